"""The golden file: every card's text in both languages, so that a change of wording is seen in review.

`python -m tests.games.mindbug.cards.test_texts` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from bestiaire.games.mindbug.cards.printed import Card
from bestiaire.games.mindbug.cards.sets import ENERGY_SETS, SETS
from bestiaire.words import LANGUAGES

GOLDEN = Path(__file__).parent / "texts.txt"


def all_cards() -> list[Card]:
    return [card for name in SETS for card in [*SETS[name], *ENERGY_SETS[name]]]


def all_texts() -> str:
    lines = [f"{card.name(lang)} [{lang}]: {card.text(lang)}" for card in all_cards() for lang in LANGUAGES]
    return "\n".join(lines) + "\n"


def test_texts_are_those_of_the_golden_file() -> None:
    assert all_texts() == GOLDEN.read_text(encoding="utf-8")


def test_every_card_speaks_each_language() -> None:
    for card in all_cards():
        texts = {card.text(lang) for lang in LANGUAGES}
        assert len(texts) == len(LANGUAGES), card.id
        assert all(text.endswith(".") for text in texts), card.id


if __name__ == "__main__":
    GOLDEN.write_text(all_texts(), encoding="utf-8")
