"""A position of Orcs Orcs Orcs as JSON: written, and read back with every field checked. See docs/games/orcs.md."""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import MISSING, Reader
from bestiaire.core.errors import SOME_PLAYERS, BadOptions, BadPosition, so_many
from bestiaire.core.rng import Random
from bestiaire.games.orcs.generated.views import table_position
from bestiaire.games.orcs.rules.powers import actions_per_turn
from bestiaire.games.orcs.rules.scoring import finish
from bestiaire.games.orcs.table.components.box import layout_of
from bestiaire.games.orcs.table.components.pools import box_of
from bestiaire.games.orcs.table.components.supply import MarkerSupply, SpellSupply
from bestiaire.games.orcs.table.fields import TABLE
from bestiaire.games.orcs.table.laying_out import (
    NO_MISSIONS,
    number_in,
    read_board,
    read_decks,
    read_fate,
    read_players,
    read_poison,
)
from bestiaire.games.orcs.table.options import DECLARED, DEFAULTS, Options
from bestiaire.games.orcs.table.state import Game
from bestiaire.games.orcs.table.zones import (
    ACTIONS,
    FATE,
    MISSIONS,
    MOST_ACTIONS,
    MOST_ROUNDS,
    OVER,
    PHASES,
    REVEAL,
)
from bestiaire.words import Phrase

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
    layout = layout_of(box, seats)
    return Game(layout.faces, rng, seats, box, layout, options)


# -- writing


def write(game: Game) -> dict[str, Any]:
    """Everything, the first card of a pile being its top."""
    return {**table_position(game), **game.rng.fields()}


# -- reading


def read(position: dict[str, Any], fallback: Random) -> Game:
    """A game at the start of a stage. BadPosition names the first field that can't be."""
    whole = Reader(position, "", BadPosition)
    whole.fields((*TABLE.names(), *DEFAULTS))
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
    TABLE.read(game, whole)
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


# -- the turn


def read_turn(game: Game, whole: Reader) -> None:
    if game.phase != ACTIONS:
        for name in ("actions", "actions_taken", "magic_energy", "used"):
            if whole.has(name):
                raise whole.field(name).refuse(
                    Phrase(en="belongs to the phase 'actions'", fr="ne vaut que dans la phase 'actions'")
                )
        return
    usual = max(1, actions_per_turn(game, game.active) - game.actions_taken)
    game.actions = number_in(whole, "actions", MOST_ACTIONS, usual, 1)
    if game.magic and not game.options.bonus_actions:
        raise whole.field("magic_energy").refuse(NO_BONUS_ACTIONS)
