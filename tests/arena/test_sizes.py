"""Arenas for several numbers of players: each an ordinary one, and all of them can be gone on with."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from bestiaire import BadInput, arena
from bestiaire.arena.files import FILE, SIZES
from bestiaire.arena.sizes_settings import read_numbers

TWO = ["random", "random"]


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("4", [4]), ("2-6", [2, 3, 4, 5, 6]), ("2,4,6", [2, 4, 6]), ("6, 2-3", [2, 3, 6]), ("3-3", [3])],
)
def test_numbers_as_one_types_them(text: str, numbers: list[int]) -> None:
    assert read_numbers(text, "tokyo") == numbers


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("2-9", "must be from 2 to 6, not 9"),
        ("1-3", "must be from 2 to 6, not 1"),
        ("2-999999", "must be from 2 to 6, not 999999"),
        ("4-2", "must be 2-4, not '4-2'"),
        ("2,2-3", "2 is given twice"),
        *((text, f"must be like 4, 2-6 or 2,4,6, not {text!r}") for text in ("2-", "-2", "", "x", "2-3-4", "2,", "²")),
        ("9" * 5000, "must be like 4, 2-6 or 2,4,6, not"),
    ],
)
def test_numbers_that_can_not_be(text: str, said: str) -> None:
    with pytest.raises(BadInput) as error:
        read_numbers(text, "tokyo")
    assert str(error.value).startswith(f"seats: {said}")
    assert error.value.say("fr") != error.value.say("en")


def test_each_number_of_players_is_an_ordinary_arena(tmp_path: Path) -> None:
    with arena.run_sizes("orcs", TWO, 3, seats=[4, 2], seed=5, out=tmp_path / "out") as sizes:
        assert (list(sizes), len(sizes), sizes.is_complete) == ([2, 4], 2, True)
        figures = sizes.figures()
    assert sorted(everything(tmp_path / "out")) == [f"2/{FILE}", f"4/{FILE}", SIZES]
    for players in (2, 4):
        alone = arena.run("orcs", TWO, 3, seats=players, seed=5)
        with arena.load(tmp_path / "out" / str(players)) as kept:
            assert list(kept) == list(alone)
            assert kept.settings == alone.settings
        assert figures["by_players"][str(players)] == alone.figures()
    in_memory = arena.run_sizes("orcs", TWO, 3, seats=[2, 4], seed=5)
    assert in_memory.figures() == figures
    with arena.load_sizes(tmp_path / "out") as loaded:
        assert loaded.figures() == figures


def test_without_numbers_it_is_all_that_the_game_allows() -> None:
    assert list(arena.run_sizes("orcs", TWO, 1, cards=False)) == [2, 3, 4]
    chosen = {results.settings.seed for results in arena.run_sizes("orcs", TWO, 1, seats=(2, 3)).values()}
    assert len(chosen) == 1


def interrupted(folder: Path, players: int, after: int) -> None:
    """Ctrl-C, when so many games of so many players are over."""

    def stop(seats: int, done: int, total: int) -> None:
        if (seats, done) == (players, after):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena.run_sizes("orcs", TWO, 4, seats=[2, 3, 4], seed=5, out=folder, watch=stop)


@pytest.mark.parametrize(("players", "after", "begun"), [(2, 1, ["2"]), (3, 0, ["2"]), (3, 5, ["2", "3"])])
def test_what_was_interrupted_goes_on_to_the_same_end(
    tmp_path: Path, players: int, after: int, begun: list[str]
) -> None:
    out = tmp_path / "out"
    interrupted(out, players, after)
    assert sorted(path.name for path in out.iterdir() if path.is_dir()) == begun
    with arena.load_sizes(out) as kept:
        assert list(kept) == [2, 3, 4]
        assert not kept.is_complete
        assert len(kept[players]) == after
        assert (len(kept[4]), kept[4].folder) == (0, None)
    whole = arena.run_sizes("orcs", TWO, 4, seats=[2, 3, 4], seed=5)
    with arena.resume_sizes(out) as resumed:
        assert resumed.is_complete
        assert {seats: list(rows) for seats, rows in resumed.items()} == {
            seats: list(rows) for seats, rows in whole.items()
        }


def test_before_the_first_game_nothing_is_left_behind(tmp_path: Path) -> None:
    interrupted(tmp_path / "out", 2, 0)
    assert list(tmp_path.iterdir()) == []


def test_more_games_for_each_also_for_those_not_begun(tmp_path: Path) -> None:
    out = tmp_path / "out"
    interrupted(out, 3, 5)
    before = everything(out)
    with pytest.raises(BadInput, match="games: these results were played with 4, not 2"):
        arena.resume_sizes(out, games=2)
    with pytest.raises(BadInput, match="games: must be from 1"):
        arena.resume_sizes(out, games=0)
    assert everything(out) == before
    with arena.resume_sizes(out, games=7) as more:
        assert {players: results.settings.games for players, results in more.items()} == {2: 8, 3: 9, 4: 8}
        assert more.is_complete
        assert more.figures() == arena.run_sizes("orcs", TWO, 7, seats=[2, 3, 4], seed=5).figures()


def test_one_that_was_made_longer_by_itself_stays_so(tmp_path: Path) -> None:
    arena.run_sizes("orcs", TWO, 2, seats=[2, 3], seed=5, out=tmp_path / "out").close()
    arena.resume(tmp_path / "out" / "2", games=8).close()
    with arena.resume_sizes(tmp_path / "out", games=4) as sizes:
        assert {players: results.settings.games for players, results in sizes.items()} == {2: 8, 3: 6}
        assert sizes.is_complete


def test_watching_tells_which_one_is_played() -> None:
    seen: list[tuple[int, int, int]] = []
    arena.run_sizes("orcs", TWO, 2, seats=[2, 3], watch=lambda *told: seen.append(told))
    assert [told for told in seen if told[1] == told[2]] == [(2, 2, 2), (3, 6, 6)]
    assert [players for players, _, _ in seen] == sorted(players for players, _, _ in seen)


def test_results_are_never_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "out"
    arena.run_sizes("orcs", TWO, 1, seats=[2, 3], seed=5, out=out).close()
    arena.run("orcs", TWO, 1, seed=5, out=tmp_path / "single").close()
    before = everything(tmp_path)
    for folder in (out, tmp_path / "single"):
        with pytest.raises(BadInput, match="there are results already"):
            arena.run_sizes("orcs", TWO, 1, seats=[2, 3], seed=6, out=folder)
        with pytest.raises(BadInput, match="there are results already"):
            arena.run("orcs", TWO, 1, seed=6, out=folder)
    with pytest.raises(BadInput, match="has results for several numbers of players"):
        arena.load(out)
    with pytest.raises(BadInput, match=f"no results here: no {SIZES}"):
        arena.load_sizes(tmp_path / "single")
    assert everything(tmp_path) == before


BROKEN_LIST = f"{SIZES}: is not a list of arenas, or is broken"
LISTS: dict[str, tuple[str, str]] = {
    "half": ('{"bestiaire": 1, "arenas": [{"game": "or', BROKEN_LIST),
    "another": ("[1, 2]", BROKEN_LIST),
    "no arenas": ('{"bestiaire": 1}', BROKEN_LIST),
    "an empty one": ('{"bestiaire": 1, "arenas": []}', BROKEN_LIST),
    "another format": ('{"bestiaire": 2, "arenas": []}', f"{SIZES}: must be 1, not 2"),
    "no settings": ('{"bestiaire": 1, "arenas": [{}]}', "game: is missing"),
}
"""What may stand in the file that says what is to be played, and what is said about it."""


@pytest.mark.parametrize("how", LISTS)
def test_a_list_that_is_none(out: Path, how: str) -> None:
    text, said = LISTS[how]
    (out / SIZES).write_text(text, encoding="utf-8")
    assert_refused(out, said)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("seats", 2, BROKEN_LIST),
        ("seats", 9, "seats: must be from 2 to 4, not 9"),
        ("version", 99, f"{SIZES}: was played by version 99 of the rules"),
        ("game", "chess", "unknown: 'chess'"),
        ("seed", 6, "3: has other games than those beside it: seed is 5, not 6"),
        ("colour", "red", "arenas[1].colour: unknown field"),
    ],
)
def test_a_list_that_says_something_else(out: Path, name: str, value: object, said: str) -> None:
    written = json.loads((out / SIZES).read_text(encoding="utf-8"))
    written["arenas"][1][name] = value
    (out / SIZES).write_text(json.dumps(written), encoding="utf-8")
    assert_refused(out, said)


@pytest.mark.parametrize(
    ("game", "seats", "seed", "said"),
    [
        ("orcs", 3, 6, "3: has other games than those beside it: seed is 6, not 5"),
        ("orcs", 2, 5, "3: has other games than those beside it: seats is 2, not 3"),
        ("tokyo", 3, 5, "3: has other games than those beside it: game is 'tokyo', not 'orcs'"),
    ],
)
def test_other_games_where_ours_should_be(out: Path, game: str, seats: int, seed: int, said: str) -> None:
    shutil.rmtree(out / "3")
    arena.run(game, TWO, 1, seats=seats, seed=seed, out=out / "3").close()
    assert_refused(out, said)


def test_results_that_are_half_written(out: Path) -> None:
    kept = out / "3" / FILE
    kept.write_bytes(kept.read_bytes()[:1000])
    assert_refused(out, f"{FILE}: is not a file of results, or is broken")
    kept.rename(out / "3" / "else")
    assert_refused(out, f"3: no results here: no {FILE}")
    shutil.rmtree(out / "3")
    (out / "3").write_text("mine", encoding="utf-8")
    assert_refused(out, "3: no results here")
    (out / "3").unlink()
    (out / "3").mkdir()  # as if it had not been begun
    with arena.resume_sizes(out) as sizes:
        assert sizes.is_complete


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """A folder of results for two and for three."""
    arena.run_sizes("orcs", TWO, 1, seats=[2, 3], seed=5, out=tmp_path / "out").close()
    return tmp_path / "out"


def assert_refused(out: Path, said: str) -> None:
    """One clear error in both languages, and nothing is changed."""
    before = everything(out)
    for games in (None, 4):
        with pytest.raises(BadInput) as error:
            arena.resume_sizes(out, games=games)
        assert said in error.value.say("en")
        assert error.value.say("fr") != error.value.say("en")
        assert "\n" not in error.value.say("en")
    assert everything(out) == before


def test_what_can_not_be_asked_for(tmp_path: Path) -> None:
    for seats, said in [
        ([2, 5], "must be from 2 to 4, not 5"),
        ([3, 3], "3 is given twice"),
        ([], "must be from 2 to 4, not \\[\\]"),
        (["2"], "must be a whole number"),
    ]:
        with pytest.raises(BadInput, match=said):
            arena.run_sizes("orcs", TWO, 1, seats=seats, out=tmp_path / "out")  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []
