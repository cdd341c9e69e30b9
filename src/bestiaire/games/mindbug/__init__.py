"""Mindbug, for two players: the base game, First Contact."""

from __future__ import annotations

from typing import Any

from bestiaire.core.info import GameInfo, Words
from bestiaire.games.mindbug.cards import keyword_names, keyword_word
from bestiaire.games.mindbug.evaluation import evaluate
from bestiaire.games.mindbug.position import DEFAULT_SETS, new_game, read
from bestiaire.games.mindbug.sets import CARDS


def speaker() -> Words:
    from bestiaire.games.mindbug.words import MindbugWords

    return MindbugWords()


def list_cards() -> list[dict[str, Any]]:
    """Every card as programs list it."""
    return [
        {
            "id": card.id,
            "name_en": card.en,
            "name_fr": card.fr,
            "set": card.set,
            "type": "creature",
            "copies": card.copies,
            "power": card.power,
            "keywords": keyword_names(card.keywords),
            "keywords_fr": [keyword_word(name, "fr") for name in keyword_names(card.keywords)],
            "text_en": card.text("en"),
            "text_fr": card.text("fr"),
        }
        for card in CARDS.values()
    ]


MINDBUG = GameInfo(
    key="mindbug",
    name={"en": "Mindbug", "fr": "Mindbug"},
    players=(2, 2),
    new=new_game,
    restore=read,
    options={"sets": list(DEFAULT_SETS)},
    evaluate=evaluate,
    cards=list_cards,
    words=speaker,
)
