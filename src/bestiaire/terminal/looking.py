"""Looking at the table: the question, what happened, and everything that one may read without changing anything."""

from __future__ import annotations

import os
from collections.abc import Callable

from rich.console import RenderableType
from rich.text import Text

from bestiaire.core.check import suggest
from bestiaire.core.errors import NothingToUndo, show
from bestiaire.core.info import GameInfo
from bestiaire.core.table import Table
from bestiaire.core.telling import tell_answer, tell_event, words_of
from bestiaire.core.why_not import Reason, Thing, reasons_at
from bestiaire.players import Seat, thinker
from bestiaire.players.explain import explain
from bestiaire.show.board.paragraph import Paragraph, rule_off
from bestiaire.show.board.plain import board_of
from bestiaire.terminal.cards import card_panel
from bestiaire.terminal.naming import seat_names
from bestiaire.terminal.output import Output, one_below_the_other, side_by_side
from bestiaire.terminal.seating import computers_of
from bestiaire.terminal.typed import HELP, place_in_list, spoken_names, word_of
from bestiaire.words import LANGUAGES

HINTS = "hard"
"""The level that gives hints."""
NEWS = 6
"""How many lines of what happened last are worth a tighter table, on a low screen."""


class Looking:
    """A table and who looks at it. Commands return whether the table must be shown again."""

    asks_always = True
    """Whether people are also asked what one answer does as well as any other, by what everybody sees."""

    def __init__(self, table: Table, lang: str) -> None:
        self.out = Output(lang)
        self.lay_out(table)

    def lay_out(self, table: Table) -> None:
        """Turns to a table, perhaps of another game."""
        self.table = table
        self.computers = computers_of(table)
        self.info: GameInfo = table.info
        self.words = words_of(table.info)
        self.board = board_of(table.info)

    @property
    def lang(self) -> str:
        return self.out.lang

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.table.seats) if seat not in self.computers]

    def names(self, seat: int | None) -> list[str]:
        return seat_names(self.table, self.lang, seat)

    # -- the table and the question

    def show_table(self, seat: int) -> None:
        """What happened since this seat last chose, the table as large as it fits, and the question below it. Where
        even the tightest table does not fit, the choices stand side by side."""
        news, question = self.log_since(self.news_of(seat), seat), self.question(seat)
        layouts = self.board.layouts(self.table.view(seat), self.names(seat), self.lang, self.out.screen.width)
        screen, prompt = self.out.screen, 1
        if not screen.fits(layouts[-1], screen.lines_of(*question) + prompt):
            tight = self.question(seat, list_of=side_by_side)
            question = min(question, tight, key=lambda asked: screen.lines_of(*asked))
        taken = min(screen.lines_of(*news), NEWS) + screen.lines_of(*question) + prompt
        self.out.print(*news, screen.first_that_fits(layouts, taken))
        self.out.print_marked(*question)

    def question(
        self, seat: int, list_of: Callable[[list[tuple[int, str]], int], list[Paragraph]] = one_below_the_other
    ) -> list[RenderableType]:
        """What is asked, and the numbered choices; of very many, how they are typed."""
        view = self.table.view(seat)
        short = self.board.shorthand(view, self.lang)
        names = self.names(seat)
        listed = [
            (number, tell_answer(self.words, view, option["key"], names, self.lang))
            for number, option in enumerate(view["choice"]["options"], start=1)
            if short is None or option["key"] not in short.keys
        ]
        question = self.words.question(view, self.lang)
        if len(self.people) > 1:
            question = f"{names[seat]} — {question}"
        return [
            Paragraph(question, style="bold", hang=2),
            *list_of(listed, self.out.screen.width),
            *([] if short is None else [Paragraph(short.hint, label="    ")]),
        ]

    def log_since(self, start: int, seat: int | None) -> list[Paragraph]:
        names = self.names(seat)
        told = [
            tell_event(self.words, event.seen_by(seat), seat, names, self.lang) for event in self.table.events[start:]
        ]
        return [Paragraph(sentence, label="  ", hang=4) for sentence in told]

    def news_of(self, seat: int | None) -> int:
        """How many events had happened when this seat (None: anybody) last chose: what came after is news to it."""
        back = self.table.fork()
        try:
            while True:
                back.undo()
                is_own = seat is None or (back.choice is not None and back.choice.player == seat)
                if is_own and self.given_by_itself(back) is None:
                    return len(back.events)
        except NothingToUndo:
            return 0

    def given_by_itself(self, table: Table) -> str | None:
        """The answer that nobody is asked for at that moment of the game, if it is one of these."""
        if self.asks_always:
            return None
        given: str | None = table.view(None).get("choice", {}).get("default")
        return given

    # -- commands that only show something

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
        near = wanted.partition("@")[0].casefold().replace("_", " ")
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
            self.out.print(card_panel(card, self.board.notes(view, word_of(card), names, self.lang), self.lang))
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

    def show_why(self, rest: str, seat: int | None) -> bool:
        """Why something on the table can't be chosen, as far as it can't; else why this is asked. Any other word is a
        rule's."""
        found = [] if not rest or seat is None else self.called(rest, reasons_at(self.table, seat))
        if found and len(self.people) > 1:
            self.out.complain(
                en="The coach answers only where nobody else plays.",
                fr="Le conseiller ne répond que si personne d'autre ne joue.",
            )
            return False
        reasons = dict.fromkeys((thing.name.say(self.lang), reason) for thing, reason in found)
        for name, reason in reasons:
            if reason is not None:
                label = Text(f"{name}, {reason.rule}  ", style="bold")
                self.out.print(Paragraph(reason.say(self.lang), label=label, hang=2))
        if not all(reason for _, reason in reasons):
            self.out.say(en="It can be chosen:", fr="On peut la choisir :")
            return self.show_rule("", seat)
        return False if found else self.show_rule(rest, seat)

    def called(self, word: str, found: list[tuple[Thing, Reason | None]]) -> list[tuple[Thing, Reason | None]]:
        """What on the table is called so, in either language, or what has it in its name."""
        near = word.casefold().replace("_", " ")
        names = {thing: {thing.name.say(lang).casefold() for lang in LANGUAGES} for thing, _ in found}
        exact = [one for one in found if near in names[one[0]]]
        return exact or [one for one in found if any(near in name for name in names[one[0]])]

    def show_hint(self, rest: str, seat: int | None) -> bool:
        """What a strong player would do on this seat, and why. It knows no more than the seat."""
        if self.table.choice is None or seat is None:
            self.out.complain(en="Nothing is asked now.", fr="Rien n'est demandé maintenant.")
            return False
        asked = Seat(self.table)
        opinion = thinker(HINTS, int.from_bytes(os.urandom(8), "big")).opinion(asked)
        told = explain(asked, opinion, self.lang, self.names(seat))
        self.out.print(*(Paragraph(sentence, label="  ", hang=4) for sentence in told.sentences))
        return False

    def show_rules(self, rest: str, seat: int | None) -> bool:
        """The game in short; with any word behind it, all its rules."""
        if rest:
            for title, rules in self.words.chapters(self.lang):
                self.out.print(rule_off(Text(title, style="bold")))
                self.out.print(*(Paragraph(text, label=Text(f"{rule}  ", style="dim")) for rule, text in rules.items()))
        else:
            self.out.print(*(Paragraph(sentence, label="  ", hang=4) for sentence in self.words.in_short(self.lang)))
        if not self.words.in_short(self.lang):
            self.out.complain(en="This game explains no rules here.", fr="Ce jeu n'explique pas ses règles ici.")
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
