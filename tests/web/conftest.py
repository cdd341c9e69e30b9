"""Every test of the web runs on SQLite and again on PostgreSQL; those to which a database means nothing say so. The
second time is long, except for what the databases themselves are different in."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bestiaire.web.thinking import pacing, worker_pool
from tests.depth import long
from tests.postgres import Cluster, demand_postgres
from tests.web import databases
from tests.web.helpers import Site, open_site

BOTH = ["sqlite", "postgresql"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "any_database: it makes no difference to this test which database there is")
    both = "it is about the databases; where one is named, the other is left to `make test-all`"
    config.addinivalue_line("markers", f"both_databases(usual): {both}")
    config.addinivalue_line("markers", "sqlite_only(why): it is about SQLite")
    config.addinivalue_line("markers", "postgres_only(why): it is about PostgreSQL")
    config.addinivalue_line("markers", "own_site: it counts or breaks what is shared, so it has a server to itself")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        marked = {mark.name for mark in metafunc.definition.iter_markers()}
        both = metafunc.definition.get_closest_marker("both_databases")
        usual = BOTH[:1] if both is None else both.args or BOTH
        kinds: list[Any] = [kind if kind in usual else long(kind) for kind in BOTH]
        if marked & {"any_database", "sqlite_only"}:
            kinds = BOTH[:1]
        elif "postgres_only" in marked:
            kinds = BOTH[1:]
        metafunc.parametrize("database", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session", autouse=True)
def _forked_workers() -> None:
    """Workers of servers in this process are forked from one that has imported what they need."""
    multiprocessing.set_forkserver_preload(["bestiaire.web.thinking.thinkers", "bestiaire.web.tables.sandbox"])
    worker_pool.STARTED_BY = multiprocessing.get_context("forkserver")


@pytest.fixture(autouse=True)
def pacing_of_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers of servers in this process keep no answer back; `test_asked` has them as they are."""
    monkeypatch.setattr(pacing, "QUICK", 0.0)
    monkeypatch.setattr(pacing, "MORE", (0.0, 0.0))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL that all tests of this process share, each with a database of its own."""
    demand_postgres()
    started = Cluster()
    try:
        started.start()
        yield started
    finally:
        started.close()


@pytest.fixture(scope="session", autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Which database servers use now; who keeps a server for several tests must ask for this first."""
    kind: str = getattr(request, "param", BOTH[0])
    databases.cluster = request.getfixturevalue("cluster") if kind == "postgresql" else None
    yield kind
    databases.cluster = None


@pytest.fixture(autouse=True)
def used_databases(database: str, tmp_path: Path) -> Iterator[None]:
    yield
    if databases.cluster is not None:
        databases.cluster.give_back(tmp_path)


@pytest.fixture(scope="package")
def shared_site(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("shared")) as opened:
        yield opened


@pytest.fixture
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    """The server of this test process, at which others have played before; a fresh one for tests marked `own_site`."""
    if request.node.get_closest_marker("own_site") is not None:
        with open_site(tmp_path) as opened:
            yield opened
        return
    shared: Site = request.getfixturevalue("shared_site")
    yield shared
    shared.wait_for_computer(*shared.server.lobby.rooms)
