"""Who sees what (KD-005): everything is public but the order of the deck. A view is built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.core.choice import Choice
from bestiaire.core.dice import Faces
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.rules.actions import ids
from bestiaire.games.duel.rules.buying import price
from bestiaire.games.duel.rules.pulls_and_hits import space_name
from bestiaire.games.duel.table.dice import FACE_NAMES, FACE_ORDER, TRACK_NAMES
from bestiaire.games.duel.table.tracks import RESERVE, is_turned, low_of, track_of
from bestiaire.games.duel.table.zones import NO_CARD, NOBODY, PHASES

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


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
        shown["choice"] = QUESTIONS.shown(game, choice, seat)
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
