"""An arena from its first game to its last: begun, gone on with, and kept whatever ends it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bestiaire.arena.results import Results, create, load
from bestiaire.arena.settings import MOST_GAMES, Settings
from bestiaire.arena.work import Engine
from bestiaire.core.check import Reader
from bestiaire.core.errors import BadInput

Watcher = Callable[[int, int], None]
"""Is told, now and then, how many games are over and how many there are."""


def begin(settings: Settings, out: str | Path | None, engine: Engine, watch: Watcher | None) -> Results:
    """A new arena of these settings. If not one game comes to its end, no folder is left behind."""
    results = create(settings, None if out is None else Path(out).expanduser())
    try:
        return play_missing(results, engine, watch)
    except BaseException:
        if not len(results):
            results.remove()
        raise


def go_on(folder: str | Path, games: int | None, engine: Engine, watch: Watcher | None) -> Results:
    results = load(folder)
    if games is not None:
        results.ask_for(Reader(games, "games", BadInput).number(1, MOST_GAMES))
    return play_missing(results, engine, watch)


def play_missing(results: Results, engine: Engine, watch: Watcher | None) -> Results:
    """Plays what is not there yet. Whatever ends it, the games that were over are kept."""
    done, total = len(results), results.settings.total
    playing = engine(results.settings, results.missing())
    try:
        if watch is not None:
            watch(done, total)
        for rows in playing:
            if rows:
                results.add(rows)
                done += len(rows)
            if watch is not None:
                watch(done, total)
    finally:
        close = getattr(playing, "close", None)
        if close is not None:
            close()
    return results
