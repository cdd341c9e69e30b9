"""A puzzle in the terminal: the table, the task, and what comes of each try."""

from __future__ import annotations

import argparse
import sys
from datetime import date
from typing import Final

from rich.text import Text

import bestiaire
from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput, BestiaireError
from bestiaire.core.info import GameInfo
from bestiaire.puzzles.puzzle import GRADES, Puzzle, table_of
from bestiaire.puzzles.shelf import chosen, of_day, puzzles_of
from bestiaire.puzzles.telling import asked_seat, names_at, task, theme_name, why_right, why_wrong
from bestiaire.show.board.paragraph import Paragraph, rule_off
from bestiaire.terminal.looking import Looking
from bestiaire.terminal.play import Leave
from bestiaire.terminal.typed import WORDS, meant_by, unquoted
from bestiaire.words import LANGUAGES, Phrase, capital, say

NEXT: Final = ("next", "n", "suivant")
SHOW: Final = ("answer", "réponse", "reponse")
LIST_THEMES: Final = "?"
WHAT_ELSE: Final = Phrase(
    en="A number to try. Or: answer, next, card NAME, rules, lang fr, quit.",
    fr="Un numéro pour essayer. Ou : réponse, suivant, carte NOM, règles, langue en, quitter.",
)
WHAT_NEXT: Final = Phrase(en="Enter: the next puzzle. Or: quit.", fr="Entrée : le problème suivant. Ou : quitter.")


def start(options: argparse.Namespace) -> int:
    info, puzzles = puzzles_asked_for(options)
    if not puzzles:
        raise BadInput("puzzle", Phrase(en="there is none of this kind", fr="il n'y en a pas de cette sorte"))
    return Solving(info, puzzles, options.lang).run()


def puzzles_asked_for(options: argparse.Namespace) -> tuple[GameInfo, list[Puzzle]]:
    """The puzzle that a command line means, and those after it."""
    if options.game is None:
        today = of_day(date.today())
        if not today:
            raise BadInput("puzzle", Phrase(en="there are none", fr="il n'y en a pas"))
        info, first = today[0]
        return info, [first, *(one for one in chosen(puzzles_of(info).values()) if one.key != first.key)]
    info = bestiaire.game(options.game)
    known = puzzles_of(info)
    puzzling = info.puzzling()
    themes = {} if puzzling is None else puzzling.themes
    if options.theme == LIST_THEMES:
        for name, words in themes.items():
            sys.stdout.write(f"{name:10}  {words.say(options.lang)}\n")
        raise SystemExit(0)
    if options.theme is not None and options.theme not in themes:
        raise BadInput("theme", unknown_of_few(options.theme, themes))
    if options.key is not None and options.key not in known:
        raise BadInput("key", Phrase(en="no puzzle has this one", fr="aucun problème n'a celle-ci"))
    following = list(chosen(known.values(), options.theme or "", options.grade or 0))
    if options.key is not None:
        following = [known[options.key], *(one for one in following if one.key != options.key)]
    return info, following


class Solving(Looking):
    """A row of puzzles, and which one is asked."""

    def __init__(self, info: GameInfo, puzzles: list[Puzzle], lang: str) -> None:
        self.puzzles = puzzles
        self.place = 0
        self.is_over = False
        super().__init__(table_of(info, puzzles[0]), lang)

    @property
    def puzzle(self) -> Puzzle:
        return self.puzzles[self.place]

    @property
    def seat(self) -> int:
        return asked_seat(self.table)

    @property
    def people(self) -> list[int]:
        return [self.seat]

    def run(self) -> int:
        try:
            self.ask()
            while True:
                self.take(self.out.read())
        except (Leave, KeyboardInterrupt, EOFError, BrokenPipeError):
            return 0

    def names(self, seat: int | None) -> list[str]:
        return [capital(name) for name in names_at(self.table, self.seat, self.lang)]

    def ask(self) -> None:
        """Shows the table, the task and the question."""
        self.is_over = False
        self.lay_out(table_of(self.info, self.puzzle))
        puzzle = self.puzzle
        hardness = "●" * puzzle.grade + "○" * (len(GRADES) - puzzle.grade)
        heading = f"{task(puzzle, self.lang)}  {hardness}  {puzzle.key}"
        view, names = self.table.view(self.seat), self.names(self.seat)
        layouts = self.board.layouts(view, names, self.lang, self.out.screen.width)
        asked = self.question(self.seat)
        self.out.print(self.out.screen.first_that_fits(layouts, self.out.screen.lines_of(*asked) + 3))
        self.out.print(rule_off(Text(heading, style="bold")), Paragraph(theme_name(self.info, puzzle, self.lang)))
        self.out.print_marked(*asked)

    def take(self, line: str) -> None:
        command, _, rest = line.partition(" ")
        word = command.lower()
        if word in NEXT or (not line and self.is_over):
            self.place = (self.place + 1) % len(self.puzzles)
            self.ask()
        elif word in SHOW:
            self.explain()
        elif not line:
            self.ask()
        elif word in WORDS:
            self.obey(WORDS[word], unquoted(rest))
        else:
            self.try_out(line)

    def try_out(self, line: str) -> None:
        """Says whether it is the answer, and if not, what comes of it."""
        choice = self.table.choice
        assert choice is not None
        try:
            key = meant_by(line, choice, self.info, self.board.shorthand(self.table.view(self.seat), self.lang))
        except BestiaireError as error:
            self.out.complain(en=error.say("en"), fr=error.say("fr"))
            return
        if key == self.puzzle.answer:
            self.out.print(Paragraph(say(self.lang, en="Solved!", fr="Résolu !")))
            self.explain()
        else:
            en, fr = (why_wrong(self.info, self.puzzle, key, lang) for lang in ("en", "fr"))
            self.out.complain(en=f"Not yet: {en}", fr=f"Pas encore : {fr}")

    def explain(self) -> None:
        self.is_over = True
        told = [Paragraph(sentence) for sentence in why_right(self.info, self.puzzle, self.lang)]
        self.out.print(*told, Paragraph(WHAT_NEXT.say(self.lang)))

    def obey(self, command: str, rest: str) -> None:
        """Carries out a command that only shows something."""
        commands = {
            "card": self.show_card,
            "rule": self.show_rule,
            "rules": self.show_rules,
            "piles": self.show_piles,
        }
        if command == "quit":
            raise Leave
        if command == "lang" and rest in LANGUAGES:
            self.out.lang = rest
            self.ask()
        elif command == "table":
            self.ask()
        elif command in commands:
            commands[command](rest, self.seat)
        else:
            self.out.print(Paragraph(WHAT_ELSE.say(self.lang)))
