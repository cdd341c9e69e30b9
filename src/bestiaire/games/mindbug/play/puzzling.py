"""What makes a puzzle of Mindbug: a win by force in this turn or the next, begun by one action alone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from bestiaire.core.choice import Choice, Option
from bestiaire.core.puzzling import Puzzling
from bestiaire.games.mindbug.cards.printed import FRENZY, HUNTER, POISONOUS, SNEAKY
from bestiaire.games.mindbug.rules.actions import rival
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


FEWEST_TEMPTING: Final = 2


def is_worthwhile(game: Game, choice: Choice, option: Option) -> bool:
    """Whether at least two moves look good: attacks, and cards that do something when they are played. To attack
    somebody who has no creature with the only one that can is seen by everybody."""
    attacks = {one.name for one in choice.options if one.verb == "attack"}
    effects = {one.name for one in choice.options if one.verb == "play" and game.faces[one.subject].play is not None}
    is_bare = not game.players[rival(choice.player)].play
    if is_bare and option.verb == "attack" and len(attacks) == 1:
        return False
    return len(attacks) + len(effects) >= FEWEST_TEMPTING


BOXES: Final = {
    "first_contact": Phrase(en="First Contact alone", fr="First Contact seul"),
    "king_of_tokyo": Phrase(en="Mindbug x King of Tokyo alone", fr="Mindbug x King of Tokyo seul"),
    "both": Phrase(en="Both sets", fr="Les deux extensions"),
}


def box(told: Mapping[str, Any]) -> str:
    """Of a position or of options: which sets there are."""
    sets = told["sets"]
    return sets[0] if len(sets) == 1 else "both"


FILE: Final = Path(__file__).parent.parent / "puzzles.json.xz"

PUZZLING: Final = Puzzling(
    kinds=frozenset({"action"}),
    themes=THEMES,
    theme=theme,
    turns=2,
    begins_turn=begins_turn,
    is_worthwhile=is_worthwhile,
    box=box,
    boxes=BOXES,
    file=FILE,
)
