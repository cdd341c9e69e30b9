"""The pictures of a game, all in one file for pages to point at, and what a card's plate says beside its text."""

from __future__ import annotations

import bestiaire
from bestiaire.core.showing import Model
from bestiaire.core.telling import words_of
from bestiaire.show.page.drawings import KEYWORDS, SIGN_BOX
from bestiaire.show.page.plain import page_of


def plates_of(game: str) -> list[Model]:
    """Everything of a game that has a picture: its cards, and what it has beside them."""
    info = bestiaire.game(game)
    return [*info.cards(), *page_of(info).plates()]


def sprite(game: str) -> str:
    """Every picture of a game once."""
    page = page_of(bestiaire.game(game))
    symbols = []
    for card in plates_of(game):
        drawn = page.drawing(card)
        inside = drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")]
        symbols.append(f'<symbol id="p-{card["id"]}" viewBox="0 0 200 150">{inside}</symbol>')
    signs = {**{f"k-{name}": (SIGN_BOX, drawn) for name, drawn in KEYWORDS.items()}, **page.symbols}
    symbols += [f'<symbol id="{name}" viewBox="{box}">{drawn}</symbol>' for name, (box, drawn) in signs.items()]
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true">{"".join(symbols)}</svg>'


def keyword_rules(game: str, card: Model, lang: str) -> dict[str, str]:
    """What the keywords of a card mean."""
    words = words_of(bestiaire.game(game))
    shown = card.get("keywords_fr" if lang == "fr" else "keywords", [])
    return {word: words.rule(word, lang) or "" for word in shown}
