"""The end of the game, and the modules (sections 10 to 12)."""

END: dict[str, dict[str, str]] = {
    "OO-188": {
        "en": (
            "When four sectors have neither marker nor creature left, the game ends with this round, whatever "
            "happens afterwards. It is looked at after the moves of a fate card and after every action."
        ),
        "fr": (
            "Quand quatre quartiers n'ont plus ni marqueur ni créature, la partie se termine avec cette manche, "
            "quoi qu'il arrive ensuite. On le vérifie après les mouvements d'une carte Destin et après chaque "
            "action."
        ),
    },
    "OO-189": {
        "en": "Each trophy gives the points that the counter of its type shows at the end.",
        "fr": "Chaque trophée rapporte les points qu'indique à la fin le compteur de son type.",
    },
    "OO-190": {
        "en": "Each support card in your deck gives 2 points.",
        "fr": "Chaque carte de soutien de votre deck rapporte 2 points.",
    },
    "OO-191": {
        "en": "Each poison card in your deck costs 2 points.",
        "fr": "Chaque carte Poison de votre deck coûte 2 points.",
    },
    "OO-192": {
        "en": "Most points win and make you Archmage. Tied players share the victory.",
        "fr": "Le plus de points gagne et fait de vous l'Archimage. À égalité, la victoire est partagée.",
    },
    "OO-193": {
        "en": "A total may be negative. Cards removed by hand change count for nothing.",
        "fr": "Un total peut être négatif. Les cartes retirées par le changement de main ne comptent pas.",
    },
    "OO-200": {
        "en": "Secret missions: at the start each player is dealt two missions and keeps one, face down.",
        "fr": "Missions secrètes : au début, chaque joueur reçoit deux missions et en garde une, face cachée.",
    },
    "OO-201": {
        "en": (
            "At the end missions give points: 2 per pair of weak creatures, 3 per four creatures, 3 per pair of "
            "strong ones, 3 per set of one weak, one strong and one mighty, 2 per mighty creature, 2 per power, 3 "
            "per pair of spells learned."
        ),
        "fr": (
            "À la fin, les missions rapportent des points : 2 par paire de créatures faibles, 3 par quatre "
            "créatures, 3 par paire de fortes, 3 par ensemble d'une faible, d'une forte et d'une puissante, 2 par "
            "créature puissante, 2 par pouvoir, 3 par paire de sorts appris."
        ),
    },
    "OO-202": {
        "en": "The eighth mission, Collector, is ours: 2 points per type of creature you hold.",
        "fr": "La huitième mission, Collectionneur, est de nous : 2 points par type de créature que vous avez.",
    },
    "OO-203": {
        "en": (
            "What you hold at the end counts. Pairs of weak or strong may mix both types; what is incomplete counts "
            "nothing; a power counts once it is gained."
        ),
        "fr": (
            "Ce que vous avez à la fin compte. Les paires de faibles ou de fortes peuvent mêler les deux types ; ce "
            "qui est incomplet ne compte pas ; un pouvoir compte dès qu'il est gagné."
        ),
    },
    "OO-204": {
        "en": "Missions are chosen when everything else is set up, before the first fate card, and shown at the end.",
        "fr": (
            "Les missions sont choisies quand tout le reste est en place, avant la première carte Destin, et "
            "révélées à la fin."
        ),
    },
    "OO-210": {
        "en": "Bonus actions: players use the back of the trophy boards. Life, skulls and powers are the same.",
        "fr": (
            "Actions bonus : on utilise le verso des tableaux de chasse. Points de vie, crânes et pouvoirs sont les "
            "mêmes."
        ),
    },
    "OO-211": {
        "en": "After defeating a creature you may take the bonus action of its type; of several, in any order.",
        "fr": (
            "Après avoir vaincu une créature, vous pouvez faire l'action bonus de son type ; s'il y en a plusieurs, "
            "dans l'ordre voulu."
        ),
    },
    "OO-212": {
        "en": (
            "Draw a card: from your draw pile. 1 action: one more this turn. Common discard: every other player "
            "with more than three cards discards one. Magic energy: one energy of any element for your next action "
            "this turn."
        ),
        "fr": (
            "Piocher une carte : de votre pioche. 1 action : une de plus ce tour-ci. Défausse commune : chaque "
            "autre joueur qui a plus de trois cartes en défausse une. Énergie magique : une énergie de n'importe "
            "quel élément pour votre prochaine action de ce tour."
        ),
    },
    "OO-213": {
        "en": (
            "Goblin and Orc Rider: draw a card. Goblin Shaman: magic energy. Orc: common discard. Golems: 1 action. "
            "Which has which is our choice."
        ),
        "fr": (
            "Gobelin et Cavalier orque : piocher une carte. Shaman gobelin : énergie magique. Orque : défausse "
            "commune. Golems : 1 action. Cette répartition est de nous."
        ),
    },
    "OO-214": {
        "en": (
            "Magic energy counts as energy of your next spell's element; several points add up, and they can stand "
            "in for an upgrade."
        ),
        "fr": (
            "L'énergie magique compte comme énergie de l'élément de votre prochain sort ; plusieurs points "
            "s'additionnent, et ils peuvent remplacer une amélioration."
        ),
    },
    "OO-215": {
        "en": (
            "Bonus actions come after all defeats and powers, before the cards go to the discard pile. Each is "
            "taken or left; victims of a discard choose their cards, clockwise."
        ),
        "fr": (
            "Les actions bonus viennent après toutes les victoires et les pouvoirs, avant que les cartes aillent à "
            "la défausse. Chacune se prend ou se laisse ; les victimes d'une défausse choisissent leurs cartes, "
            "dans le sens des aiguilles d'une montre."
        ),
    },
    "OO-216": {
        "en": (
            "The next action uses up magic energy, whatever it is. Energy won during an action is for the one after it."
        ),
        "fr": (
            "L'action suivante consomme l'énergie magique, quelle qu'elle soit. L'énergie gagnée pendant une action "
            "sert à celle d'après."
        ),
    },
}
