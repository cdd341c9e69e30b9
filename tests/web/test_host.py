"""A request says once which site it means: links for friends are made of it, and forms of other sites known by it."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from tests.web.helpers import LONG, ServerProcess

pytestmark = pytest.mark.any_database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("host"))
    process.start()
    yield process
    process.close()


@pytest.mark.parametrize("version", ["1.0", "1.1"])
@pytest.mark.parametrize(
    "hosts",
    [
        [],
        [""],
        ["table.example", "table.example"],
        ["table.example", "evil.example"],
        ["table.example/evil"],
        ["ana@evil.example"],
        ["table example"],
    ],
)
def test_a_request_that_does_not_say_which_site_it_means(server: ServerProcess, version: str, hosts: list[str]) -> None:
    for path in ("/", "/healthz", "/api/v1/games", "/static/icon.svg"):
        assert "400" in status_line(raw(server, f"GET {path} HTTP/{version}", [f"Host: {host}" for host in hosts]))
    form = raw(server, f"POST /games HTTP/{version}", [*(f"Host: {host}" for host in hosts), "Content-Length: 0"])
    assert "400" in status_line(form)


@pytest.mark.parametrize("host", ["localhost", "table.example:8470", "[::1]:8470", "127.0.0.1"])
def test_a_request_that_says_it_once(server: ServerProcess, host: str) -> None:
    assert "200" in status_line(raw(server, "GET /healthz HTTP/1.1", [f"Host: {host}"]))


def test_the_refusal_is_a_sentence(server: ServerProcess) -> None:
    answer = raw(server, "GET / HTTP/1.1", ["Accept-Language: fr", "Accept: text/html"])
    assert "La demande ne dit pas" in answer
    assert '"error":"bad_host"' in raw(server, "GET /api/v1/games HTTP/1.1", ["Host: a", "Host: b"])


def status_line(answer: str) -> str:
    return answer.partition("\r\n")[0]


def raw(server: ServerProcess, line: str, headers: list[str]) -> str:
    """What a server answers to a request just as it is written."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as connection:
        connection.sendall("\r\n".join([line, *headers, "Connection: close", "", ""]).encode())
        said = b""
        while piece := connection.recv(65536):
            said += piece
        return said.decode()
