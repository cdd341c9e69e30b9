"""Hypothesis: whatever is sent, the table either takes it whole or refuses it by an error of its own."""

from __future__ import annotations

import contextlib
import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bestiaire
from bestiaire.core.rng import seeded
from tests.depth import times

Json = Any

HOLDS = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

MOST_MOVES = 5000
"""No game of Mindbug that is played at random comes near it."""

POSITION_FIELDS = (
    "sets", "cards", "active", "players", "unused", "revealed", "random", "pending", "stage", "display", "energy_deck",
    "energy_discard", "bought", "dice", "this_turn",
)  # fmt: skip
SIDE_FIELDS = ("life", "mindbugs", "hand", "known", "deck", "discard", "play", "energy")
RECORD_FIELDS = (
    "bestiaire", "game", "version", "options", "players", "seed", "position", "seats", "moves", "digests", "result",
)  # fmt: skip
WORDS = (
    "first_contact", "king_of_tokyo", "bee_bear", "axolotl_healer", "hades", "pounce", "mindbug", "card", "exhausted",
    "play:bee_bear", "reseed:1",
)  # fmt: skip
LISTED = bestiaire.game("mindbug").cards()
CARDS = [card["id"] for card in LISTED for _ in range(card["copies"]) if card["set"] == "first_contact"]
"""The whole box of First Contact."""
MORE_CARDS = [card["id"] for card in LISTED if card["set"] == "king_of_tokyo" and card["type"] == "creature"]
ENERGY_CARDS = [card["id"] for card in LISTED if card["type"] == "energy"]


# -- strategies


def json_values(words: tuple[str, ...] = WORDS) -> st.SearchStrategy[Json]:
    """Any JSON, with the game's own words among it now and then."""
    names = st.sampled_from(words) | st.text(max_size=8)
    leaves = (
        st.none()
        | st.booleans()
        | st.integers(-3, 3)
        | st.integers()
        | st.sampled_from([2**32, 2**53, 2**63, 2**64, -(2**63)])
        | st.floats()
        | names
    )
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
        max_leaves=12,
    )


def objects(fields: tuple[str, ...]) -> st.SearchStrategy[dict[str, Json]]:
    """Objects that have some of the right fields, and nearly anything in them."""
    return st.dictionaries(st.sampled_from(fields), json_values(fields + WORDS), max_size=len(fields))


near_sides = objects(SIDE_FIELDS) | json_values()
near_positions = (
    json_values()
    | objects(POSITION_FIELDS)
    | st.fixed_dictionaries(
        {"players": st.lists(near_sides, min_size=2, max_size=2)},
        optional={name: json_values() for name in POSITION_FIELDS if name != "players"},
    )
)
near_records = (
    json_values()
    | objects(RECORD_FIELDS)
    | st.fixed_dictionaries(
        {"bestiaire": st.just(1), "game": st.just("mindbug"), "version": st.just(1), "seed": st.integers(0, 9)},
        optional={
            name: json_values(RECORD_FIELDS + WORDS) for name in ("options", "players", "seats", "moves", "digests")
        },
    )
    | st.fixed_dictionaries(
        {"bestiaire": st.just(1), "game": st.just("mindbug"), "version": st.just(1), "position": near_positions},
        optional={"moves": st.lists(st.text(max_size=8), max_size=2), "result": json_values()},
    )
)


def places(value: Json, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value inside a value, the whole excepted."""
    inside: list[tuple[Any, Json]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    found: list[tuple[Any, ...]] = []
    for name, item in inside:
        found.append((*here, name))
        found.extend(places(item, (*here, name)))
    return found


@st.composite
def mutated(draw: st.DrawFn, whole: Json) -> Json:
    """The same with one value replaced, dropped or added."""
    changed = copy.deepcopy(whole)
    paths = places(changed)
    short = [path for path in paths if len(path) <= 3]
    path = draw(st.sampled_from(short) | st.sampled_from(paths))
    parent = changed
    for name in path[:-1]:
        parent = parent[name]
    how = draw(st.sampled_from(["replace", "drop", "add", "copy"]))
    new = draw(json_values(POSITION_FIELDS + SIDE_FIELDS + WORDS) | st.sampled_from(CARDS))
    if how == "drop":
        del parent[path[-1]]
    elif how == "replace":
        parent[path[-1]] = new
    else:
        value = new if how == "add" else copy.deepcopy(parent[path[-1]])
        if isinstance(parent, list):
            parent.insert(draw(st.integers(0, len(parent))), value)
        else:
            parent[draw(st.sampled_from(POSITION_FIELDS + SIDE_FIELDS) | st.text(max_size=8))] = value
    return changed


def table_after(seed: int, moves: int) -> bestiaire.Table:
    """A game that has gone on for so many moves, at random."""
    table = bestiaire.table("mindbug", seed=seed)
    dice = seeded(seed + 1000)
    for _ in range(moves):
        if table.choice is None:
            break
        table.play(dice.below(len(table.choice.options)))
    return table


tables = st.builds(table_after, st.integers(0, 30), st.integers(0, 60))


def turn_start(table: bestiaire.Table) -> dict[str, Json]:
    """The position at which the turn began in which the table stands."""
    position = table.position()
    start: dict[str, Json] = position.get("stage", {}).get("start", position)
    return start


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Json]:
    """Any legal layout of a box's cards, or of both boxes', at the start of a turn; both players are still alive."""
    with_dice = draw(st.booleans())
    pile = draw(st.permutations(CARDS + MORE_CARDS if with_dice else CARDS))

    def take(most: int) -> list[str]:
        return [pile.pop() for _ in range(min(draw(st.integers(0, most)), len(pile)))]

    def creature(card: str) -> Json:
        shape = draw(st.integers(0, 3))
        if shape == 0:
            return {"card": card, "exhausted": True}
        return {"card": card, "exhausted": False} if shape == 1 else card

    players = []
    for _ in range(2):
        side: dict[str, Json] = {
            "life": draw(st.integers(1, 6)),
            "mindbugs": draw(st.integers(0, 3)),
            "hand": take(7),
            "deck": take(7),
            "discard": take(5),
            "play": [creature(card) for card in take(5)],
        }
        if draw(st.booleans()):
            side["known"] = side["hand"][: draw(st.integers(0, len(side["hand"])))]
        if with_dice:
            side["energy"] = draw(st.integers(0, 6))
        players.append(side)
    position: dict[str, Json] = {"players": players, "active": draw(st.integers(0, 1))}
    if draw(st.booleans()):
        position.update(sets=["first_contact"], unused=take(10), revealed=take(4))
    if with_dice:
        energy = draw(st.permutations(ENERGY_CARDS))
        position.update(sets=["first_contact", "king_of_tokyo"], display=energy[:3], energy_deck=energy[5:])
        position["energy_discard"] = energy[3:4]
    if draw(st.booleans()):
        position["random"] = draw(st.integers(1, 2**60))
    return position


# -- what must hold


def assert_round_trips(table: bestiaire.Table) -> None:
    position = table.position()
    again = bestiaire.table("mindbug", position=copy.deepcopy(position))
    assert again.position() == position
    assert again.digest() == table.digest()
    assert (again.choice is None) == (table.choice is None)
    if again.choice is not None and table.choice is not None:
        assert again.choice.keys == table.choice.keys
        assert again.choice.player == table.choice.player


@settings(HOLDS, max_examples=times(60, 400))
@given(near_positions)
def test_anything_for_a_position(position: Json) -> None:
    try:
        table = bestiaire.table("mindbug", position=position, seed=0)
    except bestiaire.BestiaireError:
        return
    assert_round_trips(table)


@settings(HOLDS, max_examples=times(45, 300))
@given(near_records)
def test_anything_for_a_record(record: Json) -> None:
    try:
        table = bestiaire.replay(record)
    except bestiaire.BestiaireError:
        return
    assert bestiaire.replay(table.record()).digest() == table.digest()


@settings(HOLDS, max_examples=times(30, 200))
@given(json_values(("sets", *WORDS)) | st.dictionaries(st.just("sets"), json_values()))
def test_anything_for_options(options: Json) -> None:
    with contextlib.suppress(bestiaire.BestiaireError):
        assert bestiaire.table("mindbug", seed=0, options=options).choice is not None
    with contextlib.suppress(bestiaire.BestiaireError):
        assert_round_trips(bestiaire.table("mindbug", seed=0, position={"players": [{}, {}]}, options=options))


@settings(HOLDS, max_examples=times(25, 100))
@given(json_values())
def test_anything_for_the_small_arguments(value: Json) -> None:
    for arguments in ({"seed": value}, {"players": value}):
        with contextlib.suppress(bestiaire.BestiaireError):
            assert bestiaire.table("mindbug", **arguments).choice is not None
    with contextlib.suppress(bestiaire.UnknownGame):
        assert bestiaire.table(value).info.key == value
    with contextlib.suppress(bestiaire.BadSeat):
        assert bestiaire.table("mindbug", seed=0).view(value)["seat"] == value


@settings(HOLDS, max_examples=times(90, 600))
@given(st.data(), tables.map(bestiaire.Table.position) | tables.map(turn_start) | positions())
def test_a_position_with_one_mutation(data: st.DataObject, whole: dict[str, Json]) -> None:
    position = data.draw(mutated(whole))
    sent = copy.deepcopy(position)
    try:
        loaded = bestiaire.table("mindbug", position=position, seed=0)
    except bestiaire.BestiaireError:
        pass
    else:
        assert_round_trips(loaded)
    assert repr(position) == repr(sent)


@settings(HOLDS, max_examples=times(37, 150))
@given(st.data(), st.builds(table_after, st.integers(0, 30), st.integers(0, 20)))
def test_a_record_with_one_mutation(data: st.DataObject, table: bestiaire.Table) -> None:
    record = data.draw(mutated(table.record()))
    sent = copy.deepcopy(record)
    try:
        replayed = bestiaire.replay(record)
    except bestiaire.BestiaireError:
        pass
    else:
        assert bestiaire.replay(replayed.record()).digest() == replayed.digest()
    assert repr(record) == repr(sent)


@settings(HOLDS, max_examples=times(45, 300))
@given(
    tables, st.integers(-3, 12) | st.integers() | st.text() | st.from_regex(r"\A[a-z]+:[a-z_]+(#[0-9])?\Z") | st.data()
)
def test_any_text_or_number_for_a_move(table: bestiaire.Table, move: Any) -> None:
    keys = [] if table.choice is None else table.choice.keys
    if not isinstance(move, int | str):
        move = move.draw(st.sampled_from([key + end for key in keys or ["play:x"] for end in ("", "#1", "#2", " ")]))
    before = (table.digest(), table.moves)
    if move in keys or (isinstance(move, int) and 0 <= move < len(keys)):
        table.play(move)
        assert table.moves == [*before[1], move if isinstance(move, str) else keys[move]]
    else:
        with pytest.raises(bestiaire.IllegalMove):
            table.play(move)
        assert (table.digest(), table.moves) == before


@settings(HOLDS, max_examples=times(45, 300))
@given(positions(), st.integers(0, 2**64 - 1))
def test_a_legal_position_can_be_loaded_saved_and_played_to_the_end(position: dict[str, Json], seed: int) -> None:
    table = bestiaire.table("mindbug", position=position, seed=0)
    assert_round_trips(table)
    dice = seeded(seed)
    moves = 0
    while table.choice is not None:
        keys = table.choice.keys
        assert keys
        assert len(set(keys)) == len(keys)
        assert table.result is None
        table.play(dice.below(len(keys)))
        moves += 1
        assert moves <= MOST_MOVES
        if moves % 10 == 1:
            assert_round_trips(table)
    assert table.result is not None
    assert len(table.result.winners) == 1
    assert_round_trips(table)
    assert bestiaire.replay(table.record()).digest() == table.digest()
