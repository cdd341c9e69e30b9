"""What the signs on cards and tables of Mindbug mean, in a sentence each."""

from __future__ import annotations

from bestiaire.games.mindbug.cards.printed import keyword_word
from bestiaire.games.mindbug.words.speaker import face_name
from bestiaire.words import Phrase

FRENZY = Phrase(en="may attack a second time in the same turn.", fr="peut attaquer une seconde fois dans le même tour.")
HUNTER = Phrase(
    en="when it attacks, you may choose the enemy creature that must block it.",
    fr="quand elle attaque, vous pouvez choisir la créature ennemie qui doit la bloquer.",
)
POISONOUS = Phrase(
    en="always defeats the creature it fights, whatever its power.",
    fr="détruit toujours la créature qu'elle combat, quelle que soit sa puissance.",
)
SNEAKY = Phrase(
    en="only another SNEAKY creature can block it.", fr="seule une autre créature « FURTIF » peut la bloquer."
)
TOUGH = Phrase(
    en="the first time it would be defeated, it is exhausted (turned) instead.",
    fr="la première fois qu'elle devrait être détruite, elle est seulement inclinée (tournée).",
)
MEANINGS = {"FRENZY": FRENZY, "HUNTER": HUNTER, "POISONOUS": POISONOUS, "SNEAKY": SNEAKY, "TOUGH": TOUGH}

SIGNS = {
    "k-die": (
        Phrase(en="Dice", fr="Dés"),
        Phrase(
            en="when it attacks, a die is rolled for each of these signs.",
            fr="quand elle attaque, on lance un dé par symbole.",
        ),
    ),
    "s-heart": (
        Phrase(en="Life", fr="PV"),
        Phrase(en="whoever has none left loses.", fr="qui n'en a plus a perdu."),
    ),
    "s-heart-lost": (
        Phrase(en="Lost life", fr="PV perdu"),
        Phrase(
            en="so much is missing from the 3 life of the beginning.",
            fr="ce qui manque aux 3 PV du début de la partie.",
        ),
    ),
    "s-bug": (
        Phrase(en="Mindbug", fr="Mindbug"),
        Phrase(
            en="spend it on a card your opponent has just played from hand, and the creature is yours.",
            fr="dépensez-le sur une carte que votre adversaire vient de jouer de sa main, et la créature est à vous.",
        ),
    ),
    "s-bug-used": (
        Phrase(en="Spent Mindbug", fr="Mindbug dépensé"),
        Phrase(en="gone for the rest of the game.", fr="perdu pour le reste de la partie."),
    ),
    "s-sword": (
        Phrase(en="Attack", fr="Attaque"),
        Phrase(
            en="a creature attacks; beside numbers, it would win the fight.",
            fr="une créature attaque ; à côté de nombres, elle gagnerait le combat.",
        ),
    ),
    "s-shield": (
        Phrase(en="Block", fr="Blocage"),
        Phrase(
            en="a creature blocks; beside numbers, it would survive the fight.",
            fr="une créature bloque ; à côté de nombres, elle survivrait au combat.",
        ),
    ),
    "s-skull": (
        Phrase(en="Defeated", fr="Vaincue"),
        Phrase(en="it would fall in this fight.", fr="elle tomberait dans ce combat."),
    ),
    "s-cube": (
        Phrase(en="Energy cube", fr="Cube d'Énergie"),
        Phrase(
            en="pays for Energy cards at the start of your turn.", fr="paie des cartes Énergie au début de votre tour."
        ),
    ),
}
GROWTH = Phrase(
    en="the attacker has {n} more power until the end of this turn.",
    fr="l'attaquant a {n} de puissance en plus jusqu'à la fin de ce tour.",
)
ENERGY = Phrase(en="whoever attacks gains {cubes}.", fr="qui attaque gagne {cubes}.")
CUBES = {1: Phrase(en="1 Energy cube", fr="1 cube d'Énergie"), 2: Phrase(en="2 Energy cubes", fr="2 cubes d'Énergie")}
DISCARD = Phrase(
    en="whoever is attacked chooses a card in hand and discards it.",
    fr="qui est attaqué choisit une carte de sa main et la défausse.",
)


def meanings(lang: str) -> dict[str, tuple[str, str]]:
    """By the sign: the word, and what it means."""
    found = {f"k-{name.lower()}": (keyword_word(name, lang), text.say(lang)) for name, text in MEANINGS.items()}
    found |= {sign: (word.say(lang), text.say(lang)) for sign, (word, text) in SIGNS.items()}
    return found | {f"d-{face}": (face_name(face, lang), face_means(face, lang)) for face in range(1, 7)}


def face_means(face: int, lang: str) -> str:
    """What a face of the dice brings (MK-013 to MK-015)."""
    if face <= 3:
        return GROWTH.say(lang, n=face)
    return ENERGY.say(lang, cubes=CUBES[face - 3].say(lang)) if face <= 5 else DISCARD.say(lang)
