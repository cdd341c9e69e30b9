"""Results in a file: SQLite, a row for each game, written as soon as the game is over."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import bestiaire
from bestiaire.arena.files import FILE, SIZES, make_folder, several
from bestiaire.arena.match import Row, record_of
from bestiaire.arena.settings import Settings, whole_deals
from bestiaire.core.check import Reader
from bestiaire.core.errors import BadInput, must_be, show, within
from bestiaire.core.rng import LARGEST_SEED
from bestiaire.words import Phrase

FORMAT = 1
OURS = 0x42657374
"""By this number in its head a file is known as one of ours."""

TABLES = f"""
PRAGMA application_id = {OURS};
PRAGMA user_version = {FORMAT};
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE games (
  number INTEGER PRIMARY KEY, deal INTEGER NOT NULL, seed INTEGER NOT NULL, seats TEXT NOT NULL,
  first INTEGER NOT NULL, winners TEXT NOT NULL, scores TEXT NOT NULL, reason TEXT NOT NULL,
  length INTEGER NOT NULL, moves TEXT NOT NULL, cards TEXT NOT NULL
);
"""
ADD = f"INSERT OR IGNORE INTO games VALUES ({', '.join('?' * len(Row._fields))})"


class Results:
    """The games of an arena that are over."""

    def __init__(self, connection: sqlite3.Connection, settings: Settings, folder: Path | None) -> None:
        self._connection = connection
        self.settings = settings
        self.folder = folder
        """Where they are kept; None: only here, until the program ends."""

    def __len__(self) -> int:
        """How many games are over."""
        (count,) = self._connection.execute("SELECT count(*) FROM games").fetchone()
        return int(count)

    def __iter__(self) -> Iterator[Row]:
        """The games in the order of their numbers."""
        return map(Row._make, self._connection.execute("SELECT * FROM games ORDER BY number"))

    def __getitem__(self, number: int) -> Row:
        row = self._connection.execute("SELECT * FROM games WHERE number = ?", (number,)).fetchone()
        if row is None:
            raise BadInput("number", Phrase(en=f"no game {number} is kept here", fr=f"pas de partie {number} ici"))
        return Row._make(row)

    @property
    def is_complete(self) -> bool:
        return len(self) >= self.settings.total

    def missing(self) -> Iterator[int]:
        """The numbers of the games still to be played."""
        done = {number for (number,) in self._connection.execute("SELECT number FROM games")}
        return (number for number in range(self.settings.total) if number not in done)

    def add(self, rows: Iterable[Row]) -> None:
        """Keeps these games; when this returns they are on disk."""
        try:
            with self._connection:
                self._connection.executemany(ADD, rows)
        except sqlite3.Error as error:
            raise unwritable(self.folder, error) from None

    def record(self, number: int) -> dict[str, Any]:
        """A game as `bestiaire.replay` and `bestiaire replay` read it."""
        return record_of(self.settings, self[number])

    def ask_for(self, games: int) -> None:
        """So many games for each line-up: as many as before, or more."""
        more = whole_deals(replace(self.settings, games=games))
        if more.games < self.settings.games:
            raise BadInput("games", differs(self.settings.games, games))
        try:
            with self._connection:
                written = json.dumps(more.games)
                self._connection.execute("UPDATE settings SET value = ? WHERE name = 'games'", (written,))
        except sqlite3.Error as error:
            raise unwritable(self.folder, error) from None
        self.settings = more

    def figures(self) -> dict[str, Any]:
        """Everything that is worked out from the games: ratings, who beats whom, cards …; see docs/arena.md."""
        from bestiaire.arena.figures import figures

        return figures(self)

    def report(self, lang: str = "en") -> str:
        """The report as one HTML page."""
        from bestiaire.arena.report import report

        return report(self.settings, self.figures(), lang)

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *why: object) -> None:
        self.close()

    def __del__(self) -> None:
        self._connection.close()

    def remove(self) -> None:
        """Leaves nothing behind, for want of games."""
        self.close()
        if self.folder is not None:
            with contextlib.suppress(OSError):
                (self.folder / FILE).unlink()
                self.folder.rmdir()

    def close(self) -> None:
        """Leaves one plain file behind."""
        with contextlib.suppress(sqlite3.Error):  # somebody else may be reading
            self._connection.execute("PRAGMA journal_mode = DELETE")
        self._connection.close()


def differs(kept: object, given: object) -> Phrase:
    """A setting that is not the one these results were played with."""
    return Phrase(
        en=f"these results were played with {show(kept)}, not {show(given)}",
        fr=f"ces résultats ont été joués avec {show(kept)}, pas {show(given)}",
    )


def create(settings: Settings, folder: Path | None) -> Results:
    """An arena's results before its first game. A folder must be new or empty."""
    if folder is None:
        connection = sqlite3.connect(":memory:")
    else:
        make_folder(folder)
        connection = sqlite3.connect(folder / FILE, timeout=60)
    try:
        if folder is not None:
            connection.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;")
        connection.executescript(TABLES)
        with connection:
            written = {name: json.dumps(value) for name, value in settings.to_json().items()}
            connection.executemany("INSERT INTO settings VALUES (?, ?)", written.items())
    except sqlite3.Error as error:
        connection.close()
        raise unwritable(folder, error) from None
    return Results(connection, settings, folder)


def unwritable(folder: Path | None, error: sqlite3.Error) -> BadInput:
    place = "memory" if folder is None else str(folder / FILE)
    return BadInput(place, Phrase(en=f"can't be written: {error}", fr=f"écriture impossible ({error})"))


def load(folder: str | Path) -> Results:
    """The results that an arena left in this folder."""
    home = Path(folder).expanduser()
    path = home / FILE
    if (home / SIZES).is_file():
        raise several(folder)
    if not path.is_file():
        raise BadInput(
            str(folder), Phrase(en=f"no results here: no {FILE}", fr=f"pas de résultats ici : pas de {FILE}")
        )
    foreign = BadInput(
        str(path),
        Phrase(en="is not a file of results, or is broken", fr="n'est pas un fichier de résultats, ou est abîmé"),
    )
    connection = sqlite3.connect(path, timeout=60)
    try:
        (owner,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if owner != OURS:
            raise foreign
        if version != FORMAT:
            raise BadInput(str(path), must_be(within(FORMAT, FORMAT), version))
        (health,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        columns = [row[1] for row in connection.execute("PRAGMA table_info(games)")]
        written = {name: json.loads(value) for name, value in connection.execute("SELECT name, value FROM settings")}
        if health != "ok" or columns != list(Row._fields):
            raise foreign
        return Results(connection, settings_from(written, str(path)), home)
    except (sqlite3.Error, ValueError) as error:
        connection.close()
        if isinstance(error, BadInput):
            raise
        raise foreign from None


def settings_from(written: dict[str, Any], place: str) -> Settings:
    """Settings as they were written; the game must be on the shelf, in the version that was played."""
    whole = Reader(written, "", BadInput)
    game = bestiaire.game(whole.field("game").text())
    version = whole.field("version").number(1, 1_000_000)
    if version != game.version:
        raise BadInput(
            place,
            Phrase(
                en=f"was played by version {version} of the rules; this program has version {game.version}",
                fr=f"parties jouées avec la version {version} des règles ; ce programme a la version {game.version}",
            ),
        )
    players = tuple(player.text() for player in whole.field("players"))
    options = whole.field("options").fields(game.options)
    return Settings(
        game.key,
        version,
        options,
        whole.field("seats").number(2, game.players[1]),
        players,
        whole.field("games").number(1, 2**62),
        whole.field("seed").number(0, LARGEST_SEED),
        whole.field("cards").flag(),
    )
