"""Every kind of hidden thing, game by game: which fields of a position hold it, and what could change places behind a
seat's view.

It is written down here and not read off the games' own `unseen`, so that a game that forgets one of its secrets is
found out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from bestiaire.core.rng import Random
from bestiaire.games.mindbug.cards.sets import CARDS as MINDBUG_CARDS
from bestiaire.games.mindbug.cards.sets import ENERGY_CARDS
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES, FATE_CARDS, MISSIONS
from bestiaire.games.orcs.cards.printed import DECK_NAMES
from bestiaire.games.orcs.cards.spells import SPELLS
from bestiaire.games.tokyo.cards.sets import CARDS as TOKYO_CARDS

Position = dict[str, Any]


class Slot(NamedTuple):
    """A place where something hidden lies: in this list or object of a position, there."""

    zone: Any
    at: Any


class Pool(NamedTuple):
    """Places whose contents could be each other's for all that a seat can see, and what lies in the box but could lie
    there as well."""

    slots: list[Slot]
    box: list[str]


class Kinds(NamedTuple):
    """What a game hides."""

    secret: frozenset[str]
    """The fields of its positions that hold something hidden; a player's as `players.hand`."""
    open: frozenset[str]
    """Fields that a spectator's view words otherwise, though everybody knows what they say."""
    pools: Callable[[Position, int | None, list[str]], list[Pool]]
    """What could change places behind a seat's view, with these things in the box."""
    piles: Callable[[Position], list[tuple[list[str], int]]]
    """The hidden zones, each with how many of its first things have to stay: the rest can be left in the box."""


def slots_in(zone: list[str], first: int = 0) -> list[Slot]:
    return [Slot(zone, at) for at in range(first, len(zone))]


def those(box: Iterable[str], known: Iterable[str]) -> list[str]:
    return [thing for thing in box if thing in known]


# -- Mindbug


def mindbug_pools(position: Position, seat: int | None, box: list[str]) -> list[Pool]:
    """Creature cards in decks, in other hands and in the unused pile, but for those that were seen going into a hand
    (which come first there); Energy cards in their deck."""
    slots = slots_in(position["unused"])
    for owner, player in enumerate(position["players"]):
        slots += slots_in(player["deck"])
        if owner != seat:
            slots += slots_in(player["hand"], len(player.get("known", [])))
    energy = slots_in(position.get("energy_deck", []))
    return [Pool(slots, those(box, MINDBUG_CARDS)), Pool(energy, those(box, ENERGY_CARDS))]


def mindbug_piles(position: Position) -> list[tuple[list[str], int]]:
    """Hands stay as they are: they would be filled up from the decks at once."""
    return [
        (position["unused"], 0),
        (position.get("energy_deck", []), 0),
        *((side["deck"], 0) for side in position["players"]),
    ]


# -- King of Tokyo Duel


def duel_pools(position: Position, seat: int | None, box: list[str]) -> list[Pool]:
    """A loose deck hides nothing: everybody saw which cards went into it, and it has no order."""
    return [] if position.get("loose") else [Pool(slots_in(position["deck"]), box)]


def duel_piles(position: Position) -> list[tuple[list[str], int]]:
    return [] if position.get("loose") else [(position["deck"], 0)]


# -- King of Tokyo


def tokyo_pools(position: Position, seat: int | None, box: list[str]) -> list[Pool]:
    """The deck but for what this seat has looked at; of each monster's Evolution cards those in its deck and in other
    hands. A back on top that everybody sees changes with one of the same set."""
    players = position["players"]
    pools: list[Pool] = []
    known = players[seat].get("peeked", 0) if seat is not None else 0
    looked_at = max(player.get("peeked", 0) for player in players)
    if not position.get("loose") or looked_at:
        slots = slots_in(position["deck"], known)
        energy_cards = [card for card in box if not TOKYO_CARDS[card].monster and not position.get("loose")]
        if slots and not known and position.get("options", {}).get("card_backs_visible"):
            top, *slots = slots
            pools.append(Pool([top, *(slot for slot in slots if set_of(slot) == set_of(top))], []))
        pools.append(Pool(slots, energy_cards))
    for owner, player in enumerate(players):
        is_looking = position["phase"] == "evolve" and seat == owner == position.get("resolver", position["active"])
        if "evolution_deck" in player and not is_looking:
            pools.append(evolution_pool(players, player, seat))
    return pools


def set_of(slot: Slot) -> str:
    return TOKYO_CARDS[slot.zone[slot.at]].set


def evolution_pool(players: list[Any], owner: Any, seat: int | None) -> Pool:
    """Which of them a position takes out of the game is no secret: that is shown."""
    slots: list[Slot] = []
    for holder, player in enumerate(players):
        if holder != seat:
            hand = slots_in(player["hand"])
            slots += [slot for slot in hand if TOKYO_CARDS[slot.zone[slot.at]].monster == owner["monster"]]
    if slots or not owner.get("evolution_loose"):
        slots += slots_in(owner["evolution_deck"])
    return Pool(slots, [])


def tokyo_piles(position: Position) -> list[tuple[list[str], int]]:
    looked_at = max(player.get("peeked", 0) for player in position["players"])
    piles = [] if position.get("loose") else [(position["deck"], max(looked_at, 1))]
    for player in position["players"]:
        if "evolution_deck" in player and not player.get("evolution_loose"):
            piles += [(player["evolution_deck"], 0), (player["hand"], 0)]
    return piles


# -- Orcs Orcs Orcs


def orcs_pools(position: Position, seat: int | None, box: list[str]) -> list[Pool]:
    """Each player's hand and draw pile; both decks, the fate pile, the markers of all sectors; missions of others, with
    those that nobody took. Once the game is over only the missions that were put back are hidden."""
    players = position["players"]
    pools: list[Pool] = []
    missions: list[Slot] = []
    for owner, player in enumerate(players):
        slots = slots_in(player["draw"])
        if owner != seat:
            slots += slots_in(player["hand"])
            if position["phase"] != "over":
                missions += slots_in(player.get("missions", []))
            if "declined" in player:
                missions.append(Slot(player, "declined"))
        pools.append(Pool(slots, []))
    taken = [mission for player in players for mission in (*player.get("missions", []), player.get("declined"))]
    pools.append(Pool(missions, [mission.key for mission in MISSIONS if mission.key not in taken]))
    for deck, name in enumerate(DECK_NAMES):
        spells = [spell.key for spell in SPELLS if spell.deck == deck]
        pools.append(Pool(slots_in(position["decks"][name]), those(box, spells)))
    pools.append(Pool(slots_in(position["fate_pile"]), those(box, [card.id for card in FATE_CARDS])))
    markers = [slot for sector in position["markers"].values() for slot in slots_in(sector)]
    pools.append(Pool(markers, those(box, CREATURE_NAMES)))
    return pools


def orcs_piles(position: Position) -> list[tuple[list[str], int]]:
    piles = [*position["decks"].values(), *position["markers"].values()]
    return [(position["fate_pile"], 1), *((pile, 0) for pile in piles)]


KINDS: dict[str, Kinds] = {
    "mindbug": Kinds(
        frozenset({"unused", "energy_deck", "players.deck", "players.hand"}),
        frozenset({"players.play", "players.known"}),
        mindbug_pools,
        mindbug_piles,
    ),
    "duel": Kinds(frozenset({"deck"}), frozenset({"market"}), duel_pools, duel_piles),
    "tokyo": Kinds(
        frozenset({"deck", "looking", "players.hand", "players.evolution_deck"}),
        frozenset({"display"}),
        tokyo_pools,
        tokyo_piles,
    ),
    "orcs": Kinds(
        frozenset(
            {"decks", "fate_pile", "markers", "players.hand", "players.draw", "players.missions", "players.declined"}
        ),
        frozenset({"board", "counters", "decks_loose", "fate_loose", "players.loose"}),
        orcs_pools,
        orcs_piles,
    ),
}


def kinds_of(key: str) -> Kinds:
    """What a game hides."""
    assert key in KINDS, f"say in tests/conformance/hidden.py what {key} hides"
    return KINDS[key]


# -- what is done with them


def differing(position: Position, seen: dict[str, Any]) -> set[str]:
    """The fields of a position that a view, or another position, does not show as they are."""
    found = {name for name, value in position.items() if name != "players" and seen.get(name) != value}
    for player, shown in zip(position["players"], seen["players"], strict=True):
        found |= {f"players.{name}" for name, value in player.items() if shown.get(name) != value}
    return found - {"random", "stage", "mid_stage"}


def leave_in_the_box(piles: list[tuple[list[str], int]], rng: Random) -> list[str]:
    """Takes a few things out of every hidden zone, which get shorter; what was taken."""
    taken: list[str] = []
    for zone, first in piles:
        for _ in range(min(3, (len(zone) - first) // 2)):
            taken.append(zone.pop(first + rng.below(len(zone) - first)))
    return taken


def exchange(pools: list[Pool], rng: Random) -> None:
    """Shuffles what could change places, in the position itself."""
    for slots, box in pools:
        things = [*(slot.zone[slot.at] for slot in slots), *box]
        order = list(range(len(things)))
        rng.shuffle(order)
        for index, slot in enumerate(slots):
            slot.zone[slot.at] = things[order[index]]
