"""What missions count (OO-201 … OO-203): each knows how many a player has, and what it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.games.orcs.cards.printed import MIGHTY, STRONG, WEAK, MissionCount
from bestiaire.games.orcs.rules.scoring import deck_of
from bestiaire.games.orcs.table.zones import START_SPELLS, TYPES, Player
from bestiaire.words.nouns import Noun

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


class Creatures(MissionCount):
    def count(self, game: Game, player: Player) -> int:
        return sum(player.held)


class CreatureTypes(MissionCount):
    def count(self, game: Game, player: Player) -> int:
        return sum([1 for number in player.held if number])


class BonusPowers(MissionCount):
    def count(self, game: Game, player: Player) -> int:
        return sum([1 for bit in range(TYPES) if player.powers & (1 << bit)])


class LearnedSpells(MissionCount):
    def count(self, game: Game, player: Player) -> int:
        poison, faces = game.box.poison, game.faces
        return sum([1 for number in deck_of(player) if START_SPELLS <= faces[number] < poison])


class OfStrengths(MissionCount):
    """Creatures of one strength, or full sets of several."""

    def __init__(self, key: str, noun: Noun, strengths: tuple[int, ...]) -> None:
        super().__init__(key, noun)
        self.strengths: tuple[int, ...] = strengths

    def count(self, game: Game, player: Player) -> int:
        held = [0, 0, 0]
        for creature in range(TYPES):
            held[game.box.strength[creature]] += player.held[creature]
        return min([held[strength] for strength in self.strengths])


MISSION_COUNTS: Final[list[MissionCount]] = [
    Creatures("creatures", Noun("creature", "creatures", "créature", "créatures", feminine=True)),
    CreatureTypes(
        "creature_types",
        Noun(
            "type of creature you hold", "types of creatures you hold", "type de créature différent",
            "types de créatures différents", feminine=False,
        ),
    ),
    BonusPowers(
        "bonus_powers", Noun("bonus power", "bonus powers", "pouvoir bonus", "pouvoirs bonus", feminine=False)
    ),
    LearnedSpells(
        "learned_spells", Noun("spell learned", "spells learned", "sort appris", "sorts appris", feminine=False)
    ),
    OfStrengths(
        "weak", Noun("weak creature", "weak creatures", "créature faible", "créatures faibles", feminine=True), (WEAK,)
    ),
    OfStrengths(
        "strong", Noun("strong creature", "strong creatures", "créature forte", "créatures fortes", feminine=True),
        (STRONG,),
    ),
    OfStrengths(
        "mighty",
        Noun("mighty creature", "mighty creatures", "créature puissante", "créatures puissantes", feminine=True),
        (MIGHTY,),
    ),
    OfStrengths(
        "sets_of_weak_strong_mighty",
        Noun(
            "set of one weak, one strong and one mighty creature",
            "sets of one weak, one strong and one mighty creature",
            "ensemble d'une créature faible, d'une forte et d'une puissante",
            "ensembles d'une créature faible, d'une forte et d'une puissante", feminine=False,
        ),
        (WEAK, STRONG, MIGHTY),
    ),
]  # fmt: skip
COUNTED: Final = tuple(one.key for one in MISSION_COUNTS)
