"""What is observed of the table where no kind of field says it: the battlefield, decks, and the spell on its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bestiaire.core.encoding import HIGH
from bestiaire.core.schema import Part, counts, number, word
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES, MISSIONS
from bestiaire.games.orcs.cards.printed import DECK_NAMES, ELEMENT_NAMES, NO_DECK, UPGRADE_NAMES
from bestiaire.games.orcs.cards.spells import SPELL_NAMES, SPELLS
from bestiaire.games.orcs.table.zones import DISPLAY, RING_NAMES, RINGS, SECTIONS, SPACE_NAMES, TYPES

LEARNABLE: Final = tuple(spell.key for spell in SPELLS if spell.deck != NO_DECK)
MISSION_NAMES: Final = tuple(mission.key for mission in MISSIONS)


def board() -> list[Part]:
    return [
        on_board("board", "creatures in each section", len),
        on_board("damage", "damage on them, together", lambda some: sum(one["damage"] for one in some)),
        on_board("most_damage", "damage on the worst hurt", lambda some: max(one["damage"] for one in some)),
        lives(),
    ]


def markers() -> list[Part]:
    return [
        Part(
            "markers",
            "hidden markers in each sector",
            lambda view: [view["markers"][sector] for sector in SPACE_NAMES],
            shape=(len(SPACE_NAMES),),
            high=HIGH,
            values=SPACE_NAMES,
        )
    ]


def counters() -> list[Part]:
    return [
        counter("counters", "how far the counter of each creature has moved", "space"),
        counter("worth", "what a trophy of it is worth now", "value"),
    ]


def on_board(name: str, about: str, told: Callable[[list[Any]], int]) -> Part:
    """A number for each section and each creature type."""

    def read(view: Any) -> list[int]:
        numbers = [0] * (SECTIONS * TYPES)
        for place in range(SECTIONS):
            standing = view["board"][SPACE_NAMES[place // RINGS]][RING_NAMES[place % RINGS]]
            for creature in {one["creature"] for one in standing}:
                alike = [one for one in standing if one["creature"] == creature]
                numbers[place * TYPES + CREATURE_NAMES.index(creature)] = told(alike)
        return numbers

    return Part(name, about, read, shape=(SECTIONS, TYPES), high=HIGH, values=CREATURE_NAMES)


def lives() -> Part:
    def read(view: Any) -> list[int]:
        numbers = [0] * TYPES
        for rings in view["board"].values():
            for standing in rings.values():
                for one in standing:
                    numbers[CREATURE_NAMES.index(one["creature"])] = one["life"]
        return numbers

    about = "the life of creatures in play, as the active player has to reach it"
    return Part("life", about, read, shape=(TYPES,), high=HIGH, values=CREATURE_NAMES)


def counter(name: str, about: str, what: str) -> Part:
    return Part(
        name,
        about,
        lambda view: [view["counters"][creature][what] for creature in CREATURE_NAMES],
        shape=(TYPES,),
        high=HIGH,
        values=CREATURE_NAMES,
    )


def displays() -> list[Part]:
    return [
        counts(f"display_{deck.lower()}", LEARNABLE, DISPLAY, f"the display of deck {deck}", f"display.{deck}")
        for deck in DECK_NAMES
    ]


def decks() -> list[Part]:
    return [number(f"deck_{deck.lower()}", HIGH, f"cards in deck {deck}", f"decks.{deck}") for deck in DECK_NAMES]


def cast() -> list[Part]:
    return [
        word("cast", SPELL_NAMES, "the spell on its way", "cast.spell"),
        word("element", ELEMENT_NAMES, "its element", "cast.element"),
        number("energy", HIGH, "the energy so far", "cast.energy"),
        counts("upgrades", SPELL_NAMES, HIGH, "cards that upgrade it", "cast.upgrades"),
        counts("upgrade_effects", UPGRADE_NAMES, 1, "upgrade effects that can still be used", "cast.waiting"),
    ]


def mage() -> list[Part]:
    spaces = ("-", *SPACE_NAMES)
    about = "its tower space"
    return [Part("mage", about, lambda item: [item["mage"]], high=len(SPACE_NAMES), values=spaces, is_category=True)]


def cards() -> list[Part]:
    return [counts("cards", SPELL_NAMES, HIGH, "all its cards")]


def score() -> list[Part]:
    return [number("score", HIGH, "points as far as the observer knows", "score.total", low=-HIGH)]


def missions() -> list[Part]:
    return [
        number("missions", HIGH, "secret missions"),
        counts("missions_known", MISSION_NAMES, 1, "which they are, if the observer knows", "missions"),
    ]
