"""Mindbug, MB-040 to MB-055: winning, the turn, playing a card and the Mindbugs."""

import json

import pytest

from tests.games.mindbug.play import rule

# --- The goal ---------------------------------------------------------------------------------------------------------


@rule("MB-040")
def test_the_last_life_lost_in_an_attack_ends_the_game(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"life": 1, "hand": ["bee_bear"]})
    table.play("attack:gorillion")
    assert table.over
    assert table.winner == "us"
    assert table.player is None
    assert table.options == set()
    assert table.them.life == 0


@rule("MB-040")
def test_the_last_life_lost_to_a_play_effect_ends_the_game(mindbug):
    table = mindbug(us={"hand": ["killer_bee"]}, them={"life": 1, "mindbugs": 0, "hand": ["bee_bear"]})
    table.play("play:killer_bee")
    assert table.over
    assert table.winner == "us"
    assert table.them.life == 0


@rule("MB-040")
def test_the_game_ends_before_the_block_if_the_attack_effect_takes_the_last_life(mindbug):
    table = mindbug(us={"play": ["chameleon_sniper"]}, them={"life": 1, "play": ["spider_owl"]})
    table.play("attack:chameleon_sniper")
    assert table.over
    assert table.winner == "us"
    assert table.us.play == ["chameleon_sniper"]
    assert table.them.play == ["spider_owl"]


@rule("MB-040")
def test_no_second_attack_is_offered_once_the_game_is_over(mindbug):
    table = mindbug(us={"play": ["luchataur"]}, them={"life": 1, "hand": ["bee_bear"]})
    table.play("attack:luchataur")
    assert table.over
    assert table.winner == "us"


@rule("MB-040")
def test_a_player_may_lose_on_the_own_turn_to_a_card_taken_with_a_mindbug(mindbug):
    table = mindbug(us={"life": 1, "hand": ["killer_bee", "bee_bear"]}, them={"mindbugs": 1, "hand": ["gorillion"]})
    table.play("play:killer_bee", "mindbug:yes")
    assert table.over
    assert table.winner == "them"
    assert table.us.life == 0
    assert table.us.hand == ["bee_bear"]


@rule("MB-041")
def test_without_a_card_and_a_creature_a_player_loses_when_the_turn_comes(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={})
    assert not table.over
    table.play("attack:gorillion")
    assert table.over
    assert table.winner == "us"
    assert table.them.life == 2


@rule("MB-041")
def test_a_player_without_an_action_at_the_start_has_lost(mindbug):
    table = mindbug(us={"discard": ["gorillion"]}, them={"play": ["bee_bear"]})
    assert table.over
    assert table.winner == "them"


@rule("MB-041")
def test_the_further_action_after_a_mindbug_must_be_possible_too(mindbug):
    table = mindbug(us={"hand": ["gorillion"]}, them={"mindbugs": 1, "hand": ["bee_bear"]})
    table.play("play:gorillion", "mindbug:yes")
    assert table.over
    assert table.winner == "them"
    assert table.them.play == ["gorillion"]
    assert table.us.life == 3


@rule("MB-041")
def test_want_of_an_action_counts_only_when_the_action_is_due(mindbug):
    table = mindbug(
        us={"mindbugs": 1},
        them={"hand": ["gorillion", "bee_bear"]},
        active="them",
    )
    table.play("play:gorillion")
    assert not table.over
    assert table.player == "us"
    assert table.kind == "mindbug"
    table.play("mindbug:yes", "play:bee_bear")
    assert not table.over
    assert table.player == "us"
    assert table.options == {"attack:gorillion"}


@rule("MB-041")
def test_one_creature_or_one_card_is_enough_to_go_on(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"hand": ["bee_bear"]})
    table.play("attack:gorillion")
    assert not table.over
    assert table.player == "them"
    assert table.options == {"play:bee_bear"}
    assert table.them.life == 2


@rule("MB-042")
@pytest.mark.parametrize("attacker", ["chameleon_sniper", "turbo_bug"])
def test_an_attack_effect_takes_life_from_the_opponent_alone(mindbug, attacker):
    table = mindbug(us={"life": 1, "play": [attacker]}, them={"life": 1, "hand": ["bee_bear"]})
    table.play(f"attack:{attacker}")
    assert table.over
    assert table.winner == "us"
    assert (table.us.life, table.them.life) == (1, 0)


@rule("MB-042")
def test_a_play_effect_takes_life_from_the_opponent_alone(mindbug):
    table = mindbug(us={"life": 1, "hand": ["killer_bee"]}, them={"life": 1, "mindbugs": 0, "hand": ["bee_bear"]})
    table.play("play:killer_bee")
    assert table.over
    assert table.winner == "us"
    assert (table.us.life, table.them.life) == (1, 0)


@rule("MB-042")
def test_the_first_zero_drops_the_rest_of_the_attack(mindbug):
    """Project reading; the attack would have cost a life the player no longer has."""
    table = mindbug(us={"play": ["chameleon_sniper"]}, them={"life": 1, "hand": ["bee_bear"]})
    table.play("attack:chameleon_sniper")
    assert table.over
    assert table.them.life == 0


# --- The turn ---------------------------------------------------------------------------------------------------------


@rule("MB-050")
def test_the_actions_are_each_card_of_the_hand_and_each_creature_and_no_pass(mindbug):
    table = mindbug(
        us={"hand": ["gorillion", "killer_bee"], "play": ["luchataur", "bee_bear"], "discard": ["turbo_bug"]},
        them={"play": ["rhino_turtle"], "hand": ["brain_fly"]},
    )
    assert table.player == "us"
    assert table.kind == "action"
    assert table.options == {"play:gorillion", "play:killer_bee", "attack:luchataur", "attack:bee_bear"}


@rule("MB-050")
def test_like_cards_and_creatures_are_actions_one_by_one(mindbug):
    table = mindbug(
        us={"hand": ["killer_bee", "killer_bee"], "play": ["luchataur", "luchataur"]},
        them={"hand": ["brain_fly"]},
    )
    assert table.options == {"play:killer_bee", "play:killer_bee#2", "attack:luchataur", "attack:luchataur#2"}


@rule("MB-050")
def test_a_turn_is_one_action_and_the_players_alternate(mindbug):
    table = mindbug(
        us={"hand": ["gorillion", "turbo_bug"], "mindbugs": 0},
        them={"hand": ["bee_bear", "snail_hydra"], "mindbugs": 0},
    )
    table.play("play:gorillion")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.options == {"play:bee_bear", "play:snail_hydra"}
    table.play("play:bee_bear")
    assert (table.active, table.player, table.kind) == ("us", "us", "action")
    assert table.options == {"play:turbo_bug", "attack:gorillion"}
    table.play("attack:gorillion", "block:none")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.options == {"play:snail_hydra", "attack:bee_bear"}


@rule("MB-050")
def test_one_creature_attacks_in_a_turn(mindbug):
    table = mindbug(us={"play": ["gorillion", "bee_bear"]}, them={"hand": ["turbo_bug"]})
    table.play("attack:gorillion")
    assert table.player == "them"
    assert table.options == {"play:turbo_bug"}
    assert table.them.life == 2


@rule("MB-050")
def test_a_single_action_is_asked_all_the_same(mindbug):
    table = mindbug(us={"hand": ["gorillion"]}, them={"hand": ["turbo_bug"]})
    assert table.player == "us"
    assert table.options == {"play:gorillion"}
    assert table.us.hand == ["gorillion"]


# --- Playing a card ---------------------------------------------------------------------------------------------------


@rule("MB-051")
def test_the_opponent_decides_after_the_refill(mindbug):
    hand = ["gorillion", "axolotl_healer", "brain_fly", "compost_dragon", "deathweaver"]
    table = mindbug(us={"hand": hand, "deck": ["luchataur"]}, them={"hand": ["bee_bear"]})
    table.play("play:gorillion")
    assert table.active == "us"
    assert table.player == "them"
    assert table.kind == "mindbug"
    assert table.options == {"mindbug:yes", "mindbug:no"}
    assert sorted(table.us.hand) == ["axolotl_healer", "brain_fly", "compost_dragon", "deathweaver", "luchataur"]
    table.play("mindbug:no")
    assert table.us.play == ["gorillion"]


@rule("MB-051")
def test_until_the_decision_the_card_is_in_no_hand_no_play_area_and_no_pile(mindbug):
    """Project reading: so a permanent ability on it does not count yet either."""
    table = mindbug(us={"hand": ["shield_bugs"], "play": ["turbo_bug"]}, them={"hand": ["bee_bear"]})
    table.play("play:shield_bugs")
    assert table.kind == "mindbug"
    assert table.us.hand == []
    assert table.us.play == ["turbo_bug"]
    assert table.them.play == []
    assert table.us.discard == []
    assert table.us.power("turbo_bug") == 4
    table.play("mindbug:no")
    assert sorted(table.us.play) == ["shield_bugs", "turbo_bug"]
    assert table.us.power("turbo_bug") == 5


@rule("MB-051")
def test_the_card_lies_face_up_for_all_to_read(mindbug):
    table = mindbug(us={"hand": ["gorillion", "bee_bear"]}, them={"hand": ["turbo_bug"]})
    assert '"gorillion"' not in json.dumps(table.view("them"))
    table.play("play:gorillion")
    for viewer in ("us", "them", None):
        assert '"gorillion"' in json.dumps(table.view(viewer))
    assert '"bee_bear"' not in json.dumps(table.view("them"))
    table.leave_open()


@rule("MB-052")
def test_a_declined_card_enters_its_players_play_area_and_works_for_that_player(mindbug):
    table = mindbug(us={"hand": ["axolotl_healer"]}, them={"hand": ["bee_bear"]})
    table.play("play:axolotl_healer", "mindbug:no")
    assert table.us.play == ["axolotl_healer"]
    assert table.us.life == 5
    assert table.them.life == 3
    assert table.them.mindbugs == 2
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-052")
def test_without_a_mindbug_left_nothing_is_asked(mindbug):
    table = mindbug(us={"hand": ["axolotl_healer"]}, them={"mindbugs": 0, "hand": ["bee_bear"]})
    table.play("play:axolotl_healer")
    assert table.us.play == ["axolotl_healer"]
    assert table.us.life == 5
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-053")
def test_a_mindbug_takes_the_card_and_the_active_player_acts_again_in_the_same_turn(mindbug):
    table = mindbug(
        us={"hand": ["axolotl_healer", "gorillion"], "play": ["goblin_werewolf"]},
        them={"hand": ["bee_bear"]},
    )
    table.play("play:axolotl_healer", "mindbug:yes")
    assert table.them.play == ["axolotl_healer"]
    assert table.them.life == 5
    assert table.us.life == 3
    assert table.them.mindbugs == 1
    assert table.us.mindbugs == 2
    assert (table.active, table.player, table.kind) == ("us", "us", "action")
    assert table.options == {"play:gorillion", "attack:goblin_werewolf"}
    assert table.us.power("goblin_werewolf") == 8
    table.play("play:gorillion", "mindbug:no")
    assert table.us.power("goblin_werewolf") == 2
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-053")
def test_the_further_action_may_be_an_attack(mindbug):
    table = mindbug(us={"hand": ["turbo_bug"], "play": ["gorillion"]}, them={"mindbugs": 1, "hand": ["bee_bear"]})
    table.play("play:turbo_bug", "mindbug:yes")
    assert table.options == {"attack:gorillion"}
    table.play("attack:gorillion")
    assert table.options == {"block:turbo_bug", "block:none"}
    table.play("block:none")
    assert table.them.life == 2
    assert table.player == "them"


@rule("MB-053")
def test_it_can_happen_twice_in_a_turn_and_not_a_third_time(mindbug):
    table = mindbug(
        us={"hand": ["gorillion", "luchataur", "snail_hydra"]},
        them={"hand": ["bee_bear"]},
    )
    table.play("play:gorillion", "mindbug:yes")
    assert table.them.mindbugs == 1
    assert table.options == {"play:luchataur", "play:snail_hydra"}
    table.play("play:luchataur", "mindbug:yes")
    assert table.them.mindbugs == 0
    assert table.options == {"play:snail_hydra"}
    table.play("play:snail_hydra")
    assert table.us.play == ["snail_hydra"]
    assert sorted(table.them.play) == ["gorillion", "luchataur"]
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-053")
def test_a_spent_mindbug_never_comes_back(mindbug):
    table = mindbug(
        us={"hand": ["gorillion", "turbo_bug", "snail_hydra"], "mindbugs": 0},
        them={"hand": ["bee_bear"], "mindbugs": 1},
    )
    table.play("play:gorillion", "mindbug:yes", "play:turbo_bug")
    assert (table.active, table.them.mindbugs) == ("them", 0)
    table.play("play:bee_bear")
    assert (table.active, table.them.mindbugs) == ("us", 0)
    table.play("play:snail_hydra")
    assert (table.active, table.them.mindbugs) == ("them", 0)
    assert sorted(table.us.play) == ["snail_hydra", "turbo_bug"]


@rule("MB-054")
def test_no_mindbug_on_a_card_that_an_effect_puts_into_play(mindbug):
    table = mindbug(
        us={"hand": ["compost_dragon"], "discard": ["gorillion", "bee_bear"]},
        them={"hand": ["turbo_bug"]},
    )
    table.play("play:compost_dragon", "mindbug:no")
    assert table.player == "us"
    assert table.kind == "revive"
    assert table.options == {"revive:gorillion", "revive:bee_bear"}
    table.play("revive:gorillion")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert sorted(table.us.play) == ["compost_dragon", "gorillion"]
    assert table.them.mindbugs == 2


@rule("MB-054")
def test_no_mindbug_on_a_card_just_taken_with_a_mindbug(mindbug):
    table = mindbug(us={"hand": ["gorillion", "turbo_bug"]}, them={"hand": ["bee_bear"]})
    table.play("play:gorillion", "mindbug:yes")
    assert (table.player, table.kind) == ("us", "action")
    assert table.us.mindbugs == 2
    assert table.them.play == ["gorillion"]
    table.leave_open()


@rule("MB-054")
def test_no_mindbug_on_a_creature_already_in_play(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": ["bee_bear"]})
    table.play("attack:gorillion")
    assert table.kind == "block"
    assert table.options == {"block:bee_bear", "block:none"}
    table.play("block:none")
    assert table.them.mindbugs == 2


@rule("MB-055")
def test_a_taken_creature_is_destroyed_into_the_pile_of_its_controller_who_has_its_effect(mindbug):
    table = mindbug(
        us={"hand": ["harpy_mother"], "play": ["gorillion", "turbo_bug"]},
        them={"mindbugs": 1, "hand": ["bee_bear"]},
    )
    table.play("play:harpy_mother", "mindbug:yes", "attack:gorillion", "block:harpy_mother")
    assert table.them.discard == ["harpy_mother"]
    assert table.us.discard == []
    assert table.player == "them"
    assert table.options == {"take:turbo_bug", "take:none"}
    table.play("take:turbo_bug")
    assert table.them.play == ["turbo_bug"]
    assert table.us.play == ["gorillion"]
