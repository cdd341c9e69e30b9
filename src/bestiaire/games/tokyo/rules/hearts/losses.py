"""Losing hearts (sections 6 and 8): reactions (W13), the loss, and what follows from it (W14).

Losses of one source are a batch and strike together. What a batch sets off is a batch of its own; the generators' own
stack is the order in which they are finished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import NONE_OF_ANY, throw, thrown_again
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import HEAL, can_heal, heal_rapidly
from bestiaire.games.tokyo.rules.expansion.hands import could_hold, held, is_wounded_reaction
from bestiaire.games.tokyo.rules.expansion.keywords import activate, settle_hunts
from bestiaire.games.tokyo.rules.hearts.falling import fall
from bestiaire.games.tokyo.rules.owning import alive, copies, in_tokyo, others_after, owned
from bestiaire.games.tokyo.table.dice import DICE, HEART, THREE
from bestiaire.games.tokyo.table.zones import KEYWORD_NAMES, NOBODY, POISONOUS, TOUGH, WHEN_WOUNDED, Loss

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

TAKE: Final = Option("loss", "take", -1)
YIELD: Final = Option("jets", "yield", -1)
FLY: Final = Option("wings", "use", -1)
HIDE: Final = Option("camouflage", "roll", -1)


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


REACTIONS: Final = powers.WINGS | powers.CAMOUFLAGE | powers.JETS | powers.RAPID_HEALING


def may_react(game: Game, loss: Loss) -> bool:
    """A quick look: most monsters have nothing to use. KT-098: one that is at 0 hearts already uses nothing at all."""
    player = game.players[loss.victim]
    if player.hearts == 0 and not game.options.earlier_rulings:
        return False
    return bool(player.powers & REACTIONS or player.keywords & WHEN_WOUNDED or player.hand or player.immune)


def react(game: Game, loss: Loss) -> Flow[None]:
    """KT-092: the victim's reactions in any order, until it takes the loss or nothing is left of it."""
    me = loss.victim
    player = game.players[me]
    while loss.amount > 0 and not player.is_out:
        if player.immune:
            prevent(game, loss, loss.amount, "wings")
            return
        options = reactions(game, loss)
        if not options and not could_hold(game, me, is_wounded_reaction(loss)):
            return
        options.append(TAKE)
        game.loss = loss
        answer = yield Choice(me, "loss", options, "KT-092")
        game.loss = None
        if answer.verb == "loss":
            loss.stays = YIELD in options
            return
        yield from carry_out(game, loss, answer)


def reactions(game: Game, loss: Loss) -> list[Option]:
    """What the victim can use now."""
    me = loss.victim
    player = game.players[me]
    options: list[Option] = []
    if loss.is_smash and player.powers & powers.JETS and in_tokyo(game, me) and not armor_holds(game, loss):
        options.append(YIELD)
    if player.powers & powers.WINGS and player.energy >= powers.WINGS_PRICE:
        options.append(FLY)
    if player.powers & powers.CAMOUFLAGE and loss.camouflaged < len(owned(game, me, powers.CAMOUFLAGE)):
        options.append(HIDE)
    if loss.is_smash and player.keywords & WHEN_WOUNDED:
        for number in player.cards:
            keywords = game.faces[number].keywords
            for keyword in (TOUGH, POISONOUS):
                if keywords & keyword and number not in game.locked:
                    options.append(Option(KEYWORD_NAMES[keyword], game.faces[number].id, number))
    for number in held(game, me, is_wounded_reaction(loss)):
        keyword = TOUGH if game.faces[number].keywords & TOUGH else POISONOUS
        options.append(Option(KEYWORD_NAMES[keyword], game.faces[number].id, number))
    if can_heal(game, me):
        options.append(HEAL)
    return options


def armor_holds(game: Game, loss: Loss) -> bool:
    """KT-093: Armor Plating ignores a loss of exactly 1."""
    return loss.amount == 1 and bool(game.players[loss.victim].powers & powers.ARMOR_PLATING)


def carry_out(game: Game, loss: Loss, answer: Option) -> Flow[None]:
    """One reaction."""
    me = loss.victim
    if answer.verb == "jets":
        loss.yields = True
        prevent(game, loss, loss.amount, "jets")
    elif answer.verb == "wings":
        actions.pay(game, me, powers.WINGS_PRICE)
        game.players[me].immune = True
    elif answer.verb == "camouflage":
        yield from camouflage(game, loss)
    elif answer.verb == HEAL.verb:
        heal_rapidly(game, me)
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


def camouflage(game: Game, loss: Loss) -> Flow[None]:
    """KT-092: a die for each heart; every heart rolled cancels one. Background Dweller may reroll 3s among them."""
    me = loss.victim
    loss.camouflaged += 1
    dice = throw(game.rng, loss.amount)
    if game.log is not None:
        tell(game, "camouflage", {"seat": me, "dice": DICE.names_of(dice)}, news=True)
    while game.players[me].powers & powers.BACKGROUND_DWELLER and THREE in dice:
        game.loss = loss
        game.loss_dice = dice
        threes = (0, 0, dice.count(THREE), 0, 0, 0)
        answer = yield Choice(me, "camouflage", DICE.sets("background_dweller", threes), "KT-092")
        game.loss = None
        game.loss_dice = ()
        if answer.name == "none":
            break
        again = list(NONE_OF_ANY)
        again[THREE] = answer.name.count("3")
        dice, _ = thrown_again(game.rng, dice, tuple(again))
        if game.log is not None:
            tell(game, "camouflage", {"seat": me, "dice": DICE.names_of(dice)}, news=True)
    hidden = min(dice.count(HEART), loss.amount)
    if hidden:
        prevent(game, loss, hidden, "camouflage")


# -- the loss itself


def apply(game: Game, batch: list[Loss]) -> None:
    """KT-093, KT-095: all at once; what Armor Plating ignores is no loss. Who is at 0 has nothing left to lose."""
    for loss in batch:
        player = game.players[loss.victim]
        if loss.amount <= 0 or player.hearts == 0:
            continue
        if armor_holds(game, loss):
            prevent(game, loss, loss.amount, "armor_plating")
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
    """KT-096, step by step."""
    real = [loss for loss in batch if loss.lost]
    for loss in real:
        give_tokens(game, loss)  # (1)
    for loss in real:
        grow_stronger(game, loss)  # (2)
    answered = [loss for loss in real if loss.poisonous]
    at_zero = [loss for loss in answered if game.players[loss.victim].hearts == 0]
    for loss in answered:
        yield from poison_attacker(game, loss, loss in at_zero)  # (3)
    if not waits:
        yield from fall(game)  # (4)
        for loss in at_zero:
            yield from explode(game, loss)  # (5)
    if is_smash:
        yield from settle_hunts(game, batch)  # (6)
        if game.players[game.resolver].powers & powers.CRAB_CLAW:
            yield from crab_claws(game, real)  # (7)


def give_tokens(game: Game, loss: Loss) -> None:
    """Poison Spit and Shrink Ray mark whom their owner wounds."""
    if not loss.is_smash:
        return
    bits = game.players[loss.attacker].powers
    if bits & powers.POISON_SPIT:
        actions.poison(game, loss.victim, copies(game, loss.attacker, powers.POISON_SPIT))
    if bits & powers.SHRINK_RAY:
        actions.shrink(game, loss.victim, copies(game, loss.attacker, powers.SHRINK_RAY))


def grow_stronger(game: Game, loss: Loss) -> None:
    """We're Only Making It Stronger!: two hearts or more lost at once bring energy."""
    if loss.counted >= powers.STRONGER_LOSS:
        for _ in range(copies(game, loss.victim, powers.WERE_ONLY_MAKING_IT_STRONGER)):
            actions.gain_energy(game, loss.victim, powers.STRONGER_ENERGY)


CRYSTALS: Final = "explosive_crystals"


def poison_attacker(game: Game, loss: Loss, is_at_zero: bool) -> Flow[None]:
    """KM-050 … KM-052, KM-059: each POISONOUS card is a loss of its own, in its owner's order; these losses wait for
    the common step 4. Explosive Crystals of a victim whom that loss brought to 0 wait for its fate (KM-053)."""
    waiting = loss.poisonous[:]
    if is_at_zero and not game.options.crystals_add:
        waiting = [number for number in waiting if game.faces[number].id != CRYSTALS]
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


def explode(game: Game, loss: Loss) -> Flow[None]:
    """KM-053: twice the hearts if the victim was eliminated, else the normal amount."""
    for number in loss.poisonous:
        if game.faces[number].id != CRYSTALS or game.players[loss.attacker].is_out:
            continue
        amount = loss.counted
        if game.players[loss.victim].is_out:
            amount = 2 * loss.counted
        elif game.options.crystals_add:
            continue
        yield from lose_hearts(game, [Loss(loss.attacker, amount, loss.victim, CRYSTALS)])


def crab_claws(game: Game, batch: list[Loss]) -> Flow[None]:
    """Crab Claw?! for every wounded monster that has survived."""
    for loss in batch:
        if loss.is_smash and not game.players[loss.victim].is_out:
            yield from crab_claw(game, loss.victim)


def crab_claw(game: Game, seat: int) -> Flow[None]:
    """A wounded monster pays for each Energy card that it wants to keep; the rest is discarded. What it pays is one
    gain."""
    player = game.players[seat]
    kept: list[int] = []
    while player.energy >= powers.CLAW_PRICE:
        options = [Option("crab_claw", game.faces[card].id, card) for card in player.cards if card not in kept]
        if not options:
            break
        options.append(Option("crab_claw", "none", -1))
        answer = yield Choice(seat, "crab_claw", options, "KT-096")
        if answer.subject < 0:
            break
        kept.append(answer.subject)
        actions.pay(game, seat, powers.CLAW_PRICE)
    if not game.options.claw_pays_bank:
        actions.gain_energy(game, game.resolver, powers.CLAW_PRICE * len(kept))
    for number in player.cards:
        if number not in kept:
            actions.lose_card(game, seat, number)


def strike(game: Game, me: int, amount: int, cause: str) -> Flow[None]:
    """Every other monster loses so many hearts by a card of `me`: one batch."""
    yield from lose_hearts(game, [Loss(seat, amount, me, cause) for seat in others_after(game, me)])
