"""The cards of First Contact one by one, in collector order: Axolotl Healer to Giraffodile."""

from tests.games.mindbug.play import card, exhausted, rule

# 01 Axolotl Healer


@rule("MB-013")
@card("axolotl_healer")
def test_axolotl_healer_gives_its_player_two_life_without_limit(mindbug):
    table = mindbug(us={"life": 9, "hand": ["axolotl_healer"]}, them={"mindbugs": 0, "play": ["gorillion"]})
    table.play("play:axolotl_healer")
    assert table.us.life == 11
    assert table.them.life == 3
    assert table.us.play == ["axolotl_healer"]
    assert table.us.keywords("axolotl_healer") == {"POISONOUS"}


@rule("MB-053")
@card("axolotl_healer")
def test_axolotl_healer_taken_with_a_mindbug_heals_the_taker(mindbug):
    table = mindbug(us={"hand": ["axolotl_healer", "gorillion"]})
    table.play("play:axolotl_healer")
    assert (table.player, table.kind) == ("them", "mindbug")
    assert table.options == {"mindbug:yes", "mindbug:no"}
    table.play("mindbug:yes")
    assert table.us.life == 3
    assert table.them.life == 5
    assert table.them.play == ["axolotl_healer"]
    assert (table.player, table.active) == ("us", "us")
    assert table.options == {"play:gorillion"}
    table.play("play:gorillion", "mindbug:no")
    assert table.active == "them"


@rule("MB-072")
@card("axolotl_healer")
def test_axolotl_healer_poisons_what_it_blocks(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"hand": ["bee_bear"], "play": ["axolotl_healer"]})
    table.play("attack:gorillion", "block:axolotl_healer")
    assert table.us.discard == ["gorillion"]
    assert table.them.discard == ["axolotl_healer"]
    assert table.them.life == 3


# 02 Bee Bear


@card("bee_bear")
def test_bee_bear_is_blocked_by_seven_but_not_by_six(mindbug):
    table = mindbug(us={"play": ["bee_bear"]}, them={"play": ["giraffodile", "strange_barrel"]})
    table.play("attack:bee_bear")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:giraffodile", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@card("bee_bear")
def test_bee_bear_against_weak_creatures_only_asks_for_no_block(mindbug):
    table = mindbug(us={"play": ["bee_bear"]}, them={"play": ["strange_barrel", "killer_bee"]})
    table.play("attack:bee_bear")
    assert table.them.life == 2
    assert (table.active, table.kind) == ("them", "action")


@rule("MB-024")
@card("bee_bear")
def test_bee_bear_looks_at_the_current_power_of_a_blocker(mindbug):
    table = mindbug(us={"play": ["bee_bear"]}, them={"play": ["shield_bugs", "strange_barrel"]})
    table.play("attack:bee_bear")
    assert table.them.power("strange_barrel") == 7
    assert table.options == {"block:strange_barrel", "block:none"}
    table.play("block:strange_barrel")
    assert table.us.play == ["bee_bear"]
    assert table.them.play == ["shield_bugs"]
    assert table.them.discard == ["strange_barrel"]


@card("bee_bear")
def test_bee_bear_does_not_protect_other_attackers(mindbug):
    table = mindbug(us={"play": ["bee_bear", "gorillion"]}, them={"play": ["strange_barrel"]})
    table.play("attack:gorillion")
    assert table.options == {"block:strange_barrel", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@card("bee_bear")
def test_bee_bear_itself_may_block_weak_attackers(mindbug):
    table = mindbug(us={"play": ["brain_fly"]}, them={"play": ["bee_bear"]})
    table.play("attack:brain_fly")
    assert table.options == {"block:bee_bear", "block:none"}
    table.play("block:bee_bear")
    assert table.us.discard == ["brain_fly"]
    assert table.them.play == ["bee_bear"]


# 03 Brain Fly


@rule("MB-024")
@card("brain_fly")
def test_brain_fly_takes_a_creature_whose_current_power_is_six_or_more(mindbug):
    table = mindbug(
        us={"hand": ["brain_fly"]},
        them={"mindbugs": 0, "play": ["shield_bugs", "killer_bee", "turbo_bug", "gorillion"]},
    )
    assert table.them.power("killer_bee") == 6
    assert table.them.power("turbo_bug") == 5
    table.play("play:brain_fly")
    assert (table.player, table.kind) == ("us", "take")
    assert table.options == {"take:killer_bee", "take:gorillion"}
    table.play("take:killer_bee")
    assert sorted(table.us.play) == ["brain_fly", "killer_bee"]
    assert sorted(table.them.play) == ["gorillion", "shield_bugs", "turbo_bug"]
    assert table.us.power("killer_bee") == 5
    assert table.them.life == 3


@rule("MB-021")
@card("brain_fly")
def test_brain_fly_may_name_an_ally_or_itself_and_change_nothing(mindbug):
    table = mindbug(
        us={"hand": ["brain_fly"], "play": ["luchataur", "urchin_hurler"]},
        them={"mindbugs": 0, "play": ["gorillion"]},
    )
    table.play("play:brain_fly")
    assert table.us.power("brain_fly") == 6
    assert table.options == {"take:luchataur", "take:brain_fly", "take:gorillion"}
    table.play("take:brain_fly")
    assert sorted(table.us.play) == ["brain_fly", "luchataur", "urchin_hurler"]
    assert table.them.play == ["gorillion"]


@card("brain_fly")
def test_brain_fly_asks_nothing_when_only_allied_creatures_qualify(mindbug):
    table = mindbug(
        us={"hand": ["brain_fly"], "play": ["luchataur", "bee_bear"]},
        them={"mindbugs": 0, "play": ["killer_bee"]},
    )
    table.play("play:brain_fly")
    assert sorted(table.us.play) == ["bee_bear", "brain_fly", "luchataur"]
    assert table.them.play == ["killer_bee"]
    assert (table.active, table.kind) == ("them", "action")


@rule("MB-091")
@card("brain_fly")
def test_brain_fly_keeps_exhaustion_and_sets_off_no_play_effect(mindbug):
    table = mindbug(
        us={"hand": ["brain_fly"]},
        them={
            "mindbugs": 0,
            "discard": ["gorillion"],
            "play": [exhausted("grave_robber"), "killer_bee"],
        },
    )
    table.play("play:brain_fly")
    assert set(table.us.play) == {"brain_fly", exhausted("grave_robber")}
    assert table.them.play == ["killer_bee"]
    assert table.them.discard == ["gorillion"]


@rule("MB-080")
@card("brain_fly")
def test_brain_fly_taken_with_a_mindbug_robs_the_player_who_played_it(mindbug):
    table = mindbug(us={"hand": ["brain_fly", "killer_bee"], "play": ["gorillion"]}, them={"mindbugs": 1})
    table.play("play:brain_fly", "mindbug:yes")
    assert sorted(table.them.play) == ["brain_fly", "gorillion"]
    assert table.us.play == []
    assert table.options == {"play:killer_bee"}
    table.play("play:killer_bee")
    assert table.them.life == 2


# 04 Chameleon Sniper


@rule("MB-081")
@card("chameleon_sniper")
def test_chameleon_sniper_unblocked_costs_two_life(mindbug):
    table = mindbug(us={"play": ["chameleon_sniper"]}, them={"play": ["gorillion"]})
    table.play("attack:chameleon_sniper")
    assert table.them.life == 1
    assert table.active == "them"


@rule("MB-060")
@card("chameleon_sniper")
def test_chameleon_sniper_shoots_before_the_block(mindbug):
    table = mindbug(us={"play": ["chameleon_sniper"]}, them={"play": ["tiger_squirrel", "gorillion"]})
    table.play("attack:chameleon_sniper")
    assert table.them.life == 2
    assert table.options == {"block:tiger_squirrel", "block:none"}
    table.play("block:tiger_squirrel")
    assert table.them.life == 2
    assert table.us.discard == ["chameleon_sniper"]


@rule("MB-040")
@card("chameleon_sniper")
def test_chameleon_sniper_can_win_before_the_block(mindbug):
    table = mindbug(us={"play": ["chameleon_sniper"]}, them={"life": 1, "play": ["tiger_squirrel"]})
    table.play("attack:chameleon_sniper")
    assert table.over
    assert table.winner == "us"
    assert table.them.life == 0
    assert table.us.play == ["chameleon_sniper"]


@card("chameleon_sniper")
def test_chameleon_sniper_does_not_shoot_when_blocking(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"hand": ["bee_bear"], "play": ["chameleon_sniper"]})
    table.play("attack:gorillion", "block:chameleon_sniper")
    assert table.us.life == 3
    assert table.them.life == 3
    assert table.them.discard == ["chameleon_sniper"]


# 05 Compost Dragon


@rule("MB-054", "MB-080")
@card("compost_dragon")
def test_compost_dragon_plays_an_own_discard_without_a_mindbug_chance(mindbug):
    table = mindbug(
        us={"hand": ["compost_dragon"], "discard": ["killer_bee", "gorillion"]},
        them={"discard": ["turbo_bug"], "play": ["bee_bear"]},
    )
    table.play("play:compost_dragon", "mindbug:no")
    assert (table.player, table.kind) == ("us", "revive")
    assert table.options == {"revive:killer_bee", "revive:gorillion"}
    table.play("revive:killer_bee")
    assert (table.active, table.kind) == ("them", "action")
    assert table.them.life == 2
    assert table.them.mindbugs == 2
    assert sorted(table.us.play) == ["compost_dragon", "killer_bee"]
    assert table.us.discard == ["gorillion"]


@card("compost_dragon")
def test_compost_dragon_with_an_empty_pile_does_nothing(mindbug):
    table = mindbug(
        us={"hand": ["compost_dragon"]},
        them={"mindbugs": 0, "discard": ["gorillion"], "play": ["bee_bear"]},
    )
    table.play("play:compost_dragon")
    assert table.us.play == ["compost_dragon"]
    assert table.them.discard == ["gorillion"]


@card("compost_dragon")
def test_compost_dragon_can_fetch_the_other_one_and_chain(mindbug):
    table = mindbug(
        us={"hand": ["compost_dragon"], "discard": ["compost_dragon", "axolotl_healer"]},
        them={"mindbugs": 0, "play": ["bee_bear"]},
    )
    table.play("play:compost_dragon")
    assert table.options == {"revive:compost_dragon", "revive:axolotl_healer"}
    table.play("revive:compost_dragon")
    assert sorted(table.us.play) == ["axolotl_healer", "compost_dragon", "compost_dragon"]
    assert table.us.discard == []
    assert table.us.life == 5


@card("compost_dragon")
def test_compost_dragon_taken_with_a_mindbug_uses_the_takers_pile(mindbug):
    table = mindbug(
        us={"hand": ["compost_dragon", "bee_bear"], "discard": ["gorillion"]},
        them={"mindbugs": 1, "discard": ["killer_bee"]},
    )
    table.play("play:compost_dragon", "mindbug:yes")
    assert sorted(table.them.play) == ["compost_dragon", "killer_bee"]
    assert table.us.life == 2
    assert table.us.discard == ["gorillion"]
    table.play("play:bee_bear")
    assert table.active == "them"


@rule("MB-076")
@card("compost_dragon")
def test_compost_dragon_brings_a_creature_back_unexhausted(mindbug):
    table = mindbug(
        us={"hand": ["compost_dragon"], "play": [exhausted("rhino_turtle")]},
        them={"mindbugs": 0, "play": ["gorillion"]},
    )
    table.play("attack:rhino_turtle", "block:gorillion")
    assert table.us.discard == ["rhino_turtle"]
    table.play("attack:gorillion")
    assert table.us.life == 2
    table.play("play:compost_dragon")
    assert set(table.us.play) == {"compost_dragon", "rhino_turtle"}


# 06 Deathweaver


@card("deathweaver")
def test_deathweaver_stops_enemy_play_effects(mindbug):
    table = mindbug(us={"hand": ["axolotl_healer"]}, them={"mindbugs": 0, "play": ["deathweaver"]})
    table.play("play:axolotl_healer")
    assert table.us.play == ["axolotl_healer"]
    assert table.us.life == 3


@card("deathweaver", "killer_bee")
def test_deathweaver_stops_a_card_the_enemy_took_with_a_mindbug(mindbug):
    table = mindbug(us={"hand": ["killer_bee", "gorillion"], "play": ["deathweaver"]}, them={"mindbugs": 1})
    table.play("play:killer_bee", "mindbug:yes")
    assert table.them.play == ["killer_bee"]
    assert table.us.life == 3
    assert table.options == {"play:gorillion", "attack:deathweaver"}
    table.play("play:gorillion")
    assert table.active == "them"


@card("deathweaver", "killer_bee")
def test_deathweaver_lets_a_card_its_controller_took_with_a_mindbug_work(mindbug):
    table = mindbug(us={"hand": ["killer_bee", "gorillion"]}, them={"mindbugs": 1, "play": ["deathweaver"]})
    table.play("play:killer_bee", "mindbug:yes")
    assert table.us.life == 2
    assert table.them.life == 3
    table.play("play:gorillion")
    assert table.active == "them"


@card("deathweaver")
def test_deathweaver_taken_with_a_mindbug_stops_the_next_card_of_the_turn(mindbug):
    table = mindbug(us={"hand": ["deathweaver", "killer_bee"]}, them={"mindbugs": 1})
    table.play("play:deathweaver", "mindbug:yes", "play:killer_bee")
    assert table.us.play == ["killer_bee"]
    assert table.them.play == ["deathweaver"]
    assert table.them.life == 3


@card("deathweaver")
def test_deathweaver_stops_neither_attack_nor_defeated_effects(mindbug):
    table = mindbug(
        us={"hand": ["bee_bear"], "play": ["turbo_bug", "explosive_toad"]},
        them={"play": ["deathweaver", "gorillion"]},
    )
    table.play("attack:turbo_bug")
    assert table.them.life == 1
    table.play("block:gorillion")
    table.play("attack:gorillion", "block:explosive_toad")
    assert (table.player, table.kind) == ("us", "defeat")
    assert table.options == {"defeat:deathweaver", "defeat:gorillion"}
    table.play("defeat:deathweaver")
    assert table.them.play == ["gorillion"]


# 07 Elephantopus


@card("elephantopus")
def test_elephantopus_bars_blockers_of_four_or_less_from_every_attack(mindbug):
    table = mindbug(us={"play": ["elephantopus", "gorillion"]}, them={"play": ["killer_bee", "turbo_bug"]})
    table.play("attack:gorillion")
    assert table.options == {"block:killer_bee", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@rule("MB-024")
@card("elephantopus")
def test_elephantopus_reads_current_power(mindbug):
    table = mindbug(us={"play": ["elephantopus"]}, them={"play": ["shield_bugs", "turbo_bug"]})
    table.play("attack:elephantopus")
    assert table.options == {"block:turbo_bug", "block:none"}
    table.play("block:turbo_bug")
    assert table.them.discard == ["turbo_bug"]
    assert table.us.play == ["elephantopus"]


@rule("MB-071")
@card("elephantopus")
def test_elephantopus_does_not_save_a_weak_creature_from_a_hunter(mindbug):
    table = mindbug(
        us={"play": ["elephantopus", "killer_bee"]},
        them={"hand": ["gorillion"], "play": ["turbo_bug"]},
    )
    table.play("attack:killer_bee")
    assert (table.player, table.kind) == ("us", "hunt")
    assert table.options == {"hunt:turbo_bug", "hunt:none"}
    table.play("hunt:turbo_bug")
    assert table.them.discard == ["turbo_bug"]
    assert table.them.life == 3


@card("elephantopus")
def test_elephantopus_and_sneaky_add_up(mindbug):
    table = mindbug(us={"play": ["elephantopus", "spider_owl"]}, them={"play": ["tiger_squirrel", "gorillion"]})
    table.play("attack:spider_owl")
    assert table.them.life == 2
    assert table.active == "them"


@card("elephantopus")
def test_elephantopus_does_not_hinder_its_own_side(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": ["elephantopus", "turbo_bug"]})
    table.play("attack:gorillion")
    assert table.options == {"block:elephantopus", "block:turbo_bug", "block:none"}
    table.play("block:elephantopus")
    assert set(table.them.play) == {exhausted("elephantopus"), "turbo_bug"}


# 08 Explosive Toad


@rule("MB-021")
@card("explosive_toad")
def test_explosive_toad_chooses_a_creature_of_either_side(mindbug):
    table = mindbug(us={"play": ["explosive_toad", "turbo_bug"]}, them={"play": ["gorillion", "bee_bear"]})
    table.play("attack:explosive_toad", "block:gorillion")
    assert (table.player, table.kind) == ("us", "defeat")
    assert table.options == {"defeat:turbo_bug", "defeat:gorillion", "defeat:bee_bear"}
    table.play("defeat:gorillion")
    assert table.us.discard == ["explosive_toad"]
    assert table.them.discard == ["gorillion"]
    assert table.them.play == ["bee_bear"]
    assert table.active == "them"


@rule("MB-005")
@card("explosive_toad")
def test_explosive_toad_must_take_an_ally_if_nothing_else_is_left(mindbug):
    table = mindbug(
        us={"play": ["explosive_toad", "turbo_bug"]},
        them={"hand": ["gorillion"], "play": ["killer_bee"]},
    )
    table.play("attack:explosive_toad", "block:killer_bee")
    assert table.us.play == []
    assert sorted(table.us.discard) == ["explosive_toad", "turbo_bug"]
    assert table.them.discard == ["killer_bee"]


@rule("MB-084")
@card("explosive_toad")
def test_explosive_toad_alone_with_its_foe_finds_nobody(mindbug):
    table = mindbug(us={"play": ["explosive_toad"]}, them={"hand": ["gorillion"], "play": ["killer_bee"]})
    table.play("attack:explosive_toad", "block:killer_bee")
    assert table.us.discard == ["explosive_toad"]
    assert table.them.discard == ["killer_bee"]
    assert (table.active, table.kind) == ("them", "action")


@rule("MB-002", "MB-003")
@card("explosive_toad")
def test_two_explosive_toads_go_off_in_the_order_of_the_active_player(mindbug):
    table = mindbug(
        us={"play": ["explosive_toad", "turbo_bug"]},
        them={"hand": ["gorillion"], "play": ["explosive_toad", "bee_bear"]},
    )
    table.play("attack:explosive_toad", "block:explosive_toad")
    assert (table.player, table.kind) == ("us", "first")
    assert table.options == {"first:explosive_toad", "first:explosive_toad#2"}
    table.play("first:explosive_toad#2")
    assert (table.player, table.kind) == ("them", "defeat")
    assert table.options == {"defeat:bee_bear", "defeat:turbo_bug"}
    table.play("defeat:turbo_bug")
    assert table.us.play == []
    assert table.them.play == []


@rule("MB-070", "MB-074")
@card("explosive_toad")
def test_explosive_toad_attacks_twice_and_only_exhausts_a_tough_creature(mindbug):
    table = mindbug(us={"play": ["explosive_toad"]}, them={"play": ["elephantopus"]})
    table.play("attack:explosive_toad", "block:none")
    assert (table.player, table.kind) == ("us", "again")
    assert table.options == {"again:yes", "again:no"}
    table.play("again:yes", "block:elephantopus")
    assert table.us.discard == ["explosive_toad"]
    assert table.them.play == [exhausted("elephantopus")]
    assert table.them.life == 2


# 09 Ferret Bomber


@rule("MB-032")
@card("ferret_bomber")
def test_ferret_bomber_makes_the_opponent_choose_two_then_refill(mindbug):
    table = mindbug(
        us={"hand": ["ferret_bomber"]},
        them={
            "mindbugs": 0,
            "hand": ["gorillion", "bee_bear", "brain_fly", "luchataur", "turbo_bug"],
            "deck": ["killer_bee", "spider_owl", "rhino_turtle"],
        },
    )
    table.play("play:ferret_bomber")
    assert (table.player, table.kind) == ("them", "discard")
    assert table.options == {
        "discard:gorillion",
        "discard:bee_bear",
        "discard:brain_fly",
        "discard:luchataur",
        "discard:turbo_bug",
    }
    table.play("discard:gorillion")
    assert table.options == {
        "discard:bee_bear",
        "discard:brain_fly",
        "discard:luchataur",
        "discard:turbo_bug",
    }
    table.play("discard:brain_fly")
    assert sorted(table.them.discard) == ["brain_fly", "gorillion"]
    assert sorted(table.them.hand) == [
        "bee_bear",
        "killer_bee",
        "luchataur",
        "spider_owl",
        "turbo_bug",
    ]
    assert table.them.deck == ["rhino_turtle"]


@rule("MB-001", "MB-090")
@card("ferret_bomber")
def test_ferret_bomber_takes_the_only_card_there_is(mindbug):
    table = mindbug(
        us={"hand": ["ferret_bomber"]},
        them={"mindbugs": 0, "hand": ["gorillion"], "play": ["bee_bear"]},
    )
    table.play("play:ferret_bomber")
    assert table.them.hand == []
    assert table.them.discard == ["gorillion"]
    assert table.options == {"attack:bee_bear"}


@rule("MB-082")
@card("ferret_bomber")
def test_ferret_bomber_sets_off_no_defeated_effect(mindbug):
    table = mindbug(
        us={"hand": ["ferret_bomber", "gorillion"]},
        them={"mindbugs": 0, "hand": ["explosive_toad", "strange_barrel"], "play": ["bee_bear"]},
    )
    table.play("play:ferret_bomber")
    assert sorted(table.them.discard) == ["explosive_toad", "strange_barrel"]
    assert table.us.hand == ["gorillion"]
    assert table.us.play == ["ferret_bomber"]
    assert table.them.play == ["bee_bear"]


@rule("MB-030")
@card("ferret_bomber")
def test_ferret_bomber_taken_with_a_mindbug_hits_the_refilled_hand(mindbug):
    table = mindbug(
        us={
            "hand": ["ferret_bomber", "gorillion", "bee_bear", "luchataur", "rhino_turtle"],
            "deck": ["turbo_bug"],
        },
        them={"mindbugs": 1, "hand": ["killer_bee"]},
    )
    table.play("play:ferret_bomber", "mindbug:yes")
    assert (table.player, table.kind) == ("us", "discard")
    assert table.options == {
        "discard:gorillion",
        "discard:bee_bear",
        "discard:luchataur",
        "discard:rhino_turtle",
        "discard:turbo_bug",
    }
    table.play("discard:turbo_bug", "discard:bee_bear")
    assert sorted(table.us.discard) == ["bee_bear", "turbo_bug"]
    assert table.them.hand == ["killer_bee"]
    assert table.options == {"play:gorillion", "play:luchataur", "play:rhino_turtle"}
    table.play("play:gorillion")
    assert table.active == "them"


# 10 Giraffodile


@rule("MB-031")
@card("giraffodile")
def test_giraffodile_takes_the_whole_discard_pile_into_the_refilled_hand(mindbug):
    table = mindbug(
        us={
            "hand": ["giraffodile", "gorillion", "bee_bear", "luchataur", "turbo_bug"],
            "deck": ["killer_bee"],
            "discard": ["explosive_toad", "rhino_turtle", "spider_owl"],
        },
        them={"mindbugs": 0, "discard": ["shark_dog"], "play": ["brain_fly"]},
    )
    table.play("play:giraffodile")
    assert sorted(table.us.hand) == [
        "bee_bear",
        "explosive_toad",
        "gorillion",
        "killer_bee",
        "luchataur",
        "rhino_turtle",
        "spider_owl",
        "turbo_bug",
    ]
    assert table.us.discard == []
    assert table.us.deck == []
    assert table.us.play == ["giraffodile"]
    assert table.them.discard == ["shark_dog"]
    assert (table.active, table.kind) == ("them", "action")


@card("giraffodile")
def test_giraffodile_taken_with_a_mindbug_uses_the_takers_pile(mindbug):
    table = mindbug(
        us={"hand": ["giraffodile", "killer_bee"], "discard": ["gorillion"]},
        them={"mindbugs": 1, "discard": ["bee_bear", "luchataur"]},
    )
    table.play("play:giraffodile", "mindbug:yes")
    assert sorted(table.them.hand) == ["bee_bear", "luchataur"]
    assert table.them.discard == []
    assert table.us.hand == ["killer_bee"]
    assert table.us.discard == ["gorillion"]
    table.play("play:killer_bee")
    assert table.active == "them"


@rule("MB-020")
@card("giraffodile")
def test_giraffodile_takes_cards_the_opponent_has_seen(mindbug):
    table = mindbug(
        us={"hand": ["giraffodile", "turbo_bug"], "discard": ["gorillion", "killer_bee"]},
        them={"mindbugs": 0, "play": ["bee_bear"]},
    )
    table.play("play:giraffodile")
    seen = table.view("them")["players"][0]
    assert seen["hand"] == 3
    assert sorted(seen["known"]) == ["gorillion", "killer_bee"]
    assert "known" not in table.view(None)["players"][0]
