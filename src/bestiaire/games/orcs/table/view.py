"""Who sees what (OO-030). A view is built up from nothing, of the fields in `table/fields` and of what is asked.

Hidden are hands, the order of piles, face-down markers and missions; everything else is public. Which cards a player
owns is public, too: everything that came into a deck or left it was seen by all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.core.choice import Choice
from bestiaire.core.piles import Cards
from bestiaire.games.orcs.cards.printed import (
    DECK_NAMES,
)
from bestiaire.games.orcs.generated.views import table_view
from bestiaire.games.orcs.questions import QUESTIONS
from bestiaire.games.orcs.table.zones import (
    NO_CARD,
    OVER,
    RING_NAMES,
    RINGS,
)

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


def unseen(game: Game, seat: int | None) -> list[list[int]]:
    """What that seat can't know, in groups that could be each other's: every player's hand and draw pile (of the own
    deck the pile alone), both decks, the fate pile, all hidden markers, each with what lies in the box but could lie
    there, and missions that it never held."""
    groups: list[list[int]] = []
    for owner in range(len(game.players)):
        player = game.players[owner]
        groups.append(list(player.draw) if owner == seat else [*player.hand, *player.draw])
    for deck in range(len(game.decks)):
        groups.append([*game.decks[deck], *game.spare_spells[deck]])
    groups.append([*game.fate_pile, *game.spare_fate])
    groups.append([*[number for pile in game.markers for number in pile], *game.spare_markers])
    if game.options.secret_missions:
        groups.append(unseen_missions(game, seat))
    return groups


def unseen_missions(game: Game, seat: int | None) -> list[int]:
    """Those of the others, player by player, then those that nobody took: in the order of where they lie, since their
    numbers tell which they are. When the game is over only missions that were put back are hidden."""
    kept: list[int] = []
    hidden: list[int] = []
    for owner in range(len(game.players)):
        player = game.players[owner]
        if owner == seat or game.phase == OVER:
            kept.extend(player.missions)
        else:
            hidden.extend(player.missions)
        if player.declined != NO_CARD:
            (kept if owner == seat else hidden).append(player.declined)
    missions = range(game.layout.missions, game.layout.markers)
    return hidden + [number for number in missions if number not in kept and number not in hidden]


def view(game: Game, seat: int | None, choice: Choice | None) -> dict[str, Any]:
    """What that seat (None: a spectator) may know."""
    shown = table_view(game, seat)
    if choice is not None:
        shown["choice"] = QUESTIONS.shown(game, choice, seat)
    return shown


def marks(game: Game, seat: int | None) -> dict[str, int]:
    """The numbers of cards and creatures that lie open for that seat, by their places in the view."""
    zones: list[tuple[str, Cards]] = []
    for place in range(len(game.sections)):
        zones.append((f"board.{place // RINGS + 1}.{RING_NAMES[place % RINGS]}", game.sections[place]))
    for deck in range(len(game.display)):
        zones.append((f"display.{DECK_NAMES[deck]}", game.display[deck]))
    for owner in range(len(game.players)):
        player = game.players[owner]
        zones.append((f"players.{owner}.discard", player.discard))
        zones.append((f"players.{owner}.learned", player.learned))
        if owner == seat:
            zones.append((f"players.{owner}.hand", player.hand))
    found: dict[str, int] = {}
    if game.cast is not None:
        found["cast.spell"] = game.cast.spell
        zones.append(("cast.upgrades", game.cast.upgrades))
    for name, numbers in zones:
        for index in range(len(numbers)):
            found[f"{name}.{index}"] = numbers[index]
    return found
