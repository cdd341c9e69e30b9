"""One game of an arena, from its number to the row that is kept of it."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import bestiaire
from bestiaire.arena.settings import Settings
from bestiaire.core.info import GameInfo
from bestiaire.players import Seat, player


class Row(NamedTuple):
    """A game as it is kept: all that it takes to play it again, and what statistics need. Lists are JSON."""

    number: int
    deal: int
    seed: int
    seats: str
    """Who sat where: places in the list of players."""
    first: int
    """The seat that had the first turn, as the events tell; if nobody heard them, the one that was asked first."""
    winners: str
    scores: str
    reason: str
    length: int
    """How many moves."""
    moves: str
    """The keys, with blanks between."""
    cards: str
    """What happened with cards: by kind, for each seat, their ids; empty if nobody wanted to know."""


def play_game(settings: Settings, number: int) -> Row:
    """Plays the game of that number."""
    deal = settings.deal_of(number)
    seed = settings.seed_of_deal(deal)
    seating = settings.seating_of(number)
    table = bestiaire.table(settings.game, seed=seed, players=settings.seats, options=settings.options)
    players = [player(settings.players[who], settings.seed_of_player(number, seat)) for seat, who in enumerate(seating)]
    events = table.listen() if settings.cards else []
    choice = table.choice
    first = -1 if choice is None else choice.player
    moves: list[str] = []
    while choice is not None:
        seat = Seat(table)
        key = players[seat.number].choose(seat)
        table.play(seat.keys.index(key))
        moves.append(key)
        choice = table.choice
    result = table.result
    assert result is not None, "a game that asks nobody is over"
    return Row(
        number,
        deal,
        seed,
        json.dumps(seating),
        first_turn(events, first),
        json.dumps(list(result.winners)),
        json.dumps([float(score) for score in result.scores]),
        result.reason,
        len(moves),
        " ".join(moves),
        cards_of(table.info, events, settings.seats) if settings.cards else "",
    )


def first_turn(events: list[bestiaire.Event], asked: int) -> int:
    """Whose turn was the first. In a set-up others may be asked before, what they want to play as."""
    for event in events:
        if event.kind == "turn":
            return int(event.public.get("seat", asked))
    return asked


def cards_of(info: GameInfo, events: list[bestiaire.Event], seats: int) -> str:
    """What happened with cards, as it is kept."""
    assert info.card_facts is not None
    found: dict[str, list[list[str]]] = {kind: [[] for _ in range(seats)] for kind in info.card_facts.kinds}
    for kind, seat, card in info.card_facts.read(events):
        found[kind][seat].append(card)
    return json.dumps(found, separators=(",", ":"))


def record_of(settings: Settings, row: Row) -> dict[str, Any]:
    """A game as `bestiaire.replay` reads it."""
    seating = json.loads(row.seats)
    table = bestiaire.table(
        settings.game,
        seed=row.seed,
        players=settings.seats,
        options=settings.options,
        names=[settings.labels[who] for who in seating],
    )
    for move in row.moves.split():
        table.play(move)
    return table.record()
