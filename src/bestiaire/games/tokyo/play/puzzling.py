"""What makes a puzzle of King of Tokyo: a move near the end whose chance to win is the best by far."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bestiaire.core.choice import Choice, Option
from bestiaire.core.puzzling import Puzzling
from bestiaire.games.tokyo.table.state import Game
from bestiaire.words import Phrase

THEMES: Final = {
    "reroll": Phrase(en="Which dice to keep", fr="Quels dés garder"),
    "yield": Phrase(en="Yield Tokyo or stay", fr="Quitter Tokyo ou rester"),
    "buy": Phrase(en="The market", fr="Le marché"),
    "cards": Phrase(en="Cards and tokens", fr="Cartes et jetons"),
}
MANY_POINTS: Final = 15
FEW_HEARTS: Final = 2


def theme(game: Game, choice: Choice, option: Option) -> str:
    return choice.kind if choice.kind in THEMES else "cards"


def is_late(game: Game) -> bool:
    """Whether somebody is near the end of the game: with many points, or with few hearts among the last two."""
    left = [player for player in game.players if not player.is_out]
    few = len(left) == 2 and min(player.hearts for player in left) <= FEW_HEARTS
    return few or max(player.points for player in left) >= MANY_POINTS


KINDS: Final = frozenset({"reroll", "yield", "buy", "mindbug", "change", "hearts", "resolve", "keyword", "first"})

FILE: Final = Path(__file__).parent.parent / "puzzles.json.xz"

REASONS: Final = ("eliminate", "lose_hearts", "gain_vp", "lose_vp")

PUZZLING: Final = Puzzling(kinds=KINDS, themes=THEMES, theme=theme, is_late=is_late, reasons=REASONS, file=FILE)
