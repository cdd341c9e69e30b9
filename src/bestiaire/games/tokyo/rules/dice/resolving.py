"""Phases 2 and 3 (sections 5 and 9): added symbols (W08), the four groups (W09 to W12), the end of phase 2 (W16), and
entering Tokyo (W17). They are carried out by the resolving monster (KT-029)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Flow
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.cards.printed import Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import ask
from bestiaire.games.tokyo.rules.dice.groups import (
    ENERGY_GROUP,
    GROUP_NAMES,
    GROUPS,
    HEARTS_GROUP,
    NUMBERS_GROUP,
    open_groups,
)
from bestiaire.games.tokyo.rules.dice.healing import resolve_hearts
from bestiaire.games.tokyo.rules.dice.smashing import resolve_smashes
from bestiaire.games.tokyo.rules.expansion.keywords import choose_order, settle_hunts
from bestiaire.games.tokyo.rules.hearts.losses import lose_hearts
from bestiaire.games.tokyo.rules.owning import asked, has_bay, is_free, others_after
from bestiaire.games.tokyo.table.dice import ENERGY, HEART, ONE, SET, SMASH, THREE, TWO, points_for
from bestiaire.games.tokyo.table.zones import BAY, BUY, CITY, CLEAN_UP, EVOLVE, NO_FACE, NOBODY, OUTSIDE, Loss

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


def resolve_phase(game: Game) -> Flow[None]:
    """Phase 2, and phase 3 unless an Evolution card is drawn in between."""
    me = game.resolver
    game.points_gained = 0
    game.groups_done = 0
    game.burrowed = ()
    game.symbols = added_symbols(game)
    if game.options.evolutions or hooks.ANOTHER_RESOLVES.bits:
        for seat in others_after(game, me):
            for card in asked(game, seat, hooks.ANOTHER_RESOLVES):
                yield from card.when_another_resolves(game, seat)
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
    """KT-060 to KT-066: the dice, and what the cards of whoever resolves them (KM-025) add, once and for all; added
    numbers, hearts and energy count like dice (KT-064)."""
    me = game.resolver
    symbols = list(game.rolled)
    if game.players[me].powers & hooks.ADDED_SMASHES.bits:
        for card in asked(game, me, hooks.ADDED_SMASHES):
            symbols[SMASH] += card.added_smashes(game, me)
    if me == game.active:  # KM-024: a Mindbugger takes over the dice alone
        for _, _, smashes in game.hunts:
            symbols[SMASH] += smashes
        if game.infused != NO_FACE:
            symbols[game.infused] += 1
    return symbols


# -- the groups


def resolve_groups(game: Game) -> Flow[None]:
    """KT-050: the resolving player picks the order among all groups that have symbols, also those that will do nothing;
    the last one goes by itself."""
    me = game.resolver
    waiting: list[Card] = []
    if game.players[me].powers & hooks.AFTER_SMASHES.bits:
        waiting = asked(game, me, hooks.AFTER_SMASHES)
    while not game.players[me].is_out:
        left = open_groups(game)
        if not left:
            break
        group = left[0]
        if len(left) > 1:
            options = [GROUPS[group] for group in left]
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
            if waiting:
                yield from after_smashes(game, me, waiting)
                waiting = []
    if waiting:
        yield from after_smashes(game, me, waiting)


def after_smashes(game: Game, me: int, waiting: list[Card]) -> Flow[None]:
    """What cards do after the smashes, or when there are none."""
    for card in waiting:
        if not game.players[me].is_out:
            yield from card.after_smashes(game, me)


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
    if game.players[me].powers & hooks.ON_NUMBERS.bits:
        for card in asked(game, me, hooks.ON_NUMBERS):  # KT-052
            yield from card.on_numbers(game, me)
    if game.sneaks and game.options.sneaky_numbers_only and me == game.active:
        yield from sneak(game, scored)


def resolve_energy(game: Game) -> Flow[None]:
    """KT-054: one gain."""
    me = game.resolver
    if game.log is not None:
        tell_group(game, ENERGY_GROUP, game.symbols[ENERGY])
    actions.gain_energy(game, me, game.symbols[ENERGY])
    if game.helper != NOBODY:
        actions.gain_energy(game, game.helper, game.rolled[ENERGY])
    player = game.players[me]
    if player.hand or player.powers & hooks.ON_ENERGY.bits:
        for card in asked(game, me, hooks.ON_ENERGY):
            yield from card.on_energy(game, me)


# -- W16


def end_of_resolving(game: Game) -> Flow[None]:
    """KT-059: HUNTER texts not yet checked, then SNEAKY, which as an option looks at the numbers group alone; both wait
    for a result that the active monster resolves itself (KM-049)."""
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
        card = game.faces[number]
        if game.log is not None:
            tell(game, "sneaky", {"seat": me, "amount": gained})
        batch: list[Loss] = []
        for seat in others_after(game, me):
            lost = actions.lose_points(game, seat, card.sneaked_points(game, seat, gained))
            hearts = card.sneaked_hearts(lost)
            if hearts:
                batch.append(Loss(seat, hearts, me, card.id))
        if batch:
            yield from lose_hearts(game, batch)


# -- W17


def enter_tokyo(game: Game) -> Flow[None]:
    """KT-110 to KT-113: a resolving monster outside must take an empty place (KT-086: one that was yielded, too), Tokyo
    City first, then the Bay (KT-111); nobody leaves now (KT-114). KT-085: what was noted when that place was yielded
    comes first."""
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
                for card in hooks.PLACE_IS_TAKEN.cards:
                    yield from card.when_place_is_taken(game, seat, me)
        if not player.is_out and player.place == OUTSIDE and is_free(game, place):
            actions.stand(game, me, place)
            actions.reward_entering(game, me)
    game.phase = CLEAN_UP if player.is_out and me == game.active else BUY
