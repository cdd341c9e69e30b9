"""The scores line by line, as a view tells them, side by side (OO-189 … OO-193)."""

from __future__ import annotations

from typing import Any, NamedTuple

from bestiaire.games.orcs.table.components.box import Box
from bestiaire.words import Phrase

Told = dict[str, Any]

CARD_LINES = {
    "support": Phrase(en="Support spells", fr="Sorts de soutien"),
    "poison": Phrase(en="Poison", fr="Poison"),
}
MISSION_LINE = Phrase(en="Secret mission", fr="Mission secrète")


class Cell(NamedTuple):
    """What a line brings one player."""

    how: str
    """How it comes about: « 3 × 4 », or the name of a mission."""
    points: int | None
    """None if who looks on can't know."""


class ScoreLine(NamedTuple):
    title: str
    creature: str
    """The type of creature it is about, if it is."""
    cells: list[Cell]


def score_sheet(view: Told, box: Box, lang: str) -> list[ScoreLine]:
    """Creatures by type, then cards, then missions; a cell for every seat."""
    scores = [player["score"] for player in view["players"]]
    lines = [
        ScoreLine(creature.name(lang), creature.key, [trophies(score, creature.key) for score in scores])
        for creature in box.creatures
    ]
    for field, title in CARD_LINES.items():
        lines.append(ScoreLine(title.say(lang), "", [cards(score[field]) for score in scores]))
    if any("missions" in player for player in view["players"]):
        names = {mission.key: mission.name(lang) for mission in box.missions}
        lines.append(ScoreLine(MISSION_LINE.say(lang), "", [mission(score, names) for score in scores]))
    return lines


def trophies(score: Told, creature: str) -> Cell:
    held = score["creatures"].get(creature)
    return Cell("", 0) if held is None else Cell(f"{held['held']} × {held['value']}", held["points"])


def cards(counted: Told) -> Cell:
    number, points = counted["cards"], counted["points"]
    return Cell(f"{number} × {points // number}".replace("-", "\u2212") if number else "", points)


def mission(score: Told, names: dict[str, str]) -> Cell:
    """Another seat's mission is secret until the game is over."""
    if "mission" not in score:
        return Cell("", None)
    return Cell(names[score["mission"]["mission"]], score["mission"]["points"])
