"""A batch steps many tables with one call: the same games as one by one, here or on workers."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")

from bestiaire import rl
from bestiaire.core.errors import BadInput, BadSeat, BestiaireError, IllegalMove
from bestiaire.core.state import Result
from bestiaire.rl.game import GameAsNumbers
from bestiaire.rl.stepping import payoffs
from tests.rl.games import LONG, kinds


@pytest.fixture(autouse=True)
def shelf(snip: str) -> None:
    """Snip is on the shelf, too."""


def choose(step: rl.Step, rng: Any) -> Any:
    return np.array([rng.choice(np.flatnonzero(row)) for row in step.mask])


@pytest.mark.parametrize(("key", "seats", "options"), kinds())
def test_every_table_plays_whole_games_and_goes_on(key: str, seats: int, options: dict[str, Any]) -> None:
    tables = rl.batch(key, 3, players=seats, options=options)
    rng = np.random.default_rng(1)
    step = tables.reset(seed=3)
    ended = np.zeros(3, int)
    for _ in range(100 * LONG.get(key, 1)):
        assert step.mask.any(axis=1).all()
        assert ((step.player >= 0) & (step.player < seats)).all()
        assert np.allclose(step.reward.sum(axis=1), 0, atol=1e-6)
        assert (step.reward[~step.done] == 0).all()
        ended += step.done
        if ended.sum() > len(ended):
            break
        step = tables.step(choose(step, rng))
    assert ended.sum() > 0


def test_a_table_of_a_batch_is_a_table() -> None:
    """The games of a batch are those of `bestiaire.table` with the same seed: played beside it, all is the same."""
    game = GameAsNumbers("mindbug")
    tables = rl.batch("mindbug", 1)
    step = tables.reset(seed=9)
    from bestiaire.core.rng import seeded

    seeds = seeded(9 * 1_000_003)
    table = game.new(seeds.next() << 32 | seeds.next())
    rng = np.random.default_rng(2)
    while table.choice is not None:
        assert step.player[0] == table.choice.player
        assert np.array_equal(step.observation[0], game.look(table, table.choice.player))
        assert np.array_equal(step.mask[0], game.mask(table)[0])
        action = choose(step, rng)
        table.play(game.actions.key(action[0]))
        step = tables.step(action)
    assert step.done[0]
    assert step.reward[0].tolist() == game.payoffs(table)


@pytest.mark.parametrize("key", ["mindbug", "snip"])
def test_workers_play_the_same(key: str) -> None:
    rng = np.random.default_rng(4)
    here = rl.batch(key, 5)
    with rl.batch(key, 5, workers=2) as there:
        mine, theirs = here.reset(seed=8), there.reset(seed=8)
        for _ in range(60):
            for one, other in zip(mine, theirs, strict=True):
                assert np.array_equal(one, other)
            action = choose(mine, rng)
            mine, theirs = here.step(action), there.step(action)


def test_a_worker_that_dies_is_told_of() -> None:
    tables = rl.batch("mindbug", 2, workers=1)
    step = tables.reset(seed=1)
    worker = tables._tables.processes[0]  # type: ignore[attr-defined]
    worker.kill()
    worker.join()
    with pytest.raises(BestiaireError, match="a worker process of the batch has died"):
        tables.step(step.mask.argmax(axis=1))
    tables.close()


def test_an_action_that_is_masked_out_is_named_and_changes_nothing() -> None:
    tables = rl.batch("mindbug", 3)
    step = tables.reset(seed=1)
    wrong = step.mask.argmax(axis=1)
    wrong[1] = tables.actions.number("mindbug:yes")
    with pytest.raises(IllegalMove, match=r"table 1: \d+ \(mindbug:yes\)' is not possible here; offered: play:"):
        tables.step(wrong)
    for bad in ([0, 0], [0.5, 1, 2], ["a", "b", "c"], None):
        with pytest.raises(BadInput, match="actions: must be 3 whole numbers"):
            tables.step(bad)
    with pytest.raises(IllegalMove, match="table 0: 99999"):
        tables.step([99_999, 0, 0])
    other = rl.batch("mindbug", 3)
    expected = other.reset(seed=1)
    right = step.mask.argmax(axis=1)
    for one, two in zip(tables.step(right), other.step(expected.mask.argmax(axis=1)), strict=True):
        assert np.array_equal(one, two)


def test_what_was_returned_stays_as_it_was() -> None:
    tables = rl.batch("mindbug", 2)
    first = tables.reset(seed=1)
    kept = [array.copy() for array in first]
    tables.step(first.mask.argmax(axis=1))
    for array, copy in zip(first, kept, strict=True):
        assert np.array_equal(array, copy)


def test_wrong_input_is_named() -> None:
    with pytest.raises(BadInput, match="n: must be"):
        rl.batch("mindbug", 0)
    with pytest.raises(BadInput, match="workers: must be"):
        rl.batch("mindbug", 1, workers=-1)
    with pytest.raises(BadSeat, match="players: must be 2"):
        rl.batch("mindbug", 1, players=3)


@pytest.mark.parametrize(
    ("winners", "seats", "worth"),
    [
        ([0], 2, [1, -1]),
        ([0, 1], 2, [0, 0]),
        ([2], 3, [-0.5, -0.5, 1]),
        ([0, 2], 3, [0.25, -0.5, 0.25]),
        ([], 3, [0, 0, 0]),
    ],
)
def test_what_the_end_is_worth_adds_up_to_nothing(winners: list[int], seats: int, worth: list[float]) -> None:
    assert payoffs(Result(winners, [0.0] * seats, "x"), seats) == pytest.approx(worth)
