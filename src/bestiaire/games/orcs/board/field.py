"""The battlefield of Orcs Orcs Orcs in a terminal, a line for each sector; what creatures are worth; the fate card."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from bestiaire.games.orcs.table.components.box import Box
from bestiaire.games.orcs.words.nouns import RINGS, fate_name, fate_text
from bestiaire.show.board.lines import DOT
from bestiaire.show.board.paragraph import Paragraph, rule_off, unit
from bestiaire.words import Phrase, say
from bestiaire.words.plain import titled

View = dict[str, Any]

MAGE = "▲"

SHORT_RINGS = {
    "outer": Phrase(en="out:", fr="ext."),
    "middle": Phrase(en="mid:", fr="cent."),
    "inner": Phrase(en="in:", fr="int."),
}
"""The rings where there is little room."""


def battlefield(
    view: View, names: list[str], box: Box, lang: str, *, headings: bool, short: bool = False
) -> list[Paragraph]:
    """Sector by sector: markers that are hidden there, the mage in front of it, creatures ring by ring."""
    parts = [rule_off(heading(view, lang))] if headings else []
    mages = {player["mage"]: seat for seat, player in enumerate(view["players"])}
    for sector, sections in view["board"].items():
        line = Text(unit(f"?{view['markers'][sector]}"), style="dim")
        seat = mages.get(int(sector))
        if seat is not None:
            colour = view["players"][seat]["colour"]
            line.append(f"  {unit(f'{MAGE} {names[seat]}')}", style=f"not dim bold {colour}")
        for ring, there in sections.items():
            if there:
                words = ", ".join(creatures(there, box, lang))
                line.append(f"  {in_ring(ring, words, lang, short=short)}", style="not dim")
        label = Text(f"{sector} " if short else f"  {sector} ", style="bold")
        parts.append(Paragraph(line, label=label, hang=2 if short else 6))
    return parts


def in_ring(ring: str, words: str, lang: str, *, short: bool) -> str:
    if short:
        return unit(f"{SHORT_RINGS[ring].say(lang)} ") + words
    return titled(lang, RINGS[ring].say(lang), words)


def heading(view: View, lang: str) -> str:
    number = view["round"]
    title = say(lang, en=f"battlefield  round {number}", fr=f"champ de bataille  manche {number}")
    return title + (say(lang, en=" (the last)", fr=" (la dernière)") if view.get("ending") else "")


def creatures(there: list[View], box: Box, lang: str) -> list[str]:
    """Those of a section; alike ones are counted."""
    alike = Counter(creature(one, box, lang) for one in there)
    return [words if count == 1 else unit(f"{words} ×{count}") for words, count in alike.items()]


def creature(one: View, box: Box, lang: str) -> str:
    """A creature with the life it has left, of how much if it is hurt."""
    name = next(kind for kind in box.creatures if kind.key == one["creature"]).name(lang)
    left = one["life"] - one["damage"]
    return unit(f"{name} ♥{left}" + (f"/{one['life']}" if one["damage"] else ""))


def counters(view: View, box: Box, lang: str) -> list[Paragraph]:
    """What each type of creature is worth now."""
    worth = [Text(unit(f"{kind.name(lang)} {view['counters'][kind.key]['value']}")) for kind in box.creatures]
    return [Paragraph(DOT.join(worth), label=Text(say(lang, en="Worth: ", fr="Valeurs : "), style="yellow"))]


def fate(view: View, box: Box, lang: str, *, in_full: bool) -> list[Paragraph]:
    """The fate card in force."""
    card = next((card for card in box.fate_cards if card.id == view["fate"]), None)
    if card is None:
        return []
    words = fate_text(card, lang) if in_full else fate_name(card, lang)
    return [Paragraph(words, label=Text(say(lang, en="Fate: ", fr="Destin : "), style="yellow"))]
