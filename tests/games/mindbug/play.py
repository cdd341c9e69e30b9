"""Mindbug in tests: its sides, and creatures that are exhausted."""

from __future__ import annotations

from typing import Any

from tests.games.playing import Fields, Play, Tables, card, rule

__all__ = ["Mindbug", "MindbugTables", "Side", "as_position", "card", "exhausted", "rule", "written"]


class exhausted(str):  # noqa: N801 - it reads as a word in a test
    """An exhausted creature; never equal to the same card unexhausted."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, exhausted) and str.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(("exhausted", str(self)))

    def __repr__(self) -> str:
        return f"exhausted({str(self)!r})"


def as_position(side: dict[str, Any]) -> dict[str, Any]:
    written = dict(side)
    if "play" in written:
        written["play"] = [
            {"card": str(name), "exhausted": True} if isinstance(name, exhausted) else name for name in written["play"]
        ]
    return written


def written(us: Fields | None, them: Fields | None, active: str, fields: Fields) -> Fields:
    """The position of a table with these two sides."""
    return {
        "active": Play.seats.index(active),
        "players": [as_position(us or {}), as_position(them or {})],
        "unused": [],
        "revealed": [],
        **fields,
    }


class Side:
    """One player's side of the table, as a test looks at it."""

    def __init__(self, position: dict[str, Any], view: dict[str, Any]) -> None:
        self.life: int = position["life"]
        self.mindbugs: int = position["mindbugs"]
        self.hand: list[str] = position["hand"]
        self.deck: list[str] = position["deck"]
        self.discard: list[str] = position["discard"]
        self.play: list[str] = [
            exhausted(item["card"]) if isinstance(item, dict) else item for item in position["play"]
        ]
        self._view = view

    def _creature(self, name: str) -> dict[str, Any]:
        card_id, _, nth = name.partition("#")
        alike = [creature for creature in self._view["play"] if creature["card"] == card_id]
        found: dict[str, Any] = alike[int(nth or 1) - 1]
        return found

    def power(self, name: str) -> int:
        """Current power of a creature; `id#2` is the second like-named one."""
        return int(self._creature(name)["power"])

    def keywords(self, name: str) -> set[str]:
        return set(self._creature(name)["keywords"])


class Mindbug(Play):
    """A table of Mindbug."""

    @property
    def player(self) -> str | None:
        return None if self.table.choice is None else self.asked[0]

    @property
    def kind(self) -> str | None:
        return None if self.table.choice is None else self.asked[1]

    def _side(self, seat: int) -> Side:
        return Side(self.position()["players"][seat], self.view()["players"][seat])

    @property
    def us(self) -> Side:
        return self._side(0)

    @property
    def them(self) -> Side:
        return self._side(1)

    @property
    def over(self) -> bool:
        return self.table.result is not None

    @property
    def winner(self) -> str | None:
        return None if self.table.result is None else self.seats[self.table.result.winners[0]]

    @property
    def revealed(self) -> list[str]:
        return list(self.lies("revealed"))

    @property
    def unused(self) -> list[str]:
        return list(self.lies("unused"))


class MindbugTables(Tables[Mindbug]):
    """The fixture `mindbug`."""

    game = "mindbug"
    kind = Mindbug

    def __call__(
        self,
        us: Fields | None = None,
        them: Fields | None = None,
        active: str = "us",
        seed: int = 0,
        **fields: Any,
    ) -> Mindbug:
        """A table at the start of our turn, or of theirs."""
        return self.at(written(us, them, active, fields), seed)
