"""Probe, a tiny game that is nobody's, in which it is easy to say what wins by force.

Seat 0 has moves to choose from; seat 1 holds one of four cards, face down. Each move is won in its own way: `sure` at
once, `die_N` if a die shows at least N, `card_N` if the card that seat 1 may then show is at most N, `ask` if seat 1
says yes, `end` before seat 1 is asked in its turn; after `wait` only `sure` is left for the next turn. Whatever does
not win goes on with seat 1's turn.
"""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import Reader
from bestiaire.core.choice import Choice, Flow, GameOver, Option
from bestiaire.core.errors import BadPosition
from bestiaire.core.info import GameInfo
from bestiaire.core.puzzling import Puzzling
from bestiaire.core.rng import Random
from bestiaire.core.state import Result, State
from bestiaire.words import Phrase


class Probe(State[int]):
    def __init__(self, faces: list[int], rng: Random) -> None:
        super().__init__(faces, rng, 2)
        self.turn = 0
        self.moves: list[str] = []
        self.shown: list[int] = []

    def copy(self) -> Probe:
        twin = Probe(self.faces, self.rng.copy())
        twin.turn, twin.moves, twin.shown, twin.result = self.turn, self.moves[:], self.shown[:], self.result
        return twin

    def stage(self) -> Flow[None]:
        return self.try_a_move() if self.turn == 0 else self.pass_on()

    def pass_on(self) -> Flow[None]:
        if self.moves == ["lost"]:
            self.result = Result([0], [1.0, 0.0], "end")
            raise GameOver
        yield Choice(1, "pass", [Option("pass", "on", 0)], "PR-1")
        self.turn = 0

    def try_a_move(self) -> Flow[None]:
        move = yield Choice(0, "move", [Option("do", name, nth) for nth, name in enumerate(self.moves)], "PR-2")
        name, _, number = move.name.partition("_")
        wins = name == "sure"
        if name == "die":
            wins = self.rng.below(6) + 1 >= int(number)
        elif name == "card":
            options = [Option("show", str(self.faces[0]), 0), Option("hide", "it", -1)]
            shown = yield Choice(1, "show", options, "PR-3")
            if shown.subject == 0:
                self.shown = [0]
                wins = self.faces[0] <= int(number)
            else:
                wins = True
        elif name == "ask":
            said = yield Choice(1, "say", [Option("say", "yes", 1), Option("say", "no", 0)], "PR-4")
            wins = said.subject == 1
        elif name == "wait":
            self.moves = ["sure"]
        elif name == "end":
            self.moves = ["lost"]
        if wins:
            self.result = Result([0], [1.0, 0.0], "move")
            raise GameOver
        self.turn = 1

    def unseen(self, seat: int | None) -> list[list[int]]:
        hidden = [number for number in range(len(self.faces)) if number not in self.shown]
        return [[number for number in hidden if seat != 1 or number != 0]]

    def view(self, seat: int | None, choice: Choice | None) -> dict[str, Any]:
        shown: dict[str, Any] = {
            "turn": self.turn,
            "moves": self.moves,
            "shown": [self.faces[one] for one in self.shown],
        }
        if choice is not None:
            shown["choice"] = choice.shown_to(seat)
        return shown

    def position(self) -> dict[str, Any]:
        return {"turn": self.turn, "moves": self.moves, "card": self.faces[0], **self.rng.fields()}


def restore(position: dict[str, Any], fallback: Random) -> Probe:
    whole = Reader(position, "", BadPosition)
    card = position.get("card", 1)
    game = Probe([card, *(one for one in (1, 2, 3, 4) if one != card)], whole.random(fallback))
    game.turn, game.moves = position.get("turn", 0), list(position["moves"])
    return game


PUZZLING = Puzzling(
    kinds=frozenset({"move"}),
    themes={"move": Phrase(en="Moves", fr="Coups")},
    theme=lambda state, choice, option: "move",
    turns=2,
    begins_turn=lambda state: state.turn,
)

PROBE = GameInfo(
    key="probe",
    name={"en": "Probe", "fr": "Sonde"},
    players=(2, 2),
    new=lambda seats, options, rng: Probe([1, 2, 3, 4], rng),
    restore=restore,
    open_questions=frozenset({"show", "say", "pass", "move"}),
    puzzling=lambda: PUZZLING,
)
