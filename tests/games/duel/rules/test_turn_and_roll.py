"""King of Tokyo Duel, KD-030 to KD-058: the turn, the throws, and the moment when the Roll is fixed."""

import itertools

import pytest

from tests.games.duel.play import at, rule

# --- The turn ---------------------------------------------------------------------------------------------------------


@rule("KD-030")
def test_players_take_whole_turns_one_after_the_other(duel):
    table = duel(market=["frenzy"], us={"energy": 2})
    assert table.asked == ("us", "reroll")
    table.play("reroll:none")
    while table.asked[1] == "resolve":
        table.play(next(iter(sorted(table.options - {"power:use"}))))
    assert table.asked == ("us", "buy")
    table.play("buy:none")
    assert table.asked == ("them", "reroll")
    assert [event["seat"] for event in table.told("turn")][-1] == 1
    order = table.kinds("roll", "resolve", "nothing_bought", "turn")
    assert order.index("roll") < order.index("nothing_bought") < len(order) - 1 - order[::-1].index("turn")


@rule("KD-031", "KD-240", "KD-241", "KD-242", "KD-243", "KD-244", "KD-245", "KD-248")
def test_the_windows_of_a_turn_come_in_order(duel):
    cards = ["made_in_a_lab", "rebooting", "titanic_batteries", "gentle_giant", "electrical_aura"]
    table = duel({"keep": cards, "energy": 13, "dice_tokens": 1}, market=["frenzy", "too_cute"])
    asked = []
    while table.active == "us":
        asked.append(table.asked[1])
        options = table.keys
        table.play(next((key for key in options if key.endswith((":none", ":no", ":0"))), options[0]))
    once = [kind for kind, _ in itertools.groupby(asked)]
    assert once == ["made_in_a_lab", "dice_tokens", "reroll", "rebooting", "titanic_batteries", "resolve", "buy"]
    assert table.kinds("nothing_bought", "pull")[-2:] == ["nothing_bought", "pull"], "the end of the turn comes last"
    assert table.pulls()[-1] == ("destruction", table.us.energy // 7)


@rule("KD-032", "KD-055", "KD-243")
def test_the_owner_puts_effects_of_one_window_in_order(duel):
    cards = ["eye_of_the_storm", "antimatter_pellets", "signature_move"]
    for order in itertools.permutations(cards):
        table = duel.rolled("5 power", {"keep": cards, "monster": "meka_dragon"}, throws=1)
        assert table.asked == ("us", "first")
        assert table.options == {f"first:{card}" for card in cards}
        table.play(f"first:{order[0]}")
        assert table.options == {f"first:{card}" for card in order[1:]}
        table.play(f"first:{order[1]}")
        assert [event["card"] for event in table.told("effect")] == list(order)


@rule("KD-032", "KD-055")
def test_only_effects_whose_condition_holds_are_put_in_order(duel):
    cards = ["antimatter_pellets", "signature_move", "utter_destruction"]
    table = duel.rolled("3 power", {"keep": cards, "monster": "meka_dragon"})
    assert table.told("effect") == [{"event": "effect", "seat": 0, "card": "signature_move"}]
    assert table.active == "them", "nothing was asked"


@rule("KD-033", "KD-231")
def test_what_goes_once_a_turn_goes_again_on_an_extra_turn(duel):
    keep = {"keep": ["alien_metabolism"], "energy": 5}
    table = duel.buying("too_cute snack_time frenzy", keep, deck=["energize", "extra_head"])
    table.play("alien_metabolism:too_cute")
    assert not [key for key in table.options if key.startswith("alien")]
    table.play("buy:frenzy")
    assert (table.active, table.asked) == ("us", ("us", "reroll"))
    assert {"alien_metabolism:snack_time", "alien_metabolism:energize"} <= table.options


@rule("KD-034")
def test_a_card_got_at_the_start_of_a_turn_asks_nothing_there(duel):
    table = duel({"keep": ["made_in_a_lab"], "energy": 3}, market=["hibernation"])
    table.play("buy:hibernation")
    assert table.us.keep == ["made_in_a_lab", "hibernation"]
    assert table.asked == ("us", "reroll"), "dice are thrown"


@rule("KD-034", "KD-214")
def test_dominate_counts_a_card_bought_at_the_start_of_the_turn(duel):
    table = duel({"keep": ["made_in_a_lab"], "energy": 9, "dominated": 1}, market=["giant_brain"])
    table.play("buy:giant_brain")
    assert table.asked == ("us", "dominate")
    assert table.options == {"dominate:made_in_a_lab", "dominate:giant_brain", "dominate:none"}
    table.play("dominate:none")
    assert len(table.lies("dice")) == 4


@rule("KD-035", "KD-086")
def test_what_an_effect_sets_off_is_finished_before_it_goes_on(duel):
    keep = {"keep": ["in_shape"], "energy": 1}
    table = duel.rolled("5 fame", keep, {"hits": 3}, buzz=[at("cat", "fame", -1), at("fish", "fame", -2)])
    table.play("in_shape:yes")
    told = table.kinds("step", "hits", "pull")
    assert told == ["pull", "step", "hits", "pull", "step", "step", "step"]
    assert table.steps() == [-1, -2, -3, -4]


@rule("KD-035", "KD-174")
def test_the_active_players_triggers_come_first(duel):
    table = duel.buying("jets_scrambled", {"keep": ["in_shape"]}, {"keep": ["unstable_dna"]})
    table.play("buy:jets_scrambled", "place:fame@6")
    assert table.asked == ("us", "in_shape")
    table.play("in_shape:no")
    table.asks("them", "unstable_dna")


@rule("KD-036")
def test_what_holds_this_turn_ends_before_an_extra_turn(duel):
    table = duel.buying("frenzy", {"hits": 2}, {"immune": True, "hits": 4})
    table.play("buy:frenzy")
    assert table.active == "us"
    assert (table.us.hits, table.them.hits, table.them.immune) == (0, 0, False)
    assert not table.lies("bought")


# --- Phase 1: the throws ----------------------------------------------------------------------------------------------


@rule("KD-040")
@pytest.mark.parametrize(
    ("side", "spent", "number"),
    [
        ({}, None, 6),
        ({"keep": ["extra_head"]}, None, 7),
        ({"keep": ["extra_head", "natural_selection"]}, None, 8),
        ({"dice_tokens": 2}, 2, 8),
        ({"dice_tokens": 2}, 1, 7),
        ({"dice_tokens": 2}, 0, 6),
        ({"keep": ["natural_selection"], "dice_tokens": 1}, 1, 8),
        ({"penalty": 1}, None, 5),
        ({"penalty": 3, "keep": ["extra_head", "natural_selection"]}, None, 5),
        ({"penalty": 9, "keep": ["extra_head"]}, None, 1),
        ({"penalty": 9, "dice_tokens": 2}, 2, 2),
    ],
)
def test_the_number_of_dice(side, spent, number, duel):
    table = duel(side)
    if spent is not None:
        table.play(f"dice_tokens:{spent}")
    assert len(table.lies("dice")) == number
    assert table.us.dice_tokens == side.get("dice_tokens", 0) - (spent or 0)
    assert table.us.penalty == 0


@rule("KD-040", "KD-028")
def test_a_penalty_is_taken_off_the_five_dice_of_the_first_turn(duel):
    assert len(duel({"penalty": 1, "keep": ["extra_head"]}, first_turn=True).lies("dice")) == 5


@rule("KD-041", "KD-241")
@pytest.mark.parametrize(
    ("side", "offered"),
    [
        ({"dice_tokens": 1}, {0, 1}),
        ({"dice_tokens": 2}, {0, 1, 2}),
        ({"dice_tokens": 2, "keep": ["extra_head"]}, {0, 1}),
        ({"dice_tokens": 2, "keep": ["extra_head", "natural_selection"]}, None),
        ({}, None),
    ],
)
def test_dice_tokens_are_spent_before_the_first_throw_as_far_as_there_is_room(side, offered, duel):
    table = duel(side)
    if offered is None:
        assert table.asked == ("us", "reroll")
        return
    assert table.asked == ("us", "dice_tokens")
    assert table.options == {f"dice_tokens:{number}" for number in offered}
    table.play("dice_tokens:0")
    assert table.asked == ("us", "reroll")
    assert not [key for key in table.options if key.startswith("dice_tokens")], "before the first throw only"


@rule("KD-042")
@pytest.mark.parametrize(("cards", "most"), [([], 3), (["giant_brain"], 4)])
def test_so_many_throws_and_one_may_stop_after_any(cards, most, duel):
    table = duel({"keep": cards})
    for throw in range(1, most + 1):
        assert [event["throw"] for event in table.told("roll")] == list(range(1, throw + 1))
        if throw < most:
            assert table.asked == ("us", "reroll")
            assert "reroll:none" in table.options
            table.play(next(key for key in table.options if key != "reroll:none"))
            if table.active == "them":
                break
    assert [event["throw"] for event in table.told("roll") if event["seat"] == 0] == list(range(1, most + 1))
    assert table.asked != ("us", "reroll")


@rule("KD-042")
@pytest.mark.parametrize("throws", [1, 2])
def test_stopping_fixes_the_roll(throws, duel):
    table = duel(phase="reroll", dice="2 smash heart", throws=throws)
    table.play("reroll:none")
    assert table.told("roll") == []
    assert table.options == {"resolve:smash", "resolve:heart"}


@rule("KD-042")
def test_the_first_throw_is_not_asked(duel):
    table = duel()
    (roll,) = table.told("roll")
    assert (roll["thrown"], roll["throw"], roll["free"]) == (list(range(6)), 1, False)


@rule("KD-043", "KD-242")
def test_any_set_of_dice_is_thrown_again_and_the_others_stay(duel):
    table = duel(phase="reroll", dice="2 smash heart 2 fame", throws=1)
    sets = set()
    for smash, heart, fame in itertools.product(range(3), range(2), range(3)):
        sets.add("+".join(["smash"] * smash + ["heart"] * heart + ["fame"] * fame) or "none")
    assert table.options == {f"reroll:{chosen}" for chosen in sets}
    table.play("reroll:smash+fame")
    (roll,) = table.told("roll")
    kept = [face for place, face in enumerate(roll["dice"]) if place not in roll["thrown"]]
    assert sorted(kept) == ["fame", "heart", "smash"]
    assert "reroll:" + kept[0] in table.options, "dice kept before may be thrown now"


@rule("KD-044", "KD-210")
def test_the_roll_is_the_last_dice_and_the_symbols_added(duel):
    keep = {"keep": ["acid_attack", "adrenaline_augment"]}
    table = duel.rolled("smash heart", keep, fame=-4, destruction=4)
    assert table.question["symbols"] == {"smash": 4, "heart": 1}
    table.play("resolve:smash")
    assert table.hits() == [(1, 4)]


@rule("KD-045")
def test_without_dice_only_added_symbols_are_in_the_roll(duel):
    table = duel({"penalty": 6, "keep": ["acid_attack"]})
    assert [event for event in table.told("roll") if event["seat"] == 0] == []
    assert table.hits() == [(1, 1)]
    assert table.them.life == 13
    assert table.active == "them"


@rule("KD-046")
@pytest.mark.parametrize(("cards", "most"), [([], 3), (["giant_brain"], 4)])
def test_eye_of_the_storm_counts_the_rerolls_left(cards, most, duel):
    for throws in range(1, most + 1):
        table = duel.rolled("heart", {"keep": ["eye_of_the_storm", *cards]}, throws=throws)
        assert table.us.energy == most - throws


@rule("KD-046")
@pytest.mark.parametrize(("option", "energy"), [("rerolls", 2), ("throws", 3)])
@pytest.mark.parametrize("brain", [0, 1])
def test_eye_of_the_storm_without_dice(option, energy, brain, duel):
    cards = ["eye_of_the_storm", "giant_brain"][: 1 + brain]
    table = duel({"penalty": 6, "keep": cards}, options={"eye_without_dice": option})
    gained = [event["amount"] for event in table.told("gain_energy") if event["seat"] == 0]
    assert gained == [energy + brain, 1], "and 1 for buying nothing"


@rule("KD-050", "KD-242")
@pytest.mark.parametrize("throws", [1, 2, 3])
def test_fame_dice_are_free_in_the_shadows_after_every_throw(throws, duel):
    table = duel({"keep": ["in_the_shadows"]}, phase="reroll", dice="heart 3 fame", throws=throws)
    free = {f"in_the_shadows:{'+'.join(['fame'] * number)}" for number in (1, 2, 3)}
    assert {key for key in table.options if key.startswith("in_the_shadows")} == free
    assert len(table.options) == len(free) + (8 if throws < 3 else 1)
    table.play("in_the_shadows:fame+fame")
    (roll,) = table.told("roll")[:1]
    assert (roll["throw"], roll["free"], roll["thrown"]) == (throws, True, [1, 2])
    assert (roll["dice"][0], roll["dice"][3]) == ("heart", "fame")
    assert table.asked == ("us", "reroll"), "a Fame die was kept: it can go on"


@rule("KD-050")
def test_in_the_shadows_not_before_the_last_throw_by_the_other_reading(duel):
    options = {"in_the_shadows": "after_last_roll_only"}
    keep = {"keep": ["in_the_shadows"]}
    early = duel(keep, phase="reroll", dice="heart fame", throws=1, options=options)
    assert early.options == {"reroll:heart", "reroll:fame", "reroll:heart+fame", "reroll:none"}
    late = duel(keep, phase="reroll", dice="heart fame", throws=3, options=options)
    assert late.options == {"in_the_shadows:fame", "reroll:none"}
    late.play("in_the_shadows:fame")
    assert late.told("roll")[0]["throw"] == 4, "it counts as a throw"


@rule("KD-050")
def test_in_the_shadows_may_be_left_alone(duel):
    table = duel({"keep": ["in_the_shadows"]}, phase="reroll", dice="3 fame", throws=3)
    table.play("reroll:none")
    assert table.fame == -1


# --- T3: the Roll is fixed --------------------------------------------------------------------------------------------


@rule("KD-055", "KD-056", "KD-211")
def test_antimatter_pellets_do_not_use_up_the_dice(duel):
    table = duel.rolled("5 smash", {"keep": ["antimatter_pellets"]})
    assert table.kinds("effect", "hits", "pull", "resolve") == ["effect", "hits", "pull", "resolve", "hits"]
    assert table.hits() == [(1, 4), (1, 5)]
    assert table.pulls() == [("destruction", 2)]


@rule("KD-055", "KD-060")
def test_roll_effects_come_before_resolving_begins(duel):
    table = duel.rolled("5 smash", {"keep": ["antimatter_pellets", "rebooting"]})
    assert table.asked == ("us", "rebooting")
    assert table.hits() == [(1, 4)]


@rule("KD-056", "KD-220")
def test_roll_effects_happen_even_if_nothing_is_resolved(duel):
    table = duel.rolled("5 smash", {"keep": ["antimatter_pellets", "rebooting"]})
    table.play("rebooting:yes")
    assert table.hits() == [(1, 4)]
    assert table.destruction == -2


@rule("KD-057", "KD-124", "KD-233")
def test_a_symbol_that_alienoid_adds_completes_three(duel):
    table = duel.rolled("2 power heart", {"monster": "alienoid", "keep": ["signature_move"]})
    assert table.pulls() == []
    table.play("power:use", "symbol:power", "plus:no")
    assert table.pulls() == [("fame", 1)], "two dice, spent, and one added: three symbols of the Roll"


@rule("KD-057")
def test_a_three_counts_once(duel):
    table = duel.rolled("5 power heart", {"monster": "alienoid", "keep": ["signature_move"]})
    assert table.pulls() == [("fame", 1)]
    table.play("power:use", "symbol:power", "plus:no")
    assert table.pulls() == [("fame", 1), ("fame", 1)], "the sixth symbol completes the second three"
    table.play("power:use", "symbol:heart", "plus:no")
    assert table.pulls() == [("fame", 1), ("fame", 1)]
    table.offers({"resolve:heart", "power:use"})


@rule("KD-057")
def test_a_signature_move_that_came_late_pulls_only_for_threes_completed_since(duel):
    us = {"monster": "alienoid", "keep": ["natural_selection", "unstable_dna"], "life": 12}
    table = duel.rolled("5 power heart", us, {"keep": ["signature_move"]})
    table.play("unstable_dna:signature_move")
    assert table.pulls() == [], "the first three was complete before"
    table.play("power:use", "symbol:power", "plus:no")
    assert table.pulls() == [("fame", 1)]
    table.offers({"resolve:heart", "power:use"})


@rule("KD-057", "KD-072")
def test_a_marker_that_moves_does_not_reopen_the_conditions(duel):
    keep = {"monster": "gigazaur", "keep": ["utter_destruction", "adrenaline_augment"]}
    table = duel.rolled("heart energy fame destruction 2 power", keep, fame=-2)
    table.play("power:use", "track:fame")
    assert table.fame == -3
    assert table.options == {"resolve:smash", "resolve:heart", "resolve:energy"}, "all six symbols are there now"
    table.play("resolve:smash", "resolve:heart")
    assert table.pulls() == [("fame", 1)]
    assert table.hits() == [(1, 1)]


@rule("KD-058", "KD-270")
@pytest.mark.parametrize(("option", "hits"), [("dice", [(1, 5)]), ("symbols", [(1, 4), (1, 5)])])
def test_identical_dice_or_symbols(option, hits, duel):
    keep = {"keep": ["acid_attack", "antimatter_pellets"]}
    assert duel.rolled("4 smash", keep, options={"of_a_kind_counts": option}).hits() == hits


@rule("KD-058")
@pytest.mark.parametrize(("option", "struck"), [("dice", False), ("symbols", True)])
def test_natural_selection_and_added_symbols(option, struck, duel):
    keep = {"keep": ["acid_attack", "natural_selection"]}
    table = duel.rolled("3 smash", keep, options={"of_a_kind_counts": option})
    assert ((0, 10) in table.hits()) == struck
