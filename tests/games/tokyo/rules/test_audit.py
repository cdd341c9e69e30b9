"""King of Tokyo with the Mindbug expansion: places where a reading of the rules goes wrong easily."""

import pytest

from tests.games.tokyo.play import BAY, CITY, HYDRA, MIND, SHARKY, Fields, rule


def copied(name, seat=0):
    return {"mimicked": {"card": name, "seat": seat}}


# --- Tokyo ------------------------------------------------------------------------------------------------------------


@rule("KT-104", "KT-105")
def test_the_bay_closes_in_the_buy_phase_too(tokyo):
    table = tokyo.buying("flame_thrower", {"energy": 3, **CITY}, {"hearts": 2}, BAY, {}, {})
    table.play("buy:flame_thrower")
    assert table[1].out
    assert table.places[2] == "outside"
    assert table.told("leave")[0]["reason"] == "bay_closes"


@rule("KT-104")
def test_the_bay_closes_at_the_end_of_a_turn_too(tokyo):
    table = tokyo.ending({"poison": 1, "hearts": 1, **CITY}, {}, BAY, {}, {})
    assert table[0].out
    assert table.places[2] == "city", "the City was left empty"
    assert table.vp[2] == 0


@rule("KT-104", "KT-110")
def test_who_killed_in_the_city_does_not_enter_when_the_bay_moved_up(tokyo):
    table = tokyo.rolled("1122ss", {}, {**CITY, "hearts": 1}, {**BAY, "cards": "deadly_shell"}, {}, {})
    table.play("tough:deadly_shell")
    assert table.places == ["outside", "outside", "city", "outside", "outside"]
    assert table.is_turn_of(2)


@rule("KT-081", "KT-085")
def test_who_flees_with_jets_has_yielded(tokyo):
    table = tokyo.rolled("1122ss", {"cards": "poison_spit"}, {**CITY, "cards": "jets burrowing"})
    table.play("jets:yield")
    assert table[1].poison == 0
    assert table.hearts[:2] == [9, 10], "Burrowing bites who moves in"
    assert table.places[:2] == ["city", "outside"]


@rule("KT-085")
def test_a_burrow_that_nobody_takes_is_gone(tokyo):
    table = tokyo.rolled(
        "1122ss", CITY, {**BAY, "cards": "burrowing"}, {}, {}, {}, hunts=[{"card": "legendary_hunter", "prey": 1}]
    )
    table.play("yield:yes")
    assert table.is_turn_of(1)
    table.finish_turn()
    assert table.places[1] == "bay", "it comes back itself, unharmed"
    assert (1, 1) not in table.losses()


@rule("KT-081", "KT-083")
def test_jets_of_the_bay_and_a_city_that_stays(tokyo):
    table = tokyo.rolled("1122ss", {}, CITY, {**BAY, "cards": "jets"}, {}, {})
    table.play("jets:yield")
    assert table.hearts[1:3] == [8, 10]
    assert table.asked == (1, "yield")
    table.play("yield:no")
    assert table.places == ["bay", "city", "outside", "outside", "outside"]


@rule("KT-054", "KT-112", "KT-180")
def test_the_bonus_of_two_players_goes_through_friend_of_children(tokyo):
    table = tokyo({**CITY, "cards": "friend_of_children"}, seats=2)
    assert table.energy[0] == 2


# --- Falling ----------------------------------------------------------------------------------------------------------


@rule("KT-100", "KT-160", "KT-162")
def test_eating_the_dead_may_win_on_anothers_turn(tokyo):
    table = tokyo.ending({"poison": 1, "hearts": 1}, {"cards": "eater_of_the_dead", "vp": 17}, CITY)
    assert table.won == ([1], "points")


@rule("KT-165")
@pytest.mark.parametrize("option", [False, True])
def test_the_last_one_standing_after_a_purchase(option, tokyo):
    us = {"energy": 3, "cards": "unfair_gift", **CITY}
    table = tokyo.buying("flame_thrower", us, {"hearts": 1}, {"hearts": 2}, options={"last_standing_immediate": option})
    table.play("buy:flame_thrower")
    if not option:
        assert table.asked == (0, "frenzy")
        table.play("frenzy:none")
    assert table.won == ([0], "last")


@rule("KT-103", "KT-135")
def test_an_opportunist_may_bomb_the_active_monster(tokyo):
    us = {"energy": 3, "hearts": 3}
    table = tokyo.buying(
        "corner_store heal_card",
        us,
        {},
        {**CITY, "cards": "opportunist", "energy": 4},
        {},
        deck="high_altitude_bombing",
    )
    table.play("buy:corner_store", "buy:high_altitude_bombing")
    assert table[0].out
    assert table.hearts == [0, 7, 7, 7]
    assert table.is_turn_of(1)


@rule("KT-107", "KT-135")
def test_an_opportunist_may_kill_itself(tokyo):
    us = {"energy": 6}
    table = tokyo.buying("corner_store", us, CITY, {"cards": "opportunist", "energy": 4, "hearts": 3}, {}, deck="tank")
    table.play("buy:corner_store", "buy:tank")
    assert table[2].out
    assert table.active == 0
    assert table.asked == (0, "buy"), "the turn goes on"


@rule("KT-096", "KM-050", "KM-053")
def test_crystals_and_another_poison_come_in_two_steps(tokyo):
    them = {**CITY, "hearts": 2, "cards": "explosive_crystals deadly_shell"}
    table = tokyo.rolled("1122ss", {}, them, {}, {})
    table.play("poisonous:explosive_crystals", "poisonous:deadly_shell")
    assert table[1].out
    assert table.hearts[0] == 10 - 2 - 4
    assert table.losses() == [(1, 2), (0, 2), (0, 4)]


@rule("KT-098", "KT-099", "KM-059")
def test_an_attacker_killed_by_the_crystals_falls_after_the_victim(tokyo):
    us = {"hearts": 4, "cards": "eater_of_the_dead"}
    table = tokyo.rolled("1122ss", us, {**CITY, "hearts": 2, "cards": "explosive_crystals"}, {}, {})
    table.play("poisonous:explosive_crystals")
    assert [event["seat"] for event in table.told("eliminate")] == [1, 0]
    assert table.is_turn_of(2)


# --- Losses -----------------------------------------------------------------------------------------------------------


@rule("KT-091")
def test_wings_paid_against_the_first_source_help_against_the_second(tokyo):
    us = {**CITY, "cards": "wings", "energy": 2}
    table = tokyo.rolled("1122ss", us, {"cards": "deadly_shell"}, {"cards": "electro_whip"})
    table.play("poisonous:deadly_shell", "poisonous:electro_whip")
    assert table.asked == (0, "loss")
    table.play("wings:use")
    assert table.hearts == [10, 8, 8]
    assert table.energy[0] == 0


@rule("KM-050", "KT-095")
def test_poisonous_gives_back_what_was_really_lost(tokyo):
    def one_saved(table):
        table.play("poisonous:deadly_shell", "camouflage:roll")
        return table.told("camouflage")[-1]["dice"].count("heart") == 1

    table = tokyo.found(one_saved, tokyo.rolled, "112sss", {}, {**CITY, "cards": "deadly_shell camouflage"})
    assert table.losses() == [(1, 2), (0, 2)]
    table.asks(1, "yield")


@rule("KM-052", "KM-050")
def test_what_jets_save_is_not_given_back(tokyo):
    table = tokyo.rolled("112sss", {}, {**CITY, "cards": "deadly_shell jets"})
    table.play("poisonous:deadly_shell", "jets:yield")
    assert table.losses() == []
    assert table.places[:2] == ["city", "outside"]


@rule("KT-075", "KT-074")
def test_a_neighbour_burnt_reacts_in_the_same_round(tokyo):
    sides: list[Fields] = [
        {"cards": "fire_breathing"},
        {"cards": "wings", "energy": 2},
        {},
        {**CITY, "cards": "camouflage"},
    ]
    table = tokyo.rolled("11223s", *sides)
    assert table.asked == (1, "loss")
    assert (table.question["amount"], table.question["smash"]) == (1, False)
    table.play("loss:take")
    assert table.losses() == [], "nothing is lost before all have decided"
    assert table.asked == (3, "loss")
    assert (table.question["amount"], table.question["smash"]) == (2, True)
    table.play("loss:take")
    assert table.hearts == [10, 9, 10, 8]
    table.asks(3, "yield")


@rule("KT-090")
def test_herbivore_and_a_reaction_of_its_owner(tokyo):
    us = {"cards": "herbivore deadly_shell"}
    table = tokyo.fixed("1122ss", us, {**CITY, "mindbugs": 1})
    table.play("mindbug:token", "poisonous:deadly_shell")
    assert sorted(table.lies("hurt")) == [0, 1], "the Mindbugger lost hearts through the active monster"
    peaceful = tokyo.fixed("1122ss", {"cards": "herbivore"}, {**CITY, "mindbugs": 1})
    peaceful.play("mindbug:token")
    assert peaceful.lies("hurt") == [1], "the losses of the interlude are the Mindbugger's"


# --- Copies -----------------------------------------------------------------------------------------------------------


@rule("KT-145", "KT-147")
def test_a_copied_smoke_cloud_has_its_own_counters_and_leaves_the_mimic_blank(tokyo):
    us = {**CITY, "cards": [{"card": "mimic", "counters": 1}]}
    table = tokyo.rolling("111111", us, {"cards": "smoke_cloud"}, rolls=3, **copied("smoke_cloud", 1))
    table.play("smoke_cloud:1")
    assert table[0].cards == ["mimic"]
    assert table.lies("mimicked") is None
    assert table[1].cards == ["smoke_cloud"]
    assert table.lies("discard") == []


@rule("KT-145", "KT-147", "KT-026")
def test_a_copied_battery_gives_its_own_energy(tokyo):
    us = {"cards": [{"card": "mimic", "counters": 2}]}
    table = tokyo(us, {**CITY, "cards": "battery_monster"}, **copied("battery_monster", 1))
    while table.asked[1] == "mimic":
        table.play("mimic:none")
    assert table.energy[0] == 2
    assert table[0].cards == ["mimic"]
    assert table.lies("mimicked") is None


@rule("KT-145", "KT-036")
def test_an_owner_of_two_probes_may_use_both(tokyo):
    def kept(table):
        table.play("psychic_probe:1")
        return table.told("reroll_die")[-1]["to"] != "heart"

    them = {"cards": "psychic_probe mimic"}
    table = tokyo.found(kept, tokyo.fixed, "111111", {}, CITY, them, **copied("psychic_probe", 2))
    assert table.asked == (2, "psychic_probe")
    table.play("psychic_probe:none")
    assert table.asked != (2, "psychic_probe")


@rule("KT-147", "KT-036")
def test_a_probe_that_is_discarded_leaves_no_second_one_to_a_blank_mimic(tokyo):
    def heart(table):
        table.play("psychic_probe:1")
        return table.told("reroll_die")[-1]["to"] == "heart"

    them = {"cards": "psychic_probe mimic"}
    table = tokyo.found(heart, tokyo.fixed, "111111", {}, CITY, them, **copied("psychic_probe", 2))
    assert table[2].cards == ["psychic_probe", "mimic"], "the copy goes first: only its token comes off"
    assert table.lies("mimicked") is None
    assert table.asked == (2, "psychic_probe"), "the card itself"
    table.play("psychic_probe:none")
    assert table.asked != (2, "psychic_probe")


@rule("KT-145", "KT-147")
def test_a_copy_of_ones_own_plot_twist_is_a_use_of_its_own(tokyo):
    table = tokyo.fixed("112233", {"cards": "plot_twist mimic"}, CITY, **copied("plot_twist"))
    table.play("plot_twist:3@1")
    assert table[0].cards == ["plot_twist", "mimic"]
    assert table.lies("mimicked") is None
    table.play("plot_twist:3@1")
    assert table[0].cards == ["mimic"]
    assert table.vp[0] == 2, "1 1 1 1"


@rule("KT-145", "KT-147")
def test_the_counters_of_a_copied_smoke_cloud_are_spent_first(tokyo):
    us = {"cards": [{"card": "smoke_cloud", "counters": 1}, {"card": "mimic", "counters": 1}]}
    table = tokyo.rolling("111111", us, CITY, rolls=3, **copied("smoke_cloud"))
    table.play("smoke_cloud:1")
    assert table[0].counters == {"smoke_cloud": 1}
    assert table.asked == (0, "reroll")
    table.play(min(key for key in table.options if key.startswith("smoke_cloud:")))
    assert table[0].cards == ["mimic"]


@rule("KT-026", "KT-147")
def test_two_batteries_of_one_owner_run_dry_together(tokyo):
    us = {"cards": [{"card": "battery_monster", "counters": 2}, {"card": "mimic", "counters": 2}]}
    table = tokyo(us, CITY, **copied("battery_monster"))
    assert table.energy[0] == 4
    assert table[0].cards == ["mimic"]
    assert table.kinds("blank") == ["blank"]


@rule("KT-100", "KT-053")
def test_each_copy_of_eater_of_the_dead_is_a_gain_of_its_own(tokyo):
    us = {"cards": "eater_of_the_dead mimic", **CITY}
    table = tokyo.evolved(
        us,
        {"hearts": 1},
        {"evolutions": "superior_brain"},
        make=tokyo.rolled,
        dice="11223s",
        **copied("eater_of_the_dead"),
    )
    assert table.gains() == [(0, 3), (0, 3)], "nothing for Superior Brain"


@rule("KT-081", "KT-106")
def test_who_stayed_with_copied_jets_is_not_asked_again_when_they_are_gone(tokyo):
    sides = [{}, {**CITY, "cards": "jets", "hearts": 1}, {**BAY, "cards": "mimic"}, {}, {}, {}]
    table = tokyo.rolled("1122ss", *sides, **copied("jets", 1))
    table.play("loss:take", "loss:take")
    assert table[1].out
    assert table.lies("mimicked") is None
    assert table.asked != (2, "yield")
    assert (table.hearts[2], table.places[2]) == (8, "bay")


@rule("KT-145", "KT-139")
def test_two_media_friendly(tokyo):
    us = {"cards": "media_friendly mimic", "energy": 5}
    table = tokyo.buying("solar_powered corner_store", us, CITY, **copied("media_friendly"))
    table.play("buy:solar_powered")
    assert table.vp[0] == 2


@rule("KT-145")
def test_buying_mimic_with_media_friendly_is_one_point(tokyo):
    table = tokyo.buying("mimic", {"cards": "media_friendly", "energy": 8}, CITY)
    table.play("buy:mimic")
    assert table.vp[0] == 1


@rule("KT-145", "KT-030")
def test_a_mimic_on_a_dice_card_counts_at_once(tokyo):
    us = {"cards": "mimic wings", "energy": 1}
    table = tokyo(us, {**CITY, "cards": "extra_head"}, **copied("wings"))
    table.play("mimic:extra_head@1")
    assert len(table.lies("dice")) == 7


@rule("KT-106")
def test_a_mimic_becomes_blank_when_the_copied_card_is_sold(tokyo):
    us = {"cards": "metamorph acid_attack"}
    table = tokyo.ending(us, CITY, {"cards": "mimic"}, **copied("acid_attack"))
    table.play("sell:acid_attack", "sell:none")
    assert table.lies("mimicked") is None
    assert table[2].cards == ["mimic"]


# --- Buying -----------------------------------------------------------------------------------------------------------


@rule("KT-139")
def test_discounts_add_up(tokyo):
    table = tokyo.buying("no_brain jets", {"energy": 9, "cards": "alien_origin", "mindbugs": 2}, CITY, discount=3)
    assert table.prices == {"buy:no_brain": 3, "buy:jets": 1}
    table.play("buy:jets")
    assert table.prices == {"buy:no_brain": 6}


@rule("KT-140")
def test_a_sweep_changes_the_top_card(tokyo):
    us = {"cards": "made_in_a_lab", "energy": 9}
    table = tokyo.buying("wings jets tank", us, CITY, deck="corner_store heal_card solar_powered skyscraper")
    table.play("look:deck", "sweep:display")
    assert not any(key.startswith(("lab:", "look:")) for key in table.options)


@rule("KT-135")
def test_an_opportunist_chooses_among_all_that_is_revealed_until_it_passes(tokyo):
    first, second = {"cards": "opportunist", "energy": 9}, {**CITY, "cards": "mimic", "energy": 9}
    deck = "corner_store heal_card tank national_guard solar_powered jet_fighters"
    table = tokyo.buying("wings jets energize", {"energy": 2}, first, second, deck=deck, **copied("opportunist", 1))
    table.play("sweep:display", "buy:corner_store")
    assert table.asked == (1, "opportunist")
    assert table.options == {"buy:heal_card", "buy:tank", "buy:national_guard", "buy:none"}
    table.play("buy:none")
    assert table.asked == (2, "opportunist"), "the next one comes when the first passes"
    assert table.options == {"buy:heal_card", "buy:tank", "buy:national_guard", "buy:none"}
    table.play("buy:tank")
    assert table.asked == (1, "opportunist")
    assert table.options == {"buy:solar_powered", "buy:none"}, "a new reveal; on the others it has passed"
    table.play("buy:none")
    assert table.asked == (2, "opportunist")
    assert table.options == {"buy:heal_card", "buy:national_guard", "buy:solar_powered", "buy:none"}
    table.play("buy:none")
    assert table.is_turn_of(1)


@rule("KT-009", "KT-140", "KT-134")
@pytest.mark.parametrize("seed", range(8))
def test_a_card_looked_at_stays_on_top_of_a_deck_that_was_shuffled_anew(seed, tokyo):
    us, them = {"cards": "made_in_a_lab", "energy": 3}, {**CITY, "energy": 9}
    cards = "corner_store heal_card tank skyscraper"
    table = tokyo.buying("wings jets energize", us, them, discard=cards, seed=seed)
    table.play("look:deck")
    (seen,) = table.table.view(0)["peeked"]["cards"]
    table.play("buy:none")
    while table.asked != (1, "buy"):
        table.decline()
    assert table.table.view(0)["peeked"] == {"cards": [seen]}, "known until it moves"
    table.play("buy:jets")
    assert seen in table.lies("display")
    assert "peeked" not in table.table.view(0)


@rule("KT-140", "KT-145")
def test_a_second_lab_looks_at_one_more_card(tokyo):
    us = {"cards": "made_in_a_lab mimic", "energy": 5}
    table = tokyo.buying("", us, CITY, deck="tank corner_store heal_card wings", **copied("made_in_a_lab"))
    table.play("look:deck", "look:deck")
    assert table.table.view(0)["peeked"] == {"cards": ["tank", "corner_store"]}
    assert table.options == {"lab:tank", "lab:corner_store", "sweep:display", "buy:none"}
    table.play("lab:corner_store")
    assert table.table.view(0)["peeked"] == {"cards": ["tank"]}
    assert table.options == {"sweep:display", "buy:none"}, "the tank is too dear, and both looks are used"
    assert table.lies("deck") == ["tank", "heal_card", "wings"]


@rule("KT-140")
def test_what_was_looked_at_in_an_earlier_turn_is_bought_for_a_new_look(tokyo):
    us = {"cards": "made_in_a_lab", "energy": 9}
    table = tokyo.buying("", {**us, "peeked": 1}, CITY, deck="tank corner_store heal_card")
    assert table.options == {"look:deck", "sweep:display", "buy:none"}
    table.play("look:deck")
    assert table.options == {"lab:tank", "sweep:display", "buy:none"}


@rule("KT-009", "KT-140")
def test_two_owners_of_a_lab_know_the_same_card(tokyo):
    us = {"cards": "made_in_a_lab", "energy": 2}
    table = tokyo.buying("", us, {**CITY, "peeked": 1}, deck="tank corner_store heal_card")
    table.play("look:deck")
    assert [table.table.view(seat).get("peeked") for seat in range(3)] == [{"cards": ["tank"]}] * 2 + [None]
    table.play("sweep:display")
    assert not any("peeked" in table.table.view(seat) for seat in range(3))


@rule("KM-033", "KT-131")
def test_death_from_above_in_an_interlude(tokyo):
    table = tokyo.fixed("112233", {**CITY}, {"mindbugs": 1, "energy": 5}, display="death_from_above")
    table.play("mindbug:token", "buy:death_from_above")
    assert table.places[:2] == ["outside", "city"]
    assert table.vp[:2] == [0, 3]
    assert table.is_turn_of(0)


# --- Extra turns and options ------------------------------------------------------------------------------------------


@rule("KM-062")
@pytest.mark.parametrize("after", [False, True])
def test_maximum_effort_is_paid_either_way(after, tokyo):
    table = tokyo.ending({}, CITY, frenzy="maximum_effort", options={"frenzy_price_after_turn": after})
    assert table[0].fewer_dice == 1
    assert table.is_turn_of(1)


@rule("KM-062")
def test_only_two_prices_come_after_the_turn(tokyo):
    options = {"frenzy_price_after_turn": True}
    assert tokyo.ending({"vp": 20}, CITY, frenzy="unfair_gift", options=options).won is None
    assert tokyo.ending({"vp": 20, "hearts": 5}, CITY, frenzy="bold_maneuver", options=options).won is None


@rule("KM-046")
def test_with_numbers_only_sneaky_comes_with_the_numbers(tokyo):
    table = tokyo.rolled("222ee1", CITY, {"vp": 5}, sneaks="spatial_hunter", options={"sneaky_numbers_only": True})
    table.resolve("numbers")
    assert table.vp[1] == 3
    assert table.losses("vp") == [(1, 2)]


@rule("KM-031")
def test_with_the_option_the_last_one_wins_after_the_interlude(tokyo):
    sides = [{"hearts": 2}, {**CITY, "mindbugs": 1}, {"hearts": 1}]
    assert fixed_and_taken(tokyo, *sides, options={"check_after_interlude": True}).won == ([1], "last")
    assert fixed_and_taken(tokyo, *sides).won == ([1], "last")


def fixed_and_taken(tokyo, *sides, **fields):
    table = tokyo.fixed("1122ss", *sides, **fields)
    table.play("mindbug:token")
    return table


@rule("KM-037")
def test_tough_cards_that_stay_are_discarded_at_the_end_of_the_turn(tokyo):
    them = {**CITY, "cards": "energy_armor"}
    table = tokyo.rolled("1122ss", {"energy": 3}, them, options={"activated_cards_stay": True}, display="heal_card")
    table.play("tough:energy_armor")
    assert table.asked == (0, "buy")
    assert table.lies("discard") == []
    assert table[1].aside == ["energy_armor"]
    table.play("buy:none")
    assert table.lies("discard") == ["energy_armor"]
    assert table[1].aside == []


@rule("KT-170", "KT-174")
def test_two_frenzy_cards_are_two_turns(tokyo):
    waiting = [{"seat": 0, "kind": "frenzy_card"}, {"seat": 0, "kind": "frenzy_card"}]
    table = tokyo.ending(CITY, extra_turns=waiting)
    assert table.lies("extra_turns") == [{"seat": 0, "kind": "frenzy_card"}]
    assert table.is_turn_of(0)


# --- Evolutions -------------------------------------------------------------------------------------------------------


@rule("KM-112", "KT-101")
def test_a_foreign_evolution_goes_home_when_its_holder_falls(tokyo):
    us = {"monster": SHARKY, "evolutions": "superior_brain crab_claw", "hand": "mind_control", "hearts": 1}
    table = tokyo.evolved(CITY | {"monster": MIND}, us, make=tokyo.rolled, dice="1122ss")
    while table.asked[1] in ("loss", "rescue"):
        table.decline()
    assert table[1].out
    assert table[1].evolution_discard == ["crab_claw"]
    assert sorted(table[0].evolution_discard) == ["mind_control", "superior_brain"]


@rule("KT-053", "KM-113")
def test_points_of_an_ally_are_a_gain_for_superior_brain(tokyo):
    overlord = {"monster": MIND, "evolutions": "mindbugs_overlord"}
    brain = {"monster": SHARKY, "evolutions": "superior_brain", "vp": 1}
    table = tokyo.evolved(overlord, {**CITY, "monster": HYDRA, "vp": 7}, brain)
    table.play("allegiance:declare", "allegiance:refuse")
    assert table.vp == [4, 3, 2]


@rule("KM-114", "KT-057")
def test_hearts_given_to_others_are_not_copied(tokyo):
    us = {"cards": "healing_ray", "hearts": 5}
    helper = {**CITY, "monster": MIND, "hand": "helpful_mindbug", "hearts": 5}
    table = tokyo.evolved(us, helper, {"hearts": 8}, make=tokyo.rolled, dice="hh1122")
    table.play("helpful_mindbug:play")
    table.play("hearts:ray@2+heal")
    assert table.hearts == [6, 6, 9]


@rule("KT-105", "KT-088")
def test_the_bay_closing_is_a_departure_for_the_portal(tokyo):
    """With Evolutions there is no Bay; the departure of It Has a Child! stands for every other."""
    portal = {**CITY, "monster": MIND, "evolutions": "interdimensional_portal", "cards": "it_has_a_child", "hearts": 4}
    table = tokyo.evolved({}, portal, make=tokyo.rolled, dice="11ssss")
    assert table.asked == (1, "portal")
    table.play("portal:energy")
    assert (table.energy[1], table.places[:2]) == (2, ["city", "outside"])


@rule("KM-106", "KM-110")
def test_who_may_hold_a_fitting_card_is_asked_even_if_it_has_none(tokyo):
    """A hand is secret: that nobody asks would tell what is not in it."""
    hand = {"monster": MIND, "hand": "mindbug_acquisition", **CITY}
    table = tokyo.evolved({}, {**hand, "evolution_deck": "mind_control"}, make=tokyo.fixed, dice="11223s")
    assert table.asked == (1, "before_resolving")
    assert table.options == {"before_resolving:none"}
    known = tokyo.evolved({}, hand, make=tokyo.fixed, dice="11223s")
    assert known.asked == (1, "yield"), "all other cards of its set lie in the box"


@rule("KM-102", "KM-032")
def test_each_result_draws_for_who_resolves_it(tokyo):
    us = {"monster": SHARKY, "evolution_deck": "crab_claw shark_attack"}
    them = {"monster": MIND, "evolution_deck": "mind_control superior_brain", "mindbugs": 1, **CITY}
    table = tokyo.evolved(us, them, make=tokyo.fixed, dice="hhh122")
    table.play("mindbug:token")
    assert table.asked == (1, "evolution")
    table.play("keep:mind_control")
    assert (table[0].hand, table[1].hand) == ([], ["mind_control"])


@rule("KT-003")
def test_hearts_that_are_cut_are_told(tokyo):
    table = tokyo.ending({"hearts": 12, "cards": "even_bigger metamorph"}, CITY)
    table.play("sell:even_bigger")
    (cut,) = table.told("set_hearts")
    assert (cut["seat"], cut["hearts"]) == (0, 10)
    table.play("sell:none")


@rule("KT-003")
def test_nothing_is_cut_from_who_has_ten_or_fewer(tokyo):
    table = tokyo.ending({"hearts": 9, "cards": "even_bigger metamorph"}, CITY)
    table.play("sell:even_bigger", "sell:none")
    assert table.told("set_hearts") == []
    assert table.hearts[0] == 9


@rule("KM-005")
@pytest.mark.parametrize("mode", ["off", "experience"])
def test_backs_tell_nothing_where_all_are_alike(mode, tokyo):
    card = "tank" if mode == "off" else "treasure"
    table = tokyo(CITY, deck=[card], options={"card_backs_visible": True, "mindbug": mode})
    assert "top_set" not in table.table.view(0)


@rule("KM-046", "KT-115", "KT-110")
def test_a_protocol_that_kills_in_tokyo_empties_the_place(tokyo):
    table = tokyo.rolled("222113", {}, {**CITY, "vp": 5, "hearts": 2}, {}, {}, sneaks="offensive_protocol")
    assert table[1].out
    assert table.places[0] == "city"
    assert table.vp[0] == 2 + 1
    assert table.is_turn_of(2)


@rule("KM-111", "KT-115")
def test_three_times_as_strong_that_kills_in_tokyo_empties_the_place(tokyo):
    us = {"monster": HYDRA, "evolutions": "three_times_as_strong"}
    table = tokyo.evolved(us, {**CITY, "hearts": 1}, make=tokyo.rolled, dice="111223")
    assert table[1].out
    assert table.places[0] == "city"


@rule("KT-114", "KT-115")
def test_a_place_emptied_in_the_buy_phase_waits_for_the_next_turn(tokyo):
    table = tokyo.buying("flame_thrower", {"energy": 3}, {}, {**CITY, "hearts": 1}, {})
    table.play("buy:flame_thrower")
    assert table[2].out
    assert table.places == ["outside"] * 4
    table.finish_turn()
    assert table.places[1] == "city"


@rule("KT-102", "KT-110", "KT-112")
def test_who_left_tokyo_with_its_child_enters_it_again(tokyo):
    us = {**CITY, "hearts": 1, "vp": 5, "cards": "it_has_a_child"}
    table = tokyo.rolled("11223s", us, {"cards": "deadly_shell"})
    table.play("poisonous:deadly_shell")
    assert (table.hearts[0], table.vp[0], table.places[0]) == (10, 1, "city")
    assert table.is_turn_of(1)


@rule("KT-107", "KT-103")
def test_a_dysfunctional_mindbug_may_kill_its_buyer(tokyo):
    us = {"energy": 9, "hearts": 3, "mindbugs": 1}
    table = tokyo.buying("dysfunctional_mindbug heal_card", us, CITY)
    table.play("buy:dysfunctional_mindbug")
    assert table[0].out
    assert table.is_turn_of(1)


@rule("KT-137", "KT-135")
def test_restrictions_hold_for_an_opportunist(tokyo):
    owner = {"cards": "opportunist", "energy": 9, "hearts": 5, "mindbugs": 1}
    shop = "miraculous_mindbug free_will heal_card"
    table = tokyo.buying("wings jets tank", {"energy": 2}, CITY, owner, deck=shop)
    table.play("sweep:display")
    table.asks(2, "opportunist")
    assert table.options == {"buy:heal_card", "buy:none"}


@rule("KT-135", "KT-131")
def test_an_opportunist_may_buy_treasure(tokyo):
    owner = {"cards": "opportunist", "energy": 4}
    table = tokyo.buying("corner_store", {"energy": 3}, CITY, owner, deck="treasure wings", discard="deadly_shell")
    table.play("buy:corner_store", "buy:treasure")
    assert table.asked == (2, "treasure")
    assert table.prices == {"treasure:deadly_shell": 1}
    table.play("treasure:deadly_shell")
    assert table[2].cards == ["opportunist", "deadly_shell"]
    assert table.energy[2] == 0
    assert table.is_turn_of(1)


@rule("KT-135", "KT-145")
def test_an_opportunist_may_buy_mimic(tokyo):
    owner = {"cards": "opportunist", "energy": 8}
    table = tokyo.buying("corner_store", {"energy": 3}, {**CITY, "cards": "wings"}, owner, deck="mimic")
    table.play("buy:corner_store", "buy:mimic")
    assert table.asked == (2, "mimic")
    assert table.options == {"mimic:wings@1", "mimic:opportunist@2"}
    table.play("mimic:wings@1")
    assert table.lies("mimicked") == {"card": "wings", "seat": 1}


@rule("KT-034", "KT-036", "KT-037")
def test_a_three_thrown_by_a_probe_may_be_rerolled(tokyo):
    def three(table):
        table.play("psychic_probe:1")
        return table.told("reroll_die")[-1]["to"] == "3"

    table = tokyo.found(three, tokyo.fixed, "11222e", {"cards": "background_dweller"}, CITY, {"cards": "psychic_probe"})
    table.asks(0, "change")
    assert table.options == {"background_dweller:3", "change:none"}


@rule("KM-030", "KT-085")
def test_a_mindbugger_that_dies_on_entering(tokyo):
    us = {**CITY, "cards": "burrowing"}
    table = tokyo.fixed("1122ss", us, {"mindbugs": 1, "hearts": 1, "energy": 3}, {}, {}, display="heal_card")
    table.play("mindbug:token", "yield:yes")
    assert table[1].out
    assert table.places == ["outside"] * 4
    assert table.is_turn_of(0), "its interlude stops, the Mindbugged monster rolls anew"


@rule("KT-160", "KT-165")
def test_nobody_is_left_with_the_immediate_end_either(tokyo):
    options = {"last_standing_immediate": True}
    sides = [{"energy": 4, "hearts": 3}, {**CITY, "hearts": 2}, {"hearts": 1}]
    table = tokyo.buying("high_altitude_bombing", *sides, options=options)
    table.play("buy:high_altitude_bombing")
    assert table.won == ([], "nobody")


@rule("KM-061", "KM-062", "KT-171")
def test_frenzy_after_frenzy_pays_the_first_price_first(tokyo):
    us = {"cards": "unfair_gift", "vp": 9, "hearts": 8}
    table = tokyo.ending(us, CITY, frenzy="bold_maneuver")
    assert table.hearts[0] == 3
    table.play("frenzy:unfair_gift")
    assert table.is_turn_of(0)
    assert table.lies("frenzy") == "unfair_gift"
    assert table.vp[0] == 9


@rule("KM-114", "KM-032")
def test_helpful_mindbug_waits_for_a_result_that_is_resolved(tokyo):
    helper = {"monster": MIND, "hand": "helpful_mindbug", "hearts": 5}
    table = tokyo.evolved({}, {**CITY, "mindbugs": 1}, helper, make=tokyo.fixed, dice="112eee")
    while table.asked != (1, "mindbug"):
        table.decline()
    table.play("mindbug:token")
    assert table.asked == (2, "helpful_mindbug")
    table.play("helpful_mindbug:play")
    assert table.energy == [0, 3, 3]
