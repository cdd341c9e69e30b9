"""Games on a Ray cluster: the same games as anywhere else, on as many machines as it has."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from typing import Any

from bestiaire.arena.work import MOST_DEATHS, Batch, Portions, Task, Work, play_batches, work_of
from bestiaire.core.errors import BadInput, BrokenGame, system_reason
from bestiaire.words import Phrase

PORTION = 1.0
"""Seconds that the games of one task take, about."""
TICK = 0.25
PATIENCE = 5.0
"""Seconds for a cluster to answer."""


def play_portion(work: Work, numbers: list[int]) -> list[Batch]:
    """What a task does."""
    return list(play_batches(work, numbers, float("inf")))


def import_ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadInput(
            "engine",
            Phrase(
                en="ray is not installed: pip install 'bestiaire[ray]'",
                fr="ray n'est pas installé : pip install 'bestiaire[ray]'",
            ),
        ) from None
    return ray


def join(ray: Any, address: str | None, jobs: int) -> None:
    """Joins the cluster at this address; without one, makes one of this machine."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        if address is None:
            ray.init(address="local", num_cpus=jobs or None, include_dashboard=False, **quiet)
        else:
            knock(address)
            ray.init(address=address, **quiet)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        said = (str(error).strip().splitlines() or [type(error).__name__])[0]
        why = system_reason(error) if isinstance(error, OSError) and error.errno else Phrase(en=said, fr=said)
        raise BadInput(
            address or "ray",
            Phrase(en=f"no cluster can be joined: {why.en}", fr=f"aucune grappe à rejoindre : {why.fr}"),
        ) from None


def knock(address: str) -> None:
    """Whether somebody listens at `host:port` or `ray://host:port`. Ray itself would go on trying for minutes."""
    host, colon, port = address.rpartition("/")[2].rpartition(":")
    if colon and port.isdecimal() and int(port) < 2**16:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


class Cluster:
    """The engine that plays on a Ray cluster. Ray runs the task of a worker that died anew."""

    def __init__(self, address: str | None = None, jobs: int = 0) -> None:
        self.ray = import_ray()
        self.address = address
        self.jobs = jobs
        """How many tasks at once; 0: as many as the cluster has processors, and as many again that wait."""

    def __call__(self, settings: Task, numbers: Iterator[int]) -> Iterator[list[Any]]:
        ray = self.ray
        is_ours = not ray.is_initialized()
        if is_ours:
            join(ray, self.address, self.jobs)
        try:
            yield from self.play(work_of(settings), Portions(numbers, PORTION))
        finally:
            if is_ours:
                ray.shutdown()

    def play(self, work: Work, portions: Portions) -> Iterator[list[Any]]:
        ray = self.ray
        task = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(play_portion)
        told = ray.put(work)
        at_once = self.jobs or 2 * int(ray.cluster_resources().get("CPU", 1))
        running: dict[Any, list[int]] = {}
        while True:
            while len(running) < at_once and (given := portions.next()):
                running[task.remote(told, given)] = given
            if not running:
                return
            ready, _ = ray.wait(list(running), timeout=TICK)
            if not ready:
                yield []
            for done in ready:
                given = running.pop(done)
                try:
                    batches: list[Batch] = ray.get(done)
                except ray.exceptions.RayError as error:
                    first_line = str(error).strip().splitlines()[0]
                    raise BrokenGame(f"games {given[0]} to {given[-1]} of the arena: {first_line}") from None
                for batch in batches:
                    if batch.rows:
                        yield batch.rows
                    portions.note(batch)
