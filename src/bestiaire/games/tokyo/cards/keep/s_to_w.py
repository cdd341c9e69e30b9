"""Keep cards of the base game, in the order of the box: Shrink Ray to Wings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow, Option
from bestiaire.games.tokyo.cards.common import any_changes, changes_of_a_die, turn_as_chosen
from bestiaire.games.tokyo.cards.printed import KEEP, Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.hearts.losses import prevent
from bestiaire.games.tokyo.rules.owning import in_tokyo, owned
from bestiaire.games.tokyo.table.dice import SMASH
from bestiaire.games.tokyo.table.zones import NO_CARD, Loss
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


class ShrinkRay(Card):
    def when_wounding(self, game: Game, loss: Loss, copies: int) -> None:
        actions.shrink(game, loss.victim, copies)


SHRINK_RAY: Final = ShrinkRay(
    KEEP, "shrink_ray", "Shrink Ray", "Rayon réducteur", 6,
    Phrase(
        en="Monsters that you wound get a Shrink token. A monster rolls 1 die fewer per token. A heart die "
        "can remove one.",
        fr="Les monstres que vous blessez reçoivent un jeton Toupetit. Un monstre lance 1 dé de moins par "
        "jeton. Un dé cœur peut en retirer un.",
    ),
)  # fmt: skip


class SmokeCloud(Card):
    def first_counters(self) -> int:
        return self.numbers["smoke"]

    def counters(self, game: Game) -> int:
        return game.smoke

    def set_counters(self, game: Game, amount: int) -> None:
        game.smoke = amount

    def with_smoke(self, game: Game, me: int) -> int:
        """The card from which a counter would be spent, or NO_CARD."""
        for number in owned(game, me, self.bit):
            if game.faces[number].counters(game) > 0:
                return number
        return NO_CARD

    def can_buy_roll(self, game: Game, me: int) -> bool:
        return self.with_smoke(game, me) != NO_CARD

    def pay_for_roll(self, game: Game, me: int) -> None:
        actions.remove_counters(game, me, self.with_smoke(game, me), 1)


SMOKE_CLOUD: Final = SmokeCloud(
    KEEP, "smoke_cloud", "Smoke Cloud", "Écran de fumée", 4,
    Phrase(
        en="It comes with {smoke} counters. Spend one for one more Roll; discard it with the last.",
        fr="Elle arrive avec {smoke} marqueurs. Dépensez-en un pour un lancer de plus ; défaussez-la avec "
        "le dernier.",
    ),
    smoke=3, order=1,
)  # fmt: skip


class SolarPowered(Card):
    def end_of_turn(self, game: Game, me: int, copies: int) -> None:
        if game.players[me].energy == 0:
            for _ in range(copies):
                actions.gain_energy(game, me, self.numbers["energy"])


SOLAR_POWERED: Final = SolarPowered(
    KEEP, "solar_powered", "Solar Powered", "Énergie solaire", 2,
    Phrase(
        en="At the end of your turn, gain {energy} energy if you have none.",
        fr="À la fin de votre tour, gagnez {energy} énergie si vous n'en avez pas.",
    ),
    energy=1, order=7,
)  # fmt: skip


class SpikedTail(Card):
    def added_smashes(self, game: Game, me: int) -> int:
        return self.numbers["smashes"] if game.rolled[SMASH] > 0 else 0


SPIKED_TAIL: Final = SpikedTail(
    KEEP, "spiked_tail", "Spiked Tail", "Queue à piquants", 5,
    Phrase(
        en="When your dice show at least one smash, your result holds {smashes} more smash.",
        fr="Quand vos dés montrent au moins une baffe, votre résultat compte {smashes} baffe de plus.",
    ),
    smashes=1,
)  # fmt: skip


STRETCHES: Final = changes_of_a_die("stretchy")


class Stretchy(Card):
    def changes(self, game: Game, me: int) -> list[Option]:
        return any_changes(game, STRETCHES) if game.players[me].energy >= self.numbers["price"] else []

    def change(self, game: Game, me: int, answer: Option) -> None:
        actions.pay(game, me, self.numbers["price"])
        turn_as_chosen(game, me, answer)


STRETCHY: Final = Stretchy(
    KEEP, "stretchy", "Stretchy", "Élastique", 3,
    Phrase(
        en="Before resolving you may pay {price} energy to turn one of your dice to any face, as often as "
        "you like.",
        fr="Avant de résoudre, vous pouvez payer {price} énergies pour changer un de vos dés en la face de "
        "votre choix, autant de fois que vous voulez.",
    ),
    price=2,
)  # fmt: skip


class EnergyDrink(Card):
    def can_buy_roll(self, game: Game, me: int) -> bool:
        return game.players[me].energy >= self.numbers["price"]

    def pay_for_roll(self, game: Game, me: int) -> None:
        actions.pay(game, me, self.numbers["price"])


ENERGY_DRINK: Final = EnergyDrink(
    KEEP, "energy_drink", "Energy Drink", "Boisson énergisante", 4,
    Phrase(
        en="Pay {price} energy for one more Roll, as often as you like.",
        fr="Payez {price} énergie pour un lancer de plus, autant de fois que vous voulez.",
    ),
    price=1,
)  # fmt: skip


class Urbavore(Card):
    def start_in_tokyo(self, game: Game, me: int) -> None:
        actions.gain_points(game, me, self.numbers["points"])

    def added_smashes(self, game: Game, me: int) -> int:
        return self.numbers["smashes"] if game.rolled[SMASH] > 0 and in_tokyo(game, me) else 0


URBAVORE: Final = Urbavore(
    KEEP, "urbavore", "Urbavore", "Urbavore", 4,
    Phrase(
        en="Gain {points} more victory point when you start your turn in Tokyo. In Tokyo, when your dice "
        "show at least one smash, your result holds {smashes} more.",
        fr="Gagnez {points} point de victoire de plus quand vous commencez votre tour à Tokyo. À Tokyo, "
        "quand vos dés montrent au moins une baffe, votre résultat en compte {smashes} de plus.",
    ),
    points=1, smashes=1,
)  # fmt: skip


class WereOnlyMakingItStronger(Card):
    def on_loss(self, game: Game, loss: Loss) -> None:
        if loss.counted >= self.numbers["hearts"]:
            actions.gain_energy(game, loss.victim, self.numbers["energy"])


WERE_ONLY_MAKING_IT_STRONGER: Final = WereOnlyMakingItStronger(
    KEEP, "were_only_making_it_stronger",
    "We're Only Making It Stronger!", "Nous ne faisons que le rendre plus fort !", 3,
    Phrase(
        en="When you lose {hearts} hearts or more at once, gain {energy} energy.",
        fr="Quand vous perdez au moins {hearts} cœurs d'un coup, gagnez {energy} énergie.",
    ),
    hearts=2, energy=1,
)  # fmt: skip


FLY: Final = Option("wings", "use", -1)


class Wings(Card):
    """KT-092: once paid it lasts to the end of this turn."""

    def reactions(self, game: Game, loss: Loss) -> list[Option]:
        return [FLY] if game.players[loss.victim].energy >= self.numbers["price"] else []

    def react(self, game: Game, loss: Loss) -> Flow[None]:
        actions.pay(game, loss.victim, self.numbers["price"])
        game.players[loss.victim].immune = True
        yield from ()

    def protect(self, game: Game, loss: Loss) -> None:
        prevent(game, loss, loss.amount, self.id)


WINGS: Final = Wings(
    KEEP, "wings", "Wings", "Ailes", 6,
    Phrase(
        en="You may pay {price} energy to lose no hearts for the rest of this turn.",
        fr="Vous pouvez payer {price} énergies pour ne plus perdre de cœurs jusqu'à la fin de ce tour.",
    ),
    price=2,
)  # fmt: skip

KEEP_S_TO_W: Final[list[Card]] = [
    SHRINK_RAY, SMOKE_CLOUD, SOLAR_POWERED, SPIKED_TAIL, STRETCHY, ENERGY_DRINK, URBAVORE,
    WERE_ONLY_MAKING_IT_STRONGER, WINGS,
]  # fmt: skip
