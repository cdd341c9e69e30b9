"""Mindbug, for two players: First Contact, Mindbug x King of Tokyo, or both. All that cards are made of can be imported
from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bestiaire.core.info import GameInfo, Offer, Words
from bestiaire.core.learning import Learning
from bestiaire.core.lessons import Lesson
from bestiaire.core.puzzling import Puzzling
from bestiaire.core.showing import Board, Page
from bestiaire.core.table import Table
from bestiaire.core.why_not import WhyNot
from bestiaire.games.mindbug.cards.effects import (
    Defeat,
    GainLife,
    IfOutnumbered,
    LifeBecomesOpponents,
    OpponentLifeFallsTo,
    OpponentLosesLife,
    ReturnToHand,
    TakeControl,
    TriggerPlayEffect,
)
from bestiaire.games.mindbug.cards.energy_effects import (
    AcquireFromDeck,
    AcquireFromDisplay,
    GainEnergy,
    GainEnergyPerEnemy,
    ThisTurn,
)
from bestiaire.games.mindbug.cards.permanents import (
    ALL_ALLIED,
    OTHERS,
    SELF,
    Alone,
    AttackBan,
    BlockBan,
    Boost,
    Condition,
    CopyKeywords,
    HuntBan,
    MoreRerolls,
    SilencePlayEffects,
    YourTurn,
)
from bestiaire.games.mindbug.cards.pile_effects import (
    DEFEATED,
    EITHER,
    OPPONENT,
    PLAY,
    YOU,
    DrawFromUnusedPile,
    OpponentDiscards,
    OpponentGivesCard,
    PlayFromDiscardPile,
    PlayFromHand,
    Recover,
    StealAtRandom,
    TakeDiscardPile,
)
from bestiaire.games.mindbug.cards.printed import (
    FRENZY,
    HUNTER,
    POISONOUS,
    SNEAKY,
    TOUGH,
    Card,
    Effect,
    EnergyCard,
    Permanent,
    creature,
    energy_card,
    keyword_names,
    keyword_word,
)
from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS, add_set, remove_set
from bestiaire.games.mindbug.cards.targets import ALLIED, ANY, ENEMY, Target, each, one, up_to
from bestiaire.games.mindbug.play.evaluation import evaluate
from bestiaire.games.mindbug.play.facts import FACTS
from bestiaire.games.mindbug.play.policy import choose_quickly
from bestiaire.games.mindbug.questions import QUESTIONS
from bestiaire.games.mindbug.rules import actions, asking, powers
from bestiaire.games.mindbug.table.pools import DECLARED, new_game
from bestiaire.games.mindbug.table.position import read
from bestiaire.games.mindbug.table.state import Game
from bestiaire.games.mindbug.table.zones import Creature, Source
from bestiaire.words import Phrase

__all__ = [
    "ALLIED",
    "ALL_ALLIED",
    "ANY",
    "CARDS",
    "DEFEATED",
    "EITHER",
    "ENEMY",
    "ENERGY_CARDS",
    "FRENZY",
    "HUNTER",
    "MINDBUG",
    "OPPONENT",
    "OTHERS",
    "PLAY",
    "POISONOUS",
    "SELF",
    "SNEAKY",
    "TOUGH",
    "YOU",
    "AcquireFromDeck",
    "AcquireFromDisplay",
    "Alone",
    "AttackBan",
    "BlockBan",
    "Boost",
    "Card",
    "Condition",
    "CopyKeywords",
    "Creature",
    "Defeat",
    "DrawFromUnusedPile",
    "Effect",
    "EnergyCard",
    "GainEnergy",
    "GainEnergyPerEnemy",
    "GainLife",
    "Game",
    "HuntBan",
    "IfOutnumbered",
    "LifeBecomesOpponents",
    "MoreRerolls",
    "OpponentDiscards",
    "OpponentGivesCard",
    "OpponentLifeFallsTo",
    "OpponentLosesLife",
    "Permanent",
    "PlayFromDiscardPile",
    "PlayFromHand",
    "Recover",
    "ReturnToHand",
    "SilencePlayEffects",
    "Source",
    "StealAtRandom",
    "TakeControl",
    "TakeDiscardPile",
    "Target",
    "ThisTurn",
    "TriggerPlayEffect",
    "YourTurn",
    "actions",
    "add_set",
    "asking",
    "creature",
    "each",
    "energy_card",
    "one",
    "powers",
    "remove_set",
    "up_to",
]


def speaker() -> Words:
    from bestiaire.games.mindbug.words.speaker import MindbugWords

    return MindbugWords()


def load_page() -> Page:
    from bestiaire.games.mindbug.page.page import MindbugPage

    return MindbugPage()


def load_board() -> Board:
    from bestiaire.games.mindbug.board.board import MindbugBoard

    return MindbugBoard()


def learning() -> Learning:
    from bestiaire.games.mindbug.play.learning import LEARNING

    return LEARNING


def load_lessons() -> Sequence[Lesson]:
    from bestiaire.games.mindbug.lessons import LESSONS

    return LESSONS


def load_puzzling() -> Puzzling:
    from bestiaire.games.mindbug.play.puzzling import PUZZLING

    return PUZZLING


def why_not(table: Table, seat: int) -> WhyNot:
    from bestiaire.games.mindbug.page.advice.why_not import MindbugWhyNot

    return MindbugWhyNot(table, seat)


def list_cards() -> list[dict[str, Any]]:
    """Every card as programs list it: the creatures, then the Energy cards."""
    return [
        *(
            {**listed(card), "type": "creature", "power": card.power, "dice_symbols": card.dice}
            for card in CARDS.values()
        ),
        *({**listed(card), "type": "energy", "cost": card.cost} for card in ENERGY_CARDS.values()),
    ]


def listed(card: Card) -> dict[str, Any]:
    """What both sorts of cards have; an Energy card has no keywords."""
    return {
        "id": card.id,
        "name_en": card.en,
        "name_fr": card.fr,
        "set": card.set,
        "copies": card.copies,
        "text_en": card.text("en"),
        "text_fr": card.text("fr"),
        "keywords": keyword_names(card.keywords),
        "keywords_fr": [keyword_word(name, "fr") for name in keyword_names(card.keywords)],
    }


MINDBUG = GameInfo(
    key="mindbug",
    name={"en": "Mindbug", "fr": "Mindbug"},
    players=(2, 2),
    new=new_game,
    restore=read,
    options=DECLARED.defaults,
    offers={
        "sets": Offer(
            name={"en": "Cards", "fr": "Cartes"},
            values={
                "first_contact": {"en": "First Contact", "fr": "First Contact"},
                "king_of_tokyo": {"en": "King of Tokyo", "fr": "King of Tokyo"},
            },
            what={
                "en": "Which creatures are in the deck. First Contact is best for the first games.",
                "fr": "Quelles créatures sont dans la pioche. First Contact convient pour les premières parties.",
            },
        )
    },
    questions=QUESTIONS,
    open_questions=QUESTIONS.open,
    variants={
        "king_of_tokyo": {"sets": ["king_of_tokyo"]},
        "both sets": {"sets": ["first_contact", "king_of_tokyo"]},
    },
    evaluate=evaluate,
    scale=20.0,
    policy=choose_quickly,
    horizon=0,
    cards=list_cards,
    words=speaker,
    page=load_page,
    board=load_board,
    reasons={
        "life": Phrase(en="no life left", fr="plus de vie"),
        "no_action": Phrase(en="no action possible", fr="aucune action possible"),
    },
    card_facts=FACTS,
    learning=learning,
    lessons=load_lessons,
    puzzling=load_puzzling,
    why_not=why_not,
    shelf=1,
)
