"""The moves of a replay, turn by turn: whose they are, and what the search said of them."""

from __future__ import annotations

import bestiaire
from bestiaire.players.review import Verdict, spoken
from bestiaire.web.pages.walk import BEST, COST, WINS, Told, Walk, walk_of
from bestiaire.web.tables.replay import Replay
from tests.web.helpers import finished_record

NAMES = ["Ana", "Max"]


def walked(verdicts: list[Verdict], lang: str = "en") -> tuple[Replay, Walk]:
    table = bestiaire.replay(finished_record(7))
    replay = Replay(table)
    told = Told("mindbug", replay, spoken(table, NAMES, lang), verdicts, NAMES, ["ana.svg", "max.svg"], lang)
    return replay, walk_of(told)


def test_every_move_stands_in_its_turn_with_a_face_before_anything_is_judged() -> None:
    replay, walk = walked([])
    assert [step.at for leg in walk.legs for step in leg.steps] == list(range(1, len(replay.moves) + 1))
    turns = [turn for turn in replay.turns if turn.at < len(replay.moves)]
    titles = [f"Turn {number}, {NAMES[turn.seat]}" for number, turn in enumerate(turns, 1)]
    assert [leg.title for leg in walk.legs] == titles
    assert all(step.face and not step.chip for leg in walk.legs for step in leg.steps)
    others = [
        step
        for leg, turn in zip(walk.legs, turns, strict=True)
        for step in leg.steps
        if replay.movers[step.at - 1] != turn.seat
    ]
    assert others
    assert all(step.words.startswith(("Ana: ", "Max: ")) for step in others), "it says who answered"


def test_what_a_move_cost_is_said_beside_it() -> None:
    replay, _ = walked([])
    seats = [seat or 0 for seat in replay.movers[:3]]
    best = next(key for key in spoken(bestiaire.replay(finished_record(7)), NAMES, "en")[1] if key != replay.moves[1])
    verdicts = [
        Verdict(0, (0.5, 0.5), seats[0], replay.moves[0], replay.moves[0], 0.0, 9),
        Verdict(1, (0.5, 0.5), seats[1], replay.moves[1], best, 0.36, 9),
        Verdict(2, (0.5, 0.5), seats[2], replay.moves[2], replay.moves[2], 0.02, 9),
        Verdict(3, (0.5, 0.5), 0),
    ]
    _, walk = walked(verdicts)
    steps = [step for leg in walk.legs for step in leg.steps]
    assert [(step.tone, step.chip) for step in steps[:4]] == [(BEST, "best"), (COST, "−36%"), ("", ""), ("", "")]
    assert steps[1].better.endswith("(50% instead of 14%)")
    assert [leg.steps for leg in walk.worst] == [[steps[1]]]


def test_the_last_move_wins() -> None:
    replay, _ = walked([])
    last = len(replay.moves)
    mover = replay.movers[-1]
    assert mover is not None
    verdicts = [Verdict(at, (0.5, 0.5), replay.movers[at]) for at in range(last)]
    verdicts.append(Verdict(last, tuple(float(seat == mover) for seat in (0, 1))))
    _, walk = walked(verdicts, "fr")
    assert (walk.legs[-1].steps[-1].tone, walk.legs[-1].steps[-1].chip) == (WINS, "gagne")
