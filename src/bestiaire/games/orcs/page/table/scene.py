"""Orcs Orcs Orcs' page: a view made ready for its template. The battlefield comes first, the mages sit around it."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.core.showing import Model, Sight
from bestiaire.games.orcs.cards.printed import NO_SPECIAL, POWER_NAMES, SPECIAL_NAMES, SUPPORT, Spell
from bestiaire.games.orcs.page.advice.foresight import NO_EFFECT, STOP, Aim, Outcome, foreseen_in, taken
from bestiaire.games.orcs.page.beside.figures import dearest
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.page.table.buttons import moves_of
from bestiaire.games.orcs.page.table.cards import Plate, fate_plate, mission_plate, sentence, spell_plate
from bestiaire.games.orcs.page.table.drops import Drops
from bestiaire.games.orcs.page.table.field import Field, field_of
from bestiaire.games.orcs.page.table.levels import in_short
from bestiaire.games.orcs.page.table.pointing import pointed_word
from bestiaire.games.orcs.table.zones import SUPPORT_POINTS
from bestiaire.games.orcs.words.nouns import (
    ACTION,
    CREATURES_BY_KEY,
    POWER_TEXTS,
    POWERS,
    SPECIALS,
)
from bestiaire.games.orcs.words.score_sheet import ScoreLine, score_sheet
from bestiaire.games.orcs.words.speaker import box_in, energy_word
from bestiaire.show.page.buttons import Button, Moves
from bestiaire.show.page.scene import Scene
from bestiaire.words import enumerate_words

QUIET = "quiet"
"""The tone of what does nothing."""
ENDING = ("pass:turn", "bonus:none", NO_EFFECT)
"""Answers that leave something."""
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
    power_text: str
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


class Level(NamedTuple):
    """An effect of the spell that is being cast."""

    cost: int
    text: str
    sentence: str
    is_payable: bool
    """Whether the energy so far is enough for it."""
    outcome: Outcome | None
    """The most that it would do."""
    button: Button | None
    """If it can be had, perhaps with upgrades that are still in hand."""
    is_usual: bool
    """Whether the button beside the question casts it."""
    takes: str
    """The cards of the hand that a press spends as upgrades, in words."""


class Casting(NamedTuple):
    """The spell that is being cast, and its energy as far as it has grown."""

    spell: Plate
    upgrades: list[Plate]
    energy: int
    element: str
    energy_words: str
    levels: list[Level]
    """As long as it is not settled which one."""


class Display(NamedTuple):
    """The spells to be learned from one deck."""

    deck: str
    title: str
    left: int
    cards: list[Plate]


class Fate(NamedTuple):
    """The fate card of this round."""

    card: Plate
    advancing: list[str]
    """The types of creatures that it made march."""
    rule: str
    """What its special rule is called; empty if it has none."""


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
    fate: Fate | None
    round: int
    is_last_round: bool
    actions: int | None
    actions_words: str
    magic: int
    poison: int
    cast: Casting | None
    displays: list[Display]
    missions: list[Plate]
    """Those to choose from, at the start."""
    scores: Scores
    loose: list[Button]
    heroes: list[str]
    """By seat, the creature that brings most; empty if none does."""
    active: int
    turn_of: Side
    """Who is asked; when nobody is, whose turn it was."""
    asked: str
    """The kind of the question."""
    sets: tuple[()] = ()


def show(sight: Sight) -> Shown:
    """The battlefield in the middle, who looks on first (a spectator sees seat 0 first)."""
    view = sight.view
    moves = moves_of(sight)
    scene = OrcsScene(sight, moves)
    sides = [scene.side(seat, is_near=step == 0) for step, seat in enumerate(sight.seats)]
    return Shown(
        field=field_of(sight, moves),
        sides=sides,
        counters=scene.counters(),
        fate=scene.fate(),
        round=view["round"],
        is_last_round=view.get("ending", False),
        actions=view.get("actions"),
        actions_words=ACTION.count(sight.lang, view.get("actions") or 0),
        magic=view.get("magic_energy", 0),
        poison=view["poison"],
        cast=scene.casting() if "cast" in view else None,
        displays=scene.displays(),
        missions=scene.to_choose(),
        scores=scene.scores(),
        loose=scene.loose(),
        heroes=scene.heroes(),
        active=scene.active,
        turn_of=next(
            (side for side in sides if side.is_asked), next(side for side in sides if side.seat == scene.active)
        ),
        asked=sight.choice.get("kind", ""),
    )


class OrcsScene(Scene[Plate]):
    """The table of Orcs Orcs Orcs, with the box that it is played from."""

    def __init__(self, sight: Sight, moves: Moves) -> None:
        super().__init__(sight, moves)
        self.box = box_in(sight.view)
        self.seats = sight.seats
        self.foresight = foreseen_in(sight)
        self.spells: dict[str, Spell] = {spell.key: spell for spell in self.box.spells}
        self.drops = Drops(sight, self.spells)

    # -- mages

    @property
    def active(self) -> int:
        """Whose turn it is. Missions are chosen before the first one, by one after the other."""
        found: int = self.choice["player"] if self.view["phase"] == "missions" else self.view["active"]
        return found

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
            is_active=self.active == seat and self.view["phase"] != "over",
            is_asked=self.choice.get("player") == seat,
            is_start=self.view["start_player"] == seat,
            points=player["score"]["total"] + self.points_on_their_way(seat),
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
            text = POWER_TEXTS[power].say(self.lang)
            found.append(
                Trophy(creature.key, name, held, skulls, SKULLS, power, plate, power_name, text, is_gained, words)
            )
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

    def fate(self) -> Fate | None:
        card = next((card for card in self.box.fate_cards if card.id == self.view["fate"]), None)
        if card is None:
            return None
        marching = [creature.key for creature in self.box.creatures if creature.strength in card.moves]
        rule = "" if card.special == NO_SPECIAL else SPECIALS[SPECIAL_NAMES[card.special]].say(self.lang)
        return Fate(fate_plate(card, self.lang), marching, rule)

    def points_on_their_way(self, seat: int) -> int:
        """Of the support spells that are being cast, which come back onto the discard pile (OO-097)."""
        if "cast" not in self.view or seat != self.view["active"]:
            return 0
        cast = self.view["cast"]
        support = [key for key in (cast["spell"], *cast["upgrades"]) if self.spells[key].category == SUPPORT]
        return SUPPORT_POINTS * len(support)

    def scores(self) -> Scores:
        """Who looks on stands first, as on the table."""
        seats = self.seats
        totals = [self.view["players"][seat]["score"]["total"] for seat in seats]
        lines = [
            line._replace(cells=[line.cells[seat] for seat in seats])
            for line in score_sheet(self.view, self.box, self.lang)
        ]
        return Scores([self.names[seat] for seat in seats], lines, totals, max(totals), self.view["phase"] == "over")

    def heroes(self) -> list[str]:
        best = [dearest(player["score"]) for player in self.view["players"]]
        return [CREATURES_BY_KEY[creature].id if creature else "" for creature in best]

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
        is_open = self.choice.get("kind") in ("upgrade", "effect")
        return Casting(
            spell=self.card(cast["spell"], "cast.spell"),
            upgrades=self.cards("cast.upgrades", cast["upgrades"]),
            energy=cast["energy"],
            element=cast["element"] or "",
            energy_words=energy_word(cast["energy"], cast["element"], self.lang),
            levels=[self.level(spell, number, cast["energy"]) for number in range(len(spell.costs))] if is_open else [],
        )

    def level(self, spell: Spell, index: int, energy: int) -> Level:
        foreseen = self.foresight.levels.get(index + 1)
        text, whole = in_short(spell.effects[index], self.lang), sentence(spell.effects[index].speak(self.lang))
        takes = "" if foreseen is None else self.cards_word(taken(foreseen.keys))
        button = self.moves.one_on(f"effect.{index + 1}")
        if button is None and foreseen is not None:
            words = PHRASES["cast_at"].say(self.lang, effect=text)
            button = Button(foreseen.keys[0], text, words, then=" ".join(foreseen.keys[1:]))
        outcome = None if foreseen is None else foreseen.outcome
        is_usual = self.foresight.usual == index + 1
        return Level(spell.costs[index], text, whole, spell.costs[index] <= energy, outcome, button, is_usual, takes)

    def cards_word(self, keys: list[str]) -> str:
        """« with Cold Snap and Spell Book (fire/earth) »; empty without cards."""
        names = [self.spells[key].name(self.lang) for key in keys]
        return PHRASES["with_cards"].say(self.lang, cards=enumerate_words(self.lang, names)) if names else ""

    def loose(self) -> list[Button]:
        """What is pressed beside the question: what does most first, what ends something without anything last."""
        found = [
            button._replace(tone=QUIET) if button.key in ENDING else button
            for button in sorted(self.moves.loose, key=lambda button: button.key in ENDING)
        ]
        usual, proposal = self.foresight.usual, self.foresight.proposal
        says_it = any(level.keys[0] == STOP for level in self.foresight.levels.values())
        if usual is not None and says_it:
            found = [button for button in found if button.key != STOP]  # the effect that can be had now says it
        elif says_it:
            found = [one for button in found for one in ([button] if button.key != STOP else self.declining())]
        if self.foresight.fizzles:
            words = PHRASES["without_effect"].say(self.lang)
            found = [button._replace(label=words, sentence=words) if button.key == STOP else button for button in found]
        if proposal is not None and self.choice.get("kind") in ("upgrade", "target", "section", "side"):
            found.insert(0, self.proposed(proposal))
        return found

    def proposed(self, aim: Aim) -> Button:
        """The whole of it is said before the press: on whom, how hard, and which cards it spends."""
        phrase = PHRASES["cast_onto" if self.choice.get("kind") == "upgrade" else "strike"]
        thing = pointed_word(self.view, aim.place, self.foresight.aims, self.lang)
        label = phrase.say(self.lang, thing=thing, damage=aim.outcome.dealt)
        cards = self.cards_word(taken(aim.keys))
        label = f"{label}, {cards}" if cards else label
        sentence = PHRASES["comes_to"].say(self.lang, effect=label, outcome=aim.outcome.words)
        return Button(aim.keys[0], label, sentence, then=" ".join(aim.keys[1:]))

    def declining(self) -> list[Button]:
        """Beside effects that one press casts each: no effect at all, with one press too, if the spell may be left."""
        words = PHRASES["without_effect"].say(self.lang)
        return [Button(STOP, words, words, tone=QUIET, then=NO_EFFECT)] if self.foresight.may_decline else []

    # -- cards

    def card(self, card_id: str, place: str) -> Plate:
        """A spell; keys and zones name it by its key."""
        buttons = self.moves.on(place)
        plate = spell_plate(self.spells[card_id], self.lang, self.marks.get(place), buttons)
        if all(button.key != f"cast:{card_id}" for button in buttons):
            return plate
        drops = self.drops.of(card_id)
        buttons = tuple(
            button._replace(drops=drops) if button.key == f"cast:{card_id}" else button for button in buttons
        )
        return plate._replace(outcome=self.foresight.casts.get(card_id), buttons=buttons)
