"""The 47 Keep cards of the base game (48 with the second Extra Head), in the order of the box."""

from __future__ import annotations

from typing import Final

from bestiaire.games.tokyo.cards.keep.a_to_e import KEEP_A_TO_E
from bestiaire.games.tokyo.cards.keep.e_to_i import KEEP_E_TO_I
from bestiaire.games.tokyo.cards.keep.j_to_o import KEEP_J_TO_O
from bestiaire.games.tokyo.cards.keep.p_to_r import KEEP_P_TO_R
from bestiaire.games.tokyo.cards.keep.s_to_w import KEEP_S_TO_W
from bestiaire.games.tokyo.cards.printed import Card

KEEP_CARDS: Final[list[Card]] = [
    *KEEP_A_TO_E,
    *KEEP_E_TO_I,
    *KEEP_J_TO_O,
    *KEEP_P_TO_R,
    *KEEP_S_TO_W,
]
