"""Orcs Orcs Orcs, OO-047: the fifteen fate cards, whom they move and which special rule they bring."""

from collections import Counter

import pytest

from tests.games.orcs.play import TYPES, card, rule

FATE = {
    "OOF-01": ("weak", "plus_one_life"),
    "OOF-02": ("weak", "no_study"),
    "OOF-03": ("weak", "no_teleport"),
    "OOF-04": ("strong", "plus_one_life"),
    "OOF-05": ("strong", "three_spells"),
    "OOF-06": ("strong", "no_bonus_powers"),
    "OOF-07": ("mighty", "spell_exchange"),
    "OOF-08": ("mighty", "no_teleport"),
    "OOF-09": ("mighty", "three_spells"),
    "OOF-10": ("weak strong", None),
    "OOF-11": ("weak strong", None),
    "OOF-12": ("weak mighty", None),
    "OOF-13": ("weak mighty", None),
    "OOF-14": ("strong mighty", None),
    "OOF-15": ("strong mighty", None),
}
CATEGORY = dict(zip(TYPES, ("weak", "weak", "strong", "strong", "mighty", "mighty"), strict=True))


@rule("OO-047")
def test_the_fate_cards_as_a_whole():
    assert Counter(category for moves, _ in FATE.values() for category in moves.split()) == {
        "weak": 7,
        "strong": 7,
        "mighty": 7,
    }
    assert Counter((len(moves.split()), special is None) for moves, special in FATE.values()) == {
        (1, False): 9,
        (2, True): 6,
    }


@rule("OO-047", "OO-041")
@card("OOF-01", "OOF-02", "OOF-03", "OOF-04", "OOF-05", "OOF-06", "OOF-07", "OOF-08", "OOF-09", "OOF-10", "OOF-11",
      "OOF-12", "OOF-13", "OOF-14", "OOF-15")  # fmt: skip
@pytest.mark.parametrize("fate", FATE)
def test_whom_a_fate_card_moves_and_what_rule_it_brings(orcs, fate):
    moves, special = FATE[fate]
    table = orcs(phase="fate", fate_pile=[fate, "OOF-02" if fate != "OOF-02" else "OOF-01"],
                 board={"2.outer": " ".join(TYPES), "5.inner": " ".join(TYPES)})  # fmt: skip
    moved = sorted(name for name in TYPES if CATEGORY[name] in moves.split())
    assert table.at("2.middle").split() == moved
    assert table.at("2.outer").split() == sorted(set(TYPES) - set(moved))
    assert table.at("5.inner").split() == sorted(set(TYPES) - set(moved))
    assert table.moved == dict.fromkeys(moved, 1)
    assert (table.view()["fate"], table.view()["special"]) == (fate, special)
    (told,) = table.told("fate")
    assert (told["card"], sorted(told["moves"]), told["special"]) == (fate, sorted(moves.split()), special)
