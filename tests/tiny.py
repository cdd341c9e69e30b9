"""Snip, a tiny game that is nobody's: three seats, hidden hands, a die. It proves that the core knows no game.

Everybody is dealt three of twelve numbered cards. On a turn a player rolls a die, may roll it again once, and lays down
a card, which scores no more than the die shows. When all hands are empty the highest total wins; equal totals share.
"""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import Reader
from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.errors import BadPosition
from bestiaire.core.events import Event
from bestiaire.core.info import GameInfo
from bestiaire.core.rng import Random
from bestiaire.core.state import Result, State

CARDS = list(range(1, 13))


class Snip(State[int]):
    def __init__(self, faces: list[int], rng: Random, seats: int) -> None:
        super().__init__(faces, rng, seats)
        self.turn = -1
        self.die = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[int] = []
        self.scores = [0] * seats

    def copy(self) -> Snip:
        twin = type(self)(self.faces, self.rng.copy(), self.seats)
        twin.turn, twin.die, twin.result = self.turn, self.die, self.result
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = self.laid[:]
        twin.scores = self.scores[:]
        return twin

    def stage(self) -> Flow[None]:
        return self.deal() if self.turn < 0 else self.take_turn()

    def deal(self) -> Flow[None]:
        numbers = list(range(len(self.faces)))
        self.rng.shuffle(numbers)
        self.hands = [numbers[3 * seat : 3 * seat + 3] for seat in range(self.seats)]
        self.turn = 0
        yield from ()

    def take_turn(self) -> Flow[None]:
        me = self.turn
        self.roll()
        again = yield Choice(me, "roll", [Option("roll", "keep", 0), Option("roll", "again", 1)], "SN-1")
        if again.subject:
            self.roll()
        card = self.hands[me][0]
        if len(self.hands[me]) > 1:
            options = [Option("lay", str(self.faces[number]), number) for number in self.hands[me]]
            card = (yield Choice(me, "lay", options, "SN-2")).subject
        self.hands[me].remove(card)
        self.laid.append(card)
        self.scores[me] += min(self.faces[card], self.die)
        self.tell(Event("lay", {"seat": me, "card": self.faces[card]}, news=True))
        self.die = 0
        self.turn = (me + 1) % self.seats
        if not any(self.hands):
            best = max(self.scores)
            winners = [seat for seat in range(self.seats) if self.scores[seat] == best]
            self.result = Result(winners, [float(score) for score in self.scores], "score")

    def roll(self) -> None:
        self.die = self.rng.below(6) + 1
        self.tell(Event("roll", {"seat": self.turn, "die": self.die}, news=True))

    def tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def unseen(self, seat: int | None) -> list[list[int]]:
        hidden = [number for owner, hand in enumerate(self.hands) if owner != seat for number in hand]
        dealt = [*self.laid, *(number for hand in self.hands for number in hand)]
        return [[*hidden, *(number for number in range(len(self.faces)) if number not in dealt)]]

    def view(self, seat: int | None, choice: Choice | None) -> dict[str, Any]:
        shown: dict[str, Any] = {
            "turn": self.turn,
            "die": self.die,
            "scores": list(self.scores),
            "laid": self.printed(self.laid),
            "hands": [self.printed(hand) if owner == seat else len(hand) for owner, hand in enumerate(self.hands)],
        }
        if choice is not None:
            shown["choice"] = choice.shown_to(seat)
        return shown

    def printed(self, numbers: list[int]) -> list[int]:
        return [self.faces[number] for number in numbers]

    def position(self) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "die": self.die,
            "scores": list(self.scores),
            "laid": self.printed(self.laid),
            "hands": [self.printed(hand) for hand in self.hands],
            **self.rng.fields(),
        }


def new(seats: int, options: dict[str, Any], rng: Random) -> Snip:
    return Snip(list(CARDS), rng, seats)


def restore(position: dict[str, Any], fallback: Random) -> Snip:
    whole = Reader(position, "", BadPosition)
    whole.fields(("turn", "die", "scores", "laid", "hands", "random"))
    rng = whole.random(fallback)
    hands = [[card.number(1, 12) - 1 for card in hand] for hand in whole.field("hands")]
    game = Snip(list(CARDS), rng, len(hands))
    game.hands = hands
    game.laid = [card.number(1, 12) - 1 for card in whole.field("laid")]
    game.turn = whole.field("turn").number(-1, len(hands) - 1)
    game.scores = [score.number(0, 99) for score in whole.field("scores")]
    return game


SNIP = GameInfo(key="snip", name={"en": "Snip", "fr": "Snip"}, players=(3, 3), new=new, restore=restore)
