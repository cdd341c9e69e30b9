"""The rules that Mindbug x King of Tokyo adds, in a player's words: one short explanation per numbered rule."""

from bestiaire.words import Phrase

KING_OF_TOKYO_IN_SHORT = Phrase(
    en="With Mindbug x King of Tokyo: a creature with die symbols rolls when it attacks, for power this turn, Energy "
    "cubes or a discard, and you may reroll once. At the start of your turn, cubes buy Energy cards.",
    fr="Avec Mindbug x King of Tokyo : une créature à symboles de dé lance les dés quand elle attaque, et vous pouvez "
    "relancer une fois : puissance pour ce tour, cubes d'Énergie ou défausse adverse. Au début de votre tour, les "
    "cubes achètent des cartes Énergie.",
)

KING_OF_TOKYO_CHAPTERS = {
    "MK-001": Phrase(en="Mindbug x King of Tokyo", fr="Mindbug x King of Tokyo"),
    "MK-010": Phrase(en="Dice", fr="Les dés"),
    "MK-020": Phrase(en="Energy cards", fr="Les cartes Énergie"),
    "MK-030": Phrase(en="Words of this set", fr="Précisions sur cette série"),
}

KING_OF_TOKYO_RULES: dict[str, dict[str, str]] = {
    "MK-001": {
        "en": (
            "This set has 32 creature cards, 16 Energy cards, two dice and cubes without end. Shuffle its creatures "
            "with those of other sets if you like: as soon as some of it is used, its rules hold in full, beside the "
            "Attack effects of other sets."
        ),
        "fr": (
            "Cette série compte 32 cartes Créature, 16 cartes Énergie, deux dés et des cubes à volonté. Ses créatures "
            "se mélangent à celles d'autres séries : dès qu'une partie en est utilisée, toutes ses règles "
            "s'appliquent, à côté des effets Attaque des autres séries."
        ),
    },
    "MK-002": {
        "en": (
            "Set-up: each player takes a die and starts without cubes. The Energy cards are shuffled face down; three "
            "of them lie face up, with room for a discard pile of their own."
        ),
        "fr": (
            "Mise en place : un dé par joueur, aucun cube. Les cartes Énergie sont mélangées face cachée ; trois "
            "d'entre elles sont posées face visible, et leur défausse aura sa place à côté."
        ),
    },
    "MK-003": {
        "en": (
            "Cubes, face-up Energy cards and their discard pile are open to all; the Energy deck is secret. Our "
            "reading: everybody may know how many cards it has left."
        ),
        "fr": (
            "Cubes, cartes Énergie visibles et leur défausse sont publics ; le paquet Énergie est secret. Notre "
            "lecture : chacun peut savoir combien de cartes il lui reste."
        ),
    },
    "MK-010": {
        "en": (
            "A creature may have one or two die symbols. When it attacks, you must roll that many dice together, "
            "before anything else: before Attack effects and before a block is decided."
        ),
        "fr": (
            "Une créature peut porter un ou deux symboles de dé. Quand elle attaque, vous devez lancer autant de dés, "
            "ensemble et avant toute chose : avant les effets Attaque et avant la décision de bloquer."
        ),
    },
    "MK-011": {
        "en": (
            "You may reroll once. With two dice, reroll both or only one of them and keep the other; it is still a "
            "single reroll. The new result stands."
        ),
        "fr": (
            "Vous pouvez relancer une fois. Avec deux dés, relancez les deux ou un seul en gardant l'autre : cela "
            "reste une seule relance. Le nouveau résultat est définitif."
        ),
    },
    "MK-012": {
        "en": (
            "The final result takes effect at once, before blocking, for the player who attacks. Two dice are resolved "
            "both, in the order you like."
        ),
        "fr": (
            "Le résultat final s'applique aussitôt, avant le blocage, pour le joueur qui attaque. Deux dés se "
            "résolvent l'un et l'autre, dans l'ordre de votre choix."
        ),
    },
    "MK-013": {
        "en": (
            "GROWTH +1, +2 or +3: the attacker has that much more power until the turn ends. Our reading: several "
            "growths add up, from two dice or from both attacks of Frenzy."
        ),
        "fr": (
            "CROISSANCE +1, +2 ou +3 : l'attaquant gagne autant de puissance jusqu'à la fin du tour. Notre lecture : "
            "plusieurs croissances s'additionnent, qu'elles viennent de deux dés ou des deux attaques de Furie."
        ),
    },
    "MK-014": {
        "en": "ENERGY 1 or 2: take that many cubes. You keep them until you spend them, and the bank never runs out.",
        "fr": "ÉNERGIE 1 ou 2 : prenez autant de cubes. Ils restent à vous jusqu'à l'achat ; la banque est sans fond.",
    },
    "MK-015": {
        "en": (
            "DISCARD: your opponent chooses a card in hand and discards it. Two such results are two discards, with a "
            "refill between them."
        ),
        "fr": (
            "DÉFAUSSE : votre adversaire choisit une carte de sa main et la défausse. Deux résultats de ce genre font "
            "deux défausses, et la main est complétée entre les deux."
        ),
    },
    "MK-016": {
        "en": "A creature with Frenzy and a die symbol rolls on each of its attacks.",
        "fr": "Une créature qui a Furie et un symbole de dé lance à chacune de ses attaques.",
    },
    "MK-020": {
        "en": (
            "At the start of your turn, before all else, you may buy any number of face-up Energy cards, one after "
            "another, each for its price in cubes."
        ),
        "fr": (
            "Au début de votre tour, avant tout le reste, vous pouvez acheter autant de cartes Énergie visibles que "
            "vous voulez, l'une après l'autre, chacune à son prix en cubes."
        ),
    },
    "MK-021": {
        "en": (
            "The place of a bought card is refilled at once from the Energy deck, and the new card can be bought as "
            "well. Then the bought card takes effect and goes to the Energy discard pile, face up."
        ),
        "fr": (
            "La place d'une carte achetée est aussitôt regarnie depuis le paquet Énergie, et la nouvelle carte peut "
            "être achetée elle aussi. Puis la carte achetée fait effet et rejoint la défausse Énergie, face visible."
        ),
    },
    "MK-022": {
        "en": "Once the Energy deck is empty, places stay empty. Energy cards are never shuffled again.",
        "fr": "Le paquet Énergie épuisé, les places restent vides. Les cartes Énergie ne sont jamais remélangées.",
    },
    "MK-023": {
        "en": (
            "Buying is not your action, and there is no other time for it: not once you have begun to act, not before "
            "the further action after a Mindbug, not on your opponent's turn."
        ),
        "fr": (
            "Acheter n'est pas votre action, et il n'y a pas d'autre moment pour le faire : ni une fois l'action "
            "entamée, ni avant la nouvelle action due à un Mindbug, ni pendant le tour adverse."
        ),
    },
    "MK-024": {
        "en": (
            "Our reading: a purchase is finished, with all that it causes, before the next. A card may be bought even "
            "if it can do nothing. Whether you can act at all is only judged afterwards, so a purchase can save you."
        ),
        "fr": (
            "Notre lecture : un achat va à son terme, avec tout ce qu'il entraîne, avant le suivant. On peut acheter "
            "une carte qui ne ferait rien. Savoir si vous pouvez agir ne se juge qu'ensuite : un achat peut donc vous "
            "sauver."
        ),
    },
    "MK-030": {
        "en": "No creature of this set has an Attack effect: there are Play and Defeated effects only.",
        "fr": "Aucune créature de cette série n'a d'effet Attaque : il n'y a que des effets Jouer et Détruit.",
    },
    "MK-031": {
        "en": "Where a card speaks of an opponent, in a game of two it means the other player.",
        "fr": "Quand une carte parle d'un adversaire, à deux joueurs il s'agit de l'autre.",
    },
    "MK-032": {
        "en": "Hunter, Tough, Frenzy, Sneaky and Poisonous mean the same as in every other set.",
        "fr": "Chasseur, Coriace, Furie, Furtif et Venimeux ont le même sens que dans les autres séries.",
    },
    "MK-033": {
        "en": (
            "Our reading: an Energy card that holds for this turn does so until the turn in progress ends, through the "
            "further action after a Mindbug and both attacks of Frenzy, for whatever creatures its buyer controls at "
            "each moment."
        ),
        "fr": (
            "Notre lecture : une carte Énergie qui vaut pour ce tour vaut jusqu'à la fin du tour en cours, y compris "
            "pour la nouvelle action due à un Mindbug et pour les deux attaques de Furie, et pour les créatures que "
            "son acheteur contrôle à chaque instant."
        ),
    },
    "MK-034": {
        "en": (
            "Our reading: an Energy card that comes for free takes effect whenever you get it. If it lay face up, its "
            "place is refilled; if it was turned up from the deck, there is no place to refill."
        ),
        "fr": (
            "Notre lecture : une carte Énergie acquise sans payer fait effet au moment où vous l'obtenez. Si elle "
            "était visible, sa place est regarnie ; révélée du paquet, elle ne laisse aucune place à regarnir."
        ),
    },
    "MK-035": {
        "en": (
            "Our reading: a creature that returns to a hand goes to the hand the effect names, whoever was dealt the "
            "card. No Defeated effect happens, and it starts afresh if it is played again."
        ),
        "fr": (
            "Notre lecture : une créature qui retourne en main va dans la main que l'effet désigne, peu importe qui "
            "avait reçu la carte. Aucun effet Détruit n'a lieu, et elle repart à neuf si elle est rejouée."
        ),
    },
}
