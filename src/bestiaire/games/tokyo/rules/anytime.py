"""What may be used whenever no effect is half resolved (W22, KT-023): Rapid Healing and some Evolution cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.expansion import hands
from bestiaire.games.tokyo.rules.expansion.evolving import can_draw, draw_evolution
from bestiaire.games.tokyo.rules.owning import all_after, most_hearts, others_after
from bestiaire.games.tokyo.table.zones import NO_CARD

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

HEAL: Final = Option("rapid_healing", "use", -1)
EVOLUTION: Final = "evolution"
NOTHING: Final[list[Option]] = []
BY_SEAT: Final = 8
"""A subject that names a card and a seat is the card's number times this, plus the seat."""


def can_heal(game: Game, seat: int) -> bool:
    """Rapid Healing: 2 energy for 1 heart, not at full hearts."""
    player = game.players[seat]
    return (
        bool(player.powers & powers.RAPID_HEALING)
        and player.energy >= powers.RAPID_PRICE
        and player.hearts < most_hearts(player)
    )


def heal_rapidly(game: Game, seat: int) -> None:
    actions.pay(game, seat, powers.RAPID_PRICE)
    actions.gain_hearts(game, seat, powers.RAPID_HEARTS)


def anytime(game: Game, seat: int) -> list[Option]:
    """What this player may use now, beside what it is asked."""
    player = game.players[seat]
    if not player.hand and not player.powers & powers.RAPID_HEALING:
        return NOTHING
    found = [HEAL] if can_heal(game, seat) else []
    for number in hands.held(game, seat, hands.ANYTIME):
        card = game.faces[number].id
        if card == hands.STRANGE:
            for other in others_after(game, seat):
                if can_draw(game, other):
                    found.append(Option(EVOLUTION, f"{card}@{other}", number * BY_SEAT + other))
        elif card != hands.ACQUISITION or player.energy >= powers.ACQUISITION_PRICE:
            found.append(Option(EVOLUTION, card, number * BY_SEAT + seat))
    return found


def is_anytime(answer: Option) -> bool:
    return answer.verb in (HEAL.verb, EVOLUTION)


def use_anytime(game: Game, seat: int, answer: Option) -> None:
    """Rapid Healing, or an Evolution card: Permanents come into play, the others do what they say."""
    if answer.verb == HEAL.verb:
        heal_rapidly(game, seat)
        return
    number, other = answer.subject // BY_SEAT, answer.subject % BY_SEAT
    hands.play_from_hand(game, seat, number)
    card = game.faces[number].id
    if card == hands.ACQUISITION:
        actions.pay(game, seat, powers.ACQUISITION_PRICE)
        actions.gain_mindbug(game, seat)
    elif card == hands.STRANGE:
        taken = draw_evolution(game, other)
        if taken != NO_CARD:
            game.players[seat].hand = (*game.players[seat].hand, taken)
            if game.log is not None:
                secret = {"card": game.faces[taken].id}
                tell(game, "evolution_taken", {"seat": seat, "owner": other}, secret, (seat,), news=True)


def ask(game: Game, seat: int, kind: str, options: list[Option], rule: str) -> Flow[Option]:
    """Asks a player between two effects: what may be used at any time may come first, and the same is asked again."""
    while True:
        more = anytime(game, seat)
        answer = yield Choice(seat, kind, options + more if more else options, rule)
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
        if not options and not hands.could_hold(game, seat, hands.ANYTIME):
            return
        answer = yield Choice(seat, kind, [*options, leave_it], "KT-023")
        if not is_anytime(answer):
            return
        use_anytime(game, seat, answer)
