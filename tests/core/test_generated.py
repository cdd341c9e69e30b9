"""The source that follows from the fields of a game is what is checked in."""

from __future__ import annotations

import pytest

from bestiaire.core.fields import Declared
from bestiaire.core.generate import sources
from tests.fields import DECLARED, folder_of


@pytest.mark.parametrize("declared", DECLARED, ids=lambda declared: declared.package)
def test_what_is_generated_is_checked_in(declared: Declared) -> None:
    """After a change of table/fields.py: `make fields`."""
    found = {file.name: file.read_text(encoding="utf-8") for file in folder_of(declared).glob("*.py")}
    assert found == sources(declared)
