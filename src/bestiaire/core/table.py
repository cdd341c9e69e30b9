"""The table: a game in progress that can be looked at, played, undone, forked, saved and replayed.

A game runs in stages. At the start of a stage the state is plain data, so the table keeps a copy of it; inside a stage
the rules are a running generator, which nobody can copy, so the table keeps the moves made since. Start and moves are
the position. Everything here follows from that, once, for every game.
"""

from __future__ import annotations

import hashlib
import json
import math
from typing import Any, Final

from bestiaire.core.choice import ENDED, Choice, Flow, GameOver, Option, make_ready
from bestiaire.core.encoding import Encoder
from bestiaire.core.errors import BadSeat, BadSeed, BrokenGame, IllegalMove, NothingToUndo, must_be, within
from bestiaire.core.events import Event
from bestiaire.core.info import GameInfo
from bestiaire.core.mistakes import bad_choice, check_result, explain, no_result
from bestiaire.core.rng import LARGEST_SEED, Random, Seed, read_generator, seeded
from bestiaire.core.state import Result, State, deal_anew
from bestiaire.words import Phrase

RESEED: Final = "reseed"
"""The verb of a note among a stage's moves: from here on chance comes from another generator."""
RESIGN: Final = "resign"
"""The verb of another: here a seat resigned, and the game was over."""
RESIGNED: Final = "resigned"
"""The reason of a result that came about so."""
MID_STAGE: Final = "mid_stage"
"""The field of a position that stands in the middle of a stage: it can't be read without its `stage`."""


STAGES_WITHOUT_A_QUESTION: Final = 1000
"""A game that runs on so long by itself has a mistake in its rules."""


class Stage:
    """A stage on the table: the state it started from, the moves since, and the stage before it."""

    __slots__ = ("before", "events", "events_moves", "moves", "start")

    def __init__(self, before: Stage | None, start: State[Any], moves: list[Option]) -> None:
        self.before: Stage | None = before
        self.start: State[Any] = start
        self.moves: list[Option] = moves
        self.events: list[Event] | None = None
        self.events_moves: int = -1
        """How many moves the noted events reach; they are worked out only when somebody asks."""


def run(state: State[Any], moves: list[Option]) -> tuple[Flow[None] | None, object]:
    """Runs a state's stage through these moves, to what it asks then; None and None if the stage ends there."""
    flow: Any = state.stage()  # what a game's own rules yield may be anything: `_ask` looks at it
    try:
        asked: object = next(flow, ENDED)
        if asked is ENDED:
            return None, None
        for move in moves:
            if move.verb == RESEED:
                state.rng = noted_generator(move)
            elif move.verb == RESIGN:
                give_up(state, move.subject)
                return None, None
            else:
                asked = flow.send(move)
    except StopIteration:
        return None, None
    except GameOver:
        if state.result is None:
            raise no_result(state) from None
        return None, None
    except (TypeError, AttributeError) as error:
        mistake = explain(state, flow, error)
        if mistake is None:
            raise
        raise mistake from error
    return flow, asked


def reseeding(written: Seed) -> Option:
    """The note that says so; a generator that is one word is also its subject, and quickly read."""
    return Option(RESEED, str(written), written if isinstance(written, int) else 0)


def noted_generator(note: Option) -> Random:
    if note.subject:
        return Random(note.subject)
    generator = read_generator(note.name)
    assert generator is not None, "whoever reads a note from outside checks it"
    return generator


def keep_no_secret(start: State[Any], moves: list[Option], now: Random) -> None:
    """Puts, in place of the generator from which chance now comes, one that knows only what was drawn since the stage's
    start."""
    for place in range(len(moves) - 1, -1, -1):
        if moves[place].verb == RESEED:
            moves[place] = reseeding(noted_generator(moves[place]).up_to(now).written())
            return
    start.rng = start.rng.up_to(now)


def give_up(state: State[Any], seat: int) -> None:
    """The game of two ends here: the other seat has won."""
    scores = [1.0, 1.0]
    scores[seat] = 0.0
    state.result = Result([1 - seat], scores, RESIGNED)
    if state.log is not None:
        state.log.append(Event(RESIGN, {"seat": seat}))


def digest_of(position: dict[str, Any]) -> str:
    """The hash of a position; that it stands in mid-stage is told by its `stage`."""
    told = {name: value for name, value in position.items() if name != MID_STAGE}
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Origin:
    """How a table's game began: from a seed and options by its set-up, or (seed None) from a position, which prints the
    options under their own names."""

    __slots__ = ("options", "seats", "seed")

    def __init__(self, seed: Seed | None, seats: int, options: dict[str, Any]) -> None:
        self.seed: Seed | None = seed
        self.seats: int = seats
        self.options: dict[str, Any] = options


class Table:
    """A game in progress. Made by `bestiaire.table(...)`; see docs/api.md."""

    __slots__ = ("_choice", "_flow", "_stage", "_state", "info", "names", "origin")

    def __init__(self, info: GameInfo, origin: Origin, names: list[str], stage: Stage) -> None:
        self.info: GameInfo = info
        self.origin: Origin = origin
        self.names: list[str] = names
        """The players' names by seat, as a record keeps them; empty if nobody said."""
        self._stage: Stage = stage
        self._state: State[Any] = stage.start
        self._flow: Flow[None] | None = None
        self._choice: Choice | None = None
        self._stand()

    def _stand(self) -> None:
        """Puts the table where its stage and the moves in it say."""
        state = self._stage.start.copy()
        self._state = state
        self._flow = None
        self._choice = None
        if state.result is None:
            flow, asked = run(state, self._stage.moves)
            if flow is None:
                self._next_stage()
            else:
                self._ask(flow, asked)

    def _next_stage(self) -> None:
        """Starts stage after stage until somebody is asked or the game is over."""
        state = self._state
        self._flow = None
        self._choice = None
        for _ in range(STAGES_WITHOUT_A_QUESTION):
            if state.result is not None:
                check_result(state)
                return
            self._stage = Stage(self._stage, state.copy(), [])
            flow, asked = run(state, self._stage.moves)
            if flow is not None:
                self._ask(flow, asked)
                return
        raise BrokenGame(
            f"{type(state).__name__}: {STAGES_WITHOUT_A_QUESTION} stages in a row asked nobody and ended nothing"
        )

    def _ask(self, flow: Flow[None], asked: object) -> None:
        if not isinstance(asked, Choice) or not make_ready(asked, self._state.seats):
            raise bad_choice(self._state, flow, asked)
        self._flow = flow
        self._choice = asked

    # -- the question and the answer

    @property
    def choice(self) -> Choice | None:
        """Who is asked what; None when the game is over."""
        return self._choice

    @property
    def is_forced(self) -> bool:
        """Whether everybody can see that what is asked has a single answer. Where only the one who is asked can know
        that, it is False however many answers there are."""
        choice = self._choice
        if choice is None or choice.claims or len(choice.options) > 1:
            return False
        return choice.kind in self.info.open_questions

    @property
    def result(self) -> Result | None:
        """None, or how the game ended."""
        return self._state.result

    @property
    def state(self) -> State[Any]:
        """What the game's rules work on: for the game's own page, which asks them what it can't read from a view. Of a
        table that is not imagined it holds every secret."""
        return self._state

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self._state.seats

    def play(self, move: object) -> None:
        """Plays one of the options offered, or another seat's claim: by key (str), by Option, or an option by its index
        (int). IllegalMove: nothing has changed."""
        option = self.option(move)
        stage = self._stage
        stage.moves.append(option)
        try:
            self._answer(option)
        except BaseException:  # a rule failed, or Ctrl-C in the midst of it: the table stands where it stood
            stage.moves.pop()
            self._stage = stage
            self._stand()
            raise

    def _answer(self, option: Option) -> None:
        flow: Any = self._flow
        try:
            asked: object = flow.send(option)
        except StopIteration:
            self._next_stage()
        except GameOver:
            if self._state.result is None:
                raise no_result(self._state) from None
            self._next_stage()
        except (TypeError, AttributeError) as error:
            mistake = explain(self._state, flow, error)
            if mistake is None:
                raise
            raise mistake from error
        else:
            self._ask(flow, asked)

    def option(self, move: object) -> Option:
        """The option offered now that is meant by a key, an Option or an index; IllegalMove if there is none."""
        choice = self._choice
        if choice is None:
            raise IllegalMove(move, [])
        options = choice.options
        if isinstance(move, Option):
            for option in options:
                if option is move:
                    return option
            move = move.key  # an option of a fork, perhaps: the same words mean the same
        if isinstance(move, str):
            for option in options:
                if option.key == move:
                    return option
            claimed = choice.claim(move)
            if claimed is not None:
                return claimed
        elif isinstance(move, int) and not isinstance(move, bool) and 0 <= move < len(options):
            return options[move]
        raise IllegalMove(move, choice.keys)

    def resign(self, seat: object) -> None:
        """That seat gives the game up, whoever is asked; at a table for two the other one wins. IllegalMove when the
        game is over, BadSeat if there is no such seat or there are more than two; then nothing has changed."""
        who = self._seat(seat)
        if who is None or self.seats != 2:
            raise BadSeat(
                "seat", Phrase(en="only one of two seats can resign", fr="seule une place sur deux peut abandonner")
            )
        if self._choice is None:
            raise IllegalMove(f"{RESIGN}:{who}", [])
        self._stage.moves.append(Option(RESIGN, str(who), who))
        self._stand()

    # -- copies, and back

    def fork(self) -> Table:
        """An independent copy: what is played on one table does not touch the other."""
        stage = self._stage
        return Table(self.info, self.origin, self.names, Stage(stage.before, stage.start, stage.moves[:]))

    def __copy__(self) -> Table:
        return self.fork()

    def __deepcopy__(self, memo: object) -> Table:
        return self.fork()

    def __reduce__(self) -> str:
        raise TypeError("a table can't be pickled; send table.record() or table.position()")

    def undo(self) -> None:
        """Back one choice, whoever made it, but not to before the table was given fresh chance. NothingToUndo: nothing
        has changed."""
        stage: Stage | None = self._stage
        while stage is not None:
            moves = stage.moves[:]
            while moves:
                last = moves.pop()
                if last.verb != RESEED:
                    self._stage = Stage(stage.before, stage.start, moves)
                    self._stand()
                    return
                if not last.subject:
                    raise NothingToUndo()
            stage = stage.before
        raise NothingToUndo()

    @property
    def undo_is_free(self) -> bool:
        """Whether the last choice can be taken back at no one's cost: since then nobody drew, showed or rolled
        anything."""
        earlier = self.fork()
        try:
            earlier.undo()
        except NothingToUndo:
            return False
        return not any(event.news for event in self.events[len(earlier.events) :])

    def would_tell(self, move: object) -> bool:
        """Whether playing this, and what everybody can see to have but one answer then, would bring news to somebody: a
        card drawn or shown, a die rolled. Then it could not be taken back freely. Tried on a fork; this table stays as
        it is."""
        after = self.fork()
        heard: list[Event] = []
        after._state.log = heard
        after.play(move)
        while after.is_forced:
            after.play(0)
        return any(event.news for event in heard)

    def after(self, move: object) -> tuple[Table, bool]:
        """A fork on which this was played, and whether that used chance: a die, a shuffle, a card drawn at random."""
        after = self.fork()
        drawn = after._state.rng.drawn_so_far()
        after.play(move)
        return after, after._state.rng.drawn_so_far() != drawn

    def imagine(self, seat: object, seed: object) -> Table:
        """A fork in which what `seat` can't know (None: a spectator) is dealt anew at random, dice to come included.

        The seat's view does not change. The earlier stages, whose cards would tell, are left behind, and so is the
        secret of a keyed stream: of that only what was drawn in this stage comes along.
        """
        who = self._seat(seat)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= LARGEST_SEED:
            wanted = Phrase(
                en=f"a whole number from 0 to {LARGEST_SEED}", fr=f"un nombre entier compris entre 0 et {LARGEST_SEED}"
            )
            raise BadSeed("seed", must_be(wanted, seed))
        rng = seeded(seed)
        start = self._stage.start.copy()
        start.faces = deal_anew(start, self._state, who, rng)
        moves = self._stage.moves[:]
        keep_no_secret(start, moves, self._state.rng)
        imagined = Table(self.info, Origin(None, self.seats, {}), self.names, Stage(None, start, moves))
        imagined.reseed(rng.word)
        return imagined

    def stage_so_far(self) -> tuple[State[Any], list[Option]]:
        """The state at the stage's start, not to be changed, and the moves since: for who goes on from there."""
        return self._stage.start, self._stage.moves[:]

    def with_faces(self, faces: list[Any], rng: Random) -> Table:
        """A table that looks the same, with other faces on the cards and other chance, from this stage's start on. The
        earlier stages are left behind."""
        start = self._stage.start.copy()
        start.faces = faces
        start.rng = rng
        return Table(self.info, Origin(None, self.seats, {}), self.names, Stage(None, start, self._stage.moves[:]))

    def reseed(self, written: Seed) -> None:
        """Draws the rest of the game from another generator, given as positions write it (`Random.written`). The stage
        keeps a note of it among its moves."""
        note = reseeding(written)
        self._stage.moves.append(note)
        self._state.rng = noted_generator(note)

    # -- for players that think

    @property
    def is_at_stage_start(self) -> bool:
        """Whether nothing has been chosen yet in this stage (a turn, or a phase of it)."""
        return not self._stage.moves

    @property
    def luck(self) -> int:
        """What the dice that lie open show, as a number."""
        return self._state.luck()

    def suggest(self, rng: Random) -> Option:
        """An option that the game's own rule of thumb would choose here."""
        assert self._choice is not None
        return self.info.policy(self._state, self._choice, rng)

    def play_out(self, rng: Random, decisions: int) -> None:
        """Plays on quickly, by the game's own rule of thumb, until so many options were chosen and the stage they lead
        into is over, or the game is: in the midst of a stage nobody can judge how it stands. None of it is kept:
        afterwards the table is good for its `outcome` and nothing else."""
        state = self._state
        flow = self._flow
        asked: object = self._choice
        policy = self.info.policy
        chosen = 0
        is_new_stage = not self._stage.moves
        while flow is not None and isinstance(asked, Choice) and not (is_new_stage and chosen >= decisions):
            chosen += 1
            is_new_stage = False
            try:
                asked = flow.send(policy(state, asked, rng))
            except (StopIteration, GameOver):
                is_new_stage = True
                flow = None
                for _ in range(STAGES_WITHOUT_A_QUESTION):
                    if flow is not None or state.result is not None:
                        break
                    flow, asked = run(state, [])
        self._flow = None
        self._choice = None

    def outcome(self) -> list[float]:
        """What each seat can hope for, from 0 to 1: the win (shared, if several won); while the game runs, chances by
        the game's own rule of thumb."""
        state = self._state
        if state.result is not None:
            winners = state.result.winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        values = [self.info.evaluate(state, seat) / self.info.scale for seat in range(state.seats)]
        hopes = [math.exp(value - max(values)) for value in values]
        total = sum(hopes)
        return [hope / total for hope in hopes]

    def value(self, seat: object) -> float:
        """How good the table looks for that seat, by the game's own rule of thumb: only to be compared."""
        return float(self.info.evaluate(self._state, self._seat(seat)))

    # -- looking

    def view(self, seat: object) -> dict[str, Any]:
        """What that seat may know, as JSON; None: a spectator."""
        who = self._seat(seat)
        view: dict[str, Any] = {"game": self.info.key, "seat": who}
        view.update(self._state.view(who, self._choice))
        if self._state.result is not None:
            view["result"] = self._state.result.to_json()
        return view

    def write(self, encoder: Encoder, seat: int, out: bytearray) -> None:
        """Writes what a seat observes into an array in which all is 0 (see core/encoding)."""
        encoder.write(self._state, seat, self._choice, out)

    def marks(self, seat: object) -> dict[str, int]:
        """A number for each card that seat can see, by its place in the view (`players.0.play.1`): the same card keeps
        its number from one view of this table to the next. Only for showing how cards move."""
        return self._state.marks(self._seat(seat))

    def _seat(self, seat: object) -> int | None:
        """A seat of this table, or None for a spectator; BadSeat for anything else."""
        if seat is None:
            return None
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self._state.seats:
            raise BadSeat("seat", must_be(within(0, self._state.seats - 1), seat))
        return seat

    def position(self) -> dict[str, Any]:
        """Everything as it is now, as JSON; `bestiaire.table(game, position=…)` reads it back."""
        position = self._state.position()
        start = self._stage.start.position()
        if self._stage.moves or start != position:
            position[MID_STAGE] = True
            position["stage"] = {"start": start, "moves": [move.key for move in self._stage.moves]}
        return position

    def digest(self) -> str:
        """A short stable hash of the position."""
        return digest_of(self.position())

    @property
    def events(self) -> list[Event]:
        """What happened, in order, each with who may see it. Worked out by running the stages again, listening."""
        happened: list[Event] = []
        for stage in self._stages():
            if stage.events is None or stage.events_moves != len(stage.moves):
                state = stage.start.copy()
                state.log = []
                if state.result is None:
                    run(state, stage.moves)
                stage.events = state.log
                stage.events_moves = len(stage.moves)
            happened.extend(stage.events)
        return happened

    def listen(self) -> list[Event]:
        """What happened so far, in a list that grows with every move: cheaper than to ask for `events` in the end. An
        undo leaves it behind."""
        heard = self.events
        self._state.log = heard
        return heard

    @property
    def moves(self) -> list[str]:
        """The keys played so far."""
        return [move.key for stage in self._stages() for move in stage.moves]

    @property
    def first_position(self) -> dict[str, Any]:
        """The position from which the game on this table began."""
        return self._stages()[0].start.position()

    def _stages(self) -> list[Stage]:
        stages: list[Stage] = []
        stage: Stage | None = self._stage
        while stage is not None:
            stages.append(stage)
            stage = stage.before
        stages.reverse()
        return stages

    def record(self) -> dict[str, Any]:
        """The whole game as JSON: where it started, every move, a digest after each, and the result."""
        from bestiaire.core.record import record_of

        return record_of(self)

    def __repr__(self) -> str:
        asked = "over" if self._choice is None else repr(self._choice)
        return f"<Table {self.info.key}, {len(self.moves)} moves, {asked}>"
