"""What somebody answers: one option by its key, or a set by its parts, each of which was ticked on the page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bestiaire.core.choice import Choice
from bestiaire.web.refusals import Refusal

TOGETHER = "+"
"""Between the parts of a set, as keys spell it: `reroll:smash+fame`."""

BECOMES = "@"
"""Between a set and what becomes of it: `plot_twist:smash@heart`."""


class Parts(NamedTuple):
    """A set that was put together on the page: the verb of its options, with what is to become of the set behind an
    `@` if they say so (`plot_twist@heart`), and its parts in any order."""

    verb: str
    parts: tuple[str, ...]


Answer = str | Parts


def read_answer(fields: Iterable[tuple[str, object]]) -> Answer:
    """What the fields of a form answer: the button with a `key`, or the one that means the `set` of every ticked
    `part`."""
    given = [(name, value) for name, value in fields if isinstance(value, str)]
    found = dict(given)
    if "set" in found:
        return Parts(found["set"], tuple(value for name, value in given if name == "part"))
    return found.get("key", "")


def key_of(answer: Answer, choice: Choice | None) -> str:
    """The key of an answer. Which sets there are, only the choice knows; Refusal 422 if this is none of them."""
    if isinstance(answer, str):
        return answer
    for option in [] if choice is None else choice.options:
        if is_set(answer, option.verb, option.name):
            return option.key
    raise Refusal(422, "no_such_set" if answer.parts else "empty_set")


def means(answer: Answer, key: str) -> bool:
    """Whether that is the key of an answer."""
    if isinstance(answer, str):
        return answer == key
    verb, _, name = key.partition(":")
    return is_set(answer, verb, name)


def is_set(answer: Parts, verb: str, name: str) -> bool:
    """Whether these words of a key mean the set that was put together."""
    given, _, becomes = name.partition(BECOMES)
    wanted = f"{verb}{BECOMES}{becomes}" if becomes else verb
    return answer.verb == wanted and sorted(answer.parts) == sorted(given.split(TOGETHER))
