"""The JSON API for programs: a game from the first request to the record, its description, and bad requests by the
thousand."""

from __future__ import annotations

import contextlib
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.web import limits
from tests.depth import each_seed, times
from tests.web import databases
from tests.web.helpers import (
    LONG,
    Json,
    Program,
    ServerProcess,
    Site,
    aggressive,
    is_settled,
    open_site,
    options,
    read_event,
    read_until,
)

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server"), arguments=["--crowd", "100"])  # programs are in a hurry
    process.start()
    yield process
    process.close()


# -- a game


def test_the_shelf(site: Site) -> None:
    answer = site.client.get("/api/v1/games")
    assert answer.status_code == 200
    found = {game["key"]: game for game in answer.json()}
    assert set(found) == set(bestiaire.games())
    assert found["mindbug"] == {
        "key": "mindbug",
        "name": {"en": "Mindbug", "fr": "Mindbug"},
        "players": [2, 2],
        "options": {"sets": ["first_contact"], "cards": []},
    }


def test_whoever_changes_something_shows_a_token(site: Site) -> None:
    before = site.stored()
    for path, body in (
        ("/api/v1/tables", {"game": "mindbug"}),
        ("/api/v1/join/x", {}),
        ("/api/v1/tables/x/moves", {"key": "x", "version": 0}),
    ):
        for headers in ({}, {"authorization": "Bearer x"}, {"authorization": "x"}, {"authorization": "Bearer"}):
            answer = site.client.post(path, json=body, headers=headers)
            assert answer.status_code == 401
            assert answer.json()["error"] == "no_visitor"
            assert "/api/v1/visitors" in answer.json()["message"]
    assert site.stored() == before


def test_a_whole_game_of_two_programs(site: Site) -> None:
    ana, max_, zoe = (Program(site.client, name) for name in ("Ana", "Max", "Zoé"))
    table = ana.create("friend", seat=1)
    game_id = table["id"]
    assert table["your_seats"] == [1]
    assert [seat["taken"] for seat in table["seats"]] == [False, True]
    assert table["view"]["seat"] == 1
    joined = max_.post(f"/join/{table['invitation']}", {"name": "Maximilian"}).json()
    assert joined["your_seats"] == [0]
    assert "invitation" not in joined
    assert [seat["name"] for seat in joined["seats"]] == ["Maximilian", "Ana"]
    assert max_.post(f"/join/{table['invitation']}", {}).json()["your_seats"] == [0], "twice is once"
    assert max_.get(f"/tables/{game_id}/record").status_code == 403

    players = [max_, ana]
    replayed = bestiaire.table("mindbug", seed=site.room(game_id).stored.start["seed"])
    rng = seeded(3)
    while True:
        shown = zoe.look(game_id)
        assert shown["your_seats"] == []
        assert shown["view"] == replayed.view(None)
        assert [player.look(game_id)["view"] for player in players] == [replayed.view(seat) for seat in (0, 1)]
        if "result" in shown["view"]:
            break
        asked = players[shown["view"]["choice"]["player"]]
        keys = options(asked.look(game_id))
        assert replayed.choice is not None
        assert keys == replayed.choice.keys
        key = keys[rng.below(len(keys))]
        answer = asked.move(game_id, key, shown["version"])
        assert answer.status_code == 200
        replayed.play(key)
        while replayed.is_forced:
            replayed.play(0)
        assert answer.json()["version"] == len(replayed.moves)
    record = zoe.get(f"/tables/{game_id}/record").json()
    assert record["moves"] == replayed.moves
    assert record["seats"] == ["Maximilian", "Ana"]
    assert bestiaire.replay(record).digest() == replayed.digest()
    assert record["fairness"]["fingerprint"] == table["fingerprint"]


def test_a_table_on_options(site: Site) -> None:
    program = Program(site.client)
    answer = program.post("/tables", {"game": "mindbug", "options": {"sets": ["first_contact"]}})
    assert answer.status_code == 201
    before = site.stored()
    for body, said in (
        ({"game": "mindbug", "options": {"sets": ["x"]}}, "options.sets[0]"),
        ({"game": "mindbug", "options": {"sets": []}}, "options.sets"),
        ({"game": "mindbug", "options": {"speed": 1}}, "options.speed"),
        ({"game": "mindbug", "options": []}, "options"),
        ({"game": "mindbgu"}, "mindbug"),
        ({"game": "mindbug", "opponent": "gredy"}, "greedy"),
        ({"game": "mindbug", "seat": 2}, "seat"),
        ({"game": "mindbug", "seat": -1}, "seat"),
        ({}, "game"),
    ):
        answer = program.post("/tables", body)
        assert answer.status_code == 422, body
        assert said in answer.json()["message"]
    assert site.stored() == before


@pytest.mark.parametrize("seat", [0, 1])
def test_a_program_against_the_computer_by_stream(server: ServerProcess, seat: int) -> None:
    """Nothing is asked for twice: the stream tells everything that a player needs."""
    with server.client() as client:
        program = Program(client, "bot")
        table = program.create("random", seat)
        versions = []
        with program.stream(table["id"]) as lines:
            while True:
                event = read_event(lines)
                shown: Json = json.loads(event.data)
                assert event.kind == "table"
                assert event.id.startswith(f"{shown['version']}.")
                assert shown["your_seats"] == [seat]
                versions.append(shown["version"])
                if "result" in shown["view"]:
                    break
                if keys := options(shown):
                    answer = program.move(table["id"], aggressive(keys), shown["version"])
                    while answer.status_code == 429:
                        answer = program.move(table["id"], aggressive(keys), shown["version"])
                    assert answer.status_code == 200
        assert versions == sorted(set(versions))
        record = program.get(f"/tables/{table['id']}/record").json()
        assert len(record["moves"]) == versions[-1]
        assert bestiaire.replay(record).result is not None


def test_a_stream_tells_everybody_the_own_view(server: ServerProcess) -> None:
    with server.client() as client:
        ana, max_, zoe = (Program(client, name) for name in ("Ana", "Max", "Zoé"))
        table = ana.create("friend")
        with contextlib.ExitStack() as stack:
            streams = [stack.enter_context(program.stream(table["id"])) for program in (ana, max_, zoe)]
            before = [json.loads(read_event(lines).data) for lines in streams]
            assert [shown["view"]["seat"] for shown in before] == [0, None, None]
            max_.post(f"/join/{table['invitation']}", {"name": "Max"})
            after = [json.loads(read_event(lines).data) for lines in streams]
            assert [shown["view"]["seat"] for shown in after] == [0, 1, None]
            seated = {"name": "Max", "computer": None, "taken": True, "left": False, "away": False}
            assert all(shown["seats"][1] == seated for shown in after)
            asked = after[0]["view"]["choice"]["player"]
            assert [bool(options(shown)) for shown in after] == [asked == 0, asked == 1, False]
            mover = (ana, max_)[asked]
            assert mover.move(table["id"], options(after[asked])[0], 0).status_code == 200
            moved = [read_until(lines, lambda shown: shown["version"] == 1) for lines in streams]
            assert moved == [program.look(table["id"]) for program in (ana, max_, zoe)]


def test_too_many_streams(server: ServerProcess) -> None:
    with server.client() as client, contextlib.ExitStack() as stack:
        program, other = Program(client), Program(client)
        table = program.create("friend")
        opened = [stack.enter_context(program.stream(table["id"])) for _ in range(limits.STREAMS_OF_ONE)]
        for lines in opened:
            read_event(lines)
        with client.stream("GET", f"/api/v1/tables/{table['id']}/stream", headers=program.headers) as refused:
            assert refused.status_code == 429
            assert json.loads(refused.read())["message"] == "Too many open pages."
            assert int(refused.headers["retry-after"]) >= 1
        with other.stream(table["id"]) as lines:
            read_event(lines)


def test_asking_about_a_stream_opens_none(server: ServerProcess) -> None:
    """HEAD has no body, so the connection must be free for the next request."""
    with server.client() as client:
        table = Program(client).create("friend")
        for path in (f"/api/v1/tables/{table['id']}/stream", f"/t/{table['id']}/stream"):
            assert client.head(path).status_code in (200, 405)
            assert client.get("/healthz", timeout=LONG).text == "ok\n"


def test_a_stream_of_nothing(server: ServerProcess) -> None:
    with server.client() as client:
        assert Program(client).get("/tables/nothing/stream").status_code == 404


@pytest.mark.parametrize("opponent", ["greedy", "random"])
def test_the_example_bot_plays_a_whole_game(server: ServerProcess, opponent: str) -> None:
    command = [sys.executable, str(BOT), server.address, opponent]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONG)
    assert (done.returncode, done.stderr) == (0, "")
    first, *moves, last = done.stdout.splitlines()
    assert last in ("Won.", "Lost.")
    assert all(":" in move for move in moves)
    game_id = first.rpartition("/")[2]
    with server.client() as client:
        record = client.get(f"/api/v1/tables/{game_id}/record").json()
    table = bestiaire.replay(record)
    assert table.result is not None
    assert (table.result.winners == [0]) == (last == "Won.")
    assert set(moves) <= set(record["moves"])


def test_the_example_bot_is_short() -> None:
    code = [line for line in BOT.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(code) <= 35


# -- its description


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory, database: str) -> Json:
    with open_site(tmp_path_factory.mktemp("described")) as opened:
        document: Json = opened.client.get("/api/v1/openapi.json").json()
        return document


OPERATIONS = {
    ("/api/v1/visitors", "post"),
    ("/api/v1/games", "get"),
    ("/api/v1/tables", "post"),
    ("/api/v1/join/{invitation}", "post"),
    ("/api/v1/tables/{table_id}", "get"),
    ("/api/v1/tables/{table_id}/moves", "post"),
    ("/api/v1/tables/{table_id}/stream", "get"),
    ("/api/v1/tables/{table_id}/record", "get"),
}


def operations(described: Json) -> list[tuple[str, str, Json]]:
    return [(path, method, told) for path, methods in described["paths"].items() for method, told in methods.items()]


def resolved(described: Json, schema: Json) -> Json:
    """A schema, wherever it stands in the document."""
    while "$ref" in schema:
        *_, name = schema["$ref"].split("/")
        schema = described["components"]["schemas"][name]
    return schema


def test_the_description_has_every_operation_and_no_page(described: Json) -> None:
    assert described["openapi"].startswith("3.")
    assert described["info"]["version"] == bestiaire.__version__
    found = {(path, method) for path, method, _ in operations(described)}
    assert found >= OPERATIONS
    assert all(path.startswith("/api/v1/") for path, _ in found)
    ids = [told["operationId"] for _, _, told in operations(described)]
    assert len(set(ids)) == len(ids)
    for path, _, told in operations(described):
        assert told.get("summary")
        assert told.get("description")
        named = {parameter["name"] for parameter in told.get("parameters", []) if parameter["in"] == "path"}
        assert all(f"{{{name}}}" in path for name in named)
        assert path.count("{") == len(named)


def test_the_description_refers_only_to_what_is_there(described: Json) -> None:
    def walk(part: Any) -> Iterator[str]:
        if isinstance(part, dict):
            if isinstance(part.get("$ref"), str):
                yield part["$ref"]
            for inside in part.values():
                yield from walk(inside)
        elif isinstance(part, list):
            for inside in part:
                yield from walk(inside)

    for reference in walk(described):
        place: Any = described
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


def test_the_description_has_examples_of_every_body(described: Json) -> None:
    for path, method, told in operations(described):
        if method != "post" or "requestBody" not in told:
            continue
        content = told["requestBody"]["content"]["application/json"]
        if "example" in content or "examples" in content:
            continue
        schema = resolved(described, content["schema"])
        if "example" in schema or "examples" in schema:
            continue
        without = [name for name, one in schema["properties"].items() if not {"example", "examples"} & set(one)]
        needed = schema.get("required") or list(schema["properties"])
        assert not set(without) & set(needed), f"{path}: {without}"


def test_the_examples_are_true(described: Json, site: Site) -> None:
    """A body made of the examples is understood."""
    program = Program(site.client)
    schema = described["components"]["schemas"]["NewGame"]["properties"]
    body = {name: told["examples"][0] for name, told in schema.items() if "examples" in told}
    assert body["game"] == "mindbug"
    assert program.post("/tables", body).status_code == 201


def test_the_description_tells_how_refusals_look(described: Json, site: Site) -> None:
    """What is documented for 422 is what is sent."""
    sent = Program(site.client).post("/tables", {}).json()
    assert set(sent) == {"error", "message", "detail"}
    for path, method, told in operations(described):
        if method == "post":
            schema = told["responses"]["422"]["content"]["application/json"]["schema"]
            assert set(resolved(described, schema)["properties"]) == set(sent), path


def test_the_description_tells_of_conflicts_and_tokens(described: Json) -> None:
    move = described["paths"]["/api/v1/tables/{table_id}/moves"]["post"]
    assert set(move["responses"]) >= {"200", "401", "403", "404", "409", "422", "429"}
    assert move.get("security"), "who needs a token is said for programs, too"
    stream = described["paths"]["/api/v1/tables/{table_id}/stream"]["get"]
    assert "text/event-stream" in stream["responses"]["200"]["content"]


# -- bad requests


SIGNS = [
    "",
    " ",
    "\x00",
    "é",
    "日",
    "🦉",
    "%",
    "%00",
    "..",
    "/",
    "\\",
    "'",
    '"',
    "<",
    ";",
    "\n",
    "x" * 300,
    "²",
    "-",
    "\\ud800",
]
VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    1.5,
    10**30,
    -(10**400),
    1e308,
    "",
    "x",
    "0",
    "mindbgu",
    "\ud800",
    "é" * 500,
    "x" * 5000,
    [],
    [[]],
    ["play:dragon"],
    {},
    {"": {}},
    {"\ud800": "\ud800"},
    {"sets": ["x"]},
    {"sets": [[[[1]]]]},
    {"sets": None},
]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW"]
KINDS = ["application/json"] * 6 + [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "",
    "é",
    "a/b;c",
]
BAD_KEYS = ["", "x", "play:", "play:dragon", "mindbug:perhaps", "reseed:7", "undo", "0", "play:gorillion#9", "é" * 100]


class Fuzz:
    """Makes bad requests: each would change a table if anything were taken that must not be."""

    def __init__(self, site: Site, described: Json, seed: int) -> None:
        self.site = site
        self.operations = [(method.upper(), path) for path, method, _ in operations(described)]
        self.operations += 4 * [one for one in self.operations if one[1].endswith("/moves")]
        self.rng = random.Random(seed)
        self.client = site.visitor().client
        ana, max_ = Program(site.client, "Ana"), Program(site.client, "Max")
        self.tokens = [program.headers["authorization"] for program in (ana, max_, Program(site.client))]
        full, waiting = ana.create(), max_.create()
        assert max_.post(f"/join/{full['invitation']}", {}).status_code == 200
        for _ in range(4):
            for player in (ana, max_):
                shown = player.look(full["id"])
                if options(shown):
                    assert player.move(full["id"], options(shown)[0], shown["version"]).status_code == 200
        self.full, self.waiting = full["id"], waiting["id"]
        self.taken = full["invitation"]

    def often(self, share: float) -> bool:
        return self.rng.random() < share

    def text(self) -> str:
        return "".join(self.rng.choices(SIGNS, k=self.rng.randint(0, 4)))

    def path(self, path: str) -> str:
        """A path of the description, its gaps filled with true ids, near ones and rubbish."""
        ids = [self.full, self.full, self.waiting, self.full[:-1], self.full + "x", self.taken, "nothing", self.text()]
        path = path.replace("{table_id}", self.rng.choice(ids))
        path = path.replace("{invitation}", self.rng.choice([self.taken, *ids]))
        if self.often(0.1):
            path += self.rng.choice(["/", "/x", "?as=0", "?lang=%ff", "?version=1&key=x", "#x", self.text()])
        return quoted(path)

    def a_move(self) -> Json:
        """Not one that is offered, or not for this version."""
        version = self.site.room(self.full).version
        if self.often(0.5):
            wrong = version + self.rng.choice([1, 2, -1, 1000, 10**20])
            return {"key": self.rng.choice([*offered(self.site, self.full), "mindbug:no"]), "version": wrong}
        return {"key": self.rng.choice(BAD_KEYS), "version": self.rng.choice([version, version, 0, str(version), -1])}

    def a_table(self) -> Json:
        """With one thing at least that can't be."""
        table: Json = {"game": "mindbug", "opponent": "friend", "seat": 0, "options": {"sets": ["first_contact"]}}
        wrong: list[Json] = [{"game": "chess"}, {"opponent": "nobody"}, {"seat": 5}, {"options": {"sets": []}}]
        table.update(self.rng.choice(wrong))
        return table

    def body(self, path: str) -> bytes:
        body: Any = self.rng.choice([self.a_move(), self.a_table(), {}, self.rng.choice(VALUES)])
        if self.often(0.7):
            body = self.a_move() if path.endswith("/moves") else self.a_table()
        if isinstance(body, dict) and self.often(0.3):
            body = {**body, self.rng.choice(["key", "extra", "name"]): self.rng.choice([*VALUES, *BAD_KEYS])}
        written = json.dumps(body).encode()
        if self.often(0.2):
            cut = self.rng.randrange(len(written))
            spoilt = [
                written[:cut],
                written[:cut] + b"\xff" + written[cut:],
                b"[" * 2000,
                b"",
                b"\x00",
                b"NaN",
                b"9" * 5000,
            ]
            written = self.rng.choice(spoilt)
        return written

    def headers(self) -> dict[bytes, bytes]:
        given: dict[str, str] = {"content-type": self.rng.choice(KINDS)}
        true = self.tokens[0]
        token = self.rng.choice([*self.tokens * 3, "", "Bearer", "Bearer x", true[:-1], true[::-1], "é"])
        if token:
            given["authorization"] = token
        if self.often(0.2):
            names = ["accept", "accept-language", "cookie", "origin", "sec-fetch-site", "host", "range"]
            values = ["*/*", "fr", "bestiaire=x", "http://[", "null", "cross-site", "[", "é", "x" * 3000]
            given[self.rng.choice(names)] = self.rng.choice(values)
        return {name.encode(): value.encode("latin-1") for name, value in given.items()}

    def send(self) -> tuple[Any, str]:
        method, place = self.rng.choice(self.operations)
        if self.often(0.15):
            method = self.rng.choice(METHODS)
        path, headers, body = self.path(place), self.headers(), self.body(place)
        if method in ("GET", "HEAD"):
            path = path.replace("/stream", "/record")  # a stream that is granted has no end
        if place.endswith(("/visitors", "/resign", "/undo")):
            body = b"[" + body  # a token for everybody is no fault, nor to resign or take back at the right version
        if place.endswith("/sign-out"):
            headers.pop(b"authorization", None)  # nor is it one to sign out with one's own
        answer = self.client.request(method, path, headers=headers, content=body, follow_redirects=False)
        return answer, f"{method} {path!r} {headers!r} {body[:200]!r}"


def offered(site: Site, game_id: str) -> list[str]:
    choice = site.room(game_id).table.choice
    assert choice is not None
    return choice.keys


def quoted(path: str) -> str:
    """Escaped as in an address; signs that mean something there, and broken escapes, are left."""
    return quote(path, safe="/?=&%")


@each_seed(1, 4)
def test_bad_requests_by_the_thousand(tmp_path: Path, seed: int, described: Json) -> None:
    """Many bad requests: none makes the server fail, and no table has changed."""
    with open_site(tmp_path) as site:
        fuzz = Fuzz(site, described, seed)
        before = site.stored()
        digests = {game_id: room.table.digest() for game_id, room in site.server.lobby.rooms.items()}
        statuses: dict[int, int] = {}
        number = databases.fewer(times(1000, 2500))
        for _ in range(number):
            answer, sent = fuzz.send()
            assert answer.status_code < 500, f"{answer.status_code} for {sent}"
            statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
            if answer.status_code >= 400 and answer.content and answer.url.path.startswith("/api/"):
                assert answer.json()["message"], sent
        assert site.stored() == before
        assert {game_id: room.table.digest() for game_id, room in site.server.lobby.rooms.items()} == digests
        assert {401, 403, 404, 405, 409, 422} <= set(statuses), statuses
        assert statuses[409] + statuses[422] > number // 5, "many came as far as the table"
        assert fuzz.client.get("/healthz").text == "ok\n"


def test_bad_requests_leave_a_game_that_can_be_played(site: Site, described: Json) -> None:
    fuzz = Fuzz(site, described, 99)
    program = Program(site.client)
    table = program.create("random")
    site.wait_for_computer(table["id"])
    while "result" not in (shown := program.look(table["id"]))["view"]:
        for _ in range(5):
            assert fuzz.send()[0].status_code < 500
        assert is_settled(shown)
        assert program.move(table["id"], options(shown)[0], shown["version"]).status_code == 200
        site.wait_for_computer(table["id"])
