"""A position of King of Tokyo as JSON: written, and read back with every field checked. See docs/games/tokyo.md."""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import MISSING, Reader
from bestiaire.core.errors import SOME_CARDS, SOME_DICE, SOME_PLAYERS, BadOptions, BadPosition, must_be, so_many, within
from bestiaire.core.piles import Cards
from bestiaire.core.rng import Random
from bestiaire.core.state import Result, win_of
from bestiaire.core.supply import Supply
from bestiaire.games.tokyo.cards.hooks import STANDS_FOR
from bestiaire.games.tokyo.cards.printed import CONSUMABLE, DISCARD, KEEP, MONSTERS, MONSTERS_BY_ID, PERMANENT, Monster
from bestiaire.games.tokyo.cards.sets import BOX, CARDS, in_deck, of_monster
from bestiaire.games.tokyo.generated.views import table_position
from bestiaire.games.tokyo.rules.actions import fill_display, lay_dice, refresh
from bestiaire.games.tokyo.rules.dice.rolling import can_throw_on
from bestiaire.games.tokyo.rules.owning import alive, has_bay, most_hearts
from bestiaire.games.tokyo.table.dice import BASE_ROLLS, FACE_NAMES, FACE_NUMBERS, MOST_DICE, MOST_ROLLS
from bestiaire.games.tokyo.table.fields import PLAYER, TABLE
from bestiaire.games.tokyo.table.options import DECLARED, DEFAULTS, EVOLVING, Options, check_seats
from bestiaire.games.tokyo.table.state import Game
from bestiaire.games.tokyo.table.zones import (
    BAY,
    BUY,
    CLEAN_UP,
    DISPLAY,
    EVOLVE,
    EXTRA_TURNS,
    FIXED,
    FREEZE_TURN,
    FRENZY,
    FRENZY_TURN,
    HEARTS,
    HUNTER,
    MOST_NOTED,
    MOST_TOKENS,
    NOBODY,
    OUTSIDE,
    PLACES,
    REROLL,
    ROLL,
    SNEAKY,
    START,
    Player,
)
from bestiaire.words import Phrase

MOST_HEARTS = max(HEARTS, *[card.most_hearts() for card in BOX])
MOST_COUNTERS = max(card.first_counters() for card in BOX)
MOST_BURROWED = 4
"""Two places, each yielded by a monster with Burrowing and a Mimic of it."""
FEWEST_SEATS, MOST_SEATS = 2, 6


def new_game(seats: int, options: dict[str, Any], rng: Random) -> Game:
    """A game before its set-up."""
    whole = Reader(options, "options", BadOptions)
    chosen = Options(DECLARED.read(whole))
    check_seats(whole, chosen, seats)
    return Game(BOX, rng, seats, chosen)


# -- writing


def write(game: Game) -> dict[str, Any]:
    """Everything: what lies open, and what is hidden, decks with their tops first."""
    return {**table_position(game), **game.rng.fields(FACE_NAMES)}


# -- reading


def cards_of_box(numbers: list[int]) -> Supply:
    """These cards of the box."""
    return Supply(((number, BOX[number].id) for number in numbers), CARDS, none_left=no_more, not_here=not_in_game)


def no_more(name: str, copies: int) -> Phrase:
    return Phrase(
        en=f"there are no more of {name!r} (only {copies})", fr=f"il n'y a plus de {name!r} (seulement {copies})"
    )


def not_in_game(name: str) -> Phrase:
    return Phrase(en=f"{name!r} is not in this game", fr=f"{name!r} n'est pas dans cette partie")


def read(position: dict[str, Any], fallback: Random) -> Game:
    """A game at the start of a stage. BadPosition names the first field that can't be."""
    whole = Reader(position, "", BadPosition)
    whole.fields((*TABLE.names(), *DEFAULTS))
    options = Options(DECLARED.read_position(whole))
    if not whole.has("players"):
        raise BadPosition("players", MISSING)
    sides = whole.field("players").items()
    if whole.has("active") and position["active"] is None:
        if sides:
            raise BadPosition(
                "active",
                Phrase(en="must be a seat once the game has begun", fr="doit être une place, la partie commencée"),
            )
        seats = whole.field("seats").number(FEWEST_SEATS, MOST_SEATS) if whole.has("seats") else FEWEST_SEATS
        check_seats(Reader(options.values, "options", BadPosition), options, seats)
        return Game(BOX, whole.random(fallback, FACE_NAMES), seats, options)
    if not FEWEST_SEATS <= len(sides) <= MOST_SEATS:
        raise BadPosition("players", so_many(FEWEST_SEATS, MOST_SEATS, SOME_PLAYERS, len(sides)))
    if whole.has("seats"):
        whole.field("seats").number(len(sides), len(sides))
    if options.evolutions and len(sides) > len(EVOLVING):
        raise BadPosition("players", so_many(FEWEST_SEATS, len(EVOLVING), SOME_PLAYERS, len(sides)))
    game = Game(BOX, whole.random(fallback, FACE_NAMES), len(sides), options)
    boards = read_boards(sides, options.evolutions)
    pool = in_deck(options)
    evolution_cards = [number for board in boards for number in of_monster(board.id)] if options.evolutions else []
    supply = cards_of_box(pool + evolution_cards)
    for side, board in zip(sides, boards, strict=True):
        game.players.append(read_player(game, side, board, supply))
    TABLE.read(game, whole)
    read_seats(game, whole)
    read_mimicked(game, whole)
    read_places(game, sides)
    read_piles(game, whole, supply, pool, sides)
    read_turn(game, whole)
    read_result(game)
    return game


def read_number(whole: Reader, name: str, most: int, default: int = 0) -> int:
    return whole.field(name).number(0, most) if whole.has(name) else default


def read_list(whole: Reader, name: str, most: int) -> list[Reader]:
    return whole.field(name).items(most) if whole.has(name) else []


def read_seat(item: Reader, seats: int) -> int:
    return item.number(0, seats - 1)


def read_boards(sides: list[Reader], evolve: bool) -> list[Monster]:
    """The monsters named; who has none takes the first that is left."""
    known = EVOLVING if evolve else tuple(MONSTERS_BY_ID)
    taken: list[Monster | None] = []
    for side in sides:
        side.fields(PLAYER.names())
        named = MONSTERS_BY_ID[side.field("monster").word(known)] if side.has("monster") else None
        if named is not None and named in taken:
            raise side.field("monster").refuse(
                Phrase(en="everybody needs another monster", fr="il faut des monstres tous différents")
            )
        taken.append(named)
    free = [monster for monster in MONSTERS if monster.id in known and monster not in taken]
    return [found if found is not None else free.pop(0) for found in taken]


def read_player(game: Game, side: Reader, board: Monster, supply: Supply) -> Player:
    player = Player(board)
    for item in side.field("cards") if side.has("cards") else []:
        player.cards = (*player.cards, read_card(game, item, supply))
    for name in ("hand", "evolution_deck", "evolution_discard", "evolution_loose", "evolutions"):
        if side.has(name) and not game.options.evolutions:
            raise side.field(name).refuse(
                Phrase(en="there are no Evolution cards in this game", fr="cette partie est sans cartes Évolution")
            )
    PLAYER.read(player, side, supply)
    is_out = side.field("out").flag() if side.has("out") else False
    player.hearts = read_number(side, "hearts", MOST_HEARTS, 0 if is_out else HEARTS)
    player.is_out = player.hearts == 0
    if player.hearts and is_out:
        raise side.field("hearts").refuse(must_be(within(0, 0), player.hearts))
    for item in side.field("evolutions") if side.has("evolutions") else []:
        number = supply.take(item)
        if BOX[number].kind != PERMANENT:
            raise item.refuse(
                Phrase(en=f"{item.value!r} does not stay in play", fr=f"{item.value!r} ne reste pas en jeu")
            )
        player.evolutions = (*player.evolutions, number)
    return player


def read_card(game: Game, item: Reader, supply: Supply) -> int:
    """A card in front of a monster: its id, or with its counters."""
    counters: Reader | None = None
    named = item
    if isinstance(item.value, dict):
        item.fields(("card", "counters"))
        named = item.field("card")
        counters = item.field("counters") if item.has("counters") else None
    number = supply.take(named)
    card = BOX[number]
    if card.kind not in (KEEP, CONSUMABLE):
        raise named.refuse(
            Phrase(en=f"{card.id!r} does not lie in front of a monster", fr=f"{card.id!r} ne se garde pas devant soi")
        )
    full = card.first_counters()
    if full:
        card.set_counters(game, counters.number(1, full) if counters is not None else full)
    elif card.bit & STANDS_FOR.bits:
        card.set_counters(game, counters.number(0, MOST_COUNTERS) if counters is not None else -1)
    elif counters is not None:
        raise counters.refuse(Phrase(en=f"{card.id!r} has no counters", fr=f"{card.id!r} n'a pas de marqueurs"))
    return number


def read_seats(game: Game, whole: Reader) -> None:
    """Whose turn it is, where it stands, and who resolves."""
    game.active = read_seat(whole.field("active"), game.seats) if whole.has("active") else 0
    game.resolver = read_seat(whole.field("resolver"), game.seats) if whole.has("resolver") else game.active
    game.order = game.active
    if whole.has("order"):
        is_set_up = whole.field("order").value is None and game.phase == EVOLVE
        game.order = NOBODY if is_set_up else read_seat(whole.field("order"), game.seats)
    if game.phase not in (EVOLVE, BUY) and game.phase < FIXED and game.resolver != game.active:
        raise whole.field("resolver").refuse(
            Phrase(
                en="only who resolves dice can be another seat", fr="seul qui résout les dés peut être une autre place"
            )
        )
    for name, seat in (("active", game.active), ("resolver", game.resolver)):
        is_over = game.phase == START and len(alive(game)) < 2
        if game.players[seat].is_out and not may_be_out(game, seat) and not is_over:
            raise whole.field(name).refuse(Phrase(en="this monster is out", fr="ce monstre est éliminé"))


def may_be_out(game: Game, seat: int) -> bool:
    """The active monster may fall in its own turn or in an interlude, the Mindbugger in its interlude."""
    if seat == game.resolver and game.phase != CLEAN_UP:
        return game.phase == BUY and game.resolver != game.active
    return game.phase == CLEAN_UP or game.resolver != game.active


def read_mimicked(game: Game, whole: Reader) -> None:
    """The card under the Mimic token; then what everybody's cards amount to."""
    if whole.has("mimicked"):
        item = whole.field("mimicked")
        item.fields(("card", "seat", "nth"))
        name = item.field("card").word(CARDS)
        seat = read_seat(item.field("seat"), game.seats)
        nth = item.field("nth").number(1, 2) if item.has("nth") else 1
        alike = [number for number in game.players[seat].cards if BOX[number].id == name]
        if len(alike) < nth or BOX[alike[nth - 1]].kind != KEEP or BOX[alike[nth - 1]].bit & STANDS_FOR.bits:
            raise item.field("card").refuse(
                Phrase(en="that monster has no such Keep card to copy", fr="ce monstre n'a pas cette carte à copier")
            )
        game.mimicked = alike[nth - 1]
        if not any(BOX[number].bit & STANDS_FOR.bits for player in game.players for number in player.cards):
            raise item.refuse(Phrase(en="nobody has Mimic", fr="personne n'a Mimétisme"))
    if game.mimic_counters < 0:
        game.mimic_counters = 0 if game.mimicked < 0 else BOX[game.mimicked].first_counters()


def read_places(game: Game, sides: list[Reader]) -> None:
    """One monster in a place, the Bay only while it is in use, and no more hearts than a monster can have."""
    for seat in range(game.seats):
        player = game.players[seat]
        hearts = player.hearts
        player.hearts = 0
        refresh(game, seat)
        if hearts > most_hearts(player):
            raise sides[seat].field("hearts").refuse(must_be(within(0, most_hearts(player)), hearts))
        player.hearts = hearts
    for seat in range(game.seats):
        place = game.players[seat].place
        if place == OUTSIDE:
            continue
        is_taken = any(other.place == place for other in game.players[:seat])
        if is_taken or game.players[seat].is_out or (place == BAY and not has_bay(game)):
            raise (
                sides[seat]
                .field("place")
                .refuse(Phrase(en="this monster can't be there", fr="ce monstre ne peut pas y être"))
            )


def read_piles(game: Game, whole: Reader, supply: Supply, pool: list[int], sides: list[Reader]) -> None:
    """Display, discard pile and deck. A deck that is not given has all other cards, shuffled; a display is filled from
    the deck."""
    game.discard = read_energy_cards(whole, "discard", supply)
    game.display = read_energy_cards(whole, "display", supply)
    if len(game.display) > DISPLAY:
        raise whole.field("display").refuse(so_many(0, DISPLAY, SOME_CARDS, len(game.display)))
    deck = read_energy_cards(whole, "deck", supply)
    if game.options.evolutions:
        read_evolution_decks(game, supply, sides)
    if whole.has("deck"):
        game.deck = deck
        game.box = tuple(supply.rest_of(pool))
    else:
        pile = supply.rest_of(pool)
        game.rng.shuffle(pile)
        game.deck = tuple(pile)
    if not whole.has("display"):
        fill_display(game)
    for player, side in zip(game.players, sides, strict=True):
        player.peeked = read_number(side, "peeked", 0 if player.is_out else len(game.deck))
    game.lab = read_number(whole, "lab", game.players[game.resolver].peeked)


def read_energy_cards(whole: Reader, name: str, supply: Supply) -> Cards:
    cards = supply.take_all(whole, name)
    for index, number in enumerate(cards):
        if BOX[number].monster:
            raise (
                whole.field(name)
                .items()[index]
                .refuse(
                    Phrase(en="an Evolution card does not belong there", fr="une carte Évolution n'y a pas sa place")
                )
            )
    return cards


def read_evolution_decks(game: Game, supply: Supply, sides: list[Reader]) -> None:
    for player, side in zip(game.players, sides, strict=True):
        player.evolution_discard = supply.take_all(side, "evolution_discard")
        player.evolution_deck = supply.take_all(side, "evolution_deck")
    for player, side in zip(game.players, sides, strict=True):
        cards = supply.rest_of(of_monster(player.monster.id))
        if side.has("evolution_deck"):
            game.evolution_box += tuple(cards)
        else:
            game.rng.shuffle(cards)
            player.evolution_deck = tuple(cards)


def read_turn(game: Game, whole: Reader) -> None:
    """The dice, and what has been done and noted this turn."""
    read_dice(game, whole)
    game.used = read_names(whole, "used")  # each card once, and few can be
    game.sneaks = read_names(whole, "sneaks", SNEAKY)
    game.locked = read_names(whole, "locked")
    if whole.has("frenzy"):
        game.frenzy = number_of(whole.field("frenzy"), FRENZY)
    for item in read_list(whole, "hunts", MOST_NOTED):
        item.fields(("card", "prey", "smashes"))
        prey = read_seat(item.field("prey"), game.seats)
        if prey == game.active:
            raise item.field("prey").refuse(
                Phrase(
                    en="nobody hunts itself: it is the active monster", fr="nul ne se chasse : c'est le monstre actif"
                )
            )
        game.hunts = (*game.hunts, (number_of(item.field("card"), HUNTER), prey, read_number(item, "smashes", 2)))
    for item in read_list(whole, "hurt", game.seats):
        game.hurt |= 1 << read_seat(item, game.seats)
    for item in read_list(whole, "burrowed", MOST_BURROWED):
        item.fields(("place", "seat"))
        place = PLACES.index(item.field("place").word(PLACES))
        game.burrowed = (*game.burrowed, (place, read_seat(item.field("seat"), game.seats)))
    for item in read_list(whole, "extra_turns", MOST_NOTED):
        item.fields(("seat", "kind", "card", "fewer"))
        kind = EXTRA_TURNS.index(item.field("kind").word(EXTRA_TURNS))
        what = number_of(item.field("card"), FRENZY) if kind == FRENZY_TURN else 0
        if kind == FREEZE_TURN:
            what = read_number(item, "fewer", MOST_TOKENS, 1)
        game.extra_turns = (*game.extra_turns, (kind, read_seat(item.field("seat"), game.seats), what))


def read_dice(game: Game, whole: Reader) -> None:
    if game.phase in (START, ROLL):
        for name in ("dice", "rolls"):
            if whole.has(name):
                raise whole.field(name).refuse(
                    Phrase(en="nothing has been rolled yet in this phase", fr="aucun dé n'est encore lancé à ce moment")
                )
        return
    faces = [FACE_NUMBERS[item.word(FACE_NUMBERS)] for item in whole.field("dice")] if whole.has("dice") else []
    if len(faces) > MOST_DICE:
        raise whole.field("dice").refuse(so_many(0, MOST_DICE, SOME_DICE, len(faces)))
    if game.phase == REROLL and not faces:
        raise whole.field("dice").refuse(
            Phrase(en="there must be dice in the phase 'reroll'", fr="il faut des dés dans la phase 'reroll'")
        )
    lay_dice(game, tuple(faces))
    default = 1 if game.phase == REROLL else BASE_ROLLS
    game.rolls = read_number(whole, "rolls", MOST_ROLLS, default if faces else 0)
    if whole.has("infused"):
        game.infused = FACE_NUMBERS[whole.field("infused").word(FACE_NUMBERS)]
    if game.phase == REROLL and not can_throw_on(game):
        game.phase = FIXED


def number_of(item: Reader, keyword: int = 0) -> int:
    """The number of a card by its id, the first of two alike, for notes about cards that lie somewhere; with this
    keyword, if one is named."""
    name = item.word(CARDS)
    card = CARDS[name]
    if card.kind == DISCARD or card.keywords & keyword != keyword:
        raise item.refuse(Phrase(en=f"{name!r} can't be used so", fr=f"{name!r} ne s'utilise pas ainsi"))
    return next(number for number in range(len(BOX)) if BOX[number] is card)


def read_names(whole: Reader, name: str, keyword: int = 0) -> Cards:
    return tuple([number_of(item, keyword) for item in read_list(whole, name, MOST_NOTED)])


def read_result(game: Game) -> None:
    """KT-160: a turn starts only while two monsters are left; in its midst the game goes on to W21."""
    left = alive(game)
    if game.phase != START:
        return
    if not left:
        game.result = Result([], [0.0] * game.seats, "nobody")
    elif len(left) == 1:
        game.result = win_of(left, game.seats, "last")
