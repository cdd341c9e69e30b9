"""Random positions for the reference to be played from."""

from __future__ import annotations

import random

from tests.games.orcs.play import BOOKS, SECTIONS, STARTING, TYPES, Fields
from tests.games.orcs.rules.reference.facts import ELEMENT, LIFE


def random_position(rng: random.Random) -> Fields:
    """A table in mid-turn with anything anywhere; the active player has actions enough for several."""
    seats = rng.choice([2, 2, 3, 4])
    box = [card for card in ELEMENT if card not in STARTING for _ in range(3)] + ["wisdom"] * 3 + ["poison"] * 10
    rng.shuffle(box)
    types = [name for name, number in zip(TYPES, (12, 12, 8, 8, 4, 4), strict=True) for _ in range(number)]
    rng.shuffle(types)
    spaces = rng.sample(range(1, 7), seats)
    options = {
        "bonus_actions": rng.random() < 0.5,
        "draw_upgrade_source": rng.choice(["discard", "discard", "draw_pile"]),
        "life_profile": rng.choice(["two_to_five", "two_to_six"]),
    }
    players = []
    for space in spaces:
        cards = [*rng.sample([*STARTING, *BOOKS], 4), *(box.pop() for _ in range(8))]
        rng.shuffle(cards)
        cut, end = sorted((rng.randint(3, 8), rng.randint(4, 11)))
        players.append(
            {
                "mage": space,
                "hand": cards[:cut],
                "draw": cards[cut:end],
                "discard": cards[end:] if rng.random() < 0.7 else [],
                "trophies": {types.pop(): 1 for _ in range(rng.randint(0, 3))},
                "skulls": {name: rng.randint(0, 2) for name in TYPES if rng.random() < 0.6},
            }
        )
    active = rng.randrange(seats)
    board: Fields = {}
    near = [str(space) for space in spaces]
    for _ in range(rng.choice([0, 1, 6, 10, 14])):
        sector = rng.choice([*near, near[active], near[active], str(rng.randint(1, 6))])
        name = types.pop()
        damage = rng.choice([0, 0, 0, 1, LIFE["two_to_five"][TYPES.index(name)] - 1])
        one = {"creature": name, "damage": damage} if damage else name
        board.setdefault(sector, {}).setdefault(rng.choice(SECTIONS), []).append(one)
    return {
        "players": players,
        "phase": "actions",
        "active": active,
        "actions": rng.randint(2, 5),
        "board": board,
        "markers": {str(sector): [types.pop()] for sector in range(1, 7)},
        "fate": rng.choice([None, "OOF-01", "OOF-02", "OOF-03", "OOF-05", "OOF-06", "OOF-06", "OOF-10"]),
        "counters": {name: rng.randint(0, 5) for name in TYPES},
        "magic_energy": rng.choice([0, 0, 1, 2]) if options["bonus_actions"] else 0,
        "used": [power for power in ("poison", "hand_change") if rng.random() < 0.2],
        "display": rng.choice([{"A": ["fireball"], "B": ["replenish", "wisdom"]}, {"A": [], "B": []}]),
        "decks": {"A": ["ice_storm", "earthquake"], "B": []},
        "options": options,
        "poison": rng.choice([0, 4]),
    }
