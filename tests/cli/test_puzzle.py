"""`bestiaire puzzle`: asked, tried, answered and explained in the terminal, in both languages."""

from __future__ import annotations

import pytest

import bestiaire
from bestiaire.cli import main
from bestiaire.puzzles.puzzle import table_of
from bestiaire.puzzles.shelf import puzzles_of
from bestiaire.puzzles.telling import task, why_right, why_wrong


def solve(monkeypatch: pytest.MonkeyPatch, typed: list[str], *options: str) -> None:
    lines = iter(typed)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines, "quit"))
    assert main(["puzzle", *options]) == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_tries_are_answered(lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    info = bestiaire.game("mindbug")
    puzzle = next(iter(puzzles_of(info).values()))
    choice = table_of(info, puzzle).choice
    assert choice is not None
    wrong = next(key for key in choice.keys if key != puzzle.answer)
    solve(monkeypatch, [wrong, puzzle.answer, "", "quit"], "mindbug", "--key", puzzle.key, "--lang", lang)
    told = " ".join(capsys.readouterr().out.split())
    assert task(puzzle, lang) in told
    assert " ".join(why_wrong(info, puzzle, wrong, lang).split()) in told
    assert " ".join(why_right(info, puzzle, lang)[0].split()) in told
    assert told.count("○") + told.count("●") >= 10, "the next one was asked"


def test_without_a_game_it_is_the_one_of_the_day(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    solve(monkeypatch, ["answer", "table", "lang fr", "next", "what?", "quit"], "--lang", "en")
    told = capsys.readouterr().out
    assert "Enter: the next puzzle" in told
    assert "●" in told


def test_themes_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "mindbug", "--theme", "?", "--lang", "en"]) == 0
    assert "Playing a card" in capsys.readouterr().out
