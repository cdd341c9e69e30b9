"""What a coach says at a table of King of Tokyo, the first time that it comes up."""

from __future__ import annotations

from typing import Final

from bestiaire.core.showing import Model, Note, Sight
from bestiaire.show.page.notes import asks, has_just
from bestiaire.words import Phrase

NEAR_THE_END: Final = 15
LOW: Final = 3
NOT_BEGUN: Final = {"hearts": 10, "vp": 0, "place": "outside"}


def own(sight: Sight) -> Model:
    """What the one who is asked has; nothing before everybody has a monster."""
    players, seat = sight.view["players"], sight.view["seat"]
    return players[seat] if seat < len(players) else NOT_BEGUN


def is_inside(sight: Sight) -> bool:
    return bool(own(sight)["place"] != "outside")


def others(sight: Sight) -> list[Model]:
    return [player for seat, player in enumerate(sight.view["players"]) if seat != sight.view["seat"]]


NOTES: Final = (
    Note(
        "yield",
        Phrase(
            en="Hit in Tokyo, you may leave: whoever struck from outside moves in. Staying pays each turn, but heart "
            "dice don't heal you there.",
            fr="Frappé dans Tokyo, vous pouvez partir : qui a frappé du dehors y entre. Rester rapporte à chaque tour, "
            "mais les dés cœur ne vous y soignent pas.",
        ),
        asks("yield"),
        about=".foot.hot, .me .flag",
    ),
    Note(
        "mindbug",
        Phrase(
            en="A Mindbug token takes over these dice: you resolve them as if they were yours, then their owner throws "
            "anew.",
            fr="Un jeton Mindbug vous donne ces dés : vous les résolvez comme les vôtres, puis leur propriétaire "
            "relance.",
        ),
        asks("mindbug"),
        about=".dice-at",
    ),
    Note(
        "keyword",
        Phrase(
            en="One of your keywords can be used now. Point at its card to read what it does.",
            fr="Un de vos mots-clés peut servir maintenant. Pointez sa carte pour lire son effet.",
        ),
        asks("keyword"),
        about=".me .held",
        on_touch=Phrase(
            en="One of your keywords can be used now. Touch its card and hold to read what it does.",
            fr="Un de vos mots-clés peut servir maintenant. Touchez sa carte et maintenez pour lire son effet.",
        ),
    ),
    Note(
        "low",
        Phrase(
            en="Few hearts left. Hearts on dice heal you, but only outside Tokyo.",
            fr="Il vous reste peu de cœurs. Les cœurs des dés vous soignent, mais seulement hors de Tokyo.",
        ),
        lambda sight: own(sight)["hearts"] <= LOW,
        about=".me .dials",
    ),
    Note(
        "near_the_end",
        Phrase(
            en="Somebody is close to 20 victory points: whoever has them, alive, when a turn ends wins.",
            fr="Quelqu'un approche des 20 points de victoire : qui les a, en vie, à la fin d'un tour a gagné.",
        ),
        lambda sight: any(player["vp"] >= NEAR_THE_END for player in others(sight)),
        about=".others .dials",
    ),
    Note(
        "inside",
        Phrase(
            en="You are in Tokyo: your smashes hit everybody outside, theirs hit you, and being there pays each turn.",
            fr="Vous êtes dans Tokyo : vos baffes touchent tous ceux du dehors, les leurs vous touchent, et y être "
            "rapporte à chaque tour.",
        ),
        lambda sight: is_inside(sight) and not asks("yield")(sight),
        about=".foot.hot, .me .flag",
    ),
    Note(
        "buy",
        Phrase(
            en="Energy buys cards. KEEP cards stay in front of you, DISCARD cards work once, at once.",
            fr="L'énergie achète des cartes : POUVOIR reste devant vous, ACTION agit une fois, aussitôt.",
        ),
        asks("buy"),
        about=".market .slot",
    ),
    Note(
        "resolve",
        Phrase(
            en="Numbers, hearts, energy, smashes: each kind is resolved together; you choose which comes first.",
            fr="Chiffres, cœurs, énergie, baffes : chaque sorte se résout d'un coup ; vous choisissez par laquelle "
            "commencer.",
        ),
        asks("resolve"),
        about=".dice-at",
    ),
    Note(
        "hit",
        Phrase(
            en="You have lost hearts. A monster with 0 hearts is out of the game.",
            fr="Vous avez perdu des cœurs. Un monstre à 0 cœur est éliminé.",
        ),
        has_just("lose_hearts", is_own=True),
        about=".me .dials",
    ),
    Note(
        "reroll",
        Phrase(
            en="Choose the dice to throw again, keep the others. Three 1s bring 1 point, three 2s bring 2, three "
            "3s bring 3; each further equal one brings 1 more.",
            fr="Choisissez les dés à relancer, gardez les autres. Trois 1 rapportent 1 point, trois 2 en rapportent 2, "
            "trois 3 en rapportent 3 ; chaque chiffre égal de plus en ajoute 1.",
        ),
        asks("reroll"),
        about=".dice-at, .next",
    ),
    Note(
        "monster",
        Phrase(
            en="Without Evolution cards all monsters play alike: take the one you like best.",
            fr="Sans cartes Évolution, tous les monstres se valent : prenez celui qui vous plaît.",
        ),
        lambda sight: asks("monster")(sight) and not sight.view["options"].get("evolutions"),
    ),
    Note(
        "evolving_monster",
        Phrase(
            en="Each of these monsters has eight Evolution cards that no other has. To see them, open “All cards” in "
            "the menu.",
            fr="Chacun de ces monstres a huit cartes Évolution qu'aucun autre n'a. Pour les voir, ouvrez « Toutes les "
            "cartes » dans le menu.",
        ),
        lambda sight: asks("monster")(sight) and bool(sight.view["options"].get("evolutions")),
    ),
)
