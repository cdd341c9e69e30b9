"""Every key that a game's choices can have, numbered: what a learning program calls an action."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from operator import index
from typing import Any, Final

from bestiaire.core.choice import Choice
from bestiaire.core.errors import BadInput, show
from bestiaire.words import Phrase

NONE: Final[dict[str, int]] = {}


class Verb:
    """The keys of one verb: `verb:name` for every name, and of those that can be offered several times in one choice
    also `verb:name#2` and so on, up to `copies`."""

    __slots__ = ("copies", "names", "single", "verb")

    def __init__(self, verb: str, names: Iterable[str], copies: int = 1, single: Iterable[str] = ()) -> None:
        self.verb: str = verb
        self.names: list[str] = list(names)
        self.copies: int = copies
        self.single: list[str] = list(single)
        """Names that are never offered twice, such as `none`."""


def handfuls(words: Iterable[str], least: int, most: int) -> list[str]:
    """Every set of dice as keys spell it, the words in the order given: `smash`, `smash+fame`, `smash+smash`, …"""
    faces = list(words)
    return ["+".join(some) for size in range(least, most + 1) for some in combinations_with_replacement(faces, size)]


class Actions:
    """The fixed action space of a game: each key has a number, from 0 to `size` - 1, and each number its key."""

    def __init__(self, game: str, verbs: list[Verb]) -> None:
        self.game: str = game
        self.keys: list[str] = []
        """The key of every number."""
        self.first: dict[str, dict[str, int]] = {}
        """By verb and name, the number of the first so named."""
        for verb in verbs:
            names = self.first.setdefault(verb.verb, {})
            for name in verb.names:
                names[name] = len(self.keys)
                self.keys.append(f"{verb.verb}:{name}")
                self.keys.extend(f"{verb.verb}:{name}#{nth}" for nth in range(2, verb.copies + 1))
            for name in verb.single:
                names[name] = len(self.keys)
                self.keys.append(f"{verb.verb}:{name}")
        self.numbers: dict[str, int] = {key: number for number, key in enumerate(self.keys)}
        """The number of every key."""
        if len(self.numbers) < len(self.keys):
            raise ValueError(f"{game}: two actions have the same key")
        self.size: int = len(self.keys)

    def number(self, key: str) -> int:
        """The number of a key; BadInput if it has none."""
        found = self.numbers.get(key, -1) if isinstance(key, str) else -1
        if found < 0:
            raise self.no_number(key)
        return found

    def key(self, number: object) -> str:
        """The key of a number; BadInput if it is none."""
        place = whole(number)
        if not 0 <= place < self.size:
            raise BadInput("action", no_action(number, self.size))
        return self.keys[place]

    def offered(self, choice: Choice, mask: bytearray, at: int) -> list[int]:
        """The numbers of the options of a choice, in their order, and a 1 for each in a mask that begins there."""
        numbers: list[int] = []
        verb = ""
        names: dict[str, int] = {}
        for option in choice.options:
            if option.verb != verb:  # most often they all have the same
                verb = option.verb
                names = self.first.get(verb, NONE)
            number = names.get(option.name, -1) if option.nth == 1 else -1
            if number < 0:
                number = self.number(option.key)
            mask[at + number] = 1
            numbers.append(number)
        return numbers

    def no_number(self, key: object) -> BadInput:
        return BadInput(
            "action",
            Phrase(
                en=f"{show(key)} has no number in the action space of {self.game}",
                fr=f"{show(key)} n'a pas de numéro dans l'espace d'actions de {self.game}",
            ),
        )

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Actions of {self.game}: {self.size}>"


def whole(value: Any) -> int:
    """A whole number, of Python or of NumPy, as Python has it; -1 for anything else, true and false included."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return -1
    return index(value)


def no_action(number: object, size: int) -> Phrase:
    return Phrase(
        en=f"{show(number)} is no action: they are numbered from 0 to {size - 1}",
        fr=f"{show(number)} n'est pas une action : elles sont numérotées de 0 à {size - 1}",
    )
