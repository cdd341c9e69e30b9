"""The cards of First Contact one by one, in collector order: Goblin Werewolf to Shark Dog."""

from tests.games.mindbug.play import card, exhausted, rule

# 11 Goblin Werewolf


@card("goblin_werewolf")
def test_goblin_werewolf_is_an_eight_on_its_own_turn_only(mindbug):
    table = mindbug(us={"play": ["goblin_werewolf"]}, them={"play": ["goblin_werewolf"]})
    assert table.us.power("goblin_werewolf") == 8
    assert table.them.power("goblin_werewolf") == 2
    table.play("attack:goblin_werewolf", "hunt:none", "block:none")
    assert table.active == "them"
    assert table.us.power("goblin_werewolf") == 2
    assert table.them.power("goblin_werewolf") == 8


@card("goblin_werewolf")
def test_goblin_werewolf_keeps_its_eight_while_the_opponent_decides(mindbug):
    table = mindbug(us={"play": ["goblin_werewolf"]}, them={"hand": ["gorillion"], "play": ["bee_bear"]})
    table.play("attack:goblin_werewolf")
    assert table.options == {"hunt:bee_bear", "hunt:none"}
    table.play("hunt:none")
    assert (table.player, table.kind) == ("them", "block")
    assert table.us.power("goblin_werewolf") == 8
    table.play("block:bee_bear")
    assert table.us.discard == ["goblin_werewolf"]
    assert table.them.discard == ["bee_bear"]


@card("goblin_werewolf")
def test_goblin_werewolf_blocks_as_a_two(mindbug):
    table = mindbug(us={"play": ["brain_fly"]}, them={"hand": ["gorillion"], "play": ["goblin_werewolf"]})
    table.play("attack:brain_fly", "block:goblin_werewolf")
    assert table.us.play == ["brain_fly"]
    assert table.them.discard == ["goblin_werewolf"]


@card("goblin_werewolf")
def test_goblin_werewolf_taken_with_a_mindbug_waits_for_its_new_turn(mindbug):
    table = mindbug(us={"hand": ["goblin_werewolf", "gorillion"]}, them={"mindbugs": 1})
    table.play("play:goblin_werewolf", "mindbug:yes")
    assert table.active == "us"
    assert table.them.power("goblin_werewolf") == 2
    table.play("play:gorillion")
    assert table.active == "them"
    assert table.them.power("goblin_werewolf") == 8


# 12 Gorillion


@card("gorillion")
def test_gorillion_has_ten_power_and_nothing_else(mindbug):
    table = mindbug(us={"hand": ["gorillion"]}, them={"mindbugs": 0, "play": ["bee_bear"]})
    table.play("play:gorillion")
    assert table.us.power("gorillion") == 10
    assert table.us.keywords("gorillion") == set()
    assert (table.us.life, table.them.life) == (3, 3)
    assert table.them.play == ["bee_bear"]


@rule("MB-061", "MB-062", "MB-063")
@card("gorillion")
def test_gorillion_beats_an_eight_and_unblocked_costs_one_life(mindbug):
    table = mindbug(
        us={"mindbugs": 0, "play": ["gorillion"]},
        them={"hand": ["strange_barrel"], "play": ["bee_bear"]},
    )
    table.play("attack:gorillion", "block:bee_bear")
    assert table.them.discard == ["bee_bear"]
    assert table.them.life == 3
    table.play("play:strange_barrel", "attack:gorillion", "block:none")
    assert table.them.life == 2
    assert table.us.play == ["gorillion"]


# 13 Grave Robber


@rule("MB-054")
@card("grave_robber")
def test_grave_robber_plays_a_card_of_the_enemy_pile_as_its_own(mindbug):
    table = mindbug(
        us={"hand": ["grave_robber"], "discard": ["turbo_bug"]},
        them={"discard": ["killer_bee", "gorillion"], "play": ["bee_bear"]},
    )
    table.play("play:grave_robber", "mindbug:no")
    assert (table.player, table.kind) == ("us", "revive")
    assert table.options == {"revive:killer_bee", "revive:gorillion"}
    table.play("revive:killer_bee")
    assert (table.active, table.kind) == ("them", "action")
    assert sorted(table.us.play) == ["grave_robber", "killer_bee"]
    assert table.them.life == 2
    assert table.them.discard == ["gorillion"]
    assert table.us.discard == ["turbo_bug"]


@card("grave_robber")
def test_grave_robber_finds_nothing_in_an_empty_enemy_pile(mindbug):
    table = mindbug(
        us={"hand": ["grave_robber"], "discard": ["gorillion"]},
        them={"mindbugs": 0, "play": ["bee_bear"]},
    )
    table.play("play:grave_robber")
    assert table.us.play == ["grave_robber"]
    assert table.us.discard == ["gorillion"]


@card("grave_robber")
def test_grave_robber_taken_with_a_mindbug_robs_the_player_who_played_it(mindbug):
    table = mindbug(
        us={"hand": ["grave_robber", "killer_bee"], "discard": ["gorillion"]},
        them={"mindbugs": 1, "discard": ["bee_bear"]},
    )
    table.play("play:grave_robber", "mindbug:yes")
    assert sorted(table.them.play) == ["gorillion", "grave_robber"]
    assert table.us.discard == []
    assert table.them.discard == ["bee_bear"]
    table.play("play:killer_bee")
    assert table.active == "them"


@rule("MB-063")
@card("grave_robber")
def test_grave_robber_keeps_its_loot_for_good(mindbug):
    table = mindbug(
        us={"hand": ["grave_robber"]},
        them={"mindbugs": 0, "discard": ["bee_bear"], "play": ["gorillion"]},
    )
    table.play("play:grave_robber", "attack:gorillion")
    assert table.player == "us"
    assert table.options == {"block:grave_robber", "block:bee_bear", "block:none"}
    table.play("block:bee_bear")
    assert table.us.discard == ["bee_bear"]
    assert table.them.discard == []


@card("grave_robber", "deathweaver")
def test_grave_robber_plays_nothing_against_deathweaver(mindbug):
    table = mindbug(
        us={"hand": ["grave_robber"]},
        them={"mindbugs": 0, "discard": ["bee_bear", "gorillion"], "play": ["deathweaver"]},
    )
    table.play("play:grave_robber")
    assert table.us.play == ["grave_robber"]
    assert sorted(table.them.discard) == ["bee_bear", "gorillion"]


# 14 Harpy Mother


@card("harpy_mother")
def test_harpy_mother_takes_up_to_two_creatures_of_five_or_less(mindbug):
    table = mindbug(
        us={"play": ["harpy_mother"]},
        them={"play": ["gorillion", "strange_barrel", "killer_bee", "turbo_bug"]},
    )
    table.play("attack:harpy_mother", "block:gorillion")
    assert (table.player, table.kind) == ("us", "take")
    assert table.options == {"take:killer_bee", "take:turbo_bug", "take:none"}
    table.play("take:killer_bee")
    assert table.options == {"take:turbo_bug", "take:none"}
    table.play("take:turbo_bug")
    assert table.us.discard == ["harpy_mother"]
    assert sorted(table.us.play) == ["killer_bee", "turbo_bug"]
    assert sorted(table.them.play) == ["gorillion", "strange_barrel"]
    assert table.them.life == 3


@card("harpy_mother")
def test_harpy_mother_may_take_nobody(mindbug):
    table = mindbug(us={"play": ["harpy_mother"]}, them={"play": ["gorillion", "killer_bee", "turbo_bug"]})
    table.play("attack:harpy_mother", "block:gorillion", "take:none")
    assert table.us.play == []
    assert sorted(table.them.play) == ["gorillion", "killer_bee", "turbo_bug"]
    assert table.active == "them"


@rule("MB-091")
@card("harpy_mother")
def test_harpy_mother_reads_powers_once_and_keeps_exhaustion(mindbug):
    table = mindbug(
        us={"play": ["harpy_mother"]},
        them={"play": [exhausted("shield_bugs"), "killer_bee", "gorillion"]},
    )
    assert table.them.power("killer_bee") == 6
    table.play("attack:harpy_mother", "block:gorillion")
    assert table.options == {"take:shield_bugs", "take:none"}
    table.play("take:shield_bugs")
    assert table.us.play == [exhausted("shield_bugs")]
    assert sorted(table.them.play) == ["gorillion", "killer_bee"]
    assert table.active == "them"


@rule("MB-064")
@card("harpy_mother", "shark_dog")
def test_harpy_mother_taking_the_attacker_ends_the_attack(mindbug):
    table = mindbug(us={"play": ["shark_dog"]}, them={"play": ["harpy_mother", "shield_bugs"]})
    assert table.them.power("harpy_mother") == 6
    table.play("attack:shark_dog")
    assert (table.player, table.kind) == ("them", "take")
    assert table.options == {"take:shark_dog", "take:none"}
    table.play("take:shark_dog")
    assert table.us.play == []
    assert sorted(table.them.play) == ["shark_dog", "shield_bugs"]
    assert table.them.life == 3
    assert table.active == "them"


@rule("MB-055")
@card("harpy_mother")
def test_harpy_mother_taken_with_a_mindbug_works_for_the_taker(mindbug):
    table = mindbug(us={"hand": ["harpy_mother"], "play": ["luchataur", "turbo_bug"]}, them={"mindbugs": 1})
    table.play("play:harpy_mother", "mindbug:yes", "attack:luchataur", "block:harpy_mother")
    assert table.them.discard == ["harpy_mother"]
    assert table.player == "them"
    assert table.options == {"take:turbo_bug", "take:none"}
    table.play("take:turbo_bug")
    assert table.us.play == ["luchataur"]
    assert table.them.play == ["turbo_bug"]
    table.play("again:no")
    assert table.active == "them"


# 15 Kangasaurus Rex


@card("kangasaurus_rex")
def test_kangasaurus_rex_defeats_every_weak_enemy_and_no_ally(mindbug):
    table = mindbug(
        us={"hand": ["kangasaurus_rex"], "play": ["turbo_bug"]},
        them={"mindbugs": 0, "play": ["brain_fly", "goblin_werewolf", "spider_owl", "killer_bee"]},
    )
    table.play("play:kangasaurus_rex")
    assert sorted(table.us.play) == ["kangasaurus_rex", "turbo_bug"]
    assert table.them.play == ["killer_bee"]
    assert sorted(table.them.discard) == ["brain_fly", "goblin_werewolf", "spider_owl"]


@rule("MB-074")
@card("kangasaurus_rex")
def test_kangasaurus_rex_exhausts_the_tough(mindbug):
    table = mindbug(
        us={"hand": ["kangasaurus_rex"]},
        them={"mindbugs": 0, "play": ["plated_scorpion", exhausted("plated_scorpion")]},
    )
    table.play("play:kangasaurus_rex")
    assert table.them.play == [exhausted("plated_scorpion")]
    assert table.them.discard == ["plated_scorpion"]


@rule("MB-024")
@card("kangasaurus_rex")
def test_kangasaurus_rex_reads_all_powers_before_anything_leaves(mindbug):
    table = mindbug(
        us={"hand": ["kangasaurus_rex"]},
        them={"mindbugs": 0, "play": [exhausted("shield_bugs"), "turbo_bug"]},
    )
    assert table.them.power("turbo_bug") == 5
    table.play("play:kangasaurus_rex")
    assert table.them.discard == ["shield_bugs"]
    assert table.them.play == ["turbo_bug"]
    assert table.them.power("turbo_bug") == 4


@card("kangasaurus_rex")
def test_kangasaurus_rex_taken_with_a_mindbug_turns_on_its_player(mindbug):
    table = mindbug(
        us={"hand": ["kangasaurus_rex", "gorillion"], "play": ["turbo_bug"]},
        them={"mindbugs": 1, "play": ["brain_fly"]},
    )
    table.play("play:kangasaurus_rex", "mindbug:yes")
    assert table.us.discard == ["turbo_bug"]
    assert sorted(table.them.play) == ["brain_fly", "kangasaurus_rex"]
    assert table.options == {"play:gorillion"}
    table.play("play:gorillion")
    assert table.active == "them"


@card("kangasaurus_rex", "deathweaver")
def test_kangasaurus_rex_does_not_defeat_deathweaver(mindbug):
    table = mindbug(us={"hand": ["kangasaurus_rex"]}, them={"mindbugs": 0, "play": ["deathweaver", "turbo_bug"]})
    table.play("play:kangasaurus_rex")
    assert sorted(table.them.play) == ["deathweaver", "turbo_bug"]


# 16 Killer Bee


@card("killer_bee")
def test_killer_bee_takes_a_life_when_played(mindbug):
    table = mindbug(us={"hand": ["killer_bee"]}, them={"mindbugs": 0, "play": ["gorillion"]})
    table.play("play:killer_bee")
    assert (table.us.life, table.them.life) == (3, 2)


@rule("MB-040")
@card("killer_bee")
def test_killer_bee_taken_with_a_mindbug_can_kill_its_player(mindbug):
    table = mindbug(us={"life": 1, "hand": ["killer_bee", "gorillion"]}, them={"mindbugs": 1})
    table.play("play:killer_bee", "mindbug:yes")
    assert table.over
    assert table.winner == "them"
    assert table.us.life == 0


@rule("MB-071")
@card("killer_bee")
def test_killer_bee_hunts_whom_it_likes(mindbug):
    table = mindbug(us={"play": ["killer_bee"]}, them={"play": ["compost_dragon", "gorillion"]})
    table.play("attack:killer_bee")
    assert (table.player, table.kind) == ("us", "hunt")
    assert table.options == {"hunt:compost_dragon", "hunt:gorillion", "hunt:none"}
    table.play("hunt:compost_dragon")
    assert table.them.discard == ["compost_dragon"]
    assert table.us.play == ["killer_bee"]
    assert table.them.life == 3
    assert table.active == "them"


@card("killer_bee")
def test_killer_bee_need_not_hunt(mindbug):
    table = mindbug(us={"play": ["killer_bee"]}, them={"play": ["compost_dragon", "gorillion"]})
    table.play("attack:killer_bee", "hunt:none")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:compost_dragon", "block:gorillion", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


# 17 Lone Yeti


@rule("MB-070")
@card("lone_yeti")
def test_lone_yeti_alone_is_a_ten_with_frenzy(mindbug):
    table = mindbug(us={"play": ["lone_yeti"]}, them={"play": ["bee_bear", "gorillion"]})
    assert table.us.power("lone_yeti") == 10
    assert table.us.keywords("lone_yeti") == {"FRENZY", "TOUGH"}
    table.play("attack:lone_yeti", "block:bee_bear", "again:yes", "block:none")
    assert table.them.discard == ["bee_bear"]
    assert table.them.life == 2
    assert table.us.play == ["lone_yeti"]
    assert table.active == "them"


@card("lone_yeti")
def test_lone_yeti_alone_blocks_as_a_ten(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": ["lone_yeti"]})
    assert table.them.power("lone_yeti") == 10
    table.play("attack:gorillion", "block:lone_yeti")
    assert table.us.discard == ["gorillion"]
    assert table.them.play == [exhausted("lone_yeti")]


@rule("MB-051", "MB-083")
@card("lone_yeti")
def test_lone_yeti_loses_its_bonus_when_a_companion_has_entered(mindbug):
    table = mindbug(us={"hand": ["turbo_bug"], "play": ["lone_yeti"]}, them={"play": ["gorillion"]})
    table.play("play:turbo_bug")
    assert table.kind == "mindbug"
    assert table.us.power("lone_yeti") == 10
    table.play("mindbug:no")
    assert table.us.power("lone_yeti") == 5
    assert table.us.keywords("lone_yeti") == {"TOUGH"}


@rule("MB-070")
@card("lone_yeti", "explosive_toad")
def test_lone_yeti_left_alone_in_its_first_attack_may_go_again(mindbug):
    table = mindbug(
        us={"play": ["lone_yeti", "turbo_bug"]},
        them={"hand": ["gorillion"], "play": ["explosive_toad"]},
    )
    assert table.us.keywords("lone_yeti") == {"TOUGH"}
    table.play("attack:lone_yeti", "block:explosive_toad")
    assert table.player == "them"
    assert table.options == {"defeat:lone_yeti", "defeat:turbo_bug"}
    table.play("defeat:turbo_bug")
    assert table.us.play == [exhausted("lone_yeti")]
    assert table.us.power("lone_yeti") == 10
    assert (table.player, table.kind) == ("us", "again")
    table.play("again:yes")
    assert table.them.life == 2


@card("lone_yeti", "brain_fly")
def test_lone_yeti_taken_by_brain_fly_is_no_longer_alone(mindbug):
    table = mindbug(
        us={"hand": ["brain_fly"]},
        them={"mindbugs": 0, "hand": ["gorillion"], "play": ["lone_yeti"]},
    )
    table.play("play:brain_fly")
    assert sorted(table.us.play) == ["brain_fly", "lone_yeti"]
    assert table.us.power("lone_yeti") == 5
    assert table.us.keywords("lone_yeti") == {"TOUGH"}


# 18 Luchataur


@rule("MB-070")
@card("luchataur")
def test_luchataur_survives_a_fight_and_attacks_again(mindbug):
    table = mindbug(us={"play": ["luchataur"]}, them={"hand": ["gorillion"], "play": ["tusked_extorter"]})
    table.play("attack:luchataur", "block:tusked_extorter")
    assert table.them.discard == ["tusked_extorter"]
    assert (table.player, table.kind) == ("us", "again")
    assert table.options == {"again:yes", "again:no"}
    table.play("again:yes")
    assert table.them.life == 2
    assert (table.active, table.kind) == ("them", "action")


@card("luchataur")
def test_luchataur_defeated_does_not_go_again(mindbug):
    table = mindbug(us={"play": ["luchataur"]}, them={"play": ["gorillion"]})
    table.play("attack:luchataur", "block:gorillion")
    assert table.us.discard == ["luchataur"]
    assert (table.active, table.kind) == ("them", "action")


# 19 Mysterious Mermaid


@card("mysterious_mermaid")
def test_mysterious_mermaid_lifts_her_player_to_the_opponents_life(mindbug):
    table = mindbug(
        us={"life": 1, "hand": ["mysterious_mermaid"]},
        them={"life": 4, "mindbugs": 0, "play": ["gorillion"]},
    )
    table.play("play:mysterious_mermaid")
    assert (table.us.life, table.them.life) == (4, 4)


@rule("MB-005")
@card("mysterious_mermaid", "compost_dragon")
def test_mysterious_mermaid_can_cost_life_even_out_of_the_discard_pile(mindbug):
    table = mindbug(
        us={"life": 5, "hand": ["compost_dragon"], "discard": ["mysterious_mermaid"]},
        them={"life": 1, "mindbugs": 0, "play": ["gorillion"]},
    )
    table.play("play:compost_dragon")
    assert sorted(table.us.play) == ["compost_dragon", "mysterious_mermaid"]
    assert (table.us.life, table.them.life) == (1, 1)
    assert table.active == "them"


@card("mysterious_mermaid")
def test_mysterious_mermaid_taken_with_a_mindbug_copies_the_other_way(mindbug):
    table = mindbug(us={"life": 5, "hand": ["mysterious_mermaid", "gorillion"]}, them={"life": 2, "mindbugs": 1})
    table.play("play:mysterious_mermaid", "mindbug:yes")
    assert (table.us.life, table.them.life) == (5, 5)
    table.play("play:gorillion")
    assert table.active == "them"


# 20 Plated Scorpion


@rule("MB-072", "MB-074")
@card("plated_scorpion")
def test_plated_scorpion_defeats_a_giant_and_survives_exhausted(mindbug):
    table = mindbug(us={"play": ["plated_scorpion"]}, them={"hand": ["bee_bear"], "play": ["gorillion"]})
    assert table.us.power("plated_scorpion") == 2
    assert table.us.keywords("plated_scorpion") == {"POISONOUS", "TOUGH"}
    table.play("attack:plated_scorpion", "block:gorillion")
    assert table.them.discard == ["gorillion"]
    assert table.us.play == [exhausted("plated_scorpion")]


@rule("MB-075")
@card("plated_scorpion")
def test_plated_scorpions_only_exhaust_each_other(mindbug):
    table = mindbug(us={"play": ["plated_scorpion"]}, them={"play": ["plated_scorpion"]})
    table.play("attack:plated_scorpion", "block:plated_scorpion")
    assert table.us.play == [exhausted("plated_scorpion")]
    assert table.them.play == [exhausted("plated_scorpion")]


@card("plated_scorpion")
def test_plated_scorpion_already_exhausted_goes_down_with_its_foe(mindbug):
    table = mindbug(
        us={"play": ["gorillion"]},
        them={"hand": ["bee_bear"], "play": [exhausted("plated_scorpion")]},
    )
    table.play("attack:gorillion", "block:plated_scorpion")
    assert table.us.discard == ["gorillion"]
    assert table.them.discard == ["plated_scorpion"]


# 21 Rhino Turtle


@rule("MB-070", "MB-074")
@card("rhino_turtle")
def test_rhino_turtle_exhausted_by_its_first_attack_may_go_again(mindbug):
    table = mindbug(us={"play": ["rhino_turtle"]}, them={"play": ["gorillion"]})
    assert table.us.keywords("rhino_turtle") == {"FRENZY", "TOUGH"}
    table.play("attack:rhino_turtle", "block:gorillion")
    assert table.us.play == [exhausted("rhino_turtle")]
    assert (table.player, table.kind) == ("us", "again")
    table.play("again:yes", "block:gorillion")
    assert table.us.discard == ["rhino_turtle"]
    assert table.them.life == 3


@rule("MB-062")
@card("rhino_turtle")
def test_rhino_turtles_exhaust_each_other(mindbug):
    table = mindbug(us={"play": ["rhino_turtle"]}, them={"play": ["rhino_turtle"]})
    assert table.us.power("rhino_turtle") == 8
    table.play("attack:rhino_turtle", "block:rhino_turtle", "again:no")
    assert table.us.play == [exhausted("rhino_turtle")]
    assert table.them.play == [exhausted("rhino_turtle")]


# 22 Shark Dog


@rule("MB-060")
@card("shark_dog")
def test_shark_dog_defeats_an_enemy_of_six_or_more_then_hunts(mindbug):
    table = mindbug(
        us={"play": ["shark_dog", "gorillion"]},
        them={"play": ["strange_barrel", "bee_bear", "killer_bee", "chameleon_sniper"]},
    )
    table.play("attack:shark_dog")
    assert (table.player, table.kind) == ("us", "defeat")
    assert table.options == {"defeat:strange_barrel", "defeat:bee_bear"}
    table.play("defeat:bee_bear")
    assert table.kind == "hunt"
    assert table.options == {
        "hunt:strange_barrel",
        "hunt:killer_bee",
        "hunt:chameleon_sniper",
        "hunt:none",
    }
    table.play("hunt:chameleon_sniper")
    assert sorted(table.them.discard) == ["bee_bear", "chameleon_sniper"]
    assert sorted(table.us.play) == ["gorillion", "shark_dog"]
    assert table.them.life == 3


@card("shark_dog")
def test_shark_dog_without_a_big_enemy_just_attacks(mindbug):
    table = mindbug(us={"play": ["shark_dog", "gorillion"]}, them={"play": ["killer_bee"]})
    table.play("attack:shark_dog")
    assert table.options == {"hunt:killer_bee", "hunt:none"}
    table.play("hunt:none", "block:none")
    assert table.them.life == 2
    assert sorted(table.us.play) == ["gorillion", "shark_dog"]


@card("shark_dog")
def test_shark_dog_clears_its_own_way(mindbug):
    table = mindbug(us={"play": ["shark_dog"]}, them={"hand": ["bee_bear"], "play": ["gorillion"]})
    table.play("attack:shark_dog")
    assert table.them.discard == ["gorillion"]
    assert table.them.life == 2
    assert table.active == "them"


@rule("MB-074")
@card("shark_dog")
def test_shark_dog_exhausts_a_tough_enemy_who_may_then_block(mindbug):
    table = mindbug(us={"play": ["shark_dog"]}, them={"play": ["elephantopus"]})
    table.play("attack:shark_dog")
    assert table.them.play == [exhausted("elephantopus")]
    table.play("hunt:none")
    assert table.options == {"block:elephantopus", "block:none"}
    table.play("block:elephantopus")
    assert table.us.discard == ["shark_dog"]
    assert table.them.play == [exhausted("elephantopus")]


@rule("MB-064")
@card("shark_dog", "explosive_toad")
def test_shark_dog_blown_up_by_its_victim_ends_its_attack(mindbug):
    table = mindbug(us={"play": ["shark_dog"]}, them={"play": ["explosive_toad", "shield_bugs"]})
    table.play("attack:shark_dog")
    assert table.them.discard == ["explosive_toad"]
    assert (table.player, table.kind) == ("them", "defeat")
    assert table.options == {"defeat:shield_bugs", "defeat:shark_dog"}
    table.play("defeat:shark_dog")
    assert table.us.discard == ["shark_dog"]
    assert table.them.life == 3
    assert table.active == "them"
