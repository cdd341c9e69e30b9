"""What the questions of King of Tokyo Duel are about: fields of the choice in a view, and the same as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiaire.core.choice import Choice
from bestiaire.core.dice import FACES
from bestiaire.core.encoding import clipped, put
from bestiaire.core.questions import Subject
from bestiaire.core.subjects import AboutACard
from bestiaire.games.duel.cards.buzz_tokens import BONUS_NAMES, BUZZ_TOKENS, TOKEN_NAMES
from bestiaire.games.duel.cards.sets import BOX
from bestiaire.games.duel.rules.buying import price
from bestiaire.games.duel.rules.roll import in_roll, power_left, throws_allowed
from bestiaire.games.duel.table.dice import FACE_NAMES, FACE_ORDER

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

TOKEN_PLACES: Final = [TOKEN_NAMES.index(token.id) + 1 for token in BUZZ_TOKENS]
"""Which sort each token is, from 1 on."""


class Amount(Subject):
    """A number: of hits, of energy, of symbols."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        shown["amount"] = choice.about

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        put(out, places["amount"], clipped(choice.about))


class Token(Subject):
    """A Buzz token."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        shown["token"] = BUZZ_TOKENS[choice.about].id

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        put(out, places["token"], TOKEN_PLACES[choice.about])


class Bonus(Subject):
    """A bonus that a marker has reached."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        shown["bonus"] = BONUS_NAMES[choice.about]

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        put(out, places["bonus"], choice.about + 1)


class Face(Subject):
    """The symbol that a special power is used for, if it is used for one."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        if choice.about >= 0:
            shown["face"] = FACE_NAMES[choice.about]

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        if choice.about >= 0:
            put(out, places["face"], choice.about + 1)


class Throws(Subject):
    """How often the dice can still be thrown."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        shown["throws_left"] = throws_left(state)

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        put(out, places["throws_left"], clipped(throws_left(state)))


def throws_left(game: Game) -> int:
    return max(0, throws_allowed(game) - game.roll.throws)


class RollToResolve(Subject):
    """The symbols that are not resolved yet."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        symbols: dict[str, int] = {}
        for face in FACE_ORDER:
            if in_roll(state, face):
                symbols[FACE_NAMES[face]] = in_roll(state, face)
        shown["symbols"] = symbols
        shown["power_left"] = power_left(state)

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        for face in range(FACES):
            put(out, places["symbols"] + face, clipped(in_roll(state, face)))
        put(out, places["power_left"], clipped(power_left(state)))


class Purchase(Subject):
    """The prices of the cards that are offered, for the one who may buy them."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        if "options" in shown:
            for index in range(len(choice.options)):
                option = choice.options[index]
                if option.verb == "buy" and option.subject >= 0:
                    shown["options"][index]["price"] = price(state, option.subject, self.discount(choice))

    def discount(self, choice: Choice) -> int:
        return 0


class CheaperPurchase(Purchase):
    """KD-147: the question is about how much cheaper they are."""

    def discount(self, choice: Choice) -> int:
        return choice.about


AMOUNT: Final = Amount()
CARD: Final = AboutACard([card.id for card in BOX])
TOKEN: Final = Token()
BONUS: Final = Bonus()
FACE: Final = Face()
THROWS: Final = Throws()
ROLL: Final = RollToResolve()
PURCHASE: Final = Purchase()
CHEAPER_PURCHASE: Final = CheaperPurchase()
