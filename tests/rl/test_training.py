"""The example that trains: it learns, saves, goes on where it stopped, and what it saved plays."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")

import bestiaire
from bestiaire import rl
from bestiaire.players import Seat, player
from bestiaire.rl.neural import Network

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_ppo.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_ppo"] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def test_gradients_are_those_of_the_loss(example: Any) -> None:
    """Each gradient against the difference that a small step makes."""
    rng = np.random.default_rng(1)
    network = Network.new(6, (5, 4), 7, seed=2)
    network.weights = {
        name: (array + 0.3 * rng.standard_normal(array.shape)).astype(np.float64)
        for name, array in network.weights.items()
    }
    rows = 8
    seen = rng.standard_normal((rows, 6))
    mask = (rng.random((rows, 7)) < 0.6).astype(np.int8)
    mask[:, 0] = 1
    action = np.array([int(rng.choice(np.flatnonzero(row))) for row in mask])
    before = rng.standard_normal(rows) * 0.1 - 1.5
    advantage, goal = rng.standard_normal(rows), rng.uniform(-1, 1, rows)

    def loss() -> float:
        layers = network.hidden(seen)
        chances = example.log_chances(layers[-1], network.weights, mask, np.arange(7))
        ratio = np.exp(chances[np.arange(rows), action] - before)
        clipped = np.clip(ratio, 1 - example.CLIP, 1 + example.CLIP)
        gain = np.minimum(ratio * advantage, clipped * advantage)
        finite = np.where(mask == 1, chances, 0.0)
        entropy = -(np.exp(chances) * finite).sum(axis=1)
        value = np.tanh(layers[-1] @ network.weights["value.weight"] + network.weights["value.bias"])[:, 0]
        return float((-gain - example.ENTROPY * entropy + example.VALUE * (value - goal) ** 2).mean())

    found, _, _ = example.gradients(network, seen, mask, action, before, advantage, goal)
    for name, array in network.weights.items():
        for place in list(np.ndindex(array.shape))[:6]:
            kept = array[place]
            array[place] = kept + 1e-5
            above = loss()
            array[place] = kept - 1e-5
            below = loss()
            array[place] = kept
            assert found[name][place] == pytest.approx((above - below) / 2e-5, abs=1e-5), f"{name} {place}"


@pytest.fixture(autouse=True)
def briefly(example: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is played: it is about how it works, not how well."""
    for name, few in (("TABLES", 8), ("TEST_GAMES", 4), ("MINIBATCH", 256)):
        monkeypatch.setattr(example, name, few)


def test_it_learns_saves_and_goes_on(example: Any, tmp_path: Path) -> None:
    tables = rl.batch("mindbug", 16)
    trainer = example.Trainer(tables, 1)
    for _ in range(2):
        trainer.learn(trainer.play(), example.LEARNING_RATE)
    trainer.test(rl.batch("mindbug", 8))
    trainer.save(tmp_path)
    again = example.Trainer(rl.batch("mindbug", 16), 2)
    again.resume(tmp_path)
    assert again.updates == trainer.updates
    assert again.curves == trainer.curves
    for name, array in trainer.network.weights.items():
        assert np.array_equal(again.network.weights[name], array)
        assert np.array_equal(again.spread[name], trainer.spread[name])
    page = (tmp_path / "curves.html").read_text(encoding="utf-8")
    assert page.count("<polyline") == 3
    table = bestiaire.table("mindbug", seed=1)
    assert table.choice is not None
    assert player(f"neural:{tmp_path / 'weights.npz'}", 1).choose(Seat(table)) in table.choice.keys


def test_what_a_seat_did_is_judged_by_its_own_end(example: Any) -> None:
    """With nothing to hope for in between, an advantage is what the game was worth to that seat."""
    trainer = example.Trainer(rl.batch("mindbug", 4), 3)
    for name in ("value.weight", "value.bias"):
        trainer.network.weights[name][:] = 0
    done = []
    step = trainer.tables.step

    def noted(action: Any) -> Any:
        players = trainer.now.player.copy()
        after = step(action)
        done.append((players, after.done.copy(), after.reward.copy()))
        return after

    trainer.tables.step = noted
    while not any(over.any() for _, over, _ in done[-example.STEPS :]):
        played = trainer.play()
    advantage = played["advantage"].reshape(example.STEPS, 4)
    for at, (players, over, reward) in enumerate(done[-example.STEPS :]):
        for table in np.flatnonzero(over):
            assert advantage[at, table] == reward[table, players[table]]


def test_a_checkpoint_of_another_game_is_refused(example: Any, tmp_path: Path) -> None:
    trainer = example.Trainer(rl.batch("mindbug", 2), 1)
    trainer.save(tmp_path)
    with pytest.raises(SystemExit, match="another game"):
        example.Trainer(rl.batch("duel", 2), 1).resume(tmp_path)


def test_the_command_runs(example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(example, "STEPS", 8)
    monkeypatch.setattr(sys, "argv", ["train_ppo.py", "--minutes", "0.002", "--out", str(tmp_path / "out")])
    example.main()
    monkeypatch.setattr(sys, "argv", [*sys.argv, "--resume"])
    example.main()
    assert "decisions in" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["train_ppo.py", "--game", "chess", "--out", str(tmp_path / "out")])
    with pytest.raises(SystemExit, match="chess"):
        example.main()
