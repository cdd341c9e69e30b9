"""What is printed: cards with their effects, and the boards of the Monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow
from bestiaire.words import Phrase, capital, say

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


class Effect:
    """One thing that a card does: it can run, and it can say what it does, both from the same parameters."""

    def run(self, game: Game, me: int) -> Flow[None]:
        """Carries it out for the player `me`."""
        raise NotImplementedError

    def speak(self, lang: str) -> str:
        """What it does, as a clause: « pull Fame 1 space »."""
        raise NotImplementedError


class Card:
    """An Energy card; there is one of each in the box (KD-002)."""

    __slots__ = ("bit", "buzz", "cost", "effects", "en", "fr", "id", "numbers", "on_purchase", "words")

    def __init__(
        self,
        id: str,
        en: str,
        fr: str,
        cost: int,
        buzz: int,
        bit: int,
        on_purchase: list[Effect],
        effects: list[Effect],
        words: Phrase,
        numbers: dict[str, int],
    ) -> None:
        self.id: str = id
        self.en: str = en
        self.fr: str = fr
        self.cost: int = cost
        self.buzz: int = buzz
        """The Buzz token that comes with it, or NO_TOKEN."""
        self.bit: int = bit
        """Its bit among the KEEP cards; 0 for a DISCARD card."""
        self.on_purchase: list[Effect] = on_purchase
        self.effects: list[Effect] = effects
        """What a KEEP card does when its moment comes."""
        self.words: Phrase = words
        self.numbers: dict[str, int] = numbers

    @property
    def is_keep(self) -> bool:
        return self.bit != 0

    def name(self, lang: str) -> str:
        return say(lang, en=self.en, fr=self.fr)

    def kind(self, lang: str) -> str:
        """KD-004: the type, as cards and rules write it."""
        if self.is_keep:
            return say(lang, en="KEEP", fr="POUVOIR")
        return say(lang, en="DISCARD", fr="ACTION")

    def text(self, lang: str) -> str:
        """What it does, in words with the numbers it runs with."""
        gains, does = in_words(lang, self.on_purchase), in_words(lang, self.effects)
        slots: dict[str, object] = {**self.numbers, "gains": gains, "does": does}
        return capital(say(lang, en=self.words.en, fr=self.words.fr).format(**slots))

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


def in_words(lang: str, effects: list[Effect]) -> str:
    """Effects in their order: « pull Fame 1 space, then gain 2 energy »."""
    return say(lang, en=", then ", fr=", puis ").join(effect.speak(lang) for effect in effects)


def card_id(card: Card) -> str:
    return card.id


def keep(
    bit: int,
    id: str,
    en: str,
    fr: str,
    cost: int,
    buzz: int,
    words: Phrase,
    *,
    on_purchase: list[Effect] | None = None,
    effects: list[Effect] | None = None,
    numbers: dict[str, int] | None = None,
) -> Card:
    """A KEEP card: its owner has it in front of them until something removes it (KD-143)."""
    return Card(id, en, fr, cost, buzz, bit, on_purchase or [], effects or [], words, numbers or {})


AS_IT_HAPPENS: Final = Phrase(en="{gains}.", fr="{gains}.")


def discard(id: str, en: str, fr: str, cost: int, buzz: int, *effects: Effect) -> Card:
    """A DISCARD card: it does what it says and is gone (KD-142)."""
    return Card(id, en, fr, cost, buzz, 0, list(effects), [], AS_IT_HAPPENS, {})


class Monster:
    """A Monster's board: its life, and the special power that Special Power symbols feed (KD-120 … KD-130)."""

    id: str = ""
    en: str = ""
    life: int = 0
    """At the start, and the most there can be (KD-021)."""
    power_en: str = ""
    power_fr: str = ""
    symbols: int = 0
    """What one use costs; 0 for a power that is not used by itself."""
    number: int = 0
    """The number in its power: spaces, tokens, energy."""

    def can_use(self, game: Game, me: int) -> bool:
        """Whether a use would do something, symbols apart."""
        return True

    def use(self, game: Game, me: int) -> Flow[None]:
        """One use; its symbols are paid."""
        raise NotImplementedError

    def speak(self, lang: str) -> str:
        """The power, in words."""
        raise NotImplementedError

    def power_name(self, lang: str) -> str:
        return say(lang, en=self.power_en, fr=self.power_fr)

    def name(self, lang: str) -> str:
        return self.en

    def __repr__(self) -> str:
        return f"<Monster {self.id}>"
