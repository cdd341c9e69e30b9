"""Columns: how often each value came."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from bestiaire.plots.drawing import drawing

TOP, TALL, FOOT = 6, 150, 22
MOST_COLUMNS = 40


def bins(counts: dict[int, int]) -> list[tuple[int, int, int]]:
    """Columns of equal width, few enough to be seen: the first value of each, the last, and how many there were."""
    least, greatest = min(counts), max(counts)
    width = 1
    while (greatest - least) // width + 1 > MOST_COLUMNS:
        width += 1
    starts = range(least - least % width, greatest + 1, width)
    return [
        (start, start + width - 1, sum(counts.get(value, 0) for value in range(start, start + width)))
        for start in starts
    ]


def columns(name: str, title: str, about: str, counts: dict[int, int], tell: Callable[[int, int, int], str]) -> str:
    """The plot. `tell` says a column when it is pointed at: from, to, how many."""
    found = bins(counts)
    highest = max(count for _, _, count in found)
    step = 100 / len(found)
    every = max(1, -(-len(found) // 8))
    parts = []
    for index, (start, end, count) in enumerate(found):
        tall = TALL * count / highest
        left = (index + 0.06) * step
        parts.append(
            f'<g><title>{escape(tell(start, end, count))}</title><rect class="column" x="{left:.2f}%" '
            f'width="{step * 0.88:.2f}%" y="{TOP + TALL - tall:.1f}" height="{tall:.1f}"/></g>'
        )
        if index % every == 0:
            parts.append(
                f'<text class="small middle" x="{(index + 0.5) * step:.2f}%" y="{TOP + TALL + 15}">{start}</text>'
            )
    base = TOP + TALL
    parts.append(f'<line class="axis" x1="0" x2="100%" y1="{base}" y2="{base}"/>')
    return drawing(name, title, about, TOP + TALL + FOOT, "\n".join(parts))
