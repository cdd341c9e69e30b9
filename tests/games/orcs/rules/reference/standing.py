"""What lies on the reference's table, and what the rules ask about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.games.orcs.play import BOOKS, STARTING, TYPES, Fields
from tests.games.orcs.rules.reference.facts import (
    CARRIES,
    COSTS,
    ELEMENT,
    GIVES,
    KNOWLEDGE,
    LIFE,
    MIGHTY,
    SPECIAL,
    STRONG,
    SUPPORT,
    VALUES,
    WEAK,
)

Question = tuple[int, str, set[str]]
Flow = Generator[Question, str, None]
Creature = tuple[str, str, int]
"""Type, place, damage."""


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


class Standing:
    """The table as the numbered rules see it."""

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

    def ask(self, kind: str, options: set[str]) -> Generator[Question, str, str]:
        """A question that is asked only if there are two answers."""
        if len(options) == 1:
            return next(iter(options))
        answer = yield self.seat, kind, options
        return answer

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

    def arrive(self, name: str, sector: int) -> None:
        """OO-050 to OO-054."""
        self.counters[name] = min(5, self.counters[name] + 1)
        for hero in self.heroes:
            if hero.mage == sector and hero.trophies[name] and not self.has(hero, "lava_golem"):
                hero.trophies[name] -= 1

    def look_for_the_end(self) -> None:
        """OO-188."""
        used = {one[1][0] for one in self.board} | {sector for sector, left in self.markers.items() if left}
        self.ending = self.ending or len(used) <= 2

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
        card: str = told["spells"][0]
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
