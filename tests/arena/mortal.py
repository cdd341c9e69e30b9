"""The program with a game at which workers die: `python -m tests.arena.mortal arena mortal …`.

The game is Snip. A worker that starts one while there is no file of the name in `MORTAL_FLAG` makes that file and is
killed; with `MORTAL_ALWAYS` every worker is.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

import bestiaire
from bestiaire.core.rng import Random
from tests.tiny import SNIP, Snip


def new(seats: int, options: dict[str, Any], rng: Random) -> Snip:
    from tests.tiny import new as snip

    flag = os.environ.get("MORTAL_FLAG")
    if flag and os.environ.get("MORTAL_MAIN") != str(os.getpid()):
        try:
            Path(flag).touch(exist_ok=bool(os.environ.get("MORTAL_ALWAYS")))
            os.kill(os.getpid(), signal.SIGKILL)
        except FileExistsError:
            pass
    return snip(seats, options, rng)


MORTAL = bestiaire.GameInfo(
    key="mortal", name={"en": "Mortal", "fr": "Mortel"}, players=(3, 3), new=new, restore=SNIP.restore
)

if __name__ == "__main__":
    from bestiaire.cli import main

    os.environ["MORTAL_MAIN"] = str(os.getpid())
    bestiaire.register(MORTAL)
    sys.exit(main())
