"""A pool file on the command line: the printed figures of Orcs Orcs Orcs, checked when it is read."""

from __future__ import annotations

import json

import pytest

from tests.cli.terminal import Terminal, assert_one_line

PLAY = ("play", "orcs", "--opponent", "random", "--seed", "1", "--option")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('{"creatures": {"orc": {"life": 0}}}', "options.pool.creatures.orc.life: must be from 1 to 20, not 0"),
        (
            '{"creatures": {"orc": {"lives": 4}}}',
            "options.pool.creatures.orc.lives: unknown field (did you mean 'life'?)",
        ),
        ('{"creatures": ', "printed.json"),
        ("[]", "printed.json"),
    ],
)
def test_a_wrong_pool_file_gets_one_line(terminal: Terminal, written: str, said: str) -> None:
    (terminal.folder / "printed.json").write_text(written, encoding="utf-8")
    assert_one_line(terminal.run(*PLAY, "pool=printed.json"), said)


def test_a_pool_file_that_is_not_there(terminal: Terminal) -> None:
    assert_one_line(terminal.run(*PLAY, "pool=printed.json"), "printed.json", "can't be read")


def test_a_pool_file_is_part_of_the_game_it_was_read_for(terminal: Terminal) -> None:
    pool = {"creatures": {"orc": {"life": 6}}}
    (terminal.folder / "printed.json").write_text(json.dumps(pool), encoding="utf-8")
    done = terminal.run(*PLAY, "pool=printed.json", "--option", "bonus_actions=yes")
    assert done.returncode == 0
    (saved,) = [path for path in terminal.folder.rglob("*.json") if path.name.startswith("orcs-")]
    options = json.loads(saved.read_text(encoding="utf-8"))["options"]
    assert (options["pool"], options["bonus_actions"]) == (pool, True)
