"""The database's tables: older ones are brought up to date, newer ones refused; no password is ever shown."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from sqlalchemy.schema import CreateTable

from bestiaire.core.errors import BadInput
from bestiaire.web.store.engines import try_database, without_password
from bestiaire.web.store.schema import METADATA, SCHEMA
from tests.warm import run_text
from tests.web import databases
from tests.web.helpers import open_site

TABLES = {
    2: "b4f70e085e4adb2c",
    3: "0a1bebd9b28d04ae",
    4: "7da120c3cd40feae",
    5: "baf7a56b456572d8",
    6: "baa2b44e55c85c27",
}
"""What the tables of each schema were, in short."""


@pytest.mark.any_database
def test_whoever_changes_a_table_counts_the_schema_on() -> None:
    """Else a database that is there would not get what is new."""
    written = "".join(str(CreateTable(table)) for table in METADATA.sorted_tables)
    assert TABLES.get(SCHEMA) == hashlib.sha256(written.encode()).hexdigest()[:16]


@pytest.mark.both_databases
def test_a_newer_schema_is_refused_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        address = site.address
    databases.execute(address, f"UPDATE meta SET value = '{SCHEMA + 1}' WHERE name = 'schema'")
    before = databases.stored(address)
    done = run_text("serve", "--port", "0", "--database", address)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert f"newer Bestiaire (its schema is {SCHEMA + 1}, this program knows {SCHEMA})" in done.stderr
    with pytest.raises(BadInput) as refused:
        try_database(address)
    assert "Bestiaire plus récent" in refused.value.say("fr")
    assert databases.stored(address) == before
    databases.execute(address, f"UPDATE meta SET value = '{SCHEMA}' WHERE name = 'schema'")


@pytest.mark.both_databases
def test_a_schema_that_was_not_counted_yet_is_the_first(tmp_path: Path) -> None:
    """Its computers that are asked wait from then on, and go on."""
    with open_site(tmp_path) as site:
        page = site.visitor().new_game("random")
        site.wait_for_computer(page.game_id)
        address = site.address
    databases.execute(
        address, "DELETE FROM meta WHERE name = 'schema'", "UPDATE games SET waiting = NULL, thinker = NULL"
    )
    databases.execute(address, "UPDATE games SET asked = (SELECT seat FROM seats WHERE computer IS NOT NULL)")
    try_database(address)
    (game,) = databases.stored(address)["games"]
    assert game[11] == game[6], "waits since it was last changed"
    assert ("schema", str(SCHEMA)) in databases.stored(address)["meta"]


SECRET = "s3cr3t-word"


@pytest.mark.any_database
@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://ana:{SECRET}@127.0.0.1:1/games",
        f"postgresql://ana:{SECRET}@nowhere.invalid/games",
        f"postgresql://ana:{SECRET}@127.0.0.1:port/games",
        f"postgresql://ana:{SECRET}@127.0.0.1:1/games?sslmode=nonsense",
        f"postgresql://ana:{SECRET}@127.0.0.1:1/games?nonsense=1",
        f"postgresql://ana:x@{SECRET}@127.0.0.1:1/games",
        f"postgresql:///games?host=127.0.0.1&port=1&password={SECRET}",
        f"postgres://ana:{SECRET}@127.0.0.1:1/games",
        f"nodialect://ana:{SECRET}@127.0.0.1/games",
        f"postgresql+nodriver://ana:{SECRET}@127.0.0.1/games",
    ],
)
def test_no_password_is_ever_shown(url: str) -> None:
    done = run_text("serve", "--port", "0", "--database", url)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "database" in done.stderr
    assert SECRET not in done.stderr


@pytest.mark.any_database
@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ana:a%40b:c@host/games", "postgresql://ana:***@host/games"),
        ("postgresql://host/games", "postgresql://host/games"),
        ("postgresql:///games?password=x&host=h", "postgresql:///games?password=***&host=h"),
        ("sqlite:////home/ana/t.sqlite", "sqlite:////home/ana/t.sqlite"),
    ],
)
def test_an_address_as_it_may_be_shown(url: str, shown: str) -> None:
    assert without_password(url) == shown
