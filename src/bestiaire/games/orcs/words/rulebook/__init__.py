"""The rules of Orcs Orcs Orcs in a player's words: one short explanation per numbered rule, in English and French.

The table shows them when a player taps on a rule id; "our reading" and "our figures" mark what no published source
tells (docs/games/orcs.md lists it all).
"""

from bestiaire.games.orcs.words.rulebook.end import END
from bestiaire.games.orcs.words.rulebook.round import ROUND
from bestiaire.games.orcs.words.rulebook.spells import SPELLS
from bestiaire.games.orcs.words.rulebook.table import TABLE
from bestiaire.words import Phrase

RULES: dict[str, dict[str, str]] = {**TABLE, **ROUND, **SPELLS, **END}

IN_SHORT = [
    Phrase(
        en="Creatures march on the tower through six sectors. Defeat them for points: each trophy is worth what "
        "the counter of its type shows at the end, and every creature that reaches the tower lowers that "
        "value.",
        fr="Des créatures marchent sur la tour par six quartiers. Vainquez-les pour des points : chaque trophée "
        "vaut ce qu'indique à la fin le compteur de son type, et chaque créature qui atteint la tour fait "
        "baisser cette valeur.",
    ),
    Phrase(
        en="Every round begins with a fate card: it moves creatures and may change the rules for the round. If a "
        "creature reaches the tower where your mage stands, you lose a trophy of its type.",
        fr="Chaque manche commence par une carte Destin : elle fait avancer des créatures et peut changer les "
        "règles de la manche. Si une créature atteint la tour là où se tient votre mage, vous perdez un "
        "trophée de son type.",
    ),
    Phrase(
        en="On your turn, creatures appear in empty sectors and in one sector that you choose. Then you have two "
        "actions: teleport your mage, or cast a spell, mostly at the sector in front of it.",
        fr="À votre tour, des créatures apparaissent dans les quartiers vides et dans un quartier de votre "
        "choix. Puis vous avez deux actions : téléporter votre mage, ou lancer un sort, le plus souvent sur "
        "le quartier devant lui.",
    ),
    Phrase(
        en="A spell has 1 energy of its element; play more cards of that element as upgrades for a stronger "
        "effect. Damage stays on creatures until the end of your turn.",
        fr="Un sort a 1 énergie de son élément ; jouez d'autres cartes de cet élément comme améliorations pour "
        "un effet plus fort. Les dégâts restent sur les créatures jusqu'à la fin de votre tour.",
    ),
    Phrase(
        en="Spell Books bring better spells into your deck; support spells are also worth 2 points each at the "
        "end. The second creature of a type that you defeat gives you a lasting power.",
        fr="Les Grimoires apportent de meilleurs sorts à votre deck ; les sorts de soutien valent aussi 2 points "
        "chacun à la fin. La deuxième créature d'un type que vous vainquez vous donne un pouvoir durable.",
    ),
    Phrase(
        en="At the end of your turn your hand is discarded and you draw four new cards. When four sectors are "
        "empty, the round is finished and points are counted.",
        fr="À la fin de votre tour, votre main est défaussée et vous piochez quatre cartes. Quand quatre "
        "quartiers sont vides, la manche se termine et l'on compte les points.",
    ),
]
"""What a newcomer needs for the first game."""

CHAPTERS = {
    "OO-001": Phrase(en="Board and cards", fr="Plateau et cartes"),
    "OO-010": Phrase(en="Creatures and markers", fr="Créatures et marqueurs"),
    "OO-020": Phrase(en="Set-up", fr="Mise en place"),
    "OO-040": Phrase(en="The round", fr="La manche"),
    "OO-050": Phrase(en="Reaching the tower", fr="Atteindre la tour"),
    "OO-060": Phrase(en="Special rules of fate cards", fr="Règles spéciales des cartes Destin"),
    "OO-070": Phrase(en="The turn: reveal", fr="Le tour : révéler"),
    "OO-080": Phrase(en="The turn: actions", fr="Le tour : agir"),
    "OO-090": Phrase(en="Casting", fr="Lancer un sort"),
    "OO-110": Phrase(en="Damage and defeat", fr="Dégâts et victoires"),
    "OO-120": Phrase(en="The turn: draw", fr="Le tour : piocher"),
    "OO-130": Phrase(en="Spells", fr="Les sorts"),
    "OO-165": Phrase(en="Learning", fr="Apprendre"),
    "OO-170": Phrase(en="Upgrade effects", fr="Effets d'amélioration"),
    "OO-180": Phrase(en="Bonus powers", fr="Pouvoirs bonus"),
    "OO-188": Phrase(en="The end of the game", fr="La fin de la partie"),
    "OO-200": Phrase(en="Module: secret missions", fr="Module : missions secrètes"),
    "OO-210": Phrase(en="Module: bonus actions", fr="Module : actions bonus"),
}
"""The heading above a rule."""

RULES_BY_WORD = {
    "fate": "OO-041", "destin": "OO-041", "tower": "OO-050", "tour": "OO-050", "teleport": "OO-081",
    "téléportation": "OO-081", "pass": "OO-082", "passer": "OO-082", "cast": "OO-090", "sort": "OO-090",
    "upgrade": "OO-091", "amélioration": "OO-091", "damage": "OO-110", "dégâts": "OO-110", "skull": "OO-112",
    "crâne": "OO-112", "learn": "OO-165", "apprendre": "OO-165", "poison": "OO-182", "voodoo": "OO-153",
    "vaudou": "OO-153", "wisdom": "OO-160", "sagesse": "OO-160", "mission": "OO-200", "bonus": "OO-211",
    "end": "OO-188", "fin": "OO-188", "points": "OO-189",
}  # fmt: skip
"""Rules that a player would ask for by a word."""
