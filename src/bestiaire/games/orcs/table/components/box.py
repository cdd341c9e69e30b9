"""The box: everything printed that a game is played with, and which number is which card or marker."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bestiaire.games.orcs.cards.bonus_actions import BONUS_ACTIONS
from bestiaire.games.orcs.cards.bonus_powers import BONUS_POWERS
from bestiaire.games.orcs.cards.creatures import CREATURES, FATE_CARDS, MAGE_START, MISSIONS, TWO_TO_SIX
from bestiaire.games.orcs.cards.mission_counts import MISSION_COUNTS
from bestiaire.games.orcs.cards.printed import (
    BonusAction,
    BonusPower,
    CreatureType,
    FateCard,
    Mission,
    MissionCount,
    SpecialRule,
    Spell,
)
from bestiaire.games.orcs.cards.special_rules import SPECIAL_RULES
from bestiaire.games.orcs.cards.spells import SPELLS
from bestiaire.games.orcs.table.zones import POISON_CARDS, START_SPELLS


class Box:
    """Spells (the eight starting ones first, poison last), creature types, fate cards, missions, and where mages start,
    by colour; and what special rules, bonus powers, bonus actions and missions mean, which no pool changes."""

    def __init__(
        self,
        spells: list[Spell],
        creatures: list[CreatureType],
        fate_cards: list[FateCard],
        missions: list[Mission],
        mage_start: list[int],
    ) -> None:
        self.spells: list[Spell] = spells
        self.creatures: list[CreatureType] = creatures
        self.fate_cards: list[FateCard] = fate_cards
        self.missions: list[Mission] = missions
        self.mage_start: list[int] = mage_start
        self.life: list[int] = [creature.life for creature in creatures]
        self.strength: list[int] = [creature.strength for creature in creatures]
        self.poison: int = len(spells) - 1
        """The face of a poison card."""
        self.special_rules: list[SpecialRule] = SPECIAL_RULES
        self.bonus_actions: list[BonusAction] = BONUS_ACTIONS
        self.counts: dict[str, MissionCount] = {one.key: one for one in MISSION_COUNTS}
        self.powers: list[BonusPower] = BONUS_POWERS
        self.lifting: int = 0
        """The bits of the powers that lift special rules (OO-184)."""
        self.acting: int = 0
        """The bits of the powers that are used as an action (OO-182, OO-183)."""
        for place, power in enumerate(BONUS_POWERS):
            if power.lifts_special_rules:
                self.lifting |= 1 << place
            if power.is_action:
                self.acting |= 1 << place

    def markers(self, seats: int) -> list[int]:
        """OO-015, OO-023: how many of each type there are in a game of so many."""
        return [sum(creature.markers[: seats - 1]) for creature in self.creatures]


class Layout:
    """Which number is what, for so many players: each player's starting spells, the spells to learn, poison, fate
    cards, missions, markers."""

    def __init__(self, box: Box, seats: int) -> None:
        self.seats: int = seats
        faces: list[int] = []
        for _ in range(seats):
            faces.extend(range(START_SPELLS))
        self.spells: int = len(faces)
        """The first number of a spell to learn."""
        for face in range(START_SPELLS, box.poison):
            faces.extend([face] * box.spells[face].copies)
        self.poison: int = len(faces)
        faces.extend([box.poison] * POISON_CARDS)
        self.fate: int = len(faces)
        faces.extend(range(len(box.fate_cards)))
        self.missions: int = len(faces)
        faces.extend(range(len(box.missions)))
        self.markers: int = len(faces)
        for face, number in enumerate(box.markers(seats)):
            faces.extend([face] * number)
        self.faces: list[int] = faces


def box_with_lives(lives: list[int]) -> Box:
    """The box as it comes, with these life points."""
    creatures = [
        CreatureType(
            one.id, one.key, one.noun, one.strength, life, one.counter_values, one.markers, one.power,
            one.bonus_action, one.designed,
        )
        for one, life in zip(CREATURES, lives, strict=True)
    ]  # fmt: skip
    return Box(SPELLS, creatures, FATE_CARDS, MISSIONS, MAGE_START)


BOX: Final = Box(SPELLS, CREATURES, FATE_CARDS, MISSIONS, MAGE_START)
HARDER_BOX: Final = box_with_lives(TWO_TO_SIX)
"""OOQ-4."""


@lru_cache(64)
def layout_of(box: Box, seats: int) -> Layout:
    return Layout(box, seats)
