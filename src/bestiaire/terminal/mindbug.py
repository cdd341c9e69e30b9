"""What a table of Mindbug looks like in a terminal. It shows a view and knows no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from bestiaire.games.mindbug.cards import Card, keyword_names, keyword_word
from bestiaire.games.mindbug.reasons import ability, dice_sum, keyword_sources, power_sum, reasons
from bestiaire.games.mindbug.sets import CARDS
from bestiaire.terminal import mindbug_energy as energy
from bestiaire.terminal.screen import Paragraph, rule_off, unit
from bestiaire.terminal.shorthand import Shorthand
from bestiaire.words import enumerate_words, say
from bestiaire.words.plain import titled

View = dict[str, Any]

ROOMY = 70
"""Columns from which on creatures stand beside each other in boxes."""
BOX = 24
"""Columns that a creature's box has at least."""


class MindbugBoard:
    """See `bestiaire.terminal.board.Board`."""

    def layouts(self, view: View, names: list[str], lang: str, width: int) -> list[RenderableType]:
        """Boxes if there is room for them, else lists with less and less in them: first the texts of the hand go, then
        those of the creatures, then the reasons; at last the face-up Energy cards, and a hand that is offered card by
        card."""
        scene = Scene(view, names, lang, width)
        boxes: list[RenderableType] = [scene.boxes()] if width >= ROOMY else []
        lists = [scene.lists(detail) for detail in DETAILS if scene.has_room_for(detail)]
        return [*boxes, *lists]

    def reading(self, view: View, names: list[str], lang: str) -> RenderableType:
        return Scene(view, names, lang, 0).lists(DETAILS[0])

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        """Of each such creature in play: for whom, and why it is as it is."""
        told = []
        for seat, player in enumerate(view["players"]):
            for shown in player["play"]:
                if shown["card"] == card:
                    state = [str(shown["power"])] if not power_sum(shown, lang) else []
                    if shown.get("dice") and not dice_sum(shown, lang):
                        state.append(energy.dice_in_words(shown["dice"], lang))
                    state += [*reasons(shown, lang), *([exhausted(lang)] if shown["exhausted"] else [])]
                    where = say(lang, en=f"In play, {names[seat]}", fr=f"En jeu, {names[seat]}")
                    told.append(titled(lang, where, " · ".join(state)))
        return [*told, *energy.notes(view, card, lang)]

    def piles(self, view: View, names: list[str], lang: str) -> list[str]:
        nothing = say(lang, en="nothing", fr="rien")
        told = []
        for seat, player in enumerate(view["players"]):
            pile = listed(player["discard"], lang) or nothing
            if seat == view["seat"]:
                told.append(say(lang, en=f"Your discard pile: {pile}", fr=f"Votre défausse : {pile}"))
            else:
                told.append(
                    say(lang, en=f"Discard pile of {names[seat]}: {pile}", fr=f"Défausse de {names[seat]} : {pile}")
                )
        told += energy.piles(view, lang)
        revealed = listed(view["revealed"], lang)
        if revealed:
            first = say(lang, en="Turned up for the first player", fr="Révélées pour le premier joueur")
            told.append(titled(lang, first, revealed))
        return told

    def shorthand(self, view: View, lang: str) -> Shorthand | None:
        return None


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


DETAILS = [
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


class Scene:
    """A view on its way to the screen: the own side below; a spectator sees the first seat below."""

    def __init__(self, view: View, names: list[str], lang: str, width: int) -> None:
        self.view = view
        self.names = names
        self.lang = lang
        self.width = width
        self.seat: int | None = view["seat"]
        self.options: list[View] = view.get("choice", {}).get("options", [])
        self.near = self.seat or 0

    @property
    def offers_whole_hand(self) -> bool:
        """Whether every card of the own hand stands among the options."""
        places = [option.get("at") for option in self.options]
        offered = [at for at in places if at is not None and at["zone"] == "hand" and at["seat"] == self.seat]
        return self.seat is not None and len(offered) == len(self.view["players"][self.seat]["hand"])

    def has_room_for(self, detail: Detail) -> bool:
        """Whether a layout leaves out nothing that must be seen, nor what is not there anyway."""
        return (detail.hand or self.offers_whole_hand) and (detail.display or "display" in self.view)

    # -- boxes

    def boxes(self) -> RenderableType:
        display = energy.energy_cards(self.view, self.lang, headings=True, texts=True)
        parts = [self.box_side(1 - self.near), *display, *self.pending(), self.box_side(self.near)]
        parts += [self.box_hand(seat) for seat in (1 - self.near, self.near) if self.hand(seat) is not None]
        return Group(*parts)

    def box_side(self, seat: int) -> RenderableType:
        player = self.view["players"][seat]
        area: list[RenderableType] = [Text(self.no_creature(), style="dim")]
        if player["play"]:
            inside = self.width - 3  # a column between boxes, none behind the last
            abreast = inside // (BOX + 1)
            shown = [self.box(creature, inside // abreast - 1) for creature in player["play"]]
            area = [Columns(shown, padding=(0, 1))]
        return Panel(
            Group(*area, *energy.holding(self.view, seat, self.lang, with_texts=True), *self.known(seat)),
            title=Text.assemble(" ", *self.standing(seat), " "),
            title_align="left",
            subtitle=" · ".join(self.counts(seat)),
            subtitle_align="left",
            border_style="bright_black",
        )

    def box(self, shown: View, width: int) -> RenderableType:
        """A creature in play: power with its sum, keywords with their sources, what it can do."""
        card = CARDS[shown["card"]]
        power = str(shown["power"])
        total = power_sum(shown, self.lang).removeprefix(power)
        lines = [Paragraph(Text.assemble((power, power_style(shown)), (total, "dim")))]
        words = marks_in_words(shown["keywords"], shown.get("dice", 0), self.lang)
        if words:
            lines.append(Paragraph(words, style="yellow"))
        if dice_sum(shown, self.lang):
            lines.append(Paragraph(dice_sum(shown, self.lang), style="dim"))
        lines += [Paragraph(source, style="dim") for source in keyword_sources(shown, self.lang)]
        if shown["exhausted"]:
            lines.append(Paragraph(exhausted(self.lang), style="magenta"))
        can = ability(card, self.lang, in_play=True)
        if can:
            lines.append(Paragraph(can))
        return Panel(
            Group(*lines), title=shortened(card.name(self.lang), width - 6), title_align="left", width=width,
            border_style="magenta" if shown["exhausted"] else "green",
        )  # fmt: skip

    def box_hand(self, seat: int) -> RenderableType:
        return Panel(
            Group(*(Paragraph(line, hang=2) for line in self.hand_lines(seat, with_texts=True))),
            title=self.hand_title(seat),
            title_align="left",
            border_style="blue",
        )

    # -- lists

    def lists(self, detail: Detail) -> RenderableType:
        parts: list[RenderableType] = []
        for seat in (1 - self.near, self.near):
            if seat == self.near:
                if detail.display:
                    parts += energy.energy_cards(self.view, self.lang, headings=detail.headings, texts=detail.texts)
                parts += self.pending()
            parts += self.list_side(seat, detail)
            if self.hand(seat) is not None:
                parts += self.list_hand(seat, detail)
        return Group(*parts)

    def list_side(self, seat: int, detail: Detail) -> list[RenderableType]:
        if detail.headings:
            standing = [(unit(words), style) for words, style in self.standing(seat)]
            counts = "  ".join(unit(count) for count in self.counts(seat))
            parts: list[RenderableType] = [rule_off(Text.assemble(*standing, "  ", counts))]
        else:
            parts = [Paragraph(self.short_standing(seat))]
        play = self.view["players"][seat]["play"]
        creatures = [self.in_line(shown, detail) for shown in play]
        parts += in_paragraphs(creatures, together=detail.creatures_together)
        if not play and detail.headings:
            parts.append(Paragraph(self.no_creature(), label="  ", style="dim"))
        return [*parts, *energy.holding(self.view, seat, self.lang, with_texts=detail.texts), *self.known(seat)]

    def in_line(self, shown: View, detail: Detail) -> Text:
        """A creature in play, in a line."""
        card = CARDS[shown["card"]]
        power = str(shown["power"])
        if shown["power"] != card.power and not detail.reasons:
            power += say(self.lang, en=f", printed {card.power}", fr=f", imprimée {card.power}")
        line = Text.assemble((card.name(self.lang), "bold"), " (", (power, power_style(shown)), ")")
        words = marks_in_words(shown["keywords"], shown.get("dice", 0), self.lang)
        if words:
            line.append("  " + words, style="yellow")
        if shown["exhausted"]:
            line.append("  " + exhausted(self.lang), style="magenta")
        if detail.reasons and shown["because"]:
            line.append("  [" + " · ".join(reasons(shown, self.lang)) + "]", style="dim")
        can = ability(card, self.lang, in_play=True) if detail.texts else ""
        if can:
            line.append(f"  {can}")
        return line

    def list_hand(self, seat: int, detail: Detail) -> list[RenderableType]:
        how = say(self.lang, en="(type card to read all cards)", fr="(tapez carte pour tout lire)")
        if not detail.hand:
            return [Paragraph(how, style="dim")]
        title = self.hand_title(seat)
        if self.options and not detail.hand_texts:
            title += f" {how}"
        cards = self.hand_lines(seat, with_texts=detail.hand_texts)
        return [
            rule_off(title) if detail.headings else Paragraph(title, style="bold"),
            *in_paragraphs(cards, together=detail.hand_together),
        ]

    # -- what both have

    def standing(self, seat: int) -> list[tuple[str, str]]:
        """Name, life and Mindbugs, and cubes if there are any in the game, each with its style."""
        player = self.view["players"][seat]
        cubes = energy.cubes(player, self.lang)
        return [
            (self.names[seat], "bold reverse" if self.view["active"] == seat else "bold"),
            (f"  ♥ {player['life']}", "bold red"),
            (f"  Mindbugs {'◆' * player['mindbugs'] or '–'}", "bold cyan"),
            *([(f"  {cubes}", "bold yellow")] if cubes else []),
        ]

    def short_standing(self, seat: int) -> Text:
        (name, style), (life, life_style) = self.standing(seat)[:2]
        player = self.view["players"][seat]
        mindbugs = "  " + ("◆" * player["mindbugs"] or "◇")
        cubes = energy.cubes(player, self.lang, short=True)
        counts = [count.replace(" pile", "") for count in self.counts(seat)]
        return Text.assemble(
            (name, style),
            (unit(life), life_style),
            (mindbugs, "bold cyan"),
            (f"  {unit(cubes)}" if cubes else "", "bold yellow"),
            *(f"  {unit(count)}" for count in counts),
        )

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

    def known(self, seat: int) -> list[RenderableType]:
        """What the other player has seen going into a hand that is hidden now."""
        cards = self.view["players"][seat].get("known")
        if not cards or self.hand(seat) is not None:
            return []
        seen = enumerate_words(self.lang, [CARDS[card].name(self.lang) for card in cards])
        sentence = say(self.lang, en=f"You know of {seen} in this hand.", fr=f"Vous connaissez dans cette main {seen}.")
        return [Paragraph(sentence, label="  ", hang=4)]

    def pending(self) -> list[RenderableType]:
        """The card just played, while the Mindbug decision is made; Energy cards and dice that are being resolved."""
        resolved = [*energy.bought(self.view, self.lang), *energy.dice(self.view, self.lang)]
        if "pending" not in self.view:
            return resolved
        title = say(self.lang, en="Just played: ", fr="Carte jouée : ")
        line = Text.assemble((title, "yellow"), printed(CARDS[self.view["pending"]], self.lang, with_text=True))
        return [Paragraph(line, label=Text("→ ", style="yellow")), *resolved]

    def no_creature(self) -> str:
        return say(self.lang, en="no creature in play", fr="aucune créature en jeu")


def in_paragraphs(lines: list[Text], *, together: bool) -> list[RenderableType]:
    """Cards in a line each; or run together, where a power stays with its name."""
    if not together:
        return [Paragraph(line, label="  ", hang=4) for line in lines]
    for line in lines:
        line.plain = line.plain.replace(" (", unit(" ("))
    return [Paragraph(Text(unit(" ·") + " ").join(lines), label="  ")] if lines else []


def printed(card: Card, lang: str, *, with_text: bool) -> Text:
    """A card as printed: name, power, keywords, text."""
    line = Text.assemble((f"{card.name(lang)} ({card.power})", "bold"))
    words = marks_in_words(keyword_names(card.keywords), card.dice, lang)
    if words:
        line.append("  " + words, style="yellow")
    can = ability(card, lang, in_play=False) if with_text else ""
    if can:
        line.append(f"  {can}")
    return line


def marks_in_words(keywords: list[str], dice: int, lang: str) -> str:
    """Keywords and die symbols."""
    words = [keyword_word(name, lang) for name in keywords]
    return " ".join([*words, *([unit(energy.dice_in_words(dice, lang))] if dice else [])])


def power_style(shown: View) -> str:
    change = shown["power"] - CARDS[shown["card"]].power
    return "bold green" if change > 0 else "bold red" if change < 0 else "bold"


def exhausted(lang: str) -> str:
    return say(lang, en="exhausted ↷", fr="inclinée ↷")


def listed(cards: list[str], lang: str) -> str:
    return ", ".join(CARDS[card].name(lang) for card in cards)


def shortened(name: str, width: int) -> str:
    """A name that fits above a creature."""
    return name if len(name) <= width else name[: width - 1] + "…"
