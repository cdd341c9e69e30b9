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

STOP: Final = "upgrade:none"
AIMS: Final = {"target": "creature", "section": "section", "side": "section"}
"""Questions about where a spell strikes, and what is pointed at then."""
FORKS: Final = 200
"""So many ways on are tried at most: none of a usual game has so many."""


class Outcome(NamedTuple):
    """What a spell does to creatures."""

    damage: int
    falls: int
    """How many are defeated."""
    left: int
    """The life that the first of them has then."""
    words: str
    useful: int
    """The damage, but for what is more than a creature's life."""

    @property
    def rank(self) -> tuple[int, int]:
        return self.falls, self.useful


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


class Foresight(NamedTuple):
    """All that is foreseen of one question."""

    aims: Mapping[str, Aim] = {}
    """By their places."""
    levels: Mapping[int, Level] = {}
    """By the numbers of effects."""
    casts: Mapping[str, Outcome] = {}
    """The most that each spell in hand can do, with all that it can be upgraded with."""

    @property
    def best(self) -> Aim | None:
        """Where the spell does most; the first of several."""
        return max(self.aims.values(), key=lambda aim: aim.outcome.rank, default=None)

    @property
    def usual(self) -> int | None:
        """The number of the effect that does most, the cheapest of several; None if none does anything to creatures."""
        if self.best is not None:
            return self.best.level
        ranks = {number: level.outcome.rank for number, level in self.levels.items() if level.outcome is not None}
        return max(ranks, key=ranks.__getitem__, default=None)


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
                if key != "effect:none":
                    after, keys = self.played(self.table, [key])
                    levels[int(key.partition(":")[2])] = Level(keys, self.most(after))
            return Foresight(levels=levels)
        if choice.kind == "action":
            return Foresight(casts=self.casts())
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
            levels[number] = Level(keys, self.most(after))
            for place, aim in self.aims(after, keys).items():
                if place not in aims or aim.outcome.rank > aims[place].outcome.rank:
                    aims[place] = aim._replace(level=number)
        return Foresight(aims, levels)

    def casts(self) -> dict[str, Outcome]:
        choice = self.table.choice
        assert choice is not None
        found = {}
        for option in choice.options:
            if option.verb != "cast":
                continue
            after, _ = self.played(self.table, [option.key])
            for number in range(len(self.spells[option.name].costs), 0, -1):
                reached = self.reached(after, number)
                outcome = None if reached is None else self.most(reached[0])
                if outcome is not None:
                    found[option.name] = outcome
                    break
        return found

    def reached(self, table: Table, number: int) -> tuple[Table, tuple[str, ...]] | None:
        """An effect, upgraded as far as it needs by cards that give energy, and the answers that lead there; None if it
        can't be had."""
        if table.choice is None or table.choice.kind != "upgrade":
            return None
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
            after, keys = self.played(table, [option.key])
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

    def outcome(self, table: Table) -> Outcome | None:
        """What has been done to creatures; None if nothing."""
        hits = [
            event.public for event in self.news(table) if event.kind == "damage" and event.public["seat"] == self.seat
        ]
        if not hits:
            return None
        damage, first = sum(hit["amount"] for hit in hits), hits[0]
        falls = sum(hit["damage"] >= hit["life"] for hit in hits)
        left = max(0, first["life"] - first["damage"])
        useful = damage - sum(max(0, hit["damage"] - hit["life"]) for hit in hits)
        if len(hits) == 1:
            phrase = PHRASES["it_falls" if falls else "it_stands"]
            words = phrase.say(self.lang, creature=creature_word(first["creature"], self.lang), n=left)
        else:
            words = DAMAGE.count(self.lang, damage)
            if falls:
                words += f", {PHRASES['falls' if falls == 1 else 'fall'].say(self.lang, n=falls)}"
        return Outcome(damage, falls, left, words, useful)
