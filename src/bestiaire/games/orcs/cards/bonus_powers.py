"""The bonus powers that defeated creatures bring (OO-180 … OO-185), in the order of their numbers in `printed`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Option
from bestiaire.games.orcs.cards.printed import BonusPower
from bestiaire.games.orcs.rules import actions
from bestiaire.games.orcs.rules.asking import cards_named
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


class Poison(BonusPower):
    """OO-182."""

    def offers(self, game: Game, me: int) -> list[Option]:
        if not game.poison:
            return []
        return [Option("poison", str(seat), seat) for seat in range(game.seats) if seat != me]

    def act(self, game: Game, me: int, subject: int) -> None:
        actions.poison(game, me, subject)


class HandChange(BonusPower):
    """OO-183."""

    def offers(self, game: Game, me: int) -> list[Option]:
        return cards_named(game, "hand_change", game.players[me].hand)

    def act(self, game: Game, me: int, subject: int) -> None:
        actions.remove_card(game, me, subject)


BONUS_POWERS: Final[list[BonusPower]] = [
    BonusPower(
        "extra_spell", Phrase(en="Draw an extra spell", fr="Piocher un sort supplémentaire"),
        Phrase(
            en="Draw 5 cards instead of 4 at the end of your turn.",
            fr="Piochez 5 cartes au lieu de 4 à la fin de votre tour.",
        ),
        more_spells=1,
    ),
    BonusPower(
        "extra_action", Phrase(en="Extra action", fr="Action supplémentaire"),
        Phrase(en="You have 3 actions instead of 2.", fr="Vous avez 3 actions au lieu de 2."), more_actions=1,
    ),
    Poison(
        "poison", Phrase(en="Poison", fr="Poison"),
        Phrase(
            en="As an action, once a turn: put a poison card on an opponent's discard pile.",
            fr="Pour une action, une fois par tour : placez une carte Poison sur la défausse d'un adversaire.",
        ),
        is_action=True,
    ),
    HandChange(
        "hand_change", Phrase(en="Hand change", fr="Changement de main"),
        Phrase(
            en="As an action, once a turn: remove a card of your hand from the game.",
            fr="Pour une action, une fois par tour : retirez du jeu une carte de votre main.",
        ),
        is_action=True,
    ),
    BonusPower(
        "unalterable_rules", Phrase(en="Unalterable rules", fr="Règles immuables"),
        Phrase(
            en="Special rules of fate cards do not hold for you.",
            fr="Les règles spéciales des cartes Destin ne valent pas pour vous.",
        ),
        lifts_special_rules=True,
    ),
    BonusPower(
        "no_loss", Phrase(en="No loss of creatures", fr="Pas de perte de créatures"),
        Phrase(
            en="You lose no trophy when a creature reaches the tower at your mage.",
            fr="Vous ne perdez aucun trophée quand une créature atteint la tour devant votre mage.",
        ),
        keeps_trophies=True,
    ),
]  # fmt: skip
