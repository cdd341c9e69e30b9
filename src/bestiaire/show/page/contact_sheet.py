"""All pictures of a game on one page, to be looked at together: each on a card, as a face, and whole."""

from __future__ import annotations

from base64 import b64encode
from html import escape

from bestiaire.core.info import GameInfo
from bestiaire.portrait.picture import CUTS
from bestiaire.show.page.plain import page_of
from bestiaire.words import Phrase

TITLE = Phrase(en="{game}: {number} pictures", fr="{game} : {number} images")
STYLE = """
body { margin: 20px; background: #1e463a; color: #f6ecd4; font: 13px/1.3 system-ui, sans-serif; }
main { display: flex; flex-wrap: wrap; gap: 14px; }
figure { margin: 0; }
img { height: 116px; vertical-align: bottom; border-radius: 6px; }
img.face { border-radius: 50%; }
"""


def contact_sheet(info: GameInfo, lang: str) -> str:
    """The page, with the pictures in it: it needs no other file."""
    page = page_of(info)
    shown = [*info.cards(), *page.plates()]
    figures = []
    for card in shown:
        name = escape(card[f"name_{lang}"])
        images = "".join([f'<img class="{cut}" alt="" src="{embedded(page.painting(card, cut))}">' for cut in CUTS])
        figures.append(f"<figure>{images}<figcaption>{name}</figcaption></figure>")
    title = escape(TITLE.say(lang, game=info.name[lang], number=len(shown)))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
        f"<h1>{title}</h1><main>{''.join(figures)}</main></html>\n"
    )


def embedded(svg: str) -> str:
    """A picture as the address of itself."""
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
