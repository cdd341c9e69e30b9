"""`make fields` runs this: it writes the source that follows from the fields of each game (`core/generate`)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import bestiaire
from bestiaire.core.fields import Declared
from bestiaire.core.generate import sources

PACKAGE = Path(bestiaire.__file__).parent
DECLARED: list[Declared] = [
    import_module(f"bestiaire.games.{file.parents[1].name}.table.fields").FIELDS
    for file in sorted(PACKAGE.glob("games/*/table/fields.py"))
]


def folder_of(declared: Declared) -> Path:
    """Where the source of a game is written."""
    return PACKAGE.parent / declared.package.replace(".", "/") / "generated"


def main() -> None:
    for declared in DECLARED:
        folder = folder_of(declared)
        folder.mkdir(exist_ok=True)
        for name, source in sources(declared).items():
            (folder / name).write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
