"""Set-up (section 2): monsters, the deck, Mindbug tokens, Evolution cards, the first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import throw
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards.printed import MONSTERS, MONSTERS_BY_ID, Monster
from bestiaire.games.tokyo.cards.sets import in_deck, of_monster
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.table.dice import BASE_DICE, DICE, SMASH
from bestiaire.games.tokyo.table.options import AT_RANDOM, CHOOSE
from bestiaire.games.tokyo.table.options import MONSTERS as MONSTERS_OPTION
from bestiaire.games.tokyo.table.zones import EVOLVE, Player

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


def set_up(game: Game) -> Flow[None]:
    """KT-010 to KT-015, KM-002, KM-101."""
    monsters = yield from choose_monsters(game)
    for seat in range(game.seats):
        game.players.append(Player(monsters[seat]))
        if game.options.has_tokens:
            game.players[seat].mindbugs = 1
    pile = in_deck(game.options)
    game.rng.shuffle(pile)
    game.deck = tuple(pile)
    actions.fill_display(game)
    game.active = first_player(game)
    if game.options.evolutions:
        for player in game.players:
            cards = of_monster(player.monster.id)
            game.rng.shuffle(cards)
            player.evolution_deck = tuple(cards)
        game.phase = EVOLVE
        game.resolver = 0
    else:
        game.resolver = game.active
        game.order = game.active


def choose_monsters(game: Game) -> Flow[list[Monster]]:
    """KT-010: one after the other, of those not yet taken; as an option at random, or named beforehand."""
    wanted = game.options.values[MONSTERS_OPTION]
    names = list(game.options.monsters())
    if wanted == AT_RANDOM:
        numbers = list(range(len(names)))
        game.rng.shuffle(numbers)
        wanted = [names[number] for number in numbers[: game.seats]]
    chosen: list[Monster] = []
    for seat in range(game.seats):
        left = [MONSTERS_BY_ID[name] for name in names if MONSTERS_BY_ID[name] not in chosen]
        if wanted != CHOOSE:
            monster = MONSTERS_BY_ID[wanted[seat]]
        elif len(left) == 1:
            monster = left[0]
        else:
            options = [Option("monster", monster.id, monster.number) for monster in left]
            answer = yield Choice(seat, "monster", options, "KT-010")
            monster = MONSTERS[answer.subject]
        chosen.append(monster)
        if game.log is not None:
            tell(game, "monster", {"seat": seat, "monster": monster.id})
    return chosen


def first_player(game: Game) -> int:
    """KT-012: everybody rolls six dice; most smashes begin, ties roll again among themselves."""
    rolling = list(range(game.seats))
    while len(rolling) > 1:
        smashes: list[int] = []
        for seat in rolling:
            dice = throw(game.rng, BASE_DICE)
            smashes.append(dice.count(SMASH))
            if game.log is not None:
                tell(game, "first_throw", {"seat": seat, "dice": DICE.names_of(dice)}, news=True)
        most = max(smashes)
        rolling = [seat for seat, number in zip(rolling, smashes, strict=True) if number == most]
    if game.log is not None:
        tell(game, "first_player", {"seat": rolling[0]})
    return rolling[0]
