"""King of Tokyo Duel, KD-060 to KD-072: resolving the Roll."""

import pytest

from tests.games.duel.play import at, rule

# --- The start of the phase -------------------------------------------------------------------------------------------


@rule("KD-060", "KD-244")
def test_rebooting_then_natural_selection_then_titanic_batteries(duel):
    cards = ["titanic_batteries", "natural_selection", "rebooting"]
    table = duel.rolled("4 heart fame", {"keep": cards})
    assert table.asked == ("us", "rebooting")
    assert table.options == {"rebooting:yes", "rebooting:no"}
    assert table.hits() == []
    table.play("rebooting:no")
    assert table.hits() == [(0, 10)]
    table.asks("us", "titanic_batteries")
    assert table.options == {
        "titanic_batteries:heart+heart",
        "titanic_batteries:heart+fame",
        "titanic_batteries:none",
    }


@rule("KD-060")
def test_rebooting_goes_straight_to_buying(duel):
    table = duel.rolled("3 fame 2 energy smash", {"keep": ["rebooting"]}, market=["snack_time"])
    table.play("rebooting:yes")
    assert table.asked == ("us", "buy")
    assert (table.us.energy, table.us.dice_tokens) == (2, 2)
    assert (table.fame, table.them.life) == (0, 14)


# --- Groups -----------------------------------------------------------------------------------------------------------


@rule("KD-061", "KD-245")
@pytest.mark.parametrize("first", ["smash", "heart", "energy", "fame", "destruction"])
def test_the_groups_are_resolved_in_any_order(first, duel):
    table = duel.rolled("heart energy 3 fame 3 destruction", {"keep": ["acid_attack"], "life": 5})
    groups = {f"resolve:{face}" for face in ("smash", "heart", "energy", "fame", "destruction")}
    assert table.options == groups, "and none can be left out"
    table.play(f"resolve:{first}")
    table.offers(groups - {f"resolve:{first}"})


@rule("KD-062", "KD-063")
def test_all_smash_symbols_are_one_event(duel):
    table = duel.rolled("4 smash")
    assert table.hits() == [(1, 4)]
    assert table.them.life == 10


@rule("KD-062", "KD-245")
def test_the_power_is_used_before_between_and_after_the_groups(duel):
    table = duel.rolled("smash heart 6 power")
    table.play("power:use", "track:fame")
    assert table.options == {"resolve:smash", "resolve:heart", "power:use"}
    table.play("resolve:smash", "power:use", "track:fame", "resolve:heart")
    assert table.options == {"power:use", "resolve:none"}
    table.play("power:use", "track:destruction")
    assert (table.fame, table.destruction) == (-2, -1)


@rule("KD-064", "KD-172")
@pytest.mark.parametrize(("before", "after"), [(5, 8), (12, 14), (14, 14)])
def test_hearts_give_life_up_to_what_one_started_with(before, after, duel):
    assert duel.rolled("3 heart", {"life": before}).us.life == after


@rule("KD-064")
def test_hearts_are_resolved_at_full_life_too(duel):
    table = duel.rolled("heart smash")
    assert "resolve:heart" in table.options
    table.play("resolve:heart")
    assert table.us.life == 14


@rule("KD-065")
def test_energy_stays_with_its_owner(duel):
    table = duel.rolled("3 energy", {"energy": 2}, {"energy": 1})
    assert table.us.energy == 5
    assert table.active == "them"
    assert (table.us.energy, table.them.energy) == (5, 1)


@rule("KD-066")
@pytest.mark.parametrize("track", ["fame", "destruction"])
@pytest.mark.parametrize(("number", "spaces"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_three_symbols_pull_one_space_and_each_further_one_more(track, number, spaces, duel):
    table = duel.rolled(f"{number} {track}" if number else "heart")
    assert table.pulls() == ([(track, spaces)] if spaces else [])
    assert table.lies(track) == -spaces


@rule("KD-067", "KD-129")
def test_symbols_left_over_do_nothing(duel):
    table = duel.rolled("3 power")
    assert table.options == {"power:use", "resolve:none"}
    table.play("power:use", "track:fame")
    assert table.active == "them", "one symbol is not enough"
    single = duel.rolled("power")
    assert single.active == "them"
    assert single.pulls() == []


@rule("KD-068")
def test_gentle_giant_comes_when_all_groups_are_resolved(duel):
    table = duel.rolled("heart energy 3 fame", {"keep": ["gentle_giant"], "life": 3})
    table.play("resolve:heart", "resolve:fame")
    assert table.pulls() == [("fame", 1), ("fame", 1)]
    assert table.kinds("resolve", "effect", "pull") == ["resolve", "resolve", "pull", "resolve", "effect", "pull"]


@rule("KD-069")
def test_two_of_a_track_need_no_action_and_the_phase_ends(duel):
    table = duel.rolled("2 fame 2 destruction smash")
    assert table.hits() == [(1, 1)]
    assert table.active == "them", "nothing was asked"


@rule("KD-069")
def test_the_phase_cannot_end_before_the_groups_are_resolved(duel):
    table = duel.rolled("smash 2 power")
    assert table.options == {"resolve:smash", "power:use"}
    table.play("resolve:smash")
    assert table.options == {"power:use", "resolve:none"}
    table.play("resolve:none")
    assert table.active == "them"


@rule("KD-070", "KD-123")
@pytest.mark.parametrize(
    ("face", "hits", "life", "energy"),
    [("smash", [(1, 2), (1, 1)], 7, 1), ("heart", [(1, 2)], 8, 1), ("energy", [(1, 2)], 7, 2)],
)
def test_a_symbol_added_to_a_resolved_group_is_a_new_event(face, hits, life, energy, duel):
    table = duel.rolled("2 smash 2 heart energy 2 power", {"monster": "alienoid", "life": 5})
    table.play("resolve:smash", "resolve:heart", "resolve:energy", "power:use", f"symbol:{face}")
    assert table.hits() == hits
    assert (table.us.life, table.us.energy) == (life, energy)


@rule("KD-070")
def test_an_added_symbol_waits_until_the_player_likes(duel):
    table = duel.rolled("2 smash heart 2 power", {"monster": "alienoid"})
    table.play("resolve:smash", "power:use", "symbol:smash")
    assert table.options == {"resolve:smash", "resolve:heart"}
    assert table.hits() == [(1, 2)]
    table.play("resolve:heart")
    assert table.hits() == [(1, 2), (1, 1)]


@rule("KD-071")
def test_dice_put_aside_feed_nothing(duel):
    gigazaur = duel.rolled("2 power 3 smash", {"keep": ["titanic_batteries"]})
    gigazaur.play("titanic_batteries:smash+power")
    assert gigazaur.hits() == [(1, 2)]
    assert gigazaur.active == "them", "one Special Power symbol was left: no power"
    assert gigazaur.us.dice_tokens == 1
    meka = duel.rolled("2 power 3 smash", {"keep": ["titanic_batteries"], "monster": "meka_dragon"})
    meka.play("titanic_batteries:power+power")
    assert meka.hits() == [(1, 3)]
    fame = duel.rolled("4 fame", {"keep": ["titanic_batteries"]})
    fame.play("titanic_batteries:fame+fame")
    assert fame.fame == 0


@rule("KD-072", "KD-210")
@pytest.mark.parametrize(("fame", "destruction", "smash"), [(0, 0, 0), (3, 0, 1), (-5, 4, 2), (6, -6, 0), (2, 5, 1)])
def test_adrenaline_counts_markers_in_the_zones_of_either_side(fame, destruction, smash, duel):
    table = duel.rolled("heart", {"keep": ["adrenaline_augment"]}, fame=fame, destruction=destruction)
    if smash:
        table.play("resolve:smash")
    assert table.hits() == ([(1, smash)] if smash else [])


@rule("KD-072")
def test_adrenaline_is_counted_when_smash_is_resolved(duel):
    keep = {"keep": ["adrenaline_augment"]}
    after = duel.rolled("smash 3 fame", keep, fame=-2)
    after.play("resolve:fame")
    assert after.hits() == [(1, 2)], "the marker entered the zone before"
    before = duel.rolled("smash 3 fame", keep, fame=-2)
    before.play("resolve:smash")
    assert before.hits() == [(1, 1)], "too late"
    leaving = duel.rolled("smash 3 fame", keep, fame=-5)
    leaving.play("resolve:fame")
    assert leaving.hits() == [(1, 1)], "the marker left the zone before"


@rule("KD-072")
def test_a_marker_that_enters_a_zone_makes_a_smash_group(duel):
    table = duel.rolled("3 fame heart", {"keep": ["adrenaline_augment"]}, fame=-2)
    assert table.options == {"resolve:fame", "resolve:heart"}
    table.play("resolve:fame")
    table.offers({"resolve:smash", "resolve:heart"})


@rule("KD-072")
@pytest.mark.parametrize(("option", "smash"), [("when_used", 2), ("when_roll_fixed", 1)])
def test_adrenaline_may_be_counted_when_the_roll_is_fixed(option, smash, duel):
    keep = {"keep": ["adrenaline_augment"]}
    table = duel.rolled("smash 3 fame", keep, fame=-2, options={"adrenaline_count": option})
    table.play("resolve:fame")
    assert table.hits() == [(1, smash)]


# --- Pulls ------------------------------------------------------------------------------------------------------------


@rule("KD-080")
def test_a_pull_is_made_step_by_step_and_is_not_optional(duel):
    table = duel.rolled("6 fame", fame=3)
    assert table.steps() == [2, 1, 0, -1]
    theirs = duel.rolled("5 fame", active=1, fame=-2)
    assert theirs.steps() == [-1, 0, 1]


@rule("KD-081", "KD-101")
def test_a_shortcut_takes_a_space_out_and_an_extension_puts_one_in(duel):
    short = duel.rolled("5 destruction", destruction=2, buzz=[at("alien", "destruction", -1)])
    assert short.steps("destruction") == [1, -1, -2]
    longer = duel.rolled("6 destruction", destruction=2, buzz=[at("penguin", "destruction", 0)])
    assert longer.steps("destruction") == [1, 0.5, 0, -1]
    both = duel.rolled("6 fame", active=1, buzz=[at("alien", "fame", 1), at("phantom", "fame", 4)])
    assert both.steps() == [1, 3, 4, 4.5]


@rule("KD-082", "KD-225")
def test_the_bonus_comes_before_scrappy(duel):
    buzz = [at("cat", "fame", 0), at("fish", "fame", -1)]
    table = duel.rolled("3 fame", {"keep": ["scrappy"], "life": 5}, fame=0, buzz=buzz)
    assert table.kinds("step", "gain_life", "gain_tokens") == ["step", "gain_life", "gain_tokens"]


@rule("KD-082", "KD-190", "KD-191")
def test_victory_comes_before_the_bonus(duel):
    won = duel.rolled("3 fame", fame=-6, them={"life": 1}, buzz=[at("cat", "fame", -7)])
    assert won.won == ([0], "victory")
    assert won.them.life == 1
    assert won.bonuses() == []


@rule("KD-083")
def test_a_bonus_is_received_on_every_space_entered_by_whoever_pulls(duel):
    buzz = [at("tiger", "fame", -1), at("lizard", "fame", -3)]
    table = duel.rolled("5 fame", buzz=buzz)
    assert table.bonuses() == ["energy", "dice_token", "paw"]
    theirs = duel.rolled("5 fame", active=1, fame=-4, buzz=buzz)
    assert theirs.bonuses() == ["paw", "dice_token", "energy"]
    assert (theirs.us.life, theirs.them.dice_tokens, theirs.them.energy) == (13, 1, 1)


@rule("KD-083")
def test_the_space_one_leaves_gives_nothing(duel):
    table = duel.rolled("3 fame", fame=1, buzz=[at("tiger", "fame", 1)])
    assert table.bonuses() == []


@rule("KD-084")
@pytest.mark.parametrize(("option", "hits"), [("per_pull", [(1, 3)]), ("per_step", [(1, 1)] * 3)])
def test_spiked_tail_hits_once_for_each_space(option, hits, duel):
    keep = {"keep": ["spiked_tail"]}
    table = duel.rolled("5 destruction", keep, options={"spiked_tail_event": option})
    assert table.hits() == hits
    assert duel.rolled("5 fame", keep).hits() == [], "only Destruction"


@rule("KD-084")
def test_a_pull_that_wins_is_over_before_spiked_tail(duel):
    table = duel.rolled("4 destruction", {"keep": ["spiked_tail"]}, destruction=-5)
    assert table.won == ([0], "victory")
    assert table.hits() == []


@rule("KD-085")
def test_two_effects_are_two_pulls(duel):
    keep = {"keep": ["gentle_giant"]}
    assert duel.rolled("4 fame", keep).pulls() == [("fame", 2), ("fame", 1)]
    monumental = duel.buying("monumental", buzz=[at("fish", "fame", -1)])
    monumental.play("buy:monumental", "place:destruction@5")
    assert monumental.pulls() == [("destruction", 1), ("fame", 1)]


@rule("KD-086", "KD-112")
def test_a_king_stop_ends_only_the_pull_in_which_it_happens(duel):
    buzz = [at("cat", "fame", -1), at("the_king", "fame", -2)]
    table = duel.rolled("5 fame", {"keep": ["in_shape"], "energy": 1}, {"monster": "the_king", "hits": 3}, buzz=buzz)
    table.play("in_shape:yes")
    assert table.steps() == [-1, -2, -3, -4]


@rule("KD-087")
def test_a_pull_of_nothing_sets_off_nothing(duel):
    table = duel.rolled("heart", {"keep": ["electrical_aura", "spiked_tail"], "energy": 6})
    assert table.pulls() == []
    assert table.hits() == []


@rule("KD-087")
def test_a_marker_does_not_leave_the_track(duel):
    table = duel.rolled("8 fame", fame=-5)
    assert table.steps() == [-6, -7]
    assert table.won == ([0], "victory")


@rule("KD-088", "KD-216")
def test_who_pulls_on_the_rivals_turn_pulls_toward_the_own_end(duel):
    options = {"in_shape_turns": "every_turn"}
    keep = {"keep": ["in_shape"], "energy": 5}
    table = duel.rolled("4 heart", {"keep": ["natural_selection"]}, keep, options=options)
    assert table.asked == ("them", "in_shape")
    table.play("in_shape:yes", "in_shape:no")
    assert table.fame == 1
    assert table.them.energy == 4
