"""`bestiaire bench web`: small, but with all its parts."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.warm import run_text
from tests.web import databases
from tests.web.helpers import open_site


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run_text("bench", "web", *arguments)


@pytest.mark.both_databases("sqlite")
def test_figures_of_a_few_games(tmp_path: Path, database: str) -> None:
    """In pairs on SQLite, with more and more of them; against computers, and on PostgreSQL at two processes. The
    database is empty again afterwards."""
    check_figures([1, 2] if database == "sqlite" else [2], has_computers=False)
    address = databases.address_in(tmp_path)
    given = ["--database", address, *["--processes", "2"] * (database == "postgresql")]
    check_figures([1], "--opponent", "random", *given, has_computers=True)
    assert databases.stored(address)["games"] == []


def check_figures(numbers: list[int], *given: str, has_computers: bool) -> None:
    done = bench("--games", *map(str, numbers), "--seconds", "0.1", "--every", "0.1", "--json", *given)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    rows = said if len(numbers) > 1 else [said]
    assert [row["games"] for row in rows] == numbers
    for row in rows:
        assert row["failed"] == 0
        assert row["moves"] > 0
        assert 0 < row["p50 ms"] <= row["p99 ms"] <= row["slowest ms"]
        assert ("answer p99 ms" in row) == has_computers


def test_games_that_are_there_are_left_alone(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        site.visitor().new_game("hotseat")
        before = site.stored()
        done = bench("--games", "1", "--seconds", "1", "--database", site.address)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
        assert "is not empty" in done.stderr
        assert site.stored()["games"] == before["games"]


@pytest.mark.any_database
@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--games", "0"), "games"),
        (("--games", "100000"), "games"),
        (("--every", "0"), "every"),
        (("--opponent", "nobody"), "nobody"),
        (("--processes", "0"), "processes"),
        (("--processes", "2"), "PostgreSQL"),
    ],
)
def test_what_can_not_be_measured(given: tuple[str, ...], said: str) -> None:
    done = bench("--seconds", "1", *given)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    assert said in done.stderr
