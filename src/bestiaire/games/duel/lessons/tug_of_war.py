"""The first lesson: throwing, the two tracks, the market and its tokens, the Spotlight, a Monster's power, how one
wins."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Lesson, Outcome, Step
from bestiaire.words import Phrase

DECK: Final = ["frenzy", "extra_head", "in_shape", "camouflage", "giant_brain", "armor_plating"]
"""What comes from it is dearer than what the lesson leaves to spend."""
MY_REROLL: Final = ["fame", "heart"]
BOS_THROW: Final = ["destruction", "destruction", "destruction", "smash", "smash", "power"]
MY_SECOND_THROW: Final = ["energy", "energy", "energy", "energy", "fame", "fame"]
BOS_SECOND_THROW: Final = ["smash", "heart", "heart", "energy", "fame", "power"]
MY_LAST_THROW: Final = ["destruction", "destruction", "power", "power", "heart", "energy", "smash"]
MY_LAST_REROLL: Final = ["destruction", "heart", "heart"]

DICE: Final = (
    Step(
        title=Phrase(en="A tug of war", fr="Un tir à la corde"),
        text=Phrase(
            en="You are Gigazaur, Bo is Cyber Kitty. Both of you pull two markers, Fame and Destruction, each to your "
            "own end. A marker on the star there wins.",
            fr="Vous êtes Gigazaur, Bo est Cyber Kitty. Chacun tire de son côté deux pions, Gloire et Destruction. Un "
            "pion sur l'étoile au bout fait gagner.",
        ),
        points=("pawn-fame", "pawn-destruction", "fame--14", "destruction--14"),
        position={
            "phase": "reroll",
            "dice": ["smash", "energy", "fame", "fame", "fame", "destruction"],
            "players": [{"monster": "gigazaur", "life": 13}, {"monster": "cyber_kitty"}],
            "market": ["seismic_test", "spiked_tail", "photoshoot"],
            "deck": DECK,
            "next_dice": MY_REROLL + BOS_THROW + MY_SECOND_THROW + BOS_SECOND_THROW,
        },
    ),
    Step(
        title=Phrase(en="Up to three throws", fr="Jusqu'à trois lancers"),
        text=Phrase(
            en="You have thrown six dice. Twice you may reroll those you like. Keep Fame and Smash: reroll the Energy "
            "and the Destruction.",
            fr="Vous avez lancé six dés. Deux fois, vous pouvez relancer ceux que vous voulez. Gardez les Gloires et "
            "la Baffe : relancez l'Énergie et la Destruction.",
        ),
        answers=("reroll:energy+destruction",),
        otherwise=Phrase(
            en="Keep the three Fame and the Smash, and reroll just the Energy and the Destruction.",
            fr="Gardez les trois Gloires et la Baffe, et relancez seulement l'Énergie et la Destruction.",
        ),
        told={
            "reroll:none": Phrase(
                en="You may stop at any time, but two throws are left. Reroll the Energy and the Destruction.",
                fr="On peut s'arrêter quand on veut, mais il reste deux lancers. Relancez l'Énergie et la Destruction.",
            )
        },
        points=("dice",),
    ),
    Step(
        title=Phrase(en="Stop when you like", fr="S'arrêter quand on veut"),
        text=Phrase(
            en="A fourth Fame and a Heart! You could throw once more, but you need not. Stop here.",
            fr="Une quatrième Gloire et un Soin ! Vous pourriez relancer une fois, mais rien ne vous y oblige. "
            "Arrêtez-vous là.",
        ),
        answers=("reroll:none",),
        otherwise=Phrase(
            en="It would be a pity to lose any of these. Keep them all: stop.",
            fr="Ce serait dommage, avec un tel lancer. Gardez tout : arrêtez-vous.",
        ),
        points=("dice",),
    ),
    Step(
        title=Phrase(en="Three Fame pull the marker", fr="Trois Gloires tirent le pion"),
        text=Phrase(
            en="Three Fame pull the Fame marker one space to you, each further one a space more. So four pull two. "
            "Resolve Fame.",
            fr="Trois Gloires tirent le pion Gloire d'une case vers vous, chaque Gloire de plus d'une case encore. "
            "Quatre tirent donc de deux cases : résolvez la Gloire.",
        ),
        answers=("resolve:fame",),
        otherwise=Phrase(
            en="All dice are resolved, in any order you like. But let us begin with Fame.",
            fr="Tous les dés se résolvent, dans l'ordre que vous voulez. Mais commençons par la Gloire.",
        ),
        points=("pawn-fame",),
        aim="fame--4",
    ),
    Step(
        title=Phrase(en="Smash and Hearts", fr="Baffes et Soins"),
        text=Phrase(
            en="Fame came two spaces nearer. Now hit Bo: resolve Smash.",
            fr="La Gloire s'est rapprochée de deux cases. Maintenant, frappez Bo : résolvez la Baffe.",
        ),
        answers=("resolve:smash",),
        otherwise=Phrase(
            en="The Heart comes by itself in a moment. First the Smash.",
            fr="Le Soin viendra tout seul. D'abord la Baffe.",
        ),
        points=("pawn-fame",),
        aim="hearts-1",
        outcomes=(
            Outcome(
                "d-smash",
                Phrase(
                    en="Each Smash: Bo loses 1 life. At 0 you win.", fr="Chaque Baffe : Bo perd 1 PV. À 0, vous gagnez."
                ),
            ),
            Outcome(
                "d-heart",
                Phrase(
                    en="Each Heart: you gain 1, never beyond what you began with.",
                    fr="Chaque Soin : vous gagnez 1 PV, jamais plus qu'au départ.",
                ),
            ),
        ),
    ),
    Step(
        title=Phrase(en="Bo's turn", fr="Le tour de Bo"),
        text=Phrase(
            en="Bo was hit, and your Heart, the last symbol left, healed you. A turn without buying a card brings 1 "
            "energy. Now Bo has thrown.",
            fr="Bo est touché, et votre Soin, le dernier symbole, vous a rendu 1 PV. Un tour sans achat rapporte 1 "
            "énergie. Bo vient de lancer.",
        ),
        points=("energy-0", "dice"),
    ),
    Step(
        title=Phrase(en="Bo pulls, too", fr="Bo tire aussi"),
        text=Phrase(
            en="Bo's three Destruction pulled that marker one space to his side, and his two Smash cost you 2 life. "
            "It is your turn again.",
            fr="Les trois Destructions de Bo ont tiré ce pion d'une case vers lui, ses deux Baffes vous coûtent 2 PV. "
            "C'est de nouveau à vous.",
        ),
        points=("pawn-destruction", "hearts-0"),
        played=("reroll:none", "resolve:destruction"),
    ),
    Step(
        title=Phrase(en="Energy", fr="L'énergie"),
        text=Phrase(
            en="You threw four Energy. Each brings 1 energy, to be spent now or later. Two Fame pull nothing, but "
            "this will do: stop.",
            fr="Vous avez quatre Énergies. Chacune rapporte 1 énergie, à dépenser quand vous voulez. Deux Gloires ne "
            "tirent rien, tant pis : arrêtez-vous.",
        ),
        answers=("reroll:none",),
        otherwise=Phrase(
            en="Why not? But there are cards to buy, and four Energy are just what you need. Stop.",
            fr="Pourquoi pas ? Mais il y a des cartes à acheter, et il vous faut ces quatre Énergies. Arrêtez-vous.",
        ),
        points=("dice",),
    ),
)

MARKET: Final = (
    Step(
        title=Phrase(en="The market", fr="Le marché"),
        text=Phrase(
            en="After the dice you may buy cards, or have all three replaced for 2 energy. The last of the three costs "
            "1 less: buy {photoshoot}.",
            fr="Après les dés, vous pouvez acheter des cartes, ou renouveler les trois pour 2 énergies. La dernière "
            "coûte 1 de moins : achetez {photoshoot}.",
        ),
        answers=("buy:photoshoot",),
        otherwise=Phrase(
            en="You may buy several cards in a turn, so begin with the cheap one: {photoshoot}.",
            fr="On peut acheter plusieurs cartes par tour : commencez par la moins chère, {photoshoot}.",
        ),
        told={
            "sweep": Phrase(
                en="For 2 energy you would get three new cards instead of these. But {photoshoot} is just right.",
                fr="Pour 2 énergies, vous auriez trois autres cartes. Mais {photoshoot} tombe à pic.",
            )
        },
        points=("deck", "energy-0"),
    ),
    Step(
        title=Phrase(en="A Buzz token", fr="Un jeton Buzz"),
        text=Phrase(
            en="First its Buzz token: a heart, each time one of you pulls a marker there. {photoshoot} will pull Fame "
            "to your 3: lay the token on Fame 3.",
            fr="D'abord son jeton Buzz : un cœur, chaque fois qu'on y tire un pion. {photoshoot} va tirer la Gloire "
            "sur votre case 3 : posez-y le jeton.",
        ),
        answers=("place:fame@-3",),
        otherwise=Phrase(
            en="It may lie there. But {photoshoot} pulls Fame from 2 to 3 on your side: lay it just there.",
            fr="Il peut y rester. Mais {photoshoot} va tirer la Gloire de 2 à 3 de votre côté : posez-le juste là.",
        ),
        points=("pawn-fame",),
        outcomes=(
            Outcome(
                "paw",
                Phrase(
                    en="Others hit your Rival or give energy and dice; some cover three spaces.",
                    fr="D'autres frappent le Rival, donnent énergie ou dés ; certains couvrent trois cases.",
                ),
            ),
            Outcome(
                "cross",
                Phrase(
                    en="Never on a marker or another token. It stays, even once the card is gone.",
                    fr="Jamais sur un pion ni un autre jeton. Il reste, même une fois la carte partie.",
                ),
            ),
        ),
    ),
    Step(
        title=Phrase(en="DISCARD and KEEP", fr="Action et Pouvoir"),
        text=Phrase(
            en="Fame came to the heart: 1 life for you. {photoshoot} is a DISCARD card: used once, then gone. A KEEP "
            "card stays with you: buy {spiked_tail}.",
            fr="La Gloire est sur le cœur : 1 PV pour vous. {photoshoot} est une carte Action, vite défaussée. Une "
            "carte Pouvoir reste : achetez {spiked_tail}.",
        ),
        answers=("buy:spiked_tail",),
        otherwise=Phrase(
            en="{spiked_tail} has moved to the cheap place, and it will serve you for the rest of the game.",
            fr="{spiked_tail} a glissé sur la place la moins chère, et vous servira toute la partie.",
        ),
        points=("pawn-fame", "hearts-0"),
        outcomes=(
            Outcome(
                "paw",
                Phrase(
                    en="From now on Bo takes 1 hit for each space you pull Destruction.",
                    fr="Désormais, Bo subit 1 dégât par case dont vous tirez la Destruction.",
                ),
            ),
        ),
    ),
    Step(
        title=Phrase(en="The Spotlight", fr="Les projecteurs"),
        text=Phrase(
            en="Fame stands in your Spotlight: the spaces 3, 4 and 5 on your side. Bring Destruction into yours, too, "
            "and you win at once.",
            fr="La Gloire est sous vos projecteurs : les cases 3, 4 et 5 de votre côté. Amenez-y aussi la "
            "Destruction, et vous gagnez aussitôt.",
        ),
        points=("fame--6", "fame--8", "fame--10", "destruction--6", "destruction--8", "destruction--10"),
    ),
)

POWER_AND_END: Final = (
    Step(
        title=Phrase(en="One die more", fr="Un dé de plus"),
        text=Phrase(
            en="Some turns later both markers are on your side, and a card has brought you a Dice token: a seventh "
            "die, for one turn. Spend it.",
            fr="Quelques tours plus tard, les deux pions sont de votre côté, et une carte vous a valu un jeton Dé : "
            "un septième dé, pour un tour. Dépensez-le.",
        ),
        answers=("dice_tokens:1",),
        otherwise=Phrase(
            en="You may keep up to two of them. But this could be the last turn: spend it.",
            fr="On peut en garder jusqu'à deux. Mais ce tour peut être le dernier : dépensez-le.",
        ),
        points=("tokens-0", "pawn-destruction"),
        position={
            "players": [
                {"monster": "gigazaur", "life": 6, "dice_tokens": 1, "keep": ["spiked_tail"]},
                {"monster": "cyber_kitty", "life": 5, "energy": 3},
            ],
            "fame": -4,
            "destruction": -1,
            "buzz": [{"token": "fish", "track": "fame", "space": -3}],
            "market": ["monster_coaster", "cannonball", "extra_head"],
            "deck": DECK[4:],
            "next_dice": MY_LAST_THROW + MY_LAST_REROLL,
        },
    ),
    Step(
        title=Phrase(en="One Destruction short", fr="Encore une Destruction"),
        text=Phrase(
            en="Keep your two Destruction and your two Special Power. A third Destruction would pull: reroll the "
            "other three dice.",
            fr="Gardez vos deux Destructions et vos deux Pouvoirs spéciaux. Une troisième Destruction tirerait : "
            "relancez les trois autres dés.",
        ),
        answers=("reroll:smash+heart+energy",),
        otherwise=Phrase(
            en="Keep Destruction and Special Power; reroll Smash, Heart and Energy.",
            fr="Gardez Destructions et Pouvoirs spéciaux ; relancez Baffe, Soin et Énergie.",
        ),
        points=("dice",),
    ),
    Step(
        title=Phrase(en="Destruction pulls", fr="La Destruction tire"),
        text=Phrase(
            en="There it is. Three Destruction pull their marker one space, and {spiked_tail} hits Bo for it. Resolve "
            "Destruction.",
            fr="La voilà ! Trois Destructions tirent leur pion d'une case, et {spiked_tail} frappe Bo. Résolvez la "
            "Destruction.",
        ),
        answers=("resolve:destruction",),
        otherwise=Phrase(
            en="That has time. First Destruction: its marker has to come nearer.",
            fr="Cela peut attendre. D'abord la Destruction : son pion doit se rapprocher.",
        ),
        aim="destruction--4",
        played=("reroll:none",),
    ),
    Step(
        title=Phrase(en="Your Monster's power", fr="Le pouvoir de votre Monstre"),
        text=Phrase(
            en="Bo took 1 hit. Each Monster has its own power, some for fewer symbols: for two Special Power, Gigazaur "
            "pulls a marker one space. Use it.",
            fr="Bo a subi 1 dégât. Chaque Monstre a son pouvoir, parfois pour moins de symboles : pour deux Pouvoirs "
            "spéciaux, Gigazaur tire un pion d'une case. Utilisez-le.",
        ),
        answers=("power:use",),
        otherwise=Phrase(
            en="2 life are fine, but you can do better: use the power.",
            fr="2 PV, c'est bien, mais il y a mieux : utilisez le pouvoir.",
        ),
        points=("monster-0",),
    ),
    Step(
        title=Phrase(en="One space to go", fr="Plus qu'une case"),
        text=Phrase(
            en="Fame is in your Spotlight. Destruction on 2 is one space short of it. Choose Destruction.",
            fr="La Gloire est sous vos projecteurs. La Destruction, sur la case 2, en est à une case. Choisissez la "
            "Destruction.",
        ),
        answers=("track:destruction",),
        otherwise=Phrase(
            en="Fame shines already. It is Destruction that is missing.",
            fr="La Gloire brille déjà. C'est la Destruction qui manque.",
        ),
        points=("pawn-fame", "destruction--6"),
    ),
    Step(
        title=Phrase(en="You have won!", fr="Vous avez gagné !"),
        text=Phrase(
            en="Both markers in your Spotlight: you win before {spiked_tail} hits. In a real game who starts throws "
            "five dice in the first turn; the other begins with 1 energy.",
            fr="Les deux pions sous vos projecteurs : gagné, avant même {spiked_tail}. En vraie partie, qui commence "
            "lance cinq dés au premier tour ; l'autre débute avec 1 énergie.",
        ),
        points=("pawn-fame", "pawn-destruction"),
    ),
)

TUG_OF_WAR: Final = Lesson(
    key="duel",
    name=Phrase(en="King of Tokyo Duel", fr="King of Tokyo Duel"),
    line=Phrase(
        en="Throwing dice, the two tracks, cards and their tokens, a Monster's power, and how one wins.",
        fr="Lancer les dés, les deux pistes, les cartes et leurs jetons, le pouvoir d'un Monstre, comment on gagne.",
    ),
    minutes=4,
    steps=DICE + MARKET + POWER_AND_END,
)
