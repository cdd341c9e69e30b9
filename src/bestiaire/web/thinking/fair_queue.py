"""Whose turn it is at the workers: thinking is shared fairly by address, and there by person.

What an opponent waits for comes before hints, and these before curves and boards. Within each kind, the address that
was served longest ago is served next, there the person, and of theirs what has waited longest: whoever asks for much
waits for the own thoughts, not the others for them. A visitor is to be had for nothing, so the address counts first."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import NamedTuple, TypeVar

from bestiaire.web import limits
from bestiaire.web.refusals import Refusal

T = TypeVar("T")

KNOWN = 20_000
"""How many people's addresses are remembered, and when how many were last served."""


class Kind(Enum):
    """What is thought about; the first before the others."""

    MOVE = "move"
    """An opponent's move."""
    HINT = "hint"
    STUDY = "study"
    """Curves of finished games, boards to analyse on."""


class Client(NamedTuple):
    """For whom something is thought."""

    person: str
    address: str
    """Empty if it is not known: that of somebody at another process, or from before a restart."""


class Abandoned(Exception):
    """Nobody waits for it any more."""


class PendingTask(NamedTuple):
    """Something that waits to be thought about."""

    client: Client
    may_begin: asyncio.Future[None]
    is_wanted: Callable[[], bool]


def always() -> bool:
    return True


class Clients:
    """From which address each person was last heard."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self.addresses[person] = address
        self.addresses.move_to_end(person)
        while len(self.addresses) > KNOWN:
            self.addresses.popitem(last=False)

    def of(self, person: str) -> Client:
        return Client(person, self.addresses.get(person, ""))


class Lane:
    """What waits of one kind, by address and person."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[PendingTask]]] = {}

    def add(self, thought: PendingTask) -> None:
        person, address = thought.client
        self.waiting.setdefault(address, {}).setdefault(person, deque()).append(thought)

    def discard(self, thought: PendingTask) -> None:
        person, address = thought.client
        people = self.waiting.get(address, {})
        if thought not in people.get(person, ()):
            return
        people[person].remove(thought)
        if not people[person]:
            del people[person]
        if not people:
            del self.waiting[address]

    def next(self, served: dict[Client, int]) -> PendingTask | None:
        """Whose turn it is, by when each was last served."""
        if not self.waiting:
            return None
        address = min(self.waiting, key=lambda address: served.get(Client("", address), 0))
        people = self.waiting[address]
        person = min(people, key=lambda person: served.get(Client(person, address), 0))
        return people[person][0]

    def count(self, address: str, person: str | None = None) -> int:
        people = self.waiting.get(address, {})
        return sum(len(waiting) for name, waiting in people.items() if person in (None, name))

    def __len__(self) -> int:
        return sum(self.count(address) for address in self.waiting)


class FairQueue:
    """So many thoughts at once; of those that no opponent waits for at most half, or the only one."""

    def __init__(self, places: int, crowd: int = 1) -> None:
        self.places = places
        self.places_aside = max(1, places // 2)
        self.most_of_address = crowd * limits.THOUGHTS_OF_ADDRESS
        self.lanes = {kind: Lane() for kind in Kind}
        self.running: Counter[Kind] = Counter()
        self.moves: Counter[Client] = Counter()
        """Opponents' moves that are thought about, by for whom."""
        self.served: OrderedDict[Client, int] = OrderedDict()
        """When a person was last served, and (under no name) an address: the count of all that were served."""
        self.count = 0

    def admit(self, client: Client) -> None:
        """Refusal 429 if this person or this address has so much waiting that no opponent waits for that there must not
        be more."""
        lanes = [lane for kind, lane in self.lanes.items() if kind is not Kind.MOVE]
        of_address = sum(lane.count(client.address) for lane in lanes)
        of_person = sum(lane.count(client.address, client.person) for lane in lanes)
        if of_person >= limits.THOUGHTS_OF_ONE or of_address >= self.most_of_address:
            raise Refusal(429, "too_many_thoughts", retry=limits.RETRY_THOUGHTS)

    def moves_of(self, address: str, person: str | None = None) -> int:
        """How many opponents' moves are thought about for an address (or only a person there), or wait to be."""
        meant = [client for client in self.moves if client.address == address and person in (None, client.person)]
        return sum(self.moves[client] for client in meant) + self.lanes[Kind.MOVE].count(address, person)

    async def run(
        self, kind: Kind, client: Client, think: Callable[[], Awaitable[T]], is_wanted: Callable[[], bool] = always
    ) -> T:
        """What is thought when its turn has come; Abandoned if nobody wants it any more by then. Who gives up waits no
        longer; but what has begun keeps its place until it ends, as it keeps its worker."""
        thought = PendingTask(client, asyncio.get_running_loop().create_future(), is_wanted)
        self.lanes[kind].add(thought)
        self._begin_next()
        try:
            await thought.may_begin
        except asyncio.CancelledError:
            if thought.may_begin.cancelled():
                self.lanes[kind].discard(thought)
            elif thought.may_begin.exception() is None:
                self._end(kind, client)
            raise
        begun = asyncio.ensure_future(think())
        begun.add_done_callback(lambda done: self._end(kind, client, done))
        return await asyncio.shield(begun)

    def _end(self, kind: Kind, client: Client, done: asyncio.Future[T] | None = None) -> None:
        if done is not None and not done.cancelled():
            done.exception()  # whoever waited for it hears of it; if nobody does any more, it is no news
        self.running[kind] -= 1
        if kind is Kind.MOVE:
            self.moves[client] -= 1
            if self.moves[client] <= 0:
                del self.moves[client]
        self._begin_next()

    def _begin_next(self) -> None:
        """Whoever's turn it is may begin, as long as there are places."""
        while self.running.total() < self.places:
            found = self._next()
            if found is None:
                return
            kind, thought = found
            self.lanes[kind].discard(thought)
            if thought.may_begin.cancelled():
                continue
            if not thought.is_wanted():
                thought.may_begin.set_exception(Abandoned())
                continue
            self.running[kind] += 1
            if kind is Kind.MOVE:
                self.moves[thought.client] += 1
            self._note_served(thought.client)
            thought.may_begin.set_result(None)

    def _next(self) -> tuple[Kind, PendingTask] | None:
        for kind, lane in self.lanes.items():
            aside = self.running[Kind.HINT] + self.running[Kind.STUDY]
            if kind is not Kind.MOVE and aside >= self.places_aside:
                return None
            thought = lane.next(self.served)
            if thought is not None:
                return kind, thought
        return None

    def _note_served(self, client: Client) -> None:
        self.count += 1
        for key in (client, Client("", client.address)):
            self.served[key] = self.count
            self.served.move_to_end(key)
        while len(self.served) > KNOWN:
            self.served.popitem(last=False)
