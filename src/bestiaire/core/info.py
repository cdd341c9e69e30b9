"""What a game tells the rest of the program about itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from bestiaire.core.choice import Choice, Option
from bestiaire.core.events import Event
from bestiaire.core.rng import Random
from bestiaire.core.state import State
from bestiaire.words import LANGUAGES, Phrase

if TYPE_CHECKING:
    from bestiaire.core.fields import Declared
    from bestiaire.core.learning import Learning
    from bestiaire.core.lessons import Lesson
    from bestiaire.core.puzzling import Puzzling
    from bestiaire.core.questions import Questions
    from bestiaire.core.showing import Board, Page
    from bestiaire.core.table import Table
    from bestiaire.core.why_not import WhyNot


class Words(Protocol):
    """How a game speaks to a player, in `"en"` or `"fr"`. It is given views and events as one seat may see them."""

    def question(self, view: dict[str, Any], lang: str) -> str:
        """What is asked of the player whose view this is, and why."""

    def answer(self, view: dict[str, Any], key: str, lang: str) -> str:
        """What an option means, as a button would say it. The players' names, by seat, are the view's `names`."""

    def event(self, told: dict[str, Any], seat: int | None, names: list[str], lang: str) -> str:
        """One sentence of the log; `names` are the players' names by seat."""

    def ending(self, result: dict[str, Any], seat: int | None, names: list[str], lang: str) -> str:
        """How the game ended."""

    def rule(self, rule: str, lang: str) -> str | None:
        """The short explanation of a rule id, if there is one."""

    def waiting(self, view: dict[str, Any], names: list[str], lang: str) -> str:
        """What the one who is asked decides, told to everybody else."""

    def in_short(self, lang: str) -> list[str]:
        """What a newcomer needs for the first game, a few sentences."""

    def chapters(self, lang: str) -> list[tuple[str, dict[str, str]]]:
        """All rules: headings, each with its rules' explanations by id."""


def _no_words() -> Words | None:
    return None


def _no_cards() -> list[dict[str, Any]]:
    return []


def _no_page() -> Page | None:
    return None


def _no_board() -> Board | None:
    return None


def _no_lessons() -> Sequence[Lesson]:
    return ()


def _no_puzzles() -> Puzzling | None:
    return None


def _no_learning() -> Learning | None:
    return None


def any_option(state: Any, choice: Choice, rng: Random) -> Option:
    """Every option alike."""
    return choice.options[rng.below(len(choice.options))]


def _no_opinion(state: Any, seat: Any) -> float:
    return 0.0


@dataclass(frozen=True)
class Offer:
    """An option that people choose from a list: what it is called, the names of its values, and a sentence on what it
    changes, in each language. If the option takes a list, any of the values may stand in it."""

    name: dict[str, str]
    values: dict[str, dict[str, str]]
    what: dict[str, str] = field(default_factory=dict)
    proposed: str = ""
    """The value with which people begin who choose none, if it is not the usual one."""


@dataclass(frozen=True)
class Sides:
    """What a seat plays a whole game as, such as a Monster: a report shows which one beats which."""

    kind: str
    """The kind of fact that tells it, once for each seat."""
    title: Phrase
    names: dict[str, dict[str, str]]
    """Their names by id, in each language."""


@dataclass(frozen=True)
class CardFacts:
    """What can happen with a card that statistics count, and how a game's events tell of it."""

    kinds: dict[str, Phrase]
    """The kinds of facts in a report's order, each with its word: `{"drawn": Phrase(en="drawn", fr="piochée")}`."""
    read: Callable[[list[Event]], list[tuple[str, int, str]]]
    """All facts of a game from its events: the kind, the seat in whose favour it was, the card's id."""
    sides: Sides | None = None
    """One of the kinds may be about what everybody plays as."""


@dataclass(frozen=True)
class GameInfo:
    """One game of the shelf: how to start it, restore it, show it and judge it."""

    key: str
    name: dict[str, str]
    """Its name in each language."""
    players: tuple[int, int]
    """The fewest and the most seats."""
    new: Callable[[int, dict[str, Any], Random], State[Any]]
    """A state before its set-up, from the number of players, the options (checked there) and the generator."""
    restore: Callable[[dict[str, Any], Random], State[Any]]
    """A state from a position as `State.position` prints it, at the start of a stage."""
    version: int = 1
    """The version of the rules as programmed: a record of another version may play differently."""
    earlier: dict[int, dict[str, Any]] = field(default_factory=dict)
    """Earlier versions of which records are still replayed, as they were played: each with the options that make it so,
    and that it did not have itself."""
    options: dict[str, Any] = field(default_factory=dict)
    """The options and their defaults. A position prints them, if at all, under the same names."""
    offers: dict[str, Offer] = field(default_factory=dict)
    """The options that a form offers, by their names."""
    open_questions: frozenset[str] = frozenset()
    """The kinds of questions of which everybody can see, from what lies open, whether they have a single answer. Those
    a table may answer by itself; of any other kind that could tell what is in a hand, so whoever is asked answers."""
    variants: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Other ways to play that are checked and measured too: the options that differ, by a name for each."""
    evaluate: Callable[[Any, Any], float] = _no_opinion
    """How good a state looks for a seat: higher is better; only worth comparing within one game."""
    scale: float = 1.0
    """What difference of `evaluate` makes a seat's chances e times better."""
    policy: Callable[[Any, Choice, Random], Option] = any_option
    """A quick way to play that is a little better than chance: for games played out in thought."""
    horizon: int = 1_000_000
    """After how many options such a game is broken off, at the end of a stage, and judged by `evaluate`; as given, it
    is played to its end."""
    cards: Callable[[], list[dict[str, Any]]] = _no_cards
    """Every card as the list for programs shows it."""
    words: Callable[[], Words | None] = _no_words
    page: Callable[[], Page | None] = _no_page
    """What the browser shows of it; loaded only when somebody looks, as its board is. Without one a plain page lists
    what a view has."""
    board: Callable[[], Board | None] = _no_board
    """What the terminal shows of it; without one, a plain board."""
    reasons: dict[str, Phrase] = field(default_factory=dict)
    """The reasons of its results, in words; what has none is shown as it is."""
    card_facts: CardFacts | None = None
    """What the arena counts about cards; without it there are no statistics of cards."""
    learning: Callable[[], Learning | None] = _no_learning
    """Its actions and observations as numbers, for `bestiaire.rl`; loaded only when somebody asks. Without it they
    follow from `fields` and `questions`, if there are both."""
    lessons: Callable[[], Sequence[Lesson]] = _no_lessons
    """How it is taught at its own table (`core/lessons`); loaded only when somebody wants to learn."""
    characters: Callable[[Any, str], Sequence[str]] | None = None
    """What each seat plays as in a state, such as a Monster, in a language; nothing before that is settled. A computer
    goes by that name."""
    puzzling: Callable[[], Puzzling | None] = _no_puzzles
    """What makes a puzzle in it (`core/puzzling`); without it there are none."""
    why_not: Callable[[Table, int], WhyNot] | None = None
    """Why a seat can't choose what it sees: from an imagined table that asks something, and the seat."""
    fields: Declared | None = None
    """What its table is made of (`core/fields`)."""
    questions: Questions | None = None
    """What it asks and what can be answered, a row each; a game without rows may ask anything."""
    shelf: int = 0
    """Where it stands among the games that come with the program: the smallest first."""

    def __post_init__(self) -> None:
        if not isinstance(self.key, str) or not re.fullmatch("[a-z][a-z0-9_]*", self.key):
            raise ValueError(f"{self.key!r}: a game's key is small letters, digits and _, as records spell it")
        for lang in LANGUAGES:
            if not self.name.get(lang):
                raise ValueError(f"{self.key}: name must be given in every language; {lang!r} is missing")
        if any(version >= self.version or options.keys() - self.options for version, options in self.earlier.items()):
            raise ValueError(f"{self.key}: earlier names versions before {self.version}, with options of the game")
        self._check_offers()
        fewest, most = self.players
        if not 1 <= fewest <= most:
            raise ValueError(f"{self.key}: players must be the fewest and the most, such as (2, 4), not {self.players}")
        if self.questions is not None:
            lost = self.questions.undeclared(sorted(self.open_questions), [])
            if lost:
                raise ValueError(f"{self.key}: open_questions has what no row declares: {', '.join(lost)}")

    def _check_offers(self) -> None:
        for option, offer in self.offers.items():
            if option not in self.options:
                raise ValueError(f"{self.key}: offers {option!r}, which is none of its options")
            if offer.proposed and offer.proposed not in offer.values:
                raise ValueError(f"{self.key}: proposes {offer.proposed!r} for {option!r}, which is not offered")
            told = [offer.name, *offer.values.values()] + ([offer.what] if offer.what else [])
            for names in told:
                if not all(names.get(lang) for lang in LANGUAGES):
                    raise ValueError(f"{self.key}: what is offered for {option!r} must be named in every language")
