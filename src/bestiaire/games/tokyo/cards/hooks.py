"""What cards can do, moment by moment: the rules call these hooks, and a card answers those that its text speaks of.

A hook by itself does nothing. `me` is whose card it is. A hook is called once for each copy of a card (KT-136) unless
it says "once"; the cards are asked in the order of the box unless their `order` says otherwise. Hooks that may ask a
player are generators. Below the hooks stand the moments, by which the rules find the cards that answer a hook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow, Option
from bestiaire.games.tokyo.cards.moments import Moment

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game
    from bestiaire.games.tokyo.table.zones import Loss, Player


class Hooks:
    """The moments of the rulebook at which a card may have its say."""

    __slots__ = ()

    # -- always on (W00)

    def most_hearts(self) -> int:
        """KT-003: its owner may have so many hearts."""
        return 0

    def added_hearts(self) -> int:
        """KT-003: so many hearts more for every gain of hearts."""
        return 0

    def added_energy(self) -> int:
        """KT-005: so much energy more for every gain of energy."""
        return 0

    def more_dice(self) -> int:
        """KT-030: so many dice more."""
        return 0

    def more_rolls(self) -> int:
        """KT-031: so many Rolls more."""
        return 0

    def when_another_gains(self, game: Game, me: int, points: int) -> None:
        """KT-053: another monster has gained so many points at once. Once."""

    # -- the start of the turn (W01)

    def start_of_turn(self, game: Game, me: int) -> None:
        """KT-026: before the bonus for Tokyo. Once."""

    def start_in_tokyo(self, game: Game, me: int) -> None:
        """KT-025: with the bonus for Tokyo."""

    def after_the_bonus(self, game: Game, me: int) -> Flow[None]:
        """KT-026, KT-027: after the bonus for Tokyo. Once."""
        yield from ()

    # -- rolling (W03) and the dice that lie there (W04 to W07)

    def free_rerolls(self, game: Game, me: int) -> list[Option]:
        """KT-034: the sets of dice that may be rerolled for free now; their verb is the card's id. Once."""
        return []

    def before_rerolling(self, game: Game, me: int) -> None:
        """KT-034: one of these was chosen. Once."""

    def can_buy_roll(self, game: Game, me: int) -> bool:
        """KT-033: whether another Roll can be had now for what the card asks; its verb is the card's id. Once."""
        return False

    def pay_for_roll(self, game: Game, me: int) -> None:
        """KT-033: that is paid. Once."""

    def probe(self, game: Game, me: int) -> Flow[None]:
        """W04, KT-036: another monster has finished rolling. Once."""
        yield from ()

    def changes(self, game: Game, me: int) -> list[Option]:
        """W05, KT-037: the changes of one's dice that it allows now; their verb is the card's id. Once."""
        return []

    def is_promised(self, game: Game) -> bool:
        """KT-037: whether its changes are due to the active monster though the card is used up."""
        return False

    def change(self, game: Game, me: int, answer: Option) -> None:
        """KT-037: one of these was chosen. Once."""

    def interferences(self, game: Game) -> list[Option]:
        """W06, KM-110: what it could do, from a hand, to another monster's dice; their verb is the card's id."""
        return []

    def interfere(self, game: Game, me: int, answer: Option) -> None:
        """KM-110: one of these was chosen, and the card is played."""

    def is_mindbug(self) -> bool:
        """W07, KM-020: whether it serves as a Mindbug token, and then goes to the monster that it was used on."""
        return False

    # -- resolving the dice (W08 to W12)

    def added_smashes(self, game: Game, me: int) -> int:
        """W08, KT-061, KT-062: so many smashes more in the result."""
        return 0

    def when_another_resolves(self, game: Game, me: int) -> Flow[None]:
        """KM-114: before another monster's first group."""
        yield from ()

    def numbers_matter(self, game: Game) -> bool:
        """KT-050: whether the numbers bring something by it, even if they score nothing. Once."""
        return False

    def on_numbers(self, game: Game, me: int) -> Flow[None]:
        """W09, KT-052: after the points of the dice."""
        yield from ()

    def after_healing(self, game: Game, me: int, seat: int, hearts: int) -> None:
        """W10, KT-057: who has it may heal others with heart dice, and has just healed one of them so much. Once."""

    def on_hearts(self, game: Game, me: int) -> Flow[None]:
        """W10: after the hearts were used."""
        yield from ()

    def on_energy(self, game: Game, me: int) -> Flow[None]:
        """W11: after the energy was gained."""
        yield from ()

    def on_smashes(self, game: Game, me: int) -> None:
        """W12, KT-070: before the smashes hit."""

    def hits_everybody(self) -> bool:
        """KT-073: whether its owner's smashes hit every other monster. Once."""
        return False

    def burns(self, game: Game, me: int, seat: int) -> int:
        """KT-075: the hearts that it adds to what that monster loses by the smashes, hit by them or not."""
        return 0

    def after_smashes(self, game: Game, me: int) -> Flow[None]:
        """After the smashes, or at the end of the groups; of those who had it in W08."""
        yield from ()

    # -- losing hearts (W13, W14)

    def reactions(self, game: Game, loss: Loss) -> list[Option]:
        """W13, KT-092: what the victim may do against a loss now; their verb is the card's id. Once."""
        return []

    def react(self, game: Game, loss: Loss) -> Flow[None]:
        """KT-092: that was chosen. Once."""
        yield from ()

    def when_loss_is_taken(self, game: Game, loss: Loss) -> None:
        """KT-092: the victim takes the loss as it is. Once."""

    def protect(self, game: Game, loss: Loss) -> None:
        """KT-092: the victim is immune for this turn by this card, whoever has it now."""

    def ignores(self, loss: Loss) -> bool:
        """KT-093: whether the victim does not lose these hearts. Once."""
        return False

    def when_wounding(self, game: Game, loss: Loss, copies: int) -> None:
        """W14, KT-096 (1): a monster was wounded by its owner. Once, with the number of copies."""

    def on_loss(self, game: Game, loss: Loss) -> None:
        """KT-096 (2): its owner has lost hearts."""

    def when_monsters_fall(self, game: Game, me: int, fallen: int) -> None:
        """KT-100 (a): so many monsters have dropped to 0 hearts."""

    def rescue(self, game: Game, me: int) -> Flow[bool]:
        """KT-100 (b): its owner is at 0 hearts. Returns whether it stays in the game."""
        yield from ()
        return False

    def after_wounds(self, game: Game, me: int, wounds: list[Loss]) -> Flow[None]:
        """KT-096 (7): the resolving monster's smashes have made these wounds. Once."""
        yield from ()

    # -- Tokyo (W15, W17)

    def when_yielding(self, game: Game, me: int, place: int) -> None:
        """W15, KT-085: its owner yields that place."""

    def when_place_is_taken(self, game: Game, me: int, taker: int) -> Flow[None]:
        """W17, KT-085: the place is about to be taken that was noted when `me` yielded it; whoever has the card now."""
        yield from ()

    def when_leaving(self, game: Game, me: int) -> Flow[None]:
        """KT-088: its owner has left Tokyo, for whatever reason."""
        yield from ()

    # -- buying (W18)

    def may_be_bought_by(self, player: Player) -> bool:
        """KT-137: whether it is open to this buyer."""
        return True

    def surcharge(self, player: Player) -> int:
        """KT-139: so much more than its printed cost for this buyer."""
        return 0

    def discount(self) -> int:
        """KT-139: so much energy off whatever its owner buys."""
        return 0

    def offers(self, game: Game, me: int) -> list[Option]:
        """KT-130: what its owner may do in its Buy phase. Once."""
        return []

    def take_offer(self, game: Game, me: int, answer: Option) -> Flow[None]:
        """KT-130: one of these was chosen. Once."""
        yield from ()

    def when_buying(self, game: Game, me: int) -> None:
        """KT-132: its owner has paid for a card."""

    def buys_revealed(self) -> bool:
        """KT-135: whether its owner may buy what is revealed in another's Buy phase; the question is the card's id.
        Once."""
        return False

    # -- the end of the turn (W20, W21)

    def first_at_end(self, game: Game, me: int) -> Flow[None]:
        """KT-151 (1): before all else. Once."""
        yield from ()

    def end_of_turn(self, game: Game, me: int, copies: int) -> None:
        """KT-151 (4) to (7). Once, with the number of copies: what it asks for is judged before the first gain."""

    def take_frozen_turn(self, game: Game, me: int) -> Flow[None]:
        """KT-171: after the victory check of a turn in which that was earned, whoever has the card now."""
        yield from ()

    # -- at any time (W22)

    def anytime(self, game: Game, me: int) -> list[Option]:
        """KT-023: what it allows now; their verb is the card's id. Once."""
        return []

    def use_anytime(self, game: Game, me: int) -> None:
        """KT-023: that was chosen. Once."""

    # -- Evolution cards in hand (KM-105)

    def can_be_paid(self, player: Player) -> bool:
        """Whether this monster has the energy that it asks for, as everybody sees."""
        return True

    def aims(self, game: Game, me: int) -> list[int]:
        """W22: a Temporary card that says nothing else about its moment: the monsters on which it can be played."""
        return [me]

    def when_played(self, game: Game, me: int, other: int) -> None:
        """W22: it was played on that monster."""

    # -- cards with a keyword, when it is activated (section KM-D)

    def stays_aside(self) -> bool:
        """KM-037: whether it is discarded only when what it does is settled."""
        return False

    def hunting_smashes(self, game: Game, prey: int) -> int:
        """HUNTER, KM-040: the smashes that it adds."""
        return 0

    def when_hunt_is_settled(self, game: Game, me: int, number: int, prey: int) -> None:
        """HUNTER, KM-045: after the reward; `number` is the card itself."""

    def sneaked_points(self, game: Game, seat: int, gained: int) -> int:
        """SNEAKY, KM-046: the points that this monster loses."""
        return gained

    def sneaked_hearts(self, points: int) -> int:
        """SNEAKY, KM-048: the hearts that a monster loses, too, which lost so many points."""
        return 0

    def waits_for_fate(self) -> bool:
        """POISONOUS, KM-053: whether it waits for the fate of a victim at 0 hearts."""
        return False

    def fatal_hearts(self, game: Game, loss: Loss) -> int:
        """POISONOUS, KM-053: the hearts that the attacker loses once that fate is known."""
        return 0

    def guards_against_effects(self) -> bool:
        """TOUGH, KM-055: whether it helps against other losses than smashes, too."""
        return False

    def is_paid_late(self) -> bool:
        """FRENZY, KM-062: whether, as an option, its price is paid after the victory check."""
        return False


MOST_HEARTS: Final = Moment("most_hearts")
ADDED_HEARTS: Final = Moment("added_hearts")
ADDED_ENERGY: Final = Moment("added_energy")
MORE_DICE: Final = Moment("more_dice")
MORE_ROLLS: Final = Moment("more_rolls")
ANOTHER_GAINS: Final = Moment("when_another_gains")
STANDS_FOR: Final = Moment("stands_for")
SEVERAL: Final = Moment("stands_for")
"""KT-136: by these a monster can have a power more than once; so it can by a card of which there are two."""
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
SURCHARGE: Final = Moment("surcharge")
DISCOUNT: Final = Moment("discount")
OFFERS: Final = Moment("offers")
WHEN_BUYING: Final = Moment("when_buying")
BUYS_REVEALED: Final = Moment("buys_revealed")
FIRST_AT_END: Final = Moment("first_at_end")
END_OF_TURN: Final = Moment("end_of_turn")
FROZEN_TURN: Final = Moment("take_frozen_turn")
ANYTIME: Final = Moment("anytime")

# When an Evolution card can be played from the hand; beside these, its keywords.
AT_ANY_TIME: Final = 1 << 5
WITH_ANOTHERS_DICE: Final = 1 << 6
AGAINST_EFFECTS: Final = 1 << 7
BEFORE_RESOLVING: Final = AT_ANY_TIME | WITH_ANOTHERS_DICE
