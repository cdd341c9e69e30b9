"""Agents of other programs at our tables: whatever OpenSpiel calls a bot, and any policy for PettingZoo.

`openspiel:MODULE:NAME` calls NAME(game, player, seed) in that module for a bot, which has `step(state)`;
`pettingzoo:MODULE:NAME` calls NAME(env, seed) for a policy, which is called with an observation (with its
`action_mask`) and the agent's name and returns an action. MODULE is importable, or a file `….py`. Both are given only
what their seat may know: the observation, or a state with everything unseen dealt anew.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from bestiaire.core.errors import BadInput, IllegalMove, system_reason
from bestiaire.core.rng import Random, seeded
from bestiaire.players.seat import Seat
from bestiaire.words import Phrase


@cache
def module_of(name: str) -> ModuleType:
    """A module by its name, or by its file."""
    try:
        if not name.endswith(".py"):
            return importlib.import_module(name)
        with Path(name).open("rb"):  # says what is wrong with the file, if anything is
            pass
        spec = importlib.util.spec_from_file_location(Path(name).stem, name)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    except OSError as error:
        raise BadInput(name, system_reason(error)) from None
    except Exception as error:
        raise BadInput(
            name,
            Phrase(
                en=f"can't be imported: {type(error).__name__}: {error}",
                fr=f"ne peut être importé : {type(error).__name__} : {error}",
            ),
        ) from error
    return module


def factory(told: str) -> Callable[..., Any]:
    """What `MODULE:NAME` names."""
    module, _, name = told.rpartition(":")
    found = getattr(module_of(module), name, None) if module else None
    if not callable(found):
        raise BadInput(
            "player",
            Phrase(
                en=f"{told!r} must be MODULE:NAME, where NAME can be called",
                fr=f"{told!r} doit être MODULE:NOM, où NOM peut être appelé",
            ),
        )
    made: Callable[..., Any] = found
    return made


class OpenSpielPlayer:
    """A bot of OpenSpiel."""

    def __init__(self, told: str, seed: int) -> None:
        self.rng: Random = seeded(seed)
        self.make = factory(told)
        self.bots: dict[tuple[str, int, int], Any] = {}

    def choose(self, seat: Seat) -> str:
        import pyspiel

        from bestiaire.rl.openspiel import register, short_name

        if len(seat.keys) == 1:
            return seat.keys[0]
        register()
        imagined = seat.imagine(self.rng.next())
        game = pyspiel.load_game(short_name(seat.info.key), {"players": imagined.seats})
        place = (seat.info.key, imagined.seats, seat.number)
        if place not in self.bots:
            self.bots[place] = self.make(game, seat.number, self.rng.next())
        state = game.new_initial_state()
        state.stand_at(imagined)
        return key_of(self.bots[place].step(state), state.numbers.actions.keys, seat)


class PettingZooPlayer:
    """A policy for our PettingZoo environments."""

    def __init__(self, told: str, seed: int) -> None:
        self.rng: Random = seeded(seed)
        self.make = factory(told)
        self.policies: dict[tuple[str, int], tuple[Any, Callable[..., Any]]] = {}

    def choose(self, seat: Seat) -> str:
        import numpy as np

        from bestiaire.rl.pettingzoo import raw_env

        if len(seat.keys) == 1:
            return seat.keys[0]
        imagined = seat.imagine(self.rng.next())
        place = (seat.info.key, imagined.seats)
        if place not in self.policies:
            env = raw_env(seat.info.key, players=imagined.seats)
            self.policies[place] = (env, self.make(env, self.rng.next()))
        env, policy = self.policies[place]
        game = env.at.game
        mask = np.zeros(game.actions.size, np.int8)
        for key in seat.keys:
            mask[game.actions.number(key)] = 1
        seen = {"observation": game.look(imagined, seat.number), "action_mask": mask}
        return key_of(policy(seen, env.possible_agents[seat.number]), game.actions.keys, seat)


def key_of(action: Any, keys: list[str], seat: Seat) -> str:
    """The key of an action that an agent gave; IllegalMove if it was not offered."""
    try:
        key = keys[int(action)] if int(action) >= 0 else ""
    except (TypeError, ValueError, IndexError):
        key = ""
    if key not in seat.keys:
        raise IllegalMove(f"{action} ({key})" if key else action, seat.keys)
    return key
