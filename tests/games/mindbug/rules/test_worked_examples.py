"""Mindbug: the worked examples of the rulebook, in their base-game form. We are Alice, they are Max."""

from tests.games.mindbug.play import exhausted, rule


@rule("EX-1")
def test_a_card_taken_with_a_mindbug_and_a_second_one_let_through(mindbug):
    table = mindbug(
        us={
            "hand": ["axolotl_healer", "strange_barrel", "gorillion", "killer_bee", "turbo_bug"],
            "deck": ["luchataur", "bee_bear", "snail_hydra"],
        },
        them={"hand": ["brain_fly"]},
    )
    table.play("play:axolotl_healer")
    assert (table.active, table.player, table.kind) == ("us", "them", "mindbug")
    assert table.options == {"mindbug:yes", "mindbug:no"}
    assert sorted(table.us.hand) == ["gorillion", "killer_bee", "luchataur", "strange_barrel", "turbo_bug"]
    assert table.us.deck == ["bee_bear", "snail_hydra"]
    table.play("mindbug:yes")
    assert table.them.mindbugs == 1
    assert table.them.play == ["axolotl_healer"]
    assert (table.us.life, table.them.life) == (3, 5)
    assert (table.active, table.player, table.kind) == ("us", "us", "action")
    assert table.options == {
        "play:gorillion",
        "play:killer_bee",
        "play:luchataur",
        "play:strange_barrel",
        "play:turbo_bug",
    }
    table.play("play:strange_barrel")
    assert (table.active, table.player, table.kind) == ("us", "them", "mindbug")
    assert table.options == {"mindbug:yes", "mindbug:no"}
    assert sorted(table.us.hand) == ["bee_bear", "gorillion", "killer_bee", "luchataur", "turbo_bug"]
    assert table.us.deck == ["snail_hydra"]
    table.play("mindbug:no")
    assert table.them.mindbugs == 1
    assert table.us.play == ["strange_barrel"]
    assert table.them.play == ["axolotl_healer"]
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("EX-2")
def test_a_10_blocked_by_an_8_destroys_it_and_no_life_is_lost(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": ["bee_bear"], "hand": ["turbo_bug"]})
    table.play("attack:gorillion")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:bee_bear", "block:none"}
    table.play("block:bee_bear")
    assert table.us.play == ["gorillion"]
    assert table.us.discard == []
    assert table.them.play == []
    assert table.them.discard == ["bee_bear"]
    assert (table.us.life, table.them.life) == (3, 3)


@rule("EX-2")
def test_a_10_not_blocked_costs_one_life(mindbug):
    table = mindbug(us={"play": ["gorillion"]}, them={"play": ["bee_bear"], "hand": ["turbo_bug"]})
    table.play("attack:gorillion", "block:none")
    assert table.us.play == ["gorillion"]
    assert table.them.play == ["bee_bear"]
    assert table.them.discard == []
    assert (table.us.life, table.them.life) == (3, 2)


@rule("EX-3")
def test_frenzy_survives_the_block_and_attacks_again(mindbug):
    table = mindbug(us={"play": ["luchataur"]}, them={"play": ["tusked_extorter"], "hand": ["turbo_bug"]})
    table.play("attack:luchataur")
    assert table.options == {"block:tusked_extorter", "block:none"}
    table.play("block:tusked_extorter")
    assert table.us.play == ["luchataur"]
    assert table.them.play == []
    assert table.them.discard == ["tusked_extorter"]
    assert table.them.life == 3
    assert (table.active, table.player, table.kind) == ("us", "us", "again")
    assert table.options == {"again:yes", "again:no"}
    table.play("again:yes")
    assert table.them.life == 2
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("EX-4")
def test_the_hunter_forces_the_weaker_creature_to_block(mindbug):
    table = mindbug(us={"play": ["killer_bee"]}, them={"play": ["compost_dragon"], "hand": ["turbo_bug"]})
    table.play("attack:killer_bee")
    assert (table.player, table.kind) == ("us", "hunt")
    assert table.options == {"hunt:compost_dragon", "hunt:none"}
    table.play("hunt:compost_dragon")
    assert (table.active, table.player, table.kind) == ("them", "them", "action")
    assert table.us.play == ["killer_bee"]
    assert table.them.play == []
    assert table.them.discard == ["compost_dragon"]
    assert table.them.life == 3


@rule("EX-5")
def test_the_attack_effect_first_then_the_poisonous_block_destroys_both(mindbug):
    table = mindbug(
        us={"play": ["tusked_extorter"]},
        them={"play": ["spider_owl"], "hand": ["turbo_bug", "gorillion"]},
    )
    table.play("attack:tusked_extorter")
    assert (table.player, table.kind) == ("them", "discard")
    assert table.options == {"discard:turbo_bug", "discard:gorillion"}
    table.play("discard:turbo_bug")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:spider_owl", "block:none"}
    table.play("block:spider_owl")
    assert table.us.play == []
    assert table.us.discard == ["tusked_extorter"]
    assert table.them.play == []
    assert sorted(table.them.discard) == ["spider_owl", "turbo_bug"]
    assert table.them.life == 3


@rule("EX-6")
def test_of_two_creatures_only_the_sneaky_one_can_block_the_sneaky_attacker(mindbug):
    table = mindbug(us={"play": ["spider_owl"]}, them={"play": ["tiger_squirrel", "gorillion"]})
    table.play("attack:spider_owl")
    assert (table.player, table.kind) == ("them", "block")
    assert table.options == {"block:tiger_squirrel", "block:none"}
    table.play("block:none")
    assert table.them.life == 2


@rule("EX-7")
def test_equal_powers_destroy_the_attacker_and_exhaust_the_tough_blocker(mindbug):
    table = mindbug(us={"play": ["kangasaurus_rex"]}, them={"play": ["elephantopus"]})
    table.play("attack:kangasaurus_rex")
    assert table.options == {"block:elephantopus", "block:none"}
    table.play("block:elephantopus")
    assert table.us.play == []
    assert table.us.discard == ["kangasaurus_rex"]
    assert table.them.play == [exhausted("elephantopus")]
    assert table.them.discard == []
    assert (table.us.life, table.them.life) == (3, 3)
