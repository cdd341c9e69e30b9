"""Every game for OpenSpiel: importing this module registers them as `bestiaire_GAME`.

    game = pyspiel.load_game("bestiaire_mindbug", {"options": '{"sets": ["king_of_tokyo"]}'})

The deal, the dice and everything else that comes by chance is a chance node with one outcome, which the game samples:
the ways a deck can lie are not enumerated. A node stands exactly where chance is used, so that searches of OpenSpiel,
which copy states and play them on, do not know what will be rolled.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

from bestiaire.rl.extras import needs

needs("pyspiel", "openspiel")

import numpy as np
import pyspiel

import bestiaire
from bestiaire.core.check import AN_OBJECT
from bestiaire.core.errors import BadOptions, must_be
from bestiaire.core.learning import learning_of
from bestiaire.core.rng import LARGEST_SEED
from bestiaire.core.table import Table
from bestiaire.rl.game import GameAsNumbers, named

LONGEST = 100_000
"""No game has more decisions: OpenSpiel wants to know."""
SAMPLED = 0
"""The one action of a chance node."""


def short_name(game: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"bestiaire_{game}"


class Standing:
    """Where a game stands: the table, the move that waits for chance, and what each seat remembers."""

    def __init__(self, table: Table | None, waiting: str | None, past: list[str], own: list[tuple[str, ...]]) -> None:
        self.table = table
        """None before the deal."""
        self.waiting = waiting
        """A move that was chosen and uses chance: it is played when that is sampled."""
        self.past = past
        """What each seat saw before the table's first stage, as a hash."""
        self.own = own
        """What each seat has chosen."""
        self.noted = [(0, seen) for seen in past]
        """How many events of the table each seat's hash already counts, and that hash: it only ever grows."""

    def __deepcopy__(self, memo: object) -> Standing:
        table = None if self.table is None else self.table.fork()
        twin = Standing(table, self.waiting, self.past[:], self.own[:])
        twin.noted = self.noted[:]
        return twin

    @property
    def is_chance(self) -> bool:
        return self.table is None or self.waiting is not None

    def seen_by(self, seat: int, eyes: int | None, without: int) -> str:
        """What a seat has seen so far (but for the last few events), or others have seen of it, as a hash."""
        assert self.table is not None
        events = self.table.events
        end = len(events) - without
        count, seen = self.noted[seat] if eyes == seat else (0, self.past[seat])
        if count > end:
            count, seen = 0, self.past[seat]
        for event in events[count:end]:
            seen = hashed(seen, event.seen_by(eyes))
        if eyes == seat:
            self.noted[seat] = (end, seen)
        return seen

    def information(self, seat: int) -> str:
        """Everything a seat knows: what it saw and chose, as a hash, and its view."""
        if self.table is None:
            return "before the deal"
        view = json.dumps(self.table.view(seat), sort_keys=True, separators=(",", ":"))
        return f"{hashed(self.seen_by(seat, seat, 0), self.own[seat])} {view}"

    def resampled(self, seat: int, seed: int) -> Standing:
        """The same for that seat, everything it can't know dealt anew. Of what the others saw earlier only that is
        kept which everybody saw: the rest may be otherwise now."""
        if self.table is None:
            return Standing(None, None, self.past[:], self.own[:])
        imagined = self.table.imagine(seat, seed)
        stage = len(imagined.events)
        past = [self.seen_by(other, seat if other == seat else None, stage) for other in range(self.table.seats)]
        own = [kept if other == seat else () for other, kept in enumerate(self.own)]
        waiting = self.waiting
        if waiting is not None and imagined.choice is not None and waiting not in imagined.choice.keys:
            waiting = imagined.choice.keys[0]  # somebody else's move, with a card that lies elsewhere now
        return Standing(imagined, waiting, past, own)


def hashed(before: str, told: Any) -> str:
    """What was before, and then this, as a short hash."""
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"{before} {text}".encode()).hexdigest()[:16]


class BestiaireState(pyspiel.State):
    """A game in progress, as OpenSpiel wants it."""

    def __init__(self, game: BestiaireGame) -> None:
        super().__init__(game)
        self.numbers = game.numbers
        self.chance = game.chance
        seats = game.numbers.seats
        self.standing = Standing(None, None, [""] * seats, [()] * seats)

    @property
    def table(self) -> Table | None:
        """The table that is played on; None before the deal."""
        return self.standing.table

    def stand_at(self, table: Table) -> None:
        """Goes on from a table that already stands somewhere: what was seen before counts for nothing."""
        self.standing = Standing(table, None, [""] * table.seats, [()] * table.seats)

    def current_player(self) -> int:
        standing = self.standing
        if standing.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert standing.table is not None
        choice = standing.table.choice
        return int(pyspiel.PlayerId.TERMINAL) if choice is None else choice.player

    def _legal_actions(self, player: int) -> list[int]:
        if self.standing.is_chance:
            return [SAMPLED]
        table = self.standing.table
        assert table is not None
        if table.choice is None or table.choice.player != player:
            return []
        return sorted(self.numbers.mask(table)[1])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(SAMPLED, 1.0)]

    def _apply_action(self, action: int) -> None:
        standing = self.standing
        if standing.table is None:
            standing.table = self.numbers.new(self.chance.sample())
            return
        table = standing.table
        if standing.waiting is not None:
            table.reseed(self.chance.sample_word())
            table.play(standing.waiting)
            standing.waiting = None
            return
        choice = table.choice
        key = self.numbers.actions.key(action)
        if choice is None or key not in choice.keys:
            raise self.numbers.illegal(action, table)
        standing.own[choice.player] += (key,)
        after, is_chance = table.after(key)
        if is_chance:
            standing.waiting = key
        else:
            standing.table = after

    def _action_to_string(self, player: int, action: int) -> str:
        return "chance" if player == pyspiel.PlayerId.CHANCE else self.numbers.actions.key(action)

    def is_terminal(self) -> bool:
        standing = self.standing
        return not standing.is_chance and standing.table is not None and standing.table.choice is None

    def returns(self) -> list[float]:
        table = self.standing.table
        return [0.0] * self.numbers.seats if table is None else self.numbers.payoffs(table)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BestiaireState:
        """A state that is the same for that player, with everything it can't know dealt anew."""
        other: BestiaireState = self.clone()
        other.standing = self.standing.resampled(player, int(sampler() * LARGEST_SEED))
        return other

    def __str__(self) -> str:
        table = self.standing.table
        if table is None:
            return "before the deal"
        told = json.dumps(table.position(), sort_keys=True, separators=(",", ":"))
        return f"{told} {self.standing.waiting}" if self.standing.waiting else told


class Observer:
    """What a player observes: `tensor` is flat, `dict` by the names of the fields."""

    def __init__(self, numbers: GameAsNumbers, kind: Any) -> None:
        self.numbers = numbers
        self.kind = kind
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        size = 0 if self.is_public or kind.perfect_recall else numbers.schema.size
        self.tensor: Any = np.zeros(size, np.float32)
        self.dict = named(numbers.schema, self.tensor) if size else {}

    def set_from(self, state: BestiaireState, player: int) -> None:
        table = state.standing.table
        if table is None or not self.tensor.size:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.numbers.look(table, player)

    def string_from(self, state: BestiaireState, player: int) -> str:
        standing = state.standing
        if standing.table is None:
            return "before the deal"
        if self.kind.perfect_recall and not self.is_public:
            return standing.information(player)
        seat = None if self.is_public else player
        return json.dumps(standing.table.view(seat), sort_keys=True, separators=(",", ":"))


class Chance:
    """Where seeds come from; copies of a state share it."""

    def __init__(self, seed: int) -> None:
        self.random: random.Random = random.SystemRandom() if seed < 0 else random.Random(seed)

    def __deepcopy__(self, memo: object) -> Chance:
        return self

    def sample(self) -> int:
        return self.random.getrandbits(64)

    def sample_word(self) -> int:
        """A state of the one-word generator."""
        return self.random.getrandbits(60) + 1


class BestiaireGame(pyspiel.Game):
    """A game with its parameters: `players`, `options` (JSON) and `rng_seed` (-1: from the operating system)."""

    key = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = given.get("players", 0)
        self.numbers = GameAsNumbers(self.key, players or None, read_options(given.get("options", "")))
        self.chance = Chance(given.get("rng_seed", -1))
        seats = self.numbers.seats
        told = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.actions.size,
            max_chance_outcomes=1,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, told, given)

    def new_initial_state(self) -> BestiaireState:
        return BestiaireState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.numbers, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def read_options(told: str) -> dict[str, Any] | None:
    """The options as OpenSpiel's parameters have them: JSON."""
    if not told:
        return None
    try:
        options = json.loads(told)
    except ValueError:
        options = told
    if not isinstance(options, dict):
        raise BadOptions("options", must_be(AN_OBJECT, options))
    return options


def register() -> None:
    """Makes every game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for info in bestiaire.games().values():
        name = short_name(info.key)
        if name in known or learning_of(info) is None:
            continue
        fewest, most = info.players
        kind = pyspiel.GameType(
            short_name=name,
            long_name=info.name["en"],
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=most,
            min_num_players=fewest,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": fewest, "options": "", "rng_seed": -1},
        )
        pyspiel.register_game(
            kind, type(f"{info.key.capitalize()}Game", (BestiaireGame,), {"key": info.key, "kind": kind})
        )


register()
