"""The rules of King of Tokyo Duel in a player's words: one short explanation per numbered rule, in English and French.

The table shows them when a player taps on a rule id; "our reading" marks what the rulebook leaves open, and what is an
option can be set otherwise (docs/games/duel.md).
"""

from bestiaire.games.duel.words.rulebook.market import MARKET
from bestiaire.games.duel.words.rulebook.rulings import RULINGS
from bestiaire.games.duel.words.rulebook.table import TABLE
from bestiaire.games.duel.words.rulebook.tracks import TRACKS
from bestiaire.games.duel.words.rulebook.turn import TURN
from bestiaire.words import Phrase

RULES: dict[str, dict[str, str]] = {**TABLE, **TURN, **TRACKS, **MARKET, **RULINGS}

IN_SHORT = [
    Phrase(
        en="You win when your Rival has no life left, when both markers stand in your Spotlight zones (spaces 3 to 5 "
        "on your side), or when one of them reaches your Victory space (space 7).",
        fr="Vous gagnez quand votre Rival n'a plus de PV, quand les deux pions sont sous vos projecteurs (cases 3 à 5 "
        "de votre côté), ou quand l'un d'eux atteint votre case Victoire (case 7).",
    ),
    Phrase(
        en="On your turn throw six dice, up to three times, keeping what you like.",
        fr="À votre tour, lancez six dés, jusqu'à trois fois, en gardant ce que vous voulez.",
    ),
    Phrase(
        en="Smash hits your Rival, a Heart gives life, Energy gives energy. Three Fame or three Destruction pull that "
        "marker 1 space toward you, each further one a space more.",
        fr="Une Baffe frappe votre Rival, un Soin rend 1 PV, une Énergie donne 1 énergie. Trois Gloires ou trois "
        "Destructions tirent ce pion de 1 case vers vous, chaque symbole de plus d'une case de plus.",
    ),
    Phrase(
        en="Special Power symbols feed your Monster's own power.",
        fr="Les symboles Pouvoir spécial alimentent le pouvoir propre à votre Monstre.",
    ),
    Phrase(
        en="Then buy cards with your energy, the one on the last slot 1 cheaper; who buys nothing gains 1 energy. Some "
        "cards bring a Buzz token, which you lay on a track: whoever pulls a marker onto it receives its bonus.",
        fr="Achetez ensuite des cartes avec votre énergie, celle du dernier emplacement 1 de moins ; qui n'achète rien "
        "gagne 1 énergie. Certaines amènent un jeton Buzz à poser sur une piste : qui y tire un pion reçoit son bonus.",
    ),
]
"""What a newcomer needs for the first game."""

CHAPTERS = {
    "KD-001": Phrase(en="Components and words", fr="Matériel et mots"),
    "KD-010": Phrase(en="The board", fr="Le plateau"),
    "KD-020": Phrase(en="Set-up", fr="Mise en place"),
    "KD-030": Phrase(en="The turn", fr="Le tour"),
    "KD-040": Phrase(en="Rolling the dice", fr="Lancer les dés"),
    "KD-055": Phrase(en="The fixed Roll", fr="Le Lancer fixé"),
    "KD-060": Phrase(en="Resolving the dice", fr="Résoudre les dés"),
    "KD-080": Phrase(en="Pulling a marker", fr="Tirer un pion"),
    "KD-100": Phrase(en="Buzz tokens", fr="Jetons Buzz"),
    "KD-120": Phrase(en="Special powers", fr="Pouvoirs spéciaux"),
    "KD-140": Phrase(en="Buying cards", fr="Acheter des cartes"),
    "KD-160": Phrase(en="The end of the turn", fr="La fin du tour"),
    "KD-170": Phrase(en="Hits and life", fr="Dégâts et PV"),
    "KD-190": Phrase(en="The end of the game", fr="La fin de la partie"),
    "KD-210": Phrase(en="Cards, one by one", fr="Les cartes, une à une"),
    "KD-240": Phrase(en="What you decide", fr="Ce que vous décidez"),
    "KD-260": Phrase(en="Examples", fr="Exemples"),
}
"""The heading above a rule."""

RULES_BY_WORD = {
    "smash": "KD-063", "baffe": "KD-063", "heart": "KD-064", "soin": "KD-064", "energy": "KD-065", "énergie": "KD-065",
    "fame": "KD-066", "gloire": "KD-066", "destruction": "KD-066", "power": "KD-067", "pouvoir": "KD-067",
    "buzz": "KD-100", "king": "KD-112", "roi": "KD-112", "sweep": "KD-145", "hits": "KD-170", "dégâts": "KD-170",
    "victory": "KD-190", "victoire": "KD-190", "spotlight": "KD-012", "projecteurs": "KD-012",
}  # fmt: skip
"""Rules that a player would ask for by a word."""
