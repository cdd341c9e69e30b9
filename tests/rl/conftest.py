"""The tests of `bestiaire.rl` need what `pip install 'bestiaire[rl]'` brings."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import bestiaire
from tests.rl.snip import LEARNED

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several processes test at once: threads would be in their way


@pytest.fixture
def snip() -> Iterator[str]:
    """A game for three that somebody has put on the shelf."""
    bestiaire.register(LEARNED)
    yield LEARNED.key
    bestiaire.unregister(LEARNED.key)
