"""A mistake in somebody's rules must not take the table with it, and is named in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bestiaire import BrokenGame, Choice, Flow, GameInfo, GameOver, Option, Random, Result, State
from bestiaire.core import table as table_module
from bestiaire.core.record import new_table, table_at
from tests.tiny import Snip, restore

IS_COMPILED = not table_module.__file__.endswith(".py")
"""Compiled, some wrong types are refused before they reach us, in the compiler's words."""


class Fragile(Snip):
    """Snip with a hole: laying a card fails, once in its middle and once at the start of the next turn."""

    def copy(self) -> Fragile:
        twin = Fragile(self.faces, self.rng.copy(), self.seats)
        twin.turn, twin.die, twin.result = self.turn, self.die, self.result
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid, twin.scores = self.laid[:], self.scores[:]
        return twin

    def take_turn(self) -> Flow[None]:
        if self.turn == 1:
            raise ZeroDivisionError("at the start of a turn")
        options = [Option("lay", "well", 0), Option("lay", "badly", 1)]
        answer = yield Choice(self.turn, "lay", options, "SN-2")
        if answer.subject == 1:
            self.scores[self.turn] += 100
            raise ZeroDivisionError("in the middle of a turn")
        self.turn += 1


class Endless(Snip):
    def copy(self) -> Endless:
        return Endless(self.faces, self.rng.copy(), self.seats)

    def deal(self) -> Flow[None]:
        yield from ()


def info(kind: type[State[int]]) -> GameInfo:
    def new(seats: int, options: dict[str, Any], rng: Random) -> State[int]:
        return kind(list(range(12)), rng, seats)

    return GameInfo(key="broken", name={"en": "Broken", "fr": "Cassé"}, players=(3, 3), new=new, restore=restore)


@pytest.mark.parametrize("move", ["lay:well", "lay:badly"])
def test_a_rule_that_fails_leaves_the_table_where_it_stood(move: str) -> None:
    table = new_table(info(Fragile), 1)
    digest = table.digest()
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            table.play(move)
        assert table.digest() == digest
        assert table.choice is not None
        assert table.choice.keys == ["lay:well", "lay:badly"]
        assert table.moves == []


def test_a_game_that_runs_on_by_itself_is_stopped() -> None:
    with pytest.raises(BrokenGame, match="Endless: 1000 stages in a row asked nobody and ended nothing"):
        new_table(info(Endless), 1)


# -- mistakes in rules, each as the first thing a game asks and as what follows an answer


class Clumsy(Snip):
    """Asks one good question; the mistake is what comes before it or behind it."""

    before: Any = None
    after: Any = None

    def copy(self) -> Clumsy:
        twin = type(self)(self.faces, self.rng.copy(), self.seats)
        twin.turn, twin.result = self.turn, self.result
        return twin

    def stage(self) -> Flow[None]:
        return self.ask()

    def ask(self) -> Flow[None]:
        if self.before is not None:
            yield from self.before()
        yield Choice(0, "well", [Option("go", "on")], "SN-1")
        if self.after is not None:
            yield from self.after()
        self.result = Result([0], [1.0, 0.0, 0.0], "done")


def mistake_of(rule: Any) -> str:
    """The sentence with which this rule is refused, the same at the start of a stage and behind an answer. The table
    stands where it stood."""

    class Early(Clumsy):
        before = rule

    class Late(Clumsy):
        after = rule

    with pytest.raises(BrokenGame) as at_once:
        new_table(info(Early), 1)
    table = new_table(info(Late), 1)
    digest = table.digest()
    with pytest.raises(BrokenGame) as behind:
        table.play("go:on")
    assert table.digest() == digest
    assert table.choice is not None
    assert table.choice.kind == "well"
    said = str(at_once.value)
    assert said.splitlines() == [said]
    assert said == str(behind.value).replace("Late", "Early").replace("self.after", "self.before")
    return said


def asked(*arguments: Any) -> Any:
    """A rule that yields one thing."""

    def bid(self: Clumsy) -> Any:
        yield arguments[0] if len(arguments) == 1 else Choice(*arguments)

    return bid


GOOD = Option("bid", "one", 1)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ([GOOD], "[<Option bid:one>]"),
        (GOOD, "<Option bid:one>"),
        (None, "None"),
        ("bid", "'bid'"),
        (3, "3"),
        (Choice, "<class 'bestiaire.core.choice.Choice'>"),
    ],
    ids=["a list", "an option", "nothing", "text", "a number", "the class"],
)
def test_a_rule_that_yields_something_else_than_a_choice(value: Any, shown: str) -> None:
    assert mistake_of(asked(value)) == (
        f"bid yielded {shown}, which is not a question: yield Choice(player, kind, options, rule), "
        "where options is a list of Option(verb, name, subject)"
    )


@pytest.mark.parametrize("seat", [3, -1, 100])
def test_a_question_to_nobody(seat: int) -> None:
    said = mistake_of(asked(seat, "bid", [Option("bid", "one")], "SN-7"))
    assert said == f"bid asked the question 'bid' (rule 'SN-7') of seat {seat}: the seats are 0 to 2"


def test_a_question_without_an_answer() -> None:
    said = mistake_of(asked(0, "bid", [], "SN-7"))
    assert said.startswith("bid asked the question 'bid' (rule 'SN-7') without an option: ask only where there is")


def test_a_question_with_the_same_option_twice() -> None:
    option = Option("bid", "one")
    said = mistake_of(asked(0, "bid", [Option("bid", "two"), option, option], "SN-7"))
    assert said.endswith("with the same Option object twice: make one for each answer")


def test_two_options_of_the_same_name_are_no_mistake() -> None:
    class Twice(Clumsy):
        before = asked(0, "bid", [Option("bid", "one", 1), Option("bid", "one", 2)], "SN-7")

    choice = new_table(info(Twice), 1).choice
    assert choice is not None
    assert choice.keys == ["bid:one", "bid:one#2"]


def test_an_option_asked_again_elsewhere_has_the_number_it_has_there() -> None:
    one, other = Option("bid", "one", 1), Option("bid", "one", 2)

    class Again(Clumsy):
        before = asked(0, "bid", [one, other], "SN-7")
        after = asked(0, "bid", [other], "SN-7")

    table = new_table(info(Again), 1)
    table.play("bid:one#2")
    table.play("go:on")
    assert table.choice is not None
    assert table.choice.keys == ["bid:one"]


@pytest.mark.skipif(IS_COMPILED, reason="the compiled Choice and Option refuse such types themselves, with TypeError")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("bid", 0, [GOOD], "SN-7"), "bid asked the question 0 (rule 'SN-7') of seat 'bid': the seats are 0 to 2"),
        ((None, "bid", [GOOD], "SN-7"), "of seat None: the seats are 0 to 2"),
        ((0, "bid", GOOD, "SN-7"), "with <Option bid:one> as options: they must be a list of Option"),
        ((0, "bid", {"one": GOOD}, "SN-7"), "as options: they must be a list of Option"),
        ((0, "bid", "one", "SN-7"), "with 'one' as options: they must be a list of Option"),
        ((0, "bid", ["one"], "SN-7"), "with the option 'one': it must be Option(verb, name, subject)"),
        ((0, "bid", ["one", "two"], "SN-7"), "with the option 'one': it must be Option(verb, name, subject)"),
        ((0, "bid", [GOOD, 2], "SN-7"), "with the option 2: it must be Option(verb, name, subject)"),
        ((0, "bid", [None], "SN-7"), "with the option None: it must be Option(verb, name, subject)"),
    ],
)
def test_a_question_made_of_the_wrong_things(arguments: Any, said: str) -> None:
    assert said in mistake_of(asked(*arguments))


def test_a_rule_without_a_yield() -> None:
    def bid(self: Clumsy) -> None:
        self.turn += 1

    assert mistake_of(bid) == (
        "Clumsy.ask: `yield from self.before()` was not given a rule that runs ('NoneType' object is not iterable): "
        "a rule is a function with `yield` in it; one that asks nothing ends with `yield from ()`"
    )


def test_a_rule_in_a_rule_is_named_itself() -> None:
    class Auction:
        def bid(self) -> Any:
            yield [GOOD]

    def outer(self: Clumsy) -> Any:
        yield from Auction().bid()

    assert mistake_of(outer).startswith("Auction.bid yielded [<Option bid:one>]")


def test_an_ordinary_type_error_of_a_rule_stays_what_it_is() -> None:
    class Wrong(Clumsy):
        @staticmethod
        def after() -> Any:
            yield from len(3)  # type: ignore[arg-type, misc]

    table = new_table(info(Wrong), 1)
    with pytest.raises(TypeError, match=r"has no len\(\)"):
        table.play("go:on")


@pytest.mark.parametrize(
    ("returned", "said"),
    [
        (None, "None: a rule is a function with `yield` in it; one that asks nothing ends with `yield from ()`"),
        ([], "[]: a rule is a function with `yield` in it"),
        (3, "3: a rule is a function with `yield` in it"),
        (len, "<built-in function len>: call it"),
    ],
    ids=["nothing", "a list", "a number", "a function"],
)
def test_a_stage_that_is_no_rule(returned: Any, said: str) -> None:
    class Silent(Clumsy):
        def stage(self) -> Any:
            return returned

    class LaterSilent(Clumsy):
        def stage(self) -> Any:
            return self.ask() if self.turn < 0 else returned

        def ask(self) -> Flow[None]:
            yield Choice(0, "well", [Option("go", "on")], "SN-1")
            self.turn = 0

    with pytest.raises(BrokenGame) as caught:
        new_table(info(Silent), 1)
    assert str(caught.value).startswith("Silent.stage() must return a rule that runs, not ")
    assert said in str(caught.value)
    table = new_table(info(LaterSilent), 1)
    with pytest.raises(BrokenGame) as caught:
        table.play("go:on")
    assert said in str(caught.value)
    assert table.moves == []


# -- the end


def test_the_game_can_t_be_over_without_a_result() -> None:
    def bid(self: Clumsy) -> Any:
        yield from ()
        raise GameOver

    said = mistake_of(bid)
    assert said == (
        "Early: GameOver was raised while Early.result is None: before it, set it to Result(winners, scores, reason): "
        "a list of seats, a list with one number for each seat, a word"
    )


def test_game_over_takes_no_result_of_its_own() -> None:
    def bid(self: Clumsy) -> Any:
        yield from ()
        raise GameOver(Result([0], [1.0, 0.0, 0.0], "done"))

    assert "result is None: before it, set it to Result(winners, scores, reason)" in mistake_of(bid)


@pytest.mark.parametrize(
    ("result", "said"),
    [
        pytest.param(
            "won",
            "Odd.result must be None or Result(winners, scores, reason): a list of seats, a list with one number for "
            "each seat, a word, not 'won'",
            marks=pytest.mark.skipif(IS_COMPILED, reason="the compiled State refuses it itself, with TypeError"),
        ),
        (Result([3], [0.0, 0.0, 0.0], "won"), "Odd.result has the winners [3]: they must be a list of seats"),
        (Result([0], [1.0], "won"), "Odd.result has the scores [1.0]: there must be one for each seat"),
    ],
)
@pytest.mark.parametrize("at_once", [True, False], ids=["GameOver", "return"])
def test_a_result_that_can_t_be(result: Any, said: str, at_once: bool) -> None:
    class Odd(Clumsy):
        def ask(self) -> Flow[None]:
            yield Choice(0, "well", [Option("go", "on")], "SN-1")
            self.result = result
            if at_once:
                raise GameOver

    table = new_table(info(Odd), 1)
    with pytest.raises(BrokenGame) as caught:
        table.play("go:on")
    assert str(caught.value) == said
    assert table.result is None


# -- the state


class Bare(State[int]):
    pass


def test_a_state_that_lacks_what_every_state_has() -> None:
    state = Bare([], Random(1), 2)
    for method, call in {
        "copy(self)": state.copy,
        "stage(self)": state.stage,
        "unseen(self, seat)": lambda: state.unseen(0),
        "view(self, seat, choice)": lambda: state.view(0, None),
        "position(self)": state.position,
    }.items():
        with pytest.raises(NotImplementedError) as caught:
            call()
        assert str(caught.value) == f"Bare has no {method}: every State needs one, see docs/your-own.md"


def made(state: Callable[[Random], Any]) -> GameInfo:
    """A game whose `new` and `restore` make this."""

    def new(seats: int, options: dict[str, Any], rng: Random) -> Any:
        return state(rng)

    def again(position: dict[str, Any], rng: Random) -> Any:
        return state(rng)

    return GameInfo(key="broken", name={"en": "Broken", "fr": "Cassé"}, players=(3, 3), new=new, restore=again)


class Forgetful(Clumsy):
    def copy(self) -> Any:
        Clumsy(self.faces, self.rng.copy(), self.seats)


class Lazy(Clumsy):
    def copy(self) -> Clumsy:
        return self


class Rootless(Clumsy):
    def __init__(self) -> None:
        self.turn = -1


class Other(Clumsy):
    def copy(self) -> Clumsy:
        return Clumsy(self.faces, self.rng.copy(), self.seats)


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (lambda rng: None, "broken's GameInfo.MAKER must return the game's State, not None"),
        (lambda rng: Snip, "must return the game's State, not <class 'tests.tiny.Snip'>"),
        (lambda rng: Forgetful([], rng, 3), "Forgetful.copy() must return another Forgetful, not None"),
        (lambda rng: Lazy([], rng, 3), "Lazy.copy() must return another Lazy, not itself"),
        (lambda rng: Other([], rng, 3), "Other.copy() must return another Other, not <tests."),
        (lambda rng: Rootless(), "Rootless.__init__ must call super().__init__(faces, rng, seats)"),
        (lambda rng: Bare([], rng, 3), "Bare has no copy(self)"),
    ],
    ids=["nothing", "a class", "no return", "itself", "another class", "no super", "no copy"],
)
def test_a_state_that_can_t_be_played(state: Callable[[Random], Any], said: str) -> None:
    with pytest.raises((BrokenGame, NotImplementedError)) as caught:
        new_table(made(state), 1)
    assert said.replace("MAKER", "new") in str(caught.value)
    with pytest.raises((BrokenGame, NotImplementedError)) as caught:
        table_at(made(state), {})
    assert said.replace("MAKER", "restore") in str(caught.value)


def test_a_new_game_has_as_many_seats_as_were_asked_for() -> None:
    with pytest.raises(BrokenGame, match=r"broken's GameInfo\.new was asked for 3 seats, but its Clumsy has 4"):
        new_table(made(lambda rng: Clumsy([], rng, 4)), 1)
