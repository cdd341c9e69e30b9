"""Every card of a game in a table."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from bestiaire.core.info import GameInfo
from bestiaire.words import say


def print_cards(info: GameInfo, lang: str) -> None:
    listing = Table(title=info.name[lang], row_styles=["", "dim"], title_style="bold")
    listing.add_column(say(lang, en="Name", fr="Nom"), style="bold", no_wrap=True)
    listing.add_column("×", justify="right")
    listing.add_column(say(lang, en="Power", fr="Puissance"), justify="right")
    listing.add_column(say(lang, en="Keywords", fr="Mots-clés"), style="yellow")
    listing.add_column(say(lang, en="Text", fr="Texte"))
    for card in info.cards():
        words = ", ".join(card.get("keywords_fr" if lang == "fr" else "keywords", []))
        power = str(card.get("power", ""))
        listing.add_row(card[f"name_{lang}"], str(card["copies"]), power, words, card[f"text_{lang}"])
    Console().print(listing)
