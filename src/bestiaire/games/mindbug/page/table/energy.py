"""Energy cards that hold until a turn ends (Mindbug x King of Tokyo), on the page."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.core.showing import Model
from bestiaire.games.mindbug.cards.energy_effects import ThisTurn
from bestiaire.games.mindbug.cards.printed import EnergyCard
from bestiaire.games.mindbug.cards.sets import ENERGY_CARDS


class Holding(NamedTuple):
    """An Energy card that helps a player until the turn ends (MK-033)."""

    id: str
    name: str
    text: str
    """What holds; that it ends with the turn goes without saying beside whose turn it is."""


def holding_for(view: Model, seat: int, lang: str) -> list[Holding]:
    """What holds for that player until the end of this turn."""
    cards = [ENERGY_CARDS[holds["card"]] for holds in view.get("this_turn", ()) if holds["seat"] == seat]
    return [Holding(card.id, card.name(lang), held(card, lang)) for card in cards]


def held(card: EnergyCard, lang: str) -> str:
    return card.effect.permanent.speak(lang) if isinstance(card.effect, ThisTurn) else card.text(lang)
