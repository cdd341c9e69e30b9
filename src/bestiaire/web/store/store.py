"""Everything on disk, in parts that share one database."""

from __future__ import annotations

from bestiaire.web.store.boards import StoredBoards
from bestiaire.web.store.broken import BrokenGames
from bestiaire.web.store.curves import StoredCurves
from bestiaire.web.store.database import Database
from bestiaire.web.store.entries import Entries, Wishes
from bestiaire.web.store.games import Games
from bestiaire.web.store.processes import Processes
from bestiaire.web.store.progress import Progress
from bestiaire.web.store.seats import Seats
from bestiaire.web.store.settings import Settings
from bestiaire.web.store.turns import Turns
from bestiaire.web.store.visitors import StoredVisitors


class Store:
    """What the server keeps: one part for each kind of thing, each with its own queries."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.broken = BrokenGames()
        self.settings = Settings(self.database)
        self.games = Games(self.database, self.broken)
        self.seats = Seats(self.database)
        self.entries = Entries(self.database)
        self.wishes = Wishes(self.database)
        self.turns = Turns(self.database)
        self.processes = Processes(self.database)
        self.visitors = StoredVisitors(self.database)
        self.boards = StoredBoards(self.database)
        self.curves = StoredCurves(self.database)
        self.progress = Progress(self.database)

    @property
    def is_shared(self) -> bool:
        """Whether other server processes may use the same games."""
        return self.database.is_shared

    def close(self) -> None:
        self.database.close()
