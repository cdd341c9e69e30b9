"""Rolling and resolving the dice (sections 4 and 5)."""

DICE: dict[str, dict[str, str]] = {
    "KT-030": {
        "en": (
            "You roll six dice, more with Extra Head, fewer with Shrink tokens and other losses; never below 0. "
            "Counted at the first Roll."
        ),
        "fr": (
            "Vous lancez six dés, plus avec Une tête de plus, moins avec des jetons Toupetit et d'autres pertes ;"
            " jamais moins de 0. Compté au premier lancer."
        ),
    },
    "KT-031": {
        "en": "You have three Rolls; Giant Brain and Free Will add one each. The first is made with all dice.",
        "fr": (
            "Vous avez trois lancers ; Cerveau démesuré et Libre arbitre en ajoutent un chacun. Le premier se "
            "fait avec tous les dés."
        ),
    },
    "KT-032": {
        "en": "For each further Roll choose any dice, also those kept before; you may stop after any Roll.",
        "fr": (
            "Pour chaque nouveau lancer, choisissez des dés, même gardés plus tôt ; vous pouvez arrêter après "
            "chaque lancer."
        ),
    },
    "KT-033": {
        "en": "Energy Drink and Smoke Cloud buy further Rolls, one at a time, until you stop.",
        "fr": (
            "Boisson énergisante et Écran de fumée donnent des lancers de plus, un à un, jusqu'à ce que vous arrêtiez."
        ),
    },
    "KT-034": {
        "en": (
            "Background Dweller and Intergalactic Genius reroll dice for free, from the first Roll until your "
            "dice are fixed."
        ),
        "fr": (
            "Ninja urbain et Génie intergalactique relancent des dés gratuitement, du premier lancer jusqu'à ce "
            "que vos dés soient fixés."
        ),
    },
    "KT-035": {
        "en": "Without dice your result is empty, and the turn goes on.",
        "fr": "Sans dés, votre résultat est vide, et le tour continue.",
    },
    "KT-036": {
        "en": (
            "When you stop, owners of Psychic Probe may reroll one of your dice each, once per turn; a heart "
            "discards the Probe."
        ),
        "fr": (
            "Quand vous arrêtez, les propriétaires de Sonde psychique peuvent relancer un de vos dés chacun, une "
            "fois par tour ; un cœur défausse la Sonde."
        ),
    },
    "KT-037": {
        "en": "Then you may change your dice with your cards, in any order, until you are done.",
        "fr": (
            "Ensuite, vous pouvez changer vos dés avec vos cartes, dans l'ordre voulu, jusqu'à ce que vous ayez fini."
        ),
    },
    "KT-038": {
        "en": "After that come others' Evolution cards and the Mindbug; then nobody changes dice any more.",
        "fr": (
            "Viennent alors les cartes Évolution des autres et le Mindbug ; après quoi personne ne change plus les dés."
        ),
    },
    "KT-039": {
        "en": "A die taken out of a result is out for whoever resolves it, and comes back with the next first Roll.",
        "fr": "Un dé retiré d'un résultat l'est pour quiconque le résout, et revient au prochain premier lancer.",
    },
    "KT-050": {
        "en": (
            "The whole result is resolved: numbers, hearts, energy and smashes, each once, in the order you like; "
            "also what will do nothing, as hearts in Tokyo and numbers without a set."
        ),
        "fr": (
            "Tout le résultat est résolu : chiffres, cœurs, énergies et baffes, une fois chacun, dans l'ordre que "
            "vous voulez ; même ce qui ne fera rien, comme les cœurs à Tokyo et les chiffres sans brelan."
        ),
    },
    "KT-051": {
        "en": "Three equal numbers score as many victory points, each further die one more.",
        "fr": "Trois chiffres identiques rapportent autant de points de victoire, chaque dé de plus un de plus.",
    },
    "KT-052": {
        "en": (
            "With the numbers come Gourmet, Freeze Time, Detritivore, Complete Destruction and Scary Face, in "
            "this order."
        ),
        "fr": (
            "Avec les chiffres viennent Gourmet, Contrôle du temps, Détritivore, Destruction totale et Visage "
            "effrayant, dans cet ordre."
        ),
    },
    "KT-053": {
        "en": "Each of these gains counts by itself.",
        "fr": "Chacun de ces gains compte à part.",
    },
    "KT-054": {
        "en": "Each energy die gives 1 energy, all as one gain.",
        "fr": "Chaque dé énergie donne 1 énergie, le tout en un seul gain.",
    },
    "KT-055": {
        "en": "Outside Tokyo each heart die gives 1 heart; in Tokyo heart dice do nothing for you.",
        "fr": "Hors de Tokyo, chaque dé cœur rend 1 cœur ; à Tokyo, les dés cœur ne vous servent pas.",
    },
    "KT-056": {
        "en": "Outside Tokyo a heart die may remove a Poison or Shrink token instead.",
        "fr": "Hors de Tokyo, un dé cœur peut à la place retirer un jeton Poison ou Toupetit.",
    },
    "KT-057": {
        "en": "With Healing Ray heart dice may heal others, from inside Tokyo, too.",
        "fr": "Avec Rayon revigorant, les dés cœur peuvent soigner les autres, même depuis Tokyo.",
    },
    "KT-058": {
        "en": "Cards can heal in Tokyo; only heart dice can't.",
        "fr": "Les cartes peuvent soigner à Tokyo ; seuls les dés cœur ne le peuvent pas.",
    },
    "KT-059": {
        "en": "At the end of resolving come HUNTER texts, then SNEAKY, then the draw of an Evolution card.",
        "fr": (
            "À la fin de la résolution viennent les textes de CHASSEUR, puis FURTIF, puis la pioche d'une carte "
            "Évolution."
        ),
    },
    "KT-060": {
        "en": "Cards can add symbols to a result. They are resolved like dice but are no dice.",
        "fr": (
            "Des cartes peuvent ajouter des symboles au résultat. Ils se résolvent comme des dés, mais n'en sont pas."
        ),
    },
    "KT-061": {
        "en": (
            "Acid Attack, No Brain, Burrowing in Tokyo, Poison Quills and Follow the Cubes add smashes without a "
            "smash die."
        ),
        "fr": (
            "Attaque acide, Sans cervelle, Fouisseur à Tokyo, Dards empoisonnés et Suivez les cubes ajoutent des "
            "baffes sans dé baffe."
        ),
    },
    "KT-062": {
        "en": "Spiked Tail, and Urbavore in Tokyo, add one each if a die shows a smash.",
        "fr": "Queue à piquants, et Urbavore à Tokyo, en ajoutent une chacune si un dé montre une baffe.",
    },
    "KT-063": {
        "en": (
            'Our reading: "at least one smash" looks at dice only. As an option added smashes count for Alpha '
            "Monster, Fire Breathing and Complete Destruction."
        ),
        "fr": (
            "Notre lecture : « au moins une baffe » ne regarde que les dés. En option, les baffes ajoutées "
            "comptent pour Monstre Alpha, Souffle de feu et Destruction totale."
        ),
    },
    "KT-064": {
        "en": "Added numbers, hearts and energy count in the totals.",
        "fr": "Les chiffres, cœurs et énergies ajoutés comptent dans les totaux.",
    },
    "KT-065": {
        "en": "Cards that name faces look at dice only.",
        "fr": "Les cartes qui nomment des faces ne regardent que les dés.",
    },
    "KT-066": {
        "en": "What cards add is counted once, when resolving begins, by where you stand then.",
        "fr": (
            "Ce que les cartes ajoutent se compte une fois, au début de la résolution, selon l'endroit où vous "
            "êtes alors."
        ),
    },
    "KT-070": {
        "en": "Without smashes nobody is hit. Alpha Monster and Fire Breathing need a smash die, not a target.",
        "fr": (
            "Sans baffe, personne n'est touché. Monstre Alpha et Souffle de feu demandent un dé baffe, pas une cible."
        ),
    },
    "KT-071": {
        "en": "From Tokyo you hit every monster outside, from outside every monster in Tokyo, each in full.",
        "fr": "Depuis Tokyo, vous frappez tous les monstres dehors ; de dehors, tous ceux de Tokyo, chacun en entier.",
    },
    "KT-072": {
        "en": "Two monsters in Tokyo don't hit each other.",
        "fr": "Deux monstres à Tokyo ne se frappent pas.",
    },
    "KT-073": {
        "en": "Nova Breath hits all others, HUNTER only the prey.",
        "fr": "Souffle nova frappe tous les autres, CHASSEUR seulement la proie.",
    },
    "KT-074": {
        "en": "All who are hit lose hearts at the same time; they react one after the other, clockwise, before.",
        "fr": (
            "Tous ceux qui sont touchés perdent leurs cœurs en même temps ; avant cela, ils réagissent l'un après"
            " l'autre, dans le sens horaire."
        ),
    },
    "KT-075": {
        "en": "Fire Breathing adds 1 to the loss of your neighbours; who is not hit by smashes loses 1 by the card.",
        "fr": (
            "Souffle de feu ajoute 1 à la perte de vos voisins ; qui n'est pas touché par les baffes perd 1 par "
            "la carte."
        ),
    },
    "KT-076": {
        "en": "A monster is wounded if smashes really cost it a heart. TOUGH and POISONOUS are used just before.",
        "fr": (
            "Un monstre est blessé si des baffes lui coûtent vraiment un cœur. CORIACE et VENIMEUX s'utilisent "
            "juste avant."
        ),
    },
}
