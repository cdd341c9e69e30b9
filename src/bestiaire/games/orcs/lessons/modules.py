"""The second lesson: secret missions, bonus actions, and a start player that changes."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Lesson, Outcome, Step
from bestiaire.games.orcs.lessons.positions import (
    GOLEM_AND_GOBLIN,
    HURT_GOBLIN,
    HURT_SHAMAN,
    MISSION_AT_THE_END,
    TWO_MISSIONS,
)
from bestiaire.words import Phrase

MISSIONS: Final = (
    Step(
        title=Phrase(en="Two modules", fr="Deux modules"),
        text=Phrase(
            en="Once you know the game, two modules add to it: secret missions and bonus actions. Each can be played "
            "alone, or both at once.",
            fr="Quand vous connaissez le jeu, deux modules l'enrichissent : missions secrètes et actions bonus, l'un "
            "sans l'autre ou ensemble.",
        ),
        position=TWO_MISSIONS,
    ),
    Step(
        title=Phrase(en="A secret mission", fr="Une mission secrète"),
        text=Phrase(
            en="Before the first round you are dealt two missions and keep one, for points at the end. Weak creatures "
            "are the most common: keep {weak_creatures}.",
            fr="Avant la première manche, vous recevez deux missions et en gardez une, pour des points à la fin. Les "
            "faibles abondent : gardez {weak_creatures}.",
        ),
        answers=("mission:weak_creatures",),
        otherwise=Phrase(
            en="2 points for each mighty creature: tempting. But there are few of them. Keep {weak_creatures}.",
            fr="2 points par créature puissante : tentant. Mais il y en a peu. Gardez {weak_creatures}.",
        ),
        points=("missions",),
    ),
    Step(
        title=Phrase(en="Nobody knows", fr="Personne ne le sait"),
        text=Phrase(
            en="Nobody but you sees your mission. Bo keeps one of his two, and shows it at the end. We shall come "
            "back to this.",
            fr="Personne d'autre que vous ne voit votre mission. Bo garde une des deux siennes et la montrera à la "
            "fin. Nous y reviendrons.",
        ),
        points=("powers", "seat-1"),
    ),
)

BONUSES: Final = (
    Step(
        title=Phrase(en="Bonus actions", fr="Les actions bonus"),
        text=Phrase(
            en="Every creature you defeat now gives you a bonus action. Your first spell this turn hurt the Goblin in "
            "front of you, 1 life is left: cast {zap}.",
            fr="Chaque créature vaincue vous offre ici une action bonus. Votre premier sort de ce tour a blessé le "
            "Gobelin d'en face ; 1 point de vie lui reste : lancez {zap}.",
        ),
        answers=("cast:zap",),
        otherwise=Phrase(
            en="1 damage is enough for that Goblin: cast {zap}.",
            fr="1 dégât suffit pour ce Gobelin : lancez {zap}.",
        ),
        aim="goblin-4-inner",
        position=HURT_GOBLIN,
    ),
    Step(
        title=Phrase(en="A card", fr="Une carte"),
        text=Phrase(
            en="Goblins and Orc Riders give you a card. You may decline, but why? Take the bonus: {draw_card}.",
            fr="Gobelins et Cavaliers orques vous donnent une carte. On peut refuser, mais pourquoi ? Prenez le bonus "
            ": {draw_card}.",
        ),
        answers=("bonus:draw_card",),
        otherwise=Phrase(
            en="You may leave it, but a card more never hurts. Take it.",
            fr="On peut s'en passer, mais une carte de plus ne fait jamais de mal. Prenez-la.",
        ),
        points=("deck-0",),
        played=("upgrade:none",),
    ),
    Step(
        title=Phrase(en="No fire?", fr="Pas de feu ?"),
        text=Phrase(
            en="You drew {fireball}. In another turn you hold it, but no fire to upgrade it with. The Shaman in front "
            "of you can help: cast {smash}.",
            fr="Vous avez pioché {fireball}. À un autre tour, il vous manque du feu pour l'améliorer. Le Shaman d'en "
            "face peut aider : lancez {smash}.",
        ),
        answers=("cast:smash",),
        otherwise=Phrase(
            en="Look at the Shaman in front of you: 1 damage is all it takes. Cast {smash}.",
            fr="Voyez le Shaman face à vous : il ne manque que 1 dégât. Lancez {smash}.",
        ),
        aim="goblin_shaman-2-inner",
        position=HURT_SHAMAN,
    ),
    Step(
        title=Phrase(en="Take aim", fr="Visez"),
        text=Phrase(
            en="Two creatures stand in your sector. The Shaman has 1 life left: choose it.",
            fr="Il y a deux créatures dans votre quartier. Il reste 1 point de vie au Shaman : choisissez-le.",
        ),
        answers=("target:goblin_shaman@2.inner.2",),
        otherwise=Phrase(
            en="The Orc has 3 life, and would survive. The Shaman falls: choose it.",
            fr="L'Orque a 3 points de vie et survivrait. Le Shaman tombe : choisissez-le.",
        ),
        played=("upgrade:none",),
    ),
    Step(
        title=Phrase(en="Magic energy", fr="De l'énergie magique"),
        text=Phrase(
            en="A Shaman gives 1 energy of any element, for your very next action. Take it.",
            fr="Un Shaman donne 1 énergie de n'importe quel élément, pour votre toute prochaine action. Prenez-la.",
        ),
        answers=("bonus:magic_energy",),
        otherwise=Phrase(
            en="Without it {fireball} stays cold. Take it.",
            fr="Sans elle, {fireball} reste froide. Prenez-la.",
        ),
    ),
    Step(
        title=Phrase(en="Now it burns", fr="Maintenant, ça brûle"),
        text=Phrase(
            en="It counts as fire now. With its own energy {fireball} has the 2 that it needs for 3 damage. Cast it "
            "at the Orc.",
            fr="Elle compte comme du feu : {fireball} a donc les 2 énergies qu'il lui faut pour 3 dégâts. Lancez-la "
            "sur l'Orque.",
        ),
        answers=("cast:fireball",),
        otherwise=Phrase(
            en="Any other action would let the magic energy go to waste. Cast {fireball}.",
            fr="Toute autre action perdrait l'énergie magique. Lancez {fireball}.",
        ),
        aim="orc-2-middle",
    ),
    Step(
        title=Phrase(en="Bo has too many cards", fr="Bo a trop de cartes"),
        text=Phrase(
            en="The Orc fell. Its bonus: every opponent with more than 3 cards in hand discards one. Bo has 4. Take "
            "it: {common_discard}.",
            fr="L'Orque est tombé. Son bonus : chaque adversaire qui a plus de 3 cartes en main en défausse une. Bo "
            "en a 4 : prenez {common_discard}.",
        ),
        answers=("bonus:common_discard",),
        otherwise=Phrase(
            en="Be merciful another time: take {common_discard}.",
            fr="Soyez magnanime une autre fois : prenez {common_discard}.",
        ),
        points=("seat-1",),
    ),
    Step(
        title=Phrase(en="Bo chose", fr="Bo a choisi"),
        text=Phrase(
            en="Bo has discarded a card of his choice. Three are left to him for his turn, which begins now.",
            fr="Bo a défaussé une carte de son choix. Il lui en reste trois pour son tour, qui commence.",
        ),
        points=("seat-1",),
        played=("discard:fire_spark",),
    ),
    Step(
        title=Phrase(en="Two together", fr="Deux ensemble"),
        text=Phrase(
            en="The last action of a later turn. A Goblin and a Stone Golem that you hurt this turn share a section; "
            "each has 2 life left. Cast {ice_storm}.",
            fr="La dernière action d'un autre tour. Un Gobelin et un Golem de pierre, blessé ce tour-ci, sont ensemble "
            ": 2 points de vie chacun. Lancez {ice_storm}.",
        ),
        answers=("cast:ice_storm",),
        otherwise=Phrase(
            en="{ice_storm} hits them both. Cast it.",
            fr="{ice_storm} les touche tous les deux. Lancez-le.",
        ),
        aim="stone_golem-6-inner",
        position=GOLEM_AND_GOBLIN,
    ),
    Step(
        title=Phrase(en="Add water", fr="Ajoutez de l'eau"),
        text=Phrase(
            en="As ever, {ice_storm} needs 2 water energy. Add {cold_snap}.",
            fr="Comme toujours, il faut à {ice_storm} 2 énergies d'eau. Ajoutez {cold_snap}.",
        ),
        answers=("upgrade:cold_snap",),
        otherwise=Phrase(
            en="With 1 energy {ice_storm} can do nothing. Add {cold_snap}.",
            fr="Avec 1 énergie, {ice_storm} ne peut rien. Ajoutez {cold_snap}.",
        ),
    ),
    Step(
        title=Phrase(en="In the order you like", fr="Dans l'ordre voulu"),
        text=Phrase(
            en="Both fell: two bonus actions, in the order you like. A Golem gives you an action. Take that first.",
            fr="Les deux sont tombés : deux actions bonus, dans l'ordre que vous voulez. Un Golem donne une action. "
            "Prenez-la d'abord.",
        ),
        answers=("bonus:one_action",),
        otherwise=Phrase(
            en="Each may be taken or left. But you want them both: the action first.",
            fr="On peut prendre ou laisser chacune. Mais les deux sont bonnes : l'action d'abord.",
        ),
        outcomes=(
            Outcome("again", Phrase(en="A Golem: 1 action.", fr="Un Golem : 1 action.")),
            Outcome("hand", Phrase(en="A Goblin: a card.", fr="Un Gobelin : une carte.")),
        ),
        played=("upgrade:none",),
    ),
    Step(
        title=Phrase(en="Your turn goes on", fr="Votre tour continue"),
        text=Phrase(
            en="That was your last action, and yet you have one left, and a new card for it. So one blow leads to the "
            "next.",
            fr="C'était votre dernière action, et pourtant il vous en reste une, avec une carte de plus. Un coup mène "
            "à l'autre.",
        ),
        points=("seat-0", "deck-0"),
        played=("bonus:draw_card",),
    ),
)

END: Final = (
    Step(
        title=Phrase(en="Who begins", fr="Qui commence"),
        text=Phrase(
            en="Usually the same player begins every round: here Bo. There is an option by which the start player "
            "passes on after each round.",
            fr="D'ordinaire, le même joueur commence toutes les manches : ici Bo. Une option fait tourner le premier "
            "joueur à chaque manche.",
        ),
        points=("seat-1",),
        position=MISSION_AT_THE_END,
    ),
    Step(
        title=Phrase(en="A fourth weak one", fr="La quatrième faible"),
        text=Phrase(
            en="The last action of a game with missions. You have three weak creatures; a fourth makes a second pair. "
            "Cast {zap} at the Goblin.",
            fr="La dernière action d'une partie avec missions. Vous avez trois créatures faibles ; la quatrième fait "
            "une deuxième paire. Lancez {zap} sur le Gobelin.",
        ),
        answers=("cast:zap",),
        otherwise=Phrase(
            en="1 damage is enough for that Goblin, and {zap} does it.",
            fr="1 dégât suffit pour ce Gobelin, et {zap} l'inflige.",
        ),
        aim="goblin-1-inner",
    ),
    Step(
        title=Phrase(en="Mission accomplished", fr="Mission accomplie"),
        text=Phrase(
            en="Missions are shown: 4 points for your two pairs, 3 for Bo's two strong creatures. 21 to 19: you win! "
            "Now a game with both modules.",
            fr="On montre les missions : 4 points pour vos deux paires, 3 pour les deux fortes de Bo. 21 à 19 : gagné "
            "! À vous, avec les deux modules.",
        ),
        points=("stars-0", "stars-1", "scores"),
        played=("upgrade:none",),
    ),
)

MODULES: Final = Lesson(
    key="orcs-modules",
    name=Phrase(en="Orcs Orcs Orcs: the modules", fr="Orcs Orcs Orcs : les modules"),
    line=Phrase(
        en="Secret missions, bonus actions, and a start player that changes.",
        fr="Les missions secrètes, les actions bonus, et un premier joueur qui change.",
    ),
    minutes=4,
    steps=MISSIONS + BONUSES + END,
    options={"secret_missions": True, "bonus_actions": True},
)
