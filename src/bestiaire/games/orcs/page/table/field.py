"""The battlefield of Orcs Orcs Orcs: what stands on it, and what of it can be chosen.

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
from bestiaire.games.orcs.page.advice.foresight import Outcome, foreseen_in
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.page.table.beats import standing_at
from bestiaire.games.orcs.page.table.ground import BOX, HALF, RINGS, SECTORS, point, wedge
from bestiaire.games.orcs.words.nouns import CREATURES_BY_KEY, standing_word
from bestiaire.show.page.buttons import Button, Moves

SPREAD = 54
"""Of the sixty degrees of a section, those on which something may stand."""
MIDDLE = 24
"""The angle of the style sheet in the middle of a section; there is one for every degree."""
SIZES = (("big", 58), ("mid", 47))
"""How much room a marker takes, the largest first."""
STAGGERED = ("mid", 31)
"""How large markers are whose neighbours stand in the other row, and how far apart then."""
SMALL = ("small", 35)
"""Those of a crowd."""
ROW = 15
"""How far a row is from the middle of its ring."""
FINGER = 78
"""What stands closer together than this can't be told apart by a finger on a phone, where the whole drawing is as wide
as the screen."""
TOLD = (36, 24)
"""How wide and high the label is that says what would become of a creature."""
BELOW, ABOVE = 0.7, -0.74
"""Where the edge of a label is, from the middle of its marker, in widths of the marker."""
FACE = 0.7
"""How much of a marker is its face."""
WORSE = 4
"""How much worse a label on a label is than one on a face."""
TOWER = 0
"""What lies there lies in no sector."""


class Spot(NamedTuple):
    """A place on the battlefield, in the classes of the style sheet."""

    classes: str
    button: Button | None = None
    """If it is a target."""


class Token(NamedTuple):
    """A creature on the battlefield."""

    id: str
    at: str
    """What its place is called, for what is acted out there."""
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
    is_aimed: bool = False
    """Whether the button beside the question strikes it."""
    outcome: Outcome | None = None
    is_told_above: bool = False
    """Whether its label is above it."""


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


class Target(NamedTuple):
    """A section to be chosen: a sign to be pressed, and the whole section belongs to it."""

    name: str
    ring: str
    sector: str
    spot: Spot
    outcome: Outcome | None


class Lens(NamedTuple):
    """A part of the battlefield that a finger must see larger before it can choose there."""

    sector: int
    words: str


class Field(NamedTuple):
    drawn: Markup
    """What of the ground is lit or bare."""
    tokens: list[Token]
    targets: list[Target]
    spaces: list[Space]
    piles: list[Pile]
    lenses: list[Lens]


def field_of(sight: Sight, moves: Moves) -> Field:
    view = sight.view
    tokens: list[Token] = []
    targets: list[Target] = []
    for sector, sections in view["board"].items():
        for ring, creatures in sections.items():
            place = f"{sector}.{ring}"
            button = moves.one_on(f"section.{place}")
            slots = slots_of(ring, len(creatures) + (button is not None))
            for index, creature in enumerate(creatures):
                spot = Spot(
                    f"s{sector} r-{ring} {slots[index]}", moves.one_on(f"creature.{token_key(creature, place)}")
                )
                tokens.append(token(sight, creature, place, index, spot))
            if button is not None:
                spot = Spot(f"s{sector} r-{ring} {slots[-1]}", button)
                aim = foreseen_in(sight).aims.get(f"section.{place}")
                targets.append(Target(place, ring, sector, spot, None if aim is None else aim.outcome))
    return Field(
        drawn=lit_ground(view, moves),
        tokens=labelled(tokens),
        targets=targets,
        spaces=tower_spaces(sight, moves),
        piles=piles_of(sight, moves),
        lenses=lenses_of(sight, tokens, targets, moves),
    )


def token(sight: Sight, creature: Model, place: str, index: int, spot: Spot) -> Token:
    lang = sight.lang
    struck = {
        (event.public["place"], event.public["creature"], event.public["damage"])
        for event in sight.events[sight.changed :]
        if event.kind == "damage"
    }
    named = f"creature.{token_key(creature, place)}"
    foreseen = foreseen_in(sight)
    proposal = foreseen.proposal
    sector, _, ring = place.partition(".")
    alike = [token_key(one, place) for one in sight.view["board"][sector][ring][:index]]
    is_first = token_key(creature, place) not in alike  # of those that are alike, the rules strike that one
    is_aimed = proposal is not None and proposal.place in (f"section.{place}", named if is_first else "")
    aim = foreseen.aims.get(named, proposal if proposal is not None and proposal.place == named else None)
    return Token(
        id=creature["creature"],
        at=standing_at(creature["creature"], place),
        words=standing_word(f"{creature['creature']}@{place}", lang),
        life_words=life_words(creature, lang),
        strength=STRENGTH_NAMES[CREATURES_BY_KEY[creature["creature"]].strength],
        left=creature["life"] - creature["damage"],
        is_hurt=creature["damage"] > 0,
        is_struck=(place, creature["creature"], creature["damage"]) in struck,
        is_about=token_key(creature, place) == sight.choice.get("creature"),
        mark=sight.marks.get(f"board.{place}.{index}"),
        spot=spot,
        is_aimed=is_aimed,
        outcome=None if aim is None else aim.outcome,
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


def place_of(classes: str) -> tuple[float, float]:
    """Where a thing with these classes stands in the drawing."""
    words = classes.split()
    ring = words[1].removeprefix("r-")
    row = ROW if "far" in words else -ROW if "near" in words else 0
    return point(sum(RINGS[ring]) / 2 + row, 60 * (int(words[0][1:]) - 1) + int(words[-1][1:]) - MIDDLE)


def size_of(classes: str) -> int:
    """How wide a marker with these classes is in the drawing."""
    return {**dict(SIZES), SMALL[0]: SMALL[1]}[classes.split()[2]]


def labelled(tokens: list[Token]) -> list[Token]:
    """What would become of each creature is told below it, or above it where that covers less of the others."""
    if all(token.outcome is None for token in tokens):
        return tokens
    placed = [(place_of(token.spot.classes), size_of(token.spot.classes)) for token in tokens]
    above = [False] * len(tokens)
    for number, token in enumerate(tokens):
        if token.outcome is not None:
            covered = [covered_by_label(number, placed, above, is_above) for is_above in (False, True)]
            above[number] = covered[True] < covered[False]
    return [token._replace(is_told_above=is_above) for token, is_above in zip(tokens, above, strict=True)]


def covered_by_label(
    number: int, placed: list[tuple[tuple[float, float], int]], above: list[bool], is_above: bool
) -> float:
    """How much of the others a label covers, if those of the others are where they are now."""
    mine = label_at(*placed[number], is_above)
    found = 0.0
    for other, (middle, size) in enumerate(placed):
        if other != number and math.dist(middle, placed[number][0]) < FINGER:
            found += WORSE * overlap(mine, label_at(middle, size, above[other]), TOLD)
            found += overlap(mine, middle, ((TOLD[0] + FACE * size) / 2, (TOLD[1] + FACE * size) / 2))
    return found


def label_at(middle: tuple[float, float], size: int, is_above: bool) -> tuple[float, float]:
    """The middle of a label."""
    x, y = middle
    return (x, y + ABOVE * size + TOLD[1] / 2) if is_above else (x, y + BELOW * size - TOLD[1] / 2)


def overlap(one: tuple[float, float], other: tuple[float, float], reach: tuple[float, float]) -> float:
    """How much two boxes share that touch where their middles are so far apart across and down."""
    across, down = (max(0.0, far - abs(a - b)) for far, a, b in zip(reach, one, other, strict=True))
    return across * down


def lenses_of(sight: Sight, tokens: list[Token], targets: list[Target], moves: Moves) -> list[Lens]:
    """The sectors in which something to be chosen stands close to something else to be chosen, and the tower if mages
    may go to one of its spaces."""
    spots = [token.spot.classes for token in tokens if token.spot.button is not None]
    spots += [target.spot.classes for target in targets]
    placed = [(int(classes[1]), place_of(classes)) for classes in spots]
    close = {
        sector
        for number, (one, here) in enumerate(placed)
        for other, there in placed[:number]
        if math.dist(here, there) < FINGER
        for sector in (one, other)
    }
    found = [Lens(sector, PHRASES["look_closer"].say(sight.lang, sector=sector)) for sector in sorted(close)]
    if moves.meant("tower"):
        found.append(Lens(TOWER, PHRASES["teleport"].say(sight.lang)))
    return found


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


# -- what is drawn upon the ground


def lit_ground(view: Model, moves: Moves) -> Markup:
    """The ground, sections to be chosen lit, sectors in which nothing comes any more faint; and the sector of a mage
    who aims there alone."""
    parts = ['<use href="#ground" x="{0}" y="{0}" width="{1}" height="{1}"/>'.format(-HALF, 2 * HALF)]
    for sector in view["board"]:
        if is_empty(view, sector):
            parts.append(f'<path class="bare" d="{wedge(int(sector), 82, 263)}"/>')
    for place in moves.meant("section"):
        sector, _, ring = place.partition(".")
        parts.append(f'<path class="section lit" d="{wedge(int(sector), *RINGS[ring])}"/>')
    for sector in moves.meant("rim"):
        parts.append(f'<path class="sector lit" d="{wedge(int(sector), 82, 263, 28.4)}"/>')
    aimed = {name.partition("@")[2].partition(".")[0] for name in moves.meant("creature")}
    if len(aimed) == 1:
        parts.append(f'<path class="sector lit" d="{wedge(int(aimed.pop()), 82, 263, 28.4)}"/>')
    start = f'<svg class="ground-plan" viewBox="{BOX}" aria-hidden="true" focusable="false">'
    return Markup(f"{start}{''.join(parts)}</svg>")
