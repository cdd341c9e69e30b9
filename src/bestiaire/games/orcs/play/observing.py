"""What a seat of Orcs Orcs Orcs observes. Everything read here is in a view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from bestiaire.core.encoding import HIGH
from bestiaire.core.schema import Part, Rows, Schema, counts, flag, found, listed, number, options_in_force, word
from bestiaire.core.schema_seats import all_players, seat_seen, seats_taken
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES, FATE_CARDS
from bestiaire.games.orcs.cards.printed import (
    BONUS_NAMES,
    COLOURS,
    DECK_NAMES,
    ELEMENT_NAMES,
    POWER_NAMES,
    SPECIAL_NAMES,
    UPGRADE_NAMES,
)
from bestiaire.games.orcs.cards.spells import SPELL_NAMES
from bestiaire.games.orcs.play.names import EFFECTS, LEARNABLE, MISSION_NAMES, SEATS
from bestiaire.games.orcs.questions import QUESTIONS
from bestiaire.games.orcs.table.options import CHOICES
from bestiaire.games.orcs.table.zones import (
    DISPLAY,
    PHASES,
    RING_NAMES,
    RINGS,
    SECTION_NAMES,
    SECTIONS,
    SKULL_STEPS,
    SPACE_NAMES,
    TYPES,
)

FATES: Final = tuple(card.id for card in FATE_CARDS)


@cache
def schema() -> Schema:
    """What a seat observes."""
    return Schema(
        "orcs",
        [
            number("seat", SEATS - 1, "the observer's seat"),
            seats_taken("seats", SEATS, "mages at the table"),
            seat_seen("active", SEATS, "whose turn it is"),
            seat_seen("start_player", SEATS, "who begins a round"),
            word("phase", PHASES, "where the round is"),
            *question(),
            options_in_force("orcs", CHOICES),
            all_players(SEATS, [*player(), *scored()]),
            *battlefield(),
            *piles(),
            *this_turn(),
        ],
    )


def question() -> list[Part | Rows]:
    """What is asked, and what it is about."""
    return [
        seat_seen("asked", SEATS, "who is asked", "choice.player"),
        word("kind", QUESTIONS.kinds, "what is asked", "choice.kind"),
        *chosen_creature(),
        counts("waiting", BONUS_NAMES, HIGH, "bonus actions that wait", "choice.waiting"),
        listed(
            "effects",
            EFFECTS,
            [number("cost", HIGH, "what an effect of the spell costs"), flag("payable", "whether it can be paid")],
            "choice.effects",
        ),
    ]


def chosen_creature() -> list[Part]:
    """The creature that Switch moves, which a view spells as keys do: `goblin@3.inner.1`."""

    def part(name: str, about: str, words: tuple[str, ...], spelled: Callable[[str, str], str]) -> Part:
        one = word(name, words, about, "")

        def read(view: Any) -> list[int]:
            creature, _, place = (found(view, "choice.creature") or "").partition("@")
            return one.read(spelled(creature, place))

        return Part(name, about, read, high=one.high, values=one.values, is_category=True)

    def section_of(creature: str, place: str) -> str:
        return ".".join(place.split(".")[:2])

    def damage_of(view: Any) -> list[int]:
        parts = (found(view, "choice.creature") or "").split(".")
        return [int(parts[2]) if len(parts) > 2 else 0]

    return [
        part("creature", "the creature that was chosen", CREATURE_NAMES, lambda creature, place: creature),
        part("creature_at", "where it stands", SECTION_NAMES, section_of),
        Part("creature_damage", "the damage on it", damage_of, high=HIGH),
    ]


def player() -> list[Part | Rows]:
    spaces = ("-", *SPACE_NAMES)
    return [
        word("colour", COLOURS, "the colour"),
        Part("mage", "its tower space", lambda item: [item["mage"]], high=6, values=spaces, is_category=True),
        number("hand", HIGH, "cards in hand"),
        counts("known", SPELL_NAMES, HIGH, "the observer's own hand", "hand"),
        number("draw", HIGH, "cards in the draw pile"),
        counts("discard", SPELL_NAMES, HIGH, "the discard pile"),
        counts("learned", SPELL_NAMES, HIGH, "cards learned this turn"),
        counts("cards", SPELL_NAMES, HIGH, "all its cards"),
    ]


def scored() -> list[Part | Rows]:
    """The trophy board, missions, and points."""
    return [
        counts("trophies", CREATURE_NAMES, HIGH, "trophies"),
        counts("skulls", CREATURE_NAMES, SKULL_STEPS, "how far the skulls are"),
        counts("powers", POWER_NAMES, 1, "bonus powers gained"),
        number("missions", HIGH, "secret missions"),
        counts("missions_known", MISSION_NAMES, 1, "which they are, if the observer knows", "missions"),
        word("declined", MISSION_NAMES, "the mission that was put back, if it is the observer's"),
        number("score", HIGH, "points as far as the observer knows", "score.total", low=-HIGH),
    ]


def battlefield() -> list[Part | Rows]:
    return [
        on_board("board", "creatures in each section", len),
        on_board("damage", "damage on them, together", lambda some: sum(one["damage"] for one in some)),
        on_board("most_damage", "damage on the worst hurt", lambda some: max(one["damage"] for one in some)),
        lives(),
        Part(
            "markers",
            "hidden markers in each sector",
            lambda view: [view["markers"][sector] for sector in SPACE_NAMES],
            shape=(len(SPACE_NAMES),),
            high=HIGH,
            values=SPACE_NAMES,
        ),
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


def piles() -> list[Part | Rows]:
    return [
        word("fate", FATES, "the fate card in force"),
        word("special", SPECIAL_NAMES, "its special rule"),
        number("fate_pile", HIGH, "cards in the fate pile"),
        counts("fate_used", FATES, 1, "used fate cards"),
        *[
            counts(f"display_{deck.lower()}", LEARNABLE, DISPLAY, f"the display of deck {deck}", f"display.{deck}")
            for deck in DECK_NAMES
        ],
        *[number(f"deck_{deck.lower()}", HIGH, f"cards in deck {deck}", f"decks.{deck}") for deck in DECK_NAMES],
        number("poison", HIGH, "cards on the poison pile"),
    ]


def this_turn() -> list[Part | Rows]:
    return [
        number("round", HIGH, "the number of the round"),
        flag("ending", "whether this round is the last"),
        number("actions", HIGH, "actions left"),
        number("actions_taken", HIGH, "actions taken"),
        number("magic_energy", HIGH, "magic energy for the next action"),
        counts("used", POWER_NAMES, 1, "powers used this turn"),
        word("cast", SPELL_NAMES, "the spell on its way", "cast.spell"),
        word("element", ELEMENT_NAMES, "its element", "cast.element"),
        number("energy", HIGH, "the energy so far", "cast.energy"),
        counts("upgrades", SPELL_NAMES, HIGH, "cards that upgrade it", "cast.upgrades"),
        counts("upgrade_effects", UPGRADE_NAMES, 1, "upgrade effects that can still be used", "cast.waiting"),
    ]
