"""The vocabulary of support spells: moving creatures, more cards and actions, discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.effects import anybody_there, own_sections
from bestiaire.games.orcs.cards.printed import Effect
from bestiaire.games.orcs.rules import actions
from bestiaire.games.orcs.rules.asking import (
    ANYWHERE,
    TO_OPTIONS,
    choose_creature,
    choose_discard,
    choose_place,
    codes_in,
    number_of,
    partner_option,
)
from bestiaire.games.orcs.rules.resolving import all_discard, victims_of
from bestiaire.games.orcs.table.zones import RINGS, SAFE_HAND, SECTION_NAMES, SECTIONS
from bestiaire.words import say

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


class Exchange(Effect):
    """OO-150: two creatures in different sections take each other's place."""

    is_optional = True

    def can_run(self, game: Game, me: int) -> bool:
        occupied = 0
        for place in ANYWHERE:
            if game.sections[place]:
                occupied += 1
                if occupied == 2:
                    return True
        return False

    def run(self, game: Game, me: int) -> Flow[None]:
        one = yield from choose_creature(game, me, ANYWHERE, "OO-150")
        here = one % SECTIONS
        first = number_of(game, one)
        others = codes_in(game, tuple([place for place in ANYWHERE if place != here]))
        options = [partner_option(code) for code in others]
        other = yield from choose_place(me, "exchange_with", options, "OO-150", one)
        there = other % SECTIONS
        second = number_of(game, other)
        actions.put(game, first, here, there)
        actions.put(game, second, there, here)
        if game.log is not None:
            told = {
                "seat": me,
                "creature": CREATURE_NAMES[game.faces[first]],
                "from": SECTION_NAMES[here],
                "other": CREATURE_NAMES[game.faces[second]],
                "to": SECTION_NAMES[there],
            }
            tell(game, "exchange", told)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="exchange the places of any two creatures on the board",
            fr="échangez les places de deux créatures quelconques du plateau",
        )


class Relocate(Effect):
    """OO-150: one creature goes to another section, in the own sector."""

    is_optional = True

    def can_run(self, game: Game, me: int) -> bool:
        return anybody_there(game, ANYWHERE)

    def run(self, game: Game, me: int) -> Flow[None]:
        code = yield from choose_creature(game, me, ANYWHERE, "OO-150")
        here = code % SECTIONS
        number = number_of(game, code)
        options = [TO_OPTIONS[place] for place in own_sections(game, me) if place != here]
        there = yield from choose_place(me, "to", options, "OO-150", code)
        actions.put(game, number, here, there)
        if game.log is not None:
            tell_move(game, me, number, here, there)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="move any one creature on the board to a section of your mage's sector",
            fr="déplacez n'importe quelle créature du plateau dans une section du quartier de votre mage",
        )


def tell_move(game: Game, me: int, number: int, here: int, there: int) -> None:
    creature = CREATURE_NAMES[game.faces[number]]
    told = {"seat": me, "creature": creature, "from": SECTION_NAMES[here], "to": SECTION_NAMES[there]}
    tell(game, "move", told)


class Advance(Effect):
    """OO-152: one creature moves towards the tower, and may reach it."""

    is_optional = True

    def __init__(self, steps: int) -> None:
        self.steps: int = steps

    def amount(self) -> int:
        return self.steps

    def resized(self, amount: int) -> Effect:
        return Advance(amount)

    def can_run(self, game: Game, me: int) -> bool:
        return anybody_there(game, ANYWHERE)

    def run(self, game: Game, me: int) -> Flow[None]:
        code = yield from choose_creature(game, me, ANYWHERE, "OO-152")
        here = code % SECTIONS
        number = number_of(game, code)
        if self.steps > here % RINGS:
            actions.reach_the_tower(game, number, here)
            return
        there = here - self.steps
        actions.put(game, number, here, there)
        if game.log is not None:
            tell_move(game, me, number, here, there)

    def speak(self, lang: str) -> str:
        sections = f"{self.steps} section" if self.steps == 1 else f"{self.steps} sections"
        return say(
            lang,
            en=f"move any one creature {sections} towards the tower",
            fr=f"déplacez n'importe quelle créature de {sections} vers la tour",
        )


class DrawAndAct(Effect):
    """OO-151: cards from the own draw pile, and one more action."""

    def __init__(self, cards: int) -> None:
        self.cards: int = cards

    def amount(self) -> int:
        return self.cards

    def resized(self, amount: int) -> Effect:
        return DrawAndAct(amount)

    def run(self, game: Game, me: int) -> Flow[None]:
        actions.draw_cards(game, me, self.cards)
        actions.add_actions(game, me, 1)
        yield from ()

    def speak(self, lang: str) -> str:
        one = self.cards == 1
        english, french = ("1 card", "1 carte") if one else (f"{self.cards} cards", f"{self.cards} cartes")
        return say(
            lang,
            en=f"draw {english} from your draw pile and gain 1 extra action",
            fr=f"piochez {french} et gagnez 1 action supplémentaire",
        )


class OneDiscards(Effect):
    """OO-153: one opponent with more than three cards."""

    def can_run(self, game: Game, me: int) -> bool:
        return len(victims_of(game, me)) > 0

    def run(self, game: Game, me: int) -> Flow[None]:
        victims = victims_of(game, me)
        victim = victims[0]
        if len(victims) > 1:
            options = [Option("opponent", str(seat), seat) for seat in victims]
            answer = yield Choice(me, "opponent", options, "OO-153")
            victim = answer.subject
        number = yield from choose_discard(game, victim)
        actions.discard(game, victim, number)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"one opponent with more than {SAFE_HAND} cards in hand discards one of them",
            fr=f"un adversaire qui a plus de {SAFE_HAND} cartes en main en défausse une",
        )


class EveryoneDiscards(Effect):
    """OO-153: one more action, and all opponents with more than three cards discard."""

    def run(self, game: Game, me: int) -> Flow[None]:
        actions.add_actions(game, me, 1)
        yield from all_discard(game, me)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"gain 1 extra action; every opponent with more than {SAFE_HAND} cards in hand discards one of them",
            fr=f"gagnez 1 action supplémentaire ; chaque adversaire qui a plus de {SAFE_HAND} cartes en main en "
            "défausse une",
        )
