"""A small neural network that plays, in NumPy alone: what training saves, and the player `neural:FILE` that runs it.

The file is a `.npz`: plain arrays, readable everywhere. `hidden.0.weight`, `hidden.0.bias` and so on are the layers,
each followed by a rectifier (max(0, x)); `policy.…` gives a number for every action (the largest possible one is
played), `value.…` what the game is worth to the observer, from -1 to 1 (tanh). `game` and `hash` say what it was
trained for.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from bestiaire.core.errors import BadInput, system_reason
from bestiaire.core.schema import Field, Schema
from bestiaire.players.seat import Seat
from bestiaire.rl.game import NUMBER, GameAsNumbers
from bestiaire.words import Phrase

Floats: TypeAlias = NDArray[Any]

TENTHS = 0.1
"""Plain numbers are divided by ten: most are smaller."""
MANY = 1000
"""A category of so many places and values is counted over its last dimension instead of told place by place."""


class Features:
    """Observations as a network takes them: plain numbers made small, categories told apart."""

    def __init__(self, schema: Schema) -> None:
        self.size = 0
        self._plain: list[tuple[slice, slice, float]] = []
        self._categories: list[tuple[Field, int, bool]] = []
        for field in schema.fields:
            if field.is_category:
                counted = field.size * len(field.values) > MANY
                self._categories.append((field, self.size, counted))
                places = field.size // (field.shape[-1] if counted else 1)
                self.size += places * len(field.values)
            else:
                scale = 1.0 if field.values or field.high == 1 else TENTHS
                here = slice(field.at, field.at + field.size)
                self._plain.append((here, slice(self.size, self.size + field.size), scale))
                self.size += field.size

    def __call__(self, observations: NDArray[Any]) -> Floats:
        """A row for each row of flat observations."""
        rows = len(observations)
        out: Floats = np.zeros((rows, self.size), np.float32)
        for here, there, scale in self._plain:
            out[:, there] = observations[:, here]
            if scale != 1.0:
                out[:, there] *= scale
        number = np.arange(rows)
        for field, at, counted in self._categories:
            values = len(field.values)
            for place in range(field.size):
                row = place // field.shape[-1] if counted else place
                out[number, at + row * values + observations[:, field.at + place]] += 1.0
            if counted:
                out[:, at : at + (field.size // field.shape[-1]) * values : values] = 0.0  # how many places are empty
        return out


class Network:
    """Layers of weights, by the names that the file has."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights
        self.depth = sum(name.startswith("hidden.") for name in weights) // 2

    @classmethod
    def new(cls, features: int, hidden: tuple[int, ...], actions: int, seed: int) -> Network:
        """Untrained weights."""
        rng = np.random.default_rng(seed)
        weights: dict[str, Floats] = {}
        sizes = (features, *hidden)
        for layer, (wide, narrow) in enumerate(pairwise(sizes)):
            weights[f"hidden.{layer}.weight"] = rng.standard_normal((wide, narrow)) * np.sqrt(2.0 / wide)
            weights[f"hidden.{layer}.bias"] = np.zeros(narrow)
        for head, size, scale in (("policy", actions, 0.01), ("value", 1, 0.1)):
            weights[f"{head}.weight"] = rng.standard_normal((sizes[-1], size)) * scale
            weights[f"{head}.bias"] = np.zeros(size)
        return cls({name: array.astype(np.float32) for name, array in weights.items()})

    def hidden(self, features: Floats) -> list[Floats]:
        """What comes out of each layer, the features first."""
        layers = [features]
        for layer in range(self.depth):
            weight, bias = self.weights[f"hidden.{layer}.weight"], self.weights[f"hidden.{layer}.bias"]
            layers.append(np.maximum(layers[-1] @ weight + bias, 0.0))
        return layers

    def evaluate(self, features: Floats) -> tuple[Floats, Floats]:
        """A number for every action, and what the game is worth, for every row."""
        last = self.hidden(features)[-1]
        value = np.tanh(last @ self.weights["value.weight"] + self.weights["value.bias"])
        return last @ self.weights["policy.weight"] + self.weights["policy.bias"], value[:, 0]

    def save(self, path: Path, game: GameAsNumbers) -> None:
        """Writes the file, or leaves the old one as it was."""
        fresh = path.with_name(path.name + ".new")
        with fresh.open("wb") as file:
            np.savez(file, format=1, game=game.info.key, hash=game.hash, **self.weights)
        fresh.replace(path)


class Weights:
    """A network from a file, with all that it takes to ask it."""

    def __init__(self, path: str) -> None:
        self.path = path
        arrays = read_arrays(path)
        self.key = str(arrays.pop("game", ""))
        told = str(arrays.pop("hash", ""))
        arrays.pop("format", None)
        if not self.key or not {"policy.weight", "policy.bias", "value.weight", "value.bias"} <= set(arrays):
            raise BadInput(
                path, Phrase(en="is no file of weights of ours", fr="n'est pas un fichier de poids de Bestiaire")
            )
        self.game = GameAsNumbers(self.key)
        if told != self.game.hash:
            raise BadInput(
                path,
                Phrase(
                    en=f"was trained with other observations or actions (hash {told}, not {self.game.hash})",
                    fr=f"vient d'autres observations ou actions (empreinte {told}, pas {self.game.hash})",
                ),
            )
        self.network = Network(arrays)
        self.features = Features(self.game.schema)


def read_arrays(path: str) -> dict[str, Any]:
    try:
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except OSError as error:
        raise BadInput(path, system_reason(error)) from None
    except (ValueError, BadZipFile, EOFError, AttributeError):
        raise BadInput(path, Phrase(en="is no .npz file", fr="n'est pas un fichier .npz")) from None


@lru_cache(maxsize=4)
def weights_of(path: str, changed: float) -> Weights:
    return Weights(path)


class NeuralPlayer:
    """Plays what a network likes best."""

    def __init__(self, path: str) -> None:
        try:
            changed = Path(path).stat().st_mtime
        except OSError as error:
            raise BadInput(path, system_reason(error)) from None
        self.weights = weights_of(path, changed)

    def choose(self, seat: Seat) -> str:
        weights = self.weights
        if seat.info.key != weights.key:
            raise BadInput(
                weights.path,
                Phrase(
                    en=f"was trained for {weights.key}, not for {seat.info.key}",
                    fr=f"a été entraîné pour {weights.key}, pas pour {seat.info.key}",
                ),
            )
        if len(seat.keys) == 1:
            return seat.keys[0]
        observation = np.array([weights.game.schema.encode(seat.view())], NUMBER)
        scores, _ = weights.network.evaluate(weights.features(observation))
        numbers = [weights.game.actions.number(key) for key in seat.keys]
        return seat.keys[int(scores[0, numbers].argmax())]
