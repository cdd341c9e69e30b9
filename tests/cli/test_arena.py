"""`bestiaire arena` as a person meets it."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import sqlite3
from pathlib import Path

import pytest

import bestiaire
from bestiaire import arena
from tests.cli.terminal import LONG, Terminal, assert_one_line, read_until, screen

MEET = ("arena", "mindbug", "--players", "search:5", "random", "--seed", "3", "--jobs", "2")


def test_an_arena_and_its_report(terminal: Terminal) -> None:
    done = terminal.run(*MEET, "--games", "5")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[:2] == [
        "6 games: 6 for each of 1 pairing. (5 was rounded up: each deal is played once from every seat.)",
        "6 of 6 games are over.",
    ]
    assert lines[-1] == "The report: arena-mindbug-1/report.html"
    page = (terminal.folder / "arena-mindbug-1" / "report.html").read_text(encoding="utf-8")
    assert "Which card wins" in page
    with arena.load(terminal.folder / "arena-mindbug-1") as kept:
        assert list(kept) == list(arena.run("mindbug", ["search:5", "random"], 6, seed=3))

    again = terminal.run("arena", "report", "arena-mindbug-1", "--lang", "fr")
    assert "Le rapport\u00a0: arena-mindbug-1/report.html" in again.stdout
    french = (terminal.folder / "arena-mindbug-1" / "report.html").read_text(encoding="utf-8")
    assert "Quelle carte gagne" in french

    figures = json.loads(terminal.run("arena", "report", "arena-mindbug-1", "--json").stdout)
    assert figures["games"] == 6
    cards = list(csv.DictReader(io.StringIO(terminal.run("arena", "report", "arena-mindbug-1", "--csv").stdout)))
    assert {line["kind"] for line in cards} >= {"drawn", "played"}
    record = json.loads(terminal.run("arena", "report", "arena-mindbug-1", "--record", "4").stdout)
    assert bestiaire.replay(record).result is not None

    assert terminal.run(*MEET, "--games", "2", "--no-cards").stdout.endswith("arena-mindbug-2/report.html\n")
    page = (terminal.folder / "arena-mindbug-2" / "report.html").read_text(encoding="utf-8")
    assert "Which card wins" not in page


def games_in(folder: Path) -> int:
    """How many games the file has; none while there is no such file or table."""
    try:
        connection = sqlite3.connect(f"file:{folder / 'games.sqlite'}?mode=ro", uri=True)
        try:
            return int(connection.execute("SELECT count(*) FROM games").fetchone()[0])
        finally:
            connection.close()
    except sqlite3.Error:
        return 0


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(terminal: Terminal) -> None:
    process = terminal.start(*MEET, "--games", "100000", "--out", "out")
    try:
        while games_in(terminal.folder / "out") < 2:
            assert process.poll() is None
            os.sched_yield()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=LONG)
    finally:
        process.kill()
        process.wait(timeout=LONG)
    assert (process.returncode, err) == (130, b"")
    assert out.decode().endswith("To go on: bestiaire arena --resume out\n")
    assert (terminal.folder / "out" / "report.html").exists()
    before = games_in(terminal.folder / "out")
    assert before >= 2
    assert_one_line(terminal.run("arena", "--resume", "out", "--games", "2"), "games: these results were played with")


def test_a_terminal_shows_a_bar(terminal: Terminal) -> None:
    with screen(terminal, *MEET, "--games", "40") as shown:
        seen = shown.read("report.html")
        assert "of 40 games" in seen
        assert " left" in seen
        assert read_until(shown.master) is not None
        assert shown.process.wait(timeout=LONG) == 0


def test_the_rest_of_an_arena(terminal: Terminal) -> None:
    terminal.run(*MEET, "--games", "2", "--out", "out")
    done = terminal.run(*MEET, "--games", "4", "--resume", "out", "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "4 parties finies sur 4." in done.stdout
    for more, said in [
        (("--seed", "4"), "seed: these results were played with 3, not 4"),
        (("--players", "random", "greedy"), "players: these results were played with ['search:5', 'random'], not"),
        (("--sets", "x"), "sets: these results were played with ['first_contact'], not ['x']"),
        (("--no-cards",), "no-cards: these results were played with False, not True"),
        (("--out", "else"), "out: does not go with --resume"),
    ]:
        assert_one_line(terminal.run("arena", "--resume", "out", *more), said)
    assert games_in(terminal.folder / "out") == 4


TWO = ("--players", "random", "greedy")


@pytest.mark.parametrize(
    ("arguments", "en", "fr"),
    [
        ((), "game: is missing", "game : manque"),
        (("chess", *TWO), "game: unknown: 'chess'", "game : inconnu : 'chess'"),
        (("mindbug",), "players: is missing", "players : manque"),
        (("mindbug", "--players"), "--players: needs a value", "--players : demande une valeur"),
        (("mindbug", "--players", "random"), "players: must be from 2", "players : doit être de 2"),
        (("mindbug", "--players", "random", "hrad"), "did you mean 'hard'", "vouliez-vous dire 'hard'"),
        (("mindbug", *TWO, "--games", "0"), "games: must be from 1", "games : doit être compris entre 1"),
        (("mindbug", *TWO, "--games", "x"), "--games: must be a whole", "--games : doit être un nombre entier"),
        (("mindbug", *TWO, "--seats", "3"), "seats: must be 2", "seats : doit être 2"),
        (("mindbug", *TWO, "--jobs", "0"), "jobs: at least 1", "jobs : il en faut au moins 1"),
        (("mindbug", *TWO, "--sets", "x"), "sets[0]: unknown", "sets[0] : inconnu"),
        (("mindbug", *TWO, "--seed", "-1"), "seed: must be", "seed : doit être"),
        (("mindbug", *TWO, "--engine", "x"), "--engine: must be one of", "--engine : doit être l'un de"),
        (("mindbug", *TWO, "--address", "x"), "address: only goes with", "address : ne va qu'avec"),
        (("mindbug", *TWO, "--out", "mine.txt"), "mine.txt: is not a folder", "mine.txt : n'est pas un dossier"),
        (("mindbug", *TWO, "--out", "."), ".: the folder is not empty", ". : le dossier n'est pas vide"),
        (("mindbug", *TWO, "--json"), "json: only goes with", "json : ne va qu'avec"),
        (("report",), "folder: is missing", "folder : manque"),
        (("report", "nowhere"), "nowhere: no results here", "nowhere : pas de résultats ici"),
        (("report", ".", "--seed", "3"), "seed: does not go with report", "seed : ne va pas avec report"),
        (("report", "foreign"), "is not a file of results, or is broken", "n'est pas un fichier de résultats"),
        (("--resume", "foreign"), "is not a file of results, or is broken", "n'est pas un fichier de résultats"),
    ],
    ids=lambda value: " ".join(value)[-40:] if isinstance(value, tuple) else "",
)
def test_what_can_not_be_done_is_one_line(terminal: Terminal, arguments: tuple[str, ...], en: str, fr: str) -> None:
    (terminal.folder / "mine.txt").write_text("mine", encoding="utf-8")
    (terminal.folder / "foreign").mkdir()
    (terminal.folder / "foreign" / "games.sqlite").write_text("mine", encoding="utf-8")
    before = sorted(terminal.folder.rglob("*"))
    assert_one_line(terminal.run("arena", *arguments), en)
    french = terminal.run("arena", *arguments, "--lang", "fr")
    assert french.returncode == 2
    assert fr in french.stderr.replace("\u00a0", " ")
    assert len(french.stderr.splitlines()) == 1
    assert sorted(terminal.folder.rglob("*")) == before


def test_a_report_that_can_not_be_written(terminal: Terminal) -> None:
    terminal.run(*MEET, "--games", "2", "--out", "out")
    (terminal.folder / "out" / "report.html").unlink()
    (terminal.folder / "out" / "report.html").mkdir()
    assert_one_line(terminal.run("arena", "report", "out"), "report.html: can't be written: ")
    assert sorted(path.name for path in (terminal.folder / "out").iterdir()) == ["games.sqlite", "report.html"]
