"""The beginning of a round: the fate card (OO-040 … OO-047, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.piles import top_of, without
from bestiaire.core.state import tell
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.printed import NO_SPECIAL, SPECIAL_NAMES, STRENGTH_NAMES, FateCard
from bestiaire.games.orcs.rules import actions
from bestiaire.games.orcs.table.zones import INNER, NO_CARD, RINGS, SECTION_NAMES, SECTIONS

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


def begin_round(game: Game) -> None:
    """OO-040, OO-045: a new fate card ends the old special rule; creatures move, then its own rule begins."""
    if game.log is not None:
        tell(game, "round", {"round": game.round})
    game.special = NO_SPECIAL
    card = reveal_card(game)
    if game.log is not None:
        told = {
            "card": card.id,
            "moves": [STRENGTH_NAMES[strength] for strength in card.moves],
            "special": None if card.special == NO_SPECIAL else SPECIAL_NAMES[card.special],
        }
        tell(game, "fate", told, news=True)
    march(game, card)
    actions.look_for_the_end(game)
    game.special = card.special
    if card.special != NO_SPECIAL:
        game.box.special_rules[card.special].begin(game)


def reveal_card(game: Game) -> FateCard:
    """OO-041, OO-046: the next one; when there is none, the used ones are shuffled first."""
    if game.fate != NO_CARD:
        game.fate_used = (*game.fate_used, game.fate)
    if not game.fate_pile:
        game.fate_pile = game.fate_used
        game.fate_used = ()
        game.fate_is_loose = True
        if game.log is not None:
            tell(game, "reshuffle_fate", {"amount": len(game.fate_pile)})
    pile = game.fate_pile
    game.fate = top_of(pile, game.fate_is_loose, game.rng)
    game.fate_pile = without(pile, game.fate)
    return game.box.fate_cards[game.faces[game.fate]]


def march(game: Game, card: FateCard) -> None:
    """OO-041, OO-042, OO-043: all creatures of the categories named move one section; from the tower outward, so that
    each moves once. Those that reach the tower are dealt with one by one (OO-052)."""
    strength, faces = game.box.strength, game.faces
    for place in range(SECTIONS):
        section = game.sections[place]
        if not section:
            continue
        movers = [number for number in section if strength[faces[number]] in card.moves]
        if not movers:
            continue
        if place % RINGS == INNER:
            for number in movers:
                actions.reach_the_tower(game, number, place)
            continue
        game.sections[place] = tuple([number for number in section if number not in movers])
        game.sections[place - 1] += tuple(movers)
        if game.log is not None:
            for number in movers:
                creature = CREATURE_NAMES[faces[number]]
                tell(
                    game,
                    "march",
                    {"creature": creature, "from": SECTION_NAMES[place], "to": SECTION_NAMES[place - 1]},
                )
