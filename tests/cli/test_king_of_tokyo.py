"""Mindbug x King of Tokyo in the terminal: Energy cards, cubes, dice, and what holds until the turn ends."""

from __future__ import annotations

import re
from typing import Any

import pytest

import bestiaire
from bestiaire.terminal.play import Session
from tests.cli.shown import assert_told, set_size, told
from tests.cli.terminal import Terminal, on_terminal

HERE: dict[str, Any] = {
    "sets": ["king_of_tokyo"],
    "players": [
        {"energy": 2, "hand": ["kong", "bookwyrm"], "play": ["hades", "mechamster"]},
        {"energy": 1, "mindbugs": 0, "hand": ["rob", "kraken"], "play": ["mantis"]},
    ],
    "display": ["pounce", "railgun", "resurrection"],
    "energy_deck": ["rage", "stomp"],
    "energy_discard": ["ambush"],
}


def session(lang: str, *moves: str, seed: int = 1) -> Session:
    table = bestiaire.table("mindbug", position=HERE, seed=seed, names=["Ana", "Max"])
    for move in moves:
        table.play(move)
    return Session(table, lang, None)


@pytest.mark.parametrize("columns", [60, 100])
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["Energy ▣ 2", "Energy ▣ 1", "Pounce (1)", "Railgun (2)", "Resurrection (3, 1 short)", "deck 2", "2 dice"],
        ),
        ("fr", ["Énergie ▣ 2", "Énergie ▣ 1", "Bond (1)", "Résurrection (3, manque 1)", "paquet 2", "2 dés"]),
    ],
)
def test_prices_cubes_and_die_symbols_are_on_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, words: list[str], columns: int
) -> None:
    set_size(monkeypatch, (columns, 60))
    session(lang).show_table(0)
    assert_told(capsys, words)


def test_a_heading_breaks_between_its_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_size(monkeypatch, (50, 60))
    table = bestiaire.table("mindbug", position=HERE, names=["", "Zoé Grandin-Delacroix"])
    Session(table, "fr", None).show_table(0)
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:3] == ["── Zoé Grandin-Delacroix  ♥ 3  Mindbugs –", "   Énergie ▣ 1  main 2  pioche 0  défausse 0"]


def test_what_holds_this_turn_is_seen_by_both(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_size(monkeypatch, (100, 60))
    here = session("en", "buy:pounce", "buy:none", "attack:hades", "reroll:none")
    while here.table.choice is not None and here.table.choice.player == 0:  # which die is first, whom to hunt
        here.table.play(here.table.choice.keys[-1])
    here.show_table(1)
    assert "Pounce: Until the end of this turn, your creatures have HUNTER." in told(capsys)


@pytest.mark.parametrize(("lang", "title", "face"), [("en", "Dice:", "DISCARD"), ("fr", "Dés :", "DÉFAUSSE")])
def test_who_must_discard_sees_the_dice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, title: str, face: str
) -> None:
    set_size(monkeypatch, (80, 60))
    for seed in range(300):
        here = session(lang, "buy:none", "attack:hades", "reroll:none", seed=seed)
        if here.table.choice is not None and here.table.choice.kind == "die":
            here.table.play("die:1")
        if here.table.choice is not None and here.table.choice.kind == "discard":
            here.show_table(1)
            shown = on_terminal(capsys.readouterr().out)
            assert re.search(rf"{title} .*\[{face}\]", shown)
            return
    raise AssertionError("no DISCARD was rolled")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("piles", ["Energy cards face up: Pounce (1), Railgun (2), Resurrection (3)", "Energy discard pile: Ambush"]),
        ("card pounce", ["1 Energy cube", "Face up, for 1 Energy cube."]),
        ("card hades", ["2 die symbols", "2 dice = 2 + 1 Mechamster (never more than 2)"]),
        ("card kong", ["1 die symbol"]),
    ],
)
def test_cards_and_piles_can_be_read(capsys: pytest.CaptureFixture[str], command: str, words: list[str]) -> None:
    session("en").take_line(command, 0)
    assert_told(capsys, words)


@pytest.mark.parametrize(("lang", "price"), [("en", "Price"), ("fr", "Prix")])
def test_the_cards_are_listed_set_by_set(terminal: Terminal, lang: str, price: str) -> None:
    done = terminal.run("cards", "mindbug", "--lang", lang, COLUMNS="120")
    assert re.findall("Mindbug · (.*?) *\n", done.stdout) == ["First Contact", "King of Tokyo", "King of Tokyo"]
    assert done.stdout.count(price) >= 1


def test_a_whole_game_with_the_new_set(terminal: Terminal) -> None:
    sets = ("--sets", "king_of_tokyo", "--opponent", "random", "--seed", "3")
    done = terminal.run("play", "mindbug", *sets, typed="1\n" * 150)
    assert done.returncode == 0
    assert "Energy cards face up" in done.stdout
    assert "The game is over" in done.stdout
