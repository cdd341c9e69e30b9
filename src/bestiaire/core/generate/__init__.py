"""Writes the source that follows from a game's fields (`core/fields`): what is hot is straight-line code, typed so that
mypyc compiles it. Nobody edits it; `make fields` writes it anew, and a test holds it to the declaration."""

from __future__ import annotations

from typing import Final

from bestiaire.core.fields import Declared
from bestiaire.core.generate.classes import player_source, table_source
from bestiaire.core.generate.encoder import encoder_source
from bestiaire.core.generate.views import views_source

MODULES: Final = ("player", "table", "views", "encoder")
"""What is written for a game."""


def sources(declared: Declared) -> dict[str, str]:
    """The modules of a game's package `generated`, by the names of their files."""
    written = (player_source(declared), table_source(declared), views_source(declared), encoder_source(declared))
    return {
        "__init__.py": '"""Written by `make fields` from table/fields.py: do not edit."""\n',
        **{f"{name}.py": source for name, source in zip(MODULES, written, strict=True)},
    }
