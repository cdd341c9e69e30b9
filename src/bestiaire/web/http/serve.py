"""Starting the server: one command, an embedded database, the address printed and opened."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from types import FrameType

import uvicorn
from fastapi import FastAPI

from bestiaire.core.errors import BadInput, must_be, system_reason, within
from bestiaire.players import GUESTS
from bestiaire.web import limits
from bestiaire.web.http.app import create_app
from bestiaire.web.http.art import prepare
from bestiaire.web.http.connections import ConnectionLimiter
from bestiaire.web.http.masking import mask_logs
from bestiaire.web.http.server import Server
from bestiaire.web.http.supervisor import Supervisor, end_with_parent, is_one_of_many, own_socket
from bestiaire.web.store.database_lock import DatabaseLock
from bestiaire.web.store.engines import chosen_database, impossible, is_shared, try_database
from bestiaire.web.store.retention import read_retention
from bestiaire.words import Phrase

SHUTDOWN_GRACE = 2
"""Seconds that a connection has to read the last of what is sent when the server stops."""
LONGEST_TIMEOUT = 3600
"""Seconds that may be given to a request to arrive."""


class JsonFormatter(logging.Formatter):
    """The log for programs: a JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": round(record.created, 3), "level": record.levelname, "from": record.name}
        told |= record.args if isinstance(record.args, dict) else {"message": record.getMessage()}
        if record.exc_info:
            told["trace"] = record.exc_text or self.formatException(record.exc_info)
        return json.dumps(told)


def serve(
    place: tuple[str, int],
    database: str | None,
    workers: int | None,
    *,
    forwarded_allow_ips: str | None = None,
    crowd: int = 1,
    processes: int = 1,
    keep: str | None = None,
    request_timeout: float | None = None,
    with_log: bool,
    open_browser: bool,
) -> int:
    """Runs until it is told to stop; then finishes what was begun.

    What a proxy says of its visitors (their address, HTTPS) is believed only of those named: anybody can say it."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.getLogger("bestiaire.web").setLevel(logging.INFO if with_log else logging.WARNING)
    for handler in logging.getLogger().handlers:
        handler.setFormatter(JsonFormatter())
        mask_logs(handler)
    host, port = place
    proxies = forwarded_allow_ips or os.environ.get("FORWARDED_ALLOW_IPS")
    database = chosen_database(database)
    check_settings(port, workers, crowd, processes, database)
    timeout = checked_timeout(request_timeout)
    rule = read_retention(keep)
    lock = DatabaseLock(database)
    lock.acquire()
    try_database(database)
    if is_one_of_many():
        listener = own_socket()
    else:
        listeners = listen_together(host, port, processes)
        listener = listeners[0]
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listener.getsockname()[1]}/"
        print(f"Bestiaire: {address}   (Ctrl-C stops it)", flush=True)  # noqa: T201 - the one line a person needs
        if open_browser:
            threading.Timer(0.8, webbrowser.open, [address]).start()
        if processes > 1:
            arguments = ["--crowd", str(crowd), *["--log"] * with_log]
            arguments += ["--keep", str(rule), "--request-timeout", str(timeout)]
            arguments += ["--workers", str(workers or max(1, ((os.cpu_count() or 2) - 1) // processes))]
            arguments += ["--forwarded-allow-ips", proxies] if proxies else []
            arguments += [f"--guest={name}={guest}" for name, guest in GUESTS.items()]
            return Supervisor(listeners, arguments, database).run()
    tables = create_app(database, workers, crowd, rule, lock)
    most_of_address = None if proxies else crowd * limits.CONNECTIONS_OF_ADDRESS
    limiter = ConnectionLimiter(most_of_address, timeout, tables.state.server.cuts)
    config = uvicorn.Config(
        tables,
        log_config=None,  # its words go where ours go, one object a line
        log_level="warning",
        access_log=False,
        http=limiter.protocol(),
        ws="none",  # else a library that happens to be there would speak with who asks for it, past the limits
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=SHUTDOWN_GRACE + 2,
        timeout_keep_alive=30,
        server_header=False,
    )
    allow_many_files()
    gc.freeze()  # what is loaded stays; and tables are many small objects, over which the collector need not fret
    gc.set_threshold(50_000, 50, 100)
    sys.setswitchinterval(0.0005)  # else each time the writing thread is due it waits, and a move for it
    server = TableServer(config, tables, limiter)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, server.hear_early)
    if is_one_of_many():
        end_with_parent()
    server.run(sockets=[listener])
    return 0


def check_settings(port: int, workers: int | None, crowd: int, processes: int, database: str) -> None:
    """BadInput if a number is out of its range."""
    ranges = {"workers": (workers, 1, 256), "port": (port, 0, 65535)}
    ranges |= {"crowd": (crowd, 1, 1000), "processes": (processes, 1, 64)}
    for name, (value, low, high) in ranges.items():
        if value is not None and not low <= value <= high:
            raise BadInput(name, must_be(within(low, high), value))
    if processes > 1 and not is_shared(database):
        one = Phrase(
            en="only PostgreSQL is for several (--database postgresql://…)",
            fr="seul PostgreSQL en admet plusieurs (--database postgresql://…)",
        )
        raise BadInput("processes", one)


def checked_timeout(seconds: float | None) -> float:
    if seconds is None:
        return limits.REQUEST_TIMEOUT
    if not 0 < seconds <= LONGEST_TIMEOUT:
        wanted = Phrase(en=f"above 0 and at most {LONGEST_TIMEOUT}", fr=f"supérieur à 0 et au plus {LONGEST_TIMEOUT}")
        raise BadInput("request-timeout", must_be(wanted, seconds))
    return seconds


def allow_many_files() -> None:
    """A connection is an open file, and many systems allow a thousand unless one asks for more."""
    try:
        import resource
    except ImportError:  # not on Windows, where there is no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.CONNECTIONS + 1000
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class TableServer(uvicorn.Server):
    """Tells open streams to end as soon as it is told to stop, and soon no longer waits for who does not listen."""

    def __init__(self, config: uvicorn.Config, tables: FastAPI, limiter: ConnectionLimiter) -> None:
        super().__init__(config)
        self.tables = tables
        self.limiter = limiter
        self.preparing: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.preparing = asyncio.create_task(prepare(self.tables.state.server))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.preparing is not None:
            self.preparing.cancel()
        await super().shutdown(sockets)

    def hear_early(self, *_: object) -> None:
        """A signal before the server listens to signals itself: it ends as soon as it has begun. (Those it listened to
        come here once more when it has ended, and have done their work.)"""
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        server: Server = self.tables.state.server

        def begin_closing() -> None:
            server.begin_closing()
            server.loop.call_later(SHUTDOWN_GRACE, self.limiter.abort_all)

        if self.started:
            server.loop.call_soon_threadsafe(begin_closing)
        super().handle_exit(sig, frame)


def listen_together(host: str, port: int, number: int) -> list[socket.socket]:
    """Several sockets on one port (0: any free one): the system gives each new connection to one of them."""
    first = listen(host, port, is_one=number == 1)
    return [first, *(listen(host, first.getsockname()[1], is_one=False) for _ in range(number - 1))]


def listen(host: str, port: int, is_one: bool = True) -> socket.socket:
    """A socket on that port (0: any free one)."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.SENDING)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # the system gives up who does not take off what is sent, or is gone
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * limits.SILENCE))
    if not is_one:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)  # whoever comes before the server is ready waits a moment instead of being turned away
    except OSError as error:
        listener.close()
        raise BadInput("port", impossible(f"{host}:{port}", system_reason(error))) from None
    return listener
