"""What stopping would bring, what taking over somebody's dice, and what staying in Tokyo or yielding it, from the rules
themselves: an imagined table is played on, where everybody declines whatever could be declined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import takewhile
from typing import Any, Final, NamedTuple

from bestiaire.core.choice import Choice
from bestiaire.core.events import Event
from bestiaire.core.table import Table

STOP: Final = "reroll:none"
LET: Final = "mindbug:none"
STEPS: Final = 40
"""So many answers are looked ahead at most."""
NEXT_TURN: Final = "turn"
SMASH: Final = "smash"
SNEAKY: Final = "sneaky"
STAY: Final = "yield:no"
LEAVE: Final = "yield:yes"
ROUND: Final = 40
"""So many answers are looked ahead at most, until it is the same monster's turn again."""
TRIES: Final = 4
"""In some of so many imagined rounds a monster that stays in Tokyo is still there when its turn comes."""
GROUPS: Final = ("resolve:numbers", "resolve:energy", "resolve:smashes", "resolve:hearts")
DECLINED: Final = ("loss:take", STAY, *GROUPS)
"""What is answered where there is no `none`, the first of these that is offered."""
UNFORESEEN: Final = ("evolution", "first")
"""What is asked of cards that nobody can foresee, or only about their order: any answer does."""
HEALING: Final = "heal"
COUNTED: Final = {
    "gain_vp": "vp",
    "lose_vp": "vp",
    "gain_hearts": "hearts",
    "lose_hearts": "hearts",
    "set_hearts": "hearts",
    "gain_energy": "energy",
    "lose_energy": "energy",
    "pay_energy": "energy",
}
"""What these events change."""


class Change(NamedTuple):
    """What somebody would gain or lose, all that has one cause in one line."""

    seat: int
    what: str
    """`vp`, `hearts` or `energy`."""
    before: int
    after: int
    cause: str = ""
    """Through what it is lost: a card, `poison`, `sneaky`; empty for smashes, and for all that is gained."""
    is_price: bool = False
    """Whether it is what a card costs whoever used it."""
    may_yield: bool = False
    is_out: bool = False

    @property
    def lost(self) -> int:
        return self.before - self.after


class Outcome(NamedTuple):
    """What would come of the dice as they lie, unless somebody does something about it."""

    changes: list[Change]
    """In the order in which they would happen, for each seat and each thing counted."""
    place: str
    """Where the monster would stand then."""
    affordable: int
    """How many cards it could buy then, one or the other."""
    entering: tuple[int, int] = (0, 0)
    """The points and energy among its gains that entering Tokyo brings."""
    wins: bool = False
    """Whether that alone wins the game."""
    evolves: bool = False
    """Whether it would get an Evolution card."""
    splits_hearts: bool = False
    """Whether it would be asked what its hearts are for; they are taken to heal it."""

    @property
    def victims(self) -> list[Change]:
        """Who would lose hearts."""
        return [one for one in self.changes if one.what == "hearts" and one.lost > 0]

    @property
    def hearts_lost(self) -> Mapping[int, int]:
        """How many, by seat."""
        found = Counter[int]()
        for one in self.victims:
            found[one.seat] += one.lost
        return found

    def gains(self, seat: int, what: str) -> bool:
        return any((one.seat, one.what) == (seat, what) and one.lost < 0 for one in self.changes)


class Fate(NamedTuple):
    """What would come of staying in Tokyo (to whoever stays, as their next turn starts), or of yielding it (to whoever
    goes in)."""

    seat: int
    points: int
    energy: int


def of_stopping(table: Table, seat: int) -> Outcome | None:
    """From an imagined table; None if stopping is not what is asked about."""
    if table.choice is None or STOP not in table.choice.keys:
        return None
    return coming(table, seat, STOP)


def of_taking(table: Table, seat: int) -> dict[str, Outcome]:
    """From an imagined table: what a Mindbug would bring that takes these dice, in turn or announced first, and what
    none; nothing if that is not what is asked about."""
    choice = table.choice
    if choice is None or LET not in choice.keys:
        return {}
    claims = [option.key for at, option in choice.claims or [] if at == seat]
    mindbug = next((key for key in (choice.keys if choice.player == seat else claims) if key != LET), None)
    if mindbug is None:
        return {}
    return {"take": coming(table.fork(), seat, mindbug), "let": coming(table, seat, LET)}


def coming(table: Table, seat: int, answer: str | None) -> Outcome:
    """What comes of an answer till the turn is over, or dice are thrown anew."""
    told = len(table.events)
    players = table.view(seat)["players"]
    yielding: set[int] = set()
    affordable = 0
    splits_hearts = False
    for _ in range(STEPS):
        if answer is None:
            break
        table.play(answer)
        choice = table.choice
        if choice is None or any(event.kind == NEXT_TURN for event in table.events[told:]) or choice.kind == "reroll":
            break
        if choice.kind == "buy" and choice.player == seat:
            affordable = sum(key.startswith("buy:") and key != "buy:none" for key in choice.keys)
        if choice.kind == "yield":
            yielding.add(choice.player)
        splits_hearts |= choice.kind == "hearts"
        answer = declining(choice)
    events = list(takewhile(lambda event: event.kind != NEXT_TURN, table.events[told:]))
    after = table.view(seat)["players"]
    wins = table.result is not None and seat in table.result.winners
    return Outcome(
        changes_of(players, events, yielding, [bool(player.get("out")) for player in after]),
        after[seat]["place"],
        affordable,
        entered(events, seat),
        wins,
        any(event.kind == "evolution_kept" for event in events),
        splits_hearts,
    )


def declining(choice: Choice) -> str | None:
    """The answer that uses nothing; None if something has to be chosen that is not certain."""
    if choice.kind == "hearts":
        healing = [key for key in choice.keys if set(key.partition(":")[2].split("+")) == {HEALING}]
        return next(iter(healing), "hearts:none")
    for key in choice.keys:
        if key.endswith(":none"):
            return key
    if choice.kind in UNFORESEEN:
        return choice.keys[0]
    return next((key for key in DECLINED if key in choice.keys), None)


def changes_of(
    players: list[dict[str, Any]], events: list[Event], yielding: set[int], are_out: list[bool]
) -> list[Change]:
    """From what everybody has before, event by event, so that each sum is the table's own."""
    now = {(seat, what): int(player[what]) for seat, player in enumerate(players) for what in set(COUNTED.values())}
    found: list[Change] = []
    priced: set[str] = set()
    is_sneaky = False
    for event in events:
        told = event.public
        if event.kind == "frenzy_price":
            priced.add(told["card"])
        is_sneaky |= event.kind == "sneaky"
        if event.kind not in COUNTED:
            continue
        seat, what = told["seat"], COUNTED[event.kind]
        before, after = now[seat, what], int(told[what])
        now[seat, what] = after
        cause = told.get("cause", SNEAKY if event.kind == "lose_vp" and is_sneaky else "")
        one = Change(
            seat,
            what,
            before,
            after,
            "" if cause == SMASH else cause,
            cause in priced,
            may_yield=cause == SMASH and seat in yielding,
            is_out=what == "hearts" and after == 0 and are_out[seat],
        )
        last = next((at for at in range(len(found) - 1, -1, -1) if found[at][:2] == one[:2]), None)
        if last is not None and is_one_line(found[last], one):
            found[last] = one._replace(before=found[last].before)
        elif before != after:
            found.append(one)
    return found


def is_one_line(earlier: Change, later: Change) -> bool:
    return (earlier.lost > 0) == (later.lost > 0) and earlier.cause == later.cause


def entered(events: list[Event], seat: int) -> tuple[int, int]:
    """The points and energy that entering Tokyo brings, which is the next thing told."""
    for number, event in enumerate(events):
        if event.kind == "enter" and event.public["seat"] == seat:
            reward = gained(events[number : number + 2], seat)
            return reward.points, reward.energy
    return 0, 0


def of_yielding(table: Table, seat: int) -> dict[str, Fate]:
    """From an imagined table, by the answers; without those of which nothing is known."""
    if table.choice is None or table.choice.kind != "yield" or table.choice.player != seat:
        return {}
    found = {STAY: staying(table, seat), LEAVE: leaving(table.fork(), seat)}
    return {key: fate for key, fate in found.items() if fate is not None}


def staying(table: Table, seat: int) -> Fate | None:
    for number in range(TRIES):
        world = table.imagine(seat, number)
        told = play_on(world, STAY, ("turn",), seat)
        if told is not None and world.view(seat)["players"][seat]["place"] != "outside":
            return gained(world.events[told:], seat)
    return None


def leaving(table: Table, seat: int) -> Fate | None:
    told = play_on(table, LEAVE, ("enter", "turn"))
    if told is None or table.events[told].kind != "enter":
        return None
    return gained(table.events[told:], table.events[told].public["seat"])


def play_on(table: Table, answer: str, kinds: tuple[str, ...], seat: int | None = None) -> int | None:
    """Plays that answer and declines all else, until something of one of these kinds has happened (to that seat):
    which event it is."""
    seen = len(table.events)
    for _ in range(ROUND):
        table.play(answer)
        for number in range(seen, len(table.events)):
            event = table.events[number]
            if event.kind in kinds and seat in (None, event.public["seat"]):
                return number
        seen = len(table.events)
        if table.choice is None:
            break
        answer = declining(table.choice) or table.choice.keys[0]
    return None


def gained(events: list[Event], seat: int) -> Fate:
    """Before any die is thrown."""
    points = energy = 0
    for event in events:
        if event.kind == "roll":
            break
        if event.kind == "gain_vp" and event.public["seat"] == seat:
            points += event.public["amount"]
        elif event.kind == "gain_energy" and event.public["seat"] == seat:
            energy += event.public["amount"]
    return Fate(seat, points, energy)
