"""The program: its commands (`bestiaire play`, `serve`, `replay` …), and the files it reads and writes."""

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
from bestiaire.arguments import language_of, understand
from bestiaire.core.check import A_NUMBER, read_as
from bestiaire.core.errors import BadInput, BestiaireError, must_be, system_reason, within
from bestiaire.core.record import check_seed
from bestiaire.core.rng import LARGEST_SEED
from bestiaire.words import Phrase

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
    given = sys.argv[1:] if arguments is None else list(arguments)
    lang = language_of(given)
    try:
        options = understand(given, lang)
        return RUN[options.command](options)
    except SystemExit as leaving:  # argparse has said what it had to say
        return leaving.code if isinstance(leaving.code, int) else BAD_INPUT
    except BestiaireError as error:
        sys.stderr.write(f"bestiaire: {error.say(lang)}\n")
        return BAD_INPUT


def read_seed(text: str | None) -> int | None:
    if text is None:
        return None
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise bestiaire.BadSeed("seed", must_be(A_NUMBER, text))
    return check_seed(int(text) if len(text) <= 40 else LARGEST_SEED + 1)


def options_by_words(info: bestiaire.GameInfo, sets: str | None, words: list[str] | None) -> dict[str, Any]:
    """A game's options, from `--sets` (with commas between) and `--option NAME=VALUE`."""
    chosen: dict[str, Any] = {}
    if sets is not None:
        if "sets" not in info.options:
            raise bestiaire.BadOptions(
                "sets", Phrase(en=f"{info.key} has no sets to choose", fr=f"{info.key} n'a pas de séries à choisir")
            )
        chosen["sets"] = read_option([], sets)
    for word in words or []:
        name, sign, value = word.partition("=")
        if not sign:
            raise bestiaire.BadOptions("option", must_be(Phrase(en="NAME=VALUE", fr="NOM=VALEUR"), word))
        if name in chosen:
            raise bestiaire.BadOptions(name, Phrase(en="is given twice", fr="est donné deux fois"))
        chosen[name] = read_option(info.options.get(name), value)
    return chosen


def read_option(default: Any, value: str) -> Any:
    """A value as the default's kind is written; an object is the name of a JSON file."""
    if isinstance(default, dict):
        return read_object(value, Phrase(en="what is wanted", fr="ce qu'il faut"))
    return read_as(default, value)


NO_JSON = Phrase(en="not readable as JSON", fr="ce n'est pas du JSON lisible")


def read_record(path: str) -> dict[str, Any]:
    """A record file; whatever is wrong with the file is one clear line."""
    return read_object(path, Phrase(en="a record", fr="un enregistrement"))


def read_object(path: str, what: Phrase) -> dict[str, Any]:
    """A file with a JSON object in it."""
    try:
        found = json.loads(Path(path).expanduser().read_text(encoding="utf-8"))
    except OSError as error:
        why = system_reason(error)
        raise BadInput(path, Phrase(en=f"can't be read: {why.en}", fr=f"lecture impossible : {why.fr}")) from None
    except (ValueError, RuntimeError):
        raise BadInput(
            path, Phrase(en=f"is not {what.en}: {NO_JSON.en}", fr=f"n'est pas {what.fr} : {NO_JSON.fr}")
        ) from None
    if not isinstance(found, dict):
        raise BadInput(
            path, Phrase(en=f"is not {what.en}: not a JSON object", fr=f"n'est pas {what.fr} : pas un objet JSON")
        )
    return found


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


def run_analyse(options: argparse.Namespace) -> int:
    from bestiaire.terminal.analyse import analyse

    return analyse(read_record(options.file), options.level, options.jobs, options.out, options.lang)


def lacks_packages(command: str, missing: ImportError) -> BadInput:
    return BadInput(
        command,
        Phrase(
            en=f"needs more packages ({missing.name}): pip install 'bestiaire[web]'",
            fr=f"demande d'autres paquets ({missing.name}) : pip install 'bestiaire[web]'",
        ),
    )


def run_moving(options: argparse.Namespace) -> int:
    """`export`, `import` and `backup`: all games at once."""
    try:
        from bestiaire.web.transfer import commands
    except ImportError as missing:
        raise lacks_packages(options.command, missing) from None
    run = {"export": commands.run_export, "import": commands.run_import, "backup": commands.run_backup}
    run[options.command](options.database, options.file, options.lang)
    return 0


def run_serve(options: argparse.Namespace) -> int:
    try:
        from bestiaire.web.http.serve import serve
    except ImportError as missing:
        raise lacks_packages("serve", missing) from None
    from bestiaire.players import invite

    for guest in options.guest:
        name, _, told = guest.partition("=")
        invite(name, told)
    place = (options.host, options.port)
    return serve(
        place,
        options.database,
        options.workers,
        forwarded_allow_ips=options.forwarded_allow_ips,
        crowd=options.crowd,
        keep=options.keep,
        request_timeout=options.request_timeout,
        processes=options.processes,
        with_log=options.log,
        open_browser=options.open,
    )


def run_verify(options: argparse.Namespace) -> int:
    from bestiaire.web.tables.fairness import check_record

    record = read_record(options.file)
    bestiaire.replay(record)
    sys.stdout.write(check_record(record, options.lang) + "\n")
    return 0


def run_arena(options: argparse.Namespace) -> int:
    from bestiaire.arena.command import run_arena as run_it

    return run_it(options)


def run_bench(options: argparse.Namespace) -> int:
    from bestiaire.bench import report

    if not 0 < options.seconds <= 3600:
        wanted = Phrase(en="above 0 and at most 3600", fr="supérieur à 0 et au plus 3600")
        raise BadInput("seconds", must_be(wanted, options.seconds))
    if options.game == "web":
        return bench_web(options)
    info = bestiaire.game(options.game)
    return report(info.key, options.seconds, as_json=options.json)


def bench_web(options: argparse.Namespace) -> int:
    """Measures the server, with as many games at once as each number says."""
    try:
        from bestiaire.players import player
        from bestiaire.web.http import bench as web
        from bestiaire.web.http.serve import check_settings
    except ImportError as missing:
        raise lacks_packages("bench web", missing) from None
    if not 0.1 <= options.every <= 600:
        raise BadInput("every", must_be(Phrase(en="from 0.1 to 600", fr="de 0,1 à 600"), options.every))
    if options.opponent is not None:
        player(options.opponent, 0)
    check_settings(0, options.workers, 1, options.processes, options.database or "sqlite://")
    most = 1900 * options.processes * (2 if options.opponent else 1)
    for games in options.games:
        if not 1 <= games <= most:
            raise BadInput("games", must_be(within(1, most), games))
    same = (options.seconds, options.every, options.opponent, options.processes, options.workers, options.database)
    return web.report([web.Setting(games, *same) for games in options.games], as_json=options.json)


RUN = {
    "play": run_play,
    "serve": run_serve,
    "replay": run_replay,
    "analyse": run_analyse,
    "cards": run_cards,
    "verify": run_verify,
    "export": run_moving,
    "import": run_moving,
    "backup": run_moving,
    "arena": run_arena,
    "bench": run_bench,
}
"""What each command does."""
