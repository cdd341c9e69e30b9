"""Why not, for games whose page knows where everything lies that can be chosen."""

from __future__ import annotations

from collections.abc import Callable

from bestiaire.core.showing import Sight
from bestiaire.core.table import Table
from bestiaire.core.telling import numbered_names
from bestiaire.core.why_not import Thing, WhyNot
from bestiaire.show.page.buttons import Moves
from bestiaire.show.page.dice import Die
from bestiaire.words import LANGUAGES, Phrase


class PlacedWhyNot(WhyNot):
    """What can be chosen is what has a button, or can be ticked."""

    def __init__(
        self,
        table: Table,
        seat: int,
        moves_of: Callable[[Sight], Moves],
        dice_of: Callable[[Sight, Moves], list[Die]] | None = None,
    ) -> None:
        view, marks = table.view(seat), table.marks(seat)
        sights = {lang: Sight(view, marks, numbered_names(table.seats, lang), lang) for lang in LANGUAGES}
        self.moves = moves_of(sights["en"])
        self.dice = {lang: [] if dice_of is None else dice_of(sights[lang], self.moves) for lang in LANGUAGES}
        super().__init__(table, seat)

    def meant(self) -> set[str]:
        ticked = {f"dice.{nth}" for nth, die in enumerate(self.dice["en"]) if die.pick or die.buttons}
        return {*self.moves.placed, *ticked}

    def named(self) -> set[str]:
        """The words in the keys of what this seat may answer or claim: verbs, and what stands behind them."""
        choice = self.view["choice"]
        keys = [option["key"] for option in (*choice.get("options", ()), *choice.get("claims", ()))]
        return {word for key in keys for word in (key.partition(":")[0], key.partition(":")[2].partition("@")[0])}

    def dice_there(self) -> list[Thing]:
        """The dice as they lie: one by one, or in groups."""
        found = enumerate(zip(self.dice["en"], self.dice["fr"], strict=True))
        return [Thing(f"dice.{nth}", f"die-{nth}", Phrase(en=en.words, fr=fr.words)) for nth, (en, fr) in found]
