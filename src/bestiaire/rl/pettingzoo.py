"""Every game as a PettingZoo environment: `env("mindbug", options=…)` is an AEC, `parallel_env` its parallel form.

An AEC asks whoever the game asks. With `max_cycles` it goes round in cycles, as PettingZoo means the word: everybody
has a turn in each of them, who is not asked waits (one more action, the last number), and after so many cycles all are
truncated. The parallel form goes by cycles, too: who is asked plays, all others wait.
"""

from __future__ import annotations

from typing import Any

from bestiaire.rl.extras import needs

needs("pettingzoo", "rl")

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput
from bestiaire.core.table import Table
from bestiaire.games import first_key
from bestiaire.rl.game import GameAsNumbers
from bestiaire.rl.seats import Observation, Seats, checked_cycles
from bestiaire.rl.spaces import LegalActions

FIRST = first_key()
"""The game of an environment that names none."""


class Shown:
    """What both forms show alike."""

    at: Seats
    render_mode: str | None

    @property
    def table(self) -> Table:
        """The table that is played on."""
        return self.at.table

    def observation_space(self, agent: str) -> Any:
        return self.at.observed

    def action_space(self, agent: str) -> LegalActions:
        return self.at.spaces[agent]

    def render(self) -> str | None:
        return self.at.told() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class raw_env(Shown, AECEnv):  # noqa: N801 - PettingZoo's name
    """A game for agents that take turns, as the game asks them. What is masked out raises IllegalMove and changes
    nothing."""

    def __init__(
        self,
        game: str = FIRST,
        *,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.max_cycles = checked_cycles(max_cycles)
        self.at = Seats(GameAsNumbers(game, players, options), self.max_cycles is not None, render_mode)
        self.metadata = {"name": f"bestiaire_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.turns = 0
        self.agent_selection = ""
        self.possible_agents = list(self.at.agents_of_seats)
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.at.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self.at.idle} for agent in self.agents}
        for agent in self.agents:
            self.at.spaces[agent].mask = self.at.idle
        self.turns = 0
        self._asked = ""
        self._ask()
        if self.at.table.choice is None:
            self._end()

    def observe(self, agent: str) -> Observation:
        return self.at.observe(self.at.seats[agent], agent == self._asked)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        at = self.at
        if agent == self._asked:
            at.play(action)
        else:
            at.check_waiting(action)
        self._cumulative_rewards[agent] = 0.0
        self.turns += 1
        if at.table.choice is None:
            self._end()
        elif self.max_cycles is not None and self.turns == self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
            self._idle(self._asked)
            self.agent_selection = self.agents[0]
        else:
            self._ask()

    def _ask(self) -> None:
        """It is the turn of who is asked, or in cycles of who comes next; who is asked has the mask."""
        at = self.at
        choice = at.table.choice
        if self._asked:
            self._idle(self._asked)
        if choice is not None:
            agent = self._asked = at.agents_of_seats[choice.player]
            self.infos[agent] = {"action_mask": at.mask}
            at.spaces[agent].mask = at.mask
        if self.max_cycles is None:
            self.agent_selection = self._asked or self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.turns % len(self.possible_agents)]

    def _idle(self, agent: str) -> None:
        self.infos[agent] = {"action_mask": self.at.idle}
        self.at.spaces[agent].mask = self.at.idle

    def _end(self) -> None:
        if self._asked:
            self._idle(self._asked)
        self._asked = ""
        self.rewards = dict(zip(self.possible_agents, self.at.game.payoffs(self.at.table), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def env(game: str = FIRST, **given: Any) -> Any:
    """The same, with PettingZoo's check that it is used in the right order."""
    return OrderEnforcingWrapper(raw_env(game, **given))


class parallel_env(Shown, ParallelEnv):  # noqa: N801 - PettingZoo's name
    """A game in cycles: everybody acts at once, and whoever is not asked waits (the last action)."""

    def __init__(
        self,
        game: str = FIRST,
        *,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.max_cycles = checked_cycles(max_cycles)
        self.at = Seats(GameAsNumbers(game, players, options), True, render_mode)
        self.metadata = {"name": f"bestiaire_{game}", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = list(self.at.agents_of_seats)
        self.agents: list[str] = []
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.at.deal(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._shown()

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        at = self.at
        asked = self._asked()
        for agent, action in actions.items():
            if agent not in self.agents:
                raise BadInput("actions", unknown_of_few(agent, self.agents))
            if agent != asked:
                at.check_waiting(action)
        if asked is not None:
            at.play(actions.get(asked))
            self.cycles += 1
        agents = self.agents
        is_over = at.table.choice is None
        is_cut = not is_over and self.cycles == self.max_cycles
        rewards = dict(zip(agents, at.game.payoffs(at.table), strict=True)) if agents else {}
        if is_over or is_cut:
            self.agents = []
        seen, infos = self._shown(agents)
        return seen, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut), infos

    def _asked(self) -> str | None:
        choice = self.at.table.choice
        return None if choice is None or not self.agents else self.at.agents_of_seats[choice.player]

    def _shown(self, agents: list[str] | None = None) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        at = self.at
        seen = {
            agent: at.observe(at.seats[agent], agent == self._asked())
            for agent in (self.agents if agents is None else agents)
        }
        infos = {agent: {"action_mask": one["action_mask"]} for agent, one in seen.items()}
        for agent, info in infos.items():
            at.spaces[agent].mask = info["action_mask"]
        return seen, infos
