"""Tests that read like play, the same way in every game: set a position, play keys, say what is asked and where
everything lies. A game adds its own words: its sides, its zones, how its tests write a position."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, TypeVar

import pytest

import bestiaire
from bestiaire.core.choice import Choice, GameOver, Option
from bestiaire.core.rng import seeded
from bestiaire.core.why_not import reasons_at

Fields = dict[str, Any]

MOST_TRIES = 600
"""So many seeds are tried before a test gives up on chance that does what it wants."""


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test as proof of numbered rules; `make rules` lists them."""
    return pytest.mark.rule(*ids)


def card(*ids: str) -> pytest.MarkDecorator:
    """Marks a test as proof of cards."""
    return pytest.mark.card(*ids)


class Play:
    """A table in a test. `forked`: every move is played on a fork, and the table it was forked from must not notice."""

    seats: ClassVar[tuple[Any, ...]] = ("us", "them")
    """How the tests of this game call the seats."""

    def __init__(self, table: bestiaire.Table, forked: bool) -> None:
        self.table = table
        self.forked = forked
        self.foreseen: Choice | None = None

    def play(self, *keys: str) -> None:
        """Plays these answers, one after the other."""
        for key in keys:
            if self.forked:
                self._play_on_a_fork(key)
            else:
                self.table.play(key)

    def _play_on_a_fork(self, key: str) -> None:
        before, stood = self.table, seen_of(self.table)
        self.table = before.fork()
        self.table.play(key)
        assert seen_of(before) == stood, f"{key} was played on a fork, and the table it was forked from changed"

    def undo(self) -> None:
        self.table.undo()

    # --- What is asked ---

    @property
    def keys(self) -> list[str]:
        """What can be answered, as it is offered, nothing twice; nothing if the game is over."""
        if self.table.choice is None:
            return []
        keys = list(self.table.choice.keys)
        assert len(set(keys)) == len(keys)
        return keys

    @property
    def options(self) -> set[str]:
        return set(self.keys)

    @property
    def asked(self) -> tuple[Any, str]:
        """Who is asked, and what kind of thing."""
        choice = self.table.choice
        return ("nobody", "") if choice is None else (self.seats[choice.player], choice.kind)

    @property
    def question(self) -> Fields:
        """The question as who is asked sees it."""
        assert self.table.choice is not None
        seen: Fields = self.table.view(self.table.choice.player)["choice"]
        return seen

    def asks(self, who: Any, kind: str) -> None:
        """This is asked now. A test may end here."""
        assert self.asked == (who, kind)
        self.leave_open()

    def offers(self, options: Iterable[str]) -> None:
        """Exactly these answers are possible now. A test may end here."""
        assert self.options == set(options)
        self.leave_open()

    def refuses(self, who: Any, place: str, rule: str, card: str | None = None, *, says: str = "") -> None:
        """What lies there can't be chosen by that seat now, for this rule and this card. A test may end here."""
        found = {thing.place: reason for thing, reason in reasons_at(self.table, self.seats.index(who))}
        reason = found[place]
        assert reason is not None, f"{place} can be chosen"
        assert (reason.rule, reason.card) == (rule, card), reason.en
        assert says in reason.en
        self.leave_open()

    def allows(self, who: Any, *places: str) -> None:
        """What lies at these places, and nothing else, can be chosen by that seat now. A test may end here."""
        found = reasons_at(self.table, self.seats.index(who))
        assert {thing.place for thing, reason in found if reason is None} == set(places)
        self.leave_open()

    # --- Where everything lies ---

    def position(self) -> Fields:
        return self.table.position()

    def lies(self, field: str) -> Any:
        """What the position says of a field; None if it leaves it out."""
        return self.table.position().get(field)

    def view(self, who: Any = None) -> Fields:
        """What a seat sees, by its number or by what the tests call it; without one, what a spectator sees."""
        return self.table.view(self.seats.index(who) if who in self.seats else who)

    @property
    def active(self) -> Any:
        return self.seats[self.table.position()["active"]]

    # --- What happened ---

    def told(self, *kinds: str) -> list[Fields]:
        """The events of these kinds, as everybody saw them."""
        return [event.seen_by(None) for event in self.table.events if event.kind in kinds]

    def kinds(self, *kinds: str) -> list[str]:
        """In which order such things happened."""
        return [event.kind for event in self.table.events if event.kind in kinds]

    @property
    def won(self) -> tuple[list[int], str] | None:
        """Who won, and how; None if the game goes on."""
        result = self.table.result
        return None if result is None else (list(result.winners), str(result.reason))

    @property
    def scores(self) -> list[float]:
        assert self.table.result is not None
        return list(self.table.result.scores)

    # --- The end of a test ---

    def leave_open(self) -> None:
        """The test ends on purpose with what is asked now."""
        self.foreseen = self.table.choice

    @property
    def is_left_open(self) -> bool:
        """Whether something is asked in the middle of a stage that the test did not foresee."""
        choice = self.table.choice
        return choice is not None and choice is not self.foreseen and not self.table.is_at_stage_start


def seen_of(table: bestiaire.Table) -> tuple[Fields, Fields, list[str]]:
    """All that can be seen of a table, to compare it."""
    return table.position(), table.view(None), table.choice.keys if table.choice else []


P = TypeVar("P", bound=Play)


class Tables(Generic[P]):
    """A fixture: makes the tables of one game and looks at the end of the test that none is left open."""

    game: ClassVar[str]
    """Its key."""

    kind: type[P]
    """What the tests see of a table."""

    def __init__(self, forked: bool) -> None:
        self.forked = forked
        self.made: list[P] = []

    def on(self, table: bestiaire.Table) -> P:
        """Play on a table that the test made itself."""
        play = self.kind(table, self.forked)
        self.made.append(play)
        return play

    def at(self, position: Fields, seed: int = 0) -> P:
        """A table in this position, as positions are written."""
        return self.on(bestiaire.table(self.game, position=position, seed=seed))

    def new(self, players: int | None = None, seed: int = 0, **options: Any) -> P:
        """A whole new game from the set-up."""
        return self.on(bestiaire.table(self.game, players=players, seed=seed, options=options))

    def again(self, play: P) -> P:
        """The same position, written down and read again."""
        return self.at(json.loads(json.dumps(play.position())))

    def found(self, wanted: Callable[[P], Any], make: Callable[..., P], /, *arguments: Any, **fields: Any) -> P:
        """The first of the tables made so with other seeds that is as wanted."""
        for seed in range(MOST_TRIES):
            play = make(*arguments, seed=seed, **fields)
            if wanted(play):
                return play
            self.made.remove(play)
        raise AssertionError(f"nothing wanted in {MOST_TRIES} tables")

    def check_nothing_is_open(self) -> None:
        """A question that the test neither answered nor asked for is a mistake of the test or of the rules."""
        for play in self.made:
            assert not play.is_left_open, f"left open: {play.table.choice}"


# --- Whole games, without a fixture ---


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


def answer_at_random(table: bestiaire.Table, below: Callable[[int], int]) -> None:
    """Plays a random option."""
    assert table.choice is not None
    table.play(below(len(table.choice.options)))
