"""The shelf: which games there are. Every folder in here is a game that comes with the program; its `__init__` has the
game under its key in capitals.

`bestiaire.games` is this package and can be called: `bestiaire.games()` lists the games, and
`import bestiaire.games.mindbug as mindbug` finds one of them.

A folder that can't be loaded is left out, and the log says once why: the other games can be played all the same.
"""

from __future__ import annotations

import logging
import sys
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from bestiaire.core.asked import check_declared
from bestiaire.core.info import GameInfo

_shelf: dict[str, GameInfo] = {}
log = logging.getLogger("bestiaire.games")


@cache
def _folders() -> tuple[str, ...]:
    """The keys of the games that come with the program."""
    return tuple(found.name for found in iter_modules(__path__) if found.ispkg)


@cache
def _loaded() -> tuple[dict[str, GameInfo], dict[str, str]]:
    """The games that come with the program, and of those that can't be loaded what is wrong with them."""
    found: dict[str, GameInfo] = {}
    wrong: dict[str, str] = {}
    for key in _folders():
        try:
            found[key] = load(key)
        except Exception as error:  # whatever it is: it takes no other game with it
            wrong[key] = mistake(key, error)
            log.error("%s. The game is left out.", wrong[key])
    return found, wrong


@cache
def _built_in() -> dict[str, GameInfo]:
    """The games that come with the program, in the order of the shelf."""
    found, _ = _loaded()
    return {info.key: info for info in sorted(found.values(), key=lambda info: (info.shelf, info.key))}


def load(key: str) -> GameInfo:
    """The game of a folder, or whatever error its modules raise."""
    info = getattr(import_module(f"{__name__}.{key}"), key.upper(), None)
    if not isinstance(info, GameInfo):
        raise LookupError(f"no GameInfo named {key.upper()} in its __init__")
    if info.key != key:
        raise LookupError(f"its GameInfo has the key {info.key!r}, which must be the name of the folder")
    return info


def mistake(key: str, error: Exception) -> str:
    """What is wrong with a folder, and what to do."""
    missing = (error.name or "") if isinstance(error, ImportError) else ""
    if missing.startswith(f"{__name__}.{key}.generated"):
        if isinstance(error, ModuleNotFoundError):
            return f"games/{key}/generated is missing: run `make fields`"
        return f"games/{key}/generated does not fit table/fields.py any more ({error}): run `make fields`"
    return f"games/{key}: {error}" if type(error) is LookupError else f"games/{key}: {type(error).__name__}: {error}"


def broken() -> dict[str, str]:
    """The folders that can't be loaded: what is wrong with each, by its name."""
    return dict(_loaded()[1])


def is_built_in(key: str) -> bool:
    """Whether a game comes with the program, so that every process knows it."""
    return key in _folders()


def register(info: GameInfo) -> None:
    """Puts a game on the shelf; the table, the players, the command line and the browser then know it by its key."""
    if is_built_in(info.key):
        raise ValueError(f"there is a game of this key already: {info.key!r}")
    check_declared(info)
    _shelf[info.key] = info


def unregister(key: str) -> None:
    """Takes a game off the shelf."""
    _shelf.pop(key, None)


def first_key() -> str:
    """The game that is meant where nobody names one: the first of the shelf."""
    return next(iter(_built_in()))


def games() -> dict[str, GameInfo]:
    """The games by key: those that come with the program, then those that were registered."""
    return _built_in() | _shelf


class _Shelf(ModuleType):
    """A function of the same name in `bestiaire` would stand before this package and hide the games in it."""

    def __call__(self) -> dict[str, GameInfo]:
        return games()


sys.modules[__name__].__class__ = _Shelf
