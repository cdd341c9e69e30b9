"""What plots have in common: one frame, one style."""

from __future__ import annotations

from html import escape

STYLE = """
svg.plot { display: block; width: 100%; max-width: 46rem; overflow: visible; }
svg.plot .grid { stroke: var(--line); stroke-width: 1; }
svg.plot .axis { stroke: var(--faint); stroke-width: 1; }
svg.plot .bar { stroke: var(--green); stroke-width: 3; stroke-linecap: round; opacity: .55; }
svg.plot .dot { fill: var(--green); }
svg.plot .low .bar { stroke: var(--red); }
svg.plot .low .dot { fill: var(--red); }
svg.plot .unsure .bar { stroke: var(--faint); }
svg.plot .unsure .dot { fill: var(--faint); }
svg.plot .mark { stroke: var(--ink); stroke-width: 1.5; }
svg.plot .column { fill: var(--green); }
svg.plot .end { text-anchor: end; }
svg.plot .middle { text-anchor: middle; }
svg.plot text.tiny { font-size: 10px; }
svg.plot text.small { fill: var(--faint); font-size: 11px; }
""".strip()


def drawing(name: str, title: str, about: str, height: int, inside: str) -> str:
    """An SVG as wide as its place, with a title and a description for those who can't see it."""
    return (
        f'<svg class="plot" role="img" aria-labelledby="{name}-title {name}-about" width="100%" height="{height}" '
        f'style="height: {height}px"><title id="{name}-title">{escape(title)}</title>'
        f'<desc id="{name}-about">{escape(about)}</desc>\n{inside}\n</svg>'
    )
