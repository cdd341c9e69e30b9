"""A view of Mindbug on its way to a terminal: the whole table in lists, and what lists and boxes share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from bestiaire.games.mindbug.board import energy
from bestiaire.games.mindbug.board.cards import in_paragraphs, in_play, printed
from bestiaire.games.mindbug.cards.sets import CARDS
from bestiaire.show.board.lines import MARGIN, heading, under_way
from bestiaire.show.board.paragraph import Paragraph
from bestiaire.show.board.scene import WIDE, Figure, Scene
from bestiaire.words import enumerate_words, say
from bestiaire.words.plain import titled

View = dict[str, Any]


@dataclass(frozen=True)
class Detail:
    """How much a list says, and whether cards get a line each or run together."""

    headings: bool = False
    reasons: bool = False
    texts: bool = False
    creatures_together: bool = False
    hand: bool = True
    hand_texts: bool = False
    hand_together: bool = True
    display: bool = True
    """The face-up Energy cards, if there are any."""


DETAILS = [  # first the texts of the hand go, then those of the creatures, then the reasons; at last what is offered
    Detail(headings=True, reasons=True, texts=True, hand_texts=True, hand_together=False),
    Detail(headings=True, reasons=True, texts=True, hand_together=False),
    Detail(headings=True, reasons=True, texts=True),
    Detail(headings=True, reasons=True),
    Detail(reasons=True),
    Detail(),
    Detail(creatures_together=True),
    Detail(creatures_together=True, display=False),
    Detail(creatures_together=True, hand=False),
    Detail(creatures_together=True, hand=False, display=False),
]


class MindbugScene(Scene[Detail]):
    """The table in lists: the Energy cards and what is being played between the two sides."""

    def __init__(self, view: View, names: list[str], lang: str, width: int = WIDE) -> None:
        super().__init__(view, names, lang, width)
        self.seat: int | None = view["seat"]
        self.options: list[View] = view.get("choice", {}).get("options", [])

    @property
    def offers_whole_hand(self) -> bool:
        """Whether every card of the own hand stands among the options."""
        places = [option.get("at") for option in self.options]
        offered = [at for at in places if at is not None and at["zone"] == "hand" and at["seat"] == self.seat]
        return self.seat is not None and len(offered) == len(self.view["players"][self.seat]["hand"])

    def may_be(self, detail: Detail) -> bool:
        """A layout may leave out a hand that is offered card by card, and nothing that is not there anyway."""
        return (detail.hand or self.offers_whole_hand) and (detail.display or "display" in self.view)

    # -- lists

    def laid_out(self, detail: Detail) -> RenderableType:
        display = energy.energy_cards(self.view, self.lang, headings=detail.headings, texts=detail.texts)
        return Group(
            *self.side(1 - self.near, detail),
            *(display if detail.display else ()),
            *self.pending(),
            *self.side(self.near, detail),
        )

    def side(self, seat: int, detail: Detail) -> list[Paragraph]:
        figures = self.figures(seat) if detail.headings else self.short_figures(seat)
        parts = [heading(self.beside_name(seat, figures), ruled=detail.headings)]
        play = self.view["players"][seat]["play"]
        creatures = [in_play(shown, self.lang, with_reasons=detail.reasons, with_text=detail.texts) for shown in play]
        parts += in_paragraphs(creatures, together=detail.creatures_together)
        if not play and detail.headings:
            parts.append(Paragraph(self.no_creature(), label=MARGIN, style="dim"))
        parts += energy.holding(self.view, seat, self.lang, with_texts=detail.texts)
        return [*parts, *self.known(seat), *self.held(seat, detail)]

    def figures(self, seat: int) -> list[Figure]:
        return [*self.standing(seat), *((count, "") for count in self.counts(seat))]

    def short_figures(self, seat: int) -> list[Figure]:
        player = self.view["players"][seat]
        life, *_ = self.standing(seat)
        cubes = energy.cubes(player, self.lang, short=True)
        return [
            life,
            ("◆" * player["mindbugs"] or "◇", "bold cyan"),
            *([(cubes, "bold yellow")] if cubes else []),
            *((count.replace(" pile", ""), "") for count in self.counts(seat)),
        ]

    def held(self, seat: int, detail: Detail) -> list[Paragraph]:
        """A hand, if this view shows it."""
        if self.hand(seat) is None:
            return []
        how = say(self.lang, en="(type card to read all cards)", fr="(tapez carte pour tout lire)")
        if not detail.hand:
            return [Paragraph(how, style="dim")]
        title = self.hand_title(seat)
        if self.options and not detail.hand_texts:
            title += f" {how}"
        cards = self.hand_lines(seat, with_texts=detail.hand_texts)
        line = Text(title, style="" if detail.headings else "bold")
        return [heading(line, ruled=detail.headings), *in_paragraphs(cards, together=detail.hand_together)]

    # -- what boxes show, too

    def standing(self, seat: int) -> list[Figure]:
        """Life and Mindbugs, and cubes if there are any in the game."""
        player = self.view["players"][seat]
        cubes = energy.cubes(player, self.lang)
        return [
            (f"♥ {player['life']}", "bold red"),
            (f"Mindbugs {'◆' * player['mindbugs'] or '–'}", "bold cyan"),
            *([(cubes, "bold yellow")] if cubes else []),
        ]

    def counts(self, seat: int) -> list[str]:
        player = self.view["players"][seat]
        return [
            say(self.lang, en=f"hand {self.count_hand(seat)}", fr=f"main {self.count_hand(seat)}"),
            say(self.lang, en=f"draw pile {player['deck']}", fr=f"pioche {player['deck']}"),
            say(self.lang, en=f"discard pile {len(player['discard'])}", fr=f"défausse {len(player['discard'])}"),
        ]

    def count_hand(self, seat: int) -> int:
        hand = self.view["players"][seat]["hand"]
        return hand if isinstance(hand, int) else len(hand)

    def hand(self, seat: int) -> list[str] | None:
        """The cards of a hand, if this view shows them."""
        hand = self.view["players"][seat]["hand"]
        return None if isinstance(hand, int) else hand

    def hand_title(self, seat: int) -> str:
        if seat == self.seat:
            return say(self.lang, en="your hand", fr="votre main")
        return titled(self.lang, self.names[seat], say(self.lang, en="hand", fr="main"))

    def hand_lines(self, seat: int, *, with_texts: bool) -> list[Text]:
        cards = self.hand(seat)
        if not cards:
            return [Text(say(self.lang, en="empty", fr="vide"), style="dim")]
        return [printed(CARDS[card], self.lang, with_text=with_texts) for card in cards]

    def known(self, seat: int) -> list[Paragraph]:
        """What the other player has seen going into a hand that is hidden now."""
        cards = self.view["players"][seat].get("known")
        if not cards or self.hand(seat) is not None:
            return []
        seen = enumerate_words(self.lang, [CARDS[card].name(self.lang) for card in cards])
        sentence = say(self.lang, en=f"You know of {seen} in this hand.", fr=f"Vous connaissez dans cette main {seen}.")
        return [Paragraph(sentence, label=MARGIN, hang=4)]

    def pending(self) -> list[Paragraph]:
        """The card just played, while the Mindbug decision is made; Energy cards and dice that are being resolved."""
        resolved = [*energy.bought(self.view, self.lang), *energy.dice(self.view, self.lang)]
        if "pending" not in self.view:
            return resolved
        title = say(self.lang, en="Just played: ", fr="Carte jouée : ")
        line = Text.assemble((title, "yellow"), printed(CARDS[self.view["pending"]], self.lang, with_text=True))
        return [under_way(line), *resolved]

    def no_creature(self) -> str:
        return say(self.lang, en="no creature in play", fr="aucune créature en jeu")
