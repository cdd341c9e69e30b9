"""Observations of King of Tokyo Duel straight from the state: what `learning.schema` reads from a view, faster."""

from __future__ import annotations

from typing import Final

from bestiaire.core.choice import Choice
from bestiaire.core.encoding import Encoder, Printed, Readings, as_seen, clipped, places_of, put, put_each
from bestiaire.core.questions import Subject
from bestiaire.core.schema import Schema
from bestiaire.core.state import State
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS
from bestiaire.games.duel.cards.printed import Card
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.rules.buying import price
from bestiaire.games.duel.table.options import CHOICES
from bestiaire.games.duel.table.state import Game
from bestiaire.games.duel.table.tracks import LAST_SPACE, RESERVE, is_turned, low_of, track_of
from bestiaire.games.duel.table.zones import BUY, RESOLVE

SPACES: Final = 2 * LAST_SPACE + 1
"""Spaces of a track."""


class DuelEncoder(Encoder):
    """Knows where each field begins, and the place of each word in the lists."""

    def __init__(self, schema: Schema) -> None:
        super().__init__(schema)
        fields = schema.by_name
        self.cards: Printed = Printed(fields["discard"].values, fields["discard"].high)
        self.kinds: dict[str, int] = places_of(fields["kind"].values)
        self.subjects: dict[str, Subject] = QUESTIONS.subjects()
        self.monsters: dict[str, int] = places_of(fields["players.monster"].values)
        tokens = places_of(fields["buzz"].values)
        self.tokens: list[int] = [tokens[token.id] for token in BUZZ_TOKENS]
        self.places: dict[str, int] = {field.name: field.at for field in schema.fields}
        self.at_keep: int = schema.at("players.keep")
        self.at_buzz: int = schema.at("buzz")
        self.at_turned: int = schema.at("turned")
        self.options: Readings = Readings(CHOICES)

    def write(self, state: State[Card], seat: int, choice: Choice | None, out: bytearray) -> None:
        assert isinstance(state, Game)
        places = self.places
        seats = state.seats
        self.cards.read(state.faces)
        put(out, places["seat"], seat)
        put(out, places["active"], as_seen(state.active, seat, seats))
        put(out, places["phase"], state.phase + 1)
        if choice is not None:
            put(out, places["asked"], as_seen(choice.player, seat, seats))
            self.write_choice(state, seat, choice, out)
        self.options.write(state.options.values, out, places["options"])
        for owner in range(len(state.players)):
            self.write_player(state, owner, 0 if owner == seat else 1, out)
        self.write_cards(state, out)
        self.write_tracks(state, out)
        self.write_turn(state, out)

    def write_choice(self, game: Game, seat: int, choice: Choice, out: bytearray) -> None:
        put(out, self.places["kind"], self.kinds.get(choice.kind, 0))
        subject = self.subjects.get(choice.kind)
        if subject is not None:
            subject.write(game, seat, choice, self.places, out)

    def write_player(self, game: Game, owner: int, row: int, out: bytearray) -> None:
        places = self.places
        player = game.players[owner]
        put(out, places["players.monster"] + row, self.monsters[player.monster.id])
        put(out, places["players.life"] + row, clipped(player.life))
        put(out, places["players.energy"] + row, clipped(player.energy))
        put(out, places["players.dice_tokens"] + row, clipped(player.dice_tokens))
        self.cards.count(out, self.at_keep + row * len(self.cards.words), player.keep)
        if player.penalty:
            put(out, places["players.penalty"] + row, clipped(player.penalty))
        if player.dominated:
            put(out, places["players.dominated"] + row, clipped(player.dominated))
        if player.hits:
            put(out, places["players.hits"] + row, clipped(player.hits))
        if player.immune:
            put(out, places["players.immune"] + row, 1)

    def write_cards(self, game: Game, out: bytearray) -> None:
        places = self.places
        for index in range(len(game.market)):
            number = game.market[index]
            self.cards.put(out, places["market.card"] + index, number)
            put(out, places["market.price"] + index, price(game, number))
        put(out, places["deck"], clipped(len(game.deck)))
        if game.is_loose:
            put(out, places["loose"], 1)
        self.cards.count(out, places["discard"], game.discard)
        self.cards.put(out, places["pending"], game.pending)

    def write_tracks(self, game: Game, out: bytearray) -> None:
        places = self.places
        put(out, places["fame"], game.markers[0])
        put(out, places["destruction"], game.markers[1])
        for token in range(len(game.places)):
            place = game.places[token]
            if place != RESERVE:
                where = track_of(place) * SPACES + low_of(place) + LAST_SPACE
                put(out, self.at_buzz + where, self.tokens[token])
                if is_turned(place):
                    put(out, self.at_turned + where, 1)

    def write_turn(self, game: Game, out: bytearray) -> None:
        places = self.places
        roll = game.roll
        if roll.dice or roll.throws or game.phase in (RESOLVE, BUY):
            put_each(out, places["dice"], roll.rolled)
            put(out, places["throws"], clipped(roll.throws))
        put_each(out, places["aside"], roll.aside)
        put_each(out, places["added"], roll.added)
        put_each(out, places["resolved"], roll.resolved)
        put(out, places["power_used"], clipped(roll.power_used))
        if game.used:
            for card in game.faces:
                if card.bit & game.used:
                    put(out, places["used"] + self.cards.words[card.id], 1)
        if game.is_first_turn:
            put(out, places["first_turn"], 1)
        if game.bought:
            put(out, places["bought"], 1)
        if game.swept:
            put(out, places["swept"], 1)
        put(out, places["extra_turns"], clipped(game.extra_turns))
        put(out, places["smash_resolved"], clipped(game.smash_resolved))
        put(out, places["signature_pulls"], clipped(game.signature_pulls))
