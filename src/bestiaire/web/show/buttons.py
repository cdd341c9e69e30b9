"""A legal move as a button: the same in every game."""

from __future__ import annotations

from typing import NamedTuple


class Button(NamedTuple):
    """A legal move."""

    key: str
    label: str
    sentence: str
    """The whole of it: what a screen reader says."""
    confirm: bool
    """Whether it can't be taken back freely and is asked for twice."""
    harms_own: bool = False
    """Whether it costs the chooser something of their own."""


def with_label(label: str, sentence: str) -> str:
    """A sentence in which what is read on the button is heard, too."""
    return sentence if label in sentence else f"{label} – {sentence}"
