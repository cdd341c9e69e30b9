"""A view of Orcs Orcs Orcs on its way to a terminal: mages, battlefield and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from bestiaire.games.orcs.board.field import MAGE, battlefield, counters, fate
from bestiaire.games.orcs.board.scores import scores
from bestiaire.games.orcs.cards.printed import POWER_NAMES, Mission, Spell
from bestiaire.games.orcs.words.nouns import ACTION, ENERGY, POWERS, mission_text
from bestiaire.games.orcs.words.speaker import box_in, energy_word
from bestiaire.show.board.lines import DOT, MARGIN, heading, name_and_text, nothing, under_way
from bestiaire.show.board.paragraph import Paragraph, rule_off, unit
from bestiaire.show.board.scene import WIDE, Figure, Scene
from bestiaire.words import say
from bestiaire.words.plain import titled

View = dict[str, Any]

SKULL = "☠"
MISSION = "◆"


@dataclass(frozen=True)
class Detail:
    """How much a layout says."""

    headings: bool = False
    hand_texts: bool = False
    display_texts: bool = False
    powers: bool = False
    fate_text: bool = False
    shared: bool = True
    """What lies in the middle for all: values and spells to learn."""
    in_full: bool = True
    """What the other mages have, rings and missions in full; else only how mages stand, and names."""
    hand: bool = True
    """The own hand; it may be left out where it is offered spell by spell."""


DETAILS = [  # first the texts of the display go, in the end all but mages, battlefield and a hand that is not offered
    Detail(headings=True, hand_texts=True, display_texts=True, powers=True, fate_text=True),
    Detail(headings=True, hand_texts=True, powers=True, fate_text=True),
    Detail(headings=True, hand_texts=True, fate_text=True),
    Detail(headings=True, fate_text=True),
    Detail(headings=True),
    Detail(),
    Detail(hand=False),
    Detail(shared=False),
    Detail(shared=False, hand=False),
    Detail(shared=False, in_full=False),
    Detail(shared=False, in_full=False, hand=False),
]

FROM_HAND = ("cast", "discard")
"""Verbs of options that name a spell in the own hand."""


class OrcsScene(Scene[Detail]):
    """The battlefield between the others' mages and the own one."""

    def __init__(self, view: View, names: list[str], lang: str, width: int = WIDE) -> None:
        super().__init__(view, names, lang, width)
        self.box = box_in(view)
        self.spells: dict[str, Spell] = {spell.key: spell for spell in self.box.spells}

    def may_be(self, detail: Detail) -> bool:
        return detail.hand or self.offers_whole_hand

    @property
    def offers_whole_hand(self) -> bool:
        """Whether every spell of the own hand stands among the options; of alike ones only one does."""
        keys = [option["key"].partition(":") for option in self.view.get("choice", {}).get("options", ())]
        offered = [name for verb, _, name in keys if verb in FROM_HAND]
        return bool(offered) and sorted(offered) == sorted(self.view["players"][self.near]["hand"])

    def laid_out(self, detail: Detail) -> RenderableType:
        return Group(
            *self.other_mages(detail),
            *battlefield(
                self.view, self.names, self.box, self.lang, headings=detail.headings, short=not detail.in_full
            ),
            *(counters(self.view, self.box, self.lang) if detail.shared else ()),
            *fate(self.view, self.box, self.lang, in_full=detail.fate_text),
            *(self.display(detail) if detail.shared else ()),
            *self.side(self.near, detail),
            *(self.hands(detail) if detail.hand else ()),
            *self.casting(),
            *(scores(self.view, self.names, self.box, self.lang) if self.view["phase"] == "over" else ()),
        )

    # -- mages

    def side(self, seat: int, detail: Detail) -> list[Paragraph]:
        """How a mage stands, trophies, and missions that who looks on may see; in a row where there is little room."""
        player = self.view["players"][seat]
        standing = self.beside_name(seat, [*self.standing(seat, detail), *self.own_piles(seat)])
        trophies = self.trophies(player, detail)
        missions = self.missions(player)
        if not detail.in_full:
            names = [Text(unit(f"{MISSION} {mission.name(self.lang)}"), style="cyan") for mission in missions]
            return [Paragraph(Text("  ").join(part for part in (standing, *names, trophies) if part), hang=2)]
        parts = [heading(standing, ruled=detail.headings)]
        if trophies:
            parts.append(Paragraph(trophies, label=MARGIN, hang=4))
        for mission in missions:
            words = Text(mission.name(self.lang), style="bold")
            words.append(f"  {mission_text(mission, self.lang)}", style="not bold")
            parts.append(Paragraph(words, label=Text(f"  {MISSION} ", style="cyan")))
        return parts

    def other_mages(self, detail: Detail) -> list[Paragraph]:
        """Everybody else; where there is little room only how they stand, and the powers they have gained."""
        if detail.in_full:
            return [part for seat in self.others for part in self.side(seat, detail)]
        found = []
        for seat in self.others:
            powers = [POWERS[power].say(self.lang) for power in self.view["players"][seat]["powers"]]
            words = self.beside_name(seat, self.standing(seat, detail))
            words.plain = unit(words.plain)
            found.append(words.append(f" ({', '.join(powers)})", style="green") if powers else words)
        return [Paragraph(DOT.join(found))]

    def standing(self, seat: int, detail: Detail) -> list[Figure]:
        """Where a mage stands (the battlefield says it, too), points, and spells in hand."""
        player = self.view["players"][seat]
        hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
        return [
            *([(f"{MAGE} {player['mage']}", f"bold {player['colour']}")] if detail.in_full else []),
            (f"★ {player['score']['total']}", "bold yellow"),
            (say(self.lang, en=f"hand {hand}", fr=f"main {hand}"), "magenta"),
        ]

    def own_piles(self, seat: int) -> list[Figure]:
        """How many spells a mage's deck and discard pile have."""
        player = self.view["players"][seat]
        discard = len(player["discard"]) + len(player["learned"])
        return [
            (say(self.lang, en=f"deck {player['draw']}", fr=f"pioche {player['draw']}"), "dim"),
            (say(self.lang, en=f"discard {discard}", fr=f"défausse {discard}"), "dim"),
        ]

    def trophies(self, player: View, detail: Detail) -> Text:
        found = [self.trophy(player, number, detail) for number in range(len(self.box.creatures))]
        return DOT.join(trophy for trophy in found if trophy is not None)

    def trophy(self, player: View, number: int, detail: Detail) -> Text | None:
        """Trophies of a type, its skulls, and its power once it is gained (or always, where there is room)."""
        creature = self.box.creatures[number]
        held, skulls = player["trophies"].get(creature.key, 0), player["skulls"].get(creature.key, 0)
        power = POWER_NAMES[creature.power]
        is_gained = power in player["powers"]
        if not (held or skulls):
            return None
        words = Text(unit(f"{creature.name(self.lang)} {held} {SKULL * skulls}".rstrip()), style="bold")
        if is_gained or detail.powers:
            words.append(f" ({POWERS[power].say(self.lang)})", style="bold green" if is_gained else "not bold dim")
        return words

    def missions(self, player: View) -> list[Mission]:
        held = player.get("missions", [])
        by_key = {mission.key: mission for mission in self.box.missions}
        return [by_key[key] for key in held] if isinstance(held, list) else []

    # -- cards

    def display(self, detail: Detail) -> list[Paragraph]:
        title = say(self.lang, en="spells to learn", fr="sorts à apprendre")
        parts = [rule_off(title)] if detail.headings else []
        for deck, cards in self.view["display"].items():
            left = self.view["decks"][deck]
            label = Text(f"  {deck} ", style="bold")
            pile = Text(unit(say(self.lang, en=f"(deck {left})", fr=f"(pioche {left})")), style="dim")
            if detail.display_texts:
                parts += [Paragraph(self.card(card, with_text=True), label=label, hang=6) for card in cards]
            else:
                line = DOT.join([self.card(card, with_text=False) for card in cards] or [Text(nothing(self.lang))])
                parts.append(Paragraph(Text.assemble(line, " ", pile), label=label))
        return parts

    def hands(self, detail: Detail) -> list[Paragraph]:
        """The hands that who looks on may see."""
        parts = []
        for seat, player in enumerate(self.view["players"]):
            hand = player["hand"]
            if not isinstance(hand, list) or not hand:
                continue
            title = say(self.lang, en="In hand: ", fr="En main : ")
            if seat != self.near:
                title = titled(self.lang, self.names[seat], title)
            cards = [self.card(card, with_text=detail.hand_texts) for card in hand]
            label = Text(f"  {title}", style="magenta")
            if detail.hand_texts:
                parts += [Paragraph(card, label=label, hang=4) for card in cards]
            elif detail.in_full:
                parts.append(Paragraph(DOT.join(cards), label=label, hang=4))
            else:
                parts.append(Paragraph(Text.assemble((title, "magenta"), DOT.join(cards)), label=MARGIN))
        return parts

    def casting(self) -> list[Paragraph]:
        """The spell that is cast, its upgrades, and the energy so far; actions and energy that wait."""
        parts = []
        if "cast" in self.view:
            cast = self.view["cast"]
            names = " + ".join(self.spells[key].name(self.lang) for key in [cast["spell"], *cast["upgrades"]])
            energy = energy_word(cast["energy"], cast["element"], self.lang) if cast["element"] else ""
            words = Text(names, style="bold")
            if energy:
                words.append(f"  {energy}", style="bold yellow")
            parts.append(under_way(words))
        if self.view.get("magic_energy"):
            energy = ENERGY.count(self.lang, self.view["magic_energy"])
            parts.append(Paragraph(say(self.lang, en=f"Magic: {energy}", fr=f"Magie : {energy}"), label=MARGIN))
        if "actions" in self.view and "cast" not in self.view and "choice" in self.view and not self.is_asked():
            actions = ACTION.count(self.lang, self.view["actions"])
            parts.append(Paragraph(say(self.lang, en=f"{actions} left", fr=f"encore {actions}"), label=MARGIN))
        return parts

    def is_asked(self) -> bool:
        return "options" in self.view["choice"]

    def card(self, key: str, *, with_text: bool) -> Text:
        spell = self.spells[key]
        return name_and_text(spell.name(self.lang), spell.text(self.lang) if with_text else "")
