"""Questions between two actions of one's own turn, where Alien Metabolism may step in; and where a token is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.games.duel.cards.powers import ALIEN_METABOLISM
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.table.dice import TRACK_NAMES
from bestiaire.games.duel.table.tracks import is_turned, low_of, track_of

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

METABOLISM: Final = "alien_metabolism"
LEAVE_IT: Final = -1


def ask(game: Game, kind: str, options: list[Option], rule: str) -> Flow[Option]:
    """Asks the active player, between two actions. KD-148, KD-235, KD-249: Alien Metabolism may be used first, and the
    same is asked again."""
    while True:
        others = metabolism(game)
        answer = yield Choice(game.active, kind, options + others if others else options, rule)
        if answer.verb != METABOLISM:
            return answer
        metabolise(game, answer.subject)


def metabolism(game: Game) -> list[Option]:
    """The market cards that Alien Metabolism could discard now."""
    if not game.players[game.active].powers & ALIEN_METABOLISM & ~game.used:
        return []
    return [Option(METABOLISM, game.faces[number].id, number) for number in game.market]


def metabolise(game: Game, number: int) -> None:
    game.used |= ALIEN_METABOLISM
    actions.discard_from_market(game, game.active, number)


def discard_any(game: Game, seat: int) -> Flow[None]:
    """KD-214: whom Dominate hits may discard any number of KEEP cards, one by one."""
    while game.players[seat].keep:
        options = [Option("dominate", game.faces[number].id, number) for number in game.players[seat].keep]
        options.append(Option("dominate", "none", -1))
        if seat == game.active:
            answer = yield from ask(game, "dominate", options, "KD-214")
        else:
            answer = yield Choice(seat, "dominate", options, "KD-214")
        if answer.subject < 0:
            return
        actions.lose_card(game, seat, answer.subject)


def choose_first(game: Game, cards: list[int]) -> Flow[int]:
    """KD-032: of several effects that wait, their owner picks the next one; returns its card."""
    if len(cards) == 1:
        return cards[0]
    options = [Option("first", game.faces[number].id, number) for number in cards]
    answer = yield from ask(game, "first", options, "KD-032")
    return answer.subject


def place_name(place: int) -> str:
    """A place as keys spell it: `fame@-3`, `fame@-3@turned`."""
    name = f"{TRACK_NAMES[track_of(place)]}@{low_of(place)}"
    return f"{name}@turned" if is_turned(place) else name


def choose_place(game: Game, me: int, token: int, places: list[int], may_stay: bool) -> Flow[int]:
    """KD-103, KD-104: where a token is laid; LEAVE_IT if it may stay where it is and does."""
    options = [Option("place", place_name(place), place) for place in places]
    if may_stay:
        options.append(Option("place", "none", LEAVE_IT))
    if len(options) == 1:
        return options[0].subject
    answer = yield Choice(me, "place", options, "KD-104" if may_stay else "KD-103", token)
    return answer.subject
