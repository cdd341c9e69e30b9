"""Arenas for several numbers of players: an ordinary one for each, one after the other, in folders side by side.

What each is to play is written down before the first game, so that those that were not begun can be played later.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from typing import Any

from bestiaire.arena.files import SIZES, make_folder
from bestiaire.arena.playing import begin, play_missing
from bestiaire.arena.results import Results, create, differs, load, settings_from
from bestiaire.arena.settings import MOST_GAMES, Settings, whole_deals
from bestiaire.arena.work import Engine
from bestiaire.core.check import Reader
from bestiaire.core.errors import BadInput, must_be, show, system_reason, within
from bestiaire.core.files import write_whole
from bestiaire.words import Phrase

FORMAT = 1

SizesWatcher = Callable[[int, int, int], None]
"""Is told, now and then, the number of players, how many games with so many are over and how many there are."""


class Sizes(Mapping[int, Results]):
    """The results by the number of players, from few to many."""

    def __init__(self, settings: dict[int, Settings], results: dict[int, Results], folder: Path | None) -> None:
        self.settings = settings
        """What is to be played, by the number of players."""
        self._results = results
        self.folder = folder
        """Where they are kept; None: only here, until the program ends."""

    def __getitem__(self, players: int) -> Results:
        return self._results[players]

    def __iter__(self) -> Iterator[int]:
        return iter(self._results)

    def __len__(self) -> int:
        """How many numbers of players there are."""
        return len(self._results)

    @property
    def is_complete(self) -> bool:
        return all(
            kept.is_complete and kept.settings.games >= self.settings[players].games for players, kept in self.items()
        )

    def ask_for(self, games: int) -> None:
        """So many games for each line-up at every table: as many as before, or more."""
        more = {players: whole_deals(replace(settings, games=games)) for players, settings in self.settings.items()}
        for players, settings in self.settings.items():
            if more[players].games < settings.games:
                raise BadInput("games", differs(settings.games, games))
        if self.folder is not None:
            write(self.folder, more)
        self.settings = more

    def play(self, engine: Engine, watch: SizesWatcher | None) -> None:
        """Plays what is not there yet, with few players first. Whatever ends it, the games that were over are kept."""
        for players, kept in self.items():
            if kept.settings.games < self.settings[players].games:
                kept.ask_for(self.settings[players].games)
        for players, kept in self.items():
            told = None if watch is None else partial(watch, players)
            if self.folder is not None and kept.folder is None:
                place = self.folder / str(players)
                self._results[players] = begin(self.settings[players], place, engine, told)
            else:
                play_missing(kept, engine, told)

    def figures(self) -> dict[str, Any]:
        """The figures for each number of players."""
        return {"by_players": {str(players): results.figures() for players, results in self.items()}}

    def report(self, lang: str = "en") -> str:
        """The report that compares them, as one HTML page."""
        from bestiaire.arena.sizes_report import report

        return report(self, self.figures(), lang)

    def __enter__(self) -> Sizes:
        return self

    def __exit__(self, *why: object) -> None:
        self.close()

    def close(self) -> None:
        for results in self.values():
            results.close()

    def remove_if_empty(self) -> None:
        """Leaves nothing behind, for want of games."""
        if self.folder is not None and not any((self.folder / str(players)).exists() for players in self):
            with contextlib.suppress(OSError):
                (self.folder / SIZES).unlink(missing_ok=True)
                self.folder.rmdir()


def begin_sizes(
    settings: dict[int, Settings], out: str | Path | None, engine: Engine, watch: SizesWatcher | None
) -> Sizes:
    """New arenas of these settings. If not one game comes to its end, no folder is left behind."""
    folder = None if out is None else Path(out).expanduser()
    sizes = Sizes(settings, {players: create(one, None) for players, one in settings.items()}, folder)
    if folder is not None:
        make_folder(folder)
    try:
        if folder is not None:
            write(folder, settings)
        sizes.play(engine, watch)
    except BaseException:
        sizes.remove_if_empty()
        raise
    return sizes


def go_on_with_sizes(folder: str | Path, games: int | None, engine: Engine, watch: SizesWatcher | None) -> Sizes:
    sizes = load_sizes(folder)
    if games is not None:
        sizes.ask_for(Reader(games, "games", BadInput).number(1, MOST_GAMES))
    sizes.play(engine, watch)
    return sizes


# -- what is written down


def has_sizes(folder: str | Path) -> bool:
    """Whether there are results for several numbers of players in this folder."""
    return (Path(folder).expanduser() / SIZES).is_file()


def write(folder: Path, settings: dict[int, Settings]) -> None:
    """Writes down what is to be played, whole or not at all."""
    arenas = [one.to_json() for one in settings.values()]
    write_whole(folder / SIZES, json.dumps({"bestiaire": FORMAT, "arenas": arenas}, indent=1) + "\n")


def read(path: Path) -> dict[int, Settings]:
    """What was written down."""
    foreign = BadInput(
        str(path),
        Phrase(en="is not a list of arenas, or is broken", fr="n'est pas une liste d'arènes, ou est abîmé"),
    )
    try:
        written = Reader(json.loads(path.read_text(encoding="utf-8")), "", BadInput)
    except OSError as error:
        why = system_reason(error)
        raise BadInput(str(path), Phrase(en=f"can't be read: {why.en}", fr=f"lecture impossible : {why.fr}")) from None
    except (ValueError, RecursionError):
        raise foreign from None
    if not written.has("bestiaire") or not written.has("arenas"):
        raise foreign
    version = written.field("bestiaire").value
    if version != FORMAT:
        raise BadInput(str(path), must_be(within(FORMAT, FORMAT), version))
    names = [field.name for field in fields(Settings)]
    arenas = [settings_from(one.fields(names), str(path)) for one in written.field("arenas")]
    numbers = [one.seats for one in arenas]
    if not numbers or sorted(set(numbers)) != numbers:
        raise foreign
    return dict(zip(numbers, arenas, strict=True))


def load_sizes(folder: str | Path) -> Sizes:
    """The results for several numbers of players that are in this folder."""
    home = Path(folder).expanduser()
    if not has_sizes(home):
        raise BadInput(
            str(folder), Phrase(en=f"no results here: no {SIZES}", fr=f"pas de résultats ici : pas de {SIZES}")
        )
    settings = read(home / SIZES)
    return Sizes(settings, {players: load_one(one, home / str(players)) for players, one in settings.items()}, home)


def load_one(wanted: Settings, place: Path) -> Results:
    """The results for one number of players; where it was not begun, there are none yet."""
    if is_free(place):
        return create(wanted, None)
    results = load(place)
    kept = results.settings.to_json()
    for name, value in wanted.to_json().items():
        if name != "games" and kept[name] != value:
            results.close()
            raise BadInput(
                str(place),
                Phrase(
                    en=f"has other games than those beside it: {name} is {show(kept[name])}, not {show(value)}",
                    fr=f"a d'autres parties que celles d'à côté : {name} est {show(kept[name])}, pas {show(value)}",
                ),
            )
    return results


def is_free(place: Path) -> bool:
    """Whether nothing was put there yet."""
    try:
        return not any(place.iterdir())
    except FileNotFoundError:
        return True
    except OSError:
        return False
