"""What a position is laid out from: nothing can lie on the table that is not in the box."""

from __future__ import annotations

from bestiaire.core.check import Reader
from bestiaire.core.piles import Cards
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.printed import NO_DECK
from bestiaire.games.orcs.table.state import Game
from bestiaire.games.orcs.table.zones import NOBODY, START_SPELLS, TYPES
from bestiaire.words import Phrase


def only_so_many(copies: int, name: str) -> Phrase:
    if copies == 1:
        return Phrase(en=f"there is only one {name!r}", fr=f"il n'y a qu'un exemplaire de {name!r}")
    return Phrase(en=f"there are only {copies} of {name!r}", fr=f"il n'y a que {copies} exemplaires de {name!r}")


class Supply:
    """Spells and poison. A starting spell belongs to its player; the others are everybody's."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.keys = [spell.key for spell in game.box.spells]
        self.left = set(range(game.layout.fate))

    def take(self, item: Reader, seat: int, deck: int) -> int:
        """A copy of the card named here, for that player; or for a deck, whose cards can't be others."""
        face = self.keys.index(item.word(self.keys))
        if deck != NO_DECK and self.game.box.spells[face].deck != deck:
            raise item.refuse(
                Phrase(
                    en=f"{self.keys[face]!r} is of no such deck", fr=f"{self.keys[face]!r} n'est pas de cette pioche"
                )
            )
        first, end = 0, self.game.layout.fate
        if face < START_SPELLS:
            first, end = seat * START_SPELLS, (seat + 1) * START_SPELLS
        numbers = [number for number in range(first, end) if self.game.faces[number] == face]
        for number in numbers:
            if number in self.left:
                self.left.remove(number)
                return number
        raise item.refuse(only_so_many(len(numbers), self.keys[face]))

    def take_all(self, side: Reader, name: str, seat: int = NOBODY, deck: int = NO_DECK) -> Cards:
        if not side.has(name):
            return ()
        return tuple([self.take(item, seat, deck) for item in side.field(name)])

    def starting_left(self, seat: int) -> list[int]:
        return [number for number in range(seat * START_SPELLS, (seat + 1) * START_SPELLS) if number in self.left]

    def deck_left(self, deck: int) -> list[int]:
        layout, spells, faces = self.game.layout, self.game.box.spells, self.game.faces
        return [
            number
            for number in range(layout.spells, layout.poison)
            if number in self.left and spells[faces[number]].deck == deck
        ]

    def poison_left(self) -> list[int]:
        return [number for number in range(self.game.layout.poison, self.game.layout.fate) if number in self.left]


class MarkerSupply:
    """Markers, by type: as many as a game of so many players has (OO-015)."""

    def __init__(self, game: Game) -> None:
        self.left: list[list[int]] = [[] for _ in range(TYPES)]
        for number in range(game.layout.markers, len(game.faces)):
            self.left[game.faces[number]].append(number)
        self.all = [len(numbers) for numbers in self.left]

    def take(self, item: Reader, creature: int) -> int:
        if not self.left[creature]:
            raise item.refuse(only_so_many(self.all[creature], CREATURE_NAMES[creature]))
        return self.left[creature].pop(0)

    def rest(self) -> list[int]:
        return [number for numbers in self.left for number in numbers]

    def remove(self, taken: list[int]) -> None:
        self.left = [[number for number in numbers if number not in taken] for numbers in self.left]

    def spare(self, counters: list[int]) -> Cards:
        """What is left, but for the creatures that the counters tell of: those have reached the tower (OO-050)."""
        return tuple([number for numbers, gone in zip(self.left, counters, strict=True) for number in numbers[gone:]])
