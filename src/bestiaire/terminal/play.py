"""Playing in the terminal: against the computer, or two people at one keyboard."""

from __future__ import annotations

import argparse
import contextlib
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import bestiaire
from bestiaire.cli import read_record, read_seed, write_record
from bestiaire.core.check import show, suggest
from bestiaire.core.errors import BadInput, BestiaireError, NothingToUndo
from bestiaire.core.info import GameInfo
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.players import PLAYERS, Player, Seat, player
from bestiaire.terminal.board import board_of, card_panel, words_of
from bestiaire.terminal.replay import seat_names
from bestiaire.words import say

COMMANDS = {
    "help": ("help", "aide", "h", "?"),
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

WORDS = {word: command for command, words in COMMANDS.items() for word in words}


class Leave(Exception):
    """The user goes: by `quit`, Ctrl-C or the end of the input."""


class Session:
    """One evening at the table."""

    def __init__(self, table: Table, computers: dict[int, Player], lang: str) -> None:
        self.console = Console(highlight=False)
        self.computers = computers
        self.lang = lang
        self.seat_at_screen: int | None = None
        self.take_table(table)

    def take_table(self, table: Table) -> None:
        self.table = table
        self.info: GameInfo = table.info
        self.words = words_of(table.info)
        self.draw = board_of(table.info)
        self.told = [0] * table.seats
        """How many events each seat has been told."""

    @staticmethod
    def start(options: argparse.Namespace) -> Session:
        """A session as the command line asks for it."""
        info = bestiaire.game(options.game)
        if options.opponent not in PLAYERS:
            raise BadInput("opponent", f"unknown: {show(options.opponent)}{suggest(options.opponent, PLAYERS)}")
        if options.resume:
            table = load(info, options.resume)
        else:
            table = bestiaire.table(info.key, seed=read_seed(options.seed))
            table.names = seats_by_options(options, table.seats)
        return Session(table, computers_of(table), options.lang)

    # -- the loop

    def run(self) -> int:
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
        except (Leave, KeyboardInterrupt, EOFError):
            self.leave()
        return 0

    def greet(self) -> None:
        self.say(
            en=f"{self.info.name['en']}. Type the number of your choice, or 'help'.",
            fr=f"{self.info.name['fr']}. Tapez le numéro de votre choix, ou « aide ».",
            style="bold",
        )

    def ask(self, seat: int) -> None:
        """Shows the table as that seat sees it and takes one line: an answer or a command."""
        self.hand_over(seat)
        self.show_table(seat)
        self.show_question(seat)
        while not self.take_line(self.read_line("› "), seat):
            pass

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
            self.complain(
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
        if line.isascii() and line.isdigit() and 1 <= int(line[:6]) <= len(keys):
            return keys[int(line[:6]) - 1]
        word = line.lower().replace(" ", "_")
        alike = [key for key in keys if key == line or key.partition(":")[2] == word]
        return alike[0] if len(alike) == 1 else line

    # -- commands

    def obey(self, command: str, rest: str, seat: int) -> bool:
        """Carries out a command; whether the table must be shown again."""
        commands: dict[str, Callable[[str, int], bool]] = {
            "help": self.help,
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
            self.complain(en=str(error), fr=str(error))
            return False

    def quit(self, rest: str, seat: int) -> bool:
        raise Leave

    def show_log(self, rest: str, seat: int) -> bool:
        self.show_events(seat, 0)
        return False

    def help(self, rest: str, seat: int) -> bool:
        self.say(
            en=(
                "a number, or a key such as play:gorillion — your answer\n"
                "card NAME or card NUMBER — read a card     rule [ID] — why this is asked, or a rule by its id\n"
                "log — everything that happened             piles — discard piles and revealed cards\n"
                "undo — take back your last choice          lang en|fr — change the language\n"
                "save FILE, resume FILE                     quit — leave; the game is saved"
            ),
            fr=(
                "un numéro, ou une clé comme play:gorillion — votre réponse\n"
                "carte NOM ou carte NUMÉRO — lire une carte   règle [ID] — pourquoi cette question, ou une règle\n"
                "journal — tout ce qui s'est passé            défausses — défausses et cartes révélées\n"
                "annuler — reprendre votre dernier choix      langue en|fr — changer de langue\n"
                "sauver FICHIER, reprendre FICHIER            quitter — partir ; la partie est sauvegardée"
            ),
        )
        return False

    def show_card(self, rest: str, seat: int) -> bool:
        """Reads a card by name, id, or the number of the option it stands in."""
        choice = self.table.choice
        wanted = rest
        if choice is not None and rest.isascii() and rest.isdigit() and 1 <= int(rest[:6]) <= len(choice.options):
            wanted = choice.options[int(rest[:6]) - 1].name
        cards = self.info.cards()
        near = wanted.casefold().replace("_", " ")
        found = [card for card in cards if near and any(near in name.casefold() for name in spoken_names(card))]
        exact = [card for card in found if near in [name.casefold() for name in spoken_names(card)]]
        if not found:
            self.complain(en=f"No card is called {show(rest)}.", fr=f"Aucune carte ne s'appelle {show(rest)}.")
        for card in exact or found[:5]:
            self.console.print(card_panel(card, self.lang))
        return False

    def show_rule(self, rest: str, seat: int) -> bool:
        choice = self.table.choice
        rule = rest.upper() or ("" if choice is None else choice.rule)
        text = self.words.rule(rule, self.lang)
        if text is None:
            self.complain(en=f"There is no rule {show(rest)}.", fr=f"Il n'y a pas de règle {show(rest)}.")
        else:
            self.console.print(Text.assemble((f"{rule}  ", "bold"), text))
        return False

    def show_piles(self, rest: str, seat: int) -> bool:
        view = self.table.view(seat)
        names = self.spoken_names(seat)
        cards = {card["id"]: card[f"name_{self.lang}"] for card in self.info.cards()}
        nothing = say(self.lang, en="nothing", fr="rien")
        for owner, side in enumerate(view.get("players", [])):
            pile = ", ".join(cards[card] for card in side.get("discard", [])) or nothing
            if owner == seat:
                self.say(en=f"Your discard pile: {pile}", fr=f"Votre défausse : {pile}")
            else:
                self.say(en=f"Discard pile of {names[owner]}: {pile}", fr=f"Défausse de {names[owner]} : {pile}")
        revealed = ", ".join(cards[card] for card in view.get("revealed", [])) or nothing
        self.say(en=f"Revealed for the first player: {revealed}", fr=f"Révélées pour le premier joueur : {revealed}")
        return False

    def undo(self, rest: str, seat: int) -> bool:
        """Against the computer always free, back to the own last choice. Between two people the other one is asked
        where something new was seen since."""
        back = self.table.fork()
        try:
            back.undo()
            while back.choice is not None and back.choice.player in self.computers:
                back.undo()
        except NothingToUndo:
            self.complain(en="There is nothing to take back.", fr="Il n'y a rien à reprendre.")
            return False
        if not self.computers and not self.table.undo_is_free and not self.agreed():
            return False
        self.table = back
        self.told = [min(told, len(back.events)) for told in self.told]
        return True

    def agreed(self) -> bool:
        answer = self.read_line(
            say(
                self.lang,
                en="Something new was seen since. Does the other player agree? (y/n) ",
                fr="Du nouveau a été vu depuis. L'autre joueur est-il d'accord ? (o/n) ",
            )
        )
        return answer.lower()[:1] in ("y", "o")

    def save(self, rest: str, seat: int) -> bool:
        if not rest:
            self.complain(en="Save to which file? save FILE", fr="Dans quel fichier ? sauver FICHIER")
            return False
        write_record(rest, self.table.record())
        self.say(en=f"Saved: {rest}", fr=f"Sauvegardé : {rest}")
        return False

    def resume(self, rest: str, seat: int) -> bool:
        if not rest:
            self.complain(en="Resume which file? resume FILE", fr="Quel fichier ? reprendre FICHIER")
            return False
        table = load(self.info, rest)
        self.computers = computers_of(table)
        self.seat_at_screen = None
        self.take_table(table)
        return True

    def speak(self, rest: str, seat: int) -> bool:
        if rest not in ("en", "fr"):
            self.complain(en="lang en or lang fr", fr="langue en ou langue fr")
            return False
        self.lang = rest
        return True

    # -- showing

    def hand_over(self, seat: int) -> None:
        """Between two people the screen hides before the other hand is shown."""
        people = [other for other in range(self.table.seats) if other not in self.computers]
        if len(people) > 1 and self.seat_at_screen != seat:
            self.console.clear()
            name = self.spoken_names(None)[seat]
            self.read_line(
                say(
                    self.lang,
                    en=f"{name}, it is your choice. Press Enter when only you can see the screen. ",
                    fr=f"{name}, à vous de choisir. Entrée quand vous seul voyez l'écran. ",
                )
            )
            self.console.clear()
        self.seat_at_screen = seat

    def show_table(self, seat: int) -> None:
        self.show_events(seat, self.told[seat])
        self.told[seat] = len(self.table.events)
        self.console.print(self.draw(self.table.view(seat), self.spoken_names(seat), self.lang))

    def show_events(self, seat: int, since: int) -> None:
        names = self.spoken_names(seat)
        for event in self.table.events[since:]:
            self.console.print(Text("  " + self.words.event(event.seen_by(seat), seat, names, self.lang)))

    def show_question(self, seat: int) -> None:
        view = self.table.view(seat)
        self.console.print(Text(self.words.question(view, self.lang), style="bold"))
        for number, option in enumerate(view["choice"]["options"], start=1):
            self.console.print(
                Text.assemble((f"{number:>3} ", "bold cyan"), self.words.answer(view, option["key"], self.lang))
            )

    def spoken_names(self, seat: int | None) -> list[str]:
        """The seats' names as they are said to that seat."""
        names: list[str] = []
        for number, name in enumerate(self.table.names):
            if name in PLAYERS:
                names.append(say(self.lang, en="Computer", fr="Ordinateur"))
            elif name:
                names.append(name)
            else:
                names.append(seat_names(self.table.seats, self.lang)[number])
        if seat is not None and not self.table.names[seat]:
            names[seat] = say(self.lang, en="You", fr="Vous")
        return names

    def say(self, en: str, fr: str, style: str = "") -> None:
        self.console.print(Text(say(self.lang, en=en, fr=fr), style=style), soft_wrap=True)

    def complain(self, en: str, fr: str) -> None:
        self.say(en=en, fr=fr, style="red")

    def read_line(self, prompt: str) -> str:
        return input(prompt).strip()

    # -- the end

    def after_the_game(self) -> None:
        """The game is over: who won, and what one may still do."""
        result = self.table.result
        assert result is not None
        people = [seat for seat in range(self.table.seats) if seat not in self.computers]
        seat = people[0] if len(people) == 1 else None
        if seat is not None:
            self.show_events(seat, self.told[seat])
            self.told[seat] = len(self.table.events)
        self.console.print(self.draw(self.table.view(seat), self.spoken_names(seat), self.lang))
        ending = self.words.ending(result.to_json(), seat, self.spoken_names(seat), self.lang)
        self.console.print(Text(ending, style="bold reverse"))
        self.say(
            en="Enter: play again. Or: undo, log, save FILE, quit.",
            fr="Entrée : rejouer. Ou : annuler, journal, sauver FICHIER, quitter.",
        )
        while True:
            line = self.read_line("› ")
            command, _, rest = line.partition(" ")
            if not line:
                self.rematch()
                return
            if command.lower() not in WORDS:
                self.complain(
                    en="Enter, undo, log, save FILE or quit?",
                    fr="Entrée, annuler, journal, sauver FICHIER ou quitter ?",
                )
            elif self.obey(WORDS[command.lower()], rest.strip(), people[0]):
                return

    def rematch(self) -> None:
        """The same players once more, seats swapped, with new cards."""
        names = self.table.names[1:] + self.table.names[:1]
        table = bestiaire.table(self.info.key, options=self.table.origin.options or None)
        table.names = names
        self.computers = computers_of(table)
        self.seat_at_screen = None
        self.take_table(table)

    def leave(self) -> None:
        """Goes without losing anything: the record is saved where it will be found again."""
        self.console.print()
        record = self.table.record()
        for folder in (data_folder(), Path.cwd()):
            path = folder / f"{self.info.key}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.json"
            with contextlib.suppress(OSError, BadInput):
                folder.mkdir(parents=True, exist_ok=True)
                write_record(str(path), record)
                self.say(
                    en=f"Saved. Go on with: bestiaire play {self.info.key} --resume {path}",
                    fr=f"Sauvegardé. Pour continuer : bestiaire play {self.info.key} --resume {path}",
                )
                return
        self.complain(en="The game could not be saved anywhere.", fr="La partie n'a pu être sauvegardée nulle part.")


def spoken_names(card: dict[str, Any]) -> list[str]:
    return [card["id"].replace("_", " "), card["name_en"], card["name_fr"]]


def data_folder() -> Path:
    """Where records go that nobody gave a name: the user's own data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "bestiaire"


def load(info: GameInfo, path: str) -> Table:
    """The table of a saved record of this game."""
    record = read_record(path)
    table = bestiaire.replay(record)
    if table.info.key != info.key:
        raise BadInput(path, f"is a record of {table.info.key}, not of {info.key}")
    if len(table.names) != table.seats:
        table.names = ["", "greedy"] if table.seats == 2 else [""] * table.seats
    return table


def seats_by_options(options: argparse.Namespace, seats: int) -> list[str]:
    """Who sits where: people by name (or nameless), computers by the name of their way to play."""
    people = list(options.name or [])
    for name in people:
        if name in PLAYERS:
            raise BadInput("name", f"{name!r} is a computer player's name")
    if options.hotseat:
        if len(people) > seats:
            raise BadInput("name", f"there are only {seats} seats")
        return people + [""] * (seats - len(people))
    if len(people) > 1:
        raise BadInput("name", "a second name needs --hotseat")
    names = [options.opponent] * seats
    names[1 if options.second else 0] = people[0] if people else ""
    return names


def computers_of(table: Table) -> dict[int, Player]:
    """The computer players among the seats. Their chance is not the table's: it tells nothing of the cards."""
    seeds = seeded(int.from_bytes(os.urandom(8), "big"))
    return {seat: player(name, seeds.next()) for seat, name in enumerate(table.names) if name in PLAYERS}
