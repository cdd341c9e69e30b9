"""Effects, one after the other (MB-003, MB-004): how one is resolved, and which of those that wait comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.games.mindbug.cards.printed import Effect, no_rule
from bestiaire.games.mindbug.rules.actions import rival, tell
from bestiaire.games.mindbug.rules.powers import who_silences_play_effects
from bestiaire.games.mindbug.table.zones import Waiting

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game


def resolve(game: Game, effect: Effect, seat: int, number: int) -> Flow[None]:
    """MB-001, MB-004, MB-005: one effect, completely or as far as it goes. The log also tells of one that could do
    nothing."""
    log = game.log
    told = 0
    if log is not None:
        tell(game, "effect", {"seat": seat, "card": game.faces[number].id})
        told = len(log)
    flow = effect.run(game, seat, number)
    if flow is None:
        raise no_rule(effect)
    yield from flow
    if log is not None and len(log) == told:
        tell(game, "no_effect", {"seat": seat, "card": game.faces[number].id})


def resolve_waiting(game: Game) -> Flow[None]:
    """MB-003, MB-004, MB-085: one waiting effect after the other, each resolved completely; the active player picks the
    next, and what is triggered meanwhile joins those that wait (ruling 38, medium)."""
    while game.waiting:
        place = 0
        if len(game.waiting) > 1:
            place = yield from choose_first(game)
        waiting = game.waiting.pop(place)
        silencer = who_silences_play_effects(game, waiting.seat) if waiting.is_play else None
        if silencer is not None:
            if game.log is not None:
                card = game.faces[waiting.number].id
                tell(game, "silenced", {"seat": waiting.seat, "card": card, "source": silencer.card.id})
            continue
        yield from resolve(game, waiting.effect, waiting.seat, waiting.number)


def choose_first(game: Game) -> Flow[int]:
    """MB-003: which of the waiting effects comes next; the active player's own are listed first."""
    options: list[Option] = []
    for seat in (game.active, rival(game.active)):
        for place in range(len(game.waiting)):
            waiting: Waiting = game.waiting[place]
            if waiting.seat == seat:
                options.append(Option("first", game.faces[waiting.number].id, place))
    answer = yield Choice(game.active, "first", options, "MB-003")
    return answer.subject
