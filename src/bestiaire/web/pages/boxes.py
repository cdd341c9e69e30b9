"""The boxes of the games: what a page draws of each on the shelf, on an invitation, beside a form."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.core.showing import Box, Drawing, Figure, Lettering
from bestiaire.core.telling import words_of
from bestiaire.players import LEVELS
from bestiaire.portrait.picture import CARD, FACE, HOME, WHOLE
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.art import address, every_face, pictured

LID = 236
"""How wide the lid of a box is, in its own units."""
PLAIN_FIGURES = ((52, 122, 170, 144), (-12, 200, 118, 84), (128, 210, 110, 74))
"""Where the first cards stand on a plain lid."""
PLAIN_TOP = 46
"""Where the title of a plain lid begins."""
SENTENCES = 2
"""How many sentences say what a game is about."""


class Stands(NamedTuple):
    """A creature on a lid: its picture and its frame."""

    picture: str
    figure: Figure


class Drawn(NamedTuple):
    """A drawing on a lid: its shapes and its frame."""

    shapes: Markup
    drawing: Drawing


class BoxShown(NamedTuple):
    """A box as a page draws it."""

    key: str
    name: str
    players: str
    """How many may play."""
    cards: int
    box: Box
    title: tuple[Lettering, ...]
    homes: list[str]
    """Pictures of what is behind the creatures."""
    stands: list[Stands]
    drawings: list[Drawn]
    line: str
    """What it is about."""
    face: str
    """What stands for the game where there is no room for a box; nothing if it has no picture."""


class LevelShown(NamedTuple):
    """A level of the computer as somebody to sit opposite."""

    name: str
    picture: str
    """Nothing if the game has no pictures."""


def box_shown(info: GameInfo, lang: str) -> BoxShown:
    key, box = info.key, page_of(info).box
    cards = pictured(key)
    figures = box.figures
    if not figures and not box.drawings:
        figures = tuple(Figure(card, *place) for card, place in zip(cards, PLAIN_FIGURES, strict=False))
    faces = [figure.card for figure in figures] or every_face(key)
    line = box.line.say(lang) if box.line is not None else " ".join(words_of(info).in_short(lang)[:SENTENCES])
    fewest, most = info.players
    return BoxShown(
        key,
        info.name[lang],
        str(fewest) if fewest == most else f"{fewest}–{most}",
        len(info.cards()),
        box,
        box.title or plain_title(info.name[lang]),
        [address(key, card, HOME) for card in box.homes or cards[:1]],
        [Stands(address(key, figure.card, WHOLE), figure) for figure in figures],
        [Drawn(Markup(drawing.shapes), drawing) for drawing in box.drawings],
        line,
        address(key, faces[0], FACE) if faces else "",
    )


def mascot() -> str:
    """A creature for pages that are about no game; nothing if no game has one."""
    found = [(key, figure.card) for key, info in bestiaire.games().items() for figure in page_of(info).box.figures]
    return address(*found[0], WHOLE) if found else ""


def guide(cut: str = WHOLE) -> str:
    """Who speaks in lessons; a creature like any other if no game has one for that."""
    boxes = [(key, page_of(info).box.guide) for key, info in bestiaire.games().items()]
    found = [(key, card) for key, card in boxes if card]
    return address(*found[0], cut) if found else mascot()


def guide_face() -> str:
    return guide(FACE)


def plain_title(name: str) -> tuple[Lettering, ...]:
    """A game's name, a word a line, as large as there is room for."""
    found, top = [], PLAIN_TOP
    for word in name.upper().split():
        size = min(46, round(LID * 0.9 / (0.74 * len(word))))
        found.append(Lettering(word, size, top))
        top += size
    return tuple(found)


def levels_shown(game: str) -> list[LevelShown]:
    """The levels of the computer, with the creatures that stand for them in a game."""
    chosen = list(page_of(bestiaire.game(game)).avatars) or pictured(game)
    return [
        LevelShown(name, address(game, chosen[number % len(chosen)], CARD) if chosen else "")
        for number, name in enumerate(LEVELS)
    ]
