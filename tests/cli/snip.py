"""The program with a game of one's own on the shelf, as docs/your-own.md says: `python -m tests.cli.snip play snip`."""

from __future__ import annotations

import sys

import bestiaire
from bestiaire.cli import main
from tests.tiny import SNIP

if __name__ in ("__main__", "__mp_main__"):  # the processes in which computers think, too
    bestiaire.register(SNIP)

if __name__ == "__main__":
    sys.exit(main())
