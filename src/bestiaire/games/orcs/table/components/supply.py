"""What a position of Orcs Orcs Orcs is laid out from: spells, fate cards, missions and markers."""

from __future__ import annotations

from bestiaire.core.check import Reader
from bestiaire.core.piles import Cards
from bestiaire.core.supply import Supply
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.printed import NO_DECK
from bestiaire.games.orcs.table.state import Game
from bestiaire.games.orcs.table.zones import START_SPELLS
from bestiaire.words import Phrase


class SpellSupply:
    """Spells and poison. A starting spell belongs to its player; the others are everybody's."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.spells = {spell.key: spell for spell in game.box.spells}
        self.starting = [self.supply_of(seat * START_SPELLS, (seat + 1) * START_SPELLS) for seat in range(game.seats)]
        self.others = self.supply_of(game.seats * START_SPELLS, game.layout.fate)

    def supply_of(self, first: int, end: int) -> Supply:
        names = [spell.key for spell in self.game.box.spells]
        return Supply(((number, names[self.game.faces[number]]) for number in range(first, end)), self.spells)

    def take(self, item: Reader, seat: int, deck: int) -> int:
        """A copy of the card named here, for that player; or for a deck, whose cards can't be others."""
        key = item.word(self.spells)
        if deck != NO_DECK and self.spells[key].deck != deck:
            raise item.refuse(Phrase(en=f"{key!r} is of no such deck", fr=f"{key!r} n'est pas de cette pioche"))
        is_starting = key in self.starting[0].copies
        return (self.starting[seat] if is_starting else self.others).take_one(item, key)

    def of(self, seat: int, deck: int = NO_DECK) -> Share:
        """What that player may have, or that deck."""
        return Share(self, seat, deck)

    def starting_left(self, seat: int) -> list[int]:
        return sorted(self.starting[seat].rest())

    def deck_left(self, deck: int) -> list[int]:
        spells, faces = self.game.box.spells, self.game.faces
        numbers = range(self.game.layout.spells, self.game.layout.poison)
        return [number for number in self.others.rest_of(numbers) if spells[faces[number]].deck == deck]

    def poison_left(self) -> list[int]:
        return self.others.rest_of(range(self.game.layout.poison, self.game.layout.fate))


class Share:
    """The part of the spells that is a player's, or a deck's."""

    def __init__(self, spells: SpellSupply, seat: int, deck: int) -> None:
        self.spells = spells
        self.seat = seat
        self.deck = deck

    def take_all(self, whole: Reader, field: str) -> Cards:
        found = whole.field(field) if whole.has(field) else ()
        return tuple([self.spells.take(item, self.seat, self.deck) for item in found])


def fate_supply(game: Game) -> Supply:
    return Supply((game.layout.fate + place, card.id) for place, card in enumerate(game.box.fate_cards))


def mission_supply(game: Game) -> Supply:
    return Supply((game.layout.missions + place, mission.key) for place, mission in enumerate(game.box.missions))


class MarkerSupply(Supply):
    """Markers: as many as a game of so many players has (OO-015)."""

    def __init__(self, game: Game) -> None:
        numbers = range(game.layout.markers, len(game.faces))
        super().__init__([(number, CREATURE_NAMES[game.faces[number]]) for number in numbers], CREATURE_NAMES)

    def remove(self, taken: list[int]) -> None:
        self.left = {name: [one for one in numbers if one not in taken] for name, numbers in self.left.items()}

    def spare(self, counters: list[int]) -> Cards:
        """What is left, but for the creatures that the counters tell of: those have reached the tower (OO-050)."""
        piles = zip(CREATURE_NAMES, counters, strict=True)
        return tuple([number for name, gone in piles for number in self.left.get(name, [])[gone:]])
