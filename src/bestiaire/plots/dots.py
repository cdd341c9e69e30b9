"""Dots with bars: a value for each row, and how sure it is. As wide as the page, its letters never smaller."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from bestiaire.plots.drawing import drawing

LABELS = 37.0
"""Up to here (in percent of the width) stand the rows' names; the values themselves stand at the right."""
LEFT, RIGHT = 39.0, 85.0
ROW, HEAD = 22, 22
LONG = 22
"""Letters of a name that fit on one line of a phone."""


@dataclass(frozen=True)
class Dot:
    """A row: its name, its value, the interval, and perhaps what was to be expected."""

    label: str
    value: float
    low: float
    high: float
    told: str
    """The value in words, shown at the right."""
    more: str
    """What the row says when pointed at, or read aloud."""
    expected: float | None = None


def dots(
    name: str, title: str, about: str, rows: list[Dot], limits: tuple[float, float, float], tell: Callable[[float], str]
) -> str:
    """The plot. `limits` are the least and the greatest value and the one in the middle of things, to which rows are
    compared; `tell` says a value of the axis."""
    least, greatest, middle = limits

    def place(value: float) -> float:
        inside = min(max(value, least), greatest)
        return LEFT + (RIGHT - LEFT) * (inside - least) / ((greatest - least) or 1.0)

    height = HEAD + ROW * len(rows) + 6
    parts = [
        f'<text class="small middle" x="{place(value):.2f}%" y="12">{escape(tell(value))}</text>'
        f'<line class="{"axis" if value == middle else "grid"}" x1="{place(value):.2f}%" x2="{place(value):.2f}%" '
        f'y1="18" y2="{height}"/>'
        for value in sorted({least, middle, greatest})
    ]
    for index, row in enumerate(rows):
        y = HEAD + ROW * index + ROW / 2
        compared = middle if row.expected is None else row.expected
        sure = "high" if row.low > compared else "low" if row.high < compared else "unsure"
        mark = ""
        if row.expected is not None:
            x = f"{place(row.expected):.2f}%"
            mark = f'<line class="mark" x1="{x}" x2="{x}" y1="{y - 6}" y2="{y + 6}"/>'
        parts.append(
            f'<g class="{sure}"><title>{escape(row.more)}</title>'
            f"{label(row.label, y)}"
            f'<line class="bar" x1="{place(row.low):.2f}%" x2="{place(row.high):.2f}%" y1="{y}" y2="{y}"/>{mark}'
            f'<circle class="dot" cx="{place(row.value):.2f}%" cy="{y}" r="4.5"/>'
            f'<text class="end" x="100%" y="{y + 4}">{escape(row.told)}</text></g>'
        )
    return drawing(name, title, about, height, "\n".join(parts))


def label(name: str, y: float) -> str:
    """A row's name before its bar; a long one in two lines of small letters."""
    at = f'x="{LABELS}%"'
    if len(name) <= LONG or " " not in name:
        return f'<text class="end" {at} y="{y + 4}">{escape(name)}</text>'
    gaps = [place for place, letter in enumerate(name) if letter == " "]
    gap = min(gaps, key=lambda place: abs(2 * place - len(name)))
    return (
        f'<text class="end tiny" {at} y="{y - 1}">{escape(name[:gap])}'
        f'<tspan {at} dy="10">{escape(name[gap + 1 :])}</tspan></text>'
    )
