"""What the tests of every game rely on: a question left open fails, and so does a fork that touches its original."""

from __future__ import annotations

from typing import Any

import pytest

import bestiaire
from tests.games.duel.play import Duel, DuelTables


@pytest.fixture(params=[False, True], ids=["straight", "forked"])
def tables(request: pytest.FixtureRequest) -> DuelTables:
    return DuelTables(forked=request.param)


def laying_a_token(tables: DuelTables) -> Duel:
    """A card has been bought; where its Buzz token lies is not yet answered."""
    table = tables.buying("photoshoot")
    table.play("buy:photoshoot")
    return table


def test_a_question_left_open_fails(tables: DuelTables) -> None:
    laying_a_token(tables)
    with pytest.raises(AssertionError, match=r"left open: .*place"):
        tables.check_nothing_is_open()


def test_every_table_is_looked_at(tables: DuelTables) -> None:
    laying_a_token(tables)
    laying_a_token(tables).play("place:fame@5")
    with pytest.raises(AssertionError, match="left open"):
        tables.check_nothing_is_open()


def test_a_question_answered_is_closed(tables: DuelTables) -> None:
    laying_a_token(tables).play("place:fame@5")
    tables.check_nothing_is_open()


def test_the_first_question_of_a_stage_is_no_open_one(tables: DuelTables) -> None:
    assert tables.buying("photoshoot").asked == ("us", "buy")
    tables.check_nothing_is_open()


def test_a_test_may_end_where_it_says_what_is_asked(tables: DuelTables) -> None:
    laying_a_token(tables).asks("us", "place")
    table = laying_a_token(tables)
    table.offers(table.keys)
    laying_a_token(tables).leave_open()
    tables.check_nothing_is_open()


def test_what_is_not_asked_is_no_end(tables: DuelTables) -> None:
    table = laying_a_token(tables)
    with pytest.raises(AssertionError):
        table.asks("them", "place")
    with pytest.raises(AssertionError):
        table.offers(table.keys[1:])
    with pytest.raises(AssertionError, match="left open"):
        tables.check_nothing_is_open()


def test_the_question_after_the_one_foreseen_is_open(tables: DuelTables) -> None:
    table = tables.rolled("6 power", {"monster": "the_king"})
    table.play("power:use")
    table.asks("us", "place")
    table.play("place:fame@2")
    assert table.asked == ("us", "resolve")
    with pytest.raises(AssertionError, match="left open"):
        tables.check_nothing_is_open()


def test_tables_tried_in_vain_are_not_looked_at(tables: DuelTables) -> None:
    def is_second(table: Duel) -> bool:
        if len(tried) == 0:
            table.play("buy:photoshoot")
        tried.append(table)
        return len(tried) == 2

    tried: list[Duel] = []
    assert tables.found(is_second, tables.buying, "photoshoot") is tried[1]
    tables.check_nothing_is_open()


class Careless:
    """A table whose fork is the table itself."""

    def __init__(self, table: bestiaire.Table) -> None:
        self.table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def fork(self) -> Careless:
        return self


def test_a_fork_that_touches_its_original_fails() -> None:
    careless: Any = Careless(DuelTables(forked=True).buying("photoshoot").table)
    with pytest.raises(AssertionError, match="the table it was forked from changed"):
        DuelTables(forked=True).on(careless).play("buy:photoshoot")
