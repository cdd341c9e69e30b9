"""Tables of Duel for tests: a position, keys to play, and what lies where afterwards."""

from __future__ import annotations

from typing import Any

import bestiaire

Side = dict[str, Any]


def duel(us: Side | None = None, them: Side | None = None, **fields: Any) -> bestiaire.Table:
    """A table with us on seat 0 (at -7) and them on seat 1 (at 7); nothing in the market unless it is said."""
    seed = fields.pop("seed", 0)
    position = {"market": [], "deck": [], "players": [us or {}, them or {}], **fields}
    return bestiaire.table("duel", position=position, seed=seed)


def rolled(*dice: str, us: Side | None = None, them: Side | None = None, **fields: Any) -> bestiaire.Table:
    """A table where our Roll is fixed."""
    return duel(us, them, phase="resolve", dice=list(dice), **fields)


def play(table: bestiaire.Table, *keys: str) -> None:
    for key in keys:
        table.play(key)


def keys(table: bestiaire.Table) -> set[str]:
    return set() if table.choice is None else set(table.choice.keys)


def asked(table: bestiaire.Table) -> tuple[int, str] | None:
    return None if table.choice is None else (table.choice.player, table.choice.kind)


def us(table: bestiaire.Table) -> Side:
    side: Side = table.position()["players"][0]
    return side


def them(table: bestiaire.Table) -> Side:
    side: Side = table.position()["players"][1]
    return side


def told(table: bestiaire.Table, *kinds: str) -> list[dict[str, Any]]:
    """The events of these kinds, as everybody saw them."""
    return [event.seen_by(None) for event in table.events if event.kind in kinds]
