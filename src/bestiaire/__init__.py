"""Bestiaire: a table for games of creatures, dice and spells.

>>> import bestiaire
>>> table = bestiaire.table("mindbug", seed=7)
>>> table.choice.kind
'action'
>>> table.play(table.choice.options[0])
>>> table.choice.kind
'mindbug'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.core.check import AN_OBJECT, Reader, unknown, unknown_of_few
from bestiaire.core.choice import Choice, Flow, GameOver, Option
from bestiaire.core.errors import (
    BadInput,
    BadOptions,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSeed,
    BestiaireError,
    BrokenGame,
    IllegalMove,
    NothingToUndo,
    UnknownGame,
    must_be,
)
from bestiaire.core.events import Event
from bestiaire.core.info import CardFacts, GameInfo, Offer, Words
from bestiaire.core.record import new_table, replay_record, table_at
from bestiaire.core.rng import Random
from bestiaire.core.state import Result, State
from bestiaire.core.table import Table
from bestiaire.games import register, unregister
from bestiaire.version import __version__
from bestiaire.words import Phrase, say

if TYPE_CHECKING:
    from bestiaire.games import games  # when the program runs, the package itself: it can be called

__all__ = [
    "BadInput",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSeed",
    "BestiaireError",
    "BrokenGame",
    "CardFacts",
    "Choice",
    "Event",
    "Flow",
    "GameInfo",
    "GameOver",
    "IllegalMove",
    "NothingToUndo",
    "Offer",
    "Option",
    "Phrase",
    "Random",
    "Reader",
    "Result",
    "State",
    "Table",
    "UnknownGame",
    "Words",
    "__version__",
    "game",
    "games",
    "register",
    "replay",
    "say",
    "table",
    "unregister",
]


def game(key: str) -> GameInfo:
    """The game of that key; UnknownGame if there is none."""
    shelf = games()
    if not isinstance(key, str) or key not in shelf:
        raise UnknownGame("game", unknown_of_few(key, shelf))
    return shelf[key]


def table(
    game_key: str,
    *,
    seed: int | str | None = None,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    position: dict[str, Any] | None = None,
    names: list[str] | None = None,
) -> Table:
    """A new game, or (with `position`) any position of it. Without a seed, the operating system gives one; a secret of
    64 hexadecimal digits as seed draws from a stream that nobody can foretell without it."""
    info = game(game_key)
    if position is None:
        return new_table(info, seed, players, options, names)
    at = table_at(info, _with_options(info, position, options), seed, names)
    if players is not None:
        Reader(players, "players", BadSeat).number(at.seats, at.seats)
    return at


def _with_options(info: GameInfo, position: dict[str, Any], options: dict[str, Any] | None) -> dict[str, Any]:
    """A position carries the game's options as fields of its own; given beside it they may only fill in or agree."""
    if options is None or not isinstance(position, dict):
        return position
    given = Reader(options, "options", BadOptions).fields(info.options)
    for name, value in given.items():
        if position.get(name, value) != value:
            raise BadOptions(
                f"options.{name}", Phrase(en="the position says something else", fr="la position dit autre chose")
            )
    return {**given, **position}


def replay(record: dict[str, Any]) -> Table:
    """The table of a record again, every move checked; BadRecord says what does not fit."""
    whole = Reader(record, "", BadRecord)
    if not isinstance(record, dict):
        raise BadRecord("record", must_be(AN_OBJECT, record))
    key = whole.field("game").text()
    if key not in games():
        raise BadRecord("game", unknown(key, games()))
    return replay_record(game(key), record)
