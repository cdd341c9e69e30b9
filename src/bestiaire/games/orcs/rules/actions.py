"""What can be done to the table. Whoever changes something calls one of these, and it tells those who listen. None of
these asks anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.piles import Cards, top_of, without
from bestiaire.core.state import tell
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.printed import DECK_NAMES, NO_DECK, POWER_NAMES, Spell
from bestiaire.games.orcs.rules.powers import actions_per_turn, keeps_trophies
from bestiaire.games.orcs.table.zones import (
    COUNTER_SPACES,
    DISPLAY,
    EMPTY_SECTORS,
    MOST_ACTIONS,
    OUTER,
    RINGS,
    SECTION_NAMES,
    SECTORS,
    SKULL_STEPS,
)

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


def spell_of(game: Game, number: int) -> Spell:
    return game.box.spells[game.faces[number]]


def spell_keys(game: Game, numbers: Cards) -> list[str]:
    """What these cards are called in keys and positions."""
    spells = game.box.spells
    return [spells[game.faces[number]].key for number in numbers]


# -- the battlefield


def has_creatures(game: Game, sector: int) -> bool:
    sections = game.sections
    first = sector * RINGS
    return bool(sections[first] or sections[first + 1] or sections[first + 2])


def look_for_the_end(game: Game) -> None:
    """OO-188: four sectors without markers and creatures make this round the last, whatever happens afterwards."""
    if game.is_last_round:
        return
    empty = 0
    for sector in range(SECTORS):
        if not game.markers[sector] and not has_creatures(game, sector):
            empty += 1
    if empty >= EMPTY_SECTORS:
        game.is_last_round = True
        if game.log is not None:
            tell(game, "last_round", {})


def reveal_marker(game: Game, sector: int, seat: int | None) -> None:
    """OO-073: the creature comes to the outer section. The seat is who chose the sector, if anybody did. The two stacks
    of a sector are alike, so there is one (OO-074)."""
    pile = game.markers[sector]
    number = pile[0]
    game.markers[sector] = pile[1:]
    place = sector * RINGS + OUTER
    game.sections[place] = (*game.sections[place], number)
    if game.log is not None:
        creature = CREATURE_NAMES[game.faces[number]]
        tell(game, "reveal", {"seat": seat, "sector": sector + 1, "creature": creature}, news=True)


def put(game: Game, number: int, start: int, goal: int) -> None:
    """A creature changes its section and keeps its damage (OO-114)."""
    game.sections[start] = without(game.sections[start], number)
    game.sections[goal] = (*game.sections[goal], number)


def reach_the_tower(game: Game, number: int, place: int) -> None:
    """OO-050 … OO-054: a creature goes from this section to the box, its counter falls, and the mage who stands there
    loses a trophy of its type (OO-051), but no skull and no power (OO-053)."""
    creature = game.faces[number]
    sector = place // RINGS
    game.sections[place] = without(game.sections[place], number)
    game.damage.pop(number, 0)
    if game.counters[creature] < COUNTER_SPACES - 1:
        game.counters[creature] += 1
    else:
        game.spare_markers = (*game.spare_markers, number)
    mage = mage_at(game, sector)
    if game.log is not None:
        space = game.counters[creature]
        told = {
            "creature": CREATURE_NAMES[creature],
            "sector": sector + 1,
            "counter": space,
            "value": game.box.creatures[creature].counter_values[space],
            "seat": None if mage < 0 else mage,
        }
        tell(game, "tower", told)
    if mage >= 0 and game.players[mage].held[creature] > 0 and not keeps_trophies(game, mage):
        game.players[mage].held[creature] -= 1
        lost = trophy_of(game, creature)
        game.fallen = without(game.fallen, lost)
        game.spare_markers = (*game.spare_markers, lost)
        if game.log is not None:
            tell(game, "lose_trophy", {"seat": mage, "creature": CREATURE_NAMES[creature]})


def trophy_of(game: Game, creature: int) -> int:
    """The marker of a trophy of this type: nobody can tell which of them is whose."""
    for number in game.fallen:
        if game.faces[number] == creature:
            return number
    raise LookupError(f"there is no trophy of type {creature}")


def mage_at(game: Game, sector: int) -> int:
    """Who occupies a sector (OO-006), or -1."""
    players = game.players
    for seat in range(len(players)):
        if players[seat].mage == sector:
            return seat
    return -1


def teleport(game: Game, seat: int, space: int) -> None:
    """OO-081, OO-171."""
    player = game.players[seat]
    if game.log is not None:
        tell(game, "teleport", {"seat": seat, "from": player.mage + 1, "to": space + 1})
    player.mage = space


def heal(game: Game) -> None:
    """OO-110, OO-122: at the end of a turn all damage is removed."""
    if game.damage and game.log is not None:
        hurt = []
        for place in range(len(game.sections)):
            for number in game.sections[place]:
                damage = game.damage.get(number, 0)
                if damage > 0:
                    creature = CREATURE_NAMES[game.faces[number]]
                    hurt.append({"creature": creature, "place": SECTION_NAMES[place], "damage": damage})
        tell(game, "heal", {"creatures": hurt})
    game.damage = {}


# -- defeat


def defeat(game: Game, seat: int, number: int, place: int) -> None:
    """OO-111: the token goes to the trophy board; skulls follow when all that fell together have gone (OO-113)."""
    game.sections[place] = without(game.sections[place], number)
    game.damage.pop(number, 0)
    creature = game.faces[number]
    game.players[seat].held[creature] += 1
    game.fallen = (*game.fallen, number)
    if game.log is not None:
        tell(game, "defeat", {"seat": seat, "creature": CREATURE_NAMES[creature], "place": SECTION_NAMES[place]})


def raise_skulls(game: Game, seat: int, defeated: list[int]) -> None:
    """OO-111, OO-112: a step for each creature type defeated; the top brings its power. OO-084: a power that
    gives actions and begins to work adds them now."""
    player = game.players[seat]
    before = actions_per_turn(game, seat)
    for creature in defeated:
        if player.skulls[creature] == SKULL_STEPS:
            continue
        player.skulls[creature] += 1
        if game.log is not None:
            told = {"seat": seat, "creature": CREATURE_NAMES[creature], "space": player.skulls[creature]}
            tell(game, "skull", told)
        if player.skulls[creature] == SKULL_STEPS:
            power = game.box.creatures[creature].power
            player.powers |= 1 << power
            if game.log is not None:
                tell(game, "power", {"seat": seat, "power": POWER_NAMES[power]})
    gained = actions_per_turn(game, seat) - before
    if gained:
        add_actions(game, seat, gained)


def add_actions(game: Game, seat: int, amount: int) -> None:
    """OO-083: for this turn only."""
    game.actions = min(game.actions + amount, MOST_ACTIONS)
    if game.log is not None:
        tell(game, "extra_action", {"seat": seat, "actions": game.actions})


# -- cards


def draw_cards(game: Game, seat: int, amount: int) -> None:
    """OO-121: from the draw pile; when a card is needed and there is none, the discard pile becomes a draw pile, from
    which cards are drawn at random one by one. With both empty no more is drawn."""
    player = game.players[seat]
    pile = list(player.draw)
    drawn: list[int] = []
    for _ in range(amount):
        if not pile:
            if not player.discard:
                break
            pile = list(player.discard)
            player.discard = ()
            player.is_loose = True
            if game.log is not None:
                tell(game, "reshuffle", {"seat": seat, "amount": len(pile)})
        drawn.append(pile.pop(game.rng.below(len(pile)) if player.is_loose else 0))
    player.draw = tuple(pile)
    player.hand += tuple(drawn)
    if drawn and game.log is not None:
        cards = spell_keys(game, tuple(drawn))
        tell(game, "draw", {"seat": seat, "amount": len(drawn)}, {"cards": cards}, (seat,), news=True)


def recover(game: Game, seat: int) -> None:
    """OO-172: a card of the own discard pile, which lies open, comes into the hand. Our reading: a random one."""
    player = game.players[seat]
    number = player.discard[game.rng.below(len(player.discard))]
    player.discard = without(player.discard, number)
    player.hand = (*player.hand, number)
    if game.log is not None:
        tell(game, "recover", {"seat": seat, "spell": spell_of(game, number).key}, news=True)


def discard(game: Game, seat: int, number: int) -> None:
    """OO-153: a card that somebody made this player discard."""
    player = game.players[seat]
    player.hand = without(player.hand, number)
    player.discard = (*player.discard, number)
    if game.log is not None:
        tell(game, "discard", {"seat": seat, "spell": spell_of(game, number).key}, news=True)


def learn(game: Game, seat: int, deck: int, number: int) -> None:
    """OO-165, OO-166, OO-168: a card of the display goes to the own discard pile, for later turns; the gap is filled at
    once."""
    game.display[deck] = without(game.display[deck], number)
    player = game.players[seat]
    player.learned = (*player.learned, number)
    if game.log is not None:
        tell(game, "learn", {"seat": seat, "spell": spell_of(game, number).key})
    fill_display(game, deck)


def fill_display(game: Game, deck: int) -> None:
    """OO-021, OO-165, OO-167: up to three of each deck, as long as there are any."""
    shown: list[int] = []
    while len(game.display[deck]) < DISPLAY and game.decks[deck]:
        pile = game.decks[deck]
        number = top_of(pile, game.loose_decks & (1 << deck) != 0, game.rng)
        game.decks[deck] = without(pile, number)
        game.display[deck] = (*game.display[deck], number)
        shown.append(number)
    if shown and game.log is not None:
        told = {"deck": DECK_NAMES[deck], "spells": spell_keys(game, tuple(shown))}
        tell(game, "display", told, news=True)


def exchange_display(game: Game) -> None:
    """OO-065: the display is shuffled back into its decks and turned up anew. Which cards a deck holds is no secret
    then, only their order: they are drawn at random."""
    for deck in range(len(game.decks)):
        game.decks[deck] += game.display[deck]
        game.display[deck] = ()
        game.loose_decks |= 1 << deck
        fill_display(game, deck)


def poison(game: Game, seat: int, victim: int) -> None:
    """OO-182."""
    number = game.poison[0]
    game.poison = game.poison[1:]
    player = game.players[victim]
    player.discard = (*player.discard, number)
    if game.log is not None:
        tell(game, "poison", {"seat": seat, "victim": victim})


def remove_card(game: Game, seat: int, number: int) -> None:
    """OO-183: out of the game, for all to see."""
    player = game.players[seat]
    player.hand = without(player.hand, number)
    spell = spell_of(game, number)
    if spell.deck != NO_DECK:
        game.spare_spells[spell.deck] = (*game.spare_spells[spell.deck], number)
    if game.log is not None:
        tell(game, "remove", {"seat": seat, "spell": spell.key})
