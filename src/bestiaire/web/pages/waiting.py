"""What the host of a table sees while it waits for people; nothing of the deal is among it."""

from __future__ import annotations

from bestiaire.core.showing import Model
from bestiaire.core.typed import as_typed
from bestiaire.portrait.picture import WHOLE
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.art import address, pictured
from bestiaire.web.pages.boxes import box_shown
from bestiaire.web.pages.seats import faces, faces_to_choose, host_of
from bestiaire.web.tables.room import Room

QUEUE = 6
"""How many creatures queue for a free place."""


def waiting_model(room: Room, seats: list[int], lang: str) -> Model:
    """For whoever has these seats."""
    info = room.table.info
    page = page_of(info)
    queue = list(dict.fromkeys([*page.avatars, *[figure.card for figure in page.box.figures], *pictured(info.key)]))
    host = host_of(room.stored)
    chosen = room.stored.start.get("options") or {}
    told = []
    for option, offer in info.offers.items():
        value = chosen.get(option, info.options[option])
        values = value if isinstance(value, list) else [as_typed(value)]
        names = [offer.values[one][lang] for one in values if one in offer.values]
        told.append((offer.name[lang], " + ".join(names)))
    return {
        "box_here": box_shown(info, lang),
        "queue": [address(info.key, card, WHOLE) for card in queue[:QUEUE]],
        "chosen_options": [(title, value) for title, value in told if value] if "options" in room.stored.start else [],
        "faces_here": faces(room.stored),
        "faces": faces_to_choose(room.stored, seats[0]) if len(seats) == 1 else [],
        "host": "" if host is None else room.stored.seats[host].name,
    }
