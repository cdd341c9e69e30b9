"""The shelf: which games there are.

`bestiaire.games` is this package and can be called: `bestiaire.games()` lists the games, and
`import bestiaire.games.mindbug as mindbug` finds one of them.
"""

from __future__ import annotations

import sys
from types import ModuleType

from bestiaire.core.asked import check_declared
from bestiaire.core.info import GameInfo

_shelf: dict[str, GameInfo] = {}

BUILT_IN = ("mindbug", "duel", "tokyo", "orcs")


def register(info: GameInfo) -> None:
    """Puts a game on the shelf; the table, the players and the command line then know it by its key."""
    if info.key in BUILT_IN:
        raise ValueError(f"there is a game of this key already: {info.key!r}")
    check_declared(info)
    _shelf[info.key] = info


def unregister(key: str) -> None:
    """Takes a game off the shelf."""
    _shelf.pop(key, None)


def games() -> dict[str, GameInfo]:
    """The games by key."""
    from bestiaire.games.duel import DUEL
    from bestiaire.games.mindbug import MINDBUG
    from bestiaire.games.orcs import ORCS
    from bestiaire.games.tokyo import TOKYO

    return {info.key: info for info in (MINDBUG, DUEL, TOKYO, ORCS)} | _shelf


class _Shelf(ModuleType):
    """A function of the same name in `bestiaire` would stand before this package and hide the games in it."""

    def __call__(self) -> dict[str, GameInfo]:
        return games()


sys.modules[__name__].__class__ = _Shelf
