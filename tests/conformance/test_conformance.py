"""What must hold for every game at every choice: thousands of seeded random games, looked at all the time.

`BESTIAIRE_GAMES` says how many games of each kind are played, if not as many as the depth says (`make soak` plays
200,000). A failure names the seed.
"""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from typing import Any

import pytest

import bestiaire
from bestiaire.core.record import new_table
from bestiaire.core.rng import seeded
from bestiaire.testing import Conserved, check, check_seeds
from tests.depth import times
from tests.tiny import SNIP, Snip

GAMES = int(os.environ.get("BESTIAIRE_GAMES", times(20, 2000)))
BLOCK = 50
"""Games in one test, so that several processes can share the work."""

LONG = {"mindbug": times(2, 1), "duel": 20, "orcs": 20, "tokyo": 20}
"""Games whose games are so many times longer: so many times fewer are played."""
ONE_IN = {"mindbug": times(10, 1), "duel": 30, "orcs": 100, "tokyo": 200}
"""At one choice in so many of them every promise is checked."""

ALL = {**bestiaire.games(), "snip": SNIP}
KINDS = [(key, name) for key, info in sorted(ALL.items()) for name in ("", *info.variants)]
"""Every game as it is played by default, and each of its variants."""


def all_cards(position: Any) -> Counter[str]:
    """Every card id in a Mindbug position, wherever it lies."""
    found: Counter[str] = Counter(position["unused"] + position["revealed"])
    for zone in ("display", "energy_deck", "energy_discard", "bought"):
        found.update(position.get(zone, []))
    if "pending" in position:
        found[position["pending"]] += 1
    for player in position["players"]:
        found.update(player["hand"] + player["deck"] + player["discard"])
        found.update(item["card"] if isinstance(item, dict) else item for item in player["play"])
    return found


def cards_out(position: Any) -> int:
    return len(position["laid"]) + sum(len(hand) for hand in position["hands"])


def every_card_once(position: Any) -> bool:
    """Whether each of the 50 cards of Duel lies somewhere, as soon as they are dealt."""
    found: Counter[str] = Counter(position["market"] + position["deck"] + position["discard"])
    if "pending" in position:
        found[position["pending"]] += 1
    for player in position["players"]:
        found.update(player["keep"])
    return position["active"] is None or (len(found) == found.total() == 50)


def every_pile(position: Any) -> object:
    """How many spells, fate cards and markers of Orcs there are; Hand change alone takes spells away."""
    if position["active"] is None:
        return None
    fate = [*position["fate_pile"], *position["fate_used"], *([position["fate"]] if position["fate"] else [])]
    spells = sum(len(player[zone]) for player in position["players"] for zone in ("hand", "draw", "discard"))
    spells += sum(len(player.get("learned", [])) for player in position["players"]) + position["poison"]
    spells += sum(len(position[zone][deck]) for zone in ("display", "decks") for deck in ("A", "B"))
    spells += 1 + len(position["cast"]["upgrades"]) if "cast" in position else 0
    has_changed = any(player["skulls"].get("orc_rider") == 2 for player in position["players"])
    seats = len(position["players"])
    return sorted(fate), spells == 54 + 8 * seats or (has_changed and spells < 54 + 8 * seats)


def in_kingdom(position: Any) -> bool:
    """Whether as many cards of King of Tokyo lie somewhere as its box has for these options."""
    found = Counter(position["deck"] + position["display"] + position["discard"])
    found.update([position["pending"]] if "pending" in position else [])
    found.update(position["looking"]["cards"] if "looking" in position else [])
    for player in position["players"]:
        found.update(card["card"] if isinstance(card, dict) else card for card in player["cards"])
        for zone in ("aside", "hand", "evolution_deck", "evolution_discard", "evolutions"):
            found.update(player.get(zone, []))
    options = position.get("options", {})
    energy_cards = {"off": 66, "trial": 90, "experience": 24}[options.get("mindbug", "trial")]
    evolution_cards = 8 * len(position["players"]) if options.get("evolutions") else 0
    return position["active"] is None or found.total() == energy_cards + evolution_cards


CONSERVED: dict[str, Conserved] = {
    "mindbug": all_cards,
    "snip": cards_out,
    "duel": every_card_once,
    "orcs": every_pile,
    "tokyo": in_kingdom,
}
"""What can't change from the first choice of a game to its end, by game; others are held to what holds for all."""


def blocks() -> list[Any]:
    """Games and the seeds to be played in one test; a tenth as many of each variant as of the game itself."""
    found = []
    for key, variant in KINDS:
        games, block = (-(-number // LONG.get(key, 1)) for number in (-(-GAMES // 10) if variant else GAMES, BLOCK))
        found += [(key, variant, range(start, min(start + block, games))) for start in range(0, games, block)]
    return [pytest.param(*one, id="-".join(str(part) for part in one if part)) for one in found]


def options_of(key: str, variant: str) -> dict[str, Any]:
    return ALL[key].variants[variant] if variant else {}


@cache
def possible_seats(key: str, variant: str) -> list[int]:
    """The numbers of players that a variant allows."""
    fewest, most = ALL[key].players
    return [seats for seats in range(fewest, most + 1) if is_possible(key, variant, seats)]


def is_possible(key: str, variant: str, seats: int) -> bool:
    try:
        new_table(ALL[key], 0, seats, options_of(key, variant))
    except bestiaire.BadOptions:
        return False
    return True


def seats_of(key: str, variant: str, seed: int) -> int:
    """Every number of players in its turn; variants, of which few games are played, do not all begin with the same."""
    possible = possible_seats(key, variant)
    return possible[(seed + len(variant)) % len(possible)]


@pytest.mark.parametrize(("key", "variant", "block"), blocks())
def test_random_games_keep_every_promise(key: str, variant: str, block: range) -> None:
    for seed in block:
        seats, options = seats_of(key, variant, seed), options_of(key, variant)
        check_seeds(ALL[key], [seed], seats, CONSERVED.get(key), options, ONE_IN.get(key, 1))


@pytest.mark.parametrize(("key", "variant", "block"), blocks())
def test_a_fork_after_every_move_changes_nothing(key: str, variant: str, block: range) -> None:
    options = options_of(key, variant)
    for seed in block:
        seats = seats_of(key, variant, seed)
        straight, forked = (new_table(ALL[key], seed, seats, options) for _ in range(2))
        rng = seeded(seed + 2)
        while straight.choice is not None:
            index = rng.below(len(straight.choice.options))
            straight.play(index)
            forked = forked.fork()
            forked.play(index)
        assert forked.record() == straight.record(), f"game {key}, seed {seed}"


class Chatty(Snip):
    """Snip with a leak: everybody sees the first card of the first hand."""

    def view(self, seat: int | None, choice: bestiaire.Choice | None) -> dict[str, Any]:
        return {**super().view(seat, choice), "leak": self.printed(self.hands[0][:1])}


def test_a_game_that_leaks_is_caught() -> None:
    def new(seats: int, options: dict[str, Any], rng: Any) -> Snip:
        return Chatty(list(range(1, 13)), rng, seats)

    def restore(position: dict[str, Any], rng: Any) -> Snip:
        plain = SNIP.restore(position, rng)
        assert isinstance(plain, Snip)
        chatty = Chatty(plain.faces, plain.rng, plain.seats)
        chatty.turn, chatty.hands, chatty.laid, chatty.scores = plain.turn, plain.hands, plain.laid, plain.scores
        return chatty

    leaking = bestiaire.GameInfo(key="chatty", name=SNIP.name, players=(3, 3), new=new, restore=restore)
    with pytest.raises(AssertionError, match="tells too much"):
        check(leaking, games=3)
