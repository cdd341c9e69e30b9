"""The expansion: Mindbug tokens, Consumables and keywords."""

MINDBUGS: dict[str, dict[str, str]] = {
    "KM-001": {
        "en": "The expansion adds three monsters, Mindbug tokens, 24 Energy cards and 24 Evolution cards.",
        "fr": "L'extension ajoute trois monstres, des jetons Mindbug, 24 cartes Énergie et 24 cartes Évolution.",
    },
    "KM-002": {
        "en": "Everybody starts with one Mindbug token.",
        "fr": "Chacun débute avec un jeton Mindbug.",
    },
    "KM-003": {
        "en": "The 24 cards are shuffled into the others (trial), or are the whole deck (experience).",
        "fr": "Les 24 cartes sont mélangées aux autres (Incursion), ou forment seules la pioche (Expérience).",
    },
    "KM-004": {
        "en": "Evolution cards are optional; with this box for two or three players with the new monsters.",
        "fr": (
            "Les cartes Évolution sont facultatives ; avec cette boîte, pour deux ou trois joueurs avec les "
            "nouveaux monstres."
        ),
    },
    "KM-005": {
        "en": "Card backs count as alike; as an option the set of the top card is shown.",
        "fr": "Les dos de cartes sont réputés semblables ; en option, la série de la première carte est montrée.",
    },
    "KM-010": {
        "en": "Mindbug tokens are open, and you may hold several.",
        "fr": "Les jetons Mindbug sont visibles, et vous pouvez en avoir plusieurs.",
    },
    "KM-011": {
        "en": "Spent tokens go back to an unlimited supply; as an option there are eight.",
        "fr": "Les jetons dépensés retournent à une réserve illimitée ; en option, il y en a huit.",
    },
    "KM-020": {
        "en": "When the active monster has finished with its dice, any other may Mindbug it for a token.",
        "fr": "Quand le monstre actif en a fini avec ses dés, tout autre peut le contrôler contre un jeton Mindbug.",
    },
    "KM-021": {
        "en": "Only the first to announce does so and spends a token.",
        "fr": "Seul le premier à l'annoncer le fait et dépense un jeton.",
    },
    "KM-022": {
        "en": "You can't Mindbug yourself, and nobody Mindbugs a Mindbugger.",
        "fr": "On ne se contrôle pas soi-même, et personne ne contrôle qui a joué un Mindbug.",
    },
    "KM-023": {
        "en": "The Mindbugger resolves the dice as its own, enters Tokyo if it has to, and may buy. It is not a turn.",
        "fr": (
            "Qui joue le Mindbug résout les dés comme les siens, entre à Tokyo s'il le doit, et peut acheter. Ce "
            "n'est pas un tour."
        ),
    },
    "KM-024": {
        "en": (
            "Only the physical dice are taken over, as they lie; what the other's cards add is ignored. It keeps "
            "its defences."
        ),
        "fr": (
            "Seuls les dés physiques sont repris, tels quels ; ce que les cartes de l'autre ajoutent est ignoré. "
            "Il garde ses défenses."
        ),
    },
    "KM-025": {
        "en": "The Mindbugger uses its own cards while resolving, and its own place decides.",
        "fr": "Qui joue le Mindbug utilise ses propres cartes en résolvant, et c'est son lieu qui compte.",
    },
    "KM-026": {
        "en": (
            "It uses nothing of the start and end of a turn, changes no dice, and gets no extra turn; an Opportunist "
            "who buys Frenzy then has its turn."
        ),
        "fr": (
            "Il n'utilise rien du début ni de la fin d'un tour, ne change aucun dé, et n'a pas de tour "
            "supplémentaire ; un Opportuniste qui achète alors Rage a le sien."
        ),
    },
    "KM-027": {
        "en": "Whoever is wounded may use TOUGH and POISONOUS; the attacker is the Mindbugger.",
        "fr": "Qui est blessé peut utiliser CORIACE et VENIMEUX ; l'attaquant est celui qui a joué le Mindbug.",
    },
    "KM-028": {
        "en": "It is still the other's turn: what is used once per turn stays used.",
        "fr": "C'est toujours le tour de l'autre : ce qui sert une fois par tour reste utilisé.",
    },
    "KM-029": {
        "en": (
            "Afterwards the Mindbugged monster rolls anew from its first Roll, and can be Mindbugged again. "
            "HUNTER and SNEAKY still wait."
        ),
        "fr": (
            "Ensuite le monstre contrôlé relance tout depuis son premier lancer, et peut être contrôlé à nouveau."
            " CHASSEUR et FURTIF attendent toujours."
        ),
    },
    "KM-030": {
        "en": (
            "If the Mindbugged monster is eliminated, the turn ends after the interlude; if the Mindbugger is, "
            "the other goes on."
        ),
        "fr": (
            "Si le monstre contrôlé est éliminé, le tour finit après l'intermède ; si c'est l'autre, le premier "
            "continue."
        ),
    },
    "KM-031": {
        "en": "Nobody wins between interlude and turn; as an option it is checked.",
        "fr": "Personne ne gagne entre l'intermède et le tour ; en option, on vérifie.",
    },
    "KM-032": {
        "en": "A result taken away never counts for its roller.",
        "fr": "Un résultat repris ne compte jamais pour qui l'a lancé.",
    },
    "KM-033": {
        "en": "In the interlude the Mindbugger buys by the normal rules.",
        "fr": "Dans l'intermède, qui a joué le Mindbug achète selon les règles habituelles.",
    },
    "KM-034": {
        "en": "Nobody changes the Mindbugger's dice; Helpful Mindbug may be played.",
        "fr": "Personne ne change ces dés ; Mindbug serviable peut être joué.",
    },
    "KM-035": {
        "en": "A Consumable lies in front of you and does nothing until you activate it; it is discarded for it.",
        "fr": (
            "Une carte Consommable reste devant vous et ne fait rien tant que vous ne l'activez pas ; elle est "
            "alors défaussée."
        ),
    },
    "KM-036": {
        "en": "You may activate it in the moment of its keyword; of two keywords you choose one.",
        "fr": "Vous pouvez l'activer au moment de son mot-clé ; de deux mots-clés, vous en choisissez un.",
    },
    "KM-037": {
        "en": (
            "It is discarded when activated; its effect stays until it is over. Unreliable Targeting lies aside "
            "until it is settled."
        ),
        "fr": (
            "Elle est défaussée à l'activation ; son effet dure jusqu'à son terme. Visée hasardeuse reste de côté"
            " jusqu'à ce qu'elle soit réglée."
        ),
    },
    "KM-038": {
        "en": "You may activate it in the turn in which you got it, and several in one moment.",
        "fr": "Vous pouvez l'activer le tour même où vous l'obtenez, et plusieurs au même moment.",
    },
    "KM-039": {
        "en": "It is no Keep card: no Mimic, no Metamorph. As an option Parasitic Tentacles can buy it.",
        "fr": (
            "Ce n'est pas un Pouvoir : ni Mimétisme, ni Métamorphose. En option, Tentacules parasites peut l'acheter."
        ),
    },
    "KM-040": {
        "en": "HUNTER: before your first Roll choose any other monster; your smashes hit only that one this turn.",
        "fr": (
            "CHASSEUR : avant votre premier lancer, choisissez un autre monstre ; ce tour-ci, vos baffes ne "
            "frappent que lui."
        ),
    },
    "KM-041": {
        "en": "It is a normal smash loss; a prey in Tokyo may yield.",
        "fr": "C'est une perte normale par baffes ; une proie à Tokyo peut céder.",
    },
    "KM-042": {
        "en": "If the prey is out before your smashes are resolved, they hit nobody.",
        "fr": "Si la proie est éliminée avant que vos baffes soient résolues, elles ne touchent personne.",
    },
    "KM-043": {
        "en": "Several HUNTER cards name the same prey; as an option different ones.",
        "fr": "Plusieurs CHASSEURS nomment la même proie ; en option, des proies différentes.",
    },
    "KM-044": {
        "en": "HUNTER beats Nova Breath; Fire Breathing still burns the neighbours. As an option Nova Breath wins.",
        "fr": (
            "CHASSEUR l'emporte sur Souffle nova ; Souffle de feu brûle toujours les voisins. En option, Souffle "
            "nova l'emporte."
        ),
    },
    "KM-045": {
        "en": "The reward comes if the prey is eliminated in that resolution; then the hunt is over.",
        "fr": "La récompense vient si la proie est éliminée dans cette résolution ; puis la chasse est finie.",
    },
    "KM-046": {
        "en": (
            "SNEAKY: at the end of your resolving every other monster loses as many victory points as you gained "
            "in it. As an option only those of number dice count."
        ),
        "fr": (
            "FURTIF : à la fin de votre résolution, chaque autre monstre perd autant de points que vous y avez "
            "gagnés. En option, seuls ceux des chiffres comptent."
        ),
    },
    "KM-047": {
        "en": "Each SNEAKY acts by itself, in your order.",
        "fr": "Chaque FURTIF agit à part, dans l'ordre que vous voulez.",
    },
    "KM-048": {
        "en": "No points gained, no loss.",
        "fr": "Aucun point gagné, aucune perte.",
    },
    "KM-049": {
        "en": "Points that a Mindbugger gains from your dice don't count; SNEAKY waits for your next result.",
        "fr": "Les points qu'un autre gagne avec vos dés ne comptent pas ; FURTIF attend votre prochain résultat.",
    },
    "KM-050": {
        "en": "POISONOUS: when smashes wound you, the attacker loses as many hearts as you. That is no wound.",
        "fr": (
            "VENIMEUX : quand des baffes vous blessent, l'attaquant perd autant de cœurs que vous. Ce n'est pas "
            "une blessure."
        ),
    },
    "KM-051": {
        "en": "It works even if you are eliminated.",
        "fr": "Cela marche même si vous êtes éliminé.",
    },
    "KM-052": {
        "en": (
            "Several POISONOUS cards act one after the other; with TOUGH you lose nothing, and so does the attacker."
        ),
        "fr": (
            "Plusieurs VENIMEUX agissent l'un après l'autre ; avec CORIACE, vous ne perdez rien, et l'attaquant "
            "non plus."
        ),
    },
    "KM-053": {
        "en": (
            "Explosive Crystals: if you are eliminated the attacker loses twice as many, else the normal amount. "
            "As an option that comes on top."
        ),
        "fr": (
            "Cristaux explosifs : si vous êtes éliminé, l'attaquant perd le double, sinon le montant normal. En "
            "option, cela s'ajoute."
        ),
    },
    "KM-054": {
        "en": "TOUGH: the whole loss by those smashes is cancelled.",
        "fr": "CORIACE : toute la perte due à ces baffes est annulée.",
    },
    "KM-055": {
        "en": "Undead Mummy also cancels losses by effects.",
        "fr": "Momie mort-vivante annule aussi les pertes dues à des effets.",
    },
    "KM-056": {
        "en": "Both are declared before the loss, knowing dice and amount.",
        "fr": "Les deux s'annoncent avant la perte, en connaissant les dés et le montant.",
    },
    "KM-057": {
        "en": '"Hearts you would have lost" is the amount when TOUGH is activated.',
        "fr": "« Les cœurs que vous auriez perdus » est le montant à l'activation de CORIACE.",
    },
    "KM-058": {
        "en": "What follows from TOUGH comes at once.",
        "fr": "Ce qui suit de CORIACE vient aussitôt.",
    },
    "KM-059": {
        "en": "Each wounded monster decides for itself; an attacker that is out loses no more.",
        "fr": "Chaque monstre blessé décide pour lui-même ; un attaquant éliminé ne perd plus rien.",
    },
    "KM-060": {
        "en": "FRENZY: at the end of your turn activate one card and play another full turn right after.",
        "fr": "FURIE : à la fin de votre tour, activez une carte et jouez un autre tour complet juste après.",
    },
    "KM-061": {
        "en": "One FRENZY per turn; at the end of a FRENZY turn another may follow.",
        "fr": "Une FURIE par tour ; à la fin d'un tour de FURIE, une autre peut suivre.",
    },
    "KM-062": {
        "en": "The price on the card is paid at the end of the FRENZY turn; as an option two of them after the check.",
        "fr": (
            "Le prix de la carte se paie à la fin du tour de FURIE ; en option, deux d'entre eux après la vérification."
        ),
    },
    "KM-063": {
        "en": "A FRENZY turn has a normal start.",
        "fr": "Un tour de FURIE a un début normal.",
    },
    "KM-064": {
        "en": "It can be Mindbugged like any turn; nobody activates FRENZY in an interlude.",
        "fr": "Il peut subir un Mindbug comme tout tour ; personne n'active FURIE dans un intermède.",
    },
    "KM-065": {
        "en": "The FRENZY turn comes before other extra turns.",
        "fr": "Le tour de FURIE vient avant les autres tours supplémentaires.",
    },
}
