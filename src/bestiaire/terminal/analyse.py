"""Looking back at a record: the chances to win after each move, and the moves that cost most."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import bestiaire
from bestiaire.core.errors import BadInput, must_be, system_reason, within
from bestiaire.core.table import Table
from bestiaire.core.telling import tell_ending, words_of
from bestiaire.players import thinker
from bestiaire.players.review import Verdict, review, spoken
from bestiaire.plots.curve import Curve, Point, points_of
from bestiaire.plots.judged import costly, how_judged, report, what_it_cost
from bestiaire.show.board.paragraph import Paragraph
from bestiaire.terminal.naming import seat_names
from bestiaire.terminal.output import Output
from bestiaire.words import Phrase, capital, percent, say
from bestiaire.words.plain import titled

MOST_JOBS = 256
THERE = Phrase(en="is already there; name another file", fr="existe déjà ; nommez un autre fichier")
NO_FOLDER = Phrase(en="there is no such folder", fr="ce dossier n'existe pas")


def analyse(record: dict[str, Any], level: str, jobs: int, out: str | None, lang: str) -> int:
    """Judges a whole record, prints what came of it and writes the page, if one is asked for."""
    thinker(level, 0)
    if not 1 <= jobs <= MOST_JOBS:
        raise BadInput("jobs", must_be(within(1, MOST_JOBS), jobs))
    table = bestiaire.replay(record)
    target = None if out is None else free_place(out)
    screen = Output(lang)
    verdicts = judged(table, level, jobs, lang)
    names = seat_names(table, lang)
    curve = Curve(points_of(verdicts, spoken(table, names, lang), names), names, len(table.moves), lang)
    ending = ""
    if table.result is not None:
        ending = tell_ending(words_of(table.info), table.result.to_json(), None, names, lang)
    show(screen, curve, level, ending)
    if target is not None:
        title = titled(lang, table.info.name[lang], " – ".join(names))
        write_new(target, report(curve, title, level, ending))
        screen.print_path(say(lang, en="Written:", fr="Écrit :"), str(target))
    return 0


def judged(table: Table, level: str, jobs: int, lang: str) -> list[Verdict]:
    """The verdicts, with a bar on the error stream while somebody there has to wait for them."""
    bar = Progress(
        TextColumn(say(lang, en="Judging", fr="Analyse")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    bar.live.console.file = sys.stderr
    with bar:
        task = bar.add_task("", total=len(table.moves) + 1)
        return review(table, level, jobs, lambda done: bar.update(task, completed=done))


def free_place(path: str) -> Path:
    """Where the page is to be written; nothing that is there already is replaced."""
    try:
        target = Path(path).expanduser()
        if target.exists() or target.is_symlink():
            raise BadInput(path, THERE)
        if not target.parent.is_dir():
            raise BadInput(path, NO_FOLDER)
    except OSError as error:
        raise unwritable(path, system_reason(error)) from None
    except (RuntimeError, UnicodeError) as error:
        raise unwritable(path, Phrase(en=str(error), fr=str(error))) from None
    return target


def unwritable(path: str, why: Phrase) -> BadInput:
    return BadInput(path, Phrase(en=f"can't be written: {why.en}", fr=f"écriture impossible : {why.fr}"))


def write_new(target: Path, page: str) -> None:
    try:
        with target.open("x", encoding="utf-8") as file:
            file.write(page)
    except OSError as error:
        raise unwritable(str(target), system_reason(error)) from None


def show(screen: Output, curve: Curve, level: str, ending: str) -> None:
    lang = curve.lang
    screen.print(listing(curve, curve.points))
    worst = costly(curve.points)
    if worst:
        screen.say(en="The moves that cost most:", fr="Les coups qui ont coûté le plus :", style="bold")
    else:
        screen.say(en="No move cost much.", fr="Aucun coup n'a coûté cher.", style="bold")
    for point in worst:
        screen.print(Paragraph(what_it_cost(point, lang), hang=2))
    if ending:
        screen.print(Paragraph(ending, style="bold"))
    screen.print(Paragraph(how_judged(level, lang), style="dim"))


def listing(curve: Curve, points: list[Point]) -> Grid:
    """Every move with everybody's chances after it."""
    lang = curve.lang
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column("#", justify="right")
    grid.add_column(say(lang, en="Move", fr="Coup"), overflow="fold")
    for name in curve.names:
        grid.add_column(Text(capital(name)), justify="right")
    grid.add_column(say(lang, en="Cost", fr="Coût"), justify="right")
    for point in points:
        move = titled(lang, capital(point.who), point.move) if point.who else point.move
        cost = percent(lang, point.cost) if point.is_costly and point.cost is not None else ""
        style = "red" if point.is_costly else ""
        grid.add_row(str(point.at), Text(move or "–"), *point.chances(lang), cost, style=style)
    return grid
