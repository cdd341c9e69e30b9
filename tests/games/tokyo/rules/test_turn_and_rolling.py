"""King of Tokyo, KT-022 to KT-039: the start of the turn and phase 1."""

import pytest

from tests.games.tokyo.play import CITY, HYDRA, MIND, faces, rule

# --- Moments ----------------------------------------------------------------------------------------------------------


@rule("KT-022")
def test_several_players_are_asked_clockwise_from_the_left_of_the_active_one(tokyo):
    probe = {"cards": "psychic_probe"}
    table = tokyo.fixed(
        "112233", {**CITY, "mindbugs": 1}, {"mindbugs": 1}, {"mindbugs": 1}, {"mindbugs": 1}, seats=4, active=2
    )
    order = []
    while table.asked[1] == "mindbug":
        order.append(table.asked[0])
        table.play("mindbug:none")
    assert order == [3, 0, 1]
    assert tokyo.fixed("112233", CITY, probe, active=2).asked == (1, "psychic_probe")


@rule("KT-022")
def test_the_active_monster_comes_last_if_it_is_concerned_too(tokyo):
    buyer = {**CITY, "cards": "rapid_healing", "hearts": 9, "energy": 6}
    sides = [{"cards": "camouflage"}, buyer, {"cards": "wings", "energy": 2}]
    table = tokyo(*sides, phase="buy", active=1, display="high_altitude_bombing")
    table.play("buy:high_altitude_bombing")
    order = []
    while table.asked[1] == "loss":
        order.append(table.asked[0])
        table.play("loss:take")
    assert order == [2, 0, 1]
    assert table.hearts == [7, 6, 7]


@rule("KT-023")
@pytest.mark.parametrize("phase", ["reroll", "fixed"])
def test_rapid_healing_is_offered_at_decisions_of_its_owner(phase, tokyo):
    healing = {"cards": "rapid_healing herd_culler", "hearts": 7, "energy": 3}
    table = tokyo(healing, CITY, phase=phase, dice="112233", rolls=1)
    assert "rapid_healing:use" in table.options
    asked = table.asked
    table.play("rapid_healing:use")
    assert (table[0].hearts, table[0].energy) == (8, 1)
    table.asks(*asked)
    assert "rapid_healing:use" not in table.options, "one energy is not enough"


@rule("KT-023")
def test_everybody_may_use_it_before_the_dice_are_resolved_and_before_the_turn_is_over(tokyo):
    healing = {"cards": "rapid_healing", "hearts": 5, "energy": 9}
    table = tokyo.fixed("112233", {}, {}, {**healing, **CITY})
    assert table.asked == (2, "before_resolving")
    assert table.options == {"rapid_healing:use", "before_resolving:none"}
    table.play("rapid_healing:use")
    assert table[2].hearts == 6
    assert table.asked == (2, "before_resolving")
    table.play("before_resolving:none")
    assert table.asked == (2, "anytime")
    assert table.options == {"rapid_healing:use", "anytime:none"}
    table.play("rapid_healing:use", "anytime:none")
    assert table[2].hearts == 7
    assert table.is_turn_of(1)


@rule("KT-023", "KT-022")
def test_the_active_player_comes_last_before_its_dice_are_resolved(tokyo):
    healing = {"cards": "rapid_healing", "hearts": 5, "energy": 2}
    table = tokyo.fixed("1122ss", {**healing, **CITY}, {"mindbugs": 1})
    assert table.asked == (0, "before_resolving")
    assert table.options == {"rapid_healing:use", "before_resolving:none"}
    table.play("rapid_healing:use")
    assert (table.hearts[0], table.energy[0]) == (6, 0)
    table.asks(1, "mindbug")  # before anybody takes the dice over


@rule("KT-023", "KM-105")
def test_a_permanent_evolution_may_be_played_after_the_last_roll(tokyo):
    us = {"monster": HYDRA, "hand": "three_times_as_strong", **CITY}
    table = tokyo.evolved(us, make=tokyo.fixed, dice="111223")
    assert table.asked == (0, "before_resolving")
    table.play("evolution:three_times_as_strong")
    table.finish_turn()
    assert table.losses() == [(1, 1), (2, 1)]


@rule("KT-024", "KM-028")
def test_once_per_turn_is_over_with_the_turn_and_not_with_an_interlude(tokyo):
    table = tokyo.fixed("112233", {"cards": "herd_culler"}, {**CITY, "mindbugs": 1})
    table.play("herd_culler:2", "mindbug:token")
    assert table.asked == (0, "reroll"), "an interlude later"
    table.play("reroll:none")
    assert table.asked != (0, "change"), "used in this turn"
    table.finish_turn()
    assert table.active == 1
    again = tokyo.fixed("112233", {"cards": "herd_culler"}, CITY, used=[])
    assert "herd_culler:2" in again.options


@rule("KT-024", "KT-036")
def test_a_probe_is_fresh_in_every_turn(tokyo):
    def kept(table):
        table.play("psychic_probe:1")
        return table[2].cards == ["psychic_probe"]

    table = tokyo.found(kept, tokyo.fixed, "112233", {}, CITY, {"cards": "psychic_probe"})
    assert table.active == 1
    table.play("reroll:none")
    assert table.asked == (2, "psychic_probe")


# --- Start of the turn ------------------------------------------------------------------------------------------------


@rule("KT-025", "KT-028")
@pytest.mark.parametrize(("cards", "vp"), [("", 2), ("urbavore", 3)])
def test_starting_the_turn_in_tokyo_brings_two_points(cards, vp, tokyo):
    table = tokyo({**CITY, "cards": cards})
    assert table[0].vp == vp
    assert tokyo({"cards": cards}, CITY).vp == [0, 0, 0]


@rule("KT-025")
@pytest.mark.parametrize("place", ["city", "bay"])
def test_the_bay_brings_as_much(place, tokyo):
    assert tokyo({"place": place}, seats=5)[0].vp == 2


@rule("KT-025", "KT-180")
def test_with_two_players_it_is_one_energy(tokyo):
    table = tokyo({**CITY, "cards": "urbavore"}, seats=2)
    assert (table[0].vp, table[0].energy) == (1, 1), "the point of Urbavore stays a point"


@rule("KT-026")
def test_battery_monster_comes_before_tokyo(tokyo):
    table = tokyo({**CITY, "cards": [{"card": "battery_monster", "counters": 2}]})
    assert table[0].energy == 2
    assert table[0].cards == []
    assert table.lies("discard") == ["battery_monster"]
    kinds = table.kinds("counters", "lose_card", "gain_vp", "roll")
    assert kinds.index("gain_vp") > 0, "after what happened to the battery"
    assert kinds[-1] == "roll"


@rule("KT-026")
def test_the_overlord_asks_after_the_points_of_tokyo_and_before_the_mimic(tokyo):
    overlord = {**CITY, "monster": MIND, "evolutions": "mindbugs_overlord", "cards": "mimic acid_attack herbivore"}
    table = tokyo.evolved({**overlord, "energy": 1}, {}, {}, mimicked={"card": "acid_attack", "seat": 0})
    assert table.asked == (1, "allegiance")
    assert table[0].vp == 2
    table.play("allegiance:refuse", "allegiance:refuse")
    assert table.asked == (0, "mimic")
    table.play("mimic:none")
    assert table.is_turn_of(0)


@rule("KT-027", "KT-146")
def test_the_mimic_token_is_moved_for_one_energy(tokyo):
    mimic = {"cards": "mimic wings herbivore", "energy": 1}
    other = {"cards": "battery_monster", **CITY}
    table = tokyo(mimic, other, mimicked={"card": "wings", "seat": 0})
    assert table.asked == (0, "mimic")
    assert table.options == {"mimic:herbivore@0", "mimic:battery_monster@1", "mimic:none"}
    table.play("mimic:battery_monster@1")
    assert table[0].energy == 0, "what Battery Monster does at the start was missed for this turn"
    assert table.lies("mimicked") == {"card": "battery_monster", "seat": 1}
    assert table.is_turn_of(0)


@rule("KT-027")
def test_who_cannot_pay_is_not_asked_about_the_mimic(tokyo):
    table = tokyo({"cards": "mimic wings herbivore"}, CITY, mimicked={"card": "wings", "seat": 0})
    assert table.is_turn_of(0)


@rule("KT-028", "KT-160")
def test_nobody_wins_at_the_start_of_a_turn(tokyo):
    table = tokyo({**CITY, "vp": 18})
    assert table[0].vp == 20
    assert table.won is None
    assert table.is_turn_of(0)


@rule("KT-029", "KM-023")
def test_the_resolving_monster_is_the_mindbugger_in_an_interlude(tokyo):
    table = tokyo.rolled("222eee", {}, {}, CITY, resolver=1, active=0)
    table.resolve()
    assert (table.vp, table.energy) == ([0, 2, 0], [0, 3, 0])
    table.buy_nothing()
    assert table.is_turn_of(0)


# --- Rolls ------------------------------------------------------------------------------------------------------------


@rule("KT-030")
@pytest.mark.parametrize(
    ("player", "fields", "number"),
    [
        ({}, {}, 6),
        ({"cards": "extra_head"}, {}, 7),
        ({"cards": "extra_head extra_head"}, {}, 8),
        ({"shrink": 2}, {}, 4),
        ({"fewer_dice": 3}, {}, 3),
        ({}, {"fewer": 2}, 4),
        ({"cards": "extra_head", "shrink": 1, "fewer_dice": 1}, {"fewer": 1}, 4),
        ({"shrink": 5}, {}, 1),
    ],
)
def test_the_number_of_dice(player, fields, number, tokyo):
    table = tokyo({**CITY, **player}, **fields)
    assert table.told("roll")[0]["dice"] == table.lies("dice")
    assert len(table.lies("dice")) == number


@rule("KT-030", "KT-035")
def test_without_dice_the_result_is_empty(tokyo):
    table = tokyo({"shrink": 7}, CITY)
    assert [event["dice"] for event in table.told("roll") if event["seat"] == 0] in ([], [[]])
    assert table.vp[0] == 0
    assert table.is_turn_of(1)


@rule("KT-035", "KT-060")
def test_without_dice_added_smashes_are_resolved(tokyo):
    table = tokyo({"shrink": 6, "cards": "acid_attack"}, CITY)
    assert table.asked == (1, "yield")
    assert table[1].hearts == 9
    table.play("yield:yes")
    assert table[0].place == "city"


@rule("KT-031", "KT-032")
def test_three_rolls_and_any_set_of_dice_is_thrown_again(tokyo):
    table = tokyo.rolling("11hess", CITY)
    sets = set()
    for ones in range(3):
        for heart in range(2):
            for energy in range(2):
                for smashes in range(3):
                    chosen = faces("1" * ones + "h" * heart + "e" * energy + "s" * smashes)
                    sets.add("reroll:" + "+".join(chosen))
    sets.discard("reroll:")
    assert table.options == sets | {"reroll:none"}
    assert table.question["rolls_left"] == 2
    table.play("reroll:smash+smash")
    assert table.asked == (0, "reroll")
    assert table.lies("dice").count("1") >= 2, "the others are kept"
    assert table.question["rolls_left"] == 1
    key = min(key for key in table.options if key != "reroll:none")
    table.play(key)
    assert table.asked != (0, "reroll")


@rule("KT-031")
def test_the_last_roll_ends_the_phase(tokyo):
    table = tokyo.rolling("112233", {}, CITY, rolls=2)
    assert table.question["rolls_left"] == 1
    table.play("reroll:1")
    assert table.asked != (0, "reroll")
    assert len([event for event in table.told("roll") if event["seat"] == 0]) == 1


@rule("KT-031")
@pytest.mark.parametrize(
    ("cards", "left"), [("", 2), ("giant_brain", 3), ("free_will", 3), ("giant_brain free_will", 4)]
)
def test_cards_give_more_rolls(cards, left, tokyo):
    assert tokyo.rolling("112233", {**CITY, "cards": cards}).question["rolls_left"] == left


@rule("KT-031")
def test_the_first_roll_is_made_without_a_question(tokyo):
    table = tokyo(CITY)
    assert table.asked == (0, "reroll")
    (first,) = table.told("roll")
    assert (first["seat"], len(first["dice"])) == (0, 6)


@rule("KT-032")
def test_dice_kept_earlier_may_be_thrown_again(tokyo):
    table = tokyo.rolling("111111", CITY)
    table.play("reroll:1")
    assert "reroll:1+1+1+1+1" in table.options


@rule("KT-032")
def test_who_stops_goes_on_to_resolving(tokyo):
    table = tokyo.rolling("112233", {}, CITY)
    table.play("reroll:none")
    assert table.is_turn_of(1)


@rule("KT-033")
def test_rolls_are_bought_one_at_a_time_when_the_others_are_made(tokyo):
    drink = {"cards": "energy_drink", "energy": 2}
    early = tokyo.rolling("112233", {**drink, **CITY})
    assert not any(key.startswith("energy_drink") for key in early.options)
    table = tokyo.rolling("111111", {**drink, **CITY}, rolls=3)
    assert table.options == {f"energy_drink:{'+'.join('1' * n)}" for n in range(1, 7)} | {"reroll:none"}
    table.play("energy_drink:1+1")
    assert table[0].energy == 1
    assert len([event for event in table.told("roll") if event["seat"] == 0]) == 1
    assert table.asked == (0, "reroll")
    assert table.lies("dice").count("1") >= 4
    again = min(key for key in table.options if key.startswith("energy_drink"))
    table.play(again)
    assert [event["amount"] for event in table.told("pay_energy")] == [1, 1]
    assert table.asked != (0, "reroll"), "nothing is left to pay with"


@rule("KT-033")
def test_smoke_counters_pay_for_rolls(tokyo):
    smoke = {"cards": [{"card": "smoke_cloud", "counters": 1}], **CITY}
    table = tokyo.rolling("111111", smoke, rolls=3)
    assert table.options == {f"smoke_cloud:{'+'.join('1' * n)}" for n in range(1, 7)} | {"reroll:none"}
    table.play("smoke_cloud:1+1+1+1+1+1")
    assert table[0].cards == []
    assert table.lies("discard") == ["smoke_cloud"]


@rule("KT-034")
def test_free_rerolls_are_no_rolls(tokyo):
    table = tokyo.rolling("1123ee", {**CITY, "cards": "background_dweller"}, rolls=2)
    table.play("background_dweller:3")
    assert table.asked == (0, "reroll")
    assert table.question["rolls_left"] == 1
    assert table.told("roll")[-1]["free"] is True


@rule("KT-034")
def test_free_rerolls_until_the_changes_are_over(tokyo):
    genius = {"monster": MIND, "evolutions": "intergalactic_genius"}
    table = tokyo.evolved(genius, CITY, make=tokyo.fixed, dice="1122ee")
    assert table.asked == (0, "change")
    assert table.options == {"intergalactic_genius:energy+energy", "change:none"}
    table.play("intergalactic_genius:energy+energy")
    assert table.asked != (0, "change"), "once per turn, and nothing else to change"


@rule("KT-036")
def test_psychic_probe_rerolls_a_die_of_its_choice(tokyo):
    table = tokyo.fixed("11hess", {}, CITY, {"cards": "psychic_probe"})
    assert table.asked == (2, "psychic_probe")
    assert table.options == {f"psychic_probe:{face}" for face in ("1", "heart", "energy", "smash", "none")}
    table.play("psychic_probe:none")
    assert table.told("reroll_die") == []


@rule("KT-036")
@pytest.mark.parametrize(("face", "cards"), [("heart", []), ("2", ["psychic_probe"])])
def test_a_new_heart_discards_the_probe(face, cards, tokyo):
    def shows(table):
        table.play("psychic_probe:1")
        return table.told("reroll_die")[-1]["to"] == face

    table = tokyo.found(shows, tokyo.fixed, "112233", {}, CITY, {"cards": "psychic_probe"})
    assert table[2].cards == cards
    assert table.lies("discard") == ([] if cards else ["psychic_probe"])


@rule("KT-036", "KT-145")
def test_probes_come_one_after_the_other(tokyo):
    probes = [{"cards": "psychic_probe"}, {**CITY, "cards": "mimic"}]
    table = tokyo.fixed("111111", {}, *probes, mimicked={"card": "psychic_probe", "seat": 1})
    assert table.asked == (1, "psychic_probe")
    table.play("psychic_probe:1")
    if table[1].cards:
        table.asks(2, "psychic_probe")
        assert table.options == {f"psychic_probe:{face}" for face in {*table.lies("dice"), "none"}}


@rule("KT-037")
def test_dice_are_changed_in_any_order_until_the_player_is_done(tokyo):
    table = tokyo.fixed("122hes", {"cards": "herd_culler plot_twist stretchy", "energy": 4}, {}, CITY)
    assert table.asked == (0, "change")
    shown, every = faces("12hes"), faces("123hes")
    turns = {f"{card}:{one}@{to}" for card in ("plot_twist", "stretchy") for one in shown for to in every if one != to}
    culled = {f"herd_culler:{face}" for face in shown if face != "1"}
    assert table.options == turns | culled | {"change:none"}
    table.play("stretchy:2@3", "plot_twist:heart@3", "herd_culler:2", "stretchy:smash@3")
    assert table.asked[1] != "change", "there is nothing left to change with"
    table.resolve()
    assert table.gains() == [(0, 3)], "the dice count with their new faces"
    assert table.energy[0] == 1


@rule("KT-037")
def test_a_change_may_be_followed_by_a_free_reroll(tokyo):
    table = tokyo.fixed("122hes", {"cards": "plot_twist background_dweller"}, CITY)
    table.play("plot_twist:2@3")
    table.asks(0, "change")
    assert table.options == {"background_dweller:3", "change:none"}


@rule("KT-039")
def test_dice_taken_out_come_back_with_the_next_roll(tokyo):
    look = {"monster": MIND, "hand": "neutralizing_look", "mindbugs": 1}
    table = tokyo.evolved({}, look, CITY, make=tokyo.fixed, dice="sss122")
    table.play("neutralizing_look:use")
    assert table.asked == (1, "mindbug")
    table.play("mindbug:token")
    assert table.losses() == [], "they are out for the Mindbugger too"
    assert table.is_turn_of(0)
    assert len(table.lies("dice")) == 6


@rule("KT-039", "KT-064")
def test_dice_taken_out_by_its_owner_are_out_for_a_mindbugger(tokyo):
    infused = {"monster": HYDRA, "evolutions": "energy_infused_monster", "energy": 1}
    table = tokyo.evolved(infused, {"mindbugs": 1}, CITY, make=tokyo.fixed, dice="11122e")
    table.play("energy_infused_monster:2+2@1")
    assert table.asked == (1, "mindbug")
    table.play("mindbug:token")
    table.resolve()
    assert table.gains() == [(1, 1)], "three 1s; the symbol is not taken over"
    assert table.energy[1] == 1
