"""The prover: what is no win by force is no puzzle, whatever lies there in truth."""

from __future__ import annotations

from typing import Any

import pytest

from bestiaire.core.record import table_at
from bestiaire.core.rng import Named, Unnamed, dice_of_set, seeded, sets_of_dice
from bestiaire.core.table import Table
from bestiaire.puzzles.finding import glance, puzzle_at
from bestiaire.puzzles.prover import Prover, TooMuch
from bestiaire.puzzles.proving import interval, prove
from bestiaire.puzzles.puzzle import Puzzle, play_way, table_of, way_of
from tests.puzzles.probe import PROBE


def probe(*moves: str, card: int = 1) -> Table:
    return table_at(PROBE, {"moves": list(moves), "card": card}, 7)


def answer(*moves: str, **more: Any) -> tuple[str, int] | None:
    proof = prove(probe(*moves, **more))
    return None if proof is None else (proof.answer, proof.within)


@pytest.mark.parametrize("other", ["die_2", "die_6", "card_3", "ask", "wait"])
def test_the_only_sure_move_is_the_answer(other: str) -> None:
    assert answer("sure", other) == ("do:sure", 1)
    assert answer(other, "sure") == ("do:sure", 1)


def test_a_die_that_always_wins_is_a_win_by_force() -> None:
    assert answer("die_1", "die_2") == ("do:die_1", 1)


def test_a_card_wins_only_if_every_card_would() -> None:
    """The card that lies there is a 1; seat 0 can't know that."""
    assert answer("card_4", "card_3") == ("do:card_4", 1)
    assert answer("card_3", "ask", card=1) is None
    assert answer("card_3", "sure", card=1) == ("do:sure", 1)


def test_two_winning_moves_are_no_puzzle() -> None:
    assert answer("sure", "die_1") is None
    assert answer("sure", "card_4", "ask") is None


def test_a_win_in_the_next_turn_is_found_if_there_is_none_in_this() -> None:
    assert answer("wait", "ask") == ("do:wait", 2)
    assert answer("wait", "sure") == ("do:sure", 1)


def test_a_win_before_anybody_is_asked_again_is_in_time() -> None:
    assert answer("end", "ask") == ("do:end", 1)
    assert answer("end", "sure") is None


def test_hope_is_no_proof() -> None:
    assert answer("ask", "die_2") is None


def test_who_has_no_steps_left_says_so() -> None:
    with pytest.raises(TooMuch):
        Prover(probe("die_1", "ask"), 1, 3).try_move("do:die_1")
    assert prove(probe("die_1", "ask"), most_steps=5) is None


@pytest.mark.parametrize(("move", "ends"), [("die_4", [1]), ("card_2", [1]), ("ask", [1])])
def test_a_refutation_is_played_again_at_a_table(move: str, ends: list[int]) -> None:
    """With the die and the card that it needs: there it is not won in time."""
    table = probe(move, "sure")
    proof = prove(table)
    assert proof is not None
    puzzle = made_of(table, proof.answer)
    after = play_way(PROBE, puzzle, way_of(table, proof.lines[f"do:{move}"]))
    assert after.result is None
    assert after.view(0)["turn"] in ends


def made_of(table: Table, key: str) -> Puzzle:
    start = dict(table.position())
    start.pop("random")
    return Puzzle("probe", start, (), key, 1, "move", 1, key)


def test_a_puzzle_is_read_back_as_it_was_written() -> None:
    found = puzzle_at(table_at(PROBE, {"moves": ["ask", "die_2", "card_3", "wait"], "card": 2}, 7), 3)
    assert found is not None
    assert (found.answer, found.within) == ("do:wait", 2)
    assert Puzzle.from_json("probe", found.to_json()) == found
    assert found.tempting in ("do:ask", "do:die_2", "do:card_3")
    assert table_of(PROBE, found).choice is not None


def test_what_everybody_sees_at_once_is_no_puzzle() -> None:
    assert puzzle_at(probe("sure", "ask", "die_6"), 3) is None


def test_where_nothing_was_ever_won_nobody_looks() -> None:
    assert glance(probe("die_7", "card_0"), 5) in ([], ["do:die_7", "do:card_0"], ["do:card_0", "do:die_7"])
    assert glance(probe("die_7", "die_8", "die_9"), 5) == []


def test_named_chance_asks_for_what_is_missing() -> None:
    with pytest.raises(Unnamed) as asked:
        Named([]).below(9)
    assert asked.value.limit == 9
    named = Named([3, 1])
    assert (named.below(5), named.below(1), named.die()) == (3, 0, 1)
    assert named.told == [(3, 5), (1, -1)]


@pytest.mark.parametrize("number", [1, 2, 3, 6])
def test_each_set_of_dice_has_one_number(number: int) -> None:
    sets = [tuple(dice_of_set(number, chosen)) for chosen in range(sets_of_dice(number))]
    assert len(set(sets)) == len(sets)
    rng = seeded(3)
    assert all(tuple(sorted(rng.die() for _ in range(number))) in sets for _ in range(50))


def test_an_interval_narrows_with_trials() -> None:
    few, many = interval(0.5, 20), interval(0.5, 2000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert interval(1.0, 50)[0] < 0.95
