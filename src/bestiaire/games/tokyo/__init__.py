"""King of Tokyo with the Mindbug expansion, for two to six players."""

from __future__ import annotations

from typing import Any

from bestiaire.core.info import GameInfo
from bestiaire.games.tokyo.cards import KEYWORD_WORDS, KINDS
from bestiaire.games.tokyo.options import DEFAULTS
from bestiaire.games.tokyo.position import new_game, read
from bestiaire.games.tokyo.sets import ALL_CARDS

__all__ = ["TOKYO"]


def list_cards() -> list[dict[str, Any]]:
    """Every card as programs list it."""
    listed: list[dict[str, Any]] = []
    for card in ALL_CARDS:
        entry: dict[str, Any] = {
            "id": card.id,
            "name_en": card.en,
            "name_fr": card.fr,
            "type": KINDS[card.kind],
            "set": card.set,
            "copies": card.copies,
            "cost": None if card.monster else card.cost,
            "keywords": [names[0] for bit, names in KEYWORD_WORDS.items() if card.keywords & bit],
            "text_en": card.text("en"),
            "text_fr": card.text("fr"),
        }
        if card.monster:
            entry["monster"] = card.monster
        listed.append(entry)
    return listed


TOKYO = GameInfo(
    key="tokyo",
    name={"en": "King of Tokyo", "fr": "King of Tokyo"},
    players=(2, 6),
    new=new_game,
    restore=read,
    options=DEFAULTS,
    cards=list_cards,
)
