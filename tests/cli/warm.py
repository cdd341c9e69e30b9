"""A process that has imported the program and forks for every run of it: each is as real as one started from a shell,
without the time that importing takes. There is one for each test process, and it ends with it."""

from __future__ import annotations

import json
import os
import runpy
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

FOR_THE_INTERPRETER = ("PYTHON", "LC_", "LANG")
"""What these say is read when an interpreter starts: it can't be told to one that runs."""


class Warm:
    """The waiting process, as it looks to whoever wants something run."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.warm"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            start_new_session=True,
        )

    def run(self, order: dict[str, Any], patience: float) -> int:
        """Carries an order out; the program's exit code."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        ready, _, _ = select.select([self.process.stdout], [], [], patience)
        if not ready:
            os.killpg(self.process.pid, signal.SIGKILL)
            warm.cache_clear()
            raise TimeoutError(order["program"])
        return int(self.process.stdout.readline())


@cache
def warm(environment: frozenset[tuple[str, str]]) -> Warm:
    """The one of this process among interpreters that are started so."""
    return Warm(dict(environment))


def run_warm(program: list[str], folder: Path, environment: dict[str, str], typed: bytes, patience: float) -> Any:
    """Runs a module to its end, as `subprocess.run` would."""
    files = [folder.parent / f"{folder.name}.{name}" for name in ("in", "out", "err")]
    for path, content in zip(files, (typed, b"", b""), strict=True):
        path.write_bytes(content)
    order = {"program": program, "folder": str(folder), "environment": environment, "files": list(map(str, files))}
    lasting = {name: value for name, value in environment.items() if name.startswith(FOR_THE_INTERPRETER)}
    found = {name: value for name, value in os.environ.items() if not name.startswith(FOR_THE_INTERPRETER)}
    code = warm(frozenset({**found, **lasting}.items())).run(order, patience)
    return subprocess.CompletedProcess(program, code, files[1].read_bytes(), files[2].read_bytes())


def become(order: dict[str, Any]) -> None:
    """In the forked process: what a shell does before a program begins; then the program."""
    for descriptor, path in enumerate(order["files"]):
        opened = os.open(path, os.O_RDONLY if descriptor == 0 else os.O_WRONLY)
        os.dup2(opened, descriptor)
        os.close(opened)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environment"])
    sys.argv = order["program"]
    sys.path[0] = order["folder"]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


def orders(descriptor: int) -> Iterator[Any]:
    """The lines that come; nothing is read ahead, since what is forked reads something else there."""
    line = b""
    while byte := os.read(descriptor, 1):
        line += byte
        if byte == b"\n":
            yield json.loads(line)
            line = b""


def main() -> None:
    for order in orders(0):
        child = os.fork()
        if child == 0:
            become(order)
            return
        _, status = os.waitpid(child, 0)
        os.write(1, f"{os.waitstatus_to_exitcode(status)}\n".encode())


if __name__ == "__main__":
    import bestiaire.cli  # noqa: F401

    main()
