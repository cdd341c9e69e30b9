"""Mindbug x King of Tokyo, MK-001 to MK-003 and MK-030 to MK-032: set-up, triggers, keywords, worked examples."""

import json

import pytest

import bestiaire
from bestiaire.games.mindbug.cards.sets import CARDS
from tests.games.mindbug.kot import BOTH_SETS, DISCARD, ENERGY_1, KEEP, KING_OF_TOKYO
from tests.games.mindbug.play import exhausted, rule

# The 32 creatures: printed power, die symbols and keywords.
CREATURES = {
    "alienoid": (6, 0, {"TOUGH"}),
    "baby_gigazaur": (1, 1, {"SNEAKY"}),
    "boogie_woogie": (7, 1, set()),
    "bookwyrm": (1, 0, {"POISONOUS"}),
    "captain_fish": (5, 0, set()),
    "cosmic_joe": (3, 0, {"HUNTER"}),
    "cyber_bunny": (6, 0, {"FRENZY"}),
    "cyber_kitty": (4, 0, {"HUNTER"}),
    "cybertooth": (6, 1, {"TOUGH"}),
    "drakonis": (7, 1, set()),
    "gigazaur": (9, 0, set()),
    "hades": (5, 2, {"TOUGH"}),
    "iron_back": (4, 1, set()),
    "kong": (9, 1, set()),
    "kraken": (5, 1, set()),
    "mantis": (4, 1, {"HUNTER"}),
    "mechamster": (2, 0, set()),
    "mega_shark": (5, 0, {"HUNTER"}),
    "megamoth": (3, 0, {"POISONOUS"}),
    "megaxolot": (6, 1, {"POISONOUS"}),
    "meka_dragon": (7, 1, set()),
    "pagurah": (4, 1, {"FRENZY"}),
    "pandakai": (3, 0, {"SNEAKY"}),
    "pumpkin_jack": (6, 1, set()),
    "purple_reign": (4, 1, set()),
    "quetzalcoatl": (4, 0, {"SNEAKY"}),
    "rex_florae": (6, 0, {"POISONOUS"}),
    "rob": (5, 1, set()),
    "sheriff": (7, 0, {"HUNTER"}),
    "space_penguin": (3, 0, {"SNEAKY"}),
    "the_globe_smasher": (6, 1, set()),
    "the_king": (10, 1, {"FRENZY"}),
}
# The 16 Energy cards and their prices.
ENERGY = {
    "ambush": 2,
    "extra_head": 1,
    "healing_bots": 1,
    "monster_buddies": 2,
    "mysterious_ally": 2,
    "portal_malfunction": 1,
    "pounce": 1,
    "rage": 1,
    "railgun": 2,
    "random_mutation": 1,
    "reanimation": 3,
    "resurrection": 3,
    "revenge": 1,
    "stomp": 1,
    "subterranean_strike": 2,
    "suburban_camouflage": 3,
}
SEEDS = range(8)


def creatures_of(position):
    """Every creature card on the table, sorted."""
    found = [*position["unused"], *position["revealed"]]
    for player in position["players"]:
        found += [*player["hand"], *player["deck"], *player["discard"], *player["play"]]
    return sorted(found)


def energy_of(position):
    return sorted([*position["display"], *position["energy_deck"], *position["energy_discard"]])


# --- Contents and set-up ----------------------------------------------------------------------------------------------


@rule("MK-001", "MB-011")
def test_the_set_has_32_creatures_and_16_energy_cards(kot):
    for seed in SEEDS:
        table = kot.new(seed=seed)
        position = table.position()
        assert creatures_of(position) == sorted(CREATURES)
        assert energy_of(position) == sorted(ENERGY)
        assert len(table.unused) + len(table.revealed) == 12


@rule("MK-001", "MB-022", "MK-010")
@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_of_the_set_is_as_printed(name):
    power, dice, keywords = CREATURES[name]
    position = {"sets": KING_OF_TOKYO, "players": [{"play": [name]}, {"hand": ["kong" if name != "kong" else "rob"]}]}
    creature = bestiaire.table("mindbug", position=position).view(None)["players"][0]["play"][0]
    assert (creature["power"], creature["dice"], set(creature["keywords"])) == (power, dice, keywords)


@rule("MK-020", "MK-001")
@pytest.mark.parametrize("name", ENERGY)
def test_an_energy_card_costs_its_printed_price(name):
    for energy in (0, ENERGY[name] - 1, ENERGY[name]):
        position = {
            "sets": KING_OF_TOKYO,
            "players": [{"hand": ["kong"], "energy": energy}, {"hand": ["rob"]}],
            "display": [name],
        }
        choice = bestiaire.table("mindbug", position=position).choice
        assert choice is not None
        assert choice.keys == ([f"buy:{name}", "buy:none"] if energy == ENERGY[name] else ["play:kong"])


@rule("MK-001", "MB-011")
def test_both_sets_combined_are_80_creatures_with_energy_cards(kot):
    table = kot.new(seed=3, sets=BOTH_SETS)
    position = table.position()
    assert len(creatures_of(position)) == 80
    assert len(table.unused) + len(table.revealed) == 60
    assert energy_of(position) == sorted(ENERGY)
    assert len(table.display) == 3


@rule("MK-001")
def test_the_base_game_alone_has_no_energy_cards(kot):
    position = kot.new(seed=3, sets=["first_contact"]).position()
    assert position.get("display", []) == []
    assert position.get("energy_deck", []) == []


@rule("MK-001")
def test_a_part_of_the_set_brings_all_energy_cards(kot):
    """A pool of one's own: 23 cards of the base game and one with dice."""
    base = ["gorillion", "luchataur", "luchataur", "bee_bear", "killer_bee", "killer_bee", "snail_hydra", "turbo_bug"]
    pool = [*base, *base, *base[:7], "hades"]
    assert len(pool) == 24
    table = kot.new(seed=5, cards=pool)
    assert creatures_of(table.position()) == sorted(pool)
    assert energy_of(table.position()) == sorted(ENERGY)
    assert len(table.display) == 3


@rule("MK-001")
def test_a_pool_without_any_card_of_the_set_has_no_energy_cards(kot):
    table = kot.new(seed=5, cards=["gorillion", "bee_bear", "luchataur"] * 8)
    assert creatures_of(table.position()) == sorted(["gorillion", "bee_bear", "luchataur"] * 8)
    assert table.position().get("display", []) == []


@rule("MK-001")
@pytest.mark.parametrize(
    "pool",
    [
        ["kong", "hades", "rob"] * 7 + ["mantis", "kraken"],
        ["kong"] * 23 + ["gozilla"],
        ["kong"] * 23 + ["rage"],
        "kong",
        [7] * 24,
    ],
    ids=["23 cards", "unknown card", "23 creatures and an Energy card", "no list", "no ids"],
)
def test_a_pool_that_can_not_be_played_is_refused(pool):
    with pytest.raises(bestiaire.BadOptions, match="cards"):
        bestiaire.table("mindbug", seed=1, options={"cards": pool})


@rule("MK-002")
def test_set_up_lays_out_three_energy_cards_and_nobody_has_cubes(kot):
    displays = set()
    for seed in SEEDS:
        table = kot.new(seed=seed)
        assert len(table.display) == 3
        assert len(table.energy_deck) == 13
        assert table.energy_discard == []
        assert (table.us.energy, table.them.energy) == (0, 0)
        assert (table.us.mindbugs, table.them.mindbugs) == (2, 2)
        assert (table.us.life, table.them.life) == (3, 3)
        assert [len(side.hand) for side in (table.us, table.them)] == [5, 5]
        assert [len(side.deck) for side in (table.us, table.them)] == [5, 5]
        assert table.kind == "action"
        displays.add(tuple(table.display))
    assert len(displays) > 1


@rule("MB-014")
def test_the_higher_revealed_power_starts(kot):
    for seed in SEEDS:
        table = kot.new(seed=seed)
        ours, theirs = table.revealed[-2:]
        assert CREATURES[ours][0] != CREATURES[theirs][0]
        assert table.active == ("us" if CREATURES[ours][0] > CREATURES[theirs][0] else "them")
        for one, other in zip(table.revealed[:-2:2], table.revealed[1:-2:2], strict=True):
            assert CREATURES[one][0] == CREATURES[other][0]


@rule("MK-003")
def test_everybody_sees_cubes_display_and_energy_discard_but_not_the_energy_deck(kot):
    table = kot(
        us={"hand": ["kong"], "energy": 1},
        them={"hand": ["rob"], "energy": 4},
        active="us",
        display=["ambush", "railgun", "reanimation"],
        energy_deck=["rage", "stomp"],
        energy_discard=["pounce", "revenge"],
    )
    for side in ("us", "them", None):
        view = table.view(side)
        assert [player["energy"] for player in view["players"]] == [1, 4]
        assert view["display"] == ["ambush", "railgun", "reanimation"]
        assert view["energy_discard"] == ["pounce", "revenge"]
        assert view["energy_deck"] == 2
        assert "rage" not in json.dumps(view)
        assert "stomp" not in json.dumps(view)


@rule("MK-003")
def test_a_new_game_tells_nothing_of_the_energy_deck(kot):
    table = kot.new(seed=2)
    for seat in (0, 1, None):
        told = json.dumps([table.table.view(seat), [event.seen_by(seat) for event in table.table.events]])
        for name in table.energy_deck:
            assert f'"{name}"' not in told


# --- Triggers and keywords --------------------------------------------------------------------------------------------


@rule("MK-030")
def test_no_card_of_the_set_has_an_attack_effect():
    ours = [CARDS[name] for name in CREATURES]
    assert {card.set for card in ours} == {"king_of_tokyo"}
    assert [card.id for card in ours if card.attack is not None] == []
    play = sorted(card.id for card in ours if card.play is not None)
    defeated = sorted(card.id for card in ours if card.defeated is not None)
    assert len(play) == 12
    assert defeated == [
        *["captain_fish", "cosmic_joe", "gigazaur", "iron_back", "megamoth", "pagurah", "pandakai", "rob"],
    ]


@rule("MK-031", "MK-015", "MB-002")
def test_an_opponent_is_the_other_player_whoever_it_is(kot):
    """On their turn it is we who lose life and cards."""
    table = kot(
        us={"hand": ["kong", "rob"]}, them={"hand": ["meka_dragon", "hades"], "play": ["kraken"]}, active="them"
    )
    table.roll("attack:kraken", DISCARD)
    table.play(KEEP)
    assert (table.player, table.options) == ("us", {"discard:kong", "discard:rob"})
    table.play("discard:rob", "play:kong", "mindbug:no")
    table.play("play:meka_dragon", "mindbug:no")
    assert (table.us.life, table.them.life) == (1, 3)


@rule("MK-032", "MB-071")
def test_hunter_forces_a_block_and_reaches_no_player(kot):
    table = kot(us={"play": ["mega_shark"]}, them={"play": ["quetzalcoatl", "kong"], "hand": ["rob"]})
    table.play("attack:mega_shark")
    assert table.options == {"hunt:quetzalcoatl", "hunt:kong", "hunt:none"}
    table.play("hunt:quetzalcoatl")
    assert table.them.discard == ["quetzalcoatl"]
    assert table.them.life == 3


@rule("MK-032", "MB-074", "MB-075")
def test_tough_survives_poison_and_power_once(kot):
    table = kot(us={"play": ["megaxolot"], "hand": ["kong"]}, them={"play": ["hades"], "hand": ["rob"]})
    table.roll("attack:megaxolot", ENERGY_1)
    table.play(KEEP, "block:hades")
    assert table.them.play == [exhausted("hades")]
    assert table.us.play == ["megaxolot"]


@rule("MK-032", "MB-070")
def test_frenzy_may_be_left_unused(kot):
    table = kot(us={"play": ["cyber_bunny"]}, them={"hand": ["rob"]})
    table.play("attack:cyber_bunny", "again:no")
    assert table.them.life == 2
    assert table.active == "them"


@rule("MK-032", "MB-073")
def test_a_sneaky_creature_blocks_like_any_other(kot):
    table = kot(us={"play": ["gigazaur"]}, them={"play": ["quetzalcoatl", "rob"], "hand": ["kong"]})
    table.play("attack:gigazaur")
    assert table.options == {"block:quetzalcoatl", "block:rob", "block:none"}
    table.play("block:none")


@rule("MK-032", "MB-072")
def test_poison_destroys_the_stronger_creature_and_the_weaker_poisoner_falls_too(kot):
    table = kot(us={"play": ["bookwyrm"], "hand": ["rob"]}, them={"play": ["kong"], "hand": ["hades"]})
    table.play("attack:bookwyrm", "block:kong")
    assert (table.us.discard, table.them.discard) == (["bookwyrm"], ["kong"])


# --- Worked examples --------------------------------------------------------------------------------------------------


@rule("EX-1", "MB-053")
def test_space_penguin_taken_with_a_mindbug_and_gigazaur_let_through(kot):
    table = kot(
        us={
            "hand": ["space_penguin", "gigazaur", "kong", "kraken", "mantis"],
            "deck": ["drakonis", "rob", "sheriff"],
        },
        them={"hand": ["hades"]},
    )
    table.play("play:space_penguin")
    assert (table.active, table.player, table.kind) == ("us", "them", "mindbug")
    assert sorted(table.us.hand) == ["drakonis", "gigazaur", "kong", "kraken", "mantis"]
    table.play("mindbug:yes")
    assert table.them.mindbugs == 1
    assert table.them.play == ["space_penguin"]
    assert (table.us.life, table.them.life) == (3, 4)
    assert (table.active, table.player, table.kind) == ("us", "us", "action")
    table.play("play:gigazaur")
    assert (table.player, table.kind) == ("them", "mindbug")
    assert sorted(table.us.hand) == ["drakonis", "kong", "kraken", "mantis", "rob"]
    table.play("mindbug:no")
    assert table.them.mindbugs == 1
    assert table.us.play == ["gigazaur"]
    assert table.us.deck == ["sheriff"]
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("EX-2")
def test_a_9_blocked_by_a_7_destroys_it_and_no_life_is_lost(kot):
    table = kot(us={"play": ["gigazaur"]}, them={"play": ["meka_dragon"], "hand": ["rob"]})
    table.play("attack:gigazaur")
    assert (table.player, table.options) == ("them", {"block:meka_dragon", "block:none"})
    table.play("block:meka_dragon")
    assert table.us.play == ["gigazaur"]
    assert (table.them.play, table.them.discard) == ([], ["meka_dragon"])
    assert (table.us.life, table.them.life) == (3, 3)


@rule("EX-2")
def test_a_9_not_blocked_costs_one_life(kot):
    table = kot(us={"play": ["gigazaur"]}, them={"play": ["meka_dragon"], "hand": ["rob"]})
    table.play("attack:gigazaur", "block:none")
    assert table.them.play == ["meka_dragon"]
    assert (table.us.life, table.them.life) == (3, 2)


@rule("EX-6")
def test_only_pandakai_can_block_space_penguin(kot):
    table = kot(us={"play": ["space_penguin"]}, them={"play": ["pandakai", "kong"], "hand": ["rob"]})
    table.play("attack:space_penguin")
    assert (table.player, table.options) == ("them", {"block:pandakai", "block:none"})
    table.play("block:none")
    assert table.them.life == 2
