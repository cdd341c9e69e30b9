"""Pulling a marker (section 8), hits and life (section 13): they set each other off, so they stand together.

Nothing is half done (KD-035): what a step, a bonus or a hit sets off is carried out, with all that follows from it,
before the interrupted effect goes on. The generators' own stack is that order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import throw
from bestiaire.core.state import rival, tell
from bestiaire.games.duel.cards import powers
from bestiaire.games.duel.cards.buzz_tokens import (
    A_DIE,
    A_HEART,
    A_KING,
    AN_ENERGY,
    BONUS_NAMES,
    BUZZ_TOKENS,
    EMPTY,
    PAW,
    TWO_PAWS,
)
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.roll import note_smash
from bestiaire.games.duel.table.dice import DESTRUCTION, FACE_NAMES, FAME, HEART, TRACK_NAMES
from bestiaire.games.duel.table.tracks import BOARD, at, direction, is_in_spotlight, is_victory, step
from bestiaire.games.duel.table.zones import MOST_COUNTED, RESOLVING, ROLL_FIXED

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

YES: Final = 1
NO: Final = 0


def yes_or_no(card: str) -> list[Option]:
    return [Option(card, "yes", YES), Option(card, "no", NO)]


UNCHAINED: Final = yes_or_no("unchained")
LIGHTNING_SPEED: Final = yes_or_no("lightning_speed")
CAMOUFLAGE: Final = yes_or_no("camouflage")
IN_SHAPE: Final = yes_or_no("in_shape")
SUPERCONDUCTOR: Final = yes_or_no("superconductor")


# -- pulling


def pull(game: Game, me: int, track: int, spaces: int) -> Flow[None]:
    """KD-080 … KD-088: one pull of so many spaces, step by step toward the puller."""
    if spaces <= 0:
        return
    if game.log is not None:
        tell(game, "pull", {"seat": me, "track": TRACK_NAMES[track], "amount": spaces})
    if track == DESTRUCTION:
        stomp(game, me)
    reached = 0
    while reached < spaces:
        reached += 1
        is_stopped = yield from pull_one_space(game, me, track)
        if game.options.tail_hits_per_step:
            yield from spiked_tail(game, me, track, 1)
        if is_stopped:
            break
    if not game.options.tail_hits_per_step:
        yield from spiked_tail(game, me, track, reached)


def pull_one_space(game: Game, me: int, track: int) -> Flow[bool]:
    """KD-082: after each step the victory check for both players, the King stop, the Buzz bonus, then Scrappy. Returns
    whether the pull ends here (KD-112)."""
    left = game.cover[at(track, game.markers[track])]
    half = step(game.cover, track, game.markers[track], direction(me))
    game.markers[track] = half
    if game.log is not None:
        tell(game, "step", {"seat": me, "track": TRACK_NAMES[track], "space": space_name(half)})
    check_markers(game, me)
    note_smash(game)
    token = game.cover[at(track, half)]
    is_stopped = False
    if token != BOARD:
        bonus = game.bonuses[at(track, half)]
        if bonus == A_KING:
            is_stopped = game.players[rival(me)].monster.id == "the_king"
            if is_stopped and game.log is not None:
                tell(game, "stop", {"seat": me, "track": TRACK_NAMES[track], "space": space_name(half)})
        else:
            yield from receive(game, me, bonus, token)
    if left not in (BOARD, token) and game.players[me].powers & powers.SCRAPPY:
        actions.gain_dice_tokens(game, me, powers.TOKENS_ON_LEAVING)
    return is_stopped


def space_name(half: int) -> int | float:
    """A space as positions and events have it: 3, or 3.5 for an added one."""
    return half // 2 if half % 2 == 0 else half / 2


def check_markers(game: Game, me: int) -> None:
    """KD-190 to KD-192, KD-196: a marker on the puller's Victory space (no pull leads to the Rival's), or both in one
    player's Spotlight zones: the Rival's too, who may see a marker pulled back into the zone from behind it."""
    fame, destruction = game.markers[FAME], game.markers[DESTRUCTION]
    if is_victory(fame, me) or is_victory(destruction, me):
        actions.finish(game, [me], "victory")
    for seat in (me, rival(me)):
        if is_in_spotlight(fame, seat) and is_in_spotlight(destruction, seat):
            actions.finish(game, [seat], "spotlight")


def receive(game: Game, me: int, bonus: int, token: int) -> Flow[None]:
    """KD-083, KD-100: whoever pulls onto a bonus receives it. KD-228: Unchained may make any of them a paw, Lightning
    Speed an empty space."""
    owned = game.players[me].powers
    as_paw = NO
    if bonus == EMPTY:
        if owned & powers.LIGHTNING_SPEED:
            as_paw = (yield Choice(me, "lightning_speed", LIGHTNING_SPEED, "KD-228", bonus)).subject
    elif owned & powers.UNCHAINED and bonus not in (PAW, TWO_PAWS):
        as_paw = (yield Choice(me, "unchained", UNCHAINED, "KD-228", bonus)).subject
    if as_paw == YES:
        yield from hit(game, rival(me), powers.LIGHTNING_PAWS)
    elif bonus != EMPTY:
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


def stomp(game: Game, me: int) -> None:
    """KD-224: Thunder Stomp, once per turn, for a Destruction pull made while the own dice are resolved."""
    counts = game.window == RESOLVING or (game.window == ROLL_FIXED and game.options.stomps_when_fixed)
    if counts and me == game.active and actions.use(game, me, powers.THUNDER_STOMP):
        actions.lack_dice(game, rival(me), powers.STOMP_DICE)


def spiked_tail(game: Game, me: int, track: int, spaces: int) -> Flow[None]:
    """KD-084: Spiked Tail hits for every space that Destruction was pulled."""
    if track == DESTRUCTION and game.players[me].powers & powers.SPIKED_TAIL:
        yield from hit(game, rival(me), powers.TAIL_HITS * spaces)


# -- energy


def gain_energy(game: Game, me: int, amount: int) -> Flow[None]:
    """KD-065. KD-223: while dice are resolved the Rival may discard Superconductor to gain as much."""
    if amount <= 0:
        return
    actions.add_energy(game, me, amount)
    other = rival(me)
    if game.window == RESOLVING and me == game.active and game.players[other].powers & powers.SUPERCONDUCTOR:
        answer = yield Choice(other, "superconductor", SUPERCONDUCTOR, "KD-223", amount)
        if answer.subject == YES:
            actions.lose_card(game, other, actions.card_of(game, other, powers.SUPERCONDUCTOR))
            actions.add_energy(game, other, amount)


# -- hits


def hit(game: Game, victim: int, amount: int) -> Flow[None]:
    """KD-170: one damage event against one Monster, in seven steps."""
    left = yield from ward_off(game, victim, amount)
    if left <= 0:
        return
    taken = lose_life(game, victim, left)
    total = game.players[victim].hits
    check_lives(game)
    yield from pulls_for_hits(game, victim, taken, total)
    yield from swap_for_hits(game, victim, taken, total)


def hit_both(game: Game, buyer: int, to_buyer: int, to_other: int) -> Flow[None]:
    """KD-174: both Monsters at once. The buyer decides first, both lose life, then one check, then what hits set off,
    the active player's first."""
    other = rival(buyer)
    left = [0, 0]
    left[buyer] = yield from ward_off(game, buyer, to_buyer)
    left[other] = yield from ward_off(game, other, to_other)
    taken = [lose_life(game, seat, left[seat]) for seat in range(2)]
    totals = [player.hits for player in game.players]
    check_lives(game)
    for seat in (game.active, rival(game.active)):
        victim = rival(seat)
        yield from pulls_for_hits(game, victim, taken[victim], totals[victim])
        yield from swap_for_hits(game, seat, taken[seat], totals[seat])


def ward_off(game: Game, victim: int, amount: int) -> Flow[int]:
    """KD-170, steps 1 to 4: immunity, Camouflage, Trendsetter, Armor Plating. Returns the hits that are left. KD-173:
    the last two ignore the first hit of a Rival's turn, which is past once one was taken; as an option any hit."""
    if amount <= 0:
        return 0
    player = game.players[victim]
    if game.log is not None:
        tell(game, "hits", {"seat": victim, "amount": amount})
    if player.powers & powers.HIBERNATION:
        ignore(game, victim, "hibernation", amount)
        return 0
    if player.immune:
        ignore(game, victim, "unstoppable", amount)
        return 0
    if player.powers & powers.CAMOUFLAGE:
        amount = yield from camouflage(game, victim, amount)
    if game.active != victim and (player.hits == 0 or game.options.any_hit_while_unused):  # KD-173
        is_trendy = game.cover[at(FAME, game.markers[FAME])] != BOARD
        if amount > 0 and is_trendy and actions.use(game, victim, powers.TRENDSETTER):
            amount -= powers.TREND
            ignore(game, victim, "trendsetter", powers.TREND)
        if amount > 0 and actions.use(game, victim, powers.ARMOR_PLATING):
            amount -= powers.ARMOR
            ignore(game, victim, "armor_plating", powers.ARMOR)
    return amount


def ignore(game: Game, seat: int, card: str, amount: int) -> None:
    if game.log is not None:
        tell(game, "ignored", {"seat": seat, "card": card, "amount": amount})


def camouflage(game: Game, victim: int, amount: int) -> Flow[int]:
    """KD-213: one die per hit, if its owner likes; each Heart cancels one. Returns the hits that are left."""
    answer = yield Choice(victim, "camouflage", CAMOUFLAGE, "KD-213", amount)
    if answer.subject == NO:
        return amount
    dice = throw(game.rng, amount)
    hearts = dice.count(HEART)
    if game.log is not None:
        names = [FACE_NAMES[face] for face in dice]
        tell(game, "camouflage", {"seat": victim, "dice": names, "amount": hearts}, news=True)
    return amount - hearts


def lose_life(game: Game, victim: int, amount: int) -> int:
    """KD-170, steps 5 and 6; KD-171, KD-229: instead of 0 Unstoppable leaves 1 and ignores all further hits of the
    turn. Returns the hits taken."""
    if amount <= 0:
        return 0
    player = game.players[victim]
    is_saved = amount >= player.life and player.powers & powers.UNSTOPPABLE != 0
    life = player.life - amount
    if is_saved:
        life = powers.SAVED_LIFE
    elif life < 0:
        life = 0
    taken = player.life - life
    player.life = life
    player.hits = min(player.hits + taken, MOST_COUNTED)
    if taken and game.log is not None:
        tell(game, "lose_life", {"seat": victim, "amount": taken, "life": life})
    if is_saved:
        player.immune = True
        if game.log is not None:
            tell(game, "saved", {"seat": victim, "life": life})
        actions.lose_card(game, victim, actions.card_of(game, victim, powers.UNSTOPPABLE))
    return taken


def check_lives(game: Game) -> None:
    """KD-190: whoever has no life left has lost, at once."""
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
    return "both_at_zero" if len(winners) == 2 else "life"


def pulls_for_hits(game: Game, victim: int, taken: int, total: int) -> Flow[None]:
    """KD-216: In Shape lets the victim's Rival buy a pull of Fame for each hit of the turn after the third;
    `total` are those of the turn up to this event. One hit is like the other: who declines one declines those left."""
    me = rival(victim)
    over = total - max(total - taken, powers.HITS_FOR_FREE)
    player = game.players[me]
    while over > 0 and player.powers & powers.IN_SHAPE and player.energy >= powers.PULL_PRICE:
        if game.active != me and not game.options.in_shape_every_turn:
            return
        answer = yield Choice(me, "in_shape", IN_SHAPE, "KD-216", over)
        if answer.subject == NO:
            return
        over -= 1
        actions.pay(game, me, powers.PULL_PRICE)
        yield from pull(game, me, FAME, powers.PULL_BOUGHT)


def swap_for_hits(game: Game, victim: int, taken: int, total: int) -> Flow[None]:
    """KD-217, KD-236: after three hits or more taken at once, Unstable DNA may be traded for a KEEP card of the
    Rival."""
    player = game.players[victim]
    if taken <= 0 or not player.powers & powers.UNSTABLE_DNA:
        return
    is_enough = total - taken < powers.DNA_HITS <= total if game.options.dna_adds_up else taken >= powers.DNA_HITS
    theirs = game.players[rival(victim)].keep
    if is_enough and theirs:
        options = [Option("unstable_dna", game.faces[number].id, number) for number in theirs]
        options.append(Option("unstable_dna", "none", -1))
        answer = yield Choice(victim, "unstable_dna", options, "KD-217")
        if answer.subject >= 0:
            own = actions.card_of(game, victim, powers.UNSTABLE_DNA)
            actions.swap(game, victim, own, answer.subject)
            note_smash(game)
