"""The course of the game around the actions: fate, markers, the end of a turn, the end of the game."""

from __future__ import annotations

from collections import Counter

from tests.games.orcs.play import SECTIONS
from tests.games.orcs.rules.reference.acting import Acting
from tests.games.orcs.rules.reference.facts import MOVES, SPECIAL
from tests.games.orcs.rules.reference.standing import Flow


class Reference(Acting):
    """A game, from a player's free choice of a marker or an action on."""

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
