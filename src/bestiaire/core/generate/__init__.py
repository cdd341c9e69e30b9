"""Writes the source that follows from a game's fields (`core/fields`): what is hot is straight-line code, typed so that
mypyc compiles it. Nobody edits it; `make fields` writes it anew, and a test holds it to the declaration."""

from __future__ import annotations

from typing import Final

from bestiaire.core.fields import Declared, InForce
from bestiaire.core.generate.classes import options_source, player_source, table_source
from bestiaire.core.generate.encoder import encoder_source
from bestiaire.core.generate.views import views_source

MODULES: Final = ("options", "player", "table", "views", "encoder")
"""What is written for a game; options only if it has any that views tell."""


def sources(declared: Declared) -> dict[str, str]:
    """The modules of a game's package `generated`, by the names of their files."""
    written = {
        "player": player_source(declared),
        "table": table_source(declared),
        "views": views_source(declared),
        "encoder": encoder_source(declared),
    }
    for field in declared.table.fields:
        if isinstance(field, InForce):
            written["options"] = options_source(declared, field.options)
    about = f'"""Written by `make fields` from {declared.file("fields")}: do not edit."""\n'
    return {"__init__.py": about, **{f"{name}.py": source for name, source in written.items()}}
