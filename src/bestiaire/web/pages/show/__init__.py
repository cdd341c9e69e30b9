"""What a game's page shows: a plain model, made from a view by the game's own module, for its template."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bestiaire.web.pages.show import (
    duel,
    duel_gallery,
    duel_symbols,
    mindbug,
    mindbug_symbols,
    orcs,
    orcs_gallery,
    orcs_plates,
    orcs_symbols,
    tokyo,
    tokyo_gallery,
    tokyo_symbols,
)
from bestiaire.web.pages.show.scene import Sight

SHOWS: dict[str, Callable[[Sight], object]] = {
    "mindbug": mindbug.show,
    "duel": duel.show,
    "tokyo": tokyo.show,
    "orcs": orcs.show,
}
"""By the game's key, in the order of the front page: from what somebody sees of a table, the model for its template,
`games/KEY.html`."""

GALLERIES: dict[str, Callable[[str], Sequence[Any]]] = {
    "mindbug": mindbug.gallery,
    "duel": duel_gallery.gallery,
    "tokyo": tokyo_gallery.gallery,
    "orcs": orcs_gallery.gallery,
}
"""All cards of a game, as its card template takes them, in a language: sections, each with a title."""

SYMBOLS: dict[str, dict[str, tuple[str, str]]] = {
    "mindbug": mindbug_symbols.SYMBOLS,
    "duel": duel_symbols.SYMBOLS,
    "tokyo": tokyo_symbols.SYMBOLS,
    "orcs": orcs_symbols.SYMBOLS,
}
"""What a game's pages point at beside portraits and keywords: drawings by id, each with the box it is drawn in."""

PLATES: dict[str, Callable[[], list[dict[str, Any]]]] = {"duel": duel_gallery.plates, "tokyo": tokyo_gallery.plates}
"""What has a portrait and a plate of its own beside a game's cards, in the same form."""

FACTS: dict[str, Callable[[dict[str, Any], str], list[str]]] = {
    "duel": duel_gallery.facts,
    "tokyo": tokyo_gallery.facts,
    "orcs": orcs_gallery.facts,
}
"""The numbers on a plate, in words, where a game says them in its own way."""

DRAWINGS: dict[str, Callable[[dict[str, Any]], str]] = {"orcs": orcs_plates.plate}
"""The portrait of a card, where not everything that a game has is a creature."""
