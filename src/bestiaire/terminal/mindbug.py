"""What a table of Mindbug looks like in a terminal. It shows a view and knows no rule."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from bestiaire.games.mindbug.cards import Card, keyword_names, keyword_word
from bestiaire.games.mindbug.reasons import reasons
from bestiaire.games.mindbug.sets import CARDS
from bestiaire.words import enumerate_words, say

View = dict[str, Any]

CREATURE_WIDTH = 22


def draw(view: View, names: list[str], lang: str) -> RenderableType:
    """Both play areas, the own side below; a spectator sees seat 0 below."""
    near = view["seat"] or 0
    parts: list[RenderableType] = [
        side(view, 1 - near, names, lang),
        middle(view, lang),
        side(view, near, names, lang),
    ]
    if view["seat"] is not None:
        parts.append(hand(view["players"][near]["hand"], lang))
    return Group(*parts)


def side(view: View, seat: int, names: list[str], lang: str) -> RenderableType:
    player = view["players"][seat]
    own_hand = player["hand"]
    cards = own_hand if isinstance(own_hand, int) else len(own_hand)
    title = Text.assemble(
        (f" {names[seat]} ", "bold reverse" if view["active"] == seat else "bold"),
        ("  ♥ ", "red"),
        (str(player["life"]), "bold red"),
        ("  Mindbugs ", "cyan"),
        ("◆" * player["mindbugs"] or "–", "bold cyan"),
        " ",
    )
    counts = say(
        lang,
        en=f"hand {cards} · draw pile {player['deck']} · discard pile {len(player['discard'])}",
        fr=f"main {cards} · pioche {player['deck']} · défausse {len(player['discard'])}",
    )
    area: list[RenderableType] = [Text(say(lang, en="no creature", fr="aucune créature"), style="dim")]
    if player["play"]:
        area = [Columns([creature(shown, lang) for shown in player["play"]], padding=(0, 1))]
    if player.get("known"):
        seen = enumerate_words(lang, [CARDS[card].name(lang) for card in player["known"]])
        area.append(Text(say(lang, en=f"You know of {seen} in this hand.", fr=f"Vous y connaissez {seen}.")))
    return Panel(
        Group(*area),
        title=title,
        title_align="left",
        subtitle=counts,
        subtitle_align="left",
        border_style="bright_black",
    )


def creature(shown: View, lang: str) -> RenderableType:
    """A creature in play with current power, keywords, and why its power is not the printed one."""
    card = CARDS[shown["card"]]
    lines = [power_line(shown, card)]
    words = [keyword_word(name, lang) for name in shown["keywords"]]
    if words:
        lines.append(Text(" ".join(words), style="yellow"))
    lines.extend(Text(reason, style="dim") for reason in reasons(shown, lang))
    if shown["exhausted"]:
        lines.append(Text(say(lang, en="exhausted ↷", fr="inclinée ↷"), style="magenta"))
    return Panel(
        Group(*lines), title=shortened(card.name(lang)), title_align="left", width=CREATURE_WIDTH,
        border_style="magenta" if shown["exhausted"] else "green",
    )  # fmt: skip


def shortened(name: str) -> str:
    """A name that fits above a creature."""
    return name if len(name) <= CREATURE_WIDTH - 6 else name[: CREATURE_WIDTH - 7] + "…"


def power_line(shown: View, card: Card) -> Text:
    style = "bold"
    if shown["power"] != card.power:
        style = "bold green" if shown["power"] > card.power else "bold red"
    line = Text(str(shown["power"]), style=style)
    if shown["power"] != card.power:
        line.append(f" ({card.power})", style="dim")
    return line


def middle(view: View, lang: str) -> RenderableType:
    if "pending" in view:
        card = CARDS[view["pending"]]
        return Panel(card_lines(card, lang), title=say(lang, en="just played", fr="carte jouée"), border_style="yellow")
    return Text("")


def hand(cards: list[str], lang: str) -> RenderableType:
    lines = [card_lines(CARDS[card], lang) for card in cards]
    if not lines:
        lines = [Text(say(lang, en="empty", fr="vide"), style="dim")]
    return Panel(
        Group(*lines), title=say(lang, en="your hand", fr="votre main"), title_align="left", border_style="blue"
    )


def card_lines(card: Card, lang: str) -> Text:
    """A card in one line, or two on a narrow screen: power, name, keywords, text."""
    line = Text.assemble((f"{card.power:>2} ", "bold"), (card.name(lang), "bold"))
    words = [keyword_word(name, lang) for name in keyword_names(card.keywords)]
    if words:
        line.append("  " + " ".join(words), style="yellow")
    line.append("  " + card.text(lang), style="dim")
    return line
