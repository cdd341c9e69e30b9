"""Portraits: every creature is drawn by code. `picture` makes paintings of the drawings, files of their own."""

from __future__ import annotations

from hashlib import sha256

from bestiaire.core.rng import seeded
from bestiaire.portrait import bodies, crawlers, oddities, waters
from bestiaire.portrait.pen import Pen
from bestiaire.portrait.scene import ground
from bestiaire.portrait.traits import traits
from bestiaire.portrait.uprights import BUILDS, upright

__all__ = ["drawn"]

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
_LARGEST = 8540
_GRAINS = (1.0, 1.5, 2.4)


def drawn(looks: str, power: int, keywords: frozenset[str]) -> Pen:
    """The drawing of a creature, always the same for the same arguments. What it looks like is read from the words of
    `looks`, such as the id of a card; how large it is, from its power (1 to 10). With wider hatching if it has so many
    parts that the plate would grow too large."""
    seed = int.from_bytes(sha256(looks.encode("utf-8", "surrogatepass")).digest()[:8], "big")
    for grain in _GRAINS:
        pen = Pen(seeded(seed), 0.5 + 0.055 * (power - 1), grain)
        creature = traits(pen, looks, power, keywords)
        ground(pen)
        if creature.body in BUILDS:
            upright(pen, creature, BUILDS[creature.body])
        else:
            _BODIES[creature.body](pen, creature)
        if pen.weight < _LARGEST:
            break
    return pen
