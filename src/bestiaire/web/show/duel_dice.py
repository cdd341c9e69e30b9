"""The dice of King of Tokyo Duel: one by one while they are thrown, in groups once they are resolved (KD-062)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bestiaire.core.events import Event
from bestiaire.games.duel.nouns import SYMBOLS, symbol_word
from bestiaire.web.show.buttons import Moves
from bestiaire.web.show.dice import RESOLVED, Die, one_by_one, thrown_since
from bestiaire.words import Phrase

Model = dict[str, Any]

ASIDE = Phrase(en="{n} put aside", fr="{n} de côté")


def dice_of(view: Model, events: Sequence[Event], changed: int, moves: Moves, lang: str) -> list[Die]:
    """The dice that lie there. Those that were thrown after the first `changed` events tumble. While cards are bought,
    they are done with, and seen no more than once."""
    faces: list[str] = view.get("dice", [])
    thrown = thrown_since(events, changed)
    if view["phase"] == "buy" and not thrown:
        return []
    if view["phase"] in ("roll", "reroll") or moves.sets:
        return one_by_one(faces, symbol_word, thrown, moves.pickable, lang)
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
        (symbol,) * number,
        SYMBOLS[symbol].count(lang, total),
        any(faces[place] == symbol for place in thrown if place < len(faces)),
        tuple(moves.placed.get(f"dice.{symbol}", ())),
        state=state,
    )
