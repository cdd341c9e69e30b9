"""Orcs Orcs Orcs' page: a view made ready for its template. The battlefield comes first, the mages sit around it."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.core.showing import Model, Sight
from bestiaire.games.orcs.cards.printed import POWER_NAMES, Spell
from bestiaire.games.orcs.page.buttons import moves_of
from bestiaire.games.orcs.page.cards import Effect, Plate, effects_of, fate_plate, mission_plate, spell_plate
from bestiaire.games.orcs.page.field import Field, field_of
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.words.nouns import POWERS
from bestiaire.games.orcs.words.score_sheet import ScoreLine, score_sheet
from bestiaire.games.orcs.words.speaker import box_in, energy_word
from bestiaire.show.page.buttons import Button, Moves
from bestiaire.show.page.scene import Scene

SKULLS = 2
"""Skulls on the track of a type: on the last one its power is gained."""


class Trophy(NamedTuple):
    """A type of creature on a trophy board."""

    id: str
    name: str
    held: int
    skulls: int
    most: int
    power: str
    power_plate: str
    power_name: str
    is_gained: bool
    words: str


class Counter(NamedTuple):
    """What a type is worth: the counter's track."""

    id: str
    plate: str
    name: str
    life: int
    values: tuple[int, ...]
    space: int
    value: int


class Side(NamedTuple):
    """A mage and all that belongs to it."""

    seat: int
    name: str
    colour: str
    is_near: bool
    is_active: bool
    is_asked: bool
    is_start: bool
    points: int
    hand: list[Plate] | None
    """Its cards, if who looks on may see them."""
    hand_count: int
    draw: int
    discard: list[Plate]
    """From bottom to top, what was learned this turn last."""
    trophies: list[Trophy]
    missions: list[Plate]
    secret_missions: int
    """Missions that who looks on may not see."""
    buttons: tuple[Button, ...]


class Casting(NamedTuple):
    """The spell that is being cast, and its energy as far as it has grown."""

    spell: Plate
    upgrades: list[Plate]
    energy: int
    element: str
    energy_words: str
    most: int
    """The energy of the dearest effect, or what there is already."""
    effects: list[Effect]
    """As long as it is not settled which one."""


class Display(NamedTuple):
    """The spells to be learned from one deck."""

    deck: str
    title: str
    left: int
    cards: list[Plate]


class Scores(NamedTuple):
    """Everybody's score line by line."""

    names: list[str]
    lines: list[ScoreLine]
    totals: list[int]
    best: int
    is_final: bool


class Shown(NamedTuple):
    """The whole table."""

    field: Field
    sides: list[Side]
    """Who looks on first, then in the order of turns."""
    counters: list[Counter]
    fate: Plate | None
    round: int
    is_last_round: bool
    actions: int | None
    magic: int
    poison: int
    cast: Casting | None
    displays: list[Display]
    missions: list[Plate]
    """Those to choose from, at the start."""
    scores: Scores
    loose: list[Button]
    sets: tuple[()] = ()


def show(sight: Sight) -> Shown:
    """The battlefield in the middle, who looks on first (a spectator sees seat 0 first)."""
    view = sight.view
    moves = moves_of(sight)
    scene = OrcsScene(sight, moves)
    return Shown(
        field=field_of(sight, moves),
        sides=[scene.side(seat, is_near=step == 0) for step, seat in enumerate(sight.seats)],
        counters=scene.counters(),
        fate=scene.fate(),
        round=view["round"],
        is_last_round=view.get("ending", False),
        actions=view.get("actions"),
        magic=view.get("magic_energy", 0),
        poison=view["poison"],
        cast=scene.casting() if "cast" in view else None,
        displays=scene.displays(),
        missions=scene.to_choose(),
        scores=scene.scores(),
        loose=moves.loose,
    )


class OrcsScene(Scene[Plate]):
    """The table of Orcs Orcs Orcs, with the box that it is played from."""

    def __init__(self, sight: Sight, moves: Moves) -> None:
        super().__init__(sight, moves)
        self.box = box_in(sight.view)
        self.spells: dict[str, Spell] = {spell.key: spell for spell in self.box.spells}

    # -- mages

    def side(self, seat: int, *, is_near: bool) -> Side:
        player = self.view["players"][seat]
        hand = player["hand"]
        is_known = isinstance(hand, list)
        zone = f"players.{seat}"
        missions = player.get("missions", [])
        is_chosen = self.view["phase"] != "missions" or "declined" in player
        return Side(
            seat=seat,
            name=self.names[seat],
            colour=player["colour"],
            is_near=is_near,
            is_active=self.view["active"] == seat,
            is_asked=self.choice.get("player") == seat,
            is_start=self.view["start_player"] == seat,
            points=player["score"]["total"],
            hand=self.cards(f"{zone}.hand", hand) if is_known else None,
            hand_count=len(hand) if is_known else hand,
            draw=player["draw"],
            discard=self.cards(f"{zone}.discard", player["discard"]) + self.cards(f"{zone}.learned", player["learned"]),
            trophies=self.trophies(player),
            missions=self.missions(missions) if isinstance(missions, list) and is_chosen else [],
            secret_missions=missions if isinstance(missions, int) else 0,
            buttons=self.moves.on(f"mage.{seat}"),
        )

    def trophies(self, player: Model) -> list[Trophy]:
        found = []
        for creature in self.box.creatures:
            power = POWER_NAMES[creature.power]
            held, skulls = player["trophies"].get(creature.key, 0), player["skulls"].get(creature.key, 0)
            is_gained = power in player["powers"]
            name, power_name = creature.name(self.lang), POWERS[power].say(self.lang)
            words = PHRASES["trophy"].say(self.lang, creature=name, held=held, skulls=skulls, power=power_name)
            if is_gained:
                words = f"{words} {PHRASES['power_gained'].say(self.lang)}"
            plate = f"OOP-{creature.power + 1}"
            found.append(Trophy(creature.key, name, held, skulls, SKULLS, power, plate, power_name, is_gained, words))
        return found

    def missions(self, keys: list[str]) -> list[Plate]:
        by_key = {mission.key: mission for mission in self.box.missions}
        return [mission_plate(by_key[key], self.lang, self.moves.on(f"mission.{key}")) for key in keys]

    def to_choose(self) -> list[Plate]:
        """The missions that the one who is asked may keep one of."""
        return self.missions(self.moves.meant("mission"))

    # -- what all share

    def counters(self) -> list[Counter]:
        found = []
        for creature in self.box.creatures:
            counter = self.view["counters"][creature.key]
            values = tuple(creature.counter_values)
            name = creature.name(self.lang)
            found.append(
                Counter(creature.key, creature.id, name, creature.life, values, counter["space"], counter["value"])
            )
        return found

    def fate(self) -> Plate | None:
        card = next((card for card in self.box.fate_cards if card.id == self.view["fate"]), None)
        return None if card is None else fate_plate(card, self.lang)

    def scores(self) -> Scores:
        totals = [player["score"]["total"] for player in self.view["players"]]
        lines = score_sheet(self.view, self.box, self.lang)
        return Scores(self.names, lines, totals, max(totals), self.view["phase"] == "over")

    def displays(self) -> list[Display]:
        return [
            Display(
                deck,
                PHRASES[f"deck_{deck}"].say(self.lang),
                self.view["decks"][deck],
                self.cards(f"display.{deck}", cards),
            )
            for deck, cards in self.view["display"].items()
        ]

    def casting(self) -> Casting:
        cast = self.view["cast"]
        spell = self.spells[cast["spell"]]
        effects = [
            effect._replace(
                is_payable=effect.cost <= cast["energy"],
                button=self.moves.one_on(f"effect.{number}"),
            )
            for number, effect in enumerate(effects_of(spell, self.lang), start=1)
        ]
        return Casting(
            spell=self.card(cast["spell"], "cast.spell"),
            upgrades=self.cards("cast.upgrades", cast["upgrades"]),
            energy=cast["energy"],
            element=cast["element"] or "",
            energy_words=energy_word(cast["energy"], cast["element"], self.lang),
            most=max([cast["energy"], *[effect.cost for effect in effects]]),
            effects=effects if self.choice.get("kind") in ("upgrade", "effect") else [],
        )

    # -- cards

    def card(self, card_id: str, place: str) -> Plate:
        """A spell; keys and zones name it by its key."""
        return spell_plate(self.spells[card_id], self.lang, self.marks.get(place), self.moves.on(place))
