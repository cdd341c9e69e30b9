"""King of Tokyo: what is refused, and that one error says which field is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import bestiaire


@pytest.mark.parametrize(
    "wrong",
    [
        {"cards": ["no_such_card"]},
        {"cards": ["tank"]},
        {"cards": ["wings", "wings"]},
        {"cards": [{"card": "smoke_cloud", "counters": 9}]},
        {"hearts": -1},
        {"hearts": 11},
        {"vp": 21},
        {"vp": -1},
        {"energy": -1},
        {"place": "moon"},
        {"place": "bay"},
        {"mindbugs": -1},
        {"poison": -1},
        {"monster": "godzilla"},
        {"hand": ["no_such_card"]},
        {"wings": True},
    ],
)
def test_a_wrong_player_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(bestiaire.BadPosition):
        bestiaire.table("tokyo", position={"players": [wrong, {}, {}]})


@pytest.mark.parametrize(
    "wrong",
    [
        {"active": 3},
        {"phase": "lunch"},
        {"phase": "resolve", "dice": ["7"]},
        {"phase": "resolve", "dice": ["1"] * 11},
        {"resolver": 9, "phase": "buy"},
        {"display": ["wings", "jets", "tank", "energize"]},
        {"display": ["no_such_card"]},
        {"deck": ["wings"], "discard": ["wings"]},
        {"hunts": [{"card": "wings", "prey": 1}]},
        {"hunts": [{"card": "legendary_hunter", "prey": 0}]},
        {"active": 2, "hunts": [{"card": "legendary_hunter", "prey": 2}]},
        {"phase": "reroll"},
        {"phase": "reroll", "dice": []},
        {"sneaks": ["legendary_hunter"]},
        {"frenzy": "wings"},
        {"extra_turns": [{"seat": 8, "kind": "frenzy_card"}]},
        {"mimicked": {"card": "wings", "seat": 1}},
        {"weather": "fine"},
        {"options": {"weather": "fine"}},
    ],
)
def test_a_wrong_table_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(bestiaire.BadInput):
        bestiaire.table("tokyo", position={"players": [{}, {}, {}], **wrong})


@pytest.mark.parametrize("option", ["hunter_multi_target", "strict_token_supply", "evolutions", "two_player_variant"])
def test_options_are_true_or_false(option: str) -> None:
    with pytest.raises(bestiaire.BadOptions):
        bestiaire.table("tokyo", players=2, options={option: "perhaps"})


@pytest.mark.parametrize("options", [{"mindbug": "always"}, {"monsters": ["the_king"]}, {"monsters": ["the_king"] * 2}])
def test_other_wrong_options(options: dict[str, Any]) -> None:
    with pytest.raises(bestiaire.BadOptions):
        bestiaire.table("tokyo", players=2, options=options)


def test_an_illegal_move_changes_nothing() -> None:
    table = bestiaire.table("tokyo", position={"players": [{"place": "city"}, {}, {}], "display": [], "deck": []})
    before = table.position()
    with pytest.raises(bestiaire.IllegalMove):
        table.play("buy:wings")
    assert table.position() == before


@pytest.mark.parametrize(
    ("position", "field", "said"),
    [
        ({"players": [{}] * 4, "options": {"evolutions": True}}, "players", "from 2 to 3 players, not 4"),
        (
            {"players": [], "active": None, "seats": 4, "options": {"evolutions": True}},
            "options.evolutions",
            "3 players at most",
        ),
        (
            {"players": [], "active": None, "seats": 3, "monsters": ["the_king", "alienoid"]},
            "options.monsters",
            "one for each of the 3 seats",
        ),
        ({"players": [{}]}, "players", "from 2 to 6 players, not 1"),
        ({"players": [{}, {}], "phase": "resolve", "dice": ["1"] * 11}, "dice", "from 0 to 9 dice, not 11"),
        ({"players": [{}, {}], "display": ["wings", "jets", "tank", "energize"]}, "display", "from 0 to 3 cards"),
        ({"players": [{}, {}], "hunts": [{"card": "legendary_hunter", "prey": 0}]}, "hunts[0].prey", "hunts itself"),
    ],
)
def test_what_is_wrong_is_named(position: dict[str, Any], field: str, said: str) -> None:
    with pytest.raises(bestiaire.BadPosition) as caught:
        bestiaire.table("tokyo", position=position)
    assert caught.value.field == field
    assert said in caught.value.problem
    assert caught.value.say("fr") != caught.value.say("en")


def test_a_position_before_the_set_up_begins_a_game() -> None:
    """With as many seats as there are Evolution cards for."""
    table = bestiaire.table(
        "tokyo", position={"players": [], "active": None, "seats": 3, "options": {"evolutions": True}}
    )
    assert table.seats == 3
    assert table.choice is not None
