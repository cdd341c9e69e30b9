"""King of Tokyo as people type it: sets of dice by what they show, and what becomes of them."""

from __future__ import annotations

from typing import Any

from bestiaire.core.showing import Shorthand
from bestiaire.games.tokyo.questions import QUESTIONS
from bestiaire.games.tokyo.words.notes import name_of
from bestiaire.games.tokyo.words.nouns import FACES, face_word
from bestiaire.show.board.dice_typed import named, plain, words_in
from bestiaire.words import LANGUAGES, Phrase

View = dict[str, Any]

FEW = 9
"""So many options are still listed, whatever they are."""
REROLL = "reroll"
BECOMES = ">"
SETS = QUESTIONS.ticked
"""Verbs whose options are sets of dice."""

TYPE_DICE = Phrase(en="…or type dice, such as: {examples}", fr="… ou tapez des dés, par exemple : {examples}")


def shorthand(view: View, lang: str) -> Shorthand | None:
    """How sets of dice are typed, where there are many."""
    keys = [option["key"] for option in view.get("choice", {}).get("options", ())]
    sets = [key for key in keys if key.partition(":")[0] in SETS and not key.endswith(":none")]
    if len(keys) <= FEW or len(sets) < 2:
        return None
    last_of = {key.partition(":")[0]: key for key in sets}
    examples = "; ".join(example_of(key, len(last_of) > 1, lang) for key in last_of.values())
    return Shorthand(
        frozenset(sets), TYPE_DICE.say(lang, examples=examples), lambda line: dice_meant(line, sets), has_numbers=False
    )


def example_of(key: str, with_card: bool, lang: str) -> str:
    """A set as one would type it: its last dice, behind the card if several do something with dice."""
    verb, _, name = key.partition(":")
    dice, _, becomes = name.partition("@")
    faces = dice.split("+")[-3:] if verb == REROLL else dice.split("+")
    words = [face_word(face, lang) for face in faces]
    if becomes:
        words += [BECOMES, face_word(becomes, lang)]
    if with_card and verb != REROLL:
        words.insert(0, plain(name_of(verb, lang)).split()[0])
    return " ".join(words)


def dice_meant(line: str, keys: list[str]) -> str | None:
    """The set that a line names: perhaps a card, dice by what they show, and behind `>` what becomes of them."""
    given, _, becomes = line.partition(BECOMES)
    words = words_in(given)
    verbs = list(dict.fromkeys(key.partition(":")[0] for key in keys))
    if words and named(words[0], FACES) is None:
        verbs = [verb for verb in verbs if is_called(verb, words[0])]
        words = words[1:]
    elif REROLL in verbs:
        verbs = [REROLL]
    faces = [named(word, FACES) for word in words]
    to = named(becomes.strip(), FACES) if becomes.strip() else ""
    found = [key for key in keys if is_meant(key, verbs, faces, to)]
    return found[0] if len(found) == 1 else None


def is_meant(key: str, verbs: list[str], faces: list[str | None], to: str | None) -> bool:
    verb, _, name = key.partition(":")
    dice, _, becomes = name.partition("@")
    return verb in verbs and becomes == to and sorted(dice.split("+")) == sorted(face or "?" for face in faces)


def is_called(verb: str, word: str) -> bool:
    """Whether a word begins what a card is called, in either language or in keys."""
    names = [verb, *(name_of(verb, lang) for lang in LANGUAGES if verb != REROLL)]
    return any(plain(name).startswith(plain(word)) for name in names)
