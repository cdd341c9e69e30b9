"""King of Tokyo and Orcs Orcs Orcs as numbers: what their keys and views have that other games' have not."""

from __future__ import annotations

from math import comb

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")

import bestiaire
from bestiaire import rl
from bestiaire.core.errors import BadInput
from bestiaire.rl.game import GameAsNumbers


def test_claims_have_numbers_too() -> None:
    players = [
        {"monster": monster, "mindbugs": 1} for monster in ("space_penguin", "alienoid", "cyber_kitty", "gigazaur")
    ]
    position = {"phase": "fixed", "dice": ["smash", "smash", "1", "2", "3", "3"], "players": players}
    table = bestiaire.table("tokyo", position=position, seed=1)
    assert table.choice is not None
    assert table.choice.claims
    actions = rl.actions("tokyo")
    for seat, claim in table.choice.claims:
        assert claim.key == f"mindbug:token@{seat}"
        assert actions.key(actions.number(claim.key)) == claim.key
    for seat, others in ((2, [1, 1, 0, 0, 0, 0]), (0, [0, 0, 1, 1, 0, 0])):
        assert rl.observe(table.view(seat))["claimants"].tolist() == others


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_way_to_use_nine_hearts_has_a_number(seats: int) -> None:
    """Healing Ray, tokens, and as many hearts as dice can show: nothing offered is without a number. Where there are
    too many ways to be listed, hearts are used one by one."""
    others = [{"hearts": 1} for _ in range(seats - 1)]
    me = {"cards": ["healing_ray"], "poison": 9, "shrink": 9}
    position = {"mindbug": "off", "phase": "resolve", "dice": ["heart"] * 9, "players": [me, *others]}
    table = bestiaire.table("tokyo", position=position, seed=1)
    game = GameAsNumbers("tokyo", seats)
    assert table.choice is not None
    assert table.choice.kind == "hearts"
    mask, numbers = game.mask(table)
    assert mask.sum() == len(numbers) == (comb(9 + seats + 1, 9) if seats < 6 else 1 + 2 + 5)
    assert [game.actions.key(number) for number in numbers] == table.choice.keys


def test_every_set_of_nine_dice_has_a_number() -> None:
    faces = ["1", "1", "2", "2", "3", "3", "heart", "energy", "smash"]
    me = {"cards": ["energy_drink", {"card": "smoke_cloud", "counters": 2}], "energy": 5}
    for rolls in (1, 3):
        position = {"mindbug": "off", "phase": "reroll", "rolls": rolls, "dice": faces, "players": [me, {}]}
        table = bestiaire.table("tokyo", position=position, seed=1)
        mask, numbers = GameAsNumbers("tokyo").mask(table)
        assert mask.sum() == len(numbers) == (3**3 * 2**3 if rolls == 1 else 2 * 3**3 * 2**3 - 1)


def test_seats_are_told_from_the_observer_on_before_there_are_monsters() -> None:
    table = bestiaire.table("tokyo", players=3, seed=1)
    assert table.choice is not None
    for seat in range(3):
        seen = rl.observe(table.view(seat))
        assert seen["asked"].item() == (table.choice.player - seat) % 3 + 1
        assert seen["seats"].item() == 3


def test_an_evolution_hand_is_its_owners_alone() -> None:
    hands = [
        {"monster": "mastermindbug", "hand": ["mind_control"]},
        {"monster": "gigasnail_hydra", "hand": ["scary_face"]},
    ]
    table = bestiaire.table("tokyo", position={"evolutions": True, "players": hands}, seed=1)
    field = rl.schema("tokyo").by_name["players.known"]
    for seat, own in ((0, "mind_control"), (1, "scary_face")):
        seen = rl.observe(table.view(seat))
        assert seen["players.hand"].tolist() == [1, 1, 0, 0, 0, 0]
        assert [field.values[place] for place in np.flatnonzero(seen["players.known"])] == [own]


def test_a_pool_whose_creatures_live_longer_has_more_numbers() -> None:
    usual = rl.actions("orcs")
    assert rl.actions("orcs", {"life_profile": "two_to_six"}) is usual
    assert rl.actions("orcs", {"pool": {"creatures": {"goblin": {"life": 1}}}}) is usual
    larger = rl.actions("orcs", {"pool": {"creatures": {"goblin": {"life": 12}}}})
    assert larger.number("target:goblin@3.inner.12") >= 0
    with pytest.raises(BadInput, match=r"'target:goblin@3.inner.12' has no number in the action space of orcs"):
        usual.number("target:goblin@3.inner.12")


def test_creatures_are_seen_where_they_stand_with_their_damage() -> None:
    hurt = [{"creature": "orc", "damage": 2}, {"creature": "orc", "damage": 1}, "goblin"]
    position = {"phase": "actions", "players": [{"hand": ["smash"]}, {}], "board": {"3": {"middle": hurt}}}
    seen = rl.observe(bestiaire.table("orcs", position=position, seed=1).view(0))
    names = rl.schema("orcs").by_name["board"].values
    there = 2 * 3 + 1
    orc, goblin = names.index("orc"), names.index("goblin")
    assert seen["board"][there, orc] == 2
    assert seen["board"].sum() == 3
    assert (seen["damage"][there, orc], seen["most_damage"][there, orc]) == (3, 2)
    assert seen["damage"][there, goblin] == 0
    assert seen["life"][[goblin, orc]].tolist() == [2, 3]
