"""The dice of King of Tokyo Duel: one by one while they are thrown, in groups once they are resolved (KD-062)."""

from __future__ import annotations

from bestiaire.core.showing import Sight
from bestiaire.games.duel.page.advice.foresight import POWER_IDLE, USE_POWER
from bestiaire.games.duel.words.nouns import SYMBOLS, symbol_word
from bestiaire.show.page.buttons import Button, Moves
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
    if view["phase"] == "buy":
        lying = (symbol,) * total
        return Die(
            lying, SYMBOLS[symbol].count(lang, total), tumbles(faces, (symbol,), thrown), spent=frozenset(range(total))
        )
    spent = 0
    if symbol == POWER:
        spent = view.get("power_used", 0)
        total = sight.choice.get("power_left", total - aside - spent)
    buttons = moves.on(f"dice.{symbol}") or (power_of(sight, moves) if symbol == POWER else ())
    is_done = not buttons and (symbol in resolved_in(sight) or (total == 0 and spent > 0))
    state = RESOLVED.say(lang) if is_done else ASIDE.say(lang, n=aside) if aside else "" if total else MISSING.say(lang)
    words = SYMBOLS[symbol].count(lang, total) if total else symbol_word(symbol, lang)
    comes = sight.foreseen.get(USE_POWER if symbol == POWER else f"resolve:{symbol}", "")
    if symbol == POWER and total and not buttons and not state:
        state = sight.foreseen.get(POWER_IDLE, "")
    return Die(
        (symbol,) * max(total + spent, 1),
        words,
        tumbles(faces, (symbol,), thrown),
        buttons or moves.on(f"symbol.{symbol}"),
        state=state,
        comes=comes,
        spent=frozenset(range(total, total + spent)),
    )


def power_of(sight: Sight, moves: Moves) -> tuple[Button, ...]:
    """What is offered on the own Monster, its symbols offer, too."""
    return tuple(button for button in moves.on(f"board.{sight.view['seat']}") if button.key == USE_POWER)


def resolved_in(sight: Sight) -> set[str]:
    """The symbols that were resolved this turn, whatever came of them; with the Smash that was multiplied the Special
    Power that did so (KD-126)."""
    found = {symbol for symbol, number in sight.view.get("resolved", {}).items() if number}
    for event in reversed(sight.events):
        if event.kind == "turn":
            break
        if event.kind == "resolve":
            found.add(event.public["face"])
        elif event.kind == "multiply":
            found.add(POWER)
    return found
