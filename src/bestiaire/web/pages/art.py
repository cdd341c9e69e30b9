"""Paintings as files: the name of each contains what it contains, so that a browser never asks for it twice."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import cache

import bestiaire
from bestiaire.core.showing import Model, Page
from bestiaire.players.levels import LEVELS
from bestiaire.portrait.picture import CUTS
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.plates import plates_of

DIGITS = 12
"""How much of its digest the name of a file has."""


def address(game: str, card: str, cut: str = "card") -> str:
    """Where a painting is found: on a `card`, `whole`, its `face`, or its `home`."""
    return _address(game, page_of(bestiaire.game(game)), card, cut)


def painting(game: str, card: str, cut: str) -> str:
    return _painting(game, page_of(bestiaire.game(game)), card, cut)


def address_now(game: str, name: str) -> str | None:
    """Where the painting with such a name, perhaps of an earlier release, is found now; None if there is none."""
    card, _, rest = name.partition(".")
    cut = rest.partition(".")[0]
    if game not in bestiaire.games() or cut not in CUTS:
        return None
    return address(game, card, cut) if card in _pictured(game, page_of(bestiaire.game(game))) else None


def is_pictured(game: str, card: object) -> bool:
    return isinstance(card, str) and card in _pictured(game, page_of(bestiaire.game(game)))


def face_in(game: str, key: str) -> str:
    """The face of whoever the key of an answer is about; nothing if that has no picture."""
    card = next((name for name in re.split(r"[:+@]", key) if is_pictured(game, name)), "")
    return address(game, card, "face") if card else ""


def pictured(game: str) -> list[str]:
    """The ids of everything of a game that has a painting."""
    return list(_pictured(game, page_of(bestiaire.game(game))))


def avatar(game: str, number: int, level: int | None = None) -> str:
    """A face for whoever sits somewhere: of a level of the computer always the same, else after a number."""
    chosen = every_face(game)
    if level is not None and chosen:
        return address(game, chosen[level % len(chosen)], "face")
    people = faces_of_people(game)
    return address(game, people[number % len(people)], "face") if people else ""


def faces_of_people(game: str) -> Sequence[str]:
    """The cards whose faces people have: those of the computer's levels only if there are no others."""
    chosen = every_face(game)
    return chosen[len(LEVELS) :] or chosen


def every_face(game: str) -> Sequence[str]:
    """The cards whose faces stand for somebody, those of the computer's levels first."""
    return page_of(bestiaire.game(game)).avatars or pictured(game)


def frames(game: str) -> str:
    """The style sheet that gives every card the frame of its colour; and a table without a board, its own colours."""
    return _frames(game, page_of(bestiaire.game(game)))


def frames_address(game: str) -> str:
    return _frames_address(game, page_of(bestiaire.game(game)))


# -- each is made once for a game's page


@cache
def _pictured(game: str, page: Page) -> dict[str, Model]:
    """Everything of a game that has a painting, by its id."""
    return {card["id"]: card for card in plates_of(game)}


@cache
def _painting(game: str, page: Page, card: str, cut: str) -> str:
    return page.painting(_pictured(game, page)[card], cut)


@cache
def _address(game: str, page: Page, card: str, cut: str) -> str:
    return f"/art/{game}/{card}.{cut}.{_digest(_painting(game, page, card, cut))}.svg"


@cache
def _frames(game: str, page: Page) -> str:
    box = page.box
    colours = [f"--table-{number}:{colour}" for number, colour in enumerate(box.felt, 1)]
    colours += [f"--panel:{box.panel}d9", f"--panel-2:{box.panel}99"]
    tables = 'html:not([data-theme="light"]) body:is(.at-editor,.all-cards,:has(.waiting-room))'
    felt = f"{tables}{{{';'.join(colours)}}}\n"
    return felt + "".join(f".f-{name}{{--fr:{page.frame(card)}}}\n" for name, card in _pictured(game, page).items())


@cache
def _frames_address(game: str, page: Page) -> str:
    return f"/art/{game}/frames.{_digest(_frames(game, page))}.css"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
