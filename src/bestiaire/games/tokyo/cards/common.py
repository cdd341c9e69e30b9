"""What several cards do alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Flow, Option
from bestiaire.core.dice import FACES
from bestiaire.games.tokyo.cards.printed import Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.table.dice import FACE_NAMES

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


class AddSmashes(Card):
    """KT-061: always so many `smashes` more."""

    def added_smashes(self, game: Game, me: int) -> int:
        return self.numbers["smashes"]


class MoreRolls(Card):
    """KT-031: so many `rolls` more."""

    def more_rolls(self) -> int:
        return self.numbers["rolls"]


class ScoreFaces(Card):
    """KT-052: `points` if the dice show certain faces, whether or not a number scores."""

    def is_shown(self, game: Game) -> bool:
        raise NotImplementedError

    def numbers_matter(self, game: Game) -> bool:
        return self.is_shown(game)

    def on_numbers(self, game: Game, me: int) -> Flow[None]:
        if self.is_shown(game):
            actions.gain_points(game, me, self.numbers["points"])
        yield from ()


class PaidLate(Card):
    """KM-062: a FRENZY card that speaks of what comes after the turn."""

    def is_paid_late(self) -> bool:
        return True


# -- turning a die to any face


def changes_of_a_die(verb: str) -> list[Option]:
    """From any face to any other: the subject is 6 x from + to."""
    return [
        Option(verb, f"{FACE_NAMES[face]}@{FACE_NAMES[to]}", FACES * face + to)
        for face in range(FACES)
        for to in range(FACES)
    ]


def any_changes(game: Game, every: list[Option]) -> list[Option]:
    """Those of all changes that the dice allow."""
    shown = [face for face in range(FACES) if game.rolled[face]]
    return [every[FACES * face + to] for face in shown for to in range(FACES) if to != face]


def turn_as_chosen(game: Game, me: int, answer: Option) -> None:
    actions.turn_die(game, me, answer.subject // FACES, answer.subject % FACES, answer.verb)
