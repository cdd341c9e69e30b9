"""Phase 2 (section 7): the Resolve phase, from the fixed Roll on: windows T4 to T6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import FACES
from bestiaire.core.state import tell
from bestiaire.games.duel.cards.hooks import AFTER_RESOLVING, BEFORE_RESOLVING, SKIP_RESOLVING, SYMBOLS_TO_BE_ADDED
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.asking import in_any_order, offers, take_up_offer
from bestiaire.games.duel.rules.pulls_and_hits import gain_energy, hit, pull
from bestiaire.games.duel.rules.roll import note_if_smash, pending, to_resolve
from bestiaire.games.duel.rules.roll_fixed import due_by_symbols, roll_is_fixed
from bestiaire.games.duel.rules.special_power import STOP_RESOLVING, USE_POWER, power_is_usable, use_power
from bestiaire.games.duel.table.dice import DESTRUCTION, ENERGY, FACE_NAMES, FACE_ORDER, FAME, HEART, POWER, SMASH
from bestiaire.games.duel.table.zones import (
    AFTER_RESOLVE,
    BUY,
    MOST_COUNTED,
    NO_WINDOW,
    RESOLVE_START,
    RESOLVING,
    ROLL_FIXED,
)

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

GROUPS: Final = [Option("resolve", FACE_NAMES[face], face) for face in range(FACES)]


def resolve_phase(game: Game) -> Flow[None]:
    """KD-031: the Roll is fixed (T3); phase 2 begins (T4, KD-244), unless it is skipped; symbols (T5); afterwards
    (T6)."""
    me = game.active
    player = game.players[me]
    game.roll.open_up()
    game.window = ROLL_FIXED
    yield from roll_is_fixed(game)
    game.window = RESOLVE_START
    if not game.options.aside_leaves_roll:
        note_if_smash(game)
    is_skipped = False
    if player.powers & SKIP_RESOLVING.mask:
        is_skipped = yield from is_resolving_skipped(game)
    if player.powers & BEFORE_RESOLVING.mask:
        for card in BEFORE_RESOLVING.cards:
            if player.powers & card.bit:
                yield from card.before_resolving(game, me, is_skipped)
    if not is_skipped:
        game.window = RESOLVING
        note_if_smash(game)
        yield from resolve_symbols(game)
        game.window = AFTER_RESOLVE
        note_if_smash(game)
        if player.powers & AFTER_RESOLVING.mask:
            for card in AFTER_RESOLVING.cards:
                if player.powers & card.bit:
                    yield from card.after_resolving(game, me)
    game.window = NO_WINDOW
    game.roll = game.roll.afresh()
    game.phase = BUY


def is_resolving_skipped(game: Game) -> Flow[bool]:
    """T4, KD-060 (a): whether a card has its owner go straight to phase 3."""
    me = game.active
    for card in SKIP_RESOLVING.cards:
        if game.players[me].powers & card.bit:
            is_skipped = yield from card.skip_resolving(game, me)
            if is_skipped:
                return True
    return False


# -- T5: symbols


def resolve_symbols(game: Game) -> Flow[None]:
    """KD-061, KD-062, KD-069, KD-245: all groups, in any order, with the special power before, between and after them;
    symbols left over do nothing (KD-067). What has but one answer is not asked."""
    while True:
        options = next_options(game)
        if not options:
            return
        answer = options[0]
        if len(options) > 1:
            others = offers(game)
            answer = yield Choice(game.active, "resolve", options + others if others else options, "KD-061")
            if others and take_up_offer(game, answer):
                continue
        if answer.subject == POWER:
            yield from use_power_in_resolving(game)
        elif answer.subject < 0:
            return
        else:
            yield from resolve_group(game, answer.subject)


def next_options(game: Game) -> list[Option]:
    """KD-069, KD-129: the groups left, the power if it can be used, and, with no group left, to leave it at that."""
    options = group_options(game)
    has_groups = len(options) > 0
    if power_is_usable(game):
        options.append(USE_POWER)
        if not has_groups and not game.players[game.active].monster.must_use(game):
            options.append(STOP_RESOLVING)
    return options


def use_power_in_resolving(game: Game) -> Flow[None]:
    """KD-057, KD-123: a use that adds symbols may complete what a card looks for (KD-271); a marker that moves does
    not."""
    me = game.active
    player = game.players[me]
    if not player.monster.adds_symbols:
        yield from use_power(game)
        return
    for card in SYMBOLS_TO_BE_ADDED.of(player.powers):
        card.symbols_to_be_added(game, me)
    held = due_by_symbols(game)
    yield from use_power(game)
    completed = [card for card in due_by_symbols(game) if card not in held]
    yield from in_any_order(game, completed)


def group_options(game: Game) -> list[Option]:
    """KD-062, KD-069: the kinds of symbols of which something is left to resolve."""
    roll = game.roll
    found: list[Option] = []
    for face in FACE_ORDER:
        is_there = roll.rolled[face] + roll.added[face] > roll.resolved[face] or face == SMASH
        if is_there and face != POWER and pending(game, face) > 0:
            found.append(GROUPS[face])
    return found


def resolve_group(game: Game, face: int) -> Flow[None]:
    """KD-062 … KD-066: all symbols of one kind at once."""
    me = game.active
    amount = pending(game, face)
    symbols = to_resolve(game, face)
    if game.log is not None:
        told = symbols if face in (FAME, DESTRUCTION) else amount
        tell(game, "resolve", {"seat": me, "face": FACE_NAMES[face], "amount": told})
    if face == SMASH:
        yield from resolve_smash(game, amount)
        return
    game.roll.resolved[face] = symbols
    if face == HEART:
        actions.heal(game, me, amount)
    elif face == ENERGY:
        yield from gain_energy(game, me, amount)
    else:
        yield from pull(game, me, face, amount)


def resolve_smash(game: Game, amount: int) -> Flow[None]:
    """KD-063, KD-072: one hit for each, in one event. KD-226: so many were resolved this turn."""
    roll = game.roll
    roll.smash_is_done = True
    roll.resolved[SMASH] = roll.added[SMASH]
    hits = yield from game.players[game.active].monster.multiply(game, game.active, amount)
    counted = amount if game.options.smash_counts_before_multiplying else hits
    game.smash_resolved = min(game.smash_resolved + counted, MOST_COUNTED)
    yield from hit(game, 1 - game.active, hits)
