"""What only code can tell of the table of King of Tokyo: prices, counters, notes of the turn, and who looks at what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.core.dice import FACES
from bestiaire.core.piles import Cards
from bestiaire.games.tokyo.cards.printed import Card
from bestiaire.games.tokyo.rules.actions import ids
from bestiaire.games.tokyo.rules.buying import price
from bestiaire.games.tokyo.rules.dice.groups import GROUP_NAMES
from bestiaire.games.tokyo.rules.owning import fixed_on_top, has_bay, most_hearts
from bestiaire.games.tokyo.table.dice import FACE_NAMES
from bestiaire.games.tokyo.table.zones import EXTRA_TURNS, NOBODY, PLACES, ROLL, START

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


# -- where the turn is


def is_before_set_up(game: Game) -> bool:
    return game.active == NOBODY


def seats(game: Game) -> int:
    return game.seats


def has_rolled(game: Game) -> bool:
    return game.phase not in (START, ROLL) and (len(game.dice) > 0 or game.rolls > 0)


def is_resolving(game: Game) -> bool:
    return len(game.symbols) > 0


def symbols(game: Game) -> dict[str, int]:
    return {FACE_NAMES[face]: game.symbols[face] for face in range(FACES) if game.symbols[face]}


def resolved(game: Game) -> list[str]:
    return [GROUP_NAMES[group] for group in range(len(GROUP_NAMES)) if game.groups_done & (1 << group)]


# -- notes of the turn


def hunts(game: Game) -> list[dict[str, Any]]:
    return [hunt_view(game, number, prey, smashes) for number, prey, smashes in game.hunts]


def hurt(game: Game) -> list[int]:
    return [seat for seat in range(game.seats) if game.hurt & (1 << seat)]


def extra_turns(game: Game) -> list[dict[str, Any]]:
    return [extra_turn_view(game, kind, seat, what) for kind, seat, what in game.extra_turns]


def burrowed(game: Game) -> list[dict[str, Any]]:
    return [{"place": PLACES[place], "seat": seat} for place, seat in game.burrowed]


def hunt_view(game: Game, number: int, prey: int, smashes: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"card": game.faces[number].id, "prey": prey}
    return {**shown, "smashes": smashes} if smashes else shown


def extra_turn_view(game: Game, kind: int, seat: int, what: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"seat": seat, "kind": EXTRA_TURNS[kind]}
    if EXTRA_TURNS[kind] == "frenzy":
        shown["card"] = game.faces[what].id
    elif what:
        shown["fewer"] = what
    return shown


# -- cards


def display_view(game: Game) -> list[dict[str, Any]]:
    """The cards with their prices for the resolver."""
    return [{"card": game.faces[number].id, "price": price(game, game.resolver, number)} for number in game.display]


def display_ids(game: Game) -> list[str]:
    return ids(game, game.display)


def shows_top(game: Game) -> bool:
    """KM-005: as an option the back of the top card tells its set. A loose deck has no top card yet."""
    options = game.options
    is_mixed = options.has_base_cards and options.has_mindbug_cards
    return options.shows_backs and is_mixed and len(game.deck) > 0 and (not game.is_loose or fixed_on_top(game) > 0)


def top_set(game: Game) -> str:
    return game.faces[game.deck[0]].set


def known_on_top(game: Game, seat: int | None) -> Cards:
    """KT-009: the cards on top of the deck that this seat has looked at."""
    return () if seat is None or not game.players else game.deck[: game.players[seat].peeked]


def peeked_view(game: Game, seat: int | None) -> dict[str, Any]:
    known = known_on_top(game, seat)
    return {"peeked": {"cards": ids(game, known)}} if known else {}


def looking_view(game: Game, seat: int | None) -> dict[str, Any]:
    """Everybody sees who looks at Evolution cards; only who does sees which."""
    if game.looker not in (NOBODY, seat):
        return {"looking": {"seat": game.looker}}
    return looking_written(game)


def looking_written(game: Game) -> dict[str, Any]:
    return {} if game.looker == NOBODY else {"looking": {"seat": game.looker, "cards": ids(game, game.looked)}}


def mimicked_view(game: Game) -> dict[str, Any]:
    """The card under the Mimic token, and whose it is; of two alike, which."""
    shown: dict[str, Any] = {"card": game.faces[game.mimicked].id}
    owner = owner_of_mimicked(game)
    if owner != NOBODY:
        shown["seat"] = owner
        nth = nth_mimicked(game, owner)
        if nth > 1:
            shown["nth"] = nth
    return shown


def owner_of_mimicked(game: Game) -> int:
    """Whose the card under the Mimic token is, or NOBODY."""
    for seat in range(game.seats):
        if game.mimicked in game.players[seat].cards:
            return seat
    return NOBODY


def nth_mimicked(game: Game, owner: int) -> int:
    """Which of its owner's cards that are alike lies under the Mimic token, from 1 on."""
    card = game.faces[game.mimicked]
    alike = [number for number in game.players[owner].cards if game.faces[number] is card]
    return alike.index(game.mimicked) + 1


# -- monsters


def bay(game: Game) -> bool:
    return len(game.players) > 0 and has_bay(game)


def max_hearts(game: Game, owner: int) -> int:
    return most_hearts(game.players[owner])


def cards_view(game: Game, owner: int) -> list[Any]:
    return [card_view(game, number) for number in game.players[owner].cards]


def card_view(game: Game, number: int) -> str | dict[str, Any]:
    """A card in front of a monster, with its counters if it has any."""
    card = game.faces[number]
    return {"card": card.id, "counters": card.counters(game)} if has_counters(game, card) else card.id


def has_counters(game: Game, card: Card) -> bool:
    """Whether counters lie on a card in front of a monster: a Mimic has them if what it copies has."""
    return card.stands_for(game).first_counters() > 0


def has_evolutions(game: Game, owner: int) -> bool:
    return game.options.evolutions


def evolution_box(game: Game, owner: int) -> dict[str, Any]:
    """Cards of its set that a position takes out of the game."""
    monster = game.players[owner].monster.id
    out = [number for number in game.evolution_box if game.faces[number].monster == monster]
    return {"evolution_box": ids(game, tuple(out))} if out else {}
