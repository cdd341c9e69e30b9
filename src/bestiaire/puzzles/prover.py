"""The prover: which first moves win by force, within so many turns of one's own, whatever the other side holds and does
and however chance falls.

It walks through everything that could happen, from what one seat can see. At that seat's questions one winning answer
is enough; at everybody else's, at every die and number drawn, and for the face of every card that the seat gets to see,
all must win. A card is dealt only once the seat sees it: until then it can't have had a say in anything that the seat
saw (the same holds for imagined tables, and is tested there), so whatever is printed on it is the same. What the others
choose from a hand is chosen before the card is dealt, so they choose as if they knew everything.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from bestiaire.core.choice import Choice, Flow, GameOver, Option, make_ready
from bestiaire.core.info import GameInfo
from bestiaire.core.puzzling import Puzzling
from bestiaire.core.rng import Named, Unnamed
from bestiaire.core.state import State
from bestiaire.core.table import Table

MOST_NAMED: Final = 3000
"""A number drawn out of more than so many is not tried out."""

LONGEST: Final = 40
"""A line of more moves than that, or with more numbers drawn in a stage, is not followed."""


class TooMuch(Exception):
    """The proof takes more steps than it may, or can't be had in this way."""


class Line(NamedTuple):
    """What was played from the position on, and what it took: the moves, faces for cards that the position does not
    show, and the numbers drawn."""

    moves: tuple[Option, ...]
    """As they were called before the cards were dealt: only their subjects count."""
    faces: tuple[tuple[int, str], ...]
    drawn: tuple[tuple[int, int], ...]


class Turn(NamedTuple):
    """How many turns of one's own have begun, and whether another's has begun since."""

    own: int
    is_over: bool


class Node:
    """A point of the walk: the start of its stage, what was chosen and drawn in it, and before it."""

    __slots__ = ("asked", "drawn", "hidden", "moves", "named", "played", "start", "state", "turn")

    def __init__(
        self, start: State[Any], moves: tuple[Option, ...], named: tuple[int, ...], hidden: frozenset[int], turn: Turn
    ) -> None:
        self.start: State[Any] = start
        self.moves: tuple[Option, ...] = moves
        """Since the stage's start."""
        self.named: tuple[int, ...] = named
        """The numbers drawn since."""
        self.hidden: frozenset[int] = hidden
        """The cards that could still be anything."""
        self.turn: Turn = turn
        self.played: tuple[Option, ...] = ()
        """All moves since the position."""
        self.drawn: tuple[tuple[int, int], ...] = ()
        """All numbers drawn before this stage."""
        self.state: State[Any] = start
        self.asked: Choice | None = None

    def like(self, start: State[Any], named: tuple[int, ...], hidden: frozenset[int]) -> Node:
        """The same moves with other chance or another deal."""
        node = Node(start, self.moves, named, hidden, self.turn)
        node.played, node.drawn = self.played, self.drawn
        return node


class Prover:
    """Proofs for one position, from the seat that is asked there."""

    def __init__(self, table: Table, within: int, most_steps: int) -> None:
        assert table.choice is not None
        self.info: GameInfo = table.info
        puzzling = table.info.puzzling()
        assert puzzling is not None
        self.puzzling: Puzzling = puzzling
        self.seat: int = table.choice.player
        self.within: int = within
        self.steps: int = 0
        self.most_steps: int = most_steps
        start, moves = table.stage_so_far()
        unseen_then = {number for group in start.unseen(self.seat) for number in group}
        self.groups: dict[int, int] = {}
        for place, group in enumerate(table.state.unseen(self.seat)):
            self.groups.update((number, place) for number in group if number in unseen_then)
        start = start.copy()
        start.rng = Named([])
        assert puzzling.begins_turn is not None
        is_anothers = puzzling.begins_turn(start) not in (-1, self.seat)
        self.root: Node = Node(start, tuple(moves), (), frozenset(self.groups), Turn(1, is_anothers))
        self.faces: list[Any] = start.faces
        self.known: dict[Any, Line | None] = {}

    # -- what is asked of it

    def try_move(self, key: str) -> tuple[bool, Line]:
        """Whether a first move wins by force; and a line: one of the wins, or how it fails. TooMuch: nobody knows."""
        (root,) = self.settle(self.root)
        assert root.asked is not None
        option = next(option for option in root.asked.options if option.key == key)
        failure, sample = self.all_win(self.settle(self.after(root, option)))
        line = failure if failure is not None else sample
        assert line is not None
        return failure is None, line

    # -- the walk

    def all_win(self, nodes: Iterator[Node]) -> tuple[Line | None, Line | None]:
        """The line by which one of these fails, if one does; else one by which they win."""
        longest: Line | None = None
        for node in nodes:
            failure, win = self.look(node)
            if failure is not None:
                return failure, None
            if win is not None and (longest is None or len(win.moves) > len(longest.moves)):
                longest = win
        return None, longest

    def look(self, node: Node) -> tuple[Line | None, Line | None]:
        """The same for one."""
        result = node.state.result
        if result is not None:
            line = self.line(node)
            return (None, line) if result.winners == [self.seat] else (line, None)
        if self.is_too_late(node):
            return self.line(node), None
        if node.moves or node.named:
            return self.answers(node)
        sight = self.sight(node)
        if sight in self.known:
            failed = self.known[sight]
            return (self.line(node) if failed is not None else None), (None if failed is not None else self.line(node))
        failure, win = self.answers(node)
        self.known[sight] = failure
        return failure, win

    def answers(self, node: Node) -> tuple[Line | None, Line | None]:
        """What comes of the answers to a question: of one's own, one must win; of another's, all."""
        choice = node.asked
        assert choice is not None
        if choice.player == self.seat:
            longest: Line | None = None
            for option in choice.options:
                failure, win = self.all_win(self.settle(self.after(node, option)))
                if failure is None:
                    return None, win
                if longest is None or len(failure.moves) > len(longest.moves):
                    longest = failure
            return longest, None
        if choice.kind not in self.info.open_questions and node.hidden:
            raise TooMuch("what may be answered depends on cards that nobody sees")
        return self.all_win(self.replies(node, choice))

    def replies(self, node: Node, choice: Choice) -> Iterator[Node]:
        """After each answer of somebody else. Cards of one hand of which nothing is known are one answer."""
        tried = False
        for option in choice.options:
            is_hidden = option.subject in node.hidden and name_of(node.state.faces[option.subject]) == option.name
            if not (is_hidden and tried):
                yield from self.settle(self.after(node, option))
            tried = tried or is_hidden

    def after(self, node: Node, option: Option) -> Node:
        then = Node(node.start, (*node.moves, option), node.named, node.hidden, node.turn)
        then.played = (*node.played, option)
        then.drawn = node.drawn
        return then

    # -- chance and unseen cards

    def settle(self, node: Node) -> Iterator[Node]:
        """Everything that chance and the deal can make of a point, each up to the next question or the end."""
        self.steps += 1
        if self.steps > self.most_steps:
            raise TooMuch("so many steps")
        if len(node.played) > LONGEST or len(node.named) > LONGEST:
            raise TooMuch("so long a line")
        state = node.start.copy()
        state.rng = rng = Named(list(node.named))
        try:
            asked = run(state, node.moves)
        except Unnamed as drawn:
            if not 0 < drawn.limit <= MOST_NAMED:
                raise TooMuch("a number out of too many is drawn") from None
            for number in range(drawn.limit):
                yield from self.settle(node.like(node.start, (*node.named, number), node.hidden))
            return
        seen = self.newly_seen(node, state)
        if seen >= 0:
            for faces in self.deals(node, seen):
                start = node.start.copy()
                start.faces = faces
                yield from self.settle(node.like(start, node.named, node.hidden - {seen}))
            return
        if asked is None and state.result is None:
            state.rng = Named([])
            following = Node(state, (), (), node.hidden, self.turn_at(state, node.turn))
            following.played = node.played
            following.drawn = (*node.drawn, *rng.told)
            yield from self.settle(following)
            return
        node.state, node.asked = state, asked
        yield node

    def turn_at(self, state: State[Any], turn: Turn) -> Turn:
        """Whose turn it is where a stage begins, if it was that turn before."""
        assert self.puzzling.begins_turn is not None
        begins = self.puzzling.begins_turn(state)
        if begins == self.seat:
            return Turn(turn.own + 1, False)
        return turn if begins == -1 else Turn(turn.own, True)

    def is_too_late(self, node: Node) -> bool:
        """Whether the last turn of one's own has gone by. A game that ends before anybody is asked again is won in
        time."""
        own, is_over = node.turn
        return own > self.within or (own == self.within and is_over)

    def newly_seen(self, node: Node, state: State[Any]) -> int:
        """A card that the seat sees now and that could have been anything; -1 if there is none."""
        if not node.hidden:
            return -1
        unseen = {number for group in state.unseen(self.seat) for number in group}
        return min((number for number in node.hidden if number not in unseen), default=-1)

    def deals(self, node: Node, number: int) -> Iterator[list[Any]]:
        """The faces of all cards, for each face that this one can have."""
        faces = node.start.faces
        tried: set[str] = set()
        for other in sorted(node.hidden, key=lambda one: (one != number, one)):
            if self.groups[other] != self.groups[number] or name_of(faces[other]) in tried:
                continue
            tried.add(name_of(faces[other]))
            dealt = list(faces)
            dealt[number], dealt[other] = faces[other], faces[number]
            yield dealt

    # -- what it is called

    def sight(self, node: Node) -> tuple[str, tuple[tuple[int, str], ...], Turn]:
        """What can be seen where a stage begins, and what is known besides: from there on it all goes the same."""
        view = json.dumps(node.start.view(self.seat, None), sort_keys=True)
        unseen = {number for group in node.start.unseen(self.seat) for number in group} - node.hidden
        known = tuple((number, name_of(node.start.faces[number])) for number in sorted(unseen))
        return view, known, node.turn

    def line(self, node: Node) -> Line:
        assert isinstance(node.state.rng, Named)
        changed = [
            (number, name_of(face)) for number, face in enumerate(node.start.faces) if face is not self.faces[number]
        ]
        return Line(node.played, tuple(changed), (*node.drawn, *node.state.rng.told))


def name_of(face: Any) -> str:
    """What tells one face from another."""
    return str(getattr(face, "id", face))


def run(state: State[Any], moves: tuple[Option, ...]) -> Choice | None:
    """Runs a state's stage through these moves, to what it asks then; None if the stage, or the game, ends there."""
    flow: Flow[None] = state.stage()
    try:
        asked = next(flow)
        for move in moves:
            asked = flow.send(move)
    except (StopIteration, GameOver):
        return None
    make_ready(asked, state.seats)
    return asked
