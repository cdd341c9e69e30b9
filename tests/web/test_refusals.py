"""What is refused: said in a sentence in the visitor's language, with the right status, and nothing has changed."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bestiaire.web import limits
from bestiaire.web.tables import moves, new_games
from bestiaire.web.tables.positions import example
from bestiaire.web.visitors import COOKIE
from tests.depth import DEEP, noted, times
from tests.web import databases
from tests.web.helpers import (
    HOME,
    Browser,
    Page,
    Program,
    ServerProcess,
    Site,
    aggressive,
    finished_record,
    nearly_over,
    open_site,
    options,
    play_to_the_end,
    with_friend,
)

WANTED_HEADERS = {
    "content-security-policy": r"default-src 'none';.*script-src 'self';.*style-src 'self';.*frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin|no-referrer|strict-origin",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Site]:
    """For tests that change nothing."""
    with open_site(tmp_path_factory.mktemp("shared")) as opened:
        yield opened


class Duel:
    """A game of two people, one of whom speaks French, and somebody who watches."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.players = [site.visitor("en"), site.visitor("fr")]
        self.watcher = site.visitor("fr")
        self.id = with_friend(site, *self.players)
        self.path = f"/t/{self.id}"
        self.watcher.get(self.path)

    @property
    def asked(self) -> int:
        choice = self.site.room(self.id).table.choice
        assert choice is not None
        return choice.player

    @property
    def mover(self) -> Browser:
        return self.players[self.asked]

    @property
    def waiting(self) -> Browser:
        return self.players[1 - self.asked]

    def try_move(self, browser: Browser, key: str, version: Any, **more: str) -> Page:
        return browser.post(f"{self.path}/move", {"key": key, "version": str(version), **more})


@pytest.fixture
def duel(site: Site) -> Duel:
    return Duel(site)


SENTENCES = {
    "stale": {"en": "The table has changed meanwhile", "fr": "La table a changé entre-temps"},
    "illegal": {"en": "That move is not possible here", "fr": "Ce coup n'est pas possible ici"},
    "not_your_move": {"en": "It is not your move", "fr": "Ce n'est pas à vous de jouer"},
    "not_your_game": {"en": "You have no seat in this game", "fr": "Vous n'avez pas de place dans cette partie"},
    "seat_free": {"en": "Somebody still has to sit down", "fr": "Quelqu'un doit encore prendre place"},
    "over": {"en": "The game is over", "fr": "La partie est finie"},
}


def assert_refused(page: Page, status: int, reason: str) -> None:
    assert page.status == status, page.words
    assert page.lang in ("en", "fr")
    assert SENTENCES[reason][page.lang] in page.words


def assert_refused_to_program(answer: Any, status: int, reason: str, lang: str = "en") -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"] == reason
    assert SENTENCES[reason][lang] in answer.json()["message"]


# -- moves


def test_a_stale_move(duel: Duel) -> None:
    page = duel.mover.get(duel.path)
    before = duel.site.stored()
    for version in (page.version + 1, page.version + 1000, 1_000_000):
        assert_refused(duel.try_move(duel.mover, page.keys[0], version), 409, "stale")
    assert duel.site.stored() == before
    mover = duel.mover
    page = mover.play(page, page.keys[0])
    page = duel.mover.get(duel.path)
    duel.mover.play(page, "mindbug:no")
    before = duel.site.stored()
    for browser in duel.players:
        for key, version in (("mindbug:no", 0), ("mindbug:yes", 0), ("mindbug:yes", 1)):
            assert_refused(duel.try_move(browser, key, version), 409, "stale")
    assert duel.site.stored() == before


def test_a_doubled_move_is_played_once(duel: Duel) -> None:
    mover = duel.mover
    page = mover.get(duel.path)
    form = page.form("/move")
    first = mover.submit(page, form, ("key", page.keys[0]))
    before = duel.site.stored()
    again = mover.submit(page, form, ("key", page.keys[0]))
    assert (again.status, again.path, again.words) == (200, first.path, first.words)
    assert_refused(mover.submit(page, form, ("key", page.keys[1])), 409, "stale")
    assert duel.site.stored() == before


def test_moves_at_the_same_moment_are_played_once(site: Site) -> None:
    """The same answer to the same question arrives many times together: it is played once, and all hear so; another
    one comes too late."""
    program = Program(site.client)
    table = program.create()
    other = Program(site.client)
    other.post(f"/join/{table['invitation']}", {"name": "x"})
    mover = program if options(program.look(table["id"])) else other
    shown = mover.look(table["id"])
    key, version = options(shown)[0], shown["version"]
    portal = site.client.portal
    assert portal is not None
    lobby = site.server.lobby
    seat = shown["view"]["choice"]["player"]
    visitor = site.room(table["id"]).stored.seats[seat].visitor
    assert visitor is not None
    tries = [portal.start_task_soon(moves.move, lobby, table["id"], visitor, version, key) for _ in range(20)]
    assert {done.result().version for done in tries} == {1}
    other_key = portal.start_task_soon(moves.move, lobby, table["id"], visitor, version, options(shown)[1])
    assert getattr(other_key.exception(), "status", None) == 409
    assert [row[3] for row in site.entries(table["id"])] == [key]


WRONG_KEYS = ["play:dragon", "", "x", "0", "play:", "mindbug:yes", "attack:gorillion", "reseed:7", "PLAY:x", "é" * 150]


def test_an_illegal_move(duel: Duel) -> None:
    page = duel.mover.get(duel.path)
    before = duel.site.stored()
    for key in WRONG_KEYS:
        with noted(key=key):
            refused = duel.try_move(duel.mover, key, page.version)
            if key:
                assert_refused(refused, 422, "illegal")
            else:
                assert refused.status == 422
            assert duel.site.stored() == before
    assert duel.mover.get(duel.path).keys == page.keys


def test_a_move_of_somebody_who_is_not_asked(duel: Duel) -> None:
    page = duel.mover.get(duel.path)
    before = duel.site.stored()
    for more in ({}, {"seat": str(duel.asked)}, {"seat": "1"}, {"seat": "-1"}, {"visitor": "x"}):
        assert_refused(duel.try_move(duel.waiting, page.keys[0], page.version, **more), 403, "not_your_move")
        assert_refused(duel.try_move(duel.watcher, page.keys[0], page.version, **more), 403, "not_your_game")
        stranger = duel.site.visitor("fr")
        assert_refused(duel.try_move(stranger, page.keys[0], page.version, **more), 403, "not_your_game")
    assert duel.site.stored() == before


def test_a_move_before_everybody_sits(site: Site) -> None:
    for lang in ("en", "fr"):
        browser = site.visitor(lang)
        page = browser.new_game("friend")
        room = site.room(page.game_id)
        choice = room.table.choice
        assert choice is not None
        before = site.stored()
        data = {"key": choice.keys[0], "version": "0"}
        assert_refused(browser.post(f"{page.path}/move", data), 409, "seat_free")
        assert site.stored() == before


def test_a_move_after_the_end(site: Site) -> None:
    browser = site.visitor("fr")
    page = browser.play_on(nearly_over(), opponent="random")
    key = aggressive(page.keys)
    page = browser.play(page, key)
    before = site.stored()
    refused = browser.post(f"{page.path}/move", {"key": key, "version": str(page.version)})
    assert_refused(refused, 409, "over")
    assert site.stored() == before


def test_a_version_that_is_none(duel: Duel) -> None:
    page = duel.mover.get(duel.path)
    before = duel.site.stored()
    for version in ("", "x", "-1", "1.5", "1e3", "9" * 400, "²", "0x1", " ", "null"):
        for path in ("move", "undo", "undo/answer"):
            with noted(version=version, path=path):
                data = {"key": page.keys[0], "version": version, "agree": "yes"}
                refused = duel.mover.post(f"{duel.path}/{path}", data)
                assert refused.status == 422
                assert refused.lang
                assert duel.site.stored() == before


def test_undo_by_whoever_may_not(duel: Duel) -> None:
    page = duel.mover.get(duel.path)
    before = duel.site.stored()
    none = duel.mover.post(f"{duel.path}/undo", {"version": str(page.version)})
    assert none.status == 409
    assert re.search("nothing to undo|rien à annuler", none.words)
    assert duel.site.stored() == before
    mover, other = duel.mover, duel.waiting
    page = mover.play(page, page.keys[0])
    before = duel.site.stored()
    version = str(page.version)
    assert_refused(duel.watcher.post(f"{duel.path}/undo", {"version": version}), 403, "not_your_game")
    answer = {"version": version, "agree": "yes"}
    assert_refused(duel.watcher.post(f"{duel.path}/undo/answer", answer), 403, "not_your_game")
    assert_refused(other.post(f"{duel.path}/undo/answer", answer), 409, "stale")
    assert_refused(mover.post(f"{duel.path}/undo", {"version": "0"}), 409, "stale")
    assert other.post(f"{duel.path}/undo", {"version": version}).status == 409
    assert duel.site.stored() == before


# -- sitting down, once more, on from here


def assert_nothing_done(site: Site, page: Page, statuses: set[int], before: dict[str, list[tuple[Any, ...]]]) -> None:
    assert page.status in statuses, page.words
    assert page.lang
    assert page.words
    assert any(link == "/" or link.startswith("/?game=") for link in page.read.links)
    assert_safe(page.answer)
    assert site.stored() == before


def finished_duel(site: Site) -> tuple[Browser, Browser, Page]:
    """A game of two people that the first of them has won."""
    ana, max_ = site.visitor("en"), site.visitor("fr")
    hosted = ana.play_on(nearly_over(), opponent="friend")
    max_.post(hosted.invitation, {"name": "Max"})
    page = ana.get(hosted.path)
    page = ana.play(page, aggressive(page.keys))
    assert page.is_over
    return ana, max_, page


def test_a_rematch_by_whoever_may_not(site: Site) -> None:
    duel = Duel(site)
    archive = duel.watcher.upload(json.dumps(finished_record()).encode())
    _, _, over = finished_duel(site)
    before = site.stored()
    for browser in duel.players:
        refused = browser.post(f"{duel.path}/rematch")
        assert_nothing_done(site, refused, {409}, before)
        assert re.search("not over yet|n'est pas finie", refused.words)
    for path in (duel.path, over.path, f"/t/{archive.game_id}"):
        for browser in (duel.watcher, site.visitor("fr")):
            refused = browser.post(f"{path}/rematch")
            assert_nothing_done(site, refused, {403}, before)
            assert_refused(refused, 403, "not_your_game")
    assert_nothing_done(site, duel.players[0].post("/t/nothing/rematch"), {404}, before)


def test_rematches_at_the_same_moment_are_one(site: Site) -> None:
    ana, max_, over = finished_duel(site)
    visitors = [str(seat.visitor) for seat in site.room(over.game_id).stored.seats]
    portal = site.client.portal
    assert portal is not None
    games = len(site.stored()["games"])
    tries = [
        portal.start_task_soon(new_games.rematch, site.server.lobby, over.game_id, visitors[n % 2]) for n in range(10)
    ]
    assert len({done.result().id for done in tries}) == 1
    assert len(site.stored()["games"]) == games + 1
    assert ana.post(f"{over.path}/rematch").path == max_.post(f"{over.path}/rematch").path


NOWHERE = [
    ({"at": "9999"}, 422),
    ({"at": "-1"}, 422),
    ({"at": ""}, 422),
    ({"at": "1"}, 409),
    ({"seat": "2"}, 422),
    ({"seat": "-1"}, 422),
    ({"seat": "x"}, 422),
    ({"seat": "00"}, 422),
    ({"opponent": ""}, 422),
    ({"opponent": "nobody"}, 422),
    ({"opponent": "Greedy"}, 422),
]


def test_playing_on_from_where_one_can_not(site: Site) -> None:
    ana, max_, over = finished_duel(site)
    before = site.stored()
    for wrong, status in NOWHERE:
        for browser in (ana, max_, site.visitor("fr")):
            with noted(wrong=wrong):
                refused = browser.post(f"{over.path}/continue", {"at": "0", "opponent": "random", "seat": "0", **wrong})
                assert_nothing_done(site, refused, {status}, before)


def test_playing_on_a_game_that_is_not_over(duel: Duel) -> None:
    before = duel.site.stored()
    for browser in (*duel.players, duel.watcher):
        refused = browser.post(f"{duel.path}/continue", {"at": "0", "opponent": "random", "seat": "0"})
        assert_nothing_done(duel.site, refused, {403}, before)
    refused = duel.watcher.post("/t/nothing/continue", {"at": "0", "opponent": "random"})
    assert_nothing_done(duel.site, refused, {404}, before)


@pytest.mark.parametrize(
    "wrong",
    [{"game": "chess"}, {"game": ""}, {"opponent": "nobody"}, {"name": "x" * 401}],
    ids=str,
)
def test_a_new_game_that_can_not_be(site: Site, wrong: dict[str, str]) -> None:
    before = site.stored()
    data = {"game": "mindbug", "opponent": "hotseat", "name": "Ana", "other": "Max"}
    assert_nothing_done(site, site.visitor("fr").post("/games", {**data, **wrong}), {422}, before)


def test_sitting_down_where_nobody_can(site: Site) -> None:
    duel = Duel(site)
    ana, max_, over = finished_duel(site)
    archive = duel.watcher.upload(json.dumps(finished_record()).encode())
    invitations = [site.room(page).stored.invitation for page in (duel.id, over.game_id)]
    before = site.stored()
    for invitation in invitations:
        refused = duel.watcher.post(f"/join/{invitation}", {"name": "Zoé"})
        assert_nothing_done(site, refused, {409}, before)
        assert "Toutes les places sont prises" in refused.words
        answer = Program(site.client).post(f"/join/{invitation}", {"name": "Zoé"})
        assert (answer.status_code, answer.json()["error"]) == (409, "no_free_seat")
    for browser in (ana, max_):
        assert browser.post(f"/join/{invitations[1]}", {"name": "Another"}).path == over.path, "it is the own game"
    assert site.stored() == before, "under the old name"
    secret = site.room(archive.game_id).stored.invitation
    assert_nothing_done(site, duel.watcher.post(f"/join/{secret}", {"name": "Zoé"}), {404}, before)
    assert_nothing_done(site, duel.watcher.post(f"/join/{invitations[0]}", {"name": "x" * 401}), {422}, before)


def test_an_answer_that_is_neither_yes_nor_no(duel: Duel) -> None:
    """It is not taken for a no."""
    mover, other = duel.mover, duel.waiting
    page = mover.get(duel.path)
    page = mover.play(page, page.keys[0])
    mover.submit(page, page.form("/undo"))
    before = duel.site.stored()
    for agree in ("", "maybe", "YES", "true", "1"):
        refused = other.post(f"{duel.path}/undo/answer", {"version": page.version, "agree": agree})
        assert_nothing_done(duel.site, refused, {422}, before)
    for version in (page.version - 1, page.version + 1):
        refused = other.post(f"{duel.path}/undo/answer", {"version": version, "agree": "yes"})
        assert_nothing_done(duel.site, refused, {409}, before)
    assert other.get(duel.path).forms("/undo/answer")


def test_programs_get_the_same_refusals(site: Site) -> None:
    ana, max_, zoe = (Program(site.client, name) for name in ("Ana", "Max", "Zoé"))
    table = ana.create()
    game_id = table["id"]
    choice = site.room(game_id).table.choice
    assert choice is not None
    before = site.stored()
    assert_refused_to_program(ana.move(game_id, choice.keys[0], 0), 409, "seat_free")
    assert site.stored() == before
    assert max_.post(f"/join/{table['invitation']}", {}).status_code == 200
    mover, other = (ana, max_) if choice.player == 0 else (max_, ana)
    before = site.stored()
    assert_refused_to_program(other.move(game_id, choice.keys[0], 0), 403, "not_your_move")
    assert_refused_to_program(zoe.move(game_id, choice.keys[0], 0), 403, "not_your_game")
    assert_refused_to_program(mover.move(game_id, "play:dragon", 0), 422, "illegal")
    assert_refused_to_program(mover.move(game_id, choice.keys[0], 1), 409, "stale")
    refused = zoe.post(f"/join/{table['invitation']}", {"name": "Zoé"})
    assert (refused.status_code, refused.json()["error"]) == (409, "no_free_seat")
    assert site.stored() == before
    assert mover.move(game_id, choice.keys[0], 0).status_code == 200
    before = site.stored()
    assert_refused_to_program(mover.move(game_id, choice.keys[1], 0), 409, "stale")
    assert_refused_to_program(other.move(game_id, choice.keys[0], 0), 409, "stale")
    assert site.stored() == before


def test_a_program_is_answered_in_its_language(site: Site) -> None:
    """It says so as a browser does."""
    answer = site.client.post("/api/v1/visitors", json={}, headers={"accept-language": "fr"})
    headers = {"authorization": f"Bearer {answer.json()['token']}", "accept-language": "fr"}
    refused = site.client.get("/api/v1/tables/nothing", headers=headers)
    assert refused.json()["message"] == "Cette partie n'existe pas."


def test_a_script_gets_the_sentence_as_json(duel: Duel) -> None:
    """The page's own script asks for JSON and shows the message."""
    headers = {"accept": "application/json"}
    for browser, lang in zip(duel.players, ("en", "fr"), strict=True):
        answer = browser.post(f"{duel.path}/move", {"key": "x", "version": "99"}, headers=headers).answer
        assert_refused_to_program(answer, 409, "stale", lang)


# -- who somebody is


def test_nobody_gets_a_seat_by_a_made_up_cookie(duel: Duel) -> None:
    """Ids of visitors are known to nobody; even who learned one can't sign it."""
    page = duel.mover.get(duel.path)
    seat = duel.site.room(duel.id).stored.seats[duel.asked]
    true = duel.mover.client.cookies.get("bestiaire")
    assert true
    payload, signature = true.rsplit(".", 1)
    said = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    assert said[0] == seat.visitor

    def signed(*parts: object) -> str:
        return base64.urlsafe_b64encode(json.dumps(list(parts)).encode()).decode().rstrip("=")

    other_payload, other_signature = str(duel.watcher.client.cookies.get("bestiaire")).rsplit(".", 1)
    forged = [
        str(seat.visitor),
        payload,
        f"{payload}.",
        f"{payload}.{signature[:-1]}",
        f"{payload}.{signature[:-2]}AA",
        f"{payload}.{other_signature}",
        f"{other_payload}.{signature}",
        f"{signed(seat.visitor, 'x', 'en')}.{signature}",
        f"{signed(seat.visitor, 'x', 'en')}.{other_signature}",
        f".{payload}.{signature}",
        f"{payload}.{signature}.{signature}",
        true[::-1],
        "",
        "null",
        "." * 20,
        "x" * 3000,
        '"' + payload + '"',
    ]
    before = duel.site.stored()
    for cookie in forged:
        thief = duel.site.visitor()
        thief.client.headers["cookie"] = f"bestiaire={cookie}"
        assert thief.get(duel.path).keys == []
        assert_refused(duel.try_move(thief, page.keys[0], page.version), 403, "not_your_game")
        program = {"authorization": f"Bearer {cookie}", "content-type": "application/json"}
        body = {"key": page.keys[0], "version": page.version}
        plain = duel.site.visitor().client
        answer = plain.post(f"/api/v1/tables/{duel.id}/moves", json=body, headers=program)
        assert answer.status_code == 401, cookie
        assert "options" not in plain.get(f"/api/v1/tables/{duel.id}", headers=program).json()["view"]["choice"]
    assert duel.site.stored() == before
    assert duel.try_move(duel.mover, page.keys[0], page.version).status == 200


def test_another_server_s_cookie_is_nobody_s(duel: Duel, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with open_site(tmp_path / "other") as elsewhere:
        visitors = elsewhere.server.visitors
        seat = duel.site.room(duel.id).stored.seats[duel.asked]
        me = visitors.newcomer()
        token = visitors.token(type(me)(str(seat.visitor), "Ana", "en"))
    thief = duel.site.visitor()
    thief.client.headers["cookie"] = f"bestiaire={token}"
    page = duel.mover.get(duel.path)
    assert_refused(duel.try_move(thief, page.keys[0], page.version), 403, "not_your_game")


def test_no_page_tells_who_sits_where(duel: Duel) -> None:
    """The id in the cookie decides: it is on no page, not even on the own one."""
    ids = [str(seat.visitor) for seat in duel.site.room(duel.id).stored.seats]
    assert all(len(id) >= 20 for id in ids)
    for browser in (*duel.players, duel.watcher):
        for path in ("/", duel.path, f"{duel.path}/fairness", f"/api/v1/tables/{duel.id}", "/metrics"):
            text = browser.get(path).text
            assert not [id for id in ids if id in text]


def test_the_cookie_can_be_read_by_no_script_and_sent_by_no_other_site(site: Site) -> None:
    given = site.visitor().get("/").answer.headers["set-cookie"].lower()
    assert "httponly" in given
    assert "samesite=lax" in given or "samesite=strict" in given
    assert "; secure" not in given, "on plain HTTP it would be lost"
    visitor = site.visitor()
    visitor.client.base_url = "https://testserver"
    assert "; secure" in visitor.get("/").answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("invitation", ["", "x", "A" * 24, "%00", "..", "' OR 1=1 --", "%25", "_" * 24])
def test_an_invitation_that_was_guessed(site: Site, invitation: str) -> None:
    host = site.visitor().new_game("friend")
    before = site.stored()
    for guess in (invitation, host.invitation.rpartition("/")[2][:-1], host.game_id):
        page = site.visitor("fr").post(f"/join/{guess}", {"name": "x"})
        assert page.status in (404, 405), guess
        answer = Program(site.client).post(f"/join/{guess}", {"name": "x"})
        assert answer.status_code in (404, 405), guess
    assert site.stored() == before


def test_invitations_and_ids_can_t_be_guessed(site: Site) -> None:
    browser = site.visitor()
    rooms = [site.room(browser.new_game("friend").game_id) for _ in range(5)]
    assert all(len(room.stored.invitation) >= 22 for room in rooms), "128 bits at least"
    assert len({room.stored.invitation[:4] for room in rooms}) > 1


# -- other sites


CHANGES = [
    ("/games", {"game": "mindbug", "opponent": "random"}),
    ("/settings", {"lang": "fr"}),
    ("/replay", {}),
    ("/join/x", {}),
    ("/t/x/move", {"key": "x", "version": "0"}),
    ("/api/v1/visitors", {}),
    ("/api/v1/tables", {}),
    ("/nothing", {}),
]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "http://testserver:81"},
        {"origin": "http://testserver.elsewhere.example"},
        {"origin": "http://elsewhere.example@testserver.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://["},
        {"origin": "http://[::1]:x"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": HOME},
        {"sec-fetch-site": ""},
    ],
    ids=str,
)
def test_another_site_can_make_nobody_s_browser_do_anything(shared: Site, headers: dict[str, str]) -> None:
    browser = shared.visitor()
    browser.get("/")
    before = shared.stored()
    for path, data in CHANGES:
        answer = browser.client.post(path, data=data, headers=headers, follow_redirects=False)
        assert answer.status_code == 403, path
        assert "another site" in answer.text
        assert_safe(answer)
    assert shared.stored() == before


def test_what_another_site_sends_is_refused_in_the_visitor_s_language(shared: Site) -> None:
    """On a page if it was a form, as JSON if a program; and whoever it was stays who it was."""
    browser = shared.visitor("fr")
    headers = {"sec-fetch-site": "cross-site"}
    page = browser.post("/games", {"game": "mindbug", "opponent": "random"}, headers=headers)
    assert (page.status, page.lang) == (403, "fr")
    assert "Cette demande vient d'un autre site." in page.words
    assert any(link == "/" or link.startswith("/?game=") for link in page.read.links)
    assert "set-cookie" not in page.answer.headers, "the true one was not sent along and must not be lost"
    answer = browser.post("/api/v1/tables", headers=headers).answer
    assert answer.status_code == 403
    assert answer.json() == {"error": "foreign", "message": "Cette demande vient d'un autre site.", "detail": ""}


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": HOME},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {"origin": HOME, "sec-fetch-site": "same-origin"},
        {"origin": "https://table.example", "host": "table.example", "sec-fetch-site": "same-origin"},
        {"origin": "https://table.example", "host": "table.example"},
    ],
    ids=str,
)
def test_the_own_pages_and_programs_may(shared: Site, headers: dict[str, str]) -> None:
    answer = shared.visitor().client.post("/settings", data={"lang": "fr"}, headers=headers, follow_redirects=False)
    assert answer.status_code == 303


def test_looking_from_elsewhere_is_allowed(shared: Site) -> None:
    """A link on another site leads here; only changes are refused."""
    headers = {"sec-fetch-site": "cross-site", "origin": "https://elsewhere.example"}
    assert shared.visitor().get("/", headers=headers).status == 200


def test_looking_changes_nothing(site: Site) -> None:
    """Whatever a link or an image makes a browser fetch, nothing is done by it."""
    duel = Duel(site)
    page = duel.mover.get(duel.path)
    before = site.stored()
    data = {"key": page.keys[0], "version": page.version, "agree": "yes", "game": "mindbug", "opponent": "hotseat"}
    for path in ("move", "undo", "undo/answer", "rematch", "continue"):
        looked = duel.mover.get(f"{duel.path}/{path}", params=data)
        assert (looked.status, looked.path) == (200, duel.path), "who opens a form's address comes to the form"
    for path in ("/games", "/settings", "/replay"):
        looked = duel.mover.get(path, params=data)
        assert (looked.status, looked.path) == (200, "/")
    assert duel.mover.get(f"{duel.path}/replay", params=data).status == 403
    for path in ("/api/v1/visitors", "/api/v1/tables"):
        answer = duel.players[0].get(path, params=data).answer
        assert answer.status_code == 405
        assert "can't be used that way" in answer.json()["message"]
    assert site.stored() == before


# -- limits

URLENCODED = "application/x-www-form-urlencoded"
MULTIPART = "multipart/form-data"


def test_a_body_that_is_too_large(shared: Site) -> None:
    browser = shared.visitor()
    before = shared.stored()
    large = b"x" * (limits.LARGEST_BODY + 1)
    for path in ("/games", "/replay", "/settings", "/t/x/move", "/api/v1/visitors", "/api/v1/tables", "/nothing"):
        for kind in ("application/x-www-form-urlencoded", "application/json", "multipart/form-data; boundary=b", "x"):
            headers = {"content-type": kind}
            answer = browser.client.post(path, content=large, headers=headers)
            assert answer.status_code == 413, (path, kind)
            assert "too much" in answer.text
            assert_safe(answer)
    assert shared.stored() == before


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        *[(path, kind) for path in ("/games", "/replay", "/settings") for kind in (URLENCODED, MULTIPART)],
        *[(path, kind) for path in ("/api/v1/visitors", "/api/v1/tables") for kind in ("application/json", "x")],
    ],
)
def test_a_body_that_does_not_say_how_large_it_is(shared: Site, path: str, kind: str) -> None:
    def pieces() -> Iterator[bytes]:
        if kind.startswith("multipart"):
            yield b'--b\r\ncontent-disposition: form-data; name="record"; filename="r"\r\n\r\n'
        for _ in range(40):
            yield b"x" * (limits.LARGEST_BODY // 20)

    before = shared.stored()
    headers = {"content-type": kind + "; boundary=b", **Program(shared.client).headers}
    answer = shared.visitor().client.post(path, content=pieces(), headers=headers)
    assert answer.status_code == 413
    assert_safe(answer)
    assert shared.stored() == before


@pytest.mark.parametrize(
    ("declared", "status"),
    [
        ("9" * 30, 413),
        ("9" * 10_000, 413),
        (str(limits.LARGEST_BODY + 1), 413),
        ("-1", 400),
        ("x", 400),
        ("1e9", 400),
        ("", 400),
        ("7, 7", 400),
        ("\xb2", 400),
    ],
    ids=lambda value: str(value)[:12],
)
def test_a_body_that_lies_about_its_size(shared: Site, declared: str, status: int) -> None:
    """A server in front may pass on anything."""
    headers = {b"content-length": declared.encode("latin-1"), b"accept-language": b"fr"}
    for path in ("/settings", "/api/v1/visitors"):
        answer = shared.visitor("fr").client.post(path, content=b"lang=fr", headers=headers, follow_redirects=False)
        assert answer.status_code == status
        assert {413: "trop gros", 400: "longueur"}[status] in answer.text
        assert_safe(answer)


def test_a_file_that_is_too_large_is_refused_on_a_page_in_the_visitor_s_language(shared: Site) -> None:
    page = shared.visitor("fr").upload(b" " * (limits.LARGEST_BODY + 1))
    assert page.status == 413
    assert page.lang == "fr"


def test_a_record_just_below_the_limit_is_read(site: Site) -> None:
    record = json.dumps(finished_record())
    page = site.visitor().upload(record.ljust(limits.LARGEST_BODY - 1000).encode())
    assert page.status == 200


def test_moves_that_come_too_fast(tmp_path: Path) -> None:
    with open_site(tmp_path, hurry=False) as site:
        duel = Duel(site)
        page = duel.mover.get(duel.path)
        before = site.stored()
        refused: list[Page] = []
        while not refused:
            tried = duel.try_move(duel.players[1], "x", 99)
            if tried.status == 429:
                refused.append(tried)
            else:
                assert tried.status in (403, 409)
        assert "Trop de demandes" in refused[0].words
        assert refused[0].answer.headers["retry-after"] == "1", "a fifth of a second, in whole seconds"
        assert site.stored() == before
        assert duel.try_move(duel.players[0], "x", 99).status == 409, "only who hurries waits"
        assert page.status == 200


def test_new_games_that_come_too_fast(tmp_path: Path) -> None:
    with open_site(tmp_path, hurry=False) as site:
        browser = site.visitor()
        page = browser.new_game("hotseat")
        while page.status == 200:
            before = site.stored()
            page = browser.new_game("hotseat")
        assert page.status == 429
        assert int(page.answer.headers["retry-after"]) >= 1
        assert site.stored() == before
        assert 5 <= len(before["games"]) <= limits.OPEN_GAMES
        assert site.visitor().new_game("hotseat").status == 200


@pytest.fixture
def few_open_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody may have more open than a few games; in depth, as many as in earnest."""
    monkeypatch.setattr(limits, "OPEN_GAMES", times(8, limits.OPEN_GAMES))


@pytest.mark.usefixtures("few_open_games")
def test_too_many_open_games(site: Site) -> None:
    browser = site.visitor("fr")
    pages = [browser.new_game("hotseat") for _ in range(limits.OPEN_GAMES)]
    assert {page.status for page in pages} == {200}
    before = site.stored()
    page = browser.new_game("hotseat")
    assert page.status == 429
    assert "trop de parties en cours" in page.words
    assert int(page.answer.headers["retry-after"]) >= 1
    assert site.stored() == before
    assert site.visitor().new_game("hotseat").status == 200

    play_to_the_end(site, browser, browser.get(pages[0].path), aggressive)
    assert browser.new_game("hotseat").status == 200, "one is finished, so one may be begun"
    assert browser.new_game("hotseat").status == 429


@pytest.mark.usefixtures("few_open_games")
def test_finished_games_do_not_make_room_for_more(site: Site) -> None:
    """The limit counts what is open, however much was finished since."""
    browser = site.visitor()
    for _ in range(limits.OPEN_GAMES - 1):
        browser.new_game("hotseat")
    record = json.dumps(nearly_over()).encode()
    archive = browser.upload(record)
    data = {"at": "0", "opponent": "random", "seat": "0"}
    for _ in range(limits.OPEN_GAMES + 2):
        page = browser.post(f"/t/{archive.game_id}/continue", data)
        assert page.status == 200
        browser.play(page, aggressive(page.keys))
    assert browser.new_game("hotseat").status == 200
    assert browser.new_game("hotseat").status == 429


@pytest.fixture
def few_of_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """From one address comes a tenth of what may in earnest, and none is made up for; in depth, all."""
    for name, (_, most) in limits.BY_ADDRESS.items() if not DEEP else []:
        monkeypatch.setitem(limits.BY_ADDRESS, name, (1e-3, most / 10))


@pytest.mark.usefixtures("few_of_an_address")
def test_who_keeps_no_cookie_is_known_by_the_address(tmp_path: Path) -> None:
    """A newcomer with every request: the address is the same, and others are at another one."""
    record = json.dumps(finished_record()).encode()
    forms: dict[str, Callable[[Browser], Page]] = {
        "open": lambda browser: browser.post(
            "/games", {"game": "mindbug", "opponent": "hotseat"}, follow_redirects=False
        ),
        "join": lambda browser: browser.post("/join/nothing", {"name": "x"}),
        "upload": lambda browser: browser.upload(record, follow_redirects=False),
        "board": lambda browser: browser.post(
            "/analysis", {"game": "mindbug", "position": example("mindbug")}, follow_redirects=False
        ),
        "arrive": lambda browser: Page(browser.client.post("/api/v1/visitors", json={})),
        "sign_out": lambda browser: browser.post("/sign-out", headers={"cookie": known_cookie(browser)}),
    }
    assert set(forms) == set(limits.BY_ADDRESS) - {"hint", "curve", "learn"}  # test_opinions and test_lessons
    with open_site(tmp_path, hurry=False) as site:
        for name, send in forms.items():
            tries = 0
            while (page := send(site.visitor("fr", "203.0.113.7"))).status != 429:
                assert page.status in (200, 201, 303, 404), page.words
                tries += 1
                assert tries < 2 * limits.BY_ADDRESS[name][1]
            assert tries >= limits.BY_ADDRESS[name][1], "there is room for many behind one address"
            assert "Trop de demandes" in page.text
            assert int(page.answer.headers["retry-after"]) >= 1
            assert send(site.visitor("en", "203.0.113.8")).status != 429


def known_cookie(browser: Browser) -> str:
    """Of somebody who has been here before."""
    visitors = browser.site.server.visitors
    return f"{COOKIE}={visitors.token(visitors.newcomer(browser.client.headers['accept-language']))}"


@pytest.mark.usefixtures("few_of_an_address")
def test_a_limit_for_programs_and_forms_is_the_same(tmp_path: Path) -> None:
    with open_site(tmp_path, hurry=False) as site:
        programs = [Program(site.client) for _ in range(12)]
        table = programs[0].create()
        tries = 0
        while (answer := programs[tries % 12].post("/tables", {"game": "mindbug"})).status_code != 429:
            tries += 1
            assert tries < 2 * limits.BY_ADDRESS["open"][1]
        data = {"game": "mindbug", "opponent": "hotseat"}
        assert 429 in {site.visitor().post("/games", data, follow_redirects=False).status for _ in range(20)}
        tries = 0
        while (answer := programs[tries % 12].post(f"/join/{table['invitation']}", {})).status_code != 429:
            tries += 1
            assert tries < 2 * limits.BY_ADDRESS["join"][1]
        assert answer.json()["error"] == "too_fast"
        assert 429 in {site.visitor().post(f"/join/{table['invitation']}", {}).status for _ in range(20)}


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_whom_a_limit_by_address_means(host: str, network: str) -> None:
    assert limits.network(host) == network


@pytest.mark.parametrize("trusted", [False, True])
def test_a_proxy_is_believed_only_if_it_was_named(tmp_path: Path, trusted: bool) -> None:
    """Else anybody could say to come from anywhere, and no limit by address would hold."""
    server = ServerProcess(tmp_path, arguments=["--forwarded-allow-ips", "127.0.0.1"] if trusted else [])
    server.start()
    try:
        with server.client() as client:
            proxied = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
            given = client.get("/", headers=proxied).headers["set-cookie"].lower()
            assert ("; secure" in given) == trusted
            statuses = set()
            for number in range(int(limits.BY_ADDRESS["arrive"][1]) + 40):
                headers = {"x-forwarded-for": f"203.0.113.{number}"}
                statuses.add(client.post("/api/v1/visitors", json={}, headers=headers).status_code)
            assert statuses == ({201} if trusted else {201, 429})
    finally:
        server.close()


# -- headers


def assert_safe(answer: Any) -> None:
    for name, value in WANTED_HEADERS.items():
        assert re.search(value, answer.headers.get(name, "")), (name, answer.status_code, str(answer.url))
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[list[Page]]:
    """One of every kind of answer."""
    with open_site(tmp_path_factory.mktemp("visited")) as site:
        ana, max_, zoe = site.visitor(), site.visitor("fr"), site.visitor()
        waiting = ana.new_game("friend", name="<b>Ana</b>")
        door = max_.get(waiting.invitation)
        game_id = with_friend(site, ana, max_)
        asked = ana.play(running, running.keys[0]) if (running := ana.get(f"/t/{game_id}")).keys else running
        hot = zoe.new_game("hotseat")
        finished = play_to_the_end(site, zoe, hot, aggressive)
        rematch = zoe.submit(finished, finished.form("/rematch"))
        archive = zoe.upload(json.dumps(finished_record()).encode())
        record = f"/t/{finished.game_id}"
        paths = ["/", f"/t/{game_id}", f"/t/{game_id}/fairness", f"{record}/fairness", f"{record}/replay?at=5&seat=1"]
        paths += [
            f"{record}/record.json",
            "/cards/mindbug/gorillion",
            "/art/mindbug/gorillion.card.0.svg",
            "/static/look.css",
        ]
        paths += ["/static/table.js", "/favicon.ico", "/healthz", "/metrics", "/nothing", "/t/x", "/join/x"]
        paths += [f"/t/{game_id}/replay", "/api/v1/games", "/api/v1/openapi.json", f"/api/v1/tables/{game_id}"]
        paths += ["/api/v1/tables/x", f"/api/v1/tables/{game_id}/record", "/static/nothing", "/static", "//", "/%00"]
        pages = [waiting, door, asked, hot, finished, rematch, archive]
        pages += [browser.get(path) for path in paths for browser in (ana, max_, zoe)]
        redirects = [ana.get("/favicon.ico", follow_redirects=False)]
        redirects += [ana.post("/settings", {"lang": "en"}, follow_redirects=False)]
        refused = [ana.post(f"/t/{game_id}/move", {"key": "x", "version": "77"})]
        refused += [ana.post("/games", {}), ana.post("/games", {"game": "x", "opponent": "y"}), zoe.upload(b"{")]
        refused += [ana.post("/replay", content=b"x" * 600_000), ana.post("/games", headers={"sec-fetch-site": "x"})]
        refused += [Page(ana.client.request(method, "/")) for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE")]
        yield pages + redirects + refused


def test_security_headers_are_on_every_kind_of_answer(visited: list[Page]) -> None:
    assert {page.status for page in visited} >= {200, 301, 303, 401, 403, 404, 405, 409, 413, 422} - {401}
    for page in visited:
        assert_safe(page.answer)


def test_pages_of_a_game_are_kept_by_no_cache(visited: list[Page]) -> None:
    for page in visited:
        if page.path.startswith(("/t/", "/api/v1/tables/")) and page.status == 200:
            assert "no-store" in page.answer.headers.get("cache-control", ""), page.path


def test_no_page_has_anything_that_the_content_policy_forbids(visited: list[Page]) -> None:
    looked_at = 0
    for page in visited:
        if "html" not in page.answer.headers.get("content-type", "") and "svg" not in page.path:
            continue
        looked_at += 1
        for tag, given in page.read.elements:
            assert tag not in ("style", "base", "iframe", "object", "embed", "meta http-equiv"), (page.path, tag)
            for name, value in given.items():
                assert not name.startswith("on"), (page.path, tag, name)
                assert name not in ("style", "srcdoc", "http-equiv"), (page.path, tag, name)
                assert name != "formaction" or re.match("/(?!/)", value), (page.path, tag, value)
                assert not (value or "").strip().lower().startswith(("javascript:", "vbscript:")), (page.path, value)
        assert all(source and source.startswith("/static/") for source in page.read.scripts), page.path
    assert looked_at > 30


def test_every_link_and_form_of_every_page_stays_here(visited: list[Page]) -> None:
    for page in visited:
        for link in [*page.read.links, *(form.action for form in page.read.forms)]:
            assert re.match(r"(/(?!/)|\?|#|$)", link), (page.path, link)


def test_a_game_that_can_not_be_played_again(tmp_path: Path) -> None:
    """A game on disk that can't be played again: an answer with a sentence and headers, and no more."""
    with open_site(tmp_path) as site:
        browser = site.visitor()
        page = browser.new_game("hotseat")
        del site.server.lobby.rooms[page.game_id]
        site.client.portal.call(break_game, site, page.game_id)  # type: ignore[union-attr]
        answer = browser.get(page.path)
        assert answer.status in (404, 409, 410, 422, 500, 503)
        assert "Traceback" not in answer.text
        assert_safe(answer.answer)
        assert browser.get("/").status == 200


@pytest.fixture
def failing(tmp_path: Path) -> Iterator[Site]:
    """A server with an address at which something happens that nobody foresaw."""
    with open_site(tmp_path) as site:

        async def fail() -> None:
            raise ZeroDivisionError("secret number 7")

        for path in ("/fail", "/api/v1/fail"):
            site.app.add_api_route(path, fail, methods=["GET", "POST"])
        yield site


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Something went wrong here"), ("fr", "Une erreur s'est produite ici")]
)
def test_what_nobody_foresaw_gets_a_sentence_and_is_noted_once(
    failing: Site, caplog: pytest.LogCaptureFixture, lang: str, sentence: str
) -> None:
    browser = failing.visitor(lang)
    for page in (browser.get("/fail"), browser.post("/fail")):
        assert page.status == 500
        assert page.lang == lang
        assert sentence in page.words
        assert any(link == "/" or link.startswith("/?game=") for link in page.read.links)
        assert_safe(page.answer)
    answer = browser.get("/api/v1/fail").answer
    assert answer.status_code == 500
    assert answer.json()["error"] == "failed"
    assert sentence in answer.json()["message"]
    assert_safe(answer)
    for text in (page.text, answer.text):
        assert "secret number" not in text
        assert "Traceback" not in text
    noted = [record for record in caplog.records if record.exc_info]
    assert [record.levelname for record in noted] == ["ERROR"] * 3
    assert "/api/v1/fail" in noted[-1].getMessage()
    assert 'status="500"} 3' in browser.get("/metrics").text


@pytest.mark.own_site
def test_a_disk_that_takes_nothing_any_more(site: Site) -> None:
    """What can be read is shown; what can't be written is refused, and nothing is half done."""
    duel = Duel(site)
    page = duel.mover.get(duel.path)
    before = site.stored()

    french = duel.players[1]
    with databases.full(site.address, site.server.store):
        tries = [
            duel.try_move(duel.mover, page.keys[0], page.version),
            french.post("/games", {"game": "mindbug", "opponent": "random"}),
            french.upload(json.dumps(finished_record()).encode()),
            french.get("/healthz"),
        ]
        for tried in tries:
            assert tried.status == 503, tried.words
            assert int(tried.answer.headers["retry-after"]) >= 1
            assert_safe(tried.answer)
        assert "Les parties sont inaccessibles" in tries[1].words
        assert duel.mover.get(duel.path).keys == page.keys
        assert french.get("/").status == 200
    assert site.stored() == before


async def break_game(site: Site, game_id: str) -> None:
    from bestiaire.web.store.stored import MOVE, Entry

    await site.server.store.entries.add(game_id, 0, [Entry(0, MOVE, "play:dragon", 0.0)], None, 0)


# -- odd requests


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "BREW", "get"])
def test_odd_methods(shared: Site, method: str) -> None:
    browser = shared.visitor()
    before = shared.stored()
    for path in ("/", "/games", "/t/x", "/t/x/move", "/static/look.css", "/api/v1/tables", "/healthz", "/nothing"):
        answer = browser.client.request(method, path)
        assert answer.status_code < 500, path
        assert_safe(answer)
        if answer.status_code == 405:
            assert answer.headers.get("allow"), path
    assert shared.stored() == before


@pytest.mark.parametrize("path", ["/", "/healthz", "/static/look.css", "/cards/mindbug/gorillion", "/api/v1/games"])
def test_whatever_can_be_got_can_be_asked_about(shared: Site, path: str) -> None:
    """HEAD, as programs that check links send it."""
    answer = shared.visitor().client.head(path)
    assert answer.status_code == 200
    assert answer.content == b""


VALUES = [
    "",
    " ",
    "0",
    "-1",
    "99",
    "9" * 400,
    "1.5",
    "²",
    "٣",
    "é",
    "\x00",
    "%00",
    "../..",
    "<script>",
    "' OR 1=1 --",
    "🦉",
    "x" * 5000,
    "0" * 5000,
    "null",
    "NaN",
    "true",
    "[]",
]


def test_odd_values_in_addresses(over: tuple[Site, list[str]]) -> None:
    site, ids = over
    browser = site.visitor()
    before = site.stored()
    for number, value in enumerate(VALUES):
        for game_id in ids if DEEP else [ids[number % 2]]:
            for path in ("", "/replay", "/fairness", "/record.json"):
                for name in ("as", "at", "seat", "lang", "x"):
                    page = browser.get(f"/t/{game_id}{path}", params={name: value})
                    assert page.status < 500, (path, name, value[:20])
    assert site.stored() == before


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[tuple[Site, list[str]]]:
    """A running game and a finished record."""
    with open_site(tmp_path_factory.mktemp("over")) as opened:
        browser = opened.visitor()
        running = browser.new_game("hotseat")
        archive = browser.upload(json.dumps(finished_record()).encode())
        yield opened, [running.game_id, archive.game_id]


@pytest.mark.parametrize("seat", ["²", "0" * 5000, "000000009", "٣"], ids=["superscript", "zeros", "nine", "arabic"])
def test_a_replay_from_a_seat_that_is_none(over: tuple[Site, list[str]], seat: str) -> None:
    site, (_, archive) = over
    assert site.visitor().get(f"/t/{archive}/replay", params={"seat": seat}).status < 500


def test_odd_values_in_paths(shared: Site) -> None:
    browser = shared.visitor()
    for value in [
        "%00",
        "%ff%fe",
        "..",
        "%2e%2e%2f",
        "x" * 5000,
        "é",
        "%F0%9F%A6%89",
        "a b",
        ";",
        "%0d%0aset-cookie:x",
    ]:
        for path in ("/t/{}", "/t/{}/replay", "/join/{}", "/cards/mindbug/{}", "/cards/{}/x", "/art/{}.svg"):
            for prefix in ("", "/static", "/api/v1/tables", "/api/v1/join"):
                page = browser.get(prefix + path.format(value))
                assert page.status < 500, (prefix, path, value)
                assert "x" not in page.answer.headers.get("set-cookie", "")[:4]


def test_odd_values_in_forms(over: tuple[Site, list[str]]) -> None:
    site, (running, archive) = over
    browser = site.visitor()
    before = site.stored()
    forms: dict[str, dict[str, str]] = {
        "/games": {"game": "chess", "opponent": "random", "name": "", "other": ""},
        "/settings": {"lang": "", "back": "/"},
        f"/t/{running}/move": {"key": "x", "version": "0", "seat": ""},
        f"/t/{running}/undo": {"version": "0", "seat": ""},
        f"/t/{running}/undo/answer": {"version": "0", "agree": "yes"},
        f"/t/{running}/rematch": {},
        f"/t/{archive}/rematch": {},
        f"/t/{archive}/move": {"key": "x", "version": "0"},
        f"/t/{archive}/undo": {"version": "0"},
        f"/t/{running}/continue": {"at": "0", "opponent": "random", "seat": "0"},
        "/join/x": {"name": ""},
    }
    for path, plain in forms.items():
        for name in [*plain, "extra"]:
            for value in VALUES if DEEP or name in plain else VALUES[::4]:
                page = browser.post(path, {**plain, name: value})
                assert page.status < 500, (path, name, value[:20])
    assert site.stored() == before


@pytest.mark.parametrize(
    ("headers", "content"),
    [
        ({"content-type": "multipart/form-data"}, b"x"),
        ({"content-type": "multipart/form-data; boundary="}, b"--\r\n\r\n"),
        ({"content-type": "multipart/form-data; boundary=b"}, b"--b\r\n" * 3000),
        (
            {"content-type": "multipart/form-data; boundary=b"},
            b"--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--",
        ),
        ({"content-type": "application/x-www-form-urlencoded; charset=utf-99"}, b"lang=%ff"),
        ({"content-type": "application/x-www-form-urlencoded"}, b"&" * 100_000),
        ({"content-type": "application/x-www-form-urlencoded"}, b"a=1&" * 20_000),
        ({"content-type": "application/x-www-form-urlencoded"}, b"%ff%fe%00=%00"),
        ({"content-type": "application/x-www-form-urlencoded"}, b"version=0&version=1&key=a&key=b"),
        ({"content-type": "application/json"}, b"[" * 100_000),
        ({"content-type": "text/plain"}, b"lang=fr"),
        ({"content-type": ";;;"}, b"x"),
        ({"content-type": "x" * 5000}, b"x"),
        ({"content-encoding": "gzip"}, b"not gzip"),
        ({"accept": "x" * 5000}, b""),
        ({"accept-language": "\xff" * 3000}, b""),
        ({"authorization": "Bearer \xff\xfe"}, b""),
        ({"authorization": "Basic eDp4"}, b""),
        ({"authorization": "Bearer " + "." * 5000}, b""),
        ({"cookie": "bestiaire=" + "x" * 5000}, b""),
        ({"cookie": ";;;===;\xff"}, b""),
        ({"if-none-match": "\xff"}, b""),
        ({"range": "bytes=9-1"}, b""),
        ({"host": "["}, b""),
        ({"host": ""}, b""),
        ({"host": "a b"}, b""),
        ({"x-forwarded-proto": "https"}, b""),
    ],
    ids=lambda value: str(value)[:50],
)
def test_odd_headers_and_bodies(over: tuple[Site, list[str]], headers: dict[str, str], content: bytes) -> None:
    site, (running, archive) = over
    raw = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
    before = site.stored()
    for path in ("/settings", "/replay", "/games", f"/t/{running}/move", f"/t/{archive}/continue", "/api/v1/tables"):
        assert site.visitor().client.post(path, content=content, headers=raw, follow_redirects=False).status_code < 500
    for path in (
        "/",
        f"/t/{running}",
        "/art/mindbug/gorillion.card.0.svg",
        "/static/look.css",
        "/api/v1/games",
        "/nothing",
    ):
        assert site.visitor().client.get(path, headers=raw, follow_redirects=False).status_code < 500
    assert site.stored() == before
