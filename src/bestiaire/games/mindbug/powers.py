"""Questions about creatures in play. The answer is worked out anew each time it is asked (MB-024), never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.games.mindbug.cards import SNEAKY
from bestiaire.games.mindbug.zones import Creature

if TYPE_CHECKING:
    from bestiaire.games.mindbug.state import Game


def power(game: Game, creature: Creature) -> int:
    """MB-023, MB-024: printed power and every change in force, never less than 1."""
    total = creature.card.power
    for player in game.players:
        for source in player.play:
            permanent = source.card.permanent
            if permanent is not None:
                total += permanent.power_for(game, source, creature)
    return total if total > 1 else 1


def own_and_granted_keywords(game: Game, creature: Creature) -> int:
    """Printed keywords and those that other abilities grant, before anything is copied (ruling 28)."""
    keywords = creature.card.keywords
    for player in game.players:
        for source in player.play:
            permanent = source.card.permanent
            if permanent is not None:
                keywords |= permanent.keywords_for(game, source, creature)
    return keywords


def keywords(game: Game, creature: Creature) -> int:
    """MB-022: the keywords a creature has at this moment."""
    has = own_and_granted_keywords(game, creature)
    permanent = creature.card.permanent
    if permanent is not None:
        has |= permanent.copied_keywords(game, creature)
    return has


def changes(game: Game, creature: Creature) -> list[tuple[Creature, int, int]]:
    """Why a creature is not as printed: each creature that changes it, by how much power, and the keywords that it has
    from there. What it copies, it has by its own ability."""
    printed = creature.card.keywords
    copied = keywords(game, creature) & ~own_and_granted_keywords(game, creature)
    found: list[tuple[Creature, int, int]] = []
    for player in game.players:
        for source in player.play:
            permanent = source.card.permanent
            if permanent is None:
                continue
            more_power = permanent.power_for(game, source, creature)
            more_keywords = permanent.keywords_for(game, source, creature) & ~printed
            if source is creature:
                more_keywords |= copied
            if more_power or more_keywords:
                found.append((source, more_power, more_keywords))
    return found


def able_to_block(game: Game, defender: int, attacker: Creature) -> list[Creature]:
    """MB-061, MB-073: SNEAKY can only be blocked by SNEAKY, and every ban in force adds to it (ruling 20)."""
    is_sneaky = keywords(game, attacker) & SNEAKY
    able: list[Creature] = []
    for creature in game.players[defender].play:
        if is_sneaky and not keywords(game, creature) & SNEAKY:
            continue
        if not is_banned_from_blocking(game, creature, attacker):
            able.append(creature)
    return able


def is_banned_from_blocking(game: Game, blocker: Creature, attacker: Creature) -> bool:
    for player in game.players:
        for source in player.play:
            permanent = source.card.permanent
            if permanent is not None and permanent.forbids_block(game, source, attacker, blocker):
                return True
    return False


def play_effects_are_silenced(game: Game, player: int) -> bool:
    """Ruling 14: asked when a Play effect would start."""
    for side in game.players:
        for source in side.play:
            permanent = source.card.permanent
            if permanent is not None and permanent.silences_play_effects(game, source, player):
                return True
    return False
