"""The page of King of Tokyo Duel."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bestiaire.core.editing import Editor
from bestiaire.core.events import Event
from bestiaire.core.showing import Beat, Model, Sight, Tally
from bestiaire.core.table import Table
from bestiaire.games.duel.page.advice.foresight import foresee
from bestiaire.games.duel.page.advice.meanings import meanings
from bestiaire.games.duel.page.advice.notes import NOTES
from bestiaire.games.duel.page.beside.box import BOX
from bestiaire.games.duel.page.beside.editor import editor
from bestiaire.games.duel.page.beside.figures import figures
from bestiaire.games.duel.page.beside.gallery import facts, gallery, plates
from bestiaire.games.duel.page.beside.guide import GUIDE
from bestiaire.games.duel.page.drawn.pictures import AVATARS, picture
from bestiaire.games.duel.page.drawn.symbols import SYMBOLS
from bestiaire.games.duel.page.phrases import PHRASES
from bestiaire.games.duel.page.table.beats import beats_of, is_quiet
from bestiaire.games.duel.page.table.scene import Shown, show
from bestiaire.portrait.picture import Picture
from bestiaire.show.page.base import BasePage
from bestiaire.show.page.faces import Section


class DuelPage(BasePage):
    folder = Path(__file__).parent
    phrases = PHRASES
    symbols = SYMBOLS
    avatars = AVATARS
    box = BOX
    notes = NOTES
    guide = GUIDE
    hits = frozenset(["lose_life"])
    is_two_sided = True

    def foresee(self, table: Table, seat: int, lang: str) -> Model:
        return foresee(table, seat, lang)

    def beats(self, sight: Sight) -> list[Beat]:
        return beats_of(sight)

    def is_quiet(self, events: Sequence[Event], number: int) -> bool:
        return is_quiet(events, number)

    def figures(self, sight: Sight) -> list[Tally]:
        return figures(sight)

    def show(self, sight: Sight) -> Shown:
        return show(sight)

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
