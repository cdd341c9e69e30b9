"""`make fields` runs this: it writes the source that follows from the fields of each game (`core/generate`)."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from bestiaire.core import fields, state
from bestiaire.core.fields import Declared
from bestiaire.core.generate import MODULES, sources

PACKAGE = Path(fields.__file__).parents[2]


def games() -> list[str]:
    """The packages of the games that declare fields, in a room of their own or, if small, beside all else."""
    found = {
        file.relative_to(PACKAGE).parts[1]
        for room in ("table/", "")
        for file in PACKAGE.glob(f"games/*/{room}fields.py")
    }
    return [f"bestiaire.games.{key}" for key in sorted(found)]


def fields_of(package: str) -> Declared:
    is_small = (folder_of(package).parent / "fields.py").exists()
    declared: Declared = import_module(f"{package}.fields" if is_small else f"{package}.table.fields").FIELDS
    return declared


def folder_of(package: str) -> Path:
    """Where the source of a game is written."""
    return PACKAGE.parent / package.replace(".", "/") / "generated"


class Placeholder(ModuleType):
    """Stands for a module that is to be written: there may be none yet, or one that does not fit any more."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {})


def hide_what_was_generated(package: str) -> None:
    """A declaration can be read without it."""
    for name in ("", *MODULES):
        module = f"{package}.generated{name and '.'}{name}"
        sys.modules[module] = Placeholder(module)


def main() -> None:
    if Path(state.__file__).suffix == ".py":  # what is compiled can't be hidden
        for package in games():
            hide_what_was_generated(package)
    for package in games():
        folder = folder_of(package)
        folder.mkdir(exist_ok=True)
        for name, source in sources(fields_of(package)).items():
            (folder / name).write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
