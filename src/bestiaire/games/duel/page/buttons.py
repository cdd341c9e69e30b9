"""King of Tokyo Duel's legal moves: each on the card, the die, the board or the track that it means, or loose."""

from __future__ import annotations

from bestiaire.core.showing import Model, Sight
from bestiaire.games.duel.cards.sets import CARDS
from bestiaire.games.duel.table.zones import SWEEP_PRICE
from bestiaire.games.duel.words.speaker import DuelWords
from bestiaire.show.page.buttons import BUY, SWEEP, Moves, Sorting
from bestiaire.show.page.dice import REROLL
from bestiaire.words import Phrase

WORDS = DuelWords()

VERBS = {
    "monster": Phrase(en="Choose", fr="Choisir"),
    "first": Phrase(en="First", fr="D'abord"),
    "dominate": Phrase(en="Discard", fr="Défausser"),
    "unstable_dna": Phrase(en="Swap", fr="Échanger"),
    "tesla_impulse": Phrase(en="Discard", fr="Défausser"),
    "alien_metabolism": Phrase(en="Discard", fr="Défausser"),
    "resolve": Phrase(en="Resolve", fr="Résoudre"),
    "power": Phrase(en="Use", fr="Utiliser"),
    "track": Phrase(en="Pull", fr="Tirer"),
}
"""What the button says where it stands; the whole sentence is its accessible name."""

ON_CARDS = {
    "buy": "market",
    "alien_metabolism": "market",
    "first": "own",
    "dominate": "own",
    "unstable_dna": "rival",
    "tesla_impulse": "rival",
}
"""Where the card of an option lies: in the market, or before its owner."""

SETS = {
    "reroll": REROLL,
    "in_the_shadows": Phrase(
        en="Reroll these for free (In the Shadows)", fr="Relancer ceux-ci gratuitement (Dans les ténèbres)"
    ),
    "titanic_batteries": Phrase(en="Put these two aside", fr="Mettre ces deux-là de côté"),
}
"""Verbs whose options are sets of dice: the dice are ticked, and one button means the set that they are."""


def moves_of(sight: Sight) -> Moves:
    view, lang = sight.view, sight.lang
    sorting = Sorting(sight.lasting)
    for option in sight.options:
        key = option["key"]
        verb, _, name = key.partition(":")
        if verb in SETS and name != "none":
            sorting.join(verb, key, SETS[verb].say(lang), name.split("+"))
            continue
        sentence = WORDS.answer(view, key, lang)
        place = place_of(view, verb, name)
        if place is None:
            sorting.leave(key, sentence)
        else:
            sorting.put(place, key, label_of(verb, option, lang), sentence, harms_own=verb == "dominate")
    return sorting.sorted()


def label_of(verb: str, option: Model, lang: str) -> str:
    if verb == "buy":
        return BUY.say(lang, price=option["price"])
    if verb in ("place", "king"):  # the number of the space
        return str(abs(int(option["key"].split("@")[1])))
    return SWEEP.say(lang, price=SWEEP_PRICE) if verb == "sweep" else VERBS[verb].say(lang)


def place_of(view: Model, verb: str, name: str) -> str | None:
    """What an option means on the table, as the page names it; None if nothing that is there."""
    if verb in ("monster", "track"):
        return f"{verb}.{name}"
    if verb == "power":
        return f"board.{view['choice']['player']}"
    if verb == "sweep":
        return "market"
    if verb in ("place", "king") and "@" in name:
        return name
    if verb == "resolve" and name in view["choice"].get("symbols", ()):
        return f"dice.{name}"
    return place_of_card(view, verb, name) if name in CARDS else None


def place_of_card(view: Model, verb: str, card: str) -> str | None:
    where = ON_CARDS.get(verb)
    if where == "market":
        cards = [shown["card"] for shown in view["market"]]
        return f"market.{cards.index(card)}" if card in cards else None
    player = view["choice"]["player"]
    owner = player if where == "own" else 1 - player
    keep = view["players"][owner]["keep"]
    return f"players.{owner}.keep.{keep.index(card)}" if card in keep else None
