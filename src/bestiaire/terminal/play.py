"""Playing in the terminal: against the computer, or two people at one keyboard."""

from __future__ import annotations

import argparse
import contextlib
import shlex
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

import bestiaire
from bestiaire.cli import default_language, write_record
from bestiaire.core.check import suggest
from bestiaire.core.errors import BadInput, BestiaireError, NothingToUndo, show
from bestiaire.core.info import GameInfo
from bestiaire.core.table import Table
from bestiaire.players import Seat
from bestiaire.terminal.board import board_of, card_panel, seat_names, words_of
from bestiaire.terminal.output import Output, numbered
from bestiaire.terminal.screen import Paragraph
from bestiaire.terminal.seating import command_name, computers_of, keep, load, table_by_options
from bestiaire.words import Phrase, say
from bestiaire.words.nouns import MOVE

with contextlib.suppress(ImportError):  # arrow keys and history, where the system has them
    import readline  # noqa: F401

COMMANDS = {
    "help": ("help", "aide", "h", "?"),
    "table": ("table", "t"),
    "card": ("card", "carte", "c"),
    "rule": ("rule", "règle", "regle", "why", "pourquoi"),
    "log": ("log", "journal", "l"),
    "piles": ("piles", "discard", "défausses", "defausses"),
    "undo": ("undo", "annuler", "u"),
    "save": ("save", "sauver"),
    "resume": ("resume", "reprendre"),
    "lang": ("lang", "langue"),
    "quit": ("quit", "quitter", "q", "exit"),
}
"""Every command and what may be typed for it, in either language."""

HELP = [
    Phrase(
        en="NUMBER — choose from the list; a card's name or a key such as {key} will do, too",
        fr="NUMÉRO — choisir dans la liste ; le nom d'une carte ou une clé comme {key} vont aussi",
    ),
    Phrase(
        en="table (or Enter) — show the table and the question again",
        fr="table (ou Entrée) — revoir la table et la question",
    ),
    Phrase(
        en="card NAME (or NUMBER) — read a card; card — read every card on the table",
        fr="carte NOM (ou NUMÉRO) — lire une carte ; carte — lire toutes les cartes de la table",
    ),
    Phrase(
        en="rule — why this is asked; rule WORD or NUMBER — any rule",
        fr="règle — pourquoi cette question ; règle MOT ou NUMÉRO — n'importe quelle règle",
    ),
    Phrase(en="log — everything that happened", fr="journal — tout ce qui s'est passé"),
    Phrase(en="piles — discard piles and other open cards", fr="défausses — défausses et autres cartes visibles"),
    Phrase(en="undo — take back your last choice", fr="annuler — reprendre votre dernier choix"),
    Phrase(
        en="save FILE, resume FILE — keep a game, go on with one",
        fr="sauver FICHIER, reprendre FICHIER — garder une partie, en continuer une",
    ),
    Phrase(en="lang fr — français", fr="langue en — English"),
    Phrase(en="quit — leave; the game is saved", fr="quitter — partir ; la partie est sauvegardée"),
]
"""What can be typed; the first only while something is asked."""

NEWS = 6
"""How many lines of what happened last are worth a tighter table, on a low screen."""

WORDS = {word: command for command, words in COMMANDS.items() for word in words}


class Leave(Exception):
    """The user goes: by `quit`, Ctrl-C or the end of the input."""


class Session:
    """One evening at the table."""

    def __init__(self, table: Table, lang: str, file: str | None) -> None:
        self.out = Output(lang)
        self.file = file
        """Where this game was saved last, or came from: leaving saves it there again."""
        self.take_table(table)

    def take_table(self, table: Table) -> None:
        self.table = table
        self.saved: list[str] | None = None if self.file is None else table.moves
        """The moves that the file has; if the table has others, there is something to save."""
        self.computers = computers_of(table)
        self.seat_at_screen: int | None = None
        self.info: GameInfo = table.info
        self.words = words_of(table.info)
        self.board = board_of(table.info)

    @staticmethod
    def start(options: argparse.Namespace) -> Session:
        """A session as the command line asks for it."""
        return Session(table_by_options(options), options.lang, options.resume)

    @property
    def lang(self) -> str:
        return self.out.lang

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.table.seats) if seat not in self.computers]

    def names(self, seat: int | None) -> list[str]:
        return seat_names(self.table, self.lang, seat)

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
                else:
                    self.ask(choice.player)
        except (Leave, KeyboardInterrupt, EOFError, BrokenPipeError):
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            self.leave()
        return 0

    def greet(self) -> None:
        self.out.say(
            en=f"{self.info.name['en']}. Type the number of your choice, or 'help'.",
            fr=f"{self.info.name['fr']}. Tapez le numéro de votre choix, ou « aide ».",
            style="bold",
        )
        moves = len(self.table.moves)
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
            return self.obey(WORDS[command.lower()], rest.strip(), seat)
        try:
            self.table.play(self.meant_by(line))
        except BestiaireError:
            self.out.complain(
                en=f"{show(line)} is neither an answer nor a command: type a number from the list, or 'help'.",
                fr=f"{show(line)} n'est ni une réponse ni une commande : tapez un numéro de la liste, ou « aide ».",
            )
            return False
        return True

    def meant_by(self, line: str) -> str:
        """The key that a line means: its number in the list, the key itself, or a card id that only one option has."""
        choice = self.table.choice
        assert choice is not None
        keys = choice.keys
        if line.isdigit():
            return keys[place_in_list(line, len(keys))] if place_in_list(line, len(keys)) >= 0 else line
        if line in keys:
            return line
        word = line.casefold()
        alike = [key for key in keys if word in names_in(key, self.info)]
        return alike[0] if len(alike) == 1 else line

    # -- commands

    def obey(self, command: str, rest: str, seat: int | None) -> bool:
        """Carries out a command; whether the table must be shown again."""
        commands: dict[str, Callable[[str, int | None], bool]] = {
            "help": self.help,
            "table": self.redraw,
            "card": self.show_card,
            "rule": self.show_rule,
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

    def redraw(self, rest: str, seat: int | None) -> bool:
        return True

    def show_log(self, rest: str, seat: int | None) -> bool:
        self.out.print(*self.log_since(0, seat))
        return False

    def help(self, rest: str, seat: int | None) -> bool:
        choice = self.table.choice
        for phrase in HELP if choice is not None else HELP[1:]:
            said = phrase.say(self.lang, key="" if choice is None else choice.keys[0])
            self.out.print(Paragraph(said, hang=2))
        return False

    def show_card(self, rest: str, seat: int | None) -> bool:
        """Reads a card by name, id, or the number of the option it stands in; without any, all on the table."""
        view, names = self.table.view(seat), self.names(seat)
        if not rest:
            self.out.print(self.board.reading(view, names, self.lang))
            return False
        choice = self.table.choice
        cards = {card["id"]: card for card in self.info.cards()}
        place = -1 if choice is None else place_in_list(rest, len(choice.options))
        wanted = choice.options[place].name if choice is not None and place >= 0 else rest
        near = wanted.casefold().replace("_", " ")
        found = [card for card in cards.values() if any(near in name.casefold() for name in spoken_names(card))]
        exact = [card for card in found if near in [name.casefold() for name in spoken_names(card)]]
        if not cards:
            self.out.complain(en="This game lists no cards.", fr="Ce jeu ne liste pas de cartes.")
        elif not found:
            known = [card[f"name_{self.lang}"] for card in cards.values()]
            hint = suggest(rest, known)
            self.out.complain(
                en=f"No card is called {show(rest)}{hint.en}.", fr=f"Aucune carte ne s'appelle {show(rest)}{hint.fr}."
            )
        for card in exact or found[:5]:
            self.out.print(card_panel(card, self.board.notes(view, card["id"], names, self.lang), self.lang))
        return False

    def show_rule(self, rest: str, seat: int | None) -> bool:
        choice = self.table.choice
        rule = rest or ("" if choice is None else choice.rule)
        text = self.words.rule(rule, self.lang)
        if not rule:
            self.out.complain(en="Which rule? rule 74", fr="Quelle règle ? règle 74")
        elif text is None:
            self.out.complain(
                en=f"There is nothing to read about a rule {show(rule)}.",
                fr=f"Il n'y a rien à lire sur une règle {show(rule)}.",
            )
        else:
            self.out.print(Paragraph(text, label=Text(f"{rule.upper()}  ", style="bold")))
        return False

    def show_piles(self, rest: str, seat: int | None) -> bool:
        piles = self.board.piles(self.table.view(seat), self.names(seat), self.lang)
        if not piles:
            self.out.say(
                en="Everything that lies open is on the table: type table.",
                fr="Tout ce qui est visible est sur la table : tapez table.",
            )
        self.out.print(*(Paragraph(pile, hang=2) for pile in piles))
        return False

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
                if back.choice is not None and back.choice.player in own:
                    break
                is_free = False  # somebody else's choice
        except NothingToUndo:
            self.out.complain(en="There is nothing to take back.", fr="Il n'y a rien à reprendre.")
            return False
        if len(self.people) > 1 and not is_free and not self.agreed():
            self.out.complain(en="Nothing was taken back.", fr="Rien n'a été repris.")
            return False
        self.table = back
        return True

    def agreed(self) -> bool:
        answer = self.out.read(
            say(
                self.lang,
                en="Something new was seen since. Does everybody agree? (y/n)",
                fr="Du nouveau a été vu depuis. Tout le monde est-il d'accord ? (o/n)",
            )
        )
        return answer.lower()[:1] in ("y", "o")

    def save(self, rest: str, seat: int | None) -> bool:
        if not rest:
            self.out.complain(en="Save to which file? save FILE", fr="Dans quel fichier ? sauver FICHIER")
            return False
        write_record(rest, self.table.record())
        self.file, self.saved = rest, self.table.moves
        self.out.say(en=f"Saved: {rest}", fr=f"Sauvegardé : {rest}")
        return False

    def resume(self, rest: str, seat: int | None) -> bool:
        if not rest:
            self.out.complain(en="Resume which file? resume FILE", fr="Quel fichier ? reprendre FICHIER")
            return False
        table = load(rest, self.info)
        self.put_away()
        self.file = rest
        self.take_table(table)
        self.greet()
        return True

    def speak(self, rest: str, seat: int | None) -> bool:
        if rest not in ("en", "fr"):
            self.out.complain(en="lang en or lang fr", fr="langue en ou langue fr")
            return False
        self.out.lang = rest
        return True

    # -- showing

    def hand_over(self, seat: int) -> None:
        """Between two people the screen hides before the other hand is shown."""
        if len(self.people) > 1 and self.seat_at_screen != seat:
            self.out.wipe()
            name = self.names(None)[seat]
            self.out.read(
                say(
                    self.lang,
                    en=f"{name}, it is your choice. Press Enter when only you can see the screen.",
                    fr=f"{name}, à vous de choisir. Entrée quand vous seul voyez l'écran.",
                )
            )
            self.out.wipe()
        self.seat_at_screen = seat

    def show_table(self, seat: int) -> None:
        """What happened since this seat last chose, the table as large as it fits, and the question below it."""
        news, question = self.log_since(self.news_of(seat), seat), self.question(seat)
        layouts = self.board.layouts(self.table.view(seat), self.names(seat), self.lang, self.out.screen.width)
        screen, prompt = self.out.screen, 1
        taken = min(screen.lines_of(*news), NEWS) + screen.lines_of(*question) + prompt
        self.out.print(*news, screen.first_that_fits(layouts, taken))
        self.out.print_marked(*question)

    def question(self, seat: int) -> list[RenderableType]:
        """What is asked, and the numbered choices."""
        view = self.table.view(seat)
        answers = [self.words.answer(view, option["key"], self.lang) for option in view["choice"]["options"]]
        question = self.words.question(view, self.lang)
        if len(self.people) > 1:
            question = f"{self.names(seat)[seat]} — {question}"
        return [
            Paragraph(question, style="bold", hang=2),
            *(numbered(number, answer) for number, answer in enumerate(answers, start=1)),
        ]

    def log_since(self, start: int, seat: int | None) -> list[RenderableType]:
        names = self.names(seat)
        told = [self.words.event(event.seen_by(seat), seat, names, self.lang) for event in self.table.events[start:]]
        return [Paragraph(sentence, label="  ", hang=4) for sentence in told]

    def news_of(self, seat: int) -> int:
        """How many events had happened when this seat last chose: what came after is news to it."""
        back = self.table.fork()
        try:
            while True:
                back.undo()
                if back.choice is not None and back.choice.player == seat:
                    return len(back.events)
        except NothingToUndo:
            return 0

    # -- the end

    def after_the_game(self) -> None:
        """The game is over: who won, and what one may still do."""
        result = self.table.result
        assert result is not None
        seat = self.people[0] if len(self.people) == 1 else None
        if seat is not None:
            self.out.print(*self.log_since(self.news_of(seat), seat))
        ending = self.words.ending(result.to_json(), seat, self.names(seat), self.lang)
        layouts = self.board.layouts(self.table.view(seat), self.names(seat), self.lang, self.out.screen.width)
        self.out.print(self.out.screen.first_that_fits(layouts, 6), Paragraph(ending, style="bold reverse", hang=2))
        self.out.say(
            en="Enter: play again. Or: undo, log, save FILE, quit.",
            fr="Entrée : rejouer. Ou : annuler, journal, sauver FICHIER, quitter.",
        )
        while True:
            line = self.out.read()
            command, _, rest = line.partition(" ")
            if not line:
                self.rematch()
                return
            if command.lower() not in WORDS:
                self.out.complain(
                    en="Enter, undo, log, save FILE or quit?",
                    fr="Entrée, annuler, journal, sauver FICHIER ou quitter ?",
                )
            elif self.obey(WORDS[command.lower()], rest.strip(), seat):
                return

    def rematch(self) -> None:
        """The same players once more, each one seat further, with new cards."""
        self.put_away()
        names = self.table.names[1:] + self.table.names[:1]
        self.file = None
        options = self.table.origin.options or None
        self.take_table(bestiaire.table(self.info.key, players=self.table.seats, options=options, names=names))

    def put_away(self) -> None:
        """Makes room for another game. What this one has not saved goes into a file of its own: the one it was saved to
        may be where somebody wants to go back to."""
        if self.table.moves and self.table.moves != self.saved:
            path = keep(self.table)
            self.out.say(en=f"The game before is saved: {path}", fr=f"La partie d'avant est sauvegardée : {path}")

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
            said = say(self.lang, en=f"Saved: {file}", fr=f"Sauvegardé : {file}")
        elif self.table.result is not None:
            command = f"{program} replay {file}{language}"
            said = say(self.lang, en=f"Saved. Look at it again: {command}", fr=f"Sauvegardé. Pour revoir : {command}")
        else:
            command = f"{program} play --resume {file}{language}"
            said = say(self.lang, en=f"Saved. Go on with: {command}", fr=f"Sauvegardé. Pour continuer : {command}")
        self.out.screen.print(Text(said), soft_wrap=True)


def go_away(number: int, frame: object) -> None:
    raise Leave


def place_in_list(line: str, length: int) -> int:
    """The place, from 0, that a number typed by a person means in a list; -1 if it means none."""
    if line.isascii() and line.isdigit() and len(line) <= 6 and 1 <= int(line) <= length:
        return int(line) - 1
    return -1


def names_in(key: str, info: GameInfo) -> list[str]:
    """What may be typed for an option instead of its key: the id or a name of its card."""
    name = key.partition(":")[2]
    cards = [card for card in info.cards() if card["id"] == name]
    return [name.casefold(), *(spoken.casefold() for card in cards for spoken in spoken_names(card))]


def spoken_names(card: dict[str, Any]) -> list[str]:
    return [card["id"].replace("_", " "), card["name_en"], card["name_fr"]]
