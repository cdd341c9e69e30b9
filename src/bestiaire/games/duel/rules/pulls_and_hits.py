"""Pulling a marker (section 8), hits and life (section 13): they set each other off, so they stand together.

Nothing is half done (KD-035): what a step, a bonus or a hit sets off is carried out, with all that follows from it,
before the interrupted effect goes on. The generators' own stack is that order, and pulls can be nested in it (KD-086).
What cards ask on the way (KD-246) is asked of whoever owns them, the Rival of the active player, too (KD-247).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Flow
from bestiaire.core.state import rival, tell
from bestiaire.games.duel.cards.buzz_tokens import (
    A_DIE,
    A_HEART,
    A_STOP,
    AN_ENERGY,
    BONUS_NAMES,
    BUZZ_TOKENS,
    EMPTY,
    PAW,
    TWO_PAWS,
)
from bestiaire.games.duel.cards.hooks import (
    PULL_BEGINS,
    REPLACE_BONUS,
    RIVAL_GAINS_ENERGY,
    RIVAL_WAS_HIT,
    SAVE,
    SPACES_PULLED,
    TOKEN_LEFT,
    WARD_OFF,
    WAS_HIT,
)
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.roll import note_if_smash
from bestiaire.games.duel.table.dice import DESTRUCTION, FAME, TRACK_NAMES
from bestiaire.games.duel.table.tracks import BOARD, at, direction, is_in_spotlight, is_victory, step
from bestiaire.games.duel.table.zones import MOST_COUNTED

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


# -- pulling


def pull(game: Game, me: int, track: int, spaces: int) -> Flow[None]:
    """KD-080 … KD-088: one pull of so many spaces, step by step toward the puller. KD-087: none is no pull."""
    if spaces <= 0:
        return
    if game.log is not None:
        tell(game, "pull", {"seat": me, "track": TRACK_NAMES[track], "amount": spaces})
    player = game.players[me]
    if player.powers & PULL_BEGINS.mask:
        for card in PULL_BEGINS.of(player.powers):
            card.pull_begins(game, me, track)
    reached = 0
    while reached < spaces:
        reached += 1
        is_stopped = yield from pull_one_space(game, me, track)
        if game.options.spaces_count_at_each_step and player.powers & SPACES_PULLED.mask:
            yield from spaces_were_pulled(game, me, track, 1)
        if is_stopped:
            break
    if not game.options.spaces_count_at_each_step and player.powers & SPACES_PULLED.mask:
        yield from spaces_were_pulled(game, me, track, reached)


def pull_one_space(game: Game, me: int, track: int) -> Flow[bool]:
    """KD-082: one step, then the victory check for both players, the stop, the Buzz bonus, and triggers on leaving a
    token. Returns whether the pull ends here (KD-112, KD-263)."""
    left = game.cover[at(track, game.markers[track])]
    half = step(game.cover, track, game.markers[track], direction(me))
    game.markers[track] = half
    if game.log is not None:
        tell(game, "step", {"seat": me, "track": TRACK_NAMES[track], "space": space_name(half)})
    check_markers(game, me)
    note_if_smash(game)
    token = game.cover[at(track, half)]
    is_stopped = False
    if token != BOARD:
        bonus = game.bonuses[at(track, half)]
        if bonus == A_STOP:
            is_stopped = game.players[rival(me)].monster.stops_pulls
            if is_stopped and game.log is not None:
                tell(game, "stop", {"seat": me, "track": TRACK_NAMES[track], "space": space_name(half)})
        else:
            yield from receive(game, me, bonus, token)
    if left not in (BOARD, token) and game.players[me].powers & TOKEN_LEFT.mask:
        for card in TOKEN_LEFT.of(game.players[me].powers):
            card.token_left(game, me)
    return is_stopped


def spaces_were_pulled(game: Game, me: int, track: int, spaces: int) -> Flow[None]:
    """KD-084: triggers that count the spaces of a pull."""
    for card in SPACES_PULLED.cards:
        if game.players[me].powers & card.bit:
            yield from card.spaces_pulled(game, me, track, spaces)


def space_name(half: int) -> int | float:
    """A space as positions and events have it: 3, or 3.5 for an added one."""
    return half // 2 if half % 2 == 0 else half / 2


def check_markers(game: Game, me: int) -> None:
    """KD-190, KD-191, KD-192, KD-196: a marker on the puller's Victory space (no pull leads to the Rival's), or both in
    one player's Spotlight zones: the Rival's too, who may see a marker pulled back into the zone from behind it. It is
    looked for after every step (KD-260)."""
    fame, destruction = game.markers[FAME], game.markers[DESTRUCTION]
    if is_victory(fame, me) or is_victory(destruction, me):
        actions.finish(game, [me], "victory")
    for seat in (me, rival(me)):
        if is_in_spotlight(fame, seat) and is_in_spotlight(destruction, seat):
            actions.finish(game, [seat], "spotlight")


def receive(game: Game, me: int, bonus: int, token: int) -> Flow[None]:
    """KD-083, KD-100: whoever pulls onto a bonus receives it, unless a card puts something in its place (KD-228)."""
    if game.players[me].powers & REPLACE_BONUS.mask:
        for card in REPLACE_BONUS.cards:
            if game.players[me].powers & card.bit:
                is_replaced = yield from card.replace_bonus(game, me, bonus)
                if is_replaced:
                    return
    if bonus != EMPTY:
        yield from give_bonus(game, me, bonus, token)


def give_bonus(game: Game, me: int, bonus: int, token: int) -> Flow[None]:
    """KD-100: what is printed on the space."""
    if game.log is not None:
        tell(game, "bonus", {"seat": me, "bonus": BONUS_NAMES[bonus], "token": BUZZ_TOKENS[token].id})
    if bonus == PAW:
        yield from hit(game, rival(me), 1)
    elif bonus == TWO_PAWS:
        yield from hit(game, rival(me), 2)
    elif bonus == A_HEART:
        actions.heal(game, me, 1)
    elif bonus == AN_ENERGY:
        yield from gain_energy(game, me, 1)
    elif bonus == A_DIE:
        actions.gain_dice_tokens(game, me, 1)


# -- energy


def gain_energy(game: Game, me: int, amount: int) -> Flow[None]:
    """KD-065: gains energy. KD-223: a card of the Rival may react to it."""
    if amount <= 0:
        return
    actions.add_energy(game, me, amount)
    other = rival(me)
    if game.players[other].powers & RIVAL_GAINS_ENERGY.mask:
        for card in RIVAL_GAINS_ENERGY.cards:
            if game.players[other].powers & card.bit:
                yield from card.rival_gains_energy(game, other, amount)


# -- hits


def hit(game: Game, victim: int, amount: int) -> Flow[None]:
    """KD-170: one damage event against one Monster, in seven steps."""
    left = yield from ward_off(game, victim, amount)
    if left <= 0:
        return
    taken = lose_life(game, victim, left)
    total = game.players[victim].hits
    check_lives(game)
    if game.players[rival(victim)].powers & RIVAL_WAS_HIT.mask:
        yield from after_hitting(game, victim, taken, total)
    if game.players[victim].powers & WAS_HIT.mask:
        yield from after_being_hit(game, victim, taken, total)


def hit_both(game: Game, buyer: int, to_buyer: int, to_other: int) -> Flow[None]:
    """KD-174: both Monsters at once. The buyer decides first, both lose life, then one check (KD-274), then what hits
    set off, the active player's first."""
    other = rival(buyer)
    left = [0, 0]
    left[buyer] = yield from ward_off(game, buyer, to_buyer)
    left[other] = yield from ward_off(game, other, to_other)
    taken = [lose_life(game, seat, left[seat]) for seat in range(2)]
    totals = [player.hits for player in game.players]
    check_lives(game)
    for seat in (game.active, rival(game.active)):
        victim = rival(seat)
        yield from after_hitting(game, victim, taken[victim], totals[victim])
        yield from after_being_hit(game, seat, taken[seat], totals[seat])


def ward_off(game: Game, victim: int, amount: int) -> Flow[int]:
    """KD-170, steps 1 to 4. Returns the hits that are left. KD-229: a card that has saved its owner wards off hits for
    the rest of the turn, discarded as it is."""
    if amount <= 0:
        return 0
    player = game.players[victim]
    if game.log is not None:
        tell(game, "hits", {"seat": victim, "amount": amount})
    working = player.powers | SAVE.mask if player.immune else player.powers
    if working & WARD_OFF.mask:
        for card in WARD_OFF.of(working):
            amount = yield from card.ward_off(game, victim, amount)
            if amount <= 0:
                return 0
    return amount


def ignore(game: Game, seat: int, card: str, amount: int) -> None:
    """Tells that a card wards off hits."""
    if game.log is not None:
        tell(game, "ignored", {"seat": seat, "card": card, "amount": amount})


def lose_life(game: Game, victim: int, amount: int) -> int:
    """KD-170, steps 5 and 6, KD-171: unless a card saves its owner, life falls to 0 at the least. Returns the hits
    taken."""
    if amount <= 0:
        return 0
    player = game.players[victim]
    if amount >= player.life:
        for card in SAVE.of(player.powers):
            return card.save(game, victim)
        amount = player.life
    take_hits(game, victim, amount)
    return amount


def take_hits(game: Game, victim: int, taken: int) -> None:
    """KD-171: so much life is lost, and counts as hits taken this turn."""
    player = game.players[victim]
    player.life -= taken
    player.hits = min(player.hits + taken, MOST_COUNTED)
    if taken and game.log is not None:
        tell(game, "lose_life", {"seat": victim, "amount": taken, "life": player.life})


def check_lives(game: Game) -> None:
    """KD-190, KD-191: whoever has no life left has lost, at once."""
    winners = winners_by_life(game)
    if winners:
        actions.finish(game, winners, reason_of(winners))


def winners_by_life(game: Game) -> list[int]:
    """KD-190, KD-193: whose Rival has no life left. KD-195: both at once is a draw, or the buyer's loss."""
    dead = [seat for seat in range(2) if game.players[seat].life == 0]
    if len(dead) == 2:
        return [rival(game.active)] if game.options.buyer_loses_tie else [0, 1]
    return [rival(seat) for seat in dead]


def reason_of(winners: list[int]) -> str:
    """Why a game is over in which life ran out."""
    return "both_at_zero" if len(winners) == 2 else "life"


def after_hitting(game: Game, victim: int, taken: int, total: int) -> Flow[None]:
    """KD-170, step 7: triggers of the victim's Rival; `total` are the hits of the turn up to this event."""
    me = rival(victim)
    for card in RIVAL_WAS_HIT.cards:
        if taken > 0 and game.players[me].powers & card.bit:
            yield from card.rival_was_hit(game, me, taken, total)


def after_being_hit(game: Game, victim: int, taken: int, total: int) -> Flow[None]:
    """KD-170, step 7: triggers of the victim, which come second."""
    for card in WAS_HIT.cards:
        if taken > 0 and game.players[victim].powers & card.bit:
            yield from card.was_hit(game, victim, taken, total)
