"""King of Tokyo in tests: its monsters, and how a test writes dice and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import bestiaire
from tests.games.playing import Fields, Play, Tables, card, rule

__all__ = ["BAY", "CITY", "HYDRA", "MIND", "SHARKY", "Fields", "Tokyo", "TokyoTables", "card", "faces", "rule"]

CITY: Fields = {"place": "city"}
BAY: Fields = {"place": "bay"}
FACES = {"1": "1", "2": "2", "3": "3", "h": "heart", "e": "energy", "s": "smash"}
GROUPS = ("numbers", "hearts", "energy", "smashes")
SET = 3
LOOK_AT_NUMBERS = {"detritivore", "complete_destruction"}
"""Cards by which numbers can bring something without a set."""
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


class Tokyo(Play):
    """A table of King of Tokyo: `table[0]` is the monster on seat 0."""

    seats = (0, 1, 2, 3, 4, 5)
    asks_order = False
    """Whether the test is about KT-050. In all others numbers that bring nothing are resolved as soon as one other
    group is left: they stand for dice that do not matter."""

    def play(self, *keys: str) -> None:
        for key in keys:
            super().play(key)
            self.pass_over_numbers()

    def pass_over_numbers(self) -> None:
        if not self.asks_order and self.asked[1] == "resolve" and self.is_one_group_left_beside_numbers:
            is_start = self.table.is_at_stage_start
            super().play("resolve:numbers")
            if is_start:  # nothing that the test played
                self.leave_open()

    @property
    def is_one_group_left_beside_numbers(self) -> bool:
        groups = {key for key in self.options if key.startswith("resolve:")}
        if len(groups) > 2 or "resolve:numbers" not in groups:
            return False
        symbols = self.view()["symbols"]
        has_set = any(symbols.get(number, 0) >= SET for number in ("1", "2", "3"))
        cards = {*self[self.asked[0]].cards, (self.lies("mimicked") or {}).get("card")}
        return not has_set and not LOOK_AT_NUMBERS & cards

    def __getitem__(self, seat: int) -> Monster:
        return Monster(self.position()["players"][seat])

    @property
    def hearts(self) -> list[int]:
        return [written.get("hearts", 10) for written in self.position()["players"]]

    @property
    def vp(self) -> list[int]:
        return [written.get("vp", 0) for written in self.position()["players"]]

    @property
    def energy(self) -> list[int]:
        return [written.get("energy", 0) for written in self.position()["players"]]

    @property
    def places(self) -> list[str]:
        return [written.get("place", "outside") for written in self.position()["players"]]

    @property
    def claims(self) -> list[tuple[int, str]]:
        """What others may answer in place of who is asked."""
        assert self.table.choice is not None
        return [(seat, option.key) for seat, option in self.table.choice.claims or []]

    @property
    def prices(self) -> dict[str, int]:
        """What can be bought, and for how much."""
        return {option["key"]: option["price"] for option in self.question["options"] if "price" in option}

    @property
    def dice(self) -> list[str]:
        return sorted(self.lies("dice") or [])

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


class TokyoTables(Tables[Tokyo]):
    """The fixture `tokyo`."""

    game = "tokyo"
    kind = Tokyo
    asks_order = False
    """What its tables are given."""

    def on(self, table: bestiaire.Table) -> Tokyo:
        play = super().on(table)
        play.asks_order = self.asks_order
        play.pass_over_numbers()
        return play

    def __call__(self, *players: Fields, seats: int = 3, seed: int = 0, **fields: Any) -> Tokyo:
        """A table at the start of seat 0's turn: three monsters or more, no card to buy unless it is said."""
        sides = [*players, *({} for _ in range(seats - len(players)))]
        position: Fields = {"display": [], "deck": [], "players": [written(side) for side in sides], **fields}
        for name in FIELDS_OF_CARDS:
            if isinstance(position.get(name), str):
                position[name] = position[name].split()
        if isinstance(position.get("dice"), str):
            position["dice"] = faces(position["dice"])
        return self.at(position, seed)

    def rolling(self, dice: str, *players: Fields, **fields: Any) -> Tokyo:
        """The first of the three Rolls has been made (or as many as `rolls` says)."""
        return self(*players, phase="reroll", dice=dice, **fields)

    def fixed(self, dice: str, *players: Fields, **fields: Any) -> Tokyo:
        """The Rolls are over; whoever may change the result has not yet done so."""
        return self(*players, phase="fixed", dice=dice, **fields)

    def rolled(self, dice: str, *players: Fields, **fields: Any) -> Tokyo:
        """The result is about to be resolved."""
        return self(*players, phase="resolve", dice=dice, **fields)

    def buying(self, display: str, *players: Fields, **fields: Any) -> Tokyo:
        """Phase 4 begins, with these cards in the display. Somebody else holds Tokyo, so that nobody has to enter."""
        return self(*players, phase="buy", display=display, **fields)

    def ending(self, *players: Fields, **fields: Any) -> Tokyo:
        """Phase 5 begins."""
        return self(*players, phase="end", **fields)

    def evolved(self, *players: Fields, make: Callable[..., Tokyo] | None = None, **fields: Any) -> Tokyo:
        """Monsters with Evolution cards; decks are empty unless it is said. Who is not named is one that is left."""
        named = [side.get("monster") for side in players]
        left = iter([monster for monster in (MIND, SHARKY, HYDRA) if monster not in named])
        seats = fields.pop("seats", 3)
        given = [*players, *({} for _ in range(seats - len(players)))]
        sides = [{"evolution_deck": [], **side, "monster": side.get("monster") or next(left)} for side in given]
        build: Callable[..., Tokyo] = make or self
        comes_first: dict[Callable[..., Tokyo], str] = {
            self.rolled: "dice",
            self.fixed: "dice",
            self.rolling: "dice",
            self.buying: "display",
        }
        arguments = [fields.pop(comes_first[build])] if build in comes_first else []
        fields["options"] = {"evolutions": True, **fields.get("options", {})}
        return build(*arguments, *sides, seats=seats, **fields)
