"""Whom an effect means: filters that compose, and how many of those found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.games.mindbug.rules.actions import rival
from bestiaire.games.mindbug.rules.asking import creature_in_play, creature_options
from bestiaire.games.mindbug.rules.powers import power_once
from bestiaire.games.mindbug.table.zones import Creature
from bestiaire.words import say
from bestiaire.words.nouns import ALLIED_ADJECTIVE, CREATURE, ENEMY_ADJECTIVE, a

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game


class Side:
    """Whose creatures are meant: ANY, ALLIED or ENEMY. An object of its own, so that no number is taken for it."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: str = name

    def __repr__(self) -> str:
        return self.name


ANY: Final = Side("ANY")
"""« A creature », of either side (MB-021)."""
ALLIED: Final = Side("ALLIED")
ENEMY: Final = Side("ENEMY")

NO_LIMIT: Final = 1_000_000


class PowerRange:
    """Power from `least` to `most`, both included; current power when asked of a creature in play (MB-024)."""

    __slots__ = ("least", "most")

    def __init__(self, least: int, most: int) -> None:
        if not isinstance(least, int) or not isinstance(most, int):
            raise TypeError(f"power_at_least and power_at_most are whole numbers, not {least!r} and {most!r}")
        if least > most:
            raise ValueError(f"power_at_least={least}, power_at_most={most}: no creature has such a power")
        self.least: int = least
        self.most: int = most

    def holds(self, game: Game, creature: Creature) -> bool:
        if self.is_any():
            return True
        return self.least <= power_once(game, creature) <= self.most

    def includes(self, number: int) -> bool:
        """Whether it is such a power: asked directly of what is printed on a card outside play (MB-024)."""
        return self.least <= number <= self.most

    def is_any(self) -> bool:
        return self.least <= 0 and self.most >= NO_LIMIT

    def speak(self, lang: str) -> str:
        """« of power 7 or more », with a blank before it; nothing if any power will do."""
        if self.is_any():
            return ""
        if self.most >= NO_LIMIT:
            return say(lang, en=f" of power {self.least} or more", fr=f" de puissance {self.least} ou plus")
        if self.least <= 0:
            return say(lang, en=f" of power {self.most} or less", fr=f" de puissance {self.most} ou moins")
        if self.least == self.most:
            return say(lang, en=f" of power {self.least}", fr=f" de puissance {self.least}")
        return say(lang, en=f" of power {self.least} to {self.most}", fr=f" de puissance {self.least} à {self.most}")


class Target:
    """A description of creatures in play, such as « an enemy creature of power 7 or more »."""

    __slots__ = ("every", "optional", "power", "side", "up_to")

    def __init__(self, side: Side, power_range: PowerRange, up_to: int, optional: bool, every: bool) -> None:
        self.side: Side = side
        self.power: PowerRange = power_range
        self.up_to: int = up_to
        self.optional: bool = optional
        self.every: bool = every

    def candidates(self, game: Game, me: int) -> list[Creature]:
        """Every creature it could mean, seen from `me`: the own ones first. Powers are read once, here (ruling 36)."""
        found: list[Creature] = []
        if self.side is not ENEMY:
            found.extend(creature for creature in game.players[me].play if self.power.holds(game, creature))
        if self.side is not ALLIED:
            found.extend(creature for creature in game.players[rival(me)].play if self.power.holds(game, creature))
        return found

    def pick(
        self, game: Game, me: int, verb: str, candidates: list[Creature], rule: str, source: int
    ) -> Flow[list[Creature]]:
        """Those the player chooses: all for « each »; one if there is one (MB-005); none to n for « up to n », chosen
        together (ruling 41, medium). No question is asked that has but one answer."""
        if self.every:
            return candidates
        chosen: list[Creature] = []
        left = candidates[:]
        while left and len(chosen) < self.up_to:
            picked = left[0]
            if self.optional or len(left) > 1:
                options = creature_options(verb, left)
                if self.optional:
                    options.append(Option(verb, "none", -1))
                answer = yield Choice(me, verb, options, rule, source)
                if answer.subject == -1:
                    break
                picked = creature_in_play(game, answer.subject)
            left.remove(picked)
            chosen.append(picked)
        return chosen

    def is_plural(self) -> bool:
        return self.every or self.up_to > 1

    def speak(self, lang: str) -> str:
        many = self.is_plural()
        if self.side is ENEMY:
            noun = ENEMY_ADJECTIVE.join(lang, CREATURE, many)
        elif self.side is ALLIED:
            noun = ALLIED_ADJECTIVE.join(lang, CREATURE, many)
        else:
            noun = CREATURE.plain(lang, many)
        limit = self.power.speak(lang)
        if self.every:
            return say(lang, en=f"all {noun}{limit}", fr=f"toutes les {noun}{limit}")
        if self.optional:
            return say(lang, en=f"up to {self.up_to} {noun}{limit}", fr=f"jusqu'à {self.up_to} {noun}{limit}")
        return a(lang, CREATURE, noun) + limit


def check_side(called: str, side: Side) -> None:
    if not isinstance(side, Side):
        raise TypeError(f"{called}: the side is ANY, ALLIED or ENEMY, not {side!r}")


def one(side: Side, power_at_least: int = 0, power_at_most: int = NO_LIMIT) -> Target:
    """One creature, compulsory if there is one."""
    check_side("one(side)", side)
    return Target(side, PowerRange(power_at_least, power_at_most), 1, False, False)


def each(side: Side, power_at_least: int = 0, power_at_most: int = NO_LIMIT) -> Target:
    """All of them, together."""
    check_side("each(side)", side)
    return Target(side, PowerRange(power_at_least, power_at_most), 1, False, True)


def up_to(amount: int, side: Side, power_at_least: int = 0, power_at_most: int = NO_LIMIT) -> Target:
    """None, one, and so on up to that many."""
    if isinstance(amount, Side):
        raise TypeError(f"up_to(amount, side): the number comes first, as in up_to(2, {amount!r})")
    if not isinstance(amount, int) or amount < 1:
        raise ValueError(f"up_to(amount, side): the amount is a whole number, at least 1, not {amount!r}")
    check_side("up_to(amount, side)", side)
    return Target(side, PowerRange(power_at_least, power_at_most), amount, True, False)
