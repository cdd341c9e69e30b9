"""Mindbug x King of Tokyo, MK-010 to MK-016: the dice."""

import pytest

from tests.games.mindbug.kot import (
    BOTH_SETS,
    DISCARD,
    ENERGY_1,
    ENERGY_2,
    GROWTH_1,
    GROWTH_2,
    GROWTH_3,
    KEEP,
    REROLL,
    REROLL_BOTH,
    REROLL_SECOND,
)
from tests.games.mindbug.play import exhausted, rule

# --- Rolling ----------------------------------------------------------------------------------------------------------


@rule("MK-010")
def test_an_attacker_without_a_die_symbol_rolls_nothing(kot):
    table = kot(us={"play": ["gigazaur"]}, them={"play": ["kong"], "hand": ["rob"]})
    table.play("attack:gigazaur")
    assert (table.player, table.kind) == ("them", "block")
    assert table.rolled() == []
    table.play("block:none")


@rule("MK-010")
@pytest.mark.parametrize("face", range(1, 7))
def test_one_die_symbol_rolls_one_die_that_can_show_every_face(kot, face):
    table = kot(us={"play": ["kong"]}, them={"hand": ["rob"]})
    table.roll("attack:kong", face)
    assert table.rolled() == [[face]]
    assert (table.player, table.kind) == ("us", "reroll")
    table.play(KEEP)
    assert table.active == "them"


@rule("MK-010")
def test_the_six_faces_are_equally_likely(kot):
    """600 rolls: each face comes 100 times, give or take 45 (more than four standard deviations)."""
    table = kot(us={"play": ["hades"]}, them={"hand": ["rob"]})
    shown = [face for _, faces in table.rolls_of("attack:hades", 300) for face in faces]
    assert set(shown) == {1, 2, 3, 4, 5, 6}
    assert all(55 < shown.count(face) < 145 for face in range(1, 7))


@rule("MK-010", "MK-012")
def test_rolling_is_compulsory_and_comes_before_the_block(kot):
    table = kot(us={"play": ["hades"]}, them={"play": ["kong"], "hand": ["rob"]})
    table.roll("attack:hades", ENERGY_1, ENERGY_2)
    assert (table.player, table.kind) == ("us", "reroll")
    assert table.us.energy == 0
    table.play(KEEP)
    assert table.us.energy == 3
    assert (table.player, table.options) == ("them", {"block:kong", "block:none"})
    table.play("block:none")
    assert table.them.life == 2


@rule("MK-010", "MB-061")
def test_a_blocker_rolls_nothing(kot):
    table = kot(us={"play": ["gigazaur"], "hand": ["rob"]}, them={"play": ["the_king"], "hand": ["hades"]})
    table.play("attack:gigazaur", "block:the_king")
    assert table.rolled() == []
    assert table.us.discard == ["gigazaur"]


@rule("MK-010", "MB-060", "MB-081")
def test_the_dice_come_before_an_attack_effect(kot):
    """Shark Dog's Attack effect looks at creatures after the roll; Mechamster gives it a die."""
    table = kot(
        us={"play": ["shark_dog", "mechamster"]},
        them={"play": ["gorillion", "bee_bear", "luchataur"], "hand": ["rob"]},
        sets=BOTH_SETS,
    )
    table.roll("attack:shark_dog", GROWTH_3)
    assert (table.player, table.kind) == ("us", "reroll")
    table.play(KEEP)
    assert table.us.power("shark_dog") == 7
    assert (table.player, table.options) == ("us", {"defeat:gorillion", "defeat:bee_bear", "defeat:luchataur"})
    table.play("defeat:gorillion")
    assert table.options == {"hunt:bee_bear", "hunt:luchataur", "hunt:none"}
    table.play("hunt:bee_bear")
    assert table.us.discard == ["shark_dog"]
    assert table.them.discard == ["gorillion"]


@rule("MK-015", "MB-081", "MB-032")
def test_a_discard_die_and_an_attack_effect_are_two_discards(kot):
    table = kot(
        us={"play": ["tusked_extorter", "mechamster"]},
        them={"hand": ["rob", "kong", "hades", "mantis", "kraken"], "deck": ["gigazaur", "drakonis"]},
        sets=BOTH_SETS,
    )
    table.roll("attack:tusked_extorter", DISCARD)
    table.play(KEEP, "discard:rob")
    assert table.options == {"discard:kong", "discard:hades", "discard:mantis", "discard:kraken", "discard:gigazaur"}
    table.play("discard:gigazaur")
    assert sorted(table.them.hand) == ["drakonis", "hades", "kong", "kraken", "mantis"]


# --- Rerolling --------------------------------------------------------------------------------------------------------


@rule("MK-011")
def test_one_die_may_be_rerolled_once_and_the_new_result_stands(kot):
    table = kot(us={"play": ["kong"]}, them={"play": ["mantis"], "hand": ["rob", "hades"]})
    table.roll("attack:kong", ENERGY_2)
    assert table.options == {"reroll:1", "reroll:none"}
    table.roll(REROLL, DISCARD)
    assert (table.player, table.kind) == ("them", "discard")
    assert table.us.energy == 0
    table.play("discard:rob")
    assert (table.player, table.kind) == ("them", "block")
    table.play("block:none")


@rule("MK-011")
def test_two_dice_may_be_rerolled_together(kot):
    table = kot(us={"play": ["hades"]}, them={"hand": ["rob"]})
    table.roll("attack:hades", GROWTH_1, GROWTH_1)
    assert table.options == {"reroll:1", "reroll:2", "reroll:both", "reroll:none"}
    table.roll(REROLL_BOTH, ENERGY_1, ENERGY_2)
    assert table.us.energy == 3
    assert table.active == "them"
    assert table.rolled() == [[GROWTH_1, GROWTH_1], [ENERGY_1, ENERGY_2]]


@rule("MK-011")
@pytest.mark.parametrize(("answer", "after"), [(REROLL, (ENERGY_1, ENERGY_2)), (REROLL_SECOND, (GROWTH_1, ENERGY_1))])
def test_or_only_one_of_them_the_other_being_kept(kot, answer, after):
    """And that was the one reroll: the other die can't be rerolled in its turn."""
    table = kot(us={"play": ["hades"]}, them={"play": ["kong"], "hand": ["rob"]})
    table.roll("attack:hades", GROWTH_1, ENERGY_2)
    table.roll(answer, *after)
    assert (table.player, table.kind) == ("them", "block")
    assert table.rolled()[-1] == list(after)
    table.play("block:none")


@rule("MK-011")
def test_rerolling_one_die_never_changes_the_other(kot):
    table = kot(us={"play": ["hades"]}, them={"hand": ["rob"]})
    table.roll("attack:hades", GROWTH_2, DISCARD)
    seen = set()
    for _, (first, second) in table.rolls_of(REROLL_SECOND, 100):
        assert first == GROWTH_2
        seen.add(second)
    assert seen == {1, 2, 3, 4, 5, 6}
    table.leave_open()


@rule("MK-011")
def test_the_roll_is_public_and_can_not_be_undone_for_free(kot):
    table = kot(us={"play": ["kong"]}, them={"hand": ["rob"]})
    table.roll("attack:kong", ENERGY_1)
    assert not table.table.undo_is_free
    for side in ("us", "them", None):
        assert table.view(side)["dice"] == [ENERGY_1]
    table.play(KEEP)


# --- Resolving --------------------------------------------------------------------------------------------------------


@rule("MK-012", "MK-015")
@pytest.mark.parametrize("first", ["die:1", "die:2"])
def test_two_dice_are_resolved_in_the_order_of_their_player(kot, first):
    table = kot(us={"play": ["hades"]}, them={"play": ["mantis"], "hand": ["rob", "kong"]})
    table.roll("attack:hades", GROWTH_2, DISCARD)
    table.play(KEEP)
    assert (table.player, table.options) == ("us", {"die:1", "die:2"})
    table.play(first)
    assert (table.player, table.kind) == ("them", "discard")
    assert table.us.power("hades") == (7 if first == "die:1" else 5)
    table.play("discard:kong")
    assert table.us.power("hades") == 7
    assert (table.player, table.kind) == ("them", "block")
    table.play("block:none")
    assert table.them.discard == ["kong"]


@rule("MK-012")
def test_the_result_is_for_the_attackers_controller(kot):
    table = kot(us={"hand": ["rob"]}, them={"play": ["drakonis"], "hand": ["hades"]}, active="them")
    table.roll("attack:drakonis", ENERGY_2)
    assert (table.player, table.kind) == ("them", "reroll")
    table.play(KEEP)
    assert (table.us.energy, table.them.energy) == (0, 2)


@rule("MK-013")
@pytest.mark.parametrize("face", [GROWTH_1, GROWTH_2, GROWTH_3])
def test_growth_lasts_until_the_end_of_the_turn(kot, face):
    table = kot(us={"play": ["kong", "mantis"], "hand": ["rob"]}, them={"play": ["kraken"], "hand": ["hades"]})
    table.roll("attack:kong", face)
    assert table.us.power("kong") == 9
    table.play(KEEP)
    assert table.us.power("kong") == 9 + face
    assert table.us.power("mantis") == 4
    table.play("block:none")
    assert table.active == "them"
    assert table.us.power("kong") == 9


@rule("MK-013")
def test_two_growths_add_up(kot):
    table = kot(us={"play": ["hades"]}, them={"play": ["kong"], "hand": ["rob"]})
    table.roll("attack:hades", GROWTH_3, GROWTH_2)
    table.play(KEEP)
    assert table.us.power("hades") == 10
    table.play("block:kong")
    assert table.us.play == ["hades"]
    assert table.them.discard == ["kong"]


@rule("MK-013", "MK-016")
def test_growth_of_the_first_attack_helps_the_second(kot):
    """4 and 3 beat an exhausted 5, 7 and 1 beat a 7."""
    table = kot(
        us={"play": ["pagurah"], "hand": ["rob"]}, them={"play": [exhausted("hades"), "drakonis"], "hand": ["kong"]}
    )
    table.roll("attack:pagurah", GROWTH_3)
    table.play(KEEP, "block:hades")
    assert table.them.discard == ["hades"]
    table.roll("again:yes", GROWTH_1)
    table.play(KEEP)
    assert table.us.power("pagurah") == 8
    table.play("block:drakonis")
    assert table.them.discard == ["hades", "drakonis"]
    assert table.us.play == ["pagurah"]
    assert table.us.power("pagurah") == 4


@rule("MK-014")
@pytest.mark.parametrize(("face", "amount"), [(ENERGY_1, 1), (ENERGY_2, 2)])
def test_energy_is_gained_and_kept(kot, face, amount):
    table = kot(us={"play": ["kong"], "energy": 30, "hand": ["rob"]}, them={"hand": ["hades"]}, display=[])
    table.roll("attack:kong", face)
    table.play(KEEP)
    assert table.us.energy == 30 + amount
    table.play("play:hades", "mindbug:no")
    assert table.us.energy == 30 + amount
    assert table.kind == "action"


@rule("MK-015", "MB-002")
def test_discard_costs_the_opponent_a_card_of_their_choice(kot):
    table = kot(us={"play": ["kong"], "hand": ["gigazaur"]}, them={"hand": ["rob", "hades"]})
    table.roll("attack:kong", DISCARD)
    table.play(KEEP)
    assert (table.player, table.options) == ("them", {"discard:rob", "discard:hades"})
    table.play("discard:hades")
    assert table.them.discard == ["hades"]
    assert table.them.hand == ["rob"]
    assert table.us.hand == ["gigazaur"]
    assert table.them.life == 2


@rule("MK-015", "MB-030")
def test_a_discard_is_refilled_before_the_block(kot):
    table = kot(
        us={"play": ["kong"]},
        them={"play": ["kraken"], "hand": ["rob", "hades", "mantis", "drakonis", "alienoid"], "deck": ["gigazaur"]},
    )
    table.roll("attack:kong", DISCARD)
    table.play(KEEP, "discard:rob")
    assert table.kind == "block"
    assert sorted(table.them.hand) == ["alienoid", "drakonis", "gigazaur", "hades", "mantis"]
    table.play("block:none")


@rule("MK-015", "MB-032")
def test_two_discards_have_a_refill_between_them(kot):
    table = kot(
        us={"play": ["hades"]},
        them={"hand": ["rob", "kong", "mantis", "drakonis", "alienoid"], "deck": ["gigazaur", "kraken", "pagurah"]},
    )
    table.roll("attack:hades", DISCARD, DISCARD)
    table.play(KEEP)
    assert (table.player, table.kind) == ("them", "discard")
    assert "discard:gigazaur" not in table.options
    table.play("discard:rob")
    assert table.them.discard == ["rob"]
    assert table.options == {
        "discard:kong",
        "discard:mantis",
        "discard:drakonis",
        "discard:alienoid",
        "discard:gigazaur",
    }
    table.play("discard:gigazaur")
    assert table.them.discard == ["rob", "gigazaur"]
    assert sorted(table.them.hand) == ["alienoid", "drakonis", "kong", "kraken", "mantis"]
    assert table.them.deck == ["pagurah"]


@rule("MK-015", "MB-001")
def test_a_discard_from_an_empty_hand_is_ignored(kot):
    table = kot(us={"play": ["hades"], "hand": ["rob"]}, them={"play": ["kong"], "hand": ["mantis"]})
    table.roll("attack:hades", DISCARD, DISCARD)
    table.play(KEEP)
    assert table.them.discard == ["mantis"]
    assert table.them.hand == []
    assert (table.player, table.kind) == ("them", "block")
    table.play("block:none")
    assert table.options == {"attack:kong"}


@rule("MK-016", "MB-070")
def test_a_frenzy_creature_rolls_on_each_attack_with_a_reroll_each(kot):
    table = kot(us={"play": ["the_king"], "hand": ["rob"]}, them={"hand": ["hades", "mantis"]})
    table.roll("attack:the_king", DISCARD)
    table.roll(REROLL, ENERGY_1)
    assert table.options == {"again:yes", "again:no"}
    table.roll("again:yes", DISCARD)
    assert table.options == {"reroll:1", "reroll:none"}
    table.roll(REROLL, ENERGY_2)
    assert table.us.energy == 3
    assert table.them.life == 1
    assert table.active == "them"


@rule("MK-016")
def test_no_second_attack_no_second_roll(kot):
    table = kot(us={"play": ["the_king"], "hand": ["rob"]}, them={"hand": ["hades"]})
    table.roll("attack:the_king", ENERGY_1)
    table.play(KEEP, "again:no")
    assert len(table.rolled()) == 1
    assert table.us.energy == 1


@rule("MK-016", "MK-010")
def test_die_symbols_are_counted_anew_for_the_second_attack(kot):
    """Mechamster falls between the two attacks: the second rolls nothing."""
    table = kot(
        us={"play": ["cyber_bunny", "mechamster"], "hand": ["rob"]}, them={"play": ["cosmic_joe"], "hand": ["hades"]}
    )
    table.roll("attack:cyber_bunny", ENERGY_1)
    table.play(KEEP, "block:cosmic_joe", "defeat:mechamster", "again:yes")
    assert len(table.rolled()) == 1
    assert table.them.life == 2
    assert table.us.energy == 1
    assert table.active == "them"


@rule("MK-015", "MB-041")
def test_a_discard_can_leave_the_opponent_without_an_action(kot):
    table = kot(us={"play": ["kong"]}, them={"hand": ["rob"]})
    table.roll("attack:kong", DISCARD)
    table.play(KEEP)
    assert table.winner == "us"
    assert table.them.life == 2


@rule("MK-012", "MB-040")
def test_both_dice_are_resolved_even_if_the_attack_then_ends_the_game(kot):
    table = kot(us={"play": ["hades"]}, them={"life": 1, "hand": ["rob"]})
    table.roll("attack:hades", ENERGY_2, DISCARD)
    table.play(KEEP, "die:1")
    assert table.winner == "us"
    assert (table.us.energy, table.them.discard) == (2, ["rob"])
