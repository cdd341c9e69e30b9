"""What of a game has a picture, the signs that its pages point at, and what a card's plate says beside its text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from markupsafe import Markup

import bestiaire
from bestiaire.core.showing import Model, Page
from bestiaire.core.telling import words_of
from bestiaire.show.page.drawings import KEYWORDS, SIGN_BOX
from bestiaire.show.page.plain import page_of
from bestiaire.show.page.signs import GRADIENTS, SIGNS


def plates_of(game: str) -> list[Model]:
    """Everything of a game that has a picture: its cards, and what it has beside them."""
    info = bestiaire.game(game)
    return [*info.cards(), *page_of(info).plates()]


def signs(game: str | None = None) -> Markup:
    """Every sign that a page may point at, once: those of all pages, and those of a game."""
    return _signs(None if game is None else page_of(bestiaire.game(game)))


@cache
def _signs(page: Page | None) -> Markup:
    drawn = {**{f"k-{name}": (SIGN_BOX, shape) for name, shape in KEYWORDS.items()}, **SIGNS}
    if page is not None:
        drawn |= page.symbols
    symbols = "".join(f'<symbol id="{name}" viewBox="{box}">{shape}</symbol>' for name, (box, shape) in drawn.items())
    return Markup(f'<svg class="sprite" aria-hidden="true"><defs>{GRADIENTS}</defs>{symbols}</svg>')


@cache
def sign_of(name: str) -> Markup:
    """Points at one of them; a table has a hundred, so each is written once."""
    sign = name if name[1] == "-" else f"s-{name}"
    return Markup('<svg class="ic" aria-hidden="true" focusable="false"><use href="#{}"></use></svg>').format(sign)


class Chip(NamedTuple):
    """A keyword by which cards are found."""

    name: str
    word: str
    sign: str
    """Nothing if none is drawn."""


def keyword_chips(sections: Sequence[Any]) -> list[Chip]:
    """Every keyword that is printed on these cards, in the order of their words."""
    found = {
        keyword.name: Chip(keyword.name, keyword.word, f"k-{keyword.name}" if keyword.name in KEYWORDS else "")
        for section in sections
        for card in section.cards
        for keyword in getattr(card, "keywords", ())
    }
    return sorted(found.values(), key=lambda chip: chip.word)


def plate_model(game: str, card_id: str, lang: str) -> Model | None:
    """All that a card's plate says beside the card as it lies in the gallery, and the cards before and after it there;
    None if there is no such card."""
    page = page_of(bestiaire.game(game))
    card = next((one for one in plates_of(game) if one["id"] == card_id), None)
    if card is None:
        return None
    sections = page.gallery(lang)
    order = [one.id for section in sections for one in section.cards]
    place = order.index(card_id) if card_id in order else None
    laid = next((one for section in sections for one in section.cards if one.id == card_id), None)
    return {
        "card": card,
        "laid": laid,
        "says_more": laid is None or getattr(laid, "text", "") != card[f"text_{lang}"],
        "game": game,
        "facts": page.facts(card, lang),
        "keywords": keyword_rules(game, card, lang),
        "found_in": next((one.title for one in sections if card_id in [card.id for card in one.cards]), ""),
        "before": order[place - 1] if place else None,
        "after": order[place + 1] if place is not None and place + 1 < len(order) else None,
    }


def keyword_rules(game: str, card: Model, lang: str) -> dict[str, str]:
    """What the keywords of a card mean."""
    words = words_of(bestiaire.game(game))
    shown = card.get("keywords_fr" if lang == "fr" else "keywords", [])
    return {word: words.rule(word, lang) or "" for word in shown}
