"""Games in the lists of the front page."""

from __future__ import annotations

import time

import bestiaire
from bestiaire.core.showing import Model
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.seats import is_computer, seat_name
from bestiaire.web.store.stored import StoredGame
from bestiaire.web.visitors import Visitor
from bestiaire.words import capital


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
