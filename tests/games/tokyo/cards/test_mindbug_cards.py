"""King of Tokyo with the Mindbug expansion: the 24 Energy cards."""

import pytest

from tests.games.tokyo.play import CITY, SHARKY, card


def hunted(tokyo, name, us, *others, dice="1122ss", prey=1, **fields):
    return tokyo.rolled(dice, us, *others, hunts=[{"card": name, "prey": prey}], **fields)


# --- HUNTER -----------------------------------------------------------------------------------------------------------


@card("overequipped_trapper")
def test_overequipped_trapper_is_rewarded_with_energy(tokyo):
    table = tokyo({"cards": "overequipped_trapper"}, CITY)
    assert table.options == {"hunter:overequipped_trapper@1", "hunter:overequipped_trapper@2", "keyword:none"}
    table.play("hunter:overequipped_trapper@1")
    assert table.lies("discard") == ["overequipped_trapper"]
    dead = hunted(tokyo, "overequipped_trapper", {"cards": "friend_of_children"}, {"hearts": 1}, CITY, {})
    assert dead.energy[0] == 6
    assert hunted(tokyo, "overequipped_trapper", {}, {}, CITY).energy[0] == 0


@card("legendary_hunter")
def test_legendary_hunter_is_rewarded_with_points(tokyo):
    assert hunted(tokyo, "legendary_hunter", {}, {"hearts": 2}, CITY, {}).vp[0] == 4
    assert hunted(tokyo, "legendary_hunter", {}, {"hearts": 3}, CITY, {}).vp[0] == 0


@card("unreliable_targeting")
def test_unreliable_targeting_changes_hands_if_the_prey_survives(tokyo):
    us = {"aside": "unreliable_targeting"}
    alive = hunted(tokyo, "unreliable_targeting", us, {}, CITY)
    assert alive[1].cards == ["unreliable_targeting"]
    assert alive.asked == (1, "keyword"), "its new owner may use it on its own turn"
    dead = hunted(tokyo, "unreliable_targeting", us, {"hearts": 2}, CITY, {})
    assert dead.lies("discard") == ["unreliable_targeting"]
    assert dead[0].aside == []


@card("unreliable_targeting")
def test_unreliable_targeting_is_discarded_if_the_prey_is_gone_before(tokyo):
    table = hunted(
        tokyo, "unreliable_targeting", {"aside": "unreliable_targeting"}, {"out": True}, CITY, {}, dice="112233"
    )
    assert table.lies("discard") == ["unreliable_targeting"]
    assert table[0].aside == []


@card("unreliable_targeting")
def test_unreliable_targeting_is_discarded_with_its_owner(tokyo):
    us = {"aside": "unreliable_targeting", "hearts": 2}
    table = hunted(tokyo, "unreliable_targeting", us, {"cards": "deadly_shell"}, CITY, {})
    table.play("poisonous:deadly_shell")
    assert table[0].out
    assert sorted(table.lies("discard")) == ["deadly_shell", "unreliable_targeting"]
    assert table[1].cards == []


# --- SNEAKY -----------------------------------------------------------------------------------------------------------


@card("sneaky_alloy")
def test_sneaky_alloy_turns_a_one(tokyo):
    table = tokyo({"cards": "sneaky_alloy"}, CITY)
    table.play("sneaky:sneaky_alloy")
    assert table.lies("alloy") == 1
    turned = tokyo.fixed("122333", CITY, {"vp": 9}, sneaks="sneaky_alloy", alloy=1)
    assert turned.asked == (0, "change")
    faces = ("2", "3", "heart", "energy", "smash")
    assert turned.options == {f"sneaky_alloy:{face}" for face in faces} | {"change:none"}
    turned.play("sneaky_alloy:3")
    assert turned.vp == [4, 5, 0]


@card("sneaky_alloy")
def test_sneaky_alloy_needs_a_one_and_is_used_once(tokyo):
    assert tokyo.fixed("222233", CITY, sneaks="sneaky_alloy", alloy=1).is_turn_of(1)
    table = tokyo.fixed("112233", CITY, sneaks="sneaky_alloy", alloy=1)
    table.play("sneaky_alloy:2")
    assert table.is_turn_of(1)


@card("offensive_protocol")
def test_offensive_protocol_costs_hearts_too(tokyo):
    table = tokyo.rolled("222113", CITY, {"vp": 5}, {"vp": 1}, {}, sneaks="offensive_protocol")
    assert table.vp == [2, 3, 0, 0]
    assert table.hearts == [10, 8, 9, 10]
    assert all(event["smash"] is False and event["attacker"] == 0 for event in table.told("lose_hearts"))
    assert table.is_turn_of(1), "no yield, no wound"


@card("arcane_scepter")
def test_arcane_scepter_takes_a_consumable_for_free(tokyo):
    us = {"cards": "arcane_scepter media_friendly"}
    table = tokyo(us, CITY, discard="tank deadly_shell energy_armor wings")
    table.play("sneaky:arcane_scepter")
    assert table.asked == (0, "arcane_scepter")
    assert table.options == {"take:deadly_shell", "take:energy_armor"}
    table.play("take:energy_armor")
    assert table[0].cards == ["media_friendly", "energy_armor"]
    assert table.vp[0] == 0, "no purchase"
    assert table.lies("sneaks") == ["arcane_scepter"]
    assert sorted(table.lies("discard")) == ["arcane_scepter", "deadly_shell", "tank", "wings"]


@card("arcane_scepter")
def test_arcane_scepter_with_nothing_to_take_is_sneaky_all_the_same(tokyo):
    table = tokyo({"cards": "arcane_scepter"}, CITY, discard="tank")
    table.play("sneaky:arcane_scepter")
    assert table.is_turn_of(0)
    assert table.lies("sneaks") == ["arcane_scepter"]


@card("arcane_scepter")
@pytest.mark.parametrize("locked", [False, True])
def test_what_the_scepter_took_may_be_locked(locked, tokyo):
    options = {"scepter_card_locked_this_turn": locked}
    table = tokyo({"cards": "arcane_scepter"}, CITY, discard="legendary_hunter deadly_shell", options=options)
    table.play("sneaky:arcane_scepter", "take:legendary_hunter")
    table.asks(0, "reroll" if locked else "keyword")


# --- TOUGH ------------------------------------------------------------------------------------------------------------


@card("energy_armor")
def test_energy_armor_turns_hearts_into_energy(tokyo):
    table = tokyo.rolled("11ssss", {}, {**CITY, "cards": "energy_armor"})
    assert table.options == {"tough:energy_armor", "loss:take"}
    table.play("tough:energy_armor")
    assert (table.hearts[1], table.energy[1]) == (10, 4)
    assert table.lies("discard") == ["energy_armor"]


@card("strange_design")
def test_strange_design_costs_two_hearts_and_may_kill(tokyo):
    table = tokyo.rolled("11ssss", {}, {**CITY, "cards": "strange_design"})
    table.play("tough:strange_design")
    assert table.hearts[1] == 8
    assert table.is_turn_of(1)
    dead = tokyo.rolled("11ssss", {}, {**CITY, "cards": "strange_design", "hearts": 2}, {}, {})
    dead.play("tough:strange_design")
    assert dead[1].out
    assert dead.places[0] == "city"


@card("strange_design", "undead_mummy")
def test_undead_mummy_answers_strange_design(tokyo):
    them = {**CITY, "monster": SHARKY, "cards": "strange_design", "hand": "undead_mummy"}
    table = tokyo.evolved({}, them, make=tokyo.rolled, dice="1122ss")
    table.play("tough:strange_design")
    assert table.options == {"tough:undead_mummy", "loss:take"}
    table.play("tough:undead_mummy")
    assert table.hearts[1] == 10


@card("ancestral_defense")
def test_ancestral_defense_heals_for_energy(tokyo):
    table = tokyo.rolled("11ssss", {}, {**CITY, "cards": "ancestral_defense", "energy": 5, "hearts": 6})
    table.play("tough:ancestral_defense")
    assert table.asked == (1, "ancestral_defense")
    assert table.options == {"ancestral_defense:0", "ancestral_defense:1", "ancestral_defense:2"}
    table.play("ancestral_defense:2")
    assert (table.hearts[1], table.energy[1]) == (8, 1)


@card("ancestral_defense", "regeneration")
def test_each_payment_of_ancestral_defense_is_a_gain(tokyo):
    them = {**CITY, "cards": "ancestral_defense regeneration", "energy": 4, "hearts": 5}
    table = tokyo.rolled("11ssss", {}, them)
    table.play("tough:ancestral_defense", "ancestral_defense:2")
    assert table.hearts[1] == 9


# --- POISONOUS --------------------------------------------------------------------------------------------------------


@card("toxic_petals")
def test_toxic_petals_cost_points_too(tokyo):
    table = tokyo.rolled("112sss", {"vp": 7}, {**CITY, "cards": "toxic_petals"})
    assert table.options == {"poisonous:toxic_petals", "loss:take"}
    table.play("poisonous:toxic_petals")
    assert (table.hearts[:2], table.vp[0]) == ([7, 7], 4)
    table.play("yield:no")


@card("explosive_crystals")
def test_explosive_crystals(tokyo):
    alive = tokyo.rolled("1122ss", {}, {**CITY, "cards": "explosive_crystals"})
    alive.play("poisonous:explosive_crystals")
    assert alive.hearts[:2] == [8, 8]
    alive.asks(1, "yield")
    dead = tokyo.rolled("112sss", {}, {**CITY, "hearts": 3, "cards": "explosive_crystals"}, {}, {})
    dead.play("poisonous:explosive_crystals")
    assert dead.hearts[:2] == [4, 0]


@card("electro_whip")
def test_electro_whip_costs_energy_too(tokyo):
    table = tokyo.rolled("112sss", {"energy": 5}, {**CITY, "cards": "electro_whip"})
    table.play("poisonous:electro_whip")
    assert (table.hearts[:2], table.energy[:2]) == ([7, 7], [2, 0])
    table.play("yield:no")


# --- FRENZY -----------------------------------------------------------------------------------------------------------


@card("bold_maneuver", "unfair_gift", "maximum_effort")
@pytest.mark.parametrize(
    ("name", "hearts", "vp", "fewer"),
    [("bold_maneuver", 5, 7, 0), ("unfair_gift", 10, 2, 0), ("maximum_effort", 10, 7, 1)],
)
def test_the_price_of_a_frenzy_turn(name, hearts, vp, fewer, tokyo):
    table = tokyo.ending({"cards": name, "vp": 7}, CITY)
    table.play(f"frenzy:{name}")
    assert table.lies("discard") == [name]
    assert (table.hearts[0], table.vp[0], table[0].fewer_dice) == (10, 7, 0)
    assert len(table.lies("dice")) == 6
    done = tokyo.ending({"vp": 7}, CITY, frenzy=name)
    assert (done.hearts[0], done.vp[0], done[0].fewer_dice) == (hearts, vp, fewer)


@card("maximum_effort")
def test_maximum_effort_is_for_the_rest_of_the_game(tokyo):
    assert len(tokyo({**CITY, "fewer_dice": 1}).lies("dice")) == 5
    twice = tokyo.ending({"fewer_dice": 1}, CITY, frenzy="maximum_effort")
    assert twice[0].fewer_dice == 2


# --- Two keywords -----------------------------------------------------------------------------------------------------


@card("deadly_shell")
def test_deadly_shell_is_one_or_the_other(tokyo):
    tough = tokyo.rolled("1122ss", {}, {**CITY, "cards": "deadly_shell"})
    assert tough.options == {"tough:deadly_shell", "poisonous:deadly_shell", "loss:take"}
    tough.play("tough:deadly_shell")
    assert tough.hearts[:2] == [10, 10]
    poisonous = tokyo.rolled("1122ss", {}, {**CITY, "cards": "deadly_shell"})
    poisonous.play("poisonous:deadly_shell")
    assert poisonous.hearts[:2] == [8, 8]
    assert poisonous[1].cards == []
    poisonous.asks(1, "yield")


@card("spatial_hunter")
def test_spatial_hunter_scores_the_hearts_of_its_prey(tokyo):
    dead = hunted(tokyo, "spatial_hunter", {}, {"hearts": 2}, CITY, {}, dice="11ssss")
    assert dead.vp[0] == 2, "hearts really lost"
    alive = hunted(tokyo, "spatial_hunter", {}, {"hearts": 5}, CITY, {}, dice="11ssss")
    assert alive.vp[0] == 0
    announced = {"lost_hearts_announced": True}
    assert hunted(tokyo, "spatial_hunter", {}, {"hearts": 2}, CITY, {}, dice="11ssss", options=announced).vp[0] == 4


@card("spatial_hunter")
def test_spatial_hunter_used_as_sneaky_brings_no_reward(tokyo):
    table = tokyo({"cards": "spatial_hunter"}, CITY)
    table.play("sneaky:spatial_hunter")
    assert table.lies("sneaks") == ["spatial_hunter"]
    assert not table.lies("hunts")


# --- Keep and Discard -------------------------------------------------------------------------------------------------


@card("free_will")
def test_free_will_is_closed_to_holders_of_tokens(tokyo):
    assert "buy:free_will" not in tokyo.buying("free_will", {"energy": 6, "mindbugs": 1}, CITY).options
    evasive = tokyo.buying("free_will", {"energy": 6, "cards": "evasive_mindbug"}, CITY)
    assert "buy:free_will" in evasive.options, "which is no token"
    assert tokyo.rolling("112233", {**CITY, "cards": "free_will", "mindbugs": 2}).question["rolls_left"] == 3


@card("free_will", "mimic")
def test_a_copy_of_free_will_is_no_purchase(tokyo):
    us = {"energy": 8, "mindbugs": 1}
    table = tokyo.buying("mimic", us, {**CITY, "cards": "free_will wings"})
    table.play("buy:mimic")
    table.offers({"mimic:free_will@1", "mimic:wings@1"})


@card("evasive_mindbug")
def test_evasive_mindbug_is_used_like_a_token_and_given_away(tokyo):
    table = tokyo.fixed("111223", {}, {**CITY, "cards": "evasive_mindbug", "mindbugs": 1})
    assert table.options == {"mindbug:token", "mindbug:evasive_mindbug", "mindbug:none"}
    table.play("mindbug:evasive_mindbug")
    assert table.vp == [0, 1, 0]
    assert table[0].cards == ["evasive_mindbug"]
    assert table[1].mindbugs == 1
    assert table.is_turn_of(0)


@card("evasive_mindbug")
def test_a_copy_of_evasive_mindbug_cannot_be_given_away(tokyo):
    them = {**CITY, "cards": "mimic"}
    table = tokyo.fixed(
        "111223", {}, them, {"cards": "evasive_mindbug"}, mimicked={"card": "evasive_mindbug", "seat": 2}
    )
    assert table.asked == (2, "mindbug")


@card("no_brain")
def test_no_brain_adds_a_smash_and_costs_more_with_tokens(tokyo):
    assert tokyo.rolled("112233", {"cards": "no_brain acid_attack"}, CITY).hearts[1] == 8
    assert tokyo.buying("no_brain", {"energy": 9, "mindbugs": 3}, CITY).prices["buy:no_brain"] == 9
    sold = tokyo.ending({"cards": "metamorph no_brain", "mindbugs": 2}, CITY)
    sold.play("sell:no_brain", "sell:none")
    assert sold.energy[0] == 3


@card("mindbug_card")
def test_mindbug_is_a_token(tokyo):
    table = tokyo.buying("mindbug_card", {"energy": 7, "mindbugs": 1}, CITY)
    table.play("buy:mindbug_card")
    assert table[0].mindbugs == 2
    assert table.lies("discard") == ["mindbug_card"]


@card("dysfunctional_mindbug")
def test_dysfunctional_mindbug_hurts_who_has_a_token(tokyo):
    us = {"energy": 3, "mindbugs": 1}
    table = tokyo.buying("dysfunctional_mindbug", us, {**CITY, "mindbugs": 3}, {"cards": "evasive_mindbug"})
    table.play("buy:dysfunctional_mindbug")
    assert table.hearts == [7, 7, 10]
    assert [table[seat].mindbugs for seat in range(3)] == [1, 3, 0], "tokens are kept"
    assert {event["seat"]: event["attacker"] for event in table.told("lose_hearts")} == {0: None, 1: 0}


@card("dysfunctional_mindbug")
def test_the_token_just_spent_does_not_count(tokyo):
    table = tokyo.fixed(
        "112233", {"mindbugs": 1}, {**CITY, "mindbugs": 1, "energy": 3}, display="dysfunctional_mindbug"
    )
    table.play("mindbug:token", "buy:dysfunctional_mindbug")
    assert table.hearts == [7, 10, 10]


@card("treasure")
def test_treasure_buys_a_consumable_of_the_discard_pile(tokyo):
    us = {"energy": 6, "cards": "media_friendly alien_origin"}
    table = tokyo.buying("treasure", us, CITY, deck="jets", discard="arcane_scepter strange_design tank wings")
    table.play("buy:treasure")
    assert table.asked == (0, "treasure")
    assert table.prices == {"treasure:arcane_scepter": 3, "treasure:strange_design": 0}
    table.play("treasure:arcane_scepter")
    assert table[0].cards == ["media_friendly", "alien_origin", "arcane_scepter"]
    assert table.energy[0] == 6 - 2 - 3
    assert table.vp[0] == 2


@card("treasure")
def test_treasure_without_a_consumable_is_useless(tokyo):
    table = tokyo.buying("treasure", {"energy": 4}, CITY, deck="wings jets", discard="tank")
    table.play("buy:treasure")
    assert table.is_turn_of(1)
    dear = tokyo.buying("treasure", {"energy": 3}, CITY, deck="wings jets", discard="arcane_scepter")
    dear.play("buy:treasure")
    assert dear.is_turn_of(1), "nothing that can be paid for"


@card("miraculous_mindbug")
def test_miraculous_mindbug(tokyo):
    assert "buy:miraculous_mindbug" not in tokyo.buying("miraculous_mindbug", {"energy": 4, "hearts": 4}, CITY).options
    us = {**CITY, "energy": 4, "hearts": 3, "vp": 12, "cards": "regeneration even_bigger"}
    table = tokyo.buying("miraculous_mindbug", us)
    table.play("buy:miraculous_mindbug")
    assert (table.vp[0], table.hearts[0], table[0].mindbugs, table[0].place) == (0, 10, 1, "city")
