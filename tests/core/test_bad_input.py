"""Bad input: each gets the one error of its kind, in one line that names the field; nothing else happens."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import bestiaire
from bestiaire.core.choice import Option
from bestiaire.games.mindbug.cards.printed import creature
from bestiaire.games.mindbug.cards.sets import CARDS

Json = dict[str, Any]

TOO_LONG = 1000
"""No message is longer than a person reads, whatever was sent."""


def refusal(error: type[bestiaire.BestiaireError], call: Callable[[], object]) -> str:
    """The message with which the call is refused: by exactly this error, in one line, in French too."""
    with pytest.raises(bestiaire.BestiaireError) as caught:
        call()
    assert type(caught.value) is error
    message, french = str(caught.value), caught.value.say("fr")
    assert caught.value.say("en") == message
    assert french != message
    for said in (message, french):
        assert said.splitlines() == [said]
        assert len(said) <= TOO_LONG
    if isinstance(caught.value, bestiaire.BadInput):
        assert french.startswith(f"{caught.value.field}\u00a0: ")
        assert french.removeprefix(f"{caught.value.field}\u00a0: ") != caught.value.problem
    return message


def assert_names(message: str, field: str, said: str = "") -> None:
    """The message starts with the field and says what is wrong with it."""
    assert message.startswith(f"{field}: ")
    assert said in message.removeprefix(f"{field}: ")


def deep() -> list[Any]:
    """A list in a list in a list … deeper than Python itself can print."""
    nest: list[Any] = []
    for _ in range(100_000):
        nest = [nest]
    return nest


def mindbug_at(position: Any, **more: Any) -> bestiaire.Table:
    return bestiaire.table("mindbug", position=position, seed=0, **more)


# -- positions


def whole(**fields: Any) -> Json:
    """A position of two empty sides, with these fields on top."""
    return {"players": [{}, {}], **fields}


def side(**fields: Any) -> Json:
    """A position whose first player has these fields."""
    return {"players": [fields, {"hand": ["gorillion"]}]}


def sides(first: Json, second: Json, **fields: Any) -> Json:
    return {"players": [first, second], **fields}


@pytest.mark.parametrize(
    "position",
    [[], "mindbug", 7, 0, True, 1.5, deep(), 10**5000],
    ids=["list", "text", "7", "0", "true", "float", "deep", "5001 digits"],
)
def test_a_position_that_is_no_object(position: Any) -> None:
    assert_names(refusal(bestiaire.BadPosition, lambda: mindbug_at(position)), "position", "must be an object")


BAD_POSITIONS = [
    # the whole
    pytest.param(whole(lives=3), "lives", "unknown field", id="unknown field"),
    pytest.param(whole(unusd=[]), "unusd", "did you mean 'unused'?", id="misspelt field"),
    pytest.param(whole(pending="bee_bear"), "pending", "unknown field", id="pending without a stage"),
    pytest.param(whole(result=None), "result", "unknown field", id="a result"),
    pytest.param({1: 2, "players": [{}, {}]}, "1", "unknown field", id="a field that is a number"),
    pytest.param({None: 2, "players": [{}, {}]}, "None", "unknown field", id="a field that is None"),
    pytest.param({}, "players", "is missing", id="empty"),
    pytest.param({"active": 0}, "players", "is missing", id="no players"),
    pytest.param({"players": None}, "players", "must be a list", id="players null"),
    pytest.param({"players": {}}, "players", "must be a list", id="players an object"),
    pytest.param({"players": "us"}, "players", "must be a list", id="players text"),
    pytest.param({"players": []}, "players", "must be 2 players, not 0", id="0 players"),
    pytest.param({"players": [{}]}, "players", "must be 2 players, not 1", id="1 player"),
    pytest.param({"players": [{}, {}, {}]}, "players", "must be 2 players, not 3", id="3 players"),
    pytest.param({"players": [{}, None]}, "players[1]", "must be an object", id="a side that is null"),
    pytest.param({"players": [{}, []]}, "players[1]", "must be an object", id="a side that is a list"),
    pytest.param({"players": [3, {}]}, "players[0]", "must be an object", id="a side that is a number"),
    # whose turn
    pytest.param(whole(active=2), "active", "from 0 to 1, not 2", id="active 2"),
    pytest.param(whole(active=-1), "active", "from 0 to 1, not -1", id="active -1"),
    pytest.param(whole(active=True), "active", "whole number", id="active true"),
    pytest.param(whole(active=0.0), "active", "whole number", id="active 0.0"),
    pytest.param(whole(active="0"), "active", "whole number", id="active text"),
    pytest.param(whole(active=None), "active", "must be 0 or 1", id="active null after the deal"),
    pytest.param(whole(active=[]), "active", "whole number", id="active a list"),
    # the dice to come
    pytest.param(whole(random=0), "random", "from 1 to", id="random 0"),
    pytest.param(whole(random=-5), "random", "from 1 to", id="random negative"),
    pytest.param(whole(random=2**64), "random", "from 1 to", id="random too large"),
    pytest.param(whole(random=True), "random", "whole number", id="random true"),
    pytest.param(whole(random=1.0), "random", "whole number", id="random float"),
    pytest.param(whole(random="1"), "random", "whole number", id="random text"),
    pytest.param(whole(random=None), "random", "whole number", id="random null"),
    # sets
    pytest.param(whole(sets=["first_contac"]), "sets[0]", "did you mean 'first_contact'?", id="unknown set"),
    pytest.param(whole(sets=["first_contact", "x"]), "sets[1]", "unknown: 'x'", id="second set unknown"),
    pytest.param(whole(sets=[]), "sets", "at least one", id="no set"),
    pytest.param(whole(sets=["first_contact"] * 2), "sets", "twice", id="a set twice"),
    pytest.param(whole(sets="first_contact"), "sets", "must be a list", id="sets text"),
    pytest.param(whole(sets={"first_contact": 1}), "sets", "must be a list", id="sets an object"),
    pytest.param(whole(sets=None), "sets", "must be a list", id="sets null"),
    pytest.param(whole(sets=[1]), "sets[0]", "must be text", id="a set that is a number"),
    pytest.param(whole(sets=[None]), "sets[0]", "must be text", id="a set that is null"),
    # cards
    pytest.param(side(hand=["dragon"]), "players[0].hand[0]", "unknown: 'dragon'", id="unknown card in hand"),
    pytest.param(
        side(hand=["gorillion", "be_bear"]), "players[0].hand[1]", "did you mean 'bee_bear'?", id="misspelt card"
    ),
    pytest.param(side(deck=["Gorillion"]), "players[0].deck[0]", "unknown", id="card by its name"),
    pytest.param(side(discard=[""]), "players[0].discard[0]", "unknown", id="card without letters"),
    pytest.param(side(play=["x" * 5000]), "players[0].play[0]", "unknown", id="card of 5000 letters"),
    pytest.param(side(play=["a\nb"]), "players[0].play[0]", "unknown", id="card of two lines"),
    pytest.param(whole(unused=["dragon"]), "unused[0]", "unknown", id="unknown card unused"),
    pytest.param(whole(revealed=["dragon"]), "revealed[0]", "unknown", id="unknown card revealed"),
    pytest.param(side(hand=["bee_bear"] * 2), "players[0].hand[1]", "only 1 of 'bee_bear'", id="a copy too many"),
    pytest.param(
        sides({"hand": ["axolotl_healer"], "deck": ["axolotl_healer"], "play": ["axolotl_healer"]}, {}),
        "players[0].play[0]",
        "only 2 of 'axolotl_healer'",
        id="a copy too many over three zones",
    ),
    pytest.param(
        sides({"hand": ["bee_bear"]}, {"discard": ["bee_bear"]}),
        "players[1].discard[0]",
        "only 1 of 'bee_bear'",
        id="a copy too many over two players",
    ),
    pytest.param(
        sides({"deck": ["bee_bear"]}, {}, unused=["bee_bear"]), "unused[0]", "only 1", id="a copy too many unused"
    ),
    pytest.param(
        sides({}, {}, unused=["bee_bear"], revealed=["bee_bear"]), "revealed[0]", "only 1", id="a copy too many shown"
    ),
    pytest.param(side(deck=["gorillion"] * 49), "players[0].deck[1]", "only 1", id="49 copies"),
    # life and Mindbugs
    *[
        pytest.param(side(**{name: value}), f"players[0].{name}", said, id=f"{name} {label}")
        for name, most in (("life", 9_999), ("mindbugs", 99))
        for value, said, label in (
            (-1, f"from 0 to {most}, not -1", "-1"),
            (most + 1, f"from 0 to {most}, not {most + 1}", "one too many"),
            (10**9, f"from 0 to {most}", "10**9"),
            (2**64, f"from 0 to {most}", "2**64"),
            (3.0, "whole number, not 3.0", "3.0"),
            (float("nan"), "whole number, not nan", "nan"),
            (float("inf"), "whole number, not inf", "inf"),
            (True, "whole number, not True", "true"),
            ("3", "whole number, not '3'", "text"),
            (None, "whole number, not None", "null"),
            ([3], "whole number, not [3]", "a list"),
            ({}, "whole number, not {}", "an object"),
        )
    ],
    pytest.param(sides({"life": 0}, {"life": 0}), "players[1].life", "both", id="both players at 0"),
    # zones
    *[
        pytest.param(side(**{zone: value}), f"players[0].{zone}", "must be a list", id=f"{zone} {label}")
        for zone in ("hand", "deck", "discard", "play", "known")
        for value, label in (
            (None, "null"),
            (5, "a number"),
            ("bee_bear", "text"),
            ({"card": "bee_bear"}, "an object"),
            (True, "a bool"),
        )
    ],
    *[
        pytest.param(whole(**{zone: value}), zone, "must be a list", id=f"{zone} {label}")
        for zone in ("unused", "revealed")
        for value, label in ((None, "null"), (5, "a number"), ("bee_bear", "text"), ({}, "an object"))
    ],
    *[
        pytest.param(side(**{zone: [value]}), f"players[0].{zone}[0]", "must be text", id=f"{zone} holds {label}")
        for zone in ("hand", "deck", "discard", "play", "known")
        for value, label in ((None, "null"), (5, "a number"), (True, "a bool"), (["bee_bear"], "a list"))
    ],
    pytest.param(side(hand=[{"card": "bee_bear"}]), "players[0].hand[0]", "must be text", id="hand holds an object"),
    # a side's fields
    pytest.param(side(lives=3), "players[0].lives", "did you mean 'life'?", id="misspelt field of a side"),
    pytest.param(sides({}, {"name": "Ana"}), "players[1].name", "unknown field", id="unknown field of a side"),
    # creatures
    pytest.param(
        side(play=[{"card": "bee_bear", "exhausted": 1}]),
        "players[0].play[0].exhausted",
        "must be true or false, not 1",
        id="exhausted 1",
    ),
    pytest.param(
        side(play=[{"card": "bee_bear", "exhausted": "no"}]),
        "players[0].play[0].exhausted",
        "must be true or false",
        id="exhausted text",
    ),
    pytest.param(
        side(play=[{"card": "bee_bear", "exhausted": None}]),
        "players[0].play[0].exhausted",
        "must be true or false",
        id="exhausted null",
    ),
    pytest.param(
        side(play=["gorillion_", {"card": "bee_bear"}]), "players[0].play[0]", "unknown", id="first of two is unknown"
    ),
    pytest.param(
        side(play=[{"card": "bee_bear", "tired": True}]), "players[0].play[0].tired", "unknown field", id="tired"
    ),
    pytest.param(side(play=[{"card": "dragon"}]), "players[0].play[0].card", "unknown", id="unknown creature"),
    pytest.param(side(play=[{"card": 5}]), "players[0].play[0].card", "must be text", id="creature a number"),
    pytest.param(side(play=[{"exhausted": True}]), "players[0].play[0].card", "", id="creature without a card"),
    pytest.param(side(play=[{}]), "players[0].play[0].card", "", id="creature without anything"),
    # known cards
    pytest.param(
        side(hand=["bee_bear"], known=["killer_bee"]), "players[0].known[0]", "not in this hand", id="known elsewhere"
    ),
    pytest.param(
        side(hand=["bee_bear"], known=["bee_bear"] * 2), "players[0].known[1]", "not in this hand", id="known twice"
    ),
    pytest.param(side(hand=["bee_bear"], known=["dragon"]), "players[0].known[0]", "unknown", id="known unknown"),
    pytest.param(side(deck=["bee_bear"], known=["bee_bear"]), "players[0].known[0]", "not in", id="known in the deck"),
]


@pytest.mark.parametrize(("position", "field", "said"), BAD_POSITIONS)
def test_a_position_that_cannot_be(position: Any, field: str, said: str) -> None:
    sent = copy.deepcopy(position)
    assert_names(refusal(bestiaire.BadPosition, lambda: mindbug_at(position)), field, said)
    assert position == sent


@pytest.mark.parametrize("value", [deep(), 10**5000, "x" * 100_000], ids=["deep", "5001 digits", "long"])
@pytest.mark.parametrize(
    ("field", "nest"),
    [
        pytest.param("players[0]", lambda value: {"players": [value, {}]}, id="side"),
        pytest.param("players[0].life", lambda value: side(life=value), id="life"),
        pytest.param("players[0].hand[0]", lambda value: side(hand=[value]), id="card"),
        pytest.param("active", lambda value: whole(active=value), id="active"),
        pytest.param("random", lambda value: whole(random=value), id="random"),
        pytest.param("sets[0]", lambda value: whole(sets=[value]), id="set"),
        pytest.param("stage", lambda value: whole(stage=value), id="stage"),
        pytest.param("stage.moves[0]", lambda value: staged(moves=[value]), id="move"),
    ],
)
def test_a_value_that_python_itself_cannot_print(field: str, nest: Callable[[Any], Json], value: Any) -> None:
    assert_names(refusal(bestiaire.BadPosition, lambda: mindbug_at(nest(value))), field)


@pytest.mark.parametrize("name", ["a\nb", "a\r\nb", "x" * 5000, "\x1b[2J"], ids=["newline", "crlf", "long", "escape"])
@pytest.mark.parametrize(
    "nest",
    [lambda name: whole(**{name: 1}), lambda name: side(**{name: 1}), lambda name: side(play=[{name: 1}])],
    ids=["whole", "side", "creature"],
)
def test_an_unknown_field_of_an_odd_name_is_still_one_short_clean_line(name: str, nest: Callable[[str], Json]) -> None:
    message = refusal(bestiaire.BadPosition, lambda: mindbug_at(nest(name)))
    assert "unknown field" in message
    assert message.isprintable()


def test_a_card_of_a_set_that_is_not_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    golem = creature("tin_golem", "Tin Golem", "Golem d'étain", power=5)
    golem.set = "elsewhere"
    monkeypatch.setitem(CARDS, golem.id, golem)
    message = refusal(bestiaire.BadPosition, lambda: mindbug_at(side(hand=["bee_bear", "tin_golem"])))
    assert_names(message, "players[0].hand[1]", "'elsewhere'")


# -- positions in the middle of a turn


def mid_turn() -> Json:
    """Just before the answer to the Mindbug question; the active player has drawn a card."""
    table = bestiaire.table("mindbug", seed=7)
    table.play(0)
    assert table.choice is not None
    assert table.choice.kind == "mindbug"
    return table.position()


def staged(**fields: Any) -> Json:
    """The middle of a turn, with these fields of its stage changed; `...` takes one away."""
    position = mid_turn()
    for name, value in fields.items():
        if value is ...:
            del position["stage"][name]
        else:
            position["stage"][name] = value
    return position


def staged_start(**fields: Any) -> Json:
    position = mid_turn()
    position["stage"]["start"].update(fields)
    return position


def beside_stage(**fields: Any) -> Json:
    return {**mid_turn(), **fields}


def other_side(**fields: Any) -> Json:
    position = mid_turn()
    position["players"][1].update(fields)
    return position


BAD_STAGES = [
    pytest.param(beside_stage(stage=None), "stage", "must be an object", id="null"),
    pytest.param(beside_stage(stage=[]), "stage", "must be an object", id="a list"),
    pytest.param(beside_stage(stage="start"), "stage", "must be an object", id="text"),
    pytest.param(beside_stage(stage=5), "stage", "must be an object", id="a number"),
    pytest.param(staged(move=[]), "stage.move", "did you mean 'moves'?", id="misspelt field"),
    pytest.param(staged(turn=1), "stage.turn", "unknown field", id="unknown field"),
    pytest.param(staged(start=...), "stage.start", "", id="start missing"),
    pytest.param(staged(start=None), "stage.start", "must be an object", id="start null"),
    pytest.param(staged(start=[]), "stage.start", "must be an object", id="start a list"),
    pytest.param(staged(start="x"), "stage.start", "must be an object", id="start text"),
    pytest.param(staged(start={}), "stage.start.players", "is missing", id="start empty"),
    pytest.param(staged_start(active=3), "stage.start.active", "from 0 to 1", id="start active 3"),
    pytest.param(staged_start(players=[]), "stage.start.players", "must be 2", id="start without players"),
    pytest.param(staged_start(stage={}), "stage.start.stage", "unknown field", id="start within a stage"),
    pytest.param(staged_start(sets=["x"]), "stage.start.sets[0]", "unknown", id="start of an unknown set"),
    pytest.param(staged_start(unused=["dragon"]), "stage.start.unused[0]", "unknown", id="start with unknown card"),
    pytest.param(staged(moves=None), "stage.moves", "must be a list", id="moves null"),
    pytest.param(staged(moves="play:bee_bear"), "stage.moves", "must be a list", id="moves text"),
    pytest.param(staged(moves={}), "stage.moves", "must be a list", id="moves an object"),
    pytest.param(staged(moves=[0]), "stage.moves[0]", "must be text", id="a move by index"),
    pytest.param(staged(moves=[None]), "stage.moves[0]", "must be text", id="a move null"),
    pytest.param(staged(moves=["play:dragon"]), "stage.moves[0]", "offered: play:", id="first move illegal"),
    pytest.param(
        staged(moves=["play:killer_bee", "mindbug:maybe"]),
        "stage.moves[1]",
        "offered: mindbug:yes, mindbug:no",
        id="second move illegal",
    ),
    pytest.param(staged(moves=["play:" + "x" * 5000]), "stage.moves[0]", "not possible", id="a move of 5000 letters"),
    *[
        pytest.param(staged(moves=[f"reseed:{word}"]), "stage.moves[0]", "", id=f"reseed {label}")
        for word, label in (
            ("", "nothing"),
            ("0", "0"),
            ("-1", "-1"),
            ("x", "letters"),
            ("1.5", "a float"),
            ("٣", "digits of another script"),
            ("9" * 20, "too large"),
            ("9" * 5000, "of 5000 digits"),
        )
    ],
    pytest.param(beside_stage(active=1), "active", "does not agree", id="active disagrees"),
    pytest.param(beside_stage(active=None), "active", "does not agree", id="active null"),
    pytest.param(beside_stage(unused=[]), "unused", "does not agree", id="unused disagrees"),
    pytest.param(beside_stage(revealed=[]), "revealed", "does not agree", id="revealed disagrees"),
    pytest.param(beside_stage(sets=[]), "sets", "does not agree", id="sets disagree"),
    pytest.param(beside_stage(random=1), "random", "does not agree", id="random disagrees"),
    pytest.param(beside_stage(pending="bee_bear"), "pending", "does not agree", id="pending disagrees"),
    pytest.param(beside_stage(players=[]), "players", "does not agree", id="players disagree"),
    pytest.param(other_side(life=2), "players", "does not agree", id="life disagrees"),
    pytest.param(other_side(hand=[]), "players", "does not agree", id="hand disagrees"),
    pytest.param(beside_stage(lives=3), "lives", "", id="unknown field beside it"),
    pytest.param(staged(moves=[]), "players", "does not agree", id="a move too few"),
    pytest.param(
        staged(moves=["play:killer_bee", "mindbug:no"]), "active", "does not agree", id="a move too many, turn over"
    ),
]


@pytest.mark.parametrize(("position", "field", "said"), BAD_STAGES)
def test_a_stage_that_cannot_be(position: Any, field: str, said: str) -> None:
    sent = copy.deepcopy(position)
    assert_names(refusal(bestiaire.BadPosition, lambda: mindbug_at(position)), field, said)
    assert position == sent


def test_the_stage_these_cases_start_from_is_itself_good() -> None:
    assert mindbug_at(mid_turn()).position() == mid_turn()


@pytest.mark.parametrize("active", [False, 0.0], ids=["false", "0.0"])
def test_beside_a_stage_a_value_of_the_wrong_type_is_no_more_welcome_than_without(active: Any) -> None:
    assert mid_turn()["active"] == 0
    message = refusal(bestiaire.BadPosition, lambda: mindbug_at(beside_stage(active=active)))
    assert_names(message, "active")


# -- records


def good_record() -> Json:
    """Four moves of a game."""
    table = bestiaire.table("mindbug", seed=7)
    for _ in range(4):
        table.play(0)
    return table.record()


def finished_record() -> Json:
    table = bestiaire.table("mindbug", seed=7)
    while table.choice is not None:
        table.play(0)
    return table.record()


def record(**fields: Any) -> Json:
    """The good record with these fields changed; `...` takes one away."""
    changed = {**good_record(), **fields}
    return {name: value for name, value in changed.items() if value is not ...}


def moves_with(index: int, move: Any) -> list[Any]:
    moves: list[Any] = good_record()["moves"]
    moves[index] = move
    return moves


def digests_with(index: int, digest: Any) -> list[Any]:
    digests: list[Any] = good_record()["digests"]
    digests[index] = digest
    return digests


def test_the_record_these_cases_start_from_is_itself_good() -> None:
    assert bestiaire.replay(good_record()).record() == good_record()
    assert bestiaire.replay(finished_record()).record() == finished_record()
    assert bestiaire.replay(record(digests=..., result=..., seats=...)).record() == good_record()


@pytest.mark.parametrize(
    "sent", [None, [], "mindbug", 7, True, deep()], ids=["null", "list", "text", "7", "true", "deep"]
)
def test_a_record_that_is_no_object(sent: Any) -> None:
    assert_names(refusal(bestiaire.BadRecord, lambda: bestiaire.replay(sent)), "record", "must be an object")


BAD_RECORDS = [
    pytest.param({}, "game", "", id="empty"),
    # which game, which version
    pytest.param(record(game=...), "game", "", id="game missing"),
    pytest.param(record(game=None), "game", "must be text", id="game null"),
    pytest.param(record(game=5), "game", "must be text", id="game a number"),
    pytest.param(record(game=["mindbug"]), "game", "must be text", id="game a list"),
    pytest.param(record(game="chess"), "game", "unknown: 'chess'", id="game unknown"),
    pytest.param(record(game="mindbgu"), "game", "did you mean 'mindbug'?", id="game misspelt"),
    pytest.param(record(version=...), "version", "", id="version missing"),
    pytest.param(record(version=999), "version", "999", id="version of another program"),
    pytest.param(record(version=0), "version", "", id="version 0"),
    pytest.param(record(version="1"), "version", "whole number", id="version text"),
    pytest.param(record(version=True), "version", "whole number", id="version true"),
    pytest.param(record(version=1.0), "version", "whole number", id="version float"),
    pytest.param(record(bestiaire=...), "bestiaire", "", id="format missing"),
    pytest.param(record(bestiaire=0), "bestiaire", "", id="format 0"),
    pytest.param(record(bestiaire=2), "bestiaire", "2", id="format 2"),
    pytest.param(record(bestiaire="1"), "bestiaire", "whole number", id="format text"),
    pytest.param(record(bestiaire=True), "bestiaire", "whole number", id="format true"),
    pytest.param(record(comment="nice"), "comment", "unknown field", id="unknown field"),
    pytest.param(record(move=[]), "move", "did you mean 'moves'?", id="misspelt field"),
    # the names
    pytest.param(record(seats="Ana"), "seats", "must be a list", id="seats text"),
    pytest.param(record(seats=None), "seats", "must be a list", id="seats null"),
    pytest.param(record(seats=[1, 2]), "seats[0]", "must be text", id="seats numbers"),
    pytest.param(record(seats=["Ana", None]), "seats[1]", "must be text", id="seat null"),
    pytest.param(record(seats=["Ana"]), "seats", "", id="one name for two seats"),
    pytest.param(record(seats=["Ana", "Max", "Zoé"]), "seats", "", id="three names for two seats"),
    # the moves
    pytest.param(record(moves=...), "moves", "", id="moves missing"),
    pytest.param(record(moves=None), "moves", "must be a list", id="moves null"),
    pytest.param(record(moves="play:bee_bear"), "moves", "must be a list", id="moves text"),
    pytest.param(record(moves={"0": "play:bee_bear"}), "moves", "must be a list", id="moves an object"),
    *[
        pytest.param(
            record(moves=moves_with(index, "play:dragon")), f"moves[{index}]", "not possible", id=f"move {index}"
        )
        for index in range(4)
    ],
    pytest.param(record(moves=moves_with(1, 0)), "moves[1]", "must be text", id="a move by index"),
    pytest.param(record(moves=moves_with(1, None)), "moves[1]", "must be text", id="a move null"),
    pytest.param(record(moves=moves_with(1, "reseed:0")), "moves[1]", "", id="reseed 0"),
    pytest.param(record(moves=moves_with(1, "reseed:x")), "moves[1]", "", id="reseed letters"),
    pytest.param(record(moves=moves_with(1, "x" * 5000)), "moves[1]", "not possible", id="a move of 5000 letters"),
    pytest.param(
        {**finished_record(), "moves": [*finished_record()["moves"], "play:bee_bear"], "digests": []},
        f"moves[{len(finished_record()['moves'])}]",
        "the game is over",
        id="a move after the end",
    ),
    # the digests
    pytest.param(record(digests=None), "digests", "must be a list", id="digests null"),
    pytest.param(record(digests="0" * 16), "digests", "must be a list", id="digests text"),
    pytest.param(record(digests=good_record()["digests"][:3]), "digests", "not 3", id="a digest too few"),
    pytest.param(record(digests=["0"] * 5), "digests", "not 5", id="a digest too many"),
    pytest.param(record(digests=digests_with(2, "0" * 16)), "digests[2]", "not the one recorded", id="wrong digest"),
    pytest.param(record(digests=digests_with(0, "short")), "digests[0]", "", id="digest of wrong length"),
    pytest.param(record(digests=digests_with(3, None)), "digests[3]", "must be text", id="digest null"),
    pytest.param(record(digests=digests_with(3, 7)), "digests[3]", "must be text", id="digest a number"),
    # the result
    pytest.param(record(result=finished_record()["result"]), "result", "", id="a result too early"),
    pytest.param(record(result="won"), "result", "", id="result text"),
    pytest.param(record(result=False), "result", "", id="result false"),
    pytest.param({**finished_record(), "result": None}, "result", "", id="no result at the end"),
    pytest.param(
        {**finished_record(), "result": {**finished_record()["result"], "winners": [0, 1]}},
        "result",
        "",
        id="another winner",
    ),
]


@pytest.mark.parametrize(("sent", "field", "said"), BAD_RECORDS)
def test_a_record_that_cannot_be_replayed(sent: Json, field: str, said: str) -> None:
    before = copy.deepcopy(sent)
    assert_names(refusal(bestiaire.BadRecord, lambda: bestiaire.replay(sent)), field, said)
    assert sent == before


BAD_STARTS = [
    pytest.param(record(seed=...), "seed", "is missing", id="seed missing"),
    pytest.param(record(seed=None), "seed", "", id="seed null"),
    pytest.param(record(seed=None, moves=[], digests=[]), "seed", "", id="seed null, no moves"),
    pytest.param(record(seed=-1), "seed", "from 0 to", id="seed -1"),
    pytest.param(record(seed=2**64), "seed", "from 0 to", id="seed 2**64"),
    pytest.param(record(seed=7.0), "seed", "whole number", id="seed float"),
    pytest.param(record(seed="7"), "seed", "whole number", id="seed text"),
    pytest.param(record(seed=True), "seed", "whole number", id="seed true"),
    pytest.param(record(players=3), "players", "not 3", id="3 players"),
    pytest.param(record(players="2"), "players", "whole number", id="players text"),
    pytest.param(record(options=5), "options", "must be an object", id="options a number"),
    pytest.param(record(options=[]), "options", "must be an object", id="options a list"),
    pytest.param(record(options={"set": []}), "options.set", "did you mean 'sets'?", id="option misspelt"),
    pytest.param(record(options={"sets": []}), "options.sets", "at least one", id="no sets"),
    pytest.param(record(options={"sets": ["x"]}), "options.sets[0]", "unknown: 'x'", id="unknown set"),
    pytest.param(record(position=None), "position", "must be an object", id="position null"),
    pytest.param(record(position=[]), "position", "must be an object", id="position a list"),
    pytest.param(record(position={}), "players", "is missing", id="position empty"),
    pytest.param(record(position=side(life=-1)), "players[0].life", "from 0 to", id="position of negative life"),
]


@pytest.mark.parametrize(("sent", "field", "said"), BAD_STARTS)
def test_a_record_whose_start_cannot_be(sent: Json, field: str, said: str) -> None:
    message = refusal(bestiaire.BadRecord, lambda: bestiaire.replay(sent))
    assert f"{field}: " in message
    assert said in message


# -- moves


def scene_action() -> bestiaire.Table:
    """Our turn: gorillion in hand, bee bear in play."""
    return mindbug_at(sides({"hand": ["gorillion"], "play": ["bee_bear"]}, {"play": ["killer_bee"]}))


def scene_mindbug() -> bestiaire.Table:
    table = scene_action()
    table.play("play:gorillion")
    return table


def scene_new() -> bestiaire.Table:
    return bestiaire.table("mindbug", seed=7)


def scene_over() -> bestiaire.Table:
    return mindbug_at(sides({"life": 0}, {"hand": ["gorillion"]}))


def option_of(scene: Callable[[], bestiaire.Table]) -> Option:
    choice = scene().choice
    assert choice is not None
    return choice.options[0]


BAD_MOVES = [
    pytest.param("play:dragon", "'play:dragon'", id="unknown card"),
    pytest.param("gorillion", "'gorillion'", id="no verb"),
    pytest.param("", "''", id="nothing"),
    pytest.param("PLAY:GORILLION", "'PLAY:GORILLION'", id="capitals"),
    pytest.param(" play:gorillion", "' play:gorillion'", id="a space before"),
    pytest.param("play:gorillion#1", "'play:gorillion#1'", id="#1"),
    pytest.param("play:gorillion#2", "'play:gorillion#2'", id="#2"),
    pytest.param("play:gorillion\n", r"'play:gorillion\n'", id="a newline"),
    pytest.param("0", "'0'", id="an index as text"),
    pytest.param("reseed:5", "'reseed:5'", id="reseed"),
    pytest.param("x" * 5000, "'xxxxxx", id="5000 letters"),
    pytest.param("\ud800", r"'\ud800'", id="half a character"),
    pytest.param(100, "100", id="index too large"),
    pytest.param(2**64, str(2**64), id="index 2**64"),
    pytest.param(10**5000, "", id="index of 5001 digits"),
    pytest.param(-1, "-1", id="index -1"),
    pytest.param(True, "True", id="true"),
    pytest.param(False, "False", id="false"),
    pytest.param(None, "None", id="None"),
    pytest.param(0.0, "0.0", id="float"),
    pytest.param(float("nan"), "nan", id="nan"),
    pytest.param(["play:gorillion"], "['play:gorillion']", id="a list"),
    pytest.param({}, "{}", id="an object"),
    pytest.param(b"play:gorillion", "b'play:gorillion'", id="bytes"),
]


@pytest.mark.parametrize("scene", [scene_action, scene_mindbug, scene_new, scene_over])
@pytest.mark.parametrize(("move", "quoted"), BAD_MOVES)
def test_a_move_that_was_not_offered(scene: Callable[[], bestiaire.Table], move: Any, quoted: str) -> None:
    table = scene()
    before = (table.digest(), table.position(), table.moves, len(table.events), table.choice)
    keys = [] if table.choice is None else table.choice.keys
    with pytest.raises(bestiaire.IllegalMove) as caught:
        table.play(move)
    message = str(caught.value)
    assert type(caught.value) is bestiaire.IllegalMove
    assert caught.value.offered == keys
    assert message.startswith(quoted)
    assert message.splitlines() == [message]
    assert len(message) <= TOO_LONG
    assert all(key in message for key in keys)
    assert (table.digest(), table.position(), table.moves, len(table.events), table.choice) == before


@pytest.mark.parametrize(
    ("scene", "other"),
    [
        pytest.param(scene_action, scene_mindbug, id="a Mindbug at an action"),
        pytest.param(scene_mindbug, scene_action, id="an action at a Mindbug"),
        pytest.param(scene_action, scene_new, id="another table"),
        pytest.param(scene_over, scene_action, id="after the end"),
    ],
)
def test_an_option_of_another_choice(
    scene: Callable[[], bestiaire.Table], other: Callable[[], bestiaire.Table]
) -> None:
    table = scene()
    option = option_of(other)
    before = table.digest()
    message = refusal(bestiaire.IllegalMove, lambda: table.play(option))
    assert option.key in message
    assert table.digest() == before


@pytest.mark.parametrize("scene", [scene_action, scene_mindbug, scene_over])
def test_an_option_that_nobody_offered(scene: Callable[[], bestiaire.Table]) -> None:
    table = scene()
    before = table.digest()
    message = refusal(bestiaire.IllegalMove, lambda: table.play(Option("play", "dragon")))
    assert "play:dragon" in message
    assert table.digest() == before


def test_an_option_that_was_already_played() -> None:
    table = scene_action()
    option = option_of(scene_action)
    table.play(option)
    before = table.digest()
    refusal(bestiaire.IllegalMove, lambda: table.play(option))
    assert table.digest() == before


@pytest.mark.parametrize("move", [0, "play:gorillion", None], ids=["index", "key", "None"])
def test_after_the_end_nothing_is_offered(move: Any) -> None:
    table = scene_over()
    before = table.digest()
    assert "the game is over" in refusal(bestiaire.IllegalMove, lambda: table.play(move))
    assert table.digest() == before


def test_the_first_choice_cannot_be_undone() -> None:
    table = scene_new()
    before = table.digest()
    refusal(bestiaire.NothingToUndo, table.undo)
    assert table.digest() == before


# -- new tables


@pytest.mark.parametrize(
    ("key", "said"),
    [
        pytest.param("chess", "unknown: 'chess'", id="unknown"),
        pytest.param("mindbgu", "did you mean 'mindbug'?", id="misspelt"),
        pytest.param("Mindbug", "did you mean 'mindbug'?", id="capital"),
        pytest.param("", "there are: ", id="empty"),
        pytest.param(None, "unknown: None", id="None"),
        pytest.param(5, "unknown: 5", id="number"),
        pytest.param(["mindbug"], "unknown: ['mindbug']", id="list"),
        pytest.param("a\nb", r"unknown: 'a\nb'", id="two lines"),
        pytest.param("x" * 5000, "unknown: 'xxx", id="long"),
        pytest.param(10**5000, "unknown: ", id="5001 digits"),
    ],
)
def test_an_unknown_game(key: Any, said: str) -> None:
    assert_names(refusal(bestiaire.UnknownGame, lambda: bestiaire.table(key)), "game", said)
    assert_names(refusal(bestiaire.UnknownGame, lambda: bestiaire.game(key)), "game", "mindbug")


BAD_OPTIONS = [
    pytest.param([], "options", "must be an object", id="a list"),
    pytest.param("first_contact", "options", "must be an object", id="text"),
    pytest.param(5, "options", "must be an object", id="a number"),
    pytest.param({"set": ["first_contact"]}, "options.set", "did you mean 'sets'?", id="misspelt"),
    pytest.param({"speed": 1}, "options.speed", "unknown field", id="unknown"),
    pytest.param({1: 1}, "options.1", "unknown field", id="a number for a name"),
    pytest.param({"sets": ["first_contac"]}, "options.sets[0]", "did you mean 'first_contact'?", id="misspelt set"),
    pytest.param({"sets": ["x"]}, "options.sets[0]", "unknown: 'x'", id="unknown set"),
    pytest.param({"sets": []}, "options.sets", "at least one", id="no set"),
    pytest.param({"sets": ["first_contact"] * 2}, "options.sets", "twice", id="a set twice"),
    pytest.param({"sets": "first_contact"}, "options.sets", "must be a list", id="sets text"),
    pytest.param({"sets": None}, "options.sets", "must be a list", id="sets null"),
    pytest.param({"sets": [1]}, "options.sets[0]", "must be text", id="a set that is a number"),
    pytest.param({"sets": {"first_contact": True}}, "options.sets", "must be a list", id="sets an object"),
]


@pytest.mark.parametrize(("options", "field", "said"), BAD_OPTIONS)
def test_options_the_game_does_not_have(options: Any, field: str, said: str) -> None:
    message = refusal(bestiaire.BadOptions, lambda: bestiaire.table("mindbug", seed=7, options=options))
    assert_names(message, field, said)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        pytest.param([], "options", id="a list"),
        pytest.param({"speed": 1}, "options.speed", id="unknown"),
        pytest.param({"sets": []}, "options.sets", id="another value"),
    ],
)
def test_options_beside_a_position_that_says_otherwise(options: Any, field: str) -> None:
    position = scene_new().position()
    assert_names(refusal(bestiaire.BadOptions, lambda: mindbug_at(position, options=options)), field)


BAD_SEEDS = [
    pytest.param(-1, "from 0 to 18446744073709551615, not -1", id="-1"),
    pytest.param(2**64, "from 0 to 18446744073709551615", id="2**64"),
    pytest.param(10**5000, "from 0 to 18446744073709551615", id="5001 digits"),
    pytest.param(7.0, "whole number", id="float"),
    pytest.param(float("nan"), "whole number", id="nan"),
    pytest.param("7", "whole number", id="text"),
    pytest.param("", "whole number", id="empty"),
    pytest.param(True, "whole number", id="true"),
    pytest.param(False, "whole number", id="false"),
    pytest.param([7], "whole number", id="list"),
    pytest.param(b"7", "whole number", id="bytes"),
]


@pytest.mark.parametrize(("seed", "said"), BAD_SEEDS)
def test_a_bad_seed(seed: Any, said: str) -> None:
    assert_names(refusal(bestiaire.BadSeed, lambda: bestiaire.table("mindbug", seed=seed)), "seed", said)
    position = scene_new().position()
    message = refusal(bestiaire.BadSeed, lambda: bestiaire.table("mindbug", seed=seed, position=position))
    assert_names(message, "seed", said)


@pytest.mark.parametrize(
    "seed",
    [-1, 2**64, 10**5000, 7.0, "7", True, None],
    ids=["-1", "2**64", "5001 digits", "float", "text", "true", "None"],
)
def test_a_bad_seed_to_imagine(seed: Any) -> None:
    table = scene_new()
    before = table.digest()
    assert_names(refusal(bestiaire.BadSeed, lambda: table.imagine(0, seed)), "seed")
    assert table.digest() == before


@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_the_first_and_the_last_seed_are_good(seed: int) -> None:
    assert bestiaire.replay(bestiaire.table("mindbug", seed=seed).record()).moves == []


BAD_SEATS = [
    pytest.param(2, id="2"),
    pytest.param(-1, id="-1"),
    pytest.param(2**64, id="2**64"),
    pytest.param(10**5000, id="5001 digits"),
    pytest.param(True, id="true"),
    pytest.param(False, id="false"),
    pytest.param(0.0, id="float"),
    pytest.param("0", id="text"),
    pytest.param([], id="list"),
]


@pytest.mark.parametrize("seat", BAD_SEATS)
@pytest.mark.parametrize("scene", [scene_action, scene_mindbug, scene_over])
def test_a_seat_that_does_not_exist(scene: Callable[[], bestiaire.Table], seat: Any) -> None:
    table = scene()
    before = table.digest()
    assert_names(refusal(bestiaire.BadSeat, lambda: table.view(seat)), "seat", "from 0 to 1")
    assert_names(refusal(bestiaire.BadSeat, lambda: table.imagine(seat, 1)), "seat", "from 0 to 1")
    assert table.digest() == before


@pytest.mark.parametrize(
    "players",
    [0, 1, 3, -2, 2**64, 10**5000, 2.0, "2", True, [2]],
    ids=["0", "1", "3", "-2", "2**64", "5001 digits", "float", "text", "true", "list"],
)
def test_a_number_of_players_the_game_does_not_take(players: Any) -> None:
    assert_names(refusal(bestiaire.BadSeat, lambda: bestiaire.table("mindbug", seed=7, players=players)), "players")
    message = refusal(bestiaire.BadSeat, lambda: mindbug_at(scene_new().position(), players=players))
    assert_names(message, "players")


def test_every_error_is_a_bestiaire_error_and_every_bad_input_a_value_error() -> None:
    errors = [bestiaire.BadInput, bestiaire.IllegalMove, bestiaire.NothingToUndo]
    assert all(issubclass(error, bestiaire.BestiaireError) for error in errors)
    for error in (
        bestiaire.BadOptions,
        bestiaire.BadPosition,
        bestiaire.BadRecord,
        bestiaire.BadSeat,
        bestiaire.BadSeed,
        bestiaire.UnknownGame,
    ):
        assert issubclass(error, bestiaire.BadInput)
        assert issubclass(error, ValueError)
