"""The shelf: which games there are. Every folder in here is a game that comes with the program; its `__init__` has the
game under its key in capitals.

`bestiaire.games` is this package and can be called: `bestiaire.games()` lists the games, and
`import bestiaire.games.mindbug as mindbug` finds one of them.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from bestiaire.core.asked import check_declared
from bestiaire.core.info import GameInfo

_shelf: dict[str, GameInfo] = {}


@cache
def _folders() -> tuple[str, ...]:
    """The keys of the games that come with the program."""
    return tuple(found.name for found in iter_modules(__path__) if found.ispkg)


@cache
def _built_in() -> dict[str, GameInfo]:
    """The games that come with the program, in the order of the shelf."""
    found: list[GameInfo] = [getattr(import_module(f"{__name__}.{key}"), key.upper()) for key in _folders()]
    return {info.key: info for info in sorted(found, key=lambda info: (info.shelf, info.key))}


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
