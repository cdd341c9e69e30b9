"""What the questions of King of Tokyo are about: fields of the choice in a view, and the same as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiaire.core.choice import Choice
from bestiaire.core.encoding import as_seen, clipped, count, places_of, put
from bestiaire.core.questions import Subject
from bestiaire.core.subjects import AboutACard
from bestiaire.games.tokyo.cards.mindbug_cards import FROM_DISCARD_PILE
from bestiaire.games.tokyo.rules.anytime import BY_SEAT
from bestiaire.games.tokyo.rules.buying import price
from bestiaire.games.tokyo.rules.dice.groups import order_matters
from bestiaire.games.tokyo.rules.dice.rolling import rolls_allowed
from bestiaire.games.tokyo.table.dice import DICE, HEART
from bestiaire.games.tokyo.table.observed import CARDS, CAUSES
from bestiaire.games.tokyo.table.zones import NO_CARD, NOBODY

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


class Rolls(Subject):
    """How often the dice can still be rolled."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        shown["rolls_left"] = rolls_left(state)

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        put(out, places["rolls_left"], clipped(rolls_left(state)))


def rolls_left(game: Game) -> int:
    return max(0, rolls_allowed(game) - game.rolls)


class HeartSymbols(Subject):
    """The heart symbols that are used."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        shown["hearts"] = state.symbols[HEART]

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        put(out, places["hearts"], clipped(state.symbols[HEART]))


class NextGroup(Subject):
    """The answer that does as well as any other, where the order of the groups can't matter."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        if not order_matters(state):
            shown["default"] = choice.options[0].key


class Loss(Subject):
    """The hearts that are about to be lost."""

    def __init__(self) -> None:
        self.causes: dict[str, int] = places_of(CAUSES)

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        loss = state.loss
        if loss is not None:
            shown["amount"] = loss.amount
            shown["smash"] = loss.is_smash
            shown["attacker"] = None if loss.attacker == NOBODY else loss.attacker
            shown["cause"] = loss.cause

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        loss = state.loss
        if loss is not None:
            put(out, places["amount"], clipped(loss.amount))
            put(out, places["smash"], 1 if loss.is_smash else 0)
            put(out, places["attacker"], as_seen(loss.attacker, seat, state.seats))
            put(out, places["cause"], self.causes.get(loss.cause, -1) + 1)


class CamouflagedLoss(Loss):
    """The same, with what Camouflage has rolled for it."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        super().show(state, choice, shown)
        if state.loss is not None:
            shown["dice"] = DICE.names_of(state.loss_dice)

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        super().write(state, seat, choice, places, out)
        if state.loss is not None:
            for face in state.loss_dice:
                count(out, places["camouflage"] + face)


class Purchase(Subject):
    """The prices of the cards that are offered, for the one who may buy them."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        if "options" in shown:
            for index in range(len(choice.options)):
                cost = option_price(state, choice.player, choice.options[index].verb, choice.options[index].subject)
                if cost is not None:
                    shown["options"][index]["price"] = cost


def option_price(game: Game, buyer: int, verb: str, subject: int) -> int | None:
    """What an option of a purchase costs; None if it is none."""
    if subject == NO_CARD:
        return None
    if verb in ("buy", "lab"):
        return price(game, buyer, subject)
    if verb == "tentacles":
        return price(game, buyer, subject // BY_SEAT)
    return FROM_DISCARD_PILE.price(game, buyer, subject) if verb == "treasure" else None


CARD: Final = AboutACard(CARDS)
ROLLS: Final = Rolls()
HEARTS: Final = HeartSymbols()
NEXT_GROUP: Final = NextGroup()
LOSS: Final = Loss()
CAMOUFLAGED_LOSS: Final = CamouflagedLoss()
PURCHASE: Final = Purchase()
