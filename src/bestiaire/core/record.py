"""Starting, restoring and replaying: the ways by which a table comes to be, and the record by which it comes back."""

from __future__ import annotations

import json
import secrets
from typing import Any

from bestiaire.core.check import AN_OBJECT, Reader, unknown_field
from bestiaire.core.errors import (
    BadInput,
    BadOptions,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSeed,
    IllegalMove,
    must_be,
    show,
    within,
)
from bestiaire.core.info import GameInfo
from bestiaire.core.mistakes import check_state
from bestiaire.core.rng import LARGEST_SEED, Random, Seed, is_secret, read_generator, seeded
from bestiaire.core.table import MID_STAGE, RESEED, RESIGN, Origin, Stage, Table, digest_of
from bestiaire.words import Phrase

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
    "fairness",
    "table",
)


IN_MID_STAGE = Phrase(
    en="is missing: the position stands in the middle of a stage, and what was done in it would be done twice "
    "(to have it read as the start of one, take mid_stage out as well)",
    fr="manque : la position se tient au milieu d'une étape, et ce qui y a été fait se ferait deux fois "
    "(pour la lire comme un début d'étape, ôtez aussi mid_stage)",
)


NOT_WHERE_STAGE_LEADS = Phrase(
    en="does not agree with where stage leads (change stage.start, or leave stage and mid_stage out)",
    fr="ne s'accorde pas avec ce à quoi stage mène (changez stage.start, ou omettez stage et mid_stage)",
)


def check_seed(seed: object) -> int:
    """A number as seed, as given, or one from the operating system."""
    if seed is None:
        return secrets.randbits(64)
    return Reader(seed, "seed", BadSeed).number(0, LARGEST_SEED)


def read_seed(given: Reader) -> Seed:
    """A seed of either stream."""
    if not isinstance(given.value, str):
        return given.number(0, LARGEST_SEED)
    if not is_secret(given.value):
        raise given.wrong(
            Phrase(
                en="a whole number, or a secret of 64 hexadecimal digits",
                fr="un nombre entier, ou un secret de 64 chiffres hexadécimaux",
            )
        )
    return given.value


def seed_of_table(seed: object) -> Seed:
    """A seed of either stream, as given, or a number from the operating system."""
    return check_seed(None) if seed is None else read_seed(Reader(seed, "seed", BadSeed))


def new_table(
    info: GameInfo,
    seed: Seed | None = None,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    names: list[str] | None = None,
) -> Table:
    """A new game from its set-up."""
    checked = seed_of_table(seed)
    fewest, most = info.players
    seats = fewest if players is None else Reader(players, "players", BadSeat).number(fewest, most)
    chosen = dict(info.options)
    if options is not None:
        chosen.update(Reader(options, "options", BadOptions).fields(info.options))
    state = info.new(seats, chosen, seeded(checked))
    check_state(state, f"{info.key}'s GameInfo.new", seats)
    return Table(info, Origin(checked, seats, chosen), check_names(names, seats), Stage(None, state, []))


def check_names(names: object, seats: int) -> list[str]:
    """The players' names: none at all, or one for each seat."""
    if names is None:
        return []
    given = [name.text() for name in Reader(names, "names", BadSeat)]
    if given and len(given) != seats:
        wanted = Phrase(en=f"one for each of the {seats} seats", fr=f"un pour chacune des {seats} places")
        raise BadSeat("names", must_be(wanted, len(given)))
    return given


def table_at(
    info: GameInfo,
    position: object,
    seed: Seed | None = None,
    names: list[str] | None = None,
    then: dict[str, Any] | None = None,
) -> Table:
    """A table at a position; in the middle of a stage it is restored from the stage's start and the moves since. `then`
    are options by which it is played though it does not name them, being of an earlier version of the rules."""
    then = {} if then is None else then
    if not isinstance(position, dict):
        raise BadPosition("position", must_be(AN_OBJECT, position))
    fallback = seeded(seed_of_table(seed))
    whole = Reader(position, "", BadPosition)
    if "stage" not in position:
        if whole.has(MID_STAGE) and whole.field(MID_STAGE).flag():
            raise BadPosition("stage", IN_MID_STAGE)
        start_of_stage = {name: value for name, value in position.items() if name != MID_STAGE}
        table = _stand_at(info, {**then, **start_of_stage}, fallback, names)
    else:
        stage = whole.field("stage")
        stage.fields(("start", "moves"))
        start = stage.field("start")
        if not isinstance(start.value, dict):
            raise start.refuse(must_be(AN_OBJECT, start.value))
        try:
            table = _stand_at(info, {**then, **start.value}, fallback, names)
        except BadPosition as error:
            raise BadPosition(f"stage.start.{error.field}", error.reason) from None
        for move in stage.field("moves") if stage.has("moves") else []:
            play_recorded(table, move)
        now = without_options(table.position(), then)
        for field, value in position.items():
            if field not in now:
                raise whole.field(field).refuse(unknown_field(field, now))
            if not is_same_json(now[field], value):
                raise BadPosition(field, NOT_WHERE_STAGE_LEADS)
    return table


def with_fresh_chance(table: Table, seed: Seed) -> Table:
    """The same position on a table of its own, where what comes is drawn by this seed. Nothing there leads back to
    chance that was known."""
    position = table.position()
    stage = position.get("stage", {"start": position, "moves": []})
    if stage["start"]["random"] != position["random"]:  # what was drawn in this stage stays as it came
        again = table_at(table.info, position, names=table.names)
        again.reseed(seeded(seed).written())
        return again
    start = {name: value for name, value in stage["start"].items() if name != "random"}
    again = table_at(table.info, start, seed, table.names)
    for move in Reader(stage["moves"], "stage.moves", BadPosition):
        play_recorded(again, move)
    return again


def is_same_json(one: Any, other: Any) -> bool:
    """The same in JSON, where 0, 0.0 and false are three things."""
    try:
        return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        return False


def _stand_at(info: GameInfo, position: dict[str, Any], fallback: Random, names: list[str] | None) -> Table:
    state = info.restore(position, fallback)
    check_state(state, f"{info.key}'s GameInfo.restore")
    fewest, most = info.players
    if not fewest <= state.seats <= most:
        raise BadPosition("players", must_be(within(fewest, most), state.seats))
    options = {name: position[name] for name in info.options if name in position}
    return Table(info, Origin(None, state.seats, options), check_names(names, state.seats), Stage(None, state, []))


def play_recorded(table: Table, move: Reader) -> None:
    """Plays a key as a record has it. It may also say that somebody resigned, or that the table was given other
    chance."""
    key = move.text()
    if key.startswith(RESEED + ":"):
        written = key[len(RESEED) + 1 :]
        is_word = written.isascii() and written.isdecimal() and len(written) <= 20
        generator = read_generator(int(written) if is_word else written)
        if generator is None:
            raise move.refuse(
                Phrase(
                    en=f"no generator is written {show(written)}",
                    fr=f"aucun générateur ne s'écrit {show(written)}",
                )
            )
        table.reseed(generator.written())
        return
    try:
        if key in (f"{RESIGN}:0", f"{RESIGN}:1"):
            table.resign(int(key[-1]))
        else:
            table.play(key)
    except BadSeat as error:
        raise move.refuse(error.reason) from None
    except IllegalMove as error:
        raise move.refuse(error.message) from None


def without_options(position: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """A position as a version wrote it that did not have these options yet."""
    told = {name: value for name, value in position.items() if name not in options}
    if "options" in told:
        told["options"] = {name: value for name, value in told["options"].items() if name not in options}
        if not told["options"]:
            del told["options"]
    if "stage" in told:
        told["stage"] = {**told["stage"], "start": without_options(told["stage"]["start"], options)}
    return told


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
        play_recorded(again, move)
        record["digests"].append(again.digest())
    record["result"] = None if table.result is None else table.result.to_json()
    return record


def replay_record(info: GameInfo, record: dict[str, Any]) -> Table:
    """The table again, every move checked; BadRecord names what does not fit. A record of an earlier version is played
    as it was then, if the game still can."""
    whole = Reader(record, "", BadRecord)
    whole.fields(RECORD_FIELDS)
    whole.field("bestiaire").number(FORMAT, FORMAT)
    version = whole.field("version").number(1, 1_000_000)
    if version != info.version and version not in info.earlier:
        raise BadRecord(
            "version",
            Phrase(
                en=f"was played by version {version} of the rules; this program has version {info.version}",
                fr=f"partie jouée avec la version {version} des règles ; ce programme a la version {info.version}",
            ),
        )
    then = info.earlier.get(version, {})
    names = [name.text() for name in whole.field("seats")] if whole.has("seats") else None
    try:
        if whole.has("position"):
            table = table_at(info, record["position"], names=names, then=then)
        else:
            seed = read_seed(whole.field("seed"))
            given = record.get("options")
            options = {} if given is None else Reader(given, "options", BadRecord).fields(info.options)
            table = new_table(info, seed, record.get("players"), {**then, **options}, names)
    except BadRecord:
        raise
    except BadInput as error:
        inside = "position." if isinstance(error, BadPosition) and error.field != "position" else ""
        field = "seats" if error.field == "names" else error.field
        raise BadRecord(f"{inside}{field}", error.reason) from None
    moves = whole.field("moves").items()
    digests = whole.field("digests").items() if whole.has("digests") else []
    if digests and len(digests) != len(moves):
        wanted = Phrase(en=f"one for each of the {len(moves)} moves", fr=f"une pour chacun des {len(moves)} coups")
        raise BadRecord("digests", must_be(wanted, len(digests)))
    for index, move in enumerate(moves):
        play_recorded(table, move)
        if digests and digests[index].text() != digest_of(without_options(table.position(), then)):
            raise digests[index].refuse(
                Phrase(
                    en="the position after this move is not the one recorded",
                    fr="la position après ce coup n'est pas celle qui est enregistrée",
                )
            )
    result = None if table.result is None else table.result.to_json()
    if whole.has("result") and record["result"] != result:
        raise BadRecord(
            "result",
            Phrase(
                en=f"is {show(record['result'])}, but the moves lead to {show(result)}",
                fr=f"dit {show(record['result'])}, mais les coups mènent à {show(result)}",
            ),
        )
    return table
