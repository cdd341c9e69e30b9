"""What statistics count about Mindbug's cards."""

from __future__ import annotations

from bestiaire.core.events import Event
from bestiaire.core.info import CardFacts
from bestiaire.words import Phrase


def read_facts(events: list[Event]) -> list[tuple[str, int, str]]:
    """Drawn: from the own or the unused pile, the first hand included. Played: from the hand, and kept. Stolen: taken
    by a Mindbug, for the one who took it (MB-051); it does not count as played by the one who lost it. Bought: an
    Energy card, also one that came for free (MK-020)."""
    facts: list[tuple[str, int, str]] = []
    played = -1
    for event in events:
        kind, seat = event.kind, event.public.get("seat", -1)
        if kind in ("draw", "draw_unused"):
            cards = event.in_full()["cards"]
            facts.extend([("drawn", seat, card) for card in cards])
        elif kind == "play":
            facts.append(("played", seat, event.public["card"]))
            played = len(facts) - 1
        elif kind == "mindbug":
            del facts[played]
            facts.append(("stolen", seat, event.public["card"]))
        elif kind in ("buy", "acquire", "turn_up"):
            facts.append(("bought", seat, event.public["card"]))
    return facts


FACTS = CardFacts(
    kinds={
        "drawn": Phrase(en="drawn", fr="piochée"),
        "played": Phrase(en="played", fr="jouée"),
        "stolen": Phrase(en="stolen by a Mindbug", fr="volée par un Mindbug"),
        "bought": Phrase(en="bought", fr="achetée"),
    },
    read=read_facts,
)
