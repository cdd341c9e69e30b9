"""The same games wherever they are played; and no game is lost, whoever dies."""

from __future__ import annotations

import importlib.util
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import bestiaire
from bestiaire import BadInput, arena
from bestiaire.arena.match import Row
from tests.cli.terminal import Terminal
from tests.tiny import SNIP

PLAYERS = ["search:20", "greedy", "random"]
needs_ray = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="ray is not installed")


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_any_number_of_processes_plays_the_same_games(jobs: int) -> None:
    here = arena.run("mindbug", PLAYERS, 2, seed=11)
    there = arena.run("mindbug", PLAYERS, 2, seed=11, jobs=jobs)
    assert list(there) == list(here)


def test_many_small_games(snip: str) -> None:
    here = arena.run(snip, ["random", "random"], 600, seed=11)
    there = arena.run(snip, ["random", "random"], 600, seed=11, jobs=2)
    assert len(there) == 1200
    assert list(there) == list(here)


@pytest.fixture
def another_thread() -> Iterator[None]:
    """A program that does something else at the same time: it can't be forked."""
    over = threading.Event()
    other = threading.Thread(target=over.wait)
    other.start()
    yield
    over.set()
    other.join()


@pytest.mark.usefixtures("another_thread")
def test_a_program_with_threads_sends_its_game_along(snip: str) -> None:
    here = arena.run(snip, ["random", "greedy"], 3, seed=11)
    assert list(arena.run(snip, ["random", "greedy"], 3, seed=11, jobs=2)) == list(here)


@pytest.mark.usefixtures("another_thread")
def test_a_game_that_can_not_be_sent() -> None:
    def new(seats: int, options: dict[str, object], rng: bestiaire.Random) -> bestiaire.State[int]:
        return SNIP.new(seats, options, rng)

    local = bestiaire.GameInfo(key="local", name=SNIP.name, players=(3, 3), new=new, restore=SNIP.restore)
    bestiaire.register(local)
    try:
        with pytest.raises(BadInput, match="local: can't be sent to other processes") as error:
            arena.run("local", ["random", "greedy"], 3, jobs=2)
        assert error.value.say("fr") != error.value.say("en")
        assert len(arena.run("local", ["random", "greedy"], 3)) == 6
    finally:
        bestiaire.unregister("local")


def rows(folder: Path) -> list[Row]:
    """What an arena of the mortal game left, read with that game on the shelf."""
    from tests.arena.mortal import MORTAL

    bestiaire.register(MORTAL)
    try:
        with arena.load(folder) as results:
            assert results.is_complete
            return list(results)
    finally:
        bestiaire.unregister(MORTAL.key)


ENGINES = [pytest.param((), id="processes"), pytest.param(("--engine", "ray"), id="ray", marks=needs_ray)]
QUIET_RAY = {"RAY_AUTH_MODE": "disabled"}


@pytest.mark.parametrize("engine", ENGINES)
def test_a_worker_that_is_killed_loses_no_game(tmp_path: Path, engine: tuple[str, ...]) -> None:
    terminal = Terminal(tmp_path, "tests.arena.mortal")
    arena_of = ("arena", "mortal", "--players", "random", "greedy", "--games", "30", "--seed", "5", "--jobs", "2")
    calm = terminal.run(*arena_of, "--out", "calm")
    killed = terminal.run(*arena_of, *engine, "--out", "killed", MORTAL_FLAG=str(tmp_path / "flag"), **QUIET_RAY)
    assert (tmp_path / "flag").exists()
    assert (calm.returncode, killed.returncode, killed.stderr) == (0, 0, "")
    assert rows(tmp_path / "killed") == rows(tmp_path / "calm")


def test_a_game_that_kills_every_worker_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.arena.mortal import MORTAL

    monkeypatch.setenv("MORTAL_ALWAYS", "1")
    bestiaire.register(MORTAL)
    try:
        monkeypatch.setenv("MORTAL_MAIN", str(os.getpid()))
        monkeypatch.setenv("MORTAL_FLAG", str(tmp_path / "flag"))
        with pytest.raises(bestiaire.BrokenGame, match=r"game [01] of the arena: 3 workers have died over it"):
            arena.run("mortal", ["random", "random"], 3, seed=1, jobs=2)
    finally:
        bestiaire.unregister(MORTAL.key)


@needs_ray
@pytest.mark.long
def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    """Longer ones than those that `test_a_worker_that_is_killed_loses_no_game` compares."""
    terminal = Terminal(tmp_path)
    done = terminal.run(
        "arena", "mindbug", "--players", *PLAYERS, "--games", "2", "--seed", "11", "--engine", "ray", "--jobs", "2",
        "--out", "out", **QUIET_RAY,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    with arena.load(tmp_path / "out") as there:
        assert list(there) == list(arena.run("mindbug", PLAYERS, 2, seed=11))


@needs_ray
def test_a_cluster_that_is_not_there(tmp_path: Path) -> None:
    two = ("arena", "mindbug", "--players", "random", "greedy")
    done = Terminal(tmp_path).run(*two, "--engine", "ray", "--address", "127.0.0.1:1", "--lang", "fr")
    assert done.returncode == 2
    assert "aucune grappe à rejoindre : connexion refusée" in done.stderr.replace("\u00a0", " ")
    assert len(done.stderr.splitlines()) == 1
    assert not list(tmp_path.glob("arena*"))


def test_an_error_in_a_worker_is_told(snip: str) -> None:
    """A rule that fails in another process is shown with its own traceback."""
    broken = bestiaire.GameInfo(key="broken", name=SNIP.name, players=(3, 3), new=fails_later, restore=SNIP.restore)
    bestiaire.register(broken)
    try:
        with pytest.raises(bestiaire.BrokenGame, match=r"game [0-9]+ of the arena could not be played") as error:
            arena.run("broken", ["random", "random"], 3, seed=1, jobs=2)
        assert "ZeroDivisionError" in str(error.value)
    finally:
        bestiaire.unregister("broken")


def fails_later(seats: int, options: dict[str, object], rng: bestiaire.Random) -> bestiaire.State[int]:
    """A game whose set-up goes well in the process that asks for it, and nowhere else."""
    import multiprocessing

    if multiprocessing.parent_process() is not None:
        raise ZeroDivisionError
    return SNIP.new(seats, options, rng)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"jobs": -1}, "jobs: must be from 0 to 1024, not -1"),
        ({"engine": "abacus"}, "engine: unknown: 'abacus'; there are: processes, ray"),
        ({"address": "auto"}, "address: only goes with the engine ray"),
    ],
)
def test_an_engine_that_can_not_be(how: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput) as error:
        arena.run("mindbug", ["random", "random"], 2, **how)  # type: ignore[arg-type]
    assert said in str(error.value)
    assert error.value.say("fr") != error.value.say("en")
