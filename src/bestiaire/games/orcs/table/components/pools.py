"""A pool: figures that take the place of those in the box. Whoever owns the printed game can write down what our own
figures stand in for, and play with that; see docs/games/orcs.md.

A pool is the value of the option `pool`, an object as JSON has it. Every field is checked, and the first that can't be
is named.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from bestiaire.core.check import Reader
from bestiaire.core.errors import BadInput, must_be
from bestiaire.games.orcs.cards.mission_counts import COUNTED
from bestiaire.games.orcs.cards.printed import (
    BONUS_NAMES,
    COLOURS,
    DECK_NAMES,
    ELEMENT_NAMES,
    NO_DECK,
    NO_ELEMENT,
    NO_SPECIAL,
    POISON,
    POWER_NAMES,
    SPECIAL_NAMES,
    STRENGTH_NAMES,
    UPGRADE_NAMES,
    CreatureType,
    Effect,
    FateCard,
    Mission,
    Spell,
)
from bestiaire.games.orcs.table.components.box import BOX, HARDER_BOX, Box
from bestiaire.games.orcs.table.options import POOL
from bestiaire.games.orcs.table.zones import COUNTER_SPACES, SECTORS
from bestiaire.words import Phrase

FIELDS: Final = ("creatures", "spells", "fate_cards", "missions", "mage_start")
CREATURE_FIELDS: Final = ("life", "counter_values", "bonus_power", "bonus_action", "markers")
SPELL_FIELDS: Final = ("element", "energy", "upgrade_effect", "copies", "deck", "costs", "amounts")
MOST: Final = 99
MOST_LIFE: Final = 20
MOST_ENERGY: Final = 9
MARKERS: Final = [48, 12, 12]
"""OO-015: in every game, from three players on, only with four."""
SPELL_CARDS: Final = sum([one.copies for one in BOX.spells if one.deck != NO_DECK])
"""OO-021: 40 cards to learn, in both boxes."""


def box_of(options: dict[str, Any], error: type[BadInput]) -> Box:
    """The box that a game with these options is played with; those that are not given are as by default."""
    pool = options.get(POOL, {})
    box = HARDER_BOX if options.get("life_profile") == "two_to_six" else BOX
    if pool == {}:
        return box
    whole = Reader(pool, f"options.{POOL}", error)
    try:
        text = json.dumps(pool)
    except (TypeError, ValueError, RecursionError):  # nothing that JSON has: the reader says what it is
        return read_box(whole, box)
    if (text, box is BOX) not in BOXES:
        if len(BOXES) >= MOST_BOXES:
            BOXES.clear()
        BOXES[text, box is BOX] = read_box(whole, box)
    return BOXES[text, box is BOX]


BOXES: Final[dict[tuple[str, bool], Box]] = {}
"""One and the same box for all games with the same pool and life points."""
MOST_BOXES: Final = 64


def read_box(pool: Reader, box: Box) -> Box:
    """The box with what the pool says instead."""
    pool.fields(FIELDS)
    for field, known in (
        ("creatures", [one.key for one in box.creatures]),
        ("spells", [one.key for one in box.spells if one.category != POISON]),
        ("fate_cards", [one.id for one in box.fate_cards]),
        ("missions", [one.key for one in box.missions]),
        ("mage_start", list(COLOURS)),
    ):
        if pool.has(field):
            pool.field(field).fields(known)
    creatures = [read_creature(pool.field("creatures").field(one.key), one) for one in box.creatures]
    spells = [read_spell(pool.field("spells").field(one.key), one) for one in box.spells]
    fate_cards = [read_fate_card(pool.field("fate_cards").field(one.id), one) for one in box.fate_cards]
    missions = [read_mission(pool.field("missions").field(one.key), one) for one in box.missions]
    check_creatures(pool.field("creatures"), creatures)
    check_copies(pool.field("spells"), spells)
    return Box(spells, creatures, fate_cards, missions, read_mage_start(pool, box.mage_start))


# -- what several entries have


def numbers(item: Reader, least: int, most: int, length: int) -> list[int]:
    """A list of so many numbers within limits."""
    found = [one.number(least, most) for one in item]
    if len(found) != length:
        raise item.refuse(
            Phrase(
                en=f"{length} numbers are needed, not {len(found)}", fr=f"il faut {length} nombres, pas {len(found)}"
            )
        )
    return found


def places(item: Reader, names: Sequence[str]) -> list[int]:
    """A list of different words, as their places among those known."""
    found = [names.index(one.word(names)) for one in item]
    if len(set(found)) < len(found):
        raise item.refuse(Phrase(en="names something twice", fr="nomme deux fois la même chose"))
    return found


def place(entry: Reader, field: str, names: Sequence[str], otherwise: int) -> int:
    return names.index(entry.field(field).word(names)) if entry.has(field) else otherwise


def bits(item: Reader, names: Sequence[str]) -> int:
    return sum(1 << one for one in places(item, names))


# -- creatures


def read_creature(entry: Reader, one: CreatureType) -> CreatureType:
    if entry.is_missing:
        return one
    entry.fields(CREATURE_FIELDS)
    return CreatureType(
        one.id,
        one.key,
        one.noun,
        one.strength,
        entry.field("life").number(1, MOST_LIFE) if entry.has("life") else one.life,
        numbers(entry.field("counter_values"), 0, MOST, COUNTER_SPACES)
        if entry.has("counter_values")
        else one.counter_values,
        numbers(entry.field("markers"), 0, MOST, len(MARKERS)) if entry.has("markers") else one.markers,
        place(entry, "bonus_power", POWER_NAMES, one.power),
        place(entry, "bonus_action", BONUS_NAMES, one.bonus_action),
        tuple(field for field in one.designed if not entry.has(field)),
    )


def check_creatures(item: Reader, creatures: list[CreatureType]) -> None:
    """Every power belongs to one type, and the markers are as many as the sectors need (OO-015, OO-024)."""
    if len({one.power for one in creatures}) < len(POWER_NAMES):
        raise item.refuse(
            Phrase(en="two types have the same bonus_power", fr="deux types ont le même pouvoir bonus (bonus_power)")
        )
    found = [sum(one.markers[index] for one in creatures) for index in range(len(MARKERS))]
    if found != MARKERS:
        raise item.refuse(
            Phrase(
                en=f"all markers together must be {MARKERS}, not {found}",
                fr=f"tous les marqueurs ensemble doivent être {MARKERS}, pas {found}",
            )
        )


# -- spells


def read_spell(entry: Reader, one: Spell) -> Spell:
    if entry.is_missing:
        return one
    entry.fields(SPELL_FIELDS)
    if one.deck == NO_DECK:
        refuse_fields(entry, ("copies", "deck"))
    if one.element == NO_ELEMENT:
        refuse_fields(entry, ("element", "costs", "amounts"))
    element = place(entry, "element", ELEMENT_NAMES, one.element)
    energy = 1 << element if entry.has("element") else one.energy
    if entry.has("energy"):
        energy = bits(entry.field("energy"), ELEMENT_NAMES)
    return Spell(
        one.id,
        one.key,
        one.en,
        one.fr,
        one.category,
        element,
        energy,
        place(entry, "deck", DECK_NAMES, one.deck),
        entry.field("copies").number(0, SPELL_CARDS) if entry.has("copies") else one.copies,
        read_costs(entry.field("costs"), len(one.costs)) if entry.has("costs") else one.costs,
        read_amounts(entry.field("amounts"), one.effects) if entry.has("amounts") else one.effects,
        bits(entry.field("upgrade_effect"), UPGRADE_NAMES) if entry.has("upgrade_effect") else one.upgrade,
        tuple(field for field in one.designed if not entry.has(field)),
    )


def refuse_fields(entry: Reader, names: Sequence[str]) -> None:
    for name in names:
        if entry.has(name):
            raise entry.field(name).refuse(Phrase(en="this spell has none", fr="ce sort n'en a pas"))


def read_costs(item: Reader, length: int) -> list[int]:
    """What each effect costs, the cheapest first."""
    found = numbers(item, 1, MOST_ENERGY, length)
    if found != sorted(found):
        raise item.refuse(Phrase(en="the cheapest effect comes first", fr="l'effet le moins cher vient en premier"))
    return found


def read_amounts(item: Reader, effects: list[Effect]) -> list[Effect]:
    """The number in each effect: damage, sections, cards."""
    if not all(effect.amount() for effect in effects):
        raise item.refuse(
            Phrase(en="the effects of this spell have no number", fr="les effets de ce sort n'ont pas de nombre")
        )
    amounts = numbers(item, 1, MOST_LIFE, len(effects))
    return [effect.resized(amount) for effect, amount in zip(effects, amounts, strict=True)]


def check_copies(item: Reader, spells: list[Spell]) -> None:
    copies = sum(one.copies for one in spells if one.deck != NO_DECK)
    if copies != SPELL_CARDS:
        wanted = Phrase(
            en=f"{SPELL_CARDS} cards to learn in all (copies)", fr=f"{SPELL_CARDS} cartes à apprendre en tout (copies)"
        )
        raise item.refuse(must_be(wanted, copies))


# -- fate cards, missions, mages


def read_fate_card(entry: Reader, one: FateCard) -> FateCard:
    if entry.is_missing:
        return one
    entry.fields(("moves", "special"))
    moves = one.moves
    if entry.has("moves"):
        moves = tuple(places(entry.field("moves"), STRENGTH_NAMES))
        if not moves:
            raise entry.field("moves").refuse(Phrase(en="at least one is needed", fr="il en faut au moins une"))
    special = one.special
    if entry.has("special"):
        is_none = entry.field("special").value is None
        special = NO_SPECIAL if is_none else place(entry, "special", SPECIAL_NAMES, NO_SPECIAL)
    return FateCard(one.id, moves, special)


def read_mission(entry: Reader, one: Mission) -> Mission:
    if entry.is_missing:
        return one
    entry.fields(("points", "per", "of"))
    points = entry.field("points").number(0, MOST) if entry.has("points") else one.points
    per = entry.field("per").number(1, MOST) if entry.has("per") else one.per
    of = entry.field("of").word(COUNTED) if entry.has("of") else one.of
    return Mission(one.id, one.key, one.en, one.fr, points, per, of)


def read_mage_start(pool: Reader, usual: list[int]) -> list[int]:
    entry = pool.field("mage_start")
    found = [
        entry.field(colour).number(1, SECTORS) - 1 if entry.has(colour) else usual[index]
        for index, colour in enumerate(COLOURS)
    ]
    if len(set(found)) < len(found):
        raise entry.refuse(Phrase(en="two mages start on the same space", fr="deux mages partent de la même case"))
    return found
