"""What views and positions tell: the fields of a sheet, one after the other."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from bestiaire.core.fields import Declared, Field, InForce, Players, Seat, Seen, Several, Sheet
from bestiaire.core.fields.field import Tells
from bestiaire.core.generate.module import Module


class Line(NamedTuple):
    """Something that is told: on what condition (none: always), under what name (none: several), and what."""

    condition: str
    name: str
    value: str


class Writer:
    """Writes the fields of one sheet: of the table, or of a player."""

    def __init__(self, declared: Declared, sheet: Sheet, module: Module) -> None:
        self.declared = declared
        self.sheet = sheet
        self.module = module
        self.is_player = sheet is declared.player
        self.arguments = "game, owner" if self.is_player else "game"

    def value(self, field: Field) -> str:
        """Where its value is."""
        owner = field.inside or ("player" if self.is_player else "game")
        return f"{owner}.{field.name}"

    def insides(self) -> list[str]:
        """Objects that have fields of their own."""
        owner = "player" if self.is_player else "game"
        return [
            f"{name} = {owner}.{name}" for name in dict.fromkeys(field.inside for field in self.sheet.fields) if name
        ]

    def called(self, function: Tells, by_seat: bool = False) -> str:
        return f"{self.module.call(function)}({self.arguments}{', seat' if by_seat else ''})"

    def condition(self, field: Field, in_position: bool) -> str:
        if in_position and isinstance(field, InForce):
            return field.json_of(self.value(field), self.module)
        if in_position and field.late:
            return field.test(self.value(field))
        if not in_position and field.seen is Seen.PRIVATE:
            return f"owner == seat and {field.test(self.value(field))}"
        if field.when is not None:
            return self.called(field.when)
        if isinstance(field, Seat) and field.otherwise:
            return f"{self.value(field)} != game.{field.otherwise}"
        return "" if field.always else field.test(self.value(field))

    def viewed(self, field: Field) -> str:
        """What a seat sees; empty if nothing."""
        if field.seen is Seen.NOBODY:
            return ""
        if field.viewed is not None:
            return self.called(field.viewed, field.by_seat)
        if isinstance(field, Players):
            return "[player_view(game, owner, seat) for owner in range(len(game.players))]"
        if isinstance(field, Several):
            return ""
        told, count = field.json_of(self.value(field), self.module), f"len({self.value(field)})"
        if field.seen is Seen.OWNER:
            return f"{told} if owner == seat else {count}"
        return count if field.seen is Seen.COUNTED else told

    def written(self, field: Field) -> str:
        """What a position has; empty if nothing."""
        if field.seen is Seen.VIEWS:
            return ""
        if field.written is not None:
            return self.called(field.written)
        if isinstance(field, Players):
            return "[player_position(game, owner) for owner in range(len(game.players))]"
        return "" if isinstance(field, Several) else field.json_of(self.value(field), self.module)

    def view_lines(self) -> list[Line]:
        return self.lines([field for field in self.sheet.fields if field.is_told], False)

    def position_lines(self) -> list[Line]:
        told = [field for field in self.sheet.fields if field.is_told]
        return self.lines(sorted(told, key=lambda field: field.late), True)

    def lines(self, fields: list[Field], in_position: bool) -> list[Line]:
        found: list[Line] = []
        for field in fields:
            value = self.written(field) if in_position else self.viewed(field)
            if value:
                name = "" if isinstance(field, Several) else field.json
                found.append(Line(self.condition(field, in_position), name, value))
        return found


def body(lines: list[Line]) -> list[str]:
    """What is always told at the beginning is one dictionary; the rest is added, under one condition where it has the
    same."""
    first = 0
    while first < len(lines) and lines[first].name and not lines[first].condition:
        first += 1
    out = ["    shown: dict[str, Any] = {}"]
    if first:
        told = [f'        "{line.name}": {line.value},' for line in lines[:first]]
        out = ["    shown: dict[str, Any] = {", *told, "    }"]
    for condition, group in groupby(lines[first:], lambda line: line.condition):
        indent = "    "
        if condition:
            out.append(f"    if {condition}:")
            indent = "        "
        for line in group:
            out.append(
                f'{indent}shown["{line.name}"] = {line.value}' if line.name else f"{indent}shown.update({line.value})"
            )
    return [*out, "    return shown"]


def views_source(declared: Declared) -> str:
    module = Module("What views and positions tell of the fields.", declared.file("fields"))
    module.use("typing", "Any")
    module.hint(declared.module("state"), "Game")
    table, player = Writer(declared, declared.table, module), Writer(declared, declared.player, module)
    of_table, of_player = "game: Game", "game: Game, owner: int"
    for name, about, arguments, writer, lines in (
        ("table_view", "What that seat sees of the table.", f"{of_table}, seat: int | None", table, table.view_lines()),
        ("player_view", "What it sees of a player.", f"{of_player}, seat: int | None", player, player.view_lines()),
        ("table_position", "The table in a position.", of_table, table, table.position_lines()),
        ("player_position", "A player in a position.", of_player, player, player.position_lines()),
    ):
        module.add("", "", f"def {name}({arguments}) -> dict[str, Any]:", f'    """{about}"""')
        if writer is player:
            module.add("    player = game.players[owner]")
        module.add(*["    " + line for line in writer.insides()], *body(lines))
    return module.source()
