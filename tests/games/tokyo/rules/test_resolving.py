"""King of Tokyo, KT-050 to KT-076: phase 2."""

import itertools

import pytest

from tests.games.tokyo.play import BAY, CITY, HYDRA, MIND, Fields, Tokyo, TokyoTables, rule

# --- Groups -----------------------------------------------------------------------------------------------------------


@rule("KT-050")
def test_the_resolving_player_chooses_the_order_of_the_groups(tokyo):
    table = tokyo.rolled("111hes", {"hearts": 5}, {}, CITY)
    assert table.asked == (0, "resolve")
    assert table.options == {"resolve:numbers", "resolve:hearts", "resolve:energy", "resolve:smashes"}
    table.play("resolve:energy")
    assert table.energy[0] == 1
    assert table.options == {"resolve:numbers", "resolve:hearts", "resolve:smashes"}
    table.play("resolve:smashes")
    assert table.asked == (2, "yield")
    table.play("yield:no")
    assert table.options == {"resolve:numbers", "resolve:hearts"}
    table.play("resolve:hearts")
    assert (table[0].hearts, table[0].vp) == (6, 1), "everything must be resolved"
    assert table.is_turn_of(1)


@rule("KT-050", "KT-055")
def test_smashes_first_and_hearts_where_one_stands_then(tokyo):
    table = tokyo.rolled("hhssss", {"hearts": 5}, {"cards": "it_has_a_child", "hearts": 2, **CITY})
    table.resolve("smashes")
    assert table[0].hearts == 7, "who has not yet entered heals"
    assert table.places[:2] == ["city", "outside"]


IN_THE_BAY: tuple[Fields, ...] = ({"hearts": 4, **BAY}, CITY, {"hearts": 1}, {}, {})
"""Seat 0's smashes eliminate seat 2, and with four monsters left the Bay closes."""


@pytest.fixture
def asking(tokyo: TokyoTables) -> TokyoTables:
    """Tables at which numbers that bring nothing are not passed over."""
    tokyo.asks_order = True
    return tokyo


def groups_told(table: Tokyo) -> list[tuple[str, int]]:
    """Which groups were resolved, and how much each came to."""
    return [(event["group"], event["amount"]) for event in table.told("resolve")]


@rule("KT-050")
@pytest.mark.parametrize(("place", "hearts"), [("outside", 6), ("city", 4)])
@pytest.mark.parametrize("many", [2, 3, 4])
@pytest.mark.parametrize("numbers", ["112", "222"])
def test_whenever_several_groups_have_symbols_all_of_them_are_offered(numbers, many, place, hearts, asking):
    """Whether numbers make a set and wherever the monster stands; and what is chosen is resolved."""
    faces = {"numbers": numbers, "hearts": "hh", "energy": "e", "smashes": "s"}
    for groups in itertools.combinations(faces, many):
        for order in itertools.permutations(groups):
            table = asking.rolled("".join(faces[group] for group in groups), {"hearts": 4, "place": place})
            for done in range(many - 1):
                table.asks(0, "resolve")
                assert table.question["rule"] == "KT-050"
                table.offers(f"resolve:{group}" for group in order[done:])
                table.play(f"resolve:{order[done]}")
                if table.asked[1] == "yield":
                    table.play("yield:no")
            told = [group for group, _ in groups_told(table)]
            assert told == list(order), "the last one by itself"
            assert table.hearts[0] == (hearts if "hearts" in groups else 4)
            table.leave_open()


@rule("KT-050")
def test_numbers_without_a_set_are_asked_for_beside_a_single_group(asking):
    table = asking.rolled("ss1123", {}, CITY)
    table.offers({"resolve:numbers", "resolve:smashes"})
    table.play("resolve:smashes")
    table.play("yield:no")
    assert groups_told(table) == [("smashes", 2), ("numbers", 0)], "everything must be resolved"
    assert 0 not in [seat for seat, _ in table.gains("vp")]
    table.leave_open()


@rule("KT-050")
@pytest.mark.parametrize(
    ("dice", "told"), [("112233", ("numbers", 0)), ("hhhhhh", ("hearts", 6)), ("e", ("energy", 1))]
)
def test_a_single_group_is_resolved_by_itself_whatever_it_does(dice, told, asking):
    table = asking.rolled(dice, {"hearts": 4, **CITY})
    assert groups_told(table) == [told]
    assert table.hearts[0] == 4
    assert table.is_turn_of(1)


@rule("KT-050", "KT-055")
def test_hearts_in_tokyo_are_offered_and_in_vain(asking):
    table = asking.rolled("hhe122", {"hearts": 4, **CITY})
    assert table.options == {"resolve:numbers", "resolve:hearts", "resolve:energy"}
    table.resolve("hearts")
    assert table.gains("hearts") == []
    assert table.options == {"resolve:numbers", "resolve:energy"}
    table.resolve("energy")
    assert groups_told(table) == [("hearts", 2), ("energy", 1), ("numbers", 0)]


@rule("KT-050", "KT-104")
def test_hearts_after_the_bay_closed_heal(asking):
    table = asking.rolled("hh12ss", *IN_THE_BAY)
    assert table.options == {"resolve:numbers", "resolve:hearts", "resolve:smashes"}
    table.resolve("smashes")
    assert table.places[0] == "outside"
    assert table.options == {"resolve:numbers", "resolve:hearts"}, "who has left Tokyo has its hearts still before it"
    table.resolve("numbers")
    assert table[0].hearts == 6


@rule("KT-050", "KT-104")
def test_hearts_spent_in_the_bay_do_not_come_back_when_it_closes(asking):
    table = asking.rolled("hh12ss", *IN_THE_BAY)
    table.resolve("hearts")
    assert table.options == {"resolve:numbers", "resolve:smashes"}
    table.resolve("smashes")
    assert table.places[0] == "outside"
    assert table[0].hearts == 4
    assert [group for group, _ in groups_told(table)] == ["hearts", "smashes", "numbers"]


@rule("KT-050", "KM-025")
def test_whoever_takes_over_a_result_chooses_the_order(asking):
    table = asking.fixed("112s", {}, {"mindbugs": 1}, CITY)
    table.play("mindbug:token")
    table.asks(1, "resolve")
    table.offers({"resolve:numbers", "resolve:smashes"})
    table.resolve("smashes")
    table.play("yield:no")
    assert [(event["seat"], event["group"]) for event in table.told("resolve")] == [(1, "smashes"), (1, "numbers")]
    table.leave_open()


@rule("KT-050")
def test_who_is_eliminated_by_its_own_smashes_resolves_nothing_more(asking):
    table = asking.rolled("ss1123", {"hearts": 1}, {"cards": "deadly_shell", **CITY})
    table.play("resolve:smashes", "poisonous:deadly_shell")
    assert groups_told(table) == [("smashes", 2)]
    table.leave_open()


@rule("KT-050")
def test_as_version_1_played_numbers_without_a_set_and_void_hearts_are_left_out(asking):
    earlier = {"earlier_rulings": True}
    alone = asking.rolled("ss1123", {}, options=earlier)
    assert groups_told(alone) == [("smashes", 2)]
    inside = asking.rolled("hhe122", {"hearts": 4, **CITY}, options=earlier)
    assert groups_told(inside) == [("energy", 1)]
    outside = asking.rolled("hhe122", {"hearts": 4}, CITY, options=earlier)
    outside.offers({"resolve:hearts", "resolve:energy"})
    nothing = asking.rolled("112233", {}, CITY, options=earlier)
    assert groups_told(nothing) == []


@rule("KT-051")
@pytest.mark.parametrize(
    ("dice", "gains"),
    [
        ("1122hh", []),
        ("111hhh", [1]),
        ("1111hh", [2]),
        ("111111", [4]),
        ("222hhh", [2]),
        ("2222hh", [3]),
        ("333hhh", [3]),
        ("33333h", [5]),
        ("333333", [6]),
        ("111222", [1, 2]),
        ("222333", [2, 3]),
        ("111333", [1, 3]),
    ],
)
def test_three_of_a_number_score(dice, gains, tokyo):
    table = tokyo.rolled(dice, CITY)
    table.resolve()
    assert [amount for seat, amount in table.gains() if seat == 0] == gains


@rule("KT-051")
def test_eight_dice_score_too(tokyo):
    table = tokyo.rolled("22222222", CITY)
    assert table.vp[0] == 7


@rule("KT-052", "KT-053")
def test_the_cards_that_look_at_numbers_come_after_the_dice_in_order(tokyo):
    cards = "complete_destruction detritivore gourmet freeze_time"
    table = tokyo.rolled("11123hes", {"cards": cards, **CITY})
    table.resolve()
    assert table.gains() == [(0, 1), (0, 2), (0, 2), (0, 9)]
    assert table.asked == (0, "freeze_time")
    table.play("freeze_time:no")
    assert table.is_turn_of(1)


@rule("KT-052", "KT-053")
def test_scary_face_is_the_last_of_the_numbers(tokyo):
    face = {"monster": HYDRA, "evolutions": "scary_face", "cards": "detritivore", **CITY}
    table = tokyo.evolved(face, {"vp": 4}, {"vp": 2}, make=tokyo.rolled, dice="333121")
    assert table.gains() == [(0, 3), (0, 2), (0, 1)]
    assert table.losses("vp") == [(1, 1)]


@rule("KT-053")
def test_each_gain_is_an_event_of_its_own_for_superior_brain(tokyo):
    brain = {"monster": MIND, "evolutions": "superior_brain"}
    apart = tokyo.evolved({**CITY, "cards": "gourmet"}, brain, make=tokyo.rolled, dice="1113hh")
    apart.resolve()
    assert apart.vp[:2] == [3, 0]
    whole = tokyo.evolved(CITY, brain, make=tokyo.rolled, dice="333311")
    assert whole.vp[:2] == [4, 1]


@rule("KT-054")
def test_energy_is_one_gain_event(tokyo):
    table = tokyo.rolled("eeee12", {**CITY, "cards": "friend_of_children"})
    assert sum(amount for _, amount in table.gains("energy")) == 5
    assert table[0].energy == 5


@rule("KT-055")
def test_hearts_heal_outside_and_not_in_tokyo(tokyo):
    assert tokyo.rolled("hhh122", {"hearts": 4}, CITY).hearts[0] == 7
    inside = tokyo.rolled("hhh122", {"hearts": 4, "poison": 1, "shrink": 1, **CITY})
    assert inside.gains("hearts") == []
    assert (inside[0].poison, inside[0].shrink) == (1, 1), "and no token is removed"


@rule("KT-055")
def test_hearts_in_the_bay_heal_as_little(tokyo):
    assert tokyo.rolled("hhh122", {"hearts": 4, **BAY}, CITY, seats=5).gains("hearts") == []


@rule("KT-056")
def test_each_heart_may_remove_a_token_instead(tokyo):
    table = tokyo.rolled("hhh122", {"hearts": 4, "poison": 2, "shrink": 1}, CITY)
    assert table.asked == (0, "hearts")
    assert table.question["hearts"] == 3
    assert table.options == {
        "hearts:heal+heal+heal",
        "hearts:poison+heal+heal",
        "hearts:shrink+heal+heal",
        "hearts:poison+poison+heal",
        "hearts:poison+shrink+heal",
        "hearts:poison+poison+shrink",
    }
    table.play("hearts:poison+shrink+heal")
    assert table.losses()[-1] == (0, 1), "the Poison token that is left"
    assert (table[0].poison, table[0].shrink, table[0].hearts) == (1, 0, 4)
    assert table.is_turn_of(1)


@rule("KT-056")
def test_hearts_for_oneself_are_one_gain_event(tokyo):
    table = tokyo.rolled("hhh122", {"hearts": 4, "cards": "regeneration"}, CITY)
    assert table[0].hearts == 8


@rule("KT-057")
def test_healing_ray_heals_others_from_inside_tokyo(tokyo):
    ray = {**CITY, "cards": "healing_ray", "hearts": 5}
    table = tokyo.rolled("hh1223", ray, {"hearts": 9, "energy": 5}, {"hearts": 10})
    assert table.asked == (0, "hearts")
    assert table.options == {"hearts:ray@1", "hearts:none"}
    table.play("hearts:ray@1")
    assert (table.hearts, table.energy) == ([5, 10, 10], [2, 3, 0])


@rule("KT-058")
@pytest.mark.parametrize(("card", "hearts"), [("heal_card", 7), ("nuclear_power_plant", 8)])
def test_cards_heal_in_tokyo(card, hearts, tokyo):
    table = tokyo({**CITY, "hearts": 5, "energy": 6}, phase="buy", display=[card])
    table.play(f"buy:{card}")
    assert table[0].hearts == hearts


@rule("KT-059", "KM-045", "KM-046", "KM-102")
def test_what_comes_at_the_end_of_phase_two(tokyo):
    sides = [{"evolution_deck": ["superior_brain", "mind_control"], "monster": MIND}, {"vp": 5, **CITY}, {"vp": 3}]
    fields = {"hunts": [{"card": "unreliable_targeting", "prey": 2}], "sneaks": ["spatial_hunter"]}
    table = tokyo.evolved(
        {**sides[0], "aside": "unreliable_targeting"}, *sides[1:], make=tokyo.rolled, dice="111hhh", **fields
    )
    table.resolve()
    assert table.kinds("give_card", "sneaky", "lose_vp") == ["give_card", "sneaky", "lose_vp", "lose_vp"]
    assert table.asked == (0, "evolution")
    assert table.vp == [1, 4, 2]
    table.play("keep:superior_brain")
    assert table[0].evolution_discard == ["mind_control"]


@rule("KT-059")
def test_the_end_of_phase_two_is_skipped_for_who_is_out(tokyo):
    us = {"hearts": 1, "vp": 0}
    table = tokyo.rolled(
        "111sss", us, {**CITY, "vp": 5, "cards": "deadly_shell"}, {"vp": 3}, sneaks="spatial_hunter", seats=4
    )
    table.resolve("numbers")
    table.play("poisonous:deadly_shell")
    assert table[0].out
    table.play("yield:no")
    assert table.told("sneaky") == []
    assert table.losses("vp") == []
    assert table.is_turn_of(1)


# --- Added symbols ----------------------------------------------------------------------------------------------------


def smashes(table):
    """How much the smash of seat 0 was worth for the one in seat 1."""
    return 10 - table.hearts[1]


@rule("KT-060", "KT-061")
@pytest.mark.parametrize(
    ("cards", "dice", "place", "amount"),
    [
        ("acid_attack", "112233", "outside", 1),
        ("no_brain", "112233", "outside", 1),
        ("acid_attack no_brain", "11223s", "outside", 3),
        ("burrowing", "112233", "city", 1),
        ("burrowing", "11223s", "outside", 1),
        ("poison_quills", "222113", "outside", 2),
        ("poison_quills", "221133", "outside", 0),
        ("poison_quills", "2222ss", "outside", 4),
        ("spiked_tail", "112233", "outside", 0),
        ("spiked_tail", "11223s", "outside", 2),
        ("spiked_tail", "1122ss", "outside", 3),
        ("urbavore", "11223s", "city", 2),
        ("urbavore", "112233", "city", 0),
        ("urbavore", "11223s", "outside", 1),
        ("acid_attack spiked_tail", "112233", "outside", 1),
        ("acid_attack urbavore spiked_tail burrowing", "112233", "city", 2),
        ("acid_attack urbavore spiked_tail burrowing", "11223s", "city", 5),
    ],
)
def test_added_smashes(cards, dice, place, amount, tokyo):
    other = "outside" if place == "city" else "city"
    table = tokyo.rolled(dice, {"cards": cards, "place": place}, {"place": other})
    table.resolve()
    assert smashes(table) == amount
    if amount and place == "outside":
        table.asks(1, "yield")


@rule("KT-060", "KT-074")
def test_added_smashes_let_who_is_hit_yield(tokyo):
    table = tokyo.rolled("112233", {"cards": "acid_attack"}, CITY)
    assert table.asked == (1, "yield")
    table.play("yield:yes")
    assert table.places[0] == "city"


@rule("KT-061")
def test_follow_the_cubes_adds_two_smashes(tokyo):
    table = tokyo.rolled("112233", {}, {}, CITY, hunts=[{"card": "follow_the_cubes", "prey": 1, "smashes": 2}])
    assert table.hearts == [10, 8, 10]


@rule("KT-061")
@pytest.mark.parametrize(("symbol", "hearts"), [("smash", 9), ("energy", 10)])
def test_the_symbol_of_the_energy_infused_monster(symbol, hearts, tokyo):
    infused = {"monster": HYDRA, "evolutions": "energy_infused_monster"}
    table = tokyo.evolved(infused, CITY, make=tokyo.rolled, dice="1123", infused=symbol)
    table.resolve()
    assert table.hearts[1] == hearts
    assert table.energy[0] == (symbol == "energy")


@rule("KT-062", "KT-063")
@pytest.mark.parametrize(("option", "amount", "gains"), [(False, 2, []), (True, 3, [(0, 1)])])
def test_added_smashes_are_no_dice_unless_the_option_says_so(option, amount, gains, tokyo):
    """The option is about Alpha Monster and Fire Breathing, which burns the other neighbour; not about the tail."""
    us = {"cards": "acid_attack no_brain spiked_tail fire_breathing alpha_monster"}
    table = tokyo.rolled("112233", us, CITY, options={"added_smash_counts_as_die": option})
    assert table.gains() == gains
    assert smashes(table) == amount
    assert table.hearts[2] == (9 if option else 10)


@rule("KT-063", "KT-065")
@pytest.mark.parametrize(("option", "gains"), [(False, []), (True, [(0, 9)])])
def test_complete_destruction_and_an_added_smash(option, gains, tokyo):
    us = {"cards": "complete_destruction acid_attack", **CITY}
    table = tokyo.rolled("123hee", us, options={"added_smash_counts_as_die": option})
    table.resolve()
    assert table.gains() == gains


@rule("KT-064")
@pytest.mark.parametrize(
    ("symbol", "vp", "energy", "hearts"), [("1", 1, 1, 5), ("heart", 0, 1, 6), ("energy", 0, 2, 5)]
)
def test_added_symbols_count_in_the_totals(symbol, vp, energy, hearts, tokyo):
    infused = {"monster": HYDRA, "evolutions": "energy_infused_monster", "hearts": 5}
    table = tokyo.evolved(infused, CITY, make=tokyo.rolled, dice="113e", infused=symbol)
    table.resolve()
    assert (table[0].vp, table[0].energy, table[0].hearts) == (vp, energy, hearts)


@rule("KT-064", "KT-065")
@pytest.mark.parametrize("card", ["gourmet", "detritivore", "complete_destruction", "poison_quills"])
def test_added_symbols_never_help_the_cards_that_name_faces(card, tokyo):
    symbol, dice = {
        "gourmet": ("1", "112e"),
        "detritivore": ("3", "12ee"),
        "complete_destruction": ("3", "12hes"),
        "poison_quills": ("2", "22e"),
    }[card]
    infused = {"monster": HYDRA, "evolutions": "energy_infused_monster", "cards": card, **CITY}
    table = tokyo.evolved(infused, make=tokyo.rolled, dice=dice, infused=symbol)
    table.resolve()
    points = {"gourmet": 1, "poison_quills": 2}
    assert table[0].vp == points.get(card, 0), "the dice score, the card does not"
    assert table.hearts[1] == (9 if card == "complete_destruction" else 10)


@rule("KT-065", "KM-102")
def test_an_added_heart_draws_no_evolution(tokyo):
    infused = {
        "monster": HYDRA,
        "evolutions": "energy_infused_monster",
        "evolution_deck": ["hungry_face", "scary_face"],
    }
    table = tokyo.evolved(infused, CITY, make=tokyo.rolled, dice="hh12", infused="heart")
    assert table[0].hand == []
    assert table.is_turn_of(1)


@rule("KT-066")
def test_the_place_at_the_start_of_phase_two_decides_about_burrowing(tokyo):
    inside = tokyo.rolled("11223s", {**CITY, "cards": "burrowing urbavore"})
    assert inside.hearts == [10, 7, 7]
    entered = tokyo.rolled("11223s", {"cards": "burrowing urbavore"})
    assert entered.places[0] == "city"
    assert entered.losses() == [], "who enters in phase 3 has counted its smashes before"


@rule("KT-066", "KT-055", "KT-102")
def test_who_leaves_tokyo_in_phase_two_removes_tokens_with_its_hearts(tokyo):
    us = {**CITY, "hearts": 1, "cards": "it_has_a_child", "poison": 1}
    table = tokyo.rolled("112hhs", us, {"cards": "deadly_shell"})
    table.play("resolve:smashes", "poisonous:deadly_shell")
    assert table.asked == (0, "hearts")
    assert table.options == {"hearts:heal+heal", "hearts:poison+heal"}
    table.play("hearts:poison+heal")
    assert table[0].poison == 0


# --- Smashes ----------------------------------------------------------------------------------------------------------


@rule("KT-070")
def test_without_a_smash_nobody_is_hit(tokyo):
    table = tokyo.rolled("112233", {"cards": "fire_breathing alpha_monster nova_breath"}, CITY)
    assert table.losses() == []
    assert table.is_turn_of(1)


@rule("KT-070", "KT-075")
def test_alpha_monster_and_fire_breathing_need_no_target(tokyo):
    table = tokyo.rolled("11223s", {"cards": "fire_breathing alpha_monster"}, {}, {}, seats=4)
    assert table.gains() == [(0, 1), (0, 1)], "Alpha Monster, and Tokyo entered"
    assert table.hearts == [10, 9, 10, 9]
    assert table.places[0] == "city"


@rule("KT-071")
def test_from_tokyo_everybody_outside_is_hit_in_full(tokyo):
    assert tokyo.rolled("1122ss", CITY, seats=4).hearts == [10, 8, 8, 8]


@rule("KT-071", "KT-072")
def test_from_outside_everybody_in_tokyo_is_hit_in_full(tokyo):
    table = tokyo.rolled("1122ss", {}, {}, CITY, BAY, {}, seats=5)
    assert table.hearts == [10, 10, 8, 8, 10]


@rule("KT-072")
@pytest.mark.parametrize(("place", "other"), [("city", "bay"), ("bay", "city")])
def test_city_and_bay_do_not_hit_each_other(place, other, tokyo):
    table = tokyo.rolled("1122ss", {"place": place}, {}, {"place": other}, seats=5)
    assert table.hearts == [10, 8, 10, 8, 8]


@rule("KT-073")
def test_nova_breath_hits_everybody_else(tokyo):
    table = tokyo.rolled("1122ss", {**CITY, "cards": "nova_breath"}, BAY, seats=5)
    assert table.hearts == [10, 8, 8, 8, 8]
    assert table.asked == (1, "yield")
    outside = tokyo.rolled("1122ss", {"cards": "nova_breath"}, CITY, seats=4)
    assert outside.hearts == [10, 8, 8, 8]


@rule("KT-073", "KM-040")
def test_hunter_hits_the_prey_alone(tokyo):
    table = tokyo.rolled("1122ss", {}, {}, CITY, hunts=[{"card": "legendary_hunter", "prey": 1}])
    assert table.hearts == [10, 8, 10]


@rule("KT-074")
def test_targets_decide_clockwise_before_anything_is_lost(tokyo):
    sides = [{"cards": "deadly_shell"}, CITY, {"cards": "camouflage"}, {"cards": "wings", "energy": 2}]
    table = tokyo.rolled("1122ss", *sides, active=1)
    order = []
    while table.asked[1] == "loss":
        order.append(table.asked[0])
        assert table.losses() == []
        table.play("wings:use" if table.asked[0] == 3 else "loss:take")
    assert order == [2, 3, 0]
    assert table.hearts == [8, 10, 8, 10]


@rule("KT-075")
def test_fire_breathing_adds_to_the_loss_of_a_target(tokyo):
    table = tokyo.rolled("1122ss", {**CITY, "cards": "fire_breathing"}, {}, {}, {}, seats=4)
    assert table.hearts == [10, 7, 8, 7]
    assert [amount for _, amount in table.losses()] == [3, 2, 3]


@rule("KT-075", "KT-082")
def test_fire_breathing_on_others_is_an_effect(tokyo):
    table = tokyo.rolled("11223s", {"cards": "fire_breathing"}, {"cards": "deadly_shell"}, {}, CITY, seats=4)
    assert table.asked == (3, "yield"), "TOUGH and POISONOUS answer smashes alone, so seat 1 was not asked"
    assert table.hearts == [10, 9, 10, 8]
    smash = {event["seat"]: event["smash"] for event in table.told("lose_hearts")}
    assert smash == {1: False, 3: True}


@rule("KT-075")
def test_fire_breathing_looks_for_living_neighbours(tokyo):
    table = tokyo.rolled("11223s", {"cards": "fire_breathing"}, {"out": True}, {}, {}, CITY, {"out": True}, seats=6)
    assert table.hearts[2:5] == [9, 10, 8]
    single = tokyo.rolled("11223s", {"cards": "fire_breathing"}, CITY, {"out": True})
    assert single.hearts[1] == 8, "one living opponent: 1 in total"


@rule("KT-075")
def test_fire_breathing_reaches_the_same_place(tokyo):
    table = tokyo.rolled("11223s", {**CITY, "cards": "fire_breathing"}, BAY, {}, {}, {}, seats=5)
    assert table.hearts == [10, 9, 9, 9, 8]
    assert table.is_turn_of(1), "an effect: no yield"


@rule("KT-076", "KT-097")
def test_a_wound_needs_a_heart_really_lost(tokyo):
    us = {"cards": "poison_spit shrink_ray"}
    table = tokyo.rolled("11223s", us, {**CITY, "cards": "armor_plating"})
    assert (table[1].poison, table[1].shrink) == (0, 0)
    assert table.is_turn_of(1)
    wounded = tokyo.rolled("1122ss", us, {**CITY, "cards": "armor_plating"})
    assert (wounded[1].poison, wounded[1].shrink) == (1, 1)


@rule("KT-076", "KM-056")
def test_reactions_to_a_wound_are_offered_before_it_happens(tokyo):
    table = tokyo.rolled("1122ss", {}, {**CITY, "cards": "deadly_shell"})
    assert table.asked == (1, "loss")
    assert table.options == {"tough:deadly_shell", "poisonous:deadly_shell", "loss:take"}
    assert (table.question["amount"], table.question["smash"], table.question["attacker"]) == (2, True, 0)
    assert table.hearts[1] == 10


@rule("KT-074")
def test_who_has_thrown_for_camouflage_knows_nothing_of_the_later_ones(tokyo):
    def saved(table):
        table.play("camouflage:roll")
        return table.hearts[1] == 10 and table.asked[1] != "loss"

    table = tokyo.found(saved, tokyo.rolled, "11223s", CITY, {"cards": "camouflage"}, {})
    assert table.hearts == [10, 10, 9]
