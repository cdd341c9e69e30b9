"""Compiles the rules with mypyc when BESTIAIRE_COMPILE is set; without it the package is pure Python."""

import os
from pathlib import Path

from setuptools import setup

PACKAGE = Path(__file__).parent / "src" / "bestiaire"

COMPILED = [
    "core/choice.py",
    "core/dice.py",
    "core/encoding.py",
    "core/engine.py",
    "core/events.py",
    "core/numbering.py",
    "core/options.py",
    "core/piles.py",
    "core/questions.py",
    "core/rng.py",
    "core/state.py",
    "core/table.py",
    "words/__init__.py",
    "words/nouns.py",
    "players/search.py",
    "players/seat.py",
    "rl/stepping.py",
]
"""What is compiled beside the games; each game says itself what it has."""


def compiled() -> list[str]:
    """All modules that are compiled."""
    of_games = [module for listed in PACKAGE.glob("games/*/compiled.txt") for module in compiled_of_game(listed)]
    return [*COMPILED, *sorted(of_games)]


def compiled_of_game(listed: Path) -> set[str]:
    """The modules that a game's list means."""
    found: set[Path] = set()
    for line in listed.read_text(encoding="utf-8").splitlines():
        pattern = line.partition("#")[0].strip()
        if pattern:
            meant = {file for file in listed.parent.glob(pattern.removeprefix("!")) if file.name != "__init__.py"}
            found = found - meant if pattern.startswith("!") else found | meant
    return {file.relative_to(PACKAGE).as_posix() for file in found}


WANTED = bool(os.environ.get("BESTIAIRE_COMPILE"))


def extensions() -> list:
    if not WANTED:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:  # pip only asks what the build will need, and gives it mypy then
        return []
    package = Path("src") / "bestiaire"
    return mypycify([str(package / name) for name in compiled()], opt_level="3", debug_level="0")


if __name__ == "__main__":
    setup(ext_modules=extensions(), setup_requires=["mypy"] if WANTED else [])
