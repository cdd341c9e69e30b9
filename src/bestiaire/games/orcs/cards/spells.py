"""The spells: eight starting ones, deck A, deck B, and poison (OO-130 … OO-160)."""

from __future__ import annotations

from typing import Final

from bestiaire.games.orcs.cards.effects import BEHIND, BESIDE, Damage, DamageAnywhere, DamageSection, Learn
from bestiaire.games.orcs.cards.printed import (
    ATTACK,
    DECK_A,
    DECK_B,
    DRAW,
    EARTH,
    EVERY_ELEMENT,
    FIRE,
    KNOWLEDGE,
    LIGHTNING,
    NO_DECK,
    NO_ELEMENT,
    POISON,
    SUPPORT,
    TELEPORT,
    WATER,
    Effect,
    Spell,
)
from bestiaire.games.orcs.cards.support_effects import (
    Advance,
    DrawAndAct,
    EveryoneDiscards,
    Exchange,
    OneDiscards,
    Relocate,
)
from bestiaire.games.orcs.table.zones import POISON_CARDS

Line = tuple[int, Effect]
"""What an effect costs, and what it does."""


def starting(id: str, key: str, name: str, element: int, *designed: str) -> Spell:
    """OO-130: an attack spell of the starting deck; its names are the same in both languages."""
    lines: list[Line] = [(damage, Damage(damage)) for damage in (1, 2, 3)]
    return spell(id, key, name, name, ATTACK, element, NO_DECK, 4, lines, 0, ("costs", "upgrade_effect", *designed))


def book(id: str, one: int, other: int, key: str, en: str, fr: str) -> Spell:
    """OO-131: a Spell Book gives one of two elements."""
    names = f"Spell Book ({en})", f"Grimoire ({fr})"
    energy, ours = 1 << one | 1 << other, ("energy",)
    return Spell(id, key, *names, KNOWLEDGE, NO_ELEMENT, energy, NO_DECK, 4, [0], [Learn()], 0, ours)


def spell(
    id: str,
    key: str,
    en: str,
    fr: str,
    category: int,
    element: int,
    deck: int,
    copies: int,
    lines: list[Line],
    upgrade: int,
    designed: tuple[str, ...],
) -> Spell:
    costs = [cost for cost, _ in lines]
    effects = [effect for _, effect in lines]
    return Spell(
        id, key, en, fr, category, element, 1 << element, deck, copies, costs, effects, upgrade, designed
    )  # fmt: skip


def attack(id: str, key: str, en: str, fr: str, element: int, lines: list[Line], upgrade: int, *designed: str) -> Spell:
    """OO-140 … OO-144: an attack spell of deck A."""
    ours = ("copies", "deck", "energy", "upgrade_effect", *designed)
    return spell(id, key, en, fr, ATTACK, element, DECK_A, 5, lines, upgrade, ours)


def support(
    id: str, key: str, en: str, fr: str, element: int, lines: list[Line], upgrade: int, *designed: str
) -> Spell:
    """OO-150 … OO-154: a support spell of deck B."""
    ours = ("copies", "deck", "element", "energy", "costs", *designed)
    return spell(id, key, en, fr, SUPPORT, element, DECK_B, 4, lines, upgrade, ours)


SPELLS: Final[list[Spell]] = [
    starting("OOS-01", "smash", "Smash", EARTH, "energy"),
    starting("OOS-02", "zap", "Zap", LIGHTNING),
    starting("OOS-03", "cold_snap", "Cold Snap", WATER),
    starting("OOS-04", "fire_spark", "Fire Spark", FIRE, "energy"),
    book("OOS-05", EARTH, LIGHTNING, "spell_book_earth_lightning", "earth/lightning", "Terre/Foudre"),
    book("OOS-06", LIGHTNING, WATER, "spell_book_lightning_water", "lightning/water", "Foudre/Eau"),
    book("OOS-07", WATER, FIRE, "spell_book_water_fire", "water/fire", "Eau/Feu"),
    book("OOS-08", FIRE, EARTH, "spell_book_fire_earth", "fire/earth", "Feu/Terre"),
    attack("OOZ-01", "fireball", "Fireball", "Boule de feu", FIRE, [(2, Damage(3)), (3, Damage(5))], 0),
    attack(
        "OOZ-02", "lightning_bolt", "Lightning Bolt", "Éclair", LIGHTNING,
        [(2, DamageAnywhere(2)), (3, DamageAnywhere(4))], 0, "costs", "amounts",
    ),
    attack(
        "OOZ-03", "earthquake", "Earthquake", "Séisme", EARTH,
        [(2, DamageSection(2)), (3, DamageSection(2, BESIDE))], TELEPORT, "costs",
    ),
    attack(
        "OOZ-04", "ice_storm", "Ice Storm", "Blizzard", WATER,
        [(2, DamageSection(2)), (3, DamageSection(2, BEHIND))], DRAW, "costs",
    ),
    support(
        "OOZ-05", "switch", "Switch", "Interversion", LIGHTNING, [(1, Exchange()), (2, Relocate())], TELEPORT,
        "upgrade_effect",
    ),
    support("OOZ-06", "replenish", "Replenish", "Réapprovisionnement", WATER, [(1, DrawAndAct(2))], TELEPORT),
    support(
        "OOZ-07", "magic_bonds", "Magic Bonds", "Liens magiques", EARTH, [(1, Advance(1)), (2, Advance(2))], DRAW,
        "upgrade_effect",
    ),
    support(
        "OOZ-08", "voodoo", "Voodoo", "Vaudou", FIRE, [(1, OneDiscards()), (2, EveryoneDiscards())], DRAW,
        "upgrade_effect",
    ),
    Spell(
        "OOZ-09", "wisdom", "Wisdom", "Sagesse", KNOWLEDGE, NO_ELEMENT, EVERY_ELEMENT, DECK_B, 4, [0], [Learn()],
        TELEPORT | DRAW, ("copies", "deck", "effects"),
    ),
    Spell(
        "OON-1", "poison", "Poison", "Poison", POISON, NO_ELEMENT, 0, NO_DECK, POISON_CARDS, [], [], 0, (),
    ),
]  # fmt: skip
"""The eight starting spells first, poison last."""

SPELL_NAMES: Final = tuple(one.key for one in SPELLS)
