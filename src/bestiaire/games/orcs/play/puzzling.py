"""What makes a puzzle of Orcs Orcs Orcs: a move in the last round whose chance to win is the best by far."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bestiaire.core.choice import Choice, Option
from bestiaire.core.puzzling import Puzzling
from bestiaire.games.orcs.table.state import Game
from bestiaire.words import Phrase

THEMES: Final = {
    "action": Phrase(en="Which action", fr="Quelle action"),
    "target": Phrase(en="Where to strike", fr="Où frapper"),
    "magic": Phrase(en="Spells and upgrades", fr="Sorts et améliorations"),
}
TARGETS: Final = frozenset({"target", "section", "to", "side"})


def theme(game: Game, choice: Choice, option: Option) -> str:
    if choice.kind == "action":
        return "action"
    return "target" if choice.kind in TARGETS else "magic"


def is_late(game: Game) -> bool:
    return game.is_last_round


KINDS: Final = frozenset({"action", "target", "section", "to", "side", "learn", "upgrade", "effect", "bonus_action"})

FILE: Final = Path(__file__).parent.parent / "puzzles.json.xz"

REASONS: Final = ("tower", "lose_trophy", "defeat", "power", "extra_action", "damage")

PUZZLING: Final = Puzzling(kinds=KINDS, themes=THEMES, theme=theme, is_late=is_late, reasons=REASONS, file=FILE)
