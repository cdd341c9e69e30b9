"""A card is one object: what it does stands in `cards`, and the rules name none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bestiaire
from bestiaire.games.duel.cards.hooks import HOOKS, Hook, Hooks
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.sets import BOX, KEEP_CARDS
from bestiaire.games.orcs.cards.bonus_powers import BONUS_POWERS
from bestiaire.games.orcs.cards.special_rules import SPECIAL_RULES

GAMES = Path(bestiaire.__file__).parent / "games"
ALSO = {
    "duel": {monster.id for monster in MONSTERS},
    "orcs": {rule.key for rule in SPECIAL_RULES} | {power.key for power in BONUS_POWERS},
}
"""What is printed on boards, or on several cards, if anything is."""
RULEBOOK_WORDS = {"poison", "extra_action", "spells", "sets", "bonus_powers", "magic_energy", "one_action"}
"""Words of a rulebook that are also the key of a card: the rules say them and mean no card."""


def words_of(game: str) -> list[str]:
    """The words by which the code of a game could name a card: ids, and the keys that moves and positions use."""
    listed = bestiaire.games()[game].cards()
    words = {card["id"] for card in listed} | {card.get("key", card["id"]) for card in listed}
    return sorted((words | ALSO.get(game, set())) - RULEBOOK_WORDS)


def names_in(source: str, words: list[str]) -> list[str]:
    """Those of the words that occur, in whatever case: as an id, as the name of a constant, or spelled with spaces."""
    found = []
    for word in words:
        spelled = re.escape(word.lower()).replace("_", "[_ ]")
        if re.search(rf"(?<![a-z]){spelled}(?![a-z])", source.lower()):
            found.append(word)
    return found


@pytest.mark.parametrize("game", sorted(bestiaire.games()))
def test_the_rules_name_no_card(game: str) -> None:
    modules = sorted((GAMES / game).glob("rules/**/*.py")) or [GAMES / game / "rules.py"]
    for module in modules:
        assert names_in(module.read_text(encoding="utf-8"), words_of(game)) == [], module.name


def test_a_card_is_named_in_any_spelling() -> None:
    words = ["acid_attack", "frenzy"]
    assert names_in("if owned & ACID_ATTACK:", words) == ["acid_attack"]
    assert names_in("what Acid Attack adds", words) == ["acid_attack"]
    assert names_in('"acid_attacks", frenzyx', words) == []


def test_duel_every_moment_has_its_hook() -> None:
    own = {name for name, value in vars(Hooks).items() if callable(value) and not name.startswith("_")}
    helpers = {"is_unused", "use_up", "act", "take_up"}
    assert own - helpers == {hook.name for hook in HOOKS}


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook.name)
def test_duel_a_hook_knows_the_cards_that_override_it(hook: Hook) -> None:
    expected = [card for card in BOX if getattr(type(card), hook.name) is not getattr(Hooks, hook.name)]
    assert expected
    assert {card.id for card in hook.cards} == {card.id for card in expected}
    assert hook.mask == sum(card.bit for card in expected)


def test_duel_every_keep_card_has_a_bit_and_a_moment() -> None:
    assert [card.bit for card in KEEP_CARDS] == [1 << place for place in range(31)]
    at_work = {card.id for hook in HOOKS for card in hook.cards}
    assert {card.id for card in KEEP_CARDS} <= at_work
    assert at_work - {card.id for card in KEEP_CARDS} == {"dominate"}
