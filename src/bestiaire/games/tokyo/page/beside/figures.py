"""A game of King of Tokyo that is over, in figures: who struck hardest, and who held Tokyo longest."""

from __future__ import annotations

from collections import Counter

from bestiaire.core.showing import Sight, Tally
from bestiaire.games.tokyo.cards.printed import MONSTERS_BY_ID
from bestiaire.games.tokyo.words.nouns import HEART
from bestiaire.words import Phrase
from bestiaire.words.nouns import TURN

STRUCK = Phrase(en="{counted} struck off by {monster}", fr="{counted} en baffes par {monster}")
HELD = Phrase(en="{counted} in Tokyo: {monster}", fr="{counted} à Tokyo : {monster}")


def figures_of(sight: Sight) -> list[Tally]:
    """From a game whose beginning was seen; a position may have begun in the middle of one."""
    if not any(event.kind == "monster" for event in sight.events):
        return []
    struck, held = Counter[int](), Counter[int]()
    inside: set[int] = set()
    for event in sight.events:
        told = event.public
        if event.kind == "enter":
            inside.add(told["seat"])
        elif event.kind in ("leave", "eliminate"):
            inside.discard(told["seat"])
        elif event.kind == "turn":
            held.update(inside & {told["seat"]})
        elif event.kind == "lose_hearts" and told["smash"] and told["attacker"] not in (None, told["seat"]):
            struck[told["attacker"]] += told["amount"]
    lang, found = sight.lang, []
    for most, said, noun in ((struck, STRUCK, HEART), (held, HELD, TURN)):
        for who, number in most.most_common(1):
            monster = sight.view["players"][who]["monster"]
            label = said.say(lang, counted=noun.of(lang, number), monster=MONSTERS_BY_ID[monster].name(lang))
            found.append(Tally(str(number), label, card=monster))
    return found
