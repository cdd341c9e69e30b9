"""The questions of Mindbug, a row for each kind. Their order is their numbering for learning programs.

Every question can be about a card: `{about}` is its name, `{power}` its power now.
"""

from __future__ import annotations

from typing import Final

from bestiaire.core.questions import Question, Questions
from bestiaire.games.mindbug.answers import ANSWERS
from bestiaire.words import Phrase

MORE_REROLLS: Final = "more"
"""The question whether to reroll, if cards allow more than the one reroll of the rules."""

# How many answers an open one has everybody can count. (Not `play`: which cards of a hand Bookwyrm takes is a secret.)
ROWS: Final = [
    Question(
        "action",
        Phrase(
            en="Your turn: play a card or attack with a creature.",
            fr="À vous : jouez une carte ou attaquez avec une créature.",
        ),
        Phrase(en="{who} plays a card or attacks…", fr="{who} joue une carte ou attaque…"),
        is_open=True,
        variants={
            "only_play": Phrase(en="Your turn: play a card.", fr="À vous : jouez une carte."),
            "only_attack": Phrase(en="Your turn: attack with a creature.", fr="À vous : attaquez avec une créature."),
        },
    ),
    Question(
        "mindbug",
        Phrase(
            en="Take {about} with a Mindbug? ({mindbugs} left)",
            fr="Prendre {about} avec un Mindbug ? (il en reste {mindbugs})",
        ),
        Phrase(
            en="{who} decides whether to spend a Mindbug on {about}…",
            fr="{who} décide s'il faut dépenser un Mindbug sur {about}…",
        ),
        is_open=True,
    ),
    Question(
        "hunt",
        Phrase(
            en="{about} ({power}) attacks: whom does {he} hunt?",
            fr="{about} ({power}) attaque : qui chasse-t-{he} ?",
        ),
        Phrase(en="{who} chooses whom {about} hunts…", fr="{who} choisit qui {about} va chasser…"),
        is_open=True,
    ),
    Question(
        "block",
        Phrase(en="{about}, power {power}: block {it}?", fr="{about}, puissance {power} : {it} bloquer ?"),
        Phrase(en="{who} decides who blocks {about}…", fr="{who} décide qui bloque {about}…"),
        is_open=True,
    ),
    Question(
        "again",
        Phrase(
            en="{about} ({power}) is in a FRENZY: attack a second time?",
            fr="{about} ({power}) est en FURIE : attaquer une seconde fois ?",
        ),
        Phrase(en="{who} decides whether {about} attacks again…", fr="{who} décide si {about} attaque encore…"),
        is_open=True,
    ),
    Question(
        "defeat",
        Phrase(en="{about}: choose who is defeated.", fr="{about} : choisissez qui est détruit."),
        Phrase(en="{who} chooses who is defeated by {about}…", fr="{who} choisit qui {about} détruit…"),
        is_open=True,
    ),
    Question(
        "take",
        Phrase(en="{about}: choose whom to take control of.", fr="{about} : choisissez qui passe sous votre contrôle."),
        Phrase(en="{who} chooses whom {about} wins over…", fr="{who} choisit qui {about} fait changer de camp…"),
        is_open=True,
    ),
    Question(
        "discard",
        Phrase(en="{about}: choose a card to discard.", fr="{about} : choisissez une carte à défausser."),
        Phrase(en="{who} chooses what to discard for {about}…", fr="{who} choisit quoi défausser pour {about}…"),
        is_open=True,
        variants={
            "another": Phrase(
                en="{about}: choose another card to discard.", fr="{about} : choisissez une autre carte à défausser."
            )
        },
    ),
    Question(
        "revive",
        Phrase(
            en="{about}: choose a card of your discard pile to put into play.",
            fr="{about} : choisissez la carte de votre défausse à mettre en jeu.",
        ),
        Phrase(en="{who} chooses whom {about} brings back…", fr="{who} choisit qui {about} fait revenir…"),
        is_open=True,
        variants={
            "enemy": Phrase(
                en="{about}: choose a card of your opponent's discard pile to put into play on your side.",
                fr="{about} : choisissez la carte de la défausse adverse à mettre en jeu de votre côté.",
            ),
            "any": Phrase(
                en="{about}: choose a card of either discard pile to put into play on your side.",
                fr="{about} : choisissez, dans l'une des deux défausses, la carte à mettre en jeu de votre côté.",
            ),
        },
    ),
    Question(
        "first",
        Phrase(en="Which effect is resolved first?", fr="Quel effet est résolu en premier ?"),
        Phrase(en="{who} chooses which effect comes first…", fr="{who} choisit quel effet vient en premier…"),
        is_open=True,
    ),
    Question(
        "buy",
        Phrase(
            en="Before your action: buy an Energy card? (you have {energy})",
            fr="Avant votre action : acheter une carte Énergie ? (vous avez {energy})",
        ),
        Phrase(en="{who} looks at the Energy cards…", fr="{who} regarde les cartes Énergie…"),
        is_open=True,
        variants={
            "for_free": Phrase(
                en="{about}: choose the Energy card that you acquire for free.",
                fr="{about} : choisissez la carte Énergie que vous acquérez sans la payer.",
            )
        },
    ),
    Question(
        "reroll",
        Phrase(en="{about} attacks. You rolled {dice}: reroll?", fr="{about} attaque. Résultat : {dice}. Relancer ?"),
        Phrase(en="{who} decides whether to reroll for {about}…", fr="{who} décide s'il faut relancer pour {about}…"),
        is_open=True,
        variants={
            MORE_REROLLS: Phrase(
                en="{about} attacks. You rolled {dice}: reroll? ({rerolls} rerolls, thanks to {givers})",
                fr="{about} attaque. Résultat : {dice}. Relancer ? ({rerolls} relances avec {givers})",
            )
        },
    ),
    Question(
        "die",
        Phrase(
            en="{about} attacks. You rolled {dice}: which comes first?",
            fr="{about} attaque. Résultat : {dice}. Lequel résoudre d'abord ?",
        ),
        Phrase(en="{who} chooses which die comes first…", fr="{who} choisit quel dé vient en premier…"),
        is_open=True,
    ),
    Question(
        "play",
        Phrase(
            en="{about}: choose the card of your hand that enters play.",
            fr="{about} : choisissez la carte de votre main qui entre en jeu.",
        ),
        Phrase(
            en="{who} chooses what {about} brings into play…",
            fr="{who} choisit quelle carte {about} fait entrer en jeu…",
        ),
        variants={
            "nothing": Phrase(
                en="{about}: no card of your hand will do.", fr="{about} : aucune carte de votre main ne convient."
            )
        },
    ),
    Question(
        "give",
        Phrase(
            en="{about}: choose a card of your hand: it enters play for your opponent.",
            fr="{about} : choisissez une carte de votre main : elle entre en jeu pour votre adversaire.",
        ),
        Phrase(en="{who} chooses what to give for {about}…", fr="{who} choisit quoi donner pour {about}…"),
        is_open=True,
    ),
    Question(
        "recover",
        Phrase(
            en="{about}: choose a card of your discard pile to take into your hand.",
            fr="{about} : choisissez la carte de votre défausse à prendre en main.",
        ),
        Phrase(en="{who} chooses a card of a discard pile…", fr="{who} choisit une carte d'une défausse…"),
        is_open=True,
        variants={
            "enemy": Phrase(
                en="{about}: choose a card of your opponent's discard pile to take into your hand.",
                fr="{about} : choisissez la carte de la défausse adverse à prendre en main.",
            ),
            "any": Phrase(
                en="{about}: choose a card of either discard pile to take into your hand.",
                fr="{about} : choisissez, dans l'une des deux défausses, la carte à prendre en main.",
            ),
        },
    ),
    Question(
        "return",
        Phrase(
            en="{about}: choose which of your creatures returns to your hand.",
            fr="{about} : choisissez laquelle de vos créatures retourne en main.",
        ),
        Phrase(en="{who} chooses who returns to hand…", fr="{who} choisit qui retourne en main…"),
        is_open=True,
    ),
    Question(
        "trigger",
        Phrase(
            en="{about}: choose whose Play effect happens again.",
            fr="{about} : choisissez la créature dont l'effet Jouer a lieu à nouveau.",
        ),
        Phrase(
            en="{who} chooses whose Play effect happens again…", fr="{who} choisit quel effet Jouer a lieu à nouveau…"
        ),
        is_open=True,
    ),
]

QUESTIONS: Final = Questions(ROWS, ANSWERS, rules="bestiaire.games.mindbug", may_grow=True)
