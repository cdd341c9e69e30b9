"""What a coach says at a table of Orcs Orcs Orcs, the first time that it comes up."""

from __future__ import annotations

from typing import Final

from bestiaire.core.showing import Note
from bestiaire.show.page.notes import asks, has_just
from bestiaire.words import Phrase

NOTES: Final = (
    Note(
        "tower",
        Phrase(
            en="A creature reached the tower: its type's counter moves back, and a mage facing it loses such a trophy.",
            fr="Une créature a atteint la tour : le compteur de son type recule, un mage en face perd un tel trophée.",
        ),
        lambda sight: any(event.kind == "tower" for event in sight.events[sight.changed :]),
        about=".worth-here, .near .trophies",
    ),
    Note(
        "mission",
        Phrase(
            en="Your secret mission: only you see it, and it scores at the end.",
            fr="Votre mission secrète : vous seul la voyez, et elle compte à la fin.",
        ),
        asks("mission"),
        about=".offers",
    ),
    Note(
        "upgrade",
        Phrase(
            en="Cards of the same element add 1 energy each. Press an effect, and it takes the cards that it needs.",
            fr="Chaque carte du même élément ajoute 1 énergie. Touchez un effet : il prend les cartes qu'il lui faut.",
        ),
        asks("upgrade"),
        about=".level, .hand .slot",
    ),
    Note(
        "learn",
        Phrase(
            en="A learned spell goes to your discard pile: you can draw it once that pile is shuffled.",
            fr="Un sort appris va dans votre défausse : vous pourrez le piocher une fois celle-ci mélangée.",
        ),
        asks("learn"),
    ),
    Note(
        "trophy",
        Phrase(
            en="A defeated creature is a trophy of yours: trophies score, and bring bonus powers.",
            fr="Une créature vaincue devient votre trophée : il rapporte des points et mène à des pouvoirs.",
        ),
        has_just("defeat", is_own=True),
        about=".near header",
    ),
    Note(
        "action",
        Phrase(
            en="Two actions a turn: cast a spell, mostly at what faces your mage, or teleport. Pass to end it.",
            fr="Deux actions par tour : lancer un sort, souvent face au mage, ou se téléporter. Passez pour finir.",
        ),
        asks("action"),
        about=".spot .pawn",
    ),
    Note(
        "reveal",
        Phrase(
            en="A turn begins with new creatures: one in every empty sector, one in a sector you choose, not yours.",
            fr="Un tour amène des créatures : une par quartier vide, une au quartier de votre choix, sauf le vôtre.",
        ),
        asks("reveal"),
        about=".who-asks",
    ),
    Note(
        "march",
        Phrase(
            en="Each round a fate card moves creatures towards the tower.",
            fr="À chaque manche, une carte Destin fait avancer des créatures vers la tour.",
        ),
        lambda sight: any(event.kind == "march" for event in sight.events[sight.changed :]),
        about=".fate-pill, .fate",
    ),
)
