"""The golden file: all texts of King of Tokyo's cards in both languages, so that a change of wording is seen in review.

`python -m tests.games.tokyo.cards.test_texts` writes it anew.
"""

from __future__ import annotations

import re
from pathlib import Path

from bestiaire.games.tokyo.cards.sets import ALL_CARDS
from bestiaire.words import LANGUAGES

GOLDEN = Path(__file__).parent / "texts.txt"


def all_texts() -> str:
    lines = []
    for card in ALL_CARDS:
        price = "" if card.monster else f", {card.cost}"
        for lang in LANGUAGES:
            lines.append(f"{card.name(lang)} [{lang}, {card.kind_word(lang)}{price}]: {card.text(lang)}")
    return "\n".join(lines) + "\n"


def test_texts_are_those_of_the_golden_file() -> None:
    assert all_texts() == GOLDEN.read_text(encoding="utf-8")


def test_every_card_speaks_each_language_with_its_numbers() -> None:
    for card in ALL_CARDS:
        texts = [card.text(lang) for lang in LANGUAGES]
        assert len(set(texts)) == len(LANGUAGES), card.id
        for text in texts:
            assert text.endswith("."), card.id
            assert "{" not in text, card.id
        numbers = [sorted(re.findall(r"\d+", text)) for text in texts]
        assert numbers[0] == numbers[1], f"{card.id}: the languages differ in a number"
        assert {str(number) for number in card.numbers.values()} <= set(numbers[0]), card.id


if __name__ == "__main__":
    GOLDEN.write_text(all_texts(), encoding="utf-8")
