"""What a table of King of Tokyo Duel looks like in a terminal. It shows a view and knows no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from bestiaire.games.duel.board.tracks import tracks
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS, NO_TOKEN
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.sets import CARDS, MONSTERS_BY_ID
from bestiaire.games.duel.words.nouns import dice_words
from bestiaire.games.duel.words.speaker import holding, kings_beside
from bestiaire.show.board import market
from bestiaire.show.board.lines import MARGIN, a_line_each, heading, name_and_text, run_together, under_way
from bestiaire.show.board.paragraph import Paragraph
from bestiaire.show.board.scene import Scene
from bestiaire.words import say
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


DETAILS = [  # first what tokens mean goes, then the texts of cards
    Detail(headings=True, legend=True, powers=True, keep_texts=True, market_texts=True),
    Detail(headings=True, powers=True, keep_texts=True, market_texts=True),
    Detail(headings=True, powers=True, market_texts=True),
    Detail(headings=True, market_texts=True),
    Detail(headings=True),
    Detail(),
]


class DuelScene(Scene[Detail]):
    """The tracks and the market between the two sides."""

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

    def monsters(self, detail: Detail) -> list[Paragraph]:
        """The boards to choose from, with their powers."""
        if not detail.powers:
            return []
        return a_line_each(
            Text.assemble((monster.name(self.lang), "bold"), f"  {self.power(monster.id)}") for monster in MONSTERS
        )

    # -- a player's side

    def side(self, seat: int, detail: Detail) -> list[Paragraph]:
        player = self.view["players"][seat]
        parts = [heading(self.standing(seat), ruled=detail.headings)]
        if detail.powers:
            parts.append(Paragraph(self.power(player["monster"]), label=MARGIN, hang=4, style="yellow"))
        keep = [self.kept(card, with_text=detail.keep_texts) for card in player["keep"]]
        parts += a_line_each(keep) if detail.keep_texts else run_together(keep)
        return [*parts, *(Paragraph(note, label=MARGIN, style="magenta") for note in holding(player, self.lang))]

    def standing(self, seat: int) -> Text:
        player = self.view["players"][seat]
        monster = MONSTERS_BY_ID[player["monster"]]
        figures = [
            (monster.name(self.lang), "italic"),
            (f"♥ {player['life']}/{monster.life}", "bold red"),
            (f"▣ {player['energy']}", "bold yellow"),
            (f"⚅ {player['dice_tokens']}", "bold cyan"),
        ]
        kings = kings_beside(self.view, seat)
        if kings is not None:
            figures.append((f"♛ {kings}", "bold"))
        return self.beside_name(seat, figures)

    def power(self, monster: str) -> str:
        shown = MONSTERS_BY_ID[monster]
        return titled(self.lang, shown.power_name(self.lang), shown.speak(self.lang))

    def kept(self, card: str, *, with_text: bool) -> Text:
        shown = CARDS[card]
        used = say(self.lang, en=" (used)", fr=" (utilisée)") if card in self.view.get("used", ()) else ""
        return name_and_text(shown.name(self.lang) + used, shown.text(self.lang) if with_text else "")

    # -- market and dice

    def market(self, detail: Detail) -> list[Paragraph]:
        title = say(self.lang, en="market", fr="marché")
        deck = say(self.lang, en=f"deck {self.view['deck']}", fr=f"pioche {self.view['deck']}")
        cards = [self.offered(shown, with_text=detail.market_texts) for shown in self.view["market"]]
        if detail.market_texts:
            return market.with_texts(f"{title}  {deck}", cards)
        return market.in_one_line(cards, deck)

    def offered(self, shown: View, *, with_text: bool) -> Text:
        card = CARDS[shown["card"]]
        text = ""
        if with_text:
            token = "" if card.buzz == NO_TOKEN else f"  [{BUZZ_TOKENS[card.buzz].name(self.lang)}]"
            text = f"{card.kind(self.lang)}  {card.text(self.lang)}{token}"
        return market.priced(card.name(self.lang), shown["price"], self.view, text, self.lang)

    def dice(self) -> list[Paragraph]:
        """The dice that lie there, unless the question lists them; and the card being bought."""
        parts = []
        if "pending" in self.view:
            card = CARDS[self.view["pending"]]
            title = say(self.lang, en="Being bought", fr="Achat en cours")
            parts.append(under_way(Text(titled(self.lang, title, f"{card.name(self.lang)}  {card.text(self.lang)}"))))
        asks = "options" in self.view.get("choice", {}) and self.view["choice"]["kind"] in ("reroll", "resolve")
        if self.view.get("dice") and not asks and self.view["phase"] != "buy":
            title = say(self.lang, en="Dice", fr="Dés")
            parts.append(Paragraph(titled(self.lang, title, dice_words(self.view["dice"], self.lang)), label=MARGIN))
        return parts
