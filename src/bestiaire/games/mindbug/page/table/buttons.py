"""Mindbug's legal moves as buttons: each on the card or the die that it means, or loose below the question."""

from __future__ import annotations

from bestiaire.core.questions import Answer
from bestiaire.core.showing import Model, Sight
from bestiaire.games.mindbug.answers import DIE
from bestiaire.games.mindbug.cards.sets import ENERGY_CARDS
from bestiaire.games.mindbug.questions import QUESTIONS
from bestiaire.games.mindbug.words.speaker import FOR_FREE, MindbugWords, variant_of
from bestiaire.show.page.buttons import Moves, Sorting, place_told
from bestiaire.words import Phrase

WORDS = MindbugWords()

ACQUIRE = Phrase(en="Acquire", fr="Acquérir")


UNBLOCKED = "block:none"
"""The move that costs a life."""
TAKE_OVER = "mindbug:yes"
SIGNS = {
    "attack": "sword",
    "again:yes": "sword",
    "hunt": "k-hunter",
    "hunt:none": "sword",
    "block": "shield",
    UNBLOCKED: "heart",
    TAKE_OVER: "bug",
}
"""What is drawn on a button, by its key, or by the verb of all such keys."""
BUG = "bug"
"""The move that uses a Mindbug, and the colour of Mindbugs."""


def place_of(at: Model) -> str:
    """Where a card lies, as marks name it; Energy cards are nobody's."""
    if at["seat"] is None:
        return f"{at['zone']}.{at['index']}"
    return f"players.{at['seat']}.{at['zone']}.{at['index']}"


def place_of_option(row: Answer, option: Model) -> str | None:
    """The card or the die that an option means."""
    name = option["key"].partition(":")[2]
    if row.of == DIE and name.isdigit():
        return place_told(row, name, nth=int(name) - 1)
    return None if option["at"] is None else place_of(option["at"])


def label_of(view: Model, row: Answer, name: str, lang: str) -> str | None:
    """The word on the button; None for what no card of ours offers."""
    card = name.partition("#")[0]
    label = ACQUIRE if variant_of(view) == FOR_FREE else row.label
    if label is None or (row.verb == "buy" and card not in ENERGY_CARDS):
        return None
    return label.say(lang, price=ENERGY_CARDS[card].cost if card in ENERGY_CARDS else 0)


def moves_of(sight: Sight) -> Moves:
    view, lang = sight.view, sight.lang
    sorting = Sorting()
    for option in sight.options:
        key, at = option["key"], option["at"]
        verb, _, name = key.partition(":")
        row = QUESTIONS.verbs.get(verb)
        sentence = WORDS.answer(view, key, lang)
        place = None if row is None else place_of_option(row, option)
        label = None if row is None else label_of(view, row, name, lang)
        if row is None or place is None or label is None:
            sorting.leave(key, sentence, key == UNBLOCKED, BUG if key == TAKE_OVER else "", SIGNS.get(key, ""))
        else:
            is_own = at is not None and at["seat"] == view["seat"]
            sorting.put(place, key, label, sentence, row.harms and is_own, row.tone, SIGNS.get(verb, ""))
    return sorting.sorted()
