"""What the signs on cards and tables of King of Tokyo Duel mean, in a sentence each."""

from __future__ import annotations

from bestiaire.games.duel.words.nouns import symbol_word
from bestiaire.words import Phrase

PULLS = Phrase(
    en="three pull this marker 1 space towards you, each further one 1 space more.",
    fr="trois tirent ce pion de 1 case vers vous, chaque symbole supplémentaire, d'une case de plus.",
)
MARKER = Phrase(
    en="pull it towards you: both markers in your Spotlight win, or one on your Victory space.",
    fr="tirez-le vers vous : les deux pions sous vos projecteurs font gagner, ou un seul sur votre case Victoire.",
)
FACES = {
    "smash": Phrase(en="1 hit on your Rival.", fr="1 dégât à votre Rival."),
    "heart": Phrase(en="gain 1 life, up to your maximum.", fr="gagnez 1 PV, jusqu'à votre maximum."),
    "energy": Phrase(en="gain 1 energy.", fr="gagnez 1 énergie."),
    "fame": PULLS,
    "destruction": PULLS,
    "power": Phrase(en="feeds the Special Power of your Monster.", fr="alimente le Pouvoir spécial de votre Monstre."),
}
SIGNS = {
    "m-fame": (Phrase(en="Fame marker", fr="Pion Gloire"), MARKER),
    "m-destruction": (Phrase(en="Destruction marker", fr="Pion Destruction"), MARKER),
    "s-star": (
        Phrase(en="Victory space", fr="Case Victoire"),
        Phrase(en="a marker on yours wins the game.", fr="un pion sur la vôtre fait gagner la partie."),
    ),
    "s-heart": (
        Phrase(en="Life", fr="PV"),
        Phrase(en="a Monster that has none left has lost.", fr="un Monstre qui n'en a plus a perdu."),
    ),
    "s-cube": (Phrase(en="Energy", fr="Énergie"), Phrase(en="buys cards.", fr="sert à acheter des cartes.")),
    "b-dice_token": (
        Phrase(en="Dice token", fr="Jeton Dé"),
        Phrase(
            en="spent before the first throw it brings one more die; you hold two at most.",
            fr="dépensé avant le premier lancer, il donne un dé de plus ; on en a deux au plus.",
        ),
    ),
    "b-paw": (
        Phrase(en="Paw (Buzz bonus)", fr="Patte (bonus Buzz)"),
        Phrase(
            en="pull a marker there, and your Rival takes 1 hit.",
            fr="tirez-y un pion, et votre Rival subit 1 dégât.",
        ),
    ),
    "b-two_paws": (
        Phrase(en="Two paws (Buzz bonus)", fr="Deux pattes (bonus Buzz)"),
        Phrase(
            en="pull a marker there, and your Rival takes 2 hits.",
            fr="tirez-y un pion, et votre Rival subit 2 dégâts.",
        ),
    ),
    "b-heart": (
        Phrase(en="Heart (Buzz bonus)", fr="Cœur (bonus Buzz)"),
        Phrase(en="pull a marker there, and gain 1 life.", fr="tirez-y un pion, et gagnez 1 PV."),
    ),
    "b-energy": (
        Phrase(en="Energy (Buzz bonus)", fr="Énergie (bonus Buzz)"),
        Phrase(en="pull a marker there, and gain 1 energy.", fr="tirez-y un pion, et gagnez 1 énergie."),
    ),
    "b-empty": (
        Phrase(en="Empty space", fr="Case vide"),
        Phrase(en="it brings no bonus.", fr="elle ne rapporte aucun bonus."),
    ),
    "b-left_out": (
        Phrase(en="Space left out (alien token)", fr="Case sautée (jeton Alien)"),
        Phrase(
            en="it does not count: a marker steps from one end of the token straight to the other.",
            fr="elle ne compte pas : un pion passe directement d'un bout du jeton à l'autre.",
        ),
    ),
    "b-king": (
        Phrase(en="King token", fr="Jeton Roi"),
        Phrase(en="a pull by the Rival of The King stops here.", fr="un tirage du Rival de The King s'arrête ici."),
    ),
}


def meanings(lang: str) -> dict[str, tuple[str, str]]:
    """By the sign: the word, and what it means."""
    faces = {f"d-{face}": (symbol_word(face, lang), text.say(lang)) for face, text in FACES.items()}
    return faces | {sign: (word.say(lang), text.say(lang)) for sign, (word, text) in SIGNS.items()}
