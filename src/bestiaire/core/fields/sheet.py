"""All fields of a state or of a player: what follows from them by walking the list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bestiaire.core.check import Reader
from bestiaire.core.fields.collections import Pile
from bestiaire.core.fields.field import Field, Taking
from bestiaire.core.fields.particular import Several
from bestiaire.core.schema import Part, Rows


class Sheet:
    """The fields of a state, or of a player, in the order in which views and positions tell them."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields

    def names(self) -> list[str]:
        """What a position may name."""
        found: list[str] = []
        for field in self.fields:
            if isinstance(field, Several):
                found.extend(field.names)
            elif field.is_read:
                found.append(field.json)
        return found

    def read(self, target: object, whole: Reader, supply: Taking | None = None) -> None:
        """Reads what a position tells of the fields that are not read by code; the others keep their defaults. Piles
        are taken from the supply; without one they are left alone."""
        for field in self.fields:
            if not field.is_read or field.by_code or not whole.has(field.json):
                continue
            if not isinstance(field, Pile):
                setattr(target, field.name, field.read(whole.field(field.json)))
            elif supply is not None:
                setattr(target, field.name, supply.take_all(whole, field.json))

    def part(self, name: str) -> Part | Rows:
        """What is observed under that name."""
        return self._observed()[name]

    def parts(self, *first: str, without: Sequence[str] = ()) -> list[Part | Rows]:
        """What is observed: first these, in this order, then all others as they are declared."""
        known = self._observed()
        return [known[name] for name in (*first, *[name for name in known if name not in (*first, *without)])]

    def _observed(self) -> dict[str, Part | Rows]:
        return {part.name: part for field in self.fields for part in field.observed()}


class Declared(NamedTuple):
    """All that is written as source for a game (`core/generate`)."""

    package: str
    """That of the game: `bestiaire.games.KEY`."""
    table: Sheet
    player: Sheet
    face: type
    """What is printed on a card."""
    types: tuple[type, ...] = ()
    """The classes that annotations of its fields name."""
    folder: str = "table"
    """The folder with `fields`, `state` and `options`; empty if these modules stand in the game's own folder."""

    def module(self, name: str) -> str:
        """The full name of one of these modules."""
        return ".".join(part for part in (self.package, self.folder, name) if part)

    def file(self, name: str) -> str:
        """The file of one of these modules, seen from the game's folder."""
        return f"{self.folder}/{name}.py" if self.folder else f"{name}.py"
