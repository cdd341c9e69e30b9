"""King of Tokyo Duel in tests that read like play: tables, what is asked, and where everything lies."""

from __future__ import annotations

from typing import Any

import bestiaire
from tests.games.mindbug.play import card, rule

__all__ = ["Duel", "at", "buying", "card", "duel", "found", "rolled", "rule"]

Fields = dict[str, Any]

MOST_TRIES = 500
"""So many seeds are tried before a test gives up on dice that show what it wants."""


class Side:
    """One player's side of the table."""

    def __init__(self, position: Fields) -> None:
        self.monster: str = position["monster"]
        self.life: int = position["life"]
        self.energy: int = position["energy"]
        self.dice_tokens: int = position["dice_tokens"]
        self.keep: list[str] = position["keep"]
        self.penalty: int = position.get("penalty", 0)
        self.dominated: int = position.get("dominated", 0)
        self.hits: int = position.get("hits", 0)
        self.immune: bool = position.get("immune", False)


class Duel:
    """A table with us on seat 0, at -7, and them on seat 1, at 7."""

    def __init__(self, table: bestiaire.Table) -> None:
        self.table = table

    def play(self, *keys: str) -> None:
        """Every move is played on a fork, so that all tests prove forks as well."""
        for key in keys:
            self.table = self.table.fork()
            self.table.play(key)

    @property
    def us(self) -> Side:
        return Side(self.table.position()["players"][0])

    @property
    def them(self) -> Side:
        return Side(self.table.position()["players"][1])

    @property
    def keys(self) -> list[str]:
        """The keys of what can be answered, as they are offered; none if the game is over."""
        return [] if self.table.choice is None else list(self.table.choice.keys)

    @property
    def options(self) -> set[str]:
        return set(self.keys)

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what kind of thing."""
        choice = self.table.choice
        return ("nobody", "") if choice is None else (("us", "them")[choice.player], choice.kind)

    @property
    def question(self) -> Fields:
        """The question as who is asked sees it."""
        assert self.table.choice is not None
        seen: Fields = self.table.view(self.table.choice.player)["choice"]
        return seen

    @property
    def prices(self) -> dict[str, int]:
        """What can be bought, and for how much."""
        cards = [option for option in self.question["options"] if "price" in option]
        return {option["key"].removeprefix("buy:"): option["price"] for option in cards}

    @property
    def active(self) -> str:
        return ("us", "them")[self.table.position()["active"]]

    @property
    def won(self) -> tuple[list[int], str] | None:
        result = self.table.result
        return None if result is None else (list(result.winners), str(result.reason))

    @property
    def scores(self) -> list[float]:
        return [] if self.table.result is None else list(self.table.result.scores)

    def lies(self, field: str) -> Any:
        """What the position says of the market, the deck, the dice, a marker ..."""
        return self.table.position().get(field)

    @property
    def fame(self) -> float:
        return float(self.table.position()["fame"])

    @property
    def destruction(self) -> float:
        return float(self.table.position()["destruction"])

    @property
    def buzz(self) -> list[Fields]:
        return list(self.table.position()["buzz"])

    def told(self, *kinds: str) -> list[Fields]:
        """The events of these kinds, as everybody saw them."""
        return [event.seen_by(None) for event in self.table.events if event.kind in kinds]

    def kinds(self, *kinds: str) -> list[str]:
        """In which order such things happened."""
        return [event.kind for event in self.table.events if event.kind in kinds]

    def steps(self, track: str = "fame") -> list[float]:
        return [event["space"] for event in self.told("step") if event["track"] == track]

    def pulls(self) -> list[tuple[str, int]]:
        return [(event["track"], event["amount"]) for event in self.told("pull")]

    def hits(self) -> list[tuple[int, int]]:
        """Every damage event: whom it hit, and with how many hits."""
        return [(event["seat"], event["amount"]) for event in self.told("hits")]

    def bonuses(self) -> list[str]:
        return [event["bonus"] for event in self.told("bonus")]


def dice(words: str) -> list[str]:
    """`3 smash fame` is smash, smash, smash, fame."""
    shown: list[str] = []
    number = 1
    for word in words.split():
        if word.isdigit():
            number = int(word)
        else:
            shown += [word] * number
            number = 1
    return shown


def at(token: str, track: str, space: int, *, turned: bool = False) -> Fields:
    """A Buzz token on a track, by the lowest space it covers."""
    laid: Fields = {"token": token, "track": track, "space": space}
    return {**laid, "turned": True} if turned else laid


def duel(us: Fields | None = None, them: Fields | None = None, **fields: Any) -> Duel:
    """A table at the start of our turn; nothing in the market and the deck unless it is said."""
    seed = fields.pop("seed", 0)
    if "dice" in fields:
        fields["dice"] = dice(fields["dice"])
    position = {"market": [], "deck": [], "players": [us or {}, them or {}], **fields}
    return Duel(bestiaire.table("duel", position=position, seed=seed))


def rolled(shown: str, us: Fields | None = None, them: Fields | None = None, **fields: Any) -> Duel:
    """A table where the Roll of the active player is fixed. The 1 energy for buying nothing is not gained after it."""
    return duel(us, them, phase="resolve", dice=shown, **{"bought": True, **fields})


def buying(market: str, us: Fields | None = None, them: Fields | None = None, **fields: Any) -> Duel:
    """A table in phase 3, with these cards in the market: the last one on the cheap slot."""
    side = {"energy": 20, **(us or {})}
    return duel(side, them, phase="buy", market=market.split(), **fields)


def found(wanted: Any, *arguments: Any, make: Any = duel, **fields: Any) -> Duel:
    """The first of the tables made with other seeds that is as wanted."""
    for seed in range(MOST_TRIES):
        table: Duel = make(*arguments, seed=seed, **fields)
        if wanted(table):
            return table
    raise AssertionError(f"nothing wanted in {MOST_TRIES} tables")
