"""What can be done to the table. Whoever changes something calls one of these, and it tells those who listen.

None of these asks anything; what may ask on the way (losing hearts, leaving Tokyo, buying) has modules of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import GameOver
from bestiaire.core.dice import Faces, counted
from bestiaire.core.events import Data
from bestiaire.core.piles import Cards, top_of, without
from bestiaire.core.state import Result, tell, win_of
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.cards.printed import CONSUMABLE
from bestiaire.games.tokyo.rules.owning import asked, fixed_on_top, in_play, most_hearts
from bestiaire.games.tokyo.table.dice import DICE
from bestiaire.games.tokyo.table.zones import (
    DISPLAY,
    ENTER_POINTS,
    MOST_ENERGY,
    MOST_NOTED,
    MOST_POINTS,
    MOST_TOKENS,
    NO_CARD,
    PLACES,
    TOKEN_SUPPLY,
    TOKYO_ENERGY,
)

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


def ids(game: Game, numbers: Cards) -> list[str]:
    """What is printed on these cards."""
    return [game.faces[number].id for number in numbers]


def finish(game: Game, winners: list[int], reason: str) -> None:
    """KT-160: the game is over; nobody may have won it."""
    game.result = win_of(winners, game.seats, reason) if winners else Result([], [0.0] * game.seats, reason)
    if game.log is not None:
        tell(game, "game_over", {"winners": winners, "reason": reason})
    raise GameOver()


# -- points, energy, hearts, tokens


def gain_points(game: Game, seat: int, amount: int) -> int:
    """KT-004: never above 20. Returns what was really gained."""
    player = game.players[seat]
    gained = min(amount, MOST_POINTS - player.points)
    if gained <= 0 or player.is_out:
        return 0
    player.points += gained
    if seat == game.resolver:
        game.points_gained += gained
    if game.log is not None:
        tell(game, "gain_vp", {"seat": seat, "amount": gained, "vp": player.points})
    for other in range(game.seats):
        if game.players[other].powers & hooks.ANOTHER_GAINS.bits and other != seat:
            for card in in_play(game, other, hooks.ANOTHER_GAINS):
                card.when_another_gains(game, other, gained)
    return gained


def lose_points(game: Game, seat: int, amount: int) -> int:
    """KT-004: never below 0. Returns what was really lost."""
    player = game.players[seat]
    lost = min(amount, player.points)
    player.points -= lost
    if lost and game.log is not None:
        tell(game, "lose_vp", {"seat": seat, "amount": lost, "vp": player.points})
    return lost


def gain_energy(game: Game, seat: int, amount: int) -> None:
    """One gain, to which cards may add."""
    player = game.players[seat]
    if amount <= 0 or player.is_out:
        return
    if player.powers & hooks.ADDED_ENERGY.bits:
        for card in asked(game, seat, hooks.ADDED_ENERGY):
            amount += card.added_energy()
    move_energy(game, seat, amount)


def move_energy(game: Game, seat: int, amount: int) -> None:
    """Energy that is got back or moved: no gain."""
    player = game.players[seat]
    player.energy = min(player.energy + amount, MOST_ENERGY)
    if game.log is not None:
        tell(game, "gain_energy", {"seat": seat, "amount": amount, "energy": player.energy})


def pay(game: Game, seat: int, amount: int) -> None:
    player = game.players[seat]
    player.energy -= amount
    if amount and game.log is not None:
        tell(game, "pay_energy", {"seat": seat, "amount": amount, "energy": player.energy})


def lose_energy(game: Game, seat: int, amount: int) -> None:
    """KT-005: never below 0."""
    player = game.players[seat]
    lost = min(amount, player.energy)
    player.energy -= lost
    if lost and game.log is not None:
        tell(game, "lose_energy", {"seat": seat, "amount": lost, "energy": player.energy})


def gain_hearts(game: Game, seat: int, amount: int) -> int:
    """KT-003: one gain, never above the maximum; cards may add to a gain of at least one. Returns what was gained
    without them."""
    player = game.players[seat]
    room = most_hearts(player) - player.hearts
    if amount <= 0 or room <= 0 or player.is_out:
        return 0
    bare = min(amount, room)
    if player.powers & hooks.ADDED_HEARTS.bits:
        for card in asked(game, seat, hooks.ADDED_HEARTS):
            amount += card.added_hearts()
    gained = min(amount, room)
    player.hearts += gained
    if game.log is not None:
        tell(game, "gain_hearts", {"seat": seat, "amount": gained, "hearts": player.hearts})
    return bare


def set_hearts(game: Game, seat: int, hearts: int) -> None:
    """No gain."""
    game.players[seat].hearts = hearts
    if game.log is not None:
        tell(game, "set_hearts", {"seat": seat, "hearts": hearts})


def gain_mindbug(game: Game, seat: int) -> None:
    """KM-010, KM-011: as an option, only while the box has one."""
    if game.options.supply_is_strict and sum([player.mindbugs for player in game.players]) >= TOKEN_SUPPLY:
        return
    player = game.players[seat]
    player.mindbugs = min(player.mindbugs + 1, MOST_TOKENS)
    if game.log is not None:
        tell(game, "mindbug_token", {"seat": seat, "mindbugs": player.mindbugs})


def poison(game: Game, seat: int, amount: int) -> None:
    player = game.players[seat]
    player.poison = min(player.poison + amount, MOST_TOKENS)
    if game.log is not None:
        tell(game, "poison" if amount > 0 else "remove_poison", {"seat": seat, "amount": player.poison})


def shrink(game: Game, seat: int, amount: int) -> None:
    player = game.players[seat]
    player.shrink = min(player.shrink + amount, MOST_TOKENS)
    if game.log is not None:
        tell(game, "shrink" if amount > 0 else "remove_shrink", {"seat": seat, "amount": player.shrink})


def lose_die(game: Game, seat: int) -> None:
    """KT-030: one die fewer for the rest of the game."""
    player = game.players[seat]
    player.fewer_dice = min(player.fewer_dice + 1, MOST_TOKENS)


def reward_entering(game: Game, seat: int) -> None:
    """KT-112, KT-180."""
    if game.seats == 2 and game.options.two_player_variant:
        gain_energy(game, seat, TOKYO_ENERGY)
    else:
        gain_points(game, seat, ENTER_POINTS)


def earn_turn(game: Game, kind: int, seat: int, detail: int) -> None:
    """KT-170: another turn waits for that monster."""
    if len(game.extra_turns) < MOST_NOTED:
        game.extra_turns = (*game.extra_turns, (kind, seat, detail))


# -- dice


def lay_dice(game: Game, dice: Faces) -> None:
    game.dice = dice
    game.rolled = counted(dice)


def turn_die(game: Game, seat: int, face: int, to: int, card: str, is_rolled: bool = False) -> None:
    """One of the dice that show this face shows another now; chosen, or rolled anew."""
    dice = list(game.dice)
    dice[dice.index(face)] = to
    lay_dice(game, tuple(dice))
    if game.log is not None:
        if is_rolled:
            tell_rerolled(game, seat, face, to, card)
        else:
            tell(game, "die", die_told(game, seat, face, to, card))


def die_told(game: Game, seat: int, face: int, to: int, card: str) -> Data:
    told: Data = {"seat": seat, "owner": game.active, "card": card}
    told["from"], told["to"] = DICE.names[face], DICE.names[to]
    return told


def tell_rerolled(game: Game, seat: int, face: int, to: int, card: str) -> None:
    tell(game, "reroll_die", die_told(game, seat, face, to, card), news=True)


def remove_dice(game: Game, seat: int, chosen: Faces, card: str) -> None:
    """KT-039: out of this result, for whoever resolves it."""
    left = list(chosen)
    kept: list[int] = []
    for face in game.dice:
        if left[face] > 0:
            left[face] -= 1
        else:
            kept.append(face)
    lay_dice(game, tuple(kept))
    if game.log is not None:
        tell(
            game,
            "remove_dice",
            {"seat": seat, "owner": game.active, "dice": DICE.spelled(chosen).split("+"), "card": card},
        )


# -- places


def stand(game: Game, seat: int, place: int) -> None:
    """A monster enters Tokyo, or moves from the Bay to the City."""
    player = game.players[seat]
    kind = "enter" if player.place == 0 else "move"
    player.place = place
    if game.log is not None:
        tell(game, kind, {"seat": seat, "place": PLACES[place]})


# -- Energy cards


def draw(game: Game) -> int:
    """KT-134: the top card; when there is none left, the discard pile becomes the deck. NO_CARD if that is empty."""
    if not has_deck(game):
        return NO_CARD
    number = top_of(game.deck, game.is_loose and not fixed_on_top(game), game.rng)
    take_from_deck(game, number)
    return number


def take_from_deck(game: Game, number: int) -> None:
    """A card leaves the deck: who knew it knows one fewer of those on top."""
    place = game.deck.index(number)
    game.deck = without(game.deck, number)
    for player in game.players:
        if player.peeked > place:
            player.peeked -= 1
    if game.lab > place:
        game.lab -= 1


def has_deck(game: Game) -> bool:
    """Whether there is a card to draw, the discard pile being shuffled for it if need be."""
    if not game.deck and game.discard:
        game.deck = game.discard
        game.discard = ()
        game.is_loose = True
        if game.log is not None:
            tell(game, "reshuffle", {"amount": len(game.deck)})
    return len(game.deck) > 0


def refill(game: Game, place: int) -> int:
    """KT-132: the empty slot of the display takes the next card. Returns it, or NO_CARD."""
    number = draw(game)
    if number != NO_CARD:
        game.display = (*game.display[:place], number, *game.display[place:])
        if game.log is not None:
            tell(game, "reveal", {"cards": [game.faces[number].id]}, news=True)
    return number


def fill_display(game: Game) -> Cards:
    """KT-011, KT-133, KT-141: cards until three lie there, or none is left. Returns those revealed."""
    shown: list[int] = []
    while len(game.display) < DISPLAY:
        number = draw(game)
        if number == NO_CARD:
            break
        game.display = (*game.display, number)
        shown.append(number)
    if shown and game.log is not None:
        tell(game, "reveal", {"cards": ids(game, tuple(shown))}, news=True)
    return tuple(shown)


def to_discard(game: Game, number: int) -> None:
    """An Energy card goes to the discard pile, an Evolution card to that of its set (KM-112)."""
    monster = game.faces[number].monster
    if not monster:
        game.discard = (*game.discard, number)
        return
    for player in game.players:
        if player.monster.id == monster:
            player.evolution_discard = (*player.evolution_discard, number)


def take_card(game: Game, seat: int, number: int) -> None:
    """A Keep card or Consumable comes in front of a monster; counters start afresh (KT-131)."""
    player = game.players[seat]
    player.cards = (*player.cards, number)
    card = game.faces[number]
    card.set_counters(game, card.first_counters())
    refresh(game, seat)
    if game.log is not None:
        tell(game, "keep", {"seat": seat, "card": card.id})


def give_up(game: Game, seat: int, number: int) -> None:
    """A card leaves its owner; where it goes is another matter. The token stays on a card that another monster takes,
    but comes off if the card that stands for it leaves (KT-148)."""
    player = game.players[seat]
    player.cards = without(player.cards, number)
    game.faces[number].when_given_up(game)
    refresh(game, seat)


def lose_card(game: Game, seat: int, number: int) -> None:
    """A card in front of a monster goes to the discard pile."""
    give_up(game, seat, number)
    game.discard = (*game.discard, number)
    if game.log is not None:
        tell(game, "lose_card", {"seat": seat, "card": game.faces[number].id})
    if number == game.mimicked:
        go_blank(game)


def give_card(game: Game, seat: int, to: int, number: int) -> None:
    """A card changes hands without being bought."""
    give_up(game, seat, number)
    if game.log is not None:
        tell(game, "give_card", {"seat": seat, "to": to, "card": game.faces[number].id})
    take_card(game, to, number)


def use_up(game: Game, seat: int, number: int) -> None:
    """A Keep card that discards itself; if another stands for it, only the token comes off (KT-147)."""
    card = game.faces[number]
    if card.stands_for(game) is not card:
        go_blank(game)
    else:
        lose_card(game, seat, number)


def go_blank(game: Game) -> None:
    """KT-106: what was copied is gone."""
    game.mimicked = NO_CARD
    for seat in range(game.seats):
        if game.players[seat].powers & hooks.STANDS_FOR.bits:
            refresh(game, seat)
            if game.log is not None:
                tell(game, "blank", {"seat": seat})


def refresh(game: Game, seat: int) -> None:
    """What a monster's cards amount to now. KT-003: hearts above a lowered maximum are cut."""
    player = game.players[seat]
    bits = 0
    keywords = 0
    for number in player.cards:
        card = game.faces[number]
        bits |= card.bit | card.stands_for(game).bit
        if card.kind == CONSUMABLE:
            keywords |= card.keywords
    for number in player.evolutions:
        bits |= game.faces[number].bit
    player.powers = bits
    player.keywords = keywords
    if player.hearts > most_hearts(player):  # KT-003
        set_hearts(game, seat, most_hearts(player))


def use(game: Game, number: int) -> None:
    """KT-024: a card is used up for this turn."""
    game.used = (*game.used, number)


def remove_counters(game: Game, seat: int, number: int, amount: int) -> None:
    """Counters come off a card; the last one takes it along."""
    card = game.faces[number]
    left = card.counters(game) - amount
    card.set_counters(game, left)
    if game.log is not None:
        tell(game, "counters", {"seat": seat, "card": card.id, "counters": left})
    if left <= 0:
        use_up(game, seat, number)
