"""The answers of King of Tokyo Duel, a row for each verb. Their order is their numbering for learning programs."""

from __future__ import annotations

from typing import Final

from bestiaire.core.questions import NUMBER, Answer
from bestiaire.games.duel.play import names
from bestiaire.words import Phrase
from bestiaire.words.labels import BUY, REROLL

CARD: Final = "card"
DICE: Final = "dice"
MONSTER: Final = "monster"
PLACE: Final = "place"
SYMBOL: Final = "symbol"
TRACK: Final = "track"
"""What the names in keys are."""

MARKET: Final = ("market",)
OWN: Final = ("players.{asked}.keep",)
RIVALS: Final = ("players.{rival}.keep",)
"""Where the card of an option lies."""

ANSWERS: Final = [
    Answer(
        "monster",
        Phrase(en="{monster} ({life} life)", fr="{monster} ({life} PV)"),
        of=MONSTER,
        names=names.ANY_MONSTER,
        label=Phrase(en="Choose", fr="Choisir"),
        on="monster.{name}",
    ),
    Answer(
        "first",
        Phrase(en="First {card}", fr="D'abord {card}"),
        of=CARD,
        names=names.ANY_CARD,
        label=Phrase(en="First", fr="D'abord"),
        zones=OWN,
    ),
    Answer(
        "hibernation",
        fixed={
            "keep": Phrase(
                en="Hibernate: gain {hibernation.life} life, no turn",
                fr="Hiberner : {hibernation.life} PV, pas de tour",
            ),
            "discard": Phrase(en="Wake up: discard the card", fr="Se réveiller : défausser la carte"),
        },
    ),
    Answer(
        "buy",
        Phrase(en="Buy {card} for {cost}", fr="Acheter {card} pour {cost}"),
        of=CARD,
        names=names.ANY_CARD,
        fixed={"none": Phrase(en="Buy nothing more", fr="Ne rien acheter de plus")},
        label=BUY,
        zones=MARKET,
    ),
    Answer(
        "sweep",
        fixed={
            "market": Phrase(
                en="Pay {sweep} energy to replace the whole market",
                fr="Payer {sweep} énergies pour renouveler tout le marché",
            )
        },
        label=Phrase(en="Replace all: {price}", fr="Tout renouveler : {price}"),
        on="market",
    ),
    Answer(
        "dominate",
        Phrase(en="Discard {card}", fr="Défausser {card}"),
        of=CARD,
        names=names.ANY_CARD,
        fixed={"none": Phrase(en="Discard nothing more", fr="Ne rien défausser de plus")},
        label=Phrase(en="Discard", fr="Défausser"),
        zones=OWN,
        harms=True,
    ),
    Answer(
        "dice_tokens",
        Phrase(en="Spend {number}", fr="En dépenser {number}"),
        of=NUMBER,
        names=names.NUMBERS_OF_TOKENS,
        fixed={"0": Phrase(en="Spend none", fr="Ne pas en dépenser")},
    ),
    Answer(
        "reroll",
        Phrase(en="Reroll {dice}", fr="Relancer {dice}"),
        of=DICE,
        names=names.any_dice,
        fixed={"none": Phrase(en="Stop: keep all dice", fr="Arrêter : garder tous les dés")},
        ticked=REROLL,
    ),
    Answer(
        "in_the_shadows",
        Phrase(en="Reroll {dice} for free (In the Shadows)", fr="Relancer {dice} gratuitement (Dans les ténèbres)"),
        of=DICE,
        names=names.FAME_DICE,
        ticked=Phrase(
            en="Reroll these for free (In the Shadows)", fr="Relancer ceux-ci gratuitement (Dans les ténèbres)"
        ),
    ),
    Answer(
        "rebooting",
        fixed={
            "yes": Phrase(en="Skip resolving and discard the card", fr="Ne rien résoudre et défausser la carte"),
            "no": Phrase(en="Resolve the dice", fr="Résoudre les dés"),
        },
    ),
    Answer(
        "titanic_batteries",
        Phrase(en="Put aside {dice}", fr="Mettre de côté {dice}"),
        of=DICE,
        names=names.PAIRS_OF_DICE,
        fixed={"none": Phrase(en="Put nothing aside", fr="Ne rien mettre de côté")},
        ticked=Phrase(en="Put these two aside", fr="Mettre ces deux-là de côté"),
    ),
    Answer(
        "resolve",
        Phrase(en="Resolve {symbol}", fr="Résoudre {symbol}"),
        of=SYMBOL,
        names=names.ANY_SYMBOL,
        fixed={"none": Phrase(en="That is all", fr="C'est tout")},
        label=Phrase(en="Resolve", fr="Résoudre"),
        on="dice.{name}",
    ),
    Answer(
        "power",
        fixed={"use": Phrase(en="Use {power}", fr="Utiliser {power}")},
        label=Phrase(en="Use", fr="Utiliser"),
        on="board.{asked}",
    ),
    Answer(
        "multiply",
        fixed={
            "yes": Phrase(en="Multiply", fr="Multiplier"),
            "no": Phrase(en="Don't multiply", fr="Ne pas multiplier"),
        },
    ),
    Answer(
        "track",
        Phrase(en="Pull {track}", fr="Tirer {track}"),
        of=TRACK,
        names=names.ANY_TRACK,
        label=Phrase(en="Pull", fr="Tirer"),
        on="track.{name}",
    ),
    Answer(
        "symbol",
        Phrase(en="Add {symbol}", fr="Ajouter {symbol}"),
        of=SYMBOL,
        names=names.ANY_SYMBOL,
        label=Phrase(en="Add", fr="Ajouter"),
        on="symbol.{name}",
    ),
    Answer(
        "plus",
        fixed={
            "yes": Phrase(en="Spend one more symbol", fr="Dépenser un symbole de plus"),
            "no": Phrase(en="Leave it at that", fr="En rester là"),
        },
    ),
    Answer(
        "king",
        Phrase(en="The one on {place}", fr="Celui sur {place}"),
        of=PLACE,
        names=names.PLACES,
        fixed={"beside": Phrase(en="One beside the board", fr="Un jeton à côté du plateau")},
        on="{name}",
    ),
    Answer(
        "place",
        Phrase(en="On {place}", fr="Sur {place}"),
        of=PLACE,
        names=names.PLACES,
        fixed={"none": Phrase(en="Leave it where it is", fr="Le laisser où il est")},
        on="{name}",
    ),
    Answer(
        "unchained",
        fixed={
            "yes": Phrase(en="Hit your Rival", fr="Frapper votre Rival"),
            "no": Phrase(en="Take the bonus", fr="Prendre le bonus"),
        },
    ),
    Answer(
        "lightning_speed",
        fixed={
            "yes": Phrase(en="Hit your Rival", fr="Frapper votre Rival"),
            "no": Phrase(en="Do nothing", fr="Ne rien faire"),
        },
    ),
    Answer(
        "camouflage",
        fixed={
            "yes": Phrase(en="Throw the dice", fr="Lancer les dés"),
            "no": Phrase(en="Take the hits", fr="Encaisser"),
        },
    ),
    Answer(
        "in_shape",
        fixed={
            "yes": Phrase(
                en="Pay {in_shape.price} energy and pull Fame", fr="Payer {in_shape.price} énergie et tirer la Gloire"
            ),
            "no": Phrase(en="Don't pay", fr="Ne pas payer"),
        },
    ),
    Answer(
        "unstable_dna",
        Phrase(en="Swap it for {card}", fr="L'échanger contre {card}"),
        of=CARD,
        names=names.ANY_CARD,
        fixed={"none": Phrase(en="Keep it", fr="La garder")},
        label=Phrase(en="Swap", fr="Échanger"),
        zones=RIVALS,
    ),
    Answer(
        "superconductor",
        fixed={
            "yes": Phrase(en="Discard it and gain as much", fr="La défausser et en gagner autant"),
            "no": Phrase(en="Keep the card", fr="Garder la carte"),
        },
    ),
    Answer(
        "tesla_impulse",
        Phrase(en="Make your Rival discard {card}", fr="Faire défausser {card}"),
        of=CARD,
        names=names.ANY_CARD,
        label=Phrase(en="Discard", fr="Défausser"),
        zones=RIVALS,
    ),
    Answer(
        "alien_metabolism",
        Phrase(
            en="Discard {card} from the market (Alien Metabolism)",
            fr="Défausser {card} du marché (Métabolisme extra-terrestre)",
        ),
        of=CARD,
        names=names.ANY_CARD,
        label=Phrase(en="Discard", fr="Défausser"),
        zones=MARKET,
    ),
]
