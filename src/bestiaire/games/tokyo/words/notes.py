"""What holds for a while, in words: said beside a monster, a card or the dice, on every sort of table."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.games.tokyo.cards.printed import KEYWORD_WORDS
from bestiaire.games.tokyo.cards.sets import CARDS
from bestiaire.games.tokyo.table.zones import HUNTER, SNEAKY
from bestiaire.games.tokyo.words.nouns import COUNTER, DIE, ENERGY
from bestiaire.words import Phrase, enumerate_words, say

View = dict[str, Any]

IMMUNE: Final = Phrase(en="loses no more hearts this turn", fr="ne perd plus de cœur ce tour-ci")
FEWER_DICE: Final = Phrase(en="{dice} fewer for good", fr="{dice} en moins pour toujours")
PREY: Final = Phrase(en="prey of {card}", fr="proie de {card}")
ACTIVE: Final = Phrase(en="{keyword}: {card}", fr="{keyword} : {card}")
DISCOUNT: Final = Phrase(en="next card {energy} cheaper", fr="prochaine carte à {energy} de moins")
USED: Final = Phrase(en="used this turn", fr="utilisée ce tour-ci")
LOCKED: Final = Phrase(en="not this turn", fr="pas ce tour-ci")
COPIES: Final = Phrase(en="copies {card}", fr="copie {card}")
ON_TOP: Final = Phrase(en="on top of the deck, as you know", fr="sur la pioche, vous le savez")
COPIED: Final = Phrase(en="the Mimic token lies here", fr="porte le jeton Mimétisme")
INTERLUDE: Final = Phrase(
    en="Mindbug. Dice rolled by: {other}. Resolved by: {name}.",
    fr="Mindbug. Dés lancés par : {other}. Résolus par : {name}.",
)
FRENZY_TURN: Final = Phrase(en="An extra turn by FRENZY ({card}).", fr="Tour supplémentaire par FURIE ({card}).")
FEWER: Final = Phrase(en="This turn: {dice} fewer.", fr="Ce tour-ci : {dice} en moins.")
ONE_MORE: Final = Phrase(en="Another turn follows: {names}.", fr="Un autre tour suivra : {names}.")


def holding(view: View, seat: int, lang: str) -> list[str]:
    """What holds for a monster just now, beside what is counted on its board."""
    player = view["players"][seat]
    found = []
    if player.get("immune"):
        found.append(IMMUNE.say(lang))
    if player.get("fewer_dice"):
        found.append(FEWER_DICE.say(lang, dice=DIE.count(lang, player["fewer_dice"])))
    hunts = view.get("hunts", ())
    found += [PREY.say(lang, card=name_of(hunt["card"], lang)) for hunt in hunts if hunt["prey"] == seat]
    if seat == view["active"]:
        found += [activated(HUNTER, hunt["card"], lang) for hunt in hunts]
        found += [activated(SNEAKY, card, lang) for card in view.get("sneaks", ())]
        if view.get("alloy") and "sneaky_alloy" not in view.get("sneaks", ()):
            found.append(activated(SNEAKY, "sneaky_alloy", lang))
    if seat == view.get("resolver", view["active"]) and view.get("discount"):
        found.append(DISCOUNT.say(lang, energy=ENERGY.count(lang, view["discount"])))
    return found


def on_card(view: View, seat: int, shown: View, lang: str) -> list[str]:
    """What is special about a card in front of a monster; `shown` is its entry there."""
    card = shown["card"]
    found = []
    if shown.get("counters"):
        found.append(COUNTER.count(lang, shown["counters"]))
    mimicked = view.get("mimicked")
    if mimicked and card == "mimic":
        found.append(COPIES.say(lang, card=name_of(mimicked["card"], lang)))
    if mimicked and mimicked["seat"] == seat and card == mimicked["card"]:
        found.append(COPIED.say(lang))
    if seat == view["active"] and card in view.get("used", ()):
        found.append(USED.say(lang))
    if card in view.get("locked", ()):
        found.append(LOCKED.say(lang))
    return found


def on_turn(view: View, names: list[str], lang: str) -> list[str]:
    """What is special about this turn, a sentence each."""

    def called(seat: int) -> str:
        return say(lang, en="you", fr="vous") if seat == view["seat"] else names[seat]

    found = []
    active: int = view["active"]
    resolver: int = view.get("resolver", active)
    if resolver != active and view.get("dice"):  # in the set-up, Evolutions are chosen one after the other
        found.append(INTERLUDE.say(lang, name=called(resolver), other=called(active)))
    if view.get("frenzy"):
        found.append(FRENZY_TURN.say(lang, card=name_of(view["frenzy"], lang)))
    if view.get("fewer"):
        found.append(FEWER.say(lang, dice=DIE.count(lang, view["fewer"])))
    waiting = [called(turn["seat"]) for turn in view.get("extra_turns", ())]
    if waiting:
        found.append(ONE_MORE.say(lang, names=enumerate_words(lang, waiting)))
    return found


def activated(keyword: int, card: str, lang: str) -> str:
    """« HUNTER: Legendary Hunter »."""
    english, french = KEYWORD_WORDS[keyword]
    return ACTIVE.say(lang, keyword=say(lang, en=english, fr=french), card=name_of(card, lang))


def name_of(card: str, lang: str) -> str:
    return CARDS[card].name(lang)


def in_front(entry: str | View) -> View:
    """A card in front of a monster as an object, however short the view writes it."""
    return {"card": entry} if isinstance(entry, str) else entry
