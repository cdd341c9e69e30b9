"""King of Tokyo Duel: Photoshoot to Utter Destruction."""

import pytest

from tests.games.duel.play import at, card


@card("photoshoot")
def test_photoshoot_pulls_fame(duel):
    table = duel.buying("photoshoot", {"energy": 1})
    table.play("buy:photoshoot", "place:destruction@-3")
    assert table.fame == -1
    assert table.pulls() == [("fame", 1)]


@card("rebooting")
@pytest.mark.parametrize(("tokens", "after"), [(0, 2), (1, 2), (2, 2)])
def test_rebooting_is_cashed_in(tokens, after, duel):
    table = duel.rolled("3 smash", {"keep": ["rebooting", "scrappy"], "energy": 1, "dice_tokens": tokens})
    table.play("rebooting:yes")
    assert (table.us.energy, table.us.dice_tokens, table.us.keep) == (3, after, ["scrappy"])
    assert table.lies("discard") == ["rebooting"]
    assert table.hits() == []


@card("regeneration")
@pytest.mark.parametrize(("life", "after"), [(5, 8), (12, 14), (11, 14), (13, 14)])
def test_regeneration_adds_one_life(life, after, duel):
    assert duel.rolled("2 heart", {"keep": ["regeneration"], "life": life}).us.life == after


@card("regeneration")
def test_regeneration_works_with_cards_and_buzz_hearts(duel):
    card_bought = duel.buying("snack_time", {"keep": ["regeneration"], "life": 5})
    card_bought.play("buy:snack_time")
    assert card_bought.us.life == 9
    buzz = duel.rolled("3 fame", {"keep": ["regeneration"], "life": 5}, buzz=[at("fish", "fame", -1)])
    assert buzz.us.life == 7


@card("sack_the_stadium")
def test_sack_the_stadium_pulls_both_markers(duel):
    table = duel.buying("sack_the_stadium")
    table.play("buy:sack_the_stadium", "place:fame@-2")
    assert table.pulls() == [("destruction", 2), ("fame", 2)]
    assert table.steps() == [-1, -1.5]


@card("scrappy")
def test_scrappy_gains_a_token_when_a_marker_leaves_a_token(duel):
    us = {"keep": ["scrappy"]}
    off = duel.rolled("3 fame", us, fame=1, buzz=[at("cat", "fame", 1)])
    assert off.us.dice_tokens == 1
    onto = duel.rolled("3 fame", us, fame=1, buzz=[at("cat", "fame", 0)])
    assert onto.us.dice_tokens == 0
    over = duel.rolled("4 fame", us, fame=1, buzz=[at("cat", "fame", 0)])
    assert over.us.dice_tokens == 1
    both = duel.rolled("6 fame", us, fame=1, buzz=[at("cat", "fame", 0), at("panda", "fame", -1)])
    assert both.us.dice_tokens == 2, "two steps off a token, and one of the panda: two at most"


@card("scrappy")
def test_scrappy_and_a_shortcut(duel):
    us = {"keep": ["scrappy"]}
    inside = duel.rolled("3 fame", us, fame=2, buzz=[at("alien", "fame", 0)])
    assert (inside.fame, inside.us.dice_tokens) == (0, 0)
    out = duel.rolled("4 fame", us, fame=2, buzz=[at("alien", "fame", 0)])
    assert (out.fame, out.us.dice_tokens) == (-1, 1)


@card("seismic_test")
def test_seismic_test_is_one_pull_of_two(duel):
    table = duel.buying("seismic_test")
    table.play("buy:seismic_test")
    assert table.pulls() == [("destruction", 2)]


@card("signature_move")
@pytest.mark.parametrize(("symbols", "pulls"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_signature_move_pulls_for_every_three_symbols(symbols, pulls, duel):
    table = duel.rolled(f"{symbols} power", {"monster": "meka_dragon", "keep": ["signature_move"]})
    assert table.pulls() == [("fame", 1)] * pulls


@card("signature_move")
def test_signature_move_leaves_the_symbols_for_the_power(duel):
    table = duel.rolled("4 power", {"keep": ["signature_move"]})
    assert table.pulls() == [("fame", 1)]
    table.play("power:use", "track:destruction", "power:use", "track:destruction")
    assert table.destruction == -2


@card("snack_time")
def test_snack_time_gives_three_life(duel):
    table = duel.buying("snack_time", {"life": 5, "energy": 2})
    table.play("buy:snack_time")
    assert table.us.life == 8


@card("spiked_tail")
def test_spiked_tail_hits_for_each_space_of_destruction(duel):
    us = {"keep": ["spiked_tail"]}
    coaster = duel.buying("monster_coaster", us)
    coaster.play("buy:monster_coaster")
    assert coaster.hits() == [(1, 3)]
    short = duel.rolled("4 destruction", us, destruction=2, buzz=[at("alien", "destruction", 0)])
    assert short.hits() == [(1, 2)], "the shortcut is one space"
    longer = duel.rolled("5 destruction", us, destruction=1, buzz=[at("phantom", "destruction", -1)])
    assert longer.hits() == [(1, 3)], "the added space is one, too"
    theirs = duel.rolled("5 destruction", {}, us)
    assert theirs.hits() == []


@card("spiked_tail", "in_shape")
def test_spiked_tail_counts_what_a_king_stop_leaves(duel):
    table = duel.rolled(
        "6 destruction", {"keep": ["spiked_tail"]}, {"monster": "the_king"}, buzz=[at("the_king", "destruction", -2)]
    )
    assert table.hits() == [(1, 2)], "two spaces were reached"


@card("spiked_tail")
def test_spiked_tail_hits_after_the_bonuses_of_the_pull(duel):
    table = duel.rolled("4 destruction", {"keep": ["spiked_tail"], "life": 5}, buzz=[at("fish", "destruction", -2)])
    assert table.kinds("step", "gain_life", "hits") == ["step", "step", "gain_life", "hits"]


@card("superconductor")
def test_superconductor_is_given_up_for_as_much_energy(duel):
    them = {"keep": ["superconductor"], "energy": 2}
    table = duel.rolled("4 energy", {}, them)
    table.play("superconductor:yes")
    assert (table.us.energy, table.them.energy, table.them.keep) == (4, 6, [])
    no = duel.rolled("4 energy", {}, them)
    no.play("superconductor:no")
    assert (no.us.energy, no.them.energy, no.them.keep) == (4, 2, ["superconductor"])
    own = duel.rolled("4 energy", {"keep": ["superconductor"]})
    assert own.us.energy == 4
    assert own.active == "them", "the owner's own energy is not echoed"


@card("superconductor")
def test_superconductor_does_not_see_purchases_nor_buying_nothing(duel):
    them = {"keep": ["superconductor"]}
    bought = duel.buying("cannonball", {}, them)
    bought.play("buy:cannonball", "place:fame@-2")
    assert bought.asked == ("them", "reroll")
    reboot = duel.rolled("energy", {"keep": ["rebooting"]}, them)
    reboot.play("rebooting:yes")
    assert reboot.asked == ("them", "reroll")


@card("tesla_impulse")
def test_tesla_impulse_discards_a_keep_card_of_the_rival(duel):
    us = {"keep": ["camouflage"], "energy": 5}
    table = duel.buying("tesla_impulse", us, {"keep": ["scrappy", "hibernation"]})
    table.play("buy:tesla_impulse", "place:fame@4")
    assert table.options == {"tesla_impulse:scrappy", "tesla_impulse:hibernation"}
    table.play("tesla_impulse:hibernation")
    assert (table.them.keep, table.us.keep, table.us.energy) == (["scrappy"], ["camouflage"], 2)
    assert table.asked == ("them", "reroll"), "Hibernation is gone before its owner's turn"


@card("the_partys_over")
@pytest.mark.parametrize(
    ("fame", "destruction", "us", "them"),
    [(-3, 3, 10, 10), (5, 0, 14, 10), (0, -4, 10, 14), (6, -6, 14, 14), (-5, -2, 10, 14)],
)
def test_the_partys_over_hits_those_on_whose_side_a_marker_is_in_the_spotlight(fame, destruction, us, them, duel):
    table = duel.buying("the_partys_over", fame=fame, destruction=destruction)
    table.play("buy:the_partys_over", "place:destruction@1")
    assert (table.us.life, table.them.life) == (us, them)


@card("the_partys_over")
def test_the_partys_over_can_kill_its_buyer(duel):
    table = duel.buying("the_partys_over", {"life": 4}, fame=-3)
    table.play("buy:the_partys_over", "place:destruction@1")
    assert table.won == ([1], "life")


@card("thermonuclear_cooking")
def test_thermonuclear_cooking_pulls_heals_and_gives_energy(duel):
    table = duel.buying("thermonuclear_cooking", {"energy": 6, "life": 5})
    table.play("buy:thermonuclear_cooking", "place:destruction@-1")
    assert table.kinds("pull", "gain_tokens", "gain_life", "gain_energy") == [
        "pull",
        "gain_tokens",
        "gain_life",
        "gain_energy",
    ]
    assert (table.us.life, table.us.energy, table.us.dice_tokens, table.destruction) == (7, 2, 1, -1)


@card("thunder_stomp")
def test_thunder_stomp_costs_the_rival_a_die(duel):
    us = {"keep": ["thunder_stomp"]}
    table = duel.rolled("6 destruction", us)
    assert table.active == "them"
    assert len(table.lies("dice")) == 5
    none = duel.rolled("2 destruction", us)
    assert len(none.lies("dice")) == 6
    bought = duel.buying("seismic_test", us)
    bought.play("buy:seismic_test")
    assert len(bought.lies("dice")) == 6, "not while resolving"


@card("thunder_stomp")
def test_thunder_stomp_does_not_see_the_end_of_the_turn(duel):
    table = duel.rolled("heart", {"keep": ["thunder_stomp", "electrical_aura"], "energy": 7})
    assert table.destruction == -1
    assert len(table.lies("dice")) == 6


@card("titanic_batteries")
def test_titanic_batteries_trade_two_dice_for_a_token(duel):
    table = duel.rolled("2 fame 2 heart", {"keep": ["titanic_batteries"], "life": 5})
    assert table.options == {f"titanic_batteries:{pair}" for pair in ("heart+heart", "heart+fame", "fame+fame", "none")}
    table.play("titanic_batteries:heart+fame")
    assert (table.us.life, table.us.dice_tokens) == (6, 1)
    assert table.fame == 0


@card("titanic_batteries", "natural_selection")
def test_dice_cannot_be_put_aside_before_natural_selection(duel):
    table = duel.rolled("4 heart", {"keep": ["titanic_batteries", "natural_selection"], "life": 10})
    assert table.won == ([1], "life")


@card("too_cute")
def test_too_cute_hits_twice_in_one_event(duel):
    table = duel.buying("too_cute")
    table.play("buy:too_cute", "place:fame@4")
    assert table.hits() == [(1, 2)]


@card("trendsetter")
def test_trendsetter_ignores_a_hit_while_fame_stands_on_a_token(duel):
    them = {"keep": ["trendsetter"]}
    assert duel.rolled("2 smash", {}, them, fame=2, buzz=[at("cat", "fame", 2)]).them.life == 13
    assert duel.rolled("2 smash", {}, them, fame=2, buzz=[at("cat", "fame", 3)]).them.life == 12
    assert duel.rolled("2 smash", {}, them, destruction=2, buzz=[at("cat", "destruction", 2)]).them.life == 12
    assert duel.rolled("2 smash", {"keep": ["trendsetter"]}, fame=2, buzz=[at("cat", "fame", 2)]).them.life == 12


@card("trendsetter")
def test_trendsetter_looks_when_the_hit_comes(duel):
    them = {"keep": ["trendsetter"]}
    table = duel.rolled("2 smash 3 fame", {}, them, fame=2, buzz=[at("fish", "fame", 1)])
    table.play("resolve:fame")
    assert table.them.life == 13, "Fame had moved onto the token"
    other = duel.rolled("2 smash 3 fame", {}, them, fame=2, buzz=[at("fish", "fame", 1)])
    other.play("resolve:smash")
    assert other.them.life == 12


@card("unchained")
@pytest.mark.parametrize("token", ["fish", "tiger", "panda"])
def test_unchained_makes_a_paw_of_a_bonus(token, duel):
    us = {"keep": ["unchained"], "life": 5}
    table = duel.rolled("3 fame", us, buzz=[at(token, "fame", -1)])
    assert table.options == {"unchained:yes", "unchained:no"}
    table.play("unchained:yes")
    assert (table.us.life, table.us.energy, table.us.dice_tokens) == (5, 0, 0)
    assert table.them.life == 13


@card("unchained")
def test_unchained_does_nothing_with_paws_and_empty_spaces(duel):
    us = {"keep": ["unchained"]}
    assert duel.rolled("3 fame", us, buzz=[at("cat", "fame", -1)]).hits() == [(1, 1)]
    empty = duel.rolled("3 fame", us, buzz=[at("alien", "fame", -3)])
    assert empty.active == "them"
    assert empty.hits() == []


@card("unstable_dna")
def test_unstable_dna_changes_places_with_a_keep_card(duel):
    table = duel.rolled("4 smash", {"keep": ["scrappy"]}, {"keep": ["unstable_dna", "extra_head"]})
    assert table.options == {"unstable_dna:scrappy", "unstable_dna:none"}
    table.play("unstable_dna:scrappy")
    assert table.us.keep == ["unstable_dna"]
    assert sorted(table.them.keep) == ["extra_head", "scrappy"]
    assert table.lies("discard") == []
    kept = duel.rolled("4 smash", {"keep": ["scrappy"]}, {"keep": ["unstable_dna"]})
    kept.play("unstable_dna:none")
    assert (kept.us.keep, kept.them.keep) == (["scrappy"], ["unstable_dna"])


@card("unstable_dna")
def test_unstable_dna_may_take_back_what_was_just_swapped(duel):
    us = {"keep": ["scrappy"], "energy": 9}
    table = duel.rolled("3 smash", us, {"keep": ["unstable_dna"]}, market=["jets_scrambled"])
    table.play("unstable_dna:scrappy", "buy:jets_scrambled", "place:fame@5")
    assert table.asked == ("us", "unstable_dna")
    table.play("unstable_dna:scrappy")
    assert (table.us.keep, table.them.keep) == (["scrappy"], ["unstable_dna"])
    table.asks("them", "unstable_dna")


@card("unstable_dna", "unstoppable")
def test_unstable_dna_counts_the_life_lost_when_unstoppable_saves(duel):
    them = {"keep": ["unstable_dna", "unstoppable"], "life": 3}
    table = duel.rolled("5 smash", {"keep": ["scrappy"]}, them)
    assert table.them.life == 1
    assert table.asked == ("them", "reroll"), "two hits were taken"
    more = duel.rolled("5 smash", {"keep": ["scrappy"]}, {**them, "life": 4})
    assert more.asked == ("them", "unstable_dna")


@card("unstoppable")
def test_unstoppable_saves_once(duel):
    table = duel.rolled("6 smash", {}, {"keep": ["unstoppable"], "life": 6})
    assert (table.them.life, table.them.keep) == (1, [])
    assert table.lies("discard") == ["unstoppable"]
    assert [event["life"] for event in table.told("saved")] == [1]
    enough = duel.rolled("5 smash", {}, {"keep": ["unstoppable"], "life": 6})
    assert (enough.them.life, enough.them.keep) == (1, ["unstoppable"]), "life was not 0"


@card("unstoppable")
def test_unstoppable_saves_on_the_own_turn_too(duel):
    table = duel.buying("hors_doeuvres", {"keep": ["unstoppable"], "life": 3})
    table.play("buy:hors_doeuvres", "place:fame@5")
    assert table.us.life == 1
    assert table.destruction == -2


@card("utter_destruction")
def test_utter_destruction_needs_all_six_symbols(duel):
    us = {"keep": ["utter_destruction"]}
    five = duel.rolled("2 smash heart energy fame destruction", us)
    assert five.pulls() == []
    six = duel.rolled("smash heart energy fame destruction power", us)
    assert six.pulls() == [("destruction", 2), ("fame", 2)]
    assert six.options == {"resolve:smash", "resolve:heart", "resolve:energy"}, "the dice are still resolved"


@card("utter_destruction")
def test_utter_destruction_works_once_a_turn(duel):
    us = {"keep": ["utter_destruction"], "monster": "alienoid"}
    table = duel.rolled("smash heart energy fame destruction 2 power", us)
    assert len(table.pulls()) == 2
    table.play("power:use", "symbol:smash")
    assert len(table.pulls()) == 2
    table.asks("us", "resolve")


@card("utter_destruction", "titanic_batteries")
def test_utter_destruction_is_set_off_by_a_symbol_added_to_dice_put_aside(duel):
    us = {"keep": ["utter_destruction", "titanic_batteries"], "monster": "alienoid"}
    table = duel.rolled("2 smash heart fame destruction 2 power", us)
    table.play("titanic_batteries:heart+fame", "power:use", "symbol:energy")
    assert ("destruction", 2) in table.pulls(), "dice put aside stay in the Roll"
    table.offers({"resolve:smash", "resolve:energy"})
    options = {"titanic_dice_stay_in_roll": False}
    other = duel.rolled("2 smash heart fame destruction 2 power", us, options=options)
    other.play("titanic_batteries:heart+fame", "power:use", "symbol:energy")
    assert other.pulls() == []
    other.offers({"resolve:smash", "resolve:energy"})


@card("frenzy", "unstoppable")
def test_the_safety_of_unstoppable_ends_with_the_turn(duel):
    table = duel.buying("frenzy", {}, {"immune": True, "life": 1})
    table.play("buy:frenzy")
    assert table.them.immune is False
    assert duel({}, {"life": 1}).them.life == 1
