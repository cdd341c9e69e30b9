"""The templates: those of all pages, and those that a game brings in the folder of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    DictLoader,
    Environment,
    FileSystemLoader,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
    select_autoescape,
)

import bestiaire
from bestiaire.core.showing import Page
from bestiaire.players import LEVELS
from bestiaire.show.page.plain import PlainPage, page_of
from bestiaire.web.pages.phrases import PHRASES

STATIC = Path(__file__).parent / "static"
PLAIN_CARD = (PlainPage.folder / "card.html").read_text(encoding="utf-8")
"""What a card looks like in a game that does not say it."""


@cache
def make_environment(lang: str, page: Page | None = None) -> Environment:
    """The templates in one language, the same for every server of a process; with a game's page, its own as
    `game/table.html` and so on. Phrases are a filter (`"life" | say`): most are put in when a template is compiled,
    once."""
    loaders: list[BaseLoader] = [PackageLoader("bestiaire.web.pages")]
    phrases = PHRASES
    if page is not None:
        own = ChoiceLoader([FileSystemLoader(page.folder), DictLoader({"card.html": PLAIN_CARD})])
        loaders.append(PrefixLoader({"game": own}))
        phrases = {**PHRASES, **page.phrases}
    environment = Environment(
        loader=ChoiceLoader(loaders),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals.update(version=bestiaire.__version__, lang=lang, styled=is_styled, levels=list(LEVELS))

    def say(name: str, /, **slots: object) -> str:
        if name not in phrases:
            raise LookupError(f"no phrase {name!r}: give it in the page's `phrases`")
        return phrases[name].say(lang, **slots)

    environment.filters["say"] = say
    return environment


def style_at(path: str) -> Path | None:
    """The style sheet of a game's own page, at `games/KEY.css`; None if there is none."""
    key = path.removeprefix("games/").removesuffix(".css")
    if path != f"games/{key}.css" or key not in bestiaire.games():
        return None
    sheet = page_of(bestiaire.game(key)).folder / "style.css"
    return sheet if sheet.exists() else None


def is_styled(game: str) -> bool:
    return style_at(f"games/{game}.css") is not None
