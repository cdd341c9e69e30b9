"""Losing hearts (sections 6 and 8): reactions (W13), the loss, and what follows from it (W14).

Losses of one source are a batch and strike together. What a batch sets off is a batch of its own; the generators' own
stack is the order in which they are finished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.cards.printed import Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import anytime_in_play, is_anytime, use_anytime
from bestiaire.games.tokyo.rules.expansion.hands import could_hold, held, wound_window
from bestiaire.games.tokyo.rules.expansion.keywords import activate, settle_hunts
from bestiaire.games.tokyo.rules.hearts.falling import fall
from bestiaire.games.tokyo.rules.owning import alive, asked, copies, in_play
from bestiaire.games.tokyo.table.zones import KEYWORD_NAMES, NOBODY, POISONOUS, TOUGH, WHEN_WOUNDED, Loss

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

TAKE: Final = Option("loss", "take", -1)


def lose_hearts(game: Game, batch: list[Loss], waits: bool = False, is_smash: bool = False) -> Flow[None]:
    """KT-074, KT-091: every victim reacts, clockwise, then all losses happen at once, then what follows. `waits` is for
    losses that share the 0-heart processing of the batch that made them (KT-098)."""
    game.nesting += 1
    for loss in batch:
        if may_react(game, loss):
            yield from react(game, loss)
    apply(game, batch)
    yield from follow_up(game, batch, waits, is_smash)
    game.nesting -= 1
    if game.nesting == 0 and game.options.last_wins_at_once:
        left = alive(game)
        if len(left) < 2:
            actions.finish(game, left, "last" if left else "nobody")  # KT-165


# -- W13: a monster is about to lose hearts


def may_react(game: Game, loss: Loss) -> bool:
    """A quick look: most monsters have nothing to use. KT-098: one that is at 0 hearts already uses nothing at all."""
    player = game.players[loss.victim]
    if player.hearts == 0 and not game.options.earlier_rulings:
        return False
    if player.powers & (hooks.REACTIONS.bits | hooks.ANYTIME.bits):
        return True
    return player.keywords & WHEN_WOUNDED > 0 or len(player.hand) > 0 or player.immune


def react(game: Game, loss: Loss) -> Flow[None]:
    """KT-092: the victim's reactions in any order, until it takes the loss or nothing is left of it."""
    me = loss.victim
    player = game.players[me]
    while loss.amount > 0 and not player.is_out:
        if player.immune:
            for card in hooks.PROTECTION.cards:
                card.protect(game, loss)
            return
        options = reactions(game, loss)
        if not options and not could_hold(game, me, wound_window(loss)):
            return
        options.append(TAKE)
        game.loss = loss
        answer = yield Choice(me, "loss", options, "KT-092")
        game.loss = None
        if answer.verb == "loss":
            for card in in_play(game, me, hooks.REACTIONS):
                card.when_loss_is_taken(game, loss)
            return
        yield from carry_out(game, loss, answer)


def reactions(game: Game, loss: Loss) -> list[Option]:
    """What the victim can use now, knowing dice and amount (KM-056)."""
    me = loss.victim
    player = game.players[me]
    options: list[Option] = []
    for card in in_play(game, me, hooks.REACTIONS):
        options += card.reactions(game, loss)
    if loss.is_smash and player.keywords & WHEN_WOUNDED:
        for number in player.cards:
            keywords = game.faces[number].keywords
            for keyword in (TOUGH, POISONOUS):
                if keywords & keyword and number not in game.locked:
                    options.append(Option(KEYWORD_NAMES[keyword], game.faces[number].id, number))
    for number in held(game, me, wound_window(loss)):
        keyword = TOUGH if game.faces[number].keywords & TOUGH else POISONOUS
        options.append(Option(KEYWORD_NAMES[keyword], game.faces[number].id, number))
    return options + anytime_in_play(game, me)


def ignoring(game: Game, loss: Loss) -> Card | None:
    """KT-093: the victim's card because of which it would not lose these hearts."""
    for card in in_play(game, loss.victim, hooks.IGNORES):
        if card.ignores(loss):
            return card
    return None


def carry_out(game: Game, loss: Loss, answer: Option) -> Flow[None]:
    """One reaction. TOUGH cancels the whole loss (KM-054), which is the amount at this moment (KM-057)."""
    me = loss.victim
    if answer.verb in hooks.REACTIONS.verbs:
        yield from hooks.REACTIONS.verbs[answer.verb].react(game, loss)
    elif is_anytime(answer):
        use_anytime(game, me, answer)
    else:
        number = answer.subject
        keyword = TOUGH if answer.verb == KEYWORD_NAMES[TOUGH] else POISONOUS
        activate(game, me, number, keyword)
        if keyword == POISONOUS:
            loss.poisonous.append(number)
            return
        spared = loss.amount
        prevent(game, loss, spared, game.faces[number].id)
        for effect in game.faces[number].effects:  # KM-058
            yield from effect.run(game, me, loss.attacker, spared)


def prevent(game: Game, loss: Loss, amount: int, card: str) -> None:
    """So many hearts of this loss are not lost."""
    loss.amount -= amount
    if game.log is not None:
        tell(game, "prevent", {"seat": loss.victim, "amount": amount, "card": card})


# -- the loss itself


def apply(game: Game, batch: list[Loss]) -> None:
    """KT-093, KT-095: all at once; what a card ignores is no loss. Who is at 0 has nothing left to lose."""
    for loss in batch:
        player = game.players[loss.victim]
        if loss.amount <= 0 or player.hearts == 0:
            continue
        if player.powers & hooks.IGNORES.bits:
            card = ignoring(game, loss)
            if card is not None:
                prevent(game, loss, loss.amount, card.id)
                continue
        loss.lost = min(loss.amount, player.hearts)
        loss.counted = loss.amount if game.options.lost_is_announced and loss.lost else loss.lost
        player.hearts -= loss.lost
        if not loss.lost:
            continue
        if loss.attacker not in (NOBODY, loss.victim):
            game.hurt |= 1 << loss.attacker
        if game.log is not None:
            attacker = None if loss.attacker == NOBODY else loss.attacker
            told = {"seat": loss.victim, "amount": loss.lost, "hearts": player.hearts, "attacker": attacker}
            tell(game, "lose_hearts", {**told, "smash": loss.is_smash, "cause": loss.cause})


# -- W14: what follows


def follow_up(game: Game, batch: list[Loss], waits: bool, is_smash: bool) -> Flow[None]:
    """KT-096, step by step, each for whoever is still in play (KT-099). A loss that was cancelled is none (KT-097)."""
    real = [loss for loss in batch if loss.lost]
    for loss in real:
        if loss.is_smash:
            after_wounding(game, loss)  # (1)
    for loss in real:
        if game.players[loss.victim].powers & hooks.ON_LOSS.bits:
            after_losing(game, loss)  # (2)
    answered = [loss for loss in real if loss.poisonous]
    at_zero = [loss for loss in answered if game.players[loss.victim].hearts == 0]
    for loss in answered:
        yield from poison_attacker(game, loss, loss in at_zero)  # (3)
    if not waits:
        yield from fall(game)  # (4)
        for loss in at_zero:
            yield from follow_fate(game, loss)  # (5)
    if is_smash:
        yield from settle_hunts(game, batch)  # (6)
        for card in in_play(game, game.resolver, hooks.AFTER_WOUNDS):
            yield from card.after_wounds(game, game.resolver, real)  # (7)


def after_wounding(game: Game, loss: Loss) -> None:
    """What the attacker's cards do to whom it wounds."""
    if game.players[loss.attacker].powers & hooks.WHEN_WOUNDING.bits:
        for card in in_play(game, loss.attacker, hooks.WHEN_WOUNDING):
            card.when_wounding(game, loss, copies(game, loss.attacker, card.bit))


def after_losing(game: Game, loss: Loss) -> None:
    """What the victim's cards make of a loss."""
    for card in asked(game, loss.victim, hooks.ON_LOSS):
        card.on_loss(game, loss)


def poison_attacker(game: Game, loss: Loss, is_at_zero: bool) -> Flow[None]:
    """KM-050, KM-051, KM-052, KM-059: each POISONOUS card is a loss of its own, in its owner's order, even if that one
    will be eliminated; these losses wait for the common step 4. Of a victim whom that loss brought to 0 some wait for
    its fate (KM-053)."""
    waiting = loss.poisonous[:]
    if is_at_zero and not game.options.crystals_add:
        waiting = [number for number in waiting if not game.faces[number].waits_for_fate()]
    while waiting:
        number = waiting[0]
        if len(waiting) > 1:
            options = [Option("first", game.faces[card].id, card) for card in waiting]
            number = (yield Choice(loss.victim, "first", options, "KT-091")).subject
        waiting.remove(number)
        card = game.faces[number]
        if not game.players[loss.attacker].is_out:
            yield from lose_hearts(game, [Loss(loss.attacker, loss.counted, loss.victim, card.id)], waits=True)
        for effect in card.effects:
            yield from effect.run(game, loss.victim, loss.attacker, loss.counted)


def follow_fate(game: Game, loss: Loss) -> Flow[None]:
    """KM-053: what waited until it was known whether the victim is eliminated."""
    for number in loss.poisonous:
        card = game.faces[number]
        hearts = card.fatal_hearts(game, loss)
        if hearts and not game.players[loss.attacker].is_out:
            yield from lose_hearts(game, [Loss(loss.attacker, hearts, loss.victim, card.id)])
