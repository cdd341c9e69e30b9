"""The two tracks (KD-010 … KD-014) and the ways Buzz tokens change them (KD-081, KD-101 … KD-116).

Places on a track are counted in half spaces, so that the space which an extension adds between two others has a whole
number, too: space 3 is 6, the added space between 3 and 4 is 7. Seat 0 pulls toward -14, seat 1 toward 14.
"""

from __future__ import annotations

from typing import Final

from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS
from bestiaire.games.duel.table.dice import FAME

END: Final = 14
"""The Victory space (KD-013): space 7."""
LAST_SPACE: Final = 7
SPACES: Final = 2 * LAST_SPACE + 1
"""Spaces of a track."""
LENGTH: Final = 2 * END + 1
NEAR: Final = 6
FAR: Final = 10
"""The Spotlight zone goes from space 3 to space 5 (KD-012)."""

BOARD: Final = -1
"""A space of the board that no token covers."""
NO_SPACE: Final = -2
"""No marker can stand there: half a space without an extension, or what a shortcut leaves out."""
RESERVE: Final = -1
"""Where tokens lie that are on no track."""

Spaces = tuple[int, ...]
"""Something for each half space, first of Fame, then of Destruction; replaced, never changed in place."""
Places = tuple[int, ...]
"""Where each Buzz token lies: a place as `place_at` numbers it, or RESERVE."""


def at(track: int, half: int) -> int:
    """The index of a half space in `Spaces`."""
    return track * LENGTH + half + END


def direction(seat: int) -> int:
    """KD-010: seat 0 sits at the lower end of both tracks, seat 1 at the upper."""
    return 1 if seat == 1 else -1


def is_in_spotlight(half: int, seat: int) -> bool:
    """KD-012, KD-111: an added space is in the zone exactly when both of its neighbours are."""
    return NEAR <= half * direction(seat) <= FAR


def is_victory(half: int, seat: int) -> bool:
    """KD-013, KD-114."""
    return half * direction(seat) == END


def step(cover: Spaces, track: int, half: int, way: int) -> int:
    """KD-081, KD-261: the next space of the path in that direction."""
    half += way
    while cover[at(track, half)] == NO_SPACE:
        half += way
    return half


# -- places of tokens


def place_at(track: int, low: int, turned: bool) -> int:
    """A place for a token as one number: its track, the lowest space it covers, and which way round it lies."""
    return (track * 15 + low + LAST_SPACE) * 2 + (1 if turned else 0)


def track_of(place: int) -> int:
    return place // 30


def low_of(place: int) -> int:
    return place // 2 % 15 - LAST_SPACE


def is_turned(place: int) -> bool:
    return place % 2 == 1


def reads_backwards(token: int, place: int) -> bool:
    """KD-107, KD-108: pairs lie as they were turned; the dragon token fits one way only, which the zigzag of the board
    decides: on Fame it reads forwards from odd spaces, on Destruction from even ones."""
    if BUZZ_TOKENS[token].is_crooked:
        return (low_of(place) % 2 == 0) == (track_of(place) == FAME)
    return is_turned(place)


def spaces_of(token: int, place: int) -> list[int]:
    """The half spaces a marker can stand on while that token lies there, in the order of its printed bonuses; the one
    that an extension adds belongs to it (KD-115, KD-262)."""
    design = BUZZ_TOKENS[token]
    low = 2 * low_of(place)
    if design.lengthens:
        halves = [low, low + 1, low + 2]
    elif design.shortens:
        halves = [low, low + 4]
    else:
        halves = [low + 2 * cell for cell in range(design.covers)]
    if reads_backwards(token, place):
        halves.reverse()
    return halves


def lay_out(places: Places) -> tuple[Spaces, Spaces]:
    """For every half space, which token it belongs to (or BOARD, or NO_SPACE), and the bonus printed there."""
    cover = [BOARD if index % LENGTH % 2 == 0 else NO_SPACE for index in range(2 * LENGTH)]
    bonuses = [0] * (2 * LENGTH)
    for token in range(len(places)):
        place = places[token]
        if place == RESERVE:
            continue
        design = BUZZ_TOKENS[token]
        track = track_of(place)
        if design.shortens:
            cover[at(track, 2 * low_of(place) + 2)] = NO_SPACE
        halves = spaces_of(token, place)
        for cell in range(len(halves)):
            cover[at(track, halves[cell])] = token
            bonuses[at(track, halves[cell])] = design.bonuses[cell]
    return tuple(cover), tuple(bonuses)


def free_spaces(cover: Spaces, markers: list[int], track: int) -> list[bool]:
    """KD-105: for each space of a track, whether a token could cover it: no other does, and the marker is not on it."""
    first, last, marker = at(track, -END), at(track, END), at(track, markers[track])
    return [cover[index] == BOARD and index != marker for index in range(first, last + 1, 2)]


def legal_places(token: int, cover: Spaces, markers: list[int]) -> list[int]:
    """KD-105, KD-107: consecutive spaces of one track, none covered, none with the marker on it; pairs either way.
    KD-109: on an empty track there are 15, 14 or 13, less those with the marker."""
    design = BUZZ_TOKENS[token]
    found: list[int] = []
    for track in range(2):
        free = 0
        low = -LAST_SPACE - design.covers
        for is_free in free_spaces(cover, markers, track):
            low += 1
            free = free + 1 if is_free else 0
            if free >= design.covers:
                found.append(place_at(track, low, False))
                if design.can_be_turned:
                    found.append(place_at(track, low, True))
    return found


EMPTY_PLACES: Final[Places] = (RESERVE,) * len(BUZZ_TOKENS)
EMPTY_BOARD: Final = lay_out(EMPTY_PLACES)
