"""King of Tokyo with the Mindbug expansion, KM-100 to KM-114: Evolution cards."""

import pytest

from tests.games.tokyo.play import CITY, HYDRA, MIND, SHARKY, rule


@rule("KM-102")
def test_three_hearts_draw_an_evolution(tokyo):
    us = {"monster": MIND, "evolution_deck": "superior_brain mind_control helpful_mindbug", **CITY}
    table = tokyo.evolved(us, make=tokyo.rolled, dice="hhh122")
    assert table.asked == (0, "evolution")
    assert table.options == {"keep:superior_brain", "keep:mind_control"}
    assert "superior_brain" not in repr(table.table.view(1))
    table.play("keep:mind_control")
    assert (table[0].hand, table[0].evolution_discard) == (["mind_control"], ["superior_brain"])
    assert table[0].evolution_deck == ["helpful_mindbug"]


@rule("KM-102")
@pytest.mark.parametrize("dice", ["hh1122", "hhhhhh"])
def test_once_per_result_and_for_three_hearts_or_more(dice, tokyo):
    us = {"monster": MIND, "evolution_deck": "superior_brain mind_control helpful_mindbug neutralizing_look"}
    table = tokyo.evolved(us, CITY, make=tokyo.rolled, dice=dice)
    if dice == "hhhhhh":
        table.play("keep:superior_brain")
        assert table[0].hand == ["superior_brain"]
        table.play("anytime:none")
    assert table.is_turn_of(1)


@rule("KM-102")
def test_the_draw_comes_in_addition_to_the_hearts(tokyo):
    us = {"monster": MIND, "evolution_deck": "superior_brain mind_control", "hearts": 5}
    table = tokyo.evolved(us, CITY, make=tokyo.rolled, dice="hhh122")
    assert table.hearts[0] == 8
    table.play("keep:superior_brain")


@rule("KM-102")
def test_a_single_card_is_taken_and_without_cards_nothing_happens(tokyo):
    one = tokyo.evolved({"monster": MIND, "evolution_deck": "superior_brain", **CITY}, make=tokyo.rolled, dice="hhh122")
    assert one[0].hand == ["superior_brain"]
    assert one.asked == (0, "anytime"), "it may be played at once"
    one.play("evolution:superior_brain")
    none = tokyo.evolved({"monster": MIND, **CITY}, make=tokyo.rolled, dice="hhh122")
    assert none.is_turn_of(1)


@rule("KM-102")
def test_the_first_edition_draws_one_card(tokyo):
    us = {"monster": MIND, "evolution_deck": "mind_control superior_brain", **CITY}
    table = tokyo.evolved(us, make=tokyo.rolled, dice="hhh122", options={"evolution_draw_one": True})
    assert table[0].hand == ["mind_control"]
    assert table[0].evolution_deck == ["superior_brain"]
    assert table[0].evolution_discard == []


@rule("KM-103")
def test_a_short_deck_is_reshuffled_first(tokyo):
    us = {"monster": MIND, "evolution_deck": "mind_control", "evolution_discard": "helpful_mindbug neutralizing_look"}
    table = tokyo.evolved({**us, **CITY}, make=tokyo.rolled, dice="hhh122")
    assert table.asked == (0, "evolution")
    assert len(table.options) == 2
    table.play(min(table.options))
    side = table[0]
    everything = side.hand + side.evolution_deck + side.evolution_discard
    assert sorted(everything) == ["helpful_mindbug", "mind_control", "neutralizing_look"]
    assert (len(side.hand), len(side.evolution_deck), len(side.evolution_discard)) == (1, 1, 1)


@rule("KM-104")
def test_hands_are_unlimited(tokyo):
    hand = "mind_control neutralizing_look helpful_mindbug mindbug_acquisition interdimensional_portal"
    us = {"monster": MIND, "evolution_deck": "superior_brain mindbugs_overlord", "hand": hand, **CITY}
    table = tokyo.evolved(us, make=tokyo.rolled, dice="hhh122")
    table.play("keep:superior_brain")
    assert len(table[0].hand) == 6


@rule("KM-105", "KT-023")
def test_permanents_are_played_free_on_ones_own_or_anothers_turn(tokyo):
    hand = {"monster": MIND, "hand": "superior_brain", **CITY}
    table = tokyo.evolved({}, hand, make=tokyo.fixed, dice="333322")
    assert table.asked == (1, "before_resolving")
    assert table.options == {"evolution:superior_brain", "before_resolving:none"}
    table.play("evolution:superior_brain")
    assert table[1].evolutions == ["superior_brain"]
    assert table.told("evolution_played")[0]["card"] == "superior_brain"
    assert table.vp[1] == 1 + 2, "it works from then on, and seat 1 began its turn in Tokyo"
    assert table.is_turn_of(1)


@rule("KM-105")
def test_playing_is_never_compulsory(tokyo):
    hand = {"monster": MIND, "hand": "superior_brain", **CITY}
    table = tokyo.evolved({}, hand, make=tokyo.fixed, dice="333322")
    table.play("before_resolving:none")
    assert table.asked == (1, "anytime")
    table.play("anytime:none")
    assert table[1].hand == ["superior_brain"]
    assert table.active == 1


@rule("KM-106")
def test_keyword_evolutions_stay_in_hand_until_they_are_activated(tokyo):
    us = {"monster": SHARKY, "hand": "shark_attack follow_the_cubes"}
    table = tokyo.evolved(us, CITY)
    assert table.options == {
        "sneaky:shark_attack",
        "hunter:follow_the_cubes@1",
        "hunter:follow_the_cubes@2",
        "keyword:none",
    }
    table.play("sneaky:shark_attack", "keyword:none")
    assert table[0].hand == ["follow_the_cubes"]
    assert table[0].evolution_discard == ["shark_attack"]
    assert table.lies("discard") == []


@rule("KM-106")
def test_treasure_and_scepter_do_not_fetch_evolutions(tokyo):
    us = {"monster": SHARKY, "cards": "arcane_scepter", "evolution_discard": "undead_mummy"}
    table = tokyo.evolved(us, CITY)
    table.play("sneaky:arcane_scepter")
    assert table.is_turn_of(0)
    assert table[0].cards == []


@rule("KM-107")
def test_evolutions_survive_the_child_and_are_not_copied(tokyo):
    them = {
        "monster": SHARKY,
        "hearts": 1,
        "cards": "it_has_a_child",
        "evolutions": "crab_claw",
        "hand": "undead_mummy",
    }
    table = tokyo.evolved(CITY, them, make=tokyo.rolled, dice="11223s")
    table.play("loss:take")
    assert (table[1].evolutions, table[1].hand) == (["crab_claw"], ["undead_mummy"])
    mimic = tokyo.evolved(
        {"energy": 8}, {**CITY, "evolutions": "crab_claw", "monster": SHARKY}, make=tokyo.buying, display="mimic"
    )
    mimic.play("buy:mimic")
    assert mimic.lies("mimicked") is None


@rule("KM-108")
def test_numbers_of_cards_are_public(tokyo):
    us = {"monster": MIND, "evolution_deck": "superior_brain mind_control", "hand": "helpful_mindbug", **CITY}
    table = tokyo.evolved(us, make=tokyo.rolling, dice="112233")
    seen = table.table.view(2)["players"][0]
    assert (seen["hand"], seen["evolution_deck"]) == (1, 2)
    text = repr([table.table.view(2), table.table.view(None)])
    assert all(name not in text for name in ("superior_brain", "mind_control", "helpful_mindbug"))


@rule("KM-109")
def test_evolutions_in_play_stay(tokyo):
    us = {"monster": MIND, "evolutions": "superior_brain intergalactic_genius"}
    table = tokyo.evolved(
        us, {**CITY, "monster": SHARKY, "evolutions": "crab_claw"}, make=tokyo.rolled, dice="1122ss", active=1
    )
    assert table.hearts[0] == 8
    assert table[0].evolutions == ["superior_brain", "intergalactic_genius"], "Crab Claw takes Energy cards alone"


@rule("KM-110")
def test_before_resolving_one_after_another_and_again_after_somebody_played(tokyo):
    mind = {"monster": MIND, "hand": "mind_control", **CITY}
    other = {"monster": SHARKY, "hand": "neutralizing_look"}
    table = tokyo.evolved({}, mind, other, make=tokyo.fixed, dice="1122ss")
    assert table.asked == (1, "before_resolving")
    table.play("before_resolving:none")
    assert table.asked == (2, "before_resolving")
    assert table.options == {"neutralizing_look:use", "before_resolving:none"}
    table.play("neutralizing_look:use")
    assert table.asked == (1, "before_resolving"), "asked again"
    assert table.options == {
        "mind_control:1+1+2",
        "mind_control:1+2+2",
        "before_resolving:none",
    }
    table.play("before_resolving:none")
    assert table.losses() == []
    assert table.is_turn_of(1)


@rule("KM-111")
@pytest.mark.parametrize(("dice", "stolen"), [("33312e", 1), ("33331e", 0), ("33122e", 0)])
def test_exactly_three_of_them(dice, stolen, tokyo):
    us = {"monster": HYDRA, "evolutions": "scary_face", **CITY}
    table = tokyo.evolved(us, {"vp": 5}, make=tokyo.rolled, dice=dice)
    table.resolve()
    assert table.vp[1] == 5 - stolen


@rule("KM-111")
def test_exactly_three_after_all_changes(tokyo):
    us = {"monster": HYDRA, "evolutions": "scary_face", "cards": "herd_culler", **CITY}
    table = tokyo.evolved(us, {"vp": 5}, make=tokyo.fixed, dice="333322")
    table.play("herd_culler:3")
    assert table.vp[1] == 4


@rule("KM-112")
def test_a_card_taken_by_strange_evolution_goes_back_to_its_own_set(tokyo):
    us = {"monster": SHARKY, "hand": "strange_evolution"}
    mind = {"monster": MIND, "evolution_deck": "neutralizing_look superior_brain", **CITY}
    table = tokyo.evolved(us, mind, make=tokyo.rolling, dice="112233")
    table.play("evolution:strange_evolution@1")
    assert table[0].hand == ["neutralizing_look"]
    assert table[0].evolution_discard == ["strange_evolution"]
    assert table[1].evolution_deck == ["superior_brain"]
    taken = {"monster": SHARKY, "hand": "neutralizing_look", "evolution_discard": "strange_evolution"}
    table = tokyo.evolved(taken, {**CITY, "monster": MIND}, make=tokyo.fixed, dice="11223s", active=1)
    table.play("neutralizing_look:use")
    assert table[1].evolution_discard == ["neutralizing_look"]
    assert table[0].evolution_discard == ["strange_evolution"]


@rule("KM-113")
def test_nothing_to_steal_from_who_has_nothing(tokyo):
    us = {"monster": HYDRA, "evolutions": "scary_face", **CITY}
    table = tokyo.evolved(us, make=tokyo.rolled, dice="333122")
    assert table.vp == [3, 0, 0]


@rule("KM-114")
def test_helpful_mindbug_copies_what_is_really_gained(tokyo):
    helper = {"monster": MIND, "hand": "helpful_mindbug", "hearts": 5, **CITY}
    us = {"hearts": 9, "cards": "friend_of_children regeneration"}
    table = tokyo.evolved(us, helper, make=tokyo.rolled, dice="hh1eee")
    assert table.asked == (1, "helpful_mindbug")
    table.play("helpful_mindbug:play")
    table.resolve("energy")
    assert table.energy[:2] == [4, 3], "what cards add is not copied"
    assert table.hearts[1] == 6, "only one heart was really gained"
    assert table[1].evolution_discard == ["helpful_mindbug"]


@rule("KM-114")
def test_helpful_mindbug_is_declared_before_the_first_group(tokyo):
    helper = {"monster": MIND, "hand": "helpful_mindbug", "hearts": 5}
    table = tokyo.evolved({"hearts": 4, **CITY}, helper, make=tokyo.rolled, dice="hh1122")
    assert table.asked == (1, "helpful_mindbug")
    table.play("helpful_mindbug:play")
    assert table.hearts[:2] == [4, 5], "a monster in Tokyo gains no hearts from dice"


@rule("KM-100", "KT-101")
def test_each_has_its_own_discard_pile(tokyo):
    us = {"monster": SHARKY, "hand": "undead_mummy", "hearts": 2}
    table = tokyo.evolved(CITY, us, make=tokyo.rolled, dice="1122ss")
    table.play("tough:undead_mummy")
    assert table[1].evolution_discard == ["undead_mummy"]
    assert table[0].evolution_discard == []


@rule("KM-105", "KT-171")
def test_evolutions_before_the_turn_is_over(tokyo):
    us = {"monster": SHARKY, "hand": "crab_claw"}
    table = tokyo.evolved(us, CITY, make=tokyo.ending)
    assert table.asked == (0, "anytime")
    assert table.options == {"evolution:crab_claw", "anytime:none"}
    table.play("evolution:crab_claw")
    assert table.is_turn_of(1)


@rule("KM-110", "KM-020")
def test_mind_control_throws_three_dice_once(tokyo):
    def saved(table):
        table.play("mind_control:smash+smash+smash")
        return table.hearts[1] == 10

    mind = {"monster": MIND, "hand": "mind_control", **CITY}
    table = tokyo.evolved({}, mind, make=tokyo.fixed, dice="112sss")
    sets = ["1+1+2", "1+1+smash", "1+2+smash", "1+smash+smash", "2+smash+smash", "smash+smash+smash"]
    assert table.options == {f"mind_control:{dice}" for dice in sets} | {"before_resolving:none"}
    table = tokyo.found(saved, tokyo.evolved, {}, mind, make=tokyo.fixed, dice="112sss")
    assert table[1].evolution_discard == ["mind_control"]
