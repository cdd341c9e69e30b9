"""Options that are too many to be listed: how they are typed instead, and what such a line means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Shorthand:
    """Instead of so many options, one line that says how to type them; their keys still do."""

    keys: frozenset[str]
    hint: str
    read: Callable[[str], str | None]
    """The key that a line means, if it means any of them."""
    has_numbers: bool = True
    """Whether their numbers in the list mean them, too; not where numbers are what one types."""
