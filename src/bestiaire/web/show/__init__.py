"""What a game's page shows: a plain model, made from a view by the game's own module, for its template."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bestiaire.web.show import mindbug

Show = Callable[[dict[str, Any], dict[str, int], list[str], str], object]

SHOWS: dict[str, Show] = {"mindbug": mindbug.show}
"""By the game's key; its template is `games/KEY.html`."""
