"""A game as numbers: its actions, what a seat observes, and what the end is worth."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

import bestiaire
from bestiaire.core.check import AN_OBJECT
from bestiaire.core.encoding import WIDTH
from bestiaire.core.errors import BadInput, BadSeat, IllegalMove, must_be
from bestiaire.core.learning import Learning, learning_of
from bestiaire.core.numbering import Actions, whole
from bestiaire.core.record import new_table
from bestiaire.core.schema import Schema, short_hash
from bestiaire.core.table import Table
from bestiaire.rl.stepping import payoffs
from bestiaire.words import Phrase

NUMBER = np.dtype("<i2")
Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]


def plug_of(info: bestiaire.GameInfo) -> Learning:
    """How a game is learned; BadInput if it does not say."""
    found = learning_of(info)
    if found is None:
        raise BadInput(
            "game",
            Phrase(
                en=f"{info.key} does not say its actions and observations (GameInfo.learning)",
                fr=f"{info.key} ne dit pas ses actions ni ses observations (GameInfo.learning)",
            ),
        )
    return found


def actions(game: str, options: dict[str, Any] | None = None) -> Actions:
    """The action space of a game: every key has a number, and back. Only options that bring more copies of a card than
    the box has make it larger."""
    return GameAsNumbers(game, options=options).actions


def schema(game: str) -> Schema:
    """What a seat of a game observes: the fields by name, shape and bounds."""
    return plug_of(bestiaire.game(game)).schema()


def observe(view: dict[str, Any]) -> dict[str, Numbers]:
    """What a view tells, as arrays by name: the reference for every quicker way."""
    if not isinstance(view, dict) or not isinstance(view.get("game"), str):
        raise BadInput("view", must_be(AN_OBJECT, view))
    if view.get("seat") is None:
        raise BadSeat(
            "view.seat",
            Phrase(
                en="must be a seat: a spectator observes nothing", fr="il faut une place : un spectateur n'observe rien"
            ),
        )
    whole = schema(view["game"])
    return named(whole, np.array(whole.encode(view), NUMBER))


def named(schema: Schema, flat: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """A flat observation (or many: the last dimension counts) by the names of its fields; the arrays share memory."""
    many = flat.shape[:-1]
    return {
        field.name: flat[..., field.at : field.at + field.size].reshape((*many, *field.shape))
        for field in schema.fields
    }


class GameAsNumbers:
    """A game with its options and number of players, all checked, and everything that environments need of it."""

    def __init__(self, game: str, players: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.info = bestiaire.game(game)
        learning = plug_of(self.info)
        table = new_table(self.info, 0, players, options)
        self.seats = table.seats
        self.options = table.origin.options
        self.actions: Actions = learning.actions(self.options)
        self.schema: Schema = learning.schema()
        self.encoder = learning.encoder(self.schema)
        self._nothing = bytearray(WIDTH * self.schema.size)
        self._none = bytearray(self.actions.size)

    @property
    def hash(self) -> str:
        """A short hash of observations and actions: what was learned with another one does not fit."""
        return short_hash([self.schema.to_json(), self.actions.keys])

    def __deepcopy__(self, memo: object) -> GameAsNumbers:
        """It never changes: copies of environments share it."""
        return self

    def new(self, seed: int | None = None) -> Table:
        return new_table(self.info, seed, self.seats, self.options)

    def look(self, table: Table, seat: int) -> Numbers:
        """What a seat observes, flat."""
        out = self._nothing[:]
        table.write(self.encoder, seat, out)
        return np.frombuffer(out, NUMBER)

    def mask(self, table: Table) -> tuple[Mask, list[int]]:
        """A 1 for each action that is possible now; and the numbers of the options, in their order."""
        out = self._none[:]
        choice = table.choice
        numbers = [] if choice is None else self.actions.offered(choice, out, 0)
        return np.frombuffer(out, np.int8), numbers

    def no_mask(self) -> Mask:
        """The mask of who is not asked."""
        return np.frombuffer(self._none[:], np.int8)

    def payoffs(self, table: Table) -> list[float]:
        return [0.0] * self.seats if table.result is None else payoffs(table.result, self.seats)

    def illegal(self, action: object, table: Table) -> IllegalMove:
        """What is said of an action that is masked out."""
        number = whole(action)
        told = f"{number} ({self.actions.keys[number]})" if 0 <= number < self.actions.size else action
        return IllegalMove(told, [] if table.choice is None else table.choice.keys)
