"""Why not: what the one who looks on can't choose, with the rule that says so."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from bestiaire.core.table import Table
from bestiaire.core.why_not import Reason, Thing, reasons_at

NAMED: Final = 6
"""So many names are listed."""
ENOUGH: Final = 60
"""So many letters say something."""
SENTENCE_END: Final = re.compile(r"(?<=[.!?]) +(?=[A-ZÀÂÉÈÊÎÔ])")


class Why(NamedTuple):
    """A reason, and all that it holds for."""

    things: str
    """What they are called on the page, with blanks between them."""
    names: str
    """What they are called by people, each once."""
    sentence: str
    rule: str


def whys_of(table: Table, seat: int, lang: str) -> list[Why]:
    """What this seat can't choose now, by reasons: each sentence is sent once, however many cards it holds for."""
    grouped: dict[Reason, list[Thing]] = {}
    for thing, reason in reasons_at(table, seat):
        if reason is not None:
            grouped.setdefault(reason, []).append(thing)
    return [
        Why(
            " ".join(thing.at for thing in things),
            named([thing.name.say(lang) for thing in things]),
            reason.say(lang),
            reason.rule,
        )
        for reason, things in grouped.items()
    ]


def named(names: list[str]) -> str:
    """Each name once, the first few of many."""
    known = list(dict.fromkeys(names))
    return ", ".join(known[:NAMED]) + (" …" if len(known) > NAMED else "")


def in_short(rule: str) -> str:
    """The beginning of a rule: as many of its sentences as say something."""
    said = ""
    for sentence in SENTENCE_END.split(rule):
        said = f"{said} {sentence}".strip()
        if len(said) >= ENOUGH:
            break
    return said
