"""Observations of King of Tokyo straight from the state: what `observing.schema` reads from a view, faster."""

from __future__ import annotations

from bestiaire.core.choice import Choice
from bestiaire.core.encoding import (
    Encoder,
    Printed,
    Readings,
    as_seen,
    clipped,
    count,
    places_of,
    put,
    put_bits,
    put_each,
)
from bestiaire.core.piles import Cards
from bestiaire.core.questions import Subject
from bestiaire.core.schema import Schema
from bestiaire.core.state import State
from bestiaire.games.tokyo.cards.moments import COUNTERS
from bestiaire.games.tokyo.cards.printed import Card
from bestiaire.games.tokyo.questions import QUESTIONS
from bestiaire.games.tokyo.rules.buying import price
from bestiaire.games.tokyo.rules.owning import has_bay, most_hearts
from bestiaire.games.tokyo.table.options import CHOICES
from bestiaire.games.tokyo.table.state import Game
from bestiaire.games.tokyo.table.view import has_counters, known_on_top, nth_mimicked, owner_of_mimicked, shows_top
from bestiaire.games.tokyo.table.zones import FRENZY_TURN, NO_CARD, NO_FACE, NOBODY, ROLL, START, Player


class TokyoEncoder(Encoder):
    """Knows where each field begins, and the place of each card in the lists."""

    def __init__(self, schema: Schema) -> None:
        super().__init__(schema)
        fields = schema.by_name
        self.cards: Printed = Printed(fields["used"].values, fields["used"].high)
        self.energy_cards: Printed = Printed(fields["discard"].values, fields["discard"].high)
        self.evolutions: Printed = Printed(fields["players.known"].values, fields["players.known"].high)
        self.owned: Printed = Printed(fields["players.cards"].values, fields["players.cards"].high)
        self.keyworded: Printed = Printed(fields["players.aside"].values, fields["players.aside"].high)
        self.counted: dict[str, int] = places_of(fields["players.counters"].values)
        self.monsters: dict[str, int] = places_of(fields["players.monster"].values)
        self.kinds: dict[str, int] = places_of(fields["kind"].values)
        self.subjects: dict[str, Subject] = QUESTIONS.subjects()
        self.sets: dict[str, int] = places_of(fields["top_set"].values)
        self.options: Readings = Readings(CHOICES)
        self.display: int = fields["display.card"].size
        self.hunts: int = fields["hunts.card"].size
        self.extra_turns: int = fields["extra_turns.kind"].size
        self.burrowed: int = fields["burrowed.place"].size
        self.places: dict[str, int] = {field.name: field.at for field in schema.fields}
        self.at_monster: int = schema.at("players.monster")
        self.at_hearts: int = schema.at("players.hearts")
        self.at_max_hearts: int = schema.at("players.max_hearts")
        self.at_points: int = schema.at("players.vp")
        self.at_energy: int = schema.at("players.energy")
        self.at_place: int = schema.at("players.place")
        self.at_cards: int = schema.at("players.cards")
        self.at_mindbugs: int = schema.at("players.mindbugs")

    def write(self, state: State[Card], seat: int, choice: Choice | None, out: bytearray) -> None:
        assert isinstance(state, Game)
        places = self.places
        self.read_faces(state.faces)
        put(out, places["seat"], seat)
        put(out, places["seats"], state.seats)
        put(out, places["phase"], state.phase + 1)
        if choice is not None:
            self.write_choice(state, seat, choice, out)
        self.options.write(state.options.values, out, places["options"])
        if state.active == NOBODY:
            return
        put(out, places["active"], as_seen(state.active, seat, state.seats))
        put(out, places["resolver"], as_seen(state.resolver, seat, state.seats))
        put(out, places["order"], as_seen(state.order, seat, state.seats))
        for owner in range(len(state.players)):
            row = (owner - seat) % state.seats
            self.write_player(state, state.players[owner], row, out)
            if state.options.evolutions:
                self.write_evolved(state.players[owner], row, out)
        self.write_cards(state, out)
        self.write_looks(state, seat, out)
        self.write_dice(state, out)
        self.write_activated(state, seat, out)
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

    def write_player(self, game: Game, player: Player, row: int, out: bytearray) -> None:
        places = self.places
        put(out, self.at_monster + row, self.monsters[player.monster.id])
        put(out, self.at_hearts + row, clipped(player.hearts))
        put(out, self.at_max_hearts + row, most_hearts(player))
        put(out, self.at_points + row, clipped(player.points))
        put(out, self.at_energy + row, clipped(player.energy))
        put(out, self.at_place + row, player.place + 1)
        put(out, self.at_mindbugs + row, clipped(player.mindbugs))
        if player.cards:
            self.owned.count(out, self.at_cards + row * len(self.owned.words), player.cards)
            self.write_counters(game, player.cards, row, out)
        if player.poison:
            put(out, places["players.poison"] + row, clipped(player.poison))
        if player.shrink:
            put(out, places["players.shrink"] + row, clipped(player.shrink))
        if player.fewer_dice:
            put(out, places["players.fewer_dice"] + row, clipped(player.fewer_dice))
        if player.peeked:
            put(out, places["players.peeked"] + row, clipped(player.peeked))
        if player.immune:
            put(out, places["players.immune"] + row, 1)
        if player.is_out:
            put(out, places["players.out"] + row, 1)
        if player.aside:
            self.keyworded.count(out, places["players.aside"] + row * len(self.keyworded.words), player.aside)

    def write_counters(self, game: Game, cards: Cards, row: int, out: bytearray) -> None:
        first = self.places["players.counters"] + row * len(self.counted)
        for number in cards:
            card = game.faces[number]
            if card.bit & COUNTERS.bits and has_counters(game, card):
                put(out, first + self.counted[card.id], clipped(card.counters(game)))

    def write_evolved(self, player: Player, row: int, out: bytearray) -> None:
        """A hand is told its owner alone, who sits in row 0."""
        places = self.places
        first = row * len(self.evolutions.words)
        put(out, places["players.hand"] + row, clipped(len(player.hand)))
        if row == 0:
            self.evolutions.count(out, first + places["players.known"], player.hand)
        put(out, places["players.evolution_deck"] + row, clipped(len(player.evolution_deck)))
        if player.is_loose:
            put(out, places["players.evolution_loose"] + row, 1)
        self.evolutions.count(out, first + places["players.evolution_discard"], player.evolution_discard)
        self.evolutions.count(out, first + places["players.evolutions"], player.evolutions)

    def write_cards(self, game: Game, out: bytearray) -> None:
        places = self.places
        for index in range(min(len(game.display), self.display)):
            number = game.display[index]
            self.energy_cards.put(out, places["display.card"] + index, number)
            put(out, places["display.price"] + index, clipped(price(game, game.resolver, number)))
        put(out, places["deck"], clipped(len(game.deck)))
        if game.is_loose:
            put(out, places["loose"], 1)
        if shows_top(game):
            put(out, places["top_set"], self.sets[game.faces[game.deck[0]].set])
        self.energy_cards.count(out, places["discard"], game.discard)
        self.energy_cards.put(out, places["pending"], game.pending)

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

    def write_dice(self, game: Game, out: bytearray) -> None:
        places = self.places
        if game.phase not in (START, ROLL) and (game.dice or game.rolls):
            for face in game.dice:
                count(out, places["dice"] + face)
            put(out, places["rolls"], clipped(game.rolls))
        if game.infused != NO_FACE:
            put(out, places["infused"], game.infused + 1)
        if game.symbols:
            put_each(out, places["symbols"], game.symbols)
            put_bits(out, places["resolved"], game.groups_done)

    def write_activated(self, game: Game, seat: int, out: bytearray) -> None:
        """Cards used, and keywords that are at work."""
        places = self.places
        self.cards.count(out, places["used"], game.used)
        self.keyworded.count(out, places["sneaks"], game.sneaks)
        self.cards.count(out, places["locked"], game.locked)
        for index in range(min(len(game.hunts), self.hunts)):
            number, prey, smashes = game.hunts[index]
            put(out, places["hunts.seat"] + index, as_seen(prey, seat, game.seats))
            self.keyworded.put(out, places["hunts.card"] + index, number)
            put(out, places["hunts.smashes"] + index, clipped(smashes))
        self.keyworded.put(out, places["frenzy"], game.frenzy)

    def write_turn(self, game: Game, seat: int, out: bytearray) -> None:
        """What else has been noted this turn."""
        places = self.places
        if has_bay(game):
            put(out, places["bay"], 1)
        if game.alloy:
            put(out, places["alloy"], 1)
        if game.frozen:
            put(out, places["frozen"], 1)
        put(out, places["fewer"], clipped(game.fewer))
        put(out, places["discount"], clipped(game.discount))
        put(out, places["looks"], clipped(game.looks))
        put(out, places["lab"], clipped(game.lab))
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
