"""`bestiaire puzzles`: looks for puzzles in games, and packs those that were found."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

import bestiaire
from bestiaire.arena.asked import engine_by_options
from bestiaire.arena.progress import Telling
from bestiaire.arena.work import Engine
from bestiaire.core.errors import BadInput, system_reason
from bestiaire.core.files import not_written
from bestiaire.core.info import GameInfo
from bestiaire.core.record import check_seed
from bestiaire.core.typed import read_seed
from bestiaire.exit_codes import INTERRUPTED
from bestiaire.players import is_player, no_such_player
from bestiaire.puzzles.finding import Found, Hunt
from bestiaire.puzzles.puzzle import Puzzle, is_worthwhile, table_of
from bestiaire.puzzles.shelf import stirred, write
from bestiaire.words import Phrase, say
from bestiaire.words.numbers import whole

PLAYERS: Final = ("careful", "greedy", "random", "search:40")
GAMES: Final = 100
MOST: Final = 300


def find(options: argparse.Namespace) -> int:
    """Looks through games, and notes after each what it brought. Ctrl-C: what was found stays, and can be gone on
    with."""
    info = game_with_puzzles(options.game)
    file = Path(options.out or f"puzzles-{info.key}.jsonl").expanduser()
    hunt, done = begin(info, file, options)
    engine = engine_by_options(options)
    console = Console(highlight=False)
    total = options.games or GAMES
    found = sum(len(one.puzzles) for one in done.values())
    try:
        with Telling(options.lang, console) as telling:
            for one in look_through(hunt, engine, set(done), total, telling):
                note(file, one)
                found += len(one.puzzles)
    except KeyboardInterrupt:
        tell(console, options.lang, found, file)
        return INTERRUPTED
    tell(console, options.lang, found, file)
    return 0


def look_through(hunt: Hunt, engine: Engine, done: set[int], total: int, telling: Telling) -> Iterator[Found]:
    """The games up to that number which nobody has looked through yet."""
    over = len(done)
    working = engine(hunt, (number for number in range(total) if number not in done))
    try:
        telling(over, total)
        for batch in working:
            yield from batch
            over += len(batch)
            telling(over, total)
    finally:
        close = getattr(working, "close", None)
        if close is not None:
            close()


def begin(info: GameInfo, file: Path, options: argparse.Namespace) -> tuple[Hunt, dict[int, Found]]:
    """What is looked for; and, if the file is there already, what it has."""
    if file.exists():
        hunt, done = read_found(file)
        if hunt.game != info.key or hunt.version != info.version:
            raise BadInput(str(file), Phrase(en="is of another game or version", fr="est d'un autre jeu ou version"))
        return hunt, done
    players = tuple(options.players or PLAYERS)
    for name in players:
        if not is_player(name):
            raise no_such_player(name, "players")
    seats = options.seats or info.players[0]
    hunt = Hunt(info.key, info.version, players, seats, check_seed(read_seed(options.seed)), {})
    bestiaire.table(info.key, seed=0, players=seats)
    try:
        file.write_text(json.dumps(hunt.to_json()) + "\n", encoding="utf-8")
    except OSError as error:
        raise not_written(file, error) from None
    return hunt, {}


def note(file: Path, found: Found) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(found._asdict(), separators=(",", ":")) + "\n")


def read_found(file: Path) -> tuple[Hunt, dict[int, Found]]:
    """What a file of found puzzles has. A last line that was not written to its end does not count."""
    try:
        first, *others = file.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        why = system_reason(error)
        raise BadInput(str(file), Phrase(en=f"can't be read: {why.en}", fr=f"lecture impossible : {why.fr}")) from None
    except ValueError:
        raise not_found(file) from None
    try:
        told = json.loads(first)
        hunt = Hunt(**{**told, "players": tuple(told["players"])})
        done = [Found(**json.loads(line)) for line in others if line.endswith("}")]
    except (ValueError, TypeError, KeyError):
        raise not_found(file) from None
    return hunt, {one.number: one for one in done}


def not_found(file: Path) -> BadInput:
    return BadInput(
        str(file),
        Phrase(en="is no file of bestiaire puzzles find", fr="n'est pas un fichier de bestiaire puzzles find"),
    )


def pack(options: argparse.Namespace) -> int:
    """Chooses puzzles of different kinds, and writes the compact file that goes with a game."""
    info: GameInfo | None = None
    found: list[Puzzle] = []
    for name in options.files:
        hunt, done = read_found(Path(name).expanduser())
        if info is not None and info.key != hunt.game:
            raise BadInput(name, Phrase(en="is of another game", fr="est d'un autre jeu"))
        info = game_with_puzzles(hunt.game)
        found.extend(Puzzle.from_json(info.key, told) for number in sorted(done) for told in done[number].puzzles)
    assert info is not None
    worthwhile = [one for one in found if is_worthwhile(table_of(info, one), one.answer)]
    kept = varied(worthwhile, options.most or MOST)
    file = Path(options.out or f"puzzles-{info.key}.json.xz").expanduser()
    try:
        write(info, kept, file)
    except OSError as error:
        raise not_written(file, error) from None
    console = Console(highlight=False)
    tell(console, options.lang, len(kept), file)
    return 0


def varied(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """At most so many, of every theme and grade in turn, and among those of different solutions, so that what is rare
    stays in and what is frequent does not crowd it out."""
    ordered = sorted({puzzle.key: puzzle for puzzle in found}.values(), key=stirred)
    for kind in (solution, lambda one: (one.theme, one.grade, one.within)):
        ordered = in_turn(ordered, kind)
    return sorted(ordered[:most], key=lambda one: (one.grade, stirred(one)))


def in_turn(puzzles: Iterable[Puzzle], kind: Callable[[Puzzle], Hashable]) -> list[Puzzle]:
    """One of each kind, then a second one of each, and so on."""
    places: Counter[Hashable] = Counter()
    placed: list[tuple[int, Puzzle]] = []
    for puzzle in puzzles:
        placed.append((places[kind(puzzle)], puzzle))
        places[kind(puzzle)] += 1
    return [puzzle for _, puzzle in sorted(placed, key=lambda item: item[0])]


def solution(puzzle: Puzzle) -> tuple[str, int]:
    """The right move, and how many moves win with it."""
    way = puzzle.ways.get(puzzle.answer)
    return puzzle.answer.partition("#")[0], 0 if way is None else len(way.moves)


def game_with_puzzles(key: str) -> GameInfo:
    info = bestiaire.game(key)
    if info.puzzling() is None:
        raise BadInput(key, Phrase(en="tells nothing about puzzles", fr="ne dit rien sur des problèmes"))
    return info


def tell(console: Console, lang: str, found: int, file: Path) -> None:
    number = whole(lang, found)
    console.print(say(lang, en=f"{number} puzzles in {file}.", fr=f"{number} problèmes dans {file}."), soft_wrap=True)
