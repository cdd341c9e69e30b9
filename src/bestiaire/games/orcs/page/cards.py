"""Cards of Orcs Orcs Orcs as they are shown, on the table and in the gallery: all that a drawing depends on."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.games.orcs.cards.printed import (
    CATEGORY_NAMES,
    ELEMENT_NAMES,
    KNOWLEDGE,
    UPGRADE_NAMES,
    FateCard,
    Mission,
    Spell,
)
from bestiaire.games.orcs.words.nouns import KINDS, fate_name, fate_text, mission_text
from bestiaire.show.page.buttons import Button
from bestiaire.show.page.faces import Keyword
from bestiaire.words import Phrase, capital

ELEMENT_WORDS = {
    "earth": Phrase(en="earth", fr="terre"),
    "lightning": Phrase(en="lightning", fr="foudre"),
    "water": Phrase(en="water", fr="eau"),
    "fire": Phrase(en="fire", fr="feu"),
}
UPGRADE_WORDS = {"teleport": Phrase(en="teleport", fr="téléportation"), "draw": Phrase(en="draw a card", fr="piocher")}
UPGRADE_SIGNS = {"teleport": "teleport", "draw": "draw_card"}


class Effect(NamedTuple):
    """A line of a spell: what it costs, if anything, and what it does."""

    cost: int
    text: str
    is_payable: bool = False
    """Whether the energy of the spell that is cast is enough for it."""
    button: Button | None = None


class Plate(NamedTuple):
    """A card as it is shown; the same one need be drawn only once."""

    id: str
    name: str
    kind: str
    """`attack`, `knowledge`, `support`, `poison`, `creature`, `fate`, `mission` or `rule`: its colour."""
    kind_words: str
    elements: tuple[Keyword, ...] = ()
    """What it gives as an upgrade: one of these."""
    upgrades: tuple[Keyword, ...] = ()
    effects: tuple[Effect, ...] = ()
    text: str = ""
    state: str = ""
    mark: int | None = None
    buttons: tuple[Button, ...] = ()


def spell_plate(spell: Spell, lang: str, mark: int | None = None, buttons: tuple[Button, ...] = ()) -> Plate:
    kind = CATEGORY_NAMES[spell.category]
    return Plate(
        id=spell.id,
        name=spell.name(lang),
        kind=kind,
        kind_words=capital(KINDS[kind].say(lang)),
        elements=tuple(
            Keyword(name, ELEMENT_WORDS[name].say(lang))
            for bit, name in enumerate(ELEMENT_NAMES)
            if spell.energy & (1 << bit)
        ),
        upgrades=tuple(
            Keyword(UPGRADE_SIGNS[name], UPGRADE_WORDS[name].say(lang))
            for bit, name in enumerate(UPGRADE_NAMES)
            if spell.upgrade & (1 << bit)
        ),
        effects=effects_of(spell, lang),
        text="" if spell.effects else spell.text(lang),
        mark=mark,
        buttons=buttons,
    )


def effects_of(spell: Spell, lang: str) -> tuple[Effect, ...]:
    """Its effects line by line; a knowledge spell has one that costs nothing."""
    return tuple(
        Effect(0 if spell.category == KNOWLEDGE else spell.costs[index], capital(effect.speak(lang)) + ".")
        for index, effect in enumerate(spell.effects)
    )


def fate_plate(card: FateCard, lang: str) -> Plate:
    return Plate(card.id, fate_name(card, lang), "fate", "", text=fate_text(card, lang))


def mission_plate(mission: Mission, lang: str, buttons: tuple[Button, ...] = ()) -> Plate:
    return Plate(mission.id, mission.name(lang), "mission", "", text=mission_text(mission, lang), buttons=buttons)
