"""What a game of King of Tokyo Duel that is over came to: life that is left, and spaces that were pulled."""

from __future__ import annotations

from typing import Final

from bestiaire.core.showing import Sight, Tally
from bestiaire.games.duel.words.nouns import LIFE_POINT
from bestiaire.words import Phrase, count

PULLED: Final = Phrase(en="spaces pulled", fr="cases tirées")
LEFT: Final = Phrase(en="{life} left", fr="{life} à la fin")


def figures(sight: Sight) -> list[Tally]:
    """Who looks on comes first in each."""
    players = sight.view["players"]
    if not players:
        return []
    pulled = [0, 0]
    for event in sight.events:
        if event.kind == "step":
            pulled[event.public["seat"]] += 1
    life = [players[seat]["life"] for seat in sight.seats]
    return [
        against(life, sight.lang, LEFT.say(sight.lang, life=LIFE_POINT.of(sight.lang, 2)), "heart"),
        against([pulled[seat] for seat in sight.seats], sight.lang, PULLED.say(sight.lang), "star"),
    ]


def against(numbers: list[int], lang: str, label: str, sign: str) -> Tally:
    near, far = (count(lang, number) for number in numbers)
    return Tally(f"{near} : {far}", label, sign)
