"""What stopping would bring, what taking over somebody's dice, and what staying in Tokyo or yielding it, from the rules
themselves: an imagined table is played on, where everybody declines whatever could be declined."""

from __future__ import annotations

from typing import Final, NamedTuple

from bestiaire.core.choice import Choice
from bestiaire.core.events import Event
from bestiaire.core.table import Table

STOP: Final = "reroll:none"
LET: Final = "mindbug:none"
STEPS: Final = 40
"""So many answers are looked ahead at most."""
NEXT_TURN: Final = "turn"
STAY: Final = "yield:no"
LEAVE: Final = "yield:yes"
ROUND: Final = 40
"""So many answers are looked ahead at most, until it is the same monster's turn again."""
TRIES: Final = 4
"""In some of so many imagined rounds a monster that stays in Tokyo is still there when its turn comes."""
GROUPS: Final = ("resolve:numbers", "resolve:energy", "resolve:smashes", "resolve:hearts")
DECLINED: Final = ("loss:take", STAY, "hearts:heal", *GROUPS)
"""What is answered where there is no `none`, the first of these that is offered."""


class Victim(NamedTuple):
    """Somebody who would lose hearts."""

    seat: int
    lost: int
    left: int
    may_yield: bool
    is_out: bool


class Outcome(NamedTuple):
    """What would come of the dice as they lie, unless somebody does something about it."""

    victims: list[Victim]
    points: int
    hearts: int
    energy: int
    """What would be gained."""
    place: str
    """Where the monster would stand then."""
    affordable: int
    """How many cards it could buy then, one or the other."""
    entering: tuple[int, int] = (0, 0)
    """The points and energy among these that entering Tokyo brings."""
    wins: bool = False
    """Whether that alone wins the game."""


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
    yielding: set[int] = set()
    affordable = 0
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
        answer = declining(choice)
    return outcome(table, table.events[told:], seat, yielding, affordable)


def declining(choice: Choice) -> str | None:
    """The answer that uses nothing; None if something has to be chosen that is not certain."""
    for key in choice.keys:
        if key.endswith(":none"):
            return key
    return next((key for key in DECLINED if key in choice.keys), None)


def outcome(table: Table, events: list[Event], seat: int, yielding: set[int], affordable: int) -> Outcome:
    losses: dict[int, int] = {}
    left: dict[int, int] = {}
    gains = {"gain_vp": 0, "gain_hearts": 0, "gain_energy": 0}
    entering = (0, 0)
    for number, event in enumerate(events):
        told = event.public
        if event.kind == NEXT_TURN:
            break
        if event.kind == "lose_hearts":
            losses[told["seat"]] = losses.get(told["seat"], 0) + told["amount"]
            left[told["seat"]] = told["hearts"]
        elif event.kind in gains and told["seat"] == seat:
            gains[event.kind] += told["amount"]
        elif event.kind == "enter" and told["seat"] == seat:
            reward = gained(events[number : number + 2], seat)
            entering = (reward.points, reward.energy)
    players = table.view(seat)["players"]
    victims = [
        Victim(one, lost, left[one], one in yielding, bool(players[one].get("out"))) for one, lost in losses.items()
    ]
    points, hearts, energy = gains.values()
    wins = table.result is not None and seat in table.result.winners
    return Outcome(victims, points, hearts, energy, players[seat]["place"], affordable, entering, wins)


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
