"""Games that were stored when the rules were of an earlier version: they go on as they were begun."""

from __future__ import annotations

from typing import Any

import pytest

import bestiaire
from bestiaire.web.store.stored import MOVE, Entry, StoredGame, StoredSeat
from bestiaire.web.tables.entries import options_of_today, play_again, start_of, start_of_game
from bestiaire.web.transfer.exports import START, archived, line_of, read_game
from tests.core.test_earlier_versions import OPTIONS, records

pytestmark = pytest.mark.any_database


def stored(game: str, start: dict[str, Any], moves: list[str], seats: int) -> StoredGame:
    entries = [Entry(0, MOVE, key, 1.0) for key in moves]
    sitting = [StoredSeat(f"visitor {seat}", None, f"N{seat}") for seat in range(seats)]
    return StoredGame("g1", game, start, "salt", "invitation", 1.0, 1.0, None, sitting, entries)


def of_before(record: dict[str, Any]) -> StoredGame:
    """The game of a record as a row had it before versions were noted there."""
    start = {name: record[name] for name in START if name in record and name != "version"}
    return stored(record["game"], start, record["moves"], bestiaire.replay(record).seats)


@records
def test_what_says_no_version_is_played_by_the_first(record: dict[str, Any]) -> None:
    assert play_again(of_before(record)).digest() == bestiaire.replay(record).digest()


@records
def test_it_is_exported_and_imported_with_its_version(record: dict[str, Any]) -> None:
    game = of_before(record)
    line = line_of(game, None)
    assert line["version"] == 1
    again, is_broken = read_game(line)
    assert not is_broken
    assert again.start == {**game.start, "version": 1}
    assert play_again(again).digest() == play_again(game).digest()


@records
def test_a_record_brought_to_be_looked_at_is_of_today(record: dict[str, Any]) -> None:
    table = bestiaire.replay(record)
    game = archived(table)
    assert game.start["version"] == 2
    assert play_again(game).digest() == table.digest()


@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_of_today_is_stored_with_its_version(game: str) -> None:
    table = bestiaire.table(game, seed=3)
    start = start_of(table)
    assert start == start_of_game(table)
    assert start["version"] == 2
    assert play_again(stored(game, start, [], 2)).origin.options[OPTIONS[game]] is False
    placed = bestiaire.table(game, position=table.position())
    again = play_again(stored(game, start_of(placed), [], 2))
    assert again.position() == table.position()


@records
def test_a_rematch_is_played_by_the_rules_of_today(record: dict[str, Any]) -> None:
    game = of_before(record)
    assert OPTIONS[record["game"]] not in options_of_today(game, play_again(game))


@pytest.mark.parametrize("game", OPTIONS)
def test_a_rematch_keeps_a_reading_that_was_chosen(game: str) -> None:
    table = bestiaire.table(game, seed=3, options={OPTIONS[game]: True})
    assert options_of_today(stored(game, start_of(table), [], 2), table)[OPTIONS[game]] is True
