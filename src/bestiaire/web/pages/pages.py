"""Pages: what a visitor sees of a room, as models for the templates."""

from __future__ import annotations

import time
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from weakref import proxy

from jinja2 import Environment
from markupsafe import Markup, escape

import bestiaire
from bestiaire.core.events import Event
from bestiaire.core.showing import Model, Sight
from bestiaire.core.table import Table
from bestiaire.core.telling import tell_ending, tell_event, words_of
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.seats import (
    absent_ones,
    announcing,
    answers_at,
    is_computer,
    racing,
    seat_name,
    seats_shown,
    shown_names,
    shown_titles,
)
from bestiaire.web.pages.templating import make_environment
from bestiaire.web.store.stored import MOVE, PASS, UNDO, StoredGame, Wish
from bestiaire.web.tables.entries import as_last_chosen, is_free
from bestiaire.web.tables.idempotency import times_wished
from bestiaire.web.tables.replay import Replay
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import Visitor
from bestiaire.words import LANGUAGES, capital

LOG_LINES = 40
NEWS = ' class="news"'
HITS = ("lose_life", "lose_hearts", "lose_trophy")
"""Events after which a seat's life, or what it has won, is shaken."""
HEADLINE = 4
"""How many sentences of what happened stand above the question."""
FORCED_SEEN = 20
"""Among how many of the last moves those are looked for that the table made."""
FACES = 20_000
"""How many drawn cards are kept."""
TURNS = 20_000
"""How many written turns of the log are kept."""


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
        key = (room.tag, room.clock.ahead, seat, tuple(seats), visitor.lang, site)
        found = room.rendered.get(key)
        if found is None:
            if len(room.rendered) > 16:
                room.rendered.clear()
            model = table_model(room, seats, seat, visitor.lang)
            found = self.render("table_part.html", visitor, site=site, **model)
            room.rendered[key] = found
        return found

    def replay_part(self, room: Room, replay: Replay, visitor: Visitor, at: int, looking: str) -> Model:
        """The table after its first `at` moves, as one seat saw it or with all cards open, and what the replay page
        needs around it."""
        at = max(0, min(at, len(replay.moves)))
        table = replay.at(at)
        seat = int(looking) if looking in room.seats.numbers else None
        is_open = looking == OPEN
        names = shown_names(room, visitor.lang, seat)
        earlier = len(replay.at(at - 1).events) if at > 0 else 0
        view = open_view(table, (room.seats.of(visitor.id) or [0])[0]) if is_open else table.view(seat)
        view.get("choice", {}).pop("options", None)
        log = log_by_turns(table, seat, names, visitor.lang, earlier, is_open)
        titles = shown_titles(room, names)
        part = part_model(table, view, seat, names, titles, visitor.lang, log, earlier)
        return {
            "at": at,
            "last": len(replay.moves),
            "looking": looking,
            "names_by_seat": shown_titles(room, shown_names(room, visitor.lang, None)),
            "turns": replay.turns,
            "can_play_on": table.choice is not None,
            "is_replay": True,
            "away": [False] * table.seats,
            "seat": seat,
            "happened": [log[-1].heading]
            if table.is_at_stage_start and log
            else [line.sentence for turn in log for line in turn.lines if line.is_news],
            **part,
        }


OPEN = "open"
"""To look at a replay with all hands open."""


def open_view(table: Table, near: int) -> Model:
    """A game that is over, with everybody's own cards seen at once, from that side of the table."""
    view = {**table.view(None), "seat": near}
    if view["players"]:
        view["players"] = [table.view(seat)["players"][seat] for seat in range(table.seats)]
    return view


def seat_to_show(room: Room, seats: list[int], chosen: int | None) -> int | None:
    """From whose seat the visitor looks: its only one; at one screen, the one that is asked and said it was there."""
    if len(seats) == 1:
        return seats[0]
    asked = room.table.choice.player if room.table.choice is not None and room.is_full else None
    if len(seats) > 1 and chosen is not None and chosen == asked:
        return chosen
    return None


class Line(NamedTuple):
    """A sentence of the log. Its number lets a page tell which ones it has read out."""

    number: int
    sentence: str
    is_news: bool


class TurnOfLog(NamedTuple):
    """What happened in one turn, in order."""

    heading: str
    lines: tuple[Line, ...]
    is_turn: bool
    """Not the set-up."""


def log_by_turns(
    table: Table, seat: int | None, names: list[str], lang: str, read: int, is_open: bool = False
) -> list[TurnOfLog]:
    """The last part of the log, as that seat may know it; what came after the first `read` events is news."""
    events = table.events
    called = tuple(names)
    turns: list[TurnOfLog] = []
    heading, is_turn = phrase("set_up", lang), False
    lines: list[Line] = []
    for number in range(start_of_log(events), len(events)):
        event = events[number]
        text = sentence(table.info.key, event, seat, called, lang, is_open)
        if event.kind == "turn":
            turns.append(TurnOfLog(heading, tuple(lines), is_turn))
            heading, lines, is_turn = text, [], True
        else:
            lines.append(Line(number, text, number >= read))
    turns.append(TurnOfLog(heading, tuple(lines), is_turn))
    return [turn for turn in turns if turn.lines or turn is turns[-1]]


def start_of_log(events: list[Event]) -> int:
    """Where the last turns begin that have so many lines together."""
    for number in range(len(events) - LOG_LINES, 0, -1):
        if events[number].kind == "turn":
            return number
    return 0


@lru_cache(TURNS)
def past(turn: TurnOfLog) -> Markup:
    """A turn of the log on the page; one that is past is written once and kept."""
    lines = "".join(
        f'<li data-n="{line.number}"{NEWS if line.is_news else ""}>{escape(line.sentence)}</li>' for line in turn.lines
    )
    return Markup(f"<div><h3>{escape(turn.heading)}</h3>{lines and f'<ol>{lines}</ol>'}</div>")


@lru_cache(100_000)
def sentence(game: str, event: Event, seat: int | None, names: tuple[str, ...], lang: str, is_open: bool) -> str:
    """What the log says of an event; those of past turns are the same objects again, and are put into words once."""
    words = words_of(bestiaire.game(game))
    told = event.in_full() if is_open else event.seen_by(seat)
    return tell_event(words, told, seat, list(names), lang)


def part_model(
    table: Table,
    view: Model,
    seat: int | None,
    names: list[str],
    titles: list[str],
    lang: str,
    log: list[TurnOfLog],
    changed: int,
    lasting: frozenset[str] = frozenset(),
) -> Model:
    """What is the same for a running table and for one in a replay. What came after the first `changed` events has just
    happened."""
    words = words_of(table.info)
    sight = Sight(view, table.marks(seat), titles, lang, lasting, table.events, changed)
    choice = view.get("choice")
    is_mine = choice is not None and "options" in choice
    return {
        "game": table.info.key,
        "shown": page_of(table.info).show(sight),
        "log": log,
        "hits": [event.public["seat"] for event in table.events[changed:] if event.kind in HITS],
        "is_mine": is_mine,
        "question": words.question(view, lang) if is_mine else None,
        "waiting": None if choice is None or is_mine else words.waiting(view, names, lang),
        "rule": None if choice is None else choice["rule"],
        "rule_text": None if choice is None else words.rule(choice["rule"], lang),
        "ending": None if table.result is None else tell_ending(words, table.result.to_json(), seat, names, lang),
    }


NOTHING_LAID: Model = {
    "shown": None,
    "log": [],
    "hits": [],
    "is_mine": False,
    "question": None,
    "waiting": None,
    "rule": None,
    "rule_text": None,
    "ending": None,
    "hand_over": None,
    "may_hint": False,
    "happened": [],
}
"""What a page shows of the game while the table waits for people: whoever opened it must not look at the deal, and open
another one if it is a bad one."""


def table_model(room: Room, seats: list[int], seat: int | None, lang: str) -> Model:
    """Everything about a table for one visitor, whose seats these are."""
    table = room.table
    names = shown_names(room, lang, seat)
    playing = [number for number in seats if room.stored.seats[number].computer is None]
    back = as_last_chosen(table, playing) if playing else None
    runs = table.choice is not None and room.is_full
    return {
        **(laid_model(room, seats, playing, seat, back, names, lang) if room.is_full else NOTHING_LAID),
        **undo_model(room, seats, playing, back, seat, names, lang),
        **seats_model(room, seats, playing, seat, names, lang),
        "game": table.info.key,
        "title": table.info.name[lang],
        "room": room,
        "seat": seat,
        "seats": seats,
        "names": names,
        "can_resign": bool(playing) and runs and table.seats == 2 and room.version > 0,
        "stuck": capital(names[table.choice.player]) if table.choice is not None and room.is_stuck else None,
        "is_alone": not room.is_full and not room.seats.has_others_than(seats),
        "is_replay": False,
    }


def laid_model(
    room: Room, seats: list[int], playing: list[int], seat: int | None, back: Table | None, names: list[str], lang: str
) -> Model:
    """The game itself, at a table where everybody is there."""
    table = room.table
    asked = None if table.choice is None else table.choice.player
    is_mine = asked is not None and asked == seat and asked in playing
    others = room.seats.has_others_than(seats)
    view = table.view(seat)
    if not is_mine:
        view.get("choice", {}).pop("options", None)
    read = room.events_before if back is None else min(room.events_before, len(back.events))
    is_race = table.choice is not None and bool(table.choice.claims)
    lasting = lasting_moves(table, asked) if is_mine and others and asked is not None and not is_race else frozenset()
    log = log_by_turns(table, seat, names, lang, read)
    return {
        **part_model(table, view, seat, names, shown_titles(room, names), lang, log, room.events_before, lasting),
        "hand_over": asked if len(playing) > 1 and asked in playing and asked != seat else None,
        "may_hint": is_mine and not others,
        "happened": [phrase("undone", lang)]
        if room.takebacks.just_happened
        else headline(log) + made_for(room, seats, lang),
    }


def seats_model(
    room: Room, seats: list[int], playing: list[int], seat: int | None, names: list[str], lang: str
) -> Model:
    """Who sits where, who is asked since when, who may announce what, and who has left or is out."""
    runs = room.table.choice is not None and room.is_full
    out = room.out
    visitor = room.stored.seats[seats[0]].visitor if seats else None
    still_in = [number for number in playing if number not in out]
    sitting = seats_shown(room, seats, seat, lang)
    return {
        "strip": sitting if room.table.seats > 2 else [],
        "sitting": sitting,
        "away": [room.presence.is_away(number) for number in range(room.table.seats)],
        "absent": absent_ones(room, visitor if playing else None, names),
        "announcing": announcing(room, still_in, names, lang),
        "racing": racing(room, names) if runs else [],
        "asked_since": room.timeline.asked_since if runs and not room.is_stuck else None,
        "answers_at": answers_at(room) if runs else None,
        "has_left": runs and len(playing) < len(seats),
        "can_leave": runs and bool(still_in) and room.table.seats > 2,
        "is_out": runs and bool(playing) and not still_in,
        "can_fill": not room.is_full and visitor is not None and room.seats.were_opened_by(visitor),
    }


def undo_model(
    room: Room,
    seats: list[int],
    playing: list[int],
    back: Table | None,
    seat: int | None,
    names: list[str],
    lang: str,
) -> Model:
    """What can be taken back, and how it stands with a wish to."""
    request = room.takebacks.open
    visitor = room.stored.seats[seats[0]].visitor if seats else None
    people = room.people
    others = [player for player in people if player != visitor]
    awaited = set() if request is None else room.takebacks.unanswered(request, room.people)
    called = {room.stored.seats[number].visitor: names[number] for number in reversed(range(len(names)))}
    is_in = visitor in room.players
    return {
        "can_undo": back is not None and request is None and room.table.result is None and is_in,
        "must_ask_to_undo": back is not None and bool(others) and not is_free(room.table, back, playing),
        "times_wished": times_wished(room.stored, seats, room.version, UNDO),
        "undo_request": request,
        "undo_refusal": room.takebacks.refusal,
        "lapsed_wish": room.takebacks.lapsed,
        "undo_is_mine": request is not None and request.seat in playing,
        "undo_asks_me": request is not None and visitor in awaited,
        "undo_waits_for": [called[player] for player in people if player in awaited],
        "undo_what": None if request is None else wished_back(room, request, seat, names, lang),
    }


def wished_back(room: Room, wish: Wish, seat: int | None, names: list[str], lang: str) -> str:
    """What somebody would like to take back, as the log told it."""
    back = as_last_chosen(room.table, room.seats.of(str(room.stored.seats[wish.seat].visitor)))
    assert back is not None, "nobody can ask to take back nothing"
    done = room.table.events[len(back.events) :]
    return sentence(room.table.info.key, done[0], seat, tuple(names), lang, False) if done else ""


def made_for(room: Room, seats: list[int], lang: str) -> list[str]:
    """That the last moves were the only ones a player had, and were made by the table."""
    entries = room.stored.entries
    together = [entry for entry in entries[-FORCED_SEEN:] if entry.kind == MOVE and entry.at == entries[-1].at]
    passed = {wish.seat for wish in room.stored.wishes[-FORCED_SEEN:] if wish.kind == PASS}
    if any(entry.seat in seats and entry.seat not in passed for entry in together[1:]):
        return [phrase("only_move", lang)]
    return []


def headline(log: list[TurnOfLog]) -> list[str]:
    """The last of what is news, to stand above the question; how the table was set up is none."""
    return [line.sentence for turn in log for line in turn.lines if line.is_news and turn.is_turn][-HEADLINE:]


def lasting_moves(table: Table, seat: int) -> frozenset[str]:
    """The moves that could not be taken back freely: somebody would draw, show or roll something. Tried on an imagined
    table, so that the answer tells nothing that the seat can't know."""
    imagined = table.imagine(seat, 0)
    offered = [] if imagined.choice is None else imagined.choice.keys
    return frozenset(key for key in offered if imagined.would_tell(key))


def is_at(stored: StoredGame, visitor: Visitor) -> bool:
    """Whether a game is the visitor's own."""
    return any(seat.visitor == visitor.id for seat in stored.seats)


def game_line(stored: StoredGame, visitor: Visitor) -> Model:
    """A game in a list of the front page; the visitor's own seat comes first."""
    lang = visitor.lang
    mine = [number for number, seat in enumerate(stored.seats) if seat.visitor == visitor.id]
    names = [
        seat.name or phrase("you", lang) if mine == [number] else seat_name(stored, number, lang)
        for number, seat in enumerate(stored.seats)
    ]
    first = mine[0] if mine else 0
    if names[first] != stored.seats[first].name:
        names[first] = capital(names[first])
    others = [number for number in range(len(names)) if number != first]
    playing = [number for number in mine if stored.seats[number].computer is None]
    return {
        "id": stored.id,
        "game": bestiaire.game(stored.game).name[lang],
        "title": phrase("versus", lang, a=names[first], b=company(stored, others, names, lang)),
        "finished": stored.finished is not None,
        "is_my_move": stored.finished is None and stored.asked in playing and stored.is_full,
        "is_mine_alone": all(seat.visitor in (None, visitor.id) for seat in stored.seats),
        "changed": time.strftime("%Y-%m-%d %H:%M", time.localtime(stored.changed)),
    }


def company(stored: StoredGame, others: list[int], names: list[str], lang: str) -> str:
    """The other players in a list: people by name, computers and free seats by number where there are several."""
    computers = [number for number in others if is_computer(stored, number)]
    free = [number for number in others if not (stored.seats[number].visitor or is_computer(stored, number))]
    free = [] if stored.is_archive else free
    people = [names[number] for number in others if number not in computers and number not in free]
    for kind, some in (("computers", computers), ("free_seats", free)):
        if len(some) == 1 and (len(others) == 1 or kind == "computers"):
            people.append(phrase("computer", lang) if kind == "computers" else names[some[0]])
        elif some:
            people.append(phrase(kind if len(some) > 1 else "a_free_seat", lang, n=len(some)))
    return ", ".join(people)
