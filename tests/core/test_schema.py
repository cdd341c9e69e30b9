"""Observations are declared by what they read in a view: players from the observer on, rows, words and counts."""

from __future__ import annotations

import pytest

from bestiaire.core.schema import Schema, counts, flag, listed, number, options_in_force, word
from bestiaire.core.schema_seats import all_players, seat_seen, seats_seen, seats_taken, told_by_seat

SCHEMA = Schema(
    "club",
    [
        number("seat", 3, "the observer's seat"),
        seat_seen("active", 4, "whose turn it is"),
        all_players(
            4,
            [
                number("hearts", 12, "hearts"),
                word("place", ("outside", "city"), "where it is"),
                counts("cards", ("tank", "jets"), 2, "cards"),
                listed("dice", 2, [number("face", 6, "a die", "")]),
            ],
        ),
        flag("over", "whether it is over"),
        counts("symbols", ("heart", "smash"), 9, "symbols"),
        number("debt", 5, "a debt", low=-5),
        seats_taken("seats", 4, "how many play"),
        seat_seen("next", 4, "who is next", otherwise="active"),
        seat_seen("last", 4, "who is last", otherwise="active"),
        seat_seen("looker", 4, "who looks", "looking.seat"),
        seats_seen("hurt", 4, "who hurt somebody"),
        told_by_seat("hunts", 2, 4, "prey", [number("smashes", 9, "smashes")]),
        options_in_force("club", {"mode": ("plain", "wild"), "quick": (False, True)}),
    ],
)

VIEW = {
    "seat": 1,
    "active": 0,
    "players": [
        {"hearts": 7, "place": "city", "cards": ["tank", {"card": "tank", "counters": 2}, "tank"]},
        {"hearts": 40, "cards": ["jets", "unheard of"], "dice": [6, 5, 4]},
        {"hearts": [1, 2, 3], "place": "nowhere", "dice": [2]},
    ],
    "over": True,
    "symbols": {"smash": 3},
    "debt": -9,
    "last": None,
    "looking": {"seat": 2},
    "hurt": [0, 1],
    "hunts": [{"prey": 2, "smashes": 1}],
    "options": {"mode": "wild"},
}


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("seat", [1]),
        ("active", [3]),  # seat 0 is the last of three, seen from seat 1
        ("players.hearts", [12, 3, 7, 0]),  # clipped; a list counts; the fourth is not there
        ("players.place", [0, 0, 2, 0]),
        ("players.cards", [0, 1, 0, 0, 2, 0, 0, 0]),
        ("players.dice.face", [6, 5, 2, 0, 0, 0, 0, 0]),
        ("over", [1]),
        ("symbols", [0, 3]),
        ("debt", [-5]),
        ("seats", [3]),
        ("next", [3]),  # not named: the active one
        ("last", [0]),  # named: nobody
        ("looker", [2]),
        ("hurt", [1, 0, 1, 0]),
        ("hunts.seat", [2, 0]),
        ("hunts.smashes", [1, 0]),
        ("options", [1, 0]),
    ],
)
def test_a_field_reads_the_view(name: str, numbers: list[int]) -> None:
    field = SCHEMA.by_name[name]
    flat = SCHEMA.encode(VIEW)
    assert len(flat) == SCHEMA.size
    assert flat[field.at : field.at + field.size] == numbers


def test_before_anybody_sits_down_rows_are_empty() -> None:
    field = SCHEMA.by_name["players.hearts"]
    flat = SCHEMA.encode({"seat": 1, "active": 3, "players": [], "options": {}})
    assert flat[field.at : field.at + field.size] == [0, 0, 0, 0]
    assert flat[SCHEMA.at("active")] == 3


def test_before_anybody_sits_down_a_view_may_say_for_how_many_the_table_is_laid() -> None:
    flat = SCHEMA.encode({"seat": 2, "active": 0, "players": [], "seats": 3, "options": {}})
    assert flat[SCHEMA.at("active")] == 2
    assert flat[SCHEMA.at("seats")] == 3


def test_shapes_and_names_follow_from_the_rows() -> None:
    shapes = {field.name: field.shape for field in SCHEMA.fields}
    assert shapes["players.cards"] == (4, 2)
    assert shapes["players.dice.face"] == (4, 2)
    assert SCHEMA.by_name["active"].values == ("-", "me", "next 1", "next 2", "next 3")


def test_the_hash_tells_schemas_apart() -> None:
    one, other = (Schema("club", [number("hearts", high, "hearts")]) for high in (10, 12))
    assert one.hash != other.hash
    assert one.hash == Schema("club", [number("hearts", 10, "said otherwise")]).hash
