"""The chances to win over a game, as a curve: one area for each side of two, one line for each of more.

Plain SVG with classes and no style of its own, so that it stands on a page of the table, whose policy forbids such, and
in a file that carries `STYLE`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from bestiaire.players.review import COSTLY, Verdict, mover
from bestiaire.words import capital, percent, say
from bestiaire.words.plain import titled

WIDTH, HEIGHT = 560, 210
LEFT, RIGHT, TOP, BOTTOM = 56, 12, 12, 28
TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MOST_TICKS = 11
APART = 46
"""So far apart are the numbers of turns at least."""
ROOMY = 80
"""Up to so many moves every point is marked; beyond, only those that cost something."""

STYLE = """
.curve { display: block; width: 100%; max-width: 80rem; }
.curve a { outline: none; }
.curve text { fill: var(--soft); font: 12px var(--text); }
.curve .grid { stroke: var(--line); stroke-width: 1; fill: none; }
.curve .even { stroke: var(--soft); stroke-dasharray: 4 4; }
.curve .share-0 { fill: var(--green); opacity: .6; }
.curve .share-1 { fill: var(--red); opacity: .6; }
.curve .line { fill: none; stroke: var(--cream); stroke-width: 2; stroke-linejoin: round; }
.curve .drop { stroke: var(--red); stroke-width: 5; stroke-linecap: round; }
.curve .costliest { pointer-events: none; }
.curve .costliest circle { fill: var(--red); stroke: #fff3e4; stroke-width: 2.5; }
.curve .costliest text { fill: #fff; font-weight: 700; font-size: 14px; }
.curve .line-0 { stroke: var(--green); }
.curve .line-1 { stroke: var(--red); }
.curve .line-2 { stroke: var(--cream); }
.curve .line-3 { stroke: var(--gold); stroke-dasharray: 9 4; }
.curve .line-4 { stroke: var(--soft); stroke-dasharray: 3 4; }
.curve .line-5 { stroke: var(--red); stroke-dasharray: 3 4; }
.curve .band { fill: transparent; }
.curve .point:hover .band { fill: var(--cream); opacity: .12; }
.curve .needle path { stroke: var(--gold); stroke-width: 2.5; }
.curve .needle rect { fill: #f5c95b; }
.curve .needle text { fill: #3a2703; font: 700 14px var(--text); }
.curve .here .dot { fill: var(--gold); r: 6px; }
.curve .dot { fill: var(--cream); }
.curve .costly .dot { fill: var(--red); stroke: var(--solid); stroke-width: 1.5; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .3rem 0; padding: 0; list-style: none; }
.key .curve { display: inline; width: 1.6rem; height: .8rem; vertical-align: -.05rem; }
.judged :is(th, td):is(:nth-child(2), :last-child) { text-align: left; }
.costly-row td { font-weight: 600; }
.costs { margin: .3rem 0; padding: 0; list-style: none; }
.costs li { margin: .35rem 0; }
@media (max-width: 40rem) { .curve text { font-size: 16px; } }
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
    seat: int | None = None
    """Whose move it was."""

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
                seat=moved,
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
    width: int = WIDTH
    height: int = HEIGHT
    turns: tuple[int, ...] = ()
    """After how many moves each turn begins; they are counted below, or if there are none, the moves."""


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
    return LEFT + (curve.width - LEFT - RIGHT) * at / max(curve.last, 1)


def y_of(curve: Curve, hope: float) -> float:
    return TOP + (curve.height - TOP - BOTTOM) * (1.0 - hope)


def svg(curve: Curve, link: Callable[[int], str] | None = None, here: int | None = None) -> str:
    """The curve. With `link`, every point leads to the address of its move; `here` is marked."""
    drawn = [*grid(curve), *(areas(curve) if len(curve.names) == 2 else lines(curve))]
    drawn += [*(dot(curve, point, link, here) for point in curve.points), *mark(curve)]
    drawn += [needle(curve, point) for point in curve.points if point.at == here]
    label = escape(summary(curve), quote=True)
    role = "img" if link is None else "group"  # what is inside a picture can't be pressed
    return (
        f'<svg class="curve" viewBox="0 0 {curve.width} {curve.height}" role="{role}" aria-label="{label}" '
        'focusable="false">'
        f"{''.join(drawn)}</svg>"
    )


def grid(curve: Curve) -> list[str]:
    drawn = []
    for hope in (0.0, 0.5, 1.0):
        kind = "grid even" if hope == 0.5 else "grid"
        y = y_of(curve, hope)
        drawn.append(f'<path class="{kind}" d="M{LEFT} {y:g}H{curve.width - RIGHT}"/>')
        label = say(curve.lang, en=f"{hope:.0%}", fr=f"{100 * hope:.0f} %")
        drawn.append(f'<text class="share" x="{LEFT - 6}" y="{y + 4:g}" text-anchor="end">{label}</text>')
    for number, at in ticks(curve):
        x = x_of(curve, at)
        if curve.turns:
            drawn.append(f'<path class="grid" d="M{x:.1f} {TOP}V{curve.height - BOTTOM}"/>')
        drawn.append(f'<text x="{x:.1f}" y="{curve.height - 6}" text-anchor="middle">{number}</text>')
    return drawn


def ticks(curve: Curve) -> list[tuple[int, int]]:
    """What is counted below the curve, and after how many moves each stands: turns, or moves; not too many of them."""
    counted = [*enumerate(curve.turns, 1)] or [(at, at) for at in range(curve.last + 1)]
    most = curve.width // APART if curve.turns else MOST_TICKS
    step = next((tick for tick in TICKS if len(counted) / tick <= most), TICKS[-1])
    return [(number, at) for number, at in counted if number % step == 0 or (number == 1 and curve.turns)]


def path(curve: Curve, seat: int) -> str:
    return "L".join(f"{x_of(curve, point.at):.1f} {y_of(curve, point.hopes[seat]):.1f}" for point in curve.points)


def areas(curve: Curve) -> list[str]:
    """Of two: what the one has, the other has not. Between the curve and the middle is the colour of who is ahead."""
    if not curve.points:
        return []
    even = y_of(curve, 0.5)
    along = with_crossings([(x_of(curve, point.at), y_of(curve, point.hopes[0])) for point in curve.points], even)
    base = f"L{along[-1][0]:.1f} {even:g}L{along[0][0]:.1f} {even:g}Z"
    sides = [[min(y, even) for _, y in along], [max(y, even) for _, y in along]]
    drawn = []
    for seat, heights in enumerate(sides):
        edge = "L".join(f"{x:.1f} {y:.1f}" for (x, _), y in zip(along, heights, strict=True))
        drawn.append(f'<path class="share-{seat}" d="M{edge}{base}"/>')
    return [*drawn, f'<path class="line" d="M{path(curve, 0)}"/>', *drop(curve)]


def costliest(curve: Curve) -> Point | None:
    """The costliest move of a game for two."""
    found = [point for point in curve.points if point.is_costly and len(curve.names) == 2]
    return max(found, key=lambda point: point.cost or 0.0, default=None)


def mark(curve: Curve) -> list[str]:
    """What stands on the costliest move."""
    found = costliest(curve)
    if found is None:
        return []
    x, y = x_of(curve, found.at), y_of(curve, found.hopes[0])
    sign = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9"/><text x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle">!</text>'
    return [f'<g class="costliest">{sign}</g>']


def drop(curve: Curve) -> list[str]:
    """The step of the costliest move."""
    found = costliest(curve)
    if found is None:
        return []
    ends = [point for point in curve.points if found.at - 1 <= point.at <= found.at]
    edge = "L".join(f"{x_of(curve, point.at):.1f} {y_of(curve, point.hopes[0]):.1f}" for point in ends)
    return [f'<path class="line drop" d="M{edge}"/>']


def with_crossings(corners: list[tuple[float, float]], level: float) -> list[tuple[float, float]]:
    """The corners of a line, and where it crosses that level."""
    found = corners[:1]
    for (x, y), (next_x, next_y) in pairwise(corners):
        if (y - level) * (next_y - level) < 0:
            found.append((x + (next_x - x) * (level - y) / (next_y - y), level))
        found.append((next_x, next_y))
    return found


def lines(curve: Curve) -> list[str]:
    if not curve.points:
        return []
    return [f'<path class="line line-{seat % 6}" d="M{path(curve, seat)}"/>' for seat in range(len(curve.names))]


def needle(curve: Curve, point: Point) -> str:
    """Where one is: a line down to the numbers, and on it the chance of whose curve it is, if it is one curve. A script
    that goes to another point puts it where that one says (`place_of_needle`)."""
    x, *label = place_of_needle(curve, point).split()
    said = f'<path d="M0 {TOP}V{curve.height - BOTTOM}"/>'
    if label:
        aside, top, chance = label
        box = '<rect x="-25" width="50" height="22" rx="8"/>'
        words = f'<text y="16" text-anchor="middle">{chance.replace("_", " ")}</text>'
        said += f'<g transform="translate({aside} {top})">{box}{words}</g>'
    return f'<g class="needle" aria-hidden="true" transform="translate({x} 0)">{said}</g>'


def place_of_needle(curve: Curve, point: Point) -> str:
    """How far to the right it stands; of two players also how far aside and how low its chance stands, and that."""
    x = x_of(curve, point.at)
    if len(curve.names) != 2:
        return f"{x:.1f}"
    middle = min(max(x, LEFT + 26), curve.width - RIGHT - 26)
    y = y_of(curve, point.hopes[0])
    top = y + 12 if y < curve.height / 2 else y - 34
    chance = "_".join(point.chances(curve.lang)[0].split())
    return f"{x:.1f} {middle - x:.1f} {top:.1f} {chance}"


def dot(curve: Curve, point: Point, link: Callable[[int], str] | None, here: int | None) -> str:
    """A point, with a band around it that is easy to hit. It is left out of the way of the keyboard: the list of moves
    has the same links."""
    wide = (curve.width - LEFT - RIGHT) / max(curve.last, 1)
    x, high = x_of(curve, point.at), curve.height - TOP - BOTTOM
    kind = "point" + (" costly" if point.is_costly else "") + (" here" if point.at == here else "")
    inside = (
        f"<title>{escape(sentence(point, curve.names, curve.lang))}</title>"
        f'<rect class="band" x="{x - wide / 2:.1f}" y="{TOP}" width="{wide:.1f}" height="{high}"/>'
    )
    if point.is_costly or curve.last <= ROOMY:
        shown = 0 if len(curve.names) == 2 else point.seat or 0
        size = 4.5 if point.is_costly else 2.5
        inside += f'<circle class="dot" cx="{x:.1f}" cy="{y_of(curve, point.hopes[shown]):.1f}" r="{size}"/>'
    if link is None:
        return f'<g class="{kind}">{inside}</g>'
    href = escape(link(point.at), quote=True)
    goes = f'data-turn="{point.at}" data-needle="{place_of_needle(curve, point)}"'
    return f'<a class="{kind}" href="{href}" {goes} tabindex="-1">{inside}</a>'


def key(names: Sequence[str], faces: Sequence[str] = ()) -> str:
    """Whose colour is whose; with the addresses of their faces, if there are any."""
    shown = []
    for seat, name in enumerate(names):
        sign = (
            f'<rect class="share-{seat}" width="32" height="16"/>'
            if len(names) == 2
            else f'<path class="line line-{seat % 6}" d="M0 8H32"/>'
        )
        shown.append(
            f'<li><svg class="curve" viewBox="0 0 32 16" aria-hidden="true" focusable="false">{sign}</svg> '
            f"{face_of(faces, seat)}<span>{escape(capital(name))}</span></li>"
        )
    return f'<ul class="key">{"".join(shown)}</ul>'


def face_of(faces: Sequence[str], seat: int) -> str:
    return f'<img src="{escape(faces[seat], quote=True)}" alt="" width="24" height="24"> ' if faces else ""
