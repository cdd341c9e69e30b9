"""A game that was judged, in words and tables: what each move cost, everybody's chances after it, and a whole page."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from bestiaire.plots.curve import STYLE, Curve, Point, key, svg
from bestiaire.plots.page import page
from bestiaire.words import capital, count, percent, say
from bestiaire.words.plain import titled


def listing(curve: Curve, points: list[Point], link: Callable[[int], str] | None = None) -> str:
    """Moves, what they cost and everybody's chances, as a table."""
    lang = curve.lang
    heads = [say(lang, en="Move", fr="Coup"), say(lang, en="What", fr="Quoi")]
    heads += [capital(name) for name in curve.names]
    heads += [say(lang, en="Cost", fr="Coût"), say(lang, en="Better", fr="Mieux")]
    rows = []
    for point in points:
        number = str(point.at)
        if link is not None:
            number = f'<a href="{escape(link(point.at), quote=True)}" data-turn="{point.at}">{number}</a>'
        what = titled(lang, capital(point.who), point.move) if point.who else point.move
        cells = [number, escape(what) or "–", *point.chances(lang)]
        cells += [percent(lang, point.cost) if point.is_costly and point.cost is not None else "", escape(point.better)]
        kind = ' class="costly-row"' if point.is_costly else ""
        rows.append(f"<tr{kind}>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    return f'<table class="judged"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def costly(points: list[Point], most: int = 5, own: str = "") -> list[Point]:
    """The moves that cost most, the worst first; those of who is named `own` before all others."""
    found = [point for point in points if point.is_costly]
    return sorted(found, key=lambda point: (bool(own) and point.who != own, -(point.cost or 0.0), point.at))[:most]


def what_it_cost(point: Point, lang: str) -> str:
    """A costly move in words: who made it, what it cost, and what would have been better."""
    move = f"{point.at}. {titled(lang, capital(point.who), point.move)}"
    cost = percent(lang, point.cost or 0.0)
    return say(
        lang,
        en=f"{move} – cost {cost}; better: {point.better}",
        fr=f"{move} – coût {cost} ; mieux : {point.better}",
    )


def costs(curve: Curve, link: Callable[[int], str] | None = None, own: str = "") -> str:
    """The moves that cost most, as a list, first those of who is named `own`; each leads to its move."""
    said = []
    for point in costly(curve.points, own=own):
        words = escape(what_it_cost(point, curve.lang))
        if link is not None:
            words = f'<a href="{escape(link(point.at), quote=True)}" data-turn="{point.at}">{words}</a>'
        said.append(f"<li>{words}</li>")
    return f'<ul class="costs">{"".join(said)}</ul>' if said else ""


def how_judged(level: str, lang: str) -> str:
    """By whom, and what a cost is. A level is one that people choose, or a search of so many games."""
    games = level.removeprefix("search:")
    called = say(lang, en=f"“{level}”", fr=f"« {level} »")
    if games.isdigit():
        called = say(lang, en=f"a search of {games} games", fr=f"une recherche de {games} parties")
    return say(
        lang,
        en=f"Each position is judged by {called}, from what the one who is asked there could know; the cost of a move "
        "is how much its chance to win lies below that of the best option.",
        fr=f"Chaque position est jugée par {called}, d'après ce que pouvait savoir celui qui doit y choisir ; le coût "
        "d'un coup est ce qui manque à ses chances de gagner par rapport au meilleur choix.",
    )


def report(curve: Curve, title: str, level: str, ending: str) -> str:
    """A whole page that is one file."""
    lang = curve.lang
    worst = costs(curve)
    none = say(lang, en="No move cost much.", fr="Aucun coup n'a coûté cher.")
    moves = say(lang, en=f"All {count(lang, curve.last)} moves", fr=f"Les {count(lang, curve.last)} coups")
    body = [
        f"<p>{escape(ending)}</p>" if ending else "",
        svg(curve),
        key(curve.names),
        f"<h2>{say(lang, en='The moves that cost most', fr='Les coups qui ont coûté le plus')}</h2>",
        worst or f"<p>{none}</p>",
        f"<h2>{moves}</h2>",
        f'<div class="scroll">{listing(curve, curve.points)}</div>',
        f'<p class="faint">{escape(how_judged(level, lang))}</p>',
    ]
    return page(title, lang, "\n".join(body), STYLE + "\n")
