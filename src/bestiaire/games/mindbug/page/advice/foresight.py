"""What comes of a block or a hunt before it is chosen, and why a creature can't block: asked of the rules."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from bestiaire.core.table import Table
from bestiaire.games.mindbug.cards.sets import printed
from bestiaire.games.mindbug.rules.powers import power, what_keeps_from_blocking
from bestiaire.games.mindbug.table.zones import Creature
from bestiaire.games.mindbug.words.reasons import reason_in_words
from bestiaire.words import Phrase

FALLS = Phrase(en="{card} falls", fr="{card} tombe")
BOTH_FALL = Phrase(en="both fall", fr="les deux tombent")
BOTH_STAND = Phrase(en="nobody falls", fr="personne ne tombe")
FALLS_AND_EXHAUSTS = Phrase(en="{card} falls, {other} exhausted", fr="{card} tombe, {other} s'incline")
BOTH_SURVIVE = Phrase(en="both survive once", fr="les deux survivent une fois")
SURVIVES_ONCE = Phrase(en="{card} survives once", fr="{card} survit une fois")
SURVIVES = Phrase(en="survives once", fr="survit une fois")
"""Of the creature on which it is said."""

MOST: Final = 40
"""Of more answers none is looked at: no game comes to so many."""

FALL = "falls"
TRADE = "trades"
WIN = "wins"
STAND = "stands"
"""What becomes of whoever would fight for the one who is asked."""


class Fight(NamedTuple):
    """A fight that would follow from an answer."""

    powers: str
    """`8 : 9`, from the side of who is asked."""
    words: str
    end: str
    """What becomes of the own creature: it `falls`, `trades` (both fall), `wins` or `stands`."""


def fights(table: Table, seat: int, lang: str) -> dict[str, Fight]:
    """The fight that each block, or each hunted creature, leads to: played on a fork as far as the next question. How
    strong both are and who falls is open to all."""
    choice = table.choice
    if choice is None or choice.kind not in ("block", "hunt") or len(choice.keys) > MOST:
        return {}
    game: Any = table.state
    creature = attacker_of(game, choice.about)
    attacker = {"seat": game.active, "card": creature.card.id, "power": power(game, creature)}
    found = {}
    for key in choice.keys:
        if key.endswith(":none"):
            continue
        fork = table.fork()
        heard = fork.listen()
        earlier = len(heard)
        fork.play(key)
        told = heard[earlier:]
        met = next((event.public for event in told if event.kind in ("block", "hunt")), None)
        if met is not None:
            found[key] = outcome(attacker, met, told, game.active == seat, lang)
    return found


def attacker_of(game: Any, number: int) -> Creature:
    """The creature that a question is about."""
    creatures: list[Creature] = game.players[game.active].play
    return next(creature for creature in creatures if creature.number == number)


def outcome(attacker: dict[str, Any], met: dict[str, Any], told: list[Any], is_own: bool, lang: str) -> Fight:
    """Two creatures that meet, told from the attacker's side if it is the own one, else from the other's."""
    own, other = (attacker, met) if is_own else (met, attacker)
    has_fallen, has_won = happens_to(own, "defeated", told), happens_to(other, "defeated", told)
    end = (TRADE if has_won else FALL) if has_fallen else WIN if has_won else STAND
    return Fight(f"{own['power']} : {other['power']}", in_words(attacker, met, told, lang), end)


def happens_to(creature: dict[str, Any], kind: str, told: list[Any]) -> bool:
    """Whether such an event tells of one of the two that meet."""
    named = creature["seat"], creature["card"]
    return any(event.kind == kind and (event.public["seat"], event.public["card"]) == named for event in told)


def in_words(attacker: dict[str, Any], met: dict[str, Any], told: list[Any], lang: str) -> str:
    """Who falls and who is only exhausted, said on the creature that is met."""
    fallen = [one for one in (attacker, met) if happens_to(one, "defeated", told)]
    spent = [one for one in (attacker, met) if happens_to(one, "exhaust", told)]
    names = [printed(one["card"]).name(lang) for one in (*fallen, *spent)]
    if len(fallen) == 2:
        return BOTH_FALL.say(lang)
    if fallen and spent:
        return FALLS_AND_EXHAUSTS.say(lang, card=names[0], other=names[1])
    if fallen:
        return FALLS.say(lang, card=names[0])
    if len(spent) == 2:
        return BOTH_SURVIVE.say(lang)
    if spent:
        return SURVIVES.say(lang) if spent[0] is met else SURVIVES_ONCE.say(lang, card=names[0])
    return BOTH_STAND.say(lang)


def bans(table: Table, seat: int, lang: str) -> dict[str, str]:
    """Why creatures of who is asked to block can't, by their places."""
    choice = table.choice
    if choice is None or choice.kind != "block":
        return {}
    game: Any = table.state
    attacker = attacker_of(game, choice.about)
    found = {}
    for index, creature in enumerate(game.players[seat].play):
        reason = what_keeps_from_blocking(game, creature, attacker)
        if reason:
            found[f"players.{seat}.play.{index}"] = reason_in_words(reason, lang)
    return found
