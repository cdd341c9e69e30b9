"""King of Tokyo, KT-080 to KT-088 and KT-100 to KT-115: yielding, elimination, and entering Tokyo."""

import pytest

from tests.games.tokyo.play import BAY, CITY, HYDRA, MIND, rule

# --- Yielding ---------------------------------------------------------------------------------------------------------


@rule("KT-080")
def test_who_is_wounded_in_tokyo_may_yield(tokyo):
    table = tokyo.rolled("1122ss", {}, {}, CITY)
    assert table.asked == (2, "yield")
    assert table.options == {"yield:yes", "yield:no"}
    assert table.hearts[2] == 8
    table.play("yield:yes")
    assert table.places == ["city", "outside", "outside"]
    assert table.hearts[2] == 8, "the loss is kept"
    assert table.told("leave")[0]["reason"] == "yield"
    assert table.vp[0] == 1
    stays = tokyo.rolled("1122ss", {}, {}, CITY)
    stays.play("yield:no")
    assert stays.places == ["outside", "outside", "city"]
    assert stays.is_turn_of(1)


@rule("KT-080")
def test_who_is_hit_outside_has_nothing_to_yield(tokyo):
    assert tokyo.rolled("1122ss", CITY).is_turn_of(1)


@rule("KT-081")
def test_jets_yield_before_the_loss(tokyo):
    table = tokyo.rolled("1122ss", {}, {}, {**CITY, "cards": "jets"})
    assert table.asked == (2, "loss")
    assert table.options == {"jets:yield", "loss:take"}
    table.play("jets:yield")
    assert table.hearts[2] == 10
    assert table.places == ["city", "outside", "outside"]
    stays = tokyo.rolled("1122ss", {}, {}, {**CITY, "cards": "jets"})
    stays.play("loss:take")
    assert stays.hearts[2] == 8
    assert stays.places[2] == "city", "staying was chosen in W13; it is not asked again"
    assert stays.is_turn_of(1)


@rule("KT-081")
def test_jets_are_for_hearts_that_would_really_be_lost(tokyo):
    assert tokyo.rolled("11223s", {}, {}, {**CITY, "cards": "jets armor_plating"}).is_turn_of(1)
    outside = tokyo.rolled("1122ss", CITY, {"cards": "jets"})
    assert outside.is_turn_of(1)


@rule("KT-081")
def test_after_wings_there_is_nothing_to_flee_from(tokyo):
    table = tokyo.rolled("1122ss", {}, {}, {**CITY, "cards": "jets wings", "energy": 2})
    assert table.options == {"jets:yield", "wings:use", "loss:take"}
    table.play("wings:use")
    assert table.is_turn_of(1)


@rule("KT-082")
def test_effects_never_allow_a_yield(tokyo):
    table = tokyo.buying("flame_thrower", {"energy": 3}, {}, CITY)
    table.play("buy:flame_thrower")
    assert table.hearts == [10, 8, 8]
    assert table.is_turn_of(1)


@rule("KT-083", "KT-087")
def test_city_decides_before_the_bay(tokyo):
    table = tokyo.rolled("1122ss", {}, {}, BAY, CITY, seats=5)
    assert table.asked == (3, "yield")
    table.play("yield:yes")
    assert table.asked == (2, "yield")
    table.play("yield:no")
    assert table.places == ["city", "outside", "bay", "outside", "outside"]


@rule("KT-084", "KT-110")
def test_who_yields_goes_outside_even_if_the_other_place_is_free(tokyo):
    table = tokyo.rolled("1122ss", {}, {}, CITY, seats=5)
    table.play("yield:yes")
    assert table.places == ["city", "outside", "outside", "outside", "outside"]


@rule("KT-085")
def test_burrowing_bites_who_takes_the_place(tokyo):
    table = tokyo.rolled("1122ss", {}, {}, {**CITY, "cards": "burrowing"})
    table.play("yield:yes")
    assert table.hearts == [9, 10, 8]
    assert table.places[0] == "city"
    assert table.kinds("lose_hearts", "leave", "enter") == ["lose_hearts", "leave", "lose_hearts", "enter"]
    lost = table.told("lose_hearts")[-1]
    assert (lost["attacker"], lost["smash"]) == (2, False)


@rule("KT-085")
def test_who_dies_of_burrowing_does_not_enter(tokyo):
    table = tokyo.rolled("1122ss", {"hearts": 1}, {}, {**CITY, "cards": "burrowing"}, seats=4)
    table.play("yield:yes")
    assert table[0].out
    assert table.places == ["outside"] * 4
    assert table.is_turn_of(1)


@rule("KT-085")
def test_burrowing_concerns_the_very_place_alone(tokyo):
    table = tokyo.rolled("1122ss", {}, {}, CITY, {**BAY, "cards": "burrowing"}, seats=5)
    table.play("yield:yes", "yield:yes")
    assert table.places[0] == "city"
    assert table.hearts[0] == 10, "the Bay was left by the burrower"
    table.finish_turn()
    assert table.places[1] == "bay"
    assert (1, 1) not in table.losses(), "and later it is over"


@rule("KT-085")
def test_burrowing_is_for_yielding_only(tokyo):
    table = tokyo.buying("death_from_above", {"energy": 5}, {}, {**CITY, "cards": "burrowing"})
    table.play("buy:death_from_above")
    assert table.places == ["city", "outside", "outside"]
    assert table.hearts[0] == 10


@rule("KT-086", "KT-110")
def test_the_vacated_place_is_filled_by_the_active_monster(tokyo):
    table = tokyo.rolled("1122ss", {}, {}, CITY)
    table.play("yield:yes")
    assert [(event["seat"], event["place"]) for event in table.told("enter")] == [(0, "city")]


@rule("KT-087")
def test_who_left_tokyo_before_is_not_asked(tokyo):
    table = tokyo.rolled("1122ss", {}, {}, {**CITY, "cards": "it_has_a_child", "hearts": 2})
    assert table.places == ["city", "outside", "outside"]
    assert table.is_turn_of(1)


@rule("KT-088")
def test_what_leaving_brings_comes_before_phase_three(tokyo):
    portal = {**CITY, "monster": MIND, "evolutions": "interdimensional_portal"}
    table = tokyo.evolved({}, {}, portal, make=tokyo.rolled, dice="1122ss")
    table.play("yield:yes")
    assert table.asked == (2, "portal")
    assert table.options == {"portal:hearts", "portal:energy"}
    assert table.told("enter") == []
    table.play("portal:hearts")
    assert table.hearts[2] == 10
    assert table.places[0] == "city"


# --- Elimination ------------------------------------------------------------------------------------------------------


@rule("KT-100")
def test_at_zero_the_dead_are_eaten_rescued_or_eliminated(tokyo):
    them = {"hearts": 1, "monster": HYDRA, "hand": "unstoppable_hydra"}
    table = tokyo.evolved({**CITY, "cards": "eater_of_the_dead"}, them, {"hearts": 5}, make=tokyo.rolled, dice="11223s")
    assert table.asked == (1, "rescue")
    assert table.options == {"rescue:unstoppable_hydra", "rescue:none"}
    assert table.vp[0] == 3, "eaten before it is known whether it is rescued"
    table.play("rescue:unstoppable_hydra")
    assert (table.hearts[1], table[1].fewer_dice, table[1].out) == (3, 1, False)
    assert table[1].evolution_discard == ["unstoppable_hydra"]
    refused = tokyo.evolved(CITY, them, {"hearts": 5}, make=tokyo.rolled, dice="11223s")
    refused.play("rescue:none")
    assert refused[1].out


@rule("KT-100")
def test_the_child_comes_before_the_hydra(tokyo):
    them = {"hearts": 1, "monster": HYDRA, "hand": "unstoppable_hydra", "cards": "it_has_a_child"}
    table = tokyo.evolved(CITY, them, make=tokyo.rolled, dice="11223s")
    assert table.hearts[1] == 10
    assert table[1].hand == ["unstoppable_hydra"]


@rule("KT-100", "KT-101")
def test_those_not_rescued_are_eliminated_together(tokyo):
    dead = {"hearts": 1, "cards": "wings", "energy": 1, "vp": 5, "poison": 1, "mindbugs": 2}
    table = tokyo.rolled("11223s", CITY, dead, {"hearts": 1}, {}, seats=4)
    assert [event["seat"] for event in table.told("eliminate")] == [1, 2]
    out = table[1]
    assert out.out
    assert (out.hearts, out.energy, out.mindbugs, out.poison, out.cards) == (0, 0, 0, 0, [])
    assert table.lies("discard") == ["wings"]
    assert table.is_turn_of(3), "it plays no more"


@rule("KT-101")
def test_who_is_out_leaves_tokyo_and_loses_its_evolutions(tokyo):
    them = {**CITY, "hearts": 1, "monster": MIND, "hand": "mind_control", "evolutions": "superior_brain"}
    table = tokyo.evolved({}, them, make=tokyo.rolled, dice="11223s")
    assert table[1].out
    assert table.places == ["city", "outside", "outside"]
    assert (table[1].hand, table[1].evolutions) == ([], [])
    assert sorted(table[1].evolution_discard) == ["mind_control", "superior_brain"]


@rule("KT-101")
def test_who_is_out_is_no_target(tokyo):
    table = tokyo.rolled("1122ss", {**CITY, "cards": "nova_breath"}, {"out": True}, {}, {})
    assert table.losses() == [(2, 2), (3, 2)]
    assert table.is_turn_of(2)


@rule("KT-102")
def test_it_has_a_child(tokyo):
    cards = ["wings", "it_has_a_child", "deadly_shell"]
    them = {**CITY, "hearts": 2, "cards": cards, "vp": 7, "energy": 1, "mindbugs": 1, "poison": 1, "shrink": 1}
    table = tokyo.rolled("1122ss", {}, {}, them)
    assert table.asked == (2, "loss")
    table.play("loss:take")
    child = table[2]
    assert (child.hearts, child.vp, child.energy, child.place, child.cards) == (10, 0, 1, "outside", [])
    assert (child.mindbugs, child.poison, child.shrink) == (1, 1, 1)
    assert sorted(table.lies("discard")) == sorted(cards)
    assert table.places[0] == "city"


@rule("KT-103")
def test_the_turn_of_who_is_eliminated_is_over(tokyo):
    table = tokyo.rolled("111sss", {"hearts": 2}, {}, {**CITY, "cards": "deadly_shell"}, seats=4, display=["tank"])
    table.resolve("smashes")
    table.play("poisonous:deadly_shell")
    assert table[0].out
    assert table.asked == (2, "yield"), "the yield decisions are completed"
    table.play("yield:yes")
    assert table.places == ["outside"] * 4
    assert table.told("enter") == []
    assert table.is_turn_of(1)


@rule("KT-104", "KT-105")
def test_the_bay_closes_when_four_are_left(tokyo):
    hearts = {"hearts": 1}
    to_outside = tokyo.rolled("11223s", {"cards": "nova_breath"}, hearts, CITY, {**BAY, "hearts": 5}, {}, seats=5)
    assert to_outside[1].out
    assert to_outside.asked == (2, "yield"), "who went outside with the Bay is not asked"
    assert to_outside.places == ["outside", "outside", "city", "outside", "outside"]
    (leave,) = to_outside.told("leave")
    assert (leave["seat"], leave["reason"]) == (3, "bay_closes")
    assert to_outside.table.view(None)["bay"] is False
    to_outside.play("yield:no")


@rule("KT-104", "KT-105")
def test_the_monster_of_the_bay_moves_to_an_empty_city(tokyo):
    table = tokyo.rolled("11223s", {}, {**CITY, "hearts": 1}, {**BAY, "hearts": 5}, seats=5)
    assert table[1].out
    assert table.asked == (2, "yield"), "it has not left Tokyo"
    assert table.places[2] == "city"
    assert table.vp[2] == 0, "no point for that"
    table.play("yield:no")
    assert table.places[0] == "outside"
    assert table.told("enter") == []


@rule("KT-104")
def test_with_six_players_the_bay_stays_until_four_are_left(tokyo):
    table = tokyo.rolled("11223s", CITY, {"hearts": 1}, BAY, {}, {}, {}, seats=6)
    assert table[1].out
    assert table.places[2] == "bay"
    assert table.table.view(None)["bay"] is True


@rule("KT-105")
def test_the_bay_closing_is_no_yield_but_a_departure(tokyo):
    portal = {"cards": "burrowing jets"}
    table = tokyo.rolled("1122ss", {"cards": "nova_breath"}, {"hearts": 1}, CITY, {**BAY, **portal}, {}, seats=5)
    assert table.asked == (3, "loss"), "Jets are offered before anybody falls"
    table.play("loss:take")
    assert table.asked == (2, "yield")
    table.play("yield:yes")
    assert table.hearts[0] == 10
    assert table.places[0] == "city"


@rule("KT-106", "KT-145")
def test_a_mimic_becomes_blank_with_the_card_it_copied(tokyo):
    mimic = {**CITY, "cards": "mimic"}
    table = tokyo.rolled(
        "11223s", mimic, {"hearts": 2, "cards": "acid_attack"}, mimicked={"card": "acid_attack", "seat": 1}
    )
    assert table[1].out
    assert [event["seat"] for event in table.told("blank")] == [0]
    assert table.lies("mimicked") is None
    assert table[0].cards == ["mimic"]


@rule("KT-107")
def test_who_buys_its_own_death_is_out_and_buys_no_more(tokyo):
    table = tokyo.buying("tank corner_store skyscraper", {"energy": 20, "hearts": 3}, CITY)
    table.play("buy:tank")
    assert table[0].out
    assert table.is_turn_of(1)
    assert "tank" in table.lies("discard")


# --- Entering Tokyo ---------------------------------------------------------------------------------------------------


@rule("KT-110", "KT-112")
def test_an_empty_city_must_be_entered_with_or_without_smashes(tokyo):
    table = tokyo.rolled("112233")
    assert table.places == ["city", "outside", "outside"]
    assert table.vp == [1, 0, 0]
    assert tokyo.rolled("112233", {}, BAY, seats=5).places[:2] == ["city", "bay"]


@rule("KT-111", "KT-112")
def test_else_an_empty_bay_must_be_entered(tokyo):
    table = tokyo.rolled("112233", {}, CITY, seats=5)
    assert table.places[:2] == ["bay", "city"]
    assert table.vp[0] == 1
    full = tokyo.rolled("112233", {}, CITY, BAY, seats=5)
    assert full.places[0] == "outside"


@rule("KT-112", "KT-180")
def test_entering_with_two_players(tokyo):
    table = tokyo.rolled("112233", seats=2)
    assert (table.vp, table.energy) == ([0, 0], [1, 0])


@rule("KT-113", "KT-114")
@pytest.mark.parametrize("place", ["city", "bay"])
def test_who_is_in_tokyo_stays_where_it_is(place, tokyo):
    table = tokyo.rolled("112233", {"place": place}, seats=5)
    assert table.places[0] == place
    assert table.vp[0] == 0
    assert table.is_turn_of(1)


@rule("KT-113")
def test_the_bay_does_not_move_up(tokyo):
    table = tokyo({}, BAY, seats=5, phase="resolve", dice="112233", active=2)
    assert table.places == ["outside", "bay", "city", "outside", "outside"]


@rule("KT-115")
def test_killing_the_monster_in_tokyo_empties_the_place(tokyo):
    table = tokyo.rolled("1122ss", {}, {**CITY, "hearts": 2}, {})
    assert table.places[0] == "city"
    assert table.vp[0] == 1
