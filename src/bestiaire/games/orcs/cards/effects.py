"""The vocabulary of attack and knowledge spells: each effect runs, knows its targets, and says what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow
from bestiaire.games.orcs.cards.printed import DECK_A, DECK_B, Effect
from bestiaire.games.orcs.rules import actions
from bestiaire.games.orcs.rules.asking import (
    ANYWHERE,
    OWN_SECTIONS,
    SECTION_OPTIONS,
    SIDE_OPTIONS,
    cards_named,
    choose_creature,
    choose_place,
    number_of,
)
from bestiaire.games.orcs.rules.resolving import strike
from bestiaire.games.orcs.table.zones import OUTER, RINGS, SECTIONS
from bestiaire.words import say

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game

ALONE: Final = 0
BESIDE: Final = 1
BEHIND: Final = 2


def anybody_there(game: Game, places: tuple[int, ...]) -> bool:
    here = 0
    for place in places:
        here += len(game.sections[place])
    return here > 0


def own_sections(game: Game, me: int) -> tuple[int, ...]:
    """The sections of the sector that a player's mage occupies."""
    return OWN_SECTIONS[game.players[me].mage]


class Damage(Effect):
    """OO-130, OO-140: to one creature in the own sector."""

    def __init__(self, damage: int) -> None:
        self.damage: int = damage

    def amount(self) -> int:
        return self.damage

    def resized(self, amount: int) -> Effect:
        return Damage(amount)

    def can_run(self, game: Game, me: int) -> bool:
        return anybody_there(game, own_sections(game, me))

    def run(self, game: Game, me: int) -> Flow[None]:
        code = yield from choose_creature(game, me, own_sections(game, me), "OO-104")
        yield from strike(game, me, [code % SECTIONS], number_of(game, code), self.damage)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"deal {self.damage} damage to one creature in your mage's sector",
            fr=f"infligez {points(self.damage)} à une créature du quartier de votre mage",
        )


class DamageAnywhere(Effect):
    """OO-141: to one creature, wherever it stands."""

    def __init__(self, damage: int) -> None:
        self.damage: int = damage

    def amount(self) -> int:
        return self.damage

    def resized(self, amount: int) -> Effect:
        return DamageAnywhere(amount)

    def can_run(self, game: Game, me: int) -> bool:
        return anybody_there(game, ANYWHERE)

    def run(self, game: Game, me: int) -> Flow[None]:
        code = yield from choose_creature(game, me, ANYWHERE, "OO-104")
        yield from strike(game, me, [code % SECTIONS], number_of(game, code), self.damage)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"deal {self.damage} damage to any one creature on the board",
            fr=f"infligez {points(self.damage)} à n'importe quelle créature du plateau",
        )


class DamageSection(Effect):
    """OO-142, OO-143: to every creature in one section of the own sector; as a second effect also in the same ring of
    a sector beside it, or in the section behind it (OO-004). Our reading: the first section must hold a creature, the
    other need not."""

    def __init__(self, damage: int, more: int = ALONE) -> None:
        self.damage: int = damage
        self.more: int = more

    def amount(self) -> int:
        return self.damage

    def resized(self, amount: int) -> Effect:
        return DamageSection(amount, self.more)

    def can_run(self, game: Game, me: int) -> bool:
        return anybody_there(game, own_sections(game, me))

    def run(self, game: Game, me: int) -> Flow[None]:
        options = [SECTION_OPTIONS[place] for place in own_sections(game, me) if game.sections[place]]
        first = yield from choose_place(me, "section", options, "OO-142")
        places = [first]
        if self.more == BESIDE:
            sides = [SIDE_OPTIONS[(first - RINGS) % SECTIONS], SIDE_OPTIONS[(first + RINGS) % SECTIONS]]
            side = yield from choose_place(me, "side", sides, "OO-142")
            places.append(side)
        elif self.more == BEHIND and first % RINGS != OUTER:
            places.append(first + 1)
        yield from strike(game, me, places, -1, self.damage)

    def speak(self, lang: str) -> str:
        english = f"deal {self.damage} damage to every creature in one section of your mage's sector"
        french = f"infligez {points(self.damage)} à toutes les créatures d'une section du quartier de votre mage"
        if self.more == BESIDE:
            english += " and in the neighbouring section to its left or right"
            french += " et de la section voisine, à gauche ou à droite"
        elif self.more == BEHIND:
            english += " and in the section behind it"
            french += " et de la section derrière elle"
        return say(lang, en=english, fr=french)


def points(damage: int) -> str:
    return f"{damage} dégât" if damage == 1 else f"{damage} dégâts"


class Learn(Effect):
    """OO-131, OO-160, OO-165: a card of the display."""

    def can_run(self, game: Game, me: int) -> bool:
        return bool(game.display[DECK_A] or game.display[DECK_B])

    def run(self, game: Game, me: int) -> Flow[None]:
        options = cards_named(game, "learn", game.display[DECK_A] + game.display[DECK_B])
        number = yield from choose_place(me, "learn", options, "OO-165")
        actions.learn(game, me, DECK_A if number in game.display[DECK_A] else DECK_B, number)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="take one spell from the display to your discard pile",
            fr="prenez un sort de l'étalage et placez-le sur votre défausse",
        )
