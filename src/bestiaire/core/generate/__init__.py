"""Writes the source that follows from a game's fields (`core/fields`): what is hot is straight-line code, typed so that
mypyc compiles it. Nobody edits it; `make fields` writes it anew, and a test holds it to the declaration."""

from __future__ import annotations

from bestiaire.core.fields import Declared
from bestiaire.core.generate.classes import player_source, table_source
from bestiaire.core.generate.encoder import encoder_source
from bestiaire.core.generate.views import views_source


def sources(declared: Declared) -> dict[str, str]:
    """The modules of a game's package `generated`, by their names."""
    return {
        "__init__.py": '"""Written by `make fields` from table/fields.py: do not edit."""\n',
        "player.py": player_source(declared),
        "table.py": table_source(declared),
        "views.py": views_source(declared),
        "encoder.py": encoder_source(declared),
    }
