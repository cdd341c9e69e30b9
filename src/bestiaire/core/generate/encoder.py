"""The quick encoder: what is observed of the fields, written straight from the state."""

from __future__ import annotations

from bestiaire.core.fields import Declared, Field, Seen, Sheet
from bestiaire.core.generate.module import Module
from bestiaire.core.generate.views import Writer


class EncoderWriter(Writer):
    """Writes the statements for one sheet, and notes what the encoder must know for them."""

    def __init__(self, declared: Declared, sheet: Sheet, module: Module, attributes: dict[str, str]) -> None:
        super().__init__(declared, sheet, module)
        self.attributes = attributes

    def helper(self, name: str) -> str:
        self.module.use("bestiaire.core.encoding", name)
        return name

    def know(self, attribute: str, source: str, *helpers: str) -> str:
        for name in helpers:
            self.helper(name)
        self.attributes.setdefault(attribute, source)
        return f"self.{attribute.partition(':')[0]}"

    def place(self, name: str) -> str:
        return f'"players.{name}"' if self.is_player else f'"{name}"'

    def options(self) -> str:
        self.module.use(self.declared.module("options"), "DECLARED")
        return "DECLARED"

    def at(self, name: str, wide: bool = False) -> str:
        """Of a player, in its row."""
        if not self.is_player:
            return self.know(f"at_{name}: int", f"schema.at({self.place(name)})")
        first = self.know(f"at_players_{name}: int", f"schema.at({self.place(name)})")
        if not wide:
            return f"{first} + row"
        size = self.know(f"size_of_{name}: int", f"fields[{self.place(name)}].shape[-1]")
        return f"{first} + row * {size}"

    def guard(self, field: Field) -> str:
        if field.seen is Seen.PRIVATE:
            return "row == 0"
        return self.called(field.when) if field.when is not None else field.guard(self.value(field))

    def body(self) -> list[str]:
        out: list[str] = []
        last = ""
        for field in [field for field in self.sheet.fields if field.about]:
            guard, statements = self.guard(field), field.encode(self.value(field), self)
            if guard and guard != last:
                out.append(f"if {guard}:")
            out += ["    " + line if guard else line for line in statements]
            last = guard
        return ["        " + line for line in [*self.insides(), *out]] or ["        pass"]


def encoder_source(declared: Declared) -> str:
    module = Module("What is observed of the fields.", declared.file("fields"))
    module.use("bestiaire.core.encoding", "Encoder")
    module.use("bestiaire.core.schema", "Schema")
    module.hint(declared.module("state"), "Game")
    attributes: dict[str, str] = {}
    table = EncoderWriter(declared, declared.table, module, attributes).body()
    player = EncoderWriter(declared, declared.player, module, attributes).body()
    module.add("", "", "class FieldsEncoder(Encoder):", '    """What is observed of the fields."""', "")
    module.add("    def __init__(self, schema: Schema) -> None:", "        super().__init__(schema)")
    module.add("        fields = schema.by_name")
    module.add(*[f"        self.{name} = {source}" for name, source in attributes.items()])
    module.add("", "    def write_table(self, game: Game, seat: int, out: bytearray) -> None:", *table)
    module.add("", "    def write_player(self, game: Game, owner: int, row: int, out: bytearray) -> None:")
    module.add("        player = game.players[owner]", *player)
    return module.source()
