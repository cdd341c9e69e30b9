"""What is to be played with several numbers of players: settings for each, from what a person or a program says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import bestiaire
from bestiaire.arena.settings import Settings, read_settings, seats_of
from bestiaire.core.check import Reader
from bestiaire.core.errors import BadSeat, must_be, within
from bestiaire.words import Phrase

A_FEW_NUMBERS = Phrase(en="like 4, 2-6 or 2,4,6", fr="comme 4, 2-6 ou 2,4,6")
MOST_DIGITS = 6


def read_numbers(text: str, game: str) -> list[int]:
    """Numbers of players as one types them: « 4 », « 2-6 », « 2,4,6 »; from few to many."""
    fewest, most = seats_of(bestiaire.game(game))
    numbers: list[int] = []
    for part in text.split(","):
        ends = [end.strip() for end in part.split("-")]
        if len(ends) > 2 or not all(end.isascii() and end.isdigit() and len(end) <= MOST_DIGITS for end in ends):
            raise BadSeat("seats", must_be(A_FEW_NUMBERS, text))
        first, last = (Reader(int(end), "seats", BadSeat).number(fewest, most) for end in (ends[0], ends[-1]))
        if first > last:
            up = f"{last}-{first}"
            raise BadSeat("seats", must_be(Phrase(en=up, fr=up), part.strip()))
        numbers += range(first, last + 1)
    return check_numbers(numbers, game)


def check_numbers(numbers: Iterable[int], game: str) -> list[int]:
    """Every number once, and within what the game allows."""
    fewest, most = seats_of(bestiaire.game(game))
    found = sorted(number.number(fewest, most) for number in Reader(list(numbers), "seats", BadSeat))
    if not found:
        raise BadSeat("seats", must_be(within(fewest, most), []))
    for number in found:
        if found.count(number) > 1:
            raise BadSeat("seats", Phrase(en=f"{number} is given twice", fr=f"{number} est donné deux fois"))
    return found


def read_sizes(
    game: str,
    players: Sequence[str],
    games: int,
    options: dict[str, Any] | None = None,
    seats: Iterable[int] | None = None,
    seed: int | None = None,
    cards: bool = True,
) -> dict[int, Settings]:
    """Settings from outside for each number of players, every one checked; without numbers, for all there can be."""
    usual = read_settings(game, players, games, options, None, seed, cards)
    fewest, most = seats_of(bestiaire.game(game))
    numbers = check_numbers(range(fewest, most + 1) if seats is None else seats, game)
    return {number: read_settings(game, players, games, options, number, usual.seed, cards) for number in numbers}
