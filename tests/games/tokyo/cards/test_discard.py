"""King of Tokyo: Discard cards."""

import pytest

from tests.games.tokyo.play import BAY, CITY, MIND, card


def bought(tokyo, name, us, *others, **fields):
    table = tokyo.buying(name, {"energy": 9, **us}, *others, **fields)
    table.play(f"buy:{name}")
    return table


@card("apartment_building", "commuter_train", "corner_store", "skyscraper")
@pytest.mark.parametrize(
    ("name", "vp"), [("apartment_building", 3), ("commuter_train", 2), ("corner_store", 1), ("skyscraper", 4)]
)
def test_buildings_are_points(name, vp, tokyo):
    table = bought(tokyo, name, {}, CITY)
    assert table.vp[0] == vp
    assert table.lies("discard") == [name]


@card("jet_fighters", "national_guard", "tank")
@pytest.mark.parametrize(("name", "vp", "hearts"), [("jet_fighters", 5, 6), ("national_guard", 2, 8), ("tank", 4, 7)])
def test_armies_cost_hearts(name, vp, hearts, tokyo):
    table = bought(tokyo, name, {}, CITY)
    assert (table.vp[0], table.hearts) == (vp, [hearts, 10, 10])
    assert table.kinds("gain_vp", "lose_hearts") == ["gain_vp", "lose_hearts"]


@card("death_from_above")
def test_death_from_above_takes_tokyo_city(tokyo):
    table = bought(tokyo, "death_from_above", {}, CITY, BAY, {}, {})
    assert table.places == ["city", "outside", "outside", "outside", "outside"]
    assert table.vp[0] == 3, "2, and the usual point for entering"


@card("death_from_above")
def test_death_from_above_for_who_is_in_tokyo_already(tokyo):
    from_bay = bought(tokyo, "death_from_above", BAY, CITY, {}, {}, {})
    assert from_bay.places[:2] == ["city", "outside"]
    assert from_bay.vp[0] == 2
    from_city = bought(tokyo, "death_from_above", CITY, BAY, {}, {}, {})
    assert from_city.places[:2] == ["city", "outside"]
    assert from_city.vp[0] == 2


@card("death_from_above", "interdimensional_portal")
def test_death_from_above_is_a_departure_for_the_portal(tokyo):
    portal = {**CITY, "monster": MIND, "evolutions": "interdimensional_portal"}
    table = tokyo.evolved({"energy": 5}, portal, make=tokyo.buying, display="death_from_above")
    table.play("buy:death_from_above")
    assert table.asked == (1, "portal")
    assert table.places[0] == "outside", "the expelled leave before the buyer enters"
    table.play("portal:energy")
    assert table.energy[1] == 2
    assert table.places[:2] == ["city", "outside"]


@card("energize")
def test_energize_gives_nine_energy(tokyo):
    table = bought(tokyo, "energize", {"energy": 8}, CITY)
    assert table.energy[0] == 9


@card("evacuation_orders")
def test_evacuation_orders_cost_the_others_five_points(tokyo):
    table = bought(tokyo, "evacuation_orders", {"vp": 8}, {"vp": 7}, {"vp": 4}, {**CITY, "vp": 5})
    assert table.vp == [8, 2, 0, 0]


@card("flame_thrower")
def test_flame_thrower_burns_everybody_else(tokyo):
    table = bought(tokyo, "flame_thrower", {}, CITY, {"cards": "deadly_shell"})
    assert table.hearts == [10, 8, 8]
    assert {event["attacker"] for event in table.told("lose_hearts")} == {0}


@card("frenzy_card")
def test_the_frenzy_card_is_another_turn(tokyo):
    table = bought(tokyo, "frenzy_card", {"energy": 7, "cards": "herbivore"}, CITY)
    assert table.is_turn_of(0)
    assert table.vp[0] == 1, "the turn was finished normally first"
    assert table.told("extra_turn")[0]["reason"] == "frenzy_card"
    table.finish_turn()
    assert table.active == 1


@card("frenzy_card")
def test_the_frenzy_card_may_end_the_turn_at_once(tokyo):
    us = {"energy": 7, "cards": "herbivore", "poison": 1}
    table = bought(tokyo, "frenzy_card", us, CITY, options={"frenzy_card_ends_turn_now": True})
    assert table.is_turn_of(0)
    assert (table.vp[0], table.hearts[0]) == (0, 10), "the end-of-turn effects are skipped"


@card("gas_refinery")
def test_gas_refinery(tokyo):
    table = bought(tokyo, "gas_refinery", {}, CITY)
    assert (table.vp[0], table.hearts) == (2, [10, 7, 7])


@card("heal_card")
def test_heal_gives_two_hearts_in_tokyo_too(tokyo):
    assert bought(tokyo, "heal_card", {**CITY, "hearts": 5}).hearts[0] == 7
    assert bought(tokyo, "heal_card", {"hearts": 9}, CITY).hearts[0] == 10


@card("high_altitude_bombing")
def test_high_altitude_bombing_hits_everybody(tokyo):
    table = bought(tokyo, "high_altitude_bombing", {}, CITY)
    assert table.hearts == [7, 7, 7]


@card("nuclear_power_plant")
def test_nuclear_power_plant(tokyo):
    table = bought(tokyo, "nuclear_power_plant", {**CITY, "hearts": 5})
    assert (table.vp[0], table.hearts[0]) == (2, 8)


@card("vast_storm")
def test_vast_storm_takes_half_of_the_energy_rounded_down(tokyo):
    table = bought(tokyo, "vast_storm", {"energy": 6}, {**CITY, "energy": 7}, {"energy": 1}, {"energy": 4})
    assert table.vp[0] == 2
    assert table.energy == [0, 4, 1, 2]
