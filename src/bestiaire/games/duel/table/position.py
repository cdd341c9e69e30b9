"""A position of King of Tokyo Duel as JSON: written, and read back with every field checked. See docs/games/duel.md."""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import MISSING, Reader
from bestiaire.core.errors import SOME_CARDS, SOME_DICE, SOME_PLAYERS, BadOptions, BadPosition, so_many, within
from bestiaire.core.rng import Random
from bestiaire.core.state import win_of
from bestiaire.core.supply import Supply
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS
from bestiaire.games.duel.cards.hooks import MORE_THROWS
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.printed import Card, Monster
from bestiaire.games.duel.cards.sets import BOX, CARDS, MONSTERS_BY_ID
from bestiaire.games.duel.generated.views import table_position
from bestiaire.games.duel.rules.actions import refill
from bestiaire.games.duel.rules.pulls_and_hits import reason_of, winners_by_life
from bestiaire.games.duel.rules.rolling import can_reroll
from bestiaire.games.duel.table.dice import DESTRUCTION, FACE_NAMES, FACE_NUMBERS, FAME, THROWS, TRACK_NAMES
from bestiaire.games.duel.table.fields import PLAYER, TABLE
from bestiaire.games.duel.table.options import DECLARED, DEFAULTS, Options
from bestiaire.games.duel.table.state import Game
from bestiaire.games.duel.table.tracks import (
    END,
    LAST_SPACE,
    NO_SPACE,
    RESERVE,
    at,
    is_in_spotlight,
    is_victory,
    lay_out,
    legal_places,
    place_at,
)
from bestiaire.games.duel.table.zones import (
    MARKET,
    MOST_COUNTED,
    REROLL,
    RESOLVE,
    ROLL,
    Player,
    roll_of,
)
from bestiaire.words import Phrase

MOST_DICE = 8
A_SPACE = Phrase(en="a whole number or a half, such as 2.5", fr="un nombre entier ou une moitié, comme 2.5")


# -- new games


def new_game(seats: int, options: dict[str, Any], rng: Random) -> Game:
    """A game before its set-up."""
    return Game(BOX, rng, seats, Options(DECLARED.read(Reader(options, "options", BadOptions))))


# -- writing


def write(game: Game) -> dict[str, Any]:
    """Everything: what lies open, and the deck, its top first."""
    return {**table_position(game), **game.rng.fields(FACE_NAMES)}


# -- reading


def read(position: dict[str, Any], fallback: Random) -> Game:
    """A game at the start of a stage of the active player's turn. BadPosition names the first field that can't be."""
    whole = Reader(position, "", BadPosition)
    whole.fields((*TABLE.names(), *DEFAULTS))
    options = Options(DECLARED.read_position(whole))
    if not whole.has("players"):
        raise BadPosition("players", MISSING)
    game = Game(BOX, whole.random(fallback, FACE_NAMES), 2, options)
    sides = whole.field("players").items()
    if whole.has("active") and position["active"] is None:
        if sides:
            raise BadPosition(
                "active",
                Phrase(en="must be 0 or 1 once the game has begun", fr="doit être 0 ou 1 une fois la partie commencée"),
            )
        return game
    if len(sides) != 2:
        raise BadPosition("players", so_many(2, 2, SOME_PLAYERS, len(sides)))
    game.active = whole.field("active").number(0, 1) if whole.has("active") else 0
    supply = Supply((number, card.id) for number, card in enumerate(BOX))
    for side, monster in zip(sides, read_boards(sides), strict=True):
        game.players.append(read_player(side, monster, supply))
    TABLE.read(game, whole, supply)
    read_tracks(game, whole)
    read_turn(game, whole)
    read_cards(game, whole, supply)
    read_result(game)
    return game


def read_boards(sides: list[Reader]) -> list[Monster]:
    """The Monsters named; who has none takes the first board that is left."""
    taken: list[Monster | None] = [None, None]
    for seat, side in enumerate(sides):
        side.fields(PLAYER.names())
        if side.has("monster"):
            monster = MONSTERS_BY_ID[side.field("monster").word(MONSTERS_BY_ID)]
            if monster in taken:
                raise side.field("monster").refuse(
                    Phrase(en="both players can't have the same Monster", fr="deux joueurs, deux Monstres différents")
                )
            taken[seat] = monster
    boards: list[Monster] = []
    for found in taken:
        boards.append(found or next(other for other in MONSTERS if other not in taken and other not in boards))
    return boards


def read_player(side: Reader, monster: Monster, supply: Supply) -> Player:
    player = Player(monster, side.field("life").number(0, monster.life) if side.has("life") else monster.life)
    PLAYER.read(player, side)
    for item in side.field("keep") if side.has("keep") else []:
        number = supply.take(item)
        keep_card(item, BOX[number])
        player.keep = (*player.keep, number)
        player.powers |= BOX[number].bit
    return player


def keep_card(item: Reader, card: Card) -> Card:
    """The card named here, if it is a KEEP card."""
    if not card.is_keep:
        raise item.refuse(
            Phrase(en=f"{item.value!r} is not a KEEP card", fr=f"{item.value!r} n'est pas une carte Pouvoir")
        )
    return card


def read_tracks(game: Game, whole: Reader) -> None:
    """The Buzz tokens, then the markers: a marker needs a space to stand on, which a token may add or take away."""
    for item in whole.field("buzz") if whole.has("buzz") else []:
        lay(game, item)
    for track in (FAME, DESTRUCTION):
        name = TRACK_NAMES[track]
        if whole.has(name):
            game.markers[track] = read_marker(whole.field(name))
        if game.cover[at(track, game.markers[track])] == NO_SPACE:
            raise whole.field(name).refuse(
                Phrase(en="there is no space for a marker there", fr="aucune case n'existe là pour un pion")
            )


def read_marker(item: Reader) -> int:
    """A space of a track, as half spaces; only a token adds one between two others."""
    value = item.value
    if isinstance(value, bool) or not isinstance(value, int | float) or not (2 * value) % 1 == 0:
        raise item.wrong(A_SPACE)
    if not -LAST_SPACE <= value <= LAST_SPACE:
        raise item.wrong(within(-LAST_SPACE, LAST_SPACE))
    return int(2 * value)


def lay(game: Game, item: Reader) -> None:
    """A Buzz token on a track; only two King tokens are of the same name, and only if The King plays."""
    item.fields(("token", "track", "space", "turned"))
    name = item.field("token").word({token.id for token in BUZZ_TOKENS})
    numbers = [number for number, token in enumerate(BUZZ_TOKENS) if token.id == name]
    free = [number for number in numbers if game.places[number] == RESERVE]
    if name == "the_king" and not any(player.monster.id == name for player in game.players):
        raise item.field("token").refuse(Phrase(en="The King is not in play", fr="The King n'est pas de la partie"))
    if not free:
        raise item.field("token").refuse(
            Phrase(en=f"there are only {len(numbers)} of {name!r}", fr=f"il n'y a que {len(numbers)} {name!r}")
        )
    token = free[0]
    track = TRACK_NAMES.index(item.field("track").word(TRACK_NAMES))
    is_turned = item.field("turned").flag() if item.has("turned") else False
    if is_turned and not BUZZ_TOKENS[token].can_be_turned:
        raise item.field("turned").refuse(
            Phrase(en="this token is only laid one way round", fr="ce jeton ne se pose que dans un sens")
        )
    space = item.field("space").number(-LAST_SPACE, LAST_SPACE)
    place = place_at(track, space, is_turned)
    nowhere = 2 * END
    if place not in legal_places(token, game.cover, [nowhere, nowhere]):
        raise item.field("space").refuse(
            Phrase(en="there is no room for the token", fr="il n'y a pas la place pour ce jeton")
        )
    places = list(game.places)
    places[token] = place
    game.places = tuple(places)
    game.cover, game.bonuses = lay_out(game.places)


def read_turn(game: Game, whole: Reader) -> None:
    """The Roll and what has been done this turn."""
    if game.phase == ROLL:
        for name in ("dice", "throws"):
            if whole.has(name):
                raise whole.field(name).refuse(
                    Phrase(
                        en="nothing has been thrown yet in the phase 'roll'",
                        fr="aucun dé n'est encore lancé dans la phase 'roll'",
                    )
                )
    else:
        faces = [FACE_NUMBERS[item.word(FACE_NUMBERS)] for item in whole.field("dice")] if whole.has("dice") else []
        if len(faces) > MOST_DICE:
            raise whole.field("dice").refuse(so_many(0, MOST_DICE, SOME_DICE, len(faces)))
        if game.phase == REROLL and not faces:
            raise whole.field("dice").refuse(
                Phrase(en="there must be dice in the phase 'reroll'", fr="il faut des dés dans la phase 'reroll'")
            )
        game.roll = roll_of(tuple(faces), read_throws(game, whole, len(faces)))
        if game.phase == REROLL and not can_reroll(game):
            game.phase = RESOLVE
    for item in whole.field("used").items(len(CARDS)) if whole.has("used") else []:
        game.used |= keep_card(item, CARDS[item.word(CARDS)]).bit


def read_throws(game: Game, whole: Reader, dice: int) -> int:
    """How often was thrown: without dice never, else at least once. Only where In the Shadows counts as a throw there
    is no saying how often that may be."""
    if not whole.has("throws"):
        usual = 1 if game.phase < RESOLVE else THROWS
        return usual if dice else 0
    of_cards = sum(card.more_throws() for card in MORE_THROWS.cards)
    most = MOST_COUNTED if game.options.shadows_come_last else THROWS + of_cards
    return whole.field("throws").number(1, most) if dice else whole.field("throws").number(0, 0)


def read_cards(game: Game, whole: Reader, supply: Supply) -> None:
    """Market and deck. A deck that is not given has all other cards, shuffled; a market is filled from the deck."""
    game.market = supply.take_all(whole, "market")
    if len(game.market) > MARKET:
        raise whole.field("market").refuse(so_many(0, MARKET, SOME_CARDS, len(game.market)))
    if whole.has("deck"):
        game.deck = supply.take_all(whole, "deck")
        game.box = tuple(supply.rest())
    else:
        pile = supply.rest()
        game.rng.shuffle(pile)
        game.deck = tuple(pile)
    if not whole.has("market"):
        refill(game)


def read_result(game: Game) -> None:
    """A position in which somebody has won is over (KD-190)."""
    winners = winners_by_life(game)
    if winners:
        game.result = win_of(winners, game.seats, reason_of(winners))
    for seat in range(2):
        if any(is_victory(half, seat) for half in game.markers):
            game.result = win_of([seat], game.seats, "victory")
        elif all(is_in_spotlight(half, seat) for half in game.markers):
            game.result = win_of([seat], game.seats, "spotlight")
