"""What is answered while dice are resolved, Tokyo is yielded and hearts are lost."""

from __future__ import annotations

from typing import Final

from bestiaire.core.questions import NUMBER, Answer
from bestiaire.games.tokyo.answers.things import BOARD, CARD, GROUP, IN_FRONT, SEAT, USES
from bestiaire.games.tokyo.play import names
from bestiaire.words import Phrase

RESOLVING: Final = [
    Answer(
        "mindbug",
        names=names.MINDBUGS,
        fixed={
            "token": Phrase(en="Mindbug! Spend a token", fr="Mindbug ! Dépenser un jeton"),
            "evasive_mindbug": Phrase(en="Mindbug! Use Evasive Mindbug", fr="Mindbug ! Utiliser Mindbug fuyant"),
            "none": Phrase(en="Let them resolve it", fr="Laisser faire"),
        },
    ),
    Answer(
        "helpful_mindbug",
        fixed={
            "play": Phrase(en="Play Helpful Mindbug", fr="Jouer Mindbug serviable"),
            "none": Phrase(en="Don't play it", fr="Ne pas la jouer"),
        },
    ),
    Answer(
        "resolve",
        Phrase(en="Resolve {group}", fr="Résoudre {group}"),
        of=GROUP,
        names=names.GROUPS,
        label=Phrase(en="Resolve", fr="Résoudre"),
        on="dice.{name}",
    ),
    Answer(
        "scary_face",
        Phrase(en="{whom}", fr="{whom}"),
        of=SEAT,
        names=names.ANY_SEAT,
        label=Phrase(en="Choose", fr="Choisir"),
        on=BOARD,
    ),
    Answer(
        "hearts",
        Phrase(en="{uses}", fr="{uses}"),
        of=USES,
        names=names.uses_of_hearts,
        fixed={"none": Phrase(en="Use none of them", fr="N'en utiliser aucun")},
    ),
    Answer(
        "thinking_face",
        fixed={
            "play": Phrase(en="Play Thinking Face", fr="Jouer Visage pensif"),
            "none": Phrase(en="Don't play it", fr="Ne pas la jouer"),
        },
    ),
    Answer(
        "fewest_hearts",
        Phrase(en="{whom}", fr="{whom}"),
        of=SEAT,
        names=names.ANY_SEAT,
        label=Phrase(en="Choose", fr="Choisir"),
        on=BOARD,
    ),
    Answer(
        "hungry_face",
        fixed={
            "play": Phrase(en="Play Hungry Face", fr="Jouer Visage affamé"),
            "none": Phrase(en="Don't play it", fr="Ne pas la jouer"),
        },
    ),
    Answer("loss", fixed={"take": Phrase(en="Take it", fr="Encaisser")}),
    Answer(
        "jets",
        fixed={"yield": Phrase(en="Jets: yield Tokyo and lose nothing", fr="Réacteurs : céder Tokyo sans rien perdre")},
    ),
    Answer(
        "wings",
        fixed={
            "use": Phrase(
                en="Wings: pay {wings[price]} energy, no more losses this turn",
                fr="Ailes : payer {wings[price]} énergies, plus de pertes ce tour-ci",
            )
        },
    ),
    Answer("camouflage", fixed={"roll": Phrase(en="Camouflage: roll for it", fr="Camouflage : lancer les dés")}),
    Answer(
        "tough",
        Phrase(en="TOUGH with {card}", fr="CORIACE avec {card}"),
        of=CARD,
        names=names.TOUGH_CARDS,
        label=Phrase(en="Activate", fr="Activer"),
        zones=IN_FRONT,
    ),
    Answer(
        "poisonous",
        Phrase(en="POISONOUS with {card}", fr="VENIMEUX avec {card}"),
        of=CARD,
        names=names.POISONOUS_CARDS,
        label=Phrase(en="Activate", fr="Activer"),
        zones=IN_FRONT,
    ),
    Answer("ancestral_defense", Phrase(en="{number}", fr="{number}"), of=NUMBER, names=names.NUMBERS_OF_HEARTS),
    Answer(
        "rescue",
        fixed={
            "unstoppable_hydra": Phrase(en="Play Unstoppable Hydra", fr="Jouer Hydre inarrêtable"),
            "none": Phrase(en="Be eliminated", fr="Être éliminé"),
        },
    ),
    Answer(
        "first",
        Phrase(en="First {card}", fr="D'abord {card}"),
        of=CARD,
        names=names.AT_ONCE,
        label=Phrase(en="First", fr="D'abord"),
        zones=IN_FRONT,
    ),
    Answer(
        "crab_claw",
        Phrase(
            en="Keep {card} for {crab_claw[price]} energy",
            fr="Garder {card} pour {crab_claw[price]} énergie",
        ),
        of=CARD,
        names=names.OWNED,
        fixed={"none": Phrase(en="Discard the others", fr="Défausser les autres")},
        label=Phrase(en="Keep it (1)", fr="Garder (1)"),
        zones=IN_FRONT,
    ),
    Answer("yield", fixed={"yes": Phrase(en="Yield Tokyo", fr="Céder Tokyo"), "no": Phrase(en="Stay", fr="Rester")}),
    Answer(
        "portal",
        fixed={
            "hearts": Phrase(en="{interdimensional_portal[gift]} hearts", fr="{interdimensional_portal[gift]} cœurs"),
            "energy": Phrase(
                en="{interdimensional_portal[gift]} energy",
                fr="{interdimensional_portal[gift]} énergies",
            ),
        },
    ),
]
