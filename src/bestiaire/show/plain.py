"""A view that nobody made a page or a board for: what each player has, and what lies there for all."""

from __future__ import annotations

from typing import Any, NamedTuple

from bestiaire.core.info import GameInfo

View = dict[str, Any]

UNTOLD = ("game", "seat", "choice", "result")
"""Fields that are told elsewhere: by the title, the question, the end."""
BY_PLAYER = ("players", "hands", "scores")
"""Lists that by custom have an entry for each player."""


class PlainView(NamedTuple):
    """The fields of a view."""

    by_player: dict[str, list[Any]]
    shared: dict[str, Any]


def plain_view(view: View, seats: int) -> PlainView:
    """The fields that are shown, sorted by whose they are."""
    shown = {field: value for field, value in view.items() if field not in UNTOLD}
    by_player = {
        field: shown.pop(field)
        for field in BY_PLAYER
        if isinstance(shown.get(field), list) and len(shown[field]) == seats
    }
    return PlainView(by_player, shown)


def card_names(info: GameInfo, lang: str) -> dict[str, str]:
    """What a game's cards are called, by their ids."""
    return {str(card["id"]): str(card[f"name_{lang}"]) for card in info.cards() if f"name_{lang}" in card}
