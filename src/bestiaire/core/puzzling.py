"""What a game tells those who look for puzzles in it and show them (`bestiaire.puzzles`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bestiaire.core.choice import Choice, Option
from bestiaire.core.rng import Random
from bestiaire.words import Phrase


@dataclass(frozen=True)
class Puzzling:
    """How puzzles come about in a game. With `turns` they are wins by force, proven; without, moves whose chance is the
    best by far, measured."""

    kinds: frozenset[str]
    """The kinds of questions that make a puzzle."""
    themes: Mapping[str, Phrase]
    """What puzzles are about, each with its name, in the order of the list."""
    theme: Callable[[Any, Choice, Option], str]
    """What a puzzle is about, from the state, the question and the move that solves it."""
    turns: int = 0
    """Within how many turns of one's own a win is looked for."""
    begins_turn: Callable[[Any], int] | None = None
    """The seat whose turn begins with the stage that a state stands at, or -1: it goes on with a turn."""
    most_steps: int = 1_500
    """How many steps the proof for all moves of a position may take."""
    is_late: Callable[[Any], bool] | None = None
    """Whether a position is near enough to the end that its chances can be measured."""
    is_worthwhile: Callable[[Any, Choice, Option], bool] | None = None
    """Whether a position, its question and the move that solves it leave people something to think about; None: all
    do."""
    box: Callable[[Mapping[str, Any]], str] | None = None
    """With what one has to be familiar, of a position or of the options of a lesson, by its key in `boxes`; None: with
    the same for all."""
    boxes: Mapping[str, Phrase] = field(default_factory=dict)
    """What is in the box, each with its name, in the order of the list."""
    vary: Callable[[dict[str, Any], Random], dict[str, Any] | None] | None = None
    """A position as it could have come by other dice, or None: where wins by force are rare, these are looked at,
    too."""
    reasons: Sequence[str] = ()
    """The kinds of events that say why one move is better than another, the weightiest first; of measured ones."""
    file: Path | None = None
    """Where its puzzles lie (`bestiaire.puzzles.shelf`)."""
