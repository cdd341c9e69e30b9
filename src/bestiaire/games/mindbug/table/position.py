"""A position of Mindbug as JSON: written, and read back with every field checked. See docs/games/mindbug.md."""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import MISSING, Reader
from bestiaire.core.errors import SOME_PLAYERS, BadPosition, so_many
from bestiaire.core.rng import Random
from bestiaire.core.state import win_of
from bestiaire.core.supply import Supply
from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS, printed
from bestiaire.games.mindbug.generated.views import table_position
from bestiaire.games.mindbug.rules.actions import rival
from bestiaire.games.mindbug.rules.dice import DIE
from bestiaire.games.mindbug.table.fields import PLAYER, TABLE
from bestiaire.games.mindbug.table.pools import before_set_up, read_pool
from bestiaire.games.mindbug.table.state import Game
from bestiaire.games.mindbug.table.zones import (
    DISPLAY_SIZE,
    Cards,
    Creature,
    Market,
    Player,
    Pool,
)
from bestiaire.words import Phrase

MARKET_FIELDS = ("display", "energy_deck", "energy_discard")
NO_ENERGY_CARDS = Phrase(
    en="there are no Energy cards in this game", fr="il n'y a pas de cartes Énergie dans cette partie"
)


# -- writing


def write(game: Game) -> dict[str, Any]:
    """Everything, the first card of a pile being its top."""
    return table_position(game)


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
    whole.fields(TABLE.names())
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
    game = before_set_up(chosen, rng)
    game.active = whole.field("active").number(0, 1) if whole.has("active") else 0
    supply = PoolSupply(chosen)
    for seat, side in enumerate(sides):
        game.players.append(read_player(side, seat, supply))
    TABLE.read(game, whole, supply)
    read_market(game.market, whole, supply)
    game.box = supply.rest_of_creatures()
    losers = [seat for seat, player in enumerate(game.players) if player.life == 0]
    if len(losers) == 2:
        raise BadPosition(
            "players[1].life",
            Phrase(en="both players can't be at 0", fr="les deux joueurs ne peuvent être à 0"),
        )
    if losers:
        game.result = win_of([rival(losers[0])], game.seats, "life")
    return game


def read_market(market: Market | None, whole: Reader, supply: PoolSupply) -> None:
    """The Energy cards; none of their fields may stand in a position of a game without them."""
    if market is None:
        for name in MARKET_FIELDS:
            if whole.has(name):
                raise whole.field(name).refuse(NO_ENERGY_CARDS)
        return
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


def read_player(side: Reader, seat: int, supply: PoolSupply) -> Player:
    side.fields(PLAYER.names())
    player = Player()
    PLAYER.read(player, side, supply)
    if side.has("play"):
        player.play = [read_creature(item, seat, supply) for item in side.field("play")]
    if side.has("known"):
        player.known = read_known(side.field("known"), player.hand, supply)
    if player.energy and not supply.pool.extended:
        raise side.field("energy").refuse(NO_ENERGY_CARDS)
    return player


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
