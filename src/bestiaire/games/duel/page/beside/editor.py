"""Positions of King of Tokyo Duel, set up by clicking."""

from __future__ import annotations

from typing import Any

from bestiaire.core.editing import CARDS, DICE, Counter, Editor, Laid, Part, Pick, Shelf, Thing, Value, Zone
from bestiaire.games.duel import DUEL
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS, TOKEN_NAMES
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.page.table.tracks import token_drawing
from bestiaire.games.duel.table.dice import FACE_NAMES, TRACK_NAMES
from bestiaire.games.duel.table.options import DEFAULTS
from bestiaire.games.duel.table.position import MOST_DICE
from bestiaire.games.duel.table.tracks import LAST_SPACE
from bestiaire.games.duel.table.zones import MARKET, MOST_ENERGY, MOST_TOKENS
from bestiaire.games.duel.words.nouns import symbol_word
from bestiaire.show.page.editing import dice_shelf, thing_of
from bestiaire.words import Phrase, capital

MONSTER = Phrase(en="Monster", fr="Monstre")
LIFE = Phrase(en="Life", fr="PV")
ENERGY = Phrase(en="Energy", fr="Énergie")
TOKENS = Phrase(en="Dice tokens", fr="Jetons Dé")
KEPT = Phrase(en="KEEP cards", fr="Cartes Pouvoir")
POWER_CARDS = Phrase(en="Power cards", fr="Cartes Énergie")
ON_OFFER = Phrase(en="On offer", fr="À vendre")
DISCARD = Phrase(en="Discard", fr="Défausse")
THROWN = Phrase(en="Dice", fr="Dés")
FAME = Phrase(en="Fame: player 1 below 0, player 2 above", fr="Gloire : joueur 1 au-dessous de 0, joueur 2 au-dessus")
DESTRUCTION = Phrase(
    en="Destruction: player 1 below 0, player 2 above",
    fr="Destruction : joueur 1 au-dessous de 0, joueur 2 au-dessus",
)
BUZZ = "tokens"
BUZZ_TOKENS_TITLE = Phrase(en="Buzz tokens", fr="Jetons Buzz")
BUZZ_ON = {
    "fame": Phrase(en="Buzz tokens on Fame", fr="Jetons Buzz sur la Gloire"),
    "destruction": Phrase(en="Buzz tokens on Destruction", fr="Jetons Buzz sur la Destruction"),
}
PHASE = Phrase(en="Phase", fr="Phase")
PHASES = (
    ("roll", Phrase(en="before the first throw", fr="avant le premier lancer"), ("dice", "throws")),
    ("reroll", Phrase(en="between two throws", fr="entre deux lancers"), ("throws",)),
    ("resolve", Phrase(en="the dice are resolved", fr="résolution des dés"), ("throws",)),
    ("buy", Phrase(en="cards are bought", fr="achat de cartes"), ()),
)
"""As the rules call them, in words, and what a position can't have then or says only for another phase."""


def editor(position: dict[str, Any], lang: str) -> Editor:
    kept = {name: position[name] for name in ("options", *DEFAULTS) if name in position}
    players = [{"monster": one.id, "life": one.life, "energy": 0, "dice_tokens": 0} for one in MONSTERS[:2]]
    empty = {**kept, "active": 0, "phase": "roll", "players": players, "market": [], "fame": 0, "destruction": 0}
    things = tuple(thing_of(card, lang) for card in DUEL.cards())
    tokens = tuple(token(name, lang) for name in TOKEN_NAMES)
    shelves = (
        dice_shelf(FACE_NAMES, symbol_word, lang),
        Shelf(BUZZ, BUZZ_TOKENS_TITLE, tokens),
        Shelf(CARDS, POWER_CARDS, things, ("deck",)),
    )
    return Editor(shelves, (side(0, lang), side(1, lang)), middle(lang), empty)


def token(name: str, lang: str) -> Thing:
    same = [design for design in BUZZ_TOKENS if design.id == name]
    return Thing(name, capital(same[0].name(lang)), len(same), drawn=token_drawing(same[0]))


def buzz_zone(track: str) -> Zone:
    """The tokens on a track, each at the lowest space it covers."""
    laid = Laid("token", (("track", track),), "space", -LAST_SPACE, LAST_SPACE, "turned")
    return Zone("buzz", BUZZ_ON[track], "row", BUZZ, laid=laid)


def side(seat: int, lang: str) -> Part:
    at = f"players.{seat}"
    return Part(
        (Zone(f"{at}.keep", KEPT, "hand"),),
        (
            Counter(f"{at}.life", LIFE, "heart", max(one.life for one in MONSTERS)),
            Counter(f"{at}.energy", ENERGY, "bolt", MOST_ENERGY),
            Counter(f"{at}.dice_tokens", TOKENS, "b-dice_token", MOST_TOKENS),
        ),
        (Pick(f"{at}.monster", MONSTER, tuple(Value(one.id, one.name(lang), one.id) for one in MONSTERS)),),
    )


def middle(lang: str) -> Part:
    return Part(
        (
            Zone("discard", DISCARD, "pile"),
            Zone("market", ON_OFFER, "hand", most=MARKET),
            Zone("dice", THROWN, "row", DICE, most=MOST_DICE),
            *map(buzz_zone, TRACK_NAMES),
        ),
        (
            Counter("fame", FAME, "m-fame", LAST_SPACE, least=-LAST_SPACE),
            Counter("destruction", DESTRUCTION, "m-destruction", LAST_SPACE, least=-LAST_SPACE),
        ),
        (
            Pick(
                "phase",
                PHASE,
                tuple(Value(name, words.say(lang), drops=drops) for name, words, drops in PHASES),
                "roll",
            ),
        ),
    )
