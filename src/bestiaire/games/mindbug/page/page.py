"""The page of Mindbug."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bestiaire.core.editing import Editor
from bestiaire.core.events import Event
from bestiaire.core.showing import Beat, Model, Sight, Tally
from bestiaire.core.table import Table
from bestiaire.games.mindbug.page.advice.foresight import bans, fights
from bestiaire.games.mindbug.page.advice.keywords import meanings
from bestiaire.games.mindbug.page.advice.notes import NOTES
from bestiaire.games.mindbug.page.beside.box import BOX
from bestiaire.games.mindbug.page.beside.editor import editor
from bestiaire.games.mindbug.page.beside.figures import figures
from bestiaire.games.mindbug.page.beside.gallery import gallery
from bestiaire.games.mindbug.page.beside.guide import GUIDE
from bestiaire.games.mindbug.page.drawn.pictures import picture
from bestiaire.games.mindbug.page.drawn.symbols import SYMBOLS
from bestiaire.games.mindbug.page.phrases import PHRASES
from bestiaire.games.mindbug.page.table.beats import beats, is_quiet
from bestiaire.games.mindbug.page.table.scene import Shown, show
from bestiaire.portrait.picture import Picture
from bestiaire.show.page.base import BasePage
from bestiaire.show.page.faces import Section

Foreseen = Mapping[str, Any]

AVATARS = (
    *("axolotl_healer", "tiger_squirrel", "goblin_werewolf", "compost_dragon"),
    *("bee_bear", "spider_owl", "kangasaurus_rex", "lone_yeti", "shark_dog", "elephantopus", "luchataur", "turbo_bug"),
    *("snail_hydra", "gorillion", "explosive_toad", "chameleon_sniper"),
)


class MindbugPage(BasePage):
    folder = Path(__file__).parent
    phrases = PHRASES
    symbols = SYMBOLS
    box = BOX
    hits = frozenset(["lose_life"])
    is_two_sided = True

    avatars = AVATARS
    notes = NOTES
    guide = GUIDE

    def foresee(self, table: Table, seat: int, lang: str) -> Foreseen:
        return {"fights": fights(table, seat, lang), "bans": bans(table, seat, lang)}

    def beats(self, sight: Sight) -> list[Beat]:
        return beats(sight)

    def is_quiet(self, events: Sequence[Event], number: int) -> bool:
        return is_quiet(events, number)

    def meanings(self, lang: str) -> dict[str, tuple[str, str]]:
        return meanings(lang)

    def show(self, sight: Sight) -> Shown:
        return show(sight)

    def figures(self, sight: Sight) -> list[Tally]:
        return figures(sight)

    def gallery(self, lang: str) -> list[Section]:
        return gallery(lang)

    def editor(self, position: Model, lang: str) -> Editor:
        return editor(position, lang)

    def picture(self, card: Model) -> Picture:
        return picture(card["id"])
