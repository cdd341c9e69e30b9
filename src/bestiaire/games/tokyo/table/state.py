"""The table of King of Tokyo as plain data: monsters, Energy cards, and where the turn is."""

from __future__ import annotations

from typing import Any

from bestiaire.core.choice import Choice, Flow
from bestiaire.core.dice import NONE_OF_ANY, Faces, packed
from bestiaire.core.piles import Cards
from bestiaire.core.rng import Random
from bestiaire.core.state import State
from bestiaire.games.tokyo.cards.printed import Card, card_id
from bestiaire.games.tokyo.rules import turn
from bestiaire.games.tokyo.table import view
from bestiaire.games.tokyo.table.options import Options
from bestiaire.games.tokyo.table.zones import NO_CARD, NO_FACE, NOBODY, START, ExtraTurn, Hunt, Loss, Player


class Game(State[Card]):
    """Everything on the table."""

    def __init__(  # noqa: PLR0915 - it lists the table
        self, faces: list[Card], rng: Random, options: Options, seats: int
    ) -> None:
        super().__init__(faces, rng, seats)
        self.options: Options = options
        self.players: list[Player] = []
        self.active: int = NOBODY
        """Whose turn it is; NOBODY before the set-up."""
        self.resolver: int = NOBODY
        """Whose phases 2 to 4 are carried out (KT-029): the active monster, or in an interlude the Mindbugger."""
        self.phase: int = START
        self.order: int = NOBODY
        """The seat after which the order goes on (KT-173)."""
        # -- the cards
        self.deck: Cards = ()
        self.is_loose: bool = False
        """The deck was shuffled anew in the middle of the game: its cards are drawn at random (KT-134)."""
        self.display: Cards = ()
        self.discard: Cards = ()
        self.box: Cards = ()
        """Cards that lie nowhere: only in a position put together by hand."""
        self.evolution_box: Cards = ()
        """Evolution cards that such a position takes out of the game, as everybody knows."""
        self.pending: int = NO_CARD
        """A Discard card that takes effect; it lies nowhere meanwhile (KT-131)."""
        self.mimicked: int = NO_CARD
        """The card on which the Mimic token lies."""
        self.smoke: int = 0
        self.battery: int = 0
        self.mimic_counters: int = 0
        """The counters on Smoke Cloud, on Battery Monster, and on a Mimic that copies one of them."""
        # -- the dice
        self.dice: Faces = ()
        self.rolled: Faces = NONE_OF_ANY
        """How many dice show each face."""
        self.rolls: int = 0
        """Rolls made; those that were paid for and free ones don't count."""
        self.infused: int = NO_FACE
        """The symbol that Energy-Infused Monster added (KT-061)."""
        # -- this turn
        self.used: Cards = ()
        """Cards used up for this turn (KT-024)."""
        self.hunts: tuple[Hunt, ...] = ()
        self.sneaks: Cards = ()
        """The active monster's activated SNEAKY cards."""
        self.alloy: int = 0
        """Sneaky Alloy's changes of a die that are still to be used."""
        self.locked: Cards = ()
        """Cards that can't be activated this turn."""
        self.frenzy: int = NO_CARD
        """This is a FRENZY turn: the card whose price is due at its end (KM-062)."""
        self.frozen: bool = False
        """Freeze Time was earned this turn (KT-052)."""
        self.fewer: int = 0
        """Dice fewer in this turn (KT-171)."""
        self.hurt: int = 0
        """A bit for each seat through which another monster lost hearts this turn."""
        self.extra_turns: tuple[ExtraTurn, ...] = ()
        self.burrowed: tuple[tuple[int, int], ...] = ()
        """Places that monsters with Burrowing have just yielded, and whose they were (KT-085)."""
        # -- this Buy phase
        self.discount: int = 0
        """Hungry Face: off the resolver's next purchase."""
        self.looks: int = 0
        self.lab: int = 0
        """Looks with Made in a Lab, and how many cards on top of the deck the resolver may buy by them (KT-140)."""
        # -- only inside a stage
        self.symbols: list[int] = []
        """Dice and added symbols of the result being resolved (KT-066)."""
        self.groups_done: int = 0
        self.points_gained: int = 0
        """What the resolver has gained in this phase 2 (KM-046)."""
        self.helper: int = NOBODY
        """Who plays Helpful Mindbug (KM-114)."""
        self.loss: Loss | None = None
        """The loss to which its victim may react."""
        self.loss_dice: Faces = ()
        """What Camouflage rolled."""
        self.nesting: int = 0
        """Losses within losses."""
        self.looker: int = NOBODY
        self.looked: Cards = ()
        """Who looks at which Evolution cards to keep one."""

    def copy(self) -> Game:
        twin = Game(self.faces, self.rng.copy(), self.options, self.seats)
        twin.result = self.result
        twin.players = [player.copy() for player in self.players]
        twin.active = self.active
        twin.resolver = self.resolver
        twin.phase = self.phase
        twin.order = self.order
        twin.deck = self.deck
        twin.is_loose = self.is_loose
        twin.display = self.display
        twin.discard = self.discard
        twin.box = self.box
        twin.evolution_box = self.evolution_box
        twin.mimicked = self.mimicked
        twin.smoke = self.smoke
        twin.battery = self.battery
        twin.mimic_counters = self.mimic_counters
        twin.dice = self.dice
        twin.rolled = self.rolled
        twin.rolls = self.rolls
        twin.infused = self.infused
        twin.used = self.used
        twin.hunts = self.hunts
        twin.sneaks = self.sneaks
        twin.alloy = self.alloy
        twin.locked = self.locked
        twin.frenzy = self.frenzy
        twin.frozen = self.frozen
        twin.fewer = self.fewer
        twin.hurt = self.hurt
        twin.extra_turns = self.extra_turns
        twin.burrowed = self.burrowed
        twin.discount = self.discount
        twin.looks = self.looks
        twin.lab = self.lab
        return twin

    def stage(self) -> Flow[None]:
        return turn.stage(self)

    def unseen(self, seat: int | None) -> list[list[int]]:
        return view.unseen(self, seat)

    def in_order(self, faces: list[Card]) -> list[Card]:
        return sorted(faces, key=card_id)

    def luck(self) -> int:
        return packed(self.rolled)

    def view(self, seat: int | None, choice: Choice | None) -> dict[str, Any]:
        return view.view(self, seat, choice)

    def marks(self, seat: int | None) -> dict[str, int]:
        return view.marks(self, seat)

    def position(self) -> dict[str, Any]:
        from bestiaire.games.tokyo.table import position

        return position.write(self)
