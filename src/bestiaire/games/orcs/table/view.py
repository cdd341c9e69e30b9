"""Who sees what (OO-030): the one place that decides it. A view is built up from nothing, not cut down from all.

Hidden are hands, the order of piles, face-down markers and missions; everything else is public. Which cards a player
owns is public, too: everything that came into a deck or left it was seen by all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.core.choice import Choice
from bestiaire.core.piles import Cards
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.printed import (
    COLOURS,
    DECK_NAMES,
    ELEMENT_NAMES,
    NO_ELEMENT,
    NO_SPECIAL,
    POWER_NAMES,
    SPECIAL_NAMES,
    UPGRADE_NAMES,
)
from bestiaire.games.orcs.questions import QUESTIONS
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
    NO_CARD,
    NOBODY,
    OVER,
    PHASES,
    POISON_POINTS,
    RING_NAMES,
    RINGS,
    SECTORS,
    SUPPORT_POINTS,
    TYPES,
    Cast,
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
    shown = table_view(game)
    shown["players"] = [player_view(game, owner, seat) for owner in range(len(game.players))]
    shown["board"] = board_view(game)
    shown["markers"] = {str(sector + 1): len(game.markers[sector]) for sector in range(SECTORS)}
    shown["counters"] = {
        CREATURE_NAMES[creature]: {"space": game.counters[creature], "value": creature_value(game, creature)}
        for creature in range(TYPES)
    }
    shown["special"] = None if game.special == NO_SPECIAL else SPECIAL_NAMES[game.special]
    shown["fate_pile"] = len(game.fate_pile)
    shown["decks"] = {DECK_NAMES[deck]: len(game.decks[deck]) for deck in range(len(game.decks))}
    if choice is not None:
        shown["choice"] = QUESTIONS.shown(game, choice, seat)
    return shown


def table_view(game: Game) -> dict[str, Any]:
    """What lies open and is written alike in views and positions."""
    shown: dict[str, Any] = {
        "options": game.options.differing(),
        "round": game.round,
        "start_player": game.start_player,
        "active": None if game.active == NOBODY else game.active,
        "phase": PHASES[game.phase],
        "fate": None if game.fate == NO_CARD else game.box.fate_cards[game.faces[game.fate]].id,
        "fate_used": fate_ids(game, game.fate_used),
        "display": {DECK_NAMES[deck]: spell_keys(game, game.display[deck]) for deck in range(len(game.display))},
        "poison": len(game.poison),
    }
    if game.phase == ACTIONS:
        shown["actions"] = game.actions
        shown["actions_taken"] = game.actions_taken
    if game.magic:
        shown["magic_energy"] = game.magic
    if game.used:
        shown["used"] = power_names(game.used)
    if game.is_last_round:
        shown["ending"] = True
    if game.cast is not None:
        shown["cast"] = cast_view(game, game.cast)
    return shown


def fate_ids(game: Game, numbers: Cards) -> list[str]:
    return [game.box.fate_cards[game.faces[number]].id for number in numbers]


def power_names(bits: int) -> list[str]:
    return [POWER_NAMES[power] for power in range(TYPES) if bits & (1 << power)]


def cast_view(game: Game, cast: Cast) -> dict[str, Any]:
    spell = game.box.spells[game.faces[cast.spell]]
    waiting = cast.waiting & usable_upgrades(game, game.active)
    return {
        "spell": spell.key,
        "element": None if spell.element == NO_ELEMENT else ELEMENT_NAMES[spell.element],
        "upgrades": spell_keys(game, cast.upgrades),
        "energy": cast.energy,
        "waiting": [UPGRADE_NAMES[bit] for bit in range(len(UPGRADE_NAMES)) if waiting & (1 << bit)],
    }


def by_type(numbers: list[int]) -> dict[str, int]:
    return {CREATURE_NAMES[creature]: numbers[creature] for creature in range(TYPES) if numbers[creature]}


def player_view(game: Game, owner: int, seat: int | None) -> dict[str, Any]:
    player = game.players[owner]
    shown: dict[str, Any] = {
        "colour": COLOURS[player.colour],
        "mage": player.mage + 1,
        "hand": spell_keys(game, player.hand) if owner == seat else len(player.hand),
        "draw": len(player.draw),
        "discard": spell_keys(game, player.discard),
        "learned": spell_keys(game, player.learned),
        "cards": deck_view(game, owner),
        "trophies": by_type(player.held),
        "skulls": by_type(player.skulls),
        "powers": power_names(player.powers),
        "score": score_view(game, owner, owner == seat or game.phase == OVER),
    }
    if game.options.secret_missions:
        missions = [game.box.missions[game.faces[number]].key for number in player.missions]
        shown["missions"] = missions if owner == seat or game.phase == OVER else len(missions)
        if owner == seat and player.declined != NO_CARD:
            shown["declined"] = game.box.missions[game.faces[player.declined]].key
    return shown


def deck_view(game: Game, owner: int) -> list[str]:
    """All cards of a player, the one being cast included, in the box's order."""
    numbers = deck_of(game.players[owner])
    if game.cast is not None and owner == game.active:
        numbers = (*numbers, game.cast.spell, *game.cast.upgrades)
    spells = game.box.spells
    return [spells[face].key for face in sorted([game.faces[number] for number in numbers])]


def score_view(game: Game, owner: int, with_mission: bool) -> dict[str, Any]:
    """The score line by line, as it would be now (OO-189 … OO-193)."""
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
