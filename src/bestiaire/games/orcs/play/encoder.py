"""Observations of Orcs Orcs Orcs straight from the state: what `observing.schema` reads from a view, faster.

What is printed on a card is a place in the box's lists, and those of the fields have the same order.
"""

from __future__ import annotations

from bestiaire.core.choice import Choice
from bestiaire.core.encoding import (
    HIGH,
    Printed,
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
from bestiaire.games.orcs.generated.encoder import FieldsEncoder
from bestiaire.games.orcs.questions import QUESTIONS
from bestiaire.games.orcs.rules.powers import more_life, usable_upgrades
from bestiaire.games.orcs.rules.scoring import card_points, creature_points, creature_value, deck_of, mission_points
from bestiaire.games.orcs.table.state import Game
from bestiaire.games.orcs.table.zones import (
    NOBODY,
    OVER,
    SECTIONS,
    SECTORS,
    START_SPELLS,
    TYPES,
    Cast,
    Player,
)


class OrcsEncoder(FieldsEncoder):
    """Adds to the fields what is asked, the battlefield, decks, scores and the spell on its way."""

    def __init__(self, schema: Schema) -> None:
        super().__init__(schema)
        fields = schema.by_name
        self.creatures: Printed = Printed(fields["board"].values)
        self.kinds: dict[str, int] = places_of(fields["kind"].values)
        self.subjects: dict[str, Subject] = QUESTIONS.subjects()
        self.places: dict[str, int] = {field.name: field.at for field in schema.fields}
        self.at_board: int = schema.at("board")
        self.at_damage: int = schema.at("damage")
        self.at_most_damage: int = schema.at("most_damage")
        self.at_life: int = schema.at("life")

    def write(self, state: State[int], seat: int, choice: Choice | None, out: bytearray) -> None:
        assert isinstance(state, Game)
        for printed in (self.spells, self.fates, self.missions, self.creatures):
            printed.places = state.faces
        put(out, self.places["seat"], seat)
        put(out, self.places["seats"], state.seats)
        if choice is not None:
            put(out, self.places["asked"], as_seen(choice.player, seat, state.seats))
            self.write_choice(state, seat, choice, out)
        self.write_table(state, seat, out)
        for owner in range(len(state.players)):
            row = (owner - seat) % state.seats
            self.write_player(state, owner, row, out)
            self.write_cards_of(state, owner, row, out)
            self.write_scored(state, state.players[owner], row, out)
        self.write_battlefield(state, out)
        self.write_decks(state, out)
        if state.cast is not None:
            self.write_cast(state, state.cast, out)

    def write_choice(self, game: Game, seat: int, choice: Choice, out: bytearray) -> None:
        put(out, self.places["kind"], self.kinds.get(choice.kind, 0))
        subject = self.subjects.get(choice.kind)
        if subject is not None:
            subject.write(game, seat, choice, self.places, out)

    def write_cards_of(self, game: Game, owner: int, row: int, out: bytearray) -> None:
        """Which cards are whose is public, not where they lie."""
        player = game.players[owner]
        put(out, self.places["players.mage"] + row, player.mage + 1)
        cards = deck_of(player)
        if game.cast is not None and owner == game.active:
            cards = (*cards, game.cast.spell, *game.cast.upgrades)
        self.spells.count(out, self.places["players.cards"] + row * len(self.spells.words), cards)

    def write_scored(self, game: Game, player: Player, row: int, out: bytearray) -> None:
        """Missions are told their owner alone until the game is over, and so is what they are worth."""
        places = self.places
        score = creature_points(game, player) + card_points(game, player)
        if player.missions:
            put(out, places["players.missions"] + row, clipped(len(player.missions)))
            if row == 0 or game.phase == OVER:
                known = places["players.missions_known"] + row * len(self.missions.words)
                self.missions.count(out, known, player.missions)
                if len(player.missions) == 1:
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

    def write_decks(self, game: Game, out: bytearray) -> None:
        places = self.places
        self.spells.count(out, places["display_a"] - START_SPELLS, game.display[DECK_A])
        self.spells.count(out, places["display_b"] - START_SPELLS, game.display[DECK_B])
        put(out, places["deck_a"], clipped(len(game.decks[DECK_A])))
        put(out, places["deck_b"], clipped(len(game.decks[DECK_B])))

    def write_cast(self, game: Game, cast: Cast, out: bytearray) -> None:
        places = self.places
        self.spells.put(out, places["cast"], cast.spell)
        put(out, places["element"], game.box.spells[game.faces[cast.spell]].element + 1)
        put(out, places["energy"], clipped(cast.energy))
        self.spells.count(out, places["upgrades"], cast.upgrades)
        put_bits(out, places["upgrade_effects"], cast.waiting & usable_upgrades(game, game.active))
