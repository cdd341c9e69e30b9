"""King of Tokyo: which cards answer which hooks, and in which order the rules turn to them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bestiaire.games import tokyo
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.cards.hooks import Hooks
from bestiaire.games.tokyo.cards.moments import MOMENTS, Moment
from bestiaire.games.tokyo.cards.printed import KEEP, PERMANENT, Card
from bestiaire.games.tokyo.cards.sets import ALL_CARDS
from tests.games.tokyo.play import rule

ROOT = Path(tokyo.__file__).parent
RULES = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "rules").rglob("*.py")))
HOOKS = [name for name in vars(Hooks) if not name.startswith("_")]
LASTING = [card for card in ALL_CARDS if card.kind in (KEEP, PERMANENT)]
FROM_THE_HAND = {"aims", "guards_against_effects"}
"""What these say is known beforehand, as the windows of a card."""


def answers(card: Card, hook: str) -> bool:
    return getattr(type(card), hook) is not getattr(Card, hook)


def order(moment: Moment) -> list[str]:
    return [card.id for card in moment.cards]


@pytest.mark.parametrize("hook", HOOKS)
def test_every_hook_is_called_by_the_rules_and_answered_by_a_card(hook: str) -> None:
    assert any(answers(card, hook) for card in ALL_CARDS)
    is_moment = any(moment.hook == hook for moment in MOMENTS)
    assert is_moment or re.search(rf"\.{hook}\(", RULES) or hook in FROM_THE_HAND


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.hook)
def test_a_moment_knows_the_cards_that_answer_its_hook(moment: Moment) -> None:
    answering = {card.id for card in ALL_CARDS if answers(card, moment.hook)}
    assert answering
    assert answering <= set(order(moment))
    assert set(order(moment)) == answering or moment is hooks.SEVERAL
    assert moment.bits == sum(card.bit for card in moment.cards)


@pytest.mark.parametrize("card", LASTING, ids=lambda card: card.id)
def test_every_lasting_card_does_something(card: Card) -> None:
    assert any(card in moment.cards for moment in MOMENTS)


def test_lasting_cards_have_a_bit_each_and_no_others() -> None:
    bits = [card.bit for card in ALL_CARDS if card.bit]
    assert len(set(bits)) == len(bits) == len(LASTING)
    assert all(bit.bit_count() == 1 for bit in bits)


@rule("KT-026")
def test_the_order_at_the_start_of_a_turn() -> None:
    assert order(hooks.START_OF_TURN) == ["battery_monster"]
    assert order(hooks.AFTER_THE_BONUS) == ["mindbugs_overlord", "mimic"]


@rule("KT-052")
def test_the_order_after_the_points_of_the_dice() -> None:
    assert order(hooks.ON_NUMBERS) == [
        "gourmet", "freeze_time", "detritivore", "complete_destruction", "scary_face",
    ]  # fmt: skip


@rule("KT-151")
def test_the_order_at_the_end_of_a_turn() -> None:
    assert order(hooks.FIRST_AT_END) == ["metamorph"]
    assert order(hooks.END_OF_TURN) == ["rooting_for_the_underdog", "energy_hoarder", "herbivore", "solar_powered"]


@rule("KT-136")
def test_what_a_monster_can_have_more_than_once() -> None:
    assert sorted(card.id for card in hooks.SEVERAL.cards if card.bit) == ["extra_head", "mimic"]
