"""What a game of Mindbug that is over came to: how many hearts were broken, and which creature broke most of them."""

from __future__ import annotations

from collections import Counter

from bestiaire.core.showing import Sight, Tally
from bestiaire.games.mindbug.cards.sets import printed
from bestiaire.games.mindbug.page.table.beats import attacker_before
from bestiaire.words import Phrase

BROKEN = Phrase(en="hearts broken : lost", fr="cœurs brisés : perdus")
BROKE = Phrase(en="broke {n} of {all} enemy hearts", fr="cœurs adverses brisés : {n} sur {all}")


def figures(sight: Sight) -> list[Tally]:
    """The hearts that who looks on broke, and lost; then the own creature that broke most, if one did."""
    near, far = sight.seats
    broken: Counter[int] = Counter()
    by_card: Counter[str] = Counter()
    for number, event in enumerate(sight.events):
        if event.kind == "lose_life":
            told = event.public
            broken[told["seat"]] += told["amount"]
            by = breaker(sight, number)
            if told["seat"] == far and by:
                by_card[by] += told["amount"]
    found = [Tally(f"{broken[far]} : {broken[near]}", BROKEN.say(sight.lang), "heart")]
    for card, amount in by_card.most_common(1):
        label = BROKE.say(sight.lang, n=amount, all=broken[far])
        found.append(Tally(printed(card).name(sight.lang), label, card=card))
    return found


def breaker(sight: Sight, number: int) -> str:
    """The card by which somebody lost life: the one whose ability it was, or the attacker."""
    told = sight.events[number].public
    if "card" in told:
        return str(told["card"])
    at = attacker_before(sight, number)
    return "" if at is None else at.split("-", 2)[2]
