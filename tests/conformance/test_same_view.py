"""What a seat thinks follows from what it sees: another truth behind the same view changes neither the tables that it
imagines nor its opinion, nor why it is told that it can't choose something."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import bestiaire
from bestiaire.core.record import new_table, table_at
from bestiaire.core.rng import Random, seeded
from bestiaire.core.table import Table
from bestiaire.core.why_not import reasons_at
from bestiaire.players.search import SearchPlayer
from bestiaire.players.seat import Seat
from bestiaire.testing import as_bytes
from tests.conformance.hidden import Position, differing, exchange, kinds_of, leave_in_the_box
from tests.conformance.test_conformance import options_of, possible_seats

ONE_IN = {"duel": 40, "tokyo": 100, "orcs": 150}
"""At one choice in so many the truth is exchanged; in other games, at one in four."""
SIMULATIONS = 12
SEED = 4


def positions(key: str, rng: Random) -> Iterator[Position]:
    """Positions of random games, one of every variant with every number of players: with each kind of question that
    begins a stage, at the end of each game, and now and then."""
    info = bestiaire.game(key)
    asked: set[str] = set()
    for variant in ("", *info.variants):
        for seats in possible_seats(key, variant):
            table = new_table(info, rng.next(), seats, options_of(key, variant))
            while table.choice is not None:
                kind = table.choice.kind
                if table.is_at_stage_start and (kind not in asked or rng.below(ONE_IN.get(key, 4)) == 0):
                    asked.add(kind)
                    yield at_a_start(table)
                table.play(rng.below(len(table.choice.options)))
            yield at_a_start(table)


def at_a_start(table: Table) -> Position:
    """The position as one from which a stage can start; what is known of a hand comes first there."""
    position = copied(table.position())
    start = position.pop("stage", {"start": position})["start"]
    position.pop("mid_stage", None)
    try:
        table_at(table.info, position)
    except bestiaire.BadPosition:
        position = start
    for player in position["players"]:
        for known in reversed(player.get("known", [])):
            player["hand"].insert(0, player["hand"].pop(player["hand"].index(known)))
    return position


def copied(position: Position) -> Position:
    again: Position = json.loads(json.dumps(position))
    return again


def opinion(table: Table) -> Any:
    found = SearchPlayer(5, 1e9, SIMULATIONS).opinion(Seat(table))
    return found.options, found.lines


def refused(table: Table, seat: int) -> list[tuple[str, object]]:
    """What a seat is told that it can't choose, and why."""
    return [(thing.place, reason) for thing, reason in reasons_at(table, seat)]


@pytest.mark.parametrize("key", sorted(bestiaire.games()))
def test_another_truth_behind_the_same_view_is_imagined_and_judged_alike(key: str) -> None:
    """With everything on the table, and with something of every pile left in the box."""
    info, kinds = bestiaire.game(key), kinds_of(key)
    rng = seeded(SEED)
    hidden: set[str] = set()
    exchanged: set[str] = set()
    for whole in positions(key, rng):
        if not whole["players"]:  # before the set-up nothing lies there
            continue
        cut = copied(whole)
        box = leave_in_the_box(kinds.piles(cut), rng)
        for position, left in ((whole, []), (cut, box)):
            table = table_at(info, position)
            hidden |= differing(table.position(), table.view(None))
            for seat in (None, *range(table.seats)):
                other = copied(position)
                exchange(kinds.pools(other, seat, left), rng)
                truth = table_at(info, other)
                assert as_bytes(truth.view(seat)) == as_bytes(table.view(seat)), "this is seen: no secret"
                changed = differing(table.position(), truth.position())
                exchanged |= changed
                told = f"{seat=}, {changed=}, {position=}"
                seed = rng.next()
                assert truth.imagine(seat, seed).position() == table.imagine(seat, seed).position(), told
                if seat is not None:
                    assert refused(truth, seat) == refused(table, seat), told
                if table.choice is not None and table.choice.player == seat and len(table.choice.options) > 1:
                    assert opinion(truth) == opinion(table), told
    assert hidden <= kinds.secret | kinds.open, "a new secret: say in tests/conformance/hidden.py what it changes with"
    assert exchanged == kinds.secret, "not every kind of secret was exchanged"
