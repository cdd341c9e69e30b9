"""The answers of Mindbug, a row for each verb. Their order is their numbering for learning programs."""

from __future__ import annotations

from typing import Final

from bestiaire.core.questions import AIM, GUARD, Answer
from bestiaire.games.mindbug.play import names
from bestiaire.words import Phrase
from bestiaire.words.labels import BUY

CARD: Final = "card"
DIE: Final = "die"
EFFECT: Final = "effect"
"""What the names in keys are; an effect that waits is named by its card."""

ANSWERS: Final = [
    Answer(
        "play",
        Phrase(en="Play {card}", fr="Jouer {card}"),
        of=CARD,
        names=names.creatures,
        fixed={"none": Phrase(en="Go on", fr="Continuer")},
        label=Phrase(en="Play", fr="Jouer"),
    ),
    Answer(
        "attack",
        Phrase(en="Attack with {card}", fr="Attaquer avec {card}"),
        of=CARD,
        names=names.creatures,
        label=Phrase(en="Attack", fr="Attaquer"),
    ),
    Answer(
        "mindbug",
        fixed={
            "yes": Phrase(en="Use a Mindbug", fr="Dépenser un Mindbug"),
            "no": Phrase(en="Keep the Mindbug", fr="Garder le Mindbug"),
        },
    ),
    Answer(
        "hunt",
        Phrase(en="Hunt {card}", fr="Chasser {card}"),
        of=CARD,
        names=names.creatures,
        fixed={"none": Phrase(en="Hunt nobody", fr="Ne chasser personne")},
        label=Phrase(en="Hunt", fr="Chasser"),
        tone=AIM,
    ),
    Answer(
        "block",
        Phrase(en="Block with {card}", fr="Bloquer avec {card}"),
        of=CARD,
        names=names.creatures,
        fixed={"none": Phrase(en="Don't block (lose 1 life)", fr="Ne pas bloquer (perdre 1 PV)")},
        label=Phrase(en="Block", fr="Bloquer"),
        tone=GUARD,
    ),
    Answer(
        "again",
        fixed={"yes": Phrase(en="Attack again", fr="Attaquer encore"), "no": Phrase(en="Stop here", fr="En rester là")},
    ),
    Answer(
        "defeat",
        Phrase(en="Defeat {card}", fr="Détruire {card}"),
        of=CARD,
        names=names.creatures,
        fixed={"none": Phrase(en="That is all", fr="C'est tout")},
        label=Phrase(en="Defeat", fr="Détruire"),
        tone=AIM,
        harms=True,
    ),
    Answer(
        "take",
        Phrase(en="Take {card}", fr="Prendre {card}"),
        of=CARD,
        names=names.creatures,
        fixed={"none": Phrase(en="That is all", fr="C'est tout")},
        label=Phrase(en="Take", fr="Prendre"),
        tone=AIM,
    ),
    Answer(
        "discard",
        Phrase(en="Discard {card}", fr="Défausser {card}"),
        of=CARD,
        names=names.creatures,
        label=Phrase(en="Discard", fr="Défausser"),
    ),
    Answer(
        "revive",
        Phrase(en="Put into play {card}", fr="Mettre en jeu {card}"),
        of=CARD,
        names=names.creatures,
        label=Phrase(en="Put into play", fr="Mettre en jeu"),
    ),
    Answer(
        "first",
        Phrase(en="First {card}", fr="D'abord {card}"),
        of=EFFECT,
        names=names.effects,
        label=Phrase(en="First", fr="D'abord"),
    ),
    Answer(
        "buy",
        Phrase(en="Buy {card}", fr="Acheter {card}"),
        of=CARD,
        names=names.energy_cards,
        fixed={"none": Phrase(en="Buy nothing", fr="Ne rien acheter")},
        variants={"for_free": Phrase(en="Acquire {card}", fr="Acquérir {card}")},
        label=BUY,
    ),
    Answer(
        "reroll",
        Phrase(en="Reroll {face}", fr="Relancer {face}"),
        of=DIE,
        names=names.DICE,
        fixed={
            "both": Phrase(en="Reroll both dice", fr="Relancer les deux dés"),
            "none": Phrase(en="Keep it", fr="Garder ce résultat"),
        },
        label=Phrase(en="Reroll", fr="Relancer"),
        on="dice.{nth}",
    ),
    Answer(
        "die",
        Phrase(en="First {face}", fr="D'abord {face}"),
        of=DIE,
        names=names.DICE,
        label=Phrase(en="First", fr="D'abord"),
        on="dice.{nth}",
    ),
    Answer(
        "give",
        Phrase(en="Give {card}", fr="Donner {card}"),
        of=CARD,
        names=names.creatures,
        label=Phrase(en="Give", fr="Donner"),
    ),
    Answer(
        "recover",
        Phrase(en="Take {card}", fr="Prendre {card}"),
        of=CARD,
        names=names.creatures,
        label=Phrase(en="Take", fr="Prendre"),
    ),
    Answer(
        "return",
        Phrase(en="Take back {card}", fr="Reprendre {card}"),
        of=CARD,
        names=names.creatures,
        fixed={"none": Phrase(en="That is all", fr="C'est tout")},
        label=Phrase(en="Take back", fr="Reprendre"),
    ),
    Answer(
        "trigger",
        Phrase(en="Again {card}", fr="Encore {card}"),
        of=CARD,
        names=names.creatures,
        fixed={"none": Phrase(en="That is all", fr="C'est tout")},
        label=Phrase(en="Again", fr="Encore"),
    ),
]
