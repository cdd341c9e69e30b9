"""The command line: `bestiaire play | cards | replay | bench`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import bestiaire
from bestiaire.core.check import show
from bestiaire.core.errors import BadInput, BestiaireError
from bestiaire.words import LANGUAGES

BAD_INPUT = 2
"""The exit code for anything the user got wrong."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program; the exit code is 0, or 2 after one line that says what was wrong."""
    parser = build_parser()
    try:
        options = parser.parse_args(arguments)
        return int(options.run(options))
    except BestiaireError as error:
        sys.stderr.write(f"bestiaire: {error}\n")
        return BAD_INPUT
    except BrokenPipeError:  # the reader of our output has gone, as in `bestiaire cards mindbug | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bestiaire", description="A table for games of creatures, dice and spells. Try: bestiaire play mindbug"
    )
    parser.add_argument("--version", action="version", version=f"bestiaire {bestiaire.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="play a game in the terminal")
    add_game(play)
    play.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="language (default: yours, or en)")
    play.add_argument("--hotseat", action="store_true", help="two people at one keyboard")
    play.add_argument("--seed", help="the number that decides every shuffle")
    play.add_argument("--opponent", default="greedy", help="the computer's way to play: greedy or random")
    play.add_argument("--second", action="store_true", help="take the second seat instead of the first")
    play.add_argument("--name", action="append", help="your name; twice with --hotseat")
    play.add_argument("--resume", metavar="FILE", help="go on from a saved record")
    play.set_defaults(run=run_play)

    cards = commands.add_parser("cards", help="list every card of a game")
    add_game(cards)
    cards.add_argument("--lang", choices=LANGUAGES, default=default_language())
    cards.add_argument("--json", action="store_true", help="as a list of objects, for programs")
    cards.set_defaults(run=run_cards)

    replay = commands.add_parser("replay", help="walk through a saved record")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--step", action="store_true", help="wait for Enter after every move")
    replay.add_argument("--seat", type=int, help="look from this seat (default: as a spectator)")
    replay.add_argument("--lang", choices=LANGUAGES, default=default_language())
    replay.set_defaults(run=run_replay)

    bench = commands.add_parser("bench", help="measure how fast the rules run here")
    bench.add_argument("game", nargs="?", default="mindbug", metavar="GAME")
    bench.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured (default 3)")
    bench.add_argument("--json", action="store_true", help="the figures for programs")
    bench.set_defaults(run=run_bench)
    return parser


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(sorted(bestiaire.games()))}")


def default_language() -> str:
    """The user's language if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "fr" if value.startswith("fr") else "en"
    return "en"


def read_seed(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit()):
        raise bestiaire.BadSeed("seed", f"must be a whole number, not {show(text)}")
    return int(text)


def read_record(path: str) -> dict[str, Any]:
    """A record file; whatever is wrong with the file is one clear line."""
    try:
        record = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(path, f"can't be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise BadInput(path, "is not a record: not readable as JSON") from None
    if not isinstance(record, dict):
        raise BadInput(path, "is not a record: not a JSON object")
    return record


def write_record(path: str, record: dict[str, Any]) -> None:
    """Writes the file whole or not at all: a half-written record never replaces a good one."""
    target = Path(path).expanduser()
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            json.dump(record, file, ensure_ascii=False, indent=1)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadInput(path, f"can't be written: {error.strerror}") from None


def run_play(options: argparse.Namespace) -> int:
    from bestiaire.terminal.play import Session

    return Session.start(options).run()


def run_cards(options: argparse.Namespace) -> int:
    info = bestiaire.game(options.game)
    if options.json:
        json.dump(info.cards(), sys.stdout, ensure_ascii=False, indent=1)
        sys.stdout.write("\n")
    else:
        from bestiaire.terminal.cards import print_cards

        print_cards(info, options.lang)
    return 0


def run_replay(options: argparse.Namespace) -> int:
    from bestiaire.terminal.replay import walk_through

    return walk_through(read_record(options.file), options.seat, options.step, options.lang)


def run_bench(options: argparse.Namespace) -> int:
    from bestiaire.bench import report

    info = bestiaire.game(options.game)
    if not 0 < options.seconds <= 3600:
        raise BadInput("seconds", f"must be above 0 and at most 3600, not {options.seconds}")
    return report(info.key, options.seconds, as_json=options.json)
