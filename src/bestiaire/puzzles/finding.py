"""Looking for puzzles in games between players: each question is looked at that could be one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, NamedTuple

import bestiaire
from bestiaire.arena.settings import derive
from bestiaire.core.errors import BadPosition
from bestiaire.core.record import table_at
from bestiaire.core.rng import Random, seeded
from bestiaire.core.table import Table
from bestiaire.players import GreedyPlayer, Seat, player
from bestiaire.players.search import MOST_SECONDS, SearchPlayer
from bestiaire.puzzles.proving import measure, prove
from bestiaire.puzzles.puzzle import Puzzle, is_worthwhile, way_of

LADDER: Final = (20, 150, 600, 3000)
"""Simulations of the searches that grade a puzzle: as many as easy, normal and hard have, and one between them. Who
finds it first says how hard it is."""
TRIES: Final = 3
"""Searches of each size; most of them must find it."""
GREEDY: Final = 3
GLANCES: Final = 30
"""Ways that a turn could go, tried before a proof: if none wins, none is looked for."""
ENOUGH_WON: Final = 4
"""After so many wins there is no need for more tries."""
LONGEST_GLANCE: Final = 40
FEWEST_MOVES: Final = 2
REFUSALS: Final = frozenset({"none", "no"})
"""Names of moves that do nothing: to use what wins, or not to use it, is no puzzle."""
MEASURED_AGAIN: Final = 3
VARIATIONS: Final = 8
MOST_ALIKE: Final = 1
"""Puzzles of variations of the same position."""


class Found(NamedTuple):
    """What a game brought."""

    number: int
    puzzles: list[dict[str, Any]]


@dataclass(frozen=True)
class Hunt:
    """Two of the same find the same puzzles in a game of the same number."""

    game: str
    version: int
    players: tuple[str, ...]
    """Who plays; the games go through them in turn."""
    seats: int
    seed: int
    options: dict[str, Any]

    def play(self, number: int) -> Found:
        return Found(number, [puzzle.to_json() for puzzle in self.puzzles_of(number)])

    def puzzles_of(self, number: int) -> Iterator[Puzzle]:
        """The puzzles of the game of that number."""
        table = bestiaire.table(
            self.game, seed=derive(self.seed, f"game {number}"), players=self.seats, options=self.options
        )
        who = self.players[number % len(self.players)]
        players = [player(who, derive(self.seed, f"player {number} {seat}")) for seat in range(self.seats)]
        chance = seeded(derive(self.seed, f"looking {number}"))
        while table.choice is not None:
            found = puzzle_at(table, chance.next())
            if found is not None:
                yield found
            yield from islice(self.varied_puzzles(table, chance), MOST_ALIKE)
            seat = Seat(table)
            table.play(players[seat.number].choose(seat))

    def varied_puzzles(self, table: Table, chance: Random) -> Iterator[Puzzle]:
        """Those of positions like this one, at each question that its stage comes to in some random way."""
        for position in variations(table, chance):
            start, _ = position.stage_so_far()
            while position.choice is not None and position.stage_so_far()[0] is start:
                found = puzzle_at(position, chance.next())
                if found is not None:
                    yield found
                position.play(chance.below(len(position.choice.options)))

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "version": self.version,
            "players": list(self.players),
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
        }


def puzzle_at(table: Table, seed: int) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    puzzling, choice = table.info.puzzling(), table.choice
    if puzzling is None or choice is None or choice.kind not in puzzling.kinds or not may_begin(table):
        return None
    if number_of_moves(table, REFUSALS if puzzling.turns else frozenset()) < FEWEST_MOVES:
        return None
    if puzzling.is_late is not None and not puzzling.is_late(table.state):
        return None
    return proven_at(table, seed) if puzzling.turns else measured_at(table, seed)


def number_of_moves(table: Table, but: frozenset[str] = frozenset()) -> int:
    """How many different moves there are, but those of these names: cards of the same name are alike."""
    assert table.choice is not None
    return len({(option.verb, option.name) for option in table.choice.options if option.name not in but})


def variations(table: Table, rng: Random) -> Iterator[Table]:
    """The same position with other dice, where a game has such."""
    puzzling = table.info.puzzling()
    if puzzling is None or puzzling.vary is None or not table.is_at_stage_start:
        return
    start, _ = table.stage_so_far()
    for _ in range(VARIATIONS):
        position = puzzling.vary(start.position(), rng)
        if position is not None:
            with suppress(BadPosition):  # no space for a marker, perhaps
                yield table_at(table.info, position)


def may_begin(table: Table) -> bool:
    """Whether nothing was drawn since the stage began: a position then says all."""
    start, moves = table.stage_so_far()
    return not moves or start.rng.drawn_so_far() == table.state.rng.drawn_so_far()


def glance(table: Table, seed: int) -> list[str]:
    """The first moves, those first with which it was won most often in a few tries at random, within as many turns as
    the game's puzzles have; empty if it was never won: then nobody looks for a proof."""
    assert table.choice is not None
    me = table.choice.player
    won = dict.fromkeys(table.choice.keys, 0)
    puzzling = table.info.puzzling()
    assert puzzling is not None
    assert puzzling.begins_turn is not None
    rng = seeded(seed)
    for nth in range(GLANCES):
        world = table.imagine(me, rng.next())
        first = table.choice.keys[nth % len(won)]
        world.play(first)
        turns, has_passed = 1, False
        for _ in range(LONGEST_GLANCE):
            choice = world.choice
            if choice is None:
                break
            begins = puzzling.begins_turn(world.state) if world.is_at_stage_start else -1
            if begins == me and has_passed:
                turns += 1
                has_passed = False
            elif begins not in (-1, me):
                has_passed = True
                if turns == puzzling.turns:
                    break
            world.play(rng.below(len(choice.options)))
        if world.result is not None and world.result.winners == [me]:
            won[first] += 1
            if sum(won.values()) == ENOUGH_WON:
                break
    return sorted(won, key=lambda key: -won[key]) if any(won.values()) else []


def proven_at(table: Table, seed: int) -> Puzzle | None:
    keys = glance(table, seed)
    proof = prove(table, keys) if keys else None
    if proof is None or not is_worthwhile(table, proof.answer):
        return None
    tempting = what_tempts(table, proof.answer, seed)
    ways = {key: way_of(table, line) for key, line in proof.lines.items()}
    tempting = tempting or next(key for key in max_first(proof.lines) if key != proof.answer)
    return made(table, proof.answer, proof.within, tempting, seed, ways=ways)


def measured_at(table: Table, seed: int) -> Puzzle | None:
    """Measured again and again: what is looked for in many positions is found by luck in some, and a search may be
    unlucky in how it goes on after a move."""
    chances = measure(table, seed)
    if chances is None:
        return None
    answer, second = list(chances)[:2]
    if not is_worthwhile(table, answer):
        return None
    for nth in range(MEASURED_AGAIN):
        again = measure(table, derive(seed, f"again {nth}"))
        if again is None or next(iter(again)) != answer:
            return None
    return made(table, answer, 0, what_tempts(table, answer, seed) or second, seed, chances=chances)


def max_first(lines: dict[str, Any]) -> list[str]:
    """The moves, those first whose refutation is the longest."""
    return sorted(lines, key=lambda key: -len(lines[key].moves))


def what_tempts(table: Table, answer: str, seed: int) -> str:
    """What most who look one step ahead would play, if it is wrong; else empty."""
    played = [GreedyPlayer(derive(seed, f"greedy {nth}")).choose(Seat(table)) for nth in range(GREEDY)]
    most = max(sorted(set(played)), key=played.count)
    return "" if most == answer else most


def made(table: Table, answer: str, within: int, tempting: str, seed: int, **more: Any) -> Puzzle:
    puzzling, choice = table.info.puzzling(), table.choice
    assert puzzling is not None
    assert choice is not None
    start, moves = table.stage_so_far()
    position = json.loads(json.dumps(start.position()))
    position.pop("random", None)
    return Puzzle(
        game=table.info.key,
        start=position,
        moves=tuple(move.key for move in moves),
        answer=answer,
        within=within,
        theme=puzzling.theme(table.state, choice, table.option(answer)),
        grade=grade(table, answer, seed),
        tempting=tempting,
        **more,
    )


def grade(table: Table, answer: str, seed: int) -> int:
    """How hard it is: from 1 to 5, by how many simulations a search needs that finds it."""
    for place, simulations in enumerate(LADDER):
        played = [
            SearchPlayer(derive(seed, f"search {simulations} {nth}"), MOST_SECONDS, simulations).choose(Seat(table))
            for nth in range(TRIES)
        ]
        if 2 * played.count(answer) > TRIES:
            return place + 1
    return len(LADDER) + 1
