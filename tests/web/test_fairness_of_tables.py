"""What people at one table could do to each other: take back an absent one's cards, look at the deal and open another
table, pass off an old game as a new one, ask again and again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bestiaire
from bestiaire.web.pages.game_lists import game_line
from bestiaire.web.store.stored import MOVE, UNDO, Entry, StoredGame, StoredSeat
from bestiaire.web.tables import interruptions, replacing
from bestiaire.web.tables.replacing import ABSENT
from bestiaire.web.tables.room import Room
from bestiaire.web.tables.timeline import WEEK
from bestiaire.web.visitors import Visitor
from tests.depth import times
from tests.web.helpers import Browser, Page, Program, Site, open_site, read_event, with_friend
from tests.web.test_leaks import laid_out, written

HOUR = 3600.0


class Pair:
    """Two people at a table of Mindbug; the first to be asked has played a card, so that there is something to take
    back, and the other one is asked."""

    def __init__(self, site: Site) -> None:
        self.site = site
        players = [site.visitor(), site.visitor()]
        self.id = with_friend(site, *players)
        self.path = f"/t/{self.id}"
        choice = self.room.table.choice
        assert choice is not None
        self.seat = choice.player
        self.mover, self.other = players[self.seat], players[1 - self.seat]
        page = self.look()
        self.keys = page.keys
        self.mover.play(page, next(key for key in page.keys if key.startswith("play:") and self.asks_nothing(key)))

    @property
    def room(self) -> Room:
        return self.site.room(self.id)

    def asks_nothing(self, key: str) -> bool:
        """Whether the other one has the next turn as soon as that card is played."""
        table = self.room.table.fork()
        table.play(key)
        table.play("mindbug:no")
        return table.choice is not None and (table.choice.player, table.choice.kind) == (1 - self.seat, "action")

    def look(self) -> Page:
        return self.mover.get(self.path)

    def ask(self, again: int = 0, lang: str = "en") -> Page:
        """Sends what the button to take back sends."""
        sent = {"version": str(self.room.version), "again": str(again)}
        return self.mover.post(f"{self.path}/undo?lang={lang}", sent)

    def refuse(self) -> Page:
        answer = {"version": str(self.room.version), "agree": "no"}
        return self.other.post(f"{self.path}/undo/answer", answer)

    def withdraw(self) -> Page:
        return self.mover.post(f"{self.path}/undo/withdraw", {"version": str(self.room.version)})

    def replace_other(self) -> Page:
        self.site.miss(self.id, 1 - self.seat)
        return self.mover.post(f"{self.path}/replace", {"absent": str(1 - self.seat)})


# -- somebody who is away


def test_what_was_played_for_an_absent_one_is_not_taken_back_without_them(site: Site) -> None:
    pair = Pair(site)
    assert pair.replace_other().status == 200
    site.wait_for_computer(pair.id)
    before = site.entries(pair.id)
    page = pair.look()
    assert "Ask to undo" in page.words
    page = pair.mover.submit(page, page.form("/undo"))
    assert site.entries(pair.id) == before
    assert "waiting for the answer" in page.words
    asked = pair.other.get(pair.path)
    pair.other.submit(asked, asked.form("/undo/answer"), ("agree", "no"))
    assert site.entries(pair.id) == before
    assert "would rather not undo" in pair.look().words


def test_who_should_answer_a_wish_is_not_got_rid_of(site: Site) -> None:
    pair = Pair(site)
    pair.ask()
    assert pair.room.takebacks.open is not None
    before = site.entries(pair.id)
    pair.replace_other()
    site.wait_for_computer(pair.id)
    assert site.entries(pair.id)[: len(before)] == before
    assert UNDO not in [kind for _, _, kind, _ in site.entries(pair.id)]


def room_with_moves(*times: float) -> Room:
    seats = [StoredSeat("ana", None, ""), StoredSeat("max", None, "")]
    table = bestiaire.table("mindbug", seed=1)
    entries = []
    for at in times:
        assert table.choice is not None
        entries.append(Entry(table.choice.player, MOVE, table.choice.keys[0], at))
        table.play(0)
    stored = StoredGame("g", "mindbug", {"seed": 1}, "s", "i", 0.0, 0.0, None, seats, entries)
    return Room(stored, "boot", table)


@pytest.mark.parametrize(
    ("times", "patience"),
    [
        ([], ABSENT),
        ([1.0, 3.0, 9.0, 12.0], ABSENT),
        ([1.0, 5.0, 5.0 + 9 * HOUR, 10.0 + 9 * HOUR], 9 * HOUR),
        ([1.0, 1.0 + 900 * HOUR], WEEK),
        ([9 * HOUR, 8 * HOUR], ABSENT),  # the clock was set back
    ],
)
def test_who_takes_hours_over_a_move_is_not_absent_after_seconds(times: list[float], patience: float) -> None:
    room = room_with_moves(*times)
    room.presence.away["max"] = 1000.0
    assert replacing.replaceable_at(room, 1) == pytest.approx(1000.0 + patience)


def test_who_has_just_closed_the_page_is_not_replaced(site: Site) -> None:
    pair = Pair(site)
    visitor = pair.room.stored.seats[1 - pair.seat].visitor
    assert visitor is not None
    assert site.client.portal is not None
    site.client.portal.call(pair.room.presence.mark_away, visitor)
    assert "away" in pair.look().words
    assert pair.mover.post(f"{pair.path}/replace", {"absent": str(1 - pair.seat)}).status == 409
    assert pair.room.stored.seats[1 - pair.seat].computer is None


def test_who_has_just_closed_the_page_still_has_a_vote() -> None:
    seats = [StoredSeat(name, None, "") for name in ("ana", "max", "zoe")]
    table = bestiaire.table("orcs", seed=1, players=3)
    room = Room(StoredGame("g", "orcs", {"seed": 1}, "s", "i", 0.0, 0.0, None, seats), "boot", table)
    now = room.clock.steady()
    room.presence.away |= {"max": now - WEEK, "zoe": now}
    assert replacing.voters(room, 1) == {"ana", "zoe"}
    room.presence.away["zoe"] = now - WEEK
    assert replacing.voters(room, 1) == {"ana"}


# -- a table that waits


@pytest.mark.parametrize("game", list(bestiaire.games()))
def test_nothing_of_the_deal_is_sent_before_the_table_is_full(site: Site, game: str) -> None:
    opener, watcher = site.visitor(), site.visitor("fr")
    program = Program(site.client)
    opener.get("/")
    page = opener.new_game("friend", game=game)
    shown = program.post("/tables", {"game": game, "opponent": "friend"}).json()
    assert set(shown["view"]) == {"game", "seat", "choice"}
    assert "options" not in shown["view"]["choice"]
    waiting, hosted = site.room(page.game_id), site.room(shown["id"])

    def answers() -> list[bytes]:
        looks = [page.path, f"{page.path}?as=0", f"{page.path}?as=1", "/", f"/api/v1/tables/{page.game_id}"]
        found = [written(browser.get(path).answer) for browser in (opener, watcher) for path in looks]
        for form in ("undo", "resign", "hint", "move", "pass"):
            fields = {"version": str(waiting.version), "who": "0", "key": "play:gorillion"}
            found.append(written(opener.post(f"{page.path}/{form}", fields).answer))
            found.append(written(opener.post(f"{page.path}/{form}", {**fields, "who": "1"}).answer))
        with program.stream(shown["id"]) as lines:
            found.append(read_event(lines).data.encode())
        return found

    first = answers()
    for seed in range(times(1, 3)):
        other = bestiaire.table(game, seed=seed, players=len(waiting.stored.seats))
        with laid_out(waiting, other), laid_out(hosted, bestiaire.table(game, seed=seed)):
            assert answers() == first
    guests = [site.visitor() for seat in waiting.stored.seats if seat.visitor is None]
    for guest in guests:
        guest.post(page.invitation, {"name": "Max"})
    assert waiting.is_full
    assert any(one.get(page.path).keys for one in (opener, *guests)), "now it is laid"


@pytest.mark.parametrize(("other", "is_shown"), [(None, False), ("max", True)])
def test_the_list_does_not_say_who_begins_before_the_table_is_full(other: str | None, is_shown: bool) -> None:
    seats = [StoredSeat("ana", None, "Ana"), StoredSeat(other, None, "")]
    stored = StoredGame("g", "mindbug", {"seed": 1}, "s", "i", 0.0, 0.0, None, seats, asked=0)
    assert game_line(stored, Visitor("ana", "Ana", "en"))["is_my_move"] == is_shown


# -- a game that was played before


def finished_game(site: Site, ana: Browser, max_: Browser, private: str) -> str:
    front = ana.get("/new/mindbug")
    page = ana.post("/games", {**dict(front.form("/games").fields), "opponent": "friend", "private": private})
    max_.post(page.invitation, {"name": "Max"})
    mover = next(one for one in (ana, max_) if one.get(page.path).keys)
    page = mover.play(mover.get(page.path), mover.get(page.path).keys[0])
    mover.submit(page, page.form("/resign"))
    return page.game_id


@pytest.mark.parametrize("private", ["yes", ""])
def test_a_private_game_that_is_played_on_stays_private(site: Site, private: str) -> None:
    ana, max_, zoe = site.visitor(), site.visitor(), site.visitor()
    game_id = finished_game(site, ana, max_, private)
    page = ana.get(f"/t/{game_id}/replay?at=0&seat=0")
    page = ana.submit(page, page.form("/continue"), opponent="friend")
    listed = any(page.game_id in link for link in zoe.get("/").read.links)
    assert listed == (private == "")


def test_who_joins_a_game_that_was_played_before_is_told_so(site: Site) -> None:
    ana, max_, ben = site.visitor(), site.visitor(), site.visitor("fr")
    game_id = finished_game(site, ana, max_, "")
    page = ana.get(f"/t/{game_id}/replay?at=0&seat=0")
    page = ana.submit(page, page.form("/continue"), opponent="friend")
    door = ben.get(page.invitation)
    assert "reprend une autre" in door.words
    ben.submit(door, door.form(page.invitation))
    assert "goes on from a point of an earlier one" in ana.get(page.path).words
    assert ana.client.get(f"/api/v1/tables/{page.game_id}").json()["continued"]
    new = ana.new_game("friend")
    assert "reprend" not in ben.get(new.invitation).words
    assert not ana.client.get(f"/api/v1/tables/{new.game_id}").json()["continued"]


# -- asking again and again


def test_a_wish_that_is_only_sent_again_disturbs_nobody_once_more(site: Site) -> None:
    pair = Pair(site)
    pair.ask()
    pair.refuse()
    before = site.stored()
    assert pair.ask().status == 200, "as the first time"
    assert site.stored() == before
    assert pair.room.takebacks.open is None


def test_what_somebody_refused_to_take_back_stands(site: Site) -> None:
    pair = Pair(site)
    pair.ask()
    pair.refuse()
    assert not pair.look().forms("/undo")
    refused = pair.ask(again=1)
    assert (refused.status, pair.room.takebacks.open) == (409, None)
    assert "That move stands" in refused.words
    assert "Ce coup est maintenu" in pair.ask(again=1, lang="fr").words
    pair.other.play(pair.other.get(pair.path), "mindbug:no")
    page = pair.other.get(pair.path)
    pair.other.play(page, next(key for key in page.keys if key.startswith("play:")))
    assert not pair.look().forms("/undo"), "it is the same move that was refused"
    pair.mover.play(pair.look(), "mindbug:no")
    assert pair.look().forms("/undo"), "another move may be taken back"


def test_wishes_to_take_back_are_limited_in_rate(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        pair = Pair(site)
        for number in range(interruptions.WISHES):
            assert pair.ask(number).status == 200
            assert pair.withdraw().status == 200
        refused = pair.ask(interruptions.WISHES)
        assert refused.status == 429
        assert "You have disturbed the others often enough" in refused.words
        assert "Vous avez assez dérangé les autres" in pair.ask(interruptions.WISHES, "fr").words
        assert 0 < int(refused.answer.headers["retry-after"]) <= interruptions.WISHES_WITHIN
        assert pair.room.takebacks.open is None
        other = Pair(site)
        assert other.ask().status == 200, "each table counts for itself"
    with open_site(tmp_path) as again:
        mover = pair.mover.at(again)
        sent = {"version": str(pair.room.version), "again": str(interruptions.WISHES)}
        assert mover.post(f"{pair.path}/undo", sent).status == 429, "a restart changes nothing"


def test_taking_back_freely_before_others_is_limited_in_rate(site: Site) -> None:
    players = [site.visitor(), site.visitor()]
    record = bestiaire.table("mindbug", position={
        "players": [
            {"play": ["shark_dog", "luchataur"], "hand": ["bee_bear"]},
            {"play": ["gorillion", "rhino_turtle"], "hand": ["killer_bee"]},
        ]
    }).record()  # fmt: skip
    page = players[0].play_on(record, opponent="friend")
    players[1].post(page.invitation, {"name": "Max"})
    page = players[0].get(page.path)
    for _ in range(interruptions.TAKEBACKS):
        page = players[0].play(page, "attack:luchataur")
        page = players[0].submit(page, page.form("/undo"))
        assert page.status == 200
    page = players[0].play(page, "attack:luchataur")
    refused = players[0].submit(page, page.form("/undo"))
    assert refused.status == 429
    assert re.fullmatch(r"\d+", refused.answer.headers["retry-after"])


def test_who_plays_alone_takes_back_as_often_as_they_like(site: Site) -> None:
    browser = site.visitor()
    page = browser.new_game("hotseat", name="Ana", other="Max")
    for _ in range(interruptions.TAKEBACKS + 5):
        choice = site.room(page.game_id).table.choice
        assert choice is not None
        page = browser.get(f"{page.path}?as={choice.player}")
        page = browser.play(page, page.keys[0])
        page = browser.submit(page, page.form("/undo"))
        assert page.status == 200


def test_leaving_and_coming_back_is_limited_in_rate(site: Site) -> None:
    programs = [Program(site.client) for _ in range(3)]
    shown = programs[0].post("/tables", {"game": "orcs", "opponents": ["friend", "friend"]}).json()
    for program in programs[1:]:
        program.post(f"/join/{shown['invitation']}", {})
    for _ in range(interruptions.WISHES):
        assert programs[1].post(f"/tables/{shown['id']}/leave").status_code == 200
        assert programs[1].post(f"/tables/{shown['id']}/return").status_code == 200
    refused = programs[1].post(f"/tables/{shown['id']}/leave")
    assert (refused.status_code, refused.json()["error"]) == (429, "too_often")
    assert programs[2].post(f"/tables/{shown['id']}/leave").status_code == 200, "each counts alone"
