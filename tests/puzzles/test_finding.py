"""Looking for puzzles: the same wherever it is done, gone on with after an interruption, packed by kinds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bestiaire
from bestiaire.cli import main
from bestiaire.core.rng import seeded
from bestiaire.puzzles.command import varied
from bestiaire.puzzles.finding import REFUSALS, number_of_moves, variations
from bestiaire.puzzles.puzzle import Puzzle
from bestiaire.puzzles.shelf import puzzles_of, read

LOOK = ["puzzles", "find", "mindbug", "--seed", "3", "--players", "random", "--lang", "en"]


def lines(file: Path) -> list[dict[str, object]]:
    return sorted(
        (json.loads(line) for line in file.read_text().splitlines()[1:]), key=lambda line: str(line["number"])
    )


def test_a_search_goes_on_where_it_was_and_finds_the_same_everywhere(tmp_path: Path) -> None:
    """Its last line was cut off in the midst of writing: that game is looked through again."""
    whole, halved = tmp_path / "whole.jsonl", tmp_path / "halved.jsonl"
    assert main([*LOOK, "--games", "4", "--jobs", "2", "--out", str(whole)]) == 0
    assert main([*LOOK, "--games", "2", "--jobs", "1", "--out", str(halved)]) == 0
    with halved.open("a") as cut_off:
        cut_off.write('{"number":3,"puzzl\n')
    assert main([*LOOK, "--games", "4", "--jobs", "1", "--out", str(halved)]) == 0
    halved.write_text(halved.read_text().replace('{"number":3,"puzzl\n', ""))
    assert lines(halved) == lines(whole)
    assert [line["number"] for line in lines(whole)] == [0, 1, 2, 3]


def test_what_is_packed_is_read_back(tmp_path: Path) -> None:
    info = bestiaire.game("mindbug")
    some = list(puzzles_of(info).values())[:5]
    found, packed = tmp_path / "found.jsonl", tmp_path / "packed.json.xz"
    head = {"game": "mindbug", "version": info.version, "players": ["random"], "seats": 2, "seed": 3, "options": {}}
    games = [{"number": number, "puzzles": [puzzle.to_json()]} for number, puzzle in enumerate(some)]
    found.write_text("\n".join(json.dumps(line) for line in (head, *games)) + "\n")
    assert main(["puzzles", "pack", str(found), str(found), "--out", str(packed)]) == 0
    assert set(read("mindbug", packed)) == {puzzle.key for puzzle in some}


def test_positions_come_as_they_could_have_been_near_the_end() -> None:
    """Of Duel those to be resolved: the same Monsters, Buzz tokens and cards in the game; other dice, and more at
    stake."""
    table = bestiaire.table("duel", seed=5)
    while table.position()["phase"] != "resolve":
        table.play(0)
    first = table.position()
    found = [one.position() for seed in range(4) for one in variations(table, seeded(seed))]
    varied_ones = [one for one in found if one["phase"] == "resolve"]  # where something is asked about these dice
    assert len({tuple(one["dice"]) for one in varied_ones}) > 1
    assert len({(one["fame"], one["destruction"]) for one in varied_ones}) > 1
    for one in varied_ones:
        assert len(one["dice"]) == len(first["dice"])
        assert (one["active"], one["throws"], one["buzz"]) == (first["active"], first["throws"], first["buzz"])
        assert sorted(cards_of(one)) == sorted(cards_of(first))
        for now, before in zip(one["players"], first["players"], strict=True):
            assert now["monster"] == before["monster"]
            assert 1 <= now["life"] <= before["life"]
    assert list(variations(bestiaire.table("mindbug", seed=5), seeded(3))) == []


def cards_of(position: dict[str, Any]) -> list[str]:
    kept = [card for player in position["players"] for card in player["keep"]]
    return [*position["market"], *position["deck"], *position["discard"], *kept]


def one_like(number: int, **other: str) -> Puzzle:
    """The first puzzle of Mindbug, made another one by a number, and different in this."""
    told = next(iter(puzzles_of(bestiaire.game("mindbug")).values())).to_json()
    return Puzzle.from_json("mindbug", {**told, "start": {**told["start"], "nth": number}, **other})


def test_one_of_each_solution_comes_before_a_second_one() -> None:
    many = [one_like(number, answer="play:strange_barrel") for number in range(20)]
    many.append(one_like(99, answer="play:bee_bear"))
    assert {one.answer for one in varied(many, 2)} == {"play:strange_barrel", "play:bee_bear"}


def test_a_win_that_can_only_be_refused_is_no_puzzle() -> None:
    """In Duel, to use the Special Power or to leave it is one question, to use it for this track or that another."""
    table = bestiaire.table("mindbug", seed=5)
    assert number_of_moves(table) == number_of_moves(table, REFUSALS) > 1
    buying = bestiaire.table("duel", seed=5)
    while buying.choice is None or buying.choice.kind != "buy":
        buying.play(0)
    assert number_of_moves(buying, REFUSALS) == number_of_moves(buying) - 1


def test_rare_kinds_stay_in() -> None:
    many = [one_like(number, theme="play") for number in range(20)] + [one_like(99, theme="hunter")]
    assert {one.theme for one in varied(many, 4)} == {"play", "hunter"}
    assert len(varied(many + many, 100)) == 21


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["puzzles", "look", "mindbug"], "find"),
        (["puzzles", "find", "chess"], "chess"),
        (["puzzles", "find", "mindbug", "duel"], "one game at a time"),
        (["puzzles", "find", "mindbug", "--players", "deep_thought"], "deep_thought"),
        (["puzzles", "pack", "nowhere.jsonl"], "can't be read"),
        (["puzzle", "mindbug", "--theme", "love"], "love"),
        (["puzzle", "mindbug", "--key", "love"], "no puzzle has this one"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(
    given: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*given, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_a_file_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "diary.jsonl"
    other.write_text("Dear diary\n")
    assert main([*LOOK, "--out", str(other)]) == 2
    assert "is no file of" in capsys.readouterr().err
    assert other.read_text() == "Dear diary\n"
