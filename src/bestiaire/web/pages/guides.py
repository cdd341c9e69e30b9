"""The illustrated page of a game, and why a question is asked: guides made ready for their templates."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from markupsafe import Markup

import bestiaire
from bestiaire.core.guides import ART, CARD, DIE, DRAWN, Drawing, Guide, Panel
from bestiaire.core.info import GameInfo
from bestiaire.core.lessons import spoken
from bestiaire.core.showing import Model, Page
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.art import address
from bestiaire.web.pages.plates import plates_of

SUBJECTS = ("about", "token")
"""Fields of a question that name the card or the token it is about."""


class Shown(NamedTuple):
    """Something in a row of pictures."""

    kind: str
    name: str
    """What is written there, or what the picture is called."""
    times: int = 1
    sign: str = ""
    """The id of a die's face or of a sign."""
    picture: str = ""
    """Where a painting is found."""
    card: object = None
    """As its game draws it."""
    drawn: Markup = Markup("")


class ShownPanel(NamedTuple):
    title: str
    text: str
    row: list[Shown]
    rules: tuple[str, ...]


class Chapter(NamedTuple):
    name: str
    panels: list[ShownPanel]


class Why(NamedTuple):
    """Why a question is asked, in two sentences."""

    text: str
    row: list[Shown]


class Illustrator:
    """Draws what a guide names, in one language."""

    def __init__(self, info: GameInfo, guide: Guide, lang: str) -> None:
        self.info, self.guide, self.lang = info, guide, lang
        self.listed = {card["id"]: card for card in reversed(plates_of(info.key))}
        self.faces = {card.id: card for section in reversed(page_of(info).gallery(lang)) for card in section.cards}

    def shown(self, drawing: Drawing) -> Shown:
        kind, name, times = drawing
        if kind == CARD:
            return self.pictured(CARD, name)._replace(card=self.faces[name])
        if kind == ART:
            return self.pictured(ART, name)
        if kind == DRAWN:
            box, shapes = self.guide.drawings[name]
            svg = f'<svg class="drawn" viewBox="{box}" aria-hidden="true" focusable="false">{shapes}</svg>'
            return Shown(kind, name, drawn=Markup(svg))
        return Shown(kind, name, times, sign=f"d-{name}" if kind == DIE else name if kind else "")

    def pictured(self, kind: str, card: str) -> Shown:
        """A card or its picture; a token is drawn as it lies there."""
        listed = self.listed.get(card)
        if listed is None:
            return Shown(kind, self.faces[card].name, drawn=self.faces[card].drawn)
        return Shown(kind, listed[f"name_{self.lang}"], picture=address(self.info.key, card))

    def panel(self, panel: Panel) -> ShownPanel:
        title, text = (spoken(self.info, words, self.lang) for words in (panel.title, panel.text))
        return ShownPanel(title, text, [self.shown(drawing) for drawing in panel.row], panel.rules)


@cache
def illustrator_of(page: Page, game: str, lang: str) -> Illustrator | None:
    """Who draws for a game's page; None if it has no guide."""
    return None if page.guide is None else Illustrator(bestiaire.game(game), page.guide, lang)


def guide_model(game: str, lang: str) -> Model:
    """The illustrated page: its chapters, what the signs mean, and the cards that ask something themselves; nothing for
    a game that has no guide."""
    page = page_of(bestiaire.game(game))
    illustrator = illustrator_of(page, game, lang)
    if illustrator is None:
        return {"chapters_shown": [], "icons": {}, "asking_cards": []}
    guide = illustrator.guide
    chapters = [
        Chapter(name, [illustrator.panel(panel) for panel in panels]) for name, panels in guide.chapters.items()
    ]
    cards = dict.fromkeys(guide.cards.values())
    return {
        "chapters_shown": chapters,
        "icons": page.meanings(lang),
        "asking_cards": [illustrator.faces[card] for card in cards],
    }


def why_asked(info: GameInfo, choice: Model | None, lang: str) -> Why | None:
    """What a guide says about a question, in two sentences, with the thing that it is about; None where there is no
    guide, or where it doesn't know the question."""
    illustrator = illustrator_of(page_of(info), info.key, lang)
    if illustrator is None or choice is None:
        return None
    card = illustrator.guide.cards.get(choice["kind"])
    if card is not None:
        return Why(illustrator.listed[card][f"text_{lang}"], [illustrator.pictured(ART, card)])
    panel = illustrator.guide.about(choice["kind"], choice["rule"])
    if panel is None:
        return None
    shown = illustrator.panel(panel)
    subjects = [choice[field] for field in SUBJECTS if choice.get(field) in illustrator.faces]
    return Why(shown.text, [illustrator.pictured(ART, subject) for subject in subjects] or shown.row)
