"""The page of Orcs Orcs Orcs."""

from __future__ import annotations

from pathlib import Path

from bestiaire.core.showing import Model, Sight
from bestiaire.games.orcs.page.gallery import facts, gallery
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.page.pictures import picture
from bestiaire.games.orcs.page.plates import plate
from bestiaire.games.orcs.page.scene import Shown, show
from bestiaire.games.orcs.page.symbols import SYMBOLS
from bestiaire.portrait.picture import Picture
from bestiaire.show.page.base import BasePage
from bestiaire.show.page.faces import Section


class OrcsPage(BasePage):
    folder = Path(__file__).parent
    phrases = PHRASES
    symbols = SYMBOLS

    def show(self, sight: Sight) -> Shown:
        return show(sight)

    def gallery(self, lang: str) -> list[Section]:
        return gallery(lang)

    def facts(self, card: Model, lang: str) -> list[str]:
        return facts(card, lang)

    def drawing(self, card: Model) -> str:
        return plate(card)

    def picture(self, card: Model) -> Picture:
        return picture(card["id"])
