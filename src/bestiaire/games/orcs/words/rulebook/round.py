"""The round and the turn (sections 4 to 6)."""

ROUND: dict[str, dict[str, str]] = {
    "OO-040": {
        "en": (
            "Every round, a fate card is revealed; then every player takes one turn, from the start player clockwise."
        ),
        "fr": (
            "À chaque manche, une carte Destin est révélée ; puis chaque joueur joue un tour, en partant du premier "
            "joueur, dans le sens des aiguilles d'une montre."
        ),
    },
    "OO-041": {
        "en": "The fate card names one or more categories: all their creatures move one section towards the tower.",
        "fr": (
            "La carte Destin nomme une ou plusieurs catégories : toutes leurs créatures avancent d'une section vers "
            "la tour."
        ),
    },
    "OO-042": {
        "en": "All of them move at once, each exactly one section.",
        "fr": "Toutes avancent en même temps, chacune d'exactement une section.",
    },
    "OO-043": {
        "en": "A creature that moves on from an inner section reaches the tower.",
        "fr": "Une créature qui avance depuis une section intérieure atteint la tour.",
    },
    "OO-044": {
        "en": "Below, the card may show a special rule, which holds for all players during this round.",
        "fr": "En bas, la carte peut montrer une règle spéciale, valable pour tous les joueurs pendant cette manche.",
    },
    "OO-045": {
        "en": (
            "Creatures move first, then the special rule begins. It ends when the next fate card is revealed, so "
            "creatures always move under no special rule."
        ),
        "fr": (
            "Les créatures avancent d'abord, puis la règle spéciale commence. Elle cesse quand la carte Destin "
            "suivante est révélée : les créatures avancent donc toujours sans règle spéciale."
        ),
    },
    "OO-046": {
        "en": "When the fate pile is empty, the used fate cards are shuffled into a new one.",
        "fr": (
            "Quand la pioche Destin est vide, les cartes Destin utilisées sont mélangées pour en former une nouvelle."
        ),
    },
    "OO-047": {
        "en": (
            "Our 15 fate cards: nine move one category and have a special rule, six move two categories and have "
            "none. Each category moves on seven of them."
        ),
        "fr": (
            "Nos 15 cartes Destin : neuf font avancer une catégorie avec une règle spéciale, six font avancer deux "
            "catégories sans règle. Chaque catégorie avance sur sept cartes."
        ),
    },
    "OO-050": {
        "en": (
            "A creature that reaches the tower goes to the box, and the counter of its type falls by one space; on "
            "the last space it stays."
        ),
        "fr": (
            "Une créature qui atteint la tour retourne dans la boîte, et le compteur de son type descend d'une case "
            "; sur la dernière, il y reste."
        ),
    },
    "OO-051": {
        "en": (
            "If a mage occupies the sector it came through, that player loses one trophy of the same type, if there "
            "is one. Our reading: the type, not the category."
        ),
        "fr": (
            "Si un mage occupe le quartier par lequel elle est venue, ce joueur perd un trophée du même type, s'il "
            "en a un. Notre lecture : le type, pas la catégorie."
        ),
    },
    "OO-052": {
        "en": "Several creatures that arrive through one sector are handled one by one.",
        "fr": "Plusieurs créatures arrivant par le même quartier sont traitées une à une.",
    },
    "OO-053": {
        "en": "Losing a trophy moves no skull cube and takes no power away.",
        "fr": "Perdre un trophée ne fait descendre aucun cube de crâne et n'enlève aucun pouvoir.",
    },
    "OO-054": {
        "en": (
            "Nobody defeats a creature that reaches the tower: no trophy, no skull, no bonus action, whoever moved "
            "it. Without a mage there, only the counter moves."
        ),
        "fr": (
            "Personne n'a vaincu une créature qui atteint la tour : ni trophée, ni crâne, ni action bonus, quel que "
            "soit celui qui l'a déplacée. Sans mage à cet endroit, seul le compteur bouge."
        ),
    },
    "OO-060": {
        "en": "Special rule +1 life: every creature has one more life point.",
        "fr": "Règle spéciale +1 point de vie : chaque créature a un point de vie de plus.",
    },
    "OO-061": {
        "en": (
            "Special rule No study: no spell is taken from the display. Knowledge spells can't be cast, but may be "
            "upgrades."
        ),
        "fr": (
            "Règle spéciale Pas d'étude : aucun sort n'est pris dans l'étalage. Les sorts de savoir ne peuvent être "
            "lancés, mais peuvent servir d'améliorations."
        ),
    },
    "OO-062": {
        "en": (
            "Special rule No teleport: no mage changes its space, neither as an action nor by an upgrade. Such "
            "cards may still be upgrades for their energy."
        ),
        "fr": (
            "Règle spéciale Pas de téléportation : aucun mage ne change de case, ni par une action, ni par une "
            "amélioration. Ces cartes peuvent toujours améliorer un sort par leur énergie."
        ),
    },
    "OO-063": {
        "en": (
            "Special rule No bonus powers: powers do not work. Skulls still move and powers may be gained, for "
            "later. Bonus actions go on working."
        ),
        "fr": (
            "Règle spéciale Pas de pouvoirs bonus : les pouvoirs ne fonctionnent pas. Les crânes avancent toujours "
            "et des pouvoirs peuvent être gagnés, pour plus tard. Les actions bonus restent possibles."
        ),
    },
    "OO-064": {
        "en": "Special rule 3 spells: you draw 3 cards at the end of your turn, or 4 with the extra spell.",
        "fr": (
            "Règle spéciale 3 sorts : vous piochez 3 cartes à la fin de votre tour, ou 4 avec le sort supplémentaire."
        ),
    },
    "OO-065": {
        "en": (
            "Special rule Spell exchange: once, when the card is revealed, the display is shuffled back into its "
            "decks and three new cards of each are turned up."
        ),
        "fr": (
            "Règle spéciale Échange de sorts : une fois, quand la carte est révélée, l'étalage est remélangé dans "
            "ses pioches et trois nouvelles cartes de chacune sont révélées."
        ),
    },
    "OO-070": {
        "en": "Your turn has three phases: reveal markers, actions, draw new spells.",
        "fr": "Votre tour a trois phases : révéler des marqueurs, agir, piocher de nouveaux sorts.",
    },
    "OO-071": {
        "en": (
            "First, one marker is turned up in every sector without a creature, as long as it has markers; your own "
            "sector counts too."
        ),
        "fr": (
            "D'abord, un marqueur est révélé dans chaque quartier sans créature, s'il lui reste des marqueurs ; le "
            "vôtre compte aussi."
        ),
    },
    "OO-072": {
        "en": "Then you must turn up one more marker in a sector of your choice, but not the one your mage occupies.",
        "fr": (
            "Ensuite, vous devez révéler un marqueur de plus dans un quartier de votre choix, sauf celui qu'occupe "
            "votre mage."
        ),
    },
    "OO-073": {
        "en": "A revealed creature comes to the outer section of its sector; the marker leaves the game.",
        "fr": "Une créature révélée arrive dans la section extérieure de son quartier ; le marqueur quitte le jeu.",
    },
    "OO-074": {
        "en": "The two stacks of a sector are alike: either may be used.",
        "fr": "Les deux piles d'un quartier se valent : on peut se servir de l'une ou de l'autre.",
    },
    "OO-075": {
        "en": (
            "Markers are only turned up in this phase: a sector that is emptied later waits for the next player's turn."
        ),
        "fr": (
            "Les marqueurs ne sont révélés que dans cette phase : un quartier vidé plus tard attend le tour du "
            "joueur suivant."
        ),
    },
    "OO-080": {
        "en": (
            "You have two actions, three with the extra action. Each is a teleport, a spell, or pass; also poison "
            "or hand change, if you have that power. You may choose the same again."
        ),
        "fr": (
            "Vous avez deux actions, trois avec l'action supplémentaire. Chacune est une téléportation, un sort, ou "
            "passer ; aussi le poison ou le changement de main, si vous avez ce pouvoir. Vous pouvez répéter la "
            "même."
        ),
    },
    "OO-081": {
        "en": "Teleport: your mage moves to any empty tower space.",
        "fr": "Téléportation : votre mage va sur une case vide de la tour, au choix.",
    },
    "OO-082": {
        "en": "Pass: you do no more actions this turn; those left are lost.",
        "fr": "Passer : vous n'agissez plus ce tour-ci ; les actions restantes sont perdues.",
    },
    "OO-083": {
        "en": "Actions gained during your turn are added at once, even by your last action; they can't be kept.",
        "fr": (
            "Les actions gagnées pendant votre tour s'ajoutent aussitôt, même par la dernière action ; elles ne se "
            "gardent pas."
        ),
    },
    "OO-084": {
        "en": (
            "A power works as soon as you gain it: the extra action at once, the extra spell at the end of this turn."
        ),
        "fr": (
            "Un pouvoir fonctionne dès que vous le gagnez : l'action supplémentaire aussitôt, le sort "
            "supplémentaire à la fin de ce tour."
        ),
    },
    "OO-085": {
        "en": "One action is finished before the next is chosen. After 20 actions in one turn, it is over.",
        "fr": "Une action se termine avant que la suivante soit choisie. Après 20 actions en un tour, c'est fini.",
    },
    "OO-090": {
        "en": "To cast a spell, play a card from your hand. It gives 1 energy of its own element.",
        "fr": "Pour lancer un sort, jouez une carte de votre main. Elle donne 1 énergie de son élément.",
    },
    "OO-091": {
        "en": (
            "Then you may play any number of further cards as upgrades. Each adds 1 energy of its element; its own "
            "spell is ignored."
        ),
        "fr": (
            "Vous pouvez ensuite jouer d'autres cartes comme améliorations. Chacune ajoute 1 énergie de son élément "
            "; son propre sort ne compte pas."
        ),
    },
    "OO-092": {
        "en": "As an upgrade, a Spell Book gives one of its two elements, Wisdom any element: the one that is needed.",
        "fr": (
            "Comme amélioration, un Grimoire donne un de ses deux éléments, Sagesse n'importe lequel : celui dont "
            "le sort a besoin."
        ),
    },
    "OO-093": {
        "en": (
            "A card of another element may be an upgrade for the sake of its upgrade effect. A card that would do "
            "nothing is not played."
        ),
        "fr": (
            "Une carte d'un autre élément peut servir d'amélioration pour son effet d'amélioration. Une carte qui "
            "n'apporterait rien n'est pas jouée."
        ),
    },
    "OO-094": {
        "en": "Upgrade effects are used at once, before the next upgrade and before the spell, or not at all.",
        "fr": (
            "Les effets d'amélioration s'utilisent aussitôt, avant l'amélioration suivante et avant le sort, ou pas "
            "du tout."
        ),
    },
    "OO-095": {
        "en": (
            "When you add no more upgrades, apply one effect that you can pay, also a cheaper one. Energy left over "
            "is lost."
        ),
        "fr": (
            "Quand vous n'ajoutez plus d'amélioration, appliquez un effet que vous pouvez payer, même un moins "
            "cher. L'énergie en trop est perdue."
        ),
    },
    "OO-096": {
        "en": "Effects cost energy of the spell's own element.",
        "fr": "Les effets coûtent de l'énergie de l'élément du sort.",
    },
    "OO-097": {
        "en": "In the end the spell and its upgrades go to your discard pile.",
        "fr": "À la fin, le sort et ses améliorations vont sur votre défausse.",
    },
    "OO-098": {
        "en": (
            "A cast once begun can't be called off by the rules (at this table you may take it back until something "
            "new is seen). A spell can only be begun if it can come to something."
        ),
        "fr": (
            "Un sort commencé ne peut être annulé selon les règles (à cette table, vous pouvez revenir en arrière "
            "tant que rien de nouveau n'a été vu). Un sort ne peut être commencé que s'il peut aboutir à quelque "
            "chose."
        ),
    },
    "OO-099": {
        "en": "Poison cards are neither cast nor played as upgrades.",
        "fr": "Les cartes Poison ne se lancent pas et n'améliorent rien.",
    },
    "OO-100": {
        "en": "Knowledge spells are cast alone: no energy, no upgrades.",
        "fr": "Les sorts de savoir se lancent seuls : sans énergie, sans amélioration.",
    },
    "OO-101": {
        "en": (
            "The order of a cast: the spell leaves your hand; upgrades, each with its effects; you stop; you choose "
            "the effect and its targets; it happens; all cards go to the discard pile."
        ),
        "fr": (
            "L'ordre d'un sort : il quitte votre main ; les améliorations, chacune avec ses effets ; vous arrêtez ; "
            "vous choisissez l'effet et ses cibles ; il a lieu ; toutes les cartes vont sur la défausse."
        ),
    },
    "OO-103": {
        "en": (
            "You may leave the effects of Switch and Magic Bonds. Of other spells one effect must be applied, if "
            "one can be paid and has a target."
        ),
        "fr": (
            "Vous pouvez renoncer aux effets d'Interversion et de Liens magiques. Pour les autres sorts, un effet "
            "doit être appliqué, si l'un d'eux peut être payé et a une cible."
        ),
    },
    "OO-104": {
        "en": (
            "Targets: a creature in range; for Earthquake and Ice Storm a section of your sector with a creature in "
            "it; for Voodoo's first effect an opponent with more than three cards."
        ),
        "fr": (
            "Cibles : une créature à portée ; pour Séisme et Blizzard, une section de votre quartier où se trouve "
            "une créature ; pour le premier effet de Vaudou, un adversaire qui a plus de trois cartes."
        ),
    },
    "OO-110": {
        "en": "Damage adds up over several spells and stays until the end of your turn.",
        "fr": "Les dégâts de plusieurs sorts s'additionnent et restent jusqu'à la fin de votre tour.",
    },
    "OO-111": {
        "en": (
            "A creature whose damage reaches its life is defeated: it becomes your trophy, and your cube on its "
            "skull track moves up a space. At the top it stays."
        ),
        "fr": (
            "Une créature dont les dégâts atteignent les points de vie est vaincue : elle devient votre trophée, et "
            "votre cube monte d'une case sur sa piste de crânes. Tout en haut, il y reste."
        ),
    },
    "OO-112": {
        "en": (
            "The second defeat of a type brings the cube to the top, which gives you its bonus power until the end "
            "of the game."
        ),
        "fr": (
            "La deuxième victoire sur un type amène le cube en haut, ce qui vous donne son pouvoir bonus jusqu'à la "
            "fin de la partie."
        ),
    },
    "OO-113": {
        "en": (
            "All creatures hit by one effect take their damage at once; those defeated go together, then skulls "
            "move and powers are gained. Damage beyond the life is lost."
        ),
        "fr": (
            "Toutes les créatures touchées par un effet subissent leurs dégâts en même temps ; celles qui sont "
            "vaincues partent ensemble, puis les crânes avancent et les pouvoirs sont gagnés. Les dégâts en trop "
            "sont perdus."
        ),
    },
    "OO-114": {
        "en": "A creature that is moved or exchanged keeps its damage.",
        "fr": "Une créature déplacée ou échangée garde ses dégâts.",
    },
    "OO-115": {
        "en": "Damage is compared with life only when it is dealt, with the life just before that effect.",
        "fr": (
            "Les dégâts ne sont comparés aux points de vie qu'au moment où ils sont infligés, avec les points de "
            "vie d'avant cet effet."
        ),
    },
    "OO-120": {
        "en": (
            "At the end of your turn put all cards left in your hand on your discard pile and draw 4 cards, 5 with "
            "the extra spell."
        ),
        "fr": (
            "À la fin de votre tour, défaussez toutes les cartes de votre main et piochez 4 cartes, 5 avec le sort "
            "supplémentaire."
        ),
    },
    "OO-121": {
        "en": (
            "When you have to draw and your draw pile is empty, your discard pile is shuffled into a new one. If "
            "both are empty, you draw no more."
        ),
        "fr": (
            "Quand vous devez piocher et que votre pioche est vide, votre défausse est mélangée pour en former une "
            "nouvelle. Si les deux sont vides, vous ne piochez plus."
        ),
    },
    "OO-122": {
        "en": "The end of a turn, in order: hand to the discard pile, cards learned join it, draw, damage is removed.",
        "fr": (
            "La fin du tour, dans l'ordre : la main sur la défausse, les cartes apprises la rejoignent, on pioche, "
            "les dégâts sont retirés."
        ),
    },
}
