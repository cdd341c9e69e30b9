"""Observations of Mindbug straight from the state: the same numbers as `learning.schema` reads from a view, faster."""

from __future__ import annotations

from typing import Final

from bestiaire.core.choice import Choice
from bestiaire.core.encoding import Printed, as_seen, clipped, count, places_of, put
from bestiaire.core.schema import Schema
from bestiaire.core.state import State
from bestiaire.games.mindbug.cards.printed import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH, Card, Permanent
from bestiaire.games.mindbug.generated.encoder import FieldsEncoder
from bestiaire.games.mindbug.rules.powers import die_symbols, in_force, power_and_keywords
from bestiaire.games.mindbug.table.observed import PLACES
from bestiaire.games.mindbug.table.state import Game
from bestiaire.games.mindbug.table.zones import Market, Player, Source

BITS: Final = (FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH)
"""In the order of their names."""


class MindbugEncoder(FieldsEncoder):
    """Adds to the fields what is asked, the pool, known cards, creatures in play and Energy cards."""

    def __init__(self, schema: Schema) -> None:
        super().__init__(schema)
        fields = schema.by_name
        creatures = fields["players.known"].values
        energy = fields["bought"].values
        self.cards = Printed(creatures + energy)
        self.sets: dict[str, int] = places_of(fields["sets"].values)
        self.kinds: dict[str, int] = places_of(fields["kind"].values)
        self.creatures: int = len(creatures)
        self.energy: int = len(energy)
        self.at_asked: int = schema.at("asked")
        self.at_kind: int = schema.at("kind")
        self.at_about: int = schema.at("about")
        self.at_sets: int = schema.at("sets")
        self.at_cards: int = schema.at("cards")
        self.at_known: int = schema.at("players.known")
        self.at_creatures: int = schema.at("players.creatures")
        self.at_card: int = schema.at("players.play.card")
        self.at_power: int = schema.at("players.play.power")
        self.at_keywords: int = schema.at("players.play.keywords")
        self.at_exhausted: int = schema.at("players.play.exhausted")
        self.at_dice_symbols: int = schema.at("players.play.dice")
        self.at_display: int = schema.at("display.card")
        self.at_energy_deck: int = schema.at("energy_deck")
        self.at_energy_discard: int = schema.at("energy_discard")
        self.at_bought: int = schema.at("bought")
        self.at_this_turn: int = schema.at("this_turn")
        self.at_dice: int = schema.at("dice.face")

    def write(self, state: State[Card], seat: int, choice: Choice | None, out: bytearray) -> None:
        assert isinstance(state, Game)
        self.cards.read(state.faces)
        put(out, 0, seat)
        if choice is not None:
            self.write_choice(state, seat, choice, out)
        self.write_table(state, seat, out)
        for name in state.pool.sets:
            put(out, self.at_sets + self.sets[name], 1)
        for card in state.pool.cards:
            count(out, self.at_cards + self.cards.words[card])
        force = in_force(state)
        for owner in range(len(state.players)):
            row = 0 if owner == seat else 1
            self.write_player(state, owner, row, out)
            self.write_creatures(state, state.players[owner], row, force, out)
        if state.market is not None:
            self.write_market(state.market, out)
        for lasting in state.this_turn:
            row = 0 if lasting.seat == seat else self.energy
            count(out, self.at_this_turn + row + self.cards.words[lasting.card.id] - self.creatures)
        for place in range(len(state.dice)):
            put(out, self.at_dice + place, state.dice[place])

    def write_choice(self, game: Game, seat: int, choice: Choice, out: bytearray) -> None:
        put(out, self.at_asked, as_seen(choice.player, seat, game.seats))
        put(out, self.at_kind, self.kinds.get(choice.kind, 0))
        self.cards.put(out, self.at_about, choice.about)

    def write_creatures(
        self,
        game: Game,
        player: Player,
        row: int,
        force: list[tuple[Source, Permanent]],
        out: bytearray,
    ) -> None:
        play = player.play
        self.cards.count(out, self.at_known + row * self.creatures, player.hand if row == 0 else player.known)
        put(out, self.at_creatures + row, clipped(len(play)))
        for index in range(min(len(play), PLACES)):
            creature = play[index]
            place = row * PLACES + index
            power, has = power_and_keywords(game, creature, force)
            self.cards.put(out, self.at_card + place, creature.number)
            put(out, self.at_power + place, clipped(power))
            if has:
                first = self.at_keywords + place * len(BITS)
                for bit in range(len(BITS)):
                    if has & BITS[bit]:
                        put(out, first + bit, 1)
            if creature.exhausted:
                put(out, self.at_exhausted + place, 1)
            if game.extended:
                put(out, self.at_dice_symbols + place, die_symbols(game, creature))

    def write_market(self, market: Market, out: bytearray) -> None:
        for place in range(len(market.display)):
            card = self.cards.places[market.display[place]]
            put(out, self.at_display + place, card - self.creatures + 1)
        put(out, self.at_energy_deck, clipped(len(market.deck)))
        self.cards.count(out, self.at_energy_discard - self.creatures, market.discard)
        self.cards.count(out, self.at_bought - self.creatures, market.bought)
