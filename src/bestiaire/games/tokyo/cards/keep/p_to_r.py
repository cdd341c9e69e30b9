"""Keep cards of the base game, in the order of the box: Parasitic Tentacles to Rooting for the Underdog."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow, Option
from bestiaire.core.dice import FACES
from bestiaire.games.tokyo.cards.common import any_changes, changes_of_a_die, turn_as_chosen
from bestiaire.games.tokyo.cards.printed import CONSUMABLE, KEEP, Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import BY_SEAT, ask
from bestiaire.games.tokyo.rules.buying import affordable, price, purchase
from bestiaire.games.tokyo.rules.owning import most_hearts, others_after, owned, unused
from bestiaire.games.tokyo.table.dice import FACE_NAMES, HEART, SET, TWO
from bestiaire.games.tokyo.table.zones import Loss
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


class ParasiticTentacles(Card):
    """KM-039: as an option Consumables, too."""

    def verbs(self) -> tuple[str, ...]:
        return ("tentacles",)

    def offers(self, game: Game, me: int) -> list[Option]:
        found: list[Option] = []
        for seat in others_after(game, me):
            for option in affordable(game, me, game.players[seat].cards):
                kind = game.faces[option.subject].kind
                if kind == KEEP or (kind == CONSUMABLE and game.options.tentacles_take_consumables):
                    found.append(Option("tentacles", f"{option.name}@{seat}", option.subject * BY_SEAT + seat))
        return found

    def take_offer(self, game: Game, me: int, answer: Option) -> Flow[None]:
        number, owner = answer.subject // BY_SEAT, answer.subject % BY_SEAT
        yield from purchase(game, me, number, price(game, me, number), str(owner), owner)


PARASITIC_TENTACLES: Final = ParasiticTentacles(
    KEEP, "parasitic_tentacles", "Parasitic Tentacles", "Tentacules parasites", 4,
    Phrase(
        en="When you buy, you may buy other monsters' Keep cards; you pay their owners.",
        fr="Lors de vos achats, vous pouvez acheter les cartes Pouvoir des autres monstres ; vous payez "
        "leur propriétaire.",
    ),
)  # fmt: skip


TWISTS: Final = changes_of_a_die("plot_twist")


class PlotTwist(Card):
    def changes(self, game: Game, me: int) -> list[Option]:
        return any_changes(game, TWISTS)

    def change(self, game: Game, me: int, answer: Option) -> None:
        turn_as_chosen(game, me, answer)
        actions.use_up(game, me, owned(game, me, self.bit)[0])


PLOT_TWIST: Final = PlotTwist(
    KEEP, "plot_twist", "Plot Twist", "Plan B", 3,
    Phrase(
        en="Once, you may turn one of your dice to any face; then discard this card.",
        fr="Une seule fois, vous pouvez changer un de vos dés en la face de votre choix ; défaussez ensuite"
        " cette carte.",
    ),
)  # fmt: skip


class PoisonQuills(Card):
    def added_smashes(self, game: Game, me: int) -> int:
        return self.numbers["smashes"] if game.rolled[TWO] >= SET else 0


POISON_QUILLS: Final = PoisonQuills(
    KEEP, "poison_quills", "Poison Quills", "Dards empoisonnés", 3,
    Phrase(
        en="When your dice show three 2s or more, your result holds {smashes} more smashes.",
        fr="Quand vos dés montrent au moins trois 2, votre résultat compte {smashes} baffes de plus.",
    ),
    smashes=2,
)  # fmt: skip


class PoisonSpit(Card):
    def when_wounding(self, game: Game, loss: Loss, copies: int) -> None:
        actions.poison(game, loss.victim, copies)


POISON_SPIT: Final = PoisonSpit(
    KEEP, "poison_spit", "Poison Spit", "Crachat venimeux", 4,
    Phrase(
        en="Monsters that you wound get a Poison token. At the end of its turn a monster loses 1 heart per "
        "token. A heart die can remove one.",
        fr="Les monstres que vous blessez reçoivent un jeton Poison. À la fin de son tour, un monstre perd "
        "1 cœur par jeton. Un dé cœur peut en retirer un.",
    ),
)  # fmt: skip


PROBES: Final = [Option("psychic_probe", FACE_NAMES[face], face) for face in range(FACES)]
NO_PROBE: Final = Option("psychic_probe", "none", -1)


class PsychicProbe(Card):
    """KT-036: each copy rerolls one die of its owner's choice."""

    def probe(self, game: Game, me: int) -> Flow[None]:
        for number in unused(game, me, self.bit):
            options = [PROBES[face] for face in range(FACES) if game.rolled[face]]
            options.append(NO_PROBE)
            answer = yield from ask(game, me, "psychic_probe", options, "KT-036")
            if answer.subject < 0:
                continue
            actions.use(game, number)
            to = game.rng.die()
            actions.turn_die(game, me, answer.subject, to, self.id, is_rolled=True)
            if to == HEART:
                actions.use_up(game, me, number)


PSYCHIC_PROBE: Final = PsychicProbe(
    KEEP, "psychic_probe", "Psychic Probe", "Sonde psychique", 3,
    Phrase(
        en="When another monster has rolled, you may reroll one of its dice, once per turn. Discard this "
        "card if it shows a heart.",
        fr="Quand un autre monstre a fini de lancer, vous pouvez relancer un de ses dés, une fois par tour."
        " Défaussez cette carte si le dé montre un cœur.",
    ),
)  # fmt: skip


HEAL: Final = Option("rapid_healing", "use", -1)


class RapidHealing(Card):
    def anytime(self, game: Game, me: int) -> list[Option]:
        player = game.players[me]
        can_heal = player.energy >= self.numbers["price"] and player.hearts < most_hearts(player)
        return [HEAL] if can_heal else []

    def use_anytime(self, game: Game, me: int) -> None:
        actions.pay(game, me, self.numbers["price"])
        actions.gain_hearts(game, me, self.numbers["hearts"])


RAPID_HEALING: Final = RapidHealing(
    KEEP, "rapid_healing", "Rapid Healing", "Guérison rapide", 3,
    Phrase(
        en="At any time you may pay {price} energy to gain {hearts} heart.",
        fr="À tout moment, vous pouvez payer {price} énergies pour gagner {hearts} cœur.",
    ),
    price=2, hearts=1,
)  # fmt: skip


class Regeneration(Card):
    def added_hearts(self) -> int:
        return self.numbers["hearts"]


REGENERATION: Final = Regeneration(
    KEEP, "regeneration", "Regeneration", "Régénération", 4,
    Phrase(
        en="Whenever you gain hearts, gain {hearts} more.",
        fr="Chaque fois que vous gagnez des cœurs, gagnez {hearts} cœur de plus.",
    ),
    hearts=1,
)  # fmt: skip


class RootingForTheUnderdog(Card):
    def end_of_turn(self, game: Game, me: int, copies: int) -> None:
        others = [game.players[seat].points for seat in others_after(game, me)]
        if not others or min(others) > game.players[me].points:
            for _ in range(copies):
                actions.gain_points(game, me, self.numbers["points"])


ROOTING_FOR_THE_UNDERDOG: Final = RootingForTheUnderdog(
    KEEP, "rooting_for_the_underdog", "Rooting for the Underdog", "Trop mignon", 3,
    Phrase(
        en="At the end of your turn, gain {points} victory point if you alone have fewest.",
        fr="À la fin de votre tour, gagnez {points} point de victoire si vous êtes seul à en avoir le "
        "moins.",
    ),
    points=1, order=4,
)  # fmt: skip

KEEP_P_TO_R: Final[list[Card]] = [
    PARASITIC_TENTACLES, PLOT_TWIST, POISON_QUILLS, POISON_SPIT, PSYCHIC_PROBE, RAPID_HEALING, REGENERATION,
    ROOTING_FOR_THE_UNDERDOG,
]  # fmt: skip
