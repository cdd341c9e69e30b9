"""What the computer players are told about the game: an evaluation and a quick policy."""

from __future__ import annotations

from typing import Any

import pytest

import bestiaire
from bestiaire.core.info import any_option
from bestiaire.core.rng import Random, seeded
from bestiaire.players import Seat, player
from tests.games.duel.play import DuelTables
from tests.games.playing import played_by

BETTER: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("more life", {"us": {"life": 9}}, {"us": {"life": 8}}),
    ("less life for the Rival", {"them": {"life": 3}}, {"them": {"life": 4}}),
    ("Fame nearer", {"fame": -1}, {"fame": 0}),
    ("Destruction nearer", {"destruction": -2}, {"destruction": -1}),
    ("both nearly in the zones", {"fame": -3, "destruction": -2}, {"fame": -3, "destruction": 2}),
    ("energy", {"us": {"energy": 3}}, {"us": {"energy": 2}}),
    ("a Dice token", {"us": {"dice_tokens": 1}}, {}),
    ("a KEEP card", {"us": {"keep": ["acid_attack"]}}, {}),
    ("a shortcut on the way", {"buzz": [{"token": "alien", "track": "fame", "space": -3}]}, {}),
    ("an extension on the Rival's way", {"buzz": [{"token": "penguin", "track": "fame", "space": 1}]}, {}),
]


@pytest.mark.parametrize(("better", "worse"), [case[1:] for case in BETTER], ids=[case[0] for case in BETTER])
def test_what_looks_better(better: dict[str, Any], worse: dict[str, Any], duel: DuelTables) -> None:
    good, bad = (duel(phase="reroll", dice="heart fame", **fields).table for fields in (better, worse))
    assert good.value(0) > bad.value(0)
    assert good.value(1) < bad.value(1)
    assert good.value(0) == pytest.approx(-good.value(1))


def test_dice_count_for_what_they_would_bring(duel: DuelTables) -> None:
    def worth(dice: str) -> float:
        return duel({"life": 9}, phase="reroll", dice=dice, throws=2).table.value(0)

    assert worth("2 smash") > worth("smash fame")
    assert worth("3 fame") > worth("2 fame destruction")
    assert worth("2 power") > worth("power fame")
    lethal = duel({}, {"life": 2}, phase="reroll", dice="2 smash", throws=2).table.value(0)
    assert lethal > duel({}, {"life": 3}, phase="reroll", dice="2 smash", throws=2).table.value(0) + 50


def test_a_game_that_is_won_is_worth_most(duel: DuelTables) -> None:
    table = duel.rolled("smash", them={"life": 1})
    assert table.table.value(0) == -table.table.value(1) == 1000.0
    draw = duel({"life": 0}, {"life": 0}).table
    assert draw.value(0) == draw.value(1) == 0.0


def test_the_quick_policy_beats_chance() -> None:
    policy: Any = bestiaire.game("duel").policy
    won = 0.0
    for seed in range(40):
        first = seed % 2 == 0
        scores = played_by("duel", [policy, any_option] if first else [any_option, policy], seed, monsters="random")
        won += scores[0 if first else 1]
    assert won >= 28


def test_the_greedy_player_beats_chance() -> None:
    won = 0.0
    for seed in range(4):
        table = bestiaire.table("duel", seed=seed, options={"monsters": "random"})
        players = [player("greedy", seed), player("random", seed)]
        if seed % 2:
            players.reverse()
        while table.choice is not None:
            table.play(players[table.choice.player].choose(Seat(table)))
        assert table.result is not None
        won += table.result.scores[seed % 2]
    assert won >= 3


def test_the_policy_answers_every_question_at_once(duel: DuelTables) -> None:
    """Also those with Alien Metabolism or In the Shadows among the options."""
    policy: Any = bestiaire.game("duel").policy
    cards = {"keep": ["alien_metabolism", "in_the_shadows"]}
    table = duel(cards, phase="reroll", dice="fame heart power", market=["frenzy", "energize"])
    rng: Random = seeded(1)
    names = {policy(table.table._state, table.table.choice, rng).key for _ in range(300)}
    assert names <= table.options
    assert len(names) > 3
