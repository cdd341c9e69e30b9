"""Of the second lesson: the five keywords."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Outcome, Step
from bestiaire.words import Phrase

DISPLAY: Final = ["wings", "toxic_petals", "skyscraper"]
DECK: Final = ["extra_head", "giant_brain", "jets", "camouflage"]
"""Cards that nobody buys."""

KEYWORDS: Final = (
    Step(
        title=Phrase(en="{POISONOUS}: tit for tat", fr="{POISONOUS} : un prêté pour un rendu"),
        text=Phrase(
            en="Later, with four CONSUMABLES. Bo smashes you: 2 hearts. With {POISONOUS} you lose them, and then he "
            "loses as many. Use {electro_whip}.",
            fr="Plus tard, avec quatre CONSOMMABLES. Bo vous touche : 2 cœurs. Avec {POISONOUS}, vous les perdez, puis "
            "il en perd autant. Utilisez {electro_whip}.",
        ),
        answers=("poisonous:electro_whip",),
        otherwise=Phrase(
            en="You can afford these hearts. But Bo shall pay for them: use {electro_whip}.",
            fr="Vous pouvez vous passer de ces cœurs. Mais que Bo le paie : utilisez {electro_whip}.",
        ),
        outcomes=(
            Outcome(
                "cube",
                Phrase(
                    en="{electro_whip}: Bo loses as much energy, too.",
                    fr="{electro_whip} : Bo perd aussi autant d'énergie.",
                ),
            ),
        ),
        points=("hearts-1",),
        position={
            "active": 1,
            "phase": "reroll",
            "dice": ["smash", "smash", "1", "1", "2", "2"],
            "players": [
                {
                    "monster": "cyber_kitty",
                    "vp": 9,
                    "cards": ["electro_whip", "spatial_hunter", "bold_maneuver", "legendary_hunter"],
                },
                {"monster": "gigazaur", "place": "city", "vp": 10, "energy": 2},
                {"monster": "mastermindbug", "hearts": 6, "vp": 7},
            ],
            "display": DISPLAY,
            "deck": DECK,
            "next_dice": [
                *("1", "1", "2", "2", "3", "3"),
                *("3", "3", "3", "3", "heart", "heart"),
                *("smash", "smash", "smash", "smash", "smash", "energy"),
                *("1", "2", "3", "heart", "heart", "energy"),
            ],
        },
        played=("reroll:none", "resolve:numbers"),
    ),
    Step(
        title=Phrase(en="{SNEAKY}: the others lose points", fr="{SNEAKY} : ils perdent des points"),
        text=Phrase(
            en="Your turn. {SNEAKY} is used before the first throw: all others lose as many points as your dice bring "
            "you. Use it with {spatial_hunter}.",
            fr="À vous. {SNEAKY} s'utilise avant le premier lancer : les autres perdent autant de points que vos dés "
            "vous en donnent. Utilisez-le avec {spatial_hunter}.",
        ),
        answers=("sneaky:spatial_hunter",),
        otherwise=Phrase(
            en="Bo and Mia have many points. Make them lose some: {SNEAKY}, with {spatial_hunter}.",
            fr="Bo et Mia ont beaucoup de points. Faites-leur en perdre : {SNEAKY}, avec {spatial_hunter}.",
        ),
        points=("stars-1", "stars-2"),
        played=("reroll:none",),
    ),
    Step(
        title=Phrase(en="Four 3s", fr="Quatre 3"),
        text=Phrase(
            en="Four 3s bring you 4 points, so Bo and Mia will lose 4 each. And two hearts heal you. Stop now.",
            fr="Quatre 3 vous donnent 4 points : Bo et Mia en perdront 4 chacun. Et deux cœurs vous soignent. Arrêtez "
            "maintenant.",
        ),
        answers=("reroll:none",),
        otherwise=Phrase(
            en="Points and hearts: all six dice are useful. Stop now.",
            fr="Des points et des cœurs : les six dés servent. Arrêtez maintenant.",
        ),
        points=("dice", "stars-1", "stars-2"),
        played=("keyword:none",),
    ),
    Step(
        title=Phrase(en="{FRENZY}: another turn", fr="{FRENZY} : un autre tour"),
        text=Phrase(
            en="Both lost 4 points. At the end of your turn {FRENZY} gives you another. When that one ends, "
            "{bold_maneuver} costs 5 hearts. You have 10: use it.",
            fr="Ils ont perdu 4 points. À la fin de votre tour, {FRENZY} en donne un autre. Quand il finit, "
            "{bold_maneuver} coûte 5 cœurs. Vous en avez 10 : allez-y.",
        ),
        answers=("frenzy:bold_maneuver",),
        otherwise=Phrase(
            en="5 hearts are a lot, but you keep 5, and Mia has only 4. Use {bold_maneuver}.",
            fr="5 cœurs, c'est beaucoup, mais il vous en reste 5, et Mia n'en a que 4. Utilisez {bold_maneuver}.",
        ),
        points=("hearts-0",),
        played=("resolve:numbers",),
    ),
    Step(
        title=Phrase(en="{HUNTER}: one prey", fr="{HUNTER} : une seule proie"),
        text=Phrase(
            en="{HUNTER}, too, comes before the first throw: choose a monster, wherever it is, and your smashes hit "
            "it alone. Hunt Mia's MasterMindbug.",
            fr="{HUNTER} aussi vient avant le premier lancer : choisissez un monstre, où qu'il soit ; vos baffes ne "
            "touchent que lui. Chassez MasterMindbug (Mia).",
        ),
        answers=("hunter:legendary_hunter@2",),
        otherwise=Phrase(
            en="Mia has 4 hearts. She is outside like you: only {HUNTER} lets you hit her. Hunt Mia.",
            fr="Mia a 4 cœurs. Elle est dehors comme vous : seul {HUNTER} permet de la toucher. Chassez Mia.",
        ),
        outcomes=(
            Outcome(
                "star",
                Phrase(
                    en="{legendary_hunter}: 4 points if your prey is eliminated.",
                    fr="{legendary_hunter} : 4 points si votre proie est éliminée.",
                ),
            ),
        ),
        points=("hearts-2",),
    ),
    Step(
        title=Phrase(en="More than enough", fr="Plus qu'il n'en faut"),
        text=Phrase(
            en="Five smashes, all for Mia. Bo in Tokyo is safe from them this time. Stop now.",
            fr="Cinq baffes, toutes pour Mia. Bo, à Tokyo, n'en reçoit aucune cette fois. Arrêtez maintenant.",
        ),
        answers=("reroll:none",),
        otherwise=Phrase(
            en="Mia has 4 hearts, and you have five smashes. Stop now.",
            fr="Mia a 4 cœurs, et vous avez cinq baffes. Arrêtez maintenant.",
        ),
        points=("dice", "hearts-2"),
    ),
    Step(
        title=Phrase(en="Earned and paid", fr="Gagné, puis payé"),
        text=Phrase(
            en="Mia is out, which brought you 4 points: {legendary_hunter}. The {FRENZY} turn is over, and "
            "{bold_maneuver} has cost its 5 hearts.",
            fr="Mia est éliminée, ce qui vous rapporte 4 points : {legendary_hunter}. Le tour de {FRENZY} est fini, et "
            "{bold_maneuver} a coûté ses 5 cœurs.",
        ),
        points=("stars-0", "hearts-0"),
        played=("resolve:energy",),
    ),
)
