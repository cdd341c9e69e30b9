"""Positions as people write them: an example, one in the midst of a game, and one that was pasted."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from typing import Any

import bestiaire
from bestiaire.core.editing import at_stage_start
from bestiaire.core.errors import BadInput, BadPosition, BestiaireError
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.web import limits
from bestiaire.web.refusals import Refusal
from bestiaire.words import Phrase

EXAMPLE_SEED = 7
EXAMPLE_MOVES = 12
"""How an example is come by: so many moves into a game, at the start of a stage."""

RANDOM_MOVES = (4, 60)
"""How far into a game a position at random is at least, and at most."""
LONGEST_LINK = 8000
"""Letters of a position in an address."""
LONGEST_UNPACKED = 8 * LONGEST_LINK
"""Bytes of the text that they stand for: positions shrink to a quarter, nonsense to a thousandth."""

NOT_JSON = Phrase(en="it can't be read as JSON", fr="ce n'est pas du JSON lisible")
NO_FIXED_DICE = Phrase(en="dice can't be fixed here", fr="les dés ne peuvent pas être fixés ici")
OVER = Phrase(en="the game is over there", fr="la partie y est finie")


@cache
def example(game: str, players: int | None = None) -> str:
    """A position in the midst of a game, as a person reads it."""
    table = bestiaire.table(game, seed=EXAMPLE_SEED, players=players)
    while table.choice is not None and (len(table.moves) < EXAMPLE_MOVES or not table.is_at_stage_start):
        before = table.fork()
        table.play(len(table.choice.options) // 2)
        if table.choice is None:
            table = before
            break
    return written(table.position())


def at_random(game: str, players: int | None, seed: int) -> str:
    """A position that moves at random lead to, at the start of a stage."""
    chance = seeded(seed)
    table = bestiaire.table(game, seed=seed, players=players)
    fewest, most = RANDOM_MOVES
    wanted = fewest + chance.below(most - fewest + 1)
    found = table.fork()
    while table.choice is not None and len(found.moves) < wanted:
        if table.is_at_stage_start:
            found = table.fork()
        table.play(chance.below(len(table.choice.options)))
    return written(at_stage_start(found.position()))


def packed(position: dict[str, Any]) -> str:
    """A position as a part of an address."""
    text = json.dumps(position, ensure_ascii=False, separators=(",", ":")).encode()
    squeezed = zlib.compress(text, 9, wbits=-zlib.MAX_WBITS)
    return urlsafe_b64encode(squeezed).decode().rstrip("=")


def unpacked(letters: str) -> str:
    """The text of a position from an address; Refusal 422 if it holds none."""
    try:
        squeezed = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        text = zlib.decompressobj(-zlib.MAX_WBITS).decompress(squeezed, LONGEST_UNPACKED).decode()
        position = json.loads(text)
    except (ValueError, RecursionError, zlib.error):
        raise Refusal(422, "bad_position", NOT_JSON) from None
    return written(position) if isinstance(position, dict) else text


def written(position: dict[str, Any]) -> str:
    """JSON with a field a line, and short lists on one."""
    lines = [f" {json.dumps(name)}: {written_value(value)}" for name, value in position.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def written_value(value: Any) -> str:
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return "[\n" + ",\n".join(f"  {json.dumps(item, ensure_ascii=False)}" for item in value) + "\n ]"
    return json.dumps(value, ensure_ascii=False)


def refuse_fixed_dice(table: Table, error: type[BadInput]) -> None:
    """What people bring must not hold dice that are no chance."""
    if "next_dice" in table.first_position:
        raise error("next_dice", NO_FIXED_DICE)


def read_position(game: str, text: str) -> Table:
    """A table at a position that somebody wrote; made in a thread, since it may be long. Refusal 422 says what is
    wrong with it."""
    try:
        table = bestiaire.table(game, position=json.loads(text))
        refuse_fixed_dice(table, BadPosition)
        if len(table.moves) > limits.LONGEST_RECORD:
            raise Refusal(422, "long_record", str(limits.LONGEST_RECORD))
    except BestiaireError as error:
        raise Refusal(422, "bad_position", error.message) from None
    except (ValueError, RecursionError):
        raise Refusal(422, "bad_position", NOT_JSON) from None
    if table.choice is None:
        raise Refusal(422, "bad_position", OVER)
    return table
