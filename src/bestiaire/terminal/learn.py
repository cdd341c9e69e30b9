"""A lesson in the terminal: the guide's words, the table, and the question, step by step."""

from __future__ import annotations

from rich.text import Text

import bestiaire
from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput, BestiaireError
from bestiaire.core.info import GameInfo
from bestiaire.core.lessons import LEARNER, NAMES, Lesson, Step, goes_on, reply_to, scene_of, spoken
from bestiaire.players import EASIEST
from bestiaire.show.board.market import CUBE_SIGN
from bestiaire.show.board.paragraph import Paragraph, rule_off
from bestiaire.terminal.looking import Looking
from bestiaire.terminal.play import Leave, Session
from bestiaire.terminal.typed import WORDS, meant_by, unquoted
from bestiaire.words import LANGUAGES, Phrase, say

BACK = ("back", "b", "retour")
SKIP = ("skip", "s", "passer")
GO_ON = Phrase(
    en="Enter: go on. Or: back, skip, card NAME, rules, lang fr, quit.",
    fr="Entrée : continuer. Ou : retour, passer, carte NOM, règles, langue en, quitter.",
)
THE_END = Phrase(
    en="That was the lesson. Enter: a first game against the easiest computer. Or: back, quit.",
    fr="La leçon est finie. Entrée : une première partie contre l'ordinateur le plus facile. Ou : retour, quitter.",
)
SIGNS = {"heart": "♥", "heart-broken": "♥", "star": "★", "cube": CUBE_SIGN, "bug": "◉"}
"""Signs of outcomes as boards draw them; others are a dot."""


def find(name: str) -> tuple[GameInfo, Lesson]:
    """The lesson of that name, or the first one of the game of that name; BadInput if there is none."""
    known = {lesson.key: (info, lesson) for info in bestiaire.games().values() for lesson in info.lessons()}
    if name in known:
        return known[name]
    shelf = bestiaire.games()
    if name in shelf and shelf[name].lessons():
        return shelf[name], shelf[name].lessons()[0]
    raise BadInput("lesson", unknown_of_few(name, known))


class Learning(Looking):
    """A lesson, and how far somebody has come."""

    def __init__(self, info: GameInfo, lesson: Lesson, number: int, lang: str) -> None:
        self.lesson = lesson
        self.number = number
        super().__init__(scene_of(info, lesson, number).table, lang)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def people(self) -> list[int]:
        return [LEARNER]

    def run(self) -> int:
        try:
            self.turn_to(self.number)
            while True:
                self.take(self.out.read())
        except (Leave, KeyboardInterrupt, EOFError, BrokenPipeError):
            return 0

    def names(self, seat: int | None) -> list[str]:
        return [say(self.lang, en="You", fr="Vous"), *NAMES[: self.table.seats - 1]]

    # -- showing

    def turn_to(self, number: int) -> None:
        """Shows a step: what happened since the one before, the table, what is said, and what is asked."""
        self.number = number
        scene = scene_of(self.info, self.lesson, number)
        self.lay_out(scene.table)
        steps = len(self.lesson.steps)
        heading = f"{number + 1}/{steps}  {spoken(self.info, self.step.title, self.lang)}"
        view, names = self.table.view(LEARNER), self.names(LEARNER)
        layouts = self.board.layouts(view, names, self.lang, self.out.screen.width)
        told = [Paragraph(spoken(self.info, self.step.text, self.lang))]
        for outcome in self.step.outcomes:
            label = f"  {outcome.sign if ':' in outcome.sign else SIGNS.get(outcome.sign, '•')}  "
            told.append(Paragraph(spoken(self.info, outcome.words, self.lang), label=label))
        asked = self.question(LEARNER) if self.step.answers else [Paragraph(self.what_next().say(self.lang))]
        taken = self.out.screen.lines_of(*told, *asked) + 3
        self.out.print(*self.log_since(scene.changed, LEARNER), self.out.screen.first_that_fits(layouts, taken))
        self.out.print(rule_off(Text(heading, style="bold")), *told)
        self.out.print_marked(*asked)

    def what_next(self) -> Phrase:
        return THE_END if self.is_last else GO_ON

    @property
    def is_last(self) -> bool:
        return self.number + 1 == len(self.lesson.steps)

    # -- what is typed

    def take(self, line: str) -> None:
        command, _, rest = line.partition(" ")
        word = command.lower()
        if word in BACK:
            self.turn_to(max(0, self.number - 1))
        elif word in SKIP or (not line and not self.step.answers):
            self.go_on()
        elif not line:
            self.turn_to(self.number)
        elif word in WORDS:
            self.obey(WORDS[word], unquoted(rest))
        else:
            self.answer(line)

    def go_on(self) -> None:
        if not self.is_last:
            self.turn_to(self.number + 1)
            return
        table = bestiaire.table(self.info.key, options=dict(self.lesson.options))
        table.names = ["", *[EASIEST] * (table.seats - 1)]
        Session(table, self.lang, None).run()
        raise Leave

    def answer(self, line: str) -> None:
        """Goes on if it is what the guide waits for; else says why not, and nothing has changed."""
        choice = self.table.choice
        if choice is None or not self.step.answers:
            self.out.print(Paragraph(self.what_next().say(self.lang)))
            return
        try:
            short = self.board.shorthand(self.table.view(LEARNER), self.lang)
            key = meant_by(line, choice, self.info, short)
        except BestiaireError as error:
            self.out.complain(en=error.say("en"), fr=error.say("fr"))
            return
        if goes_on(self.lesson, self.number, key):
            self.go_on()
        else:
            reply = reply_to(self.lesson, self.number, key)
            self.out.complain(en=spoken(self.info, reply, "en"), fr=spoken(self.info, reply, "fr"))

    def obey(self, command: str, rest: str) -> None:
        """Carries out a command that only shows something."""
        commands = {
            "card": self.show_card,
            "rule": self.show_rule,
            "rules": self.show_rules,
            "log": self.show_log,
            "piles": self.show_piles,
        }
        if command == "quit":
            raise Leave
        if command == "lang" and rest in LANGUAGES:
            self.out.lang = rest
            self.turn_to(self.number)
        elif command == "table":
            self.turn_to(self.number)
        elif command in commands:
            commands[command](rest, LEARNER)
        else:
            self.out.print(Paragraph(GO_ON.say(self.lang)))
