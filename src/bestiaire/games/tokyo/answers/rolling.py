"""What is answered before dice are resolved: in the set-up, before the first Roll, and about dice."""

from __future__ import annotations

from typing import Final

from bestiaire.core.questions import Answer
from bestiaire.games.tokyo.answers.things import (
    BECOMES,
    BOARD,
    CARD,
    CARD_OF_SEAT,
    CHANGE,
    DICE,
    DICE_FOR_FACE,
    DISCARD,
    FACE,
    IN_FRONT,
    MONSTER,
    OF_SEAT,
    REROLL_BY,
    SEAT,
)
from bestiaire.games.tokyo.play import names
from bestiaire.words import Phrase
from bestiaire.words.labels import REROLL

BEFORE_RESOLVING: Final = [
    Answer(
        "monster",
        Phrase(en="{monster}", fr="{monster}"),
        of=MONSTER,
        names=names.ANY_MONSTER,
        label=Phrase(en="Choose", fr="Choisir"),
        on="monster.{name}",
    ),
    Answer(
        "keep",
        Phrase(en="Keep {card}", fr="Garder {card}"),
        of=CARD,
        names=names.EVOLUTIONS,
        label=Phrase(en="Keep", fr="Garder"),
        zones=("looking",),
    ),
    Answer(
        "allegiance",
        fixed={
            "declare": Phrase(en="Declare loyalty", fr="Se déclarer loyal"),
            "refuse": Phrase(en="Refuse", fr="Refuser"),
        },
    ),
    Answer(
        "ally",
        Phrase(en="{whom}", fr="{whom}"),
        of=SEAT,
        names=names.ANY_SEAT,
        label=Phrase(en="Choose", fr="Choisir"),
        on=BOARD,
    ),
    Answer(
        "mimic",
        Phrase(en="Copy {card} of {whom}", fr="Copier {card} ({whom})"),
        of=CARD_OF_SEAT,
        names=names.COPIABLE,
        fixed={"none": Phrase(en="Leave the token where it is", fr="Laisser le jeton où il est")},
        label=Phrase(en="Copy", fr="Copier"),
        zones=OF_SEAT,
    ),
    Answer(
        "hunter",
        Phrase(en="HUNTER with {card}: hunt {whom}", fr="CHASSEUR avec {card} : chasser {whom}"),
        of=CARD_OF_SEAT,
        names=names.HUNTERS,
        label=Phrase(en="Hunt {whom}", fr="Chasser {whom}"),
        zones=IN_FRONT,
    ),
    Answer(
        "sneaky",
        Phrase(en="SNEAKY with {card}", fr="FURTIF avec {card}"),
        of=CARD,
        names=names.SNEAKY_CARDS,
        label=Phrase(en="Activate", fr="Activer"),
        zones=IN_FRONT,
    ),
    Answer("keyword", fixed={"none": Phrase(en="Roll the dice", fr="Lancer les dés")}),
    Answer(
        "take",
        Phrase(en="Take {card}", fr="Prendre {card}"),
        of=CARD,
        names=names.CONSUMABLES,
        label=Phrase(en="Take", fr="Prendre"),
        zones=DISCARD,
    ),
    Answer(
        "reroll",
        Phrase(en="Roll again: {dice}", fr="Relancer : {dice}"),
        of=DICE,
        names=names.any_dice,
        fixed={"none": Phrase(en="Stop: keep all", fr="Arrêter : tout garder")},
        ticked=REROLL,
    ),
    Answer(
        "energy_drink",
        Phrase(
            en="Pay {energy_drink[price]} energy and roll again: {dice}",
            fr="Payer {energy_drink[price]} énergie et relancer : {dice}",
        ),
        of=DICE,
        names=names.any_dice,
        ticked=REROLL_BY,
    ),
    Answer(
        "smoke_cloud",
        Phrase(en="Spend a Smoke counter and roll again: {dice}", fr="Dépenser une Fumée et relancer : {dice}"),
        of=DICE,
        names=names.any_dice,
        ticked=REROLL_BY,
    ),
    Answer(
        "background_dweller",
        Phrase(en="Background Dweller: reroll {dice}", fr="Ninja urbain : relancer {dice}"),
        of=DICE,
        names=names.THREES,
        fixed={"none": Phrase(en="Reroll nothing", fr="Ne rien relancer")},
        ticked=REROLL_BY,
    ),
    Answer(
        "intergalactic_genius",
        Phrase(en="Intergalactic Genius: reroll {dice}", fr="Génie intergalactique : relancer {dice}"),
        of=DICE,
        names=names.ENERGY_DICE,
        ticked=REROLL_BY,
    ),
    Answer(
        "psychic_probe",
        Phrase(en="Reroll: {face}", fr="Relancer : {face}"),
        of=FACE,
        names=names.ANY_FACE,
        fixed={"none": Phrase(en="Leave the dice alone", fr="Ne pas toucher aux dés")},
        label=Phrase(en="Reroll", fr="Relancer"),
        on="dice.{name}",
    ),
    Answer(
        "herd_culler",
        Phrase(en="Herd Culler: {face} becomes 1", fr="Prédateur sélectif : {face} devient 1"),
        of=FACE,
        names=names.FACES_BUT_ONES,
        ticked=BECOMES,
    ),
    Answer(
        "plot_twist",
        Phrase(en="Plot Twist: {face} becomes {to}", fr="Plan B : {face} devient {to}"),
        of=CHANGE,
        names=names.CHANGES,
        ticked=BECOMES,
    ),
    Answer(
        "stretchy",
        Phrase(
            en="Stretchy, {stretchy[price]} energy: {face} becomes {to}",
            fr="Élastique, {stretchy[price]} énergies : {face} devient {to}",
        ),
        of=CHANGE,
        names=names.CHANGES,
        ticked=BECOMES,
    ),
    Answer(
        "sneaky_alloy",
        Phrase(en="Sneaky Alloy: a 1 becomes {face}", fr="Alliage furtif : un 1 devient {face}"),
        of=FACE,
        names=names.FACES_BUT_ONES,
    ),
    Answer(
        "energy_devourer",
        fixed={
            "heart": Phrase(
                en="Energy Devourer, {energy_devourer[price]} energy: a heart becomes a smash",
                fr="Dévoreur d'énergie, {energy_devourer[price]} énergie : un cœur devient une baffe",
            )
        },
    ),
    Answer(
        "energy_infused_monster",
        Phrase(
            en="Energy-Infused Monster, {energy_infused_monster[price]} energy: {dice} out, {to} in",
            fr="Monstre gorgé d'énergie, {energy_infused_monster[price]} énergie : retirer {dice}, ajouter {to}",
        ),
        of=DICE_FOR_FACE,
        names=names.INFUSED,
        ticked=BECOMES,
    ),
    Answer("change", fixed={"none": Phrase(en="The dice stay as they are", fr="Les dés restent ainsi")}),
    Answer(
        "mind_control",
        Phrase(en="Mind Control!: reroll {dice}", fr="Contrôle mental ! : relancer {dice}"),
        of=DICE,
        names=names.CONTROLLED_DICE,
        ticked=REROLL_BY,
    ),
    Answer(
        "neutralizing_look",
        fixed={
            "use": Phrase(
                en="Neutralizing Look: take out all smashes", fr="Regard neutralisant : retirer toutes les baffes"
            )
        },
    ),
    Answer("before_resolving", fixed={"none": Phrase(en="Play nothing", fr="Ne rien jouer")}),
]
