"""The battlefield of Orcs Orcs Orcs: six sectors of three sections around the tower, drawn as one SVG, and what stands
on it.

Creatures, mages and targets are small boxes of their own upon the drawing, because only such can be pressed and fly
from place to place. Where a box stands is told in classes: sector, ring, row and angle; the style sheet turns them into
a place.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from markupsafe import Markup

from bestiaire.core.showing import Model, Sight
from bestiaire.games.orcs.cards.printed import STRENGTH_NAMES
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.words.nouns import CREATURES_BY_KEY, standing_word
from bestiaire.show.page.buttons import Button, Moves

HALF = 300
"""Half the side of the drawing; its middle is the tower's."""
RINGS = {"inner": (80, 141), "middle": (141, 202), "outer": (202, 263)}
"""From where to where a section reaches."""
TOWER = 80
RIM = 298
SECTORS = 6
SPREAD = 54
"""Of the sixty degrees of a section, those on which something may stand."""
MIDDLE = 24
"""The angle of the style sheet in the middle of a section; there is one for every degree."""
SIZES = (("big", 57), ("mid", 46))
"""How much room a marker takes, the largest first."""
STAGGERED = ("mid", 31)
"""How large markers are whose neighbours stand in the other row, and how far apart then."""
SMALL = ("small", 35)
"""Those of a crowd."""


class Spot(NamedTuple):
    """A place on the battlefield, in the classes of the style sheet."""

    classes: str
    button: Button | None = None
    """If it is a target."""


class Token(NamedTuple):
    """A creature on the battlefield."""

    id: str
    words: str
    """What stands where, for a screen reader."""
    life_words: str
    strength: str
    left: int
    """The life that is left."""
    is_hurt: bool
    is_struck: bool
    """Whether it has just been hit."""
    is_about: bool
    """Whether the question is about it."""
    mark: int | None
    spot: Spot


class Space(NamedTuple):
    """A space of the tower, with the mage on it."""

    number: int
    spot: Spot
    seat: int | None
    colour: str
    words: str


class Pile(NamedTuple):
    """The hidden markers of a sector."""

    sector: int
    left: int
    words: str
    spot: Spot


class Field(NamedTuple):
    drawn: Markup
    tokens: list[Token]
    targets: list[Spot]
    """Sections to be chosen."""
    spaces: list[Space]
    piles: list[Pile]


def field_of(sight: Sight, moves: Moves) -> Field:
    view, lang = sight.view, sight.lang
    tokens: list[Token] = []
    targets: list[Spot] = []
    struck = {
        (event.public["place"], event.public["creature"], event.public["damage"])
        for event in sight.events[sight.changed :]
        if event.kind == "damage"
    }
    about = sight.choice.get("creature")
    for sector, sections in view["board"].items():
        for ring, creatures in sections.items():
            place = f"{sector}.{ring}"
            button = moves.one_on(f"section.{place}")
            slots = slots_of(ring, len(creatures) + (button is not None))
            for index, creature in enumerate(creatures):
                name = token_key(creature, place)
                spot = Spot(f"s{sector} r-{ring} {slots[index]}", moves.one_on(f"creature.{name}"))
                tokens.append(
                    Token(
                        id=creature["creature"],
                        words=standing_word(f"{creature['creature']}@{place}", lang),
                        life_words=life_words(creature, lang),
                        strength=STRENGTH_NAMES[CREATURES_BY_KEY[creature["creature"]].strength],
                        left=creature["life"] - creature["damage"],
                        is_hurt=creature["damage"] > 0,
                        is_struck=(place, creature["creature"], creature["damage"]) in struck,
                        is_about=name == about,
                        mark=sight.marks.get(f"board.{place}.{index}"),
                        spot=spot,
                    )
                )
            if button is not None:
                targets.append(Spot(f"s{sector} r-{ring} {slots[-1]}", button))
    empty = frozenset(sector for sector in view["board"] if is_empty(view, sector))
    return Field(
        drawn=drawn_field(moves.meant("section"), empty),
        tokens=tokens,
        targets=targets,
        spaces=tower_spaces(sight, moves),
        piles=piles_of(sight, moves),
    )


def token_key(creature: Model, place: str) -> str:
    """A creature as keys spell it."""
    damage = f".{creature['damage']}" if creature["damage"] else ""
    return f"{creature['creature']}@{place}{damage}"


def life_words(creature: Model, lang: str) -> str:
    return PHRASES["life_left"].say(lang, n=creature["life"] - creature["damage"], all=creature["life"])


def is_empty(view: Model, sector: str) -> bool:
    return not view["markers"][sector] and not any(view["board"][sector].values())


# -- where things stand


def slots_of(ring: str, count: int) -> list[str]:
    """Places for so many things in a section, as classes: side by side while they fit, else smaller, else now near and
    now far, else small in two rows."""
    radius = sum(RINGS[ring]) / 2
    for size, wide in SIZES:
        step = math.degrees(wide / radius)
        if count * step <= SPREAD + step / 4:
            return [f"{size} {angle(place, count, step)}" for place in range(count)]
    size, apart = STAGGERED
    step = math.degrees(apart / radius)
    if count * step <= SPREAD:
        return [f"{size} {'far' if place % 2 else 'near'} {angle(place, count, step)}" for place in range(count)]
    rows = (count + 1) // 2
    size, wide = SMALL
    step = min(math.degrees(wide / radius), SPREAD / rows)
    return [
        f"{size} {'near' if place < rows else 'far'} "
        f"{angle(place % rows, rows if place < rows else count - rows, step)}"
        for place in range(count)
    ]


def angle(place: int, count: int, step: float) -> str:
    """The class of the angle at which one of so many stands: `o0` is at the left edge, `o24` in the middle."""
    degrees = round((place - (count - 1) / 2) * step)
    return f"o{max(0, min(2 * MIDDLE, degrees + MIDDLE))}"


def tower_spaces(sight: Sight, moves: Moves) -> list[Space]:
    view, lang = sight.view, sight.lang
    mages = {player["mage"]: seat for seat, player in enumerate(view["players"])}
    spaces = []
    for number in range(1, SECTORS + 1):
        seat = mages.get(number)
        words = PHRASES["tower_space"].say(lang, n=number)
        if seat is not None:
            words = PHRASES["mage_on_space"].say(lang, name=sight.names[seat], n=number)
        colour = "" if seat is None else view["players"][seat]["colour"]
        spot = Spot(f"s{number} tower", moves.one_on(f"tower.{number}"))
        spaces.append(Space(number, spot, seat, colour, words))
    return spaces


def piles_of(sight: Sight, moves: Moves) -> list[Pile]:
    return [
        Pile(
            int(sector),
            count,
            PHRASES["sector_markers"].say(sight.lang, sector=sector, n=count),
            Spot(f"s{sector} rim", moves.one_on(f"rim.{sector}")),
        )
        for sector, count in sight.view["markers"].items()
    ]


# -- the drawing


def corner(radius: float, degrees: float) -> str:
    """A point, its angle counted clockwise from the top."""
    turn = math.radians(degrees)
    return f"{radius * math.sin(turn):.1f} {-radius * math.cos(turn):.1f}"


def wedge(sector: int, inner: float, outer: float) -> str:
    """The path of a section; sector 1 is at the top, the others follow clockwise."""
    middle = 60 * (sector - 1)
    left, right = middle - 29.4, middle + 29.4
    return (
        f"M{corner(inner, left)}L{corner(outer, left)}A{outer} {outer} 0 0 1 {corner(outer, right)}"
        f"L{corner(inner, right)}A{inner} {inner} 0 0 0 {corner(inner, left)}z"
    )


def drawn_field(lit: list[str], empty: frozenset[str]) -> Markup:
    """Sections, those to be chosen lit and those of empty sectors faint; footpaths to the tower, and its wall."""
    parts = [f'<circle class="ground" r="{RIM}"/>']
    for sector in range(1, SECTORS + 1):
        for ring, (inner, outer) in RINGS.items():
            state = " lit" if f"{sector}.{ring}" in lit else " bare" if str(sector) in empty else ""
            parts.append(f'<path class="section r-{ring}{state}" d="{wedge(sector, inner, outer)}"/>')
    parts += [f'<path class="path" d="M{corner(TOWER, 60 * n)}L{corner(RIM, 60 * n)}"/>' for n in range(SECTORS)]
    parts.append(f'<circle class="wall" r="{TOWER}"/>')
    for number in range(24):
        parts.append(
            f'<path class="merlon" d="M{corner(TOWER - 5, 15 * number - 3)}L{corner(TOWER + 3, 15 * number - 3)}'
            f'L{corner(TOWER + 3, 15 * number + 3)}L{corner(TOWER - 5, 15 * number + 3)}z"/>'
        )
    parts.append('<circle class="roof" r="26"/><path class="spire" d="M0-26L7-7 26 0 7 7 0 26-7 7-26 0-7-7z"/>')
    box = f"{-HALF} {-HALF} {2 * HALF} {2 * HALF}"
    start = f'<svg class="ground-plan" viewBox="{box}" aria-hidden="true" focusable="false">'
    return Markup(f"{start}{''.join(parts)}</svg>")
