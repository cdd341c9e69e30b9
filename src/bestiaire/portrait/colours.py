"""Colours: mixing them, and how well words can be read on them."""

from __future__ import annotations

from typing import Final

NIGHT: Final = "#160c1c"
DAY: Final = "#fff6dc"
CREAM: Final = "#fffaf0"
UMBER: Final = "#2a1a14"


def mix(one: str, other: str, share: float) -> str:
    """A colour between two; `share` is how much of the other is in it.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join([f"{round(low + (high - low) * share):02x}" for low, high in pairs])


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1, as WCAG reckons it."""
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21.

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def frame_of(body: str) -> str:
    """The frame of a card: the colour of its creature, darkened until cream words on it can be read (4.5 to 1)."""
    share = 0.36
    while contrast(CREAM, mix(mix(body, UMBER, share), "#ffffff", 0.06)) < 4.6:
        share += 0.03
    return mix(body, UMBER, share)
