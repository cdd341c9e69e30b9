"""Any card beside any other, of either set: each two on both sides of the table, and short random games from there."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import bestiaire
from bestiaire.core.rng import Random, seeded
from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS
from tests.conformance.test_conformance import all_cards
from tests.depth import DEEP, times

CREATURES = list(CARDS)
ENERGY = list(ENERGY_CARDS)
MOVES = times(10, 24)
"""Enough for a turn of each; in depth, for two or three."""


def position_of(one: str, other: str, rng: Random) -> dict[str, Any]:
    """Both in play, in hand and in the discard pile of either player; cubes for whatever is on display."""
    energy = ENERGY[:]
    order = list(range(len(energy)))
    rng.shuffle(order)
    shuffled = [energy[place] for place in order]
    pair = [one, other] if rng.below(2) else [other, one]
    side = {"hand": pair, "play": pair, "discard": pair, "deck": ["kong", "luchataur"], "energy": 4, "mindbugs": 1}
    fill = ["gorillion"] * 24
    return {
        "cards": [*(pair * 6), *(["kong", "luchataur"] * 2), *fill],
        "players": [side, side],
        "unused": fill,
        "display": shuffled[:3],
        "energy_deck": shuffled[3:],
    }


def play_on(table: bestiaire.Table, rng: Random) -> None:
    for _ in range(MOVES):
        if table.choice is None:
            return
        table.play(rng.below(len(table.choice.options)))


def check(table: bestiaire.Table, before: Counter[str]) -> None:
    position = json.loads(json.dumps(table.position()))
    assert all_cards(position) == before
    assert bestiaire.table("mindbug", position=position).digest() == table.digest()
    words = table.info.words()
    assert words is not None
    for event in table.events:
        for lang in ("en", "fr"):
            assert words.event(event.seen_by(0), 0, ["Ana", "Max"], lang)


@pytest.mark.parametrize("one", CREATURES)
def test_any_two_creatures_share_a_table(one: str) -> None:
    for seed, other in enumerate(CREATURES[CREATURES.index(one) :]):
        rng = seeded(seed)
        table = bestiaire.table("mindbug", position=position_of(one, other, rng), seed=seed)
        before = all_cards(table.position())
        play_on(table, rng)
        try:
            check(table, before)
        except Exception as error:
            error.add_note(f"{one} and {other}, seed {seed}, moves {table.moves}")
            raise


@pytest.mark.parametrize("bought", ENERGY)
def test_any_energy_card_is_bought_beside_any_creature(bought: str) -> None:
    """In depth; else every third creature, each time others."""
    turn = ENERGY.index(bought) % 3
    for index, creature in enumerate(CREATURES):
        if not DEEP and index % 3 != turn:
            continue
        rng = seeded(index)
        position = position_of(creature, CREATURES[index - 1], rng)
        rest = [card for card in position["display"] + position["energy_deck"] if card != bought]
        position.update(display=[bought, *rest[:2]], energy_deck=rest[2:])
        table = bestiaire.table("mindbug", position=position, seed=index)
        before = all_cards(table.position())
        table.play(f"buy:{bought}")
        play_on(table, rng)
        check(table, before)
