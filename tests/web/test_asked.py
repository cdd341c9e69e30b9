"""Whether somebody is asked is never a secret: over whole games, at every seat, what the unseen cards are changes
nothing of who is asked, of what the table answers by itself, of what anybody's page shows, or of when that is."""

from __future__ import annotations

import asyncio
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bestiaire
from bestiaire.core.choice import Choice
from bestiaire.core.rng import Random, seeded
from bestiaire.core.table import Stage, Table
from bestiaire.players import PLAYERS, Seat
from bestiaire.players.levels import LEVELS
from bestiaire.web.http.server import Server
from bestiaire.web.http.table_json import table_json
from bestiaire.web.store.stored import Entry, StoredSeat
from bestiaire.web.tables import moves, new_games
from bestiaire.web.tables.entries import forced_moves
from bestiaire.web.tables.room import Room
from bestiaire.web.thinking import pacing
from bestiaire.web.thinking.thinkers import think
from bestiaire.web.visitors import Visitor
from tests import depth
from tests.depth import long
from tests.web import databases
from tests.web.helpers import open_site
from tests.web.test_leaks import dealt_anew, laid_out

pytestmark = pytest.mark.any_database

NAMES = ["Ana", "Max", "Zoé", "Ben"]
WORLDS = 2
MOVES_TOGETHER = 8
"""So many moves two games go together until the one is dealt anew."""
WATCHER = Visitor("kim", "Kim", "fr")


class Played(NamedTuple):
    """A game that is played to its end."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    alone: set[str]
    """The kinds of questions that come with a single answer in this game."""


EVOLVED = {"evolutions": True, "mindbug": "experience"}
MODULES = {"secret_missions": True, "bonus_actions": True}
GAMES = [
    Played("mindbug", 2, {"sets": ["first_contact", "king_of_tokyo"]}, 89, {"play"}),
    Played("mindbug", 2, {"sets": ["king_of_tokyo"]}, 148, {"play"}),
    Played("duel", 2, {}, 33, set()),
    Played("tokyo", 2, {"evolutions": True}, 35, {"anytime", "before_resolving", "helpful_mindbug", "hungry_face"}),
    Played("tokyo", 3, EVOLVED, 196, {"before_resolving"}),
    Played("tokyo", 3, {"mindbug": "trial", "mindbug_tokens": "on"}, 94, set()),
    Played("orcs", 2, {**MODULES, "start_player_passes": True}, 147, {"upgrade"}),
]
"""A short one of each kind."""
LONGER = [*GAMES, GAMES[-2]._replace(players=4), GAMES[-1]._replace(players=4)]
FURTHER = int(os.environ.get("BESTIAIRE_GAMES", "0")) // 20_000
"""`make soak` plays so many more of each."""
DEEP = [played._replace(seed=seed, alone=set()) for played in LONGER for seed in range(1, FURTHER + 1)]


@pytest.fixture(autouse=True)
def pacing_of_computers() -> None:
    """As it is: it is what is looked at here."""


def people(number: int) -> list[Visitor]:
    return [Visitor(name.lower(), name, "en" if seat % 2 else "fr") for seat, name in enumerate(NAMES[:number])]


def sent(server: Server, room: Room, viewer: Visitor) -> str:
    """The page, and what a program is told: which buttons there are, how they are called, what happened, which version
    it is."""
    return server.pages.table_part(room, viewer, None) + json.dumps(table_json(room, viewer))


def as_if_alone(room: Room, viewer: Visitor) -> Room:
    """The same table, with computers on all other seats: there is a coach there, and why not is answered."""
    seats = [seat if seat.visitor == viewer.id else StoredSeat(None, "easy", "") for seat in room.stored.seats]
    alone = Room(replace(room.stored, seats=seats, entries=[]), room.boot, room.table)
    alone.events_before = room.events_before
    return alone


def asked(table: Table) -> tuple[object, ...]:
    """Who is asked what, who may announce, and whether the table would answer by itself."""
    choice = table.choice
    if choice is None:
        return ()
    claimants = frozenset(seat for seat, _ in choice.claims or [])
    return choice.player, choice.kind, choice.rule, claimants, bool(forced_moves(table.fork(), 0.0))


def steps(table: Table, entered: int) -> list[tuple[object, ...]]:
    """How it stood before and after each of the last moves."""
    back = table.fork()
    found = [asked(back)]
    for _ in range(entered):
        back.undo()
        found.append(asked(back))
    return found


def heard(table: Table, seat: int | None) -> list[tuple[object, ...]]:
    """The events as a seat hears them, and which of them are news, after which nothing is taken back freely."""
    return [(event.seen_by(seat), event.news) for event in table.events]


class Other:
    """A true game as it would have gone, move for move and with its whole history, if what a viewer has never seen were
    other cards. It goes along with the true one, which is quicker than to deal anew at every move, until that viewer
    sees one of those cards; and a few moves at most."""

    def __init__(self, true: Table, seat: int | None, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.deal(true)

    def deal(self, true: Table) -> None:
        self.table = dealt_anew(true, self.seat, self.rng)
        faces = zip(self.table._state.faces, true._state.faces, strict=True)
        self.changed = {number for number, (mine, real) in enumerate(faces) if mine != real}
        self.moves_left = MOVES_TOGETHER

    def follow(self, true: Table) -> None:
        """Goes along with what was played at the true table."""
        mine, real = self.table._stages(), true._stages()
        new = real[len(mine) - 1 :]
        since = [*(stage.start for stage in new), true._state]
        self.moves_left -= 1
        is_seen = not all(self.changed <= unseen(state, self.seat) for state in since)
        if is_seen or not self.changed or not self.moves_left:
            self.deal(true)
            return
        last = mine[-1].before
        for stage in new:
            start = stage.start.copy()
            start.faces = self.table._state.faces
            last = Stage(last, start, stage.moves[:])
        assert last is not None
        self.table = Table(true.info, true.origin, true.names, last)


def unseen(state: Any, seat: int | None) -> set[int]:
    return {number for group in state.unseen(seat) for number in group}


class Watching:
    """A game that is played to its end in a lobby, while everybody at it is watched at every move."""

    def __init__(self, server: Server, played: Played, room: Room, visitors: list[Visitor]) -> None:
        self.server = server
        self.room = room
        self.visitors = visitors
        self.rng = seeded(played.seed)
        self.dealing = seeded(1000 + played.seed)
        self.viewers = [*enumerate(visitors), (None, WATCHER)]
        self.others = {seat: Other(room.table, seat, self.dealing) for seat, _ in self.viewers}
        self.differed = 0
        """How many worlds were other ones than the true one."""
        self.alone: set[str] = set()
        """The kinds of questions that had a single answer."""
        self.looked_at: set[tuple[str, int | None]] = set()
        """The kinds of questions, and who had a page drawn at one of them."""
        self.rounds = 0
        """How many moves were watched."""
        self.coached = 0
        """How many pages were drawn on which somebody who plays alone is told why not."""

    async def play(self) -> None:
        room = self.room
        while (choice := room.table.choice) is not None:
            before = room.version
            self.look_at_buttons(choice)
            key = choice.keys[self.rng.below(len(choice.keys))]
            await moves.move(self.server.lobby, room.id, self.visitors[choice.player].id, room.version, key)
            if room.table.choice is not None:
                self.rounds += 1
                for seat, viewer in self.viewers:
                    self.compare(seat, viewer, room.version - before)
                if depth.DEEP or self.rounds % 2:
                    self.compare_imagined(*self.in_turn)

    @property
    def in_turn(self) -> tuple[int | None, Visitor]:
        """One viewer after the other, each for two moves."""
        return self.viewers[self.rounds // 2 % len(self.viewers)]

    def look_at_buttons(self, choice: Choice) -> None:
        """Whoever has a single answer is asked like anybody else."""
        if len(choice.options) > 1 or choice.kind in self.alone:
            return
        self.alone.add(choice.kind)
        page = self.server.pages.table_part(self.room, self.visitors[choice.player], None)
        assert f'name="key" value="{choice.keys[0]}"' in page, choice
        assert '<p class="question" tabindex="-1">' in page, choice

    def compare(self, seat: int | None, viewer: Visitor, entered: int) -> None:
        """What is asked, heard and sent is the same when what this viewer has never seen is another."""
        true, other = self.room.table, self.others[seat]
        other.follow(true)
        assert steps(other.table, entered) == steps(true, entered), f"seat {seat}"
        assert asked(true.imagine(seat, self.dealing.next())) == asked(true), f"seat {seat}"
        assert heard(other.table, seat) == heard(true, seat), f"seat {seat}"
        if self.is_looked_at(seat):
            assert self.drawn(other.table, viewer) == self.drawn(true, viewer), f"seat {seat}"
        self.differed += bool(other.changed)

    def is_looked_at(self, seat: int | None) -> bool:
        """Pages are drawn for everybody where a kind of question comes up for the first time, then at every other move
        for one viewer after the other; in depth always for everybody."""
        choice = self.room.table.choice
        assert choice is not None
        is_new = (choice.kind, seat) not in self.looked_at
        self.looked_at.add((choice.kind, seat))
        return is_new or depth.DEEP or (self.rounds % 2 == 0 and self.in_turn[0] == seat)

    def compare_imagined(self, seat: int | None, viewer: Visitor) -> None:
        """Imagined, what was shuffled since is another, too, and the earlier turns are left behind: such worlds have
        pages of their own, and are compared with each other, for one viewer after the other; every other time those of
        somebody who plays alone."""
        worlds = [self.room.table.imagine(seat, self.dealing.next()) for _ in range(WORLDS)]
        is_alone = seat is not None and self.rounds // (2 * len(self.viewers)) % 2 == 0
        pages = {self.drawn(world, viewer, is_alone=is_alone) for world in worlds}
        assert len(pages) == 1, f"seat {seat}"
        self.coached += "data-things=" in pages.pop() and is_alone

    def drawn(self, table: Table, viewer: Visitor, *, is_alone: bool = False) -> str:
        with laid_out(self.room, table):
            return sent(self.server, as_if_alone(self.room, viewer) if is_alone else self.room, viewer)


async def watched(folder: Path, played: Played) -> Watching:
    server = Server(databases.address_in(folder), workers=1)
    await server.open()
    try:
        visitors = people(played.players)
        seats = [StoredSeat(visitor.id, None, visitor.name) for visitor in visitors]
        table = bestiaire.table(played.game, seed=played.seed, players=played.players, options=played.options)
        room = await new_games.open_table(server.lobby, table, seats)
        watching = Watching(server, played, room, visitors)
        await watching.play()
        return watching
    finally:
        await server.close()


@pytest.mark.parametrize("played", [*GAMES, *DEEP], ids=lambda played: f"{played.game}-{played.players}-{played.seed}")
def test_whether_somebody_is_asked_is_never_a_secret(tmp_path: Path, played: Played) -> None:
    watching = asyncio.run(watched(tmp_path, played))
    assert watching.differed > 20, "dealing anew has changed the table often enough"
    assert watching.alone >= played.alone
    assert watching.coached > 3, "pages of who plays alone were compared, too"


# -- the time it takes


def with_one_answer(game: str, seat: int, options: dict[str, Any]) -> Table:
    """A table at which that seat is asked something to which it has a single answer, though others can't know that."""
    for seed in range(100):
        table = bestiaire.table(game, seed=seed, players=2, options=options)
        while (choice := table.choice) is not None:
            if choice.player == seat and len(choice.options) == 1:
                return bestiaire.table(game, position=table.position())
            table.play(seed % len(choice.options))
    raise AssertionError("there is none")


@pytest.mark.parametrize(("game", "options"), [("tokyo", {"evolutions": True}), ("orcs", MODULES)])
def test_a_computer_with_one_answer_takes_as_long_as_it_may_think(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    level = "easy"

    async def answered() -> tuple[float, Entry]:
        server = Server(databases.address_in(tmp_path), workers=1)
        await server.open()
        try:
            seats = [StoredSeat("ana", None, "Ana"), StoredSeat(None, level, "")]
            room = await new_games.open_table(server.lobby, with_one_answer(game, 1, options), seats)
            assert room.version == 0, "the table does not answer for it"
            while room.version == 0:
                await room.changes.next.wait()
            return room.stored.created, room.stored.entries[0]
        finally:
            await server.close()

    asked_at, entry = asyncio.run(answered())
    assert entry.seat == 1
    assert entry.at - asked_at > LEVELS[level].seconds + pacing.MORE[0]


@pytest.mark.parametrize("seconds", [0.0, 0.2, 0.45])
def test_how_long_a_computer_takes_does_not_follow_from_how_long_it_thought(seconds: float) -> None:
    table = with_one_answer("tokyo", 1, {"evolutions": True})
    assert table.choice is not None
    least, most = (LEVELS["normal"].seconds + more for more in pacing.MORE)
    taken = {
        seconds + pacing.pause_after(table.info, table.choice, "normal", pacing.Thought("", seconds)) for _ in range(50)
    }
    assert min(taken) >= least
    assert max(taken) <= most
    assert len(taken) > 40, "it is drawn anew each time"


class Ponderer:
    """Takes a second for every option if there are several, and says so on a clock of its own; as a guest might."""

    seconds = 0.0

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> str:
        if len(seat.keys) > 1:
            Ponderer.seconds += len(seat.keys)
        return seat.keys[-1]


def pondered(table: Table, seed: int) -> float:
    thought = think(table.info.key, table.position(), "ponderer", seed, lambda: Ponderer.seconds)
    assert table.choice is not None
    assert thought.key == table.choice.keys[-1]
    return thought.seconds


@pytest.mark.parametrize(
    ("game", "options"), [long("tokyo", {"evolutions": True}), ("tokyo", EVOLVED), ("orcs", MODULES)]
)
def test_who_thinks_for_seconds_does_so_with_a_single_answer_too(
    monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any]
) -> None:
    """At every question whose answers others can't count, over a whole game: no time that a single answer takes is one
    that several would not take, by all that the others know."""
    monkeypatch.setitem(PLAYERS, "ponderer", Ponderer)
    table = bestiaire.table(game, seed=11, players=2, options=options)
    rng = seeded(11)
    single, several = [], []
    while (choice := table.choice) is not None:
        if len(choice.options) == 1 and not table.is_forced:
            worlds = [table.imagine(1 - choice.player, rng.next()) for _ in range(40)]
            possible = [world for world in worlds if world.choice and len(world.choice.options) > 1]
            if possible:
                single += [pondered(table, rng.next()) for _ in possible]
                several += [pondered(world, rng.next()) for world in possible]
                assert set(single[-len(possible) :]) <= set(several[-len(possible) :]), choice
        table.play(rng.below(len(choice.options)))
    assert len(single) > 40
    assert sum(single) == pytest.approx(sum(several), rel=0.1)


def test_how_long_others_than_levels_take_is_blurred() -> None:
    """Dealing anew takes a few milliseconds: they are not to be told from those that thinking takes."""
    table = with_one_answer("tokyo", 1, {"evolutions": True})
    assert table.choice is not None
    pauses = {pacing.pause_after(table.info, table.choice, "careful", pacing.Thought("", 4.0)) for _ in range(50)}
    assert pacing.MORE[0] <= min(pauses) < max(pauses) <= pacing.MORE[1]
    assert len(pauses) > 40


def test_where_everybody_can_count_the_answers_nobody_is_kept_waiting() -> None:
    table = bestiaire.table("mindbug", seed=1)
    assert table.choice is not None
    assert pacing.pause_after(table.info, table.choice, "normal", pacing.Thought("", 0.0)) == 0.0


# -- what is not declared is a secret


def test_a_question_that_a_game_does_not_declare_is_asked() -> None:
    table = bestiaire.table("mindbug", position={"players": [{"play": ["luchataur"]}, {"hand": ["bee_bear"]}]})
    assert [entry.key for entry in forced_moves(table.fork(), 0.0)] == ["attack:luchataur"]
    table.info = replace(table.info, open_questions=frozenset())
    assert forced_moves(table, 0.0) == []


def test_who_has_but_one_answer_presses_it_and_that_is_what_is_taken_back(tmp_path: Path) -> None:
    """Bookwyrm asks for a card of the hand. That none fits is nobody else's business: neither is it passed over, nor
    does a wish to take back reach beyond it."""
    wyrm = {
        "sets": ["king_of_tokyo"],
        "players": [{"hand": ["bookwyrm", "cyber_bunny"]}, {"mindbugs": 0, "hand": ["kong", "drakonis"]}],
    }
    table = bestiaire.table("mindbug", position=wyrm)
    with open_site(tmp_path) as site:
        ana, max_ = site.visitor(), site.visitor()
        page = ana.play_on(table.record(), opponent="friend")
        max_.post(page.invitation, {"name": "Max"})
        page = ana.play(ana.get(page.path), "play:bookwyrm")
        assert page.keys == ["play:none"]
        page = ana.play(page, "play:none")
        assert site.entries(page.game_id)[-1][1:] == (0, "move", "play:none")
        version = page.version
        page = ana.submit(page, page.form("/undo"))
        assert (page.version, page.keys) == (version + 1, ["play:none"])
