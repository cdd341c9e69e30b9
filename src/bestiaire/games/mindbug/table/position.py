"""A position of Mindbug as JSON: written, and read back with every field checked. See docs/games/mindbug.md."""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import MISSING, Reader
from bestiaire.core.errors import SOME_PLAYERS, BadPosition, so_many
from bestiaire.core.rng import Random
from bestiaire.core.state import win_of
from bestiaire.core.supply import Supply
from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS, printed
from bestiaire.games.mindbug.rules.actions import ids, rival
from bestiaire.games.mindbug.rules.dice import DIE
from bestiaire.games.mindbug.table.pools import before_set_up, empty_market, read_pool
from bestiaire.games.mindbug.table.state import Game
from bestiaire.games.mindbug.table.zones import (
    DISPLAY_SIZE,
    MOST_ENERGY,
    MOST_LIFE,
    MOST_MINDBUGS,
    NO_CARD,
    NOBODY,
    START_LIFE,
    START_MINDBUGS,
    Cards,
    Creature,
    Market,
    Player,
    Pool,
)
from bestiaire.words import Phrase

MARKET_FIELDS = ("display", "energy_deck", "energy_discard")
FIELDS = ("sets", "cards", "active", "players", "unused", "revealed", "random", "next_dice", *MARKET_FIELDS)
PLAYER_FIELDS = ("life", "mindbugs", "hand", "known", "deck", "discard", "play", "energy")
NO_ENERGY_CARDS = Phrase(
    en="there are no Energy cards in this game", fr="il n'y a pas de cartes Énergie dans cette partie"
)


# -- writing


def write(game: Game) -> dict[str, Any]:
    """Everything, the first card of a pile being its top."""
    position: dict[str, Any] = {
        **write_pool(game.pool),
        "active": None if game.active == NOBODY else game.active,
        "players": [write_player(game, player) for player in game.players],
        "unused": ids(game, game.unused),
        "revealed": ids(game, game.revealed),
        **game.rng.fields(DIE),
    }
    if game.pending != NO_CARD:
        position["pending"] = game.faces[game.pending].id
    if game.market is not None:
        position.update(write_market(game, game.market))
    if game.dice:
        position["dice"] = list(game.dice)
    if game.this_turn:
        position["this_turn"] = [{"seat": lasting.seat, "card": lasting.card.id} for lasting in game.this_turn]
    return position


def write_pool(chosen: Pool) -> dict[str, Any]:
    return {"cards": list(chosen.cards)} if chosen.cards else {"sets": list(chosen.sets)}


def write_market(game: Game, market: Market) -> dict[str, Any]:
    written: dict[str, Any] = {
        "display": ids(game, market.display),
        "energy_deck": ids(game, market.deck),
        "energy_discard": ids(game, market.discard),
    }
    if market.bought:
        written["bought"] = ids(game, market.bought)
    return written


def write_player(game: Game, player: Player) -> dict[str, Any]:
    written: dict[str, Any] = {
        "life": player.life,
        "mindbugs": player.mindbugs,
        "hand": ids(game, player.hand),
        "deck": ids(game, player.deck),
        "discard": ids(game, player.discard),
        "play": [write_creature(creature) for creature in player.play],
    }
    if game.market is not None or player.energy:
        written["energy"] = player.energy
    if player.known:
        written["known"] = sorted(ids(game, player.known))
    return written


def write_creature(creature: Creature) -> str | dict[str, Any]:
    """Its card id; or an object, if there is more to say."""
    if not creature.exhausted and not creature.growth:
        return creature.card.id
    written: dict[str, Any] = {"card": creature.card.id}
    if creature.exhausted:
        written["exhausted"] = True
    if creature.growth:
        written["growth"] = creature.growth
    return written


# -- reading


class PoolSupply(Supply):
    """The cards of the game: creature cards, and perhaps Energy cards."""

    def __init__(self, pool: Pool) -> None:
        names = ((number, card.id) for number, card in enumerate(pool.faces))
        super().__init__(names, CARDS, none_left=only_so_many, not_here=self.not_in_play)
        self.pool = pool
        self.faces = pool.faces

    def not_in_play(self, card: str) -> Phrase:
        if self.pool.cards:
            return Phrase(en=f"{card!r} is not among the cards", fr=f"{card!r} ne fait pas partie des cartes")
        box = printed(card).set
        return Phrase(
            en=f"{card!r} belongs to the set {box!r}, which is not in play here",
            fr=f"{card!r} fait partie de la série {box!r}, qui n'est pas en jeu ici",
        )

    def rest_of_creatures(self) -> Cards:
        return tuple([number for number in self.rest() if number < self.pool.creatures])

    def rest_of_energy(self) -> Cards:
        return tuple([number for number in self.rest() if number >= self.pool.creatures])


def only_so_many(card: str, copies: int) -> Phrase:
    return Phrase(
        en=f"there are only {copies} of {card!r}",
        fr=f"il n'y a que {copies} exemplaire{'s' if copies > 1 else ''} de {card!r}",
    )


def read(position: dict[str, Any], fallback: Random) -> Game:
    """A game at the start of the active player's turn. BadPosition names the first field that can't be."""
    whole = Reader(position, "", BadPosition)
    whole.fields(FIELDS)
    chosen = read_pool(whole)
    if not whole.has("players"):
        raise BadPosition("players", MISSING)
    rng = whole.random(fallback, DIE)
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
        return before_set_up(chosen, rng)
    if len(sides) != 2:
        raise BadPosition("players", so_many(2, 2, SOME_PLAYERS, len(sides)))
    active = whole.field("active").number(0, 1) if whole.has("active") else 0
    supply = PoolSupply(chosen)
    players = [read_player(side, seat, supply) for seat, side in enumerate(sides)]
    unused = supply.take_all(whole, "unused")
    revealed = supply.take_all(whole, "revealed")
    market = read_market(whole, supply)
    game = Game(chosen, chosen.faces, rng, active, players, unused, revealed, supply.rest_of_creatures(), market)
    losers = [seat for seat, player in enumerate(players) if player.life == 0]
    if len(losers) == 2:
        raise BadPosition(
            "players[1].life",
            Phrase(en="both players can't be at 0", fr="les deux joueurs ne peuvent être à 0"),
        )
    if losers:
        game.result = win_of([rival(losers[0])], game.seats, "life")
    return game


def read_market(whole: Reader, supply: PoolSupply) -> Market | None:
    """The Energy cards; none of their fields may stand in a position of a game without them."""
    market = empty_market(supply.pool)
    if market is None:
        for name in MARKET_FIELDS:
            if whole.has(name):
                raise whole.field(name).refuse(NO_ENERGY_CARDS)
        return None
    if whole.has("display"):
        display = whole.field("display")
        market.display = supply.take_all(whole, "display", ENERGY_CARDS)
        if len(market.display) > DISPLAY_SIZE:
            raise display.refuse(
                Phrase(
                    en=f"at most {DISPLAY_SIZE} Energy cards lie face up",
                    fr=f"{DISPLAY_SIZE} cartes Énergie au plus sont visibles",
                )
            )
    market.deck = supply.take_all(whole, "energy_deck", ENERGY_CARDS)
    market.discard = supply.take_all(whole, "energy_discard", ENERGY_CARDS)
    market.box = supply.rest_of_energy()
    return market


def read_player(side: Reader, seat: int, supply: PoolSupply) -> Player:
    side.fields(PLAYER_FIELDS)
    life = side.field("life").number(0, MOST_LIFE) if side.has("life") else START_LIFE
    mindbugs = side.field("mindbugs").number(0, MOST_MINDBUGS) if side.has("mindbugs") else START_MINDBUGS
    hand = supply.take_all(side, "hand")
    deck = supply.take_all(side, "deck")
    discard = supply.take_all(side, "discard")
    play = [read_creature(item, seat, supply) for item in side.field("play")] if side.has("play") else []
    known = read_known(side.field("known"), hand, supply) if side.has("known") else ()
    energy = side.field("energy").number(0, MOST_ENERGY) if side.has("energy") else 0
    if energy and not supply.pool.extended:
        raise side.field("energy").refuse(NO_ENERGY_CARDS)
    return Player(life, mindbugs, hand, deck, discard, play, known, energy)


def read_creature(item: Reader, seat: int, supply: PoolSupply) -> Creature:
    """A creature in play: a bare card id, or an object that says more."""
    exhausted = False
    card = item
    if isinstance(item.value, dict):
        item.fields(("card", "exhausted"))
        card = item.field("card")
        exhausted = item.field("exhausted").flag() if item.has("exhausted") else False
    number = supply.take(card)
    return Creature(number, supply.faces[number], seat, exhausted)


def read_known(known: Reader, hand: Cards, supply: PoolSupply) -> Cards:
    """Cards of this hand that the other player has seen; like-named ones are alike."""
    found: list[int] = []
    for item in known:
        card = item.word(CARDS)
        copies = [number for number in hand if supply.faces[number].id == card and number not in found]
        if not copies:
            raise item.refuse(Phrase(en=f"{card!r} is not in this hand", fr=f"{card!r} n'est pas dans cette main"))
        found.append(copies[0])
    return tuple(found)
