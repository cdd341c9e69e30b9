"""Observations of King of Tokyo Duel straight from the state: what `learning.schema` reads from a view, faster."""

from __future__ import annotations

from bestiaire.core.choice import Choice
from bestiaire.core.encoding import as_seen, places_of, put
from bestiaire.core.questions import Subject
from bestiaire.core.schema import Schema
from bestiaire.core.state import State
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS
from bestiaire.games.duel.cards.printed import Card
from bestiaire.games.duel.generated.encoder import FieldsEncoder
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.rules.buying import price
from bestiaire.games.duel.table.dice import DESTRUCTION, FAME
from bestiaire.games.duel.table.state import Game
from bestiaire.games.duel.table.tracks import LAST_SPACE, RESERVE, SPACES, is_turned, low_of, track_of


class DuelEncoder(FieldsEncoder):
    """Adds to the fields what is asked, prices, the tracks and the cards used."""

    def __init__(self, schema: Schema) -> None:
        super().__init__(schema)
        fields = schema.by_name
        self.kinds: dict[str, int] = places_of(fields["kind"].values)
        self.subjects: dict[str, Subject] = QUESTIONS.subjects()
        tokens = places_of(fields["buzz"].values)
        self.tokens: list[int] = [tokens[token.id] for token in BUZZ_TOKENS]
        self.places: dict[str, int] = {field.name: field.at for field in schema.fields}
        self.at_buzz: int = schema.at("buzz")
        self.at_turned: int = schema.at("turned")

    def write(self, state: State[Card], seat: int, choice: Choice | None, out: bytearray) -> None:
        assert isinstance(state, Game)
        self.cards.read(state.faces)
        put(out, self.places["seat"], seat)
        if choice is not None:
            put(out, self.places["asked"], as_seen(choice.player, seat, state.seats))
            self.write_choice(state, seat, choice, out)
        self.write_table(state, seat, out)
        for owner in range(len(state.players)):
            self.write_player(state, owner, 0 if owner == seat else 1, out)
        self.write_market(state, out)
        self.write_tracks(state, out)
        if state.used:
            for card in state.faces:
                if card.bit & state.used:
                    put(out, self.places["used"] + self.cards.words[card.id], 1)

    def write_choice(self, game: Game, seat: int, choice: Choice, out: bytearray) -> None:
        put(out, self.places["kind"], self.kinds.get(choice.kind, 0))
        subject = self.subjects.get(choice.kind)
        if subject is not None:
            subject.write(game, seat, choice, self.places, out)

    def write_market(self, game: Game, out: bytearray) -> None:
        for index in range(len(game.market)):
            number = game.market[index]
            self.cards.put(out, self.places["market.card"] + index, number)
            put(out, self.places["market.price"] + index, price(game, number))

    def write_tracks(self, game: Game, out: bytearray) -> None:
        put(out, self.places["fame"], game.markers[FAME])
        put(out, self.places["destruction"], game.markers[DESTRUCTION])
        for token in range(len(game.places)):
            place = game.places[token]
            if place != RESERVE:
                where = track_of(place) * SPACES + low_of(place) + LAST_SPACE
                put(out, self.at_buzz + where, self.tokens[token])
                if is_turned(place):
                    put(out, self.at_turned + where, 1)
