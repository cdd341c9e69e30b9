"""Set-up (section 3): Monsters, the deck, the first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import throw
from bestiaire.core.state import rival, tell
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.printed import Monster
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.table.dice import BASE_DICE, DICE, FACE_NAMES, FACE_NUMBERS
from bestiaire.games.duel.table.options import AT_RANDOM, CHOOSE
from bestiaire.games.duel.table.options import MONSTERS as MONSTERS_OPTION
from bestiaire.games.duel.table.zones import SECOND_PLAYER_ENERGY, Player

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


def set_up(game: Game) -> Flow[None]:
    """KD-001, KD-020 … KD-028: Monsters, the deck with three cards shown (KD-023), the first player, 1 energy for the
    second (KD-027). Markers on 0, tokens in the reserve, no energy, tokens or cards: so a state begins (KD-011, KD-022,
    KD-025)."""
    monsters = yield from choose_monsters(game)
    for seat in range(2):
        game.players.append(Player(monsters[seat], monsters[seat].life))
        if game.log is not None:
            tell(game, "monster", {"seat": seat, "monster": monsters[seat].id})
    pile = list(range(len(game.faces)))
    game.rng.shuffle(pile)
    game.deck = tuple(pile)
    actions.refill(game)
    game.active = first_player(game)
    game.is_first_turn = True
    actions.add_energy(game, rival(game.active), SECOND_PLAYER_ENERGY)


def choose_monsters(game: Game) -> Flow[list[Monster]]:
    """KD-020: one after the other, of the boards not yet taken; as an option at random, or named beforehand."""
    wanted = game.options.values[MONSTERS_OPTION]
    if wanted == AT_RANDOM:
        numbers = list(range(len(MONSTERS)))
        game.rng.shuffle(numbers)
        return [MONSTERS[number] for number in numbers[:2]]
    if wanted != CHOOSE:
        return [monster for name in wanted for monster in MONSTERS if monster.id == name]
    chosen: list[Monster] = []
    for seat in range(2):
        options = [
            Option("monster", MONSTERS[number].id, number)
            for number in range(len(MONSTERS))
            if MONSTERS[number] not in chosen
        ]
        answer = yield Choice(seat, "monster", options, "KD-020")
        chosen.append(MONSTERS[answer.subject])
    return chosen


def first_player(game: Game) -> int:
    """KD-026: each throws six dice; more Smash symbols start, a tie is thrown again."""
    symbol = FACE_NUMBERS[game.options.first_player_symbol]
    while True:
        found = [0, 0]
        for seat in range(2):
            dice = throw(game.rng, BASE_DICE)
            found[seat] = dice.count(symbol)
            if game.log is not None:
                tell(game, "first_throw", {"seat": seat, "dice": DICE.names_of(dice)}, news=True)
        if found[0] != found[1]:
            first = 0 if found[0] > found[1] else 1
            if game.log is not None:
                tell(game, "first_player", {"seat": first, "symbol": FACE_NAMES[symbol]})
            return first
