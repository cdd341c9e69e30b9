"""The moments at which the rules turn to cards, and which cards have something to say then.

The rules name no card. They ask a moment: `bits` is the quick look at a monster's powers, `cards` are those that answer
the hook, in the order in which the rulebook wants them. `announce` fills this in from the list of all cards.
"""

from __future__ import annotations

from typing import Final

from bestiaire.games.tokyo.cards.printed import KEEP, PERMANENT, Card


class Moment:
    """The cards whose classes have a hook of their own, see `hooks`."""

    __slots__ = ("bits", "cards", "hook", "verbs")

    def __init__(self, hook: str) -> None:
        self.hook: str = hook
        self.bits: int = 0
        """The bits of all these cards together."""
        self.cards: list[Card] = []
        self.verbs: dict[str, Card] = {}
        """Whose option an answer is, by its verb."""

    def add(self, card: Card) -> None:
        self.bits |= card.bit
        self.cards.append(card)
        for verb in card.verbs():
            self.verbs[verb] = card


MOST_HEARTS: Final = Moment("most_hearts")
ADDED_HEARTS: Final = Moment("added_hearts")
ADDED_ENERGY: Final = Moment("added_energy")
MORE_DICE: Final = Moment("more_dice")
MORE_ROLLS: Final = Moment("more_rolls")
ANOTHER_GAINS: Final = Moment("when_another_gains")
STANDS_FOR: Final = Moment("stands_for")
COUNTERS: Final = Moment("counters")
START_OF_TURN: Final = Moment("start_of_turn")
START_IN_TOKYO: Final = Moment("start_in_tokyo")
AFTER_THE_BONUS: Final = Moment("after_the_bonus")
FREE_REROLLS: Final = Moment("free_rerolls")
BUYS_ROLLS: Final = Moment("can_buy_roll")
PROBE: Final = Moment("probe")
CHANGES: Final = Moment("changes")
INTERFERENCES: Final = Moment("interferences")
MINDBUGS: Final = Moment("is_mindbug")
ADDED_SMASHES: Final = Moment("added_smashes")
ANOTHER_RESOLVES: Final = Moment("when_another_resolves")
NUMBERS_MATTER: Final = Moment("numbers_matter")
ON_NUMBERS: Final = Moment("on_numbers")
HEALS_OTHERS: Final = Moment("after_healing")
ON_HEARTS: Final = Moment("on_hearts")
ON_ENERGY: Final = Moment("on_energy")
ON_SMASHES: Final = Moment("on_smashes")
HITS_EVERYBODY: Final = Moment("hits_everybody")
BURNS: Final = Moment("burns")
AFTER_SMASHES: Final = Moment("after_smashes")
REACTIONS: Final = Moment("reactions")
PROTECTION: Final = Moment("protect")
IGNORES: Final = Moment("ignores")
WHEN_WOUNDING: Final = Moment("when_wounding")
ON_LOSS: Final = Moment("on_loss")
MONSTERS_FALL: Final = Moment("when_monsters_fall")
RESCUE: Final = Moment("rescue")
AFTER_WOUNDS: Final = Moment("after_wounds")
WHEN_YIELDING: Final = Moment("when_yielding")
PLACE_IS_TAKEN: Final = Moment("when_place_is_taken")
WHEN_LEAVING: Final = Moment("when_leaving")
DISCOUNT: Final = Moment("discount")
OFFERS: Final = Moment("offers")
WHEN_BUYING: Final = Moment("when_buying")
BUYS_REVEALED: Final = Moment("buys_revealed")
FIRST_AT_END: Final = Moment("first_at_end")
END_OF_TURN: Final = Moment("end_of_turn")
FROZEN_TURN: Final = Moment("take_frozen_turn")
ANYTIME: Final = Moment("anytime")

MOMENTS: Final[list[Moment]] = [
    MOST_HEARTS, ADDED_HEARTS, ADDED_ENERGY, MORE_DICE, MORE_ROLLS, ANOTHER_GAINS, STANDS_FOR, COUNTERS, START_OF_TURN,
    START_IN_TOKYO, AFTER_THE_BONUS, FREE_REROLLS, BUYS_ROLLS, PROBE, CHANGES, INTERFERENCES, MINDBUGS, ADDED_SMASHES,
    ANOTHER_RESOLVES, NUMBERS_MATTER, ON_NUMBERS, HEALS_OTHERS, ON_HEARTS, ON_ENERGY, ON_SMASHES, HITS_EVERYBODY, BURNS,
    AFTER_SMASHES, REACTIONS, PROTECTION, IGNORES, WHEN_WOUNDING, ON_LOSS, MONSTERS_FALL, RESCUE, AFTER_WOUNDS,
    WHEN_YIELDING, PLACE_IS_TAKEN, WHEN_LEAVING, DISCOUNT, OFFERS, WHEN_BUYING, BUYS_REVEALED, FIRST_AT_END,
    END_OF_TURN, FROZEN_TURN, ANYTIME,
]  # fmt: skip

SEVERAL: Final = Moment("")
"""Not a moment: the cards by which a monster can have a power more than once (KT-136)."""

# When an Evolution card can be played from the hand; beside these, its keywords.
AT_ANY_TIME: Final = 1 << 5
WITH_ANOTHERS_DICE: Final = 1 << 6
AGAINST_EFFECTS: Final = 1 << 7
BEFORE_RESOLVING: Final = AT_ANY_TIME | WITH_ANOTHERS_DICE


def has_own(card: Card, hook: str) -> bool:
    """Whether the card's class answers that hook."""
    return getattr(type(card), hook) is not getattr(Card, hook)


def by_order(card: Card) -> int:
    return card.order


def announce(cards: list[Card]) -> None:
    """Gives every lasting card its bit, and tells every moment who answers it."""
    bit = 1
    for card in cards:
        if card.kind in (KEEP, PERMANENT):
            card.bit = bit
            bit <<= 1
        card.windows = windows(card)
        if card.bit and (card.copies > 1 or has_own(card, STANDS_FOR.hook)):
            SEVERAL.add(card)
    for card in sorted(cards, key=by_order):
        for moment in MOMENTS:
            if has_own(card, moment.hook):
                moment.add(card)


def windows(card: Card) -> int:
    """When a card can be played from the hand (KM-105, KM-106)."""
    found = card.keywords
    if card.kind == PERMANENT or has_own(card, "aims"):
        found |= AT_ANY_TIME
    if has_own(card, INTERFERENCES.hook):
        found |= WITH_ANOTHERS_DICE
    if has_own(card, "guards_against_effects"):
        found |= AGAINST_EFFECTS
    return found
