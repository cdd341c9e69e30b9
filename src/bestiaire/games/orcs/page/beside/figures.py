"""What a game of Orcs Orcs Orcs that is over came to: who has how many points, and what they are made of."""

from __future__ import annotations

from bestiaire.core.showing import Model, Sight, Tally
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.words.nouns import CREATURES_BY_KEY, POINT
from bestiaire.games.orcs.words.score_sheet import CARD_LINES, cards, trophies
from bestiaire.words import count


def figures(sight: Sight) -> list[Tally]:
    """Everybody's points, who looks on first; then what brought that seat most, and its support spells."""
    players = sight.view["players"]
    own, *others = [count(sight.lang, players[seat]["score"]["total"]) for seat in sight.seats]
    if len(others) == 1:
        found = [Tally(f"{own} : {others[0]}", POINT.of(sight.lang, 2), "star")]
    else:
        label = PHRASES["points_of_others"].say(sight.lang, others=", ".join(others))
        found = [Tally(own, label, "star")]
    score = players[sight.seats[0]]["score"]
    best = dearest(score)
    if best:
        creature = CREATURES_BY_KEY[best]
        found.append(Tally(trophies(score, best).how, creature.name(sight.lang), card=creature.id))
    support = cards(score["support"])
    if support.points:
        found.append(Tally(support.how, CARD_LINES["support"].say(sight.lang), "book"))
    return found


def dearest(score: Model) -> str:
    """The type of creature that brings most; empty if none does."""
    held: Model = score["creatures"]
    return max(held, key=lambda creature: held[creature]["points"], default="")
