"""Starting the server: one command, an embedded database, the address printed and opened."""

from __future__ import annotations

import logging
import socket
import threading
import webbrowser
from pathlib import Path

import uvicorn

from bestiaire.core.errors import BadInput
from bestiaire.terminal.seating import data_folder
from bestiaire.web.app import create_app


def default_database() -> str:
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("database", f"{folder} can't be made: {error.strerror}") from None
    return f"sqlite:///{Path(folder) / 'tables.sqlite'}"


def serve(host: str, port: int, database: str | None, workers: int | None, open_browser: bool) -> int:
    """Runs until it is told to stop; then finishes what was begun."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.getLogger("bestiaire.web").setLevel(logging.WARNING)
    if not 0 <= port <= 65535:
        raise BadInput("port", f"must be from 0 to 65535, not {port}")
    listener = listen(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(
        create_app(database or default_database(), workers),
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    print(f"Bestiaire: {address}   (Ctrl-C stops it)", flush=True)  # noqa: T201 - the one line a person needs
    if open_browser:
        threading.Timer(0.8, webbrowser.open, [address]).start()
    uvicorn.Server(config).run(sockets=[listener])
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A socket on that port, or on any free one if it is taken and nobody asked for it by name."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadInput("port", f"{host}:{port} can't be used: {error.strerror}") from None
    return listener
