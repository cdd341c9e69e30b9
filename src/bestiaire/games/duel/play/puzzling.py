"""What makes a puzzle of Duel: a win by force in this turn, whatever dice still show."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from bestiaire.core.choice import Choice, Option
from bestiaire.core.puzzling import Puzzling
from bestiaire.core.rng import Random
from bestiaire.games.duel.cards.sets import CARDS
from bestiaire.games.duel.table.dice import FACE_NAMES, POWER, TRACK_NAMES
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


def is_late(game: Game) -> bool:
    """Whether the one whose turn it is could win: the Rival is weak, or a marker has come near its Victory space."""
    rival = game.players[1 - game.active]
    sign = -1 if game.active == 0 else 1
    return rival.life <= FEW_LIFE or max(sign * marker for marker in game.markers) >= CLOSE


MUCH_ENERGY: Final = 15
ONE_SIDED: Final = "operation_media"
"""A card that pulls so far that buying it is the answer to nearly everything."""


def is_worthwhile(game: Game, choice: Choice, option: Option) -> bool:
    """Whether no side can buy whatever it likes, and there is something to buy that is no answer to everything."""
    market = {game.faces[number].id for number in game.market}
    return bool(market) and ONE_SIDED not in market and max(one.energy for one in game.players) <= MUCH_ENERGY


KINDS: Final = frozenset(
    {"resolve", "rebooting", "titanic_batteries", "multiply", "track", "symbol", "plus", "king", "place", "buy"}
    | {"unchained", "lightning_speed", "in_shape", "first", "made_in_a_lab", "dominate", "dice_tokens"}
)

FILE: Final = Path(__file__).parent.parent / "puzzles.json.xz"


SELDOM: Final = 6
"""A purchase is looked at only so often: it is a puzzle much more often than the Roll."""
MOST_ENERGY: Final = 5
MOST_LIFE: Final = 12
SPACES: Final = (2, 3, 4, 5, 6)
"""Where a marker may have been pulled to."""
FEWEST_FACES: Final = 2
MOST_FACES: Final = 4


def vary(position: dict[str, Any], rng: Random) -> dict[str, Any] | None:
    """What the game could have come to near its end: the Rival with little life, or a marker near the Victory space;
    other energy and cards, and other dice, of few symbols, unless they are done with."""
    phase = position["phase"]
    if phase != "resolve" and (phase != "buy" or rng.below(SELDOM) > 0):
        return None
    active = position["active"]
    players = [dict(player) for player in position["players"]]
    me, rival = players[active], players[1 - active]
    me["energy"] = rng.below(1 + rng.below(1 + MOST_ENERGY))
    rival["life"] = 1 + rng.below(min(rival["life"], MOST_LIFE))
    varied = {**position, "players": players}
    if phase == "resolve":
        varied["dice"] = some_dice(len(position["dice"]), rng)
    for track in TRACK_NAMES:
        if rng.below(3) > 0:
            space = SPACES[rng.below(len(SPACES))]
            varied[track] = -space if active == 0 else space
    cards = stirred([*position["market"], *position["deck"]], rng)
    more = next((card for card in cards if CARDS[card].is_keep), None)
    if more is not None and rng.below(2) == 0:
        me["keep"] = [*me["keep"], more]
        cards.remove(more)
    slots = len(position["market"])
    return {**varied, "market": cards[:slots], "deck": cards[slots:]}


def stirred(cards: list[str], rng: Random) -> list[str]:
    order = list(range(len(cards)))
    rng.shuffle(order)
    return [cards[place] for place in order]


def some_dice(number: int, rng: Random) -> list[str]:
    """Of two to four symbols; often Special Power is among them, which most often leaves something to choose."""
    faces = [rng.die() for _ in range(FEWEST_FACES + rng.below(MOST_FACES - FEWEST_FACES + 1))]
    if rng.below(2) == 0:
        faces[0] = POWER
    return [FACE_NAMES[faces[rng.below(len(faces))]] for _ in range(number)]


PUZZLING: Final = Puzzling(
    kinds=KINDS,
    themes=THEMES,
    theme=theme,
    turns=1,
    most_steps=3_000,
    begins_turn=begins_turn,
    is_late=is_late,
    is_worthwhile=is_worthwhile,
    vary=vary,
    file=FILE,
)
