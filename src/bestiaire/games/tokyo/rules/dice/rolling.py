"""Phase 1, W03 (section 4): how many dice, the Rolls, and rerolls that are free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import NONE_OF_ANY, Faces, throw, thrown_again, unpacked
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import anytime, is_anytime, use_anytime
from bestiaire.games.tokyo.rules.owning import copies, evolution_is_unused, owned
from bestiaire.games.tokyo.table.dice import BASE_DICE, BASE_ROLLS, DICE, ENERGY, THREE
from bestiaire.games.tokyo.table.zones import FIXED, NO_CARD, NO_FACE, REROLL

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

STOP: Final = Option("reroll", "none", 0)

MORE_ROLLS: Final = powers.ENERGY_DRINK | powers.SMOKE_CLOUD
FREE_REROLLS: Final = powers.BACKGROUND_DWELLER | powers.INTERGALACTIC_GENIUS
CAN_ADD: Final = MORE_ROLLS | FREE_REROLLS


def dice_number(game: Game) -> int:
    """KT-030: six, and what cards and tokens add and take away; never below 0."""
    player = game.players[game.active]
    number = BASE_DICE - player.shrink - player.fewer_dice - game.fewer
    if player.powers & powers.EXTRA_HEAD:
        number += powers.MORE_DICE * copies(game, game.active, powers.EXTRA_HEAD)
    return max(0, number)


def rolls_allowed(game: Game) -> int:
    """KT-031."""
    rolls = BASE_ROLLS
    if game.players[game.active].powers & (powers.GIANT_BRAIN | powers.FREE_WILL):
        for bit in (powers.GIANT_BRAIN, powers.FREE_WILL):
            rolls += powers.MORE_ROLLS * copies(game, game.active, bit)
    return rolls


def first_roll(game: Game) -> None:
    """KT-031, KT-035: all dice; without any the result is empty."""
    number = dice_number(game)
    dice = throw(game.rng, number)
    actions.lay_dice(game, dice)
    game.rolls = 1 if number else 0
    game.infused = NO_FACE
    if game.log is not None:
        tell_roll(game, list(range(number)), is_free=False)
    game.phase = REROLL if can_throw_on(game) else FIXED


def tell_roll(game: Game, thrown: list[int], is_free: bool) -> None:
    told = {"seat": game.active, "dice": DICE.names_of(game.dice), "thrown": thrown, "rolls": game.rolls}
    tell(game, "roll", {**told, "free": is_free}, news=True)


def can_throw_on(game: Game) -> bool:
    """KT-032 to KT-034: whether a Roll is left, can be paid for, or some dice can be rerolled for free."""
    if not game.dice:
        return False
    if game.rolls < rolls_allowed(game):
        return True
    if not game.players[game.active].powers & CAN_ADD:
        return False
    return bool(free_rerolls(game)) or can_drink(game) or smoke_left(game) != NO_CARD


def can_drink(game: Game) -> bool:
    player = game.players[game.active]
    return bool(player.powers & powers.ENERGY_DRINK) and player.energy >= powers.DRINK_PRICE


def smoke_left(game: Game) -> int:
    """The card from which a Smoke counter would be spent, or NO_CARD."""
    for number in owned(game, game.active, powers.SMOKE_CLOUD):
        if actions.counters_on(game, number) > 0:
            return number
    return NO_CARD


def free_rerolls(game: Game) -> list[Option]:
    """KT-034: any of the 3s with Background Dweller, all energy dice with Intergalactic Genius."""
    me = game.active
    if not game.players[me].powers & FREE_REROLLS:
        return []
    found: list[Option] = []
    if game.players[me].powers & powers.BACKGROUND_DWELLER and game.rolled[THREE]:
        found += DICE.sets("background_dweller", only(THREE, game.rolled[THREE]))[:-1]
    if game.rolled[ENERGY] and evolution_is_unused(game, me, powers.INTERGALACTIC_GENIUS) != NO_CARD:
        found.append(DICE.sets("intergalactic_genius", only(ENERGY, game.rolled[ENERGY]))[-2])
    return found


def only(face: int, number: int) -> Faces:
    """So many dice of one face."""
    counts = list(NONE_OF_ANY)
    counts[face] = number
    return tuple(counts)


def reroll_for_free(game: Game, answer: Option) -> None:
    """KT-034: thrown together; not a Roll."""
    if answer.verb == "intergalactic_genius":
        number = evolution_is_unused(game, game.active, powers.INTERGALACTIC_GENIUS)
        game.used = (*game.used, number)
    throw_again(game, unpacked(answer.subject), 0, is_free=True)


def throw_again(game: Game, chosen: Faces, counted: int, is_free: bool) -> None:
    dice, thrown = thrown_again(game.rng, game.dice, chosen)
    actions.lay_dice(game, dice)
    game.rolls += counted
    if game.log is not None:
        tell_roll(game, thrown, is_free)


def roll_on(game: Game) -> Flow[None]:
    """KT-032, KT-033: any dice are thrown again, or the player stops. Once the normal Rolls are used up, more can be
    paid for, one at a time."""
    me = game.active
    has_rolls = game.rolls < rolls_allowed(game)
    options = DICE.sets("reroll", game.rolled) if has_rolls else [STOP]
    player = game.players[me]
    if player.powers & CAN_ADD:
        options = options + free_rerolls(game)
        if not has_rolls and can_drink(game):
            options = options + DICE.sets("energy_drink", game.rolled)[:-1]
        if not has_rolls and smoke_left(game) != NO_CARD:
            options = options + DICE.sets("smoke_cloud", game.rolled)[:-1]
    more = anytime(game, me)
    answer = yield Choice(me, "reroll", options + more if more else options, "KT-032")
    if answer.verb == "reroll":
        if answer.subject == 0:
            game.phase = FIXED
            return
        throw_again(game, unpacked(answer.subject), 1, is_free=False)
    elif is_anytime(answer):
        use_anytime(game, me, answer)
    elif answer.verb in ("energy_drink", "smoke_cloud"):
        if answer.verb == "energy_drink":
            actions.pay(game, me, powers.DRINK_PRICE)
        else:
            actions.remove_counters(game, me, smoke_left(game), 1)
        throw_again(game, unpacked(answer.subject), 0, is_free=False)
    else:
        reroll_for_free(game, answer)
    if not can_throw_on(game):
        game.phase = FIXED
