"""All cards and all Monsters, by number and by id."""

from __future__ import annotations

from typing import Final

from bestiaire.games.duel.cards.discard_cards import DISCARD_CARDS
from bestiaire.games.duel.cards.keep_cards import KEEP_CARDS
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.printed import Card, Monster, card_id

BOX: Final[list[Card]] = sorted([*DISCARD_CARDS, *KEEP_CARDS], key=card_id)
"""One of each, in collector order, which is the alphabet's. Shared: a state's faces are never changed in place."""

CARDS: Final[dict[str, Card]] = {card.id: card for card in BOX}
MONSTERS_BY_ID: Final[dict[str, Monster]] = {monster.id: monster for monster in MONSTERS}
