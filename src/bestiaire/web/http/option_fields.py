"""The options of a game on the form that begins one: what is offered, and what was chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from bestiaire.core.info import GameInfo
from bestiaire.core.typed import TOGETHER, read_as


class OptionValue(NamedTuple):
    """One answer of the form."""

    value: str
    name: str
    is_usual: bool


class OptionField(NamedTuple):
    """An option of a game, with the answers to choose from."""

    field: str
    """What its field is called in the form: several games stand in the same one."""
    game: str
    title: str
    ways: list[OptionValue]


def field_of(info: GameInfo, option: str) -> str:
    return f"{info.key}.{option}"


def offered(info: GameInfo, lang: str) -> list[OptionField]:
    """What the form offers of a game. Of values that can be had together: each alone, and all of them. An option that
    is on or off offers `true` and `false`."""
    found = []
    for option, offer in info.offers.items():
        usual = info.options[option]
        is_list = isinstance(usual, list)
        chosen = TOGETHER.join(usual) if is_list else spelled(usual)
        names = {value: names[lang] for value, names in offer.values.items()}
        if is_list and len(names) > 1:
            names[TOGETHER.join(names)] = " + ".join(names.values())
        ways = [OptionValue(value, name, value == chosen) for value, name in names.items()]
        found.append(OptionField(field_of(info, option), info.key, offer.name[lang], ways))
    return found


def spelled(value: object) -> str:
    """A value as the form spells it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def chosen_options(info: GameInfo, fields: Iterable[tuple[str, object]]) -> dict[str, Any]:
    """The options that a form names, as the game takes them; it is the game that checks them."""
    given = {name: value for name, value in fields if isinstance(value, str)}
    chosen: dict[str, Any] = {}
    for option in info.offers:
        value = given.get(field_of(info, option))
        if value is not None:
            chosen[option] = read_as(info.options[option], value)
    return chosen
