"""`bestiaire arena`: what the command line asks for, and who answers it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console

from bestiaire import arena
from bestiaire.arena.asked import check_same, engine_by_options, place_for, sizes_by_options
from bestiaire.arena.files import several
from bestiaire.arena.playing import begin, go_on
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
from bestiaire.arena.sizes import Sizes, begin_sizes, go_on_with_sizes, has_sizes
from bestiaire.core.errors import BadInput
from bestiaire.exit_codes import INTERRUPTED
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
    console = Console(highlight=False)
    if len(sizes) > 1:
        several_bars = TellingSizes(options.lang, console, openings)
        return play(options, home, several_bars, partial(begin_sizes, sizes, home, engine))
    ((players, settings),) = sizes.items()
    bar = Telling(options.lang, console, openings[players])
    return play(options, home, bar, partial(begin, settings, home, engine))


def play_on(options: argparse.Namespace) -> int:
    """The rest of an arena, or of those for each number of players."""
    engine = engine_by_options(options)
    home = Path(options.resume).expanduser()
    console = Console(highlight=False)
    if has_sizes(home):
        with arena.load_sizes(options.resume) as sizes:
            check_same(options, list(sizes.settings.values()))
        several_bars = TellingSizes(options.lang, console, {})
        return play(options, home, several_bars, partial(go_on_with_sizes, home, options.games, engine))
    with arena.load(options.resume) as results:
        check_same(options, [results.settings])
    return play(options, home, Telling(options.lang, console), partial(go_on, home, options.games, engine))


def play(
    options: argparse.Namespace,
    home: Path,
    telling: Telling | TellingSizes,
    playing: Callable[[Any], Results | Sizes],
) -> int:
    """Plays while somebody is told how far it is. Ctrl-C: what is over is kept, and looked at."""
    with telling:
        try:
            kept = playing(telling)
        except KeyboardInterrupt:
            telling.end()
            return interrupted(home, telling.console, options.lang)
    with kept:
        show_all(kept, telling.console, options.lang)
    return 0


def interrupted(home: Path, console: Console, lang: str) -> int:
    try:
        kept = arena.load_sizes(home) if has_sizes(home) else arena.load(home)
    except BadInput:  # before the first game
        return INTERRUPTED
    with kept:
        show_all(kept, console, lang)
    show_how_to_go_on(home, console, lang)
    return INTERRUPTED


def show_all(kept: Results | Sizes, console: Console, lang: str) -> None:
    if isinstance(kept, Sizes):
        show_sizes(kept, console, lang)
    else:
        show(kept, console, lang)


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
