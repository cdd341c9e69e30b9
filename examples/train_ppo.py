"""Trains a small network by playing against itself (PPO), on the CPU, in NumPy alone.

    python examples/train_ppo.py --minutes 10 --out trained
    bestiaire arena mindbug --players neural:trained/weights.npz random --games 1000

The folder holds `weights.npz` (what `neural:FILE` plays), `checkpoint.npz` (with --resume training goes on from there)
and `curves.html`. Ctrl-C stops and saves. Both seats are played by the same network; a seat learns from its own
decisions only, and what the game was worth comes at its end.
"""
# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bestiaire.core.errors import BestiaireError
from bestiaire.plots.page import page
from bestiaire.rl import Batch, batch
from bestiaire.rl.neural import Features, Network, read_arrays

HIDDEN = (256, 128)
TABLES = 128
"""Games played at once."""
STEPS = 64
"""Decisions on each table between two updates."""
EPOCHS = 3
MINIBATCH = 1024
LEARNING_RATE = 1e-3
LAMBDA = 0.95
"""How far ahead an advantage looks (generalised advantage estimation)."""
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
LARGEST_GRADIENT = 1.0
TEST_SECONDS = 45.0
"""How often it is tried against random play."""
TEST_GAMES = 200

Array = Any
"""Of NumPy."""


@dataclass
class Curves:
    """What is drawn: for each update the decisions seen so far and what was measured."""

    decisions: list[int] = field(default_factory=list)
    entropy: list[float] = field(default_factory=list)
    surprise: list[float] = field(default_factory=list)
    """How far the network's guess of the outcome was off: 0 is perfect, 1 is no idea."""
    tested_at: list[int] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    """Of games against random play."""


class Trainer:
    def __init__(self, tables: Batch, seed: int) -> None:
        self.tables = tables
        self.rng = np.random.default_rng(seed)
        self.features = Features(tables.schema)
        self.network = Network.new(self.features.size, HIDDEN, tables.actions.size, seed)
        self.mean = {name: np.zeros_like(array) for name, array in self.network.weights.items()}
        self.spread = {name: np.zeros_like(array) for name, array in self.network.weights.items()}
        self.updates = 0
        self.seconds = 0.0
        self.curves = Curves()
        self.now = tables.reset(seed)

    # -- playing

    def act(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """An action for each row, drawn by the network's chances; the logarithm of its chance; what the game is worth.
        Only actions that are possible somewhere are worked out."""
        columns = np.flatnonzero(mask.any(axis=0))
        last = self.network.hidden(seen)[-1]
        chances = log_chances(last, self.network.weights, mask[:, columns], columns)
        chosen = (chances + self.rng.gumbel(size=chances.shape)).argmax(axis=1)
        value = np.tanh(last @ self.network.weights["value.weight"] + self.network.weights["value.bias"])[:, 0]
        return columns[chosen], chances[np.arange(len(chosen)), chosen], value

    def play(self) -> dict[str, Array]:
        """So many decisions on every table, with what each was worth in the end."""
        many, seats = self.tables.n, self.tables.seats
        noted: dict[str, list[Array]] = {
            name: [] for name in ("seen", "mask", "player", "action", "chance", "value", "reward", "done")
        }
        for _ in range(STEPS):
            now = self.now
            seen = self.features(now.observation)
            action, chance, value = self.act(seen, now.mask)
            self.now = self.tables.step(action)
            told = (seen, now.mask, now.player, action, chance, value, self.now.reward, self.now.done)
            for name, array in zip(noted, told, strict=True):
                noted[name].append(array)
        _, _, value = self.act(self.features(self.now.observation), self.now.mask)
        row = np.arange(many)
        after = np.repeat(-value[:, None] / (seats - 1), seats, axis=1)  # what one hopes for, the others fear
        after[row, self.now.player] = value
        gained, pending = np.zeros((many, seats)), np.zeros((many, seats))
        advantages = []
        for step in reversed(range(STEPS)):
            over = noted["done"][step]
            after[over], gained[over], pending[over] = 0.0, 0.0, noted["reward"][step][over]
            who, value = noted["player"][step], noted["value"][step]
            advantage = pending[row, who] + after[row, who] - value + LAMBDA * gained[row, who]
            after[row, who], gained[row, who], pending[row, who] = value, advantage, 0.0
            advantages.append(advantage)
        told_all = {name: np.concatenate(noted[name]) for name in ("seen", "mask", "action", "chance", "value")}
        told_all["advantage"] = np.concatenate(advantages[::-1]).astype(np.float32)
        return told_all

    # -- learning

    def learn(self, played: dict[str, Array], rate: float) -> None:
        """Some passes over what was played. Features that are nowhere and actions that were never possible are left
        out: they would be most of the work."""
        inputs = np.flatnonzero(played["seen"].any(axis=0))
        columns = np.flatnonzero(played["mask"].any(axis=0))
        seen, mask = played["seen"][:, inputs], played["mask"][:, columns]
        action: Array = np.searchsorted(columns, played["action"])
        goal = played["advantage"] + played["value"]
        advantage = (played["advantage"] - played["advantage"].mean()) / (played["advantage"].std() + 1e-8)
        parts = {
            "hidden.0.weight": (inputs, slice(None)),
            "policy.weight": (slice(None), columns),
            "policy.bias": columns,
        }
        small = Network({name: array[parts.get(name, ...)] for name, array in self.network.weights.items()})
        entropies, errors = [], []
        for _ in range(EPOCHS):
            order: Array = self.rng.permutation(len(seen))
            for first in range(0, len(order), MINIBATCH):
                some = order[first : first + MINIBATCH]
                gradient, entropy, error = gradients(
                    small, seen[some], mask[some], action[some], played["chance"][some], advantage[some], goal[some]
                )
                self.updates += 1
                self.step(small, gradient, parts, rate)
                entropies.append(entropy)
                errors.append(error)
        for name, array in small.weights.items():
            self.network.weights[name][parts.get(name, ...)] = array
        self.curves.decisions.append((self.curves.decisions or [0])[-1] + len(seen))
        self.curves.entropy.append(float(np.mean(entropies)))
        self.curves.surprise.append(float(np.mean(errors) / max(1e-8, goal.var())))

    def step(self, small: Network, gradient: dict[str, Array], parts: dict[str, Any], rate: float) -> None:
        """Adam, with the whole gradient cut to a largest length."""
        length = np.sqrt(sum(float((array**2).sum()) for array in gradient.values()))
        cut = min(1.0, LARGEST_GRADIENT / (length + 1e-8))
        warm = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for name, array in gradient.items():
            part = parts.get(name, ...)
            mean = 0.9 * self.mean[name][part] + 0.1 * cut * array
            spread = 0.999 * self.spread[name][part] + 0.001 * (cut * array) ** 2
            self.mean[name][part], self.spread[name][part] = mean, spread
            small.weights[name] -= (rate * warm * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)

    # -- looking

    def test(self, tables: Batch) -> float:
        """How much it wins against random play, the seats shared out evenly."""
        side: Array = np.arange(tables.n) % tables.seats
        now, won, games = tables.reset(len(self.curves.won)), 0.0, 0
        while games < TEST_GAMES:
            score, _ = self.network.evaluate(self.features(now.observation))
            at_random = self.rng.random(now.mask.shape, np.float32)
            score = np.where((now.player == side)[:, None], score, at_random)
            now = tables.step(np.where(now.mask == 1, score, -np.inf).argmax(axis=1))
            won += float((now.reward[now.done, side[now.done]] > 0).sum())
            games += int(now.done.sum())
        self.curves.tested_at.append((self.curves.decisions or [0])[-1])
        self.curves.won.append(won / games)
        return won / games

    # -- keeping

    def save(self, out: Path) -> None:
        self.network.save(out / "weights.npz", self.tables.game)
        kept = {f"mean.{name}": array for name, array in self.mean.items()}
        kept |= {f"spread.{name}": array for name, array in self.spread.items()}
        kept |= {f"weight.{name}": array for name, array in self.network.weights.items()}
        told = {"updates": self.updates, "seconds": self.seconds, "curves": vars(self.curves)}
        told |= {"rng": self.rng.bit_generator.state, "game": self.tables.game.info.key, "hash": self.tables.game.hash}
        fresh = out / "checkpoint.npz.new"
        with fresh.open("wb") as file:
            np.savez(file, told=json.dumps(told), **kept)
        fresh.replace(out / "checkpoint.npz")
        (out / "curves.html").write_text(drawn(self.curves, self.tables.game.info.key), encoding="utf-8")

    def resume(self, out: Path) -> None:
        kept = read_arrays(str(out / "checkpoint.npz"))
        told = json.loads(str(kept["told"]))
        if (told["game"], told["hash"]) != (self.tables.game.info.key, self.tables.game.hash):
            raise SystemExit(f"{out}: was trained for another game, or with other observations or actions")
        for name in self.network.weights:
            self.network.weights[name] = kept[f"weight.{name}"]
            self.mean[name], self.spread[name] = kept[f"mean.{name}"], kept[f"spread.{name}"]
        self.updates, self.seconds, self.curves = told["updates"], told["seconds"], Curves(**told["curves"])
        self.rng.bit_generator.state = told["rng"]
        self.now = self.tables.reset(self.updates)


def log_chances(last: Array, weights: dict[str, Array], mask: Array, columns: Array) -> Array:
    """The logarithms of the chances of these actions; what is impossible has none."""
    scores = np.where(mask == 1, last @ weights["policy.weight"][:, columns] + weights["policy.bias"][columns], -np.inf)
    scores -= scores.max(axis=1, keepdims=True)
    return scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))


def gradients(
    network: Network, seen: Array, mask: Array, action: Array, before: Array, advantage: Array, goal: Array
) -> tuple[dict[str, Array], float, float]:
    """The gradient of PPO's loss by every weight; the entropy, and the square error of the value."""
    weights, rows = network.weights, len(seen)
    layers = network.hidden(seen)
    chances = log_chances(layers[-1], weights, mask, np.arange(mask.shape[1]))
    likely = np.exp(chances)
    row = np.arange(rows)
    ratio = np.exp(chances[row, action] - before)
    free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # beyond the clip nothing pulls any more
    pull = -(advantage * ratio * free)[:, None]
    by_score = -likely * pull
    by_score[row, action] += pull[:, 0]
    finite = np.where(mask == 1, chances, 0.0)
    entropy = -(likely * finite).sum(axis=1, keepdims=True)
    by_score += ENTROPY * likely * (finite + entropy)
    value = np.tanh(layers[-1] @ weights["value.weight"] + weights["value.bias"])[:, 0]
    error = value - goal
    by_value = (2 * VALUE * error * (1 - value**2))[:, None]
    by_score, by_value = (by_score / rows).astype(np.float32), (by_value / rows).astype(np.float32)
    found = {
        "policy.weight": layers[-1].T @ by_score,
        "policy.bias": by_score.sum(axis=0),
        "value.weight": layers[-1].T @ by_value,
        "value.bias": by_value.sum(axis=0),
    }
    back = by_score @ weights["policy.weight"].T + by_value @ weights["value.weight"].T
    for layer in reversed(range(network.depth)):
        back = back * (layers[layer + 1] > 0)
        found[f"hidden.{layer}.weight"] = layers[layer].T @ back
        found[f"hidden.{layer}.bias"] = back.sum(axis=0)
        if layer:
            back = back @ weights[f"hidden.{layer}.weight"].T
    return found, float(entropy.mean()), float((error**2).mean())


def drawn(curves: Curves, game: str) -> str:
    """A page with the curves."""
    plots: list[tuple[str, list[int], list[float], float]] = [
        ("Won against random play", curves.tested_at, curves.won, 1.0),
        ("Entropy of the choices (nats)", curves.decisions, curves.entropy, max([0.1, *curves.entropy])),
        ("Error of the guessed outcome (1: no idea)", curves.decisions, curves.surprise, max([1.0, *curves.surprise])),
    ]
    body = "\n".join(f"<h2>{escape(title)}</h2>\n{plot(title, across, up, top)}" for title, across, up, top in plots)
    style = ".line, .grid { fill: none; stroke: var(--line); } .line { stroke: var(--green); stroke-width: 2; }"
    return page(f"Training for {game}", "en", body, style)


def plot(title: str, across: list[int], up: list[float], top: float) -> str:
    """One curve as SVG, from 0 to `top`."""
    wide, high, left, below = 640, 220, 60, 30
    far = max([1, *across])
    points = " ".join(
        f"{left + x / far * (wide - left):.1f},{(high - below) * (1 - y / top) + 8:.1f}"
        for x, y in zip(across, up, strict=True)
    )
    levels = [(share * top, (high - below) * (1 - share) + 8) for share in (0, 0.5, 1)]
    marks = "".join(
        f'<path class="grid" d="M{left} {y:.0f}H{wide}"/><text x="0" y="{y + 4:.0f}">{value:.2f}</text>'
        for value, y in levels
    )
    return (
        f'<svg viewBox="0 0 {wide + 10} {high}" role="img"><title>{escape(title)}</title>{marks}'
        f'<text x="{left}" y="{high - 4}">0</text><text x="{wide - 140}" y="{high - 4}">{far:,} decisions</text>'
        f'<polyline class="line" points="{points}"/></svg>'
    )


def train(trainer: Trainer, tests: Batch, out: Path, minutes: float) -> None:
    """Plays and learns for so long, with a bar; the rate of learning sinks to a tenth on the way."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
        TimeElapsedColumn(),
    )
    begun = tested = time.monotonic()
    with Progress(*columns) as bar:
        task = bar.add_task("training", total=minutes * 60)
        try:
            while (spent := time.monotonic() - begun) < minutes * 60 or not trainer.curves.decisions:
                rate = LEARNING_RATE * (1 - 0.9 * min(1.0, spent / (minutes * 60)))
                trainer.learn(trainer.play(), rate)
                if time.monotonic() - tested > TEST_SECONDS or not trainer.curves.won:
                    won = trainer.test(tests)
                    tested = time.monotonic()
                    trainer.save(out)
                    told = f"{trainer.curves.decisions[-1]:,} decisions, {won:.0%} against random"
                    bar.update(task, description=told)
                    if not bar.console.is_terminal:
                        bar.console.print(f"{tested - begun:5.0f} s  {told}")
                bar.update(task, completed=time.monotonic() - begun)
        except KeyboardInterrupt:
            pass
    if not trainer.curves.decisions:  # stopped before anything was learned
        return
    trainer.seconds += time.monotonic() - begun
    won = trainer.test(tests)
    trainer.save(out)
    print(
        f"{trainer.curves.decisions[-1]:,} decisions in {trainer.seconds:.0f} s; {won:.0%} of {TEST_GAMES} games won."
    )
    print(f"Weights: {out / 'weights.npz'}; curves: {out / 'curves.html'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="mindbug")
    parser.add_argument(
        "--options", default="{}", help='the game\'s options as JSON, such as {"sets": ["king_of_tokyo"]}'
    )
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--out", type=Path, default=Path("trained"), help="a folder (default: trained)")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in that folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="processes that play (default: this one alone)")
    told = parser.parse_args()
    try:
        given = {"options": json.loads(told.options)}
        told.out.mkdir(parents=True, exist_ok=True)
        with batch(told.game, TABLES, workers=told.workers, **given) as tables:
            trainer = Trainer(tables, told.seed)
            if told.resume:
                trainer.resume(told.out)
            train(trainer, batch(told.game, 64, **given), told.out, told.minutes)
    except (BestiaireError, OSError, json.JSONDecodeError) as error:
        sys.exit(f"{error}")


if __name__ == "__main__":
    main()
