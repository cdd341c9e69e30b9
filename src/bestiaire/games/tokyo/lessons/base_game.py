"""The first lesson: dice, points, Tokyo, hearts, energy and cards, and how one wins."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Lesson, Outcome, Step
from bestiaire.words import Phrase

THROWS: Final = (
    "2 2 2 1 3 heart / 2 energy heart / energy",
    "smash smash smash 1 2 2",
    "3 3 3 1 2 2",
    "smash smash heart heart energy energy / smash energy",
    "smash smash smash smash 1 2",
    "heart heart heart 1 2 2",
    "heart heart heart smash 1 2 / heart smash",
    "1 1 2 2 3 heart",
)
"""Of two rounds and a bit: your turn, Bo's, Mia's, and so on."""

FIRST_TURN: Final = (
    Step(
        title=Phrase(en="Three monsters, one city", fr="Trois monstres, une ville"),
        text=Phrase(
            en="You, Bo and Mia want to be King of Tokyo. You win with 20 points, or as the last monster alive.",
            fr="Bo, Mia et vous voulez devenir roi de Tokyo. On gagne avec 20 points, ou en restant le dernier monstre "
            "en vie.",
        ),
        points=("stars-0", "hearts-0"),
        position={
            "options": {"mindbug": "off"},
            "players": [{"monster": "cyber_kitty"}, {"monster": "gigazaur"}, {"monster": "alienoid"}],
            "display": ["spiked_tail", "wings", "heal_card"],
            "deck": ["extra_head", "giant_brain", "skyscraper", "jets", "camouflage"],
            "next_dice": [face for throw in THROWS for face in throw.replace("/", "").split()],
        },
    ),
    Step(
        title=Phrase(en="Six dice, three throws", fr="Six dés, trois lancers"),
        text=Phrase(
            en="On your turn you throw six dice, up to three times, and keep what you like. Three 2s bring points: "
            "choose the other three and throw them again.",
            fr="À votre tour, vous lancez six dés, jusqu'à trois fois, en gardant ce qui vous plaît. Trois 2 "
            "rapportent des points : choisissez les trois autres et relancez-les.",
        ),
        answers=("reroll:1+3+heart",),
        otherwise=Phrase(
            en="The three 2s bring points: keep them. Throw the 1, the 3 and the heart again.",
            fr="Les trois 2 rapportent des points : gardez-les. Relancez le 1, le 3 et le cœur.",
        ),
        told={
            "reroll:none": Phrase(
                en="You may stop after any throw, but two are left. Throw the 1, the 3 and the heart again.",
                fr="On peut s'arrêter après chaque lancer, mais il vous en reste deux. Relancez le 1, le 3 et le cœur.",
            )
        },
        outcomes=(
            Outcome(
                "star",
                Phrase(
                    en="Three 1s: 1 point. Three 2s: 2. Three 3s: 3.", fr="Trois 1 : 1 point. Trois 2 : 2. Trois 3 : 3."
                ),
            ),
        ),
        points=("die-3", "die-4", "die-5", "throws"),
    ),
    Step(
        title=Phrase(en="A fourth 2", fr="Un quatrième 2"),
        text=Phrase(
            en="Each 2 beyond the third adds a point: your dice bring 3 now. You have all your hearts, so the heart is "
            "no use: throw it again, for the last time.",
            fr="Chaque 2 au-delà du troisième ajoute 1 point : vos dés en valent 3. Vous avez tous vos cœurs, celui-ci "
            "ne sert à rien : relancez-le, pour la dernière fois.",
        ),
        answers=("reroll:heart",),
        otherwise=Phrase(
            en="Keep the four 2s and the energy. Throw only the heart again.",
            fr="Gardez les quatre 2 et l'énergie. Ne relancez que le cœur.",
        ),
        told={
            "reroll:none": Phrase(
                en="One throw is left, and you have all of your 10 hearts: throw that die again.",
                fr="Il reste un lancer, et vous avez déjà vos 10 cœurs : relancez ce dé.",
            )
        },
        points=("dice", "hearts-0"),
    ),
    Step(
        title=Phrase(en="Into Tokyo", fr="Bienvenue à Tokyo"),
        text=Phrase(
            en="Your dice brought 3 points and 2 energy. Tokyo was empty, so you had to move in: 1 point more.",
            fr="Vos dés ont rapporté 3 points et 2 énergies. Tokyo était vide : vous avez dû y entrer, pour 1 point de "
            "plus.",
        ),
        outcomes=(
            Outcome(
                "star",
                Phrase(
                    en="If you begin a turn there: 2 points.",
                    fr="Si vous y commencez un tour : 2 points.",
                ),
            ),
        ),
        points=("monster-0", "stars-0", "energy-0"),
        played=("resolve:numbers",),
    ),
    Step(
        title=Phrase(en="Energy buys cards", fr="L'énergie achète des cartes"),
        text=Phrase(
            en="You keep energy from turn to turn. With 2 you could only replace the three cards on offer. Save it: "
            "buy nothing.",
            fr="L'énergie se garde d'un tour à l'autre. Avec 2, vous pourriez seulement renouveler les trois cartes. "
            "Économisez : n'achetez rien.",
        ),
        answers=("buy:none",),
        otherwise=Phrase(
            en="That would cost your 2 energy, and {spiked_tail} would be gone. Buy nothing yet.",
            fr="Cela coûterait vos 2 énergies, et {spiked_tail} disparaîtrait. N'achetez rien encore.",
        ),
        points=("energy-0",),
    ),
)

IN_TOKYO: Final = (
    Step(
        title=Phrase(en="Bo hits Tokyo", fr="Bo frappe Tokyo"),
        text=Phrase(
            en="From outside, Bo's three smashes hit the monster in Tokyo: you lost 3 hearts. When that happens you "
            "may yield Tokyo. You have 7 left: stay.",
            fr="Du dehors, les trois baffes de Bo touchent le monstre à Tokyo : vous perdez 3 cœurs. Vous pouvez alors "
            "céder Tokyo. Il vous en reste 7 : restez.",
        ),
        answers=("yield:no",),
        otherwise=Phrase(
            en="Then Bo would move in. With 7 hearts you can hold out until your turn begins: 2 points.",
            fr="Bo y entrerait. Avec 7 cœurs, vous pouvez tenir jusqu'au début de votre tour : 2 points.",
        ),
        points=("dice", "hearts-0"),
        played=("reroll:none", "resolve:numbers"),
    ),
    Step(
        title=Phrase(en="Hearts don't heal here", fr="Ici, les cœurs ne soignent pas"),
        text=Phrase(
            en="Your turn began in Tokyo: 2 points. But heart dice don't heal you here. Throw both hearts again.",
            fr="Votre tour a commencé à Tokyo : 2 points. Mais les dés cœur ne vous y soignent pas. Relancez les deux "
            "cœurs.",
        ),
        answers=("reroll:heart+heart",),
        otherwise=Phrase(
            en="Keep the smashes and the energy. In Tokyo the hearts do nothing: throw both of them again.",
            fr="Gardez les baffes et l'énergie. À Tokyo, les cœurs ne font rien : relancez-les tous les deux.",
        ),
        points=("die-2", "die-3", "stars-0"),
        played=("reroll:none",),
    ),
    Step(
        title=Phrase(en="From Tokyo you hit everybody", fr="De Tokyo, on les touche tous"),
        text=Phrase(
            en="In Tokyo, your smashes hit all who are outside: three smashes, 3 hearts from each. You may stop before "
            "the last throw. Stop now.",
            fr="À Tokyo, vos baffes touchent tous ceux du dehors : trois baffes, 3 cœurs chacun. On peut s'arrêter "
            "avant le dernier lancer. Arrêtez.",
        ),
        answers=("reroll:none",),
        otherwise=Phrase(
            en="Three smashes and three energy: all of them are useful. Stop now.",
            fr="Trois baffes et trois énergies : tout est utile. Arrêtez maintenant.",
        ),
        points=("dice", "hearts-1", "hearts-2"),
    ),
    Step(
        title=Phrase(en="A KEEP card", fr="Une carte POUVOIR"),
        text=Phrase(
            en="Bo and Mia lost 3 hearts each, and you have 5 energy. A KEEP card stays in front of you and works from "
            "now on. Buy {spiked_tail}.",
            fr="Bo et Mia ont perdu 3 cœurs chacun, et vous avez 5 énergies. Une carte POUVOIR reste devant vous et "
            "sert désormais. Achetez {spiked_tail}.",
        ),
        answers=("buy:spiked_tail",),
        otherwise=Phrase(
            en="{spiked_tail} is better: whenever you throw a smash, it adds one. Buy it.",
            fr="{spiked_tail} vaut mieux : dès que vous lancez une baffe, elle en ajoute une. Achetez-la.",
        ),
        told={
            "sweep": Phrase(
                en="That replaces the three cards for 2 energy, and {spiked_tail} would be gone. Buy it.",
                fr="Cela renouvelle les trois cartes pour 2 énergies : {spiked_tail} disparaîtrait. Achetez-la.",
            )
        },
        points=("energy-0",),
        played=("resolve:energy",),
    ),
    Step(
        title=Phrase(en="Time to go", fr="Il est temps de partir"),
        text=Phrase(
            en="Bo smashed again: 3 hearts left, and Mia throws next. Outside she can't hit you, and you can heal. "
            "Yield Tokyo.",
            fr="Bo a encore frappé : il vous reste 3 cœurs, et c'est à Mia de lancer. Dehors, elle ne peut pas vous "
            "toucher, et on se soigne. Cédez Tokyo.",
        ),
        answers=("yield:yes",),
        otherwise=Phrase(
            en="Three smashes from Mia, and you would be out of the game. Yield Tokyo.",
            fr="Trois baffes de Mia, et vous seriez hors jeu. Cédez Tokyo.",
        ),
        points=("dice", "hearts-0"),
        played=("reroll:none", "resolve:numbers"),
    ),
)

OUTSIDE: Final = (
    Step(
        title=Phrase(en="Outside, hearts heal", fr="Dehors, les cœurs soignent"),
        text=Phrase(
            en="Bo had to move in. You are outside now: each heart die gives you a heart back, up to 10. Throw the 1 "
            "and the 2 again.",
            fr="Bo a dû entrer. Vous voilà dehors : chaque dé cœur vous rend un cœur, jusqu'à 10. Relancez le 1 et le "
            "2.",
        ),
        answers=("reroll:1+2",),
        otherwise=Phrase(
            en="Keep the hearts, which you need, and the smash. Throw the 1 and the 2 again.",
            fr="Gardez les cœurs, vous en avez besoin, et la baffe. Relancez le 1 et le 2.",
        ),
        points=("die-4", "die-5", "hearts-0"),
        played=("reroll:none", "resolve:numbers"),
    ),
    Step(
        title=Phrase(en="Your card helps", fr="Votre carte vous aide"),
        text=Phrase(
            en="Four hearts for you. Two smashes, and {spiked_tail} adds one. From outside they hit Tokyo only: Bo. "
            "Stop now.",
            fr="Quatre cœurs pour vous. Deux baffes, et {spiked_tail} en ajoute une. Du dehors, elles ne touchent que "
            "Tokyo : Bo. Arrêtez.",
        ),
        answers=("reroll:none",),
        otherwise=Phrase(
            en="Hearts for you, smashes for Bo: all six dice are useful. Stop now.",
            fr="Des cœurs pour vous, des baffes pour Bo : les six dés servent. Arrêtez maintenant.",
        ),
        points=("dice", "hearts-1", "hearts-0"),
    ),
    Step(
        title=Phrase(en="Tokyo is yours again", fr="Tokyo est de nouveau à vous"),
        text=Phrase(
            en="Bo lost 3 hearts and yielded. Whoever drives a monster out has to move in: 1 point for you.",
            fr="Bo a perdu 3 cœurs et cédé Tokyo. Qui chasse un monstre de Tokyo doit y entrer : 1 point pour vous.",
        ),
        points=("monster-0", "stars-0"),
        played=("resolve:hearts", "yield:yes"),
    ),
)

THE_END: Final = (
    Step(
        title=Phrase(en="No heart left", fr="Plus un seul cœur"),
        text=Phrase(
            en="Some turns later. Whoever has no heart left is out of the game, and Bo has 3. You have three smashes, "
            "your card adds one. Stop now.",
            fr="Quelques tours plus tard. Qui n'a plus de cœur est éliminé, et Bo en a 3. Vous avez trois baffes, "
            "votre carte en ajoute une. Arrêtez.",
        ),
        answers=("reroll:none",),
        otherwise=Phrase(
            en="Four smashes knock Bo out, and you will need the energy. Stop now.",
            fr="Quatre baffes éliminent Bo, et l'énergie va vous servir. Arrêtez maintenant.",
        ),
        points=("dice", "hearts-1"),
        position={
            "options": {"mindbug": "off"},
            "phase": "reroll",
            "dice": ["smash", "smash", "smash", "energy", "energy", "energy"],
            "players": [
                {
                    "monster": "cyber_kitty",
                    "place": "city",
                    "hearts": 6,
                    "vp": 17,
                    "energy": 2,
                    "cards": ["spiked_tail"],
                },
                {"monster": "gigazaur", "hearts": 3, "vp": 11},
                {"monster": "alienoid", "hearts": 9, "vp": 14},
            ],
            "display": ["apartment_building", "wings", "heal_card"],
            "deck": ["extra_head", "giant_brain", "jets"],
        },
    ),
    Step(
        title=Phrase(en="A DISCARD card", fr="Une carte ACTION"),
        text=Phrase(
            en="Bo is out, his points are lost. You have 17, and 5 energy. A DISCARD card works at once, and only "
            "once. Buy {apartment_building}: 3 points.",
            fr="Bo est éliminé, ses points sont perdus. Vous en avez 17, et 5 énergies. Une carte ACTION agit "
            "aussitôt, une seule fois. Achetez {apartment_building} : 3 points.",
        ),
        answers=("buy:apartment_building",),
        otherwise=Phrase(
            en="{apartment_building} brings the 3 points that you need to win: buy it.",
            fr="{apartment_building} apporte les 3 points qu'il vous faut pour gagner : achetez cette carte.",
        ),
        aim="stars-0",
        played=("resolve:energy",),
    ),
    Step(
        title=Phrase(en="King of Tokyo!", fr="Roi de Tokyo !"),
        text=Phrase(
            en="20 points at the end of a turn, and alive: you have won. The last monster alive wins, too, however few "
            "points it has. Now a real game!",
            fr="20 points à la fin d'un tour, et en vie : vous avez gagné. Le dernier monstre en vie gagne aussi, même "
            "avec peu de points. À vous de jouer !",
        ),
        points=("monster-0", "stars-0"),
    ),
)

BASE_GAME: Final = Lesson(
    key="tokyo",
    name=Phrase(en="King of Tokyo", fr="King of Tokyo"),
    line=Phrase(
        en="Dice and points, moving into Tokyo and yielding it, hearts, energy and cards, and how one wins.",
        fr="Les dés et les points, entrer à Tokyo et le céder, les cœurs, l'énergie, les cartes, et comment on gagne.",
    ),
    minutes=4,
    steps=FIRST_TURN + IN_TOKYO + OUTSIDE + THE_END,
    options={"mindbug": "off", "two_player_variant": False},
)
"""The game that follows gives points for Tokyo as the lesson does, also if only two play (KT-180)."""
