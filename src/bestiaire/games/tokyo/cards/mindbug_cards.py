"""The expansion's 24 Energy cards: 17 Consumables, 3 Keep cards, 4 Discard cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import FACES
from bestiaire.core.piles import without
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards.common import AddSmashes, MoreRolls, PaidLate
from bestiaire.games.tokyo.cards.effects import (
    OTHER,
    PER_HEART,
    SELF,
    TOKEN_HOLDERS,
    AllowChange,
    BuyHearts,
    FetchConsumable,
    GainEnergy,
    GainMindbug,
    GainPoints,
    LoseDie,
    LoseEnergy,
    LoseHearts,
    LosePoints,
    StartAgain,
)
from bestiaire.games.tokyo.cards.printed import CONSUMABLE, DISCARD, KEEP, MINDBUG, Card, Effect, consumable, discard
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.buying import FROM_DISCARD, price, purchase
from bestiaire.games.tokyo.table.dice import FACE_NAMES, ONE
from bestiaire.games.tokyo.table.zones import FRENZY, HUNTER, NO_CARD, POISONOUS, SNEAKY, TOUGH, Loss, Player
from bestiaire.games.tokyo.words.nouns import ENERGY
from bestiaire.words import Phrase, say

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

HEART_PRICE: Final = 2
"""What Ancestral Defense asks for a heart."""
PREY: Final = Phrase(
    en="{keyword}. If your prey is eliminated: {does}.", fr="{keyword}. Si votre proie est éliminée : {does}."
)
PLAIN: Final = Phrase(en="{keyword}.", fr="{keyword}.")
ALSO: Final = Phrase(en="{keyword}: {does}.", fr="{keyword} : {does}.")
PRICE: Final = Phrase(
    en="{keyword}. At the end of the FRENZY turn {does}.", fr="{keyword}. À la fin du tour de FURIE, {does}."
)


OVEREQUIPPED_TRAPPER: Final = consumable(
    HUNTER, "overequipped_trapper", "Overequipped Trapper", "Trappeur suréquipé", 3, PREY, GainEnergy(5)
)  # fmt: skip

LEGENDARY_HUNTER: Final = consumable(
    HUNTER, "legendary_hunter", "Legendary Hunter", "Chasseur légendaire", 4, PREY, GainPoints(4)
)


class UnreliableTargeting(Card):
    """KM-045: it lies beside its owner until it is known whose it is."""

    def stays_aside(self) -> bool:
        return True

    def when_hunt_is_settled(self, game: Game, me: int, number: int, prey: int) -> None:
        if number not in game.players[me].aside:
            return
        game.players[me].aside = without(game.players[me].aside, number)
        if game.players[prey].is_out:
            game.discard = (*game.discard, number)
        else:
            if game.log is not None:
                tell(game, "give_card", {"seat": me, "to": prey, "card": self.id})
            actions.take_card(game, prey, number)


UNRELIABLE_TARGETING: Final = UnreliableTargeting(
    CONSUMABLE, "unreliable_targeting", "Unreliable Targeting", "Visée hasardeuse", 2,
    Phrase(
        en="{keyword}. If your prey survives, this card is its own from then on.",
        fr="{keyword}. Si votre proie survit, cette carte lui appartient désormais.",
    ),
    keywords=HUNTER, set=MINDBUG,
)  # fmt: skip


ALLOYS: Final = [Option("sneaky_alloy", FACE_NAMES[face], face) for face in range(FACES)]


class SneakyAlloy(Card):
    """KT-037: `game.alloy` is how many changes are still to be used; see AllowChange."""

    def is_promised(self, game: Game) -> bool:
        return game.alloy > 0

    def changes(self, game: Game, me: int) -> list[Option]:
        return [ALLOYS[to] for to in range(FACES) if to != ONE] if game.rolled[ONE] else []

    def change(self, game: Game, me: int, answer: Option) -> None:
        game.alloy -= 1
        actions.turn_die(game, me, ONE, answer.subject, self.id)


SNEAKY_ALLOY: Final = SneakyAlloy(
    CONSUMABLE, "sneaky_alloy", "Sneaky Alloy", "Alliage furtif", 5,
    ALSO,
    AllowChange(), keywords=SNEAKY, set=MINDBUG,
)  # fmt: skip


class OffensiveProtocol(Card):
    def sneaked_hearts(self, points: int) -> int:
        return points


OFFENSIVE_PROTOCOL: Final = OffensiveProtocol(
    CONSUMABLE, "offensive_protocol", "Offensive Protocol", "Protocole offensif", 6,
    Phrase(
        en="{keyword}. For each victory point that a monster loses by it, it loses 1 heart, too.",
        fr="{keyword}. Pour chaque point de victoire perdu ainsi, un monstre perd aussi 1 cœur.",
    ),
    keywords=SNEAKY, set=MINDBUG,
)  # fmt: skip

ARCANE_SCEPTER: Final = consumable(
    SNEAKY, "arcane_scepter", "Arcane Scepter", "Sceptre arcanique", 7, ALSO, FetchConsumable()
)

ENERGY_ARMOR: Final = consumable(
    TOUGH, "energy_armor", "Energy Armor", "Armure énergétique", 6, ALSO, GainEnergy(PER_HEART)
)

STRANGE_DESIGN: Final = consumable(
    TOUGH, "strange_design", "Strange Design", "Étrange conception", 3,
    ALSO, LoseHearts(SELF, 2, "strange_design"),
)  # fmt: skip

ANCESTRAL_DEFENSE: Final = consumable(
    TOUGH, "ancestral_defense", "Ancestral Defense", "Défense ancestrale", 4, ALSO, BuyHearts(HEART_PRICE)
)

TOXIC_PETALS: Final = consumable(
    POISONOUS, "toxic_petals", "Toxic Petals", "Pétales toxiques", 5, ALSO, LosePoints(OTHER, PER_HEART)
)  # fmt: skip


class ExplosiveCrystals(Card):
    """KM-053: twice the hearts if the victim was eliminated, else the normal amount; as an option both."""

    def waits_for_fate(self) -> bool:
        return True

    def fatal_hearts(self, game: Game, loss: Loss) -> int:
        if game.players[loss.victim].is_out:
            return 2 * loss.counted
        return 0 if game.options.crystals_add else loss.counted


EXPLOSIVE_CRYSTALS: Final = ExplosiveCrystals(
    CONSUMABLE, "explosive_crystals", "Explosive Crystals", "Cristaux explosifs", 4,
    Phrase(
        en="{keyword}. If that loss eliminates you, the attacker loses twice as many hearts as you.",
        fr="{keyword}. Si cette perte vous élimine, l'attaquant perd deux fois plus de cœurs que vous.",
    ),
    keywords=POISONOUS, set=MINDBUG,
)  # fmt: skip

ELECTRO_WHIP: Final = consumable(
    POISONOUS, "electro_whip", "Electro-Whip", "Électro-fouet", 4, ALSO, LoseEnergy(OTHER, PER_HEART)
)  # fmt: skip

BOLD_MANEUVER: Final = consumable(
    FRENZY, "bold_maneuver", "Bold Maneuver", "Manœuvre audacieuse", 4,
    PRICE, LoseHearts(SELF, 5, "bold_maneuver"),
)  # fmt: skip

UNFAIR_GIFT: Final = consumable(FRENZY, "unfair_gift", "Unfair Gift", "Cadeau injuste", 4, PRICE, LosePoints(SELF, 5))

MAXIMUM_EFFORT: Final = PaidLate(
    CONSUMABLE, "maximum_effort", "Maximum Effort", "Effort maximal", 4,
    PRICE,
    LoseDie(), keywords=FRENZY, set=MINDBUG,
)  # fmt: skip

DEADLY_SHELL: Final = consumable(POISONOUS | TOUGH, "deadly_shell", "Deadly Shell", "Carapace mortelle", 4, PLAIN)

SPATIAL_HUNTER: Final = consumable(
    SNEAKY | HUNTER, "spatial_hunter", "Spatial Hunter", "Chasseur spatial", 5,
    Phrase(
        en="{keyword}. If you hunt and your prey is eliminated: {does}.",
        fr="{keyword}. Si vous chassez et que votre proie est éliminée : {does}.",
    ),
    GainPoints(PER_HEART),
)  # fmt: skip


class FreeWill(MoreRolls):
    def may_be_bought_by(self, player: Player) -> bool:
        return player.mindbugs == 0


FREE_WILL: Final = FreeWill(
    KEEP, "free_will", "Free Will", "Libre arbitre", 6,
    Phrase(
        en="You can't buy it while you have a Mindbug token. You have {rolls} more Roll in each turn.",
        fr="Vous ne pouvez pas l'acheter si vous avez un jeton Mindbug. Vous avez {rolls} lancer de plus à chaque "
        "tour.",
    ),
    set=MINDBUG, rolls=1,
)  # fmt: skip


class EvasiveMindbug(Card):
    def is_mindbug(self) -> bool:
        return True


EVASIVE_MINDBUG: Final = EvasiveMindbug(
    KEEP, "evasive_mindbug", "Evasive Mindbug", "Mindbug fuyant", 3,
    Phrase(
        en="You may use it like a Mindbug token; then give it to the monster that you Mindbugged.",
        fr="Vous pouvez l'utiliser comme un jeton Mindbug ; donnez-la ensuite au monstre que vous avez contrôlé.",
    ),
    set=MINDBUG,
)  # fmt: skip


class NoBrain(AddSmashes):
    def surcharge(self, player: Player) -> int:
        return self.numbers["more"] * player.mindbugs


NO_BRAIN: Final = NoBrain(
    KEEP, "no_brain", "No Brain", "Sans cervelle", 3,
    Phrase(
        en="It costs {more} energy more for each Mindbug token you have. Your result always holds {smashes} more "
        "smash.",
        fr="Elle coûte {more} énergies de plus par jeton Mindbug que vous avez. Votre résultat compte toujours "
        "{smashes} baffe de plus.",
    ),
    set=MINDBUG, more=2, smashes=1,
)  # fmt: skip

MINDBUG_CARD: Final = discard("mindbug_card", "Mindbug!", "Mindbug !", 7, GainMindbug(), set=MINDBUG)

DYSFUNCTIONAL_MINDBUG: Final = discard(
    "dysfunctional_mindbug", "Dysfunctional Mindbug", "Mindbug défectueux", 3,
    LoseHearts(TOKEN_HOLDERS, 3, "dysfunctional_mindbug"), set=MINDBUG,
)  # fmt: skip


NO_TREASURE: Final = Option("treasure", "none", NO_CARD)


class BuyDiscarded(Effect):
    """A Consumable of the discard pile may be bought at once for less; it is a purchase like any other."""

    def __init__(self, less: int) -> None:
        self.less: int = less

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        options: list[Option] = []
        for card in game.discard:
            if game.faces[card].kind == CONSUMABLE and self.price(game, me, card) <= game.players[me].energy:
                options.append(Option("treasure", game.faces[card].id, card))
        if not options:
            return
        options.append(NO_TREASURE)
        answer = yield Choice(me, "treasure", options, "KT-131")
        if answer.subject != NO_CARD:
            yield from purchase(game, me, answer.subject, self.price(game, me, answer.subject), FROM_DISCARD)

    def price(self, game: Game, me: int, card: int) -> int:
        return max(0, price(game, me, card) - self.less)

    def speak(self, lang: str) -> str:
        less = ENERGY.count(lang, self.less)
        return say(
            lang,
            en=f"you may buy a Consumable from the discard pile at once, for {less} less",
            fr=f"vous pouvez acheter aussitôt une carte Consommable de la défausse, pour {less} de moins",
        )


FROM_DISCARD_PILE: Final = BuyDiscarded(3)

TREASURE: Final = discard("treasure", "Treasure", "Trésor", 3, FROM_DISCARD_PILE, set=MINDBUG)


class MiraculousMindbug(Card):
    def may_be_bought_by(self, player: Player) -> bool:
        return player.hearts <= self.numbers["hearts"]


MIRACULOUS_MINDBUG: Final = MiraculousMindbug(
    DISCARD, "miraculous_mindbug", "Miraculous Mindbug", "Mindbug miraculeux", 4,
    Phrase(
        en="You can buy it only with {hearts} hearts or fewer: {does}.",
        fr="Vous ne pouvez l'acheter qu'avec {hearts} cœurs ou moins : {does}.",
    ),
    StartAgain(), GainMindbug(), set=MINDBUG, hearts=3,
)  # fmt: skip

MINDBUG_CARDS: Final[list[Card]] = [
    OVEREQUIPPED_TRAPPER, LEGENDARY_HUNTER, UNRELIABLE_TARGETING, SNEAKY_ALLOY, OFFENSIVE_PROTOCOL, ARCANE_SCEPTER,
    ENERGY_ARMOR, STRANGE_DESIGN, ANCESTRAL_DEFENSE, TOXIC_PETALS, EXPLOSIVE_CRYSTALS, ELECTRO_WHIP, BOLD_MANEUVER,
    UNFAIR_GIFT, MAXIMUM_EFFORT, DEADLY_SHELL, SPATIAL_HUNTER, FREE_WILL, EVASIVE_MINDBUG, NO_BRAIN, MINDBUG_CARD,
    DYSFUNCTIONAL_MINDBUG, TREASURE, MIRACULOUS_MINDBUG,
]  # fmt: skip
