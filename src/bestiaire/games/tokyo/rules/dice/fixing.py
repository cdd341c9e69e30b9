"""The end of phase 1: what others do to the dice (W04), changes of dice (W05), what others do before resolving (W06),
and the Mindbug (W07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import anytime, is_anytime, offer_anytime, use_anytime
from bestiaire.games.tokyo.rules.dice.rolling import free_rerolls, reroll_for_free
from bestiaire.games.tokyo.rules.expansion import hands
from bestiaire.games.tokyo.rules.owning import in_play, others_after
from bestiaire.games.tokyo.table.zones import NO_CARD, NOBODY, RESOLVE

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

DONE: Final = Option("change", "none", -1)
PASS: Final = Option("before_resolving", "none", -1)


def fix_dice(game: Game) -> Flow[None]:
    """KT-036 to KT-038: the dice are fixed; then somebody may take them over, and nobody changes them any more
    (KM-034)."""
    me = game.active
    if game.dice:
        for seat in others_after(game, me):
            if game.players[seat].powers & hooks.PROBE.bits:
                for card in in_play(game, seat, hooks.PROBE):  # W04
                    yield from card.probe(game, seat)
        if game.players[me].powers & (hooks.CHANGES.bits | hooks.FREE_REROLLS.bits) or game.alloy:
            yield from change_dice(game)
    yield from before_resolving(game)
    game.resolver = me
    game.phase = RESOLVE
    seat = yield from mindbug(game)
    if seat != NOBODY:
        game.resolver = seat


# -- W05


def change_dice(game: Game) -> Flow[None]:
    """KT-037: in any order, as long as the active player likes."""
    me = game.active
    while True:
        options = changes(game, me)
        if not options:
            return
        options.append(DONE)
        options += anytime(game, me)
        answer = yield Choice(me, "change", options, "KT-037")
        if answer.verb == "change":
            return
        if is_anytime(answer):
            use_anytime(game, me, answer)
        elif answer.verb in hooks.FREE_REROLLS.verbs:
            reroll_for_free(game, answer)
        else:
            hooks.CHANGES.verbs[answer.verb].change(game, me, answer)


def changes(game: Game, me: int) -> list[Option]:
    """Every change of a die that the active player could make now."""
    powers = game.players[me].powers
    found = free_rerolls(game)
    for card in hooks.CHANGES.cards:
        if powers & card.bit or card.is_promised(game):
            found += card.changes(game, me)
    return found


# -- W06


def before_resolving(game: Game) -> Flow[None]:
    """KM-110: others play from their hands what concerns these dice, and what may be used at any time, clockwise; after
    somebody played, those who passed are asked again. KT-023: then the active player has a last moment before its dice
    are resolved."""
    others = others_after(game, game.active)
    waiting = others
    while waiting:
        seat = waiting[0]
        waiting = waiting[1:]
        while True:
            options = anytime(game, seat)
            if not options and not hands.could_hold(game, seat, hooks.BEFORE_RESOLVING):
                break
            answer = yield Choice(seat, "before_resolving", [*interferences(game, seat), PASS, *options], "KM-110")
            if answer.verb == "before_resolving":
                break
            if is_anytime(answer):
                use_anytime(game, seat, answer)
            else:
                interfere(game, seat, answer)
                start = others.index(seat)
                waiting = others[start + 1 :] + others[:start]
    yield from offer_anytime(game, game.active, "before_resolving", PASS)


def interferences(game: Game, seat: int) -> list[Option]:
    """What the cards in hand could do to another monster's dice."""
    found: list[Option] = []
    if game.dice:
        for card in hooks.INTERFERENCES.cards:
            if hands.holding(game, seat, card) != NO_CARD:
                found += card.interferences(game)
    return found


def interfere(game: Game, seat: int, answer: Option) -> None:
    card = hooks.INTERFERENCES.verbs[answer.verb]
    hands.play_from_hand(game, seat, hands.holding(game, seat, card))
    card.interfere(game, seat, answer)


# -- W07


NONE: Final = Option("mindbug", "none", -1)
TOKEN: Final = Option("mindbug", "token", 0)
WAYS: Final = 2
"""A claim's subject is the seat times this, plus 1 if it uses a card."""
TOKENS_OF: Final = [Option("mindbug", f"token@{seat}", WAYS * seat) for seat in range(6)]


def card_as_token(game: Game, seat: int) -> int:
    """The card that serves this monster as a Mindbug token, or NO_CARD: one that only stands for it can't be handed
    over."""
    if game.players[seat].powers & hooks.MINDBUGS.bits:
        for number in game.players[seat].cards:
            if game.faces[number].is_mindbug():
                return number
    return NO_CARD


def mindbug(game: Game) -> Flow[int]:
    """KM-020, KM-021: the others (KM-022) are asked clockwise, once, and whoever comes later may claim it at once; the
    first to announce takes the dice over. Returns who, or NOBODY."""
    me = game.active
    able: list[int] = []
    for seat in others_after(game, me):
        if game.players[seat].mindbugs > 0 or card_as_token(game, seat) != NO_CARD:
            able.append(seat)
    for index in range(len(able)):
        seat = able[index]
        while True:
            options: list[Option] = []
            if game.players[seat].mindbugs > 0:
                options.append(TOKEN)
            number = card_as_token(game, seat)
            if number != NO_CARD:
                options.append(Option("mindbug", game.faces[number].id, 1))
            options.append(NONE)
            options += anytime(game, seat)
            answer = yield Choice(seat, "mindbug", options, "KM-021", claims=claims(game, able[index + 1 :]))
            if not is_anytime(answer):
                break
            use_anytime(game, seat, answer)
        if answer.subject < 0:
            continue
        who = seat
        if "@" in answer.name:
            who = answer.subject // WAYS
        take_over(game, who, is_token=answer.subject % WAYS == 0)
        return who
    return NOBODY


def claims(game: Game, later: list[int]) -> list[tuple[int, Option]] | None:
    """What the others who can may announce at this moment."""
    if not later:
        return None
    found: list[tuple[int, Option]] = []
    for seat in later:
        if game.players[seat].mindbugs > 0:
            found.append((seat, TOKENS_OF[seat]))
        number = card_as_token(game, seat)
        if number != NO_CARD:
            found.append((seat, Option("mindbug", f"{game.faces[number].id}@{seat}", WAYS * seat + 1)))
    return found


def take_over(game: Game, seat: int, is_token: bool) -> None:
    """KM-023: the token is spent, or the card handed over that was used like one."""
    number = card_as_token(game, seat)
    if game.log is not None:
        by = "token" if is_token else game.faces[number].id
        tell(game, "mindbug", {"seat": seat, "victim": game.active, "by": by})
    if is_token:
        game.players[seat].mindbugs -= 1
    else:
        actions.give_card(game, seat, game.active, number)
