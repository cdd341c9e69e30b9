"""The cards of First Contact one by one, in collector order: Sharky to Urchin Hurler."""

from tests.games.mindbug.play import card, exhausted, rule

# 23 Sharky Crab-Dog-Mummypus


@card("sharky_crab_dog_mummypus")
def test_sharky_copies_four_enemy_keywords_but_never_tough(mindbug):
    table = mindbug(
        us={"play": ["sharky_crab_dog_mummypus", "shield_bugs"]},
        them={"play": ["compost_dragon", "spider_owl", "rhino_turtle"]},
    )
    assert table.us.keywords("sharky_crab_dog_mummypus") == {
        "FRENZY",
        "HUNTER",
        "POISONOUS",
        "SNEAKY",
    }


@card("sharky_crab_dog_mummypus", "snail_thrower")
def test_sharky_copies_keywords_granted_to_an_enemy_but_none_of_its_allies(mindbug):
    table = mindbug(
        us={"play": ["sharky_crab_dog_mummypus", "luchataur", "ferret_bomber"]},
        them={"play": ["snail_thrower", "turbo_bug"]},
    )
    assert table.them.keywords("turbo_bug") == {"HUNTER", "POISONOUS"}
    assert table.us.keywords("sharky_crab_dog_mummypus") == {"HUNTER", "POISONOUS"}


@rule("MB-073")
@card("sharky_crab_dog_mummypus")
def test_sharky_sneaks_past_while_an_enemy_is_sneaky(mindbug):
    table = mindbug(us={"play": ["sharky_crab_dog_mummypus"]}, them={"play": ["ferret_bomber", "gorillion"]})
    table.play("attack:sharky_crab_dog_mummypus")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:ferret_bomber", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@rule("MB-072")
@card("sharky_crab_dog_mummypus")
def test_sharky_poisons_when_blocking_too(mindbug):
    table = mindbug(
        us={"play": ["gorillion", "deathweaver"]},
        them={"hand": ["bee_bear"], "play": ["sharky_crab_dog_mummypus"]},
    )
    table.play("attack:gorillion", "block:sharky_crab_dog_mummypus")
    assert table.us.play == ["deathweaver"]
    assert table.us.discard == ["gorillion"]
    assert table.them.discard == ["sharky_crab_dog_mummypus"]


@rule("MB-070")
@card("sharky_crab_dog_mummypus", "explosive_toad")
def test_sharky_does_not_go_again_after_felling_the_last_frenzy_enemy(mindbug):
    table = mindbug(
        us={"play": ["sharky_crab_dog_mummypus", "shield_bugs"]},
        them={"hand": ["gorillion"], "play": ["explosive_toad"]},
    )
    assert table.us.keywords("sharky_crab_dog_mummypus") == {"FRENZY"}
    table.play("attack:sharky_crab_dog_mummypus", "block:explosive_toad")
    assert table.player == "them"
    assert table.options == {"defeat:sharky_crab_dog_mummypus", "defeat:shield_bugs"}
    table.play("defeat:shield_bugs")
    assert set(table.us.play) == {"sharky_crab_dog_mummypus", exhausted("shield_bugs")}
    assert (table.active, table.kind) == ("them", "action")


# 24 Shield Bugs


@card("shield_bugs")
def test_shield_bugs_lift_other_allies_on_both_turns(mindbug):
    table = mindbug(us={"play": ["shield_bugs", "gorillion"]}, them={"play": ["bee_bear"]})
    assert table.us.power("gorillion") == 11
    assert table.us.power("shield_bugs") == 4
    assert table.them.power("bee_bear") == 8
    table.play("attack:gorillion", "block:none")
    assert table.active == "them"
    assert table.us.power("gorillion") == 11


@card("shield_bugs")
def test_two_shield_bugs_lift_each_other_and_add_up(mindbug):
    table = mindbug(us={"play": ["shield_bugs", "shield_bugs", "goblin_werewolf"]}, them={"play": ["gorillion"]})
    assert table.us.power("shield_bugs") == 5
    assert table.us.power("shield_bugs#2") == 5
    assert table.us.power("goblin_werewolf") == 10


@rule("MB-083")
@card("shield_bugs")
def test_shield_bugs_work_exhausted_and_stop_when_they_leave(mindbug):
    table = mindbug(us={"play": ["luchataur"]}, them={"play": [exhausted("shield_bugs"), "killer_bee"]})
    assert table.them.power("killer_bee") == 6
    table.play("attack:luchataur", "block:shield_bugs")
    assert table.them.discard == ["shield_bugs"]
    assert table.them.power("killer_bee") == 5
    table.play("again:no")


@card("shield_bugs")
def test_shield_bugs_taken_with_a_mindbug_serve_the_taker(mindbug):
    table = mindbug(
        us={"hand": ["shield_bugs"], "play": ["gorillion"]},
        them={"mindbugs": 1, "play": ["bee_bear"]},
    )
    table.play("play:shield_bugs", "mindbug:yes")
    assert table.us.power("gorillion") == 10
    assert table.them.power("bee_bear") == 9
    table.play("attack:gorillion", "block:none")
    assert table.active == "them"


# 25 Snail Hydra


@rule("MB-021")
@card("snail_hydra")
def test_snail_hydra_outnumbered_defeats_a_creature_of_either_side(mindbug):
    table = mindbug(
        us={"play": ["snail_hydra", "turbo_bug"]},
        them={"play": ["gorillion", "bee_bear", "killer_bee"]},
    )
    table.play("attack:snail_hydra")
    assert (table.player, table.kind) == ("us", "defeat")
    assert table.options == {
        "defeat:snail_hydra",
        "defeat:turbo_bug",
        "defeat:gorillion",
        "defeat:bee_bear",
        "defeat:killer_bee",
    }
    table.play("defeat:gorillion")
    assert table.them.discard == ["gorillion"]
    assert table.options == {"block:bee_bear", "block:killer_bee", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@card("snail_hydra")
def test_snail_hydra_needs_strictly_fewer_creatures(mindbug):
    table = mindbug(us={"play": ["snail_hydra"]}, them={"play": ["gorillion"]})
    table.play("attack:snail_hydra")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:gorillion", "block:none"}
    table.play("block:gorillion")
    assert table.us.discard == ["snail_hydra"]


@rule("MB-064")
@card("snail_hydra")
def test_snail_hydra_may_defeat_itself_and_end_the_attack(mindbug):
    table = mindbug(us={"play": ["snail_hydra"]}, them={"play": ["gorillion", "bee_bear"]})
    table.play("attack:snail_hydra", "defeat:snail_hydra")
    assert table.us.discard == ["snail_hydra"]
    assert table.them.life == 3
    assert (table.active, table.kind) == ("them", "action")


@rule("MB-074")
@card("snail_hydra")
def test_snail_hydra_exhausts_a_tough_creature_who_may_then_block(mindbug):
    table = mindbug(us={"play": ["snail_hydra"]}, them={"play": ["rhino_turtle", "killer_bee"]})
    table.play("attack:snail_hydra", "defeat:rhino_turtle")
    assert set(table.them.play) == {exhausted("rhino_turtle"), "killer_bee"}
    assert table.options == {"block:rhino_turtle", "block:killer_bee", "block:none"}
    table.play("block:rhino_turtle")
    assert table.them.discard == ["rhino_turtle"]


# 26 Snail Thrower


@card("snail_thrower")
def test_snail_thrower_arms_other_allies_of_four_or_less(mindbug):
    table = mindbug(us={"play": ["snail_thrower", "turbo_bug", "harpy_mother"]}, them={"play": ["brain_fly"]})
    assert table.us.keywords("turbo_bug") == {"HUNTER", "POISONOUS"}
    assert table.us.keywords("harpy_mother") == set()
    assert table.us.keywords("snail_thrower") == {"POISONOUS"}
    assert table.them.keywords("brain_fly") == set()


@card("snail_thrower")
def test_snail_thrower_lets_a_small_ally_hunt_and_poison_a_giant(mindbug):
    table = mindbug(us={"play": ["snail_thrower", "brain_fly"]}, them={"play": ["gorillion", "bee_bear"]})
    table.play("attack:brain_fly")
    assert table.options == {"hunt:gorillion", "hunt:bee_bear", "hunt:none"}
    table.play("hunt:gorillion")
    assert table.us.play == ["snail_thrower"]
    assert table.them.play == ["bee_bear"]
    assert table.them.life == 3


@rule("MB-024")
@card("snail_thrower", "urchin_hurler")
def test_snail_thrower_reads_current_power_at_every_moment(mindbug):
    table = mindbug(
        us={"play": ["snail_thrower", "urchin_hurler", "tiger_squirrel"]},
        them={"play": ["gorillion"]},
    )
    assert table.us.power("tiger_squirrel") == 5
    assert table.us.keywords("tiger_squirrel") == {"SNEAKY"}
    table.play("attack:tiger_squirrel")
    assert table.them.life == 2
    assert table.active == "them"
    assert table.us.power("tiger_squirrel") == 3
    assert table.us.keywords("tiger_squirrel") == {"HUNTER", "POISONOUS", "SNEAKY"}


# 27 Spider Owl


@rule("MB-073")
@card("spider_owl")
def test_spider_owl_is_blocked_by_the_sneaky_only(mindbug):
    table = mindbug(us={"play": ["spider_owl"]}, them={"play": ["tiger_squirrel", "gorillion"]})
    assert table.us.power("spider_owl") == 3
    assert table.us.keywords("spider_owl") == {"POISONOUS", "SNEAKY"}
    table.play("attack:spider_owl")
    assert table.options == {"block:tiger_squirrel", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@rule("MB-072", "MB-073")
@card("spider_owl")
def test_spider_owl_may_block_anything_and_poisons_it(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"hand": ["bee_bear"], "play": ["spider_owl"]})
    table.play("attack:gorillion")
    assert table.options == {"block:spider_owl", "block:none"}
    table.play("block:spider_owl")
    assert table.us.discard == ["gorillion"]
    assert table.them.discard == ["spider_owl"]


# 28 Strange Barrel


@rule("MB-032", "MB-092")
@card("strange_barrel")
def test_strange_barrel_steals_two_cards_then_the_robbed_hand_is_refilled(mindbug):
    ours = ["killer_bee", "turbo_bug", "bee_bear", "luchataur", "spider_owl"]
    theirs = ["harpy_mother", "lone_yeti", "brain_fly", "giraffodile", "axolotl_healer"]
    table = mindbug(
        us={
            "hand": ours,
            "deck": ["rhino_turtle", "snail_hydra", "tiger_squirrel"],
            "play": ["gorillion"],
        },
        them={"hand": theirs, "play": ["strange_barrel"]},
    )
    table.play("attack:gorillion", "block:strange_barrel")
    assert table.active == "them"
    assert len(table.them.hand) == 7
    assert set(theirs) < set(table.them.hand)
    assert {"rhino_turtle", "snail_hydra"} < set(table.us.hand)
    assert table.us.deck == ["tiger_squirrel"]
    together = [*ours, *theirs, "rhino_turtle", "snail_hydra"]
    assert sorted(table.us.hand + table.them.hand) == sorted(together)


@rule("MB-001")
@card("strange_barrel")
def test_strange_barrel_takes_what_there_is(mindbug):
    table = mindbug(us={"hand": ["killer_bee"], "play": ["gorillion"]}, them={"play": ["strange_barrel"]})
    table.play("attack:gorillion", "block:strange_barrel")
    assert table.us.hand == []
    assert table.them.hand == ["killer_bee"]
    assert (table.us.life, table.them.life) == (3, 3)


@card("strange_barrel")
def test_strange_barrel_finds_nothing_in_an_empty_hand(mindbug):
    table = mindbug(us={"play": ["strange_barrel"]}, them={"play": ["gorillion"]})
    table.play("attack:strange_barrel", "block:gorillion")
    assert table.us.discard == ["strange_barrel"]
    assert table.us.hand == []
    assert table.them.play == ["gorillion"]


@rule("MB-020")
@card("strange_barrel")
def test_strange_barrel_shows_the_loot_to_both_players_only(mindbug):
    table = mindbug(
        us={"play": ["strange_barrel"]},
        them={"hand": ["killer_bee", "turbo_bug"], "play": ["gorillion"]},
    )
    table.play("attack:strange_barrel", "block:gorillion")
    assert sorted(table.us.hand) == ["killer_bee", "turbo_bug"]
    assert sorted(table.view("them")["players"][0]["known"]) == ["killer_bee", "turbo_bug"]
    assert table.view(None)["players"][0]["hand"] == 2
    assert "known" not in table.view(None)["players"][0]


# 29 Tiger Squirrel


@card("tiger_squirrel")
def test_tiger_squirrel_defeats_an_enemy_of_seven_or_more(mindbug):
    table = mindbug(
        us={"hand": ["tiger_squirrel"], "play": ["luchataur"]},
        them={"mindbugs": 0, "play": ["giraffodile", "gorillion", "strange_barrel"]},
    )
    table.play("play:tiger_squirrel")
    assert (table.player, table.kind) == ("us", "defeat")
    assert table.options == {"defeat:giraffodile", "defeat:gorillion"}
    table.play("defeat:giraffodile")
    assert table.them.discard == ["giraffodile"]
    assert sorted(table.them.play) == ["gorillion", "strange_barrel"]


@card("tiger_squirrel")
def test_tiger_squirrel_spares_everyone_without_a_big_enemy(mindbug):
    table = mindbug(
        us={"hand": ["tiger_squirrel"], "play": ["gorillion"]},
        them={"mindbugs": 0, "play": ["goblin_werewolf", "strange_barrel"]},
    )
    table.play("play:tiger_squirrel")
    assert sorted(table.us.play) == ["gorillion", "tiger_squirrel"]
    assert sorted(table.them.play) == ["goblin_werewolf", "strange_barrel"]


@rule("MB-074")
@card("tiger_squirrel")
def test_tiger_squirrel_only_exhausts_a_tough_enemy(mindbug):
    table = mindbug(us={"hand": ["tiger_squirrel"]}, them={"mindbugs": 0, "play": ["rhino_turtle"]})
    table.play("play:tiger_squirrel")
    assert table.them.play == [exhausted("rhino_turtle")]


@rule("MB-024", "MB-053")
@card("tiger_squirrel", "goblin_werewolf")
def test_tiger_squirrel_taken_with_a_mindbug_meets_the_werewolf_on_its_turn(mindbug):
    table = mindbug(
        us={"hand": ["tiger_squirrel", "gorillion"], "play": ["goblin_werewolf"]},
        them={"mindbugs": 1},
    )
    table.play("play:tiger_squirrel", "mindbug:yes")
    assert table.us.discard == ["goblin_werewolf"]
    assert table.them.play == ["tiger_squirrel"]
    table.play("play:gorillion")
    assert table.active == "them"


# 30 Turbo Bug


@rule("MB-060")
@card("turbo_bug")
def test_turbo_bug_brings_the_opponent_to_one_before_the_block(mindbug):
    table = mindbug(us={"play": ["turbo_bug"]}, them={"life": 5, "play": ["gorillion"]})
    table.play("attack:turbo_bug")
    assert (table.player, table.kind) == ("them", "block")
    assert table.them.life == 1
    table.play("block:gorillion")
    assert table.them.life == 1
    assert table.us.discard == ["turbo_bug"]


@rule("MB-040")
@card("turbo_bug")
def test_turbo_bug_unblocked_takes_the_last_life(mindbug):
    table = mindbug(us={"play": ["turbo_bug"]}, them={"life": 5, "hand": ["gorillion"]})
    table.play("attack:turbo_bug")
    assert table.over
    assert table.winner == "us"
    assert table.them.life == 0


@card("turbo_bug")
def test_turbo_bug_changes_nothing_at_one_life(mindbug):
    table = mindbug(us={"play": ["turbo_bug"]}, them={"life": 1, "play": ["gorillion"]})
    table.play("attack:turbo_bug")
    assert table.them.life == 1
    assert not table.over
    table.play("block:gorillion")
    assert table.them.life == 1


# 31 Tusked Extorter


@rule("MB-002", "MB-030", "MB-060")
@card("tusked_extorter", "spider_owl")
def test_tusked_extorter_costs_a_card_of_the_opponents_choice_before_the_block(mindbug):
    table = mindbug(
        us={"play": ["tusked_extorter"]},
        them={
            "hand": ["gorillion", "bee_bear", "luchataur", "brain_fly", "giraffodile"],
            "deck": ["killer_bee"],
            "play": ["spider_owl"],
        },
    )
    table.play("attack:tusked_extorter")
    assert (table.player, table.kind) == ("them", "discard")
    assert table.options == {
        "discard:gorillion",
        "discard:bee_bear",
        "discard:luchataur",
        "discard:brain_fly",
        "discard:giraffodile",
    }
    table.play("discard:brain_fly")
    assert table.them.discard == ["brain_fly"]
    assert sorted(table.them.hand) == [
        "bee_bear",
        "giraffodile",
        "gorillion",
        "killer_bee",
        "luchataur",
    ]
    assert table.options == {"block:spider_owl", "block:none"}
    table.play("block:spider_owl")
    assert table.us.discard == ["tusked_extorter"]
    assert sorted(table.them.discard) == ["brain_fly", "spider_owl"]


@card("tusked_extorter")
def test_tusked_extorter_meets_an_empty_hand_and_goes_on(mindbug):
    table = mindbug(us={"play": ["tusked_extorter"]}, them={"play": ["killer_bee"]})
    table.play("attack:tusked_extorter")
    assert (table.player, table.kind) == ("them", "block")
    table.play("block:none")
    assert table.them.life == 2
    assert table.them.discard == []


@card("tusked_extorter")
def test_tusked_extorter_extorts_nothing_when_blocking(mindbug):
    table = mindbug(us={"hand": ["bee_bear"], "play": ["killer_bee"]}, them={"play": ["tusked_extorter"]})
    table.play("attack:killer_bee", "hunt:none", "block:tusked_extorter")
    assert table.us.discard == ["killer_bee"]
    assert table.us.hand == ["bee_bear"]


# 32 Urchin Hurler


@card("urchin_hurler")
def test_urchin_hurler_lifts_its_allies_on_their_turn_and_never_itself(mindbug):
    table = mindbug(us={"play": ["urchin_hurler", "giraffodile"]}, them={"play": ["bee_bear", "gorillion"]})
    assert table.us.power("giraffodile") == 9
    assert table.us.power("urchin_hurler") == 5
    assert table.them.power("bee_bear") == 8
    table.play("attack:giraffodile")
    assert (table.player, table.kind) == ("them", "block")
    assert table.us.power("giraffodile") == 9
    table.play("block:bee_bear")
    assert table.them.discard == ["bee_bear"]
    assert table.active == "them"
    assert table.us.power("giraffodile") == 7


@rule("MB-053")
@card("urchin_hurler")
def test_urchin_hurler_taken_with_a_mindbug_waits_for_the_takers_turn(mindbug):
    table = mindbug(
        us={"hand": ["urchin_hurler"], "play": ["gorillion"]},
        them={"mindbugs": 1, "play": ["bee_bear"]},
    )
    table.play("play:urchin_hurler", "mindbug:yes")
    assert table.us.power("gorillion") == 10
    assert table.them.power("bee_bear") == 8
    table.play("attack:gorillion", "block:none")
    assert table.active == "them"
    assert table.them.power("bee_bear") == 10


@rule("MB-083")
@card("urchin_hurler", "harpy_mother")
def test_urchin_hurler_stops_helping_the_moment_it_is_taken(mindbug):
    table = mindbug(us={"play": ["urchin_hurler", "luchataur"]}, them={"play": ["harpy_mother"]})
    assert table.us.power("luchataur") == 11
    table.play("attack:luchataur", "block:harpy_mother", "take:urchin_hurler")
    assert table.kind == "again"
    assert table.us.power("luchataur") == 9
    table.play("again:no")
    assert table.them.play == ["urchin_hurler"]
