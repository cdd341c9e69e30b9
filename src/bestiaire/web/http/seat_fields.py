"""Who sits where in a new game: what the form that begins one offers, and what was chosen.

One answer says whom the others shall be, all alike; each seat may say something else. The others sit clockwise in the
order in which they are listed, and lot decides where the round begins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bestiaire.core.check import A_NUMBER, unknown_of_few
from bestiaire.core.errors import BadInput, must_be, within
from bestiaire.core.info import GameInfo
from bestiaire.players import PLAYERS
from bestiaire.web.store.stored import StoredSeat
from bestiaire.web.visitors import Visitor, clean_name

FRIEND = "friend"
HOTSEAT = "hotseat"


class PlayerCount(NamedTuple):
    """How many may play a game, as the form offers it."""

    game: str
    field: str
    numbers: list[int]
    usual: int


class Opponent(NamedTuple):
    """Somebody who is to play with the visitor: a computer's name, `friend` or `hotseat`, and that one's name."""

    who: str
    name: str = ""


def size_field(info: GameInfo) -> str:
    return f"{info.key}.players"


def size_of(info: GameInfo) -> PlayerCount:
    """The numbers of seats to choose from; usual is the middle."""
    fewest, most = info.players
    return PlayerCount(info.key, size_field(info), list(range(fewest, most + 1)), (fewest + most) // 2)


def read_number(info: GameInfo, given: dict[str, str]) -> int:
    """How many shall play; a form that does not say means the usual number."""
    size = size_of(info)
    text = given.get(size.field, str(size.usual))
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise BadInput(size.field, must_be(A_NUMBER, text))
    if int(text) not in size.numbers:
        raise BadInput(size.field, must_be(within(size.numbers[0], size.numbers[-1]), int(text)))
    return int(text)


def read_others(info: GameInfo, fields: Iterable[tuple[str, object]]) -> list[Opponent]:
    """Everybody else at the table, as a form says: `seat.2` … each, or `opponent` all of them."""
    given = {name: value for name, value in fields if isinstance(value, str)}
    number = read_number(info, given)
    others = []
    for seat in range(2, number + 1):
        own = given.get(f"seat.{seat}", "") if info.players[1] > 2 else ""
        name = given.get(f"name.{seat}", "") or (given.get("other", "") if seat == 2 else "")
        others.append(Opponent(own or given.get("opponent", ""), clean_name(name)))
    return others


def seats_for(visitor: Visitor, others: list[Opponent], seat: int) -> list[StoredSeat]:
    """Who sits where in a new game: the visitor on that seat, the others clockwise after."""
    seats = [StoredSeat(visitor.id, None, visitor.name)]
    for other in others:
        if other.who in PLAYERS:
            seats.append(StoredSeat(None, other.who, ""))
        elif other.who == FRIEND:
            seats.append(StoredSeat(None, None, ""))
        elif other.who == HOTSEAT:
            seats.append(StoredSeat(visitor.id, None, other.name))
        else:
            raise BadInput("opponent", unknown_of_few(other.who, [*PLAYERS, FRIEND, HOTSEAT]))
    return seats[-seat:] + seats[:-seat] if seat else seats
