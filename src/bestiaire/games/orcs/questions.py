"""The questions of Orcs Orcs Orcs, a row for each kind. Their order is their numbering for learning programs."""

from __future__ import annotations

from typing import Final

from bestiaire.core.questions import Question, Questions
from bestiaire.games.orcs.answers import ANSWERS
from bestiaire.games.orcs.table.subjects import BONUSES, CREATURE, EFFECTS
from bestiaire.words import Phrase

# How many answers an open one has everybody can count. What may be done with a hand is its owner's secret.
ROWS: Final = [
    Question(
        "mission",
        Phrase(en="Which secret mission do you keep?", fr="Quelle mission secrète gardez-vous ?"),
        Phrase(en="{who} chooses a secret mission…", fr="{who} choisit une mission secrète…"),
        is_open=True,
    ),
    Question(
        "reveal",
        Phrase(en="In which sector does a creature appear?", fr="Dans quel quartier une créature arrive-t-elle ?"),
        Phrase(en="{who} chooses a sector for a new creature…", fr="{who} choisit où révéler une créature…"),
        is_open=True,
    ),
    Question(
        "action",
        Phrase(en="Your action? {actions} left.", fr="Votre action ? Encore {actions}."),
        Phrase(en="{who} chooses an action…", fr="{who} choisit une action…"),
    ),
    Question(
        "learn",
        Phrase(en="Which spell do you learn?", fr="Quel sort apprenez-vous ?"),
        Phrase(en="{who} chooses a spell to learn…", fr="{who} choisit un sort à apprendre…"),
        is_open=True,
    ),
    Question(
        "upgrade",
        Phrase(
            en="{spell} has {energy}: add an upgrade, or cast it?",
            fr="{spell} : {energy}. Améliorer, ou lancer le sort ?",
        ),
        Phrase(en="{who} may upgrade {spell}…", fr="{who} peut améliorer {spell}…"),
        about=EFFECTS,
        variants={
            "alone": Phrase(en="{spell} has {energy}: cast it?", fr="{spell} : {energy}. Lancer le sort ?"),
            "teleport": Phrase(
                en="{spell} has {energy}: teleport first, or cast it?",
                fr="{spell} : {energy}. D'abord se téléporter, ou lancer le sort ?",
            ),
            "draw": Phrase(
                en="{spell} has {energy}: draw a card first, or cast it?",
                fr="{spell} : {energy}. D'abord piocher, ou lancer le sort ?",
            ),
            "teleport_draw": Phrase(
                en="{spell} has {energy}: teleport, draw a card, or cast it?",
                fr="{spell} : {energy}. Se téléporter, piocher, ou lancer le sort ?",
            ),
        },
    ),
    Question(
        "effect",
        Phrase(
            en="{spell} has {energy}: which effect do you apply?", fr="{spell} : {energy}. Quel effet appliquez-vous ?"
        ),
        Phrase(en="{who} chooses an effect of {spell}…", fr="{who} choisit un effet de {spell}…"),
        is_open=True,
        about=EFFECTS,
    ),
    Question(
        "target",
        Phrase(en="{spell}: which creature?", fr="{spell} : quelle créature ?"),
        Phrase(en="{who} chooses a target for {spell}…", fr="{who} choisit une cible pour {spell}…"),
        is_open=True,
    ),
    Question(
        "exchange_with",
        Phrase(
            en="{spell}: with which creature does this one ({creature}) change places?",
            fr="{spell} : avec quelle créature échanger celle-ci ({creature}) ?",
        ),
        Phrase(en="{who} chooses the second creature for {spell}…", fr="{who} choisit la seconde créature de {spell}…"),
        is_open=True,
        about=CREATURE,
    ),
    Question(
        "to",
        Phrase(
            en="{spell}: where does it go, this {creature}?",
            fr="{spell} : où déplacer cette créature ({creature}) ?",
        ),
        Phrase(en="{who} chooses where a creature goes…", fr="{who} choisit où va une créature…"),
        is_open=True,
        about=CREATURE,
    ),
    Question(
        "section",
        Phrase(en="{spell}: which section?", fr="{spell} : quelle section ?"),
        Phrase(en="{who} chooses a section for {spell}…", fr="{who} choisit une section pour {spell}…"),
        is_open=True,
    ),
    Question(
        "side",
        Phrase(en="{spell}: and which section beside it?", fr="{spell} : et quelle section voisine ?"),
        Phrase(en="{who} chooses the second section…", fr="{who} choisit la seconde section…"),
        is_open=True,
    ),
    Question(
        "opponent",
        Phrase(en="{spell}: who discards a card?", fr="{spell} : qui défausse une carte ?"),
        Phrase(en="{who} chooses a victim of {spell}…", fr="{who} choisit une victime de {spell}…"),
        is_open=True,
    ),
    Question(
        "bonus_action",
        Phrase(en="Take a bonus action for what you defeated?", fr="Une action bonus pour ce que vous avez vaincu ?"),
        Phrase(en="{who} may take a bonus action…", fr="{who} peut faire une action bonus…"),
        is_open=True,
        about=BONUSES,
    ),
    Question(
        "discard",
        Phrase(en="You must discard a card. Which one?", fr="Vous devez défausser une carte. Laquelle ?"),
        Phrase(en="{who} chooses a card to discard…", fr="{who} choisit une carte à défausser…"),
    ),
]

QUESTIONS: Final = Questions(ROWS, ANSWERS, rules="bestiaire.games.orcs")
