"""The arena: players meet in many games, and the results tell who is better and which card wins. See docs/arena.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bestiaire.arena.cluster import Cluster
from bestiaire.arena.processes import Processes
from bestiaire.arena.results import Results, create, load
from bestiaire.arena.settings import MOST_GAMES, Settings, read_settings
from bestiaire.arena.work import Engine, play_here
from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.errors import BadInput
from bestiaire.words import Phrase

__all__ = ["ENGINES", "Results", "Settings", "load", "resume", "run"]

ENGINES = ("processes", "ray")
MOST_JOBS = 1024

Watcher = Callable[[int, int], None]
"""Is told, now and then, how many games are over and how many there are."""


def run(
    game: str,
    players: Sequence[str],
    games: int,
    *,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int | None = None,
    cards: bool = True,
    out: str | Path | None = None,
    jobs: int = 0,
    engine: str = "processes",
    address: str | None = None,
    watch: Watcher | None = None,
) -> Results:
    """Lets players meet, `games` games for every pairing, on so many processes (0: in this one).

    >>> from bestiaire import arena
    >>> results = arena.run("mindbug", ["greedy", "random"], games=4, seed=7)
    >>> len(results)
    4
    """
    settings = read_settings(game, players, games, options, seats, seed, cards)
    chosen = choose_engine(engine, jobs, address)
    return begin(settings, out, chosen, watch)


def begin(settings: Settings, out: str | Path | None, engine: Engine, watch: Watcher | None) -> Results:
    """A new arena of these settings. If not one game comes to its end, no folder is left behind."""
    results = create(settings, None if out is None else Path(out).expanduser())
    try:
        return play_missing(results, engine, watch)
    except BaseException:
        if not len(results):
            results.remove()
        raise


def resume(
    folder: str | Path,
    *,
    games: int | None = None,
    jobs: int = 0,
    engine: str = "processes",
    address: str | None = None,
    watch: Watcher | None = None,
) -> Results:
    """Goes on with the arena in this folder; `games` may ask for more of them than before."""
    return go_on(folder, games, choose_engine(engine, jobs, address), watch)


def go_on(folder: str | Path, games: int | None, engine: Engine, watch: Watcher | None) -> Results:
    results = load(folder)
    if games is not None:
        results.ask_for(Reader(games, "games", BadInput).number(1, MOST_GAMES))
    return play_missing(results, engine, watch)


def choose_engine(engine: str, jobs: int, address: str | None) -> Engine:
    if engine not in ENGINES:
        raise BadInput("engine", unknown_of_few(engine, ENGINES))
    Reader(jobs, "jobs", BadInput).number(0, MOST_JOBS)
    if engine == "ray":
        return Cluster(address, jobs)
    if address is not None:
        raise BadInput("address", Phrase(en="only goes with the engine ray", fr="ne va qu'avec le moteur ray"))
    return Processes(jobs) if jobs else play_here


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
