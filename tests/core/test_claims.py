"""Claims: what other seats may answer in place of the one who is asked."""

from __future__ import annotations

from typing import Any

import pytest

import bestiaire
from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.errors import BrokenGame, IllegalMove
from bestiaire.core.record import new_table, replay_record, table_at
from bestiaire.core.rng import Random, seeded
from bestiaire.core.state import Result, State

TAKE, LEAVE = Option("bell", "ring", 0), Option("bell", "none", -1)


def claim(seat: int) -> tuple[int, Option]:
    return seat, Option("bell", f"ring@{seat}", seat)


class Bell(State[int]):
    """Three seats and a bell: who rings it first has won; nobody: seat 0."""

    def __init__(self, rng: Random, claims: list[tuple[int, Option]] | None = None) -> None:
        super().__init__([], rng, 3)
        self.claims = claims

    def copy(self) -> Bell:
        twin = Bell(self.rng.copy(), self.claims)
        twin.result = self.result
        return twin

    def stage(self) -> Flow[None]:
        winner = 0
        for seat in range(3):
            later = [claim(other) for other in range(seat + 1, 3)]
            given = later if self.claims is None else self.claims
            answer = yield Choice(seat, "bell", [TAKE, LEAVE], "B-1", claims=given)
            if answer is not LEAVE:
                winner = seat if answer is TAKE else answer.subject
                break
        self.result = Result([winner], [1.0 if seat == winner else 0.0 for seat in range(3)], "bell")

    def unseen(self, seat: int | None) -> list[list[int]]:
        return []

    def view(self, seat: int | None, choice: Choice | None) -> dict[str, Any]:
        return {} if choice is None else {"choice": choice.shown_to(seat)}

    def position(self) -> dict[str, Any]:
        return {"random": self.rng.word}


def info(claims: list[tuple[int, Option]] | None = None) -> bestiaire.GameInfo:
    return bestiaire.GameInfo(
        key="bell",
        name={"en": "Bell", "fr": "Cloche"},
        players=(3, 3),
        new=lambda seats, options, rng: Bell(rng, claims),
        restore=lambda position, rng: Bell(seeded(1), claims),
    )


def test_a_claim_is_a_move_like_any_other() -> None:
    table = new_table(info(), 1)
    table.play("bell:none")
    fork = table.fork()
    table.play("bell:ring@2")
    assert table.result is not None
    assert table.result.winners == [2]
    assert table.moves == ["bell:none", "bell:ring@2"]
    assert replay_record(info(), table.record()).result is not None
    table.undo()
    assert table.choice is not None
    assert table.choice.player == 1
    fork.play("bell:ring")
    assert fork.result is not None
    assert fork.result.winners == [1]


def test_a_claim_given_as_an_option_is_understood() -> None:
    table = new_table(info(), 1)
    assert table.choice is not None
    assert table.choice.claims is not None
    table.play(table.choice.claims[1][1])
    assert table.result is not None
    assert table.result.winners == [2]


def test_who_declined_can_no_longer_claim() -> None:
    table = new_table(info(), 1)
    table.play("bell:none")
    with pytest.raises(IllegalMove):
        table.play("bell:ring@1")


def test_everybody_sees_who_may_claim_but_each_only_its_own() -> None:
    table = new_table(info(), 1)
    assert "claims" not in table.view(0)["choice"]
    assert table.view(2)["choice"]["claims"] == [{"key": "bell:ring@2"}]
    assert "options" not in table.view(2)["choice"]
    for seat in (None, 0, 1, 2):
        assert table.view(seat)["choice"]["claimants"] == [1, 2]


def test_a_position_in_mid_stage_keeps_the_claims() -> None:
    table = new_table(info(), 1)
    table.play("bell:none")
    again = table_at(info(), table.position())
    assert again.choice is not None
    assert again.choice.claims is not None
    assert [seat for seat, _ in again.choice.claims] == [2]


@pytest.mark.parametrize("wrong", [[claim(0)], [claim(7)], [claim(1), claim(1)], [(1, Option("bell", "ring", 1))]])
def test_claims_that_mean_something_else_are_a_mistake(wrong: list[tuple[int, Option]]) -> None:
    with pytest.raises(BrokenGame, match="claim"):
        new_table(info(wrong), 1)
