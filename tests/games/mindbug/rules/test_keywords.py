"""Mindbug, MB-070 to MB-076: the five keywords."""

import pytest

from tests.games.mindbug.play import exhausted, rule

# --- FRENZY -----------------------------------------------------------------------------------------------------------


@rule("MB-070")
def test_frenzy_allows_a_second_attack_and_never_a_third(mindbug):
    table = mindbug(us={"play": ["luchataur"], "hand": ["gorillion"]}, them={"hand": ["bee_bear"]})
    table.play("attack:luchataur")
    assert table.them.life == 2
    assert (table.active, table.player, table.kind) == ("us", "us", "again")
    assert table.options == {"again:yes", "again:no"}
    table.play("again:yes")
    assert table.them.life == 1
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-070")
def test_the_second_attack_is_optional(mindbug):
    table = mindbug(us={"play": ["luchataur"]}, them={"hand": ["bee_bear"]})
    table.play("attack:luchataur", "again:no")
    assert table.them.life == 2
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-070")
def test_a_creature_destroyed_in_its_first_attack_has_no_second(mindbug):
    table = mindbug(us={"play": ["luchataur", "bee_bear"]}, them={"play": ["gorillion"]})
    table.play("attack:luchataur", "block:gorillion")
    assert table.us.play == ["bee_bear"]
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-070")
def test_without_frenzy_one_attack_is_all(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"hand": ["bee_bear"]})
    table.play("attack:gorillion")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.them.life == 2


@rule("MB-070")
def test_the_second_attack_can_be_blocked_anew(mindbug):
    table = mindbug(us={"play": ["luchataur"]}, them={"play": ["bee_bear", "turbo_bug"]})
    table.play("attack:luchataur", "block:none", "again:yes")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:bee_bear", "block:turbo_bug", "block:none"}
    table.play("block:turbo_bug")
    assert table.them.life == 2
    assert table.them.discard == ["turbo_bug"]
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-070")
def test_frenzy_won_during_the_first_attack_counts(mindbug):
    """Project reading: the Lone Yeti that loses its last companion in the first attack may go again."""
    table = mindbug(us={"play": ["lone_yeti", "killer_bee"]}, them={"play": ["explosive_toad", "turbo_bug"]})
    assert table.us.keywords("lone_yeti") == {"TOUGH"}
    table.play("attack:lone_yeti", "block:explosive_toad")
    assert set(table.us.play) == {exhausted("lone_yeti"), "killer_bee"}
    assert table.options == {"defeat:turbo_bug", "defeat:lone_yeti", "defeat:killer_bee"}
    table.play("defeat:killer_bee")
    assert table.us.power("lone_yeti") == 10
    assert table.us.keywords("lone_yeti") == {"TOUGH", "FRENZY"}
    assert (table.player, table.kind) == ("us", "again")
    table.play("again:yes")
    assert table.options == {"block:turbo_bug", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@rule("MB-070")
def test_frenzy_lost_during_the_first_attack_is_gone(mindbug):
    """Project reading: Sharky that destroyed the last enemy creature with FRENZY may not go again."""
    table = mindbug(
        us={"play": ["sharky_crab_dog_mummypus", "shield_bugs"]},
        them={"play": ["explosive_toad", "bee_bear"]},
    )
    assert table.us.keywords("sharky_crab_dog_mummypus") == {"FRENZY"}
    table.play("attack:sharky_crab_dog_mummypus", "block:explosive_toad")
    assert table.options == {"defeat:bee_bear", "defeat:sharky_crab_dog_mummypus", "defeat:shield_bugs"}
    table.play("defeat:shield_bugs")
    assert set(table.us.play) == {"sharky_crab_dog_mummypus", exhausted("shield_bugs")}
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-070")
def test_frenzy_still_there_after_the_first_attack_counts(mindbug):
    table = mindbug(
        us={"play": ["sharky_crab_dog_mummypus", "shield_bugs"]},
        them={"play": ["explosive_toad", "luchataur"]},
    )
    table.play("attack:sharky_crab_dog_mummypus", "block:explosive_toad", "defeat:shield_bugs")
    assert (table.player, table.kind) == ("us", "again")
    table.play("again:no")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


# --- HUNTER -----------------------------------------------------------------------------------------------------------


@rule("MB-071")
def test_the_hunter_names_the_blocker_and_the_opponent_has_no_say(mindbug):
    table = mindbug(us={"play": ["killer_bee"]}, them={"play": ["turbo_bug", "gorillion"]})
    table.play("attack:killer_bee")
    assert (table.player, table.kind) == ("us", "hunt")
    assert table.options == {"hunt:turbo_bug", "hunt:gorillion", "hunt:none"}
    table.play("hunt:turbo_bug")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.them.discard == ["turbo_bug"]
    assert table.them.play == ["gorillion"]
    assert table.us.play == ["killer_bee"]
    assert table.them.life == 3


@rule("MB-071")
def test_hunting_is_optional_and_then_the_opponent_decides(mindbug):
    table = mindbug(us={"play": ["killer_bee"]}, them={"play": ["turbo_bug", "gorillion"]})
    table.play("attack:killer_bee", "hunt:none")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:turbo_bug", "block:gorillion", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@rule("MB-071")
def test_a_single_enemy_creature_need_not_be_hunted(mindbug):
    table = mindbug(us={"play": ["killer_bee"]}, them={"play": ["gorillion"]})
    table.play("attack:killer_bee")
    assert table.options == {"hunt:gorillion", "hunt:none"}
    table.play("hunt:none")
    assert table.options == {"block:gorillion", "block:none"}
    table.play("block:none")
    assert table.them.life == 2
    assert table.us.play == ["killer_bee"]


@rule("MB-071")
def test_without_an_enemy_creature_the_hunters_attack_goes_through(mindbug):
    table = mindbug(us={"play": ["killer_bee"]}, them={"hand": ["gorillion"]})
    table.play("attack:killer_bee")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.them.life == 2


@rule("MB-071")
def test_a_hunter_may_name_a_creature_barred_from_blocking_by_an_ability(mindbug):
    table = mindbug(us={"play": ["killer_bee", "elephantopus"]}, them={"play": ["turbo_bug", "brain_fly"]})
    table.play("attack:killer_bee")
    assert table.options == {"hunt:turbo_bug", "hunt:brain_fly", "hunt:none"}
    table.play("hunt:brain_fly")
    assert table.them.discard == ["brain_fly"]
    assert table.them.life == 3


@rule("MB-071")
def test_a_sneaky_hunter_may_name_a_creature_that_is_not_sneaky(mindbug):
    table = mindbug(us={"play": ["tiger_squirrel", "snail_thrower"]}, them={"play": ["gorillion", "bee_bear"]})
    assert table.us.keywords("tiger_squirrel") == {"SNEAKY", "HUNTER", "POISONOUS"}
    table.play("attack:tiger_squirrel")
    assert table.options == {"hunt:gorillion", "hunt:bee_bear", "hunt:none"}
    table.play("hunt:gorillion")
    assert table.them.discard == ["gorillion"]
    assert table.us.discard == ["tiger_squirrel"]
    assert table.them.life == 3


@rule("MB-071")
def test_a_sneaky_hunter_that_does_not_hunt_is_as_hard_to_block_as_ever(mindbug):
    table = mindbug(us={"play": ["tiger_squirrel", "snail_thrower"]}, them={"play": ["gorillion", "bee_bear"]})
    table.play("attack:tiger_squirrel", "hunt:none")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.them.life == 2


@rule("MB-071")
def test_a_hunter_that_blocks_names_nobody(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": ["killer_bee", "bee_bear"]})
    table.play("attack:gorillion")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:killer_bee", "block:bee_bear", "block:none"}
    table.play("block:killer_bee")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.them.discard == ["killer_bee"]


# --- POISONOUS --------------------------------------------------------------------------------------------------------


@rule("MB-072")
@pytest.mark.parametrize("active", ["us", "them"])
def test_poison_destroys_the_stronger_creature_and_the_poisonous_one_dies_too(mindbug, active):
    table = mindbug(
        us={"play": ["deathweaver"], "hand": ["turbo_bug"]},
        them={"play": ["gorillion"], "hand": ["bee_bear"]},
        active=active,
    )
    if active == "us":
        table.play("attack:deathweaver", "block:gorillion")
    else:
        table.play("attack:gorillion", "block:deathweaver")
    assert table.us.discard == ["deathweaver"]
    assert table.them.discard == ["gorillion"]
    assert (table.us.life, table.them.life) == (3, 3)


@rule("MB-072")
def test_a_poisonous_creature_of_higher_power_survives(mindbug):
    table = mindbug(us={"play": ["axolotl_healer"]}, them={"play": ["tiger_squirrel"], "hand": ["bee_bear"]})
    table.play("attack:axolotl_healer", "block:tiger_squirrel")
    assert table.us.play == ["axolotl_healer"]
    assert table.them.discard == ["tiger_squirrel"]


@rule("MB-072")
def test_a_poisonous_creature_of_equal_power_dies_with_the_other(mindbug):
    table = mindbug(us={"play": ["axolotl_healer"]}, them={"play": ["turbo_bug"], "hand": ["bee_bear"]})
    table.play("attack:axolotl_healer", "block:turbo_bug")
    assert table.us.discard == ["axolotl_healer"]
    assert table.them.discard == ["turbo_bug"]


@rule("MB-072")
def test_two_poisonous_creatures_destroy_each_other(mindbug):
    table = mindbug(us={"play": ["axolotl_healer"]}, them={"play": ["deathweaver"], "hand": ["bee_bear"]})
    table.play("attack:axolotl_healer", "block:deathweaver")
    assert table.us.discard == ["axolotl_healer"]
    assert table.them.discard == ["deathweaver"]


@rule("MB-072")
def test_poison_does_nothing_in_an_unblocked_attack(mindbug):
    table = mindbug(us={"play": ["axolotl_healer"]}, them={"play": ["turbo_bug"]})
    table.play("attack:axolotl_healer", "block:none")
    assert table.them.life == 2
    assert table.them.play == ["turbo_bug"]


# --- SNEAKY -----------------------------------------------------------------------------------------------------------


@rule("MB-073")
def test_only_sneaky_creatures_may_block_a_sneaky_attacker(mindbug):
    table = mindbug(
        us={"play": ["spider_owl"]},
        them={"play": ["gorillion", "ferret_bomber", "killer_bee", "tiger_squirrel"]},
    )
    table.play("attack:spider_owl")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:ferret_bomber", "block:tiger_squirrel", "block:none"}
    table.play("block:tiger_squirrel")
    assert table.us.discard == ["spider_owl"]
    assert table.them.discard == ["tiger_squirrel"]


@rule("MB-073")
def test_without_a_sneaky_creature_nobody_can_block(mindbug):
    table = mindbug(us={"play": ["spider_owl"]}, them={"play": ["gorillion", "killer_bee"]})
    table.play("attack:spider_owl")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.them.life == 2


@rule("MB-073")
def test_a_sneaky_creature_blocks_like_any_other(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": ["ferret_bomber", "killer_bee"]})
    table.play("attack:gorillion")
    assert table.options == {"block:ferret_bomber", "block:killer_bee", "block:none"}
    table.play("block:ferret_bomber")
    assert table.them.discard == ["ferret_bomber"]
    assert table.them.life == 3


# --- TOUGH ------------------------------------------------------------------------------------------------------------


@rule("MB-074")
def test_tough_exhausts_instead_of_dying_in_a_fight(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": ["elephantopus"]})
    table.play("attack:gorillion", "block:elephantopus")
    assert table.them.play == [exhausted("elephantopus")]
    assert table.them.discard == []
    assert table.us.play == ["gorillion"]


@rule("MB-074")
def test_tough_exhausts_instead_of_dying_by_an_effect(mindbug):
    table = mindbug(us={"hand": ["tiger_squirrel"]}, them={"mindbugs": 0, "play": ["elephantopus"]})
    table.play("play:tiger_squirrel")
    assert table.them.play == [exhausted("elephantopus")]
    assert table.them.discard == []


@rule("MB-074")
def test_an_exhausted_creature_is_destroyed_in_a_fight(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": [exhausted("elephantopus")], "hand": ["bee_bear"]})
    table.play("attack:gorillion", "block:elephantopus")
    assert table.them.play == []
    assert table.them.discard == ["elephantopus"]


@rule("MB-074")
def test_an_exhausted_creature_is_destroyed_by_an_effect(mindbug):
    table = mindbug(
        us={"hand": ["tiger_squirrel"]},
        them={"mindbugs": 0, "play": [exhausted("elephantopus")], "hand": ["bee_bear"]},
    )
    table.play("play:tiger_squirrel")
    assert table.them.play == []
    assert table.them.discard == ["elephantopus"]


@rule("MB-074")
def test_exhausted_once_it_stays_so_over_the_turns(mindbug):
    table = mindbug(
        us={"play": ["gorillion"], "hand": ["turbo_bug"]},
        them={"mindbugs": 0, "play": ["elephantopus"], "hand": ["bee_bear", "snail_hydra"]},
    )
    table.play("attack:gorillion", "block:elephantopus")
    assert table.them.play == [exhausted("elephantopus")]
    table.play("attack:elephantopus", "block:none")
    assert table.them.play == [exhausted("elephantopus")]
    table.play("attack:gorillion", "block:elephantopus")
    assert table.them.play == []
    assert table.them.discard == ["elephantopus"]


@rule("MB-074")
def test_an_exhausted_creature_attacks_and_blocks_and_uses_its_ability(mindbug):
    table = mindbug(
        us={"play": [exhausted("elephantopus"), exhausted("rhino_turtle")]},
        them={"play": ["turbo_bug", "killer_bee"]},
    )
    assert table.options == {"attack:elephantopus", "attack:rhino_turtle"}
    table.play("attack:rhino_turtle")
    assert table.options == {"block:killer_bee", "block:none"}  # the exhausted Elephantopus bars the 4
    table.play("block:none", "again:no", "attack:turbo_bug")
    assert table.us.life == 1
    assert (table.player, table.kind) == ("us", "block")
    assert table.options == {"block:elephantopus", "block:rhino_turtle", "block:none"}
    table.play("block:elephantopus")
    assert set(table.us.play) == {exhausted("elephantopus"), exhausted("rhino_turtle")}
    assert table.them.discard == ["turbo_bug"]


@rule("MB-074")
def test_winning_a_fight_exhausts_nobody(mindbug):
    table = mindbug(us={"play": ["elephantopus"]}, them={"play": ["strange_barrel"], "hand": ["bee_bear"]})
    table.play("attack:elephantopus", "block:strange_barrel")
    assert table.us.play == ["elephantopus"]
    assert table.them.discard == ["strange_barrel"]


@rule("MB-075")
def test_poison_and_equal_power_together_exhaust_a_tough_creature_and_no_more(mindbug):
    table = mindbug(us={"play": ["axolotl_healer"]}, them={"play": ["shield_bugs"]})
    table.play("attack:axolotl_healer", "block:shield_bugs")
    assert table.them.play == [exhausted("shield_bugs")]
    assert table.them.discard == []
    assert table.us.discard == ["axolotl_healer"]


@rule("MB-075")
def test_poison_and_higher_power_together_exhaust_a_tough_creature_and_no_more(mindbug):
    table = mindbug(us={"play": ["axolotl_healer"], "hand": ["turbo_bug"]}, them={"play": ["plated_scorpion"]})
    table.play("attack:axolotl_healer", "block:plated_scorpion")
    assert table.them.play == [exhausted("plated_scorpion")]
    assert table.us.discard == ["axolotl_healer"]


@rule("MB-075")
def test_an_exhausted_creature_is_destroyed_by_that_one_destruction(mindbug):
    table = mindbug(
        us={"play": ["axolotl_healer"]},
        them={"play": [exhausted("shield_bugs")], "hand": ["bee_bear"]},
    )
    table.play("attack:axolotl_healer", "block:shield_bugs")
    assert table.them.play == []
    assert table.them.discard == ["shield_bugs"]
    assert table.us.discard == ["axolotl_healer"]


@rule("MB-076")
def test_a_creature_that_comes_back_out_of_the_pile_is_not_exhausted(mindbug):
    """Project reading."""
    table = mindbug(
        us={"play": [exhausted("rhino_turtle")], "hand": ["compost_dragon"]},
        them={"mindbugs": 0, "play": ["gorillion"]},
        active="them",
    )
    table.play("attack:gorillion", "block:rhino_turtle")
    assert table.us.discard == ["rhino_turtle"]
    table.play("play:compost_dragon")
    assert sorted(table.us.play) == ["compost_dragon", "rhino_turtle"]
    table.play("attack:gorillion", "block:rhino_turtle")
    assert set(table.us.play) == {"compost_dragon", exhausted("rhino_turtle")}


@rule("MB-076")
def test_a_creature_played_out_of_the_other_players_pile_is_not_exhausted(mindbug):
    """Project reading."""
    table = mindbug(
        us={"play": ["gorillion"], "hand": ["grave_robber"], "mindbugs": 0},
        them={"mindbugs": 0, "play": [exhausted("rhino_turtle")], "hand": ["bee_bear"]},
    )
    table.play("attack:gorillion", "block:rhino_turtle", "play:bee_bear", "play:grave_robber")
    assert sorted(table.us.play) == ["gorillion", "grave_robber", "rhino_turtle"]
    assert table.them.discard == []


@rule("MB-076")
def test_a_creature_played_again_from_the_hand_is_not_exhausted(mindbug):
    """Project reading."""
    table = mindbug(
        us={"play": [exhausted("rhino_turtle")], "hand": ["giraffodile"], "mindbugs": 0},
        them={"mindbugs": 0, "play": ["gorillion"]},
        active="them",
    )
    table.play("attack:gorillion", "block:rhino_turtle", "play:giraffodile")
    assert table.us.hand == ["rhino_turtle"]
    table.play("attack:gorillion", "block:none", "play:rhino_turtle")
    assert sorted(table.us.play) == ["giraffodile", "rhino_turtle"]
