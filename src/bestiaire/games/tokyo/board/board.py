"""The board of King of Tokyo in a terminal: its layouts, notes, piles, and how its dice are typed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bestiaire.core.showing import Shorthand
from bestiaire.games.tokyo.board import typed
from bestiaire.games.tokyo.board.scene import DETAILS, Detail, TokyoScene
from bestiaire.games.tokyo.words.notes import in_front, name_of, on_card
from bestiaire.games.tokyo.words.nouns import ENERGY
from bestiaire.show.board import market
from bestiaire.show.board.lines import listed
from bestiaire.show.board.scene import BaseBoard
from bestiaire.words import say
from bestiaire.words.plain import titled

View = dict[str, Any]


class TokyoBoard(BaseBoard[Detail]):
    scene = TokyoScene
    details = DETAILS

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        """Where such a card lies, and what it costs there."""
        told = []
        for seat, player in enumerate(view["players"]):
            held = [*player.get("cards", ()), *player.get("evolutions", ())]
            for shown in map(in_front, held):
                if shown["card"] == card:
                    special = [f" ({note})" for note in on_card(view, seat, shown, lang)]
                    told.append(f"{market.in_front_of(seat, view, names, lang)}{''.join(special)}.")
        for shown in view.get("display", ()):
            if shown["card"] == card:
                cost = ENERGY.count(lang, shown["price"])
                told.append(say(lang, en=f"On display, for {cost}.", fr=f"Visible, pour {cost}."))
        return told

    def piles(self, view: View, names: list[str], lang: str) -> list[str]:
        """The discard pile, and those of the Evolution cards."""
        told = [titled(lang, say(lang, en="Discard pile", fr="Défausse"), pile(view.get("discard", ()), lang))]
        for seat, player in enumerate(view["players"]):
            if player.get("evolution_discard"):
                name = names[seat]
                title = say(lang, en=f"Evolutions discarded by {name}", fr=f"Évolutions défaussées par {name}")
                told.append(titled(lang, title, pile(player["evolution_discard"], lang)))
        return told

    def shorthand(self, view: View, lang: str) -> Shorthand | None:
        return typed.shorthand(view, lang)


def pile(cards: Iterable[Any], lang: str) -> str:
    return listed((name_of(card, lang) for card in cards), lang)
