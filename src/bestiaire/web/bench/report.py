"""Starts a server for each setting, puts the load on it, and prints the figures."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import sqlalchemy as sql

from bestiaire.core.errors import BadInput
from bestiaire.web.bench.browser import Browser
from bestiaire.web.bench.load import Load, Setting
from bestiaire.web.bench.usage import children_of, memory_of, seconds_of
from bestiaire.web.http.serve import allow_many_files
from bestiaire.web.store.engines import try_database, used
from bestiaire.web.store.schema import GAMES, META, METADATA
from bestiaire.words import Phrase


def measure(setting: Setting) -> dict[str, float]:
    """Runs a server and the games; the figures in milliseconds and megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        database = setting.database or f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        command = [sys.executable, "-m", "bestiaire", "serve", "--port", "0", "--workers", str(setting.workers)]
        command += ["--processes", str(setting.processes), "--crowd", "1000"]  # everybody comes from one address here
        environment = {**os.environ, "BESTIAIRE_DATABASE": database}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().split("/   ")[0].rsplit(":", 1)[1])
            figures = asyncio.run(measure_at(port, server.pid, setting))
        finally:
            server.terminate()
            server.wait()
    return figures


async def measure_at(port: int, pid: int, setting: Setting) -> dict[str, float]:
    await Browser(port).arrive("first")  # when it answers it has started
    servers = (children_of(pid) if setting.processes > 1 else [pid]) or [pid]
    empty = sum(memory_of(each) for each in servers)
    load = Load(port, setting)
    before: dict[int, float] = {}
    await load.all(lambda: before.update(seconds_of(pid)))
    if not load.moves:
        raise RuntimeError(f"no move was made: {load.failures[:3]}")
    memory = sum(memory_of(each) for each in servers)
    spent = {each: seconds - before.get(each, 0.0) for each, seconds in seconds_of(pid).items()}
    serving = sum(seconds for each, seconds in spent.items() if each in servers)
    moves, answers = sorted(load.moves), sorted(load.answers)
    figures: dict[str, float] = {
        "games": setting.games,
        "moves": len(moves),
        "moves a second": len(moves) / load.seconds,
        "failed": len(load.failures),
        "p50 ms": 1000 * quantile(moves, 0.5),
        "p99 ms": 1000 * quantile(moves, 0.99),
        "slowest ms": 1000 * moves[-1],
    }
    if answers:
        figures |= {"answer p50 ms": 1000 * quantile(answers, 0.5), "answer p99 ms": 1000 * quantile(answers, 0.99)}
    return figures | {
        "CPU ms a move": 1000 * serving / len(moves),
        "and to think": 1000 * (sum(spent.values()) - serving) / len(moves),
        "memory MB": memory,
        "memory KB a game": 1024 * (memory - empty) / setting.games,
    }


def quantile(times: list[float], part: float) -> float:
    return times[min(len(times) - 1, int(len(times) * part))]


def check_empty(database: str) -> None:
    """BadInput if there are games that the bench's would mix with."""
    try_database(database)
    with used(database) as engine, engine.begin() as connection:
        if connection.execute(sql.select(GAMES.c.id).limit(1)).scalar() is not None:
            why = Phrase(en="is not empty; a bench needs its own", fr="n'est pas vide ; la mesure demande la sienne")
            raise BadInput("database", why)


def empty(database: str) -> None:
    """Takes the bench's own games away again."""
    with used(database) as engine, engine.begin() as connection:
        for table in METADATA.sorted_tables:
            if table is not META:
                connection.execute(table.delete())


def report(settings: list[Setting], as_json: bool) -> int:
    """Measures one setting after the other and prints the figures, a row for each."""
    from rich.console import Console
    from rich.table import Table

    allow_many_files()
    rows: list[dict[str, float]] = []
    for setting in settings:
        if setting.database:
            check_empty(setting.database)
        try:
            rows.append(measure(setting))
        finally:
            if setting.database:
                empty(setting.database)
    if as_json:
        sys.stdout.write(json.dumps(rows if len(rows) > 1 else rows[0], indent=1) + "\n")
        return 0
    first = settings[0]
    table = Table(title=f"bench web: a move every {first.every:g} s in each game, from the click to the new table")
    table.add_column("")
    for _ in rows:
        table.add_column("", justify="right")
    for name in rows[0]:
        values = [row.get(name, 0.0) for row in rows]
        table.add_row(name, *(f"{value:,.1f}" if isinstance(value, float) else f"{value:,}" for value in values))
    Console().print(table)
    return 0
