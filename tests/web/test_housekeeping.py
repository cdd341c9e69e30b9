"""Games that nobody touches are removed by the rule that is written down; the disk is watched; uploads are limited."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bestiaire.core.errors import BadInput
from bestiaire.web.limits import Buckets
from bestiaire.web.store.retention import DEFAULT_RETENTION, Retention, read_retention
from bestiaire.web.tables.housekeeping import A_DAY, TOGETHER
from tests.warm import run_text
from tests.web import databases
from tests.web.helpers import LONG, Browser, ServerProcess, Site, finished_record, open_site, with_friend
from tests.web.test_together import called, run

# -- the rule


@pytest.mark.any_database
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (None, Retention(30, 180, 730, 365)),
        ("forever", Retention(None, None, None, None)),
        ("finished=10", Retention(30, 180, 10, 365)),
        (" unstarted = 1 , uploaded=forever", Retention(1, 180, 730, None)),
    ],
)
def test_the_rule_as_it_is_given(text: str | None, rule: Retention) -> None:
    assert read_retention(text) == rule
    assert read_retention(str(rule)) == rule, "as it is handed to other processes"


@pytest.mark.any_database
@pytest.mark.parametrize(
    "text", ["", "7", "finished", "finished=0", "finished=-1", "finished=x", "old=3", "finished=1,"]
)
def test_a_rule_that_is_none_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_retention(text)
    assert refused.value.say("en") != refused.value.say("fr")


@pytest.mark.any_database
def test_on_the_command_line_it_is_refused_in_one_line() -> None:
    done = run_text("serve", "--port", "0", "--keep", "old=3")
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1), done.stderr
    assert "keep" in done.stderr


# -- removing


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with open_site(tmp_path) as opened:
        yield opened


def unstarted(site: Site, browser: Browser) -> str:
    return browser.new_game("friend").game_id


def unfinished(site: Site, browser: Browser) -> str:
    page = browser.new_game("hotseat")
    page = browser.get(next(link for link in page.read.links if "as=" in link))
    return browser.play(page, page.keys[0]).game_id


def finished(site: Site, browser: Browser) -> str:
    page = browser.new_game("hotseat")
    browser.post(f"/t/{page.game_id}/resign", {"version": str(page.version)})
    return page.game_id


def uploaded(site: Site, browser: Browser) -> str:
    return browser.upload(json.dumps(finished_record()).encode()).game_id


GAMES = {"unstarted": unstarted, "unfinished": unfinished, "finished": finished, "uploaded": uploaded}


def age(site: Site, game_id: str, days: float) -> None:
    """As if nothing had happened there for so long."""
    back = f"changed = changed - {days * A_DAY}, created = created - {days * A_DAY}"
    databases.execute(site.address, f"UPDATE games SET {back} WHERE id = '{game_id}'")


def forget(site: Site) -> None:
    """Nobody is at any table any more."""
    site.server.lobby.forget_idle(time.monotonic() + 1)
    for room in list(site.server.lobby.rooms.values()):
        room.watched_at = -1e9


def sweep(site: Site) -> None:
    run(site, site.server.housekeeping.sweep, time.time())


def there(site: Site) -> set[str]:
    return {row[0] for row in site.stored()["games"]}


@pytest.mark.parametrize("state", GAMES)
def test_a_game_is_removed_when_nobody_has_touched_it_for_as_long_as_the_rule_says(site: Site, state: str) -> None:
    days = DEFAULT_RETENTION._asdict()[state]
    assert days is not None
    browser = site.visitor()
    young, old = (GAMES[state](site, browser) for _ in range(2))
    age(site, young, days - 0.1)
    age(site, old, days + 0.1)
    forget(site)
    sweep(site)
    assert there(site) == {young}
    assert browser.get(f"/t/{young}").status == 200
    assert browser.get(f"/t/{old}").status == 404
    assert f'bestiaire_games_removed_total{{state="{state}"}} 1' in browser.get("/metrics").text
    for name, rows in site.stored().items():
        if name not in ("games", "meta"):
            assert {row[0] for row in rows} <= {young}, f"{name}: nothing of it is left"


@pytest.mark.both_databases("sqlite")
def test_each_has_its_own_time(site: Site) -> None:
    browser = site.visitor()
    made = {state: make(site, browser) for state, make in GAMES.items()}
    left = set(GAMES)
    for days, gone in ((40, "unstarted"), (160, "unfinished"), (200, "uploaded")):
        for game_id in made.values():
            age(site, game_id, days)
        forget(site)
        sweep(site)
        left.remove(gone)
        assert there(site) == {made[state] for state in left}


def test_nothing_is_removed_that_shall_be_kept_for_ever_or_whose_time_is_none(site: Site) -> None:
    browser = site.visitor()
    made = {make(site, browser) for make in GAMES.values()}
    for game_id in made:
        age(site, game_id, 1500)
    forget(site)
    site.server.housekeeping.keep = read_retention("forever")
    sweep(site)
    assert there(site) == made
    databases.execute(site.address, "UPDATE games SET changed = 2.0, created = 1.0")
    site.server.housekeeping.keep = DEFAULT_RETENTION
    sweep(site)
    assert there(site) == made, "a clock that was not set says nothing"


def test_what_somebody_looks_at_is_not_removed(site: Site) -> None:
    browser = site.visitor()
    game_id = unfinished(site, browser)
    age(site, game_id, 1500)
    sweep(site)
    assert there(site) == {game_id}
    room = site.room(game_id)
    room.watched_at = -1e9
    run(site, called, room.presence.arrive, "somebody")
    sweep(site)
    assert there(site) == {game_id}
    run(site, called, room.presence.leave, "somebody")
    sweep(site)
    assert there(site) == set()
    assert room.is_gone


def test_it_is_done_when_the_server_starts(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        old, young = (unstarted(site, site.visitor()) for _ in range(2))
        age(site, old, 31)
    with open_site(tmp_path) as site:

        async def until_removed() -> None:
            async with asyncio.timeout(LONG):
                while not site.server.housekeeping.removed["unstarted"]:
                    await asyncio.sleep(0.01)

        run(site, until_removed)
        assert there(site) == {young}


@pytest.mark.both_databases("sqlite")
def test_a_server_goes_by_the_rule_that_it_was_started_with(tmp_path: Path, database: str) -> None:
    """And so do those it starts."""
    with open_site(tmp_path) as site:
        browser = site.visitor()
        young, old, begun, over, brought = (GAMES[state](site, browser) for state in ("unstarted", *GAMES))
        for game_id, days in ((young, 1.9), (old, 2.1), (begun, 1500), (over, 1500), (brought, 1500)):
            age(site, game_id, days)
    rule = ["--keep", "unstarted=2,unfinished=forever,finished=forever"]
    server = ServerProcess(tmp_path, arguments=[*rule, *["--processes", "2"] * (database == "postgresql")])
    server.start()
    try:
        end = time.monotonic() + LONG
        left = {young, old, begun, over, brought}
        while left != {young, begun, over}:
            assert time.monotonic() < end
            left = {game_id for (game_id,) in databases.execute(server.database, "SELECT id FROM games")}
            assert left >= {young, begun, over}
    finally:
        server.close()


@pytest.mark.both_databases("postgresql")
def test_more_than_fit_into_one_transaction(site: Site) -> None:
    made = unstarted(site, site.visitor())
    number = 2 * TOGETHER + 1
    numbers = f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {number})"
    columns = "game, start, salt, created, changed, finished, uploader, asked, is_private, waiting, thinker"
    databases.execute(
        site.address,
        f"{numbers} INSERT INTO games (id, invitation, {columns}) SELECT 'copy' || n, 'copy' || n, {columns} "
        f"FROM games, numbers WHERE id = '{made}'",
        f"{numbers} INSERT INTO seats (game_id, seat, visitor, computer, name) SELECT 'copy' || n, seat, visitor, "
        f"computer, name FROM seats, numbers WHERE game_id = '{made}'",
        f"UPDATE games SET changed = {time.time() - 31 * A_DAY}",
    )
    databases.execute(site.address, "UPDATE games SET created = changed")
    forget(site)
    sweep(site)
    assert there(site) == set()
    assert site.server.housekeeping.removed["unstarted"] == number + 1


@pytest.mark.postgres_only("SQLite is one process's own")
def test_two_processes_sweep_at_once_and_each_game_is_removed_once(site: Site, tmp_path: Path) -> None:
    with open_site(tmp_path) as other:
        ana, max_ = site.visitor(), site.visitor()
        made = [with_friend(site, ana, max_) for _ in range(3)]
        rooms = [run(other, other.server.lobby.room, game_id) for game_id in made]
        for game_id in made:
            age(site, game_id, 31)
        forget(site)
        forget(other)
        portal = other.client.portal
        assert portal is not None
        beside = portal.start_task_soon(other.server.housekeeping.sweep, time.time())
        sweep(site)
        beside.result(LONG)
        removed = [each.server.housekeeping.removed["unstarted"] for each in (site, other)]
        assert sum(removed) == 3
        assert there(site).isdisjoint(made)

        async def until_gone() -> None:
            async with asyncio.timeout(LONG):
                while not all(room.is_gone for room in rooms):
                    await asyncio.sleep(0.01)

        run(other, until_gone)


# -- the disk


def test_the_disk_is_watched(site: Site) -> None:
    browser = site.visitor()
    for make in GAMES.values():
        make(site, browser)
    told = browser.get("/metrics").text
    for state in GAMES:
        assert f'bestiaire_games{{state="{state}"}} 1\n' in told
    size = re.search(r"^bestiaire_database_bytes (\d+)$", told, re.MULTILINE)
    assert size
    assert int(size[1]) > 10_000
    free = re.search(r"^bestiaire_disk_free_bytes (\d+)$", told, re.MULTILINE)
    assert bool(free) == (not site.server.store.is_shared), "of PostgreSQL's disk another machine must tell"


def test_metrics_are_told_though_the_database_does_not_answer(site: Site) -> None:
    browser = site.visitor()
    with databases.locked(site.address):
        assert "bestiaire_rooms 0" in browser.get("/metrics").text


# -- uploads


@pytest.mark.own_site
def test_uploads_are_limited_by_bytes_a_day(site: Site) -> None:
    record = json.dumps(finished_record()).encode()
    site.server.limits.uploads = Buckets(1.0, 2.5 * len(record))
    ana, max_ = site.visitor("fr"), site.visitor()
    assert [ana.upload(record).status for _ in range(3)] == [200, 200, 429]
    refused = ana.upload(record)
    assert "tout ce qu'on peut apporter ici en une journée" in refused.words
    assert 0 < int(refused.answer.headers["retry-after"]) <= len(record)
    assert max_.upload(record).status == 200, "another one may"
    assert len(there(site)) == 3
    site.server.limits.uploads_of_address = Buckets(1.0, 1.5 * len(record))
    newcomers = [site.visitor().upload(record) for _ in range(2)]
    assert [page.status for page in newcomers] == [200, 429], "but not all from one address"
    assert "in a day" in newcomers[1].words
    assert site.visitor(address="203.0.113.5").upload(record).status == 200


@pytest.mark.any_database
@pytest.mark.own_site
def test_no_more_than_that_passes_in_a_day(site: Site) -> None:
    uploads = site.server.limits.uploads
    assert uploads.size + uploads.rate * A_DAY <= 10 * 1024 * 1024
