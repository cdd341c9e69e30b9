"""Everything that people and programs can do at a table, in one table of actions.

An action says what it is called in addresses, which function does it, what that takes, which rate limit holds, and how
a form and a program are answered. `action_routes` makes the form's route and the API's endpoint of each. Who may do it
(a seat, a running game, the right version) the function checks under the room's lock, since it may change until then.

Opening a table, joining one and signing out are none of them: no table stands in their address, who sends the form may
be new here and is given a cookie, and the form for a new game has other fields than the API's body. Their routes are in
`front`, `devices` and `api`; what both do is one function each (`new_games.open_table`, `seating.sit_down`,
`Credentials.sign_out`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, NamedTuple

from fastapi.responses import JSONResponse, RedirectResponse, Response

from bestiaire.web.http.coaching import review, show_review
from bestiaire.web.http.hints import hint, show_hint
from bestiaire.web.http.parameters import Call, Parameter, Property, number, text, yes_or_no
from bestiaire.web.http.server import wants_json
from bestiaire.web.http.table_json import table_json
from bestiaire.web.pages.seats import chosen_face
from bestiaire.web.tables import moves, new_games, seating, takeback
from bestiaire.web.tables.answers import read_answer
from bestiaire.web.tables.room import Room


class Endpoint(NamedTuple):
    """How the JSON API offers an action."""

    name: str
    doc: str
    model: str = ""
    """The schema of the body; without one, its properties are embedded and may be left out if they have a default."""
    path: str = ""
    """Where it differs from the action's."""
    show: Callable[[Call, Any], dict[str, Any]] = lambda call, room: table_json(room, call.visitor)


async def counts_as_move(call: Call) -> None:
    call.server.limits.may_move(call.visitor)


async def opens_table(call: Call) -> None:
    """Unless the players have gone on to a rematch already."""
    if (await call.server.lobby.room(call.game_id)).rematch is None:
        await call.server.may_open(call.request, call.visitor)


async def limits_itself(call: Call) -> None:
    """The function checks its own rate limit, after what is cheaper."""


def table_again(call: Call, room: Room, seat: str) -> Response:
    """The table, from the seat that was shown; a script hears only the new version."""
    if wants_json(call.request):
        return JSONResponse({"version": room.version})
    return RedirectResponse(f"/t/{room.id}" + (f"?as={seat}" if seat.isdigit() else ""), 303)


def table_by_name(call: Call, room: Room, seat: str) -> Response:
    """The table; the name is remembered for the next one."""
    own = room.stored.seats[room.seats.of(call.visitor.id)[0]].name
    return call.server.remember(table_again(call, room, seat), replace(call.visitor, name=own), call.request)


def its_table(call: Call, room: Room, seat: str) -> Response:
    return RedirectResponse(f"/t/{room.id}", 303)


def front_page(call: Call, _: None, seat: str) -> Response:
    return RedirectResponse("/", 303)


class Action(NamedTuple):
    """Something that can be done at a table."""

    path: str
    run: Callable[..., Awaitable[Any]]
    """Takes the call, and the parameters by name."""
    parameters: tuple[Parameter, ...] = ()
    endpoint: Endpoint | None = None
    """None if only a page offers it."""
    limit: Callable[[Call], Awaitable[None]] = counts_as_move
    show: Callable[[Call, Any, str], Response] = table_again
    """Answers the form; the last is the seat whose page it stood on."""


def at_table(function: Callable[..., Awaitable[Room]]) -> Callable[..., Awaitable[Room]]:
    """A function of `web/tables` as an action runs it."""

    async def run(call: Call, **given: Any) -> Room:
        return await function(call.server.lobby, call.game_id, call.visitor.id, **given)

    return run


async def choose_face(call: Call, face: str) -> Room:
    room = await call.server.lobby.current(call.game_id)
    own = room.seats.of(call.visitor.id)
    chosen = chosen_face(room.stored, own[0] if own else None, face)
    return await seating.choose_face(call.server.lobby, call.game_id, call.visitor.id, chosen)


async def remove(call: Call) -> None:
    await call.server.lobby.remove(call.game_id, call.visitor.id)


def version(description: str) -> Parameter:
    limits = {"ge": 0, "description": description, "examples": [0]}
    return Parameter("version", number("version"), Property("version", int, limits))


A_COMPUTER = {"max_length": 200, "examples": ["normal"]}

VERSION = version("the version of the view this answers")
ANSWER = Parameter("answer", read_answer, Property("key", str, {"max_length": 200, "examples": ["play:gorillion"]}))
TIMES_ASKED = Parameter(
    "again",
    number("again", 0),
    Property(
        "again", int, {"ge": 0, "description": "how often the others were asked for it before", "examples": [0]}, 0
    ),
)
AGREED = Parameter("agreed", yes_or_no("agree"), Property("agree", bool, {"examples": [True]}))
PASSING_SEAT = Parameter("seat", number("who"), None)
FILLING = Parameter(
    "computer", text("computer"), Property("computer", str, {**A_COMPUTER, "description": "who takes the free seats"})
)
NAME = Parameter("name", text("name"), None)
FACE = Parameter("face", text("face"), None)
STAND_IN = Parameter("computer", text("computer", ""), Property("computer", str, A_COMPUTER, ""))
ABSENT_SEAT = Parameter(
    "seat",
    number("absent"),
    Property("seat", int, {"ge": 0, "description": "the seat of somebody who is away", "examples": [1]}),
)

MOVE_DOC = """\
Plays a move, or one of your `view.choice.claims`: the first to announce has it. Send it again if the answer
was lost: the same `key` for the same `version` is played once, and answered as the first time. 409: another
move for a version that is not the current one, or somebody was faster; 403: not yours to move; 422: not a
legal move."""
UNDO_DOC = """\
Takes back your last choice, or asks all other people whether you may. Sent again it asks nobody again: who
was refused and asks once more says so by `again`. 429: they were asked too often."""
HINT_DOC = """\
What the level `hard` thinks of what you are asked: chances, options and lines, in words. 403 where another
person plays."""

ACTIONS = (
    Action(
        "move",
        at_table(moves.move),
        (ANSWER, version("the version of the view this move answers")),
        Endpoint(
            "move",
            MOVE_DOC,
            model="Move",
            path="moves",
        ),
    ),
    Action(
        "resign",
        at_table(moves.resign),
        (VERSION,),
        Endpoint(
            "resign",
            "Gives the game up: the other seat wins. 409: the version is not the current one, or the game is over.",
            model="AtVersion",
        ),
    ),
    Action(
        "pass",
        at_table(moves.let_pass),
        (VERSION, PASSING_SEAT),
        Endpoint(
            "let_pass",
            "Says that you announce none of your `view.choice.claims`: nobody need wait for you.",
            model="AtVersion",
        ),
    ),
    Action(
        "undo",
        at_table(takeback.undo),
        (VERSION, TIMES_ASKED),
        Endpoint(
            "undo",
            UNDO_DOC,
            model="Takeback",
        ),
    ),
    Action(
        "undo/answer",
        at_table(takeback.answer_undo),
        (VERSION, AGREED),
        Endpoint("answer", "Agrees that somebody takes back, or does not.", model="AnswerToUndo"),
    ),
    Action(
        "undo/withdraw",
        at_table(takeback.withdraw_undo),
        (VERSION,),
        Endpoint("withdraw", "You would rather not take back any more.", model="AtVersion"),
    ),
    Action(
        "rematch",
        at_table(new_games.rematch),
        endpoint=Endpoint("rematch", "The same players once more, each a seat further: the new table."),
        limit=opens_table,
        show=its_table,
    ),
    Action(
        "fill",
        at_table(seating.fill),
        (FILLING,),
        Endpoint(
            "fill",
            "Starts without waiting: computers take the free seats. Only for who opened the table.",
            model="Filling",
        ),
    ),
    Action("name", at_table(seating.call_oneself), (NAME,), show=table_by_name),
    Action("face", choose_face, (FACE,)),
    Action(
        "retry",
        at_table(seating.retry),
        (STAND_IN,),
        Endpoint(
            "retry", "Where `stuck`: the computer that could not move tries again, or `computer` plays on in its place."
        ),
    ),
    Action(
        "leave",
        at_table(seating.leave),
        endpoint=Endpoint("leave", "Lets the computer play for you, at a table for more than two."),
    ),
    Action(
        "return",
        at_table(seating.come_back),
        endpoint=Endpoint("come_back", "Takes your seat again after the computer has played for you."),
    ),
    Action(
        "replace",
        at_table(seating.replace),
        (ABSENT_SEAT,),
        Endpoint(
            "replace",
            "Would have the computer play for somebody who is away; it does when all others who are there agree.",
            model="Absence",
        ),
    ),
    Action(
        "hint",
        hint,
        (version("the version of the view"),),
        Endpoint(
            "hint_for_programs",
            HINT_DOC,
            show=lambda call, found: found.told.to_json(),
        ),
        limit=limits_itself,
        show=show_hint,
    ),
    Action("review", review, (version("the version of the view"),), limit=limits_itself, show=show_review),
    Action("remove", remove, show=front_page),
)
