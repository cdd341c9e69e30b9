"""All cards and all Monsters, by number and by id."""

from __future__ import annotations

from typing import Final

from bestiaire.games.duel.cards.discard_cards import DISCARD_CARDS
from bestiaire.games.duel.cards.hooks import enrol
from bestiaire.games.duel.cards.keep_cards_a_to_g import CARDS_A_TO_G
from bestiaire.games.duel.cards.keep_cards_h_to_r import CARDS_H_TO_R
from bestiaire.games.duel.cards.keep_cards_s_to_u import CARDS_S_TO_U
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.printed import Card, Monster, card_id

KEEP_CARDS: Final[list[Card]] = [*CARDS_A_TO_G, *CARDS_H_TO_R, *CARDS_S_TO_U]

BOX: Final[list[Card]] = sorted([*DISCARD_CARDS, *KEEP_CARDS], key=card_id)
"""One of each, in collector order, which is the alphabet's. Shared: a state's faces are never changed in place."""

CARDS: Final[dict[str, Card]] = {card.id: card for card in BOX}
MONSTERS_BY_ID: Final[dict[str, Monster]] = {monster.id: monster for monster in MONSTERS}

for place, keep_card in enumerate(KEEP_CARDS):
    keep_card.bit = 1 << place
for card in BOX:
    enrol(card)
