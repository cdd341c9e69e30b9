"""Casting a spell (OO-090 … OO-104): which can be begun, upgrades with their effects, one effect, and the discard pile.

There is no taking back in the rules (OO-098); the table's undo is free until something new is seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.piles import without
from bestiaire.core.state import tell
from bestiaire.games.orcs.cards.printed import DRAW, KNOWLEDGE, POISON, TELEPORT, Spell
from bestiaire.games.orcs.rules import actions
from bestiaire.games.orcs.rules.asking import teleports
from bestiaire.games.orcs.rules.powers import special_for, usable_upgrades
from bestiaire.games.orcs.table.zones import Cast

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game

DRAW_OPTION: Final = Option("draw", "card", DRAW)
STOP: Final = Option("upgrade", "none", -1)
EFFECT_OPTIONS: Final = [Option("effect", str(index + 1), index) for index in range(9)]
NO_EFFECT: Final = Option("effect", "none", -1)


# -- which spells can be begun


def castable(game: Game, me: int) -> list[Option]:
    """The cards of the hand that can be cast now, alike ones once."""
    spells, faces = game.box.spells, game.faces
    hand = game.players[me].hand
    usable = usable_upgrades(game, me)
    giving = elements_in_hand(game, me)
    drawing = helping = 0
    for number in hand:
        spell = spells[faces[number]]
        if spell.upgrade & usable:
            helping += 1
            if spell.upgrade & usable & DRAW:
                drawing += 1
    named = 0
    options: list[Option] = []
    for number in hand:
        face = faces[number]
        if named & (1 << face):
            continue
        named |= 1 << face
        spell = spells[face]
        if can_begin(game, me, spell, usable, giving, drawing, helping):
            options.append(Option("cast", spell.key, number))
    return options


def elements_in_hand(game: Game, me: int) -> list[int]:
    """How many cards of the hand can give each element."""
    spells, faces = game.box.spells, game.faces
    giving = [0, 0, 0, 0]
    for number in game.players[me].hand:
        for element in spells[faces[number]].gives:
            giving[element] += 1
    return giving


def most_energy(game: Game, spell: Spell, giving: list[int]) -> int:
    """OO-090, OO-091, OO-214: what a spell of the hand can have, with magic energy and every card that gives its
    element; itself it gives 1."""
    energy = 1 + game.magic + giving[spell.element]
    return energy - 1 if spell.energy & (1 << spell.element) else energy


def can_begin(game: Game, me: int, spell: Spell, usable: int, giving: list[int], drawing: int, helping: int) -> bool:
    """OO-061, OO-098, OO-099, OO-167: whether casting this card could come to something. The numbers tell how many
    cards of the hand, this one included, can give each element, draw a card as an upgrade, or do anything as an
    upgrade."""
    if spell.category == POISON:
        return False
    if spell.category == KNOWLEDGE:
        return not special_for(game, me).forbids_study and spell.effects[0].can_run(game, me)
    own = spell.upgrade & usable
    energy = most_energy(game, spell, giving)
    if energy < spell.costs[0] and drawing <= (1 if own & DRAW else 0):
        return False
    if helping > (1 if own else 0):
        return True
    for index in range(len(spell.effects)):
        if spell.costs[index] <= energy and spell.effects[index].can_run(game, me):
            return True
    return False


# -- casting


def cast(game: Game, me: int, number: int, stored: int) -> Flow[None]:
    """OO-101: the spell, its upgrades, one effect, and all cards to the discard pile (OO-097). `stored` is magic energy
    (OO-214)."""
    player = game.players[me]
    player.hand = without(player.hand, number)
    spell = actions.spell_of(game, number)
    is_study = spell.category == KNOWLEDGE
    played = Cast(number, 0 if is_study else 1 + stored)
    game.cast = played
    if game.log is not None:
        tell(game, "cast", {"seat": me, "spell": spell.key, "energy": played.energy})
    if is_study:  # OO-100
        yield from spell.effects[0].run(game, me)
    else:
        yield from add_upgrades(game, me, spell, played)
        yield from apply_one(game, me, spell, played)
    player.discard = (*player.discard, number, *played.upgrades)
    game.cast = None


def add_upgrades(game: Game, me: int, spell: Spell, played: Cast) -> Flow[None]:
    """OO-091 … OO-094, OO-174: one card after the other; the upgrade effects of a card are used, in any order, before
    the next one is played, or not at all. It is asked as long as there is a card in hand, whatever it is: which they
    are is a secret."""
    player = game.players[me]
    while True:
        usable = usable_upgrades(game, me)
        waiting = played.waiting & usable
        if not player.hand and not waiting:
            return
        options = upgrades(game, me, spell, usable)
        if waiting & TELEPORT:
            options.extend(teleports(game))
        if waiting & DRAW:
            options.append(DRAW_OPTION)
        options.append(STOP)
        answer = yield Choice(me, "upgrade", options, "OO-091")
        if answer.subject < 0:
            played.waiting = 0
            return
        if answer.verb == "upgrade":
            upgrade(game, me, spell, played, answer.subject)
        elif answer.verb == "teleport":
            played.waiting &= ~TELEPORT
            actions.teleport(game, me, answer.subject)
        else:
            played.waiting &= ~DRAW
            draw_as_upgrade(game, me)


def upgrades(game: Game, me: int, spell: Spell, usable: int) -> list[Option]:
    """OO-093, OO-099: the cards of the hand that would give energy of the spell's element, or an effect to be used
    now."""
    spells, faces = game.box.spells, game.faces
    element = 1 << spell.element
    named = 0
    options: list[Option] = []
    for number in game.players[me].hand:
        face = faces[number]
        card = spells[face]
        if (card.energy & element or card.upgrade & usable) and not named & (1 << face):
            named |= 1 << face
            options.append(Option("upgrade", card.key, number))
    return options


def upgrade(game: Game, me: int, spell: Spell, played: Cast, number: int) -> None:
    """OO-091, OO-092, OO-096: energy of the spell's element counts; a card that can give several gives the one that is
    needed."""
    player = game.players[me]
    player.hand = without(player.hand, number)
    played.upgrades = (*played.upgrades, number)
    card = actions.spell_of(game, number)
    if card.energy & (1 << spell.element):
        played.energy += 1
    played.waiting = card.upgrade
    if game.log is not None:
        tell(game, "upgrade", {"seat": me, "spell": card.key, "energy": played.energy})


def draw_as_upgrade(game: Game, me: int) -> None:
    """OO-172, OOQ-3. Our reading: from the discard pile, as printed, though it may be a slip; an option says the
    draw pile."""
    if game.options.draws_from_pile:
        actions.draw_cards(game, me, 1)
    else:
        actions.recover(game, me)


def apply_one(game: Game, me: int, spell: Spell, played: Cast) -> Flow[None]:
    """OO-095, OO-098, OO-103: one effect that can be paid and has a target; some may be left."""
    options: list[Option] = []
    is_optional = False
    for index in range(len(spell.effects)):
        effect = spell.effects[index]
        if spell.costs[index] <= played.energy and effect.can_run(game, me):
            options.append(EFFECT_OPTIONS[index])
            is_optional = effect.is_optional
    if not options:
        if game.log is not None:
            tell(game, "fizzle", {"seat": me, "spell": spell.key})
        return
    if is_optional:
        options.append(NO_EFFECT)
    chosen = options[0].subject
    if len(options) > 1:
        answer = yield Choice(me, "effect", options, "OO-095")
        chosen = answer.subject
    if chosen < 0:
        if game.log is not None:
            tell(game, "decline", {"seat": me, "spell": spell.key})
        return
    if game.log is not None:
        tell(game, "effect", {"seat": me, "spell": spell.key, "effect": chosen + 1})
    yield from spell.effects[chosen].run(game, me)
