"""Several server processes behind one address: started together, each replaced when it dies, ended together.

Each has a socket of its own on the same port, and the system gives every new connection to one of them. The sockets are
kept here: whoever comes to a process that has died waits for the one that replaces it."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from types import FrameType
from typing import NoReturn

log = logging.getLogger("bestiaire.web")

ONE_OF_MANY = "BESTIAIRE_ONE_OF_MANY"
"""Set for each process: its socket, and a pipe that closes when the one that started it is gone; both by number."""
SOON = 5.0
"""A process that dies sooner after its start, in seconds, is not replaced at once."""
PAUSE = 1.0


class Terminated(Exception):
    """A signal asks it to end."""


def is_one_of_many() -> bool:
    return ONE_OF_MANY in os.environ


def end_with_parent() -> None:
    """A process whose parent is gone leaves in order, too: nobody else would tell it."""
    pipe = int(os.environ[ONE_OF_MANY].split()[1])

    def wait() -> None:
        os.read(pipe, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


def own_socket() -> socket.socket:
    """The socket that this process listens on."""
    return socket.socket(fileno=int(os.environ[ONE_OF_MANY].split()[0]))


class Supervisor:
    """The server processes, and how each is started."""

    def __init__(self, listeners: list[socket.socket], arguments: list[str], database: str) -> None:
        self.listeners = listeners
        self.arguments = arguments
        self.database = database
        self.pipe, self.kept = os.pipe()
        self.running: dict[int, tuple[subprocess.Popen[bytes], socket.socket, float]] = {}

    def start(self, listener: socket.socket) -> None:
        """One more. The database's address goes by the environment, where no list of processes shows it."""
        given = (listener.fileno(), self.pipe)
        environment = {**os.environ, ONE_OF_MANY: f"{given[0]} {given[1]}", "BESTIAIRE_DATABASE": self.database}
        command = [sys.executable, "-m", "bestiaire", "serve", *self.arguments]
        process = subprocess.Popen(command, env=environment, pass_fds=given, stdout=subprocess.DEVNULL)
        self.running[process.pid] = (process, listener, time.monotonic())

    def run(self) -> int:
        """Runs until it is told to end."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, terminate)
        try:
            for listener in self.listeners:
                self.start(listener)
            while True:
                pid, status = os.wait()
                if pid in self.running:
                    self.replace(pid, os.waitstatus_to_exitcode(status))
        except Terminated:
            return self.end()

    def replace(self, pid: int, code: int) -> None:
        process, listener, started = self.running.pop(pid)
        process.returncode = code
        log.error("server process %s has ended (%s), and is replaced", pid, code)
        if time.monotonic() - started < SOON:
            time.sleep(PAUSE)
        self.start(listener)

    def end(self) -> int:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        for process, *_ in self.running.values():
            process.terminate()
        return max((abs(process.wait()) for process, *_ in self.running.values()), default=0)


def terminate(_: int, __: FrameType | None) -> NoReturn:
    raise Terminated
