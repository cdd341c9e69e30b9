"""The dice of King of Tokyo Duel: one by one while they are thrown, in groups once they are resolved (KD-062)."""

from __future__ import annotations

from bestiaire.core.showing import Sight
from bestiaire.games.duel.words.nouns import SYMBOLS, symbol_word
from bestiaire.show.page.buttons import Moves
from bestiaire.show.page.dice import RESOLVED, Die, one_by_one, thrown_since, tumbles
from bestiaire.words import Phrase

POWER = "power"
MISSING = Phrase(en="none yet", fr="pas encore")
ASIDE = Phrase(en="{n} put aside", fr="{n} de côté")


def dice_of(sight: Sight, moves: Moves) -> list[Die]:
    """The dice that lie there. Those that have just been thrown tumble. While cards are bought, they are done with, and
    seen no more than once."""
    faces: list[str] = sight.view.get("dice", [])
    phase = sight.view["phase"]
    thrown = thrown_since(sight.events, sight.changed)
    if phase == "buy" and not thrown:
        return []
    if phase in ("roll", "reroll") or moves.sets:
        return one_by_one(faces, symbol_word, thrown, moves.pickable, sight.lang)
    return [group(sight, symbol, faces, thrown, moves) for symbol in SYMBOLS if is_shown(sight, symbol, faces, moves)]


def is_shown(sight: Sight, symbol: str, faces: list[str], moves: Moves) -> bool:
    """Whether there is any of a symbol in the Roll, where cards may add some that no die shows; or could be added."""
    is_there = symbol in faces or symbol in sight.view.get("added", ()) or symbol in sight.choice.get("symbols", ())
    return is_there or bool(moves.on(f"symbol.{symbol}"))


def group(sight: Sight, symbol: str, faces: list[str], thrown: set[int], moves: Moves) -> Die:
    """All dice that show a symbol, those that were added among them, and what has been done with them. A symbol that
    could be added lies there even if there is none yet."""
    view, lang = sight.view, sight.lang
    number = faces.count(symbol)
    total = sight.choice.get("symbols", {}).get(symbol, number + view.get("added", {}).get(symbol, 0))
    aside = view.get("aside", {}).get(symbol, 0)
    if symbol == POWER:  # those that are not spent yet
        total = sight.choice.get("power_left", total - aside - view.get("power_used", 0))
    buttons = moves.on(f"dice.{symbol}")
    is_done = not buttons and (view.get("resolved", {}).get(symbol, 0) > 0 or 0 == total < number - aside)
    state = RESOLVED.say(lang) if is_done else ASIDE.say(lang, n=aside) if aside else "" if total else MISSING.say(lang)
    words = SYMBOLS[symbol].count(lang, total) if total else symbol_word(symbol, lang)
    comes = sight.foreseen.get(f"resolve:{symbol}", "")
    lying = (symbol,) * max(total, 1)
    buttons = buttons or moves.on(f"symbol.{symbol}")
    return Die(lying, words, tumbles(faces, (symbol,), thrown), buttons, state=state, comes=comes)
