"""The questions of King of Tokyo Duel, a row for each kind. Their order is their numbering for learning programs."""

from __future__ import annotations

from typing import Final

from bestiaire.core.questions import Question, Questions
from bestiaire.games.duel.answers import ANSWERS
from bestiaire.games.duel.table.subjects import AMOUNT, BONUS, CHEAPER_PURCHASE, FACE, PURCHASE, ROLL, THROWS, TOKEN
from bestiaire.words import Phrase

# All of them are open: nobody holds anything that the other can't see.
ROWS: Final = [
    Question(
        "monster",
        Phrase(en="Choose your Monster.", fr="Choisissez votre Monstre."),
        Phrase(en="{who} chooses a Monster…", fr="{who} choisit un Monstre…"),
        is_open=True,
    ),
    Question(
        "first",
        Phrase(en="Which of your cards takes effect first?", fr="Laquelle de vos cartes fait effet en premier ?"),
        Phrase(en="{who} puts effects in order…", fr="{who} choisit l'ordre des effets…"),
        is_open=True,
    ),
    Question(
        "hibernation",
        Phrase(
            en="Hibernation: keep it, gain life and end your turn, or discard it?",
            fr="Hibernation : la garder, gagner des PV et finir votre tour, ou la défausser ?",
        ),
        Phrase(en="{who} decides whether to go on hibernating…", fr="{who} décide de poursuivre ou non l'hibernation…"),
        is_open=True,
    ),
    Question(
        "made_in_a_lab",
        Phrase(
            en="Made in a Lab: buy a card now, for {made_in_a_lab.discount} energy less? You have {energy}.",
            fr="Expérience scientifique : acheter une carte maintenant, {made_in_a_lab.discount} énergie de "
            "moins ? Vous avez {energy}.",
        ),
        Phrase(en="{who} may buy a card early…", fr="{who} peut acheter une carte en avance…"),
        is_open=True,
        about=CHEAPER_PURCHASE,
    ),
    Question(
        "dominate",
        Phrase(
            en="Dominate: you roll 1 die fewer for each KEEP card. Discard some first?",
            fr="Dominer : vous lancez 1 dé de moins par carte Pouvoir. En défausser d'abord ?",
        ),
        Phrase(
            en="{who} decides what to discard because of Dominate…",
            fr="{who} décide quoi défausser à cause de Dominer…",
        ),
        is_open=True,
    ),
    Question(
        "dice_tokens",
        Phrase(
            en="How many Dice tokens do you spend for more dice?",
            fr="Combien de jetons Dé dépensez-vous pour lancer plus de dés ?",
        ),
        Phrase(en="{who} may spend Dice tokens…", fr="{who} peut dépenser des jetons Dé…"),
        is_open=True,
    ),
    Question(
        "reroll",
        Phrase(
            en="Your dice: {dice}. Choose those to throw again, or stop. Throws left: {left}.",
            fr="Vos dés : {dice}. Choisissez ceux à relancer, ou arrêtez. Lancers restants : {left}.",
        ),
        Phrase(en="{who} chooses dice to throw again…", fr="{who} choisit les dés à relancer…"),
        is_open=True,
        about=THROWS,
    ),
    Question(
        "rebooting",
        Phrase(
            en="Rebooting: discard it instead of resolving your dice?",
            fr="Redémarrage : défausser la carte au lieu de résoudre vos dés ?",
        ),
        Phrase(en="{who} decides whether to reboot…", fr="{who} décide de redémarrer ou non…"),
        is_open=True,
    ),
    Question(
        "titanic_batteries",
        Phrase(
            en="Titanic Batteries: put {titanic_batteries.dice} dice aside for a Dice token?",
            fr="Batteries titanesques : mettre {titanic_batteries.dice} dés de côté pour un jeton Dé ?",
        ),
        Phrase(en="{who} may put two dice aside…", fr="{who} peut mettre deux dés de côté…"),
        is_open=True,
    ),
    Question(
        "resolve",
        Phrase(
            en="What do you resolve next? Your Roll: {roll}.",
            fr="Que résolvez-vous ensuite ? Votre Lancer : {roll}.",
        ),
        Phrase(en="{who} resolves the dice…", fr="{who} résout ses dés…"),
        is_open=True,
        about=ROLL,
    ),
    Question(
        "multiply",
        Phrase(
            en="Nuclear Breath: multiply your {smash} by your Special Power symbols?",
            fr="Souffle nucléaire : multiplier {smash} par le nombre de vos symboles Pouvoir spécial ?",
        ),
        Phrase(en="{who} decides whether to multiply Smash…", fr="{who} décide de multiplier ou non ses Baffes…"),
        is_open=True,
        about=AMOUNT,
    ),
    Question(
        "track",
        Phrase(en="Blockbuster: which marker do you pull?", fr="Blockbuster : quel pion tirez-vous ?"),
        Phrase(en="{who} chooses which marker to pull…", fr="{who} choisit quel pion tirer…"),
        is_open=True,
    ),
    Question(
        "symbol",
        Phrase(
            en="Alien Technology: which symbol do you add to your Roll?",
            fr="Technologie alien : quel symbole ajoutez-vous à votre Lancer ?",
        ),
        Phrase(en="{who} chooses a symbol to add…", fr="{who} choisit un symbole à ajouter…"),
        is_open=True,
    ),
    Question(
        "plus",
        Phrase(
            en="{power}: spend one more symbol to do the same again?",
            fr="{power} : dépenser un symbole de plus pour le refaire ?",
        ),
        Phrase(en="{who} may spend one more symbol…", fr="{who} peut dépenser un symbole de plus…"),
        is_open=True,
        about=FACE,
    ),
    Question(
        "king",
        Phrase(en="Territorial: which King token?", fr="Territorial : quel jeton Roi ?"),
        Phrase(en="{who} chooses a King token…", fr="{who} choisit un jeton Roi…"),
        is_open=True,
    ),
    Question(
        "place",
        Phrase(en="Where do you lay {token}?", fr="Où posez-vous {token} ?"),
        Phrase(en="{who} chooses where {token} goes…", fr="{who} choisit où va {token}…"),
        is_open=True,
        about=TOKEN,
    ),
    Question(
        "unchained",
        Phrase(
            en="Unchained: take {bonus} as printed, or hit your Rival instead?",
            fr="Déchaîné : prendre {bonus} comme imprimé, ou frapper votre Rival à la place ?",
        ),
        Phrase(en="{who} chooses how to use a bonus…", fr="{who} choisit comment utiliser un bonus…"),
        is_open=True,
        about=BONUS,
    ),
    Question(
        "lightning_speed",
        Phrase(
            en="Lightning Speed: hit your Rival for this empty space?",
            fr="Vitesse éclair : frapper votre Rival pour cette case vide ?",
        ),
        Phrase(en="{who} decides whether an empty space hits…", fr="{who} décide si une case vide frappe ou non…"),
        is_open=True,
        about=BONUS,
    ),
    Question(
        "camouflage",
        Phrase(
            en="You are about to take {hits}. Camouflage: throw the dice?",
            fr="Vous allez subir {hits}. Camouflage : lancer les dés ?",
        ),
        Phrase(
            en="{who} decides whether to throw for Camouflage…", fr="{who} décide de lancer ou non pour Camouflage…"
        ),
        is_open=True,
        about=AMOUNT,
    ),
    Question(
        "in_shape",
        Phrase(
            en="In Shape: pay {in_shape.price} energy to pull Fame? You have {energy}.",
            fr="En forme : payer {in_shape.price} énergie pour tirer la Gloire ? Vous avez {energy}.",
        ),
        Phrase(en="{who} may pay for a pull of Fame…", fr="{who} peut payer pour tirer la Gloire…"),
        is_open=True,
        about=AMOUNT,
    ),
    Question(
        "unstable_dna",
        Phrase(
            en="Unstable DNA: swap it for a card of your Rival?",
            fr="ADN instable : l'échanger contre une carte de votre Rival ?",
        ),
        Phrase(en="{who} may swap Unstable DNA…", fr="{who} peut échanger ADN instable…"),
        is_open=True,
    ),
    Question(
        "superconductor",
        Phrase(
            en="Your Rival gains {gain}. Superconductor: discard it to gain as much?",
            fr="Votre Rival gagne {gain}. Supra-conducteur : défausser la carte pour en gagner autant ?",
        ),
        Phrase(
            en="{who} decides whether to discard Superconductor…",
            fr="{who} décide de défausser ou non Supra-conducteur…",
        ),
        is_open=True,
        about=AMOUNT,
    ),
    Question(
        "buy",
        Phrase(en="Buy a card? You have {energy}.", fr="Acheter une carte ? Vous avez {energy}."),
        Phrase(en="{who} may buy cards…", fr="{who} peut acheter des cartes…"),
        is_open=True,
        about=PURCHASE,
    ),
    Question(
        "tesla_impulse",
        Phrase(
            en="Tesla Impulse: which card does your Rival discard?",
            fr="Impulsion Tesla : quelle carte votre Rival défausse-t-il ?",
        ),
        Phrase(
            en="{who} chooses the card that is lost to Tesla Impulse…",
            fr="{who} choisit la carte perdue par Impulsion Tesla…",
        ),
        is_open=True,
    ),
]

QUESTIONS: Final = Questions(ROWS, ANSWERS, rules="bestiaire.games.duel")
