"""How fast the rules run here: pure Python, and compiled where the compiled files are present."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bestiaire.core.errors import BadInput
from bestiaire.core.learning import learning_of
from bestiaire.words import Phrase

MIDDLE = 16
"""After how many moves a game counts as being in its middle."""
MOST_SEATS = 4
"""So many players at most play the games that are measured."""
TREE = 300
"""How many simulations a tree grows by when they are measured."""
PACKAGE = Path(__file__).resolve().parent


def report(game: str, seconds: float, as_json: bool) -> int:
    """Measures each engine in a process of its own and prints the figures."""
    engines = ["pure", "compiled"] if is_compiled() else ["pure"]
    figures = {engine: measure_apart(engine, game, seconds) for engine in engines}
    machine = f"{platform.python_implementation()} {platform.python_version()} on {cpu_name()}, one core"
    if as_json:
        sys.stdout.write(json.dumps({"game": game, "machine": machine, "figures": figures}, indent=1) + "\n")
        return 0
    print_figures(game, machine, figures)
    return 0


def print_figures(game: str, machine: str, figures: dict[str, dict[str, float]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{game}: {machine}", title_style="bold")
    table.add_column("")
    for engine in figures:
        table.add_column(engine, justify="right")
        table.add_column("÷ calibration", justify="right", style="dim")
    for label in figures["pure"]:
        if label == "calibration loops/s":
            continue
        unit = LINES.get(label, "")
        row = [label]
        for measured in figures.values():
            calibration = measured["calibration loops/s"]
            value = measured[label]
            row.append(f"{value:,.1f} µs" if unit == "µs" else f"{value:,.0f}")
            row.append(f"{1e6 / value / calibration:,.0f}" if unit == "µs" else f"{value / calibration:,.0f}")
        table.add_row(*row)
    console = Console()
    console.print(table)
    pure = figures["pure"]["calibration loops/s"]
    console.print(
        f"Calibration: a fixed loop of plain Python, {pure:,.1f} a second here. Figures divided by it compare machines."
    )
    if "compiled" not in figures:
        console.print("Not compiled here: `make compiled` builds the compiled engine.")


LINES = {
    "games/s": "",
    "decisions/s": "",
    "decisions/s through the table": "",
    "forks/s in mid-turn": "",
    "a fork in mid-turn": "µs",
    "simulations/s of the search, games played out": "",
    "arena games/s, random, 1 process": "",
    "arena games/s, random, 2 processes": "",
}


def is_compiled() -> bool:
    """Whether compiled files lie beside the sources."""
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    return any(path.name.endswith(suffixes) for path in (PACKAGE / "core").iterdir())


def measure_apart(engine: str, game: str, seconds: float) -> dict[str, float]:
    """Measures in a fresh process, which imports either the compiled files or, for `pure`, the sources."""
    command = [sys.executable, "-c", CHILD, str(PACKAGE), engine, game, str(seconds)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["it did not say why"])[-1]
        raise BadInput(
            game,
            Phrase(
                en=f"can't be measured in a process of its own: {reason}",
                fr=f"ne peut être mesuré dans un processus à part : {reason}",
            ),
        )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


CHILD = """
import json, sys
from importlib.machinery import FileFinder, SourceFileLoader
folder, engine, game, seconds = sys.argv[1:5]
def sources_only(path):
    if not path.startswith(folder):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))
if engine == "pure":
    sys.path_hooks.insert(0, sources_only)
    sys.path_importer_cache.clear()
from bestiaire.bench import measure
print(json.dumps(measure(game, float(seconds))))
"""


def measure(game: str, seconds: float) -> dict[str, float]:
    """The figures of the engine that this process has imported."""
    import bestiaire

    info = bestiaire.game(game)
    games, decisions = through_the_engine(info, info.options, seconds)
    fork = mid_turn_fork(info, seconds)
    variants = {
        f"decisions/s, {name}": through_the_engine(info, {**info.options, **options}, seconds)[1]
        for name, options in info.variants.items()
    }
    return {
        "calibration loops/s": calibration(),
        "games/s": games,
        "decisions/s": decisions,
        "decisions/s through the table": through_the_table(info, seconds),
        "forks/s in mid-turn": 1 / fork,
        "a fork in mid-turn": fork * 1e6,
        "simulations/s of the search, games played out": simulations(info, seconds),
        "arena games/s, random, 1 process": in_the_arena(game, 1, round(games * seconds / 3)),
        "arena games/s, random, 2 processes": in_the_arena(game, 2, round(games * seconds / 3)),
        **variants,
        **in_environments(info, seconds),
        **beside(seconds),
    }


def in_environments(info: Any, seconds: float) -> dict[str, float]:
    """Steps a second as learning programs make them, where NumPy is installed."""
    if importlib.util.find_spec("numpy") is None or learning_of(info) is None:
        return {}
    from bestiaire.rl.bench import environments

    return environments(info.key, seconds)


def calibration() -> float:
    """How often a second a fixed loop of plain Python runs, the best of thirty."""
    best = 0.0
    for _ in range(30):
        start = time.perf_counter()
        values = list(range(100))
        total = 0
        for turn in range(1000):
            for value in values:
                total += value ^ turn
        best = max(best, 1 / (time.perf_counter() - start))
    return best


def through_the_engine(info: Any, options: dict[str, Any], seconds: float) -> tuple[float, float]:
    """Games and decisions a second, random players, nothing remembered."""
    from bestiaire.core.engine import play_at_random
    from bestiaire.core.rng import seeded

    seats = seats_for(info, options)

    def one_game(seed: int) -> int:
        return play_at_random(info.new(seats, dict(options), seeded(seed)), seeded(seed + 1_000_000_007))

    return rates(one_game, seconds)


def seats_for(info: Any, options: dict[str, Any]) -> int:
    """Up to four players, as far as the game and these options take them."""
    from bestiaire.core.rng import seeded

    fewest, most = info.players
    for seats in range(min(most, MOST_SEATS), fewest, -1):
        try:
            info.new(seats, dict(options), seeded(0))
        except BadInput:
            continue
        return seats
    return int(fewest)


def through_the_table(info: Any, seconds: float) -> float:
    """Decisions a second on the public table."""
    from bestiaire.core.record import new_table
    from bestiaire.core.rng import seeded

    seats = seats_for(info, info.options)

    def one_game(seed: int) -> int:
        table = new_table(info, seed, seats)
        rng = seeded(seed + 1_000_000_007)
        decisions = 0
        choice = table.choice
        while choice is not None:
            options = choice.options
            table.play(options[rng.below(len(options))])
            choice = table.choice
            decisions += 1
        return decisions

    return rates(one_game, seconds)[1]


def rates(one_game: Callable[[int], int], seconds: float) -> tuple[float, float]:
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += one_game(games)
        games += 1
    took = time.perf_counter() - start
    return games / took, decisions / took


def mid_turn_fork(info: Any, seconds: float) -> float:
    """Seconds for a fork in the middle of a turn: the mean over such places of random games."""
    from bestiaire.core.record import new_table
    from bestiaire.core.rng import seeded

    spent, forks, seed = 0.0, 0, 0
    while spent < seconds / 2:
        table = new_table(info, seed)
        rng = seeded(seed)
        seed += 1
        while table.choice is not None:
            table.play(rng.below(len(table.choice.options)))
            if not table.is_at_stage_start and table.choice is not None:
                start = time.perf_counter()
                for _ in range(20):
                    table.fork()
                spent += time.perf_counter() - start
                forks += 20
    return spent / forks


def simulations(info: Any, seconds: float) -> float:
    """Simulations a second of the searching player in the middle of games, each played to its end."""
    from bestiaire.core.record import new_table
    from bestiaire.core.rng import seeded
    from bestiaire.players import Search, Seat
    from bestiaire.players.search import FOREVER

    done, spent, seed = 0, 0.0, 0
    while spent < seconds:
        table = new_table(info, seed)
        rng = seeded(seed)
        for _ in range(MIDDLE):
            if table.choice is not None:
                table.play(rng.below(len(table.choice.options)))
        seed += 1
        if table.choice is None or len(table.choice.options) == 1:
            continue
        search = Search(Seat(table), seed, FOREVER)
        start = time.perf_counter()
        for _ in range(TREE):
            search.simulate()
        spent += time.perf_counter() - start
        done += TREE
    return done / spent


def beside(seconds: float) -> dict[str, float]:
    """The same of others, where they are installed: OpenSpiel's own search for games with hidden cards (ISMCTS, in
    Python), on gin rummy, whose games are about as long as ours for two; games played out from the first move."""
    if importlib.util.find_spec("pyspiel") is None:
        return {}
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    dice = np.random.RandomState(1)
    game = pyspiel.load_game("gin_rummy")
    done, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, TREE, random_state=dice)
        start = time.perf_counter()
        bot.step(state)
        spent += time.perf_counter() - start
        done += TREE
    return {"OpenSpiel's ISMCTS on gin rummy, simulations/s": done / spent}


def in_the_arena(game: str, jobs: int, games: int) -> float:
    """Random games a second in the arena, cards counted and results written, on so many processes."""
    from bestiaire import arena

    pair = ["random", "random"]
    with tempfile.TemporaryDirectory(prefix="bestiaire-") as folder:
        start = time.perf_counter()
        with arena.run(game, pair, max(1, games), seed=1, jobs=jobs, out=Path(folder) / "out") as results:
            return len(results) / (time.perf_counter() - start)


def cpu_name() -> str:
    """The processor's name as the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
