"""Games in the lists of the front page."""

from __future__ import annotations

import time
from collections.abc import Iterable

import bestiaire
from bestiaire.core.showing import Model
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.seats import faces, is_computer, seat_name
from bestiaire.web.store.stored import StoredGame
from bestiaire.web.visitors import Visitor
from bestiaire.words import capital, enumerate_words


def is_at(stored: StoredGame, visitor: Visitor) -> bool:
    """Whether a game is the visitor's own."""
    return any(seat.visitor == visitor.id for seat in stored.seats)


def sorted_games(
    mine: Iterable[StoredGame], running: Iterable[StoredGame], finished: Iterable[StoredGame], visitor: Visitor
) -> dict[str, list[Model]]:
    """What a visitor can go on with, what waits for somebody, what can be watched, and what is over; the visitor's own
    games come first."""
    known = bestiaire.games()
    lists: dict[str, list[Model]] = {"go_on": [], "waiting": [], "watch": [], "replays": []}
    own = [game for game in mine if game.game in known]
    others = [game for game in (*running, *finished) if game.game in known and not is_at(game, visitor)]
    listed = {game.id for game in own}
    for game in own + [other for other in others if other.id not in listed]:
        if game.finished is not None or game.is_archive:
            name = "replays"
        elif not game.is_full:
            name = "waiting"
        else:
            name = "go_on" if game.id in listed else "watch"
        lists[name].append(game_line(game, visitor))
    return lists


def game_line(stored: StoredGame, visitor: Visitor) -> Model:
    """A game in a list of the front page; the visitor's own seat comes first."""
    lang = visitor.lang
    mine = [number for number, seat in enumerate(stored.seats) if seat.visitor == visitor.id]
    names = [
        seat.name or phrase("you", lang) if mine == [number] else seat_name(stored, number, lang)
        for number, seat in enumerate(stored.seats)
    ]
    first = mine[0] if mine else 0
    others = [number for number in range(len(names)) if number != first]
    playing = [number for number in mine if stored.seats[number].computer is None]
    is_over = stored.finished is not None
    is_my_move = not is_over and stored.asked in playing and stored.is_full
    asked = "" if is_over or stored.asked is None or not stored.is_full else names[stored.asked]
    if names[first] != stored.seats[first].name:
        names[first] = capital(names[first])
    if not (stored.is_full or stored.is_archive):
        title = " · ".join(who_is_there(stored, names, mine, lang))
    elif mine == [first]:
        title = phrase("against_whom", lang, b=company(stored, others, names, lang))
    else:
        title = phrase("versus", lang, a=names[first], b=company(stored, others, names, lang))
    return {
        "id": stored.id,
        "game": bestiaire.game(stored.game).name[lang],
        "title": title,
        "face": faces(stored)[others[0] if others else first],
        "finished": is_over,
        "outcome": outcome_of(stored, mine, names, lang),
        "is_mine": bool(mine),
        "is_my_move": is_my_move,
        "asked": capital(phrase("turn_of", lang, name=asked)) if asked and not is_my_move else "",
        "is_mine_alone": all(seat.visitor in (None, visitor.id) for seat in stored.seats)
        and (bool(mine) or stored.uploader == visitor.id),
        "changed": time.strftime("%Y-%m-%d %H:%M", time.localtime(stored.changed)),
        "ago": ago(time.time() - stored.changed, lang),
    }


def outcome_of(stored: StoredGame, mine: list[int], names: list[str], lang: str) -> str:
    """How a game ended for who has these seats; nothing if it goes on, or that is not known."""
    won_by = stored.won_by
    if won_by is None:
        return ""
    if not won_by:
        return phrase("nobody_won", lang)
    if len(mine) == 1:
        return phrase("you_lost" if mine[0] not in won_by else "you_won" if len(won_by) == 1 else "you_shared", lang)
    winners = [capital(names[seat]) for seat in won_by]
    if len(winners) == 1:
        return phrase("who_won", lang, name=winners[0])
    return phrase("who_shared", lang, names=enumerate_words(lang, winners))


def who_is_there(stored: StoredGame, names: list[str], mine: list[int], lang: str) -> list[str]:
    """Who sits at a table that waits, but for the one who looks, and how many places are free."""
    taken = [number for number, seat in enumerate(stored.seats) if seat.visitor or seat.computer]
    there = company(stored, [number for number in taken if number not in mine], names, lang)
    free = len(stored.seats) - len(taken)
    return [*filter(None, [there]), phrase("free_seats" if free > 1 else "a_free_seat", lang, n=free)]


def ago(seconds: float, lang: str) -> str:
    """How long something is past, as people say it."""
    minutes = max(0, round(seconds / 60))
    hours, days = round(minutes / 60), round(minutes / (24 * 60))
    if minutes < 1:
        return phrase("just_now", lang)
    if minutes < 60:
        return phrase("minutes_ago", lang, n=minutes)
    if hours < 24:
        return phrase("hours_ago", lang, n=hours)
    return phrase("yesterday", lang) if days < 2 else phrase("days_ago", lang, n=days)


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
