"""The page of King of Tokyo."""

from __future__ import annotations

import re
from pathlib import Path

from bestiaire.core.showing import Model, Sight
from bestiaire.games.tokyo.page.gallery import facts, gallery, plates
from bestiaire.games.tokyo.page.phrases import PHRASES
from bestiaire.games.tokyo.page.pictures import picture
from bestiaire.games.tokyo.page.scene import Shown, show
from bestiaire.games.tokyo.page.symbols import SYMBOLS
from bestiaire.portrait import portrait
from bestiaire.portrait.picture import Picture
from bestiaire.show.page.base import BasePage, bulk_of
from bestiaire.show.page.faces import Section


class TokyoPage(BasePage):
    folder = Path(__file__).parent
    phrases = PHRASES
    symbols = SYMBOLS

    def show(self, sight: Sight) -> Shown:
        return show(sight)

    def gallery(self, lang: str) -> list[Section]:
        return gallery(lang)

    def plates(self) -> list[Model]:
        return plates()

    def facts(self, card: Model, lang: str) -> list[str]:
        return facts(card, lang)

    def drawing(self, card: Model) -> str:
        """A Mindbug is drawn as what it is called: a bug with a brain."""
        looks = re.sub("mindbugs?", "brain_bug", card["id"])
        return portrait(card["id"], bulk_of(card), card.get("keywords", []), looks)

    def picture(self, card: Model) -> Picture:
        return picture(card["id"])
