"""Which questions and verbs the rules of a game use, read from their source: so that none of them lacks its row."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from bestiaire.core.info import GameInfo

KIND, VERB = "kind", "verb"

Roles = dict[tuple[str, int], set[str]]
"""By function and place: the arguments that become a kind or a verb."""

TAKEN: Roles = {("Choice", 1): {KIND}, ("Option", 0): {VERB}, ("sets", 0): {VERB}}
"""Who takes them in the end: questions, options, and the options for sets of dice (`core/dice`)."""


class Asked(NamedTuple):
    """Kinds and verbs, each with a place in the source where it is used."""

    kinds: dict[str, str]
    verbs: dict[str, str]


class Argument(NamedTuple):
    """What is handed to a function there, and the parameters of the function around it."""

    function: str
    nth: int
    value: ast.expr
    around: ast.FunctionDef | None
    place: str


def asked_by(module: str) -> Asked:
    """All that a module, or every module of a package, asks in words that stand in its source. A word may be handed on
    from function to function; one that is only put together while the rules run is not found."""
    arguments: list[Argument] = []
    constants: dict[str, list[str]] = {}
    for path in sources(module):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        arguments += arguments_in(tree, None, path.name)
        for name, value in assigned(tree):
            constants.setdefault(name, []).extend(words_in(value, {}))
    roles = handed_on(arguments)
    found = Asked({}, {})
    for argument in arguments:
        for role in roles.get((argument.function, argument.nth), ()):
            words = found.kinds if role == KIND else found.verbs
            for word in words_in(argument.value, constants):
                words.setdefault(word, argument.place)
    return found


def sources(module: str) -> list[Path]:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return []
    if spec.submodule_search_locations:
        return sorted(path for folder in spec.submodule_search_locations for path in Path(folder).rglob("*.py"))
    path = Path(spec.origin)
    return [path] if path.suffix == ".py" and path.is_file() else []


def arguments_in(node: ast.AST, around: ast.FunctionDef | None, file: str) -> Iterator[Argument]:
    """Every argument by its place, inside a node."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            function = name_of(child.func)
            for index, value in enumerate(child.args):
                yield Argument(function, index, value, around, f"{file}:{child.lineno}")
        yield from arguments_in(child, child if isinstance(child, ast.FunctionDef) else around, file)


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def assigned(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The constants of a module."""
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(node, ast.AnnAssign):
            target = node.target
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(target, ast.Name) and node.value is not None:
            yield target.id, node.value


def handed_on(arguments: list[Argument]) -> Roles:
    """Which arguments of which functions become a kind or a verb: who hands its own parameter on to such a place takes
    one itself."""
    roles = {place: set(found) for place, found in TAKEN.items()}
    is_complete = False
    while not is_complete:
        is_complete = True
        for argument in arguments:
            found = roles.get((argument.function, argument.nth), set())
            place = own_parameter(argument)
            if place is not None and not found <= roles.setdefault(place, set()):
                roles[place] |= found
                is_complete = False
    return roles


def own_parameter(argument: Argument) -> tuple[str, int] | None:
    """The parameter that is handed on, if it is one; `self` is not counted."""
    if argument.around is None or not isinstance(argument.value, ast.Name):
        return None
    names = [parameter.arg for parameter in argument.around.args.args if parameter.arg != "self"]
    return (argument.around.name, names.index(argument.value.id)) if argument.value.id in names else None


def words_in(value: ast.expr, constants: dict[str, list[str]]) -> list[str]:
    """The words that an expression can be: written there, one of two, a constant, or one of a constant table."""
    if isinstance(value, ast.Constant):
        return [value.value] if isinstance(value.value, str) else []
    if isinstance(value, ast.IfExp):
        return words_in(value.body, constants) + words_in(value.orelse, constants)
    if isinstance(value, ast.Dict | ast.Tuple | ast.List):
        values = value.values if isinstance(value, ast.Dict) else value.elts
        return [word for one in values for word in words_in(one, constants)]
    if isinstance(value, ast.Subscript):
        return words_in(value.value, constants)
    return constants.get(name_of(value), [])


def check_declared(info: GameInfo) -> None:
    """ValueError if the rules of a game ask or offer something for which it declares no row."""
    questions = info.questions
    if questions is None or not questions.rules:
        return
    asked = asked_by(questions.rules)
    lost = [
        *[f"the question {kind!r} ({place})" for kind, place in asked.kinds.items() if kind not in questions.rows],
        *[f"the verb {verb!r} ({place})" for verb, place in asked.verbs.items() if verb not in questions.verbs],
    ]
    if lost:
        raise ValueError(f"{info.key}: declared by no row of its questions: {', '.join(lost)}")
