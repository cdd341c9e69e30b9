"""The bonus actions that defeated creatures bring (OO-211 … OO-216), in the order of their numbers in `printed`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow
from bestiaire.core.state import tell
from bestiaire.games.orcs.cards.printed import BonusAction
from bestiaire.games.orcs.rules import actions
from bestiaire.games.orcs.rules.resolving import all_discard
from bestiaire.games.orcs.table.zones import MOST_MAGIC
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


class DrawCard(BonusAction):
    def run(self, game: Game, me: int) -> Flow[None]:
        actions.draw_cards(game, me, 1)
        yield from ()


class OneAction(BonusAction):
    def run(self, game: Game, me: int) -> Flow[None]:
        actions.add_actions(game, me, 1)
        yield from ()


class CommonDiscard(BonusAction):
    """OO-153."""

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from all_discard(game, me)


class MagicEnergy(BonusAction):
    """OO-214, OO-216."""

    def run(self, game: Game, me: int) -> Flow[None]:
        game.magic = min(game.magic + 1, MOST_MAGIC)
        if game.log is not None:
            tell(game, "magic_energy", {"seat": me, "amount": game.magic})
        yield from ()


BONUS_ACTIONS: Final[list[BonusAction]] = [
    DrawCard(
        "draw_card", Phrase(en="Draw a card", fr="Piocher une carte"),
        Phrase(en="From your draw pile.", fr="De votre pioche."),
    ),
    OneAction(
        "one_action", Phrase(en="1 action", fr="1 action"),
        Phrase(en="One more action this turn.", fr="Une action de plus ce tour-ci."),
    ),
    CommonDiscard(
        "common_discard", Phrase(en="Common discard", fr="Défausse commune"),
        Phrase(
            en="Every opponent with more than 3 cards in hand discards one.",
            fr="Chaque adversaire qui a plus de 3 cartes en main en défausse une.",
        ),
    ),
    MagicEnergy(
        "magic_energy", Phrase(en="Magic energy", fr="Énergie magique"),
        Phrase(
            en="One energy of any element for your next action this turn.",
            fr="Une énergie de n'importe quel élément pour votre prochaine action de ce tour.",
        ),
    ),
]  # fmt: skip
