"""The classes of a player and of the state, with their copying."""

from __future__ import annotations

from bestiaire.core.fields import EACH, GIVEN, NOT_COPIED, Declared, Field, Sheet
from bestiaire.core.generate.module import Module
from bestiaire.core.options import OptionSet

LONG = 8
"""A tuple with more items is a constant."""


def default_of(field: Field, module: Module) -> str:
    """The source of a default value: one made anew by a function, a list of as many alike, or a literal."""
    value = field.default
    if callable(value):
        return f"{module.call(value)}()"
    if isinstance(value, list) and value and all(one == value[0] for one in value):
        return f"[{value[0]!r}] * {len(value)}"
    if isinstance(value, tuple) and len(value) > LONG:
        return module.constant(field.name, value)
    return repr(value)


def docstring(field: Field) -> list[str]:
    return [f'        """{field.doc}"""'] if field.doc else []


def stored(sheet: Sheet) -> list[Field]:
    return [field for field in sheet.fields if field.is_stored]


def copied_value(field: Field, of: str) -> str:
    """The source of its value in a copy."""
    value = f"{of}.{field.name}"
    if field.copied == EACH:
        return f"[one.copy() for one in {value}]"
    copy = f"{value}{field.copied}"
    return f"None if {value} is None else {copy}" if field.copied and field.type.endswith("| None") else copy


# -- the classes


def player_source(declared: Declared) -> str:
    """The class of a player. All that is copied goes through the constructor: nothing is set twice."""
    module = Module("What a player has.", declared.file("fields"))
    fields = stored(declared.player)
    for field in fields:
        module.hint_types(field.type, declared)
    given = [field for field in fields if field.default is GIVEN]
    passed = [field for field in fields if field.default is not GIVEN and field.copied != NOT_COPIED]
    module.add("", "", "class Player:", '    """What a player has."""', "", "    __slots__ = (")
    module.add(*[f'        "{name}",' for name in sorted(field.name for field in fields)], "    )", "")
    module.add("    def __init__(", "        self,")
    module.add(*[f"        {field.name}: {field.type}," for field in given])
    module.add(*[f"        {parameter(field, module)}," for field in passed], "    ) -> None:")
    for field in fields:
        module.add(f"        self.{field.name}: {field.type} = {initial(field, module)}", *docstring(field))
    module.add("", "    def copy(self) -> Player:", "        return Player(")
    module.add(*[f"            {copied_value(field, 'self')}," for field in (*given, *passed)], "        )")
    return module.source()


def parameter(field: Field, module: Module) -> str:
    """A parameter with its default, which must not be a list that players would share."""
    if isinstance(field.default, list):
        return f"{field.name}: {field.type} | None = None"
    return f"{field.name}: {field.type} = {default_of(field, module)}"


def initial(field: Field, module: Module) -> str:
    if field.copied == NOT_COPIED:
        return default_of(field, module)
    is_list = isinstance(field.default, list)
    return f"{default_of(field, module)} if {field.name} is None else {field.name}" if is_list else field.name


def table_source(declared: Declared) -> str:
    """The class that a game's state extends. A copy is made from another state: nothing is set twice."""
    module = Module("What lies on the table.", declared.file("fields"))
    module.use("bestiaire.core.state", "State")
    module.hint("bestiaire.core.rng", "Random")
    face = declared.face.__name__
    if declared.face.__module__ != "builtins":
        module.use(declared.face.__module__, face)
    fields = stored(declared.table)
    for field in fields:
        module.hint_types(field.type, declared)
    given = [field for field in fields if field.default is GIVEN]
    copied = [field for field in fields if field not in given and field.copied != NOT_COPIED]
    fresh = [field for field in fields if field not in given and field.copied == NOT_COPIED]
    module.add("", "", f"class Fields(State[{face}]):", '    """What lies on the table."""', "")
    module.add("    def __init__(", "        self,", f"        faces: list[{face}],")
    module.add("        rng: Random,", "        seats: int,")
    module.add(*[f"        {field.name}: {field.type}," for field in given])
    module.add("        start: Fields | None = None,", "    ) -> None:")
    module.add('        """Before the set-up; or a copy of what lies there at the start of a stage."""')
    module.add("        super().__init__(faces, rng, seats)")
    for field in given:
        module.add(f"        self.{field.name}: {field.type} = {field.name}", *docstring(field))
    for field in fresh:
        module.add(f"        self.{field.name}: {field.type} = {default_of(field, module)}", *docstring(field))
    module.add("        if start is None:")
    for field in copied:
        module.add(f"            self.{field.name}: {field.type} = {default_of(field, module)}")
        module.add(*["    " + line for line in docstring(field)])
    module.add("        else:", "            self.result = start.result")
    module.add(*[f"            self.{field.name} = {copied_value(field, 'start')}" for field in copied])
    return module.source()


def options_source(declared: Declared, options: OptionSet) -> str:
    """The class that a game's options extend."""
    module = Module("The options as the rules ask for them.", declared.file("options"))
    module.use("typing", "Any")
    module.use("bestiaire.core.options", "Chosen", "OptionSet")
    module.add(
        "", "", "class Asked(Chosen):", '    """Each is true if another value than the default was chosen."""', ""
    )
    module.add("    def __init__(self, declared: OptionSet, values: dict[str, Any]) -> None:")
    module.add("        super().__init__(declared, values)")
    asked = [option for option in options.options.values() if option.asked]
    module.add(*[f'        self.{option.asked}: bool = self.differs("{option.name}")' for option in asked])
    return module.source()
