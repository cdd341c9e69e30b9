"""Visitors with cookie jars of their own, pages read as a browser without script reads them, and real servers."""

from __future__ import annotations

import contextlib
import html
import json
import os
import re
import select
import signal
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode, urljoin, urlsplit

import httpx
from lxml import etree
from starlette.testclient import TestClient

import bestiaire
from bestiaire.core.showing import Sight
from bestiaire.core.table import Table
from bestiaire.web.clock import CLOCK, Clock
from bestiaire.web.http.app import create_app
from bestiaire.web.http.server import Server
from bestiaire.web.limits import Buckets
from bestiaire.web.tables.room import Room
from bestiaire.web.tables.timeline import WEEK
from tests.warm import Serving, usual_environment
from tests.web import databases

HOME = "http://testserver"
LONG = 600
"""Seconds after which a process that hangs is given up; nothing waits so long when all is well."""

HEARTBEATS = LONG // 15
"""So often a stream may say that it is still there, and nothing else, before it is given up."""

NAMES = ["Ana", "Max", "Zoé", "Ben", "Kim", "Lou"]

Json = dict[str, Any]


# -- pages


@dataclass
class Form:
    """A form as a browser would send it: where to, and its fields as they stand."""

    action: str
    method: str
    id: str = ""
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str]] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)

    def values(self, name: str) -> list[str]:
        """What the buttons of that name would send."""
        return [value for button, value in self.buttons if button == name]


def form_of(element: Any) -> Form:
    form = Form(element.get("action") or "", (element.get("method") or "get").lower(), element.get("id") or "")
    for inside in element.iter("button", "input", "select"):
        name, value, kind = inside.get("name"), inside.get("value") or "", inside.get("type")
        if inside.tag == "select":
            options = list(inside.iter("option"))
            chosen = [option for option in options if "selected" in option.attrib] or options[:1]
            form.fields += [(name, option.get("value") or "") for option in chosen[-1:] if name]
        elif inside.tag == "input":
            if name and (kind in (None, "hidden", "text") or "checked" in inside.attrib):
                form.fields.append((name, value))
        elif not inside.get("form") and "disabled" not in inside.attrib and kind in (None, "submit"):
            form.buttons.append((name or "", value))
            form.labels.append(" ".join(inside.xpath("string()").split()))
    return form


class Reader:
    """Forms, links, scripts, attributes and the words of a page: each is looked for when somebody asks."""

    def __init__(self, tree: Any) -> None:
        self.tree = tree

    @cached_property
    def forms(self) -> list[Form]:
        """Buttons that stand outside their form belong to it, too; without a form a press does nothing."""
        found = [form_of(element) for element in self.tree.iter("form")]
        for button in self.tree.xpath("//button[@form != '']"):
            for form in found:
                if form.id == button.get("form"):
                    form.buttons.append((button.get("name") or "", button.get("value") or ""))
        return found

    @property
    def forms_by_id(self) -> dict[str, Form]:
        return {form.id: form for form in self.forms}

    @cached_property
    def links(self) -> list[str]:
        return [str(link) for link in self.tree.xpath("//a/@href[. != '']")]

    @property
    def scripts(self) -> list[str | None]:
        return [script.get("src") for script in self.tree.iter("script")]

    @cached_property
    def elements(self) -> list[tuple[str, dict[str, str]]]:
        return [(element.tag, dict(element.attrib)) for element in self.tree.iter(etree.Element)]

    @cached_property
    def words(self) -> list[str]:
        return list(self.tree.xpath("//text()[not(ancestor::script or ancestor::style or ancestor::title)]"))


EXAMPLE = re.compile(r'<details class="why" data-keep="why">.*?</details>', re.DOTALL)


class Page:
    """An answer, and what stands on it."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.status: int = answer.status_code
        self.text: str = answer.text
        self.path: str = answer.url.path

    @cached_property
    def read(self) -> Reader:
        """What stands on a page or in a drawing; nothing, if it is something else."""
        if not re.search("html|svg", self.answer.headers.get("content-type", "")):
            return Reader(etree.Element("html"))
        return Reader(etree.fromstring(self.text.encode(), etree.HTMLParser(encoding="utf-8")))

    @property
    def words(self) -> str:
        """What a person reads, on one line."""
        return " ".join("".join(self.read.words).split())

    @property
    def told(self) -> str:
        """All that is sent of the game itself: the examples of rules name cards, too."""
        return html.unescape(EXAMPLE.sub("", self.text))

    @property
    def lang(self) -> str | None:
        found = re.search(r'<html lang="(\w+)"', self.text)
        return found[1] if found else None

    @property
    def game_id(self) -> str:
        found = re.match(r"/t/([^/]+)", self.path)
        assert found, self.path
        return found[1]

    def form(self, ending: str) -> Form:
        """The one form whose address ends so."""
        (found,) = self.forms(ending)
        return found

    def forms(self, ending: str) -> list[Form]:
        return [form for form in self.read.forms if form.action.endswith(ending)]

    @property
    def version(self) -> int:
        return int(dict(self.form("/move").fields)["version"])

    @property
    def keys(self) -> list[str]:
        """The moves that are offered as buttons."""
        return [key for form in self.forms("/move") for key in form.values("key")]

    @property
    def parts(self) -> list[str]:
        """What can be ticked for an answer that is a set."""
        inputs = [given for tag, given in self.read.elements if tag == "input" and given.get("name") == "part"]
        return [str(given["value"]) for given in inputs]

    @property
    def is_over(self) -> bool:
        return any(link.endswith("/replay") for link in self.read.links)

    @property
    def invitation(self) -> str:
        """The path of the link for a friend."""
        found = re.search(r"https?://[^\"'<\s]*(/join/[\w-]+)", html.unescape(self.text))
        assert found, self.words
        return found[1]


# -- a server in this process


class Browser:
    """Somebody whose browser runs no script: it opens pages, sends forms, follows redirects and keeps cookies."""

    def __init__(self, site: Site, languages: str = "en", address: str = "testclient") -> None:
        self.site = site
        headers = {"accept": "text/html,*/*;q=0.8", "accept-language": languages}
        self.client = TestClient(
            site.app, base_url=HOME, headers=headers, raise_server_exceptions=False, client=(address, 50_000)
        )
        self.client.portal = site.client.portal  # everybody comes to the same server

    def get(self, path: str, **settings: Any) -> Page:
        return Page(self.client.get(path, **settings))

    def post(self, path: str, data: Any = None, **settings: Any) -> Page:
        headers = {"origin": HOME, "sec-fetch-site": "same-origin", **settings.pop("headers", {})}
        return Page(self.client.post(path, data=data, headers=headers, **settings))

    def submit(self, page: Page, form: Form, button: tuple[str, str] | None = None, **filled: str) -> Page:
        """Fills in a form and presses a button of it (the first, if nobody says which)."""
        pressed = button if button is not None else form.buttons[0]
        assert pressed in form.buttons, (pressed, form.buttons)
        fields = [(name, filled.pop(name, value)) for name, value in form.fields]
        assert not filled, f"no such field: {filled}"
        if pressed[0]:
            fields.append(pressed)
        target = urljoin(page.path, form.action)
        if form.method == "get":
            return self.get(f"{target}?{urlencode(fields)}")
        return self.post(target, dict(fields))

    def play(self, page: Page, key: str) -> Page:
        """Presses the button of a move; or ticks the parts of a set, and presses the button that means it."""
        forms = [form for form in page.forms("/move") if key in form.values("key")]
        if forms:
            return self.submit(page, forms[0], ("key", key))
        verb, _, name = key.partition(":")
        assert verb in page.form("/move").values("set"), key
        left = page.parts
        for part in name.split("+"):
            left.remove(part)
        return self.tick(page, verb, name.split("+"))

    def tick(self, page: Page, verb: str, parts: list[str]) -> Page:
        """Sends a set, whatever it is."""
        form = page.form("/move")
        return self.post(urljoin(page.path, form.action), {**dict(form.fields), "set": verb, "part": parts})

    def at(self, site: Site) -> Browser:
        """The same visitor, with the same cookies, at a server that was started again."""
        other = Browser(site, self.client.headers["accept-language"])
        other.client.cookies = self.client.cookies
        return other

    # -- new games

    def new_game(self, opponent: str, name: str = "", other: str = "", game: str = "mindbug", **options: str) -> Page:
        """Sets up a game; its options are called as their fields are."""
        page = self.get(f"/new/{game}")
        filled = {"opponent": opponent, "name": name, **({"other": other} if other else {}), **options}
        return self.submit(page, page.form("/games"), None, **filled)

    def upload(self, content: bytes, **settings: Any) -> Page:
        return self.post("/replay", files={"record": ("record.json", content, "application/json")}, **settings)

    def play_on(self, record: Json, at: int = 0, opponent: str = "hotseat", seat: str = "0") -> Page:
        """A game from a point of a record: brought, looked at, played on."""
        page = self.upload(json.dumps(record).encode())
        assert page.status == 200, page.words
        page = self.get(f"{page.path}?at={at}&seat={seat}")
        assert page.status == 200, page.words
        return self.submit(page, page.form("/continue"), opponent=opponent)


class Site:
    """A whole server in this process."""

    def __init__(self, client: TestClient, app: Any, address: str, stop: Callable[[], None]) -> None:
        self.client = client
        self.app = app
        self.address = address
        """Of its database."""
        self.stop = stop
        """Ends it before its time: another one may have the database."""

    @property
    def server(self) -> Server:
        server: Server = self.app.state.server
        return server

    def visitor(self, languages: str = "en", address: str = "testclient") -> Browser:
        return Browser(self, languages, address)

    def room(self, game_id: str) -> Room:
        return self.server.lobby.rooms[game_id]

    def stored(self) -> dict[str, list[tuple[Any, ...]]]:
        return databases.stored(self.address)

    def entries(self, game_id: str) -> list[tuple[int, int, str, str]]:
        """What is on disk of a game: number, seat, kind, key."""
        return [row[1:5] for row in self.stored()["entries"] if row[0] == game_id]

    def miss(self, game_id: str, *seats: int) -> None:
        """These have closed their pages long ago."""
        room = self.room(game_id)
        for seat in seats:
            visitor = room.stored.seats[seat].visitor
            assert visitor is not None
            assert self.client.portal is not None
            self.client.portal.call(room.presence.mark_away, visitor)
            room.presence.away[visitor] = room.clock.steady() - WEEK

    def wait_for_computer(self, *game_ids: str) -> None:
        """Returns when no computer is asked any more at these tables."""
        rooms = [self.room(game_id) for game_id in game_ids]

        async def until_settled() -> None:
            for room in rooms:
                while room.computer_to_move() is not None:
                    await room.changes.next.wait()

        assert self.client.portal is not None
        self.client.portal.call(until_settled)


@contextlib.contextmanager
def open_site(folder: Path, *, hurry: bool = True, clock: Clock = CLOCK) -> Iterator[Site]:
    """A server with a database in this folder; `hurry` lets visitors play as fast as a test does."""
    address = databases.address_in(folder)
    app = create_app(address, workers=1, clock=clock)
    with contextlib.ExitStack() as running:
        site = Site(running.enter_context(TestClient(app, base_url=HOME)), app, address, running.close)
        if hurry:
            site.server.limits.moves = Buckets(1e6, 1e6)
            site.server.limits.openings = site.server.limits.joins = Buckets(1e6, 1e6)
            site.server.limits.requests = Buckets(1e6, 1e6)
            site.server.limits.by_address = dict.fromkeys(site.server.limits.by_address, Buckets(1e6, 1e6))
        yield site


def first_at_the_table(site: Site, host: Browser, name: str) -> Page:
    """A game for a friend with its host on the first seat: seats are drawn by lot, so it may take some games."""
    while True:
        page = host.new_game("friend", name=name)
        if site.room(page.game_id).stored.seats[0].visitor is not None:
            return page


def with_friend(site: Site, host: Browser, guest: Browser, **names: str) -> str:
    """The id of a game of two visitors: the host on the first seat, the guest, who came by the link, on the second."""
    page = first_at_the_table(site, host, names.get("host", "Ana"))
    door = guest.get(page.invitation)
    seated = guest.submit(door, door.form(page.invitation), name=names.get("guest", "Max"))
    assert seated.path == page.path
    return page.game_id


def play_to_the_end(site: Site, browser: Browser, page: Page, pick: Callable[[list[str]], str]) -> Page:
    """Plays one visitor's game to its end by the buttons on its pages; a computer is waited for."""
    while not page.is_over:
        if page.keys:
            page = browser.play(page, pick(page.keys))
            assert page.status == 200, page.words
            continue
        site.wait_for_computer(page.game_id)
        shown = [link for link in page.read.links if "as=" in link]  # two at one screen: it is the other's turn
        page = browser.get(shown[0] if shown else page.path)
        assert page.keys or page.is_over, page.words
    return page


def aggressive(keys: list[str]) -> str:
    """A way to play that ends soon: attack if possible, never block."""
    for wish in ("attack:", "block:none", "mindbug:no"):
        for key in keys:
            if key.startswith(wish):
                return key
    return keys[0]


# -- positions and records


def record_at(position: Json, *moves: str, game: str = "mindbug") -> Json:
    """A record that begins at a position."""
    table = bestiaire.table(game, position=position)
    for move in moves:
        table.play(move)
    return table.record()


def without_chance(position: Json) -> Json:
    """What lies on the table: a game that is played on has chance of its own."""
    return {name: value for name, value in position.items() if name not in ("random", "stage")}


def nearly_over() -> Json:
    """A record at whose start the first seat wins by one attack with either creature."""
    return record_at(
        {
            "players": [
                {"life": 3, "hand": ["gorillion", "bee_bear"], "play": ["luchataur", "rhino_turtle"]},
                {"life": 1, "mindbugs": 0, "hand": ["killer_bee"], "deck": ["tiger_squirrel"]},
            ]
        },
        "play:gorillion",
    )


def finished_record(seed: int = 7, names: list[str] | None = None) -> Json:
    """The record of a whole game."""
    table = bestiaire.table("mindbug", seed=seed, names=names)
    while table.choice is not None:
        table.play(0)
    return table.record()


def seen(table: Table, seat: int | None, lang: str = "en", changed: int = 0) -> Sight:
    """What a seat (None: somebody who watches) sees of a table; all after the first `changed` events is new."""
    names = NAMES[: table.seats]
    return Sight(table.view(seat), table.marks(seat), names, lang, events=table.events, changed=changed)


def card_names(lang: str = "en") -> dict[str, str]:
    return {card["id"]: card[f"name_{lang}"] for card in bestiaire.game("mindbug").cards()}


# -- server-sent events


@dataclass
class Event:
    """One server-sent event."""

    kind: str
    id: str
    data: str


def read_event(lines: Iterator[str]) -> Event:
    """The next event of a stream; comments and hints between events are passed over.

    A stream on which only the heart beats is given up."""
    given: dict[str, list[str]] = {}
    beats = 0
    for line in lines:
        if line.startswith(":"):
            beats += 1
            assert beats < HEARTBEATS, "nothing happens"
        elif line:
            name, _, value = line.partition(":")
            given.setdefault(name, []).append(value.removeprefix(" "))
        elif "data" in given:
            return Event("".join(given.get("event", [])), "".join(given.get("id", [])), "\n".join(given["data"]))
        else:
            given.clear()
    raise EOFError("the stream has ended")


def read_until(lines: Iterator[str], is_it: Callable[[Json], bool]) -> Json:
    """Reads a program's stream up to the table that is meant."""
    while True:
        shown: Json = json.loads(read_event(lines).data)
        if is_it(shown):
            return shown


# -- programs


class Program:
    """A program with a token, at a server of this process or another one."""

    def __init__(self, client: Any, name: str = "") -> None:
        self.client = client
        answer = client.post("/api/v1/visitors", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.headers = {"authorization": f"Bearer {answer.json()['token']}"}

    def get(self, path: str) -> Any:
        return self.client.get(f"/api/v1{path}", headers=self.headers)

    def post(self, path: str, body: Any = None) -> Any:
        return self.client.post(f"/api/v1{path}", json=body, headers=self.headers)

    def create(self, opponent: str = "friend", seat: int = 0) -> Json:
        answer = self.post("/tables", {"game": "mindbug", "opponent": opponent, "seat": seat})
        assert answer.status_code == 201, answer.text
        created: Json = answer.json()
        return created

    def look(self, game_id: str) -> Json:
        shown: Json = self.get(f"/tables/{game_id}").json()
        return shown

    def move(self, game_id: str, key: str, version: int) -> Any:
        return self.post(f"/tables/{game_id}/moves", {"key": key, "version": version})

    @contextlib.contextmanager
    def stream(self, game_id: str) -> Iterator[Iterator[str]]:
        """The lines of a table's stream."""
        with self.client.stream("GET", f"/api/v1/tables/{game_id}/stream", headers=self.headers) as answer:
            assert answer.status_code == 200
            yield answer.iter_lines()


def options(shown: Json) -> list[str]:
    """The legal moves of the one who looks; none if somebody else is asked."""
    return [option["key"] for option in shown["view"].get("choice", {}).get("options", [])]


def is_settled(shown: Json) -> bool:
    """Whether no computer is to be waited for."""
    choice = shown["view"].get("choice")
    return choice is None or shown["seats"][choice["player"]]["computer"] is None


# -- a server of its own


def client_of(address: str) -> httpx.Client:
    """Somebody's connection to a server without a certificate: nobody's has to be read."""
    return httpx.Client(base_url=address, timeout=LONG, verify=False)


class ServerProcess:
    """`bestiaire serve` as a person starts it, on a port of its own."""

    def __init__(self, folder: Path, settings: str = "", arguments: Iterable[str] = ()) -> None:
        self.folder = folder
        self.arguments = list(arguments)
        self.settings = settings
        """Added to the address of the database."""
        self.database = databases.address_in(folder)
        self.log = folder / "server.log"
        self.port = 0
        self.process: Serving | None = None
        self.seen: set[int] = set()

    def start(self) -> None:
        """Starts it, the second time on the same port."""
        program = ["bestiaire", "serve", "--port", str(self.port), "--workers", "1"]
        program += ["--database", self.database + self.settings, *self.arguments]
        around = usual_environment(XDG_DATA_HOME=str(self.folder))
        self.process = Serving(program, Path.cwd(), around, self.log)
        line = self.process.line
        assert line.startswith("Bestiaire: http://localhost:"), line + self.said()
        port = urlsplit(line.split()[1]).port
        assert port
        self.port = port

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8")

    @contextlib.contextmanager
    def client(self) -> Iterator[httpx.Client]:
        with client_of(self.address) as client:
            yield client

    def children(self) -> list[int]:
        """The processes it has started, the workers among them."""
        found: list[int] = []
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
                found += [int(number) for number in (task / "children").read_text().split()]
        self.seen.update(found)
        return found

    def workers(self) -> list[int]:
        """The processes in which computers think."""
        return [pid for pid in self.children() if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def stored(self) -> dict[str, list[tuple[Any, ...]]]:
        return databases.stored(self.database)

    def end(self, sent: signal.Signals) -> int:
        """Sends a signal; its exit code."""
        self.children()
        assert self.process is not None
        self.process.send_signal(sent)
        code = self.process.wait()
        self.process = None
        return code

    def close(self) -> None:
        """Leaves nothing running."""
        if self.process is not None:
            self.end(signal.SIGKILL)
        for pid in self.seen:
            with contextlib.suppress(ProcessLookupError, FileNotFoundError):
                if b"multiprocessing" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    os.kill(pid, signal.SIGKILL)


def wait_for_end(pids: Iterable[int], patience: float = LONG) -> None:
    """Returns when these processes (of anybody) have ended."""
    for pid in pids:
        try:
            descriptor = os.pidfd_open(pid)
        except ProcessLookupError:
            continue
        try:
            ready, _, _ = select.select([descriptor], [], [], patience)
            assert ready, f"process {pid} did not end"
        finally:
            os.close(descriptor)


def stop(pid: int) -> None:
    """Holds a process still; returns when it stands."""
    os.kill(pid, signal.SIGSTOP)
    status = Path(f"/proc/{pid}/stat")
    while status.read_text(encoding="utf-8").rpartition(") ")[2][:1] != "T":
        os.sched_yield()


def query(link: str) -> dict[str, str]:
    return dict(parse_qsl(urlsplit(link).query))
