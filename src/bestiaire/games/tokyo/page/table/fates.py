"""To stay in Tokyo or to yield it: each as a tile that says what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bestiaire.core.showing import Sight
from bestiaire.games.tokyo.page.advice.foresight import LEAVE, STAY, Fate
from bestiaire.games.tokyo.page.advice.outcome import Row
from bestiaire.games.tokyo.words.nouns import ENERGY, POINT
from bestiaire.show.page.buttons import Button
from bestiaire.words import Phrase, enumerate_words

AS_TURN_STARTS = Phrase(en="+{gain} as your turn starts", fr="+{gain} au début de votre tour")
NO_HEALING = Phrase(en="hearts on dice don't heal there", fr="les cœurs des dés n'y soignent pas")
HEALING = Phrase(en="hearts on dice heal you again", fr="les cœurs des dés vous soignent de nouveau")
GOES_IN = Phrase(en="{who} goes in", fr="{who} y entre")
GOES_IN_FOR = Phrase(en="{who} goes in: {gain}", fr="{who} y entre : {gain}")


class Tile(NamedTuple):
    """An answer with what comes of it."""

    button: Button
    monster: str
    """Whose face is on it: who would be in Tokyo then."""
    tone: str
    """`stay` or `leave`."""
    rows: list[Row]


def tiles_of(sight: Sight, buttons: Sequence[Button]) -> list[Tile]:
    """None unless it is asked about Tokyo."""
    found = {button.key: button for button in buttons}
    if not {STAY, LEAVE} <= set(found):
        return []
    players, me = sight.view["players"], sight.view["seat"]
    stays: Fate | None = sight.foreseen.get(STAY)
    leaves: Fate | None = sight.foreseen.get(LEAVE)
    return [
        Tile(found[STAY], players[me]["monster"], "stay", staying(stays, sight.lang)),
        Tile(found[LEAVE], players[me if leaves is None else leaves.seat]["monster"], "leave", leaving(sight, leaves)),
    ]


def staying(fate: Fate | None, lang: str) -> list[Row]:
    rows = []
    if fate is not None and fate.points:
        rows.append(Row("s-star", AS_TURN_STARTS.say(lang, gain=POINT.count(lang, fate.points))))
    if fate is not None and fate.energy:
        rows.append(Row("s-cube", AS_TURN_STARTS.say(lang, gain=ENERGY.count(lang, fate.energy))))
    return [*rows, Row("s-heart-broken", NO_HEALING.say(lang))]


def leaving(sight: Sight, fate: Fate | None) -> list[Row]:
    lang = sight.lang
    rows = []
    if fate is not None:
        who = sight.names[fate.seat]
        counted = ((POINT, fate.points), (ENERGY, fate.energy))
        gains = [f"+{noun.count(lang, number)}" for noun, number in counted if number]
        gain = enumerate_words(lang, gains) if gains else ""
        rows.append(Row("s-pin", GOES_IN_FOR.say(lang, who=who, gain=gain) if gains else GOES_IN.say(lang, who=who)))
    return [*rows, Row("s-heart", HEALING.say(lang))]
