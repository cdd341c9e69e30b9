"""The searching player: information-set Monte-Carlo tree search by one observer (ISMCTS).

Again and again it deals the cards it can't see anew, walks down the tree of moves tried so far by the promise they
showed, adds one move, plays on quickly for a while, and notes how it came out for everybody. It knows no game: options,
seats and an outcome for each seat are all it is told. With more than two seats everybody is taken to play for their own
outcome.
"""

from __future__ import annotations

import math
import time
from typing import Final

from bestiaire.core.choice import Option
from bestiaire.core.rng import Random, seeded
from bestiaire.core.table import Table
from bestiaire.players.seat import Seat

EXPLORATION: Final = 1.0
"""How much an option that was seldom tried is favoured (UCB1), by how much outcomes differ: where games are broken off
and judged they do less than where they are won or lost."""
UNKNOWN_SPREAD: Final = 0.5
"""As much as outcomes can differ, until some are known."""
WIDTH: Final = 2.0
"""How many moves are tried where one has come once; four times as often, twice as many."""
FOREVER: Final = 1_000_000_000
FEW: Final = 16
"""So many outcomes tell how much they differ."""
STEP: Final = 64
"""After how many simulations it is looked whether the decision is settled."""
FAIR_SHARE: Final = 8
"""One simulation in so many, at least, goes to an option that somebody wants to know about."""
MOST_SECONDS: Final = 3600.0
"""Where only simulations are counted."""
SELDOM: Final = 8
"""What was tried less often than this is no opinion: a line ends before it, and after a throw of dice that came less
often nothing is tried yet."""


class Node:
    """A move in the tree: how often it could be made, how often it was, and what it brought to the one who made it."""

    __slots__ = ("available", "children", "hopes", "player", "throws", "total", "visits")

    def __init__(self, player: int) -> None:
        self.player: int = player
        self.visits: int = 0
        self.available: int = 0
        self.total: float = 0.0
        self.children: dict[str, Node] = {}
        """The moves made after it."""
        self.throws: dict[int, Node] | None = None
        """Where dice showed something else after it: by what they showed, with the moves made then."""
        self.hopes: list[float] = []
        """What it brought to everybody, by seat; noted only where the one who thinks is asked."""

    def after(self, luck: int) -> Node:
        """Where one stands once it has brought this throw of dice."""
        if self.throws is None:
            self.throws = {}
        node = self.throws.get(luck)
        if node is None:
            node = self.throws[luck] = Node(self.player)
        return node

    @property
    def value(self) -> float:
        """What it brought on average: a chance to win."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A tree of moves that grows by simulations, from what one seat may know."""

    def __init__(self, seat: Seat, seed: int, horizon: int = -1) -> None:
        self.seat: Seat = seat
        self.rng: Random = seeded(seed)
        self.horizon: int = horizon
        """After how many options a game played out in thought is judged; -1: as the game itself advises."""
        self.root: Node = Node(seat.number)
        self.total: float = 0.0
        self.squares: float = 0.0
        self.exploration: float = EXPLORATION * UNKNOWN_SPREAD

    def simulate(self, first: str = "") -> None:
        """One more way it could go; with `first`, if that option is played."""
        world = self.seat.imagine(self.rng.next())
        path = self.descend(world, first)
        world.play_out(self.rng, world.info.horizon if self.horizon < 0 else self.horizon)
        outcome = world.outcome()
        self.note(outcome[self.seat.number])
        for node in path:
            node.visits += 1
            node.total += outcome[node.player]
        tried = path[0]
        if not tried.hopes:
            tried.hopes = [0.0] * len(outcome)
        for seat in range(len(outcome)):
            tried.hopes[seat] += outcome[seat]

    def note(self, outcome: float) -> None:
        """How it came out, and by that how much outcomes differ (their standard deviation)."""
        self.root.visits += 1
        self.total += outcome
        self.squares += outcome * outcome
        if self.root.visits >= FEW:
            mean = self.total / self.root.visits
            self.exploration = EXPLORATION * math.sqrt(max(0.0, self.squares / self.root.visits - mean * mean))

    def descend(self, world: Table, first: str) -> list[Node]:
        """Down the tree, by moves that this world allows and by what dice bring, to a move never made or a throw seldom
        seen: there, quick play knows better what to do than a few trials. What has but one answer is no move, unless it
        is what is asked now."""
        node = self.root
        path: list[Node] = []
        luck = world.luck
        choice = world.choice
        while choice is not None:
            if len(choice.options) == 1 and path:
                world.play(choice.options[0])
            else:
                options = choice.options
                if first and not path:
                    options = [option for option in options if option.key == first]
                option, node = self.pick(node, options, world, choice.player)
                world.play(option)
                path.append(node)
                if node.visits == 0:
                    break
            if world.luck != luck:
                luck = world.luck
                node = node.after(luck)
                path.append(node)
                if node.visits < SELDOM:
                    break
            choice = world.choice
        return path

    def pick(self, node: Node, options: list[Option], world: Table, player: int) -> tuple[Option, Node]:
        """The move of the greatest promise among those made before; but the oftener one comes here, the more different
        ones are tried. A move counts as passed over only in worlds in which it could be made."""
        best = new = options[0]
        chosen = node
        promise = -1.0
        tried = untried = 0
        for option in options:
            child = node.children.get(option.key)
            if child is None:
                untried += 1
                if self.rng.below(untried) == 0:
                    new = option
            else:
                tried += 1
                child.available += 1
                value = child.total / child.visits + self.exploration * math.sqrt(
                    math.log(child.available) / child.visits
                )
                if value > promise:
                    best, chosen, promise = option, child, value
        if untried == 0 or tried > WIDTH * math.sqrt(node.visits):
            return best, chosen
        return self.add(node, new if untried == 1 else self.likely(node, new, world), player)

    def likely(self, node: Node, new: Option, world: Table) -> Option:
        """What the game's rule of thumb would play, if that is new as well."""
        suggested = world.suggest(self.rng)
        return new if suggested.key in node.children else suggested

    def add(self, node: Node, option: Option, player: int) -> tuple[Option, Node]:
        child = Node(player)
        child.available = 1
        node.children[option.key] = child
        return option, child

    def think(self, seconds: float, simulations: int) -> None:
        """Simulates for so long, or so often, whichever is over first; at least once."""
        end = time.monotonic() + seconds
        for _ in range(simulations):
            self.simulate()
            if time.monotonic() >= end:
                break

    def try_out(self, key: str) -> None:
        """Tries an option as often as it takes to say something of it: what looked bad at first was hardly tried, and
        may have been unlucky."""
        enough = self.root.visits // FAIR_SHARE
        known = self.root.children.get(key)
        for _ in range(enough - (known.visits if known is not None else 0)):
            self.simulate(key)

    def decide(self, seconds: float, simulations: int) -> None:
        """Thinks until it is settled which option will have been tried most: no longer than it matters."""
        end = time.monotonic() + seconds
        left = simulations
        while left > 0:
            step = min(left, STEP)
            self.think(end - time.monotonic(), step)
            left -= step
            if time.monotonic() >= end or self.lead() > left:
                break

    def lead(self) -> int:
        """How much oftener the option tried most was tried than the next."""
        best = second = 0
        for child in self.root.children.values():
            if child.visits > best:
                best, second = child.visits, best
            elif child.visits > second:
                second = child.visits
        return best - second


class Opinion:
    """What a search came to: for each option its key, how often it was tried, and its chance to win; the best first."""

    __slots__ = ("hopes", "lines", "options", "simulations")

    def __init__(self, search: Search) -> None:
        children = sorted(search.root.children.items(), key=lambda item: (-item[1].visits, -item[1].value, item[0]))
        self.simulations: int = search.root.visits
        self.options: list[tuple[str, int, float]] = [(key, node.visits, node.value) for key, node in children]
        self.lines: list[list[tuple[int, str]]] = [
            [(node.player, key), *best_line(node)] if node.visits else [] for key, node in children
        ]
        """How it would go on after each option if everybody made the move that was tried most: seats and keys."""
        best = children[0][1]
        self.hopes: list[float] = [hope / best.visits for hope in best.hopes]
        """Everybody's chance to win, by seat, once the best option is played."""

    @property
    def key(self) -> str:
        """The option it would play."""
        return self.options[0][0]

    @property
    def chance(self) -> float:
        """The chance to win of who is asked, from 0 to 1."""
        return self.options[0][2]

    @property
    def line(self) -> list[tuple[int, str]]:
        """How it would go on after the best option, which comes first."""
        return self.lines[0]


def best_line(node: Node) -> list[tuple[int, str]]:
    """The moves tried most, from here on, as far as they were tried often enough to mean something, and no farther than
    the next throw of dice."""
    line: list[tuple[int, str]] = []
    while node.children:
        key, node = max(node.children.items(), key=lambda item: (item[1].visits, item[1].value))
        if node.visits < SELDOM:
            break
        line.append((node.player, key))
    return line


class SearchPlayer:
    """Thinks about every choice for so many seconds, or so many simulations."""

    def __init__(self, seed: int, seconds: float, simulations: int = FOREVER) -> None:
        self.rng: Random = seeded(seed)
        self.seconds: float = seconds
        self.simulations: int = simulations

    def choose(self, seat: Seat) -> str:
        if len(seat.keys) == 1:
            return seat.keys[0]
        search = Search(seat, self.rng.next())
        search.decide(self.seconds, self.simulations)
        return Opinion(search).key

    def opinion(self, seat: Seat, about: str = "") -> Opinion:
        """What it thinks of every option, for those who ask; `about` one of them it makes up its mind, however bad it
        looks."""
        search = Search(seat, self.rng.next())
        search.think(self.seconds, self.simulations)
        if about in seat.keys:
            search.try_out(about)
        return Opinion(search)
