"""What every worker process does first."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading


def start_worker() -> None:
    """A worker leaves it to the process that started it to say when it is over, and ends with it in any case."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)
