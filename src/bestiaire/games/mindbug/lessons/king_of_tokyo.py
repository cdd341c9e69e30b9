"""The second lesson, Mindbug x King of Tokyo: dice, Energy cubes and Energy cards."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Lesson, Outcome, Step
from bestiaire.words import Phrase

SETS: Final = ["king_of_tokyo"]
DISPLAY: Final = ["railgun", "rage", "healing_bots"]

DICE: Final = (
    Step(
        title=Phrase(en="Monsters with dice", fr="Des monstres et des dés"),
        text=Phrase(
            en="The rules of Mindbug all hold (the lesson before this one has them). What is new: a creature with a "
            "die symbol rolls a die when it attacks.",
            fr="Les règles de Mindbug (la leçon d'avant) restent. Nouveau : une créature avec un symbole de dé le "
            "lance en attaquant.",
        ),
        points=("play-0-drakonis",),
        position={
            "sets": SETS,
            "next_dice": [4, 2],
            "display": DISPLAY,
            "energy_deck": ["stomp", "pounce"],
            "players": [
                {"hand": ["megaxolot", "pandakai"], "play": ["drakonis"], "mindbugs": 0},
                {"hand": ["iron_back", "rob"], "play": ["sheriff"], "mindbugs": 0},
            ],
        },
    ),
    Step(
        title=Phrase(en="Roll!", fr="Lancez !"),
        text=Phrase(
            en="{drakonis} and Bo's {sheriff} both have power 7: both would be defeated. Let the die decide: attack.",
            fr="{drakonis} et {sheriff} de Bo ont 7 de puissance : les deux seraient détruits. Que le dé décide : "
            "attaquez.",
        ),
        answers=("attack:drakonis",),
        otherwise=Phrase(
            en="Keep that for later. {drakonis} has the die: attack with it.",
            fr="Gardez-la pour plus tard. {drakonis} a le dé : attaquez avec lui.",
        ),
        aim="hearts-1",
    ),
    Step(
        title=Phrase(en="One reroll", fr="Une seule relance"),
        text=Phrase(
            en="A cube. Nice, but now you need power. After each roll you may reroll once: roll the die again.",
            fr="Un cube. Bien, mais il vous faut de la puissance. Après un jet, une relance est permise : relancez.",
        ),
        answers=("reroll:1",),
        otherwise=Phrase(
            en="With 7 against 7 Bo would gladly block. Try for growth.",
            fr="À 7 contre 7, Bo bloquerait volontiers. Tentez la croissance.",
        ),
        outcomes=(
            Outcome(
                "+1–3",
                Phrase(en="Growth: power for this turn.", fr="Croissance : de la puissance ce tour."),
            ),
            Outcome(
                "cube",
                Phrase(
                    en="Bolts: one or two cubes. The sixth face: a discard.",
                    fr="Éclairs : 1 ou 2 cubes. Sixième face : une défausse.",
                ),
            ),
        ),
        points=("die-0",),
    ),
    Step(
        title=Phrase(en="Power 9", fr="Puissance 9"),
        text=Phrase(
            en="Growth +2: {drakonis} had power 9, Bo did not block and lost a heart. The power is gone with the turn.",
            fr="Croissance +2 : avec 9, {drakonis} n'a pas été bloqué, et Bo a perdu 1 PV. Le bonus ne dure qu'un "
            "tour.",
        ),
        points=("hearts-1",),
        played=("block:none", "play:rob"),
    ),
)

ENERGY: Final = (
    Step(
        title=Phrase(en="Two dice", fr="Deux dés"),
        text=Phrase(
            en="{hades} has two die symbols, so it rolls two dice at once. Attack with it.",
            fr="{hades} a deux symboles de dé : il en lance deux à la fois. Attaquez avec lui.",
        ),
        answers=("attack:hades",),
        otherwise=Phrase(en="{hades} first: two dice are waiting.", fr="D'abord {hades} : deux dés vous attendent."),
        aim="hearts-1",
        position={
            "sets": SETS,
            "next_dice": [5, 6, 1, 1, 1, 1],
            "display": DISPLAY,
            "energy_deck": ["stomp", "pounce"],
            "players": [
                {"hand": ["megaxolot", "pandakai"], "play": ["hades"], "mindbugs": 0, "energy": 1},
                {"hand": ["iron_back", "rob", "mantis"], "mindbugs": 0},
            ],
        },
        played=("buy:none",),
    ),
    Step(
        title=Phrase(en="Keep both", fr="Gardez les deux"),
        text=Phrase(
            en="Two cubes, and a discard: Bo must throw a card of his hand away. Hardly to be bettered: don't reroll.",
            fr="Deux cubes et une défausse : Bo devra jeter une carte de sa main. Difficile de faire mieux : gardez.",
        ),
        answers=("reroll:none",),
        otherwise=Phrase(
            en="You might lose what lies there: what is rolled again replaces it.",
            fr="Vous pourriez perdre ce qui est là : le nouveau jet le remplace.",
        ),
        points=("die-0", "die-1"),
    ),
    Step(
        title=Phrase(en="In any order", fr="Dans l'ordre voulu"),
        text=Phrase(
            en="Both dice count, and you choose which one first. Here it makes no difference: begin with the cubes.",
            fr="Les deux dés comptent, et vous choisissez l'ordre. Ici peu importe : commencez par les cubes.",
        ),
        answers=("die:1",),
        otherwise=Phrase(en="That would do as well. Begin with the cubes.", fr="Cela irait aussi. Prenez les cubes."),
    ),
    Step(
        title=Phrase(en="Shopping", fr="Les emplettes"),
        text=Phrase(
            en="At the start of your turn you may buy Energy cards, before anything else. You have 3 cubes: buy "
            "{railgun}.",
            fr="Au début de votre tour, avant tout le reste, vous pouvez acheter des cartes Énergie. Avec 3 cubes, "
            "achetez {railgun}.",
        ),
        answers=("buy:railgun",),
        otherwise=Phrase(
            en="{railgun} costs 2 cubes and Bo a heart. Buy it first.",
            fr="{railgun} coûte 2 cubes, et 1 PV à Bo. Achetez-la d'abord.",
        ),
        points=("energy-0",),
        played=("discard:rob", "play:iron_back"),
    ),
    Step(
        title=Phrase(en="Still a cube", fr="Encore un cube"),
        text=Phrase(
            en="Its place was filled again, it took effect, and now lies in the Energy discard pile. You may buy more: "
            "{rage} gives {FRENZY} this turn.",
            fr="Sa place est regarnie, elle fait effet, puis va à la défausse des cartes Énergie. Achetez encore : "
            "{rage} donne {FRENZY} ce tour.",
        ),
        answers=("buy:rage",),
        otherwise=Phrase(
            en="{rage} for one cube: then {hades} may attack twice.",
            fr="{rage} pour un cube : {hades} pourra attaquer deux fois.",
        ),
    ),
    Step(
        title=Phrase(en="Buying is no action", fr="Acheter n'est pas agir"),
        text=Phrase(
            en="Your action is still to come. Bo has one heart left: attack with {hades}.",
            fr="Votre action reste à faire. Il reste 1 PV à Bo : attaquez avec {hades}.",
        ),
        answers=("attack:hades",),
        otherwise=Phrase(
            en="{hades} has {FRENZY} only this turn: attack now.",
            fr="{hades} n'a {FRENZY} que ce tour : attaquez maintenant.",
        ),
        aim="hearts-1",
    ),
    Step(
        title=Phrase(en="One and one", fr="Un et un"),
        text=Phrase(
            en="You kept growth +1 and +1. With power 7 {hades} defeated {iron_back}, whose effect gave Bo a cube. "
            "Thanks to {rage}: once more!",
            fr="Vous gardez +1 et +1. À 7, {hades} détruit {iron_back}, dont l'effet donne 1 cube à Bo. Grâce à "
            "{rage} : encore !",
        ),
        answers=("again:yes",),
        otherwise=Phrase(en="Nobody is left to block. Attack!", fr="Plus personne pour bloquer. Attaquez !"),
        points=("play-0-hades",),
        aim="hearts-1",
        played=("reroll:none", "block:iron_back"),
    ),
    Step(
        title=Phrase(en="You have won!", fr="Vous avez gagné !"),
        text=Phrase(
            en="Dice for power and cubes, cubes for Energy cards, everything else as ever. Now a real game!",
            fr="Des dés pour la puissance et les cubes, des cubes pour les cartes Énergie, le reste comme toujours. À "
            "vous de jouer !",
        ),
        played=("reroll:none",),
    ),
)

KING_OF_TOKYO: Final = Lesson(
    key="mindbug-king-of-tokyo",
    name=Phrase(en="Mindbug x King of Tokyo", fr="Mindbug x King of Tokyo"),
    line=Phrase(en="Dice, Energy cubes and Energy cards.", fr="Les dés, les cubes et les cartes Énergie."),
    minutes=3,
    steps=DICE + ENERGY,
    options={"sets": SETS},
)
