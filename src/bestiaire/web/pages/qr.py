"""An address as a code that a phone reads, drawn without a style of its own."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

import segno
from markupsafe import Markup

RIM = 4
"""Squares that must be left white on each side."""
KEPT = 1000
"""How many codes are kept."""


@lru_cache(KEPT)
def code_of(text: str) -> Markup:
    """The code of a text as an SVG; what it says must stand beside it."""
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    size = len(rows) + 2 * RIM
    runs = []
    for y, row in enumerate(rows, start=RIM):
        x = RIM
        for is_dark, squares in groupby(row):
            wide = len(list(squares))
            if is_dark:
                runs.append(f"M{x} {y}h{wide}v1h-{wide}z")
            x += wide
    return Markup(
        f'<svg class="qr" viewBox="0 0 {size} {size}" shape-rendering="crispEdges" aria-hidden="true">'
        f'<path fill="#fff" d="M0 0h{size}v{size}h-{size}z"/><path fill="#211812" d="{"".join(runs)}"/></svg>'
    )
