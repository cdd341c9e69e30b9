"""The board of King of Tokyo Duel in a terminal: its layouts, notes, piles, and how its dice are typed."""

from __future__ import annotations

from typing import Any

from bestiaire.core.showing import Shorthand
from bestiaire.games.duel.board import typed
from bestiaire.games.duel.board.scene import DETAILS, Detail, DuelScene
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS, NO_TOKEN
from bestiaire.games.duel.cards.sets import CARDS
from bestiaire.games.duel.words.nouns import ENERGY_CUBE, space_word, symbol_word
from bestiaire.games.duel.words.speaker import TOKENS
from bestiaire.show.board import market
from bestiaire.show.board.lines import listed
from bestiaire.show.board.scene import BaseBoard
from bestiaire.words import capital, say
from bestiaire.words.plain import titled

View = dict[str, Any]


class DuelBoard(BaseBoard[Detail]):
    scene = DuelScene
    details = DETAILS

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        """Where such a card lies, and what it costs there."""
        told = []
        for seat, player in enumerate(view["players"]):
            if card in player["keep"]:
                told.append(f"{market.in_front_of(seat, view, names, lang)}.")
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
        pile = listed((CARDS[card].name(lang) for card in view["discard"]), lang)
        told = [titled(lang, say(lang, en="Discard pile", fr="Défausse"), pile)]
        for lying in view["buzz"]:
            where = space_word(lying["space"], view["seat"], names, lang)
            track = symbol_word(lying["track"], lang)
            told.append(titled(lang, capital(TOKENS[lying["token"]].name(lang)), f"{track}, {where}"))
        return told

    def shorthand(self, view: View, lang: str) -> Shorthand | None:
        return typed.shorthand(view, lang)
