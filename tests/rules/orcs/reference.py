"""Orcs Orcs Orcs a second time, from the numbered rules alone.

It runs beside a table: at every question it says who must be asked what, with which options, and what lies where. It is
slow and plain on purpose. What chance decides it takes over from the table, after looking that it could be.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.orcs.helpers import BOOKS, SECTIONS, STARTING, TYPES, Fields

Question = tuple[int, str, set[str]]
Flow = Generator[Question, str, None]
Creature = tuple[str, str, int]
"""Type, place, damage."""

ELEMENT = {
    "smash": "earth", "earthquake": "earth", "magic_bonds": "earth",
    "zap": "lightning", "lightning_bolt": "lightning", "switch": "lightning",
    "cold_snap": "water", "ice_storm": "water", "replenish": "water",
    "fire_spark": "fire", "fireball": "fire", "voodoo": "fire",
}  # fmt: skip
GIVES = {
    **{spell: {element} for spell, element in ELEMENT.items()},
    "spell_book_earth_lightning": {"earth", "lightning"},
    "spell_book_lightning_water": {"lightning", "water"},
    "spell_book_water_fire": {"water", "fire"},
    "spell_book_fire_earth": {"fire", "earth"},
    "wisdom": {"earth", "lightning", "water", "fire"},
    "poison": set(),
}
CARRIES = {
    "switch": ["teleport"], "earthquake": ["teleport"], "replenish": ["teleport"], "magic_bonds": ["draw"],
    "voodoo": ["draw"], "ice_storm": ["draw"], "wisdom": ["teleport", "draw"],
}  # fmt: skip
COSTS = {
    **dict.fromkeys(STARTING, (1, 2, 3)), "fireball": (2, 3), "lightning_bolt": (2, 3), "earthquake": (2, 3),
    "ice_storm": (2, 3), "switch": (1, 2), "replenish": (1,), "magic_bonds": (1, 2), "voodoo": (1, 2),
}  # fmt: skip
DAMAGE = {**dict.fromkeys(STARTING, (1, 2, 3)), "fireball": (3, 5), "lightning_bolt": (2, 4)}
KNOWLEDGE = (*BOOKS, "wisdom")
LIFE = {"two_to_five": (2, 3, 3, 4, 4, 5), "two_to_six": (2, 3, 4, 4, 5, 6)}
POWER = dict(
    zip(TYPES, ("extra_spell", "extra_action", "poison", "hand_change", "unalterable_rules", "no_loss"), strict=True)
)
BONUS = dict(
    zip(TYPES, ("draw_card", "magic_energy", "common_discard", "draw_card", "one_action", "one_action"), strict=True)
)
SPECIAL = {
    "OOF-01": "plus_one_life", "OOF-02": "no_study", "OOF-03": "no_teleport", "OOF-04": "plus_one_life",
    "OOF-05": "three_spells", "OOF-06": "no_bonus_powers", "OOF-08": "no_teleport", "OOF-09": "three_spells",
}  # fmt: skip
WEAK, STRONG, MIGHTY = TYPES[:2], TYPES[2:4], TYPES[4:]
MOVES = {
    **{f"OOF-0{number}": (WEAK, STRONG, MIGHTY)[(number - 1) // 3] for number in range(1, 10)},
    "OOF-10": WEAK + STRONG, "OOF-11": WEAK + STRONG, "OOF-12": WEAK + MIGHTY, "OOF-13": WEAK + MIGHTY,
    "OOF-14": STRONG + MIGHTY, "OOF-15": STRONG + MIGHTY,
}  # fmt: skip
VALUES = dict(
    zip(
        TYPES,
        ([4, 3, 3, 2, 2, 1], [5, 4, 4, 3, 3, 2], [6, 5, 5, 4, 4, 3], [7, 6, 6, 5, 5, 4], [8, 7, 6, 5, 4, 3],
         [10, 9, 8, 7, 6, 5]),
        strict=True,
    )
)  # fmt: skip
SUPPORT = ("switch", "replenish", "magic_bonds", "voodoo")


def spelled(creature: Creature) -> str:
    name, place, damage = creature
    return f"{name}@{place}" + (f".{damage}" if damage else "")


class Hero:
    """One player."""

    def __init__(self, said: Fields) -> None:
        self.hand: list[str] = list(said.get("hand", []))
        self.draw: list[str] = list(said.get("draw", []))
        self.loose = bool(said.get("loose"))
        self.discard: list[str] = list(said.get("discard", []))
        self.learned: list[str] = list(said.get("learned", []))
        self.mage: int = said["mage"]
        self.trophies: Counter[str] = Counter(said.get("trophies", {}))
        self.skulls: Counter[str] = Counter(said.get("skulls", {}))
        self.missions: list[str] = list(said.get("missions", []))

    def deck(self) -> list[str]:
        return self.hand + self.draw + self.discard + self.learned

    def points(self, counters: Counter[str]) -> int:
        """OO-189 to OO-191, OO-201 to OO-203."""
        points = sum(number * VALUES[name][counters[name]] for name, number in self.trophies.items())
        points += sum(2 * (card in SUPPORT) - 2 * (card == "poison") for card in self.deck())
        weak, strong, mighty = (sum(self.trophies[name] for name in kind) for kind in (WEAK, STRONG, MIGHTY))
        learned = sum(card not in (*STARTING, *BOOKS, "poison") for card in self.deck())
        worth = {
            "weak_creatures": 2 * (weak // 2),
            "fine_trophies": 3 * ((weak + strong + mighty) // 4),
            "strong_creatures": 3 * (strong // 2),
            "sets": 3 * min(weak, strong, mighty),
            "mighty_creatures": 2 * mighty,
            "bonus_powers": 2 * sum(place == 2 for place in self.skulls.values()),
            "spells": 3 * (learned // 2),
            "collector": 2 * sum(number > 0 for number in self.trophies.values()),
        }
        return points + sum(worth[mission] for mission in self.missions)


class Reference:
    """The table as the numbered rules see it, from a player's free choice of a marker or an action on."""

    def __init__(self, table: Any, options: Fields) -> None:
        position = table.position()
        self.table = table
        self.seat: int = position["active"]
        self.heroes = [Hero(said) for said in position["players"]]
        self.board: list[Creature] = []
        for sector, sections in position["board"].items():
            for section, creatures in sections.items():
                for one in creatures:
                    name, damage = (one, 0) if isinstance(one, str) else (one["creature"], one.get("damage", 0))
                    self.board.append((name, f"{sector}.{section}", damage))
        self.counters: Counter[str] = Counter(position.get("counters", {}))
        self.special = SPECIAL.get(position.get("fate"))
        self.display: dict[str, list[str]] = {deck: list(cards) for deck, cards in position["display"].items()}
        self.decks: dict[str, list[str]] = {deck: list(cards) for deck, cards in position["decks"].items()}
        self.poison: int = position["poison"]
        self.markers: dict[str, list[str]] = {str(n): list(position["markers"].get(str(n), [])) for n in range(1, 7)}
        self.fate: str | None = position.get("fate")
        self.fate_pile: list[str] = list(position["fate_pile"])
        self.fate_loose = bool(position.get("fate_loose"))
        self.fate_used: list[str] = list(position.get("fate_used", []))
        self.loose_decks = set(position.get("decks_loose", []))
        self.start: int = position.get("start_player", 0)
        self.passes = bool(options.get("start_player_passes"))
        self.ending = bool(position.get("ending"))
        self.drawn = sum(event.seen_by(None)["amount"] for event in table.events if event.kind == "draw")
        self.shown = len([event for event in table.events if event.kind == "display"])
        self.actions: int = position.get("actions", 0)
        self.taken: int = position.get("actions_taken", 0)
        self.magic: int = position.get("magic_energy", 0)
        self.used: list[str] = list(position.get("used", []))
        self.bonus = bool(options.get("bonus_actions"))
        self.from_draw_pile = options.get("draw_upgrade_source") == "draw_pile"
        self.life = dict(zip(TYPES, LIFE[options.get("life_profile", "two_to_five")], strict=True))
        self.casting: list[str] = []

    @property
    def us(self) -> Hero:
        return self.heroes[self.seat]

    # --- What the rules ask ---

    def ignores(self, hero: Hero) -> bool:
        """OO-184."""
        return hero.skulls["stone_golem"] == 2

    def bound_by(self, special: str, hero: Hero) -> bool:
        return self.special == special and not self.ignores(hero)

    def has(self, hero: Hero, name: str) -> bool:
        """Whether the power of this type works."""
        return hero.skulls[name] == 2 and not self.bound_by("no_bonus_powers", hero)

    def empty_spaces(self) -> list[int]:
        taken = {hero.mage for hero in self.heroes}
        return [space for space in range(1, 7) if space not in taken]

    def usable(self, effect: str) -> bool:
        if effect == "teleport":
            return not self.bound_by("no_teleport", self.us) and bool(self.empty_spaces())
        return bool(self.us.discard or (self.from_draw_pile and self.us.draw))

    def own(self) -> list[Creature]:
        return [one for one in self.board if one[1].startswith(f"{self.us.mage}.")]

    def victims(self) -> list[int]:
        """Opponents with more than 3 cards, clockwise."""
        seats = [(self.seat + step) % len(self.heroes) for step in range(1, len(self.heroes))]
        return [seat for seat in seats if len(self.heroes[seat].hand) > 3]

    def has_target(self, spell: str, effect: int) -> bool:
        """OO-104."""
        if spell in ("lightning_bolt", "magic_bonds"):
            return bool(self.board)
        if spell == "switch":
            return len({one[1] for one in self.board}) > 1 if effect == 1 else bool(self.board)
        if spell == "voodoo":
            return effect == 2 or bool(self.victims())
        return spell == "replenish" or bool(self.own())

    def can_begin(self, spell: str, others: list[str]) -> bool:
        """OO-098."""
        if spell == "poison":
            return False
        if spell in KNOWLEDGE:
            return any(self.display.values()) and not self.bound_by("no_study", self.us)
        energy = 1 + self.magic + sum(ELEMENT[spell] in GIVES[other] for other in others)
        effects = {effect for other in others for effect in CARRIES.get(other, []) if self.usable(effect)}
        can_pay = energy >= COSTS[spell][0] or "draw" in effects
        reaches = any(
            energy >= cost and self.has_target(spell, number) for number, cost in enumerate(COSTS[spell], start=1)
        )
        return can_pay and (reaches or bool(effects))

    # --- The course of the game ---

    def game(self, revealing: bool) -> Flow:
        """The rest of a game, from the free choice of a marker or from an action on."""
        if revealing:
            yield from self.choose_marker()
        while True:
            yield from self.act()
            self.end_turn()
            self.seat = (self.seat + 1) % len(self.heroes)
            if self.seat == self.start:
                if self.ending:
                    return
                self.start = (self.start + self.passes) % len(self.heroes)
                self.seat = self.start
                self.reveal_fate()
            for sector in range(1, 7):
                if self.markers[str(sector)] and not any(one[1].startswith(f"{sector}.") for one in self.board):
                    self.turn_up(str(sector))
            yield from self.choose_marker()

    def choose_marker(self) -> Flow:
        """OO-072; then the actions of the turn are counted."""
        sectors = {f"reveal:{sector}" for sector, left in self.markers.items() if left and sector != str(self.us.mage)}
        if sectors:
            self.turn_up((yield from self.ask("reveal", sectors)).partition(":")[2])
        self.actions, self.taken, self.magic, self.used = 2 + self.has(self.us, "goblin_shaman"), 0, 0, []

    def turn_up(self, sector: str) -> None:
        self.board.append((self.markers[sector].pop(0), f"{sector}.outer", 0))

    def end_turn(self) -> None:
        """OO-120 to OO-122."""
        us = self.us
        us.discard += us.hand + us.learned
        us.hand, us.learned = [], []
        self.draw((3 if self.bound_by("three_spells", us) else 4) + self.has(us, "goblin"))
        self.board = [(name, place, 0) for name, place, _ in self.board]

    def reveal_fate(self) -> None:
        """OO-041 to OO-046, OO-065."""
        card = self.table.view(None)["fate"]
        if self.fate is not None:
            self.fate_used.append(self.fate)
        if not self.fate_pile:
            self.fate_pile, self.fate_used, self.fate_loose = self.fate_used, [], True
        if not self.fate_loose:
            assert card == self.fate_pile[0]
        self.fate_pile.remove(card)
        self.fate, self.special = card, None
        before, self.board = self.board, []
        for name, place, damage in before:
            sector, section = place.split(".")
            if name not in MOVES[card]:
                self.board.append((name, place, damage))
            elif section == "inner":
                self.arrive(name, int(sector))
            else:
                self.board.append((name, f"{sector}.{SECTIONS[SECTIONS.index(section) - 1]}", damage))
        self.look_for_the_end()
        self.special = SPECIAL.get(card)
        if card == "OOF-07":
            position = self.table.position()
            for deck in "AB":
                whole = Counter(self.display[deck] + self.decks[deck])
                self.display[deck], self.decks[deck] = position["display"][deck], position["decks"][deck]
                assert Counter(self.display[deck] + self.decks[deck]) == whole
                assert len(self.display[deck]) == min(3, whole.total())
            self.loose_decks = {"A", "B"}
            self.shown = len([event for event in self.table.events if event.kind == "display"])

    def look_for_the_end(self) -> None:
        """OO-188."""
        used = {one[1][0] for one in self.board} | {sector for sector, left in self.markers.items() if left}
        self.ending = self.ending or len(used) <= 2

    # --- A turn's actions ---

    def act(self) -> Flow:
        while True:
            us = self.us
            options = {"pass:turn"}
            for place, spell in enumerate(us.hand):
                if self.can_begin(spell, us.hand[:place] + us.hand[place + 1 :]):
                    options.add(f"cast:{spell}")
            if not self.bound_by("no_teleport", us):
                options |= {f"teleport:{space}" for space in self.empty_spaces()}
            if self.has(us, "orc") and "poison" not in self.used and self.poison:
                options |= {f"poison:{seat}" for seat in range(len(self.heroes)) if seat != self.seat}
            if self.has(us, "orc_rider") and "hand_change" not in self.used:
                options |= {f"hand_change:{spell}" for spell in us.hand}
            key = yield self.seat, "action", options
            verb, _, what = key.partition(":")
            if verb == "pass":
                self.look_for_the_end()
                return
            self.actions -= 1
            self.taken += 1
            stored, self.magic = self.magic, 0
            if verb == "teleport":
                us.mage = int(what)
            elif verb == "poison":
                self.poison -= 1
                self.heroes[int(what)].discard.append("poison")
                self.used.append("poison")
            elif verb == "hand_change":
                us.hand.remove(what)
                self.used.append("hand_change")
            elif what in KNOWLEDGE:
                yield from self.learn(what)
            else:
                yield from self.cast(what, stored)
            self.look_for_the_end()
            if not self.actions or self.taken == 20:
                return

    def learn(self, spell: str) -> Flow:
        self.us.hand.remove(spell)
        shown = {f"learn:{name}" for cards in self.display.values() for name in cards}
        taken = (yield from self.ask("learn", shown)).partition(":")[2]
        deck = "A" if taken in self.display["A"] else "B"
        self.display[deck].remove(taken)
        self.us.learned.append(taken)
        self.us.discard.append(spell)
        while self.decks[deck] and len(self.display[deck]) < 3:
            self.display[deck].append(self.from_deck(deck))

    def ask(self, kind: str, options: set[str]) -> Generator[Question, str, str]:
        """A question that is asked only if there are two answers."""
        if len(options) == 1:
            return next(iter(options))
        answer = yield self.seat, kind, options
        return answer

    def cast(self, spell: str, energy: int) -> Flow:
        us = self.us
        us.hand.remove(spell)
        self.casting = [spell]
        energy += 1
        waiting: list[str] = []
        while us.hand or any(self.usable(effect) for effect in waiting):
            options = {"upgrade:none"}
            for card in us.hand:
                if ELEMENT[spell] in GIVES[card] or any(self.usable(effect) for effect in CARRIES.get(card, [])):
                    options.add(f"upgrade:{card}")
            if "teleport" in waiting and self.usable("teleport"):
                options |= {f"teleport:{space}" for space in self.empty_spaces()}
            if "draw" in waiting and self.usable("draw"):
                options.add("draw:card")
            verb, _, what = (yield self.seat, "upgrade", options).partition(":")
            if verb == "teleport":
                us.mage = int(what)
                waiting.remove("teleport")
            elif verb == "draw":
                self.draw_upgrade()
                waiting.remove("draw")
            elif what == "none":
                break
            else:
                us.hand.remove(what)
                self.casting.append(what)
                energy += ELEMENT[spell] in GIVES[what]
                waiting = list(CARRIES.get(what, []))
        yield from self.apply(spell, energy)
        us.discard += self.casting
        self.casting = []

    def apply(self, spell: str, energy: int) -> Flow:
        payable = [number for number, cost in enumerate(COSTS[spell], start=1) if energy >= cost]
        options = {f"effect:{number}" for number in payable if self.has_target(spell, number)}
        if not options:
            return
        if spell in ("switch", "magic_bonds"):
            options.add("effect:none")
        chosen = (yield from self.ask("effect", options)).partition(":")[2]
        if chosen == "none":
            return
        effect = int(chosen)
        if spell in DAMAGE:
            within = self.board if spell == "lightning_bolt" else self.own()
            target = yield from self.creature("target", within)
            yield from self.strike([target], DAMAGE[spell][effect - 1])
        elif spell in ("earthquake", "ice_storm"):
            yield from self.strike_sections(spell, effect)
        elif spell == "switch":
            yield from (self.exchange() if effect == 1 else self.bring())
        elif spell == "magic_bonds":
            name, place, damage = yield from self.creature("target", self.board)
            self.board.remove((name, place, damage))
            sector, section = place.split(".")
            left = SECTIONS.index(section) - effect
            if left >= 0:
                self.board.append((name, f"{sector}.{SECTIONS[left]}", damage))
            else:
                self.arrive(name, int(sector))
        elif spell == "replenish":
            self.draw(2)
            self.actions += 1
        elif effect == 1:
            seats = {f"opponent:{seat}" for seat in self.victims()}
            seat = (yield from self.ask("opponent", seats)).partition(":")[2]
            yield from self.discard([int(seat)])
        else:
            self.actions += 1
            yield from self.discard(self.victims())

    def creature(self, kind: str, among: list[Creature]) -> Generator[Question, str, Creature]:
        verb = "with" if kind == "exchange_with" else "target"
        key = yield from self.ask(kind, {f"{verb}:{spelled(one)}" for one in among})
        return next(one for one in among if key == f"{verb}:{spelled(one)}")

    def exchange(self) -> Flow:
        first = yield from self.creature("target", self.board)
        other = yield from self.creature("exchange_with", [one for one in self.board if one[1] != first[1]])
        self.board.remove(first)
        self.board.remove(other)
        self.board += [(first[0], other[1], first[2]), (other[0], first[1], other[2])]

    def bring(self) -> Flow:
        name, place, damage = yield from self.creature("target", self.board)
        places = {f"{self.us.mage}.{section}" for section in SECTIONS} - {place}
        to = (yield from self.ask("to", {f"to:{place}" for place in places})).partition(":")[2]
        self.board.remove((name, place, damage))
        self.board.append((name, to, damage))

    def strike_sections(self, spell: str, effect: int) -> Flow:
        options = {f"section:{one[1]}" for one in self.own()}
        place = (yield from self.ask("section", options)).partition(":")[2]
        struck = {place}
        sector, section = place.split(".")
        if effect == 2 and spell == "earthquake":
            around = {(int(sector) - 2) % 6 + 1, int(sector) % 6 + 1}
            struck.add((yield from self.ask("side", {f"side:{one}.{section}" for one in around})).partition(":")[2])
        elif effect == 2 and section != "outer":
            struck.add(f"{sector}.{SECTIONS[SECTIONS.index(section) + 1]}")
        yield from self.strike([one for one in self.board if one[1] in struck], 2)

    def strike(self, struck: list[Creature], amount: int) -> Flow:
        """OO-110 to OO-115, OO-211."""
        more = self.bound_by("plus_one_life", self.us)
        fallen = []
        for one in struck:
            self.board.remove(one)
            damage = one[2] + amount
            if damage >= self.life[one[0]] + more:
                fallen.append(one[0])
            else:
                self.board.append((one[0], one[1], damage))
        had_action = self.has(self.us, "goblin_shaman")
        for name in fallen:
            self.us.trophies[name] += 1
            self.us.skulls[name] = min(2, self.us.skulls[name] + 1)
        self.actions += not had_action and self.has(self.us, "goblin_shaman")
        waiting = [BONUS[name] for name in fallen] if self.bonus else []
        while waiting:
            options = {f"bonus:{bonus}" for bonus in waiting} | {"bonus:none"}
            taken = (yield self.seat, "bonus_action", options).partition(":")[2]
            if taken == "none":
                return
            waiting.remove(taken)
            if taken == "draw_card":
                self.draw(1)
            elif taken == "magic_energy":
                self.magic += 1
            elif taken == "one_action":
                self.actions += 1
            else:
                yield from self.discard(self.victims())

    def arrive(self, name: str, sector: int) -> None:
        """OO-050 to OO-054."""
        self.counters[name] = min(5, self.counters[name] + 1)
        for hero in self.heroes:
            if hero.mage == sector and hero.trophies[name] and not self.has(hero, "lava_golem"):
                hero.trophies[name] -= 1

    def discard(self, seats: list[int]) -> Flow:
        for seat in seats:
            hero = self.heroes[seat]
            card = (yield seat, "discard", {f"discard:{card}" for card in hero.hand}).partition(":")[2]
            hero.hand.remove(card)
            hero.discard.append(card)

    # --- Chance, taken over from the table ---

    def drawn_there(self, number: int) -> list[str]:
        """The cards that the table's player drew next."""
        told = [event.seen_by(self.seat) for event in self.table.events if event.kind == "draw"]
        drawn = [(event["seat"], card) for event in told for card in event.get("cards", [None] * event["amount"])]
        new = drawn[self.drawn : self.drawn + number]
        assert [seat for seat, _ in new] == [self.seat] * number
        return [card for _, card in new]

    def draw(self, number: int) -> None:
        """OO-121."""
        us = self.us
        number = min(number, len(us.draw) + len(us.discard))
        is_known = not us.loose and len(us.draw) >= number
        new = us.draw[:number] if is_known else self.drawn_there(number)
        self.drawn += number
        first = new[: len(us.draw)]
        if not us.loose:
            assert sorted(first) == sorted(us.draw[:number])
        assert not Counter(first) - Counter(us.draw), "a card from nowhere"
        us.draw = us.draw[number:] if not us.loose else sorted((Counter(us.draw) - Counter(first)).elements())
        if len(first) < number:
            assert not Counter(new[len(first) :]) - Counter(us.discard), "a card from nowhere"
            us.draw = sorted((Counter(us.discard) - Counter(new[len(first) :])).elements())
            us.discard, us.loose = [], True
        us.hand += new

    def draw_upgrade(self) -> None:
        """OO-172."""
        if self.from_draw_pile:
            self.draw(1)
            return
        card = [event for event in self.table.events if event.kind == "recover"][-1].seen_by(self.seat)["spell"]
        self.us.discard.remove(card)
        self.us.hand.append(card)

    def from_deck(self, deck: str) -> str:
        """The next card of a deck; a deck that was shuffled in the game has no order that we know."""
        left = self.decks[deck]
        if deck not in self.loose_decks:
            return left.pop(0)
        told = [event.seen_by(None) for event in self.table.events if event.kind == "display"][self.shown]
        self.shown += 1
        assert told["deck"] == deck
        (card,) = told["spells"]
        left.remove(card)
        return card

    # --- What lies where ---

    def lies(self) -> Fields:
        """Everything that can be compared with a position."""
        return {
            "hands": [sorted(hero.hand) for hero in self.heroes],
            "draw": [sorted(hero.draw) for hero in self.heroes],
            "discard": [sorted(hero.discard) for hero in self.heroes],
            "learned": [sorted(hero.learned) for hero in self.heroes],
            "mages": [hero.mage for hero in self.heroes],
            "trophies": [{name: hero.trophies[name] for name in TYPES} for hero in self.heroes],
            "skulls": [{name: hero.skulls[name] for name in TYPES} for hero in self.heroes],
            "board": sorted(self.board),
            "counters": {name: self.counters[name] for name in TYPES},
            "display": {deck: sorted(cards) for deck, cards in self.display.items()},
            "poison": self.poison,
            "markers": self.markers,
            "fate": self.fate,
            "ending": self.ending,
            "start": self.start,
        }


def random_position(rng: random.Random) -> Fields:
    """A table in mid-turn with anything anywhere; the active player has actions enough for several."""
    seats = rng.choice([2, 2, 3, 4])
    box = [card for card in ELEMENT if card not in STARTING for _ in range(3)] + ["wisdom"] * 3 + ["poison"] * 10
    rng.shuffle(box)
    types = [name for name, number in zip(TYPES, (12, 12, 8, 8, 4, 4), strict=True) for _ in range(number)]
    rng.shuffle(types)
    spaces = rng.sample(range(1, 7), seats)
    options = {
        "bonus_actions": rng.random() < 0.5,
        "draw_upgrade_source": rng.choice(["discard", "discard", "draw_pile"]),
        "life_profile": rng.choice(["two_to_five", "two_to_six"]),
    }
    players = []
    for space in spaces:
        cards = [*rng.sample([*STARTING, *BOOKS], 4), *(box.pop() for _ in range(8))]
        rng.shuffle(cards)
        cut, end = sorted((rng.randint(3, 8), rng.randint(4, 11)))
        players.append(
            {
                "mage": space,
                "hand": cards[:cut],
                "draw": cards[cut:end],
                "discard": cards[end:] if rng.random() < 0.7 else [],
                "trophies": {types.pop(): 1 for _ in range(rng.randint(0, 3))},
                "skulls": {name: rng.randint(0, 2) for name in TYPES if rng.random() < 0.6},
            }
        )
    active = rng.randrange(seats)
    board: Fields = {}
    near = [str(space) for space in spaces]
    for _ in range(rng.choice([0, 1, 6, 10, 14])):
        sector = rng.choice([*near, near[active], near[active], str(rng.randint(1, 6))])
        name = types.pop()
        damage = rng.choice([0, 0, 0, 1, LIFE["two_to_five"][TYPES.index(name)] - 1])
        one = {"creature": name, "damage": damage} if damage else name
        board.setdefault(sector, {}).setdefault(rng.choice(SECTIONS), []).append(one)
    return {
        "players": players,
        "phase": "actions",
        "active": active,
        "actions": rng.randint(2, 5),
        "board": board,
        "markers": {str(sector): [types.pop()] for sector in range(1, 7)},
        "fate": rng.choice([None, "OOF-01", "OOF-02", "OOF-03", "OOF-05", "OOF-06", "OOF-06", "OOF-10"]),
        "counters": {name: rng.randint(0, 5) for name in TYPES},
        "magic_energy": rng.choice([0, 0, 1, 2]) if options["bonus_actions"] else 0,
        "used": [power for power in ("poison", "hand_change") if rng.random() < 0.2],
        "display": rng.choice([{"A": ["fireball"], "B": ["replenish", "wisdom"]}, {"A": [], "B": []}]),
        "decks": {"A": ["ice_storm", "earthquake"], "B": []},
        "options": options,
        "poison": rng.choice([0, 4]),
    }
