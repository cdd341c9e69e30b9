"""The program as a person meets it: real processes, real files, real signals, real screens."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import bestiaire
from tests.warm import LONG as LONG
from tests.warm import Forked, Talking, run_program, usual_environment

Done = subprocess.CompletedProcess[str]

PROMPT = "› "
SEED = 7
"""With this seed the first seat starts."""


class Terminal:
    """A folder of its own, in which the program is started as from a shell."""

    def __init__(self, folder: Path, program: str = "bestiaire") -> None:
        self.folder = folder
        self.program = program
        """The module that is run."""
        self.data = folder / "data"

    def environment(self, **more: str) -> dict[str, str]:
        return usual_environment(**{"XDG_DATA_HOME": str(self.data), "COLUMNS": "200", **more})

    def command(self, *arguments: str | Path) -> list[str]:
        return [sys.executable, "-m", self.program, *map(str, arguments)]

    def run(self, *arguments: str | Path, typed: str | bytes = "", **environment: str) -> Done:
        """Runs the program to its end; whatever happens, nobody is shown a traceback."""
        given = typed.encode() if isinstance(typed, str) else typed
        program = [self.program, *map(str, arguments)]
        done = run_program(program, self.folder, self.environment(**environment), given)
        out, err = done.stdout.decode(), done.stderr.decode()
        assert "Traceback" not in out + err, err
        return subprocess.CompletedProcess(done.args, done.returncode, out, err)

    def play(self, *lines: str, arguments: tuple[str | Path, ...] = ("--seed", str(SEED))) -> Done:
        """Plays Mindbug with these lines typed; the program leaves well."""
        done = self.run("play", "mindbug", *arguments, typed="".join(line + "\n" for line in lines))
        assert (done.returncode, done.stderr) == (0, "")
        return done

    def start(self, *arguments: str | Path, **environment: str) -> Talking:
        """Starts the program on pipes, for a conversation."""
        return Talking([self.program, *map(str, arguments)], self.folder, self.environment(**environment))

    def record(self, name: str = "saved.json") -> dict[str, Any]:
        """A record saved in this folder, which the library accepts."""
        record: dict[str, Any] = json.loads((self.folder / name).read_text(encoding="utf-8"))
        assert bestiaire.replay(record).record() == record
        return record

    def write(self, record: Any, name: str = "record.json") -> Path:
        path = self.folder / name
        path.write_text(json.dumps(record), encoding="utf-8")
        return path

    def left_behind(self) -> Path:
        """The one file that leaving has saved."""
        files = list(self.data.rglob("*"))
        records = [path for path in files if path.is_file()]
        assert len(records) == 1, files
        return records[0]


def table_after(moves: int, names: list[str] | None = None) -> bestiaire.Table:
    table = bestiaire.table("mindbug", seed=SEED, names=names)
    for _ in range(moves):
        table.play(0)
    return table


def whole_game(names: list[str] | None = None) -> bestiaire.Table:
    table = bestiaire.table("mindbug", seed=SEED, names=names)
    while table.choice is not None:
        table.play(0)
    return table


def read_until(descriptor: int, *words: str) -> str:
    """Everything written up to the first of these words, or to the end."""
    seen = b""
    while not any(seen.endswith(word.encode()) for word in words):
        ready, _, _ = select.select([descriptor], [], [], LONG)
        assert ready, f"nothing came after {seen[-200:]!r}"
        try:
            byte = os.read(descriptor, 1)
        except OSError:  # the other end of a pseudo-terminal has gone
            break
        if not byte:
            break
        seen += byte
    return seen.decode()


def interrupt(process: Forked) -> None:
    """Ctrl-C, pressed by somebody who sees the program waiting.

    Python notices a signal when the system call ends that it interrupts; one that comes between the prompt and the
    reading would be noticed only at the next line. So it is sent once the process sleeps.
    """
    status = Path(f"/proc/{process.pid}/stat")
    while status.exists() and status.read_text(encoding="utf-8").rpartition(") ")[2][:1] != "S":
        os.sched_yield()
    process.send_signal(signal.SIGINT)


class Screen:
    """The program on a pseudo-terminal of so many columns and lines, where people sit."""

    def __init__(self, terminal: Terminal, *arguments: str | Path, size: tuple[int, int]) -> None:
        self.master, slave = pty.openpty()
        columns, lines = size
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environment = terminal.environment(TERM="xterm-256color")
        del environment["COLUMNS"]
        program = [terminal.program, *map(str, arguments)]
        self.process = Forked(program, terminal.folder, environment, (slave, slave, slave))
        os.close(slave)

    def read(self, *words: str) -> str:
        return read_until(self.master, *words)

    def type(self, line: str) -> None:
        os.write(self.master, line.encode())

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait(timeout=LONG)
        os.close(self.master)


@contextlib.contextmanager
def screen(terminal: Terminal, *arguments: str | Path, size: tuple[int, int] = (200, 60)) -> Iterator[Screen]:
    shown = Screen(terminal, *arguments, size=size)
    try:
        yield shown
    finally:
        shown.close()


def on_terminal(sentence: str) -> str:
    """As a terminal shows it: no-break spaces have done their work there."""
    return sentence.replace("\u00a0", " ")


def named_in(told: Any) -> set[str]:
    """Every text inside a JSON value: card ids among them."""
    if isinstance(told, str):
        return {told}
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list):
        return set().union(*(named_in(item) for item in told))
    return set()


def assert_one_line(done: Done, *said: str) -> None:
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.endswith("\n")
    (line,) = done.stderr.splitlines()
    assert line.startswith("bestiaire: ")
    assert len(line) < 1000
    for words in said:
        assert words in line
