"""Mindbug, for two players: the base game, First Contact. All that cards are made of can be imported from here."""

from __future__ import annotations

from typing import Any

from bestiaire.core.info import GameInfo, Words
from bestiaire.games.mindbug import actions, asking, powers, rules
from bestiaire.games.mindbug.cards import (
    FRENZY,
    HUNTER,
    POISONOUS,
    SNEAKY,
    TOUGH,
    Card,
    Effect,
    Permanent,
    creature,
    keyword_names,
    keyword_word,
)
from bestiaire.games.mindbug.effects import (
    OPPONENT,
    YOU,
    Defeat,
    DrawFromUnusedPile,
    GainLife,
    IfOutnumbered,
    LifeBecomesOpponents,
    OpponentDiscards,
    OpponentLifeFallsTo,
    OpponentLosesLife,
    PlayFromDiscardPile,
    StealAtRandom,
    TakeControl,
    TakeDiscardPile,
)
from bestiaire.games.mindbug.evaluation import evaluate
from bestiaire.games.mindbug.permanents import (
    ALL_ALLIED,
    OTHERS,
    SELF,
    Alone,
    BlockBan,
    Boost,
    Condition,
    CopyKeywords,
    SilencePlayEffects,
    YourTurn,
)
from bestiaire.games.mindbug.policy import choose_quickly
from bestiaire.games.mindbug.position import DEFAULT_SETS, new_game, read
from bestiaire.games.mindbug.sets import CARDS, add_set, remove_set
from bestiaire.games.mindbug.state import Game
from bestiaire.games.mindbug.targets import ALLIED, ANY, ENEMY, Target, each, one, up_to
from bestiaire.games.mindbug.zones import Creature

__all__ = [
    "ALLIED",
    "ALL_ALLIED",
    "ANY",
    "CARDS",
    "ENEMY",
    "FRENZY",
    "HUNTER",
    "MINDBUG",
    "OPPONENT",
    "OTHERS",
    "POISONOUS",
    "SELF",
    "SNEAKY",
    "TOUGH",
    "YOU",
    "Alone",
    "BlockBan",
    "Boost",
    "Card",
    "Condition",
    "CopyKeywords",
    "Creature",
    "Defeat",
    "DrawFromUnusedPile",
    "Effect",
    "GainLife",
    "Game",
    "IfOutnumbered",
    "LifeBecomesOpponents",
    "OpponentDiscards",
    "OpponentLifeFallsTo",
    "OpponentLosesLife",
    "Permanent",
    "PlayFromDiscardPile",
    "SilencePlayEffects",
    "StealAtRandom",
    "TakeControl",
    "TakeDiscardPile",
    "Target",
    "YourTurn",
    "actions",
    "add_set",
    "asking",
    "creature",
    "each",
    "one",
    "powers",
    "remove_set",
    "rules",
    "up_to",
]


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
    scale=12.0,
    policy=choose_quickly,
    horizon=12,
    cards=list_cards,
    words=speaker,
)
