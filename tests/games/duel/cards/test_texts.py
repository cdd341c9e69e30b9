"""The golden file: all texts of cards and Monsters in both languages, so that a change of wording is seen in review.

`python -m tests.games.duel.cards.test_texts` writes it anew.
"""

from __future__ import annotations

import re
from pathlib import Path

from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.printed import Card
from bestiaire.games.duel.cards.sets import BOX, CARDS
from bestiaire.words import LANGUAGES

GOLDEN = Path(__file__).parent / "texts.txt"


def all_texts() -> str:
    lines = []
    for card in BOX:
        lines += [f"{card.name(lang)} [{lang}, {card.cost}]: {card.text(lang)}" for lang in LANGUAGES]
    for monster in MONSTERS:
        lines += [
            f"{monster.name(lang)}, {monster.power_name(lang)} [{lang}]: {monster.speak(lang)}" for lang in LANGUAGES
        ]
    return "\n".join(lines) + "\n"


def numbers_of(card: Card) -> list[int]:
    """The numbers that a card runs with: those that other cards don't have."""
    values = [getattr(card, name) for name in dir(card) if not hasattr(Card, name)]
    return [value for value in values if isinstance(value, int)]


def test_texts_are_those_of_the_golden_file() -> None:
    assert all_texts() == GOLDEN.read_text(encoding="utf-8")


def test_every_card_speaks_each_language_with_its_numbers() -> None:
    assert numbers_of(CARDS["natural_selection"]) == [4, 1]
    for card in BOX:
        texts = [card.text(lang) for lang in LANGUAGES]
        assert len(set(texts)) == len(LANGUAGES), card.id
        for text in texts:
            assert text.endswith("."), card.id
            assert "{" not in text, card.id
        numbers = [sorted(re.findall(r"\d+", text)) for text in texts]
        assert numbers[0] == numbers[1], f"{card.id}: the languages differ in a number"
        assert {str(number) for number in numbers_of(card)} <= set(numbers[0]), card.id


if __name__ == "__main__":
    GOLDEN.write_text(all_texts(), encoding="utf-8")
