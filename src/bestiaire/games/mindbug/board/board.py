"""What a table of Mindbug looks like in a terminal. It shows a view and knows no rule."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from bestiaire.games.mindbug.board import energy
from bestiaire.games.mindbug.board.boxes import ROOMY, boxes
from bestiaire.games.mindbug.board.cards import turned
from bestiaire.games.mindbug.board.scene import DETAILS, Detail, MindbugScene
from bestiaire.games.mindbug.cards.sets import CARDS
from bestiaire.games.mindbug.words.reasons import dice_sum, power_sum, reasons
from bestiaire.show.board.lines import discard_pile_of, listed
from bestiaire.show.board.scene import BaseBoard
from bestiaire.words import say
from bestiaire.words.plain import titled

View = dict[str, Any]


class MindbugBoard(BaseBoard[Detail]):
    scene = MindbugScene
    details = DETAILS

    def layouts(self, view: View, names: list[str], lang: str, width: int) -> list[RenderableType]:
        """Boxes if there is room for them, else lists."""
        roomy = [boxes(MindbugScene(view, names, lang, width))] if width >= ROOMY else []
        return [*roomy, *super().layouts(view, names, lang, width)]

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        """Of each such creature in play: for whom, and why it is as it is."""
        told = []
        for seat, player in enumerate(view["players"]):
            for shown in player["play"]:
                if shown["card"] == card:
                    state = [str(shown["power"])] if not power_sum(shown, lang) else []
                    if shown.get("dice") and not dice_sum(shown, lang):
                        state.append(energy.dice_in_words(shown["dice"], lang))
                    state += [*reasons(shown, lang), *([turned(shown["card"], lang)] if shown["exhausted"] else [])]
                    where = say(lang, en=f"In play, {names[seat]}", fr=f"En jeu, {names[seat]}")
                    told.append(titled(lang, where, " · ".join(state)))
        return [*told, *energy.notes(view, card, lang)]

    def piles(self, view: View, names: list[str], lang: str) -> list[str]:
        told = []
        for seat, player in enumerate(view["players"]):
            title = discard_pile_of(seat, view, names, lang)
            told.append(titled(lang, title, listed(card_names(player["discard"], lang), lang)))
        told += energy.piles(view, lang)
        if view["revealed"]:
            first = say(lang, en="Turned up to see who begins", fr="Révélées pour savoir qui commence")
            told.append(titled(lang, first, listed(card_names(view["revealed"], lang), lang)))
        return told


def card_names(cards: list[str], lang: str) -> list[str]:
    return [CARDS[card].name(lang) for card in cards]
