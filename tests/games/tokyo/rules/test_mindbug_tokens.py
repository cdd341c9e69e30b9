"""King of Tokyo with the Mindbug expansion, KM-010 to KM-034: Mindbug tokens and the interlude."""

import pytest

from tests.games.tokyo.play import CITY, HYDRA, MIND, SHARKY, Tokyo, rule

TOKEN = {"mindbugs": 1}


def interlude(tokyo, dice, us, them, *others, **fields):
    """Seat 1 takes the result of seat 0."""
    table = tokyo.fixed(dice, us, {**TOKEN, **them}, *others, **fields)
    while table.asked != (1, "mindbug"):
        table.decline()
    table.play("mindbug:token")
    return table


@rule("KM-010", "KM-108")
def test_tokens_are_public_and_one_may_hold_several(tokyo):
    table = tokyo({"mindbugs": 3, **CITY}, TOKEN)
    for seat in (0, 1, 2, None):
        assert [side.get("mindbugs", 0) for side in table.table.view(seat)["players"]] == [3, 1, 0]


@rule("KM-011")
@pytest.mark.parametrize(("strict", "tokens"), [(False, 5), (True, 4)])
def test_the_supply_of_tokens(strict, tokens, tokyo):
    us = {"energy": 7, "mindbugs": 4}
    table = tokyo.buying("mindbug_card", us, {**CITY, "mindbugs": 4}, options={"strict_token_supply": strict})
    table.play("buy:mindbug_card")
    assert table[0].mindbugs == tokens


@rule("KM-011")
def test_spent_tokens_go_back_to_the_supply(tokyo):
    table = interlude(tokyo, "112233", {"mindbugs": 4}, {"mindbugs": 4, **CITY}, options={"strict_token_supply": True})
    assert table[1].mindbugs == 3


@rule("KM-020")
def test_the_window_opens_when_the_roller_is_done(tokyo):
    probe = {"cards": "psychic_probe", "mindbugs": 1}
    table = tokyo.fixed("112233", {"cards": "herd_culler"}, {**CITY, **TOKEN}, probe)
    order = []
    while table.asked[1] in ("psychic_probe", "change", "mindbug"):
        order.append(table.asked)
        table.decline()
    assert order == [(2, "psychic_probe"), (0, "change"), (1, "mindbug"), (2, "mindbug")]


@rule("KM-020", "KM-110")
def test_the_window_comes_after_mind_control_and_neutralizing_look(tokyo):
    mind = {"monster": MIND, "hand": "mind_control neutralizing_look", "mindbugs": 1}
    table = tokyo.evolved({}, mind, CITY, make=tokyo.fixed, dice="1122ss")
    assert table.asked == (1, "before_resolving")
    table.play("before_resolving:none")
    table.asks(1, "mindbug")


@rule("KM-020")
def test_who_has_no_token_is_not_asked(tokyo):
    table = tokyo.fixed("112233", TOKEN, {**CITY}, {"out": True}, {}, seats=4)
    assert table.is_turn_of(1)


@rule("KM-021")
def test_the_first_to_accept_is_the_only_one_to_pay(tokyo):
    table = tokyo.fixed("112233", {}, {**CITY, **TOKEN}, TOKEN, TOKEN)
    assert table.asked == (1, "mindbug")
    assert table.options == {"mindbug:token", "mindbug:none"}
    assert table.claims == [(2, "mindbug:token@2"), (3, "mindbug:token@3")]
    table.play("mindbug:none")
    assert table.asked == (2, "mindbug")
    table.play("mindbug:token")
    assert [table[seat].mindbugs for seat in range(4)] == [0, 1, 0, 1]
    (told,) = table.told("mindbug")
    assert (told["seat"], told["victim"], told["by"]) == (2, 0, "token")
    assert table.is_turn_of(0)


@rule("KM-021")
def test_a_later_player_may_be_faster(tokyo):
    table = tokyo.fixed("112233", {}, {**CITY, **TOKEN}, TOKEN, TOKEN)
    table.play("mindbug:token@3")
    assert [table[seat].mindbugs for seat in range(4)] == [0, 1, 1, 0]
    table.table.undo()
    assert table.asked == (1, "mindbug")


@rule("KM-022")
def test_nobody_mindbugs_itself_or_the_mindbugger(tokyo):
    table = tokyo.fixed("111223", {"mindbugs": 2}, {**CITY, **TOKEN}, TOKEN)
    assert table.asked == (1, "mindbug")
    table.play("mindbug:token")
    assert table.is_turn_of(0), "no window for the interlude"
    assert table.vp == [0, 1, 0]


@rule("KM-023", "KM-029")
def test_the_interlude_is_phases_two_to_four(tokyo):
    table = interlude(tokyo, "111sss", {}, {"energy": 3}, CITY, display=["corner_store"])
    assert table.asked == (1, "resolve")
    table.resolve("numbers")
    assert table.asked == (2, "yield")
    table.play("yield:yes")
    assert table.places == ["outside", "city", "outside"], "the Mindbugger enters"
    assert table.vp == [0, 2, 0]
    assert table.asked == (1, "buy")
    table.play("buy:corner_store")
    assert table.vp == [0, 3, 0]
    assert table.is_turn_of(0)
    assert [event["seat"] for event in table.told("interlude_over")] == [0]


@rule("KM-023")
def test_it_may_buy_nothing(tokyo):
    table = interlude(tokyo, "112233", {}, {"energy": 3, **CITY}, display=["corner_store"])
    assert table.asked == (1, "buy")
    table.play("buy:none")
    assert table.is_turn_of(0)


@rule("KM-024")
@pytest.mark.parametrize("cards", ["acid_attack spiked_tail", "nova_breath", "fire_breathing", "poison_spit"])
def test_effects_of_the_mindbugged_monster_are_ignored(cards, tokyo):
    table = interlude(tokyo, "11223s", {"cards": cards}, {}, CITY, {})
    assert table.asked == (2, "yield")
    assert table.hearts == [10, 10, 9, 10]
    assert table[2].poison == 0
    table.play("yield:no")
    assert table.is_turn_of(0)


@rule("KM-024")
def test_hunter_and_sneaky_of_the_mindbugged_monster_are_ignored(tokyo):
    fields = {"hunts": [{"card": "legendary_hunter", "prey": 3}], "sneaks": ["spatial_hunter"]}
    table = interlude(tokyo, "111sss", {}, {}, {**CITY, "vp": 3}, {"vp": 3}, **fields)
    table.resolve()
    assert table.hearts == [10, 10, 7, 10]
    table.play("yield:no")
    assert table.vp == [0, 1, 3, 3]


@rule("KM-024")
def test_all_dice_are_taken_over(tokyo):
    table = interlude(tokyo, "2222222", {"cards": "extra_head"}, CITY)
    assert table.vp[1] == 6
    assert len(table.lies("dice")) == 7, "its own dice again"


@rule("KM-024", "KM-027")
def test_the_mindbugged_monster_keeps_its_defences(tokyo):
    us = {"cards": "wings deadly_shell armor_plating", "energy": 2}
    table = interlude(tokyo, "1122ss", us, CITY)
    assert table.asked == (0, "loss")
    assert table.options == {"wings:use", "tough:deadly_shell", "poisonous:deadly_shell", "loss:take"}
    assert table.question["attacker"] == 1
    table.play("poisonous:deadly_shell", "loss:take")
    assert table.hearts == [8, 8, 8]


@rule("KM-025")
def test_the_mindbugger_uses_its_own_effects(tokyo):
    cards = "acid_attack spiked_tail alpha_monster gourmet detritivore poison_spit shrink_ray friend_of_children"
    table = interlude(tokyo, "11123es", {"cards": "extra_head"}, {"cards": cards}, CITY)
    table.resolve("numbers", "energy")
    assert table.asked == (2, "yield")
    assert table.vp[1] == 1 + 2 + 2 + 1
    assert table.energy[1] == 2
    assert table.hearts[2] == 7
    assert (table[2].poison, table[2].shrink) == (1, 1)
    table.play("yield:no")


@rule("KM-025")
def test_targets_and_healing_follow_the_mindbuggers_place(tokyo):
    inside = interlude(tokyo, "hhh1ss", {}, {**CITY, "hearts": 5})
    inside.resolve()
    assert inside.hearts == [8, 5, 8], "the Mindbugged monster is an ordinary target"
    outside = interlude(tokyo, "hhh1ss", {**CITY, "hearts": 5}, {"hearts": 5})
    outside.resolve()
    assert outside.hearts[:2] == [3, 8]
    assert outside.asked == (0, "yield")
    outside.play("yield:yes")
    assert outside.places[:2] == ["outside", "city"]


@rule("KM-025", "KM-102")
def test_three_hearts_draw_an_evolution_for_the_mindbugger(tokyo):
    them = {"monster": MIND, "mindbugs": 1, "evolution_deck": "superior_brain mind_control", **CITY}
    table = tokyo.evolved({"evolution_deck": "shark_attack"}, them, make=tokyo.fixed, dice="hhh123")
    table.play("mindbug:token")
    assert table.asked == (1, "evolution")
    assert table.options == {"keep:superior_brain", "keep:mind_control"}
    table.play("keep:mind_control")
    assert table[1].hand == ["mind_control"]


@rule("KM-026")
def test_what_the_mindbugger_does_not_use(tokyo):
    cards = "battery_monster energy_hoarder herbivore solar_powered freeze_time metamorph bold_maneuver herd_culler"
    table = interlude(tokyo, "111223", {}, {**CITY, "cards": cards, "poison": 2, "energy": 0})
    assert table.is_turn_of(0), "nothing was asked"
    assert (table[1].vp, table[1].energy, table[1].hearts) == (1, 0, 10)
    assert table[1].poison == 2


@rule("KM-026")
def test_the_frenzy_card_gives_no_turn_in_an_interlude(tokyo):
    table = interlude(tokyo, "112233", {}, {**CITY, "energy": 7}, display=["frenzy_card"])
    table.play("buy:frenzy_card")
    assert table.is_turn_of(0)
    assert not table.lies("extra_turns")
    table.finish_turn()
    assert table.active == 1
    assert table.told("extra_turn") == []


@rule("KM-026", "KT-173")
def test_an_opportunist_has_its_turn_for_a_frenzy_card_bought_in_an_interlude(tokyo):
    owner = {"cards": "opportunist", "energy": 7}
    table = interlude(
        tokyo, "112233", {}, {**CITY, "energy": 3}, owner, seats=4, display=["corner_store"], deck="frenzy_card"
    )
    table.play("buy:corner_store", "buy:frenzy_card")
    table.finish_turn()
    assert table.active == 2
    assert [event["seat"] for event in table.told("extra_turn")] == [2]
    table.finish_turn()
    assert table.active == 1, "then the player after the one who was Mindbugged"


@rule("KM-026", "KT-173")
@pytest.mark.parametrize("ends_now", [False, True])
def test_the_mindbugged_monster_too_may_buy_the_frenzy_card_as_an_opportunist(ends_now, tokyo):
    us = {"cards": "opportunist", "energy": 7}
    options = {"frenzy_card_ends_turn_now": ends_now}
    them = {**CITY, "energy": 6}
    display = ["corner_store", "commuter_train"]
    table = interlude(tokyo, "112233", us, them, display=display, deck="frenzy_card", options=options)
    table.play("buy:corner_store", "buy:frenzy_card")
    assert table.asked == (1, "buy"), "the interlude goes on"
    table.play("buy:none")
    assert table.is_turn_of(0), "and then the turn that was interrupted"
    table.finish_turn()
    assert table.active == 0
    assert [event["seat"] for event in table.told("extra_turn")] == [0]


@rule("KM-027")
def test_tough_and_poisonous_in_an_interlude(tokyo):
    table = interlude(tokyo, "1122ss", {"cards": "energy_armor"}, CITY, {"cards": "deadly_shell"})
    assert table.asked == (2, "loss"), "clockwise from the Mindbugger's left"
    table.play("poisonous:deadly_shell")
    assert table.asked == (0, "loss")
    table.play("tough:energy_armor")
    assert (table.hearts, table.energy[0]) == ([10, 8, 8], 2)


@rule("KM-028")
def test_an_interlude_is_no_turn(tokyo):
    table = interlude(tokyo, "112233", {}, {**CITY, "cards": "urbavore"})
    assert table.told("turn") == []
    assert table.vp[1] == 0
    table.finish_turn()
    assert table.active == 1


@rule("KM-028", "KT-092")
def test_wings_last_through_the_whole_turn(tokyo):
    table = interlude(tokyo, "1122ss", {"cards": "wings", "energy": 2}, CITY)
    table.play("wings:use")
    assert table[0].immune
    assert table.is_turn_of(0)


@rule("KM-029")
def test_the_mindbugged_monster_rolls_anew_and_may_be_mindbugged_again(tokyo):
    table = interlude(tokyo, "112233", {"shrink": 1}, {**CITY, "mindbugs": 2})
    assert table.is_turn_of(0)
    assert table.question["rolls_left"] == 2
    assert len(table.lies("dice")) == 5, "a newly computed number of dice"
    table.play("reroll:none")
    assert table.asked == (1, "mindbug")


@rule("KM-029")
@pytest.mark.parametrize("again", [False, True])
def test_w02_is_not_repeated_unless_the_option_says_so(again, tokyo):
    us = {"cards": "legendary_hunter"}
    table = interlude(tokyo, "112233", us, CITY, options={"keywords_again_after_interlude": again})
    assert table.asked == ((0, "keyword") if again else (0, "reroll"))
    if again:
        table.play("keyword:none")
        assert table.is_turn_of(0)


@rule("KM-029")
def test_no_second_bonus_of_tokyo(tokyo):
    table = interlude(tokyo, "112233", CITY, {})
    assert table.vp[0] == 0


@rule("KM-029", "KM-046")
def test_an_activated_keyword_applies_to_the_next_result(tokyo):
    table = interlude(
        tokyo, "112233", {}, CITY, {"vp": 5}, sneaks="spatial_hunter", hunts=[{"card": "legendary_hunter", "prey": 2}]
    )
    assert table.lies("sneaks") == ["spatial_hunter"]
    assert [hunt["prey"] for hunt in table.lies("hunts")] == [2]


@rule("KM-030")
def test_the_mindbugged_monster_dies_in_the_interlude(tokyo):
    table = interlude(tokyo, "1122ss", {"hearts": 2}, {**CITY, "energy": 3}, {}, {}, display=["corner_store"])
    assert table[0].out
    assert table.asked == (1, "buy"), "the Mindbugger finishes"
    table.play("buy:corner_store")
    assert table.is_turn_of(1)


@rule("KM-030")
def test_the_mindbugger_dies_in_its_interlude(tokyo):
    us = {**CITY, "cards": "deadly_shell"}
    table = interlude(tokyo, "1122ss", us, {"hearts": 2}, {}, {}, display=["corner_store"])
    table.play("poisonous:deadly_shell")
    assert table[1].out
    assert table.asked == (0, "yield"), "the running batch is completed"
    table.play("yield:no")
    assert table.is_turn_of(0)


@rule("KM-031")
@pytest.mark.parametrize("check", [False, True])
def test_no_victory_check_after_the_interlude(check, tokyo):
    table = interlude(tokyo, "333333", {}, {"vp": 19, **CITY}, options={"check_after_interlude": check})
    assert table.won == (([1], "points") if check else None)


@rule("KM-032")
def test_the_result_taken_away_never_counts_for_its_roller(tokyo):
    us = {"cards": "freeze_time alpha_monster", "monster": SHARKY, "evolution_deck": "crab_claw shark_attack"}
    table = tokyo.evolved(us, {**TOKEN, **CITY}, make=tokyo.fixed, dice="111hhhs")
    table.play("mindbug:token")
    table.resolve()
    assert table[0].vp == 0
    assert table[0].hand == []
    assert not table.lies("frozen")
    assert table.is_turn_of(0)


@rule("KM-033")
def test_the_mindbugger_buys_by_all_rules(tokyo):
    us = {"cards": "opportunist", "energy": 3}
    table = interlude(
        tokyo, "112233", us, {**CITY, "energy": 5}, display=["wings", "jets", "tank"], deck=["corner_store", "mimic"]
    )
    assert table.options == {"buy:jets", "buy:tank", "sweep:display", "buy:none"}
    table.play("sweep:display")
    assert table.asked == (0, "opportunist"), "the Mindbugged monster too"
    table.play("buy:corner_store")
    assert table.vp[0] == 1
    table.buy_nothing()


@rule("KM-033")
def test_treasure_and_hungry_face_in_an_interlude(tokyo):
    them = {"monster": HYDRA, "hand": "hungry_face", "mindbugs": 1, **CITY}
    table = tokyo.evolved(
        {}, them, make=tokyo.fixed, dice="eee122", display="treasure", deck="wings", discard="strange_design"
    )
    table.play("mindbug:token")
    assert table.asked == (1, "hungry_face")
    table.play("hungry_face:play")
    assert table.energy[1] == 3
    assert table.prices["buy:treasure"] == 0
    table.play("buy:treasure")
    assert table.asked == (1, "treasure")
    table.play("treasure:strange_design")
    assert table[1].cards == ["strange_design"]


@rule("KM-034", "KT-038")
def test_nobody_changes_the_dice_of_a_mindbugger(tokyo):
    mind = {"monster": MIND, "hand": "neutralizing_look helpful_mindbug"}
    table = tokyo.evolved(mind, {**TOKEN, **CITY}, make=tokyo.fixed, dice="1122es")
    assert table.asked == (1, "mindbug")
    table.play("mindbug:token")
    assert table.asked == (0, "helpful_mindbug"), "which changes no die"
    table.play("helpful_mindbug:play")
    table.resolve()
    assert table.energy[:2] == [1, 1]
    assert table.hearts == [9, 10, 9]


@rule("KM-023", "KM-037")
def test_evasive_mindbug_is_handed_over_before_the_interlude(tokyo):
    us = {"cards": "wings"}
    table = tokyo.fixed("112233", us, {**CITY, "cards": "evasive_mindbug"})
    assert table.options == {"mindbug:evasive_mindbug", "mindbug:none"}
    table.play("mindbug:evasive_mindbug")
    assert table[0].cards == ["wings", "evasive_mindbug"]
    assert table[1].cards == []
    assert table.told("mindbug")[0]["by"] == "evasive_mindbug"
    assert table.is_turn_of(0)


@rule("KM-031", "KT-160")
def test_the_check_of_the_whole_turn_counts_the_mindbugger(tokyo):
    table = tokyo.ending({}, {"vp": 20, **CITY})
    assert isinstance(table, Tokyo)
    assert table.won == ([1], "points")


@rule("KM-029", "KT-030")
def test_shrink_tokens_got_in_the_interlude_count_at_once(tokyo):
    table = interlude(tokyo, "1122ss", {}, {**CITY, "cards": "shrink_ray"})
    assert table[0].shrink == 1
    assert len(table.lies("dice")) == 5


@rule("KM-024", "KM-040")
def test_a_hunted_mindbugger_is_not_its_own_prey(tokyo):
    table = interlude(tokyo, "1122ss", {}, CITY, {}, hunts=[{"card": "legendary_hunter", "prey": 1}])
    assert table.hearts == [8, 10, 8]
    assert [hunt["prey"] for hunt in table.lies("hunts")] == [1]
    again = tokyo.rolled("1122ss", {}, CITY, {}, hunts=[{"card": "legendary_hunter", "prey": 1}])
    assert again.hearts == [10, 8, 10]
