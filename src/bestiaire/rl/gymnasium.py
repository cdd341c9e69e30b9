"""Every game as a Gymnasium environment for one agent, against opponents of ours.

`env("mindbug", opponent="greedy")`, or `gymnasium.make("bestiaire/mindbug-v1", opponent="greedy")` once this module is
imported.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

from bestiaire.rl.extras import needs

needs("gymnasium", "rl")

import gymnasium

import bestiaire
from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.errors import BadInput, BadSeat, BrokenGame
from bestiaire.core.table import Table
from bestiaire.games import first_key
from bestiaire.players import Player, Seat, player
from bestiaire.rl.game import GameAsNumbers, Mask
from bestiaire.rl.spaces import LegalActions, observations

FIRST = first_key()
"""The game of an environment that names none."""

DEALS = 1000
"""Games in a row that ended before the agent was asked anything: more are no accident."""


class TableEnv(gymnasium.Env):
    """One agent at a table; on all other seats sits the opponent.

    An action that is masked out changes nothing: the same is observed again, and `info["error"]` says what was offered.
    A `strict` environment raises IllegalMove instead (Gymnasium's own check of environments steps blindly)."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = FIRST,
        *,
        opponent: str = "random",
        seat: int | None = None,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.game = GameAsNumbers(game, players, options)
        player(opponent, 0)  # one that there is not is named before anything is begun
        if render_mode not in (None, "ansi"):
            raise BadInput("render_mode", unknown_of_few(render_mode, ["ansi"]))
        self.opponent = opponent
        self.strict = strict
        self.own_seat = None if seat is None else Reader(seat, "seat", BadSeat).number(0, self.game.seats - 1)
        """None: another one for every game, by chance."""
        self.render_mode = render_mode
        self.action_space = LegalActions(self.game.actions.size)
        self.observation_space = observations(self.game, self.game.actions.size)
        self.table: Table = self.game.new(0)
        self.seat = self.own_seat or 0
        self._offered: list[int] = []
        self._mask: Mask = self.game.no_mask()
        self._others: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        for _ in range(DEALS):
            deal, others, place = (int(self.np_random.integers(2**63)) for _ in range(3))
            self.table = self.game.new(deal)
            self.seat = place % self.game.seats if self.own_seat is None else self.own_seat
            self._others = {
                other: player(self.opponent, (others + other) % 2**63)
                for other in range(self.game.seats)
                if other != self.seat
            }
            self._wait()
            if self.table.choice is not None:
                return self._seen(), self._info()
        raise BrokenGame(f"{self.game.info.key}: {DEALS} games in a row asked seat {self.seat} nothing")

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            place = self._offered.index(action)
        except ValueError:
            error = self.game.illegal(action, self.table)
            if self.strict or self.table.choice is None:
                raise error from None
            return self._seen(), 0.0, False, False, {**self._info(), "error": str(error)}
        self.table.play(place)
        self._wait()
        is_over = self.table.choice is None
        return self._seen(), self.game.payoffs(self.table)[self.seat], is_over, False, self._info()

    def _wait(self) -> None:
        """Until the agent is asked, or the game is over, the others play."""
        table = self.table
        while table.choice is not None and table.choice.player != self.seat:
            table.play(self._others[table.choice.player].choose(Seat(table)))
        self._mask, self._offered = self.game.mask(table)
        self.action_space.mask = self._mask

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.game.look(self.table, self.seat), "action_mask": self._mask}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask, "seat": self.seat}

    def action_masks(self) -> Mask:
        """The mask, by the name that some learners ask for it."""
        return self._mask

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return json.dumps(self.table.view(self.seat), indent=1, ensure_ascii=False)


def env(game: str = FIRST, **given: Any) -> TableEnv:
    """An environment for one agent against `opponent`, any of our players."""
    return TableEnv(game, **given)


def register() -> None:
    """Makes every game known to `gymnasium.make`, as `bestiaire/GAME-vVERSION`; earlier versions too, as they were."""
    for info in bestiaire.games().values():
        for version, options in {**info.earlier, info.version: {}}.items():
            name = f"bestiaire/{info.key}-v{version}"
            if name not in gymnasium.registry:
                given = {"game": info.key, "options": options or None}
                gymnasium.register(name, "bestiaire.rl.gymnasium:TableEnv", kwargs=given)


register()
