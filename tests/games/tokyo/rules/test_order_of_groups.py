"""King of Tokyo, KT-050: where the order of the groups can't matter, the question names the answer to be given."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from tests.depth import times
from tests.games.tokyo.play import BAY, CITY, Fields, TokyoTables, rule

INSIDE: Fields = {"hearts": 4, **CITY}
OUTSIDE: Fields = {"hearts": 4}


@pytest.fixture
def asking(tokyo: TokyoTables) -> TokyoTables:
    tokyo.asks_order = True
    return tokyo


@rule("KT-050")
@pytest.mark.parametrize(
    ("dice", "players", "fields", "default"),
    [
        pytest.param("ss1123", [OUTSIDE, CITY], {}, "numbers", id="one group does anything"),
        pytest.param("hhe", [INSIDE], {}, "hearts", id="hearts in the City"),
        pytest.param("hhss", [INSIDE], {}, "hearts", id="smashes of who stays in the City"),
        pytest.param("111hes", [OUTSIDE, CITY], {}, "numbers", id="nobody has a card"),
        pytest.param(
            "hs", [{**OUTSIDE, "cards": "acid_attack regeneration gourmet"}, CITY], {}, "hearts", id="own cards"
        ),
        pytest.param(
            "hs", [OUTSIDE, {"cards": "jets wings camouflage", "energy": 5, **CITY}], {}, "hearts", id="defences"
        ),
        pytest.param("he", [{**OUTSIDE, "cards": "rapid_healing"}, CITY], {}, "hearts", id="too dear"),
        pytest.param("es", [{**OUTSIDE, "poison": 1}, CITY], {}, "energy", id="tokens, but no hearts"),
        pytest.param("hhe", [{"hearts": 4, **BAY}, CITY], {"seats": 5}, "hearts", id="no smashes from the Bay"),
        pytest.param("he", [OUTSIDE, {"cards": "electro_whip", **CITY}], {}, "hearts", id="POISONOUS, but no smashes"),
        pytest.param("ss1123", [{**OUTSIDE, "cards": "healing_ray"}, CITY], {}, "numbers", id="whatever the cards are"),
    ],
)
def test_where_the_order_can_not_matter_the_first_group_is_the_default(dice, players, fields, default, asking):
    table = asking.rolled(dice, *players, **fields)
    assert table.question["default"] == f"resolve:{default}"
    assert table.view()["choice"]["default"] == f"resolve:{default}", "everybody can see it"
    table.leave_open()


@rule("KT-050")
@pytest.mark.parametrize(
    ("dice", "players", "fields"),
    [
        pytest.param("hs", [{"hearts": 4, **BAY}, CITY], {"seats": 5}, id="the Bay may close"),
        pytest.param("hs", [{**OUTSIDE, "poison": 1}, CITY], {}, id="hearts for tokens"),
        pytest.param("hs", [{**OUTSIDE, "cards": "healing_ray"}, CITY], {}, id="hearts for others"),
        pytest.param("he", [{**OUTSIDE, "cards": "rapid_healing", "energy": 2}, CITY], {}, id="healing in between"),
        pytest.param("es", [OUTSIDE, {"cards": "electro_whip", **CITY}], {}, id="POISONOUS"),
        pytest.param(
            "111s",
            [{**OUTSIDE, "cards": "mimic"}, {"cards": "gourmet", **CITY}],
            {"mimicked": {"card": "gourmet", "seat": 1}},
            id="a card that may go with its owner",
        ),
        pytest.param("111s", [OUTSIDE, CITY], {"sneaks": "offensive_protocol"}, id="SNEAKY"),
        pytest.param("123s", [{**OUTSIDE, "cards": "detritivore mimic"}, CITY], {}, id="numbers that count by a card"),
    ],
)
def test_where_the_order_can_matter_there_is_no_default(dice, players, fields, asking):
    table = asking.rolled(dice, *players, **fields)
    assert table.asked == (0, "resolve")
    assert "default" not in table.question
    table.leave_open()


@rule("KT-050")
@pytest.mark.parametrize("hand", [[], ["thinking_face"], ["hungry_face"]])
def test_with_evolution_cards_the_default_has_nothing_to_do_with_the_hand(hand, asking):
    """Whatever is in the hand, and even if it is empty."""
    me = {"monster": "gigasnail_hydra", "hearts": 4, "hand": hand}
    matters = asking.evolved(me, CITY, make=asking.rolled, dice="hhe112")
    assert "default" not in matters.view()["choice"]
    matters.leave_open()
    alone = asking.evolved(me, CITY, make=asking.rolled, dice="ee1123")
    assert alone.view()["choice"]["default"] == "resolve:numbers"
    alone.leave_open()


VARIANTS: list[dict[str, Any]] = [
    {},
    {"mindbug": "experience"},
    {"evolutions": True},
    {"last_standing_immediate": True},
]


@rule("KT-050")
@pytest.mark.parametrize("options", VARIANTS, ids=["trial", "experience", "evolutions", "last at once"])
def test_a_default_is_given_only_where_every_order_comes_to_the_same(options):
    """In random games, whatever else is asked in between."""
    tried = 0
    for seed in range(times(4, 12)):
        table = bestiaire.table("tokyo", seed=seed, players=3 if options.get("evolutions") else 5, options=options)
        rng = seeded(seed)
        while table.choice is not None:
            default = table.view(None)["choice"].get("default")
            if default is not None:
                assert default == table.choice.options[0].key
                groups = [key for key in table.choice.keys if key.startswith("resolve:")]
                ends = [resolved_in(table, order) for order in itertools.permutations(groups)]
                assert ends == ends[:1] * len(ends), f"seed {seed}, {len(table.moves)} moves"
                tried += 1
            table.play(rng.below(len(table.choice.options)))
    assert tried > 50


def resolved_in(table: Table, order: tuple[str, ...]) -> Any:
    """How the table stands when these groups are resolved; all else is answered by what comes first in the alphabet."""
    table = table.fork()
    waiting = list(order)
    while table.choice is not None and table.choice.kind in DURING:
        keys = table.choice.keys
        key = waiting.pop(0) if table.choice.kind == "resolve" else min(keys)
        assert key in keys
        table.play(key)
    if table.result is not None:
        return table.result.to_json()
    assert table.choice is not None
    position = table.position()
    position.pop("stage", None)  # how it came to this
    return position, table.choice.player, table.choice.keys


DURING = ("resolve", "hearts", "loss", "camouflage", "ancestral_defense", "rescue", "first", "yield")
"""What is asked while groups are resolved."""
