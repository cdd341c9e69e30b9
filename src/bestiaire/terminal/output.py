"""Talking with whoever sits at the terminal: sentences in one language, lines that are typed."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from bestiaire.show.board.paragraph import Paragraph, unit
from bestiaire.terminal.screen import Screen
from bestiaire.words import say

PROMPT = "› "
NO_BREAK = "\u00a0"


class Output:
    """The screen, the language, and how far what was last marked has scrolled up."""

    def __init__(self, lang: str) -> None:
        self.screen = Screen()
        self.lang = lang
        self.marked = 0
        """Lines of what must stay in sight."""
        self.below = 0
        """Lines printed below it since."""

    def print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.screen.print(part)
        self.below += self.screen.lines_of(*parts)

    def print_marked(self, *parts: RenderableType) -> None:
        """Prints something that must stay in sight."""
        self.print(*parts)
        self.marked, self.below = self.screen.lines_of(*parts), 0

    @property
    def is_mark_in_sight(self) -> bool:
        """Whether what was marked can still be seen above the next line that is typed."""
        return self.screen.room is None or self.below == 0 or self.marked + self.below + 1 <= self.screen.room

    def say(self, en: str, fr: str, style: str = "") -> None:
        """A sentence; each line of it hangs under itself."""
        for line in say(self.lang, en=en, fr=fr).split("\n"):
            self.print(Paragraph(line, hang=2, style=style))

    def complain(self, en: str, fr: str) -> None:
        self.say(en=en, fr=fr, style="red")

    def print_path(self, words: str, path: str) -> None:
        """Words and a file or a command that can be copied: in one piece, the terminal breaks it if it must."""
        line = Text(f"{words.replace(NO_BREAK, ' ')} {path}")
        self.screen.print(line, soft_wrap=True)
        self.below += 1 + line.cell_len // max(self.screen.width, 1)

    def read(self, prompt: str = PROMPT) -> str:
        """One line, typed behind the prompt; a long prompt is broken between its words."""
        *above, last = Paragraph(prompt.rstrip(), hang=2).lines(self.screen, self.screen.width - 1)
        self.print(*above)
        line = input(f"{last.plain} ")
        self.below += 1 + (len(last.plain) + 1 + len(line)) // max(self.screen.width, 1)
        return line.strip()

    def wipe(self) -> None:
        """Clears the screen and what could be scrolled back to."""
        self.screen.clear()
        if self.screen.is_terminal:
            self.screen.file.write("\x1b[3J")


NUMBER = "bold cyan"


def one_below_the_other(choices: list[tuple[int, str]], width: int) -> list[Paragraph]:
    """Numbered choices as a list."""
    return [Paragraph(words, label=Text(f"{number:>3} ", style=NUMBER)) for number, words in choices]


def side_by_side(choices: list[tuple[int, str]], width: int) -> list[Paragraph]:
    """Numbered choices in as few lines as will do; none is broken that fits on a line."""
    margin = "  "
    pieces = []
    for number, words in choices:
        is_short = cell_len(f"{margin}{number} {words}") <= width
        pieces.append(Text.assemble((str(number), NUMBER), unit(f" {words}") if is_short else f" {words}"))
    return [Paragraph(Text("   ").join(pieces), label=margin)] if pieces else []
