"""Positions of King of Tokyo, set up by clicking."""

from __future__ import annotations

from collections import Counter as Tally
from typing import Any

from bestiaire.core.check import Reader
from bestiaire.core.editing import (
    CARDS,
    DICE,
    Counter,
    Editor,
    Part,
    Pick,
    Shelf,
    Thing,
    Value,
    Zone,
    found_at,
    seats_of,
)
from bestiaire.core.errors import BadPosition, BestiaireError
from bestiaire.games.tokyo import TOKYO
from bestiaire.games.tokyo.cards.printed import MONSTERS_BY_ID
from bestiaire.games.tokyo.cards.sets import BOX, in_deck, of_monster
from bestiaire.games.tokyo.page.beside.gallery import EVOLUTIONS as EVOLUTIONS_OF
from bestiaire.games.tokyo.page.beside.gallery import TITLES
from bestiaire.games.tokyo.table.dice import FACE_NAMES, MOST_DICE
from bestiaire.games.tokyo.table.options import DECLARED, DEFAULTS, EVOLVING, Options
from bestiaire.games.tokyo.table.position import FEWEST_SEATS, MOST_HEARTS, MOST_SEATS
from bestiaire.games.tokyo.table.zones import BAY, DISPLAY, HEARTS, MOST_ENERGY, MOST_POINTS, MOST_TOKENS, PLACES
from bestiaire.games.tokyo.words.nouns import face_word, place_word
from bestiaire.show.page.editing import dice_shelf, thing_of
from bestiaire.words import Phrase, capital

EVOLUTIONS = "evolutions"
SEATS_WITH_BAY = 5
"""KT-008: with fewer monsters there is no Tokyo Bay."""
MONSTER = Phrase(en="Monster", fr="Monstre")
PLACE = Phrase(en="Place", fr="Lieu")
HEARTS_TITLE = Phrase(en="Hearts", fr="Cœurs")
POINTS = Phrase(en="Victory points", fr="Points de victoire")
ENERGY = Phrase(en="Energy", fr="Énergie")
TOKENS = Phrase(en="Mindbug tokens", fr="Jetons Mindbug")
POISON = Phrase(en="Poison tokens", fr="Jetons Poison")
SHRINK = Phrase(en="Shrink tokens", fr="Jetons Toupetit")
IN_FRONT = Phrase(en="Cards", fr="Cartes")
HAND = Phrase(en="Evolutions in hand", fr="Évolutions en main")
IN_PLAY = Phrase(en="Evolutions", fr="Évolutions")
ON_OFFER = Phrase(en="On offer", fr="À vendre")
DISCARD = Phrase(en="Discard", fr="Défausse")
ROLLED = Phrase(en="Dice", fr="Dés")
PHASE = Phrase(en="Phase", fr="Phase")
UNROLLED = ("dice", "rolls", "infused")
PHASES = (
    ("start", Phrase(en="start of the turn", fr="début du tour"), UNROLLED),
    ("roll", Phrase(en="before the Roll", fr="avant le lancer"), UNROLLED),
    ("reroll", Phrase(en="between two Rolls", fr="entre deux lancers"), ("rolls",)),
    ("fixed", Phrase(en="after the last Roll", fr="après le dernier lancer"), ("rolls",)),
    ("resolve", Phrase(en="the dice are resolved", fr="résolution des dés"), ("rolls",)),
    ("evolve", Phrase(en="an Evolution is chosen", fr="choix d'une Évolution"), ()),
    ("enter", Phrase(en="Tokyo is entered", fr="entrée dans Tokyo"), ()),
    ("buy", Phrase(en="cards are bought", fr="achat de cartes"), ()),
    ("end", Phrase(en="end of the turn", fr="fin du tour"), ()),
    ("cleanup", Phrase(en="after the turn", fr="après le tour"), ()),
)
"""As the rules call them, in words, and what a position can't have then or says only for another phase."""


def editor(position: dict[str, Any], lang: str) -> Editor:
    """With the cards and monsters that such a position is played with."""
    options = options_of(position)
    seats = seats_of(position, FEWEST_SEATS, len(EVOLVING) if options.evolutions else MOST_SEATS)
    monsters = EVOLVING if options.evolutions else tuple(MONSTERS_BY_ID)
    named = monsters_of(position, seats, monsters)
    kept = {name: position[name] for name in ("options", *DEFAULTS) if name in position}
    empty = {
        **kept,
        "active": 0,
        "phase": "start",
        "display": [],
        "players": [{"monster": monster, "hearts": HEARTS, "vp": 0, "energy": 0} for monster in named],
    }
    return Editor(
        shelves_of(options, position, lang),
        tuple(side(seat, seats, monsters, options, lang) for seat in range(seats)),
        middle(options, lang),
        empty,
    )


def options_of(position: dict[str, Any]) -> Options:
    """As the position says; the usual ones, if that can't be read."""
    try:
        return Options(DECLARED.read_position(Reader(position, "", BadPosition)))
    except BestiaireError:
        return Options(dict(DEFAULTS))


def monsters_of(position: dict[str, Any], seats: int, known: tuple[str, ...]) -> list[str]:
    """The monsters named; who has none takes the first that is left."""
    found = [found_at(position, f"players.{seat}.monster") for seat in range(seats)]
    free = [monster for monster in known if monster not in found]
    return [
        monster if monster in known and monster not in found[:seat] else free.pop(0)
        for seat, monster in enumerate(found)
    ]


def shelves_of(options: Options, position: dict[str, Any], lang: str) -> tuple[Shelf, ...]:
    printed = {card["id"]: card for card in TOKYO.cards()}
    copies = Tally(BOX[number].id for number in in_deck(options))
    of_kind: dict[int, list[Thing]] = {kind: [] for kind in TITLES}
    for number in in_deck(options):
        card = BOX[number]
        thing = thing_of(printed[card.id], lang, copies[card.id])
        if thing not in of_kind[card.kind]:
            of_kind[card.kind].append(thing)
    shelves = [Shelf(CARDS, TITLES[kind], tuple(things), ("deck",)) for kind, things in of_kind.items() if things]
    for seat in range(len(EVOLVING)) if options.evolutions else ():
        monster = MONSTERS_BY_ID.get(str(found_at(position, f"players.{seat}.monster")))
        if monster is not None and monster.id in EVOLVING:
            title = Phrase(
                en=EVOLUTIONS_OF.say("en", monster=monster.name("en")),
                fr=EVOLUTIONS_OF.say("fr", monster=monster.name("fr")),
            )
            own = tuple(thing_of(printed[BOX[number].id], lang) for number in of_monster(monster.id))
            shelves.append(Shelf(EVOLUTIONS, title, own, (f"players.{seat}.evolution_deck",)))
    return (dice_shelf(FACE_NAMES, face_word, lang), *shelves)


def side(seat: int, seats: int, monsters: tuple[str, ...], options: Options, lang: str) -> Part:
    at = f"players.{seat}"
    places = PLACES if seats >= SEATS_WITH_BAY else PLACES[:BAY]
    zones = [Zone(f"{at}.cards", IN_FRONT, "hand")]
    if options.evolutions:
        zones.append(Zone(f"{at}.hand", HAND, "pile", EVOLUTIONS))
        zones.append(Zone(f"{at}.evolutions", IN_PLAY, "pile", EVOLUTIONS))
    return Part(
        tuple(zones),
        (
            Counter(f"{at}.hearts", HEARTS_TITLE, "heart", MOST_HEARTS, usual=HEARTS),
            Counter(f"{at}.vp", POINTS, "star", MOST_POINTS),
            Counter(f"{at}.energy", ENERGY, "bolt", MOST_ENERGY),
            Counter(f"{at}.mindbugs", TOKENS, "bug", MOST_TOKENS),
            Counter(f"{at}.poison", POISON, "s-poison", MOST_TOKENS),
            Counter(f"{at}.shrink", SHRINK, "s-shrink", MOST_TOKENS),
        ),
        (
            Pick(
                f"{at}.monster", MONSTER, tuple(Value(name, MONSTERS_BY_ID[name].name(lang), name) for name in monsters)
            ),
            Pick(
                f"{at}.place", PLACE, tuple(Value(name, capital(place_word(name, lang))) for name in places), "outside"
            ),
        ),
    )


def middle(options: Options, lang: str) -> Part:
    phases = [one for one in PHASES if options.evolutions or one[0] != "evolve"]
    return Part(
        (
            Zone("discard", DISCARD, "pile"),
            Zone("display", ON_OFFER, "hand", most=DISPLAY),
            Zone("dice", ROLLED, "row", DICE, most=MOST_DICE),
        ),
        picks=(
            Pick(
                "phase",
                PHASE,
                tuple(Value(name, words.say(lang), drops=drops) for name, words, drops in phases),
                "start",
            ),
        ),
    )
