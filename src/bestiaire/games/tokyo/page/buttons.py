"""King of Tokyo's legal moves: each on the card, the monster or the dice that it means, or loose."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bestiaire.core.showing import Model, Sight
from bestiaire.games.tokyo import TOKYO
from bestiaire.games.tokyo.table.zones import SWEEP_PRICE
from bestiaire.games.tokyo.words.notes import in_front, name_of
from bestiaire.games.tokyo.words.nouns import face_word
from bestiaire.show.page.buttons import BUY, SWEEP, Moves, Sorting
from bestiaire.show.page.dice import REROLL
from bestiaire.words import Phrase

VERBS = {
    "monster": Phrase(en="Choose", fr="Choisir"),
    "keep": Phrase(en="Keep", fr="Garder"),
    "ally": Phrase(en="Choose", fr="Choisir"),
    "scary_face": Phrase(en="Choose", fr="Choisir"),
    "fewest_hearts": Phrase(en="Choose", fr="Choisir"),
    "mimic": Phrase(en="Copy", fr="Copier"),
    "hunter": Phrase(en="Hunt", fr="Chasser"),
    "sneaky": Phrase(en="Activate", fr="Activer"),
    "tough": Phrase(en="Activate", fr="Activer"),
    "poisonous": Phrase(en="Activate", fr="Activer"),
    "frenzy": Phrase(en="Activate", fr="Activer"),
    "take": Phrase(en="Take", fr="Prendre"),
    "psychic_probe": Phrase(en="Reroll", fr="Relancer"),
    "resolve": Phrase(en="Resolve", fr="Résoudre"),
    "first": Phrase(en="First", fr="D'abord"),
    "crab_claw": Phrase(en="Keep it (1)", fr="Garder (1)"),
    "treasure": Phrase(en="Buy", fr="Acheter"),
    "sell": Phrase(en="Sell", fr="Revendre"),
    "evolution": Phrase(en="Play", fr="Jouer"),
    "rapid_healing": Phrase(en="Use", fr="Utiliser"),
    "look": Phrase(en="Look at the top card", fr="Regarder la carte du dessus"),
}
"""What the button says where it stands; the whole sentence is its accessible name."""

PLAY_ON = Phrase(en="Play {card}", fr="Jouer {card}")

PRICED = ("buy", "lab", "tentacles", "treasure")
OWN_CARDS = ("sneaky", "tough", "poisonous", "frenzy", "first", "crab_claw", "sell")
"""Verbs whose options name a card in front of who is asked."""

REROLL_BY = Phrase(en="{card}: reroll these", fr="{card} : relancer ceux-ci")
BECOMES = Phrase(en="{card}: {face}", fr="{card} : {face}")
SETS = {
    "reroll": REROLL,
    "energy_drink": REROLL_BY,
    "smoke_cloud": REROLL_BY,
    "background_dweller": REROLL_BY,
    "intergalactic_genius": REROLL_BY,
    "mind_control": REROLL_BY,
    "herd_culler": BECOMES,
    "plot_twist": BECOMES,
    "stretchy": BECOMES,
    "energy_infused_monster": BECOMES,
}
"""Verbs whose options are sets of dice, some with what becomes of them: dice are ticked, and a button means them."""
CULLED = "1"
"""What Herd Culler turns a die to."""


def moves_of(sight: Sight) -> Moves:
    view, lang = sight.view, sight.lang
    words = TOKYO.words()
    assert words is not None
    sorting = Sorting(sight.lasting)
    verbs = Counter(option["key"].partition(":")[0] for option in sight.options)
    for option in sight.options:
        key = option["key"]
        verb, _, name = key.partition(":")
        if verb in SETS and name != "none" and (verb == "reroll" or verbs[verb] > 1):
            join(sorting, verb, name, key, lang)
            continue
        sentence = words.answer(view, key, lang)
        place = None if name == "none" else place_of(view, verb, name)
        if place is None:
            sorting.leave(key, sentence)
        else:
            sorting.put(place, key, label_of(verb, name, option, lang), sentence, harms_own=verb == "sell")
    return sorting.sorted()


def join(sorting: Sorting, verb: str, name: str, key: str, lang: str) -> None:
    """A set of dice, told apart by what becomes of it."""
    dice, _, becomes = name.partition("@")
    face = CULLED if verb == "herd_culler" else becomes
    card = "" if verb == "reroll" else name_of(verb, lang)
    sentence = SETS[verb].say(lang, card=card, face=face_word(face, lang) if face else "")
    label = f"{card} →" if face else sentence
    sorting.join(f"{verb}@{becomes}" if becomes else verb, key, label, dice.split("+"), face, sentence)


def label_of(verb: str, name: str, option: Model, lang: str) -> str:
    if verb in PRICED and "price" in option:
        return BUY.say(lang, price=option["price"])
    if verb == "sweep":
        return SWEEP.say(lang, price=SWEEP_PRICE)
    if verb == "evolution" and "@" in name:
        return PLAY_ON.say(lang, card=name_of(name.partition("@")[0], lang))
    return VERBS[verb].say(lang)


ON_TABLE = {
    "monster": "monster.{name}",
    "resolve": "dice.{name}",
    "psychic_probe": "dice.{name}",
    "ally": "board.{name}",
    "scary_face": "board.{name}",
    "fewest_hearts": "board.{name}",
    "hunter": "board.{seat}",
    "look": "market",
    "sweep": "market",
}
"""What an option means that is no card in a zone: `name` is what stands behind its verb, `seat` what behind the `@`."""
ZONES = {
    "mimic": ("players.{seat}.cards",),
    "tentacles": ("players.{seat}.cards",),
    "buy": ("display",),
    "take": ("discard",),
    "treasure": ("discard",),
    "keep": ("looking",),
    "lab": ("peeked",),
    "evolution": ("players.{asked}.hand",),
    "rapid_healing": ("players.{asked}.cards",),
    **dict.fromkeys(OWN_CARDS, ("players.{asked}.cards", "players.{asked}.evolutions", "players.{asked}.hand")),
}
"""Where the card of an option may lie."""


def place_of(view: Model, verb: str, name: str) -> str | None:
    """What an option means on the table, as the page names it; None if nothing that is there."""
    card, _, seat = name.partition("@")
    slots = {"name": name, "seat": seat, "asked": view["choice"]["player"]}
    if verb in ON_TABLE:
        return ON_TABLE[verb].format(**slots)
    if verb == "evolution" and seat:  # a card that is played on another monster
        return f"board.{seat}"
    wanted = (verb, "mimic") if verb == "rapid_healing" else (card,)
    places = [place_in(view, zone.format(**slots), one) for one in wanted for zone in ZONES.get(verb, ())]
    return next((place for place in places if place is not None), None)


def place_in(view: Model, zone: str, card: str) -> str | None:
    """Where in a zone a card lies; `#2` is the second of its name, else the last one is meant."""
    name, _, nth = card.partition("#")
    there = cards_in(view, zone)
    found = [number for number, one in enumerate(there) if one == name]
    if not found:
        return None
    return f"{zone}.{found[int(nth) - 1 if nth and int(nth) <= len(found) else -1]}"


def cards_in(view: Model, zone: str) -> list[str]:
    """The cards of a zone by their ids, as far as they are seen."""
    if zone.startswith("players."):
        _, seat, field = zone.split(".")
        found: Any = view["players"][int(seat)].get(field, [])
    elif zone in ("looking", "peeked"):
        found = view.get(zone, {}).get("cards", [])
    else:
        found = view.get(zone, [])
    return [in_front(card)["card"] for card in found] if isinstance(found, list) else []
