"""What makes a puzzle of Duel: a win by force in this turn, whatever dice still show."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from bestiaire.core.choice import Choice, Option
from bestiaire.core.puzzling import Puzzling
from bestiaire.core.rng import Random
from bestiaire.games.duel.table.dice import FACE_NAMES
from bestiaire.games.duel.table.state import Game
from bestiaire.games.duel.table.zones import ROLL
from bestiaire.words import Phrase

THEMES: Final = {
    "resolve": Phrase(en="What to resolve first", fr="Que résoudre d'abord"),
    "powers": Phrase(en="Powers and tokens", fr="Pouvoirs et jetons"),
    "buy": Phrase(en="The market", fr="Le marché"),
}


def theme(game: Game, choice: Choice, option: Option) -> str:
    return choice.kind if choice.kind in THEMES else "powers"


def begins_turn(game: Game) -> int:
    """A turn begins with its dice; what comes after is the same turn."""
    return game.active if game.phase == ROLL else -1


FEW_LIFE: Final = 6
CLOSE: Final = 8
MOST_ENERGY: Final = 2


def is_late(game: Game) -> bool:
    """Whether the one whose turn it is could win: the Rival is weak, or a marker has come near its Victory space."""
    rival = game.players[1 - game.active]
    sign = -1 if game.active == 0 else 1
    return rival.life <= FEW_LIFE or max(sign * marker for marker in game.markers) >= CLOSE


KINDS: Final = frozenset(
    {"resolve", "rebooting", "titanic_batteries", "multiply", "track", "symbol", "plus", "king", "place", "buy"}
    | {"unchained", "lightning_speed", "in_shape", "first", "made_in_a_lab", "dominate", "dice_tokens"}
)

FILE: Final = Path(__file__).parent.parent / "puzzles.json.xz"


def vary(position: dict[str, Any], rng: Random) -> dict[str, Any] | None:
    """Other dice to resolve, and less energy, so that less can be bought."""
    if position["phase"] != "resolve":
        return None
    active = position["active"]
    players = [dict(player) for player in position["players"]]
    players[active]["energy"] = min(players[active]["energy"], rng.below(MOST_ENERGY + 1))
    return {**position, "players": players, "dice": [FACE_NAMES[rng.die()] for _ in position["dice"]]}


PUZZLING: Final = Puzzling(
    kinds=KINDS,
    themes=THEMES,
    theme=theme,
    turns=1,
    most_steps=600,
    begins_turn=begins_turn,
    is_late=is_late,
    vary=vary,
    file=FILE,
)
