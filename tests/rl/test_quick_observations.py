"""The quick encoders where random games seldom lead: positions with everything in them, and the ends of games."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")

import bestiaire
from bestiaire.core.table import Table
from bestiaire.rl.game import GameAsNumbers
from tests.rl.games import check_equal, kinds, random_tables

BUYING: dict[str, Any] = {
    "phase": "buy",
    "active": 1,
    "display": ["tank", "no_brain", "jets"],
    "discard": ["energize", "arcane_scepter", "sneaky_alloy", "offensive_protocol", "bold_maneuver", "unfair_gift"],
    "dice": ["1", "1", "smash", "heart", "heart", "energy"],
    "infused": "heart",
    "mimicked": {"card": "extra_head", "seat": 1, "nth": 2},
    "lab": 1,
    "players": [
        {"cards": ["mimic"], "poison": 2, "shrink": 1, "fewer_dice": 1, "place": "city", "mindbugs": 99},
        {"cards": ["extra_head", "extra_head", "made_in_a_lab"], "energy": 1_000, "peeked": 1, "immune": True, "vp": 5},
        {"cards": [{"card": "smoke_cloud", "counters": 2}], "aside": ["legendary_hunter"], "hearts": 1},
        {"out": True},
    ],
    "used": ["made_in_a_lab"] * 5,
    "locked": ["arcane_scepter"],
    "sneaks": ["sneaky_alloy", "offensive_protocol"],
    "hunts": [{"card": "legendary_hunter", "prey": prey, "smashes": prey % 3} for prey in (0, 2, 0, 2, 0, 2)],
    "frenzy": "bold_maneuver",
    "alloy": 2,
    "frozen": True,
    "fewer": 1,
    "discount": 99,
    "looks": 1,
    "hurt": [1, 2],
    "extra_turns": [
        {"seat": 1, "kind": "frenzy", "card": "unfair_gift"},
        {"seat": 1, "kind": "freeze_time", "fewer": 2},
        {"seat": 1, "kind": "frenzy_card"},
        *[{"seat": 2, "kind": "freeze_time"}] * 3,
    ],
    "burrowed": [{"place": "city", "seat": 2}],
}
BATTERIES: dict[str, Any] = {
    "mindbug": "experience",
    "card_backs_visible": True,
    "mindbug_tokens": "off",
    "phase": "buy",
    "players": [{"energy": 9}, {"place": "city"}, {}, {}, {"place": "bay"}, {}],
}
COPIED_COUNTERS: dict[str, Any] = {
    "phase": "buy",
    "card_backs_visible": True,
    "mimicked": {"card": "battery_monster", "seat": 1},
    "players": [
        {"cards": [{"card": "mimic", "counters": 3}], "energy": 9},
        {"cards": [{"card": "battery_monster", "counters": 4}], "place": "city"},
    ],
}
HEARTS: dict[str, Any] = {
    "phase": "resolve",
    "dice": ["heart", "heart", "1", "1", "2", "2"],
    "players": [{"poison": 1, "shrink": 2, "hearts": 4}, {}, {}],
}
HIDING: dict[str, Any] = {
    "mindbug": "off",
    "phase": "resolve",
    "dice": ["smash"] * 6,
    "players": [{}, {}, {"place": "city", "cards": ["camouflage", "background_dweller"], "hearts": 8}],
}
EVOLVED: dict[str, Any] = {
    "evolutions": True,
    "phase": "buy",
    "players": [
        {"monster": "mastermindbug", "hand": ["mind_control"], "evolutions": ["superior_brain"], "energy": 9},
        {
            "monster": "gigasnail_hydra",
            "hand": ["unstoppable_hydra", "unstoppable_hydra", "scary_face"],
            "evolution_discard": ["hungry_face"],
            "evolution_loose": True,
        },
        {"monster": "sharky_crab_dog_mummypus_zilla", "hand": ["undead_mummy"]},
    ],
}
CASTING: dict[str, Any] = {
    "secret_missions": True,
    "bonus_actions": True,
    "phase": "actions",
    "active": 1,
    "round": 3,
    "used": ["poison"],
    "magic_energy": 1,
    "players": [
        {"hand": ["zap", "fire_spark"], "missions": ["sets"]},
        {
            "hand": ["switch", "smash", "fire_spark"],
            "draw": ["cold_snap"],
            "missions": ["collector"],
            "skulls": {"orc": 2, "goblin": 1},
            "trophies": {"orc": 3},
        },
        {"hand": ["poison"], "discard": ["poison"], "missions": ["spells"]},
    ],
    "board": {
        "1": {"inner": [{"creature": "orc", "damage": 1}, "orc", "goblin"], "outer": ["stone_golem"]},
        "4": {"middle": [{"creature": "lava_golem", "damage": 2}], "inner": ["goblin_shaman", "goblin_shaman"]},
    },
}

RARE: list[tuple[str, dict[str, Any], list[str], list[str]]] = [
    (
        "tokyo",
        BUYING,
        [],
        [
            "players.poison", "players.shrink", "players.immune", "players.out", "players.aside", "mimicked",
            "mimicked_of", "mimicked_nth", "players.peeked", "lab", "used", "locked", "sneaks", "hunts.seat",
            "hunts.card", "hunts.smashes", "frenzy", "alloy", "frozen", "fewer", "discount", "looks", "hurt", "infused",
            "extra_turns.seat", "extra_turns.kind", "extra_turns.card", "extra_turns.fewer", "burrowed.seat",
            "burrowed.place", "players.counters",
        ],
    ),
    ("tokyo", BATTERIES, [], ["bay"]),
    ("tokyo", COPIED_COUNTERS, [], ["players.counters", "top_set", "mimicked"]),
    ("tokyo", HEARTS, ["resolve:hearts"], ["hearts", "symbols"]),
    ("tokyo", HIDING, ["camouflage:roll"], ["camouflage", "amount", "smash", "attacker", "cause"]),
    ("tokyo", EVOLVED, [], ["players.evolution_loose", "players.evolution_discard", "players.hand"]),
    ("orcs", CASTING, [], ["used", "magic_energy", "players.missions", "players.trophies", "players.skulls"]),
    ("orcs", CASTING, ["cast:switch", "upgrade:none"], ["cast", "element", "energy", "effects.cost"]),
    (
        "orcs",
        CASTING,
        ["cast:switch", "upgrade:none", "effect:2", "target:lava_golem@4.middle.2"],
        ["creature", "creature_at", "creature_damage", "board", "damage", "most_damage", "life"],
    ),
]  # fmt: skip
"""Games, positions, moves, and fields that then are not 0 for anybody who looks on."""


def reached(game: str, position: dict[str, Any], moves: list[str]) -> Table:
    table = bestiaire.table(game, position=position, seed=3)
    for move in moves:
        table.play(move)
    return table


@pytest.mark.parametrize(("key", "position", "moves", "fields"), RARE)
def test_what_is_rare_is_observed_as_the_view_tells_it(
    key: str, position: dict[str, Any], moves: list[str], fields: list[str]
) -> None:
    table = reached(key, position, moves)
    game = GameAsNumbers(key, table.seats)
    for seat in range(table.seats):
        seen = check_equal(game, table, seat)
        assert [name for name in fields if not seen[name].any()] == []


@pytest.mark.parametrize(("key", "position", "moves", "fields"), RARE)
def test_whatever_is_hidden_the_observation_is_the_same(
    key: str, position: dict[str, Any], moves: list[str], fields: list[str]
) -> None:
    """Each seat looks at tables on which all that it can't know is dealt otherwise; and what the others observe there
    is told by their views, too."""
    table = reached(key, position, moves)
    game = GameAsNumbers(key, table.seats)
    for seat in range(table.seats):
        for seed in range(5):
            imagined = table.imagine(seat, seed)
            assert np.array_equal(game.look(imagined, seat), game.look(table, seat))
            check_equal(game, imagined, (seat + 1) % table.seats)


@pytest.mark.parametrize(("key", "seats", "options"), kinds())
def test_the_end_is_observed_as_the_view_tells_it(key: str, seats: int, options: dict[str, Any], snip: str) -> None:
    game = GameAsNumbers(key, seats, options)
    *_, table = random_tables(key, seats, options, 1)
    assert table.choice is None
    for seat in range(seats):
        check_equal(game, table, seat)
