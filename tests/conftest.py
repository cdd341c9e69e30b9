"""Fixtures for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.mindbug.kot import KotTables
from tests.games.mindbug.play import MindbugTables
from tests.games.orcs.helpers import OrcsTables


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): proof of these numbered rules")
    config.addinivalue_line("markers", "card(*ids): proof of these cards")
    config.addinivalue_line("markers", "long: repeats what a shorter test shows; left to `make test-all`")


@pytest.fixture(params=[False, True], ids=["straight", "forked"])
def mindbug(request: pytest.FixtureRequest) -> Iterator[MindbugTables]:
    """Makes Mindbug tables; every test runs twice, the second time with a fork before every move."""
    tables = MindbugTables(fork_each_move=request.param)
    yield tables
    for play in tables.made:
        play.check_nothing_is_open()


@pytest.fixture(params=[False, True], ids=["straight", "forked"])
def kot(request: pytest.FixtureRequest) -> Iterator[KotTables]:
    """Makes tables of Mindbug x King of Tokyo, in the same two ways."""
    tables = KotTables(fork_each_move=request.param)
    yield tables
    for play in tables.made:
        play.check_nothing_is_open()


@pytest.fixture(params=[False, True], ids=["straight", "forked"])
def orcs(request: pytest.FixtureRequest) -> Iterator[OrcsTables]:
    """Makes tables of Orcs Orcs Orcs, in the same two ways."""
    tables = OrcsTables(fork_each_move=request.param)
    yield tables
    for play in tables.made:
        play.check_nothing_is_open()
