"""What statistics count about Orcs Orcs Orcs: spells learned and cast, creatures defeated, missions kept, who began."""

from __future__ import annotations

from bestiaire.core.events import Event
from bestiaire.core.info import CardFacts
from bestiaire.games.orcs.cards.creatures import CREATURES, MISSIONS
from bestiaire.games.orcs.cards.spells import SPELLS
from bestiaire.words import Phrase

IDS: dict[str, str] = {
    **{spell.key: spell.id for spell in SPELLS},
    **{creature.key: creature.id for creature in CREATURES},
    **{mission.key: mission.id for mission in MISSIONS},
}
"""Spells, creatures and missions as the list of cards calls them."""


def read_facts(events: list[Event]) -> list[tuple[str, int, str]]:
    """Learned: taken from the display. Cast: not as an upgrade. Defeated: creatures, lost again or not. Kept:
    missions, as all see them in the end."""
    facts: list[tuple[str, int, str]] = []
    for event in events:
        kind, told = event.kind, event.public
        if kind in ("learn", "cast"):
            facts.append(("learned" if kind == "learn" else "cast", told["seat"], IDS[told["spell"]]))
        elif kind == "defeat":
            facts.append(("defeated", told["seat"], IDS[told["creature"]]))
        elif kind == "mission":
            facts.append(("kept", told["seat"], IDS[event.in_full()["mission"]]))
    return facts


FACTS = CardFacts(
    kinds={
        "learned": Phrase(en="learned", fr="appris"),
        "cast": Phrase(en="cast", fr="lancé"),
        "defeated": Phrase(en="defeated", fr="vaincue"),
        "kept": Phrase(en="mission kept", fr="mission gardée"),
    },
    read=read_facts,
)
