"""`bestiaire arena`: what the command line asks for, and who answers it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console

from bestiaire import arena
from bestiaire.arena.asked import check_same, engine_by_options, place_for, sizes_by_options
from bestiaire.arena.files import several
from bestiaire.arena.playing import Watcher, begin, go_on
from bestiaire.arena.progress import Telling, TellingSizes
from bestiaire.arena.results import Results
from bestiaire.arena.shown import (
    announcement,
    show,
    show_how_to_go_on,
    show_sizes,
    write_cards,
    write_cards_by_players,
    write_json,
)
from bestiaire.arena.sizes import Sizes, SizesWatcher, begin_sizes, go_on_with_sizes, has_sizes
from bestiaire.cli import INTERRUPTED
from bestiaire.core.errors import BadInput
from bestiaire.words import Phrase

REPORT = "report"
"""The word that stands for a game when only a report is asked for."""

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
        return play_on(options)
    if options.game is None:
        raise BadInput("game", Phrase(en="is missing", fr="manque"))
    return play_new(options)


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


def play_new(options: argparse.Namespace) -> int:
    """A new arena, or one for each number of players."""
    engine = engine_by_options(options)
    sizes = sizes_by_options(options)
    home = place_for(options)
    openings = {players: announcement(one, options.games, options.lang) for players, one in sizes.items()}
    if len(sizes) > 1:
        return play_sizes(options, home, openings, partial(begin_sizes, sizes, home, engine))
    ((players, settings),) = sizes.items()
    return play_one(options, home, openings[players], partial(begin, settings, home, engine))


def play_on(options: argparse.Namespace) -> int:
    """The rest of an arena, or of those for each number of players."""
    engine = engine_by_options(options)
    home = Path(options.resume).expanduser()
    if has_sizes(home):
        with arena.load_sizes(options.resume) as sizes:
            check_same(options, list(sizes.settings.values()))
        return play_sizes(options, home, {}, partial(go_on_with_sizes, home, options.games, engine))
    with arena.load(options.resume) as results:
        check_same(options, [results.settings])
    return play_one(options, home, "", partial(go_on, home, options.games, engine))


def play_one(options: argparse.Namespace, home: Path, opening: str, playing: Callable[[Watcher], Results]) -> int:
    console = Console(highlight=False)
    with Telling(options.lang, console, opening) as telling:
        try:
            results = playing(telling)
        except KeyboardInterrupt:
            telling.end()
            return interrupted(home, console, options.lang)
    with results:
        show(results, console, options.lang)
    return 0


def play_sizes(
    options: argparse.Namespace, home: Path, openings: dict[int, str], playing: Callable[[SizesWatcher], Sizes]
) -> int:
    console = Console(highlight=False)
    with TellingSizes(options.lang, console, openings) as telling:
        try:
            sizes = playing(telling)
        except KeyboardInterrupt:
            telling.end()
            return interrupted(home, console, options.lang)
    with sizes:
        show_sizes(sizes, console, options.lang)
    return 0


def interrupted(home: Path, console: Console, lang: str) -> int:
    """Ctrl-C: what is over is kept, and looked at."""
    try:
        kept = arena.load_sizes(home) if has_sizes(home) else arena.load(home)
    except BadInput:  # before the first game
        return INTERRUPTED
    with kept:
        if isinstance(kept, Sizes):
            show_sizes(kept, console, lang)
        else:
            show(kept, console, lang)
    show_how_to_go_on(home, console, lang)
    return INTERRUPTED


def tell_again(options: argparse.Namespace) -> int:
    """The report of results that are there already, or one of the forms for programs."""
    if options.folder is None:
        raise BadInput("folder", Phrase(en="is missing", fr="manque"))
    if has_sizes(options.folder):
        return tell_sizes_again(options)
    with arena.load(options.folder) as results:
        if options.record is not None:
            write_json(results.record(options.record))
        elif options.json:
            write_json(results.figures())
        elif options.csv:
            write_cards(results.figures())
        else:
            show(results, Console(highlight=False), options.lang)
    return 0


def tell_sizes_again(options: argparse.Namespace) -> int:
    """The same for several numbers of players; a single game is looked for among those of one number."""
    if options.record is not None:
        raise several(options.folder)
    with arena.load_sizes(options.folder) as sizes:
        if options.json:
            write_json(sizes.figures())
        elif options.csv:
            write_cards_by_players(sizes.figures())
        else:
            show_sizes(sizes, Console(highlight=False), options.lang)
    return 0
