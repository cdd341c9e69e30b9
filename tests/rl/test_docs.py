"""What docs/rl.md lists is what there is, and the examples in docstrings run."""

from __future__ import annotations

import doctest
import importlib

import pytest

from tests.rl import schemas


def test_the_lists_of_fields_are_up_to_date() -> None:
    assert schemas.PAGE.read_text(encoding="utf-8") == schemas.page(), "make rules writes docs/rl.md anew"


@pytest.mark.parametrize("name", ["bestiaire.rl", "bestiaire.rl.batch"])
def test_examples_in_docstrings(name: str) -> None:
    pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
