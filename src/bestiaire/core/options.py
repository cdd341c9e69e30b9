"""The options of a game: each is declared once, and read from outside with every value checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.compiling import mypyc_attr
from bestiaire.core.errors import BadPosition
from bestiaire.words import Phrase

ReadOption = Callable[[Reader, int | None], Any]
"""Reads the value of an option, for so many seats if that is known."""


class Option:
    """What an option is called, and what it can be."""

    __slots__ = ("asked", "default", "name", "own_reader", "values")

    def __init__(
        self, name: str, default: Any, values: tuple[Any, ...], own_reader: ReadOption | None, asked: str = ""
    ) -> None:
        self.name: str = name
        self.default: Any = default
        self.values: tuple[Any, ...] = values
        """All there are, the default first; none if they can't be listed."""
        self.own_reader: ReadOption | None = own_reader
        self.asked: str = asked
        """The attribute by which the rules ask whether it is not as by default; none if they ask otherwise."""

    def read(self, item: Reader, seats: int | None) -> Any:
        if self.own_reader is not None:
            return self.own_reader(item, seats)
        if isinstance(self.default, bool):
            return item.flag()
        if item.value not in self.values:
            raise item.refuse(unknown_of_few(item.value, [str(value) for value in self.values]))
        return item.value


def one_of(name: str, *values: str | bool, asked: str = "") -> Option:
    """An option with a few values, the default first."""
    return Option(name, values[0], values, None, asked)


def read_by(name: str, default: Any, read: ReadOption) -> Option:
    """An option whose values are too many to be listed."""
    return Option(name, default, (), read)


class OptionSet:
    """All options of a game, in the order in which they are written."""

    __slots__ = ("choices", "defaults", "options")

    def __init__(self, *options: Option) -> None:
        self.options: dict[str, Option] = {option.name: option for option in options}
        self.defaults: dict[str, Any] = {option.name: option.default for option in options}
        self.choices: dict[str, tuple[Any, ...]] = {option.name: option.values for option in options if option.values}
        """What those can be that have a few values, the default first."""

    def read(self, whole: Reader, seats: int | None = None) -> dict[str, Any]:
        """The options given, the others as by default."""
        whole.fields(self.defaults)
        return {name: self.read_one(whole, name, seats) for name in self.defaults}

    def read_one(self, whole: Reader, name: str, seats: int | None = None) -> Any:
        """What is given for this option, or its default."""
        return self.options[name].read(whole.field(name), seats) if whole.has(name) else self.defaults[name]

    def read_position(self, whole: Reader, seats: int | None = None) -> dict[str, Any]:
        """The options of a position: together in its field `options`, or each in a field of its own."""
        together = dict(whole.field("options").fields(self.defaults)) if whole.has("options") else {}
        for name in self.defaults:
            if whole.has(name):
                item = whole.field(name)
                if together.setdefault(name, item.value) != item.value:
                    raise item.refuse(
                        Phrase(en="the field options says otherwise", fr="le champ options dit autre chose")
                    )
        return self.read(Reader(together, "options", BadPosition), seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chosen:
    """The options of one game. A subclass has them as the rules ask for them, in attributes of their own."""

    def __init__(self, declared: OptionSet, values: dict[str, Any]) -> None:
        self.declared: OptionSet = declared
        self.values: dict[str, Any] = values

    def differs(self, name: str) -> bool:
        """Whether this option is not as by default."""
        return bool(self.values[name] != self.declared.defaults[name])

    def differing(self) -> dict[str, Any]:
        """Those that are not as by default."""
        defaults = self.declared.defaults
        return {name: value for name, value in self.values.items() if value != defaults[name]}
