"""The cards of Mindbug x King of Tokyo one by one, in collector order: Cosmic Joe to H.A.D.E.S."""

from tests.games.mindbug.kot import (
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
from tests.games.mindbug.play import card, exhausted, rule

# 06 Cosmic Joe


@rule("MB-021")
@card("cosmic_joe")
def test_cosmic_joe_destroys_one_creature_of_either_side(kot):
    table = kot(
        us={"play": ["cosmic_joe", "mantis"], "hand": ["kong"]},
        them={"play": ["gigazaur", "hades"], "hand": ["rob"]},
    )
    table.play("attack:cosmic_joe")
    assert (table.player, table.options) == ("us", {"hunt:gigazaur", "hunt:hades", "hunt:none"})
    table.play("hunt:gigazaur")
    assert (table.player, table.kind) == ("us", "defeat")
    assert table.options == {"defeat:mantis", "defeat:gigazaur", "defeat:hades"}
    table.play("defeat:hades")
    assert sorted(table.them.play) == sorted([exhausted("hades"), "gigazaur"])
    assert table.us.play == ["mantis"]
    assert table.us.discard == ["cosmic_joe"]


@rule("MB-005")
@card("cosmic_joe")
def test_cosmic_joe_must_destroy_an_ally_if_there_is_nothing_else(kot):
    table = kot(us={"play": ["cosmic_joe", "kong"], "hand": ["drakonis"]}, them={"play": ["megamoth"], "hand": ["rob"]})
    table.play("attack:cosmic_joe", "hunt:megamoth")
    assert (table.player, table.kind) == ("us", "first")
    table.play("first:cosmic_joe")
    assert table.us.play == []
    assert sorted(table.us.discard) == ["cosmic_joe", "kong"]
    assert table.them.energy == 2


@rule("MB-084")
@card("cosmic_joe")
def test_cosmic_joe_alone_on_the_table_destroys_nothing(kot):
    table = kot(us={"play": ["cosmic_joe"], "hand": ["drakonis"]}, them={"play": ["space_penguin"], "hand": ["rob"]})
    table.play("attack:cosmic_joe", "hunt:space_penguin")
    assert (table.us.play, table.them.play) == ([], [])
    assert table.us.discard == ["cosmic_joe"]
    assert table.active == "them"


# 07 Cyber Bunny


@rule("MB-024")
@card("cyber_bunny")
def test_cyber_bunny_destroys_an_enemy_creature_of_current_power_five_or_more(kot):
    table = kot(
        us={"hand": ["cyber_bunny"], "play": ["kong"]},
        them={"mindbugs": 0, "hand": ["rob"], "play": ["rex_florae", "mantis", "megamoth"]},
    )
    assert table.them.power("mantis") == 5
    table.play("play:cyber_bunny")
    assert (table.player, table.options) == ("us", {"defeat:rex_florae", "defeat:mantis"})
    table.play("defeat:mantis")
    assert table.them.discard == ["mantis"]
    assert sorted(table.us.play) == ["cyber_bunny", "kong"]


@rule("MB-074")
@card("cyber_bunny")
def test_cyber_bunny_only_exhausts_a_tough_creature(kot):
    table = kot(us={"hand": ["cyber_bunny"]}, them={"mindbugs": 0, "hand": ["rob"], "play": ["hades", "mantis"]})
    table.play("play:cyber_bunny")
    assert table.them.play == [exhausted("hades"), "mantis"]


@rule("MB-005")
@card("cyber_bunny")
def test_cyber_bunny_never_harms_its_own_side(kot):
    table = kot(
        us={"hand": ["cyber_bunny"], "play": ["kong"]}, them={"mindbugs": 0, "hand": ["rob"], "play": ["mantis"]}
    )
    table.play("play:cyber_bunny")
    assert sorted(table.us.play) == ["cyber_bunny", "kong"]
    assert table.them.play == ["mantis"]
    assert table.active == "them"


@rule("MB-053")
@card("cyber_bunny")
def test_cyber_bunny_taken_with_a_mindbug_turns_on_its_first_player(kot):
    table = kot(
        us={"hand": ["cyber_bunny", "rob"], "play": ["kong"]},
        them={"mindbugs": 1, "hand": ["hades"], "play": ["drakonis"]},
    )
    table.play("play:cyber_bunny", "mindbug:yes")
    assert table.us.play == []
    assert table.us.discard == ["kong"]
    assert sorted(table.them.play) == ["cyber_bunny", "drakonis"]
    assert (table.player, table.options) == ("us", {"play:rob"})
    table.leave_open()


@rule("MB-070", "MK-010")
@card("cyber_bunny")
def test_cyber_bunny_attacks_twice_without_a_die(kot):
    table = kot(us={"play": ["cyber_bunny"]}, them={"hand": ["rob"]})
    table.play("attack:cyber_bunny")
    assert (table.options, table.them.life) == ({"again:yes", "again:no"}, 2)
    table.play("again:yes")
    assert table.them.life == 1
    assert table.rolled() == []
    assert table.active == "them"


# 08 Cyber Kitty


@rule("MB-024")
@card("cyber_kitty")
def test_cyber_kitty_destroys_an_enemy_creature_of_current_power_five_or_less(kot):
    table = kot(
        us={"hand": ["cyber_kitty"], "play": ["pandakai"]},
        them={"mindbugs": 0, "hand": ["hades"], "play": ["rex_florae", "rob", "mantis", "megamoth"]},
    )
    assert table.them.power("rob") == 6
    table.play("play:cyber_kitty")
    assert (table.player, table.options) == ("us", {"defeat:mantis", "defeat:megamoth"})
    table.play("defeat:megamoth")
    assert table.them.discard == ["megamoth"]
    assert table.them.energy == 2


@rule("MB-005")
@card("cyber_kitty")
def test_cyber_kitty_without_a_target_does_nothing(kot):
    table = kot(
        us={"hand": ["cyber_kitty"], "play": ["pandakai"]}, them={"mindbugs": 0, "hand": ["rob"], "play": ["kong"]}
    )
    table.play("play:cyber_kitty")
    assert sorted(table.us.play) == ["cyber_kitty", "pandakai"]
    assert table.them.play == ["kong"]


@rule("MB-074", "MB-071")
@card("cyber_kitty", "hades")
def test_cyber_kitty_exhausts_hades_and_hunts_it_later(kot):
    table = kot(us={"hand": ["cyber_kitty", "kong"]}, them={"mindbugs": 0, "hand": ["rob"], "play": ["hades"]})
    table.play("play:cyber_kitty")
    assert table.them.play == [exhausted("hades")]
    table.play("play:rob", "mindbug:no")
    table.play("attack:cyber_kitty")
    assert table.options == {"hunt:hades", "hunt:rob", "hunt:none"}
    table.play("hunt:hades")
    assert table.us.discard == ["cyber_kitty"]
    assert table.them.play == [exhausted("hades"), "rob"]


# 09 Cybertooth


@rule("MK-011")
@card("cybertooth")
def test_cybertooth_allows_two_rerolls_of_its_own_roll(kot):
    table = kot(us={"play": ["cybertooth"]}, them={"hand": ["rob"]})
    table.roll("attack:cybertooth", GROWTH_1)
    assert (table.player, table.kind) == ("us", "reroll")
    table.roll(REROLL, GROWTH_2)
    assert (table.player, table.kind) == ("us", "reroll")
    table.roll(REROLL, ENERGY_2)
    assert table.us.energy == 2
    assert table.them.life == 2
    assert table.active == "them"
    assert table.us.power("cybertooth") == 6


@rule("MK-011")
@card("cybertooth", "hades")
def test_cybertooth_helps_other_creatures_and_each_reroll_chooses_its_dice_anew(kot):
    table = kot(us={"play": ["cybertooth", "hades"]}, them={"hand": ["rob", "kong"]})
    table.roll("attack:hades", GROWTH_1, DISCARD)
    table.roll(REROLL_SECOND, GROWTH_1, ENERGY_1)
    table.roll(REROLL_BOTH, ENERGY_2, ENERGY_2)
    assert table.us.energy == 4
    assert table.them.hand == ["rob", "kong"]
    assert table.them.life == 2


@rule("MK-011")
@card("cybertooth", "kong")
def test_cybertooths_second_reroll_is_optional_and_the_last_result_stands(kot):
    table = kot(us={"play": ["cybertooth", "kong"]}, them={"hand": ["rob"]})
    table.roll("attack:kong", ENERGY_2)
    table.roll(REROLL, ENERGY_1)
    table.play(KEEP)
    assert table.us.energy == 1
    assert table.active == "them"


@rule("MK-011")
@card("cybertooth")
def test_cybertooths_player_may_keep_the_first_roll(kot):
    table = kot(us={"play": ["cybertooth"]}, them={"hand": ["rob"]})
    table.roll("attack:cybertooth", ENERGY_2)
    table.play(KEEP)
    assert table.us.energy == 2
    assert table.active == "them"


@rule("MK-011")
@card("cybertooth")
def test_cybertooth_does_not_help_the_other_player(kot):
    table = kot(us={"play": ["kong"]}, them={"play": ["cybertooth"], "hand": ["rob"]})
    table.roll("attack:kong", ENERGY_1)
    table.roll(REROLL, ENERGY_1)
    assert (table.player, table.kind) == ("them", "block")
    table.play("block:none")
    assert table.us.energy == 1


# 10 Drakonis


@rule("MK-014", "MK-023")
@card("drakonis")
def test_drakonis_brings_two_cubes_to_be_spent_on_a_later_turn(kot):
    table = kot(
        us={"hand": ["drakonis", "kong"], "energy": 1},
        them={"mindbugs": 0, "hand": ["rob", "hades"]},
        display=["ambush", "railgun", "resurrection"],
    )
    assert (table.player, table.kind) == ("us", "action")
    table.play("play:drakonis")
    assert table.us.energy == 3
    assert (table.player, table.kind, table.active) == ("them", "action", "them")
    table.play("play:rob", "mindbug:no")
    assert table.player == "us"
    assert table.options == {"buy:ambush", "buy:railgun", "buy:resurrection", "buy:none"}


@rule("MB-053", "MK-014")
@card("drakonis")
def test_drakonis_taken_with_a_mindbug_pays_the_taker_who_can_not_spend_it_yet(kot):
    table = kot(
        us={"hand": ["drakonis", "kong"], "energy": 0},
        them={"mindbugs": 1, "hand": ["rob"]},
        display=["ambush", "railgun", "rage"],
    )
    table.play("play:drakonis", "mindbug:yes")
    assert (table.us.energy, table.them.energy) == (0, 2)
    assert (table.player, table.options) == ("us", {"play:kong"})
    table.leave_open()


# 11 Gigazaur


@rule("MB-082")
@card("gigazaur")
def test_gigazaur_destroyed_costs_the_opponent_a_life(kot):
    table = kot(us={"play": ["the_king"], "hand": ["kong"]}, them={"play": ["gigazaur"], "hand": ["rob"]})
    table.roll("attack:the_king", ENERGY_1)
    table.play(KEEP, "block:gigazaur")
    assert table.them.discard == ["gigazaur"]
    assert (table.us.life, table.them.life) == (2, 3)
    table.play("again:no")


@rule("MB-040")
@card("gigazaur")
def test_gigazaurs_last_blow_can_end_the_game(kot):
    table = kot(us={"life": 1, "play": ["kong"]}, them={"play": ["gigazaur"], "hand": ["rob"]})
    table.roll("attack:kong", GROWTH_1)
    table.play(KEEP, "block:gigazaur")
    assert table.winner == "them"
    assert table.us.life == 0


@rule("MB-082", "MK-035")
@card("gigazaur")
def test_gigazaur_that_goes_back_to_a_hand_hurts_nobody(kot):
    table = kot(
        us={"play": ["gigazaur"], "hand": ["kong"], "energy": 1},
        them={"hand": ["rob"]},
        display=["portal_malfunction"],
    )
    table.play("buy:portal_malfunction")
    assert sorted(table.us.hand) == ["gigazaur", "kong"]
    assert (table.us.life, table.them.life) == (3, 3)
    table.leave_open()


# 12 H.A.D.E.S.


@rule("MK-010", "MK-012")
@card("hades")
def test_hades_rolls_two_dice_and_resolves_both_in_its_players_order(kot):
    table = kot(
        us={"play": ["hades"]},
        them={"hand": ["rob", "kong"], "play": ["mantis"]},
    )
    table.roll("attack:hades", DISCARD, GROWTH_3)
    table.play(KEEP)
    assert table.player == "us"
    assert table.options == {"die:1", "die:2"}
    table.play("die:1")
    assert (table.player, table.options) == ("them", {"discard:rob", "discard:kong"})
    assert table.us.power("hades") == 5
    table.play("discard:rob")
    assert table.us.power("hades") == 8
    assert (table.player, table.options) == ("them", {"block:mantis", "block:none"})
    table.play("block:mantis")
    assert sorted(table.them.discard) == ["mantis", "rob"]
    assert table.us.play == ["hades"]


@rule("MK-010")
@card("hades", "mechamster", "extra_head")
def test_hades_never_has_more_than_two_dice(kot):
    table = kot(
        us={"play": ["hades", "mechamster"], "energy": 1},
        them={"hand": ["rob"]},
        display=["extra_head"],
    )
    table.play("buy:extra_head")
    table.roll("attack:hades", ENERGY_1, ENERGY_1)
    table.play(KEEP)
    assert table.us.energy == 2
    assert table.them.life == 2
