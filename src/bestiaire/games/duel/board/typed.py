"""King of Tokyo Duel as people type it: sets of dice by their symbols, places by track and space."""

from __future__ import annotations

import re
from typing import Any

from bestiaire.core.showing import Shorthand
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.words.nouns import SYMBOLS
from bestiaire.show.board.dice_typed import named, plain, words_in
from bestiaire.words import Phrase

View = dict[str, Any]

FEW = 9
"""So many options are still listed, whatever they are."""
SETS = QUESTIONS.ticked
"""Verbs whose options are sets of dice."""

TYPE_DICE = Phrase(
    en="…or type the dice to choose, such as: {example}", fr="… ou tapez les dés à choisir, par exemple : {example}"
)
TYPE_FREE = Phrase(
    en="; for free (In the Shadows): free {example}", fr=" ; gratuitement (Dans les ténèbres) : gratuit {example}"
)
TYPE_PLACE = Phrase(
    en="…type the track and the space: fame 3 is on your side, fame -3 on your Rival's, destruction 0 in the middle",
    fr="… tapez la piste et la case : gloire 3 est de votre côté, gloire -3 du côté du Rival, destruction 0 au milieu",
)
TYPE_TURNED = Phrase(en="; turned round: fame 3 t", fr=" ; dans l'autre sens : gloire 3 t")

FREE = ("free", "gratuit")
TURNED = ("t", "turned", "tourne")


def dice_meant(line: str, keys: list[str]) -> str | None:
    """The set of dice that a line names, symbol by symbol, with numbers if one likes: `2 fame smash`."""
    words = words_in(line)
    is_free = bool(words) and plain(words[0]) in FREE
    symbols: list[str] = []
    times = 0
    for word in words[1:] if is_free else words:
        symbol = named(word, SYMBOLS)
        if re.fullmatch("[1-8]", word) and not times:
            times = int(word)
        elif symbol is None:
            return None
        else:
            symbols += [symbol] * max(times, 1)
            times = 0
    if times:
        return None
    for key in keys:
        verb, _, name = key.partition(":")
        if verb in SETS and (verb == "in_the_shadows") == is_free and sorted(name.split("+")) == sorted(symbols):
            return key
    return None


def place_meant(line: str, keys: list[str], seat: int) -> str | None:
    """The place that a line names: the own side has plain numbers, the Rival's a minus."""
    words = words_in(line)
    is_turned = len(words) == 3 and plain(words[2]) in TURNED
    if len(words) != 2 + is_turned or not re.fullmatch(r"-?[0-7]", words[1]):
        return None
    space = int(words[1]) * (-1 if seat == 0 else 1)
    place = f"{named(words[0], SYMBOLS)}@{space}{'@turned' if is_turned else ''}"
    return next((key for key in keys if key.partition(":")[2] == place), None)


def shorthand(view: View, lang: str) -> Shorthand | None:
    """How sets of dice and places are typed, where there are many."""
    choice = view.get("choice", {})
    keys = [option["key"] for option in choice.get("options", ())]
    if len(keys) <= FEW:
        return None
    sets = [key for key in keys if key.partition(":")[0] in SETS and not key.endswith(":none")]
    if sets:
        example = example_of(sets[-1], lang)
        hint = TYPE_DICE.say(lang, example=example)
        shadows = [key for key in sets if key.startswith("in_the_shadows")]
        if shadows:
            hint += TYPE_FREE.say(lang, example=example_of(shadows[0], lang))
        return Shorthand(frozenset(sets), hint, lambda line: dice_meant(line, sets))
    if choice["kind"] == "place":
        places = [key for key in keys if "@" in key]
        hint = TYPE_PLACE.say(lang)
        if any(key.endswith("@turned") for key in places):
            hint += TYPE_TURNED.say(lang)
        return Shorthand(frozenset(places), hint, lambda line: place_meant(line, places, view["seat"]))
    return None


def example_of(key: str, lang: str) -> str:
    """A set as one would type it: its first dice."""
    symbols = key.partition(":")[2].split("+")[:2]
    return " ".join(SYMBOLS[symbol].plain(lang, plural=False).split()[0].casefold() for symbol in symbols)
