"""What a game's page shows: a plain model, made from a view by the game's own module, for its template."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bestiaire.web.show import mindbug

Show = Callable[[dict[str, Any], dict[str, int], list[str], str, frozenset[str]], object]
"""From a view, the marks of its cards, the players' names, the language, and the moves to be confirmed."""

SHOWS: dict[str, Show] = {"mindbug": mindbug.show}
"""By the game's key; its template is `games/KEY.html`."""

GALLERIES: dict[str, Callable[[str], list[Any]]] = {"mindbug": mindbug.gallery}
"""All cards of a game, as its card template takes them, in a language."""
