"""Buying, the end of the turn, hits and the end of the game (sections 11 to 14)."""

MARKET: dict[str, dict[str, str]] = {
    "KD-140": {
        "en": (
            "Once your dice are resolved you may buy cards and replace the market as often as you can pay, in any "
            "order."
        ),
        "fr": (
            "Une fois vos dés résolus, vous pouvez acheter des cartes et renouveler le marché autant que vous "
            "pouvez payer, dans l'ordre voulu."
        ),
    },
    "KD-141": {
        "en": "A card costs what is printed, 1 less on the last slot.",
        "fr": "Une carte coûte son prix imprimé, 1 de moins sur le dernier emplacement.",
    },
    "KD-142": {
        "en": (
            "A purchase: pay, refill the market, the Buzz token, Breaking News, the card's own effect; then it is "
            "discarded or kept."
        ),
        "fr": (
            "Un achat : payez, complétez le marché, le jeton Buzz, Flash spécial, l'effet de la carte ; puis elle "
            "est défaussée ou gardée."
        ),
    },
    "KD-143": {
        "en": "A KEEP card works from the moment it lies in front of you. You may have any number.",
        "fr": "Une carte Pouvoir agit dès qu'elle est devant vous. Leur nombre n'est pas limité.",
    },
    "KD-144": {
        "en": "When a card leaves the market, the others slide toward the last slot and a new one is shown at once.",
        "fr": (
            "Quand une carte quitte le marché, les autres glissent vers le dernier emplacement et une nouvelle est "
            "révélée aussitôt."
        ),
    },
    "KD-145": {
        "en": (
            "Replace the market: pay 2 energy to discard all its cards and show new ones. Once per turn is an option."
        ),
        "fr": (
            "Renouveler : payez 2 énergies pour défausser tout le marché et révéler de nouvelles cartes. Une fois "
            "par tour est une option."
        ),
    },
    "KD-146": {
        "en": "If you bought no card in the whole turn, you gain 1 energy. Replacing the market is no purchase.",
        "fr": (
            "Si vous n'avez acheté aucune carte de tout le tour, vous gagnez 1 énergie. Renouveler n'est pas acheter."
        ),
    },
    "KD-147": {
        "en": (
            "Made in a Lab: at the start of your turn buy at most one card for 1 less, never below 1; the market is "
            "not replaced then."
        ),
        "fr": (
            "Expérience scientifique : au début de votre tour, achetez au plus une carte à 1 de moins, jamais sous 1 "
            "; sans renouveler."
        ),
    },
    "KD-148": {
        "en": "Alien Metabolism: once per own turn discard a market card for free; the market refills.",
        "fr": (
            "Métabolisme extra-terrestre : une fois par tour à vous, défaussez gratuitement une carte du marché, qui "
            "se complète."
        ),
    },
    "KD-149": {
        "en": (
            "Our reading: an empty deck refills nothing, the cards left still slide. Shuffling the discard pile is "
            "an option."
        ),
        "fr": (
            "Notre lecture : une pioche vide ne complète plus rien, les cartes restantes glissent encore. Mélanger "
            "la défausse est une option."
        ),
    },
    "KD-150": {
        "en": "A purchase that ends the game ends there.",
        "fr": "Un achat qui met fin à la partie s'arrête là.",
    },
    "KD-151": {
        "en": (
            "A card got or lost changes at once what you may do: an Extra Head got after the first throw serves from "
            "the next turn."
        ),
        "fr": (
            "Une carte reçue ou perdue change aussitôt ce qui vous est permis : Une tête de plus, reçue après le "
            "premier lancer, sert au tour suivant."
        ),
    },
    "KD-160": {
        "en": (
            "Effects at the end of the turn come in your order. Electrical Aura: one pull, a space for every 7 "
            "energy you then have."
        ),
        "fr": (
            "Les effets de fin de tour viennent dans votre ordre. Aura électrique : un tirage, une case par tranche "
            "de 7 énergies que vous avez alors."
        ),
    },
    "KD-161": {
        "en": "Then your Rival takes a turn, or you do again after Frenzy.",
        "fr": "Puis c'est le tour de votre Rival, ou encore le vôtre après Rage.",
    },
    "KD-162": {
        "en": (
            "A turn spent hibernating has no phases at all. Our reading: an extra turn won at its start is still "
            "played."
        ),
        "fr": (
            "Un tour passé à hiberner n'a aucune phase. Notre lecture : un tour supplémentaire gagné à son début se "
            "joue quand même."
        ),
    },
    "KD-170": {
        "en": (
            "Hits, step by step: immunity; Camouflage; Trendsetter; Armor Plating; losing life; at 0, Unstoppable or "
            "the end; then In Shape and Unstable DNA."
        ),
        "fr": (
            "Les dégâts, pas à pas : immunité ; Camouflage ; Hyper-tendance ; Blindage renforcé ; perte des PV ; à "
            "0, Il ne tombera pas ! ou la fin ; puis En forme et ADN instable."
        ),
    },
    "KD-171": {
        "en": "Only life really lost counts as hits taken.",
        "fr": "Seuls les PV vraiment perdus comptent comme dégâts subis.",
    },
    "KD-172": {
        "en": "Life never exceeds your starting value.",
        "fr": "Les PV ne dépassent jamais votre valeur de départ.",
    },
    "KD-173": {
        "en": (
            "Armor Plating and Trendsetter ignore the first hit of each of your Rival's turns, together the first "
            "two; once you have taken a hit in that turn, they ignore nothing. Any hit, while they are unused, is an "
            "option."
        ),
        "fr": (
            "Blindage renforcé et Hyper-tendance ignorent le premier dégât de chaque tour du Rival, ensemble les deux "
            "premiers ; une fois un dégât subi dans ce tour, ils n'ignorent plus rien. N'importe quel dégât, tant "
            "qu'ils n'ont pas servi, est une option."
        ),
    },
    "KD-174": {
        "en": (
            "Hits on both Monsters from one card come at once: both protect themselves, the buyer first, both lose "
            "life, then one check."
        ),
        "fr": (
            "Les dégâts d'une carte aux deux Monstres sont simultanés : chacun se protège, l'acheteur d'abord, "
            "chacun perd ses PV, puis on vérifie une fois."
        ),
    },
    "KD-175": {
        "en": "Hits from your own card are hits like any others.",
        "fr": "Les dégâts de votre propre carte sont des dégâts comme les autres.",
    },
    "KD-190": {
        "en": (
            "The game ends at once when your Rival has no life left, when both markers are in your Spotlight zones, "
            "or when a marker is on your Victory space: you win."
        ),
        "fr": (
            "La partie finit aussitôt que votre Rival n'a plus de PV, que les deux pions sont sous vos projecteurs, "
            "ou qu'un pion est sur votre case Victoire : vous gagnez."
        ),
    },
    "KD-191": {
        "en": "Markers are looked at after every step, before the bonus of the space; life whenever some was lost.",
        "fr": "On regarde les pions après chaque pas, avant le bonus de la case ; les PV dès qu'il s'en perd.",
    },
    "KD-192": {
        "en": "A marker that only passes the zone wins on entering it, if the other one is in its zone.",
        "fr": "Un pion qui ne fait que traverser la zone gagne en y entrant, si l'autre est dans la sienne.",
    },
    "KD-193": {
        "en": "Whoever loses the last life to an own effect loses the game.",
        "fr": "Qui perd son dernier PV par son propre effet perd la partie.",
    },
    "KD-194": {
        "en": "There is no limit of turns and no score.",
        "fr": "Il n'y a ni limite de tours, ni score.",
    },
    "KD-195": {
        "en": "Our reading: both Monsters at 0 at once is a draw. The buyer's loss is an option.",
        "fr": (
            "Notre lecture : les deux Monstres à 0 en même temps, c'est un match nul. La défaite de l'acheteur est "
            "une option."
        ),
    },
    "KD-196": {
        "en": (
            "A pull can make either player win: also the other one, into whose zone a marker was pulled back. There is "
            "no other tie, since one step moves one marker."
        ),
        "fr": (
            "Tirer un pion peut faire gagner l'un ou l'autre joueur : aussi celui dans la zone duquel un pion est "
            "ramené. Il n'y a pas d'autre égalité, car un pas ne déplace qu'un pion."
        ),
    },
}
