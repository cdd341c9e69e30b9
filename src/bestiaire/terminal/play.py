"""Playing in the terminal: against the computer, or two people at one keyboard."""

from __future__ import annotations

import argparse
import contextlib
import shlex
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bestiaire
from bestiaire.core.errors import BadInput, BestiaireError, BrokenGame, NothingToUndo
from bestiaire.core.files import read_record, write_record
from bestiaire.core.table import Table
from bestiaire.core.telling import tell_ending
from bestiaire.players import Seat
from bestiaire.show.board.paragraph import Paragraph
from bestiaire.terminal.looking import NEWS, Looking
from bestiaire.terminal.seating import command_name, keep, load, table_by_options
from bestiaire.terminal.typed import WORDS, meant_by, unquoted
from bestiaire.words import LANGUAGES, say
from bestiaire.words.language import default_language
from bestiaire.words.nouns import MOVE

with contextlib.suppress(ImportError):  # arrow keys and history, where the system has them
    import readline  # noqa: F401

THE_END = 5
"""Lines for who won and what one may still do."""

RULE_FAILED = 1
"""The exit code when a game's own rules have a mistake."""


class Leave(Exception):
    """The user goes: by `quit`, Ctrl-C or the end of the input."""


class Session(Looking):
    """One evening at the table."""

    def __init__(self, table: Table, lang: str, file: str | None, asks_always: bool = False) -> None:
        super().__init__(table, lang)
        self.asks_always = asks_always
        self.file = file
        """Where this game was saved last, or came from: leaving saves it there again."""
        self.saved: list[str] | None = None if file is None else table.moves
        """The moves that the file has; if the table has others, there is something to save."""
        self.seat_at_screen: int | None = None
        self.shows_a_hand = False

    def take_table(self, table: Table, file: str | None) -> None:
        """Goes on with another game."""
        self.lay_out(table)
        self.file = file
        self.saved = None if file is None else table.moves
        self.seat_at_screen = None

    @staticmethod
    def start(options: argparse.Namespace) -> Session:
        """A session as the command line asks for it."""
        return Session(table_by_options(options), options.lang, options.resume, options.ask_always)

    # -- the loop

    def run(self) -> int:
        for name in ("SIGTERM", "SIGHUP"):  # being sent away or losing the terminal is leaving, too
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), go_away)
        try:
            self.greet()
            while True:
                choice = self.table.choice
                if choice is None:
                    self.after_the_game()
                elif choice.player in self.computers:
                    self.table.play(self.computers[choice.player].choose(Seat(self.table)))
                elif (given := self.given_by_itself(self.table)) is not None:
                    self.table.play(given)
                else:
                    self.ask(choice.player)
        except (Leave, KeyboardInterrupt, EOFError, BrokenPipeError):
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            self.leave()
        except BrokenGame as mistake:  # of who wrote the game or the card: the table stands where it stood
            self.out.complain(en=f"A rule has failed: {mistake}", fr=f"Une règle a échoué : {mistake}")
            self.leave()
            return RULE_FAILED
        return 0

    def greet(self) -> None:
        self.out.say(
            en=f"{self.info.name['en']}. Type the number of your choice, or 'help'.",
            fr=f"{self.info.name['fr']}. Tapez le numéro de votre choix, ou « aide ».",
            style="bold",
        )
        moves = len(self.table.moves)
        if not moves and self.words.in_short(self.lang):
            self.out.say(
                en="New here? 'rules' tells the game in short.", fr="Première partie ? « règles » dit le jeu en bref."
            )
        if moves:
            count = MOVE.count(self.lang, moves)
            self.out.say(
                en=f"Played so far: {count}; 'log' tells what happened.",
                fr=f"Déjà joué : {count} ; « journal » dit ce qui s'est passé.",
            )

    def ask(self, seat: int) -> None:
        """Shows the table as that seat sees it and takes lines until one of them changes something."""
        self.hand_over(seat)
        self.show_table(seat)
        while not self.take_line(self.read_answer(seat), seat):
            pass

    def read_answer(self, seat: int) -> str:
        """A line typed below the question, which is shown again if it has scrolled out of sight."""
        if not self.out.is_mark_in_sight:
            self.out.print_marked(*self.question(seat))
        return self.out.read()

    def take_line(self, line: str, seat: int) -> bool:
        """Whether the table must be shown again; else the next line is awaited."""
        if not line:
            return True
        command, _, rest = line.partition(" ")
        if command.lower() in WORDS:
            return self.obey(WORDS[command.lower()], unquoted(rest), seat)
        try:
            assert self.table.choice is not None
            short = self.board.shorthand(self.table.view(seat), self.lang)
            self.table.play(meant_by(line, self.table.choice, self.info, short))
        except BestiaireError as error:
            self.out.complain(en=error.say("en"), fr=error.say("fr"))
            return False
        return True

    # -- commands

    def obey(self, command: str, rest: str, seat: int | None) -> bool:
        """Carries out a command; whether the table must be shown again."""
        commands: dict[str, Callable[[str, int | None], bool]] = {
            "help": self.help,
            "table": self.redraw,
            "card": self.show_card,
            "rule": self.show_rule,
            "why": self.show_why,
            "rules": self.show_rules,
            "hint": self.show_hint,
            "log": self.show_log,
            "piles": self.show_piles,
            "undo": self.undo,
            "save": self.save,
            "resume": self.resume,
            "lang": self.speak,
            "quit": self.quit,
        }
        try:
            return commands[command](rest, seat)
        except BestiaireError as error:
            self.out.complain(en=error.say("en"), fr=error.say("fr"))
            return False

    def quit(self, rest: str, seat: int | None) -> bool:
        raise Leave

    def undo(self, rest: str, seat: int | None) -> bool:
        """Back to this player's own last choice (None: to the last one of a person). Against the computer always free;
        between people the others are asked where somebody else chose or something new was seen since."""
        own = self.people if seat is None else [seat]
        back = self.table.fork()
        is_free = True
        try:
            while True:
                is_free = is_free and back.undo_is_free
                back.undo()
                if back.choice is None or back.choice.player not in own:
                    is_free = False  # somebody else's choice
                elif self.given_by_itself(back) is None:
                    break
        except NothingToUndo:
            self.out.complain(en="There is nothing to take back.", fr="Il n'y a rien à reprendre.")
            return False
        if (
            len(self.people) > 1
            and not is_free
            and not self.says_yes(
                say(
                    self.lang,
                    en="Somebody has chosen or seen something since. Does everybody agree? (y/n)",
                    fr="Depuis, quelqu'un a choisi ou vu quelque chose. Tout le monde est-il d'accord ? (o/n)",
                )
            )
        ):
            self.out.complain(en="Nothing was taken back.", fr="Rien n'a été repris.")
            return False
        self.table = back
        return True

    def says_yes(self, question: str) -> bool:
        return self.out.read(question).lower()[:1] in ("y", "o")

    def save(self, rest: str, seat: int | None) -> bool:
        if not rest:
            self.out.complain(en="Save to which file? save FILE", fr="Dans quel fichier ? sauver FICHIER")
            return False
        record = self.table.record()
        if not self.may_replace(rest, record):
            self.out.complain(en="Nothing was saved.", fr="Rien n'a été sauvegardé.")
            return False
        write_record(rest, record)
        self.file, self.saved = rest, self.table.moves
        self.out.print_path(say(self.lang, en="Saved:", fr="Sauvegardé :"), rest)
        return False

    def may_replace(self, path: str, record: dict[str, Any]) -> bool:
        """Whether saving there loses nothing: no game is there, or an earlier moment of this one; else one is asked."""
        try:
            there = read_record(path)
        except BadInput:  # nothing there, or nothing that could be replaced: writing says so
            return True
        if path == self.file or "bestiaire" not in there or is_continued_by(there, record):
            return True
        asked = say(self.lang, en="This file holds another game:", fr="Ce fichier contient une autre partie :")
        self.out.print_path(asked, path)
        return self.says_yes(say(self.lang, en="Replace it? (y/n)", fr="La remplacer ? (o/n)"))

    def resume(self, rest: str, seat: int | None) -> bool:
        if not rest:
            self.out.complain(en="Resume which file? resume FILE", fr="Quel fichier ? reprendre FICHIER")
            return False
        table = load(rest, self.info)
        self.put_away()
        self.take_table(table, rest)
        self.greet()
        return True

    def speak(self, rest: str, seat: int | None) -> bool:
        if rest not in LANGUAGES:
            self.out.complain(en="Which language? lang en, lang fr", fr="Quelle langue ? langue en, langue fr")
            return False
        self.out.lang = rest
        return True

    # -- showing

    def hand_over(self, seat: int) -> None:
        """Between two people the screen hides before the other hand is shown."""
        if len(self.people) > 1 and self.seat_at_screen != seat:
            if self.shows_a_hand:
                self.out.wipe()
            name = self.names(None)[seat]
            typed = self.out.read(
                say(
                    self.lang,
                    en=f"{name}, it is your choice. Press Enter when only you can see the screen.",
                    fr=f"{name}, à vous de choisir. Entrée quand vous seul voyez l'écran.",
                )
            )
            if WORDS.get(typed.lower()) == "quit":
                raise Leave
            self.out.wipe()
        self.seat_at_screen = seat
        self.shows_a_hand = True

    # -- the end

    def after_the_game(self) -> None:
        """The game is over: who won, and what one may still do."""
        result = self.table.result
        assert result is not None
        seat = self.people[0] if len(self.people) == 1 else None
        view, names = self.table.view(seat), self.names(seat)
        ending = Paragraph(
            tell_ending(self.words, result.to_json(), seat, names, self.lang), style="bold reverse", hang=2
        )
        news = self.log_since(self.news_of(seat), seat)
        if news and news[-1].body.plain == ending.body.plain:  # said once, below the table
            news.pop()
        layouts = self.board.layouts(view, names, self.lang, self.out.screen.width)
        self.out.print(*news, self.out.screen.first_that_fits(layouts, min(len(news), NEWS) + THE_END), ending)
        self.offer_more()
        while True:
            line = self.out.read()
            command, _, rest = line.partition(" ")
            if not line:
                self.rematch()
                return
            if command.lower() not in WORDS:
                self.offer_more()
            elif self.obey(WORDS[command.lower()], unquoted(rest), seat):
                return

    def offer_more(self) -> None:
        self.out.say(
            en="The game is over. Enter: play again. Or: undo, log, save FILE, quit.",
            fr="La partie est finie. Entrée : rejouer. Ou : annuler, journal, sauver FICHIER, quitter.",
        )

    def rematch(self) -> None:
        """The same players once more, each one seat further, with new cards."""
        self.put_away()
        names = self.table.names[1:] + self.table.names[:1]
        options = self.table.origin.options
        self.take_table(bestiaire.table(self.info.key, players=self.table.seats, options=options, names=names), None)

    def put_away(self) -> None:
        """Makes room for another game. What this one has not saved goes into a file of its own: the one it was saved to
        may be where somebody wants to go back to."""
        if self.table.moves and self.table.moves != self.saved:
            said = say(self.lang, en="The game before is saved:", fr="La partie d'avant est sauvegardée :")
            self.out.print_path(said, str(keep(self.table)))

    def store(self) -> str | Path | None:
        """Saves what has not been saved: to its own file, or else where there is room; says where it is now."""
        if self.table.moves == self.saved:
            return self.file
        try:
            if self.file is not None:
                write_record(self.file, self.table.record())
                return self.file
        except BadInput:
            pass
        return keep(self.table)

    def leave(self) -> None:
        """Goes without losing anything: what has not been saved is, and how to come back is said."""
        path = self.store()
        with contextlib.suppress(BrokenPipeError):
            self.say_goodbye(path)

    def say_goodbye(self, path: str | Path | None) -> None:
        self.out.print("")
        if path is None:
            self.out.complain(
                en="The game could not be saved anywhere.", fr="La partie n'a pu être sauvegardée nulle part."
            )
            return
        file, program = shlex.quote(str(path)), command_name()
        language = "" if self.lang == default_language() else f" --lang {self.lang}"
        if program is None:
            said, command = say(self.lang, en="Saved:", fr="Sauvegardé :"), file
        elif self.table.result is not None:
            said = say(self.lang, en="Saved. Look at it again:", fr="Sauvegardé. Pour revoir :")
            command = f"{program} replay {file}{language}"
        else:
            said = say(self.lang, en="Saved. Go on with:", fr="Sauvegardé. Pour continuer :")
            asking = " --ask-always" if self.asks_always else ""
            command = f"{program} play --resume {file}{asking}{language}"
        self.out.print_path(said, command)


def go_away(number: int, frame: object) -> None:
    raise Leave


def is_continued_by(earlier: dict[str, Any], later: dict[str, Any]) -> bool:
    """Whether one record is an earlier moment of the other's game."""
    start = ("game", "version", "options", "players", "seed", "position")
    moves = earlier.get("moves")
    return (
        isinstance(moves, list)
        and all(earlier.get(field) == later.get(field) for field in start)
        and later["moves"][: len(moves)] == moves
    )
