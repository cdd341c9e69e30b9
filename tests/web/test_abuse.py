"""What nobody who means well would send: refused early, with a sentence, and the memory stays flat."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bestiaire.web.bench.usage import memory_of
from bestiaire.web.limits import Buckets
from tests.web.helpers import ServerProcess, finished_record, open_site

pytestmark = pytest.mark.any_database

MB = 1024 * 1024
ROUNDS = 12
GROWTH = 24.0
"""Megabytes by which a server may grow while it is sent hundreds."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("abuse"), arguments=["--crowd", "100"])
    process.start()
    yield process
    process.close()


def in_pieces(size: int) -> Iterator[bytes]:
    """A body that does not say how large it is."""
    for _ in range(size // 65536):
        yield b"x" * 65536


def zipped() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("record.json", b" " * (60 * MB))
    return packed.getvalue()


def record_of(moves: int) -> bytes:
    record = finished_record()
    return json.dumps({**record, "moves": ["a"] * moves, "digests": []}, separators=(",", ":")).encode()


FORM = {"content-type": "application/x-www-form-urlencoded"}
JSON = {"content-type": "application/json"}


def upload(content: bytes, **headers: str) -> dict[str, Any]:
    return {"url": "/replay", "files": {"record": ("record.json", content)}, "headers": headers}


BOMBS = {"gzip": gzip.compress(b" " * (60 * MB)), "zip": zipped()}

ABUSES: dict[str, tuple[dict[str, Any], int]] = {
    "ten megabytes as a form": ({"url": "/games", "content": b"x" * 10 * MB, "headers": FORM}, 413),
    "ten megabytes as JSON": ({"url": "/api/v1/tables", "content": b"x" * 10 * MB, "headers": JSON}, 413),
    "ten megabytes as a record": (upload(b"x" * 10 * MB), 413),
    "a name of a million letters": ({"url": "/games", "content": b"name=" + b"x" * 1_000_000, "headers": FORM}, 413),
    "a name that just fits": ({"url": "/games", "content": b"name=" + b"x" * 500_000, "headers": FORM}, 422),
    "a program's name": ({"url": "/api/v1/visitors", "json": {"name": "x" * 500_000}}, 422),
    "a record of 100,000 moves": (upload(record_of(100_000)), 422),
    "a bomb of gzip": (upload(BOMBS["gzip"]), 422),
    "a bomb of gzip that says so": (upload(BOMBS["gzip"], **{"content-encoding": "gzip"}), 422),
    "a bomb of zip": (upload(BOMBS["zip"]), 422),
    "a deep record": (upload(b"[" * 400_000), 422),
    "a number without end": (upload(b"9" * 400_000), 422),
    "a thousand fields": ({"url": "/games", "content": b"&".join([b"a=1"] * 1000), "headers": FORM}, 422),
}


def send(client: httpx.Client, abuse: dict[str, Any]) -> httpx.Response:
    headers = {"accept": "application/json", **abuse.get("headers", {})}
    return client.post(**{**abuse, "headers": headers})


@pytest.mark.parametrize("name", ABUSES)
def test_it_is_refused_with_a_sentence(server: ServerProcess, name: str) -> None:
    abuse, status = ABUSES[name]
    with server.client() as client:
        answer = send(client, abuse)
        assert answer.status_code == status, answer.text
        assert answer.json()["message"]
        assert len(answer.text) < 2000, "nothing of it is said back"
        assert client.get("/healthz").text == "ok\n"


@pytest.mark.parametrize("path", ["/games", "/replay", "/api/v1/tables", "/t/x/move"])
def test_a_body_without_end_is_cut_off(server: ServerProcess, path: str) -> None:
    with server.client() as client:
        try:
            answer = client.post(path, content=in_pieces(10 * MB), headers={**FORM, "accept": "application/json"})
        except httpx.TransportError:  # it was not even read to its end
            return
        assert answer.status_code == 413, answer.text


def test_memory_stays_flat(server: ServerProcess) -> None:
    with server.client() as client:
        for abuse, _ in ABUSES.values():
            send(client, abuse)
        before = memory_of(server.pid)
        for _ in range(ROUNDS):
            for abuse, _ in ABUSES.values():
                send(client, abuse)
        assert memory_of(server.pid) - before < GROWTH


def test_a_flood_from_one_address_is_turned_away_and_others_are_served(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        site.server.limits.requests = Buckets(1e-9, 20.0)  # none comes back, however long the test takes
        flood, other = site.visitor("fr", "203.0.113.9"), site.visitor("en", "198.51.100.2")
        statuses = [flood.get("/static/icon.svg").status for _ in range(30)]
        assert statuses == [200] * 20 + [429] * 10
        refused = flood.get("/")
        assert refused.status == 429
        assert "Trop de demandes" in refused.text
        assert int(refused.answer.headers["retry-after"]) >= 1
        assert "content-security-policy" in refused.answer.headers
        program = flood.client.post("/api/v1/visitors", json={})
        assert (program.status_code, program.json()["error"]) == (429, "too_fast")
        assert other.get("/").status == 200
        assert 'status="429"} 12' in other.get("/metrics").text
