"""Renders pages: the templates, in a visitor's language, with the models that they take."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any
from weakref import proxy

from jinja2 import Environment
from markupsafe import Markup

import bestiaire
from bestiaire.core.showing import Model
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.game_log import Chip, log_by_turns, news, past
from bestiaire.web.pages.opened import open_view
from bestiaire.web.pages.seats import faces_at, own_seat, shown_names, shown_titles
from bestiaire.web.pages.table_model import part_model, table_model
from bestiaire.web.pages.templating import make_environment
from bestiaire.web.tables.replay import Replay
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import Visitor
from bestiaire.words import LANGUAGES

FACES = 20_000
"""How many drawn cards are kept."""
MOST_PAGES = 16
"""How many pages of a table as it stands are kept."""
OPEN = "open"
"""To look at a replay with all hands open."""


class Pages:
    """Renders pages in a visitor's language."""

    def __init__(self) -> None:
        self.environments = {lang: make_environment(lang) for lang in LANGUAGES}
        self.of_games: dict[tuple[str, Path], Environment] = {}
        self.face = lru_cache(FACES)(self._face)

    def environment(self, lang: str, game: str | None) -> Environment:
        """Where the templates of a page are found: of one about a game, the game's own, too."""
        if game is None:
            return self.environments[lang]
        page = page_of(bestiaire.game(game))
        found = self.of_games.get((lang, page.folder))
        if found is None:
            found = self.of_games[lang, page.folder] = make_environment(lang, page)
        return found

    def render(self, template: str, visitor: Visitor, **model: Any) -> str:
        """A page; `game` in its model is the key of the game that it is about."""
        lang = visitor.lang
        if "room" in model:  # a template with macros stands in a circle of references, which must not hold a room
            model["room"] = proxy(model["room"])

        def face(card: object, size: str = "") -> Markup:
            return self.face(model["game"], card, size, lang)

        found = self.environment(lang, model.get("game")).get_template(template)
        return found.render(face=face, past=past, visitor=visitor, **model)

    def _face(self, game: str, card: object, size: str, lang: str) -> Markup:
        """A card, drawn from its face; the same face is drawn once and kept."""
        found = self.environment(lang, game).get_template("game/card.html")
        return Markup(found.render(game=game, card=card, size=size))

    # -- the table

    def table_part(self, room: Room, visitor: Visitor, chosen_seat: int | None, site: str = "") -> str:
        """The table as this visitor may see it: the part of the page that changes, alike for all who see the same."""
        seats = room.seats.of(visitor.id)
        seat = seat_to_show(room, seats, chosen_seat)
        key = (room.clock.ahead, seat, tuple(seats), visitor.lang, site)
        known = room.pages
        if key not in known:
            if len(known) >= MOST_PAGES:
                known.clear()
            model = table_model(room, seats, seat, visitor.lang)
            known[key] = self.render("table_part.html", visitor, site=site, **model)
        return known[key]

    def replay_part(self, room: Room, replay: Replay, visitor: Visitor, at: int, looking: str) -> Model:
        """The table after its first `at` moves, as one seat saw it or with all cards open, and what the replay page
        needs around it."""
        at = max(0, min(at, len(replay.moves)))
        table = replay.at(at)
        seat = int(looking) if looking in room.seats.numbers else None
        is_open = looking == OPEN
        own = own_seat(room, visitor)
        told_to = own if is_open else seat
        names = shown_names(room, visitor.lang, told_to)
        earlier = len(replay.at(at - 1).events) if at > 0 else 0
        view = open_view(table, (room.seats.of(visitor.id) or [0])[0]) if is_open else table.view(seat)
        view.get("choice", {}).pop("options", None)
        log = log_by_turns(table, told_to, names, visitor.lang, earlier, is_open)
        titles = shown_titles(room, names)
        part = part_model(table, view, told_to, names, titles, visitor.lang, log, earlier, faces_at(room))
        return {
            "at": at,
            "last": len(replay.moves),
            "looking": looking,
            "names_by_seat": shown_titles(room, shown_names(room, visitor.lang, own)),
            "can_play_on": table.choice is not None,
            "is_replay": True,
            "is_read": True,
            "name": table.info.name[visitor.lang],
            "away": [False] * table.seats,
            "seat": seat,
            "happened": [Chip(log[-1].heading)]
            if table.is_at_stage_start and log
            else [chip for turn in log for chip in news(turn)],
            **part,
        }


def seat_to_show(room: Room, seats: list[int], chosen: int | None) -> int | None:
    """From whose seat the visitor looks: its only one; at one screen, the one that is asked and said it was there."""
    if len(seats) == 1:
        return seats[0]
    asked = room.table.choice.player if room.table.choice is not None and room.is_full else None
    if len(seats) > 1 and chosen is not None and chosen == asked:
        return chosen
    return None
