"""Keep cards of the base game, in the order of the box: Acid Attack to Even Bigger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import Faces, throw, thrown_again, unpacked
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards.common import AddSmashes, ScoreFaces
from bestiaire.games.tokyo.cards.effects import GainHearts
from bestiaire.games.tokyo.cards.printed import KEEP, Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.dice.rolling import only
from bestiaire.games.tokyo.rules.dice.smashing import has_smash_die
from bestiaire.games.tokyo.rules.hearts.losses import lose_hearts, prevent
from bestiaire.games.tokyo.rules.owning import copies, in_tokyo
from bestiaire.games.tokyo.table.dice import DICE, HEART, SMASH, THREE
from bestiaire.games.tokyo.table.zones import Loss
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

ACID_ATTACK: Final = AddSmashes(
    KEEP, "acid_attack", "Acid Attack", "Attaque acide", 6,
    Phrase(
        en="Your result always holds {smashes} more smash, even if no die shows one.",
        fr="Votre résultat compte toujours {smashes} baffe de plus, même si aucun dé n'en montre.",
    ),
    smashes=1,
)  # fmt: skip


class AlienOrigin(Card):
    def discount(self) -> int:
        return self.numbers["less"]


ALIEN_ORIGIN: Final = AlienOrigin(
    KEEP, "alien_origin", "Alien Origin", "Origine extra-terrestre", 3,
    Phrase(
        en="Energy cards cost you {less} energy less.",
        fr="Les cartes Énergie vous coûtent {less} énergie de moins.",
    ),
    less=1,
)  # fmt: skip


class AlphaMonster(Card):
    """KT-063: dice count, not added smashes."""

    def on_smashes(self, game: Game, me: int) -> None:
        if has_smash_die(game):
            actions.gain_points(game, me, self.numbers["points"])


ALPHA_MONSTER: Final = AlphaMonster(
    KEEP, "alpha_monster", "Alpha Monster", "Monstre Alpha", 5,
    Phrase(
        en="When your dice show at least one smash, gain {points} victory point.",
        fr="Quand vos dés montrent au moins une baffe, gagnez {points} point de victoire.",
    ),
    points=1,
)  # fmt: skip


class ArmorPlating(Card):
    def ignores(self, loss: Loss) -> bool:
        return loss.amount == 1


ARMOR_PLATING: Final = ArmorPlating(
    KEEP, "armor_plating", "Armor Plating", "Armure de plaques", 4,
    Phrase(
        en="You ignore a loss of exactly 1 heart.",
        fr="Vous ignorez une perte d'exactement 1 cœur.",
    ),
)  # fmt: skip


class BackgroundDweller(Card):
    def free_rerolls(self, game: Game, me: int) -> list[Option]:
        return self.threes(game.rolled[THREE])[:-1]

    def threes(self, number: int) -> list[Option]:
        """Every set of so many 3s, and last none of them."""
        return DICE.sets(self.id, only(THREE, number))


BACKGROUND_DWELLER: Final = BackgroundDweller(
    KEEP, "background_dweller", "Background Dweller", "Ninja urbain", 4,
    Phrase(
        en="You may reroll your dice that show 3 as often as you like; it is not a Roll.",
        fr="Vous pouvez relancer vos dés montrant 3 autant de fois que vous voulez ; ce n'est pas un "
        "lancer.",
    ),
)  # fmt: skip


class Burrowing(Card):
    """KT-085: what whoever takes the place loses has the monster that left as its attacker."""

    def added_smashes(self, game: Game, me: int) -> int:
        return self.numbers["smashes"] if in_tokyo(game, me) else 0

    def when_yielding(self, game: Game, me: int, place: int) -> None:
        game.burrowed = (*game.burrowed, (place, me))

    def when_place_is_taken(self, game: Game, me: int, taker: int) -> Flow[None]:
        yield from lose_hearts(game, [Loss(taker, self.numbers["hearts"], me, self.id)])


BURROWING: Final = Burrowing(
    KEEP, "burrowing", "Burrowing", "Fouisseur", 5,
    Phrase(
        en="In Tokyo your result holds {smashes} more smash. Whoever takes the place you yielded loses "
        "{hearts} heart.",
        fr="À Tokyo, votre résultat compte {smashes} baffe de plus. Qui prend la place que vous avez cédée "
        "perd {hearts} cœur.",
    ),
    smashes=1, hearts=1,
)  # fmt: skip


HIDE: Final = Option("camouflage", "roll", -1)


class Camouflage(Card):
    """KT-092: once for each copy; Background Dweller may reroll 3s among these dice."""

    def reactions(self, game: Game, loss: Loss) -> list[Option]:
        return [HIDE] if loss.camouflaged < copies(game, loss.victim, self.bit) else []

    def react(self, game: Game, loss: Loss) -> Flow[None]:
        me = loss.victim
        loss.camouflaged += 1
        dice = throw(game.rng, loss.amount)
        self.tell_dice(game, me, dice)
        while game.players[me].powers & BACKGROUND_DWELLER.bit and THREE in dice:
            game.loss = loss
            game.loss_dice = dice
            answer = yield Choice(me, "camouflage", BACKGROUND_DWELLER.threes(dice.count(THREE)), "KT-092")
            game.loss = None
            game.loss_dice = ()
            if answer.subject == 0:
                break
            dice, _ = thrown_again(game.rng, dice, unpacked(answer.subject))
            self.tell_dice(game, me, dice)
        hidden = min(dice.count(HEART), loss.amount)
        if hidden:
            prevent(game, loss, hidden, self.id)

    def tell_dice(self, game: Game, me: int, dice: Faces) -> None:
        if game.log is not None:
            tell(game, "camouflage", {"seat": me, "dice": DICE.names_of(dice)}, news=True)


CAMOUFLAGE: Final = Camouflage(
    KEEP, "camouflage", "Camouflage", "Camouflage", 3,
    Phrase(
        en="When you are about to lose hearts, you may roll a die for each: every heart rolled saves one.",
        fr="Quand vous allez perdre des cœurs, vous pouvez lancer un dé pour chacun : chaque cœur obtenu en"
        " sauve un.",
    ),
    order=1,
)  # fmt: skip


class CompleteDestruction(ScoreFaces):
    """KT-063, KT-065: on the dice; as an option an added smash will do."""

    def is_shown(self, game: Game) -> bool:
        return has_smash_die(game) and 0 not in game.rolled[:SMASH]


COMPLETE_DESTRUCTION: Final = CompleteDestruction(
    KEEP, "complete_destruction", "Complete Destruction", "Destruction totale", 3,
    Phrase(
        en="When your dice show all six faces, gain {points} victory points.",
        fr="Quand vos dés montrent les six faces, gagnez {points} points de victoire.",
    ),
    points=9, order=4,
)  # fmt: skip


class MediaFriendly(Card):
    def when_buying(self, game: Game, me: int) -> None:
        actions.gain_points(game, me, self.numbers["points"])


MEDIA_FRIENDLY: Final = MediaFriendly(
    KEEP, "media_friendly", "Media-Friendly", "Médiatique", 3,
    Phrase(
        en="Gain {points} victory point whenever you buy an Energy card.",
        fr="Gagnez {points} point de victoire chaque fois que vous achetez une carte Énergie.",
    ),
    points=1,
)  # fmt: skip


class EaterOfTheDead(Card):
    """KT-100: also for its owner's own drop; each is a gain of its own."""

    def when_monsters_fall(self, game: Game, me: int, fallen: int) -> None:
        for _ in range(fallen):
            actions.gain_points(game, me, self.numbers["points"])


EATER_OF_THE_DEAD: Final = EaterOfTheDead(
    KEEP, "eater_of_the_dead", "Eater of the Dead", "Nécrophage", 4,
    Phrase(
        en="Whenever a monster drops to 0 hearts, gain {points} victory points.",
        fr="Chaque fois qu'un monstre tombe à 0 cœur, gagnez {points} points de victoire.",
    ),
    points=3,
)  # fmt: skip


class EnergyHoarder(Card):
    def end_of_turn(self, game: Game, me: int, copies: int) -> None:
        for _ in range(copies):
            actions.gain_points(game, me, self.numbers["points"] * (game.players[me].energy // self.numbers["energy"]))


ENERGY_HOARDER: Final = EnergyHoarder(
    KEEP, "energy_hoarder", "Energy Hoarder", "Réserve d'énergie", 3,
    Phrase(
        en="At the end of your turn, gain {points} victory point for every {energy} energy you have.",
        fr="À la fin de votre tour, gagnez {points} point de victoire par tranche de {energy} énergies que "
        "vous avez.",
    ),
    points=1, energy=6, order=5,
)  # fmt: skip


class EvenBigger(Card):
    def most_hearts(self) -> int:
        return self.numbers["most"]


EVEN_BIGGER: Final = EvenBigger(
    KEEP, "even_bigger", "Even Bigger", "Encore plus grand", 4,
    Phrase(
        en="When bought: {does}. You may have up to {most} hearts as long as you own it.",
        fr="À l'achat : {does}. Vous pouvez avoir jusqu'à {most} cœurs tant que vous la possédez.",
    ),
    GainHearts(2), most=12,
)  # fmt: skip

KEEP_A_TO_E: Final[list[Card]] = [
    ACID_ATTACK, ALIEN_ORIGIN, ALPHA_MONSTER, ARMOR_PLATING, BACKGROUND_DWELLER, BURROWING, CAMOUFLAGE,
    COMPLETE_DESTRUCTION, MEDIA_FRIENDLY, EATER_OF_THE_DEAD, ENERGY_HOARDER, EVEN_BIGGER,
]  # fmt: skip
