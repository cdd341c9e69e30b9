"""Orcs Orcs Orcs, for two to four players, with secret missions and bonus actions."""

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
from bestiaire.games.orcs.play.evaluation import evaluate
from bestiaire.games.orcs.play.facts import FACTS
from bestiaire.games.orcs.play.policy import choose_quickly
from bestiaire.games.orcs.questions import QUESTIONS
from bestiaire.games.orcs.table.options import DEFAULTS
from bestiaire.games.orcs.table.position import new_game, read
from bestiaire.words import Phrase

__all__ = ["ORCS"]


def speaker() -> Words:
    from bestiaire.games.orcs.words.speaker import OrcsWords

    return OrcsWords()


def load_page() -> Page:
    from bestiaire.games.orcs.page.page import OrcsPage

    return OrcsPage()


def load_board() -> Board:
    from bestiaire.games.orcs.board.board import OrcsBoard

    return OrcsBoard()


def learning() -> Learning:
    from bestiaire.games.orcs.play.learning import LEARNING

    return LEARNING


def load_puzzling() -> Puzzling:
    from bestiaire.games.orcs.play.puzzling import PUZZLING

    return PUZZLING


def why_not(table: Table, seat: int) -> WhyNot:
    from bestiaire.games.orcs.page.advice.why_not import OrcsWhyNot

    return OrcsWhyNot(table, seat)


def load_lessons() -> Sequence[Lesson]:
    from bestiaire.games.orcs.lessons import LESSONS

    return LESSONS


def list_cards() -> list[dict[str, Any]]:
    from bestiaire.games.orcs.cards.catalogue import list_cards

    return list_cards()


NO_AND_YES = {"false": {"en": "no", "fr": "non"}, "true": {"en": "yes", "fr": "oui"}}

ORCS = GameInfo(
    key="orcs",
    name={"en": "Orcs Orcs Orcs", "fr": "Orcs Orcs Orcs"},
    players=(2, 4),
    new=new_game,
    restore=read,
    options=DEFAULTS,
    offers={
        "secret_missions": Offer(
            name={"en": "Secret missions", "fr": "Missions secrètes"},
            values=NO_AND_YES,
            what={
                "en": "Everybody keeps a hidden task that brings points at the end.",
                "fr": "Chacun garde une mission cachée qui rapporte des points à la fin.",
            },
        ),
        "bonus_actions": Offer(
            name={"en": "Bonus actions", "fr": "Actions bonus"},
            values=NO_AND_YES,
            what={
                "en": "Each creature defeated brings a bonus at once: a card, an action, energy, or others discard.",
                "fr": "Chaque créature vaincue offre aussitôt un bonus : carte, action, énergie ou défausse adverse.",
            },
        ),
        "start_player_passes": Offer(
            name={"en": "The start player passes round", "fr": "Le premier joueur change à chaque manche"},
            values=NO_AND_YES,
            what={
                "en": "In each round the next player clockwise begins, instead of always the same.",
                "fr": "À chaque manche, le joueur suivant commence, au lieu de toujours le même.",
            },
        ),
    },
    questions=QUESTIONS,
    open_questions=QUESTIONS.open,
    variants={
        "secret missions": {"secret_missions": True},
        "bonus actions": {"bonus_actions": True},
        "both modules": {"secret_missions": True, "bonus_actions": True},
        "other readings": {
            "draw_upgrade_source": "draw_pile",
            "life_profile": "two_to_six",
            "start_player_passes": True,
        },
    },
    evaluate=evaluate,
    scale=8.0,
    policy=choose_quickly,
    horizon=24,
    cards=list_cards,
    words=speaker,
    page=load_page,
    board=load_board,
    reasons={"points": Phrase(en="most points", fr="le plus de points")},
    card_facts=FACTS,
    learning=learning,
    lessons=load_lessons,
    puzzling=load_puzzling,
    why_not=why_not,
    shelf=4,
)
