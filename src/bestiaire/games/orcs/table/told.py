"""What only code can tell of the table of Orcs Orcs Orcs: the battlefield, decks, scores and missions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.core.piles import Cards
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.printed import DECK_NAMES, ELEMENT_NAMES, NO_ELEMENT, UPGRADE_NAMES
from bestiaire.games.orcs.rules.actions import spell_keys
from bestiaire.games.orcs.rules.powers import more_life, usable_upgrades
from bestiaire.games.orcs.rules.scoring import (
    card_points,
    creature_points,
    creature_value,
    deck_of,
    mission_points,
    poison_cards,
    support_cards,
)
from bestiaire.games.orcs.table.zones import (
    ACTIONS,
    NOBODY,
    OVER,
    POISON_POINTS,
    RING_NAMES,
    RINGS,
    SECTORS,
    SET_UP,
    SUPPORT_POINTS,
    TYPES,
)

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


# -- where the round is


def is_before_set_up(game: Game) -> bool:
    return game.phase == SET_UP


def seats(game: Game) -> int:
    return game.seats


def is_acting(game: Game) -> bool:
    return game.phase == ACTIONS


def cast_view(game: Game) -> dict[str, Any]:
    """The spell on its way."""
    cast = game.cast
    assert cast is not None
    spell = game.box.spells[game.faces[cast.spell]]
    waiting = cast.waiting & usable_upgrades(game, game.active)
    return {
        "spell": spell.key,
        "element": None if spell.element == NO_ELEMENT else ELEMENT_NAMES[spell.element],
        "upgrades": spell_keys(game, cast.upgrades),
        "energy": cast.energy,
        "waiting": [UPGRADE_NAMES[bit] for bit in range(len(UPGRADE_NAMES)) if waiting & (1 << bit)],
    }


# -- piles


def fate_ids(game: Game, numbers: Cards) -> list[str]:
    return [game.box.fate_cards[game.faces[number]].id for number in numbers]


def mission_keys(game: Game, numbers: Cards) -> list[str]:
    return [game.box.missions[game.faces[number]].key for number in numbers]


def display(game: Game) -> dict[str, Any]:
    return {DECK_NAMES[deck]: spell_keys(game, game.display[deck]) for deck in range(len(game.display))}


def poison_left(game: Game) -> int:
    return len(game.poison)


def decks_counted(game: Game) -> dict[str, int]:
    return {DECK_NAMES[deck]: len(game.decks[deck]) for deck in range(len(game.decks))}


def decks_written(game: Game) -> dict[str, Any]:
    return {DECK_NAMES[deck]: spell_keys(game, game.decks[deck]) for deck in range(len(game.decks))}


# -- the battlefield


def board_view(game: Game) -> dict[str, Any]:
    """Creatures by sector and section, with the life that the active player has to reach."""
    more = more_life(game, game.active) if game.players and game.active != NOBODY else 0
    board: dict[str, Any] = {}
    for sector in range(SECTORS):
        board[str(sector + 1)] = {
            RING_NAMES[ring]: [creature_view(game, number, more) for number in game.sections[sector * RINGS + ring]]
            for ring in range(RINGS)
        }
    return board


def creature_view(game: Game, number: int, more: int) -> dict[str, Any]:
    creature = game.faces[number]
    return {
        "creature": CREATURE_NAMES[creature],
        "damage": game.damage.get(number, 0),
        "life": game.box.life[creature] + more,
    }


def board_written(game: Game) -> dict[str, Any]:
    """Only where there is somebody."""
    board: dict[str, Any] = {}
    for sector in range(SECTORS):
        rings = {
            RING_NAMES[ring]: [creature_written(game, number) for number in game.sections[sector * RINGS + ring]]
            for ring in range(RINGS)
            if game.sections[sector * RINGS + ring]
        }
        if rings:
            board[str(sector + 1)] = rings
    return board


def creature_written(game: Game, number: int) -> str | dict[str, Any]:
    name = CREATURE_NAMES[game.faces[number]]
    return {"creature": name, "damage": game.damage[number]} if game.damage.get(number) else name


def markers_counted(game: Game) -> dict[str, int]:
    return {str(sector + 1): len(game.markers[sector]) for sector in range(SECTORS)}


def markers_written(game: Game) -> dict[str, Any]:
    return {
        str(sector + 1): [CREATURE_NAMES[game.faces[number]] for number in game.markers[sector]]
        for sector in range(SECTORS)
    }


def counters_view(game: Game) -> dict[str, Any]:
    """How far each has moved, and what a trophy is worth by it."""
    return {
        CREATURE_NAMES[creature]: {"space": game.counters[creature], "value": creature_value(game, creature)}
        for creature in range(TYPES)
    }


# -- players


def mage(game: Game, owner: int) -> int:
    return game.players[owner].mage + 1


def deck_view(game: Game, owner: int) -> list[str]:
    """All cards of a player, the one being cast included, in the box's order."""
    numbers = deck_of(game.players[owner])
    if game.cast is not None and owner == game.active:
        numbers = (*numbers, game.cast.spell, *game.cast.upgrades)
    spells = game.box.spells
    return [spells[face].key for face in sorted([game.faces[number] for number in numbers])]


def score_view(game: Game, owner: int, seat: int | None) -> dict[str, Any]:
    """The score line by line, as it would be now (OO-189 … OO-193), as far as that seat knows."""
    with_mission = owner == seat or game.phase == OVER
    player = game.players[owner]
    creatures: dict[str, Any] = {}
    for creature in range(TYPES):
        if player.held[creature]:
            held, value = player.held[creature], creature_value(game, creature)
            creatures[CREATURE_NAMES[creature]] = {"held": held, "value": value, "points": held * value}
    support, poison = support_cards(game, player), poison_cards(game, player)
    shown: dict[str, Any] = {
        "creatures": creatures,
        "support": {"cards": support, "points": SUPPORT_POINTS * support},
        "poison": {"cards": poison, "points": POISON_POINTS * poison},
    }
    total = creature_points(game, player) + card_points(game, player)
    if with_mission and len(player.missions) == 1:
        mission = game.box.missions[game.faces[player.missions[0]]]
        points = mission_points(game, player, mission)
        shown["mission"] = {"mission": mission.key, "points": points}
        total += points
    shown["total"] = total
    return shown


def has_missions(game: Game, owner: int) -> bool:
    return game.options.secret_missions


def missions_view(game: Game, owner: int, seat: int | None) -> Any:
    """Its player's alone until the game is over; the others see how many there are."""
    missions = game.players[owner].missions
    return mission_keys(game, missions) if owner == seat or game.phase == OVER else len(missions)


def missions_written(game: Game, owner: int) -> list[str]:
    return mission_keys(game, game.players[owner].missions)
