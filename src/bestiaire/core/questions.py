"""What a game asks and what can be answered, declared once: a row for each kind of question, a row for each verb.

Everything that knows kinds and verbs by name reads these rows: the words, the views, the numbers of learning programs,
the buttons of the page and the terminal's shorthand. The order of the rows is their numbering: who adds one puts it
last, or the numbers of `bestiaire.rl` change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from bestiaire.core.choice import Choice
from bestiaire.core.compiling import mypyc_attr
from bestiaire.core.numbering import Actions, Verb
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.core.schema import Part

Names = list[tuple[Sequence[str], int]]
"""What can stand behind a verb, and how many of the same can be offered at once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Subject:
    """What a question is about beyond who is asked: fields of the choice in a view, and the same as numbers. This one
    has none."""

    def show(self, state: Any, choice: Choice, shown: dict[str, Any]) -> None:
        """Adds its fields to the choice as a view shows it."""

    def write(self, state: Any, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        """Writes them as that seat observes them; `places` says where each field of the schema begins."""

    def parts(self) -> list[Part]:
        """The fields of the schema that it writes, unless the game's schema lists them itself: they follow behind all
        others as soon as a question is about it."""
        return []


NOTHING: Subject = Subject()

AIM: Final = "aim"
GUARD: Final = "guard"
"""Tones of answers."""

NUMBER: Final = "number"
"""What a name is that is a number (`Answer.of`); in every game phrases say it as `{number}`."""


class Question:
    """A kind of question."""

    def __init__(
        self,
        kind: str,
        asks: Phrase,
        waiting: Phrase,
        *,
        is_open: bool = False,
        about: Subject = NOTHING,
        variants: dict[str, Phrase] | None = None,
        answers: Sequence[Answer] = (),
    ) -> None:
        self.kind: str = kind
        self.asks: Phrase = asks
        """What the one who is asked reads."""
        self.waiting: Phrase = waiting
        """What everybody else reads; `{who}` is the one who is asked."""
        self.is_open: bool = is_open
        """Whether everybody can see if it has a single answer: see `GameInfo.open_questions`."""
        self.about: Subject = about
        self.variants: dict[str, Phrase] = variants or {}
        """Other words for it, by what makes the difference."""
        self.answers: Sequence[Answer] = answers
        """Verbs that belong to this question; they are numbered behind those that have rows of their own."""


class Answer:
    """A verb: the options `verb:name`."""

    def __init__(
        self,
        verb: str,
        says: Phrase | None = None,
        *,
        of: str = "",
        names: Names | Callable[[Any], Names] | None = None,
        fixed: dict[str, Phrase] | None = None,
        variants: dict[str, Phrase] | None = None,
        label: Phrase | None = None,
        ticked: Phrase | None = None,
        on: str = "",
        zones: Sequence[str] = (),
        harms: bool = False,
        tone: str = "",
    ) -> None:
        self.verb: str = verb
        self.says: Phrase | None = says
        """What an option means; None if each of its keys has words of its own."""
        self.of: str = of
        """What sort of thing the name is, such as a card: a game's words say how it is called."""
        self.names: Names | Callable[[Any], Names] | None = names
        """The names that learning programs number, or a function that lists them where they are many or depend on the
        game; those in `fixed` need not be listed again."""
        self.fixed: dict[str, Phrase] = fixed or {}
        """Names with words of their own, such as `none`."""
        self.variants: dict[str, Phrase] = variants or {}
        """Other words for it, by what makes the difference."""
        self.label: Phrase | None = label
        """What a button says that stands on the thing itself."""
        self.ticked: Phrase | None = ticked
        """What the button says that plays a set of ticked dice; None if its names are no such sets."""
        self.on: str = on
        """The place on the page that an option means, if its name tells: `dice.{name}`."""
        self.zones: Sequence[str] = zones
        """Or else the zones in which the card of that name may lie: `players.{asked}.hand`."""
        self.harms: bool = harms
        """Whether it costs the chooser something of their own."""
        self.tone: str = tone
        """What the thing is to the chooser: `AIM` for a target, `GUARD` for a defender; else something one may do."""

    def numbered(self, given: Any) -> list[Verb]:
        listed = self.names(given) if callable(self.names) else self.names or []
        known = {name for names, _ in listed for name in names}
        rest = [name for name in self.fixed if name not in known]
        return [*[Verb(self.verb, names, copies) for names, copies in listed], Verb(self.verb, rest)]


class Questions:
    """All rows of a game."""

    def __init__(
        self, questions: Sequence[Question], answers: Sequence[Answer], *, rules: str = "", may_grow: bool = False
    ) -> None:
        answers = [*answers, *[answer for question in questions for answer in question.answers]]
        self.rows: dict[str, Question] = {question.kind: question for question in questions}
        self.verbs: dict[str, Answer] = {answer.verb: answer for answer in answers}
        self.rules: str = rules
        """The module or package whose rules ask: when a game is registered, all that they ask must have a row."""
        self.may_grow: bool = may_grow
        """Whether cards from outside may ask what has no row; it is shown by its keys."""
        self.kinds: tuple[str, ...] = tuple(self.rows)
        """In the order of their numbers for learning programs."""
        self.ticked: frozenset[str] = frozenset(verb for verb, row in self.verbs.items() if row.ticked is not None)
        """The verbs whose names are sets of dice."""
        self.open: frozenset[str] = frozenset(kind for kind, question in self.rows.items() if question.is_open)
        if len(self.rows) < len(questions):
            raise ValueError(f"two rows of the same kind: {twice([question.kind for question in questions])}")
        if len(self.verbs) < len(answers):
            raise ValueError(f"two rows of the same verb: {twice([answer.verb for answer in answers])}")
        for answer in answers:
            if answer.says is None and not answer.fixed:
                raise ValueError(f"the verb {answer.verb!r} says nothing")

    def about(self, kind: str) -> Subject:
        """What a question of that kind is about."""
        row = self.rows.get(kind)
        return NOTHING if row is None else row.about

    def subjects(self) -> dict[str, Subject]:
        """By kind, without those that are about nothing."""
        return {kind: row.about for kind, row in self.rows.items() if row.about is not NOTHING}

    def parts(self) -> list[Part]:
        """The fields that the subjects of its questions add to the schema, each once."""
        found = {part.name: part for subject in self.subjects().values() for part in subject.parts()}
        return list(found.values())

    def shown(self, state: Any, choice: Choice, seat: int | None) -> dict[str, Any]:
        """A choice as a view shows it: who is asked what, and about what; the options only to the one who is asked."""
        shown = choice.shown_to(seat)
        self.about(choice.kind).show(state, choice, shown)
        return shown

    def actions(self, game: str, given: Any = None) -> Actions:
        """The action space: every key of every verb. `given` is handed to the rows' `names`."""
        return Actions(game, [verb for answer in self.verbs.values() for verb in answer.numbered(given)])

    def verbs_of(self, *things: str) -> frozenset[str]:
        """The verbs whose names are of one of these sorts."""
        return frozenset(verb for verb, answer in self.verbs.items() if answer.of in things)

    def undeclared(self, kinds: Sequence[str], verbs: Sequence[str]) -> list[str]:
        """Those of them that have no row, in words."""
        return [
            *[f"the question {kind!r}" for kind in kinds if kind not in self.rows],
            *[f"the verb {verb!r}" for verb in verbs if verb not in self.verbs],
        ]


def twice(words: list[str]) -> str:
    return ", ".join(sorted({word for word in words if words.count(word) > 1}))
