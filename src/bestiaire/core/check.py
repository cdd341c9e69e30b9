"""Reading what comes from outside: positions, options, records. The first thing that is wrong is named and ends it."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator
from typing import Any

from bestiaire.core.errors import BadInput, must_be, show, within
from bestiaire.core.rng import LARGEST_WORD, Keyed, Random, read_generator
from bestiaire.words import Phrase

NOTHING = Phrase(en="", fr="")
A_NUMBER = Phrase(en="a whole number", fr="un nombre entier")
A_FLAG = Phrase(en="true or false", fr="vrai ou faux (true ou false)")
A_TEXT = Phrase(en="text", fr="un texte")
A_LIST = Phrase(en="a list", fr="une liste")
AN_OBJECT = Phrase(en="an object with fields", fr="un objet avec des champs")
MISSING = Phrase(en="is missing", fr="manque")
A_GENERATOR = Phrase(
    en="a whole number, or a generator as positions write it",
    fr="un nombre entier, ou un générateur comme les positions l'écrivent",
)
NOT_FORETOLD = Phrase(
    en="dice can't be fixed where chance is a secret", fr="des dés ne peuvent être fixés là où le hasard est un secret"
)
MOST_FIXED_DICE = 1000


def suggest(word: str, known: Collection[str]) -> Phrase:
    """« (did you mean …?) » for a word that was nearly right, with a blank before it; or nothing."""
    close = difflib.get_close_matches(word[:100], list(known), n=1)
    if not close:
        return NOTHING
    return Phrase(en=f" (did you mean {close[0]!r}?)", fr=f" (vouliez-vous dire {close[0]!r} ?)")


def unknown(word: object, known: Collection[str]) -> Phrase:
    """A word that is none of the known ones."""
    near = suggest(word, known) if isinstance(word, str) else NOTHING
    return Phrase(en=f"unknown: {show(word)}{near.en}", fr=f"inconnu : {show(word)}{near.fr}")


def unknown_of_few(word: object, known: Collection[str]) -> Phrase:
    """A word that is none of the known ones, which are so few that they can be listed."""
    said, all_known = unknown(word, known), ", ".join(sorted(known))
    return Phrase(en=f"{said.en}; there are: {all_known}", fr=f"{said.fr} ; il y a : {all_known}")


def unknown_field(name: object, known: Collection[str]) -> Phrase:
    if not isinstance(name, str) and str(name) in known:
        return Phrase(
            en=f"unknown field (names of fields are text: {str(name)!r}, not {show(name)})",
            fr=f"champ inconnu (les noms de champs sont du texte : {str(name)!r}, pas {show(name)})",
        )
    near = suggest(str(name), known)
    return Phrase(en=f"unknown field{near.en}", fr=f"champ inconnu{near.fr}")


def at_most(most: int, found: int) -> Phrase:
    """A list that is too long."""
    return Phrase(
        en=f"must have at most {most} items, not {found}", fr=f"doit avoir au plus {most} éléments, pas {found}"
    )


class Reader:
    """One value from outside and its place in the whole, e.g. `players[0].life`.

    >>> from bestiaire.core.errors import BadPosition
    >>> Reader({"life": -1}, "players[0]", BadPosition).field("life").number(0, 99)
    Traceback (most recent call last):
    ...
    bestiaire.core.errors.BadPosition: players[0].life: must be from 0 to 99, not -1
    """

    def __init__(self, value: object, place: str, error: type[BadInput], is_missing: bool = False) -> None:
        self.value = value
        self.place = place
        self.error = error
        self.is_missing = is_missing

    def refuse(self, problem: str | Phrase) -> BadInput:
        """The error to raise about this value: `refuse("must be even")`, or with a Phrase in every language."""
        return self.error(self.place, problem)

    def wrong(self, wanted: Phrase) -> BadInput:
        """The error for a value that is not what was wanted, or is not there."""
        return self.refuse(MISSING if self.is_missing else must_be(wanted, self.value))

    def number(self, least: int, most: int) -> int:
        """A whole number within these limits."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.wrong(A_NUMBER)
        if not least <= self.value <= most:
            raise self.wrong(within(least, most))
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong(A_FLAG)
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong(A_TEXT)
        return self.value

    def random(self, fallback: Random, faces: tuple[Any, ...] = ()) -> Random:
        """The generator that is written in the field `random`, or a copy of the fallback if there is none; before it
        come the dice in `next_dice`, in a game whose dice have these faces."""
        generator = fallback.copy()
        if self.has("random"):
            written = self.field("random")
            known = read_generator(written.value if isinstance(written.value, str) else written.number(1, LARGEST_WORD))
            if known is None:
                raise written.wrong(A_GENERATOR)
            generator = known
        if self.has("next_dice"):
            dice = self.field("next_dice")
            if isinstance(generator, Keyed):
                raise dice.refuse(NOT_FORETOLD)
            if len(dice.items()) > MOST_FIXED_DICE:
                raise dice.refuse(must_be(within(0, MOST_FIXED_DICE), len(dice.items())))
            generator = generator.with_dice([die.one_of(faces) for die in dice])
        return generator

    def one_of(self, known: tuple[Any, ...]) -> int:
        """The place of the value in a list of a few."""
        if isinstance(self.value, bool) or self.value not in known:
            raise self.refuse(unknown_of_few(self.value, [str(one) for one in known]))
        return known.index(self.value)

    def word(self, known: Collection[str]) -> str:
        """One of the known words."""
        text = self.text()
        if text not in known:
            raise self.refuse(unknown(text, known))
        return text

    def items(self, most: int | None = None) -> list[Reader]:
        """A list, of at most so many items: a reader for each of them."""
        if not isinstance(self.value, list | tuple):
            raise self.wrong(A_LIST)
        if most is not None and len(self.value) > most:
            raise self.refuse(at_most(most, len(self.value)))
        return [Reader(item, f"{self.place}[{index}]", self.error) for index, item in enumerate(self.value)]

    def fields(self, known: Collection[str]) -> dict[str, Any]:
        """An object that has no other fields than the known ones."""
        if not isinstance(self.value, dict):
            raise self.wrong(AN_OBJECT)
        for name in self.value:
            if name not in known:
                raise self.field(name).refuse(unknown_field(name, known))
        return self.value

    def field(self, name: Any) -> Reader:
        """What stands in that field."""
        inside = self.value.get(name) if isinstance(self.value, dict) else None
        spelled = name if isinstance(name, str) and name.isidentifier() and len(name) <= 60 else show(name)
        return Reader(inside, f"{self.place}.{spelled}" if self.place else spelled, self.error, not self.has(name))

    def has(self, name: Any) -> bool:
        return isinstance(self.value, dict) and name in self.value

    def __iter__(self) -> Iterator[Reader]:
        return iter(self.items())
