"""Playing a game straight through, without a table: nothing is remembered, nothing can be undone."""

from __future__ import annotations

from typing import Any

from bestiaire.core.choice import Choice, Flow, GameOver, Option, make_ready
from bestiaire.core.errors import BrokenGame
from bestiaire.core.mistakes import bad_choice
from bestiaire.core.rng import Random
from bestiaire.core.state import State
from bestiaire.core.table import STAGES_WITHOUT_A_QUESTION, run


def play_at_random(state: State[Any], rng: Random) -> int:
    """Plays from the start of a stage to the end of the game with random options; returns how many were chosen."""
    decisions = 0
    flow = whole_game(state)
    try:
        choice = next(flow)
        while True:
            decisions += 1
            options = choice.options
            choice = flow.send(options[rng.below(len(options))])
    except (StopIteration, GameOver):
        return decisions


def whole_game(state: State[Any]) -> Flow[None]:
    """All that is asked, stage after stage, to the end of the game. Nobody has to catch the end of a stage, which costs
    compiled code a tenth of a decision."""
    while state.result is None:
        yield from state.stage()


class Run:
    """A game that is played by whoever holds it; it knows only what is asked now."""

    __slots__ = ("_flow", "choice", "state")

    def __init__(self, state: State[Any]) -> None:
        self.state: State[Any] = state
        self.choice: Choice | None = None
        """None when the game is over."""
        self._flow: Any = None
        self._go_on()

    def _go_on(self) -> None:
        """Starts stage after stage until somebody is asked or the game is over."""
        state = self.state
        self.choice = None
        for _ in range(STAGES_WITHOUT_A_QUESTION):
            if state.result is not None:
                return
            flow, asked = run(state, [])
            if flow is not None:
                self._flow = flow
                self._ask(asked)
                return
        raise BrokenGame(f"{type(state).__name__}: stage after stage asked nobody and ended nothing")

    def _ask(self, asked: object) -> None:
        if not isinstance(asked, Choice) or not make_ready(asked, self.state.seats):
            raise bad_choice(self.state, self._flow, asked)
        self.choice = asked

    def play(self, option: Option) -> None:
        """Plays one of the options of its choice."""
        try:
            asked: object = self._flow.send(option)
        except (StopIteration, GameOver):
            self._go_on()
        else:
            self._ask(asked)
