"""What can be done to the table. Whoever changes something calls one of these, and it tells those who listen.

None of these asks anything; what may ask on the way (pulling, hits, energy) stands in `pulls_and_hits`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import GameOver
from bestiaire.core.events import Data
from bestiaire.core.piles import Cards, top_of, without
from bestiaire.core.state import tell, win_of
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS
from bestiaire.games.duel.cards.hooks import MORE_LIFE
from bestiaire.games.duel.table.dice import TRACK_NAMES
from bestiaire.games.duel.table.tracks import RESERVE, is_turned, lay_out, low_of, track_of
from bestiaire.games.duel.table.zones import MARKET, MOST_COUNTED, MOST_ENERGY, MOST_TOKENS

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


def ids(game: Game, numbers: Cards) -> list[str]:
    """What is printed on these cards."""
    return [game.faces[number].id for number in numbers]


def finish(game: Game, winners: list[int], reason: str) -> None:
    """KD-190: ends the game here and now."""
    game.result = win_of(winners, game.seats, reason)
    if game.log is not None:
        tell(game, "game_over", {"winners": winners, "reason": reason})
    raise GameOver()


# -- life, energy, Dice tokens


def heal(game: Game, seat: int, amount: int) -> None:
    """KD-064, KD-172: never above the starting value. KD-230: a card may add to a gain that leaves room for it."""
    player = game.players[seat]
    most = player.monster.life
    life = player.life + amount
    if life < most and amount > 0 and player.powers & MORE_LIFE.mask:
        for card in MORE_LIFE.of(player.powers):
            life += card.more_life(game, seat)
    life = min(life, most)
    gained = life - player.life
    player.life = life
    if gained and game.log is not None:
        tell(game, "gain_life", {"seat": seat, "amount": gained, "life": life})


def add_energy(game: Game, seat: int, amount: int) -> None:
    """KD-065: it stays until it is spent."""
    player = game.players[seat]
    player.energy = min(player.energy + amount, MOST_ENERGY)
    if game.log is not None:
        tell(game, "gain_energy", {"seat": seat, "amount": amount, "energy": player.energy})


def pay(game: Game, seat: int, amount: int) -> None:
    """Energy goes back to the supply."""
    player = game.players[seat]
    player.energy -= amount
    if game.log is not None:
        tell(game, "pay_energy", {"seat": seat, "amount": amount, "energy": player.energy})


def gain_dice_tokens(game: Game, seat: int, amount: int) -> None:
    """KD-007: any further one is lost."""
    player = game.players[seat]
    room = MOST_TOKENS - player.dice_tokens
    gained = amount if amount < room else room
    player.dice_tokens += gained
    if gained and game.log is not None:
        tell(game, "gain_tokens", {"seat": seat, "amount": gained, "dice_tokens": player.dice_tokens})


def take_dice_away(game: Game, seat: int, amount: int) -> None:
    """KD-215: so many dice fewer in that player's next turn."""
    player = game.players[seat]
    player.penalty = min(player.penalty + amount, MOST_COUNTED)
    if game.log is not None:
        tell(game, "penalty", {"seat": seat, "amount": amount})


def drop_penalties(game: Game, seat: int) -> None:
    """KD-214, KD-215: penalties stored for a turn without a throw are gone."""
    player = game.players[seat]
    player.penalty = 0
    player.dominated = 0


# -- cards


def take_card(game: Game, seat: int, number: int) -> None:
    """A KEEP card comes in front of a player and works from now on (KD-143)."""
    player = game.players[seat]
    card = game.faces[number]
    player.keep = (*player.keep, number)
    player.powers |= card.bit
    if game.log is not None:
        tell(game, "keep", {"seat": seat, "card": card.id})


def give_up(game: Game, seat: int, number: int) -> None:
    """A KEEP card leaves its owner and works no more (KD-151); where it goes is another matter. Its Buzz token stays on
    the board (KD-110)."""
    player = game.players[seat]
    player.keep = without(player.keep, number)
    player.powers &= ~game.faces[number].bit


def lose_card(game: Game, seat: int, number: int) -> None:
    """A KEEP card goes to the discard pile."""
    give_up(game, seat, number)
    game.discard = (*game.discard, number)
    if game.log is not None:
        tell(game, "lose_card", {"seat": seat, "card": game.faces[number].id})


def card_of(game: Game, seat: int, bit: int) -> int:
    """The number of the KEEP card with this bit that a player owns."""
    for number in game.players[seat].keep:
        if game.faces[number].bit == bit:
            return number
    raise LookupError(f"seat {seat} does not own that card")


def swap(game: Game, seat: int, given: int, taken: int) -> None:
    """KD-217, KD-232: two KEEP cards change owners; no token is laid and nothing that belongs to a purchase happens."""
    other = 1 - seat
    give_up(game, seat, given)
    give_up(game, other, taken)
    if game.log is not None:
        tell(game, "swap", {"seat": seat, "card": game.faces[taken].id, "given": game.faces[given].id})
    take_card(game, seat, taken)
    take_card(game, other, given)


# -- the market


def draw(game: Game) -> int:
    """The next card of the deck, or -1. KD-149: an empty deck stays empty; as an option the discard pile becomes a
    deck, whose cards are then drawn at random one by one."""
    if not game.deck and game.options.reshuffles and game.discard:
        game.deck = game.discard
        game.discard = ()
        game.is_loose = True
        if game.log is not None:
            tell(game, "reshuffle", {"amount": len(game.deck)})
    if not game.deck:
        return -1
    number = top_of(game.deck, game.is_loose, game.rng)
    game.deck = without(game.deck, number)
    return number


def refill(game: Game) -> None:
    """KD-144: the cards left slide toward slot 3, and the deck fills the slots on its side."""
    shown: list[str] = []
    while len(game.market) < MARKET:
        number = draw(game)
        if number < 0:
            break
        game.market = (number, *game.market)
        shown.append(game.faces[number].id)
    if shown and game.log is not None:
        tell(game, "reveal", {"cards": shown}, news=True)


def leave_market(game: Game, number: int) -> None:
    """A card is taken out of the market; `refill` follows (KD-144)."""
    game.market = without(game.market, number)


def discard_from_market(game: Game, seat: int, number: int) -> None:
    """KD-148: a card of the market is sent away, and KD-144 follows."""
    leave_market(game, number)
    game.discard = (*game.discard, number)
    if game.log is not None:
        tell(game, "metabolism", {"seat": seat, "card": game.faces[number].id})
    refill(game)


# -- Buzz tokens


def lay_token(game: Game, seat: int, token: int, place: int) -> None:
    """KD-106, KD-117: laying or moving a token gives no bonus, moves no marker and ends nothing."""
    was_there = game.places[token] != RESERVE
    places = list(game.places)
    places[token] = place
    game.places = tuple(places)
    game.cover, game.bonuses = lay_out(game.places)
    if game.log is not None:
        told: Data = {
            "seat": seat,
            "token": BUZZ_TOKENS[token].id,
            "track": TRACK_NAMES[track_of(place)],
            "space": low_of(place),
            "turned": is_turned(place),
        }
        tell(game, "move_token" if was_there else "place", told)


def spaces_without(game: Game, token: int) -> tuple[int, ...]:
    """KD-104: the spaces of the tracks as if that token lay in the reserve."""
    if game.places[token] == RESERVE:
        return game.cover
    places = list(game.places)
    places[token] = RESERVE
    return lay_out(tuple(places))[0]
