"""`bestiaire analyse` and `hint`: what the search thinks, in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, assert_one_line, table_after, whole_game


def test_a_whole_game_is_judged_and_a_page_is_written(terminal: Terminal) -> None:
    table = whole_game(["Ana", "[/b]"])
    path = terminal.write(table.record())
    done = terminal.run("analyse", path, "--level", "search:10", "--out", "page.html")
    assert (done.returncode, done.stderr) == (0, "")
    for number in range(len(table.moves) + 1):
        assert any(line.split()[:1] == [str(number)] for line in done.stdout.splitlines()), number
    assert "Ana" in done.stdout
    assert "[/b]" in done.stdout
    page = (terminal.folder / "page.html").read_text(encoding="utf-8")
    assert page.count('class="point') == len(table.moves) + 1
    assert '<html lang="en">' in page
    again = terminal.run("analyse", path, "--level", "search:10", "--lang", "fr")
    assert (again.returncode, again.stderr) == (0, "")
    assert "jugée par une recherche de 10 parties" in " ".join(again.stdout.split())


def test_a_file_that_is_there_is_never_replaced(terminal: Terminal) -> None:
    path = terminal.write(table_after(3).record())
    there = terminal.folder / "there.html"
    there.write_text("mine")
    done = terminal.run("analyse", path, "--level", "search:5", "--out", "there.html")
    assert_one_line(done, "there.html: is already there")
    assert there.read_text() == "mine"
    assert done.stdout == ""
    assert_one_line(terminal.run("analyse", path, "--out", str(path)), "already there")
    assert json.loads(Path(path).read_text())["moves"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--level", "greedy"), "level: unknown: 'greedy'"),
        (("--level", "search:0"), "level: unknown"),
        (("--jobs", "0"), "jobs: must be from 1 to 256"),
        (("--jobs", "two"), "--jobs: must be a whole number"),
        (("--out", "nowhere/page.html"), "nowhere/page.html: there is no such folder"),
        (("--out", "."), "already there"),
    ],
)
def test_wrong_input_is_one_line(terminal: Terminal, options: tuple[str, ...], said: str) -> None:
    path = terminal.write(table_after(3).record())
    assert_one_line(terminal.run("analyse", path, *options), said)


def test_no_record(terminal: Terminal) -> None:
    assert_one_line(terminal.run("analyse", "none.json"), "none.json: can't be read")
    bad = terminal.write({**table_after(3).record(), "moves": ["fly:away"], "digests": []})
    assert_one_line(terminal.run("analyse", bad), "moves[0]")


def test_a_hint(terminal: Terminal) -> None:
    for word, lang, said in (("hint", "en", "Chance to win:"), ("conseil", "fr", "Chances de gagner")):
        done = terminal.run("play", "mindbug", "--seed", "7", "--lang", lang, typed=f"{word}\nq\n")
        assert done.returncode == 0
        assert said in done.stdout
    helped = terminal.run("play", "mindbug", "--seed", "7", typed="help\nq\n")
    assert "hint —" in helped.stdout


def test_no_hint_when_nothing_is_asked(terminal: Terminal) -> None:
    path = terminal.write(whole_game(["", "random"]).record())
    done = terminal.run("play", "--resume", path, typed="hint\nq\n")
    assert "Nothing is asked now." in done.stdout
