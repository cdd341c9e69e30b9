"""What a coach says at a table of Mindbug, the first time that it comes up."""

from __future__ import annotations

from typing import Final

from bestiaire.core.showing import Model, Note, Sight
from bestiaire.games.mindbug.cards.sets import printed
from bestiaire.show.page.notes import asks, has_just
from bestiaire.words import Phrase


def own(sight: Sight) -> Model:
    found: Model = sight.view["players"][sight.view["seat"]]
    return found


def enemy(sight: Sight) -> Model:
    found: Model = sight.view["players"][1 - sight.view["seat"]]
    return found


def may_attack(sight: Sight) -> bool:
    return any(option["key"].startswith("attack:") for option in sight.options)


def may_buy(sight: Sight) -> bool:
    """Energy cards can be paid for: what a card gives for free is chosen like any other effect."""
    return sight.choice.get("kind") == "buy" and "about" not in sight.choice


def is_changed(sight: Sight) -> bool:
    """A power in play is not the printed one."""
    creatures = [creature for player in sight.view["players"] for creature in player["play"]]
    return any(creature["power"] != printed(creature["card"]).power for creature in creatures)


def is_out_of_mindbugs(sight: Sight) -> bool:
    return sight.choice.get("kind") == "action" and enemy(sight)["mindbugs"] == 0


NOTES: Final = (
    Note(
        "mindbug",
        Phrase(
            en="Your first Mindbug decision: take the card, and it is yours. You have two Mindbugs for the whole game, "
            "so keep them for what you could not beat.",
            fr="Votre première décision de Mindbug : prenez la carte, et elle est à vous. Vous en avez deux pour toute "
            "la partie : gardez-les pour ce que vous ne pourriez pas battre.",
        ),
        asks("mindbug"),
        about=".near .bugs, .pending, .ribbon .played",
    ),
    Note(
        "mindbugged",
        Phrase(
            en="A Mindbug has taken your card. In return you act again, at once.",
            fr="Un Mindbug vous a pris votre carte. En échange, vous rejouez aussitôt.",
        ),
        has_just("mindbug", is_own=False),
        about=".mat.them .slot",
    ),
    Note(
        "unblockable",
        Phrase(
            en="You were not asked to block: none of your creatures could. The log says why.",
            fr="On ne vous a pas demandé de bloquer : aucune de vos créatures ne le pouvait. Le journal dit pourquoi.",
        ),
        has_just("unblockable", is_own=True),
    ),
    Note(
        "last_heart",
        Phrase(
            en="One heart left: an attack that you don't block ends the game.",
            fr="Plus qu'un PV : une attaque que vous ne bloquez pas finit la partie.",
        ),
        lambda sight: own(sight)["life"] == 1,
        about=".near .hearts",
    ),
    Note(
        "block",
        Phrase(
            en="Somebody attacks. Block, and the lower power is defeated (both if equal); don't, and you lose one "
            "heart, however strong the attacker.",
            fr="On vous attaque. Si vous bloquez, la plus faible est détruite (les deux à égalité) ; sinon vous perdez "
            "1 PV, quelle que soit la force de l'attaquant.",
        ),
        asks("block"),
        about=".near .hearts, .mat .slot",
    ),
    Note(
        "hunt",
        Phrase(
            en="{HUNTER}: you may choose which enemy creature has to block.",
            fr="{HUNTER} : vous pouvez choisir la créature ennemie qui doit bloquer.",
        ),
        asks("hunt"),
        about=".mat .slot",
    ),
    Note(
        "again",
        Phrase(
            en="{FRENZY}: this creature may attack a second time in this turn.",
            fr="{FRENZY} : cette créature peut attaquer une seconde fois ce tour-ci.",
        ),
        asks("again"),
        about=".mat .slot",
    ),
    Note(
        "buy",
        Phrase(
            en="Before anything else you may buy Energy cards with your cubes. It is not your action.",
            fr="Avant tout, vous pouvez acheter des cartes Énergie avec vos cubes. Ce n'est pas votre action.",
        ),
        may_buy,
        about=".energy .slot",
    ),
    Note(
        "reroll",
        Phrase(
            en="You may roll again; what falls then counts, even if it is worse.",
            fr="Vous pouvez relancer ; c'est le nouveau résultat qui compte, même moins bon.",
        ),
        asks("reroll"),
        about=".dice",
    ),
    Note(
        "discard_pile",
        Phrase(
            en="You choose from a discard pile. Nobody can use a Mindbug on what enters play this way.",
            fr="Vous choisissez dans une défausse. Aucun Mindbug ne peut prendre ce qui entre ainsi en jeu.",
        ),
        asks("revive"),
        about=".choosing .slot",
    ),
    Note(
        "no_mindbugs",
        Phrase(
            en="Your opponent has no Mindbugs left: now is the time for your best cards.",
            fr="Votre adversaire n'a plus de Mindbug : c'est le moment de jouer vos meilleures cartes.",
        ),
        is_out_of_mindbugs,
        about=".far .bugs, .hand.near .slot",
    ),
    Note(
        "attack",
        Phrase(
            en="You have a creature, so you may attack instead of playing a card. Point at a card to read it large.",
            fr="Vous avez une créature : vous pouvez attaquer au lieu de jouer une carte. Pointez une carte pour la "
            "lire en grand.",
        ),
        may_attack,
        about=".mat.us .slot",
        on_touch=Phrase(
            en="You have a creature, so you may attack instead of playing a card. Touch a card and hold to read it "
            "large.",
            fr="Vous avez une créature : vous pouvez attaquer au lieu de jouer une carte. Touchez une carte et "
            "maintenez pour la lire en grand.",
        ),
    ),
    Note(
        "changed",
        Phrase(
            en="A power in another colour is not the printed one: an effect changes it.",
            fr="Une puissance d'une autre couleur n'est pas celle imprimée : un effet la change.",
        ),
        is_changed,
        about=".pow:is(.up, .down)",
    ),
    Note(
        "first_turn",
        Phrase(
            en="On your turn you do one thing: play a card, or attack. Whoever breaks all the other's hearts wins.",
            fr="À votre tour, vous faites une seule chose : jouer une carte ou attaquer. Qui fait tomber l'autre "
            "à 0 PV a gagné.",
        ),
        asks("action"),
        about=".hearts, .hand.near .slot",
    ),
)
