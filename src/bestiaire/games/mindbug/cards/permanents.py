"""The vocabulary of permanent abilities (MB-083): they answer questions and never change a number in place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.compiling import mypyc_attr
from bestiaire.games.mindbug.cards.printed import MOST_DICE, Permanent, keyword_names, keyword_word
from bestiaire.games.mindbug.cards.targets import NO_LIMIT, PowerRange
from bestiaire.games.mindbug.rules.powers import own_and_granted_keywords
from bestiaire.games.mindbug.table.zones import Creature, Source
from bestiaire.words import capital, enumerate_words, say
from bestiaire.words.nouns import DIE_SYMBOL, TIME

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game

SELF: Final = 0
"""This creature."""
OTHERS: Final = 1
"""The other creatures of its controller."""
ALL_ALLIED: Final = 2
"""All creatures of its controller, this one included."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """When a permanent ability holds."""

    def holds(self, game: Game, source: Source) -> bool:
        raise NotImplementedError(f"{type(self).__name__} has no holds(self, game, source)")

    def speak(self, lang: str) -> str:
        """A clause that can open a sentence."""
        raise NotImplementedError(f"{type(self).__name__} has no speak(self, lang)")


class YourTurn(Condition):
    """Ruling 26: whose turn it is decides, not who is asked something."""

    def holds(self, game: Game, source: Source) -> bool:
        return game.active == source.seat

    def speak(self, lang: str) -> str:
        return say(lang, en="on your own turns", fr="pendant vos tours")


class Alone(Condition):
    """Ruling 31: the only creature of its controller, on both players' turns."""

    def holds(self, game: Game, source: Source) -> bool:
        return len(game.players[source.seat].play) == 1

    def speak(self, lang: str) -> str:
        return say(lang, en="with no other creature on your side", fr="sans autre créature de votre côté")


class Boost(Permanent):
    """More power, keywords or die symbols for this creature or others on its side. Several of them add up (ruling 30);
    there are never more than two dice (ruling 65)."""

    def __init__(
        self,
        whom: int,
        power: int = 0,
        keywords: int = 0,
        power_at_least: int = 0,
        power_at_most: int = NO_LIMIT,
        when: Condition | None = None,
        dice: int = 0,
    ) -> None:
        self.whom: int = whom
        self.power: int = power
        self.keywords: int = keywords
        self.dice: int = dice
        self.range: PowerRange = PowerRange(power_at_least, power_at_most)
        self.when: Condition | None = when
        if whom not in (SELF, OTHERS, ALL_ALLIED):
            raise ValueError(f"Boost(whom): whom is SELF, OTHERS or ALL_ALLIED, not {whom!r}")
        if when is not None and not isinstance(when, Condition):
            raise TypeError(f"Boost(when=…): it takes a Condition such as YourTurn(), not {when!r}")
        if power and not self.range.is_any():
            raise ValueError("a change of power can't depend on power: it would go in circles")
        if not power and not keywords and not dice:
            raise ValueError("a boost must give power, keywords or dice")

    def reaches(self, game: Game, source: Source, creature: Creature) -> bool:
        """Whether it means this creature; the power limit is not asked here."""
        if self.whom == SELF:
            if creature is not source:
                return False
        elif creature.seat != source.seat or (self.whom == OTHERS and creature is source):
            return False
        return self.when is None or self.when.holds(game, source)

    def power_for(self, game: Game, source: Source, creature: Creature) -> int:
        if self.power and self.reaches(game, source, creature):
            return self.power
        return 0

    def keywords_for(self, game: Game, source: Source, creature: Creature) -> int:
        if self.keywords and self.reaches(game, source, creature) and self.range.holds(game, creature):
            return self.keywords
        return 0

    def dice_for(self, game: Game, source: Source, creature: Creature) -> int:
        if self.dice and self.reaches(game, source, creature) and self.range.holds(game, creature):
            return self.dice
        return 0

    def speak(self, lang: str) -> str:
        limit = self.range.speak(lang)
        if self.whom == SELF:
            subject = say(lang, en="this creature has", fr="cette créature a")
        elif self.whom == OTHERS:
            subject = say(lang, en=f"your other creatures{limit} have", fr=f"vos autres créatures{limit} ont")
        else:
            subject = say(lang, en=f"your creatures{limit} have", fr=f"vos créatures{limit} ont")
        gains: list[str] = []
        if self.power > 0:
            gains.append(say(lang, en=f"{self.power} more power", fr=f"{self.power} de puissance en plus"))
        elif self.power < 0:
            gains.append(say(lang, en=f"{-self.power} less power", fr=f"{-self.power} de puissance en moins"))
        gains.extend(keyword_word(name, lang) for name in keyword_names(self.keywords))
        if self.dice:
            symbol = DIE_SYMBOL.plain(lang, self.dice > 1)
            gains.append(
                say(
                    lang,
                    en=f"{self.dice} more {symbol} (at most {MOST_DICE} in all)",
                    fr=f"{self.dice} {symbol} en plus ({MOST_DICE} au maximum)",
                )
            )
        clause = "" if self.when is None else f"{self.when.speak(lang)}, "
        return capital(f"{clause}{subject} {enumerate_words(lang, gains)}.")


class BlockBan(Permanent):
    """Creatures of a certain power can't block: this creature only, or any attacker on its side. Bans add up
    (ruling 20) and HUNTER overrides them (MB-071)."""

    def __init__(self, power_at_least: int = 0, power_at_most: int = NO_LIMIT, every_attacker: bool = False) -> None:
        self.range: PowerRange = PowerRange(power_at_least, power_at_most)
        self.every_attacker: bool = every_attacker

    def forbids_block(self, game: Game, source: Source, attacker: Creature, blocker: Creature) -> bool:
        if blocker.seat == source.seat:
            return False
        if not self.every_attacker and attacker is not source:
            return False
        return self.range.holds(game, blocker)

    def speak(self, lang: str) -> str:
        limit = self.range.speak(lang)
        if self.every_attacker:
            return say(
                lang,
                en=f"Enemy creatures{limit} can't block anything.",
                fr=f"Les créatures ennemies{limit} ne peuvent bloquer personne.",
            )
        return say(
            lang,
            en=f"Enemy creatures{limit} can't block this creature.",
            fr=f"Les créatures ennemies{limit} ne peuvent pas bloquer cette créature.",
        )


class AttackBan(Permanent):
    """The King, ruling 62: its controller's other creatures can't attack; blocking is not touched."""

    def forbids_attack(self, game: Game, source: Source, creature: Creature) -> bool:
        return creature.seat == source.seat and creature is not source

    def speak(self, lang: str) -> str:
        return say(lang, en="Your other creatures can't attack.", fr="Vos autres créatures ne peuvent pas attaquer.")


class HuntBan(Permanent):
    """Sheriff, ruling 63: creatures of a certain power can't be named when this creature hunts, whatever gives it
    HUNTER; they may still block of their own accord."""

    def __init__(self, power_at_least: int = 0, power_at_most: int = NO_LIMIT) -> None:
        self.range: PowerRange = PowerRange(power_at_least, power_at_most)

    def forbids_hunt(self, game: Game, source: Source, attacker: Creature, prey: Creature) -> bool:
        return attacker is source and self.range.holds(game, prey)

    def speak(self, lang: str) -> str:
        limit = self.range.speak(lang)
        return say(
            lang,
            en=f"Can't hunt enemy creatures{limit}.",
            fr=f"Ne peut pas chasser les créatures ennemies{limit}.",
        )


class MoreRerolls(Permanent):
    """Cybertooth, ruling 52: each roll of its controller can be rerolled more often, with a fresh choice of dice."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def rerolls_for(self, game: Game, source: Source, player: int) -> int:
        return self.amount if player == source.seat else 0

    def speak(self, lang: str) -> str:
        times = TIME.plain(lang, self.amount > 1)
        return say(
            lang,
            en=f"Whenever you roll, you may reroll {self.amount} more {times}.",
            fr=f"À chacun de vos lancers, vous pouvez relancer {self.amount} {times} de plus.",
        )


class SilencePlayEffects(Permanent):
    """Ruling 14: no Play effect happens for its controller's opponent, however the card came into play."""

    def silences_play_effects(self, game: Game, source: Source, player: int) -> bool:
        return player != source.seat

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="Play effects don't happen for your opponent.",
            fr="Les effets Jouer n'ont pas lieu pour votre adversaire.",
        )


class CopyKeywords(Permanent):
    """Sharky Crab-Dog-Mummypus: has each of these keywords as long as an enemy creature has it, granted ones too
    (ruling 29, medium-high)."""

    def __init__(self, keywords: int) -> None:
        self.keywords: int = keywords

    def copied_keywords(self, game: Game, source: Source) -> int:
        found = 0
        for player in game.players:
            for creature in player.play:
                if creature.seat != source.seat:
                    found |= own_and_granted_keywords(game, creature)
        return found & self.keywords

    def speak(self, lang: str) -> str:
        words = enumerate_words(lang, [keyword_word(name, lang) for name in keyword_names(self.keywords)])
        return say(
            lang,
            en=f"Has each of {words} for as long as an enemy creature has it.",
            fr=f"Possède chacun des mots-clés {words} tant qu'une créature ennemie le possède.",
        )
