"""Positions from outside: what can't be is named; what is left out has its default."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bestiaire
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.table.options import CHOICES, MONSTER_NAMES
from tests.games.duel.play import DuelTables

SIDES: list[dict[str, Any]] = [{}, {}]


def test_the_options_know_the_monsters() -> None:
    assert [monster.id for monster in MONSTERS] == list(MONSTER_NAMES)


def test_only_players_are_needed() -> None:
    table = bestiaire.table("duel", position={"players": [{}, {}]}, seed=1)
    position = table.position()
    assert [player["monster"] for player in position["players"]] == ["gigazaur", "alienoid"]
    assert (len(position["market"]), len(position["deck"])) == (3, 47)
    assert position["active"] == 0


def test_who_has_no_monster_takes_the_first_that_is_left(duel: DuelTables) -> None:
    table = duel({"monster": "alienoid"}, {})
    assert table.position()["players"][1]["monster"] == "gigazaur"


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({}, "players", "is missing"),
    ({"players": [{}]}, "players", "must be 2 players, not 1"),
    ({"players": SIDES, "active": 2}, "active", "from 0 to 1"),
    ({"players": SIDES, "active": None}, "active", "must be 0 or 1 once"),
    ({"players": SIDES, "phase": "sell"}, "phase", "unknown"),
    ({"players": [{"monster": "godzilla"}, {}]}, "players[0].monster", "unknown"),
    ({"players": [{"monster": "gigazaur"}, {"monster": "gigazaur"}]}, "players[1].monster", "same Monster"),
    ({"players": [{"life": 15}, {}]}, "players[0].life", "from 0 to 14"),
    ({"players": [{"dice_tokens": 3}, {}]}, "players[0].dice_tokens", "from 0 to 2"),
    ({"players": [{"keep": ["frenzy"]}, {}]}, "players[0].keep[0]", "not a KEEP card"),
    ({"players": [{"keep": ["scrappy"]}, {"keep": ["scrappy"]}]}, "players[1].keep[0]", "only one"),
    ({"players": SIDES, "market": ["frenzy"] * 2}, "market[1]", "only one"),
    ({"players": SIDES, "market": ["frenzy", "energize", "scrappy", "dominate"]}, "market", "from 0 to 3 cards, not 4"),
    ({"players": SIDES, "fame": 8}, "fame", "from -7 to 7"),
    ({"players": SIDES, "fame": 2.5}, "fame", "no space"),
    ({"players": SIDES, "fame": 0.3}, "fame", "a whole number or a half, such as 2.5"),
    ({"players": SIDES, "fame": 7.5}, "fame", "from -7 to 7"),
    ({"players": SIDES, "fame": True}, "fame", "a whole number or a half"),
    ({"players": SIDES, "destruction": "x"}, "destruction", "whole number"),
    ({"players": SIDES, "destruction": float("nan")}, "destruction", "whole number"),
    ({"players": SIDES, "dice": ["smash"]}, "dice", "nothing has been thrown"),
    ({"players": SIDES, "phase": "resolve", "dice": ["smash"] * 9}, "dice", "from 0 to 8 dice, not 9"),
    ({"players": SIDES, "phase": "resolve", "dice": ["smash"], "throws": 9}, "throws", "from 1 to 4"),
    ({"players": SIDES, "phase": "resolve", "dice": ["smash"], "throws": 0}, "throws", "from 1 to 4"),
    ({"players": SIDES, "phase": "buy", "throws": 1}, "throws", "must be 0"),
    ({"players": SIDES, "phase": "reroll"}, "dice", "there must be dice in the phase 'reroll'"),
    ({"players": SIDES, "phase": "reroll", "dice": []}, "dice", "there must be dice"),
    ({"players": SIDES, "phase": "resolve", "dice": ["sword"]}, "dice[0]", "unknown"),
    ({"players": SIDES, "used": ["gigazaur"]}, "used[0]", "unknown"),
    ({"players": SIDES, "used": ["frenzy"]}, "used[0]", "not a KEEP card"),
    ({"players": SIDES, "options": {"sweep_limit": "twice"}}, "options.sweep_limit", "unknown"),
    (
        {"players": SIDES, "options": {"alienoid_may_add_power": "yes"}},
        "options.alienoid_may_add_power",
        "true or false",
    ),
    ({"players": SIDES, "options": {"colour": 1}}, "options.colour", "unknown field"),
    ({"players": SIDES, "colour": 1}, "colour", "unknown field"),
]
TOKENS: list[tuple[list[dict[str, Any]], str, str]] = [
    ([{"token": "cat", "track": "fame", "space": 3}] * 2, "buzz[1].token", "only 1"),
    ([{"token": "dog", "track": "fame", "space": 3}], "buzz[0].token", "unknown"),
    ([{"token": "cat", "track": "glory", "space": 3}], "buzz[0].track", "unknown"),
    ([{"token": "dragon", "track": "fame", "space": 6}], "buzz[0].space", "no room"),
    ([{"token": "cat", "track": "fame", "space": 3, "turned": True}], "buzz[0].turned", "one way round"),
    ([{"token": "the_king", "track": "fame", "space": 3}], "buzz[0].token", "not in play"),
    ([{"token": "cat", "track": "fame"}], "buzz[0].space", "is missing"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "field", "said"),
    [*WRONG, *(({"players": SIDES, "buzz": buzz}, field, said) for buzz, field, said in TOKENS)],
    ids=[field for _, field, _ in [*WRONG, *TOKENS]],
)
def test_a_position_that_cant_be(position: dict[str, Any], field: str, said: str) -> None:
    with pytest.raises(bestiaire.BadPosition) as caught:
        bestiaire.table("duel", position=position)
    assert caught.value.field == field
    assert said in caught.value.problem
    assert caught.value.say("fr") != caught.value.say("en")


@pytest.mark.parametrize(
    "monsters",
    ["best", 7, None, ["gigazaur"], ["gigazaur", "gigazaur"], ["gigazaur", "godzilla"], []],
    ids=str,
)
def test_monsters_that_cant_be_played(monsters: Any) -> None:
    with pytest.raises(bestiaire.BadOptions) as caught:
        bestiaire.table("duel", options={"monsters": monsters})
    assert caught.value.field.startswith("options.monsters")


@pytest.mark.parametrize("key", CHOICES)
def test_every_option_can_be_everything_it_may_be_and_nothing_else(key: str) -> None:
    for value in CHOICES[key]:
        table = bestiaire.table("duel", seed=4, options={"monsters": "random", key: value})
        position = json.loads(json.dumps(table.position()))
        assert bestiaire.table("duel", position=position).digest() == table.digest()
        beside = {name: inside for name, inside in position.items() if name != "stage"}
        if "stage" not in position:
            assert bestiaire.table("duel", position=beside, options={key: value}).digest() == table.digest()
    for wrong in ("perhaps", 7, None, [True]):
        with pytest.raises(bestiaire.BadOptions) as caught:
            bestiaire.table("duel", options={key: wrong})
        assert caught.value.field == f"options.{key}"


def test_an_option_beside_the_position_must_agree_with_it() -> None:
    position = {"players": SIDES, "options": {"sweep_limit": "once_per_turn"}}
    with pytest.raises(bestiaire.BadPosition, match="says otherwise"):
        bestiaire.table("duel", position=position, options={"sweep_limit": "unlimited"})


@pytest.mark.parametrize(
    ("fields", "winners", "reason"),
    [
        ({"fame": 7}, [1], "victory"),
        ({"destruction": -7}, [0], "victory"),
        ({"fame": 3, "destruction": 5}, [1], "spotlight"),
        ({"fame": -4, "destruction": -3}, [0], "spotlight"),
        ({"players": [{"life": 0}, {}]}, [1], "life"),
        ({"players": [{"life": 0}, {"life": 0}]}, [0, 1], "both_at_zero"),
    ],
)
def test_a_position_in_which_somebody_has_won_is_over(fields: Any, winners: list[int], reason: str) -> None:
    result = bestiaire.table("duel", position={"players": SIDES, **fields}).result
    assert result is not None
    assert (result.winners, result.reason) == (winners, reason)


def test_nothing_but_the_order_of_the_deck_is_hidden() -> None:
    table = bestiaire.table("duel", seed=9, options={"monsters": "random"})
    deck = table.position()["deck"]
    views = [table.view(seat) for seat in (0, 1, None)]
    for view in views:
        del view["seat"], view["choice"]
    assert views[0] == views[1] == views[2]
    seen = {str(table.imagine(0, seed).position()["deck"]) for seed in range(6)}
    assert len(seen) == 6
    for seed in range(6):
        imagined = table.imagine(0, seed).position()
        assert sorted(imagined["deck"]) == sorted(deck)
        assert imagined["market"] == table.position()["market"]


def test_a_deck_shuffled_in_mid_game_tells_nobody_what_comes_next() -> None:
    table = bestiaire.table(
        "duel",
        position={
            "players": [{"energy": 20}, {}], "phase": "buy", "market": ["frenzy"], "deck": [],
            "discard": ["snack_time", "too_cute", "seismic_test", "monster_coaster", "scrappy", "energize"],
            "options": {"deck_exhausted": "reshuffle_discard"},
        },
        seed=2,
    )  # fmt: skip
    table.play("sweep:market")
    next_cards = set()
    for seed in range(12):
        imagined = table.imagine(1, seed)
        assert imagined.view(1) == table.view(1)
        imagined.play("sweep:market")
        next_cards.add(str(imagined.position()["market"]))
    assert len(next_cards) > 3
