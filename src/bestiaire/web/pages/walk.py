"""The moves of a finished game, turn by turn, each with a face and with what the search thinks of it."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from bestiaire.players.review import COSTLY, Verdict
from bestiaire.web.pages.art import face_in
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.tables.replay import Replay
from bestiaire.words import capital, percent
from bestiaire.words.plain import titled

BEST, COST, WINS = "best", "cost", "wins"
ALIKE = 0.005
"""A move that cost less was as good as any."""


class Step(NamedTuple):
    """A move on the page of a replay."""

    at: int
    """It leads to the table after so many moves."""
    face: str
    words: str
    tone: str = ""
    """`best`, `cost` or `wins`; empty if there is nothing to say of it."""
    chip: str = ""
    better: str = ""
    """What would have been better, and by how much."""
    cost: float = 0.0


class Leg(NamedTuple):
    """A turn with its moves."""

    at: int
    """After how many moves it begins."""
    title: str
    steps: list[Step]


class Walk(NamedTuple):
    """All moves of a game."""

    legs: list[Leg]
    worst: list[Leg]
    """The moves that cost most, the worst first, each with its turn."""


class Told(NamedTuple):
    """A game that is over, with what is known and said of it."""

    game: str
    replay: Replay
    offered: list[dict[str, str]]
    """What could be played where, in words (see `review.spoken`)."""
    verdicts: list[Verdict]
    titles: list[str]
    faces: list[str]
    lang: str


def walk_of(told: Told, most: int = 5) -> Walk:
    """Every move, as far as it has been judged."""
    replay, lang = told.replay, told.lang
    titles = [phrase("turn_by", lang, n=n, name=told.titles[turn.seat]) for n, turn in enumerate(replay.turns, 1)]
    legs = [Leg(turn.at, title, []) for turn, title in zip(replay.turns, titles, strict=True)]
    before = Leg(0, phrase("set_up", lang), [])
    for number in range(len(replay.moves)):
        turn = bisect_right(replay.turns, number, key=lambda one: one.at) - 1
        step = step_of(told, number, replay.turns[turn].seat if turn >= 0 else None)
        (legs[turn] if turn >= 0 else before).steps.append(step)
    walked = [leg for leg in (before, *legs) if leg.steps]
    costly = [leg._replace(steps=[step]) for leg in walked for step in leg.steps if step.tone == COST]
    return Walk(walked, sorted(costly, key=lambda leg: (-leg.steps[0].cost, leg.steps[0].at))[:most])


def step_of(told: Told, number: int, active: int | None) -> Step:
    """A move; somebody else's than who has the turn says whose it is."""
    lang, key, mover = told.lang, told.replay.moves[number], told.replay.movers[number]
    words = told.offered[number].get(key, key)
    if mover is not None and mover != active:
        words = titled(lang, told.titles[mover], words)
    step = Step(number + 1, face_of(told, key, mover), capital(words))
    if number + 1 < len(told.verdicts):
        return judged(told, number, step)
    return step


def judged(told: Told, number: int, step: Step) -> Step:
    """A move with what it cost, or that it was the best, or that it won."""
    lang, verdict, after = told.lang, told.verdicts[number], told.verdicts[number + 1]
    cost, mover = verdict.cost, verdict.player
    if after.player is None and mover is not None and after.hopes[mover] == 1.0:
        return step._replace(tone=WINS, chip=phrase("move_wins", lang))
    if cost is None or mover is None:
        return step
    if cost < ALIKE:
        return step._replace(tone=BEST, chip=phrase("move_best", lang))
    if cost < COSTLY:
        return step
    chances = [percent(lang, chance) for chance in (verdict.hopes[mover], verdict.hopes[mover] - cost)]
    better = told.offered[number].get(verdict.best or "", "")
    said = phrase("move_better", lang, move=better, chance=chances[0], instead=chances[1])
    return step._replace(tone=COST, chip=f"−{percent(lang, cost)}", better=said, cost=cost)


def face_of(told: Told, key: str, mover: int | None) -> str:
    """Whoever it is about, if that has a picture; else who made it."""
    return face_in(told.game, key) or (told.faces[mover] if mover is not None else "")
