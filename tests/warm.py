"""A process that has imported the program and forks for every run of it: each is as real as one started from a shell,
without the time that importing takes. There is one for each test process, and it ends with it.

An order comes with the files that the new process has as its own, and a pipe: whoever forked it says there which
process it is, and in the end its exit code."""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import io
import json
import os
import pkgutil
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from types import ModuleType, TracebackType
from typing import IO, Any

import bestiaire
from bestiaire.web.pages.boxes import box_shown
from bestiaire.web.pages.fonts import FONTS, font
from bestiaire.web.pages.pages import Pages
from bestiaire.words import LANGUAGES

LONG = 1800
"""Seconds after which a process that hangs is given up; nothing waits so long when all is well."""
FOR_THE_INTERPRETER = "PYTHON"
"""What these say is read when an interpreter starts: it can't be told to one that runs. In UTF-8 mode it reads nothing
of the locale; the program looks into its environment for the language."""
SOURCES = os.pathsep.join(map(str, (Path(bestiaire.__file__).parents[1], Path(__file__).parents[1])))
"""The program that is started is the one these tests belong to, wherever another one may be installed."""
USUAL = {"PYTHONPATH": SOURCES, "PYTHONUTF8": "1"}
"""How the interpreter that waits was started."""
LEARNING = "bestiaire.rl"
MOST_SENT = 1 << 20

Files = tuple[int, int, int]


def usual_environment(**more: str) -> dict[str, str]:
    """This process's, without what interpreters and terminals are told by it."""
    ours = (FOR_THE_INTERPRETER, "LC_", "LANG", "COLUMNS", "LINES", "TERM", "NO_COLOR", "FORCE_COLOR", "XDG_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, **USUAL, "LC_ALL": "C.UTF-8", **more}


class Waiting:
    """The waiting process, as it looks to whoever wants something run."""

    def __init__(self) -> None:
        self.orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.warm", str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            env=usual_environment(),
            start_new_session=True,
        )
        theirs.close()

    def order(self, order: dict[str, Any], files: Files) -> IO[str]:
        """Has something run; what is given back says which process it is, and how it ended."""
        told, theirs = os.pipe()
        socket.send_fds(self.orders, [json.dumps(order).encode()], [theirs, *files])
        os.close(theirs)
        return os.fdopen(told)


@cache
def waiting() -> Waiting:
    """The one of this process."""
    return Waiting()


class Forked:
    """A program that runs, with what tests use of `subprocess.Popen`."""

    def __init__(
        self,
        program: list[str],
        folder: Path,
        environment: Mapping[str, str],
        files: Files,
        *,
        own_session: bool = False,
    ) -> None:
        order = {"program": program, "folder": str(folder), "environment": dict(environment), "session": own_session}
        self.told = waiting().order(order, files)
        self.pid = int(self.told.readline())
        self.returncode: int | None = None

    def wait(self, timeout: float = LONG) -> int:
        if self.returncode is None:
            ready, _, _ = select.select([self.told], [], [], timeout)
            if not ready:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            self.returncode = int(self.told.readline())
            self.told.close()
        return self.returncode

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Serving(Forked):
    """A server: it says one line as soon as it listens; what else it says is written into a file."""

    def __init__(
        self, program: list[str], folder: Path, environment: Mapping[str, str], log: Path, *, own_session: bool = False
    ) -> None:
        reading, said = os.pipe()
        with log.open("ab") as wrong, open(os.devnull, "rb") as typed:
            super().__init__(
                program, folder, environment, (typed.fileno(), said, wrong.fileno()), own_session=own_session
            )
        os.close(said)
        self.stdout = os.fdopen(reading, encoding="utf-8")
        self.line = self.stdout.readline()

    def wait(self, timeout: float = LONG) -> int:
        code = super().wait(timeout)
        self.stdout.close()
        return code


class Talking(Forked):
    """A program on pipes."""

    def __init__(self, program: list[str], folder: Path, environment: Mapping[str, str]) -> None:
        pipes = [os.pipe() for _ in range(3)]
        (typed, stdin), (stdout, said), (stderr, wrong) = pipes
        super().__init__(program, folder, environment, (typed, said, wrong))
        for descriptor in (typed, said, wrong):
            os.close(descriptor)
        self.stdin: IO[bytes] = os.fdopen(stdin, "wb")
        self.stdout: IO[bytes] = os.fdopen(stdout, "rb")
        self.stderr: IO[bytes] = os.fdopen(stderr, "rb")

    def communicate(self, timeout: float = LONG) -> tuple[bytes, bytes]:
        """What it says to its end; nothing more is typed."""
        self.stdin.close()
        with ThreadPoolExecutor() as reading:
            out, err = reading.submit(self.stdout.read), reading.submit(self.stderr.read)
            said = out.result(timeout), err.result(timeout)
        self.stdout.close()
        self.stderr.close()
        self.wait(timeout)
        return said

    def __enter__(self) -> Talking:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if error is not None:
            self.kill()
        for pipe in (self.stdin, self.stdout, self.stderr):
            pipe.close()
        self.wait()


def run_program(
    program: list[str],
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    typed: bytes = b"",
) -> subprocess.CompletedProcess[bytes]:
    """Runs a module to its end. Where an environment has other words for the interpreter, one is started for it."""
    around = usual_environment() if environment is None else environment
    where = Path.cwd() if folder is None else folder
    meant = {name: value for name, value in around.items() if name.startswith(FOR_THE_INTERPRETER)}
    if meant != USUAL:
        command = [sys.executable, "-m", *program]
        return subprocess.run(
            command,
            input=typed,
            capture_output=True,
            timeout=LONG,
            check=False,
            cwd=where,
            env=around,
        )
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        given.write(typed)
        given.seek(0)
        running = Forked(program, where, around, (given.fileno(), out.fileno(), err.fileno()))
        try:
            code = running.wait()
        except BaseException:
            running.kill()
            raise
        out.seek(0)
        err.seek(0)
        return subprocess.CompletedProcess(program, code, out.read(), err.read())


def run_text(*arguments: str | Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """`bestiaire` with these arguments."""
    done = run_program(
        ["bestiaire", *map(str, arguments)], environment=usual_environment(**environment), typed=typed.encode()
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


# -- in the process that waits


def become(order: dict[str, Any], files: list[int]) -> None:
    """In the forked process: what a shell does before a program begins, and the interpreter; then the program. It
    hears Ctrl-C even where the tests themselves run in the background, and ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if order["session"]:
        os.setsid()
    for wanted, given in enumerate(files):
        os.dup2(given, wanted)
    for given in files:
        os.close(given)
    for name in ("stdin", "stdout", "stderr"):
        remake(name)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environment"])
    sys.argv = order["program"]
    sys.path[0] = order["folder"]
    try:
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            leave(end.code or 0)
        raise
    leave(0)


def leave(code: int) -> None:
    """Ends as an interpreter does, but for taking everything apart: that would copy all that was imported first."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:  # the interpreter has something to say about that
        sys.exit(code)
    os._exit(code)


def remake(name: str) -> None:
    """A standard file as an interpreter makes it: whether it is a terminal is found out only then."""
    made = getattr(sys, name)
    number = made.fileno()
    raw = open(number, "rb" if number == 0 else "wb", closefd=False)  # noqa: SIM115 - until the process ends
    is_line_by_line = number == 2 or os.isatty(number)
    text = io.TextIOWrapper(raw, encoding=made.encoding, errors=made.errors, line_buffering=is_line_by_line)
    setattr(sys, name, text)
    setattr(sys, f"__{name}__", text)


def keep(order: dict[str, Any], told: int, files: list[int]) -> bool:
    """Forks once more and waits for that process; whether this is it."""
    child = os.fork()
    if child == 0:
        os.close(told)
        become(order, files)
        return True
    for descriptor in files:
        os.close(descriptor)
    os.write(told, f"{child}\n".encode())
    _, status = os.waitpid(child, 0)
    os.write(told, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    return False


def wait_for_orders(orders: socket.socket) -> None:
    while True:
        with contextlib.suppress(ChildProcessError):  # those that wait for others are waited for, too
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        sent, descriptors, _, _ = socket.recv_fds(orders, MOST_SENT, 32)
        if not sent:
            return
        if os.fork() == 0:
            orders.close()
            if not keep(json.loads(sent), descriptors[0], descriptors[1:]):
                os._exit(0)
            return
        for descriptor in descriptors:
            os.close(descriptor)


def import_all(package: ModuleType = bestiaire) -> None:
    """What the commands import, each in its time; what learning takes is left to who asks for it."""
    for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if found.name not in (LEARNING, "bestiaire.__main__"):
            module = importlib.import_module(found.name)
            if found.ispkg:
                import_all(module)


def prepare() -> None:
    """What every server prepares, and the templates of the pages that tests look at most."""
    for name in FONTS:
        font(name)
    pages = Pages()
    for lang in LANGUAGES:
        pages.environment(lang, None).get_template("front.html")
        for info in bestiaire.games().values():
            pages.environment(lang, info.key).get_template("table.html")
            box_shown(info, lang)
    for game in (None, "mindbug"):
        found = pages.environment("en", game)
        for name in found.list_templates(["html"]):
            found.get_template(name)


if __name__ == "__main__":
    import_all()
    prepare()
    gc.freeze()
    wait_for_orders(socket.socket(fileno=int(sys.argv[1])))
