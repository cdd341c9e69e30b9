"""Positions of Mindbug, set up by clicking."""

from __future__ import annotations

from collections import Counter as Tally
from typing import Any

from bestiaire.core.editing import CARDS, Counter, Editor, Part, Shelf, Zone
from bestiaire.games.mindbug import MINDBUG
from bestiaire.games.mindbug.cards.sets import CARDS as CREATURES
from bestiaire.games.mindbug.cards.sets import ENERGY_CARDS, ENERGY_SETS, SETS
from bestiaire.games.mindbug.table.zones import (
    DISPLAY_SIZE,
    MOST_ENERGY,
    MOST_LIFE,
    MOST_MINDBUGS,
    START_LIFE,
    START_MINDBUGS,
)
from bestiaire.show.page.editing import thing_of
from bestiaire.words import Phrase

ENERGY = "energy"
CREATURE_CARDS = Phrase(en="Cards", fr="Cartes")
ENERGY_TITLE = Phrase(en="Energy cards", fr="Cartes Énergie")
LIFE = Phrase(en="Life", fr="Points de vie")
MINDBUGS = Phrase(en="Mindbugs", fr="Mindbugs")
CUBES = Phrase(en="Energy cubes", fr="Cubes d'Énergie")
PLAY = Phrase(en="In play", fr="En jeu")
HAND = Phrase(en="Hand", fr="Main")
DRAW = Phrase(en="Draw", fr="Pioche")
DISCARD = Phrase(en="Discard", fr="Défausse")
DISPLAY = Phrase(en="Energy cards on offer", fr="Cartes Énergie proposées")
ENERGY_DECK = Phrase(en="Energy deck", fr="Paquet Énergie")
ENERGY_DISCARD = Phrase(en="Energy discard", fr="Défausse Énergie")


def editor(position: dict[str, Any], lang: str) -> Editor:
    """With the cards that such a position is played with."""
    copies = pool_of(position)
    printed = {card["id"]: card for card in MINDBUG.cards()}
    things = {name: thing_of(printed[name], lang, copies[name]) for name in copies}
    energy = tuple(things[name] for name in things if name in ENERGY_CARDS)
    creatures = tuple(things[name] for name in things if name in CREATURES)
    shelves = [Shelf(CARDS, CREATURE_CARDS, creatures, stock=("unused", "revealed"))]
    middle = Part()
    if energy:
        shelves.append(Shelf(ENERGY, ENERGY_TITLE, energy))
        middle = Part(
            (
                Zone("display", DISPLAY, "hand", ENERGY, most=DISPLAY_SIZE),
                Zone("energy_deck", ENERGY_DECK, "pile", ENERGY),
                Zone("energy_discard", ENERGY_DISCARD, "pile", ENERGY),
            )
        )
    chosen: dict[str, Any] = {name: position[name] for name in ("sets", "cards") if name in position}
    players = [{"life": START_LIFE, "mindbugs": START_MINDBUGS} for _ in range(2)]
    empty: dict[str, Any] = {**chosen, "active": 0, "players": players}
    sides = (side(0, bool(energy)), side(1, bool(energy)))
    return Editor(tuple(shelves), sides, middle, empty)


def side(seat: int, has_energy: bool) -> Part:
    at = f"players.{seat}"
    counters = [
        Counter(f"{at}.life", LIFE, "heart", MOST_LIFE, usual=START_LIFE, drawn=START_LIFE, gone="heart-lost"),
        Counter(
            f"{at}.mindbugs",
            MINDBUGS,
            "bug",
            MOST_MINDBUGS,
            usual=START_MINDBUGS,
            drawn=START_MINDBUGS,
            gone="bug-used",
        ),
    ]
    if has_energy:
        counters.append(Counter(f"{at}.energy", CUBES, "cube", MOST_ENERGY))
    zones = (
        Zone(f"{at}.play", PLAY, can_exhaust=True),
        Zone(f"{at}.hand", HAND, "pile" if seat else "hand", noted=f"{at}.known"),
        Zone(f"{at}.deck", DRAW, "pile"),
        Zone(f"{at}.discard", DISCARD, "pile"),
    )
    return Part(zones, tuple(counters))


def pool_of(position: dict[str, Any]) -> Tally[str]:
    """How often each card is in the box: of the position's sets, or of a pool of its own."""
    listed = position.get("cards")
    if isinstance(listed, list) and listed:
        return Tally(name for name in listed if isinstance(name, str) and (name in CREATURES or name in ENERGY_CARDS))
    named = position.get("sets")
    sets = [name for name in named if isinstance(name, str) and name in SETS] if isinstance(named, list) else []
    copies: Tally[str] = Tally()
    for name in sets or ["first_contact"]:
        for card in (*SETS[name], *ENERGY_SETS[name]):
            copies[card.id] += card.copies
    return copies
