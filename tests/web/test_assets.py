"""Art, styles and scripts are compressed once: whoever asks gets the very same bytes."""

from __future__ import annotations

import asyncio
import gzip
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont

from bestiaire.web.http.art import prepare
from bestiaire.web.http.assets import Assets, StaticAssets
from bestiaire.web.pages.art import address, painting
from bestiaire.web.pages.fonts import FONTS, USE_MY_METRICS, font
from bestiaire.web.pages.templating import STATIC
from tests.web.helpers import Site, open_site

pytestmark = pytest.mark.any_database

ART = [
    address("mindbug", "gorillion"),
    address("tokyo", "gigazaur", "whole"),
    "/static/look.css",
    "/static/games/orcs.css",
]
ART += ["/static/scenes.js", "/curve.css"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("art")) as opened:
        yield opened


def fetched(site: Site, path: str, **headers: str) -> tuple[int, dict[str, str], list[bytes]]:
    """What the application itself sends for a request: status, headers, and the pieces of the body."""
    sent: list[Any] = []

    async def ask() -> None:
        given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
        }
        scope |= {"path": path, "raw_path": path.encode(), "query_string": b"", "root_path": ""}
        scope |= {"headers": [(b"host", b"testserver"), *given], "client": ("203.0.113.7", 1)}

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await site.app({**scope, "server": ("testserver", 80)}, receive, send)

    assert site.client.portal is not None
    site.client.portal.call(ask)
    told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], told, [message["body"] for message in sent[1:]]


@pytest.mark.parametrize("path", ART)
def test_it_is_compressed_once(site: Site, path: str) -> None:
    first = fetched(site, path, accept_encoding="gzip, br")
    status, headers, (packed,) = first
    assert status == 200
    assert headers["content-encoding"] == "gzip"
    assert headers["content-length"] == str(len(packed))
    assert "Accept-Encoding" in headers["vary"]
    for _ in range(3):
        again = fetched(site, path, accept_encoding="gzip, br")
        assert again == first
        assert again[2][0] is packed, "not even copied"
    status, headers, plain = fetched(site, path)
    assert (status, "content-encoding" in headers) == (200, False)
    assert b"".join(plain) == gzip.decompress(packed)
    tag = headers["etag"]
    for wanted in (tag, f'"other", W/{tag}'):
        status, headers, body = fetched(site, path, accept_encoding="gzip", if_none_match=wanted)
        assert (status, headers["etag"], b"".join(body)) == (304, tag, b"")
    assert fetched(site, path, accept_encoding="gzip", if_none_match='"other"')[0] == 200


def test_it_is_what_was_drawn(site: Site) -> None:
    assert site.visitor().get(address("duel", "gigazaur")).text == painting("duel", "gigazaur", "card")
    style = site.visitor().get("/static/look.css")
    assert style.text == (STATIC / "look.css").read_text(encoding="utf-8")
    assert style.answer.headers["content-type"].startswith("text/css")


@pytest.mark.parametrize("path", ["/static/nothing.css", "/static/../app.py", "/static/%2e%2e/app.py", "/static/"])
def test_nothing_else_is_served(site: Site, path: str) -> None:
    assert site.visitor().get(path).status == 404


def test_a_file_that_was_changed_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "a.css"
    static = StaticAssets(tmp_path, Assets())
    scope = {"type": "http", "method": "GET", "headers": []}

    async def read() -> bytes:
        return bytes((await static.get_response("a.css", scope)).body)

    async def reads() -> list[bytes]:
        found = []
        for text in ("a{}", "a{color:red}"):
            file.write_text(text)
            found += [await read(), await read()]
        return found

    assert asyncio.run(reads()) == [b"a{}"] * 2 + [b"a{color:red}"] * 2


def test_who_asks_while_it_is_made_waits_for_the_same() -> None:
    made: list[int] = []

    def make() -> bytes:
        made.append(1)
        return b"x" * 5000

    async def ask() -> None:
        assets = Assets()
        given_up = asyncio.create_task(assets.of("x", make, "text/css"))
        await asyncio.sleep(0)
        given_up.cancel()
        found = await asyncio.gather(*(assets.of("x", make, "text/css") for _ in range(20)))
        assert all(one is found[0] for one in found)
        assert made == [1], "also if the first who asked is gone"

    asyncio.run(ask())


def test_what_could_not_be_made_is_tried_again() -> None:
    tries: list[int] = []

    def make() -> bytes:
        tries.append(1)
        if len(tries) == 1:
            raise OSError("no such file")
        return b"ok"

    async def ask() -> bytes:
        assets = Assets()
        with pytest.raises(OSError, match="no such file"):
            await assets.of("x", make, "text/css")
        return (await assets.of("x", make, "text/css")).body

    assert asyncio.run(ask()) == b"ok"


@pytest.mark.parametrize("name", FONTS)
def test_fonts_are_small_and_have_our_letters(site: Site, name: str) -> None:
    status, headers, body = fetched(site, f"/fonts/{name}.woff2", accept_encoding="gzip")
    packed = b"".join(body)
    assert (status, headers["content-type"]) == (200, "font/woff2")
    assert "content-encoding" not in headers, "it is compressed as it is"
    assert len(packed) < 24_000
    with TTFont(io.BytesIO(packed)) as font:
        letters = font.getBestCmap()
    assert all(ord(letter) in letters for letter in "AaÉéœÇç0«»’–")


def test_every_font_has_the_letters_of_both_languages_and_their_spaces() -> None:
    for name in FONTS:
        whole = TTFont(io.BytesIO(font(name)))
        letters = whole.getBestCmap()
        assert {*map(ord, "é à ç œ É %«»\u00a0\u202f")} <= set(letters), name
        for part in getattr(whole["glyf"][letters[ord("%")]], "components", ()):
            assert not part.flags & USE_MY_METRICS, f"{name}: a percent sign as narrow as its stroke"


def test_the_first_visitor_waits_for_no_painting_and_no_font(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        assert site.client.portal is not None
        site.client.portal.call(prepare, site.server)
        made = set(site.server.assets.known)
        page = site.visitor().get("/")
        shown = set(re.findall(r"/art/[^\s\"']+\.svg", page.text))
        assert len(shown) > 8
        assert shown <= made
        assert {f"font {name}" for name in FONTS} <= made


def test_a_page_without_a_table_loads_no_script_of_the_table(site: Site) -> None:
    def loaded(path: str) -> set[str]:
        return set(re.findall(r"/static/(\w+\.js)", site.visitor().get(path).text))

    for path in ("/", "/new/mindbug", "/cards/mindbug", "/rules/mindbug", "/me"):
        assert not {"story.js", "scenes.js", "table.js"} & loaded(path), path
        assert {"beside.js", "plate.js", "page.js"} <= loaded(path), path
    assert {"table.js", "story.js", "scenes.js", "plate.js"} <= loaded("/analysis?game=mindbug")
