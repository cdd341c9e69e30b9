"""What the questions of Orcs Orcs Orcs are about: fields of the choice in a view, and the same as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiaire.core.choice import Choice
from bestiaire.core.encoding import clipped, put
from bestiaire.core.questions import Subject
from bestiaire.games.orcs.cards.printed import BONUS_NAMES
from bestiaire.games.orcs.rules.asking import creature_name
from bestiaire.games.orcs.table.zones import SECTIONS, TYPES

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


class ChosenCreature(Subject):
    """The creature that was chosen before."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        shown["creature"] = creature_name(choice.about)

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        code = choice.about
        put(out, places["creature"], code // SECTIONS % TYPES + 1)
        put(out, places["creature_at"], code % SECTIONS + 1)
        put(out, places["creature_damage"], clipped(code // (SECTIONS * TYPES)))


class WaitingBonuses(Subject):
    """The bonus actions that wait: how many of each, in eight bits."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        waiting: list[str] = []
        for bonus in range(len(BONUS_NAMES)):
            waiting.extend([BONUS_NAMES[bonus]] * (choice.about >> (8 * bonus) & 255))
        shown["waiting"] = waiting

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        for bonus in range(len(BONUS_NAMES)):
            put(out, places["waiting"] + bonus, clipped(choice.about >> (8 * bonus) & 255))


class SpellEffects(Subject):
    """The effects of the spell that is being cast, and which of them can be paid."""

    def show(self, state: Game, choice: Choice, shown: dict[str, Any]) -> None:
        cast = state.cast
        if cast is not None:
            spell = state.box.spells[state.faces[cast.spell]]
            shown["effects"] = [
                {"effect": index + 1, "cost": spell.costs[index], "payable": spell.costs[index] <= cast.energy}
                for index in range(len(spell.effects))
            ]

    def write(self, state: Game, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        cast = state.cast
        if cast is not None:
            spell = state.box.spells[state.faces[cast.spell]]
            for index in range(len(spell.effects)):
                put(out, places["effects.cost"] + index, clipped(spell.costs[index]))
                if spell.costs[index] <= cast.energy:
                    put(out, places["effects.payable"] + index, 1)


CREATURE: Final = ChosenCreature()
BONUSES: Final = WaitingBonuses()
EFFECTS: Final = SpellEffects()
