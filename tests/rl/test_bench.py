"""Lines of `bestiaire bench` for environments."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'bestiaire[rl]'")

import bestiaire
from bestiaire.core.learning import learning_of
from bestiaire.rl.bench import in_a_batch, in_an_aec


def test_every_game_can_be_measured() -> None:
    for game in (key for key, info in bestiaire.games().items() if learning_of(info) is not None):
        assert in_a_batch(game, 0.01) > 0
        assert in_an_aec(game, 0.01) > 0


def test_a_game_that_says_nothing_has_no_such_lines() -> None:
    from bestiaire.bench import in_environments
    from tests.tiny import SNIP

    assert in_environments(SNIP, 0.01) == {}
