"""The page of Mindbug."""

from __future__ import annotations

from pathlib import Path

from bestiaire.core.showing import Model, Sight
from bestiaire.games.mindbug.page.gallery import gallery
from bestiaire.games.mindbug.page.phrases import PHRASES
from bestiaire.games.mindbug.page.pictures import picture
from bestiaire.games.mindbug.page.scene import Shown, show
from bestiaire.games.mindbug.page.symbols import SYMBOLS
from bestiaire.portrait.picture import Picture
from bestiaire.show.page.base import BasePage
from bestiaire.show.page.faces import Section


class MindbugPage(BasePage):
    folder = Path(__file__).parent
    phrases = PHRASES
    symbols = SYMBOLS

    def show(self, sight: Sight) -> Shown:
        return show(sight)

    def gallery(self, lang: str) -> list[Section]:
        return gallery(lang)

    def picture(self, card: Model) -> Picture:
        return picture(card["id"])
