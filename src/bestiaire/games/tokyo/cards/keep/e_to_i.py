"""Keep cards of the base game, in the order of the box: Extra Head to It Has a Child!."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow, Option
from bestiaire.core.dice import FACES
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards.common import MoreRolls
from bestiaire.games.tokyo.cards.printed import KEEP, Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import ask
from bestiaire.games.tokyo.rules.dice.smashing import has_smash_die
from bestiaire.games.tokyo.rules.hearts.falling import leave
from bestiaire.games.tokyo.rules.owning import neighbours, unused
from bestiaire.games.tokyo.table.dice import FACE_NAMES, ONE, SET
from bestiaire.games.tokyo.table.zones import FREEZE_TURN, HEARTS, MOST_TOKENS, OUTSIDE
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


class ExtraHead(Card):
    def more_dice(self) -> int:
        return self.numbers["dice"]


EXTRA_HEAD: Final = ExtraHead(
    KEEP, "extra_head", "Extra Head", "Une tête de plus", 7,
    Phrase(
        en="You roll {dice} more die.",
        fr="Vous lancez {dice} dé de plus.",
    ),
    copies=2, dice=1,
)  # fmt: skip


class FireBreathing(Card):
    """KT-063, KT-075."""

    def burns(self, game: Game, me: int, seat: int) -> int:
        return self.numbers["hearts"] if has_smash_die(game) and seat in neighbours(game, me) else 0


FIRE_BREATHING: Final = FireBreathing(
    KEEP, "fire_breathing", "Fire Breathing", "Souffle de feu", 4,
    Phrase(
        en="When your dice show at least one smash, the nearest monsters on your left and on your right "
        "lose {hearts} more heart each.",
        fr="Quand vos dés montrent au moins une baffe, les monstres les plus proches à votre gauche et à "
        "votre droite perdent chacun {hearts} cœur de plus.",
    ),
    hearts=1,
)  # fmt: skip


FREEZE: Final = [Option("freeze_time", "yes", 1), Option("freeze_time", "no", 0)]


class FreezeTime(Card):
    """KT-052, KT-171: one turn, whatever the number of copies."""

    def on_numbers(self, game: Game, me: int) -> Flow[None]:
        if game.rolled[ONE] >= SET and me == game.active:
            game.frozen = True
        yield from ()

    def take_frozen_turn(self, game: Game, me: int) -> Flow[None]:
        answer = yield from ask(game, me, "freeze_time", FREEZE, "KT-171")
        if answer.subject:
            actions.earn_turn(game, FREEZE_TURN, me, min(game.fewer + 1, MOST_TOKENS))


FREEZE_TIME: Final = FreezeTime(
    KEEP, "freeze_time", "Freeze Time", "Contrôle du temps", 5,
    Phrase(
        en="In a turn in which you resolve three 1s or more, you may take another turn after it, with one "
        "die fewer.",
        fr="Un tour où vous résolvez au moins trois 1, vous pouvez en jouer un autre juste après, avec un "
        "dé de moins.",
    ),
    order=2,
)  # fmt: skip


class FriendOfChildren(Card):
    def added_energy(self) -> int:
        return self.numbers["energy"]


FRIEND_OF_CHILDREN: Final = FriendOfChildren(
    KEEP, "friend_of_children", "Friend of Children", "L'ami des enfants", 3,
    Phrase(
        en="Whenever you gain energy, gain {energy} more.",
        fr="Chaque fois que vous gagnez de l'énergie, gagnez {energy} énergie de plus.",
    ),
    energy=1,
)  # fmt: skip

GIANT_BRAIN: Final = MoreRolls(
    KEEP, "giant_brain", "Giant Brain", "Cerveau démesuré", 5,
    Phrase(
        en="You have {rolls} more Roll in each turn.",
        fr="Vous avez {rolls} lancer de plus à chaque tour.",
    ),
    rolls=1,
)  # fmt: skip


class Gourmet(Card):
    def on_numbers(self, game: Game, me: int) -> Flow[None]:
        if game.rolled[ONE] >= SET:
            actions.gain_points(game, me, self.numbers["points"])
        yield from ()


GOURMET: Final = Gourmet(
    KEEP, "gourmet", "Gourmet", "Gourmet", 4,
    Phrase(
        en="When you resolve three 1s or more, gain {points} more victory points.",
        fr="Quand vous résolvez au moins trois 1, gagnez {points} points de victoire de plus.",
    ),
    points=2, order=1,
)  # fmt: skip


class HealingRay(Card):
    """KT-057: those healed pay as far as they can; a copy makes no difference."""

    def after_healing(self, game: Game, me: int, seat: int, hearts: int) -> None:
        paid = min(game.players[seat].energy, self.numbers["price"] * hearts)
        actions.pay(game, seat, paid)
        actions.gain_energy(game, me, paid)


HEALING_RAY: Final = HealingRay(
    KEEP, "healing_ray", "Healing Ray", "Rayon revigorant", 4,
    Phrase(
        en="You may use your hearts to heal other monsters. For each heart they pay you {price} energy, or "
        "what they have.",
        fr="Vous pouvez utiliser vos cœurs pour soigner d'autres monstres. Pour chaque cœur, ils vous "
        "paient {price} énergies, ou ce qu'ils ont.",
    ),
    price=2,
)  # fmt: skip


class Herbivore(Card):
    def end_of_turn(self, game: Game, me: int, copies: int) -> None:
        if not game.hurt & (1 << me):
            for _ in range(copies):
                actions.gain_points(game, me, self.numbers["points"])


HERBIVORE: Final = Herbivore(
    KEEP, "herbivore", "Herbivore", "Herbivore", 5,
    Phrase(
        en="At the end of your turn, gain {points} victory point if no other monster lost hearts because of"
        " you.",
        fr="À la fin de votre tour, gagnez {points} point de victoire si aucun autre monstre n'a perdu de "
        "cœurs à cause de vous.",
    ),
    points=1, order=6,
)  # fmt: skip


CULLS: Final = [Option("herd_culler", FACE_NAMES[face], face) for face in range(FACES)]


class HerdCuller(Card):
    def changes(self, game: Game, me: int) -> list[Option]:
        if not unused(game, me, self.bit):
            return []
        return [CULLS[face] for face in range(FACES) if game.rolled[face] and face != ONE]

    def change(self, game: Game, me: int, answer: Option) -> None:
        actions.use(game, unused(game, me, self.bit)[0])
        actions.turn_die(game, me, answer.subject, ONE, self.id)


HERD_CULLER: Final = HerdCuller(
    KEEP, "herd_culler", "Herd Culler", "Prédateur sélectif", 3,
    Phrase(
        en="Once per turn you may turn one of your dice to 1.",
        fr="Une fois par tour, vous pouvez changer un de vos dés en 1.",
    ),
)  # fmt: skip


class ItHasAChild(Card):
    """KT-102: by itself; energy and Evolution cards are kept."""

    def rescue(self, game: Game, me: int) -> Flow[bool]:
        player = game.players[me]
        if game.log is not None:
            tell(game, "rescue", {"seat": me, "card": self.id})
        for number in player.cards:
            actions.lose_card(game, me, number)
        actions.lose_points(game, me, player.points)
        actions.set_hearts(game, me, self.numbers["hearts"])
        if player.place != OUTSIDE:
            yield from leave(game, me, "card")
        return True


IT_HAS_A_CHILD: Final = ItHasAChild(
    KEEP, "it_has_a_child", "It Has a Child!", "Il restait un œuf !", 7,
    Phrase(
        en="If you drop to 0 hearts, discard all your Energy cards, lose all your victory points, leave "
        "Tokyo and go on with {hearts} hearts.",
        fr="Si vous tombez à 0 cœur, défaussez toutes vos cartes Énergie, perdez tous vos points de "
        "victoire, quittez Tokyo et continuez avec {hearts} cœurs.",
    ),
    hearts=HEARTS,
)  # fmt: skip

KEEP_E_TO_I: Final[list[Card]] = [
    EXTRA_HEAD, FIRE_BREATHING, FREEZE_TIME, FRIEND_OF_CHILDREN, GIANT_BRAIN, GOURMET, HEALING_RAY, HERBIVORE,
    HERD_CULLER, IT_HAS_A_CHILD,
]  # fmt: skip
