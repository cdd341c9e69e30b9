"""What comes of a spell, played on forks of an imagined table: whom it hits, who falls, and by which answers one gets
there. Nothing that is drawn on the way counts: what lies hidden there is made up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from bestiaire.core.showing import Sight
from bestiaire.core.table import Table
from bestiaire.games.orcs.cards.printed import ELEMENT_NAMES
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.words.nouns import DAMAGE, creature_word
from bestiaire.games.orcs.words.speaker import box_in
from bestiaire.words.nouns import CREATURE

STOP: Final = "upgrade:none"
NO_EFFECT: Final = "effect:none"
AIMS: Final = {"target": "creature", "section": "section", "side": "section"}
"""Questions about where a spell strikes, and what is pointed at then."""
ONTO: Final = {**AIMS, "opponent": "mage"}
"""Questions about whom or what a spell is for, and what is pointed at then."""
FORKS: Final = 200
"""So many ways on are tried at most: none of a usual game has so many."""


class Outcome(NamedTuple):
    """What a spell does to creatures."""

    damage: int
    """All together."""
    hits: int
    """How many creatures are hit, each as hard."""
    falls: int
    """How many are defeated."""
    left: int
    """The life that the first of them has then."""
    words: str
    useful: int
    """The damage, but for what is more than a creature's life."""
    falling: str
    """Who or how many fall; empty if none does."""
    dealt: str
    """The damage in words, and how many take it if several do."""

    @property
    def rank(self) -> tuple[int, int]:
        return self.falls, self.useful

    @property
    def shown(self) -> str:
        """The damage in figures: « 2 × 3 » if three creatures take 2 each."""
        return str(self.damage) if self.hits == 1 else f"{self.damage // self.hits}\u202f×\u202f{self.hits}"


class Aim(NamedTuple):
    """Something to point at."""

    place: str
    """As the page names it."""
    keys: tuple[str, ...]
    """The answers by which it is struck, one after the other."""
    outcome: Outcome
    level: int | None = None
    """The number of the effect that does it, if that is still open."""


class Level(NamedTuple):
    """An effect of the spell that is being cast, with the upgrades that it takes."""

    keys: tuple[str, ...]
    outcome: Outcome | None
    place: str = ""
    """What it strikes, as the page names it, if that is not asked any more."""


def taken(keys: tuple[str, ...]) -> list[str]:
    """The cards that are played as upgrades by these answers."""
    return [key.partition(":")[2] for key in keys if key.startswith("upgrade:") and key != STOP]


class Way(NamedTuple):
    """Something that a spell in hand can be dropped on."""

    place: str
    """As the page names it: also a mage, who for a spell that is for nobody else is the caster, or a card of the
    display, by its key."""
    keys: tuple[str, ...]
    """The answers that follow the spell."""
    level: int
    """The number of the effect: the strongest that can be had, the cheapest of those that come to the same."""
    outcome: Outcome | None
    """What it does to creatures, if anything."""
    board: Any
    """The battlefield after it, if nothing was struck and nothing more is asked; else None."""

    def is_better_than(self, other: Way) -> bool:
        """Whether a dearer effect is worth its price."""
        if self.outcome is not None and other.outcome is not None:
            return self.outcome.rank > other.outcome.rank
        return self.board is None or self.board != other.board

    @property
    def upgrades(self) -> list[str]:
        return taken(self.keys)


class Foresight(NamedTuple):
    """All that is foreseen of one question."""

    aims: Mapping[str, Aim] = {}
    """By their places."""
    levels: Mapping[int, Level] = {}
    """By the numbers of effects."""
    casts: Mapping[str, Outcome] = {}
    """The most that each spell in hand can do, with all that it can be upgraded with."""
    ways: Mapping[str, list[Way]] = {}
    """What each spell in hand can be dropped on."""
    fizzles: bool = False
    """Whether the spell that is being cast would do nothing without a further upgrade."""
    may_decline: bool = False
    """Whether it may be left without effect as it is now."""

    @property
    def best(self) -> Aim | None:
        """Where the spell does most; the first of several."""
        return max(self.aims.values(), key=lambda aim: aim.outcome.rank, default=None)

    @property
    def usual(self) -> int | None:
        """The number of the effect that does most, the cheapest of several; None if none does anything to creatures.
        Cards of the hand are spent only on what makes more of them fall."""
        if self.best is not None:
            return self.best.level
        ranks = {
            number: (level.outcome.falls, -len(taken(level.keys)), level.outcome.useful)
            for number, level in self.levels.items()
            if level.outcome is not None
        }
        return max(ranks, key=ranks.__getitem__, default=None)

    @property
    def proposal(self) -> Aim | None:
        """What the button beside the question does: the best of all aims, or the usual effect if nothing is left to be
        aimed at."""
        if self.best is not None or self.usual is None:
            return self.best
        level = self.levels[self.usual]
        assert level.outcome is not None
        return Aim(level.place, level.keys, level.outcome, self.usual)


class TooMuch(Exception):
    """Too much could be done to look at all of it."""


def foresee(table: Table, seat: int, lang: str) -> Mapping[str, Any]:
    try:
        return {"orcs": Seer(table, seat, lang).foresight()}
    except TooMuch:
        return {}


def foreseen_in(sight: Sight) -> Foresight:
    found: Foresight = sight.foreseen.get("orcs", Foresight())
    return found


class Seer:
    """Somebody who is asked, looking ahead."""

    def __init__(self, table: Table, seat: int, lang: str) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.told = len(table.events)
        self.forks = 0
        self.spells = {spell.key: spell for spell in box_in(table.view(seat)).spells}

    def foresight(self) -> Foresight:
        choice = self.table.choice
        assert choice is not None
        if choice.kind in AIMS:
            return Foresight(aims=self.aims(self.table, ()))
        if choice.kind == "upgrade":
            spell = self.table.view(self.seat)["cast"]["spell"]
            return self.upgraded(range(1, len(self.spells[spell].costs) + 1))
        if choice.kind == "effect":
            levels = {}
            for key in choice.keys:
                if key != NO_EFFECT:
                    after, keys = self.played(self.table, [key])
                    levels[int(key.partition(":")[2])] = self.level(after, keys)
            return Foresight(levels=levels)
        if choice.kind == "action":
            return self.in_hand()
        return Foresight()

    def upgraded(self, numbers: range) -> Foresight:
        """Every effect that can be had, and at each place the one that does most there: of several the cheapest."""
        levels: dict[int, Level] = {}
        aims: dict[str, Aim] = {}
        for number in numbers:
            reached = self.reached(self.table, number)
            if reached is None:
                continue
            after, keys = reached
            levels[number] = self.level(after, keys)
            for place, aim in self.aims(after, keys).items():
                if place not in aims or aim.outcome.rank > aims[place].outcome.rank:
                    aims[place] = aim._replace(level=number)
        assert self.table.choice is not None
        if STOP not in self.table.choice.keys:
            return Foresight(aims, levels)
        after, _ = self.played(self.table, [STOP])
        fizzles = any(event.kind == "fizzle" for event in self.news(after))
        may_decline = after.choice is not None and NO_EFFECT in after.choice.keys
        return Foresight(aims, levels, fizzles=fizzles, may_decline=may_decline)

    def level(self, table: Table, keys: tuple[str, ...]) -> Level:
        return Level(keys, self.most(table), self.struck(table))

    def in_hand(self) -> Foresight:
        """What each spell in hand can do, and to what."""
        choice = self.table.choice
        assert choice is not None
        casts, ways = {}, {}
        for option in choice.options:
            if option.verb != "cast":
                continue
            after, _ = self.played(self.table, [option.key])
            found: dict[str, Way] = {}
            for number in range(1, len(self.spells[option.name].costs) + 1):
                reached = self.reached(after, number)
                if reached is None:
                    continue
                outcomes = []
                for way in self.ways(*reached, number):
                    if way.place not in found or way.is_better_than(found[way.place]):
                        found[way.place] = way
                    if way.outcome is not None:
                        outcomes.append(way.outcome)
                if outcomes:
                    casts[option.name] = max(outcomes, key=lambda one: one.rank)
            ways[option.name] = list(found.values())
        return Foresight(casts=casts, ways=ways)

    def ways(self, table: Table, before: tuple[str, ...], number: int) -> list[Way]:
        """Whom or what an effect may be for that has come so far by these answers. Where nobody has to be chosen, that
        is whoever is struck, or the caster."""
        choice = table.choice
        if choice is not None and choice.player == self.seat and choice.kind == "learn":
            return [
                Way(f"display.{option.name}", (*before, option.key), number, None, None) for option in choice.options
            ]
        if choice is None or choice.player != self.seat or choice.kind not in ONTO:
            place = self.struck(table) or f"mage.{self.seat}"
            return [self.way(place, before, number, table)]
        found = []
        for option in choice.options:
            after, keys = self.struck_by(table, option.key)
            place = f"{ONTO[choice.kind]}.{option.name}"
            found.append(self.way(place, (*before, *keys), number, after))
        return found

    def way(self, place: str, keys: tuple[str, ...], number: int, table: Table) -> Way:
        outcome = self.outcome(table)
        view = {} if outcome is not None else table.view(self.seat)
        return Way(place, keys, number, outcome, None if "cast" in view else view.get("board"))

    def struck(self, table: Table) -> str:
        """The creature that was struck, or the section if there were several; empty if none was."""
        hits = self.hits(table)
        if len(hits) == 1:
            hit = hits[0]
            before = hit["damage"] - hit["amount"]
            return f"creature.{hit['creature']}@{hit['place']}{f'.{before}' if before else ''}"
        return f"section.{hits[0]['place']}" if hits else ""

    def struck_by(self, table: Table, key: str) -> tuple[Table, tuple[str, ...]]:
        """An answer to where a spell strikes; and if it strikes beside there, too, the side on which it does more.
        Where the sides are even, it is asked."""
        after, keys = self.played(table, [key])
        if after.choice is None or after.choice.kind != "side":
            return after, keys
        sides = [self.played(after, [side]) for side in after.choice.keys]
        one, other = (outcome.rank if (outcome := self.outcome(side)) else (0, 0) for side, _ in sides)
        if one == other and any(hit["place"] != key.partition(":")[2] for hit in self.hits(sides[0][0])):
            return after, keys
        best, beside = sides[0] if one >= other else sides[1]
        return best, (*keys, *beside)

    def reached(self, table: Table, number: int) -> tuple[Table, tuple[str, ...]] | None:
        """An effect, upgraded as far as it needs by cards that give energy, and the answers that lead there; None if it
        can't be had."""
        if table.choice is None or table.choice.kind != "upgrade":  # with the last card, or a spell without upgrades
            after, keys = self.cast_now(table, number)
            return (after, keys) if self.chosen(after) == number or self.is_studying(after) else None
        cast = table.view(self.seat)["cast"]
        element = 1 << ELEMENT_NAMES.index(cast["element"])
        needed = self.spells[cast["spell"]].costs[number - 1] - cast["energy"]
        upgraded: list[str] = []
        after = table
        for _ in range(needed):
            assert after.choice is not None
            giving = [
                option.key
                for option in after.choice.options
                if option.verb == "upgrade" and option.key != STOP and self.spells[option.name].energy & element
            ]
            if not giving:
                return None
            giving.sort(key=lambda key: self.spells[key.partition(":")[2]].upgrade != 0)
            after, keys = self.played(after, giving[:1])
            upgraded += keys
            if after.choice is None or after.choice.kind != "upgrade":
                break
        after, keys = self.cast_now(after, number)
        return None if self.chosen(after) != number else (after, (*upgraded, *keys))

    def cast_now(self, table: Table, number: int) -> tuple[Table, tuple[str, ...]]:
        """No further upgrade, and this effect, if it is asked for and can be paid."""
        keys: tuple[str, ...] = ()
        after = table
        if after.choice is not None and STOP in after.choice.keys:
            after, keys = self.played(after, [STOP])
        if after.choice is not None and f"effect:{number}" in after.choice.keys:
            after, chosen = self.played(after, [f"effect:{number}"])
            keys += chosen
        return after, keys

    def aims(self, table: Table, before: tuple[str, ...]) -> dict[str, Aim]:
        """Where a spell may strike that has come so far by these answers."""
        choice = table.choice
        if choice is None or choice.kind not in AIMS or choice.player != self.seat:
            return {}
        found = {}
        for option in choice.options:
            after, keys = self.struck_by(table, option.key)
            outcome = self.outcome(after)
            if outcome is not None:
                place = f"{AIMS[choice.kind]}.{option.name}"
                found[place] = Aim(place, (*before, *keys), outcome)
        return found

    def most(self, table: Table) -> Outcome | None:
        """The most that a spell can do that has come so far."""
        outcomes = [aim.outcome for aim in self.aims(table, ()).values()]
        return max(outcomes, key=lambda one: one.rank) if outcomes else self.outcome(table)

    def played(self, table: Table, keys: list[str]) -> tuple[Table, tuple[str, ...]]:
        self.forks += 1
        if self.forks > FORKS:
            raise TooMuch
        after = table.fork()
        for key in keys:
            after.play(key)
        return after, tuple(keys)

    def chosen(self, table: Table) -> int | None:
        """The effect that is applied; if only one can be, it is not asked."""
        chosen = [event.public["effect"] for event in self.news(table) if event.kind == "effect"]
        return chosen[-1] if chosen else None

    def news(self, table: Table) -> list[Any]:
        """What has happened since the table that was imagined."""
        return table.events[self.told :]

    def is_studying(self, table: Table) -> bool:
        """Whether a knowledge spell is being cast, whose effect is not told of."""
        return table.choice is not None and table.choice.kind == "learn"

    def hits(self, table: Table) -> list[Any]:
        """What creatures have been struck."""
        return [
            event.public for event in self.news(table) if event.kind == "damage" and event.public["seat"] == self.seat
        ]

    def outcome(self, table: Table) -> Outcome | None:
        """What has been done to creatures; None if nothing."""
        hits = self.hits(table)
        if not hits:
            return None
        damage, first = sum(hit["amount"] for hit in hits), hits[0]
        falls = sum(hit["damage"] >= hit["life"] for hit in hits)
        left = max(0, first["life"] - first["damage"])
        useful = damage - sum(max(0, hit["damage"] - hit["life"]) for hit in hits)
        dealt = DAMAGE.count(self.lang, first["amount"])
        if len(hits) == 1:
            phrase = PHRASES["it_falls" if falls else "it_stands"]
            words = phrase.say(self.lang, creature=creature_word(first["creature"], self.lang), n=left)
            falling = words if falls else ""
        else:
            dealt = PHRASES["to_each"].say(self.lang, damage=dealt, creatures=CREATURE.count(self.lang, len(hits)))
            falling = PHRASES["falls" if falls == 1 else "fall"].say(self.lang, n=falls) if falls else ""
            words = f"{dealt}, {falling}" if falls else dealt
        return Outcome(damage, len(hits), falls, left, words, useful, falling, dealt)
