"""Mindbug x King of Tokyo in tests: tables with Energy cards, and dice that show what a test wants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import bestiaire
from bestiaire.core.rng import seeded
from tests.games.mindbug.play import Mindbug, Side, exhausted, written
from tests.games.playing import Fields, Tables

KING_OF_TOKYO = ["king_of_tokyo"]
BOTH_SETS = ["first_contact", "king_of_tokyo"]

# The faces of the die by the numbers that events give them.
GROWTH_1, GROWTH_2, GROWTH_3, ENERGY_1, ENERGY_2, DISCARD = range(1, 7)

# The answers to the question whether to reroll.
KEEP = "reroll:none"
REROLL = "reroll:1"
REROLL_SECOND = "reroll:2"
REROLL_BOTH = "reroll:both"

MOST_TRIES = 2_000
"""So often the dice are rolled before a test gives up: two wanted faces come once in 36 times."""


class KotSide(Side):
    """One player's side, with its energy cubes."""

    def __init__(self, position: dict[str, Any], view: dict[str, Any]) -> None:
        super().__init__({**position, "play": []}, view)
        self.energy: int = position["energy"]
        self.play: list[str] = []
        for item in position["play"]:
            if isinstance(item, dict):
                self.play.append(exhausted(item["card"]) if item.get("exhausted") else item["card"])
            else:
                self.play.append(item)


class Kot(Mindbug):
    """A table with dice and Energy cards."""

    def _side(self, seat: int) -> KotSide:
        return KotSide(self.position()["players"][seat], self.view()["players"][seat])

    @property
    def us(self) -> KotSide:
        return self._side(0)

    @property
    def them(self) -> KotSide:
        return self._side(1)

    @property
    def display(self) -> list[str]:
        return list(self.lies("display"))

    @property
    def energy_deck(self) -> list[str]:
        return list(self.lies("energy_deck"))

    @property
    def energy_discard(self) -> list[str]:
        return list(self.lies("energy_discard"))

    def rolled(self) -> list[list[int]]:
        """The faces of every roll and reroll so far: after a reroll, what all dice show then."""
        return [list(event.public["faces"]) for event in self.table.events if event.kind in ("roll", "reroll")]

    def rolls_of(self, key: str, times: int) -> Iterator[tuple[bestiaire.Table, list[int]]]:
        """Plays a key that rolls dice, so many times, each time on a fork with other dice; gives it and the faces."""
        before = len(self.rolled())
        words = seeded(before)
        for _ in range(times):
            tried = Kot(self.table.fork(), self.forked)
            tried.table.reseed(seeded(words.next()).word)
            tried.table.play(key)
            shown = tried.rolled()[before:]
            assert shown, f"{key} rolls no die"
            yield tried.table, shown[0]

    def roll(self, key: str, *faces: int) -> None:
        """Plays a key that rolls dice, with dice that show these faces."""
        for table, shown in self.rolls_of(key, MOST_TRIES):
            if shown == list(faces):
                self.table = table
                return
        raise AssertionError(f"{key} never rolls {faces}")


class KotTables(Tables[Kot]):
    """The fixture `kot`: tables of Mindbug x King of Tokyo."""

    game = "mindbug"
    kind = Kot

    def __call__(
        self,
        us: Fields | None = None,
        them: Fields | None = None,
        active: str = "us",
        seed: int = 0,
        sets: list[str] | None = None,
        **fields: Any,
    ) -> Kot:
        """A table at the start of our turn, or of theirs, with the cards of the set."""
        cards = {} if "cards" in fields else {"sets": sets or KING_OF_TOKYO}
        return self.at({**cards, **written(us, them, active, fields)}, seed)

    def new(self, players: int | None = None, seed: int = 0, **options: Any) -> Kot:
        """A whole new game from the set-up; the set alone, if no options say otherwise."""
        return super().new(players, seed, **(options or {"sets": KING_OF_TOKYO}))
