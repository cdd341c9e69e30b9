"""Set-up (section 3), and the choice of missions (section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.piles import Cards
from bestiaire.core.state import tell
from bestiaire.games.orcs.cards.printed import COLOURS, DECK_A, DECK_B
from bestiaire.games.orcs.rules import actions
from bestiaire.games.orcs.table.zones import (
    FATE,
    HAND,
    MISSIONS,
    MISSIONS_DEALT,
    SECTORS,
    SHOWN_AT_SET_UP,
    START_SPELLS,
    Player,
)

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


def set_up(game: Game) -> Flow[None]:
    """OO-020 … OO-029: poison, fate cards, decks, markers; for each player a colour with its mage (OO-026) and a draw
    pile of the starting spells, four of them drawn (OO-027). Counters and skulls begin at 0 (OO-022)."""
    layout = game.layout
    game.poison = tuple(range(layout.poison, layout.fate))
    game.fate_pile = shuffled(game, layout.fate, layout.missions)
    deal_decks(game)
    place_markers(game)
    for seat in range(game.seats):
        colour = COLOURS.index(game.options.colour(seat))
        player = Player(colour, game.box.mage_start[colour])
        game.players.append(player)
        player.draw = shuffled(game, seat * START_SPELLS, (seat + 1) * START_SPELLS)
        actions.draw_cards(game, seat, HAND)
    game.start_player = game.rng.below(game.seats)
    game.active = game.start_player
    game.round = 1
    if game.log is not None:
        tell(game, "set_up", {"start_player": game.start_player}, news=True)
    game.phase = FATE
    if game.options.secret_missions:
        deal_missions(game)
        game.phase = MISSIONS
    yield from ()


def shuffled(game: Game, first: int, end: int) -> Cards:
    pile = list(range(first, end))
    game.rng.shuffle(pile)
    return tuple(pile)


def deal_decks(game: Game) -> None:
    """OO-021: two decks, and three cards of each face up."""
    layout, spells = game.layout, game.box.spells
    for deck in (DECK_A, DECK_B):
        pile = [number for number in range(layout.spells, layout.poison) if spells[game.faces[number]].deck == deck]
        game.rng.shuffle(pile)
        game.decks[deck] = tuple(pile)
        actions.fill_display(game, deck)


def place_markers(game: Game) -> None:
    """OO-024, OO-025: as many for each sector, two of them turned up."""
    markers = shuffled(game, game.layout.markers, len(game.faces))
    each = len(markers) // SECTORS
    for sector in range(SECTORS):
        game.markers[sector] = markers[sector * each : (sector + 1) * each]
        for _ in range(min(SHOWN_AT_SET_UP, each)):
            actions.reveal_marker(game, sector, None)


def deal_missions(game: Game) -> None:
    """OO-200: two for each player."""
    pile = shuffled(game, game.layout.missions, game.layout.markers)
    for seat in range(game.seats):
        game.players[seat].missions = pile[seat * MISSIONS_DEALT : (seat + 1) * MISSIONS_DEALT]


def choose_mission(game: Game) -> Flow[None]:
    """OO-200, OO-204: one player after the other keeps one of two, in secret."""
    for seat in range(game.seats):
        player = game.players[seat]
        if len(player.missions) < MISSIONS_DEALT:
            continue
        options = [Option("mission", game.box.missions[game.faces[number]].key, number) for number in player.missions]
        answer = yield Choice(seat, "mission", options, "OO-200")
        player.declined = player.missions[0] if answer.subject == player.missions[1] else player.missions[1]
        player.missions = (answer.subject,)
        if game.log is not None:
            kept = game.box.missions[game.faces[answer.subject]].key
            tell(game, "mission", {"seat": seat}, {"mission": kept}, (seat,))
        break
    if all(len(player.missions) < MISSIONS_DEALT for player in game.players):
        game.phase = FATE
