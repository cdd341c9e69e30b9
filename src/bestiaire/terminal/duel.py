"""What a table of King of Tokyo Duel looks like in a terminal. It shows a view and knows no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from bestiaire.games.duel.buzz_tokens import BUZZ_TOKENS, NO_TOKEN
from bestiaire.games.duel.monsters import MONSTERS
from bestiaire.games.duel.nouns import ENERGY_CUBE, dice_words, space_word, symbol_word
from bestiaire.games.duel.sets import CARDS, MONSTERS_BY_ID
from bestiaire.games.duel.words import TOKENS, holding, kings_beside
from bestiaire.terminal import duel_typed
from bestiaire.terminal.duel_tracks import ROOMY, tracks
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
    legend: bool = False
    powers: bool = False
    keep_texts: bool = False
    market_texts: bool = False


DETAILS = [
    Detail(headings=True, legend=True, powers=True, keep_texts=True, market_texts=True),
    Detail(headings=True, powers=True, keep_texts=True, market_texts=True),
    Detail(headings=True, powers=True, market_texts=True),
    Detail(headings=True, market_texts=True),
    Detail(headings=True),
    Detail(),
]


class DuelBoard:
    """See `bestiaire.terminal.board.Board`."""

    def layouts(self, view: View, names: list[str], lang: str, width: int) -> list[RenderableType]:
        """Lists with less and less in them: first what tokens mean goes, then the texts of cards."""
        scene = Scene(view, names, lang, width)
        return [scene.laid_out(detail) for detail in DETAILS]

    def reading(self, view: View, names: list[str], lang: str) -> RenderableType:
        return Scene(view, names, lang, ROOMY).laid_out(DETAILS[0])

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        """Where such a card lies, and what it costs there."""
        told = []
        for seat, player in enumerate(view["players"]):
            if card in player["keep"]:
                told.append(f"{in_front_of(seat, view, names, lang)}.")
        for shown in view.get("market", ()):
            if shown["card"] == card:
                cost = ENERGY_CUBE.count(lang, shown["price"])
                told.append(say(lang, en=f"In the market, for {cost}.", fr=f"Au marché, pour {cost}."))
        buzz = CARDS[card].buzz
        if buzz != NO_TOKEN:
            token = BUZZ_TOKENS[buzz].name(lang)
            told.append(say(lang, en=f"Brings {token}.", fr=f"Amène {token}."))
        return told

    def piles(self, view: View, names: list[str], lang: str) -> list[str]:
        """The discard pile, and what lies on the tracks."""
        pile = ", ".join(CARDS[card].name(lang) for card in view["discard"]) or say(lang, en="nothing", fr="rien")
        told = [say(lang, en=f"Discard pile: {pile}", fr=f"Défausse : {pile}")]
        for lying in view["buzz"]:
            where = space_word(lying["space"], view["seat"], names, lang)
            track = symbol_word(lying["track"], lang)
            told.append(titled(lang, capital(TOKENS[lying["token"]].name(lang)), f"{track}, {where}"))
        return told

    def shorthand(self, view: View, lang: str) -> Shorthand | None:
        return duel_typed.shorthand(view, lang)


class Scene:
    """A view on its way to the screen: the own side below; a spectator sees the first seat below."""

    def __init__(self, view: View, names: list[str], lang: str, width: int) -> None:
        self.view = view
        self.names = names
        self.lang = lang
        self.width = width
        self.near: int = view["seat"] or 0

    def laid_out(self, detail: Detail) -> RenderableType:
        if not self.view["players"]:
            return Group(*self.monsters(detail))
        return Group(
            *self.side(1 - self.near, detail),
            *tracks(self.view, self.names, self.lang, self.width, headings=detail.headings, legend=detail.legend),
            *self.market(detail),
            *self.dice(),
            *self.side(self.near, detail),
        )

    def monsters(self, detail: Detail) -> list[RenderableType]:
        """The boards to choose from, with their powers."""
        if not detail.powers:
            return []
        return [
            Paragraph(
                Text.assemble((monster.name(self.lang), "bold"), f"  {self.power(monster.id)}"), label="  ", hang=4
            )
            for monster in MONSTERS
        ]

    # -- a player's side

    def side(self, seat: int, detail: Detail) -> list[RenderableType]:
        player = self.view["players"][seat]
        line = Text.assemble(*self.standing(seat))
        parts: list[RenderableType] = [rule_off(line) if detail.headings else Paragraph(line)]
        if detail.powers:
            parts.append(Paragraph(self.power(player["monster"]), label="  ", hang=4, style="yellow"))
        keep = [self.kept(card, with_text=detail.keep_texts) for card in player["keep"]]
        if detail.keep_texts:
            parts += [Paragraph(card, label="  ", hang=4) for card in keep]
        elif keep:
            parts.append(Paragraph(Text(unit(" ·") + " ").join(keep), label="  "))
        return [*parts, *(Paragraph(note, label="  ", style="magenta") for note in holding(player, self.lang))]

    def standing(self, seat: int) -> list[tuple[str, str]]:
        player = self.view["players"][seat]
        monster = MONSTERS_BY_ID[player["monster"]]
        counts = [
            (f"♥ {player['life']}/{monster.life}", "bold red"),
            (f"▣ {player['energy']}", "bold yellow"),
            (f"⚅ {player['dice_tokens']}", "bold cyan"),
        ]
        kings = kings_beside(self.view, seat)
        if kings is not None:
            counts.append((f"♛ {kings}", "bold"))
        name = (unit(self.names[seat]), "bold reverse" if self.view["active"] == seat else "bold")
        shown = [(f"  {unit(words)}", style) for words, style in [(monster.name(self.lang), "italic"), *counts]]
        return [name, *shown]

    def power(self, monster: str) -> str:
        shown = MONSTERS_BY_ID[monster]
        return titled(self.lang, shown.power_name(self.lang), shown.speak(self.lang))

    def kept(self, card: str, *, with_text: bool) -> Text:
        shown = CARDS[card]
        used = say(self.lang, en=" (used)", fr=" (utilisée)") if card in self.view.get("used", ()) else ""
        line = Text(unit(shown.name(self.lang) + used), style="bold")
        if with_text:
            line.append(f"  {shown.text(self.lang)}", style="not bold")
        return line

    # -- market and dice

    def market(self, detail: Detail) -> list[RenderableType]:
        title = say(self.lang, en="market", fr="marché")
        deck = say(self.lang, en=f"deck {self.view['deck']}", fr=f"pioche {self.view['deck']}")
        cards = [self.offered(shown, with_text=detail.market_texts) for shown in self.view["market"]]
        if detail.market_texts:
            return [rule_off(f"{title}  {deck}"), *(Paragraph(card, label="  ", hang=4) for card in cards)]
        line = Text(unit(" ·") + " ").join([*cards, Text(unit(deck), style="dim")])
        return [Paragraph(line, label=Text("▣ ", style="yellow"))]

    def offered(self, shown: View, *, with_text: bool) -> Text:
        """A card of the market, its price, and what who looks on is short of it."""
        card = CARDS[shown["card"]]
        seat = self.view["seat"]
        energy = None if seat is None else self.view["players"][seat]["energy"]
        text = ""
        if with_text:
            token = "" if card.buzz == NO_TOKEN else f"  [{BUZZ_TOKENS[card.buzz].name(self.lang)}]"
            text = f"{card.kind(self.lang)}  {card.text(self.lang)}{token}"
        return priced(card.name(self.lang), shown["price"], energy, text, self.lang)

    def dice(self) -> list[RenderableType]:
        """The dice that lie there, unless the question lists them; and the card being bought."""
        parts: list[RenderableType] = []
        if "pending" in self.view:
            card = CARDS[self.view["pending"]]
            title = say(self.lang, en="Being bought", fr="Achat en cours")
            line = Text(titled(self.lang, title, f"{card.name(self.lang)}  {card.text(self.lang)}"))
            parts.append(Paragraph(line, label=Text("→ ", style="yellow")))
        asks = "options" in self.view.get("choice", {}) and self.view["choice"]["kind"] in ("reroll", "resolve")
        if self.view.get("dice") and not asks and self.view["phase"] != "buy":
            title = say(self.lang, en="Dice", fr="Dés")
            parts.append(Paragraph(titled(self.lang, title, dice_words(self.view["dice"], self.lang)), label="  "))
        return parts
