"""King of Tokyo Duel, KD-140 to KD-162: the market, and the end of the turn."""

import pytest

from tests.games.duel.play import at, rule

# --- Phase 3 ----------------------------------------------------------------------------------------------------------


@rule("KD-140", "KD-248")
def test_any_number_of_purchases_and_sweeps_in_any_order(duel):
    deck = ["frenzy", "seismic_test", "monster_coaster", "superconductor"]
    table = duel.buying("snack_time giant_brain", {"energy": 12}, deck=deck)
    table.play("buy:snack_time", "sweep:market", "buy:superconductor")
    assert table.us.energy == 12 - 3 - 2 - 2
    assert table.asked == ("us", "buy")
    table.play("buy:none")
    assert table.active == "them"


@rule("KD-140")
def test_only_what_can_be_paid_is_offered(duel):
    market = "frenzy giant_brain snack_time"
    offered = {
        0: None,
        1: None,
        2: {"buy:snack_time", "sweep:market"},
        3: {"buy:snack_time", "sweep:market"},
        4: {"buy:snack_time", "sweep:market", "buy:giant_brain"},
        6: {"buy:snack_time", "sweep:market", "buy:giant_brain", "buy:frenzy"},
    }
    for energy, keys in offered.items():
        table = duel.buying(market, {"energy": energy})
        if keys is None:
            assert table.active == "them"
        else:
            assert table.options == {*keys, "buy:none"}


@rule("KD-141")
def test_the_price_is_one_less_on_the_last_slot(duel):
    table = duel.buying("photoshoot superconductor", {"energy": 1})
    assert table.prices == {"superconductor": 1}
    table.play("buy:superconductor")
    assert table.us.energy == 0


@rule("KD-142")
def test_the_order_of_a_purchase(duel):
    keep = {"keep": ["breaking_news"], "energy": 7}
    table = duel.buying("giant_brain cannonball", keep, deck=["frenzy"])
    table.play("buy:cannonball", "place:destruction@4")
    shown = ["buy", "reveal", "place", "pull", "hits", "gain_energy"]
    assert table.kinds(*shown) == ["buy", "reveal", "place", "pull", "pull", "hits", "gain_energy"]
    assert table.lies("discard") == ["cannonball"]
    assert table.us.keep == ["breaking_news"]


@rule("KD-142", "KD-236")
def test_a_card_lies_in_front_of_its_buyer_when_its_purchase_is_over(duel):
    table = duel.buying("unchained", {"keep": ["breaking_news"]}, buzz=[at("fish", "fame", -1)])
    table.play("buy:unchained")
    assert table.us.keep == ["breaking_news"]
    table.play("place:destruction@3")
    assert table.bonuses() == ["heart"], "Unchained did not work yet"
    assert table.us.keep == ["breaking_news", "unchained"]


@rule("KD-143")
def test_a_keep_card_works_at_once_and_there_is_no_limit(duel):
    many = ["scrappy", "giant_brain", "extra_head", "camouflage", "thunder_stomp", "regeneration", "in_shape"]
    table = duel.buying("snack_time breaking_news", {"keep": many, "energy": 9, "life": 3})
    table.play("buy:breaking_news", "place:destruction@4")
    assert table.us.keep == [*many, "breaking_news"]
    table.play("buy:snack_time")
    assert table.pulls() == [("fame", 1)]
    assert table.us.life == 7, "three, and one for Regeneration"


@rule("KD-144")
def test_the_market_slides_and_the_new_card_can_be_bought_at_once(duel):
    table = duel.buying("superconductor snack_time giant_brain", deck=["camouflage", "in_shape", "thunder_stomp"])
    table.play("buy:giant_brain")
    assert table.lies("market") == ["camouflage", "superconductor", "snack_time"]
    table.play("buy:superconductor")
    assert table.lies("market") == ["in_shape", "camouflage", "snack_time"]
    table.play("buy:in_shape")
    assert table.lies("market") == ["thunder_stomp", "camouflage", "snack_time"]
    assert table.prices == {"thunder_stomp": 4, "camouflage": 4, "snack_time": 2}
    table.play("buy:snack_time")
    assert table.prices["camouflage"] == 3, "one after the other on the cheap slot"


@rule("KD-145")
def test_a_sweep_costs_two_and_brings_three_new_cards(duel):
    deck = ["frenzy", "giant_brain", "camouflage", "in_shape", "thunder_stomp"]
    table = duel.buying("superconductor snack_time too_cute", {"energy": 5}, deck=deck)
    table.play("sweep:market")
    assert table.us.energy == 3
    assert sorted(table.lies("discard")) == ["snack_time", "superconductor", "too_cute"]
    assert sorted(table.lies("market")) == ["camouflage", "frenzy", "giant_brain"]
    table.play("sweep:market")
    assert sorted(table.lies("market")) == ["in_shape", "thunder_stomp"], "as many as the deck has"


@rule("KD-145")
def test_an_empty_market_cannot_be_swept(duel):
    table = duel.buying("snack_time", {"energy": 9})
    table.play("buy:snack_time")
    assert table.active == "them", "nothing to do with 7 energy"


@rule("KD-145")
@pytest.mark.parametrize(("option", "again"), [("unlimited", True), ("once_per_turn", False)])
def test_how_often_the_market_is_swept(option, again, duel):
    deck = ["extra_head", "giant_brain", "camouflage"]
    table = duel.buying("frenzy", {"energy": 9}, deck=deck, options={"sweep_limit": option})
    table.play("sweep:market")
    assert ("sweep:market" in table.options) == again


@rule("KD-146")
@pytest.mark.parametrize(
    ("keys", "energy"), [(["buy:none"], 6), (["sweep:market", "buy:none"], 4), (["buy:snack_time", "buy:none"], 3)]
)
def test_who_buys_nothing_gains_an_energy(keys, energy, duel):
    table = duel.buying("superconductor snack_time", {"energy": 5}, deck=["giant_brain", "camouflage"])
    table.play(*keys)
    assert table.active == "them"
    assert table.us.energy == energy
    assert len(table.told("nothing_bought")) == (energy != 3)


@rule("KD-146", "KD-147")
def test_a_purchase_at_the_start_of_the_turn_counts(duel):
    table = duel({"keep": ["made_in_a_lab"], "energy": 4, "penalty": 6}, market=["snack_time"])
    table.play("buy:snack_time")
    assert table.active == "them"
    assert table.us.energy == 3


@rule("KD-147", "KD-240")
def test_made_in_a_lab_takes_one_more_off_and_sweeps_nothing(duel):
    table = duel({"keep": ["made_in_a_lab"], "energy": 3}, market=["frenzy", "giant_brain", "superconductor"])
    assert table.asked == ("us", "made_in_a_lab")
    assert table.options == {"buy:giant_brain", "buy:superconductor", "buy:none"}
    assert table.prices == {"giant_brain": 3, "superconductor": 1}, "2 - 1 - 1, but at least 1"
    table.play("buy:superconductor")
    assert table.us.energy == 2
    assert table.asked == ("us", "reroll"), "one card at most"


@rule("KD-148", "KD-249")
def test_alien_metabolism_takes_a_card_out_of_the_market_for_nothing(duel):
    table = duel.buying("frenzy snack_time too_cute", {"keep": ["alien_metabolism"], "energy": 0}, deck=["in_shape"])
    assert table.options == {f"alien_metabolism:{card}" for card in ("frenzy", "snack_time", "too_cute")} | {"buy:none"}
    table.play("alien_metabolism:snack_time")
    assert table.lies("market") == ["in_shape", "frenzy", "too_cute"]
    assert table.lies("discard") == ["snack_time"]
    assert table.us.energy == 1, "nothing was bought"


@rule("KD-149")
def test_an_empty_deck_fills_nothing_and_cards_still_slide(duel):
    table = duel.buying("giant_brain frenzy snack_time", discard=["camouflage"])
    table.play("buy:frenzy")
    assert table.lies("market") == ["giant_brain", "snack_time"]
    table.play("buy:snack_time")
    assert table.lies("market") == ["giant_brain"]
    assert table.prices == {"giant_brain": 3}, "the last one lies on the cheap slot"


@rule("KD-149")
def test_the_discard_pile_becomes_the_deck_by_the_other_reading(duel):
    options = {"deck_exhausted": "reshuffle_discard"}
    table = duel.buying("giant_brain frenzy", discard=["camouflage", "in_shape"], options=options)
    table.play("buy:giant_brain")
    assert len(table.told("reshuffle")) == 1
    assert len(table.lies("market")) + len(table.lies("deck")) == 3
    assert table.lies("discard") == []


@rule("KD-150")
def test_a_purchase_ends_where_the_game_ends(duel):
    lost = duel.buying("hors_doeuvres", {"life": 3}, destruction=-5)
    lost.play("buy:hors_doeuvres", "place:fame@5")
    assert lost.won == ([1], "life")
    assert lost.pulls() == []
    won = duel.buying("cannonball", {"energy": 6}, {"life": 1}, fame=-6)
    won.play("buy:cannonball", "place:fame@5")
    assert won.won == ([0], "victory")
    assert (won.them.life, won.us.energy) == (1, 0)


@rule("KD-151")
def test_an_extra_die_got_after_the_throw_serves_from_the_next_turn(duel):
    table = duel.buying("frenzy extra_head", {"energy": 12})
    table.play("buy:extra_head", "buy:frenzy")
    assert table.active == "us"
    assert len(table.lies("dice")) == 7


@rule("KD-151", "KD-217")
def test_a_card_swapped_away_stops_working_at_once(duel):
    us = {"keep": ["gentle_giant", "antimatter_pellets"], "monster": "meka_dragon"}
    table = duel.rolled("5 heart", us, {"keep": ["unstable_dna"]})
    assert table.asked == ("them", "unstable_dna")
    table.play("unstable_dna:gentle_giant")
    assert table.us.keep == ["antimatter_pellets", "unstable_dna"]
    assert ("fame", 1) not in table.pulls()


# --- Phase 4 ----------------------------------------------------------------------------------------------------------


@rule("KD-160")
@pytest.mark.parametrize(("energy", "spaces"), [(5, 0), (6, 1), (12, 1), (13, 2), (20, 3)])
def test_electrical_aura_pulls_for_every_seven_energy(energy, spaces, duel):
    table = duel.buying("", {"keep": ["electrical_aura"], "energy": energy})
    assert table.active == "them"
    assert table.us.energy == energy + 1, "counted with the energy for buying nothing, and not spent"
    assert table.pulls() == ([("destruction", spaces)] if spaces else [])


@rule("KD-160")
def test_energy_met_on_the_way_does_not_make_the_pull_longer(duel):
    table = duel.buying(
        "", {"keep": ["electrical_aura"], "energy": 5}, bought=True, buzz=[at("tiger", "destruction", -1)]
    )
    assert table.pulls() == []
    table = duel.buying(
        "", {"keep": ["electrical_aura"], "energy": 13}, bought=True, buzz=[at("tiger", "destruction", -1)]
    )
    assert table.pulls() == [("destruction", 1)]
    assert table.us.energy == 14


@rule("KD-161", "KD-231")
def test_the_rival_is_next_unless_frenzy_was_bought(duel):
    table = duel.buying("frenzy giant_brain", {"energy": 9, "keep": ["electrical_aura"]})
    table.play("buy:giant_brain", "buy:frenzy")
    assert table.active == "us"
    assert len(table.told("extra_turn")) == 1
    plain = duel.buying("giant_brain")
    plain.play("buy:giant_brain")
    assert plain.active == "them"


@rule("KD-162", "KD-240")
def test_a_hibernated_turn_has_no_phases(duel):
    table = duel(
        {"keep": ["hibernation", "electrical_aura"], "life": 5, "energy": 20, "dice_tokens": 1}, market=["frenzy"]
    )
    assert table.asked == ("us", "hibernation")
    assert table.options == {"hibernation:keep", "hibernation:discard"}
    table.play("hibernation:keep")
    assert table.active == "them"
    assert (table.us.life, table.us.energy, table.us.dice_tokens) == (11, 20, 1)
    assert table.pulls() == []
    assert table.us.keep == ["hibernation", "electrical_aura"]
    assert not [event for event in table.told("roll") if event["seat"] == 0]


@rule("KD-162")
def test_an_extra_turn_won_before_hibernating_is_played(duel):
    table = duel({"keep": ["hibernation", "made_in_a_lab"], "life": 5, "energy": 5}, market=["frenzy"])
    table.play("first:made_in_a_lab", "buy:frenzy", "hibernation:keep")
    assert table.active == "us"
    assert table.us.life == 11
    assert table.options == {"hibernation:keep", "hibernation:discard"}
