"""What an arena plays: the settings, and what follows from them for every game by its number.

Players meet in line-ups: every pair, or at a table of k seats every k of them. A deal is played by every line-up with
the seats rotated, so luck is the same for everybody. Games are numbered deal by deal: more games can be added later,
and the first ones stay what they were.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Any

import bestiaire
from bestiaire.core.check import Reader
from bestiaire.core.errors import BadInput, BadSeat, must_be
from bestiaire.core.info import GameInfo
from bestiaire.core.record import check_seed
from bestiaire.players import is_player, no_such_player, player
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.arena.match import Row

MOST_PLAYERS = 50
MOST_GAMES = 1_000_000_000


@dataclass(frozen=True)
class Settings:
    """Two arenas of the same settings play the same games, if their players don't think by the clock."""

    game: str
    version: int
    """Of the game's rules."""
    options: dict[str, Any]
    seats: int
    players: tuple[str, ...]
    games: int
    """How many each line-up plays, always a whole number of deals."""
    seed: int
    cards: bool
    """Whether it is noted what happened with the cards."""

    @cached_property
    def labels(self) -> list[str]:
        """The players' names in results; who plays twice is also called `random#2`."""
        return [
            name if (nth := self.players[:place].count(name) + 1) == 1 else f"{name}#{nth}"
            for place, name in enumerate(self.players)
        ]

    @cached_property
    def line_ups(self) -> list[tuple[int, ...]]:
        """Who meets whom, by their places in `players`. Too few for the table sit down more than once, as evenly as can
        be."""
        everybody = tuple(range(len(self.players)))
        times, more = divmod(self.seats, len(everybody))
        if times == 0:
            return list(combinations(everybody, self.seats))
        return [everybody * times + extra for extra in combinations(everybody, more)]

    @cached_property
    def seatings(self) -> list[list[tuple[int, ...]]]:
        """Each line-up in every rotation, so that everybody has every seat of a deal once."""
        rotated = [[line_up[turn:] + line_up[:turn] for turn in range(len(line_up))] for line_up in self.line_ups]
        return [list(dict.fromkeys(seatings)) for seatings in rotated]

    @property
    def games_per_deal(self) -> int:
        """How many games a deal is used for, all line-ups together."""
        return len(self.seatings) * len(self.seatings[0])

    @property
    def total(self) -> int:
        """How many games there are to play."""
        return self.games * len(self.line_ups)

    def deal_of(self, number: int) -> int:
        return number // self.games_per_deal

    def seating_of(self, number: int) -> tuple[int, ...]:
        """Who sits where in that game."""
        line_up, turn = divmod(number % self.games_per_deal, len(self.seatings[0]))
        return self.seatings[line_up][turn]

    def seed_of_deal(self, deal: int) -> int:
        return derive(self.seed, f"deal {deal}")

    def seed_of_player(self, number: int, seat: int) -> int:
        return derive(self.seed, f"player {number} {seat}")

    def play(self, number: int) -> Row:
        """Plays the game of that number, to the row that is kept of it."""
        from bestiaire.arena.match import play_game

        return play_game(self, number)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "seats": self.seats,
            "players": list(self.players),
            "games": self.games,
            "seed": self.seed,
            "cards": self.cards,
        }


def derive(seed: int, purpose: str) -> int:
    """A seed of 63 bits (the integers of SQLite) for one purpose, which has nothing in common with its neighbours."""
    digest = hashlib.sha256(f"{seed} {purpose}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def read_settings(
    game: str,
    players: Sequence[str],
    games: int,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int | None = None,
    cards: bool = True,
) -> Settings:
    """Settings from outside, every one checked."""
    info = bestiaire.game(game)
    names = tuple(name.text() for name in Reader(list(players), "players", BadInput))
    for name in names:
        if not is_player(name):
            raise no_such_player(name, "players")
        player(name, 0)  # a guest that can't come is named before anything is begun
    if not 2 <= len(names) <= MOST_PLAYERS:
        wanted = Phrase(en=f"from 2 to {MOST_PLAYERS} names", fr=f"de 2 à {MOST_PLAYERS} noms")
        raise BadInput("players", must_be(wanted, len(names)))
    Reader(games, "games", BadInput).number(1, MOST_GAMES)
    word = check_seed(seed)
    fewest, most = seats_of(info)
    at_table = fewest if seats is None else Reader(seats, "seats", BadSeat).number(fewest, most)
    chosen = bestiaire.table(game, seed=word, players=at_table, options=options).origin.options
    with_cards = cards and info.card_facts is not None
    return whole_deals(Settings(game, info.version, chosen, at_table, names, games, word, with_cards))


def seats_of(info: GameInfo) -> tuple[int, int]:
    """How few and how many can meet at a table of this game."""
    fewest, most = info.players
    if most < 2:
        raise BadInput("game", Phrase(en=f"{info.key} is for one player", fr=f"{info.key} se joue seul"))
    return max(2, fewest), most


def whole_deals(settings: Settings) -> Settings:
    """The same with so many games more as the last deal needs for everybody to have every seat."""
    rotations = len(settings.seatings[0])
    games = -(-settings.games // rotations) * rotations
    return replace(settings, games=games)
