"""King of Tokyo: what a second copy adds, card by card, and which cards work for a Mindbugger."""

import pytest

from tests.games.tokyo.play import CITY, rule


def twice(card, seat=0):
    """The cards of an owner whose Mimic copies another card of its own."""
    return {"mimicked": {"card": card, "seat": seat}}


POINTS = {
    "gourmet": ("111223", 1 + 2 + 2),
    "detritivore": ("112233", 2 + 2),
    "complete_destruction": ("123hes", 9 + 9),
    "alpha_monster": ("11223s", 1 + 1),
}
SMASHES = {
    "acid_attack": ("112233", 2),
    "no_brain": ("112233", 2),
    "burrowing": ("112233", 2),
    "poison_quills": ("222113", 4),
    "spiked_tail": ("11223s", 3),
    "urbavore": ("11223s", 3),
}


@rule("KT-145")
@pytest.mark.parametrize("card", POINTS)
def test_a_second_copy_scores_again(card, tokyo):
    dice, vp = POINTS[card]
    table = tokyo.rolled(dice, {**CITY, "cards": [card, "mimic"]}, **twice(card))
    table.resolve()
    assert table.vp[0] == vp


@rule("KT-145")
@pytest.mark.parametrize("card", SMASHES)
def test_a_second_copy_smashes_again(card, tokyo):
    dice, amount = SMASHES[card]
    table = tokyo.rolled(dice, {**CITY, "cards": [card, "mimic"]}, **twice(card))
    table.resolve()
    assert table.hearts[1:] == [10 - amount, 10 - amount]


@rule("KT-145", "KT-151")
@pytest.mark.parametrize(
    ("card", "energy", "vp", "left"),
    [
        ("herbivore", 1, 2, 1),
        ("rooting_for_the_underdog", 1, 2, 1),
        ("energy_hoarder", 7, 2, 7),
        ("solar_powered", 0, 0, 2),
    ],
)
def test_a_second_copy_at_the_end_of_the_turn(card, energy, vp, left, tokyo):
    us = {"cards": [card, "mimic"], "energy": energy}
    table = tokyo.ending(us, {"vp": 5}, {**CITY, "vp": 5}, **twice(card))
    assert (table.vp[0], table.energy[0]) == (vp, left)


@rule("KT-145", "KT-096")
def test_second_copies_of_what_follows_a_loss(tokyo):
    eater = tokyo.rolled(
        "11223s", {**CITY, "cards": "eater_of_the_dead mimic"}, {"hearts": 1}, {}, {}, **twice("eater_of_the_dead")
    )
    assert eater.vp[0] == 6
    stronger = {"cards": "were_only_making_it_stronger mimic"}
    table = tokyo.rolled("1122ss", CITY, stronger, **twice("were_only_making_it_stronger", 1))
    assert table.energy[1] == 2
    ray = tokyo.rolled("11223s", {**CITY, "cards": "shrink_ray mimic"}, **twice("shrink_ray"))
    assert [ray[seat].shrink for seat in range(3)] == [0, 2, 2]


@rule("KT-145")
def test_second_copies_of_rolls(tokyo):
    table = tokyo.rolling("112233", {**CITY, "cards": "free_will mimic"}, **twice("free_will"))
    assert table.question["rolls_left"] == 4


@rule("KT-145")
def test_second_copies_that_add_nothing(tokyo):
    ray = tokyo.rolled(
        "h11223", {**CITY, "cards": "healing_ray mimic"}, {"hearts": 8, "energy": 9}, **twice("healing_ray")
    )
    ray.play("hearts:ray@1")
    assert (ray.hearts[1], ray.energy[1]) == (9, 7)
    drink = tokyo.rolling(
        "111111", {**CITY, "cards": "energy_drink mimic", "energy": 1}, rolls=3, **twice("energy_drink")
    )
    assert all(key.startswith(("energy_drink:", "reroll:none")) for key in drink.options)
    drink.play("energy_drink:1")
    assert drink.told("pay_energy")[0]["amount"] == 1
    owner = {"cards": "opportunist mimic", "energy": 3}
    opportunist = tokyo.buying("corner_store", {"energy": 3}, CITY, owner, deck="heal_card", **twice("opportunist", 2))
    opportunist.play("buy:corner_store")
    assert opportunist.asked == (2, "opportunist")
    opportunist.play("buy:none")
    assert opportunist.is_turn_of(1), "asked once"
    nova = tokyo.rolled("11223s", {**CITY, "cards": "nova_breath mimic"}, **twice("nova_breath"))
    assert nova.hearts == [10, 9, 9]


@rule("KT-145", "KT-102")
def test_two_children_are_one(tokyo):
    them = {"hearts": 1, "cards": "it_has_a_child mimic"}
    table = tokyo.rolled("11223s", CITY, them, **twice("it_has_a_child", 1))
    assert (table.hearts[1], table[1].cards) == (10, [])
    assert sorted(table.lies("discard")) == ["it_has_a_child", "mimic"]
    assert table.lies("mimicked") is None


# --- For a Mindbugger -------------------------------------------------------------------------------------------------


def taken(tokyo, dice, cards, us=None, **fields):
    """Seat 1, in Tokyo, takes the result of seat 0."""
    table = tokyo.fixed(dice, us or {}, {**CITY, "mindbugs": 1, "cards": cards}, **fields)
    while table.asked != (1, "mindbug"):
        table.decline()
    table.play("mindbug:token")
    return table


@rule("KM-025")
@pytest.mark.parametrize(
    ("card", "dice", "vp"),
    [
        ("gourmet", "111223", 3),
        ("detritivore", "112233", 2),
        ("complete_destruction", "123hes", 9),
        ("alpha_monster", "11223s", 1),
    ],
)
def test_cards_that_score_for_a_mindbugger(card, dice, vp, tokyo):
    table = taken(tokyo, dice, [card])
    table.resolve()
    assert table.vp[1] == vp
    assert table.vp[0] == 0


@rule("KM-025")
@pytest.mark.parametrize(
    ("card", "dice", "hearts"),
    [
        ("acid_attack", "112233", [9, 10, 9]),
        ("no_brain", "112233", [9, 10, 9]),
        ("burrowing", "112233", [9, 10, 9]),
        ("poison_quills", "222113", [8, 10, 8]),
        ("spiked_tail", "11223s", [8, 10, 8]),
        ("urbavore", "11223s", [8, 10, 8]),
        ("fire_breathing", "11223s", [8, 10, 8]),
    ],
)
def test_cards_that_hit_for_a_mindbugger(card, dice, hearts, tokyo):
    table = taken(tokyo, dice, [card])
    table.resolve()
    assert table.hearts == hearts


@rule("KM-025", "KM-033")
def test_cards_that_buy_for_a_mindbugger(tokyo):
    table = taken(tokyo, "eeeee1", "friend_of_children alien_origin media_friendly", display="skyscraper")
    assert table.asked == (1, "buy")
    assert table.energy[1] == 6
    assert table.prices == {"buy:skyscraper": 5}
    table.play("buy:skyscraper")
    assert table.vp[1] == 5


@rule("KM-026")
@pytest.mark.parametrize(
    "card",
    [
        "herd_culler",
        "plot_twist",
        "stretchy",
        "background_dweller",
        "giant_brain",
        "energy_drink",
        "smoke_cloud",
        "extra_head",
    ],
)
def test_cards_of_phase_one_do_nothing_for_a_mindbugger(card, tokyo):
    table = tokyo.fixed("112233", {}, {**CITY, "mindbugs": 1, "cards": [card]})
    table.play("mindbug:token")
    assert table.is_turn_of(0)
    assert (table.vp[1], table.hearts) == (0, [10, 10, 10])
    assert len(table.lies("dice")) == 6


@rule("KM-026")
def test_a_mindbugger_with_mimic_does_not_move_its_token(tokyo):
    table = taken(tokyo, "112233", "mimic wings jets", mimicked={"card": "wings", "seat": 1})
    assert table.is_turn_of(0)
    assert table.lies("mimicked") == {"card": "wings", "seat": 1}


@rule("KM-025")
def test_defences_work_whoever_resolves(tokyo):
    table = tokyo.fixed("1122ss", {**CITY, "cards": "jets"}, {"mindbugs": 1}, {"cards": "eater_of_the_dead"})
    table.play("mindbug:token")
    assert table.asked == (0, "loss")
    table.play("jets:yield")
    assert table.hearts[0] == 10
    assert table.places[:2] == ["outside", "city"]
    assert table.is_turn_of(0)
