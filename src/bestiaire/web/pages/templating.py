"""The templates: those of all pages, and those that a game brings in the folder of its own."""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    DictLoader,
    Environment,
    FileSystemLoader,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
    pass_context,
    select_autoescape,
)
from jinja2.runtime import Context

import bestiaire
from bestiaire.core.showing import Page
from bestiaire.players import LEVELS
from bestiaire.show.page.plain import PlainPage, page_of
from bestiaire.web.pages.art import address, frames_address, is_pictured
from bestiaire.web.pages.boxes import guide, guide_face
from bestiaire.web.pages.phrases import PHRASES
from bestiaire.web.pages.plates import sign_of, signs
from bestiaire.web.pages.qr import code_of
from bestiaire.words import any_of

STATIC = Path(__file__).parent / "static"
PLAIN_CARD = (PlainPage.folder / "card.html").read_text(encoding="utf-8")
"""What a card looks like in a game that does not say it."""


@cache
def modules_of(script: str) -> list[str]:
    """The scripts that one imports, and those that these import. Their addresses bear no version: whether they have
    changed is asked each time."""
    found: set[str] = set()
    unread = [script]
    while unread:
        imported = re.findall(r'"\./(\w+\.js)"', (STATIC / unread.pop()).read_text("utf-8"))
        unread += set(imported) - found
        found.update(imported)
    return sorted(found)


class Templates(Environment):
    """Templates whose globals are one plain dict: jinja asks for their names at every import of a macro."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


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
    environment = Templates(
        loader=ChoiceLoader(loaders),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals.update(
        version=bestiaire.__version__, lang=lang, styled=is_styled, levels=list(LEVELS), modules_of=modules_of
    )
    environment.globals.update(code_of=code_of, guide=guide, guide_face=guide_face, signs=signs, sign_of=sign_of)
    environment.globals.update(meanings={} if page is None else page.meanings(lang))
    environment.globals.update(has_art=is_pictured, art=art, art_of=address, frames=frames_address)

    def say(name: str, /, **slots: object) -> str:
        if name not in phrases:
            raise LookupError(f"no phrase {name!r}: give it in the page's `phrases`")
        return phrases[name].say(lang, **slots)

    environment.filters["say"] = say
    environment.filters["any_of"] = lambda words: any_of(lang, [str(word) for word in words])
    return environment


@pass_context
def art(context: Context, card: str, cut: str = "card") -> str:
    """Where the painting of a card of the page's game is found."""
    return address(context["game"], card, cut)


def style_at(path: str) -> Path | None:
    """The style sheet of a game's own page, at `games/KEY.css`; None if there is none."""
    key = path.removeprefix("games/").removesuffix(".css")
    if path != f"games/{key}.css" or key not in bestiaire.games():
        return None
    sheet = page_of(bestiaire.game(key)).folder / "style.css"
    return sheet if sheet.exists() else None


def is_styled(game: str) -> bool:
    return style_at(f"games/{game}.css") is not None
