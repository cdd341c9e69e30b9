"""A choice: who is asked, what for, and what may be answered."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, TypeVar


class Option:
    """One possible answer, e.g. `attack:bee_bear#2`.

    `verb` and `name` are the words of its key; `subject` is the number by which the rules know what is meant (a card, a
    place in a list), the same in every copy of a table. The key is spelled only when somebody asks for it.
    """

    __slots__ = ("name", "nth", "subject", "verb")

    def __init__(self, verb: str, name: str, subject: int = -1) -> None:
        self.verb: str = verb
        self.name: str = name
        self.subject: int = subject
        self.nth: int = 1

    @property
    def key(self) -> str:
        """The notation: `verb:name`, and `#n` on the n-th like-named option of a choice."""
        if self.nth > 1:
            return f"{self.verb}:{self.name}#{self.nth}"
        return f"{self.verb}:{self.name}"

    def __repr__(self) -> str:
        return f"<Option {self.key}>"


class Choice:
    """What a rule asks in the middle of its own sentence.

    `player` is the seat that is asked, `kind` the sort of question, `rule` the id of the rule that asks it, `about` the
    subject it is asked about (the attacker to be blocked, the card whose effect it is), or -1.

    `claims` are options of other seats, each with its seat: where the first to announce something has it, they too may
    answer at this moment. Whoever plays by turns answers with `options` alone and is asked when its turn has come; a
    claim is played by its key like any option, and so are records, forks and undo.
    """

    __slots__ = ("about", "claims", "kind", "options", "player", "rule")

    def __init__(
        self,
        player: int,
        kind: str,
        options: list[Option],
        rule: str,
        about: int = -1,
        claims: list[tuple[int, Option]] | None = None,
    ) -> None:
        self.player: int = player
        self.kind: str = kind
        self.options: list[Option] = options
        self.rule: str = rule
        self.about: int = about
        self.claims: list[tuple[int, Option]] | None = claims

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    def shown_to(self, seat: int | None) -> dict[str, Any]:
        """As a view shows it: everybody may know who is asked what and who may claim it, the options only the one whose
        they are."""
        shown: dict[str, Any] = {"player": self.player, "kind": self.kind, "rule": self.rule}
        if self.player == seat:
            shown["options"] = [{"key": option.key} for option in self.options]
        if self.claims:
            shown["claimants"] = sorted({claimant for claimant, _ in self.claims})
            own = [{"key": option.key} for claimant, option in self.claims if claimant == seat]
            if own:
                shown["claims"] = own
        return shown

    def claim(self, key: str) -> Option | None:
        """The option of another seat that has this key, if there is one."""
        for _, option in self.claims or []:
            if option.key == key:
                return option
        return None

    def __repr__(self) -> str:
        return f"<Choice of seat {self.player}, {self.kind} ({self.rule}): {', '.join(self.keys)}>"


Answer = TypeVar("Answer")

Flow = Generator[Choice, Option, Answer]
"""A rule that may ask: it yields choices, is sent options, and returns what it found out."""

ENDED: Final[Any] = object()
"""What `next(flow, ENDED)` gives for a rule that ended without a question. Many stages do, and to catch a StopIteration
costs compiled code more than most of them."""


class GameOver(Exception):
    """Raised by a rule that ends the game at once, whatever was being resolved; the result stands in the state."""


FEW: Final = 12
"""Up to so many options it is faster to compare each with each."""


def number_alike(options: list[Option]) -> bool:
    """The same as below for many options."""
    alike: dict[tuple[str, str], list[Option]] = {}
    for option in options:
        words = (option.verb, option.name)
        others = alike.get(words)
        if others is None:
            others = []
            alike[words] = others
        for other in others:
            if other is option:
                return False
        others.append(option)
        option.nth = len(others)
    return True


def claims_are_sound(choice: Choice, seats: int) -> bool:
    """Whether each claim is another seat's and has a key of its own."""
    keys = {option.key for option in choice.options}
    for seat, claim in choice.claims or []:
        if not 0 <= seat < seats or seat == choice.player or claim.key in keys:
            return False
        keys.add(claim.key)
    return True


def make_ready(choice: Choice, seats: int) -> bool:
    """Gives the second, third … option of the same words its `#n`, so that every key is unique in its choice (names
    themselves must not contain `#`).

    False if the choice can't be asked: of no seat, without options, with something else among them, with the same one
    twice, or with a claim that means another option.
    """
    try:
        options = choice.options
        if not options or not 0 <= choice.player < seats:
            return False
        if choice.claims and not claims_are_sound(choice, seats):
            return False
        if len(options) > FEW:
            return number_alike(options)
        options[0].nth = 1
        for index in range(1, len(options)):
            option = options[index]
            nth = 1
            for earlier in range(index):
                other = options[earlier]
                if other.name == option.name and other.verb == option.verb:
                    if other is option:
                        return False
                    nth += 1
            option.nth = nth
    except (TypeError, AttributeError, LookupError):
        return False
    return True
