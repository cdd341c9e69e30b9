"""The rules of King of Tokyo and its Mindbug expansion in a player's words: one short explanation per numbered rule, in
English and French.

The table shows them when a player taps on a rule id; "our reading" marks what the sources leave open, and what is an
option can be set otherwise (docs/games/tokyo.md).
"""

from bestiaire.games.tokyo.words.rulebook.cards import CARDS
from bestiaire.games.tokyo.words.rulebook.dice import DICE
from bestiaire.games.tokyo.words.rulebook.evolutions import EVOLUTIONS
from bestiaire.games.tokyo.words.rulebook.hearts import HEARTS
from bestiaire.games.tokyo.words.rulebook.mindbugs import MINDBUGS
from bestiaire.games.tokyo.words.rulebook.table import TABLE
from bestiaire.words import Phrase

RULES: dict[str, dict[str, str]] = {**TABLE, **DICE, **HEARTS, **CARDS, **MINDBUGS, **EVOLUTIONS}

IN_SHORT = [
    Phrase(
        en="You win with 20 victory points, or as the last monster standing.",
        fr="Vous gagnez avec 20 points de victoire, ou en étant le dernier monstre en jeu.",
    ),
    Phrase(
        en="On your turn roll six dice, up to three times, keeping what you like.",
        fr="À votre tour, lancez six dés, jusqu'à trois fois, en gardant ce que vous voulez.",
    ),
    Phrase(
        en="Three equal numbers score, hearts heal (not in Tokyo), energy buys cards. Smashes from Tokyo hit everybody "
        "outside, smashes from outside hit whoever is in Tokyo.",
        fr="Trois chiffres identiques rapportent des points, les cœurs soignent (pas à Tokyo), l'énergie achète des "
        "cartes. Les baffes de Tokyo frappent tous ceux du dehors, celles du dehors frappent qui est à Tokyo.",
    ),
    Phrase(
        en="If Tokyo is empty you must enter. It brings points, but no healing; when you are hit there you may yield.",
        fr="Si Tokyo est vide, vous devez y entrer. On y gagne des points, mais on ne s'y soigne pas ; touché, vous "
        "pouvez céder la place.",
    ),
    Phrase(
        en="Then buy cards with your energy, or pay 2 to replace the three on offer.",
        fr="Achetez ensuite des cartes avec votre énergie, ou payez 2 pour remplacer les trois proposées.",
    ),
    Phrase(
        en="For a Mindbug token you take over another monster's dice before they are resolved; it then rolls anew.",
        fr="Contre un jeton Mindbug, vous prenez les dés d'un autre monstre avant leur résolution ; puis il relance.",
    ),
]
"""What a newcomer needs for the first game."""

CHAPTERS = {
    "KT-001": Phrase(en="Components", fr="Matériel"),
    "KT-010": Phrase(en="Set-up", fr="Mise en place"),
    "KT-020": Phrase(en="The turn", fr="Le tour"),
    "KT-030": Phrase(en="Rolling the dice", fr="Lancer les dés"),
    "KT-050": Phrase(en="Resolving the dice", fr="Résoudre les dés"),
    "KT-060": Phrase(en="Added symbols", fr="Symboles ajoutés"),
    "KT-070": Phrase(en="Smashes", fr="Les baffes"),
    "KT-080": Phrase(en="Yielding Tokyo", fr="Céder Tokyo"),
    "KT-090": Phrase(en="Losing hearts", fr="Perdre des cœurs"),
    "KT-100": Phrase(en="Elimination", fr="L'élimination"),
    "KT-110": Phrase(en="Entering Tokyo", fr="Entrer à Tokyo"),
    "KT-130": Phrase(en="Buying cards", fr="Acheter des cartes"),
    "KT-145": Phrase(en="Mimic", fr="Mimétisme"),
    "KT-150": Phrase(en="The end of the turn", fr="La fin du tour"),
    "KT-160": Phrase(en="Victory", fr="La victoire"),
    "KT-170": Phrase(en="Extra turns", fr="Tours supplémentaires"),
    "KT-180": Phrase(en="Two players", fr="À deux joueurs"),
    "KM-001": Phrase(en="The Mindbug expansion", fr="L'extension Mindbug"),
    "KM-010": Phrase(en="Mindbug tokens", fr="Les jetons Mindbug"),
    "KM-035": Phrase(en="Consumables", fr="Les cartes Consommables"),
    "KM-040": Phrase(en="Keywords", fr="Les mots-clés"),
    "KM-100": Phrase(en="Evolution cards", fr="Les cartes Évolution"),
}
"""The heading above a rule."""

RULES_BY_WORD = {
    "tokyo": "KT-008", "yield": "KT-080", "céder": "KT-080", "bay": "KT-104", "baie": "KT-104", "smash": "KT-071",
    "baffe": "KT-071", "heart": "KT-055", "cœur": "KT-055", "energy": "KT-054", "énergie": "KT-054", "sweep": "KT-133",
    "balayer": "KT-133", "mimic": "KT-145", "mimétisme": "KT-145", "victory": "KT-160", "victoire": "KT-160",
    "mindbug": "KM-020", "hunter": "KM-040", "chasseur": "KM-040", "sneaky": "KM-046", "furtif": "KM-046",
    "poisonous": "KM-050", "venimeux": "KM-050", "tough": "KM-054", "coriace": "KM-054", "frenzy": "KM-060",
    "furie": "KM-060", "evolution": "KM-100", "évolution": "KM-100", "consumable": "KM-035", "consommable": "KM-035",
}  # fmt: skip
"""Rules that a player would ask for by a word."""
