"""High, a game in which one knows which card wins: two seats are dealt a card each, and the higher one wins.

Seat 0 is asked first, may exchange the two cards, and that is all.
"""

from __future__ import annotations

from typing import Any

import bestiaire
from bestiaire.core.info import CardFacts
from bestiaire.words import Phrase


class High(bestiaire.State[int]):
    def __init__(self, faces: list[int], rng: bestiaire.Random) -> None:
        super().__init__(faces, rng, 2)
        self.cards: list[int] = []

    def copy(self) -> High:
        twin = High(self.faces, self.rng.copy())
        twin.cards, twin.result = self.cards[:], self.result
        return twin

    def tell(self, kind: str, seat: int, card: int) -> None:
        if self.log is not None:
            self.log.append(bestiaire.Event(kind, {"seat": seat}, {"card": f"card_{self.faces[card]}"}, (seat,), True))

    def stage(self) -> bestiaire.Flow[None]:
        numbers = list(range(len(self.faces)))
        self.rng.shuffle(numbers)
        self.cards = numbers[:2]
        for seat in range(2):
            self.tell("draw", seat, self.cards[seat])
        options = [bestiaire.Option("swap", "yes", 1), bestiaire.Option("swap", "no", 0)]
        answer = yield bestiaire.Choice(0, "swap", options, "HI-1")
        if answer.subject:
            self.cards.reverse()
        for seat in range(2):
            self.tell("keep", seat, self.cards[seat])
        one, other = (self.faces[card] for card in self.cards)
        winners = [0, 1] if one == other else [0 if one > other else 1]
        self.result = bestiaire.Result(winners, [float(one), float(other)], "high")

    def unseen(self, seat: int | None) -> list[list[int]]:
        known = [] if seat is None or not self.cards else [self.cards[seat]]
        return [[number for number in range(len(self.faces)) if number not in known]]

    def view(self, seat: int | None, choice: bestiaire.Choice | None) -> dict[str, Any]:
        shown: dict[str, Any] = {} if seat is None else {"card": self.faces[self.cards[seat]]}
        if choice is not None:
            shown["choice"] = choice.shown_to(seat)
        return shown

    def position(self) -> dict[str, Any]:
        return {"random": self.rng.word}


def new(seats: int, options: dict[str, Any], rng: bestiaire.Random) -> High:
    return High([1, 2, 3, 3], rng)


def restore(position: dict[str, Any], fallback: bestiaire.Random) -> High:
    return High([1, 2, 3, 3], bestiaire.Reader(position, "", bestiaire.BadPosition).random(fallback))


def read(events: list[bestiaire.Event]) -> list[tuple[str, int, str]]:
    kinds = {"draw": "drawn", "keep": "kept"}
    return [(kinds[event.kind], event.public["seat"], event.in_full()["card"]) for event in events]


HIGH = bestiaire.GameInfo(
    key="high",
    name={"en": "High", "fr": "Haut"},
    players=(2, 2),
    new=new,
    restore=restore,
    card_facts=CardFacts({"drawn": Phrase(en="drawn", fr="piochée"), "kept": Phrase(en="kept", fr="gardée")}, read),
)
