"""Phase 2 of a turn: actions, casting, and what spells do."""

from __future__ import annotations

from collections.abc import Generator

from tests.games.orcs.play import SECTIONS
from tests.games.orcs.rules.reference.facts import BONUS, CARRIES, COSTS, DAMAGE, ELEMENT, GIVES, KNOWLEDGE
from tests.games.orcs.rules.reference.standing import Creature, Flow, Question, Standing, spelled


class Acting(Standing):
    """The active player's actions."""

    # --- A turn's actions ---

    def act(self) -> Flow:
        """Phase 2."""
        while self.actions and self.taken < 20:
            key = yield self.seat, "action", self.possible_actions()
            verb, _, what = key.partition(":")
            if verb == "pass":
                break
            self.actions -= 1
            self.taken += 1
            stored, self.magic = self.magic, 0
            if verb == "cast":
                yield from (self.learn(what) if what in KNOWLEDGE else self.cast(what, stored))
            else:
                self.act_otherwise(verb, what)
            self.look_for_the_end()
        self.look_for_the_end()

    def possible_actions(self) -> set[str]:
        """OO-080 to OO-082, OO-182, OO-183."""
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
        return options

    def act_otherwise(self, verb: str, what: str) -> None:
        if verb == "teleport":
            self.us.mage = int(what)
            return
        self.used.append(verb)
        if verb == "poison":
            self.poison -= 1
            self.heroes[int(what)].discard.append("poison")
        else:
            self.us.hand.remove(what)

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
            yield from self.pull(effect)
        elif spell == "replenish":
            self.draw(2)
            self.actions += 1
        else:
            yield from self.curse(effect)

    def pull(self, steps: int) -> Flow:
        """OO-152."""
        name, place, damage = yield from self.creature("target", self.board)
        self.board.remove((name, place, damage))
        sector, section = place.split(".")
        left = SECTIONS.index(section) - steps
        if left >= 0:
            self.board.append((name, f"{sector}.{SECTIONS[left]}", damage))
        else:
            self.arrive(name, int(sector))

    def curse(self, effect: int) -> Flow:
        """OO-153."""
        if effect == 1:
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

    def discard(self, seats: list[int]) -> Flow:
        for seat in seats:
            hero = self.heroes[seat]
            card = (yield seat, "discard", {f"discard:{card}" for card in hero.hand}).partition(":")[2]
            hero.hand.remove(card)
            hero.discard.append(card)
