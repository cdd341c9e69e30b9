"""The options: the modules, and points that no source settles (OOQ-1 … OOQ-4). See docs/games/orcs.md."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.errors import BadPosition
from bestiaire.games.orcs.cards.printed import COLOURS
from bestiaire.words import Phrase

CHOICES: Final[dict[str, tuple[str | bool, ...]]] = {
    "secret_missions": (False, True),
    "bonus_actions": (False, True),
    "draw_upgrade_source": ("discard", "draw_pile"),
    "life_profile": ("two_to_five", "two_to_six"),
    "start_player_passes": (False, True),
}
"""What each option can be, its default first."""

COLOURS_OPTION: Final = "colours"
POOL: Final = "pool"
DEFAULTS: Final[dict[str, Any]] = {**{key: values[0] for key, values in CHOICES.items()}, COLOURS_OPTION: [], POOL: {}}


class Options:
    """The options of a game; each flag is true if the other reading than the default was chosen."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values: dict[str, Any] = values
        self.secret_missions: bool = values["secret_missions"]
        self.bonus_actions: bool = values["bonus_actions"]
        self.draws_from_pile: bool = values["draw_upgrade_source"] == "draw_pile"
        self.start_passes: bool = values["start_player_passes"]

    def colour(self, seat: int) -> str:
        """OO-031: the colours named, or all in their order."""
        colours: list[str] = self.values[COLOURS_OPTION] or list(COLOURS)
        return colours[seat]

    def differing(self) -> dict[str, Any]:
        """Those that are not as by default."""
        return {key: value for key, value in self.values.items() if value != DEFAULTS[key]}


# -- reading


def read_options(whole: Reader, seats: int) -> Options:
    """The options given, the others as by default. What a pool says is checked where it is read."""
    values = dict(DEFAULTS)
    for key in whole.fields(DEFAULTS):
        item = whole.field(key)
        if key == POOL:
            values[key] = item.value
        elif key == COLOURS_OPTION:
            values[key] = read_colours(item, seats)
        elif isinstance(CHOICES[key][0], bool):
            values[key] = item.flag()
        elif item.value not in CHOICES[key]:
            raise item.refuse(unknown_of_few(item.value, [str(value) for value in CHOICES[key]]))
        else:
            values[key] = item.value
    return Options(values)


def read_colours(item: Reader, seats: int) -> list[str]:
    """None, or a different one for each seat."""
    colours = [name.word(COLOURS) for name in item]
    if colours and (len(colours) != seats or len(set(colours)) < seats):
        raise item.refuse(
            Phrase(en=f"{seats} different colours are needed", fr=f"il faut {seats} couleurs différentes")
        )
    return colours


def options_of(whole: Reader, seats: int) -> Options:
    """The options of a position: together in its field `options`, or each in a field of its own."""
    together = dict(whole.field("options").fields(DEFAULTS)) if whole.has("options") else {}
    for key in DEFAULTS:
        if whole.has(key):
            item = whole.field(key)
            if together.setdefault(key, item.value) != item.value:
                raise item.refuse(Phrase(en="the field options says otherwise", fr="le champ options dit autre chose"))
    return read_options(Reader(together, "options", BadPosition), seats)
