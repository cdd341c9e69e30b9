"""Portraits: every creature is drawn by code, like a plate in an old bestiary.

`portrait` returns an inline SVG without colours; the page gives them by class, for example:

    .portrait .p-ink   { fill: var(--ink);       stroke: var(--ink); }
    .portrait .p-paper { fill: var(--paper);     stroke: var(--ink); }
    .portrait .p-red   { fill: var(--vermilion); stroke: var(--ink); }
    .portrait .p-green { fill: var(--verdigris); stroke: var(--ink); }
    .portrait .p-shade { fill: var(--ink);       stroke: none; opacity: 0.15; }

Lines are `p-ink` with the attribute fill-opacity="0", so the stylesheet must not set `fill-opacity` on `p-ink`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

from bestiaire.core.rng import seeded
from bestiaire.portrait import bodies, crawlers, oddities, waters
from bestiaire.portrait.pen import Pen
from bestiaire.portrait.scene import ground
from bestiaire.portrait.traits import traits
from bestiaire.portrait.uprights import BUILDS, upright

__all__ = ["portrait"]

_BODIES = {
    "barrel": oddities.barrel,
    "beast": bodies.beast,
    "beetle": crawlers.beetle,
    "bird": bodies.bird,
    "blob": oddities.blob,
    "crab": crawlers.crab,
    "dragon": bodies.dragon,
    "fish": waters.fish,
    "insect": crawlers.insect,
    "lizard": bodies.lizard,
    "mermaid": waters.mermaid,
    "octopus": waters.octopus,
    "robe": bodies.robe,
    "saur": bodies.saur,
    "scorpion": crawlers.scorpion,
    "serpent": waters.serpent,
    "snail": crawlers.snail,
    "spider": crawlers.spider,
    "toad": oddities.toad,
    "turtle": crawlers.turtle,
    "urchin": oddities.urchin,
}


_LARGEST = 9000
_GRAINS = (1.0, 1.5, 2.4)


def portrait(card_id: str, power: int = 5, keywords: Sequence[str] = (), looks: str | None = None) -> str:
    """The portrait of a card as inline SVG, always the same for the same arguments. What it looks like is read from its
    id, or from `looks` where the id does not say it.

    >>> portrait("bee_bear", 8) == portrait("bee_bear", 8)
    True
    >>> portrait("bee_bear", 8)[:20]
    '<svg class="portrait'
    """
    return _drawn(card_id, looks or card_id, max(1, min(10, power)), frozenset(word.upper() for word in keywords))


@lru_cache(maxsize=512)
def _drawn(card_id: str, looks: str, power: int, keywords: frozenset[str]) -> str:
    return drawn(card_id, looks, power, keywords).svg()


def drawn(card_id: str, looks: str, power: int, keywords: frozenset[str]) -> Pen:
    """Draws the creature, with wider hatching if it has so many parts that the plate would grow too large."""
    seed = int.from_bytes(sha256(card_id.encode("utf-8", "surrogatepass")).digest()[:8], "big")
    for grain in _GRAINS:
        pen = Pen(seeded(seed), 0.5 + 0.055 * (power - 1), grain)
        creature = traits(pen, looks, power, keywords)
        ground(pen)
        if creature.body in BUILDS:
            upright(pen, creature, BUILDS[creature.body])
        else:
            _BODIES[creature.body](pen, creature)
        if len(pen.svg()) < _LARGEST:
            break
    return pen
