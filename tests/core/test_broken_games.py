"""A mistake in somebody's rules must not take the table with it."""

from __future__ import annotations

from typing import Any

import pytest

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.info import GameInfo
from bestiaire.core.record import new_table
from bestiaire.core.rng import Random
from tests.tiny import Snip, restore


class Fragile(Snip):
    """Snip with a hole: laying a card fails, once in its middle and once at the start of the next turn."""

    def copy(self) -> Fragile:
        twin = Fragile(self.faces, self.rng.copy(), self.seats)
        twin.turn, twin.die, twin.result = self.turn, self.die, self.result
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid, twin.scores = self.laid[:], self.scores[:]
        return twin

    def take_turn(self) -> Flow[None]:
        if self.turn == 1:
            raise ZeroDivisionError("at the start of a turn")
        options = [Option("lay", "well", 0), Option("lay", "badly", 1)]
        answer = yield Choice(self.turn, "lay", options, "SN-2")
        if answer.subject == 1:
            self.scores[self.turn] += 100
            raise ZeroDivisionError("in the middle of a turn")
        self.turn += 1


class Endless(Snip):
    def copy(self) -> Endless:
        return Endless(self.faces, self.rng.copy(), self.seats)

    def deal(self) -> Flow[None]:
        yield from ()


def info(kind: type[Snip]) -> GameInfo:
    def new(seats: int, options: dict[str, Any], rng: Random) -> Snip:
        return kind(list(range(12)), rng, seats)

    return GameInfo(key="broken", name={"en": "Broken", "fr": "Cassé"}, players=(3, 3), new=new, restore=restore)


@pytest.mark.parametrize("move", ["lay:well", "lay:badly"])
def test_a_rule_that_fails_leaves_the_table_where_it_stood(move: str) -> None:
    table = new_table(info(Fragile), 1)
    digest = table.digest()
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            table.play(move)
        assert table.digest() == digest
        assert table.choice is not None
        assert table.choice.keys == ["lay:well", "lay:badly"]
        assert table.moves == []


def test_a_game_that_runs_on_by_itself_is_stopped() -> None:
    with pytest.raises(RuntimeError, match="asked nobody"):
        new_table(info(Endless), 1)
