"""The source that follows from the fields of a game is what is checked in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bestiaire.core import state
from bestiaire.core.fields import Declared, Flag, Inner, Sheet
from bestiaire.core.generate import sources
from tests.fields import fields_of, folder_of, games

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("package", games())
def test_what_is_generated_is_checked_in(package: str) -> None:
    """After a change of table/fields.py: `make fields`."""
    found = {file.name: file.read_text(encoding="utf-8") for file in folder_of(package).glob("*.py")}
    assert found == sources(fields_of(package))


@pytest.mark.skipif(Path(state.__file__).suffix != ".py", reason="what is compiled can't be hidden")
def test_a_declaration_needs_nothing_of_what_is_generated_from_it() -> None:
    """So it can be generated for a new game, and after any change."""
    program = """
from tests import fields
for package in fields.games():
    fields.hide_what_was_generated(package)
for package in fields.games():
    print(fields.fields_of(package).package)
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert run.stdout.split() == games()


def test_a_type_that_nobody_names_is_a_clear_error() -> None:
    table = Sheet(Flag("late"), Inner("cast", "Cast | None", None))
    with pytest.raises(ValueError, match=r"table/fields.py: a field is of type 'Cast \| None', .*types=\(Cast,\)"):
        sources(Declared("bestiaire.games.jackdaw", table, Sheet(), str))


def test_a_small_game_has_its_fields_in_its_own_folder() -> None:
    written = sources(Declared("bestiaire.games.jackdaw", Sheet(Flag("late")), Sheet(), str, folder=""))
    assert "from bestiaire.games.jackdaw.state import Game" in written["views.py"]
    assert all("from fields.py: do not edit" in source.partition("\n")[0] for source in written.values())
