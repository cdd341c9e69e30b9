"""Orcs Orcs Orcs on one illustrated page."""

from __future__ import annotations

from typing import Final

from bestiaire.core.guides import Guide, Panel
from bestiaire.games.orcs.page.drawn.symbols import CREATURE_HEADS, SYMBOLS
from bestiaire.games.orcs.page.table.ground import GRASS, RINGS
from bestiaire.show.page.drawings import small
from bestiaire.words import Phrase

WIDE, HIGH = 420, 150
TOWER = 70
"""Of a drawn sector: its size, and where the tower ends."""


def sector(*heads: tuple[str, int], mage: bool = True) -> tuple[str, str]:
    """A sector from the tower outwards, with creatures in its sections (0 is the inner one)."""
    section = (WIDE - TOWER) // 3
    shapes = [
        '<path fill="#8f8a80" stroke="#211812" stroke-width="3" d="M8 146V30h12V16h12v14h12V16h12v14h10v116z"/>',
        *[
            f'<path fill="{fill}" stroke="#211812" stroke-width="3" stroke-linejoin="round" d="M{TOWER + n * section} '
            f"{60 - 18 * n}L{TOWER + (n + 1) * section} {42 - 18 * n}V{118 + 16 * (n + 1) // 2}"
            f'L{TOWER + n * section} {118 + 16 * n // 2}z"/>'
            for n, fill in enumerate(GRASS[ring][1] for ring in RINGS)
        ],
    ]
    if mage:
        shapes.append(f'<g class="mage-blue">{small(SYMBOLS["mage"][1], 38, 88, 56)}</g>')
    for number, (head, at) in enumerate(heads):
        beside = [other for other, (_, place) in enumerate(heads) if place == at]
        x = TOWER + at * section + section * (beside.index(number) + 0.5) / len(beside)
        shapes.append(
            f'<circle cx="{x}" cy="84" r="25" fill="#fbf3dd" stroke="#211812" stroke-width="3"/>'
            + small(CREATURE_HEADS[head], x, 84, 40)
        )
    return f"0 0 {WIDE} {HIGH}", "".join(shapes)


DRAWINGS: Final = {
    "sector": sector(("goblin", 0), ("orc", 1), ("stone_golem", 2)),
    "new": sector(("goblin_shaman", 2), mage=False),
    "inside": sector(("orc", 0)),
    "two": sector(("goblin", 1), ("goblin", 1)),
}

AIM: Final = (
    Panel(
        Phrase(en="Points for what you defeat", fr="Des points pour vos victoires"),
        Phrase(
            en="Each creature you defeat is a trophy. At the end it is worth what the counter of its type shows; "
            "whoever has most points wins.",
            fr="Chaque créature vaincue est un trophée. À la fin, elle vaut ce qu'indique le compteur de son type ; le "
            "plus de points gagne.",
        ),
        "sign:c-orc > sign:s-star 6",
        ("OO-189", "OO-192"),
    ),
    Panel(
        Phrase(en="Keep them from the tower", fr="Défendez la tour"),
        Phrase(
            en="Each creature that reaches the tower moves the counter of its type back one space. If it comes in at "
            "your mage, you also lose a trophy of that type, if you have one.",
            fr="Chaque créature qui atteint la tour fait reculer d'une case le compteur de son type. Si elle arrive "
            "devant votre mage, vous perdez aussi un trophée de ce type, si vous en avez.",
        ),
        "drawn:inside",
        ("OO-050", "OO-051"),
    ),
)

SET_UP: Final = (
    Panel(
        Phrase(en="Six sectors, three sections", fr="Six quartiers, trois sections"),
        Phrase(
            en="Six sectors lie around the tower, each with an inner, a middle and an outer section. Your mage stands "
            "on the tower and faces one sector: your own.",
            fr="Six quartiers entourent la tour, chacun avec une section intérieure, une centrale et une extérieure. "
            "Votre mage se tient sur la tour, face à un quartier : le vôtre.",
        ),
        "drawn:sector",
        ("OO-001", "OO-002", "OO-006"),
    ),
    Panel(
        Phrase(en="The first creatures", fr="Les premières créatures"),
        Phrase(
            en="Each sector gets hidden markers: 8 with two players, 10 with three, 12 with four. Two are turned up, "
            "and their creatures stand in the outer section.",
            fr="Chaque quartier reçoit des marqueurs cachés : 8 à deux joueurs, 10 à trois, 12 à quatre. Deux sont "
            "révélés, et leurs créatures vont dans la section extérieure.",
        ),
        "sign:stump > sign:c-goblin sign:c-orc_rider",
        ("OO-024", "OO-025"),
    ),
    Panel(
        Phrase(en="Eight spells each", fr="Huit sorts par joueur"),
        Phrase(
            en="Shuffle your eight starting spells and draw four. Everybody has the same: four attacks and four Spell "
            "Books.",
            fr="Mélangez vos huit sorts de départ et piochez-en quatre. Chacun a les mêmes : quatre attaques et quatre "
            "Grimoires.",
        ),
        "card:OOS-01 card:OOS-04 card:OOS-06",
        ("OO-026", "OO-027", "OO-130", "OO-131"),
    ),
    Panel(
        Phrase(en="Six spells to learn", fr="Six sorts à apprendre"),
        Phrase(
            en="Two decks lie beside the board, with three cards of each turned up: the display.",
            fr="Deux pioches sont à côté du plateau, avec trois cartes visibles de chacune : l'étalage.",
        ),
        "card:OOZ-01 card:OOZ-05 card:OOZ-09",
        ("OO-021",),
    ),
)

TURN: Final = (
    Panel(
        Phrase(en="Each round: a fate card", fr="À chaque manche : une carte Destin"),
        Phrase(
            en="All creatures of the categories it names move one section towards the tower. It may also change a rule "
            "for this round. Then everybody has a turn.",
            fr="Toutes les créatures des catégories nommées avancent d'une section vers la tour. Elle peut aussi "
            "changer une règle pour cette manche. Puis chacun joue un tour.",
        ),
        "card:OOF-01 card:OOF-14",
        ("OO-040", "OO-041", "OO-044"),
    ),
    Panel(
        Phrase(en="1. Reveal", fr="1. Révéler"),
        Phrase(
            en="A creature appears in every sector that has none, then one in a sector of your choice that is not "
            "your own: a hidden marker there is turned up.",
            fr="Une créature arrive dans chaque quartier qui n'en a pas, puis une dans un quartier de votre choix, "
            "sauf le vôtre : on y révèle un marqueur caché.",
        ),
        "sign:stump > drawn:new",
        ("OO-071", "OO-072", "OO-073"),
    ),
    Panel(
        Phrase(en="2. Two actions", fr="2. Deux actions"),
        Phrase(
            en="For each action you teleport your mage, cast a spell, or pass. You may do the same twice.",
            fr="Pour chaque action, vous téléportez votre mage, lancez un sort, ou passez. Vous pouvez faire deux fois "
            "la même chose.",
        ),
        "sign:k-teleport / card:OOS-02",
        ("OO-080", "OO-081", "OO-082"),
    ),
    Panel(
        Phrase(en="A spell", fr="Un sort"),
        Phrase(
            en="A spell has 1 energy of its element. You may play further cards as upgrades: each of that element adds "
            "1 energy. Then apply one effect that you can pay for.",
            fr="Un sort a 1 énergie de son élément. Vous pouvez jouer d'autres cartes comme améliorations : chacune "
            "de cet élément ajoute 1 énergie. Appliquez ensuite un effet que vous pouvez payer.",
        ),
        "card:OOZ-01 + card:OOS-08 = sign:e-fire*2",
        ("OO-090", "OO-091", "OO-095"),
    ),
    Panel(
        Phrase(en="Damage and trophies", fr="Dégâts et trophées"),
        Phrase(
            en="Damage adds up until your turn ends, then whoever still stands is healed. With as much damage as life "
            "a creature is defeated: it is your trophy. The second of a type also brings you its power for the rest of "
            "the game.",
            fr="Les dégâts s'additionnent jusqu'à la fin de votre tour ; qui tient encore debout guérit alors. Une "
            "créature qui a autant de dégâts que de points de vie est vaincue : c'est votre trophée. La deuxième d'un "
            "type vous donne aussi son pouvoir pour le reste de la partie.",
        ),
        "sign:c-goblin sign:k-skull > sign:c-goblin sign:k-skull > sign:k-extra_spell",
        ("OO-110", "OO-111", "OO-112"),
    ),
    Panel(
        Phrase(en="3. Four new cards", fr="3. Quatre nouvelles cartes"),
        Phrase(
            en="Discard what is left in your hand and draw four cards. When your draw pile is empty, shuffle your "
            "discard pile.",
            fr="Défaussez ce qui reste en main et piochez quatre cartes. Quand votre pioche est vide, mélangez votre "
            "défausse.",
        ),
        "sign:s-hand 4",
        ("OO-120", "OO-121"),
    ),
    Panel(
        Phrase(en="The end", fr="La fin"),
        Phrase(
            en="When four sectors have neither markers nor creatures, the round is played to its end and points are "
            "counted. Each support card in your deck is worth 2 more, each Poison costs 2.",
            fr="Quand quatre quartiers n'ont plus ni marqueur ni créature, la manche se termine et l'on compte les "
            "points. Chaque carte de soutien de votre deck en vaut 2 de plus, chaque Poison en coûte 2.",
        ),
        "card:OOZ-07 > sign:s-star 2 card:OON-1 > sign:s-star -2",
        ("OO-188", "OO-190", "OO-191"),
    ),
)

DECISIONS: Final = (
    Panel(
        Phrase(en="Which mission?", fr="Quelle mission ?"),
        Phrase(
            en="Of two secret missions you keep one, face down. At the end it brings extra points.",
            fr="De deux missions secrètes, vous en gardez une, face cachée. À la fin, elle rapporte des points en "
            "plus.",
        ),
        "card:OOI-1 / card:OOI-5",
        ("OO-200", "OO-201"),
        asks=("mission",),
    ),
    Panel(
        Phrase(en="Where does a creature appear?", fr="Où apparaît une créature ?"),
        Phrase(
            en="You must turn up one marker in a sector that is not your own and has markers left. Its creature stands "
            "in the outer section.",
            fr="Vous devez révéler un marqueur dans un quartier qui n'est pas le vôtre et qui en a encore. Sa créature "
            "va dans la section extérieure.",
        ),
        "sign:stump > drawn:new",
        ("OO-072", "OO-073"),
        asks=("reveal",),
    ),
    Panel(
        Phrase(en="Which action?", fr="Quelle action ?"),
        Phrase(
            en="Teleport your mage to an empty space of the tower, cast a spell from your hand, or pass: then the "
            "actions you have left are lost. Powers can add other actions.",
            fr="Téléportez votre mage sur une case vide de la tour, lancez un sort de votre main, ou passez : les "
            "actions qui restent sont alors perdues. Des pouvoirs peuvent ajouter d'autres actions.",
        ),
        "sign:k-teleport / card:OOS-03",
        ("OO-080", "OO-081", "OO-082"),
        asks=("action",),
    ),
    Panel(
        Phrase(en="Upgrade or cast?", fr="Améliorer ou lancer ?"),
        Phrase(
            en="Each further card adds 1 energy of its element and may teleport you or fetch a card, before the spell "
            "takes effect. Its own spell doesn't count.",
            fr="Chaque carte de plus ajoute 1 énergie de son élément et peut vous téléporter ou rapporter une carte, "
            "avant l'effet du sort. Son propre sort ne compte pas.",
        ),
        "card:OOS-03 + card:OOZ-06 = sign:e-water*2 sign:k-teleport",
        ("OO-091", "OO-094", "OO-170"),
        asks=("upgrade",),
    ),
    Panel(
        Phrase(en="Which effect?", fr="Quel effet ?"),
        Phrase(
            en="Apply one effect that your energy pays for, a cheaper one if you like; only {switch} and {magic_bonds} "
            "may be declined. Energy left over is lost.",
            fr="Appliquez un effet que votre énergie peut payer, même un moins cher ; on ne peut renoncer qu'à "
            "{switch} et à {magic_bonds}. L'énergie en trop est perdue.",
        ),
        "sign:e-lightning*2 > card:OOZ-05",
        ("OO-095", "OO-103"),
        asks=("effect",),
    ),
    Panel(
        Phrase(en="Which creature is hit?", fr="Quelle créature frapper ?"),
        Phrase(
            en="Most attacks hit one creature in the sector of your mage. {lightning_bolt} strikes anywhere.",
            fr="La plupart des attaques frappent une créature du quartier de votre mage. {lightning_bolt} frappe "
            "partout.",
        ),
        "card:OOS-04 > drawn:inside",
        ("OO-104", "OO-130", "OO-141"),
        asks=("target",),
    ),
    Panel(
        Phrase(en="Which section?", fr="Quelle section ?"),
        Phrase(
            en="{earthquake} and {ice_storm} hit all creatures in one section of your sector, which must hold one. For "
            "3 energy they hit a second section, too: {earthquake} one beside it, {ice_storm} the one behind it.",
            fr="{earthquake} et {ice_storm} frappent toutes les créatures d'une section de votre quartier, où il doit "
            "y en avoir une. Pour 3 énergies, ils en frappent une seconde : à côté pour {earthquake}, derrière pour "
            "{ice_storm}.",
        ),
        "card:OOZ-03 > drawn:two",
        ("OO-142", "OO-143"),
        asks=("section", "side"),
    ),
    Panel(
        Phrase(en="Switch: who goes where?", fr="Interversion : qui va où ?"),
        Phrase(
            en="{switch} makes two creatures in different sections change places; for 2 energy it moves any one to "
            "another section, in your own sector.",
            fr="{switch} échange deux créatures de sections différentes ; pour 2 énergies, elle en déplace une vers "
            "une autre section, dans votre quartier.",
        ),
        "card:OOZ-05 sign:c-goblin + sign:c-lava_golem",
        ("OO-150",),
        asks=("target", "exchange_with", "to"),
    ),
    Panel(
        Phrase(en="Magic Bonds: who moves?", fr="Liens magiques : qui avance ?"),
        Phrase(
            en="{magic_bonds} moves any creature one section towards the tower, for 2 energy two. If it reaches the "
            "tower, whoever stands there loses a trophy of its type, you or another.",
            fr="{magic_bonds} fait avancer n'importe quelle créature d'une section vers la tour, de deux pour 2 "
            "énergies. Si elle l'atteint, qui se tient là perd un trophée de son type, vous ou un autre.",
        ),
        "card:OOZ-07 > drawn:inside",
        ("OO-152", "OO-051"),
        asks=("target",),
    ),
    Panel(
        Phrase(en="Which spell do you learn?", fr="Quel sort apprendre ?"),
        Phrase(
            en="Take one of the open spells: it goes to your discard pile, with the card you cast, and serves you in "
            "later turns. Support spells, those with a star, are worth 2 points each at the end.",
            fr="Prenez un des sorts visibles : il va sur votre défausse, avec la carte lancée, et vous servira aux "
            "tours suivants. Les sorts de soutien, ceux qui portent une étoile, valent 2 points chacun à la fin.",
        ),
        "card:OOS-05 > card:OOZ-02",
        ("OO-165", "OO-166", "OO-190"),
        asks=("learn",),
    ),
    Panel(
        Phrase(en="Who discards?", fr="Qui défausse ?"),
        Phrase(
            en="{voodoo} costs an opponent with more than three cards in hand one of them; for 2 energy it costs every "
            "such opponent one, and you gain an action. Whoever discards chooses the card.",
            fr="{voodoo} fait défausser une carte à un adversaire qui en a plus de trois en main ; pour 2 énergies, à "
            "tous ceux-là, et vous gagnez une action. Qui défausse choisit la carte.",
        ),
        "card:OOZ-08",
        ("OO-153",),
        asks=("opponent", "discard"),
    ),
    Panel(
        Phrase(en="A bonus action?", fr="Une action bonus ?"),
        Phrase(
            en="With bonus actions each creature you defeat offers that of its type. Take it at once, or leave it.",
            fr="Avec les actions bonus, chaque créature vaincue offre celle de son type. Faites-la aussitôt, ou "
            "laissez-la.",
        ),
        "sign:c-stone_golem sign:k-skull > card:OOA-2",
        ("OO-211", "OO-212", "OO-213"),
        asks=("bonus_action",),
    ),
)

GUIDE: Final = Guide(AIM, SET_UP, TURN, DECISIONS, drawings=DRAWINGS)
