"""What every game's state has, and what the table asks of it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from bestiaire.core.choice import Choice, Flow
from bestiaire.core.compiling import mypyc_attr
from bestiaire.core.events import Data, Event
from bestiaire.core.rng import Random


class Result:
    """How a game ended: the winning seats, a score for each seat, and a word for the reason."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: list[int], scores: list[float], reason: str) -> None:
        self.winners: list[int] = winners
        self.scores: list[float] = scores
        self.reason: str = reason

    def to_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}

    def __repr__(self) -> str:
        return f"<Result: winners {self.winners}, scores {self.scores}, {self.reason}>"


Face = TypeVar("Face")


def missing(state: object, method: str) -> NotImplementedError:
    """Said when a game's class lacks what every State must have."""
    return NotImplementedError(f"{type(state).__name__} has no {method}: every State needs one, see docs/your-own.md")


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[Face]):
    """A game between two stages: plain data.

    Every physical card (or other thing that can lie face down) has a number; `faces[number]` is what is printed on it.
    Zones are lists of numbers, and so are the rules' own notes. What a seat can't know is therefore only *what is
    printed on certain numbers*, and imagining is printing those anew.
    """

    def __init__(self, faces: list[Face], rng: Random, seats: int) -> None:
        self.faces: list[Face] = faces
        self.rng: Random = rng
        self.seats: int = seats
        self.result: Result | None = None
        self.log: list[Event] | None = None
        """Somebody listens: events are noted here. Nobody does: None, and no event is built."""

    def copy(self) -> State[Face]:
        """An independent copy, only asked for between stages. `faces` may be shared: it is never changed in place."""
        raise missing(self, "copy(self)")

    def stage(self) -> Flow[None]:
        """The next stage of the game: the set-up, a turn, or a phase of it. It ends with plain data again."""
        raise missing(self, "stage(self)")

    def unseen(self, seat: int | None) -> list[list[int]]:
        """The cards whose face this seat (None: a spectator) can't know, in groups that could be each other's. Their
        order within a group follows from where they lie, never from what they are: imagining goes by it."""
        raise missing(self, "unseen(self, seat)")

    def in_order(self, faces: list[Face]) -> list[Face]:
        """These faces in an order that tells nothing of where they lay: what a seat imagines depends only on what it
        knows."""
        return sorted(faces, key=repr)

    def luck(self) -> int:
        """What the dice that lie open show, as a number; 0 where there are none. Who thinks ahead keeps apart what came
        of different throws."""
        return 0

    def view(self, seat: int | None, choice: Choice | None) -> dict[str, Any]:
        """What this seat may know, built up from nothing, as JSON."""
        raise missing(self, "view(self, seat, choice)")

    def marks(self, seat: int | None) -> dict[str, int]:
        """The number of each card whose face this seat can see, by its place in the view, for whoever wants to follow a
        card from one view to the next. Numbers tell nothing else; a card that can't be seen has none."""
        return {}

    def position(self) -> dict[str, Any]:
        """Everything, as JSON that the game's `restore` reads back."""
        raise missing(self, "position(self)")


def tell(
    state: State[Face],
    kind: str,
    public: Data,
    secret: Data | None = None,
    seats: tuple[int, ...] = (),
    news: bool = False,
) -> None:
    """Notes an event; only called when somebody listens."""
    assert state.log is not None
    state.log.append(Event(kind, public, secret, seats, news))


def rival(seat: int) -> int:
    """The other one of two players."""
    return 1 - seat


def win_of(winners: list[int], seats: int, reason: str) -> Result:
    """The end of a game that is won and not scored: one point, shared by the winners."""
    share = 1.0 / len(winners)
    return Result(winners, [share if seat in winners else 0.0 for seat in range(seats)], reason)


def deal_anew(start: State[Face], state: State[Face], seat: int | None, rng: Random) -> list[Face]:
    """New faces for the cards that `seat` can't know, each group shuffled, one after another; what it knows keeps its
    face. Groups may share cards: the last is then the widest, and says how they lie.

    What it knew at the start of the stage keeps its face until the stage is over, even if lost sight of since: the
    stage will be played again with these faces and must come out the same.
    """
    never_seen = dict.fromkeys([number for group in reversed(start.unseen(seat)) for number in group])
    faces = list(state.faces)
    for hidden in state.unseen(seat):
        now = set(hidden)
        group = [number for number in never_seen if number in now]  # as they lay then: now it may come of what they are
        unseen = state.in_order([faces[number] for number in group])
        shuffled = list(range(len(group)))
        rng.shuffle(shuffled)
        for place in range(len(group)):
            faces[group[place]] = unseen[shuffled[place]]
    return faces
