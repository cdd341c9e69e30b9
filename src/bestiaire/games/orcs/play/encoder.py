"""Observations of Orcs Orcs Orcs straight from the state: what `observing.schema` reads from a view, faster.

What is printed on a card is a place in the box's lists, and those of the fields have the same order.
"""

from __future__ import annotations

from bestiaire.core.choice import Choice
from bestiaire.core.encoding import (
    HIGH,
    Encoder,
    Printed,
    Readings,
    as_seen,
    clipped,
    places_of,
    put,
    put_bits,
    put_each,
)
from bestiaire.core.questions import Subject
from bestiaire.core.schema import Schema
from bestiaire.core.state import State
from bestiaire.games.orcs.cards.printed import DECK_A, DECK_B
from bestiaire.games.orcs.questions import QUESTIONS
from bestiaire.games.orcs.rules.powers import more_life, usable_upgrades
from bestiaire.games.orcs.rules.scoring import card_points, creature_points, creature_value, deck_of, mission_points
from bestiaire.games.orcs.table.options import CHOICES
from bestiaire.games.orcs.table.state import Game
from bestiaire.games.orcs.table.zones import (
    ACTIONS,
    NOBODY,
    OVER,
    SECTIONS,
    SECTORS,
    START_SPELLS,
    TYPES,
    Cast,
    Player,
)


class OrcsEncoder(Encoder):
    """Knows where each field begins."""

    def __init__(self, schema: Schema) -> None:
        super().__init__(schema)
        fields = schema.by_name
        self.spells: Printed = Printed(fields["players.cards"].values)
        self.fates: Printed = Printed(fields["fate_used"].values, fields["fate_used"].high)
        self.missions: Printed = Printed(fields["players.missions_known"].values, fields["players.missions_known"].high)
        self.creatures: Printed = Printed(fields["board"].values)
        self.kinds: dict[str, int] = places_of(fields["kind"].values)
        self.subjects: dict[str, Subject] = QUESTIONS.subjects()
        self.options: Readings = Readings(CHOICES)
        self.places: dict[str, int] = {field.name: field.at for field in schema.fields}
        self.at_board: int = schema.at("board")
        self.at_damage: int = schema.at("damage")
        self.at_most_damage: int = schema.at("most_damage")
        self.at_life: int = schema.at("life")

    def write(self, state: State[int], seat: int, choice: Choice | None, out: bytearray) -> None:
        assert isinstance(state, Game)
        places = self.places
        for printed in (self.spells, self.fates, self.missions, self.creatures):
            printed.places = state.faces
        put(out, places["seat"], seat)
        put(out, places["seats"], state.seats)
        put(out, places["active"], as_seen(state.active, seat, state.seats))
        put(out, places["start_player"], as_seen(state.start_player, seat, state.seats))
        put(out, places["phase"], state.phase + 1)
        if choice is not None:
            put(out, places["asked"], as_seen(choice.player, seat, state.seats))
            self.write_choice(state, seat, choice, out)
        self.options.write(state.options.values, out, places["options"])
        for owner in range(len(state.players)):
            row = (owner - seat) % state.seats
            self.write_player(state, owner, row, out)
            self.write_scored(state, state.players[owner], row, out)
        self.write_battlefield(state, out)
        self.write_piles(state, out)
        self.write_turn(state, out)
        if state.cast is not None:
            self.write_cast(state, state.cast, out)

    def write_choice(self, game: Game, seat: int, choice: Choice, out: bytearray) -> None:
        put(out, self.places["kind"], self.kinds.get(choice.kind, 0))
        subject = self.subjects.get(choice.kind)
        if subject is not None:
            subject.write(game, seat, choice, self.places, out)

    def write_player(self, game: Game, owner: int, row: int, out: bytearray) -> None:
        """A hand is told its owner alone, who sits in row 0. Which cards are whose is public, not where they lie."""
        places = self.places
        player = game.players[owner]
        first = row * len(self.spells.words)
        put(out, places["players.colour"] + row, player.colour + 1)
        put(out, places["players.mage"] + row, player.mage + 1)
        put(out, places["players.hand"] + row, clipped(len(player.hand)))
        if row == 0:
            self.spells.count(out, first + places["players.known"], player.hand)
        put(out, places["players.draw"] + row, clipped(len(player.draw)))
        self.spells.count(out, first + places["players.discard"], player.discard)
        self.spells.count(out, first + places["players.learned"], player.learned)
        cards = deck_of(player)
        if game.cast is not None and owner == game.active:
            cards = (*cards, game.cast.spell, *game.cast.upgrades)
        self.spells.count(out, first + places["players.cards"], cards)

    def write_scored(self, game: Game, player: Player, row: int, out: bytearray) -> None:
        """Missions are told their owner alone until the game is over, and so is what they are worth."""
        places = self.places
        first = row * TYPES
        put_each(out, first + places["players.trophies"], player.held)
        put_each(out, first + places["players.skulls"], player.skulls)
        put_bits(out, first + places["players.powers"], player.powers)
        score = creature_points(game, player) + card_points(game, player)
        if game.options.secret_missions:
            put(out, places["players.missions"] + row, clipped(len(player.missions)))
            if row == 0 or game.phase == OVER:
                known = places["players.missions_known"] + row * len(self.missions.words)
                self.missions.count(out, known, player.missions)
            if row == 0:
                self.missions.put(out, places["players.declined"], player.declined)
        if len(player.missions) == 1 and (row == 0 or game.phase == OVER):
            score += mission_points(game, player, game.box.missions[game.faces[player.missions[0]]])
        put(out, places["players.score"] + row, max(-HIGH, clipped(score)))

    def write_battlefield(self, game: Game, out: bytearray) -> None:
        there = 0
        for place in range(SECTIONS):
            standing = game.sections[place]
            if standing:
                self.creatures.count(out, self.at_board + place * TYPES, standing)
                for number in standing:
                    there |= 1 << game.faces[number]
        more = more_life(game, game.active) if game.active != NOBODY else 0
        for creature in range(TYPES):
            if there & (1 << creature):
                put(out, self.at_life + creature, clipped(game.box.life[creature] + more))
        if game.damage:
            self.write_damage(game, out)
        for sector in range(SECTORS):
            put(out, self.places["markers"] + sector, clipped(len(game.markers[sector])))
        for creature in range(TYPES):
            put(out, self.places["counters"] + creature, clipped(game.counters[creature]))
            put(out, self.places["worth"] + creature, clipped(creature_value(game, creature)))

    def write_damage(self, game: Game, out: bytearray) -> None:
        for place in range(SECTIONS):
            together = [0] * TYPES
            most = [0] * TYPES
            for number in game.sections[place]:
                damage = game.damage.get(number, 0)
                creature = game.faces[number]
                together[creature] += damage
                most[creature] = max(most[creature], damage)
            put_each(out, self.at_damage + place * TYPES, together)
            put_each(out, self.at_most_damage + place * TYPES, most)

    def write_piles(self, game: Game, out: bytearray) -> None:
        places = self.places
        self.fates.put(out, places["fate"], game.fate)
        put(out, places["special"], game.special + 1)
        put(out, places["fate_pile"], clipped(len(game.fate_pile)))
        self.fates.count(out, places["fate_used"], game.fate_used)
        self.spells.count(out, places["display_a"] - START_SPELLS, game.display[DECK_A])
        self.spells.count(out, places["display_b"] - START_SPELLS, game.display[DECK_B])
        put(out, places["deck_a"], clipped(len(game.decks[DECK_A])))
        put(out, places["deck_b"], clipped(len(game.decks[DECK_B])))
        put(out, places["poison"], clipped(len(game.poison)))

    def write_turn(self, game: Game, out: bytearray) -> None:
        places = self.places
        put(out, places["round"], clipped(game.round))
        if game.is_last_round:
            put(out, places["ending"], 1)
        if game.phase == ACTIONS:
            put(out, places["actions"], clipped(game.actions))
            put(out, places["actions_taken"], clipped(game.actions_taken))
        put(out, places["magic_energy"], clipped(game.magic))
        put_bits(out, places["used"], game.used)

    def write_cast(self, game: Game, cast: Cast, out: bytearray) -> None:
        places = self.places
        self.spells.put(out, places["cast"], cast.spell)
        put(out, places["element"], game.box.spells[game.faces[cast.spell]].element + 1)
        put(out, places["energy"], clipped(cast.energy))
        self.spells.count(out, places["upgrades"], cast.upgrades)
        put_bits(out, places["upgrade_effects"], cast.waiting & usable_upgrades(game, game.active))
