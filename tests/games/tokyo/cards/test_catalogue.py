"""King of Tokyo: what each card costs, how many there are, and where it lies after its purchase."""

from collections import Counter

import pytest

from tests.games.tokyo.play import CITY, rule

BASE = {
    "acid_attack": (6, "keep", 1),
    "alien_origin": (3, "keep", 1),
    "alpha_monster": (5, "keep", 1),
    "armor_plating": (4, "keep", 1),
    "background_dweller": (4, "keep", 1),
    "burrowing": (5, "keep", 1),
    "camouflage": (3, "keep", 1),
    "complete_destruction": (3, "keep", 1),
    "media_friendly": (3, "keep", 1),
    "eater_of_the_dead": (4, "keep", 1),
    "energy_hoarder": (3, "keep", 1),
    "even_bigger": (4, "keep", 1),
    "extra_head": (7, "keep", 2),
    "fire_breathing": (4, "keep", 1),
    "freeze_time": (5, "keep", 1),
    "friend_of_children": (3, "keep", 1),
    "giant_brain": (5, "keep", 1),
    "gourmet": (4, "keep", 1),
    "healing_ray": (4, "keep", 1),
    "herbivore": (5, "keep", 1),
    "herd_culler": (3, "keep", 1),
    "it_has_a_child": (7, "keep", 1),
    "jets": (5, "keep", 1),
    "made_in_a_lab": (2, "keep", 1),
    "metamorph": (3, "keep", 1),
    "mimic": (8, "keep", 1),
    "battery_monster": (3, "keep", 1),
    "nova_breath": (7, "keep", 1),
    "detritivore": (4, "keep", 1),
    "opportunist": (3, "keep", 1),
    "parasitic_tentacles": (4, "keep", 1),
    "plot_twist": (3, "keep", 1),
    "poison_quills": (3, "keep", 1),
    "poison_spit": (4, "keep", 1),
    "psychic_probe": (3, "keep", 1),
    "rapid_healing": (3, "keep", 1),
    "regeneration": (4, "keep", 1),
    "rooting_for_the_underdog": (3, "keep", 1),
    "shrink_ray": (6, "keep", 1),
    "smoke_cloud": (4, "keep", 1),
    "solar_powered": (2, "keep", 1),
    "spiked_tail": (5, "keep", 1),
    "stretchy": (3, "keep", 1),
    "energy_drink": (4, "keep", 1),
    "urbavore": (4, "keep", 1),
    "were_only_making_it_stronger": (3, "keep", 1),
    "wings": (6, "keep", 1),
    "apartment_building": (5, "discard", 1),
    "commuter_train": (4, "discard", 1),
    "corner_store": (3, "discard", 1),
    "death_from_above": (5, "discard", 1),
    "energize": (8, "discard", 1),
    "evacuation_orders": (7, "discard", 2),
    "flame_thrower": (3, "discard", 1),
    "frenzy_card": (7, "discard", 1),
    "gas_refinery": (6, "discard", 1),
    "heal_card": (3, "discard", 1),
    "high_altitude_bombing": (4, "discard", 1),
    "jet_fighters": (5, "discard", 1),
    "national_guard": (3, "discard", 1),
    "nuclear_power_plant": (6, "discard", 1),
    "skyscraper": (6, "discard", 1),
    "tank": (4, "discard", 1),
    "vast_storm": (6, "discard", 1),
}
MINDBUG = {
    "overequipped_trapper": (3, "consumable", 1),
    "legendary_hunter": (4, "consumable", 1),
    "unreliable_targeting": (2, "consumable", 1),
    "sneaky_alloy": (5, "consumable", 1),
    "offensive_protocol": (6, "consumable", 1),
    "arcane_scepter": (7, "consumable", 1),
    "energy_armor": (6, "consumable", 1),
    "strange_design": (3, "consumable", 1),
    "ancestral_defense": (4, "consumable", 1),
    "toxic_petals": (5, "consumable", 1),
    "explosive_crystals": (4, "consumable", 1),
    "electro_whip": (4, "consumable", 1),
    "bold_maneuver": (4, "consumable", 1),
    "unfair_gift": (4, "consumable", 1),
    "maximum_effort": (4, "consumable", 1),
    "deadly_shell": (4, "consumable", 1),
    "spatial_hunter": (5, "consumable", 1),
    "free_will": (6, "keep", 1),
    "evasive_mindbug": (3, "keep", 1),
    "no_brain": (3, "keep", 1),
    "mindbug_card": (7, "discard", 1),
    "dysfunctional_mindbug": (3, "discard", 1),
    "treasure": (3, "discard", 1),
    "miraculous_mindbug": (4, "discard", 1),
}
EVOLUTIONS = {
    "mastermindbug": {
        "mindbug_acquisition": ("temporary", 1),
        "intergalactic_genius": ("permanent", 1),
        "superior_brain": ("permanent", 1),
        "interdimensional_portal": ("permanent", 1),
        "helpful_mindbug": ("temporary", 1),
        "mindbugs_overlord": ("permanent", 1),
        "mind_control": ("temporary", 1),
        "neutralizing_look": ("temporary", 1),
    },
    "sharky_crab_dog_mummypus_zilla": {
        "shark_attack": ("temporary", 1),
        "energy_devourer": ("permanent", 1),
        "strange_evolution": ("temporary", 1),
        "crab_claw": ("permanent", 1),
        "undead_mummy": ("temporary", 1),
        "follow_the_cubes": ("temporary", 1),
        "poisoned_tentacles": ("temporary", 1),
        "chew_pinch_catch_and_smack": ("temporary", 1),
    },
    "gigasnail_hydra": {
        "unstoppable_hydra": ("temporary", 2),
        "energy_infused_monster": ("permanent", 1),
        "three_times_as_sturdy": ("temporary", 1),
        "scary_face": ("permanent", 1),
        "three_times_as_strong": ("permanent", 1),
        "thinking_face": ("temporary", 1),
        "hungry_face": ("temporary", 1),
    },
}
CARDS = {**BASE, **MINDBUG}
LIES_IN_FRONT = [name for name, (_, kind, _) in CARDS.items() if kind != "discard"]


def of_kind(kind):
    cards = [(monster, card, found) for monster, of_it in EVOLUTIONS.items() for card, (found, _) in of_it.items()]
    return [(monster, card) for monster, card, found in cards if found == kind]


def others(card):
    """Two dear cards that lie beside it."""
    return [name for name in ("energize", "evacuation_orders", "extra_head") if name != card][:2]


def box(tokyo, **options):
    table = tokyo.new(3, seed=3, monsters="random", **options)
    return Counter(table.lies("display") + table.lies("deck"))


@rule("KT-007", "KM-001", "KM-003")
def test_the_cards_as_a_whole(tokyo):
    assert sum(copies for *_, copies in BASE.values()) == 66
    assert Counter(kind for _, kind, copies in BASE.values() for _ in range(copies)) == {"keep": 48, "discard": 18}
    assert Counter(kind for _, kind, _ in MINDBUG.values()) == {"keep": 3, "discard": 4, "consumable": 17}
    assert box(tokyo, mindbug="off") == {name: copies for name, (_, _, copies) in BASE.items()}
    assert box(tokyo, mindbug="experience") == {name: copies for name, (_, _, copies) in MINDBUG.items()}
    assert box(tokyo) == {name: copies for name, (_, _, copies) in CARDS.items()}, "trial: both shuffled together"


@rule("KT-007", "KT-131", "KT-137")
@pytest.mark.parametrize("card", CARDS)
def test_the_price_of_each_card(card, tokyo):
    cost = CARDS[card][0]
    display = " ".join([card, *others(card)])
    poor = tokyo.buying(display, {"energy": max(cost - 1, 2), "hearts": 3}, CITY)
    rich = tokyo.buying(display, {"energy": cost, "hearts": 3}, CITY)
    assert f"buy:{card}" in rich.options
    assert rich.prices[f"buy:{card}"] == cost
    if cost > 2:
        assert f"buy:{card}" not in poor.options
    rich.play(f"buy:{card}")
    (bought,) = rich.told("buy")
    assert (bought["seat"], bought["card"], bought["price"], bought["from"]) == (0, card, cost, "display")


@rule("KT-131", "KM-035")
@pytest.mark.parametrize("card", LIES_IN_FRONT)
def test_keep_and_consumable_cards_lie_in_front_of_their_buyer(card, tokyo):
    table = tokyo.buying(" ".join([card, *others(card)]), {"energy": CARDS[card][0]}, CITY)
    table.play(f"buy:{card}")
    assert table[0].cards == [card]
    assert table.lies("discard") == []
    assert table.lies("display") == others(card)
    counters = {"smoke_cloud": 3, "battery_monster": 6}
    assert table[0].counters.get(card) == counters.get(card)
    us = table[0]
    gained = {"solar_powered": (10, 0, 1), "herbivore": (10, 1, 0), "even_bigger": (12, 0, 0)}
    assert (us.hearts, us.vp, us.energy) == gained.get(card, (10, 0, 0)), "it does nothing else when it is bought"
    assert us.fewer_dice == 0


@rule("KM-001", "KM-100")
def test_each_new_monster_has_eight_evolution_cards(tokyo):
    sides = [
        {"monster": monster, "evolution_deck": [name for name, (_, copies) in cards.items() for _ in range(copies)]}
        for monster, cards in EVOLUTIONS.items()
    ]
    assert [len(side["evolution_deck"]) for side in sides] == [8, 8, 8]
    table = tokyo.new(3, seed=5, evolutions=True, monsters=list(EVOLUTIONS))
    for seat, cards in enumerate(EVOLUTIONS.values()):
        assert len(table[seat].evolution_deck) + len(table.question.get("cards", [])) >= 6
        assert set(table[seat].evolution_deck) <= set(cards)
    kinds = Counter(kind for cards in EVOLUTIONS.values() for kind, copies in cards.values() for _ in range(copies))
    assert kinds == {"permanent": 9, "temporary": 15}


@rule("KM-105")
@pytest.mark.parametrize(
    ("monster", "card"),
    [
        (monster, card)
        for monster, cards in EVOLUTIONS.items()
        for card, (kind, _) in cards.items()
        if kind == "permanent"
    ],
)
def test_permanent_evolutions_are_played_at_any_moment_and_stay(monster, card, tokyo):
    table = tokyo.evolved({"monster": monster, "hand": [card]}, CITY, phase="reroll", dice="123hes")
    assert f"evolution:{card}" in table.options
    table.play(f"evolution:{card}")
    assert table[0].evolutions == [card]
    assert table[0].hand == []
    assert table.asked == (0, "reroll")


@rule("KM-105", "KM-106")
@pytest.mark.parametrize(
    ("monster", "card"),
    [
        (monster, card)
        for monster, cards in EVOLUTIONS.items()
        for card, (kind, _) in cards.items()
        if kind == "temporary"
    ],
)
def test_temporary_evolutions_wait_for_their_moment(monster, card, tokyo):
    us = {"monster": monster, "hand": [card], "energy": 5}
    first, second = [
        {"monster": name, "evolution_deck": list(cards)[:1]} for name, cards in EVOLUTIONS.items() if name != monster
    ]
    table = tokyo.evolved(us, {**first, **CITY}, second, phase="reroll", dice="123hes")
    taken = {f"evolution:strange_evolution@{seat}" for seat in (1, 2)} if card == "strange_evolution" else set()
    assert {key for key in table.options if not key.startswith("reroll:")} == taken
