"""Starting, restoring and replaying: the ways by which a table comes to be, and the record by which it comes back."""

from __future__ import annotations

import secrets
from typing import Any

from bestiaire.core.check import Reader, show
from bestiaire.core.errors import BadOptions, BadPosition, BadRecord, BadSeat, BadSeed, BestiaireError, IllegalMove
from bestiaire.core.info import GameInfo
from bestiaire.core.rng import LARGEST_SEED, LARGEST_WORD, Random, seeded
from bestiaire.core.table import RESEED, Origin, Stage, Table

FORMAT = 1
"""The version of the record format itself."""

RECORD_FIELDS = (
    "bestiaire",
    "game",
    "version",
    "options",
    "players",
    "seed",
    "position",
    "seats",
    "moves",
    "digests",
    "result",
)


def check_seed(seed: object) -> int:
    """A seed as given, or one from the operating system."""
    if seed is None:
        return secrets.randbits(64)
    return Reader(seed, "seed", BadSeed).number(0, LARGEST_SEED)


def new_table(
    info: GameInfo,
    seed: int | None = None,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    names: list[str] | None = None,
) -> Table:
    """A new game from its set-up."""
    word = check_seed(seed)
    fewest, most = info.players
    seats = fewest if players is None else Reader(players, "players", BadSeat).number(fewest, most)
    chosen = dict(info.options)
    if options is not None:
        chosen.update(Reader(options, "options", BadOptions).fields(info.options))
    state = info.new(seats, chosen, seeded(word))
    return Table(info, Origin(word, seats, chosen), names or [], Stage(None, state, []))


def table_at(info: GameInfo, position: object, seed: int | None = None, names: list[str] | None = None) -> Table:
    """A table at a position; in the middle of a stage it is restored from the stage's start and the moves since."""
    if not isinstance(position, dict):
        raise BadPosition("position", f"must be an object with fields, not {show(position)}")
    fallback = seeded(check_seed(seed))
    whole = Reader(position, "", BadPosition)
    if "stage" not in position:
        table = _stand_at(info, position, fallback, names)
    else:
        stage = whole.field("stage")
        stage.fields(("start", "moves"))
        start = stage.field("start")
        if not isinstance(start.value, dict):
            raise start.refuse(f"must be an object with fields, not {show(start.value)}")
        try:
            table = _stand_at(info, start.value, fallback, names)
        except BadPosition as error:
            raise BadPosition(f"stage.start.{error.field}", error.problem) from None
        _play_all(table, stage.field("moves").items() if stage.has("moves") else [])
        now = table.position()
        for field, value in position.items():
            if field not in now:
                raise BadPosition(str(field), "does not follow from stage")
            if now[field] != value:
                raise BadPosition(str(field), "does not agree with where stage leads")
    return table


def _stand_at(info: GameInfo, position: dict[str, Any], fallback: Random, names: list[str] | None) -> Table:
    state = info.restore(position, fallback)
    return Table(info, Origin(None, state.seats, {}), names or [], Stage(None, state, []))


def _play_all(table: Table, moves: list[Reader]) -> None:
    """Plays the moves of a position's stage."""
    for move in moves:
        _play_one(table, move)


def _play_one(table: Table, move: Reader) -> None:
    """Plays a key as a record has it; an imagined table's may also say that its dice were changed."""
    key = move.text()
    if key.startswith(RESEED + ":"):
        digits = key[len(RESEED) + 1 :]
        word = int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 20 else -1
        table.reseed(Reader(word, move.place, move.error).number(1, LARGEST_WORD))
        return
    try:
        table.play(key)
    except IllegalMove as error:
        raise move.refuse(str(error)) from None


def record_of(table: Table) -> dict[str, Any]:
    """The whole game as JSON; `replay_record` checks every move and every digest of it."""
    origin = table.origin
    record: dict[str, Any] = {
        "bestiaire": FORMAT,
        "game": table.info.key,
        "version": table.info.version,
        "seats": list(table.names),
    }
    if origin.seed is not None:
        record.update(players=origin.seats, options=origin.options, seed=origin.seed)
        again = new_table(table.info, origin.seed, origin.seats, origin.options)
    else:
        record["position"] = table.first_position
        again = table_at(table.info, record["position"])
    record["moves"] = table.moves
    record["digests"] = []
    for move in Reader(record["moves"], "moves", BadRecord):
        _play_one(again, move)
        record["digests"].append(again.digest())
    record["result"] = None if table.result is None else table.result.to_json()
    return record


def replay_record(info: GameInfo, record: dict[str, Any]) -> Table:
    """The table again, every move checked; BadRecord names what does not fit."""
    whole = Reader(record, "", BadRecord)
    whole.fields(RECORD_FIELDS)
    whole.field("bestiaire").number(FORMAT, FORMAT)
    version = whole.field("version").number(1, 1_000_000)
    if version != info.version:
        raise BadRecord(
            "version", f"was played by version {version} of the rules; this program has version {info.version}"
        )
    names = [name.text() for name in whole.field("seats")] if whole.has("seats") else []
    try:
        if whole.has("position"):
            table = table_at(info, record["position"], names=names)
        else:
            if not whole.has("seed"):
                raise BadRecord("seed", "is missing")
            players = record.get("players")
            table = new_table(info, check_seed(record["seed"]), players, record.get("options"), names)
    except BadRecord:
        raise
    except BestiaireError as error:
        raise BadRecord("position" if whole.has("position") else "start", str(error)) from None
    moves = whole.field("moves").items()
    digests = whole.field("digests").items() if whole.has("digests") else []
    if digests and len(digests) != len(moves):
        raise BadRecord("digests", f"must be one for each of the {len(moves)} moves, not {len(digests)}")
    for index, move in enumerate(moves):
        _play_one(table, move)
        if digests and digests[index].text() != table.digest():
            raise digests[index].refuse("the position after this move is not the one recorded")
    result = None if table.result is None else table.result.to_json()
    if whole.has("result") and record["result"] != result:
        raise BadRecord("result", f"is {show(record['result'])}, but the moves lead to {show(result)}")
    return table
