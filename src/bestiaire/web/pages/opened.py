"""A table with all cards open."""

from __future__ import annotations

from bestiaire.core.showing import Model
from bestiaire.core.table import Table
from bestiaire.show.plain import plain_view


def open_view(table: Table, near: int) -> Model:
    """A game that is over, with everybody's own cards seen at once, from that side of the table."""
    view = {**table.view(None), "seat": near}
    own = [table.view(seat) for seat in range(table.seats)]
    for field in plain_view(view, table.seats).by_player:
        view[field] = [seen[field][seat] for seat, seen in enumerate(own)]
    return view
