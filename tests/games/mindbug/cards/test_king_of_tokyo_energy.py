"""The Energy cards of Mindbug x King of Tokyo one by one, in collector order."""

from tests.games.mindbug.kot import BOTH_SETS, ENERGY_1, ENERGY_2, KEEP
from tests.games.mindbug.play import card, exhausted, rule

# 01 Ambush


@rule("MB-002", "MK-020")
@card("ambush")
def test_ambush_destroys_one_enemy_creature_for_two_cubes(kot):
    table = kot(
        us={"play": ["mantis"], "hand": ["drakonis"], "energy": 3},
        them={"play": ["kong", "pandakai"], "hand": ["rob"]},
        display=["ambush", "resurrection", "rage"],
    )
    table.play("buy:ambush")
    assert (table.player, table.options) == ("us", {"defeat:kong", "defeat:pandakai"})
    table.play("defeat:kong")
    assert table.us.energy == 1
    assert table.them.play == ["pandakai"]
    assert table.them.discard == ["kong"]
    assert table.energy_discard == ["ambush"]
    table.offers({"buy:rage", "buy:none"})


@rule("MB-074")
@card("ambush")
def test_ambush_only_exhausts_a_tough_creature(kot):
    table = kot(us={"hand": ["drakonis"], "energy": 2}, them={"play": ["hades"], "hand": ["rob"]}, display=["ambush"])
    table.play("buy:ambush")
    assert table.them.play == [exhausted("hades")]
    assert (table.us.energy, table.kind) == (0, "action")
    table.leave_open()


@rule("MK-024")
@card("ambush")
def test_ambush_may_be_bought_with_no_enemy_in_play(kot):
    table = kot(us={"play": ["mantis"], "hand": ["drakonis"], "energy": 2}, them={"hand": ["rob"]}, display=["ambush"])
    assert table.options == {"buy:ambush", "buy:none"}
    table.play("buy:ambush")
    assert table.us.play == ["mantis"]
    assert table.us.energy == 0
    assert table.energy_discard == ["ambush"]
    table.leave_open()


@rule("MK-024", "MB-082")
@card("ambush", "rob", "healing_bots")
def test_what_ambush_causes_is_over_before_the_next_purchase(kot):
    table = kot(
        us={"hand": ["drakonis", "kong", "mantis"], "energy": 3},
        them={"play": ["rob"], "hand": ["hades"]},
        display=["ambush", "healing_bots"],
    )
    table.play("buy:ambush")
    assert (table.player, table.kind) == ("us", "discard")
    table.play("discard:kong", "discard:mantis")
    assert table.us.hand == ["drakonis"]
    assert table.options == {"buy:healing_bots", "buy:none"}
    table.play("buy:healing_bots")
    assert table.us.life == 4
    assert (table.kind, table.options) == ("action", {"play:drakonis"})
    table.leave_open()


# 02 Extra Head


@rule("MK-010", "MK-033")
@card("extra_head")
def test_extra_head_gives_every_ally_one_more_die_this_turn(kot):
    table = kot(
        us={"play": ["gigazaur", "kong"], "energy": 1, "hand": ["rob"]},
        them={"hand": ["hades", "mantis"]},
        display=["extra_head"],
    )
    table.play("buy:extra_head")
    table.roll("attack:gigazaur", ENERGY_2)
    table.play(KEEP)
    assert table.us.energy == 2
    table.play("play:hades", "mindbug:no")
    table.play("attack:gigazaur", "block:none")
    assert len(table.rolled()) == 1


@rule("MK-010")
@card("extra_head")
def test_extra_head_gives_a_second_die_and_works_for_other_sets(kot):
    table = kot(us={"play": ["kong"], "energy": 1}, them={"hand": ["hades"]}, display=["extra_head"])
    table.play("buy:extra_head")
    table.roll("attack:kong", ENERGY_1, ENERGY_2)
    table.play(KEEP)
    assert table.us.energy == 3
    other = kot(
        us={"play": ["gorillion"], "energy": 1}, them={"hand": ["hades"]}, display=["extra_head"], sets=BOTH_SETS
    )
    other.play("buy:extra_head")
    other.roll("attack:gorillion", ENERGY_1)
    other.play(KEEP)
    assert other.us.energy == 1


# 03 Healing Bots


@rule("MB-013")
@card("healing_bots")
def test_healing_bots_give_a_life_without_limit(kot):
    table = kot(us={"life": 6, "hand": ["kong"], "energy": 1}, them={"hand": ["rob"]}, display=["healing_bots"])
    table.play("buy:healing_bots")
    assert (table.us.life, table.us.energy) == (7, 0)
    table.leave_open()


# 04 Monster Buddies


@rule("MB-080")
@card("monster_buddies")
def test_monster_buddies_resolve_the_play_effect_of_an_ally_again(kot):
    table = kot(
        us={"play": [exhausted("alienoid"), "drakonis", "meka_dragon", "kong", "rob"], "hand": ["mantis"], "energy": 2},
        them={"play": ["space_penguin"], "hand": ["hades"], "mindbugs": 2},
        display=["monster_buddies"],
    )
    table.play("buy:monster_buddies")
    assert (table.player, table.options) == ("us", {"trigger:alienoid", "trigger:drakonis", "trigger:meka_dragon"})
    table.play("trigger:meka_dragon")
    assert table.them.life == 2
    assert table.us.energy == 0
    assert sorted(table.us.play) == sorted([exhausted("alienoid"), "drakonis", "kong", "meka_dragon", "rob"])
    table.asks("us", "action")


@rule("MK-024")
@card("monster_buddies", "drakonis")
def test_cubes_from_monster_buddies_can_be_spent_at_once(kot):
    table = kot(
        us={"play": ["drakonis"], "hand": ["mantis"], "energy": 2},
        them={"hand": ["hades"]},
        display=["monster_buddies", "railgun"],
    )
    table.play("buy:monster_buddies")
    assert table.us.energy == 2
    assert table.options == {"buy:railgun", "buy:none"}
    table.play("buy:railgun")
    assert table.them.life == 2
    table.leave_open()


@rule("MB-054", "MK-024")
@card("monster_buddies", "bookwyrm")
def test_monster_buddies_let_bookwyrm_put_another_card_into_play(kot):
    """No Mindbug, no player action: what it brings in the time for buying may attack in the same turn."""
    table = kot(
        us={"play": ["bookwyrm"], "hand": ["drakonis", "gigazaur"], "energy": 2},
        them={"hand": ["hades"], "mindbugs": 2},
        display=["monster_buddies", "railgun"],
    )
    table.play("buy:monster_buddies")
    assert (table.player, table.options) == ("us", {"play:drakonis", "play:gigazaur"})
    table.play("play:drakonis")
    assert table.us.energy == 2
    assert table.options == {"buy:railgun", "buy:none"}
    table.play("buy:none")
    table.offers({"play:gigazaur", "attack:bookwyrm", "attack:drakonis"})


@rule("MB-005")
@card("monster_buddies")
def test_monster_buddies_without_a_play_effect_do_nothing(kot):
    table = kot(
        us={"play": ["kong"], "hand": ["mantis"], "energy": 2},
        them={"play": ["drakonis"], "hand": ["hades"]},
        display=["monster_buddies"],
    )
    table.play("buy:monster_buddies")
    assert (table.us.energy, table.them.energy) == (0, 0)
    assert table.energy_discard == ["monster_buddies"]
    assert table.kind == "action"
    table.leave_open()


@card("monster_buddies")
def test_monster_buddies_against_an_enemy_deathweaver_choose_and_nothing_happens(kot):
    """Project reading: the creature is still chosen."""
    table = kot(
        us={"play": ["drakonis", "meka_dragon"], "hand": ["mantis"], "energy": 2},
        them={"play": ["deathweaver"], "hand": ["hades"]},
        sets=BOTH_SETS,
        display=["monster_buddies"],
    )
    table.play("buy:monster_buddies")
    assert table.options == {"trigger:drakonis", "trigger:meka_dragon"}
    table.play("trigger:meka_dragon")
    assert (table.them.life, table.us.energy) == (3, 0)
    assert [(one["card"], one["source"]) for one in table.told("silenced")] == [("meka_dragon", "deathweaver")]
    table.leave_open()


@card("monster_buddies")
def test_the_own_deathweaver_does_not_stop_monster_buddies(kot):
    table = kot(
        us={"play": ["meka_dragon", "deathweaver"], "hand": ["mantis"], "energy": 2},
        them={"hand": ["hades"]},
        sets=BOTH_SETS,
        display=["monster_buddies"],
    )
    table.play("buy:monster_buddies")
    assert table.them.life == 2
    table.leave_open()


# 05 Mysterious Ally


@rule("MB-093", "MB-031")
@card("mysterious_ally")
def test_mysterious_ally_takes_the_top_of_the_unused_pile_unseen(kot):
    table = kot(
        us={"hand": ["kong", "mantis", "hades", "rob", "drakonis"], "energy": 2},
        them={"hand": ["kraken"]},
        unused=["gigazaur", "alienoid"],
        revealed=["pagurah", "pandakai"],
        display=["mysterious_ally"],
    )
    table.play("buy:mysterious_ally")
    assert sorted(table.us.hand) == ["drakonis", "gigazaur", "hades", "kong", "mantis", "rob"]
    assert table.unused == ["alienoid"]
    assert table.revealed == ["pagurah", "pandakai"]
    assert "play:gigazaur" in table.options
    assert "gigazaur" not in str(table.view("them"))
    assert "gigazaur" not in str(table.view(None))
    table.leave_open()


@rule("MB-093")
@card("mysterious_ally")
def test_mysterious_ally_finds_nothing_in_an_empty_pile(kot):
    table = kot(
        us={"hand": ["kong"], "energy": 2},
        them={"hand": ["kraken"]},
        revealed=["pagurah", "rob"],
        display=["mysterious_ally"],
    )
    table.play("buy:mysterious_ally")
    assert table.us.hand == ["kong"]
    assert table.us.energy == 0
    table.leave_open()


# 06 Portal Malfunction


@rule("MK-035", "MB-076")
@card("portal_malfunction")
def test_portal_malfunction_takes_an_ally_back_to_be_played_anew(kot):
    table = kot(
        us={"play": [exhausted("alienoid"), "drakonis"], "hand": ["mantis"], "energy": 1},
        them={"play": ["kong"], "hand": ["rob"], "mindbugs": 1},
        display=["portal_malfunction"],
    )
    table.play("buy:portal_malfunction")
    assert (table.player, table.options) == ("us", {"return:alienoid", "return:drakonis"})
    table.play("return:alienoid")
    assert sorted(table.us.hand) == ["alienoid", "mantis"]
    assert table.us.play == ["drakonis"]
    table.play("play:alienoid")
    assert (table.player, table.options) == ("them", {"mindbug:yes", "mindbug:no"})
    table.play("mindbug:no")
    assert sorted(table.us.play) == ["alienoid", "drakonis"]


@rule("MK-035", "MB-080")
@card("portal_malfunction", "meka_dragon")
def test_a_creature_taken_back_resolves_its_play_effect_again(kot):
    table = kot(
        us={"play": ["meka_dragon"], "hand": ["mantis"], "energy": 1},
        them={"hand": ["rob"], "mindbugs": 0},
        display=["portal_malfunction"],
    )
    table.play("buy:portal_malfunction")
    assert table.them.life == 3
    assert table.us.play == []
    table.play("play:meka_dragon")
    assert table.them.life == 2


@rule("MK-035")
@card("portal_malfunction")
def test_portal_malfunction_takes_a_stolen_creature_into_the_buyers_hand(kot):
    table = kot(
        us={"hand": ["mantis"], "play": ["captain_fish"], "energy": 1},
        them={"hand": ["rob", "hades"], "play": ["gigazaur"]},
        display=["portal_malfunction"],
    )
    table.play("buy:none", "attack:captain_fish", "block:gigazaur")
    assert table.us.play == ["gigazaur"]
    table.play("play:rob", "mindbug:no")
    table.play("buy:portal_malfunction")
    assert sorted(table.us.hand) == ["gigazaur", "mantis"]
    assert table.view("them")["players"][0]["known"] == ["gigazaur"]
    assert (table.us.life, table.them.life) == (3, 3)
    table.leave_open()


@rule("MB-005")
@card("portal_malfunction")
def test_portal_malfunction_without_an_ally_does_nothing(kot):
    table = kot(
        us={"hand": ["mantis"], "energy": 1}, them={"play": ["kong"], "hand": ["rob"]}, display=["portal_malfunction"]
    )
    table.play("buy:portal_malfunction")
    assert table.them.play == ["kong"]
    assert (table.us.energy, table.us.hand) == (0, ["mantis"])
    table.leave_open()


# 07 Pounce


@rule("MK-033", "MB-071")
@card("pounce")
def test_pounce_makes_allies_hunters_for_this_turn(kot):
    table = kot(
        us={"play": ["gigazaur"], "hand": ["rob", "hades"], "energy": 1},
        them={"play": ["mantis", "quetzalcoatl"], "hand": ["kong", "alienoid"]},
        display=["pounce"],
    )
    assert table.us.keywords("gigazaur") == set()
    table.play("buy:pounce")
    assert table.us.keywords("gigazaur") == {"HUNTER"}
    assert table.them.keywords("mantis") == {"HUNTER"}
    assert table.them.keywords("quetzalcoatl") == {"SNEAKY"}
    table.play("attack:gigazaur")
    assert table.options == {"hunt:mantis", "hunt:quetzalcoatl", "hunt:none"}
    table.play("hunt:mantis")
    assert table.us.keywords("gigazaur") == set()
    table.play("play:kong", "mindbug:no")
    table.play("attack:gigazaur")
    assert table.kind == "block"
    table.play("block:none")


@rule("MB-071")
@card("pounce")
def test_bee_bear_with_pounce_hunts_what_could_not_block_it(kot):
    table = kot(
        us={"play": ["bee_bear"], "energy": 1},
        them={"play": ["mantis"], "hand": ["kong"]},
        sets=BOTH_SETS,
        display=["pounce"],
    )
    table.play("buy:pounce", "attack:bee_bear")
    assert table.options == {"hunt:mantis", "hunt:none"}
    table.play("hunt:mantis")
    assert table.them.discard == ["mantis"]


# 08 Rage


@rule("MK-033", "MB-070", "MK-016")
@card("rage")
def test_rage_lets_a_creature_attack_twice_and_roll_twice(kot):
    table = kot(
        us={"play": ["kong", "gigazaur"], "hand": ["rob"], "energy": 1},
        them={"hand": ["hades", "mantis"]},
        display=["rage"],
    )
    table.play("buy:rage")
    assert table.us.keywords("kong") == {"FRENZY"}
    table.roll("attack:kong", ENERGY_1)
    table.play(KEEP)
    assert table.options == {"again:yes", "again:no"}
    table.roll("again:yes", ENERGY_2)
    table.play(KEEP)
    assert (table.them.life, table.us.energy) == (1, 3)
    assert (table.active, table.kind) == ("them", "action")
    assert table.us.keywords("kong") == set()


@rule("MB-070")
@card("rage", "cyber_bunny")
def test_rage_gives_a_frenzy_creature_no_third_attack(kot):
    table = kot(us={"play": ["cyber_bunny"], "energy": 1}, them={"life": 4, "hand": ["hades"]}, display=["rage"])
    table.play("buy:rage", "attack:cyber_bunny", "again:yes")
    assert table.them.life == 2
    assert table.active == "them"


@rule("MK-033", "MB-053")
@card("rage")
def test_rage_covers_a_creature_that_arrives_later_and_lasts_through_the_further_action(kot):
    """The Mindbug user gets nothing of it: Rage is the buyer's."""
    table = kot(
        us={"play": ["gigazaur"], "hand": ["drakonis", "rob"], "energy": 1},
        them={"mindbugs": 1, "hand": ["hades"]},
        display=["rage", "pounce"],
        energy_deck=[],
    )
    table.play("buy:rage", "play:drakonis", "mindbug:yes")
    assert table.them.keywords("drakonis") == set()
    assert table.us.keywords("gigazaur") == {"FRENZY"}
    assert (table.player, table.kind) == ("us", "action")
    assert table.options == {"play:rob", "attack:gigazaur"}
    table.play("attack:gigazaur", "block:none", "again:yes", "block:none")
    assert table.them.life == 1
    assert table.active == "them"


# 09 Railgun


@rule("MK-031")
@card("railgun")
def test_railgun_costs_the_opponent_a_life(kot):
    table = kot(us={"hand": ["kong"], "energy": 2}, them={"hand": ["rob"]}, display=["railgun"])
    table.play("buy:railgun")
    assert (table.us.life, table.them.life) == (3, 2)
    table.leave_open()


@rule("MB-040")
@card("railgun")
def test_railgun_can_end_the_game_before_any_action(kot):
    table = kot(us={"hand": ["kong"], "energy": 2}, them={"life": 1, "hand": ["rob"]}, display=["railgun"])
    table.play("buy:railgun")
    assert table.winner == "us"


# 10 Random Mutation


@rule("MK-034", "MK-021")
@card("random_mutation")
def test_random_mutation_turns_up_the_card_after_its_own_replacement(kot):
    table = kot(
        us={"hand": ["kong"], "energy": 1},
        them={"hand": ["rob"]},
        display=["random_mutation", "rage", "stomp"],
        energy_deck=["pounce", "railgun", "ambush"],
    )
    table.play("buy:random_mutation")
    assert table.them.life == 2
    assert table.us.energy == 0
    assert sorted(table.display) == ["pounce", "rage", "stomp"]
    assert table.energy_deck == ["ambush"]
    assert sorted(table.energy_discard) == ["railgun", "random_mutation"]
    assert table.kind == "action"
    table.leave_open()


@rule("MK-022")
@card("random_mutation")
def test_random_mutation_finds_nothing_once_its_place_has_taken_the_last_card(kot):
    table = kot(
        us={"hand": ["kong"], "energy": 1},
        them={"hand": ["rob"]},
        display=["random_mutation", "rage", "stomp"],
        energy_deck=["railgun"],
    )
    table.play("buy:random_mutation")
    assert table.them.life == 3
    assert sorted(table.display) == ["rage", "railgun", "stomp"]
    assert table.energy_discard == ["random_mutation"]
    table.leave_open()


@rule("MK-033", "MK-034")
@card("random_mutation", "rage")
def test_random_mutation_turns_up_an_effect_for_this_turn(kot):
    table = kot(
        us={"play": ["gigazaur"], "hand": ["kong"], "energy": 1},
        them={"hand": ["rob"]},
        display=["random_mutation", "ambush", "stomp"],
        energy_deck=["pounce", "rage"],
    )
    table.play("buy:random_mutation")
    assert table.us.keywords("gigazaur") == {"FRENZY"}
    table.play("attack:gigazaur", "again:yes")
    assert table.them.life == 1


@rule("MK-034")
@card("random_mutation", "monster_buddies", "alienoid")
def test_a_chain_of_free_cards_runs_to_its_end(kot):
    """Random Mutation turns up Monster Buddies, which trigger Alienoid, which acquires a card of the display."""
    table = kot(
        us={"play": ["alienoid"], "hand": ["kong"], "energy": 1},
        them={"hand": ["rob"]},
        display=["random_mutation", "healing_bots", "resurrection"],
        energy_deck=["railgun", "monster_buddies", "ambush"],
    )
    table.play("buy:random_mutation")
    assert (table.player, table.options) == ("us", {"buy:railgun", "buy:healing_bots", "buy:resurrection"})
    table.play("buy:railgun")
    assert table.them.life == 2
    assert sorted(table.display) == ["ambush", "healing_bots", "resurrection"]
    assert table.energy_deck == []
    assert sorted(table.energy_discard) == ["monster_buddies", "railgun", "random_mutation"]
    table.leave_open()


# 11 Reanimation


@rule("MB-002")
@card("reanimation")
def test_reanimation_takes_a_card_of_the_opponents_discard_pile(kot):
    table = kot(
        us={"hand": ["kong"], "discard": ["mantis"], "energy": 3},
        them={"hand": ["rob"], "discard": ["drakonis", "pandakai"]},
        display=["reanimation"],
    )
    table.play("buy:reanimation")
    assert (table.player, table.options) == ("us", {"recover:drakonis", "recover:pandakai"})
    table.play("recover:drakonis")
    assert sorted(table.us.hand) == ["drakonis", "kong"]
    assert table.us.discard == ["mantis"]
    assert table.them.discard == ["pandakai"]
    assert table.us.energy == 0
    assert table.view("them")["players"][0]["known"] == ["drakonis"]
    table.leave_open()


@rule("MB-005")
@card("reanimation")
def test_reanimation_of_an_empty_pile_does_nothing(kot):
    table = kot(
        us={"hand": ["kong"], "discard": ["mantis"], "energy": 3}, them={"hand": ["rob"]}, display=["reanimation"]
    )
    table.play("buy:reanimation")
    assert (table.us.hand, table.us.energy) == (["kong"], 0)
    table.leave_open()


# 12 Resurrection


@rule("MB-002")
@card("resurrection")
def test_resurrection_takes_a_card_of_the_own_discard_pile_to_be_played_this_turn(kot):
    table = kot(
        us={"hand": ["kong"], "discard": ["mantis", "drakonis"], "energy": 3},
        them={"hand": ["rob"], "discard": ["pandakai"], "mindbugs": 0},
        display=["resurrection"],
    )
    table.play("buy:resurrection")
    assert (table.player, table.options) == ("us", {"recover:mantis", "recover:drakonis"})
    table.play("recover:drakonis")
    assert table.us.energy == 0
    assert table.options == {"play:kong", "play:drakonis"}
    table.play("play:drakonis")
    assert table.us.energy == 2
    assert table.us.discard == ["mantis"]


@rule("MB-041", "MK-024")
@card("resurrection")
def test_resurrection_saves_a_player_without_an_action(kot):
    table = kot(
        us={"discard": ["mantis"], "energy": 3}, them={"hand": ["rob"], "mindbugs": 0}, display=["resurrection"]
    )
    assert (table.player, table.options) == ("us", {"buy:resurrection", "buy:none"})
    table.play("buy:resurrection")
    assert table.options == {"play:mantis"}
    table.play("play:mantis")
    assert not table.over


# 13 Revenge


@rule("MB-021", "MB-024")
@card("revenge", "rex_florae")
def test_revenge_destroys_a_creature_of_seven_or_more_on_either_side(kot):
    table = kot(
        us={"play": ["kong", "alienoid"], "hand": ["mantis"], "energy": 1},
        them={"play": ["rex_florae", "megaxolot", "hades"], "hand": ["rob"]},
        display=["revenge"],
    )
    assert table.them.power("megaxolot") == 7
    table.play("buy:revenge")
    assert (table.player, table.options) == ("us", {"defeat:kong", "defeat:megaxolot"})
    table.play("defeat:megaxolot")
    assert table.them.discard == ["megaxolot"]
    table.leave_open()


@rule("MB-005")
@card("revenge")
def test_revenge_must_take_an_ally_if_nothing_else_is_strong_enough(kot):
    table = kot(
        us={"play": ["kong"], "hand": ["mantis"], "energy": 1},
        them={"play": ["alienoid"], "hand": ["rob"]},
        display=["revenge"],
    )
    table.play("buy:revenge")
    assert (table.us.play, table.us.discard) == ([], ["kong"])
    table.leave_open()


@rule("MB-005")
@card("revenge")
def test_revenge_without_a_target_does_nothing(kot):
    table = kot(
        us={"play": ["alienoid"], "hand": ["mantis"], "energy": 1},
        them={"play": ["rex_florae"], "hand": ["rob"]},
        display=["revenge"],
    )
    table.play("buy:revenge")
    assert (table.us.play, table.them.play) == (["alienoid"], ["rex_florae"])
    table.leave_open()


# 14 Stomp


@rule("MB-021", "MB-024")
@card("stomp", "rex_florae")
def test_stomp_destroys_a_creature_of_three_or_less_on_either_side(kot):
    table = kot(
        us={"play": ["pandakai", "mantis"], "hand": ["kong"], "energy": 1},
        them={"play": ["rex_florae", "megamoth", "mechamster"], "hand": ["rob"]},
        display=["stomp"],
    )
    table.play("buy:stomp")
    assert (table.player, table.options) == ("us", {"defeat:pandakai", "defeat:mechamster"})
    table.play("defeat:mechamster")
    assert table.them.discard == ["mechamster"]
    table.leave_open()


@rule("MB-005", "MB-082")
@card("stomp", "pandakai")
def test_stomp_must_take_an_ally_if_it_is_the_only_weak_creature(kot):
    table = kot(
        us={"play": ["pandakai"], "hand": ["kong"], "energy": 1},
        them={"play": ["hades"], "hand": ["rob"]},
        display=["stomp"],
    )
    table.play("buy:stomp")
    assert table.us.discard == ["pandakai"]
    assert table.us.energy == 1
    table.leave_open()


# 15 Subterranean Strike


@rule("MB-002", "MB-032")
@card("subterranean_strike")
def test_subterranean_strike_makes_the_opponent_discard_two_together(kot):
    table = kot(
        us={"hand": ["kong"], "energy": 2},
        them={"hand": ["rob", "mantis", "hades", "kraken", "drakonis"], "deck": ["alienoid"]},
        display=["subterranean_strike"],
    )
    table.play("buy:subterranean_strike")
    assert (table.player, table.kind) == ("them", "discard")
    table.play("discard:rob")
    assert table.options == {"discard:mantis", "discard:hades", "discard:kraken", "discard:drakonis"}
    table.play("discard:hades")
    assert sorted(table.them.discard) == ["hades", "rob"]
    assert sorted(table.them.hand) == ["alienoid", "drakonis", "kraken", "mantis"]
    table.asks("us", "action")


@rule("MB-001")
@card("subterranean_strike")
def test_subterranean_strike_takes_what_there_is(kot):
    table = kot(
        us={"hand": ["kong"], "energy": 2},
        them={"hand": ["rob"], "play": ["mantis"]},
        display=["subterranean_strike"],
    )
    table.play("buy:subterranean_strike")
    assert (table.them.hand, table.them.discard) == ([], ["rob"])
    table.leave_open()


# 16 Suburban Camouflage


@rule("MK-033", "MB-073")
@card("suburban_camouflage")
def test_suburban_camouflage_makes_allies_sneaky_for_this_turn(kot):
    table = kot(
        us={"play": ["gigazaur"], "hand": ["rob"], "energy": 3},
        them={"play": ["kong", "quetzalcoatl"], "hand": ["hades", "alienoid"]},
        display=["suburban_camouflage"],
    )
    table.play("buy:suburban_camouflage")
    assert table.us.keywords("gigazaur") == {"SNEAKY"}
    assert table.them.keywords("kong") == set()
    table.play("attack:gigazaur")
    assert table.options == {"block:quetzalcoatl", "block:none"}
    table.play("block:none")
    assert table.us.keywords("gigazaur") == set()
    table.play("attack:quetzalcoatl")
    assert (table.us.life, table.them.life) == (2, 2)
