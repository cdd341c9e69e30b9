"""King of Tokyo Duel, KD-210 to KD-239: rulings on cards."""

import pytest

from tests.games.duel.play import at, rule


@rule("KD-210")
def test_added_smash_symbols_are_multiplied_and_spoil_gentle_giant(duel):
    meka = duel.rolled(
        "smash 2 power", {"monster": "meka_dragon", "keep": ["acid_attack", "adrenaline_augment"]}, fame=3
    )
    meka.play("multiply:yes")
    assert meka.hits() == [(1, 6)]
    giant = duel.rolled("heart", {"keep": ["gentle_giant", "acid_attack"]})
    giant.play("resolve:heart")
    assert giant.pulls() == []
    assert giant.hits() == [(1, 1)]


@rule("KD-211")
def test_utter_destruction_in_printed_order(duel):
    table = duel.rolled("smash heart energy fame destruction power", {"keep": ["utter_destruction"]})
    assert table.pulls() == [("destruction", 2), ("fame", 2)]
    assert table.kinds("pull", "hits") == ["pull", "pull", "hits"]
    assert table.hits() == [(1, 2)]


@rule("KD-211")
def test_antimatter_hits_before_it_pulls(duel):
    table = duel.rolled("5 energy", {"keep": ["antimatter_pellets"]}, {"life": 4}, destruction=-5)
    assert table.won == ([0], "life")
    assert table.pulls() == []


@rule("KD-212")
@pytest.mark.parametrize(("option", "fame"), [(False, 0), (True, -1)])
def test_breaking_news_and_its_own_purchase(option, fame, duel):
    table = duel.buying("breaking_news", options={"breaking_news_own_purchase": option})
    table.play("buy:breaking_news", "place:destruction@4")
    assert table.fame == fame


@rule("KD-213")
def test_camouflage_throws_a_die_for_each_hit_and_hearts_cancel(duel):
    seen = set()
    for seed in range(12):
        table = duel.rolled("5 smash", {}, {"keep": ["camouflage"], "life": 10}, seed=seed)
        table.play("camouflage:yes")
        (thrown,) = table.told("camouflage")
        hearts = thrown["dice"].count("heart")
        assert len(thrown["dice"]) == 5
        assert table.them.life == 10 - 5 + hearts, "no life is gained"
        seen.add(hearts)
    assert len(seen) > 1


@rule("KD-213")
def test_camouflage_is_asked_for_each_event(duel):
    table = duel.rolled("smash 3 fame", {}, {"keep": ["camouflage"]}, buzz=[at("cat", "fame", -1)])
    table.play("resolve:fame", "camouflage:no")
    table.asks("them", "camouflage")
    assert table.them.life == 13


@rule("KD-214", "KD-241")
def test_dominate_is_settled_before_the_rivals_next_throw(duel):
    them = {"keep": ["giant_brain", "scrappy", "in_shape"]}
    table = duel.buying("dominate", {}, them)
    table.play("buy:dominate", "place:fame@4")
    assert table.asked == ("them", "dominate")
    assert table.options == {"dominate:giant_brain", "dominate:scrappy", "dominate:in_shape", "dominate:none"}
    table.play("dominate:scrappy")
    assert table.options == {"dominate:giant_brain", "dominate:in_shape", "dominate:none"}
    table.play("dominate:none")
    assert len(table.lies("dice")) == 4
    assert table.them.keep == ["giant_brain", "in_shape"]
    assert "scrappy" in table.lies("discard")


@rule("KD-214", "KD-215", "KD-162")
def test_penalties_are_gone_after_a_hibernated_turn(duel):
    table = duel({"keep": ["hibernation"], "dominated": 1, "penalty": 1})
    table.play("hibernation:keep")
    assert (table.us.dominated, table.us.penalty) == (0, 0)
    assert table.us.keep == ["hibernation"]


@rule("KD-214")
def test_dominate_may_be_counted_at_once(duel):
    options = {"dominate_counted": "at_purchase"}
    table = duel.buying("dominate", {}, {"keep": ["giant_brain", "scrappy"]}, options=options)
    table.play("buy:dominate", "place:fame@4")
    assert (table.active, table.asked) == ("us", ("them", "dominate"))
    table.play("dominate:giant_brain", "dominate:none")
    assert len(table.lies("dice")) == 5


@rule("KD-215")
def test_a_penalty_waits_for_the_rivals_next_throw(duel):
    table = duel.rolled("3 destruction", {"keep": ["thunder_stomp"], "energy": 6}, market=["frenzy"])
    assert table.them.penalty == 1
    table.play("buy:frenzy")
    assert table.active == "us"
    assert len(table.lies("dice")) == 6
    assert table.them.penalty == 1, "an extra turn of the other player leaves it"


@rule("KD-215")
def test_a_penalty_takes_dice_and_is_used_up(duel):
    table = duel.rolled("3 destruction", {"keep": ["thunder_stomp"]}, {"penalty": 1})
    assert table.active == "them"
    assert len(table.lies("dice")) == 4, "penalties add up"
    assert table.them.penalty == 0


@rule("KD-216", "KD-246")
def test_in_shape_sells_each_hit_after_the_third_one_by_one(duel):
    table = duel.rolled("6 smash", {"keep": ["in_shape"], "energy": 2})
    assert table.asked == ("us", "in_shape")
    table.play("in_shape:yes")
    assert (table.us.energy, table.fame) == (1, -1)
    table.play("in_shape:yes")
    assert (table.us.energy, table.fame) == (0, -2)
    assert table.active == "them", "nothing left to pay the third with"
    assert duel.rolled("3 smash", {"keep": ["in_shape"], "energy": 2}).active == "them"


@rule("KD-216")
def test_energy_won_by_the_first_pull_may_pay_the_next(duel):
    table = duel.rolled("5 smash", {"keep": ["in_shape"], "energy": 1}, buzz=[at("tiger", "fame", -1)])
    table.play("in_shape:yes", "in_shape:yes")
    assert table.fame == -2
    assert table.us.energy == 0


@rule("KD-216")
def test_in_shape_adds_up_all_hits_of_the_turn(duel):
    table = duel.rolled(
        "2 smash 3 fame", {"keep": ["in_shape"], "energy": 5}, {"hits": 2}, buzz=[at("cat", "fame", -1)]
    )
    table.play("resolve:fame")
    table.play("in_shape:no")
    assert table.active == "them"
    table = duel.rolled(
        "2 smash 3 fame", {"keep": ["in_shape"], "energy": 5}, {"hits": 2}, buzz=[at("cat", "fame", -1)]
    )
    table.play("resolve:smash")
    assert table.asked == ("us", "in_shape"), "the fourth hit of the turn"
    table.play("in_shape:no")
    table.asks("us", "in_shape")  # the paw is the fifth


@rule("KD-216")
def test_in_shape_is_silent_on_the_rivals_turn(duel):
    us = {"keep": ["natural_selection"]}
    table = duel.rolled("4 heart", us, {"keep": ["in_shape"], "energy": 5})
    assert table.us.life == 8, "four Hearts after ten hits"
    assert table.asked == ("them", "reroll")


@rule("KD-217", "KD-246", "KD-247")
def test_unstable_dna_swaps_after_three_hits_in_one_event(duel):
    us = {"keep": ["scrappy", "giant_brain"]}
    table = duel.rolled("3 smash", us, {"keep": ["unstable_dna"]})
    assert table.asked == ("them", "unstable_dna")
    assert table.options == {"unstable_dna:scrappy", "unstable_dna:giant_brain", "unstable_dna:none"}
    table.play("unstable_dna:giant_brain")
    assert table.us.keep == ["scrappy", "unstable_dna"]
    assert table.them.keep == ["giant_brain"]


@rule("KD-217")
def test_unstable_dna_needs_three_hits_a_survivor_and_a_card(duel):
    them = {"keep": ["unstable_dna"]}
    assert duel.rolled("2 smash", {"keep": ["scrappy"]}, them).asked == ("them", "reroll")
    assert duel.rolled("3 smash", {}, them).asked == ("them", "reroll"), "no KEEP card of the Rival"
    assert duel.rolled("3 smash", {"keep": ["scrappy"]}, {**them, "life": 3}).won == ([0], "life")


@rule("KD-217")
@pytest.mark.parametrize(("option", "asked"), [("single_event", "reroll"), ("per_turn_total", "unstable_dna")])
def test_unstable_dna_may_add_up_the_turn(option, asked, duel):
    them = {"keep": ["unstable_dna"], "hits": 1}
    table = duel.rolled("2 smash", {"keep": ["scrappy"]}, them, options={"unstable_dna_scope": option})
    assert table.asked == ("them", asked)


@rule("KD-218")
def test_hibernation_blocks_own_hits_too(duel):
    table = duel.buying("hors_doeuvres", {"keep": ["hibernation"], "life": 2})
    table.play("buy:hors_doeuvres", "place:fame@4")
    assert table.us.life == 2
    assert table.destruction == -2
    assert duel.rolled("3 fame", {}, {"keep": ["hibernation"]}, fame=-6).won == ([0], "victory")


@rule("KD-219", "KD-240")
def test_hibernation_and_made_in_a_lab_in_the_owners_order(duel):
    us = {"keep": ["made_in_a_lab", "hibernation"], "energy": 9, "life": 2}
    table = duel(us, market=["snack_time"])
    assert table.asked == ("us", "first")
    assert table.options == {"first:hibernation", "first:made_in_a_lab"}
    table.play("first:made_in_a_lab", "buy:snack_time")
    assert table.asked == ("us", "hibernation")
    table.play("hibernation:keep")
    assert table.us.life == 2 + 3 + 6
    other = duel(us, market=["snack_time"])
    other.play("first:hibernation", "hibernation:keep")
    assert other.active == "them", "who hibernates buys nothing any more"
    fixed = duel(us, market=["snack_time"], options={"hibernation_vs_made_in_a_lab": "hibernation_first"})
    assert fixed.asked == ("us", "hibernation")
    fixed.play("hibernation:discard")
    fixed.asks("us", "made_in_a_lab")


@rule("KD-220")
def test_rebooting_leaves_nothing_of_the_phase(duel):
    us = {"keep": ["rebooting", "gentle_giant", "titanic_batteries"], "energy": 6}
    table = duel.rolled("4 power heart", us, market=["operation_media"])
    table.play("rebooting:yes")
    assert table.asked == ("us", "buy"), "no power, no dice put aside"
    assert table.pulls() == []
    table.play("buy:operation_media", "place:destruction@4")
    assert table.pulls() == []


@rule("KD-221")
@pytest.mark.parametrize(("option", "hits"), [("no_hits", []), ("hits", [(0, 10)])])
def test_natural_selection_when_rebooting(option, hits, duel):
    us = {"keep": ["rebooting", "natural_selection"]}
    table = duel.rolled("4 heart", us, options={"natural_selection_with_rebooting": option})
    table.play("rebooting:yes")
    assert table.hits() == hits


@rule("KD-222", "KD-244")
def test_titanic_batteries_put_exactly_two_dice_aside(duel):
    table = duel.rolled("2 smash fame power", {"keep": ["titanic_batteries", "acid_attack"]})
    pairs = {"smash+smash", "smash+fame", "smash+power", "fame+power"}
    assert table.options == {f"titanic_batteries:{pair}" for pair in pairs} | {"titanic_batteries:none"}
    table.play("titanic_batteries:smash+smash")
    assert table.hits() == [(1, 1)], "the added symbol is no die"
    assert table.us.dice_tokens == 1
    assert duel.rolled("smash", {"keep": ["titanic_batteries"]}).active == "them", "one die is not two"


@rule("KD-222")
@pytest.mark.parametrize(("option", "fame"), [(True, 0), (False, -1)])
def test_dice_put_aside_and_gentle_giant(option, fame, duel):
    us = {"keep": ["titanic_batteries", "gentle_giant"]}
    table = duel.rolled("smash heart energy", us, options={"titanic_dice_stay_in_roll": option})
    table.play("titanic_batteries:smash+heart")
    assert table.fame == fame


@rule("KD-222")
@pytest.mark.parametrize(("option", "asked"), [("allowed", True), ("not_offered", False)])
def test_titanic_batteries_with_two_tokens(option, asked, duel):
    us = {"keep": ["titanic_batteries"], "dice_tokens": 2}
    table = duel.rolled("2 smash", us, options={"titanic_with_two_tokens": option})
    assert (table.asked == ("us", "titanic_batteries")) == asked
    if asked:
        table.play("titanic_batteries:smash+smash")
        assert table.us.dice_tokens == 2
        assert table.hits() == []


@rule("KD-223", "KD-247")
def test_superconductor_echoes_one_gain(duel):
    table = duel.rolled("3 energy heart", {}, {"keep": ["superconductor"], "energy": 1})
    table.play("resolve:energy")
    assert table.asked == ("them", "superconductor")
    assert table.question["amount"] == 3
    assert table.options == {"superconductor:yes", "superconductor:no"}
    table.play("superconductor:yes")
    assert (table.us.energy, table.them.energy, table.them.keep) == (3, 4, [])
    assert table.lies("discard") == ["superconductor"]


@rule("KD-223")
def test_superconductor_sees_cyber_kitty_and_buzz_energy_but_no_cards(duel):
    them = {"keep": ["superconductor"]}
    kitty = duel.rolled("3 power", {"monster": "cyber_kitty"}, them)
    kitty.play("power:use", "plus:yes")
    kitty.asks("them", "superconductor")
    assert kitty.question["amount"] == 4, "both lines together"
    buzz = duel.rolled("3 fame", {}, them, buzz=[at("tiger", "fame", -1)])
    assert buzz.asked == ("them", "superconductor")
    eye = duel.rolled("heart", {"keep": ["eye_of_the_storm"]}, them, throws=1, bought=False)
    assert eye.us.energy == 3
    assert eye.asked == ("them", "reroll")
    early = duel.rolled(
        "3 power", {"monster": "meka_dragon", "keep": ["signature_move"]}, them, buzz=[at("tiger", "fame", -1)]
    )
    assert early.us.energy == 1
    assert early.asked == ("them", "reroll"), "the Roll was being fixed"


@rule("KD-224")
def test_thunder_stomp_counts_pulls_made_while_resolving_once(duel):
    us = {"keep": ["thunder_stomp"]}
    table = duel.rolled("3 destruction 4 power heart", {**us, "energy": 6}, market=["frenzy"])
    table.play("resolve:destruction", "power:use", "track:destruction", "power:use", "track:fame")
    assert table.them.penalty == 1
    power = duel.rolled("2 power heart", {**us, "energy": 6}, market=["frenzy"])
    power.play("power:use", "track:destruction")
    assert power.them.penalty == 1
    fame = duel.rolled("3 fame", {**us, "energy": 6}, market=["frenzy"])
    assert fame.them.penalty == 0
    bought = duel.buying("frenzy seismic_test", us)
    bought.play("buy:seismic_test")
    assert bought.them.penalty == 0


@rule("KD-224")
@pytest.mark.parametrize(("option", "penalty"), [("resolving_only", 0), ("roll_conditions_too", 1)])
def test_thunder_stomp_and_pulls_when_the_roll_is_fixed(option, penalty, duel):
    us = {"keep": ["thunder_stomp", "antimatter_pellets"], "energy": 6}
    table = duel.rolled("5 heart", us, market=["frenzy"], options={"thunder_stomp_scope": option})
    assert table.destruction == -2
    assert table.them.penalty == penalty


@rule("KD-225")
def test_scrappy_counts_steps_off_a_token(duel):
    us = {"keep": ["scrappy"]}
    phantom = [at("phantom", "fame", -2)]
    assert duel.rolled("4 fame", us, fame=-1, buzz=phantom).us.dice_tokens == 0, "from space to space of one token"
    assert duel.rolled("5 fame", us, fame=-1, buzz=phantom).us.dice_tokens == 1
    next_to = [at("cat", "fame", -1), at("fish", "fame", -2)]
    assert duel.rolled("3 fame", us, fame=-1, buzz=next_to).us.dice_tokens == 1
    theirs = duel.rolled("3 fame", us, fame=-1, buzz=next_to, active=1)
    assert theirs.us.dice_tokens == 0, "pulls of the owner only"


@rule("KD-226")
def test_operation_media_counts_smash_symbols_resolved(duel):
    us = {"keep": ["acid_attack"], "energy": 6}
    table = duel.rolled("2 smash heart", us, market=["operation_media"], bought=False)
    table.play("resolve:heart", "buy:operation_media", "place:destruction@4")
    assert table.pulls() == [("fame", 3)]


@rule("KD-226")
@pytest.mark.parametrize(("option", "spaces"), [("multiplied", 4), ("not_multiplied", 2)])
def test_operation_media_and_meka_dragon(option, spaces, duel):
    us = {"monster": "meka_dragon", "energy": 6}
    options = {"operation_media_with_meka": option}
    table = duel.rolled("2 smash 2 power", us, market=["operation_media"], options=options)
    table.play("multiply:yes", "buy:operation_media", "place:destruction@4")
    assert table.pulls() == [("fame", spaces)]


@rule("KD-227", "KD-239")
def test_tesla_impulse_gives_energy_even_if_there_is_no_card(duel):
    table = duel.buying("tesla_impulse", {"energy": 6})
    table.play("buy:tesla_impulse", "place:fame@4")
    assert table.us.energy == 3
    one = duel.buying("tesla_impulse", {"energy": 6}, {"keep": ["scrappy"]})
    one.play("buy:tesla_impulse", "place:fame@4")
    assert (one.them.keep, one.us.energy) == ([], 3)


@rule("KD-228", "KD-246")
def test_unchained_is_a_choice_for_each_bonus(duel):
    table = duel.rolled("5 fame", {"keep": ["unchained"], "life": 5}, buzz=[at("dragon", "fame", -3)])
    assert table.question["bonus"] == "heart"
    table.play("unchained:yes")
    assert table.hits() == [(1, 1), (1, 1)], "the paw is a paw anyway"
    assert table.asked == ("us", "unchained")
    table.play("unchained:no")
    assert (table.us.life, table.us.energy) == (5, 1)
    double = duel.rolled("5 fame", {"keep": ["unchained"], "life": 5}, buzz=[at("pumpkin", "fame", -3)])
    double.play("unchained:no", "unchained:no")
    assert double.hits() == [(1, 2)]


@rule("KD-228", "KD-246")
def test_lightning_speed_is_a_choice_for_each_empty_space(duel):
    table = duel.rolled("4 fame", {"keep": ["lightning_speed"]}, buzz=[at("alien", "fame", -3)])
    assert table.asked == ("us", "lightning_speed")
    table.play("lightning_speed:yes")
    assert table.options == {"lightning_speed:yes", "lightning_speed:no"}
    table.play("lightning_speed:no")
    assert table.hits() == [(1, 1)]
    assert table.fame == -3


@rule("KD-228")
def test_both_work_for_the_owners_pulls_only(duel):
    them = {"keep": ["lightning_speed", "unchained"]}
    table = duel.rolled("5 fame", {"life": 5}, them, buzz=[at("phantom", "fame", -2)])
    assert table.us.life == 6
    assert table.hits() == []


@rule("KD-229")
def test_unstoppable_ignores_all_other_hits_of_the_turn(duel):
    them = {"keep": ["unstoppable", "regeneration"], "life": 2}
    table = duel.rolled("3 smash 3 fame", {"energy": 3}, them, buzz=[at("cat", "fame", -1)], market=["too_cute"])
    table.play("resolve:smash")
    assert (table.them.life, table.them.keep, table.them.immune) == (1, ["regeneration"], True)
    table.play("buy:too_cute", "place:fame@5")
    assert table.them.life == 1
    assert table.told("gain_life") == []
    assert table.lies("discard") == ["unstoppable", "too_cute"]
    assert table.them.immune is False, "the turn is over"


@rule("KD-230")
def test_regeneration_adds_one_to_the_first_gain_of_a_turn(duel):
    us = {"keep": ["regeneration"], "life": 5}
    table = duel.rolled("2 heart 3 fame", us, buzz=[at("fish", "fame", -1)])
    table.play("resolve:heart")
    assert table.us.life == 5 + 3 + 1, "the second gain is plain"
    used = duel.rolled("heart", us, used=["regeneration"])
    assert used.us.life == 6


@rule("KD-230")
def test_a_gain_that_reaches_the_maximum_leaves_regeneration_unused(duel):
    us = {"keep": ["regeneration"], "life": 13, "energy": 6}
    table = duel.rolled("heart", us, market=["frenzy"])
    assert table.us.life == 14
    assert "regeneration" not in (table.lies("used") or [])
    table = duel.rolled("heart", {**us, "life": 12}, market=["frenzy"])
    assert table.us.life == 14
    assert "regeneration" in table.lies("used")


@rule("KD-231")
def test_the_current_turn_is_played_to_its_end_before_the_extra_one(duel):
    us = {"keep": ["electrical_aura"], "energy": 20}
    table = duel.buying("giant_brain frenzy", us)
    table.play("buy:frenzy")
    assert table.asked == ("us", "buy"), "buying goes on"
    table.play("buy:none")
    assert table.pulls() == [("destruction", 2)]
    assert table.kinds("pull", "extra_turn") == ["pull", "extra_turn"]
    assert table.active == "us"


@rule("KD-232", "KD-217")
def test_a_swapped_card_gives_nothing_of_its_purchase(duel):
    us = {"keep": ["natural_selection", "trendsetter"], "energy": 2}
    for card in ("natural_selection", "trendsetter"):
        table = duel.rolled("3 smash", us, {"keep": ["unstable_dna"], "life": 6})
        table.play(f"unstable_dna:{card}")
        assert (table.them.life, table.them.energy) == (3, 0)
        assert table.buzz == []
        assert table.them.keep == [card]


@rule("KD-233")
@pytest.mark.parametrize(("option", "pulls"), [("separate", [("fame", 1)] * 2), ("one_pull", [("fame", 2)])])
def test_signature_move_pulls_for_every_three(option, pulls, duel):
    us = {"monster": "meka_dragon", "keep": ["signature_move"]}
    table = duel.rolled("7 power", us, options={"signature_move_pulls": option})
    assert table.pulls() == pulls


@rule("KD-234")
def test_a_card_used_this_turn_stays_used_when_it_changes_hands(duel):
    us = {"keep": ["regeneration"], "life": 5, "energy": 9}
    market = ["snack_time", "hors_doeuvres"]
    table = duel.rolled("heart 3 smash", us, {"keep": ["unstable_dna"]}, market=market)
    table.play("resolve:heart")
    assert table.us.life == 7
    table.play("unstable_dna:regeneration", "buy:hors_doeuvres", "place:fame@5", "unstable_dna:regeneration")
    assert (table.us.keep, table.us.life) == (["regeneration"], 4)
    table.play("buy:snack_time")
    assert table.us.life == 7, "three, not four"


@rule("KD-235", "KD-249")
def test_alien_metabolism_is_used_between_actions_only(duel):
    us = {"keep": ["alien_metabolism", "made_in_a_lab"], "energy": 2}
    table = duel(us, market=["frenzy", "photoshoot"], deck=["superconductor"])
    assert {"alien_metabolism:frenzy", "alien_metabolism:photoshoot"} <= table.options, "before the early purchase"
    table.play("alien_metabolism:photoshoot")
    table.offers({"buy:none", "buy:superconductor"})
    inside = duel.buying("frenzy photoshoot", us)
    inside.play("buy:photoshoot")
    inside.asks("us", "place")
    assert not [key for key in inside.options if key.startswith("alien")]


@rule("KD-236")
def test_a_card_being_bought_cannot_be_swapped(duel):
    options = {"unstable_dna_scope": "per_turn_total"}
    us, them = {"keep": ["breaking_news"]}, {"keep": ["unstable_dna"], "hits": 2}
    table = duel.buying("giant_brain", us, them, buzz=[at("cat", "fame", -1)], options=options)
    table.play("buy:giant_brain")
    table.offers({"unstable_dna:breaking_news", "unstable_dna:none"})


@rule("KD-237")
def test_gentle_giant_fails_if_there_was_smash_at_any_moment(duel):
    us = {"keep": ["adrenaline_augment", "gentle_giant"]}
    table = duel.rolled("2 power", us, fame=-5)
    assert table.options == {"power:use", "resolve:smash"}
    table.play("power:use", "track:fame")
    assert table.fame == -6
    assert table.won is None
    assert table.hits() == [], "the marker left the zone: no Smash is left either"


@rule("KD-237")
def test_gentle_giant_fails_if_a_marker_brings_smash_late(duel):
    us = {"keep": ["adrenaline_augment", "gentle_giant"]}
    table = duel.rolled("3 destruction", us, destruction=-2)
    assert table.pulls() == [("destruction", 1)]
    assert table.hits() == [(1, 1)]


@rule("KD-238")
def test_two_extra_turns_add_up_and_penalties_wait(duel):
    table = duel.buying("frenzy", {}, {"penalty": 2}, extra_turns=1)
    table.play("buy:frenzy")
    assert table.active == "us"
    assert table.lies("extra_turns") == 1
    assert table.them.penalty == 2


@rule("KD-239")
def test_what_can_be_done_in_part_is_done_in_part(duel):
    table = duel.buying("energize", {"energy": 9, "dice_tokens": 1})
    table.play("buy:energize", "place:fame@4")
    assert (table.us.energy, table.us.dice_tokens) == (8, 2)
    media = duel.buying("operation_media", {"energy": 5})
    media.play("buy:operation_media", "place:fame@4")
    assert media.pulls() == []
    assert media.lies("discard") == ["operation_media"]


@rule("KD-213", "KD-170")
def test_camouflage_may_save_its_owner_from_natural_selection(duel):
    us = {"keep": ["camouflage", "natural_selection"], "life": 10}
    table = duel.found(lambda made: made.play("camouflage:yes") or made.won is None, duel.rolled, "4 energy", us)
    (thrown,) = table.told("camouflage")
    assert len(thrown["dice"]) == 10
    assert table.us.life == thrown["dice"].count("heart")


@rule("KD-237", "KD-072")
def test_gentle_giant_fails_if_a_marker_only_passed_through_a_zone(duel):
    us = {"keep": ["adrenaline_augment", "gentle_giant"]}
    table = duel.rolled("6 fame", us, fame=-2)
    assert table.fame == -6
    assert table.won is None
    assert table.hits() == []
