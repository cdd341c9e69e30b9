"""What is worked out from the games of an arena: plain JSON, from which the report is drawn."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Any

import bestiaire
from bestiaire.arena.intervals import wilson
from bestiaire.arena.match import Row
from bestiaire.arena.ratings import Tally, rate

if TYPE_CHECKING:
    from bestiaire.arena.results import Results

Json = dict[str, Any]
Seating = tuple[int, ...]


class Share:
    """Wins, shared ones in parts, of so many."""

    __slots__ = ("games", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0

    def add(self, part: float) -> None:
        self.games += 1
        self.wins += part

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def to_json(self) -> Json:
        low, high = wilson(self.wins, self.games)
        return {"games": self.games, "wins": self.wins, "rate": self.rate, "low": low, "high": high}


def parts_of_win(winners: list[int], seats: int) -> list[float]:
    """Everybody's part of the win. What nobody won is shared by all."""
    if not winners:
        return [1.0 / seats] * seats
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


class Counting:
    """Everything that is counted, game by game."""

    def __init__(self, results: Results) -> None:
        settings = results.settings
        self.settings = settings
        players = len(settings.players)
        self.tally = Tally(players, settings.games_per_deal)
        self.by_player = [Share() for _ in range(players)]
        self.matrix = [[Share() for _ in range(players)] for _ in range(players)]
        self.by_turn = [Share() for _ in range(settings.seats)]
        """By the place in the order of play: first, second …"""
        self.lengths: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.usual: dict[tuple[Seating, int], Share] = {}
        """What each player wins in each line-up, whatever the cards."""
        self.cards: dict[tuple[str, str], dict[tuple[Seating, int], Share]] = {}
        """The same by kind of fact and card."""
        self.sides: dict[tuple[str, str], Share] = {}
        """What one side wins against another."""
        facts = bestiaire.game(settings.game).card_facts
        self.side_kind = "" if facts is None or facts.sides is None else facts.sides.kind

    def add_deal(self, rows: Iterable[Row]) -> None:
        self.tally.add_deal([self.add(row) for row in rows])

    def add(self, row: Row) -> tuple[Seating, list[float]]:
        seating: Seating = tuple(json.loads(row.seats))
        parts = parts_of_win(json.loads(row.winners), len(seating))
        self.lengths[row.length] += 1
        self.reasons[row.reason] += 1
        for seat, who in enumerate(seating):
            self.by_player[who].add(parts[seat])
            if row.first >= 0:
                self.by_turn[(seat - row.first) % len(seating)].add(parts[seat])
            for other_seat, other in enumerate(seating):
                both = parts[seat] + parts[other_seat]
                if other != who and both > 0:
                    self.matrix[who][other].add(parts[seat] / both)
        if row.cards:
            self.add_cards(json.loads(row.cards), seating, parts)
        return seating, parts

    def add_cards(self, facts: dict[str, list[list[str]]], seating: Seating, parts: list[float]) -> None:
        """A card counts once for a seat, however many copies of it there were."""
        line_up = tuple(sorted(seating))
        for seat, who in enumerate(seating):
            at = (line_up, who)
            self.usual.setdefault(at, Share()).add(parts[seat])
            for kind, by_seat in facts.items():
                for card in set(by_seat[seat]):
                    self.cards.setdefault((kind, card), {}).setdefault(at, Share()).add(parts[seat])
        if self.side_kind:
            self.add_sides([side for (side,) in facts[self.side_kind]], parts)

    def add_sides(self, sides: list[str], parts: list[float]) -> None:
        for seat, side in enumerate(sides):
            for other_seat, other in enumerate(sides):
                both = parts[seat] + parts[other_seat]
                if other != side and both > 0:
                    self.sides.setdefault((side, other), Share()).add(parts[seat] / both)

    def card(self, shares: dict[tuple[Seating, int], Share]) -> Json:
        """A card's share of wins, and what the same players in the same line-ups win with any card."""
        whole = Share()
        expected = 0.0
        for at, share in shares.items():
            whole.games += share.games
            whole.wins += share.wins
            expected += share.games * self.usual[at].rate
        return {**whole.to_json(), "expected": expected / whole.games}


def figures(results: Results) -> Json:
    """All figures of these results."""
    counting = Counting(results)
    for _, rows in groupby(results, key=lambda row: row.deal):
        counting.add_deal(rows)
    settings = results.settings
    games = sum(counting.lengths.values())
    ratings = rate(counting.tally)
    players = [
        {
            "player": label,
            **counting.by_player[place].to_json(),
            "rating": {"points": ratings[place].points, "low": ratings[place].low, "high": ratings[place].high},
        }
        for place, label in enumerate(settings.labels)
    ]
    cards: Json = {}
    sides: Json = {}
    for (kind, card), shares in counting.cards.items():
        if kind == counting.side_kind:
            sides[card] = {**counting.card(shares), "against": {}}
        else:
            cards.setdefault(card, {})[kind] = counting.card(shares)
    for (side, other), share in counting.sides.items():
        sides[side]["against"][other] = share.to_json()
    return {
        "games": games,
        "of": settings.total,
        "settings": settings.to_json(),
        "players": sorted(players, key=lambda player: -player["rating"]["points"]),
        "matrix": {
            label: {
                other: counting.matrix[row][column].to_json()
                for column, other in enumerate(settings.labels)
                if counting.matrix[row][column].games
            }
            for row, label in enumerate(settings.labels)
        },
        "by_turn": [share.to_json() for share in counting.by_turn],
        "lengths": {str(length): count for length, count in sorted(counting.lengths.items())},
        "reasons": dict(counting.reasons.most_common()),
        "sides": sides,
        "cards": cards,
    }
