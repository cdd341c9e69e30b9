"""What is kept of games: enough to play each again, on disk as soon as it is over, and never overwritten."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

import bestiaire
from bestiaire import BadInput, arena
from bestiaire.arena.files import FILE
from bestiaire.arena.match import Row

PLAYERS = ["search:3", "random", "search:5"]


def test_every_game_can_be_replayed() -> None:
    results = arena.run("mindbug", PLAYERS, 2, seed=7)
    assert len(results) == 6
    for row in results:
        record = results.record(row.number)
        table = bestiaire.replay(record)
        assert table.result is not None
        assert table.result.winners == json.loads(row.winners)
        assert table.result.scores == json.loads(row.scores)
        assert table.result.reason == row.reason
        assert table.moves == row.moves.split()
        assert len(table.moves) == row.length
        assert table.names == [results.settings.labels[who] for who in json.loads(row.seats)]
        assert results[row.number] == row


def test_facts_about_cards_are_those_of_the_replayed_game() -> None:
    results = arena.run("mindbug", ["random", "random"], 20, seed=3)
    for row in results:
        events = bestiaire.replay(results.record(row.number)).events
        drawn = [event for event in events if event.kind in ("draw", "draw_unused")]
        stolen = [event for event in events if event.kind == "mindbug"]
        played = [event for event in events if event.kind == "play"]
        facts = json.loads(row.cards)
        for seat in range(2):
            in_full = [event.in_full() for event in drawn if event.public["seat"] == seat]
            assert facts["drawn"][seat] == [card for event in in_full for card in event["cards"]]
            assert facts["stolen"][seat] == [event.public["card"] for event in stolen if event.public["seat"] == seat]
            lost = sum(event.public["seat"] != seat for event in stolen)
            assert len(facts["played"][seat]) == sum(event.public["seat"] == seat for event in played) - lost


def test_a_deal_is_the_same_for_everybody_with_seats_swapped() -> None:
    results = arena.run("mindbug", PLAYERS, 4, seed=7, cards=False)
    rows = list(results)
    for deal in (0, 1):
        games = [row for row in rows if row.deal == deal]
        assert len({row.seed for row in games}) == 1
        assert len({row.first for row in games}) == 1
        assert sorted(row.seats for row in games) == ["[0, 1]", "[0, 2]", "[1, 0]", "[1, 2]", "[2, 0]", "[2, 1]"]
    assert rows[0].seed != rows[-1].seed
    assert {row.cards for row in rows} == {""}


def test_the_file_is_there_while_games_are_played(tmp_path: Path) -> None:
    seen: list[int] = []

    def look(done: int, total: int) -> None:
        with arena.load(tmp_path / "out") as kept:
            assert len(kept) == done
        seen.append(done)

    arena.run("mindbug", ["random", "random"], 4, seed=1, out=tmp_path / "out", watch=look).close()
    assert seen == [0, 1, 2, 3, 4]
    assert [path.name for path in (tmp_path / "out").iterdir()] == [FILE]


def interrupted(folder: Path, after: int, games: int) -> None:
    """An arena that is stopped by Ctrl-C."""

    def stop(done: int, total: int) -> None:
        if done == after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena.run("mindbug", PLAYERS, games, seed=5, out=folder, watch=stop)


def test_what_was_interrupted_goes_on_to_the_same_end(tmp_path: Path) -> None:
    interrupted(tmp_path / "out", after=5, games=4)
    with arena.load(tmp_path / "out") as kept:
        assert (len(kept), kept.is_complete) == (5, False)
    whole = list(arena.run("mindbug", PLAYERS, 4, seed=5))
    with arena.resume(tmp_path / "out") as resumed:
        assert list(resumed) == whole
        assert resumed.is_complete


def test_more_games_can_be_asked_for_but_not_fewer(tmp_path: Path) -> None:
    arena.run("mindbug", PLAYERS, 2, seed=5, out=tmp_path / "out").close()
    arena.resume(tmp_path / "out", games=2).close()
    with pytest.raises(BadInput, match="games: must be from 1 to 1000000000, not 0"):
        arena.resume(tmp_path / "out", games=0)
    with arena.resume(tmp_path / "out", games=3) as more:
        assert more.settings.games == 4
        assert list(more) == list(arena.run("mindbug", PLAYERS, 4, seed=5))
    with pytest.raises(BadInput, match="games: these results were played with 4, not 2") as error:
        arena.resume(tmp_path / "out", games=2)
    assert error.value.say("fr") != error.value.say("en")


def test_before_the_first_game_nothing_is_left_behind(tmp_path: Path) -> None:
    interrupted(tmp_path / "out", after=0, games=2)
    assert list(tmp_path.iterdir()) == []


def test_results_are_never_overwritten(tmp_path: Path) -> None:
    arena.run("mindbug", ["random", "random"], 2, seed=5, out=tmp_path / "out").close()
    before = (tmp_path / "out" / FILE).read_bytes()
    with pytest.raises(BadInput, match="there are results already"):
        arena.run("mindbug", ["random", "random"], 2, seed=6, out=tmp_path / "out")
    assert (tmp_path / "out" / FILE).read_bytes() == before


def test_a_folder_that_can_not_be_used(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine", encoding="utf-8")
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for name, said in [
        ("full", "the folder is not empty"),
        ("file", "is not a folder"),
        ("file/x", "can't be written"),
    ]:
        with pytest.raises(BadInput, match=said):
            arena.run("mindbug", ["random", "random"], 2, out=tmp_path / name)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "full", "mine.txt"]


def foreign(path: Path, how: str) -> None:
    """A file where results are looked for, that is none."""
    if how == "text":
        path.write_text("not a database " * 500, encoding="utf-8")
        return
    if how in ("cut", "scribbled"):
        whole = path.read_bytes()
        path.write_bytes(whole[: len(whole) // 2] if how == "cut" else whole[:4096] + b"x" * (len(whole) - 4096))
        return
    with sqlite3.connect(path) as other:
        if how == "another program's":
            other.execute("PRAGMA application_id = 7")
        elif how == "another format":
            other.execute("PRAGMA user_version = 99")
        elif how == "another version of the rules":
            other.execute("UPDATE settings SET value = '9' WHERE name = 'version'")
        elif how == "no settings":
            other.execute("DELETE FROM settings")
        elif how == "another game":
            other.execute("UPDATE settings SET value = '\"chess\"' WHERE name = 'game'")
        elif how == "no games":
            other.execute("DROP TABLE games")
    other.close()


@pytest.mark.parametrize(
    "how",
    [
        "text", "cut", "scribbled", "another program's", "another format", "another version of the rules",
        "no settings", "another game", "no games",
    ],
)  # fmt: skip
def test_a_broken_or_foreign_file_is_one_clear_error(tmp_path: Path, how: str) -> None:
    arena.run("mindbug", ["random", "random"], 20, seed=5, out=tmp_path / "out").close()
    foreign(tmp_path / "out" / FILE, how)
    before = (tmp_path / "out" / FILE).read_bytes()
    for use in (arena.load, arena.resume):
        with pytest.raises(BadInput) as error:
            use(tmp_path / "out")
        assert error.value.say("fr") != error.value.say("en")
        assert "\n" not in error.value.say("en")
    assert (tmp_path / "out" / FILE).read_bytes() == before


def test_no_such_game_or_folder(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no results here"):
        arena.load(tmp_path)
    results = arena.run("mindbug", ["random", "random"], 2, seed=5)
    with pytest.raises(BadInput, match="no game 2 is kept here"):
        results.record(2)


def test_rows_are_as_the_file_has_them(tmp_path: Path) -> None:
    with arena.run("mindbug", ["random", "random"], 2, seed=5, out=tmp_path / "out") as results:
        rows = list(results)
    with sqlite3.connect(tmp_path / "out" / FILE) as plain:
        columns = [column[1] for column in plain.execute("PRAGMA table_info(games)")]
        kept = plain.execute("SELECT * FROM games ORDER BY number").fetchall()
    plain.close()
    assert tuple(columns) == Row._fields
    assert [Row._make(row) for row in kept] == rows
