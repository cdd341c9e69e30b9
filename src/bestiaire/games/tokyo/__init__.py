"""King of Tokyo with the Mindbug expansion, for two to six players."""

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
from bestiaire.games.tokyo.cards.printed import KEYWORD_WORDS, KINDS
from bestiaire.games.tokyo.cards.sets import ALL_CARDS
from bestiaire.games.tokyo.play.evaluation import evaluate
from bestiaire.games.tokyo.play.facts import FACTS
from bestiaire.games.tokyo.play.policy import choose_quickly
from bestiaire.games.tokyo.questions import QUESTIONS
from bestiaire.games.tokyo.table.options import (
    AT_RANDOM,
    CHOICES,
    CHOOSE,
    DEFAULTS,
    EARLIER_RULINGS,
    EVOLUTIONS,
    MINDBUG,
    MONSTERS,
    TOKENS,
)
from bestiaire.games.tokyo.table.position import new_game, read
from bestiaire.games.tokyo.table.state import Game
from bestiaire.games.tokyo.words.telling import REASONS

__all__ = ["TOKYO"]


def speaker() -> Words:
    from bestiaire.games.tokyo.words.speaker import TokyoWords

    return TokyoWords()


def load_page() -> Page:
    from bestiaire.games.tokyo.page.page import TokyoPage

    return TokyoPage()


def load_board() -> Board:
    from bestiaire.games.tokyo.board.board import TokyoBoard

    return TokyoBoard()


def learning() -> Learning:
    from bestiaire.games.tokyo.play.learning import LEARNING

    return LEARNING


def load_puzzling() -> Puzzling:
    from bestiaire.games.tokyo.play.puzzling import PUZZLING

    return PUZZLING


def why_not(table: Table, seat: int) -> WhyNot:
    from bestiaire.games.tokyo.page.advice.why_not import TokyoWhyNot

    return TokyoWhyNot(table, seat)


def characters(state: Game, lang: str) -> Sequence[str]:
    """The monsters, once all are chosen."""
    return [player.monster.name(lang) for player in state.players]


def load_lessons() -> Sequence[Lesson]:
    from bestiaire.games.tokyo.lessons import LESSONS

    return LESSONS


def list_cards() -> list[dict[str, Any]]:
    """Every card as programs list it."""
    listed: list[dict[str, Any]] = []
    for card in ALL_CARDS:
        keywords = [names for bit, names in KEYWORD_WORDS.items() if card.keywords & bit]
        entry: dict[str, Any] = {
            "id": card.id,
            "name_en": card.en,
            "name_fr": card.fr,
            "type": KINDS[card.kind],
            "set": card.set,
            "copies": card.copies,
            "cost": None if card.monster else card.cost,
            "keywords": [english for english, _ in keywords],
            "keywords_fr": [french for _, french in keywords],
            "text_en": card.text("en"),
            "text_fr": card.text("fr"),
        }
        if card.monster:
            entry["monster"] = card.monster
        listed.append(entry)
    return listed


NOT_READINGS = (MINDBUG, TOKENS, EVOLUTIONS)
"""The options that say how the game is set up."""

TOKYO = GameInfo(
    key="tokyo",
    name={"en": "King of Tokyo", "fr": "King of Tokyo"},
    players=(2, 6),
    new=new_game,
    restore=read,
    version=2,
    earlier={1: {EARLIER_RULINGS: True}},
    options=DEFAULTS,
    offers={
        MINDBUG: Offer(
            name={"en": "Mindbug cards", "fr": "Cartes Mindbug"},
            values={
                "trial": {"en": "shuffled in", "fr": "mélangées aux autres"},
                "experience": {"en": "only these", "fr": "seulement celles-ci"},
                "off": {"en": "none: the base game", "fr": "aucune : jeu de base"},
            },
            what={
                "en": "24 cards of the expansion, with Consumables and keywords, and three more monsters.",
                "fr": "24 cartes de l'extension, avec Consommables et mots-clés, et trois monstres de plus.",
            },
            proposed="off",  # the base game comes before its expansion
        ),
        TOKENS: Offer(
            name={"en": "Mindbug tokens", "fr": "Jetons Mindbug"},
            values={
                "auto": {"en": "if there are Mindbug cards", "fr": "s'il y a des cartes Mindbug"},
                "on": {"en": "always", "fr": "toujours"},
                "off": {"en": "never", "fr": "jamais"},
            },
            what={
                "en": "Everybody starts with one: spend it to take over somebody else's dice.",
                "fr": "Chacun en a un au début : il se dépense pour prendre les dés d'un autre.",
            },
        ),
        EVOLUTIONS: Offer(
            name={"en": "Evolution cards, for two or three", "fr": "Cartes Évolution, à deux ou trois"},
            values={"false": {"en": "no", "fr": "non"}, "true": {"en": "yes", "fr": "oui"}},
            what={
                "en": "Each monster has eight cards of its own, so that monsters differ.",
                "fr": "Chaque monstre a huit cartes à lui, et les monstres diffèrent.",
            },
        ),
        MONSTERS: Offer(
            name={"en": "Monsters", "fr": "Monstres"},
            values={
                CHOOSE: {"en": "everybody chooses one", "fr": "chacun choisit le sien"},
                AT_RANDOM: {"en": "dealt at random", "fr": "tirés au hasard"},
            },
            what={
                "en": "Who plays which monster: you pick yours, or chance does.",
                "fr": "Qui joue quel monstre : à vous de choisir le vôtre, ou au hasard.",
            },
        ),
    },
    questions=QUESTIONS,
    open_questions=QUESTIONS.open,
    variants={
        "base": {MINDBUG: "off"},
        "experience": {MINDBUG: "experience"},
        "evolutions": {"evolutions": True},
        "other_readings": {key: values[1] for key, values in CHOICES.items() if key not in NOT_READINGS},
        "other_readings_evolved": {key: values[1] for key, values in CHOICES.items() if key not in (MINDBUG, TOKENS)},
    },
    evaluate=evaluate,
    scale=7.0,
    policy=choose_quickly,
    horizon=6,
    cards=list_cards,
    words=speaker,
    page=load_page,
    board=load_board,
    reasons=REASONS,
    card_facts=FACTS,
    learning=learning,
    lessons=load_lessons,
    characters=characters,
    puzzling=load_puzzling,
    why_not=why_not,
    shelf=2,
)
