"""What Mindbug x King of Tokyo adds to the table in a terminal: Energy cards, cubes, dice, what holds this turn."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from bestiaire.games.mindbug.cards.sets import ENERGY_CARDS, printed
from bestiaire.games.mindbug.words.speaker import face_name
from bestiaire.show.board.lines import MARGIN, a_line_each, listed, run_together, under_way
from bestiaire.show.board.market import CUBE_SIGN, in_one_line, priced
from bestiaire.show.board.paragraph import Paragraph, rule_off, unit
from bestiaire.words import say
from bestiaire.words.nouns import CUBE, DIE
from bestiaire.words.plain import titled

View = dict[str, Any]


def cubes(player: View, lang: str, *, short: bool = False) -> str:
    """How many cubes a player has; nothing if the game has none."""
    if "energy" not in player:
        return ""
    counted = f"{CUBE_SIGN} {player['energy']}"
    return counted if short else say(lang, en=f"Energy {counted}", fr=f"Énergie {counted}")


def dice_in_words(amount: int, lang: str) -> str:
    """Die symbols: « 2 dice »; nothing if there are none."""
    return DIE.count(lang, amount) if amount else ""


def energy_cards(view: View, lang: str, *, headings: bool, texts: bool) -> list[Paragraph]:
    """The display with prices, and what is missing to buy; in a line each with their texts, or run together."""
    if "display" not in view:
        return []
    title = say(lang, en="Energy cards", fr="cartes Énergie")
    deck = say(lang, en=f"deck {view['energy_deck']}", fr=f"paquet {view['energy_deck']}")
    pile = say(lang, en=f"discard {len(view['energy_discard'])}", fr=f"défausse {len(view['energy_discard'])}")
    cards = [on_display(card, view, lang, with_text=texts) for card in view["display"]]
    if not headings:
        return in_one_line(cards, deck)
    head = rule_off(Text.assemble((title, "bold"), "  ", unit(deck), "  ", unit(pile)))
    return [head, *(a_line_each(cards) if texts else run_together(cards))]


def on_display(card: str, view: View, lang: str, *, with_text: bool) -> Text:
    shown = ENERGY_CARDS[card]
    return priced(shown.name(lang), shown.cost, view, shown.text(lang) if with_text else "", lang)


def bought(view: View, lang: str) -> list[Paragraph]:
    """The Energy cards that are being resolved."""
    title = say(lang, en="Energy card: ", fr="Carte Énergie : ")
    return [
        under_way(Text.assemble((title, "yellow"), (printed(card).name(lang), "bold"), f"  {printed(card).text(lang)}"))
        for card in view.get("bought", ())
    ]


def dice(view: View, lang: str) -> list[Paragraph]:
    """What was rolled, while it is resolved. The question about the dice names them itself."""
    if "dice" not in view or ("options" in view.get("choice", {}) and view["choice"]["kind"] in ("reroll", "die")):
        return []
    faces = " · ".join(f"[{face_name(face, lang)}]" for face in view["dice"])
    return [Paragraph(titled(lang, say(lang, en="Dice", fr="Dés"), faces), style="bold yellow")]


def holding(view: View, seat: int, lang: str, *, with_texts: bool) -> list[Paragraph]:
    """What helps a player until the end of this turn."""
    cards = [printed(holds["card"]) for holds in view.get("this_turn", ()) if holds["seat"] == seat]
    if not cards:
        return []
    if with_texts:
        told = " · ".join(titled(lang, card.name(lang), card.text(lang)) for card in cards)
    else:
        names = ", ".join(card.name(lang) for card in cards)
        told = titled(lang, say(lang, en="This turn", fr="Ce tour"), names)
    return [Paragraph(told, label=MARGIN, hang=4, style="green")]


def notes(view: View, card: str, lang: str) -> list[str]:
    """Where an Energy card lies."""
    price = CUBE.count(lang, ENERGY_CARDS[card].cost) if card in ENERGY_CARDS else ""
    told = []
    if card in view.get("display", ()):
        told.append(say(lang, en=f"Face up, for {price}.", fr=f"Visible, pour {price}."))
    if card in view.get("energy_discard", ()):
        told.append(say(lang, en="In the Energy discard pile.", fr="Dans la défausse Énergie."))
    return told


def piles(view: View, lang: str) -> list[str]:
    """The Energy cards face up with their prices, and their discard pile from bottom to top."""
    if "display" not in view:
        return []
    offered = [f"{ENERGY_CARDS[card].name(lang)} ({ENERGY_CARDS[card].cost})" for card in view["display"]]
    gone = [printed(card).name(lang) for card in view["energy_discard"]]
    return [
        titled(lang, say(lang, en="Energy cards face up", fr="Cartes Énergie visibles"), listed(offered, lang)),
        titled(lang, say(lang, en="Energy discard pile", fr="Défausse Énergie"), listed(gone, lang)),
    ]
