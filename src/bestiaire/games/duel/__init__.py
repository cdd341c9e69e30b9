"""King of Tokyo Duel, for two players."""

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
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS, NO_TOKEN
from bestiaire.games.duel.cards.sets import BOX
from bestiaire.games.duel.play.evaluation import evaluate
from bestiaire.games.duel.play.facts import FACTS
from bestiaire.games.duel.play.policy import choose_quickly
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.table.options import ANY_HIT_WHILE_UNUSED, AT_RANDOM, CHOOSE, DEFAULTS, MONSTERS
from bestiaire.games.duel.table.position import new_game, read
from bestiaire.games.duel.table.state import Game
from bestiaire.words import Phrase

__all__ = ["DUEL"]


def speaker() -> Words:
    from bestiaire.games.duel.words.speaker import DuelWords

    return DuelWords()


def load_page() -> Page:
    from bestiaire.games.duel.page.page import DuelPage

    return DuelPage()


def load_board() -> Board:
    from bestiaire.games.duel.board.board import DuelBoard

    return DuelBoard()


def learning() -> Learning:
    from bestiaire.games.duel.play.learning import LEARNING

    return LEARNING


def load_puzzling() -> Puzzling:
    from bestiaire.games.duel.play.puzzling import PUZZLING

    return PUZZLING


def why_not(table: Table, seat: int) -> WhyNot:
    from bestiaire.games.duel.page.advice.why_not import DuelWhyNot

    return DuelWhyNot(table, seat)


def characters(state: Game, lang: str) -> Sequence[str]:
    """The Monsters, once both are chosen."""
    return [player.monster.name(lang) for player in state.players]


def load_lessons() -> Sequence[Lesson]:
    from bestiaire.games.duel.lessons import LESSONS

    return LESSONS


def list_cards() -> list[dict[str, Any]]:
    """Every card as programs list it."""
    return [
        {
            "id": card.id,
            "name_en": card.en,
            "name_fr": card.fr,
            "type": "keep" if card.is_keep else "discard",
            "copies": 1,
            "cost": card.cost,
            "buzz": None if card.buzz == NO_TOKEN else BUZZ_TOKENS[card.buzz].id,
            "text_en": card.text("en"),
            "text_fr": card.text("fr"),
        }
        for card in BOX
    ]


DUEL = GameInfo(
    key="duel",
    name={"en": "King of Tokyo Duel", "fr": "King of Tokyo Duel"},
    players=(2, 2),
    new=new_game,
    restore=read,
    version=2,
    earlier={1: {ANY_HIT_WHILE_UNUSED: True}},
    options=DEFAULTS,
    offers={
        MONSTERS: Offer(
            name={"en": "Monsters", "fr": "Monstres"},
            values={
                CHOOSE: {"en": "everybody chooses one", "fr": "chacun choisit le sien"},
                AT_RANDOM: {"en": "dealt at random", "fr": "tirés au hasard"},
            },
            what={
                "en": "Each Monster has a power of its own.",
                "fr": "Chaque Monstre a son propre pouvoir.",
            },
        )
    },
    questions=QUESTIONS,
    open_questions=QUESTIONS.open,
    evaluate=evaluate,
    scale=20.0,
    policy=choose_quickly,
    horizon=0,
    cards=list_cards,
    words=speaker,
    page=load_page,
    board=load_board,
    reasons={
        "life": Phrase(en="no life left", fr="plus de PV"),
        "spotlight": Phrase(en="both Spotlight zones", fr="les deux projecteurs"),
        "victory": Phrase(en="a Victory space", fr="une case Victoire"),
        "both_at_zero": Phrase(en="both fell at once", fr="tous deux à terre"),
    },
    card_facts=FACTS,
    characters=characters,
    learning=learning,
    lessons=load_lessons,
    puzzling=load_puzzling,
    why_not=why_not,
    shelf=3,
)
