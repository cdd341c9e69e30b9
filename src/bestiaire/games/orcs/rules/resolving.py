"""What attacks and discards lead to: damage, defeats, powers, bonus actions, and victims who discard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.printed import BONUS_NAMES
from bestiaire.games.orcs.rules import actions
from bestiaire.games.orcs.rules.asking import choose_discard
from bestiaire.games.orcs.rules.powers import more_life
from bestiaire.games.orcs.table.zones import SAFE_HAND, SECTION_NAMES

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game

BONUS_OPTIONS: Final = [Option("bonus", name, bonus) for bonus, name in enumerate(BONUS_NAMES)]
DECLINE: Final = Option("bonus", "none", -1)


def strike(game: Game, me: int, places: list[int], creature: int, amount: int) -> Flow[None]:
    """OO-110 … OO-115: damage to one creature, or (-1) to every creature in these sections, all at once. Those whose
    damage reaches their life go together, then skulls move and powers are gained, then bonus actions are taken."""
    more = more_life(game, me)
    life, faces, damage = game.box.life, game.faces, game.damage
    defeated: list[int] = []
    for place in places:
        for number in game.sections[place]:
            if creature >= 0 and number != creature:
                continue
            total = damage.get(number, 0) + amount
            damage[number] = total
            needed = life[faces[number]] + more
            if game.log is not None:
                told = {
                    "seat": me,
                    "creature": CREATURE_NAMES[faces[number]],
                    "place": SECTION_NAMES[place],
                    "amount": amount,
                    "damage": total,
                    "life": needed,
                }
                tell(game, "damage", told)
            if total >= needed:
                actions.defeat(game, me, number, place)
                defeated.append(faces[number])
    if defeated:
        actions.raise_skulls(game, me, defeated)
        if game.options.bonus_actions:
            yield from take_bonus_actions(game, me, defeated)


def take_bonus_actions(game: Game, me: int, defeated: list[int]) -> Flow[None]:
    """OO-210, OO-211, OO-215: those of the creatures defeated, each taken or declined, in any order."""
    waiting = [game.box.creatures[creature].bonus_action for creature in defeated]
    while waiting:
        options = [option for option in BONUS_OPTIONS if option.subject in waiting]
        options.append(DECLINE)
        about = 0
        for bonus in waiting:
            about += 1 << (8 * bonus)
        answer = yield Choice(me, "bonus_action", options, "OO-211", about)
        if answer.subject < 0:
            return
        waiting.remove(answer.subject)
        yield from take_bonus_action(game, me, answer.subject)


def take_bonus_action(game: Game, me: int, bonus: int) -> Flow[None]:
    """OO-212."""
    if game.log is not None:
        tell(game, "bonus", {"seat": me, "bonus": BONUS_NAMES[bonus]})
    yield from game.box.bonus_actions[bonus].run(game, me)


def victims_of(game: Game, me: int) -> list[int]:
    """OO-153: the opponents with more than three cards, clockwise from the caster."""
    found: list[int] = []
    for step in range(1, game.seats):
        seat = (me + step) % game.seats
        if len(game.players[seat].hand) > SAFE_HAND:
            found.append(seat)
    return found


def all_discard(game: Game, me: int) -> Flow[None]:
    """OO-153, OO-212: each of them discards a card of his choice."""
    for victim in victims_of(game, me):
        number = yield from choose_discard(game, victim)
        actions.discard(game, victim, number)
