"""Observations of King of Tokyo Duel straight from the state: what `learning.schema` reads from a view, faster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bestiaire.core.choice import Choice
from bestiaire.core.dice import FACES
from bestiaire.core.encoding import Encoder, clipped, put
from bestiaire.core.piles import Cards
from bestiaire.core.schema import Schema
from bestiaire.core.state import State
from bestiaire.games.duel.buying import price
from bestiaire.games.duel.buzz_tokens import BUZZ_TOKENS
from bestiaire.games.duel.cards import Card
from bestiaire.games.duel.options import CHOICES, Options
from bestiaire.games.duel.roll import in_roll, power_left, throws_allowed
from bestiaire.games.duel.state import Game
from bestiaire.games.duel.tracks import LAST_SPACE, RESERVE, is_turned, low_of, track_of
from bestiaire.games.duel.view import AMOUNTS
from bestiaire.games.duel.zones import BUY, NO_CARD, NOBODY, RESOLVE

SPACES: Final = 2 * LAST_SPACE + 1
"""Spaces of a track."""


class DuelEncoder(Encoder):
    """Knows where each field begins, and the place of each word in the lists."""

    def __init__(self, schema: Schema) -> None:
        super().__init__(schema)
        fields = schema.by_name
        self.cards: dict[str, int] = {card: place for place, card in enumerate(fields["discard"].values)}
        self.kinds: dict[str, int] = {name: place for place, name in enumerate(fields["kind"].values)}
        self.monsters: dict[str, int] = {name: place for place, name in enumerate(fields["players.monster"].values)}
        tokens = {name: place for place, name in enumerate(fields["buzz"].values)}
        self.tokens: list[int] = [tokens[token.id] for token in BUZZ_TOKENS]
        self.places: dict[str, int] = {field.name: field.at for field in schema.fields}
        self.at_keep: int = schema.at("players.keep")
        self.at_buzz: int = schema.at("buzz")
        self.at_turned: int = schema.at("turned")
        self.options: Options | None = None
        self.readings: list[tuple[int, int]] = []
        """What the options of the game observed last are, as far as they are not as by default."""

    def write(self, state: State[Card], seat: int, choice: Choice | None, out: bytearray, at: int) -> None:
        assert isinstance(state, Game)
        places = self.places
        put(out, at + places["seat"], seat)
        if state.active != NOBODY:
            put(out, at + places["active"], 1 if state.active == seat else 2)
        put(out, at + places["phase"], state.phase + 1)
        if choice is not None:
            put(out, at + places["asked"], 1 if choice.player == seat else 2)
            self.write_choice(state, choice, out, at)
        for place, value in self.readings_of(state.options):
            put(out, at + places["options"] + place, value)
        for owner in range(len(state.players)):
            self.write_player(state, owner, 0 if owner == seat else 1, out, at)
        self.write_cards(state, out, at)
        self.write_tracks(state, out, at)
        self.write_turn(state, out, at)

    def readings_of(self, options: Options) -> list[tuple[int, int]]:
        if options is not self.options:
            self.options = options
            self.readings = []
            for place, (key, values) in enumerate(CHOICES.items()):
                value = values.index(options.values[key])
                if value:
                    self.readings.append((place, value))
        return self.readings

    def write_choice(self, game: Game, choice: Choice, out: bytearray, at: int) -> None:
        places = self.places
        kind = choice.kind
        put(out, at + places["kind"], self.kinds.get(kind, 0))
        if kind in AMOUNTS:
            put(out, at + places["amount"], clipped(choice.about))
        elif kind == "place":
            put(out, at + places["token"], self.tokens[choice.about])
        elif kind in ("unchained", "lightning_speed"):
            put(out, at + places["bonus"], choice.about + 1)
        elif kind == "plus" and choice.about >= 0:
            put(out, at + places["face"], choice.about + 1)
        elif kind == "reroll":
            put(out, at + places["throws_left"], clipped(max(0, throws_allowed(game) - game.roll.throws)))
        elif kind == "resolve":
            for face in range(FACES):
                put(out, at + places["symbols"] + face, clipped(in_roll(game, face)))
            put(out, at + places["power_left"], clipped(power_left(game)))

    def write_player(self, game: Game, owner: int, row: int, out: bytearray, at: int) -> None:
        places = self.places
        player = game.players[owner]
        put(out, at + places["players.monster"] + row, self.monsters[player.monster.id])
        put(out, at + places["players.life"] + row, clipped(player.life))
        put(out, at + places["players.energy"] + row, clipped(player.energy))
        put(out, at + places["players.dice_tokens"] + row, clipped(player.dice_tokens))
        self.mark(game, player.keep, out, at + self.at_keep + row * len(self.cards))
        if player.penalty:
            put(out, at + places["players.penalty"] + row, clipped(player.penalty))
        if player.dominated:
            put(out, at + places["players.dominated"] + row, clipped(player.dominated))
        if player.hits:
            put(out, at + places["players.hits"] + row, clipped(player.hits))
        if player.immune:
            put(out, at + places["players.immune"] + row, 1)

    def mark(self, game: Game, cards: Cards, out: bytearray, first: int) -> None:
        for number in cards:
            put(out, first + self.cards[game.faces[number].id], 1)

    def write_cards(self, game: Game, out: bytearray, at: int) -> None:
        places = self.places
        for index in range(len(game.market)):
            number = game.market[index]
            put(out, at + places["market.card"] + index, self.cards[game.faces[number].id] + 1)
            put(out, at + places["market.price"] + index, price(game, number))
        put(out, at + places["deck"], clipped(len(game.deck)))
        if game.is_loose:
            put(out, at + places["loose"], 1)
        self.mark(game, game.discard, out, at + places["discard"])
        if game.pending != NO_CARD:
            put(out, at + places["pending"], self.cards[game.faces[game.pending].id] + 1)

    def write_tracks(self, game: Game, out: bytearray, at: int) -> None:
        places = self.places
        put(out, at + places["fame"], game.markers[0])
        put(out, at + places["destruction"], game.markers[1])
        for token in range(len(game.places)):
            place = game.places[token]
            if place != RESERVE:
                where = track_of(place) * SPACES + low_of(place) + LAST_SPACE
                put(out, at + self.at_buzz + where, self.tokens[token])
                if is_turned(place):
                    put(out, at + self.at_turned + where, 1)

    def write_turn(self, game: Game, out: bytearray, at: int) -> None:
        places = self.places
        roll = game.roll
        if roll.dice or roll.throws or game.phase in (RESOLVE, BUY):
            self.write_faces(roll.rolled, out, at + places["dice"])
            put(out, at + places["throws"], clipped(roll.throws))
        self.write_faces(roll.aside, out, at + places["aside"])
        self.write_faces(roll.added, out, at + places["added"])
        self.write_faces(roll.resolved, out, at + places["resolved"])
        put(out, at + places["power_used"], clipped(roll.power_used))
        if game.used:
            for card in game.faces:
                if card.bit & game.used:
                    put(out, at + places["used"] + self.cards[card.id], 1)
        if game.is_first_turn:
            put(out, at + places["first_turn"], 1)
        if game.bought:
            put(out, at + places["bought"], 1)
        if game.swept:
            put(out, at + places["swept"], 1)
        put(out, at + places["extra_turns"], clipped(game.extra_turns))
        put(out, at + places["smash_resolved"], clipped(game.smash_resolved))
        put(out, at + places["signature_pulls"], clipped(game.signature_pulls))

    def write_faces(self, amounts: Sequence[int], out: bytearray, first: int) -> None:
        for face in range(FACES):
            if amounts[face]:
                put(out, first + face, clipped(amounts[face]))
