"""Buying, the end of the turn, victory and extra turns (sections 10 to 14)."""

CARDS: dict[str, dict[str, str]] = {
    "KT-130": {
        "en": "You may buy cards, sweep, and use Made in a Lab and Parasitic Tentacles, as long as your energy lasts.",
        "fr": (
            "Vous pouvez acheter, balayer, utiliser Expérience scientifique et Tentacules parasites, tant que "
            "l'énergie suffit."
        ),
    },
    "KT-131": {
        "en": "Keep cards and Consumables come in front of you; a Discard card takes effect at once and is discarded.",
        "fr": (
            "Les Pouvoirs et les Consommables viennent devant vous ; une Action fait effet aussitôt, puis est "
            "défaussée."
        ),
    },
    "KT-132": {
        "en": "A purchase: pay, Media-Friendly, the slot is refilled, the card takes effect, then Opportunist.",
        "fr": "Un achat : payer, Médiatique, la place est regarnie, la carte fait effet, puis Opportuniste.",
    },
    "KT-133": {
        "en": "Sweep: for 2 energy the three cards are replaced, as often as you like.",
        "fr": "Balayer : pour 2 énergies, les trois cartes sont remplacées, autant de fois que vous voulez.",
    },
    "KT-134": {
        "en": "When the deck is empty the discard pile is shuffled; if that is empty, too, the display stays short.",
        "fr": "Quand la pioche est vide, la défausse est mélangée ; si elle est vide aussi, il manque des cartes.",
    },
    "KT-135": {
        "en": "Owners of Opportunist may buy what was just revealed, one card at a time, at their own price.",
        "fr": (
            "Les propriétaires d'Opportuniste peuvent acheter ce qui vient d'être révélé, une carte à la fois, à "
            "leur propre prix."
        ),
    },
    "KT-136": {
        "en": "You may own any number of cards; a second copy works again.",
        "fr": "Vous pouvez posséder autant de cartes que vous voulez ; un second exemplaire agit à nouveau.",
    },
    "KT-137": {
        "en": "Conditions on buying are checked before paying.",
        "fr": "Les conditions d'achat se vérifient avant de payer.",
    },
    "KT-138": {
        "en": "A Discard card does what it says in printed order: points before hearts.",
        "fr": "Une Action fait ce qu'elle dit dans l'ordre imprimé : les points avant les cœurs.",
    },
    "KT-139": {
        "en": "Discounts add up, after surcharges; the price is never below 0.",
        "fr": "Les réductions s'ajoutent, après les suppléments ; le prix n'est jamais inférieur à 0.",
    },
    "KT-140": {
        "en": "Made in a Lab: once per Buy phase you look at the top card and may buy it until the phase ends.",
        "fr": (
            "Expérience scientifique : une fois par phase d'achat, vous regardez la première carte et pouvez "
            "l'acheter jusqu'à la fin de la phase."
        ),
    },
    "KT-141": {
        "en": "You may sweep fewer than three cards, too.",
        "fr": "Vous pouvez aussi balayer moins de trois cartes.",
    },
    "KT-145": {
        "en": (
            "Mimic is a second copy of a Keep card of any monster, with what happens when that is bought, and "
            "with its own counters and uses."
        ),
        "fr": (
            "Mimétisme est une copie d'un Pouvoir de n'importe quel monstre, avec ce qui se passe à son achat, et"
            " avec ses propres marqueurs et utilisations."
        ),
    },
    "KT-146": {
        "en": "Its token moves only at the start of your turn, for 1 energy, to another card.",
        "fr": "Son jeton ne bouge qu'au début de votre tour, pour 1 énergie, vers une autre carte.",
    },
    "KT-147": {
        "en": "When the copy would discard itself, only the token comes off.",
        "fr": "Quand la copie devrait se défausser, seul le jeton s'en va.",
    },
    "KT-148": {
        "en": "If the copied card changes hands, the token goes with it. A Mimic that changes hands is placed anew.",
        "fr": (
            "Si la carte copiée change de main, le jeton la suit. Un Mimétisme qui change de main est placé à nouveau."
        ),
    },
    "KT-150": {
        "en": "The end of the turn is the active monster's, if it is alive.",
        "fr": "La fin du tour appartient au monstre actif, s'il est en vie.",
    },
    "KT-151": {
        "en": (
            "In this order: Metamorph, the price of a FRENZY turn, FRENZY, Rooting for the Underdog, Energy "
            "Hoarder, Herbivore, Solar Powered, Poison tokens."
        ),
        "fr": (
            "Dans cet ordre : Métamorphose, le prix d'un tour de FURIE, FURIE, Trop mignon, Réserve d'énergie, "
            "Herbivore, Énergie solaire, jetons Poison."
        ),
    },
    "KT-152": {
        "en": "Then this turn's effects end, the win is checked, and extra turns or the next monster follow.",
        "fr": (
            "Puis les effets du tour cessent, on vérifie la victoire, et viennent les tours supplémentaires ou le"
            " monstre suivant."
        ),
    },
    "KT-160": {
        "en": (
            "At the end of every turn: nobody alive, nobody wins; one alive, it wins; else all with 20 victory "
            "points win."
        ),
        "fr": (
            "À la fin de chaque tour : personne en vie, personne ne gagne ; un seul, il gagne ; sinon, tous ceux "
            "qui ont 20 points gagnent."
        ),
    },
    "KT-161": {
        "en": "You must survive the turn in which you reach 20.",
        "fr": "Il faut survivre au tour où l'on atteint 20.",
    },
    "KT-162": {
        "en": "Whoever has 20 points wins, active or not.",
        "fr": "Qui a 20 points gagne, actif ou non.",
    },
    "KT-163": {
        "en": "Several with 20 points share the win; as an option the active one wins.",
        "fr": "Plusieurs à 20 points partagent la victoire ; en option, le monstre actif gagne.",
    },
    "KT-164": {
        "en": "The check comes before extra turns.",
        "fr": "La vérification vient avant les tours supplémentaires.",
    },
    "KT-165": {
        "en": "The last one standing wins at the end of the turn; as an option at once.",
        "fr": "Le dernier en jeu gagne à la fin du tour ; en option, aussitôt.",
    },
    "KT-170": {
        "en": "Extra turns come one after another before the next monster: FRENZY, Freeze Time, then the card Frenzy.",
        "fr": (
            "Les tours supplémentaires se suivent avant le monstre suivant : FURIE, Contrôle du temps, puis la "
            "carte Rage."
        ),
    },
    "KT-171": {
        "en": "A Freeze Time turn has one die fewer than the turn that earned it.",
        "fr": "Un tour de Contrôle du temps a un dé de moins que celui qui l'a gagné.",
    },
    "KT-172": {
        "en": "An eliminated monster takes no extra turn.",
        "fr": "Un monstre éliminé ne joue pas de tour supplémentaire.",
    },
    "KT-173": {
        "en": "Frenzy bought by an Opportunist: that monster plays right after this turn, then the order resumes.",
        "fr": "Rage achetée par un Opportuniste : ce monstre joue juste après ce tour, puis l'ordre reprend.",
    },
    "KT-174": {
        "en": "Extra turns wait until they are played, and are full turns.",
        "fr": "Les tours supplémentaires attendent d'être joués, et sont des tours complets.",
    },
    "KT-180": {
        "en": "For two players entering Tokyo and starting there bring 1 energy in place of points.",
        "fr": "À deux joueurs, entrer à Tokyo et y commencer rapporte 1 énergie à la place des points.",
    },
}
