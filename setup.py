"""Compiles the rules with mypyc when BESTIAIRE_COMPILE is set; without it the package is pure Python."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = [
    "core/choice.py",
    "core/engine.py",
    "core/events.py",
    "core/rng.py",
    "core/state.py",
    "core/table.py",
    "words/__init__.py",
    "words/nouns.py",
    "games/mindbug/cards.py",
    "games/mindbug/state.py",
    "games/mindbug/zones.py",
    "games/mindbug/powers.py",
    "games/mindbug/actions.py",
    "games/mindbug/rules.py",
    "games/mindbug/targets.py",
    "games/mindbug/effects.py",
    "games/mindbug/permanents.py",
    "games/mindbug/view.py",
    "games/mindbug/evaluation.py",
]


def extensions() -> list:
    if not os.environ.get("BESTIAIRE_COMPILE"):
        return []
    from mypyc.build import mypycify

    package = Path("src") / "bestiaire"
    return mypycify([str(package / name) for name in COMPILED], opt_level="3", debug_level="0")


setup(ext_modules=extensions())
