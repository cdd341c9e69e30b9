"""Questions about creatures in play. The answer is worked out anew each time it is asked (MB-024), never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.games.mindbug.cards.printed import MOST_DICE, SNEAKY, Permanent
from bestiaire.games.mindbug.table.zones import Creature, Source

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game


def power(game: Game, creature: Creature) -> int:
    """MB-023, MB-024, MK-013: printed power and every change in force, never less than 1."""
    total = creature.card.power + creature.growth
    for player in game.players:
        for source in player.play:
            permanent = source.card.permanent
            if permanent is not None:
                total += permanent.power_for(game, source, creature)
    if game.this_turn:
        for lasting in game.this_turn:
            total += lasting.permanent.power_for(game, lasting, creature)
    return total if total > 1 else 1


def own_and_granted_keywords(game: Game, creature: Creature) -> int:
    """Printed keywords and those that other abilities grant, before anything is copied (rulings 28 and 69)."""
    keywords = creature.card.keywords
    game.measured = creature
    game.measured_power = 0
    for player in game.players:
        for source in player.play:
            permanent = source.card.permanent
            if permanent is not None:
                keywords |= permanent.keywords_for(game, source, creature)
    if game.this_turn:
        for lasting in game.this_turn:
            keywords |= lasting.permanent.keywords_for(game, lasting, creature)
    game.measured = None
    return keywords


def power_once(game: Game, creature: Creature) -> int:
    """The same as `power`, worked out once for all abilities that look at a creature one after the other."""
    if game.measured is not creature:
        return power(game, creature)
    if not game.measured_power:
        game.measured_power = power(game, creature)
    return game.measured_power


def keywords(game: Game, creature: Creature) -> int:
    """MB-022: the keywords a creature has at this moment."""
    has = own_and_granted_keywords(game, creature)
    permanent = creature.card.permanent
    if permanent is not None:
        has |= permanent.copied_keywords(game, creature)
    return has


def in_force(game: Game) -> list[tuple[Source, Permanent]]:
    """Every permanent ability in force, with where it comes from: the creatures in play, then what lasts this turn."""
    found: list[tuple[Source, Permanent]] = []
    for player in game.players:
        for source in player.play:
            permanent = source.card.permanent
            if permanent is not None:
                found.append((source, permanent))
    for lasting in game.this_turn:
        found.append((lasting, lasting.permanent))
    return found


def power_and_keywords(game: Game, creature: Creature, force: list[tuple[Source, Permanent]]) -> tuple[int, int]:
    """Both at once, for who asks about many creatures and has looked up what is in force."""
    total = creature.card.power + creature.growth
    has = creature.card.keywords
    game.measured = creature
    game.measured_power = 0
    for source, permanent in force:
        total += permanent.power_for(game, source, creature)
        has |= permanent.keywords_for(game, source, creature)
    game.measured = None
    own = creature.card.permanent
    if own is not None:
        has |= own.copied_keywords(game, creature)
    return total if total > 1 else 1, has


def changes(game: Game, creature: Creature) -> list[tuple[Source, int, int, int]]:
    """Why a creature is not as printed: each ability that changes it by where it comes from, by how much power, the
    keywords that it has from there, and the die symbols. What it copies, it has by its own ability."""
    printed = creature.card.keywords
    copied = keywords(game, creature) & ~own_and_granted_keywords(game, creature)
    found: list[tuple[Source, int, int, int]] = []
    game.measured = creature
    game.measured_power = 0
    for source, permanent in in_force(game):
        more_power = permanent.power_for(game, source, creature)
        more_keywords = permanent.keywords_for(game, source, creature) & ~printed
        more_dice = permanent.dice_for(game, source, creature)
        if source is creature:
            more_keywords |= copied
        if more_power or more_keywords or more_dice:
            found.append((source, more_power, more_keywords, more_dice))
    game.measured = None
    return found


# -- dice


def die_symbols(game: Game, creature: Creature) -> int:
    """MK-010, ruling 65: printed symbols and those that are added, never more than two."""
    total = creature.card.dice
    for source, permanent in in_force(game):
        total += permanent.dice_for(game, source, creature)
    return total if total < MOST_DICE else MOST_DICE


def rerolls(game: Game, player: int) -> int:
    """MK-011, ruling 52: one for each roll, and those that are added."""
    total = 1
    for source, permanent in in_force(game):
        total += permanent.rerolls_for(game, source, player)
    return total


# -- attacking and blocking


def able_to_attack(game: Game, player: int) -> list[Creature]:
    """MB-041, MB-065: a player's creatures, without those that are kept from attacking (ruling 62)."""
    able = game.players[player].play
    for source, permanent in in_force(game):
        able = [creature for creature in able if not permanent.forbids_attack(game, source, creature)]
    return able


def who_bans_from_attacking(game: Game, creature: Creature) -> Source | None:
    """Whose ability keeps a creature from attacking, if any does (ruling 62)."""
    for source, permanent in in_force(game):
        if permanent.forbids_attack(game, source, creature):
            return source
    return None


def able_to_be_hunted(game: Game, defender: int, attacker: Creature) -> list[Creature]:
    """MB-071: whom HUNTER may name: any enemy creature, if nothing limits it (ruling 63)."""
    able = game.players[defender].play
    if game.extended:
        for source, permanent in in_force(game):
            able = [prey for prey in able if not permanent.forbids_hunt(game, source, attacker, prey)]
    return able


def who_bans_from_hunting(game: Game, attacker: Creature, prey: Creature) -> Source | None:
    """Whose ability keeps an attacker from hunting a creature, if any does (ruling 63)."""
    for source, permanent in in_force(game):
        if permanent.forbids_hunt(game, source, attacker, prey):
            return source
    return None


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
    return who_bans_from_blocking(game, blocker, attacker) is not None


def who_bans_from_blocking(game: Game, blocker: Creature, attacker: Creature) -> Source | None:
    """Whose ability keeps a creature from blocking, if any does."""
    if game.this_turn:
        for lasting in game.this_turn:
            if lasting.permanent.forbids_block(game, lasting, attacker, blocker):
                return lasting
    for player in game.players:
        for source in player.play:
            permanent = source.card.permanent
            if permanent is not None and permanent.forbids_block(game, source, attacker, blocker):
                return source
    return None


def what_keeps_from_blocking(game: Game, blocker: Creature, attacker: Creature) -> str:
    """The id of the card whose ability does, or SNEAKY (MB-073); empty if nothing does."""
    source = who_bans_from_blocking(game, blocker, attacker)
    if source is not None:
        return source.card.id
    is_sneaky = keywords(game, attacker) & SNEAKY and not keywords(game, blocker) & SNEAKY
    return "SNEAKY" if is_sneaky else ""


def why_nobody_blocks(game: Game, defender: int, attacker: Creature) -> list[str]:
    """All that keeps the creatures of a player who can't block from it, each once."""
    found: list[str] = []
    for creature in game.players[defender].play:
        reason = what_keeps_from_blocking(game, creature, attacker)
        if reason not in found:
            found.append(reason)
    return found


def who_silences_play_effects(game: Game, player: int) -> Source | None:
    """Ruling 14: whose ability prevents a player's Play effects, if any does; asked when one would start."""
    for lasting in game.this_turn:
        if lasting.permanent.silences_play_effects(game, lasting, player):
            return lasting
    for side in game.players:
        for source in side.play:
            permanent = source.card.permanent
            if permanent is not None and permanent.silences_play_effects(game, source, player):
                return source
    return None
