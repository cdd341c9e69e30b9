"""The page of Orcs Orcs Orcs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bestiaire.core.editing import Editor
from bestiaire.core.events import Event
from bestiaire.core.showing import Beat, Model, Sight, Tally
from bestiaire.core.table import Table
from bestiaire.games.orcs.page.advice.foresight import foresee
from bestiaire.games.orcs.page.advice.meanings import meanings
from bestiaire.games.orcs.page.advice.notes import NOTES
from bestiaire.games.orcs.page.beside.box import BOX
from bestiaire.games.orcs.page.beside.editor import editor
from bestiaire.games.orcs.page.beside.figures import figures
from bestiaire.games.orcs.page.beside.gallery import facts, gallery
from bestiaire.games.orcs.page.beside.guide import GUIDE
from bestiaire.games.orcs.page.drawn.pictures import AVATARS, FRAMES, picture, pictured
from bestiaire.games.orcs.page.drawn.symbols import SYMBOLS
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.page.table.beats import beats, is_quiet
from bestiaire.games.orcs.page.table.scene import Shown, show
from bestiaire.portrait.picture import Picture
from bestiaire.show.page.base import BasePage
from bestiaire.show.page.faces import Section


class OrcsPage(BasePage):
    folder = Path(__file__).parent
    phrases = PHRASES
    symbols = SYMBOLS
    box = BOX
    notes = NOTES
    guide = GUIDE
    hits = frozenset(["lose_trophy"])
    avatars = AVATARS

    def show(self, sight: Sight) -> Shown:
        return show(sight)

    def foresee(self, table: Table, seat: int, lang: str) -> Mapping[str, Any]:
        return foresee(table, seat, lang)

    def beats(self, sight: Sight) -> list[Beat]:
        return beats(sight)

    def meanings(self, lang: str) -> dict[str, tuple[str, str]]:
        return meanings(lang)

    def is_quiet(self, events: Sequence[Event], number: int) -> bool:
        return is_quiet(events, number)

    def pictured(self, told: Model) -> str:
        return pictured(told)

    def figures(self, sight: Sight) -> list[Tally]:
        return figures(sight)

    def gallery(self, lang: str) -> list[Section]:
        return gallery(lang)

    def editor(self, position: Model, lang: str) -> Editor:
        return editor(position, lang)

    def facts(self, card: Model, lang: str) -> list[str]:
        return facts(card, lang)

    def picture(self, card: Model) -> Picture:
        return picture(card["id"])

    def frame(self, card: Model) -> str:
        elements: Sequence[str] = card.get("energy") or ()
        return FRAMES[elements[0]] if len(elements) == 1 else super().frame(card)
