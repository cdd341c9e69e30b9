"""Going on with a saved game: the record says which and who, the person which language."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

import bestiaire
from tests.cli.terminal import PROMPT, SEED, Terminal, assert_one_line, on_terminal, table_after
from tests.depth import long


def test_a_saved_game_is_resumed_where_it_was(terminal: Terminal) -> None:
    terminal.play("1", "save one.json", "1", "1", "resume one.json", "save two.json", "quit")
    assert terminal.record("one.json") == terminal.record("two.json")
    terminal.play("save three.json", "1", "save four.json", "quit", arguments=("--resume", "one.json"))
    assert terminal.record("three.json") == terminal.record("one.json")
    moves = terminal.record("one.json")["moves"]
    assert terminal.record("four.json")["moves"][: len(moves)] == moves


def test_a_record_says_itself_of_which_game_it_is(terminal: Terminal) -> None:
    path = terminal.write(table_after(4, ["", "greedy"]).record())
    done = terminal.run("play", "--resume", path, typed="save saved.json\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert terminal.record()["moves"] == table_after(4).moves


def test_without_a_record_the_game_must_be_named(terminal: Terminal) -> None:
    assert_one_line(terminal.run("play"), "game: which one? There are: duel, mindbug")
    assert_one_line(terminal.run("play", "--lang", "fr"), "lequel\u00a0? Il y a\u00a0: duel, mindbug")


def test_a_record_of_another_game(terminal: Terminal, tmp_path: Path) -> None:
    snip = Terminal(tmp_path, "tests.cli.snip")
    snip.run("play", "snip", typed="save snip.json\nquit\n")
    assert_one_line(snip.run("play", "mindbug", "--resume", "snip.json"), "is a record of Snip, not of Mindbug")
    done = snip.run("play", "mindbug", "--lang", "fr", typed="reprendre snip.json\nquitter\n")
    assert "est l'enregistrement d'une partie de Snip, pas de Mindbug" in done.stdout


@pytest.mark.parametrize("moves", [1, 20])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_only_what_is_news_is_told_and_not_the_whole_log(terminal: Terminal, moves: int, lang: str) -> None:
    """What happened since the own last choice; how much there was before is said, and where to read it."""
    table = table_after(moves, ["", "greedy"])
    while table.choice is not None and table.choice.player != 0:
        table.play(0)
    path = terminal.write(table.record())
    done = terminal.run("play", "--resume", path, "--lang", lang, typed="log\n")
    first, log, *_ = done.stdout.split(PROMPT)
    count = len(table.moves)
    said = f"Played so far: {count} moves" if lang == "en" else f"Déjà joué : {count} coups"
    assert said in first
    words = table.info.words()
    assert words is not None
    names = ["You", "Computer"] if lang == "en" else ["Vous", "Ordinateur"]
    told = [words.event(event.seen_by(0), 0, names, lang) for event in table.events]
    told = [on_terminal(sentence) for sentence in told]
    assert all(sentence in log for sentence in told)
    dealt, last = told[0], told[-1]
    assert dealt not in first
    assert last in first


def test_a_new_game_has_nothing_before_it(terminal: Terminal) -> None:
    assert "so far" not in terminal.play("quit").stdout


SPOKEN = [
    ("en", "fr", False),
    ("fr", "en", True),
    long("en", "fr", True),
    long("fr", "en", False),
    *[long(lang, lang, finished) for lang in ("en", "fr") for finished in (False, True)],
]
ENVIRONMENTS = {"en": {"LC_ALL": "C.UTF-8"}, "fr": {"LC_ALL": "fr_FR.UTF-8"}}


@pytest.mark.parametrize(("spoken", "environment", "finished"), SPOKEN)
def test_what_is_said_to_go_on_with_keeps_the_language(
    terminal: Terminal, spoken: str, environment: str, finished: bool
) -> None:
    """The language is the person's, not the record's: chosen by --lang, else by the environment."""
    lines = "1\n" * 600 if finished else "1\n"
    arguments = ("play", "mindbug", "--seed", str(SEED), "--lang", spoken)
    done = terminal.run(*arguments, typed=lines + "quit\n", **ENVIRONMENTS[environment])
    command = shlex.split(done.stdout.strip().splitlines()[-1].rpartition(" -m bestiaire ")[2])
    assert command[0] == ("replay" if finished else "play")
    assert "mindbug" not in command
    again = terminal.run(*command, typed="quit\n", **ENVIRONMENTS[environment])
    assert again.returncode == 0
    assert ("Saved" in again.stdout or "Seats" in again.stdout) == (spoken == "en")
    assert ("Sauvegardé" in again.stdout or "Places" in again.stdout) == (spoken == "fr")
    assert "lang" not in bestiaire.replay(json.loads(terminal.left_behind().read_text(encoding="utf-8"))).record()


def test_another_language_may_be_chosen_when_going_on(terminal: Terminal) -> None:
    path = terminal.write(table_after(4, ["", "greedy"]).record())
    assert "votre main" in terminal.run("play", "--resume", path, "--lang", "fr", typed="quit\n").stdout


# -- nothing is lost on the way


def kept(terminal: Terminal) -> list[list[str]]:
    """The moves of every record in the data folder."""
    return [json.loads(path.read_text(encoding="utf-8"))["moves"] for path in sorted(terminal.data.rglob("*.json"))]


def test_resuming_another_game_keeps_the_one_that_was_played(terminal: Terminal) -> None:
    terminal.write(table_after(4, ["", "greedy"]).record(), "other.json")
    done = terminal.play("2", "resume other.json", "quit")
    assert "The game before is saved: " in done.stdout
    (moves,) = kept(terminal)
    assert moves
    assert moves[0] == bestiaire.table("mindbug", seed=SEED).choice.keys[1]  # type: ignore[union-attr]


def test_going_back_to_an_earlier_file_leaves_it_as_it_was(terminal: Terminal) -> None:
    terminal.play("1", "save one.json", "1", "resume one.json", "save two.json", "quit")
    assert terminal.record("one.json") == terminal.record("two.json")
    (moves,) = kept(terminal)
    assert moves[: len(terminal.record("one.json")["moves"])] == terminal.record("one.json")["moves"]
    assert len(moves) > len(terminal.record("one.json")["moves"])


def test_playing_again_keeps_the_finished_game(terminal: Terminal) -> None:
    done = terminal.play(*["1"] * 600, "", "1", "quit")
    assert re.search("(you win!|Computer wins)", done.stdout)
    results = [json.loads(path.read_text(encoding="utf-8"))["result"] for path in terminal.data.rglob("*.json")]
    assert len(results) == 2
    assert results.count(None) == 1


def test_as_many_moves_are_not_the_same_moves(terminal: Terminal) -> None:
    """An undo and another choice instead: the file has as many moves as the table, but others."""
    path = terminal.write(table_after(1, ["", ""]).record())
    before = json.loads(path.read_text(encoding="utf-8"))["moves"]
    done = terminal.play("", "1", "", "undo", "y", "2", "quit", arguments=("--resume", path))
    after = json.loads(path.read_text(encoding="utf-8"))["moves"]
    assert "Saved" in done.stdout
    assert before[0] != after[0]
