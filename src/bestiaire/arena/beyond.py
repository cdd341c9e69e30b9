"""How far a share of wins lies beyond what was to be expected: so tables of different sizes can be compared."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from bestiaire.plots.dots import Dot, dots
from bestiaire.words import say
from bestiaire.words.numbers import decimal

Json = dict[str, Any]


class Beyond(NamedTuple):
    """A difference of shares, with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Whether the interval excludes zero."""
        return self.low > 0 or self.high < 0

    def said(self, lang: str) -> str:
        """« +4.2 », in points."""
        return points(lang, self.value, 1)

    def between(self, lang: str) -> str:
        """« −1.3 to +9.1 », in points."""
        low, high = (points(lang, end, 1) for end in (self.low, self.high))
        return say(lang, en=f"{low} to {high}", fr=f"{low} à {high}")


def points(lang: str, value: float, places: int = 0) -> str:
    """A difference of shares in hundredths, with its sign; nothing has none."""
    return decimal(lang, 100 * value, places, sign=round(100 * value, places) != 0)


def beyond(share: Json, expected: float) -> Beyond:
    return Beyond(share["rate"] - expected, share["low"] - expected, share["high"] - expected)


def mean(found: list[Beyond]) -> Beyond:
    """The mean of some that are independent of each other, none more important than another. Its interval comes from
    theirs, each end from the same ends.

    >>> both = mean([Beyond(0.1, 0.0, 0.2), Beyond(0.3, 0.2, 0.4)])
    >>> round(both.value, 3), round(both.low, 3), round(both.high, 3)
    (0.2, 0.129, 0.271)
    """
    value = sum(one.value for one in found) / len(found)
    below = math.hypot(*(one.value - one.low for one in found)) / len(found)
    above = math.hypot(*(one.high - one.value for one in found)) / len(found)
    return Beyond(value, value - below, value + above)


def cell(found: Beyond | None, shown: str, between: str, kind: str = "") -> str:
    """A cell of a table: the value and its interval. Where that excludes zero, the cell is coloured and bold."""
    if found is None:
        return '<td class="faint">–</td>'
    of_kind = f' class="{kind}"' if kind else ""
    small = f'<span class="faint">{between}</span>'
    if not found.is_sure:
        return f"<td{of_kind}>{shown}<br>{small}</td>"
    tint, much = "green" if found.value > 0 else "red", min(60, round(15 + 200 * abs(found.value)))
    return f'<td{of_kind} style="--tint: var(--{tint}); --much: {much}%"><b>{shown}</b><br>{small}</td>'


def points_cell(found: Beyond | None, lang: str, kind: str = "") -> str:
    return cell(found, "", "") if found is None else cell(found, found.said(lang), found.between(lang), kind)


def furthest(found: list[Beyond]) -> float:
    """How far plots must reach to both sides of zero."""
    far = max(0.05, *(abs(end) for one in found for end in (one.low, one.high)))
    return math.ceil(far * 20) / 20


def points_plot(name: str, title: str, about: str, rows: list[tuple[str, Beyond]], far: float, lang: str) -> str:
    """A dot for each row, in points beyond what was to be expected."""
    shown = []
    for label, found in rows:
        said, between = found.said(lang), found.between(lang)
        more = say(lang, en=f"{label}: {said} points ({between})", fr=f"{label} : {said} points ({between})")
        shown.append(Dot(label, found.value, found.low, found.high, said, more))
    return dots(name, title, about, shown, (-far, far, 0.0), lambda value: points(lang, value))
