"""What is printed: Energy cards (KT-007, KM-035), Evolution cards (KM-100), and the monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow
from bestiaire.games.tokyo.cards.hooks import Hooks
from bestiaire.words import Phrase, any_of, capital, say

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

KEEP: Final = 0
DISCARD: Final = 1
CONSUMABLE: Final = 2
PERMANENT: Final = 3
TEMPORARY: Final = 4
KINDS: Final = ("keep", "discard", "consumable", "permanent", "temporary")
KIND_WORDS: Final = (
    Phrase(en="KEEP", fr="POUVOIR"),
    Phrase(en="DISCARD", fr="ACTION"),
    Phrase(en="CONSUMABLE", fr="CONSOMMABLE"),
    Phrase(en="Permanent Evolution", fr="Évolution permanente"),
    Phrase(en="Temporary Evolution", fr="Évolution temporaire"),
)

BASE: Final = "base"
MINDBUG: Final = "mindbug"


class Effect:
    """One thing that a card does: it can run, and it can say what it does, both from the same parameters.

    `me` is who bought or activated the card, `other` the attacker or the prey that it is about (or nobody), `number`
    the hearts that it counts: those one should have lost (TOUGH), those one lost (POISONOUS), those the prey lost
    (HUNTER).
    """

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        """Carries it out."""
        raise NotImplementedError

    def speak(self, lang: str) -> str:
        """What it does, as a clause: « gain 2 energy »."""
        raise NotImplementedError


class Card(Hooks):
    """A kind of card: its text, and what it does. Of some there are two (Extra Head, Evacuation Orders, Unstoppable
    Hydra)."""

    __slots__ = (
        "bit", "copies", "cost", "effects", "en", "fr", "id", "keywords", "kind", "monster", "numbers", "order", "set",
        "windows", "words",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        id: str,
        en: str,
        fr: str,
        cost: int,
        words: Phrase,
        *effects: Effect,
        keywords: int = 0,
        copies: int = 1,
        set: str = BASE,
        monster: str = "",
        order: int = 0,
        **numbers: int,
    ) -> None:
        self.kind: int = kind
        self.id: str = id
        self.en: str = en
        self.fr: str = fr
        self.cost: int = cost
        self.words: Phrase = words
        self.effects: list[Effect] = list(effects)
        """Of a Discard card: what it does. Of a Keep card: what happens when it is bought. Of a keyword: what the card
        adds to it."""
        self.keywords: int = keywords
        self.copies: int = copies
        self.set: str = MINDBUG if monster else set
        self.monster: str = monster
        """Whose Evolution card it is."""
        self.order: int = order
        """Its place among the cards of a moment if the rulebook fixes that (KT-026, KT-052, KT-151), or options are
        listed so; else they stand in the order of the box."""
        self.numbers: dict[str, int] = numbers
        """The numbers of its text, by which it also works."""
        self.bit: int = 0
        """Its bit among the powers, see `sets`; 0 for what is used up."""
        self.windows: int = 0
        """When it can be played from a hand."""

    # -- what it says

    def name(self, lang: str) -> str:
        return say(lang, en=self.en, fr=self.fr)

    def kind_word(self, lang: str) -> str:
        """The type, as cards and rules write it."""
        return KIND_WORDS[self.kind].say(lang)

    def text(self, lang: str) -> str:
        """What it does, in words with the numbers it runs with."""
        does = say(lang, en=", then ", fr=", puis ").join(effect.speak(lang) for effect in self.effects)
        slots: dict[str, object] = {**self.numbers, "does": does, "keyword": keyword_words(self.keywords, lang)}
        return capital(say(lang, en=self.words.en, fr=self.words.fr).format(**slots))

    def __repr__(self) -> str:
        return f"<Card {self.id}>"

    # -- the card itself, beside what it does at the moments of `hooks`

    def verbs(self) -> tuple[str, ...]:
        """The verbs of the options that it adds to a question."""
        return (self.id,)

    def stands_for(self, game: Game) -> Card:
        """KT-145: the card that it is a copy of, else itself."""
        return self

    def when_bought(self, game: Game, me: int) -> Flow[None]:
        """KT-132: it lies in front of its buyer, and its effects have been carried out."""
        yield from ()

    def when_given_up(self, game: Game) -> None:
        """KT-148: it leaves its owner."""

    def first_counters(self) -> int:
        """KT-131: with so many counters it comes in front of a monster."""
        return 0

    def counters(self, game: Game) -> int:
        """The counters on it."""
        return 0

    def set_counters(self, game: Game, amount: int) -> None:
        """So many lie on it now."""


def card_id(card: Card) -> str:
    return card.id


KEYWORD_WORDS: Final = {
    1: ("HUNTER", "CHASSEUR"),
    2: ("SNEAKY", "FURTIF"),
    4: ("POISONOUS", "VENIMEUX"),
    8: ("TOUGH", "CORIACE"),
    16: ("FRENZY", "FURIE"),
}
"""The keywords by their bits."""


def keyword_words(keywords: int, lang: str) -> str:
    """« POISONOUS or TOUGH »."""
    return any_of(lang, [say(lang, en=en, fr=fr) for bit, (en, fr) in KEYWORD_WORDS.items() if keywords & bit])


class Monster:
    """A monster (KT-001). They differ in name, and in the Evolution cards of the expansion's three."""

    __slots__ = ("en", "fr", "id", "number")

    def __init__(self, number: int, id: str, en: str, fr: str) -> None:
        self.number: int = number
        self.id: str = id
        self.en: str = en
        self.fr: str = fr

    def name(self, lang: str) -> str:
        return say(lang, en=self.en, fr=self.fr)

    def __repr__(self) -> str:
        return f"<Monster {self.id}>"


MONSTERS: Final[list[Monster]] = [
    Monster(0, "space_penguin", "Space Penguin", "Space Penguin"),
    Monster(1, "alienoid", "Alienoid", "Alienoid"),
    Monster(2, "cyber_kitty", "Cyber Kitty", "Cyber Kitty"),
    Monster(3, "the_king", "The King", "The King"),
    Monster(4, "gigazaur", "Gigazaur", "Gigazaur"),
    Monster(5, "meka_dragon", "Meka Dragon", "Meka Dragon"),
    Monster(6, "mastermindbug", "MasterMindbug", "MasterMindbug"),
    Monster(
        7,
        "sharky_crab_dog_mummypus_zilla",
        "Sharky Crab-Dog Mummypus-Zilla",
        "Requin Crabe Chien Momie Pieuvre-Zilla",
    ),
    Monster(8, "gigasnail_hydra", "Gigasnail Hydra", "Gigastéropode"),
]
MONSTERS_BY_ID: Final[dict[str, Monster]] = {monster.id: monster for monster in MONSTERS}


# -- ways to write cards


AS_IT_HAPPENS: Final = Phrase(en="{does}.", fr="{does}.")


def discard(
    id: str,
    en: str,
    fr: str,
    cost: int,
    *effects: Effect,
    copies: int = 1,
    set: str = BASE,
    words: Phrase = AS_IT_HAPPENS,
) -> Card:
    """A Discard card: it does what it says and is gone (KT-131)."""
    return Card(DISCARD, id, en, fr, cost, words, *effects, copies=copies, set=set)


def consumable(keywords: int, id: str, en: str, fr: str, cost: int, words: Phrase, *effects: Effect) -> Card:
    """A Consumable: it waits until its owner activates one of its keywords (KM-035, KM-036)."""
    return Card(CONSUMABLE, id, en, fr, cost, words, *effects, keywords=keywords, set=MINDBUG)
