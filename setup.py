"""Compiles the rules with mypyc when BESTIAIRE_COMPILE is set; without it the package is pure Python."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = [
    "core/choice.py",
    "core/encoding.py",
    "core/engine.py",
    "core/events.py",
    "core/numbering.py",
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
    "games/mindbug/asking.py",
    "games/mindbug/resolving.py",
    "games/mindbug/rules.py",
    "games/mindbug/targets.py",
    "games/mindbug/effects.py",
    "games/mindbug/pile_effects.py",
    "games/mindbug/energy.py",
    "games/mindbug/energy_effects.py",
    "games/mindbug/dice.py",
    "games/mindbug/permanents.py",
    "games/mindbug/view.py",
    "games/mindbug/encoder.py",
    "games/mindbug/evaluation.py",
    "games/mindbug/policy.py",
    "games/duel/dice.py",
    "games/duel/buzz_tokens.py",
    "games/duel/tracks.py",
    "games/duel/options.py",
    "games/duel/powers.py",
    "games/duel/cards.py",
    "games/duel/zones.py",
    "games/duel/state.py",
    "games/duel/actions.py",
    "games/duel/roll.py",
    "games/duel/pulls_and_hits.py",
    "games/duel/asking.py",
    "games/duel/nouns.py",
    "games/duel/effects.py",
    "games/duel/discard_cards.py",
    "games/duel/keep_cards.py",
    "games/duel/monsters.py",
    "games/duel/roll_fixed.py",
    "games/duel/resolving.py",
    "games/duel/buying.py",
    "games/duel/set_up.py",
    "games/duel/rolling.py",
    "games/duel/rules.py",
    "games/duel/view.py",
    "games/duel/encoder.py",
    "games/duel/evaluation.py",
    "games/duel/policy.py",
    "players/search.py",
    "players/seat.py",
    "rl/stepping.py",
]

WANTED = bool(os.environ.get("BESTIAIRE_COMPILE"))


def extensions() -> list:
    if not WANTED:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:  # pip only asks what the build will need, and gives it mypy then
        return []
    package = Path("src") / "bestiaire"
    return mypycify([str(package / name) for name in COMPILED], opt_level="3", debug_level="0")


setup(ext_modules=extensions(), setup_requires=["mypy"] if WANTED else [])
