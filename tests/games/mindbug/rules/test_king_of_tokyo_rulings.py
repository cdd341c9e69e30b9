"""Mindbug x King of Tokyo: corner cases, each under the number of its ruling (50 to 69).

All of them are project readings: neither rulebook decides the case, and the test holds our decision.
"""

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from tests.games.mindbug.kot import BOTH_SETS, ENERGY_1, ENERGY_2, GROWTH_1, GROWTH_2, GROWTH_3, KEEP, REROLL
from tests.games.mindbug.play import exhausted, rule
from tests.games.playing import answer_at_random

PADDING = ["gorillion", "bee_bear", "luchataur", "snail_hydra", "turbo_bug", "killer_bee"] * 4
"""Cards that fill a custom pool up to its least size."""


@rule("MB-071", "MB-024")
def test_ruling_51_growth_takes_a_creature_out_of_snail_throwers_reach(kot):
    """A 4 is a HUNTER beside Snail Thrower; grown to 5 before the hunt, it is none."""
    table = kot(
        us={"play": ["snail_thrower", "purple_reign"]},
        them={"play": ["mantis"], "hand": ["rob"]},
        sets=BOTH_SETS,
    )
    assert table.us.keywords("purple_reign") == {"HUNTER", "POISONOUS"}
    table.roll("attack:purple_reign", GROWTH_1)
    table.play(KEEP)
    assert (table.player, table.kind) == ("them", "block")
    assert table.us.keywords("purple_reign") == set()
    table.play("block:none")
    assert table.us.keywords("purple_reign") == {"HUNTER", "POISONOUS"}


@rule("MK-012", "MB-071")
def test_ruling_51_the_hunter_knows_the_roll(kot):
    table = kot(us={"play": ["mantis"]}, them={"play": ["kong"], "hand": ["rob"]})
    table.roll("attack:mantis", ENERGY_1)
    assert table.kind == "reroll"
    table.roll(REROLL, ENERGY_2)
    assert (table.player, table.options, table.us.energy) == ("us", {"hunt:kong", "hunt:none"}, 2)
    table.play("hunt:none", "block:none")


@rule("MK-013", "MB-091", "MB-003")
def test_ruling_54_growth_goes_with_a_creature_that_changes_sides(kot):
    """Cosmic Joe, hunted, takes our Pagurah along; Pagurah destroys Captain Fish and Explosive Toad together."""
    table = kot(
        us={"play": ["mantis", "pagurah", "gigazaur"], "hand": ["rob"]},
        them={"play": ["cosmic_joe", "captain_fish", "explosive_toad"], "hand": ["hades"]},
        sets=BOTH_SETS,
    )
    table.roll("attack:mantis", GROWTH_2)
    table.play(KEEP, "hunt:cosmic_joe")
    assert (table.player, table.kind) == ("them", "defeat")
    table.play("defeat:pagurah")
    assert (table.player, table.options) == ("us", {"first:captain_fish", "first:explosive_toad"})
    table.play("first:captain_fish")
    assert (table.player, table.options) == ("them", {"take:mantis", "take:gigazaur"})
    table.play("take:mantis")
    assert (table.player, table.options) == ("them", {"defeat:mantis", "defeat:gigazaur"})
    assert table.them.power("mantis") == 6
    table.play("defeat:gigazaur")
    assert table.them.play == ["mantis"]
    assert (table.active, table.them.power("mantis")) == ("them", 4)
    assert (table.us.life, table.them.life) == (3, 2)


@rule("MK-033")
def test_ruling_55_brain_fly_that_we_keep_has_what_we_bought(kot):
    table = kot(
        us={"hand": ["brain_fly"], "energy": 1},
        them={"mindbugs": 0, "play": ["kong", "gigazaur"], "hand": ["rob"]},
        sets=BOTH_SETS,
        display=["rage"],
    )
    table.play("buy:rage", "play:brain_fly")
    assert table.kind == "take"
    assert table.us.keywords("brain_fly") == {"FRENZY"}
    assert table.them.keywords("kong") == set()
    table.play("take:kong")
    assert table.us.keywords("kong") == set()


@rule("MK-034", "MK-022")
def test_ruling_57_random_mutations_turn_up_one_another_until_the_deck_is_empty(kot):
    table = kot(
        us={"hand": ["kong"], "energy": 1},
        them={"hand": ["hades"]},
        cards=[*PADDING, "kong", "hades", "random_mutation", "random_mutation", "random_mutation", "railgun"],
        display=["random_mutation"],
        energy_deck=["railgun", "random_mutation", "random_mutation"],
    )
    table.play("buy:random_mutation")
    assert table.display == ["railgun"]
    assert table.energy_deck == []
    assert table.energy_discard == ["random_mutation"] * 3
    assert table.them.life == 3
    assert (table.kind, table.us.energy) == ("action", 0)
    table.leave_open()


@rule("MB-080")
def test_ruling_58_monster_buddies_leave_a_creature_exhausted(kot):
    table = kot(
        us={"play": [exhausted("alienoid")], "hand": ["kong"], "energy": 2},
        them={"hand": ["rob"], "mindbugs": 2},
        display=["monster_buddies", "healing_bots"],
    )
    table.play("buy:monster_buddies")
    assert table.us.life == 4
    assert table.us.play == [exhausted("alienoid")]
    assert table.them.mindbugs == 2
    table.leave_open()


@rule("MK-020", "MB-082")
def test_ruling_59_deathweaver_stops_neither_energy_cards_nor_dice_nor_defeated_effects(kot):
    table = kot(
        us={"play": ["iron_back"], "hand": ["kong"], "energy": 1},
        them={"play": ["deathweaver", "mantis"], "hand": ["rob"]},
        sets=BOTH_SETS,
        display=["healing_bots"],
    )
    table.play("buy:healing_bots")
    assert table.us.life == 4
    table.roll("attack:iron_back", ENERGY_2)
    table.play(KEEP)
    assert table.us.energy == 2
    table.play("block:mantis")
    assert table.us.energy == 3


@rule("MB-041", "MB-050")
def test_ruling_62_two_kings_bar_each_other(kot):
    table = kot(
        us={"play": ["the_king", "the_king"]},
        them={"hand": ["hades"]},
        cards=[*PADDING, "the_king", "the_king", "hades"],
    )
    assert table.winner == "them"
    assert table.table.result.reason == "no_action"


@rule("MB-071")
def test_ruling_63_hunter_overrides_elephantopus_and_sneaky(kot):
    table = kot(
        us={"play": ["elephantopus", "quetzalcoatl"], "energy": 1},
        them={"play": ["mantis", "pandakai"], "hand": ["rob"]},
        sets=BOTH_SETS,
        display=["pounce"],
    )
    table.play("buy:pounce", "attack:quetzalcoatl")
    assert table.options == {"hunt:mantis", "hunt:pandakai", "hunt:none"}
    table.play("hunt:mantis")
    assert (table.us.discard, table.them.discard) == (["quetzalcoatl"], ["mantis"])


@rule("MB-024", "MB-073")
def test_ruling_64_kraken_reads_current_power_on_both_turns(kot):
    """Urchin Hurler makes a 6 an 8 on its own turn only."""
    table = kot(
        us={"play": ["kraken", "alienoid", "urchin_hurler"], "hand": ["rob"]},
        them={"play": ["quetzalcoatl"], "hand": ["hades"]},
        sets=BOTH_SETS,
    )
    assert table.us.keywords("alienoid") == {"TOUGH", "SNEAKY"}
    assert table.us.keywords("kraken") == set()
    table.play("attack:urchin_hurler", "hunt:none", "block:none")
    assert table.us.keywords("alienoid") == {"TOUGH"}
    table.play("attack:quetzalcoatl")
    assert table.us.life == 2


@rule("MK-010")
def test_ruling_65_two_mechamsters_count_for_each_other_and_the_cap_stays(kot):
    pool = [*PADDING, "mechamster", "mechamster", "mechamster", "rob"]
    table = kot(us={"play": ["mechamster", "mechamster"]}, them={"hand": ["rob"]}, cards=pool)
    table.roll("attack:mechamster", ENERGY_1)
    table.play(KEEP)
    assert table.us.energy == 1
    table = kot(us={"play": ["mechamster", "mechamster", "mechamster"]}, them={"hand": ["rob"]}, cards=pool)
    table.roll("attack:mechamster#3", ENERGY_1, ENERGY_1)
    table.play(KEEP)
    assert table.us.energy == 2
    table = kot(us={"play": ["mechamster", "mechamster", "gorillion"]}, them={"hand": ["rob"]}, cards=pool)
    assert [creature["dice"] for creature in table.view(None)["players"][0]["play"]] == [1, 1, 2]


@rule("MK-011")
def test_ruling_65_two_cybertooths_give_three_rerolls(kot):
    table = kot(
        us={"play": ["cybertooth", "cybertooth"]},
        them={"hand": ["rob"]},
        cards=[*PADDING, "cybertooth", "cybertooth", "rob"],
    )
    table.roll("attack:cybertooth", ENERGY_1)
    for _ in range(3):
        assert table.options == {"reroll:1", "reroll:none"}
        table.roll(REROLL, ENERGY_1)
    assert table.us.energy == 1
    assert table.active == "them"


@rule("MB-083")
def test_ruling_69_sharky_copies_what_kraken_grants(kot):
    table = kot(
        us={"play": ["sharky_crab_dog_mummypus"], "hand": ["rob"]},
        them={"play": ["kraken", "gorillion"], "hand": ["hades"]},
        sets=BOTH_SETS,
    )
    assert table.them.keywords("gorillion") == {"SNEAKY"}
    assert table.us.keywords("sharky_crab_dog_mummypus") == {"SNEAKY"}


@rule("MB-070", "MK-013")
def test_ruling_69_lone_yeti_alone_grows_on_top_of_its_ten(kot):
    table = kot(
        us={"play": ["lone_yeti"], "hand": ["rob"], "energy": 1},
        them={"play": ["gorillion"], "hand": ["hades"]},
        sets=BOTH_SETS,
        display=["extra_head"],
    )
    table.play("buy:extra_head")
    table.roll("attack:lone_yeti", GROWTH_3)
    table.play(KEEP)
    assert table.us.power("lone_yeti") == 13
    table.play("block:gorillion")
    assert table.them.discard == ["gorillion"]
    table.play("again:no")


@rule("MK-001", "MK-022")
@pytest.mark.parametrize("options", [{"sets": ["king_of_tokyo"]}, {"sets": BOTH_SETS}], ids=["alone", "combined"])
def test_random_games_lose_no_card_and_end(options):
    """Creatures, Energy cards and cubes add up at every choice; no Energy card ever comes back."""
    for seed in range(15):
        table = bestiaire.table("mindbug", seed=seed, options=options)
        rng = seeded(seed + 1)
        creatures = 32 if options["sets"] == ["king_of_tokyo"] else 80
        gone = 0
        moves = 0
        while table.choice is not None and moves < 3000:
            answer_at_random(table, rng.below)
            moves += 1
            position = table.position()
            zones = [position["unused"], position["revealed"], [position["pending"]] if "pending" in position else []]
            for player in position["players"]:
                zones += [player["hand"], player["deck"], player["discard"], player["play"]]
                assert player["energy"] >= 0
            assert sum(len(zone) for zone in zones) == creatures
            energy = [*position["display"], *position["energy_deck"], *position["energy_discard"]]
            energy += position.get("bought", [])
            assert len(set(energy)) == len(energy) == 16
            assert len(position["energy_discard"]) >= gone
            gone = len(position["energy_discard"])
        assert table.result is not None
