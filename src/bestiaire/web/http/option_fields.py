"""The options of a game on the form that begins one: what is offered, and what was chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from bestiaire.core.errors import BestiaireError
from bestiaire.core.info import GameInfo
from bestiaire.core.rng import seeded
from bestiaire.core.typed import TOGETHER, as_typed, read_as


class OptionValue(NamedTuple):
    """One answer of the form."""

    value: str
    name: str
    is_usual: bool
    seats: tuple[int, ...] = ()
    """With how many players it can be had, if not with any number."""


class OptionField(NamedTuple):
    """An option of a game, with the answers to choose from."""

    field: str
    """What its field is called in the form."""
    game: str
    title: str
    ways: list[OptionValue]
    what: str = ""
    """A sentence on what it changes, if the game has one."""


def field_of(info: GameInfo, option: str) -> str:
    return f"{info.key}.{option}"


def offered(info: GameInfo, lang: str) -> list[OptionField]:
    """What the form offers of a game. Of values that can be had together: each alone, and all of them. An option that
    is on or off offers `true` and `false`."""
    found = []
    for option, offer in info.offers.items():
        usual = info.options[option]
        is_list = isinstance(usual, list)
        chosen = offer.proposed or (TOGETHER.join(usual) if is_list else as_typed(usual))
        names = {value: names[lang] for value, names in offer.values.items()}
        if is_list and len(names) > 1:
            names[TOGETHER.join(names)] = " + ".join(names.values())
        ways = [OptionValue(value, name, value == chosen, bounds(info, option, value)) for value, name in names.items()]
        found.append(OptionField(field_of(info, option), info.key, offer.name[lang], ways, offer.what.get(lang, "")))
    return found


def bounds(info: GameInfo, option: str, value: str) -> tuple[int, ...]:
    """The numbers of players with whom a game takes this value, all else being usual; nothing if it takes it always, or
    never. The game itself is asked, once."""
    known = _bounds.get((info.key, option, value))
    if known is None or known[0] is not info:
        fewest, most = info.players
        numbers = range(fewest, most + 1)
        chosen = {option: read_as(info.options[option], value)}
        taken = tuple(number for number in numbers if takes(info, number, chosen))
        known = _bounds[info.key, option, value] = info, taken if 0 < len(taken) < len(numbers) else ()
    return known[1]


_bounds: dict[tuple[str, str, str], tuple[GameInfo, tuple[int, ...]]] = {}


def takes(info: GameInfo, players: int, options: dict[str, Any]) -> bool:
    try:
        info.new(players, {**info.options, **options}, seeded(0))
    except BestiaireError:
        return False
    return True


def with_chosen(offers: list[OptionField], given: Mapping[str, str]) -> list[OptionField]:
    """The same, but what a form said before is what is chosen."""
    return [
        offer._replace(ways=[way._replace(is_usual=way.value == given[offer.field]) for way in offer.ways])
        if given.get(offer.field) in [way.value for way in offer.ways]
        else offer
        for offer in offers
    ]


def chosen_options(info: GameInfo, fields: Iterable[tuple[str, object]]) -> dict[str, Any]:
    """The options that a form names, or a game proposes, as it takes them; it is the game that checks them."""
    given = {name: value for name, value in fields if isinstance(value, str)}
    chosen: dict[str, Any] = {}
    for option, offer in info.offers.items():
        value = given.get(field_of(info, option), offer.proposed)
        if value or field_of(info, option) in given:
            chosen[option] = read_as(info.options[option], value)
    return chosen
