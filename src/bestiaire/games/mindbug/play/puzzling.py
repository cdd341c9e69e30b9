"""What makes a puzzle of Mindbug: a win by force in this turn or the next, begun by one action alone."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bestiaire.core.choice import Choice, Option
from bestiaire.core.puzzling import Puzzling
from bestiaire.games.mindbug.cards.printed import FRENZY, HUNTER, POISONOUS, SNEAKY
from bestiaire.games.mindbug.rules.asking import creature_in_play
from bestiaire.games.mindbug.rules.powers import keywords
from bestiaire.games.mindbug.table.state import Game
from bestiaire.words import Phrase

THEMES: Final = {
    "play": Phrase(en="Playing a card", fr="Jouer une carte"),
    "attack": Phrase(en="Attacking", fr="Attaquer"),
    "hunter": Phrase(en="HUNTER", fr="CHASSEUR"),
    "frenzy": Phrase(en="FRENZY", fr="FURIE"),
    "sneaky": Phrase(en="SNEAKY", fr="FURTIF"),
    "poisonous": Phrase(en="POISONOUS", fr="VENIMEUX"),
}


def theme(game: Game, choice: Choice, option: Option) -> str:
    if option.verb == "play":
        return "play"
    words = keywords(game, creature_in_play(game, option.subject))
    for keyword, name in ((HUNTER, "hunter"), (FRENZY, "frenzy"), (SNEAKY, "sneaky"), (POISONOUS, "poisonous")):
        if words & keyword:
            return name
    return "attack"


def begins_turn(game: Game) -> int:
    """Each stage is a turn."""
    return game.active


FILE: Final = Path(__file__).parent.parent / "puzzles.json.xz"

PUZZLING: Final = Puzzling(
    kinds=frozenset({"action"}), themes=THEMES, theme=theme, turns=2, begins_turn=begins_turn, file=FILE
)
