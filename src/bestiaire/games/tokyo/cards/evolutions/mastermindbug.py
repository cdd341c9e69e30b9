"""The Evolution cards of MasterMindbug (KM-100)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import packed, sets_of, thrown_again, unpacked
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards.printed import PERMANENT, TEMPORARY, Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import ask
from bestiaire.games.tokyo.rules.dice.rolling import only
from bestiaire.games.tokyo.rules.expansion import hands
from bestiaire.games.tokyo.rules.owning import others_after, unused
from bestiaire.games.tokyo.table.dice import DICE, ENERGY, HEART, SMASH
from bestiaire.games.tokyo.table.zones import NO_CARD, Player
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

MASTERMINDBUG: Final = "mastermindbug"


class MindbugAcquisition(Card):
    def can_be_paid(self, player: Player) -> bool:
        return player.energy >= self.numbers["price"]

    def aims(self, game: Game, me: int) -> list[int]:
        return [me] if self.can_be_paid(game.players[me]) else []

    def when_played(self, game: Game, me: int, other: int) -> None:
        actions.pay(game, me, self.numbers["price"])
        actions.gain_mindbug(game, me)


MINDBUG_ACQUISITION: Final = MindbugAcquisition(
    TEMPORARY, "mindbug_acquisition", "Mindbug Acquisition", "Acquisition de Mindbug", 0,
    Phrase(
        en="Pay {price} energy to gain a Mindbug token.", fr="Payez {price} énergies pour gagner un jeton Mindbug."
    ),
    monster=MASTERMINDBUG, price=6,
)  # fmt: skip


class IntergalacticGenius(Card):
    """KT-034: all of them or none."""

    def free_rerolls(self, game: Game, me: int) -> list[Option]:
        if not game.rolled[ENERGY] or not unused(game, me, self.bit):
            return []
        return [DICE.sets(self.id, only(ENERGY, game.rolled[ENERGY]))[-2]]

    def before_rerolling(self, game: Game, me: int) -> None:
        actions.use(game, unused(game, me, self.bit)[0])


INTERGALACTIC_GENIUS: Final = IntergalacticGenius(
    PERMANENT, "intergalactic_genius", "Intergalactic Genius", "Génie intergalactique", 0,
    Phrase(
        en="Once per turn you may reroll all your dice that show energy.",
        fr="Une fois par tour, vous pouvez relancer tous vos dés montrant une énergie.",
    ),
    monster=MASTERMINDBUG,
)  # fmt: skip


class SuperiorBrain(Card):
    def when_another_gains(self, game: Game, me: int, points: int) -> None:
        if points >= self.numbers["gain"]:
            actions.gain_points(game, me, self.numbers["points"])


SUPERIOR_BRAIN: Final = SuperiorBrain(
    PERMANENT, "superior_brain", "Superior Brain", "Cerveau supérieur", 0,
    Phrase(
        en="Whenever another monster gains {gain} victory points or more at once, gain {points}.",
        fr="Chaque fois qu'un autre monstre gagne au moins {gain} points de victoire d'un coup, gagnez-en "
        "{points}.",
    ),
    monster=MASTERMINDBUG, gain=4, points=1,
)  # fmt: skip


TO_HEARTS: Final = Option("portal", "hearts", 0)
TO_ENERGY: Final = Option("portal", "energy", 1)


class InterdimensionalPortal(Card):
    def when_leaving(self, game: Game, me: int) -> Flow[None]:
        answer = yield Choice(me, "portal", [TO_HEARTS, TO_ENERGY], "KT-088")
        if answer.subject == TO_HEARTS.subject:
            actions.gain_hearts(game, me, self.numbers["gift"])
        else:
            actions.gain_energy(game, me, self.numbers["gift"])


INTERDIMENSIONAL_PORTAL: Final = InterdimensionalPortal(
    PERMANENT, "interdimensional_portal", "Interdimensional Portal", "Portail interdimensionnel", 0,
    Phrase(
        en="Whenever you leave Tokyo, gain {gift} hearts or {gift} energy.",
        fr="Chaque fois que vous quittez Tokyo, gagnez {gift} cœurs ou {gift} énergies.",
    ),
    monster=MASTERMINDBUG, gift=2,
)  # fmt: skip


HELP: Final = [Option("helpful_mindbug", "play", 1), Option("helpful_mindbug", "none", 0)]


class HelpfulMindbug(Card):
    """KM-114: `game.helper` gains what the resolving monster's dice bring."""

    def when_another_resolves(self, game: Game, me: int) -> Flow[None]:
        if not game.rolled[HEART] and not game.rolled[ENERGY]:
            return
        if hands.may_hold(game, me, self):
            number = hands.holding(game, me, self)
            answer = yield from ask(game, me, "helpful_mindbug", HELP[1:] if number == NO_CARD else HELP, "KM-114")
            if answer.subject:
                hands.play_from_hand(game, me, number)
                game.helper = me


HELPFUL_MINDBUG: Final = HelpfulMindbug(
    TEMPORARY, "helpful_mindbug", "Helpful Mindbug", "Mindbug serviable", 0,
    Phrase(
        en="Play it when another monster starts to resolve: you gain the hearts and energy that its dice bring it.",
        fr="À jouer quand un autre monstre commence à résoudre : vous gagnez les cœurs et les énergies que ses dés "
        "lui donnent.",
    ),
    monster=MASTERMINDBUG,
)  # fmt: skip


DECLARE: Final = [Option("allegiance", "declare", 1), Option("allegiance", "refuse", 0)]


class MindbugsOverlord(Card):
    """KT-026: whoever declares itself loyal may be chosen."""

    def after_the_bonus(self, game: Game, me: int) -> Flow[None]:
        loyal: list[int] = []
        for seat in others_after(game, me):
            answer = yield from ask(game, seat, "allegiance", DECLARE, "KM-105")
            if answer.subject:
                loyal.append(seat)
            if game.log is not None:
                tell(game, "allegiance", {"seat": seat, "declares": bool(answer.subject)})
        if not loyal:
            return
        ally = loyal[0]
        if len(loyal) > 1:
            options = [Option("ally", str(seat), seat) for seat in loyal]
            ally = (yield Choice(me, "ally", options, "KM-105")).subject
        if game.log is not None:
            tell(game, "ally", {"seat": me, "ally": ally})
        actions.gain_points(game, me, actions.lose_points(game, ally, self.numbers["points"]))
        actions.gain_mindbug(game, ally)


MINDBUGS_OVERLORD: Final = MindbugsOverlord(
    PERMANENT, "mindbugs_overlord", "Mindbugs Overlord", "Seigneur des Mindbugs", 0,
    Phrase(
        en="When your turn starts, the others may declare themselves loyal. Choose one of them: it gives you "
        "{points} victory points and gains a Mindbug token.",
        fr="Quand votre tour commence, les autres peuvent se déclarer loyaux. Choisissez-en un : il vous donne "
        "{points} points de victoire et gagne un jeton Mindbug.",
    ),
    monster=MASTERMINDBUG, points=4,
)  # fmt: skip


class MindControl(Card):
    def interferences(self, game: Game) -> list[Option]:
        number = min(self.numbers["dice"], len(game.dice))
        found: list[Option] = []
        for chosen in sets_of(game.rolled):
            if sum(chosen) == number:
                found.append(Option("mind_control", DICE.spelled(chosen), packed(chosen)))
        return found

    def interfere(self, game: Game, me: int, answer: Option) -> None:
        before = game.dice
        dice, thrown = thrown_again(game.rng, before, unpacked(answer.subject))
        actions.lay_dice(game, dice)
        if game.log is not None:
            for place in thrown:
                actions.tell_rerolled(game, me, before[place], dice[place], self.id)


MIND_CONTROL: Final = MindControl(
    TEMPORARY, "mind_control", "Mind Control!", "Contrôle mental !", 0,
    Phrase(
        en="Play it before another monster resolves: reroll {dice} of its dice, of your choice.",
        fr="À jouer avant qu'un autre monstre ne résolve : relancez {dice} de ses dés, à votre choix.",
    ),
    monster=MASTERMINDBUG, dice=3,
)  # fmt: skip


class NeutralizingLook(Card):
    """KT-039: out of this result, for whoever resolves it."""

    def interferences(self, game: Game) -> list[Option]:
        return [Option("neutralizing_look", "use", 0)] if game.rolled[SMASH] else []

    def interfere(self, game: Game, me: int, answer: Option) -> None:
        actions.remove_dice(game, me, only(SMASH, game.rolled[SMASH]), self.id)


NEUTRALIZING_LOOK: Final = NeutralizingLook(
    TEMPORARY, "neutralizing_look", "Neutralizing Look", "Regard neutralisant", 0,
    Phrase(
        en="Play it before another monster resolves: all its dice that show smashes are taken out.",
        fr="À jouer avant qu'un autre monstre ne résolve : tous ses dés montrant une baffe sont retirés.",
    ),
    monster=MASTERMINDBUG,
)  # fmt: skip

EVOLUTIONS_MASTERMINDBUG: Final[list[Card]] = [
    MINDBUG_ACQUISITION, INTERGALACTIC_GENIUS, SUPERIOR_BRAIN, INTERDIMENSIONAL_PORTAL, HELPFUL_MINDBUG,
    MINDBUGS_OVERLORD, MIND_CONTROL, NEUTRALIZING_LOOK,
]  # fmt: skip
