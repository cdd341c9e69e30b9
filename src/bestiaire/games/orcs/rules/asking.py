"""Options for creatures, sections and cards. Alike creatures (type, section, damage) are one option, and so are alike
cards: it makes no difference which of them is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.piles import Cards
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.table.zones import RINGS, SECTION_NAMES, SECTIONS, SPACE_NAMES, TYPES

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game

ANYWHERE: Final = tuple(range(SECTIONS))
OWN_SECTIONS: Final = tuple(tuple(range(sector * RINGS, sector * RINGS + RINGS)) for sector in range(len(SPACE_NAMES)))
NOWHERE: Final = -1

CREATURES_NAMED: Final[dict[int, Option]] = {}
PARTNERS_NAMED: Final[dict[int, Option]] = {}
"""Options that have been needed before, by what they mean."""


def code_of(game: Game, number: int, place: int) -> int:
    """Type, section and damage of a creature in one number: what an option for it means."""
    damage = game.damage.get(number, 0) if game.damage else 0
    return (damage * TYPES + game.faces[number]) * SECTIONS + place


def creature_name(code: int) -> str:
    """As keys spell it: `CREATURE@3.inner`, `CREATURE@3.inner.1` with damage."""
    creature, place = code // SECTIONS % TYPES, code % SECTIONS
    damage = code // (SECTIONS * TYPES)
    name = f"{CREATURE_NAMES[creature]}@{SECTION_NAMES[place]}"
    return f"{name}.{damage}" if damage else name


def creature_option(code: int) -> Option:
    option = CREATURES_NAMED.get(code)
    if option is None:
        option = Option("target", creature_name(code), code)
        CREATURES_NAMED[code] = option
    return option


def partner_option(code: int) -> Option:
    option = PARTNERS_NAMED.get(code)
    if option is None:
        option = Option("with", creature_name(code), code)
        PARTNERS_NAMED[code] = option
    return option


def codes_in(game: Game, places: tuple[int, ...]) -> list[int]:
    """The different creatures in these sections."""
    found: list[int] = []
    sections = game.sections
    for place in places:
        for number in sections[place]:
            code = code_of(game, number, place)
            if code not in found:
                found.append(code)
    return found


def number_of(game: Game, code: int) -> int:
    """A creature that an option means."""
    place = code % SECTIONS
    for number in game.sections[place]:
        if code_of(game, number, place) == code:
            return number
    raise LookupError(f"there is no {creature_name(code)}")


def choose_creature(game: Game, me: int, places: tuple[int, ...], rule: str) -> Flow[int]:
    """One creature in these sections, as its code."""
    codes = codes_in(game, places)
    if len(codes) == 1:
        return codes[0]
    answer = yield Choice(me, "target", [creature_option(code) for code in codes], rule)
    return answer.subject


SECTION_OPTIONS: Final = [Option("section", name, place) for place, name in enumerate(SECTION_NAMES)]
SIDE_OPTIONS: Final = [Option("side", name, place) for place, name in enumerate(SECTION_NAMES)]
TO_OPTIONS: Final = [Option("to", name, place) for place, name in enumerate(SECTION_NAMES)]
TELEPORT_OPTIONS: Final = [Option("teleport", name, space) for space, name in enumerate(SPACE_NAMES)]
REVEAL_OPTIONS: Final = [Option("reveal", name, sector) for sector, name in enumerate(SPACE_NAMES)]


def choose_place(me: int, kind: str, options: list[Option], rule: str, about: int = NOWHERE) -> Flow[int]:
    """One of several places; a single one is not asked for."""
    if len(options) == 1:
        return options[0].subject
    answer = yield Choice(me, kind, options, rule, about)
    return answer.subject


def teleports(game: Game) -> list[Option]:
    """OO-081: the empty tower spaces."""
    taken = 0
    for player in game.players:
        taken |= 1 << player.mage
    return [option for option in TELEPORT_OPTIONS if not taken & (1 << option.subject)]


def cards_named(game: Game, verb: str, numbers: Cards) -> list[Option]:
    """An option for each different card among these."""
    spells, faces = game.box.spells, game.faces
    named = 0
    options: list[Option] = []
    for number in numbers:
        bit = 1 << faces[number]
        if not named & bit:
            named |= bit
            options.append(Option(verb, spells[faces[number]].key, number))
    return options


def choose_discard(game: Game, victim: int) -> Flow[int]:
    """OO-153: the victim chooses. It is asked even if all cards are alike: which they are is a secret."""
    answer = yield Choice(victim, "discard", cards_named(game, "discard", game.players[victim].hand), "OO-153")
    return answer.subject
