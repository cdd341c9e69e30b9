"""Resigning: the game of two ends at once, wherever it stands, and the record tells it."""

from __future__ import annotations

import pytest

import bestiaire
from bestiaire.core.record import new_table, replay_record
from bestiaire.core.rng import seeded
from bestiaire.core.telling import tell_ending, tell_event
from tests.tiny import SNIP


def after(moves: int, seed: int = 4) -> bestiaire.Table:
    table = bestiaire.table("mindbug", seed=seed)
    dice = seeded(seed)
    for _ in range(moves):
        assert table.choice is not None
        table.play(dice.below(len(table.choice.options)))
    return table


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moves", [0, 1, 2, 5, 9])
def test_the_other_seat_wins_and_the_game_comes_back_as_it_was(moves: int, seat: int) -> None:
    table = after(moves)
    table.resign(seat)
    assert table.choice is None
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ([1 - seat], "resigned")
    assert table.moves[-1] == f"resign:{seat}"
    assert table.events[-1].seen_by(None) == {"event": "resign", "seat": seat}
    assert table.outcome()[1 - seat] == 1.0
    for again in (
        bestiaire.replay(table.record()),
        bestiaire.table("mindbug", position=table.position()),
        table.fork(),
    ):
        assert again.digest() == table.digest()
        assert again.result is not None
        assert again.result.to_json() == table.result.to_json()
        assert again.choice is None


def test_it_can_be_taken_back() -> None:
    table = after(7)
    before = table.digest()
    table.resign(1)
    table.undo()
    assert table.digest() == before
    assert table.result is None


def test_nobody_resigns_twice_or_for_nobody() -> None:
    table = after(3)
    for seat in (2, -1, True, "0", None):
        with pytest.raises(bestiaire.BadSeat):
            table.resign(seat)
    assert table.result is None
    table.resign(0)
    digest = table.digest()
    with pytest.raises(bestiaire.IllegalMove):
        table.resign(1)
    assert table.digest() == digest


def test_where_more_than_two_play_nobody_can_end_the_game_for_all() -> None:
    table = new_table(SNIP, seed=1, players=3)
    with pytest.raises(bestiaire.BadSeat):
        table.resign(0)
    record = {**table.record(), "moves": ["resign:0"], "digests": []}
    with pytest.raises(bestiaire.BadRecord, match=r"moves\[0\]"):
        replay_record(SNIP, record)


@pytest.mark.parametrize(
    ("lang", "seat", "said"),
    [
        ("en", 0, "You resign: Max wins."),
        ("en", 1, "Ana resigns: you win!"),
        ("fr", None, "Ana abandonne\u00a0: Max gagne."),
    ],
)
def test_how_it_is_told(lang: str, seat: int | None, said: str) -> None:
    table = after(2)
    table.resign(0)
    assert table.result is not None
    words = table.info.words()
    assert words is not None
    assert tell_ending(words, table.result.to_json(), seat, ["Ana", "Max"], lang) == said
    assert tell_event(words, table.events[-1].seen_by(seat), seat, ["Ana", "Max"], lang) == said
