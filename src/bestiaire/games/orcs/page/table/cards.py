"""Cards of Orcs Orcs Orcs as they are shown, on the table and in the gallery: all that a drawing depends on."""

from __future__ import annotations

import re
from typing import NamedTuple

from bestiaire.games.orcs.cards.printed import (
    CATEGORY_NAMES,
    ELEMENT_NAMES,
    KNOWLEDGE,
    SUPPORT,
    UPGRADE_NAMES,
    FateCard,
    Mission,
    Spell,
)
from bestiaire.games.orcs.page.advice.foresight import Outcome
from bestiaire.games.orcs.table.zones import SUPPORT_POINTS
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
TEXT_SIZES = ((78, ""), (112, "tight"), (150, "tighter"), (172, "tightest"))
"""How many letters fit below a card's name, from large print to small."""
LONG_WORD = re.compile(r"\w{12,}")
SYLLABLE = re.compile(
    r"(?<=[aeiouyéèê])(?=[bcdfghjklmnpqrstvwxz][aeiouyéèê])|(?<=[aeiouyéèê][nr])(?=[dstv][aeiouyéèê])"
)
NAME_SIZES = ((14, ""), (17, "long"), (22, "longer"))


class Effect(NamedTuple):
    """A line of a spell: what it costs, if anything, and what it does."""

    costs: tuple[int, ...]
    """Several, if the line says what each of them brings: « Deal 1/2/3 damage »."""
    text: str


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
    points: int = 0
    """What it is worth at the end."""
    outcome: Outcome | None = None
    """The most that it can do now, if it is a spell that strikes."""
    mark: int | None = None
    buttons: tuple[Button, ...] = ()

    @property
    def printed_name(self) -> str:
        """Its name, with places to break a long word, but without which elements a book has: they are shown."""
        return LONG_WORD.sub(lambda word: SYLLABLE.sub("\u00ad", word[0]), self.name.partition(" (")[0])

    @property
    def name_size(self) -> str:
        letters = max(len(self.name), 5 + max(len(word) for word in self.name.split()))
        return next((size for most, size in NAME_SIZES if letters <= most), "longest")

    @property
    def text_size(self) -> str:
        letters = len(self.text) + sum(len(effect.text) + 12 for effect in self.effects) + 22 * bool(self.upgrades)
        return next((size for most, size in TEXT_SIZES if letters <= most), "tiny")


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
        points=SUPPORT_POINTS if spell.category == SUPPORT else 0,
        mark=mark,
        buttons=buttons,
    )


def effects_of(spell: Spell, lang: str) -> tuple[Effect, ...]:
    """Its effects line by line; those that differ in their number alone are one. A knowledge spell has one that costs
    nothing."""
    if spell.category == KNOWLEDGE:
        return tuple(Effect((), sentence(effect.speak(lang))) for effect in spell.effects)
    amounts = [effect.amount() for effect in spell.effects]
    if len(amounts) > 1 and all(amounts):
        most = max(amounts)
        said = {effect.resized(most).speak(lang) for effect in spell.effects}
        if len(said) == 1:
            text = said.pop().replace(str(most), "/".join(map(str, amounts)), 1)
            return (Effect(tuple(spell.costs), sentence(text)),)
    return tuple(
        Effect((cost,), sentence(effect.speak(lang))) for cost, effect in zip(spell.costs, spell.effects, strict=True)
    )


def sentence(text: str) -> str:
    return capital(text) + "."


def fate_plate(card: FateCard, lang: str) -> Plate:
    return Plate(card.id, fate_name(card, lang), "fate", "", text=fate_text(card, lang))


def mission_plate(mission: Mission, lang: str, buttons: tuple[Button, ...] = ()) -> Plate:
    return Plate(mission.id, mission.name(lang), "mission", "", text=mission_text(mission, lang), buttons=buttons)
