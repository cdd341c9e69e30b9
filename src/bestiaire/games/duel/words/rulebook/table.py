"""Components, board and set-up (sections 1 to 3)."""

TABLE: dict[str, dict[str, str]] = {
    "KD-001": {
        "en": "A game for exactly two players; the other one is your Rival.",
        "fr": "Le jeu se joue à deux, ni plus ni moins ; l'autre joueur est votre Rival.",
    },
    "KD-002": {
        "en": (
            "In the box: 6 Monsters, a board with two tracks and three card slots, 50 different cards, 6 dice and 2 "
            "extra dice, 13 Buzz tokens, 4 Dice tokens, 2 markers, life counters and energy."
        ),
        "fr": (
            "Dans la boîte : 6 Monstres, un plateau avec deux pistes et trois emplacements de cartes, 50 cartes "
            "différentes, 6 dés et 2 dés supplémentaires, 13 jetons Buzz, 4 jetons Dé, 2 pions, des compteurs de PV "
            "et de l'énergie."
        ),
    },
    "KD-003": {
        "en": "All dice are alike: Smash, Heart, Energy, Fame, Destruction and Special Power, one face each.",
        "fr": (
            "Tous les dés sont pareils : Baffe, Soin, Énergie, Gloire, Destruction et Pouvoir spécial, une face pour "
            "chacun."
        ),
    },
    "KD-004": {
        "en": (
            "Smash is a symbol; a hit takes 1 life; a paw is a Buzz bonus that deals 1 hit. To pull a marker is to "
            "move it toward you. The market is the three cards shown. KEEP cards stay with you, DISCARD cards are "
            "used once."
        ),
        "fr": (
            "Une Baffe est un symbole ; un dégât coûte 1 PV ; une patte est un bonus Buzz qui inflige 1 dégât. Tirer "
            "un pion, c'est le rapprocher de vous. Le marché, ce sont les trois cartes visibles. Les cartes Pouvoir "
            "restent devant vous, les cartes Action servent une fois."
        ),
    },
    "KD-005": {
        "en": "Everything is public, except the order of the deck.",
        "fr": "Tout est public, sauf l'ordre de la pioche.",
    },
    "KD-006": {
        "en": "There is always enough energy in the reserve.",
        "fr": "La réserve d'énergie ne s'épuise jamais.",
    },
    "KD-007": {
        "en": "You never hold more than 2 Dice tokens; further ones are lost.",
        "fr": "On n'a jamais plus de 2 jetons Dé ; les suivants sont perdus.",
    },
    "KD-008": {
        "en": (
            "There is one of each of the eleven common Buzz tokens, and The King has two. Three cards bring each "
            "common one; 17 cards bring none."
        ),
        "fr": (
            "Les onze jetons Buzz communs n'existent qu'une fois chacun ; The King en a deux à lui. Trois cartes "
            "amènent chaque jeton commun ; 17 cartes n'en amènent aucun."
        ),
    },
    "KD-009": {
        "en": (
            "A die is what you throw; a symbol is what a die shows, or what an effect adds to your Roll. Who counts "
            "symbols counts both, who counts dice counts dice only."
        ),
        "fr": (
            "Un dé, c'est ce qu'on lance ; un symbole, c'est ce que montre un dé ou ce qu'un effet ajoute à votre "
            "Lancer. Qui compte des symboles compte les deux, qui compte des dés ne compte que les dés."
        ),
    },
    "KD-010": {
        "en": "Each track has 15 spaces, from -7 to 7. The first seat sits at -7 on both tracks, the second seat at 7.",
        "fr": (
            "Chaque piste a 15 cases, de -7 à 7. La première place est du côté de -7 sur les deux pistes, la seconde "
            "du côté de 7."
        ),
    },
    "KD-011": {
        "en": "Both markers start on the middle space.",
        "fr": "Les deux pions partent de la case du milieu.",
    },
    "KD-012": {
        "en": "Your Spotlight zone is spaces 3, 4 and 5 on your side of each track.",
        "fr": "Vos projecteurs éclairent les cases 3, 4 et 5 de votre côté, sur chaque piste.",
    },
    "KD-013": {
        "en": (
            "Your Victory space is space 7 on your side of each track. Space 6 lies between it and the Spotlight "
            "zone and belongs to neither."
        ),
        "fr": (
            "Votre case Victoire est la case 7 de votre côté, sur chaque piste. La case 6 est entre les deux : ni "
            "projecteurs, ni victoire."
        ),
    },
    "KD-014": {
        "en": "The tracks are drawn as zigzags, which decides how a bent token of three spaces fits.",
        "fr": "Les pistes sont dessinées en zigzag, ce qui décide du sens d'un jeton coudé de trois cases.",
    },
    "KD-015": {
        "en": "The market has three slots. Slot 1 is next to the deck; a card on slot 3 costs 1 less.",
        "fr": (
            "Le marché a trois emplacements. Le premier touche la pioche ; une carte sur le troisième coûte 1 de moins."
        ),
    },
    "KD-020": {
        "en": (
            "Each player takes a Monster. Our reading: one after the other, of those left; drawing lots is an option."
        ),
        "fr": (
            "Chacun prend un Monstre. Notre lecture : l'un après l'autre, parmi ceux qui restent ; le tirage au sort "
            "est une option."
        ),
    },
    "KD-021": {
        "en": (
            "You start with your Monster's life, which is also the most you can have: Gigazaur 14, Alienoid 14, "
            "Space Penguin 13, Meka Dragon 12, Cyber Kitty 13, The King 15."
        ),
        "fr": (
            "Vous débutez avec les PV de votre Monstre, qui sont aussi votre maximum : Gigazaur 14, Alienoid 14, "
            "Space Penguin 13, Meka Dragon 12, Cyber Kitty 13, The King 15."
        ),
    },
    "KD-022": {
        "en": "The markers are in the middle, all tokens and dice in the reserve.",
        "fr": "Les pions sont au milieu, tous les jetons et les dés dans la réserve.",
    },
    "KD-023": {
        "en": "The 50 cards are shuffled face down; three are shown, one on each slot.",
        "fr": "Les 50 cartes sont mélangées face cachée ; on en révèle trois, une par emplacement.",
    },
    "KD-024": {
        "en": "The King's player keeps the two King tokens; without The King they stay in the box.",
        "fr": "Le joueur de The King garde les deux jetons Roi ; sans lui, ils restent dans la boîte.",
    },
    "KD-025": {
        "en": "You start without energy, Dice tokens or cards; only the second player has 1 energy.",
        "fr": "On débute sans énergie, sans jeton Dé et sans carte ; seul le second joueur a 1 énergie.",
    },
    "KD-026": {
        "en": (
            "Each player throws six dice: more Smash starts, ties are thrown again. The symbol is our reading and an "
            "option."
        ),
        "fr": (
            "Chacun lance six dés : le plus de Baffes commence, on relance à égalité. Le symbole est notre lecture "
            "et une option."
        ),
    },
    "KD-027": {
        "en": "The second player starts with 1 energy.",
        "fr": "Le second joueur débute avec 1 énergie.",
    },
    "KD-028": {
        "en": "On the very first turn of the game the first player has 5 dice instead of 6.",
        "fr": "Au tout premier tour de la partie, le premier joueur lance 5 dés au lieu de 6.",
    },
}
