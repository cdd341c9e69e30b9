"""The action phase of Orcs Orcs Orcs a second time, from the numbered rules alone.

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


class Reference:
    """The table as the numbered rules see it, while one player acts."""

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
        self.actions: int = position["actions"]
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
                return
            self.actions -= 1
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

    def learn(self, spell: str) -> Flow:
        self.us.hand.remove(spell)
        shown = {f"learn:{name}" for cards in self.display.values() for name in cards}
        taken = (yield from self.ask("learn", shown)).partition(":")[2]
        deck = "A" if taken in self.display["A"] else "B"
        self.display[deck].remove(taken)
        self.us.learned.append(taken)
        self.us.discard.append(spell)
        while self.decks[deck] and len(self.display[deck]) < 3:
            self.display[deck].append(self.decks[deck].pop(0))

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

    def drawn_there(self) -> list[str]:
        """The cards that the table's player holds and ours does not yet."""
        hand = self.table.position()["players"][self.seat]["hand"]
        return sorted((Counter(hand) - Counter(self.us.hand)).elements())

    def draw(self, number: int) -> None:
        """OO-121."""
        us = self.us
        if not us.loose and len(us.draw) >= number:
            us.hand += us.draw[:number]
            del us.draw[:number]
            return
        new = self.drawn_there()
        assert len(new) == min(number, len(us.draw) + len(us.discard))
        piles = Counter(us.draw) if len(us.draw) >= number else Counter(us.draw + us.discard)
        assert not Counter(new) - piles, "a card from nowhere"
        if len(us.draw) < number:
            assert not Counter(us.draw) - Counter(new), "the draw pile comes first"
            us.discard = []
        us.draw = sorted((piles - Counter(new)).elements())
        us.loose = True
        us.hand += new

    def draw_upgrade(self) -> None:
        """OO-172."""
        if self.from_draw_pile:
            self.draw(1)
            return
        (card,) = self.drawn_there()
        self.us.discard.remove(card)
        self.us.hand.append(card)

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
