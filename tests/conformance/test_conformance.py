"""What must hold for every game at every choice: thousands of seeded random games, looked at all the time.

`BESTIAIRE_GAMES` says how many games of each kind are played (`make soak` plays 200,000). A failure names the seed.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import bestiaire
from bestiaire.core.record import new_table, replay_record, table_at
from bestiaire.core.rng import Random, seeded
from tests.tiny import SNIP

GAMES = int(os.environ.get("BESTIAIRE_GAMES", "2000"))
BLOCK = 50
"""Games in one test, so that several processes can share the work."""
MOST_MOVES = 5_000
"""No random game lasts so long: the rules set no limit, but a game must end."""

ALL = {**bestiaire.games(), "snip": SNIP}


def all_cards(position: Any) -> Counter[str]:
    """Every card id in a Mindbug position, wherever it lies."""
    found: Counter[str] = Counter(position["unused"] + position["revealed"])
    if "pending" in position:
        found[position["pending"]] += 1
    for player in position["players"]:
        found.update(player["hand"] + player["deck"] + player["discard"])
        found.update(item["card"] if isinstance(item, dict) else item for item in player["play"])
    return found


CONSERVED: dict[str, Callable[[Any], object]] = {"mindbug": all_cards, "snip": lambda position: len(position["scores"])}
"""What can't change from the first choice of a game to its end, by game."""


def seeds() -> list[range]:
    return [range(start, min(start + BLOCK, GAMES)) for start in range(0, GAMES, BLOCK)]


def as_bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


def check_looking_changes_nothing(table: bestiaire.Table, digest: str) -> None:
    for seat in [None, *range(table.seats)]:
        table.view(seat)
    table.events  # noqa: B018 - looking is the point
    assert table.digest() == digest


def check_options(table: bestiaire.Table) -> None:
    assert table.choice is not None
    keys = table.choice.keys
    assert keys
    assert len(set(keys)) == len(keys)
    assert 0 <= table.choice.player < table.seats


def check_fork(table: bestiaire.Table, digest: str, move: str) -> None:
    """A fork is the same table, and what is played on it does not touch the original; undo brings it back."""
    fork = table.fork()
    assert fork.choice is not None
    assert table.choice is not None
    assert fork.choice.keys == table.choice.keys
    assert fork.digest() == digest
    fork.play(move)
    assert table.digest() == digest
    fork.undo()
    assert fork.digest() == digest


def check_position(table: bestiaire.Table, digest: str) -> None:
    """The position, through JSON and back, is the same table."""
    again = table_at(table.info, json.loads(json.dumps(table.position())))
    assert table.choice is not None
    assert again.choice is not None
    assert again.digest() == digest
    assert again.choice.keys == table.choice.keys
    assert as_bytes(again.view(table.choice.player)) == as_bytes(table.view(table.choice.player))


def check_nothing_leaks(table: bestiaire.Table, rng: Random) -> None:
    """Deal anew what a viewer can't know: the bytes of the view, and of the events since, must not change."""
    for seat in [None, *range(table.seats)]:
        imagined = table.imagine(seat, rng.next())
        assert as_bytes(imagined.view(seat)) == as_bytes(table.view(seat))
        assert imagined.marks(seat) == table.marks(seat)
        told = [event.seen_by(seat) for event in imagined.events]
        assert told == [event.seen_by(seat) for event in table.events][-len(told) :] or not told
        again = imagined.fork()
        assert again.position() == imagined.position()


def play_and_check(info: bestiaire.GameInfo, seed: int) -> None:
    table = new_table(info, seed)
    rng = seeded(seed + 1)
    conserved = CONSERVED[info.key](table.position())
    moves = 0
    while table.choice is not None:
        digest = table.digest()
        check_options(table)
        move = table.choice.keys[rng.below(len(table.choice.options))]
        check_looking_changes_nothing(table, digest)
        check_fork(table, digest, move)
        check_position(table, digest)
        check_nothing_leaks(table, rng)
        assert CONSERVED[info.key](table.position()) == conserved
        table.play(move)
        moves += 1
        assert moves < MOST_MOVES
    assert table.result is not None
    assert table.result.winners
    record = table.record()
    again = replay_record(info, json.loads(json.dumps(record)))
    assert again.digest() == table.digest()
    assert again.record() == record
    assert [event.seen_by(0) for event in again.events] == [event.seen_by(0) for event in table.events]


@pytest.mark.parametrize("block", seeds(), ids=str)
@pytest.mark.parametrize("key", sorted(ALL))
def test_random_games_keep_every_promise(key: str, block: range) -> None:
    for seed in block:
        try:
            play_and_check(ALL[key], seed)
        except Exception as error:
            error.add_note(f"game {key}, seed {seed}")
            raise


@pytest.mark.parametrize("block", seeds(), ids=str)
@pytest.mark.parametrize("key", sorted(ALL))
def test_a_fork_after_every_move_changes_nothing(key: str, block: range) -> None:
    for seed in block:
        straight, forked = new_table(ALL[key], seed), new_table(ALL[key], seed)
        rng = seeded(seed + 2)
        while straight.choice is not None:
            index = rng.below(len(straight.choice.options))
            straight.play(index)
            forked = forked.fork()
            forked.play(index)
        assert forked.record() == straight.record(), f"game {key}, seed {seed}"
