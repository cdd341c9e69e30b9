"""What is reached by which name."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import bestiaire
from bestiaire.games import mindbug

DOCS = Path(__file__).resolve().parents[2] / "docs"


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


@pytest.mark.parametrize("name", ["board", "cards", "page", "play", "rules", "table", "words"])
def test_no_function_stands_before_a_room_of_mindbug(name: str) -> None:
    assert run(f"import bestiaire.games.mindbug.{name} as found; print(found.__name__)").endswith(f"mindbug.{name}")


def documented(*names: str) -> set[str]:
    """Every word that these documents set in code."""
    text = "".join((DOCS / name).read_text(encoding="utf-8") for name in names)
    return {word for code in re.findall(r"`[^`\n]+`", text) for word in re.findall(r"\w+", code)}


def test_what_bestiaire_exports_is_documented() -> None:
    assert set(bestiaire.__all__) - {"__version__"} <= documented("api.md", "your-own.md")


def test_what_a_card_is_made_of_is_documented() -> None:
    assert set(mindbug.__all__) - {"CARDS", "MINDBUG"} <= documented("your-own.md")


@pytest.mark.parametrize("module", [bestiaire, mindbug], ids=["bestiaire", "mindbug"])
def test_what_is_promised_is_there(module: ModuleType) -> None:
    assert all(hasattr(module, name) for name in module.__all__)
    assert len(set(module.__all__)) == len(module.__all__)


def test_the_vocabulary_of_cards_is_exported_whole() -> None:
    """An effect, a permanent or a condition that the sets use, and that a card author can't import, is a mistake."""
    for parent in (mindbug.Effect, mindbug.Permanent, mindbug.Condition):
        ours = {kind.__name__ for kind in parent.__subclasses__() if kind.__module__.startswith("bestiaire.")}
        assert ours <= set(mindbug.__all__)
