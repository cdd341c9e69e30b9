"""The first lesson: what marches, casting and upgrading, studying, fate and what the tower costs, teleporting, bonus
powers, the end and the points."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Lesson, Outcome, Step
from bestiaire.games.orcs.lessons.positions import GOBLINS, LAST_ROUND, SIEGE
from bestiaire.words import Phrase

FIRST_TURN: Final = (
    Step(
        title=Phrase(en="The tower is under siege", fr="La tour est assiégée"),
        text=Phrase(
            en="Creatures march on the tower through six sectors. You and Bo stand on it, each facing one of them. "
            "Creatures that you defeat are points.",
            fr="Des créatures marchent sur la tour par six quartiers. Bo et vous y êtes, chacun face à un quartier. "
            "Les créatures vaincues valent des points.",
        ),
        points=("mage-0", "mage-1"),
        position=SIEGE,
    ),
    Step(
        title=Phrase(en="More of them", fr="Il en vient d'autres"),
        text=Phrase(
            en="At the start of your turn a creature appears in every empty sector, and in one you choose, but not "
            "your own. Choose sector 4: press its pile.",
            fr="Au début de votre tour, une créature arrive dans chaque quartier vide, et dans un de votre choix, "
            "sauf le vôtre. Choisissez le 4 : touchez sa pile.",
        ),
        answers=("reveal:4",),
        otherwise=Phrase(
            en="Any sector but yours would do. For this lesson, take sector 4.",
            fr="Tout quartier sauf le vôtre conviendrait. Pour cette leçon, prenez le quartier 4.",
        ),
        points=("mage-0",),
    ),
    Step(
        title=Phrase(en="Cast a spell", fr="Lancer un sort"),
        text=Phrase(
            en="You have two actions a turn. Most spells hit a creature in the sector that your mage faces: here a "
            "Goblin with 2 life. Cast {cold_snap}.",
            fr="Vous avez deux actions par tour. Un sort touche d'ordinaire une créature du quartier face à votre mage "
            ": ici un Gobelin, 2 points de vie. Lancez {cold_snap}.",
        ),
        answers=("cast:cold_snap",),
        otherwise=Phrase(
            en="Soon. First the Goblin in front of your mage: cast {cold_snap} at it.",
            fr="Bientôt. D'abord le Gobelin face à votre mage : lancez {cold_snap}.",
        ),
        told={
            "cast:zap": Phrase(
                en="{zap} would do as well, only with lightning instead of water. Here, cast {cold_snap}.",
                fr="{zap} irait aussi bien, avec de la foudre au lieu de l'eau. Ici, lancez {cold_snap}.",
            ),
            "teleport": Phrase(
                en="You may move your mage, but a Goblin stands in front of it: cast {cold_snap}.",
                fr="On peut déplacer son mage, mais il a un Gobelin en face : lancez {cold_snap}.",
            ),
        },
        points=("mage-0", "orc-1-middle"),
        aim="goblin-1-middle",
    ),
    Step(
        title=Phrase(en="Make it stronger", fr="Plus fort"),
        text=Phrase(
            en="Alone it has 1 water energy: 1 damage. Each card with water that you add gives 1 more. Add your "
            "{spell_book_lightning_water}.",
            fr="Seul, il a 1 énergie d'eau : 1 dégât. Chaque carte d'eau que vous ajoutez en donne 1 de plus. Ajoutez "
            "votre {spell_book_lightning_water}.",
        ),
        answers=("upgrade:spell_book_lightning_water",),
        otherwise=Phrase(
            en="1 damage will not do: the Goblin has 2 life. Add the Spell Book.",
            fr="1 dégât ne suffit pas : le Gobelin a 2 points de vie. Ajoutez le Grimoire.",
        ),
        points=("goblin-1-middle",),
        outcomes=(
            Outcome(
                "1 : 2",
                Phrase(
                    en="It stays, and is healed when your turn ends: damage lasts no longer.",
                    fr="Il reste, et guérit à la fin de votre tour : les dégâts ne durent pas plus.",
                ),
            ),
            Outcome(
                "2 : 2", Phrase(en="As much damage as life: it falls.", fr="Autant de dégâts que de vie : il tombe.")
            ),
        ),
    ),
    Step(
        title=Phrase(en="Which effect?", fr="Quel effet ?"),
        text=Phrase(
            en="Now you have 2 water energy, and choose one effect of the spell that they can pay. Take 2 damage.",
            fr="Vous avez 2 énergies d'eau : choisissez un des effets du sort qu'elles peuvent payer. Prenez les 2 "
            "dégâts.",
        ),
        answers=("effect:2",),
        otherwise=Phrase(
            en="1 damage would leave the Goblin standing. You can afford 2.",
            fr="Avec 1 dégât, le Gobelin resterait debout. Vous pouvez en infliger 2.",
        ),
        points=("goblin-1-middle",),
        played=("upgrade:none",),
    ),
    Step(
        title=Phrase(en="Take aim", fr="Visez"),
        text=Phrase(
            en="Two creatures face your mage: you choose which one is hit. The Orc has 3 life and would survive. Press "
            "the Goblin.",
            fr="Deux créatures font face à votre mage : à vous de choisir laquelle frapper. L'Orque a 3 points de vie "
            "et survivrait. Touchez le Gobelin.",
        ),
        answers=("target:goblin@1.middle",),
        otherwise=Phrase(
            en="The Orc would keep 1 life, and have all 3 again when your turn ends. The Goblin falls: press it.",
            fr="L'Orque garderait 1 point de vie, et en aurait de nouveau 3 à la fin de votre tour. Le Gobelin tombe : "
            "touchez-le.",
        ),
        points=("orc-1-middle",),
    ),
    Step(
        title=Phrase(en="A trophy", fr="Un trophée"),
        text=Phrase(
            en="The Goblin is your trophy, worth 4 points now. You have one more action: study. Cast your other Spell "
            "Book.",
            fr="Le Gobelin est votre trophée : 4 points pour l'instant. Il vous reste une action : étudiez. Lancez "
            "votre autre Grimoire.",
        ),
        answers=("cast:spell_book_fire_earth",),
        otherwise=Phrase(
            en="You could. But with better spells you will go farther: cast the Spell Book.",
            fr="Possible. Mais de meilleurs sorts vous mèneront plus loin : lancez le Grimoire.",
        ),
        points=("trophies-0", "stars-0", "counter-goblin"),
    ),
    Step(
        title=Phrase(en="Learn a spell", fr="Apprendre un sort"),
        text=Phrase(
            en="A knowledge spell, such as a Spell Book, brings you a spell of the display for good. {ice_storm} hits "
            "all in one of your sector's three sections. Take it.",
            fr="Un sort de savoir comme le Grimoire vous apporte un sort de l'étalage, pour de bon. {ice_storm} touche "
            "toute une section de votre quartier. Prenez-le.",
        ),
        answers=("learn:ice_storm",),
        otherwise=Phrase(
            en="Good as well, but something is coming that {ice_storm} is made for.",
            fr="Bon choix aussi, mais ce qui vient semble fait pour {ice_storm}.",
        ),
        told={
            key: Phrase(
                en="A support spell: of use, and 2 points at the end. But now you need an attack: take {ice_storm}.",
                fr="Un sort de soutien : utile, et 2 points à la fin. Mais il vous faut une attaque : prenez "
                "{ice_storm}.",
            )
            for key in ("learn:switch", "learn:replenish", "learn:magic_bonds")
        },
    ),
    Step(
        title=Phrase(en="A new hand", fr="Une nouvelle main"),
        text=Phrase(
            en="Your turn is over: you discard your hand and draw four cards. {ice_storm} is in your discard pile, "
            "the next draw pile. Now Bo.",
            fr="Votre tour est fini : vous défaussez votre main et piochez quatre cartes. {ice_storm} est dans la "
            "défausse, future pioche. À Bo.",
        ),
        points=("discard-0", "deck-0"),
    ),
)

MARCH: Final = (
    Step(
        title=Phrase(en="Fate", fr="Le destin"),
        text=Phrase(
            en="Each round begins with a fate card. All weak (green ring) and strong (yellow) creatures advance one "
            "section; the mighty ones (red) stay.",
            fr="Chaque manche commence par une carte Destin. Les créatures faibles (cercle vert) et fortes (jaune) "
            "avancent d'une section ; les puissantes (rouge) restent.",
        ),
        points=("fate",),
        outcomes=(
            Outcome(
                "book",
                Phrase(
                    en="Some cards also change a rule for this round.",
                    fr="Certaines cartes changent aussi une règle pour cette manche.",
                ),
            ),
            Outcome(
                "star",
                Phrase(
                    en="Bo learned two support spells (★2): 2 points each.",
                    fr="Bo a appris deux sorts de soutien (★2) : 2 points chacun.",
                ),
            ),
        ),
        played=(
            "reveal:4",
            "cast:spell_book_earth_lightning",
            "learn:switch",
            "cast:spell_book_water_fire",
            "learn:replenish",
        ),
    ),
    Step(
        title=Phrase(en="The tower is reached", fr="La tour est atteinte"),
        text=Phrase(
            en="A Goblin Shaman reached the tower: Shamans are now worth 4 each, not 5. And the mage who stands there "
            "loses one of that type: Bo did.",
            fr="Un Shaman gobelin a atteint la tour : un Shaman ne vaut plus que 4, et non 5. Et le mage qui s'y "
            "tient perd un trophée de ce type : c'est Bo.",
        ),
        points=("mage-1", "counter-goblin_shaman", "trophies-1"),
    ),
    Step(
        title=Phrase(en="Teleport", fr="Se téléporter"),
        text=Phrase(
            en="Some rounds later you have drawn {ice_storm}. Two Goblins share a section of sector 4. For an action "
            "you may teleport to any free space: take 4.",
            fr="Quelques manches plus tard, vous avez pioché {ice_storm}. Deux Gobelins sont serrés au quartier 4. "
            "Pour une action, téléportez-vous sur une case libre : la 4.",
        ),
        answers=("teleport:4",),
        otherwise=Phrase(
            en="Not yet. The two Goblins in sector 4 stand close together: teleport to space 4.",
            fr="Pas encore. Les deux Gobelins du quartier 4 sont serrés : téléportez-vous sur la case 4.",
        ),
        points=("goblin-4-middle",),
        position=GOBLINS,
    ),
    Step(
        title=Phrase(en="The storm", fr="Le blizzard"),
        text=Phrase(
            en="Your mage faces them. The attack spells that one learns are strong, but need an upgrade to do "
            "anything. Cast {ice_storm}.",
            fr="Votre mage leur fait face. Les sorts d'attaque qu'on apprend sont forts, mais exigent une "
            "amélioration. Lancez {ice_storm}.",
        ),
        answers=("cast:ice_storm",),
        otherwise=Phrase(
            en="That would hit one of them at best. {ice_storm} hits both.",
            fr="Au mieux, cela en toucherait un. {ice_storm} touche les deux.",
        ),
        aim="goblin-4-middle",
    ),
    Step(
        title=Phrase(en="Water to water", fr="De l'eau à l'eau"),
        text=Phrase(
            en="{ice_storm} is a water spell: 2 energy deal 2 damage to each of them. Add {cold_snap} for its water; "
            "its own effect does not count then.",
            fr="{ice_storm} est un sort d'eau : 2 énergies, 2 dégâts à chacun. Ajoutez {cold_snap} pour son eau ; son "
            "propre effet ne compte pas.",
        ),
        answers=("upgrade:cold_snap",),
        otherwise=Phrase(
            en="With 1 energy {ice_storm} can do nothing at all. Add {cold_snap}.",
            fr="Avec 1 énergie, {ice_storm} ne peut rien. Ajoutez {cold_snap}.",
        ),
        points=("goblin-4-middle",),
    ),
    Step(
        title=Phrase(en="Two at one blow", fr="Deux d'un coup"),
        text=Phrase(
            en="Both fell. The second creature of a type you defeat brings a power for good. Goblins: you draw five "
            "cards instead of four.",
            fr="Tous deux sont tombés. La deuxième créature vaincue d'un type donne un pouvoir durable. Gobelins : "
            "vous piochez cinq cartes au lieu de quatre.",
        ),
        points=("trophies-0", "powers"),
        played=("upgrade:none",),
    ),
)

END: Final = (
    Step(
        title=Phrase(en="The last action", fr="La dernière action"),
        text=Phrase(
            en="Four sectors without creature or marker: the last round. Bo 22 points, you 21, one action. Cast "
            "{ice_storm}: an upgrade will bring your mage to sector 6.",
            fr="Quatre quartiers sans créature ni marqueur : dernière manche. Bo 22 points, vous 21, une action. "
            "Lancez {ice_storm} : une amélioration mènera au quartier 6.",
        ),
        answers=("cast:ice_storm",),
        otherwise=Phrase(
            en="It is your last action, and a Goblin stands in sector 6. Cast {ice_storm}.",
            fr="C'est votre dernière action, et un Gobelin est au quartier 6. Lancez {ice_storm}.",
        ),
        told={
            "teleport": Phrase(
                en="That would cost your last action, with none left to strike. Begin with {ice_storm}: its upgrade "
                "teleports you on the way.",
                fr="Cela coûterait votre dernière action, sans rien pour frapper. Commencez par {ice_storm} : son "
                "amélioration vous téléporte en chemin.",
            ),
        },
        points=("stars-0", "stars-1"),
        aim="goblin-6-inner",
        position=LAST_ROUND,
    ),
    Step(
        title=Phrase(en="An upgrade that does more", fr="Une carte qui fait plus"),
        text=Phrase(
            en="{replenish} gives water, and as an upgrade lets you teleport before the spell strikes. Add it.",
            fr="{replenish} donne de l'eau et, comme amélioration, vous téléporte avant l'effet du sort. Ajoutez-le.",
        ),
        answers=("upgrade:replenish",),
        otherwise=Phrase(
            en="Without an upgrade {ice_storm} can do nothing, and your mage is in the wrong place. Add {replenish}.",
            fr="Sans amélioration, {ice_storm} ne peut rien, et votre mage est mal placé. Ajoutez {replenish}.",
        ),
        points=("goblin-6-inner",),
    ),
    Step(
        title=Phrase(en="There!", fr="Là-bas !"),
        text=Phrase(
            en="Now your mage may change its place in the middle of the spell. Teleport to space 6.",
            fr="Votre mage peut changer de case au milieu du sort. Téléportez-vous sur la case 6.",
        ),
        answers=("teleport:6",),
        otherwise=Phrase(
            en="The Goblin stands in sector 6: teleport to space 6.",
            fr="Le Gobelin est au quartier 6 : téléportez-vous sur la case 6.",
        ),
        aim="goblin-6-inner",
    ),
    Step(
        title=Phrase(en="You are Archmage!", fr="Vous êtes Archimage !"),
        text=Phrase(
            en="24 to 22! A trophy counts what its type is worth, a support spell 2, a Poison card minus 2: who has "
            "the Orcs' power gives it to others. Now a real game!",
            fr="24 à 22 ! Un trophée compte ce que vaut son type, un sort de soutien 2, un Poison moins 2 : le pouvoir "
            "des Orques en donne aux autres. À vous !",
        ),
        points=("stars-0", "stars-1", "scores"),
    ),
)

AT_THE_TOWER: Final = Lesson(
    key="orcs",
    name=Phrase(en="Orcs Orcs Orcs", fr="Orcs Orcs Orcs"),
    line=Phrase(
        en="Casting and upgrading spells, learning new ones, fate and the tower, teleporting, and what counts.",
        fr="Lancer et améliorer des sorts, en apprendre, le destin et la tour, se téléporter, et ce qui compte.",
    ),
    minutes=5,
    steps=FIRST_TURN + MARCH + END,
)
