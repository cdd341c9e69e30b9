"""The Evolution cards of Sharky Crab-Dog Mummypus-Zilla (KM-100)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards.common import PaidLate
from bestiaire.games.tokyo.cards.effects import SELF, LoseEnergy, LoseHearts, LosePoints, OthersLoseHeartIf
from bestiaire.games.tokyo.cards.mindbug_cards import ALSO, PRICE
from bestiaire.games.tokyo.cards.printed import PERMANENT, TEMPORARY, Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.expansion.evolving import can_draw, draw_evolution
from bestiaire.games.tokyo.rules.owning import alive, in_tokyo, others_after, unused
from bestiaire.games.tokyo.table.dice import HEART, SMASH
from bestiaire.games.tokyo.table.zones import FRENZY, HUNTER, NO_CARD, POISONOUS, SNEAKY, TOUGH, Loss
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

SHARKY: Final = "sharky_crab_dog_mummypus_zilla"


class SharkAttack(Card):
    def sneaked_points(self, game: Game, seat: int, gained: int) -> int:
        return gained + self.numbers["points"] if in_tokyo(game, seat) else gained


SHARK_ATTACK: Final = SharkAttack(
    TEMPORARY, "shark_attack", "Shark Attack?!", "Attaque de requin ?!", 0,
    Phrase(
        en="{keyword}. Monsters in Tokyo lose {points} victory point more by it.",
        fr="{keyword}. Les monstres à Tokyo perdent ainsi {points} point de victoire de plus.",
    ),
    monster=SHARKY, keywords=SNEAKY, points=1,
)  # fmt: skip


DEVOUR: Final = Option("energy_devourer", "heart", HEART)


class EnergyDevourer(Card):
    def changes(self, game: Game, me: int) -> list[Option]:
        is_paid = game.players[me].energy >= self.numbers["price"]
        return [DEVOUR] if is_paid and game.rolled[HEART] and unused(game, me, self.bit) else []

    def change(self, game: Game, me: int, answer: Option) -> None:
        actions.use(game, unused(game, me, self.bit)[0])
        actions.pay(game, me, self.numbers["price"])
        actions.turn_die(game, me, HEART, SMASH, self.id)


ENERGY_DEVOURER: Final = EnergyDevourer(
    PERMANENT, "energy_devourer", "Energy Devourer", "Dévoreur d'énergie", 0,
    Phrase(
        en="Once per turn you may pay {price} energy to turn a heart die of yours to a smash.",
        fr="Une fois par tour, vous pouvez payer {price} énergie pour changer un de vos dés cœur en baffe.",
    ),
    monster=SHARKY, price=1,
)  # fmt: skip


class StrangeEvolution(Card):
    """KM-112."""

    def aims(self, game: Game, me: int) -> list[int]:
        return [seat for seat in others_after(game, me) if can_draw(game, seat)]

    def when_played(self, game: Game, me: int, other: int) -> None:
        taken = draw_evolution(game, other)
        if taken != NO_CARD:
            game.players[me].hand = (*game.players[me].hand, taken)
            if game.log is not None:
                secret = {"card": game.faces[taken].id}
                tell(game, "evolution_taken", {"seat": me, "owner": other}, secret, (me,), news=True)


STRANGE_EVOLUTION: Final = StrangeEvolution(
    TEMPORARY, "strange_evolution", "Strange Evolution?!", "Étrange évolution ?!", 0,
    Phrase(
        en="Take the top card of another monster's Evolution deck into your hand.",
        fr="Prenez en main la première carte du paquet Évolution d'un autre monstre.",
    ),
    monster=SHARKY,
)  # fmt: skip


class CrabClaw(Card):
    """KT-096 (7): for every wounded monster that has survived. What it pays is one gain; as an option the bank's."""

    def after_wounds(self, game: Game, me: int, wounds: list[Loss]) -> Flow[None]:
        for loss in wounds:
            if loss.is_smash and not game.players[loss.victim].is_out:
                yield from self.grab(game, me, loss.victim)

    def grab(self, game: Game, me: int, seat: int) -> Flow[None]:
        player = game.players[seat]
        kept: list[int] = []
        while player.energy >= self.numbers["price"]:
            options = [Option("crab_claw", game.faces[card].id, card) for card in player.cards if card not in kept]
            if not options:
                break
            options.append(Option("crab_claw", "none", -1))
            answer = yield Choice(seat, "crab_claw", options, "KT-096")
            if answer.subject < 0:
                break
            kept.append(answer.subject)
            actions.pay(game, seat, self.numbers["price"])
        if not game.options.claw_pays_bank:
            actions.gain_energy(game, me, self.numbers["price"] * len(kept))
        for number in player.cards:
            if number not in kept:
                actions.lose_card(game, seat, number)


CRAB_CLAW: Final = CrabClaw(
    PERMANENT, "crab_claw", "Crab Claw?!", "Pince de crabe ?!", 0,
    Phrase(
        en="Monsters that you wound discard all their Energy cards but those for which they pay {price} energy "
        "each.",
        fr="Les monstres que vous blessez défaussent toutes leurs cartes Énergie, sauf celles pour lesquelles ils "
        "paient {price} énergie chacune.",
    ),
    monster=SHARKY, price=1,
)  # fmt: skip


class UndeadMummy(Card):
    def guards_against_effects(self) -> bool:
        return True


UNDEAD_MUMMY: Final = UndeadMummy(
    TEMPORARY, "undead_mummy", "Undead Mummy?!", "Momie mort-vivante ?!", 0,
    Phrase(
        en="{keyword}, also against hearts lost by effects.",
        fr="{keyword}, aussi contre les cœurs perdus par des effets.",
    ),
    monster=SHARKY, keywords=TOUGH,
)  # fmt: skip


class FollowTheCubes(Card):
    def hunting_smashes(self, game: Game, prey: int) -> int:
        most = max([game.players[seat].energy for seat in alive(game)])
        return self.numbers["smashes"] if game.players[prey].energy == most else 0


FOLLOW_THE_CUBES: Final = FollowTheCubes(
    TEMPORARY, "follow_the_cubes", "Follow the Cubes", "Suivez les cubes", 0,
    Phrase(
        en="{keyword}. If your prey has the most energy, your result holds {smashes} more smashes.",
        fr="{keyword}. Si votre proie a le plus d'énergies, votre résultat compte {smashes} baffes de plus.",
    ),
    monster=SHARKY, keywords=HUNTER, smashes=2,
)  # fmt: skip

POISONED_TENTACLES: Final = Card(
    TEMPORARY, "poisoned_tentacles", "Poisoned Tentacles?!", "Tentacules empoisonnés ?!", 0,
    ALSO,
    OthersLoseHeartIf(1, 3, "poisoned_tentacles"), monster=SHARKY, keywords=POISONOUS,
)  # fmt: skip

CHEW_PINCH_CATCH_AND_SMACK: Final = PaidLate(
    TEMPORARY, "chew_pinch_catch_and_smack", "Chew, Pinch, Catch and Smack", "Mâcher, pincer, attraper et baffer", 0,
    PRICE,
    LosePoints(SELF, 2), LoseHearts(SELF, 2, "chew_pinch_catch_and_smack"), LoseEnergy(SELF, 2),
    monster=SHARKY, keywords=FRENZY,
)  # fmt: skip

EVOLUTIONS_SHARKY: Final[list[Card]] = [
    SHARK_ATTACK, ENERGY_DEVOURER, STRANGE_EVOLUTION, CRAB_CLAW, UNDEAD_MUMMY, FOLLOW_THE_CUBES, POISONED_TENTACLES,
    CHEW_PINCH_CATCH_AND_SMACK,
]  # fmt: skip
