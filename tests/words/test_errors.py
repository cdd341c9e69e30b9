"""Whatever a player is told about files, records and positions, is told in both languages."""

from __future__ import annotations

import ast
import errno
import os
from pathlib import Path

import pytest

import bestiaire
from bestiaire.core.check import suggest, unknown_of_few
from bestiaire.core.errors import SYSTEM_ERRORS, must_be, system_reason, within
from bestiaire.words import Phrase, typeset

SOURCES = Path(bestiaire.__file__).resolve().parent
ERRORS = {"BadInput", "BadOptions", "BadPosition", "BadRecord", "BadSeat", "BadSeed", "UnknownGame"}


def problems(source: str) -> list[ast.expr]:
    """What errors are made of in this source: the second argument of an error, the only one of `refuse`."""
    found: list[ast.expr] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in ERRORS and len(node.args) == 2:
                found.append(node.args[1])
            elif name in ("refuse", "Refusal") and len(node.args) == 1:
                found.append(node.args[0])
    return found


def is_one_language(problem: ast.expr) -> bool:
    return isinstance(problem, ast.Constant | ast.JoinedStr | ast.BinOp)


def test_no_error_speaks_english_only() -> None:
    seen = 0
    for path in sorted(SOURCES.rglob("*.py")):
        for problem in problems(path.read_text(encoding="utf-8")):
            seen += 1
            assert not is_one_language(problem), f"{path}, line {problem.lineno}: {ast.unparse(problem)}"
    assert seen > 50


@pytest.mark.parametrize(
    ("line", "is_caught"),
    [
        ("raise BadInput(path, 'is a folder')", True),
        ("raise bestiaire.BadSeed('seed', f'not {text}')", True),
        ("raise item.refuse('not in this hand')", True),
        ("raise item.refuse(f'{card} is not in this hand')", True),
        ("raise item.refuse('not ' + card)", True),
        ("raise item.refuse(Phrase(en='a', fr='b'))", False),
        ("raise BadInput(path, MISSING)", False),
    ],
)
def test_an_error_that_spoke_english_only_would_be_caught(line: str, is_caught: bool) -> None:
    assert [is_one_language(problem) for problem in problems(line)] == [is_caught]


@pytest.mark.parametrize("words", [{"en": "only"}, {"fr": "seulement"}, {}])
def test_a_phrase_needs_every_language(words: dict[str, str]) -> None:
    with pytest.raises(TypeError):
        Phrase(**words)


def test_the_error_itself_is_english_and_can_be_said_in_french() -> None:
    with pytest.raises(bestiaire.BadPosition) as caught:
        bestiaire.table("mindbug", position={"players": [{"life": -1}, {}]})
    assert str(caught.value) == "players[0].life: must be from 0 to 9999, not -1"
    assert caught.value.say("fr") == typeset("players[0].life : doit être compris entre 0 et 9999, pas -1")
    assert caught.value.problem == "must be from 0 to 9999, not -1"


def test_an_error_of_somebody_s_own_in_one_language_says_it_in_both() -> None:
    error = bestiaire.Reader(3, "cards", bestiaire.BadPosition).refuse("must be {even}")
    assert str(error) == "cards: must be {even}"
    assert error.say("fr") == typeset("cards : must be {even}")
    both = bestiaire.Reader(3, "cards", bestiaire.BadPosition).refuse(Phrase(en="must be even", fr="doit être pair"))
    assert both.say("fr") == typeset("cards : doit être pair")


def test_where_an_error_is_passed_on_it_keeps_its_french() -> None:
    table = bestiaire.table("mindbug", seed=7)
    table.play(0)
    record = table.record()
    record["moves"][0] = "play:dragon"
    with pytest.raises(bestiaire.BadRecord) as caught:
        bestiaire.replay(record)
    assert caught.value.say("fr").startswith(
        typeset("moves[0] : 'play:dragon' n'est pas possible ici ; au choix : play:")
    )
    position = table.position()
    position["stage"]["start"]["players"][0]["hand"][0] = "zzz"
    with pytest.raises(bestiaire.BadRecord) as caught:
        bestiaire.replay({**table.record(), "position": position})
    assert caught.value.say("fr") == typeset("position.stage.start.players[0].hand[0] : inconnu : 'zzz'")


def test_the_game_is_over_and_nothing_can_be_taken_back_in_french() -> None:
    table = bestiaire.table("mindbug", position={"players": [{"life": 0}, {}]})
    with pytest.raises(bestiaire.IllegalMove) as illegal:
        table.play(0)
    assert illegal.value.say("fr") == typeset("0 n'est pas possible ici ; au choix : rien, la partie est finie")
    with pytest.raises(bestiaire.NothingToUndo) as nothing:
        table.undo()
    assert nothing.value.say("fr") == "il n'y a rien à reprendre"


def test_the_phrases_that_errors_share() -> None:
    assert must_be(within(2, 4), "x").fr == "doit être compris entre 2 et 4, pas 'x'"
    assert must_be(within(2, 2), 3).fr == "doit être 2, pas 3"
    assert suggest("mindbgu", ["mindbug"]).fr == " (vouliez-vous dire 'mindbug' ?)"
    assert suggest("chess", ["mindbug"]).fr == ""
    assert unknown_of_few("gredy", ["random", "greedy"]).fr == (
        "inconnu : 'gredy' (vouliez-vous dire 'greedy' ?) ; il y a : greedy, random"
    )


@pytest.mark.parametrize("number", SYSTEM_ERRORS, ids=errno.errorcode.get)
def test_the_system_s_errors_about_files_are_known_in_french(number: int) -> None:
    said = system_reason(OSError(number, os.strerror(number)))
    assert said.en == os.strerror(number)
    assert said.fr == SYSTEM_ERRORS[number]


def test_an_odd_error_of_the_system_is_not_swallowed() -> None:
    assert system_reason(OSError(errno.EPIPE, "Broken pipe")).fr == "erreur du système (Broken pipe)"
    assert system_reason(OSError("odd")).en == "OSError"
