"""A table of Mindbug on a roomy screen: creatures stand beside each other in boxes."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from bestiaire.games.mindbug.board import energy
from bestiaire.games.mindbug.board.cards import marks_in_words, power_style, turned
from bestiaire.games.mindbug.board.scene import MindbugScene
from bestiaire.games.mindbug.cards.sets import CARDS
from bestiaire.games.mindbug.words.reasons import ability, dice_sum, keyword_sources, power_sum
from bestiaire.show.board.paragraph import Paragraph

View = dict[str, Any]

ROOMY = 70
"""Columns from which on there is room for boxes."""
BOX = 24
"""Columns that a creature's box has at least."""


def boxes(scene: MindbugScene) -> RenderableType:
    """The whole table."""
    display = energy.energy_cards(scene.view, scene.lang, headings=True, texts=True)
    parts = [box_side(scene, 1 - scene.near), *display, *scene.pending(), box_side(scene, scene.near)]
    parts += [box_hand(scene, seat) for seat in (1 - scene.near, scene.near) if scene.hand(seat) is not None]
    return Group(*parts)


def box_side(scene: MindbugScene, seat: int) -> RenderableType:
    player = scene.view["players"][seat]
    area: list[RenderableType] = [Text(scene.no_creature(), style="dim")]
    if player["play"]:
        inside = scene.width - 3  # a column between boxes, none behind the last
        abreast = inside // (BOX + 1)
        shown = [box(creature, scene.lang, inside // abreast - 1) for creature in player["play"]]
        area = [Columns(shown, padding=(0, 1))]
    standing = [(f"  {words}", style) for words, style in scene.standing(seat)]
    return Panel(
        Group(*area, *energy.holding(scene.view, seat, scene.lang, with_texts=True), *scene.known(seat)),
        title=Text.assemble(" ", scene.name(seat), *standing, " "),
        title_align="left",
        subtitle=" · ".join(scene.counts(seat)),
        subtitle_align="left",
        border_style="bright_black",
    )


def box(shown: View, lang: str, width: int) -> RenderableType:
    """A creature in play: power with its sum, keywords with their sources, what it can do."""
    card = CARDS[shown["card"]]
    power = str(shown["power"])
    total = power_sum(shown, lang).removeprefix(power)
    lines = [Paragraph(Text.assemble((power, power_style(shown)), (total, "dim")))]
    words = marks_in_words(shown["keywords"], shown.get("dice", 0), lang)
    if words:
        lines.append(Paragraph(words, style="yellow"))
    if dice_sum(shown, lang):
        lines.append(Paragraph(dice_sum(shown, lang), style="dim"))
    lines += [Paragraph(source, style="dim") for source in keyword_sources(shown, lang)]
    if shown["exhausted"]:
        lines.append(Paragraph(turned(shown["card"], lang), style="magenta"))
    can = ability(card, lang, in_play=True)
    if can:
        lines.append(Paragraph(can))
    return Panel(
        Group(*lines), title=shortened(card.name(lang), width - 6), title_align="left", width=width,
        border_style="magenta" if shown["exhausted"] else "green",
    )  # fmt: skip


def box_hand(scene: MindbugScene, seat: int) -> RenderableType:
    return Panel(
        Group(*(Paragraph(line, hang=2) for line in scene.hand_lines(seat, with_texts=True))),
        title=scene.hand_title(seat),
        title_align="left",
        border_style="blue",
    )


def shortened(name: str, width: int) -> str:
    """A name that fits above a creature."""
    return name if len(name) <= width else name[: width - 1] + "…"
