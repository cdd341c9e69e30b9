"""Mindbug, MB-060 to MB-065: attacking, blocking and fighting."""

import pytest

from tests.games.mindbug.play import exhausted, rule


@rule("MB-060")
def test_attack_effect_then_hunter_then_block_then_loss_of_life(mindbug):
    """HUNTER after the Attack effect is a project reading."""
    table = mindbug(
        us={"play": ["shark_dog"]},
        them={"play": ["gorillion", "bee_bear", "turbo_bug"]},
    )
    table.play("attack:shark_dog")
    assert (table.player, table.kind) == ("us", "defeat")
    assert table.options == {"defeat:gorillion", "defeat:bee_bear"}
    table.play("defeat:gorillion")
    assert (table.player, table.kind) == ("us", "hunt")
    assert table.options == {"hunt:bee_bear", "hunt:turbo_bug", "hunt:none"}
    table.play("hunt:none")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:bee_bear", "block:turbo_bug", "block:none"}
    table.play("block:none")
    assert table.them.life == 2
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-060")
def test_defeated_effects_come_before_the_second_attack(mindbug):
    table = mindbug(
        us={"play": ["luchataur", "bee_bear"]},
        them={"play": ["explosive_toad"], "hand": ["gorillion"]},
    )
    table.play("attack:luchataur", "block:explosive_toad")
    assert (table.player, table.kind) == ("them", "defeat")
    assert table.options == {"defeat:luchataur", "defeat:bee_bear"}
    table.play("defeat:bee_bear")
    assert (table.player, table.kind) == ("us", "again")
    assert table.options == {"again:yes", "again:no"}
    table.play("again:yes")
    assert table.them.life == 2
    assert table.us.discard == ["bee_bear"]


@rule("MB-060")
def test_the_attack_effect_comes_before_the_block(mindbug):
    table = mindbug(
        us={"play": ["tusked_extorter"]},
        them={"play": ["gorillion"], "hand": ["bee_bear", "turbo_bug"]},
    )
    table.play("attack:tusked_extorter")
    assert (table.player, table.kind) == ("them", "discard")
    assert table.options == {"discard:bee_bear", "discard:turbo_bug"}
    table.play("discard:turbo_bug")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:gorillion", "block:none"}
    table.play("block:gorillion")
    assert table.us.discard == ["tusked_extorter"]
    assert table.them.life == 3


@rule("MB-061")
def test_the_opponent_may_block_with_one_creature_or_with_none(mindbug):
    table = mindbug(
        us={"play": ["gorillion", "killer_bee"]},
        them={"play": ["bee_bear", "turbo_bug", "luchataur", "luchataur"]},
    )
    table.play("attack:gorillion")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:bee_bear", "block:turbo_bug", "block:luchataur", "block:luchataur#2", "block:none"}
    table.play("block:none")
    assert table.them.life == 2
    assert table.us.life == 3


@rule("MB-061")
@pytest.mark.parametrize("attacker", ["gorillion", "deathweaver", "bee_bear"])
def test_an_unblocked_attack_costs_one_life_whatever_the_power(mindbug, attacker):
    table = mindbug(us={"play": [attacker]}, them={"hand": ["turbo_bug"]})
    table.play(f"attack:{attacker}")
    assert table.them.life == 2
    assert table.us.play == [attacker]
    assert table.player == "them"


@rule("MB-061")
def test_without_a_creature_able_to_block_nothing_is_asked(mindbug):
    table = mindbug(us={"play": ["elephantopus"]}, them={"play": ["turbo_bug", "brain_fly"]})
    table.play("attack:elephantopus")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.them.life == 2


@rule("MB-061")
def test_only_creatures_able_to_block_are_offered(mindbug):
    table = mindbug(us={"play": ["bee_bear"]}, them={"play": ["strange_barrel", "giraffodile", "gorillion"]})
    table.play("attack:bee_bear")
    assert table.options == {"block:giraffodile", "block:gorillion", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@rule("MB-062")
def test_the_weaker_blocker_is_destroyed_and_no_life_is_lost(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": ["bee_bear"], "hand": ["turbo_bug"]})
    table.play("attack:gorillion", "block:bee_bear")
    assert table.us.play == ["gorillion"]
    assert table.them.play == []
    assert table.them.discard == ["bee_bear"]
    assert (table.us.life, table.them.life) == (3, 3)


@rule("MB-062")
def test_the_weaker_attacker_is_destroyed(mindbug):
    table = mindbug(us={"play": ["bee_bear"]}, them={"play": ["gorillion"]})
    table.play("attack:bee_bear", "block:gorillion")
    assert table.us.play == []
    assert table.us.discard == ["bee_bear"]
    assert table.them.play == ["gorillion"]
    assert (table.us.life, table.them.life) == (3, 3)


@rule("MB-062")
def test_equal_powers_destroy_both(mindbug):
    table = mindbug(
        us={"play": ["bee_bear"]},
        them={"play": ["tusked_extorter"], "hand": ["turbo_bug"]},
    )
    table.play("attack:bee_bear", "block:tusked_extorter")
    assert table.us.play == []
    assert table.them.play == []
    assert table.us.discard == ["bee_bear"]
    assert table.them.discard == ["tusked_extorter"]
    assert (table.us.life, table.them.life) == (3, 3)


@rule("MB-062")
def test_both_leave_at_once_so_neither_effect_finds_the_other(mindbug):
    table = mindbug(
        us={"play": ["explosive_toad", "gorillion"]},
        them={"play": ["explosive_toad", "bee_bear"]},
    )
    table.play("attack:explosive_toad", "block:explosive_toad")
    assert (table.player, table.kind) == ("us", "first")
    assert table.options == {"first:explosive_toad", "first:explosive_toad#2"}
    assert table.us.play == ["gorillion"]
    assert table.them.play == ["bee_bear"]
    table.play("first:explosive_toad")
    assert (table.player, table.kind) == ("us", "defeat")
    assert table.options == {"defeat:gorillion", "defeat:bee_bear"}
    table.play("defeat:bee_bear")
    assert table.us.play == []
    assert table.them.play == []


@rule("MB-063")
def test_a_destroyed_creature_goes_to_the_pile_of_its_controller(mindbug):
    table = mindbug(
        us={"hand": ["brain_fly"], "mindbugs": 0},
        them={"mindbugs": 0, "play": ["bee_bear", "gorillion"]},
    )
    table.play("play:brain_fly", "take:bee_bear")
    assert sorted(table.us.play) == ["bee_bear", "brain_fly"]
    table.play("attack:gorillion", "block:bee_bear")
    assert table.us.discard == ["bee_bear"]
    assert table.them.discard == []
    assert table.us.play == ["brain_fly"]


@rule("MB-064")
def test_an_attacker_destroyed_by_its_own_effect_ends_the_attack(mindbug):
    """Project reading."""
    table = mindbug(us={"play": ["snail_hydra"]}, them={"play": ["gorillion", "bee_bear"]})
    table.play("attack:snail_hydra")
    assert (table.player, table.kind) == ("us", "defeat")
    assert table.options == {"defeat:snail_hydra", "defeat:gorillion", "defeat:bee_bear"}
    table.play("defeat:snail_hydra")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.us.discard == ["snail_hydra"]
    assert table.them.life == 3


@rule("MB-064")
def test_an_attacker_that_changed_sides_ends_the_attack(mindbug):
    """Project reading. Beside Shield Bugs the Harpy Mother is a 6, so Shark Dog must hit her."""
    table = mindbug(us={"play": ["shark_dog"]}, them={"play": ["harpy_mother", "shield_bugs"]})
    table.play("attack:shark_dog")
    assert table.them.discard == ["harpy_mother"]
    assert (table.player, table.kind) == ("them", "take")
    assert table.options == {"take:shark_dog", "take:none"}
    table.play("take:shark_dog")
    assert sorted(table.them.play) == ["shark_dog", "shield_bugs"]
    assert table.us.play == []
    assert table.them.life == 3
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-064")
def test_an_attacker_left_where_it_is_goes_on(mindbug):
    table = mindbug(us={"play": ["shark_dog"]}, them={"play": ["harpy_mother", "shield_bugs"]})
    table.play("attack:shark_dog", "take:none")
    assert (table.player, table.kind) == ("us", "hunt")
    assert table.options == {"hunt:shield_bugs", "hunt:none"}
    table.play("hunt:none", "block:none")
    assert table.them.life == 2


@rule("MB-065")
def test_a_creature_may_attack_on_the_very_next_turn_of_its_player(mindbug):
    table = mindbug(
        us={"hand": ["gorillion", "turbo_bug"], "mindbugs": 0},
        them={"hand": ["bee_bear", "snail_hydra"], "mindbugs": 0},
    )
    table.play("play:gorillion", "play:bee_bear")
    assert table.options == {"play:turbo_bug", "attack:gorillion"}
    table.play("attack:gorillion", "block:none")
    assert table.options == {"play:snail_hydra", "attack:bee_bear"}


@rule("MB-065")
def test_a_creature_taken_with_a_mindbug_may_block_in_the_same_turn(mindbug):
    table = mindbug(us={"hand": ["gorillion"], "play": ["luchataur"]}, them={"mindbugs": 1})
    table.play("play:gorillion", "mindbug:yes", "attack:luchataur")
    assert table.options == {"block:gorillion", "block:none"}
    table.play("block:gorillion")
    assert table.us.discard == ["luchataur"]
    assert table.options == {"attack:gorillion"}


@rule("MB-065")
def test_a_creature_may_block_as_often_as_attacks_come(mindbug):
    table = mindbug(us={"play": ["rhino_turtle"]}, them={"play": ["gorillion"]})
    table.play("attack:rhino_turtle", "block:gorillion")
    assert table.us.play == [exhausted("rhino_turtle")]
    table.play("again:yes")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:gorillion", "block:none"}
    table.play("block:gorillion")
    assert table.us.discard == ["rhino_turtle"]
    assert table.them.play == ["gorillion"]


@rule("MB-065")
def test_a_creature_that_attacked_may_block_on_the_next_turn(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": ["bee_bear"]})
    table.play("attack:gorillion", "block:none", "attack:bee_bear")
    assert (table.player, table.kind) == ("us", "block")
    assert table.options == {"block:gorillion", "block:none"}
    table.play("block:gorillion")
    assert table.them.discard == ["bee_bear"]
