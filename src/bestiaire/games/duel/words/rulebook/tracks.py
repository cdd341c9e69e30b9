"""Pulling, Buzz tokens and special powers (sections 8 to 10)."""

TRACKS: dict[str, dict[str, str]] = {
    "KD-080": {
        "en": (
            "A pull moves the marker toward whoever pulls, one space at a time, and is not optional unless it says so."
        ),
        "fr": (
            "Un tirage rapproche le pion de celui qui tire, case par case ; il est obligatoire, sauf mention contraire."
        ),
    },
    "KD-081": {
        "en": (
            "A shortcut token leaves out the middle one of its three spaces; an extension token adds a space between "
            "its two."
        ),
        "fr": (
            "Un jeton raccourci supprime la case du milieu des trois qu'il couvre ; un jeton rallonge en ajoute une "
            "entre ses deux."
        ),
    },
    "KD-082": {
        "en": (
            "After each step: first whether either player has won, then The King's stop, then the Buzz bonus, then "
            "Scrappy."
        ),
        "fr": (
            "Après chaque pas : d'abord si l'un des deux joueurs a gagné, puis l'arrêt de The King, puis le bonus "
            "Buzz, puis Bricolé."
        ),
    },
    "KD-083": {
        "en": "You receive the Buzz bonus of every space you pull a marker onto, also of those it only passes.",
        "fr": "Vous recevez le bonus Buzz de chaque case où vous tirez un pion, même s'il ne fait que passer.",
    },
    "KD-084": {
        "en": "Spiked Tail hits once at the end of a pull, for every space. Hitting after each step is an option.",
        "fr": (
            "Queue à piquants frappe une fois à la fin du tirage, pour toutes les cases. Frapper à chaque pas est "
            "une option."
        ),
    },
    "KD-085": {
        "en": "One effect is one pull; two effects, or the two halves of a card, are two pulls, in printed order.",
        "fr": (
            "Un effet fait un tirage ; deux effets, ou les deux moitiés d'une carte, en font deux, dans l'ordre "
            "imprimé."
        ),
    },
    "KD-086": {
        "en": (
            "A pull set off in the middle of another is finished first; the other then goes on from where the marker "
            "stands."
        ),
        "fr": (
            "Un tirage déclenché au milieu d'un autre se termine d'abord ; l'autre reprend d'où se trouve alors le "
            "pion."
        ),
    },
    "KD-087": {
        "en": "A pull of no spaces is no pull. A marker never leaves its track.",
        "fr": "Un tirage de zéro case n'en est pas un. Un pion ne quitte jamais sa piste.",
    },
    "KD-088": {
        "en": "Whoever's effect it is pulls, on either player's turn, toward their own side.",
        "fr": "Celui dont c'est l'effet tire vers lui, pendant le tour de l'un comme de l'autre.",
    },
    "KD-100": {
        "en": (
            "Buzz bonuses: a paw is 1 hit for your Rival, a heart 1 life, a lightning 1 energy, a die 1 Dice token. "
            "Two paws are 2 hits at once."
        ),
        "fr": (
            "Bonus Buzz : une patte inflige 1 dégât au Rival, un cœur donne 1 PV, un éclair 1 énergie, un dé 1 jeton "
            "Dé. Deux pattes font 2 dégâts d'un coup."
        ),
    },
    "KD-101": {
        "en": (
            "The tokens: cat, a paw; fish, a heart; tiger, energy; panda, a die; lizard, paw and die; Anubis, energy "
            "and heart; dragon, energy, paw, heart; pumpkin, heart, two paws, heart; alien, a shortcut; phantom and "
            "penguin, extensions with a heart or a paw; King, no bonus."
        ),
        "fr": (
            "Les jetons : Chat, une patte ; Poisson, un cœur ; Tigre, une énergie ; Panda, un dé ; Lézard, patte et "
            "dé ; Anubis, énergie et cœur ; Dragon, énergie, patte, cœur ; Citrouille, cœur, deux pattes, cœur ; "
            "Alien, un raccourci ; Fantôme et Pingouin, des rallonges avec un cœur ou une patte ; Roi, sans bonus."
        ),
    },
    "KD-102": {
        "en": "When you buy a card with a Buzz icon, its token comes first, right after paying and refilling.",
        "fr": (
            "Quand vous achetez une carte à icône Buzz, son jeton vient d'abord, juste après le paiement et le "
            "renouvellement."
        ),
    },
    "KD-103": {
        "en": "A token in the reserve must be laid, on either track, where you like; without room it stays.",
        "fr": (
            "Un jeton de la réserve doit être posé, sur la piste et à l'endroit de votre choix ; sans place, il y "
            "reste."
        ),
    },
    "KD-104": {
        "en": (
            "A token already on the board may be moved or left, unless a marker stands on it. It is lifted first, so "
            "its own spaces are free."
        ),
        "fr": (
            "Un jeton déjà posé peut être déplacé ou laissé, sauf si un pion s'y trouve. On le soulève d'abord : ses "
            "propres cases sont libres."
        ),
    },
    "KD-105": {
        "en": (
            "A token needs consecutive spaces of one track, none covered by another token, none with the marker on "
            "it. Start, Spotlight and Victory spaces are allowed."
        ),
        "fr": (
            "Il faut à un jeton des cases voisines d'une même piste, sans autre jeton ni pion. Le départ, les "
            "projecteurs et les cases Victoire sont permis."
        ),
    },
    "KD-106": {
        "en": "Laying a token gives no bonus; a pull that follows may.",
        "fr": "Poser un jeton ne donne pas son bonus ; un tirage qui suit peut le donner.",
    },
    "KD-107": {
        "en": "Lizard and Anubis may be laid either way round; for the others it makes no difference.",
        "fr": "Lézard et Anubis se posent dans les deux sens ; pour les autres, cela ne change rien.",
    },
    "KD-108": {
        "en": (
            "The dragon token fits only one way at each place. With its lowest space odd on Fame, or even on "
            "Destruction, it reads energy, paw, heart upwards; else the other way."
        ),
        "fr": (
            "Le jeton Dragon n'a qu'un sens à chaque endroit. Sa plus basse case impaire sur la Gloire, ou paire sur "
            "la Destruction : énergie, patte, cœur en montant ; sinon l'inverse."
        ),
    },
    "KD-109": {
        "en": (
            "An empty track has 15 places for a token of one space, 14 for two, 13 for three, before the marker is "
            "reckoned with."
        ),
        "fr": (
            "Une piste vide offre 15 places à un jeton d'une case, 14 pour deux, 13 pour trois, sans compter le pion."
        ),
    },
    "KD-110": {
        "en": "Tokens stay when the card that brought them goes.",
        "fr": "Les jetons restent quand la carte qui les a amenés s'en va.",
    },
    "KD-111": {
        "en": (
            "A space of a token is in the Spotlight only if it lies wholly in the zone: an added space, only between "
            "two spaces of the zone."
        ),
        "fr": (
            "Une case de jeton n'est sous les projecteurs que si elle y est tout entière : une case ajoutée, "
            "seulement entre deux cases de la zone."
        ),
    },
    "KD-112": {
        "en": (
            "A pull by The King's Rival ends on a King token, and the spaces left are lost. The King himself is "
            "never stopped."
        ),
        "fr": (
            "Un tirage du Rival de The King s'arrête sur un jeton Roi, et le reste est perdu. The King, lui, n'est "
            "jamais arrêté."
        ),
    },
    "KD-113": {
        "en": (
            "Only The King's power lays King tokens. They give no bonus and are not empty spaces, but they are Buzz "
            "tokens for Trendsetter and Scrappy."
        ),
        "fr": (
            "Seul le pouvoir de The King pose les jetons Roi. Ils ne donnent rien et ne sont pas des cases vides, "
            "mais comptent comme jetons Buzz pour Hyper-tendance et Bricolé."
        ),
    },
    "KD-114": {
        "en": "A Victory space under a token is still one; with an extension beside it, it is the last space.",
        "fr": "Une case Victoire sous un jeton en reste une ; avec une rallonge à côté, c'est la dernière case.",
    },
    "KD-115": {
        "en": "A marker on an added space stands on that token, between the two it covers.",
        "fr": "Un pion sur une case ajoutée est sur ce jeton, entre les deux cases couvertes.",
    },
    "KD-116": {
        "en": "The middle space under a shortcut is gone for markers and tokens until the token moves.",
        "fr": (
            "La case du milieu sous un raccourci n'existe plus, ni pour un pion ni pour un jeton, tant qu'il reste là."
        ),
    },
    "KD-117": {
        "en": "Laying or moving a token never moves a marker and never wins the game.",
        "fr": "Poser ou déplacer un jeton ne bouge jamais un pion et ne fait jamais gagner.",
    },
    "KD-118": {
        "en": "Another card with the same icon means the same token: it may be moved.",
        "fr": "Une autre carte de même icône désigne le même jeton : on peut le déplacer.",
    },
    "KD-120": {
        "en": "You may use your special power as often as your unspent Special Power symbols allow.",
        "fr": (
            "Vous pouvez utiliser votre pouvoir spécial autant que vos symboles Pouvoir spécial non dépensés le "
            "permettent."
        ),
    },
    "KD-121": {
        "en": (
            "A line with a plus costs one symbol more and is used once with each use of the power. Once per turn is "
            "an option."
        ),
        "fr": (
            "Une ligne avec un plus coûte un symbole de plus et sert une fois par utilisation du pouvoir. Une fois "
            "par tour est une option."
        ),
    },
    "KD-122": {
        "en": "Gigazaur, two symbols: pull Fame or Destruction 1 space, chosen each time.",
        "fr": "Gigazaur, deux symboles : tirez la Gloire ou la Destruction de 1 case, au choix chaque fois.",
    },
    "KD-123": {
        "en": (
            "Alienoid, two symbols: add a symbol of your choice to your Roll; one more: the same again. Only while "
            "resolving; when the Roll is fixed is an option."
        ),
        "fr": (
            "Alienoid, deux symboles : ajoutez un symbole de votre choix à votre Lancer ; un de plus : encore le "
            "même. Seulement pendant la résolution ; au Lancer fixé est une option."
        ),
    },
    "KD-124": {
        "en": (
            "Alienoid may choose any of the six symbols, Special Power too, which can then be spent. Without it is "
            "an option."
        ),
        "fr": (
            "Alienoid choisit l'un des six symboles, même Pouvoir spécial, qu'on peut alors dépenser. L'exclure est "
            "une option."
        ),
    },
    "KD-125": {
        "en": "Space Penguin, each symbol: gain 1 Dice token, up to two.",
        "fr": "Space Penguin, chaque symbole : gagnez 1 jeton Dé, jusqu'à deux.",
    },
    "KD-126": {
        "en": "Meka Dragon may count Smash as many times as there are Special Power symbols, all in one blow.",
        "fr": (
            "Meka Dragon peut compter ses Baffes autant de fois qu'il a de symboles Pouvoir spécial, en un seul coup."
        ),
    },
    "KD-127": {
        "en": "Cyber Kitty, two symbols: gain 2 energy; one more: 2 more.",
        "fr": "Cyber Kitty, deux symboles : gagnez 2 énergies ; un de plus : 2 de plus.",
    },
    "KD-128": {
        "en": "The King, two symbols: lay a King token on a free space, or move one without a marker on it.",
        "fr": (
            "The King, deux symboles : posez un jeton Roi sur une case libre, ou déplacez-en un qui ne porte pas de "
            "pion."
        ),
    },
    "KD-129": {
        "en": "Using the power is your choice each time. Making it compulsory is an option.",
        "fr": "Utiliser le pouvoir est à votre choix chaque fois. Le rendre obligatoire est une option.",
    },
    "KD-130": {
        "en": "Each use is carried out completely before anything else.",
        "fr": "Chaque utilisation va à son terme avant toute autre chose.",
    },
}
