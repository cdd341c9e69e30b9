"""Board, creatures and set-up (sections 1 to 3)."""

TABLE: dict[str, dict[str, str]] = {
    "OO-001": {
        "en": (
            "The board has six sectors, numbered 1 to 6, in a ring around a tower. The tower has six spaces with "
            "the same numbers; space 3 faces sector 3."
        ),
        "fr": (
            "Le plateau a six quartiers, numérotés de 1 à 6, en anneau autour d'une tour. La tour a six cases aux "
            "mêmes numéros ; la case 3 fait face au quartier 3."
        ),
    },
    "OO-002": {
        "en": "Each sector has three sections. From the tower outward: inner, middle, outer.",
        "fr": "Chaque quartier a trois sections. En partant de la tour : intérieure, centrale, extérieure.",
    },
    "OO-003": {
        "en": (
            "Sectors with neighbouring numbers lie side by side, and 6 lies beside 1. Our reading: the numbers run "
            "clockwise."
        ),
        "fr": (
            "Les quartiers de numéros voisins se touchent, et le 6 touche le 1. Notre lecture : les numéros suivent "
            "le sens des aiguilles d'une montre."
        ),
    },
    "OO-004": {
        "en": (
            "Side neighbours are the sections of the same ring in the two sectors beside; every section has two. "
            "Behind a section lies the next one outward; behind an outer section there is nothing."
        ),
        "fr": (
            "Les sections voisines d'une section sont celles du même anneau dans les deux quartiers d'à côté ; il y "
            "en a toujours deux. Derrière une section se trouve la suivante vers l'extérieur ; derrière une section "
            "extérieure, il n'y a rien."
        ),
    },
    "OO-005": {
        "en": "A section holds any number of creatures, in no order. Our reading.",
        "fr": "Une section contient autant de créatures que l'on veut, sans ordre. Notre lecture.",
    },
    "OO-006": {
        "en": "A tower space holds one mage at most. A mage occupies the sector that its space faces.",
        "fr": "Une case de la tour accueille au plus un mage. Un mage occupe le quartier auquel sa case fait face.",
    },
    "OO-007": {
        "en": (
            "The board has places for the fate pile, the fate card in force and the poison pile, and a counter for "
            "each of the six types of creatures."
        ),
        "fr": (
            "Le plateau a des emplacements pour la pioche Destin, la carte Destin en vigueur et la pile de poison, "
            "et un compteur pour chacun des six types de créatures."
        ),
    },
    "OO-008": {
        "en": (
            "There are four elements: earth, lightning, water and fire. A spell shows its element and, line by "
            "line, what an effect costs and what it does. Attack spells deal damage, knowledge spells bring new "
            "spells, support spells help in other ways."
        ),
        "fr": (
            "Il y a quatre éléments : terre, foudre, eau et feu. Un sort montre son élément et, ligne par ligne, ce "
            "que coûte un effet et ce qu'il fait. Les sorts d'attaque infligent des dégâts, les sorts de savoir "
            "apportent de nouveaux sorts, les sorts de soutien aident autrement."
        ),
    },
    "OO-010": {
        "en": "There are six types of creatures in three categories, two types each: weak, strong and mighty.",
        "fr": "Il y a six types de créatures en trois catégories de deux types : faibles, fortes et puissantes.",
    },
    "OO-011": {
        "en": (
            "There are 72 markers and as many creatures: 16 of each weak type, 12 of each strong type, 8 of each "
            "mighty type. Bases are green for weak, yellow for strong, red for mighty."
        ),
        "fr": (
            "Il y a 72 marqueurs et autant de créatures : 16 de chaque type faible, 12 de chaque type fort, 8 de "
            "chaque type puissant. Les socles sont verts pour les faibles, jaunes pour les fortes, rouges pour les "
            "puissantes."
        ),
    },
    "OO-012": {
        "en": (
            "Weak: Goblin and Goblin Shaman. Strong: Orc and Orc Rider. Mighty: Stone Golem and Lava Golem. The "
            "name Stone Golem is ours."
        ),
        "fr": (
            "Faibles : Gobelin et Shaman gobelin. Fortes : Orque et Cavalier orque. Puissantes : Golem de pierre et "
            "Golem de lave. Le nom Golem de pierre est de nous."
        ),
    },
    "OO-013": {
        "en": (
            "The trophy board shows the life, category, skull track and bonus power of each type. Life is the "
            "damage that defeats it: Goblin 2, Goblin Shaman 3, Orc 3, Orc Rider 4, Stone Golem 4, Lava Golem 5; as "
            "an option 2, 3, 4, 4, 5, 6. All but the Goblin's are our figures."
        ),
        "fr": (
            "Le tableau de chasse montre, pour chaque type, les points de vie, la catégorie, la piste de crânes et "
            "le pouvoir bonus. Les points de vie sont les dégâts qu'il faut pour vaincre : Gobelin 2, Shaman "
            "gobelin 3, Orque 3, Cavalier orque 4, Golem de pierre 4, Golem de lave 5 ; en option 2, 3, 4, 4, 5, 6. "
            "Sauf pour le Gobelin, ces chiffres sont les nôtres."
        ),
    },
    "OO-014": {
        "en": (
            "Each counter has six spaces, from the highest value to the lowest: Goblin 4 to 1, Goblin Shaman 5 to "
            "2, Orc 6 to 3, Orc Rider 7 to 4, Stone Golem 8 to 3, Lava Golem 10 to 5. These figures are ours."
        ),
        "fr": (
            "Chaque compteur a six cases, de la plus forte valeur à la plus faible : Gobelin de 4 à 1, Shaman "
            "gobelin de 5 à 2, Orque de 6 à 3, Cavalier orque de 7 à 4, Golem de pierre de 8 à 3, Golem de lave de "
            "10 à 5. Ces chiffres sont les nôtres."
        ),
    },
    "OO-015": {
        "en": (
            "Some markers carry a 3 or a 4 and are only used with so many players: two of each type with a 3, two "
            "with a 4. In play are 48 markers with two players, 60 with three, 72 with four."
        ),
        "fr": (
            "Certains marqueurs portent un 3 ou un 4 et ne servent qu'à partir de ce nombre de joueurs : deux de "
            "chaque type avec un 3, deux avec un 4. On joue avec 48 marqueurs à deux, 60 à trois, 72 à quatre."
        ),
    },
    "OO-020": {
        "en": "The 14 poison cards lie face up on their place; the 15 fate cards are shuffled face down on theirs.",
        "fr": (
            "Les 14 cartes Poison sont posées face visible à leur place ; les 15 cartes Destin sont mélangées face "
            "cachée à la leur."
        ),
    },
    "OO-021": {
        "en": (
            "The 40 spell cards make two decks, each shuffled, with three cards of each turned up: these six are "
            "the display. Our reading: deck A holds the attack spells, deck B the support spells and Wisdom."
        ),
        "fr": (
            "Les 40 cartes Sort forment deux pioches mélangées, dont trois cartes chacune sont révélées : ces six "
            "cartes sont l'étalage. Notre lecture : la pioche A contient les sorts d'attaque, la pioche B les sorts "
            "de soutien et Sagesse."
        ),
    },
    "OO-022": {
        "en": "A cube lies on the first space of each of the six counters.",
        "fr": "Un cube est posé sur la première case de chacun des six compteurs.",
    },
    "OO-023": {
        "en": "With two players the markers with a 3 or a 4 are taken out, with three players those with a 4.",
        "fr": "À deux joueurs, on retire les marqueurs portant un 3 ou un 4 ; à trois joueurs, ceux portant un 4.",
    },
    "OO-024": {
        "en": (
            "The markers are shuffled face down; each sector gets 8 with two players, 10 with three, 12 with four, "
            "in two equal stacks."
        ),
        "fr": (
            "Les marqueurs sont mélangés face cachée ; chaque quartier en reçoit 8 à deux joueurs, 10 à trois, 12 à "
            "quatre, en deux piles égales."
        ),
    },
    "OO-025": {
        "en": (
            "In each sector two markers are turned up, one of each stack; their creatures go to the outer section, "
            "the markers leave the game."
        ),
        "fr": (
            "Dans chaque quartier, deux marqueurs sont révélés, un par pile ; leurs créatures vont dans la section "
            "extérieure, les marqueurs quittent le jeu."
        ),
    },
    "OO-026": {
        "en": (
            "Each player takes a colour: a trophy board, cubes, a mage and eight starting spells. One cube goes to "
            "the bottom of each skull track."
        ),
        "fr": (
            "Chaque joueur prend une couleur : un tableau de chasse, des cubes, un mage et huit sorts de départ. Un "
            "cube va au bas de chaque piste de crânes."
        ),
    },
    "OO-027": {
        "en": "Each player shuffles the eight starting spells into a draw pile and draws four cards.",
        "fr": "Chaque joueur mélange ses huit sorts de départ en une pioche et pioche quatre cartes.",
    },
    "OO-028": {
        "en": "Mages start on these tower spaces: blue 1, green 2, yellow 3, red 5.",
        "fr": "Les mages commencent sur ces cases de la tour : bleu 1, vert 2, jaune 3, rouge 5.",
    },
    "OO-029": {
        "en": (
            "The start player is drawn at random and stays the same all game. As an option the start player passes "
            "to the left after every round."
        ),
        "fr": (
            "Le premier joueur est tiré au sort et le reste toute la partie. En option, le premier joueur change à "
            "chaque manche, vers la gauche."
        ),
    },
    "OO-030": {
        "en": (
            "Hidden are hands, the order of piles, face-down cards and markers, and missions. Everything else is "
            "public, discard piles too."
        ),
        "fr": (
            "Sont cachés les mains, l'ordre des pioches, les cartes et marqueurs face cachée, et les missions. Tout "
            "le reste est public, les défausses aussi."
        ),
    },
    "OO-031": {
        "en": (
            "Colours are given out freely, no two alike; a colour only decides where its mage starts. Turns follow "
            "the seats, not the tower."
        ),
        "fr": (
            "Les couleurs se choisissent librement, toutes différentes ; une couleur décide seulement d'où part son "
            "mage. Les tours suivent les places à table, pas la tour."
        ),
    },
}
