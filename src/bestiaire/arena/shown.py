"""What an arena tells who started it: on the screen, as a page, and for programs."""

from __future__ import annotations

import csv
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from bestiaire.arena.parts import rating_words
from bestiaire.arena.progress import about, so_many_players
from bestiaire.arena.report import PAGE, report
from bestiaire.arena.results import Results
from bestiaire.arena.settings import Settings
from bestiaire.arena.sizes import Sizes
from bestiaire.arena.sizes_report import report as sizes_report
from bestiaire.core.files import write_whole
from bestiaire.words import say
from bestiaire.words.numbers import whole


def announcement(settings: Settings, asked: int | None, lang: str) -> str:
    """How many games it will be, and why they are more than asked for."""
    each, total = whole(lang, settings.games), whole(lang, settings.total)
    pairings = len(settings.line_ups)
    said = say(
        lang,
        en=f"{total} games: {each} for each of {pairings} {'pairing' if pairings == 1 else 'pairings'}.",
        fr=f"{total} parties : {each} pour {'chacune des' if pairings > 1 else 'une'} "
        f"{f'{pairings} rencontres' if pairings > 1 else 'rencontre'}.",
    )
    if asked is None or asked == settings.games:
        return said
    wish = whole(lang, asked)
    return said + say(
        lang,
        en=f" ({wish} was rounded up: each deal is played once from every seat.)",
        fr=f" ({wish} a été arrondi : chaque donne est jouée une fois de chaque place.)",
    )


def show(results: Results, console: Console, lang: str) -> None:
    """The ratings, and where the rest stands."""
    figures = results.figures()
    written = write_page(results.folder, report(results.settings, figures, lang))
    show_ratings(figures, console, lang)
    show_place(written, console, lang)


def show_sizes(sizes: Sizes, console: Console, lang: str) -> None:
    """The same for each number of players. Every one that was begun has a report, and one compares them all."""
    figures = sizes.figures()
    for players, results in sizes.items():
        each = figures["by_players"][str(players)]
        if results.folder is not None:
            write_page(results.folder, report(results.settings, each, lang))
        show_ratings(each, console, lang, so_many_players(lang, players))
    show_place(write_page(sizes.folder, sizes_report(sizes, figures, lang)), console, lang)


def show_ratings(figures: dict[str, Any], console: Console, lang: str, subject: str = "") -> None:
    done, total = whole(lang, figures["games"]), whole(lang, figures["of"])
    over = say(lang, en=f"{done} of {total} games are over.", fr=f"{done} parties finies sur {total}.")
    console.print(about(subject, over))
    if figures["games"]:
        longest = max(len(player["player"]) for player in figures["players"])
        for player in figures["players"]:
            points, between = rating_words(player["rating"], lang)
            console.print(f"  {player['player']:<{longest}}  {points:>5}  ({between})", markup=False)


def show_place(written: Path, console: Console, lang: str) -> None:
    console.print(say(lang, en=f"The report: {written}", fr=f"Le rapport : {written}"), soft_wrap=True, markup=False)


def show_how_to_go_on(home: Path, console: Console, lang: str) -> None:
    again = f"bestiaire arena --resume {shlex.quote(str(home))}"
    console.print(say(lang, en=f"To go on: {again}", fr=f"Pour continuer : {again}"), soft_wrap=True)


def write_page(folder: Path | None, text: str) -> Path:
    """Writes a report beside the results, whole or not at all."""
    assert folder is not None
    target = folder / PAGE
    write_whole(target, text)
    return target


def write_json(found: dict[str, Any]) -> None:
    json.dump(found, sys.stdout, indent=1)
    sys.stdout.write("\n")


COLUMNS = ("games", "wins", "rate", "low", "high", "expected")


def write_cards(figures: dict[str, Any]) -> None:
    """The statistics of cards, a line for each card and kind of fact."""
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(("card", "kind", *COLUMNS))
    table.writerows(card_lines(figures))


def write_cards_by_players(figures: dict[str, Any]) -> None:
    """The same for each number of players, which stands in front."""
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(("players", "card", "kind", *COLUMNS))
    for players, each in figures["by_players"].items():
        table.writerows((players, *line) for line in card_lines(each))


def card_lines(figures: dict[str, Any]) -> list[tuple[Any, ...]]:
    return [
        (card, kind, *(share[column] for column in COLUMNS))
        for card in sorted(figures["cards"])
        for kind, share in figures["cards"][card].items()
    ]
