"""What a card can do, and when: a method for each moment that the rulebook names.

The rules call these methods and name no card. A card overrides those it needs; `Hook` knows which cards do, so that the
rules ask one mask of bits before they call anything. Methods that may ask are generators, the others count or act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow, Option

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


class Hooks:
    """The moments of a card. `me` is its owner; by default nothing happens."""

    id: str = ""
    bit: int = 0
    """Its bit among the KEEP cards, assigned from the list of them; 0 for a DISCARD card."""
    step: int = 0
    """The step of a damage event in which it wards off hits (KD-170)."""

    # -- once per turn

    def is_unused(self, game: Game) -> bool:
        """KD-033, KD-234: a use per turn belongs to the card, whoever owns it."""
        return not game.used & self.bit

    def use_up(self, game: Game) -> None:
        game.used |= self.bit

    # -- effects that wait for their owner to pick an order (KD-032)

    def is_due_at_start(self, game: Game, me: int) -> bool:
        """T0, KD-034: whether it has something to do at the start of its owner's turn."""
        return False

    def is_due_by_symbols(self, game: Game, me: int) -> bool:
        """T3, KD-055, KD-057: whether its condition on the symbols of the Roll holds; also asked in T5 when a symbol
        was added."""
        return False

    def is_due_by_dice(self, game: Game, me: int) -> bool:
        """T3, KD-055, KD-058: whether its condition on the dice of the Roll, or on its throws, holds."""
        return False

    def is_due_at_end(self, game: Game, me: int) -> bool:
        """T8, KD-160: whether it has something to do at the end of its owner's turn."""
        return False

    def act(self, game: Game, me: int) -> Flow[bool]:
        """What was due is done. Returns whether the turn is over (KD-162)."""
        raise NotImplementedError

    # -- T1 and T2: dice and throws

    def settle(self, game: Game, victim: int) -> Flow[None]:
        """T1, KD-034, KD-214: what a DISCARD card left to be settled before the victim's next throw."""
        yield from ()

    def more_dice(self) -> int:
        """T1, KD-040."""
        return 0

    def more_throws(self) -> int:
        """T2, KD-042."""
        return 0

    def offers(self, game: Game) -> list[Option]:
        """KD-148, KD-249: what its owner may also answer between two actions; the verb is the card's id."""
        return []

    def offers_to_throw(self, game: Game) -> list[Option]:
        """T2, KD-050: what its owner may also answer when dice are thrown again; the verb is the card's id."""
        return []

    def take_up(self, game: Game, offer: Option) -> None:
        """One of its offers was chosen."""
        raise NotImplementedError

    # -- T3 and the symbols of the Roll

    def roll_is_fixed(self, game: Game, me: int) -> None:
        """T3, KD-072: the Roll is fixed, no card has looked at it yet."""

    def added_smashes(self, game: Game) -> int:
        """KD-044, KD-210: Smash symbols that the Roll of its owner holds because of it."""
        return 0

    def symbols_to_be_added(self, game: Game, me: int) -> None:
        """T5, KD-057: a special power is about to add symbols to the Roll."""

    # -- T4 to T6: resolving

    def skip_resolving(self, game: Game, me: int) -> Flow[bool]:
        """T4, KD-060 (a): whether phase 2 is skipped."""
        yield from ()
        return False

    def before_resolving(self, game: Game, me: int, is_skipped: bool) -> Flow[None]:
        """T4, KD-060 (b) and (c): before the symbols are resolved, if they are."""
        yield from ()

    def after_resolving(self, game: Game, me: int) -> Flow[None]:
        """T6, KD-068: all groups are resolved."""
        yield from ()

    def rival_gains_energy(self, game: Game, me: int, amount: int) -> Flow[None]:
        """KD-223: the Rival of its owner has just gained energy."""
        yield from ()

    # -- pulls of its owner

    def pull_begins(self, game: Game, me: int, track: int) -> None:
        """KD-224."""

    def replace_bonus(self, game: Game, me: int, bonus: int) -> Flow[bool]:
        """KD-228: whether something else happened than what is printed on the space of the token."""
        yield from ()
        return False

    def token_left(self, game: Game, me: int) -> None:
        """KD-082 (4), KD-225: the marker was pulled off a Buzz token."""

    def spaces_pulled(self, game: Game, me: int, track: int, spaces: int) -> Flow[None]:
        """KD-084: after the last step of a pull; as an option after each."""
        yield from ()

    # -- hits and life

    def ward_off(self, game: Game, me: int, hits: int) -> Flow[int]:
        """KD-170, steps 1 to 4 (`step`): hits against its owner. Returns those that are left."""
        yield from ()
        return hits

    def save(self, game: Game, me: int) -> int:
        """KD-170, step 6: its owner would have no life left. Returns the hits taken (KD-171)."""
        raise NotImplementedError

    def rival_was_hit(self, game: Game, me: int, taken: int, total: int) -> Flow[None]:
        """KD-170, step 7: hits that the Rival took at once; `total` are those of the turn up to this event."""
        yield from ()

    def was_hit(self, game: Game, me: int, taken: int, total: int) -> Flow[None]:
        """KD-170, step 7: hits that its owner took, likewise."""
        yield from ()

    def more_life(self, game: Game, me: int) -> int:
        """KD-230: its owner gains life, and there is room for more."""
        return 0

    # -- T7: buying

    def card_is_bought(self, game: Game, me: int, bought: Hooks) -> Flow[None]:
        """KD-142: its owner buys a card. It is asked at its own purchase, too (KD-212)."""
        yield from ()


class Hook:
    """One method of `Hooks`: the cards that override it, in the order in which they act, and all their bits."""

    __slots__ = ("cards", "has_steps", "mask", "name")

    def __init__(self, name: str, has_steps: bool = False) -> None:
        self.name: str = name
        self.has_steps: bool = has_steps
        """The rulebook has them act by `step`, not in collector order."""
        self.cards: list[Hooks] = []
        self.mask: int = 0
        HOOKS.append(self)

    def of(self, owned: int) -> list[Hooks]:
        """Those of its cards that are among these bits."""
        return [card for card in self.cards if owned & card.bit]


HOOKS: Final[list[Hook]] = []
"""All that there are."""

IS_DUE_AT_START: Final = Hook("is_due_at_start")
IS_DUE_BY_SYMBOLS: Final = Hook("is_due_by_symbols")
IS_DUE_BY_DICE: Final = Hook("is_due_by_dice")
IS_DUE_AT_END: Final = Hook("is_due_at_end")
SETTLE: Final = Hook("settle")
MORE_DICE: Final = Hook("more_dice")
MORE_THROWS: Final = Hook("more_throws")
OFFERS: Final = Hook("offers")
OFFERS_TO_THROW: Final = Hook("offers_to_throw")
ROLL_IS_FIXED: Final = Hook("roll_is_fixed")
ADDED_SMASHES: Final = Hook("added_smashes")
SYMBOLS_TO_BE_ADDED: Final = Hook("symbols_to_be_added")
SKIP_RESOLVING: Final = Hook("skip_resolving")
BEFORE_RESOLVING: Final = Hook("before_resolving")
AFTER_RESOLVING: Final = Hook("after_resolving")
RIVAL_GAINS_ENERGY: Final = Hook("rival_gains_energy")
PULL_BEGINS: Final = Hook("pull_begins")
REPLACE_BONUS: Final = Hook("replace_bonus")
TOKEN_LEFT: Final = Hook("token_left")
SPACES_PULLED: Final = Hook("spaces_pulled")
WARD_OFF: Final = Hook("ward_off", has_steps=True)
SAVE: Final = Hook("save")
RIVAL_WAS_HIT: Final = Hook("rival_was_hit")
WAS_HIT: Final = Hook("was_hit")
MORE_LIFE: Final = Hook("more_life")
CARD_IS_BOUGHT: Final = Hook("card_is_bought")


def step_of(card: Hooks) -> int:
    return card.step


def enrol(card: Hooks) -> None:
    """The rules will call what this card overrides."""
    for hook in HOOKS:
        if getattr(type(card), hook.name) is not getattr(Hooks, hook.name):
            hook.mask |= card.bit
            hook.cards.append(card)
            if hook.has_steps:
                hook.cards.sort(key=step_of)
