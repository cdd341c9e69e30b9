"""Phase 2 (section 7): the Resolve phase, from the fixed Roll on: windows T4 to T6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import FACES, packed, sets_of, unpacked
from bestiaire.core.state import tell
from bestiaire.games.duel.cards import powers
from bestiaire.games.duel.cards.effects import carry_out
from bestiaire.games.duel.cards.keep_cards import ALIKE_FOR_SELECTION, BATTERIES
from bestiaire.games.duel.cards.monsters import is_alienoid, power_is_usable, use_power
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.asking import METABOLISM, ask, metabolise, metabolism
from bestiaire.games.duel.rules.pulls_and_hits import YES, gain_energy, hit, pull, yes_or_no
from bestiaire.games.duel.rules.roll import identical, note_smash, pending, threes_left, to_resolve
from bestiaire.games.duel.rules.roll_fixed import STOP_RESOLVING, USE_POWER, in_any_order, roll_is_fixed, symbol_cards
from bestiaire.games.duel.table.dice import DESTRUCTION, DICE, ENERGY, FACE_NAMES, FACE_ORDER, FAME, HEART, POWER, SMASH
from bestiaire.games.duel.table.zones import (
    AFTER_RESOLVE,
    BUY,
    MOST_COUNTED,
    MOST_TOKENS,
    NO_WINDOW,
    RESOLVE_START,
    RESOLVING,
    ROLL_FIXED,
)

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

GROUPS: Final = [Option("resolve", FACE_NAMES[face], face) for face in range(FACES)]
REBOOT: Final = yes_or_no("rebooting")
MULTIPLY: Final = yes_or_no("multiply")


def resolve_phase(game: Game) -> Flow[None]:
    """KD-031: the Roll is fixed (T3); phase 2 begins (T4), unless it is skipped; symbols (T5); afterwards (T6)."""
    me = game.active
    game.roll.open_up()
    game.window = ROLL_FIXED
    yield from roll_is_fixed(game)
    game.window = RESOLVE_START
    if not game.options.aside_leaves_roll:
        note_smash(game)
    is_skipped = False
    if game.players[me].powers & powers.REBOOTING:
        is_skipped = yield from reboot(game)
    is_hit = not is_skipped or game.options.rebooting_is_hit
    if is_hit and game.players[me].powers & powers.NATURAL_SELECTION:
        yield from natural_selection(game)
    if not is_skipped:
        if game.players[me].powers & powers.TITANIC_BATTERIES:
            yield from titanic_batteries(game)
        game.window = RESOLVING
        note_smash(game)
        yield from resolve_symbols(game)
        game.window = AFTER_RESOLVE
        note_smash(game)
        if game.players[me].powers & powers.GENTLE_GIANT and not game.roll.held_smash:  # KD-068, KD-237
            yield from carry_out(game, me, actions.card_of(game, me, powers.GENTLE_GIANT))
    game.window = NO_WINDOW
    game.roll = game.roll.afresh()
    game.phase = BUY


# -- T4: the Resolve phase begins


def reboot(game: Game) -> Flow[bool]:
    """KD-060, KD-220: Rebooting may be discarded to skip the Resolve phase. Returns whether it was."""
    me = game.active
    answer = yield from ask(game, "rebooting", REBOOT, "KD-060")
    if answer.subject != YES:
        return False
    number = actions.card_of(game, me, powers.REBOOTING)
    actions.lose_card(game, me, number)
    yield from carry_out(game, me, number)
    return True


def natural_selection(game: Game) -> Flow[None]:
    """KD-060, KD-221: four identical dice or more are ten hits for the owner."""
    me = game.active
    if not game.used & powers.NATURAL_SELECTION and identical(game) >= ALIKE_FOR_SELECTION:
        game.used |= powers.NATURAL_SELECTION
        yield from carry_out(game, me, actions.card_of(game, me, powers.NATURAL_SELECTION))


def titanic_batteries(game: Game) -> Flow[None]:
    """KD-071, KD-222: exactly two dice may be put aside unresolved for a Dice token."""
    me = game.active
    roll = game.roll
    player = game.players[me]
    if game.used & powers.TITANIC_BATTERIES or len(roll.dice) < BATTERIES:
        return
    if player.dice_tokens == MOST_TOKENS and game.options.batteries_need_room:
        return
    pairs = [dice for dice in sets_of(roll.rolled) if sum(dice) == BATTERIES]
    options = [Option("titanic_batteries", DICE.spelled(pair), packed(pair)) for pair in pairs]
    options.append(Option("titanic_batteries", "none", 0))
    answer = yield from ask(game, "titanic_batteries", options, "KD-222")
    if answer.subject:
        game.used |= powers.TITANIC_BATTERIES
        roll.aside = unpacked(answer.subject)
        if game.log is not None:
            tell(game, "aside", {"seat": me, "dice": answer.name.split("+")})
        yield from carry_out(game, me, actions.card_of(game, me, powers.TITANIC_BATTERIES))


# -- T5: symbols


def resolve_symbols(game: Game) -> Flow[None]:
    """KD-061, KD-062, KD-069: all groups, in any order, with the special power before, between and after them. What has
    but one answer is not asked."""
    while True:
        options = next_options(game)
        if not options:
            return
        answer = options[0]
        if len(options) > 1:
            if game.players[game.active].powers & powers.ALIEN_METABOLISM:
                options += metabolism(game)
            answer = yield Choice(game.active, "resolve", options, "KD-061")
        if answer.verb == METABOLISM:
            metabolise(game, answer.subject)
        elif answer.subject == POWER and is_alienoid(game):
            forget_past_threes(game)
            held = symbol_cards(game)
            yield from use_power(game)
            completed = [card for card in symbol_cards(game) if card not in held]
            if completed:
                yield from in_any_order(game, completed)  # KD-057: symbols that were added, not a marker that moved
        elif answer.subject == POWER:
            yield from use_power(game)
        elif answer.subject < 0:
            return
        else:
            yield from resolve_group(game, answer.subject)


def next_options(game: Game) -> list[Option]:
    """KD-069, KD-129: the groups left, the power if it can be used, and, with no group left, to leave it at that."""
    options = group_options(game)
    has_groups = len(options) > 0
    if power_is_usable(game) and not (game.options.alienoid_when_fixed and is_alienoid(game)):
        options.append(USE_POWER)
        if not has_groups and (not game.options.power_is_compulsory or is_alienoid(game)):
            options.append(STOP_RESOLVING)
    return options


def forget_past_threes(game: Game) -> None:
    """KD-057: a Signature Move that came after the Roll was fixed pulls only for threes completed from then on."""
    if game.players[game.active].powers & powers.SIGNATURE_MOVE:
        game.signature_pulls += max(0, threes_left(game))


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
    """KD-063, KD-072: one hit for each, in one event."""
    roll = game.roll
    roll.smash_is_done = True
    roll.resolved[SMASH] = roll.added[SMASH]
    hits = yield from multiplied(game, amount)
    counted = amount if game.options.media_ignores_meka else hits
    game.smash_resolved = min(game.smash_resolved + counted, MOST_COUNTED)
    yield from hit(game, 1 - game.active, hits)


def multiplied(game: Game, amount: int) -> Flow[int]:
    """KD-126: Meka Dragon may multiply the Smash symbols by the Special Power symbols; by one nothing would change."""
    me = game.active
    times = to_resolve(game, POWER)
    if game.players[me].monster.id != "meka_dragon" or times < 2:
        return amount
    answer = yield Choice(me, "multiply", MULTIPLY, "KD-126", amount)
    if answer.subject != YES:
        return amount
    if game.log is not None:
        tell(game, "multiply", {"seat": me, "amount": amount, "times": times})
    return amount * times
