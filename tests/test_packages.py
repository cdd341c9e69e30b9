"""Who may call whom: packages, and the rooms of the web, are drawn from their imports; the arrows point one way."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import bestiaire

SOURCES = Path(bestiaire.__file__).parent

ABOVE = {
    "words": set(),
    "core": {"words"},
    "portrait": {"core", "words"},
    "show": {"core", "words", "portrait"},
    "games": {"core", "words", "portrait", "show"},
    "players": {"core", "words", "rl"},
    "rl": {"core", "words", "games", "players"},
    "arena": {"core", "words", "games", "players", "plots", "exit_codes"},
    "puzzles": {"core", "words", "players", "arena", "exit_codes"},
    "terminal": {"core", "words", "show", "players", "plots", "private_files", "puzzles"},
    "web.store": {"core", "words", "private_files"},
}
"""What these packages may import, and nothing else."""

FORBIDDEN = {
    ("web", "terminal"),
    ("arena", "cli"),
    ("web", "cli"),
    ("players", "web"),
    ("players", "terminal"),
    ("rl", "web"),
    ("arena", "web"),
    ("puzzles", "web"),
    ("puzzles", "terminal"),
    ("puzzles", "cli"),
    ("terminal", "web"),
    ("terminal", "cli"),
}


def package(parts: tuple[str, ...]) -> str:
    """The package of a module; of the web, its room. What stands above the rooms is `web`."""
    if parts[:1] == ("web",):
        return ".".join(parts[:2]) if (SOURCES / "web" / "/".join(parts[1:2])).is_dir() and len(parts) > 1 else "web"
    return parts[0] if parts else ""


def imported(tree: ast.Module) -> Iterator[str]:
    """The modules that are imported when the program runs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


@cache
def imports_of(file: Path) -> tuple[str, ...]:
    return tuple(imported(ast.parse(file.read_text(encoding="utf-8"))))


def arrows() -> dict[str, set[str]]:
    """Which package imports which."""
    found: dict[str, set[str]] = {}
    for file in SOURCES.rglob("*.py"):
        own = package(file.relative_to(SOURCES).with_suffix("").parts)
        for name in imports_of(file):
            if name.startswith("bestiaire."):
                found.setdefault(own, set()).add(package(tuple(name.split(".")[1:])))
    return {own: others - {own} for own, others in found.items()}


def test_packages_know_nothing_above_them() -> None:
    found = arrows()
    for name, allowed in ABOVE.items():
        assert found.get(name, set()) <= allowed, name


def test_no_arrow_points_the_wrong_way() -> None:
    drawn = {(own.split(".")[0], other.split(".")[0]) for own, others in arrows().items() for other in others}
    assert not drawn & FORBIDDEN


def test_the_rooms_of_the_web_call_each_other_in_one_direction() -> None:
    order = ["web.store", "web.thinking", "web", "web.tables", "web.pages", "web.http"]
    found = arrows()
    for place, room in enumerate(order):
        above = found[room] & set(order[place + 1 :])
        assert above <= ({"web"} if room == "web.thinking" else set()), f"{room} imports {above}"
    assert "web.thinking" not in found["web"], "no circle"
    assert not found["web.transfer"] & {"web.http", "web.pages"}


ROOMS = {"answers", "board", "cards", "generated", "lessons", "page", "play", "questions", "rules", "table", "words"}
IN_TABLE = {"fields", "options", "state"}
"""What stands in `table/`; a small game has it beside the rooms."""


def test_a_game_has_the_rooms_of_all_games() -> None:
    """Each is a folder or, if little is in it, a module; a game need not have them all."""
    for key in bestiaire.games():
        found = [room for room in (SOURCES / "games" / key).iterdir() if room.stem not in ("__init__", "__pycache__")]
        rooms = [room.stem for room in found if room.is_dir() or room.suffix == ".py"]
        assert len(rooms) == len(set(rooms)), f"games/{key}: a room is a folder or a module, not both"
        known = ROOMS if "table" in rooms else ROOMS - {"table"} | IN_TABLE
        assert set(rooms) <= known, f"games/{key} has what is no room of a game: {set(rooms) - known}"
        assert "rules" in rooms, f"games/{key} has no rules"


def test_no_room_of_a_game_is_crowded() -> None:
    """More than a dozen modules are too many to find one's way among: they get folders of their own."""
    for folder in (SOURCES / "games").rglob("*"):
        modules = [module.name for module in folder.glob("*.py") if module.name != "__init__.py"]
        assert len(modules) <= 12, f"{folder.relative_to(SOURCES)}: {modules}"


def test_a_game_is_one_folder() -> None:
    """A game imports no other; whoever is no game knows games from the shelf alone."""
    games = SOURCES / "games"
    for file in SOURCES.rglob("*.py"):
        own = file.relative_to(games).parts[0] if file.is_relative_to(games) else ""
        for name in imports_of(file):
            parts = name.split(".")
            if parts[:2] == ["bestiaire", "games"] and parts[2:3] and parts[2] in bestiaire.games():
                assert parts[2] == own, f"{file.relative_to(SOURCES)} imports {name}"


def test_the_rules_of_a_game_know_nothing_of_how_it_is_shown() -> None:
    for key in bestiaire.games():
        folder = SOURCES / "games" / key
        shown = (f"bestiaire.games.{key}.board", f"bestiaire.games.{key}.page", "bestiaire.show", "markupsafe")
        for file in folder.rglob("*.py"):
            room = file.relative_to(folder).parts[0].removesuffix(".py")
            if room not in ("board", "page", "__init__"):
                found = [name for name in imports_of(file) if name.startswith(shown)]
                assert not found, f"{file.relative_to(SOURCES)} imports {found}"


CODE = re.compile(r"`[^`\n]*`")
SHOWN_FILES = (".py", ".html", ".css", ".js")


@cache
def without_examples(source: str) -> str:
    """The source of a module without its examples: what runs in docstrings, and code in quotes."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, clean=False):
            first = node.body[0].lineno - 1
            for example in doctest.DocTestParser().get_examples(ast.get_docstring(node, clean=False) or ""):
                length = example.source.count("\n") + example.want.count("\n")
                for number in range(first + example.lineno, first + example.lineno + length):
                    lines[number] = ""
    return CODE.sub("", "\n".join(lines))


def test_examples_are_told_from_names() -> None:
    source = '''def f():
    """Tells `chess`.

    >>> f("chess")
    \'chess\'
    """
    return "go"  # or `chess`
'''
    assert "chess" not in without_examples(source)
    assert 'return "go"' in without_examples(source)
    assert "chess" in without_examples(source.replace("go", "chess"))


def test_no_game_is_named_outside_its_folder() -> None:
    """By its key, as a word of its own, or in the name of a class of it; examples may name one."""
    for key in bestiaire.games():
        named = re.compile(rf"(?i:\b{key}\b)|\b{key.capitalize()}[A-Z]\w*")
        for file in SOURCES.rglob("*"):
            if file.suffix in SHOWN_FILES and not file.is_relative_to(SOURCES / "games"):
                text = file.read_text(encoding="utf-8")
                found = named.search(without_examples(text) if file.suffix == ".py" else text)
                assert found is None, f"{file.relative_to(SOURCES)} names {found}"
