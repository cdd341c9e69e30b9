"""Pages: what a visitor sees of a room, as models for the templates, and the templates themselves."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from weakref import proxy

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

import bestiaire
from bestiaire.core.table import Table
from bestiaire.players import PLAYERS
from bestiaire.web.phrases import phrase
from bestiaire.web.portrait import portrait
from bestiaire.web.replays import Replay
from bestiaire.web.rooms import Room, undo_entries
from bestiaire.web.show import SHOWS
from bestiaire.web.store import StoredGame
from bestiaire.web.visitors import Visitor

STATIC = Path(__file__).parent / "static"
LOG_LINES = 40
FACES = 20_000
"""How many drawn cards are kept."""

Model = dict[str, Any]


def make_environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("bestiaire.web"),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals["version"] = bestiaire.__version__
    return environment


class Pages:
    """Renders pages in a visitor's language."""

    def __init__(self) -> None:
        self.environment = make_environment()
        self.face = lru_cache(FACES)(self._face)

    def render(self, template: str, visitor: Visitor, **model: Any) -> str:
        lang = visitor.lang
        if "room" in model:  # a template with macros stands in a circle of references, which must not hold a room
            model["room"] = proxy(model["room"])

        def say(name: str, /, **slots: object) -> str:
            return phrase(name, lang, **slots)

        def face(card: object, size: str, confirm: bool) -> Markup:
            return self.face(model["game"], card, size, confirm, lang)

        found = self.environment.get_template(template)
        return found.render(say=say, face=face, lang=lang, visitor=visitor, **model)

    def _face(self, game: str, card: object, size: str, confirm: bool, lang: str) -> Markup:
        """A card, drawn from its face; the same face is drawn once and kept."""

        def say(name: str, /, **slots: object) -> str:
            return phrase(name, lang, **slots)

        found = self.environment.get_template(f"games/{game}_card.html")
        return Markup(found.render(say=say, card=card, size=size, confirm=confirm))

    # -- the table

    def table_part(self, room: Room, visitor: Visitor, chosen_seat: int | None, site: str = "") -> str:
        """The table as this visitor may see it: the part of the page that changes, alike for all who see the same."""
        seats = room.seats_of(visitor.id)
        seat = seat_to_show(room, seats, chosen_seat)
        key = (room.tag, seat, tuple(seats), visitor.lang, site)
        found = room.rendered.get(key)
        if found is None:
            if len(room.rendered) > 16:
                room.rendered.clear()
            model = table_model(room, seats, seat, visitor.lang)
            invitation = f"{site}/join/{room.stored.invitation}"
            found = self.render("table_part.html", visitor, invitation=invitation, **model)
            room.rendered[key] = found
        return found

    def replay_part(self, room: Room, replay: Replay, visitor: Visitor, at: int, seat: int | None) -> Model:
        """The table after its first `at` moves, as that seat saw it, and what the replay page needs around it."""
        at = max(0, min(at, len(replay.moves)))
        table = replay.at(at)
        names = shown_names(room, visitor.lang, None)
        earlier = len(replay.at(at - 1).events) if at > 0 else 0
        return {
            "at": at,
            "last": len(replay.moves),
            "seat": seat,
            "names": names,
            "turns": replay.turns,
            "can_play_on": table.choice is not None,
            "part": part_model(table, seat, names, visitor.lang, earlier, may_move=False),
        }


def seat_to_show(room: Room, seats: list[int], chosen: int | None) -> int | None:
    """From whose seat the visitor looks: its only one; at one screen, the one that is asked and said it was there."""
    if len(seats) == 1:
        return seats[0]
    asked = room.table.choice.player if room.table.choice is not None else None
    if len(seats) > 1 and chosen is not None and chosen == asked:
        return chosen
    return None


def shown_names(room: Room, lang: str, seat: int | None) -> list[str]:
    names = []
    for number, stored in enumerate(room.stored.seats):
        if number == seat:
            names.append(stored.name or phrase("you", lang))
        else:
            names.append(seat_name(room.stored, number, lang))
    return names


def seat_name(stored: StoredGame, number: int, lang: str) -> str:
    seat = stored.seats[number]
    if seat.computer is not None:
        return phrase("computer", lang)
    if seat.name:
        return seat.name
    if stored.is_archive:
        return phrase("seat_n", lang, n=number + 1)
    return phrase("player_n", lang, n=number + 1) if seat.visitor else phrase("free_seat", lang)


def part_model(table: Table, seat: int | None, names: list[str], lang: str, told: int, *, may_move: bool) -> Model:
    """What is the same for a running table and for one in a replay."""
    view = table.view(seat)
    if not may_move and "choice" in view:
        view["choice"].pop("options", None)
    words = table.info.words()
    assert words is not None
    events = table.events
    lines = [words.event(event.seen_by(seat), seat, names, lang) for event in events[-LOG_LINES:]]
    news = min(len(events) - told, len(lines))
    choice = view.get("choice")
    is_asked = may_move and choice is not None and choice["player"] == seat
    return {
        "game": table.info.key,
        "view": view,
        "shown": SHOWS[table.info.key](view, table.marks(seat), names, lang),
        "lines": lines,
        "news": lines[len(lines) - news :] if news > 0 else [],
        "hits": [event.public["seat"] for event in events[told:] if event.kind == "lose_life"],
        "question": words.question(view, lang) if is_asked else None,
        "rule": None if choice is None else choice["rule"],
        "rule_text": None if choice is None else words.rule(choice["rule"], lang),
        "ending": None if table.result is None else words.ending(table.result.to_json(), seat, names, lang),
    }


def table_model(room: Room, seats: list[int], seat: int | None, lang: str) -> Model:
    """Everything about a running table for one visitor."""
    names = shown_names(room, lang, seat)
    choice = room.table.choice
    asked = None if choice is None else choice.player
    people = {stored.visitor for stored in room.stored.seats if stored.visitor}
    request = room.undo_request
    return {
        **part_model(room.table, seat, names, lang, room.events_before, may_move=room.is_full),
        "room": room,
        "seat": seat,
        "seats": seats,
        "names": names,
        "asked": asked,
        "is_mine": asked is not None and asked == seat and room.is_full,
        "hand_over": asked if len(seats) > 1 and asked in seats and asked != seat else None,
        "is_computer": room.computer_to_move() is not None,
        "can_undo": bool(seats) and choice is not None and request is None and undo_entries(room, seats) > 0,
        "must_confirm": len(people) > 1,
        "undo_request": request,
        "undo_is_mine": request is not None and request.seat in seats,
    }


def game_line(stored: StoredGame, lang: str) -> Model:
    """A game in a list of the front page."""
    names = [seat_name(stored, number, lang) for number in range(len(stored.seats))]
    return {
        "id": stored.id,
        "game": bestiaire.game(stored.game).name[lang],
        "title": phrase("versus", lang, a=names[0], b=", ".join(names[1:])),
        "finished": stored.finished is not None,
    }


KEYWORD_ICONS = {
    "frenzy": '<path d="M2 2l10 10m2-10L4 12m-2 2l3-3m9 3l-3-3" fill="none" stroke-width="2"/>',
    "hunter": '<circle cx="8" cy="8" r="5" fill="none" stroke-width="1.6"/><circle cx="8" cy="8" r="1.6"/>'
    '<path d="M8 0v4m0 8v4M0 8h4m8 0h4" stroke-width="1.6"/>',
    "poisonous": '<path d="M8 1c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z"/>',
    "sneaky": '<path d="M1 6c4-2 10-2 14 0-1 5-4 6-7 3-3 3-6 2-7-3z" fill-rule="evenodd"/>',
    "tough": '<path d="M8 1l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3z"/>',
}


@cache
def sprite_tag(game: str) -> str:
    """A tag for the portraits of a game: another one when any of them is drawn differently."""
    return f'"{hashlib.sha256(sprite(game).encode()).hexdigest()[:20]}"'


@cache
def sprite(game: str) -> str:
    """Every portrait of a game once, for pages to point at."""
    symbols = []
    for card in bestiaire.game(game).cards():
        drawn = portrait(card["id"], int(card.get("power") or 5), card.get("keywords", []))
        inside = drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")]
        symbols.append(f'<symbol id="p-{card["id"]}" viewBox="0 0 200 150">{inside}</symbol>')
    symbols += [f'<symbol id="k-{name}" viewBox="0 0 16 16">{drawn}</symbol>' for name, drawn in KEYWORD_ICONS.items()]
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true">{"".join(symbols)}</svg>'


def whole_portrait(card: Model) -> Markup:
    return Markup(portrait(card["id"], int(card.get("power") or 5), card.get("keywords", [])))


OPPONENTS = [name for name in ("greedy", "random") if name in PLAYERS]
