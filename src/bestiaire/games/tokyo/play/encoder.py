"""Observations of King of Tokyo straight from the state: what `observing.schema` reads from a view, faster."""

from __future__ import annotations

from bestiaire.core.choice import Choice
from bestiaire.core.encoding import (
    as_seen,
    clipped,
    places_of,
    put,
    put_bits,
    put_each,
)
from bestiaire.core.piles import Cards
from bestiaire.core.questions import Subject
from bestiaire.core.schema import Schema
from bestiaire.core.state import State
from bestiaire.games.tokyo.cards.hooks import COUNTERS
from bestiaire.games.tokyo.cards.printed import Card
from bestiaire.games.tokyo.generated.encoder import FieldsEncoder
from bestiaire.games.tokyo.questions import QUESTIONS
from bestiaire.games.tokyo.rules.buying import price
from bestiaire.games.tokyo.rules.owning import has_bay, most_hearts
from bestiaire.games.tokyo.table.state import Game
from bestiaire.games.tokyo.table.told import has_counters, known_on_top, nth_mimicked, owner_of_mimicked, shows_top
from bestiaire.games.tokyo.table.zones import FRENZY_TURN, NO_CARD, NOBODY


class TokyoEncoder(FieldsEncoder):
    """Adds to the fields what is asked, prices, counters, notes of the turn, and who looks at what."""

    def __init__(self, schema: Schema) -> None:
        super().__init__(schema)
        fields = schema.by_name
        self.counted: dict[str, int] = places_of(fields["players.counters"].values)
        self.kinds: dict[str, int] = places_of(fields["kind"].values)
        self.subjects: dict[str, Subject] = QUESTIONS.subjects()
        self.sets: dict[str, int] = places_of(fields["top_set"].values)
        self.display: int = fields["display.card"].size
        self.hunts: int = fields["hunts.card"].size
        self.extra_turns: int = fields["extra_turns.kind"].size
        self.burrowed: int = fields["burrowed.place"].size
        self.places: dict[str, int] = {field.name: field.at for field in schema.fields}
        self.at_max_hearts: int = schema.at("players.max_hearts")

    def write(self, state: State[Card], seat: int, choice: Choice | None, out: bytearray) -> None:
        assert isinstance(state, Game)
        self.read_faces(state.faces)
        put(out, self.places["seat"], seat)
        put(out, self.places["seats"], state.seats)
        if choice is not None:
            self.write_choice(state, seat, choice, out)
        self.write_table(state, seat, out)
        if state.active == NOBODY:
            return
        for owner in range(len(state.players)):
            row = (owner - seat) % state.seats
            player = state.players[owner]
            self.write_player(state, owner, row, out)
            put(out, self.at_max_hearts + row, most_hearts(player))
            if player.cards:
                self.write_counters(state, player.cards, row, out)
        self.write_display(state, out)
        self.write_looks(state, seat, out)
        self.write_turn(state, seat, out)

    def read_faces(self, faces: list[Card]) -> None:
        if faces is not self.cards.faces:
            for printed in (self.cards, self.energy_cards, self.evolutions, self.owned, self.keyworded):
                printed.read(faces)

    def write_choice(self, game: Game, seat: int, choice: Choice, out: bytearray) -> None:
        places = self.places
        put(out, places["asked"], as_seen(choice.player, seat, game.seats))
        put(out, places["kind"], self.kinds.get(choice.kind, 0))
        if choice.claims is not None:
            for claimant, _ in choice.claims:
                put(out, places["claimants"] + as_seen(claimant, seat, game.seats) - 1, 1)
        subject = self.subjects.get(choice.kind)
        if subject is not None:
            subject.write(game, seat, choice, places, out)

    def write_counters(self, game: Game, cards: Cards, row: int, out: bytearray) -> None:
        first = self.places["players.counters"] + row * len(self.counted)
        for number in cards:
            card = game.faces[number]
            if card.bit & COUNTERS.bits and has_counters(game, card):
                put(out, first + self.counted[card.id], clipped(card.counters(game)))

    def write_display(self, game: Game, out: bytearray) -> None:
        places = self.places
        for index in range(min(len(game.display), self.display)):
            number = game.display[index]
            self.energy_cards.put(out, places["display.card"] + index, number)
            put(out, places["display.price"] + index, clipped(price(game, game.resolver, number)))
        if shows_top(game):
            put(out, places["top_set"], self.sets[game.faces[game.deck[0]].set])

    def write_looks(self, game: Game, seat: int, out: bytearray) -> None:
        """What Mimic copies; and who looks at cards, which are told to nobody else."""
        places = self.places
        if game.mimicked != NO_CARD:
            owner = owner_of_mimicked(game)
            self.owned.put(out, places["mimicked"], game.mimicked)
            put(out, places["mimicked_of"], as_seen(owner, seat, game.seats))
            nth = 1 if owner == NOBODY else nth_mimicked(game, owner)
            if nth > 1:
                put(out, places["mimicked_nth"], nth)
        self.energy_cards.count(out, places["peeked"], known_on_top(game, seat))
        if game.looker != NOBODY:
            put(out, places["looker"], as_seen(game.looker, seat, game.seats))
            if game.looker == seat:
                self.evolutions.count(out, places["looked"], game.looked)

    def write_turn(self, game: Game, seat: int, out: bytearray) -> None:
        """What is noted this turn."""
        places = self.places
        if game.symbols:
            put_each(out, places["symbols"], game.symbols)
            put_bits(out, places["resolved"], game.groups_done)
        if has_bay(game):
            put(out, places["bay"], 1)
        for index in range(min(len(game.hunts), self.hunts)):
            number, prey, smashes = game.hunts[index]
            put(out, places["hunts.seat"] + index, as_seen(prey, seat, game.seats))
            self.keyworded.put(out, places["hunts.card"] + index, number)
            put(out, places["hunts.smashes"] + index, clipped(smashes))
        for other in range(game.seats):
            if game.hurt & (1 << other):
                put(out, places["hurt"] + as_seen(other, seat, game.seats) - 1, 1)
        for index in range(min(len(game.extra_turns), self.extra_turns)):
            kind, who, what = game.extra_turns[index]
            put(out, places["extra_turns.seat"] + index, as_seen(who, seat, game.seats))
            put(out, places["extra_turns.kind"] + index, kind + 1)
            if kind == FRENZY_TURN:
                self.keyworded.put(out, places["extra_turns.card"] + index, what)
            else:
                put(out, places["extra_turns.fewer"] + index, clipped(what))
        for index in range(min(len(game.burrowed), self.burrowed)):
            place, who = game.burrowed[index]
            put(out, places["burrowed.seat"] + index, as_seen(who, seat, game.seats))
            put(out, places["burrowed.place"] + index, place + 1)
