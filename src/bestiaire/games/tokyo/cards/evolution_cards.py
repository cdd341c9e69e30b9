"""The 24 Evolution cards, eight for each of the expansion's monsters (KM-100)."""

from __future__ import annotations

from typing import Final

from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.cards.effects import SELF, GainHearts, LoseEnergy, LoseHearts, LosePoints, OthersLoseHeartIf
from bestiaire.games.tokyo.cards.mindbug_cards import ALSO, PRICE
from bestiaire.games.tokyo.cards.printed import Card, permanent, temporary
from bestiaire.games.tokyo.table.zones import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from bestiaire.words import Phrase

GIGASNAIL: Final = "gigasnail_hydra"
MASTERMINDBUG: Final = "mastermindbug"
SHARKY: Final = "sharky_crab_dog_mummypus_zilla"

EVOLUTION_CARDS: Final[list[Card]] = [
    temporary(
        GIGASNAIL, "unstoppable_hydra", "Unstoppable Hydra", "Hydre inarrêtable",
        Phrase(
            en="Play it at 0 hearts: you stay in the game, gain {hearts} hearts, and roll one die fewer from now on.",
            fr="À jouer à 0 cœur : vous restez en jeu, gagnez {hearts} cœurs, et lancez désormais un dé de moins.",
        ),
        copies=2, hearts=powers.HYDRA_HEARTS,
    ),
    permanent(
        GIGASNAIL, powers.ENERGY_INFUSED_MONSTER, "energy_infused_monster", "Energy-Infused Monster",
        "Monstre gorgé d'énergie",
        Phrase(
            en="Once per turn you may pay {price} energy to take {dice} of your dice out and add any symbol in their "
            "place.",
            fr="Une fois par tour, vous pouvez payer {price} énergie pour retirer {dice} de vos dés et ajouter à la "
            "place un symbole de votre choix.",
        ),
        price=powers.INFUSED_PRICE, dice=powers.INFUSED_DICE,
    ),
    temporary(
        GIGASNAIL, "three_times_as_sturdy", "Three Times As Sturdy", "Trois fois plus solide", ALSO,
        GainHearts(powers.STURDY, if_spared=powers.STURDY), keywords=TOUGH,
    ),
    permanent(
        GIGASNAIL, powers.SCARY_FACE, "scary_face", "Scary Face", "Visage effrayant",
        Phrase(
            en="When exactly three of your dice show 3, steal {points} victory point from the other monster that has "
            "most.",
            fr="Quand exactement trois de vos dés montrent 3, volez {points} point de victoire à l'autre monstre qui "
            "en a le plus.",
        ),
        points=powers.SCARY_POINTS,
    ),
    permanent(
        GIGASNAIL, powers.THREE_TIMES_AS_STRONG, "three_times_as_strong", "Three Times as Strong",
        "Trois fois plus fort",
        Phrase(
            en="When exactly three of your dice show the same face, all other monsters lose {hearts} heart.",
            fr="Quand exactement trois de vos dés montrent la même face, tous les autres monstres perdent {hearts} "
            "cœur.",
        ),
        hearts=powers.STRONG_HEARTS,
    ),
    temporary(
        GIGASNAIL, "thinking_face", "Thinking Face", "Visage pensif",
        Phrase(
            en="Play it when exactly three of your dice show hearts: gain {hearts} hearts, then the monster with "
            "fewest gains {gift}.",
            fr="À jouer quand exactement trois de vos dés montrent un cœur : gagnez {hearts} cœurs, puis le monstre "
            "qui en a le moins en gagne {gift}.",
        ),
        hearts=powers.THINKING_HEARTS, gift=powers.THINKING_GIFT,
    ),
    temporary(
        GIGASNAIL, "hungry_face", "Hungry Face", "Visage affamé",
        Phrase(
            en="Play it when exactly three of your dice show energy: your next purchase this turn costs {less} energy "
            "less.",
            fr="À jouer quand exactement trois de vos dés montrent une énergie : votre prochain achat de ce tour coûte "
            "{less} énergies de moins.",
        ),
        less=powers.HUNGRY_DISCOUNT,
    ),
    temporary(
        MASTERMINDBUG, "mindbug_acquisition", "Mindbug Acquisition", "Acquisition de Mindbug",
        Phrase(
            en="Pay {price} energy to gain a Mindbug token.", fr="Payez {price} énergies pour gagner un jeton Mindbug."
        ),
        price=powers.ACQUISITION_PRICE,
    ),
    permanent(
        MASTERMINDBUG, powers.INTERGALACTIC_GENIUS, "intergalactic_genius", "Intergalactic Genius",
        "Génie intergalactique",
        Phrase(
            en="Once per turn you may reroll all your dice that show energy.",
            fr="Une fois par tour, vous pouvez relancer tous vos dés montrant une énergie.",
        ),
    ),
    permanent(
        MASTERMINDBUG, powers.SUPERIOR_BRAIN, "superior_brain", "Superior Brain", "Cerveau supérieur",
        Phrase(
            en="Whenever another monster gains {gain} victory points or more at once, gain {points}.",
            fr="Chaque fois qu'un autre monstre gagne au moins {gain} points de victoire d'un coup, gagnez-en "
            "{points}.",
        ),
        gain=powers.BRAIN_GAIN, points=powers.BRAIN_POINTS,
    ),
    permanent(
        MASTERMINDBUG, powers.INTERDIMENSIONAL_PORTAL, "interdimensional_portal", "Interdimensional Portal",
        "Portail interdimensionnel",
        Phrase(
            en="Whenever you leave Tokyo, gain {gift} hearts or {gift} energy.",
            fr="Chaque fois que vous quittez Tokyo, gagnez {gift} cœurs ou {gift} énergies.",
        ),
        gift=powers.PORTAL_GIFT,
    ),
    temporary(
        MASTERMINDBUG, "helpful_mindbug", "Helpful Mindbug", "Mindbug serviable",
        Phrase(
            en="Play it when another monster starts to resolve: you gain the hearts and energy that its dice bring it.",
            fr="À jouer quand un autre monstre commence à résoudre : vous gagnez les cœurs et les énergies que ses dés "
            "lui donnent.",
        ),
    ),
    permanent(
        MASTERMINDBUG, powers.MINDBUGS_OVERLORD, "mindbugs_overlord", "Mindbugs Overlord", "Seigneur des Mindbugs",
        Phrase(
            en="When your turn starts, the others may declare themselves loyal. Choose one of them: it gives you "
            "{points} victory points and gains a Mindbug token.",
            fr="Quand votre tour commence, les autres peuvent se déclarer loyaux. Choisissez-en un : il vous donne "
            "{points} points de victoire et gagne un jeton Mindbug.",
        ),
        points=powers.OVERLORD_POINTS,
    ),
    temporary(
        MASTERMINDBUG, "mind_control", "Mind Control!", "Contrôle mental !",
        Phrase(
            en="Play it before another monster resolves: reroll {dice} of its dice, of your choice.",
            fr="À jouer avant qu'un autre monstre ne résolve : relancez {dice} de ses dés, à votre choix.",
        ),
        dice=powers.CONTROLLED_DICE,
    ),
    temporary(
        MASTERMINDBUG, "neutralizing_look", "Neutralizing Look", "Regard neutralisant",
        Phrase(
            en="Play it before another monster resolves: all its dice that show smashes are taken out.",
            fr="À jouer avant qu'un autre monstre ne résolve : tous ses dés montrant une baffe sont retirés.",
        ),
    ),
    temporary(
        SHARKY, "shark_attack", "Shark Attack?!", "Attaque de requin ?!",
        Phrase(
            en="{keyword}. Monsters in Tokyo lose {points} victory point more by it.",
            fr="{keyword}. Les monstres à Tokyo perdent ainsi {points} point de victoire de plus.",
        ),
        keywords=SNEAKY, points=powers.SHARK_POINTS,
    ),
    permanent(
        SHARKY, powers.ENERGY_DEVOURER, "energy_devourer", "Energy Devourer", "Dévoreur d'énergie",
        Phrase(
            en="Once per turn you may pay {price} energy to turn a heart die of yours to a smash.",
            fr="Une fois par tour, vous pouvez payer {price} énergie pour changer un de vos dés cœur en baffe.",
        ),
        price=powers.DEVOURER_PRICE,
    ),
    temporary(
        SHARKY, "strange_evolution", "Strange Evolution?!", "Étrange évolution ?!",
        Phrase(
            en="Take the top card of another monster's Evolution deck into your hand.",
            fr="Prenez en main la première carte du paquet Évolution d'un autre monstre.",
        ),
    ),
    permanent(
        SHARKY, powers.CRAB_CLAW, "crab_claw", "Crab Claw?!", "Pince de crabe ?!",
        Phrase(
            en="Monsters that you wound discard all their Energy cards but those for which they pay {price} energy "
            "each.",
            fr="Les monstres que vous blessez défaussent toutes leurs cartes Énergie, sauf celles pour lesquelles ils "
            "paient {price} énergie chacune.",
        ),
        price=powers.CLAW_PRICE,
    ),
    temporary(
        SHARKY, "undead_mummy", "Undead Mummy?!", "Momie mort-vivante ?!",
        Phrase(
            en="{keyword}, also against hearts lost by effects.",
            fr="{keyword}, aussi contre les cœurs perdus par des effets.",
        ),
        keywords=TOUGH,
    ),
    temporary(
        SHARKY, "follow_the_cubes", "Follow the Cubes", "Suivez les cubes",
        Phrase(
            en="{keyword}. If your prey has the most energy, your result holds {smashes} more smashes.",
            fr="{keyword}. Si votre proie a le plus d'énergies, votre résultat compte {smashes} baffes de plus.",
        ),
        keywords=HUNTER, smashes=powers.CUBES_SMASHES,
    ),
    temporary(
        SHARKY, "poisoned_tentacles", "Poisoned Tentacles?!", "Tentacules empoisonnés ?!", ALSO,
        OthersLoseHeartIf(1, powers.TENTACLES_LOSS, "poisoned_tentacles"), keywords=POISONOUS,
    ),
    temporary(
        SHARKY, "chew_pinch_catch_and_smack", "Chew, Pinch, Catch and Smack", "Mâcher, pincer, attraper et baffer",
        PRICE, LosePoints(SELF, 2), LoseHearts(SELF, 2, "chew_pinch_catch_and_smack"), LoseEnergy(SELF, 2),
        keywords=FRENZY,
    ),
]  # fmt: skip
