"""Nobody is sent what he can't know: over whole random games, every byte sent to a seat or to a spectator stays the
same when the cards which that viewer can't know are dealt anew."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import bestiaire
from bestiaire.core.rng import Random, is_secret, seeded
from bestiaire.core.table import Stage, Table
from bestiaire.web.http.server import Server
from bestiaire.web.http.table_json import table_json
from bestiaire.web.pages.whys import whys_of
from bestiaire.web.store.stored import StoredSeat
from bestiaire.web.tables import moves, new_games
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import Visitor
from tests.depth import long, times
from tests.web import databases
from tests.web.helpers import Browser, Program, Site, open_site, with_friend

GAMES = [0, *map(long, range(1, 5)), 5, long(6), long(7), 8]
ONE_SET = 5
"""So many of these games are played with First Contact alone, the others with Energy cards and dice too."""
DUEL = 8
"""This one is King of Tokyo Duel, which is longer."""
EVERY = times(2, 1)
NOW_AND_THEN = times(16, 8)
"""After so many moves what is sent is looked at, in a short game and in the longer one."""
WORLDS = 2
"""How many ways to deal anew are tried at every move, for every viewer."""

Viewer = tuple[Visitor, int | None]


def new_table(seed: int) -> Table:
    if seed == DUEL:
        return bestiaire.table("duel", seed=seed)
    sets = ["first_contact"] if seed < ONE_SET else ["king_of_tokyo", "first_contact"][: seed - ONE_SET + 1]
    return bestiaire.table("mindbug", seed=seed, options={"sets": sets})


def dealt_anew(table: Table, seat: int | None, rng: Random) -> Table:
    """The same game, move for move and with its whole history, in which the cards that this seat has never seen are
    others. (`Table.imagine` leaves the earlier turns behind; the log on the page does not.)"""
    stages = table._stages()
    dealt = [stage.start for stage in stages if any(stage.start.unseen(seat))] + [table._state]
    never_seen = set.intersection(*({number for group in state.unseen(seat) for number in group} for state in dealt))
    faces = list(table._state.faces)
    for group in table._state.unseen(seat):
        numbers = [number for number in group if number in never_seen]
        others = numbers[:]
        rng.shuffle(others)
        for number, face in zip(numbers, [faces[other] for other in others], strict=True):
            faces[number] = face
    last: Stage | None = None
    for stage in stages:
        start = stage.start.copy()
        start.faces = faces
        last = Stage(last, start, stage.moves[:])
    assert last is not None
    return Table(table.info, table.origin, table.names, last)


@contextmanager
def laid_out(room: Room, table: Table) -> Iterator[None]:
    """For a moment another table stands in the room; nothing drawn for the one is used for the other."""
    true = room.table
    room.table = table
    room.pages.clear()
    try:
        yield
    finally:
        room.table = true
        room.pages.clear()


def sent(server: Server, room: Room, viewer: Visitor) -> str:
    """Everything a viewer is sent of a table: the page's part in every way it may be asked for, and the program's."""
    parts = [server.pages.table_part(room, viewer, chosen) for chosen in (None, 0, 1)]
    return "\n".join([*parts, json.dumps(table_json(room, viewer))])


async def new_room(server: Server, viewers: list[Viewer], seed: int) -> Room:
    seats = [StoredSeat(visitor.id, None, visitor.name) for visitor, seat in viewers if seat is not None]
    return await new_games.open_table(server.lobby, new_table(seed), seats)


async def play_random(server: Server, room: Room, viewers: list[Viewer], rng: Random) -> None:
    choice = room.table.choice
    assert choice is not None
    visitor = viewers[choice.player][0]
    await moves.move(server.lobby, room.id, visitor.id, room.version, choice.keys[rng.below(len(choice.keys))])


def in_a_lobby(folder: Path, watch: Callable[[Server, Room, list[Viewer]], None], seed: int) -> int:
    """Plays a whole random game in a lobby with a real store; how many times it was watched."""

    async def game() -> int:
        server = Server(databases.address_in(folder), workers=1)
        await server.open()
        viewers: list[Viewer] = [
            (Visitor("ana", "Ana", "en"), 0),
            (Visitor("max", "Max", "fr"), 1),
            (Visitor("zoe", "Zoé", "en"), None),
        ]
        rng = seeded(seed)
        room = await new_room(server, viewers, seed)
        watched = 0
        while room.table.choice is not None:
            if len(room.table.moves) % (NOW_AND_THEN if seed == DUEL else EVERY) == 0:
                watch(server, room, viewers)
                watched += 1
            await play_random(server, room, viewers, rng)
        await server.close()
        return watched

    return asyncio.run(game())


@pytest.mark.parametrize("seed", GAMES)
def test_no_byte_depends_on_what_the_viewer_cannot_know(tmp_path: Path, seed: int) -> None:
    """Page and API, log included, against the true table."""
    rng = seeded(1000 + seed)
    others = {None: 0, 0: 0, 1: 0}

    def watch(server: Server, room: Room, viewers: list[Viewer]) -> None:
        for viewer, seat in viewers:
            true = sent(server, room, viewer)
            for _ in range(WORLDS):
                world = dealt_anew(room.table, seat, rng)
                others[seat] += world.position() != room.table.position()
                with laid_out(room, world):
                    assert sent(server, room, viewer) == true, f"{len(room.table.moves)} moves, seat {seat}"

    moves = in_a_lobby(tmp_path, watch, seed)
    assert moves > 10
    assert min(others.values()) > moves, "dealing anew has changed the table nearly always"


@pytest.mark.parametrize("seed", GAMES)
def test_no_byte_depends_on_which_world_a_viewer_imagines(tmp_path: Path, seed: int) -> None:
    """The same by the public way to imagine, the dice to come included."""

    def watch(server: Server, room: Room, viewers: list[Viewer]) -> None:
        for viewer, seat in viewers:
            seen = set()
            for number in range(WORLDS):
                with laid_out(room, room.table.imagine(seat, number)):
                    seen.add(sent(server, room, viewer))
            assert len(seen) == 1

    assert in_a_lobby(tmp_path, watch, seed) > 10


@pytest.mark.parametrize("seed", GAMES)
def test_what_the_table_answers_by_itself_tells_nothing(tmp_path: Path, seed: int) -> None:
    """A question is left out only if everybody can see that it has a single answer."""
    rng = seeded(2000 + seed)
    table = new_table(seed)
    while table.choice is not None:
        asked = table.choice.player
        for seat in (None, 1 - asked):
            for _ in range(WORLDS):
                world = dealt_anew(table, seat, rng)
                assert world.choice is not None
                assert (len(world.choice.options) == 1) == (len(table.choice.options) == 1)
        table.play(rng.below(len(table.choice.options)))


@pytest.mark.parametrize("seed", GAMES)
def test_why_not_tells_nothing(seed: int) -> None:
    """What somebody who plays alone is told of what can't be chosen, at every choice."""
    rng = seeded(3000 + seed)
    table = new_table(seed)
    told = 0
    while table.choice is not None:
        for seat in range(table.seats):
            true = whys_of(table, seat, "en")
            told += len(true)
            for _ in range(WORLDS):
                assert whys_of(dealt_anew(table, seat, rng), seat, "en") == true
        table.play(rng.below(len(table.choice.options)))
    assert told > 0


# -- what a server sends besides: errors, lists, streams


SINCE = re.compile(rb"(<time [^>]*>)[^<]*")


class Everybody:
    """A game of two people, somebody who watches, and somebody who has just come."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.players = [site.visitor("en"), site.visitor("fr")]
        self.watcher = site.visitor("fr")
        self.watcher.get("/")
        self.id = with_friend(site, *self.players)
        self.path = f"/t/{self.id}"
        self.room = site.room(self.id)

    @property
    def viewers(self) -> list[tuple[Browser, int | None]]:
        return [(self.players[0], 0), (self.players[1], 1), (self.watcher, None)]

    def asked_for(self, browser: Browser) -> list[bytes]:
        """Every answer to every request that changes nothing, with its status and headers."""
        version = str(self.room.version)
        looks = ["/", self.path, f"{self.path}?as=0", f"{self.path}?as=1", f"{self.path}/fairness"]
        looks += [f"{self.path}/replay", f"{self.path}/record.json", f"{self.path}/replay?at=0&seat=0", "/metrics"]
        looks += [f"/api/v1/tables/{self.id}", f"/api/v1/tables/{self.id}/record", "/t/nothing"]
        forms = [(f"{self.path}/move", {"key": "play:dragon", "version": version})]
        forms += [(f"{self.path}/move", {"key": "play:gorillion", "version": "9999"})]
        forms += [(f"{self.path}/undo", {"version": "9999"}), (f"{self.path}/undo/answer", {"version": version})]
        forms += [(f"{self.path}/rematch", {}), (f"{self.path}/continue", {"at": "0", "opponent": "random"})]
        forms += [("/join/x", {})]
        answers = [browser.get(path).answer for path in looks]
        answers += [browser.post(path, data).answer for path, data in forms]
        move = {"key": "play:dragon", "version": self.room.version}
        answers.append(browser.client.post(f"/api/v1/tables/{self.id}/moves", json=move))
        return [written(answer) for answer in answers]


def written(answer: Any) -> bytes:
    """All that is sent; but how long ago something was (and so how long the text is) depends on the clock."""
    headers = sorted(item for item in answer.headers.items() if item[0] != "content-length")
    return f"{answer.status_code} {headers}\n".encode() + SINCE.sub(rb"\1", bytes(answer.content))


def without_counts(answers: list[bytes]) -> list[bytes]:
    """How many requests there were is counted for everybody to see; that alone may differ."""
    return [answer for answer in answers if b"bestiaire_requests_total" not in answer]


def test_no_answer_at_all_depends_on_what_the_viewer_cannot_know(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        everybody = Everybody(site)
        room = everybody.room
        rng = seeded(77)
        while room.table.choice is not None:
            if room.version % times(12, 16 // databases.fewer(4)) == 0:
                for browser, seat in everybody.viewers:
                    true = without_counts(everybody.asked_for(browser))
                    with laid_out(room, dealt_anew(room.table, seat, rng)):
                        assert without_counts(everybody.asked_for(browser)) == true
            choice = room.table.choice
            data = {"key": choice.keys[rng.below(len(choice.keys))], "version": str(room.version)}
            assert everybody.players[choice.player].post(f"{everybody.path}/move", data).status == 200


def test_seed_salt_and_invitation_of_a_running_game_are_sent_to_nobody(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        everybody = Everybody(site)
        room = everybody.room
        waiting = site.room(everybody.watcher.new_game("friend").game_id)
        program = Program(site.client)
        hosted = site.room(program.create()["id"])
        rng = seeded(78)

        def secrets(of: Room) -> list[bytes]:
            seed = of.stored.start["seed"]
            assert is_secret(seed), "chance that somebody could foretell"
            words = [seed, str(int(seed, 16)), of.stored.salt, of.stored.invitation, str(of.table.position()["random"])]
            return [word.encode() for word in words]

        while room.table.choice is not None:
            if room.version % times(12, 5) == 0:
                for browser, _ in everybody.viewers:
                    for answer in everybody.asked_for(browser):
                        assert not [word for word in secrets(room) + secrets(hosted) if word in answer]
                for browser in everybody.players:
                    text = browser.get(f"/t/{waiting.id}").answer.content
                    assert not [word for word in secrets(waiting) if word in text]
            choice = room.table.choice
            data = {"key": choice.keys[rng.below(len(choice.keys))], "version": str(room.version)}
            everybody.players[choice.player].post(f"{everybody.path}/move", data)
        page = everybody.watcher.get(f"{everybody.path}/fairness")
        assert all(word.decode() in page.text for word in (secrets(room)[0], secrets(room)[2]))
        assert room.stored.invitation not in page.text


def test_drawn_cards_of_one_viewer_are_not_given_to_another(tmp_path: Path) -> None:
    """Parts of pages are kept for whoever may see the same: whoever asks first, everybody gets the own one."""

    def watch(server: Server, room: Room, viewers: list[Viewer]) -> None:
        room.pages.clear()
        alone = []
        for viewer, _ in viewers:
            room.pages.clear()
            alone.append(sent(server, room, viewer))
        for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
            room.pages.clear()
            assert [sent(server, room, viewers[index][0]) for index in order] == [alone[index] for index in order]

    in_a_lobby(tmp_path, watch, 5)
