"""The phrases of a game's questions and answers."""

from __future__ import annotations

from bestiaire.core.questions import Questions
from bestiaire.words import Phrase


def phrases_of(questions: Questions) -> list[Phrase]:
    """Everything that the rows of a game say."""
    found: list[Phrase] = []
    for question in questions.rows.values():
        found += [question.asks, question.waiting, *question.variants.values()]
    for answer in questions.verbs.values():
        says = [phrase for phrase in (answer.says, answer.label, answer.ticked) if phrase is not None]
        found += [*says, *answer.fixed.values(), *answer.variants.values()]
    return found
