"""The first lesson: playing, Mindbugs, attacking and blocking, the keywords, the discard pile, how one wins."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Lesson, Outcome, Step
from bestiaire.words import Phrase

BACKS: Final = ["giraffodile", "harpy_mother", "strange_barrel", "turbo_bug", "mysterious_mermaid"]
"""Cards that nobody sees in this lesson: Bo's hand."""
PILE: Final = ["snail_hydra", "compost_dragon", "goblin_werewolf"]
"""And the own draw pile."""

WELCOME: Final = (
    Step(
        title=Phrase(en="Three hearts each", fr="Trois PV chacun"),
        text=Phrase(
            en="You and Bo fight with creatures. Each heart is one life: break Bo's three before he breaks yours.",
            fr="Bo et vous vous battez avec des créatures. Chaque cœur est un point de vie (PV) : brisez les siens "
            "avant qu'il brise les vôtres.",
        ),
        points=("hearts-1", "hearts-0"),
        position={
            "players": [
                {
                    "hand": ["gorillion", "killer_bee", "shield_bugs", "tiger_squirrel", "bee_bear"],
                    "deck": PILE,
                },
                {"hand": BACKS, "deck": ["elephantopus", "lone_yeti"]},
            ]
        },
    ),
    Step(
        title=Phrase(en="One thing a turn", fr="Une seule chose par tour"),
        text=Phrase(
            en="On your turn you play one card or attack once. {gorillion} has the highest power of all: play it.",
            fr="À votre tour, vous jouez une carte ou vous attaquez une fois. {gorillion} a la plus grande puissance : "
            "jouez-le.",
        ),
        answers=("play:gorillion",),
        otherwise=Phrase(
            en="That one's turn will come. First the strongest: {gorillion}.",
            fr="Son tour viendra. D'abord la plus forte : {gorillion}.",
        ),
    ),
    Step(
        title=Phrase(en="Mindbugged!", fr="Mindbug !"),
        text=Phrase(
            en="Bo spent one of his two Mindbugs: {gorillion} is his. In return you act once more. Play {killer_bee}.",
            fr="Bo a dépensé un de ses deux Mindbugs : {gorillion} est à lui. En échange, vous rejouez. "
            "Jouez {killer_bee}.",
        ),
        answers=("play:killer_bee",),
        otherwise=Phrase(
            en="Try {killer_bee}: what stands after «Play» happens at once, and costs Bo a heart.",
            fr="Essayez {killer_bee} : ce qui suit « Jouer » arrive aussitôt et coûte 1 PV à Bo.",
        ),
        points=("play-1-gorillion", "mindbugs-1", "deck-0"),
        outcomes=(
            Outcome(
                "hand",
                Phrase(
                    en="You drew at once: always back to five cards, while your pile lasts.",
                    fr="Vous avez pioché aussitôt : toujours cinq en main, tant qu'il y a une pioche.",
                ),
            ),
            Outcome(
                "heart-broken",
                Phrase(en="Its Play effect: Bo loses a heart.", fr="Son effet Jouer : Bo perd 1 PV."),
            ),
        ),
        played=("mindbug:yes",),
    ),
    Step(
        title=Phrase(en="Bo attacks", fr="Bo attaque"),
        text=Phrase(
            en="{gorillion} comes for you. You may block with a creature, or take it. Here: don't block.",
            fr="{gorillion} vous attaque. Vous pouvez bloquer avec une créature, ou encaisser. Ici, ne bloquez pas.",
        ),
        answers=("block:none",),
        otherwise=Phrase(
            en="5 against 10: {killer_bee} would be lost for nothing. You have three hearts, so keep it.",
            fr="5 contre 10 : {killer_bee} serait perdue pour rien. Vous avez 3 PV, gardez-la.",
        ),
        outcomes=(
            Outcome(
                "5 : 10",
                Phrase(
                    en="You block: the lower power is defeated, both if they are equal.",
                    fr="Vous bloquez : la plus faible est détruite, les deux à égalité.",
                ),
            ),
            Outcome(
                "heart-broken",
                Phrase(
                    en="You don't: you lose one heart, never more.",
                    fr="Vous ne bloquez pas : vous perdez 1 PV, pas plus.",
                ),
            ),
        ),
        points=("play-1-gorillion", "play-0-killer_bee"),
        played=("mindbug:no", "attack:gorillion"),
    ),
)

MINDBUGS: Final = (
    Step(
        title=Phrase(en="Now you", fr="À vous"),
        text=Phrase(
            en="Bo plays {luchataur}, power 9. You too have two Mindbugs, for the whole game. Spend one: it is yours.",
            fr="Bo joue {luchataur}, puissance 9. Vous aussi avez deux Mindbugs pour toute la partie. Dépensez-en un : "
            "il est à vous.",
        ),
        answers=("mindbug:yes",),
        otherwise=Phrase(
            en="Power 9: hardly anything stands up to it. If a card is worth a Mindbug, it is this one.",
            fr="Puissance 9 : presque rien ne lui résiste. Si une carte vaut un Mindbug, c'est celle-ci.",
        ),
        points=("pending", "mindbugs-0"),
        position={
            "active": 1,
            "players": [
                {"hand": ["shield_bugs", "bee_bear"], "life": 2},
                {"hand": ["luchataur", *BACKS[:4]], "mindbugs": 1, "life": 2},
            ],
        },
        played=("play:luchataur",),
    ),
    Step(
        title=Phrase(en="Keep the last one", fr="Gardez le dernier"),
        text=Phrase(
            en="Bo acts again and plays {strange_barrel}, power 6. Worse will come: let him have it.",
            fr="Bo rejoue et pose {strange_barrel}, puissance 6. Il y aura pire : laissez-le-lui.",
        ),
        answers=("mindbug:no",),
        otherwise=Phrase(
            en="Then you would have none left, and Bo could play his best card in peace.",
            fr="Vous n'en auriez plus, et Bo jouerait sa meilleure carte en paix.",
        ),
        points=("pending",),
        played=("play:strange_barrel",),
    ),
    Step(
        title=Phrase(en="Now bite!", fr="À l'attaque !"),
        text=Phrase(
            en="{luchataur} is yours, so it may attack like any other creature of yours. Attack Bo.",
            fr="{luchataur} est à vous : il attaque comme toutes vos créatures. Attaquez Bo.",
        ),
        answers=("attack:luchataur",),
        otherwise=Phrase(
            en="A fine card, but Bo has only one creature, and it is weaker than {luchataur}: attack.",
            fr="Bonne carte, mais Bo n'a qu'une créature, plus faible que {luchataur} : attaquez.",
        ),
        aim="hearts-1",
        outcomes=(
            Outcome(
                "9 : 6",
                Phrase(en="Bo blocks: the lower power is defeated.", fr="Bo bloque : la plus faible est détruite."),
            ),
            Outcome("heart-broken", Phrase(en="He doesn't: he loses a heart.", fr="Sinon, il perd 1 PV.")),
        ),
    ),
    Step(
        title=Phrase(en="{FRENZY}: once more", fr="{FRENZY} : encore une fois"),
        text=Phrase(
            en="Bo lost a heart. A creature with {FRENZY} that survives its attack may attack a second time. Do it.",
            fr="Bo a perdu 1 PV. Une créature avec {FRENZY} qui survit à son attaque peut attaquer une seconde "
            "fois. Allez-y.",
        ),
        answers=("again:yes",),
        otherwise=Phrase(en="Bo has one heart left. Why stop?", fr="Bo n'a plus qu'1 PV. Pourquoi s'arrêter ?"),
        points=("play-0-luchataur",),
        aim="hearts-1",
        played=("block:none",),
        ends=("block:none",),
    ),
)

KEYWORDS: Final = (
    Step(
        title=Phrase(en="{HUNTER}: you choose", fr="{HUNTER} : vous choisissez"),
        text=Phrase(
            en="A creature with {HUNTER} may choose which enemy has to block it. Attack with {killer_bee}.",
            fr="Une créature avec {HUNTER} peut choisir qui doit la bloquer. Attaquez avec {killer_bee}.",
        ),
        answers=("attack:killer_bee",),
        otherwise=Phrase(
            en="Later. Now {killer_bee} shall hunt: attack with it.",
            fr="Plus tard. C'est {killer_bee} qui chasse : attaquez avec elle.",
        ),
        aim="play-1-turbo_bug",
        position={
            "players": [
                {"hand": ["shield_bugs", "bee_bear"], "play": ["killer_bee", "tiger_squirrel", "spider_owl"]},
                {"hand": BACKS[:3], "play": ["turbo_bug", "gorillion"], "deck": ["elephantopus"]},
            ]
        },
    ),
    Step(
        title=Phrase(en="Your prey", fr="Votre proie"),
        text=Phrase(
            en="If {turbo_bug} ever attacked, its effect would leave you one heart. Choose it.",
            fr="Si {turbo_bug} attaquait, son effet ne vous laisserait qu'1 PV. Choisissez-le.",
        ),
        answers=("hunt:turbo_bug",),
        otherwise=Phrase(
            en="{gorillion} would eat {killer_bee}, and without prey Bo chooses who blocks. Take {turbo_bug}.",
            fr="{gorillion} mangerait {killer_bee}, et sans proie c'est Bo qui choisit. Prenez {turbo_bug}.",
        ),
        outcomes=(
            Outcome("5 : 4", Phrase(en="{turbo_bug} is defeated.", fr="{turbo_bug} est détruit.")),
            Outcome("5 : 10", Phrase(en="{killer_bee} is defeated.", fr="{killer_bee} est détruite.")),
        ),
    ),
    Step(
        title=Phrase(en="{POISONOUS}: nobody survives", fr="{POISONOUS} : personne ne survit"),
        text=Phrase(
            en="{gorillion} attacks. Whoever fights a creature with {POISONOUS} is defeated, however strong. "
            "Block with {spider_owl}.",
            fr="{gorillion} attaque. Qui combat une créature {POISONOUS} est détruit, même plus fort. Bloquez "
            "avec {spider_owl}.",
        ),
        answers=("block:spider_owl",),
        otherwise=Phrase(
            en="Possible, but {spider_owl} takes the strongest creature of all with it.",
            fr="Possible, mais {spider_owl} emporte la créature la plus forte du jeu.",
        ),
        outcomes=(Outcome("3 : 10", Phrase(en="Both are defeated.", fr="Les deux sont détruits.")),),
        points=("play-1-gorillion",),
        played=("attack:gorillion",),
    ),
    Step(
        title=Phrase(en="{SNEAKY}: hardly ever blocked", fr="{SNEAKY} : presque imblocable"),
        text=Phrase(
            en="Bo has {giraffodile}, power 7. Only creatures with {SNEAKY} can block one that has it. Attack with "
            "{tiger_squirrel}.",
            fr="Bo a {giraffodile}, puissance 7. Seule une créature avec {SNEAKY} peut en bloquer une autre. Attaquez "
            "avec {tiger_squirrel}.",
        ),
        answers=("attack:tiger_squirrel",),
        otherwise=Phrase(
            en="{giraffodile} could block that. {tiger_squirrel} slips by.",
            fr="{giraffodile} pourrait bloquer. {tiger_squirrel} se faufile.",
        ),
        points=("play-1-giraffodile",),
        aim="hearts-1",
        outcomes=(
            Outcome(
                "+1",
                Phrase(
                    en="From {shield_bugs}, to your other creatures: what is raised is green.",
                    fr="Grâce à {shield_bugs}, pour vos autres créatures : en vert, ce qui est augmenté.",
                ),
            ),
        ),
        position={
            "players": [
                {"hand": ["bee_bear"], "play": ["killer_bee", "tiger_squirrel", "shield_bugs"]},
                {"hand": BACKS[1:3], "play": ["giraffodile"], "life": 2},
            ]
        },
    ),
    Step(
        title=Phrase(en="{TOUGH}: survives once", fr="{TOUGH} : survit une fois"),
        text=Phrase(
            en="Bo lost a heart without being asked for a block. Now {giraffodile} attacks. Block with {shield_bugs}: "
            "it is {TOUGH}.",
            fr="Bo a perdu 1 PV sans pouvoir bloquer. {giraffodile} attaque : bloquez avec {shield_bugs}, qui est "
            "{TOUGH}.",
        ),
        answers=("block:shield_bugs",),
        otherwise=Phrase(
            en="{shield_bugs} can stand it: what is {TOUGH} is only turned sideways the first time.",
            fr="{shield_bugs} peut l'encaisser : ce qui est {TOUGH} est seulement incliné la première fois.",
        ),
        outcomes=(
            Outcome(
                "4 : 7",
                Phrase(
                    en="{shield_bugs} survives, turned sideways. The next time it is defeated.",
                    fr="{shield_bugs} survit, incliné. La prochaine fois, il est détruit.",
                ),
            ),
        ),
        points=("play-1-giraffodile",),
        played=("attack:giraffodile",),
    ),
)

PILES_AND_END: Final = (
    Step(
        title=Phrase(en="The discard pile", fr="La défausse"),
        text=Phrase(
            en="What is defeated goes to the discard pile of whoever controlled it, open to all. "
            "{grave_robber} can fetch from Bo's. Play it.",
            fr="Ce qui est détruit va dans la défausse de qui le contrôlait, visible de tous. "
            "{grave_robber} peut y puiser. Jouez-le.",
        ),
        answers=("play:grave_robber",),
        otherwise=Phrase(
            en="Look into Bo's discard pile first: something good lies there for {grave_robber}.",
            fr="Regardez d'abord la défausse de Bo : {grave_robber} y trouvera son bonheur.",
        ),
        points=("discard-1",),
        position={
            "players": [
                {"hand": ["grave_robber", "shield_bugs"], "deck": PILE, "mindbugs": 0},
                {"hand": BACKS[:2], "discard": ["snail_thrower", "luchataur"], "mindbugs": 0, "life": 1},
            ]
        },
    ),
    Step(
        title=Phrase(en="Take your pick", fr="Faites votre choix"),
        text=Phrase(
            en="A card that enters play this way is not played from a hand: no Mindbug takes it. Choose {luchataur}.",
            fr="Une carte qui entre ainsi en jeu n'est pas jouée de la main : aucun Mindbug ne peut la prendre. "
            "Choisissez {luchataur}.",
        ),
        answers=("revive:luchataur",),
        otherwise=Phrase(
            en="{luchataur} has power 9 and attacks twice: better.",
            fr="{luchataur} a 9 de puissance et attaque deux fois : c'est mieux.",
        ),
    ),
    Step(
        title=Phrase(en="The last heart", fr="Le dernier PV"),
        text=Phrase(
            en="Bo played {giraffodile}: its effect took his discard pile into his hand. He has one heart left. "
            "Attack with {luchataur}.",
            fr="Bo a joué {giraffodile}, dont l'effet lui rend sa défausse en main. Il lui reste 1 PV : attaquez avec "
            "{luchataur}.",
        ),
        answers=("attack:luchataur",),
        otherwise=Phrase(
            en="You can win now: {luchataur} may attack twice, and Bo has only one creature to block.",
            fr="Vous pouvez gagner : {luchataur} peut attaquer deux fois, et Bo n'a qu'une créature pour bloquer.",
        ),
        aim="hearts-1",
        played=("play:giraffodile",),
    ),
    Step(
        title=Phrase(en="Nobody is left to block", fr="Plus personne pour bloquer"),
        text=Phrase(
            en="{giraffodile} blocked and was defeated. {luchataur} has {FRENZY}: once more!",
            fr="{giraffodile} a bloqué : détruit. {luchataur} a {FRENZY} : encore une fois !",
        ),
        answers=("again:yes",),
        otherwise=Phrase(en="One attack more, and you have won.", fr="Encore une attaque, et vous avez gagné."),
        points=("play-0-luchataur",),
        aim="hearts-1",
        played=("block:giraffodile",),
    ),
    Step(
        title=Phrase(en="You have won!", fr="Vous avez gagné !"),
        text=Phrase(
            en="Who has no heart left loses, and so does who can neither play nor attack. Now a real game!",
            fr="On perd quand on n'a plus de PV, ou qu'on ne peut ni jouer ni attaquer. Place à une vraie partie !",
        ),
    ),
)

FIRST_CONTACT: Final = Lesson(
    key="mindbug",
    name=Phrase(en="Mindbug", fr="Mindbug"),
    line=Phrase(
        en="Playing, Mindbugs, attacking and blocking, the five keywords, and how one wins.",
        fr="Jouer, les Mindbugs, attaquer et bloquer, les cinq mots-clés, et comment on gagne.",
    ),
    minutes=4,
    steps=WELCOME + MINDBUGS + KEYWORDS + PILES_AND_END,
)
