"""Mindbug, MB-020 to MB-032: the zones, who knows what, and drawing."""

import json

import pytest

from tests.games.mindbug.play import exhausted, rule

KEYWORDS = {"FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH"}

# What is printed on the 32 cards: power and keywords.
PRINTED = {
    "axolotl_healer": (4, {"POISONOUS"}),
    "bee_bear": (8, set()),
    "brain_fly": (4, set()),
    "chameleon_sniper": (1, {"SNEAKY"}),
    "compost_dragon": (3, {"HUNTER"}),
    "deathweaver": (2, {"POISONOUS"}),
    "elephantopus": (7, {"TOUGH"}),
    "explosive_toad": (5, {"FRENZY"}),
    "ferret_bomber": (2, {"SNEAKY"}),
    "giraffodile": (7, set()),
    "goblin_werewolf": (2, {"HUNTER"}),
    "gorillion": (10, set()),
    "grave_robber": (7, {"TOUGH"}),
    "harpy_mother": (5, set()),
    "kangasaurus_rex": (7, set()),
    "killer_bee": (5, {"HUNTER"}),
    "lone_yeti": (5, {"TOUGH"}),
    "luchataur": (9, {"FRENZY"}),
    "mysterious_mermaid": (7, set()),
    "plated_scorpion": (2, {"POISONOUS", "TOUGH"}),
    "rhino_turtle": (8, {"FRENZY", "TOUGH"}),
    "shark_dog": (4, {"HUNTER"}),
    "sharky_crab_dog_mummypus": (5, set()),
    "shield_bugs": (4, {"TOUGH"}),
    "snail_hydra": (9, set()),
    "snail_thrower": (1, {"POISONOUS"}),
    "spider_owl": (3, {"POISONOUS", "SNEAKY"}),
    "strange_barrel": (6, set()),
    "tiger_squirrel": (3, {"SNEAKY"}),
    "turbo_bug": (4, set()),
    "tusked_extorter": (8, set()),
    "urchin_hurler": (5, {"HUNTER"}),
}


def a_table_with_something_everywhere(mindbug):
    return mindbug(
        us={
            "life": 4,
            "mindbugs": 1,
            "hand": ["axolotl_healer", "brain_fly", "compost_dragon", "deathweaver", "ferret_bomber"],
            "deck": ["giraffodile", "killer_bee"],
            "discard": ["spider_owl"],
            "play": ["luchataur"],
        },
        them={
            "life": 2,
            "mindbugs": 0,
            "hand": ["grave_robber", "harpy_mother", "kangasaurus_rex", "lone_yeti", "shark_dog"],
            "deck": ["snail_hydra", "tiger_squirrel", "turbo_bug"],
            "discard": ["plated_scorpion", "rhino_turtle"],
            "play": [exhausted("elephantopus")],
        },
        unused=["urchin_hurler", "snail_thrower"],
        revealed=["gorillion", "bee_bear"],
    )


OUR_HAND = ["axolotl_healer", "brain_fly", "compost_dragon", "deathweaver", "ferret_bomber"]
THEIR_HAND = ["grave_robber", "harpy_mother", "kangasaurus_rex", "lone_yeti", "shark_dog"]
PILES = ["giraffodile", "killer_bee", "snail_hydra", "tiger_squirrel", "turbo_bug", "urchin_hurler", "snail_thrower"]


# --- Zones and knowledge ----------------------------------------------------------------------------------------------


@rule("MB-020")
def test_life_mindbugs_discard_piles_play_areas_and_revealed_cards_are_open_to_all(mindbug):
    table = a_table_with_something_everywhere(mindbug)
    for viewer in ("us", "them", None):
        view = table.view(viewer)
        ours, theirs = view["players"]
        assert (ours["life"], theirs["life"]) == (4, 2)
        assert (ours["mindbugs"], theirs["mindbugs"]) == (1, 0)
        assert ours["discard"] == ["spider_owl"]
        assert sorted(theirs["discard"]) == ["plated_scorpion", "rhino_turtle"]
        assert [creature["card"] for creature in ours["play"]] == ["luchataur"]
        assert ours["play"][0]["power"] == 9
        assert set(ours["play"][0]["keywords"]) == {"FRENZY"}
        assert not ours["play"][0]["exhausted"]
        assert [creature["card"] for creature in theirs["play"]] == ["elephantopus"]
        assert theirs["play"][0]["exhausted"]
        assert view["revealed"] == ["gorillion", "bee_bear"]


@rule("MB-020")
def test_a_hand_is_shown_to_its_player_only(mindbug):
    table = a_table_with_something_everywhere(mindbug)
    assert sorted(table.view("us")["players"][0]["hand"]) == OUR_HAND
    assert table.view("us")["players"][1]["hand"] == 5
    assert sorted(table.view("them")["players"][1]["hand"]) == THEIR_HAND
    assert table.view("them")["players"][0]["hand"] == 5
    assert [seat["hand"] for seat in table.view(None)["players"]] == [5, 5]


@rule("MB-020")
def test_the_number_of_cards_in_hands_and_piles_is_open_to_all(mindbug):
    """Project reading: the rulebooks say nothing of the numbers."""
    table = a_table_with_something_everywhere(mindbug)
    for viewer in ("us", "them", None):
        view = table.view(viewer)
        assert [seat["deck"] for seat in view["players"]] == [2, 3]
        assert view["unused"] == 2


@rule("MB-020")
def test_no_secret_card_is_named_anywhere_in_a_view(mindbug):
    table = a_table_with_something_everywhere(mindbug)
    secrets = {"us": THEIR_HAND + PILES, "them": OUR_HAND + PILES, None: OUR_HAND + THEIR_HAND + PILES}
    for viewer, secret in secrets.items():
        told = json.dumps(table.view(viewer))
        for card_id in secret:
            assert f'"{card_id}"' not in told


@rule("MB-020")
def test_cards_that_went_openly_into_a_hand_are_known_to_the_other_player(mindbug):
    table = mindbug(
        us={"hand": ["giraffodile", "brain_fly"], "discard": ["luchataur", "bee_bear"]},
        them={"mindbugs": 0, "play": ["gorillion"]},
    )
    assert table.view("them")["players"][0]["known"] == []
    table.play("play:giraffodile")
    theirs = table.view("them")["players"][0]
    assert theirs["hand"] == 3
    assert sorted(theirs["known"]) == ["bee_bear", "luchataur"]
    assert "known" not in table.view(None)["players"][0]


@rule("MB-020", "MB-092")
def test_both_players_know_the_stolen_cards_and_a_spectator_does_not(mindbug):
    table = mindbug(
        us={"play": ["gorillion"], "hand": ["luchataur", "bee_bear"]},
        them={"play": ["strange_barrel"], "hand": ["brain_fly"]},
    )
    table.play("attack:gorillion", "block:strange_barrel")
    assert sorted(table.view("them")["players"][1]["hand"]) == ["bee_bear", "brain_fly", "luchataur"]
    assert table.view("us")["players"][1]["hand"] == 3
    assert sorted(table.view("us")["players"][1]["known"]) == ["bee_bear", "luchataur"]
    spectator = table.view(None)
    assert spectator["players"][1]["hand"] == 3
    assert "known" not in spectator["players"][1]


@rule("MB-021")
def test_a_creature_without_a_further_word_is_one_of_either_side(mindbug):
    table = mindbug(
        us={"play": ["gorillion", "brain_fly"], "hand": ["luchataur"], "discard": ["bee_bear"]},
        them={"play": ["explosive_toad", "turbo_bug"], "hand": ["snail_hydra"], "discard": ["rhino_turtle"]},
    )
    table.play("attack:gorillion", "block:explosive_toad")
    assert table.player == "them"
    assert table.options == {"defeat:turbo_bug", "defeat:gorillion", "defeat:brain_fly"}
    table.play("defeat:turbo_bug")
    assert sorted(table.them.discard) == ["explosive_toad", "rhino_turtle", "turbo_bug"]


@rule("MB-021")
def test_an_enemy_creature_is_one_of_the_other_side_only(mindbug):
    table = mindbug(
        us={"hand": ["kangasaurus_rex"], "play": ["turbo_bug"]},
        them={"mindbugs": 0, "play": ["brain_fly", "spider_owl", "gorillion"]},
    )
    table.play("play:kangasaurus_rex")
    assert sorted(table.us.play) == ["kangasaurus_rex", "turbo_bug"]
    assert table.them.play == ["gorillion"]
    assert sorted(table.them.discard) == ["brain_fly", "spider_owl"]


@rule("MB-021")
def test_enemy_is_read_from_the_side_of_the_creatures_controller(mindbug):
    table = mindbug(
        us={"hand": ["kangasaurus_rex", "luchataur"], "play": ["turbo_bug"]},
        them={"mindbugs": 1, "play": ["brain_fly"]},
    )
    table.play("play:kangasaurus_rex", "mindbug:yes")
    assert table.us.play == []
    assert table.us.discard == ["turbo_bug"]
    assert sorted(table.them.play) == ["brain_fly", "kangasaurus_rex"]
    table.leave_open()


@rule("MB-021")
def test_a_card_in_a_hand_or_a_discard_pile_is_no_creature(mindbug):
    table = mindbug(
        us={"hand": ["brain_fly", "luchataur"], "discard": ["bee_bear"]},
        them={"mindbugs": 0, "hand": ["gorillion"], "discard": ["snail_hydra"], "play": ["turbo_bug"]},
    )
    table.play("play:brain_fly")
    assert table.player == "them"
    assert table.us.play == ["brain_fly"]
    assert table.them.discard == ["snail_hydra"]
    assert table.them.hand == ["gorillion"]


@rule("MB-022")
@pytest.mark.parametrize("card_id", sorted(PRINTED))
def test_a_creature_has_its_printed_power_and_keywords(mindbug, card_id):
    """Beside a companion and on the other player's turn, where no ability changes the numbers."""
    table = mindbug(us={"play": ["tusked_extorter"]}, them={"play": [card_id, "luchataur"]})
    power, keywords = PRINTED[card_id]
    assert table.them.power(card_id) == power
    assert table.them.keywords(card_id) == keywords
    assert keywords <= KEYWORDS


@rule("MB-023")
def test_the_weakest_creatures_have_power_1_and_never_less(mindbug):
    """Nothing in this set lowers a power, so only the way back from a bonus can be seen here."""
    table = mindbug(
        us={"play": ["snail_thrower", "chameleon_sniper", exhausted("shield_bugs")], "hand": ["bee_bear"]},
        them={"play": ["luchataur"]},
        active="them",
    )
    assert table.us.power("snail_thrower") == 2
    assert table.us.power("chameleon_sniper") == 2
    table.play("attack:luchataur", "block:shield_bugs")
    assert table.us.discard == ["shield_bugs"]
    assert table.them.discard == ["luchataur"]  # the thrower lends Shield Bugs its poison
    assert table.us.power("snail_thrower") == 1
    assert table.us.power("chameleon_sniper") == 1


@rule("MB-024")
def test_the_current_power_answers_a_question_about_power(mindbug):
    table = mindbug(
        us={"hand": ["tiger_squirrel"]},
        them={"mindbugs": 0, "play": ["strange_barrel", "shield_bugs", "killer_bee", "gorillion"]},
    )
    assert table.them.power("strange_barrel") == 7
    assert table.them.power("killer_bee") == 6
    table.play("play:tiger_squirrel")
    assert table.options == {"defeat:strange_barrel", "defeat:gorillion"}
    table.play("defeat:gorillion")
    assert table.them.discard == ["gorillion"]


@rule("MB-024")
def test_power_is_read_at_the_moment_of_the_question(mindbug):
    table = mindbug(
        us={"play": ["goblin_werewolf"], "hand": ["gorillion"]},
        them={"mindbugs": 0, "hand": ["brain_fly", "bee_bear"]},
    )
    assert table.us.power("goblin_werewolf") == 8
    table.play("play:gorillion")
    assert table.active == "them"
    assert table.us.power("goblin_werewolf") == 2


@rule("MB-024")
def test_a_card_in_a_discard_pile_is_no_part_of_any_count_of_power(mindbug):
    table = mindbug(
        us={"hand": ["brain_fly", "luchataur"], "discard": ["shield_bugs", "urchin_hurler"], "play": ["killer_bee"]},
        them={"mindbugs": 0, "play": ["turbo_bug"]},
    )
    assert table.us.power("killer_bee") == 5
    assert table.us.keywords("killer_bee") == {"HUNTER"}


# --- Drawing ----------------------------------------------------------------------------------------------------------


@rule("MB-030")
def test_the_hand_is_refilled_before_the_mindbug_decision(mindbug):
    table = mindbug(
        us={"hand": OUR_HAND, "deck": ["gorillion", "luchataur"]},
        them={"hand": ["bee_bear"]},
    )
    table.play("play:brain_fly")
    assert table.kind == "mindbug"
    assert sorted(table.us.hand) == ["axolotl_healer", "compost_dragon", "deathweaver", "ferret_bomber", "gorillion"]
    assert table.us.deck == ["luchataur"]
    table.leave_open()


@rule("MB-030")
def test_the_hand_is_refilled_before_the_play_effect(mindbug):
    """Were it refilled afterwards, the card coming back would leave nothing to draw."""
    table = mindbug(
        us={
            "hand": ["giraffodile", "axolotl_healer", "brain_fly", "compost_dragon", "deathweaver"],
            "deck": ["gorillion", "luchataur"],
            "discard": ["turbo_bug", "bee_bear"],
        },
        them={"mindbugs": 0, "play": ["snail_hydra"]},
    )
    table.play("play:giraffodile")
    assert sorted(table.us.hand) == [
        "axolotl_healer",
        "bee_bear",
        "brain_fly",
        "compost_dragon",
        "deathweaver",
        "gorillion",
        "turbo_bug",
    ]
    assert table.us.deck == ["luchataur"]
    assert table.us.discard == []


@rule("MB-030")
def test_the_hand_is_refilled_at_once_on_the_other_players_turn(mindbug):
    table = mindbug(
        us={"play": ["tusked_extorter"]},
        them={"hand": THEIR_HAND, "deck": ["gorillion", "luchataur"], "play": ["bee_bear"]},
    )
    table.play("attack:tusked_extorter")
    assert table.options == {f"discard:{card_id}" for card_id in THEIR_HAND}
    table.play("discard:lone_yeti")
    assert table.kind == "block"
    assert sorted(table.them.hand) == ["gorillion", "grave_robber", "harpy_mother", "kangasaurus_rex", "shark_dog"]
    assert table.them.deck == ["luchataur"]
    assert table.them.discard == ["lone_yeti"]
    table.play("block:none")


@rule("MB-030", "MB-092")
def test_a_robbed_hand_is_refilled_at_once(mindbug):
    table = mindbug(
        us={"play": ["luchataur"], "hand": OUR_HAND, "deck": ["gorillion", "bee_bear", "turbo_bug"]},
        them={"play": ["strange_barrel"]},
    )
    table.play("attack:luchataur", "block:strange_barrel")
    assert table.kind == "again"
    assert len(table.us.hand) == 5
    assert {"gorillion", "bee_bear"} <= set(table.us.hand)
    assert table.us.deck == ["turbo_bug"]
    assert len(table.them.hand) == 2
    table.play("again:no")


@rule("MB-030")
def test_a_hand_is_filled_up_to_five_and_no_further(mindbug):
    table = mindbug(
        us={"hand": ["ferret_bomber"]},
        them={
            "mindbugs": 0,
            "hand": THEIR_HAND,
            "deck": ["gorillion", "luchataur", "bee_bear", "turbo_bug"],
        },
    )
    table.play("play:ferret_bomber", "discard:lone_yeti", "discard:shark_dog")
    assert sorted(table.them.hand) == ["gorillion", "grave_robber", "harpy_mother", "kangasaurus_rex", "luchataur"]
    assert table.them.deck == ["bee_bear", "turbo_bug"]


@rule("MB-030")
def test_a_position_with_a_short_hand_is_refilled_before_anything_else(mindbug):
    table = mindbug(
        us={"hand": ["gorillion"], "deck": ["luchataur", "bee_bear"]},
        them={"hand": [], "deck": [*OUR_HAND, "turbo_bug"]},
    )
    assert sorted(table.us.hand) == ["bee_bear", "gorillion", "luchataur"]
    assert table.us.deck == []
    assert table.options == {"play:gorillion", "play:luchataur", "play:bee_bear"}
    assert sorted(table.them.hand) == OUR_HAND
    assert table.them.deck == ["turbo_bug"]


@rule("MB-030")
def test_a_hand_of_five_or_more_draws_nothing(mindbug):
    table = mindbug(
        us={"hand": [*OUR_HAND, "gorillion", "luchataur"], "deck": ["bee_bear"]},
        them={"mindbugs": 0, "play": ["snail_hydra"]},
    )
    table.play("play:gorillion")
    assert sorted(table.us.hand) == [*OUR_HAND, "luchataur"]
    assert table.us.deck == ["bee_bear"]


@rule("MB-031")
def test_an_empty_draw_pile_is_not_rebuilt(mindbug):
    table = mindbug(
        us={"hand": ["gorillion", "luchataur"], "discard": ["bee_bear", "turbo_bug"]},
        them={"mindbugs": 0, "play": ["snail_hydra"]},
    )
    table.play("play:gorillion")
    assert table.us.hand == ["luchataur"]
    assert table.us.deck == []
    assert sorted(table.us.discard) == ["bee_bear", "turbo_bug"]


@rule("MB-031")
def test_a_draw_pile_with_too_few_cards_gives_what_it_has(mindbug):
    table = mindbug(
        us={"hand": ["ferret_bomber"]},
        them={"mindbugs": 0, "hand": THEIR_HAND, "deck": ["gorillion"], "discard": ["turbo_bug"]},
    )
    table.play("play:ferret_bomber", "discard:lone_yeti", "discard:shark_dog")
    assert sorted(table.them.hand) == ["gorillion", "grave_robber", "harpy_mother", "kangasaurus_rex"]
    assert table.them.deck == []
    assert sorted(table.them.discard) == ["lone_yeti", "shark_dog", "turbo_bug"]


@rule("MB-031")
def test_there_is_no_hand_limit(mindbug):
    pile = ["gorillion", "luchataur", "bee_bear", "turbo_bug", "snail_hydra", "rhino_turtle"]
    table = mindbug(
        us={"hand": ["giraffodile", *OUR_HAND], "discard": pile},
        them={"mindbugs": 0, "play": ["killer_bee"]},
    )
    table.play("play:giraffodile")
    assert sorted(table.us.hand) == sorted(OUR_HAND + pile)
    table.play("attack:killer_bee", "hunt:none", "block:none")
    assert len(table.us.hand) == 11
    assert table.player == "us"
    assert table.options == {f"play:{card_id}" for card_id in OUR_HAND + pile} | {"attack:giraffodile"}


@rule("MB-032")
def test_two_cards_discarded_by_one_effect_go_together_and_one_refill_follows(mindbug):
    """Project reading: a card drawn by the refill can't be one of the two."""
    table = mindbug(
        us={"hand": ["ferret_bomber"]},
        them={"mindbugs": 0, "hand": THEIR_HAND, "deck": ["gorillion", "luchataur"]},
    )
    table.play("play:ferret_bomber")
    assert table.player == "them"
    assert table.kind == "discard"
    assert table.options == {f"discard:{card_id}" for card_id in THEIR_HAND}
    table.play("discard:harpy_mother")
    assert table.player == "them"
    assert table.kind == "discard"
    left = ["grave_robber", "kangasaurus_rex", "lone_yeti", "shark_dog"]
    assert table.options == {f"discard:{card_id}" for card_id in left}
    assert table.them.discard == []
    assert table.them.deck == ["gorillion", "luchataur"]
    table.play("discard:grave_robber")
    assert sorted(table.them.discard) == ["grave_robber", "harpy_mother"]
    assert sorted(table.them.hand) == ["gorillion", "kangasaurus_rex", "lone_yeti", "luchataur", "shark_dog"]
    assert table.them.deck == []


@rule("MB-032")
def test_two_cards_stolen_by_one_effect_go_together_and_one_refill_follows(mindbug):
    """Project reading: a card drawn by the refill can't be stolen."""
    for seed in range(20):
        table = mindbug(
            us={"play": ["gorillion"], "hand": OUR_HAND, "deck": ["luchataur", "bee_bear"]},
            them={"play": ["strange_barrel"]},
            seed=seed,
        )
        table.play("attack:gorillion", "block:strange_barrel")
        assert len(table.them.hand) == 2
        assert set(table.them.hand) <= set(OUR_HAND)
        assert {"luchataur", "bee_bear"} <= set(table.us.hand)
        assert sorted(table.us.hand + table.them.hand) == sorted([*OUR_HAND, "luchataur", "bee_bear"])
        assert table.us.deck == []
