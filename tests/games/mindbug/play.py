"""Tests that read like play: set a position, play keys, say where everything lies afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import bestiaire
from bestiaire.core.choice import Choice, GameOver, Option
from bestiaire.core.rng import seeded

SIDES = ("us", "them")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test as proof of numbered rules; `make rules` lists them."""
    return pytest.mark.rule(*ids)


def card(*ids: str) -> pytest.MarkDecorator:
    """Marks a test as proof of cards."""
    return pytest.mark.card(*ids)


def played_by(game: str, policies: list[Any], seed: int, **options: Any) -> list[float]:
    """One game in which every seat chooses at once, by its policy; what each scored."""
    info = bestiaire.game(game)
    state: Any = info.new(len(policies), {**info.options, **options}, seeded(seed))
    rng = seeded(seed + 1)
    while state.result is None:
        flow = state.stage()
        try:
            choice: Choice = next(flow)
            while True:
                option: Option = policies[choice.player](state, choice, rng)
                assert option in choice.options
                choice = flow.send(option)
        except (StopIteration, GameOver):
            pass
    scores: list[float] = state.result.scores
    return scores


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


class Play:
    """A table in a test. `fork_each_move` plays every move on a fresh fork of the table before it."""

    def __init__(self, table: bestiaire.Table, fork_each_move: bool) -> None:
        self.table = table
        self.fork_each_move = fork_each_move
        self.may_stay_open = False

    def play(self, *keys: str) -> None:
        for key in keys:
            if self.fork_each_move:
                self.table = self.table.fork()
            self.table.play(key)

    def undo(self) -> None:
        self.table.undo()

    @property
    def options(self) -> set[str]:
        if self.table.choice is None:
            return set()
        keys = self.table.choice.keys
        assert len(set(keys)) == len(keys)
        return set(keys)

    @property
    def player(self) -> str | None:
        return None if self.table.choice is None else SIDES[self.table.choice.player]

    @property
    def kind(self) -> str | None:
        return None if self.table.choice is None else self.table.choice.kind

    @property
    def active(self) -> str:
        return SIDES[self.table.position()["active"]]

    def _side(self, seat: int) -> Side:
        return Side(self.table.position()["players"][seat], self.table.view(None)["players"][seat])

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
        return None if self.table.result is None else SIDES[self.table.result.winners[0]]

    @property
    def revealed(self) -> list[str]:
        return list(self.table.position()["revealed"])

    @property
    def unused(self) -> list[str]:
        return list(self.table.position()["unused"])

    def position(self) -> dict[str, Any]:
        return self.table.position()

    def view(self, side: str | None) -> dict[str, Any]:
        return self.table.view(None if side is None else SIDES.index(side))

    def leave(self) -> None:
        """The test ends in the middle of a turn on purpose."""
        self.may_stay_open = True

    def check_nothing_is_open(self) -> None:
        """A question in the middle of a turn that the test did not answer is a mistake of the test or of the rules."""
        position = self.table.position()
        asked_in_mid_turn = self.table.choice is not None and position.get("stage", {}).get("moves")
        assert self.may_stay_open or not asked_in_mid_turn, f"left open: {self.table.choice}"


class MindbugTables:
    """The fixture `mindbug`: makes tables and looks at the end that none is left open."""

    def __init__(self, fork_each_move: bool) -> None:
        self.fork_each_move = fork_each_move
        self.made: list[Play] = []

    def _keep(self, table: bestiaire.Table) -> Play:
        play = Play(table, self.fork_each_move)
        self.made.append(play)
        return play

    def __call__(
        self,
        us: dict[str, Any] | None = None,
        them: dict[str, Any] | None = None,
        active: str = "us",
        unused: list[str] | None = None,
        revealed: list[str] | None = None,
        seed: int = 0,
    ) -> Play:
        position = {
            "active": SIDES.index(active),
            "players": [as_position(us or {}), as_position(them or {})],
            "unused": unused or [],
            "revealed": revealed or [],
        }
        return self._keep(bestiaire.table("mindbug", position=position, seed=seed))

    def new(self, seed: int) -> Play:
        """A whole new game from the set-up."""
        return self._keep(bestiaire.table("mindbug", seed=seed))


def answer_at_random(table: bestiaire.Table, below: Callable[[int], int]) -> None:
    """Plays a random option."""
    assert table.choice is not None
    table.play(below(len(table.choice.options)))
