"""What people type or tick, beside a game's moves: seeds and options."""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import A_NUMBER
from bestiaire.core.errors import BadOptions, BadSeed, must_be
from bestiaire.core.files import read_object
from bestiaire.core.info import GameInfo
from bestiaire.core.record import check_seed
from bestiaire.core.rng import LARGEST_SEED
from bestiaire.words import Phrase

TOGETHER = ","
"""Between the values of an option that takes a list."""
YES = ("yes", "oui", "true", "on")
NO = ("no", "non", "false", "off")


def read_seed(text: str | None) -> int | None:
    if text is None:
        return None
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise BadSeed("seed", must_be(A_NUMBER, text))
    return check_seed(int(text) if len(text) <= 40 else LARGEST_SEED + 1)


def options_by_words(info: GameInfo, sets: str | None, words: list[str] | None) -> dict[str, Any]:
    """A game's options, from `--sets` (with commas between) and `--option NAME=VALUE`."""
    chosen: dict[str, Any] = {}
    if sets is not None:
        if "sets" not in info.options:
            raise BadOptions(
                "sets", Phrase(en=f"{info.key} has no sets to choose", fr=f"{info.key} n'a pas de séries à choisir")
            )
        chosen["sets"] = read_option([], sets)
    for word in words or []:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadOptions("option", must_be(Phrase(en="NAME=VALUE", fr="NOM=VALEUR"), word))
        if name in chosen:
            raise BadOptions(name, Phrase(en="is given twice", fr="est donné deux fois"))
        chosen[name] = read_option(info.options.get(name), value)
    return chosen


def as_typed(value: object) -> str:
    """A single value of an option as a form spells it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_option(default: Any, value: str) -> Any:
    """A value as the default's kind is written; an object is the name of a JSON file."""
    if isinstance(default, dict):
        return read_object(value, Phrase(en="what is wanted", fr="ce qu'il faut"))
    return read_as(default, value)


def read_as(usual: object, text: str) -> object:
    """What somebody typed or ticked, of the same sort as the usual value; what can't be read so is left to the game to
    refuse."""
    if isinstance(usual, bool) and text.lower() in (*YES, *NO):
        return text.lower() in YES
    if isinstance(usual, int) and text.removeprefix("-").isdecimal() and len(text) < 20:
        return int(text)
    if isinstance(usual, list) or TOGETHER in text:
        return [one.strip() for one in text.split(TOGETHER)]
    return text
