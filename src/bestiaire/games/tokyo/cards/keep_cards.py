"""The 47 Keep cards of the base game (48 with the second Extra Head), in the order of the box.

The rules look at their bits (`powers`); what happens when a card is bought stands here as its effects.
"""

from __future__ import annotations

from typing import Final

from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.cards.effects import GainHearts
from bestiaire.games.tokyo.cards.printed import Card, keep
from bestiaire.games.tokyo.table.zones import HEARTS
from bestiaire.words import Phrase

KEEP_CARDS: Final[list[Card]] = [
    keep(
        powers.ACID_ATTACK, "acid_attack", "Acid Attack", "Attaque acide", 6,
        Phrase(
            en="Your result always holds {smashes} more smash, even if no die shows one.",
            fr="Votre résultat compte toujours {smashes} baffe de plus, même si aucun dé n'en montre.",
        ),
        smashes=powers.ACID_SMASHES,
    ),
    keep(
        powers.ALIEN_ORIGIN, "alien_origin", "Alien Origin", "Origine extra-terrestre", 3,
        Phrase(
            en="Energy cards cost you {less} energy less.",
            fr="Les cartes Énergie vous coûtent {less} énergie de moins.",
        ),
        less=powers.DISCOUNT,
    ),
    keep(
        powers.ALPHA_MONSTER, "alpha_monster", "Alpha Monster", "Monstre Alpha", 5,
        Phrase(
            en="When your dice show at least one smash, gain {points} victory point.",
            fr="Quand vos dés montrent au moins une baffe, gagnez {points} point de victoire.",
        ),
        points=powers.ALPHA_POINTS,
    ),
    keep(
        powers.ARMOR_PLATING, "armor_plating", "Armor Plating", "Armure de plaques", 4,
        Phrase(
            en="You ignore a loss of exactly 1 heart.",
            fr="Vous ignorez une perte d'exactement 1 cœur.",
        ),
    ),
    keep(
        powers.BACKGROUND_DWELLER, "background_dweller", "Background Dweller", "Ninja urbain", 4,
        Phrase(
            en="You may reroll your dice that show 3 as often as you like; it is not a Roll.",
            fr="Vous pouvez relancer vos dés montrant 3 autant de fois que vous voulez ; ce n'est pas un "
            "lancer.",
        ),
    ),
    keep(
        powers.BURROWING, "burrowing", "Burrowing", "Fouisseur", 5,
        Phrase(
            en="In Tokyo your result holds {smashes} more smash. Whoever takes the place you yielded loses "
            "{hearts} heart.",
            fr="À Tokyo, votre résultat compte {smashes} baffe de plus. Qui prend la place que vous avez cédée "
            "perd {hearts} cœur.",
        ),
        smashes=powers.BURROWING_SMASHES, hearts=powers.BURROWING_HEARTS,
    ),
    keep(
        powers.CAMOUFLAGE, "camouflage", "Camouflage", "Camouflage", 3,
        Phrase(
            en="When you are about to lose hearts, you may roll a die for each: every heart rolled saves one.",
            fr="Quand vous allez perdre des cœurs, vous pouvez lancer un dé pour chacun : chaque cœur obtenu en"
            " sauve un.",
        ),
    ),
    keep(
        powers.COMPLETE_DESTRUCTION, "complete_destruction", "Complete Destruction", "Destruction totale", 3,
        Phrase(
            en="When your dice show all six faces, gain {points} victory points.",
            fr="Quand vos dés montrent les six faces, gagnez {points} points de victoire.",
        ),
        points=powers.DESTRUCTION_POINTS,
    ),
    keep(
        powers.MEDIA_FRIENDLY, "media_friendly", "Media-Friendly", "Médiatique", 3,
        Phrase(
            en="Gain {points} victory point whenever you buy an Energy card.",
            fr="Gagnez {points} point de victoire chaque fois que vous achetez une carte Énergie.",
        ),
        points=powers.MEDIA_POINTS,
    ),
    keep(
        powers.EATER_OF_THE_DEAD, "eater_of_the_dead", "Eater of the Dead", "Nécrophage", 4,
        Phrase(
            en="Whenever a monster drops to 0 hearts, gain {points} victory points.",
            fr="Chaque fois qu'un monstre tombe à 0 cœur, gagnez {points} points de victoire.",
        ),
        points=powers.EATER_POINTS,
    ),
    keep(
        powers.ENERGY_HOARDER, "energy_hoarder", "Energy Hoarder", "Réserve d'énergie", 3,
        Phrase(
            en="At the end of your turn, gain {points} victory point for every {energy} energy you have.",
            fr="À la fin de votre tour, gagnez {points} point de victoire par tranche de {energy} énergies que "
            "vous avez.",
        ),
        points=powers.HOARD_POINTS, energy=powers.HOARD,
    ),
    keep(
        powers.EVEN_BIGGER, "even_bigger", "Even Bigger", "Encore plus grand", 4,
        Phrase(
            en="When bought: {does}. You may have up to {most} hearts as long as you own it.",
            fr="À l'achat : {does}. Vous pouvez avoir jusqu'à {most} cœurs tant que vous la possédez.",
        ),
        GainHearts(powers.BIGGER_HEARTS),
        most=powers.BIGGER_MAXIMUM,
    ),
    keep(
        powers.EXTRA_HEAD, "extra_head", "Extra Head", "Une tête de plus", 7,
        Phrase(
            en="You roll {dice} more die.",
            fr="Vous lancez {dice} dé de plus.",
        ),
        copies=2, dice=powers.MORE_DICE,
    ),
    keep(
        powers.FIRE_BREATHING, "fire_breathing", "Fire Breathing", "Souffle de feu", 4,
        Phrase(
            en="When your dice show at least one smash, the nearest monsters on your left and on your right "
            "lose {hearts} more heart each.",
            fr="Quand vos dés montrent au moins une baffe, les monstres les plus proches à votre gauche et à "
            "votre droite perdent chacun {hearts} cœur de plus.",
        ),
        hearts=powers.FIRE_HEARTS,
    ),
    keep(
        powers.FREEZE_TIME, "freeze_time", "Freeze Time", "Contrôle du temps", 5,
        Phrase(
            en="In a turn in which you resolve three 1s or more, you may take another turn after it, with one "
            "die fewer.",
            fr="Un tour où vous résolvez au moins trois 1, vous pouvez en jouer un autre juste après, avec un "
            "dé de moins.",
        ),
    ),
    keep(
        powers.FRIEND_OF_CHILDREN, "friend_of_children", "Friend of Children", "L'ami des enfants", 3,
        Phrase(
            en="Whenever you gain energy, gain {energy} more.",
            fr="Chaque fois que vous gagnez de l'énergie, gagnez {energy} énergie de plus.",
        ),
        energy=powers.MORE_ENERGY,
    ),
    keep(
        powers.GIANT_BRAIN, "giant_brain", "Giant Brain", "Cerveau démesuré", 5,
        Phrase(
            en="You have {rolls} more Roll in each turn.",
            fr="Vous avez {rolls} lancer de plus à chaque tour.",
        ),
        rolls=powers.MORE_ROLLS,
    ),
    keep(
        powers.GOURMET, "gourmet", "Gourmet", "Gourmet", 4,
        Phrase(
            en="When you resolve three 1s or more, gain {points} more victory points.",
            fr="Quand vous résolvez au moins trois 1, gagnez {points} points de victoire de plus.",
        ),
        points=powers.GOURMET_POINTS,
    ),
    keep(
        powers.HEALING_RAY, "healing_ray", "Healing Ray", "Rayon revigorant", 4,
        Phrase(
            en="You may use your hearts to heal other monsters. For each heart they pay you {price} energy, or "
            "what they have.",
            fr="Vous pouvez utiliser vos cœurs pour soigner d'autres monstres. Pour chaque cœur, ils vous "
            "paient {price} énergies, ou ce qu'ils ont.",
        ),
        price=powers.RAY_PRICE,
    ),
    keep(
        powers.HERBIVORE, "herbivore", "Herbivore", "Herbivore", 5,
        Phrase(
            en="At the end of your turn, gain {points} victory point if no other monster lost hearts because of"
            " you.",
            fr="À la fin de votre tour, gagnez {points} point de victoire si aucun autre monstre n'a perdu de "
            "cœurs à cause de vous.",
        ),
        points=powers.HERBIVORE_POINTS,
    ),
    keep(
        powers.HERD_CULLER, "herd_culler", "Herd Culler", "Prédateur sélectif", 3,
        Phrase(
            en="Once per turn you may turn one of your dice to 1.",
            fr="Une fois par tour, vous pouvez changer un de vos dés en 1.",
        ),
    ),
    keep(
        powers.IT_HAS_A_CHILD, "it_has_a_child", "It Has a Child!", "Il restait un œuf !", 7,
        Phrase(
            en="If you drop to 0 hearts, discard all your Energy cards, lose all your victory points, leave "
            "Tokyo and go on with {hearts} hearts.",
            fr="Si vous tombez à 0 cœur, défaussez toutes vos cartes Énergie, perdez tous vos points de "
            "victoire, quittez Tokyo et continuez avec {hearts} cœurs.",
        ),
        hearts=HEARTS,
    ),
    keep(
        powers.JETS, "jets", "Jets", "Réacteurs", 5,
        Phrase(
            en="You lose no hearts to smashes if you yield Tokyo because of them.",
            fr="Vous ne perdez aucun cœur par des baffes si vous cédez Tokyo à cause d'elles.",
        ),
    ),
    keep(
        powers.MADE_IN_A_LAB, "made_in_a_lab", "Made in a Lab", "Expérience scientifique", 2,
        Phrase(
            en="When you buy, you may look at the top card of the deck, and buy it.",
            fr="Lors de vos achats, vous pouvez regarder la première carte de la pioche, et l'acheter.",
        ),
    ),
    keep(
        powers.METAMORPH, "metamorph", "Metamorph", "Métamorphose", 3,
        Phrase(
            en="At the end of your turn you may discard any of your Keep cards for the energy printed on them.",
            fr="À la fin de votre tour, vous pouvez défausser des cartes Pouvoir pour récupérer leur coût en "
            "énergie.",
        ),
    ),
    keep(
        powers.MIMIC, "mimic", "Mimic", "Mimétisme", 8,
        Phrase(
            en="Choose any monster's Keep card: this is a second copy of it. At the start of your turn you may "
            "pay {price} energy to choose another.",
            fr="Choisissez une carte Pouvoir de n'importe quel monstre : celle-ci en est une copie. Au début de"
            " votre tour, vous pouvez payer {price} énergie pour en choisir une autre.",
        ),
        price=powers.MIMIC_PRICE,
    ),
    keep(
        powers.BATTERY_MONSTER, "battery_monster", "Battery Monster", "Monstre batterie", 3,
        Phrase(
            en="When bought, {charge} energy are put on it. At the start of your turn take {step} of them; "
            "discard it when it is empty.",
            fr="À l'achat, posez {charge} énergies dessus. Au début de votre tour, prenez-en {step} ; "
            "défaussez-la une fois vide.",
        ),
        charge=powers.BATTERY_CHARGE, step=powers.BATTERY_STEP,
    ),
    keep(
        powers.NOVA_BREATH, "nova_breath", "Nova Breath", "Souffle nova", 7,
        Phrase(
            en="Your smashes hit all other monsters.",
            fr="Vos baffes frappent tous les autres monstres.",
        ),
    ),
    keep(
        powers.DETRITIVORE, "detritivore", "Detritivore", "Détritivore", 4,
        Phrase(
            en="When your dice show 1, 2 and 3, gain {points} victory points.",
            fr="Quand vos dés montrent 1, 2 et 3, gagnez {points} points de victoire.",
        ),
        points=powers.DETRITIVORE_POINTS,
    ),
    keep(
        powers.OPPORTUNIST, "opportunist", "Opportunist", "Opportuniste", 3,
        Phrase(
            en="Whenever a card is revealed, you may buy it at once, before anybody else.",
            fr="Chaque fois qu'une carte est révélée, vous pouvez l'acheter aussitôt, avant tout le monde.",
        ),
    ),
    keep(
        powers.PARASITIC_TENTACLES, "parasitic_tentacles", "Parasitic Tentacles", "Tentacules parasites", 4,
        Phrase(
            en="When you buy, you may buy other monsters' Keep cards; you pay their owners.",
            fr="Lors de vos achats, vous pouvez acheter les cartes Pouvoir des autres monstres ; vous payez "
            "leur propriétaire.",
        ),
    ),
    keep(
        powers.PLOT_TWIST, "plot_twist", "Plot Twist", "Plan B", 3,
        Phrase(
            en="Once, you may turn one of your dice to any face; then discard this card.",
            fr="Une seule fois, vous pouvez changer un de vos dés en la face de votre choix ; défaussez ensuite"
            " cette carte.",
        ),
    ),
    keep(
        powers.POISON_QUILLS, "poison_quills", "Poison Quills", "Dards empoisonnés", 3,
        Phrase(
            en="When your dice show three 2s or more, your result holds {smashes} more smashes.",
            fr="Quand vos dés montrent au moins trois 2, votre résultat compte {smashes} baffes de plus.",
        ),
        smashes=powers.QUILL_SMASHES,
    ),
    keep(
        powers.POISON_SPIT, "poison_spit", "Poison Spit", "Crachat venimeux", 4,
        Phrase(
            en="Monsters that you wound get a Poison token. At the end of its turn a monster loses 1 heart per "
            "token. A heart die can remove one.",
            fr="Les monstres que vous blessez reçoivent un jeton Poison. À la fin de son tour, un monstre perd "
            "1 cœur par jeton. Un dé cœur peut en retirer un.",
        ),
    ),
    keep(
        powers.PSYCHIC_PROBE, "psychic_probe", "Psychic Probe", "Sonde psychique", 3,
        Phrase(
            en="When another monster has rolled, you may reroll one of its dice, once per turn. Discard this "
            "card if it shows a heart.",
            fr="Quand un autre monstre a fini de lancer, vous pouvez relancer un de ses dés, une fois par tour."
            " Défaussez cette carte si le dé montre un cœur.",
        ),
    ),
    keep(
        powers.RAPID_HEALING, "rapid_healing", "Rapid Healing", "Guérison rapide", 3,
        Phrase(
            en="At any time you may pay {price} energy to gain {hearts} heart.",
            fr="À tout moment, vous pouvez payer {price} énergies pour gagner {hearts} cœur.",
        ),
        price=powers.RAPID_PRICE, hearts=powers.RAPID_HEARTS,
    ),
    keep(
        powers.REGENERATION, "regeneration", "Regeneration", "Régénération", 4,
        Phrase(
            en="Whenever you gain hearts, gain {hearts} more.",
            fr="Chaque fois que vous gagnez des cœurs, gagnez {hearts} cœur de plus.",
        ),
        hearts=powers.MORE_HEARTS,
    ),
    keep(
        powers.ROOTING_FOR_THE_UNDERDOG, "rooting_for_the_underdog", "Rooting for the Underdog", "Trop mignon", 3,
        Phrase(
            en="At the end of your turn, gain {points} victory point if you alone have fewest.",
            fr="À la fin de votre tour, gagnez {points} point de victoire si vous êtes seul à en avoir le "
            "moins.",
        ),
        points=powers.UNDERDOG_POINTS,
    ),
    keep(
        powers.SHRINK_RAY, "shrink_ray", "Shrink Ray", "Rayon réducteur", 6,
        Phrase(
            en="Monsters that you wound get a Shrink token. A monster rolls 1 die fewer per token. A heart die "
            "can remove one.",
            fr="Les monstres que vous blessez reçoivent un jeton Toupetit. Un monstre lance 1 dé de moins par "
            "jeton. Un dé cœur peut en retirer un.",
        ),
    ),
    keep(
        powers.SMOKE_CLOUD, "smoke_cloud", "Smoke Cloud", "Écran de fumée", 4,
        Phrase(
            en="It comes with {smoke} counters. Spend one for one more Roll; discard it with the last.",
            fr="Elle arrive avec {smoke} marqueurs. Dépensez-en un pour un lancer de plus ; défaussez-la avec "
            "le dernier.",
        ),
        smoke=powers.SMOKE,
    ),
    keep(
        powers.SOLAR_POWERED, "solar_powered", "Solar Powered", "Énergie solaire", 2,
        Phrase(
            en="At the end of your turn, gain {energy} energy if you have none.",
            fr="À la fin de votre tour, gagnez {energy} énergie si vous n'en avez pas.",
        ),
        energy=powers.SOLAR_ENERGY,
    ),
    keep(
        powers.SPIKED_TAIL, "spiked_tail", "Spiked Tail", "Queue à piquants", 5,
        Phrase(
            en="When your dice show at least one smash, your result holds {smashes} more.",
            fr="Quand vos dés montrent au moins une baffe, votre résultat en compte {smashes} de plus.",
        ),
        smashes=powers.TAIL_SMASHES,
    ),
    keep(
        powers.STRETCHY, "stretchy", "Stretchy", "Élastique", 3,
        Phrase(
            en="Before resolving you may pay {price} energy to turn one of your dice to any face, as often as "
            "you like.",
            fr="Avant de résoudre, vous pouvez payer {price} énergies pour changer un de vos dés en la face de "
            "votre choix, autant de fois que vous voulez.",
        ),
        price=powers.STRETCHY_PRICE,
    ),
    keep(
        powers.ENERGY_DRINK, "energy_drink", "Energy Drink", "Boisson énergisante", 4,
        Phrase(
            en="Pay {price} energy for one more Roll, as often as you like.",
            fr="Payez {price} énergie pour un lancer de plus, autant de fois que vous voulez.",
        ),
        price=powers.DRINK_PRICE,
    ),
    keep(
        powers.URBAVORE, "urbavore", "Urbavore", "Urbavore", 4,
        Phrase(
            en="Gain {points} more victory point when you start your turn in Tokyo. In Tokyo, when your dice "
            "show at least one smash, your result holds {smashes} more.",
            fr="Gagnez {points} point de victoire de plus quand vous commencez votre tour à Tokyo. À Tokyo, "
            "quand vos dés montrent au moins une baffe, votre résultat en compte {smashes} de plus.",
        ),
        points=powers.URBAVORE_POINTS, smashes=powers.URBAVORE_SMASHES,
    ),
    keep(
        powers.WERE_ONLY_MAKING_IT_STRONGER, "were_only_making_it_stronger",
        "We're Only Making It Stronger!", "Nous ne faisons que le rendre plus fort !", 3,
        Phrase(
            en="When you lose {hearts} hearts or more at once, gain {energy} energy.",
            fr="Quand vous perdez au moins {hearts} cœurs d'un coup, gagnez {energy} énergie.",
        ),
        hearts=powers.STRONGER_LOSS, energy=powers.STRONGER_ENERGY,
    ),
    keep(
        powers.WINGS, "wings", "Wings", "Ailes", 6,
        Phrase(
            en="You may pay {price} energy to lose no hearts for the rest of this turn.",
            fr="Vous pouvez payer {price} énergies pour ne plus perdre de cœurs jusqu'à la fin de ce tour.",
        ),
        price=powers.WINGS_PRICE,
    ),
]  # fmt: skip
