"""The rules of King of Tokyo Duel, in the rulebook's order: set-up, and the turn with its four phases.

Resolving, buying, pulls and hits have modules of their own: `resolving`, `buying`, `pulls_and_hits`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import rival, tell
from bestiaire.games.duel import actions, powers
from bestiaire.games.duel.asking import ask, choose_first, discard_any, metabolism
from bestiaire.games.duel.buying import affordable, buy_in_lab, buy_something, console
from bestiaire.games.duel.cards import Monster
from bestiaire.games.duel.dice import (
    BASE_DICE,
    DESTRUCTION,
    FACE_NAMES,
    FACE_NUMBERS,
    FAME,
    FIRST_TURN_DICE,
    MOST_EXTRA_DICE,
    Faces,
    packed,
    sets_of,
    spelled,
    throw,
    unpacked,
)
from bestiaire.games.duel.effects import carry_out
from bestiaire.games.duel.keep_cards import AURA_SPACES, ENERGY_FOR_AURA
from bestiaire.games.duel.monsters import MONSTERS
from bestiaire.games.duel.options import AT_RANDOM, CHOOSE
from bestiaire.games.duel.options import MONSTERS as MONSTERS_OPTION
from bestiaire.games.duel.pulls_and_hits import pull
from bestiaire.games.duel.resolving import resolve_phase
from bestiaire.games.duel.roll import throws_allowed
from bestiaire.games.duel.zones import (
    NOBODY,
    REROLL,
    RESOLVE,
    ROLL,
    SECOND_PLAYER_ENERGY,
    Player,
    no_roll,
    roll_of,
)

if TYPE_CHECKING:
    from bestiaire.games.duel.state import Game

STOP: Final = Option("reroll", "none", 0)
HIBERNATE: Final = [Option("hibernation", "keep", 1), Option("hibernation", "discard", 0)]
TOKENS: Final = [Option("dice_tokens", str(number), number) for number in range(MOST_EXTRA_DICE + 1)]


def stage(game: Game) -> Flow[None]:
    """The turn runs in stages: up to the first throw, each further throw, the Resolve phase, each purchase."""
    if game.active == NOBODY:
        return set_up(game)
    if game.phase == ROLL:
        return start_turn(game)
    if game.phase == REROLL:
        return throw_on(game)
    if game.phase == RESOLVE:
        return resolve_phase(game)
    return buy_phase(game)


# -- set-up


def set_up(game: Game) -> Flow[None]:
    """KD-020 … KD-028: Monsters, the deck with three cards shown, the first player, 1 energy for the second."""
    monsters = yield from choose_monsters(game)
    for seat in range(2):
        game.players.append(Player(monsters[seat], monsters[seat].life))
        if game.log is not None:
            tell(game, "monster", {"seat": seat, "monster": monsters[seat].id})
    pile = list(range(len(game.faces)))
    game.rng.shuffle(pile)
    game.deck = tuple(pile)
    actions.refill(game)
    game.active = first_player(game)
    game.is_first_turn = True
    actions.add_energy(game, rival(game.active), SECOND_PLAYER_ENERGY)


def choose_monsters(game: Game) -> Flow[list[Monster]]:
    """KD-020: one after the other, of the boards not yet taken; as an option at random, or named beforehand."""
    wanted = game.options.values[MONSTERS_OPTION]
    if wanted == AT_RANDOM:
        numbers = list(range(len(MONSTERS)))
        game.rng.shuffle(numbers)
        return [MONSTERS[number] for number in numbers[:2]]
    if wanted != CHOOSE:
        return [monster for name in wanted for monster in MONSTERS if monster.id == name]
    chosen: list[Monster] = []
    for seat in range(2):
        options = [
            Option("monster", MONSTERS[number].id, number)
            for number in range(len(MONSTERS))
            if MONSTERS[number] not in chosen
        ]
        answer = yield Choice(seat, "monster", options, "KD-020")
        chosen.append(MONSTERS[answer.subject])
    return chosen


def first_player(game: Game) -> int:
    """KD-026: each throws six dice; more Smash symbols start, a tie is thrown again."""
    symbol = FACE_NUMBERS[game.options.first_player_symbol]
    while True:
        found = [0, 0]
        for seat in range(2):
            dice = throw(game.rng, BASE_DICE)
            found[seat] = dice.count(symbol)
            if game.log is not None:
                tell(game, "first_throw", {"seat": seat, "dice": names_of(dice)}, news=True)
        if found[0] != found[1]:
            first = 0 if found[0] > found[1] else 1
            if game.log is not None:
                tell(game, "first_player", {"seat": first})
            return first


def names_of(dice: Faces) -> list[str]:
    return [FACE_NAMES[face] for face in dice]


# -- the turn


def start_turn(game: Game) -> Flow[None]:
    """KD-030, KD-031: the start of the turn (T0), the number of dice (T1), and the first throw."""
    if game.log is not None:
        tell(game, "turn", {"seat": game.active})
    hibernates = yield from turn_starts(game)
    if hibernates:
        end_turn(game)
        return
    number = yield from count_dice(game)
    game.is_first_turn = False
    if number > 0:
        roll_dice(game, throw(game.rng, number), 1, list(range(number)), False)
    else:
        game.roll = no_roll()
    game.phase = REROLL if can_throw_on(game) else RESOLVE


def turn_starts(game: Game) -> Flow[bool]:
    """T0, KD-034: Hibernation and Made in a Lab, in the owner's order (KD-219). Returns whether the turn is over."""
    me = game.active
    owned = game.players[me].powers
    waiting: list[int] = []
    if owned & powers.HIBERNATION:
        waiting.append(actions.card_of(game, me, powers.HIBERNATION))
    if owned & powers.MADE_IN_A_LAB and (affordable(game, in_lab=True) or metabolism(game)):
        waiting.append(actions.card_of(game, me, powers.MADE_IN_A_LAB))
    while waiting:
        number = waiting[0]
        if not game.options.hibernation_first:
            number = yield from choose_first(game, waiting)
        waiting.remove(number)
        if game.faces[number].bit == powers.MADE_IN_A_LAB:
            yield from buy_in_lab(game)
        else:
            hibernates = yield from hibernate(game, number)
            if hibernates:
                return True
    return False


def hibernate(game: Game, number: int) -> Flow[bool]:
    """KD-162: Hibernation is discarded, or kept for 6 life and no turn."""
    me = game.active
    answer = yield from ask(game, "hibernation", HIBERNATE, "KD-162")
    if answer.subject == 0:
        actions.lose_card(game, me, number)
        return False
    if game.log is not None:
        tell(game, "hibernate", {"seat": me})
    yield from carry_out(game, me, number)
    game.players[me].penalty = 0  # KD-214, KD-215
    game.players[me].dominated = 0
    return True


# -- phase 1: Roll


def count_dice(game: Game) -> Flow[int]:
    """T1, KD-040, KD-041: six dice less what Dominate and Thunder Stomp take away, and up to two more."""
    me = game.active
    player = game.players[me]
    if player.dominated:
        yield from discard_any(game, me)
        player.penalty += player.dominated * len(player.keep)
        player.dominated = 0
    base = FIRST_TURN_DICE if game.is_first_turn else BASE_DICE
    base = max(0, base - player.penalty)
    player.penalty = 0
    extra = 0
    for bit in (powers.EXTRA_HEAD, powers.NATURAL_SELECTION):
        if player.powers & bit:
            extra += powers.MORE_DICE
    extra = min(extra, MOST_EXTRA_DICE)
    room = min(player.dice_tokens, MOST_EXTRA_DICE - extra)
    if room > 0:
        answer = yield from ask(game, "dice_tokens", TOKENS[: room + 1], "KD-041")
        spent = answer.subject
        if spent:
            player.dice_tokens -= spent
            extra += spent
            if game.log is not None:
                tell(game, "spend_tokens", {"seat": me, "amount": spent})
    return base + extra


def roll_dice(game: Game, dice: Faces, throws: int, thrown: list[int], is_free: bool) -> None:
    """The dice lie there anew; `thrown` are those that were thrown, by their places."""
    game.roll = roll_of(dice, throws)
    if game.log is not None:
        told = {"seat": game.active, "dice": names_of(dice), "thrown": thrown, "throw": throws, "free": is_free}
        tell(game, "roll", told, news=True)


def can_throw_on(game: Game) -> bool:
    """KD-042, KD-050: whether there is a throw left, or a die that In the Shadows lets one reroll."""
    if not game.roll.dice:
        return False
    return game.roll.throws < throws_allowed(game) or len(shadow_options(game)) > 0


def shadow_options(game: Game) -> list[Option]:
    """KD-050: Fame dice are rerolled for free; as an option only after the last throw."""
    if not game.players[game.active].powers & powers.IN_THE_SHADOWS:
        return []
    if game.options.shadows_come_last and game.roll.throws < throws_allowed(game):
        return []
    fame = game.roll.rolled[FAME]
    return [Option("in_the_shadows", "+".join(["fame"] * number), number) for number in range(1, fame + 1)]


_reroll_options: dict[Faces, list[Option]] = {}


def reroll_options(rolled: Faces) -> list[Option]:
    """KD-043: every set of dice that can be thrown again, equal dice being alike; and to stop. Made once for each Roll:
    options are the same on every table."""
    known = _reroll_options.get(rolled)
    if known is None:
        some = [dice for dice in sets_of(rolled) if sum(dice) > 0]
        known = [Option("reroll", spelled(dice), packed(dice)) for dice in some]
        known.append(STOP)
        _reroll_options[rolled] = known
    return known


def throw_on(game: Game) -> Flow[None]:
    """T2, KD-042, KD-043, KD-050: throw any of the dice again, or stop."""
    options = reroll_options(game.roll.rolled) if game.roll.throws < throws_allowed(game) else [STOP]
    free = shadow_options(game)
    answer = yield from ask(game, "reroll", options + free if free else options, "KD-043")
    if answer.verb == "in_the_shadows":
        counted = 1 if game.options.shadows_come_last else 0
        throw_again(game, (answer.subject, 0, 0, 0, 0, 0), counted, True)
    elif answer.subject > 0:
        throw_again(game, unpacked(answer.subject), 1, False)
    else:
        game.phase = RESOLVE
        return
    if not can_throw_on(game):
        game.phase = RESOLVE


def throw_again(game: Game, chosen: Faces, counted: int, is_free: bool) -> None:
    """The first dice that show what was chosen are thrown again; the others stay as they are."""
    left = list(chosen)
    dice = list(game.roll.dice)
    thrown: list[int] = []
    for place in range(len(dice)):
        face = dice[place]
        if left[face] > 0:
            left[face] -= 1
            thrown.append(place)
    fresh = throw(game.rng, len(thrown))
    for index in range(len(thrown)):
        dice[thrown[index]] = fresh[index]
    roll_dice(game, tuple(dice), game.roll.throws + counted, thrown, is_free)


# -- phases 3 and 4


def buy_phase(game: Game) -> Flow[None]:
    """T7, T8: one purchase or sweep after the other; then 1 energy for who bought nothing, and the end of the turn."""
    goes_on = yield from buy_something(game)
    if goes_on:
        return
    console(game)
    yield from end_of_turn_effects(game)
    end_turn(game)


def end_of_turn_effects(game: Game) -> Flow[None]:
    """KD-160: Electrical Aura is the only card with an effect at the end of the turn: there is no order to choose."""
    me = game.active
    player = game.players[me]
    if player.powers & powers.ELECTRICAL_AURA and player.energy >= ENERGY_FOR_AURA:
        if game.log is not None:
            card = game.faces[actions.card_of(game, me, powers.ELECTRICAL_AURA)]
            tell(game, "effect", {"seat": me, "card": card.id})
        yield from pull(game, me, DESTRUCTION, AURA_SPACES * (player.energy // ENERGY_FOR_AURA))


def end_turn(game: Game) -> None:
    """KD-033, KD-036, KD-161: what held for this turn ends; the Rival's turn comes, or an extra one."""
    game.used = 0
    game.bought = False
    game.swept = False
    game.smash_resolved = 0
    game.signature_pulls = 0
    game.is_first_turn = False
    game.roll = no_roll()
    for player in game.players:
        player.hits = 0
        player.immune = False
    game.phase = ROLL
    if game.extra_turns > 0:
        game.extra_turns -= 1
        if game.log is not None:
            tell(game, "extra_turn", {"seat": game.active})
    else:
        game.active = rival(game.active)
