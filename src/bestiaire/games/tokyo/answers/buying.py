"""What is answered when cards are bought, at the end of a turn, and at any time."""

from __future__ import annotations

from typing import Final

from bestiaire.core.questions import Answer
from bestiaire.games.tokyo.answers.things import CARD, CARD_OF_SEAT, DISCARD, EVOLUTION, IN_FRONT, OF_SEAT
from bestiaire.games.tokyo.play import names
from bestiaire.words import Phrase
from bestiaire.words.labels import BUY

BUYING: Final = [
    Answer(
        "buy",
        Phrase(en="Buy {card} for {cost}", fr="Acheter {card} pour {cost}"),
        of=CARD,
        names=names.ENERGY_CARDS,
        fixed={"none": Phrase(en="Done buying", fr="Terminer les achats")},
        label=BUY,
        zones=("display",),
    ),
    Answer(
        "lab",
        Phrase(en="Buy the card you looked at: {card} for {cost}", fr="Acheter la carte regardée : {card} pour {cost}"),
        of=CARD,
        names=names.LOOKED_AT,
        label=BUY,
        zones=("peeked",),
    ),
    Answer(
        "tentacles",
        Phrase(en="Buy {card} from {whom} for {cost}", fr="Acheter {card} à {whom} pour {cost}"),
        of=CARD_OF_SEAT,
        names=names.OWNED_OF_SEATS,
        label=BUY,
        zones=OF_SEAT,
    ),
    Answer(
        "look",
        fixed={"deck": Phrase(en="Look at the top card of the deck", fr="Regarder la première carte de la pioche")},
        label=Phrase(en="Look at the top card", fr="Regarder la carte du dessus"),
        on="market",
    ),
    Answer(
        "sweep",
        fixed={
            "display": Phrase(
                en="Pay {sweep} energy to replace the display", fr="Payer {sweep} énergies pour renouveler les cartes"
            )
        },
        label=Phrase(en="Replace all: {price} energy", fr="Tout renouveler : {price} énergies"),
        on="market",
    ),
    Answer(
        "treasure",
        Phrase(en="Buy {card} for {cost}", fr="Acheter {card} pour {cost}"),
        of=CARD,
        names=names.CONSUMABLES,
        fixed={"none": Phrase(en="Buy nothing", fr="Ne rien acheter")},
        label=BUY,
        zones=DISCARD,
    ),
    Answer(
        "sell",
        Phrase(en="Give up {card}", fr="Rendre {card}"),
        of=CARD,
        names=names.KEEP_CARDS,
        fixed={"none": Phrase(en="Keep the rest", fr="Garder le reste")},
        label=Phrase(en="Sell", fr="Revendre"),
        zones=IN_FRONT,
        harms=True,
    ),
    Answer(
        "frenzy",
        Phrase(en="FRENZY with {card}", fr="FURIE avec {card}"),
        of=CARD,
        names=names.FRENZY_CARDS,
        fixed={"none": Phrase(en="End the turn", fr="Finir le tour")},
        label=Phrase(en="Activate", fr="Activer"),
        zones=IN_FRONT,
    ),
    Answer(
        "freeze_time",
        fixed={"yes": Phrase(en="Take another turn", fr="Jouer un autre tour"), "no": Phrase(en="No", fr="Non")},
    ),
    Answer(
        "rapid_healing",
        fixed={
            "use": Phrase(
                en="Rapid Healing: {rapid_healing[price]} energy for 1 heart",
                fr="Guérison rapide : {rapid_healing[price]} énergies pour 1 cœur",
            )
        },
        label=Phrase(en="Use", fr="Utiliser"),
        zones=("players.{asked}.cards",),
    ),
    Answer(
        "evolution",
        Phrase(en="Play {card}", fr="Jouer {card}"),
        of=EVOLUTION,
        names=names.USED_ANYTIME,
        label=Phrase(en="Play", fr="Jouer"),
        zones=("players.{asked}.hand",),
    ),
    Answer("anytime", fixed={"none": Phrase(en="Nothing", fr="Rien")}),
]
