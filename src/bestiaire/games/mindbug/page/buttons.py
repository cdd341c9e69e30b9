"""Mindbug's legal moves as buttons: each on the card or the die that it means, or loose below the question."""

from __future__ import annotations

from bestiaire.core.showing import Model, Sight
from bestiaire.games.mindbug.cards.sets import ENERGY_CARDS
from bestiaire.games.mindbug.words.speaker import FOR_FREE, MindbugWords, variant_of
from bestiaire.show.page.buttons import BUY, Moves, Sorting
from bestiaire.words import Phrase

WORDS = MindbugWords()

VERBS = {
    "play": Phrase(en="Play", fr="Jouer"),
    "attack": Phrase(en="Attack", fr="Attaquer"),
    "block": Phrase(en="Block", fr="Bloquer"),
    "hunt": Phrase(en="Hunt", fr="Chasser"),
    "defeat": Phrase(en="Defeat", fr="Détruire"),
    "take": Phrase(en="Take", fr="Prendre"),
    "discard": Phrase(en="Discard", fr="Défausser"),
    "revive": Phrase(en="Put into play", fr="Mettre en jeu"),
    "first": Phrase(en="First", fr="D'abord"),
    "give": Phrase(en="Give", fr="Donner"),
    "recover": Phrase(en="Take", fr="Prendre"),
    "return": Phrase(en="Take back", fr="Reprendre"),
    "trigger": Phrase(en="Again", fr="Encore"),
    "reroll": Phrase(en="Reroll", fr="Relancer"),
    "die": Phrase(en="First", fr="D'abord"),
}
"""What the button on a card or a die says; the whole sentence is its accessible name."""

ACQUIRE = Phrase(en="Acquire", fr="Acquérir")

ON_DICE = ("reroll", "die")


def place_of(at: Model) -> str:
    """Where a card lies, as marks name it; Energy cards are nobody's."""
    if at["seat"] is None:
        return f"{at['zone']}.{at['index']}"
    return f"players.{at['seat']}.{at['zone']}.{at['index']}"


def place_of_option(option: Model) -> str | None:
    """The card or the die that an option means."""
    verb, _, name = option["key"].partition(":")
    if verb in ON_DICE and name.isdigit():
        return f"dice.{int(name) - 1}"
    return None if option["at"] is None else place_of(option["at"])


def label_of(view: Model, key: str, lang: str) -> str | None:
    """The word on the button; None for a verb that no card of ours has."""
    verb, _, name = key.partition(":")
    card, _, nth = name.partition("#")
    if verb == "buy" and card in ENERGY_CARDS:
        is_free = variant_of(view) == FOR_FREE
        label = ACQUIRE.say(lang) if is_free else BUY.say(lang, price=ENERGY_CARDS[card].cost)
    elif verb in VERBS:
        label = VERBS[verb].say(lang)
    else:
        return None
    return f"{label} {nth}" if nth else label  # like-named cards are told apart


def moves_of(sight: Sight) -> Moves:
    view, lang = sight.view, sight.lang
    sorting = Sorting(sight.lasting)
    for option in sight.options:
        key, at = option["key"], option["at"]
        sentence = WORDS.answer(view, key, lang)
        place, label = place_of_option(option), label_of(view, key, lang)
        if place is None or label is None:
            sorting.leave(key, sentence)
        else:
            harms_own = at is not None and at["seat"] == view["seat"] and key.startswith("defeat:")
            sorting.put(place, key, label, sentence, harms_own)
    return sorting.sorted()
