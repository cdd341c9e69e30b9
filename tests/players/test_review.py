"""Looking back at a game: every point judged from what the one who is asked there knows."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

import bestiaire
from bestiaire.core.record import new_table
from bestiaire.core.rng import seeded
from bestiaire.players import Seat, player
from bestiaire.players.review import Verdict, compare, from_json, judge, review, spoken
from bestiaire.plots.curve import Curve, Point, points_of, svg
from bestiaire.plots.judged import costly, listing, report
from tests.depth import each_seed
from tests.players.test_search import LAST_LIFE, at_random
from tests.tiny import SNIP


def finished(seed: int = 4) -> bestiaire.Table:
    table = bestiaire.table("mindbug", seed=seed, names=["Ana", "Max"])
    players = [player("random", 1), player("greedy", 2)]
    while table.choice is not None:
        table.play(players[table.choice.player].choose(Seat(table)))
    return table


def test_every_point_of_a_game_has_a_verdict_and_the_end_is_what_it_was() -> None:
    table = finished()
    heard: list[int] = []
    found = review(table, "search:30", told=heard.append)
    assert [verdict.at for verdict in found] == list(range(len(table.moves) + 1)) == [one - 1 for one in heard]
    assert [verdict.played for verdict in found] == [*table.moves, None]
    assert table.result is not None
    assert found[-1].hopes == tuple(float(seat in table.result.winners) for seat in range(2))
    assert all(sum(verdict.hopes) == pytest.approx(1.0, abs=0.001) for verdict in found)
    assert found == review(table, "search:30"), "the same again"
    assert [from_json(json.loads(json.dumps(verdict.to_json()))) for verdict in found] == found


def test_two_processes_come_to_the_same_as_one() -> None:
    table = bestiaire.table("mindbug", seed=2)
    for _ in range(5):
        table.play(0)
    assert review(table, "search:20", jobs=2) == review(table, "search:20")


def test_a_blunder_costs() -> None:
    """Not to block with the last life at stake."""
    table = bestiaire.table("mindbug", position=LAST_LIFE, names=["Ana", "Max"])
    table.play("attack:luchataur")
    table.play("block:none")
    found = review(table, "search:200")
    assert found[1].player == 0
    assert found[1].best == "block:gorillion"
    assert found[1].cost is not None
    assert found[1].cost > 0.3
    assert found[2] == Verdict(2, (0.0, 1.0))
    names = ["Ana", "Max"]
    points = points_of(found, spoken(table, names, "en"), names)
    worst = costly(points)[0]
    assert (worst.at, worst.who, worst.move) == (2, "Ana", "Don't block (lose the game)")
    assert worst.better == "Block with Gorillion (11)"
    others = [worst, replace(worst, at=9, who="Max", cost=0.2), replace(worst, at=10, who="Max", cost=0.3)]
    assert [point.at for point in costly(others, own="Max")] == [10, 9, 2]
    assert [point.at for point in costly(others)] == [2, 10, 9]


def test_a_move_that_was_played_is_tried_often_enough_to_say_what_it_cost() -> None:
    table = finished()
    for verdict in review(table, "search:80")[:-1]:
        if verdict.cost is not None:
            assert verdict.visits >= 80 // 8


def test_what_a_move_cost_is_said_with_what_is_sure_of_it() -> None:
    """Both are tried in the same worlds: the same move is no better than itself."""
    table = bestiaire.table("mindbug", position=LAST_LIFE)
    table.play("attack:luchataur")
    verdict = judge(table, 1, "block:none", "search:100")
    assert verdict.cost is not None
    assert 0.3 < verdict.least <= verdict.cost
    assert compare(Seat(table), "block:none", "block:none", 40, 1) == (0.0, 0.0)


@each_seed(2, 4)
def test_a_verdict_knows_no_more_than_the_one_who_is_asked(seed: int) -> None:
    table = at_random(seed, 8)
    assert table.choice is not None
    true = judge(table, 8, table.choice.keys[-1], "search:60")
    for number in range(3):
        assert judge(table.imagine(table.choice.player, number), 8, table.choice.keys[-1], "search:60") == true


def test_who_resigns_is_named_and_pays_nothing() -> None:
    """Whoever is asked: the other one may have had enough."""
    table = bestiaire.table("mindbug", seed=7)
    table.play(0)
    assert table.choice is not None
    waiting = 1 - table.choice.player
    table.resign(waiting)
    found = review(table, "search:20")
    assert found[1].cost is None
    assert found[2].hopes[waiting] == 0.0
    last = points_of(found, spoken(table, ["Ana", "Max"], "fr"), ["Ana", "Max"])[-1]
    assert (last.who, last.move, last.is_over) == (["Ana", "Max"][waiting], "Abandonner", True)


def test_three_at_the_table_and_changed_dice() -> None:
    """A record of an imagined game notes that its dice were changed: nobody chose that, so it cost nobody anything."""
    bestiaire.register(SNIP)
    try:
        table = new_table(SNIP, 5)
        table.play(0)
        table = table.imagine(0, 3)
        dice = seeded(3)
        while table.choice is not None:
            table.play(dice.below(len(table.choice.options)))
        found = review(table, "search:20")
        assert all(len(verdict.hopes) == 3 for verdict in found)
        place = next(at for at, key in enumerate(table.moves) if key.startswith("reseed:"))
        assert found[place].cost is None
        names = ["A", "B", "C"]
        points = points_of(found, spoken(table, names, "fr"), names)
        drawn = svg(Curve(points, names, len(table.moves), "fr"))
        assert drawn.count('class="line line-') == 3
    finally:
        bestiaire.unregister("snip")


def curve(lang: str, name: str = '<b>Ana & "x"\'') -> Curve:
    hopes: list[tuple[float, ...]] = [(0.5, 0.5), (0.2, 0.8), (0.0, 1.0)]
    points = [Point(0, hopes[0]), Point(1, hopes[1], name, "</svg><script>", 0.3, "better <i>", True)]
    return Curve([*points, Point(2, hopes[2], "Max", "x", is_over=True)], [name, "Max"], 4, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_curve_is_drawn_whatever_people_are_called(lang: str) -> None:
    def link(at: int) -> str:
        return f"?at={at}&seat=1"

    root = ElementTree.fromstring(svg(curve(lang), link, here=1))
    links = [one.get("href") for one in root.iter("a")]
    assert links == ["?at=0&seat=1", "?at=1&seat=1", "?at=2&seat=1"]
    assert [one.get("class") for one in root.iter("a")] == ["point", "point costly here", "point"]
    assert not [one for one in root.iter() if "style" in one.attrib], "the table's policy forbids it"
    rows = list(ElementTree.fromstring(listing(curve(lang), curve(lang).points, link)).iter("tr"))
    assert len(rows) == 4
    whole = report(curve(lang), "<title>", "search:30", "")
    assert "<script" not in whole
    assert "<b>" not in whole
    assert f'<html lang="{lang}">' in whole
    assert "http" not in whole, "nothing is fetched"


def test_of_several_players_what_a_move_cost_is_marked_on_the_line_of_who_made_it() -> None:
    points = [Point(0, (0.5, 0.3, 0.2)), Point(1, (0.6, 0.3, 0.1), "C", "x", 0.1, "y", is_costly=True, seat=2)]
    drawn = ElementTree.fromstring(svg(Curve(points, ["A", "B", "C"], 1, "en")))
    (marked,) = [one for one in drawn.iter() if one.get("class") == "point costly"]
    (circle,) = [one for one in marked.iter() if one.get("class") == "dot"]
    ends = [one.get("d", "").split()[-1] for one in drawn.iter() if one.get("class", "").startswith("line line-")]
    assert circle.get("cy") == ends[2]


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_needle_can_be_put_where_every_point_says(at: int) -> None:
    shown = svg(curve("fr"), lambda number: f"?at={number}", at)
    root = ElementTree.fromstring(shown)
    (needle,) = [one for one in root.iter() if one.get("class") == "needle"]
    point = next(one for one in root.iter("a") if one.get("data-turn") == str(at))
    x, aside, top, chance = point.get("data-needle", "").split()
    assert needle.get("transform") == f"translate({x} 0)"
    assert [one.get("transform") for one in needle if one.tag == "g"] == [f"translate({aside} {top})"]
    assert [one.text for one in needle.iter("text")] == [chance.replace("_", " ")]


def test_a_curve_grows() -> None:
    nothing = Curve([], ["Ana", "Max"], 10, "en")
    assert ElementTree.fromstring(svg(nothing)) is not None
    one: Any = Curve([Point(0, (0.5, 0.5))], ["Ana", "Max"], 0, "en")
    assert len(list(ElementTree.fromstring(svg(one)).iter("circle"))) == 1


def test_the_colour_of_who_is_ahead_lies_between_the_curve_and_the_middle() -> None:
    points = [Point(at, (hope, 1 - hope)) for at, hope in enumerate((0.75, 0.25))]
    drawn = svg(Curve(points, ["Ana", "Max"], 1, "en"))
    heights = {
        seat: [float(y) for y in re.findall(r" ([\d.]+)", re.findall(rf'share-{seat}" d="([^"]+)"', drawn)[0])]
        for seat in (0, 1)
    }
    even = max(heights[0])
    assert even == min(heights[1])
    assert min(heights[0]) < even < max(heights[1])
    assert heights[0].count(even) == 4, "from where it crosses the middle the first has no colour"


def test_a_move_about_another_player_says_whose_card_it_is() -> None:
    """King of Tokyo: with Parasitic Tentacles a card can be bought from another player."""
    players = [
        {"monster": "gigazaur", "cards": ["parasitic_tentacles"], "energy": 20},
        {"monster": "alienoid", "cards": ["jets"]},
    ]
    table = bestiaire.table("tokyo", seed=1, position={"players": players})
    while table.choice is not None and table.choice.kind != "buy":
        table.play(next((key for key in table.choice.keys if key.endswith(":none")), table.choice.keys[0]))
    assert table.choice is not None
    table.play("tentacles:jets@1")
    offered = spoken(table, ["Ana", "Max"], "en")[-1]
    assert offered["tentacles:jets@1"].lower().startswith("buy jets from max (alienoid) for")
