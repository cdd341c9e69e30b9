"""The shelf: which games there are."""

from __future__ import annotations

from bestiaire.core.info import GameInfo

_shelf: dict[str, GameInfo] = {}

BUILT_IN = ("mindbug",)


def register(info: GameInfo) -> None:
    """Puts a game on the shelf; the table, the players and the command line then know it by its key."""
    if info.key in BUILT_IN:
        raise ValueError(f"there is a game of this key already: {info.key!r}")
    _shelf[info.key] = info


def unregister(key: str) -> None:
    """Takes a game off the shelf."""
    _shelf.pop(key, None)


def games() -> dict[str, GameInfo]:
    """The games by key."""
    from bestiaire.games.mindbug import MINDBUG

    return {MINDBUG.key: MINDBUG, **_shelf}
