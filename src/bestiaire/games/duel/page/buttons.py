"""King of Tokyo Duel's legal moves: each on the card, the die, the board or the track that it means, or loose."""

from __future__ import annotations

from bestiaire.core.questions import Answer
from bestiaire.core.showing import Model, Sight
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.table.zones import SWEEP_PRICE
from bestiaire.games.duel.words.speaker import DuelWords
from bestiaire.show.page import buttons
from bestiaire.show.page.buttons import Moves

WORDS = DuelWords()


def moves_of(sight: Sight) -> Moves:
    return buttons.moves_of(sight, QUESTIONS, WORDS, label_of)


def label_of(row: Answer, option: Model, lang: str) -> str:
    if row.label is None:  # the number of the space
        return str(abs(int(option["key"].split("@")[1])))
    return row.label.say(lang, price=option.get("price", SWEEP_PRICE))
