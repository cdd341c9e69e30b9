"""How many bytes are sent, compressed as a browser asks for them: at a first visit, and for each change of a table."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urljoin, urlsplit

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.web.http.packing import packed_piece
from bestiaire.web.http.server import Server
from bestiaire.web.http.streams import one_line
from bestiaire.web.store.stored import StoredSeat
from bestiaire.web.tables import moves, new_games
from bestiaire.web.visitors import Visitor
from tests.depth import DEEP, long
from tests.web import databases
from tests.web.helpers import Browser, Site, open_site

pytestmark = pytest.mark.any_database

FIRST_VISIT = 250_000
UPDATE = 20_000
ASKED_FOR = {
    "text/html": r'<(?:link|script|img)\b[^>]*?\b(?:href|src)="([^"#]+)"',
    "text/css": r'url\("?([^")]+)"?\)|@import "([^"]+)"',
    "text/javascript": r'(?:from|import) "(\./[^"]+)"',
}
"""By kind of file, how it names the others that a browser fetches for it."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("budgets")) as opened:
        yield opened


def fetched(browser: Browser, path: str) -> dict[str, int]:
    """The bytes of a page and of all that it asks for, directly or not, by address."""
    sizes: dict[str, int] = {}
    wanted = [path]
    while wanted:
        path = wanted.pop()
        with browser.client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
            packed = b"".join(answer.iter_raw())
        assert answer.status_code == 200, path
        sizes[path] = len(packed)
        if "gzip" in answer.headers.get("content-encoding", ""):
            packed = gzip.decompress(packed)
        kind = answer.headers["content-type"].split(";")[0]
        named = re.findall(ASKED_FOR.get(kind, "(?!)"), packed.decode("utf-8", "replace"))
        for found in ("".join(groups) for groups in named):
            address = urljoin(path, found)
            if not urlsplit(address).scheme and address not in [*sizes, *wanted]:
                wanted.append(address)
    return sizes


@pytest.mark.parametrize("game", list(bestiaire.games()))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_first_visit(site: Site, game: str, lang: str) -> None:
    """The front page with any of the games chosen, and all that it asks for."""
    sizes = fetched(site.visitor(lang), f"/?game={game}")
    assert sum(sizes.values()) <= FIRST_VISIT, sorted(sizes.items(), key=lambda one: -one[1])
    kinds = {Path(urlsplit(path).path).suffix for path in sizes}
    assert kinds >= {".css", ".js", ".svg", ".woff2"}, "all kinds of files are counted"


@pytest.mark.parametrize("game", list(bestiaire.games()))
def test_a_first_visit_at_a_table(site: Site, game: str) -> None:
    browser = site.visitor()
    page = browser.new_game("hotseat", game=game)
    sizes = fetched(browser, f"/t/{page.game_id}?as=0")
    assert sum(sizes.values()) <= FIRST_VISIT, sorted(sizes.items(), key=lambda one: -one[1])


class Played(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]


GAMES = [
    long(Played("mindbug", 2, {})),
    long(Played("mindbug", 2, {"sets": ["first_contact", "king_of_tokyo"]})),
    long(Played("duel", 2, {})),
    long(Played("tokyo", 3, {"evolutions": True, "mindbug": "experience"})),
    Played("tokyo", 6, {}),
    Played("orcs", 4, {"secret_missions": True, "bonus_actions": True}),
]


def looking(moves: int, asked: int, viewers: list[Visitor]) -> list[Visitor]:
    """Who looks after so many moves: who is asked, nobody, one after the other, nobody."""
    turn, step = divmod(moves, 4)
    return [viewers[asked]] if step == 0 else [viewers[turn % len(viewers)]] if step == 2 else []


async def largest_update(folder: Path, played: Played) -> int:
    """Of all that is sent during a game: at one move in two, to who is asked and to another one in turn, seats and
    watcher; in depth, and at the end, to everybody."""
    server = Server(databases.address_in(folder), workers=1)
    await server.open()
    try:
        people = [
            Visitor(f"{seat}", f"Marguerite {seat}", "fr" if seat % 2 else "en") for seat in range(played.players)
        ]
        table = bestiaire.table(played.game, seed=1, players=played.players, options=played.options)
        seats = [StoredSeat(visitor.id, None, visitor.name) for visitor in people]
        room = await new_games.open_table(server.lobby, table, seats)
        viewers = [*people, Visitor("kim", "Kim", "fr")]
        rng = seeded(1)
        largest = 0
        while True:
            choice = room.table.choice
            for viewer in viewers if choice is None or DEEP else looking(len(room.table.moves), choice.player, viewers):
                data = one_line(server.pages.table_part(room, viewer, None))
                largest = max(largest, len(packed_piece(data.encode())))
            if choice is None:
                return largest
            key = choice.keys[rng.below(len(choice.keys))]
            await moves.move(server.lobby, room.id, people[choice.player].id, room.version, key)
    finally:
        await server.close()


@pytest.mark.parametrize("played", GAMES, ids=lambda played: f"{played.game}-{played.players}")
def test_a_change_of_a_table(tmp_path: Path, played: Played) -> None:
    assert asyncio.run(largest_update(tmp_path, played)) <= UPDATE
