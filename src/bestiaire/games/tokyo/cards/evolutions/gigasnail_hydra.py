"""The Evolution cards of Gigasnail Hydra (KM-100)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import FACES, packed, sets_of, unpacked
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards.effects import GainHearts
from bestiaire.games.tokyo.cards.mindbug_cards import ALSO
from bestiaire.games.tokyo.cards.printed import PERMANENT, TEMPORARY, Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.expansion import hands
from bestiaire.games.tokyo.rules.hearts.losses import lose_hearts
from bestiaire.games.tokyo.rules.owning import alive, others_after, unused
from bestiaire.games.tokyo.table.dice import DICE, ENERGY, FACE_NAMES, HEART, SET, THREE
from bestiaire.games.tokyo.table.zones import MOST_TOKENS, NO_CARD, TOUGH, Loss
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

GIGASNAIL: Final = "gigasnail_hydra"


class UnstoppableHydra(Card):
    """KT-100 (b): its owner may decline."""

    def rescue(self, game: Game, me: int) -> Flow[bool]:
        if not hands.may_hold(game, me, self):
            return False
        number = hands.holding(game, me, self)
        options = [] if number == NO_CARD else [Option("rescue", self.id, number)]
        options.append(Option("rescue", "none", NO_CARD))
        answer = yield Choice(me, "rescue", options, "KT-100")
        if answer.subject == NO_CARD:
            return False
        hands.play_from_hand(game, me, answer.subject)
        if game.log is not None:
            tell(game, "rescue", {"seat": me, "card": self.id})
        actions.lose_die(game, me)
        actions.gain_hearts(game, me, self.numbers["hearts"])
        return True


UNSTOPPABLE_HYDRA: Final = UnstoppableHydra(
    TEMPORARY, "unstoppable_hydra", "Unstoppable Hydra", "Hydre inarrêtable", 0,
    Phrase(
        en="Play it at 0 hearts: you stay in the game, gain {hearts} hearts, and roll one die fewer from now on.",
        fr="À jouer à 0 cœur : vous restez en jeu, gagnez {hearts} cœurs, et lancez désormais un dé de moins.",
    ),
    monster=GIGASNAIL, copies=2, hearts=3,
)  # fmt: skip


class EnergyInfusedMonster(Card):
    """KT-039, KT-061: the subject of its options is the set of dice, and above it the symbol that replaces them."""

    def changes(self, game: Game, me: int) -> list[Option]:
        if game.players[me].energy < self.numbers["price"] or not unused(game, me, self.bit):
            return []
        found: list[Option] = []
        for chosen in sets_of(game.rolled):
            if sum(chosen) == self.numbers["dice"]:
                for to in range(FACES):
                    name = f"{DICE.spelled(chosen)}@{FACE_NAMES[to]}"
                    found.append(Option("energy_infused_monster", name, packed(chosen) | to << 24))
        return found

    def change(self, game: Game, me: int, answer: Option) -> None:
        actions.use(game, unused(game, me, self.bit)[0])
        actions.pay(game, me, self.numbers["price"])
        game.infused = answer.subject >> 24
        actions.remove_dice(game, me, unpacked(answer.subject & 0xFFFFFF), self.id)
        if game.log is not None:
            tell(game, "add_symbol", {"seat": me, "face": FACE_NAMES[game.infused], "card": self.id})


ENERGY_INFUSED_MONSTER: Final = EnergyInfusedMonster(
    PERMANENT, "energy_infused_monster", "Energy-Infused Monster", "Monstre gorgé d'énergie", 0,
    Phrase(
        en="Once per turn you may pay {price} energy to take {dice} of your dice out and add any symbol in their "
        "place.",
        fr="Une fois par tour, vous pouvez payer {price} énergie pour retirer {dice} de vos dés et ajouter à la "
        "place un symbole de votre choix.",
    ),
    monster=GIGASNAIL, price=1, dice=2, order=1,
)  # fmt: skip

THREE_TIMES_AS_STURDY: Final = Card(
    TEMPORARY, "three_times_as_sturdy", "Three Times As Sturdy", "Trois fois plus solide", 0,
    ALSO,
    GainHearts(3, if_spared=3), monster=GIGASNAIL, keywords=TOUGH,
)  # fmt: skip


class ScaryFace(Card):
    """KM-111, KM-113."""

    def on_numbers(self, game: Game, me: int) -> Flow[None]:
        others = others_after(game, me)
        most = max([0, *[game.players[seat].points for seat in others]])  # smashes may have left nobody
        if game.rolled[THREE] != SET or most == 0:
            return
        richest = [seat for seat in others if game.players[seat].points == most]
        victim = richest[0]
        if len(richest) > 1:
            options = [Option("scary_face", str(seat), seat) for seat in richest]
            victim = (yield Choice(me, "scary_face", options, "KM-111")).subject
        actions.gain_points(game, me, actions.lose_points(game, victim, self.numbers["points"]))


SCARY_FACE: Final = ScaryFace(
    PERMANENT, "scary_face", "Scary Face", "Visage effrayant", 0,
    Phrase(
        en="When exactly three of your dice show 3, steal {points} victory point from the other monster that has "
        "most.",
        fr="Quand exactement trois de vos dés montrent 3, volez {points} point de victoire à l'autre monstre qui "
        "en a le plus.",
    ),
    monster=GIGASNAIL, points=1, order=5,
)  # fmt: skip


class ThreeTimesAsStrong(Card):
    """KM-111."""

    def after_smashes(self, game: Game, me: int) -> Flow[None]:
        if SET in game.rolled:
            hearts = self.numbers["hearts"]
            yield from lose_hearts(game, [Loss(seat, hearts, me, self.id) for seat in others_after(game, me)])


THREE_TIMES_AS_STRONG: Final = ThreeTimesAsStrong(
    PERMANENT, "three_times_as_strong", "Three Times as Strong", "Trois fois plus fort", 0,
    Phrase(
        en="When exactly three of your dice show the same face, all other monsters lose {hearts} heart.",
        fr="Quand exactement trois de vos dés montrent la même face, tous les autres monstres perdent {hearts} "
        "cœur.",
    ),
    monster=GIGASNAIL, hearts=1,
)  # fmt: skip


THINK: Final = [Option("thinking_face", "play", 1), Option("thinking_face", "none", 0)]


class ThinkingFace(Card):
    """KM-111."""

    def on_hearts(self, game: Game, me: int) -> Flow[None]:
        if game.rolled[HEART] != SET or not hands.may_hold(game, me, self):
            return
        number = hands.holding(game, me, self)
        answer = yield Choice(me, "thinking_face", THINK[1:] if number == NO_CARD else THINK, "KM-111")
        if not answer.subject:
            return
        hands.play_from_hand(game, me, number)
        actions.gain_hearts(game, me, self.numbers["hearts"])
        fewest = min([game.players[seat].hearts for seat in alive(game)])
        weakest = [seat for seat in alive(game) if game.players[seat].hearts == fewest]
        seat = weakest[0]
        if len(weakest) > 1:
            options = [Option("fewest_hearts", str(seat), seat) for seat in weakest]
            seat = (yield Choice(me, "fewest_hearts", options, "KM-111")).subject
        actions.gain_hearts(game, seat, self.numbers["gift"])


THINKING_FACE: Final = ThinkingFace(
    TEMPORARY, "thinking_face", "Thinking Face", "Visage pensif", 0,
    Phrase(
        en="Play it when exactly three of your dice show hearts: gain {hearts} hearts, then the monster with "
        "fewest gains {gift}.",
        fr="À jouer quand exactement trois de vos dés montrent un cœur : gagnez {hearts} cœurs, puis le monstre "
        "qui en a le moins en gagne {gift}.",
    ),
    monster=GIGASNAIL, hearts=3, gift=1,
)  # fmt: skip


EAT: Final = [Option("hungry_face", "play", 1), Option("hungry_face", "none", 0)]


class HungryFace(Card):
    """KM-111, KT-139."""

    def on_energy(self, game: Game, me: int) -> Flow[None]:
        if game.rolled[ENERGY] != SET or not hands.may_hold(game, me, self):
            return
        number = hands.holding(game, me, self)
        answer = yield Choice(me, "hungry_face", EAT[1:] if number == NO_CARD else EAT, "KM-111")
        if answer.subject:
            hands.play_from_hand(game, me, number)
            game.discount = min(game.discount + self.numbers["less"], MOST_TOKENS)


HUNGRY_FACE: Final = HungryFace(
    TEMPORARY, "hungry_face", "Hungry Face", "Visage affamé", 0,
    Phrase(
        en="Play it when exactly three of your dice show energy: your next purchase this turn costs {less} energy "
        "less.",
        fr="À jouer quand exactement trois de vos dés montrent une énergie : votre prochain achat de ce tour coûte "
        "{less} énergies de moins.",
    ),
    monster=GIGASNAIL, less=3,
)  # fmt: skip

EVOLUTIONS_GIGASNAIL: Final[list[Card]] = [
    UNSTOPPABLE_HYDRA, ENERGY_INFUSED_MONSTER, THREE_TIMES_AS_STURDY, SCARY_FACE, THREE_TIMES_AS_STRONG,
    THINKING_FACE, HUNGRY_FACE,
]  # fmt: skip
