"""The arena: players meet in many games, and the results tell who is better and which card wins. See docs/arena.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from bestiaire.arena.cluster import Cluster
from bestiaire.arena.playing import Watcher, begin, go_on
from bestiaire.arena.processes import Processes
from bestiaire.arena.results import Results, load
from bestiaire.arena.settings import Settings, read_settings
from bestiaire.arena.sizes import Sizes, SizesWatcher, begin_sizes, go_on_with_sizes, load_sizes
from bestiaire.arena.sizes_settings import read_sizes
from bestiaire.arena.work import Engine, play_here
from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.errors import BadInput
from bestiaire.words import Phrase

__all__ = [
    "ENGINES",
    "Results",
    "Settings",
    "Sizes",
    "load",
    "load_sizes",
    "resume",
    "resume_sizes",
    "run",
    "run_sizes",
]

ENGINES = ("processes", "ray")
MOST_JOBS = 1024


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


def run_sizes(
    game: str,
    players: Sequence[str],
    games: int,
    *,
    options: dict[str, Any] | None = None,
    seats: Iterable[int] | None = None,
    seed: int | None = None,
    cards: bool = True,
    out: str | Path | None = None,
    jobs: int = 0,
    engine: str = "processes",
    address: str | None = None,
    watch: SizesWatcher | None = None,
) -> Sizes:
    """An arena for each of these numbers of players (all that the game allows, if not said), one after the other.

    >>> from bestiaire import arena
    >>> sizes = arena.run_sizes("orcs", ["random", "random"], games=1, seats=[2, 3], seed=7)
    >>> {players: len(results) for players, results in sizes.items()}
    {2: 2, 3: 6}
    """
    wanted = read_sizes(game, players, games, options, seats, seed, cards)
    chosen = choose_engine(engine, jobs, address)
    return begin_sizes(wanted, out, chosen, watch)


def resume_sizes(
    folder: str | Path,
    *,
    games: int | None = None,
    jobs: int = 0,
    engine: str = "processes",
    address: str | None = None,
    watch: SizesWatcher | None = None,
) -> Sizes:
    """Goes on with the arenas in this folder; `games` may ask each of them for more than before."""
    return go_on_with_sizes(folder, games, choose_engine(engine, jobs, address), watch)


def choose_engine(engine: str, jobs: int, address: str | None) -> Engine:
    if engine not in ENGINES:
        raise BadInput("engine", unknown_of_few(engine, ENGINES))
    Reader(jobs, "jobs", BadInput).number(0, MOST_JOBS)
    if engine == "ray":
        return Cluster(address, jobs)
    if address is not None:
        raise BadInput("address", Phrase(en="only goes with the engine ray", fr="ne va qu'avec le moteur ray"))
    return Processes(jobs) if jobs else play_here
