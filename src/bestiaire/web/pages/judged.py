"""An opinion as a page shows it."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.players.explain import Explanation
from bestiaire.web.pages.art import face_in
from bestiaire.web.pages.phrases import phrase
from bestiaire.words import capital, percent
from bestiaire.words.nouns import TRY, Noun

SHOWN = 12
"""How many options a page lists, the best first: there may be a hundred sets of dice."""
JUDGED = Noun("move judged", "moves judged", "coup jugé", "coups jugés", feminine=False)


class JudgedOption(NamedTuple):
    """An option as the page shows it."""

    key: str
    words: str
    chance: str
    width: float
    """Of its bar, in hundredths."""
    visits: str
    line: str
    """What would follow, step by step."""
    then: str
    """The first step of it."""
    face: str
    """Of whoever it is about; nothing if that has no picture."""


class JudgedQuestion(NamedTuple):
    """An opinion as the page shows it."""

    chance: str
    options: list[JudgedOption]
    best: str
    """Which is best, and how much better than the next."""
    is_cut: bool
    """Whether the best line went on with what can only be guessed."""
    left_out: int
    """How many options are not among those that are shown."""


def in_short(game: str, told: Explanation, names: list[str]) -> JudgedQuestion:
    """An explanation made ready for its template."""
    lang = told.lang
    options = []
    for option in told.options[:SHOWN]:
        then = " → ".join(step.words for step in option.line)
        visits = TRY.count(lang, option.visits)
        width = round(100 * option.chance, 1)
        line = f"→ {then}{' …' if option.is_cut else ''}" if then else ""
        first = option.line[0].words if option.line else ""
        chance = percent(lang, option.chance)
        face = face_in(game, option.key)
        options.append(JudgedOption(option.key, option.words, chance, width, visits, line, first, face))
    chance = told.sentences[0]
    if len(names) > 2:
        hopes = zip(names, told.hopes, strict=True)
        chance = ", ".join(
            phrase("chance_of", lang, name=capital(name), chance=percent(lang, hope)) for name, hope in hopes
        )
    best = " ".join(told.sentences[1 : min(3, len(options) + 1)])
    left_out = len(told.options) - len(options)
    return JudgedQuestion(chance, options, best, told.options[0].is_cut, left_out)


def how_far(known: int, moves: int, lang: str) -> str:
    """« 1 of 2 moves judged »: how much of a game a search has seen."""
    told = {"n": known, "all": moves}
    return phrase("curve_grows", lang, **told, moves=JUDGED.count(lang, known), all_moves=JUDGED.count(lang, moves))
