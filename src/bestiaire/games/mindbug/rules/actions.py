"""What can be done to the table. Whoever changes something calls one of these, and it tells those who listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import GameOver
from bestiaire.core.events import Data
from bestiaire.core.state import rival as rival
from bestiaire.core.state import tell as tell
from bestiaire.core.state import win_of
from bestiaire.games.mindbug.cards.printed import TOUGH
from bestiaire.games.mindbug.rules.powers import keywords
from bestiaire.games.mindbug.table.zones import HAND_SIZE, MOST_LIFE, NO_CARD, Cards, Creature, Waiting, without

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game


def ids(game: Game, numbers: Cards) -> list[str]:
    """What is printed on these cards."""
    return [game.faces[number].id for number in numbers]


# -- life and the end of the game


def lose_life(game: Game, seat: int, amount: int, source: int = NO_CARD, is_unblocked: bool = False) -> None:
    """MB-013, MB-040, MB-042: at 0 the game is over at once, whatever was being resolved or still waits. It is told
    which card costs it, and whether by an attack that nobody blocks."""
    player = game.players[seat]
    lost = amount if amount < player.life else player.life
    player.life -= lost
    if game.log is not None:
        told: Data = {"seat": seat, "amount": lost, "life": player.life}
        if source != NO_CARD:
            told["card"] = game.faces[source].id
            told["unblocked"] = is_unblocked
        tell(game, "lose_life", told)
    if player.life == 0:
        finish(game, rival(seat), "life")


def gain_life(game: Game, seat: int, amount: int) -> None:
    """MB-013: there is no upper limit that a game could reach."""
    player = game.players[seat]
    player.life = min(player.life + amount, MOST_LIFE)
    if game.log is not None:
        tell(game, "gain_life", {"seat": seat, "amount": amount, "life": player.life})


def set_life(game: Game, seat: int, life: int, source: int = NO_CARD) -> None:
    """A life total becomes a number: told as the loss or gain that it is."""
    difference = life - game.players[seat].life
    if difference > 0:
        gain_life(game, seat, difference)
    elif difference < 0:
        lose_life(game, seat, -difference, source)


def finish(game: Game, winner: int, reason: str) -> None:
    """Ends the game here and now."""
    game.result = win_of([winner], game.seats, reason)
    if game.log is not None:
        tell(game, "game_over", {"winner": winner, "reason": reason})
    raise GameOver()


# -- hands and piles


def refill(game: Game, seat: int) -> None:
    """MB-030, MB-031: below five cards, draw up to five, as long as the own pile lasts."""
    player = game.players[seat]
    missing = HAND_SIZE - len(player.hand)
    if missing <= 0 or not player.deck:
        return
    drawn = player.deck[:missing]
    player.deck = player.deck[missing:]
    player.hand = player.hand + drawn
    if game.log is not None:
        tell(game, "draw", {"seat": seat, "amount": len(drawn)}, {"cards": ids(game, drawn)}, (seat,), news=True)


def draw_from_unused_pile(game: Game, seat: int) -> None:
    """MB-093."""
    drawn = game.unused[:1]
    game.unused = game.unused[1:]
    game.players[seat].hand = game.players[seat].hand + drawn
    if game.log is not None:
        tell(game, "draw_unused", {"seat": seat, "amount": 1}, {"cards": ids(game, drawn)}, (seat,), news=True)


def leave_hand(game: Game, seat: int, number: int) -> None:
    """Takes a card out of a hand. If the other player knew of such a card there, that knowledge is used up."""
    player = game.players[seat]
    player.hand = without(player.hand, number)
    for known in player.known:
        if game.faces[known] is game.faces[number]:
            player.known = without(player.known, known)
            break


def put_in_hand(game: Game, seat: int, number: int) -> None:
    """A card that the other player sees comes into a hand: at its end, or in the place of a like card that nobody else
    knows, which then goes to the end. So known ones come first among their like, and a position need not say which."""
    player = game.players[seat]
    hand = player.hand
    for place in range(len(hand)):
        unknown = hand[place]
        if game.faces[unknown] is game.faces[number] and unknown not in player.known:
            player.hand = (*hand[:place], number, *hand[place + 1 :], unknown)
            break
    else:
        player.hand = (*hand, number)
    player.known = (*player.known, number)


def discard(game: Game, seat: int, numbers: Cards) -> None:
    """MB-090, MB-032: from hand to the own discard pile, face up, all together; one refill follows."""
    player = game.players[seat]
    for number in numbers:
        leave_hand(game, seat, number)
    player.discard = player.discard + numbers
    if game.log is not None:
        tell(game, "discard", {"seat": seat, "cards": ids(game, numbers)}, news=True)
    refill(game, seat)


def steal(game: Game, thief: int, numbers: Cards) -> None:
    """MB-092, MB-032: from the other hand into the own, together; both players know which, and one refill follows."""
    victim = rival(thief)
    for number in numbers:
        leave_hand(game, victim, number)
        put_in_hand(game, thief, number)
    if game.log is not None:
        public: Data = {"seat": thief, "amount": len(numbers)}
        tell(game, "steal", public, {"cards": ids(game, numbers)}, (thief, victim), news=True)
    refill(game, victim)


def take_discard_pile(game: Game, seat: int) -> None:
    """The own discard pile moves into the hand; nothing is played, nothing triggers."""
    player = game.players[seat]
    cards = player.discard
    player.discard = ()
    for number in cards:
        put_in_hand(game, seat, number)
    if game.log is not None:
        tell(game, "take_pile", {"seat": seat, "cards": ids(game, cards)})


def recover(game: Game, seat: int, owner: int, number: int) -> None:
    """A card of a discard pile goes to a hand, openly; nothing triggers."""
    player = game.players[owner]
    player.discard = without(player.discard, number)
    put_in_hand(game, seat, number)
    if game.log is not None:
        tell(game, "recover", {"seat": seat, "card": game.faces[number].id})


def play_from_hand(game: Game, seat: int, number: int) -> None:
    """MB-054, ruling 60: an effect puts a card of the own hand into play; the hand is refilled before anything else."""
    leave_hand(game, seat, number)
    if game.log is not None:
        tell(game, "play_from_hand", {"seat": seat, "card": game.faces[number].id}, news=True)
    refill(game, seat)
    enter_play(game, seat, number)


def give(game: Game, giver: int, number: int) -> None:
    """MB-054, rulings 60 and 61: a card of the hand enters play on the other side; the giver refills first."""
    leave_hand(game, giver, number)
    if game.log is not None:
        tell(game, "give", {"seat": giver, "card": game.faces[number].id}, news=True)
    refill(game, giver)
    enter_play(game, rival(giver), number)


# -- creatures


def enter_play(game: Game, seat: int, number: int) -> None:
    """MB-080: a card comes into a play area as a new creature; its Play effect waits, for that player."""
    card = game.faces[number]
    game.players[seat].play.append(Creature(number, card, seat, False))
    if game.log is not None:
        tell(game, "enter", {"seat": seat, "card": card.id})
    if card.play is not None:
        game.waiting.append(Waiting(number, seat, card.play, True))


def defeat(game: Game, creatures: list[Creature]) -> None:
    """MB-063, MB-074, MB-082, MB-084: TOUGH exhausts instead; all others leave play together, each to its controller's
    discard pile, whoever played it (MB-055), and only then their Defeated effects wait to be resolved."""
    doomed: list[Creature] = []
    for creature in creatures:
        if not creature.exhausted and keywords(game, creature) & TOUGH:
            creature.exhausted = True
            if game.log is not None:
                tell(game, "exhaust", {"seat": creature.seat, "card": creature.card.id})
        else:
            doomed.append(creature)
    for creature in doomed:
        player = game.players[creature.seat]
        player.play.remove(creature)
        player.discard = (*player.discard, creature.number)
        if game.log is not None:
            tell(game, "defeated", {"seat": creature.seat, "card": creature.card.id})
        effect = creature.card.defeated
        if effect is not None:
            game.waiting.append(Waiting(creature.number, creature.seat, effect, False))


def take_control(game: Game, seat: int, creature: Creature) -> None:
    """MB-091: the creature changes sides as it is, exhausted or not; nothing triggers. One's own stays where it is."""
    if creature.seat == seat:
        return
    game.players[creature.seat].play.remove(creature)
    creature.seat = seat
    game.players[seat].play.append(creature)
    if game.log is not None:
        tell(game, "take_control", {"seat": seat, "card": creature.card.id})


def return_to_hand(game: Game, seat: int, creature: Creature) -> None:
    """MK-035, ruling 68: out of play into the hand of that player, whoever was dealt the card; this is no defeat."""
    game.players[creature.seat].play.remove(creature)
    put_in_hand(game, seat, creature.number)
    if game.log is not None:
        tell(game, "return", {"seat": seat, "card": creature.card.id})
