"""The golden file: the texts of all that is printed, in both languages, so that a change of wording is seen in review.

`python -m tests.games.orcs.cards.test_texts` writes it anew.
"""

from __future__ import annotations

import re
from pathlib import Path

import bestiaire
from bestiaire.games.orcs.words.nouns import SPECIAL_TEXTS, SPECIALS
from bestiaire.words import LANGUAGES

GOLDEN = Path(__file__).parent / "texts.txt"


def all_texts() -> str:
    lines = []
    for card in bestiaire.game("orcs").cards():
        lines += [f"{card[f'name_{lang}']} [{lang}, {card['id']}]: {card[f'text_{lang}']}" for lang in LANGUAGES]
    for special, name in SPECIALS.items():
        lines += [f"{name.say(lang)} [{lang}]: {SPECIAL_TEXTS[special].say(lang)}" for lang in LANGUAGES]
    return "\n".join(lines) + "\n"


def test_texts_are_those_of_the_golden_file() -> None:
    assert all_texts() == GOLDEN.read_text(encoding="utf-8")


def test_every_card_speaks_each_language_with_the_same_numbers() -> None:
    for card in bestiaire.game("orcs").cards():
        english, french = card["text_en"], card["text_fr"]
        assert english != french, card["id"]
        for text in (english, french):
            assert text.endswith("."), card["id"]
            assert "{" not in text, card["id"]
        numbers = [sorted(re.findall(r"\d+", text)) for text in (english, french)]
        assert numbers[0] == numbers[1], f"{card['id']}: the languages differ in a number"


def test_texts_say_the_figures_they_run_with() -> None:
    for card in bestiaire.game("orcs").cards():
        if card["type"] == "spell" and card["category"] != "knowledge":
            for cost, amount in zip(card["costs"], card["amounts"], strict=True):
                assert re.search(rf"{cost} energy: [^:]*{amount or ''}", card["text_en"]), card["id"]


if __name__ == "__main__":
    GOLDEN.write_text(all_texts(), encoding="utf-8")
