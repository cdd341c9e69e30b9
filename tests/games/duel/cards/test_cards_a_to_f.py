"""King of Tokyo Duel: Acid Attack to Frenzy."""

import pytest

from tests.games.duel.play import at, card


@card("acid_attack")
def test_acid_attack_adds_a_smash_without_dice_that_show_it(duel):
    table = duel.rolled("2 heart", {"keep": ["acid_attack"], "life": 5})
    assert table.options == {"resolve:smash", "resolve:heart"}
    table.play("resolve:smash")
    assert table.hits() == [(1, 1)]
    theirs = duel.rolled("2 heart", {"keep": ["acid_attack"]}, active=1)
    assert theirs.hits() == [], "on the owner's turns only"


@card("acid_attack")
def test_acid_attack_does_nothing_when_resolving_is_skipped(duel):
    table = duel.rolled("2 heart", {"keep": ["acid_attack", "rebooting"]})
    table.play("rebooting:yes")
    assert table.hits() == []


@card("adrenaline_augment")
@pytest.mark.parametrize(
    ("fame", "destruction", "hits"), [(-3, 3, 2), (-5, 5, 2), (4, 0, 1), (0, -4, 1), (-6, 6, 0), (2, -2, 0)]
)
def test_adrenaline_augment_adds_a_smash_for_each_marker_in_a_zone(fame, destruction, hits, duel):
    table = duel.rolled("smash", {"keep": ["adrenaline_augment"]}, fame=fame, destruction=destruction)
    assert table.hits() == [(1, 1 + hits)]


@card("adrenaline_augment")
def test_adrenaline_augment_sees_an_added_space_as_the_zone_does(duel):
    inside = duel.rolled("smash", {"keep": ["adrenaline_augment"]}, fame=3.5, buzz=[at("phantom", "fame", 3)])
    assert inside.hits() == [(1, 2)]
    outside = duel.rolled("smash", {"keep": ["adrenaline_augment"]}, fame=2.5, buzz=[at("phantom", "fame", 2)])
    assert outside.hits() == [(1, 1)]


@card("adrenaline_augment")
def test_adrenaline_augment_completes_the_six_symbols(duel):
    us = {"keep": ["adrenaline_augment", "utter_destruction"]}
    table = duel.rolled("heart energy fame destruction power", us, fame=4)
    assert table.pulls() == [("destruction", 2), ("fame", 2)]
    assert (1, 2) in table.hits(), "the marker stood in a zone when the Roll was fixed"
    assert table.fame == 2


@card("alien_metabolism")
def test_alien_metabolism_is_no_purchase(duel):
    us = {"keep": ["alien_metabolism", "breaking_news"]}
    table = duel(us, phase="buy", market=["frenzy"], deck=["extra_head"])
    assert table.options == {"alien_metabolism:frenzy", "buy:none"}
    table.play("alien_metabolism:frenzy")
    assert table.active == "them"
    assert table.us.energy == 1
    assert table.pulls() == []
    assert (table.lies("market"), table.lies("discard")) == (["extra_head"], ["frenzy"])


@card("alien_metabolism")
def test_alien_metabolism_is_not_offered_on_the_rivals_turn(duel):
    us = {"keep": ["alien_metabolism", "camouflage"]}
    table = duel.rolled("smash heart", us, active=1, market=["frenzy"])
    table.play("resolve:smash")
    table.asks("us", "camouflage")
    assert table.options == {"camouflage:yes", "camouflage:no"}


@card("antimatter_pellets")
@pytest.mark.parametrize(
    ("shown", "works"), [("4 heart fame", False), ("5 heart", True), ("6 fame", True), ("8 energy", True)]
)
def test_antimatter_pellets_need_five_identical_dice(shown, works, duel):
    table = duel.rolled(shown, {"keep": ["antimatter_pellets"]})
    assert ((1, 4) in table.hits()) == works
    assert (("destruction", 2) in table.pulls()) == works
    assert len([event for event in table.told("effect") if event["card"] == "antimatter_pellets"]) == works


@card("antimatter_pellets")
def test_five_destruction_dice_pull_twice(duel):
    table = duel.rolled("5 destruction", {"keep": ["antimatter_pellets"]})
    assert table.pulls() == [("destruction", 2), ("destruction", 3)]


@card("armor_plating")
def test_armor_plating_ignores_one_hit_of_a_turn(duel):
    them = {"keep": ["armor_plating"]}
    table = duel.rolled("3 smash", {"energy": 3}, them, market=["too_cute"])
    assert table.hits() == [(1, 3)]
    assert table.them.life == 12
    table.play("buy:too_cute", "place:fame@5")
    assert table.them.life == 10


@card("armor_plating")
def test_armor_plating_protects_again_on_an_extra_turn(duel):
    table = duel.rolled("smash", {"energy": 5}, {"keep": ["armor_plating"]}, market=["frenzy"])
    assert table.lies("used") == ["armor_plating"]
    table.play("buy:frenzy")
    assert table.active == "us"
    assert not table.lies("used")


@card("breaking_news")
def test_breaking_news_pulls_for_every_card_bought(duel):
    us = {"keep": ["breaking_news"], "energy": 20}
    table = duel.buying("giant_brain camouflage", us, deck=["in_shape"])
    table.play("buy:giant_brain", "buy:camouflage", "sweep:market")
    assert table.pulls() == [("fame", 1), ("fame", 1)]


@card("breaking_news")
def test_breaking_news_pulls_for_an_early_purchase_too(duel):
    us = {"keep": ["breaking_news", "made_in_a_lab"], "energy": 9}
    table = duel(us, market=["giant_brain"])
    table.play("buy:giant_brain")
    assert table.pulls() == [("fame", 1)]


@card("breaking_news")
def test_breaking_news_may_win_before_the_cards_effect(duel):
    table = duel.buying("hors_doeuvres", {"keep": ["breaking_news"], "life": 2}, fame=-6)
    table.play("buy:hors_doeuvres", "place:fame@5")
    assert table.won == ([0], "victory")
    assert table.us.life == 2


@card("camouflage")
def test_camouflage_is_optional_and_works_on_both_players_turns(duel):
    them = {"keep": ["camouflage"], "life": 9}
    table = duel.rolled("4 smash", {}, them)
    table.play("camouflage:no")
    assert table.them.life == 5
    assert table.told("camouflage") == []
    own = duel.buying("hors_doeuvres", {"keep": ["camouflage"], "life": 9})
    own.play("buy:hors_doeuvres", "place:fame@5", "camouflage:yes")
    (thrown,) = own.told("camouflage")
    assert len(thrown["dice"]) == 3
    assert own.us.life == 6 + thrown["dice"].count("heart")


@card("camouflage")
def test_camouflage_that_cancels_everything_sets_off_nothing(duel):
    def nothing_taken(made):
        made.play("camouflage:yes")
        return made.told("camouflage")[0]["dice"] == ["heart", "heart"]

    us, them = {"keep": ["in_shape"], "energy": 3}, {"keep": ["camouflage"], "hits": 3}
    table = duel.found(nothing_taken, duel.rolled, "2 smash", us, them)
    assert table.active == "them", "no hit was taken: nothing for In Shape"
    assert table.them.life == 14


@card("cannonball")
def test_cannonball_pulls_hits_and_gives_energy(duel):
    table = duel.buying("cannonball", {"energy": 6})
    table.play("buy:cannonball", "place:fame@-2")
    assert table.kinds("pull", "hits", "gain_energy") == ["pull", "hits", "gain_energy"]
    assert table.fame == -1
    assert table.hits() == [(1, 1)]
    assert table.us.energy == 4, "and nothing for buying nothing"


@card("dominate")
@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_dominate_takes_a_die_for_each_card_kept(discarded, duel):
    cards = ["scrappy", "in_shape"]
    table = duel.buying("dominate", {}, {"keep": cards})
    table.play("buy:dominate", "place:fame@4")
    for name in cards[:discarded]:
        table.play(f"dominate:{name}")
    if discarded < 2:
        table.play("dominate:none")
    assert len(table.lies("dice")) == 6 - 2 + discarded
    assert table.them.keep == cards[discarded:]


@card("dominate")
def test_dominate_leaves_extra_dice(duel):
    cards = ["scrappy", "in_shape", "giant_brain", "unchained", "thunder_stomp", "spiked_tail", "extra_head"]
    table = duel({"keep": cards, "dominated": 1, "dice_tokens": 1})
    table.play("dominate:none", "dice_tokens:1")
    assert len(table.lies("dice")) == 2, "no base die, one of Extra Head, one of the token"


@card("dominate")
def test_dominate_waits_for_the_rival_through_an_extra_turn(duel):
    table = duel.buying("frenzy dominate", {}, {"keep": ["scrappy"]})
    table.play("buy:dominate", "place:fame@4", "buy:frenzy")
    assert (table.active, table.asked) == ("us", ("us", "reroll"))
    assert table.them.dominated == 1


@card("electrical_aura")
def test_electrical_aura_pulls_at_the_end_of_the_owners_turns(duel):
    us = {"keep": ["electrical_aura"], "energy": 15}
    table = duel.buying("", us, bought=True)
    assert table.pulls() == [("destruction", 2)]
    assert table.us.energy == 15
    theirs = duel.buying("", {"energy": 0}, {"keep": ["electrical_aura"], "energy": 15})
    assert theirs.pulls() == []


@card("electrical_aura")
def test_electrical_aura_may_win(duel):
    assert duel.buying("", {"keep": ["electrical_aura"], "energy": 7}, destruction=-6).won == ([0], "victory")


@card("energize")
def test_energize_gives_eight_energy_and_two_tokens(duel):
    table = duel.buying("giant_brain energize", {"energy": 9})
    table.play("buy:energize", "place:fame@4")
    assert (table.us.energy, table.us.dice_tokens) == (8, 2)
    assert table.asked == ("us", "buy"), "which can be spent at once"


@card("extra_head")
def test_extra_head_is_one_more_die(duel):
    assert len(duel({"keep": ["extra_head"]}).lies("dice")) == 7
    assert len(duel({}, {"keep": ["extra_head"]}).lies("dice")) == 6


@card("eye_of_the_storm")
def test_eye_of_the_storm_pays_for_stopping_early(duel):
    us = {"keep": ["eye_of_the_storm"]}
    table = duel(us, phase="reroll", dice="2 fame", throws=1)
    table.play("reroll:none")
    assert table.us.energy == 3, "two rerolls left, and 1 for buying nothing"
    theirs = duel.rolled("heart", {}, us, throws=1)
    assert theirs.them.energy == 0


@card("eye_of_the_storm", "in_the_shadows")
def test_free_rerolls_are_not_counted(duel):
    us = {"keep": ["eye_of_the_storm", "in_the_shadows"]}
    table = duel(us, phase="reroll", dice="fame heart", throws=1)
    table.play("in_the_shadows:fame")
    if table.asked == ("us", "reroll"):
        table.play("reroll:none")
    gained = [event["amount"] for event in table.told("gain_energy") if event["seat"] == 0]
    assert gained[0] == 2


@card("frenzy")
def test_frenzy_gives_one_full_turn_more(duel):
    table = duel.buying("frenzy", {"energy": 5})
    table.play("buy:frenzy")
    assert (table.active, table.asked) == ("us", ("us", "reroll"))
    assert len(table.lies("dice")) == 6
    assert table.us.energy == 0
    assert not table.lies("extra_turns")
    while table.active == "us":
        keys = table.keys
        table.play("reroll:none" if "reroll:none" in keys else keys[-1])
    assert table.active == "them", "and no more than one"
