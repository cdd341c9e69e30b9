"""Many programs that play at once while something goes wrong, and what must hold of their games afterwards."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import bestiaire
from bestiaire.web.bench.browser import read_head
from bestiaire.web.store.rows import read_games
from bestiaire.web.store.schema import GAMES
from bestiaire.web.store.stored import StoredGame
from bestiaire.web.tables.entries import play_again
from tests.depth import times
from tests.web import databases
from tests.web.helpers import LONG, Json, options

GAMES_AT_ONCE = times(6, 200)
PAUSE = 0.05
"""Before something that failed is tried again."""
TOGETHER = 40
"""So many requests are under way at once: the others wait, as they would at a proxy."""

Move = tuple[int, str]


class Player:
    """A program that plays one game against a computer, and keeps what it was told."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.rng = random.Random(number)
        self.token = ""
        self.game_id = ""
        self.acknowledged: list[Move] = []
        self.is_over = False
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Any]:
        """One request; OSError or EOFError if the connection was lost meanwhile."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} /api/v1{path} HTTP/1.1", "host: localhost", "content-type: application/json"]
        lines += [f"authorization: Bearer {self.token}", f"content-length: {len(content)}", "", ""]
        async with self.crowd.gate:
            try:
                if self.streams is None:
                    self.streams = await asyncio.open_connection("127.0.0.1", self.crowd.port(self.rng))
                reader, writer = self.streams
                writer.write("\r\n".join(lines).encode() + content)
                async with asyncio.timeout(LONG):
                    status, headers = await read_head(reader)
                    answer = await reader.readexactly(int(headers["content-length"]))
            except BaseException:
                self.hang_up()
                raise
        self.crowd.answers[status] += 1
        return status, json.loads(answer)

    def hang_up(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None

    async def insist(self, method: str, path: str, body: Json | None = None) -> tuple[int, Any]:
        """A request that is sent again until somebody answers it."""
        while True:
            try:
                status, answer = await self.ask(method, path, body)
                if status not in (429, 503):
                    return status, answer
                assert answer["message"], "a sentence"
            except (OSError, EOFError):
                self.crowd.lost += 1
            await asyncio.sleep(PAUSE)

    async def begin(self) -> None:
        _, visitor = await self.insist("POST", "/visitors", {"name": ""})
        self.token = visitor["token"]
        status, table = await self.insist("POST", "/tables", {"game": "mindbug", "opponent": "random"})
        assert status == 201, table
        self.game_id = table["id"]

    async def asked(self) -> Json | None:
        """Waits to be asked: the table then, or None if the game is over."""
        while not self.is_over:
            _, shown = await self.insist("GET", f"/tables/{self.game_id}")
            if "result" in shown["view"]:
                self.is_over = True
            elif options(shown):
                table: Json = shown
                return table
            else:
                await asyncio.sleep(PAUSE)
        return None

    async def move(self) -> None:
        """Waits to be asked and plays at random, until the move is acknowledged or the game is over."""
        shown = await self.asked()
        if shown is not None:
            await self.send((shown["version"], self.rng.choice(options(shown))))

    async def send(self, move: Move) -> None:
        """Sends one move until it is acknowledged. If it had arrived before, and only the answer was lost, it is
        answered all the same."""
        body = {"version": move[0], "key": move[1]}
        while True:
            try:
                if self.crowd.cuts and self.rng.random() < self.crowd.cuts:
                    await self.cut(body)
                status, answer = await self.ask("POST", f"/tables/{self.game_id}/moves", body)
                if status == 200:
                    self.acknowledged.append(move)
                    return
                assert status in (429, 503), answer
            except (OSError, EOFError):
                self.crowd.lost += 1
            await asyncio.sleep(PAUSE)

    async def cut(self, body: Json) -> None:
        """Sends the move, or a part of it, and hangs up before there can be an answer."""
        content = json.dumps(body).encode()
        head = f"POST /api/v1/tables/{self.game_id}/moves HTTP/1.1\r\nhost: localhost\r\n"
        head += f"content-type: application/json\r\nauthorization: Bearer {self.token}\r\n"
        whole = f"{head}content-length: {len(content)}\r\n\r\n".encode() + content
        _, writer = await asyncio.open_connection("127.0.0.1", self.crowd.port(self.rng))
        writer.write(whole if self.rng.random() < 0.7 else whole[: self.rng.randrange(len(whole))])
        await writer.drain()
        writer.close()
        self.crowd.lost += 1


class Crowd:
    """All players."""

    def __init__(self, ports: Callable[[], list[int]], games: int = GAMES_AT_ONCE) -> None:
        self.ports = ports
        self.players = [Player(self, number) for number in range(games)]
        self.gate = asyncio.Semaphore(TOGETHER)
        self.answers: Counter[int] = Counter()
        self.lost = 0
        """How many connections were lost."""
        self.cuts = 0.0
        """How often a player hangs up in the middle of a move."""

    def port(self, rng: random.Random) -> int:
        return rng.choice(self.ports())

    async def begin(self) -> None:
        await asyncio.gather(*(player.begin() for player in self.players))

    async def play(self, moves: int, *troubles: Awaitable[None]) -> None:
        """Everybody makes so many moves, or more, as long as there is trouble."""
        trouble = asyncio.gather(*troubles)

        async def moved(player: Player) -> None:
            made = 0
            while not player.is_over and (made < moves or not trouble.done()):
                await player.move()
                made += 1

        await asyncio.gather(trouble, *(moved(player) for player in self.players))

    async def hang_up(self) -> None:
        writers = [player.streams[1] for player in self.players if player.streams is not None]
        for writer in writers:
            writer.close()
        await asyncio.gather(*(writer.wait_closed() for writer in writers), return_exceptions=True)


def play(ports: Callable[[], list[int]], what: Callable[[Crowd], Awaitable[None]]) -> Crowd:
    """Seats everybody and lets them do that."""

    async def run() -> Crowd:
        crowd = Crowd(ports)
        try:
            await crowd.begin()
            await what(crowd)
        finally:
            await crowd.hang_up()
        return crowd

    return asyncio.run(run())


def check(crowd: Crowd, database: str) -> None:
    """Nothing is lost and nothing doubled: every game can be played again from what is on disk; every move that was
    acknowledged is there, once, in its place, and no other."""
    games = {game.id: game for game in stored_games(database)}
    assert len(games) == len(crowd.players), "no game lost, none doubled"
    for player in crowd.players:
        game = games[player.game_id]
        play_again(game)
        mine = chosen_by_person(game)
        assert mine == player.acknowledged


def chosen_by_person(game: StoredGame) -> list[Move]:
    """Number and key of every entry for which the person on the first seat was asked."""
    table = bestiaire.table(game.game, seed=game.start["seed"], options=game.start["options"])
    found = []
    for number, entry in enumerate(game.entries):
        assert table.choice is not None
        assert table.choice.player == entry.seat
        if entry.seat == 0 and not table.is_forced:
            found.append((number, entry.key))
        table.play(entry.key)
    return found


def stored_games(database: str) -> list[StoredGame]:
    with databases.reading(database) as connection:
        return read_games(connection, GAMES.select(), whole=True)
