"""Why not: over random games all that a seat sees can be chosen, or a rule says why not; no secret has a say in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module

import pytest

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.core.showing import Sight
from bestiaire.core.table import Table
from bestiaire.core.telling import words_of
from bestiaire.core.why_not import Reason, Thing, reasons_at
from bestiaire.show.page.buttons import Moves
from bestiaire.words import LANGUAGES

EXPLAINED = [info for info in bestiaire.games().values() if info.why_not is not None]
EVERY_GAME = pytest.mark.parametrize("info", EXPLAINED, ids=lambda info: info.key)
LONGEST = 260
WORLDS = 3
SEEN = 12
"""So often a kind of question is looked at."""


def asked(info: GameInfo) -> Iterator[Table]:
    """Tables of random games, one of each variant, with every kind of question that comes up."""
    times: dict[str, int] = {}
    for seed, options in enumerate([{}, *info.variants.values()]):
        pick = random.Random(seed)
        table = bestiaire.table(info.key, seed=seed, options=options)
        while table.choice is not None:
            kind = table.choice.kind
            times[kind] = times.get(kind, 0) + 1
            if times[kind] <= SEEN:
                yield table
            table.play(pick.choice(table.choice.keys))


def meant_on_the_page(info: GameInfo, table: Table, seat: int) -> Moves:
    """Where the page puts the buttons of a seat."""
    names = [str(number) for number in range(table.seats)]
    sight = Sight(table.view(seat), table.marks(seat), names, "en")
    moves: Moves = import_module(f"bestiaire.games.{info.key}.page.table.buttons").moves_of(sight)
    return moves


@EVERY_GAME
def test_all_that_lies_there_can_be_chosen_or_a_rule_says_why_not(info: GameInfo) -> None:
    words, cards = words_of(info), {str(card.get("key", card["id"])) for card in info.cards()}
    chosen = refused = 0
    for table in asked(info):
        assert table.choice is not None
        for seat in range(table.seats):
            found = reasons_at(table, seat)
            things = {thing.place: reason for thing, reason in found}
            assert len(things) == len(found), "each thing is named once"
            placed = meant_on_the_page(info, table, seat).placed if seat == table.choice.player else {}
            for place, reason in things.items():
                if place in placed:
                    chosen += 1
                    assert reason is None, (table.choice, place, reason)
                elif reason is not None:
                    refused += 1
                    assert words.rule(reason.rule, "en"), reason
                    assert reason.card is None or reason.card in cards, reason
            lost = [place for place in placed if place not in things and not place.startswith("dice.")]
            assert not lost, (table.choice, lost)
    assert chosen > 50
    assert refused > chosen


@EVERY_GAME
def test_reasons_and_names_are_said_in_both_languages(info: GameInfo) -> None:
    said: set[Reason] = set()
    things: set[Thing] = set()
    for table in asked(info):
        for seat in range(table.seats):
            for thing, reason in reasons_at(table, seat):
                things.add(thing)
                said |= {reason} if reason is not None else set()
    for reason in said:
        for lang in LANGUAGES:
            sentence = reason.say(lang)
            assert 15 <= len(sentence) <= LONGEST, sentence
            assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
            assert "{" not in sentence
        assert reason.en != reason.fr
    assert all(thing.name.say(lang) for thing in things for lang in LANGUAGES)


@EVERY_GAME
def test_no_secret_has_a_say_in_it(info: GameInfo) -> None:
    """The same view, another truth behind it: the same things, for the same reasons."""
    for table in asked(info):
        for seat in range(table.seats):
            assert info.why_not is not None
            worlds = [info.why_not(table.imagine(seat, world), seat) for world in range(WORLDS)]
            found = [[(thing, world.why_not(thing.place)) for thing in world.things()] for world in worlds]
            assert all(told(other) == told(found[0]) for other in found), table.choice


def told(found: list[tuple[Thing, Reason | None]]) -> list[tuple[str, str, str, Reason | None]]:
    return [(thing.place, thing.at, thing.name.en, reason) for thing, reason in found]
