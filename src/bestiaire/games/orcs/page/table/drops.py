"""What a spell in hand can be dropped on, and what comes of it in words."""

from __future__ import annotations

from functools import cached_property

from bestiaire.core.showing import Sight
from bestiaire.games.orcs.cards.printed import Spell
from bestiaire.games.orcs.page.advice.foresight import Way, foreseen_in
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.page.table.field import token_key
from bestiaire.games.orcs.page.table.levels import in_short
from bestiaire.games.orcs.words.nouns import place_word
from bestiaire.show.page.buttons import Drop
from bestiaire.words import enumerate_words

SIDE = "side:"


class Drops:
    """The table as somebody sees it who takes a spell in hand."""

    def __init__(self, sight: Sight, spells: dict[str, Spell]) -> None:
        self.sight = sight
        self.lang = sight.lang
        self.spells = spells

    def of(self, spell: str) -> tuple[Drop, ...]:
        """Those of a spell."""
        return tuple(self.drop(spell, way) for way in foreseen_in(self.sight).ways.get(spell, ()))

    def drop(self, spell: str, way: Way) -> Drop:
        names = " ".join(self.names.get(way.place, ()))
        outcome = way.outcome if way.place.startswith("creature.") else None  # else it is the sum of several
        verdict, sign = ("", "") if outcome is None else (f"−{outcome.damage}", "skull" if outcome.falls else "")
        return Drop(names, " ".join(way.keys), self.words(spell, way), verdict, sign)

    def words(self, spell: str, way: Way) -> str:
        """« 2 damage: Goblin falls, with Earthquake »."""
        zone, _, name = way.place.partition(".")
        if zone == "display":
            return PHRASES["learn_it"].say(self.lang, spell=self.spells[name].name(self.lang))
        words = in_short(self.spells[spell].effects[way.level - 1], self.lang)
        sides = [place_word(key.removeprefix(SIDE), self.lang) for key in way.keys if key.startswith(SIDE)]
        if sides:
            words = PHRASES["beside_there"].say(self.lang, effect=words, place=sides[0])
        if way.outcome is not None:
            words = PHRASES["comes_to"].say(self.lang, effect=words, outcome=way.outcome.words)
        if way.upgrades:
            cards = enumerate_words(self.lang, [self.spells[key].name(self.lang) for key in way.upgrades])
            words = PHRASES["taking"].say(self.lang, words=words, cards=cards)
        return words

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """What the page calls what may be pointed at: mages and their boards, sections and who stands there, creatures,
        and the spells to be learned."""
        view, marks = self.sight.view, self.sight.marks
        found = {f"mage.{seat}": [f"mage-{seat}", f"seat-{seat}"] for seat in range(len(view["players"]))}
        for sector, sections in view["board"].items():
            for ring, creatures in sections.items():
                section = found.setdefault(f"section.{sector}.{ring}", [f"place-{sector}-{ring}"])
                for index, creature in enumerate(creatures):
                    card = f"card-{marks.get(f'board.{sector}.{ring}.{index}')}"
                    section.append(card)
                    found.setdefault(f"creature.{token_key(creature, f'{sector}.{ring}')}", []).append(card)
        for deck, cards in view["display"].items():
            for index, card_id in enumerate(cards):
                found.setdefault(f"display.{card_id}", []).append(f"card-{marks.get(f'display.{deck}.{index}')}")
        return found
