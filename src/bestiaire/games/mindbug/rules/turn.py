"""The rules of Mindbug, in the rulebook's order: set-up, the turn, playing a card, attacking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.games.mindbug.cards.printed import FRENZY, HUNTER, POISONOUS
from bestiaire.games.mindbug.rules.actions import (
    defeat,
    enter_play,
    finish,
    ids,
    leave_hand,
    lose_life,
    refill,
    rival,
    tell,
)
from bestiaire.games.mindbug.rules.asking import card_options, creature_in_play, creature_options
from bestiaire.games.mindbug.rules.dice import roll_dice
from bestiaire.games.mindbug.rules.energy import buy_energy_cards, lay_out
from bestiaire.games.mindbug.rules.powers import (
    able_to_attack,
    able_to_be_hunted,
    able_to_block,
    keywords,
    power,
    why_nobody_blocks,
)
from bestiaire.games.mindbug.rules.resolving import resolve, resolve_waiting
from bestiaire.games.mindbug.table.zones import DECK_SIZE, NO_CARD, Creature, Player

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game

USE_MINDBUG: Final = Option("mindbug", "yes", 1)
KEEP_MINDBUG: Final = Option("mindbug", "no", 0)
HUNT_NOBODY: Final = Option("hunt", "none", -1)
BLOCK_WITH_NOBODY: Final = Option("block", "none", -1)
ATTACK_AGAIN: Final = Option("again", "yes", 1)
STOP_ATTACKING: Final = Option("again", "no", 0)


# -- set-up


def set_up(game: Game) -> Flow[None]:
    """MB-010 … MB-013, MK-002: three Energy cards face up; two Mindbugs and three life each, ten cards each as a draw
    pile (MB-011), five of them drawn (MB-012)."""
    if game.market is not None:
        lay_out(game, game.market)
    pile = list(range(game.pool.creatures))
    game.rng.shuffle(pile)
    game.unused = tuple(pile)
    for seat in range(2):
        deck = game.unused[:DECK_SIZE]
        game.unused = game.unused[DECK_SIZE:]
        game.players.append(Player(deck=deck))
        refill(game, seat)
    game.active = first_player(game)
    if game.log is not None:
        tell(game, "first_player", {"seat": game.active})
    yield from ()


def first_player(game: Game) -> int:
    """MB-014, MB-015: each reveals a card of the unused pile, the higher printed power starts; ties repeat, and a pile
    used up by ties leaves it to the lot. Revealed cards stay face up."""
    while len(game.unused) >= 2:
        shown = game.unused[:2]
        game.unused = game.unused[2:]
        game.revealed = game.revealed + shown
        if game.log is not None:
            tell(game, "reveal", {"cards": ids(game, shown)}, news=True)
        difference = game.faces[shown[0]].power - game.faces[shown[1]].power
        if difference != 0:
            return 0 if difference > 0 else 1
    return game.rng.below(2)


# -- the turn


def turn(game: Game) -> Flow[None]:
    """MB-050, MB-053: one player action, and another one for every card lost to a Mindbug. Nobody may pass. Energy
    cards are bought before all that, once (MK-020, MK-023)."""
    me = game.active
    if game.log is not None:
        tell(game, "turn", {"seat": me})
    refill(game, me)
    refill(game, rival(me))
    if game.market is not None:
        yield from buy_energy_cards(game, game.market)
    while True:
        action = yield from choose_action(game)
        if action.verb == "attack":
            yield from attack_with(game, creature_in_play(game, action.subject))
            break
        was_taken = yield from play_card(game, action.subject)
        if not was_taken:
            break
        if game.log is not None:
            tell(game, "another_action", {"seat": me})
    if game.extended:
        end_effects_of_this_turn(game)
    game.active = rival(me)


def end_effects_of_this_turn(game: Game) -> None:
    """MK-013, MK-033: growth and what was bought for this turn are over."""
    game.this_turn = []
    for player in game.players:
        for creature in player.play:
            creature.growth = 0


def choose_action(game: Game) -> Flow[Option]:
    """MB-041, MB-050: play a card or attack with a creature; who can do neither loses at once.

    Asked even if only one action is possible: a turn that plays itself would lose the thread.
    """
    me = game.active
    player = game.players[me]
    options = card_options(game, "play", player.hand)
    able = able_to_attack(game, me) if game.extended else player.play
    options.extend(creature_options("attack", able))
    if not options:
        finish(game, rival(me), "no_action")
    action = yield Choice(me, "action", options, "MB-050")
    return action


# -- playing a card


def play_card(game: Game, number: int) -> Flow[bool]:
    """MB-051 … MB-054: show it, refill, let the opponent decide on a Mindbug; it enters play for whoever has it then:
    without a Mindbug for who played it (MB-052), and its Play effect is that player's.

    Returns whether it was taken.
    """
    me = game.active
    opponent = game.players[rival(me)]
    leave_hand(game, me, number)
    game.pending = number
    if game.log is not None:
        tell(game, "play", {"seat": me, "card": game.faces[number].id}, news=True)
    refill(game, me)
    was_taken = False
    if opponent.mindbugs > 0:
        answer = yield Choice(rival(me), "mindbug", [USE_MINDBUG, KEEP_MINDBUG], "MB-051", number)
        was_taken = answer.subject == USE_MINDBUG.subject
        if not was_taken and game.log is not None:
            tell(game, "keep_mindbug", {"seat": rival(me), "card": game.faces[number].id})
    if was_taken:
        opponent.mindbugs -= 1
        if game.log is not None:
            tell(game, "mindbug", {"seat": rival(me), "card": game.faces[number].id})
    game.pending = NO_CARD
    enter_play(game, rival(me) if was_taken else me, number)
    yield from resolve_waiting(game)
    return was_taken


# -- attacking


def attack_with(game: Game, attacker: Creature) -> Flow[None]:
    """MB-060, MB-070: an attack, and with FRENZY perhaps a second one, once everything the first one caused is done.

    FRENZY is asked for at that moment and for the same controller (ruling 23, medium-high; ruling 24, low-medium), and
    so is a ban on attacking (ruling 62).
    """
    yield from attack(game, attacker)
    if game.extended and attacker not in able_to_attack(game, game.active):
        return
    if is_still_attacking(game, attacker) and keywords(game, attacker) & FRENZY:
        answer = yield Choice(game.active, "again", [ATTACK_AGAIN, STOP_ATTACKING], "MB-070", attacker.number)
        if answer.subject == ATTACK_AGAIN.subject:
            yield from attack(game, attacker)


def attack(game: Game, attacker: Creature) -> Flow[None]:
    """MB-060 … MB-064: dice, Attack effect (MB-081: before blocking, in each attack), then HUNTER or the blocking
    decision, then the fight or the loss of a life.

    HUNTER comes after the dice and the Attack effect (rulings 16d, 17 and 51, medium).
    """
    if game.log is not None:
        tell(game, "attack", {"seat": game.active, "card": attacker.card.id, "power": power(game, attacker)})
    if game.extended:
        yield from roll_dice(game, attacker)
    effect = attacker.card.attack
    if effect is not None:
        yield from resolve(game, effect, game.active, attacker.number)
        yield from resolve_waiting(game)
        if not is_still_attacking(game, attacker):
            return
    blocker = yield from hunt(game, attacker)
    if blocker is None:
        blocker = yield from block(game, attacker)
    if blocker is None:
        lose_life(game, rival(game.active), 1, attacker.number, True)
    else:
        fight(game, attacker, blocker)
        yield from resolve_waiting(game)


def is_still_attacking(game: Game, attacker: Creature) -> bool:
    """MB-064: an attacker that left its player's play area attacks no more."""
    return attacker in game.players[game.active].play


def hunt(game: Game, attacker: Creature) -> Flow[Creature | None]:
    """MB-071: HUNTER may name any enemy creature that must block, even one that could not."""
    defender = rival(game.active)
    if not game.players[defender].play or not keywords(game, attacker) & HUNTER:
        return None
    prey = able_to_be_hunted(game, defender, attacker)
    if not prey:
        return None
    options = creature_options("hunt", prey)
    options.append(HUNT_NOBODY)
    answer = yield Choice(game.active, "hunt", options, "MB-071", attacker.number)
    if answer.subject == HUNT_NOBODY.subject:
        return None
    blocker = creature_in_play(game, answer.subject)
    if game.log is not None:
        tell(game, "hunt", {"seat": blocker.seat, "card": blocker.card.id, "power": power(game, blocker)})
    return blocker


def block(game: Game, attacker: Creature) -> Flow[Creature | None]:
    """MB-061: the opponent may block with one creature that is able to."""
    defender = rival(game.active)
    able = able_to_block(game, defender, attacker)
    if not able:
        if game.log is not None and game.players[defender].play:
            reasons = why_nobody_blocks(game, defender, attacker)
            tell(game, "unblockable", {"seat": defender, "card": attacker.card.id, "reasons": reasons})
        return None
    options = creature_options("block", able)
    options.append(BLOCK_WITH_NOBODY)
    answer = yield Choice(defender, "block", options, "MB-061", attacker.number)
    if answer.subject == BLOCK_WITH_NOBODY.subject:
        return None
    blocker = creature_in_play(game, answer.subject)
    if game.log is not None:
        tell(game, "block", {"seat": defender, "card": blocker.card.id, "power": power(game, blocker)})
    return blocker


def fight(game: Game, attacker: Creature, blocker: Creature) -> None:
    """MB-062, MB-072, MB-075: both judged at once; the lower power is defeated, equal power defeats both, and POISONOUS
    always defeats the other. However many reasons there are, it is one defeat."""
    attack_power = power(game, attacker)
    block_power = power(game, blocker)
    defeated: list[Creature] = []
    if attack_power <= block_power or keywords(game, blocker) & POISONOUS:
        defeated.append(attacker)
    if block_power <= attack_power or keywords(game, attacker) & POISONOUS:
        defeated.append(blocker)
    defeat(game, defeated)
