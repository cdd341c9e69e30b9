"""King of Tokyo Duel, KD-170 to KD-196: hits, life, and the end of the game."""

import random

import pytest

from tests.games.duel.play import at, rule

# --- Hits -------------------------------------------------------------------------------------------------------------


@rule("KD-170", "KD-218", "KD-229")
@pytest.mark.parametrize("them", [{"keep": ["hibernation", "camouflage"]}, {"immune": True, "keep": ["camouflage"]}])
def test_who_is_immune_takes_nothing_and_is_asked_nothing(them, duel):
    table = duel.rolled("5 smash", {}, them)
    assert table.active == "them"
    assert table.them.life == 14


@rule("KD-170", "KD-213", "KD-246", "KD-247")
def test_camouflage_comes_before_trendsetter_and_armor_plating(duel):
    them = {"keep": ["armor_plating", "camouflage", "trendsetter"]}
    table = duel.rolled("3 smash", {}, them, fame=2, buzz=[at("cat", "fame", 2)])
    assert table.asked == ("them", "camouflage")
    assert table.options == {"camouflage:yes", "camouflage:no"}
    assert table.question["amount"] == 3
    assert table.told("ignored") == []
    table.play("camouflage:no")
    assert [event["card"] for event in table.told("ignored")] == ["trendsetter", "armor_plating"]
    assert table.them.life == 13


@rule("KD-170", "KD-213")
def test_a_protection_is_used_up_only_if_a_hit_is_left(duel):
    def dodged(made):
        made.play("camouflage:yes")
        return made.them.life == 14 and not made.told("ignored")

    them = {"keep": ["armor_plating", "camouflage"]}
    table = duel.found(dodged, duel.rolled, "smash", {}, them, market=["too_cute"], deck=[])
    assert table.told("camouflage")[-1]["dice"] == ["heart"]
    assert table.lies("used") in (None, [], ["camouflage"])
    one = duel.rolled("smash", {}, {"keep": ["armor_plating", "trendsetter"]}, fame=2, buzz=[at("cat", "fame", 2)])
    assert [event["card"] for event in one.told("ignored")] == ["trendsetter"]


@rule("KD-170", "KD-171", "KD-229")
def test_hits_taken_by_the_unstoppable_are_the_life_lost(duel):
    table = duel.rolled("8 smash", {"keep": ["in_shape"], "energy": 5}, {"keep": ["unstoppable"], "life": 5})
    assert table.them.life == 1
    assert table.asked == ("us", "in_shape")
    table.play("in_shape:yes")
    assert table.active == "them", "four hits were taken, so the one after the third was the last"
    assert table.us.energy == 4


@rule("KD-171")
def test_ignored_hits_are_not_taken(duel):
    them = {"keep": ["armor_plating", "unstable_dna"]}
    assert duel.rolled("3 smash", {"keep": ["scrappy"]}, them).asked == ("them", "reroll"), "two hits are no three"
    shape = duel.rolled("4 smash", {"keep": ["in_shape"], "energy": 3}, {"keep": ["armor_plating"]})
    assert shape.active == "them"
    assert shape.them.life == 11


@rule("KD-172")
@pytest.mark.parametrize("card", ["snack_time", "moment_of_respite"])
def test_life_is_never_more_than_at_the_start(card, duel):
    table = duel.buying(card, {"life": 13})
    table.play(f"buy:{card}")
    if table.asked == ("us", "place"):
        table.play("place:fame@5")
    assert table.us.life == 14


@rule("KD-173")
def test_armor_plating_and_trendsetter_work_on_the_rivals_turns_only(duel):
    us = {"keep": ["armor_plating", "trendsetter"], "energy": 9}
    own = duel.buying("hors_doeuvres", us, fame=2, buzz=[at("cat", "fame", 2)])
    own.play("buy:hors_doeuvres")
    assert own.us.life == 11
    theirs = duel.rolled("3 smash", {"monster": "alienoid", **us}, active=1, fame=2, buzz=[at("cat", "fame", 2)])
    assert theirs.us.life == 13


@rule("KD-173")
def test_each_turn_ignores_one_hit_again(duel):
    table = duel.rolled("smash", {}, {"keep": ["armor_plating"]}, market=["too_cute", "frenzy"], deck=[])
    assert table.them.life == 14
    used = duel.rolled("2 smash", {}, {"keep": ["armor_plating"]}, used=["armor_plating"])
    assert used.them.life == 12
    one = duel.rolled("2 smash", {}, {"keep": ["trendsetter"]}, fame=1, buzz=[at("cat", "fame", 2)])
    assert one.them.life == 12, "Fame stands on no token"


@rule("KD-173")
@pytest.mark.parametrize(("any_hit", "life"), [(False, 12), (True, 13)])
def test_armor_plating_ignores_the_first_hit_of_the_turn_not_a_later_one(any_hit, life, duel):
    them = {"keep": ["armor_plating"], "hits": 1}
    table = duel.rolled("2 smash", {}, them, options={"any_hit_while_unused": any_hit})
    assert table.them.life == life, "a hit was taken earlier in the turn, before the card came"


@rule("KD-173")
@pytest.mark.parametrize(("any_hit", "life"), [(False, 11), (True, 12)])
def test_trendsetter_ignores_nothing_once_a_hit_was_taken_while_fame_stood_elsewhere(any_hit, life, duel):
    buzz = [at("cat", "destruction", -1), at("fish", "fame", -1)]
    options = {"any_hit_while_unused": any_hit}
    table = duel.rolled("2 smash 3 fame 3 destruction", {}, {"keep": ["trendsetter"]}, buzz=buzz, options=options)
    table.play("resolve:destruction")
    assert table.them.life == 13, "the paw hits while Fame is off the token"
    table.play("resolve:fame")
    assert table.them.life == life


@rule("KD-173")
def test_together_they_ignore_the_first_two_hits_whenever_these_come(duel):
    them = {"keep": ["armor_plating", "trendsetter"]}
    buzz = [at("fish", "fame", -1), at("cat", "destruction", -1)]
    table = duel.rolled("2 smash 3 destruction", {}, them, fame=-1, buzz=buzz)
    table.play("resolve:destruction")
    assert [event["card"] for event in table.told("ignored")] == ["trendsetter", "armor_plating"]
    assert table.them.life == 13


@rule("KD-174")
def test_hits_to_both_are_simultaneous(duel):
    us, them = {"keep": ["camouflage"]}, {"keep": ["armor_plating"]}
    table = duel.buying("jets_scrambled", us, them)
    table.play("buy:jets_scrambled", "place:fame@5")
    assert table.asked == ("us", "camouflage")
    assert (table.us.life, table.them.life) == (14, 14)
    table.play("camouflage:no")
    assert (table.us.life, table.them.life) == (9, 10)
    rival = duel.buying("jets_scrambled", {}, us)
    rival.play("buy:jets_scrambled", "place:fame@5")
    rival.asks("them", "camouflage")
    assert rival.us.life == 14, "nobody loses life before that is decided"


@rule("KD-175")
def test_hits_from_an_own_card_are_hits_like_others(duel):
    us = {"keep": ["camouflage", "unstable_dna"]}
    table = duel.buying("hors_doeuvres", us, {"keep": ["scrappy"]})
    table.play("buy:hors_doeuvres", "place:fame@5")
    assert table.asked == ("us", "camouflage")
    table.play("camouflage:no")
    assert table.asked == ("us", "unstable_dna")
    assert table.options == {"unstable_dna:scrappy", "unstable_dna:none"}
    table.play("unstable_dna:scrappy")
    assert table.us.keep == ["camouflage", "scrappy"]
    assert table.destruction == -2


@rule("KD-175", "KD-216")
@pytest.mark.parametrize(("option", "asked"), [("own_turn", ("them", "reroll")), ("every_turn", ("them", "in_shape"))])
def test_own_hits_count_for_the_rivals_in_shape_on_the_turns_it_works(option, asked, duel):
    them = {"keep": ["in_shape"], "energy": 3}
    table = duel.buying("jets_scrambled", {}, them, options={"in_shape_turns": option})
    table.play("buy:jets_scrambled", "place:fame@5")
    table.asks(*asked)


# --- The end ----------------------------------------------------------------------------------------------------------


@rule("KD-190", "KD-191")
def test_the_three_ways_to_win(duel):
    assert duel.rolled("3 smash", {}, {"life": 3}).won == ([0], "life")
    assert duel.rolled("3 fame", fame=-2, destruction=-5).won == ([0], "spotlight")
    assert duel.rolled("3 destruction", destruction=-6).won == ([0], "victory")
    apart = duel.rolled("3 fame", fame=-2, destruction=5)
    assert apart.won is None, "one marker on each side"


@rule("KD-190")
def test_nothing_is_asked_after_the_end(duel):
    table = duel.rolled("3 smash heart", {}, {"life": 3})
    table.play("resolve:smash")
    assert table.won == ([0], "life")
    assert table.table.choice is None
    assert table.us.energy == 0


@rule("KD-191", "KD-192")
def test_a_marker_wins_on_entering_the_zone(duel):
    table = duel.rolled("6 fame", fame=-2, destruction=-3, buzz=[at("tiger", "fame", -3)])
    assert table.won == ([0], "spotlight")
    assert table.steps() == [-3]
    assert table.us.energy == 0
    back = duel.rolled("4 fame", fame=-1, destruction=-6)
    assert back.won is None, "6 is not in the zone"


@rule("KD-191")
def test_life_is_checked_after_unstoppable(duel):
    table = duel.rolled("5 smash", {}, {"life": 3, "keep": ["unstoppable"]})
    assert table.won is None
    assert (table.them.life, table.them.keep) == (1, [])
    assert table.lies("discard") == ["unstoppable"]


@rule("KD-193")
def test_the_last_life_lost_to_an_own_card_makes_the_rival_win(duel):
    table = duel.rolled("4 heart", {"keep": ["natural_selection"], "life": 10})
    assert table.won == ([1], "life")


@rule("KD-190", "KD-194", "KD-196")
def test_random_games_end_as_the_rules_say(duel):
    for seed in range(12):
        table = duel.new(seed=seed, monsters="random")
        rng = random.Random(seed)
        while table.keys:
            table.play(rng.choice(table.keys))
        assert table.won is not None
        winners, reason = table.won
        assert sorted(table.scores) in ([0.0, 1.0], [0.5, 0.5])
        if reason in ("spotlight", "victory"):
            way = 1 if winners == [1] else -1
            places = sorted(space * way for space in (table.fame, table.destruction))
            assert places[-1] == 7 if reason == "victory" else 3 <= places[0] <= places[1] <= 5
        elif reason == "life":
            lost = [seat for seat, side in enumerate((table.us, table.them)) if side.life == 0]
            assert [1 - seat for seat in lost] == winners
        else:
            assert (reason, winners) == ("both_at_zero", [0, 1])


@rule("KD-195")
@pytest.mark.parametrize(("option", "won"), [("draw", ([0, 1], "both_at_zero")), ("buyer_loses", ([1], "life"))])
def test_both_at_zero(option, won, duel):
    table = duel.buying("jets_scrambled", {"life": 5}, {"life": 4}, options={"both_at_zero": option})
    table.play("buy:jets_scrambled", "place:fame@5")
    assert table.won == won


@rule("KD-195")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("option", ["draw", "buyer_loses"])
def test_a_position_with_both_at_zero_is_over_as_the_option_says(option, active, duel):
    table = duel({"life": 0}, {"life": 0}, active=active, options={"both_at_zero": option})
    assert table.won == (([0, 1], "both_at_zero") if option == "draw" else ([1 - active], "life"))


@rule("KD-195")
def test_a_draw_is_half_a_point_for_each(duel):
    table = duel.buying("the_partys_over", {"life": 4}, {"life": 4}, fame=-3, destruction=3)
    table.play("buy:the_partys_over", "place:fame@5")
    assert table.won == ([0, 1], "both_at_zero")
    assert table.scores == [0.5, 0.5]


@rule("KD-082", "KD-190", "KD-196", "KD-080")
def test_a_marker_pulled_back_into_the_zone_wins_for_whose_zone_it_is(duel):
    table = duel.rolled("3 fame", active=1, fame=-6, destruction=-4)
    assert table.fame == -5
    assert table.won == ([0], "spotlight")
    away = duel(fame=-6, destruction=-4)
    assert away.won is None


@rule("KD-082", "KD-190", "KD-196")
def test_the_check_for_the_other_player_comes_before_the_bonus_too(duel):
    table = duel.rolled(
        "4 fame", {"life": 1}, {"keep": ["scrappy"]}, active=1, fame=-6, destruction=-4, buzz=[at("cat", "fame", -5)]
    )
    assert table.won == ([0], "spotlight")
    assert table.steps() == [-5], "the pull ends there"
    assert table.bonuses() == []
