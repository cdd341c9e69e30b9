"""What a table of King of Tokyo looks like in a terminal. It shows a view and knows no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from bestiaire.games.tokyo.cards import MONSTERS_BY_ID
from bestiaire.games.tokyo.notes import ON_TOP, holding, in_front, name_of, on_card, on_turn
from bestiaire.games.tokyo.nouns import ENERGY, dice_words, place_word
from bestiaire.games.tokyo.sets import CARDS
from bestiaire.games.tokyo.zones import MOST_POINTS
from bestiaire.terminal import tokyo_typed
from bestiaire.terminal.market import in_front_of, priced
from bestiaire.terminal.screen import Paragraph, rule_off, unit
from bestiaire.terminal.shorthand import Shorthand
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


DETAILS = [
    Detail(headings=True, own_texts=True, all_texts=True, display_texts=True, piles=True),
    Detail(headings=True, own_texts=True, display_texts=True, piles=True),
    Detail(headings=True, own_texts=True, display_texts=True),
    Detail(headings=True, own_texts=True),
    Detail(headings=True),
    Detail(),
]


class TokyoBoard:
    """See `bestiaire.terminal.board.Board`."""

    def layouts(self, view: View, names: list[str], lang: str, width: int) -> list[RenderableType]:
        """Lists with less and less in them: first the texts of others' cards go, in the end all texts."""
        scene = Scene(view, names, lang)
        return [scene.laid_out(detail) for detail in DETAILS]

    def reading(self, view: View, names: list[str], lang: str) -> RenderableType:
        return Scene(view, names, lang).laid_out(DETAILS[0])

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        """Where such a card lies, and what it costs there."""
        told = []
        for seat, player in enumerate(view["players"]):
            held = [*player.get("cards", ()), *player.get("evolutions", ())]
            for shown in map(in_front, held):
                if shown["card"] == card:
                    special = [f" ({note})" for note in on_card(view, seat, shown, lang)]
                    told.append(f"{in_front_of(seat, view, names, lang)}{''.join(special)}.")
        for shown in view.get("display", ()):
            if shown["card"] == card:
                cost = ENERGY.count(lang, shown["price"])
                told.append(say(lang, en=f"On display, for {cost}.", fr=f"Visible, pour {cost}."))
        return told

    def piles(self, view: View, names: list[str], lang: str) -> list[str]:
        """The discard pile, and those of the Evolution cards."""
        told = [titled(lang, say(lang, en="Discard pile", fr="Défausse"), listed(view.get("discard", ()), lang))]
        for seat, player in enumerate(view["players"]):
            if player.get("evolution_discard"):
                name = names[seat]
                title = say(lang, en=f"Evolutions discarded by {name}", fr=f"Évolutions défaussées par {name}")
                told.append(titled(lang, title, listed(player["evolution_discard"], lang)))
        return told

    def shorthand(self, view: View, lang: str) -> Shorthand | None:
        return tokyo_typed.shorthand(view, lang)


def listed(cards: Any, lang: str) -> str:
    return ", ".join(name_of(card, lang) for card in cards) or say(lang, en="nothing", fr="rien")


class Scene:
    """A view on its way to the screen: the own monster below; a spectator sees the first seat below."""

    def __init__(self, view: View, names: list[str], lang: str) -> None:
        self.view = view
        self.names = names
        self.lang = lang
        self.near: int = view["seat"] or 0

    def laid_out(self, detail: Detail) -> RenderableType:
        if not self.view["players"]:
            return Group()
        seats = len(self.names)
        others = [(self.near + step) % seats for step in range(1, seats)]
        return Group(
            *(part for seat in others for part in self.side(seat, detail)),
            *self.tokyo(detail),
            *self.display(detail),
            *self.side(self.near, detail),
            *self.dice(),
        )

    # -- monsters

    def side(self, seat: int, detail: Detail) -> list[RenderableType]:
        player = self.view["players"][seat]
        line = Text.assemble(*self.standing(seat))
        parts: list[RenderableType] = [rule_off(line) if detail.headings else Paragraph(line)]
        with_text = detail.all_texts or (detail.own_texts and seat == self.near)
        cards = [self.kept(seat, card, with_text=with_text) for card in player.get("cards", ())]
        cards += [self.kept(seat, card, with_text=with_text) for card in player.get("evolutions", ())]
        parts += self.run_on(cards, with_text)
        hand = player.get("hand")
        if hand and isinstance(hand, list):
            title = Text(say(self.lang, en="In hand: ", fr="En main : "), style="magenta")
            held = [self.kept(seat, card, with_text=with_text) for card in hand]
            parts += [Paragraph(card, label=Text.assemble("  ", title), hang=4) for card in held]
        notes = holding(self.view, seat, self.lang)
        return [*parts, *([Paragraph(" · ".join(notes), label="  ", style="magenta")] if notes else [])]

    def run_on(self, cards: list[Text], with_text: bool) -> list[RenderableType]:
        """Cards, a line each if they have a text, or run together."""
        if with_text:
            return [Paragraph(card, label="  ", hang=4) for card in cards]
        return [Paragraph(Text(unit(" ·") + " ").join(cards), label="  ")] if cards else []

    def standing(self, seat: int) -> list[tuple[str, str]]:
        player = self.view["players"][seat]
        name = (unit(self.names[seat]), "bold reverse" if self.view["active"] == seat else "bold")
        monster = MONSTERS_BY_ID[player["monster"]].name(self.lang)
        if player.get("out"):
            out = say(self.lang, en="out", fr="éliminé")
            return [name, (f"  {unit(monster)}  ✝\u2800{unit(out)}", "dim")]
        counts = [
            (f"♥ {player['hearts']}/{player['max_hearts']}", "bold red"),
            (f"★ {player['vp']}/{MOST_POINTS}", "bold yellow"),
            (f"▣ {player['energy']}", "bold green"),
        ]
        tokens = (("mindbugs", "◉", "bold cyan"), ("poison", "☠", "red"), ("shrink", "▾", "blue"))
        counts += [(f"{sign} {player[field]}", style) for field, sign, style in tokens if player.get(field)]
        if isinstance(player.get("hand"), int):
            hand = say(self.lang, en=f"hand {player['hand']}", fr=f"main {player['hand']}")
            counts.append((hand, "magenta"))
        if player["place"] != "outside":
            counts.append((f"▲ {capital(place_word(player['place'], self.lang))}", "bold red"))
        return [name, *((f"  {unit(words)}", style) for words, style in [(monster, "italic"), *counts])]

    def kept(self, seat: int, entry: str | View, *, with_text: bool) -> Text:
        shown = in_front(entry)
        card = CARDS[shown["card"]]
        notes = ", ".join(on_card(self.view, seat, shown, self.lang))
        line = Text(unit(card.name(self.lang) + (f" ({notes})" if notes else "")), style="bold")
        if with_text:
            line.append(f"  {card.text(self.lang)}", style="not bold")
        return line

    # -- Tokyo, display and dice

    def tokyo(self, detail: Detail) -> list[RenderableType]:
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

    def display(self, detail: Detail) -> list[RenderableType]:
        title = say(self.lang, en="cards", fr="cartes")
        deck = say(self.lang, en=f"deck {self.view['deck']}", fr=f"pioche {self.view['deck']}")
        cards = [self.offered(shown, with_text=detail.display_texts) for shown in self.view["display"]]
        if detail.display_texts:
            pile = say(self.lang, en="discard", fr="défausse") + f" {len(self.view['discard'])}"
            head = f"{title}  {deck}" + (f"  {pile}" if detail.piles else "")
            return [rule_off(head), *(Paragraph(card, label="  ", hang=4) for card in cards)]
        line = Text(unit(" ·") + " ").join([*cards, Text(unit(deck), style="dim")])
        return [Paragraph(line, label=Text("▣ ", style="yellow"))]

    def offered(self, shown: View, *, with_text: bool) -> Text:
        """A card on display, its price, and what who looks on is short of it."""
        card = CARDS[shown["card"]]
        seat = self.view["seat"]
        energy = None if seat is None else self.view["players"][seat]["energy"]
        text = f"{card.kind_word(self.lang)}  {card.text(self.lang)}" if with_text else ""
        return priced(card.name(self.lang), shown["price"], energy, text, self.lang)

    def dice(self) -> list[RenderableType]:
        """What is special about this turn, the dice that lie there, and cards that are just being looked at."""
        parts: list[RenderableType] = [
            Paragraph(note, label="  ", style="magenta") for note in on_turn(self.view, self.names, self.lang)
        ]
        known = self.view.get("peeked", {}).get("cards", ())
        seen = [*self.view.get("looking", {}).get("cards", ()), *filter(None, [self.view.get("pending")])]
        for index, card in enumerate([*known, *seen]):
            where = f" ({ON_TOP.say(self.lang)})" if index < len(known) else ""
            line = Text.assemble((CARDS[card].name(self.lang), "bold"), f"{where}  {CARDS[card].text(self.lang)}")
            parts.append(Paragraph(line, label=Text("→ ", style="yellow"), hang=4))
        dice = self.view.get("choice", {}).get("dice") or self.view.get("dice")
        if dice and self.view["phase"] not in ("buy", "end", "cleanup"):
            title = say(self.lang, en="Dice", fr="Dés")
            parts.append(Paragraph(titled(self.lang, title, dice_words(dice, self.lang)), label="  ", style="bold"))
        return parts
