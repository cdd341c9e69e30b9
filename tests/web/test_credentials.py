"""Links to other devices work once, and who signs out everywhere is signed out everywhere, at once and for good."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from bestiaire.web.clock import Clock
from bestiaire.web.store.schema import SCHEMA
from bestiaire.web.transfer.exports import exported, imported
from bestiaire.web.visitors import COOKIE, SKEW, TICKET, Ticket, Visitor, Visitors
from tests.web import databases
from tests.web.helpers import Browser, Page, Program, ServerProcess, Site, open_site, read_event

HOUR = 3600.0


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with open_site(tmp_path) as opened:
        yield opened


@pytest.fixture
def sites(tmp_path: Path) -> Iterator[list[Site]]:
    """Every server of one database: two on PostgreSQL, on SQLite the only one there may be."""
    with ExitStack() as opened:
        first = opened.enter_context(open_site(tmp_path))
        shared = databases.cluster is not None
        yield [first, opened.enter_context(open_site(tmp_path)) if shared else first]


def link_of(browser: Browser) -> str:
    found = re.search(r"/me/[\w.-]+", browser.get("/me").text)
    assert found is not None
    return found[0]


def has_game(browser: Browser, page: Page) -> bool:
    """Whether a device has this game among its own."""
    return bool(browser.get("/").forms(f"/t/{page.game_id}/remove"))


def sign_out(browser: Browser) -> Page:
    page = browser.get("/me")
    return browser.submit(page, page.form("/sign-out"))


# -- links


def test_a_link_works_once(site: Site, tmp_path: Path) -> None:
    laptop, phone, thief = site.visitor(), site.visitor(), site.visitor("fr")
    page = laptop.new_game("hotseat", name="Ana")
    link = link_of(laptop)
    assert thief.get(link).status == 200, "a link that is only looked at is not used"
    asked = phone.get(link)
    phone.submit(asked, asked.form(link))
    assert has_game(phone, page)
    for _ in range(2):
        refused = thief.post(link)
        assert (refused.status, thief.get(link).status) == (410, 410)
        assert "n'est plus valable" in refused.words
    assert not has_game(thief, page)
    site.stop()
    with open_site(tmp_path) as again:
        assert thief.at(again).post(link).status == 410, "a restart forgets nothing"
        assert has_game(laptop.at(again), page)
        tablet = again.visitor()
        tablet.post(link_of(laptop.at(again)))
        assert has_game(tablet, page), "the next link works, once"


def test_a_button_that_is_pressed_twice_does_no_harm(site: Site) -> None:
    laptop, phone = site.visitor(), site.visitor()
    page = laptop.new_game("hotseat", name="Ana")
    link = link_of(laptop)
    assert [phone.post(link).status for _ in range(2)] == [200, 200]
    assert has_game(phone, page)


def test_a_link_that_was_made_before_another_was_used_is_void(site: Site) -> None:
    laptop = site.visitor()
    laptop.new_game("hotseat", name="Ana")
    links = [link_of(laptop), link_of(laptop)]
    assert [site.visitor().post(link).status for link in links] == [200, 410]


@pytest.mark.both_databases
def test_of_many_who_come_at_the_same_moment_one_arrives(sites: list[Site]) -> None:
    laptop = sites[0].visitor()
    page = laptop.new_game("hotseat", name="Ana")
    link = link_of(laptop)
    devices = [sites[number % 2].visitor() for number in range(8)]
    with ThreadPoolExecutor(len(devices)) as together:
        statuses = list(together.map(lambda device: device.post(link).status, devices))
    assert sorted(statuses) == [200] + [410] * 7
    assert [has_game(device, page) for device in devices] == [status == 200 for status in statuses]


@pytest.mark.any_database
def test_a_link_is_good_for_a_while_only_and_is_no_token() -> None:
    now = [1_800_000_000.0, 5000.0]
    clock = Clock(lambda: now[0], lambda: now[1])
    visitors, others = Visitors("a key", clock), Visitors("a key", clock)
    owner = visitors.newcomer(name="Ana")
    text = visitors.ticket(Ticket(owner, 0))
    assert visitors.read(text) is None
    assert visitors.arrived(visitors.token(owner)) is None

    def good_at(date: float, steady: float) -> list[bool]:
        """Whether it is, at the process that made it and at another."""
        now[:] = [1_800_000_000.0 + date, 5000.0 + steady]
        return [one.arrived(text) is not None for one in (visitors, others)]

    assert good_at(TICKET, TICKET) == [True, True]
    assert good_at(TICKET + 1, TICKET + 1) == [False, False]
    assert good_at(-HOUR, 60.0) == [True, False], "the date was set back"
    assert good_at(-SKEW, 60.0) == [True, True], "clocks of two servers may differ a little"
    assert good_at(60.0, HOUR) == [False, True], "it was set back, and came to that time again: ten minutes stay ten"
    assert good_at(HOUR, 60.0) == [True, False]


# -- signing out


def test_who_signs_out_everywhere_stays_here_and_is_gone_elsewhere(site: Site, tmp_path: Path) -> None:
    laptop, phone = site.visitor(), site.visitor("fr")
    page = laptop.new_game("hotseat", name="Ana")
    phone.post(link_of(laptop))
    unused = link_of(laptop)
    assert has_game(phone, page)
    assert "Sign out everywhere" in laptop.get("/me").words
    assert "Se déconnecter partout" in phone.get("/me?lang=fr").words
    done = sign_out(phone)
    assert (done.path, done.status) == ("/me", 200)
    assert "Tous les autres appareils sont déconnectés." in done.words
    assert has_game(phone, page), "seats stay with who signed out"

    before = laptop.client.cookies[COOKIE]
    refused = laptop.post(f"{page.path}/remove")
    assert refused.status == 403
    assert "You were signed out on this device" in refused.words
    front = laptop.get("/")
    assert "You were signed out on this device" in front.words
    assert not front.forms(f"/t/{page.game_id}/remove")
    assert "You were signed out" not in laptop.get("/").words, "once is enough"
    for link in (unused, link_of(laptop)):
        assert not has_game(arrived_by(site.visitor(), link), page)

    site.stop()
    with open_site(tmp_path) as again:
        assert has_game(phone.at(again), page), "a restart forgets nothing"
        stale = again.visitor()
        stale.client.cookies.set(COOKIE, before)
        assert not has_game(stale, page)
        assert stale.get(unused).status == 410


def arrived_by(browser: Browser, link: str) -> Browser:
    browser.post(link)
    return browser


def test_names_and_languages_are_changed_without_signing_in_again(site: Site) -> None:
    """A cookie that is written anew is of the same generation."""
    ana = site.visitor()
    page = ana.new_game("hotseat", name="Ana")
    sign_out(ana)
    ana.post("/settings", {"lang": "fr"})
    assert has_game(ana, page)
    other = ana.new_game("hotseat", name="Anna")
    assert has_game(ana, page)
    assert has_game(ana, other)


def test_programs_sign_out_too(site: Site) -> None:
    program = Program(site.client, "bot")
    game_id = program.create()["id"]
    stolen = dict(program.headers)
    answer = program.post("/visitors/sign-out")
    assert answer.status_code == 200
    program.headers = {"authorization": f"Bearer {answer.json()['token']}"}
    assert program.look(game_id)["your_seats"] == [0]
    program.headers, kept = stolen, program.headers
    assert program.look(game_id)["your_seats"] == []
    assert program.post("/tables", {"game": "mindbug"}).status_code == 401
    assert program.post("/visitors/sign-out").json()["error"] == "signed_out"
    assert program.post("/visitors/sign-out", {"key": "another"}).status_code == 401
    program.headers = kept
    assert program.look(game_id)["your_seats"] == [0]
    program.headers = {}
    assert program.post("/visitors/sign-out").json()["error"] == "no_visitor"


def test_a_sign_out_whose_answer_was_lost_is_sent_again(site: Site) -> None:
    """Else nobody would have the seats any more. Who has the same cookie, but not the page, can't."""
    ana, thief = site.visitor(), site.visitor()
    page = ana.new_game("hotseat", name="Ana")
    cookie = ana.client.cookies[COOKIE]
    key = dict(ana.get("/me").form("/sign-out").fields)["key"]
    ana.post("/sign-out", {"key": key})
    for device, sent, status in ((thief, "", 401), (thief, "another", 401), (ana, key, 200)):
        device.client.cookies.clear()
        device.client.cookies.set(COOKIE, cookie)
        assert device.post("/sign-out", {"key": sent}).status == status
        assert has_game(device, page) == (status == 200)


@pytest.mark.both_databases
def test_of_two_devices_that_sign_each_other_out_one_is_faster(sites: list[Site]) -> None:
    laptop = sites[0].visitor()
    page = laptop.new_game("hotseat", name="Ana")
    phone = sites[1].visitor()
    phone.post(link_of(laptop))
    with ThreadPoolExecutor(2) as together:
        statuses = list(together.map(lambda device: device.post("/sign-out").status, (laptop, phone)))
    assert sorted(statuses) == [200, 401]
    assert [has_game(device, page) for device in (laptop, phone)] == [status == 200 for status in statuses]


@pytest.mark.any_database
def test_signing_out_is_limited(tmp_path: Path) -> None:
    with open_site(tmp_path, hurry=False) as site:
        statuses = set()
        for _ in range(40):
            token = {"authorization": f"Bearer {site.server.visitors.token(site.server.visitors.newcomer())}"}
            statuses.add(site.client.post("/api/v1/visitors/sign-out", headers=token).status_code)
        assert statuses == {200, 429}


def other_site_s(cookie: str) -> dict[str, str]:
    return {"cookie": f"{COOKIE}={cookie}", "origin": "http://evil.example", "sec-fetch-site": "cross-site"}


def test_no_other_site_signs_anybody_out(site: Site) -> None:
    ana = site.visitor()
    page = ana.new_game("hotseat")
    answer = site.client.post("/sign-out", headers=other_site_s(ana.client.cookies[COOKIE]))
    assert answer.status_code == 403
    assert has_game(ana, page)


def read_to_the_end(lines: Iterator[str]) -> None:
    """Returns when a stream has ended; one that only says that it is still there fails."""
    with suppress(EOFError):
        while True:
            read_event(lines)


def test_open_streams_end_at_once_at_every_process(tmp_path: Path) -> None:
    """Those of tables on which one sits, and those of tables that one only watches."""
    servers = [ServerProcess(tmp_path)]
    if databases.cluster is not None:
        servers.append(ServerProcess(tmp_path))
    with ExitStack() as opened:
        for server in servers:
            server.start()
            opened.callback(server.close)
        clients = [opened.enter_context(server.client()) for server in servers]
        ana, max_ = Program(clients[0], "Ana"), Program(clients[-1], "Max")
        mine, theirs = ana.create()["id"], max_.create()["id"]
        stolen = Program(clients[-1])
        stolen.headers = dict(ana.headers)
        streams = [opened.enter_context(stolen.stream(game_id)) for game_id in (mine, theirs)]
        for lines in streams:
            read_event(lines)
        assert stolen.look(mine)["your_seats"] == [0]
        token = ana.post("/visitors/sign-out").json()["token"]
        for lines in streams:
            read_to_the_end(lines)
        assert stolen.look(mine)["your_seats"] == [], "where a stream has ended the token is void"
        ana.client = clients[-1]
        ana.headers = {"authorization": f"Bearer {token}"}
        assert ana.look(mine)["your_seats"] == [0]


@pytest.mark.postgres_only("SQLite has one server")
def test_whoever_missed_it_learns_it_from_the_new_cookie(sites: list[Site]) -> None:
    """Before another process has told."""
    here, there = (site.server.visitors for site in sites)
    old = here.newcomer(name="Ana")
    new = Visitor(old.id, old.name, old.lang, generation=1)
    assert there.is_current(old)
    assert there.is_current(new)
    assert not there.is_current(old)


# -- what was there before


@pytest.mark.any_database
def test_a_cookie_of_before_is_good() -> None:
    visitors = Visitors("a key")
    old = str(visitors.serializer.dumps(["an id", "Ana", "fr"]))
    found = visitors.read(old)
    assert found == Visitor("an id", "Ana", "fr", generation=0)
    assert visitors.is_current(found)


@pytest.mark.any_database
@pytest.mark.parametrize(
    "told", [["an id", "Ana"], ["an id", "Ana", "fr", "x"], ["an id", "Ana", "fr", None], {}, 7, "x"]
)
def test_what_was_signed_but_never_by_us(told: Any) -> None:
    visitors = Visitors("a key")
    assert visitors.read(str(visitors.serializer.dumps(told))) is None
    assert visitors.arrived(str(visitors.travel.dumps(told))) is None


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        ana = site.visitor()
        page = ana.new_game("hotseat", name="Ana")
        address = site.address
    waiting = databases.execute(address, "SELECT id, waiting FROM games")
    databases.execute(address, "DROP TABLE visitors", "UPDATE meta SET value = '2' WHERE name = 'schema'")
    with open_site(tmp_path) as site:
        ana = ana.at(site)
        assert has_game(ana, page)
        sign_out(ana)
        assert has_game(ana, page)
        assert ("schema", str(SCHEMA)) in site.stored()["meta"]
    assert databases.execute(address, "SELECT id, waiting FROM games") == waiting


def test_whoever_has_signed_out_stays_so_where_the_games_are_brought(site: Site, tmp_path: Path) -> None:
    ana, thief = site.visitor(), site.visitor()
    page = ana.new_game("hotseat", name="Ana")
    thief.client.cookies.set(COOKIE, ana.client.cookies[COOKIE])
    sign_out(ana)
    link = link_of(ana)
    site.visitor().post(link)
    lines = list(exported(site.address))
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere = databases.address_in(folder)
    assert imported(elsewhere, lines).is_same_key
    assert list(exported(elsewhere)) == lines
    with open_site(folder) as there:
        assert has_game(ana.at(there), page)
        assert not has_game(thief.at(there), page)
        assert there.visitor().post(link).status == 410
