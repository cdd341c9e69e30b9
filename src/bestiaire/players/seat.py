"""What a player is given: its own view of a table and tables it may imagine, never the table itself."""

from __future__ import annotations

from typing import Any

from bestiaire.core.table import Table


class Seat:
    """A seat at a table, from which only what that seat may know can be seen."""

    def __init__(self, table: Table) -> None:
        assert table.choice is not None, "a finished game asks nobody"
        self.number = table.choice.player
        self.keys = table.choice.keys
        self.info = table.info
        self._table = table

    def view(self) -> dict[str, Any]:
        return self._table.view(self.number)

    def imagine(self, seed: int) -> Table:
        """A table that looks the same from here, with everything unseen dealt anew."""
        return self._table.imagine(self.number, seed)
