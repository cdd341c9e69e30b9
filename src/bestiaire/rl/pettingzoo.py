"""Every game as a PettingZoo environment: `env("mindbug", options=…)` is an AEC, `parallel_env` its parallel form.

An AEC asks whoever the game asks. With `max_cycles` it goes round in cycles, as PettingZoo means the word: everybody
has a turn in each of them, who is not asked waits (one more action, the last number), and after so many cycles all are
truncated. The parallel form goes by cycles, too: who is asked plays, all others wait.
"""

from __future__ import annotations

import json
from typing import Any

from bestiaire.rl.extras import needs

needs("pettingzoo", "rl")

import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.errors import BadInput
from bestiaire.core.record import check_seed
from bestiaire.core.rng import Random, seeded
from bestiaire.core.table import Table
from bestiaire.rl.game import GameAsNumbers, Mask
from bestiaire.rl.spaces import LegalActions, observations

MOST_CYCLES = 1_000_000_000
Observation = dict[str, Any]


def checked_cycles(cycles: int | None) -> int | None:
    return None if cycles is None else Reader(cycles, "max_cycles", BadInput).number(1, MOST_CYCLES)


class Seats:
    """What both forms have in common: the game, its agents and their spaces, and the table."""

    def __init__(self, game: GameAsNumbers, waiting: bool, render_mode: str | None) -> None:
        if render_mode not in (None, "ansi"):
            raise BadInput("render_mode", unknown_of_few(render_mode, ["ansi"]))
        self.game = game
        self.render_mode = render_mode
        self.agents_of_seats = [f"player_{seat}" for seat in range(game.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents_of_seats)}
        self.size = game.actions.size + waiting
        self.waiting = self.size - 1 if waiting else -1
        """The action of who is not asked, if there is one."""
        self.spaces = {agent: LegalActions(self.size) for agent in self.agents_of_seats}
        self.observed = observations(game, self.size)
        self.seeds: Random | None = None
        self.idle: Mask = np.zeros(self.size, np.int8)
        """The mask of who is not asked."""
        if waiting:
            self.idle[self.waiting] = 1
        self.mask: Mask = self.idle
        self.offered: list[int] = []
        self.table: Table = game.new(0)

    def deal(self, seed: int | None) -> None:
        """A new game. Without a seed, the next one after the last seed that was given."""
        if seed is not None or self.seeds is None:
            self.seeds = seeded(check_seed(seed))
        self.table = self.game.new(self.seeds.next() << 32 | self.seeds.next())
        self.look_up()

    def look_up(self) -> None:
        """What is possible now."""
        mask, self.offered = self.game.mask(self.table)
        if self.waiting >= 0:
            mask = np.append(mask, np.int8(0))
        self.mask = mask

    def play(self, action: Any) -> None:
        """Plays an action of who is asked; IllegalMove: nothing has changed."""
        try:
            place = self.offered.index(action)
        except ValueError:
            raise self.game.illegal(action, self.table) from None
        self.table.play(place)
        self.look_up()

    def check_waiting(self, action: Any) -> None:
        """Who is not asked can only wait."""
        if action != self.waiting:
            raise self.game.illegal(action, self.table)

    def observe(self, seat: int, asked: bool) -> Observation:
        return {"observation": self.game.look(self.table, seat), "action_mask": self.mask if asked else self.idle}

    def told(self) -> str:
        """What a spectator sees, as text."""
        return json.dumps(self.table.view(None), indent=1, ensure_ascii=False)


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name
    """A game for agents that take turns, as the game asks them. What is masked out raises IllegalMove and changes
    nothing."""

    def __init__(
        self,
        game: str = "mindbug",
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

    @property
    def table(self) -> Table:
        """The table that is played on."""
        return self.at.table

    def observation_space(self, agent: str) -> Any:
        return self.at.observed

    def action_space(self, agent: str) -> LegalActions:
        return self.at.spaces[agent]

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

    def render(self) -> str | None:
        return self.at.told() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(game: str = "mindbug", **given: Any) -> Any:
    """The same, with PettingZoo's check that it is used in the right order."""
    return OrderEnforcingWrapper(raw_env(game, **given))


class parallel_env(ParallelEnv):  # noqa: N801 - PettingZoo's name
    """A game in cycles: everybody acts at once, and whoever is not asked waits (the last action)."""

    def __init__(
        self,
        game: str = "mindbug",
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

    @property
    def table(self) -> Table:
        """The table that is played on."""
        return self.at.table

    def observation_space(self, agent: str) -> Any:
        return self.at.observed

    def action_space(self, agent: str) -> LegalActions:
        return self.at.spaces[agent]

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

    def render(self) -> str | None:
        return self.at.told() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
