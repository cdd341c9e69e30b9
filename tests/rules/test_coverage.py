"""Every rule and every card has a test, and the page that says so is the one `make rules` would write."""

from __future__ import annotations

from pathlib import Path

import pytest

from bestiaire.games.duel.rulebook import RULES as DUEL_RULES
from bestiaire.games.mindbug.rulebook import RULES
from bestiaire.games.tokyo.rulebook import RULES as TOKYO_RULES
from bestiaire.games.tokyo.sets import CARDS as TOKYO_CARDS
from tests.coverage import (
    DUEL_THINGS,
    MINDBUG_CARDS,
    PAGES,
    ROOT,
    TOKYO_EXAMPLES,
    marked_tests,
    uncovered,
)


def test_every_rule_example_and_card_has_a_test() -> None:
    assert uncovered() == []


def test_no_test_is_marked_with_an_unknown_id() -> None:
    assert {rule for rule in marked_tests("rule") if rule not in RULES and not rule.startswith("EX-")} == set()
    assert set(marked_tests("card")) <= set(MINDBUG_CARDS)
    assert set(marked_tests("rule", "duel")) <= set(DUEL_RULES)
    assert set(marked_tests("card", "duel")) <= set(DUEL_THINGS)
    assert set(marked_tests("rule", "tokyo")) <= {*TOKYO_RULES, *TOKYO_EXAMPLES}
    assert set(marked_tests("card", "tokyo")) <= set(TOKYO_CARDS)


@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_up_to_date(name: str) -> None:
    assert Path(ROOT / name).read_text(encoding="utf-8") == PAGES[name](), "run: make rules"
