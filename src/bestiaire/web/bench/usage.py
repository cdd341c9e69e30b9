"""What processes use of this machine, as Linux tells it; nothing where it does not."""

from __future__ import annotations

import os
from pathlib import Path


def children_of(pid: int) -> list[int]:
    """The processes that one has started; none where that can't be looked up."""
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]
    except OSError:
        return []


def seconds_of(pid: int) -> dict[int, float]:
    """What a process and each that it has started have used of the processor."""
    try:
        used = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    except OSError:
        return {}
    found = {pid: sum(int(each) for each in used[11:13]) / os.sysconf("SC_CLK_TCK")}
    for child in children_of(pid):
        found |= seconds_of(child)
    return found


def memory_of(pid: int) -> float:
    """What the server's process holds in memory."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0.0
