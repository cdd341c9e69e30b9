"""Checks that every game must pass, ours and yours: seeded random games, looked at from all sides at every choice.

`check(info, games=200)` plays them and raises AssertionError (with the seed) at the first promise that is broken.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

from bestiaire.core.choice import Choice
from bestiaire.core.info import GameInfo
from bestiaire.core.record import new_table, replay_record, table_at
from bestiaire.core.rng import Random, seeded
from bestiaire.core.table import RESEED, Table

NOT_IN_KEYS = re.compile(r"[:#\s]")
"""What parts the words of a key, and so can't stand in one."""

MOST_MOVES = 5_000
"""No random game lasts so long: a game must end."""

RECORDS = 8
"""Where not every choice is looked at, one record in so many is."""

Conserved = Callable[[dict[str, Any]], object]


def check(info: GameInfo, games: int = 200, conserved: Conserved | None = None) -> None:
    """Plays so many games with every number of players, and as many of each variant. `conserved` looks at a position
    and returns what must never change in a game, such as the number of all cards."""
    fewest, most = info.players
    for options in ({}, *info.variants.values()):
        for seats in range(fewest, most + 1):
            check_seeds(info, range(games), seats, conserved, options)


def check_seeds(
    info: GameInfo,
    seeds: Iterable[int],
    seats: int,
    conserved: Conserved | None = None,
    options: dict[str, Any] | None = None,
    one_in: int = 1,
) -> None:
    """A random game for each seed, with every promise checked at one choice in so many."""
    for seed in seeds:
        try:
            play_and_check(info, seed, seats, conserved, options or {}, one_in)
        except Exception as error:
            played = f"game {info.key}, {seats} players, seed {seed}"
            error.add_note(f"{played}, options {options}" if options else played)
            raise


def play_and_check(
    info: GameInfo, seed: int, seats: int, conserved: Conserved | None, options: dict[str, Any], one_in: int
) -> None:
    table = new_table(info, seed, seats, options)
    rng = seeded(seed + 1)
    at_first = None if conserved is None else conserved(table.position())
    moves = 0
    while table.choice is not None:
        move = table.choice.options[rng.below(len(table.choice.options))].key
        if one_in == 1 or rng.below(one_in) == 0:
            check_choice(table, move, rng)
            if conserved is not None:
                assert conserved(table.position()) == at_first, "something was lost or made"
        table.play(move)
        moves += 1
        assert moves < MOST_MOVES, "the game does not end"
    assert table.result is not None
    assert table.result.winners or not any(table.result.scores), "a finished game that nobody won gives no points"
    for other in (table.fork(), table_at(table.info, json.loads(json.dumps(table.position())))):
        assert other.result is not None, "a finished game, copied or read back, is not over"
        assert other.result.to_json() == table.result.to_json(), "a finished game, copied or read back, ends otherwise"
    if one_in == 1 or rng.below(RECORDS) == 0:
        check_record(table)


def check_choice(table: Table, move: str, rng: Random) -> None:
    """Every promise that can be checked while somebody is asked."""
    assert table.choice is not None
    digest = table.digest()
    check_keys(table.choice)
    check_looking_changes_nothing(table, digest)
    check_fork_and_undo(table, digest, move)
    check_position(table, digest)
    check_nothing_leaks(table, rng)


def check_keys(choice: Choice) -> None:
    """Every key can be read back: `verb:name`, with `#n` behind a name that another option has, too."""
    asked = f"the question {choice.kind!r}"
    for option in choice.options:
        for part in (option.verb, option.name):
            assert isinstance(part, str), f"{part!r} in {asked} must be text: it stands in a key"
            assert part, f"{asked} has an option {option.key!r}: neither verb nor name may be empty"
            assert not NOT_IN_KEYS.search(part), (
                f"{part!r} in {asked} can't stand in a key: it may not contain :, # or blanks"
            )
        assert option.verb != RESEED, f"the verb {RESEED!r} in {asked} is the table's own"
    assert len(set(choice.keys)) == len(choice.keys), f"two options of {asked} have the same key"


def check_looking_changes_nothing(table: Table, digest: str) -> None:
    events = table.events
    for seat in [None, *range(table.seats)]:
        json.dumps(table.view(seat))
        json.dumps([event.seen_by(seat) for event in events])
    assert table.digest() == digest, "looking at the table changed it"


def check_fork_and_undo(table: Table, digest: str, move: str) -> None:
    """A fork is the same table; what is played on it does not touch the original; undo brings it back."""
    fork = table.fork()
    assert fork.choice is not None
    assert table.choice is not None
    assert fork.choice.keys == table.choice.keys, "a fork is asked something else"
    assert fork.digest() == digest, "a fork is another position"
    fork.play(move)
    assert table.digest() == digest, "playing on a fork changed the table"
    fork.undo()
    assert fork.digest() == digest, "undo does not lead back"


def check_position(table: Table, digest: str) -> None:
    """The position, through JSON and back, is the same table."""
    again = table_at(table.info, json.loads(json.dumps(table.position())))
    assert table.choice is not None
    assert again.choice is not None
    assert again.digest() == digest, "a position read back is another position"
    assert again.choice.keys == table.choice.keys, "a position read back asks something else"
    player = table.choice.player
    assert as_bytes(again.view(player)) == as_bytes(table.view(player)), "a position read back looks different"


def check_nothing_leaks(table: Table, rng: Random) -> None:
    """Deal anew what a viewer can't know: the bytes of its view, and of the events of this stage, must not change."""
    events = table.events
    for seat in [None, *range(table.seats)]:
        imagined = table.imagine(seat, rng.next())
        assert as_bytes(imagined.view(seat)) == as_bytes(table.view(seat)), f"the view of seat {seat} tells too much"
        assert imagined.marks(seat) == table.marks(seat), f"the marks of seat {seat} tell too much"
        told = [event.seen_by(seat) for event in imagined.events]
        if told:
            heard = [event.seen_by(seat) for event in events[-len(told) :]]
            assert told == heard, f"the events of seat {seat} tell too much"
        assert imagined.fork().position() == imagined.position(), "a fork of an imagined table is another position"


def check_record(table: Table) -> None:
    record = table.record()
    again = replay_record(table.info, json.loads(json.dumps(record)))
    assert again.digest() == table.digest(), "the record leads elsewhere"
    assert again.record() == record, "the record of a replay is another record"
    told = [event.seen_by(None) for event in again.events]
    assert told == [event.seen_by(None) for event in table.events], "a replay tells something else"


def as_bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()
