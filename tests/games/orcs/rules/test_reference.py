"""Orcs Orcs Orcs: turns from random positions and whole games, played side by side with the reference."""

import random
from collections import Counter
from typing import Any

import pytest

import bestiaire
from tests.depth import long, times
from tests.games.orcs.play import TYPES, rule
from tests.games.orcs.rules.reference import Question, Reference, random_position


def lies(table: bestiaire.Table) -> dict[str, Any]:
    """A position in the reference's form."""
    position = table.position()
    players = position["players"]
    board = [
        (one["creature"], f"{sector}.{section}", one["damage"])
        for sector, sections in table.view(None)["board"].items()
        for section, creatures in sections.items()
        for one in creatures
    ]
    return {
        "hands": [sorted(player["hand"]) for player in players],
        "draw": [sorted(player["draw"]) for player in players],
        "discard": [sorted(player.get("discard", [])) for player in players],
        "learned": [sorted(player.get("learned", [])) for player in players],
        "mages": [player["mage"] for player in players],
        "trophies": [{name: player.get("trophies", {}).get(name, 0) for name in TYPES} for player in players],
        "skulls": [{name: player.get("skulls", {}).get(name, 0) for name in TYPES} for player in players],
        "board": sorted(board),
        "counters": {name: position.get("counters", {}).get(name, 0) for name in TYPES},
        "display": {deck: sorted(cards) for deck, cards in table.view(None)["display"].items()},
        "poison": position["poison"],
        "markers": {str(sector): position["markers"].get(str(sector), []) for sector in range(1, 7)},
        "fate": position.get("fate"),
        "ending": position.get("ending", False),
        "start": position.get("start_player", 0),
    }


def chosen(options: set[str], rng: random.Random) -> str:
    """Anything, but rarely what ends the fun."""
    keys = sorted(options)
    if rng.random() < 0.85:
        keys = [key for key in keys if key not in ("pass:turn", "bonus:none") and "teleport" not in key] or keys
    if rng.random() < 0.6:
        keys = [key for key in keys if not key.endswith(":none")] or keys
    if any(key.startswith("cast:") for key in keys) and rng.random() < 0.8:
        keys = [key for key in keys if key.startswith("cast:")]
    return rng.choice(keys)


def play_beside(
    table: bestiaire.Table, options: dict[str, Any], rng: random.Random, most: int, met: Counter[str]
) -> None:
    """So many choices, or to the end of the game."""
    assert table.choice is not None
    reference = Reference(table, options)
    flow = reference.game(revealing=table.choice.kind == "reveal")
    asked: Question | None = next(flow)
    for _ in range(most):
        if table.choice is None:
            assert asked is None
            assert table.result is not None
            scores = [hero.points(reference.counters) for hero in reference.heroes]
            assert list(table.result.scores) == scores
            assert list(table.result.winners) == [seat for seat, score in enumerate(scores) if score == max(scores)]
            return
        assert asked is not None
        seat, kind, keys = asked
        assert (table.choice.player, table.choice.kind) == (seat, kind)
        assert set(table.choice.keys) == keys
        assert lies(table) == reference.lies()
        if kind == "action":
            view = table.view(None)
            assert (view["actions"], view["actions_taken"]) == (reference.actions, reference.taken)
            assert view.get("magic_energy", 0) == reference.magic
        key = chosen(keys, rng)
        met[kind] += 1
        table.play(key)
        try:
            asked = flow.send(key)
        except StopIteration:
            asked = None


@rule("OO-080", "OO-092", "OO-093", "OO-098", "OO-101", "OO-103", "OO-104", "OO-113", "OO-166", "OO-172", "OO-211")
@pytest.mark.parametrize("block", [0, long(1)])
def test_turns_go_as_the_reference_says(block):
    met: Counter[str] = Counter()
    for seed in range(300 * block, 300 * (block + 1)):
        try:
            rng = random.Random(seed)
            position = random_position(rng)
            table = bestiaire.table("orcs", position=position, seed=seed)
            play_beside(table, position["options"], rng, 12, met)
        except Exception as wrong:
            raise AssertionError(f"seed {seed}") from wrong
    for kind in ("learn", "upgrade", "target", "section", "side", "to", "exchange_with", "opponent", "discard"):
        assert met[kind], f"{kind} was never asked"
    assert met["bonus_action"]


@rule("OO-040", "OO-042", "OO-046", "OO-052", "OO-065", "OO-071", "OO-072", "OO-085", "OO-121", "OO-122", "OO-188")
@rule("OO-189", "OO-192", "OO-201")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "modules", [{}, {"bonus_actions": True}, {"secret_missions": True, "start_player_passes": True}]
)
def test_whole_games_go_as_the_reference_says(players, modules):
    for seed in range(times(1, 3)):
        rng = random.Random(seed)
        table = bestiaire.table("orcs", players=players, options=modules, seed=seed)
        while table.choice is not None and table.choice.kind == "mission":
            table.play(rng.choice(table.choice.keys))
        play_beside(table, modules, rng, 100_000, Counter())
        assert table.result is not None
