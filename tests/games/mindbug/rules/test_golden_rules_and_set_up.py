"""Mindbug, MB-001 to MB-014 (MB-015 needs a pool of its own): the golden rules and the set-up."""

from collections import Counter

from tests.games.mindbug.play import rule

# The 48 cards: copies and printed power.
CARDS = {
    "axolotl_healer": (2, 4),
    "bee_bear": (1, 8),
    "brain_fly": (1, 4),
    "chameleon_sniper": (1, 1),
    "compost_dragon": (2, 3),
    "deathweaver": (1, 2),
    "elephantopus": (1, 7),
    "explosive_toad": (2, 5),
    "ferret_bomber": (2, 2),
    "giraffodile": (1, 7),
    "goblin_werewolf": (2, 2),
    "gorillion": (1, 10),
    "grave_robber": (2, 7),
    "harpy_mother": (1, 5),
    "kangasaurus_rex": (2, 7),
    "killer_bee": (2, 5),
    "lone_yeti": (1, 5),
    "luchataur": (2, 9),
    "mysterious_mermaid": (1, 7),
    "plated_scorpion": (2, 2),
    "rhino_turtle": (2, 8),
    "shark_dog": (1, 4),
    "sharky_crab_dog_mummypus": (1, 5),
    "shield_bugs": (2, 4),
    "snail_hydra": (2, 9),
    "snail_thrower": (1, 1),
    "spider_owl": (2, 3),
    "strange_barrel": (1, 6),
    "tiger_squirrel": (2, 3),
    "turbo_bug": (1, 4),
    "tusked_extorter": (2, 8),
    "urchin_hurler": (1, 5),
}
SEEDS = range(12)


def power(card_id):
    return CARDS[card_id][1]


# --- Golden rules -----------------------------------------------------------------------------------------------------


@rule("MB-001")
def test_told_to_discard_two_with_one_card_in_hand_discards_that_one(mindbug):
    table = mindbug(
        us={"hand": ["ferret_bomber"]},
        them={"mindbugs": 0, "hand": ["gorillion"], "play": ["bee_bear"]},
    )
    table.play("play:ferret_bomber")
    assert table.them.hand == []
    assert table.them.discard == ["gorillion"]
    assert table.us.play == ["ferret_bomber"]
    assert table.player == "them"
    assert table.options == {"attack:bee_bear"}


@rule("MB-001")
def test_stealing_two_from_a_hand_of_one_steals_that_one(mindbug):
    table = mindbug(
        us={"play": ["gorillion"], "hand": ["luchataur"]},
        them={"play": ["strange_barrel"], "hand": ["bee_bear"]},
    )
    table.play("attack:gorillion", "block:strange_barrel")
    assert table.us.hand == []
    assert sorted(table.them.hand) == ["bee_bear", "luchataur"]
    assert table.player == "them"


@rule("MB-001")
def test_an_effect_with_nothing_to_take_is_ignored_and_the_attack_goes_on(mindbug):
    table = mindbug(us={"play": ["tusked_extorter"]}, them={"play": ["gorillion"]})
    table.play("attack:tusked_extorter")
    assert table.kind == "block"
    assert table.options == {"block:gorillion", "block:none"}
    table.play("block:none")
    assert table.them.life == 2
    assert table.them.discard == []


@rule("MB-002")
def test_who_destroys_an_enemy_creature_picks_it(mindbug):
    table = mindbug(
        us={"hand": ["tiger_squirrel"]},
        them={"mindbugs": 0, "play": ["gorillion", "bee_bear", "strange_barrel"]},
    )
    table.play("play:tiger_squirrel")
    assert table.player == "us"
    assert table.kind == "defeat"
    assert table.options == {"defeat:gorillion", "defeat:bee_bear"}
    table.play("defeat:bee_bear")
    assert sorted(table.them.play) == ["gorillion", "strange_barrel"]
    assert table.them.discard == ["bee_bear"]


@rule("MB-002")
def test_who_is_made_to_discard_picks_the_card(mindbug):
    table = mindbug(
        us={"play": ["tusked_extorter"]},
        them={"hand": ["gorillion", "bee_bear"]},
    )
    table.play("attack:tusked_extorter")
    assert table.player == "them"
    assert table.kind == "discard"
    assert table.options == {"discard:gorillion", "discard:bee_bear"}
    table.play("discard:gorillion")
    assert table.them.hand == ["bee_bear"]
    assert table.them.discard == ["gorillion"]
    assert table.them.life == 2


@rule("MB-002")
def test_the_choice_in_a_defeated_effect_is_its_controllers_on_the_other_players_turn_too(mindbug):
    table = mindbug(
        us={"play": ["gorillion", "killer_bee"]},
        them={"play": ["explosive_toad", "bee_bear"]},
    )
    table.play("attack:gorillion", "block:explosive_toad")
    assert table.active == "us"
    assert table.player == "them"
    assert table.options == {"defeat:bee_bear", "defeat:gorillion", "defeat:killer_bee"}
    table.play("defeat:gorillion")
    assert table.us.play == ["killer_bee"]
    assert table.them.play == ["bee_bear"]


@rule("MB-003")
def test_the_active_player_orders_effects_of_both_sides(mindbug):
    table = mindbug(
        us={"play": ["explosive_toad", "killer_bee"]},
        them={"play": ["harpy_mother", "gorillion"]},
    )
    table.play("attack:explosive_toad", "block:harpy_mother")
    assert table.player == "us"
    assert table.kind == "first"
    assert table.options == {"first:explosive_toad", "first:harpy_mother"}
    table.play("first:harpy_mother")
    assert table.player == "them"
    assert table.options == {"take:killer_bee", "take:none"}
    table.play("take:killer_bee")
    assert table.player == "us"
    assert table.options == {"defeat:gorillion", "defeat:killer_bee"}
    table.play("defeat:gorillion")
    assert table.us.play == []
    assert table.them.play == ["killer_bee"]


@rule("MB-003")
def test_the_other_order_gives_another_outcome(mindbug):
    table = mindbug(
        us={"play": ["explosive_toad", "killer_bee"], "hand": ["bee_bear"]},
        them={"play": ["harpy_mother", "gorillion"]},
    )
    table.play("attack:explosive_toad", "block:harpy_mother", "first:explosive_toad")
    assert table.player == "us"
    assert table.options == {"defeat:killer_bee", "defeat:gorillion"}
    table.play("defeat:killer_bee")
    assert table.player == "them"
    assert table.kind == "action"
    assert table.us.play == []
    assert table.them.play == ["gorillion"]


@rule("MB-003")
def test_on_the_other_players_turn_the_other_player_orders(mindbug):
    table = mindbug(
        us={"play": ["explosive_toad", "killer_bee"]},
        them={"play": ["harpy_mother", "gorillion"]},
        active="them",
    )
    table.play("attack:harpy_mother", "block:explosive_toad")
    assert table.player == "them"
    assert table.kind == "first"
    assert table.options == {"first:explosive_toad", "first:harpy_mother"}
    table.play("first:explosive_toad")
    assert table.player == "us"
    assert table.options == {"defeat:killer_bee", "defeat:gorillion"}
    table.play("defeat:gorillion")
    assert table.player == "them"
    assert table.options == {"take:killer_bee", "take:none"}
    table.play("take:none")
    assert table.us.play == ["killer_bee"]
    assert table.them.play == []


@rule("MB-004")
def test_an_effect_of_two_choices_is_finished_before_the_next_effect(mindbug):
    table = mindbug(
        us={"play": ["explosive_toad", "killer_bee", "turbo_bug"]},
        them={"play": ["harpy_mother", "gorillion"]},
    )
    table.play("attack:explosive_toad", "block:harpy_mother", "first:harpy_mother")
    assert table.options == {"take:killer_bee", "take:turbo_bug", "take:none"}
    table.play("take:killer_bee")
    assert table.player == "them"
    assert table.kind == "take"
    assert table.options == {"take:turbo_bug", "take:none"}
    table.play("take:turbo_bug")
    assert table.player == "us"
    assert table.kind == "defeat"
    assert table.options == {"defeat:gorillion", "defeat:killer_bee", "defeat:turbo_bug"}
    table.play("defeat:turbo_bug")
    assert sorted(table.them.play) == ["gorillion", "killer_bee"]


@rule("MB-005")
def test_an_effect_is_compulsory_where_it_costs_its_player_life(mindbug):
    table = mindbug(
        us={"life": 5, "hand": ["mysterious_mermaid"]},
        them={"life": 1, "mindbugs": 0, "play": ["gorillion"]},
    )
    table.play("play:mysterious_mermaid")
    assert table.us.life == 1
    assert table.them.life == 1


@rule("MB-005")
def test_an_effect_is_compulsory_where_it_hits_its_players_own_creature(mindbug):
    table = mindbug(
        us={"play": ["explosive_toad", "turbo_bug", "brain_fly"]},
        them={"play": ["sharky_crab_dog_mummypus"]},
        active="them",
    )
    table.play("attack:sharky_crab_dog_mummypus", "block:explosive_toad")
    assert table.player == "us"
    assert table.options == {"defeat:turbo_bug", "defeat:brain_fly"}
    table.play("defeat:brain_fly")
    assert table.us.play == ["turbo_bug"]
    assert sorted(table.us.discard) == ["brain_fly", "explosive_toad"]
    assert table.them.discard == ["sharky_crab_dog_mummypus"]


@rule("MB-005")
def test_a_single_legal_target_is_hit_without_a_question(mindbug):
    table = mindbug(
        us={"hand": ["tiger_squirrel"]},
        them={"mindbugs": 0, "play": ["giraffodile", "strange_barrel"]},
    )
    table.play("play:tiger_squirrel")
    assert table.player == "them"
    assert table.kind == "action"
    assert table.them.play == ["strange_barrel"]
    assert table.them.discard == ["giraffodile"]


@rule("MB-005")
def test_without_a_legal_target_nothing_happens(mindbug):
    table = mindbug(
        us={"hand": ["tiger_squirrel"], "play": ["gorillion"]},
        them={"mindbugs": 0, "play": ["strange_barrel"]},
    )
    table.play("play:tiger_squirrel")
    assert table.player == "them"
    assert table.kind == "action"
    assert table.them.play == ["strange_barrel"]
    assert sorted(table.us.play) == ["gorillion", "tiger_squirrel"]


@rule("MB-005")
def test_up_to_is_the_word_that_lets_a_player_take_none(mindbug):
    table = mindbug(
        us={"play": ["gorillion", "killer_bee", "turbo_bug"]},
        them={"play": ["harpy_mother"], "hand": ["bee_bear"]},
    )
    table.play("attack:gorillion", "block:harpy_mother")
    assert table.options == {"take:killer_bee", "take:turbo_bug", "take:none"}
    table.play("take:none")
    assert table.player == "them"
    assert table.kind == "action"
    assert sorted(table.us.play) == ["gorillion", "killer_bee", "turbo_bug"]
    assert table.them.play == []


# --- Set-up -----------------------------------------------------------------------------------------------------------


@rule("MB-010")
def test_each_player_starts_with_two_mindbugs_in_the_open(mindbug):
    for seed in SEEDS:
        table = mindbug.new(seed=seed)
        assert (table.us.mindbugs, table.them.mindbugs) == (2, 2)
        for viewer in ("us", "them", None):
            assert [seat["mindbugs"] for seat in table.view(viewer)["players"]] == [2, 2]


@rule("MB-011")
def test_ten_cards_are_dealt_to_each_player_and_the_rest_is_unused(mindbug):
    for seed in SEEDS:
        table = mindbug.new(seed=seed)
        for player in (table.us, table.them):
            assert len(player.hand) + len(player.deck) == 10
            assert player.discard == []
            assert player.play == []
        assert len(table.unused) + len(table.revealed) == 28


@rule("MB-011")
def test_the_dealt_and_unused_cards_are_the_48_cards_of_the_set(mindbug):
    for seed in SEEDS:
        table = mindbug.new(seed=seed)
        everything = Counter(table.unused) + Counter(table.revealed)
        for player in (table.us, table.them):
            everything += Counter(player.hand) + Counter(player.deck)
        assert everything == Counter({card_id: copies for card_id, (copies, _) in CARDS.items()})
        assert sum(everything.values()) == 48


@rule("MB-011")
def test_the_cards_are_shuffled_by_the_seed(mindbug):
    def deal(seed):
        table = mindbug.new(seed=seed)
        return (
            tuple(sorted(table.us.hand)),
            tuple(table.us.deck),
            tuple(sorted(table.them.hand)),
            tuple(table.them.deck),
        )

    deals = [deal(seed) for seed in SEEDS]
    assert len(set(deals)) == len(deals)
    assert [deal(seed) for seed in SEEDS] == deals


@rule("MB-012")
def test_each_player_starts_with_five_cards_out_of_the_own_pile(mindbug):
    for seed in SEEDS:
        table = mindbug.new(seed=seed)
        for player in (table.us, table.them):
            assert len(player.hand) == 5
            assert len(player.deck) == 5


@rule("MB-013")
def test_each_player_starts_with_three_life(mindbug):
    for seed in SEEDS:
        table = mindbug.new(seed=seed)
        assert (table.us.life, table.them.life) == (3, 3)


@rule("MB-013")
def test_life_gained_is_added_without_limit(mindbug):
    table = mindbug(
        us={"life": 30, "hand": ["axolotl_healer"]},
        them={"mindbugs": 0, "play": ["gorillion"]},
    )
    table.play("play:axolotl_healer")
    assert table.us.life == 32
    assert table.them.life == 3


@rule("MB-013")
def test_life_lost_is_subtracted(mindbug):
    table = mindbug(us={"hand": ["killer_bee"]}, them={"mindbugs": 0, "play": ["gorillion"]})
    table.play("play:killer_bee")
    assert table.them.life == 2
    assert table.us.life == 3


@rule("MB-014")
def test_cards_are_revealed_in_pairs_until_their_printed_powers_differ(mindbug):
    rounds = set()
    for seed in range(120):
        table = mindbug.new(seed=seed)
        shown = [power(card_id) for card_id in table.revealed]
        assert len(shown) >= 2
        assert len(shown) % 2 == 0
        pairs = list(zip(shown[::2], shown[1::2], strict=True))
        assert all(one == other for one, other in pairs[:-1])
        assert pairs[-1][0] != pairs[-1][1]
        rounds.add(len(pairs))
    assert {1, 2} <= rounds  # among so many games some begin with a tie


@rule("MB-014", "MB-024")
def test_the_higher_printed_power_starts(mindbug):
    """The revealed cards lie in seat order: ours, theirs, and again after a tie."""
    starters: Counter[str] = Counter()
    for seed in range(120):
        table = mindbug.new(seed=seed)
        ours, theirs = (power(card_id) for card_id in table.revealed[-2:])
        assert table.active == ("us" if ours > theirs else "them")
        assert table.player == table.active
        assert table.kind == "action"
        starters[table.active] += 1
    assert starters["us"] > 20
    assert starters["them"] > 20


@rule("MB-014")
def test_revealed_cards_are_out_of_the_game_and_stay_open_to_all(mindbug):
    for seed in SEEDS:
        table = mindbug.new(seed=seed)
        revealed = list(table.revealed)
        for _ in range(6):
            if not table.over:
                table.play(min(table.options))
        assert table.revealed == revealed
        for viewer in ("us", "them", None):
            assert table.view(viewer)["revealed"] == revealed
        table.leave_open()
