"""What a table of King of Tokyo looks like in a terminal. It shows a view and knows no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from bestiaire.games.tokyo.cards.printed import MONSTERS_BY_ID
from bestiaire.games.tokyo.cards.sets import CARDS
from bestiaire.games.tokyo.table.zones import MOST_POINTS
from bestiaire.games.tokyo.words.notes import ON_TOP, holding, in_front, on_card, on_turn
from bestiaire.games.tokyo.words.nouns import dice_words, place_word
from bestiaire.show.board import market
from bestiaire.show.board.lines import MARGIN, a_line_each, heading, name_and_text, run_together, under_way
from bestiaire.show.board.paragraph import Paragraph
from bestiaire.show.board.scene import Scene
from bestiaire.words import capital, say
from bestiaire.words.plain import titled

View = dict[str, Any]


@dataclass(frozen=True)
class Detail:
    """How much a layout says."""

    headings: bool = False
    own_texts: bool = False
    all_texts: bool = False
    display_texts: bool = False
    piles: bool = False


DETAILS = [  # first the texts of others' cards go, in the end all texts
    Detail(headings=True, own_texts=True, all_texts=True, display_texts=True, piles=True),
    Detail(headings=True, own_texts=True, display_texts=True, piles=True),
    Detail(headings=True, own_texts=True, display_texts=True),
    Detail(headings=True, own_texts=True),
    Detail(headings=True),
    Detail(),
]


class TokyoScene(Scene[Detail]):
    """The own monster below, with the dice; everybody else's above."""

    def laid_out(self, detail: Detail) -> RenderableType:
        if not self.view["players"]:
            return Group()
        return Group(
            *(part for seat in self.others for part in self.side(seat, detail)),
            *self.tokyo(detail),
            *self.display(detail),
            *self.side(self.near, detail),
            *self.dice(),
        )

    # -- monsters

    def side(self, seat: int, detail: Detail) -> list[Paragraph]:
        player = self.view["players"][seat]
        parts = [heading(self.standing(seat), ruled=detail.headings)]
        with_text = detail.all_texts or (detail.own_texts and seat == self.near)
        held = [*player.get("cards", ()), *player.get("evolutions", ())]
        cards = [self.kept(seat, card, with_text=with_text) for card in held]
        parts += a_line_each(cards) if with_text else run_together(cards)
        hand = player.get("hand")
        if hand and isinstance(hand, list):
            title = Text(say(self.lang, en="In hand: ", fr="En main : "), style="magenta")
            cards = [self.kept(seat, card, with_text=with_text) for card in hand]
            parts += [Paragraph(card, label=Text.assemble(MARGIN, title), hang=4) for card in cards]
        notes = holding(self.view, seat, self.lang)
        return [*parts, *([Paragraph(" · ".join(notes), label=MARGIN, style="magenta")] if notes else [])]

    def standing(self, seat: int) -> Text:
        player = self.view["players"][seat]
        monster = MONSTERS_BY_ID[player["monster"]].name(self.lang)
        if player.get("out"):
            out = say(self.lang, en="out", fr="éliminé")
            return self.beside_name(seat, [(monster, "dim"), (f"✝ {out}", "dim")])
        figures = [
            (monster, "italic"),
            (f"♥ {player['hearts']}/{player['max_hearts']}", "bold red"),
            (f"★ {player['vp']}/{MOST_POINTS}", "bold yellow"),
            (f"▣ {player['energy']}", "bold green"),
        ]
        tokens = (("mindbugs", "◉", "bold cyan"), ("poison", "☠", "red"), ("shrink", "▾", "blue"))
        figures += [(f"{sign} {player[field]}", style) for field, sign, style in tokens if player.get(field)]
        if isinstance(player.get("hand"), int):
            hand = say(self.lang, en=f"hand {player['hand']}", fr=f"main {player['hand']}")
            figures.append((hand, "magenta"))
        if player["place"] != "outside":
            figures.append((f"▲ {capital(place_word(player['place'], self.lang))}", "bold red"))
        return self.beside_name(seat, figures)

    def kept(self, seat: int, entry: str | View, *, with_text: bool) -> Text:
        shown = in_front(entry)
        card = CARDS[shown["card"]]
        notes = ", ".join(on_card(self.view, seat, shown, self.lang))
        name = card.name(self.lang) + (f" ({notes})" if notes else "")
        return name_and_text(name, card.text(self.lang) if with_text else "")

    # -- Tokyo, display and dice

    def tokyo(self, detail: Detail) -> list[Paragraph]:
        """Who is in Tokyo, in a line of its own where there is room; else the boards say it."""
        if not detail.headings:
            return []
        places = {"city": say(self.lang, en="Tokyo City", fr="Tokyo-Ville")}
        if self.view.get("bay"):
            places["bay"] = say(self.lang, en="Tokyo Bay", fr="Baie de Tokyo")
        nobody = say(self.lang, en="nobody", fr="personne")
        found = {player["place"]: self.names[seat] for seat, player in enumerate(self.view["players"])}
        told = "   ".join(titled(self.lang, words, found.get(place, nobody)) for place, words in places.items())
        return [Paragraph(told, label=Text("▲▲ ", style="red"), style="bold red")]

    def display(self, detail: Detail) -> list[Paragraph]:
        title = say(self.lang, en="cards", fr="cartes")
        deck = say(self.lang, en=f"deck {self.view['deck']}", fr=f"pioche {self.view['deck']}")
        cards = [self.offered(shown, with_text=detail.display_texts) for shown in self.view["display"]]
        if detail.display_texts:
            pile = say(self.lang, en="discard", fr="défausse") + f" {len(self.view['discard'])}"
            return market.with_texts(f"{title}  {deck}" + (f"  {pile}" if detail.piles else ""), cards)
        return market.in_one_line(cards, deck)

    def offered(self, shown: View, *, with_text: bool) -> Text:
        card = CARDS[shown["card"]]
        text = f"{card.kind_word(self.lang)}  {card.text(self.lang)}" if with_text else ""
        return market.priced(card.name(self.lang), shown["price"], self.view, text, self.lang)

    def dice(self) -> list[Paragraph]:
        """What is special about this turn, the dice that lie there, and cards that are just being looked at."""
        notes = on_turn(self.view, self.names, self.lang)
        parts = [Paragraph(note, label=MARGIN, style="magenta") for note in notes]
        known = self.view.get("peeked", {}).get("cards", ())
        seen = [*self.view.get("looking", {}).get("cards", ()), *filter(None, [self.view.get("pending")])]
        for index, card in enumerate([*known, *seen]):
            where = f" ({ON_TOP.say(self.lang)})" if index < len(known) else ""
            line = Text.assemble((CARDS[card].name(self.lang), "bold"), f"{where}  {CARDS[card].text(self.lang)}")
            parts.append(under_way(line, hang=4))
        dice = self.view.get("choice", {}).get("dice") or self.view.get("dice")
        if dice and self.view["phase"] not in ("buy", "end", "cleanup"):
            title = say(self.lang, en="Dice", fr="Dés")
            parts.append(Paragraph(titled(self.lang, title, dice_words(dice, self.lang)), label=MARGIN, style="bold"))
        return parts
