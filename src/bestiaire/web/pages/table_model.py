"""Everything about a table that its template needs, for one visitor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bestiaire.core.lessons import spoken
from bestiaire.core.showing import NOTHING_FORESEEN, Model, Sight
from bestiaire.core.table import Table
from bestiaire.core.telling import tell_ending, words_of
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.ending import end_of
from bestiaire.web.pages.game_log import Chip, TurnOfLog, decided_by, headline, log_by_turns, told
from bestiaire.web.pages.guides import why_asked
from bestiaire.web.pages.opened import open_view
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.seats import (
    absent_ones,
    announcing,
    answers_at,
    faces_at,
    racing,
    seats_shown,
    shown_names,
    shown_titles,
)
from bestiaire.web.pages.waiting import waiting_model
from bestiaire.web.pages.whys import Why, in_short, whys_of
from bestiaire.web.store.stored import MOVE, PASS, UNDO, Wish
from bestiaire.web.tables import races
from bestiaire.web.tables.claims import claimants
from bestiaire.web.tables.entries import as_last_chosen, is_free
from bestiaire.web.tables.idempotency import times_wished
from bestiaire.web.tables.room import Room
from bestiaire.words import capital

FORCED_SEEN = 20
"""Among how many of the last moves those are looked for that the table made."""


def part_model(
    table: Table,
    view: Model,
    seat: int | None,
    names: list[str],
    titles: list[str],
    lang: str,
    log: list[TurnOfLog],
    changed: int,
    avatars: list[str],
    foreseen: Mapping[str, Any] = NOTHING_FORESEEN,
) -> Model:
    """What is the same for a running table and for one in a replay. What came after the first `changed` events has just
    happened; what was foreseen is for who is asked, and for who may announce first."""
    words = words_of(table.info)
    page = page_of(table.info)
    choice = view.get("choice")
    is_mine = choice is not None and "options" in choice
    sight = Sight(view, table.marks(seat), titles, lang, table.events, changed, foreseen)
    return {
        "game": table.info.key,
        "shown": page.show(sight),
        "beats": page.beats(sight),
        "notes": [
            (note, spoken(table.info, note.text, lang), spoken(table.info, note.on_touch or note.text, lang))
            for note in page.notes
            if is_mine and note.when(sight)
        ],
        "figures": () if table.result is None else page.figures(sight),
        "avatars": avatars,
        "names": names,
        "log": log,
        "hits": [event.public["seat"] for event in table.events[changed:] if event.kind in page.hits],
        "is_mine": is_mine,
        "own_turn": turn_of(table) if is_mine and view.get("active", seat) == seat else None,
        "question": words.question({**view, "names": names}, lang) if is_mine else None,
        "waiting": None if choice is None or is_mine else words.waiting(view, names, lang),
        "rule": None if choice is None else choice["rule"],
        "rule_text": None if choice is None else words.rule(choice["rule"], lang),
        "why": why_asked(table.info, choice, lang) if is_mine else None,
        "ending": None if table.result is None else tell_ending(words, table.result.to_json(), seat, names, lang),
    }


def turn_of(table: Table) -> int:
    """Which turn of the game it is, from 1 on."""
    return sum(event.kind == "turn" for event in table.events)


def foreseen_at(table: Table, seat: int, lang: str) -> Mapping[str, Any]:
    """What comes of the answers of who is asked, or may announce first: to that seat's knowledge."""
    return page_of(table.info).foresee(table.imagine(seat, 0), seat, lang)


NOTHING_LAID: Model = {
    "shown": None,
    "beats": (),
    "notes": (),
    "figures": (),
    "avatars": [],
    "log": [],
    "hits": [],
    "is_mine": False,
    "own_turn": None,
    "question": None,
    "waiting": None,
    "rule": None,
    "rule_text": None,
    "why": None,
    "ending": None,
    "hand_over": None,
    "may_hint": False,
    "has_coach": False,
    "why_this": "",
    "whys": (),
    "was_undone": False,
    "happened": [],
    "end": None,
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
        **({} if room.is_full else waiting_model(room, seats, lang)),
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
    view = table.view(seat) if table.result is None else open_view(table, (seats or [0])[0])
    if not is_mine:
        view.get("choice", {}).pop("options", None)
    read = room.events_before if back is None else min(room.events_before, len(back.events))
    log = log_by_turns(table, seat, names, lang, read)
    was_undone = room.takebacks.just_happened
    titles, avatars = shown_titles(room, names), faces_at(room)
    may_claim = seat in playing and seat in claimants(table.choice) and seat not in races.current_round(room).passed
    foreseen: Mapping[str, Any] = NOTHING_FORESEEN
    whys: Sequence[Why] = ()
    if seat is not None and (is_mine or may_claim):
        foreseen = room.once(("foreseen", seat, lang), lambda: foreseen_at(table, seat, lang))
    if seat in playing and seat is not None and not others:
        whys = room.once(("whys", seat, lang), lambda: whys_of(table, seat, lang))
    part = part_model(table, view, seat, names, titles, lang, log, room.events_before, avatars, foreseen)
    deciding = frozenset[str]() if table.result is None else page_of(table.info).deciding(table.result.reason)
    blow = [chip for chip in decided_by(log, deciding) if chip.sentence != part["ending"]]
    return {
        **part,
        "end": end_of(room, seat, names, blow, part["figures"], lang),
        "hand_over": asked if len(playing) > 1 and asked in playing and asked != seat else None,
        "may_hint": is_mine and not others,
        "has_coach": bool(playing) and not others and bool(page_of(table.info).notes),
        "why_this": in_short(part["rule_text"] or "") if is_mine and not others else "",
        "whys": whys,
        "happened": [Chip(phrase("undone", lang))] if was_undone else headline(log) + made_for(room, seats, lang),
        "was_undone": was_undone,
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
        "is_race": not races.is_alone(room),
        "asked_name": names[room.table.choice.player] if room.table.choice is not None else "",
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
    must_ask = back is not None and bool(others) and not is_free(room.table, back, playing)
    stands = must_ask and room.takebacks.was_refused(seats)
    return {
        "can_undo": back is not None and request is None and room.table.result is None and is_in and not stands,
        "must_ask_to_undo": must_ask,
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
    return told(room.table.info.key, done[0], seat, tuple(names), lang, False)[0] if done else ""


def made_for(room: Room, seats: list[int], lang: str) -> list[Chip]:
    """That the last moves were the only ones a player had, and were made by the table."""
    entries = room.stored.entries
    together = [entry for entry in entries[-FORCED_SEEN:] if entry.kind == MOVE and entry.at == entries[-1].at]
    passed = {wish.seat for wish in room.stored.wishes[-FORCED_SEEN:] if wish.kind == PASS}
    if any(entry.seat in seats and entry.seat not in passed for entry in together[1:]):
        return [Chip(phrase("only_move", lang))]
    return []
