"""King of Tokyo Duel on one illustrated page."""

from __future__ import annotations

from typing import Final

from bestiaire.core.guides import Guide, Panel
from bestiaire.games.duel.page.drawn.symbols import FACES
from bestiaire.show.page.drawings import small
from bestiaire.words import Phrase

SPACE = 40
HALF = 7
SPOTLIGHT = (3, 4, 5)
LEVEL, STEP, ROW = 42, 14, 84
"""Of the drawn tracks: how wide a space is, how many there are on either side, where the tracks lie."""


def tracks(fame: int, destruction: int) -> tuple[str, str]:
    """Both tracks with their markers, our own side at the left: the Spotlight is golden, Victory has a star."""
    return f"0 0 {15 * SPACE} {2 * ROW}", track("fame", 0, fame) + track("destruction", ROW, destruction)


def track(name: str, top: int, at: int) -> str:
    shapes = []
    for place in range(-HALF, HALF + 1):
        x = (HALF - place) * SPACE
        y = top + LEVEL - SPACE // 2 + (STEP if (place % 2 == 0) == (name == "fame") else -STEP)
        ours = "#5fe0d0" if place > 0 else "#ff8a5a"
        fill = "#f5c95b" if abs(place) in SPOTLIGHT else ours if abs(place) == HALF else "#e9e2d0"
        shapes.append(
            f'<rect x="{x + 2}" y="{y}" width="{SPACE - 4}" height="{SPACE - 4}" rx="9" fill="{fill}" stroke="#141d52" '
            'stroke-width="2"/>'
        )
        if abs(place) == HALF:
            shapes.append(small(FACES["fame"], x + SPACE / 2, y + SPACE / 2 - 2, 24))
        elif place and place != at:
            shapes.append(
                f'<text x="{x + SPACE // 2}" y="{y + 24}" fill="#211812" text-anchor="middle" font-size="16" '
                f'font-weight="700">{abs(place)}</text>'
            )
        if place == at:
            shapes.append(
                f'<circle cx="{x + SPACE // 2}" cy="{y + SPACE // 2 - 2}" r="19" fill="#fffdf3" stroke="#211812" '
                f'stroke-width="2.5"/>{small(FACES[name], x + SPACE / 2, y + SPACE / 2 - 2, 30)}'
            )
    return "".join(shapes)


DRAWINGS: Final = {
    "start": tracks(0, 0),
    "spotlight": tracks(4, 3),
    "victory": tracks(HALF, -1),
    "pulled": tracks(2, 0),
}

AIM: Final = (
    Panel(
        Phrase(en="Knock your Rival out", fr="Mettez votre Rival K.-O."),
        Phrase(
            en="Bring your Rival's life to 0, and you win at once.",
            fr="Amenez les PV de votre Rival à 0, et vous gagnez aussitôt.",
        ),
        "art:gigazaur die:smash*3 > art:the_king sign:s-heart 0",
        ("KD-190",),
    ),
    Panel(
        Phrase(en="Or both markers in your Spotlight", fr="Ou les deux pions sous vos projecteurs"),
        Phrase(
            en="Spaces 3, 4 and 5 on your side of each track are your Spotlight. Have both markers there at the same "
            "time, and you win at once.",
            fr="Les cases 3, 4 et 5 de votre côté, sur chaque piste, sont vos projecteurs. Ayez-y les deux pions en "
            "même temps, et vous gagnez aussitôt.",
        ),
        "drawn:spotlight",
        ("KD-190", "KD-012"),
    ),
    Panel(
        Phrase(en="Or one on your Victory space", fr="Ou un pion sur votre case Victoire"),
        Phrase(
            en="The last space on your side of a track is your Victory space: one marker on it, and you win at once.",
            fr="La dernière case de votre côté d'une piste est votre case Victoire : un pion dessus, et vous gagnez "
            "aussitôt.",
        ),
        "drawn:victory",
        ("KD-190", "KD-013"),
    ),
)

SET_UP: Final = (
    Panel(
        Phrase(en="A Monster each", fr="Un Monstre par joueur"),
        Phrase(
            en="Your Monster says with how much life you begin, which is also your maximum, and has a Special Power of "
            "its own.",
            fr="Votre Monstre dit avec combien de PV vous commencez, ce qui est aussi votre maximum, et il a un "
            "Pouvoir spécial à lui.",
        ),
        "card:meka_dragon",
        ("KD-020", "KD-021"),
    ),
    Panel(
        Phrase(en="Both markers in the middle", fr="Les deux pions au milieu"),
        Phrase(
            en="Fame and Destruction begin on the middle space of their tracks.",
            fr="La Gloire et la Destruction commencent sur la case du milieu de leur piste.",
        ),
        "drawn:start",
        ("KD-011",),
    ),
    Panel(
        Phrase(en="Three cards in the market", fr="Trois cartes au marché"),
        Phrase(
            en="Shuffle the cards and turn three up. The one farthest from the deck costs 1 energy less.",
            fr="Mélangez les cartes et révélez-en trois. La plus éloignée de la pioche coûte 1 énergie de moins.",
        ),
        "card:giant_brain card:energize card:acid_attack",
        ("KD-023", "KD-015"),
    ),
    Panel(
        Phrase(en="Who begins", fr="Qui commence"),
        Phrase(
            en="Both throw six dice: more Smash symbols begins. The first player has only five dice in the first turn, "
            "the second begins with 1 energy.",
            fr="Chacun lance six dés : le plus de Baffes commence. Le premier joueur n'a que cinq dés au premier tour, "
            "le second commence avec 1 énergie.",
        ),
        "die:smash*3 > die:smash*2 sign:s-cube",
        ("KD-026", "KD-027", "KD-028"),
    ),
)

TURN: Final = (
    Panel(
        Phrase(en="1. Throw", fr="1. Lancer"),
        Phrase(
            en="Throw six dice, up to three times, and keep what you like. Dice tokens bring one more die each, if you "
            "spend them before the first throw.",
            fr="Lancez six dés, jusqu'à trois fois, en gardant ce que vous voulez. Un jeton Dé donne un dé de plus, si "
            "vous le dépensez avant le premier lancer.",
        ),
        "die:smash die:heart die:energy die:fame die:destruction die:power",
        ("KD-040", "KD-041", "KD-042"),
    ),
    Panel(
        Phrase(en="2. Resolve", fr="2. Résoudre"),
        Phrase(
            en="Each Smash is a hit on your Rival, each Heart 1 life, each Energy 1 energy. You resolve everything, "
            "kind by kind, in the order you like.",
            fr="Chaque Baffe inflige 1 dégât à votre Rival, chaque Soin rend 1 PV, chaque Énergie donne 1 énergie. "
            "Vous résolvez tout, sorte par sorte, dans l'ordre de votre choix.",
        ),
        "die:smash > sign:s-heart-broken die:heart > sign:s-heart die:energy > sign:s-cube",
        ("KD-061", "KD-063", "KD-064", "KD-065"),
    ),
    Panel(
        Phrase(en="Pull a marker", fr="Tirer un pion"),
        Phrase(
            en="Three Fame or three Destruction pull that marker 1 space towards you, each further one 1 space more. "
            "Fewer than three do nothing.",
            fr="Trois Gloires ou trois Destructions tirent leur pion de 1 case vers vous, et chaque symbole de plus "
            "ajoute 1 case. Moins de trois ne font rien.",
        ),
        "die:fame*4 > drawn:pulled",
        ("KD-066", "KD-080"),
    ),
    Panel(
        Phrase(en="Buzz tokens", fr="Les jetons Buzz"),
        Phrase(
            en="Whoever pulls a marker onto a space of a Buzz token gets that space's bonus, even if the marker goes "
            "on.",
            fr="Qui tire un pion sur une case d'un jeton Buzz reçoit le bonus de cette case, même si le pion continue.",
        ),
        "card:dragon > sign:b-energy sign:b-paw sign:b-heart",
        ("KD-083", "KD-100"),
    ),
    Panel(
        Phrase(en="3. Buy", fr="3. Acheter"),
        Phrase(
            en="You may buy cards with your energy, and have the whole market replaced for 2 energy. If you bought no "
            "card all turn, you gain 1 energy.",
            fr="Vous pouvez acheter des cartes avec votre énergie, et faire remplacer tout le marché pour 2 énergies. "
            "Si vous n'avez acheté aucune carte de tout le tour, vous gagnez 1 énergie.",
        ),
        "sign:s-cube 7 > card:extra_head / + sign:s-cube",
        ("KD-140", "KD-145", "KD-146"),
    ),
    Panel(
        Phrase(en="4. The end", fr="4. La fin du tour"),
        Phrase(
            en="What cards do at the end of your turn happens now. Then it is your Rival's turn.",
            fr="Ce que des cartes font à la fin de votre tour a lieu maintenant. Puis c'est le tour de votre Rival.",
        ),
        "card:electrical_aura",
        ("KD-160", "KD-161"),
    ),
)

DECISIONS: Final = (
    Panel(
        Phrase(en="Which Monster?", fr="Quel Monstre ?"),
        Phrase(
            en="Take a Monster that is still free. Its life, which is also its maximum, and its Special Power make the "
            "difference.",
            fr="Prenez un Monstre encore libre. Ses PV, qui sont aussi son maximum, et son Pouvoir spécial font la "
            "différence.",
        ),
        "art:gigazaur art:alienoid art:space_penguin art:meka_dragon art:cyber_kitty art:the_king",
        ("KD-020", "KD-021"),
        asks=("monster",),
    ),
    Panel(
        Phrase(en="Spend Dice tokens?", fr="Dépenser des jetons Dé ?"),
        Phrase(
            en="Before your first throw each Dice token you spend brings one more die for this turn. Cards and tokens "
            "together bring at most two.",
            fr="Avant votre premier lancer, chaque jeton Dé dépensé donne un dé de plus pour ce tour. Cartes et jetons "
            "ensemble en donnent deux au plus.",
        ),
        "sign:b-dice_token > die:smash",
        ("KD-041", "KD-040"),
        asks=("dice_tokens",),
    ),
    Panel(
        Phrase(en="Which dice again?", fr="Quels dés relancer ?"),
        Phrase(
            en="Throw again any of your dice, even those you kept before, or stop. You have three throws in all, "
            "unless a card gives more.",
            fr="Relancez les dés de votre choix, même ceux gardés plus tôt, ou arrêtez. Vous avez trois lancers en "
            "tout, sauf si une carte en donne plus.",
        ),
        "die:fame die:fame + die:heart > die:fame",
        ("KD-043", "KD-042"),
        asks=("reroll",),
    ),
    Panel(
        Phrase(en="What next?", fr="Que résoudre ensuite ?"),
        Phrase(
            en="All symbols of a kind are resolved at once, in the order you like. Your Special Power may be used "
            "before, between or after, as often as its symbols allow.",
            fr="Tous les symboles d'une sorte se résolvent d'un coup, dans l'ordre de votre choix. Votre Pouvoir "
            "spécial peut s'utiliser avant, entre ou après, autant que ses symboles le permettent.",
        ),
        "die:smash*2 / die:fame*3 / die:power",
        ("KD-061", "KD-062", "KD-120", "KD-123", "KD-129"),
        asks=("resolve",),
    ),
    Panel(
        Phrase(en="One more symbol for your power?", fr="Un symbole de plus pour votre pouvoir ?"),
        Phrase(
            en="A power with a plus does the same again for one more Special Power symbol, once each time you use it.",
            fr="Un pouvoir avec un plus fait encore autant contre un symbole Pouvoir spécial de plus, une fois par "
            "utilisation.",
        ),
        "card:cyber_kitty die:power*2 + die:power",
        ("KD-121",),
        asks=("plus",),
    ),
    Panel(
        Phrase(en="Where does the token go?", fr="Où poser le jeton ?"),
        Phrase(
            en="A Buzz token from the reserve must be laid on free spaces of either track, without marker or other "
            "token. If it lies on the board already you may move it, unless a marker stands on it.",
            fr="Un jeton Buzz de la réserve doit être posé sur des cases libres d'une des pistes, sans pion ni autre "
            "jeton. S'il est déjà sur le plateau, vous pouvez le déplacer, sauf si un pion s'y trouve.",
        ),
        "card:lizard > drawn:pulled",
        ("KD-103", "KD-104", "KD-105"),
        asks=("place",),
    ),
    Panel(
        Phrase(en="Buy?", fr="Acheter ?"),
        Phrase(
            en="Buy, if you like, one card after the other while you can pay; the one farthest from the deck is 1 "
            "energy cheaper. For 2 energy you may have the market replaced.",
            fr="Achetez, si vous voulez, une carte après l'autre tant que vous pouvez payer ; la plus éloignée de la "
            "pioche coûte 1 énergie de moins. Pour 2 énergies, vous pouvez faire remplacer le marché.",
        ),
        "card:spiked_tail / card:cannonball",
        ("KD-140", "KD-141", "KD-145"),
        asks=("buy",),
    ),
    Panel(
        Phrase(en="Which card first?", fr="Quelle carte d'abord ?"),
        Phrase(
            en="When several of your cards act at the same moment, you choose their order.",
            fr="Quand plusieurs de vos cartes agissent au même moment, vous choisissez leur ordre.",
        ),
        "card:eye_of_the_storm + card:signature_move",
        ("KD-032", "KD-055"),
        asks=("first",),
    ),
)

CARDS: Final = {
    "track": "gigazaur",
    "symbol": "alienoid",
    "multiply": "meka_dragon",
    "king": "the_king",
    "hibernation": "hibernation",
    "made_in_a_lab": "made_in_a_lab",
    "dominate": "dominate",
    "rebooting": "rebooting",
    "titanic_batteries": "titanic_batteries",
    "unchained": "unchained",
    "lightning_speed": "lightning_speed",
    "camouflage": "camouflage",
    "in_shape": "in_shape",
    "unstable_dna": "unstable_dna",
    "superconductor": "superconductor",
    "tesla_impulse": "tesla_impulse",
}

GUIDE: Final = Guide(AIM, SET_UP, TURN, DECISIONS, CARDS, DRAWINGS)
