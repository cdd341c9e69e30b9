"""Who sees what (KD-005): everything is public but the order of the deck. A view is built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiaire.core.choice import Choice
from bestiaire.core.dice import FACES, Faces
from bestiaire.games.duel.cards.buzz_tokens import BONUS_NAMES, BUZZ_TOKENS
from bestiaire.games.duel.rules.actions import ids
from bestiaire.games.duel.rules.buying import price
from bestiaire.games.duel.rules.pulls_and_hits import space_name
from bestiaire.games.duel.rules.roll import in_roll, power_left, throws_allowed
from bestiaire.games.duel.table.dice import FACE_NAMES, FACE_ORDER, TRACK_NAMES
from bestiaire.games.duel.table.tracks import RESERVE, is_turned, low_of, track_of
from bestiaire.games.duel.table.zones import NO_CARD, NOBODY, PHASES

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

AMOUNTS: Final = ("camouflage", "superconductor", "in_shape", "multiply")
"""Questions that are asked about a number: of hits, of energy, of symbols."""


def unseen(game: Game) -> list[list[int]]:
    """The deck, for everybody alike, with the cards that could lie in it as well. A loose deck is no secret: everybody
    has seen which cards are in it, and the next one is drawn by the generator."""
    return [[*game.box]] if game.is_loose else [[*game.deck, *game.box]]


def view(game: Game, seat: int | None, choice: Choice | None) -> dict[str, Any]:
    """What that seat (None: a spectator) may know: the same for all, but for the options of who is asked."""
    shown = table_view(game)
    shown["market"] = [market_view(game, number) for number in game.market]
    shown["deck"] = len(game.deck)
    if choice is not None:
        shown["choice"] = choice_view(game, choice, seat)
    return shown


def table_view(game: Game) -> dict[str, Any]:
    """All that lies open, as views and positions show it."""
    shown: dict[str, Any] = {
        "options": game.options.differing(),
        "active": None if game.active == NOBODY else game.active,
        "phase": PHASES[game.phase],
        "players": [player_view(game, owner) for owner in range(len(game.players))],
        "discard": ids(game, game.discard),
        "fame": space_name(game.markers[0]),
        "destruction": space_name(game.markers[1]),
        "buzz": buzz_view(game),
    }
    if game.pending != NO_CARD:
        shown["pending"] = game.faces[game.pending].id
    if game.is_first_turn:
        shown["first_turn"] = True
    if game.is_loose:
        shown["loose"] = True
    if game.extra_turns:
        shown["extra_turns"] = game.extra_turns
    shown.update(turn_view(game))
    return shown


def player_view(game: Game, owner: int) -> dict[str, Any]:
    player = game.players[owner]
    shown: dict[str, Any] = {
        "monster": player.monster.id,
        "life": player.life,
        "energy": player.energy,
        "dice_tokens": player.dice_tokens,
        "keep": ids(game, player.keep),
    }
    if player.penalty:
        shown["penalty"] = player.penalty
    if player.dominated:
        shown["dominated"] = player.dominated
    if player.hits:
        shown["hits"] = player.hits
    if player.immune:
        shown["immune"] = True
    return shown


def buzz_view(game: Game) -> list[dict[str, Any]]:
    """The tokens on the tracks: which, where, and if turned round."""
    shown: list[dict[str, Any]] = []
    for token in range(len(game.places)):
        place = game.places[token]
        if place != RESERVE:
            told: dict[str, Any] = {
                "token": BUZZ_TOKENS[token].id,
                "track": TRACK_NAMES[track_of(place)],
                "space": low_of(place),
            }
            if is_turned(place):
                told["turned"] = True
            shown.append(told)
    return shown


def turn_view(game: Game) -> dict[str, Any]:
    """The Roll and what has been done this turn, as far as there is any."""
    roll = game.roll
    shown: dict[str, Any] = {}
    if roll.dice or roll.throws or PHASES[game.phase] in ("resolve", "buy"):
        shown["dice"] = [FACE_NAMES[face] for face in roll.dice]
        shown["throws"] = roll.throws
    for name, counts in (("aside", roll.aside), ("added", roll.added), ("resolved", roll.resolved)):
        if any(counts):
            shown[name] = counts_view(tuple(counts))
    if roll.power_used:
        shown["power_used"] = roll.power_used
    if game.used:
        shown["used"] = [card.id for card in game.faces if card.bit & game.used]
        shown["used"].sort()
    for name, flag in (("bought", game.bought), ("swept", game.swept)):
        if flag:
            shown[name] = True
    if game.smash_resolved:
        shown["smash_resolved"] = game.smash_resolved
    if game.signature_pulls:
        shown["signature_pulls"] = game.signature_pulls
    return shown


def counts_view(counts: Faces) -> dict[str, int]:
    return {FACE_NAMES[face]: counts[face] for face in FACE_ORDER if counts[face]}


def market_view(game: Game, number: int) -> dict[str, Any]:
    return {"card": game.faces[number].id, "price": price(game, number)}


def marks(game: Game) -> dict[str, int]:
    """The numbers of the cards that lie open, by their places in the view."""
    found: dict[str, int] = {}
    for index in range(len(game.market)):
        found[f"market.{index}"] = game.market[index]
    for index in range(len(game.discard)):
        found[f"discard.{index}"] = game.discard[index]
    if game.pending != NO_CARD:
        found["pending"] = game.pending
    for owner in range(len(game.players)):
        keep = game.players[owner].keep
        for index in range(len(keep)):
            found[f"players.{owner}.keep.{index}"] = keep[index]
    return found


def choice_view(game: Game, choice: Choice, seat: int | None) -> dict[str, Any]:
    """Who is asked what, and about what; the options, with the prices of cards, only for the one who is asked."""
    shown = choice.shown_to(seat)
    kind = choice.kind
    if kind in AMOUNTS:
        shown["amount"] = choice.about
    elif kind == "place":
        shown["token"] = BUZZ_TOKENS[choice.about].id
    elif kind in ("unchained", "lightning_speed"):
        shown["bonus"] = BONUS_NAMES[choice.about]
    elif kind == "plus" and choice.about >= 0:
        shown["face"] = FACE_NAMES[choice.about]
    elif kind == "reroll":
        shown["throws_left"] = max(0, throws_allowed(game) - game.roll.throws)
    elif kind == "resolve":
        shown["symbols"] = counts_view(tuple([in_roll(game, face) for face in range(FACES)]))
        shown["power_left"] = power_left(game)
    if seat == choice.player and kind in ("buy", "made_in_a_lab"):
        less = choice.about if kind == "made_in_a_lab" else 0
        for index in range(len(choice.options)):
            option = choice.options[index]
            if option.verb == "buy" and option.subject >= 0:
                shown["options"][index]["price"] = price(game, option.subject, less)
    return shown
