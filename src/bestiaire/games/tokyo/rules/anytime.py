"""What may be used whenever no effect is half resolved (W22, KT-023): some Keep and Evolution cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.rules.expansion import hands
from bestiaire.games.tokyo.rules.owning import all_after, in_play

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

EVOLUTION: Final = "evolution"
NOTHING: Final[list[Option]] = []
BY_SEAT: Final = 8
"""A subject that names a card and a seat is the card's number times this, plus the seat."""


def anytime(game: Game, seat: int) -> list[Option]:
    """What this player may use now, beside what it is asked."""
    player = game.players[seat]
    if not player.hand and not player.powers & hooks.ANYTIME.bits:
        return NOTHING
    found = anytime_in_play(game, seat) if player.powers & hooks.ANYTIME.bits else []
    for number in hands.held(game, seat, hooks.AT_ANY_TIME):
        card = game.faces[number]
        for other in card.aims(game, seat):
            name = card.id if other == seat else f"{card.id}@{other}"
            found.append(Option(EVOLUTION, name, number * BY_SEAT + other))
    return found


def anytime_in_play(game: Game, seat: int) -> list[Option]:
    """What the cards in front of it allow; in W13, too (KT-094)."""
    found: list[Option] = []
    for card in in_play(game, seat, hooks.ANYTIME):
        found += card.anytime(game, seat)
    return found


def is_anytime(answer: Option) -> bool:
    return answer.verb == EVOLUTION or answer.verb in hooks.ANYTIME.verbs


def use_anytime(game: Game, seat: int, answer: Option) -> None:
    """A card in play does what it says, or an Evolution card: Permanents come into play, the others take effect."""
    if answer.verb != EVOLUTION:
        hooks.ANYTIME.verbs[answer.verb].use_anytime(game, seat)
        return
    number, other = answer.subject // BY_SEAT, answer.subject % BY_SEAT
    hands.play_from_hand(game, seat, number)
    game.faces[number].when_played(game, seat, other)


def ask(game: Game, seat: int, kind: str, options: list[Option], rule: str, about: int = -1) -> Flow[Option]:
    """Asks a player between two effects: what may be used at any time may come first, and the same is asked again."""
    while True:
        more = anytime(game, seat)
        answer = yield Choice(seat, kind, options + more if more else options, rule, about)
        if not is_anytime(answer):
            return answer
        use_anytime(game, seat, answer)


LEAVE_IT: Final = Option("anytime", "none", -1)


def before_the_turn_ends(game: Game) -> Flow[None]:
    """KT-023: everybody's last moment before W21."""
    for seat in all_after(game, game.active):
        yield from offer_anytime(game, seat, "anytime", LEAVE_IT)


def offer_anytime(game: Game, seat: int, kind: str, leave_it: Option) -> Flow[None]:
    """KT-023: a moment at which a player is asked for nothing else."""
    while not game.players[seat].is_out:
        options = anytime(game, seat)
        if not options and not hands.could_hold(game, seat, hooks.AT_ANY_TIME):
            return
        answer = yield Choice(seat, kind, [*options, leave_it], "KT-023")
        if not is_anytime(answer):
            return
        use_anytime(game, seat, answer)
