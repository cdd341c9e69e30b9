"""King of Tokyo Duel in tests: its sides, its tracks, and how a test writes dice and Buzz tokens."""

from __future__ import annotations

from typing import Any

from tests.games.playing import Fields, Play, Tables, card, rule

__all__ = ["Duel", "DuelTables", "at", "card", "dice", "rule"]


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


class Duel(Play):
    """A table with us on seat 0, at -7, and them on seat 1, at 7."""

    @property
    def us(self) -> Side:
        return Side(self.position()["players"][0])

    @property
    def them(self) -> Side:
        return Side(self.position()["players"][1])

    @property
    def prices(self) -> dict[str, int]:
        """What can be bought, and for how much."""
        cards = [option for option in self.question["options"] if "price" in option]
        return {option["key"].removeprefix("buy:"): option["price"] for option in cards}

    @property
    def fame(self) -> float:
        return float(self.lies("fame"))

    @property
    def destruction(self) -> float:
        return float(self.lies("destruction"))

    @property
    def buzz(self) -> list[Fields]:
        return list(self.lies("buzz"))

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


class DuelTables(Tables[Duel]):
    """The fixture `duel`."""

    game = "duel"
    kind = Duel

    def __call__(self, us: Fields | None = None, them: Fields | None = None, seed: int = 0, **fields: Any) -> Duel:
        """A table at the start of our turn; nothing in the market and the deck unless it is said."""
        if "dice" in fields:
            fields["dice"] = dice(fields["dice"])
        return self.at({"market": [], "deck": [], "players": [us or {}, them or {}], **fields}, seed)

    def rolled(self, shown: str, us: Fields | None = None, them: Fields | None = None, **fields: Any) -> Duel:
        """A table where the active player's Roll is fixed. The 1 energy for buying nothing is not gained after it."""
        return self(us, them, phase="resolve", dice=shown, **{"bought": True, **fields})

    def buying(self, market: str, us: Fields | None = None, them: Fields | None = None, **fields: Any) -> Duel:
        """A table in phase 3, with these cards in the market: the last one on the cheap slot."""
        return self({"energy": 20, **(us or {})}, them, phase="buy", market=market.split(), **fields)
