"""What lets somebody sit on a seat stands in no log: tickets, invitations, tokens, cookies."""

from __future__ import annotations

import io
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from bestiaire.web.http.masking import mask, mask_logs
from bestiaire.web.http.serve import JsonFormatter
from bestiaire.web.visitors import COOKIE, Visitors
from tests.web import databases
from tests.web.helpers import Program, ServerProcess, client_of

INVITATION = "n0t-for_everybody-1234567"


def secrets_used(client: httpx.Client) -> list[str]:
    """Somebody invites, travels, mistypes and fails in all ways; what nobody else may read of it."""
    program = Program(client, "Ana")
    token = program.headers["authorization"].removeprefix("Bearer ")
    invitation = program.create()["invitation"]
    page = client.get("/me")
    link = re.search(r"/me/([\w.-]+)", page.text)
    assert link is not None
    ticket = link[1]
    cookie = client.cookies[COOKIE]
    headers = {"authorization": f"Bearer {token}", "cookie": f"{COOKIE}={cookie}", "referer": f"http://x/me/{ticket}"}
    for path in (
        f"/join/{invitation}",
        f"//join/{invitation}",
        f"/JOIN/{invitation}/",
        f"/%6aoin/{invitation}",
        f"/api/v1/join/{invitation}",
        f"/{invitation}",
        f"/t/{invitation}/join",
        f"/me/{ticket}",
        f"/me/{ticket}/more",
        f"/nowhere/{ticket}",
        f"/nowhere/{token}",
        f"/?back=/join/{invitation}",
        f"/?next={quote(f'/me/{ticket}')}&token={token}",
        f"/t/nothing?as={invitation}",
    ):
        address = str(client.base_url).rstrip("/") + path
        client.get(address, headers=headers)
        client.post(address, headers=headers)
    return [token, invitation, ticket, cookie]


def test_a_server_s_log_has_none_of_it(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, arguments=["--log"])
    server.start()
    try:
        with server.client() as client:
            used = secrets_used(client)
            databases.execute(server.database, "ALTER TABLE seats RENAME TO gone")  # now all fails, and is noted
            for secret in used:
                client.get(f"/join/{secret}", headers={"authorization": f"Bearer {used[0]}"})
                client.get(f"/me/{secret}?to=/me/{secret}")
            assert client.get("/").status_code in (500, 503)
            databases.execute(server.database, "ALTER TABLE gone RENAME TO seats")
    finally:
        server.close()
    said = server.said()
    assert '"path": "/join/***"' in said
    assert '"path": "/me/***"' in said
    for secret in used:
        assert secret not in said


RUN = """
import sys, uvicorn
from bestiaire.web.http.app import create_app
from bestiaire.web.http.serve import listen
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
uvicorn.Server(uvicorn.Config(create_app(sys.argv[1], workers=1))).run(sockets=[listener])
"""


@pytest.mark.any_database
def test_nor_has_the_log_of_another_who_runs_the_application(tmp_path: Path) -> None:
    """uvicorn's own, with its access log, as it is set up unless somebody says otherwise."""
    command = [sys.executable, "-c", RUN, databases.address_in(tmp_path)]
    log = tmp_path / "uvicorn.log"
    with (
        log.open("w") as out,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=out, text=True) as process,
    ):
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline())
            with client_of(f"http://127.0.0.1:{port}") as client:
                used = secrets_used(client)
        finally:
            process.terminate()
            said = process.stdout.read() + log.read_text(encoding="utf-8")
    assert "GET /join/*** HTTP/1.1" in said
    assert "/?***" in said
    for secret in used:
        assert secret not in said


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What a logger with our form writes."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonFormatter())
    mask_logs(handler)
    logger = logging.getLogger("somebody.else")
    logger.addHandler(handler)
    yield out
    logger.removeHandler(handler)


@pytest.mark.any_database
def test_words_that_others_log_are_masked_too(written: io.StringIO) -> None:
    visitors = Visitors("a key")
    token = visitors.token(visitors.newcomer(name="Ana"))
    logger = logging.getLogger("somebody.else")
    logger.error("%s wants %s", "Bearer " + token, f"/join/{INVITATION}")
    logger.error("%(path)s", {"path": f"/join/{INVITATION}", "list": [token], "deep": {"cookie": token}})
    logger.error(f"set-cookie: {COOKIE}={token}; Path=/")
    try:
        raise ValueError(f"no such visitor: {token} at /api/v1/join/{INVITATION}")
    except ValueError:
        logger.exception("it failed")
    said = written.getvalue()
    assert len(said.splitlines()) == 4
    assert "ValueError: no such visitor: ***" in said
    assert token not in said
    assert INVITATION not in said


@pytest.mark.any_database
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("GET /join/abc 404", "GET /join/*** 404"),
        ("GET /join/ 404", "GET /join/ 404"),
        ("/api/v1/join/a%2Fb", "/api/v1/join/***"),
        ("/me/a.b.c/d?x=1", "/me/***"),
        ("/me?token=abc", "/me?***"),
        ('"GET /?lang=fr HTTP/1.1" 200', '"GET /?*** HTTP/1.1" 200'),
        ("it was Bearer   abc.def", "it was Bearer ***"),
        ("Authorization: Basic abc", "Authorization: ***"),
        ("Cookie: bestiaire=abc; other=def", "Cookie: ***"),
        ("{'cookie': 'bestiaire=abc'}", "{'cookie': '***'}"),
        ("(b'cookie', b'bestiaire=abc')", "(b'cookie', b'***')"),
        ("Key (invitation)=(abc) already exists", "Key (invitation)=(***) already exists"),
        ("game 3Qx4 can't be played again", "game 3Qx4 can't be played again"),
        ("/t/3Qx4_9-aBcDe/replay", "/t/3Qx4_9-aBcDe/replay"),
        ("/cards/tokyo/a_card_with_a_rather_long_name", "/cards/tokyo/a_card_with_a_rather_long_name"),
        ("is it so? yes", "is it so? yes"),
    ],
)
def test_what_is_masked_and_what_is_not(text: str, shown: str) -> None:
    assert mask(text) == shown
