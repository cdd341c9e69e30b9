"""`make fields` runs this: it writes the source that follows from the fields of each game (`core/generate`)."""

from __future__ import annotations

from pathlib import Path

import bestiaire
from bestiaire.core.fields import Declared
from bestiaire.core.generate import sources
from bestiaire.games.duel.table.fields import DUEL
from bestiaire.games.mindbug.table.fields import MINDBUG
from bestiaire.games.orcs.table.fields import ORCS

SOURCES = Path(bestiaire.__file__).parents[1]
DECLARED: list[Declared] = [DUEL, MINDBUG, ORCS]


def folder_of(declared: Declared) -> Path:
    """Where the source of a game is written."""
    return SOURCES / declared.package.replace(".", "/") / "generated"


def main() -> None:
    for declared in DECLARED:
        folder = folder_of(declared)
        folder.mkdir(exist_ok=True)
        for name, source in sources(declared).items():
            (folder / name).write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
