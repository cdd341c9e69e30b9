"""The special rules of fate cards (OO-060 … OO-065), in the order of their numbers in `printed`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.state import tell
from bestiaire.games.orcs.cards.printed import SpecialRule
from bestiaire.games.orcs.rules import actions
from bestiaire.games.orcs.table.zones import HAND_UNDER_THREE_SPELLS
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


class SpellExchange(SpecialRule):
    """OO-065: it happens once, when the card is revealed."""

    def begin(self, game: Game) -> None:
        if game.log is not None:
            tell(game, "spell_exchange", {})
        actions.exchange_display(game)


SPECIAL_RULES: Final[list[SpecialRule]] = [
    SpecialRule(
        "plus_one_life", Phrase(en="Creatures +1 life", fr="+1 point de vie aux créatures"),
        Phrase(en="Every creature has 1 more life.", fr="Chaque créature a 1 point de vie de plus."), more_life=1,
    ),
    SpecialRule(
        "no_study", Phrase(en="No study", fr="Pas d'étude"),
        Phrase(en="No spell may be taken from the display.", fr="Aucun sort ne peut être pris dans l'étalage."),
        forbids_study=True,
    ),
    SpecialRule(
        "no_teleport", Phrase(en="No teleport", fr="Pas de téléportation"),
        Phrase(en="No mage may change its tower space.", fr="Aucun mage ne peut changer de case sur la tour."),
        forbids_teleport=True,
    ),
    SpecialRule(
        "no_bonus_powers", Phrase(en="No bonus powers", fr="Pas de pouvoirs bonus"),
        Phrase(en="Bonus powers do not work.", fr="Les pouvoirs bonus ne fonctionnent pas."), silences_powers=True,
    ),
    SpecialRule(
        "three_spells", Phrase(en="3 spells", fr="3 sorts"),
        Phrase(
            en="Players draw 3 cards at the end of their turn, or 4 with the extra spell.",
            fr="Les joueurs piochent 3 cartes à la fin de leur tour, ou 4 avec le sort supplémentaire.",
        ),
        hand=HAND_UNDER_THREE_SPELLS,
    ),
    SpellExchange(
        "spell_exchange", Phrase(en="Spell exchange", fr="Échange de sorts"),
        Phrase(
            en="The display is shuffled back into its decks and turned up anew.",
            fr="L'étalage est remélangé dans ses pioches et renouvelé.",
        ),
    ),
]  # fmt: skip
