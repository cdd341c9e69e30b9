"""Mindbug, MB-080 to MB-092: abilities and the words of the lexicon."""

from tests.games.mindbug.play import exhausted, rule

# --- Play -------------------------------------------------------------------------------------------------------------


@rule("MB-080")
def test_a_play_effect_works_for_the_player_of_the_card(mindbug):
    table = mindbug(us={"hand": ["killer_bee"]}, them={"mindbugs": 0, "hand": ["bee_bear"]})
    table.play("play:killer_bee")
    assert (table.us.life, table.them.life) == (3, 2)
    assert table.us.play == ["killer_bee"]


@rule("MB-080")
def test_a_play_effect_works_for_the_player_who_took_the_card_with_a_mindbug(mindbug):
    table = mindbug(us={"hand": ["killer_bee", "gorillion"]}, them={"mindbugs": 1, "hand": ["bee_bear"]})
    table.play("play:killer_bee", "mindbug:yes")
    assert (table.us.life, table.them.life) == (2, 3)
    assert table.them.play == ["killer_bee"]
    table.leave_open()


@rule("MB-080")
def test_a_play_effect_works_out_of_the_own_discard_pile(mindbug):
    table = mindbug(
        us={"hand": ["compost_dragon"], "discard": ["killer_bee", "gorillion"]},
        them={"mindbugs": 0, "hand": ["bee_bear"]},
    )
    table.play("play:compost_dragon")
    assert (table.player, table.kind) == ("us", "revive")
    assert table.options == {"revive:killer_bee", "revive:gorillion"}
    table.play("revive:killer_bee")
    assert (table.us.life, table.them.life) == (3, 2)
    assert table.us.discard == ["gorillion"]


@rule("MB-080")
def test_a_play_effect_works_out_of_the_other_players_discard_pile(mindbug):
    table = mindbug(
        us={"hand": ["grave_robber"], "discard": ["gorillion"]},
        them={"mindbugs": 0, "hand": ["bee_bear"], "discard": ["axolotl_healer", "turbo_bug"]},
    )
    table.play("play:grave_robber")
    assert table.options == {"revive:axolotl_healer", "revive:turbo_bug"}
    table.play("revive:axolotl_healer")
    assert (table.us.life, table.them.life) == (5, 3)
    assert sorted(table.us.play) == ["axolotl_healer", "grave_robber"]
    assert table.them.discard == ["turbo_bug"]


@rule("MB-080")
def test_a_play_effect_does_not_work_when_the_creature_attacks_or_dies(mindbug):
    table = mindbug(us={"play": ["axolotl_healer"]}, them={"play": ["gorillion"], "hand": ["bee_bear"]})
    table.play("attack:axolotl_healer", "block:gorillion")
    assert table.us.discard == ["axolotl_healer"]
    assert (table.us.life, table.them.life) == (3, 3)


# --- Attack -----------------------------------------------------------------------------------------------------------


@rule("MB-081")
def test_an_attack_effect_comes_before_the_block_and_stays_if_blocked(mindbug):
    table = mindbug(us={"play": ["chameleon_sniper"]}, them={"play": ["ferret_bomber", "gorillion"]})
    table.play("attack:chameleon_sniper")
    assert table.them.life == 2
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:ferret_bomber", "block:none"}
    table.play("block:ferret_bomber")
    assert table.them.life == 2
    assert table.us.discard == ["chameleon_sniper"]


@rule("MB-081")
def test_an_attack_effect_adds_to_an_unblocked_attack(mindbug):
    table = mindbug(us={"play": ["chameleon_sniper"]}, them={"play": ["ferret_bomber"]})
    table.play("attack:chameleon_sniper", "block:none")
    assert table.them.life == 1


@rule("MB-081")
def test_an_attack_effect_comes_again_with_every_attack(mindbug):
    table = mindbug(us={"play": ["chameleon_sniper"]}, them={"life": 6, "play": ["gorillion"]})
    table.play("attack:chameleon_sniper")
    assert table.them.life == 4
    table.play("attack:gorillion", "block:none", "attack:chameleon_sniper")
    assert table.them.life == 2


@rule("MB-081")
def test_an_attack_effect_does_not_come_when_the_creature_enters_play_or_blocks(mindbug):
    table = mindbug(
        us={"hand": ["turbo_bug"], "mindbugs": 0},
        them={"mindbugs": 0, "play": ["gorillion"]},
    )
    table.play("play:turbo_bug")
    assert table.them.life == 3
    table.play("attack:gorillion", "block:turbo_bug")
    assert table.them.life == 3
    assert table.us.discard == ["turbo_bug"]


# --- Defeated ---------------------------------------------------------------------------------------------------------


@rule("MB-082")
def test_a_defeated_effect_comes_right_after_the_move_to_the_discard_pile(mindbug):
    table = mindbug(us={"play": ["gorillion", "turbo_bug"]}, them={"play": ["explosive_toad"], "hand": ["bee_bear"]})
    table.play("attack:gorillion", "block:explosive_toad")
    assert (table.player, table.kind) == ("them", "defeat")
    assert table.them.discard == ["explosive_toad"]
    assert table.them.play == []
    assert table.options == {"defeat:gorillion", "defeat:turbo_bug"}
    table.play("defeat:gorillion")
    assert table.us.discard == ["gorillion"]


@rule("MB-082")
def test_a_creature_destroyed_by_an_effect_has_its_defeated_effect(mindbug):
    table = mindbug(
        us={"play": ["shark_dog"], "hand": ["gorillion", "luchataur"]},
        them={"play": ["strange_barrel"], "hand": ["bee_bear"]},
    )
    table.play("attack:shark_dog")
    assert table.them.discard == ["strange_barrel"]
    assert sorted(table.them.hand) == ["bee_bear", "gorillion", "luchataur"]
    assert table.us.hand == []
    assert table.them.life == 2


@rule("MB-082")
def test_no_defeated_effect_when_control_changes(mindbug):
    table = mindbug(
        us={"hand": ["brain_fly", "gorillion", "luchataur"]},
        them={"mindbugs": 0, "play": ["strange_barrel"], "hand": ["bee_bear"]},
    )
    table.play("play:brain_fly")
    assert sorted(table.us.play) == ["brain_fly", "strange_barrel"]
    assert sorted(table.us.hand) == ["gorillion", "luchataur"]
    assert table.them.hand == ["bee_bear"]


@rule("MB-082")
def test_no_defeated_effect_when_the_card_is_discarded_from_a_hand(mindbug):
    table = mindbug(
        us={"hand": ["ferret_bomber", "gorillion", "luchataur"], "play": ["snail_hydra"]},
        them={"mindbugs": 0, "hand": ["explosive_toad", "strange_barrel"], "play": ["bee_bear"]},
    )
    table.play("play:ferret_bomber")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert sorted(table.them.discard) == ["explosive_toad", "strange_barrel"]
    assert sorted(table.us.hand) == ["gorillion", "luchataur"]
    assert sorted(table.us.play) == ["ferret_bomber", "snail_hydra"]


# --- Permanent --------------------------------------------------------------------------------------------------------


@rule("MB-083")
def test_a_permanent_ability_starts_and_ends_with_the_creature(mindbug):
    table = mindbug(
        us={"hand": ["shield_bugs"], "play": ["brain_fly"]},
        them={"mindbugs": 0, "hand": ["tiger_squirrel"], "play": ["gorillion"]},
    )
    assert table.us.power("brain_fly") == 4
    table.play("play:shield_bugs")
    assert table.us.power("brain_fly") == 5
    table.play("attack:gorillion", "block:shield_bugs")
    assert set(table.us.play) == {"brain_fly", exhausted("shield_bugs")}
    assert table.us.power("brain_fly") == 5
    table.play("attack:brain_fly", "block:none", "attack:gorillion", "block:shield_bugs")
    assert table.us.play == ["brain_fly"]
    assert table.us.power("brain_fly") == 4


@rule("MB-083")
def test_a_permanent_ability_holds_only_while_its_condition_does(mindbug):
    table = mindbug(
        us={"play": ["lone_yeti"], "hand": ["gorillion"]},
        them={"mindbugs": 0, "hand": ["bee_bear"]},
    )
    assert table.us.power("lone_yeti") == 10
    assert table.us.keywords("lone_yeti") == {"TOUGH", "FRENZY"}
    table.play("play:gorillion")
    assert table.us.power("lone_yeti") == 5
    assert table.us.keywords("lone_yeti") == {"TOUGH"}


@rule("MB-083")
def test_a_permanent_ability_goes_with_control(mindbug):
    table = mindbug(
        us={"hand": ["shield_bugs", "gorillion"], "play": ["turbo_bug"]},
        them={"mindbugs": 1, "play": ["brain_fly"]},
    )
    table.play("play:shield_bugs", "mindbug:yes")
    assert table.us.power("turbo_bug") == 4
    assert table.them.power("brain_fly") == 5
    assert table.them.power("shield_bugs") == 4
    table.leave_open()


# --- Destroyed together, waiting effects ------------------------------------------------------------------------------


@rule("MB-084")
def test_creatures_destroyed_together_are_all_gone_before_the_first_defeated_effect(mindbug):
    """Project reading: neither can be chosen by the other's effect, nor by its own."""
    table = mindbug(
        us={"play": ["explosive_toad", "turbo_bug"]},
        them={"play": ["harpy_mother", "gorillion"]},
    )
    table.play("attack:explosive_toad", "block:harpy_mother")
    assert table.us.play == ["turbo_bug"]
    assert table.us.discard == ["explosive_toad"]
    assert table.them.play == ["gorillion"]
    assert table.them.discard == ["harpy_mother"]
    table.play("first:harpy_mother")
    assert table.options == {"take:turbo_bug", "take:none"}
    table.play("take:none")
    assert table.options == {"defeat:turbo_bug", "defeat:gorillion"}
    table.play("defeat:gorillion")
    assert sorted(table.them.discard) == ["gorillion", "harpy_mother"]


@rule("MB-084")
def test_a_defeated_effect_does_not_find_its_own_creature(mindbug):
    """Project reading: with no other creature left in play nothing happens."""
    table = mindbug(
        us={"play": ["sharky_crab_dog_mummypus"], "hand": ["gorillion"]},
        them={"play": ["explosive_toad"], "hand": ["bee_bear"]},
    )
    table.play("attack:sharky_crab_dog_mummypus", "block:explosive_toad")
    assert table.us.play == []
    assert table.them.play == []
    assert table.us.discard == ["sharky_crab_dog_mummypus"]
    assert table.them.discard == ["explosive_toad"]
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-085")
def test_a_new_effect_joins_those_that_wait(mindbug):
    """Project reading: the barrel's effect joins the harpy's, and the active player picks again."""
    table = mindbug(
        us={"play": ["explosive_toad", "turbo_bug"], "hand": ["luchataur"]},
        them={"play": ["harpy_mother", "strange_barrel"], "hand": ["bee_bear"]},
    )
    table.play("attack:explosive_toad", "block:harpy_mother", "first:explosive_toad")
    assert table.options == {"defeat:turbo_bug", "defeat:strange_barrel"}
    table.play("defeat:strange_barrel")
    assert (table.player, table.kind) == ("us", "first")
    assert table.options == {"first:harpy_mother", "first:strange_barrel"}
    assert table.us.hand == ["luchataur"]
    table.play("first:strange_barrel")
    assert sorted(table.them.hand) == ["bee_bear", "luchataur"]
    assert table.options == {"take:turbo_bug", "take:none"}
    table.play("take:turbo_bug")
    assert table.them.play == ["turbo_bug"]


@rule("MB-085")
def test_the_play_effect_of_a_card_put_into_play_comes_after_the_effect_that_put_it_there(mindbug):
    """Project reading: the card is in play and out of the pile when its own effect asks."""
    table = mindbug(
        us={"hand": ["compost_dragon"], "discard": ["compost_dragon", "tiger_squirrel"]},
        them={"mindbugs": 0, "play": ["gorillion", "bee_bear"]},
    )
    table.play("play:compost_dragon")
    assert table.options == {"revive:compost_dragon", "revive:tiger_squirrel"}
    table.play("revive:compost_dragon")
    assert sorted(table.us.play) == ["compost_dragon", "compost_dragon", "tiger_squirrel"]
    assert table.us.discard == []
    assert (table.player, table.kind) == ("us", "defeat")
    assert table.options == {"defeat:gorillion", "defeat:bee_bear"}
    table.play("defeat:gorillion")
    assert table.them.play == ["bee_bear"]


# --- Lexicon ----------------------------------------------------------------------------------------------------------


@rule("MB-090")
def test_a_discarded_card_goes_from_the_hand_to_the_own_pile_face_up(mindbug):
    table = mindbug(
        us={"play": ["tusked_extorter"], "discard": ["luchataur"]},
        them={"hand": ["gorillion", "bee_bear", "turbo_bug"], "discard": ["snail_hydra"]},
    )
    table.play("attack:tusked_extorter", "discard:bee_bear")
    assert sorted(table.them.hand) == ["gorillion", "turbo_bug"]
    assert sorted(table.them.discard) == ["bee_bear", "snail_hydra"]
    assert table.us.discard == ["luchataur"]
    for viewer in ("us", "them", None):
        assert sorted(table.view(viewer)["players"][1]["discard"]) == ["bee_bear", "snail_hydra"]


@rule("MB-090")
def test_told_to_discard_all_there_is_and_more_a_player_discards_all_unasked(mindbug):
    table = mindbug(
        us={"hand": ["ferret_bomber"]},
        them={"mindbugs": 0, "hand": ["gorillion", "turbo_bug"], "play": ["bee_bear"]},
    )
    table.play("play:ferret_bomber")
    assert table.them.hand == []
    assert sorted(table.them.discard) == ["gorillion", "turbo_bug"]
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-090")
def test_told_to_discard_with_an_empty_hand_a_player_discards_nothing(mindbug):
    table = mindbug(us={"hand": ["ferret_bomber"]}, them={"mindbugs": 0, "play": ["bee_bear"]})
    table.play("play:ferret_bomber")
    assert table.them.discard == []
    assert table.them.play == ["bee_bear"]
    assert table.player == "them"


@rule("MB-091")
def test_a_creature_under_new_control_keeps_its_state_and_has_no_play_effect(mindbug):
    table = mindbug(
        us={"hand": ["brain_fly", "gorillion"]},
        them={
            "mindbugs": 0,
            "play": [exhausted("grave_robber"), "kangasaurus_rex", "turbo_bug"],
            "discard": ["bee_bear"],
        },
    )
    table.play("play:brain_fly")
    assert (table.player, table.kind) == ("us", "take")
    assert table.options == {"take:grave_robber", "take:kangasaurus_rex"}
    table.play("take:grave_robber")
    assert set(table.us.play) == {"brain_fly", exhausted("grave_robber")}
    assert sorted(table.them.play) == ["kangasaurus_rex", "turbo_bug"]
    assert table.them.discard == ["bee_bear"]
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-091")
def test_a_creature_that_is_not_exhausted_is_taken_so(mindbug):
    table = mindbug(
        us={"hand": ["brain_fly"]},
        them={"mindbugs": 0, "play": ["rhino_turtle"], "hand": ["bee_bear"]},
    )
    table.play("play:brain_fly")
    assert sorted(table.us.play) == ["brain_fly", "rhino_turtle"]
    assert table.them.play == []


@rule("MB-091")
def test_control_lasts(mindbug):
    """Project reading."""
    table = mindbug(
        us={"hand": ["brain_fly"], "mindbugs": 0},
        them={"mindbugs": 0, "play": ["rhino_turtle"], "hand": ["bee_bear", "turbo_bug"]},
    )
    table.play("play:brain_fly", "play:turbo_bug")
    assert table.options == {"attack:brain_fly", "attack:rhino_turtle"}
    table.play("attack:rhino_turtle", "block:none", "again:no", "play:bee_bear")
    assert table.options == {"attack:brain_fly", "attack:rhino_turtle"}
    assert sorted(table.them.play) == ["bee_bear", "turbo_bug"]


@rule("MB-092")
def test_stolen_cards_go_from_hand_to_hand(mindbug):
    table = mindbug(
        us={"play": ["gorillion"], "hand": ["killer_bee", "axolotl_healer"], "discard": ["turbo_bug"]},
        them={"play": ["strange_barrel"], "hand": ["bee_bear"]},
    )
    table.play("attack:gorillion", "block:strange_barrel")
    assert table.us.hand == []
    assert sorted(table.them.hand) == ["axolotl_healer", "bee_bear", "killer_bee"]
    assert (table.us.life, table.them.life) == (3, 3)
    assert table.us.discard == ["turbo_bug"]
    assert table.options == {"play:axolotl_healer", "play:bee_bear", "play:killer_bee"}


@rule("MB-092")
def test_a_stolen_card_makes_the_thiefs_hand_larger_than_five(mindbug):
    hand = ["axolotl_healer", "brain_fly", "compost_dragon", "deathweaver", "ferret_bomber"]
    table = mindbug(
        us={"play": ["gorillion"], "hand": ["killer_bee", "luchataur", "turbo_bug"]},
        them={"play": ["strange_barrel"], "hand": hand, "deck": ["bee_bear"]},
    )
    table.play("attack:gorillion", "block:strange_barrel")
    assert len(table.them.hand) == 7
    assert set(hand) < set(table.them.hand)
    assert len(table.us.hand) == 1
    assert table.them.deck == ["bee_bear"]
