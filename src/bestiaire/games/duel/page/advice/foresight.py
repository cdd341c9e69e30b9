"""What comes of stopping, or of resolving one kind of symbol: played on a fork of an imagined table, where everybody
declines whatever could be declined."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from bestiaire.core.choice import Choice
from bestiaire.core.events import Event
from bestiaire.core.showing import Model
from bestiaire.core.table import Table
from bestiaire.games.duel.rules.roll import power_left
from bestiaire.games.duel.rules.special_power import power_is_usable
from bestiaire.games.duel.table.zones import RESOLVE as RESOLVE_PHASE
from bestiaire.games.duel.words.nouns import DICE_TOKEN, ENERGY_CUBE, HIT, LIFE_POINT, track_word
from bestiaire.words import Phrase

STOP: Final = "reroll:none"
BUY_NOTHING: Final = "buy:none"
RESOLVE: Final = "resolve:"
USE_POWER: Final = "power:use"
POWER_IDLE: Final = "power"
"""Under it stands why the Special Power that was thrown can't be used."""
STEPS: Final = 30
"""So many answers are looked ahead at most."""
PULL = Phrase(en="pull {track} {n}", fr="tirer {track} de {n}")
MINE, THEIRS = range(2)
MEANT: Final = {
    "hits": (THEIRS, "hits", 1),
    "ignored": (THEIRS, "hits", -1),
    "lose_life": (MINE, "life", -1),
    "gain_life": (MINE, "life", 1),
    "gain_energy": (MINE, "energy", 1),
    "pay_energy": (MINE, "energy", -1),
    "gain_tokens": (MINE, "tokens", 1),
}
"""What is counted of an event, if it happens to the one who is asked, or to the Rival."""
POWER = Phrase(en="your Special Power", fr="votre pouvoir spécial")
POWER_NEEDS = Phrase(en="{n} needed", fr="il en faut {n}")
POWER_HAS_NOTHING = Phrase(en="no use now", fr="sans effet")
NOTHING = Phrase(en="nothing", fr="rien")
WON = Phrase(en="you win", fr="vous gagnez")
LOST = Phrase(en="you lose", fr="vous perdez")


def foresee(table: Table, seat: int, lang: str) -> Model:
    """By the key of the answer, what it brings in words; and under `stop` the table as it would then be."""
    choice = table.choice
    if choice is None or choice.kind not in ("reroll", "resolve", "buy"):
        return {}
    if BUY_NOTHING in choice.keys:
        return {BUY_NOTHING: when_nothing_is_bought(table.fork(), seat, lang)}
    found = foresee_power(table.state, lang) if choice.kind == "resolve" and choice.player == seat else {}
    for key in choice.keys:
        if key == STOP or (key.startswith(RESOLVE) and not key.endswith(":none")):
            after = table.fork()
            told = len(after.events)
            after.play(key)
            has_power = key == STOP and after.choice is not None and USE_POWER in after.choice.keys
            if key == STOP:
                resolve_the_rest(after)
                found["stop"] = after.view(seat)
            found[key] = in_short(until_done(after.events[told:], key), seat, lang, has_power)
    return found


def foresee_power(game: Any, lang: str) -> Model:
    """What the Special Power symbols that are left do, or why they don't (KD-120). Those that multiply (KD-126) are
    used with others."""
    monster = game.players[game.active].monster
    if power_is_usable(game):
        return {USE_POWER: monster.power_name(lang)}
    if power_left(game) <= 0 or not monster.symbols:
        return {}
    is_short = power_left(game) < monster.symbols
    return {POWER_IDLE: (POWER_NEEDS if is_short else POWER_HAS_NOTHING).say(lang, n=monster.symbols)}


def when_nothing_is_bought(table: Table, seat: int, lang: str) -> str:
    """What the seat gets for it; empty if nothing."""
    told = len(table.events)
    table.play(BUY_NOTHING)
    found: list[Event] = []
    for event in table.events[told:]:
        if event.kind == "turn":
            break
        found.append(event)
    is_paid = any(event.kind == "nothing_bought" for event in found)
    return in_short(found, seat, lang) if is_paid else ""


def until_done(events: list[Event], key: str) -> list[Event]:
    """What the dice bring: not what comes when all are resolved, nor, of one kind of symbol, what the next one does."""
    found: list[Event] = []
    for event in events:
        is_next = event.kind == "resolve" and key != STOP and any(one.kind == "resolve" for one in found)
        if is_next or event.kind in ("turn", "buy", "nothing_bought"):
            break
        found.append(event)
    return found


def resolve_the_rest(table: Table) -> None:
    """All dice in the order in which they are listed, as far as nobody has to decide."""
    for _ in range(STEPS):
        choice = table.choice
        game: Any = table.state
        answer = None if choice is None or game.phase != RESOLVE_PHASE else declining(choice)
        if answer is None:
            return
        table.play(answer)


def declining(choice: Choice) -> str | None:
    """The next symbols, or the answer that uses nothing; None if something else has to be chosen."""
    if choice.kind == "resolve":
        return choice.keys[0] if choice.keys[0].startswith(RESOLVE) else next_none(choice)
    return next_none(choice)


def next_none(choice: Choice) -> str | None:
    return next((key for key in choice.keys if key.endswith((":none", ":no"))), None)


def in_short(events: list[Event], seat: int, lang: str, has_power: bool = False) -> str:
    """What happened, in a few words: what the seat pulled, hits on its Rival, what it won and lost; and whether it may
    use its Special Power."""
    sums: Counter[str] = Counter()
    for event in events:
        told = event.public
        if event.kind == "game_over":
            return (WON if seat in told["winners"] else LOST).say(lang)
        if event.kind == "step":
            sums[told["track"]] += 1 if told["seat"] == seat else -1
        elif event.kind in MEANT:
            who, field, sign = MEANT[event.kind]
            if (told["seat"] == seat) == (who == MINE):
                sums[field] += sign * told["amount"]
    pieces = [
        PULL.say(lang, track=track_word(track, lang), n=sums[track])
        for track in ("fame", "destruction")
        if sums[track] > 0
    ]
    if sums["hits"] > 0:
        pieces.append(together(HIT.count(lang, sums["hits"])))
    for field, noun in (("life", LIFE_POINT), ("energy", ENERGY_CUBE), ("tokens", DICE_TOKEN)):
        if sums[field]:
            pieces.append(f"{'+' if sums[field] > 0 else '−'}{together(noun.count(lang, abs(sums[field])))}")
    if has_power:
        pieces.append(POWER.say(lang))
    return ", ".join(pieces) or NOTHING.say(lang)


def together(words: str) -> str:
    """Words that no line breaks apart."""
    return words.replace(" ", "\u00a0")
