"""How a game speaks, from the rows of its questions (`core/questions`): their phrases, with the slots filled."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from bestiaire.core.errors import BrokenGame
from bestiaire.core.questions import NUMBER, Questions
from bestiaire.words import Phrase, capital
from bestiaire.words.log import fitting
from bestiaire.words.plain import PlainWords, plain_answer, plain_event
from bestiaire.words.rulebook import Rulebook

Told = dict[str, Any]

Thing = Callable[[Told, str, str, str], Told]
"""What the name in a key is in words, as slots: from the view, the whole key, the name alone, and the language."""

PLAIN = PlainWords()

NUMBER_OF_A_CARD: Final = re.compile(r"{(\w+)[.[]")
"""In a phrase: `{in_shape.price}` or `{wings[price]}`."""


class GameWords(ABC):
    """The words of a game: its rows, its log and its rulebook. What is particular to a game are the slots.

    What has no row is shown plainly, by its kind or its key.
    """

    def __init__(
        self,
        questions: Questions,
        things: dict[str, Thing],
        events: dict[str, tuple[Phrase, ...]],
        rulebook: Rulebook,
        numbers: Mapping[str, int] | None = None,
        cards: Mapping[str, object] | None = None,
    ) -> None:
        """`things` says how each sort of name is called (`Answer.of`), `numbers` are what the rules reckon with; from
        `cards` (by id) phrases take a card's own numbers: `{in_shape.price}`."""
        self.questions = questions
        self.things: dict[str, Thing] = {NUMBER: number_slots, **things}
        self.events = events
        self.rulebook = rulebook
        named = {name for phrase in phrases_in(questions) for name in NUMBER_OF_A_CARD.findall(phrase.en + phrase.fr)}
        self.numbers: Told = {
            **(numbers or {}),
            **{name: card for name, card in (cards or {}).items() if name in named},
        }
        for answer in questions.verbs.values():
            if answer.says is not None and answer.of not in self.things:
                raise ValueError(f"the verb {answer.verb!r} is of {answer.of!r}, which nobody says how to call")

    def fill(self, what: str, phrase: Phrase, lang: str, slots: Told) -> str:
        """A phrase with its slots filled; `what` says whose it is, if there is a slot that nobody fills."""
        known = {**self.numbers, **slots}
        try:
            return phrase.say(lang, **known)
        except KeyError as missing:
            filled = ", ".join(sorted(known)) or "no slots"
            raise BrokenGame(f"{what} says {{{missing.args[0]}}}, which nobody fills; it has: {filled}") from None

    # -- questions

    def question(self, view: Told, lang: str) -> str:
        row = self.questions.rows.get(view["choice"]["kind"])
        if row is None:
            return self.undeclared(view, lang)
        phrase = row.variants.get(self.variant(view), row.asks)
        return capital(self.fill(f"the question {row.kind!r}", phrase, lang, self.question_slots(view, lang)))

    def undeclared(self, view: Told, lang: str) -> str:
        """A question that has no row."""
        return PLAIN.question(view, lang)

    def variant(self, view: Told) -> str:
        """Which of the other words for a question or an answer fit, where a row has such."""
        return ""

    @abstractmethod
    def question_slots(self, view: Told, lang: str) -> Told:
        """What a question is about, in words: for the one who is asked, for the others, and for fixed answers."""

    def waiting(self, view: Told, names: list[str], lang: str) -> str:
        row = self.questions.rows.get(view["choice"]["kind"])
        if row is None:
            return PLAIN.waiting(view, names, lang)
        slots = {**self.question_slots(view, lang), "who": names[view["choice"]["player"]]}
        return capital(self.fill(f"who waits at {row.kind!r}", row.waiting, lang, slots))

    # -- answers

    def answer(self, view: Told, key: str, lang: str) -> str:
        verb, _, name = key.partition(":")
        row = self.questions.verbs.get(verb)
        if row is None:
            return plain_answer(key, lang)
        fixed = row.fixed.get(name.partition("@")[0])  # a claim has the claimant's seat behind it
        if fixed is not None:
            return self.fill(f"the answer {key!r}", fixed, lang, self.question_slots(view, lang))
        if row.says is None:
            return plain_answer(key, lang)
        phrase = row.variants.get(self.variant(view), row.says)
        return capital(self.fill(f"the answer {key!r}", phrase, lang, self.things[row.of](view, key, name, lang)))

    # -- the log

    def event(self, told: Told, seat: int | None, names: list[str], lang: str) -> str:
        if told["event"] == "game_over":
            return self.ending(told, seat, names, lang)
        if told["event"] not in self.events:
            return plain_event(told, names, lang)
        whose = self.whose(told)
        who = "" if whose is None else names[whose]
        phrase = self.event_phrase(told, whose, seat)
        slots = {**self.event_slots(told, seat, names, lang), "who": who}
        return capital(self.fill(f"the event {told['event']!r}", phrase, lang, slots))

    def whose(self, told: Told) -> int | None:
        """To whom an event happened."""
        found: int | None = told.get("seat")
        return found

    def event_phrase(self, told: Told, whose: int | None, seat: int | None) -> Phrase:
        """What is said of an event to that seat."""
        return fitting(self.events[told["event"]], whose, seat)

    @abstractmethod
    def event_slots(self, told: Told, seat: int | None, names: list[str], lang: str) -> Told:
        """What the fields of an event are in words."""

    @abstractmethod
    def ending(self, result: Told, seat: int | None, names: list[str], lang: str) -> str:
        """How the game ended, from its result or from the event that tells it."""

    # -- the rules

    def rule(self, rule: str, lang: str) -> str | None:
        return self.rulebook.rule(rule, lang)

    def in_short(self, lang: str) -> list[str]:
        return self.rulebook.in_short(lang)

    def chapters(self, lang: str) -> list[tuple[str, dict[str, str]]]:
        return self.rulebook.chapters(lang)


def number_slots(view: Told, key: str, name: str, lang: str) -> Told:
    return {"number": name}


def phrases_in(questions: Questions) -> Iterator[Phrase]:
    """Every phrase of the rows that is filled here."""
    for row in questions.rows.values():
        yield from (row.asks, row.waiting, *row.variants.values())
    for answer in questions.verbs.values():
        if answer.says is not None:
            yield answer.says
        yield from (*answer.fixed.values(), *answer.variants.values())


def price_of(view: Told, key: str) -> int:
    """What the card of an option costs, as the view says; 0 where nothing is bought."""
    for option in view["choice"].get("options", []):
        if option["key"] == key:
            return int(option.get("price", 0))
    return 0
