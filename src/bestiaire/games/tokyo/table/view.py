"""Who sees what (KT-009): the order of the deck, a card looked at with Made in a Lab, and Evolution cards in hand and
in their decks are secrets; everything else lies open. A view is built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.core.choice import Choice
from bestiaire.core.dice import FACES
from bestiaire.core.piles import Cards
from bestiaire.games.tokyo.cards.printed import Card
from bestiaire.games.tokyo.questions import QUESTIONS
from bestiaire.games.tokyo.rules.actions import ids
from bestiaire.games.tokyo.rules.buying import price
from bestiaire.games.tokyo.rules.dice.resolving import GROUP_NAMES
from bestiaire.games.tokyo.rules.owning import fixed_on_top, has_bay, most_hearts
from bestiaire.games.tokyo.table.dice import DICE, FACE_NAMES
from bestiaire.games.tokyo.table.zones import EXTRA_TURNS, NO_CARD, NO_FACE, NOBODY, PHASES, PLACES, ROLL, START

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


# -- secrets


def unseen(game: Game, seat: int | None) -> list[list[int]]:
    """The cards whose face this seat can't know: those of the deck (with the cards that could lie in it as well), and
    for each set the Evolution cards that lie face down or in others' hands."""
    groups = deck_groups(game, seat)
    if game.options.evolutions:
        for player in game.players:
            group = [*player.evolution_deck] if not player.is_loose or has_hidden(game, seat) else []
            groups.append(group + in_other_hands(game, seat, player.monster.id))
    return groups


def deck_groups(game: Game, seat: int | None) -> list[list[int]]:
    """A loose deck is no secret: everybody has seen which cards are in it, and the next one is drawn by the generator;
    unless somebody has looked at that one. If backs are shown, the top card keeps its set: it changes first with one of
    the same set, then all the others are shuffled."""
    known = len(known_on_top(game, seat))
    deck = game.deck[known:]
    hidden = [*deck, *game.box]
    if game.is_loose:
        hidden = [*deck] if fixed_on_top(game) else [*game.box]
    if known or not shows_top(game):
        return [hidden]
    top = game.deck[0]
    alike = [number for number in hidden if game.faces[number].set == game.faces[top].set]
    return [alike, [number for number in hidden if number != top]]


def known_on_top(game: Game, seat: int | None) -> Cards:
    """KT-009: the cards on top of the deck that this seat has looked at."""
    return () if seat is None or not game.players else game.deck[: game.players[seat].peeked]


def has_hidden(game: Game, seat: int | None) -> bool:
    """Whether a card of a loose Evolution deck could be in somebody else's hand."""
    return any(owner != seat and game.players[owner].hand for owner in range(game.seats)) or game.looker != seat


def in_other_hands(game: Game, seat: int | None, monster: str) -> list[int]:
    found: list[int] = []
    for owner in range(game.seats):
        if owner != seat:
            found += [number for number in game.players[owner].hand if game.faces[number].monster == monster]
    if game.looker != seat:
        found += [number for number in game.looked if game.faces[number].monster == monster]
    return found


# -- views


def view(game: Game, seat: int | None, choice: Choice | None) -> dict[str, Any]:
    """What that seat (None: a spectator) may know."""
    shown = table_view(game)
    shown["players"] = [player_view(game, owner, seat) for owner in range(len(game.players))]
    shown["display"] = [display_view(game, number) for number in game.display]
    shown["deck"] = len(game.deck)
    shown["bay"] = bool(game.players) and has_bay(game)
    known = known_on_top(game, seat)
    if known:
        shown["peeked"] = {"cards": ids(game, known)}
    if game.looker != NOBODY:
        shown["looking"] = {"seat": game.looker}
        if game.looker == seat:
            shown["looking"]["cards"] = ids(game, game.looked)
    if shows_top(game):
        shown["top_set"] = game.faces[game.deck[0]].set
    if game.symbols:
        shown["symbols"] = {FACE_NAMES[face]: game.symbols[face] for face in range(FACES) if game.symbols[face]}
        shown["resolved"] = [GROUP_NAMES[group] for group in range(4) if game.groups_done & (1 << group)]
    if choice is not None:
        shown["choice"] = QUESTIONS.shown(game, choice, seat)
    return shown


def shows_top(game: Game) -> bool:
    """KM-005: as an option the back of the top card tells its set. A loose deck has no top card yet."""
    options = game.options
    is_mixed = options.has_base_cards and options.has_mindbug_cards
    return options.shows_backs and is_mixed and len(game.deck) > 0 and (not game.is_loose or fixed_on_top(game) > 0)


def table_view(game: Game) -> dict[str, Any]:
    """All that lies open beside the players, as views and positions show it."""
    shown: dict[str, Any] = {
        "options": game.options.differing(),
        "active": None if game.active == NOBODY else game.active,
        "phase": PHASES[game.phase],
        "discard": ids(game, game.discard),
    }
    if game.active == NOBODY:
        shown["seats"] = game.seats
        return shown
    if game.resolver != game.active:
        shown["resolver"] = game.resolver
    if game.order != game.active:
        shown["order"] = None if game.order == NOBODY else game.order
    if game.is_loose:
        shown["loose"] = True
    if game.pending != NO_CARD:
        shown["pending"] = game.faces[game.pending].id
    if game.mimicked != NO_CARD:
        shown["mimicked"] = mimicked_view(game)
    shown.update(dice_view(game))
    shown.update(turn_view(game))
    return shown


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


def dice_view(game: Game) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    if game.phase not in (START, ROLL) and (game.dice or game.rolls):
        shown["dice"] = DICE.names_of(game.dice)
        shown["rolls"] = game.rolls
    if game.infused != NO_FACE:
        shown["infused"] = FACE_NAMES[game.infused]
    return shown


def turn_view(game: Game) -> dict[str, Any]:
    """What has been done and noted this turn, as far as there is any."""
    shown = activated_view(game)
    if game.frozen:
        shown["frozen"] = True
    for name, number in (
        ("alloy", game.alloy),
        ("fewer", game.fewer),
        ("discount", game.discount),
        ("looks", game.looks),
        ("lab", game.lab),
    ):
        if number:
            shown[name] = number
    if game.hurt:
        shown["hurt"] = [seat for seat in range(game.seats) if game.hurt & (1 << seat)]
    if game.extra_turns:
        shown["extra_turns"] = [extra_turn_view(game, kind, seat, what) for kind, seat, what in game.extra_turns]
    if game.burrowed:
        shown["burrowed"] = [{"place": PLACES[place], "seat": seat} for place, seat in game.burrowed]
    return shown


def activated_view(game: Game) -> dict[str, Any]:
    """Cards used, and keywords that are at work."""
    shown: dict[str, Any] = {}
    for name, cards in (("used", game.used), ("sneaks", game.sneaks), ("locked", game.locked)):
        if cards:
            shown[name] = ids(game, cards)
    if game.hunts:
        shown["hunts"] = [hunt_view(game, number, prey, smashes) for number, prey, smashes in game.hunts]
    if game.frenzy != NO_CARD:
        shown["frenzy"] = game.faces[game.frenzy].id
    return shown


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


def open_view(game: Game, owner: int) -> dict[str, Any]:
    """What is open of a monster, as views and positions show it."""
    player = game.players[owner]
    shown: dict[str, Any] = {
        "monster": player.monster.id,
        "hearts": player.hearts,
        "vp": player.points,
        "energy": player.energy,
        "place": PLACES[player.place],
        "cards": [card_view(game, number) for number in player.cards],
        "mindbugs": player.mindbugs,
    }
    for name, number in (
        ("poison", player.poison), ("shrink", player.shrink), ("fewer_dice", player.fewer_dice),
        ("peeked", player.peeked),
    ):  # fmt: skip
        if number:
            shown[name] = number
    for name, flag in (("immune", player.immune), ("out", player.is_out)):
        if flag:
            shown[name] = True
    if player.aside:
        shown["aside"] = ids(game, player.aside)
    if game.options.evolutions:
        shown["evolutions"] = ids(game, player.evolutions)
        shown["evolution_discard"] = ids(game, player.evolution_discard)
        if player.is_loose:
            shown["evolution_loose"] = True
    return shown


def player_view(game: Game, owner: int, seat: int | None) -> dict[str, Any]:
    player = game.players[owner]
    shown = open_view(game, owner)
    shown["max_hearts"] = most_hearts(player)
    if game.options.evolutions:
        shown["hand"] = ids(game, player.hand) if owner == seat else len(player.hand)
        shown["evolution_deck"] = len(player.evolution_deck)
        out = [number for number in game.evolution_box if game.faces[number].monster == player.monster.id]
        if out:
            shown["evolution_box"] = ids(game, tuple(out))
    return shown


def card_view(game: Game, number: int) -> str | dict[str, Any]:
    """A card in front of a monster, with its counters if it has any."""
    card = game.faces[number]
    return {"card": card.id, "counters": card.counters(game)} if has_counters(game, card) else card.id


def has_counters(game: Game, card: Card) -> bool:
    """Whether counters lie on a card in front of a monster: a Mimic has them if what it copies has."""
    return card.stands_for(game).first_counters() > 0


def display_view(game: Game, number: int) -> dict[str, Any]:
    return {"card": game.faces[number].id, "price": price(game, game.resolver, number)}


def marks(game: Game, seat: int | None) -> dict[str, int]:
    """The numbers of the cards that this seat can see, by their places in the view."""
    found: dict[str, int] = {}

    def note(place: str, cards: Cards) -> None:
        for index in range(len(cards)):
            found[f"{place}.{index}"] = cards[index]

    note("display", game.display)
    note("discard", game.discard)
    if game.pending != NO_CARD:
        found["pending"] = game.pending
    for owner in range(len(game.players)):
        player = game.players[owner]
        note(f"players.{owner}.cards", player.cards)
        note(f"players.{owner}.aside", player.aside)
        note(f"players.{owner}.evolutions", player.evolutions)
        note(f"players.{owner}.evolution_discard", player.evolution_discard)
        if owner == seat:
            note(f"players.{owner}.hand", player.hand)
    return found
