"""The 24 Evolution cards, eight for each of the expansion's monsters (KM-100)."""

from __future__ import annotations

from typing import Final

from bestiaire.games.tokyo.cards.evolutions.gigasnail_hydra import EVOLUTIONS_GIGASNAIL
from bestiaire.games.tokyo.cards.evolutions.mastermindbug import EVOLUTIONS_MASTERMINDBUG
from bestiaire.games.tokyo.cards.evolutions.sharky import EVOLUTIONS_SHARKY
from bestiaire.games.tokyo.cards.printed import Card

EVOLUTION_CARDS: Final[list[Card]] = [*EVOLUTIONS_GIGASNAIL, *EVOLUTIONS_MASTERMINDBUG, *EVOLUTIONS_SHARKY]
