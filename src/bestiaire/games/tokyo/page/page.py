"""The page of King of Tokyo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bestiaire.core.editing import Editor
from bestiaire.core.events import Event
from bestiaire.core.showing import NOTHING_FORESEEN, Beat, Model, Sight, Tally
from bestiaire.core.table import Table
from bestiaire.games.tokyo.page.advice.foresight import of_stopping, of_taking, of_yielding
from bestiaire.games.tokyo.page.advice.meanings import meanings
from bestiaire.games.tokyo.page.advice.notes import NOTES
from bestiaire.games.tokyo.page.beside.box import BOX
from bestiaire.games.tokyo.page.beside.editor import editor
from bestiaire.games.tokyo.page.beside.figures import figures_of
from bestiaire.games.tokyo.page.beside.gallery import facts, gallery, plates
from bestiaire.games.tokyo.page.beside.guide import GUIDE
from bestiaire.games.tokyo.page.drawn.pictures import picture
from bestiaire.games.tokyo.page.drawn.symbols import SYMBOLS
from bestiaire.games.tokyo.page.phrases import PHRASES
from bestiaire.games.tokyo.page.table.beats import beats_of, is_quiet
from bestiaire.games.tokyo.page.table.scene import Shown, show
from bestiaire.portrait.picture import Picture
from bestiaire.show.page.base import BasePage
from bestiaire.show.page.faces import Section


class TokyoPage(BasePage):
    folder = Path(__file__).parent
    phrases = PHRASES
    symbols = SYMBOLS
    box = BOX
    notes = NOTES
    guide = GUIDE
    hits = frozenset(["lose_hearts"])
    avatars = ("cyber_kitty", "the_king", "meka_dragon", "mastermindbug", "space_penguin", "gigazaur", "alienoid")

    def show(self, sight: Sight) -> Shown:
        return show(sight)

    def foresee(self, table: Table, seat: int, lang: str) -> Mapping[str, Any]:
        found = of_yielding(table, seat) or of_taking(table, seat)
        if found:
            return found
        stopping = of_stopping(table, seat)
        return NOTHING_FORESEEN if stopping is None else {"stop": stopping}

    def beats(self, sight: Sight) -> list[Beat]:
        return beats_of(sight)

    def deciding(self, reason: str) -> frozenset[str]:
        """Victory points, or who was eliminated; what the winner did then decided nothing (KT-165)."""
        return frozenset({"points": ["gain_vp"], "last": ["lose_hearts", "eliminate"]}.get(reason, []))

    def is_quiet(self, events: Sequence[Event], number: int) -> bool:
        """What the table shows, and what another sentence says as well."""
        return is_quiet(events, number)

    def figures(self, sight: Sight) -> Sequence[Tally]:
        return figures_of(sight)

    def played_as(self, view: Model) -> list[str]:
        return [player["monster"] for player in view["players"]]

    def meanings(self, lang: str) -> dict[str, tuple[str, str]]:
        return meanings(lang)

    def gallery(self, lang: str) -> list[Section]:
        return gallery(lang)

    def editor(self, position: Model, lang: str) -> Editor:
        return editor(position, lang)

    def plates(self) -> list[Model]:
        return plates()

    def facts(self, card: Model, lang: str) -> list[str]:
        return facts(card, lang)

    def picture(self, card: Model) -> Picture:
        return picture(card["id"])
