"""What a table of Orcs Orcs Orcs looks like in a terminal. It shows a view and knows no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from bestiaire.games.orcs.cards import POWER_NAMES, Spell
from bestiaire.games.orcs.nouns import ACTION, ENERGY, POINT, POWERS, fate_name, mission_text
from bestiaire.games.orcs.score_sheet import score_sheet
from bestiaire.games.orcs.words import box_in, energy_word
from bestiaire.terminal.orcs_field import DOT, MAGE, battlefield, counters, fate
from bestiaire.terminal.screen import Paragraph, rule_off, unit
from bestiaire.terminal.shorthand import Shorthand
from bestiaire.words import say
from bestiaire.words.plain import titled

View = dict[str, Any]

SKULL = "☠"


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


DETAILS = [
    Detail(headings=True, hand_texts=True, display_texts=True, powers=True, fate_text=True),
    Detail(headings=True, hand_texts=True, powers=True, fate_text=True),
    Detail(headings=True, hand_texts=True, fate_text=True),
    Detail(headings=True, fate_text=True),
    Detail(headings=True),
    Detail(),
    Detail(shared=False),
    Detail(shared=False, in_full=False),
]


class OrcsBoard:
    """See `bestiaire.terminal.board.Board`."""

    def layouts(self, view: View, names: list[str], lang: str, width: int) -> list[RenderableType]:
        """Lists with less and less in them: first the texts of the display go, in the end all but mages, battlefield
        and hand."""
        scene = Scene(view, names, lang)
        return [scene.laid_out(detail) for detail in DETAILS]

    def reading(self, view: View, names: list[str], lang: str) -> RenderableType:
        return Scene(view, names, lang).laid_out(DETAILS[0])

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        """Where such a card or creature is."""
        told = []
        for seat, player in enumerate(view["players"]):
            count = player["cards"].count(card)
            if count:
                name = names[seat]
                if seat == view["seat"]:
                    told.append(say(lang, en=f"In your deck: {count}.", fr=f"Dans votre deck : {count}."))
                else:
                    told.append(
                        say(lang, en=f"In the deck of {name}: {count}.", fr=f"Dans le deck de {name} : {count}.")
                    )
        for deck, cards in view["display"].items():
            if card in cards:
                told.append(say(lang, en=f"On display {deck}.", fr=f"À l'étalage {deck}."))
        if card in view["counters"]:
            value = POINT.count(lang, view["counters"][card]["value"])
            told.append(say(lang, en=f"Worth {value} now.", fr=f"Vaut {value} maintenant."))
        return told

    def piles(self, view: View, names: list[str], lang: str) -> list[str]:
        """Everybody's discard pile, and the fate cards that were used."""
        scene = Scene(view, names, lang)
        told = []
        for seat, player in enumerate(view["players"]):
            title = say(lang, en=f"Discard pile of {names[seat]}", fr=f"Défausse de {names[seat]}")
            if seat == view["seat"]:
                title = say(lang, en="Your discard pile", fr="Votre défausse")
            told.append(titled(lang, title, scene.listed([*player["discard"], *player["learned"]])))
        used = [fate_name(card, lang) for card in scene.box.fate_cards if card.id in view["fate_used"]]
        title = say(lang, en="Fate cards used", fr="Cartes Destin utilisées")
        told.append(titled(lang, title, "; ".join(used) or nothing(lang)))
        return told

    def shorthand(self, view: View, lang: str) -> Shorthand | None:
        return None


def nothing(lang: str) -> str:
    return say(lang, en="nothing", fr="rien")


class Scene:
    """A view on its way to the screen: the own mage below; a spectator sees the first seat below."""

    def __init__(self, view: View, names: list[str], lang: str) -> None:
        self.view = view
        self.names = names
        self.lang = lang
        self.near: int = view["seat"] or 0
        self.box = box_in(view)
        self.spells: dict[str, Spell] = {spell.key: spell for spell in self.box.spells}

    def laid_out(self, detail: Detail) -> RenderableType:
        seats = len(self.names)
        others = [(self.near + step) % seats for step in range(1, seats)]
        return Group(
            *self.other_mages(others, detail),
            *battlefield(
                self.view, self.names, self.box, self.lang, headings=detail.headings, short=not detail.in_full
            ),
            *(counters(self.view, self.box, self.lang) if detail.shared else ()),
            *fate(self.view, self.box, self.lang, in_full=detail.fate_text),
            *(self.display(detail) if detail.shared else ()),
            *self.side(self.near, detail),
            *self.hand(detail),
            *self.casting(),
            *self.scores(),
        )

    # -- mages

    def side(self, seat: int, detail: Detail) -> list[RenderableType]:
        player = self.view["players"][seat]
        line = Text.assemble(*self.standing(seat))
        parts: list[RenderableType] = [rule_off(line) if detail.headings else Paragraph(line)]
        trophies = [self.trophy(player, number, detail) for number in range(len(self.box.creatures))]
        shown = [trophy for trophy in trophies if trophy is not None]
        if shown:
            parts.append(Paragraph(DOT.join(shown), label="  ", hang=4))
        missions = player.get("missions", [])
        if isinstance(missions, list):
            parts += [self.mission(key, with_text=detail.in_full) for key in missions]
        return parts

    def other_mages(self, seats: list[int], detail: Detail) -> list[RenderableType]:
        """Everybody else; where there is little room only how they stand, and the powers they have gained."""
        if detail.in_full:
            return [part for seat in seats for part in self.side(seat, detail)]
        found = []
        for seat in seats:
            name, where, points, hand, *_ = self.standing(seat)
            powers = [POWERS[power].say(self.lang) for power in self.view["players"][seat]["powers"]]
            words = Text.assemble(name, where, points, hand)
            words.plain = unit(words.plain)
            found.append(words.append(f" ({', '.join(powers)})", style="green") if powers else words)
        return [Paragraph(DOT.join(found))]

    def standing(self, seat: int) -> list[tuple[str, str]]:
        player = self.view["players"][seat]
        hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
        discard = len(player["discard"]) + len(player["learned"])
        counts = [
            (f"{MAGE} {player['mage']}", f"bold {player['colour']}"),
            (f"★ {player['score']['total']}", "bold yellow"),
            (say(self.lang, en=f"hand {hand}", fr=f"main {hand}"), "magenta"),
            (say(self.lang, en=f"deck {player['draw']}", fr=f"pioche {player['draw']}"), "dim"),
            (say(self.lang, en=f"discard {discard}", fr=f"défausse {discard}"), "dim"),
        ]
        name = (unit(self.names[seat]), "bold reverse" if self.view["active"] == seat else "bold")
        return [name, *((f"  {unit(words)}", style) for words, style in counts)]

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

    def mission(self, key: str, *, with_text: bool) -> Paragraph:
        mission = next(one for one in self.box.missions if one.key == key)
        words = Text(mission.name(self.lang), style="bold")
        if with_text:
            words.append(f"  {mission_text(mission, self.lang)}", style="not bold")
        return Paragraph(words, label=Text("  ◆ ", style="cyan"))

    # -- cards

    def display(self, detail: Detail) -> list[RenderableType]:
        title = say(self.lang, en="spells to learn", fr="sorts à apprendre")
        parts: list[RenderableType] = [rule_off(title)] if detail.headings else []
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

    def hand(self, detail: Detail) -> list[RenderableType]:
        """The hands that who looks on may see."""
        parts: list[RenderableType] = []
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
            else:
                parts.append(Paragraph(DOT.join(cards), label=label, hang=4))
        return parts

    def casting(self) -> list[RenderableType]:
        """The spell that is cast, its upgrades, and the energy so far; actions and energy that wait."""
        parts: list[RenderableType] = []
        if "cast" in self.view:
            cast = self.view["cast"]
            names = " + ".join(self.spells[key].name(self.lang) for key in [cast["spell"], *cast["upgrades"]])
            energy = energy_word(cast["energy"], cast["element"], self.lang) if cast["element"] else ""
            words = Text(names, style="bold")
            if energy:
                words.append(f"  {energy}", style="bold yellow")
            parts.append(Paragraph(words, label=Text("→ ", style="yellow")))
        if self.view.get("magic_energy"):
            energy = ENERGY.count(self.lang, self.view["magic_energy"])
            parts.append(Paragraph(say(self.lang, en=f"Magic: {energy}", fr=f"Magie : {energy}"), label="  "))
        if "actions" in self.view and "cast" not in self.view and "choice" in self.view and not self.is_asked():
            actions = ACTION.count(self.lang, self.view["actions"])
            parts.append(Paragraph(say(self.lang, en=f"{actions} left", fr=f"encore {actions}"), label="  "))
        return parts

    def is_asked(self) -> bool:
        return "options" in self.view["choice"]

    def card(self, key: str, *, with_text: bool) -> Text:
        spell = self.spells[key]
        line = Text(unit(spell.name(self.lang)), style="bold")
        if with_text:
            line.append(f"  {spell.text(self.lang)}", style="not bold")
        return line

    def listed(self, cards: list[str]) -> str:
        return ", ".join(self.spells[card].name(self.lang) for card in cards) or nothing(self.lang)

    # -- the end

    def scores(self) -> list[RenderableType]:
        """The score line by line, once the game is over."""
        if self.view["phase"] != "over":
            return []
        parts: list[RenderableType] = [rule_off(say(self.lang, en="scores", fr="décompte"))]
        sheet = score_sheet(self.view, self.box, self.lang)
        for seat, name in enumerate(self.names):
            found = []
            for line in sheet:
                cell = line.cells[seat]
                if cell.points or cell.how:
                    how = f"{cell.how} = " if cell.how else ""
                    found.append(Text(unit(titled(self.lang, line.title, f"{how}{cell.points}"))))
            total = POINT.count(self.lang, self.view["players"][seat]["score"]["total"])
            words = Text.assemble((unit(total), "bold yellow"), *([DOT, DOT.join(found)] if found else []))
            parts.append(Paragraph(words, label=Text(f"  {name}  ", style="bold"), hang=4))
        return parts
