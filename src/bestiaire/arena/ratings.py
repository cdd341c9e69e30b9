"""Ratings by Luce's choice: who is twice as strong wins twice as often, at a table of any size.

With two seats this is the model of Bradley and Terry, on the scale of Elo: 400 points are chances of ten to one. A
shared win counts in equal parts, and so does a game that nobody won. Everybody also drew one imagined game against
somebody of rating 0, so that who never lost has a rating too.

The intervals take the games of a deal together, for they are not independent of each other; they are never narrower
than if they were.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from bestiaire.arena.intervals import NORMAL_95

POINTS = 400 / math.log(10)
STEPS = 100
LONGEST_STEP = 2.0
CLOSE = 1e-9

Vector = list[float]
Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """Points above the average of those who met, with the 95 % interval."""

    points: float
    low: float
    high: float


class Tally:
    """What ratings are worked out from: every line-up's games and wins, and how much whole deals differed."""

    def __init__(self, players: int, games_per_deal: int) -> None:
        self.players = players
        self.games_per_deal = games_per_deal
        self.games: dict[tuple[int, ...], int] = {}
        self.wins: Vector = [0.0] * players
        self.deals = 0
        """Whole ones."""
        self.sums: Vector = [0.0] * players
        self.products: Matrix = [[0.0] * players for _ in range(players)]

    def add_deal(self, games: Iterable[tuple[tuple[int, ...], list[float]]]) -> None:
        """The games of one deal: who sat where, and everybody's part of the win."""
        count = 0
        won: Vector = [0.0] * self.players
        for seating, parts in games:
            count += 1
            line_up = tuple(sorted(seating))
            self.games[line_up] = self.games.get(line_up, 0) + 1
            for who, part in zip(seating, parts, strict=True):
                won[who] += part
        for who, amount in enumerate(won):
            self.wins[who] += amount
        if count == self.games_per_deal:
            self.deals += 1
            for one, mine in enumerate(won):
                self.sums[one] += mine
                for other, theirs in enumerate(won):
                    self.products[one][other] += mine * theirs

    def scatter(self) -> Matrix:
        """How much the wins of a deal vary, for all deals together."""
        count = self.deals
        return [
            [
                (self.products[one][other] - self.sums[one] * self.sums[other] / count) * count / (count - 1)
                for other in range(self.players)
            ]
            for one in range(self.players)
        ]


def rate(tally: Tally) -> list[Rating]:
    """The ratings that make what happened most likely."""
    size = tally.players
    strengths: Vector = [0.0] * size
    for _ in range(STEPS):
        gradient, curvature = slope(tally, strengths)
        step = product(inverse(curvature), gradient)
        longest = max(abs(part) for part in step)
        shrink = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + shrink * part for strength, part in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    _, curvature = slope(tally, strengths)
    mean = sum(strengths) / size
    ratings: list[Rating] = []
    for who, variance in enumerate(variances(tally, inverse(curvature))):
        points = POINTS * (strengths[who] - mean)
        spread = POINTS * NORMAL_95 * math.sqrt(variance)
        ratings.append(Rating(points, points - spread, points + spread))
    return ratings


def slope(tally: Tally, strengths: Vector) -> tuple[Vector, Matrix]:
    """The gradient of the log-likelihood, and its curvature (its Hessian, with the sign turned)."""
    size = tally.players
    gradient = list(tally.wins)
    curvature = [[0.0] * size for _ in range(size)]
    for who, strength in enumerate(strengths):
        chance = 1 / (1 + math.exp(-strength))
        gradient[who] += 0.5 - chance
        curvature[who][who] += chance * (1 - chance)
    for line_up, games in tally.games.items():
        weights = [math.exp(strengths[who]) for who in line_up]
        chances: dict[int, float] = {}
        for who, weight in zip(line_up, weights, strict=True):
            chances[who] = chances.get(who, 0.0) + weight / sum(weights)
        for one, mine in chances.items():
            gradient[one] -= games * mine
            curvature[one][one] += games * mine
            for other, theirs in chances.items():
                curvature[one][other] -= games * mine * theirs
    return gradient, curvature


def variances(tally: Tally, covariance: Matrix) -> Vector:
    """How unsure each strength is, measured from their mean: the greater of what the model says and what the deals say
    (the « sandwich »)."""
    by_model = diagonal_from_mean(covariance)
    if tally.deals < 2:
        return by_model
    sandwich = multiply(multiply(covariance, tally.scatter()), covariance)
    return [max(one, other) for one, other in zip(by_model, diagonal_from_mean(sandwich), strict=True)]


def diagonal_from_mean(matrix: Matrix) -> Vector:
    size = len(matrix)
    rows = [sum(row) / size for row in matrix]
    whole = sum(rows) / size
    return [max(0.0, matrix[who][who] - 2 * rows[who] + whole) for who in range(size)]


def product(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(part * value for part, value in zip(row, vector, strict=True)) for row in matrix]


def multiply(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one]


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; a curvature with the imagined games in it always has one."""
    size = len(matrix)
    rows = [row[:] + [float(place == index) for place in range(size)] for index, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda place: abs(rows[place][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [value / head for value in rows[column]]
        for place in range(size):
            factor = rows[place][column]
            if place != column and factor:
                rows[place] = [value - factor * top for value, top in zip(rows[place], rows[column], strict=True)]
    return [row[size:] for row in rows]
