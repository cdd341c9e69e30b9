"""The turn, the Roll and resolving (sections 4 to 7)."""

TURN: dict[str, dict[str, str]] = {
    "KD-030": {
        "en": "Players take turns. A turn has four phases: roll, resolve, buy or gain 1 energy, end of turn.",
        "fr": "Chacun joue son tour. Un tour a quatre phases : lancer, résoudre, acheter ou gagner 1 énergie, finir.",
    },
    "KD-031": {
        "en": (
            "Cards name finer moments: the start of the turn, before the first throw, the throws, the fixed Roll, "
            "the start of resolving, resolving, after resolving, buying, the end of the turn."
        ),
        "fr": (
            "Les cartes parlent de moments plus fins : le début du tour, avant le premier lancer, les lancers, le "
            "Lancer fixé, le début de la résolution, la résolution, l'après-résolution, l'achat, la fin du tour."
        ),
    },
    "KD-032": {
        "en": "When several of your effects come at the same moment, you choose their order.",
        "fr": "Quand plusieurs de vos effets tombent au même moment, vous choisissez leur ordre.",
    },
    "KD-033": {
        "en": "What you may do once per turn you may do again in every new turn, an extra turn included.",
        "fr": "Ce qui est permis une fois par tour l'est à nouveau à chaque tour, même supplémentaire.",
    },
    "KD-034": {
        "en": (
            "The turn starts with Hibernation and Made in a Lab; then Dominate is settled and the dice are counted. "
            "Our reading: a card got at the start of a turn does nothing at that same start."
        ),
        "fr": (
            "Le tour débute par Hibernation et Expérience scientifique ; puis vient Dominer et l'on compte les dés. "
            "Notre lecture : une carte reçue au début d'un tour n'y fait encore rien."
        ),
    },
    "KD-035": {
        "en": (
            "Nothing is half done: what an effect sets off is carried out completely before the effect goes on. Our "
            "reading: at the same moment the active player's effects come first."
        ),
        "fr": (
            "Rien ne reste à moitié fait : ce qu'un effet déclenche va à son terme avant que l'effet ne reprenne. "
            "Notre lecture : au même moment, les effets du joueur actif passent d'abord."
        ),
    },
    "KD-036": {
        "en": "What holds for this turn ends with the turn, before an extra turn begins.",
        "fr": "Ce qui vaut pour ce tour cesse avec lui, avant un éventuel tour supplémentaire.",
    },
    "KD-040": {
        "en": (
            "You throw 6 dice, less penalties, plus up to 2 extra dice from cards and Dice tokens: 8 at most. The "
            "number is fixed by the first throw."
        ),
        "fr": (
            "Vous lancez 6 dés, moins les pénalités, plus 2 dés supplémentaires au maximum par les cartes et les "
            "jetons Dé : 8 au plus. Le premier lancer fixe ce nombre."
        ),
    },
    "KD-041": {
        "en": (
            "Before your first throw you may spend Dice tokens, one extra die each, as long as two extra dice are "
            "not in use."
        ),
        "fr": (
            "Avant votre premier lancer, vous pouvez dépenser des jetons Dé, un dé supplémentaire chacun, tant que "
            "les deux ne sont pas déjà pris."
        ),
    },
    "KD-042": {
        "en": "You have up to three throws and may stop after any of them. The first one is thrown with all dice.",
        "fr": (
            "Vous avez droit à trois lancers et pouvez vous arrêter après chacun. Le premier se fait avec tous les dés."
        ),
    },
    "KD-043": {
        "en": "For each further throw choose any of your dice, also those you kept before; the others stay.",
        "fr": (
            "Pour chaque nouveau lancer, choisissez n'importe lesquels de vos dés, même gardés plus tôt ; les autres "
            "restent."
        ),
    },
    "KD-044": {
        "en": "The dice you end with are your Roll, with the symbols that cards and Alienoid add to it.",
        "fr": (
            "Les dés que vous gardez à la fin forment votre Lancer, avec les symboles qu'y ajoutent des cartes et "
            "Alienoid."
        ),
    },
    "KD-045": {
        "en": "Without dice nothing is thrown; the Roll then holds added symbols only.",
        "fr": "Sans dé, on ne lance rien ; le Lancer ne contient que les symboles ajoutés.",
    },
    "KD-046": {
        "en": (
            "Eye of the Storm: 1 energy for each reroll you were allowed and did not use. Without any dice that is "
            "all of them; counting throws instead is an option."
        ),
        "fr": (
            "Dans l'œil du cyclone : 1 énergie pour chaque relance permise et non utilisée. Sans aucun dé, ce sont "
            "toutes ; compter les lancers est une option."
        ),
    },
    "KD-050": {
        "en": (
            "In the Shadows: after the first throw your Fame dice may be rerolled again and again without using up a "
            "throw. Only after the last throw, and counted, is an option."
        ),
        "fr": (
            "Dans les ténèbres : après le premier lancer, vos dés Gloire se relancent autant que vous voulez sans "
            "coûter de lancer. Seulement après le dernier, et compté, est une option."
        ),
    },
    "KD-055": {
        "en": (
            "When the Roll is fixed, Eye of the Storm, Antimatter Pellets, Signature Move and Utter Destruction take "
            "effect, in your order, once per turn each."
        ),
        "fr": (
            "Le Lancer fixé, Dans l'œil du cyclone, Balles anti-matière, Attaque spéciale et Destruction totale font "
            "effet dans votre ordre, une fois par tour chacune."
        ),
    },
    "KD-056": {
        "en": "These cards use up no dice and take effect even if resolving is skipped.",
        "fr": "Ces cartes n'usent aucun dé et font effet même si l'on ne résout rien.",
    },
    "KD-057": {
        "en": (
            "Our reading: if a symbol that Alienoid adds completes Utter Destruction, or another three for Signature "
            "Move, it takes effect at once. A marker that moves does not."
        ),
        "fr": (
            "Notre lecture : si un symbole ajouté par Alienoid complète Destruction totale, ou un nouveau trio pour "
            "Attaque spéciale, la carte fait effet aussitôt. Un pion qui bouge n'y change rien."
        ),
    },
    "KD-058": {
        "en": "Identical dice are dice: added symbols don't count. Counting symbols is an option.",
        "fr": (
            "Des dés identiques sont des dés : les symboles ajoutés ne comptent pas. Compter les symboles est une "
            "option."
        ),
    },
    "KD-060": {
        "en": "Resolving begins with Rebooting, which may skip it; then Natural Selection; then Titanic Batteries.",
        "fr": (
            "La résolution débute par Redémarrage, qui peut la sauter ; puis Sélection naturelle ; puis Batteries "
            "titanesques."
        ),
    },
    "KD-061": {
        "en": "You must resolve all symbols, in any order.",
        "fr": "Vous devez résoudre tous les symboles, dans l'ordre de votre choix.",
    },
    "KD-062": {
        "en": "All symbols of a kind are resolved at once. The special power may be used before, between and after.",
        "fr": (
            "Tous les symboles d'une sorte se résolvent d'un coup. Le pouvoir spécial s'utilise avant, entre ou après."
        ),
    },
    "KD-063": {
        "en": "Smash: your Rival takes one hit for each, all at once.",
        "fr": "Baffe : votre Rival subit un dégât pour chacune, en une seule fois.",
    },
    "KD-064": {
        "en": "Heart: gain that much life, never above your starting value.",
        "fr": "Soin : gagnez autant de PV, sans dépasser votre valeur de départ.",
    },
    "KD-065": {
        "en": "Energy: gain that much energy and keep it until you spend it.",
        "fr": "Énergie : gagnez autant d'énergies, à garder jusqu'à ce que vous les dépensiez.",
    },
    "KD-066": {
        "en": (
            "Fame and Destruction: three symbols pull the marker 1 space, each further one a space more. Fewer than "
            "three do nothing."
        ),
        "fr": (
            "Gloire et Destruction : trois symboles tirent le pion de 1 case, chaque symbole de plus d'une case de "
            "plus. Moins de trois ne font rien."
        ),
    },
    "KD-067": {
        "en": "Special Power feeds your Monster's power; symbols left over do nothing.",
        "fr": "Le Pouvoir spécial alimente le pouvoir de votre Monstre ; les symboles en trop ne font rien.",
    },
    "KD-068": {
        "en": "Gentle Giant is looked at when everything is resolved.",
        "fr": "Géant bienveillant se vérifie quand tout est résolu.",
    },
    "KD-069": {
        "en": (
            "Resolving ends when every kind is resolved and you can't or don't want to use your power any more. One "
            "or two Fame need no action."
        ),
        "fr": (
            "La résolution s'achève quand tout est résolu et que vous ne pouvez ou ne voulez plus utiliser votre "
            "pouvoir. Une ou deux Gloires ne demandent rien."
        ),
    },
    "KD-070": {
        "en": (
            "Our reading: what Alienoid adds to a kind already resolved is resolved, too; for a pull, only the "
            "difference."
        ),
        "fr": (
            "Notre lecture : ce qu'Alienoid ajoute à une sorte déjà résolue se résout aussi ; pour un pion, "
            "seulement la différence."
        ),
    },
    "KD-071": {
        "en": "Dice put aside with Titanic Batteries feed nothing, not even the special power.",
        "fr": "Les dés mis de côté par Batteries titanesques n'alimentent rien, pas même le pouvoir spécial.",
    },
    "KD-072": {
        "en": (
            "Adrenaline Augment is counted when it is needed: when Smash is resolved, and when a card looks at the "
            "Roll. Counting it once, when the Roll is fixed, is an option."
        ),
        "fr": (
            "Pic d'adrénaline se compte au moment utile : quand on résout les Baffes, et quand une carte regarde le "
            "Lancer. Le compter une fois, au Lancer fixé, est une option."
        ),
    },
}
