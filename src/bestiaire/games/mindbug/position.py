"""A position of Mindbug as JSON: written, and read back with every field checked. See docs/games/mindbug.md."""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import MISSING, Reader
from bestiaire.core.errors import BadOptions, BadPosition, must_be, within
from bestiaire.core.rng import Random
from bestiaire.core.state import win_of
from bestiaire.games.mindbug.actions import ids, rival
from bestiaire.games.mindbug.sets import CARDS, SETS, pool
from bestiaire.games.mindbug.state import Game
from bestiaire.games.mindbug.zones import (
    DECK_SIZE,
    NO_CARD,
    NOBODY,
    START_LIFE,
    START_MINDBUGS,
    Cards,
    Creature,
    Player,
)
from bestiaire.words import Phrase

DEFAULT_SETS = ("first_contact",)
FIELDS = ("sets", "active", "players", "unused", "revealed", "random")
PLAYER_FIELDS = ("life", "mindbugs", "hand", "known", "deck", "discard", "play")
MOST = 1_000_000
"""Far more life or Mindbugs than any game can bring."""


def read_sets(sets: Reader) -> list[str]:
    names = [item.word(SETS) for item in sets]
    if not names:
        raise sets.refuse(Phrase(en="at least one set is needed", fr="il faut au moins une série de cartes"))
    if len(set(names)) < len(names):
        raise sets.refuse(Phrase(en="a set can't be named twice", fr="une série ne peut être nommée deux fois"))
    return names


def new_game(seats: int, options: dict[str, Any], rng: Random) -> Game:
    """A game before its set-up, with the cards of the chosen sets."""
    sets = read_sets(Reader(options["sets"], "options.sets", BadOptions))
    faces = pool(tuple(sets))
    if len(faces) < 2 * DECK_SIZE:
        raise BadOptions(
            "options.sets",
            Phrase(
                en=f"have {len(faces)} cards; a game needs at least {2 * DECK_SIZE}",
                fr=f"{len(faces)} cartes en tout ; il en faut au moins {2 * DECK_SIZE} pour jouer",
            ),
        )
    return Game(faces, rng, sets, NOBODY, [], (), (), ())


# -- writing


def write(game: Game) -> dict[str, Any]:
    """Everything, the first card of a pile being its top."""
    position: dict[str, Any] = {
        "sets": list(game.sets),
        "active": None if game.active == NOBODY else game.active,
        "players": [write_player(game, player) for player in game.players],
        "unused": ids(game, game.unused),
        "revealed": ids(game, game.revealed),
        "random": game.rng.word,
    }
    if game.pending != NO_CARD:
        position["pending"] = game.faces[game.pending].id
    return position


def write_player(game: Game, player: Player) -> dict[str, Any]:
    written: dict[str, Any] = {
        "life": player.life,
        "mindbugs": player.mindbugs,
        "hand": ids(game, player.hand),
        "deck": ids(game, player.deck),
        "discard": ids(game, player.discard),
        "play": [
            {"card": creature.card.id, "exhausted": True} if creature.exhausted else creature.card.id
            for creature in player.play
        ],
    }
    if player.known:
        written["known"] = sorted(ids(game, player.known))
    return written


# -- reading


class Supply:
    """The cards of the sets, from which a position is laid out: nothing can lie on the table that is not in the box."""

    def __init__(self, sets: list[str]) -> None:
        self.faces = pool(tuple(sets))
        self.sets = sets
        self.left: dict[str, list[int]] = {}
        for number, card in enumerate(self.faces):
            self.left.setdefault(card.id, []).append(number)

    def take(self, item: Reader) -> int:
        """The number of a copy of the card named here."""
        card = item.word(CARDS)
        if card not in self.left:
            box = CARDS[card].set
            raise item.refuse(
                Phrase(
                    en=f"{card!r} belongs to the set {box!r}, which is not in play here",
                    fr=f"{card!r} fait partie de la série {box!r}, qui n'est pas en jeu ici",
                )
            )
        if not self.left[card]:
            copies = CARDS[card].copies
            raise item.refuse(
                Phrase(
                    en=f"there are only {copies} of {card!r}",
                    fr=f"il n'y a que {copies} exemplaire{'s' if copies > 1 else ''} de {card!r}",
                )
            )
        return self.left[card].pop(0)

    def take_all(self, items: Reader) -> Cards:
        return tuple(self.take(item) for item in items)

    def rest(self) -> Cards:
        return tuple(number for numbers in self.left.values() for number in numbers)


def read(position: dict[str, Any], fallback: Random) -> Game:
    """A game at the start of the active player's turn. BadPosition names the first field that can't be."""
    whole = Reader(position, "", BadPosition)
    whole.fields(FIELDS)
    sets = read_sets(whole.field("sets")) if whole.has("sets") else list(DEFAULT_SETS)
    if not whole.has("players"):
        raise BadPosition("players", MISSING)
    rng = whole.random(fallback)
    sides = whole.field("players").items()
    if whole.has("active") and position["active"] is None:
        if sides:
            raise BadPosition(
                "active",
                Phrase(
                    en="must be 0 or 1 once the cards are dealt",
                    fr="doit être 0 ou 1 une fois les cartes distribuées",
                ),
            )
        return Game(pool(tuple(sets)), rng, sets, NOBODY, [], (), (), ())
    if len(sides) != 2:
        raise BadPosition("players", must_be(within(2, 2), len(sides)))
    active = whole.field("active").number(0, 1) if whole.has("active") else 0
    supply = Supply(sets)
    players = [read_player(side, seat, supply) for seat, side in enumerate(sides)]
    unused = supply.take_all(whole.field("unused")) if whole.has("unused") else ()
    revealed = supply.take_all(whole.field("revealed")) if whole.has("revealed") else ()
    game = Game(supply.faces, rng, sets, active, players, unused, revealed, supply.rest())
    losers = [seat for seat, player in enumerate(players) if player.life == 0]
    if len(losers) == 2:
        raise BadPosition(
            "players[1].life",
            Phrase(en="both players can't be at 0", fr="les deux joueurs ne peuvent être à 0"),
        )
    if losers:
        game.result = win_of([rival(losers[0])], game.seats, "life")
    return game


def read_player(side: Reader, seat: int, supply: Supply) -> Player:
    side.fields(PLAYER_FIELDS)
    life = side.field("life").number(0, MOST) if side.has("life") else START_LIFE
    mindbugs = side.field("mindbugs").number(0, MOST) if side.has("mindbugs") else START_MINDBUGS
    hand = supply.take_all(side.field("hand")) if side.has("hand") else ()
    deck = supply.take_all(side.field("deck")) if side.has("deck") else ()
    discard = supply.take_all(side.field("discard")) if side.has("discard") else ()
    play = [read_creature(item, seat, supply) for item in side.field("play")] if side.has("play") else []
    known = read_known(side.field("known"), hand, supply) if side.has("known") else ()
    return Player(life, mindbugs, hand, deck, discard, play, known)


def read_creature(item: Reader, seat: int, supply: Supply) -> Creature:
    """A creature in play: a bare card id, or an object that says more."""
    exhausted = False
    card = item
    if isinstance(item.value, dict):
        item.fields(("card", "exhausted"))
        card = item.field("card")
        exhausted = item.field("exhausted").flag() if item.has("exhausted") else False
    number = supply.take(card)
    return Creature(number, supply.faces[number], seat, exhausted)


def read_known(known: Reader, hand: Cards, supply: Supply) -> Cards:
    """Cards of this hand that the other player has seen; like-named ones are alike."""
    found: list[int] = []
    for item in known:
        card = item.word(CARDS)
        copies = [number for number in hand if supply.faces[number].id == card and number not in found]
        if not copies:
            raise item.refuse(Phrase(en=f"{card!r} is not in this hand", fr=f"{card!r} n'est pas dans cette main"))
        found.append(copies[0])
    return tuple(found)
