"""What the author of a game got wrong, in one sentence that names the function and says what to do.

Nothing here runs while a game goes well: something has failed already, or a table is being made.
"""

from __future__ import annotations

import dis
import linecache
from types import TracebackType

from bestiaire.core.choice import Choice, Option
from bestiaire.core.errors import BrokenGame, show
from bestiaire.core.state import Result, State

A_RULE = "a rule is a function with `yield` in it; one that asks nothing ends with `yield from ()`"
A_CHOICE = "Choice(player, kind, options, rule), where options is a list of Option(verb, name, subject)"
A_RESULT = "Result(winners, scores, reason): a list of seats, a list with one number for each seat, a word"


def name_of(thing: object) -> str:
    """The name of a class or function as its author wrote it: `Count.take_turn`."""
    name = getattr(thing, "__qualname__", None) or type(thing).__qualname__
    return str(name).rpartition("<locals>.")[2]


def rule_at_work(state: State[object], flow: object) -> str:
    """The innermost of the rules that are running; a compiled one can't be looked into."""
    name = f"{name_of(type(state))}.stage"
    while hasattr(flow, "gi_yieldfrom"):
        name = name_of(flow)
        flow = flow.gi_yieldfrom
    return name


# -- making a table


def check_state(state: object, maker: str, seats: int | None = None) -> None:
    """Looks at a state that a game has just made: what can be seen at once need not fail later."""
    if not isinstance(state, State):
        raise BrokenGame(f"{maker} must return the game's State, not {show(state)}")
    kind = name_of(type(state))
    if any(not hasattr(state, name) for name in ("faces", "rng", "seats", "result", "log")):
        raise BrokenGame(f"{kind}.__init__ must call super().__init__(faces, rng, seats)")
    if seats is not None and state.seats != seats:
        raise BrokenGame(f"{maker} was asked for {seats} seats, but its {kind} has {state.seats}")
    twin: object = state.copy()
    if twin is state or type(twin) is not type(state):
        given = "itself" if twin is state else show(twin)
        raise BrokenGame(f"{kind}.copy() must return another {kind}, not {given}")


# -- running a rule


def explain(state: State[object], flow: object, error: Exception) -> BrokenGame | None:
    """The mistake behind an error that the running of a stage met, if it is one of those known here."""
    if not hasattr(flow, "send"):
        hint = "call it" if callable(flow) else A_RULE
        return BrokenGame(f"{name_of(type(state))}.stage() must return a rule that runs, not {show(flow)}: {hint}")
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    if place is not None and isinstance(error, TypeError) and failed_to_run_a_rule(place):
        rule = name_of_code(place)
        return BrokenGame(f"{rule}: {source_at(place)} was not given a rule that runs ({error}): {A_RULE}")
    return None


def failed_to_run_a_rule(place: TracebackType) -> bool:
    """Whether this is a `yield from` whose other side is nothing that can be run."""
    code = place.tb_frame.f_code.co_code
    return 0 <= place.tb_lasti < len(code) and dis.opname[code[place.tb_lasti]] == "GET_YIELD_FROM_ITER"


def name_of_code(place: TracebackType) -> str:
    return place.tb_frame.f_code.co_qualname.rpartition("<locals>.")[2]


def source_at(place: TracebackType) -> str:
    """What stands there in the source, if it is one line that can be read."""
    code = place.tb_frame.f_code
    line, last_line, start, end = list(code.co_positions())[place.tb_lasti // 2]
    text = linecache.getline(code.co_filename, line or 0)
    if line != last_line or not text or start is None or end is None:
        return "a `yield from`"
    return f"`{text.encode()[start:end].decode(errors='replace')}`"


# -- asking


def bad_choice(state: State[object], flow: object, asked: object) -> BrokenGame:
    """What is wrong with what a rule has yielded."""
    rule = rule_at_work(state, flow)
    if not isinstance(asked, Choice):
        return BrokenGame(f"{rule} yielded {show(asked)}, which is not a question: yield {A_CHOICE}")
    question = f"{rule} asked the question {show(asked.kind)} (rule {show(asked.rule)})"
    player: object = asked.player
    if not isinstance(player, int) or not 0 <= player < state.seats:
        return BrokenGame(f"{question} of seat {show(player)}: the seats are 0 to {state.seats - 1}")
    options: object = asked.options
    if not isinstance(options, list):
        return BrokenGame(f"{question} with {show(options)} as options: they must be a list of Option")
    if not options:
        return BrokenGame(f"{question} without an option: ask only where there is something to choose")
    for option in options:
        if not isinstance(option, Option):
            return BrokenGame(f"{question} with the option {show(option)}: it must be Option(verb, name, subject)")
    twice = "the same Option object twice: make one for each answer"
    unsound = "a claim that is no other seat's, or has the key of another answer"
    return BrokenGame(f"{question} with {unsound if asked.claims else twice}")


# -- the end


def no_result(state: State[object]) -> BrokenGame:
    kind = name_of(type(state))
    return BrokenGame(f"{kind}: GameOver was raised while {kind}.result is None: before it, set it to {A_RESULT}")


def check_result(state: State[object]) -> None:
    """A game is over: by a result that says who won."""
    kind = name_of(type(state))
    result: object = state.result
    if not isinstance(result, Result):
        raise BrokenGame(f"{kind}.result must be None or {A_RESULT}, not {show(result)}")
    seats = range(state.seats)
    if not isinstance(result.winners, list | tuple) or any(winner not in seats for winner in result.winners):
        raise BrokenGame(f"{kind}.result has the winners {show(result.winners)}: they must be a list of seats")
    if not isinstance(result.scores, list | tuple) or len(result.scores) != state.seats:
        raise BrokenGame(f"{kind}.result has the scores {show(result.scores)}: there must be one for each seat")
