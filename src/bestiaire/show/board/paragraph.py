"""Paragraphs that never break in an ugly place."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.text import Text

GLUE = "\u2800"
"""Looks like a space where no line may break. (Rich would break at a no-break space, too.)"""

STAY_TOGETHER = re.compile(r" (?=[:;?!»])|(?<=«) |\u00a0")
"""Spaces that French puts between a sign and its word."""

NARROWEST = 8
"""Columns that a paragraph takes at least, however little is left of the screen."""


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
