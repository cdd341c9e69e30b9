"""The expansion's 24 Energy cards: 17 Consumables, 3 Keep cards, 4 Discard cards."""

from __future__ import annotations

from typing import Final

from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.cards.effects import (
    OTHER,
    PER_HEART,
    SELF,
    TOKEN_HOLDERS,
    AllowChange,
    BuyHearts,
    FetchConsumable,
    GainEnergy,
    GainMindbug,
    GainPoints,
    LoseDie,
    LoseEnergy,
    LoseHearts,
    LosePoints,
    StartAgain,
)
from bestiaire.games.tokyo.cards.printed import MINDBUG, Card, consumable, discard, keep
from bestiaire.games.tokyo.rules.buying import MOST_HEARTS_FOR_MIRACLE, Treasure
from bestiaire.games.tokyo.table.zones import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from bestiaire.words import Phrase

PREY: Final = Phrase(
    en="{keyword}. If your prey is eliminated: {does}.", fr="{keyword}. Si votre proie est éliminée : {does}."
)
PLAIN: Final = Phrase(en="{keyword}.", fr="{keyword}.")
ALSO: Final = Phrase(en="{keyword}: {does}.", fr="{keyword} : {does}.")
PRICE: Final = Phrase(
    en="{keyword}. At the end of the FRENZY turn {does}.", fr="{keyword}. À la fin du tour de FURIE, {does}."
)

MINDBUG_CARDS: Final[list[Card]] = [
    consumable(
        HUNTER, "overequipped_trapper", "Overequipped Trapper", "Trappeur suréquipé", 3, PREY, GainEnergy(5)
    ),
    consumable(HUNTER, "legendary_hunter", "Legendary Hunter", "Chasseur légendaire", 4, PREY, GainPoints(4)),
    consumable(
        HUNTER, "unreliable_targeting", "Unreliable Targeting", "Visée hasardeuse", 2,
        Phrase(
            en="{keyword}. If your prey survives, this card is its own from then on.",
            fr="{keyword}. Si votre proie survit, cette carte lui appartient désormais.",
        ),
    ),
    consumable(SNEAKY, "sneaky_alloy", "Sneaky Alloy", "Alliage furtif", 5, ALSO, AllowChange()),
    consumable(
        SNEAKY, "offensive_protocol", "Offensive Protocol", "Protocole offensif", 6,
        Phrase(
            en="{keyword}. For each victory point that a monster loses by it, it loses 1 heart, too.",
            fr="{keyword}. Pour chaque point de victoire perdu ainsi, un monstre perd aussi 1 cœur.",
        ),
    ),
    consumable(SNEAKY, "arcane_scepter", "Arcane Scepter", "Sceptre arcanique", 7, ALSO, FetchConsumable()),
    consumable(TOUGH, "energy_armor", "Energy Armor", "Armure énergétique", 6, ALSO, GainEnergy(PER_HEART)),
    consumable(
        TOUGH, "strange_design", "Strange Design", "Étrange conception", 3,
        ALSO, LoseHearts(SELF, 2, "strange_design"),
    ),
    consumable(TOUGH, "ancestral_defense", "Ancestral Defense", "Défense ancestrale", 4, ALSO, BuyHearts()),
    consumable(
        POISONOUS, "toxic_petals", "Toxic Petals", "Pétales toxiques", 5, ALSO, LosePoints(OTHER, PER_HEART)
    ),
    consumable(
        POISONOUS, "explosive_crystals", "Explosive Crystals", "Cristaux explosifs", 4,
        Phrase(
            en="{keyword}. If that loss eliminates you, the attacker loses twice as many hearts as you.",
            fr="{keyword}. Si cette perte vous élimine, l'attaquant perd deux fois plus de cœurs que vous.",
        ),
    ),
    consumable(
        POISONOUS, "electro_whip", "Electro-Whip", "Électro-fouet", 4, ALSO, LoseEnergy(OTHER, PER_HEART)
    ),
    consumable(
        FRENZY, "bold_maneuver", "Bold Maneuver", "Manœuvre audacieuse", 4,
        PRICE, LoseHearts(SELF, 5, "bold_maneuver"),
    ),
    consumable(FRENZY, "unfair_gift", "Unfair Gift", "Cadeau injuste", 4, PRICE, LosePoints(SELF, 5)),
    consumable(FRENZY, "maximum_effort", "Maximum Effort", "Effort maximal", 4, PRICE, LoseDie()),
    consumable(POISONOUS | TOUGH, "deadly_shell", "Deadly Shell", "Carapace mortelle", 4, PLAIN),
    consumable(
        SNEAKY | HUNTER, "spatial_hunter", "Spatial Hunter", "Chasseur spatial", 5,
        Phrase(
            en="{keyword}. If you hunt and your prey is eliminated: {does}.",
            fr="{keyword}. Si vous chassez et que votre proie est éliminée : {does}.",
        ),
        GainPoints(PER_HEART),
    ),
    keep(
        powers.FREE_WILL, "free_will", "Free Will", "Libre arbitre", 6,
        Phrase(
            en="You can't buy it while you have a Mindbug token. You have {rolls} more Roll in each turn.",
            fr="Vous ne pouvez pas l'acheter si vous avez un jeton Mindbug. Vous avez {rolls} lancer de plus à chaque "
            "tour.",
        ),
        set=MINDBUG, rolls=powers.MORE_ROLLS,
    ),
    keep(
        powers.EVASIVE_MINDBUG, "evasive_mindbug", "Evasive Mindbug", "Mindbug fuyant", 3,
        Phrase(
            en="You may use it like a Mindbug token; then give it to the monster that you Mindbugged.",
            fr="Vous pouvez l'utiliser comme un jeton Mindbug ; donnez-la ensuite au monstre que vous avez contrôlé.",
        ),
        set=MINDBUG,
    ),
    keep(
        powers.NO_BRAIN, "no_brain", "No Brain", "Sans cervelle", 3,
        Phrase(
            en="It costs {more} energy more for each Mindbug token you have. Your result always holds {smashes} more "
            "smash.",
            fr="Elle coûte {more} énergies de plus par jeton Mindbug que vous avez. Votre résultat compte toujours "
            "{smashes} baffe de plus.",
        ),
        set=MINDBUG, more=powers.NO_BRAIN_SURCHARGE, smashes=powers.NO_BRAIN_SMASHES,
    ),
    discard("mindbug_card", "Mindbug!", "Mindbug !", 7, GainMindbug(), set=MINDBUG),
    discard(
        "dysfunctional_mindbug", "Dysfunctional Mindbug", "Mindbug défectueux", 3,
        LoseHearts(TOKEN_HOLDERS, 3, "dysfunctional_mindbug"), set=MINDBUG,
    ),
    discard("treasure", "Treasure", "Trésor", 3, Treasure(), set=MINDBUG),
    discard(
        "miraculous_mindbug", "Miraculous Mindbug", "Mindbug miraculeux", 4, StartAgain(), GainMindbug(), set=MINDBUG,
        words=Phrase(
            en=f"You can buy it only with {MOST_HEARTS_FOR_MIRACLE} hearts or fewer: {{does}}.",
            fr=f"Vous ne pouvez l'acheter qu'avec {MOST_HEARTS_FOR_MIRACLE} cœurs ou moins : {{does}}.",
        ),
    ),
]  # fmt: skip
