"""The command line: `bestiaire play | cards | replay | bench`."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import bestiaire
from bestiaire.core.check import A_NUMBER
from bestiaire.core.errors import BadInput, BestiaireError, must_be, system_reason, within
from bestiaire.core.record import check_seed
from bestiaire.core.rng import LARGEST_SEED
from bestiaire.words import LANGUAGES, Phrase

BAD_INPUT = 2
"""The exit code for anything the user got wrong."""


INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program; the exit code is 0, or 2 after one line that says what was wrong."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # a sign that a terminal can't show or send is no reason to fail
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of our output has gone, as in `bestiaire cards mindbug | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def run(arguments: Sequence[str] | None) -> int:
    lang = default_language()
    try:
        options = build_parser().parse_args(arguments)
        lang = getattr(options, "lang", lang)
        return int(options.run(options))
    except SystemExit as leaving:  # argparse has said what it had to say
        return leaving.code if isinstance(leaving.code, int) else BAD_INPUT
    except BestiaireError as error:
        sys.stderr.write(f"bestiaire: {error.say(lang)}\n")
        return BAD_INPUT


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bestiaire", description="A table for games of creatures, dice and spells. Try: bestiaire play mindbug"
    )
    parser.add_argument("--version", action="version", version=f"bestiaire {bestiaire.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="play a game in the terminal")
    add_game(play, nargs="?")
    play.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="language (default: yours, or en)")
    play.add_argument("--hotseat", action="store_true", help="people on all seats, at one keyboard")
    play.add_argument("--seed", help="the number that decides every shuffle")
    play.add_argument("--opponent", help="the computer's way to play: greedy (default) or random")
    play.add_argument("--sets", help="the sets of cards, with commas between, where a game has such")
    play.add_argument("--players", type=int, metavar="N", help="how many play, computers included")
    play.add_argument("--people", type=int, metavar="N", help="how many of them are people, at this keyboard")
    play.add_argument("--seat", type=int, metavar="N", help="the seat you take, counted from 1")
    play.add_argument("--second", action="store_true", help="the same as --seat 2")
    play.add_argument("--name", action="append", help="your name; once for each of the people")
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
    replay.add_argument("--seat", type=int, metavar="N", help="look from this seat, counted from 1")
    replay.add_argument("--open", action="store_true", help="show all hands")
    replay.add_argument("--lang", choices=LANGUAGES, default=default_language())
    replay.set_defaults(run=run_replay)

    serve = commands.add_parser("serve", help="open the table in the browser")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    serve.add_argument("--port", type=int, default=8470)
    serve.add_argument("--database", metavar="URL", help="where games are kept (default: SQLite in your data folder)")
    serve.add_argument("--workers", type=int, help="processes in which computers think")
    serve.add_argument(
        "--forwarded-allow-ips",
        metavar="ADDRESSES",
        help="the proxies in front, by address or network, whose X-Forwarded headers are believed (default: none)",
    )
    serve.add_argument(
        "--crowd", type=int, default=1, metavar="N", help="let N times as many people as usual share one address"
    )
    serve.add_argument("--log", action="store_true", help="write one JSON object per request to standard error")
    serve.add_argument("--open", action="store_true", help="open the browser")
    serve.set_defaults(run=run_serve)

    verify = commands.add_parser("verify", help="check that a game's shuffle was fixed beforehand")
    verify.add_argument("file", metavar="RECORD")
    verify.add_argument("--lang", choices=LANGUAGES, default=default_language())
    verify.set_defaults(run=run_verify)

    bench = commands.add_parser("bench", help="measure how fast the rules run here")
    bench.add_argument("game", nargs="?", default="mindbug", metavar="GAME", help="a game's key, or web for the server")
    bench.add_argument("--games", type=int, default=300, help="for web: how many games at once (default 300)")
    bench.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured (default 3)")
    bench.add_argument("--json", action="store_true", help="the figures for programs")
    bench.set_defaults(run=run_bench)
    return parser


def add_game(parser: argparse.ArgumentParser, nargs: str | None = None) -> None:
    parser.add_argument("game", metavar="GAME", nargs=nargs, help=f"one of: {', '.join(sorted(bestiaire.games()))}")


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
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise bestiaire.BadSeed("seed", must_be(A_NUMBER, text))
    return check_seed(int(text) if len(text) <= 40 else LARGEST_SEED + 1)


def read_record(path: str) -> dict[str, Any]:
    """A record file; whatever is wrong with the file is one clear line."""
    try:
        record = json.loads(Path(path).expanduser().read_text(encoding="utf-8"))
    except OSError as error:
        why = system_reason(error)
        raise BadInput(path, Phrase(en=f"can't be read: {why.en}", fr=f"lecture impossible : {why.fr}")) from None
    except (ValueError, RuntimeError):
        raise BadInput(
            path,
            Phrase(
                en="is not a record: not readable as JSON",
                fr="n'est pas un enregistrement : ce n'est pas du JSON lisible",
            ),
        ) from None
    if not isinstance(record, dict):
        raise BadInput(
            path,
            Phrase(en="is not a record: not a JSON object", fr="n'est pas un enregistrement : pas un objet JSON"),
        )
    return record


def unwritable(why: Phrase) -> Phrase:
    return Phrase(en=f"can't be written: {why.en}", fr=f"écriture impossible : {why.fr}")


def write_record(path: str, record: dict[str, Any]) -> None:
    """Writes the file whole or not at all; it may replace another record, but nothing else."""
    try:
        target = Path(path).expanduser()
        if target.is_dir() or not target.name:
            raise BadInput(path, unwritable(Phrase(en="it is a folder", fr="c'est un dossier")))
        if target.exists() and not is_record(target):
            raise BadInput(path, unwritable(Phrase(en="there is another file", fr="un autre fichier porte ce nom")))
        with tempfile.NamedTemporaryFile("w", dir=target.parent, prefix=".bestiaire-", delete=False) as draft:
            try:
                json.dump(record, draft, ensure_ascii=True, indent=1)
                draft.write("\n")
                draft.flush()
                os.fsync(draft.fileno())
                Path(draft.name).replace(target)
            except BaseException:
                with contextlib.suppress(OSError):
                    Path(draft.name).unlink()
                raise
    except OSError as error:
        raise BadInput(path, unwritable(system_reason(error))) from None
    except BadInput:
        raise
    except (ValueError, RuntimeError):
        raise BadInput(
            path,
            unwritable(Phrase(en="no file can have this name", fr="aucun fichier ne peut porter ce nom")),
        ) from None


def is_record(target: Path) -> bool:
    """Whether a file may be replaced by a record, because it is one itself; a file that can't be read may not."""
    try:
        found = json.loads(target.read_text(encoding="utf-8"))
    except (ValueError, RuntimeError):
        return False
    return isinstance(found, dict) and "bestiaire" in found


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
    from bestiaire.terminal.replay import Replay

    return Replay(read_record(options.file), options.seat, options.open, options.lang).walk(options.step)


def run_serve(options: argparse.Namespace) -> int:
    try:
        from bestiaire.web.serve import serve
    except ImportError as missing:
        raise BadInput(
            "serve",
            Phrase(
                en=f"needs more packages ({missing.name}): pip install 'bestiaire[web]'",
                fr=f"demande d'autres paquets ({missing.name}) : pip install 'bestiaire[web]'",
            ),
        ) from None
    place = (options.host, options.port)
    return serve(
        place,
        options.database,
        options.workers,
        forwarded_allow_ips=options.forwarded_allow_ips,
        crowd=options.crowd,
        with_log=options.log,
        open_browser=options.open,
    )


def run_verify(options: argparse.Namespace) -> int:
    from bestiaire.web.fairness import check_record

    record = read_record(options.file)
    bestiaire.replay(record)
    sys.stdout.write(check_record(record, options.lang) + "\n")
    return 0


def run_bench(options: argparse.Namespace) -> int:
    from bestiaire.bench import report

    if not 0 < options.seconds <= 3600:
        wanted = Phrase(en="above 0 and at most 3600", fr="supérieur à 0 et au plus 3600")
        raise BadInput("seconds", must_be(wanted, options.seconds))
    if options.game == "web":
        if not 1 <= options.games <= 1900:
            raise BadInput("games", must_be(within(1, 1900), options.games))
        from bestiaire.web import bench as web

        return web.report(options.games, options.seconds, as_json=options.json)
    info = bestiaire.game(options.game)
    return report(info.key, options.seconds, as_json=options.json)
