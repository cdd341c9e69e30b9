"""Dice, counts of symbols, and the sets that can be chosen of them."""

from __future__ import annotations

from collections import Counter

import pytest

from bestiaire.core.dice import FACES, counted, packed, sets_of, throw, unpacked
from bestiaire.core.rng import seeded
from bestiaire.games.duel.rules.rolling import reroll_options
from bestiaire.games.duel.table.dice import DICE, spaces_for


@pytest.mark.parametrize(("symbols", "spaces"), list(enumerate([0, 0, 0, 1, 2, 3, 4, 5, 6])))
def test_symbols_pull_spaces(symbols: int, spaces: int) -> None:
    assert spaces_for(symbols) == spaces


def test_every_face_is_as_likely_on_every_die() -> None:
    rng = seeded(5)
    throws = [throw(rng, 8) for _ in range(6000)]
    for die in range(8):
        found = Counter(dice[die] for dice in throws)
        assert sorted(found) == list(range(FACES))
        assert max(abs(number - 1000) for number in found.values()) < 150
    pairs = Counter((dice[3], dice[4]) for dice in throws) + Counter((dice[0], dice[1]) for dice in throws)
    assert len(pairs) == 36
    assert max(abs(number - 12000 / 36) for number in pairs.values()) < 100


@pytest.mark.parametrize("number", range(9))
def test_so_many_dice_are_thrown(number: int) -> None:
    assert len(throw(seeded(number), number)) == number


def test_every_set_can_be_chosen_once() -> None:
    dice = (0, 0, 2, 3, 3, 5)
    chosen = sets_of(counted(dice))
    assert len(chosen) == len(set(chosen)) == 3 * 2 * 3 * 2
    keys = [option.key for option in reroll_options(counted(dice))]
    assert len(keys) == len(set(keys)) == 36
    assert keys[-1] == "reroll:none"
    assert "reroll:smash+heart+heart+fame+fame+power" in keys
    for option in reroll_options(counted(dice))[:-1]:
        assert option.name == DICE.spelled(unpacked(option.subject))


@pytest.mark.parametrize("counts", [(0, 0, 0, 0, 0, 0), (1, 2, 3, 0, 1, 1), (8, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 8)])
def test_counts_as_one_number(counts: tuple[int, ...]) -> None:
    assert unpacked(packed(counts)) == counts
