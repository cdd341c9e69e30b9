"""What a position is laid out from: nothing can lie on the table more often than it is in the box."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from bestiaire.core.check import Reader
from bestiaire.core.piles import Cards
from bestiaire.words import Phrase


def only_so_many(name: str, copies: int) -> Phrase:
    if copies == 1:
        return Phrase(en=f"there is only one {name!r}", fr=f"il n'y a qu'un exemplaire de {name!r}")
    return Phrase(en=f"there are only {copies} of {name!r}", fr=f"il n'y a que {copies} exemplaires de {name!r}")


class Supply:
    """Cards or other things by their numbers, each with a name that several may share."""

    def __init__(
        self,
        names: Iterable[tuple[int, str]],
        known: Collection[str] | None = None,
        *,
        none_left: Callable[[str, int], Phrase] = only_so_many,
        not_here: Callable[[str], Phrase] | None = None,
    ) -> None:
        self.left: dict[str, list[int]] = {}
        for number, name in names:
            self.left.setdefault(name, []).append(number)
        self.copies = {name: len(numbers) for name, numbers in self.left.items()}
        self.known = self.left if known is None else known
        """The names that a position may spell, even if nothing of that name is in this game."""
        self.none_left = none_left
        self.not_here = not_here

    def take(self, item: Reader, known: Collection[str] | None = None) -> int:
        """The number of a copy of what is named here."""
        return self.take_one(item, item.word(self.known if known is None else known))

    def take_one(self, item: Reader, name: str) -> int:
        """The number of a copy of that name; if there is none left, it is this item that is refused."""
        if name not in self.left and self.not_here is not None:
            raise item.refuse(self.not_here(name))
        if not self.left.get(name):
            raise item.refuse(self.none_left(name, self.copies.get(name, 0)))
        return self.left[name].pop(0)

    def take_all(self, whole: Reader, field: str, known: Collection[str] | None = None) -> Cards:
        """All that are named in a list, if there is one in that field."""
        return tuple([self.take(item, known) for item in whole.field(field)]) if whole.has(field) else ()

    def rest(self) -> list[int]:
        """What was not taken, name by name in the order of the box."""
        return [number for numbers in self.left.values() for number in numbers]

    def rest_of(self, numbers: Iterable[int]) -> list[int]:
        """What was not taken of these."""
        left = set(self.rest())
        return [number for number in numbers if number in left]
