"""What the signs on cards and tables of King of Tokyo mean, in a sentence each."""

from __future__ import annotations

from bestiaire.games.tokyo.cards.printed import KEYWORD_WORDS
from bestiaire.words import Phrase, say

NUMBER = Phrase(
    en="three of them bring {n}, each further one 1 more.",
    fr="trois dés identiques rapportent {n}, chacun de plus 1 de plus.",
)
POINTS = {
    1: Phrase(en="1 victory point", fr="1 point de victoire"),
    2: Phrase(en="2 victory points", fr="2 points de victoire"),
    3: Phrase(en="3 victory points", fr="3 points de victoire"),
}
KEYWORDS = {
    "HUNTER": Phrase(
        en="used before you roll: this turn your smashes hit only the monster you choose.",
        fr="avant de lancer : ce tour-ci, vos baffes ne frappent que le monstre que vous choisissez.",
    ),
    "SNEAKY": Phrase(
        en="used before you roll: every other monster loses as many points as you gain by resolving.",
        fr="avant de lancer : chaque autre monstre perd autant de points que vous en gagnez en résolvant.",
    ),
    "POISONOUS": Phrase(
        en="when smashes cost you hearts, the attacker loses as many.",
        fr="quand des baffes vous coûtent des cœurs, l'attaquant en perd autant.",
    ),
    "TOUGH": Phrase(
        en="cancels all that the smashes of one attack would cost you.",
        fr="annule tout ce que les baffes d'une attaque vous coûteraient.",
    ),
    "FRENZY": Phrase(
        en="at the end of your turn: another whole turn, at the price on the card.",
        fr="à la fin de votre tour : un autre tour complet, au prix que dit la carte.",
    ),
}
SIGNS = {
    "d-heart": (
        Phrase(en="Heart", fr="Cœur"),
        Phrase(en="heals 1 heart, but not in Tokyo.", fr="soigne 1 cœur, mais pas à Tokyo."),
    ),
    "d-energy": (Phrase(en="Energy", fr="Énergie"), Phrase(en="brings 1 energy.", fr="rapporte 1 énergie.")),
    "d-smash": (
        Phrase(en="Smash", fr="Baffe"),
        Phrase(
            en="from Tokyo it costs everybody outside 1 heart, from outside everybody in Tokyo.",
            fr="de Tokyo, elle coûte 1 cœur à tous ceux du dehors ; de dehors, à ceux de Tokyo.",
        ),
    ),
    "s-heart": (
        Phrase(en="Hearts", fr="Cœurs"),
        Phrase(en="a monster without any is out of the game.", fr="un monstre qui n'en a plus quitte la partie."),
    ),
    "s-heart-broken": (
        Phrase(en="Lost hearts", fr="Cœurs perdus"),
        Phrase(en="so many a monster loses.", fr="ce qu'un monstre perd."),
    ),
    "s-star": (
        Phrase(en="Victory points", fr="Points de victoire"),
        Phrase(en="20 of them at the end of a turn win.", fr="20 à la fin d'un tour font gagner."),
    ),
    "s-cube": (Phrase(en="Energy", fr="Énergie"), Phrase(en="pays for cards.", fr="paie des cartes.")),
    "s-bug": (
        Phrase(en="Mindbug token", fr="Jeton Mindbug"),
        Phrase(
            en="spend it to take another monster's dice before they are resolved.",
            fr="dépensez-le pour prendre les dés d'un autre monstre avant leur résolution.",
        ),
    ),
    "s-hand": (
        Phrase(en="Evolution cards", fr="Cartes Évolution"),
        Phrase(en="so many are in hand, unseen.", fr="combien sont en main, cachées."),
    ),
    "s-poison": (
        Phrase(en="Poison token", fr="Jeton Poison"),
        Phrase(
            en="costs 1 heart at the end of each of your turns; a heart die takes it off outside Tokyo.",
            fr="coûte 1 cœur à la fin de chacun de vos tours ; un dé cœur le retire hors de Tokyo.",
        ),
    ),
    "s-shrink": (
        Phrase(en="Shrink token", fr="Jeton Toupetit"),
        Phrase(
            en="one die fewer; a heart die takes it off outside Tokyo.",
            fr="un dé de moins ; un dé cœur le retire hors de Tokyo.",
        ),
    ),
    "s-again": (
        Phrase(en="Rolls", fr="Lancers"),
        Phrase(en="so many you have left.", fr="combien il vous en reste."),
    ),
    "s-pin": (Phrase(en="Tokyo", fr="Tokyo"), Phrase(en="who goes in, or stays.", fr="qui y entre, ou y reste.")),
}


def meanings(lang: str) -> dict[str, tuple[str, str]]:
    """By the sign: the word, and what it means."""
    numbers = {f"d-{n}": (str(n), NUMBER.say(lang, n=points.say(lang))) for n, points in POINTS.items()}
    keywords = {
        f"k-{en.lower()}": (say(lang, en=en, fr=fr), KEYWORDS[en].say(lang)) for en, fr in KEYWORD_WORDS.values()
    }
    return numbers | {sign: (word.say(lang), text.say(lang)) for sign, (word, text) in SIGNS.items()} | keywords
