"""Fields that code has a part in, and those that no JSON tells."""

from __future__ import annotations

from typing import Unpack

from bestiaire.core.fields.field import EACH, GIVEN, Field, Making, More, Observing, Tells
from bestiaire.core.options import OptionSet
from bestiaire.core.schema import Part, Rows, options_in_force


class Inner(Field):
    """What no JSON tells: it is given, it follows from other fields, or it is of use inside a stage only."""

    def __init__(self, name: str, type: str, default: object = GIVEN, **more: Unpack[More]) -> None:
        super().__init__(name, type, default, "", more)
        self.is_told = False


class Told(Field):
    """What is particular: code tells it, reads it and writes it where it is observed. With a type it is stored."""

    def __init__(
        self,
        name: str,
        told: Tells | None = None,
        *,
        type: str = "",
        default: object = None,
        **more: Unpack[More],
    ) -> None:
        both: More = {} if told is None else {"viewed": told, "written": told}
        super().__init__(name, type, default, "", {**both, **more})
        self.always = self.when is None and (self.always or not type)
        self.by_code = True


class Several(Told):
    """Code that tells several names at once, or none; those that a position may have are listed."""

    def __init__(self, *names: str, told: Tells | None = None, **more: Unpack[More]) -> None:
        super().__init__("", told, **more)
        self.names = names

    def test(self, value: str) -> str:
        """The code itself knows what there is to tell."""
        return ""


class InForce(Field):
    """The options of the game: views name those that are not as by default, positions too if there are any."""

    is_always = True

    def __init__(self, game: str, options: OptionSet, doc: str = "") -> None:
        super().__init__("options", "Options", GIVEN, f"the options of {game}", {"doc": doc})
        self.game = game
        self.options = options
        self.by_code = True

    def parts(self) -> list[Part | Rows]:
        return [options_in_force(self.game, self.options.choices)]

    def json_of(self, value: str, source: Making) -> str:
        return f"{value}.differing()"

    def encode(self, value: str, source: Observing) -> list[str]:
        known = source.know("options: Readings", f"Readings({source.options()}.choices)", "Readings")
        return [f"{known}.write({value}.values, out, {source.at(self.json)})"]


class Players(Field):
    """The players, each with the fields of their own sheet."""

    is_always = True

    def __init__(self, **more: Unpack[More]) -> None:
        super().__init__("players", "list[Player]", [], "", {"copied": EACH, **more})
        self.by_code = True
