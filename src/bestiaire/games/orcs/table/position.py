"""A position of Orcs Orcs Orcs as JSON: written, and read back with every field checked. See docs/games/orcs.md."""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import MISSING, Reader
from bestiaire.core.errors import SOME_PLAYERS, BadOptions, BadPosition, so_many
from bestiaire.core.rng import Random
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.printed import COLOURS, DECK_NAMES, POWER_NAMES
from bestiaire.games.orcs.rules.actions import spell_keys
from bestiaire.games.orcs.rules.scoring import finish
from bestiaire.games.orcs.rules.turn import actions_per_turn
from bestiaire.games.orcs.table.box import layout_of
from bestiaire.games.orcs.table.laying_out import (
    NO_MISSIONS,
    flag_in,
    number_in,
    read_board,
    read_decks,
    read_fate,
    read_players,
    read_poison,
)
from bestiaire.games.orcs.table.options import DECLARED, DEFAULTS, Options
from bestiaire.games.orcs.table.pools import box_of
from bestiaire.games.orcs.table.state import Game
from bestiaire.games.orcs.table.supply import MarkerSupply, SpellSupply
from bestiaire.games.orcs.table.view import by_type, fate_ids, table_view
from bestiaire.games.orcs.table.zones import (
    ACTIONS,
    FATE,
    MISSIONS,
    MOST_ACTIONS,
    MOST_MAGIC,
    MOST_ROUNDS,
    NO_CARD,
    OVER,
    PHASES,
    REVEAL,
    RING_NAMES,
    RINGS,
    SECTORS,
    SET_UP,
    Player,
)
from bestiaire.words import Phrase

FIELDS = (
    "options", "seats", "round", "start_player", "active", "phase", "players", "board", "markers", "counters", "fate",
    "fate_pile", "fate_used", "fate_loose", "display", "decks", "decks_loose", "poison", "actions", "actions_taken",
    "magic_energy", "used", "ending", "random",
)  # fmt: skip
USED = ("poison", "hand_change")
NO_BONUS_ACTIONS = Phrase(
    en="there are no bonus actions in this game", fr="il n'y a pas d'actions bonus dans cette partie"
)


# -- new games


def new_game(seats: int, options: dict[str, Any], rng: Random) -> Game:
    """A game before its set-up."""
    chosen = Options(DECLARED.read(Reader(options, "options", BadOptions), seats))
    return before_set_up(chosen, seats, rng, BadOptions)


def before_set_up(options: Options, seats: int, rng: Random, error: type[BadOptions] | type[BadPosition]) -> Game:
    box = box_of(options.values, error)
    return Game(box, layout_of(box, seats), rng, options, [])


# -- writing


def write(game: Game) -> dict[str, Any]:
    """Everything, the first card of a pile being its top."""
    position = table_view(game)
    if not position["options"]:
        del position["options"]
    if game.phase == SET_UP:
        position["seats"] = game.seats
    position["players"] = [write_player(game, player) for player in game.players]
    position["board"] = write_board(game)
    position["markers"] = {
        str(sector + 1): [CREATURE_NAMES[game.faces[number]] for number in game.markers[sector]]
        for sector in range(SECTORS)
    }
    position["counters"] = by_type(game.counters)
    position["fate_pile"] = fate_ids(game, game.fate_pile)
    position["decks"] = {DECK_NAMES[deck]: spell_keys(game, game.decks[deck]) for deck in range(len(DECK_NAMES))}
    if game.fate_is_loose:
        position["fate_loose"] = True
    if game.loose_decks:
        position["decks_loose"] = [name for deck, name in enumerate(DECK_NAMES) if game.loose_decks & (1 << deck)]
    position.update(game.rng.fields())
    return position


def write_player(game: Game, player: Player) -> dict[str, Any]:
    written: dict[str, Any] = {
        "colour": COLOURS[player.colour],
        "mage": player.mage + 1,
        "hand": spell_keys(game, player.hand),
        "draw": spell_keys(game, player.draw),
        "discard": spell_keys(game, player.discard),
        "trophies": by_type(player.held),
        "skulls": by_type(player.skulls),
    }
    if player.is_loose:
        written["loose"] = True
    if player.learned:
        written["learned"] = spell_keys(game, player.learned)
    missions = game.box.missions
    if player.missions:
        written["missions"] = [missions[game.faces[number]].key for number in player.missions]
    if player.declined != NO_CARD:
        written["declined"] = missions[game.faces[player.declined]].key
    return written


def write_board(game: Game) -> dict[str, Any]:
    """Only where there is somebody."""
    board: dict[str, Any] = {}
    for sector in range(SECTORS):
        rings = {
            RING_NAMES[ring]: [write_creature(game, number) for number in game.sections[sector * RINGS + ring]]
            for ring in range(RINGS)
            if game.sections[sector * RINGS + ring]
        }
        if rings:
            board[str(sector + 1)] = rings
    return board


def write_creature(game: Game, number: int) -> str | dict[str, Any]:
    name = CREATURE_NAMES[game.faces[number]]
    return {"creature": name, "damage": game.damage[number]} if game.damage.get(number) else name


# -- reading


def read(position: dict[str, Any], fallback: Random) -> Game:
    """A game at the start of a stage. BadPosition names the first field that can't be."""
    whole = Reader(position, "", BadPosition)
    whole.fields((*FIELDS, *DEFAULTS))
    if not whole.has("players"):
        raise BadPosition("players", MISSING)
    sides = whole.field("players").items()
    is_before = whole.has("active") and position["active"] is None
    seats = whole.field("seats").number(2, 4) if is_before else len(sides)
    if is_before and sides:
        raise BadPosition(
            "active",
            Phrase(en="must be a seat once the game has begun", fr="doit être une place une fois la partie commencée"),
        )
    if not 2 <= seats <= 4:
        raise BadPosition("players", so_many(2, 4, SOME_PLAYERS, seats))
    options = Options(DECLARED.read_position(whole, seats))
    game = before_set_up(options, seats, whole.random(fallback), BadPosition)
    if is_before:
        return game
    if whole.has("seats"):
        raise whole.field("seats").refuse(
            Phrase(en="is only said before the set-up", fr="ne se dit qu'avant la mise en place")
        )
    read_round(game, whole)
    supply, markers = SpellSupply(game), MarkerSupply(game)
    read_players(game, sides, supply, markers)
    read_board(game, whole, markers)
    read_fate(game, whole)
    read_decks(game, whole, supply)
    read_poison(game, whole, supply)
    read_turn(game, whole)
    if game.phase == OVER:
        finish(game)
    return game


def read_round(game: Game, whole: Reader) -> None:
    game.round = number_in(whole, "round", MOST_ROUNDS, 1, 1)
    game.start_player = number_in(whole, "start_player", game.seats - 1)
    game.active = number_in(whole, "active", game.seats - 1, game.start_player)
    game.phase = PHASES.index(whole.field("phase").word(PHASES[MISSIONS:])) if whole.has("phase") else REVEAL
    if game.phase in (MISSIONS, FATE) and game.active != game.start_player:
        raise whole.field("active").refuse(
            Phrase(en="a round begins with the start player", fr="une manche commence par le premier joueur")
        )
    if game.phase == MISSIONS and not game.options.secret_missions:
        raise whole.field("phase").refuse(NO_MISSIONS)
    game.is_last_round = flag_in(whole, "ending")


# -- the turn


def read_turn(game: Game, whole: Reader) -> None:
    if game.phase != ACTIONS:
        for name in ("actions", "actions_taken", "magic_energy", "used"):
            if whole.has(name):
                raise whole.field(name).refuse(
                    Phrase(en="belongs to the phase 'actions'", fr="ne vaut que dans la phase 'actions'")
                )
        return
    game.actions_taken = number_in(whole, "actions_taken", MOST_ACTIONS - 1)
    usual = max(1, actions_per_turn(game, game.active) - game.actions_taken)
    game.actions = number_in(whole, "actions", MOST_ACTIONS, usual, 1)
    game.magic = number_in(whole, "magic_energy", MOST_MAGIC)
    if game.magic and not game.options.bonus_actions:
        raise whole.field("magic_energy").refuse(NO_BONUS_ACTIONS)
    for item in whole.field("used").items(len(USED)) if whole.has("used") else ():
        game.used |= 1 << POWER_NAMES.index(item.word(USED))
