"""Every number that a position may say, at the most and the least that is accepted, and every list as long as may be:
ten moves from there cost little, and wherever they lead is a position again.

What it costs is counted, not timed: options, bytes, memory and calls are the same on a busy machine.
"""

from __future__ import annotations

import json
import re
import sys
import tracemalloc
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import bestiaire
from bestiaire.core.fields import Number
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.core.why_not import reasons_at
from bestiaire.games.duel.table import position as duel
from bestiaire.games.mindbug.cards.sets import CARDS
from bestiaire.games.mindbug.table import position as mindbug
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.table import laying_out
from bestiaire.games.orcs.table import position as orcs
from bestiaire.games.orcs.table.components import pools
from bestiaire.games.tokyo.table import position as tokyo
from bestiaire.show.page.plain import page_of
from tests.depth import DEEP, each_seed, times

Json = dict[str, Any]
Path_ = tuple[str | int, ...]
"""Where something stands in a position."""

MOVES = 10
MOST_OPTIONS = 2500
MOST_BYTES = 400_000
"""Of a position, of a view, and of what is told of one move."""
MOST_CALLS = 1_000_000
"""Functions called to play a move and to look at it: a usual one calls a few thousand."""
MOST_MEMORY = 16_000_000
LARGE = 10_000
"""No number and no list may be larger; only chance itself is."""
CHANCE = "random"
APART = 25
"""Moves between two positions of a game played at random."""

MODULES: dict[str, list[Any]] = {
    "duel": [duel],
    "mindbug": [mindbug],
    "orcs": [orcs, laying_out, pools],
    "tokyo": [tokyo],
}
"""Where the fields of a game's positions are read."""
SHEETS = {key: import_module(f"bestiaire.games.{key}.table.fields").FIELDS for key in MODULES}
"""Where they are declared."""
FIELDS: dict[str, dict[Path_, list[str]]] = {
    key: {(): declared.table.names(), ("players", 0): declared.player.names()} for key, declared in SHEETS.items()
}

RICH: dict[str, list[Json]] = {
    "duel": [
        {
            "phase": "resolve", "dice": ["smash", "smash", "power", "power", "heart", "energy"], "throws": 2,
            "buzz": [{"token": "tiger", "track": "fame", "space": 2}], "extra_turns": 1, "smash_resolved": 2,
            "players": [
                {"monster": "meka_dragon", "energy": 4, "hits": 1, "dice_tokens": 1},
                {"keep": ["camouflage", "unstable_dna"], "penalty": 1, "dominated": 1},
            ],
        },
    ],
    "mindbug": [
        {
            "sets": ["first_contact", "king_of_tokyo"],
            "players": [
                {"energy": 3, "hand": ["axolotl_healer"], "play": ["kong"]},
                {"life": 4, "mindbugs": 1, "hand": ["tiger_squirrel"], "play": ["gorillion"]},
            ],
        },
    ],
    "orcs": [
        {
            "bonus_actions": True, "phase": "actions", "magic_energy": 1, "actions": 2, "actions_taken": 1,
            "players": [{"hand": ["zap", "switch"], "trophies": {"orc": 2}, "skulls": {"orc": 1}}, {}, {}],
            "board": {"1": {"inner": [{"creature": "orc", "damage": 1}, "orc"]}},
            "counters": {"orc": 1}, "poison": 3,
        },
        {
            "pool": {
                "creatures": {"orc": {"life": 4, "counter_values": [6, 5, 4, 3, 2, 1]}},
                "spells": {"zap": {"costs": [1, 2, 3], "amounts": [1, 2, 3]}},
                "missions": {"sets": {"points": 3, "per": 1}},
                "mage_start": {"red": 1, "blue": 2, "green": 3, "yellow": 4},
            },
            "players": [{}, {}],
        },
    ],
    "tokyo": [
        {
            "phase": "end",
            "players": [
                {"cards": ["camouflage", "background_dweller"], "poison": 2, "shrink": 1, "fewer_dice": 1, "energy": 3},
                {"cards": [{"card": "smoke_cloud", "counters": 2}], "mindbugs": 1},
                {"cards": ["mimic", {"card": "battery_monster", "counters": 4}]},
            ],
            "mimicked": {"card": "camouflage", "seat": 0, "nth": 1},
            "extra_turns": [{"seat": 0, "kind": "freeze_time", "fewer": 2}], "fewer": 1,
        },
        {
            "phase": "resolve", "dice": ["heart", "heart", "1", "2", "3", "smash"], "rolls": 2,
            "players": [
                {"cards": ["healing_ray"], "poison": 2, "shrink": 2, "hearts": 3},
                {"hearts": 4, "place": "city"}, {"hearts": 4}, {"hearts": 4}, {"hearts": 4, "place": "bay"},
                {"hearts": 4},
            ],
            "hunts": [{"card": "legendary_hunter", "prey": 1, "smashes": 1}], "sneaks": ["sneaky_alloy"], "alloy": 1,
            "locked": ["arcane_scepter"], "used": ["herd_culler"], "hurt": [1],
        },
        {
            "phase": "buy", "dice": ["heart"], "looks": 1, "lab": 1, "discount": 3,
            "burrowed": [{"place": "city", "seat": 1}],
            "players": [{"cards": ["made_in_a_lab"], "peeked": 1, "energy": 5}, {}, {}],
        },
    ],
}  # fmt: skip
"""What games played at random rarely come to."""


# -- places in a position


def walk(value: Any, place: Path_ = ()) -> Iterator[tuple[Path_, Any]]:
    """Every value in a position, the whole first."""
    yield place, value
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from walk(inside, (*place, name))
    elif isinstance(value, list):
        for index, inside in enumerate(value):
            yield from walk(inside, (*place, index))


def kind_of(place: Path_) -> Path_:
    """Alike for the same field of every player, card or sector."""
    return tuple("*" if isinstance(part, int) or part.isdigit() else part for part in place)


def changed(position: Json, place: Path_, value: Any) -> Json:
    """The position with something else there."""
    twin: Json = json.loads(json.dumps(position))
    inside: Any = twin
    for part in place[:-1]:
        inside = inside[part]
    inside[place[-1]] = value
    return twin


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# -- what is accepted


def accepted(game: str, position: Json) -> Table | None:
    """A table there, if that can be and somebody is asked."""
    try:
        table = bestiaire.table(game, position=position, seed=5)
    except bestiaire.BadInput:
        return None
    return table if table.choice is not None else None


def furthest(game: str, position: Json, place: Path_, start: int, step: int) -> int:
    """The last number from `start` on, upwards or downwards, that is accepted there."""
    good, reach = start, 1
    while accepted(game, changed(position, place, good + step * reach)) is not None:
        good += step * reach
        reach *= 2
        assert abs(good) <= LARGE, f"{place} has no limit"
    while reach > 1:
        reach //= 2
        if accepted(game, changed(position, place, good + step * reach)) is not None:
            good += step * reach
    return good


def longest(game: str, position: Json, place: Path_, items: list[Any]) -> list[Any]:
    """The list there, its last item again and again as long as that is accepted."""
    good = items
    while len(good) <= LARGE:
        more = [*good, *[good[-1]] * max(1, len(good) - len(items))]
        if accepted(game, changed(position, place, more)) is None:
            more = [*good, good[-1]]
            if accepted(game, changed(position, place, more)) is None:
                return good
        good = more
    raise AssertionError(f"{place} has no limit")


# -- positions to begin with


@cache
def hosts(game: str) -> list[Json]:
    """Starts of stages after the set-up: of games played at random, with every option and number of players, and the
    rich ones."""
    info = bestiaire.game(game)
    found = [position for position in RICH[game] if accepted(game, position) is not None]
    assert len(found) == len(RICH[game]), "every rich position can be"
    for number, options in enumerate(({}, *info.variants.values())):
        fewest, most = info.players
        seats = fewest + number % (most - fewest + 1)
        table = bestiaire.table(game, seed=number, players=3 if options.get("evolutions") else seats, options=options)
        rng, due = seeded(number), 0
        for move in range(2 * APART):
            if table.choice is None:
                break
            position = table.position()
            if table.is_at_stage_start and move >= due and position["active"] is not None:
                found.append(position)
                due = move + APART
            table.play(rng.below(len(table.choice.options)))
    return [json.loads(json.dumps(position)) for position in found]


@cache
def numbers(game: str) -> dict[Path_, list[tuple[int, Path_]]]:
    """Where numbers stand, or may: of each kind two places, in different positions if there are several."""
    found: dict[Path_, list[tuple[int, Path_]]] = {}
    for index, position in enumerate(hosts(game)):
        for place, value in walk(position):
            missing = [] if not isinstance(value, dict) else FIELDS[game].get(zero(place), ())
            places = [place] if is_number(value) else [(*place, name) for name in missing if name not in value]
            for one in places:
                known = found.setdefault(kind_of(one), [])
                if one[-1] == CHANCE or len(known) == 2 or any(index == other for other, _ in known):
                    continue
                if one is place or accepted(game, changed(position, one, 1)) is not None:
                    known.append((index, one))
    return {kind: places for kind, places in found.items() if places}


def zero(place: Path_) -> Path_:
    """The same place of the first in its list."""
    return tuple(0 if isinstance(part, int) else part for part in place)


@cache
def lists(game: str) -> list[tuple[int, Path_, list[Any]]]:
    """One list of each kind, in the first position that has it."""
    found: dict[Path_, tuple[int, Path_, list[Any]]] = {}
    for index, position in enumerate(hosts(game)):
        for place, value in walk(position):
            if isinstance(value, list) and value:
                found.setdefault(kind_of(place), (index, place, value))
    return list(found.values())


# -- the budget


class Calls:
    """Counts the functions that are called meanwhile, and the memory that is held at once at most."""

    def __enter__(self) -> Calls:
        self.count = 0
        tracemalloc.start(1)
        sys.setprofile(self.called)
        return self

    def called(self, frame: FrameType, event: str, argument: object) -> None:
        if event in ("call", "c_call"):
            self.count += 1

    def __exit__(self, *problem: object) -> None:
        sys.setprofile(None)
        self.memory = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()


def check_costs(table: Table) -> None:
    """What is asked, shown, told and written now is not too much."""
    assert table.choice is not None
    assert len(table.choice.options) <= MOST_OPTIONS
    assert len(json.dumps(table.view(table.choice.player))) <= MOST_BYTES
    assert len(json.dumps(table.position())) <= MOST_BYTES


def check_page(table: Table) -> None:
    """What comes of the legal moves, and why not, is worked out within the budget of a move."""
    assert table.choice is not None
    seat = table.choice.player
    with Calls() as calls:
        page_of(table.info).foresee(table.imagine(seat, 0), seat, "en")
        reasons_at(table, seat)
    assert calls.count <= MOST_CALLS
    assert calls.memory <= MOST_MEMORY


def play_on(game: str, position: Json, seed: int = 1) -> None:
    """Ten moves within the budget; then the position is read back. What a page looks ahead there costs no more."""
    table = accepted(game, position)
    assert table is not None
    rng = seeded(seed)
    check_costs(table)
    check_page(table)
    for _ in range(MOVES):
        if table.choice is None:
            break
        told = len(table.events)
        with Calls() as calls:
            table.play(rng.below(len(table.choice.options)))
            if table.choice is not None:
                table.view(table.choice.player)
        assert calls.count <= MOST_CALLS
        assert calls.memory <= MOST_MEMORY
        assert len(json.dumps([event.in_full() for event in table.events[told:]])) <= MOST_BYTES
        if table.choice is not None:
            check_costs(table)
            again = bestiaire.table(game, position=json.loads(json.dumps(table.position())))
            assert again.digest() == table.digest(), "what play leads to can be read back"


# -- the tests


GAMES = sorted(MODULES)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_at_its_extremes(game: str) -> None:
    """One after the other. Of two places, one at its most and the other at its least; in depth, both at both."""
    for places in numbers(game).values():
        for turn, (index, place) in enumerate(places):
            position = hosts(game)[index]
            is_there = next((value for where, value in walk(position) if where == place), 1)
            for step in (1, -1) if DEEP or len(places) == 1 else (1 - 2 * turn,):
                extreme = furthest(game, position, place, is_there, step)
                try:
                    play_on(game, changed(position, place, extreme))
                except Exception as error:
                    error.add_note(f"{game}, {place} = {extreme}")
                    raise


@cache
def all_together(game: str, index: int, step: int) -> Json:
    """A position with all numbers at their extremes, as far as one leaves room for the other, those included that it
    leaves out."""
    extreme = hosts(game)[index]
    for place, value in list(walk(extreme)):
        if is_number(value) and place[-1] != CHANCE:
            extreme = changed(extreme, place, furthest(game, extreme, place, value, step))
    for places in numbers(game).values():
        place = places[0][1]
        parent = [value for where, value in walk(extreme) if where == place[:-1]]
        if parent and isinstance(parent[0], dict) and place[-1] not in parent[0]:
            more = changed(extreme, place, 1)
            if accepted(game, more) is not None:
                extreme = changed(extreme, place, furthest(game, more, place, 1, step))
    return extreme


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("step", [1, -1])
def test_all_numbers_at_their_extremes_together(game: str, step: int) -> None:
    """Half of the positions at the most, the others at the least; in depth, all at both."""
    for index in range(0 if DEEP or step > 0 else 1, len(hosts(game)), times(2, 1)):
        extreme = all_together(game, index, step)
        try:
            play_on(game, extreme)
        except Exception as error:
            error.add_note(f"{game}: {json.dumps(extreme)}")
            raise


@pytest.mark.parametrize("game", GAMES)
@each_seed(1, 3)
def test_a_game_from_the_extremes_can_be_read_back_wherever_it_stands(game: str, seed: int) -> None:
    """What is at its limit stays there, whatever is gained."""
    table = accepted(game, all_together(game, seed % len(RICH[game]), 1))
    assert table is not None
    rng = seeded(seed)
    for _ in range(200):
        if table.choice is None:
            break
        table.play(rng.below(len(table.choice.options)))
        again = bestiaire.table(game, position=json.loads(json.dumps(table.position())))
        assert again.digest() == table.digest()


@pytest.mark.parametrize("game", GAMES)
def test_every_list_as_long_as_may_be(game: str) -> None:
    for index, place, items in lists(game):
        position = hosts(game)[index]
        extreme = changed(position, place, longest(game, position, place, items))
        try:
            play_on(game, extreme)
        except Exception as error:
            error.add_note(f"{game}, {place}: {len(dict(walk(extreme))[place])} items")
            raise


READ = re.compile(r'(?:read_number|number_in)\(\w+, "(\w+)"|field\("(\w+)"\)\.number\(|numbers\(\w+\.field\("(\w+)"\)')
NOT_ALONE = {"seats", "markers", "copies"}
"""Said before the set-up only; and numbers that only together with others can be anything but what they are."""


@pytest.mark.parametrize("game", GAMES)
def test_no_number_that_is_read_is_overlooked(game: str) -> None:
    """Whoever adds a number to a position adds it here, if games at random don't come to it."""
    sources = [Path(module.__file__).read_text(encoding="utf-8") for module in MODULES[game]]
    read = {name for source in sources for found in READ.findall(source) for name in found if name}
    fields = [*SHEETS[game].table.fields, *SHEETS[game].player.fields]
    read |= {field.json for field in fields if isinstance(field, Number) and field.is_read}
    names = {str(part) for kind in numbers(game) for part in kind}
    assert len(read) >= 3
    assert read - NOT_ALONE <= names


# -- what grew beyond all measure


def test_the_dice_of_a_loss_are_bounded() -> None:
    """Camouflage rolls a die for each heart, Background Dweller may reroll any number of 3s among them."""
    position = {"phase": "end", "players": [{"cards": ["camouflage", "background_dweller"]}, {}]}
    for poison in (99, 100, 1_000_000):
        extreme = changed(position, ("players", 0, "poison"), poison)
        if poison > 99:
            with pytest.raises(bestiaire.BadPosition) as caught:
                bestiaire.table("tokyo", position=extreme)
            assert caught.value.field == "players[0].poison"
            assert caught.value.say("en").endswith(f"must be from 0 to 99, not {poison}")
            assert caught.value.say("fr").endswith(f"doit être compris entre 0 et 99, pas {poison}")
            continue
        table = bestiaire.table("tokyo", position=extreme, seed=4)
        table.play("camouflage:roll")
        assert len(table.events[-1].public["dice"]) == 60
        play_on("tokyo", extreme)


def test_a_list_that_is_too_long_is_refused() -> None:
    sneaks = ["sneaky_alloy"] * 51
    with pytest.raises(bestiaire.BadPosition) as caught:
        bestiaire.table("tokyo", position={"players": [{}, {}], "sneaks": sneaks})
    assert str(caught.value) == "sneaks: must have at most 50 items, not 51"
    assert "doit avoir au plus 50 éléments, pas 51" in caught.value.say("fr")


def hearts_for(seats: int) -> Table:
    """Nine hearts, and a use for each of them at every seat."""
    me = {"cards": ["healing_ray"], "poison": 9, "shrink": 9, "hearts": 3}
    others = [{"hearts": 1, "energy": 9} for _ in range(seats - 1)]
    position = {"mindbug": "off", "phase": "resolve", "dice": ["heart"] * 9, "players": [me, *others]}
    return bestiaire.table("tokyo", position=position, seed=1)


def test_hearts_that_can_be_used_in_too_many_ways_are_used_one_by_one() -> None:
    """What comes of it is the same as if all had been said at once."""
    table = hearts_for(6)
    assert table.choice is not None
    assert table.choice.keys == [
        "hearts:heal", *[f"hearts:ray@{seat}" for seat in (5, 4, 3, 2, 1)], "hearts:shrink", "hearts:poison",
    ]  # fmt: skip
    used = ["poison", "ray@3", "shrink", "ray@3", "poison", "ray@1"]
    for left, use in zip(range(9, 0, -1), used, strict=False):
        assert table.choice is not None
        assert table.view(0)["choice"]["hearts"] == left
        table.play(f"hearts:{use}")
    table.play("hearts:heal")
    shown = table.view(0)["players"]
    assert (shown[0]["poison"], shown[0]["shrink"], shown[0]["hearts"]) == (7, 8, 6)
    assert [shown[seat]["hearts"] for seat in range(1, 6)] == [2, 1, 3, 1, 1]
    assert shown[0]["energy"] == 6
    few = hearts_for(3)
    few.play("hearts:" + "+".join(["poison"] * 2 + ["shrink"] + ["ray@1"] * 2 + ["ray@2"] + ["heal"] * 3))
    again = few.view(0)["players"][0]
    assert [again[name] for name in ("poison", "shrink", "hearts", "energy")] == [7, 8, 6, 6]


def test_a_crowd_of_creatures() -> None:
    """As many as a pool may have, nearly all of them in play; and those that ask most of each other."""
    for names in ((list(CARDS) * 2)[:80], ["sharky_crab_dog_mummypus", "snail_thrower"] * 40):
        crowd = {"cards": names, "players": [{"play": names[:70], "hand": names[74:]}, {"play": names[70:74]}]}
        play_on("mindbug", crowd)
        with pytest.raises(bestiaire.BadPosition, match="from 24 to 80"):
            bestiaire.table("mindbug", position={**crowd, "cards": [*names, names[0]]})


def test_a_crowd_before_a_mage_with_all_spells() -> None:
    """Every creature of the box in one sector, no two of them alike, and every spell in hand: a page looks at so many
    ways to cast and to strike, and at no more."""
    pool = {"creatures": {name: {"life": 20} for name in CREATURE_NAMES}}
    table = bestiaire.table("orcs", seed=3, options={"pool": pool})
    while not (table.is_at_stage_start and table.choice is not None and table.choice.kind == "action"):
        table.play(0)
    crowd: Json = json.loads(json.dumps(table.position()))
    me, other = crowd["players"][crowd["active"]], crowd["players"][1 - crowd["active"]]
    me["hand"] += [*crowd["decks"].pop("A"), *crowd["decks"].pop("B"), *me["draw"]]
    me.update(draw=[], mage=1)
    other["mage"] = 4
    standing = [one for sector in crowd["board"].values() for ring in sector.values() for one in ring]
    creatures = sorted(standing + [one for markers in crowd["markers"].values() for one in markers])
    crowd.update(decks={"A": [], "B": []}, markers={sector: [] for sector in crowd["markers"]})
    hurt = [{"creature": one, "damage": index - creatures.index(one)} for index, one in enumerate(creatures)]
    crowd["board"] = {"1": {ring: hurt[place::3] for place, ring in enumerate(("inner", "middle", "outer"))}}
    play_on("orcs", crowd)
