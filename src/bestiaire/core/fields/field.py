"""What every field has: where it is stored, how it is copied, who sees it, and what it is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Final, NamedTuple, Protocol, TypedDict

from bestiaire.core.check import Reader
from bestiaire.core.encoding import HIGH
from bestiaire.core.piles import Cards
from bestiaire.core.schema import Part, Rows

SHARED: Final = ""
LISTED: Final = "[:]"
"""How a copy comes by the value of a field: it is the same one, or a list of its own. A method is named `.copy()`."""
EACH: Final = "each"
"""A list whose items are copied, too."""
NOT_COPIED: Final = "not copied"
"""It has its default between stages."""

Tells = Callable[..., Any]
"""Code that makes JSON of a game's field: from the game; for a field of a player from the game and the owner; and from
the seat that looks on, if `by_seat`."""


class Given:
    """The default of what a constructor must be given."""


GIVEN: Final = Given()


class Seen(Enum):
    """Who sees a field. Positions have them all, but for those that only views have."""

    EVERYBODY = 0
    OWNER = 1
    """Its player; the others see how many there are."""
    PRIVATE = 2
    """Its player; the others see nothing of it."""
    COUNTED = 3
    """Everybody sees how many there are."""
    NOBODY = 4
    VIEWS = 5
    """Worked out from other fields: no position has it."""


class CardList(NamedTuple):
    """Cards that fields hold by their numbers."""

    attribute: str
    """Of the encoder: knows the place of each."""
    all_words: Callable[[], Sequence[str]]
    """What they are called: new sets may add to it."""
    names: Tells
    """What some of them are called, from the game and their numbers."""
    most: int = HIGH
    """More alike are not observed."""

    @property
    def words(self) -> Sequence[str]:
        return self.all_words()


class Taking(Protocol):
    """A supply of cards (`core/supply`)."""

    def take_all(self, whole: Reader, field: str) -> Cards: ...


class Making(Protocol):
    """Source in the making (`core/generate`): what kinds of fields may use in it."""

    def call(self, function: Tells) -> str:
        """The name of a function, which is imported."""

    def constant(self, name: str, value: tuple[Any, ...]) -> str:
        """The name of a constant, which is declared."""


class Observing(Protocol):
    """An encoder in the making."""

    def at(self, name: str, wide: bool = False) -> str:
        """Where that part of the observation begins, which has several numbers if it is wide."""

    def helper(self, name: str) -> str:
        """The name of a function of `core/encoding`, which is imported."""

    def know(self, attribute: str, source: str, *helpers: str) -> str:
        """An attribute of the encoder, with its type and the source of its value."""

    def place(self, name: str) -> str:
        """The name of that part in the schema, as source."""

    def options(self) -> str:
        """The name of the game's OptionSet, which is imported."""


class More(TypedDict, total=False):
    """What a line can say beyond its kind."""

    json: str
    """The name in views and positions, if it is not that of the attribute."""
    doc: str
    seen: Seen
    always: bool
    """Whether it is told even if it is 0, false or empty."""
    when: Tells
    """It is told and observed only then."""
    viewed: Tells
    written: Tells
    """Code that makes its JSON in views, and in positions."""
    by_seat: bool
    late: bool
    """In a position it stands at the end, and only if there is something to tell."""
    copied: str
    inside: str
    """The attribute of the state in whose object it lies; it is declared there."""
    by_code: bool
    """Code of the game reads it from positions: its bounds depend on other fields."""
    parts: Callable[[], Sequence[Part | Rows]]
    """What is observed, if it is not what the kind says."""
    mid_stage: bool
    """It has its default between stages: it is not copied, and no position that is read may name it."""


class Field:
    """A field of a state or a player."""

    is_always = False

    def __init__(self, name: str, type: str, default: object, about: str, more: More) -> None:
        self.name = name
        self.type = type
        """As an annotation; empty if nothing is stored."""
        self.default = default
        self.about = about
        """What is observed, in words; empty if it is not, or by code."""
        self.json = more.get("json", name)
        self.doc = more.get("doc", "")
        self.seen = more.get("seen", Seen.EVERYBODY)
        self.always = more.get("always", self.is_always)
        self.when = more.get("when")
        self.viewed = more.get("viewed")
        self.written = more.get("written")
        self.by_seat = more.get("by_seat", False)
        self.late = more.get("late", False)
        self.mid_stage = more.get("mid_stage", False)
        self.copied = NOT_COPIED if self.mid_stage else more.get("copied", SHARED)
        self.inside = more.get("inside", "")
        self.by_code = more.get("by_code", False)
        self.own_parts = more.get("parts")
        self.is_told = True

    @property
    def is_stored(self) -> bool:
        return bool(self.type) and not self.inside

    @property
    def is_read(self) -> bool:
        """Whether a position may name it."""
        return self.is_told and self.seen is not Seen.VIEWS and not self.mid_stage

    # -- reading and observing: walks

    def read(self, item: Reader) -> Any:
        """Its value in a position, or an error that names it."""
        raise NotImplementedError(f"{self.name} is read by code")

    def observed(self) -> list[Part | Rows]:
        """What is observed."""
        if self.own_parts is not None:
            return list(self.own_parts())
        return self.parts() if self.about else []

    def parts(self) -> list[Part | Rows]:
        """What is observed of such a field."""
        return []

    # -- telling and encoding: source

    def test(self, value: str) -> str:
        """Whether there is something to tell."""
        return f"{value} is not None" if self.type.endswith("| None") else value

    def json_of(self, value: str, source: Making) -> str:
        """What everybody sees."""
        return value

    def encode(self, value: str, source: Observing) -> list[str]:
        """The statements that write what is observed."""
        return []

    def guard(self, value: str) -> str:
        """A condition without which nothing is to be written; empty if they are written anyway."""
        return ""
