"""Components, set-up and the turn (sections 1 to 3)."""

TABLE: dict[str, dict[str, str]] = {
    "KT-001": {
        "en": (
            "Two to six players, each with one monster. Monsters differ only in name, unless Evolution cards are used."
        ),
        "fr": (
            "De deux à six joueurs, un monstre chacun. Les monstres ne diffèrent que par leur nom, sauf avec les "
            "cartes Évolution."
        ),
    },
    "KT-002": {
        "en": (
            "A monster has hearts, victory points, energy, a place (outside, Tokyo City, Tokyo Bay), cards in "
            "front of it, and tokens."
        ),
        "fr": (
            "Un monstre a des cœurs, des points de victoire, de l'énergie, un lieu (dehors, Tokyo-Ville, la "
            "baie), des cartes devant lui et des jetons."
        ),
    },
    "KT-003": {
        "en": (
            "You start with 10 hearts and never have more; with Even Bigger up to 12. Hearts above a lowered "
            "maximum are lost at once."
        ),
        "fr": (
            "Vous débutez avec 10 cœurs, le maximum ; 12 avec Encore plus grand. Les cœurs au-delà d'un maximum "
            "abaissé sont aussitôt perdus."
        ),
    },
    "KT-004": {
        "en": "Victory points go from 0 to 20; what goes beyond is lost.",
        "fr": "Les points de victoire vont de 0 à 20 ; ce qui dépasse est perdu.",
    },
    "KT-005": {
        "en": "Energy comes from an unlimited bank and never falls below 0.",
        "fr": "L'énergie vient d'une banque illimitée et ne descend jamais sous 0.",
    },
    "KT-006": {
        "en": "There are six dice and two extra ones of the same make: 1, 2, 3, heart, energy, smash, each as likely.",
        "fr": (
            "Il y a six dés et deux dés supplémentaires semblables : 1, 2, 3, cœur, énergie, baffe, également "
            "probables."
        ),
    },
    "KT-007": {
        "en": "The base game has 66 Energy cards: 48 Keep cards and 18 Discard cards, each with a cost in energy.",
        "fr": "Le jeu de base a 66 cartes Énergie : 48 Pouvoirs et 18 Actions, chacune avec un coût en énergie.",
    },
    "KT-008": {
        "en": (
            "Tokyo City and Tokyo Bay hold one monster each. The Bay exists only while five or six monsters are "
            "in play."
        ),
        "fr": (
            "Tokyo-Ville et la baie de Tokyo accueillent chacune un monstre. La baie n'existe que tant que cinq "
            "ou six monstres sont en jeu."
        ),
    },
    "KT-009": {
        "en": (
            "Secret are the order of the decks, a card looked at with Made in a Lab, and Evolution cards in hand."
            " Everything else is open."
        ),
        "fr": (
            "Sont secrets l'ordre des pioches, une carte regardée avec Expérience scientifique et les cartes "
            "Évolution en main. Tout le reste est visible."
        ),
    },
    "KT-010": {
        "en": "Everybody takes another monster: 10 hearts, no points, no energy, outside Tokyo.",
        "fr": "Chacun prend un monstre différent : 10 cœurs, aucun point, aucune énergie, hors de Tokyo.",
    },
    "KT-011": {
        "en": "The Energy cards are shuffled and three of them turned up.",
        "fr": "Les cartes Énergie sont mélangées et trois sont révélées.",
    },
    "KT-012": {
        "en": "Everybody rolls six dice; most smashes begin, ties roll again. Play goes clockwise.",
        "fr": (
            "Chacun lance six dés ; le plus de baffes commence, les ex æquo relancent. On joue dans le sens horaire."
        ),
    },
    "KT-013": {
        "en": "Two to four players use Tokyo City only, five or six also Tokyo Bay.",
        "fr": "De deux à quatre joueurs, seule Tokyo-Ville sert ; à cinq ou six, la baie aussi.",
    },
    "KT-014": {
        "en": "Two players gain energy from Tokyo in place of points; this can be switched off.",
        "fr": "À deux, Tokyo rapporte de l'énergie et non des points ; cela peut être désactivé.",
    },
    "KT-015": {
        "en": "Nobody starts in Tokyo: the first player's smashes hit nobody, and that monster enters Tokyo City.",
        "fr": (
            "Personne ne débute à Tokyo : les baffes du premier joueur ne touchent personne, et son monstre entre"
            " à Tokyo-Ville."
        ),
    },
    "KT-020": {
        "en": "A turn: its start, then roll, resolve, enter Tokyo, buy, end.",
        "fr": "Un tour : son début, puis lancer, résoudre, entrer à Tokyo, acheter, finir.",
    },
    "KT-021": {
        "en": "Cards act in fixed moments, from the start of the turn to its very end.",
        "fr": "Les cartes agissent à des moments fixes, du début du tour à sa toute fin.",
    },
    "KT-022": {
        "en": (
            "When several players may act at once, they are asked clockwise from the left of whoever resolves, "
            "who comes last."
        ),
        "fr": (
            "Quand plusieurs joueurs peuvent agir, on demande dans le sens horaire depuis la gauche de qui "
            "résout, lui-même en dernier."
        ),
    },
    "KT-023": {
        "en": (
            "Rapid Healing and some Evolution cards can be used at any decision of yours, before others' dice are"
            " resolved, and before a turn ends; healing also when you are about to lose hearts."
        ),
        "fr": (
            "Guérison rapide et certaines cartes Évolution s'utilisent à chacune de vos décisions, avant que "
            "d'autres ne résolvent leurs dés et avant la fin d'un tour ; se soigner, aussi quand vous allez "
            "perdre des cœurs."
        ),
    },
    "KT-024": {
        "en": (
            "What is allowed once per turn is allowed again in every new turn of anybody, but not after a Mindbug"
            " interlude."
        ),
        "fr": (
            "Ce qui est permis une fois par tour l'est à nouveau à chaque tour de quiconque, mais pas après un "
            "intermède Mindbug."
        ),
    },
    "KT-025": {
        "en": "A turn that starts in Tokyo brings 2 victory points; for two players 1 energy instead.",
        "fr": "Commencer son tour à Tokyo rapporte 2 points de victoire ; à deux joueurs, 1 énergie à la place.",
    },
    "KT-026": {
        "en": (
            "At the start of a turn come Battery Monster, the bonus for Tokyo, Mindbugs Overlord, and the Mimic "
            "token, in this order."
        ),
        "fr": (
            "Au début du tour viennent Monstre batterie, le bonus de Tokyo, Seigneur des Mindbugs et le jeton "
            "Mimétisme, dans cet ordre."
        ),
    },
    "KT-027": {
        "en": "Then the owner of Mimic may pay 1 energy to move its token to another card.",
        "fr": "Puis le propriétaire de Mimétisme peut payer 1 énergie pour déplacer son jeton sur une autre carte.",
    },
    "KT-028": {
        "en": "Nobody wins at the start of a turn.",
        "fr": "Personne ne gagne au début d'un tour.",
    },
    "KT-029": {
        "en": (
            "Whoever resolves is the active monster or, in an interlude, the Mindbugger; start and end of the "
            "turn belong to the active monster alone."
        ),
        "fr": (
            "Qui résout est le monstre actif ou, dans un intermède, celui qui a joué le Mindbug ; le début et la "
            "fin du tour n'appartiennent qu'au monstre actif."
        ),
    },
}
