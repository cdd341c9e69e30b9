"""King of Tokyo, KT-130 to KT-148: phase 4, and Mimic."""

import pytest

from tests.games.tokyo.play import BAY, CITY, SHARKY, rule

# --- The buy phase ----------------------------------------------------------------------------------------------------


@rule("KT-130")
def test_what_can_be_done_in_the_buy_phase(tokyo):
    us = {"energy": 5, "cards": "made_in_a_lab parasitic_tentacles"}
    table = tokyo.buying(
        "wings tank heal_card", us, {**CITY, "cards": "jets nova_breath deadly_shell"}, deck="corner_store"
    )
    assert table.asked == (0, "buy")
    assert table.options == {
        "buy:tank",
        "buy:heal_card",
        "look:deck",
        "tentacles:jets@1",
        "sweep:display",
        "buy:none",
    }
    assert table.prices["tentacles:jets@1"] == 5


@rule("KT-130")
def test_who_can_do_nothing_is_not_asked(tokyo):
    assert tokyo.buying("wings tank heal_card", {"energy": 1}, CITY).is_turn_of(1)


@rule("KT-130")
def test_one_buys_as_long_as_the_energy_lasts(tokyo):
    table = tokyo.buying("corner_store heal_card tank", {"energy": 7}, CITY, deck="skyscraper jets")
    table.play("buy:corner_store")
    assert table.options == {"buy:heal_card", "buy:tank", "sweep:display", "buy:none"}
    table.play("buy:tank")
    assert table[0].energy == 0
    assert table.is_turn_of(1)


@rule("KT-131", "KT-132")
def test_the_slot_is_refilled_before_the_card_takes_effect(tokyo):
    us = {"energy": 5, "cards": "media_friendly"}
    table = tokyo.buying("tank corner_store jets", us, {}, CITY, deck="skyscraper wings")
    table.play("buy:tank")
    kinds = table.kinds("buy", "gain_vp", "reveal", "lose_hearts")
    assert kinds == ["buy", "gain_vp", "reveal", "gain_vp", "lose_hearts"]
    assert table.gains() == [(0, 1), (0, 4)]
    assert table.lies("display") == ["skyscraper", "corner_store", "jets"]
    assert table.lies("discard") == ["tank"]
    assert table[0].cards == ["media_friendly"]


@rule("KT-131")
def test_a_card_that_takes_effect_is_in_no_pile(tokyo):
    table = tokyo.buying("treasure", {"energy": 3}, CITY, deck="wings", discard="strange_design")
    table.play("buy:treasure")
    assert table.asked == (0, "treasure")
    assert table.lies("discard") == ["strange_design"]
    table.play("treasure:none")
    assert table.lies("discard") == ["strange_design", "treasure"]


@rule("KT-132")
def test_the_new_card_is_available_at_once(tokyo):
    table = tokyo.buying("corner_store wings jets", {"energy": 5}, CITY, deck="solar_powered tank")
    table.play("buy:corner_store")
    assert table.options == {"buy:solar_powered", "sweep:display", "buy:none"}


@rule("KT-133")
def test_two_energy_sweep_the_display(tokyo):
    table = tokyo.buying("wings jets tank", {"energy": 4}, CITY, deck="mimic extra_head solar_powered energize")
    assert "sweep:display" in table.options
    table.play("sweep:display")
    assert table[0].energy == 2
    assert sorted(table.lies("discard")) == ["jets", "tank", "wings"]
    assert table.lies("display") == ["mimic", "extra_head", "solar_powered"]
    assert table.options == {"buy:solar_powered", "sweep:display", "buy:none"}, "it may be repeated"


@rule("KT-134")
def test_an_empty_deck_is_made_of_the_discard_pile(tokyo):
    table = tokyo.buying("corner_store wings jets", {"energy": 4}, CITY, discard="tank heal_card")
    table.play("buy:corner_store")
    assert table.told("reshuffle")[0]["amount"] == 2
    assert table.lies("display")[0] in ("tank", "heal_card")
    nothing = tokyo.buying("corner_store wings jets", {"energy": 3}, CITY)
    nothing.play("buy:corner_store")
    assert nothing.lies("display") == ["wings", "jets"], "it stays short"


@rule("KT-135")
def test_opportunist_buys_what_is_revealed(tokyo):
    owner = {"cards": "opportunist", "energy": 6}
    table = tokyo.buying("corner_store wings jets", {"energy": 3}, CITY, owner, deck="heal_card solar_powered tank")
    table.play("buy:corner_store")
    assert table.asked == (2, "opportunist")
    assert table.options == {"buy:heal_card", "buy:none"}
    table.play("buy:heal_card")
    assert table.energy[2] == 3
    assert table.asked == (2, "opportunist"), "each replacement is a new reveal"
    assert table.options == {"buy:solar_powered", "buy:none"}
    table.play("buy:none")
    assert table.is_turn_of(1)


@rule("KT-135")
def test_opportunist_after_a_sweep_may_buy_several(tokyo):
    owner = {"cards": "opportunist", "energy": 9}
    table = tokyo.buying(
        "wings jets tank", {"energy": 2}, CITY, owner, deck="heal_card corner_store solar_powered metamorph"
    )
    table.play("sweep:display")
    assert table.asked == (2, "opportunist")
    assert table.options == {"buy:heal_card", "buy:corner_store", "buy:solar_powered", "buy:none"}
    table.play("buy:corner_store")
    assert table.asked == (2, "opportunist")
    still_there = {"buy:heal_card", "buy:solar_powered"}
    assert table.options == {*still_there, "buy:metamorph", "buy:none"}, "the replacement is a new reveal"
    table.play("buy:none")
    assert table.is_turn_of(1)


@rule("KT-135")
def test_opportunists_come_clockwise(tokyo):
    first, second = {"cards": "opportunist", "energy": 9}, {**CITY, "cards": "mimic", "energy": 9}
    table = tokyo.buying(
        "corner_store wings jets",
        {"energy": 3},
        first,
        second,
        deck="heal_card tank",
        mimicked={"card": "opportunist", "seat": 1},
    )
    table.play("buy:corner_store")
    assert table.asked == (1, "opportunist")
    table.play("buy:none")
    assert table.asked == (2, "opportunist")
    table.play("buy:none")
    assert table.is_turn_of(1)


@rule("KT-135")
def test_opportunist_adds_nothing_on_ones_own_turn(tokyo):
    us = {"cards": "opportunist", "energy": 6}
    table = tokyo.buying("corner_store wings jets", us, CITY, deck="heal_card tank")
    table.play("buy:corner_store")
    assert table.asked == (0, "buy")


@rule("KT-136")
def test_a_second_copy_works_again(tokyo):
    us = {"energy": 14}
    table = tokyo.buying("extra_head extra_head", us, CITY)
    table.play("buy:extra_head", "buy:extra_head")
    assert table[0].cards == ["extra_head", "extra_head"]
    assert len(tokyo({**CITY, "cards": "extra_head extra_head"}).lies("dice")) == 8


@rule("KT-137")
def test_restrictions_are_checked_before_paying(tokyo):
    shop = "free_will miraculous_mindbug"
    assert tokyo.buying(shop, {"energy": 6, "mindbugs": 1, "hearts": 4}, CITY).options == {"sweep:display", "buy:none"}
    free = tokyo.buying(shop, {"energy": 6, "hearts": 3}, CITY)
    assert free.options == {"buy:free_will", "buy:miraculous_mindbug", "sweep:display", "buy:none"}


@rule("KT-138")
def test_points_come_before_the_loss_of_hearts(tokyo):
    table = tokyo.buying("gas_refinery", {"energy": 6}, {}, CITY)
    table.play("buy:gas_refinery")
    assert table.kinds("gain_vp", "lose_hearts") == ["gain_vp", "lose_hearts", "lose_hearts"]


@rule("KT-139")
@pytest.mark.parametrize(
    ("cards", "tokens", "price"), [("", 0, 3), ("", 2, 7), ("alien_origin", 2, 6), ("alien_origin", 0, 2)]
)
def test_discounts_come_after_surcharges(cards, tokens, price, tokyo):
    table = tokyo.buying("no_brain", {"energy": 9, "cards": cards, "mindbugs": tokens}, CITY)
    assert table.prices["buy:no_brain"] == price


@rule("KT-139")
def test_a_discount_of_this_turn_is_for_who_has_it(tokyo):
    owner = {"cards": "opportunist alien_origin", "energy": 6}
    table = tokyo.buying("corner_store wings jets", {"energy": 3}, CITY, owner, deck="heal_card tank", discount=3)
    assert table.prices["buy:corner_store"] == 0
    table.play("buy:corner_store")
    table.asks(2, "opportunist")
    assert table.prices["buy:heal_card"] == 2, "its own discount alone"


@rule("KT-139")
def test_an_opportunists_purchase_is_a_purchase(tokyo):
    owner = {"cards": "opportunist media_friendly", "energy": 6}
    table = tokyo.buying("corner_store wings jets", {"energy": 3}, CITY, owner, deck="heal_card tank")
    table.play("buy:corner_store", "buy:heal_card")
    assert table.vp[2] == 1


@rule("KT-140")
def test_looking_is_free_and_done_once(tokyo):
    us = {"energy": 6, "cards": "made_in_a_lab"}
    table = tokyo.buying("wings jets energize", us, CITY, deck="corner_store tank heal_card")
    assert "look:deck" in table.options
    table.play("look:deck")
    assert table[0].energy == 6
    assert table.options == {"buy:wings", "buy:jets", "lab:corner_store", "sweep:display", "buy:none"}
    table.play("lab:corner_store")
    assert table[0].vp == 1
    assert table.lies("display") == ["wings", "jets", "energize"], "no slot is emptied"
    assert "look:deck" not in table.options
    assert not any(key.startswith("lab:") for key in table.options)


@rule("KT-140")
def test_the_card_looked_at_is_lost_when_the_top_changes(tokyo):
    us = {"energy": 9, "cards": "made_in_a_lab"}
    table = tokyo.buying("solar_powered jets energize", us, CITY, deck="corner_store tank heal_card")
    table.play("look:deck", "buy:solar_powered")
    assert not any(key.startswith("lab:") for key in table.options)
    assert "buy:corner_store" in table.options


@rule("KT-141")
def test_a_short_display_may_be_swept(tokyo):
    table = tokyo.buying("wings", {"energy": 2}, CITY, deck="jets tank")
    assert table.options == {"sweep:display", "buy:none"}
    table.play("sweep:display")
    assert sorted(table.lies("display")) in (["jets", "tank", "wings"], ["jets", "tank"])


# --- Mimic ------------------------------------------------------------------------------------------------------------


@rule("KT-145")
def test_mimic_copies_a_keep_card_of_anybody(tokyo):
    us = {"energy": 8, "cards": "herbivore deadly_shell"}
    table = tokyo.buying("mimic", us, {**CITY, "cards": "acid_attack"}, {"cards": "legendary_hunter"})
    table.play("buy:mimic")
    assert table.asked == (0, "mimic")
    assert table.options == {"mimic:herbivore@0", "mimic:acid_attack@1"}
    table.play("mimic:acid_attack@1")
    assert table.lies("mimicked") == {"card": "acid_attack", "seat": 1}
    assert table.vp[0] == 1, "Herbivore, once"


@rule("KT-145")
def test_two_copies_add_up(tokyo):
    us = {"cards": "acid_attack mimic"}
    table = tokyo.rolled("112233", us, CITY, mimicked={"card": "acid_attack", "seat": 0})
    assert table.hearts[1] == 8


@rule("KT-145")
@pytest.mark.parametrize(
    ("copied", "check"),
    [
        ("even_bigger", lambda table: table[0].hearts == 12),
        ("smoke_cloud", lambda table: table[0].counters.get("mimic") == 3),
        ("battery_monster", lambda table: table[0].counters.get("mimic") == 6),
    ],
)
def test_what_happens_on_purchase_happens_for_the_copy_too(copied, check, tokyo):
    table = tokyo.buying("mimic", {"energy": 8}, {**CITY, "cards": [copied, "wings"]})
    table.play("buy:mimic", f"mimic:{copied}@1")
    assert check(table)


@rule("KT-145")
def test_a_copy_has_its_own_use(tokyo):
    us = {"cards": "herd_culler mimic"}
    table = tokyo(us, CITY, phase="fixed", dice="112233", mimicked={"card": "herd_culler", "seat": 0})
    table.play("herd_culler:2")
    assert table.asked == (0, "change")
    assert "herd_culler:2" in table.options
    table.play("herd_culler:2")
    assert table.vp[0] == 2


@rule("KT-146")
def test_a_blank_mimic_may_be_put_on_any_keep_card(tokyo):
    table = tokyo({"cards": "mimic herbivore", "energy": 1}, {**CITY, "cards": "wings deadly_shell"})
    assert table.asked == (0, "mimic")
    assert table.options == {"mimic:herbivore@0", "mimic:wings@1", "mimic:none"}


@rule("KT-146")
def test_the_token_is_moved_at_the_start_of_the_turn_alone(tokyo):
    us = {"cards": "mimic herbivore", "energy": 1}
    table = tokyo.buying("jets", us, {**CITY, "cards": "wings"}, mimicked={"card": "herbivore", "seat": 0})
    assert table.is_turn_of(1)


@rule("KT-147")
def test_a_copy_that_would_be_discarded_leaves_the_mimic_blank(tokyo):
    us = {"cards": "mimic"}
    them = {**CITY, "cards": "plot_twist"}
    table = tokyo(us, them, phase="fixed", dice="112233", mimicked={"card": "plot_twist", "seat": 1})
    table.play("plot_twist:3@1")
    assert table[0].cards == ["mimic"]
    assert table[1].cards == ["plot_twist"]
    assert table.lies("mimicked") is None
    assert table.vp[0] == 1


@rule("KT-147")
def test_a_copied_child_discards_the_mimic_too(tokyo):
    them = {"hearts": 1, "cards": "mimic wings", "vp": 4}
    table = tokyo.rolled(
        "11223s", {**CITY, "cards": "it_has_a_child"}, them, mimicked={"card": "it_has_a_child", "seat": 0}
    )
    assert (table[1].cards, table[1].hearts, table[1].vp) == ([], 10, 0)
    assert sorted(table.lies("discard")) == ["mimic", "wings"]
    assert table[0].cards == ["it_has_a_child"]


@rule("KT-148")
def test_the_token_goes_with_the_copied_card(tokyo):
    us = {"energy": 6, "cards": "parasitic_tentacles"}
    owner = {**CITY, "cards": "acid_attack"}
    table = tokyo.buying("", us, owner, {"cards": "mimic"}, mimicked={"card": "acid_attack", "seat": 1})
    table.play("tentacles:acid_attack@1")
    assert table[0].cards == ["parasitic_tentacles", "acid_attack"]
    assert table.lies("mimicked") == {"card": "acid_attack", "seat": 0}
    assert table.energy[1] == 6


@rule("KT-148")
def test_a_mimic_that_changes_hands_is_placed_anew(tokyo):
    us = {"energy": 8, "cards": "parasitic_tentacles"}
    owner = {**CITY, "cards": "mimic herbivore wings"}
    table = tokyo.buying("", us, owner, mimicked={"card": "wings", "seat": 1})
    table.play("tentacles:mimic@1")
    assert table.asked == (0, "mimic")
    assert table.options == {"mimic:parasitic_tentacles@0", "mimic:herbivore@1", "mimic:wings@1"}
    table.play("mimic:herbivore@1")
    assert table[0].vp == 1


@rule("KT-148")
def test_metamorph_gives_back_what_mimic_cost(tokyo):
    us = {"cards": "mimic metamorph"}
    table = tokyo.ending(us, CITY, mimicked={"card": "metamorph", "seat": 0})
    assert table.options == {"sell:mimic", "sell:metamorph", "sell:none"}
    table.play("sell:mimic", "sell:none")
    assert table.energy[0] == 8


@rule("KT-133", "KT-130")
def test_alien_origin_does_not_reduce_the_price_of_sweeping(tokyo):
    assert tokyo.buying("wings jets", {"energy": 1, "cards": "alien_origin"}, CITY).is_turn_of(1)


@rule("KT-132", "KM-107")
def test_evolutions_are_not_for_sale(tokyo):
    us = {"energy": 9, "cards": "parasitic_tentacles"}
    table = tokyo.evolved(
        us, {**CITY, "monster": SHARKY, "evolutions": "crab_claw"}, make=tokyo.buying, display="mimic"
    )
    assert table.options == {"buy:mimic", "sweep:display", "buy:none"}


@rule("KT-135", "KT-084")
def test_death_from_above_bought_by_an_opportunist_moves_it(tokyo):
    owner = {"cards": "opportunist", "energy": 5}
    table = tokyo.buying("corner_store", {"energy": 3, **BAY}, CITY, owner, seats=5, deck="death_from_above")
    table.play("buy:corner_store", "buy:death_from_above")
    assert table.places == ["outside", "outside", "city", "outside", "outside"]
    assert table.vp[2] == 3
    assert table.is_turn_of(1), "phase 3 is over, so seat 0 does not enter the Bay"
