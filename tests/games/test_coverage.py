"""Every rule and every card has a test, and the page that says so is the one `make rules` would write."""

from __future__ import annotations

import pytest

import bestiaire
from tests.coverage import BOOKS, marked_tests, page, path_of, plain_book, uncovered


def test_every_game_has_a_page() -> None:
    assert set(BOOKS) == set(bestiaire.games())


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_example_and_card_has_a_test(game: str) -> None:
    assert uncovered(game) == []


@pytest.mark.parametrize("game", BOOKS)
def test_no_test_is_marked_with_an_unknown_id(game: str) -> None:
    assert set(marked_tests("rule", game)) <= {*BOOKS[game].rules, *BOOKS[game].examples}
    assert set(marked_tests("card", game)) <= set(BOOKS[game].card_marks)


@pytest.mark.parametrize("game", BOOKS)
def test_the_page_is_up_to_date(game: str) -> None:
    assert path_of(game).exists(), "run: make rules"
    assert path_of(game).read_text(encoding="utf-8") == page(game), "run: make rules"


def test_a_game_that_is_not_listed_has_its_rules_and_its_cards_to_prove() -> None:
    plain = plain_book(bestiaire.game("duel"))
    listed = BOOKS["duel"].rules
    assert {rule: said["en"] for rule, said in plain.rules.items()} == {rule: listed[rule]["en"] for rule in listed}
    assert plain.cards == {"Cards": BOOKS["duel"].cards["Cards"]}
