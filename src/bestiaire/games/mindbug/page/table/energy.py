"""Energy cards that hold until a turn ends (Mindbug x King of Tokyo), on the page."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.core.showing import Model
from bestiaire.games.mindbug.cards.sets import printed


class Holding(NamedTuple):
    """An Energy card that helps a player until the turn ends (MK-033)."""

    id: str
    name: str
    text: str


def holding_for(view: Model, seat: int, lang: str) -> list[Holding]:
    """What holds for that player until the end of this turn."""
    cards = [printed(holds["card"]) for holds in view.get("this_turn", ()) if holds["seat"] == seat]
    return [Holding(card.id, card.name(lang), card.text(lang)) for card in cards]
