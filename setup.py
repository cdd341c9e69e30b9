"""Compiles the rules with mypyc when BESTIAIRE_COMPILE is set; without it the package is pure Python."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = [
    "core/choice.py",
    "core/dice.py",
    "core/engine.py",
    "core/events.py",
    "core/piles.py",
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
    "games/duel/evaluation.py",
    "games/duel/policy.py",
    "games/tokyo/dice.py",
    "games/tokyo/options.py",
    "games/tokyo/powers.py",
    "games/tokyo/cards.py",
    "games/tokyo/zones.py",
    "games/tokyo/state.py",
    "games/tokyo/owning.py",
    "games/tokyo/actions.py",
    "games/tokyo/hands.py",
    "games/tokyo/evolving.py",
    "games/tokyo/anytime.py",
    "games/tokyo/keywords.py",
    "games/tokyo/falling.py",
    "games/tokyo/losses.py",
    "games/tokyo/nouns.py",
    "games/tokyo/effects.py",
    "games/tokyo/copying.py",
    "games/tokyo/buying.py",
    "games/tokyo/keep_cards.py",
    "games/tokyo/discard_cards.py",
    "games/tokyo/mindbug_cards.py",
    "games/tokyo/evolution_cards.py",
    "games/tokyo/sets.py",
    "games/tokyo/rolling.py",
    "games/tokyo/fixing.py",
    "games/tokyo/healing.py",
    "games/tokyo/smashing.py",
    "games/tokyo/resolving.py",
    "games/tokyo/ending.py",
    "games/tokyo/set_up.py",
    "games/tokyo/rules.py",
    "games/tokyo/view.py",
    "games/tokyo/evaluation.py",
    "games/tokyo/policy.py",
    "players/search.py",
    "players/seat.py",
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
