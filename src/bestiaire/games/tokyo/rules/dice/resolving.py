"""Phases 2 and 3 (sections 5 and 9): added symbols (W08), the four groups (W09 to W12), the end of phase 2 (W16), and
entering Tokyo (W17). They are carried out by the resolving monster (KT-029)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.cards.effects import reward_entering
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import ask
from bestiaire.games.tokyo.rules.dice.healing import resolve_hearts
from bestiaire.games.tokyo.rules.dice.smashing import has_smash_die, resolve_smashes
from bestiaire.games.tokyo.rules.expansion import hands
from bestiaire.games.tokyo.rules.expansion.keywords import choose_order, settle_hunts
from bestiaire.games.tokyo.rules.hearts.losses import lose_hearts, strike
from bestiaire.games.tokyo.rules.owning import copies, has_bay, in_tokyo, is_free, others_after
from bestiaire.games.tokyo.table.dice import ENERGY, HEART, ONE, SET, SMASH, THREE, TWO, points_for
from bestiaire.games.tokyo.table.zones import (
    BAY,
    BUY,
    CITY,
    CLEAN_UP,
    EVOLVE,
    MOST_TOKENS,
    NO_FACE,
    NOBODY,
    OUTSIDE,
    Loss,
)

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

NUMBERS_GROUP: Final = 0
HEARTS_GROUP: Final = 1
ENERGY_GROUP: Final = 2
SMASHES_GROUP: Final = 3
GROUP_NAMES: Final = ("numbers", "hearts", "energy", "smashes")
GROUPS: Final = [Option("resolve", GROUP_NAMES[group], group) for group in range(4)]
ALL_DONE: Final = 15

HELP: Final = [Option("helpful_mindbug", "play", 1), Option("helpful_mindbug", "none", 0)]
DECLINE: Final = [HELP[1]]
EAT: Final = [Option("hungry_face", "play", 1), Option("hungry_face", "none", 0)]

ADDERS: Final = (
    powers.ACID_ATTACK
    | powers.NO_BRAIN
    | powers.BURROWING
    | powers.POISON_QUILLS
    | powers.SPIKED_TAIL
    | powers.URBAVORE
)
ON_NUMBERS: Final = (
    powers.GOURMET | powers.FREEZE_TIME | powers.DETRITIVORE | powers.COMPLETE_DESTRUCTION | powers.SCARY_FACE
)


def resolve_phase(game: Game) -> Flow[None]:
    """Phase 2, and phase 3 unless an Evolution card is drawn in between."""
    me = game.resolver
    game.points_gained = 0
    game.groups_done = 0
    game.burrowed = ()
    game.symbols = added_symbols(game)
    if game.options.evolutions:
        yield from offer_help(game)
    yield from resolve_groups(game)
    if not game.players[me].is_out:
        yield from end_of_resolving(game)
    draws = game.options.evolutions and not game.players[me].is_out and game.rolled[HEART] >= SET
    game.symbols = []
    game.groups_done = 0
    game.points_gained = 0
    game.helper = NOBODY
    if draws:
        game.phase = EVOLVE
    else:
        yield from enter_tokyo(game)


# -- W08


def added_symbols(game: Game) -> list[int]:
    """KT-060 to KT-066: the dice, and what the resolving monster's cards add to them, once and for all."""
    me = game.resolver
    symbols = list(game.rolled)
    owned = game.players[me].powers
    if owned & ADDERS:
        tokyo = in_tokyo(game, me)
        smashes = powers.ACID_SMASHES * copies(game, me, powers.ACID_ATTACK)
        smashes += powers.NO_BRAIN_SMASHES * copies(game, me, powers.NO_BRAIN)
        if tokyo:
            smashes += powers.BURROWING_SMASHES * copies(game, me, powers.BURROWING)
        if game.rolled[TWO] >= SET:
            smashes += powers.QUILL_SMASHES * copies(game, me, powers.POISON_QUILLS)
        if game.rolled[SMASH] > 0:
            smashes += powers.TAIL_SMASHES * copies(game, me, powers.SPIKED_TAIL)
            if tokyo:
                smashes += powers.URBAVORE_SMASHES * copies(game, me, powers.URBAVORE)
        symbols[SMASH] += smashes
    if me == game.active:  # KM-024: a Mindbugger takes over the dice alone
        for _, _, smashes in game.hunts:
            symbols[SMASH] += smashes
        if game.infused != NO_FACE:
            symbols[game.infused] += 1
    return symbols


def offer_help(game: Game) -> Flow[None]:
    """KM-114: Helpful Mindbug is declared before the first group."""
    if not game.rolled[HEART] and not game.rolled[ENERGY]:
        return
    for seat in others_after(game, game.resolver):
        if not hands.could_hold(game, seat, hands.HELPFUL):
            continue
        cards = hands.held(game, seat, hands.HELPFUL)
        answer = yield from ask(game, seat, "helpful_mindbug", HELP if cards else DECLINE, "KM-114")
        if answer.subject:
            hands.play_from_hand(game, seat, cards[0])
            game.helper = seat


# -- the groups


def resolve_groups(game: Game) -> Flow[None]:
    """KT-050: the resolving player picks the order among all groups that have symbols; where at most one of them can
    do anything, or its moment matter, it goes by itself."""
    me = game.resolver
    is_strong = game.options.evolutions and is_three_times_as_strong(game)
    while not game.players[me].is_out:
        left = [group for group in range(4) if matters(game, group)]
        if not left:
            break
        group = left[0]
        if len(left) > 1:
            options = [GROUPS[group] for group in range(4) if is_open(game, group)]
            group = (yield from ask(game, me, "resolve", options, "KT-050")).subject
        game.groups_done |= 1 << group
        if group == NUMBERS_GROUP:
            yield from resolve_numbers(game)
        elif group == HEARTS_GROUP:
            yield from resolve_hearts(game)
        elif group == ENERGY_GROUP:
            yield from resolve_energy(game)
        else:
            yield from resolve_smashes(game)
            if is_strong and not game.players[me].is_out:
                is_strong = False
                yield from strike(game, me, powers.STRONG_HEARTS, "three_times_as_strong")
    if is_strong and not game.players[me].is_out:
        yield from strike(game, me, powers.STRONG_HEARTS, "three_times_as_strong")


def is_three_times_as_strong(game: Game) -> bool:
    """KM-111: exactly three dice of one face; checked in W08."""
    return bool(game.players[game.resolver].powers & powers.THREE_TIMES_AS_STRONG) and SET in game.rolled


def is_open(game: Game, group: int) -> bool:
    """KT-050: whether a group is still to be resolved: it has symbols, whatever they will do."""
    if group != NUMBERS_GROUP or game.options.earlier_rulings:
        return matters(game, group)
    symbols = game.symbols
    return not game.groups_done & (1 << group) and symbols[ONE] + symbols[TWO] + symbols[THREE] > 0


def matters(game: Game, group: int) -> bool:
    """Whether it makes a difference if, and when, a group is resolved. It does for hearts in Tokyo, too: by the time
    they are resolved the monster may have left. It never does for numbers that score nothing."""
    if game.groups_done & (1 << group):
        return False
    symbols = game.symbols
    if group == NUMBERS_GROUP:
        if symbols[ONE] >= SET or symbols[TWO] >= SET or symbols[THREE] >= SET:
            return True
        owned = game.players[game.resolver].powers
        return bool(owned & ON_NUMBERS) and (
            bool(owned & powers.DETRITIVORE and has_one_two_three(game))
            or bool(owned & powers.COMPLETE_DESTRUCTION and has_all_faces(game))
        )
    if group == HEARTS_GROUP:
        return symbols[HEART] > 0 and not (game.options.earlier_rulings and are_hearts_void(game))
    return symbols[ENERGY if group == ENERGY_GROUP else SMASH] > 0


def are_hearts_void(game: Game) -> bool:
    """Hearts that can do nothing for anybody where the resolving monster stands."""
    is_ray = bool(game.players[game.resolver].powers & powers.HEALING_RAY)
    return in_tokyo(game, game.resolver) and not game.options.evolutions and not is_ray


def has_one_two_three(game: Game) -> bool:
    return game.rolled[ONE] > 0 and game.rolled[TWO] > 0 and game.rolled[THREE] > 0


def has_all_faces(game: Game) -> bool:
    """KT-063, KT-065: on the dice; as an option an added smash will do."""
    return has_smash_die(game) and 0 not in game.rolled[:SMASH]


def tell_group(game: Game, group: int, amount: int) -> None:
    tell(game, "resolve", {"seat": game.resolver, "group": GROUP_NAMES[group], "amount": amount})


def resolve_numbers(game: Game) -> Flow[None]:
    """KT-051 to KT-053: each number that scores is a gain of its own, and so is what a card adds."""
    me = game.resolver
    scored = 0
    if game.log is not None:
        points = sum([points_for(face, game.symbols[face]) for face in (ONE, TWO, THREE)])
        tell_group(game, NUMBERS_GROUP, points)
    for face in (ONE, TWO, THREE):
        points = points_for(face, game.symbols[face])
        if points:
            scored += actions.gain_points(game, me, points)
    if game.players[me].powers & ON_NUMBERS:
        yield from cards_on_numbers(game, me)
    if game.sneaks and game.options.sneaky_numbers_only and me == game.active:
        yield from sneak(game, scored)


def cards_on_numbers(game: Game, me: int) -> Flow[None]:
    """KT-052: Gourmet, Freeze Time, Detritivore, Complete Destruction, Scary Face, in this order."""
    if game.rolled[ONE] >= SET:
        score_copies(game, me, powers.GOURMET, powers.GOURMET_POINTS)
        if game.players[me].powers & powers.FREEZE_TIME and me == game.active:
            game.frozen = True
    if has_one_two_three(game):
        score_copies(game, me, powers.DETRITIVORE, powers.DETRITIVORE_POINTS)
    if has_all_faces(game):
        score_copies(game, me, powers.COMPLETE_DESTRUCTION, powers.DESTRUCTION_POINTS)
    if game.players[me].powers & powers.SCARY_FACE and game.rolled[THREE] == SET:
        yield from scary_face(game, me)


def score_copies(game: Game, me: int, bit: int, points: int) -> None:
    """Each copy of a card is a gain of its own (KT-053)."""
    for _ in range(copies(game, me, bit)):
        actions.gain_points(game, me, points)


def scary_face(game: Game, me: int) -> Flow[None]:
    """KM-111, KM-113: 1 point stolen from the other monster that has most."""
    others = others_after(game, me)
    most = max([0, *[game.players[seat].points for seat in others]])  # smashes may have left nobody
    if most == 0:
        return
    richest = [seat for seat in others if game.players[seat].points == most]
    victim = richest[0]
    if len(richest) > 1:
        options = [Option("scary_face", str(seat), seat) for seat in richest]
        victim = (yield Choice(me, "scary_face", options, "KM-111")).subject
    actions.gain_points(game, me, actions.lose_points(game, victim, powers.SCARY_POINTS))


def resolve_energy(game: Game) -> Flow[None]:
    """KT-054: one gain. Then Hungry Face, for exactly three energy dice."""
    me = game.resolver
    if game.log is not None:
        tell_group(game, ENERGY_GROUP, game.symbols[ENERGY])
    actions.gain_energy(game, me, game.symbols[ENERGY])
    if game.helper != NOBODY:
        actions.gain_energy(game, game.helper, game.rolled[ENERGY])
    if game.rolled[ENERGY] == SET and hands.could_hold(game, me, hands.HUNGRY):
        cards = hands.held(game, me, hands.HUNGRY)
        answer = yield Choice(me, "hungry_face", EAT if cards else EAT[1:], "KM-111")
        if answer.subject:
            hands.play_from_hand(game, me, cards[0])
            game.discount = min(game.discount + powers.HUNGRY_DISCOUNT, MOST_TOKENS)


# -- W16


def end_of_resolving(game: Game) -> Flow[None]:
    """KT-059: HUNTER texts not yet checked, then SNEAKY, which as an option looks at the numbers group alone."""
    yield from settle_hunts(game, [])
    if game.sneaks and game.resolver == game.active and not game.players[game.active].is_out:
        yield from sneak(game, 0 if game.options.sneaky_numbers_only else game.points_gained)


def sneak(game: Game, gained: int) -> Flow[None]:
    """KM-046 to KM-048: for each activated SNEAKY, every other monster loses as many points as were gained."""
    me = game.active
    waiting = game.sneaks
    game.sneaks = ()
    if gained <= 0:
        return
    ordered = yield from choose_order(game, me, waiting)
    for number in ordered:
        card = game.faces[number].id
        if game.log is not None:
            tell(game, "sneaky", {"seat": me, "amount": gained})
        batch: list[Loss] = []
        for seat in others_after(game, me):
            amount = gained
            if card == "shark_attack" and in_tokyo(game, seat):
                amount += powers.SHARK_POINTS
            lost = actions.lose_points(game, seat, amount)
            if lost and card == "offensive_protocol":
                batch.append(Loss(seat, lost, me, card))
        if batch:
            yield from lose_hearts(game, batch)


# -- W17


def enter_tokyo(game: Game) -> Flow[None]:
    """KT-110 to KT-113: a resolving monster outside must take an empty place, Tokyo City first. KT-085: Burrowing of
    whoever yielded that place comes first."""
    me = game.resolver
    player = game.players[me]
    burrowed = game.burrowed
    game.burrowed = ()
    place = OUTSIDE
    if not player.is_out and player.place == OUTSIDE:
        if is_free(game, CITY):
            place = CITY
        elif has_bay(game) and is_free(game, BAY):
            place = BAY
    if place != OUTSIDE:
        for left, seat in burrowed:
            if left == place and not player.is_out:
                loss = Loss(me, powers.BURROWING_HEARTS, seat, "burrowing")
                yield from lose_hearts(game, [loss])
        if not player.is_out and player.place == OUTSIDE and is_free(game, place):
            actions.stand(game, me, place)
            reward_entering(game, me)
    game.phase = CLEAN_UP if player.is_out and me == game.active else BUY
