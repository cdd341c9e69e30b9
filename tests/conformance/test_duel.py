"""King of Tokyo Duel in many random games: every pairing of Monsters, from both seats."""

from __future__ import annotations

from itertools import permutations

import pytest

import bestiaire
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.testing import check_seeds
from tests.conformance.test_conformance import GAMES, every_card_once
from tests.depth import long

NAMES = [monster.id for monster in MONSTERS]
PAIRINGS = [list(pair) for pair in permutations(NAMES, 2)]
ONE_IN = 250
"""About once in a game."""


@pytest.mark.parametrize(
    "pair", [pair if NAMES.index(pair[0]) < NAMES.index(pair[1]) else long(pair) for pair in PAIRINGS], ids="-".join
)
def test_random_games_of_every_pairing_keep_every_promise(pair: list[str]) -> None:
    games = 1 if GAMES < 1000 else -(-GAMES // len(PAIRINGS))
    info = bestiaire.game("duel")
    check_seeds(info, range(games), 2, every_card_once, {"monsters": pair}, ONE_IN)
