"""Thinking is shared fairly: in which order it is served, by kind, address and person, and what is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bestiaire.web import limits
from bestiaire.web.refusals import Refusal
from bestiaire.web.thinking.fair_queue import KNOWN, Abandoned, Client, Clients, FairQueue, Kind, always

pytestmark = pytest.mark.any_database

ANA, MAX, ZOE = Client("ana", "home"), Client("max", "office"), Client("zoe", "office")


class Workers:
    """Workers that do nothing until they are told to; in which order they were given things to do."""

    def __init__(self, places: int = 1, crowd: int = 1) -> None:
        self.queue = FairQueue(places, crowd)
        self.served: list[str] = []
        self.gates: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[str]] = {}

    def ask(
        self, name: str, client: Client, kind: Kind = Kind.MOVE, is_wanted: Callable[[], bool] = always
    ) -> asyncio.Task[str]:
        gate = self.gates[name] = asyncio.Event()

        async def think() -> str:
            self.served.append(name)
            await gate.wait()
            return name

        self.tasks[name] = asyncio.create_task(self.queue.run(kind, client, think, is_wanted))
        return self.tasks[name]

    async def settle(self) -> None:
        """Lets everything happen that can."""
        for _ in range(8):
            await asyncio.sleep(0)

    async def finish(self) -> list[str]:
        """Ends whatever is being done, one after the other, until nothing waits; the order of service."""
        at = 0
        await self.settle()
        while at < len(self.served):
            self.gates[self.served[at]].set()
            at += 1
            await self.settle()
        return self.served


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test()

    asyncio.run(whole())


def test_who_asks_for_twelve_does_not_keep_another_waiting() -> None:
    async def test() -> None:
        workers = Workers()
        for number in range(12):
            workers.ask(f"ana {number}", ANA)
        await workers.settle()
        assert workers.served == ["ana 0"]
        workers.ask("max", MAX)
        order = await workers.finish()
        assert order == ["ana 0", "max", *(f"ana {number}" for number in range(1, 12))]

    run(test)


def test_many_visitors_of_one_address_have_one_share() -> None:
    async def test() -> None:
        workers = Workers()
        for number in range(12):
            workers.ask(f"flood {number}", Client(f"visitor {number}", "flood"))
        await workers.settle()
        for number in range(3):
            workers.ask(f"ana {number}", ANA)
            workers.ask(f"max {number}", MAX)
        order = await workers.finish()
        assert order[:9] == [
            *("flood 0", "ana 0", "max 0"),
            *("flood 1", "ana 1", "max 1"),
            *("flood 2", "ana 2", "max 2"),
        ]

    run(test)


def test_within_an_address_people_take_turns() -> None:
    async def test() -> None:
        workers = Workers()
        for number in range(3):
            workers.ask(f"max {number}", MAX)
        for number in range(2):
            workers.ask(f"zoe {number}", ZOE)
        assert await workers.finish() == ["max 0", "zoe 0", "max 1", "zoe 1", "max 2"]

    run(test)


def test_who_was_just_served_comes_after_who_waits() -> None:
    """Asking one thing after the other does not get one to the front."""

    async def test() -> None:
        workers = Workers()
        workers.ask("ana 0", ANA)
        await workers.settle()
        workers.ask("max 0", MAX)
        workers.ask("max 1", MAX)
        workers.gates["ana 0"].set()
        await workers.settle()
        workers.ask("ana 1", ANA)
        assert await workers.finish() == ["ana 0", "max 0", "ana 1", "max 1"]

    run(test)


def test_opponents_come_before_hints_and_these_before_curves_and_boards() -> None:
    async def test() -> None:
        workers = Workers()
        workers.ask("first", ANA)
        await workers.settle()
        workers.ask("study", MAX, Kind.STUDY)
        workers.ask("hint", MAX, Kind.HINT)
        workers.ask("move", ANA)
        assert await workers.finish() == ["first", "move", "hint", "study"]

    run(test)


def test_what_no_opponent_waits_for_has_half_of_the_workers() -> None:
    async def test() -> None:
        workers = Workers(places=4)
        for number in range(4):
            workers.ask(f"hint {number}", ANA, Kind.HINT)
        for number in range(4):
            workers.ask(f"study {number}", MAX, Kind.STUDY)
        await workers.settle()
        assert workers.served == ["hint 0", "hint 1"]
        workers.ask("move", ANA)
        await workers.settle()
        assert workers.served == ["hint 0", "hint 1", "move"], "there is room for it at once"
        assert len(await workers.finish()) == 9

    run(test)


def test_what_nobody_wants_any_more_is_not_thought_about() -> None:
    async def test() -> None:
        workers = Workers()
        is_wanted = True
        workers.ask("running", ANA)
        left = workers.ask("left", ANA, is_wanted=lambda: is_wanted)
        given_up = workers.ask("given up", ANA)
        workers.ask("last", ANA)
        await workers.settle()
        is_wanted = False
        given_up.cancel()
        assert await workers.finish() == ["running", "last"]
        assert isinstance(left.exception(), Abandoned)
        assert given_up.cancelled()
        assert not any(line.waiting for line in workers.queue.lanes.values())

    run(test)


def test_what_has_begun_keeps_its_place_though_its_asker_is_gone() -> None:
    """The worker is still at it: who hangs up and asks again gets no second one."""

    async def test() -> None:
        workers = Workers()
        task = workers.ask("begun", ANA)
        await workers.settle()
        task.cancel()
        workers.ask("next", MAX)
        await workers.settle()
        assert workers.served == ["begun"]
        workers.gates["begun"].set()
        await workers.settle()
        assert workers.served == ["begun", "next"]

    run(test)


def test_a_place_that_was_given_to_somebody_who_gave_up_is_given_on() -> None:
    async def test() -> None:
        workers = Workers()
        workers.ask("first", ANA)
        second = workers.ask("second", ANA)
        workers.ask("third", ANA)
        await workers.settle()
        workers.gates["first"].set()
        while workers.queue.lanes[Kind.MOVE].count("home") == 2:
            await asyncio.sleep(0)
        second.cancel()
        assert await workers.finish() == ["first", "third"]

    run(test)


def test_what_fails_frees_its_place() -> None:
    async def test() -> None:
        workers = Workers()

        async def fail() -> str:
            raise OSError("no more processes")

        with pytest.raises(OSError, match="no more processes"):
            await workers.queue.run(Kind.MOVE, ANA, fail)
        workers.ask("next", ANA)
        assert await workers.finish() == ["next"]
        assert workers.queue.moves_of("home") == 0

    run(test)


@pytest.mark.parametrize(
    ("clients", "most"),
    [
        (lambda number: ANA, limits.THOUGHTS_OF_ONE),
        (lambda number: Client(f"visitor {number}", "home"), 2 * limits.THOUGHTS_OF_ADDRESS),
    ],
    ids=["of a person", "of an address"],
)
def test_how_much_may_wait(clients: Callable[[int], Client], most: int) -> None:
    async def test() -> None:
        workers = Workers(crowd=2)
        workers.ask("running", ZOE)
        for number in range(most):
            workers.queue.admit(clients(number))
            workers.ask(f"{number}", clients(number), (Kind.HINT, Kind.STUDY)[number % 2])
            await workers.settle()
        with pytest.raises(Refusal) as refused:
            workers.queue.admit(clients(most))
        assert (refused.value.status, refused.value.reason) == (429, "too_many_thoughts")
        assert refused.value.retry
        workers.queue.admit(MAX)
        await workers.finish()
        workers.queue.admit(clients(most))

    run(test)


def test_addresses_are_remembered_of_those_who_were_last_heard() -> None:
    clients = Clients()
    assert clients.of("ana") == Client("ana", "")
    for number in range(KNOWN):
        clients.note(f"{number}", "flood")
        if number % 1000 == 0:
            clients.note("ana", "home")
    assert clients.of("ana") == ANA
    assert len(clients.addresses) == KNOWN
