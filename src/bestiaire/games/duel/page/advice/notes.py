"""What a coach says at a table of King of Tokyo Duel, the first time that it comes up."""

from __future__ import annotations

from typing import Final

from bestiaire.core.showing import Model, Note, Sight
from bestiaire.show.page.notes import asks, has_just
from bestiaire.words import Phrase

LOW: Final = 4
NOT_BEGUN: Final = {"life": 15}


def own(sight: Sight) -> Model:
    """What the one who is asked has; nothing before both have a Monster."""
    players, seat = sight.view["players"], sight.view["seat"]
    return players[seat] if seat < len(players) else NOT_BEGUN


def is_turn(sight: Sight, nth: int) -> bool:
    """Whether this is the nth turn of a game that was set up by the rules, and the first of who looks on."""
    is_set_up = any(event.kind == "first_player" for event in sight.events)
    turns = [event.public["seat"] for event in sight.events if event.kind == "turn"]
    mine = sight.view["seat"]
    return is_set_up and len(turns) == nth and turns[-1] == mine and mine not in turns[:-1]


NOTES: Final = (
    Note(
        "place",
        Phrase(
            en="A Buzz token: choose where it lies. Whoever pulls a marker onto it gets what it shows.",
            fr="Un jeton Buzz : choisissez où le poser. Qui y tire un pion reçoit ce qu'il montre.",
        ),
        asks("place"),
        about=".track",
    ),
    Note(
        "track",
        Phrase(
            en="Pull either marker. On the star at your end it wins you the game; so do both in your Spotlight.",
            fr="Tirez l'un ou l'autre pion. Sur l'étoile de votre côté, il vous fait gagner ; tous deux sous vos "
            "projecteurs aussi.",
        ),
        asks("track"),
        about=".track",
    ),
    Note(
        "low",
        Phrase(
            en="Little life left: at 0 the game is lost. Hearts on the dice give some back.",
            fr="Il vous reste peu de PV : à 0, la partie est perdue. Les Soins des dés en rendent.",
        ),
        lambda sight: own(sight)["life"] <= LOW,
        about=".near .life",
    ),
    Note(
        "buy",
        Phrase(
            en="Energy buys cards of the market. KEEP cards stay with you, DISCARD cards work once, right away.",
            fr="L'énergie achète les cartes du marché. Une carte POUVOIR reste devant vous, une carte ACTION sert une "
            "fois, aussitôt.",
        ),
        asks("buy"),
        about=".market .slot, .near .goods",
    ),
    Note(
        "dice_tokens",
        Phrase(
            en="A Dice token gives you one die more, for this turn. It is spent for good.",
            fr="Un jeton Dé vous donne un dé de plus, pour ce tour. Il est dépensé pour de bon.",
        ),
        asks("dice_tokens"),
        about=".near .tokens",
    ),
    Note(
        "hit",
        Phrase(
            en="You were hit. At 0 life you lose, so mind it as well as the markers.",
            fr="Vous êtes touché. À 0 PV, vous perdez : surveillez vos PV autant que les pions.",
        ),
        has_just("lose_life", is_own=True),
        about=".near .life",
    ),
    Note(
        "resolve",
        Phrase(
            en="Dice with the same symbol are resolved together, in the order you like. “Resolve all” does it for you.",
            fr="Les dés de même symbole se résolvent ensemble, dans l'ordre de votre choix. « Tout résoudre » le fait "
            "pour vous.",
        ),
        asks("resolve"),
        about=".tray-of-dice",
    ),
    Note(
        "first_turn",
        Phrase(
            en="You start: five dice instead of six in this first turn, and 1 energy for your Rival.",
            fr="Vous commencez : cinq dés au lieu de six pour ce premier tour, et 1 énergie pour votre Rival.",
        ),
        lambda sight: is_turn(sight, 1),
        about=".tray-of-dice",
    ),
    Note(
        "second",
        Phrase(
            en="Your Rival started, with five dice only. You have six, and 1 energy to begin with.",
            fr="Votre Rival a commencé, avec cinq dés seulement. Vous en avez six, et 1 énergie de départ.",
        ),
        lambda sight: is_turn(sight, 2),
        about=".tray-of-dice, .near .goods",
    ),
    Note(
        "reroll",
        Phrase(
            en="Choose the dice to reroll, or stop. The more alike, the more they do: three Fame or three Destruction "
            "pull their marker.",
            fr="Choisissez les dés à relancer, ou arrêtez. Plus il y en a d'un symbole, plus il agit : trois Gloires "
            "ou trois Destructions tirent leur pion.",
        ),
        asks("reroll"),
        about=".tray-of-dice, .pawn",
    ),
    Note(
        "monster",
        Phrase(
            en="Each Monster has its own power, for the Special Power symbols you throw.",
            fr="Chaque Monstre a son pouvoir, pour les symboles Pouvoir spécial que vous lancez.",
        ),
        asks("monster"),
    ),
)
