"""Words for what has none of its own: right for the one who is asked, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import bestiaire
from bestiaire.core.choice import Choice, Option
from bestiaire.core.events import Event
from bestiaire.games.mindbug import actions
from bestiaire.games.mindbug.cards.printed import Effect, creature
from bestiaire.games.mindbug.cards.sets import add_set, remove_set
from bestiaire.words import say
from bestiaire.words.plain import PlainWords, plain_event, winning

NAMES = ["Ana", "Max", "Zoé"]


class Asks(Effect):
    """Asks its player or the other one something that the words do not know; and tells something they do not know."""

    def __init__(self, whom: int) -> None:
        self.whom = whom

    def run(self, game: Any, me: int, source: int) -> Any:
        options = [Option("gift", "long_life", 0), Option("gift", "gorillion", 1)]
        yield Choice(me if self.whom == 0 else actions.rival(me), "gift", options, "MB-002", source)
        if game.log is not None:
            game.log.append(Event("gift_given", {"seat": me, "amount": 3}))

    def speak(self, lang: str) -> str:
        return say(lang, en="Your opponent gives you a gift.", fr="Votre adversaire vous fait un cadeau.")


@pytest.fixture(autouse=True)
def invented() -> Iterator[None]:
    add_set(
        "invented",
        [
            creature("sphinx", "Sphinx", "Sphinx", power=6, play=Asks(1)),
            creature("genie", "Genie", "Génie", power=6, play=Asks(0)),
            creature("martyr", "Martyr", "Martyr", power=1, defeated=Asks(1)),
        ],
    )
    yield
    remove_set("invented")


def asked(card: str) -> bestiaire.Table:
    table = bestiaire.table(
        "mindbug",
        position={
            "sets": ["first_contact", "invented"],
            "players": [{"hand": [card, "bee_bear"]}, {"mindbugs": 0, "hand": ["gorillion"]}],
        },
    )
    table.play(f"play:{card}")
    return table


def question(table: bestiaire.Table, lang: str) -> str:
    words = table.info.words()
    assert words is not None
    assert table.choice is not None
    return spaced(words.question(table.view(table.choice.player), lang))


def spaced(french: str) -> str:
    """Its no-break spaces written as any others."""
    return french.replace("\u00a0", " ")


def test_a_card_that_asks_its_own_player() -> None:
    table = asked("genie")
    assert question(table, "en") == "Your choice. Your card Genie says: “Play: Your opponent gives you a gift.”"
    assert (
        question(table, "fr")
        == "À vous de choisir. Votre carte Génie dit : « Jouer : Votre adversaire vous fait un cadeau. »"
    )


def test_a_card_that_asks_the_other_player() -> None:
    """Its text means its own player by « you », not the one who is asked."""
    table = asked("sphinx")
    assert table.choice is not None
    assert table.choice.player == 1
    assert (
        question(table, "en")
        == "Your choice. Your opponent's card Sphinx tells your opponent: “Play: Your opponent gives you a gift.”"
    )
    assert (
        question(table, "fr") == "À vous de choisir. La carte Sphinx de votre adversaire lui dit : "
        "« Jouer : Votre adversaire vous fait un cadeau. »"
    )


def test_a_card_that_asks_from_a_discard_pile() -> None:
    position = {
        "sets": ["first_contact", "invented"],
        "active": 1,
        "players": [{"play": ["martyr"], "hand": ["bee_bear"]}, {"play": ["gorillion"], "hand": ["luchataur"]}],
    }
    table = bestiaire.table("mindbug", position=position)
    for key in ("attack:gorillion", "block:martyr"):
        table.play(key)
    assert table.choice is not None
    assert (table.choice.kind, table.choice.player) == ("gift", 1)
    assert question(table, "en").startswith("Your choice. Your opponent's card Martyr tells your opponent: ")


def test_answers_and_events_that_the_words_do_not_know() -> None:
    table = asked("sphinx")
    words = table.info.words()
    assert words is not None
    assert [spaced(words.answer(table.view(1), key, "fr")) for key in ("gift:long_life", "gift:gorillion")] == [
        "Gift : long life",
        "Gift : Gorillion",
    ]
    table.play(0)
    told = next(event for event in table.events if event.kind == "gift_given").seen_by(1)
    assert words.event(told, 1, ["Ana", "Max"], "en") == "Ana: gift given (amount 3)"
    assert spaced(words.event(told, 1, ["Ana", "Max"], "fr")) == "Ana : gift given (amount 3)"


def test_a_question_of_a_game_without_words() -> None:
    view = {"choice": {"kind": "roll_again", "rule": "SN-1"}}
    assert PlainWords().question(view, "en") == "Your choice: roll again (rule SN-1)."
    assert spaced(PlainWords().question(view, "fr")) == "À vous de choisir : roll again (règle SN-1)."
    assert PlainWords().question({"choice": {"kind": "roll", "rule": ""}}, "en") == "Your choice: roll."


def test_events_name_players_and_never_count_them_from_0() -> None:
    told = {"event": "swap", "seat": 0, "player": 2, "cards": [3, 4], "is_open": True, "with": {"winner": 1}}
    assert plain_event(told, NAMES, "en") == "Ana: swap (player Zoé, cards 3, 4, is open yes, with winner Max)"
    assert plain_event({"event": "shuffle"}, NAMES, "fr") == "Shuffle"
    assert plain_event({"event": "deal", "card": None, "is_open": False}, NAMES, "fr") == "Deal (card –, is open non)"


@pytest.mark.parametrize(
    ("winners", "seat", "en", "fr"),
    [
        ([0], 0, "You win", "Vous gagnez"),
        ([0], 1, "Ana wins", "Ana gagne"),
        ([0, 2], 2, "You and Ana win", "Vous et Ana gagnez"),
        ([0, 2], None, "Ana and Zoé win", "Ana et Zoé gagnent"),
        ([0, 1, 2], None, "Ana, Max and Zoé win", "Ana, Max et Zoé gagnent"),
        ([], 0, "Nobody wins", "Personne ne gagne"),
    ],
)
def test_who_wins(winners: list[int], seat: int | None, en: str, fr: str) -> None:
    assert winning(winners, seat, NAMES, "en") == en
    assert winning(winners, seat, NAMES, "fr") == fr


def test_the_ending_has_everybody_s_score() -> None:
    result = {"winners": [1], "scores": [4.0, 9.0, 8.5], "reason": "most_points"}
    assert PlainWords().ending(result, 0, NAMES, "en") == "Max wins (most points). Ana: 4, Max: 9, Zoé: 8.5."
    french = spaced(PlainWords().ending(result, 1, NAMES, "fr"))
    assert french == "Vous gagnez (most points). Ana : 4, Max : 9, Zoé : 8.5."
