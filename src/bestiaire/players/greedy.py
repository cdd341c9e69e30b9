"""Two players that judge by the game's evaluation. The greedy one tries every option once and takes the one after
which the table looks best; the careful one first lets everybody answer it."""

from __future__ import annotations

from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.players.seat import Seat

WORLDS = 4
"""Over how many ways to deal the unseen cards an option is judged."""
STEPS = 12
"""How many answers to a move are followed, at most, before the table is looked at."""


class GreedyPlayer:
    """Looks one step ahead."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, seat: Seat) -> str:
        if len(seat.keys) == 1:
            return seat.keys[0]
        totals = [0.0] * len(seat.keys)
        for _ in range(WORLDS):
            world = seat.imagine(self.rng.next())
            for index in range(len(totals)):
                after = world.fork()
                after.play(index)
                self.look_on(after)
                totals[index] += after.value(seat.number)
        best = max(totals)
        alike = [key for key, total in zip(seat.keys, totals, strict=True) if total == best]
        return alike[self.rng.below(len(alike))]

    def look_on(self, table: Table) -> None:
        """Only what has but one answer follows, within the stage."""
        while table.choice is not None and len(table.choice.options) == 1 and not table.is_at_stage_start:
            table.play(0)


class CarefulPlayer(GreedyPlayer):
    """Looks to the end of the stage in which it chooses."""

    def look_on(self, table: Table) -> None:
        settle(table)


def settle(table: Table) -> None:
    """Lets everybody who is still asked in this stage answer as looks best at once."""
    for _ in range(STEPS):
        if table.choice is None or table.is_at_stage_start:
            return
        table.play(best_at_once(table))


def best_at_once(table: Table) -> int:
    """The option after which the table looks best for the one who is asked."""
    assert table.choice is not None
    player = table.choice.player
    best, best_value = 0, float("-inf")
    for index in range(len(table.choice.options)):
        after = table.fork()
        after.play(index)
        value = after.value(player)
        if value > best_value:
            best, best_value = index, value
    return best
