"""The cards of Mindbug x King of Tokyo one by one, in collector order: Iron Back to Pandakaï."""

from tests.games.mindbug.kot import (
    BOTH_SETS,
    DISCARD,
    ENERGY_1,
    ENERGY_2,
    GROWTH_1,
    GROWTH_2,
    GROWTH_3,
    KEEP,
)
from tests.games.mindbug.play import card, exhausted, rule

# 13 Iron Back


@rule("MB-082", "MK-014")
@card("iron_back")
def test_iron_back_takes_a_cube_for_each_enemy_creature_left(kot):
    table = kot(
        us={"play": ["gigazaur", "mantis", "hades"], "hand": ["kong"]},
        them={"play": ["iron_back", "kraken"], "hand": ["rob"]},
    )
    table.play("attack:gigazaur", "block:iron_back")
    assert (table.us.energy, table.them.energy) == (0, 3)
    assert table.them.discard == ["iron_back"]


@rule("MB-084")
@card("iron_back")
def test_iron_back_does_not_count_what_was_destroyed_with_it(kot):
    table = kot(us={"play": ["iron_back"], "hand": ["kong"]}, them={"play": ["mantis", "hades"], "hand": ["rob"]})
    table.roll("attack:iron_back", ENERGY_1)
    table.play(KEEP, "block:mantis")
    assert (table.us.play, table.them.play) == ([], ["hades"])
    assert table.us.energy == 2


@rule("MB-005")
@card("iron_back")
def test_iron_back_without_enemies_brings_nothing(kot):
    table = kot(us={"play": ["iron_back"], "hand": ["kong"]}, them={"play": ["mantis"], "hand": ["rob"]})
    table.roll("attack:iron_back", ENERGY_1)
    table.play(KEEP, "block:mantis")
    assert (table.us.play, table.them.play) == ([], [])
    assert (table.us.energy, table.them.energy) == (1, 0)


@rule("MB-003")
@card("iron_back", "cosmic_joe")
def test_the_order_of_the_active_player_changes_what_iron_back_counts(kot):
    def both_destroyed():
        table = kot(
            us={"play": ["cosmic_joe", "mechamster"], "hand": ["kong"]}, them={"play": ["iron_back"], "hand": ["rob"]}
        )
        table.roll("attack:cosmic_joe", GROWTH_1)
        table.play(KEEP, "hunt:iron_back")
        assert (table.player, table.options) == ("us", {"first:cosmic_joe", "first:iron_back"})
        return table

    table = both_destroyed()
    table.play("first:iron_back")
    assert table.them.energy == 1
    table = both_destroyed()
    table.play("first:cosmic_joe")
    assert table.them.energy == 0
    assert sorted(table.us.discard) == ["cosmic_joe", "mechamster"]


# 14 Kong


@rule("MK-010")
@card("kong")
def test_kong_is_a_nine_with_one_die(kot):
    table = kot(us={"play": ["kong"]}, them={"play": ["gigazaur"], "hand": ["rob"]})
    assert table.us.power("kong") == 9
    assert table.us.keywords("kong") == set()
    table.roll("attack:kong", GROWTH_1)
    table.play(KEEP, "block:gigazaur")
    assert table.us.play == ["kong"]
    assert table.them.discard == ["gigazaur"]
    assert table.us.life == 2


# 15 Kraken


@rule("MB-083", "MB-024")
@card("kraken")
def test_kraken_makes_allies_of_eight_or_more_sneaky(kot):
    table = kot(
        us={"play": ["kraken", "gigazaur", "drakonis"]},
        them={"play": ["kong", "quetzalcoatl"], "hand": ["rob"]},
    )
    assert table.us.keywords("gigazaur") == {"SNEAKY"}
    assert table.us.keywords("drakonis") == set()
    assert table.us.keywords("kraken") == set()
    assert table.them.keywords("kong") == set()
    table.play("attack:gigazaur")
    assert table.options == {"block:quetzalcoatl", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@rule("MK-012", "MK-013")
@card("kraken")
def test_kraken_itself_is_sneaky_with_growth_of_three(kot):
    """Project reading: Kraken counts among its allies."""
    table = kot(us={"play": ["kraken"]}, them={"play": ["kong", "mantis"], "hand": ["rob"]})
    table.roll("attack:kraken", GROWTH_3)
    table.play(KEEP)
    assert table.them.life == 2
    assert table.active == "them"
    assert table.us.keywords("kraken") == set()


@rule("MK-012", "MK-013")
@card("kraken")
def test_kraken_with_growth_of_two_can_be_blocked(kot):
    table = kot(us={"play": ["kraken"]}, them={"play": ["kong"], "hand": ["rob"]})
    table.roll("attack:kraken", GROWTH_2)
    table.play(KEEP)
    assert table.us.power("kraken") == 7
    assert table.options == {"block:kong", "block:none"}
    table.play("block:none")


@rule("MB-073")
@card("kraken")
def test_kraken_lets_a_strong_ally_block_a_sneaky_attacker(kot):
    table = kot(
        us={"play": ["quetzalcoatl"], "hand": ["rob"]},
        them={"play": ["kraken", "kong", "drakonis"], "hand": ["hades"]},
    )
    table.play("attack:quetzalcoatl")
    assert table.options == {"block:kong", "block:none"}
    table.play("block:kong")
    assert table.us.discard == ["quetzalcoatl"]


@rule("MB-024")
@card("kraken", "rex_florae")
def test_kraken_counts_what_rex_florae_gives(kot):
    table = kot(us={"play": ["kraken", "rex_florae", "drakonis"]}, them={"hand": ["rob"]})
    assert table.us.power("drakonis") == 8
    assert table.us.keywords("drakonis") == {"SNEAKY"}


@rule("MB-083")
@card("kraken")
def test_sneaky_is_gone_when_kraken_leaves_before_the_block(kot):
    """Outnumbered, Snail Hydra destroys a creature when it attacks: its own Kraken."""
    table = kot(
        us={"play": ["kraken", "snail_hydra"], "hand": ["rob"]},
        them={"play": ["mantis", "hades", "quetzalcoatl"], "hand": ["kong"]},
        sets=BOTH_SETS,
    )
    assert table.us.keywords("snail_hydra") == {"SNEAKY"}
    table.play("attack:snail_hydra", "defeat:kraken")
    assert table.options == {"block:mantis", "block:hades", "block:quetzalcoatl", "block:none"}
    table.play("block:none")


# 16 Mantis


@rule("MK-012", "MB-071", "MB-060")
@card("mantis")
def test_mantis_names_its_prey_after_the_roll(kot):
    table = kot(us={"play": ["mantis"]}, them={"play": ["drakonis", "rob"], "hand": ["hades"]})
    table.roll("attack:mantis", GROWTH_3)
    assert (table.player, table.kind) == ("us", "reroll")
    table.play(KEEP)
    assert (table.player, table.options) == ("us", {"hunt:drakonis", "hunt:rob", "hunt:none"})
    table.play("hunt:rob")
    assert table.them.discard == ["rob"]
    assert table.us.power("mantis") == 4
    assert table.them.life == 3


# 17 Mechamster


@rule("MK-010")
@card("mechamster")
def test_mechamster_gives_a_die_to_a_creature_without_any(kot):
    table = kot(us={"play": ["mechamster", "gigazaur"]}, them={"hand": ["rob"]})
    table.roll("attack:gigazaur", ENERGY_2)
    table.play(KEEP)
    assert table.us.energy == 2
    assert table.them.life == 2


@rule("MK-010")
@card("mechamster")
def test_mechamster_gives_a_second_die_to_a_creature_with_one(kot):
    table = kot(us={"play": ["mechamster", "kong"]}, them={"hand": ["rob"]})
    table.roll("attack:kong", ENERGY_1, ENERGY_1)
    table.play(KEEP)
    assert table.us.energy == 2


@rule("MK-010")
@card("mechamster")
def test_mechamster_gives_itself_nothing_and_enemies_neither(kot):
    table = kot(us={"play": ["mechamster"], "hand": ["kong"]}, them={"play": ["gigazaur"], "hand": ["rob"]})
    table.play("attack:mechamster")
    assert (table.player, table.kind) == ("them", "block")
    table.play("block:none")
    table.play("attack:gigazaur")
    assert (table.player, table.kind) == ("us", "block")
    table.play("block:none")
    assert table.rolled() == []


@rule("MK-010", "MK-001", "MB-081")
@card("mechamster")
def test_mechamster_gives_dice_to_creatures_of_other_sets_before_their_attack_effect(kot):
    table = kot(
        us={"play": ["mechamster", "tusked_extorter"]},
        them={"hand": ["rob", "kong"], "deck": []},
        sets=BOTH_SETS,
    )
    table.roll("attack:tusked_extorter", ENERGY_1)
    assert (table.player, table.kind) == ("us", "reroll")
    assert len(table.them.hand) == 2
    table.play(KEEP)
    assert table.us.energy == 1
    assert (table.player, table.options) == ("them", {"discard:rob", "discard:kong"})
    table.play("discard:kong")
    assert table.them.life == 2


@rule("MK-010")
@card("mechamster", "extra_head")
def test_mechamster_and_extra_head_together_give_two_dice_and_not_more(kot):
    table = kot(us={"play": ["mechamster", "kong"], "energy": 1}, them={"hand": ["rob"]}, display=["extra_head"])
    table.play("buy:extra_head")
    table.roll("attack:kong", ENERGY_2, ENERGY_2)
    table.play(KEEP)
    assert table.us.energy == 4


# 18 Mega Shark


@rule("MK-014", "MB-071")
@card("mega_shark")
def test_mega_shark_brings_a_cube_and_hunts(kot):
    table = kot(us={"hand": ["mega_shark", "kong"]}, them={"mindbugs": 0, "play": ["mantis"], "hand": ["rob"]})
    table.play("play:mega_shark")
    assert table.us.energy == 1
    table.play("play:rob", "mindbug:no")
    table.play("attack:mega_shark")
    assert table.options == {"hunt:mantis", "hunt:rob", "hunt:none"}
    table.play("hunt:mantis")
    assert table.them.discard == ["mantis"]


@rule("MB-053")
@card("mega_shark")
def test_mega_shark_taken_with_a_mindbug_pays_the_taker(kot):
    table = kot(us={"hand": ["mega_shark", "kong"]}, them={"mindbugs": 1, "hand": ["rob"]})
    table.play("play:mega_shark", "mindbug:yes")
    assert (table.us.energy, table.them.energy) == (0, 1)
    table.leave_open()


# 19 Megamoth


@rule("MB-082", "MB-072")
@card("megamoth")
def test_megamoth_poisons_and_leaves_two_cubes(kot):
    table = kot(us={"play": ["gigazaur"], "hand": ["kong"]}, them={"play": ["megamoth"], "hand": ["rob"]})
    table.play("attack:gigazaur", "block:megamoth")
    assert (table.player, table.options) == ("us", {"first:gigazaur", "first:megamoth"})
    table.play("first:megamoth")
    assert (table.us.play, table.them.play) == ([], [])
    assert (table.us.energy, table.them.energy) == (0, 2)
    assert (table.us.life, table.them.life) == (3, 2)


@rule("MB-055")
@card("megamoth")
def test_megamoth_pays_who_controlled_it_last(kot):
    table = kot(us={"hand": ["megamoth", "kong"], "play": ["drakonis"]}, them={"mindbugs": 1, "hand": ["rob"]})
    table.play("play:megamoth", "mindbug:yes")
    table.roll("attack:drakonis", ENERGY_1)
    table.play(KEEP, "block:megamoth")
    assert (table.us.discard, table.them.discard) == (["drakonis"], ["megamoth"])
    assert (table.us.energy, table.them.energy) == (1, 2)


# 20 Megaxolot


@rule("MB-013")
@card("megaxolot")
def test_megaxolot_gives_a_life_without_limit(kot):
    table = kot(us={"life": 7, "hand": ["megaxolot"]}, them={"mindbugs": 0, "hand": ["rob"]})
    table.play("play:megaxolot")
    assert (table.us.life, table.them.life) == (8, 3)
    assert table.us.keywords("megaxolot") == {"POISONOUS"}


@rule("MB-053")
@card("megaxolot")
def test_megaxolot_taken_with_a_mindbug_heals_the_taker(kot):
    table = kot(us={"hand": ["megaxolot", "kong"]}, them={"mindbugs": 1, "hand": ["rob"]})
    table.play("play:megaxolot", "mindbug:yes")
    assert (table.us.life, table.them.life) == (3, 4)
    table.leave_open()


@rule("MK-010", "MB-072")
@card("megaxolot")
def test_megaxolot_rolls_a_die_and_poisons(kot):
    table = kot(us={"play": ["megaxolot"]}, them={"play": ["gigazaur"], "hand": ["rob"]})
    table.roll("attack:megaxolot", GROWTH_3)
    table.play(KEEP, "block:gigazaur")
    assert (table.us.play, table.them.play) == ([], [])
    assert table.us.life == 2


# 21 Meka Dragon


@rule("MK-031")
@card("meka_dragon")
def test_meka_dragon_costs_the_opponent_a_life(kot):
    table = kot(us={"hand": ["meka_dragon"]}, them={"mindbugs": 0, "hand": ["rob"]})
    table.play("play:meka_dragon")
    assert (table.us.life, table.them.life) == (3, 2)


@rule("MB-040", "MB-053")
@card("meka_dragon")
def test_meka_dragon_taken_with_a_mindbug_can_beat_its_first_player(kot):
    table = kot(us={"life": 1, "hand": ["meka_dragon", "kong"]}, them={"mindbugs": 1, "hand": ["rob"]})
    table.play("play:meka_dragon", "mindbug:yes")
    assert table.winner == "them"


@rule("MK-010")
@card("meka_dragon")
def test_meka_dragon_rolls_a_die(kot):
    table = kot(us={"play": ["meka_dragon"]}, them={"hand": ["rob"]})
    table.roll("attack:meka_dragon", ENERGY_1)
    table.play(KEEP)
    assert table.us.energy == 1


# 22 Pagurah


@rule("MB-084", "MB-024")
@card("pagurah")
def test_pagurah_destroys_every_enemy_of_five_or_less_at_once(kot):
    table = kot(
        us={"play": ["gigazaur", "mantis", "hades", "mega_shark", "alienoid"], "hand": ["kong"]},
        them={"play": ["pagurah", "megamoth"], "hand": ["rob"]},
    )
    table.play("attack:gigazaur", "block:pagurah")
    assert sorted(table.us.play) == sorted(["gigazaur", exhausted("hades"), "alienoid"])
    assert sorted(table.us.discard) == ["mantis", "mega_shark"]
    assert table.them.play == ["megamoth"]


@rule("MB-024")
@card("pagurah", "rex_florae")
def test_pagurah_reads_all_powers_once_before_any_creature_leaves(kot):
    """A 5 beside Rex Florae is a 6 and stays; Rex Florae, a 6, stays too."""
    table = kot(
        us={"play": ["gigazaur", "rex_florae", "mega_shark", "pandakai"], "hand": ["kong"]},
        them={"play": ["pagurah"], "hand": ["rob"]},
    )
    table.play("attack:gigazaur", "block:pagurah")
    assert sorted(table.us.play) == ["gigazaur", "mega_shark", "rex_florae"]
    assert table.us.discard == ["pandakai"]
    assert table.us.energy == 1


@rule("MK-013")
@card("pagurah", "mantis")
def test_pagurah_spares_an_attacker_that_grew_beyond_five(kot):
    table = kot(us={"play": ["mantis"], "hand": ["kong"]}, them={"play": ["pagurah"], "hand": ["rob"]})
    table.roll("attack:mantis", GROWTH_2)
    table.play(KEEP, "hunt:pagurah")
    assert table.us.play == ["mantis"]
    other = kot(us={"play": ["mantis"], "hand": ["kong"]}, them={"play": ["pagurah"], "hand": ["rob"]})
    other.roll("attack:mantis", GROWTH_1)
    other.play(KEEP, "hunt:pagurah")
    assert other.us.discard == ["mantis"]


@rule("MK-016", "MB-070", "MK-013")
@card("pagurah")
def test_pagurah_rolls_on_both_attacks_and_growth_adds_up(kot):
    table = kot(us={"play": ["pagurah"], "hand": ["kong"]}, them={"hand": ["rob"]})
    table.roll("attack:pagurah", GROWTH_2)
    table.play(KEEP)
    assert (table.them.life, table.options) == (2, {"again:yes", "again:no"})
    assert table.us.power("pagurah") == 6
    table.roll("again:yes", GROWTH_3)
    assert (table.player, table.kind) == ("us", "reroll")
    assert table.us.power("pagurah") == 6
    table.play(KEEP)
    assert table.them.life == 1
    assert table.us.power("pagurah") == 4
    assert table.active == "them"


# 23 Pandakaï


@rule("MB-082", "MB-073")
@card("pandakai")
def test_pandakai_leaves_a_cube(kot):
    table = kot(us={"play": ["quetzalcoatl"], "hand": ["kong"]}, them={"play": ["pandakai"], "hand": ["rob"]})
    table.play("attack:quetzalcoatl", "block:pandakai")
    assert table.them.discard == ["pandakai"]
    assert (table.us.energy, table.them.energy) == (0, 1)


@rule("MB-082", "MK-015")
@card("pandakai")
def test_pandakai_discarded_from_a_hand_leaves_nothing(kot):
    table = kot(us={"play": ["kong"]}, them={"hand": ["pandakai", "rob"]})
    table.roll("attack:kong", DISCARD)
    table.play(KEEP, "discard:pandakai")
    assert table.them.discard == ["pandakai"]
    assert table.them.energy == 0
