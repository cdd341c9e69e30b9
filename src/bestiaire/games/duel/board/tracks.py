"""The two tracks of King of Tokyo Duel in a terminal: a line each, from the own end on the left to the Rival's."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from bestiaire.games.duel.cards.buzz_tokens import BONUS_NAMES, BUZZ_TOKENS
from bestiaire.games.duel.table.dice import TRACK_NAMES
from bestiaire.games.duel.table.tracks import (
    BOARD,
    EMPTY_PLACES,
    END,
    NO_SPACE,
    RESERVE,
    Places,
    at,
    is_in_spotlight,
    lay_out,
    place_at,
)
from bestiaire.games.duel.words.nouns import bonus_word, symbol_word
from bestiaire.show.board.paragraph import Paragraph, rule_off, unit
from bestiaire.words import say

View = dict[str, Any]

SIGNS = {"empty": "○", "paw": "✶", "two_paws": "✷", "heart": "♥", "energy": "▣", "dice_token": "⚅", "king": "♛"}
"""The spaces of Buzz tokens."""
PAWN = "●"
VICTORY = "★"
ROOMY = 64
"""Columns from which on the spaces of a track stand apart."""


def tracks(view: View, names: list[str], lang: str, width: int, *, headings: bool, legend: bool) -> list[Paragraph]:
    """Pawns, spaces and tokens; the Spotlight zones stand in brackets."""
    near: int = view["seat"] or 0
    longest = max(len(symbol_word(track, lang)) for track in TRACK_NAMES)
    parts = []
    if headings:
        left = names[near]
        parts.append(rule_off(say(lang, en=f"tracks: {left} on the left", fr=f"pistes : {left} à gauche")))
    for track, name in enumerate(TRACK_NAMES):
        label = f"  {symbol_word(name, lang):<{longest}} "
        parts.append(Paragraph(lane(view, track, near, apart=width >= ROOMY), label=Text(label, style="bold")))
    if legend and view["buzz"]:
        meant = [unit(f"{SIGNS[name]} {bonus_word(name, lang)}") for name in SIGNS if name != "king"]
        parts.append(Paragraph("  ".join(meant), label="  ", style="dim"))
    return parts


def lane(view: View, track: int, near: int, *, apart: bool) -> Text:
    """A track as somebody on the near seat sees it."""
    cover, bonuses = lay_out(places(view))
    marker = round(2 * view[TRACK_NAMES[track]])
    gap = unit(" ") if apart else ""
    line = Text()
    was_lit = False
    for half in range(-END, END + 1) if near == 0 else range(END, -END - 1, -1):
        lies = cover[at(track, half)]
        if lies == NO_SPACE:
            continue
        is_lit = is_in_spotlight(half, 0) or is_in_spotlight(half, 1)
        line.append("]" if was_lit and not is_lit else "", style="yellow")
        line.append(gap if line else "")
        line.append("[" if is_lit and not was_lit else "", style="yellow")
        was_lit = is_lit
        if half == marker:
            line.append(PAWN, style="bold red")
        elif lies != BOARD:
            line.append(SIGNS[BONUS_NAMES[bonuses[at(track, half)]]], style="bold green")
        else:
            line.append(VICTORY if abs(half) == END else str(abs(half) // 2), style="dim")
    return line


def places(view: View) -> Places:
    """Where each Buzz token lies, as the rules number places."""
    found = list(EMPTY_PLACES)
    for lying in view["buzz"]:
        alike = [number for number, design in enumerate(BUZZ_TOKENS) if design.id == lying["token"]]
        number = next(number for number in alike if found[number] == RESERVE)
        found[number] = place_at(TRACK_NAMES.index(lying["track"]), lying["space"], lying.get("turned", False))
    return tuple(found)
