"""Tables for more than two: who sits where, first to announce, leaving and coming back, out and watching."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import bestiaire
from bestiaire.web import limits
from bestiaire.web.pages.seats import announcing, answers_at, racing
from bestiaire.web.store.stored import PASS, Entry, StoredGame, StoredSeat, Wish
from bestiaire.web.tables import races, replacing
from bestiaire.web.tables.claims import GRACE
from bestiaire.web.tables.entries import forced_moves
from bestiaire.web.tables.replacing import SLOW
from bestiaire.web.tables.room import Room
from bestiaire.web.thinking.worker_pool import WorkerPool
from tests.web.gong import on_the_shelf, start_gong_worker
from tests.web.helpers import Browser, Json, Page, Program, Site, open_site, options, with_friend


@contextmanager
def gong_site(folder: Path) -> Iterator[Site]:
    """A server whose workers know the game, too."""
    with open_site(folder) as opened:
        opened.server.thinkers.close()
        opened.server.thinkers.pool = WorkerPool(1, limits.THINKING_MEMORY, start_gong_worker)
        yield opened


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with on_the_shelf(), gong_site(tmp_path) as opened:
        yield opened


class Circle:
    """Programs around a table of Gong, each on its seat."""

    def __init__(self, site: Site, people: int, computers: int = 0, game: str = "gong") -> None:
        self.site = site
        self.players = [Program(site.client, name=f"P{number}") for number in range(people)]
        others = ["friend"] * (people - 1) + ["random"] * computers
        created = self.players[0].post("/tables", {"game": game, "opponents": others})
        assert created.status_code == 201, created.text
        self.id: str = created.json()["id"]
        for player in self.players[1:]:
            assert player.post(f"/join/{created.json()['invitation']}", {}).status_code == 200

    @property
    def room(self) -> Room:
        return self.site.room(self.id)

    def look(self, seat: int = 0) -> Json:
        return self.players[seat].look(self.id)

    def move(self, seat: int, key: str, version: int | None = None) -> Any:
        now = self.room.version if version is None else version
        return self.players[seat].move(self.id, key, now)

    def post(self, player: int, what: str, **body: Any) -> Any:
        if what in ("pass", "undo", "undo/answer", "undo/withdraw"):
            body.setdefault("version", self.room.version)
        return self.players[player].post(f"/tables/{self.id}/{what}", body)

    def miss(self, *seats: int) -> None:
        """These have closed their pages long ago."""
        self.site.miss(self.id, *seats)

    def page(self, seat: int, lang: str = "en") -> Page:
        browser = self.site.visitor(lang)
        headers = {**self.players[seat].headers, "accept-language": lang}
        return browser.get(f"/t/{self.id}", headers=headers)


def claims(shown: Json) -> list[str]:
    return [claim["key"] for claim in shown["view"].get("choice", {}).get("claims", [])]


# -- who sits where


def test_a_form_mixes_people_and_computers(site: Site) -> None:
    ana = site.visitor()
    front = ana.get("/new/gong")
    form = front.form("/games")
    assert dict(form.fields)["gong.players"] == "4"
    filled = {"game": "gong", "gong.players": "5", "opponent": "random", "name": "Ana"}
    filled |= {"seat.3": "friend", "seat.4": "hotseat", "name.4": "Max"}
    page = ana.submit(front, form, None, **filled)
    seats = site.room(page.game_id).stored.seats
    first = next(number for number, seat in enumerate(seats) if seat.name == "Ana")
    in_order = seats[first:] + seats[:first]
    assert [(seat.computer, seat.name) for seat in in_order] == [
        (None, "Ana"),
        ("random", ""),
        (None, ""),
        (None, "Max"),
        ("random", ""),
    ]
    assert in_order[3].visitor == in_order[0].visitor
    assert "4 of 5 seats are taken." in page.words
    assert "(free)" in page.words


def test_one_click_is_enough(site: Site) -> None:
    ana = site.visitor()
    front = ana.get("/")
    (play,) = [form for form in front.forms("/games") if form.fields == [("game", "gong"), ("opponent", "normal")]]
    page = ana.submit(front, play)
    assert [seat.computer for seat in site.room(page.game_id).stored.seats].count("normal") == 3


def test_one_click_starts_against_the_level_of_the_last_game(site: Site) -> None:
    ana = site.visitor()
    ana.new_game("hard", game="gong")
    ana.new_game("friend", game="gong")
    front = ana.get("/")
    assert {dict(form.fields)["opponent"] for form in front.forms("/games")} == {"hard"}
    assert {dict(form.fields)["opponent"] for form in site.visitor().get("/").forms("/games")} == {"normal"}


@pytest.mark.parametrize(
    "filled", [{"gong.players": "7"}, {"gong.players": "x"}, {"opponent": "nobody"}, {"seat.2": "nobody"}]
)
def test_a_wrong_form_opens_nothing(site: Site, filled: dict[str, str]) -> None:
    ana = site.visitor()
    front = ana.get("/new/gong")
    filled = {"gong.players": "3", "opponent": "friend", "name": "Ana", "seat.3": "hotseat", "name.3": "Max", **filled}
    page = ana.submit(front, front.form("/games"), None, **filled)
    assert page.status == 422
    assert next(given for tag, given in page.read.elements if given.get("role") == "alert")
    entered = dict(page.form("/games").fields)
    assert (entered["name"], entered["name.3"], entered["seat.3"]) == ("Ana", "Max", "hotseat"), "nothing is lost"
    assert site.stored()["games"] == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 7},
        {"players": 3, "opponents": ["friend"]},
        {"opponents": ["nobody"]},
        {"players": 3, "seat": 3},
    ],
)
def test_a_program_says_it_rightly_or_not_at_all(site: Site, wrong: Json) -> None:
    answer = Program(site.client).post("/tables", {"game": "gong", **wrong})
    assert answer.status_code == 422
    assert site.stored()["games"] == []


def test_a_table_fills_up_seat_by_seat(site: Site) -> None:
    ana, max_, zoe = site.visitor(), site.visitor(), site.visitor()
    front = ana.get("/new/gong")
    filled = {"game": "gong", "gong.players": "3", "opponent": "friend", "name": "Ana"}
    page = ana.submit(front, front.form("/games"), None, **filled)
    door = max_.get(page.invitation)
    assert "Ana" in door.words
    at_table = max_.submit(door, door.form(page.invitation), name="Max")
    assert "2 of 3 seats are taken." in at_table.words
    assert "Waiting for more players" in at_table.words
    assert not at_table.forms("/fill"), "only who opened the table may stop waiting"
    door = zoe.get(page.invitation)
    assert "Max" in door.words
    zoe.submit(door, door.form(page.invitation), name="Zoe")
    assert "seats are taken" not in ana.get(page.path).words
    assert site.visitor().get(page.invitation).words.startswith("Skip to the table Bestiaire")
    asked = [one for one in (ana, max_, zoe) if one.get(page.path).keys]
    assert len(asked) == 1


def test_who_opened_the_table_may_start_without_waiting(site: Site) -> None:
    ana, max_ = site.visitor(), site.visitor()
    front = ana.get("/new/gong")
    filled = {"game": "gong", "gong.players": "4", "opponent": "friend"}
    page = ana.submit(front, front.form("/games"), None, **filled)
    door = max_.get(page.invitation)
    max_.submit(door, door.form(page.invitation))
    assert max_.post(f"{page.path}/fill", {"computer": "random"}).status == 403
    assert ana.post(f"{page.path}/fill", {"computer": "nobody"}).status == 422
    page = ana.get(page.path)
    ana.submit(page, page.form("/fill"), computer="random")
    room = site.room(page.game_id)
    assert room.is_full
    assert [row[3] for row in site.stored()["seats"]].count("random") == 2
    assert ana.post(f"{page.path}/fill", {"computer": "random"}).status == 409


def test_lists_name_people_and_count_the_rest(site: Site) -> None:
    circle = Circle(site, 2, 2)
    assert "Gong P0 against P1, 2 computers" in site.visitor().get("/").words
    program = Program(site.client, name="Zoe")
    program.post("/tables", {"game": "gong", "opponents": ["friend", "friend", "random"]})
    assert "Gong Zoe, the computer · 2 free seats" in site.visitor().get("/").words
    assert circle.look()["seats"][3]["computer"] == "random"
    assert "Computer 2" in circle.page(0).words


# -- first to announce


def struck(site: Site, people: int, computers: int = 0) -> Circle:
    """Seat 0 has struck: everybody else may ring."""
    circle = Circle(site, people, computers)
    assert circle.move(0, "turn:strike").status_code == 200
    return circle


def test_everybody_who_may_sees_the_button_and_the_first_has_it(site: Site) -> None:
    circle = struck(site, 4)
    version = circle.room.version
    assert options(circle.look(1)) == ["ring:gong", "ring:none"]
    assert [claims(circle.look(seat)) for seat in range(4)] == [[], [], ["ring:gong@2"], ["ring:gong@3"]]
    assert circle.page(3).keys == ["ring:gong@3"]
    assert not circle.page(0).keys
    assert circle.move(0, "ring:gong@3").status_code == 403
    assert circle.move(2, "ring:gong@3").status_code == 403
    assert circle.move(3, "ring:gong@3").status_code == 200
    assert circle.room.table.view(None)["players"][3]["points"] == 1
    assert circle.site.entries(circle.id)[-1][1:] == (3, "move", "ring:gong@3")
    for seat, key in ((1, "ring:gong"), (2, "ring:gong@2")):
        late = circle.move(seat, key, version)
        assert (late.status_code, late.json()["error"]) == (409, "too_late")
        assert late.json()["message"] == "Somebody was faster."
    assert not claims(circle.look(2))
    assert circle.move(0, "turn:strike", version).json()["error"] == "stale", "who had no part in it was not slower"


def test_of_many_at_once_exactly_one_wins(site: Site) -> None:
    circle = struck(site, 6)
    version = circle.room.version
    keys = ["", "ring:gong", *(f"ring:gong@{seat}" for seat in range(2, 6))]
    with ThreadPoolExecutor(5) as pool:
        answers = list(pool.map(lambda seat: circle.move(seat, keys[seat], version).status_code, range(1, 6)))
    assert sorted(answers) == [200, 409, 409, 409, 409]
    assert len(circle.site.entries(circle.id)) == version + 1
    assert sum(player["points"] for player in circle.look()["view"]["players"]) == 1


def test_a_claim_is_in_time_if_only_others_have_said_no(site: Site) -> None:
    circle = struck(site, 4)
    version = circle.room.version
    assert circle.move(1, "ring:none").status_code == 200
    assert circle.move(3, "ring:gong@3", version).status_code == 200

    circle = struck(site, 4)
    version = circle.room.version
    assert circle.move(1, "ring:none").status_code == 200
    assert circle.move(2, "ring:gong@2", version).status_code == 200, "who has come to be asked meanwhile"
    assert circle.site.entries(circle.id)[-1][1:] == (2, "move", "ring:gong")


def test_who_says_no_beforehand_is_not_asked(site: Site) -> None:
    circle = struck(site, 4)
    assert circle.post(2, "pass").status_code == 200
    assert circle.post(2, "pass").status_code == 200
    assert circle.look(0)["passed"] == [2]
    assert "says no" in circle.page(0).words
    assert circle.post(0, "pass").status_code == 403
    circle.move(1, "ring:none")
    assert circle.room.table.choice is not None
    assert circle.room.table.choice.player == 3
    assert [entry[1:] for entry in circle.site.entries(circle.id)[-2:]] == [
        (1, "move", "ring:none"),
        (2, "move", "ring:none"),
    ]
    assert "only one move" not in circle.page(2).words
    circle.move(3, "ring:none")
    circle.move(1, "turn:strike")
    assert circle.look(0)["passed"] == [], "the next time it is asked again"
    assert claims(circle.look(3)) == ["ring:gong@3"]


def test_who_has_said_no_may_still_think_better_of_it(site: Site) -> None:
    circle = struck(site, 4)
    circle.post(3, "pass")
    assert circle.page(3).keys == ["ring:gong@3"]
    assert circle.move(3, "ring:gong@3").status_code == 200


def test_who_is_asked_meanwhile_declines_by_saying_no(site: Site) -> None:
    circle = struck(site, 3)
    version = circle.room.version
    circle.move(1, "ring:none")
    assert circle.post(2, "pass", version=version).status_code == 200
    assert circle.room.table.view(None)["active"] == 1
    before = site.stored()
    assert circle.post(2, "pass", version=version).status_code == 200, "sent again, it is answered as the first time"
    assert circle.post(0, "pass", version=version).status_code == 409
    assert site.stored() == before


def test_a_computer_lets_people_announce_first(site: Site) -> None:
    program = Program(site.client)
    others = ["random", "friend"]
    created = program.post("/tables", {"game": "gong", "opponents": others}).json()
    guest = Program(site.client)
    guest.post(f"/join/{created['invitation']}", {})
    assert program.move(created["id"], "turn:strike", 0).status_code == 200
    room = site.room(created["id"])
    assert races.awaited(room) == [2]
    assert 0 < races.grace_left(room) <= GRACE
    shown = guest.look(created["id"])
    assert claims(shown) == ["ring:gong@2"]
    assert "data-until" in site.visitor().get(f"/t/{created['id']}").text
    assert guest.post(f"/tables/{created['id']}/pass", {"version": shown["version"]}).status_code == 200
    site.wait_for_computer(created["id"])
    assert [entry[1] for entry in site.entries(created["id"])][:2] == [0, 1]


def gong_room(at: float, *seats: StoredSeat) -> Room:
    """A table on which somebody struck at that time."""
    table = bestiaire.table("gong", seed=1, players=len(seats))
    table.play("turn:strike")
    entries = [Entry(0, "move", "turn:strike", at)]
    stored = StoredGame("g", "gong", {"seed": 1}, "s", "i", at, at, None, list(seats), entries)
    return Room(stored, "boot", table)


def test_a_computer_waits_for_nobody_for_long_nor_for_who_is_away() -> None:
    ana, computer, max_ = StoredSeat("ana", None, ""), StoredSeat(None, "random", ""), StoredSeat("max", None, "")
    with on_the_shelf():
        now = time.time()
        room = gong_room(now, ana, computer, max_)
        assert races.grace_left(room) > 0
        room.presence.away["max"] = now
        assert races.grace_left(room) == 0
        assert races.grace_left(gong_room(now - GRACE, ana, computer, max_)) == 0
        assert races.grace_left(gong_room(now, ana, computer, computer)) == 0
        assert races.grace_left(gong_room(now, ana, max_, computer)) == 0, "a person is asked"
        left = StoredSeat("max", "normal", "")
        assert races.grace_left(gong_room(now, ana, computer, left)) == 0


def test_whom_only_computers_face_is_asked_once_and_without_hurry() -> None:
    """In the words of the question itself, for as long as it takes; who says no is not asked again."""
    computer, max_ = StoredSeat(None, "random", ""), StoredSeat("max", None, "Max")
    with on_the_shelf():
        room = gong_room(time.time() - 2 * GRACE, computer, computer, max_)
        assert races.grace_left(room) == 0, "a program that looks at no page is not waited for"
        room.presence.pages["max"] = 1
        assert races.grace_left(room) > 0
        assert answers_at(room) is None
        names = ["Computer 1", "Computer 2", "Max"]
        assert racing(room, names) == []
        (asked,) = announcing(room, [2], names, "en")
        assert (asked.question, asked.refusal) == ("Ring?", "No")
        room.stored.wishes.append(Wish(2, PASS, room.version, "", time.time()))
        assert races.grace_left(room) == 0
        after = room.table.fork()
        after.play("ring:none")
        assert [entry.key for entry in forced_moves(after, 0.0, races.current_round(room).passed)] == ["ring:none"]
        assert after.choice is not None
        assert after.choice.kind == "turn"


def test_at_one_screen_each_claims_by_name(site: Site) -> None:
    ana = site.visitor()
    front = ana.get("/new/gong")
    filled = {"game": "gong", "gong.players": "3", "opponent": "hotseat", "name": "Ana", "name.2": "Max"}
    page = ana.submit(front, front.form("/games"), None, **filled, **{"name.3": "Zoe"})
    page = ana.get(next(link for link in page.read.links if "as=" in link))
    page = ana.play(page, "turn:strike")
    asked = site.room(page.game_id).table.choice
    assert asked is not None
    assert page.keys == [f"ring:gong@{2}"]
    name = site.room(page.game_id).stored.seats[2].name
    assert f"{name} may announce" in page.words
    page = ana.play(page, "ring:gong@2")
    assert site.room(page.game_id).table.view(None)["players"][2]["points"] == 1


# -- taking back


def test_a_claim_is_taken_back_if_all_others_agree(site: Site) -> None:
    circle = struck(site, 4)
    before = circle.room.table.position()
    circle.move(3, "ring:gong@3")
    assert circle.post(3, "undo").status_code == 200
    assert circle.look(3)["undo"] == {"seat": 3, "asks_you": False}
    assert circle.look(1)["undo"] == {"seat": 3, "asks_you": True}
    for seat in (0, 1):
        assert circle.post(seat, "undo/answer", agree=True).status_code == 200
    assert circle.room.table.position() != before
    assert not circle.page(1).forms("/undo/answer"), "who has agreed is not asked again"
    assert "Still to answer: P2" in circle.page(3).words
    circle.post(2, "undo/answer", agree=True)
    assert circle.room.table.position() == before
    assert claims(circle.look(3)) == ["ring:gong@3"]


def test_one_who_refuses_is_enough(site: Site) -> None:
    circle = struck(site, 3)
    circle.move(1, "ring:gong")
    circle.post(1, "undo")
    circle.post(0, "undo/answer", agree=True)
    circle.post(2, "undo/answer", agree=False)
    assert circle.look(1)["undo"] is None
    assert "P2 would rather not" in circle.page(1).words
    before = site.stored()
    assert circle.post(0, "undo/answer", agree=True).status_code == 200, "it had said so"
    assert circle.post(0, "undo/answer", agree=False).status_code == 409
    assert circle.post(2, "undo/answer", agree=True).status_code == 409
    assert site.stored() == before


def test_who_leaves_is_still_asked_for_the_own_cards_are_played(site: Site) -> None:
    circle = struck(site, 3)
    circle.move(1, "ring:gong")
    circle.post(1, "undo")
    circle.post(0, "undo/answer", agree=True)
    version = circle.room.version
    assert circle.post(2, "leave").status_code == 200
    assert circle.room.version == version
    assert circle.look(2)["undo"] == {"seat": 1, "asks_you": True}
    assert circle.post(2, "undo/answer", agree=True).status_code == 200, "without coming back"
    assert circle.room.takebacks.just_happened


# -- leaving and coming back


def test_who_leaves_is_played_for_and_may_come_back(site: Site, tmp_path: Path) -> None:
    circle = Circle(site, 3)
    left = circle.post(0, "leave")
    assert left.status_code == 200
    assert left.json()["your_seats"] == []
    assert left.json()["left_seats"] == [0]
    assert "options" not in left.json()["view"]["choice"]
    site.wait_for_computer(circle.id)
    assert circle.room.version > 0, "the computer has played"
    assert circle.move(0, "turn:strike").json()["error"] == "you_left"
    assert "P0 (computer)" in circle.page(1).words
    page = circle.page(0)
    assert "The computer plays for you." in page.words
    assert page.forms("/return")
    assert circle.look(1)["seats"][0]["left"]
    site.stop()
    with gong_site(tmp_path) as again:
        for player in circle.players:
            player.client = again.client
        circle.site = again
        assert circle.look(1)["seats"][0]["left"], "a restart changes nothing"
        back = circle.post(0, "return")
        assert back.json()["your_seats"] == [0]
        assert not circle.look(1)["seats"][0]["left"]
        assert circle.post(0, "return").status_code == 200
        assert Program(again.client).post(f"/tables/{circle.id}/return").status_code == 403


def test_two_resign_and_do_not_leave(site: Site) -> None:
    circle = Circle(site, 2)
    assert circle.post(0, "leave").json()["error"] == "resign_instead"
    page = Circle(site, 3).page(0)
    assert page.forms("/leave")
    assert not page.forms("/resign")


def test_the_others_vote_that_the_computer_plays_for_an_absent_one(site: Site) -> None:
    circle = Circle(site, 4)
    assert circle.post(1, "replace", seat=0).json()["error"] == "not_away"
    circle.miss(0)
    assert "P0 is away. 0 of 3 agree" in circle.page(1).words
    assert circle.post(1, "replace", seat=0).status_code == 200
    assert circle.post(1, "replace", seat=0).status_code == 200
    assert not circle.look(1)["seats"][0]["left"], "the others have not agreed"
    assert "1 of 3 agree" in circle.page(2).words
    assert circle.post(1, "replace", seat=9).status_code == 422
    assert Program(site.client).post(f"/tables/{circle.id}/replace", {"seat": 0}).status_code == 403
    circle.miss(3)
    assert circle.post(2, "replace", seat=0).json()["seats"][0]["left"], "all who are there agree"
    site.wait_for_computer(circle.id)
    assert circle.post(0, "return").json()["your_seats"] == [0]


def test_votes_are_forgotten_when_the_absent_one_comes_back(site: Site) -> None:
    circle = Circle(site, 3)
    circle.miss(0)
    circle.post(1, "replace", seat=0)
    visitor = circle.room.stored.seats[0].visitor
    assert visitor is not None
    assert site.client.portal is not None
    site.client.portal.call(circle.room.presence.arrive, visitor)
    assert circle.post(2, "replace", seat=0).json()["error"] == "not_away"
    site.client.portal.call(circle.room.presence.leave, visitor)
    circle.miss(0)
    assert replacing.votes(circle.room, 0) == set()
    assert not circle.post(2, "replace", seat=0).json()["seats"][0]["left"]
    assert circle.post(1, "replace", seat=0).json()["seats"][0]["left"]


def test_at_a_table_for_two_the_other_decides_alone(site: Site) -> None:
    ana, max_ = site.visitor(), site.visitor()
    game_id = with_friend(site, ana, max_)
    site.miss(game_id, 1)
    page = ana.get(f"/t/{game_id}")
    page = ana.submit(page, page.form("/replace"))
    assert "Max (computer)" in page.words
    assert not page.forms("/hint"), "Max may come back, and would not have had any"
    site.wait_for_computer(game_id)
    assert ana.get(f"/t/{game_id}").keys
    page = max_.get(f"/t/{game_id}")
    assert not page.keys
    page = max_.submit(page, page.form("/return"))
    assert "(computer)" not in page.words


def test_who_does_not_answer_for_long_can_be_replaced(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    circle = Circle(site, 3)
    assert circle.post(1, "replace", seat=0).json()["error"] == "not_away"
    assert replacing.replaceable_from(circle.room, 1) is None, "nobody waits for who is not asked"
    assert replacing.replaceable_from(circle.room, 0) == circle.room.timeline.asked_since + SLOW
    assert 'hidden data-after="' in circle.page(1).text
    monkeypatch.setattr(replacing, "SLOW", 0.0)  # as if that time were over
    assert "data-after" not in circle.page(2).text
    assert "P0 does not answer." in circle.page(2).words
    circle.post(1, "replace", seat=0)
    assert circle.post(2, "replace", seat=0).json()["seats"][0]["left"]
    assert circle.look(0)["left_seats"] == [0]


# -- out, and the end


def test_who_is_out_watches_without_buttons(site: Site) -> None:
    circle = Circle(site, 3)
    circle.move(0, "turn:out")
    page = circle.page(0)
    assert "You are out. You can watch how it goes on." in page.words
    for form in ("/leave", "/undo", "/resign", "/replace"):
        assert not page.forms(form)
    assert not page.keys
    assert page.words.count("out") > 0
    circle.move(1, "turn:strike")
    assert claims(circle.look(0)) == []
    circle.move(2, "ring:gong")
    assert circle.post(2, "undo").status_code == 200
    assert circle.look(0)["undo"] == {"seat": 2, "asks_you": False}, "who is out is not asked"
    assert circle.post(1, "undo/answer", agree=True).status_code == 200
    assert circle.room.takebacks.just_happened


def finished(site: Site) -> Circle:
    circle = struck(site, 3)
    circle.move(2, "ring:gong@2")
    circle.move(1, "turn:strike")
    circle.move(2, "ring:gong")
    assert circle.room.table.result is not None
    return circle


def test_a_game_with_claims_is_recorded_and_replayed(site: Site, tmp_path: Path) -> None:
    circle = finished(site)
    record = circle.players[0].get(f"/tables/{circle.id}/record").json()
    assert "ring:gong@2" in record["moves"]
    table = bestiaire.replay(record)
    assert table.result is not None
    assert table.result.winners == [2]
    browser = site.visitor()
    for at in range(len(record["moves"]) + 1):
        for seat in ("0", "2", "spectator", "open"):
            assert browser.get(f"/t/{circle.id}/replay?at={at}&seat={seat}").status == 200
    page = browser.get(f"/t/{circle.id}/replay?at=1&seat=1")
    page = browser.submit(page, page.form("/continue"), opponent="hotseat")
    assert len(site.room(page.game_id).stored.seats) == 3
    position = circle.room.table.position()
    site.stop()
    with gong_site(tmp_path) as again:
        assert Program(again.client).look(circle.id)["view"]["result"]["winners"] == [2]
        assert again.room(circle.id).table.position() == position


def test_a_rematch_moves_everybody_one_seat_on(site: Site) -> None:
    circle = finished(site)
    again = circle.players[1].post(f"/tables/{circle.id}/rematch").json()
    assert [seat["name"] for seat in again["seats"]] == ["P1", "P2", "P0"]
    assert circle.look(0)["rematch"] == again["id"]
    assert circle.players[2].post(f"/tables/{circle.id}/rematch").json()["id"] == again["id"]


def test_everything_is_said_in_french(site: Site) -> None:
    circle = struck(site, 4)
    circle.miss(0)
    circle.post(3, "pass")
    page = circle.page(2, "fr")
    assert "Vous pouvez annoncer" in page.words
    assert "dit non" in page.words
    assert "P0 n'est plus là." in page.words.replace("’", "'")
    front = Browser(site, "fr").get("/new/gong").words
    assert "Nombre de joueurs" in front
    assert "Choisir place par place" in front


def test_what_does_not_go_with_so_many_comes_back_as_it_was_filled_in(site: Site) -> None:
    for lang, sentence in (
        ("en", "there are Evolution cards for 3 players at most."),
        ("fr", "il y a des cartes Évolution pour 3 joueurs au plus."),
    ):
        browser = site.visitor(lang)
        filled = {"tokyo.players": "5", "tokyo.evolutions": "true", "tokyo.monsters": "random"}
        page = browser.new_game("hard", name="Ana", game="tokyo", **filled)
        assert (page.status, page.path) == (422, "/games")
        assert sentence in page.words
        entered = dict(page.form("/games").fields)
        assert {field: entered[field] for field in filled} == filled
        assert (entered["opponent"], entered["name"]) == ("hard", "Ana")
        page = browser.submit(page, page.form("/games"), None, **{"tokyo.players": "3"})
        assert page.status == 200
        assert len(site.room(page.game_id).stored.seats) == 3
