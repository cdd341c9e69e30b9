"""King of Tokyo with the Mindbug expansion: the 24 Evolution cards."""

import pytest

from tests.games.tokyo.play import CITY, HYDRA, MIND, SHARKY, card

# --- Gigasnail Hydra --------------------------------------------------------------------------------------------------


@card("unstoppable_hydra")
def test_unstoppable_hydra_goes_on_with_three_hearts_and_a_die_fewer(tokyo):
    us = {**CITY, "monster": HYDRA, "hand": "unstoppable_hydra", "hearts": 2, "cards": "wings", "vp": 5}
    table = tokyo.evolved({}, us, make=tokyo.rolled, dice="1122ss")
    assert table.asked == (1, "rescue")
    table.play("rescue:unstoppable_hydra")
    hydra = table[1]
    assert (hydra.hearts, hydra.fewer_dice, hydra.cards, hydra.place) == (3, 1, ["wings"], "city")
    assert table.asked == (1, "yield"), "it was wounded and is still in Tokyo"
    table.play("yield:no")
    assert len(table.lies("dice")) == 5


@card("unstoppable_hydra", "regeneration")
def test_unstoppable_hydra_gains_its_hearts(tokyo):
    us = {"monster": HYDRA, "hand": "unstoppable_hydra unstoppable_hydra", "hearts": 2, "cards": "regeneration"}
    table = tokyo.evolved(CITY, {**us, "fewer_dice": 1}, make=tokyo.rolled, dice="1122ss")
    table.play("rescue:unstoppable_hydra")
    assert (table.hearts[1], table[1].fewer_dice) == (4, 2)
    assert table[1].hand == ["unstoppable_hydra"], "the second one is for another occasion"


@card("energy_infused_monster")
def test_energy_infused_monster_takes_two_dice_for_a_symbol(tokyo):
    us = {**CITY, "monster": HYDRA, "evolutions": "energy_infused_monster", "energy": 3}
    table = tokyo.evolved(us, make=tokyo.fixed, dice="1133ss")
    pairs = ["1+1", "1+3", "1+smash", "3+3", "3+smash", "smash+smash"]
    faces = ["1", "2", "3", "heart", "energy", "smash"]
    assert table.options == {f"energy_infused_monster:{two}@{face}" for two in pairs for face in faces} | {
        "change:none"
    }
    table.play("energy_infused_monster:1+1@smash")
    assert table.energy[0] == 2
    assert table.asked[1] != "change", "once per turn"
    assert table.hearts == [10, 7, 7]


@card("energy_infused_monster")
def test_energy_infused_monster_needs_two_dice_and_an_energy(tokyo):
    us = {**CITY, "monster": HYDRA, "evolutions": "energy_infused_monster"}
    assert tokyo.evolved({**us, "energy": 1}, make=tokyo.fixed, dice="1").is_turn_of(1)
    assert tokyo.evolved(us, make=tokyo.fixed, dice="1133ss").is_turn_of(1)


@card("three_times_as_sturdy")
@pytest.mark.parametrize(("dice", "hearts"), [("1122ss", 6), ("112sss", 9), ("11ssss", 6)])
def test_three_times_as_sturdy_turns_three_hearts_around(dice, hearts, tokyo):
    us = {**CITY, "monster": HYDRA, "hand": "three_times_as_sturdy", "hearts": 6}
    table = tokyo.evolved({}, us, make=tokyo.rolled, dice=dice)
    assert table.options == {"tough:three_times_as_sturdy", "loss:take"}
    table.play("tough:three_times_as_sturdy")
    assert table.hearts[1] == hearts
    assert table[1].evolution_discard == ["three_times_as_sturdy"]
    assert table.is_turn_of(1)


@card("scary_face")
def test_scary_face_steals_from_the_richest(tokyo):
    us = {**CITY, "monster": HYDRA, "evolutions": "scary_face"}
    table = tokyo.evolved(us, {"vp": 4}, {"vp": 6}, make=tokyo.rolled, dice="333122")
    assert table.vp == [4, 4, 5]
    tie = tokyo.evolved(us, {"vp": 6}, {"vp": 6}, make=tokyo.rolled, dice="333122")
    assert tie.asked == (0, "scary_face")
    assert tie.options == {"scary_face:1", "scary_face:2"}
    tie.play("scary_face:2")
    assert tie.vp == [4, 6, 5]


@card("scary_face")
def test_scary_face_finds_nobody_when_smashes_came_first(tokyo):
    us = {**CITY, "monster": HYDRA, "evolutions": "scary_face"}
    table = tokyo.evolved(us, {"hearts": 1, "vp": 4}, {"hearts": 2, "vp": 6}, make=tokyo.rolled, dice="333sss")
    table.play("resolve:smashes")
    assert table.won == ([0], "last")
    assert table.vp[0] == 3


@card("scary_face")
def test_scary_face_counts_for_sneaky(tokyo):
    us = {**CITY, "monster": HYDRA, "evolutions": "scary_face"}
    table = tokyo.evolved(us, {"vp": 9}, {"vp": 2}, make=tokyo.rolled, dice="333122", sneaks="spatial_hunter")
    assert table.vp == [4, 4, 0]


@card("three_times_as_strong")
@pytest.mark.parametrize(
    ("dice", "hearts"), [("111223", 9), ("111222", 9), ("111122", 10), ("hhh112", 9), ("112233", 10)]
)
def test_three_times_as_strong_hurts_everybody_else(dice, hearts, tokyo):
    us = {"monster": HYDRA, "evolutions": "three_times_as_strong"}
    table = tokyo.evolved(us, CITY, make=tokyo.rolled, dice=dice)
    assert table.hearts == [10, hearts, hearts]
    assert table.is_turn_of(1), "no yield: an effect"


@card("three_times_as_strong")
def test_three_times_as_strong_comes_after_the_smashes(tokyo):
    us = {"monster": HYDRA, "evolutions": "three_times_as_strong"}
    table = tokyo.evolved(us, CITY, make=tokyo.rolled, dice="sss112")
    order = [(event["seat"], event["amount"], event["smash"]) for event in table.told("lose_hearts")]
    assert order[0] == (1, 3, True)
    table.play("yield:no")
    order = [(event["seat"], event["amount"], event["smash"]) for event in table.told("lose_hearts")]
    assert order == [(1, 3, True), (1, 1, False), (2, 1, False)]


@card("thinking_face")
def test_thinking_face_heals_oneself_and_the_weakest(tokyo):
    us = {**CITY, "monster": HYDRA, "hand": "thinking_face", "hearts": 4, "evolution_deck": "scary_face hungry_face"}
    table = tokyo.evolved(us, {"hearts": 6}, {"hearts": 5}, make=tokyo.rolled, dice="hhh112")
    assert table.asked == (0, "thinking_face")
    assert table.options == {"thinking_face:play", "thinking_face:none"}
    table.play("thinking_face:play")
    assert table.hearts == [7, 6, 6]
    table.play("keep:scary_face")
    assert table[0].evolution_discard == ["thinking_face", "hungry_face"]


@card("thinking_face")
def test_thinking_face_ties_and_itself(tokyo):
    us = {**CITY, "monster": HYDRA, "hand": "thinking_face", "hearts": 2}
    tie = tokyo.evolved(us, {"hearts": 5}, {"hearts": 9}, make=tokyo.rolled, dice="hhh112")
    tie.play("thinking_face:play")
    assert tie.asked == (0, "fewest_hearts")
    assert tie.options == {"fewest_hearts:0", "fewest_hearts:1"}
    tie.play("fewest_hearts:0")
    assert tie.hearts == [6, 5, 9]
    four = tokyo.evolved(us, {"hearts": 5}, make=tokyo.rolled, dice="hhhh12")
    assert four.asked != (0, "thinking_face"), "exactly three"


@card("hungry_face")
def test_hungry_face_makes_the_next_purchase_cheaper(tokyo):
    us = {**CITY, "monster": HYDRA, "hand": "hungry_face"}
    table = tokyo.evolved(us, make=tokyo.rolled, dice="eee112", display=["skyscraper", "corner_store", "jets"])
    assert table.asked == (0, "hungry_face")
    assert table.options == {"hungry_face:play", "hungry_face:none"}
    table.play("hungry_face:play")
    assert table.energy[0] == 3
    assert table.prices == {"buy:skyscraper": 3, "buy:corner_store": 0, "buy:jets": 2}
    table.play("buy:corner_store")
    assert table.prices.get("buy:jets") is None, "the next one costs what it costs"
    assert table[0].evolution_discard == ["hungry_face"]


# --- MasterMindbug ----------------------------------------------------------------------------------------------------


@card("mindbug_acquisition")
def test_mindbug_acquisition_costs_six_energy(tokyo):
    us = {**CITY, "monster": MIND, "hand": "mindbug_acquisition", "energy": 6}
    table = tokyo.evolved(us, make=tokyo.rolling, dice="112233")
    assert "evolution:mindbug_acquisition" in table.options
    table.play("evolution:mindbug_acquisition")
    assert (table.energy[0], table[0].mindbugs) == (0, 1)
    assert table[0].evolution_discard == ["mindbug_acquisition"]
    poor = tokyo.evolved({**us, "energy": 5}, make=tokyo.rolling, dice="112233")
    assert "evolution:mindbug_acquisition" not in poor.options


@card("mindbug_acquisition")
def test_a_token_acquired_in_time_may_be_used_at_once(tokyo):
    them = {**CITY, "monster": MIND, "hand": "mindbug_acquisition", "energy": 6}
    table = tokyo.evolved({}, them, make=tokyo.fixed, dice="111223")
    assert table.asked == (1, "before_resolving")
    table.play("evolution:mindbug_acquisition")
    while table.asked == (1, "before_resolving"):
        table.play("before_resolving:none")
    assert table.asked == (1, "mindbug")
    table.play("mindbug:token")
    assert table.vp[1] == 1


@card("intergalactic_genius")
def test_intergalactic_genius_rerolls_all_energy(tokyo):
    us = {**CITY, "monster": MIND, "evolutions": "intergalactic_genius"}
    table = tokyo.evolved(us, make=tokyo.rolling, dice="112eee")
    free = {key for key in table.options if key.startswith("intergalactic")}
    assert free == {"intergalactic_genius:energy+energy+energy"}
    table.play("intergalactic_genius:energy+energy+energy")
    assert table.question["rolls_left"] == 2
    assert not any(key.startswith("intergalactic") for key in table.options), "once per turn"


@card("superior_brain")
@pytest.mark.parametrize(("dice", "vp"), [("3333ee", 1), ("333eee", 0), ("222222", 1), ("111333", 0)])
def test_superior_brain_sees_single_gains_of_four(dice, vp, tokyo):
    brain = {"monster": MIND, "evolutions": "superior_brain"}
    table = tokyo.evolved(CITY, {}, brain, make=tokyo.rolled, dice=dice)
    table.resolve()
    assert table.vp[2] == vp


@card("superior_brain")
def test_superior_brain_sees_what_is_really_gained_by_others(tokyo):
    brain = {"monster": MIND, "evolutions": "superior_brain"}
    cut = tokyo.evolved({**CITY, "vp": 17}, {}, brain, make=tokyo.rolled, dice="333333")
    assert cut.vp[2] == 0
    own = tokyo.evolved({**CITY, **brain}, make=tokyo.rolled, dice="333333")
    assert own.vp[0] == 6


@card("interdimensional_portal")
@pytest.mark.parametrize(("choice", "hearts", "energy"), [("hearts", 10, 0), ("energy", 8, 2)])
def test_interdimensional_portal_pays_for_leaving(choice, hearts, energy, tokyo):
    portal = {**CITY, "monster": MIND, "evolutions": "interdimensional_portal"}
    table = tokyo.evolved({}, portal, make=tokyo.rolled, dice="1122ss")
    table.play("yield:yes")
    assert table.options == {"portal:hearts", "portal:energy"}
    table.play(f"portal:{choice}")
    assert (table.hearts[1], table.energy[1]) == (hearts, energy)


@card("interdimensional_portal", "it_has_a_child")
def test_interdimensional_portal_and_the_child(tokyo):
    portal = {**CITY, "monster": MIND, "evolutions": "interdimensional_portal", "cards": "it_has_a_child", "hearts": 1}
    table = tokyo.evolved({}, portal, make=tokyo.rolled, dice="1122ss")
    assert table.asked == (1, "portal")
    table.play("portal:energy")
    assert (table.hearts[1], table.energy[1]) == (10, 2)


@card("helpful_mindbug")
def test_helpful_mindbug_shares_hearts_and_energy(tokyo):
    helper = {**CITY, "monster": MIND, "hand": "helpful_mindbug", "hearts": 5}
    table = tokyo.evolved({"hearts": 5}, helper, make=tokyo.rolled, dice="hh1e22")
    assert table.asked == (1, "helpful_mindbug")
    assert table.options == {"helpful_mindbug:play", "helpful_mindbug:none"}
    table.play("helpful_mindbug:play")
    table.resolve()
    assert (table.hearts[:2], table.energy[:2]) == ([7, 7], [1, 1]), "in Tokyo, too"


@card("mindbugs_overlord")
def test_mindbugs_overlord_takes_points_for_a_token(tokyo):
    us = {"monster": MIND, "evolutions": "mindbugs_overlord"}
    table = tokyo.evolved(us, {**CITY, "vp": 6}, {"vp": 3})
    assert table.asked == (1, "allegiance")
    assert table.options == {"allegiance:declare", "allegiance:refuse"}
    table.play("allegiance:declare")
    assert table.asked == (2, "allegiance")
    table.play("allegiance:declare")
    assert table.asked == (0, "ally")
    assert table.options == {"ally:1", "ally:2"}, "one has to be chosen"
    table.play("ally:2")
    assert table.vp == [3, 6, 0]
    assert [table[seat].mindbugs for seat in range(3)] == [0, 0, 1]
    assert table.is_turn_of(0)


@card("mindbugs_overlord")
def test_mindbugs_overlord_and_the_refusing(tokyo):
    us = {"monster": MIND, "evolutions": "mindbugs_overlord"}
    nobody = tokyo.evolved(us, {**CITY, "vp": 6}, {"vp": 3})
    nobody.play("allegiance:refuse", "allegiance:refuse")
    assert nobody.vp == [0, 6, 3]
    one = tokyo.evolved(us, {**CITY, "vp": 6}, {"vp": 3})
    one.play("allegiance:declare", "allegiance:refuse")
    assert one.vp == [4, 2, 3]
    assert one[1].mindbugs == 1


@card("mind_control")
def test_mind_control_rerolls_three_dice(tokyo):
    def gone(table):
        table.play("mind_control:1+1+1")
        return table.vp[0] == 0

    mind = {**CITY, "monster": MIND, "hand": "mind_control"}
    table = tokyo.evolved({}, mind, make=tokyo.fixed, dice="111223")
    sets = ["1+1+1", "1+1+2", "1+1+3", "1+2+2", "1+2+3", "2+2+3"]
    assert table.options == {f"mind_control:{dice}" for dice in sets} | {"before_resolving:none"}
    table = tokyo.found(gone, tokyo.evolved, {}, mind, make=tokyo.fixed, dice="111223")
    assert table[1].evolution_discard == ["mind_control"]


@card("mind_control")
def test_mind_control_takes_all_if_there_are_fewer(tokyo):
    mind = {**CITY, "monster": MIND, "hand": "mind_control"}
    table = tokyo.evolved({}, mind, make=tokyo.fixed, dice="12")
    assert table.options == {"mind_control:1+2", "before_resolving:none"}


@card("neutralizing_look")
def test_neutralizing_look_takes_smash_dice_out(tokyo):
    mind = {**CITY, "monster": MIND, "hand": "neutralizing_look"}
    us = {"cards": "acid_attack spiked_tail alpha_monster"}
    table = tokyo.evolved(us, mind, make=tokyo.fixed, dice="112sss")
    assert table.options == {"neutralizing_look:use", "before_resolving:none"}
    table.play("neutralizing_look:use")
    assert table.hearts[1] == 9, "what cards add remains"
    assert table.vp[0] == 0, "but there is no smash die"
    table.play("yield:no")


# --- Sharky -----------------------------------------------------------------------------------------------------------


@card("shark_attack")
def test_shark_attack_takes_a_point_more_in_tokyo(tokyo):
    us = {"monster": SHARKY, "hand": "shark_attack"}
    activated = tokyo.evolved(us, CITY)
    activated.play("sneaky:shark_attack")
    assert activated.lies("sneaks") == ["shark_attack"]
    assert activated[0].evolution_discard == ["shark_attack"]
    sharky = {"monster": SHARKY}
    table = tokyo.evolved(sharky, {"vp": 9}, {**CITY, "vp": 9}, make=tokyo.rolled, dice="222113", sneaks="shark_attack")
    assert table.vp == [2, 7, 6]


@card("shark_attack")
def test_shark_attack_needs_a_point_gained(tokyo):
    table = tokyo.evolved(
        {"monster": SHARKY}, {**CITY, "vp": 9}, {"vp": 9}, make=tokyo.rolled, dice="112233", sneaks="shark_attack"
    )
    assert table.losses("vp") == []


@card("energy_devourer")
def test_energy_devourer_makes_a_smash_of_a_heart(tokyo):
    us = {**CITY, "monster": SHARKY, "evolutions": "energy_devourer", "energy": 2}
    table = tokyo.evolved(us, make=tokyo.fixed, dice="1122hh")
    assert table.options == {"energy_devourer:heart", "change:none"}
    table.play("energy_devourer:heart")
    assert table.energy[0] == 1
    table.resolve()
    assert table.hearts == [10, 9, 9]
    assert tokyo.evolved({**us, "energy": 0}, make=tokyo.fixed, dice="1122hh").is_turn_of(1)


@card("strange_evolution")
def test_strange_evolution_takes_the_top_card_of_another(tokyo):
    us = {**CITY, "monster": SHARKY, "hand": "strange_evolution"}
    mind = {"monster": MIND, "evolution_deck": "mind_control superior_brain"}
    table = tokyo.evolved(
        us, mind, {"monster": HYDRA, "evolution_discard": "hungry_face"}, make=tokyo.rolling, dice="112233"
    )
    offered = {key for key in table.options if key.startswith("evolution:")}
    assert offered == {"evolution:strange_evolution@1", "evolution:strange_evolution@2"}
    table.play("evolution:strange_evolution@2")
    assert table[0].hand == ["hungry_face"], "an empty deck is made of its discard pile first"
    assert table[2].evolution_discard == []
    assert table.table.view(1)["players"][0]["hand"] == 1


@card("crab_claw")
def test_crab_claw_makes_the_wounded_pay_for_their_cards(tokyo):
    us = {"monster": SHARKY, "evolutions": "crab_claw"}
    them = {**CITY, "cards": "armor_plating urbavore deadly_shell", "energy": 1}
    table = tokyo.evolved(us, them, make=tokyo.rolled, dice="1122ss")
    table.play("loss:take")
    assert table.asked == (1, "crab_claw")
    assert table.options == {
        "crab_claw:armor_plating",
        "crab_claw:urbavore",
        "crab_claw:deadly_shell",
        "crab_claw:none",
    }
    table.play("crab_claw:urbavore")
    assert table[1].cards == ["urbavore"]
    assert table.energy[:2] == [1, 0], "paid to the owner"
    assert sorted(table.lies("discard")) == ["armor_plating", "deadly_shell"]
    table.asks(1, "yield")


@card("crab_claw")
def test_crab_claw_may_pay_the_bank_and_spares_the_unhurt(tokyo):
    us = {**CITY, "monster": SHARKY, "evolutions": "crab_claw"}
    options = {"crab_claw_pays_bank": True}
    table = tokyo.evolved(
        us, {"cards": "urbavore", "energy": 1}, {"cards": "jets"}, make=tokyo.rolled, dice="1122ss", options=options
    )
    table.play("crab_claw:urbavore")
    assert table.energy == [0, 0, 0]
    assert table[1].cards == ["urbavore"]
    assert table[2].cards == [], "without energy nothing can be kept"
    spared = tokyo.evolved(us, {"cards": "armor_plating"}, make=tokyo.rolled, dice="11223s")
    assert spared[1].cards == ["armor_plating"]


@card("undead_mummy")
def test_undead_mummy_against_smashes_and_effects(tokyo):
    them = {**CITY, "monster": SHARKY, "hand": "undead_mummy"}
    smash = tokyo.evolved({}, them, make=tokyo.rolled, dice="1122ss")
    assert smash.options == {"tough:undead_mummy", "loss:take"}
    smash.play("tough:undead_mummy")
    assert smash.hearts[1] == 10
    effect = tokyo.evolved({"energy": 6}, them, make=tokyo.buying, display="gas_refinery")
    effect.play("buy:gas_refinery", "tough:undead_mummy")
    assert effect.hearts == [10, 10, 7]
    poison = tokyo.evolved({"monster": SHARKY, "hand": "undead_mummy", "poison": 3}, CITY, make=tokyo.ending)
    poison.play("tough:undead_mummy")
    assert poison.hearts[0] == 10


@card("follow_the_cubes")
@pytest.mark.parametrize(("energies", "smashes"), [((0, 3, 1), 2), ((3, 3, 3), 2), ((4, 3, 1), 0), ((0, 1, 3), 0)])
def test_follow_the_cubes_smells_energy(energies, smashes, tokyo):
    sides = [{"energy": amount} for amount in energies]
    us = {**sides[0], "monster": SHARKY, "hand": "follow_the_cubes"}
    table = tokyo.evolved(us, {**sides[1]}, {**sides[2], **CITY})
    table.play("hunter:follow_the_cubes@1")
    (hunt,) = table.lies("hunts")
    assert hunt.get("smashes", 0) == smashes
    assert table[0].evolution_discard == ["follow_the_cubes"]


@card("follow_the_cubes")
def test_the_smashes_of_follow_the_cubes_hit_the_prey(tokyo):
    table = tokyo.rolled("11223s", {}, {}, CITY, hunts=[{"card": "follow_the_cubes", "prey": 1, "smashes": 2}])
    assert table.hearts == [10, 7, 10]


@card("poisoned_tentacles")
@pytest.mark.parametrize(("dice", "hearts"), [("1122ss", [8, 8, 10]), ("112sss", [6, 7, 9])])
def test_poisoned_tentacles_hurt_everybody_from_three_hearts(dice, hearts, tokyo):
    them = {**CITY, "monster": SHARKY, "hand": "poisoned_tentacles"}
    table = tokyo.evolved({}, them, make=tokyo.rolled, dice=dice)
    assert table.options == {"poisonous:poisoned_tentacles", "loss:take"}
    table.play("poisonous:poisoned_tentacles")
    assert table.hearts == hearts
    table.play("yield:no")


@card("chew_pinch_catch_and_smack")
def test_chew_pinch_catch_and_smack(tokyo):
    us = {"monster": SHARKY, "hand": "chew_pinch_catch_and_smack"}
    table = tokyo.evolved(us, CITY, make=tokyo.ending)
    assert table.options == {"frenzy:chew_pinch_catch_and_smack", "frenzy:none"}
    table.play("frenzy:chew_pinch_catch_and_smack")
    assert table.is_turn_of(0)
    assert table[0].evolution_discard == ["chew_pinch_catch_and_smack"]
    price = tokyo.ending({"hearts": 5, "vp": 1, "energy": 3}, CITY, frenzy="chew_pinch_catch_and_smack")
    assert (price.hearts[0], price.vp[0], price.energy[0]) == (3, 0, 1)
