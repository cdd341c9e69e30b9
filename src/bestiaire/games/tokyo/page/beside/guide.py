"""King of Tokyo on one illustrated page."""

from __future__ import annotations

from typing import Final

from bestiaire.core.guides import Guide, Panel
from bestiaire.words import Phrase

AIM: Final = (
    Panel(
        Phrase(en="20 victory points", fr="20 points de victoire"),
        Phrase(
            en="Whoever is alive and has 20 victory points when a turn ends wins. Several at 20 share the victory.",
            fr="Qui est en vie et a 20 points de victoire à la fin d'un tour gagne. Plusieurs à 20 partagent la "
            "victoire.",
        ),
        "sign:s-star 20",
        ("KT-160", "KT-161", "KT-163"),
    ),
    Panel(
        Phrase(en="Or the last monster", fr="Ou le dernier monstre"),
        Phrase(
            en="A monster without hearts is out of the game, with all its cards. The last one left wins.",
            fr="Un monstre sans cœurs quitte la partie, avec toutes ses cartes. Le dernier en jeu gagne.",
        ),
        "art:gigazaur sign:s-heart 0 > art:the_king",
        ("KT-100", "KT-101", "KT-160"),
    ),
)

SET_UP: Final = (
    Panel(
        Phrase(en="A monster each", fr="Un monstre par joueur"),
        Phrase(
            en="Everybody takes a different monster, with 10 hearts, no points and no energy. All begin outside Tokyo.",
            fr="Chacun prend un monstre différent, avec 10 cœurs, aucun point et aucune énergie. Tous commencent hors "
            "de Tokyo.",
        ),
        "card:cyber_kitty sign:s-heart 10 sign:s-star 0 sign:s-cube 0",
        ("KT-010", "KT-015"),
    ),
    Panel(
        Phrase(en="Three cards to buy", fr="Trois cartes à acheter"),
        Phrase(
            en="Shuffle the Energy cards and turn three of them up.",
            fr="Mélangez les cartes Énergie et révélez-en trois.",
        ),
        "card:giant_brain card:skyscraper card:extra_head",
        ("KT-011",),
    ),
    Panel(
        Phrase(en="Who begins", fr="Qui commence"),
        Phrase(
            en="Everybody rolls six dice: most smashes begins, ties roll again. Turns go clockwise.",
            fr="Chacun lance six dés : le plus de baffes commence, les ex æquo relancent. On joue dans le sens "
            "horaire.",
        ),
        "die:smash*3",
        ("KT-012",),
    ),
    Panel(
        Phrase(en="Two places in Tokyo", fr="Deux places à Tokyo"),
        Phrase(
            en="One monster has room in Tokyo City. With five or six players there is Tokyo Bay, too, until only four "
            "monsters are left.",
            fr="Un seul monstre tient dans Tokyo-Ville. À cinq ou six joueurs, il y a aussi la baie de Tokyo, jusqu'à "
            "ce qu'il ne reste que quatre monstres.",
        ),
        "sign:t-tower",
        ("KT-008", "KT-013", "KT-104"),
    ),
    Panel(
        Phrase(en="With Mindbugs", fr="Avec les Mindbugs"),
        Phrase(
            en="Everybody begins with one Mindbug token. The cards of the expansion are shuffled into the others, or "
            "are the whole deck.",
            fr="Chacun commence avec un jeton Mindbug. Les cartes de l'extension sont mélangées aux autres, ou forment "
            "seules la pioche.",
        ),
        "sign:s-bug",
        ("KM-002", "KM-003"),
    ),
)

TURN: Final = (
    Panel(
        Phrase(en="Begin in Tokyo", fr="Commencer à Tokyo"),
        Phrase(
            en="A monster that begins its turn in Tokyo gains 2 victory points. With two players it gains 1 energy "
            "instead, unless that is switched off.",
            fr="Un monstre qui commence son tour à Tokyo gagne 2 points de victoire. À deux joueurs, il gagne 1 "
            "énergie à la place, sauf si cela est désactivé.",
        ),
        "sign:t-tower art:the_king > sign:s-star*2",
        ("KT-025", "KT-180"),
    ),
    Panel(
        Phrase(en="1. Roll", fr="1. Lancer"),
        Phrase(
            en="Roll six dice, up to three times. Keep what you like; what you kept you may roll again later.",
            fr="Lancez six dés, jusqu'à trois fois. Gardez ce que vous voulez ; un dé gardé peut être relancé plus "
            "tard.",
        ),
        "die:1 die:2 die:3 die:heart die:energy die:smash",
        ("KT-030", "KT-031", "KT-032"),
    ),
    Panel(
        Phrase(en="2. Resolve: numbers", fr="2. Résoudre : les chiffres"),
        Phrase(
            en="Three equal numbers bring that many points, and each further one 1 more. Fewer than three bring "
            "nothing.",
            fr="Trois chiffres identiques rapportent autant de points, et chaque dé identique de plus 1 de plus. Moins "
            "de trois ne rapportent rien.",
        ),
        "die:2*4 > sign:s-star 3",
        ("KT-051",),
    ),
    Panel(
        Phrase(en="2. Resolve: hearts and energy", fr="2. Résoudre : cœurs et énergie"),
        Phrase(
            en="Each energy brings a cube. Each heart heals one, but not in Tokyo.",
            fr="Chaque énergie rapporte un cube. Chaque cœur en soigne un, mais pas à Tokyo.",
        ),
        "die:energy > sign:s-cube die:heart > sign:s-heart",
        ("KT-054", "KT-055"),
    ),
    Panel(
        Phrase(en="2. Resolve: smashes", fr="2. Résoudre : les baffes"),
        Phrase(
            en="From Tokyo your smashes hit every monster outside; from outside, every monster in Tokyo. Each loses a "
            "heart for every smash. Who is hit in Tokyo may then leave it.",
            fr="De Tokyo, vos baffes touchent tous les monstres dehors ; de dehors, tous ceux de Tokyo. Chacun perd un "
            "cœur par baffe. Qui est touché à Tokyo peut alors en partir.",
        ),
        "die:smash*2 > art:gigazaur sign:s-heart-broken*2",
        ("KT-071", "KT-080"),
    ),
    Panel(
        Phrase(en="3. Enter Tokyo", fr="3. Entrer à Tokyo"),
        Phrase(
            en="If you are outside and Tokyo City is empty, you must enter; otherwise the Bay, if it is used and "
            "empty. That brings 1 point, with two players 1 energy instead.",
            fr="Si vous êtes dehors et que Tokyo-Ville est vide, vous devez y entrer ; sinon dans la baie, si elle "
            "sert et qu'elle est vide. Cela rapporte 1 point, à deux joueurs 1 énergie à la place.",
        ),
        "art:cyber_kitty > sign:t-tower > sign:s-star 1",
        ("KT-110", "KT-111", "KT-112"),
    ),
    Panel(
        Phrase(en="4. Buy", fr="4. Acheter"),
        Phrase(
            en="You may buy cards that lie open with your energy, and have all three replaced for 2 energy.",
            fr="Vous pouvez acheter des cartes visibles avec votre énergie, et faire remplacer les trois pour 2 "
            "énergies.",
        ),
        "sign:s-cube*3 > card:corner_store",
        ("KT-130", "KT-131", "KT-133"),
    ),
    Panel(
        Phrase(en="5. The end", fr="5. La fin du tour"),
        Phrase(
            en="Each Poison token costs a heart. If nobody has won now, it is the next monster's turn.",
            fr="Chaque jeton Poison coûte un cœur. Si personne n'a alors gagné, c'est au monstre suivant.",
        ),
        "sign:s-poison > sign:s-heart-broken",
        ("KT-151", "KT-152"),
    ),
)

DECISIONS: Final = (
    Panel(
        Phrase(en="Which monster?", fr="Quel monstre ?"),
        Phrase(
            en="All monsters begin alike; only Evolution cards make a difference. No two players have the same.",
            fr="Tous les monstres commencent de même ; seules les cartes Évolution les distinguent. Deux joueurs n'ont "
            "jamais le même.",
        ),
        "art:cyber_kitty / art:space_penguin / art:meka_dragon",
        ("KT-010", "KT-001"),
        asks=("monster",),
    ),
    Panel(
        Phrase(en="Which dice again?", fr="Quels dés relancer ?"),
        Phrase(
            en="Throw again any of your dice, even those you kept before, or stop. You have three rolls in all, unless "
            "a card gives more.",
            fr="Relancez les dés de votre choix, même ceux gardés plus tôt, ou arrêtez. Vous avez trois lancers en "
            "tout, sauf si une carte en donne plus.",
        ),
        "die:3 die:3 + die:1 die:heart > die:3",
        ("KT-032", "KT-031"),
        asks=("reroll",),
    ),
    Panel(
        Phrase(en="Change dice?", fr="Changer des dés ?"),
        Phrase(
            en="After your last roll you may use cards that turn dice or throw them again, in any order. Once you are "
            "done, your dice are fixed.",
            fr="Après votre dernier lancer, vous pouvez utiliser des cartes qui tournent des dés ou les relancent, "
            "dans l'ordre voulu. Quand vous avez fini, vos dés sont fixés.",
        ),
        "card:stretchy > die:smash",
        ("KT-037",),
        asks=("change",),
    ),
    Panel(
        Phrase(en="Mindbug?", fr="Un Mindbug ?"),
        Phrase(
            en="For a token you take the dice of another monster before it resolves them: you resolve them as your own "
            "and may buy. Then that monster rolls anew.",
            fr="Contre un jeton, vous prenez les dés d'un autre monstre avant leur résolution : vous les résolvez "
            "comme les vôtres et pouvez acheter. Puis ce monstre relance tout.",
        ),
        "die:smash*3 die:energy*2 > sign:s-bug > art:gigasnail_hydra",
        ("KM-021", "KM-020", "KM-023", "KM-029"),
        asks=("mindbug",),
    ),
    Panel(
        Phrase(en="What first?", fr="Quoi d'abord ?"),
        Phrase(
            en="All your dice are resolved: numbers, hearts, energy and smashes, each kind at once. The order is "
            "yours.",
            fr="Tous vos dés sont résolus : chiffres, cœurs, énergie et baffes, chaque sorte d'un coup. L'ordre est à "
            "votre choix.",
        ),
        "die:1*3 / die:heart / die:energy / die:smash",
        ("KT-050",),
        asks=("resolve",),
    ),
    Panel(
        Phrase(en="What for, the hearts?", fr="À quoi servent les cœurs ?"),
        Phrase(
            en="Outside Tokyo each heart die heals 1 heart, or takes off one Poison or Shrink token. With "
            "{healing_ray} it may heal others, even from Tokyo.",
            fr="Hors de Tokyo, chaque dé cœur soigne 1 cœur, ou retire un jeton Poison ou Toupetit. Avec "
            "{healing_ray}, il peut soigner les autres, même depuis Tokyo.",
        ),
        "die:heart > sign:s-heart / sign:s-poison / sign:s-shrink",
        ("KT-056", "KT-055", "KT-057"),
        asks=("hearts",),
    ),
    Panel(
        Phrase(en="You are about to lose hearts", fr="Vous allez perdre des cœurs"),
        Phrase(
            en="Before you lose them you may use what helps: TOUGH cancels what smashes would cost you, POISONOUS "
            "makes the attacker lose as many hearts as you. Some cards protect you, too, and healing comes before the "
            "loss.",
            fr="Avant de les perdre, vous pouvez utiliser ce qui aide : CORIACE annule ce que des baffes vous "
            "coûteraient, VENIMEUX fait perdre à l'attaquant autant de cœurs qu'à vous. Des cartes protègent aussi, et "
            "les soins viennent avant la perte.",
        ),
        "die:smash*3 > sign:k-tough / sign:k-poisonous / card:wings",
        ("KT-092", "KM-054", "KM-050", "KT-094"),
        asks=("loss",),
    ),
    Panel(
        Phrase(en="Yield Tokyo?", fr="Céder Tokyo ?"),
        Phrase(
            en="Smashes have cost you hearts in Tokyo: you may leave, but the hearts stay lost. If the one who struck "
            "is outside, that monster must then take an empty place.",
            fr="Des baffes vous ont coûté des cœurs à Tokyo : vous pouvez partir, mais la perte reste. Si celui qui a "
            "frappé est dehors, il doit alors prendre une place vide.",
        ),
        "art:the_king sign:s-heart-broken > art:gigazaur",
        ("KT-080", "KT-086"),
        asks=("yield",),
    ),
    Panel(
        Phrase(en="Buy?", fr="Acheter ?"),
        Phrase(
            en="Keep and Consumable cards stay in front of you, Discard cards take effect at once. Sweeping costs 2 "
            "energy and replaces the cards that lie there.",
            fr="Les cartes Pouvoir et Consommable restent devant vous, les cartes Action font effet aussitôt. Balayer "
            "coûte 2 énergies et remplace les cartes proposées.",
        ),
        "card:alpha_monster / card:skyscraper",
        ("KT-130", "KT-131", "KT-133"),
        asks=("buy",),
    ),
    Panel(
        Phrase(en="A keyword before you roll?", fr="Un mot-clé avant de lancer ?"),
        Phrase(
            en="Before your first roll you may use cards with HUNTER or SNEAKY, which are then discarded. HUNTER: this "
            "turn your smashes hit only one monster of your choice; SNEAKY: the others lose as many points as you gain "
            "by resolving.",
            fr="Avant votre premier lancer, vous pouvez utiliser des cartes CHASSEUR ou FURTIF, alors défaussées. "
            "CHASSEUR : ce tour-ci, vos baffes ne frappent qu'un monstre de votre choix ; FURTIF : les autres perdent "
            "autant de points que vous en gagnez en résolvant.",
        ),
        "sign:k-hunter card:legendary_hunter / sign:k-sneaky card:offensive_protocol",
        ("KM-036", "KM-040", "KM-046"),
        asks=("keyword",),
    ),
    Panel(
        Phrase(en="Another turn?", fr="Un autre tour ?"),
        Phrase(
            en="At the end of your turn you may use one card with FRENZY for another whole turn right after it. What "
            "the card demands in return is due when that turn ends.",
            fr="À la fin de votre tour, vous pouvez utiliser une carte FURIE pour jouer un autre tour complet juste "
            "après. Ce que la carte exige en échange est dû à la fin de ce tour-là.",
        ),
        "sign:k-frenzy card:maximum_effort",
        ("KM-060", "KM-062"),
        asks=("frenzy",),
    ),
    Panel(
        Phrase(en="Which Evolution?", fr="Quelle Évolution ?"),
        Phrase(
            en="At the start, and whenever you resolve three heart dice or more, you look at two of your monster's "
            "Evolution cards. Keep one in your hand, unseen, and discard the other.",
            fr="Au début, et chaque fois que vous résolvez au moins trois dés cœur, vous regardez deux cartes "
            "Évolution de votre monstre. Gardez-en une en main, cachée, et défaussez l'autre.",
        ),
        "die:heart*3 > card:superior_brain / card:mind_control",
        ("KM-101", "KM-102", "KM-104"),
        asks=("evolution",),
    ),
    Panel(
        Phrase(en="Use something now?", fr="Utiliser quelque chose ?"),
        Phrase(
            en="Some cards may be used before a monster resolves its dice, or before a turn ends. All who might hold "
            "one are asked, so that the question betrays nothing.",
            fr="Certaines cartes s'utilisent avant qu'un monstre résolve ses dés, ou avant la fin d'un tour. On "
            "demande à tous ceux qui pourraient en avoir une, pour que la question ne trahisse rien.",
        ),
        "card:neutralizing_look card:rapid_healing",
        ("KT-023", "KM-110"),
        asks=("before_resolving", "anytime"),
    ),
    Panel(
        Phrase(en="No hearts left: a rescue?", fr="Plus de cœurs : un sauvetage ?"),
        Phrase(
            en="At 0 hearts a monster is out, unless a card saves it. {it_has_a_child} does so by itself, "
            "{unstoppable_hydra} if you want it.",
            fr="À 0 cœur, un monstre est éliminé, sauf si une carte le sauve. {it_has_a_child} le fait d'office, "
            "{unstoppable_hydra} si vous le voulez.",
        ),
        "sign:s-heart 0 > card:unstoppable_hydra",
        ("KT-100",),
        asks=("rescue",),
    ),
    Panel(
        Phrase(en="Which card first?", fr="Quelle carte d'abord ?"),
        Phrase(
            en="When several of your cards act at the same moment, you choose their order.",
            fr="Quand plusieurs de vos cartes agissent au même moment, vous choisissez leur ordre.",
        ),
        "card:toxic_petals + card:explosive_crystals",
        ("KT-091", "KM-047"),
        asks=("first",),
    ),
)

CARDS: Final = {
    "mimic": "mimic",
    "psychic_probe": "psychic_probe",
    "camouflage": "background_dweller",
    "opportunist": "opportunist",
    "metamorph": "metamorph",
    "freeze_time": "freeze_time",
    "treasure": "treasure",
    "arcane_scepter": "arcane_scepter",
    "ancestral_defense": "ancestral_defense",
    "crab_claw": "crab_claw",
    "allegiance": "mindbugs_overlord",
    "ally": "mindbugs_overlord",
    "helpful_mindbug": "helpful_mindbug",
    "portal": "interdimensional_portal",
    "scary_face": "scary_face",
    "thinking_face": "thinking_face",
    "fewest_hearts": "thinking_face",
    "hungry_face": "hungry_face",
}

GUIDE: Final = Guide(AIM, SET_UP, TURN, DECISIONS, CARDS)
