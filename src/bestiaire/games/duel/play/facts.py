"""What statistics count in King of Tokyo Duel: the Monsters, and the cards that are bought."""

from __future__ import annotations

from bestiaire.core.events import Event
from bestiaire.core.info import CardFacts, Sides
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.words import Phrase


def read_facts(events: list[Event]) -> list[tuple[str, int, str]]:
    """Who plays which Monster (KD-020), who buys which card (KD-140), and who takes one in a swap (KD-217)."""
    facts: list[tuple[str, int, str]] = []
    for event in events:
        told = event.public
        if event.kind == "monster":
            facts.append(("monster", told["seat"], told["monster"]))
        elif event.kind == "buy":
            facts.append(("bought", told["seat"], told["card"]))
        elif event.kind == "swap":
            facts.append(("swapped", told["seat"], told["card"]))
    return facts


FACTS = CardFacts(
    kinds={
        "monster": Phrase(en="played as", fr="jouée"),
        "bought": Phrase(en="bought", fr="achetée"),
        "swapped": Phrase(en="taken in a swap", fr="prise en échange"),
    },
    read=read_facts,
    sides=Sides(
        kind="monster",
        title=Phrase(en="Which Monster beats which", fr="Quel Monstre bat quel autre"),
        names={monster.id: {"en": monster.name("en"), "fr": monster.name("fr")} for monster in MONSTERS},
    ),
)
