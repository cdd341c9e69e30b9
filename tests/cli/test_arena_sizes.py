"""`bestiaire arena --seats 2-6` as a person meets it."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
from pathlib import Path

import pytest

import bestiaire
from bestiaire import arena
from tests.cli.terminal import LONG, Terminal, assert_one_line, screen
from tests.cli.test_arena import games_in

MEET = ("arena", "orcs", "--players", "random", "random", "--seed", "3", "--jobs", "1")


def test_arenas_and_their_reports(terminal: Terminal) -> None:
    done = terminal.run(*MEET, "--games", "3", "--seats", "2,4", "--out", "out")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    rounded = "(3 was rounded up: each deal is played once from every seat.)"
    assert lines[:2] == [
        f"2 players – 4 games: 4 for each of 1 pairing. {rounded}",
        f"4 players – 4 games: 4 for each of 1 pairing. {rounded}",
    ]
    assert "2 players – 4 of 4 games are over." in lines
    assert "4 players – 4 of 4 games are over." in lines
    assert lines[-1] == "The report: out/report.html"
    out = terminal.folder / "out"
    page = (out / "report.html").read_text(encoding="utf-8")
    for players in (2, 4):
        assert f'href="{players}/report.html"' in page
        assert (out / str(players) / "report.html").is_file()

    again = terminal.run("arena", "report", "out", "--lang", "fr")
    assert "4 joueurs – 4 parties finies sur 4." in again.stdout
    assert "Quelle carte gagne, à combien de joueurs" in (out / "report.html").read_text(encoding="utf-8")
    assert "Quelle carte gagne" in (out / "4" / "report.html").read_text(encoding="utf-8")

    figures = json.loads(terminal.run("arena", "report", "out", "--json").stdout)
    with arena.load_sizes(out) as kept:
        assert figures == kept.figures()
    cards = list(csv.DictReader(io.StringIO(terminal.run("arena", "report", "out", "--csv").stdout)))
    assert list(cards[0]) == ["players", "card", "kind", "games", "wins", "rate", "low", "high", "expected"]
    assert {line["players"] for line in cards} == {"2", "4"}
    several = "out: has results for several numbers of players: name the folder of one of them"
    assert_one_line(terminal.run("arena", "report", "out", "--record", "1"), several)
    record = json.loads(terminal.run("arena", "report", "out/4", "--record", "1").stdout)
    assert bestiaire.replay(record).seats == 4


def test_a_span_of_one_is_an_ordinary_arena(terminal: Terminal) -> None:
    assert terminal.run(*MEET, "--games", "1", "--seats", "3-3", "--out", "out").returncode == 0
    assert sorted(path.name for path in (terminal.folder / "out").iterdir()) == ["games.sqlite", "report.html"]


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(terminal: Terminal) -> None:
    process = terminal.start(*MEET, "--games", "100000", "--seats", "2-4", "--out", "out")
    out = terminal.folder / "out"
    try:
        while games_in(out / "2") < 2:
            assert process.poll() is None
            os.sched_yield()
        process.send_signal(signal.SIGINT)
        said, err = process.communicate(timeout=LONG)
    finally:
        process.kill()
        process.wait(timeout=LONG)
    assert (process.returncode, err) == (130, b"")
    assert "3 players – 0 of 200,004 games are over." in said.decode()
    assert said.decode().endswith("To go on: bestiaire arena --resume out\n")
    assert sorted(path.name for path in out.iterdir()) == ["2", "report.html", "sizes.json"]


def test_the_rest_of_them(terminal: Terminal) -> None:
    terminal.run(*MEET, "--games", "2", "--seats", "2,3", "--out", "out")
    done = terminal.run(*MEET, "--games", "4", "--seats", "2-3", "--resume", "out", "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "2 joueurs – 4 parties finies sur 4." in done.stdout
    assert "3 joueurs – 12 parties finies sur 12." in done.stdout
    for more, said in [
        (("--seed", "4"), "seed: these results were played with 3, not 4"),
        (("--seats", "2-4"), "seats: these results were played with [2, 3], not [2, 3, 4]"),
        (("--seats", "2"), "seats: these results were played with [2, 3], not 2"),
        (("--seats", "2-"), "seats: must be like 4, 2-6 or 2,4,6, not '2-'"),
        (("--games", "2"), "games: these results were played with 4, not 2"),
    ]:
        assert_one_line(terminal.run("arena", "--resume", "out", *more), said)
    one = terminal.run("arena", "--resume", "out/3", "--seats", "2,3")
    assert_one_line(one, "seats: these results were played with 3, not [2, 3]")
    assert (games_in(terminal.folder / "out" / "2"), games_in(terminal.folder / "out" / "3")) == (4, 12)


def test_a_terminal_shows_a_bar_for_each(terminal: Terminal) -> None:
    with screen(terminal, *MEET, "--games", "40", "--seats", "2-3") as shown:
        seen = shown.read("report.html")
        assert re.search(r"2 players – \d+ of 40 games", seen)
        assert re.search(r"3 players – \d+ of 84 games", seen)
        assert shown.process.wait(timeout=LONG) == 0


@pytest.mark.parametrize(
    ("arguments", "en", "fr"),
    [
        (("--seats", "2-9"), "seats: must be from 2 to 4, not 9", "seats : doit être compris entre 2 et 4, pas 9"),
        (("--seats", "4-2"), "seats: must be 2-4, not '4-2'", "seats : doit être 2-4, pas '4-2'"),
        (("--seats", "2-"), "seats: must be like 4, 2-6 or 2,4,6", "seats : doit être comme 4, 2-6 ou 2,4,6"),
        (("--seats", "2,2"), "seats: 2 is given twice", "seats : 2 est donné deux fois"),
        (("--seats", "2,3", "--out", "full"), "full: the folder is not empty", "full : le dossier n'est pas vide"),
        (("--seats", "2,3", "--out", "full/x"), "full/x: is not a folder", "full/x : n'est pas un dossier"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_can_not_be_done_is_one_line(terminal: Terminal, arguments: tuple[str, ...], en: str, fr: str) -> None:
    (terminal.folder / "full").mkdir()
    (terminal.folder / "full" / "x").write_text("mine", encoding="utf-8")
    before = sorted(terminal.folder.rglob("*"))
    assert_one_line(terminal.run(*MEET, *arguments), en)
    french = terminal.run(*MEET, *arguments, "--lang", "fr")
    assert (french.returncode, len(french.stderr.splitlines())) == (2, 1)
    assert fr in french.stderr.replace("\u00a0", " ")
    assert sorted(terminal.folder.rglob("*")) == before


def test_a_folder_that_is_half_written(terminal: Terminal) -> None:
    terminal.run(*MEET, "--games", "1", "--seats", "2,3", "--out", "out")
    broken: Path = terminal.folder / "out" / "3" / "games.sqlite"
    broken.write_bytes(broken.read_bytes()[:500])
    for command in (("arena", "--resume", "out", "--games", "8"), ("arena", "report", "out")):
        assert_one_line(terminal.run(*command), "out/3/games.sqlite: is not a file of results, or is broken")
    assert games_in(terminal.folder / "out" / "2") == 2
