"""The answers of Orcs Orcs Orcs, a row for each verb. Their order is their numbering for learning programs."""

from __future__ import annotations

from typing import Final

from bestiaire.core.questions import NUMBER, Answer
from bestiaire.games.orcs.play import names
from bestiaire.words import Phrase

BONUS: Final = "bonus"
CREATURE: Final = "creature"
EFFECT: Final = "effect"
MAGE: Final = "mage"
MISSION: Final = "mission"
SECTION: Final = "section"
SPELL: Final = "spell"
"""What the names in keys are."""

HAND: Final = ("players.{asked}.hand",)
DISPLAY: Final = ("display.A", "display.B")
"""Where the card of an option lies."""

ANSWERS: Final = [
    Answer(
        "mission",
        Phrase(en="{mission}: {text}", fr="{mission} : {text}"),
        of=MISSION,
        names=names.ANY_MISSION,
        label=Phrase(en="Keep", fr="Garder"),
        on="mission.{name}",
    ),
    Answer(
        "reveal",
        Phrase(en="Sector {number}", fr="Quartier {number}"),
        of=NUMBER,
        names=names.ANY_SPACE,
        on="rim.{name}",
    ),
    Answer(
        "cast",
        Phrase(en="Cast {spell}", fr="Lancer {spell}"),
        of=SPELL,
        names=names.CASTABLE,
        label=Phrase(en="Cast", fr="Lancer"),
        zones=HAND,
    ),
    Answer(
        "teleport",
        Phrase(en="Teleport to space {number}", fr="Se téléporter sur la case {number}"),
        of=NUMBER,
        names=names.ANY_SPACE,
        on="tower.{name}",
    ),
    Answer(
        "poison",
        Phrase(en="Poison {mage}", fr="Empoisonner {mage}"),
        of=MAGE,
        names=names.ANY_SEAT,
        label=Phrase(en="Poison", fr="Empoisonner"),
        on="mage.{name}",
    ),
    Answer(
        "hand_change",
        Phrase(en="Remove {spell} from the game", fr="Retirer {spell} du jeu"),
        of=SPELL,
        names=names.ANY_SPELL,
        label=Phrase(en="Remove from the game", fr="Retirer du jeu"),
        zones=HAND,
        harms=True,
    ),
    Answer("pass", fixed={"turn": Phrase(en="Pass: end your turn", fr="Passer : finir votre tour")}),
    Answer(
        "learn",
        Phrase(en="Learn {spell}", fr="Apprendre {spell}"),
        of=SPELL,
        names=names.ANY_LEARNABLE,
        label=Phrase(en="Learn", fr="Apprendre"),
        zones=DISPLAY,
    ),
    Answer(
        "upgrade",
        Phrase(en="Upgrade with {spell}", fr="Améliorer avec {spell}"),
        of=SPELL,
        names=names.CASTABLE,
        fixed={"none": Phrase(en="Cast it now", fr="Lancer le sort")},
        zones=HAND,
    ),
    Answer("draw", fixed={"card": Phrase(en="Draw a card", fr="Piocher une carte")}),
    Answer(
        "effect",
        Phrase(en="{line}", fr="{line}"),
        of=EFFECT,
        names=names.ANY_EFFECT,
        fixed={"none": Phrase(en="No effect", fr="Aucun effet")},
        label=Phrase(en="Apply", fr="Appliquer"),
        on="effect.{name}",
    ),
    Answer(
        "target", Phrase(en="{creature}", fr="{creature}"), of=CREATURE, names=names.creatures, on="creature.{name}"
    ),
    Answer(
        "with",
        Phrase(en="With {creature}", fr="Avec {creature}"),
        of=CREATURE,
        names=names.creatures,
        on="creature.{name}",
    ),
    Answer("to", Phrase(en="{place}", fr="{place}"), of=SECTION, names=names.ANY_SECTION, on="section.{name}"),
    Answer("section", Phrase(en="{place}", fr="{place}"), of=SECTION, names=names.ANY_SECTION, on="section.{name}"),
    Answer("side", Phrase(en="{place}", fr="{place}"), of=SECTION, names=names.ANY_SECTION, on="section.{name}"),
    Answer(
        "opponent",
        Phrase(en="{mage}", fr="{mage}"),
        of=MAGE,
        names=names.ANY_SEAT,
        label=Phrase(en="Choose", fr="Choisir"),
        on="mage.{name}",
    ),
    Answer(
        "bonus",
        Phrase(en="{bonus}", fr="{bonus}"),
        of=BONUS,
        names=names.ANY_BONUS,
        fixed={"none": Phrase(en="None", fr="Aucune")},
    ),
    Answer(
        "discard",
        Phrase(en="Discard {spell}", fr="Défausser {spell}"),
        of=SPELL,
        names=names.ANY_SPELL,
        label=Phrase(en="Discard", fr="Défausser"),
        zones=HAND,
        harms=True,
    ),
]
