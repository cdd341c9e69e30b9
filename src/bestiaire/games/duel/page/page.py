"""The page of King of Tokyo Duel."""

from __future__ import annotations

from pathlib import Path

from bestiaire.core.showing import Model, Sight
from bestiaire.games.duel.page.gallery import facts, gallery, plates
from bestiaire.games.duel.page.phrases import PHRASES
from bestiaire.games.duel.page.pictures import picture
from bestiaire.games.duel.page.scene import Shown, show
from bestiaire.games.duel.page.symbols import SYMBOLS
from bestiaire.portrait.picture import Picture
from bestiaire.show.page.base import BasePage
from bestiaire.show.page.faces import Section


class DuelPage(BasePage):
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

    def picture(self, card: Model) -> Picture:
        return picture(card["id"])
