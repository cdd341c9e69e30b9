"""What is printed: spells with their effects, creature types, fate cards and missions. Things are known by numbers,
and by the words that keys and positions use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow, Option
from bestiaire.games.orcs.table.zones import HAND, Player
from bestiaire.words import Phrase, capital, say
from bestiaire.words.nouns import Noun

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game

# OO-008: the elements, as bits where a card can give one of several.
ELEMENT_NAMES: Final = ("earth", "lightning", "water", "fire")
EARTH: Final = 0
LIGHTNING: Final = 1
WATER: Final = 2
FIRE: Final = 3
NO_ELEMENT: Final = -1
EVERY_ELEMENT: Final = 15

CATEGORY_NAMES: Final = ("attack", "knowledge", "support", "poison")
ATTACK: Final = 0
KNOWLEDGE: Final = 1
SUPPORT: Final = 2
POISON: Final = 3

DECK_NAMES: Final = ("A", "B")
DECK_A: Final = 0
DECK_B: Final = 1
NO_DECK: Final = -1

# OO-173: upgrade effects, as bits.
UPGRADE_NAMES: Final = ("teleport", "draw")
TELEPORT: Final = 1
DRAW: Final = 2

# OO-010: strengths of creatures.
STRENGTH_NAMES: Final = ("weak", "strong", "mighty")
WEAK: Final = 0
STRONG: Final = 1
MIGHTY: Final = 2

# OO-060 … OO-065: special rules of fate cards.
SPECIAL_NAMES: Final = (
    "plus_one_life", "no_study", "no_teleport", "no_bonus_powers", "three_spells", "spell_exchange",
)  # fmt: skip
NO_SPECIAL: Final = -1
PLUS_ONE_LIFE: Final = 0
NO_STUDY: Final = 1
NO_TELEPORT: Final = 2
NO_BONUS_POWERS: Final = 3
THREE_SPELLS: Final = 4
SPELL_EXCHANGE: Final = 5

# OO-180 … OO-185: bonus powers.
POWER_NAMES: Final = ("extra_spell", "extra_action", "poison", "hand_change", "unalterable_rules", "no_loss")
EXTRA_SPELL: Final = 0
EXTRA_ACTION: Final = 1
POISON_POWER: Final = 2
HAND_CHANGE: Final = 3
UNALTERABLE_RULES: Final = 4
NO_LOSS: Final = 5

# OO-212: bonus actions.
BONUS_NAMES: Final = ("draw_card", "one_action", "common_discard", "magic_energy")
DRAW_CARD: Final = 0
ONE_ACTION: Final = 1
COMMON_DISCARD: Final = 2
MAGIC_ENERGY: Final = 3

COLOURS: Final = ("blue", "green", "yellow", "red")


class Effect:
    """One line of a spell: it can run, it knows whether it has a target now, and it says what it does, all from the
    same parameters."""

    is_optional: bool = False
    """OO-103: whether the caster may leave it."""

    def amount(self) -> int:
        """The number printed in it, if there is one; else 0."""
        return 0

    def resized(self, amount: int) -> Effect:
        """The same with another number."""
        raise NotImplementedError

    def can_run(self, game: Game, me: int) -> bool:
        """OO-104: whether it has a legal target now."""
        return True

    def run(self, game: Game, me: int) -> Flow[None]:
        raise NotImplementedError

    def speak(self, lang: str) -> str:
        """What it does, as a sentence without its full stop."""
        raise NotImplementedError


class Spell:
    """A card that goes through hands: a spell (OO-008), or poison (OO-186)."""

    __slots__ = (
        "category", "copies", "costs", "deck", "designed", "effects", "element", "en", "energy", "fr", "gives", "id",
        "key", "upgrade",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        key: str,
        en: str,
        fr: str,
        category: int,
        element: int,
        energy: int,
        deck: int,
        copies: int,
        costs: list[int],
        effects: list[Effect],
        upgrade: int,
        designed: tuple[str, ...],
    ) -> None:
        self.id: str = id
        self.key: str = key
        self.en: str = en
        self.fr: str = fr
        self.category: int = category
        self.element: int = element
        self.energy: int = energy
        """The bits of the elements it can give."""
        self.gives: list[int] = [element for element in range(len(ELEMENT_NAMES)) if energy & (1 << element)]
        """These elements."""
        self.deck: int = deck
        self.copies: int = copies
        self.costs: list[int] = costs
        self.effects: list[Effect] = effects
        """One can be bought, for the cost in the same place (OO-095)."""
        self.upgrade: int = upgrade
        """The bits of its upgrade effects."""
        self.designed: tuple[str, ...] = designed
        """What no published source tells: our own figures."""

    def name(self, lang: str) -> str:
        return say(lang, en=self.en, fr=self.fr)

    def line(self, index: int, lang: str) -> str:
        """One of its effects with its cost: « 2 energy: deal 3 damage … »."""
        does = self.effects[index].speak(lang) + "."
        if self.category == KNOWLEDGE:
            return capital(does)
        cost = self.costs[index]
        return say(lang, en=f"{cost} energy: {does}", fr=f"{cost} énergie{'s' if cost > 1 else ''} : {does}")

    def text(self, lang: str) -> str:
        """All that it does, cast or as an upgrade."""
        if self.category == POISON:
            return say(
                lang,
                en="No effect, no energy: it clogs a deck and costs points at the end.",
                fr="Ni effet ni énergie : il encombre un deck et coûte des points à la fin.",
            )
        lines = [self.line(index, lang) for index in range(len(self.effects))]
        if self.upgrade:
            lines.append(self.upgrade_text(lang))
        return " ".join(lines)

    def upgrade_text(self, lang: str) -> str:
        """OO-170: what it does as an upgrade, beside its energy."""
        if self.upgrade == TELEPORT:
            return say(lang, en="Upgrade: teleport.", fr="Amélioration : téléportation.")
        if self.upgrade == DRAW:
            return say(lang, en="Upgrade: draw a card.", fr="Amélioration : piochez une carte.")
        return say(
            lang,
            en="Upgrade: teleport, draw a card, or both.",
            fr="Amélioration : téléportation, piochez une carte, ou les deux.",
        )

    def __repr__(self) -> str:
        return f"<Spell {self.key}>"


class CreatureType:
    """A type of creature as the trophy board shows it (OO-013, OO-014)."""

    __slots__ = (
        "bonus_action", "counter_values", "designed", "id", "key", "life", "markers", "noun", "power", "strength",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        key: str,
        noun: Noun,
        strength: int,
        life: int,
        counter_values: list[int],
        markers: list[int],
        power: int,
        bonus_action: int,
        designed: tuple[str, ...],
    ) -> None:
        self.id: str = id
        self.key: str = key
        self.noun: Noun = noun
        self.strength: int = strength
        self.life: int = life
        self.counter_values: list[int] = counter_values
        self.markers: list[int] = markers
        """OO-015: how many are in every game, with three players at least, and only with four."""
        self.power: int = power
        self.bonus_action: int = bonus_action
        self.designed: tuple[str, ...] = designed

    def name(self, lang: str) -> str:
        return self.noun.plain(lang, plural=False)


class FateCard:
    """OO-041, OO-044: whom it moves, and its special rule."""

    __slots__ = ("designed", "id", "moves", "special")

    def __init__(self, id: str, moves: tuple[int, ...], special: int = NO_SPECIAL) -> None:
        self.id: str = id
        self.moves: tuple[int, ...] = moves
        self.special: int = special
        self.designed: tuple[str, ...] = ("copies", "moves", "special")


class Mission:
    """OO-201: so many points for every so many of something."""

    __slots__ = ("designed", "en", "fr", "id", "key", "of", "per", "points")

    def __init__(
        self, id: str, key: str, en: str, fr: str, points: int, per: int, of: str, designed: tuple[str, ...] = ()
    ) -> None:
        self.id: str = id
        self.key: str = key
        self.en: str = en
        self.fr: str = fr
        self.points: int = points
        self.per: int = per
        self.of: str = of
        self.designed: tuple[str, ...] = designed

    def name(self, lang: str) -> str:
        return say(lang, en=self.en, fr=self.fr)


class SpecialRule:
    """A special rule of fate cards, in force until the next card is revealed (OO-044, OO-045): what it changes, and
    its words."""

    def __init__(
        self,
        key: str,
        name: Phrase,
        text: Phrase,
        more_life: int = 0,
        forbids_study: bool = False,
        forbids_teleport: bool = False,
        silences_powers: bool = False,
        hand: int = HAND,
    ) -> None:
        self.key: str = key
        self.name: Phrase = name
        self.text: Phrase = text
        self.more_life: int = more_life
        """OO-060: of every creature."""
        self.forbids_study: bool = forbids_study
        """OO-061."""
        self.forbids_teleport: bool = forbids_teleport
        """OO-062."""
        self.silences_powers: bool = silences_powers
        """OO-063."""
        self.hand: int = hand
        """OO-064, OO-120: cards drawn in phase 3."""

    def begin(self, game: Game) -> None:
        """OO-045: when its card has been revealed and creatures have moved."""


ORDINARY: Final = SpecialRule("", Phrase(en="", fr=""), Phrase(en="", fr=""))
"""No special rule."""


class BonusPower:
    """A power gained by defeating creatures (OO-112): what it changes for its owner, and its words."""

    def __init__(
        self,
        key: str,
        name: Phrase,
        text: Phrase,
        more_spells: int = 0,
        more_actions: int = 0,
        is_action: bool = False,
        lifts_special_rules: bool = False,
        keeps_trophies: bool = False,
    ) -> None:
        self.key: str = key
        self.name: Phrase = name
        self.text: Phrase = text
        self.more_spells: int = more_spells
        """OO-180: cards drawn in phase 3."""
        self.more_actions: int = more_actions
        """OO-181: in every turn."""
        self.is_action: bool = is_action
        """OO-182, OO-183: it is used as an action, once a turn; its options have the power's key as their verb."""
        self.lifts_special_rules: bool = lifts_special_rules
        """OO-184."""
        self.keeps_trophies: bool = keeps_trophies
        """OO-185."""

    def offers(self, game: Game, me: int) -> list[Option]:
        """How it can be used as an action now."""
        return []

    def act(self, game: Game, me: int, subject: int) -> None:
        """One of these options was chosen."""
        raise NotImplementedError


class BonusAction:
    """What the player who defeats a creature may do at once (OO-211, OO-212)."""

    def __init__(self, key: str, name: Phrase, text: Phrase) -> None:
        self.key: str = key
        self.name: Phrase = name
        self.text: Phrase = text

    def run(self, game: Game, me: int) -> Flow[None]:
        raise NotImplementedError


class MissionCount:
    """Something that a mission can count (OO-201)."""

    def __init__(self, key: str, noun: Noun) -> None:
        self.key: str = key
        self.noun: Noun = noun

    def count(self, game: Game, player: Player) -> int:
        """How many of it a player has."""
        raise NotImplementedError
