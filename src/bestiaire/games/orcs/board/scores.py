"""The score of Orcs Orcs Orcs in a terminal, once the game is over."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from bestiaire.games.orcs.table.components.box import Box
from bestiaire.games.orcs.words.nouns import POINT
from bestiaire.games.orcs.words.score_sheet import score_sheet
from bestiaire.show.board.lines import DOT
from bestiaire.show.board.paragraph import Paragraph, rule_off, unit
from bestiaire.words import say
from bestiaire.words.plain import titled


def scores(view: dict[str, Any], names: list[str], box: Box, lang: str) -> list[Paragraph]:
    """Everybody's points, and what they come from."""
    parts = [rule_off(say(lang, en="scores", fr="décompte"))]
    sheet = score_sheet(view, box, lang)
    for seat, name in enumerate(names):
        found = []
        for line in sheet:
            cell = line.cells[seat]
            if cell.points or cell.how:
                how = f"{cell.how} = " if cell.how else ""
                found.append(Text(unit(titled(lang, line.title, f"{how}{cell.points}"))))
        total = POINT.count(lang, view["players"][seat]["score"]["total"])
        words = Text.assemble((unit(total), "bold yellow"), *([DOT, DOT.join(found)] if found else []))
        parts.append(Paragraph(words, label=Text(f"  {name}  ", style="bold"), hang=4))
    return parts
