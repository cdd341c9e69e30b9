"""What statistics count about King of Tokyo's cards."""

from __future__ import annotations

from bestiaire.core.events import Event
from bestiaire.core.info import CardFacts
from bestiaire.words import Phrase


def read_facts(events: list[Event]) -> list[tuple[str, int, str]]:
    """Bought: from the display, the deck, the discard pile or another monster. Activated: a keyword of it. Evolved: an
    Evolution card kept in hand; played: one that was played."""
    facts: list[tuple[str, int, str]] = []
    for event in events:
        kind = KINDS.get(event.kind)
        if kind is not None:
            facts.append((kind, event.public["seat"], event.in_full()["card"]))
    return facts


KINDS = {"buy": "bought", "activate": "activated", "evolution_kept": "evolved", "evolution_played": "played"}

FACTS = CardFacts(
    kinds={
        "bought": Phrase(en="bought", fr="achetée"),
        "activated": Phrase(en="activated", fr="activée"),
        "evolved": Phrase(en="kept as an Evolution", fr="gardée comme Évolution"),
        "played": Phrase(en="played as an Evolution", fr="jouée comme Évolution"),
    },
    read=read_facts,
)
