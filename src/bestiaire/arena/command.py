"""`bestiaire arena`: what the command line asks of the arena, and what it is told."""

from __future__ import annotations

import argparse
import contextlib
import csv
import json
import os
import shlex
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

import bestiaire
from bestiaire import arena
from bestiaire.arena.progress import Telling
from bestiaire.arena.results import Results, differs
from bestiaire.arena.settings import Settings, read_settings
from bestiaire.arena.work import Engine
from bestiaire.cli import INTERRUPTED, options_by_words, read_seed, unwritable
from bestiaire.core.errors import BadInput, system_reason
from bestiaire.words import Phrase, say
from bestiaire.words.numbers import decimal, whole

REPORT = "report"
"""The word that stands for a game when only a report is asked for."""
PAGE = "report.html"
GAMES = 100
"""For each pairing, if nobody says how many."""

SETTINGS = ("players", "games", "seats", "seed", "sets", "option", "no_cards", "out")
PLAYING = (*SETTINGS, "resume", "jobs", "engine", "address")
LOOKING = ("folder", "json", "csv", "record")


def run_arena(options: argparse.Namespace) -> int:
    if options.game == REPORT:
        refuse(options, PLAYING, REPORT)
        return tell_again(options)
    refuse(options, LOOKING, None)
    if options.resume is not None:
        refuse(options, ("out",), "--resume")
        return play(options, options.resume)
    if options.game is None:
        raise BadInput("game", Phrase(en="is missing", fr="manque"))
    return play(options, None)


def refuse(options: argparse.Namespace, names: tuple[str, ...], beside: str | None) -> None:
    """Refuses what does not go with the rest of the command line."""
    for name in names:
        if getattr(options, name) not in (None, False):
            spelled = name.replace("_", "-")
            if beside is None:
                raise BadInput(
                    spelled,
                    Phrase(en="only goes with bestiaire arena report", fr="ne va qu'avec bestiaire arena report"),
                )
            raise BadInput(spelled, Phrase(en=f"does not go with {beside}", fr=f"ne va pas avec {beside}"))


def play(options: argparse.Namespace, folder: str | None) -> int:
    """A new arena, or the rest of one."""
    lang, console = options.lang, Console(highlight=False)
    engine = engine_by_options(options)
    if folder is not None:
        check_same(options, folder)
        home = Path(folder).expanduser()
    else:
        settings = settings_by_options(options)
        home = place_for(options)
    opening = "" if folder is not None else announcement(settings, options.games, lang)
    with Telling(lang, console, opening) as telling:
        try:
            if folder is not None:
                results = arena.go_on(home, options.games, engine, telling)
            else:
                results = arena.begin(settings, home, engine, telling)
        except KeyboardInterrupt:
            telling.end()
            return interrupted(home, console, lang)
    with results:
        show(results, console, lang)
    return 0


def engine_by_options(options: argparse.Namespace) -> Engine:
    if options.jobs is not None and options.jobs < 1:
        raise BadInput("jobs", Phrase(en="at least 1 is needed", fr="il en faut au moins 1"))
    name = options.engine or "processes"
    jobs = processors() if options.jobs is None and name == "processes" else options.jobs
    return arena.choose_engine(name, jobs or 0, options.address)


def settings_by_options(options: argparse.Namespace) -> Settings:
    info = bestiaire.game(options.game)
    if options.players is None:
        raise BadInput("players", Phrase(en="is missing: who is to meet?", fr="manque : qui doit s'affronter ?"))
    return read_settings(
        options.game,
        options.players,
        GAMES if options.games is None else options.games,
        options=options_by_words(info, options.sets, options.option),
        seats=options.seats,
        seed=read_seed(options.seed),
        cards=not options.no_cards,
    )


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


def check_same(options: argparse.Namespace, folder: str) -> None:
    """Settings given beside --resume must be those of the results; only more games may be asked for."""
    with arena.load(folder) as results:
        kept = results.settings
    chosen = options_by_words(bestiaire.game(kept.game), options.sets, options.option)
    given = {
        "game": (kept.game, options.game),
        "players": (list(kept.players), options.players),
        "seats": (kept.seats, options.seats),
        "seed": (kept.seed, read_seed(options.seed)),
        "no-cards": (not kept.cards, options.no_cards or None),
        **{name: (kept.options.get(name), value) for name, value in chosen.items()},
    }
    for name, (before, now) in given.items():
        if now is not None and now != before:
            raise BadInput(name, differs(before, now))


def processors() -> int:
    """How many this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def place_for(options: argparse.Namespace) -> Path:
    """The folder that was asked for, or the first free one of our own name."""
    if options.out is not None:
        return Path(options.out).expanduser()
    bestiaire.game(options.game)
    number = 1
    while (home := Path(f"arena-{options.game}-{number}")).exists():
        number += 1
    return home


def interrupted(home: Path, console: Console, lang: str) -> int:
    """Ctrl-C: what is over is kept, and looked at."""
    try:
        results = arena.load(home)
    except BadInput:  # before the first game
        return INTERRUPTED
    with results:
        show(results, console, lang)
    again = f"bestiaire arena --resume {shlex.quote(str(home))}"
    console.print(say(lang, en=f"To go on: {again}", fr=f"Pour continuer : {again}"), soft_wrap=True)
    return INTERRUPTED


def show(results: Results, console: Console, lang: str) -> None:
    """The ratings, and where the rest stands."""
    figures = results.figures()
    written = write_page(results, figures, lang)
    done, total = whole(lang, figures["games"]), whole(lang, figures["of"])
    console.print(say(lang, en=f"{done} of {total} games are over.", fr=f"{done} parties finies sur {total}."))
    if figures["games"]:
        longest = max(len(player["player"]) for player in figures["players"])
        for player in figures["players"]:
            rating = player["rating"]
            points, low, high = (decimal(lang, rating[name], 0, sign=True) for name in ("points", "low", "high"))
            between = say(lang, en=f"{low} to {high}", fr=f"de {low} à {high}")
            console.print(f"  {player['player']:<{longest}}  {points:>5}  ({between})", markup=False)
    console.print(say(lang, en=f"The report: {written}", fr=f"Le rapport : {written}"), soft_wrap=True, markup=False)


def write_page(results: Results, figures: dict[str, Any], lang: str) -> Path:
    """Writes the report beside the results, whole or not at all."""
    from bestiaire.arena.report import report

    assert results.folder is not None
    target = results.folder / PAGE
    text = report(results.settings, figures, lang)
    draft = target.with_name(f".{PAGE}.draft")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise BadInput(str(target), unwritable(system_reason(error))) from None
    return target


def tell_again(options: argparse.Namespace) -> int:
    """The report of results that are there already, or one of the forms for programs."""
    if options.folder is None:
        raise BadInput("folder", Phrase(en="is missing", fr="manque"))
    with arena.load(options.folder) as results:
        if options.record is not None:
            json.dump(results.record(options.record), sys.stdout, indent=1)
            sys.stdout.write("\n")
        elif options.json:
            json.dump(results.figures(), sys.stdout, indent=1)
            sys.stdout.write("\n")
        elif options.csv:
            write_cards(results.figures())
        else:
            show(results, Console(highlight=False), options.lang)
    return 0


def write_cards(figures: dict[str, Any]) -> None:
    """The statistics of cards, a line for each card and kind of fact."""
    columns = ("games", "wins", "rate", "low", "high", "expected")
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(("card", "kind", *columns))
    for card in sorted(figures["cards"]):
        for kind, share in figures["cards"][card].items():
            table.writerow((card, kind, *(share[column] for column in columns)))
