"""Whether somebody is asked is never a secret: over whole random games, with what a seat has never seen dealt anew, the
same questions come to the same players, and that seat sees and hears the same from the first moment to the last. And
what somebody does come to see is told as news."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bestiaire.core.choice import Flow, Option
from bestiaire.core.events import Event
from bestiaire.core.record import new_table
from bestiaire.core.rng import Random, seeded
from bestiaire.testing import Shown, check_news, check_questions
from tests.conformance.test_conformance import ALL, GAMES, KINDS, options_of, seats_of
from tests.tiny import SNIP, Snip

SHARE = {"duel": 500, "tokyo": 300, "orcs": 700}
"""Of long games, one of each kind for so many of `BESTIAIRE_GAMES`; of others, one for a hundred."""
WITH_HANDS = 200
"""King of Tokyo has most secrets with Evolution cards: more of these games are played."""

SHOWN: dict[str, dict[str, Shown]] = {
    "orcs": {
        "discard_hand": lambda game: game.players[game.active].hand,
        "spell_exchange": lambda game: (*game.decks[0], *game.decks[1]),
    }
}
"""Events that show cards which may be shuffled and hidden again at once."""


def seeds_of(key: str, variant: str) -> range:
    return range(-(-GAMES // (WITH_HANDS if "evolutions" in options_of(key, variant) else SHARE.get(key, 100))))


@pytest.mark.parametrize(("key", "variant"), KINDS)
def test_neither_questions_nor_events_tell_what_was_never_seen(key: str, variant: str) -> None:
    for seed in seeds_of(key, variant):
        try:
            check_questions(ALL[key], seed, seats_of(key, variant, seed), options_of(key, variant), SHOWN.get(key))
        except AssertionError as error:
            error.add_note(f"game {key}, {variant}, seed {seed}")
            raise


@pytest.mark.parametrize(("key", "variant"), KINDS)
def test_whatever_shows_somebody_something_is_news(key: str, variant: str) -> None:
    """At every choice of a random game: to draw, to look, to roll and to be shown."""
    for seed in seeds_of(key, variant):
        table = new_table(ALL[key], seed, seats_of(key, variant, seed), options_of(key, variant))
        rng = seeded(seed + 5)
        while table.choice is not None:
            move = table.choice.options[rng.below(len(table.choice.options))].key
            check_news(table, move, rng)
            table.play(move)


class Shy(Snip):
    """Snip with a question that tells: who has nothing but low cards is not asked for the die."""

    def take_turn(self) -> Flow[None]:
        is_low = max(self.printed(self.hands[self.turn])) <= 6
        turn = super().take_turn()
        answer: Option | None = None
        while True:
            try:
                asked = next(turn) if answer is None else turn.send(answer)
            except StopIteration:
                return
            answer = asked.options[0] if is_low and asked.kind == "roll" else (yield asked)


class Quiet(Snip):
    """Snip in which a roll is nothing new."""

    def tell(self, event: Event) -> None:
        super().tell(Event(event.kind, event.public))


def test_a_question_that_tells_is_caught() -> None:
    def new(seats: int, options: dict[str, Any], rng: Random) -> Snip:
        return Shy(list(range(1, 13)), rng, seats)

    def check_all() -> None:
        for seed in range(40):
            check_questions(replace(SNIP, new=new), seed, 3, {})

    with pytest.raises(AssertionError, match="tells too much"):
        check_all()


def test_a_game_that_calls_nothing_news_is_caught() -> None:
    def new(seats: int, options: dict[str, Any], rng: Random) -> Snip:
        return Quiet(list(range(1, 13)), rng, seats)

    def check_all() -> None:
        for seed in range(9):
            check_news(new_table(replace(SNIP, new=new), seed, 3), "roll:again", seeded(seed))

    with pytest.raises(AssertionError, match="none of its events is news: roll"):
        check_all()
