"""King of Tokyo Duel's legal moves: each on the card, the die, the board or the track that it means, or loose."""

from __future__ import annotations

from bestiaire.core.questions import Answer
from bestiaire.core.showing import Model, Sight
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.table.tracks import LAST_SPACE
from bestiaire.games.duel.table.zones import SWEEP_PRICE
from bestiaire.games.duel.words.speaker import DuelWords
from bestiaire.show.page import buttons
from bestiaire.show.page.buttons import Counted, Moves, SetButton
from bestiaire.words import Phrase

WORDS = DuelWords()
REROLL_NONE = Phrase(en="Choose dice to reroll", fr="Choisir des dés à relancer")
REROLL_ONE = Phrase(en="Reroll this one", fr="Relancer celui-ci")
REROLL_MANY = Phrase(en="Reroll these {n}", fr="Relancer ces {n}")


def moves_of(sight: Sight) -> Moves:
    moves = buttons.moves_of(sight, QUESTIONS, WORDS, label_of)
    return moves._replace(sets=[counting(button, sight.lang) for button in moves.sets])


def counting(button: SetButton, lang: str) -> SetButton:
    """How many dice are thrown again is said."""
    if button.verb != "reroll":
        return button
    return button._replace(counted=Counted(REROLL_NONE.say(lang), REROLL_ONE.say(lang), REROLL_MANY.say(lang)))


def label_of(row: Answer, option: Model, lang: str) -> str:
    if row.label is None:  # the number of the space; a Victory space has none
        space = abs(int(option["key"].split("@")[1]))
        return "" if space == LAST_SPACE else str(space)
    return row.label.say(lang, price=option.get("price", SWEEP_PRICE))
