"""What a position says is laid out on the table: players, battlefield and piles, every field checked."""

from __future__ import annotations

from collections.abc import Sequence

from bestiaire.core.check import Reader
from bestiaire.core.errors import SOME_CARDS, must_be, so_many, within
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.printed import COLOURS, DECK_NAMES
from bestiaire.games.orcs.rules.actions import fill_display
from bestiaire.games.orcs.table.components.supply import MarkerSupply, SpellSupply, fate_supply, mission_supply
from bestiaire.games.orcs.table.fields import PLAYER
from bestiaire.games.orcs.table.state import Game
from bestiaire.games.orcs.table.zones import (
    ACTIONS,
    DISPLAY,
    MISSIONS,
    MISSIONS_DEALT,
    NO_CARD,
    NOBODY,
    POISON_CARDS,
    RING_NAMES,
    RINGS,
    SECTORS,
    SKULL_STEPS,
    SPACE_NAMES,
    Player,
)
from bestiaire.words import Phrase

SOME_MISSIONS = Phrase(en="missions", fr="missions")
NO_MISSIONS = Phrase(en="there are no missions in this game", fr="il n'y a pas de missions dans cette partie")


def number_in(whole: Reader, name: str, most: int, default: int = 0, least: int = 0) -> int:
    return whole.field(name).number(least, most) if whole.has(name) else default


# -- players


def read_players(game: Game, sides: Sequence[Reader], supply: SpellSupply, markers: MarkerSupply) -> None:
    """Colours and mages first: who has none named takes what is left."""
    for side in sides:
        side.fields(PLAYER.names())
    colours = free_ones(
        [COLOURS.index(side.field("colour").word(COLOURS)) if side.has("colour") else -1 for side in sides],
        [COLOURS.index(game.options.colour(seat)) for seat in range(game.seats)],
        len(COLOURS),
        [side.field("colour") for side in sides],
    )
    mages = free_ones(
        [side.field("mage").number(1, SECTORS) - 1 if side.has("mage") else -1 for side in sides],
        [game.box.mage_start[colour] for colour in colours],
        SECTORS,
        [side.field("mage") for side in sides],
    )
    for seat, side in enumerate(sides):
        game.players.append(Player(colours[seat], mages[seat]))
        read_cards_of(game, seat, side, supply)
        read_trophies(game, seat, side, markers)
    read_missions(game, sides)


def free_ones(named: list[int], usual: list[int], most: int, fields: list[Reader]) -> list[int]:
    """What each seat has that no other may have: as named, else the usual, else the first one free."""
    for seat, one in enumerate(named):
        if one >= 0 and one in named[:seat]:
            raise fields[seat].refuse(Phrase(en="another player has it already", fr="un autre joueur l'a déjà"))
    found = named[:]
    for seat, one in enumerate(named):
        if one < 0:
            candidates = [usual[seat], *range(most)]
            found[seat] = next(other for other in candidates if other not in found)
    return found


def read_cards_of(game: Game, seat: int, side: Reader, supply: SpellSupply) -> None:
    player = game.players[seat]
    PLAYER.read(player, side, supply.of(seat))
    if side.has("draw"):
        player.draw = supply.of(seat).take_all(side, "draw")
    else:
        pile = supply.starting_left(seat)
        game.rng.shuffle(pile)
        player.draw = tuple(pile)


def read_trophies(game: Game, seat: int, side: Reader, markers: MarkerSupply) -> None:
    player = game.players[seat]
    held = side.field("trophies")
    for name in held.fields(CREATURE_NAMES) if side.has("trophies") else ():
        creature = CREATURE_NAMES.index(name)
        player.held[creature] = held.field(name).number(0, markers.copies.get(name, 0))
        for _ in range(player.held[creature]):
            game.fallen = (*game.fallen, markers.take_one(held.field(name), name))
    for creature, steps in enumerate(player.skulls):
        if steps == SKULL_STEPS:
            player.powers |= 1 << game.box.creatures[creature].power


def read_missions(game: Game, sides: Sequence[Reader]) -> None:
    supply = mission_supply(game)
    for seat, side in enumerate(sides):
        if not game.options.secret_missions:
            for name in ("missions", "declined"):
                if side.has(name):
                    raise side.field(name).refuse(NO_MISSIONS)
            continue
        player = game.players[seat]
        player.missions = supply.take_all(side, "missions")
        most = MISSIONS_DEALT if game.phase == MISSIONS else 1
        if len(player.missions) > most:
            raise side.field("missions").refuse(so_many(0, most, SOME_MISSIONS, len(player.missions)))
        if side.has("declined"):
            player.declined = supply.take(side.field("declined"))


# -- the battlefield


def read_board(game: Game, whole: Reader, markers: MarkerSupply) -> None:
    board = whole.field("board")
    for sector in board.fields(SPACE_NAMES) if whole.has("board") else ():
        rings = board.field(sector)
        for name in rings.fields(RING_NAMES):
            place = SPACE_NAMES.index(sector) * RINGS + RING_NAMES.index(name)
            game.sections[place] = tuple([read_creature(game, item, markers) for item in rings.field(name)])
    if whole.has("markers"):
        hidden = whole.field("markers")
        for sector in hidden.fields(SPACE_NAMES):
            game.markers[SPACE_NAMES.index(sector)] = markers.take_all(hidden, sector)
    else:
        deal_markers(game, markers)
    game.spare_markers = markers.spare(game.counters)


def read_creature(game: Game, item: Reader, markers: MarkerSupply) -> int:
    """A type, or an object that says more."""
    if not isinstance(item.value, dict):
        return markers.take(item)
    item.fields(("creature", "damage"))
    number = markers.take(item.field("creature"))
    damage = number_in(item, "damage", game.box.life[game.faces[number]])  # which it survives by Plus one life (OO-060)
    if damage:
        if game.phase != ACTIONS:
            raise item.field("damage").refuse(
                Phrase(en="there is damage in the phase 'actions' only", fr="seule la phase 'actions' a des dégâts")
            )
        game.damage[number] = damage
    return number


def deal_markers(game: Game, markers: MarkerSupply) -> None:
    """What is not named elsewhere, shuffled, as many for each sector as a game begins with at most."""
    rest = markers.rest()
    game.rng.shuffle(rest)
    each = min(len(rest) // SECTORS, 2 * game.seats + 2)
    for sector in range(SECTORS):
        dealt = rest[sector * each : (sector + 1) * each]
        markers.remove(dealt)
        game.markers[sector] = tuple(dealt)


# -- piles


def read_fate(game: Game, whole: Reader) -> None:
    supply = fate_supply(game)
    if whole.has("fate") and whole.field("fate").value is not None:
        game.fate = supply.take(whole.field("fate"))
        game.special = game.box.fate_cards[game.faces[game.fate]].special
    game.fate_used = supply.take_all(whole, "fate_used")
    game.fate_pile = supply.take_all(whole, "fate_pile")
    left = supply.rest()
    if whole.has("fate_pile"):
        game.spare_fate = tuple(left)
    else:
        game.rng.shuffle(left)
        game.fate_pile = tuple(left)
    if not game.fate_pile and not game.fate_used and game.fate == NO_CARD:
        raise whole.field("fate_pile").refuse(Phrase(en="a fate card is needed", fr="il faut une carte Destin"))


def read_decks(game: Game, whole: Reader, supply: SpellSupply) -> None:
    """The display, then the decks, each of its own cards."""
    for zone, is_display in (("display", True), ("decks", False)):
        if whole.has(zone):
            both = whole.field(zone)
            both.fields(DECK_NAMES)
            for deck, name in enumerate(DECK_NAMES):
                numbers = supply.of(NOBODY, deck).take_all(both, name)
                if is_display:
                    if len(numbers) > DISPLAY:
                        raise both.field(name).refuse(so_many(0, DISPLAY, SOME_CARDS, len(numbers)))
                    game.display[deck] = numbers
                else:
                    game.decks[deck] = numbers
    for deck in range(len(DECK_NAMES)):
        pile = supply.deck_left(deck)
        if whole.has("decks"):
            game.spare_spells[deck] = tuple(pile)
        else:
            game.rng.shuffle(pile)
            game.decks[deck] = tuple(pile)
        if not whole.has("display"):
            fill_display(game, deck)


def read_poison(game: Game, whole: Reader, supply: SpellSupply) -> None:
    left = supply.poison_left()
    number = number_in(whole, "poison", POISON_CARDS, len(left))
    if number > len(left):
        raise whole.field("poison").refuse(must_be(within(0, len(left)), number))
    game.poison = tuple(left[:number])
