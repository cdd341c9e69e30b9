"""Tests of each game's rules, cards and words."""

import pytest

pytest.register_assert_rewrite("tests.games.playing")
