"""Mindbug on one illustrated page."""

from __future__ import annotations

from typing import Final

from bestiaire.core.guides import Guide, Panel
from bestiaire.words import Phrase

AIM: Final = (
    Panel(
        Phrase(en="Take all of your opponent's life", fr="Prenez-lui toute sa vie"),
        Phrase(
            en="Both players begin with 3 life. Whoever has none left loses at once.",
            fr="Chacun commence avec 3 PV. Qui n'en a plus a perdu sur-le-champ.",
        ),
        "sign:s-heart*3 > sign:s-heart-lost*3",
        ("MB-040", "MB-013"),
    ),
    Panel(
        Phrase(en="Never run out of actions", fr="Gardez de quoi agir"),
        Phrase(
            en="Whoever has to act and can't loses, too: no card in hand, and no creature that can attack.",
            fr="Qui doit agir et ne le peut pas a perdu aussi : plus de carte en main, et aucune créature capable "
            "d'attaquer.",
        ),
        "sign:s-hand 0 + sign:s-sword 0",
        ("MB-041",),
    ),
)

SET_UP: Final = (
    Panel(
        Phrase(en="Ten cards each", fr="Dix cartes par joueur"),
        Phrase(
            en="Shuffle the creatures and deal ten to each player, face down: your draw pile. Draw five of them as "
            "your hand; only you may look at it.",
            fr="Mélangez les créatures et donnez-en dix à chacun, face cachée : c'est votre pioche. Tirez-en cinq : "
            "c'est votre main, que vous seul regardez.",
        ),
        "art:gorillion art:killer_bee art:luchataur art:spider_owl art:snail_hydra",
        ("MB-011", "MB-012", "MB-020"),
    ),
    Panel(
        Phrase(en="Two Mindbugs and three life", fr="Deux Mindbugs et trois PV"),
        Phrase(
            en="Everybody takes two Mindbugs, face up, and 3 life.",
            fr="Chacun prend deux Mindbugs, face visible, et 3 PV.",
        ),
        "sign:s-bug*2 + sign:s-heart*3",
        ("MB-010", "MB-013"),
    ),
    Panel(
        Phrase(en="Who begins", fr="Qui commence"),
        Phrase(
            en="Each player turns up a random card that was not dealt: the higher power begins. On a tie, turn up "
            "others.",
            fr="Chacun révèle au hasard une carte qui n'a pas été distribuée : la plus forte puissance commence. À "
            "égalité, révélez-en d'autres.",
        ),
        "card:gorillion : card:spider_owl",
        ("MB-014",),
    ),
    Panel(
        Phrase(en="With cards of King of Tokyo", fr="Avec des cartes de King of Tokyo"),
        Phrase(
            en="Shuffle the Energy cards and lay three face up. Nobody has an Energy cube yet.",
            fr="Mélangez les cartes Énergie et posez-en trois face visible. Personne n'a encore de cube d'Énergie.",
        ),
        "card:stomp card:railgun card:rage",
        ("MK-002",),
    ),
)

TURN: Final = (
    Panel(
        Phrase(en="First, with King of Tokyo: buy", fr="D'abord, avec King of Tokyo : acheter"),
        Phrase(
            en="You may buy as many of the face-up Energy cards as your cubes pay "
            "for. Each place is filled again, then the card takes effect.",
            fr="Vous pouvez acheter autant de cartes Énergie visibles que "
            "vos cubes le permettent. Chaque place est regarnie, puis la carte fait effet.",
        ),
        "sign:s-cube*2 > card:ambush",
        ("MK-020", "MK-021"),
    ),
    Panel(
        Phrase(en="One action", fr="Une action"),
        Phrase(
            en="Play one card from your hand, or attack with one creature. Nobody may pass; after the action the turn "
            "is over.",
            fr="Jouez une carte de votre main, ou attaquez avec une créature. On ne peut pas passer ; l'action finie, "
            "le tour s'achève.",
        ),
        "card:gorillion / art:luchataur sign:s-sword",
        ("MB-050",),
    ),
    Panel(
        Phrase(en="A card is played", fr="Une carte est jouée"),
        Phrase(
            en="You draw back to five cards; then your opponent may spend a Mindbug on it. If not, the creature enters "
            "play on your side and its Play effect happens.",
            fr="Vous revenez à cinq cartes en main ; puis votre adversaire peut dépenser un Mindbug. Sinon, la "
            "créature entre en jeu de votre côté et son effet Jouer a lieu.",
        ),
        "card:axolotl_healer > sign:s-heart*2",
        ("MB-051", "MB-052", "MB-080"),
    ),
    Panel(
        Phrase(en="A creature attacks", fr="Une créature attaque"),
        Phrase(
            en="Your opponent may block with one creature: the lower power is defeated, both if they are equal. "
            "Unblocked, the attack costs 1 life, whatever the attacker's power.",
            fr="Votre adversaire peut bloquer avec une créature : la moins puissante est détruite, les deux à égalité. "
            "Sans blocage, l'attaque coûte 1 PV, quelle que soit la puissance de l'attaquant.",
        ),
        "card:luchataur > sign:s-heart-broken",
        ("MB-060", "MB-061", "MB-062"),
    ),
    Panel(
        Phrase(en="Back to five cards", fr="Toujours cinq cartes"),
        Phrase(
            en="Whenever you hold fewer than five cards you draw at once, on anybody's turn. An empty draw pile is not "
            "filled again.",
            fr="Dès que vous tenez moins de cinq cartes, vous piochez aussitôt, au tour de l'un comme de l'autre. Une "
            "pioche vide n'est pas reconstituée.",
        ),
        "sign:s-hand 4 > sign:s-hand 5",
        ("MB-030", "MB-031"),
    ),
)

DECISIONS: Final = (
    Panel(
        Phrase(en="Play or attack?", fr="Jouer ou attaquer ?"),
        Phrase(
            en="You must do exactly one of the two: play a card, or attack with a creature. Unless a card forbids it, "
            "every creature of yours may attack, and having attacked doesn't keep it from blocking later.",
            fr="Vous devez faire exactement une des deux choses : jouer une carte, ou faire attaquer une créature. "
            "Sauf interdiction d'une carte, chacune de vos créatures peut attaquer, et avoir attaqué n'empêche pas de "
            "bloquer ensuite.",
        ),
        "card:gorillion / card:luchataur > sign:s-heart",
        ("MB-050", "MB-065"),
        asks=("action",),
    ),
    Panel(
        Phrase(en="Mindbug?", fr="Un Mindbug ?"),
        Phrase(
            en="Spend one of your Mindbugs: the creature enters play on your side, its Play effect is yours, and your "
            "opponent acts again. Keep it, and the creature enters play for the other side.",
            fr="Dépensez un de vos Mindbugs : la créature entre en jeu de votre côté, son effet Jouer est pour vous, "
            "et votre adversaire agit de nouveau. Gardez-le, et elle entre en jeu en face.",
        ),
        "card:kangasaurus_rex > sign:s-bug > sign:s-bug-used",
        ("MB-051", "MB-053", "MB-052"),
        asks=("mindbug",),
    ),
    Panel(
        Phrase(en="Block?", fr="Bloquer ?"),
        Phrase(
            en="Block with one creature: the two fight, the lower power is defeated, both if equal, and you lose no "
            "life. Don't block, and you lose 1 life, however strong the attacker.",
            fr="Bloquez avec une créature : les deux se battent, la moins puissante est détruite, les deux à égalité, "
            "et vous ne perdez aucun PV. Sans bloquer, vous perdez 1 PV, quelle que soit la force de l'attaquant.",
        ),
        "card:gorillion 10 : 8 card:bee_bear",
        ("MB-061", "MB-062"),
        asks=("block",),
    ),
    Panel(
        Phrase(en="{HUNTER}: whom?", fr="{HUNTER} : qui chasser ?"),
        Phrase(
            en="When a creature with HUNTER attacks, you may choose the enemy creature that must block it, even one "
            "that normally couldn't. Then the two fight, and no life is lost.",
            fr="Quand une créature CHASSEUR attaque, vous pouvez désigner la créature ennemie qui doit bloquer, même "
            "si d'ordinaire elle ne le pourrait pas. Les deux se battent alors, et aucun PV n'est perdu.",
        ),
        "card:killer_bee 5 : 3 card:compost_dragon",
        ("MB-071",),
        asks=("hunt",),
    ),
    Panel(
        Phrase(en="{FRENZY}: attack again?", fr="{FRENZY} : attaquer encore ?"),
        Phrase(
            en="If it is still in play after its first attack, a creature with FRENZY may attack a second time in the "
            "same turn. There is no third attack.",
            fr="Encore en jeu après sa première attaque, une créature FURIE peut attaquer une seconde fois dans le "
            "même tour. Il n'y a pas de troisième attaque.",
        ),
        "card:luchataur > sign:s-sword*2",
        ("MB-070",),
        asks=("again",),
    ),
    Panel(
        Phrase(en="Who chooses?", fr="Qui choisit ?"),
        Phrase(
            en="Whoever carries out an effect makes its choices: for your effect that defeats a creature you pick it, "
            "told to discard you pick your own card. An effect is done as far as it can be, unless it says “may” or "
            "“up to”.",
            fr="Qui accomplit un effet fait les choix : si votre effet détruit une créature, vous la désignez ; si "
            "vous devez défausser, vous choisissez votre carte. Un effet s'applique autant que possible, sauf s'il dit "
            "« vous pouvez » ou « jusqu'à ».",
        ),
        "card:shark_dog card:tusked_extorter",
        ("MB-002", "MB-001", "MB-005", "MB-080", "MB-090", "MB-091", "MK-035"),
        asks=("defeat", "take", "discard", "revive", "play", "give", "recover", "return", "trigger"),
    ),
    Panel(
        Phrase(en="Which effect first?", fr="Quel effet d'abord ?"),
        Phrase(
            en="Of several effects at the same time, the player whose turn it is chooses the order. Each is finished "
            "before the next one begins.",
            fr="De plusieurs effets au même moment, le joueur dont c'est le tour choisit l'ordre. Chacun va à son "
            "terme avant que le suivant commence.",
        ),
        "card:explosive_toad + card:strange_barrel",
        ("MB-003", "MB-004"),
        asks=("first",),
    ),
    Panel(
        Phrase(en="Buy an Energy card?", fr="Acheter une carte Énergie ?"),
        Phrase(
            en="At the start of your turn, and only then, you may buy face-up Energy cards for their price in cubes. "
            "It is not your action.",
            fr="Au début de votre tour, et seulement alors, vous pouvez acheter des cartes Énergie visibles contre "
            "leur prix en cubes. Ce n'est pas votre action.",
        ),
        "sign:s-cube*1 > card:stomp",
        ("MK-020", "MK-023"),
        asks=("buy",),
    ),
    Panel(
        Phrase(en="Which Energy card for free?", fr="Quelle carte Énergie sans payer ?"),
        Phrase(
            en="An Energy card that you acquire without paying takes effect when you get it, whenever that is. If it "
            "lay face up, its place is filled again.",
            fr="Une carte Énergie acquise sans payer fait effet quand vous l'obtenez, à n'importe quel moment. Si elle "
            "était visible, sa place est regarnie.",
        ),
        "card:alienoid > card:healing_bots",
        ("MK-034",),
        asks=("buy",),
    ),
    Panel(
        Phrase(en="Reroll?", fr="Relancer ?"),
        Phrase(
            en="A creature with die signs rolls that many dice when it attacks, and you may reroll once: of two dice "
            "both, or only one. The new result counts.",
            fr="Une créature à symboles de dé lance autant de dés quand elle attaque, et vous pouvez relancer une "
            "fois : de deux dés, les deux ou un seul. Le nouveau résultat compte.",
        ),
        "card:hades > die:1 die:6",
        ("MK-011", "MK-010"),
        asks=("reroll",),
    ),
    Panel(
        Phrase(en="Which die first?", fr="Quel dé d'abord ?"),
        Phrase(
            en="Both dice take effect before the block, in the order you like.",
            fr="Les deux dés font effet avant le blocage, dans l'ordre de votre choix.",
        ),
        "die:3 + die:5",
        ("MK-012",),
        asks=("die",),
    ),
)

GUIDE: Final = Guide(AIM, SET_UP, TURN, DECISIONS)
