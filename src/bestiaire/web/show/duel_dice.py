"""The dice of King of Tokyo Duel: one by one while they are thrown, in groups once they are resolved (KD-062)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bestiaire.core.events import Event
from bestiaire.games.duel.nouns import SYMBOLS, symbol_word
from bestiaire.web.show.dice import Die
from bestiaire.web.show.duel_buttons import Moves
from bestiaire.words import Phrase

Model = dict[str, Any]

PICK = Phrase(en="{symbol} (die {n}): choose it", fr="{symbol} (dé {n}) : le choisir")
RESOLVED = Phrase(en="resolved", fr="résolu")
ASIDE = Phrase(en="{n} put aside", fr="{n} de côté")


def dice_of(view: Model, events: Sequence[Event], changed: int, moves: Moves, lang: str) -> list[Die]:
    """The dice that lie there. Those that were thrown after the first `changed` events tumble. While cards are bought,
    they are done with, and seen no more than once."""
    faces: list[str] = view.get("dice", [])
    thrown = thrown_since(events, changed)
    if view["phase"] == "buy" and not thrown:
        return []
    if view["phase"] in ("roll", "reroll") or moves.sets:
        return [
            Die(
                face,
                symbol_word(face, lang),
                place in thrown,
                pick=PICK.say(lang, symbol=symbol_word(face, lang), n=place + 1) if face in moves.pickable else "",
            )
            for place, face in enumerate(faces)
        ]
    return [group(view, symbol, faces, thrown, moves, lang) for symbol in SYMBOLS if is_shown(view, symbol, faces)]


def is_shown(view: Model, symbol: str, faces: list[str]) -> bool:
    """Whether there is any of a symbol in the Roll; cards may add some that no die shows."""
    return symbol in faces or symbol in view.get("added", ()) or symbol in view.get("choice", {}).get("symbols", ())


def group(view: Model, symbol: str, faces: list[str], thrown: set[int], moves: Moves, lang: str) -> Die:
    """All dice that show a symbol, with what was added to them, and what has been done with them."""
    number = faces.count(symbol)
    total = view.get("choice", {}).get("symbols", {}).get(symbol, number + view.get("added", {}).get(symbol, 0))
    aside = view.get("aside", {}).get(symbol, 0)
    is_done = view.get("resolved", {}).get(symbol, 0) > 0 and f"dice.{symbol}" not in moves.placed
    state = RESOLVED.say(lang) if is_done else ASIDE.say(lang, n=aside) if aside else ""
    return Die(
        symbol,
        SYMBOLS[symbol].count(lang, total),
        any(faces[place] == symbol for place in thrown if place < len(faces)),
        tuple(moves.placed.get(f"dice.{symbol}", ())),
        number,
        state=state,
    )


def thrown_since(events: Sequence[Event], changed: int) -> set[int]:
    """The places of the dice that this turn's throws after the first `changed` events threw."""
    thrown: set[int] = set()
    for number in range(len(events) - 1, changed - 1, -1):
        event = events[number]
        if event.kind == "turn":
            break
        if event.kind == "roll":
            thrown.update(event.public["thrown"])
    return thrown
