"""What is printed on a card: name, power, keywords, die symbols, and at most one ability (MB-022); or a price."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow
from bestiaire.core.compiling import mypyc_attr
from bestiaire.core.errors import BrokenGame
from bestiaire.words import say

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game
    from bestiaire.games.mindbug.table.zones import Creature, Source

# The five keywords (MB-070 … MB-074), as bits so that a creature's keywords are one number.
HUNTER: Final = 1
SNEAKY: Final = 2
FRENZY: Final = 4
POISONOUS: Final = 8
TOUGH: Final = 16

MOST_DICE: Final = 2
"""There are two dice (MK-010): no creature ever has more symbols."""

KEYWORDS: Final[dict[str, int]] = {
    "FRENZY": FRENZY,
    "HUNTER": HUNTER,
    "POISONOUS": POISONOUS,
    "SNEAKY": SNEAKY,
    "TOUGH": TOUGH,
}
"""The keywords by name, in the rulebook's order."""


def keyword_names(keywords: int) -> list[str]:
    return [name for name, bit in KEYWORDS.items() if keywords & bit]


KEYWORDS_IN_FRENCH: Final = {
    "FRENZY": "FURIE",
    "HUNTER": "CHASSEUR",
    "POISONOUS": "VENIMEUX",
    "SNEAKY": "FURTIF",
    "TOUGH": "CORIACE",
}


def keyword_word(name: str, lang: str) -> str:
    """A keyword as the cards of that language print it."""
    return say(lang, en=name, fr=KEYWORDS_IN_FRENCH[name])


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """An effect can do two things: run, and speak its own sentence, both from the same parameters."""

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        """Resolves the effect for the player `me` (MB-002); `source` is the number of the card it stands on."""
        raise NotImplementedError(f"{type(self).__name__} has no run(self, game, me, source)")

    def speak(self, lang: str) -> str:
        """What it does, in one sentence."""
        raise NotImplementedError(f"{type(self).__name__} has no speak(self, lang)")


def no_rule(effect: Effect) -> BrokenGame:
    """Said when an effect that ran was no generator."""
    name = type(effect).__name__
    return BrokenGame(f"{name}.run() returned None: it needs a `yield`; if it asks nothing, `yield from ()` will do")


@mypyc_attr(allow_interpreted_subclasses=True)
class Permanent:
    """An ability without a trigger (MB-083). It answers questions while its creature, `source`, is in play; or, on an
    Energy card (MK-033), until the turn ends.

    Power is worked out first, then granted keywords, then copied ones (ruling 28), so that no answer can go in circles:
    `power_for` may not ask for power or keywords, `keywords_for` may ask for power.
    """

    def power_for(self, game: Game, source: Source, creature: Creature) -> int:
        """How much power it adds to `creature`."""
        return 0

    def keywords_for(self, game: Game, source: Source, creature: Creature) -> int:
        """Which keywords it grants to `creature`."""
        return 0

    def copied_keywords(self, game: Game, source: Source) -> int:
        """Which keywords its own creature has because others have them."""
        return 0

    def dice_for(self, game: Game, source: Source, creature: Creature) -> int:
        """How many die symbols it adds to `creature`."""
        return 0

    def rerolls_for(self, game: Game, source: Source, player: int) -> int:
        """How many rerolls it adds to each roll of that player."""
        return 0

    def forbids_attack(self, game: Game, source: Source, creature: Creature) -> bool:
        """Whether it keeps `creature` from attacking."""
        return False

    def forbids_hunt(self, game: Game, source: Source, attacker: Creature, prey: Creature) -> bool:
        """Whether `attacker` may not name `prey` with HUNTER."""
        return False

    def forbids_block(self, game: Game, source: Source, attacker: Creature, blocker: Creature) -> bool:
        """Whether it keeps `blocker` from blocking `attacker`."""
        return False

    def silences_play_effects(self, game: Game, source: Source, player: int) -> bool:
        """Whether no Play effect happens for that player."""
        return False

    def speak(self, lang: str) -> str:
        """What it does, in one sentence."""
        raise NotImplementedError(f"{type(self).__name__} has no speak(self, lang)")


class Card:
    """A creature card as printed; every copy of it in the box is the same object."""

    __slots__ = (
        "attack", "copies", "defeated", "dice", "en", "feminine", "fr", "id", "keywords", "permanent", "play", "power",
        "set",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        en: str,
        fr: str,
        power: int,
        keywords: int,
        dice: int,
        copies: int,
        play: Effect | None,
        attack: Effect | None,
        defeated: Effect | None,
        permanent: Permanent | None,
        feminine: bool = False,
    ) -> None:
        self.id: str = id
        self.en: str = en
        self.fr: str = fr
        self.feminine: bool = feminine
        """Whether its French name is."""
        self.power: int = power
        self.keywords: int = keywords
        self.dice: int = dice
        """Die symbols (MK-010)."""
        self.copies: int = copies
        self.play: Effect | None = play
        self.attack: Effect | None = attack
        self.defeated: Effect | None = defeated
        self.permanent: Permanent | None = permanent
        self.set: str = ""

    def name(self, lang: str) -> str:
        return say(lang, en=self.en, fr=self.fr)

    def text(self, lang: str) -> str:
        """The ability in words, spoken by the effect itself."""
        if self.play is not None:
            return say(lang, en=f"Play: {self.play.speak('en')}", fr=f"Jouer : {self.play.speak('fr')}")
        if self.attack is not None:
            return say(lang, en=f"Attack: {self.attack.speak('en')}", fr=f"Attaque : {self.attack.speak('fr')}")
        if self.defeated is not None:
            return say(lang, en=f"Defeated: {self.defeated.speak('en')}", fr=f"Détruit : {self.defeated.speak('fr')}")
        if self.permanent is not None:
            return self.permanent.speak(lang)
        return say(lang, en="No ability.", fr="Aucune capacité.")

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


class EnergyCard(Card):
    """An Energy card as printed: a price in cubes, and what it does for its buyer (MK-020, MK-021). It has none of a
    creature's abilities."""

    __slots__ = ("cost", "effect")

    def __init__(self, id: str, en: str, fr: str, cost: int, effect: Effect, copies: int) -> None:
        super().__init__(id, en, fr, 0, 0, 0, copies, None, None, None, None)
        self.cost: int = cost
        self.effect: Effect = effect

    def text(self, lang: str) -> str:
        return self.effect.speak(lang)


def card_id(card: Card) -> str:
    return card.id


def check_effect(id: str, wanted: str, effect: Effect) -> None:
    if not isinstance(effect, Effect):
        raise TypeError(f"{id}: {wanted} an Effect, not {effect!r}")
    if type(effect).run is Effect.run or type(effect).speak is Effect.speak:
        raise TypeError(f"{id}: {type(effect).__name__} needs run(self, game, me, source) and speak(self, lang)")


def check_abilities(
    id: str, play: Effect | None, attack: Effect | None, defeated: Effect | None, permanent: Permanent | None
) -> None:
    """What an author can get wrong about abilities is said when the card is made, not when it is played."""
    for effect in (play, attack, defeated):
        if effect is not None:
            check_effect(id, "play, attack and defeated take", effect)
    if permanent is not None:
        if not isinstance(permanent, Permanent):
            raise TypeError(f"{id}: permanent takes a Permanent, not {permanent!r}")
        if type(permanent).speak is Permanent.speak:
            raise TypeError(f"{id}: {type(permanent).__name__} needs speak(self, lang)")
    if sum(ability is not None for ability in (play, attack, defeated, permanent)) > 1:
        raise ValueError(f"{id}: a creature has at most one ability (MB-022)")


def check_id(id: str) -> None:
    if not re.fullmatch("[a-z][a-z0-9_]*", id):
        raise ValueError(f"{id!r}: an id is small letters, digits and _, as it stands in keys")
    if id == "none":
        raise ValueError("'none' can't be the id of a card: block:none means to block with nobody")


def creature(
    id: str,
    en: str,
    fr: str,
    *,
    power: int,
    keywords: int = 0,
    dice: int = 0,
    copies: int = 1,
    play: Effect | None = None,
    attack: Effect | None = None,
    defeated: Effect | None = None,
    permanent: Permanent | None = None,
    feminine: bool = False,
) -> Card:
    """A creature card. Its ability is one of: a Play, Attack or Defeated effect, or a permanent one (MB-022). French
    words agree with its French name, which may be `feminine`."""
    check_id(id)
    if not (isinstance(power, int) and isinstance(copies, int) and isinstance(keywords, int)):
        raise TypeError(f"{id}: power, copies and keywords are whole numbers, not {power!r}, {copies!r}, {keywords!r}")
    if power < 1 or copies < 1 or not 0 <= keywords < 2 * TOUGH:
        raise ValueError(f"{id}: power and copies are at least 1, keywords are HUNTER, SNEAKY and so on, joined by |")
    if not isinstance(dice, int) or not 0 <= dice <= MOST_DICE:
        raise ValueError(f"{id}: a creature has 0, 1 or 2 die symbols (MK-010), not {dice!r}")
    check_abilities(id, play, attack, defeated, permanent)
    return Card(id, en, fr, power, keywords, dice, copies, play, attack, defeated, permanent, feminine)


def energy_card(id: str, en: str, fr: str, *, cost: int, effect: Effect, copies: int = 1) -> EnergyCard:
    """An Energy card: its price in cubes and what it does for its buyer."""
    check_id(id)
    if not (isinstance(cost, int) and isinstance(copies, int)) or cost < 1 or copies < 1:
        raise ValueError(f"{id}: price and copies are whole numbers, at least 1, not {cost!r}, {copies!r}")
    check_effect(id, "effect takes", effect)
    return EnergyCard(id, en, fr, cost, effect, copies)
