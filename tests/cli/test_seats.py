"""More than two seats, several computers, several people; and a game that brings neither board nor words."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import bestiaire
from bestiaire.show.board.plain import PlainBoard
from bestiaire.terminal.naming import seat_names
from tests.cli.terminal import PROMPT, Done, Terminal, assert_one_line
from tests.tiny import SNIP


@pytest.fixture
def snip(tmp_path: Path) -> Terminal:
    """A terminal with the tiny three-player game."""
    return Terminal(tmp_path, "tests.cli.snip")


def play(snip: Terminal, *arguments: str, lines: int = 60, typed: str = "1") -> Done:
    done = snip.run("play", "snip", "--seed", "3", *arguments, typed=f"{typed}\n" * lines + "quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    return done


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_against_two_computers(snip: Terminal, lang: str) -> None:
    done = play(snip, "--lang", lang)
    record = json.loads(snip.left_behind().read_text(encoding="utf-8"))
    assert record["seats"] == ["", "normal", "normal"]
    assert record["result"] is not None
    computers = ("Computer 1", "Computer 2") if lang == "en" else ("Ordinateur 1", "Ordinateur 2")
    assert all(name in done.stdout for name in computers)
    assert re.search(r"win" if lang == "en" else "gagne", done.stdout)
    assert ("turn: You" if lang == "en" else "turn : Vous") in done.stdout
    assert not re.search(r"seat|\bturn ?: \d", done.stdout)


def test_the_plain_board_shows_what_each_player_has(snip: Terminal) -> None:
    done = play(snip, lines=0)
    first = done.stdout.split(PROMPT)[0]
    assert re.search(r"── You\n  hands: \d+, \d+, \d+\n  scores: 0\n── Computer 1\n  hands: 3\n", first)
    assert re.search(r"die: [1-6]\nlaid: –\n", first)
    assert "Your choice: roll (rule SN-1).\n  1 Roll: keep\n  2 Roll: again\n" in first


def test_three_people_at_one_keyboard(snip: Terminal) -> None:
    """The screen is handed on at every turn, each time to the player who is named."""
    done = play(snip, "--hotseat", "--name", "Ana", typed="\n1\n1", lines=9)
    handed = re.findall(r"(Ana|Player 2|Player 3), it is your choice", done.stdout)
    assert handed[:7] == ["Ana", "Player 2", "Player 3"] * 2 + ["Ana"]
    assert "Ana — Your choice: roll" in done.stdout
    assert "Player 2 — Your choice: roll" not in done.stdout.partition("Player 2, it is your choice")[0]


def test_two_people_and_a_computer(snip: Terminal) -> None:
    done = play(snip, "--people", "2", "--seat", "2", "--name", "Ana", "--name", "Max", typed="\n1\n1", lines=4)
    record = json.loads(snip.left_behind().read_text(encoding="utf-8"))
    assert record["seats"] == ["normal", "Ana", "Max"]
    assert re.findall(r"(\w+), it is your choice", done.stdout)[:3] == ["Ana", "Max", "Ana"]
    assert "Computer: lay" in done.stdout


def test_people_sit_side_by_side_around_the_table(snip: Terminal) -> None:
    play(snip, "--people", "2", "--seat", "3", lines=0)
    assert json.loads(snip.left_behind().read_text(encoding="utf-8"))["seats"] == ["", "normal", ""]


def test_a_rematch_has_as_many_seats(snip: Terminal) -> None:
    snip.run("play", "snip", "--seed", "3", typed="1\n" * 5 + "\nsave again.json\nquit\n")
    again = json.loads((snip.folder / "again.json").read_text(encoding="utf-8"))
    assert again["seats"] == ["normal", "normal", ""]
    assert again["result"] is None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "4"), "players: must be 3, not 4"),
        (("--seat", "0"), "seat: must be from 1 to 3, not 0"),
        (("--seat", "4", "--lang", "fr"), "seat\u00a0: doit être compris entre 1 et 3, pas 4"),
        (("--people", "4"), "people: must be from 1 to 3, not 4"),
        (("--name", "A", "--name", "B"), "name: 2 names, but 1 at the keyboard"),
        (("--hotseat", "--seat", "2"), "hotseat: can't go together"),
    ],
    ids=" ".join,
)
def test_seats_that_cannot_be(snip: Terminal, arguments: tuple[str, ...], said: str) -> None:
    assert_one_line(snip.run("play", "snip", *arguments), said)


def test_mindbug_is_for_two(terminal: Terminal) -> None:
    assert_one_line(terminal.run("play", "mindbug", "--players", "3"), "players: must be 2, not 3")
    done = terminal.run("play", "mindbug", "--players", "2", typed="quit\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_commands_in_a_game_without_words(snip: Terminal) -> None:
    typed = "help\ncard\ncard x\nrule\nrules\npiles\nlog\nroll:keep\nquit\n"
    done = snip.run("play", "snip", "--seed", "3", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    help_, card, card_x, rule, rules, piles, log, played = done.stdout.split(PROMPT)[1:9]
    assert "a key such as roll:keep" in help_
    assert "── You" in card
    assert "This game lists no cards." in card_x
    assert "nothing to read about a rule 'SN-1'" in rule
    assert "explains no rules" in rules
    assert "type table" in piles
    assert "You: roll (die" in log
    assert "Lay: " in played


def test_a_script_of_ones_own_is_not_called_bestiaire(snip: Terminal) -> None:
    done = play(snip, lines=0)
    assert f"Saved: {snip.left_behind()}" in done.stdout


# -- names


def named(*names: str) -> list[str]:
    return seat_names(bestiaire.table("mindbug", seed=7, names=list(names)), "en", 0)


def test_who_would_be_called_the_same_is_numbered() -> None:
    assert named("greedy", "random") == ["Computer 1", "Computer 2"]
    assert named("Ana", "Ana") == ["Ana 1", "Ana 2"]
    assert named("Ana", "greedy") == ["Ana", "Computer"]
    assert named("", "") == ["You", "Player 2"]


def test_a_name_can_do_no_harm_to_the_screen() -> None:
    assert named("\x1b[2J\nAna", "x" * 500) == ["?[2J?Ana", "x" * 29 + "…"]


def test_a_list_that_only_looks_like_one_entry_a_player_is_left_alone() -> None:
    bestiaire.register(SNIP)
    try:
        table = bestiaire.table("snip", seed=3, names=["", "greedy", "greedy"])
        while len(table.view(0)["laid"]) < 3:
            table.play(0)
        view, names = table.view(0), seat_names(table, "en", 0)
    finally:
        bestiaire.unregister("snip")
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as shown:
        console.print(PlainBoard(SNIP).reading(view, names, "en"))
    assert f"laid: {', '.join(map(str, view['laid']))}" in shown.get().splitlines()


def test_cards_on_a_plain_board_are_called_by_their_names() -> None:
    named = replace(SNIP, cards=lambda: [{"id": "ace", "name_en": "Ace of Spades", "name_fr": "As de pique"}])
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as shown:
        console.print(PlainBoard(named).reading({"seat": 0, "top": "ace", "pile": ["ace", "two"]}, ["Ana"], "fr"))
    assert shown.get().splitlines() == ["top : As de pique", "pile : As de pique, two"]
