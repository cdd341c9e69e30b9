"""Games of one's own on the shelf, for as long as a test runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bestiaire
from tests.arena.high import HIGH
from tests.tiny import SNIP


@pytest.fixture
def snip() -> Iterator[str]:
    """Three seats, shared wins, no statistics of cards."""
    bestiaire.register(SNIP)
    yield SNIP.key
    bestiaire.unregister(SNIP.key)


@pytest.fixture
def high() -> Iterator[str]:
    """Two seats, shared wins, and a card that always wins."""
    bestiaire.register(HIGH)
    yield HIGH.key
    bestiaire.unregister(HIGH.key)
