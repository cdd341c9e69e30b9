"""The chances to win over a game, as a curve: one area for each side of two, one line for each of more.

Plain SVG with classes and no style of its own, so that it stands on a page of the table, whose policy forbids such, and
in a file that carries `STYLE`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from bestiaire.players.review import COSTLY, Verdict, mover
from bestiaire.words import capital, percent, say
from bestiaire.words.plain import titled

WIDTH, HEIGHT = 560, 210
LEFT, RIGHT, TOP, BOTTOM = 56, 12, 12, 28
TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MOST_TICKS = 11
ROOMY = 80
"""Up to so many moves every point is marked; beyond, only those that cost something."""

STYLE = """
.curve { display: block; width: 100%; max-width: 46rem; }
.curve a { outline: none; }
.curve text { fill: var(--faint); font: 12px var(--sans); }
.curve .grid { stroke: var(--line); stroke-width: 1; fill: none; }
.curve .even { stroke: var(--faint); stroke-dasharray: 4 4; }
.curve .share-0 { fill: var(--green); opacity: .28; }
.curve .share-1 { fill: var(--red); opacity: .28; }
.curve .line { fill: none; stroke: var(--ink); stroke-width: 2; stroke-linejoin: round; }
.curve .line-0 { stroke: var(--green); }
.curve .line-1 { stroke: var(--red); }
.curve .line-2 { stroke: var(--ink); }
.curve .line-3 { stroke: var(--green); stroke-dasharray: 7 4; }
.curve .line-4 { stroke: var(--red); stroke-dasharray: 7 4; }
.curve .line-5 { stroke: var(--ink); stroke-dasharray: 7 4; }
.curve .band { fill: transparent; }
.curve .point:hover .band { fill: var(--ink); opacity: .12; }
.curve .here .band { fill: var(--ink); opacity: .22; }
.curve .dot { fill: var(--ink); }
.curve .costly .dot { fill: var(--red); stroke: var(--leaf); stroke-width: 1.5; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .3rem 0; padding: 0; list-style: none; }
.key .curve { display: inline; width: 1.6rem; height: .8rem; vertical-align: -.05rem; }
.judged :is(th, td):is(:nth-child(2), :last-child) { text-align: left; }
.costly-row td { font-weight: 600; }
.costs { margin: .3rem 0; padding: 0; list-style: none; }
.costs li { margin: .35rem 0; }
@media (max-width: 40rem) { .curve text { font-size: 19px; } }
""".strip()


@dataclass(frozen=True)
class Point:
    """A moment of a game: everybody's chance to win after so many moves, and the move that led there."""

    at: int
    hopes: tuple[float, ...]
    who: str = ""
    move: str = ""
    """Who moved, and what, in words; empty at the start."""
    cost: float | None = None
    """How much that move took from the one who made it."""
    better: str = ""
    """What would have been better, in words, if it cost anything."""
    is_costly: bool = False
    is_over: bool = False
    """What stands there is how it ended."""

    def chances(self, lang: str) -> list[str]:
        return [percent(lang, hope, self.is_over) for hope in self.hopes]


def points_of(verdicts: list[Verdict], offered: list[dict[str, str]], names: list[str]) -> list[Point]:
    """What a review found, as points; `offered` says in words what could be played where (see `review.spoken`)."""
    points: list[Point] = []
    for number, verdict in enumerate(verdicts):
        is_over = verdict.player is None
        if number == 0:
            points.append(Point(verdict.at, verdict.hopes, is_over=is_over))
            continue
        before, words = verdicts[number - 1], offered[number - 1]
        moved = mover(before)
        is_costly = before.cost is not None and before.cost >= COSTLY
        points.append(
            Point(
                at=verdict.at,
                hopes=verdict.hopes,
                who="" if moved is None else names[moved],
                move=words.get(before.played or "", ""),
                cost=before.cost,
                better=words.get(before.best or "", "") if is_costly else "",
                is_costly=is_costly,
                is_over=is_over,
            )
        )
    return points


@dataclass(frozen=True)
class Curve:
    """What a curve shows, whether or not all of it is known yet."""

    points: list[Point]
    names: list[str]
    last: int
    """How many moves the game has."""
    lang: str


def sentence(point: Point, names: list[str], lang: str) -> str:
    """A point in words."""
    move = titled(lang, capital(point.who), point.move) if point.who else point.move
    begun = f"{point.at}. {move}" if point.at else say(lang, en="Start", fr="Début")
    chances = ", ".join(f"{capital(name)} {said}" for name, said in zip(names, point.chances(lang), strict=True))
    return f"{begun} – {chances}"


def summary(curve: Curve) -> str:
    """The curve for those who can't see it; the list of moves says the rest."""
    shown = curve.points[-1] if curve.points else None
    said = say(curve.lang, en="Chances to win after each move.", fr="Chances de gagner après chaque coup.")
    return said if shown is None else f"{said} {sentence(shown, curve.names, curve.lang)}"


def x_of(curve: Curve, at: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * at / max(curve.last, 1)


def y_of(hope: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - hope)


def svg(curve: Curve, link: Callable[[int], str] | None = None, here: int | None = None) -> str:
    """The curve. With `link`, every point leads to the address of its move; `here` is marked."""
    drawn = [*grid(curve), *(areas(curve) if len(curve.names) == 2 else lines(curve))]
    drawn += [dot(curve, point, link, here) for point in curve.points]
    label = escape(summary(curve), quote=True)
    return (
        f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}" focusable="false">'
        f"{''.join(drawn)}</svg>"
    )


def grid(curve: Curve) -> list[str]:
    drawn = []
    for hope in (0.0, 0.5, 1.0):
        kind = "grid even" if hope == 0.5 else "grid"
        y = y_of(hope)
        drawn.append(f'<path class="{kind}" d="M{LEFT} {y:g}H{WIDTH - RIGHT}"/>')
        label = say(curve.lang, en=f"{hope:.0%}", fr=f"{100 * hope:.0f} %")
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 4:g}" text-anchor="end">{label}</text>')
    step = next((tick for tick in TICKS if curve.last / tick <= MOST_TICKS), TICKS[-1])
    for at in range(0, curve.last + 1, step):
        drawn.append(f'<text x="{x_of(curve, at):.1f}" y="{HEIGHT - 6}" text-anchor="middle">{at}</text>')
    return drawn


def path(curve: Curve, seat: int) -> str:
    return "L".join(f"{x_of(curve, point.at):.1f} {y_of(point.hopes[seat]):.1f}" for point in curve.points)


def areas(curve: Curve) -> list[str]:
    """Of two: what the one has, the other has not."""
    if not curve.points:
        return []
    along, first, last = path(curve, 0), x_of(curve, curve.points[0].at), x_of(curve, curve.points[-1].at)
    return [
        f'<path class="share-0" d="M{along}L{last:.1f} {y_of(0):g}L{first:.1f} {y_of(0):g}Z"/>',
        f'<path class="share-1" d="M{along}L{last:.1f} {y_of(1):g}L{first:.1f} {y_of(1):g}Z"/>',
        f'<path class="line" d="M{along}"/>',
    ]


def lines(curve: Curve) -> list[str]:
    if not curve.points:
        return []
    return [f'<path class="line line-{seat % 6}" d="M{path(curve, seat)}"/>' for seat in range(len(curve.names))]


def dot(curve: Curve, point: Point, link: Callable[[int], str] | None, here: int | None) -> str:
    """A point, with a band around it that is easy to hit. It is left out of the way of the keyboard: the list of moves
    has the same links."""
    wide = (WIDTH - LEFT - RIGHT) / max(curve.last, 1)
    x, high = x_of(curve, point.at), HEIGHT - TOP - BOTTOM
    kind = "point" + (" costly" if point.is_costly else "") + (" here" if point.at == here else "")
    inside = (
        f"<title>{escape(sentence(point, curve.names, curve.lang))}</title>"
        f'<rect class="band" x="{x - wide / 2:.1f}" y="{TOP}" width="{wide:.1f}" height="{high}"/>'
    )
    if point.is_costly or curve.last <= ROOMY:
        shown = 0 if len(curve.names) == 2 else point.hopes.index(max(point.hopes))
        size = 4.5 if point.is_costly else 2.5
        inside += f'<circle class="dot" cx="{x:.1f}" cy="{y_of(point.hopes[shown]):.1f}" r="{size}"/>'
    if link is None:
        return f'<g class="{kind}">{inside}</g>'
    href = escape(link(point.at), quote=True)
    return f'<a class="{kind}" href="{href}" data-turn="{point.at}" tabindex="-1">{inside}</a>'


def key(curve: Curve) -> str:
    """Whose colour is whose."""
    shown = []
    for seat, name in enumerate(curve.names):
        sign = (
            f'<rect class="share-{seat}" width="32" height="16"/>'
            if len(curve.names) == 2
            else f'<path class="line line-{seat % 6}" d="M0 8H32"/>'
        )
        shown.append(
            f'<li><svg class="curve" viewBox="0 0 32 16" aria-hidden="true" focusable="false">{sign}</svg> '
            f"{escape(capital(name))}</li>"
        )
    return f'<ul class="key">{"".join(shown)}</ul>'
