"""Orcs Orcs Orcs: turns from random positions, played side by side with the reference of the action phase."""

import random
from collections import Counter
from typing import Any

import pytest

import bestiaire
from tests.orcs.helpers import TYPES, rule
from tests.rules.orcs.reference import Reference, random_position


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


def play_beside(seed: int, met: Counter[str]) -> None:
    """Up to the last action: what follows it is no longer the action phase."""
    rng = random.Random(seed)
    position = random_position(rng)
    table = bestiaire.table("orcs", position=position, seed=seed)
    reference = Reference(table, position["options"])
    flow = reference.act()
    seat, kind, options = next(flow)
    while True:
        assert table.choice is not None
        assert (table.choice.player, table.choice.kind) == (seat, kind)
        assert set(table.choice.keys) == options
        assert lies(table) == reference.lies()
        if kind == "action":
            view = table.view(None)
            assert (view["actions"], view.get("magic_energy", 0)) == (reference.actions, reference.magic)
            if reference.actions == 1:
                return
        key = chosen(options, rng)
        met[kind] += 1
        table.play(key)
        if key == "pass:turn":
            return
        seat, kind, options = flow.send(key)


@rule("OO-080", "OO-092", "OO-093", "OO-098", "OO-101", "OO-103", "OO-104", "OO-113", "OO-166", "OO-172", "OO-211")
@pytest.mark.parametrize("block", range(4))
def test_turns_go_as_the_reference_says(block):
    met: Counter[str] = Counter()
    for seed in range(400 * block, 400 * (block + 1)):
        try:
            play_beside(seed, met)
        except Exception as wrong:
            raise AssertionError(f"seed {seed}") from wrong
    for kind in ("learn", "upgrade", "target", "section", "side", "to", "exchange_with", "opponent", "discard"):
        assert met[kind], f"{kind} was never asked"
    assert met["bonus_action"]
