"""Which questions and verbs the rules of a game use, read from their source: so that none of them lacks its row."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
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
    """What is handed to a function there."""

    function: str
    nth: int
    value: ast.expr
    around: ast.FunctionDef | None
    """The function around it."""
    owner: str
    """The class around it."""
    place: str


class Known(NamedTuple):
    """What names stand for in the source."""

    constants: dict[str, list[ast.expr]]
    attributes: dict[tuple[str, str], ast.expr]
    """Those of classes, by class and name."""
    bases: dict[str, list[str]]

    def note(self, tree: ast.Module) -> None:
        for name, value in assigned(tree.body):
            self.constants.setdefault(name, []).append(value)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                self.bases[node.name] = [name_of(base) for base in node.bases]
                self.attributes.update({(node.name, name): value for name, value in assigned(node.body)})

    def kin(self, owner: str) -> list[str]:
        """A class and all that are made from it: `self` may be any of them."""
        found = [owner]
        for one in found:
            found += [name for name, bases in self.bases.items() if one in bases and name not in found]
        return found

    def words(self, value: ast.expr, owner: str, within: tuple[ast.expr, ...] = ()) -> list[str]:
        """The words that an expression can be: written there, one of two, a constant, one of a constant table, or an
        attribute of `self`."""
        if isinstance(value, ast.Constant):
            return [value.value] if isinstance(value.value, str) else []
        if isinstance(value, ast.Attribute) and name_of(value.value) == "self":
            places = [(kin, value.attr) for kin in self.kin(owner)]
            inner = [self.attributes[place] for place in places if place in self.attributes]
        elif isinstance(value, ast.IfExp):
            inner = [value.body, value.orelse]
        elif isinstance(value, ast.Dict):
            inner = value.values
        elif isinstance(value, ast.Tuple | ast.List):
            inner = value.elts
        elif isinstance(value, ast.Subscript):
            inner = [value.value]
        else:
            inner = self.constants.get(name_of(value), [])
        within = (*within, value)  # a constant may be called as another one that it is set to
        return [word for one in inner if one not in within for word in self.words(one, owner, within)]


def asked_by(module: str) -> Asked:
    """All that a module, or every module of a package, asks in words that stand in its source. A word may be handed on
    from function to function; one that is only put together while the rules run is not found."""
    arguments: list[Argument] = []
    known = Known({}, {}, {})
    for path in sources(module):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        arguments += arguments_in(tree, None, "", path.name)
        known.note(tree)
    roles = handed_on(arguments)
    found = Asked({}, {})
    for argument in arguments:
        for role in roles.get((argument.function, argument.nth), ()):
            words = found.kinds if role == KIND else found.verbs
            for word in known.words(argument.value, argument.owner):
                words.setdefault(word, argument.place)
    return found


def sources(module: str) -> list[Path]:
    """The files of a module, or of all modules of a package."""
    found = sys.modules.get(module) or import_module(module)
    if hasattr(found, "__path__"):
        return sorted(path for folder in found.__path__ for path in Path(folder).rglob("*.py"))
    path = Path(found.__file__ or "")
    return [path] if path.suffix == ".py" and path.is_file() else []


def arguments_in(node: ast.AST, around: ast.FunctionDef | None, owner: str, file: str) -> Iterator[Argument]:
    """Every argument by its place, inside a node."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            function = name_of(child.func)
            for nth, value in enumerate(child.args):
                yield Argument(function, nth, value, around, owner, f"{file}:{child.lineno}")
        inside = child if isinstance(child, ast.FunctionDef) else around
        yield from arguments_in(child, inside, child.name if isinstance(child, ast.ClassDef) else owner, file)


def name_of(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def assigned(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """The constants of a module, or the attributes of a class."""
    for node in body:
        if isinstance(node, ast.Assign):
            target = node.targets[0]
        elif isinstance(node, ast.AnnAssign):
            target = node.target
        else:
            continue
        if isinstance(target, ast.Name) and node.value is not None:
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
