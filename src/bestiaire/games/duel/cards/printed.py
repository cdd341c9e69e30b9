"""What is printed: cards with their effects, and the boards of the Monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Flow
from bestiaire.core.state import tell
from bestiaire.games.duel.cards.buzz_tokens import NO_TOKEN
from bestiaire.games.duel.cards.hooks import Hooks
from bestiaire.words import capital, say

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


Effects = tuple[Effect, ...]
"""In the order in which they are carried out."""


class Card(Hooks):
    """An Energy card; there is one of each in the box (KD-002)."""

    en: str = ""
    fr: str = ""
    cost: int = 0
    buzz: int = NO_TOKEN
    """The Buzz token that comes with it, or NO_TOKEN."""
    worth: float = 1.0
    """What owning it is worth to players that think ahead, in life points."""
    on_purchase: Effects = ()
    """What it does when it is bought."""
    effects: Effects = ()
    """What a KEEP card does when its moment comes."""
    once_per_turn: bool = False
    """When it has acted it is used up for this turn (KD-033)."""

    def buy(self, game: Game, me: int) -> Flow[None]:
        """KD-142, KD-239: what it does when it is bought, in printed order and as far as possible."""
        for effect in self.on_purchase:
            yield from effect.run(game, me)

    def act(self, game: Game, me: int) -> Flow[bool]:
        """What was due is done, and told. Returns whether the turn is over (KD-162)."""
        if self.once_per_turn:
            self.use_up(game)
        if game.log is not None:
            tell(game, "effect", {"seat": me, "card": self.id})
        yield from self.run(game, me)
        return False

    def run(self, game: Game, me: int) -> Flow[None]:
        """What it does when its moment comes, in printed order."""
        for effect in self.effects:
            yield from effect.run(game, me)

    def speak(self, lang: str) -> str:
        """What it does, in words with the numbers it runs with; KEEP cards say it themselves."""
        return f"{in_words(lang, self.on_purchase)}."

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
        return capital(self.speak(lang))

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


def in_words(lang: str, effects: Effects) -> str:
    """Effects in their order: « pull Fame 1 space, then gain 2 energy »."""
    return say(lang, en=", then ", fr=", puis ").join([effect.speak(lang) for effect in effects])


def card_id(card: Card) -> str:
    return card.id


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
    adds_symbols: bool = False
    """Its power adds symbols to the Roll: cards look at them again (KD-057)."""
    stops_pulls: bool = False
    """Pulls of its Rival end on its own tokens (KD-112)."""

    def can_use(self, game: Game, me: int) -> bool:
        """Whether a use would do something, symbols apart."""
        return True

    def use(self, game: Game, me: int) -> Flow[None]:
        """One use; its symbols are paid."""
        raise NotImplementedError

    def must_use(self, game: Game) -> bool:
        """KD-129: whether a power that can be used must be; only as an option."""
        return game.options.power_is_compulsory

    def roll_is_fixed(self, game: Game, me: int) -> Flow[None]:
        """T3: before cards look at the Roll (KD-123, as an option)."""
        yield from ()

    def multiply(self, game: Game, me: int, smashes: int) -> Flow[int]:
        """KD-126: what the Smash symbols count for when they are resolved."""
        yield from ()
        return smashes

    def speak(self, lang: str) -> str:
        """The power, in words."""
        raise NotImplementedError

    def power_name(self, lang: str) -> str:
        return say(lang, en=self.power_en, fr=self.power_fr)

    def name(self, lang: str) -> str:
        return self.en

    def __repr__(self) -> str:
        return f"<Monster {self.id}>"
