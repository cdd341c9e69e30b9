"""Games on disk that can't be read or replayed: each is logged once and counted, and the others are not affected."""

from __future__ import annotations

import logging

log = logging.getLogger("bestiaire.web")


class BrokenRow(Exception):
    """What is stored of a game can't be read."""


class BrokenGames:
    """Those that were found since the start of the server."""

    def __init__(self) -> None:
        self.known: set[str] = set()

    def report(self, game_id: str, error: Exception) -> None:
        """Notes a game that is broken, and why; the first time."""
        if game_id not in self.known:
            self.known.add(game_id)
            log.error("game %s is broken and can't be shown: %s", game_id, error, exc_info=error)
