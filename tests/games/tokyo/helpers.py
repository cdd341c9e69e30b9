"""King of Tokyo in tests that read like play: tables, what is asked, and where everything lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import bestiaire
from tests.games.mindbug.play import card, rule

__all__ = [
    "BAY",
    "CITY",
    "HYDRA",
    "MIND",
    "SHARKY",
    "Fields",
    "Tokyo",
    "buying",
    "card",
    "ending",
    "evolved",
    "fixed",
    "found",
    "rolled",
    "rolling",
    "rule",
    "tokyo",
]

Fields = dict[str, Any]

MOST_TRIES = 600
"""So many seeds are tried before a test gives up on dice that show what it wants."""

CITY: Fields = {"place": "city"}
BAY: Fields = {"place": "bay"}
FACES = {"1": "1", "2": "2", "3": "3", "h": "heart", "e": "energy", "s": "smash"}
GROUPS = ("numbers", "hearts", "energy", "smashes")
MIND = "mastermindbug"
SHARKY = "sharky_crab_dog_mummypus_zilla"
HYDRA = "gigasnail_hydra"


def faces(letters: str) -> list[str]:
    """`11hes` is 1, 1, heart, energy, smash."""
    return [FACES[letter] for letter in letters]


class Monster:
    """One player's side of the table."""

    def __init__(self, written: Fields) -> None:
        self.monster: str = written["monster"]
        self.hearts: int = written.get("hearts", 10)
        self.vp: int = written.get("vp", 0)
        self.energy: int = written.get("energy", 0)
        self.place: str = written.get("place", "outside")
        self.mindbugs: int = written.get("mindbugs", 0)
        self.poison: int = written.get("poison", 0)
        self.shrink: int = written.get("shrink", 0)
        self.fewer_dice: int = written.get("fewer_dice", 0)
        self.immune: bool = written.get("immune", False)
        self.out: bool = written.get("out", False)
        laid = written.get("cards", [])
        self.cards: list[str] = [item["card"] if isinstance(item, dict) else item for item in laid]
        self.counters: dict[str, int] = {
            item["card"]: item["counters"] for item in laid if isinstance(item, dict) and "counters" in item
        }
        aside = written.get("aside", [])
        self.aside: list[str] = [item["card"] if isinstance(item, dict) else item for item in aside]
        self.hand: list[str] = written.get("hand", [])
        self.evolutions: list[str] = written.get("evolutions", [])
        self.evolution_deck: list[str] = written.get("evolution_deck", [])
        self.evolution_discard: list[str] = written.get("evolution_discard", [])


class Tokyo:
    """A table in a test: `table[0]` is the monster on seat 0."""

    def __init__(self, table: bestiaire.Table) -> None:
        self.table = table

    def play(self, *keys: str) -> None:
        """Every move is played on a fork, so that all tests prove forks as well."""
        for key in keys:
            self.table = self.table.fork()
            self.table.play(key)

    def __getitem__(self, seat: int) -> Monster:
        return Monster(self.table.position()["players"][seat])

    @property
    def hearts(self) -> list[int]:
        return [written.get("hearts", 10) for written in self.table.position()["players"]]

    @property
    def vp(self) -> list[int]:
        return [written.get("vp", 0) for written in self.table.position()["players"]]

    @property
    def energy(self) -> list[int]:
        return [written.get("energy", 0) for written in self.table.position()["players"]]

    @property
    def places(self) -> list[str]:
        return [written.get("place", "outside") for written in self.table.position()["players"]]

    @property
    def options(self) -> set[str]:
        """What can be answered; nothing if the game is over."""
        if self.table.choice is None:
            return set()
        keys = list(self.table.choice.keys)
        assert len(set(keys)) == len(keys)
        return set(keys)

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what kind of thing."""
        choice = self.table.choice
        return (-1, "over") if choice is None else (choice.player, choice.kind)

    @property
    def claims(self) -> list[tuple[int, str]]:
        """What others may answer in place of who is asked."""
        assert self.table.choice is not None
        return [(seat, option.key) for seat, option in self.table.choice.claims or []]

    @property
    def question(self) -> Fields:
        """The question as who is asked sees it."""
        assert self.table.choice is not None
        seen: Fields = self.table.view(self.table.choice.player)["choice"]
        return seen

    @property
    def prices(self) -> dict[str, int]:
        """What can be bought, and for how much."""
        return {option["key"]: option["price"] for option in self.question["options"] if "price" in option}

    @property
    def active(self) -> int:
        return int(self.table.position()["active"])

    @property
    def dice(self) -> list[str]:
        return sorted(self.table.position().get("dice", []))

    @property
    def won(self) -> tuple[list[int], str] | None:
        result = self.table.result
        return None if result is None else (list(result.winners), str(result.reason))

    def lies(self, field: str) -> Any:
        """What the position says of the display, the deck, the discard pile ..."""
        return self.table.position().get(field)

    def told(self, *kinds: str) -> list[Fields]:
        """The events of these kinds, as everybody saw them."""
        return [event.seen_by(None) for event in self.table.events if event.kind in kinds]

    def kinds(self, *kinds: str) -> list[str]:
        """In which order such things happened."""
        return [event.kind for event in self.table.events if event.kind in kinds]

    def gains(self, what: str = "vp") -> list[tuple[int, int]]:
        """Every gain event: who, and how much."""
        return [(event["seat"], event["amount"]) for event in self.told(f"gain_{what}")]

    def losses(self, what: str = "hearts") -> list[tuple[int, int]]:
        """Every loss that really happened: who, and how much."""
        return [(event["seat"], event["amount"]) for event in self.told(f"lose_{what}")]

    def thrown(self) -> list[str]:
        """The dice after the last throw."""
        dice: list[str] = self.told("roll")[-1]["dice"]
        return sorted(dice)

    def resolve(self, *groups: str) -> None:
        """Resolves these groups; without any, all that are left in the usual order until something else is asked."""
        if groups:
            self.play(*(f"resolve:{group}" for group in groups))
            return
        while self.asked[1] == "resolve":
            self.play(next(f"resolve:{group}" for group in GROUPS if f"resolve:{group}" in self.options))

    def buy_nothing(self) -> None:
        if self.asked[1] == "buy":
            self.play("buy:none")

    def decline(self) -> None:
        """Uses nothing if that is possible, else takes what stands first in the alphabet."""
        nothing = [key for key in self.options if key.endswith((":none", ":no", ":take"))]
        self.play(min(nothing) if nothing else min(self.options))

    def finish_turn(self) -> None:
        """Declines everything until the turn (or the game) is over."""
        turns = len(self.told("turn"))
        while self.table.choice is not None and len(self.told("turn")) == turns:
            self.decline()

    def is_turn_of(self, seat: int) -> bool:
        """Nothing is open any more and this seat has made its first Roll."""
        return self.asked == (seat, "reroll") and self.active == seat


def written(player: Fields) -> Fields:
    """Lists of cards may be written as words."""
    return {
        name: value.split() if name in LISTS and isinstance(value, str) else value for name, value in player.items()
    }


LISTS = ("cards", "hand", "evolution_deck", "evolution_discard", "evolutions", "aside")
FIELDS_OF_CARDS = ("display", "deck", "discard", "used", "sneaks")


def tokyo(*players: Fields, seats: int = 3, seed: int = 0, **fields: Any) -> Tokyo:
    """A table at the start of seat 0's turn: three monsters unless there are more, no card to buy unless it is said."""
    sides = [*players, *({} for _ in range(seats - len(players)))]
    position: Fields = {"display": [], "deck": [], "players": [written(side) for side in sides], **fields}
    for name in FIELDS_OF_CARDS:
        if isinstance(position.get(name), str):
            position[name] = position[name].split()
    if isinstance(position.get("dice"), str):
        position["dice"] = faces(position["dice"])
    return Tokyo(bestiaire.table("tokyo", position=position, seed=seed))


def rolling(dice: str, *players: Fields, **fields: Any) -> Tokyo:
    """The first of the three Rolls has been made (or as many as `rolls` says)."""
    return tokyo(*players, phase="reroll", dice=dice, **fields)


def fixed(dice: str, *players: Fields, **fields: Any) -> Tokyo:
    """The Rolls are over; whoever may change the result has not yet done so."""
    return tokyo(*players, phase="fixed", dice=dice, **fields)


def rolled(dice: str, *players: Fields, **fields: Any) -> Tokyo:
    """The result is about to be resolved."""
    return tokyo(*players, phase="resolve", dice=dice, **fields)


def buying(display: str, *players: Fields, **fields: Any) -> Tokyo:
    """Phase 4 begins, with these cards in the display. Somebody else holds Tokyo, so that nobody has to enter."""
    return tokyo(*players, phase="buy", display=display, **fields)


def ending(*players: Fields, **fields: Any) -> Tokyo:
    """Phase 5 begins."""
    return tokyo(*players, phase="end", **fields)


def evolved(*players: Fields, make: Callable[..., Tokyo] = tokyo, **fields: Any) -> Tokyo:
    """Monsters with Evolution cards; their decks are empty unless it is said. Who is not named gets what is left."""
    named = [side.get("monster") for side in players]
    left = iter([monster for monster in (MIND, SHARKY, HYDRA) if monster not in named])
    seats = fields.pop("seats", 3)
    given = [*players, *({} for _ in range(seats - len(players)))]
    sides = [{"evolution_deck": [], **side, "monster": side.get("monster") or next(left)} for side in given]
    comes_first: dict[Callable[..., Tokyo], str] = {rolled: "dice", fixed: "dice", rolling: "dice", buying: "display"}
    arguments = [fields.pop(comes_first[make])] if make in comes_first else []
    return make(*arguments, *sides, seats=seats, options={"evolutions": True, **fields.pop("options", {})}, **fields)


def found(wanted: Callable[[Tokyo], bool], build: Callable[..., Tokyo], /, *arguments: Any, **fields: Any) -> Tokyo:
    """The first of the tables made with other seeds that is as wanted."""
    for seed in range(MOST_TRIES):
        table = build(*arguments, seed=seed, **fields)
        if wanted(table):
            return table
    raise AssertionError(f"nothing wanted in {MOST_TRIES} tables")
