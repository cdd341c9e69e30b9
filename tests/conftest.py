"""Fixtures for every test."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator
from typing import Any

import pytest

from tests.depth import long
from tests.games.duel.play import DuelTables
from tests.games.mindbug.kot import KotTables
from tests.games.mindbug.play import MindbugTables
from tests.games.orcs.play import OrcsTables
from tests.games.playing import Tables
from tests.games.tokyo.play import TokyoTables


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): proof of these numbered rules")
    config.addinivalue_line("markers", "card(*ids): proof of these cards")
    config.addinivalue_line("markers", "long: repeats what a shorter test shows; left to `make test-all`")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is imported and collected stays to the end: nobody looks through it for garbage, now or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def played_on(tables: type[Tables[Any]]) -> Any:
    """A fixture that makes tables of a game. Every move is played on a fork; `make test-all` also plays straight on."""

    @pytest.fixture(params=["forked", long("straight")])
    def made(request: pytest.FixtureRequest) -> Iterator[Tables[Any]]:
        given = tables(forked=request.param == "forked")
        yield given
        given.check_nothing_is_open()

    return made


mindbug = played_on(MindbugTables)
kot = played_on(KotTables)
duel = played_on(DuelTables)
tokyo = played_on(TokyoTables)
orcs = played_on(OrcsTables)
