"""What a game may bring to be looked at: a page for the browser, a board for the terminal. Both are given what one seat
may see, and know no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from bestiaire.core.events import Event
from bestiaire.core.guides import Guide
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from rich.console import RenderableType

    from bestiaire.core.editing import Editor
    from bestiaire.core.table import Table

Model = dict[str, Any]
NOTHING_FORESEEN: Mapping[str, Any] = {}


class Sight(NamedTuple):
    """What somebody sees of a table, in which language, and what has just happened there: all that a page is made
    from."""

    view: Model
    marks: dict[str, int]
    """The marks of its cards, by their places."""
    names: list[str]
    """What the players are called, by their seats."""
    lang: str
    events: Sequence[Event] = ()
    """What happened at the table."""
    changed: int = 0
    """All after the first so many events is new."""
    foreseen: Mapping[str, Any] = NOTHING_FORESEEN
    """What the page foresaw of the legal moves."""

    @property
    def choice(self) -> Model:
        """The question that is asked; empty if there is none."""
        found: Model = self.view.get("choice", {})
        return found

    @property
    def options(self) -> list[Model]:
        """The legal moves of who looks on; none for anybody who is not asked."""
        found: list[Model] = self.choice.get("options", [])
        return found

    @property
    def seats(self) -> list[int]:
        """All seats in the order of turns, from who looks on (for a spectator, from seat 0)."""
        near, count = self.view["seat"] or 0, len(self.names)
        return [(near + step) % count for step in range(count)]


class Beat(NamedTuple):
    """Something that has just happened, as the page acts it out where it lies. Things on the page have names
    (`data-at="hearts-0"`, `data-vt="card-7"`)."""

    kind: str
    """`attack` (one thing strikes another), `fly` (something flies there), `float` (a word rises there), `flash`,
    `throw` (dice tumble), `fall`, `seize` (a card is taken across the table), `land` (what was taken says whose it is),
    or `moment` (a word across the table)."""
    at: str
    """Where it happens, or begins."""
    to: str = ""
    """Where it ends, if that is elsewhere."""
    word: str = ""
    """What floats there: `−2`, a name; in the language of who looks on."""
    sign: str = ""
    """The sign that flies or floats with it, such as `heart`."""
    sound: str = ""
    """`card`, `play`, `attack`, `hit`, `block`, `heart_lost`, `heart_won`, `bug`, `dice`, `star` or `energy`."""
    is_before: bool = False
    """Whether it is seen at the table as it was before; an attack and a fall are."""


class Note(NamedTuple):
    """What a coach says when something first comes up for somebody who is asked."""

    key: str
    """By which it is remembered that it was said."""
    text: Phrase
    """One or two sentences; cards and keywords are slots, as in lessons (`{FRENZY}`)."""
    when: Callable[[Sight], bool]
    """Whether it comes up there."""
    about: str = ""
    """Selects what it speaks of on the game's page: where that lies it is never covered."""
    on_touch: Phrase | None = None
    """What it says instead where nothing can be pointed at."""


class Figure(NamedTuple):
    """A creature on the lid of a box: the id of its card, and the frame it stands in, in units of the lid (236 wide,
    312 high)."""

    card: str
    left: int
    top: int
    width: int
    height: int
    is_turned: bool = False
    """It looks the other way than on its card."""


class Drawing(NamedTuple):
    """A drawing on the lid of a box: the view box of its shapes, these shapes, coloured by class as signs are, and the
    frame it stands in, in units of the lid."""

    view: str
    shapes: str
    left: int
    top: int
    width: int
    height: int


class Lettering(NamedTuple):
    """A line of the title on a lid."""

    words: str
    size: int
    top: int
    """Where its ends stand."""
    bow: int = 0
    """By how much its middle is higher."""


@dataclass(frozen=True)
class Box:
    """The box of a game on the shelf. What is not given is plain: the game's name, and its first cards."""

    side: str = "#5a4a3a"
    """The colour of its edges."""
    letters: str = "#fff3cf"
    outline: str = "#3a2413"
    """The colours of its title."""
    title: tuple[Lettering, ...] = ()
    homes: tuple[str, ...] = ()
    """The cards whose home is behind the creatures; of two, the second one has the right half."""
    figures: tuple[Figure, ...] = ()
    """From the rearmost to the foremost."""
    drawings: tuple[Drawing, ...] = ()
    """What stands there instead of creatures or before them, from the rearmost to the foremost."""
    sign: str = ""
    """The sign that lies beside it."""
    felt: tuple[str, str, str] = ("#2c5f4f", "#1e463a", "#0e241d")
    """The colours of the table it is played on, from the lamp outwards, where nothing else is drawn there."""
    panel: str = "#0b1c17"
    """What panels are of on that table."""
    emblem: str = ""
    """The sign that shines from its lid on those who stand there."""
    guide: str = ""
    """The creature that speaks in lessons, if it is one of this game: the id of its card."""
    line: Phrase | None = None
    """What it is about, in two short sentences."""


class Tally(NamedTuple):
    """A number of a game that is over, such as how many hearts were broken."""

    value: str
    label: str
    sign: str = ""
    card: str = ""
    """Whose face stands beside it, instead of a sign."""


class Page(Protocol):
    """What a game's table looks like in a browser. `bestiaire.show.page` has what pages are made of."""

    def __hash__(self) -> int:
        """There is one page for each game; templates are prepared once for each."""

    @property
    def folder(self) -> Path:
        """Where its Jinja templates are: `table.html` for the table; if it has them, `card.html` for a card that lies
        there, instead of the plain one, and its style sheet, `style.css`."""

    @property
    def phrases(self) -> Mapping[str, Phrase]:
        """What its templates say (`"hearts" | say`), beside what all pages say."""

    @property
    def symbols(self) -> Mapping[str, tuple[str, str]]:
        """Drawings that its templates point at: by id, each with the box it is drawn in."""

    def deciding(self, reason: str) -> frozenset[str]:
        """The events that decide a game which ends for that reason; none if it is whatever happened last."""

    @property
    def hits(self) -> frozenset[str]:
        """Events after which the life of their `seat`, or what it has won, is shaken."""

    @property
    def avatars(self) -> Sequence[str]:
        """The ids of cards whose faces stand for players: first one for each level of the computer, from easy on, then
        those for people."""

    @property
    def box(self) -> Box:
        """What its box looks like."""

    @property
    def is_two_sided(self) -> bool:
        """Whether everybody's answers lie there to be chosen when all cards are open, whosever side it is seen from."""

    def show(self, sight: Sight) -> object:
        """The model of `table.html`, where it is called `shown`. It has `loose` and `sets`: the buttons below the
        question; and it may have a `question` of its own, where what lies there says a part of it."""

    def foresee(self, table: Table, seat: int, lang: str) -> Mapping[str, Any]:
        """What comes of the legal moves, by their keys or as the page likes: for `Sight.foreseen`. The table is an
        imagined one, which knows no more than that seat, which is asked; it may be played on, as may its forks. Only
        what is certain may be told: what lies hidden there is made up."""

    def beats(self, sight: Sight) -> Sequence[Beat]:
        """What has just happened, in order, to be acted out."""

    def is_quiet(self, events: Sequence[Event], number: int) -> bool:
        """Whether that event is told in the log alone, and not above the question."""

    def pictured(self, told: Model) -> str:
        """The card whose face stands beside the words that tell an event; empty if none does."""

    def figures(self, sight: Sight) -> Sequence[Tally]:
        """Numbers of a game that is over, the most telling first; those that every game has follow them."""

    def played_as(self, view: Model) -> Sequence[str]:
        """The card that stands for each seat, once everybody has one; none where people are only themselves."""

    def gallery(self, lang: str) -> Sequence[Any]:
        """All cards as `card.html` takes them: sections, each with its `title` and its `cards`."""

    def editor(self, position: Model, lang: str) -> Editor | None:
        """How a position with such options and seats is set up by clicking; None if only as text. It may be one that
        somebody wrote: whatever is in it has to be looked at with care."""

    @property
    def guide(self) -> Guide | None:
        """Its rules to look at; None if they are only listed."""

    @property
    def notes(self) -> Sequence[Note]:
        """What a coach may say at this game, the most pressing first."""

    def meanings(self, lang: str) -> Mapping[str, tuple[str, str]]:
        """What keywords mean, for a card that is seen large: by the sign that stands for one on a card, its word and a
        sentence."""

    def plates(self) -> list[Model]:
        """What has a picture and a plate of its own beside the game's cards, in the form of its list of cards."""

    def facts(self, card: Model, lang: str) -> list[str]:
        """The numbers on a card's plate, in words."""

    def painting(self, card: Model, cut: str) -> str:
        """The painting of a card as an SVG file: on a `card` before its home, `whole` for a stage, its `face`, or its
        `home` alone."""

    def frame(self, card: Model) -> str:
        """The colour of a card's frame, on which cream words can be read."""


@dataclass(frozen=True)
class Shorthand:
    """Instead of so many options, one line that says how to type them; their keys still do."""

    keys: frozenset[str]
    hint: str
    read: Callable[[str], str | None]
    """The key that a line means, if it means any of them."""
    has_numbers: bool = True
    """Whether their numbers in the list mean them, too; not where numbers are what one types."""


class Board(Protocol):
    """What a game's table looks like in a terminal. `bestiaire.show.board` has what boards are made of."""

    def layouts(self, view: Model, names: list[str], lang: str, width: int) -> list[RenderableType]:
        """The whole table, from roomy to tight; the first that fits above the question is shown."""

    def reading(self, view: Model, names: list[str], lang: str) -> RenderableType:
        """The whole table with everything there is to read on it, however long."""

    def notes(self, view: Model, card: str, names: list[str], lang: str) -> list[str]:
        """How the cards of that id stand on the table now, a sentence each."""

    def piles(self, view: Model, names: list[str], lang: str) -> list[str]:
        """The open piles, a sentence each."""

    def shorthand(self, view: Model, lang: str) -> Shorthand | None:
        """How options are typed that are too many to be listed; None if all are listed."""
