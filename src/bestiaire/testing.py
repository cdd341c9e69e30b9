"""Checks that every game must pass, ours and yours: seeded random games, looked at from all sides at every choice.

`check(info, games=200)` plays them and raises AssertionError (with the seed) at the first promise that is broken.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from bestiaire.core.choice import Choice, Option
from bestiaire.core.errors import BadOptions
from bestiaire.core.info import GameInfo
from bestiaire.core.record import new_table, replay_record, table_at
from bestiaire.core.rng import Random, seeded
from bestiaire.core.table import RESEED, Stage, Table
from bestiaire.show.checking import Telling

NOT_IN_KEYS = re.compile(r"[:#\s]")
"""What parts the words of a key, and so can't stand in one."""

MOST_MOVES = 5_000
"""No random game lasts so long: a game must end."""

RECORDS = 8
"""Where not every choice is looked at, one record in so many is."""

RARELY = 4
"""A whole game is played again at one in so many first questions of a kind, and more rarely the oftener it is asked."""

WORLDS = 2
"""So many of the worlds that a seat thinks possible are tried."""

Conserved = Callable[[dict[str, Any]], object]
Shown = Callable[[Any], Iterable[int]]


def check(info: GameInfo, games: int = 200, conserved: Conserved | None = None) -> None:
    """Plays so many games with every number of players, and as many of each variant, but for what the options refuse.
    `conserved` looks at a position and returns what must never change in a game, such as the number of all cards."""
    for name, options in {"": {}, **info.variants}.items():
        numbers = possible_seats(info, options)
        assert numbers, f"{info.key}: the variant {name!r} can't be played by any number of players"
        for seats in numbers:
            check_seeds(info, range(games), seats, conserved, options)


def possible_seats(info: GameInfo, options: dict[str, Any]) -> list[int]:
    """The numbers of players that can play with these options."""
    found = []
    for seats in range(info.players[0], info.players[1] + 1):
        try:
            new_table(info, 0, seats, options)
        except BadOptions:
            continue
        found.append(seats)
    return found


def check_seeds(
    info: GameInfo,
    seeds: Iterable[int],
    seats: int,
    conserved: Conserved | None = None,
    options: dict[str, Any] | None = None,
    one_in: int = 1,
) -> None:
    """A random game for each seed, with every promise checked at one choice in so many."""
    telling = Telling(info)
    for seed in seeds:
        try:
            play_and_check(info, seed, seats, conserved, options or {}, one_in, telling)
        except Exception as error:
            played = f"game {info.key}, {seats} players, seed {seed}"
            error.add_note(f"{played}, options {options}" if options else played)
            raise


def play_and_check(
    info: GameInfo,
    seed: int,
    seats: int,
    conserved: Conserved | None,
    options: dict[str, Any],
    one_in: int,
    telling: Telling,
) -> None:
    table = new_table(info, seed, seats, options)
    heard = table.listen()
    rng = seeded(seed + 1)
    at_first = None if conserved is None else conserved(table.position())
    moves = 0
    while table.choice is not None:
        move = table.choice.options[rng.below(len(table.choice.options))].key
        is_close = one_in == 1 or rng.below(one_in) == 0
        telling.hear(table, heard, is_close)
        if is_close:
            check_choice(table, move, rng)
            telling.ask(table)
            if conserved is not None:
                assert conserved(table.position()) == at_first, "something was lost or made"
        table.play(move)
        moves += 1
        assert moves < MOST_MOVES, "the game does not end"
    assert table.result is not None
    telling.hear(table, heard, is_close=True)
    telling.end(table)
    assert table.result.winners or not any(table.result.scores), "a finished game that nobody won gives no points"
    for other in (table.fork(), table_at(table.info, json.loads(json.dumps(table.position())))):
        assert other.result is not None, "a finished game, copied or read back, is not over"
        assert other.result.to_json() == table.result.to_json(), "a finished game, copied or read back, ends otherwise"
    if one_in == 1 or rng.below(RECORDS) == 0:
        check_record(table)


def check_choice(table: Table, move: str, rng: Random) -> None:
    """Every promise that can be checked while somebody is asked."""
    assert table.choice is not None
    digest = table.digest()
    check_keys(table.choice)
    check_rows(table.info, table.choice)
    check_looking_changes_nothing(table, digest)
    check_fork_and_undo(table, digest, move)
    check_position(table, digest)
    check_nothing_leaks(table, rng)
    check_news(table, move, rng)


def check_keys(choice: Choice) -> None:
    """Every key can be read back: `verb:name`, with `#n` behind a name that another option has, too."""
    asked = f"the question {choice.kind!r}"
    for option in choice.options:
        for part in (option.verb, option.name):
            assert isinstance(part, str), f"{part!r} in {asked} must be text: it stands in a key"
            assert part, f"{asked} has an option {option.key!r}: neither verb nor name may be empty"
            assert not NOT_IN_KEYS.search(part), (
                f"{part!r} in {asked} can't stand in a key: it may not contain :, # or blanks"
            )
        assert option.verb != RESEED, f"the verb {RESEED!r} in {asked} is the table's own"
    assert len(set(choice.keys)) == len(choice.keys), f"two options of {asked} have the same key"


def check_rows(info: GameInfo, choice: Choice) -> None:
    """Where a game declares its questions, what it asks and offers has a row; cards from outside may have none."""
    questions = info.questions
    if questions is not None and not questions.may_grow:
        options = [*choice.options, *[option for _, option in choice.claims or []]]
        lost = questions.undeclared([choice.kind], sorted({option.verb for option in options}))
        assert not lost, f"{info.key} asks {choice.kind!r}: no row of its questions declares {', '.join(lost)}"


def check_looking_changes_nothing(table: Table, digest: str) -> None:
    events = table.events
    for seat in [None, *range(table.seats)]:
        json.dumps(table.view(seat))
        json.dumps([event.seen_by(seat) for event in events])
    assert table.digest() == digest, "looking at the table changed it"


def check_fork_and_undo(table: Table, digest: str, move: str) -> None:
    """A fork is the same table; what is played on it does not touch the original; undo brings it back."""
    fork = table.fork()
    assert fork.choice is not None
    assert table.choice is not None
    assert fork.choice.keys == table.choice.keys, "a fork is asked something else"
    assert fork.digest() == digest, "a fork is another position"
    fork.play(move)
    assert table.digest() == digest, "playing on a fork changed the table"
    fork.undo()
    assert fork.digest() == digest, "undo does not lead back"


def check_position(table: Table, digest: str) -> None:
    """The position, through JSON and back, is the same table."""
    again = table_at(table.info, json.loads(json.dumps(table.position())))
    assert table.choice is not None
    assert again.choice is not None
    assert again.digest() == digest, "a position read back is another position"
    assert again.choice.keys == table.choice.keys, "a position read back asks something else"
    player = table.choice.player
    assert as_bytes(again.view(player)) == as_bytes(table.view(player)), "a position read back looks different"


def check_nothing_leaks(table: Table, rng: Random) -> None:
    """Deal anew what a viewer can't know: the bytes of its view, and of the events of this stage, must not change, nor
    what it imagines (asked of one of them, since it takes long)."""
    events = table.events
    thinker, seed = rng.below(table.seats), rng.next()
    for seat in [None, *range(table.seats)]:
        imagined = table.imagine(seat, rng.next())
        if seat == thinker:
            is_same = now(imagined.imagine(seat, seed)) == now(table.imagine(seat, seed))
            assert is_same, f"what seat {seat} imagines tells too much"
        assert as_bytes(imagined.view(seat)) == as_bytes(table.view(seat)), f"the view of seat {seat} tells too much"
        assert imagined.marks(seat) == table.marks(seat), f"the marks of seat {seat} tell too much"
        told = [event.seen_by(seat) for event in imagined.events]
        if told:
            heard = [event.seen_by(seat) for event in events[-len(told) :]]
            assert told == heard, f"the events of seat {seat} tell too much"
        assert imagined.fork().position() == imagined.position(), "a fork of an imagined table is another position"


def check_news(table: Table, move: str, rng: Random) -> None:
    """What shows somebody something is news, or it could be taken back for nothing: after a move without news who made
    it sees what was to be seen in any world that it thought possible, and nobody knows a card more, but for what was
    the mover's own secret (to show that and take it back costs nobody else)."""
    assert table.choice is not None
    mover = table.choice.player
    option = table.option(move)
    after = table.fork()
    heard = after.listen()
    before = len(heard)
    after.play(option)
    told = heard[before:]
    if any(event.news for event in told):
        return
    kinds = ", ".join(event.kind for event in told) or "none at all"
    for seat in [None, *range(table.seats)]:
        learned = (hidden_from(table, seat) - hidden_from(after, seat)) & hidden_from(table, mover)
        assert not learned, f"{move} shows seat {seat} cards, but none of its events is news: {kinds}"
    for _ in range(WORLDS):
        world = table.imagine(mover, rng.next())
        world.play(move)
        is_foreseen = as_bytes(world.view(mover)) == as_bytes(after.view(mover))
        assert is_foreseen, f"{move} tells seat {mover} something, but none of its events is news: {kinds}"


def hidden_from(table: Table, seat: int | None) -> set[int]:
    """The cards whose face a seat can't know, nor work out because all that it could be are alike."""
    state = table._state
    groups = [group for group in state.unseen(seat) if len({repr(state.faces[number]) for number in group}) > 1]
    return {number for group in groups for number in group}


def now(table: Table) -> dict[str, Any]:
    """The position without how it came about."""
    return {name: value for name, value in table.position().items() if name != "stage"}


# -- whole games


def check_questions(
    info: GameInfo, seed: int, seats: int, options: dict[str, Any], shown: dict[str, Shown] | None = None
) -> None:
    """A random game in which at several moments everything is dealt anew that a seat has never seen since the game
    began: played again, move for move, every question comes to whom it came to, and that seat sees and hears the same
    all along. So neither being asked nor not being asked tells anything.

    Only for games in which nothing is learned of a card but by seeing it. `shown` names the kinds of events that show
    cards which may be hidden again before the next question, and which these are, told by the state before the move.
    """
    played = new_table(info, seed, seats, options)
    rng = seeded(seed + 3)
    viewers = [None, *range(seats)]
    seen = {viewer: Knowledge(played, viewer) for viewer in viewers}
    moves: list[Option] = []
    heard = played.listen()
    asked: Counter[str] = Counter()
    while played.choice is not None:
        option = played.choice.options[rng.below(len(played.choice.options))]
        moves.append(option)
        passing = {kind: set(cards(played._state)) for kind, cards in (shown or {}).items()}
        played.play(option)
        for event in heard:
            for knowledge in seen.values():
                knowledge.see(passing.get(event.kind, set()))
        heard.clear()
        for knowledge in seen.values():
            knowledge.look(played)
        kind = "" if played.choice is None else played.choice.kind
        asked[kind] += 1
        if rng.below(RARELY * asked[kind]) == 0:
            viewer = viewers[rng.below(len(viewers))]
            check_same_story(played, viewer, seen[viewer].dealt_anew(rng), moves)


class Knowledge:
    """What a seat has seen of each card since a game began."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.has_begun = False
        """Whether cards have been dealt."""
        self.hidden: dict[int, tuple[tuple[int, ...], ...]] = {}
        """The cards that were never seen, each with the groups of `State.unseen` in which it has been."""
        self.faces: list[Any] = []
        self.look(table)

    def look(self, table: Table) -> None:
        state = table._state
        self.faces = state.faces
        groups: dict[int, tuple[int, ...]] = {}
        for index, group in enumerate(state.unseen(self.seat)):
            for number in group:
                groups[number] = (*groups.get(number, ()), index)
        if not self.has_begun:
            self.has_begun = bool(groups)
            self.hidden = {number: (group,) for number, group in groups.items()}
        self.hidden = {
            number: been if been[-1] == groups[number] else (*been, groups[number])
            for number, been in self.hidden.items()
            if number in groups
        }

    def see(self, numbers: set[int]) -> None:
        """These were shown to everybody."""
        for number in numbers & self.hidden.keys():
            del self.hidden[number]

    def dealt_anew(self, rng: Random) -> list[Any]:
        """Other faces, exchanged among cards that could be each other's all the time."""
        faces = list(self.faces)
        alike: dict[tuple[tuple[int, ...], ...], list[int]] = {}
        for number, been in self.hidden.items():
            alike.setdefault(been, []).append(number)
        for numbers in alike.values():
            others = numbers[:]
            rng.shuffle(others)
            for number, other in zip(numbers, others, strict=True):
                faces[number] = self.faces[other]
        return faces


def check_same_story(table: Table, seat: int | None, faces: list[Any], moves: list[Option]) -> None:
    """The whole game again with these faces: step by step the seat sees and hears the same."""
    stories = []
    for dealt in (table._state.faces, faces):
        start = table._stages()[0].start.copy()
        start.faces = dealt
        stories.append(Table(table.info, table.origin, table.names, Stage(None, start, [])))
    true, world = stories
    heard, told = true.listen(), world.listen()
    for index, option in enumerate([None, *moves]):
        if option is not None:
            for story in stories:
                story._stage.moves.append(option)
                story._answer(option)
        when = f"after {index} moves"
        assert as_bytes(world.view(seat)) == as_bytes(true.view(seat)), f"the view of seat {seat} tells too much {when}"
        is_same = [event.seen_by(seat) for event in told] == [event.seen_by(seat) for event in heard]
        assert is_same, f"the events of seat {seat} tell too much {when}"
        heard.clear()
        told.clear()


def check_record(table: Table) -> None:
    record = table.record()
    again = replay_record(table.info, json.loads(json.dumps(record)))
    assert again.digest() == table.digest(), "the record leads elsewhere"
    assert again.record() == record, "the record of a replay is another record"
    told = [event.seen_by(None) for event in again.events]
    assert told == [event.seen_by(None) for event in table.events], "a replay tells something else"


def as_bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()
