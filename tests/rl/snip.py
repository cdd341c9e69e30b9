"""Snip, the tiny game that is nobody's, for learning programs: what a plug costs a game without an own encoder."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bestiaire.core.learning import Learning
from bestiaire.core.numbering import Actions, Verb
from bestiaire.core.schema import Part, Schema, number
from tests.tiny import CARDS, SNIP


def actions(told: dict[str, Any]) -> Actions:
    return Actions("snip", [Verb("roll", ("keep", "again")), Verb("lay", [str(card) for card in CARDS])])


def hand(view: Any) -> list[int]:
    mine = view["hands"][view["seat"]]
    return [int(card in mine) for card in CARDS]


def schema() -> Schema:
    cards = [str(card) for card in CARDS]
    return Schema(
        "snip",
        [
            number("seat", 2, "the observer's seat"),
            number("turn", 2, "whose turn it is"),
            number("die", 6, "the die"),
            Part("scores", "the points", lambda view: view["scores"], shape=(3,), high=18),
            Part("hand", "the own hand", hand, shape=(12,), values=cards),
            Part("laid", "laid cards", lambda view: [int(card in view["laid"]) for card in CARDS], shape=(12,)),
        ],
    )


LEARNING = Learning(actions, schema)


def learning() -> Learning:
    return LEARNING


LEARNED = replace(SNIP, learning=learning)
