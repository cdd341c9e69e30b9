"""Several searches of one position, grown one after another or side by side, taken together as one opinion.

Each grows a tree of its own from a seed of its own; what they tried and what it brought is added up, move for move
(root parallelisation). So an opinion can grow in slices, in whatever process has a moment.
"""

from __future__ import annotations

from typing import Any

from bestiaire.players.search import Node, Opinion, Search
from bestiaire.players.seat import Seat

TWIGS = 200
"""A line that was tried in fewer than one of so many simulations is not worth telling."""
DEEPEST = 8
"""Moves of a tree that are worth handing on: those that a line may tell."""

Grown = dict[str, Any]
"""A tree as it is handed on: plain data."""


def handed_on(node: Node, depth: int = 0, least: int = 2) -> Grown:
    """A tree as plain data, without its thinnest twigs: those that were tried less often than that."""
    children = {
        key: handed_on(child, depth + 1, least)
        for key, child in node.children.items()
        if depth == 0 or (depth < DEEPEST and child.visits >= least)
    }
    grown: Grown = {"player": node.player, "visits": node.visits, "total": node.total, "children": children}
    if node.hopes:
        grown["hopes"] = node.hopes
    return grown


def add(node: Node, grown: Grown) -> None:
    """Adds what another tree found to this one."""
    node.visits += grown["visits"]
    node.total += grown["total"]
    hopes = grown.get("hopes", [])
    node.hopes = [before + more for before, more in zip(node.hopes, hopes, strict=True)] if node.hopes else [*hopes]
    for key, child in grown["children"].items():
        if key not in node.children:
            node.children[key] = Node(child["player"])
        add(node.children[key], child)


def grow(seat: Seat, seed: int, seconds: float, simulations: int) -> Grown:
    """One search of so many seconds, or simulations, whichever is over first."""
    search = Search(seat, seed)
    search.think(seconds, simulations)
    return handed_on(search.root)


class Forest:
    """All that was found about one position so far."""

    def __init__(self, player: int) -> None:
        self.root = Node(player)

    @property
    def simulations(self) -> int:
        return self.root.visits

    def add(self, grown: Grown) -> None:
        add(self.root, grown)

    def to_show(self) -> Grown:
        """What an opinion can be told from: every option, and the lines that were tried most."""
        return handed_on(self.root, least=max(2, self.simulations // TWIGS))

    def opinion(self, seat: Seat) -> Opinion:
        """What all of it together comes to; there must be something."""
        search = Search(seat, 0)
        search.root = self.root
        return Opinion(search)
