"""What is reached by which name."""

from __future__ import annotations

import subprocess
import sys

import pytest


def run(program: str) -> str:
    """What a fresh process prints, so that no other test has imported anything before."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(
    "program",
    [
        "import bestiaire; print(bestiaire.games()['mindbug'].key)",
        "import bestiaire.games.mindbug as m; print(m.MINDBUG.key)",
        "import bestiaire, bestiaire.games.mindbug as m; print(bestiaire.games()[m.MINDBUG.key].key)",
        "import bestiaire.games.mindbug; print(bestiaire.games()['mindbug'].key)",
        "import bestiaire.games.mindbug; print(bestiaire.games.mindbug.MINDBUG.key)",
        "from bestiaire.games import mindbug; print(mindbug.MINDBUG.key)",
        "from bestiaire.games import games; print(games()['mindbug'].key)",
        "from bestiaire import games; print(games()['mindbug'].key)",
        "from bestiaire import *; print(games()['mindbug'].key)",
        "import bestiaire.games as g; print(g()['mindbug'].key)",
    ],
)
def test_the_shelf_is_a_list_of_games_and_the_package_they_live_in(program: str) -> None:
    assert run(program) == "mindbug"


@pytest.mark.parametrize("name", ["cards", "effects", "permanents", "position", "rules", "sets", "targets", "words"])
def test_no_function_stands_before_a_module_of_mindbug(name: str) -> None:
    assert run(f"import bestiaire.games.mindbug.{name} as found; print(found.__name__)").endswith(f"mindbug.{name}")
