"""King of Tokyo, KT-150 to KT-180: the end of the turn, victory, extra turns, two players."""

import pytest

from tests.games.tokyo.play import CITY, MIND, rule

# --- End of the turn --------------------------------------------------------------------------------------------------


@rule("KT-150", "KM-026")
def test_phase_five_is_the_active_monsters_alone(tokyo):
    cards = "solar_powered energy_hoarder rooting_for_the_underdog"
    table = tokyo.rolled("112233", {"cards": "herbivore", "vp": 3}, {"cards": cards}, CITY, resolver=1, active=0)
    assert table.is_turn_of(0)
    assert table.gains() == [], "no end of turn in an interlude"
    assert table.gains("energy") == []


@rule("KT-151")
def test_the_effects_at_the_end_of_the_turn_in_order(tokyo):
    us = {"cards": "herbivore solar_powered rooting_for_the_underdog metamorph", "poison": 1, "energy": 0}
    table = tokyo.ending(us, {"vp": 1}, {**CITY, "vp": 1})
    assert table.asked == (0, "metamorph")
    table.play("sell:none")
    assert table.kinds("gain_vp", "gain_energy", "lose_hearts") == ["gain_vp", "gain_vp", "gain_energy", "lose_hearts"]
    assert (table[0].vp, table[0].energy, table[0].hearts) == (2, 1, 9)
    assert table.is_turn_of(1)


@rule("KT-151")
def test_hoarding_comes_before_the_sun(tokyo):
    table = tokyo.ending({"cards": "energy_hoarder solar_powered", "energy": 13}, CITY)
    assert (table[0].vp, table[0].energy) == (2, 13)


@rule("KT-151", "KM-062")
def test_sales_and_the_price_of_a_frenzy_come_before_the_next_frenzy(tokyo):
    us = {"cards": "metamorph unfair_gift", "hearts": 9}
    table = tokyo.ending(us, CITY, frenzy="bold_maneuver")
    assert table.asked == (0, "metamorph")
    table.play("sell:none")
    assert table[0].hearts == 4
    assert table.asked == (0, "frenzy")
    table.play("frenzy:none")
    assert table.is_turn_of(1)


@rule("KT-151")
def test_who_is_eliminated_on_the_way_skips_the_rest(tokyo):
    us = {"cards": "herbivore unfair_gift", "hearts": 5}
    table = tokyo.ending(us, {}, CITY, frenzy="bold_maneuver")
    assert table[0].out
    assert table.gains() == []
    assert table.is_turn_of(1)


@rule("KT-151")
def test_all_poison_tokens_make_one_loss(tokyo):
    table = tokyo.ending({"poison": 3, "cards": "were_only_making_it_stronger"}, CITY)
    assert table.losses() == [(0, 3)]
    assert table.energy[0] == 1
    assert table[0].poison == 3, "they stay"


@rule("KT-152")
def test_effects_of_the_turn_end_with_it(tokyo):
    fields = {"hunts": [{"card": "legendary_hunter", "prey": 1}], "sneaks": ["spatial_hunter"], "hurt": [0]}
    table = tokyo.ending({"immune": True}, {}, CITY, used=["herd_culler"], **fields)
    assert table.is_turn_of(1)
    for field in ("hunts", "sneaks", "used", "hurt"):
        assert not table.lies(field)
    assert not table[0].immune


# --- Victory ----------------------------------------------------------------------------------------------------------


@rule("KT-160", "KT-162")
def test_twenty_points_win_whoever_has_them(tokyo):
    assert tokyo.ending({"vp": 20}, CITY).won == ([0], "points")
    assert tokyo.ending({}, CITY, {"vp": 20}).won == ([2], "points")


@rule("KT-160")
def test_the_last_one_alive_wins(tokyo):
    table = tokyo.rolled("1122ss", CITY, {"hearts": 1}, {"hearts": 2})
    assert table.won == ([0], "last")


@rule("KT-160")
def test_nobody_alive_nobody_wins(tokyo):
    table = tokyo.buying("high_altitude_bombing", {"energy": 4, "hearts": 3}, {**CITY, "hearts": 2}, {"hearts": 1})
    table.play("buy:high_altitude_bombing")
    assert table.won == ([], "nobody")
    assert table.table.result is not None
    assert list(table.table.result.scores) == [0, 0, 0]


@rule("KT-161")
def test_who_reaches_twenty_must_survive_the_turn(tokyo):
    poisoned = tokyo.ending({"vp": 20, "poison": 1, "hearts": 1}, CITY)
    assert poisoned.won is None
    assert poisoned[0].out
    lost = tokyo.ending({"vp": 20}, CITY, frenzy="unfair_gift")
    assert lost.won is None
    assert lost[0].vp == 15


@rule("KT-161")
def test_the_check_waits_for_the_end_of_the_turn(tokyo):
    table = tokyo.rolled("333333", {"vp": 17, "energy": 3}, CITY, display=["heal_card"])
    assert table[0].vp == 20
    assert table.asked == (0, "buy")
    table.play("buy:none")
    assert table.won == ([0], "points")


@rule("KT-163")
@pytest.mark.parametrize(("option", "winners"), [(False, [0, 2]), (True, [0])])
def test_a_tie_is_shared_unless_the_active_player_wins_it(option, winners, tokyo):
    table = tokyo.ending({"vp": 20}, CITY, {"vp": 20}, options={"tie_active_player_wins": option})
    assert table.won == (winners, "points")


@rule("KT-163")
def test_a_tie_without_the_active_player_is_shared(tokyo):
    table = tokyo.ending({"vp": 3}, {"vp": 20, **CITY}, {"vp": 20}, options={"tie_active_player_wins": True})
    assert table.won == ([1, 2], "points")


@rule("KT-164")
def test_no_extra_turn_after_a_victory(tokyo):
    waiting = [{"seat": 0, "kind": "frenzy_card"}]
    table = tokyo.ending({"vp": 20}, CITY, extra_turns=waiting)
    assert table.won == ([0], "points")


@rule("KT-165")
@pytest.mark.parametrize(("option", "won"), [(False, ([], "nobody")), (True, ([0], "last"))])
def test_the_last_one_standing_may_still_die_of_poison(option, won, tokyo):
    us = {**CITY, "poison": 1, "hearts": 1}
    table = tokyo.rolled("1122ss", us, {"hearts": 1}, {"hearts": 2}, options={"last_standing_immediate": option})
    assert table.won == won


# --- Extra turns ------------------------------------------------------------------------------------------------------


@rule("KT-170", "KT-174", "KM-065")
def test_extra_turns_come_in_order_before_the_next_player(tokyo):
    waiting = [
        {"seat": 0, "kind": "frenzy_card"},
        {"seat": 0, "kind": "freeze_time", "fewer": 1},
        {"seat": 0, "kind": "frenzy", "card": "unfair_gift"},
    ]
    table = tokyo.ending({**CITY, "vp": 10}, extra_turns=waiting)
    assert [event["reason"] for event in table.told("extra_turn")] == ["frenzy"]
    assert table.is_turn_of(0)
    assert table[0].vp == 12, "a full turn, with its Tokyo bonus"
    assert len(table.lies("dice")) == 6, "the die is missing in the turn of Freeze Time alone"


@rule("KT-170", "KT-171")
def test_freeze_time_before_the_frenzy_card(tokyo):
    waiting = [{"seat": 0, "kind": "frenzy_card"}, {"seat": 0, "kind": "freeze_time", "fewer": 2}]
    table = tokyo.ending(CITY, extra_turns=waiting)
    assert table.told("extra_turn")[0]["reason"] == "freeze_time"
    assert len(table.lies("dice")) == 4
    assert table.lies("extra_turns") == [{"seat": 0, "kind": "frenzy_card"}]


@rule("KT-171")
def test_freeze_time_may_be_taken_or_left(tokyo):
    us = {**CITY, "cards": "freeze_time"}
    table = tokyo.rolled("111223", us)
    assert table.asked == (0, "freeze_time")
    assert table.options == {"freeze_time:yes", "freeze_time:no"}
    table.play("freeze_time:yes")
    assert table.is_turn_of(0)
    assert len(table.lies("dice")) == 5
    left = tokyo.rolled("111223", us)
    left.play("freeze_time:no")
    assert left.is_turn_of(1)


@rule("KT-171")
def test_a_frozen_turn_that_earns_another_has_again_a_die_less(tokyo):
    table = tokyo.rolled("11123", {**CITY, "cards": "freeze_time"}, fewer=1)
    table.play("freeze_time:yes")
    assert len(table.lies("dice")) == 4


@rule("KT-171", "KT-145")
def test_two_copies_of_freeze_time_give_one_turn(tokyo):
    us = {**CITY, "cards": "freeze_time mimic"}
    table = tokyo.rolled("111223", us, mimicked={"card": "freeze_time", "seat": 0})
    table.play("freeze_time:yes")
    assert table.is_turn_of(0)
    assert not table.lies("extra_turns")


@rule("KT-172")
def test_who_is_out_takes_no_extra_turn(tokyo):
    waiting = [{"seat": 0, "kind": "frenzy_card"}]
    table = tokyo.ending({"poison": 1, "hearts": 1}, CITY, {}, extra_turns=waiting)
    assert table[0].out
    assert table.is_turn_of(1)


@rule("KT-173")
def test_frenzy_bought_on_anothers_turn(tokyo):
    owner = {"cards": "opportunist", "energy": 7}
    table = tokyo.buying("corner_store", {"energy": 3}, CITY, owner, seats=4, deck="frenzy_card")
    table.play("buy:corner_store", "buy:frenzy_card")
    assert table.is_turn_of(2)
    assert table.told("extra_turn")[0]["seat"] == 2
    table.finish_turn()
    assert table.active == 1, "then the player after the original active one"


@rule("KT-174")
def test_an_extra_turn_has_its_own_poison_and_its_own_check(tokyo):
    table = tokyo.buying("frenzy_card", {"energy": 7, "poison": 1, "vp": 18, **CITY})
    table.play("buy:frenzy_card")
    assert table.is_turn_of(0)
    assert table[0].vp == 20
    assert table[0].hearts == 9
    table.finish_turn()
    assert table[0].hearts == 8
    assert table.won == ([0], "points")


# --- Two players ------------------------------------------------------------------------------------------------------


@rule("KT-180")
@pytest.mark.parametrize(("option", "vp", "energy"), [(True, 0, 1), (False, 2, 0)])
def test_the_start_of_the_turn_in_tokyo_with_two_players(option, vp, energy, tokyo):
    table = tokyo(CITY, seats=2, options={"two_player_variant": option})
    assert (table[0].vp, table[0].energy) == (vp, energy)


@rule("KT-180")
def test_everything_else_is_unchanged_with_two_players(tokyo):
    table = tokyo.rolled("333122", CITY, seats=2)
    assert table.vp[0] == 3
    gain = tokyo.rolled("112233", {"cards": "friend_of_children"}, seats=2)
    assert gain.energy[0] == 2, "the energy of Tokyo is a gain"


@rule("KT-180")
def test_the_variant_is_for_games_of_two_not_for_two_survivors(tokyo):
    table = tokyo(CITY, {"out": True}, {})
    assert (table[0].vp, table[0].energy) == (2, 0)


@rule("KT-151", "KM-105")
def test_superior_brain_and_the_end_of_the_turn(tokyo):
    brain = {"monster": MIND, "evolutions": "superior_brain"}
    table = tokyo.evolved({"cards": "energy_hoarder", "energy": 24}, brain, CITY, make=tokyo.ending)
    assert table.vp == [4, 1, 0]


@rule("KT-161", "KM-031")
def test_points_lost_in_the_rest_of_the_turn_do_not_win(tokyo):
    table = tokyo.fixed("333333", {}, {"vp": 19, "mindbugs": 1, **CITY}, {"energy": 7})
    table.play("mindbug:token")
    assert table[1].vp == 20
    assert table.won is None
    assert table.is_turn_of(0)
    table.finish_turn()
    assert table.won == ([1], "points")
