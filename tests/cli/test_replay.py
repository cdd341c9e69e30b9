"""Replays: as a spectator, from a seat, with all hands open; seats are counted from 1."""

from __future__ import annotations

import re

import pytest

import bestiaire
from bestiaire.terminal.naming import seat_names
from bestiaire.terminal.replay import open_view
from tests.cli.terminal import Terminal, assert_one_line, named_in, table_after, whole_game
from tests.tiny import SNIP

NAMES = {card["id"]: card["name_en"] for card in bestiaire.game("mindbug").cards()}


@pytest.mark.parametrize("names", [None, ["", "greedy"], ["Ana", "[/b]"], ["[red]", "[/red]"]], ids=repr)
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_a_replay_tells_every_move(terminal: Terminal, names: list[str] | None, seat: int | None) -> None:
    table = whole_game(names)
    path = terminal.write(table.record())
    looking = () if seat is None else ("--seat", str(seat))
    names_en = {card["id"]: card["name_en"] for card in bestiaire.game("mindbug").cards()}
    done = terminal.run("replay", path, *looking)
    assert (done.returncode, done.stderr) == (0, "")
    for number, move in enumerate(table.moves, start=1):
        card = move.partition(":")[2].partition("#")[0]
        said = names_en.get(card, "")
        assert re.search(rf"{number}/{len(table.moves)}  \S.*: .*{re.escape(said)}", done.stdout)
    if names is not None and names[0]:
        assert all(name in done.stdout for name in names)


def test_a_replay_of_a_game_that_goes_on_says_so(terminal: Terminal) -> None:
    path = terminal.write(table_after(3).record())
    assert "the game goes on" in terminal.run("replay", path).stdout
    assert "la partie continue" in terminal.run("replay", path, "--lang", "fr").stdout


def test_a_spectator_is_shown_no_hand(terminal: Terminal) -> None:
    table = table_after(3)
    names = {card["id"]: card["name_en"] for card in bestiaire.game("mindbug").cards()}
    done = terminal.run("replay", terminal.write(table.record()))
    known = named_in(table.view(None)) | named_in([event.seen_by(None) for event in table.events])
    for player in table.position()["players"]:
        for card in set(player["hand"] + player["deck"]) - known:
            assert names[card] not in done.stdout


def test_a_replay_of_an_imagined_game(terminal: Terminal) -> None:
    """Its record notes among the moves that the dice were changed."""
    table = table_after(1).imagine(0, 5)
    table.play(0)
    done = terminal.run("replay", terminal.write(table.record()))
    assert (done.returncode, done.stderr) == (0, "")
    assert "the game goes on" in done.stdout


def test_a_replay_from_a_position(terminal: Terminal) -> None:
    table = bestiaire.table("mindbug", position=table_after(3).position())
    table.play(0)
    done = terminal.run("replay", terminal.write(table.record()))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("typed", "steps"),
    [("", 1), ("\n\n\n", 3), ("\nq\n\n\n", 2), ("\n" * 9, 3), ("x\n\nquit\n", 2)],
    ids=["end", "3", "q", "9", "x"],
)
def test_a_replay_step_by_step(terminal: Terminal, typed: str, steps: int) -> None:
    path = terminal.write(table_after(3).record())
    done = terminal.run("replay", path, "--step", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Enter: next, q: leave") == steps + typed.count("x")
    assert done.stdout.count("/3  ") == (steps if typed.count("\n") >= 3 and "q" not in typed else steps - 1)


def never_shown(table: bestiaire.Table, seat: int | None) -> list[set[str]]:
    """For each hand, the names of its cards that this seat has never seen."""
    known = named_in(table.view(seat)) | named_in([event.seen_by(seat) for event in table.events])
    return [{NAMES[card] for card in set(player["hand"]) - known} for player in table.position()["players"]]


@pytest.mark.parametrize("seat", [1, 2])
def test_from_a_seat_its_hand_is_shown_and_the_other_not(terminal: Terminal, seat: int) -> None:
    table = table_after(3, ["Ana", "Max"])
    hidden = never_shown(table, seat - 1)
    assert not hidden[seat - 1]
    assert hidden[2 - seat]
    done = terminal.run("replay", terminal.write(table.record()), "--seat", str(seat))
    for player in (0, 1):
        for card in table.position()["players"][player]["hand"]:
            assert (NAMES[card] in done.stdout) == (NAMES[card] not in hidden[player])
    assert f"Seen from seat {seat}: {('Ana', 'Max')[seat - 1]}." in done.stdout
    assert "your hand" in done.stdout


@pytest.mark.parametrize("step", [(), ("--step",)], ids=["through", "step"])
def test_open_shows_all_hands(terminal: Terminal, step: tuple[str, ...]) -> None:
    table = table_after(3, ["Ana", "Max"])
    assert all(never_shown(table, None))
    done = terminal.run("replay", terminal.write(table.record()), "--open", *step, typed="\n" * 9)
    assert (done.returncode, done.stderr) == (0, "")
    assert "All hands are open." in done.stdout
    last = done.stdout.rpartition("3/3  ")[2]
    for player in table.position()["players"]:
        assert all(NAMES[card] in last for card in player["hand"])
    assert "Ana: hand" in last
    assert "Max: hand" in last
    drawn = [NAMES[card] for event in table.events for card in (event.secret or {}).get("cards", [])]
    assert len(drawn) > 10
    told = re.sub(r"\s+", " ", done.stdout)
    assert all(name in told for name in drawn)


@pytest.mark.parametrize(("lang", "moves"), [("en", "1 move."), ("fr", "1 coup.")])
def test_a_replay_says_who_sits_where_and_how_to_see_more(terminal: Terminal, lang: str, moves: str) -> None:
    done = terminal.run("replay", terminal.write(table_after(1, ["Ana", "greedy"]).record()), "--lang", lang)
    first = "\n".join(done.stdout.splitlines()[:2])
    assert moves in first
    assert ("1 Ana, 2 Computer" if lang == "en" else "1 Ana, 2 Ordinateur") in first
    assert "--seat" in first
    assert "--open" in first


@pytest.mark.parametrize("seat", ["5", "3", "0", "-1"])
def test_a_seat_that_does_not_exist(terminal: Terminal, seat: str) -> None:
    path = terminal.write(table_after(4).record())
    assert_one_line(terminal.run("replay", path, f"--seat={seat}"), f"seat: must be from 1 to 2, not {seat}")
    assert_one_line(terminal.run("replay", path, f"--seat={seat}", "--lang", "fr"), f"entre 1 et 2, pas {seat}")


def test_one_seat_and_all_hands_are_two_things(terminal: Terminal) -> None:
    path = terminal.write(table_after(4).record())
    assert_one_line(terminal.run("replay", path, "--seat", "1", "--open"), "open: ", "--seat")


def test_all_hands_of_a_game_without_a_board() -> None:
    bestiaire.register(SNIP)
    try:
        table = bestiaire.table("snip", seed=3)
        table.play(0)
        opened = open_view(table, seat_names(table, "en"))
    finally:
        bestiaire.unregister("snip")
    assert opened["hands"] == table.position()["hands"]
    assert opened["seat"] is None
    assert "options" not in opened["choice"]
    assert {field: opened[field] for field in ("turn", "die", "scores", "laid")} == {
        field: table.view(None)[field] for field in ("turn", "die", "scores", "laid")
    }


def test_looking_at_all_hands_changes_nothing_else() -> None:
    table = whole_game()
    opened, shown = open_view(table, ["Ana", "Max"]), table.view(None)
    for player, closed, full in zip(opened["players"], shown["players"], table.position()["players"], strict=True):
        assert player["hand"] == full["hand"]
        assert {field: player[field] for field in closed if field != "hand"} == {
            field: closed[field] for field in closed if field != "hand"
        }
