"""The options: the modules, and points that no source settles (OOQ-1 … OOQ-4). See docs/games/orcs.md."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.check import Reader
from bestiaire.core.options import OptionSet, one_of, read_by
from bestiaire.games.orcs.cards.printed import COLOURS
from bestiaire.games.orcs.generated.options import Asked
from bestiaire.words import Phrase

COLOURS_OPTION: Final = "colours"
POOL: Final = "pool"


def read_colours(item: Reader, seats: int | None) -> list[str]:
    """None, or a different one for each seat."""
    colours = [name.word(COLOURS) for name in item]
    if colours and seats is not None and (len(colours) != seats or len(set(colours)) < seats):
        raise item.refuse(
            Phrase(en=f"{seats} different colours are needed", fr=f"il faut {seats} couleurs différentes")
        )
    return colours


def read_pool(item: Reader, seats: int | None) -> Any:
    """As it is: what a pool says is checked where it is laid out."""
    return item.value


DECLARED: Final = OptionSet(
    one_of("secret_missions", False, True, asked="secret_missions"),
    one_of("bonus_actions", False, True, asked="bonus_actions"),
    one_of("draw_upgrade_source", "discard", "draw_pile", asked="draws_from_pile"),
    one_of("life_profile", "two_to_five", "two_to_six"),
    one_of("start_player_passes", False, True, asked="start_passes"),
    read_by(COLOURS_OPTION, [], read_colours),
    read_by(POOL, {}, read_pool),
)
DEFAULTS: Final = DECLARED.defaults


class Options(Asked):
    """The options of a game; each flag is true if the other reading than the default was chosen."""

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(DECLARED, values)

    def colour(self, seat: int) -> str:
        """OO-031: the colours named, or all in their order."""
        colours: list[str] = self.values[COLOURS_OPTION] or list(COLOURS)
        return colours[seat]
