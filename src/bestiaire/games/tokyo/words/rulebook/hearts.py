"""Yielding Tokyo, losing hearts, elimination, entering Tokyo (sections 6 to 9)."""

HEARTS: dict[str, dict[str, str]] = {
    "KT-080": {
        "en": "A monster in Tokyo that lost hearts to smashes may yield: it leaves Tokyo and keeps the loss.",
        "fr": (
            "Un monstre à Tokyo qui a perdu des cœurs par des baffes peut céder : il quitte Tokyo et garde la perte."
        ),
    },
    "KT-081": {
        "en": "With Jets you choose before the loss: yield and lose nothing, or stay and lose.",
        "fr": "Avec Réacteurs, vous choisissez avant la perte : céder sans rien perdre, ou rester et perdre.",
    },
    "KT-082": {
        "en": "Losses by cards never let you yield.",
        "fr": "Les pertes dues à des cartes ne permettent jamais de céder.",
    },
    "KT-083": {
        "en": "Both monsters in Tokyo may decide, the City first.",
        "fr": "Les deux monstres à Tokyo peuvent décider, la Ville d'abord.",
    },
    "KT-084": {
        "en": "Who yields goes outside, not to the other place.",
        "fr": "Qui cède va dehors, pas à l'autre place.",
    },
    "KT-085": {
        "en": (
            "Burrowing: whoever takes the very place you yielded, in the phase that follows, loses 1 heart before"
            " entering."
        ),
        "fr": (
            "Fouisseur : qui prend la place que vous avez cédée, dans la phase qui suit, perd 1 cœur avant d'entrer."
        ),
    },
    "KT-086": {
        "en": "The active monster must take the place that was yielded if it is outside.",
        "fr": "Le monstre actif doit prendre la place cédée s'il est dehors.",
    },
    "KT-087": {
        "en": "Who decides later knows the earlier answers; who has left already is not asked.",
        "fr": "Qui décide plus tard connaît les réponses précédentes ; qui est déjà parti n'est pas consulté.",
    },
    "KT-088": {
        "en": "Leaving, with what it brings, is over before anybody enters.",
        "fr": "Le départ, avec ce qu'il rapporte, est fini avant que quiconque entre.",
    },
    "KT-090": {
        "en": (
            "A loss has a victim, an amount, a source (smashes or an effect) and perhaps an attacker. Your own "
            "cards and Poison have none."
        ),
        "fr": (
            "Une perte a une victime, un montant, une source (baffes ou effet) et peut-être un attaquant. Vos "
            "propres cartes et le Poison n'en ont pas."
        ),
    },
    "KT-091": {
        "en": "Losses from different sources come one by one, those of one source strike together.",
        "fr": "Les pertes de sources différentes viennent une à une, celles d'une même source frappent ensemble.",
    },
    "KT-092": {
        "en": "Before losing hearts you may use Jets, Wings, Camouflage, TOUGH, POISONOUS and healing, in any order.",
        "fr": (
            "Avant de perdre des cœurs, vous pouvez utiliser Réacteurs, Ailes, Camouflage, CORIACE, VENIMEUX et "
            "des soins, dans l'ordre voulu."
        ),
    },
    "KT-093": {
        "en": "Then Armor Plating cancels a loss of exactly 1.",
        "fr": "Puis Armure de plaques annule une perte d'exactement 1.",
    },
    "KT-094": {
        "en": "Healing then comes before the loss, up to the maximum.",
        "fr": "Se soigner vient alors avant la perte, jusqu'au maximum.",
    },
    "KT-095": {
        "en": (
            "You lose no more hearts than you have. Our reading: cards count hearts really lost; as an option the"
            " amount announced."
        ),
        "fr": (
            "Vous ne perdez pas plus de cœurs que vous n'en avez. Notre lecture : les cartes comptent les cœurs "
            "vraiment perdus ; en option, le montant annoncé."
        ),
    },
    "KT-096": {
        "en": (
            "After a loss: tokens, We're Only Making It Stronger!, POISONOUS, monsters at 0, Explosive Crystals, "
            "HUNTER texts, Crab Claw; then yielding."
        ),
        "fr": (
            "Après une perte : jetons, Nous ne faisons que le rendre plus fort !, VENIMEUX, monstres à 0, "
            "Cristaux explosifs, textes de CHASSEUR, Pince de crabe ; puis on peut céder."
        ),
    },
    "KT-097": {
        "en": "A loss that was cancelled is no wound: no yield, no tokens.",
        "fr": "Une perte annulée n'est pas une blessure : on ne cède pas, pas de jetons.",
    },
    "KT-098": {
        "en": (
            "What a loss sets off is a loss of its own. Losses by POISONOUS share the moment in which monsters at"
            " 0 are settled; a monster at 0 hearts prevents, heals and pays nothing any more."
        ),
        "fr": (
            "Ce qu'une perte déclenche est une perte à part. Celles de VENIMEUX partagent le moment où l'on règle"
            " les monstres à 0 ; un monstre à 0 cœur n'évite, ne soigne et ne paie plus rien."
        ),
    },
    "KT-099": {
        "en": "Points gained after a loss are gained at their own step, by whoever is still in play.",
        "fr": "Les points gagnés après une perte le sont à leur étape, par qui est encore en jeu.",
    },
    "KT-100": {
        "en": (
            "At 0 hearts: Eater of the Dead scores, then It Has a Child! or Unstoppable Hydra may rescue; the "
            "others are eliminated together."
        ),
        "fr": (
            "À 0 cœur : Nécrophage marque, puis Il restait un œuf ! ou Hydre inarrêtable peuvent sauver ; les "
            "autres sont éliminés ensemble."
        ),
    },
    "KT-101": {
        "en": "An eliminated monster leaves with all it has: cards to the discard pile, energy and tokens away.",
        "fr": "Un monstre éliminé part avec tout ce qu'il a : cartes à la défausse, énergie et jetons rendus.",
    },
    "KT-102": {
        "en": "It Has a Child!: you leave Tokyo with 10 hearts, no points and no Energy cards, and keep your energy.",
        "fr": (
            "Il restait un œuf ! : vous quittez Tokyo avec 10 cœurs, sans points ni cartes Énergie, et gardez "
            "votre énergie."
        ),
    },
    "KT-103": {
        "en": "If the active monster is eliminated, what it has begun is finished, then its turn ends.",
        "fr": "Si le monstre actif est éliminé, ce qu'il a commencé s'achève, puis son tour finit.",
    },
    "KT-104": {
        "en": "With four monsters left Tokyo Bay closes for good: its monster moves to an empty City, else outside.",
        "fr": (
            "Quand il reste quatre monstres, la baie ferme pour de bon : son monstre passe dans la Ville si elle "
            "est vide, sinon dehors."
        ),
    },
    "KT-105": {
        "en": "That is leaving Tokyo, but no yield.",
        "fr": "C'est quitter Tokyo, mais pas céder.",
    },
    "KT-106": {
        "en": "A Mimic whose copied card has gone is blank.",
        "fr": "Un Mimétisme dont la carte copiée a disparu ne copie plus rien.",
    },
    "KT-107": {
        "en": "Who is killed by its own purchase is eliminated like anybody, and buys no more.",
        "fr": "Qui est tué par son propre achat est éliminé comme tout autre, et n'achète plus.",
    },
    "KT-110": {
        "en": "Outside and Tokyo City empty: you must enter it, with or without a smash.",
        "fr": "Dehors et Tokyo-Ville vide : vous devez y entrer, avec ou sans baffe.",
    },
    "KT-111": {
        "en": "Otherwise you must enter an empty Tokyo Bay, if it is in use.",
        "fr": "Sinon vous devez entrer dans la baie vide, si elle sert.",
    },
    "KT-112": {
        "en": "Entering brings 1 victory point; for two players 1 energy instead.",
        "fr": "Entrer rapporte 1 point de victoire ; à deux joueurs, 1 énergie à la place.",
    },
    "KT-113": {
        "en": "A monster in Tokyo stays where it is; nobody moves up from the Bay by itself.",
        "fr": "Un monstre à Tokyo reste où il est ; personne ne passe de la baie à la Ville de soi-même.",
    },
    "KT-114": {
        "en": "Nobody can leave Tokyo in this phase.",
        "fr": "Personne ne peut quitter Tokyo dans cette phase.",
    },
    "KT-115": {
        "en": "A place is empty as well if its monster was eliminated.",
        "fr": "Une place est vide aussi quand son monstre a été éliminé.",
    },
}
