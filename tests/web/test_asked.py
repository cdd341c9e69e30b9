"""Whether somebody is asked is never a secret: over whole games, at every seat, what the unseen cards are changes
nothing of who is asked, of what the table answers by itself, of what anybody's page shows, or of when that is."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bestiaire
from bestiaire.core.choice import Choice
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.players.levels import LEVELS
from bestiaire.web.http.api import shown
from bestiaire.web.http.app import Server
from bestiaire.web.store.stored import Entry, StoredSeat
from bestiaire.web.tables import moves, new_games
from bestiaire.web.tables.entries import forced_moves
from bestiaire.web.tables.room import Room
from bestiaire.web.thinking import pacing
from bestiaire.web.visitors import Visitor
from tests.depth import long
from tests.web import databases
from tests.web.helpers import open_site
from tests.web.test_leaks import dealt_anew, laid_out

pytestmark = pytest.mark.any_database

NAMES = ["Ana", "Max", "Zoé", "Ben"]
WORLDS = 2
WATCHER = Visitor("kim", "Kim", "fr")


class Played(NamedTuple):
    """A game that is played to its end."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    pages: int
    """At every so many moves histories and pages are compared: they take longest."""
    alone: set[str]
    """The kinds of questions that come with a single answer in this game."""


EVOLVED = {"evolutions": True, "mindbug": "experience"}
MODULES = {"secret_missions": True, "bonus_actions": True}
GAMES = [
    Played("mindbug", 2, {"sets": ["first_contact", "king_of_tokyo"]}, 3, 2, set()),
    long(Played("mindbug", 2, {"sets": ["king_of_tokyo"]}, 4, 2, set())),
    Played("duel", 2, {}, 5, 12, set()),
    long(Played("tokyo", 2, {"evolutions": True}, 6, 8, {"anytime", "before_resolving"})),
    Played("tokyo", 3, EVOLVED, 7, 12, {"anytime", "before_resolving"}),
    long(Played("tokyo", 4, {"mindbug": "trial", "mindbug_tokens": "on"}, 8, 16, set())),
    Played("orcs", 2, MODULES, 9, 24, {"upgrade"}),
    long(Played("orcs", 4, {**MODULES, "start_player_passes": True}, 10, 60, {"upgrade"})),
]


def people(number: int) -> list[Visitor]:
    return [Visitor(name.lower(), name, "en" if seat % 2 else "fr") for seat, name in enumerate(NAMES[:number])]


def sent(server: Server, room: Room, viewer: Visitor) -> str:
    """The page, and what a program is told: which buttons there are, how they are called, what happened, which version
    it is."""
    return server.pages.table_part(room, viewer, None) + json.dumps(shown(room, viewer))


def asked(table: Table) -> tuple[object, ...]:
    """Who is asked what, who may announce, and whether the table would answer by itself."""
    choice = table.choice
    if choice is None:
        return ()
    claimants = sorted({seat for seat, _ in choice.claims or []})
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


class Watching:
    """A game that is played to its end in a lobby, while everybody at it is watched."""

    def __init__(self, server: Server, played: Played, room: Room, visitors: list[Visitor]) -> None:
        self.server = server
        self.played = played
        self.room = room
        self.visitors = visitors
        self.rng = seeded(played.seed)
        self.others = 0
        """How many worlds were other ones than the true one."""
        self.alone: set[str] = set()
        """The kinds of questions that had a single answer."""

    async def play(self) -> None:
        room = self.room
        viewers = [*enumerate(self.visitors), (None, WATCHER)]
        while (choice := room.table.choice) is not None:
            before = room.version
            self.look_at_buttons(choice)
            key = choice.keys[self.rng.below(len(choice.keys))]
            await moves.move(self.server.lobby, room.id, self.visitors[choice.player].id, room.version, key)
            for seat, viewer in viewers:
                if room.table.choice is not None:
                    self.compare(seat)
                    if len(room.table.moves) % self.played.pages == 0:
                        self.compare_history(seat, viewer, room.version - before)

    def look_at_buttons(self, choice: Choice) -> None:
        """Whoever has a single answer is asked like anybody else."""
        if len(choice.options) > 1 or choice.kind in self.alone:
            return
        self.alone.add(choice.kind)
        page = self.server.pages.table_part(self.room, self.visitors[choice.player], None)
        assert f'name="key" value="{choice.keys[0]}"' in page, choice
        assert '<p class="question" tabindex="-1">' in page, choice

    def compare(self, seat: int | None) -> None:
        """In every world that somebody may imagine, the same is asked."""
        true = self.room.table
        imagined = true.imagine(seat, self.rng.next())
        assert asked(imagined) == asked(true), f"seat {seat}"

    def compare_history(self, seat: int | None, viewer: Visitor, entered: int) -> None:
        """Nor can be told from the pages, the log, or the last moves which world is the true one. Dealt anew with its
        whole history, what this viewer has never seen is another; imagined, what was shuffled since is another, too,
        and the earlier turns are left behind."""
        true = self.room.table
        world = dealt_anew(true, seat, self.rng)
        assert steps(world, entered) == steps(true, entered), f"seat {seat}"
        assert heard(world, seat) == heard(true, seat), f"seat {seat}"
        imagined = [true.imagine(seat, self.rng.next()) for _ in range(WORLDS)]
        for alike in ([true, world], imagined):
            assert len({drawn(self.server, self.room, one, viewer) for one in alike}) == 1, f"seat {seat}"
        self.others += sum(other.digest() != true.digest() for other in (world, *imagined))


def drawn(server: Server, room: Room, table: Table, viewer: Visitor) -> str:
    with laid_out(room, table):
        return sent(server, room, viewer)


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


@pytest.mark.parametrize("played", GAMES, ids=lambda played: f"{played.game}-{played.players}-{played.seed}")
def test_whether_somebody_is_asked_is_never_a_secret(tmp_path: Path, played: Played) -> None:
    watching = asyncio.run(watched(tmp_path, played))
    assert watching.others > 20, "dealing anew has changed the table often enough"
    assert watching.alone >= played.alone


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
                await room.changed.wait()
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
