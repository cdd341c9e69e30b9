"""The screen: how much fits on it, and paragraphs that never break in an ugly place."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.text import Text

GLUE = "\u2800"
"""Looks like a space where no line may break. (Rich would break at a no-break space, too.)"""

STAY_TOGETHER = re.compile(r" (?=[:;?!»])|(?<=«) |\u00a0")
"""Spaces that French puts between a sign and its word."""

NARROWEST = 8
"""Columns that a paragraph takes at least, however little is left of the screen."""


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


class Paragraph:
    """A text whose further lines hang under its first word, behind its label or a little further in."""

    def __init__(self, body: str | Text, label: str | Text = "", hang: int = 0, style: str = "") -> None:
        self.body = Text(body, style=style) if isinstance(body, str) else body
        self.label = Text(label) if isinstance(label, str) else label
        self.hang = hang

    def lines(self, console: Console, width: int) -> list[Text]:
        """As it stands in so many columns."""
        indent = max(cell_len(self.label.plain), self.hang)
        body = self.body.copy()
        body.plain = STAY_TOGETHER.sub(GLUE, body.plain)
        wrapped = list(body.wrap(console, max(width - indent, NARROWEST))) or [Text()]
        for number, line in enumerate(wrapped):
            line.plain = line.plain.replace(GLUE, " ")
            wrapped[number] = Text.assemble(self.label if number == 0 else " " * indent, line)
            wrapped[number].rstrip()
        return wrapped

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from self.lines(console, options.max_width)


def unit(words: str) -> str:
    """Words that stay on one line."""
    return words.replace(" ", GLUE)


def rule_off(title: str | Text) -> Paragraph:
    """A heading in a list of paragraphs."""
    return Paragraph(title, label=Text("── ", style="bright_black"))
