"""Orcs Orcs Orcs in tests: its mages, its board, and how a test writes them."""

from __future__ import annotations

from typing import Any

from tests.games.playing import Fields, Play, Tables, card, rule

__all__ = ["Fields", "Orcs", "OrcsTables", "card", "rule"]

SPACES = (3, 6, 5, 1)
"""Where the mages of a test stand unless it says otherwise."""

CALM = {str(sector): ["goblin" if sector % 2 else "goblin_shaman"] for sector in range(1, 7)}
"""One hidden marker per sector, so that no sector is completely empty unless a test wants it."""

STARTING = ("smash", "zap", "cold_snap", "fire_spark")
BOOKS = (
    "spell_book_earth_lightning",
    "spell_book_lightning_water",
    "spell_book_water_fire",
    "spell_book_fire_earth",
)
TYPES = ("goblin", "goblin_shaman", "orc", "orc_rider", "stone_golem", "lava_golem")
SECTIONS = ("inner", "middle", "outer")
PLACES = [f"{sector}.{section}" for sector in range(1, 7) for section in SECTIONS]

LISTS = ("hand", "draw", "discard", "learned", "missions")
"""Fields of a player that a test may write as words in a row."""


def listed(words: str | list[str]) -> list[str]:
    return words.split() if isinstance(words, str) else list(words)


def creature(word: str) -> Any:
    """`orc.2` is an orc with 2 damage."""
    name, _, damage = word.partition(".")
    return {"creature": name, "damage": int(damage)} if damage else name


def board_of(places: dict[str, str]) -> Fields:
    """`{"3.inner": "goblin orc.2"}` as a position writes it."""
    written: Fields = {}
    for place, words in places.items():
        sector, section = place.split(".")
        written.setdefault(sector, {})[section] = [creature(word) for word in words.split()]
    return written


def player_of(seat: int, said: Fields | None) -> Fields:
    """A player; opponents hold four attack spells with the four books to draw, we hold what the test says."""
    silent: Fields = {"mage": SPACES[seat], "draw": [], "hand": []}
    if seat:
        silent = {"mage": SPACES[seat], "hand": list(STARTING), "draw": list(BOOKS)}
    written = {**silent, **(said or {})}
    for field in LISTS:
        if field in written:
            written[field] = listed(written[field])
    return written


class Side:
    """One player's side of the table."""

    def __init__(self, position: Fields, view: Fields) -> None:
        self.colour: str = position["colour"]
        self.mage: int = position["mage"]
        self.hand: list[str] = sorted(position.get("hand", []))
        self.draw: list[str] = list(position.get("draw", []))
        self.discard: list[str] = sorted(position.get("discard", []))
        self.learned: list[str] = sorted(position.get("learned", []))
        self.trophies: dict[str, int] = {name: n for name, n in position.get("trophies", {}).items() if n}
        self.skulls: dict[str, int] = {name: n for name, n in position.get("skulls", {}).items() if n}
        self.missions: list[str] = list(position.get("missions", []))
        self.powers: set[str] = set(view["powers"])
        self.score: Fields = view["score"]

    @property
    def deck(self) -> list[str]:
        """Hand, draw pile and discard pile together."""
        return sorted(self.hand + self.draw + self.discard + self.learned)


class Orcs(Play):
    """A table of Orcs Orcs Orcs; we sit on seat 0."""

    seats = ("us", "them", "third", "fourth")

    def cast(self, spell: str, *upgrades: str) -> None:
        """Casts a spell with these upgrades and stops upgrading, if that is still asked."""
        self.play(f"cast:{spell}")
        for upgrade in upgrades:
            self.play(upgrade if ":" in upgrade else f"upgrade:{upgrade}")
        if self.asked[1] == "upgrade":
            self.play("upgrade:none")

    # --- What is asked ---

    def offered(self, verb: str) -> set[str]:
        """What can be answered with this verb: `offered("cast")` are the spells that can be cast."""
        return {key.partition(":")[2] for key in self.options if key.partition(":")[0] == verb}

    @property
    def energy(self) -> int:
        """The energy of the spell that is being cast."""
        return int(self.view()["cast"]["energy"])

    # --- Where everything lies ---

    def side(self, seat: int) -> Side:
        return Side(self.position()["players"][seat], self.view()["players"][seat])

    @property
    def us(self) -> Side:
        return self.side(0)

    @property
    def them(self) -> Side:
        return self.side(1)

    @property
    def board(self) -> dict[str, str]:
        """The sections that hold creatures, each with its creatures in alphabetical order: `goblin orc.2`."""
        found = {}
        for sector, sections in self.view()["board"].items():
            for section, creatures in sections.items():
                words = [one["creature"] + (f".{one['damage']}" if one["damage"] else "") for one in creatures]
                if words:
                    found[f"{sector}.{section}"] = " ".join(sorted(words))
        return found

    def at(self, place: str) -> str:
        return self.board.get(place, "")

    @property
    def hidden(self) -> list[int]:
        """How many markers are face down, sector by sector."""
        markers = self.view()["markers"]
        return [markers[str(sector)] for sector in range(1, 7)]

    @property
    def counters(self) -> dict[str, int]:
        """The value under the cube of each counter."""
        return {name: counter["value"] for name, counter in self.view()["counters"].items()}

    @property
    def moved(self) -> dict[str, int]:
        """The counters that are no longer on their first space, with the spaces they moved."""
        return {name: counter["space"] for name, counter in self.view()["counters"].items() if counter["space"]}

    @property
    def display(self) -> dict[str, list[str]]:
        return {deck: sorted(spells) for deck, spells in self.view()["display"].items()}

    @property
    def decks(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = self.lies("decks")
        return found

    @property
    def actions(self) -> int:
        """Actions left in this turn."""
        return int(self.view()["actions"])

    @property
    def taken(self) -> int:
        return int(self.view()["actions_taken"])

    @property
    def magic(self) -> int:
        return int(self.view().get("magic_energy", 0))

    @property
    def ending(self) -> bool:
        """Whether this round is the last."""
        return bool(self.view().get("ending"))

    @property
    def winners(self) -> list[int]:
        assert self.table.result is not None
        return list(self.table.result.winners)

    # --- What happened ---

    def drawn(self, seat: int = 0) -> list[int]:
        """How many cards this seat drew, each time it did."""
        return [event["amount"] for event in self.told("draw") if event["seat"] == seat]


class OrcsTables(Tables[Orcs]):
    """The fixture `orcs`."""

    game = "orcs"
    kind = Orcs

    def __call__(
        self,
        us: Fields | str | None = None,
        them: Fields | None = None,
        *others: Fields,
        board: dict[str, str] | None = None,
        seed: int = 0,
        **fields: Any,
    ) -> Orcs:
        """Our next action is asked, mage on 3, theirs on 6; one hidden marker per sector. A word for us is our hand."""
        ours = {"hand": us} if isinstance(us, str) else us
        players = [player_of(seat, said) for seat, said in enumerate((ours, them, *others))]
        position = {"phase": "actions", "markers": CALM, "players": players, "board": board_of(board or {}), **fields}
        return self.at(position, seed)
