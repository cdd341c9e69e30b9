"""The screen: how much fits on it."""

from __future__ import annotations

import os

from rich.console import Console, Group, RenderableType


class Screen(Console):
    """A console that knows its height, and lets a reader go early: the program then ends without a word."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    @property
    def room(self) -> int | None:
        """How many lines can be seen at once; None if nobody said, as in a file or a pipe."""
        return self.height if self.is_terminal or os.environ.get("LINES", "").isdigit() else None

    def lines_of(self, *parts: RenderableType) -> int:
        """How many lines these take here."""
        return len(self.render_lines(Group(*parts), pad=False)) if parts else 0

    def first_that_fits(self, layouts: list[RenderableType], taken: int) -> RenderableType:
        """The first of these layouts, which go from roomy to tight, beside so many lines; the tightest if none does."""
        return next((layout for layout in layouts[:-1] if self.fits(layout, taken)), layouts[-1])

    def fits(self, layout: RenderableType, taken: int) -> bool:
        """Whether it can be seen at once beside so many lines."""
        return self.room is None or self.lines_of(layout) + taken <= self.room
