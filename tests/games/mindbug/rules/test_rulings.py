"""Mindbug: corner cases, each under the number of its ruling (1 to 49).

Where a docstring says "project reading", the rulebooks do not decide the case and this test holds our decision.
"""

import pytest

from tests.games.mindbug.play import exhausted, rule

HAND = ["axolotl_healer", "brain_fly", "compost_dragon", "deathweaver", "ferret_bomber"]

# --- A. Set-up, refill, winning ---------------------------------------------------------------------------------------


@rule("MB-032")
def test_ruling_06_like_cards_are_discarded_one_by_one_and_the_refill_waits(mindbug):
    """Ruling 6, project reading: both cards leave together, then one refill."""
    table = mindbug(
        us={"hand": ["ferret_bomber"]},
        them={
            "mindbugs": 0,
            "hand": ["killer_bee", "killer_bee", "gorillion", "bee_bear", "turbo_bug"],
            "deck": ["luchataur"],
        },
    )
    table.play("play:ferret_bomber")
    assert table.options == {
        "discard:killer_bee",
        "discard:killer_bee#2",
        "discard:gorillion",
        "discard:bee_bear",
        "discard:turbo_bug",
    }
    table.play("discard:killer_bee")
    assert table.options == {"discard:killer_bee", "discard:gorillion", "discard:bee_bear", "discard:turbo_bug"}
    table.play("discard:killer_bee")
    assert table.them.discard == ["killer_bee", "killer_bee"]
    assert sorted(table.them.hand) == ["bee_bear", "gorillion", "luchataur", "turbo_bug"]


@rule("MB-040")
def test_ruling_08_copying_a_low_life_total_ends_nobodys_game(mindbug):
    """Ruling 8: the opponent always has a life left to copy."""
    table = mindbug(
        us={"life": 9, "hand": ["mysterious_mermaid"]},
        them={"life": 1, "mindbugs": 0, "hand": ["bee_bear"]},
    )
    table.play("play:mysterious_mermaid")
    assert not table.over
    assert (table.us.life, table.them.life) == (1, 1)


@rule("MB-040")
def test_ruling_08_the_game_ends_in_the_middle_of_a_chain(mindbug):
    table = mindbug(
        us={"hand": ["compost_dragon"], "discard": ["killer_bee"]},
        them={"life": 1, "mindbugs": 0, "hand": ["bee_bear"]},
    )
    table.play("play:compost_dragon")
    assert table.over
    assert table.winner == "us"
    assert table.them.life == 0


# --- B. Playing a card and Mindbugs -----------------------------------------------------------------------------------


@rule("MB-053", "MB-030")
def test_ruling_13_a_taken_card_makes_its_first_player_discard_from_the_refilled_hand(mindbug):
    table = mindbug(
        us={"hand": HAND, "deck": ["gorillion", "luchataur", "bee_bear", "turbo_bug"]},
        them={"mindbugs": 1, "hand": ["snail_hydra", "rhino_turtle"]},
    )
    table.play("play:ferret_bomber", "mindbug:yes")
    assert (table.active, table.player, table.kind) == ("us", "us", "discard")
    assert table.options == {
        "discard:axolotl_healer",
        "discard:brain_fly",
        "discard:compost_dragon",
        "discard:deathweaver",
        "discard:gorillion",
    }
    table.play("discard:gorillion", "discard:brain_fly")
    assert sorted(table.us.discard) == ["brain_fly", "gorillion"]
    assert sorted(table.us.hand) == ["axolotl_healer", "bee_bear", "compost_dragon", "deathweaver", "luchataur"]
    assert sorted(table.them.hand) == ["rhino_turtle", "snail_hydra"]
    assert (table.active, table.player, table.kind) == ("us", "us", "action")
    table.leave_open()


@rule("MB-083", "MB-080")
def test_ruling_14_deathweaver_stops_the_play_effects_of_the_opponent(mindbug):
    table = mindbug(
        us={"hand": ["kangasaurus_rex"], "play": ["gorillion"]},
        them={"mindbugs": 0, "play": ["deathweaver", "turbo_bug"]},
    )
    table.play("play:kangasaurus_rex")
    assert sorted(table.them.play) == ["deathweaver", "turbo_bug"]
    assert sorted(table.us.play) == ["gorillion", "kangasaurus_rex"]
    silenced = {"event": "silenced", "seat": 0, "card": "kangasaurus_rex", "source": "deathweaver"}
    assert table.told("silenced") == [silenced]


@rule("MB-083", "MB-080")
def test_ruling_14_deathweaver_leaves_its_controllers_play_effects_alone(mindbug):
    table = mindbug(
        us={"hand": ["axolotl_healer"], "play": ["deathweaver"]},
        them={"mindbugs": 0, "hand": ["bee_bear"]},
    )
    table.play("play:axolotl_healer")
    assert table.us.life == 5


@rule("MB-083", "MB-053")
def test_ruling_14_a_card_taken_by_the_player_with_deathweaver_works(mindbug):
    table = mindbug(
        us={"hand": ["axolotl_healer", "gorillion"]},
        them={"mindbugs": 1, "play": ["deathweaver"]},
    )
    table.play("play:axolotl_healer", "mindbug:yes")
    assert (table.us.life, table.them.life) == (3, 5)
    table.leave_open()


@rule("MB-083", "MB-053")
def test_ruling_14_a_card_taken_from_the_player_with_deathweaver_does_not_work(mindbug):
    table = mindbug(
        us={"hand": ["axolotl_healer"], "play": ["deathweaver"]},
        them={"mindbugs": 1, "hand": ["bee_bear"]},
    )
    table.play("play:axolotl_healer", "mindbug:yes")
    assert table.them.play == ["axolotl_healer"]
    assert (table.us.life, table.them.life) == (3, 3)
    table.offers({"attack:deathweaver"})


@rule("MB-083", "MB-082")
def test_ruling_14_deathweaver_stops_neither_attack_nor_defeated_effects(mindbug):
    table = mindbug(
        us={"play": ["chameleon_sniper", "strange_barrel"], "mindbugs": 0},
        them={"mindbugs": 0, "play": ["deathweaver", "gorillion"], "hand": ["bee_bear", "turbo_bug"]},
    )
    table.play("attack:chameleon_sniper")
    assert table.them.life == 1
    table.play("attack:gorillion", "block:strange_barrel")
    assert sorted(table.us.hand) == ["bee_bear", "turbo_bug"]
    assert table.us.discard == ["strange_barrel"]


@rule("MB-083", "MB-085")
def test_ruling_14_under_deathweaver_nothing_comes_out_of_the_pile(mindbug):
    table = mindbug(
        us={"hand": ["compost_dragon"], "discard": ["gorillion", "killer_bee"]},
        them={"mindbugs": 0, "play": ["deathweaver"]},
    )
    table.play("play:compost_dragon")
    assert table.us.play == ["compost_dragon"]
    assert sorted(table.us.discard) == ["gorillion", "killer_bee"]
    assert table.player == "them"


# --- C. Attacking -----------------------------------------------------------------------------------------------------


@rule("MB-060")
def test_ruling_16_and_17_the_hunter_chooses_among_what_its_attack_effect_left(mindbug):
    """Rulings 16 and 17, project reading: HUNTER after the Attack effect and the Defeated effects it causes."""
    table = mindbug(
        us={"play": ["shark_dog", "bee_bear"], "hand": ["gorillion"]},
        them={"play": ["strange_barrel", "turbo_bug"]},
    )
    table.play("attack:shark_dog")
    assert table.them.hand == ["gorillion"]
    assert (table.player, table.kind) == ("us", "hunt")
    assert table.options == {"hunt:turbo_bug", "hunt:none"}
    table.play("hunt:turbo_bug")
    assert table.them.life == 3
    assert table.us.discard == ["shark_dog"]
    assert sorted(table.them.discard) == ["strange_barrel", "turbo_bug"]


@rule("MB-064")
def test_ruling_16_an_attacker_destroyed_by_a_defeated_effect_attacks_no_more(mindbug):
    """Ruling 16, project reading: beside Shield Bugs the toad is a 6; its effect takes Shark Dog out of the attack."""
    table = mindbug(us={"play": ["shark_dog"]}, them={"play": ["explosive_toad", "shield_bugs"]})
    table.play("attack:shark_dog")
    assert (table.player, table.kind) == ("them", "defeat")
    assert table.options == {"defeat:shield_bugs", "defeat:shark_dog"}
    table.play("defeat:shark_dog")
    assert table.us.discard == ["shark_dog"]
    assert table.them.life == 3
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-071")
def test_ruling_18_a_hunter_may_name_a_creature_too_weak_and_not_sneaky(mindbug):
    """Every ban at once: SNEAKY attacker, Elephantopus in play, and the hunter still names whom it likes."""
    table = mindbug(
        us={"play": ["chameleon_sniper", "snail_thrower", "elephantopus"]},
        them={"play": ["turbo_bug", "gorillion"]},
    )
    table.play("attack:chameleon_sniper")
    assert table.them.life == 2
    assert table.options == {"hunt:turbo_bug", "hunt:gorillion", "hunt:none"}
    table.play("hunt:turbo_bug")
    assert table.them.life == 2
    assert table.them.discard == ["turbo_bug"]
    assert table.us.discard == ["chameleon_sniper"]


@rule("MB-061", "MB-073")
def test_ruling_20_bans_on_blocking_add_up(mindbug):
    table = mindbug(
        us={"play": ["spider_owl", "elephantopus"]},
        them={"play": ["tiger_squirrel", "shield_bugs", "gorillion"]},
    )
    assert table.them.power("tiger_squirrel") == 4
    table.play("attack:spider_owl")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.them.life == 2


@rule("MB-061", "MB-073")
def test_ruling_20_current_power_counts_for_blocking(mindbug):
    table = mindbug(
        us={"play": ["spider_owl", "elephantopus"]},
        them={"play": ["tiger_squirrel", "shield_bugs", "shield_bugs", "gorillion"]},
    )
    assert table.them.power("tiger_squirrel") == 5
    table.play("attack:spider_owl")
    assert table.options == {"block:tiger_squirrel", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@rule("MB-061")
def test_ruling_20_elephantopus_bars_weak_blockers_from_every_attack_of_its_side(mindbug):
    table = mindbug(
        us={"play": ["gorillion", "elephantopus"]},
        them={"play": ["turbo_bug", "killer_bee", "brain_fly"]},
    )
    table.play("attack:gorillion")
    assert table.options == {"block:killer_bee", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@rule("MB-061")
def test_ruling_20_bee_bear_and_elephantopus_leave_their_own_side_free_to_block(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": ["elephantopus", "bee_bear", "turbo_bug"]})
    table.play("attack:gorillion")
    assert table.options == {"block:elephantopus", "block:bee_bear", "block:turbo_bug", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@rule("MB-070")
def test_ruling_23_the_second_attack_is_the_same_creatures_and_no_card_may_be_played_instead(mindbug):
    """Ruling 23, project reading: it belongs to the same action."""
    table = mindbug(
        us={"play": ["luchataur", "rhino_turtle"], "hand": ["gorillion"]},
        them={"hand": ["bee_bear"]},
    )
    table.play("attack:luchataur")
    assert table.options == {"again:yes", "again:no"}
    table.play("again:yes")
    assert table.them.life == 1
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-070")
def test_ruling_23_the_second_attack_hunts_anew(mindbug):
    """Ruling 23, project reading: with HUNTER and FRENZY copied from the enemy, both attacks may hunt."""
    table = mindbug(
        us={"play": ["sharky_crab_dog_mummypus"]},
        them={"play": ["luchataur", "goblin_werewolf", "turbo_bug"]},
    )
    assert table.us.keywords("sharky_crab_dog_mummypus") == {"FRENZY", "HUNTER"}
    table.play("attack:sharky_crab_dog_mummypus")
    assert table.options == {"hunt:luchataur", "hunt:goblin_werewolf", "hunt:turbo_bug", "hunt:none"}
    table.play("hunt:turbo_bug", "again:yes")
    assert (table.player, table.kind) == ("us", "hunt")
    assert table.options == {"hunt:luchataur", "hunt:goblin_werewolf", "hunt:none"}
    table.play("hunt:goblin_werewolf")
    assert table.them.play == ["luchataur"]
    assert table.them.life == 3
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-070", "MB-064")
def test_ruling_24_an_attacker_taken_by_the_other_side_has_no_second_attack(mindbug):
    """Ruling 24, project reading: alone on its new side the Lone Yeti has FRENZY, but no longer the same controller."""
    table = mindbug(us={"play": ["lone_yeti", "gorillion"]}, them={"play": ["harpy_mother"]})
    table.play("attack:lone_yeti", "block:harpy_mother")
    assert (table.player, table.kind) == ("them", "take")
    assert table.options == {"take:lone_yeti", "take:none"}
    table.play("take:lone_yeti")
    assert table.them.play == [exhausted("lone_yeti")]
    assert table.them.keywords("lone_yeti") == {"TOUGH", "FRENZY"}
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.options == {"attack:lone_yeti"}


@rule("MB-064")
def test_ruling_24_an_attacker_taken_before_the_block_costs_no_life(mindbug):
    """Ruling 24, project reading: taken during its own Attack effect, it hunts nobody and hits nobody."""
    table = mindbug(
        us={"play": ["shark_dog", "gorillion"]},
        them={"play": ["harpy_mother", "shield_bugs"]},
    )
    table.play("attack:shark_dog", "take:shark_dog")
    assert (table.us.life, table.them.life) == (3, 3)
    assert table.us.play == ["gorillion"]
    assert sorted(table.them.play) == ["shark_dog", "shield_bugs"]
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


# --- D. Power, keywords and whose turn it is --------------------------------------------------------------------------


@rule("MB-024")
def test_ruling_25_a_power_limit_reads_current_power(mindbug):
    """Ruling 25, project reading: beside Shield Bugs a printed 5 is a 6 for Brain Fly."""
    table = mindbug(
        us={"hand": ["brain_fly"]},
        them={"mindbugs": 0, "play": ["killer_bee", "shield_bugs", "strange_barrel"]},
    )
    table.play("play:brain_fly")
    assert table.options == {"take:killer_bee", "take:strange_barrel"}
    table.play("take:killer_bee")
    assert sorted(table.us.play) == ["brain_fly", "killer_bee"]
    assert table.us.power("killer_bee") == 5


@rule("MB-083")
def test_ruling_26_on_your_turn_means_whose_turn_it_is_not_who_decides(mindbug):
    table = mindbug(
        us={"play": ["goblin_werewolf", "turbo_bug", "urchin_hurler"], "hand": ["gorillion"]},
        them={"hand": ["bee_bear"]},
    )
    assert table.us.power("goblin_werewolf") == 10
    assert table.us.power("turbo_bug") == 6
    assert table.us.power("urchin_hurler") == 5
    table.play("play:gorillion")
    assert (table.player, table.kind) == ("them", "mindbug")
    assert table.us.power("goblin_werewolf") == 10
    assert table.us.power("turbo_bug") == 6
    table.play("mindbug:no")
    assert table.us.power("goblin_werewolf") == 2
    assert table.us.power("turbo_bug") == 4


@rule("MB-083")
def test_ruling_26_the_bonus_stays_while_the_opponent_decides_on_a_block(mindbug):
    table = mindbug(us={"play": ["goblin_werewolf"]}, them={"play": ["giraffodile"], "hand": ["gorillion"]})
    table.play("attack:goblin_werewolf", "hunt:none")
    assert (table.player, table.kind) == ("them", "block")
    assert table.us.power("goblin_werewolf") == 8
    table.play("block:giraffodile")
    assert table.us.play == ["goblin_werewolf"]
    assert table.them.discard == ["giraffodile"]


@rule("MB-083", "MB-053")
def test_ruling_26_a_taken_goblin_werewolf_is_a_2_until_its_new_controllers_turn(mindbug):
    table = mindbug(
        us={"hand": ["goblin_werewolf", "gorillion"]},
        them={"mindbugs": 1, "hand": ["bee_bear"]},
    )
    table.play("play:goblin_werewolf", "mindbug:yes")
    assert table.active == "us"
    assert table.them.power("goblin_werewolf") == 2
    table.play("play:gorillion")
    assert table.active == "them"
    assert table.them.power("goblin_werewolf") == 8


@rule("MB-024", "MB-083")
def test_ruling_27_snail_thrower_looks_at_current_power(mindbug):
    """Ruling 27, project reading: with Urchin Hurler a printed 3 is too strong on the own turn."""
    table = mindbug(
        us={"play": ["snail_thrower", "urchin_hurler", "tiger_squirrel"], "hand": ["gorillion"]},
        them={"mindbugs": 0, "hand": ["bee_bear"]},
    )
    assert table.us.power("tiger_squirrel") == 5
    assert table.us.keywords("tiger_squirrel") == {"SNEAKY"}
    table.play("play:gorillion")
    assert table.us.power("tiger_squirrel") == 3
    assert table.us.keywords("tiger_squirrel") == {"SNEAKY", "HUNTER", "POISONOUS"}
    assert table.us.keywords("snail_thrower") == {"POISONOUS"}
    assert table.us.keywords("gorillion") == set()


@rule("MB-083")
def test_ruling_28_power_first_then_granted_keywords_then_sharky(mindbug):
    table = mindbug(
        us={"play": ["sharky_crab_dog_mummypus"]},
        them={"play": ["snail_thrower", "shield_bugs", "turbo_bug", "chameleon_sniper"]},
    )
    assert table.them.power("turbo_bug") == 5
    assert table.them.keywords("turbo_bug") == set()
    assert table.them.power("chameleon_sniper") == 2
    assert table.them.keywords("chameleon_sniper") == {"SNEAKY", "HUNTER", "POISONOUS"}
    assert table.them.power("shield_bugs") == 4
    assert table.them.keywords("shield_bugs") == {"TOUGH", "HUNTER", "POISONOUS"}
    assert table.us.keywords("sharky_crab_dog_mummypus") == {"SNEAKY", "HUNTER", "POISONOUS"}


@rule("MB-083")
def test_ruling_29_sharky_copies_a_keyword_given_by_another_ability(mindbug):
    """Ruling 29, project reading: HUNTER from Snail Thrower and FRENZY of the lone Yeti count."""
    table = mindbug(
        us={"play": ["sharky_crab_dog_mummypus"]},
        them={"play": ["snail_thrower", "turbo_bug"]},
    )
    assert table.us.keywords("sharky_crab_dog_mummypus") == {"HUNTER", "POISONOUS"}
    table = mindbug(us={"play": ["sharky_crab_dog_mummypus"]}, them={"play": ["lone_yeti"]})
    assert table.us.keywords("sharky_crab_dog_mummypus") == {"FRENZY"}
    table = mindbug(us={"play": ["sharky_crab_dog_mummypus"]}, them={"play": ["lone_yeti", "gorillion"]})
    assert table.us.keywords("sharky_crab_dog_mummypus") == set()


@rule("MB-083")
def test_ruling_29_sharky_copies_four_keywords_of_the_enemy_and_never_tough(mindbug):
    table = mindbug(
        us={"play": ["sharky_crab_dog_mummypus", "luchataur"]},
        them={"play": ["elephantopus", "spider_owl", "killer_bee"]},
    )
    assert table.us.keywords("sharky_crab_dog_mummypus") == {"SNEAKY", "POISONOUS", "HUNTER"}


@rule("MB-083")
def test_ruling_30_two_shield_bugs_add_up(mindbug):
    table = mindbug(us={"play": ["shield_bugs", "shield_bugs", "turbo_bug"]}, them={"play": ["killer_bee"]})
    assert table.us.power("turbo_bug") == 6
    assert table.us.power("shield_bugs") == 5
    assert table.us.power("shield_bugs#2") == 5
    assert table.them.power("killer_bee") == 5


@rule("MB-083")
def test_ruling_31_the_lone_yeti_counts_its_own_side_and_blocks_with_10(mindbug):
    table = mindbug(us={"play": ["luchataur", "bee_bear"]}, them={"play": ["lone_yeti"]})
    assert table.them.power("lone_yeti") == 10
    assert table.them.keywords("lone_yeti") == {"TOUGH", "FRENZY"}
    table.play("attack:luchataur", "block:lone_yeti")
    assert table.us.discard == ["luchataur"]
    assert table.them.play == ["lone_yeti"]


# --- E. Fights, TOUGH, POISONOUS --------------------------------------------------------------------------------------


@rule("MB-072")
def test_ruling_32_a_fighter_poisonous_through_its_enemy_is_poisonous_in_the_fight(mindbug):
    """Both are judged together: Sharky has the poison of the very creature it fights."""
    table = mindbug(
        us={"play": ["gorillion", "deathweaver"]},
        them={"play": ["sharky_crab_dog_mummypus"], "hand": ["bee_bear"]},
    )
    assert table.them.keywords("sharky_crab_dog_mummypus") == {"POISONOUS"}
    table.play("attack:deathweaver", "block:sharky_crab_dog_mummypus")
    assert table.us.discard == ["deathweaver"]
    assert table.them.discard == ["sharky_crab_dog_mummypus"]


@rule("MB-084")
def test_ruling_35_the_lasting_ability_of_a_creature_destroyed_together_is_gone(mindbug):
    """Ruling 35, project reading: with one Shield Bugs gone, a 6 has become a 5 for the Harpy Mother."""
    table = mindbug(
        us={"play": [exhausted("shield_bugs"), exhausted("shield_bugs"), "turbo_bug"]},
        them={"play": ["harpy_mother"], "hand": ["bee_bear"]},
    )
    assert table.us.power("turbo_bug") == 6
    assert table.us.power("shield_bugs") == 5
    table.play("attack:shield_bugs", "block:harpy_mother")
    assert table.us.discard == ["shield_bugs"]
    assert table.them.discard == ["harpy_mother"]
    assert table.options == {"take:shield_bugs", "take:turbo_bug", "take:none"}
    table.play("take:turbo_bug", "take:none")
    assert table.us.play == [exhausted("shield_bugs")]
    assert table.them.play == ["turbo_bug"]


@rule("MB-084", "MB-074")
def test_ruling_36_an_effect_on_several_creatures_reads_all_powers_once(mindbug):
    """Ruling 36, project reading: the bonus of a destroyed Shield Bugs saved the others; TOUGH saves each once."""
    table = mindbug(
        us={"hand": ["kangasaurus_rex"]},
        them={
            "mindbugs": 0,
            "play": ["turbo_bug", exhausted("shield_bugs"), "plated_scorpion", "spider_owl", "killer_bee"],
        },
    )
    assert table.them.power("turbo_bug") == 5
    table.play("play:kangasaurus_rex")
    assert set(table.them.play) == {"turbo_bug", exhausted("plated_scorpion"), "killer_bee"}
    assert sorted(table.them.discard) == ["shield_bugs", "spider_owl"]
    assert table.them.power("turbo_bug") == 4


# --- F. Triggers, choices, targets ------------------------------------------------------------------------------------


@rule("MB-085", "MB-003")
def test_ruling_38_a_new_effect_joins_those_that_wait_and_may_come_last(mindbug):
    """Ruling 38, project reading: nested effects are not finished first; the active player picks each time."""
    table = mindbug(
        us={"play": ["explosive_toad", "turbo_bug"], "hand": ["luchataur"]},
        them={"play": ["harpy_mother", "strange_barrel"], "hand": ["bee_bear"]},
    )
    table.play("attack:explosive_toad", "block:harpy_mother", "first:explosive_toad", "defeat:strange_barrel")
    assert (table.player, table.kind) == ("us", "first")
    assert table.options == {"first:harpy_mother", "first:strange_barrel"}
    table.play("first:harpy_mother")
    assert (table.player, table.kind) == ("them", "take")
    assert table.us.hand == ["luchataur"]
    table.play("take:none")
    assert table.us.hand == []
    assert sorted(table.them.hand) == ["bee_bear", "luchataur"]
    assert table.us.play == ["turbo_bug"]


@rule("MB-005")
def test_ruling_39_the_only_card_of_a_pile_must_be_played(mindbug):
    table = mindbug(
        us={"life": 5, "hand": ["grave_robber"]},
        them={"life": 2, "mindbugs": 0, "hand": ["bee_bear"], "discard": ["mysterious_mermaid"]},
    )
    table.play("play:grave_robber")
    assert sorted(table.us.play) == ["grave_robber", "mysterious_mermaid"]
    assert table.us.life == 2
    assert table.them.discard == []


@rule("MB-021", "MB-005")
def test_ruling_40_the_toad_must_take_an_allied_creature_if_there_is_no_other(mindbug):
    """Ruling 40, project reading for the forced case."""
    table = mindbug(
        us={"play": ["sharky_crab_dog_mummypus"]},
        them={"play": ["explosive_toad", "gorillion"], "hand": ["bee_bear"]},
    )
    table.play("attack:sharky_crab_dog_mummypus", "block:explosive_toad")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.them.play == []
    assert sorted(table.them.discard) == ["explosive_toad", "gorillion"]


@rule("MB-021")
def test_ruling_40_brain_fly_may_name_an_allied_creature_and_so_take_nothing(mindbug):
    """Ruling 40, project reading: either side may be named; there is no option to name none."""
    table = mindbug(
        us={"hand": ["brain_fly"], "play": ["gorillion"]},
        them={"mindbugs": 0, "play": ["bee_bear", "turbo_bug"]},
    )
    table.play("play:brain_fly")
    assert (table.player, table.kind) == ("us", "take")
    assert table.options == {"take:gorillion", "take:bee_bear"}
    table.play("take:gorillion")
    assert sorted(table.us.play) == ["brain_fly", "gorillion"]
    assert sorted(table.them.play) == ["bee_bear", "turbo_bug"]


@rule("MB-021", "MB-005")
def test_ruling_40_brain_fly_must_take_the_only_creature_strong_enough(mindbug):
    """Ruling 40, project reading: without a strong creature of one's own there is no way out."""
    table = mindbug(
        us={"hand": ["brain_fly"], "play": ["killer_bee"]},
        them={"mindbugs": 0, "play": ["bee_bear", "turbo_bug"]},
    )
    table.play("play:brain_fly")
    assert table.player == "them"
    assert sorted(table.us.play) == ["bee_bear", "brain_fly", "killer_bee"]


@rule("MB-021")
def test_ruling_40_brain_fly_asks_nothing_if_only_allied_creatures_are_strong_enough(mindbug):
    """Ruling 40, project reading: the choice would change nothing."""
    table = mindbug(
        us={"hand": ["brain_fly"], "play": ["gorillion", "bee_bear"]},
        them={"mindbugs": 0, "play": ["turbo_bug"]},
    )
    table.play("play:brain_fly")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert sorted(table.us.play) == ["bee_bear", "brain_fly", "gorillion"]


@rule("MB-021")
def test_ruling_40_brain_fly_may_name_itself_if_strong_enough(mindbug):
    """Ruling 40, project reading: two Shield Bugs make the fly a 6."""
    table = mindbug(
        us={"hand": ["brain_fly"], "play": ["shield_bugs", "shield_bugs"]},
        them={"mindbugs": 0, "play": ["gorillion"]},
    )
    table.play("play:brain_fly")
    assert table.us.power("brain_fly") == 6
    assert table.options == {"take:brain_fly", "take:gorillion"}
    table.play("take:brain_fly")
    assert table.them.play == ["gorillion"]
    assert sorted(table.us.play) == ["brain_fly", "shield_bugs", "shield_bugs"]


@rule("MB-021")
def test_ruling_40_snail_hydra_may_be_pointed_at_an_allied_creature(mindbug):
    """Ruling 40, project reading: itself included."""
    table = mindbug(
        us={"play": ["snail_hydra", "turbo_bug"]},
        them={"play": ["gorillion", "bee_bear", "killer_bee"]},
    )
    table.play("attack:snail_hydra")
    assert table.options == {
        "defeat:snail_hydra",
        "defeat:turbo_bug",
        "defeat:gorillion",
        "defeat:bee_bear",
        "defeat:killer_bee",
    }
    table.play("defeat:turbo_bug")
    assert (table.player, table.kind) == ("them", "block")
    table.play("block:none")
    assert table.us.discard == ["turbo_bug"]
    assert table.them.life == 2


@rule("MB-091", "MB-024")
def test_ruling_41_the_harpys_two_targets_are_chosen_together(mindbug):
    """Ruling 41, project reading: taking Shield Bugs first does not make a 6 a legal 5."""
    table = mindbug(
        us={"play": ["gorillion", "shield_bugs", "killer_bee"]},
        them={"play": ["harpy_mother"], "hand": ["bee_bear"]},
    )
    assert table.us.power("killer_bee") == 6
    table.play("attack:gorillion", "block:harpy_mother")
    assert table.options == {"take:shield_bugs", "take:none"}
    table.play("take:shield_bugs")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert sorted(table.us.play) == ["gorillion", "killer_bee"]
    assert table.them.play == ["shield_bugs"]


@rule("MB-091", "MB-024")
def test_ruling_41_two_targets_that_are_weak_enough_at_the_start_both_come(mindbug):
    """Ruling 41, project reading: Shield Bugs chosen first do not change whether the second may be chosen."""
    table = mindbug(
        us={"play": ["gorillion", "shield_bugs", "turbo_bug", "brain_fly"]},
        them={"play": ["harpy_mother"], "hand": ["bee_bear"]},
    )
    table.play("attack:gorillion", "block:harpy_mother")
    assert table.options == {"take:shield_bugs", "take:turbo_bug", "take:brain_fly", "take:none"}
    table.play("take:shield_bugs")
    assert table.options == {"take:turbo_bug", "take:brain_fly", "take:none"}
    table.play("take:turbo_bug")
    assert sorted(table.them.play) == ["shield_bugs", "turbo_bug"]
    assert sorted(table.us.play) == ["brain_fly", "gorillion"]


@rule("MB-092", "MB-002")
def test_ruling_42_stolen_cards_are_taken_at_random_and_nobody_is_asked(mindbug):
    loot = set()
    for seed in range(40):
        table = mindbug(
            us={"play": ["gorillion"], "hand": HAND},
            them={"play": ["strange_barrel"]},
            seed=seed,
        )
        table.play("attack:gorillion", "block:strange_barrel")
        assert (table.active, table.player, table.kind) == ("them", "them", "action")
        assert sorted(table.us.hand + table.them.hand) == HAND
        loot.add(tuple(sorted(table.them.hand)))
    assert all(len(pair) == 2 for pair in loot)
    assert len(loot) > 3
    assert {card_id for pair in loot for card_id in pair} == set(HAND)


@rule("MB-081")
@pytest.mark.parametrize("companions", [["turbo_bug"], ["turbo_bug", "killer_bee"]])
def test_ruling_43_snail_hydra_needs_strictly_fewer_creatures(mindbug, companions):
    table = mindbug(us={"play": ["snail_hydra", *companions]}, them={"play": ["gorillion", "bee_bear"]})
    table.play("attack:snail_hydra")
    assert (table.player, table.kind) == ("them", "block")
    table.play("block:none")
    assert sorted(table.them.play) == ["bee_bear", "gorillion"]
    assert table.them.life == 2


# --- G. Control, discard piles, information ---------------------------------------------------------------------------


@rule("MB-063", "MB-055")
def test_ruling_44_there_is_no_lasting_ownership(mindbug):
    """A card robbed from their pile and destroyed on our side lies in our pile and comes back to us."""
    table = mindbug(
        us={"hand": ["grave_robber", "giraffodile"], "mindbugs": 0},
        them={"mindbugs": 0, "play": ["gorillion"], "discard": ["bee_bear"]},
    )
    table.play("play:grave_robber")
    assert sorted(table.us.play) == ["bee_bear", "grave_robber"]
    table.play("attack:gorillion", "block:bee_bear")
    assert table.us.discard == ["bee_bear"]
    assert table.them.discard == []
    table.play("play:giraffodile")
    assert table.us.hand == ["bee_bear"]
    assert table.us.discard == []


@rule("MB-063", "MB-091")
def test_ruling_44_a_creature_taken_by_the_harpy_dies_into_its_new_controllers_pile(mindbug):
    table = mindbug(
        us={"play": ["gorillion", "turbo_bug"], "hand": ["luchataur"]},
        them={"play": ["harpy_mother"]},
    )
    table.play("attack:gorillion", "block:harpy_mother", "take:turbo_bug")
    table.play("attack:turbo_bug", "block:gorillion")
    assert sorted(table.them.discard) == ["harpy_mother", "turbo_bug"]
    assert table.us.discard == []


@rule("MB-091", "MB-080")
def test_ruling_45_the_harpys_captives_keep_their_state_and_have_no_play_effect(mindbug):
    table = mindbug(
        us={"play": ["gorillion", exhausted("plated_scorpion"), "axolotl_healer"]},
        them={"play": ["harpy_mother"]},
    )
    table.play("attack:gorillion", "block:harpy_mother", "take:plated_scorpion", "take:axolotl_healer")
    assert set(table.them.play) == {exhausted("plated_scorpion"), "axolotl_healer"}
    assert (table.us.life, table.them.life) == (3, 3)


@rule("MB-020")
def test_ruling_48_the_numbers_of_hidden_cards_are_open_to_all_during_play(mindbug):
    """Ruling 48, project reading: the piles lie on the table, so their sizes can be counted."""
    table = mindbug(
        us={"hand": HAND, "deck": ["gorillion", "luchataur", "bee_bear"]},
        them={"mindbugs": 0, "hand": ["turbo_bug"]},
        unused=["snail_hydra", "rhino_turtle", "killer_bee"],
    )
    for viewer in ("us", "them", None):
        assert [seat["deck"] for seat in table.view(viewer)["players"]] == [3, 0]
    table.play("play:brain_fly")
    for viewer in ("us", "them", None):
        view = table.view(viewer)
        assert [seat["deck"] for seat in view["players"]] == [2, 0]
        assert view["unused"] == 3
    assert table.view("them")["players"][0]["hand"] == 5
    assert table.view("us")["players"][1]["hand"] == 1
    assert [seat["hand"] for seat in table.view(None)["players"]] == [5, 1]


@rule("MB-053")
def test_ruling_49_an_unspent_mindbug_has_no_other_use(mindbug):
    table = mindbug(us={"play": ["gorillion"], "mindbugs": 2}, them={"hand": ["bee_bear"], "mindbugs": 2})
    assert table.options == {"attack:gorillion"}
    table.play("attack:gorillion")
    assert table.options == {"play:bee_bear"}
    assert (table.us.mindbugs, table.them.mindbugs) == (2, 2)
