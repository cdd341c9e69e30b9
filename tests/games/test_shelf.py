"""A folder that is half made is named, with what to do, and takes no other game with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import bestiaire
from bestiaire.games import broken

SHELF = """
import sys, bestiaire.games
bestiaire.games.__path__.append(sys.argv[1])
print(*sorted(bestiaire.games()), *sorted(bestiaire.games()))
"""

HALF_MADE = {
    "bittern": ("", "games/bittern: no GameInfo named BITTERN in its __init__"),
    "curlew": ("BITTERN = 1 / 0", "games/curlew: ZeroDivisionError: division by zero"),
    "jackdaw": (
        "from bestiaire.games.jackdaw.generated.table import Fields",
        "games/jackdaw/generated is missing: run `make fields`",
    ),
    "plover": (
        "from dataclasses import replace\nfrom tests.tiny import SNIP\nPLOVER = replace(SNIP, key='lapwing')",
        "games/plover: its GameInfo has the key 'lapwing', which must be the name of the folder",
    ),
    "whimbrel": (
        "from bestiaire.games.whimbrel.generated import Fields",
        "games/whimbrel/generated does not fit table/fields.py any more (cannot import name 'Fields'",
    ),
}


def test_every_folder_is_a_game() -> None:
    assert broken() == {}


def test_what_is_half_made_is_reported_once_and_left_out(tmp_path: Path) -> None:
    for key, (source, _) in HALF_MADE.items():
        (tmp_path / key).mkdir()
        (tmp_path / key / "__init__.py").write_text(source)
    (tmp_path / "whimbrel" / "generated").mkdir()
    (tmp_path / "whimbrel" / "generated" / "__init__.py").write_text("")
    command = [sys.executable, "-c", SHELF, str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout.split() == [*sorted(bestiaire.games())] * 2
    for _, told in HALF_MADE.values():
        assert ran.stderr.count(told) == 1
    assert len(ran.stderr.splitlines()) == len(HALF_MADE)
